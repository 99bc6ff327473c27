# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = In short
rules-whole = All the rules
rules-learn = Learn by playing
rules-search = Word or number, such as { $rule }
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-english = These rules haven't been translated into your language yet, so here they are in English.

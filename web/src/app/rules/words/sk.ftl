# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = V skratke
rules-whole = Celé pravidlá
rules-learn = Učenie hrou
rules-search = Slovo alebo číslo, napríklad { $rule }
rules-found = { $count ->
    [0] Nič sa nenašlo. Skús kratšie slovo.
    [one] Našlo sa jedno pravidlo.
    [few] Našli sa { $count } pravidlá.
   *[other] Našlo sa { $count } pravidiel.
}
rules-english = Tieto pravidlá ešte v tvojom jazyku nie sú, tak ich tu máš po anglicky.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = W skrócie
rules-whole = Wszystkie zasady
rules-learn = Samouczek
rules-search = Szukaj: słowo lub numer ({ $rule })
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj krótszego słowa.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
    [many] Znaleziono { $count } zasad.
   *[other] Znaleziono { $count } zasady.
}
rules-english = Tych zasad nie ma jeszcze po polsku, więc na razie są po angielsku.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Ve zkratce
rules-whole = Celá pravidla
rules-learn = Učení hrou
rules-search = Slovo nebo číslo, třeba { $rule }
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus kratší slovo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-english = Tato pravidla ještě ve tvém jazyce nejsou, tak je tu máš anglicky.

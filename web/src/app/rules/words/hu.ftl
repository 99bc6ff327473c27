# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Röviden
rules-whole = Minden szabály
rules-learn = Tanulj játszva
rules-search = Szó vagy szám, például { $rule }
rules-found = { $count ->
    [0] Nincs találat. Próbálj rövidebb szót.
   *[other] Találatok: { $count }.
}
rules-english = Ezek a szabályok még nincsenek meg a te nyelveden, ezért itt angolul olvashatók.

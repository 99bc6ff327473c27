# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Pe scurt
rules-whole = Toate regulile
rules-learn = Învață jucând
rules-search = Cuvânt sau număr, de pildă { $rule }
rules-found = { $count ->
    [0] N-am găsit nimic. Încearcă un cuvânt mai scurt.
    [one] O regulă găsită.
    [few] { $count } reguli găsite.
   *[other] { $count } de reguli găsite.
}
rules-english = Regulile astea încă nu sunt scrise în limba ta, așa că iată-le în engleză.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Коротко
rules-whole = Все правила
rules-learn = Учись играя
rules-search = Слово или номер, например { $rule }
rules-found = { $count ->
    [0] Ничего не найдено. Попробуй слово покороче.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
    [many] Найдено { $count } правил.
   *[other] Найдено { $count } правила.
}
rules-english = Этих правил на твоём языке ещё нет, так что вот они по-английски.

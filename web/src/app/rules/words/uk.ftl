# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Коротко
rules-whole = Усі правила
rules-learn = Вчися граючи
rules-search = Слово чи номер, як-от { $rule }
rules-found = { $count ->
    [0] Нічого не знайдено. Спробуй коротше слово.
    [one] Знайдено { $count } правило.
    [few] Знайдено { $count } правила.
    [many] Знайдено { $count } правил.
   *[other] Знайдено { $count } правила.
}
rules-english = Цих правил твоєю мовою ще немає, тож ось вони англійською.

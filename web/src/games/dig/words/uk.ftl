# DIG's board

dig-page-yard = Двір
dig-page-your-hand = У зубах
dig-page-hand-empty = У зубах поки порожньо
dig-page-hand-of = { $name }, у зубах
dig-page-home-of = { $name } — очки: { $points }, принесено кісток: { $bones }
dig-page-place = місце { $place }, { $card }
dig-page-house = Буда
dig-page-dogs-here = тут: { $names }
dig-page-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}
dig-page-dig = Копати
dig-page-deliver = У миску: { $count }
dig-page-put = Назад
dig-page-keep = Залишити всі
dig-page-stop = Кінець ходу
dig-page-decide = Поклади одну назад або залиш усі
dig-page-must-put = Повна паща: поклади одну назад
dig-page-worth = Ціна кістки
dig-page-left = { $left ->
    [one] ще { $left } дія
    [few] ще { $left } дії
    [many] ще { $left } дій
   *[other] ще { $left } дії
}
dig-page-last-bone = У дворі лишилася остання кістка!
dig-page-recap-bones = Найбільше кісток приносить додому { $name }: { $bones }.
dig-page-recap-bowls = Миски зсувалися { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
}.
dig-page-bowl-worth = кістка тут варта { $worth }
dig-page-bones = { $count } × { $colour-f }
dig-page-bones-none = поки жодної
dig-page-keep-it = Залишити
dig-page-stop-sure = { $left ->
    [one] Завершити? Лишилася { $left } дія
    [few] Завершити? Лишилися { $left } дії
    [many] Завершити? Лишилося { $left } дій
   *[other] Завершити? Лишилося { $left } дії
}

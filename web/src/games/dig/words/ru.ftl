# DIG's board

dig-page-yard = Двор
dig-page-your-hand = Твоя рука
dig-page-hand-empty = В зубах пока пусто
dig-page-hand-of = { $name }, в зубах
dig-page-home-of = { $name }, очки: { $points }, принесено домой: { $bones }
dig-page-place = место { $place }, { $card }
dig-page-house = Будка
dig-page-dogs-here = тут: { $names }
dig-page-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
dig-page-dig = Копать
dig-page-deliver = В миску: { $count }
dig-page-put = Обратно
dig-page-keep = Оставить все
dig-page-stop = Конец хода
dig-page-decide = Положи одну обратно или оставь все
dig-page-must-put = Пасть полна: положи одну обратно
dig-page-worth = Цена косточки
dig-page-left = { $left ->
    [one] ещё { $left } действие
    [few] ещё { $left } действия
    [many] ещё { $left } действий
   *[other] ещё { $left } действия
}
dig-page-last-bone = Во дворе осталась последняя косточка!
dig-page-recap-bones = Больше всего косточек дома: { $name }, { $bones }.
dig-page-recap-bowls = Миски сдвигались { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}.
dig-page-bowl-worth = косточка здесь стоит { $worth }
dig-page-bones = { $count } × { $colour-f }
dig-page-bones-none = пока ничего
dig-page-keep-it = Оставить
dig-page-stop-sure = { $left ->
    [one] Закончить? Осталось { $left } действие
    [few] Закончить? Осталось { $left } действия
    [many] Закончить? Осталось { $left } действий
   *[other] Закончить? Осталось { $left } действия
}

# Spots' board

spots-page-tricks = Команды
spots-page-face-down = { $trick }, закрыта
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] на плитке { $treats } вкусняшка
    [few] на плитке { $treats } вкусняшки
    [many] на плитке { $treats } вкусняшек
   *[other] на плитке { $treats } вкусняшки
}
spots-page-table = Стол
spots-page-dice-left = { $dice ->
    [one] в запасе { $dice } кубик
    [few] в запасе { $dice } кубика
    [many] в запасе { $dice } кубиков
   *[other] в запасе { $dice } кубика
}
spots-page-deck = Дальше: { $dog } ({ $spots })
spots-page-my-dogs = Твои собаки
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $dog }, { $number }: свободно
spots-page-spot-filled = { $dog }, { $number }: занято
spots-page-paws = { $paws ->
    [0] без лапок
    [one] { $paws } лапка
    [few] { $paws } лапки
    [many] { $paws } лапок
   *[other] { $paws } лапки
}
spots-page-yard = Твой двор: { $pips } (не больше { $limit })
spots-page-yard-of = { $name }, двор: { $pips } (не больше { $limit })
spots-page-bury = Закопать
spots-page-treats = { $treats ->
    [0] без вкусняшек
    [one] { $treats } вкусняшка
    [few] { $treats } вкусняшки
    [many] { $treats } вкусняшек
   *[other] { $treats } вкусняшки
}
spots-page-scored = { $count } из 6
spots-page-die = кубик с числом { $number }
spots-page-die-goes = кубик с числом { $number }, куда: { $where }
spots-page-place-all = Разместить все
spots-page-settle = Готово
spots-page-bust = Закопать: провал!
spots-page-reroll = Перебросить
spots-page-reroll-some = Перебросить { $count }
spots-page-roll = Бросить
spots-page-stop = Стоп
spots-page-score = Засчитать собак
spots-page-discard = Сбросить
spots-page-ask-choose = Выбери команду
spots-page-ask-name = Выбери число
spots-page-ask-aside = Сколько кубиков?
spots-page-ask-take = Возьми кубик
spots-page-ask-move = Куда?
spots-page-ask-dig = Измени закопанный кубик
spots-page-ask-pick = Выбери кубики с суммой 8: пока { $total }
spots-page-ask-settle = Коснись кубика, потом пятнышка или двора
spots-page-ask-fetch = Какое число оставляешь?
spots-page-pick = Выбрать
spots-page-pes = Пёс
spots-page-one-more = { $name }: не хватает всего одной собаки!
spots-page-recap-busts = Больше всего провалов: { $name } ({ $times }).
spots-page-recap-first = Первая собака: { $dog } ({ $name }).
spots-page-dog-of = { $dog }: свободно { $free }; занято { $taken }
spots-solo = Spots против Пса
spots-solo-won = Победа над Псом, { $score } : { $opponent }! Ходов: { $turns }.
spots-solo-lost = Победил Пёс, { $opponent } : { $score }.

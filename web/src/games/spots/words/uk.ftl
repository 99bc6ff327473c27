# Spots' board

spots-page-tricks = Команди
spots-page-face-down = { $trick }, долілиць
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] на тайлі { $treats } смаколик
    [few] на тайлі { $treats } смаколики
    [many] на тайлі { $treats } смаколиків
   *[other] на тайлі { $treats } смаколика
}
spots-page-table = Стіл
spots-page-dice-left = { $dice ->
    [one] у запасі { $dice } кубик
    [few] у запасі { $dice } кубики
    [many] у запасі { $dice } кубиків
   *[other] у запасі { $dice } кубика
}
spots-page-deck = Далі: { $dog } ({ $spots })
spots-page-my-dogs = Твої песики
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $dog }, { $number }: вільно
spots-page-spot-filled = { $dog }, { $number }: заповнено
spots-page-paws = { $paws ->
    [0] без лапок
    [one] { $paws } лапка
    [few] { $paws } лапки
    [many] { $paws } лапок
   *[other] { $paws } лапки
}
spots-page-yard = Твій двір: { $pips } (не більше { $limit })
spots-page-yard-of = { $name }, двір: { $pips } (не більше { $limit })
spots-page-bury = Закопати
spots-page-treats = { $treats ->
    [0] без смаколиків
    [one] { $treats } смаколик
    [few] { $treats } смаколики
    [many] { $treats } смаколиків
   *[other] { $treats } смаколика
}
spots-page-scored = { $count } з 6
spots-page-die = кубик із числом { $number }
spots-page-die-goes = кубик із числом { $number }, куди: { $where }
spots-page-place-all = Розмістити всі
spots-page-settle = Розкласти
spots-page-bust = Закопати: невдача!
spots-page-reroll = Перекинути
spots-page-reroll-some = Перекинути { $count }
spots-page-roll = Кинути
spots-page-stop = Стоп
spots-page-score = Завершити песиків
spots-page-discard = Скинути
spots-page-ask-choose = Вибери команду
spots-page-ask-name = Вибери число
spots-page-ask-aside = Скільки кубиків?
spots-page-ask-take = Візьми кубик
spots-page-ask-move = Куди?
spots-page-ask-dig = Зміни закопаний кубик
spots-page-ask-pick = Вибери кубики із сумою 8: поки { $total }
spots-page-ask-settle = Торкни кубик, тоді клітинку або двір
spots-page-ask-fetch = Яке число залишаєш?
spots-page-pick = Вибрати
spots-page-pes = Пес
spots-page-one-more = { $name }: бракує лише одного песика!
spots-page-recap-busts = Найчастіше зазнає невдачі { $name }: { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
}.
spots-page-recap-first = Першого песика завершує { $name }: { $dog }.
spots-page-dog-of = { $dog }: вільні { $free }; зайняті { $taken }
spots-solo = { spots-name } проти Пса
spots-solo-won = Перемога над Псом, { $score } : { $opponent }! Ходів: { $turns }.
spots-solo-lost = Переміг Пес, { $opponent } : { $score }.

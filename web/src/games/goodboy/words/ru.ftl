# Good Boy's board

goodboy-page-yards = Дворы
goodboy-page-pool = Запас
goodboy-page-pile = { $dogs ->
    [one] впереди { $dogs } собачка
    [few] впереди { $dogs } собачки
    [many] впереди { $dogs } собачек
   *[other] впереди { $dogs } собачки
}
goodboy-page-yard = Двор { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Двор { $yard } пуст
goodboy-page-wants = хочет: { $treats }
goodboy-page-there = есть от тебя: { $treats }
goodboy-page-corner-of = { $name }, угол: { $treats }
goodboy-page-nothing = ничего
goodboy-page-mine = Перед тобой
goodboy-page-at-risk = Под угрозой: { $count }
goodboy-page-safe = Рисковать пока нечем
goodboy-page-roll-first = Бросить
goodboy-page-roll = Ещё раз
goodboy-page-stop = Стоп
goodboy-page-choose = Любой фант: выбери из запаса
goodboy-page-rob = В запасе нет: возьми из угла другого игрока
goodboy-page-lay = Коснись собачки, чтобы её угостить, или сначала фанта
goodboy-page-lay-here = Положить сюда
goodboy-page-call = Зови!
goodboy-page-keep = Придержать и звать
goodboy-page-again = Заново
goodboy-page-take = Кто из хороших пёсиков пойдёт с тобой?
goodboy-page-wait = Пусть подождут
goodboy-page-take-this = Ко мне!
goodboy-page-back = Забрать назад: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Кот следит: следующий заберёт всё
goodboy-page-token-dog = Всё тихо: первый кот только предупредит
goodboy-page-points = { $points } из { $goal }
goodboy-page-dogs-of = { $name }, собачки: { $dogs }
goodboy-page-recap-cat = Лучшая добыча кота: { $name } теряет { $treats ->
    [one] { $treats } фант
    [few] { $treats } фанта
    [many] { $treats } фантов
   *[other] { $treats } фанта
}.
goodboy-page-recap-dog = Самую ценную собачку забирает { $name }: { $dog } ({ $points }).
goodboy-page-held-of = { $name }, на кону: { $treats }

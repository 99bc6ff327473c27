# Good Boy's board

goodboy-page-yards = Двори
goodboy-page-pool = Запас
goodboy-page-pile = { $dogs ->
    [one] попереду { $dogs } песик
    [few] попереду { $dogs } песики
    [many] попереду { $dogs } песиків
   *[other] попереду { $dogs } песика
}
goodboy-page-yard = Двір { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Двір { $yard } порожній
goodboy-page-wants = хоче: { $treats }
goodboy-page-there = має від тебе: { $treats }
goodboy-page-corner-of = { $name }, кут: { $treats }
goodboy-page-nothing = нічого
goodboy-page-mine = Перед тобою
goodboy-page-at-risk = Під загрозою: { $count }
goodboy-page-safe = Поки нічим ризикувати
goodboy-page-roll-first = Кинути
goodboy-page-roll = Ще раз
goodboy-page-stop = Стоп
goodboy-page-choose = Будь-що: вибери із запасу
goodboy-page-rob = У запасі немає: візьми з чужого кута
goodboy-page-lay = Торкни песика, щоб дати йому бажане, або спершу гостинець
goodboy-page-lay-here = Покласти сюди
goodboy-page-call = Клич!
goodboy-page-keep = Притримати й кликати
goodboy-page-again = Заново
goodboy-page-take = Хто з хороших песиків піде з тобою?
goodboy-page-wait = Хай зачекають
goodboy-page-take-this = До мене!
goodboy-page-back = Забрати назад: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Кіт пильнує: наступний забере все
goodboy-page-token-dog = Усе тихо: перший кіт лише попередить
goodboy-page-points = { $points } з { $goal }
goodboy-page-dogs-of = { $name }, песики: { $dogs }
goodboy-page-recap-cat = Найкраща здобич кота: { $name } втрачає { $treats ->
    [one] { $treats } гостинець
    [few] { $treats } гостинці
    [many] { $treats } гостинців
   *[other] { $treats } гостинця
}.
goodboy-page-recap-dog = Найцінніший песик: { $dog } ({ $points }). Його забирає { $name }.
goodboy-page-held-of = { $name }: на кону { $treats }

# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Бросай кубики, собирай фанты, берегись котов и зови к себе лучших собачек.

goodboy-option-starter = Кто начинает
goodboy-option-starter-about = Номер игрока или жребий. По правилам: кто последним гладил собаку.
goodboy-option-starter-printed = По правилам начинает тот, кто последним гладил собаку, или самый младший.
goodboy-option-starter-chance = жребий
goodboy-option-hard = Более сложный вариант
goodboy-option-hard-about = Без жетонов: кот после первого броска забирает всё собранное.
goodboy-option-any_face = Грань «любой фант»
goodboy-option-any_face-about = Что даёт грань «любой фант».
goodboy-option-any_face-chosen = фант на выбор
goodboy-option-any_face-random = случайный фант
goodboy-option-call = Всё собрано
goodboy-option-call-about = Обязательно ли забирать собачку, у которой есть всё, что она хочет.
goodboy-option-call-must = обязательно (наша трактовка)
goodboy-option-call-may = можно подождать

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = мяч
goodboy-treat-bone = косточка
    .acc = косточку
goodboy-treat-stick = палка
    .acc = палку
goodboy-treat-duck = резиновая утка
    .acc = резиновую утку
goodboy-treat-snack = вкусняшка
    .acc = вкусняшку
goodboy-treat-frisbee = фрисби
goodboy-treat-any = любой фант
goodboy-cat = кот
    .acc = кота

goodboy-dog-chihuahua = Чихуахуа
    .low = чихуахуа
    .acc = чихуахуа
goodboy-dog-dachshund = Такса
    .low = такса
    .acc = таксу
goodboy-dog-french-bulldog = Французский бульдог
    .low = французский бульдог
    .acc = французского бульдога
goodboy-dog-jack-russell = Джек-рассел
    .low = джек-рассел
    .acc = джек-рассела
goodboy-dog-maltese = Мальтезе
    .low = мальтезе
    .acc = мальтезе
goodboy-dog-pug = Мопс
    .low = мопс
    .acc = мопса
goodboy-dog-shiba-inu = Сиба-ину
    .low = сиба-ину
    .acc = сиба-ину
goodboy-dog-yorkshire-terrier = Йорк
    .low = йорк
    .acc = йорка
goodboy-dog-beagle = Бигль
    .low = бигль
    .acc = бигля
goodboy-dog-border-collie = Бордер-колли
    .low = бордер-колли
    .acc = бордер-колли
goodboy-dog-chow-chow = Чау-чау
    .low = чау-чау
    .acc = чау-чау
goodboy-dog-corgi = Корги
    .low = корги
    .acc = корги
goodboy-dog-dalmatian = Далматин
    .low = далматин
    .acc = далматина
goodboy-dog-greyhound = Грейхаунд
    .low = грейхаунд
    .acc = грейхаунда
goodboy-dog-poodle = Пудель
    .low = пудель
    .acc = пуделя
goodboy-dog-schnauzer = Шнауцер
    .low = шнауцер
    .acc = шнауцера
goodboy-dog-boxer = Боксёр
    .low = боксёр
    .acc = боксёра
goodboy-dog-bulldog = Бульдог
    .low = бульдог
    .acc = бульдога
goodboy-dog-german-shepherd = Немецкая овчарка
    .low = немецкая овчарка
    .acc = немецкую овчарку
goodboy-dog-golden-retriever = Золотистый ретривер
    .low = золотистый ретривер
    .acc = золотистого ретривера
goodboy-dog-husky = Хаски
    .low = хаски
    .acc = хаски
goodboy-dog-labrador = Лабрадор
    .low = лабрадор
    .acc = лабрадора
goodboy-dog-samoyed = Самоед
    .low = самоед
    .acc = самоеда
goodboy-dog-doberman = Доберман
    .low = доберман
    .acc = добермана
goodboy-dog-great-dane = Немецкий дог
    .low = немецкий дог
    .acc = немецкого дога
goodboy-dog-newfoundland = Ньюфаундленд
    .low = ньюфаундленд
    .acc = ньюфаундленда
goodboy-dog-rottweiler = Ротвейлер
    .low = ротвейлер
    .acc = ротвейлера
goodboy-dog-saint-bernard = Сенбернар
    .low = сенбернар
    .acc = сенбернара
goodboy-no-dog = пусто

goodboy-do-roll = Бросить оба кубика
goodboy-do-stop = Остановиться и звать
goodboy-do-any = Взять из запаса: { $treat }
goodboy-do-rob = Взять { $treat-acc } из чужого угла: { $name }, двор { $yard }
goodboy-do-put = Положить { $treat-acc } во двор { $yard } ({ $dog-low })
goodboy-do-done = Хватит: звать
goodboy-do-wait = Никого не звать: пусть подождут
goodboy-do-take = Забрать { $dog-acc } со двора { $yard }

goodboy-told-starts = { $name } начинает.
goodboy-told-came = { $dog } прибегает во двор { $yard }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
goodboy-told-rolled = { $name } бросает: { $symbols }.
goodboy-told-got = { $name } берёт из запаса { $treat-acc }.
goodboy-told-robbed = { $name } берёт { $treat-acc } из чужого угла: { $victim }, двор { $yard }.
goodboy-told-got-nothing = { $name } ищет { $treat-acc }, но нигде не находит.
goodboy-told-cat = Кот! { $name } переворачивает жетон котом вверх.
goodboy-told-cat-ignored = { $name } бросает в первый раз за ход, так что { $cats ->
    [one] кот не считается
    [few] коты не считаются
    [many] коты не считаются
   *[other] коты не считаются
}.
goodboy-told-busted = Всё забирает кот: { $name } теряет { $treats ->
    [0] только ход
    [one] { $treats } фант и ход
    [few] { $treats } фанта и ход
    [many] { $treats } фантов и ход
   *[other] { $treats } фанта и ход
}.
goodboy-told-stopped = { $name } больше не бросает.
goodboy-told-laid = { $name } кладёт { $treat-acc } во двор { $yard }.
goodboy-told-took = Хороший пёсик! { $name } забирает { $dog-acc } со двора { $yard }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
goodboy-told-emptied = Для двора { $yard } собачек больше нет: его фанты уходят в запас.
goodboy-told-called-nobody = { $name } зовёт, но на этот раз никто не бежит.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
goodboy-told-scored = { $name } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, собачек: { $dogs }.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } выбирает { $treat-acc }.
goodboy-beat-starts = начинает
goodboy-beat-came = { $items }
goodboy-beat-came-one = во двор { $yard } прибегает { $dog-low } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] выбрасывает на кубиках { $symbols-acc-and }
    [2] бросает дважды
    [3] бросает трижды
    [4] бросает четыре раза
    [5] бросает пять раз
    [6] бросает шесть раз
    [one] бросает { $count } раз
    [few] бросает { $count } раза
    [many] бросает { $count } раз
   *[other] бросает { $count } раза
}
goodboy-beat-picked = выбирает { $count ->
    [1] { $treat-acc }
    [2] { $treat-acc-and }
    [3] три фанта
    [4] четыре фанта
    [one] { $count } фант
    [few] { $count } фанта
    [many] { $count } фантов
   *[other] { $count } фанта
}
goodboy-beat-robbed = берёт { $items-and }
goodboy-beat-robbed-one = { $count ->
    [1] { $treat-acc }
    [2] два фанта
    [3] три фанта
    [4] четыре фанта
    [one] { $count } фант
    [few] { $count } фанта
    [many] { $count } фантов
   *[other] { $count } фанта
} из чужого угла ({ $victim })
goodboy-beat-busted = кот! { $name } теряет { $treats ->
    [0] только ход
    [1] фант
    [2] два фанта
    [3] три фанта
    [4] четыре фанта
    [5] пять фантов
    [6] шесть фантов
    [7] семь фантов
    [8] восемь фантов
    [9] девять фантов
    [one] { $treats } фант
    [few] { $treats } фанта
    [many] { $treats } фантов
   *[other] { $treats } фанта
}
goodboy-beat-stopped = останавливается
goodboy-beat-laid = кладёт { $items-and }
goodboy-beat-laid-one = { $count ->
    [1] { $treat-acc }
    [2] два фанта
    [3] три фанта
    [4] четыре фанта
    [5] пять фантов
    [6] шесть фантов
    [7] семь фантов
    [8] восемь фантов
    [9] девять фантов
    [one] { $count } фант
    [few] { $count } фанта
    [many] { $count } фантов
   *[other] { $count } фанта
} во двор { $yard }
goodboy-beat-took = забирает домой { $dog-acc-and } (+{ $points })
goodboy-beat-emptied = для { $count ->
    [1] двора { $yard }
   *[other] дворов { $yard-and }
} собачек больше нет
goodboy-beat-counted = считает { $items }
goodboy-beat-counted-one = { $dog-acc } ({ $points })
goodboy-beat-scored = набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

goodboy-ending-goal-reached = Победная сумма набрана, круг доигран.
goodboy-ending-yards-empty = Все собачки нашли себе друзей.
goodboy-ending-last-round = Это был последний круг: считаем очки как есть.

goodboy-why-not-rolling = Сейчас не время бросать или останавливаться.
goodboy-why-roll-first = Надо бросить хотя бы раз.
goodboy-why-no-any = Грань «любой фант» не выпала, выбирать нечего.
goodboy-why-not-in-pool = В запасе такого нет: { $treat }.
goodboy-why-nothing-to-rob = Из чужих углов берут только то, что выпало и чего нет в запасе.
goodboy-why-pool-not-empty = Бери из запаса, пока там что-то есть.
goodboy-why-other-treat = Выпало другое: { $treat }.
goodboy-why-own-corner = Из своих углов никогда не берут.
goodboy-why-not-in-corner = В этом углу двора { $yard } такого нет: { $treat }.
goodboy-why-not-laying = Фанты раскладывают, когда уже не бросают.
goodboy-why-no-dog = Во дворе { $yard } собачки уже нет, так что класть туда ничего нельзя.
goodboy-why-not-held = Перед тобой такого нет: { $treat }.
goodboy-why-lay-in-order = По одному фанты кладут по видам, а потом по дворам. Пришли всё одной строкой, «lay 1:… 2:…», и порядок будет неважен.
goodboy-why-nothing-to-take = Выбирать между собачками сейчас не надо.
goodboy-why-take-one = Выбери собачку: одна из них пойдёт с тобой.
goodboy-why-not-complete = В твоём углу двора { $yard } ещё не всё, чего хочет собачка.

goodboy-impossible-1 = Фант потерялся или лежит дважды: запас, игроки и углы вместе держат ровно то, что есть в коробке.
goodboy-impossible-2 = Собачка потерялась или есть дважды: каждая — в стопке, в одном дворе или у одного игрока.
goodboy-impossible-3 = Что-то принадлежит месту, на котором никто не сидит.
goodboy-impossible-4 = Двор пуст только тогда, когда пуста стопка, и в его углах тогда ничего не лежит.
goodboy-impossible-5 = Фаза хода не сходится: должно быть что решать.
goodboy-impossible-6 = Кубики не сходятся: они лежат на столе от броска до конца фазы фантов.
goodboy-impossible-7 = Круг не сходится: игра кончается в конце круга — когда кто-то набрал очки, собачки кончились или прошёл последний круг.

goodboy-box-no-such-treat = В этой коробке нет фанта с именем «{ $name }».
goodboy-box-sign-twice = Грань кубика может показывать «{ $sign }» только раз.
goodboy-box-no-cat = На кубиках нет кота, так что игрока ничто никогда не остановит.
goodboy-box-wants-too-many = { $name }: столько не собрать никогда. Нужно { $wants } × «{ $treat }», а в коробке { $count }.
goodboy-box-never-rolled = { $name }: такого не собрать никогда, кубики не дают «{ $treat }».
goodboy-box-too-few-points = Очков у всех собачек вместе: { $points }, а для победы нужно { $goal }.

goodboy-coach-compare = Позвать сейчас: очков { $stop }; после ещё одного броска: в среднем { $roll }.
goodboy-coach-first-roll = Очков после броска в среднем: { $roll }.
goodboy-coach-bust = В { $percent } % случаев следующий бросок отнимет всё, что перед тобой.
goodboy-coach-ready = Двор { $yard }, { $dog } ({ $points }): у тебя есть всё, что надо.
goodboy-coach-missing = Двор { $yard }, { $dog } ({ $points }), ещё хочет: { $wants }.
goodboy-coach-dog = Двор { $yard }, { $dog } ({ $points }), ещё хочет: { $wants }. Следующий бросок принесёт это в { $percent } % случаев.
goodboy-coach-treats = Шансы при следующем броске: { $shares }.
goodboy-coach-share = { $treat } { $percent } %
goodboy-coach-count = { $count ->
    [1] { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Бросай
goodboy-board-rolling = Бросай или стой
goodboy-board-robbing = Бери из чужого угла
goodboy-board-choosing = Выбери фант
goodboy-board-laying = Разложи фанты
goodboy-board-taking = Выбери собачку
goodboy-board-round = круг { $round } · стопка { $pile } · цель: { $goal }
goodboy-board-no-roll = кубики отдыхают
goodboy-board-pool = запас
goodboy-board-wants = хочет
goodboy-board-cat-token = жетон: кот
goodboy-board-signs = Две буквы на цветном фоне — фант (по-английски, как в записи ходов), Ba2 — два мяча. В каждом дворе: очки и имя собачки, чего она хочет, и угол каждого игрока; ✓ — там уже всё есть. Выше лежат кубики: ? — любой фант, =^.^= — кот; «жетон: кот» значит, что следующий кот заберёт всё у того, кто бросает. Справа — запас.
goodboy-board-held = есть
goodboy-board-dogs = { $dogs ->
    [one] { $dogs } собачка
    [few] { $dogs } собачки
    [many] { $dogs } собачек
   *[other] { $dogs } собачки
}

# Reports

goodboy-report-dogs = Забранные собачки
goodboy-report-habits = Броски
goodboy-report-rolls = броски
goodboy-report-busts = ходы, где всё забрал кот
goodboy-report-robs = отнятые фанты
goodboy-report-stopping = Когда остановиться: по фантам в руке
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = бросили ещё
goodboy-report-busted = забрал кот
goodboy-report-stopped = остановились

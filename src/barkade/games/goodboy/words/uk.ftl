# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Кидай кубики, збирай гостинці, стережися котів і клич до себе найкращих песиків.

goodboy-option-starter = Хто починає
goodboy-option-starter-about = Номер гравця або жереб. За правилами: хто останнім гладив собаку.
goodboy-option-starter-printed = За правилами починає той, хто останнім гладив собаку, або наймолодший.
goodboy-option-starter-chance = жереб
goodboy-option-hard = Складніша гра
goodboy-option-hard-about = Без жетонів: кіт після першого кидка забирає все зібране.
goodboy-option-any_face = Грань «будь-що»
goodboy-option-any_face-about = Що дає грань кубика, яка означає будь-який гостинець.
goodboy-option-any_face-chosen = гостинець на вибір
goodboy-option-any_face-random = випадковий гостинець
goodboy-option-call = Усе зібрано
goodboy-option-call-about = Чи мусиш забрати песика, який має все, чого хоче.
goodboy-option-call-must = мусиш забрати (наше тлумачення)
goodboy-option-call-may = можна почекати

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = м’ячик
goodboy-treat-bone = кісточка
    .acc = кісточку
goodboy-treat-stick = паличка
    .acc = паличку
goodboy-treat-duck = гумова качечка
    .acc = гумову качечку
goodboy-treat-snack = смаколик
goodboy-treat-frisbee = фрисбі
goodboy-treat-any = будь-що
goodboy-cat = кіт
    .acc = кота

goodboy-dog-chihuahua = Чихуахуа
    .low = чихуахуа
    .acc = чихуахуа
goodboy-dog-dachshund = Такса
    .low = такса
    .acc = таксу
goodboy-dog-french-bulldog = Французький бульдог
    .low = французький бульдог
    .acc = французького бульдога
goodboy-dog-jack-russell = Джек-рассел
    .low = джек-рассел
    .acc = джек-рассела
goodboy-dog-maltese = Мальтезе
    .low = мальтезе
    .acc = мальтезе
goodboy-dog-pug = Мопс
    .low = мопс
    .acc = мопса
goodboy-dog-shiba-inu = Шиба-іну
    .low = шиба-іну
    .acc = шиба-іну
goodboy-dog-yorkshire-terrier = Йорк
    .low = йорк
    .acc = йорка
goodboy-dog-beagle = Бігль
    .low = бігль
    .acc = бігля
goodboy-dog-border-collie = Бордер-колі
    .low = бордер-колі
    .acc = бордер-колі
goodboy-dog-chow-chow = Чау-чау
    .low = чау-чау
    .acc = чау-чау
goodboy-dog-corgi = Коргі
    .low = коргі
    .acc = коргі
goodboy-dog-dalmatian = Далматинець
    .low = далматинець
    .acc = далматинця
goodboy-dog-greyhound = Грейгаунд
    .low = грейгаунд
    .acc = грейгаунда
goodboy-dog-poodle = Пудель
    .low = пудель
    .acc = пуделя
goodboy-dog-schnauzer = Шнауцер
    .low = шнауцер
    .acc = шнауцера
goodboy-dog-boxer = Боксер
    .low = боксер
    .acc = боксера
goodboy-dog-bulldog = Бульдог
    .low = бульдог
    .acc = бульдога
goodboy-dog-german-shepherd = Німецька вівчарка
    .low = німецька вівчарка
    .acc = німецьку вівчарку
goodboy-dog-golden-retriever = Золотистий ретривер
    .low = золотистий ретривер
    .acc = золотистого ретривера
goodboy-dog-husky = Хаскі
    .low = хаскі
    .acc = хаскі
goodboy-dog-labrador = Лабрадор
    .low = лабрадор
    .acc = лабрадора
goodboy-dog-samoyed = Самоїд
    .low = самоїд
    .acc = самоїда
goodboy-dog-doberman = Доберман
    .low = доберман
    .acc = добермана
goodboy-dog-great-dane = Німецький дог
    .low = німецький дог
    .acc = німецького дога
goodboy-dog-newfoundland = Ньюфаундленд
    .low = ньюфаундленд
    .acc = ньюфаундленда
goodboy-dog-rottweiler = Ротвейлер
    .low = ротвейлер
    .acc = ротвейлера
goodboy-dog-saint-bernard = Сенбернар
    .low = сенбернар
    .acc = сенбернара
goodboy-no-dog = порожньо

goodboy-do-roll = Кинути обидва кубики
goodboy-do-stop = Зупинитися й кликати
goodboy-do-any = Узяти { $treat-acc } із запасу
goodboy-do-rob = Узяти { $treat-acc } із чужого кута: { $name }, двір { $yard }
goodboy-do-put = Покласти { $treat-acc } у двір { $yard } ({ $dog-low })
goodboy-do-done = Досить: кликати
goodboy-do-wait = Нікого не кликати: хай зачекають
goodboy-do-take = Забрати { $dog-acc } з двору { $yard }

goodboy-told-starts = { $name } починає.
goodboy-told-came = У двір { $yard } прибігає { $dog-low }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
goodboy-told-rolled = { $name } кидає: { $symbols }.
goodboy-told-got = { $name } бере із запасу { $treat-acc }.
goodboy-told-robbed = { $name } бере { $treat-acc } із чужого кута: { $victim }, двір { $yard }.
goodboy-told-got-nothing = { $name } шукає { $treat-acc }, але ніде не знаходить.
goodboy-told-cat = Кіт! { $name } перевертає жетон котом догори.
goodboy-told-cat-ignored = { $name } кидає вперше за хід, тож { $cats ->
    [one] кіт не рахується
    [few] коти не рахуються
    [many] коти не рахуються
   *[other] коти не рахуються
}.
goodboy-told-busted = Кіт! { $name } втрачає { $treats ->
    [0] хід
    [one] { $treats } гостинець і хід
    [few] { $treats } гостинці й хід
    [many] { $treats } гостинців і хід
   *[other] { $treats } гостинця і хід
}.
goodboy-told-stopped = { $name } більше не кидає.
goodboy-told-laid = { $name } кладе { $treat-acc } у двір { $yard }.
goodboy-told-took = Хороший песик! { $name } забирає { $dog-acc } з двору { $yard }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
goodboy-told-emptied = Для двору { $yard } песиків більше немає: його гостинці йдуть у запас.
goodboy-told-called-nobody = { $name } кличе, але цього разу ніхто не біжить.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
goodboy-told-scored = { $name } має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} і { $dogs ->
    [one] { $dogs } песика
    [few] { $dogs } песиків
    [many] { $dogs } песиків
   *[other] { $dogs } песика
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } обирає { $treat-acc }.
goodboy-beat-starts = починає
goodboy-beat-came = { $items }
goodboy-beat-came-one = у двір { $yard } прибігає { $dog-low } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] викидає на кубиках { $symbols-acc-and }
    [2] кидає двічі
    [3] кидає тричі
    [4] кидає чотири рази
    [5] кидає п’ять разів
    [6] кидає шість разів
    [one] кидає { $count } раз
    [few] кидає { $count } рази
    [many] кидає { $count } разів
   *[other] кидає { $count } раза
}
goodboy-beat-picked = обирає { $count ->
    [1] { $treat-acc }
    [2] { $treat-acc-and }
    [3] три гостинці
    [4] чотири гостинці
    [one] { $count } гостинець
    [few] { $count } гостинці
    [many] { $count } гостинців
   *[other] { $count } гостинця
}
goodboy-beat-robbed = бере { $items-and }
goodboy-beat-robbed-one = { $count ->
    [1] { $treat-acc }
    [2] два гостинці
    [3] три гостинці
    [4] чотири гостинці
    [one] { $count } гостинець
    [few] { $count } гостинці
    [many] { $count } гостинців
   *[other] { $count } гостинця
} із чужого кута ({ $victim })
goodboy-beat-busted = кіт! { $name } втрачає { $treats ->
    [0] лише хід
    [1] гостинець
    [2] два гостинці
    [3] три гостинці
    [4] чотири гостинці
    [5] п’ять гостинців
    [6] шість гостинців
    [7] сім гостинців
    [8] вісім гостинців
    [9] дев’ять гостинців
    [one] { $treats } гостинець
    [few] { $treats } гостинці
    [many] { $treats } гостинців
   *[other] { $treats } гостинця
}
goodboy-beat-stopped = зупиняється
goodboy-beat-laid = кладе { $items-and }
goodboy-beat-laid-one = { $count ->
    [1] { $treat-acc }
    [2] два гостинці
    [3] три гостинці
    [4] чотири гостинці
    [5] п’ять гостинців
    [6] шість гостинців
    [7] сім гостинців
    [8] вісім гостинців
    [9] дев’ять гостинців
    [one] { $count } гостинець
    [few] { $count } гостинці
    [many] { $count } гостинців
   *[other] { $count } гостинця
} у двір { $yard }
goodboy-beat-took = забирає додому { $dog-acc-and } (+{ $points })
goodboy-beat-emptied = для { $count ->
    [1] двору { $yard }
   *[other] дворів { $yard-and }
} песиків більше немає
goodboy-beat-counted = рахує { $items }
goodboy-beat-counted-one = { $dog-acc } ({ $points })
goodboy-beat-scored = має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

goodboy-ending-goal-reached = Переможну суму набрано, коло дограно.
goodboy-ending-yards-empty = Усі песики знайшли собі друзів.
goodboy-ending-last-round = Це було останнє коло: рахуємо очки так, як є.

goodboy-why-not-rolling = Зараз не час кидати чи зупинятися.
goodboy-why-roll-first = Треба кинути хоча б раз.
goodboy-why-no-any = Символу «будь-що» не випало, вибирати нічого.
goodboy-why-not-in-pool = У запасі такого немає: { $treat }.
goodboy-why-nothing-to-rob = З чужих кутів беруть лише те, що випало і чого немає в запасі.
goodboy-why-pool-not-empty = Бери із запасу, поки там щось є.
goodboy-why-other-treat = Випало інше: { $treat }.
goodboy-why-own-corner = Зі своїх кутів ніколи не беруть.
goodboy-why-not-in-corner = У цьому куті двору { $yard } такого немає: { $treat }.
goodboy-why-not-laying = Гостинці розкладають, коли вже не кидають.
goodboy-why-no-dog = У дворі { $yard } песика вже немає, тож класти туди нічого не можна.
goodboy-why-not-held = Перед тобою такого немає: { $treat }.
goodboy-why-lay-in-order = Поодинці гостинці кладуть за видами, а тоді за дворами. Надішли все одним рядком, «lay 1:… 2:…», і порядок не матиме значення.
goodboy-why-nothing-to-take = Вибирати між песиками зараз не треба.
goodboy-why-take-one = Вибери песика: один із них мусить піти з тобою.
goodboy-why-not-complete = У твоєму куті двору { $yard } ще не все, чого хоче песик.

goodboy-impossible-1 = Гостинець загубився або лежить двічі: запас, гравці й кути разом мають рівно те, що є в коробці.
goodboy-impossible-2 = Песик загубився або є двічі: кожен — у стосі, в одному дворі або в одного гравця.
goodboy-impossible-3 = Щось належить місцю, на якому ніхто не сидить.
goodboy-impossible-4 = Двір порожній лише тоді, коли порожній стос, і в його кутах тоді нічого не лежить.
goodboy-impossible-5 = Фаза ходу не сходиться: має бути що вирішувати.
goodboy-impossible-6 = Кубики не сходяться: вони лежать на столі від кидка до кінця фази гостинців.
goodboy-impossible-7 = Коло не сходиться: гра закінчується в кінці кола — коли хтось набрав очки, песики скінчилися або минуло останнє коло.

goodboy-box-no-such-treat = У цій коробці немає гостинця з назвою «{ $name }».
goodboy-box-sign-twice = Грань кубика може показувати «{ $sign }» лише раз.
goodboy-box-no-cat = На кубиках немає кота, тож ніщо ніколи не спинить гравця.
goodboy-box-wants-too-many = { $name }: стільки не зібрати ніколи. Потрібно { $wants } × «{ $treat }», а в коробці { $count }.
goodboy-box-never-rolled = { $name }: такого не зібрати ніколи, бо кубики не дають «{ $treat }».
goodboy-box-too-few-points = Очок у всіх песиків разом: { $points }, а для перемоги треба { $goal }.

goodboy-coach-compare = Кликати зараз: очок { $stop }; після ще одного кидка: у середньому { $roll }.
goodboy-coach-first-roll = Очок після кидка в середньому: { $roll }.
goodboy-coach-bust = У { $percent }% випадків наступний кидок віддасть котові все, що перед тобою.
goodboy-coach-ready = Двір { $yard }, { $dog-low } ({ $points }): у тебе є все, що треба.
goodboy-coach-missing = Двір { $yard }, { $dog-low } ({ $points }), ще хоче: { $wants }.
goodboy-coach-dog = Двір { $yard }, { $dog-low } ({ $points }), ще хоче: { $wants }. Наступний кидок принесе це в { $percent }% випадків.
goodboy-coach-treats = Шанси в наступному кидку: { $shares }.
goodboy-coach-share = { $treat } { $percent }%
goodboy-coach-count = { $count ->
    [1] { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Кидай
goodboy-board-rolling = Кидай або стій
goodboy-board-robbing = Бери з чужого кута
goodboy-board-choosing = Вибери гостинець
goodboy-board-laying = Розклади гостинці
goodboy-board-taking = Вибери песика
goodboy-board-round = коло { $round } · стос { $pile } · очок для перемоги: { $goal }
goodboy-board-no-roll = кубики спочивають
goodboy-board-pool = запас
goodboy-board-wants = хоче
goodboy-board-cat-token = жетон: кіт
goodboy-board-signs = Дві літери на кольоровому тлі — гостинець (англійською, як у записі ходів), Ba2 — два м’ячики. У кожному дворі: очки та ім’я песика, чого він хоче, і кут кожного гравця; ✓ — там уже все є. Вище лежать кубики: ? — будь-що, =^.^= — кіт; «жетон: кіт» означає, що наступний кіт забере все в того, хто кидає. Праворуч — запас.
goodboy-board-held = має
goodboy-board-dogs = { $dogs ->
    [one] { $dogs } песик
    [few] { $dogs } песики
    [many] { $dogs } песиків
   *[other] { $dogs } песика
}

# Reports

goodboy-report-dogs = Забрані песики
goodboy-report-habits = Кидки
goodboy-report-rolls = кидки
goodboy-report-busts = ходи, де все забрав кіт
goodboy-report-robs = відібрані гостинці
goodboy-report-stopping = Коли зупинитися: за гостинцями в руці
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = кинули ще
goodboy-report-busted = забрав кіт
goodboy-report-stopped = зупинилися

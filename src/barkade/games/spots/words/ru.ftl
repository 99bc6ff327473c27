# Spots

spots-name = Spots
spots-tagline = Бросай кубики, заполняй пятнышки на собаках и не закапывай слишком много.

spots-counted = { $points ->
    [one] { $points } собака
    [few] { $points } собаки
    [many] { $points } собак
   *[other] { $points } собаки
}

spots-option-set = Набор команд
spots-option-set-about = Какие шесть команд лежат на столе.
spots-option-yellow = Жёлтая плитка
spots-option-yellow-about = Жёлтая команда для своего набора.
spots-option-purple = Фиолетовая плитка
spots-option-purple-about = Фиолетовая команда для своего набора.
spots-option-blue = Синяя плитка
spots-option-blue-about = Синяя команда для своего набора.
spots-option-green = Зелёная плитка
spots-option-green-about = Зелёная команда для своего набора.
spots-option-free_range = Свободный выгул
spots-option-free_range-about = Все команды в четырёх стопках; сыгранная уступает место следующей.
spots-option-pes_treats = Вкусняшки Пса
spots-option-pes_treats-about = В одиночку ты играешь против Пса: чем больше у него в начале, тем труднее.

spots-option-set-new-family = Новая семья
spots-option-set-dog-park = Собачий парк
spots-option-set-obstacle-course = Полоса препятствий
spots-option-set-hunting-grounds = Охотничьи угодья
spots-option-set-kennel-club = Кинологический клуб
spots-option-set-puppy-pen = Загон для щенков
spots-option-set-random = Наугад
spots-option-set-custom = На свой выбор
spots-option-yellow-walk = { spots-trick-walk }
spots-option-yellow-dig = { spots-trick-dig }
spots-option-yellow-retrieve = { spots-trick-retrieve }
spots-option-yellow-trot = { spots-trick-trot }
spots-option-yellow-track = { spots-trick-track }
spots-option-purple-run = { spots-trick-run }
spots-option-purple-chase = { spots-trick-chase }
spots-option-purple-bolt = { spots-trick-bolt }
spots-option-purple-sprint = { spots-trick-sprint }
spots-option-purple-dogpile = { spots-trick-dogpile }
spots-option-blue-fetch = { spots-trick-fetch }
spots-option-blue-guard = { spots-trick-guard }
spots-option-blue-hunt = { spots-trick-hunt }
spots-option-blue-search = { spots-trick-search }
spots-option-blue-scavenge = { spots-trick-scavenge }
spots-option-green-beg = { spots-trick-beg }
spots-option-green-chew = { spots-trick-chew }
spots-option-green-gobble = { spots-trick-gobble }
spots-option-green-play-dead = { spots-trick-play-dead }
spots-option-green-stay = { spots-trick-stay }

spots-trick-howl = Голос
    .does = подаёт голос
spots-trick-roll-over = Кувырок
    .does = кувыркается
spots-trick-walk = Гулять
    .does = идёт гулять
spots-trick-dig = Копай
    .does = копает
spots-trick-retrieve = Подай
    .does = подаёт
spots-trick-trot = Рысью
    .does = бежит рысью
spots-trick-track = След
    .does = берёт след
spots-trick-run = Бегом
    .does = пускается бегом
spots-trick-chase = Догоняй
    .does = пускается вдогонку
spots-trick-bolt = Удирай
    .does = удирает
spots-trick-sprint = Вперёд
    .does = рвётся вперёд
spots-trick-dogpile = Куча-мала
    .does = прыгает в кучу-малу
spots-trick-fetch = Апорт
    .does = приносит апорт
spots-trick-guard = Охраняй
    .does = стоит на страже
spots-trick-hunt = Охоться
    .does = охотится
spots-trick-search = Ищи
    .does = ищет
spots-trick-scavenge = Рыскай
    .does = рыщет
spots-trick-beg = Служи
    .does = служит
spots-trick-chew = Грызи
    .does = грызёт
spots-trick-gobble = Лопай
    .does = лопает
spots-trick-play-dead = Умри
    .does = умирает понарошку
spots-trick-stay = Место
    .does = сидит на месте

# What a trick does, in a few words for the tile
spots-tile-howl = возьми собаку; брось 1
spots-tile-roll-over = перебрось двор; можно ещё 1
spots-tile-walk = брось 2; можно ещё 1
spots-tile-dig = за каждую лапку: закопанное ±1; брось 2
spots-tile-retrieve = поставь кубик числом с верхней собаки; брось 2
spots-tile-trot = можно передвинуть свой кубик; брось 2
spots-tile-track = брось 3; вкусняшка перебрасывает любые из них
spots-tile-run = брось 3; можно по 1 ещё и ещё
spots-tile-chase = брось 1; можно ещё 2, потом 3…
spots-tile-bolt = отложи 3–12, бросай по одному; стоп, когда осталось не больше, чем лапок
spots-tile-sprint = брось по 1 за неполную собаку, снова и снова
spots-tile-dogpile = брось 2 и один свой, снова и снова
spots-tile-fetch = брось 8; оставь одно число
spots-tile-guard = назови число, брось 4; оставь не больше его
spots-tile-hunt = брось 2 и по 1 за лапку; оставь 2
spots-tile-search = брось 7; оставь кубики с суммой 8
spots-tile-scavenge = брось 4; можно сбросить те, что меньше суммы двора
spots-tile-beg = 1 вкусняшка и по 1 за лапку
spots-tile-chew = удвой вкусняшки, и ещё 1
spots-tile-gobble = 7 вкусняшек; верни столько, сколько на большем из свободных пятнышек
spots-tile-play-dead = брось 1; закопай — получишь столько вкусняшек
spots-tile-stay = 1 вкусняшка за каждую другую закрытую плитку

spots-dog-none = никто
spots-dog-burt = Берт
    .acc = Берта
    .gen = Берта
spots-dog-bristles = Щетинка
    .acc = Щетинку
    .gen = Щетинки
spots-dog-bongo = Бонго
spots-dog-eloise = Элоиза
    .acc = Элоизу
    .gen = Элоизы
spots-dog-ursula = Урсула
    .acc = Урсулу
    .gen = Урсулы
spots-dog-mayor = Мэр
    .acc = Мэра
    .gen = Мэра
spots-dog-sundrop = Солнышко
    .gen = Солнышка
spots-dog-jolene = Джолин
spots-dog-xerxes = Ксеркс
    .acc = Ксеркса
    .gen = Ксеркса
spots-dog-louise = Луиза
    .acc = Луизу
    .gen = Луизы
spots-dog-missy = Мисси
spots-dog-lil-beth = Крошка Бет
    .acc = Крошку Бет
    .gen = Крошки Бет
spots-dog-handsome = Красавчик
    .acc = Красавчика
    .gen = Красавчика
spots-dog-frankie = Фрэнки
spots-dog-bitsy = Битси
spots-dog-gretchen = Гретхен
spots-dog-lief = Лиф
    .acc = Лифа
    .gen = Лифа
spots-dog-goliath = Голиаф
    .acc = Голиафа
    .gen = Голиафа
spots-dog-gumbo = Гамбо
spots-dog-pebble = Камешек
    .acc = Камешка
    .gen = Камешка
spots-dog-wilbur = Уилбур
    .acc = Уилбура
    .gen = Уилбура
spots-dog-cabbage = Кочерыжка
    .acc = Кочерыжку
    .gen = Кочерыжки
spots-dog-honcho = Хончо
spots-dog-wolfgang = Вольфганг
    .acc = Вольфганга
    .gen = Вольфганга
spots-dog-raya = Рая
    .acc = Раю
    .gen = Раи
spots-dog-rogue = Плут
    .acc = Плута
    .gen = Плута
spots-dog-nutmeg = Мускатка
    .acc = Мускатку
    .gen = Мускатки
spots-dog-rupert = Руперт
    .acc = Руперта
    .gen = Руперта
spots-dog-mirabelle = Мирабель
    .gen = Мирабели
spots-dog-momo = Момо
spots-dog-zipper = Молния
    .acc = Молнию
    .gen = Молнии
spots-dog-doog = Дуг
    .acc = Дуга
    .gen = Дуга

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(на плитке { $treats } вкусняшка)
    [few] {" "}(на плитке { $treats } вкусняшки)
    [many] {" "}(на плитке { $treats } вкусняшек)
   *[other] {" "}(на плитке { $treats } вкусняшки)
}
spots-do-score = Засчитать всех заполненных собак
spots-do-reroll = Потратить вкусняшку: перебросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-do-roll = Бросить { $dice ->
    [one] ещё { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-do-stop-offered = Остановиться
spots-do-stop-rolled = Оставить так: раскладывать нечего
spots-do-stop-taking = Не двигать кубики
spots-do-stop-digging = Больше ничего не менять
spots-do-place = { $number } на { $dog-acc }
spots-do-bury = Закопать { $number }
spots-do-name-fetch = Оставить все { $number }
spots-do-name-guard = Раскладывать кубики до { $number }
spots-do-name-retrieve = Поставить кубик на { $number }
spots-do-pick = Выбрать { $number }
spots-do-mark = Перебросить { $number }
spots-do-discard = Сбросить { $number }
spots-do-take = Снять { $number } с { $dog-gen }
spots-do-dig-up = Взять { $number } из двора
spots-do-set-aside = Отложить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-do-raise = { $name }, двор: { $number } превратить в { $to }
spots-do-lower = { $name }, двор: { $number } { $to ->
    [0] сбросить
   *[other] превратить в { $to }
}

spots-told-first-die = { $name } закапывает { $number }.
spots-told-starts = { $name } начинает.
spots-told-drew = { $name } берёт в стаю { $dog-acc }.
spots-told-all-bust = В запасе нет кубиков: провал у всех.
spots-told-refreshed = Все плитки снова открыты; { $treats ->
    [0] для плитки «{ $trick }» вкусняшек уже нет
   *[other] на плитку «{ $trick }» ложится вкусняшка
}.
spots-told-turned-up = Следующая плитка из стопки: «{ $trick }».
spots-told-chose = { $name } выполняет «{ $trick }»{ $treats ->
    [0] {""}
    [one] {" "}и забирает с плитки { $treats } вкусняшку
    [few] {" "}и забирает с плитки { $treats } вкусняшки
    [many] {" "}и забирает с плитки { $treats } вкусняшек
   *[other] {" "}и забирает с плитки { $treats } вкусняшки
}.
spots-told-rolls = { $name } бросает: { $dice }.
spots-told-rerolls = { $name } тратит вкусняшку и перебрасывает: { $dice }.
spots-told-placed = { $name } кладёт { $number } на { $dog-acc }.
spots-told-buried = { $name } закапывает { $number }: во дворе уже { $pips }.
spots-told-named = { $name } выбирает число { $number }.
spots-told-picked = { $name } выбирает: { $dice }.
spots-told-discarded = { $name } сбрасывает кубик с { $number }.
spots-told-took = { $name } снимает { $number } с { $dog-gen }.
spots-told-dug-up = { $name } берёт { $number } из двора.
spots-told-put-aside = { $name } откладывает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}.
spots-told-raised = { $name }, двор: { $number } становится { $to }.
spots-told-lowered = { $name }, двор: { $number } { $to ->
    [0] сброшено
   *[other] становится { $to }
}.
spots-told-busted = { $name } терпит провал{ $pips ->
    [0] {""}
   *[other] : во дворе { $pips }
}!
spots-told-scored = { $name } засчитывает { $dog-acc }!
spots-told-got-treats = { $name } { $treats ->
    [0] не получает вкусняшек
    [one] получает { $treats } вкусняшку
    [few] получает { $treats } вкусняшки
    [many] получает { $treats } вкусняшек
   *[other] получает { $treats } вкусняшки
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] не возвращает вкусняшек
    [one] возвращает { $treats } вкусняшку
    [few] возвращает { $treats } вкусняшки
    [many] возвращает { $treats } вкусняшек
   *[other] возвращает { $treats } вкусняшки
}.
spots-told-stopped = { $name } останавливается.
spots-told-pes-rolled = Пёс бросает { $number }: «{ $trick }».
spots-told-pes-scored = Пёс засчитывает { $dog-acc }: { $dogs } из 6.
spots-told-pes-got-treats = Пёс переворачивает плитку{ $treats ->
    [0] {""}
    [one] {" "}и забирает с неё { $treats } вкусняшку
    [few] {" "}и забирает с неё { $treats } вкусняшки
    [many] {" "}и забирает с неё { $treats } вкусняшек
   *[other] {" "}и забирает с неё { $treats } вкусняшки
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] начинает
   *[other] начинает: бросок самый высокий
}
spots-beat-drew = берёт в стаю { $dog-acc-and }
spots-beat-refreshed = все плитки снова открыты{ $treats ->
    [0] {""}
   *[other] , на «{ $trick }» ложится вкусняшка
}
spots-beat-turned-up = следом в стопке: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(вкусняшка в придачу)
    [2] {" "}(две вкусняшки в придачу)
    [3] {" "}(три вкусняшки в придачу)
    [4] {" "}(четыре вкусняшки в придачу)
    [one] {" "}({ $treats } вкусняшка в придачу)
    [few] {" "}({ $treats } вкусняшки в придачу)
    [many] {" "}({ $treats } вкусняшек в придачу)
   *[other] {" "}({ $treats } вкусняшки в придачу)
}
spots-beat-rolls = бросает { $dice-and }
spots-beat-rerolls = за { $count ->
    [1] вкусняшку
    [2] две вкусняшки
    [3] три вкусняшки
    [4] четыре вкусняшки
    [5] пять вкусняшек
    [one] { $count } вкусняшку
    [few] { $count } вкусняшки
    [many] { $count } вкусняшек
   *[other] { $count } вкусняшки
} перебрасывает ({ $dice-and })
spots-beat-placed = заполняет { $items-and }
spots-beat-placed-one = { $count ->
    [1] пятнышко
    [2] два пятнышка
    [3] три пятнышка
    [4] четыре пятнышка
    [one] { $count } пятнышко
    [few] { $count } пятнышка
    [many] { $count } пятнышек
   *[other] { $count } пятнышка
} у { $dog-gen }
spots-beat-buried = закапывает { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
} (во дворе { $pips })
spots-beat-named = выбирает число { $number }
spots-beat-picked = выбирает { $dice-and }
spots-beat-discarded = сбрасывает { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
}
spots-beat-took = снимает { $number } с { $dog-gen }
spots-beat-dug-up = выкапывает { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
}
spots-beat-put-aside = откладывает { $dice ->
    [1] кубик
    [2] два кубика
    [3] три кубика
    [4] четыре кубика
    [5] пять кубиков
    [6] шесть кубиков
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-beat-raised = меняет { $number } на { $to } во дворе ({ $name })
spots-beat-lowered = { $to ->
    [0] сбрасывает { $number } из двора ({ $name })
   *[other] меняет { $number } на { $to } во дворе ({ $name })
}
spots-beat-busted = терпит провал
spots-beat-scored = засчитывает { $dog-acc-and }
spots-beat-got-treats = { $treats ->
    [0] не получает вкусняшек
    [1] получает вкусняшку
    [2] получает две вкусняшки
    [3] получает три вкусняшки
    [4] получает четыре вкусняшки
    [5] получает пять вкусняшек
    [6] получает шесть вкусняшек
    [7] получает семь вкусняшек
    [8] получает восемь вкусняшек
    [9] получает девять вкусняшек
    [one] получает { $treats } вкусняшку
    [few] получает { $treats } вкусняшки
    [many] получает { $treats } вкусняшек
   *[other] получает { $treats } вкусняшки
}
spots-beat-gave-treats = { $treats ->
    [0] ничего не возвращает
    [1] возвращает вкусняшку
    [2] возвращает две вкусняшки
    [3] возвращает три вкусняшки
    [4] возвращает четыре вкусняшки
    [5] возвращает пять вкусняшек
    [6] возвращает шесть вкусняшек
    [one] возвращает { $treats } вкусняшку
    [few] возвращает { $treats } вкусняшки
    [many] возвращает { $treats } вкусняшек
   *[other] возвращает { $treats } вкусняшки
}
spots-beat-pes-rolled = Пёс выбрасывает «{ $trick }»
spots-beat-pes-got-treats = Пёс выбрасывает «{ $trick }» и переворачивает плитку{ $treats ->
    [0] {""}
    [1] {" "}вместе с вкусняшкой
    [2] {" "}вместе с двумя вкусняшками
    [3] {" "}вместе с тремя вкусняшками
    [4] {" "}вместе с четырьмя вкусняшками
   *[other] {" "}вместе с вкусняшками ({ $treats })
}
spots-beat-pes-scored = Пёс засчитывает { $dog-acc-and } ({ $dogs } из 6)

spots-ending-six-dogs = Шесть собак засчитано!
spots-ending-pes = У Пса засчитано шесть собак: он побеждает.
spots-ending-stalemate = Прошла тысяча ходов на каждого: выигрывает тот, у кого засчитано больше собак.
spots-ending-pes-outlasts = Прошла тысяча ходов, а Пёс всё ещё тут: побеждает Пёс.

spots-why-face-down = «{ $trick }» закрыта, пока плитки не откроются снова.
spots-why-nothing-filled = Ни одна твоя собака ещё не заполнена.
spots-why-choose-first = Выбери команду или засчитай заполненных собак.
spots-why-roll-or-stop = Или бросай дальше, или остановись.
spots-why-name-first = Сначала выбери число.
spots-why-not-on-top = { $dog } наверху колоды: числа { $number } там нет.
spots-why-set-aside-first = Сначала скажи, сколько кубиков откладываешь.
spots-why-too-few-dice = В запасе только { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}.
spots-why-no-die-there = На этой карте нет кубика с { $number }.
spots-why-none-buried = В твоём дворе нет кубика с { $number }.
spots-why-take-first = Сначала возьми один из своих кубиков.
spots-why-move-first = Положи взятый кубик на другое свободное пятнышко.
spots-why-same-space = Он отсюда и взялся: положи его на другое пятнышко.
spots-why-dig-first = Измени закопанный кубик или скажи, что хватит.
spots-why-none-buried-there = Во дворе игрока { $seat_number } нет кубика с { $number }.
spots-why-six-is-highest = 6 уже не увеличить.
spots-why-no-space = Свободного пятнышка { $number } тут нет: { $card }.
spots-why-not-rolled = Среди этих кубиков нет { $number }.
spots-why-above-number = Раскладывают только кубики до { $number }.
spots-why-one-number = Раскладывают только кубики с одним и тем же числом.
spots-why-only-so-many = Из этого броска раскладывают только { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}.
spots-why-lowest-first = По одному кубики идут от меньшего числа; в одной строке с «settle» порядок любой.
spots-why-first-card-first = По одному кубики с одним числом идут от первой карты, а потом во двор; в одной строке с «settle» порядок любой.
spots-why-no-treat = Переброс стоит вкусняшку, а у тебя её нет.
spots-why-settle-first = Сначала положи или закопай каждый кубик этого броска.
spots-why-nothing-to-settle = Из этого броска ничего не разложить: перебрось его или оставь так.
spots-why-reroll-too-late = Перебросить уже нельзя: какой-то кубик этого броска уже выбран, сброшен или положен.
spots-why-reroll-all = Вкусняшка перебрасывает все кубики броска; выбирать можно только в команде «След».
spots-why-set-by-hand = Этот кубик выставлен рукой, поэтому никакая вкусняшка его не перебросит.
spots-why-not-below-yard = Сбросить можно только кубики меньше { $pips } в твоём дворе, а не { $number }.
spots-why-mark-or-reroll = Отметь ещё кубики или перебрось отмеченные.
spots-why-mark-all = Чтобы перебросить все, отмечать ничего не надо.
spots-why-pick-first = Сначала выбери кубики с суммой 8.
spots-why-no-set = С этим { $number } суммы 8 не сложить.

spots-impossible-1 = Очерёдность не сходится: ходит место этого стола, пока ни у кого нет шести собак, а в конце — никто; Пёс играет только против одного игрока.
spots-impossible-2 = Всего должно быть 40 кубиков.
spots-impossible-3 = Всего должно быть 20 вкусняшек.
spots-impossible-4 = Собака потерялась или есть дважды, или карты лежат не так, как могут: от двух до шести у каждого игрока, кубики — на своих числах, на засчитанных — ни одного, на ком-то есть свободное пятнышко.
spots-impossible-5 = Плитки не сходятся: сверху по одной каждого цвета по набору, при выборе открыты хотя бы две, вкусняшки только на них, выбранная закрыта.
spots-impossible-6 = Во дворе не бывает больше точек, чем в него влезает.
spots-impossible-7 = Команда не сходится: она никогда не спрашивает о таком решении, или решать нечего.

spots-coach-roll = { $what }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}, провал { $bust } % (с вкусняшкой { $bust_one } %, с двумя { $bust_two } %)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Перебросить { $dice }
spots-coach-space = { $number } на { $dog-acc } { $chance } %
spots-coach-treats = { $what }: { $treats ->
    [0] без вкусняшек
    [one] { $treats } вкусняшка
    [few] { $treats } вкусняшки
    [many] { $treats } вкусняшек
   *[other] { $treats } вкусняшки
}
spots-coach-as-it-lies = { $bust ->
    [yes] Этот бросок — провал, как ни раскладывай.
   *[no] Этот бросок можно разложить без провала.
}
spots-coach-nothing = Впереди нет броска, для которого стоит считать шансы.

spots-board-up = открыта
spots-board-down = закрыта
spots-board-stack = +{ $tiles }?
spots-board-deck = Колода
spots-board-signs = Вверху шесть плиток, »отмеченная« или ▸выполняемая◂; нижняя строка говорит, что делает отмеченная команда. ◆ — вкусняшка, +2? — две скрытые плитки снизу. У каждого игрока: ✓ — засчитанные собаки (шесть — победа), вкусняшки и двор: сколько в нём точек и сколько влезает. На собаке ·4 — свободное пятнышко, ■4 — пятнышко с кубиком; ♣ — лапка. В броске ‹4› отложено, а ≤ 4 значит, что раскладывают только кубики до 4.
spots-board-supply = Запас
spots-board-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-board-yard = двор
spots-board-pes = Пёс
spots-board-roll = Бросок
spots-board-set-aside = отложено: { $dice }
spots-board-choose = выбери команду или засчитай собак
spots-board-offered = { $trick }: бросай дальше или стой
spots-board-rolled = { $trick }: разложи бросок или перебрось
spots-board-settling = { $trick }: разложи { $dice ->
    [one] ещё { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
spots-board-naming = { $trick }: выбери число
spots-board-setting-aside = { $trick }: отложи кубики
spots-board-taking = { $trick }: возьми один свой кубик
spots-board-moving = { $trick }: положи его на другое пятнышко
spots-board-digging = { $trick }: измени закопанный кубик (ещё { $left })
spots-board-marking = { $trick }: отметь ещё или перебрось
spots-board-picking = { $trick }: выбери кубики с суммой 8
spots-board-discarding = { $trick }: сбрось ещё или разложи

# Reports

spots-report-tricks = Команды
spots-report-colours = Команды по цветам
spots-report-habits = Зачёт собак
spots-report-slowly = ходы на зачёт собак
spots-report-basic = основные команды
spots-report-dogs = Собаки в конце
spots-report-scored = засчитаны
spots-report-left = остались

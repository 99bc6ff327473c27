# Spots

spots-name = Крапки (Spots)
spots-tagline = Кидай кубики, заповнюй клітинки песиків і не закопуй забагато.

spots-counted = { $points ->
    [one] { $points } песик
    [few] { $points } песики
    [many] { $points } песиків
   *[other] { $points } песика
}

spots-option-set = Набір команд
spots-option-set-about = Які шість команд лежать на столі.
spots-option-yellow = Жовтий тайл
spots-option-yellow-about = Жовта команда для власного набору.
spots-option-purple = Фіолетовий тайл
spots-option-purple-about = Фіолетова команда для власного набору.
spots-option-blue = Синій тайл
spots-option-blue-about = Синя команда для власного набору.
spots-option-green = Зелений тайл
spots-option-green-about = Зелена команда для власного набору.
spots-option-free_range = Вільний вигул
spots-option-free_range-about = Усі команди в чотирьох стосах; використана поступається наступній.
spots-option-pes_treats = Смаколики Пса
spots-option-pes_treats-about = Наодинці ти граєш проти Пса: що більше в нього на початку, то важче.

spots-option-set-new-family = Нова сім’я
spots-option-set-dog-park = Парк песиків
spots-option-set-obstacle-course = Смуга перешкод
spots-option-set-hunting-grounds = Мисливські угіддя
spots-option-set-kennel-club = Кінологічний клуб
spots-option-set-puppy-pen = Загін для цуценят
spots-option-set-random = Навмання
spots-option-set-custom = На власний вибір
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
    .does = подає голос
spots-trick-roll-over = Переворот
    .does = перевертається
spots-trick-walk = Гуляти
    .does = йде гуляти
spots-trick-dig = Копати
    .does = копає
spots-trick-retrieve = До мене
    .does = прибігає на поклик
spots-trick-trot = Тупцяти
    .does = тупцяє
spots-trick-track = Взяти слід
    .does = бере слід
spots-trick-run = Бігти
    .does = біжить
spots-trick-chase = Фас
    .does = кидається навздогін
spots-trick-bolt = Гасати
    .does = гасає
spots-trick-sprint = Уперед
    .does = рветься вперед
spots-trick-dogpile = Зграя песиків
    .does = скликає зграю песиків
spots-trick-fetch = Апорт
    .does = виконує апорт
spots-trick-guard = Охороняти
    .does = стоїть на варті
spots-trick-hunt = Полювати
    .does = полює
spots-trick-search = Шукати
    .does = шукає
spots-trick-scavenge = Нишпорити
    .does = нишпорить
spots-trick-beg = Просити
    .does = просить
spots-trick-chew = Жувати
    .does = жує
spots-trick-gobble = Їсти
    .does = їсть
spots-trick-play-dead = Удавати мертвого
    .does = удає мертвого
spots-trick-stay = Лежати
    .does = лежить

# What a trick does, in a few words for the tile
spots-tile-howl = візьми песика; кинь 1
spots-tile-roll-over = перекинь двір; можна ще 1
spots-tile-walk = кинь 2; можна ще 1
spots-tile-dig = за кожну лапку: закопане ±1; кинь 2
spots-tile-retrieve = вистав на кубику число верхнього песика; кинь 2
spots-tile-trot = можна пересунути свій кубик; кинь 2
spots-tile-track = кинь 3; смаколик перекидає будь-які з них
spots-tile-run = кинь 3; можна ще по 1
spots-tile-chase = кинь 1; можна ще 2, тоді 3…
spots-tile-bolt = відклади 3–12, кидай по одному; стоп, коли лишилося не більше, ніж лапок
spots-tile-sprint = кинь по 1 за неповного песика, знов і знов
spots-tile-dogpile = кинь 2 і один свій, знов і знов
spots-tile-fetch = кинь 8; залиш одне число
spots-tile-guard = назви число, кинь 4; залиш не більші
spots-tile-hunt = кинь 2 і по 1 за лапку; залиш 2
spots-tile-search = кинь 7; залиш кубики із сумою 8
spots-tile-scavenge = кинь 4; можна скинути менші за суму двору
spots-tile-beg = 1 смаколик і по 1 за лапку
spots-tile-chew = подвій смаколики, і ще 1
spots-tile-gobble = 7 смаколиків; поверни стільки, скільки на найбільшій вільній клітинці
spots-tile-play-dead = кинь 1; закопай — і маєш стільки смаколиків
spots-tile-stay = 1 смаколик за кожен інший перевернутий тайл

spots-dog-none = ніхто
spots-dog-burt = Берт
    .acc = Берта
    .gen = Берта
spots-dog-bristles = Щетинка
    .acc = Щетинку
    .gen = Щетинки
spots-dog-bongo = Бонго
spots-dog-eloise = Елоїза
    .acc = Елоїзу
    .gen = Елоїзи
spots-dog-ursula = Урсула
    .acc = Урсулу
    .gen = Урсули
spots-dog-mayor = Мер
    .acc = Мера
    .gen = Мера
spots-dog-sundrop = Сонечко
    .gen = Сонечка
spots-dog-jolene = Джолін
spots-dog-xerxes = Ксеркс
    .acc = Ксеркса
    .gen = Ксеркса
spots-dog-louise = Луїза
    .acc = Луїзу
    .gen = Луїзи
spots-dog-missy = Міссі
spots-dog-lil-beth = Мала Бет
    .acc = Малу Бет
    .gen = Малої Бет
spots-dog-handsome = Красень
    .acc = Красеня
    .gen = Красеня
spots-dog-frankie = Френкі
spots-dog-bitsy = Бітсі
spots-dog-gretchen = Гретхен
spots-dog-lief = Ліф
    .acc = Ліфа
    .gen = Ліфа
spots-dog-goliath = Голіаф
    .acc = Голіафа
    .gen = Голіафа
spots-dog-gumbo = Гамбо
spots-dog-pebble = Камінчик
    .acc = Камінчика
    .gen = Камінчика
spots-dog-wilbur = Вілбур
    .acc = Вілбура
    .gen = Вілбура
spots-dog-cabbage = Капустинка
    .acc = Капустинку
    .gen = Капустинки
spots-dog-honcho = Хончо
spots-dog-wolfgang = Вольфганг
    .acc = Вольфганга
    .gen = Вольфганга
spots-dog-raya = Рая
    .acc = Раю
    .gen = Раї
spots-dog-rogue = Шибеник
    .acc = Шибеника
    .gen = Шибеника
spots-dog-nutmeg = Мушкатка
    .acc = Мушкатку
    .gen = Мушкатки
spots-dog-rupert = Руперт
    .acc = Руперта
    .gen = Руперта
spots-dog-mirabelle = Мірабель
    .gen = Мірабелі
spots-dog-momo = Момо
spots-dog-zipper = Блискавка
    .acc = Блискавку
    .gen = Блискавки
spots-dog-doog = Дуг
    .acc = Дуга
    .gen = Дуга

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(на тайлі { $treats } смаколик)
    [few] {" "}(на тайлі { $treats } смаколики)
    [many] {" "}(на тайлі { $treats } смаколиків)
   *[other] {" "}(на тайлі { $treats } смаколика)
}
spots-do-score = Завершити карти всіх заповнених песиків
spots-do-reroll = Витратити смаколик: перекинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-do-roll = Кинути { $dice ->
    [one] ще { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-do-stop-offered = Зупинитися
spots-do-stop-rolled = Лишити так: розкладати нічого
spots-do-stop-taking = Не рухати кубиків
spots-do-stop-digging = Більше нічого не міняти
spots-do-place = { $number } на { $dog-acc }
spots-do-bury = Закопати { $number }
spots-do-name-fetch = Залишити всі кубики з { $number }
spots-do-name-guard = Розкладати кубики до { $number }
spots-do-name-retrieve = Виставити на кубику { $number }
spots-do-pick = Вибрати { $number }
spots-do-mark = Перекинути { $number }
spots-do-discard = Скинути { $number }
spots-do-take = Зняти { $number } із { $dog-gen }
spots-do-dig-up = Узяти { $number } із двору
spots-do-set-aside = Відкласти { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-do-raise = { $name }, двір: { $number } перетворити на { $to }
spots-do-lower = { $name }, двір: { $number } { $to ->
    [0] скинути
   *[other] перетворити на { $to }
}

spots-told-first-die = { $name } закопує { $number }.
spots-told-starts = { $name } починає.
spots-told-drew = { $name } бере до зграї { $dog-acc }.
spots-told-all-bust = У запасі немає кубиків: невдачі зазнають усі.
spots-told-refreshed = Усі тайли знову лежать горілиць; { $treats ->
    [0] для тайла «{ $trick }» смаколика вже немає
   *[other] на тайл «{ $trick }» лягає смаколик
}.
spots-told-turned-up = Наступний тайл зі стосу: «{ $trick }».
spots-told-chose = { $name } виконує «{ $trick }»{ $treats ->
    [0] {""}
    [one] {" "}і забирає з тайла { $treats } смаколик
    [few] {" "}і забирає з тайла { $treats } смаколики
    [many] {" "}і забирає з тайла { $treats } смаколиків
   *[other] {" "}і забирає з тайла { $treats } смаколика
}.
spots-told-rolls = { $name } кидає: { $dice }.
spots-told-rerolls = { $name } витрачає смаколик і перекидає: { $dice }.
spots-told-placed = { $name } кладе { $number } на { $dog-acc }.
spots-told-buried = { $name } закопує { $number }: у дворі вже { $pips }.
spots-told-named = { $name } обирає число { $number }.
spots-told-picked = { $name } вибирає: { $dice }.
spots-told-discarded = { $name } скидає кубик із { $number }.
spots-told-took = { $name } знімає { $number } із { $dog-gen }.
spots-told-dug-up = { $name } бере { $number } із двору.
spots-told-put-aside = { $name } відкладає { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}.
spots-told-raised = { $name }, двір: { $number } стає { $to }.
spots-told-lowered = { $name }, двір: { $number } { $to ->
    [0] скинуто
   *[other] стає { $to }
}.
spots-told-busted = { $name } зазнає невдачі{ $pips ->
    [0] {""}
   *[other] : у дворі { $pips }
}!
spots-told-scored = { $name } завершує { $dog-acc }!
spots-told-got-treats = { $name } { $treats ->
    [0] не отримує смаколиків
    [one] отримує { $treats } смаколик
    [few] отримує { $treats } смаколики
    [many] отримує { $treats } смаколиків
   *[other] отримує { $treats } смаколика
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] не повертає смаколиків
    [one] повертає { $treats } смаколик
    [few] повертає { $treats } смаколики
    [many] повертає { $treats } смаколиків
   *[other] повертає { $treats } смаколика
}.
spots-told-stopped = { $name } зупиняється.
spots-told-pes-rolled = Пес кидає { $number }: «{ $trick }».
spots-told-pes-scored = Пес завершує { $dog-acc }: { $dogs } із 6.
spots-told-pes-got-treats = Пес перевертає тайл{ $treats ->
    [0] {""}
    [one] {" "}і забирає з нього { $treats } смаколик
    [few] {" "}і забирає з нього { $treats } смаколики
    [many] {" "}і забирає з нього { $treats } смаколиків
   *[other] {" "}і забирає з нього { $treats } смаколика
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] починає
   *[other] починає з найвищим кидком
}
spots-beat-drew = бере до зграї { $dog-acc-and }
spots-beat-refreshed = усі тайли знову лежать горілиць{ $treats ->
    [0] {""}
   *[other] , на «{ $trick }» лягає смаколик
}
spots-beat-turned-up = далі у стосі: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(смаколик на додачу)
    [2] {" "}(два смаколики на додачу)
    [3] {" "}(три смаколики на додачу)
    [4] {" "}(чотири смаколики на додачу)
    [one] {" "}({ $treats } смаколик на додачу)
    [few] {" "}({ $treats } смаколики на додачу)
    [many] {" "}({ $treats } смаколиків на додачу)
   *[other] {" "}({ $treats } смаколика на додачу)
}
spots-beat-rolls = кидає { $dice-and }
spots-beat-rerolls = за { $count ->
    [1] смаколик
    [2] два смаколики
    [3] три смаколики
    [4] чотири смаколики
    [5] п’ять смаколиків
    [one] { $count } смаколик
    [few] { $count } смаколики
    [many] { $count } смаколиків
   *[other] { $count } смаколика
} перекидає ({ $dice-and })
spots-beat-placed = заповнює { $items-and }
spots-beat-placed-one = { $count ->
    [1] клітинку
    [2] дві клітинки
    [3] три клітинки
    [4] чотири клітинки
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
} у { $dog-gen }
spots-beat-buried = закопує { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
} (у дворі { $pips })
spots-beat-named = обирає число { $number }
spots-beat-picked = вибирає { $dice-and }
spots-beat-discarded = скидає { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
}
spots-beat-took = знімає { $number } із { $dog-gen }
spots-beat-dug-up = викопує { $count ->
    [1] кубик { $number }
   *[other] кубики { $number-and }
}
spots-beat-put-aside = відкладає { $dice ->
    [1] кубик
    [2] два кубики
    [3] три кубики
    [4] чотири кубики
    [5] п’ять кубиків
    [6] шість кубиків
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-beat-raised = міняє { $number } на { $to } у дворі ({ $name })
spots-beat-lowered = { $to ->
    [0] скидає { $number } із двору ({ $name })
   *[other] міняє { $number } на { $to } у дворі ({ $name })
}
spots-beat-busted = зазнає невдачі
spots-beat-scored = завершує { $dog-acc-and }
spots-beat-got-treats = { $treats ->
    [0] не отримує смаколиків
    [1] отримує смаколик
    [2] отримує два смаколики
    [3] отримує три смаколики
    [4] отримує чотири смаколики
    [5] отримує п’ять смаколиків
    [6] отримує шість смаколиків
    [7] отримує сім смаколиків
    [8] отримує вісім смаколиків
    [9] отримує дев’ять смаколиків
    [one] отримує { $treats } смаколик
    [few] отримує { $treats } смаколики
    [many] отримує { $treats } смаколиків
   *[other] отримує { $treats } смаколика
}
spots-beat-gave-treats = { $treats ->
    [0] нічого не повертає
    [1] повертає смаколик
    [2] повертає два смаколики
    [3] повертає три смаколики
    [4] повертає чотири смаколики
    [5] повертає п’ять смаколиків
    [6] повертає шість смаколиків
    [one] повертає { $treats } смаколик
    [few] повертає { $treats } смаколики
    [many] повертає { $treats } смаколиків
   *[other] повертає { $treats } смаколика
}
spots-beat-pes-rolled = Пес викидає «{ $trick }»
spots-beat-pes-got-treats = Пес викидає «{ $trick }» і перевертає тайл{ $treats ->
    [0] {""}
    [1] {" "}разом зі смаколиком
    [2] {" "}разом із двома смаколиками
    [3] {" "}разом із трьома смаколиками
    [4] {" "}разом із чотирма смаколиками
   *[other] {" "}разом зі смаколиками ({ $treats })
}
spots-beat-pes-scored = Пес завершує { $dog-acc-and } ({ $dogs } із 6)

spots-ending-six-dogs = Шістьох песиків завершено!
spots-ending-pes = Пес завершив шістьох песиків і перемагає.
spots-ending-stalemate = Минула тисяча ходів на кожного: виграє той, хто завершив найбільше песиків.
spots-ending-pes-outlasts = Минула тисяча ходів, а Пес усе ще тут: перемагає Пес.

spots-why-face-down = «{ $trick }» лежить долілиць, поки всі тайли не перевернуть горілиць.
spots-why-nothing-filled = Жодного твого песика ще не заповнено.
spots-why-choose-first = Вибери команду або заверши заповнених песиків.
spots-why-roll-or-stop = Або кидай далі, або зупинися.
spots-why-name-first = Спершу вибери число.
spots-why-not-on-top = { $dog } зверху колоди не має { $number }.
spots-why-set-aside-first = Спершу скажи, скільки кубиків відкладаєш.
spots-why-too-few-dice = У запасі лише { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}.
spots-why-no-die-there = На цій карті немає кубика з { $number }.
spots-why-none-buried = У твоєму дворі немає кубика з { $number }.
spots-why-take-first = Спершу візьми один зі своїх кубиків.
spots-why-move-first = Поклади взятий кубик на іншу вільну клітинку.
spots-why-same-space = Він звідси й узявся: поклади його на іншу клітинку.
spots-why-dig-first = Зміни закопаний кубик або скажи, що досить.
spots-why-none-buried-there = У дворі гравця { $seat_number } немає кубика з { $number }.
spots-why-six-is-highest = 6 уже не збільшити.
spots-why-no-space = Вільної клітинки { $number } тут немає: { $card }.
spots-why-not-rolled = Серед цих кубиків немає { $number }.
spots-why-above-number = Розкладають лише кубики до { $number }.
spots-why-one-number = Розкладають лише кубики з одним і тим самим числом.
spots-why-only-so-many = З цього кидка { $dice ->
    [one] розкладають лише { $dice } кубик
    [few] розкладають лише { $dice } кубики
    [many] розкладають лише { $dice } кубиків
   *[other] розкладають лише { $dice } кубика
}.
spots-why-lowest-first = По одному кубики йдуть від найменшого числа; в одному рядку з «settle» порядок довільний.
spots-why-first-card-first = По одному кубики з однаковим числом ідуть від першої карти, а тоді у двір; в одному рядку з «settle» порядок довільний.
spots-why-no-treat = За перекидання платять смаколик, а в тебе його немає.
spots-why-settle-first = Спершу поклади або закопай кожен кубик цього кидка.
spots-why-nothing-to-settle = З цього кидка нічого не розкласти: перекинь його або лиши так.
spots-why-reroll-too-late = Перекинути вже не можна: якийсь кубик цього кидка вже вибрано, скинуто чи покладено.
spots-why-reroll-all = Смаколик перекидає всі кубики кидка; вибирати можна лише у команді «Взяти слід».
spots-why-set-by-hand = Цей кубик виставлено рукою, тож жоден смаколик його не перекине.
spots-why-not-below-yard = Скинути { $number } не можна: скидають лише кубики, менші за суму твого двору ({ $pips }).
spots-why-mark-or-reroll = Познач іще кубики або перекинь позначені.
spots-why-mark-all = Щоб перекинути всі, нічого позначати не треба.
spots-why-pick-first = Спершу вибери кубики із сумою 8.
spots-why-no-set = Із { $number } суми 8 тут не скласти.

spots-impossible-1 = Черга ходу не сходиться: ходить місце цього столу, поки ніхто не має шістьох песиків, а наприкінці — ніхто; Пес грає лише проти одного гравця.
spots-impossible-2 = Усього має бути 40 кубиків.
spots-impossible-3 = Усього має бути 20 смаколиків.
spots-impossible-4 = Песик загубився або є двічі, або карти лежать не так, як можуть: від двох до шести в кожного гравця, кубики — на своїх числах, на завершених — жодного, на комусь є вільна клітинка.
spots-impossible-5 = Тайли не сходяться: зверху по одному кожного кольору за набором, під час вибору горілиць щонайменше два, смаколики лише на них, вибраний — долілиць.
spots-impossible-6 = У дворі не буває більше крапок, ніж у нього вміщається.
spots-impossible-7 = Команда не сходиться: вона ніколи не питає про таке рішення, або вирішувати нічого.

spots-coach-roll = { $what }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}, невдача { $bust }% (зі смаколиком { $bust_one }%, з двома { $bust_two }%)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Перекинути { $dice }
spots-coach-space = { $number } на { $dog-acc } { $chance }%
spots-coach-treats = { $what }: { $treats ->
    [0] без смаколиків
    [one] { $treats } смаколик
    [few] { $treats } смаколики
    [many] { $treats } смаколиків
   *[other] { $treats } смаколика
}
spots-coach-as-it-lies = { $bust ->
    [yes] Цей кидок — невдача, хоч як розкладай.
   *[no] Цей кидок можна розкласти без невдачі.
}
spots-coach-nothing = Попереду немає кидка, для якого варто рахувати шанси.

spots-board-up = горілиць
spots-board-down = долілиць
spots-board-stack = +{ $tiles }?
spots-board-deck = Колода
spots-board-signs = Угорі шість тайлів, »позначений« або ▸виконуваний◂; найнижчий рядок каже, що робить позначена команда. ◆ — смаколик, +2? — небачені тайли знизу. У кожного гравця: ✓ — завершені песики (шість — перемога), смаколики і двір: скільки в ньому крапок і скільки вміщається. На песику ·4 — вільна клітинка, ■4 — клітинка з кубиком; ♣ — лапка. У кидку ‹4› відкладено, а ≤ 4 означає, що розкладають лише кубики до 4.
spots-board-supply = Запас
spots-board-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-board-yard = двір
spots-board-pes = Пес
spots-board-roll = Кидок
spots-board-set-aside = відкладено: { $dice }
spots-board-choose = вибери команду або заверши песиків
spots-board-offered = { $trick }: кидай далі або стій
spots-board-rolled = { $trick }: розклади кидок або перекинь
spots-board-settling = { $trick }: розклади { $dice ->
    [one] ще { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
spots-board-naming = { $trick }: вибери число
spots-board-setting-aside = { $trick }: відклади кубики
spots-board-taking = { $trick }: візьми один свій кубик
spots-board-moving = { $trick }: поклади його на іншу клітинку
spots-board-digging = { $trick }: зміни закопаний кубик (ще { $left })
spots-board-marking = { $trick }: познач іще або перекинь
spots-board-picking = { $trick }: вибери кубики із сумою 8
spots-board-discarding = { $trick }: скинь іще або розклади

# Reports

spots-report-tricks = Команди
spots-report-colours = Команди за кольорами
spots-report-habits = Завершення песиків
spots-report-slowly = ходи на завершення песиків
spots-report-basic = основні команди
spots-report-dogs = Песики в кінці
spots-report-scored = завершені
spots-report-left = залишилися

# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Нацькуй своїх псів на скриньки, фургони й кульки: найбільша зграя забирає здобич.

barking-option-starter = Хто починає
barking-option-starter-about = Номер гравця або жереб. За правилами: хто найкраще вдає собаку.
barking-option-starter-printed = За правилами починає той, хто найкраще вдає собаку.
barking-option-starter-chance = жереб
barking-option-teaching = Навчальна гра
barking-option-teaching-about = Коти потрапляють у колоду після першого раунду.
barking-option-bark_off = Нічия наприкінці
barking-option-bark_off-about = Коли найбільше очок мають кілька гравців. За правилами: найгучніший гавкіт.
barking-option-bark_off-bark = виграє найгучніший гавкіт (за правилами)
barking-option-bark_off-chance = вирішує жереб (домашнє правило)
barking-option-bark_off-shared = перемога спільна (домашнє правило)

barking-own = { $text }
barking-breed-great-dane = Німецький дог
    .acc = німецького дога
    .many = німецьких догів
barking-breed-german-shepherd = Німецька вівчарка
    .acc = німецьку вівчарку
    .many = німецьких вівчарок
barking-breed-doberman = Доберман
    .acc = добермана
    .many = доберманів
barking-breed-husky = Хаскі
    .acc = хаскі
    .many = хаскі
barking-breed-labrador = Лабрадор
    .acc = лабрадора
    .many = лабрадорів
barking-breed-basset-hound = Басет-гаунд
    .acc = басет-гаунда
    .many = басет-гаундів
barking-breed-jack-russell = Джек-рассел
    .acc = джек-рассела
    .many = джек-расселів
barking-breed-chihuahua = Чихуахуа
    .acc = чихуахуа
    .many = чихуахуа
barking-breed-bulldog = Бульдог
    .acc = бульдога
    .many = бульдогів
barking-breed-mutt = Дворняга
    .acc = дворнягу
    .many = дворняг
barking-breed-none = порода рангу { $rank }
    .acc = породу рангу { $rank }
    .many = псів породи рангу { $rank }
barking-wonder = Диво-пес
    .acc = диво-пса
    .many = диво-псів
barking-cat = Кіт
    .acc = кота
    .many = котів

barking-item-phone-booth = телефонна будка
    .acc = телефонну будку
barking-item-tree-house = хатинка на дереві
    .acc = хатинку на дереві
barking-item-balloon = кулька
    .acc = кульку
barking-item-hydrant = гідрант
barking-item-mailbox = поштова скринька
    .acc = поштову скриньку
barking-item-van = фургон
barking-item-bench = лавка
    .acc = лавку
barking-item-lamp-post = ліхтар
barking-item-trash-can = смітник
barking-item-boxes = коробки
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
barking-item-none = предмет { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-acc }
        [2] двох { $breed-many }
        [3] трьох { $breed-many }
        [4] чотирьох { $breed-many }
        [5] п’ятьох { $breed-many }
        [6] шістьох { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Диво-пес
    .told = { $cards ->
        [1] { $breed-acc }
        [2] двох { $breed-many }
        [3] трьох { $breed-many }
        [4] чотирьох { $breed-many }
        [5] п’ятьох { $breed-many }
        [6] шістьох { $breed-many }
       *[other] { $cards } { $breed-many }
    } з { $wonders ->
        [1] диво-псом
        [2] двома диво-псами
        [3] трьома диво-псами
       *[other] { $wonders } диво-псами
    }

barking-do-pass = Пас до кінця раунду
barking-do-cat = Зіграти кота і взяти картку
barking-do-swap = Обміняти диво-пса на картку
barking-do-done = Досить: завершити хід
barking-do-no-token = Не класти жетон кота
barking-do-no-mic = Немає мікрофона: хай за мене гавкне жереб
barking-do-at = Гавкати на { $item-acc }
barking-do-token = Жетон кота: { $item }
barking-do-discard = Скинути { $card-acc }
barking-do-bark = Гавкнути з гучністю { $loudness }
barking-do-lay = Зіграти { $dogs-told }

barking-told-starts = { $name } починає.
barking-told-cats-dealt = Кожному роздано по коту, решта котів — у колоді.
barking-told-laid-out = На вулиці: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Усім роздано по { $cards } картці.
        [few] Усім роздано по { $cards } картки.
        [many] Усім роздано по { $cards } карток.
       *[other] Усім роздано по { $cards } картки.
    }
   *[other] Карток замало: кожному дісталося { $cards }.
}
barking-told-drew = Ти береш { $card-acc }.
barking-told-discarded = { $name } скидає { $card-acc }.
barking-told-cat = { $name } грає кота і бере картку.
barking-told-token = { $name } кладе жетон кота на { $item-acc }.
barking-told-no-token = { $name } нікуди не кладе жетон кота.
barking-told-swapped = { $name } міняє диво-пса на картку.
barking-told-showed = { $name } грає { $dogs-told }.
barking-told-laid = { $name } гавкає на { $item-acc }.
barking-told-passed = { $name } пасує.
barking-told-won = { $name } забирає { $item-acc } ({ $dogs ->
    [one] { $dogs } пес
    [few] { $dogs } пси
    [many] { $dogs } псів
   *[other] { $dogs } пса
}).
barking-told-unwanted = Ніхто не гавкав на { $item-acc }: предмет вибуває з гри.
barking-told-cleared = Раунд { $round } закінчено. Пси разом зі скинутими картками йдуть під колоду.
barking-told-reshuffled = Колода порожня: скинуті картки тасуємо в нову.
barking-told-bark-off = { $name } ділить перше місце і гавкає за перемогу.
barking-told-barked = { $name } гавкає. Наскільки гучно, дізнаємося згодом.
barking-told-heard = { $name } гавкає: { $loudness } із 99!
barking-told-unheard = { $name } не має мікрофона: гавкне жереб.
barking-told-drew-bark = Жереб гавкає за гравця { $name }: { $loudness } із 99!
barking-told-champion-lot = Жереб вирішує: виграє { $name }.
barking-told-champion-loudest = Найгучніше гавкає { $name }.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
barking-told-scored = { $name } має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } ({ $dogs ->
    [1] один пес
    [2] два пси
    [3] три пси
    [4] чотири пси
    [5] п’ять псів
    [6] шість псів
    [one] { $dogs } пес
    [few] { $dogs } пси
    [many] { $dogs } псів
   *[other] { $dogs } пса
})
barking-beat-starts = починає
barking-beat-laid-out = на вулиці: { $item }
barking-beat-drew = бере { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-acc }
    [2] двох { $card-many }
    [3] трьох { $card-many }
    [4] чотирьох { $card-many }
    [5] п’ятьох { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = скидає { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-acc }
    [2] двох { $card-many }
    [3] трьох { $card-many }
    [4] чотирьох { $card-many }
    [5] п’ятьох { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = грає { $count ->
    [1] кота
    [2] двох котів
    [3] трьох котів
    [4] чотирьох котів
   *[other] { $count } котів
}
barking-beat-token = садовить кота на { $item-acc }
barking-beat-swapped = міняє { $count ->
    [1] диво-пса на картку
    [2] двох диво-псів на картки
    [3] трьох диво-псів на картки
    [4] чотирьох диво-псів на картки
   *[other] { $count } диво-псів на картки
}
barking-beat-showed = виводить { $dogs-told }
barking-beat-laid = посилає гавкати { $items-and }
barking-beat-laid-one = { $dogs-told-and } на { $item-acc }
barking-beat-passed = пасує
barking-beat-reshuffled = скинуті картки тасуються в нову колоду
barking-beat-won = кінець раунду: { $items-also }
barking-beat-won-one = { $name } забирає { $prize-and }
barking-beat-unwanted = ніхто не гавкав на { $item-acc-and }
barking-beat-counted = рахує { $items }
barking-beat-counted-one = { $points } за { $items ->
    [1] { $item-acc }
   *[other] { $items } × { $item }
}
barking-beat-scored = має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

barking-ending-most-points = Останній раунд позаду: виграє той, у кого найбільше очок.
barking-ending-shared = Останній раунд позаду: порівну очок — спільна перемога.
barking-ending-lot = Останній раунд позаду: серед рівних за очками переможця обрав жереб.
barking-ending-loudest = Останній раунд позаду: серед рівних за очками виграє найгучніший гавкіт.

barking-why-discard-first = У тебе забагато карток: спершу скинь зайві.
barking-why-token-first = Ти граєш кота: спершу поклади його жетон на предмет або нікуди.
barking-why-where-first = Твоїх псів уже показано: спершу скажи, на що вони гавкають.
barking-why-done-first = Твій розіграш ще триває: додай породи або скажи, що досить.
barking-why-bark-first = Очок порівну: гавкай або скажи, що мікрофона немає.
barking-why-no-discard = Картки скидає лише той, хто після роздачі має їх забагато.
barking-why-no-cat-played = Жетон кота кладуть разом із котом: спершу зіграй його.
barking-why-nothing-shown = Спершу зіграй псів, а тоді скажи, на що вони гавкають.
barking-why-nothing-to-end = Завершувати ще нічого. Щоб закінчити хід без псів, пасуй.
barking-why-no-bark-off = Тут немає нічиєї, через яку варто гавкати.
barking-why-not-in-hand = Такої картки в тебе немає: { $card }.
barking-why-no-cats-yet = У навчальній грі коти приходять у раунді 2.
barking-why-no-item = На вулиці немає предмета { $number }.
barking-why-token-there = На { $item-acc } вже покладено жетон кота.
barking-why-breed-there = Порода «{ $breed }» вже гавкає на { $item-acc }, а двічі біля одного предмета її не кладуть.
barking-why-dogs-there = Твої пси вже гавкають на { $item-acc }, а жетона кота там немає.
barking-why-no-breed = Породи рангу { $rank } немає: найгірший ранг — { $worst }.
barking-why-too-few = У тебе { $held } × { $card }, а не { $wanted }.
barking-why-one-breed = Кілька порід за раз можна зіграти лише біля предмета з жетоном кота.
barking-why-no-place = Цій породі нема до чого піти: { $breed }.

barking-board-discard = Забагато карток: скинь зайві.
barking-board-act = Тепер: { $choices }.
barking-board-act-lay = грай псів
barking-board-act-cat = грай кота
barking-board-act-swap = міняй диво-пса
barking-board-act-pass = пасуй
barking-board-first = перший
barking-board-signs = Дві літери — порода англійською, як у записі ходів (Hu: хаскі), від золотого для найкращих рангів до сірого для найгірших; Hu2+1 — двоє таких із диво-псом, Wo — диво-пес, Ca — кіт. Над кожним стовпчиком — предмет; +3 — скільки очок тобі дасть ще один такий. ♛ веде, =^.^= чи =^= — жетон кота, а риска ┃ показує, де відбудеться позначена дія. У рядку гравця: очки, картки, Ca — кіт, про якого всі знають, хто перший або вже пасує, і здобич (lam2: два ліхтарі).
barking-board-token = Куди йде жетон кота?
barking-board-where = На що вони гавкають?
barking-board-more = Ще порода чи досить?
barking-board-bark = Очок порівну: гавкай!
barking-board-round = раунд { $round } з { $rounds } · колода { $deck }
barking-board-cards = { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}
barking-board-passed = пас
barking-board-hand = рука
barking-board-shown = грають

barking-coach-free = Ніхто ще не гавкає на { $item-acc }.
barking-coach-leader = На { $item-acc } найкраще гавкає { $name }: { $dogs ->
    [one] { $dogs } пес
    [few] { $dogs } пси
    [many] { $dogs } псів
   *[other] { $dogs } пса
}, найкраща порода — { $breed }.
barking-coach-take = Можеш перехопити і мати { $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
}: { $play }.
barking-coach-need = Твоя рука зараз не перехопить: треба ще { $dogs ->
    [one] { $dogs } пса
    [few] { $dogs } псів
    [many] { $dogs } псів
   *[other] { $dogs } пса
} ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
}).
barking-coach-need-or = Твоя рука зараз не перехопить: треба ще { $dogs ->
    [one] { $dogs } пса
    [few] { $dogs } псів
    [many] { $dogs } псів
   *[other] { $dogs } пса
} або { $tie }, але з породою кращою за ранг { $rank } ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
}).
barking-coach-needs-cat = Твої пси вже тут: додати ще можна лише з жетоном кота ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Ще не видно (чужі руки або колода): { $cards }.
barking-coach-chance = { $card } { $percent }%
barking-coach-next = Якщо взяти картку, найімовірніше прийде: { $cards }.

barking-box-too-few-dogs = Псів у цій коробці { $dogs }; п’ять повних рук — це { $needed }, і менше бути не може.
barking-box-too-few-items = Предметів у цій коробці { $items }, а стосам потрібно { $needed }.

barking-impossible-1 = Картка загубилася або лежить двічі: руки, колода, скинуте і стіл мають скласти всю коробку.
barking-impossible-2 = Предмет загубився або лежить двічі, або за минулі раунди викладено іншу кількість предметів.
barking-impossible-3 = Рука не сходиться: її розмір, ліміт (чи хто має скидати) або кіт, який мусить у ній бути.
barking-impossible-4 = Колода не сходиться: блоки лежать один під одним, не більше одного на кожен зіграний раунд.
barking-impossible-5 = Стіл не сходиться: предмети цього раунду, пси, що мають господаря, дві породи одного гравця — лише з жетоном кота.
barking-impossible-6 = Хід не сходиться: ходить місце цього столу, яке ще не пасувало, у раунді цієї коробки.
barking-impossible-7 = Розіграш не сходиться: показаним псам є куди піти, а продовжити можна лише біля предмета з жетоном кота.
barking-impossible-8 = Двобій гавкотом не сходиться: гавкають лише ті, хто ділить перше місце, кожен по разу.

# Reports

barking-report-items = Здобуті предмети
barking-report-habits = Коти й розіграші
barking-report-cats = зіграні коти
barking-report-tokens = викладені жетони кота
barking-report-wonders = зіграні диво-пси
barking-report-swaps = обміняні диво-пси
barking-report-plays = розіграші псів
barking-report-passes = паси
barking-report-piles = Доля предметів
barking-report-won = здобуті
barking-report-gone = ніхто не гавкав
barking-report-cats-played = Місця за зіграними котами
barking-report-cats-number = { $cats }
barking-report-seat-lost = програли
barking-report-seat-won = виграли

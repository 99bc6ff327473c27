# Barking Up the Wrong Tree

barking-name = Пёс попутал (Barking Up the Wrong Tree)
barking-tagline = Натрави своих собак на ящики, фургончики и воздушные шары: самая большая стая забирает добычу.

barking-option-starter = Кто начинает
barking-option-starter-about = Номер игрока или жребий. По правилам: кто лучше изобразит собаку.
barking-option-starter-printed = По правилам начинает тот, кто лучше всех изобразит собаку.
barking-option-starter-chance = жребий
barking-option-teaching = Учебная игра
barking-option-teaching-about = Кошки попадают в колоду после первого раунда.
barking-option-bark_off = Ничья в конце
barking-option-bark_off-about = Когда больше всех очков у нескольких. По правилам: самый громкий гав.
barking-option-bark_off-bark = выигрывает самый громкий гав (по правилам)
barking-option-bark_off-chance = решает жребий (домашнее правило)
barking-option-bark_off-shared = победа общая (домашнее правило)

barking-own = { $text }
barking-breed-great-dane = Немецкий дог
    .acc = немецкого дога
    .many = немецких догов
barking-breed-german-shepherd = Овчарка
    .acc = овчарку
    .many = овчарок
barking-breed-doberman = Доберман
    .acc = добермана
    .many = доберманов
barking-breed-husky = Хаски
    .acc = хаски
    .many = хаски
barking-breed-labrador = Лабрадор
    .acc = лабрадора
    .many = лабрадоров
barking-breed-basset-hound = Бассет-хаунд
    .acc = бассет-хаунда
    .many = бассет-хаундов
barking-breed-jack-russell = Джек-рассел
    .acc = джек-рассела
    .many = джек-расселов
barking-breed-chihuahua = Чихуахуа
    .acc = чихуахуа
    .many = чихуахуа
barking-breed-bulldog = Бульдог
    .acc = бульдога
    .many = бульдогов
barking-breed-mutt = Дворняга
    .acc = дворнягу
    .many = дворняг
barking-breed-none = порода ранга { $rank }
    .acc = породу ранга { $rank }
barking-wonder = Чудо-пёс
    .acc = чудо-пса
    .many = чудо-псов
barking-cat = Кошка
    .acc = кошку
    .many = кошек

barking-item-phone-booth = телефонная будка
    .acc = телефонную будку
barking-item-tree-house = домик на дереве
barking-item-balloon = воздушный шар
barking-item-hydrant = гидрант
barking-item-mailbox = почтовый ящик
barking-item-van = фургончик
barking-item-bench = скамейка
    .acc = скамейку
barking-item-lamp-post = фонарь
barking-item-trash-can = мусорный бак
barking-item-boxes = коробки
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
barking-item-none = предмет { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-acc }
        [2] двух { $breed-many }
        [3] трёх { $breed-many }
        [4] четырёх { $breed-many }
        [5] пять { $breed-many }
        [6] шесть { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Чудо-пёс
    .told = { $cards ->
        [1] { $breed-acc }
        [2] двух { $breed-many }
        [3] трёх { $breed-many }
        [4] четырёх { $breed-many }
        [5] пять { $breed-many }
        [6] шесть { $breed-many }
       *[other] { $cards } { $breed-many }
    } с { $wonders ->
        [1] чудо-псом
        [2] двумя чудо-псами
        [3] тремя чудо-псами
       *[other] { $wonders } чудо-псами
    }

barking-do-pass = Пас до конца раунда
barking-do-cat = Сыграть кошку и взять карту
barking-do-swap = Обменять чудо-пса на карту
barking-do-done = Хватит: закончить ход
barking-do-no-token = Не класть жетон кошки
barking-do-no-mic = Нет микрофона: пусть за меня гавкнет жребий
barking-do-at = Гавкать на { $item-acc }
barking-do-token = Жетон кошки: { $item }
barking-do-discard = Сбросить { $card-acc }
barking-do-bark = Гавкнуть с громкостью { $loudness }
barking-do-lay = Сыграть { $dogs-told }

barking-told-starts = { $name } начинает.
barking-told-cats-dealt = Всем роздано по кошке, остальные кошки — в колоде.
barking-told-laid-out = На улице: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Всем роздано по { $cards } карте.
        [few] Всем роздано по { $cards } карты.
        [many] Всем роздано по { $cards } карт.
       *[other] Всем роздано по { $cards } карты.
    }
   *[other] Карт не хватает: каждому досталось { $cards }.
}
barking-told-drew = Ты берёшь { $card-acc }.
barking-told-discarded = { $name } сбрасывает { $card-acc }.
barking-told-cat = { $name } играет кошку и берёт карту.
barking-told-token = { $name } кладёт жетон кошки на { $item-acc }.
barking-told-no-token = { $name } никуда не кладёт жетон кошки.
barking-told-swapped = { $name } меняет чудо-пса на карту.
barking-told-showed = { $name } играет { $dogs-told }.
barking-told-laid = { $name } гавкает на { $item-acc }.
barking-told-passed = { $name } пасует.
barking-told-won = { $name } забирает { $item-acc } ({ $dogs ->
    [one] { $dogs } собака
    [few] { $dogs } собаки
    [many] { $dogs } собак
   *[other] { $dogs } собаки
}).
barking-told-unwanted = Никто не гавкал на { $item-acc }: предмет выбывает из игры.
barking-told-cleared = Раунд { $round } окончен. Собаки вместе со сброшенными картами уходят под колоду.
barking-told-reshuffled = Колода пуста: сброшенные карты тасуем в новую.
barking-told-bark-off = { $name } делит первое место и гавкает за победу.
barking-told-barked = { $name } гавкает. Насколько громко, узнаем потом.
barking-told-heard = { $name } гавкает: { $loudness } из 99!
barking-told-unheard = { $name } обходится без микрофона: гавкнет жребий.
barking-told-drew-bark = Жребий гавкает вместо игрока { $name }: { $loudness } из 99!
barking-told-champion-lot = Жребий решает: побеждает { $name }.
barking-told-champion-loudest = Громче всех гавкает { $name }.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
barking-told-scored = { $name } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } ({ $dogs ->
    [1] одна собака
    [2] две собаки
    [3] три собаки
    [4] четыре собаки
    [5] пять собак
    [6] шесть собак
    [one] { $dogs } собака
    [few] { $dogs } собаки
    [many] { $dogs } собак
   *[other] { $dogs } собаки
})
barking-beat-starts = начинает
barking-beat-laid-out = на улице: { $item }
barking-beat-drew = берёт { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-acc }
    [2] двух { $card-many }
    [3] трёх { $card-many }
    [4] четырёх { $card-many }
    [5] пять { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = сбрасывает { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-acc }
    [2] двух { $card-many }
    [3] трёх { $card-many }
    [4] четырёх { $card-many }
    [5] пять { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = играет { $count ->
    [1] кошку
    [2] двух кошек
    [3] трёх кошек
    [4] четырёх кошек
    [one] { $count } кошку
    [few] { $count } кошки
    [many] { $count } кошек
   *[other] { $count } кошки
}
barking-beat-token = сажает кошку на { $item-acc }
barking-beat-swapped = меняет { $count ->
    [1] чудо-пса на карту
    [2] двух чудо-псов на карты
    [3] трёх чудо-псов на карты
    [4] четырёх чудо-псов на карты
   *[other] чудо-псов на карты ({ $count })
}
barking-beat-showed = выводит { $dogs-told }
barking-beat-laid = отправляет гавкать { $items-and }
barking-beat-laid-one = { $dogs-told-and } на { $item-acc }
barking-beat-passed = пасует
barking-beat-reshuffled = сброшенные карты тасуются в новую колоду
barking-beat-won = конец раунда: { $items-also }
barking-beat-won-one = { $name } забирает { $prize-and }
barking-beat-unwanted = никто не гавкал на { $item-acc-and }
barking-beat-counted = считает { $items }
barking-beat-counted-one = { $points } за { $items ->
    [1] { $item-acc }
   *[other] { $items } × { $item }
}
barking-beat-scored = набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

barking-ending-most-points = Последний раунд позади: выигрывает тот, у кого больше очков.
barking-ending-shared = Последний раунд позади: очков поровну — победа общая.
barking-ending-lot = Последний раунд позади: среди равных по очкам победителя выбрал жребий.
barking-ending-loudest = Последний раунд позади: среди равных по очкам выигрывает самый громкий гав.

barking-why-discard-first = У тебя слишком много карт: сначала сбрось лишние.
barking-why-token-first = Ты играешь кошку: сначала положи её жетон на предмет или откажись от него.
barking-why-where-first = Твои собаки уже показаны: сначала скажи, на что они гавкают.
barking-why-done-first = Твой розыгрыш ещё идёт: добавь породы или скажи, что хватит.
barking-why-bark-first = Очков поровну: гавкай или скажи, что микрофона нет.
barking-why-no-discard = Карты сбрасывает только тот, у кого их слишком много после раздачи.
barking-why-no-cat-played = Жетон кошки кладут вместе с кошкой: сначала сыграй её.
barking-why-nothing-shown = Сначала сыграй собак, потом скажи, на что они гавкают.
barking-why-nothing-to-end = Заканчивать пока нечего. Чтобы закончить ход без собак, пасуй.
barking-why-no-bark-off = Здесь нет ничьей, из-за которой стоит гавкать.
barking-why-not-in-hand = Такой карты у тебя нет: { $card }.
barking-why-no-cats-yet = В учебной игре кошки приходят в раунде 2.
barking-why-no-item = На улице нет предмета { $number }.
barking-why-token-there = На { $item-acc } жетон кошки уже положен.
barking-why-breed-there = { $breed } — эта порода уже гавкает на { $item-acc }: дважды к одному предмету она не приходит.
barking-why-dogs-there = Твои собаки уже гавкают на { $item-acc }, а жетона кошки там нет.
barking-why-no-breed = Породы ранга { $rank } нет: худший ранг — { $worst }.
barking-why-too-few = У тебя { $held } × { $card }, а не { $wanted }.
barking-why-one-breed = Несколько пород за раз можно сыграть только у предмета с жетоном кошки.
barking-why-no-place = Этой породе не к чему пойти: { $breed }.

barking-board-discard = Слишком много карт: сбрось лишние.
barking-board-act = Теперь: { $choices }.
barking-board-act-lay = собаки
barking-board-act-cat = кошка
barking-board-act-swap = обмен
barking-board-act-pass = пас
barking-board-first = первый
barking-board-signs = Две буквы — порода по-английски, как в записи ходов (Hu: хаски), от золотого для лучших рангов до серого для худших; Hu2+1 — двое таких с чудо-псом, Wo — чудо-пёс, Ca — кошка. Над каждым столбцом — предмет; +3 — сколько очков тебе даст ещё один такой. ♛ впереди, =^.^= или =^= — жетон кошки, а черта ┃ показывает, где произойдёт отмеченное действие. В строке игрока: очки, карты, Ca — кошка, о которой все знают, кто первый или уже пасует, и добыча (lam2: два фонаря).
barking-board-token = Куда положить жетон кошки?
barking-board-where = На что они гавкают?
barking-board-more = Ещё порода или хватит?
barking-board-bark = Очков поровну: гавкай!
barking-board-round = раунд { $round } из { $rounds } · колода { $deck }
barking-board-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
barking-board-passed = пас
barking-board-hand = рука
barking-board-shown = играют

barking-coach-free = Никто ещё не гавкает на { $item-acc }.
barking-coach-leader = На { $item-acc } лучше всех гавкает { $name }: { $dogs ->
    [one] { $dogs } собака
    [few] { $dogs } собаки
    [many] { $dogs } собак
   *[other] { $dogs } собаки
}, лучшая порода — { $breed }.
barking-coach-take = Можешь перехватить и получить { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
}: { $play }.
barking-coach-need = С этой рукой не перехватить: { $dogs ->
    [one] нужна ещё { $dogs } собака
    [few] нужны ещё { $dogs } собаки
    [many] нужно ещё { $dogs } собак
   *[other] нужно ещё { $dogs } собаки
} ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
}).
barking-coach-need-or = С этой рукой не перехватить: { $dogs ->
    [one] нужна ещё { $dogs } собака
    [few] нужны ещё { $dogs } собаки
    [many] нужно ещё { $dogs } собак
   *[other] нужно ещё { $dogs } собаки
} или { $tie }, но с породой лучше ранга { $rank } ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
}).
barking-coach-needs-cat = Твои собаки уже здесь: добавить ещё можно только с жетоном кошки ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Ещё не видно (чужие руки или колода): { $cards }.
barking-coach-chance = { $card } { $percent } %
barking-coach-next = Если взять карту, вероятнее всего придёт: { $cards }.

barking-box-too-few-dogs = Собак в этой коробке { $dogs }; пять полных рук — это { $needed }, и меньше быть не может.
barking-box-too-few-items = Предметов в этой коробке { $items }, а стопкам нужно { $needed }.

barking-impossible-1 = Карта потерялась или лежит дважды: руки, колода, сброс и стол должны составить всю коробку.
barking-impossible-2 = Предмет потерялся или лежит дважды, или за прошлые раунды выложено другое число предметов.
barking-impossible-3 = Рука не сходится: её размер, предел (или кто должен сбрасывать) либо кошка, которая обязана в ней быть.
barking-impossible-4 = Колода не сходится: блоки лежат один под другим, не больше одного на каждый сыгранный раунд.
barking-impossible-5 = Стол не сходится: предметы этого раунда, собаки с хозяином, две породы одного игрока — только с жетоном кошки.
barking-impossible-6 = Ход не сходится: ходит место этого стола, которое ещё не пасовало, в раунде этой коробки.
barking-impossible-7 = Розыгрыш не сходится: показанным собакам есть куда пойти, а продолжить можно только у предмета с жетоном кошки.
barking-impossible-8 = Состязание в лае не сходится: гавкают только те, кто делит первое место, и каждый один раз.

# Reports

barking-report-items = Полученные предметы
barking-report-habits = Кошки и розыгрыши
barking-report-cats = сыгранные кошки
barking-report-tokens = выложенные жетоны кошки
barking-report-wonders = сыгранные чудо-псы
barking-report-swaps = обменянные чудо-псы
barking-report-plays = розыгрыши собак
barking-report-passes = пасы
barking-report-piles = Судьба предметов
barking-report-won = получены
barking-report-gone = никто не лаял
barking-report-cats-played = Места по сыгранным кошкам
barking-report-cats-number = { $cats }
barking-report-seat-lost = проиграли
barking-report-seat-won = выиграли

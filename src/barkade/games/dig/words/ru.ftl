# DIG

dig-name = DIG
dig-digger = Копатель
dig-tagline = Держи нос по ветру, копай косточки и неси их в нужные миски.

dig-colour-red = красный
    .ins = красным
    .f = красная
    .acc = красную
    .half = красно
    .many = красные
dig-colour-yellow = жёлтый
    .ins = жёлтым
    .f = жёлтая
    .acc = жёлтую
    .half = жёлто
    .many = жёлтые
dig-colour-green = зелёный
    .ins = зелёным
    .f = зелёная
    .acc = зелёную
    .half = зелёно
    .many = зелёные
dig-colour-blue = синий
    .ins = синим
    .f = синяя
    .acc = синюю
    .half = сине
    .many = синие
dig-colour-purple = фиолетовый
    .ins = фиолетовым
    .f = фиолетовая
    .acc = фиолетовую
    .half = фиолетово
    .many = фиолетовые

dig-card-none = ямка
    .acc = ямку
dig-card-doghouse = будка
    .acc = будку
dig-card-bowl = { $colour-f } миска
    .acc = { $colour-acc } миску
dig-card-scent = { $first-half }-{ $second } запах
    .ins = { $first-half }-{ $second-ins } запахом
dig-card-bone = { $colour-f } косточка ({ $first-half }-{ $second-f })
    .acc = { $colour-acc } косточку ({ $first-half }-{ $second-acc })

dig-do-move = Идти на { $place }: { $card }
dig-do-dig = Копать здесь: { $card }
dig-do-keep = Оставить всё себе
dig-do-put = Положить обратно: { $card }
dig-do-deliver = Отдать в миску: { $cards }
dig-do-stop = Закончить ход

dig-told-starts = { $name } начинает.
dig-told-moved = { $name } идёт с места { $start } на место { $place }.
dig-told-dug = { $name } копает на месте { $place }: { $card }.
dig-told-found = Твоя находка: { $card }.
dig-told-kept = { $name } оставляет все косточки себе.
dig-told-buried = { $name } кладёт карту обратно на место { $place }: { $card }.
dig-told-buried-bone = Ты кладёшь обратно { $card-acc }.
dig-told-delivered = { $name } бросает в миску { $card-acc }.
dig-told-stopped = { $name } заканчивает ход раньше: { $left ->
    [one] остаётся { $left } действие
    [few] остаются { $left } действия
    [many] остаётся { $left } действий
   *[other] остаётся { $left } действия
}.
dig-told-filled = Карта с места { $start } закрывает ямку на месте { $place }.
dig-told-bowl = На месте { $place } теперь { $colour-f } миска, она стоит { $worth }.
dig-told-shrank = Двор стал короче, мест теперь { $length }.
dig-told-pulled-back = { $name }: пёс отступает с места { $start } на место { $place }.
dig-told-left-in-hand = { $name } всё ещё держит { $card-acc }.
dig-told-left-in-yard = На месте { $place } лежала { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = начинает
dig-beat-moved = { $place ->
    [0] бежит домой, в будку
   *[other] бежит на место { $place }
}
dig-beat-dug = выкапывает косточку с { $card-ins }
dig-beat-found = выкапывает { $card-acc }
dig-beat-buried = кладёт обратно косточку с { $card-ins }
dig-beat-buried-bone = кладёт обратно { $card-acc }
dig-beat-delivered = несёт { $count ->
    [1] косточку
    [2] две косточки
    [3] три косточки
    [one] { $count } косточку
    [few] { $count } косточки
    [many] { $count } косточек
   *[other] { $count } косточки
} в { $colour-acc } миску (+{ $worth })
dig-beat-stopped = дремлет на солнышке
dig-beat-filled = { $count ->
    [1] закрывается ямка на месте { $place }
   *[other] закрываются ямки на местах { $place-and }
}
dig-beat-bowl = { $colour-f } миска закрывает ямку на месте { $place } и стоит теперь { $worth }, а { $passed ->
    [1] обогнанная миска
    [2] две обогнанные миски
    [3] три обогнанные миски
    [4] четыре обогнанные миски
   *[other] обогнанные миски ({ $passed })
} — на очко меньше
dig-beat-pulled-back = { $name } отступает на место { $place }
dig-beat-left-in-yard = во дворе остаётся: { $card }
dig-beat-left-in-hand = так и держит в зубах { $count ->
    [1] косточку
    [2] две косточки
    [3] три косточки
    [one] { $count } косточку
    [few] { $count } косточки
    [many] { $count } косточек
   *[other] { $count } косточки
}
dig-beat-counted = считает { $items }
dig-beat-counted-one = { $bones } × { $value } за { $colour-many }
dig-beat-scored = набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

dig-ending-yard-empty = Во дворе больше не осталось косточек.
dig-ending-stalemate = Давно никто ничего не выкопал и не принёс: считаем очки как есть.

dig-why-same-place = Пёс уже там.
dig-why-beyond-row = Двор заканчивается на месте { $last }.
dig-why-too-far = Слишком далеко: расстояние — { $steps }, а пёс сейчас пройдёт самое большее { $reach }.
dig-why-no-bone-here = Под псом нет карты косточки.
dig-why-nothing-to-decide = Вернуть или оставить — это решают сразу после раскопок.
dig-why-no-bowl-here = Косточки отдают в миску, а пёс стоит не на ней.
dig-why-deliver-nothing = Выбери хотя бы одну косточку.
dig-why-wrong-bone = Сюда годятся только { $colour-many } косточки из твоей руки.
dig-why-hand-full = { $limit ->
    [1] Больше одной карты
   *[other] Больше { $limit } карт
} в зубах не удержать: одну надо положить обратно.
dig-why-not-in-hand = Такой карты у тебя нет.
dig-why-decide-first = Сначала закончи копать: положи карту обратно или оставь себе все.

dig-impossible-1 = Во дворе должно быть ровно по одной миске каждого цвета.
dig-impossible-2 = Карта косточки потерялась или лежит дважды: каждый запах есть на двух картах, под которыми по одной косточке каждого цвета, а ещё не виденные карты лежат во дворе.
dig-impossible-3 = Кто знает косточки пары, не сходится с картами: кто держит карту, тот знает; принесённое знают все, ещё не виденное — никто.
dig-impossible-4 = Ряд не сходится: карты до последнего места, псы на нём, ямок не больше, чем раскопок за ход.
dig-impossible-5 = Рука не сходится: карт не больше предела, по порядку, на одну больше — только сразу после раскопок.
dig-impossible-6 = Очерёдность не сходится: ходит место этого стола, у которого остались действия, а в конце — никто.

# The coach

dig-coach-worth = Цена косточек сейчас: { $bones }.
dig-coach-worth-tidied = После уборки: { $bones }.
dig-coach-worth-end = К концу, в среднем: { $bones }.
dig-coach-value = { $colour-f } { $value }
dig-coach-mine = Твоя { $card } принесёт примерно { $value } (миска на месте { $place }).
dig-coach-place = Место { $place }: { $bones }
dig-coach-share = { $percent } % { $colour-f } ({ $value })
dig-coach-hand = { $name } держит: { $cards }.
dig-coach-twin = { $first-f } и { $second-f }, по одной
dig-coach-either = { $first-f } или { $second-f }, по 50 %

# The board in a terminal

dig-board-hand = рука
dig-board-signs = Карта косточки показывает запах двумя буквами (английскими, как в записи ходов) и цветами, а после = — косточку, если ты её знаешь: ry=r пахнет красным и жёлтым, а косточка красная. Двойная рамка — миска с её буквой и ценой одной её косточки сейчас; ⌂ — будка, точечная рамка — ямка, яркая — то, куда можно дойти. ◖1◗ — пёс игрока 1. «Дом» — это принесённое в миски.
dig-board-home = дом
dig-board-worth = цена
dig-board-decide = Положи одну карту обратно или оставь все.
dig-board-left = { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
    [many] Осталось { $left } действий.
   *[other] Осталось { $left } действия.
}

# Options

dig-option-starter = Кто начинает
dig-option-starter-about = Номер игрока или жребий. По правилам: самый младший.
dig-option-starter-printed = По правилам начинает самый младший.
dig-option-starter-chance = жребий

dig-box-short-reach = С шагом { $reach } и { $limit } косточками в зубах пёс не сдвинется: шаг должен быть больше предела руки.

# Reports

dig-report-bones = Доставленные косточки по цветам
dig-report-habits = Что делают псы
dig-report-dug = выкопанные косточки
dig-report-buried = возвращённые косточки
dig-report-trips = доставки
dig-report-bowls = Миски: цена в начале (строки) и в конце
dig-report-home = Куда попадают косточки, по цене миски
dig-report-all = все косточки
dig-report-worth = { $points }
dig-report-scents = Запахи: сколько из двух косточек доставлено
dig-report-delivered = { $bones }

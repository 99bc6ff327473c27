# DIG

dig-name = DIG
dig-digger = Копач
dig-tagline = Нюхай, копай і неси кістки до правильних мисок.

dig-colour-red = червоний
    .f = червона
    .acc = червону
    .gen = червоної
    .half = червоно
    .many = червоні
    .ins = червоним
dig-colour-yellow = жовтий
    .f = жовта
    .acc = жовту
    .gen = жовтої
    .half = жовто
    .many = жовті
    .ins = жовтим
dig-colour-green = зелений
    .f = зелена
    .acc = зелену
    .gen = зеленої
    .half = зелено
    .many = зелені
    .ins = зеленим
dig-colour-blue = синій
    .f = синя
    .acc = синю
    .gen = синьої
    .half = синьо
    .many = сині
    .ins = синім
dig-colour-purple = фіолетовий
    .f = фіолетова
    .acc = фіолетову
    .gen = фіолетової
    .half = фіолетово
    .many = фіолетові
    .ins = фіолетовим

dig-card-none = ямка
    .acc = ямку
dig-card-doghouse = буда
    .acc = буду
dig-card-bowl = { $colour-f } миска
    .acc = { $colour-acc } миску
dig-card-scent = { $first-half }-{ $second } запах
    .ins = { $first-half }-{ $second-ins } запахом
dig-card-bone = { $colour-f } кістка (запах { $first-half }-{ $second })
    .acc = { $colour-acc } кістку із { $first-half }-{ $second-ins } запахом

dig-do-move = Іти на { $place }: { $card }
dig-do-dig = Копати тут: { $card }
dig-do-keep = Залишити всі собі
dig-do-put = Покласти назад: { $card }
dig-do-deliver = Віддати в миску: { $cards }
dig-do-stop = Завершити хід

dig-told-starts = { $name } починає.
dig-told-moved = { $name } йде з місця { $start } на місце { $place }.
dig-told-dug = { $name } копає на місці { $place }: { $card }.
dig-told-found = Твоя знахідка: { $card }.
dig-told-kept = { $name } залишає всі кістки собі.
dig-told-buried = { $name } кладе картку назад на місце { $place }: { $card }.
dig-told-buried-bone = Ти кладеш назад { $card-acc }.
dig-told-delivered = { $name } кидає в миску { $card-acc }.
dig-told-stopped = { $name } завершує хід раніше: { $left ->
    [one] лишається { $left } дія
    [few] лишаються { $left } дії
    [many] лишається { $left } дій
   *[other] лишається { $left } дії
}.
dig-told-filled = Картка з місця { $start } закриває ямку на місці { $place }.
dig-told-bowl = На місці { $place } тепер { $colour-f } миска, її кістка варта { $worth }.
dig-told-shrank = Двір став коротший, місць тепер { $length }.
dig-told-pulled-back = { $name }: пес відступає з місця { $start } на місце { $place }.
dig-told-left-in-hand = { $name } досі тримає { $card-acc }.
dig-told-left-in-yard = На місці { $place } лежала { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = починає
dig-beat-moved = { $place ->
    [0] біжить додому, до буди
   *[other] біжить на місце { $place }
}
dig-beat-dug = викопує кістку із { $card-ins }
dig-beat-found = викопує { $card-acc }
dig-beat-buried = кладе назад кістку із { $card-ins }
dig-beat-buried-bone = кладе назад { $card-acc }
dig-beat-delivered = несе { $count ->
    [1] кістку
    [2] дві кістки
    [3] три кістки
    [one] { $count } кістку
    [few] { $count } кістки
    [many] { $count } кісток
   *[other] { $count } кістки
} до { $colour-gen } миски (+{ $worth })
dig-beat-stopped = дрімає на сонечку
dig-beat-filled = { $count ->
    [1] закривається ямка на місці { $place }
   *[other] закриваються ямки на місцях { $place-and }
}
dig-beat-bowl = { $colour-f } миска закриває ямку на місці { $place } і дає тепер { $worth }, а { $passed ->
    [1] випереджена миска
    [2] дві випереджені миски
    [3] три випереджені миски
    [4] чотири випереджені миски
   *[other] випереджені миски ({ $passed })
} — на очко менше
dig-beat-pulled-back = { $name } відступає на місце { $place }
dig-beat-left-in-yard = у дворі лишається: { $card }
dig-beat-left-in-hand = тримає в зубах ще { $count ->
    [1] кістку
    [2] дві кістки
    [3] три кістки
    [one] { $count } кістку
    [few] { $count } кістки
    [many] { $count } кісток
   *[other] { $count } кістки
}
dig-beat-counted = рахує { $items }
dig-beat-counted-one = { $bones } × { $value } за { $colour-many }
dig-beat-scored = має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

dig-ending-yard-empty = У дворі не лишилося жодної кістки.
dig-ending-stalemate = Давно вже ніхто нічого не викопував і не приносив: рахуємо очки так, як є.

dig-why-same-place = Пес уже там.
dig-why-beyond-row = Двір закінчується на місці { $last }.
dig-why-too-far = Задалеко: відстань — { $steps }, а пес зараз пройде щонайбільше { $reach }.
dig-why-no-bone-here = Під псом немає картки кістки.
dig-why-nothing-to-decide = Покласти назад чи залишити — це вирішують одразу після копання.
dig-why-no-bowl-here = Кістки віддають у миску, а пес стоїть не на ній.
dig-why-deliver-nothing = Вибери хоча б одну кістку.
dig-why-wrong-bone = Сюди можна віддати лише { $colour-many } кістки з тих, що в зубах.
dig-why-hand-full = { $limit ->
    [1] Більше ніж одну картку
   *[other] Більше ніж { $limit } картки
} в зубах не втримати: одну треба покласти назад.
dig-why-not-in-hand = Такої картки в тебе немає.
dig-why-decide-first = Спершу докопай: поклади картку назад або залиш усі собі.

dig-impossible-1 = У дворі має бути рівно одна миска кожного кольору.
dig-impossible-2 = Картка кістки загубилася або лежить двічі: кожен запах є на двох картках, під якими по одній кістці кожного кольору, а небачені картки лежать у дворі.
dig-impossible-3 = Хто знає кістки пари, не сходиться з картками: хто тримає картку, той знає; принесене знають усі, небачене — ніхто.
dig-impossible-4 = Ряд не сходиться: картки до останнього місця, пси на ньому, ямок не більше, ніж копань за хід.
dig-impossible-5 = Ноша не сходиться: карток не більше за ліміт, за порядком, на одну більше — лише одразу після копання.
dig-impossible-6 = Черга ходу не сходиться: ходить місце цього столу, яке ще має дії, а наприкінці — ніхто.

# The coach

dig-coach-worth = Ціна кісток зараз: { $bones }.
dig-coach-worth-tidied = Після прибирання: { $bones }.
dig-coach-worth-end = Під кінець, у середньому: { $bones }.
dig-coach-value = { $colour-f } { $value }
dig-coach-mine = Твоя { $card } принесе приблизно { $value } (миска на місці { $place }).
dig-coach-place = Місце { $place }: { $bones }
dig-coach-share = { $percent }% { $colour-f } ({ $value })
dig-coach-hand = { $name }, у зубах: { $cards }.
dig-coach-twin = { $first-f } і { $second-f } (по одній)
dig-coach-either = { $first-f } або { $second-f } (по 50%)

# The board in a terminal

dig-board-hand = зуби
dig-board-signs = Картка кістки показує запах двома літерами (англійськими, як у записі ходів) і кольорами, а після = — кістку, якщо ти її знаєш: ry=r пахне червоним і жовтим, а кістка червона. Подвійна рамка — миска з її літерою і тим, скільки зараз вартує одна її кістка; ⌂ — буда, крапчаста рамка — ямка, яскрава — те, куди можна дійти. ◖1◗ — пес гравця 1. «Дім» — це принесене в миски.
dig-board-home = дім
dig-board-worth = ціна
dig-board-decide = Поклади одну картку назад або залиш усі.
dig-board-left = { $left ->
    [one] Лишилася { $left } дія.
    [few] Лишилося { $left } дії.
    [many] Лишилося { $left } дій.
   *[other] Лишилося { $left } дії.
}

# Options

dig-option-starter = Хто починає
dig-option-starter-about = Номер гравця або жереб. За правилами: наймолодший.
dig-option-starter-printed = За правилами починає наймолодший.
dig-option-starter-chance = жереб

dig-box-short-reach = З кроком { $reach } і { $limit } кістками в зубах пес не зрушить: крок має бути більшим за ліміт руки.

# Reports

dig-report-bones = Доставлені кістки за кольорами
dig-report-habits = Що роблять пси
dig-report-dug = викопані кістки
dig-report-buried = повернуті кістки
dig-report-trips = доставки
dig-report-bowls = Миски: ціна на початку (рядки) і в кінці
dig-report-home = Куди потрапляють кістки, за ціною миски
dig-report-all = усі кістки
dig-report-worth = { $points }
dig-report-scents = Запахи: скільки з двох кісток доставлено
dig-report-delivered = { $bones }

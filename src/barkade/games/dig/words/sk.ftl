# DIG

dig-name = DIG
dig-digger = Kopáč
dig-tagline = Choď za nosom, vyhrab kosti a dones ich do správnych misiek.

dig-colour-red = červená
    .acc = červenú
    .plural = červené
    .stem = červeno
    .gen = červenej
    .ins = červenou
    .so = s červeno
dig-colour-yellow = žltá
    .acc = žltú
    .plural = žlté
    .stem = žlto
    .gen = žltej
    .ins = žltou
    .so = so žlto
dig-colour-green = zelená
    .acc = zelenú
    .plural = zelené
    .stem = zeleno
    .gen = zelenej
    .ins = zelenou
    .so = so zeleno
dig-colour-blue = modrá
    .acc = modrú
    .plural = modré
    .stem = modro
    .gen = modrej
    .ins = modrou
    .so = s modro
dig-colour-purple = fialová
    .acc = fialovú
    .plural = fialové
    .stem = fialovo
    .gen = fialovej
    .ins = fialovou
    .so = s fialovo

dig-card-none = jama
dig-card-doghouse = búda
dig-card-bowl = { $colour } miska
dig-card-scent = { $first-stem }-{ $second } vôňa
    .short = { $first-stem }-{ $second }
    .ins = { $first-so }-{ $second-ins } vôňou
dig-card-bone = { $colour } kosť ({ $first-stem }-{ $second })
    .acc = { $colour-acc } kosť ({ $first-stem }-{ $second-acc })

dig-do-move = Na miesto { $place }: { $card-short }
dig-do-dig = Hrab tu: { $card }
dig-do-keep = Nechaj si všetko
dig-do-put = Vráť: { $card }
dig-do-deliver = Odovzdaj: { $cards }
dig-do-stop = Ukonči ťah

dig-told-starts = { $name } začína.
dig-told-moved = { $name } ide z miesta { $start } na miesto { $place }.
dig-told-dug = { $name } hrabe na mieste { $place }: { $card }.
dig-told-found = Nachádzaš { $card-acc }.
dig-told-kept = { $name } si necháva všetky kosti.
dig-told-buried = { $name } vracia kartu na miesto { $place }: { $card }.
dig-told-buried-bone = Vraciaš { $card-acc }.
dig-told-delivered = { $name } odovzdáva { $card-acc }.
dig-told-stopped = { $name } končí ťah a nevyužíva { $left ->
    [one] jednu akciu
    [few] { $left } akcie
   *[other] { $left } akcií
}.
dig-told-filled = Karta z miesta { $start } zapĺňa jamu na mieste { $place }.
dig-told-bowl = Na mieste { $place } je teraz { $colour } miska s hodnotou { $worth }.
dig-told-shrank = Dvor sa teraz končí miestom { $length }.
dig-told-pulled-back = { $name } cúva so psom z miesta { $start } na { $place }.
dig-told-left-in-hand = { $name } má stále v ruke { $card-acc }.
dig-told-left-in-yard = Na mieste { $place } bola { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = začína
dig-beat-moved = { $place ->
    [0] beží domov do búdy
   *[other] beží na miesto { $place }
}
dig-beat-dug = vyhrabáva kosť { $card-ins }
dig-beat-found = vyhrabáva { $card-acc }
dig-beat-buried = vracia kosť { $card-ins }
dig-beat-buried-bone = vracia { $card-acc }
dig-beat-delivered = nesie { $count ->
    [1] kosť
    [2] dve kosti
   *[other] tri kosti
} do { $colour-gen } misky (+{ $worth })
dig-beat-stopped = drieme
dig-beat-filled = { $count ->
    [one] zapĺňa sa jama na mieste { $place }
    [few] zapĺňajú sa jamy na miestach { $place-and }
   *[other] zapĺňajú sa jamy na miestach { $place-and }
}
dig-beat-bowl = { $colour } miska zapĺňa jamu na mieste { $place } a teraz má hodnotu { $worth }, zatiaľ čo { $passed ->
    [1] predbehnutá miska stráca bod
    [2] dve predbehnuté misky strácajú po bode
    [3] tri predbehnuté misky strácajú po bode
   *[other] štyri predbehnuté misky strácajú po bode
}
dig-beat-pulled-back = { $name } cúva so psom na miesto { $place }
dig-beat-left-in-yard = na dvore zostáva: { $card }
dig-beat-left-in-hand = má ešte v papuli { $count ->
    [1] kosť
    [2] dve kosti
   *[other] tri kosti
}
dig-beat-counted = počíta { $items }
dig-beat-counted-one = { $bones } × { $value } za { $colour-plural }
dig-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}

dig-ending-yard-empty = Na dvore už nie je ani kostička.
dig-ending-stalemate = Dlho nikto nič nevyhrabal ani neodovzdal: hra sa boduje tak, ako leží.

dig-why-same-place = Tam už tvoj pes stojí.
dig-why-beyond-row = Dvor sa končí miestom { $last }.
dig-why-too-far = To je priďaleko ({ $steps }): s tým, čo máš v ruke, dôjde pes najviac o { $reach }.
dig-why-no-bone-here = Pod psom žiadna karta kosti nie je.
dig-why-nothing-to-decide = Vracať alebo nechávať si môžeš iba hneď po hrabaní.
dig-why-no-bowl-here = Kosti sa odovzdávajú pri miske, a pes pri žiadnej nestojí.
dig-why-deliver-nothing = Vyber na odovzdanie aspoň jednu kosť.
dig-why-wrong-bone = Tu môžeš odovzdať iba { $colour-plural } kosti z ruky.
dig-why-hand-full = { $limit ->
    [1] Viac ako jedna karta sa do ruky nezmestí
   *[other] Viac ako { $limit } karty sa do ruky nezmestia
}: jednu vráť.
dig-why-not-in-hand = Tú kartu v ruke nemáš.
dig-why-decide-first = Najprv dokonči hrabanie: jednu kartu vráť, alebo si nechaj všetky.

dig-impossible-1 = Na dvore musí byť z každej farby práve jedna miska.
dig-impossible-2 = Niektorá karta kosti chýba alebo je tu dvakrát: každá vôňa je na dvoch kartách, ktoré skrývajú po jednej kosti z oboch farieb, a nevidené karty ležia na dvore.
dig-impossible-3 = Kto pozná kosti dvojice, nesedí s kartami: kto drží, ten vie; čo je odovzdané, vedia všetci; čo nikto nevidel, nevie nikto.
dig-impossible-4 = Rad nesedí: karty až po posledné miesto, psy na ňom, jám najviac toľko, koľkokrát sa v ťahu hrabalo.
dig-impossible-5 = Ruka nesedí: najviac toľko kariet, koľko dovolí limit, vo svojom poradí, o jednu viac iba hneď po hrabaní.
dig-impossible-6 = Kto je na ťahu, nesedí: miesto pri tomto stole so zvyšnými akciami, alebo na konci nikto.

# The coach

dig-coach-worth = Kosti majú teraz hodnotu: { $bones }.
dig-coach-worth-tidied = Po uprataní: { $bones }.
dig-coach-worth-end = Na konci, v priemere: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = Tvoja { $card } vynesie asi { $value } (miska: miesto { $place }).
dig-coach-place = Miesto { $place }: { $bones }
dig-coach-share = { $percent } % { $colour } ({ $value })
dig-coach-hand = { $name } drží: { $cards }.
dig-coach-twin = { $first-stem }-{ $second } (po jednej z oboch)
dig-coach-either = { $first } alebo { $second } (50 na 50)

# The board in a terminal

dig-board-hand = ruka
dig-board-signs = Karta kosti ukazuje vôňu dvoma písmenami a farbami a za = kosť, ak ju poznáš: ry=r vonia načerveno a nažlto a je červená. Písmená sú anglické: r červená, y žltá, g zelená, b modrá, p fialová. Dvojitý rám je miska so svojím písmenom a s tým, akú hodnotu má teraz jej kosť; ⌂ je búda, bodkovaný rám jama, jasný rám je na dosah. ◖1◗ je pes hráča 1. Doma je to, čo je odovzdané.
dig-board-home = doma
dig-board-worth = hodnota
dig-board-decide = Jednu kartu vráť, alebo si nechaj všetky.
dig-board-left = { $left ->
    [one] Ostáva jedna akcia.
    [few] Ostávajú { $left } akcie.
   *[other] Ostáva { $left } akcií.
}

# Options

dig-option-starter = Kto začína
dig-option-starter-about = Číslo hráča, alebo žreb. V pravidlách: najmladší.
dig-option-starter-printed = Podľa pravidiel začína najmladší.
dig-option-starter-chance = žrebom

dig-box-short-reach = S dosahom { $reach } a { $limit } kosťami v papuli by sa pes nepohol: dosah musí byť väčší než limit ruky.

# Reports

dig-report-bones = Odovzdané kosti podľa farby
dig-report-habits = Čo robia psy
dig-report-dug = vyhrabané kosti
dig-report-buried = vrátené kosti
dig-report-trips = odovzdania
dig-report-bowls = Misky: hodnota na začiatku (riadky) a na konci
dig-report-home = Kam sa kosti dostanú, podľa hodnoty misky
dig-report-all = všetky kosti
dig-report-worth = { $points }
dig-report-scents = Vône: koľko z dvoch kostí sa odovzdá
dig-report-delivered = { $bones }

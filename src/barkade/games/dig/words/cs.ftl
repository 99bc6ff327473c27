# DIG

dig-name = DIG
dig-digger = Kopáč
dig-tagline = Jdi za čenichem, vyhrabej kosti a dones je do správných misek.

dig-colour-red = červená
    .acc = červenou
    .gen = červené
    .plural = červené
    .stem = červeno
    .with = s červeno
dig-colour-yellow = žlutá
    .acc = žlutou
    .gen = žluté
    .plural = žluté
    .stem = žluto
    .with = se žluto
dig-colour-green = zelená
    .acc = zelenou
    .gen = zelené
    .plural = zelené
    .stem = zeleno
    .with = se zeleno
dig-colour-blue = modrá
    .acc = modrou
    .gen = modré
    .plural = modré
    .stem = modro
    .with = s modro
dig-colour-purple = fialová
    .acc = fialovou
    .gen = fialové
    .plural = fialové
    .stem = fialovo
    .with = s fialovo

dig-card-none = díra
dig-card-doghouse = bouda
dig-card-bowl = { $colour } miska
dig-card-scent = { $first-stem }-{ $second } vůně
    .short = { $first-stem }-{ $second }
    .with = { $first-with }-{ $second-acc } vůní
dig-card-bone = { $colour } kost ({ $first-stem }-{ $second })
    .acc = { $colour-acc } kost ({ $first-stem }-{ $second-acc })

dig-do-move = Na místo { $place }: { $card-short }
dig-do-dig = Hrabej tady: { $card }
dig-do-keep = Nech si všechno
dig-do-put = Vrať: { $card }
dig-do-deliver = Odevzdej: { $cards }
dig-do-stop = Ukonči tah

dig-told-starts = { $name } začíná.
dig-told-moved = { $name } jde z místa { $start } na místo { $place }.
dig-told-dug = { $name } hrabe na místě { $place }: { $card }.
dig-told-found = Nacházíš { $card-acc }.
dig-told-kept = { $name } si nechává všechny kosti.
dig-told-buried = { $name } vrací kartu na místo { $place }: { $card }.
dig-told-buried-bone = Vracíš { $card-acc }.
dig-told-delivered = { $name } odevzdává { $card-acc }.
dig-told-stopped = { $name } končí tah a nevyužívá { $left ->
    [one] jednu akci
    [few] { $left } akce
   *[other] { $left } akcí
}.
dig-told-filled = Karta z místa { $start } zaplňuje díru na místě { $place }.
dig-told-bowl = Na místě { $place } je teď { $colour } miska s hodnotou { $worth }.
dig-told-shrank = Dvorek teď končí místem { $length }.
dig-told-pulled-back = { $name } couvá se psem z místa { $start } na místo { $place }.
dig-told-left-in-hand = { $name } má ještě v tlamě { $card-acc }.
dig-told-left-in-yard = Na místě { $place } ležela { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = začíná
dig-beat-moved = { $place ->
    [0] běží domů do boudy
   *[other] běží na místo { $place }
}
dig-beat-dug = vyhrabává kost { $card-with }
dig-beat-found = vyhrabává { $card-acc }
dig-beat-buried = vrací kost { $card-with }
dig-beat-buried-bone = vrací { $card-acc }
dig-beat-delivered = nese { $count ->
    [1] kost
    [2] dvě kosti
   *[other] tři kosti
} do { $colour-gen } misky (+{ $worth })
dig-beat-stopped = jde na šlofíka
dig-beat-filled = { $count ->
    [one] zaplňuje se díra na místě { $place }
    [few] zaplňují se díry na místech { $place-and }
   *[other] zaplňují se díry na místech { $place-and }
}
dig-beat-bowl = { $colour } miska zaplňuje díru na místě { $place } a teď má hodnotu { $worth }, zatímco { $passed ->
    [1] předběhnutá miska ztrácí bod
    [2] dvě předběhnuté misky ztrácejí po bodu
    [3] tři předběhnuté misky ztrácejí po bodu
   *[other] čtyři předběhnuté misky ztrácejí po bodu
}
dig-beat-pulled-back = { $name } couvá se psem na místo { $place }
dig-beat-left-in-yard = na dvorku zůstává: { $card }
dig-beat-left-in-hand = má ještě v tlamě { $count ->
    [1] kost
    [2] dvě kosti
   *[other] tři kosti
}
dig-beat-counted = počítá { $items }
dig-beat-counted-one = { $bones } × { $value } za { $colour-plural }
dig-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}

dig-ending-yard-empty = Na dvorku už není ani kůstka.
dig-ending-stalemate = Dlouho nikdo nic nevyhrabal ani neodevzdal: boduje se to, co je teď na stole.

dig-why-same-place = Tam už tvůj pes stojí.
dig-why-beyond-row = Dvorek končí místem { $last }.
dig-why-too-far = To je moc daleko ({ $steps }): s tím, co pes nese v tlamě, dojde nejvýš o { $reach }.
dig-why-no-bone-here = Pod tvým psem žádná karta kosti není.
dig-why-nothing-to-decide = Vracet nebo nechávat si můžeš jen hned po hrabání.
dig-why-no-bowl-here = Kosti se odevzdávají u misky, a tvůj pes u žádné nestojí.
dig-why-deliver-nothing = Vyber k odevzdání aspoň jednu kost.
dig-why-wrong-bone = Tady můžeš odevzdat jen { $colour-plural } kosti z ruky.
dig-why-hand-full = { $limit ->
    [1] Víc než jednu kartu
   *[other] Víc než { $limit } karty
} v ruce držet nejde: jednu vrať.
dig-why-not-in-hand = Tu kartu v ruce nemáš.
dig-why-decide-first = Nejdřív dokonči hrabání: jednu kartu vrať, nebo si nech všechny.

dig-impossible-1 = Na dvorku musí být od každé barvy právě jedna miska.
dig-impossible-2 = Některá karta kosti chybí nebo je tu dvakrát: každá vůně je na dvou kartách a každá z nich skrývá jinou z obou barev, a karty, které nikdo neviděl, leží na dvorku.
dig-impossible-3 = Co hráči vědí o kostech dvojice, nesedí s kartami: kdo kartu drží, ten ví; co je odevzdané, vědí všichni; co nikdo neviděl, neví nikdo.
dig-impossible-4 = Řada nesedí: karty až po poslední místo, psi na ní, děr nejvýš tolik, kolikrát se v tahu hrabalo.
dig-impossible-5 = Ruka nesedí: nejvýš tolik karet, kolik dovolí limit, ve svém pořadí, o jednu víc jen hned po hrabání.
dig-impossible-6 = Kdo je na tahu, nesedí: místo u tohoto stolu se zbylými akcemi, nebo na konci nikdo.

# The coach

dig-coach-worth = Cena teď: { $bones }.
dig-coach-worth-tidied = Po úklidu: { $bones }.
dig-coach-worth-end = Na konci, v průměru: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = Tvoje { $card } vynese asi { $value } (miska: místo { $place }).
dig-coach-place = Místo { $place }: { $bones }
dig-coach-share = { $percent } % { $colour } ({ $value })
dig-coach-hand = { $name } drží: { $cards }.
dig-coach-twin = { $first-stem }-{ $second } (po jedné od obou)
dig-coach-either = { $first } nebo { $second } (50 na 50)

# The board in a terminal

dig-board-hand = ruka
dig-board-signs = Karta kosti ukazuje vůni dvěma písmeny a barvami a za = kost, pokud ji znáš: ry=r voní červeně a žlutě a je červená. Písmena jsou anglická: r červená, y žlutá, g zelená, b modrá, p fialová. Dvojitý rámeček je miska se svým písmenem a s tím, jakou cenu má teď její kost; ⌂ je bouda, tečkovaný rámeček díra, jasný rámeček je na dosah. ◖1◗ je pes hráče 1. Doma je to, co je odevzdané.
dig-board-home = doma
dig-board-worth = cena
dig-board-decide = Jednu kartu vrať, nebo si nech všechny.
dig-board-left = { $left ->
    [one] Zbývá jedna akce.
    [few] Zbývají { $left } akce.
   *[other] Zbývá { $left } akcí.
}

# Options

dig-option-starter = Kdo začíná
dig-option-starter-about = Číslo hráče, nebo los. V pravidlech: nejmladší.
dig-option-starter-printed = Podle pravidel začíná nejmladší.
dig-option-starter-chance = losem

dig-box-short-reach = S dosahem { $reach } a { $limit } kostmi v tlamě by se pes nepohnul: dosah musí být větší než limit ruky.

# Reports

dig-report-bones = Odevzdané kosti podle barvy
dig-report-habits = Co dělají psi
dig-report-dug = vyhrabané kosti
dig-report-buried = vrácené kosti
dig-report-trips = odevzdání
dig-report-bowls = Misky: hodnota na začátku (řádky) a na konci
dig-report-home = Kam se kosti dostanou, podle hodnoty misky
dig-report-all = všechny kosti
dig-report-worth = { $points }
dig-report-scents = Vůně: kolik ze dvou kostí se odevzdá
dig-report-delivered = { $bones }

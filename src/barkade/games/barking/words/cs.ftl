# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Poštvi své psy na schránky, dodávky a balony: největší smečka bere kořist.

barking-option-starter = Kdo začíná
barking-option-starter-about = Číslo hráče, nebo los. V pravidlech: kdo nejlíp předvede psa.
barking-option-starter-printed = Podle pravidel začíná, kdo nejlíp předvede psa.
barking-option-starter-chance = losem
barking-option-teaching = Hra na učení
barking-option-teaching-about = Kočky přijdou do balíčku až po prvním kole.
barking-option-bark_off = Remíza na konci
barking-option-bark_off-about = Když má nejvíc bodů víc hráčů. V pravidlech: nejhlasitější štěkot.
barking-option-bark_off-bark = vyhraje nejhlasitější štěkot (podle pravidel)
barking-option-bark_off-chance = rozhodne los (domácí pravidlo)
barking-option-bark_off-shared = vítězství se dělí (domácí pravidlo)

barking-own = { $text }
    .two = 2 × { $text }
    .few = × { $text }
    .many = × { $text }
barking-breed-great-dane = německá doga
    .acc = německou dogu
    .two = dvě německé dogy
    .few = německé dogy
    .many = německých dog
barking-breed-german-shepherd = německý ovčák
    .acc = německého ovčáka
    .two = dva německé ovčáky
    .few = německé ovčáky
    .many = německých ovčáků
barking-breed-doberman = dobrman
    .acc = dobrmana
    .two = dva dobrmany
    .few = dobrmany
    .many = dobrmanů
barking-breed-husky = husky
    .acc = huskyho
    .two = dva husky
    .few = husky
    .many = huskyů
barking-breed-labrador = labrador
    .acc = labradora
    .two = dva labradory
    .few = labradory
    .many = labradorů
barking-breed-basset-hound = baset
    .acc = baseta
    .two = dva basety
    .few = basety
    .many = basetů
barking-breed-jack-russell = jack russell
    .acc = jack russella
    .two = dva jack russelly
    .few = jack russelly
    .many = jack russellů
barking-breed-chihuahua = čivava
    .acc = čivavu
    .two = dvě čivavy
    .few = čivavy
    .many = čivav
barking-breed-bulldog = buldok
    .acc = buldoka
    .two = dva buldoky
    .few = buldoky
    .many = buldoků
barking-breed-mutt = voříšek
    .acc = voříška
    .two = dva voříšky
    .few = voříšky
    .many = voříšků
barking-breed-none = plemeno hodnosti { $rank }
    .acc = psa hodnosti { $rank }
    .two = dva psy hodnosti { $rank }
    .few = psy hodnosti { $rank }
    .many = psů hodnosti { $rank }
barking-wonder = superpes
    .acc = superpsa
    .two = dva superpsy
    .few = superpsy
    .many = superpsů
barking-cat = kočka
    .acc = kočku
    .two = dvě kočky
    .few = kočky
    .many = koček

barking-item-phone-booth = telefonní budka
    .acc = telefonní budku
    .gen = telefonní budky
barking-item-tree-house = domek na stromě
    .acc = domek na stromě
    .gen = domku na stromě
barking-item-balloon = balon
    .acc = balon
    .gen = balonu
barking-item-hydrant = hydrant
    .acc = hydrant
    .gen = hydrantu
barking-item-mailbox = schránka
    .acc = schránku
    .gen = schránky
barking-item-van = dodávka
    .acc = dodávku
    .gen = dodávky
barking-item-bench = lavička
    .acc = lavičku
    .gen = lavičky
barking-item-lamp-post = lampa
    .acc = lampu
    .gen = lampy
barking-item-trash-can = popelnice
    .acc = popelnici
    .gen = popelnice
barking-item-boxes = krabice
    .acc = krabice
    .gen = krabic
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
    .gen = { $item-gen } ({ $number })
barking-item-none = předmět { $number }
    .acc = předmět { $number }
    .gen = předmětu { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-two }
        [3] tři { $breed-few }
        [4] čtyři { $breed-few }
        [5] pět { $breed-many }
        [6] šest { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × superpes
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-two }
        [3] tři { $breed-few }
        [4] čtyři { $breed-few }
        [5] pět { $breed-many }
        [6] šest { $breed-many }
       *[other] { $cards } { $breed-many }
    } { $wonders ->
        [1] se superpsem
        [2] se dvěma superpsy
        [3] se třemi superpsy
       *[other] a { $wonders } × superpes
    }

barking-do-pass = Pasuj do konce kola
barking-do-cat = Zahraj kočku a lízni kartu
barking-do-swap = Vyměň superpsa za kartu
barking-do-done = To je vše: ukonči tah
barking-do-no-token = Kočičí žeton nikam nedávej
barking-do-no-mic = Nemám mikrofon: ať za mě štěká náhoda
barking-do-at = Pošli je štěkat na { $item-acc }
barking-do-token = Kočičí žeton: { $item }
barking-do-discard = Odhoď: { $card }
barking-do-bark = Štěkni s hlasitostí { $loudness }
barking-do-lay = Vylož { $dogs-told }

barking-told-starts = { $name } začíná.
barking-told-cats-dealt = Všichni dostávají kočku a zbylé kočky jdou do balíčku.
barking-told-laid-out = Na ulici: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Všichni dostávají jednu kartu.
        [few] Všichni dostávají { $cards } karty.
       *[other] Všichni dostávají { $cards } karet.
    }
   *[other] Karet je málo, každému jich připadne jen { $cards }.
}
barking-told-drew = Lízáš si: { $card }.
barking-told-discarded = { $name } odhazuje: { $card }.
barking-told-cat = { $name } hraje kočku a líže si kartu.
barking-told-token = { $name } dává kočičí žeton na { $item-acc }.
barking-told-no-token = { $name } kočičí žeton nikam nedává.
barking-told-swapped = { $name } mění superpsa za kartu.
barking-told-showed = { $name } vykládá { $dogs-told }.
barking-told-laid = { $name } je posílá štěkat na { $item-acc }.
barking-told-passed = { $name } pasuje.
barking-told-won = { $name } získává { $item-acc } ({ $dogs ->
    [one] jeden pes
    [few] { $dogs } psi
   *[other] { $dogs } psů
}).
barking-told-unwanted = Na { $item-acc } nikdo neštěkal: ta karta jde ze hry.
barking-told-cleared = { $round }. kolo končí. Psi jdou i s odhozenými kartami pod balíček.
barking-told-reshuffled = Balíček je prázdný: z odhozených karet se míchá nový.
barking-told-bark-off = { $name } má také nejvíc bodů a štěká o vítězství.
barking-told-barked = { $name } má odštěkáno.
barking-told-heard = { $name } štěká: { $loudness } z 99!
barking-told-unheard = { $name } nemá mikrofon: zaštěká náhoda.
barking-told-drew-bark = Za hráče { $name } štěká náhoda: { $loudness } z 99!
barking-told-champion-lot = Los určil: { $name }.
barking-told-champion-loudest = { $name } štěká nejhlasitěji ze všech.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
barking-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } ({ $dogs ->
    [1] jeden pes
    [2] dva psi
    [3] tři psi
    [4] čtyři psi
    [5] pět psů
    [6] šest psů
   *[other] { $dogs } psů
})
barking-beat-starts = začíná
barking-beat-laid-out = na ulici: { $item }
barking-beat-drew = bere z balíčku { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-acc }
    [2] { $card-two }
    [3] tři { $card-few }
    [4] čtyři { $card-few }
    [5] pět { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = odhazuje { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-acc }
    [2] { $card-two }
    [3] tři { $card-few }
    [4] čtyři { $card-few }
    [5] pět { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = hraje { $count ->
    [1] kočku
    [2] dvě kočky
    [3] tři kočky
    [4] čtyři kočky
   *[other] { $count } koček
}
barking-beat-token = posílá kočku na { $item-acc }
barking-beat-swapped = mění { $count ->
    [1] superpsa za kartu
    [2] dva superpsy za karty
    [3] tři superpsy za karty
    [4] čtyři superpsy za karty
   *[other] { $count } superpsů za karty
}
barking-beat-showed = vykládá { $dogs-told }
barking-beat-laid = posílá štěkat { $items-and }
barking-beat-laid-one = { $dogs-told-and } na { $item-acc }
barking-beat-passed = pasuje
barking-beat-reshuffled = z odhozených karet se míchá nový balíček
barking-beat-won = konec kola: { $items-also }
barking-beat-won-one = { $name } získává { $prize-and }
barking-beat-unwanted = nikdo neštěkal na { $item-acc-and }
barking-beat-counted = počítá { $items }
barking-beat-counted-one = { $points } za { $items ->
    [1] { $item-acc }
   *[other] { $items } × { $item }
}
barking-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}

barking-ending-most-points = Poslední kolo je za námi: vyhrává, kdo má nejvíc bodů.
barking-ending-shared = Poslední kolo je za námi: kdo má stejně nejvíc bodů, dělí se o vítězství.
barking-ending-lot = Poslední kolo je za námi: mezi těmi, kdo mají nejvíc bodů, rozhodl los.
barking-ending-loudest = Poslední kolo je za námi: mezi těmi, kdo mají nejvíc bodů, vyhrává nejhlasitější štěkot.

barking-why-discard-first = Máš moc karet: nejdřív odhazuj.
barking-why-token-first = Kočka je zahraná: nejdřív dej její žeton na předmět, nebo nikam.
barking-why-where-first = Psi už jsou venku: nejdřív řekni, na co štěkají.
barking-why-done-first = Vykládání ještě běží: přidej další plemena, nebo řekni, že je to vše.
barking-why-bark-first = Je to nerozhodně: štěkni, nebo řekni, že nemáš mikrofon.
barking-why-no-discard = Odhazuje jen ten, kdo má po rozdání moc karet.
barking-why-no-cat-played = Kočičí žeton patří ke kočce: nejdřív nějakou zahraj.
barking-why-nothing-shown = Nejdřív vylož psy, pak řekni, na co štěkají.
barking-why-nothing-to-end = Není co ukončit. Chceš-li skončit tah beze psů, pasuj.
barking-why-no-bark-off = Není remíza, o kterou by se štěkalo.
barking-why-not-in-hand = Tu kartu v ruce nemáš: { $card }.
barking-why-no-cats-yet = Při učení přicházejí kočky až ve 2. kole.
barking-why-no-item = Předmět { $number } na ulici není.
barking-why-token-there = Kočičí žeton už tam leží: { $item }.
barking-why-breed-there = Na { $item-acc } už { $breed } štěká: žádné plemeno nesmí k předmětu dvakrát.
barking-why-dogs-there = U { $item-gen } už psy máš a kočičí žeton tam není.
barking-why-no-breed = Plemeno hodnosti { $rank } není: nejhorší je { $worst }.
barking-why-too-few = V ruce máš { $held } × { $card }, ne { $wanted }.
barking-why-one-breed = Víc plemen najednou smíš vyložit jen k předmětu s kočičím žetonem.
barking-why-no-place = Tady nemá { $breed } na co štěkat.

barking-board-discard = Moc karet: odhazuj.
barking-board-act = Teď: { $choices }.
barking-board-act-lay = vylož psy
barking-board-act-cat = zahraj kočku
barking-board-act-swap = vyměň superpsa
barking-board-act-pass = pasuj
barking-board-first = první
barking-board-signs = Dvě písmena jsou plemeno podle anglického názvu (Hu: husky), zlatá pro nejlepší hodnosti, šedá pro nejhorší; Hu2+1 jsou dva s jedním superpsem, Wo je superpes a Ca kočka. Nad každým sloupcem je předmět; +3 je, kolik ti přinese další svého druhu. ♛ tam vede, =^.^= nebo =^= je kočičí žeton a čára ┃ ukazuje, kde se stane označená akce. V řádku hráče: body, karty, Ca za kočku, o které všichni vědí, kdo je první nebo pasoval, a získané předměty (lam2: dvě lampy).
barking-board-token = Kam s kočičím žetonem?
barking-board-where = Na co štěkají?
barking-board-more = Další plemena, nebo stačí?
barking-board-bark = Je to nerozhodně: štěkej!
barking-board-round = kolo { $round } z { $rounds } · balíček { $deck }
barking-board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
barking-board-passed = pas
barking-board-hand = ruka
barking-board-shown = venku

barking-coach-free = Na { $item-acc } ještě nikdo neštěká.
barking-coach-leader = U { $item-gen } vede { $name }: { $dogs ->
    [one] jeden pes
    [few] { $dogs } psi
   *[other] { $dogs } psů
}, nejlepší plemeno: { $breed }.
barking-coach-take = Můžeš vést a získat { $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodů
}: { $play }.
barking-coach-need = Z ruky to teď nezískáš: chtělo by to { $dogs ->
    [one] ještě jednoho psa
    [few] ještě { $dogs } psy
   *[other] ještě { $dogs } psů
} ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodů
}).
barking-coach-need-or = Z ruky to teď nezískáš: chtělo by to { $dogs ->
    [one] ještě jednoho psa
    [few] ještě { $dogs } psy
   *[other] ještě { $dogs } psů
}, nebo { $tie } z plemene lepšího, než je hodnost { $rank } ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodů
}).
barking-coach-needs-cat = Psy už tam máš: přidat další jde jen s kočičím žetonem ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodů
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Neviděné karty, v cizích rukou nebo v balíčku: { $cards }.
barking-coach-chance = { $card } { $percent } %
barking-coach-next = Když si teď lízneš, přijde nejspíš: { $cards }.

barking-box-too-few-dogs = Psů je v krabici { $dogs }; na pět plných rukou jich je potřeba aspoň { $needed }.
barking-box-too-few-items = Předmětů je v krabici { $items }, ale hromádky jich potřebují { $needed }.

barking-impossible-1 = Některá karta chybí nebo je tu dvakrát: ruce, balíček, odhozené karty a stůl musí dát dohromady krabici.
barking-impossible-2 = Některý předmět chybí nebo je tu dvakrát, nebo dosavadní kola vyložila jiný počet předmětů.
barking-impossible-3 = Ruka nesedí: velikost, limit karet (nebo kdo má odhazovat), nebo kočka, která v ní musí být.
barking-impossible-4 = Balíček nesedí: bloky leží pod sebou, nejvýš jeden za každé skončené kolo.
barking-impossible-5 = Stůl nesedí: předměty tohoto kola, psi s majitelem, dvě plemena jednoho hráče jen s kočičím žetonem.
barking-impossible-6 = Tah nesedí: místo u tohoto stolu, které nepasovalo, v kole této krabice.
barking-impossible-7 = Vykládání nesedí: ukázaní psi musí mít kam jít a pokračuje se jen u předmětu s kočičím žetonem.
barking-impossible-8 = Štěkací rozstřel nesedí: štěkají jen ti, kdo mají nejvíc bodů, každý jednou.

# Reports

barking-report-items = Získané předměty
barking-report-habits = Kočky a vykládání
barking-report-cats = zahrané kočky
barking-report-tokens = položené kočičí žetony
barking-report-wonders = vyložení superpsi
barking-report-swaps = vyměnění superpsi
barking-report-plays = vykládání psů
barking-report-passes = pasy
barking-report-piles = Co se stane s předměty
barking-report-won = získané
barking-report-gone = nikdo neštěkal
barking-report-cats-played = Místa podle zahraných koček
barking-report-cats-number = { $cats }
barking-report-seat-lost = prohry
barking-report-seat-won = výhry

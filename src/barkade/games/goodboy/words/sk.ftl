# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Hádž o ceny, dávaj pozor na mačky a privolaj k sebe tie najlepšie psíky.

goodboy-option-starter = Kto začína
goodboy-option-starter-about = Číslo hráča, alebo žreb. V pravidlách: kto naposledy hladkal psa.
goodboy-option-starter-printed = Podľa pravidiel začína, kto naposledy hladkal psa, alebo najmladší.
goodboy-option-starter-chance = žrebom
goodboy-option-hard = Náročnejší variant
goodboy-option-hard-about = Bez žetónov: mačka po prvom hode zoberie všetko, čo leží pred tebou.
goodboy-option-any_face = Ľubovoľná cena
goodboy-option-any_face-about = Čo dáva strana kocky, ktorá platí za akúkoľvek cenu.
goodboy-option-any_face-chosen = cenu podľa výberu
goodboy-option-any_face-random = náhodnú cenu
goodboy-option-call = Splnené želanie
goodboy-option-call-about = Či si psíka, ktorý má všetko, musíš vziať.
goodboy-option-call-must = musíš si ho vziať (náš výklad)
goodboy-option-call-may = smie počkať

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = loptička
    .acc = loptičku
goodboy-treat-bone = kosť
    .acc = kosť
goodboy-treat-stick = palička
    .acc = paličku
goodboy-treat-duck = gumená kačička
    .acc = gumenú kačičku
goodboy-treat-snack = maškrta
    .acc = maškrtu
goodboy-treat-frisbee = frisbee
    .acc = frisbee
goodboy-treat-any = ľubovoľná cena
    .acc = ľubovoľnú cenu
goodboy-cat = mačka
    .acc = mačku

goodboy-dog-chihuahua = čivava
    .acc = čivavu
goodboy-dog-dachshund = jazvečík
    .acc = jazvečíka
goodboy-dog-french-bulldog = francúzsky buldoček
    .acc = francúzskeho buldočka
goodboy-dog-jack-russell = jack russell
    .acc = jack russella
goodboy-dog-maltese = maltezák
    .acc = maltezáka
goodboy-dog-pug = mops
    .acc = mopsa
goodboy-dog-shiba-inu = šiba-inu
    .acc = šibu-inu
goodboy-dog-yorkshire-terrier = jorkšír
    .acc = jorkšíra
goodboy-dog-beagle = bígl
    .acc = bígla
goodboy-dog-border-collie = border kólia
    .acc = border kóliu
goodboy-dog-chow-chow = čau-čau
    .acc = čau-čau
goodboy-dog-corgi = korgi
    .acc = korgiho
goodboy-dog-dalmatian = dalmatín
    .acc = dalmatína
goodboy-dog-greyhound = greyhound
    .acc = greyhounda
goodboy-dog-poodle = pudel
    .acc = pudla
goodboy-dog-schnauzer = bradáč
    .acc = bradáča
goodboy-dog-boxer = boxer
    .acc = boxera
goodboy-dog-bulldog = buldog
    .acc = buldoga
goodboy-dog-german-shepherd = nemecký ovčiak
    .acc = nemeckého ovčiaka
goodboy-dog-golden-retriever = zlatý retriever
    .acc = zlatého retrievera
goodboy-dog-husky = husky
    .acc = huskyho
goodboy-dog-labrador = labrador
    .acc = labradora
goodboy-dog-samoyed = samojed
    .acc = samojeda
goodboy-dog-doberman = dobrman
    .acc = dobrmana
goodboy-dog-great-dane = nemecká doga
    .acc = nemeckú dogu
goodboy-dog-newfoundland = novofundlanďan
    .acc = novofundlanďana
goodboy-dog-rottweiler = rotvajler
    .acc = rotvajlera
goodboy-dog-saint-bernard = bernardín
    .acc = bernardína
goodboy-no-dog = žiadny psík
    .acc = žiadneho psíka

goodboy-do-roll = Hoď oboma kockami
goodboy-do-stop = Prestaň hádzať a volaj
goodboy-do-any = Vezmi z banku { $treat-acc }
goodboy-do-rob = Vezmi { $treat-acc } z rohu na dvore { $yard } (roh: { $name })
goodboy-do-put = Polož { $treat-acc } na dvor { $yard } ({ $dog })
goodboy-do-done = To je všetko: volaj
goodboy-do-wait = Nevolaj nikoho: nech počkajú
goodboy-do-take = Vezmi si { $dog-acc } z dvora { $yard }

goodboy-told-starts = { $name } začína.
goodboy-told-came = Na dvor { $yard } prichádza { $dog }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
goodboy-told-rolled = { $name } hádže: { $symbols }.
goodboy-told-got = { $name } berie z banku { $treat-acc }.
goodboy-told-robbed = { $name } berie { $treat-acc } z cudzieho rohu na dvore { $yard } (roh: { $victim }).
goodboy-told-got-nothing = { $name } nemá odkiaľ vziať { $treat-acc }.
goodboy-told-cat = Mačka! { $name } otáča žetón mačkou nahor.
goodboy-told-cat-ignored = { $name } má prvý hod: { $cats ->
    [one] mačka sa neráta
    [few] mačky sa nerátajú
   *[other] mačky sa nerátajú
}.
goodboy-told-busted = Mačka berie všetko: { $name } stráca { $treats ->
    [0] iba ťah
    [one] jednu cenu a ťah
    [few] { $treats } ceny a ťah
   *[other] { $treats } cien a ťah
}.
goodboy-told-stopped = { $name } prestáva hádzať.
goodboy-told-laid = { $name } kladie { $treat-acc } na dvor { $yard }.
goodboy-told-took = Dobrý psík! { $name } si z dvora { $yard } odvádza { $dog-acc } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
goodboy-told-emptied = Na dvor { $yard } už niet koho poslať: ceny z neho idú späť do banku.
goodboy-told-called-nobody = { $name } volá, ale tentoraz žiadny psík nejde.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
goodboy-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
} a { $dogs ->
    [one] jedného psíka
    [few] { $dogs } psíky
   *[other] { $dogs } psíkov
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } si vyberá { $treat-acc }.
goodboy-beat-starts = začína
goodboy-beat-came = { $items }
goodboy-beat-came-one = na dvor { $yard } prichádza { $dog } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] má na kockách { $symbols-acc-and }
    [2] hádže dvakrát
    [3] hádže trikrát
    [4] hádže štyrikrát
    [5] hádže päťkrát
    [6] hádže šesťkrát
   *[other] hádže { $count }-krát
}
goodboy-beat-picked = vyberá { $count ->
    [one] { $treat-acc }
    [2] { $treat-acc-and }
    [3] tri ceny
    [4] štyri ceny
    [few] { $count } ceny
   *[other] { $count } cien
}
goodboy-beat-robbed = berie { $items-and }
goodboy-beat-robbed-one = { $count ->
    [one] { $treat-acc }
    [2] dve ceny
    [3] tri ceny
    [4] štyri ceny
    [few] { $count } ceny
   *[other] { $count } cien
} z cudzieho rohu ({ $victim })
goodboy-beat-busted = mačka! { $name } stráca { $treats ->
    [0] iba ťah
    [one] jednu cenu
    [2] dve ceny
    [3] tri ceny
    [4] štyri ceny
    [5] päť cien
    [6] šesť cien
    [7] sedem cien
    [8] osem cien
    [9] deväť cien
    [few] { $treats } ceny
   *[other] { $treats } cien
}
goodboy-beat-stopped = prestáva
goodboy-beat-laid = kladie { $items-and }
goodboy-beat-laid-one = { $count ->
    [one] { $treat-acc }
    [2] dve ceny
    [3] tri ceny
    [4] štyri ceny
    [5] päť cien
    [6] šesť cien
    [7] sedem cien
    [8] osem cien
    [9] deväť cien
    [few] { $count } ceny
   *[other] { $count } cien
} na dvor { $yard }
goodboy-beat-took = odvádza domov { $dog-acc-and } (+{ $points })
goodboy-beat-emptied = na { $count ->
    [1] dvor { $yard }
   *[other] dvory { $yard-and }
} už nezostal žiadny psík
goodboy-beat-counted = počíta { $items }
goodboy-beat-counted-one = { $dog-acc } ({ $points })
goodboy-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}

goodboy-ending-goal-reached = Víťazné skóre padlo a kolo sa dohralo.
goodboy-ending-yards-empty = Všetky psíky už s niekým odišli domov.
goodboy-ending-last-round = To bolo posledné kolo: body platia, ako sú.

goodboy-why-not-rolling = Teraz nie je chvíľa hádzať ani prestať hádzať.
goodboy-why-roll-first = Aspoň raz hodiť musíš.
goodboy-why-no-any = Nepadla ľubovoľná cena, niet čo vyberať.
goodboy-why-not-in-pool = To v banku nie je: { $treat }.
goodboy-why-nothing-to-rob = Z cudzích rohov berieš iba to, čo ti padlo a v banku nie je.
goodboy-why-pool-not-empty = Kým v banku niečo je, vyberaj z neho.
goodboy-why-other-treat = Padlo ti niečo iné: { $treat }.
goodboy-why-own-corner = Z vlastných rohov sa neberie.
goodboy-why-not-in-corner = To v tomto rohu na dvore { $yard } nie je: { $treat }.
goodboy-why-not-laying = Ceny sa kladú, až keď prestaneš hádzať.
goodboy-why-no-dog = Na dvore { $yard } už žiadny psík nie je, takže tam nič položiť nemožno.
goodboy-why-not-held = Toto pred sebou na položenie nemáš: { $treat }.
goodboy-why-lay-in-order = Po jednej sa ceny kladú podľa druhov a potom podľa dvorov. Pošli ich všetky v jednom riadku, „lay 1:… 2:…“, a na poradí nezáleží.
goodboy-why-nothing-to-take = Niet medzi kým vyberať.
goodboy-why-take-one = Vyber psíka: jeden z nich musí ísť s tebou.
goodboy-why-not-complete = Tvoj roh na dvore { $yard } nemá všetko, čo psík chce.

goodboy-impossible-1 = Niektorá cena chýba alebo je tu dvakrát: bank, hráči a rohy musia mať dokopy presne to, čo škatuľa.
goodboy-impossible-2 = Niektorý psík chýba alebo je tu dvakrát: každý je v balíčku, na jednom dvore, alebo u jedného hráča.
goodboy-impossible-3 = Niečo patrí miestu, na ktorom nikto nesedí.
goodboy-impossible-4 = Dvor je prázdny, iba keď je prázdny balíček, a vtedy v jeho rohoch nič neleží.
goodboy-impossible-5 = Fáza ťahu nesedí: musí byť o čom rozhodovať.
goodboy-impossible-6 = Kocky nesedia: ležia na stole od hodu do konca fázy cien.
goodboy-impossible-7 = Kolo nesedí: hra sa končí na konci kola, práve keď má niekto dosť bodov, psíky sa minuli, alebo sa skončilo posledné kolo.

goodboy-box-no-such-treat = Cena „{ $name }“ v tejto škatuli nie je.
goodboy-box-sign-twice = Strana kocky smie ukazovať „{ $sign }“ iba raz.
goodboy-box-no-cat = Žiadna kocka nemá mačku, takže by nikoho nič nezastavilo.
goodboy-box-wants-too-many = { $name } sa nikdy nedá získať: chce { $wants } × „{ $treat }“ a škatuľa má { $count }.
goodboy-box-never-rolled = { $name } sa nikdy nedá získať: žiadna kocka nedáva „{ $treat }“.
goodboy-box-too-few-points = Všetky psíky majú dokopy bodov { $points }, menej ako { $goal }, ktoré vyhrávajú.

goodboy-coach-compare = Zavolať hneď: { $stop } b., až po ďalšom hode: priemerne { $roll } b.
goodboy-coach-first-roll = Hodiť a potom zavolať: priemerne { $roll } b.
goodboy-coach-bust = Ďalší hod ťa s pravdepodobnosťou { $percent } % pripraví o všetko, čo máš pred sebou.
goodboy-coach-ready = Dvor { $yard }, { $dog } ({ $points }): máš všetko, čo chce.
goodboy-coach-missing = Dvor { $yard }, { $dog } ({ $points }): ešte chce { $wants-acc }.
goodboy-coach-dog = Dvor { $yard }, { $dog } ({ $points }): ešte chce { $wants-acc }; ďalší hod to prinesie na { $percent } %.
goodboy-coach-treats = Šance pri ďalšom hode: { $shares }.
goodboy-coach-share = { $treat } { $percent } %
goodboy-coach-count = { $count ->
    [one] { $treat }
    [few] { $count } × { $treat }
   *[other] { $count } × { $treat }
}
    .acc = { $count ->
    [one] { $treat-acc }
    [few] { $count } × { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Hádž
goodboy-board-rolling = Hádž, alebo dosť
goodboy-board-robbing = Ber z rohu
goodboy-board-choosing = Vyber cenu
goodboy-board-laying = Klaď ceny
goodboy-board-taking = Vyber psíka
goodboy-board-round = kolo { $round } · balíček { $pile } · vyhráva { $goal } b.
goodboy-board-no-roll = kocky ležia
goodboy-board-pool = bank
goodboy-board-wants = chce
goodboy-board-cat-token = žetón: mačka
goodboy-board-signs = Dve písmená na farbe sú cena podľa anglického názvu, Ba2 sú dve loptičky. Na každom dvore: body a plemeno psíka, čo chce, a rohy všetkých hráčov, ✓ keď v ňom to všetko je. Nad nimi ležia kocky, ? je ľubovoľná cena a =^.^= mačka; „žetón: mačka“ znamená, že ďalšia mačka zoberie všetko tomu, kto hádže. Vpravo je bank.
goodboy-board-held = má
goodboy-board-dogs = { $dogs ->
    [one] 1 psík
    [few] { $dogs } psíky
   *[other] { $dogs } psíkov
}

# Reports

goodboy-report-dogs = Odvedené psíky
goodboy-report-habits = Hody
goodboy-report-rolls = hody
goodboy-report-busts = ťahy, ktoré vzala mačka
goodboy-report-robs = ukoristené ceny
goodboy-report-stopping = Kedy prestať: podľa cien v ruke
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = hodilo sa ďalej
goodboy-report-busted = vzala to mačka
goodboy-report-stopped = skončilo sa

# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Poštvi svoje psy na schránky, dodávky a balóny: najväčšia svorka berie korisť.

barking-option-starter = Kto začína
barking-option-starter-about = Číslo hráča, alebo žreb. V pravidlách: kto najlepšie predvedie psa.
barking-option-starter-printed = Podľa pravidiel začína, kto najlepšie predvedie psa.
barking-option-starter-chance = žrebom
barking-option-teaching = Cvičná hra
barking-option-teaching-about = Mačky prídu do balíčka až po prvom kole.
barking-option-bark_off = Remíza na konci
barking-option-bark_off-about = Keď má najviac bodov viac hráčov. V pravidlách: najhlasnejší štekot.
barking-option-bark_off-bark = vyhrá najhlasnejší štekot (podľa pravidiel)
barking-option-bark_off-chance = rozhodne žreb (domáce pravidlo)
barking-option-bark_off-shared = o víťazstvo sa delia (domáce pravidlo)

barking-own = { $text }
    .few = psy plemena { $text }
    .many = psov plemena { $text }
barking-breed-great-dane = nemecká doga
    .acc = nemeckú dogu
    .few = nemecké dogy
    .many = nemeckých dôg
    .gender = f
barking-breed-german-shepherd = nemecký ovčiak
    .acc = nemeckého ovčiaka
    .few = nemecké ovčiaky
    .many = nemeckých ovčiakov
barking-breed-doberman = dobrman
    .acc = dobrmana
    .few = dobrmany
    .many = dobrmanov
barking-breed-husky = husky
    .acc = huskyho
    .few = husky
    .many = huskyov
barking-breed-labrador = labrador
    .acc = labradora
    .few = labradory
    .many = labradorov
barking-breed-basset-hound = baset
    .acc = baseta
    .few = basety
    .many = basetov
barking-breed-jack-russell = jack russell
    .acc = jack russella
    .few = jack russelly
    .many = jack russellov
barking-breed-chihuahua = čivava
    .acc = čivavu
    .few = čivavy
    .many = čiváv
    .gender = f
barking-breed-bulldog = buldog
    .acc = buldoga
    .few = buldogy
    .many = buldogov
barking-breed-mutt = oriešok
    .acc = orieška
    .few = oriešky
    .many = orieškov
barking-breed-none = plemeno hodnosti { $rank }
    .acc = psa plemena hodnosti { $rank }
    .few = psy plemena hodnosti { $rank }
    .many = psov plemena hodnosti { $rank }
barking-wonder = superpes
    .acc = superpsa
    .few = superpsy
    .many = superpsov
barking-cat = mačka
    .acc = mačku
    .few = mačky
    .many = mačiek
    .gender = f

barking-item-phone-booth = telefónna búdka
    .acc = telefónnu búdku
    .loc = telefónnej búdke
barking-item-tree-house = domček na strome
    .acc = domček na strome
    .loc = domčeku na strome
barking-item-balloon = balón
    .acc = balón
    .loc = balóne
barking-item-hydrant = hydrant
    .acc = hydrant
    .loc = hydrante
barking-item-mailbox = schránka
    .acc = schránku
    .loc = schránke
barking-item-van = dodávka
    .acc = dodávku
    .loc = dodávke
barking-item-bench = lavička
    .acc = lavičku
    .loc = lavičke
barking-item-lamp-post = lampa
    .acc = lampu
    .loc = lampe
barking-item-trash-can = smetiak
    .acc = smetiak
    .loc = smetiaku
barking-item-boxes = škatule
    .acc = škatule
    .loc = škatuliach
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
    .loc = { $item-loc } ({ $number })
barking-item-none = predmet { $number }
    .acc = predmet { $number }
    .loc = predmete { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-gender ->
            [f] dve
           *[other] dva
        } { $breed-few }
        [3] tri { $breed-few }
        [4] štyri { $breed-few }
        [5] päť { $breed-many }
        [6] šesť { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × superpes
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-gender ->
            [f] dve
           *[other] dva
        } { $breed-few }
        [3] tri { $breed-few }
        [4] štyri { $breed-few }
        [5] päť { $breed-many }
        [6] šesť { $breed-many }
       *[other] { $cards } { $breed-many }
    } { $wonders ->
        [1] so superpsom
        [2] s dvoma superpsami
        [3] s tromi superpsami
        [4] so štyrmi superpsami
       *[other] s { $wonders } superpsami
    }

barking-do-pass = Pasuj do konca kola
barking-do-cat = Zahraj mačku a potiahni kartu
barking-do-swap = Vymeň superpsa za kartu
barking-do-done = To je všetko: ukonči ťah
barking-do-no-token = Mačací žetón nikam nedávaj
barking-do-no-mic = Bez mikrofónu: vyžrebuj mi hlasitosť
barking-do-at = Pošli ich štekať na { $item-acc }
barking-do-token = Mačací žetón: { $item }
barking-do-discard = Odhoď: { $card }
barking-do-bark = Štekni s hlasitosťou { $loudness }
barking-do-lay = Vylož { $dogs-told }

barking-told-starts = { $name } začína.
barking-told-cats-dealt = Všetci dostávajú mačku a zvyšné mačky idú do balíčka.
barking-told-laid-out = Na ulici: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Všetci dostávajú jednu kartu.
        [few] Všetci dostávajú { $cards } karty.
       *[other] Všetci dostávajú { $cards } kariet.
    }
   *[other] Kariet je málo, každému sa ujde len { $cards }.
}
barking-told-drew = Ťaháš si: { $card }.
barking-told-discarded = { $name } odhadzuje: { $card }.
barking-told-cat = { $name } hrá mačku a ťahá si kartu.
barking-told-token = { $name } dáva mačací žetón na { $item-acc }.
barking-told-no-token = { $name } mačací žetón nikam nedáva.
barking-told-swapped = { $name } mení superpsa za kartu.
barking-told-showed = { $name } vykladá { $dogs-told }.
barking-told-laid = { $name } ich posiela štekať na { $item-acc }.
barking-told-passed = { $name } pasuje.
barking-told-won = { $name } získava { $item-acc } ({ $dogs ->
    [one] jeden pes
    [few] { $dogs } psy
   *[other] { $dogs } psov
}).
barking-told-unwanted = Na { $item-acc } nikto neštekal: von z hry.
barking-told-cleared = Koniec kola { $round }. Psy idú aj s odhodenými kartami pod balíček.
barking-told-reshuffled = Balíček je prázdny: z odhodených kariet sa mieša nový.
barking-told-bark-off = { $name } má takisto najviac bodov a šteká o víťazstvo.
barking-told-barked = { $name } má šteknutie za sebou.
barking-told-heard = { $name } šteká: { $loudness } z 99!
barking-told-unheard = { $name } nemá mikrofón: hlasitosť sa vyžrebuje.
barking-told-drew-bark = Vyžrebovaná hlasitosť, { $name }: { $loudness } z 99.
barking-told-champion-lot = Žreb určil: { $name }.
barking-told-champion-loudest = { $name } šteká najhlasnejšie zo všetkých.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
barking-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } ({ $dogs ->
    [one] jeden pes
    [2] dva psy
    [3] tri psy
    [4] štyri psy
    [5] päť psov
    [6] šesť psov
    [few] { $dogs } psy
   *[other] { $dogs } psov
})
barking-beat-starts = začína
barking-beat-laid-out = na ulici: { $item }
barking-beat-drew = berie z balíčka { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-acc }
    [2] { $card-gender ->
        [f] dve
       *[other] dva
    } { $card-few }
    [3] tri { $card-few }
    [4] štyri { $card-few }
    [5] päť { $card-many }
    [6] šesť { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = odhadzuje { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-acc }
    [2] { $card-gender ->
        [f] dve
       *[other] dva
    } { $card-few }
    [3] tri { $card-few }
    [4] štyri { $card-few }
    [5] päť { $card-many }
    [6] šesť { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = hrá { $count ->
    [1] mačku
    [2] dve mačky
    [3] tri mačky
    [4] štyri mačky
   *[other] { $count } mačiek
}
barking-beat-token = dáva mačku na { $item-acc }
barking-beat-swapped = mení { $count ->
    [1] superpsa za kartu
    [2] dva superpsy za karty
    [3] tri superpsy za karty
    [4] štyri superpsy za karty
   *[other] { $count } superpsov za karty
}
barking-beat-showed = vykladá { $dogs-told }
barking-beat-laid = posiela štekať { $items-and }
barking-beat-laid-one = { $dogs-told-and } na { $item-acc }
barking-beat-passed = pasuje
barking-beat-reshuffled = z odhodených kariet sa mieša nový balíček
barking-beat-won = koniec kola: { $items-also }
barking-beat-won-one = { $name } získava { $prize-and }
barking-beat-unwanted = nikto neštekal na { $item-acc-and }
barking-beat-counted = počíta { $items }
barking-beat-counted-one = { $points } za { $items ->
    [1] { $item-acc }
   *[other] { $items } × { $item }
}
barking-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}

barking-ending-most-points = Posledné kolo je za nami: vyhráva, kto má najviac bodov.
barking-ending-shared = Posledné kolo je za nami: kto má rovnako najviac bodov, delí sa o víťazstvo.
barking-ending-lot = Posledné kolo je za nami: medzi tými, čo majú najviac bodov, rozhodol žreb.
barking-ending-loudest = Posledné kolo je za nami: medzi tými, čo majú najviac bodov, vyhráva najhlasnejší štekot.

barking-why-discard-first = Máš priveľa kariet: najprv odhadzuj.
barking-why-token-first = Hráš mačku: najprv daj jej žetón na predmet, alebo nikam.
barking-why-where-first = Psy sú už vonku: najprv povedz, na čo štekajú.
barking-why-done-first = Vykladanie ešte beží: pridaj ďalšie plemená, alebo povedz, že je to všetko.
barking-why-bark-first = Máte rovnako bodov: štekni, alebo povedz, že nemáš mikrofón.
barking-why-no-discard = Odhadzuje iba ten, kto má po rozdaní priveľa kariet.
barking-why-no-cat-played = Mačací žetón patrí k mačke: najprv nejakú zahraj.
barking-why-nothing-shown = Najprv vylož psy, potom povedz, na čo štekajú.
barking-why-nothing-to-end = Niet čo ukončiť. Ak chceš skončiť ťah bez psov, pasuj.
barking-why-no-bark-off = Niet remízy, o ktorú by sa štekalo.
barking-why-not-in-hand = Tú kartu v ruke nemáš: { $card }.
barking-why-no-cats-yet = V cvičnej hre prichádzajú mačky až v 2. kole.
barking-why-no-item = Predmet { $number } na ulici nie je.
barking-why-token-there = Mačací žetón tam už leží: { $item }.
barking-why-breed-there = Na { $item-acc } už { $breed } šteká: žiadne plemeno nesmie k predmetu dvakrát.
barking-why-dogs-there = Pri { $item-loc } už psy máš a mačací žetón tam nie je.
barking-why-no-breed = Plemeno hodnosti { $rank } nie je: najhoršie je { $worst }.
barking-why-too-few = V ruke máš { $held } × { $card }, nie { $wanted }.
barking-why-one-breed = Viac plemien naraz smieš vyložiť iba k predmetu s mačacím žetónom.
barking-why-no-place = Tu nemá { $breed } na čo štekať.

barking-board-discard = Priveľa kariet: odhadzuj.
barking-board-act = Teraz: { $choices }.
barking-board-act-lay = vylož psy
barking-board-act-cat = zahraj mačku
barking-board-act-swap = vymeň superpsa
barking-board-act-pass = pasuj
barking-board-first = prvý
barking-board-signs = Dve písmená sú plemeno podľa anglického názvu (Hu: husky), zlaté pre najlepšie hodnosti, sivé pre najhoršie; Hu2+1 sú dva s jedným superpsom, Wo je superpes a Ca mačka. Nad každým stĺpcom je predmet; +3 je, koľko ti prinesie ďalší svojho druhu. ♛ tam vedie, =^.^= alebo =^= je mačací žetón a čiara ┃ ukazuje, kde sa stane označená akcia. V riadku hráča: body, karty, Ca za mačku, o ktorej všetci vedia, kto je prvý alebo pasoval, a získané predmety (lam2: dve lampy).
barking-board-token = Kam s mačacím žetónom?
barking-board-where = Na čo štekajú?
barking-board-more = Ďalšie plemená, alebo stačí?
barking-board-bark = Máte rovnako bodov: štekaj!
barking-board-round = kolo { $round } z { $rounds } · balíček { $deck }
barking-board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
barking-board-passed = pas
barking-board-hand = ruka
barking-board-shown = vonku

barking-coach-free = Na { $item-acc } ešte nikto nešteká.
barking-coach-leader = Pri { $item-loc } vedie { $name }: { $dogs ->
    [one] jeden pes
    [few] { $dogs } psy
   *[other] { $dogs } psov
}, najlepšie plemeno: { $breed }.
barking-coach-take = Môžeš viesť a získať { $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodov
}: { $play }.
barking-coach-need = Z ruky to teraz nezískaš: chcelo by to ešte { $dogs ->
    [one] jedného psa
    [few] { $dogs } psy
   *[other] { $dogs } psov
} ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodov
}).
barking-coach-need-or = Z ruky to teraz nezískaš: chcelo by to ešte { $dogs ->
    [one] jedného psa
    [few] { $dogs } psy
   *[other] { $dogs } psov
}, alebo { $tie } z plemena lepšieho, než je hodnosť { $rank } ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodov
}).
barking-coach-needs-cat = Psy tam už máš: pridať ďalšie sa dá iba s mačacím žetónom ({ $worth ->
    [one] jeden bod
    [few] { $worth } body
   *[other] { $worth } bodov
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Nevidené karty, v cudzích rukách alebo v balíčku: { $cards }.
barking-coach-chance = { $card } { $percent } %
barking-coach-next = Keď si teraz potiahneš, najpravdepodobnejšie príde: { $cards }.

barking-box-too-few-dogs = Psov je v škatuli { $dogs }; na päť plných rúk ich treba aspoň { $needed }.
barking-box-too-few-items = Predmetov je v škatuli { $items }, ale kôpky ich potrebujú { $needed }.

barking-impossible-1 = Niektorá karta chýba alebo je tu dvakrát: ruky, balíček, odhodené karty a stôl musia dať dokopy škatuľu.
barking-impossible-2 = Niektorý predmet chýba alebo je tu dvakrát, alebo doterajšie kolá vyložili iný počet predmetov.
barking-impossible-3 = Ruka nesedí: veľkosť, limit kariet (alebo kto má odhadzovať), alebo mačka, ktorá v nej musí byť.
barking-impossible-4 = Balíček nesedí: bloky ležia pod sebou, najviac jeden za každé skončené kolo.
barking-impossible-5 = Stôl nesedí: predmety tohto kola, psy s majiteľom, dve plemená jedného hráča iba s mačacím žetónom.
barking-impossible-6 = Ťah nesedí: miesto pri tomto stole, ktoré nepasovalo, v kole tejto škatule.
barking-impossible-7 = Vykladanie nesedí: ukázané psy musia mať kam ísť a pokračuje sa iba pri predmete s mačacím žetónom.
barking-impossible-8 = Rozštek nesedí: štekajú iba tí, čo majú najviac bodov, každý raz.

# Reports

barking-report-items = Získané predmety
barking-report-habits = Mačky a vykladanie
barking-report-cats = zahrané mačky
barking-report-tokens = položené mačacie žetóny
barking-report-wonders = vyložené superpsy
barking-report-swaps = vymenené superpsy
barking-report-plays = vykladanie psov
barking-report-passes = pasy
barking-report-piles = Čo sa stane s predmetmi
barking-report-won = získané
barking-report-gone = nikto neštekal
barking-report-cats-played = Miesta podľa zahraných mačiek
barking-report-cats-number = { $cats }
barking-report-seat-lost = prehry
barking-report-seat-won = výhry

# Spots

spots-name = Spots
spots-tagline = Hádž kockami, zaplň psom políčka a nezahrab na dvore priveľa bodiek.

spots-counted = { $points ->
    [one] jeden pes
    [few] { $points } psy
   *[other] { $points } psov
}

spots-option-set = Sada trikov
spots-option-set-about = Ktorých šesť trikov leží na stole.
spots-option-yellow = Žltý trik
spots-option-yellow-about = Žltý trik vo vlastnej sade.
spots-option-purple = Fialový trik
spots-option-purple-about = Fialový trik vo vlastnej sade.
spots-option-blue = Modrý trik
spots-option-blue-about = Modrý trik vo vlastnej sade.
spots-option-green = Zelený trik
spots-option-green-about = Zelený trik vo vlastnej sade.
spots-option-free_range = Voľný výbeh
spots-option-free_range-about = Všetky triky v štyroch stĺpcoch; použitý uvoľní miesto ďalšiemu.
spots-option-pes_treats = Maškrty pre Psa
spots-option-pes_treats-about = Bez súperov hráš proti Psovi: čím viac má na začiatku, tým je to ťažšie.

spots-option-set-new-family = Nová rodina
spots-option-set-dog-park = Psí park
spots-option-set-obstacle-course = Prekážková dráha
spots-option-set-hunting-grounds = Poľovný revír
spots-option-set-kennel-club = Kynologický klub
spots-option-set-puppy-pen = Ohrádka pre šteňatá
spots-option-set-random = Náhodne
spots-option-set-custom = Vlastný výber
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

spots-trick-howl = Zavýjaj
    .does = zavýja
spots-trick-roll-over = Prevaľ sa
    .does = váľa sudy
spots-trick-walk = Prechádzka
    .does = ide na prechádzku
spots-trick-dig = Hrab
    .does = hrabe
spots-trick-retrieve = Prines
    .does = prináša loptu
spots-trick-trot = Klusaj
    .does = kluše
spots-trick-track = Stopuj
    .does = ide po stope
spots-trick-run = Bež
    .does = beží
spots-trick-chase = Naháňačka
    .does = naháňa vlastný chvost
spots-trick-bolt = Upaľuj
    .does = upaľuje
spots-trick-sprint = Šprint
    .does = šprintuje
spots-trick-dogpile = Na kopu
    .does = skáče na kopu
spots-trick-fetch = Aport
    .does = aportuje
spots-trick-guard = Stráž
    .does = stráži
spots-trick-hunt = Lov
    .does = loví
spots-trick-search = Hľadaj
    .does = hľadá
spots-trick-scavenge = Snor
    .does = snorí
spots-trick-beg = Popros
    .does = prosí
spots-trick-chew = Žuvaj
    .does = žuje
spots-trick-gobble = Hltaj
    .does = hltá
spots-trick-play-dead = Mŕtvy pes
    .does = hrá mŕtveho psa
spots-trick-stay = Zostaň
    .does = zostáva

# What a trick does, in a few words for the tile
spots-tile-howl = vezmi psa; hoď 1
spots-tile-roll-over = prehoď dvor; smieš hodiť 1
spots-tile-walk = hoď 2; smieš hodiť 1
spots-tile-dig = za každú labku zmeň zahrabanú kocku o 1; hoď 2
spots-tile-retrieve = nastav kocku podľa psa z balíčka; hoď 2
spots-tile-trot = smieš presunúť svoju kocku; hoď 2
spots-tile-track = hoď 3; maškrta prehodí ktorúkoľvek
spots-tile-run = hoď 3; smieš hodiť 1, stále dokola
spots-tile-chase = hoď 1; smieš hodiť 2, potom 3…
spots-tile-bolt = daj bokom 3–12, hádž po 1; stop, keď ostáva najviac toľko, čo labiek
spots-tile-sprint = hoď 1 za neúplného psa, stále dokola
spots-tile-dogpile = hoď 2 a jednu svoju, stále dokola
spots-tile-fetch = hoď 8; umiestni jedno číslo
spots-tile-guard = zvoľ číslo, hoď 4; umiestni až poň
spots-tile-hunt = hoď 2 a 1 za labku; umiestni 2
spots-tile-search = hoď 7; umiestni kocky so súčtom 8
spots-tile-scavenge = hoď 4; nižšie, než je súčet dvora, smieš odhodiť
spots-tile-beg = 1 maškrta a 1 za labku
spots-tile-chew = zdvojnásob maškrty a pridaj 1
spots-tile-gobble = 7 maškŕt; vráť toľko, koľko je najvyššie voľné číslo
spots-tile-play-dead = hoď 1; zahrabaná dá toľko maškŕt
spots-tile-stay = 1 maškrta za každý iný trik rubom nahor

spots-dog-none = žiadny pes
    .acc = žiadneho psa
    .gen = žiadneho psa
spots-dog-burt = Burt
    .acc = Burta
    .gen = Burta
spots-dog-bristles = Bristles
spots-dog-bongo = Bongo
    .acc = Bonga
    .gen = Bonga
spots-dog-eloise = Eloise
spots-dog-ursula = Ursula
    .acc = Ursulu
    .gen = Ursuly
spots-dog-mayor = Mayor
    .acc = Mayora
    .gen = Mayora
spots-dog-sundrop = Sundrop
    .acc = Sundropa
    .gen = Sundropa
spots-dog-jolene = Jolene
spots-dog-xerxes = Xerxes
    .acc = Xerxa
    .gen = Xerxa
spots-dog-louise = Louise
spots-dog-missy = Missy
spots-dog-lil-beth = Lil Beth
spots-dog-handsome = Handsome
spots-dog-frankie = Frankie
    .acc = Frankieho
    .gen = Frankieho
spots-dog-bitsy = Bitsy
spots-dog-gretchen = Gretchen
spots-dog-lief = Lief
    .acc = Liefa
    .gen = Liefa
spots-dog-goliath = Goliath
    .acc = Goliatha
    .gen = Goliatha
spots-dog-gumbo = Gumbo
    .acc = Gumba
    .gen = Gumba
spots-dog-pebble = Pebble
spots-dog-wilbur = Wilbur
    .acc = Wilbura
    .gen = Wilbura
spots-dog-cabbage = Cabbage
spots-dog-honcho = Honcho
    .acc = Honcha
    .gen = Honcha
spots-dog-wolfgang = Wolfgang
    .acc = Wolfganga
    .gen = Wolfganga
spots-dog-raya = Raya
    .acc = Rayu
    .gen = Raye
spots-dog-rogue = Rogue
spots-dog-nutmeg = Nutmeg
spots-dog-rupert = Rupert
    .acc = Ruperta
    .gen = Ruperta
spots-dog-mirabelle = Mirabelle
spots-dog-momo = Momo
spots-dog-zipper = Zipper
    .acc = Zippera
    .gen = Zippera
spots-dog-doog = Doog
    .acc = Dooga
    .gen = Dooga

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(s maškrtou)
    [few] {" "}(s { $treats } maškrtami)
   *[other] {" "}(s { $treats } maškrtami)
}
spots-do-score = Dokonči všetky plné psy
spots-do-reroll = Daj maškrtu a prehoď { $dice ->
    [one] kocku
    [few] { $dice } kocky
   *[other] { $dice } kociek
}
spots-do-roll = Hoď { $dice ->
    [one] ešte jednou kockou
    [few] { $dice } kockami
   *[other] { $dice } kockami
}
spots-do-stop-offered = Dosť, tu skonči
spots-do-stop-rolled = Nechaj to tak: niet čo umiestniť
spots-do-stop-taking = Žiadnu kocku nepresúvaj
spots-do-stop-digging = Ďalšie kocky nemeň
spots-do-place = Daj { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
} na { $dog-acc }
spots-do-bury = Zahrab { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-name-fetch = Nechaj si všetky { $number ->
    [1] jednotky
    [2] dvojky
    [3] trojky
    [4] štvorky
    [5] päťky
    [6] šestky
   *[other] { $number }
}
spots-do-name-guard = Umiestni kocky, ktoré ukazujú najviac { $number }
spots-do-name-retrieve = Nastav kocku na { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-pick = Vyber { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-mark = Prehoď { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-discard = Odhoď { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-take = Vezmi { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }
spots-do-dig-up = Vyhrab z dvora { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-do-set-aside = Odlož bokom { $dice ->
    [one] jednu kocku
    [few] { $dice } kocky
   *[other] { $dice } kociek
}
spots-do-raise = Dvor ({ $name }): zvýš { $number } na { $to }
spots-do-lower = Dvor ({ $name }): { $to ->
    [0] odhoď { $number }
   *[other] zníž { $number } na { $to }
}

spots-told-first-die = { $name } zahrabáva { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}.
spots-told-starts = { $name } začína.
spots-told-drew = { $name } si berie z balíčka: { $dog }.
spots-told-all-bust = V zásobe nie je ani kocka: krach pre všetkých.
spots-told-refreshed = Všetky triky sú zas lícom nahor; { $treats ->
    [0] maškrta na { $trick } už nezostala
   *[other] maškrtu dostáva { $trick }
}.
spots-told-turned-up = Ďalší trik v stĺpci: { $trick }.
spots-told-chose = { $name } predvádza trik { $trick }{ $treats ->
    [0] {""}
    [one] {" "}a berie si z neho maškrtu
    [few] {" "}a berie si z neho { $treats } maškrty
   *[other] {" "}a berie si z neho { $treats } maškŕt
}.
spots-told-rolls = { $name } hádže { $dice-and }.
spots-told-rerolls = { $name } dáva maškrtu a hádže znova: { $dice }.
spots-told-placed = { $name } dáva { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
} na { $dog-acc }.
spots-told-buried = { $name } zahrabáva { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}: na dvore je { $pips }.
spots-told-named = { $name } volí { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}.
spots-told-picked = { $name } vyberá { $dice-and }.
spots-told-discarded = { $name } odhadzuje { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}.
spots-told-took = { $name } berie { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }.
spots-told-dug-up = { $name } vyhrabáva z dvora { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}.
spots-told-put-aside = { $name } odkladá bokom { $dice ->
    [one] jednu kocku
    [few] { $dice } kocky
   *[other] { $dice } kociek
}.
spots-told-raised = { $name } má na dvore namiesto { $number ->
    [1] jednotky
    [2] dvojky
    [3] trojky
    [4] štvorky
    [5] päťky
    [6] šestky
   *[other] { $number }
} { $to ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $to }
}.
spots-told-lowered = { $to ->
    [0] { $name } prichádza na dvore o jednotku
   *[other] { $name } má na dvore namiesto { $number } už len { $to }
}.
spots-told-busted = { $name }: krach{ $pips ->
    [0] {""}
   *[other] , na dvore je { $pips }
}!
spots-told-scored = { $name } má hotového psa: { $dog }!
spots-told-got-treats = { $name } { $treats ->
    [0] nedostáva žiadnu maškrtu
    [one] dostáva maškrtu
    [few] dostáva { $treats } maškrty
   *[other] dostáva { $treats } maškŕt
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] nevracia žiadnu maškrtu
    [one] vracia maškrtu
    [few] vracia { $treats } maškrty
   *[other] vracia { $treats } maškŕt
}.
spots-told-stopped = { $name } to tak necháva.
spots-told-pes-rolled = Pes hádže { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}: { $trick }.
spots-told-pes-scored = Pes má hotového psa: { $dog }. To je { $dogs } zo 6.
spots-told-pes-got-treats = Pes otáča trik rubom nahor{ $treats ->
    [0] {""}
    [one] {" "}a berie si z neho maškrtu
    [few] {" "}a berie si z neho { $treats } maškrty
   *[other] {" "}a berie si z neho { $treats } maškŕt
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] začína
   *[other] začína s najvyšším hodom
}
spots-beat-drew = berie z balíčka { $dog-acc-and }
spots-beat-refreshed = všetky triky sú zas lícom nahor{ $treats ->
    [0] {""}
   *[other] , maškrtu dostáva „{ $trick }“
}
spots-beat-turned-up = ďalej v stĺpci: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(maškrta navyše)
    [2] {" "}(dve maškrty navyše)
    [3] {" "}(tri maškrty navyše)
    [4] {" "}(štyri maškrty navyše)
   *[other] {" "}({ $treats } maškŕt navyše)
}
spots-beat-rolls = hádže { $dice-and }
spots-beat-rerolls = za { $count ->
    [1] maškrtu
    [2] dve maškrty
    [3] tri maškrty
    [4] štyri maškrty
    [5] päť maškŕt
   *[other] { $count } maškŕt
} hádže znova ({ $dice-and })
spots-beat-placed = zapĺňa { $items-and }
spots-beat-placed-one = { $count ->
    [1] políčko
    [2] dve políčka
    [3] tri políčka
   *[other] štyri políčka
} u { $dog-gen }
spots-beat-buried = zahrabáva { $count ->
    [1] kocku { $number }
   *[other] kocky { $number-and }
} (na dvore je { $pips })
spots-beat-named = volí { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
}
spots-beat-picked = vyberá { $dice-and }
spots-beat-discarded = odhadzuje { $count ->
    [1] kocku { $number }
   *[other] kocky { $number-and }
}
spots-beat-took = berie { $number ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }
spots-beat-dug-up = vyhrabáva { $count ->
    [1] kocku { $number }
   *[other] kocky { $number-and }
}
spots-beat-put-aside = odkladá bokom { $dice ->
    [1] jednu kocku
    [2] dve kocky
    [3] tri kocky
    [4] štyri kocky
    [5] päť kociek
    [6] šesť kociek
   *[other] { $dice } kociek
}
spots-beat-raised = robí na dvore ({ $name }) z { $number ->
    [1] jednotky
    [2] dvojky
    [3] trojky
    [4] štvorky
    [5] päťky
    [6] šestky
   *[other] { $number }
} { $to ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
    [6] šestku
   *[other] { $to }
}
spots-beat-lowered = { $to ->
    [0] odhadzuje z dvora ({ $name }) kocku { $number }
   *[other] mení na dvore ({ $name }) kocku { $number } na { $to }
}
spots-beat-busted = krachuje
spots-beat-scored = dokončuje { $dog-acc-and }
spots-beat-got-treats = { $treats ->
    [0] nedostáva maškrtu
    [one] dostáva maškrtu
    [2] dostáva dve maškrty
    [3] dostáva tri maškrty
    [4] dostáva štyri maškrty
    [5] dostáva päť maškŕt
    [6] dostáva šesť maškŕt
    [7] dostáva sedem maškŕt
    [8] dostáva osem maškŕt
    [9] dostáva deväť maškŕt
    [few] dostáva { $treats } maškrty
   *[other] dostáva { $treats } maškŕt
}
spots-beat-gave-treats = { $treats ->
    [0] nič nevracia
    [one] vracia maškrtu
    [2] vracia dve maškrty
    [3] vracia tri maškrty
    [4] vracia štyri maškrty
    [5] vracia päť maškŕt
    [6] vracia šesť maškŕt
    [few] vracia { $treats } maškrty
   *[other] vracia { $treats } maškŕt
}
spots-beat-pes-rolled = Psovi padá trik „{ $trick }“
spots-beat-pes-got-treats = Psovi padá trik „{ $trick }“ a Pes ho otáča rubom nahor{ $treats ->
    [0] {""}
    [1] {" "}aj s maškrtou
    [2] {" "}aj s dvoma maškrtami
    [3] {" "}aj s tromi maškrtami
    [4] {" "}aj so štyrmi maškrtami
   *[other] {" "}aj s maškrtami ({ $treats })
}
spots-beat-pes-scored = Pes dokončuje { $dog-acc-and } ({ $dogs } zo 6)

spots-ending-six-dogs = Šesť psov je hotových!
spots-ending-pes = Pes má šesť hotových psov a vyhráva.
spots-ending-stalemate = Každý má za sebou tisíc ťahov: vyhráva, kto má najviac hotových psov.
spots-ending-pes-outlasts = Tisíc ťahov je preč a Pes je stále tu: vyhráva Pes.

spots-why-face-down = { $trick } leží rubom nahor, kým sa triky zas neotočia.
spots-why-nothing-filled = Žiadny tvoj pes nie je plný.
spots-why-choose-first = Vyber trik, alebo dokonči plné psy.
spots-why-roll-or-stop = Buď hádž ďalej, alebo skonči.
spots-why-name-first = Najprv vyber číslo.
spots-why-not-on-top = { $dog }, prvý pes v balíčku, nemá { $number }.
spots-why-set-aside-first = Najprv povedz, koľko kociek dáš bokom.
spots-why-too-few-dice = { $dice ->
    [one] V zásobe je iba jedna kocka
    [few] V zásobe sú iba { $dice } kocky
   *[other] V zásobe je iba { $dice } kociek
}.
spots-why-no-die-there = Na tej karte žiadna { $number ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
   *[other] { $number }
} nie je.
spots-why-none-buried = Na tvojom dvore žiadna { $number ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
   *[other] { $number }
} nie je.
spots-why-take-first = Najprv zdvihni jednu zo svojich kociek.
spots-why-move-first = Zdvihnutú kocku daj na iné voľné políčko.
spots-why-same-space = Odtiaľ prišla: daj ju na iné políčko.
spots-why-dig-first = Zmeň zahrabanú kocku, alebo meniť prestaň.
spots-why-none-buried-there = Na dvore hráča { $seat_number } žiadna { $number ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
   *[other] { $number }
} nie je.
spots-why-six-is-highest = Šestka sa zvýšiť nedá.
spots-why-no-space = Voľná { $number ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
   *[other] { $number }
} na karte { $card } nie je.
spots-why-not-rolled = Medzi kockami žiadna { $number ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
   *[other] { $number }
} nie je.
spots-why-above-number = Umiestňujú sa iba kocky, ktoré ukazujú najviac { $number }.
spots-why-one-number = Všetky umiestnené kocky majú rovnaké číslo.
spots-why-only-so-many = Z tohto hodu sa { $dice ->
    [one] umiestni iba jedna kocka
    [few] umiestnia iba { $dice } kocky
   *[other] umiestni iba { $dice } kociek
}.
spots-why-lowest-first = Po jednej idú kocky od najnižšieho čísla; v jednom riadku so „settle“ môže byť poradie akékoľvek.
spots-why-first-card-first = Kocky rovnakého čísla idú od prvej karty ďalej a potom na dvor; v jednom riadku so „settle“ môže byť poradie akékoľvek.
spots-why-no-treat = Prehodiť stojí maškrtu, a ty žiadnu nemáš.
spots-why-settle-first = Najprv nájdi miesto každej kocke hodu.
spots-why-nothing-to-settle = Z tohto hodu niet čo umiestniť: prehoď ho, alebo ho nechaj tak.
spots-why-reroll-too-late = Prehadzovať sa už nedá, keď je niektorá kocka vybraná, odhodená alebo umiestnená.
spots-why-reroll-all = Maškrta prehodí všetky kocky hodu; vyberať z nich smieš iba pri triku Stopuj.
spots-why-set-by-hand = Táto kocka je nastavená rukou, takže ju žiadna maškrta neprehodí.
spots-why-not-below-yard = Na dvore máš { $pips }: odhodiť môžeš iba nižšie kocky, nie { $number }.
spots-why-mark-or-reroll = Označ ďalšie kocky, alebo tie označené prehoď.
spots-why-mark-all = Keď prehadzuješ všetky, netreba žiadnu označovať.
spots-why-pick-first = Najprv vyber kocky so súčtom 8.
spots-why-no-set = S číslom { $number } súčet 8 nevyjde.

spots-impossible-1 = Kto je na ťahu, nesedí: miesto pri tomto stole, kým nikto nemá šesť psov, alebo na konci nikto; Pes hrá iba proti jednému hráčovi.
spots-impossible-2 = Kociek musí byť spolu 40.
spots-impossible-3 = Maškŕt musí byť spolu 20.
spots-impossible-4 = Niektorý pes chýba alebo je tu dvakrát, alebo karty neležia, ako môžu: dve až šesť na hráča, kocky na svojich číslach, žiadna na hotovom psovi, na niektorom psovi voľné políčko.
spots-impossible-5 = Triky nesedia: z každej farby jeden navrchu, ako hovorí sada, pri výbere aspoň dva lícom nahor, maškrty iba na nich, vybraný rubom nahor.
spots-impossible-6 = Na žiadnom dvore nie je viac bodiek, než koľko ich unesie.
spots-impossible-7 = Trik nesedí: na toto rozhodnutie sa nikdy nepýta, alebo niet o čom rozhodovať.

spots-coach-roll = { $what }: { $dice ->
    [one] { $dice } kocka
    [few] { $dice } kocky
   *[other] { $dice } kociek
}, krach { $bust } % (s maškrtou { $bust_one } %, s dvoma { $bust_two } %)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Prehodiť { $dice }
spots-coach-space = { $number } na { $dog-acc } { $chance } %
spots-coach-treats = { $what }: { $treats ->
    [0] bez maškŕt
    [one] { $treats } maškrta
    [few] { $treats } maškrty
   *[other] { $treats } maškŕt
}
spots-coach-as-it-lies = { $bust ->
    [yes] Tento hod je krach, nech ho umiestniš akokoľvek.
   *[no] Tento hod sa dá umiestniť bez krachu.
}
spots-coach-nothing = Nečaká ťa žiadny hod, pri ktorom by malo zmysel počítať šance.

spots-board-up = lícom
spots-board-down = rubom
spots-board-stack = +{ $tiles }?
spots-board-deck = Balíček
spots-board-signs = Hore leží šesť trikov, »označený« alebo ▸práve predvádzaný◂; najspodnejší riadok hovorí, čo označený trik robí. ◆ je maškrta, +2? sú nevidené triky pod ním. Každý hráč má ✓ za hotové psy (šesť vyhráva), maškrty a dvor s bodkami a s tým, koľko ich unesie. Na psovi je ·4 voľné políčko a ■4 políčko s kockou; ♣ je labka. V hode je ‹4› daná bokom a ≤ 4 znamená, že sa umiestňujú iba kocky, ktoré ukazujú najviac 4.
spots-board-supply = Zásoba
spots-board-dice = { $dice ->
    [one] { $dice } kocka
    [few] { $dice } kocky
   *[other] { $dice } kociek
}
spots-board-yard = dvor
spots-board-pes = Pes
spots-board-roll = Hod
spots-board-set-aside = bokom { $dice }
spots-board-choose = vyber trik, alebo dokonči plné psy
spots-board-offered = { $trick }: hádž ďalej, alebo skonči
spots-board-rolled = { $trick }: umiestni hod, alebo ho prehoď
spots-board-settling = { $trick }: { $dice ->
    [one] umiestni jednu kocku
    [few] umiestni { $dice } kocky
   *[other] umiestni { $dice } kociek
}
spots-board-naming = { $trick }: vyber číslo
spots-board-setting-aside = { $trick }: daj kocky bokom
spots-board-taking = { $trick }: zdvihni jednu svoju kocku
spots-board-moving = { $trick }: daj kocku na iné políčko
spots-board-digging = { $trick }: zmeň zahrabanú kocku (ostáva { $left })
spots-board-marking = { $trick }: označ ďalšie kocky, alebo prehoď
spots-board-picking = { $trick }: vyber kocky so súčtom 8
spots-board-discarding = { $trick }: odhadzuj ďalej, alebo umiestni

# Reports

spots-report-tricks = Triky
spots-report-colours = Triky podľa farby
spots-report-habits = Dokončovanie psov
spots-report-slowly = ťahy na dokončovanie psov
spots-report-basic = základné triky
spots-report-dogs = Psy na konci
spots-report-scored = hotové
spots-report-left = zostali

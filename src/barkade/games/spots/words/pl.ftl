# Spots

spots-name = Spots
spots-tagline = Rzucaj kostkami, wypełniaj łatki swoich psów i nie zakop za dużo oczek.

spots-counted = { $points ->
    [one] jeden pies
    [few] { $points } psy
    [many] { $points } psów
   *[other] { $points } psa
}

spots-option-set = Zestaw sztuczek
spots-option-set-about = Które sześć sztuczek leży na stole.
spots-option-yellow = Żółty kafelek
spots-option-yellow-about = Żółta sztuczka własnego zestawu.
spots-option-purple = Fioletowy kafelek
spots-option-purple-about = Fioletowa sztuczka własnego zestawu.
spots-option-blue = Niebieski kafelek
spots-option-blue-about = Niebieska sztuczka własnego zestawu.
spots-option-green = Zielony kafelek
spots-option-green-about = Zielona sztuczka własnego zestawu.
spots-option-free_range = Wolny wybieg
spots-option-free_range-about = Wszystkie sztuczki w czterech stosach; użyta ustępuje następnej.
spots-option-pes_treats = Smakołyki Pesa
spots-option-pes_treats-about = W pojedynkę grasz przeciw Pesowi: im więcej smakołyków ma na start, tym trudniej.

spots-option-set-new-family = Nowa rodzina
spots-option-set-dog-park = Psi park
spots-option-set-obstacle-course = Tor przeszkód
spots-option-set-hunting-grounds = Łowisko
spots-option-set-kennel-club = Klub kynologiczny
spots-option-set-puppy-pen = Kojec szczeniąt
spots-option-set-random = Losowy
spots-option-set-custom = Własny wybór
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

spots-trick-howl = Wyj
    .does = wyje
spots-trick-roll-over = Turlaj się
    .does = turla się
spots-trick-walk = Spacer
    .does = idzie na spacer
spots-trick-dig = Kop
    .does = kopie
spots-trick-retrieve = Przynieś
    .does = przynosi zgubę
spots-trick-trot = Trucht
    .does = truchta
spots-trick-track = Trop
    .does = łapie trop
spots-trick-run = Biegnij
    .does = biegnie
spots-trick-chase = Goń
    .does = rusza w pogoń
spots-trick-bolt = Pędź
    .does = pędzi
spots-trick-sprint = Sprint
    .does = rusza sprintem
spots-trick-dogpile = Psi stos
    .does = wskakuje na psi stos
spots-trick-fetch = Aport
    .does = aportuje
spots-trick-guard = Pilnuj
    .does = pilnuje
spots-trick-hunt = Poluj
    .does = poluje
spots-trick-search = Szukaj
    .does = szuka
spots-trick-scavenge = Myszkuj
    .does = myszkuje
spots-trick-beg = Proś
    .does = prosi
spots-trick-chew = Gryź
    .does = gryzie
spots-trick-gobble = Wcinaj
    .does = wcina
spots-trick-play-dead = Zdechł pies
    .does = udaje zdechłego psa
spots-trick-stay = Zostań
    .does = zostaje na miejscu

# What a trick does, in a few words for the tile
spots-tile-howl = dobierz psa; rzuć 1
spots-tile-roll-over = przerzuć ogródek; możesz rzucić 1
spots-tile-walk = rzuć 2; możesz rzucić 1
spots-tile-dig = za każdą łapkę zmień zakopaną kostkę o 1; rzuć 2
spots-tile-retrieve = ustaw kostkę na liczbę z wierzchniego psa; rzuć 2
spots-tile-trot = możesz przełożyć swoją kostkę; rzuć 2
spots-tile-track = rzuć 3; smakołyk przerzuca dowolne z nich
spots-tile-run = rzuć 3; możesz rzucać po 1, ile chcesz
spots-tile-chase = rzuć 1; możesz rzucić 2, potem 3…
spots-tile-bolt = rzucaj 3–12 po jednej; możesz skończyć, gdy zostało ≤ łapek
spots-tile-sprint = rzuć 1 za każdego wolnego psa, ile razy chcesz
spots-tile-dogpile = rzuć 2 i jedną swoją, ile razy chcesz
spots-tile-fetch = rzuć 8; ułóż jedną liczbę
spots-tile-guard = nazwij liczbę, rzuć 4; ułóż do niej
spots-tile-hunt = rzuć 2 i 1 za łapkę; ułóż 2
spots-tile-search = rzuć 7; ułóż kostki o sumie 8
spots-tile-scavenge = rzuć 4; możesz odrzucić niższe niż ogródek
spots-tile-beg = 1 smakołyk i 1 za łapkę
spots-tile-chew = podwój smakołyki i weź 1
spots-tile-gobble = 7 smakołyków; oddaj tyle, co najwyższa wolna łatka
spots-tile-play-dead = rzuć 1; zakopana daje tyle smakołyków
spots-tile-stay = 1 smakołyk za każdy inny zakryty kafelek

spots-dog-none = brak psa
spots-dog-burt = Burt
    .acc = Burta
spots-dog-bristles = Bristles
spots-dog-bongo = Bongo
spots-dog-eloise = Eloise
spots-dog-ursula = Ursula
    .acc = Ursulę
spots-dog-mayor = Mayor
    .acc = Mayora
spots-dog-sundrop = Sundrop
spots-dog-jolene = Jolene
spots-dog-xerxes = Xerxes
    .acc = Xerxesa
spots-dog-louise = Louise
spots-dog-missy = Missy
spots-dog-lil-beth = Lil Beth
spots-dog-handsome = Handsome
spots-dog-frankie = Frankie
    .acc = Frankiego
spots-dog-bitsy = Bitsy
spots-dog-gretchen = Gretchen
spots-dog-lief = Lief
    .acc = Liefa
spots-dog-goliath = Goliath
    .acc = Goliatha
spots-dog-gumbo = Gumbo
spots-dog-pebble = Pebble
spots-dog-wilbur = Wilbur
    .acc = Wilbura
spots-dog-cabbage = Cabbage
spots-dog-honcho = Honcho
spots-dog-wolfgang = Wolfgang
    .acc = Wolfganga
spots-dog-raya = Raya
    .acc = Rayę
spots-dog-rogue = Rogue
spots-dog-nutmeg = Nutmeg
spots-dog-rupert = Rupert
    .acc = Ruperta
spots-dog-mirabelle = Mirabelle
spots-dog-momo = Momo
spots-dog-zipper = Zipper
    .acc = Zippera
spots-dog-doog = Doog
    .acc = Dooga

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(ze smakołykiem)
    [few] {" "}(z { $treats } smakołykami)
    [many] {" "}(z { $treats } smakołykami)
   *[other] {" "}(z { $treats } smakołyka)
}
spots-do-score = Zalicz wszystkie wypełnione psy
spots-do-reroll = Wydaj smakołyk: przerzuć { $dice ->
    [one] kostkę
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostki
}
spots-do-roll = Rzuć { $dice ->
    [one] jeszcze jedną kostką
    [few] { $dice } kostkami
    [many] { $dice } kostkami
   *[other] { $dice } kostki
}
spots-do-stop-offered = Skończ na tym
spots-do-stop-rolled = Zostaw: nie ma czego układać
spots-do-stop-taking = Nie przekładaj kostki
spots-do-stop-digging = Nie zmieniaj więcej kostek
spots-do-place = Połóż { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} na karcie { $dog }
spots-do-bury = Zakop { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
spots-do-name-fetch = Zatrzymaj wszystkie { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
spots-do-name-guard = Układaj kostki do { $number }
spots-do-name-retrieve = Ustaw kostkę na { $number }
spots-do-pick = Wybierz { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
spots-do-mark = Przerzuć { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
spots-do-discard = Odrzuć { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
spots-do-take = Weź { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} z karty { $dog }
spots-do-dig-up = Weź { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} z ogródka
spots-do-set-aside = Odłóż kostki: { $dice }
spots-do-raise = Ogródek ({ $name }): zmień { $number } na { $to }
spots-do-lower = Ogródek ({ $name }): { $to ->
    [0] odrzuć jedynkę
   *[other] zmień { $number } na { $to }
}

spots-told-first-die = { $name } zakopuje { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
spots-told-starts = { $name } zaczyna.
spots-told-drew = { $name } dobiera z talii { $dog-acc }.
spots-told-all-bust = W zapasie nie ma ani jednej kostki: wszyscy mają furę.
spots-told-refreshed = Wszystkie kafelki są znów odkryte; { $treats ->
    [0] dla sztuczki „{ $trick }” nie ma już smakołyka
   *[other] smakołyk trafia na sztuczkę „{ $trick }”
}.
spots-told-turned-up = Następny kafelek z tego stosu: { $trick }.
spots-told-chose = { $name } robi sztuczkę „{ $trick }”{ $treats ->
    [0] {""}
    [one] {" "}i bierze z niej smakołyk
    [few] {" "}i bierze z niej { $treats } smakołyki
    [many] {" "}i bierze z niej { $treats } smakołyków
   *[other] {" "}i bierze z niej { $treats } smakołyka
}.
spots-told-rolls = { $name } rzuca: { $dice }.
spots-told-rerolls = { $name } wydaje smakołyk i przerzuca: { $dice }.
spots-told-placed = { $name } kładzie { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} na karcie { $dog }.
spots-told-buried = { $name } zakopuje { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} (ogródek: { $pips }).
spots-told-named = { $name } wybiera liczbę { $number }.
spots-told-picked = { $name } wybiera: { $dice }.
spots-told-discarded = { $name } odrzuca { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
spots-told-took = { $name } bierze { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} z karty { $dog }.
spots-told-dug-up = { $name } bierze { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} z ogródka.
spots-told-put-aside = { $name } odkłada kostki na bok: { $dice }.
spots-told-raised = Ogródek ({ $name }): { $number ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
} zmienia się w { $to ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
spots-told-lowered = Ogródek ({ $name }): { $number ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
} { $to ->
    [0] wraca do zapasu
    [1] zmienia się w jedynkę
    [2] zmienia się w dwójkę
    [3] zmienia się w trójkę
    [4] zmienia się w czwórkę
   *[5] zmienia się w piątkę
}.
spots-told-busted = { $name } ma furę{ $pips ->
    [0] {""}
   *[other] {" "}(ogródek: { $pips })
}!
spots-told-scored = { $name } zalicza { $dog-acc }!
spots-told-got-treats = { $name } { $treats ->
    [0] nie dostaje smakołyków
    [one] dostaje smakołyk
    [few] dostaje { $treats } smakołyki
    [many] dostaje { $treats } smakołyków
   *[other] dostaje { $treats } smakołyka
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] nie oddaje smakołyków
    [one] oddaje smakołyk
    [few] oddaje { $treats } smakołyki
    [many] oddaje { $treats } smakołyków
   *[other] oddaje { $treats } smakołyka
}.
spots-told-stopped = { $name } na tym kończy.
spots-told-pes-rolled = Pes wyrzuca { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}: { $trick }.
spots-told-pes-scored = Pes zalicza { $dog-acc } ({ $dogs } z 6).
spots-told-pes-got-treats = Pes zakrywa kafelek{ $treats ->
    [0] {""}
    [one] {" "}i bierze z niego smakołyk
    [few] {" "}i bierze z niego { $treats } smakołyki
    [many] {" "}i bierze z niego { $treats } smakołyków
   *[other] {" "}i bierze z niego { $treats } smakołyka
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] zaczyna
   *[other] zaczyna z najwyższym rzutem
}
spots-beat-drew = dobiera { $dog-acc-and }
spots-beat-refreshed = wszystkie kafelki są znów odkryte{ $treats ->
    [0] {""}
   *[other] , a na „{ $trick }” leży smakołyk
}
spots-beat-turned-up = następne na stosie: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(smakołyk w nagrodę)
    [2] {" "}(dwa smakołyki w nagrodę)
    [3] {" "}(trzy smakołyki w nagrodę)
    [4] {" "}(cztery smakołyki w nagrodę)
    [one] {" "}({ $treats } smakołyków w nagrodę)
    [few] {" "}({ $treats } smakołyki w nagrodę)
    [many] {" "}({ $treats } smakołyków w nagrodę)
   *[other] {" "}({ $treats } smakołyków w nagrodę)
}
spots-beat-rolls = rzuca { $dice-and }
spots-beat-rerolls = za { $count ->
    [1] smakołyk
    [2] dwa smakołyki
    [3] trzy smakołyki
    [4] cztery smakołyki
    [5] pięć smakołyków
    [one] { $count } smakołyków
    [few] { $count } smakołyki
    [many] { $count } smakołyków
   *[other] { $count } smakołyków
} przerzuca ({ $dice-and })
spots-beat-placed = wypełnia { $items-and }
spots-beat-placed-one = { $count ->
    [1] łatkę
    [2] dwie łatki
    [3] trzy łatki
    [4] cztery łatki
    [one] { $count } łatek
    [few] { $count } łatki
    [many] { $count } łatek
   *[other] { $count } łatek
} na karcie { $dog }
spots-beat-buried = zakopuje { $count ->
    [1] kostkę { $number }
   *[other] kostki { $number-and }
} (ogródek: { $pips })
spots-beat-named = wybiera liczbę { $number }
spots-beat-picked = wybiera { $dice-and }
spots-beat-discarded = odrzuca { $count ->
    [1] kostkę { $number }
   *[other] kostki { $number-and }
}
spots-beat-took = bierze { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} z karty { $dog }
spots-beat-dug-up = wykopuje { $count ->
    [1] kostkę { $number }
   *[other] kostki { $number-and }
}
spots-beat-put-aside = odkłada na bok { $dice ->
    [1] jedną kostkę
    [2] dwie kostki
    [3] trzy kostki
    [4] cztery kostki
    [5] pięć kostek
    [6] sześć kostek
    [one] { $dice } kostek
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostek
}
spots-beat-raised = zmienia w ogródku ({ $name }) { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
} w { $to ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
spots-beat-lowered = { $to ->
    [0] usuwa z ogródka ({ $name }) kostkę { $number }
   *[other] zmienia w ogródku ({ $name }) kostkę { $number } na { $to }
}
spots-beat-busted = ma furę
spots-beat-scored = zalicza { $dog-acc-and }
spots-beat-got-treats = { $treats ->
    [0] nie dostaje smakołyka
    [1] dostaje smakołyk
    [2] dostaje dwa smakołyki
    [3] dostaje trzy smakołyki
    [4] dostaje cztery smakołyki
    [5] dostaje pięć smakołyków
    [6] dostaje sześć smakołyków
    [7] dostaje siedem smakołyków
    [8] dostaje osiem smakołyków
    [9] dostaje dziewięć smakołyków
    [one] dostaje { $treats } smakołyków
    [few] dostaje { $treats } smakołyki
    [many] dostaje { $treats } smakołyków
   *[other] dostaje { $treats } smakołyków
}
spots-beat-gave-treats = { $treats ->
    [0] nic nie oddaje
    [1] oddaje smakołyk
    [2] oddaje dwa smakołyki
    [3] oddaje trzy smakołyki
    [4] oddaje cztery smakołyki
    [5] oddaje pięć smakołyków
    [6] oddaje sześć smakołyków
    [one] oddaje { $treats } smakołyków
    [few] oddaje { $treats } smakołyki
    [many] oddaje { $treats } smakołyków
   *[other] oddaje { $treats } smakołyków
}
spots-beat-pes-rolled = Pes wyrzuca „{ $trick }”
spots-beat-pes-got-treats = Pes wyrzuca „{ $trick }” i zakrywa kafelek{ $treats ->
    [0] {""}
    [1] {" "}razem ze smakołykiem
    [2] {" "}razem z dwoma smakołykami
    [3] {" "}razem z trzema smakołykami
    [4] {" "}razem z czterema smakołykami
   *[other] {" "}razem z { $treats } smakołykami
}
spots-beat-pes-scored = Pes zalicza { $dog-acc-and } ({ $dogs } z 6)

spots-ending-six-dogs = Sześć psów zaliczonych!
spots-ending-pes = Pes zaliczył sześć psów i wygrywa.
spots-ending-stalemate = Każdy ma za sobą tysiąc tur: wygrywa, kto zaliczył najwięcej psów.
spots-ending-pes-outlasts = Minęło tysiąc tur, a Pes wciąż tu jest: Pes wygrywa.

spots-why-face-down = Kafelek „{ $trick }” jest zakryty, póki wszystkie nie zostaną znów odkryte.
spots-why-nothing-filled = Żaden twój pies nie jest wypełniony.
spots-why-choose-first = Wybierz sztuczkę albo zalicz wypełnione psy.
spots-why-roll-or-stop = Rzucaj dalej albo skończ.
spots-why-name-first = Najpierw wybierz liczbę.
spots-why-not-on-top = { $dog }, wierzchni pies talii, nie ma { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-set-aside-first = Najpierw powiedz, ile kostek odkładasz na bok.
spots-why-too-few-dice = W zapasie { $dice ->
    [one] jest tylko jedna kostka
    [few] są tylko { $dice } kostki
    [many] jest tylko { $dice } kostek
   *[other] jest tylko { $dice } kostki
}.
spots-why-no-die-there = Na tej karcie nie ma { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-none-buried = W twoim ogródku nie ma { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-take-first = Najpierw weź jedną ze swoich kostek.
spots-why-move-first = Połóż wziętą kostkę na innej wolnej łatce.
spots-why-same-space = Stamtąd ją masz: połóż ją na innej łatce.
spots-why-dig-first = Zmień zakopaną kostkę albo skończ zmiany.
spots-why-none-buried-there = W ogródku gracza { $seat_number } nie ma { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-six-is-highest = Szóstki nie da się podnieść.
spots-why-no-space = Na karcie { $card } nie ma wolnej { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-not-rolled = Wśród tych kostek nie ma { $number ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
spots-why-above-number = Układa się tylko kostki do { $number }.
spots-why-one-number = Wszystkie układane kostki mają tę samą liczbę.
spots-why-only-so-many = Z tego rzutu układa się tylko { $dice ->
    [one] jedną kostkę
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostki
}.
spots-why-lowest-first = Pojedynczo układa się od najniższej liczby w górę; w jednej linii z „settle” kolejność jest dowolna.
spots-why-first-card-first = Pojedynczo kostki o tej samej liczbie idą od pierwszej karty, a do ogródka na końcu; w jednej linii z „settle” kolejność jest dowolna.
spots-why-no-treat = Przerzut kosztuje smakołyk, a ty nie masz żadnego.
spots-why-settle-first = Najpierw ułóż wszystkie kostki z rzutu.
spots-why-nothing-to-settle = Z tego rzutu nic nie da się ułożyć: przerzuć go albo zostaw.
spots-why-reroll-too-late = Rzutu nie można przerzucić, gdy choć jedna jego kostka jest wybrana, odrzucona albo ułożona.
spots-why-reroll-all = Smakołyk przerzuca wszystkie kostki rzutu; wybierać wolno tylko przy sztuczce Trop.
spots-why-set-by-hand = Ta kostka jest ustawiona ręcznie, więc żaden smakołyk jej nie przerzuci.
spots-why-not-below-yard = Odrzucić można tylko kostki niższe niż suma w twoim ogródku ({ $pips }), a więc nie { $number ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
spots-why-mark-or-reroll = Zaznacz więcej kostek albo przerzuć zaznaczone.
spots-why-mark-all = Żeby przerzucić wszystkie, nie trzeba żadnej zaznaczać.
spots-why-pick-first = Najpierw wybierz kostki o sumie 8.
spots-why-no-set = Z tą kostką ({ $number }) nie złożysz sumy 8.

spots-impossible-1 = Nie zgadza się, czyja to tura: ktoś z tego stołu, póki nikt nie ma sześciu psów, albo nikt, gdy koniec; Pes gra tylko przeciw jednemu graczowi.
spots-impossible-2 = Kostek musi być razem 40.
spots-impossible-3 = Smakołyków musi być razem 20.
spots-impossible-4 = Pies zginął albo się powtarza, albo karty nie leżą jak trzeba: po dwie do sześciu na gracza, kostki na swoich liczbach, żadnej na zaliczonym psie, na którymś psie wolna łatka.
spots-impossible-5 = Kafelki się nie zgadzają: po jednym z koloru na wierzchu, jak każe zestaw, przy wyborze co najmniej dwa odkryte, smakołyki tylko na nich, wybrany zakryty.
spots-impossible-6 = W żadnym ogródku nie ma więcej oczek, niż się w nim mieści.
spots-impossible-7 = Sztuczka się nie zgadza: nigdy nie wymaga takiej decyzji albo nie ma o czym decydować.

spots-coach-roll = { $what }: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostki
}, fura { $bust }% (ze smakołykiem { $bust_one }%, z dwoma { $bust_two }%)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Przerzuć { $dice }
spots-coach-space = { $number } na kartę { $dog } { $chance }%
spots-coach-treats = { $what }: { $treats ->
    [0] bez smakołyków
    [one] 1 smakołyk
    [few] { $treats } smakołyki
    [many] { $treats } smakołyków
   *[other] { $treats } smakołyka
}
spots-coach-as-it-lies = { $bust ->
    [yes] Ten rzut to fura, jakkolwiek go ułożysz.
   *[no] Ten rzut da się ułożyć bez fury.
}
spots-coach-nothing = Nie ma teraz rzutu, w którym pomogłyby obliczenia.

spots-board-up = odkryty
spots-board-down = zakryty
spots-board-stack = +{ $tiles }?
spots-board-deck = Talia
spots-board-signs = U góry leży sześć kafelków, »zaznaczony« albo ▸w trakcie◂; najniższa linia mówi, co robi zaznaczona sztuczka. ◆ to smakołyk, +2? to niewidziane kafelki pod spodem. Każdy gracz ma ✓ za zaliczone psy (sześć wygrywa), smakołyki i ogródek z oczkami i z tym, ile się w nim mieści. Na psie ·4 to wolna łatka, a ■4 łatka z kostką; ♣ to łapka. W rzucie ‹4› jest odłożona na bok, a ≤ 4 znaczy, że układa się tylko kostki do 4.
spots-board-supply = Zapas
spots-board-dice = { $dice ->
    [one] 1 kostka
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostki
}
spots-board-yard = ogródek
spots-board-pes = Pes
spots-board-roll = Rzut
spots-board-set-aside = na boku: { $dice }
spots-board-choose = wybierz sztuczkę albo zalicz wypełnione psy
spots-board-offered = { $trick }: rzucaj dalej albo skończ
spots-board-rolled = { $trick }: ułóż rzut albo go przerzuć
spots-board-settling = { $trick }: do ułożenia { $dice ->
    [one] jedna kostka
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostki
}
spots-board-naming = { $trick }: wybierz liczbę
spots-board-setting-aside = { $trick }: odłóż kostki na bok
spots-board-taking = { $trick }: weź jedną ze swoich kostek
spots-board-moving = { $trick }: połóż kostkę na innej łatce
spots-board-digging = { $trick }: zmień zakopaną kostkę (zostało: { $left })
spots-board-marking = { $trick }: zaznacz więcej kostek albo przerzuć
spots-board-picking = { $trick }: wybierz kostki o sumie 8
spots-board-discarding = { $trick }: odrzuć więcej albo ułóż

# Reports

spots-report-tricks = Sztuczki
spots-report-colours = Sztuczki według koloru
spots-report-habits = Zaliczanie psów
spots-report-slowly = tury na zaliczanie psów
spots-report-basic = podstawowe sztuczki
spots-report-dogs = Psy na końcu
spots-report-scored = zaliczone
spots-report-left = zostały

# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Rzucaj po fanty, strzeż się kotów i przywołuj do siebie najlepsze psiaki.

goodboy-option-starter = Kto zaczyna
goodboy-option-starter-about = Numer gracza albo los. W instrukcji: kto ostatnio głaskał psa.
goodboy-option-starter-printed = W instrukcji zaczyna, kto ostatnio głaskał psa, albo najmłodsza osoba.
goodboy-option-starter-chance = losowo
goodboy-option-hard = Trudniejszy wariant
goodboy-option-hard-about = Bez żetonów: każdy kot poza pierwszym rzutem zabiera wszystko, co leży przed tobą.
goodboy-option-any_face = Dowolny fant
goodboy-option-any_face-about = Co daje ścianka kostki, która oznacza dowolny fant.
goodboy-option-any_face-chosen = do wyboru
goodboy-option-any_face-random = losowy
goodboy-option-call = Komplet fantów
goodboy-option-call-about = Czy psiaka, który ma wszystko, czego chce, trzeba zabrać.
goodboy-option-call-must = trzeba go zabrać (nasza interpretacja)
goodboy-option-call-may = może poczekać

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = piłka
    .acc = piłkę
    .gen = piłki
goodboy-treat-bone = kość
    .acc = kość
    .gen = kości
goodboy-treat-stick = patyk
    .acc = patyk
    .gen = patyka
goodboy-treat-duck = gumowa kaczka
    .acc = gumową kaczkę
    .gen = gumowej kaczki
goodboy-treat-snack = przysmak
    .acc = przysmak
    .gen = przysmaku
goodboy-treat-frisbee = frisbee
    .acc = frisbee
    .gen = frisbee
goodboy-treat-any = dowolny fant
    .acc = dowolny fant
    .gen = żadnego fantu
goodboy-cat = kot
    .acc = kota

goodboy-dog-chihuahua = Chihuahua
    .nom = chihuahua
    .acc = chihuahuę
goodboy-dog-dachshund = Jamnik
    .nom = jamnik
    .acc = jamnika
goodboy-dog-french-bulldog = Buldog francuski
    .nom = buldog francuski
    .acc = buldoga francuskiego
goodboy-dog-jack-russell = Jack Russell
    .nom = jack russell
    .acc = jack russella
goodboy-dog-maltese = Maltańczyk
    .nom = maltańczyk
    .acc = maltańczyka
goodboy-dog-pug = Mops
    .nom = mops
    .acc = mopsa
goodboy-dog-shiba-inu = Shiba inu
    .nom = shiba inu
    .acc = shibę inu
goodboy-dog-yorkshire-terrier = York
    .nom = york
    .acc = yorka
goodboy-dog-beagle = Beagle
    .nom = beagle
    .acc = beagle'a
goodboy-dog-border-collie = Border collie
    .nom = border collie
    .acc = border collie
goodboy-dog-chow-chow = Chow-chow
    .nom = chow-chow
    .acc = chow-chow
goodboy-dog-corgi = Corgi
    .nom = corgi
    .acc = corgi
goodboy-dog-dalmatian = Dalmatyńczyk
    .nom = dalmatyńczyk
    .acc = dalmatyńczyka
goodboy-dog-greyhound = Chart angielski
    .nom = chart angielski
    .acc = charta angielskiego
goodboy-dog-poodle = Pudel
    .nom = pudel
    .acc = pudla
goodboy-dog-schnauzer = Sznaucer
    .nom = sznaucer
    .acc = sznaucera
goodboy-dog-boxer = Bokser
    .nom = bokser
    .acc = boksera
goodboy-dog-bulldog = Buldog
    .nom = buldog
    .acc = buldoga
goodboy-dog-german-shepherd = Owczarek niemiecki
    .nom = owczarek niemiecki
    .acc = owczarka niemieckiego
goodboy-dog-golden-retriever = Golden retriever
    .nom = golden retriever
    .acc = golden retrievera
goodboy-dog-husky = Husky
    .nom = husky
    .acc = husky'ego
goodboy-dog-labrador = Labrador
    .nom = labrador
    .acc = labradora
goodboy-dog-samoyed = Samojed
    .nom = samojed
    .acc = samojeda
goodboy-dog-doberman = Doberman
    .nom = doberman
    .acc = dobermana
goodboy-dog-great-dane = Dog niemiecki
    .nom = dog niemiecki
    .acc = doga niemieckiego
goodboy-dog-newfoundland = Nowofundland
    .nom = nowofundland
    .acc = nowofundlanda
goodboy-dog-rottweiler = Rottweiler
    .nom = rottweiler
    .acc = rottweilera
goodboy-dog-saint-bernard = Bernardyn
    .nom = bernardyn
    .acc = bernardyna
goodboy-no-dog = brak psa

goodboy-do-roll = Rzuć obiema kostkami
goodboy-do-stop = Dość rzucania, pora na przywołanie
goodboy-do-any = Weź { $treat-acc } z puli
goodboy-do-rob = Zabierz { $treat-acc } z narożnika: { $name }, podwórko { $yard }
goodboy-do-put = Połóż { $treat-acc } na podwórku { $yard } ({ $dog-nom })
goodboy-do-done = To wszystko: przywołuj
goodboy-do-wait = Nikogo nie przywołuj: niech poczekają
goodboy-do-take = Zabierz { $dog-acc } z podwórka { $yard }

goodboy-told-starts = { $name } zaczyna.
goodboy-told-came = Na podwórko { $yard } przybiega { $dog-nom }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
goodboy-told-rolled = { $name } rzuca: { $symbols }.
goodboy-told-got = { $name } bierze z puli { $treat-acc }.
goodboy-told-robbed = { $name } zabiera { $treat-acc } z narożnika na podwórku { $yard }. Traci: { $victim }.
goodboy-told-got-nothing = { $name } nie dostaje nic: nigdzie nie ma { $treat-gen }.
goodboy-told-cat = Kot! { $name } odwraca żeton na stronę z kotem.
goodboy-told-cat-ignored = { $cats ->
    [one] Pierwszy kot za płot
    [few] Pierwsze koty za płoty
    [many] Pierwsze koty za płoty
   *[other] Pierwsze koty za płoty
}: to pierwszy rzut w turze, { $name } gra dalej.
goodboy-told-busted = Kot zabiera wszystko: { $name } traci { $treats ->
    [0] tylko turę
    [one] jeden fant i turę
    [few] { $treats } fanty i turę
    [many] { $treats } fantów i turę
   *[other] { $treats } fantu i turę
}.
goodboy-told-stopped = { $name } kończy rzucanie.
goodboy-told-laid = { $name } kładzie { $treat-acc } na podwórku { $yard }.
goodboy-told-took = Dobry piesek! { $name } zabiera { $dog-acc } z podwórka { $yard } i zyskuje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
goodboy-told-emptied = Na podwórko { $yard } nie ma już psa: leżące tam fanty wracają do puli.
goodboy-told-called-nobody = { $name } woła, ale tym razem żaden pies nie przychodzi.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
goodboy-told-scored = { $name } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $dogs ->
    [one] jednego psa
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psa
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } wybiera { $treat-acc }.
goodboy-beat-starts = zaczyna
goodboy-beat-came = { $items }
goodboy-beat-came-one = na podwórko { $yard } przybiega { $dog-nom } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] wyrzuca na kostkach { $symbols-acc-and }
    [2] rzuca dwa razy
    [3] rzuca trzy razy
    [4] rzuca cztery razy
    [5] rzuca pięć razy
    [6] rzuca sześć razy
   *[other] rzuca { $count } razy
}
goodboy-beat-picked = wybiera { $count ->
    [1] { $treat-acc }
    [2] { $treat-acc-and }
    [3] trzy fanty
    [4] cztery fanty
    [one] { $count } fantów
    [few] { $count } fanty
    [many] { $count } fantów
   *[other] { $count } fantów
}
goodboy-beat-robbed = zabiera { $items-and }
goodboy-beat-robbed-one = { $count ->
    [1] { $treat-acc }
    [2] dwa fanty
    [3] trzy fanty
    [4] cztery fanty
    [one] { $count } fantów
    [few] { $count } fanty
    [many] { $count } fantów
   *[other] { $count } fantów
} z cudzego narożnika ({ $victim })
goodboy-beat-busted = kot! { $name } traci { $treats ->
    [0] tylko turę
    [1] jeden fant
    [2] dwa fanty
    [3] trzy fanty
    [4] cztery fanty
    [5] pięć fantów
    [6] sześć fantów
    [7] siedem fantów
    [8] osiem fantów
    [9] dziewięć fantów
    [one] { $treats } fantów
    [few] { $treats } fanty
    [many] { $treats } fantów
   *[other] { $treats } fantów
}
goodboy-beat-stopped = mówi dość
goodboy-beat-laid = kładzie { $items-and }
goodboy-beat-laid-one = { $count ->
    [1] { $treat-acc }
    [2] dwa fanty
    [3] trzy fanty
    [4] cztery fanty
    [5] pięć fantów
    [6] sześć fantów
    [7] siedem fantów
    [8] osiem fantów
    [9] dziewięć fantów
    [one] { $count } fantów
    [few] { $count } fanty
    [many] { $count } fantów
   *[other] { $count } fantów
} na podwórku { $yard }
goodboy-beat-took = zabiera do domu { $dog-acc-and } (+{ $points })
goodboy-beat-emptied = { $count ->
    [1] na podwórku { $yard }
   *[other] na podwórkach { $yard-and }
} nie ma już psów
goodboy-beat-counted = liczy { $items }
goodboy-beat-counted-one = { $dog-acc } ({ $points })
goodboy-beat-scored = ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

goodboy-ending-goal-reached = Ktoś ma dość punktów, a kolejka dograna do końca.
goodboy-ending-yards-empty = Wszystkie psy znalazły dom.
goodboy-ending-last-round = To była ostatnia kolejka: liczy się to, co kto ma.

goodboy-why-not-rolling = Teraz nie pora rzucać ani kończyć rzutów.
goodboy-why-roll-first = Rzucić trzeba przynajmniej raz.
goodboy-why-no-any = Na kostkach nie wypadł dowolny fant, więc nie ma czego wybierać.
goodboy-why-not-in-pool = W puli nie ma { $treat-gen }.
goodboy-why-nothing-to-rob = Z cudzych narożników bierze się tylko to, co wypadło na kostkach, a czego nie ma w puli.
goodboy-why-pool-not-empty = Dopóki w puli coś jest, wybieraj z puli.
goodboy-why-other-treat = Na kostkach wypadło coś innego: { $treat }.
goodboy-why-own-corner = Z własnych narożników nigdy się nie zabiera.
goodboy-why-not-in-corner = W tym narożniku na podwórku { $yard } nie ma { $treat-gen }.
goodboy-why-not-laying = Fanty rozkłada się dopiero po rzutach.
goodboy-why-no-dog = Na podwórku { $yard } nie ma już psa, więc nic tam nie położysz.
goodboy-why-not-held = Nie masz przed sobą { $treat-gen }.
goodboy-why-lay-in-order = Fanty kładzie się po jednym, według rodzajów, a potem podwórek. W jednej linii, „lay 1:… 2:…”, kolejność jest dowolna.
goodboy-why-nothing-to-take = Nie ma kilku psów do wyboru.
goodboy-why-take-one = Wybierz psiaka: jeden z nich musi iść z tobą.
goodboy-why-not-complete = W twoim narożniku na podwórku { $yard } nie ma jeszcze wszystkiego, czego chce tamten pies.

goodboy-impossible-1 = Fant zginął albo się powtarza: pula, gracze i narożniki muszą mieć razem dokładnie to, co jest w pudełku.
goodboy-impossible-2 = Pies zginął albo się powtarza: każdy jest w stosie, na jednym podwórku albo u jednego gracza.
goodboy-impossible-3 = Coś należy do miejsca, na którym nikt nie siedzi.
goodboy-impossible-4 = Podwórko jest puste tylko wtedy, gdy pusty jest stos, i wtedy nic nie leży w jego narożnikach.
goodboy-impossible-5 = Faza tury się nie zgadza: musi być coś do zdecydowania.
goodboy-impossible-6 = Kostki się nie zgadzają: leżą na stole od rzutu do końca fazy fantów.
goodboy-impossible-7 = Kolejka się nie zgadza: gra kończy się z końcem kolejki, gdy ktoś ma dość punktów, psów już nie ma albo minęła ostatnia kolejka.

goodboy-box-no-such-treat = W tym pudełku nie ma fantu „{ $name }”.
goodboy-box-sign-twice = Ścianka kostki może pokazać „{ $sign }” tylko raz.
goodboy-box-no-cat = Żadna kostka nie ma kota, więc nic by nikogo nie zatrzymało.
goodboy-box-wants-too-many = { $name } nigdy nie dostanie tego, czego chce: potrzebuje { $wants } × „{ $treat }”, a w pudełku jest { $count }.
goodboy-box-never-rolled = { $name } nigdy nie dostanie tego, czego chce: „{ $treat }” nie wypada na żadnej kostce.
goodboy-box-too-few-points = Punktów na wszystkich psach razem: { $points }, a do zwycięstwa trzeba { $goal }.

goodboy-coach-compare = Przywołanie teraz: { $stop } pkt; po jeszcze jednym rzucie: średnio { $roll } pkt.
goodboy-coach-first-roll = Po tym rzucie średnio { $roll } pkt.
goodboy-coach-bust = W { $percent }% przypadków następny rzut zabierze wszystko, co leży przed tobą.
goodboy-coach-ready = Podwórko { $yard }, { $dog-nom } ({ $points }): masz wszystko, czego chce.
goodboy-coach-missing = Podwórko { $yard }, { $dog-nom } ({ $points }), do kompletu: { $wants }.
goodboy-coach-dog = Podwórko { $yard }, { $dog-nom } ({ $points }), do kompletu: { $wants }. Szansa, że da to następny rzut: { $percent }%.
goodboy-coach-treats = Szanse w następnym rzucie: { $shares }.
goodboy-coach-share = { $treat } { $percent }%
goodboy-coach-count = { $count ->
    [one] { $treat }
    [few] { $count } × { $treat }
    [many] { $count } × { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Rzuć
goodboy-board-rolling = Rzuć albo skończ
goodboy-board-robbing = Zabierz z narożnika
goodboy-board-choosing = Wybierz fant
goodboy-board-laying = Rozłóż fanty
goodboy-board-taking = Wybierz psa
goodboy-board-round = kolejka { $round } · stos { $pile } · gramy do { $goal } pkt
goodboy-board-no-roll = kostki czekają
goodboy-board-pool = pula
goodboy-board-wants = chce
goodboy-board-cat-token = żeton: kot
goodboy-board-signs = Dwie litery na kolorze to fant; litery biorą się z zapisu akcji: Ba to piłka, Ba2 dwie piłki. Na każdym podwórku: punkty i nazwa psa, czego chce, i narożniki graczy, ✓, gdy jest tam wszystko. Nad podwórkami leżą kostki, ? to dowolny fant, a =^.^= kot; „żeton: kot” ostrzega, że następny kot zabierze wszystko temu, kto rzuca. Po prawej jest pula.
goodboy-board-held = ma
goodboy-board-dogs = { $dogs ->
    [one] 1 pies
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psa
}

# Reports

goodboy-report-dogs = Zabrane psy
goodboy-report-habits = Rzuty
goodboy-report-rolls = rzuty
goodboy-report-busts = tury stracone przez kota
goodboy-report-robs = podebrane fanty
goodboy-report-stopping = Kiedy przestać: według fantów w ręce
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = rzucono dalej
goodboy-report-busted = kot zabrał wszystko
goodboy-report-stopped = przestano

# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Dobj jutalmakért, vigyázz a macskával, és hívd magadhoz a legjobb kutyusokat.

goodboy-option-starter = Ki kezd
goodboy-option-starter-about = Játékos száma vagy sorsolás. A füzetben: aki legutóbb kutyát simogatott.
goodboy-option-starter-printed = A szabályfüzet szerint az kezd, aki legutóbb simogatott kutyát, vagy a legfiatalabb.
goodboy-option-starter-chance = sorsolás
goodboy-option-hard = Haladó változat
goodboy-option-hard-about = Nincs zseton: az első dobás után egyetlen macska mindent elvisz, ami előtted van.
goodboy-option-any_face = Bármelyik jutalom
goodboy-option-any_face-about = Mit ad a kocka azon oldala, amely bármelyik jutalmat jelentheti.
goodboy-option-any_face-chosen = szabadon választott jutalom
goodboy-option-any_face-random = véletlenszerű jutalom
goodboy-option-call = Hívható kutyus
goodboy-option-call-about = El kell-e vinned a kutyust, amelyik mindent megkapott.
goodboy-option-call-must = el kell vinned (a mi értelmezésünk)
goodboy-option-call-may = várhat is

goodboy-own-name = { $text }
    .acc = egy ilyet: { $text }
    .egy = { $text }
    .def = ezt a kutyust: { $text }
goodboy-player = { $name }

goodboy-treat-ball = labda
    .acc = egy labdát
goodboy-treat-bone = csont
    .acc = egy csontot
goodboy-treat-stick = bot
    .acc = egy botot
goodboy-treat-duck = gumikacsa
    .acc = egy gumikacsát
goodboy-treat-snack = jutalomfalat
    .acc = egy jutalomfalatot
goodboy-treat-frisbee = frizbi
    .acc = egy frizbit
goodboy-treat-any = bármelyik jutalom
    .acc = egy „bármelyik jutalom” oldalt
goodboy-cat = macska
    .acc = egy macskát

goodboy-dog-chihuahua = Csivava
    .egy = egy csivava
    .def = a csivavát
goodboy-dog-dachshund = Tacskó
    .egy = egy tacskó
    .def = a tacskót
goodboy-dog-french-bulldog = Francia bulldog
    .egy = egy francia bulldog
    .def = a francia bulldogot
goodboy-dog-jack-russell = Jack Russell
    .egy = egy Jack Russell
    .def = a Jack Russellt
goodboy-dog-maltese = Máltai selyemkutya
    .egy = egy máltai selyemkutya
    .def = a máltai selyemkutyát
goodboy-dog-pug = Mopsz
    .egy = egy mopsz
    .def = a mopszot
goodboy-dog-shiba-inu = Shiba inu
    .egy = egy shiba inu
    .def = a shiba inut
goodboy-dog-yorkshire-terrier = Yorkshire terrier
    .egy = egy yorkshire terrier
    .def = a yorkshire terriert
goodboy-dog-beagle = Beagle
    .egy = egy beagle
    .def = a beagle-t
goodboy-dog-border-collie = Border collie
    .egy = egy border collie
    .def = a border collie-t
goodboy-dog-chow-chow = Csau-csau
    .egy = egy csau-csau
    .def = a csau-csaut
goodboy-dog-corgi = Corgi
    .egy = egy corgi
    .def = a corgit
goodboy-dog-dalmatian = Dalmata
    .egy = egy dalmata
    .def = a dalmatát
goodboy-dog-greyhound = Agár
    .egy = egy agár
    .def = az agarat
goodboy-dog-poodle = Uszkár
    .egy = egy uszkár
    .def = az uszkárt
goodboy-dog-schnauzer = Schnauzer
    .egy = egy schnauzer
    .def = a schnauzert
goodboy-dog-boxer = Boxer
    .egy = egy boxer
    .def = a boxert
goodboy-dog-bulldog = Bulldog
    .egy = egy bulldog
    .def = a bulldogot
goodboy-dog-german-shepherd = Német juhász
    .egy = egy német juhász
    .def = a német juhászt
goodboy-dog-golden-retriever = Golden retriever
    .egy = egy golden retriever
    .def = a golden retrievert
goodboy-dog-husky = Husky
    .egy = egy husky
    .def = a huskyt
goodboy-dog-labrador = Labrador
    .egy = egy labrador
    .def = a labradort
goodboy-dog-samoyed = Szamojéd
    .egy = egy szamojéd
    .def = a szamojédet
goodboy-dog-doberman = Dobermann
    .egy = egy dobermann
    .def = a dobermannt
goodboy-dog-great-dane = Német dog
    .egy = egy német dog
    .def = a német dogot
goodboy-dog-newfoundland = Újfundlandi
    .egy = egy újfundlandi
    .def = az újfundlandit
goodboy-dog-rottweiler = Rottweiler
    .egy = egy rottweiler
    .def = a rottweilert
goodboy-dog-saint-bernard = Bernáthegyi
    .egy = egy bernáthegyi
    .def = a bernáthegyit
goodboy-no-dog = nincs kutyus

goodboy-do-roll = Dobj mindkét kockával
goodboy-do-stop = Ne dobj többet, hívj
goodboy-do-any = Vegyél ki: { $treat }
goodboy-do-rob = Vedd el: { $treat } ({ $name } sarka, { $yard }. kert)
goodboy-do-put = Tedd le: { $treat } → { $yard }. kert ({ $dog })
goodboy-do-done = Ennyi: hívj
goodboy-do-wait = Ne hívj senkit: hadd várjanak
goodboy-do-take = Hívd magadhoz: { $dog } ({ $yard }. kert)

goodboy-told-starts = { $name } kezd.
goodboy-told-came = Új kutyus ({ $yard }. kert): { $dog }, { $points } pont.
goodboy-told-rolled = { $name } dob: { $symbols }.
goodboy-told-got = { $name } kivesz a kasszából { $treat-acc }.
goodboy-told-robbed = { $victim } sarkából ({ $yard }. kert) { $name } elvesz { $treat-acc }.
goodboy-told-got-nothing = { $name } hoppon marad, ebből nem jut: { $treat }.
goodboy-told-cat = Macska! { $name } zsetonja a macskás oldalára fordul.
goodboy-told-cat-ignored = { $cats ->
    [one] Ez a macska még nem számít
   *[other] Ezek a macskák még nem számítanak
}: ez { $name } első dobása ebben a körben.
goodboy-told-busted = Mindent visz a macska: { $name } elveszti { $treats ->
    [0] a körét, de mást nem
   *[other] a körét és { $treats } jutalmat
}.
goodboy-told-stopped = { $name } nem dob többet.
goodboy-told-laid = { $name } a sarkába tesz { $treat-acc } ({ $yard }. kert).
goodboy-told-took = Jó kutya: { $dog } ({ $yard }. kert, { $points } pont)! Új gazdája: { $name }.
goodboy-told-emptied = Nem jön több kutyus { $yard ->
    [1] az 1.
   *[other] a { $yard }.
} kertbe. Az itteni jutalmak visszakerülnek a kasszába.
goodboy-told-called-nobody = { $name } hív, de most egy kutyus sem jön.
goodboy-told-counted = { $name }, { $dog }: { $points } pont.
goodboy-told-scored = { $name }: { $points } pont, { $dogs } kutyus.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } választ { $treat-acc }.
goodboy-beat-starts = kezd
goodboy-beat-came = { $items }
goodboy-beat-came-one = { $yard ->
    [1] az 1.
   *[other] a { $yard }.
} kertbe { $dog-egy } érkezik ({ $points })
goodboy-beat-rolled = { $count ->
    [1] a kockákkal dob { $symbols-acc-and }
    [2] kétszer dob
    [3] háromszor dob
    [4] négyszer dob
    [5] ötször dob
    [6] hatszor dob
   *[other] { $count } alkalommal dob
}
goodboy-beat-picked = választ { $count ->
    [1] { $treat-acc }
    [2] { $treat-acc-and }
    [3] három jutalmat
    [4] négy jutalmat
   *[other] { $count } jutalmat
}
goodboy-beat-robbed = elvesz { $items-and }
goodboy-beat-robbed-one = { $count ->
    [1] { $treat-acc }
    [2] két jutalmat
    [3] három jutalmat
    [4] négy jutalmat
   *[other] { $count } jutalmat
} { $victim } sarkaiból
goodboy-beat-busted = macska! { $name } { $treats ->
    [0] csak a körét veszti el
    [1] egy jutalmat veszít
    [2] két jutalmat veszít
    [3] három jutalmat veszít
    [4] négy jutalmat veszít
    [5] öt jutalmat veszít
    [6] hat jutalmat veszít
    [7] hét jutalmat veszít
    [8] nyolc jutalmat veszít
    [9] kilenc jutalmat veszít
   *[other] { $treats } jutalmat veszít
}
goodboy-beat-stopped = megáll
goodboy-beat-laid = letesz { $items-and }
goodboy-beat-laid-one = { $count ->
    [1] { $treat-acc }
    [2] két jutalmat
    [3] három jutalmat
    [4] négy jutalmat
    [5] öt jutalmat
    [6] hat jutalmat
    [7] hét jutalmat
    [8] nyolc jutalmat
    [9] kilenc jutalmat
   *[other] { $count } jutalmat
} { $yard ->
    [1] az 1.
   *[other] a { $yard }.
} kertbe
goodboy-beat-took = hazaviszi { $dog-def-and } (+{ $points })
goodboy-beat-emptied = nem jön több kutyus ({ $count ->
    [1] { $yard }. kert
   *[other] kertek: { $yard-and }
})
goodboy-beat-counted = számol: { $items }
goodboy-beat-counted-one = { $dog-egy } ({ $points })
goodboy-beat-scored = { $points ->
    [0] nem szerez pontot
   *[other] { $points } pontot szerez
}

goodboy-ending-goal-reached = Valaki összegyűjtötte a szükséges pontokat, és a forduló is véget ért.
goodboy-ending-yards-empty = Minden kutyus hazament valakivel.
goodboy-ending-last-round = Ez volt az utolsó forduló: a pontok úgy számítanak, ahogy állnak.

goodboy-why-not-rolling = Most sem dobni, sem megállni nem lehet.
goodboy-why-roll-first = Legalább egyszer dobnod kell.
goodboy-why-no-any = Nem dobtál „bármelyik jutalom” oldalt, így most nem választhatsz.
goodboy-why-not-in-pool = Ez nincs a kasszában: { $treat }.
goodboy-why-nothing-to-rob = Mások sarkából csak azt veheted el, amit dobtál, és nincs a kasszában.
goodboy-why-pool-not-empty = Amíg van valami a kasszában, onnan válassz.
goodboy-why-other-treat = Nem ezt dobtad, hanem: { $treat }.
goodboy-why-own-corner = A saját sarkaidból nem vehetsz el.
goodboy-why-not-in-corner = Ez nincs abban a sarokban ({ $yard }. kert): { $treat }.
goodboy-why-not-laying = Jutalmat csak akkor tehetsz le, ha már nem dobsz többet.
goodboy-why-no-dog = Ebben a kertben ({ $yard }.) már nincs kutyus, oda nem tehetsz semmit.
goodboy-why-not-held = Ilyen nincs előtted, amit letehetnél: { $treat }.
goodboy-why-lay-in-order = Egyenként a jutalmak fajtánként, azon belül a kertek sorrendjében kerülnek a helyükre. Ha mindet egy sorban küldöd („lay 1:… 2:…”), a sorrend mindegy.
goodboy-why-nothing-to-take = Most nem kell kutyusok közül választanod.
goodboy-why-take-one = Válassz kutyust: egyiküknek veled kell mennie.
goodboy-why-not-complete = A sarkadban ({ $yard }. kert) nincs meg minden, amit az ottani kutyus kér.

goodboy-impossible-1 = Egy jutalom elveszett, vagy kétszer szerepel: a kassza, a játékosok és a sarkok együtt pontosan a doboz tartalmát adják ki.
goodboy-impossible-2 = Egy kutyus elveszett, vagy kétszer szerepel: mindegyik a pakliban, egy kertben vagy egy játékosnál van.
goodboy-impossible-3 = Valami olyan helyhez tartozik, ahol senki sem ül.
goodboy-impossible-4 = Kert csak akkor üres, ha a pakli is az, és akkor a sarkaiban sincs semmi.
goodboy-impossible-5 = A kör szakasza nem stimmel: kell, hogy legyen mit eldönteni.
goodboy-impossible-6 = A kockák nem stimmelnek: a dobástól a jutalomszakasz végéig az asztalon vannak.
goodboy-impossible-7 = A forduló nem stimmel: a játszma egy forduló végén ér véget, amikor valakinek megvan a pontja, elfogytak a kutyusok, vagy letelt az utolsó forduló.

goodboy-box-no-such-treat = Ebben a dobozban nincs „{ $name }” nevű jutalom.
goodboy-box-sign-twice = A kocka egy oldalán „{ $sign }” csak egyszer szerepelhet.
goodboy-box-no-cat = Egyik kockán sincs macska, így semmi sem állítaná meg a játékosokat.
goodboy-box-wants-too-many = { $name } soha nem kaphatja meg, amit kér: { $wants } × „{ $treat }” kellene, és a dobozban csak { $count } van.
goodboy-box-never-rolled = { $name } soha nem kaphatja meg, amit kér: egyik kocka sem ad ilyet: „{ $treat }”.
goodboy-box-too-few-points = Az összes kutyus együtt { $points } pontot ér, kevesebbet, mint amennyi a győzelemhez kell ({ $goal }).

goodboy-coach-compare = Hívás most: { $stop } pont, még egy dobás után: átlagosan { $roll } pont.
goodboy-coach-first-roll = Dobás és hívás: átlagosan { $roll } pont.
goodboy-coach-bust = { $percent }% eséllyel a következő dobással minden elvész, ami előtted van.
goodboy-coach-ready = { $yard }. kert, { $dog } ({ $points }): megvan minden, amit kér.
goodboy-coach-missing = { $yard }. kert, { $dog } ({ $points }), még kell neki: { $wants }.
goodboy-coach-dog = { $yard }. kert, { $dog } ({ $points }), még kell neki: { $wants }; a következő dobás { $percent }% eséllyel meghozza.
goodboy-coach-treats = A következő dobás ezt hozhatja: { $shares }.
goodboy-coach-share = { $treat } { $percent }%
goodboy-coach-count = { $count ->
    [one] { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Dobj
goodboy-board-rolling = Dobj, vagy állj meg
goodboy-board-robbing = Vegyél el más sarkából
goodboy-board-choosing = Válassz jutalmat
goodboy-board-laying = Tedd le a jutalmakat
goodboy-board-taking = Válassz kutyust
goodboy-board-round = { $round }. forduló · pakli { $pile } · cél: { $goal } pont
goodboy-board-no-roll = a kockák pihennek
goodboy-board-pool = kassza
goodboy-board-wants = kér
goodboy-board-cat-token = zseton: macska
goodboy-board-signs = Két betű színes alapon egy jutalom, angol nevének rövidítése; Ba2 két labda. Minden kertben: a kutyus pontjai és neve, amit kér, és minden játékos sarka, ✓ jellel, ha abban minden megvan. Fölöttük fekszenek a kockák, ? a bármelyik jutalom, =^.^= a macska; a „zseton: macska” azt jelenti, hogy a következő macska mindent elvisz attól, aki dob. Jobbra a kassza.
goodboy-board-held = nála
goodboy-board-dogs = { $dogs } kutyus

# Reports

goodboy-report-dogs = Elvitt kutyusok
goodboy-report-habits = Dobások
goodboy-report-rolls = dobások
goodboy-report-busts = macskának veszett körök
goodboy-report-robs = elcsent jutalmak
goodboy-report-stopping = Mikor kell megállni: a kézben lévő jutalmak szerint
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = tovább dobott
goodboy-report-busted = vitte a macska
goodboy-report-stopped = megállt

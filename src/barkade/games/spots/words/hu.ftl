# Spots

spots-name = Spots
spots-tagline = Dobj, rakd tele a kutyáid foltjait, és ne áss el túl sok pöttyöt.

spots-counted = { $points } kutya

spots-option-set = Trükk-készlet
spots-option-set-about = Melyik hat trükk legyen az asztalon.
spots-option-yellow = Sárga lapka
spots-option-yellow-about = A saját válogatás sárga trükkje.
spots-option-purple = Lila lapka
spots-option-purple-about = A saját válogatás lila trükkje.
spots-option-blue = Kék lapka
spots-option-blue-about = A saját válogatás kék trükkje.
spots-option-green = Zöld lapka
spots-option-green-about = A saját válogatás zöld trükkje.
spots-option-free_range = Szabad futás
spots-option-free_range-about = Minden trükk játszik, négy oszlopban; a használt átadja helyét a következőnek.
spots-option-pes_treats = Pes jutifalatai
spots-option-pes_treats-about = Egyedül Pes ellen játszol: minél többel kezd, annál nehezebb.

spots-option-set-new-family = Új család
spots-option-set-dog-park = Kutyafuttató
spots-option-set-obstacle-course = Akadálypálya
spots-option-set-hunting-grounds = Vadászterület
spots-option-set-kennel-club = Kennelklub
spots-option-set-puppy-pen = Kölyökkifutó
spots-option-set-random = Véletlen
spots-option-set-custom = Saját válogatás
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

spots-trick-howl = Vonítás
    .does = vonít
spots-trick-roll-over = Gurulás
    .does = gurul egyet
spots-trick-walk = Séta
    .does = sétál
spots-trick-dig = Ásás
    .does = ás
spots-trick-retrieve = Apport
    .does = apportíroz
spots-trick-trot = Ügetés
    .does = üget
spots-trick-track = Szimat
    .does = szimatol
spots-trick-run = Futás
    .does = fut
spots-trick-chase = Kergetés
    .does = kergetőzik
spots-trick-bolt = Iszkolás
    .does = iszkol
spots-trick-sprint = Vágta
    .does = vágtázik
spots-trick-dogpile = Kupac
    .does = kupacba ugrik
spots-trick-fetch = Labdázás
    .does = labdázik
spots-trick-guard = Őrködés
    .does = őrködik
spots-trick-hunt = Vadászat
    .does = vadászik
spots-trick-search = Keresés
    .does = keresgél
spots-trick-scavenge = Guberálás
    .does = guberál
spots-trick-beg = Pitizés
    .does = pitizik
spots-trick-chew = Rágcsálás
    .does = rágcsál
spots-trick-gobble = Habzsolás
    .does = habzsol
spots-trick-play-dead = Halott kutya
    .does = halottnak tetteti magát
spots-trick-stay = Maradás
    .does = nyugton marad

# What a trick does, in a few words for the tile
spots-tile-howl = húzz kutyát; 1 kocka
spots-tile-roll-over = dobd újra a kerted; +1 kocka, ha akarod
spots-tile-walk = 2 kocka; +1, ha akarod
spots-tile-dig = mancsonként egy elásott kocka ±1; 2 kocka
spots-tile-retrieve = állíts egy kockát a felső kutya egyik értékére; 2 kocka
spots-tile-trot = áttehetsz egy kockádat; 2 kocka
spots-tile-track = 3 kocka; jutival bármelyik újra
spots-tile-run = 3 kocka; aztán +1, ahányszor akarod
spots-tile-chase = 1 kocka; ha akarod 2, aztán 3…
spots-tile-bolt = 3–12 kocka egyenként; megállhatsz, ha nem maradt több a mancsaidnál
spots-tile-sprint = nem teli kutyánként 1 kocka, ahányszor akarod
spots-tile-dogpile = 2 kocka és 1 sajátod, ahányszor akarod
spots-tile-fetch = 8 kocka; helyezz el egyféle számot
spots-tile-guard = mondj egy számot; 4 kocka, addig helyezheted el
spots-tile-hunt = 2 kocka, mancsonként +1; helyezz el 2-t
spots-tile-search = 7 kocka; helyezz el összesen 8-at
spots-tile-scavenge = 4 kocka; a kerted összegénél kisebb visszatehető
spots-tile-beg = 1 juti, mancsonként +1
spots-tile-chew = duplázd a jutijaid, és +1
spots-tile-gobble = 7 juti; vissza annyit, amennyi a legnagyobb szabad foltod
spots-tile-play-dead = 1 kocka; ha elásod, annyi jutit kapsz
spots-tile-stay = 1 juti minden más lefordított lapkáért

spots-dog-none = nincs kutya
spots-dog-burt = Burt
spots-dog-bristles = Bristles
spots-dog-bongo = Bongo
spots-dog-eloise = Eloise
spots-dog-ursula = Ursula
spots-dog-mayor = Mayor
spots-dog-sundrop = Sundrop
spots-dog-jolene = Jolene
spots-dog-xerxes = Xerxes
spots-dog-louise = Louise
spots-dog-missy = Missy
spots-dog-lil-beth = Lil Beth
spots-dog-handsome = Handsome
spots-dog-frankie = Frankie
spots-dog-bitsy = Bitsy
spots-dog-gretchen = Gretchen
spots-dog-lief = Lief
spots-dog-goliath = Goliath
spots-dog-gumbo = Gumbo
spots-dog-pebble = Pebble
spots-dog-wilbur = Wilbur
spots-dog-cabbage = Cabbage
spots-dog-honcho = Honcho
spots-dog-wolfgang = Wolfgang
spots-dog-raya = Raya
spots-dog-rogue = Rogue
spots-dog-nutmeg = Nutmeg
spots-dog-rupert = Rupert
spots-dog-mirabelle = Mirabelle
spots-dog-momo = Momo
spots-dog-zipper = Zipper
spots-dog-doog = Doog

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
   *[other] {" "}({ $treats } jutifalat van rajta)
}
spots-do-score = Gyűjtsd be az összes teli kutyádat
spots-do-reroll = Dobj újra { $dice } kockával egy jutifalatért
spots-do-roll = Dobj { $dice ->
    [one] még egy kockával
   *[other] { $dice } kockával
}
spots-do-stop-offered = Állj meg itt
spots-do-stop-rolled = Hagyd így: nincs mit elhelyezni
spots-do-stop-taking = Ne tegyél át kockát
spots-do-stop-digging = Ne változtass több kockán
spots-do-place = Tedd { $number ->
    [1] az 1-est
    [3] a 3-ast
    [5] az 5-öst
    [6] a 6-ost
   *[other] a { $number }-est
} ide: { $dog }
spots-do-bury = Ásd el { $number ->
    [1] az 1-est
    [3] a 3-ast
    [5] az 5-öst
    [6] a 6-ost
   *[other] a { $number }-est
}
spots-do-name-fetch = Tartsd meg az összes { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}
spots-do-name-guard = Helyezz el legfeljebb ekkorát: { $number }
spots-do-name-retrieve = Állítsd a kockát erre: { $number }
spots-do-pick = Válassz ki egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}
spots-do-mark = Jelölj ki újradobásra egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}
spots-do-discard = Tegyél vissza egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}
spots-do-take = Vedd fel { $number ->
    [1] az 1-est
    [3] a 3-ast
    [5] az 5-öst
    [6] a 6-ost
   *[other] a { $number }-est
} innen: { $dog }
spots-do-dig-up = Vegyél fel a kertből egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}
spots-do-set-aside = Tegyél félre { $dice } kockát
spots-do-raise = { $name } kertje: { $number } → { $to }
spots-do-lower = { $name } kertje: { $to ->
    [0] { $number } vissza a készletbe
   *[other] { $number } → { $to }
}

spots-told-first-die = { $name } elás egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}.
spots-told-starts = { $name } kezd.
spots-told-drew = { $name } kutyát húz: { $dog }.
spots-told-all-bust = Elfogytak a kockák a készletből: mindenki befuccsol.
spots-told-refreshed = Minden lapka visszafordul, { $treats ->
    [0] de erre nem maradt jutifalat: { $trick }
   *[other] és erre jutifalat kerül: { $trick }
}.
spots-told-turned-up = Az oszlop következő lapkája: { $trick }.
spots-told-chose = { $name } trükkje: { $trick }{ $treats ->
    [0] {""}
   *[other] {", "}és övé a rajta lévő { $treats } jutifalat
}.
spots-told-rolls = { $name } dob: { $dice }.
spots-told-rerolls = { $name } egy jutifalatért újradob: { $dice }.
spots-told-placed = { $name } letesz egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
} ide: { $dog }.
spots-told-buried = { $name } elás egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}. A kertben { $pips } pötty van.
spots-told-named = { $name } ezt a számot választja: { $number }.
spots-told-picked = { $name } kiválasztja: { $dice }.
spots-told-discarded = { $name } visszatesz egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
}.
spots-told-took = { $name } felvesz egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
} innen: { $dog }.
spots-told-dug-up = { $name } felvesz egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
} a kertből.
spots-told-put-aside = { $name } félretesz { $dice } kockát.
spots-told-raised = Változik egy kocka { $name } kertjében: { $number } → { $to }.
spots-told-lowered = { $to ->
    [0] Visszakerül a készletbe egy kocka { $name } kertjéből: { $number }.
   *[other] Változik egy kocka { $name } kertjében: { $number } → { $to }.
}
spots-told-busted = { $name } befuccsol{ $pips ->
    [0] {""}
   *[other] {", "}a kertben { $pips } pötty van
}!
spots-told-scored = { $name } begyűjt egy kutyát: { $dog }!
spots-told-got-treats = { $name } { $treats ->
    [0] nem kap jutifalatot
   *[other] kap { $treats } jutifalatot
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] nem ad vissza jutifalatot
   *[other] visszaad { $treats } jutifalatot
}.
spots-told-stopped = { $name } megáll.
spots-told-pes-rolled = Pes egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
} dob: { $trick }.
spots-told-pes-scored = Pes begyűjt egy kutyát: { $dog } ({ $dogs }/6).
spots-told-pes-got-treats = Pes lefordítja a lapkát{ $treats ->
    [0] {""}
   *[other] {", "}és övé a rajta lévő { $treats } jutifalat
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] kezd
   *[other] a legnagyobb dobással kezd
}
spots-beat-drew = kutyát húz ({ $dog-and })
spots-beat-refreshed = minden lapka visszafordul{ $treats ->
    [0] {""}
   *[other] , az utolsó pedig jutifalatot kap ({ $trick })
}
spots-beat-turned-up = új lapka kerül felülre: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(plusz egy jutifalat)
    [2] {" "}(plusz két jutifalat)
    [3] {" "}(plusz három jutifalat)
    [4] {" "}(plusz négy jutifalat)
   *[other] {" "}(plusz { $treats } jutifalat)
}
spots-beat-rolls = dob ({ $dice-and })
spots-beat-rerolls = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
   *[other] { $count }
} jutifalatért újradob ({ $dice-and })
spots-beat-placed = kitölt { $items-and }
spots-beat-placed-one = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
} foltot { $dog } bundáján
spots-beat-buried = elás { $count ->
    [1] egy kockát
    [2] két kockát
    [3] három kockát
    [4] négy kockát
   *[other] { $count } kockát
}: { $number-and } ({ $pips } pötty a kertben)
spots-beat-named = { $number ->
    [1] az 1-est
    [3] a 3-ast
    [5] az 5-öst
    [6] a 6-ost
   *[other] a { $number }-est
} választja
spots-beat-picked = kockákat választ ({ $dice-and })
spots-beat-discarded = visszatesz { $count ->
    [1] egy kockát
    [2] két kockát
    [3] három kockát
    [4] négy kockát
   *[other] { $count } kockát
}: { $number-and }
spots-beat-took = felvesz egy { $number ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $number }-est
} { $dog } bundájáról
spots-beat-dug-up = kiás { $count ->
    [1] egy kockát
    [2] két kockát
    [3] három kockát
    [4] négy kockát
   *[other] { $count } kockát
}: { $number-and }
spots-beat-put-aside = félretesz { $dice ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
   *[other] { $dice }
} kockát
spots-beat-raised = átfordít egy kockát { $name } kertjében ({ $number } → { $to })
spots-beat-lowered = { $to ->
    [0] visszatesz egy kockát { $name } kertjéből ({ $number })
   *[other] átfordít egy kockát { $name } kertjében ({ $number } → { $to })
}
spots-beat-busted = befuccsol
spots-beat-scored = kutyát gyűjt be ({ $dog-and })
spots-beat-got-treats = { $treats ->
    [0] nem kap jutifalatot
    [1] kap egy jutifalatot
    [2] kap két jutifalatot
    [3] kap három jutifalatot
    [4] kap négy jutifalatot
    [5] kap öt jutifalatot
    [6] kap hat jutifalatot
    [7] kap hét jutifalatot
    [8] kap nyolc jutifalatot
    [9] kap kilenc jutifalatot
   *[other] kap { $treats } jutifalatot
}
spots-beat-gave-treats = { $treats ->
    [0] semmit sem ad vissza
    [1] visszaad egy jutifalatot
    [2] visszaad két jutifalatot
    [3] visszaad három jutifalatot
    [4] visszaad négy jutifalatot
    [5] visszaad öt jutifalatot
    [6] visszaad hat jutifalatot
   *[other] visszaad { $treats } jutifalatot
}
spots-beat-pes-rolled = Pes dobása: { $trick }
spots-beat-pes-got-treats = Pes dobása: { $trick }, a lapka lefordul{ $treats ->
    [0] {""}
    [1] , és Pesé a rajta lévő jutifalat
    [2] , és Pesé a rajta lévő két jutifalat
    [3] , és Pesé a rajta lévő három jutifalat
    [4] , és Pesé a rajta lévő négy jutifalat
   *[other] , és Pesé a rajta lévő { $treats } jutifalat
}
spots-beat-pes-scored = Pes begyűjti: { $dog-and } ({ $dogs }/6)

spots-ending-six-dogs = Megvan a hat begyűjtött kutya.
spots-ending-pes = Pes begyűjtötte a hat kutyát, és nyert.
spots-ending-stalemate = Mindenki ezer kört játszott: az nyer, akinek a legtöbb begyűjtött kutyája van.
spots-ending-pes-outlasts = Ezer kör telt el, és Pes még mindig itt van: Pes nyer.

spots-why-face-down = { $trick }: ez a lapka képpel lefelé van, míg a lapkák vissza nem fordulnak.
spots-why-nothing-filled = Egyik kutyád sincs tele.
spots-why-choose-first = Válassz trükköt, vagy gyűjtsd be a teli kutyáidat.
spots-why-roll-or-stop = Vagy dobj tovább, vagy állj meg.
spots-why-name-first = Előbb válassz egy számot.
spots-why-not-on-top = A pakli tetején { $dog } van, és nincs rajta { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
}.
spots-why-set-aside-first = Előbb mondd meg, hány kockát teszel félre.
spots-why-too-few-dice = Csak { $dice } kocka van a készletben.
spots-why-no-die-there = Azon a kártyán nincs { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
}.
spots-why-none-buried = A kertedben nincs { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
}.
spots-why-take-first = Előbb vedd fel egy kockádat.
spots-why-move-first = Tedd a felvett kockát egy másik szabad foltra.
spots-why-same-space = Onnan vetted fel: tedd egy másik foltra.
spots-why-dig-first = Változtass egy elásott kockán, vagy hagyd abba.
spots-why-none-buried-there = Nincs ilyen kocka abban a kertben ({ $seat_number }. játékos): { $number }.
spots-why-six-is-highest = A 6-ost nem lehet növelni.
spots-why-no-space = Nincs ilyen szabad folt: { $number } ({ $card }).
spots-why-not-rolled = E kockák között nincs { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
}.
spots-why-above-number = Csak eddig a számig lehet kockát elhelyezni: { $number }.
spots-why-one-number = Minden elhelyezett kockának ugyanaz a száma.
spots-why-only-so-many = Ebből a dobásból csak { $dice } kockát lehet elhelyezni.
spots-why-lowest-first = Egyenként a legkisebb számtól kell felfelé haladni; egy „settle” sorban mindegy a sorrend.
spots-why-first-card-first = Az azonos számú kockák az első kártyától kezdve kerülnek helyre, végül a kertbe; egy „settle” sorban mindegy a sorrend.
spots-why-no-treat = Az újradobás egy jutifalatba kerül, és neked nincs.
spots-why-settle-first = Előbb a dobás minden kockája kerüljön a helyére.
spots-why-nothing-to-settle = Ebből a dobásból semmit sem lehet elhelyezni: dobd újra, vagy hagyd.
spots-why-reroll-too-late = Már nem lehet újradobni, ha a dobásból kockát választottál, visszatettél vagy elhelyeztél.
spots-why-reroll-all = A jutifalat a dobás összes kockáját újradobja; válogatni csak a Szimatnál lehet.
spots-why-set-by-hand = Ezt a kockát kézzel állítottad be, ezért jutifalattal sem dobható újra.
spots-why-not-below-yard = Csak a kerted összegénél ({ $pips }) kisebb kockát tehetsz vissza, ezt nem: { $number }.
spots-why-mark-or-reroll = Jelölj ki még kockát, vagy dobd újra a kijelölteket.
spots-why-mark-all = Ha mindet újradobnád, nem kell kijelölni.
spots-why-pick-first = Előbb válassz kockákat, amelyek összege 8.
spots-why-no-set = Ezzel együtt nem lehet 8 az összeg: { $number }.

spots-impossible-1 = Nem stimmel, ki következik: ennél az asztalnál ülő játékos, amíg senkinek sincs hat kutyája, vagy a végén senki; Pes csak egyetlen játékos ellen játszik.
spots-impossible-2 = Összesen 40 kockának kell lennie.
spots-impossible-3 = Összesen 20 jutifalatnak kell lennie.
spots-impossible-4 = Egy kutya elveszett, vagy kétszer szerepel, vagy a kártyák nem feküdhetnek így: játékosonként kettőtől hatig, kockák a saját számukon, begyűjtött kutyán egy sem, és legyen szabad folt valamelyik kutyán.
spots-impossible-5 = A lapkák nem stimmelnek: minden színből egy felül, ahogy a készlet mondja, választáskor legalább kettő képpel felfelé, jutifalat csak azokon, a választott pedig lefordítva.
spots-impossible-6 = Egyik kertben sincs több pötty, mint amennyi belefér.
spots-impossible-7 = A trükk nem stimmel: soha nem kér ilyen döntést, vagy nincs mit eldönteni.

spots-coach-roll = { $what } – { $dice } kocka, fuccs { $bust }% (egy jutifalattal { $bust_one }%, kettővel { $bust_two }%)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Újradobás ({ $dice })
spots-coach-space = { $dog } { $number }: { $chance }%
spots-coach-treats = { $what }: { $treats ->
    [0] nem hoz jutifalatot
   *[other] { $treats } jutifalat
}
spots-coach-as-it-lies = { $bust ->
    [yes] Ez a dobás fuccs, akárhogy helyezed el.
   *[no] Ez a dobás elhelyezhető fuccs nélkül.
}
spots-coach-nothing = Most nem jön dobás, így nincsenek kiszámítható esélyek.

spots-board-up = felfelé
spots-board-down = lefelé
spots-board-stack = +{ $tiles }?
spots-board-deck = Pakli
spots-board-signs = Fölül hat lapka fekszik, »kijelölve« vagy ▸folyamatban◂; a legalsó sor elmondja, mit tud a kijelölt trükk. ◆ egy jutifalat, +2? az alatta rejtőző lapkák. Minden játékosnál ✓ a begyűjtött kutyák (hattal nyersz), jutifalatok és egy kert a pöttyeivel és azzal, mennyi fér bele. Egy kutyán ·4 szabad folt, ■4 kockával fedett; ♣ egy mancs. A dobásban ‹4› félre van téve, a ≤ 4 pedig azt jelenti, hogy csak 4-ig lehet kockát elhelyezni.
spots-board-supply = Készlet
spots-board-dice = { $dice } kocka
spots-board-yard = kert
spots-board-pes = Pes
spots-board-roll = Dobás
spots-board-set-aside = { $dice } félretéve
spots-board-choose = válassz trükköt, vagy gyűjtsd be a teli kutyákat
spots-board-offered = { $trick }: dobj tovább, vagy állj meg
spots-board-rolled = { $trick }: helyezd el a dobást, vagy dobd újra
spots-board-settling = { $trick }: még { $dice } kockát kell elhelyezni
spots-board-naming = { $trick }: válassz egy számot
spots-board-setting-aside = { $trick }: tegyél félre kockákat
spots-board-taking = { $trick }: vedd fel egy kockádat
spots-board-moving = { $trick }: tedd a kockát másik foltra
spots-board-digging = { $trick }: változtass egy elásott kockán (még { $left })
spots-board-marking = { $trick }: jelölj még ki kockát, vagy dobd újra
spots-board-picking = { $trick }: válassz kockákat, összesen 8-at
spots-board-discarding = { $trick }: tegyél vissza még, vagy helyezd el

# Reports

spots-report-tricks = Trükkök
spots-report-colours = Trükkök szín szerint
spots-report-habits = Begyűjtés
spots-report-slowly = begyűjtésre szánt körök
spots-report-basic = alaptrükkök
spots-report-dogs = Kutyák a végén
spots-report-scored = begyűjtött
spots-report-left = maradt

# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Uszítsd a kutyáidat postaládára, furgonra, lufira: a legnagyobb falka viszi a zsákmányt.

barking-option-starter = Ki kezd
barking-option-starter-about = Egy játékos száma vagy sorsolás. A füzetben: a legjobb kutyautánzó.
barking-option-starter-printed = A szabályfüzet szerint az kezd, aki a legjobban utánoz egy kutyát.
barking-option-starter-chance = sorsolás
barking-option-teaching = Tanulójáték
barking-option-teaching-about = A macskák az első forduló után kerülnek a pakliba.
barking-option-bark_off = Holtverseny a végén
barking-option-bark_off-about = Ha többen is a legtöbb pontot szerzik. A füzetben: a leghangosabb ugatás.
barking-option-bark_off-bark = a leghangosabb ugatás nyer (a füzet szerint)
barking-option-bark_off-chance = a véletlen dönt (házi szabály)
barking-option-bark_off-shared = közös győzelem (házi szabály)

barking-own = { $text }
    .egy = egy ilyet: { $text }
    .n = ilyet: { $text }
    .acc = ezt: { $text }
    .sub = erre: { $text }
    .ade = itt: { $text }
    .all = ide: { $text }
barking-breed-great-dane = Német dog
    .egy = egy német dogot
    .n = német dogot
barking-breed-german-shepherd = Német juhász
    .egy = egy német juhászt
    .n = német juhászt
barking-breed-doberman = Dobermann
    .egy = egy dobermannt
    .n = dobermannt
barking-breed-husky = Husky
    .egy = egy huskyt
    .n = huskyt
barking-breed-labrador = Labrador
    .egy = egy labradort
    .n = labradort
barking-breed-basset-hound = Basset hound
    .egy = egy basset houndot
    .n = basset houndot
barking-breed-jack-russell = Jack Russell
    .egy = egy Jack Russellt
    .n = Jack Russellt
barking-breed-chihuahua = Csivava
    .egy = egy csivavát
    .n = csivavát
barking-breed-bulldog = Bulldog
    .egy = egy bulldogot
    .n = bulldogot
barking-breed-mutt = Keverék
    .egy = egy keveréket
    .n = keveréket
barking-breed-none = { $rank }. rangú fajta
    .egy = egy { $rank }. rangú kutyát
    .n = { $rank }. rangú kutyát
barking-wonder = Csodakutya
    .egy = egy csodakutyát
    .n = csodakutyát
barking-cat = Macska
    .egy = egy macskát
    .n = macskát

barking-item-phone-booth = telefonfülke
    .acc = a telefonfülkét
    .sub = a telefonfülkére
    .ade = a telefonfülkénél
    .all = a telefonfülkéhez
barking-item-tree-house = lombház
    .acc = a lombházat
    .sub = a lombházra
    .ade = a lombháznál
    .all = a lombházhoz
barking-item-balloon = lufi
    .acc = a lufit
    .sub = a lufira
    .ade = a lufinál
    .all = a lufihoz
barking-item-hydrant = tűzcsap
    .acc = a tűzcsapot
    .sub = a tűzcsapra
    .ade = a tűzcsapnál
    .all = a tűzcsaphoz
barking-item-mailbox = postaláda
    .acc = a postaládát
    .sub = a postaládára
    .ade = a postaládánál
    .all = a postaládához
barking-item-van = furgon
    .acc = a furgont
    .sub = a furgonra
    .ade = a furgonnál
    .all = a furgonhoz
barking-item-bench = pad
    .acc = a padot
    .sub = a padra
    .ade = a padnál
    .all = a padhoz
barking-item-lamp-post = lámpa
    .acc = a lámpát
    .sub = a lámpára
    .ade = a lámpánál
    .all = a lámpához
barking-item-trash-can = kuka
    .acc = a kukát
    .sub = a kukára
    .ade = a kukánál
    .all = a kukához
barking-item-boxes = dobozok
    .acc = a dobozokat
    .sub = a dobozokra
    .ade = a dobozoknál
    .all = a dobozokhoz
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
    .sub = { $item-sub } ({ $number })
    .ade = { $item-ade } ({ $number })
    .all = { $item-all } ({ $number })
barking-item-none = { $number }. tárgy
    .acc = ezt: { $number }. tárgy
    .sub = erre: { $number }. tárgy
    .ade = itt: { $number }. tárgy
    .all = ide: { $number }. tárgy

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-egy }
        [2] két { $breed-n }
        [3] három { $breed-n }
        [4] négy { $breed-n }
        [5] öt { $breed-n }
        [6] hat { $breed-n }
       *[other] { $cards } { $breed-n }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Csodakutya
    .told = { $cards ->
        [1] { $breed-egy }
        [2] két { $breed-n }
        [3] három { $breed-n }
        [4] négy { $breed-n }
        [5] öt { $breed-n }
        [6] hat { $breed-n }
       *[other] { $cards } { $breed-n }
    } { $wonders ->
        [1] egy
        [2] két
        [3] három
        [4] négy
        [5] öt
        [6] hat
       *[other] { $wonders }
    } csodakutyával

barking-do-pass = Passz a forduló végéig
barking-do-cat = Játssz ki macskát, húzz lapot
barking-do-swap = Cserélj be egy csodakutyát új lapra
barking-do-done = Ennyi volt: vége a körödnek
barking-do-no-token = Sehová se kerüljön macskazseton
barking-do-no-mic = Nincs mikrofon: ugasson helyettem a véletlen
barking-do-at = Küldd a falkát ide: { $item }
barking-do-token = Macskazseton ide: { $item }
barking-do-discard = Dobd el: { $card }
barking-do-bark = Ugass, hangerő: { $loudness }
barking-do-lay = Játssz ki { $dogs-told }

barking-told-starts = { $name } kezd.
barking-told-cats-dealt = Mindenki kap egy macskát, a többi macska a pakliban van.
barking-told-laid-out = Az utcára kerül: { $item }.
barking-told-dealt = { $short ->
    [0] Mindenki { $cards } lapot kap.
   *[other] Kevés a lap: mindenki { $cards } lapot kap.
}
barking-told-drew = Húzol { $card-egy }.
barking-told-discarded = { $name } eldob { $card-egy }.
barking-told-cat = { $name } kijátszik egy macskát, és húz egy lapot.
barking-told-token = { $name } macskazsetont tesz { $item-sub }.
barking-told-no-token = { $name } sehová sem tesz macskazsetont.
barking-told-swapped = { $name } becserél egy csodakutyát új lapra.
barking-told-showed = { $name } kijátszik { $dogs-told }.
barking-told-laid = { $name } falkája indul { $item-all }.
barking-told-passed = { $name } passzol.
barking-told-won = { $name } { $dogs } kutyával elviszi { $item-acc }.
barking-told-unwanted = Senki sem ugatott { $item-sub }, ezért kikerül a játékból.
barking-told-cleared = Vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak. A kutyák az eldobott lapokkal együtt a pakli alá kerülnek.
barking-told-reshuffled = Üres a pakli: az eldobott lapokból keverünk újat.
barking-told-bark-off = { $name } holtversenyben áll az élen, és ugat a győzelemért.
barking-told-barked = { $name } ugatott.
barking-told-heard = { $name } ugat: { $loudness } a 99-ből!
barking-told-unheard = { $name } mikrofon nélkül játszik, ezért a véletlen ugat helyette.
barking-told-drew-bark = A véletlen ugat { $name } helyett: { $loudness } a 99-ből!
barking-told-champion-lot = A véletlen választottja: { $name }.
barking-told-champion-loudest = { $name } ugatott a leghangosabban.
barking-told-counted = { $name }, { $item } × { $items }: { $points } pont.
barking-told-scored = { $name } pontszáma: { $points }.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } { $dogs ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
   *[other] { $dogs }
} kutyával
barking-beat-starts = kezd
barking-beat-laid-out = az utcán: { $item }
barking-beat-drew = húz { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-egy }
    [2] két { $card-n }
    [3] három { $card-n }
    [4] négy { $card-n }
    [5] öt { $card-n }
    [6] hat { $card-n }
   *[other] { $count } { $card-n }
}
barking-beat-discarded = eldob { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-egy }
    [2] két { $card-n }
    [3] három { $card-n }
    [4] négy { $card-n }
    [5] öt { $card-n }
    [6] hat { $card-n }
   *[other] { $count } { $card-n }
}
barking-beat-cat = kijátszik { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
} macskát
barking-beat-token = macskát küld { $item-all }
barking-beat-swapped = becserél { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
} csodakutyát
barking-beat-showed = előhív { $dogs-told }
barking-beat-laid = ugatni küld { $items-and }
barking-beat-laid-one = { $dogs-told-and } { $item-all }
barking-beat-passed = passzol
barking-beat-reshuffled = az eldobott lapokból új pakli lesz
barking-beat-won = vége a fordulónak: { $items-also }
barking-beat-won-one = { $name } elviszi { $prize-and }
barking-beat-unwanted = senki sem ugatott { $item-sub-and }
barking-beat-counted = számol: { $items }
barking-beat-counted-one = { $items ->
    [1] { $item }
   *[other] { $items } × { $item }
} ({ $points })
barking-beat-scored = { $points ->
    [0] nem szerez pontot
   *[other] { $points } pontot szerez
}

barking-ending-most-points = Vége az utolsó fordulónak: az nyer, akinek a legtöbb pontja van.
barking-ending-shared = Vége az utolsó fordulónak: akik a legtöbb ponttal holtversenyben állnak, osztoznak a győzelmen.
barking-ending-lot = Vége az utolsó fordulónak: a legtöbb pontot szerzők közül a véletlen választott győztest.
barking-ending-loudest = Vége az utolsó fordulónak: a legtöbb pontot szerzők közül a leghangosabb ugatás nyer.

barking-why-discard-first = Túl sok lap van a kezedben: előbb dobd el a fölösleget.
barking-why-token-first = Kijátszottál egy macskát: előbb tedd a zsetonját egy tárgyra, vagy mondj le róla.
barking-why-where-first = A kutyáid kint vannak: előbb mondd meg, melyik tárgyra ugatnak.
barking-why-done-first = Még nem zártad le a kijátszást: tegyél hozzá még egy fajtát, vagy fejezd be.
barking-why-bark-first = Holtverseny van: ugass, vagy mondd, hogy nincs mikrofon.
barking-why-no-discard = Lapot csak az dob el, akinek osztás után túl sok van.
barking-why-no-cat-played = Macskazseton macskával jár: előbb játssz ki egyet.
barking-why-nothing-shown = Előbb játssz ki kutyákat, aztán mondd meg, mire ugatnak.
barking-why-nothing-to-end = Nincs mit befejezni. Ha kutyák nélkül zárnád a köröd, passzolj.
barking-why-no-bark-off = Nincs holtverseny, amit ugatással kellene eldönteni.
barking-why-not-in-hand = Ez a lap nincs a kezedben: { $card }.
barking-why-no-cats-yet = Tanulójátékban a macskák a 2. fordulóban jönnek.
barking-why-no-item = Nincs ilyen számú tárgy az utcán: { $number }.
barking-why-token-there = Már került macskazseton { $item-sub }.
barking-why-breed-there = { $breed } már van { $item-ade }, és egy tárgyhoz egy fajta csak egyszer kerülhet.
barking-why-dogs-there = Már vannak kutyáid { $item-ade }, és nincs ott macskazseton.
barking-why-no-breed = Nincs { $rank }. rangú fajta: a legrosszabb rang { $worst }.
barking-why-too-few = Ebből nincs elég a kezedben: { $card } ({ $wanted } kellene, { $held } van).
barking-why-one-breed = Több fajtát csak macskazsetonos tárgyhoz játszhatsz ki egyszerre.
barking-why-no-place = Nincs olyan tárgy, ahová most letehetnéd: { $breed }.

barking-board-discard = Túl sok lap: dobj el belőlük.
barking-board-act = Most: { $choices }.
barking-board-act-lay = kutyák
barking-board-act-cat = macska
barking-board-act-swap = csodakutya cseréje
barking-board-act-pass = passz
barking-board-first = kezd
barking-board-signs = Két betű egy fajta, angol nevének rövidítése (Hu: Husky, Mu: Keverék), aranyszínű a legjobb rangoknál és szürke a legrosszabbaknál; Hu2+1 két husky egy csodakutyával, a csodakutya jele Wo, a macskáé Ca. Minden oszlop fölött egy tárgy áll; +3 azt jelenti, hogy neked most még egy ilyen ennyit ér. ♛ vezet ott, =^.^= vagy =^= macskazseton, a ┃ vonal pedig azt mutatja, hol történik a kijelölt akció. Egy játékos sorában: pontok, lapok, Ca, ha mindenki tudja, hogy van nála macska, ki kezd vagy ki passzolt, és a nyeremények (lam2: két lámpa).
barking-board-token = Hová kerüljön a macskazseton?
barking-board-where = Melyik tárgyra ugatnak?
barking-board-more = Jön még fajta, vagy ennyi?
barking-board-bark = Holtverseny: ugass!
barking-board-round = { $round }/{ $rounds }. forduló · pakli { $deck }
barking-board-cards = { $cards } lap
barking-board-passed = passz
barking-board-hand = kéz
barking-board-shown = kint

barking-coach-free = Még senki sem ugat { $item-sub }.
barking-coach-leader = { $name } vezet { $item-ade }, { $dogs } kutyával; a legjobb: { $breed }.
barking-coach-take = Ezzel megszerezheted ({ $worth } pont): { $play }.
barking-coach-need = Ebből a kézből most nem szerezheted meg: ahhoz még { $dogs } kutyád kell ({ $worth } pont).
barking-coach-need-or = Ebből a kézből most nem szerezheted meg: ahhoz még { $dogs } kutyád kell, vagy { $tie }, ha a fajtájuk rangja jobb, mint { $rank } ({ $worth } pont).
barking-coach-needs-cat = Már vannak ott kutyáid: többet csak macskazsetonnal küldhetnél ({ $worth } pont).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Rejtve, más kezekben vagy a pakliban: { $cards }.
barking-coach-chance = { $card } { $percent }%
barking-coach-next = Ha húzol, ezek a legvalószínűbbek: { $cards }.

barking-box-too-few-dogs = Ebben a dobozban { $dogs } kutya van; öt teli kézhez legalább { $needed } kell.
barking-box-too-few-items = Ebben a dobozban { $items } tárgy van, de a kupacokhoz { $needed } kell.

barking-impossible-1 = Egy lap elveszett, vagy kétszer szerepel: a kezek, a pakli, az eldobott lapok és az asztal együtt adják ki a dobozt.
barking-impossible-2 = Egy tárgy elveszett, vagy kétszer szerepel, vagy az eddigi fordulókban más számú tárgy került az asztalra.
barking-impossible-3 = Valakinek a keze nem stimmel: a mérete, a kézlimit (vagy hogy ki következik az eldobással), vagy egy macska, amelynek ott kell lennie.
barking-impossible-4 = A pakli nem stimmel: a blokkok egymás alatt fekszenek, minden befejezett fordulóra legfeljebb egy jut.
barking-impossible-5 = Az asztal nem stimmel: a forduló tárgyai, gazdás kutyák, egy játékos két fajtája csak macskazsetonnal.
barking-impossible-6 = A kör nem stimmel: ennél az asztalnál ülő játékos, aki még nem passzolt, a doboz egyik fordulójában.
barking-impossible-7 = A kijátszás nem stimmel: a megmutatott kutyáknak kell egy tárgy, ahová mehetnek, és a kijátszás csak macskazsetonos tárgynál folytatódhat.
barking-impossible-8 = Az ugatóverseny nem stimmel: csak a legtöbb ponttal holtversenyben állók ugatnak, mindenki egyszer.

# Reports

barking-report-items = Megszerzett tárgyak
barking-report-habits = Macskák és kijátszások
barking-report-cats = kijátszott macskák
barking-report-tokens = lerakott macskazsetonok
barking-report-wonders = kijátszott csodakutyák
barking-report-swaps = becserélt csodakutyák
barking-report-plays = kutyák kijátszása
barking-report-passes = passzok
barking-report-piles = Mi lesz a tárgyakkal
barking-report-won = megszerzett
barking-report-gone = senki sem ugatott
barking-report-cats-played = Helyek a kijátszott macskák szerint
barking-report-cats-number = { $cats }
barking-report-seat-lost = vesztett
barking-report-seat-won = nyert

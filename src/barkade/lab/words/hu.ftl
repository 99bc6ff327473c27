# Simulation

lab-broken = { $game }: szabályszegés történt ({ $number }. játszma, mag: { $seed }). Ez a Barkade hibája. „sim --checked” újra megtalálja.
lab-preparing = fordítás: { $game } (csak első alkalommal)
lab-no-ray = A Ray nincs telepítve; telepítés: „pip install 'barkade[lab]'”.
lab-bad-cluster = A fürt „ray” (ez a gép) vagy „ray://HOST:PORT”, nem „{ $address }”.
lab-no-cluster = Nincs Ray-fürt itt: { $address } ({ $reason }).
lab-players = { $players } játékos
lab-running = { $game }, { lab-players }
lab-title = { $game }: { $games } játszma, { lab-players }, játékmód: { $play }, mag: { $seed }
lab-seat = hely
lab-wins = győzelem
lab-interval = 95%-os intervallum
lab-score = pont
lab-deviation = ±
lab-range = legkisebb–legnagyobb
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low }–{ $high }
lab-order = játéksorrend
lab-turns = Egy játszma átlagosan { $mean } kör, a játszmák fele legfeljebb { $median }: { $low } { $bars } { $high }
lab-decisions = Döntések: átlagosan { $mean }, mindegyikben átlagosan { $choices } akció közül: { $low } { $bars } { $high }
lab-leads = Vezetőváltások: { $changes }; a győztes a körök { $decided }%-a után végleg az élre áll.
lab-ending = { $percent }%: { $reason }
lab-shared = Közös győzelmek: { $shared }.
lab-unwon = Győztes nélküli játszmák: { $unwon }.
lab-no-time = kevesebb mint 0,1
lab-speed = { $games } játszma/s, { $steps } lépés/s { $threads } szálon, { $seconds } s.

# The ladder

ladder-preparing = fordítás: { $game } (csak első alkalommal)
ladder-running = { $game }: { $one } – { $other }
ladder-title = { $game }, { $players } játékos, mag: { $seed }: ki kit győz le
ladder-one = bot
ladder-other = ellenfél
ladder-among = ezek másolatai között:
ladder-games = játszma
ladder-share = győzelem
ladder-interval = 95%-os intervallum
ladder-adjusted = szerencse nélkül
ladder-variance = maradó szórásnégyzet
ladder-verdict = ítélet
ladder-verdict-better = jobb
ladder-verdict-worse = rosszabb
ladder-verdict-even = { $apart } pontnál kisebb különbség
ladder-verdict-open = nem dőlt el
ladder-bot = bot
ladder-rating = értékszám
ladder-deviation = ±
ladder-time = idő döntésenként
ladder-processor = processzor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Gondok száma: { $number }, az első: { $first }
ladder-unrated = { $bot } nem kap értékszámot: döntéseinek csak { $own } részét hozta meg maga.
ladder-note = A közös győzelem arányosan számít; egyenlők { $equal } arányban nyernének. Az intervallumok egy mag játszmáit együtt számolják. Az értékszám Élő-pont (Bradley–Terry), átlagban 0, 95%-os intervallummal. { $games } játszma { $seconds } s alatt.
ladder-took = Processzoridő: { $seconds } s.
ladder-early = Egy párosítás véget ér, amint egy szekvenciális próba (SPRT) eldönti, hogy jobb vagy rosszabb, vagy hogy { $apart } pontnál kisebb a különbség; a korán lezárt arányok kissé túloznak. A --all minden játszmát lejátszik.
ladder-how-adjusted = Szerencse nélkül: levonva, amit a húzások adtak ahhoz képest, ami mind kijöhetett volna. Ez átlagban nulla, bárki játszik.
ladder-other-folder = Ebben a mappában egy másik torna játszmái vannak: { $folder }. Más a játék, a doboz, a játékosszám vagy a mag, vagy csak az egyik használta az --adjusted kapcsolót. Válassz másik mappát.
ladder-bad-folder = Ez a mappa nem használható a torna játszmáihoz: { $folder }. Válassz másikat.

# One game of a bot

try-title = { $game }, játékosok: { $players }, mag: { $seed }
try-asked = { $version }. verzió, lehetőségek: { $number }
try-illegal = A válasz ({ $answer }) nincs a szabályos akciók között: { $choices }.
try-failed = A hiba helye: { $version }. verzió után. A nézet ebben a fájlban van: { $file }.
try-summary = Döntések: { $number }, átlagosan { $mean }, legfeljebb { $most }.

# A bot at a live table

remote-joined = { $name } leült ({ $number }. hely), játék: { $game }. Ctrl-C: kilép, és Jó kutya játszik tovább.
remote-played = { $version }. verzió: { $action } ({ $time } ms)
remote-over = A játszma véget ért.
remote-bad-token = { $url } nem ismeri ezt a tokent, vagy nem boté. Kérj újat az asztal házigazdájától.
remote-no-server = { $url } válaszol, de nem Barkade-szerver.
remote-unreachable = { $url } nem érhető el.

# Puzzles

puzzles-column-id = azonosító
puzzles-column-level = szint
puzzles-column-difficulty = nehézség
puzzles-column-players = játékosok
puzzles-column-choices = lehetőségek
puzzles-column-lead = előny
puzzles-column-puppy = Kölyökkutya téved
puzzles-column-good-dog = Jó kutya téved
puzzles-column-short = rövid keresés téved
puzzles-to-move = Mi a legjobb neki: { $name }?
puzzles-finding = { $game }: fejtörők keresése
puzzles-proven = Újra bizonyítva: { $all } fejtörőből { $proven }.

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: jelentés
report-how = Jó kutya tisztességesen játszik, nem tökéletesen. A ± utáni szám a 95%-os intervallum fele. A közös győzelem részben számít. Ugyanaz a mag minden gépen ugyanazokat a számokat adja.
report-nothing = Nincs mit mutatni.
report-written = Elkészült: { $files }
report-not-written = { $file } nem írható. Válassz másik helyet: --out.
report-doing-simulation = játszmák futnak
report-doing-choices = döntések mérlegelése
report-doing-kingmaking = a győztest kiválasztók keresése
report-doing-ladder = botok játszanak egymás ellen
report-advantage = Ki van előnyben?
report-advantage-about = Milyen gyakran nyer egy-egy hely, a kezdőtől számítva. A szaggatott vonal az egyenlő rész.
report-by-order = Győzelmek játéksorrend szerint
report-by-seat = Helyek szerint
report-place = { $place ->
    [1] kezdő
   *[other] { $place }. a sorban
}
report-seat = { $seat }. hely
report-length = Milyen hosszú egy játszma?
report-length-about = Egy kör addig tart, amíg más nem jön sorra; döntés az, ahol legalább két akció közül lehet választani.
report-in-short = Röviden
report-turns = körök
report-decisions = döntések
report-steps = akciók
report-scores = Pontok
report-scores-about = Minden hely együtt, és hogy mennyivel előzi meg a győztes a következőt.
report-row-scores = egy hely pontjai
report-row-margin = a győztes előnye
report-bands = Pontok a játszma során, a körök százaléka szerint: az átlag, és az a sáv, amelybe a pontok 90%-a esik
report-endings = Hogyan ér véget
report-endings-about = A játszma végének okai, az összes játszma arányában.
report-row-shared = közös győzelem
report-row-unwon = senki sem nyert
report-drama = Izgalom
report-drama-about = Milyen gyakran nyer végül az, aki éppen vezet, és milyen későn áll végleg az élre a győztes.
report-leader = A vezető nyer, a körök százaléka szerint
report-after = a körök { $percent }%-a után
report-row-lead-changes = vezetőváltások
report-row-decided = eldőlt (a körök %-ánál)
report-row-behind = a győztes legnagyobb hátránya, pontban
report-actions = Mit tesznek a győztesek
report-actions-about = Egy hely akciói egy játszmában, a jelölés szerinti fajtánként. Nem biztos, hogy a győztesek azért nyernek, amit gyakrabban tesznek.
report-chapter-about = Ami csak ebben a játékban van.
report-choices = Hány döntés számít?
report-choices-about = Mennyivel növeli a nyerési esélyt a legjobb akció az átlagoshoz képest, olyan próbajátszmák szerint, amelyek csak arra építenek, amit a hely tud.
report-stakes = Döntések a tét szerint
report-stakes-little = 1%-nál kevesebb
report-stakes-some = 1–5%
report-stakes-much = 5%-nál több
report-thirds = A játszma során
report-third = { $third ->
    [1] első harmad
    [2] második harmad
   *[other] utolsó harmad
}
report-kingmaking = Ki osztja a győzelmet?
report-kingmaking-about = Azok döntései, akik bármit tesznek, a próbajátszmák 2%-ánál kevesebbet nyernek meg, és hogy választásuk a győzelem mekkora részét viszi át a többiek között. A próbajátszmák csak arra építenek, amit a hely tud.
report-row-hopeless = döntések, amelyeket esélytelenek hoznak
report-row-kingmaker = egy ilyen döntés megváltoztatja, ki győz
report-skill = Tudás vagy szerencse
report-skill-about = Milyen gyakran nyer az, aki úgy játszik, mint a többiek, de néha a véletlenre bízza a döntést. Minél meredekebb az esés, annál többet számít a tudás.
report-whims = Győzelmek a véletlen döntések százaléka szerint
report-whim = { $percent }% véletlen
report-levels = Botok szintenként
report-levels-about = Minél szélesebb a ranglétra, annál többet számít a tudás. Szerencse nélkül: a húzások hozadéka levonva; a szerencse a szórásnégyzet ezzel eltűnő része.
report-pairings = Ki kit győz le
report-pairing = { $one } – { $other }
report-ratings = Értékszám (Élő)
report-habits = Mit tesznek a botok szintenként
report-habits-about = Az akciók fajtái a jelölés szerint, a bot összes akciójának arányában.
report-values = Összehasonlítás
report-values-about = Ugyanaz a játék egy beállítás minden értékével; az utolsó oszlop az, aki minden ötödik döntését véletlenre bízza.
report-differences = Két doboz egymás mellett
report-differences-about = „Biztosan”: ekkora különbséget a puszta véletlen ezerből egyszer adna.
report-side-by-side = Hogyan zajlanak a játszmák
report-certain = Mi más különbözik biztosan
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = győzelem
report-column-score = pont
report-column-mean = átlag
report-column-lowest = legkisebb
report-column-median = medián
report-column-highest = legnagyobb
report-column-games = játszma
report-column-winners = győztesek
report-column-winners-low = győztesek, 5%
report-column-winners-high = győztesek, 95%
report-column-others = többiek
report-column-others-low = többiek, 5%
report-column-others-high = többiek, 95%
report-column-wins-with = győzelem ezzel
report-column-count = darab
report-column-decisions = döntések
report-column-gain = nyereség
report-column-actions = akciók
report-column-turns = körök
report-column-starter = a kezdő nyer
report-column-whimsical = nyer, 20% véletlen
report-column-less-luck = szerencse nélkül
report-column-luck = szerencse
report-column-rating = értékszám
report-column-milliseconds = ms döntésenként
report-column-this = ez a doboz
report-column-that = a másik
report-column-difference = különbség
report-other-box = a másik doboz: { $value }
report-printed-box = a szokásos doboz
report-box-is = { $which }: { $box }

# Hangolás

tune-title = { $game }: állandók előtte és utána, mag: { $seed }
tune-compared = { $game }: ezek az ökölszabályok amazok ellen, mag: { $seed }
tune-constant = állandó
tune-old = régi
tune-new = új
tune-players = játékosok
tune-even = egyenlő rész
tune-third = harmad
tune-foresight = Az értékelés Brier-pontszáma (a kevesebb a jobb), játékosok: { $players }, a játszma harmadaiban
tune-nothing = { $game }: nincs hangolható állandó.
tune-no-guide = Ebben a mappában nincsenek ökölszabályok: { $folder }.
tune-better = Új húzásokkal jobb. A --write beírná ezeket az állandókat a forrásba.
tune-written = Új húzásokkal jobb, és beírva a forrásba.
tune-worse = Új húzásokkal nem jobb, ezért semmi sem változott.

# Tanulás

train-playing = Nagykutya játszmái
train-learning = Tanulás
train-matching = Mérkőzés, játékosok: { $players }
train-title = { $game }: tanult értékelés, mag: { $seed }
train-foresight = Brier-pontszám olyan játszmákon, amelyekből nem tanult (a kevesebb a jobb), a játszma harmadaiban; lejátszott játszmák: { $games }
train-by-hand = kézi
train-learned = tanult
train-searched = keresés
train-match = A tanult értékelés a mostani ellen: döntésenként { $milliseconds } ms processzoridő, horizont: { $ahead }
train-iterations = iterációk
train-better = Jobb; játékosok száma: { $players }. A --write a játék mappájába tenné a súlyokat, az ilyen asztalokhoz.
train-written = Jobb; játékosok száma: { $players }. A súlyok most már a játék mappájában vannak, az ilyen asztalokhoz.
train-worse = Egyik létszámnál sem jobb, ezért semmi sem változott.
train-into = A súlyok ebben a fájlban vannak: { $file }.

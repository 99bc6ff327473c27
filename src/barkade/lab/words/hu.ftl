# Simulation

lab-broken = { $game }: szabályszegés történt ({ $number }. játszma, mag: { $seed }). Ez a Barkade hibája. „sim --checked” újra megtalálja.
lab-preparing = fordítás: { $game } (csak első alkalommal)
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

remote-joined = { $name } leült ({ $number }. hely), játék: { $game }. Ctrl+C: kilép, és Jó kutya játszik tovább.
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

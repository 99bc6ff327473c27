# The command line

cli-error = barkade: { $reason }
cli-usage = használat:
cli-about = Barkade: kutyás társasjátékok egy asztalnál. Parancs nélkül: válassz játékot, és játssz.
cli-commands = parancsok
cli-arguments = argumentumok
cli-options = kapcsolók
cli-more = „barkade COMMAND --help” többet mond egy parancsról.

cli-play = játék ennél a billentyűzetnél, emberekkel és botokkal
cli-resume = a legutóbb félbehagyott játszma folytatása
cli-games = a játékok listája
cli-rules = egy játék szabályai
cli-replay = egy rögzített játszma lépésről lépésre
cli-verify = egy jegyzőkönyv minden akciójának, állásának és húzásának ellenőrzése
cli-analyse = szerencse volt? mit tett egy befejezett játszmában a véletlen, a megérzés és a döntés
cli-puzzles = fejtörők: listázás, megmutatás, keresés botok játszmáiban és bizonyítás
cli-sim = sok játszma futtatása, jelentéssel
cli-report = jelentés egy játékról: egyensúly, hossz, izgalom, tudás és szerencse

cli-help-help = ez a súgó
cli-help-language = a Barkade nyelve: { $known }; alapból a menüben választott vagy a rendszeré
cli-help-game = egy játék: { $known }
cli-help-file = egy játszma jegyzőkönyve
cli-help-find = csak azok a szabályok, amelyekben ezek a szavak vagy ez a szám szerepel
cli-help-players = hányan játszanak
cli-help-seat = ki ül a következő helyre: { $known }; person:Anna nevet is ad (alapból egy ember, utána { $bot })
cli-help-option = a játék egy beállítása, például starter=1 (ismételhető)
cli-help-box = egy TOML-fájl saját dobozzal
cli-help-set = a doboz egy száma, például hand_limit=2 (ismételhető)
cli-help-seed = egy mag: ugyanaz a mag, ugyanaz a játszma
cli-help-pace = hány másodpercig tart egy bot akciója
cli-help-plain = az egész történet kiírása lépkedés helyett
cli-help-games = hány játszma (alapból 100 000)
cli-help-play = hogyan játsszanak: { $known } (alapból { $default })
report-help-games = hány játszma (alapból 20 000)
report-help-ladder = hány játszmát játsszon minden botpár (alapból 20; 0: egyet sem)
report-help-against = egy TOML-fájl másik dobozzal, összehasonlításra, vagy „printed” (a nyomtatott)
report-help-out = hová kerüljön (alapból GAME-report.html); a számok mellette JSON-ként és CSV-ként
cli-help-threads = hány szál (alapból minden mag)
cli-help-on = játék Ray-fürtön: ray (ez a gép) vagy ray://HOST:PORT
cli-help-checked = minden állás és tömbelérés ellenőrzése: lassabb, hibakereséshez
cli-help-json = JSON kiírása
puzzles-help-find = ennyi fejtörő keresése botok játszmáiban
cli-help-show = az ilyen azonosítójú fejtörő és a válasza
cli-help-prove = a játék minden fejtörőjének újbóli bizonyítása

cli-unknown-command = Nincs „{ $word }” parancs. A parancsok: { $known }.
cli-unknown-language = A Barkade nem beszéli ezt a nyelvet: „{ $code }”. Ezeket beszéli: { $known }.
cli-bad-arguments = Ezek az argumentumok nem értelmezhetők. „barkade { $command } --help” megmutatja, hogyan kell.
cli-unknown-argument = Ennek a parancsnak („{ $command }”) nincs „{ $word }” argumentuma. „barkade { $command } --help” megmutatja, mije van.
cli-missing-game = Melyik játék? „barkade { $command } GAME”, ahol a játékok: { $known }.
cli-missing-file = Melyik fájl? „barkade { $command } FILE”.
cli-bad-number = { $option } értéke { $low } és { $high } közötti egész szám legyen, ne „{ $value }”.
cli-bad-play = --play értéke ezek egyike legyen: { $known }, ne „{ $value }”.
cli-bad-pace = { $option } értéke 0 és 60 másodperc között legyen, ne „{ $value }”.
cli-bad-option-form = A beállítás alakja NAME=VALUE, nem „{ $text }”.
cli-bad-set-form = A doboz egy számának alakja NAME=NUMBER, nem „{ $text }”.
cli-unknown-seat = Egy hely ez lehet: { $known }, nem „{ $kind }”.
cli-too-many-seats = { $seats } hely van megadva, de csak { $players } játékos.
cli-no-file = Nincs „{ $file }” nevű fájl.
cli-unreadable-file = A fájl („{ $file }”) nem olvasható szövegként.
cli-no-terminal = Ehhez billentyűzetes terminál kell: terminálablakban futtasd.
cli-nothing-to-resume = Nincs folytatható játszma. „barkade play dig” elindít egyet.
cli-torn-save = Az elmentett játszma („{ $file }”) sérült, nem folytatható.
cli-cant-save = A játszma nem menthető ide: „{ $folder }”. Ok: { $reason }.
cli-stopped = Megállítva.

cli-game-line = { $low }–{ $high } játékos

cli-verified = Ellenőrizve ({ $game }, { $versions } verzió): minden szabályos, és minden húzás a lepecsételt magból jön. A pecsét: { $commit }.
cli-verified-simulation = Ellenőrizve ({ $game }, { $versions } verzió): minden szabályos, és minden húzás a szimulációs magból jön: { $seed }.
cli-verified-position = A kiinduló állást viszont megadták, az nem ellenőrizhető.
cli-verified-inherited = A 0–{ $last }. verzió viszont egy másik játszmából való: az ottani húzások itt nem ellenőrizhetők.
cli-verified-running = A játszma még nem ért véget.
cli-kept = A játszmát elmentettük. Folytatás: barkade resume
cli-record-verify = Minden húzása ellenőrizhető: barkade verify { $file }

# The command line: bots against each other

cli-ladder = botok játszanak egymás ellen, és ranglista készül
cli-help-bot = egy bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iteráció döntésenként), top-dog:0.5s (körönként), egy telepített, vagy run:COMMAND (ismételhető; alapból a hat beépített)
cli-tune = a botok ökölszabályainak hangolása
cli-train = állásértékelés tanulása Nagykutya saját játszmáiból
cli-help-alone = csak ez a bot mindegyik másik ellen; kettőnél több játékosnál egyedül azok másolatai között
cli-help-processes = hány folyamat fusson (alapból minden mag)
cli-help-into = a játszmák ebbe a mappába kerülnek, sorokként és jegyzőkönyvekként; a félbeszakadt torna onnan folytatódik
cli-help-adjusted = a szerencse levonása: ugyanazokat a botokat kevesebb játszma is elválasztja
cli-help-all = egy párosítás minden játszmája, akkor is, ha már nincs kétség
cli-try = egy játszma a készülő botoddal: minden döntés látszik, a hibák teljes hívási lánccal
try-help-bot = a bot: my_bot.py:MyBot, my_package:MyBot, run:COMMAND vagy egy telepített
cli-help-against = a bot a többi helyen (alapból good-dog)
cli-help-boards = minden döntés előtt kiírja a táblát
cli-missing-bot = Melyik bot és melyik játék? „barkade try BOT GAME”, ahol a játékok: { $known }.
cli-bot = bot leültetése egy élő asztalhoz, a házigazdának adott tokennel
remote-help-url = a szerver címe
remote-help-token = a bot tokenje
cli-missing-token = Melyik szerver, melyik token és melyik bot? Próbáld így: „barkade bot URL TOKEN BOT”.
ladder-help-games = legfeljebb hány játszma párosításonként (alapból 200)
tune-help-players = hányan játszanak; többször is megadható (alapból minden létszám kettőtől)
tune-help-steps = a hangolás lépései (alapból 200)
tune-help-rounds = körök lépésenként, mindegyik minden helyről egyszer (alapból 2000)
tune-help-against = hangolás helyett játszma ugyanannak a játéknak ebben a mappában lévő ökölszabályai ellen, például egy régebbi változatból
tune-help-write = az új állandók beírása a forrásba, ha jobbnak bizonyulnak
train-help-games = Nagykutya hány játszmájából tanuljon, legalább 10 (alapból 1000)
train-help-minutes = ennyi perc után ne kezdjen újabb játszmát
train-help-ahead = a lejátszások horizontja a tanult értékeléssel (alapból a játéké)
train-help-into = fájl a súlyoknak (alapból GAME-network.bin)
train-help-match = tanulás helyett mérkőzés az ebben a fájlban lévő súlyokkal
train-help-players = hányan játszanak a mérkőzésen; többször is megadható (alapból 2, 3 és 4)
train-help-ms = processzoridő döntésenként a mérkőzésen, ezredmásodpercben (alapból 10)
train-help-rounds = legfeljebb ennyi kör egy mérkőzésen, mindegyik minden helyről egyszer (alapból 400)
train-help-write = a súlyok betétele a játék mappájába, azokhoz a létszámokhoz, amelyeknél a próba jobbnak találja őket

# Bots

bots-unknown = Nincs „{ $bot }” nevű bot. A botok: { $known }. Saját program: run:COMMAND.
bots-bad-budget = „{ $bot }” nem értelmezhető: írj top-dog:2000-et döntésenként 2000 iterációhoz, vagy top-dog:0.5s-t körönként fél másodperchez.
bots-not-compiled = Nagykutyát ezen a gépen nem sikerült lefordítani ({ $error }). Úgy játszik, mint Jó kutya, és tipp sincs.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nem válaszolt { $seconds } másodpercen belül. Jó kutya lép helyette.
bots-broke = { $bot } elromlott ({ $error }). Jó kutya lép helyette.
bots-died = { $bot } eltűnt. Jó kutya lép helyette. Utolsó szavai: „{ $words }”
bots-nonsense = { $bot } ezt válaszolta: „{ $answer }”, de ez itt nem szabályos akció. Jó kutya lép helyette.
bots-no-program = { $bot } nem indítható el. Jó kutya lép helyette.
bots-gave-up = { $bot } túl sokszor leállt, már nem indul újra. Jó kutya lép helyette.

# The ladder

cli-ladder = botok játszanak egymás ellen, és ranglista készül
cli-help-bot = egy bot: random, puppy, good-dog, top-dog:1000 (iteráció döntésenként), top-dog:0.5s (körönként), egy telepített, vagy run:COMMAND (ismételhető; alapból a ház négy botja)
cli-help-alone = csak ez a bot mindegyik másik ellen; kettőnél több játékosnál egyedül azok másolatai között
cli-help-processes = hány folyamat fusson (alapból minden mag)
cli-help-all = egy párosítás minden játszmája, akkor is, ha már nincs kétség
ladder-help-games = legfeljebb hány játszma párosításonként (alapból 200)

ladder-preparing = fordítás: { $game } (csak első alkalommal)
ladder-running = { $game }: { $one } – { $other }
ladder-title = { $game }, { $players } játékos, mag: { $seed }: ki kit győz le
ladder-one = bot
ladder-other = ellenfél
ladder-among = ezek másolatai között:
ladder-games = játszma
ladder-share = győzelem
ladder-interval = 95%-os intervallum
ladder-verdict = ítélet
ladder-verdict-better = jobb
ladder-verdict-worse = rosszabb
ladder-verdict-open = nem dőlt el
ladder-bot = bot
ladder-rating = értékszám
ladder-deviation = ±
ladder-time = idő döntésenként
ladder-processor = processzor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Gondok száma: { $number }, az első: { $first }
ladder-note = A közös győzelem arányosan számít; egyenlők { $equal } arányban nyernének. Az értékszám az openskillé (Plackett-Luce). { $games } játszma { $seconds } s alatt.
ladder-took = Processzoridő: { $seconds } s.

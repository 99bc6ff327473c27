# Bots

bots-unknown = Bot „{ $bot }“ tu není. Boti jsou: { $known }. Vlastní program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedává smysl: napiš top-dog:2000 pro 2 000 iterací na rozhodnutí, nebo top-dog:0.5s pro půl sekundy na tah.
bots-not-compiled = Vůdce smečky se na tomto počítači nepodařilo přeložit ({ $error }). Hraje jako Hodný pes a rady nejsou.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žádná odpověď. Táhne Hodný pes.
bots-broke = { $bot }: porucha ({ $error }). Táhne Hodný pes.
bots-died = { $bot } je pryč. Táhne Hodný pes. Poslední slova: „{ $words }“
bots-nonsense = { $bot } odpovídá „{ $answer }“, a to není povolená akce. Táhne Hodný pes.
bots-no-program = { $bot }: nejde spustit. Táhne Hodný pes.
bots-gave-up = { $bot } padá moc často a znovu se nespustí. Táhne Hodný pes.

# The ladder

cli-ladder = nechá boty hrát proti sobě a seřadí je
cli-help-bot = bot: random, puppy, good-dog, top-dog:1000 (iterací na rozhodnutí), top-dog:0.5s (na tah), nainstalovaný, nebo run:COMMAND (lze opakovat; jinak čtyři domácí)
cli-help-alone = jen tento bot proti každému z ostatních; hrají-li víc než dva, sám mezi jejich kopiemi
cli-help-processes = kolik procesů (jinak všechna jádra)
cli-help-all = odehrát všechny hry dvojice, i když už je jasno
ladder-help-games = kolik her na dvojici nejvýš (jinak 200)

ladder-preparing = kompiluje se { $game } (jen poprvé)
ladder-running = { $game }: { $one } proti { $other }
ladder-title = { $game }, hráčů: { $players }, semínko { $seed }: kdo koho poráží
ladder-one = bot
ladder-other = proti
ladder-among = mezi kopiemi
ladder-games = her
ladder-share = výher
ladder-interval = 95% interval
ladder-verdict = verdikt
ladder-verdict-better = lepší
ladder-verdict-worse = horší
ladder-verdict-open = nerozhodnuto
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = čas na rozhodnutí
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Potíže { $number ->
    [one] jednou
    [few] { $number }krát
   *[other] { $number }krát
}, nejdřív: { $first }
ladder-note = Sdílená vítězství se počítají poměrně; stejně silní by vyhráli { $equal }. Ratingy počítá openskill (Plackett-Luce). Odehráno her: { $games } za { $seconds } s.
ladder-took = Čas procesoru: { $seconds } s.

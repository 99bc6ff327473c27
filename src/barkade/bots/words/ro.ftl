# Bots

bots-unknown = Nu există botul „{ $bot }”. Boții sunt: { $known }. Un program de-al tău: run:COMMAND.
bots-bad-budget = „{ $bot }” nu are sens: scrie top-dog:2000 pentru 2.000 de iterații pe decizie sau top-dog:0.5s pentru o jumătate de secundă pe tură.
bots-not-compiled = Șeful de haită nu a putut fi compilat pe acest calculator ({ $error }). Joacă precum Câine bun, iar ponturi nu sunt.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nu a răspuns în { $seconds } s. Mută Câine bun în locul lui.
bots-broke = { $bot } s-a stricat ({ $error }). Mută Câine bun în locul lui.
bots-died = { $bot } s-a dus. Mută Câine bun în locul lui. Ultimele cuvinte: „{ $words }”
bots-nonsense = { $bot } a răspuns „{ $answer }”, ceea ce nu e o acțiune permisă. Mută Câine bun în locul lui.
bots-no-program = { $bot } nu poate fi pornit. Mută Câine bun în locul lui.
bots-gave-up = { $bot } a căzut de prea multe ori și nu mai e pornit. Mută Câine bun în locul lui.

# The ladder

cli-ladder = pune boții să joace între ei și îi clasează
cli-help-bot = un bot: random, puppy, good-dog, top-dog:1000 (iterații pe decizie), top-dog:0.5s (pe tură), unul instalat sau run:COMMAND (se poate repeta; implicit, cei patru ai casei)
cli-help-alone = doar acest bot împotriva fiecăruia dintre ceilalți; la mai mult de doi jucători, singur printre copiile lor
cli-help-processes = câte procese (implicit, toate nucleele)
cli-help-all = joacă toate partidele unei perechi, chiar și când nu mai e niciun dubiu
ladder-help-games = cel mult câte partide pe pereche (implicit 200)

ladder-preparing = se compilează { $game } (doar prima dată)
ladder-running = { $game }: { $one } contra { $other }
ladder-title = { $game }, { $players } jucători, sămânța { $seed }: cine pe cine bate
ladder-one = bot
ladder-other = contra
ladder-among = printre clone de
ladder-games = partide
ladder-share = victorii
ladder-interval = interval 95%
ladder-verdict = verdict
ladder-verdict-better = mai bun
ladder-verdict-worse = mai slab
ladder-verdict-open = nedecis
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = timp pe decizie
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Necazuri: { $number ->
    [one] o dată
    [few] de { $number } ori
   *[other] de { $number } de ori
}, primul: { $first }
ladder-note = Victoriile împărțite se pun la socoteală cu partea lor; egalii ar câștiga { $equal }. Ratingurile sunt cele ale openskill (Plackett-Luce). { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în { $seconds } s.
ladder-took = Timp de procesor: { $seconds } s.

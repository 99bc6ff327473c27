# Bots

bots-unknown = Bot „{ $bot }“ tu nie je. Boty sú: { $known }. Vlastný program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedáva zmysel: napíš top-dog:2000 pre 2 000 iterácií na rozhodnutie, alebo top-dog:0.5s pre pol sekundy na ťah.
bots-not-compiled = Vodcu svorky sa na tomto počítači nepodarilo preložiť ({ $error }). Hrá ako Dobrý pes a rady nie sú.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žiadna odpoveď. Ťahá Dobrý pes.
bots-broke = { $bot }: porucha ({ $error }). Ťahá Dobrý pes.
bots-died = { $bot } je preč. Ťahá Dobrý pes. Posledné slová: „{ $words }“
bots-nonsense = { $bot } odpovedá „{ $answer }“, a to nie je povolená akcia. Ťahá Dobrý pes.
bots-no-program = { $bot }: nedá sa spustiť. Ťahá Dobrý pes.
bots-gave-up = { $bot } padá príliš často a znova sa nespustí. Ťahá Dobrý pes.

# The ladder

cli-ladder = nechá boty hrať proti sebe a zoradí ich
cli-help-bot = bot: random, puppy, good-dog, top-dog:1000 (iterácií na rozhodnutie), top-dog:0.5s (na ťah), nainštalovaný, alebo run:COMMAND (dá sa opakovať; inak štyri domáce)
cli-help-alone = len tento bot proti každému z ostatných; ak hrajú viac než dvaja, sám medzi ich kópiami
cli-help-processes = koľko procesov (inak všetky jadrá)
cli-help-all = odohrať všetky hry dvojice, aj keď je už jasno
ladder-help-games = koľko hier na dvojicu najviac (inak 200)

ladder-preparing = kompiluje sa { $game } (iba prvý raz)
ladder-running = { $game }: { $one } proti { $other }
ladder-title = { $game }, hráčov: { $players }, semienko { $seed }: kto koho poráža
ladder-one = bot
ladder-other = proti
ladder-among = medzi kópiami
ladder-games = hier
ladder-share = výhier
ladder-interval = 95 % interval
ladder-verdict = verdikt
ladder-verdict-better = lepší
ladder-verdict-worse = horší
ladder-verdict-open = nerozhodnuté
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = čas na rozhodnutie
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Ťažkosti { $number ->
    [one] raz
    [few] { $number }-krát
   *[other] { $number }-krát
}, najprv: { $first }
ladder-note = Spoločné víťazstvá sa rátajú pomerne; rovnako silní by vyhrali { $equal }. Ratingy počíta openskill (Plackett-Luce). Odohratých hier: { $games } za { $seconds } s.
ladder-took = Čas procesora: { $seconds } s.

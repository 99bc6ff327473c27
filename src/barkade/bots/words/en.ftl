# Bots

bots-unknown = There is no bot “{ $bot }”. The bots are: { $known }. A program of your own: run:COMMAND.
bots-bad-budget = “{ $bot }” makes no sense: write top-dog:2000 for 2,000 iterations a decision, or top-dog:0.5s for half a second a turn.
bots-not-compiled = Top Dog can't be compiled on this computer ({ $error }). It plays as Good Dog, and there are no hints.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } did not answer within { $seconds } s. Good Dog moves for it.
bots-broke = { $bot } broke down ({ $error }). Good Dog moves for it.
bots-died = { $bot } is gone. Good Dog moves for it. Its last words: “{ $words }”
bots-nonsense = { $bot } answered “{ $answer }”, which is no legal action. Good Dog moves for it.
bots-no-program = { $bot } can't be started. Good Dog moves for it.
bots-gave-up = { $bot } has died too often and is not started again. Good Dog moves for it.

# The ladder

cli-ladder = let bots play each other and rank them
cli-help-bot = a bot: random, puppy, good-dog, top-dog:1000 (iterations a decision), top-dog:0.5s (a turn), an installed one, or run:COMMAND (may be repeated; the house's own four unless told)
cli-help-alone = only this bot against each of the others, alone among copies of them where more than two play
cli-help-processes = how many processes (all cores unless told)
cli-help-all = play all games of a pairing, even when there is no doubt left
ladder-help-games = at most how many games a pairing (200 unless told)

ladder-preparing = compiling { $game } (only the first time)
ladder-running = { $game }: { $one } against { $other }
ladder-title = { $game }, { $players } players, seed { $seed }: who beats whom
ladder-one = bot
ladder-other = against
ladder-among = among copies of
ladder-games = games
ladder-share = wins
ladder-interval = 95 % interval
ladder-verdict = verdict
ladder-verdict-better = better
ladder-verdict-worse = worse
ladder-verdict-open = undecided
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = time a decision
ladder-processor = processor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Trouble { $number ->
    [one] once
   *[other] { $number } times
}, first: { $first }
ladder-note = Shared victories count as their part; equals would win { $equal }. Ratings are openskill's (Plackett-Luce). { $games } games in { $seconds } s.
ladder-took = Processor time: { $seconds } s.

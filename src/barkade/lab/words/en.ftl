# Simulation

lab-broken = Game { $number } of seed { $seed } broke the rules of { $game }: this is a bug in Barkade. “sim --checked” will find it again.
lab-preparing = compiling { $game } (only the first time)
lab-players = { $players ->
    [one] one player
   *[other] { $players } players
}
lab-running = { $game }, { lab-players }
lab-title = { $game }: { $games } games of { lab-players }, played by { $play }, seed { $seed }
lab-seat = seat
lab-wins = wins
lab-interval = 95% interval
lab-score = score
lab-deviation = ±
lab-range = lowest to highest
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } to { $high }
lab-order = playing order
lab-turns = A game takes { $mean } turns on average, half the games at most { $median }: { $low } { $bars } { $high }
lab-decisions = Decisions: { $mean } on average, each between { $choices } actions: { $low } { $bars } { $high }
lab-leads = The lead changes { $changes } times; the winner has it for good after { $decided }% of the turns.
lab-ending = { $percent }%: { $reason }
lab-shared = Shared victories: { $shared }.
lab-unwon = Games nobody won: { $unwon }.
lab-no-time = less than 0.1
lab-speed = { $games } games/s, { $steps } steps/s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, { $seconds } s.

# The ladder

ladder-preparing = compiling { $game } (only the first time)
ladder-running = { $game }: { $one } against { $other }
ladder-title = { $game }, { $players } players, seed { $seed }: who beats whom
ladder-one = bot
ladder-other = against
ladder-among = among copies of
ladder-games = games
ladder-share = wins
ladder-interval = 95% interval
ladder-adjusted = luck-adjusted
ladder-variance = variance left
ladder-verdict = verdict
ladder-verdict-better = better
ladder-verdict-worse = worse
ladder-verdict-even = less than { $apart } points apart
ladder-verdict-open = undecided
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = time per decision
ladder-processor = processor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = { $number ->
    [one] One problem:
   *[other] { $number } problems, the first:
} { $first }
ladder-unrated = { $bot } isn't rated: it made only { $own } of its decisions itself.
ladder-note = A shared victory counts as a fraction of a win; equal bots would each win { $equal }. Intervals count the games of one seed together. Ratings are Elo (Bradley-Terry), 0 on average, with their 95% intervals. { $games } games in { $seconds } s.
ladder-took = Processor time: { $seconds } s.
ladder-early = A pairing ends as soon as a sequential test (SPRT) tells better or worse from equal, or that less than { $apart } points lie between them; shares that ended early are a little exaggerated. --all plays all games.
ladder-how-adjusted = Luck-adjusted: less what the draws gave, each compared with all that might have been drawn. That is zero on average, whoever plays.
ladder-other-folder = { $folder } holds the games of another ladder: another game, box, number of players, seed, or with or without --adjusted. Choose another folder.
ladder-bad-folder = { $folder } can't be used for a ladder's games. Choose another folder.

# One game of a bot

try-title = { $game }, { $players } players, seed { $seed }
try-asked = Version { $version }, { $number } choices
try-illegal = The answer { $answer } isn't one of the legal actions: { $choices }.
try-failed = This happened after version { $version }. The view is in { $file }.
try-summary = { $number } decisions, { $mean } on average, { $most } at most.

# A bot at a live table

remote-joined = { $name } has seat { $number } in a game of { $game }. Ctrl-C leaves; then Good Dog plays on.
remote-played = Version { $version }: { $action } ({ $time } ms)
remote-over = The game is over.
remote-bad-token = { $url } doesn't know this token, or it isn't a bot's. Ask the host of the table for a new one.
remote-no-server = { $url } answers, but it isn't a Barkade server.
remote-unreachable = { $url } can't be reached.

# Puzzles

puzzles-column-id = id
puzzles-column-level = level
puzzles-column-difficulty = difficulty
puzzles-column-players = players
puzzles-column-choices = choices
puzzles-column-lead = lead
puzzles-column-puppy = Puppy misses
puzzles-column-good-dog = Good Dog misses
puzzles-column-short = short search misses
puzzles-to-move = What is best for { $name }?
puzzles-finding = { $game }: looking for puzzles
puzzles-proven = { $proven } of { $all } puzzles proven again.

# Simulation

lab-broken = Game { $number } of seed { $seed } broke the rules of { $game }: this is a bug in Barkade. “sim --checked” will find it again.
lab-preparing = compiling { $game } (only the first time)
lab-no-ray = Ray is not installed; install it with “pip install 'barkade[lab]'”.
lab-bad-cluster = A cluster is “ray” (this machine) or “ray://HOST:PORT”, not “{ $address }”.
lab-no-cluster = There is no Ray cluster at { $address } ({ $reason }).
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
lab-decisions = Decisions: { $mean } on average, with { $choices } actions to choose from: { $low } { $bars } { $high }
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

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: a report
report-how = Good Dog plays a decent game, not a perfect one. The figure after ± is half a 95% interval. A shared victory counts as a part of one. The same seed gives the same figures on any machine.
report-nothing = Nothing to show.
report-written = Written: { $files }
report-not-written = { $file } can't be written. Choose another place with --out.
report-doing-simulation = playing games
report-doing-choices = weighing choices
report-doing-kingmaking = looking for kingmakers
report-doing-ladder = bots playing each other
report-advantage = Who has the advantage?
report-advantage-about = How often each seat wins, counted from the one that starts. The dashed line is a fair share.
report-by-order = Victories in playing order
report-by-seat = By seat
report-place = { $place ->
    [1] starts
    [2] goes second
    [3] goes third
    [4] goes fourth
    [5] goes fifth
   *[other] plays as number { $place }
}
report-seat = seat { $seat }
report-length = How long is a game?
report-length-about = A turn lasts until somebody else's begins; a decision is a choice between two actions or more.
report-in-short = In short
report-turns = turns
report-decisions = decisions
report-steps = actions
report-scores = Scores
report-scores-about = All seats together, and by how much the winner is ahead of the next.
report-row-scores = score of a seat
report-row-margin = winner's margin
report-bands = Scores in the course of a game, by percent of the turns: means, and between which 90% of them are
report-endings = How it ends
report-endings-about = Why games end, as shares of all games.
report-row-shared = shared victory
report-row-unwon = nobody won
report-drama = Drama
report-drama-about = How often whoever leads at some point wins in the end, and how late the winner takes the lead for good.
report-leader = The leader wins, by percent of the turns
report-after = after { $percent }% of the turns
report-row-lead-changes = changes of the lead
report-row-decided = decided after (% of the turns)
report-row-behind = winner's biggest deficit, in points
report-actions = What winners do
report-actions-about = Actions of a seat in a game, by their kind in notation. What winners do more often need not be why they win.
report-chapter-about = What only this game has.
report-choices = How many choices matter?
report-choices-about = How much the best action adds to the chance of winning compared with an average one, from trial games that know only what the seat knows.
report-stakes = Decisions by what is at stake
report-stakes-little = less than 1%
report-stakes-some = 1 to 5%
report-stakes-much = more than 5%
report-thirds = In the course of a game
report-third = { $third ->
    [1] first third
    [2] second third
   *[other] last third
}
report-kingmaking = Kingmaking
report-kingmaking-about = Decisions of those who win less than 2% of trial games whatever they do, and how much of the victory their choice moves between the others. The trial games know only what the seat knows.
report-row-hopeless = decisions of those who can hardly win
report-row-kingmaker = such a decision changes who wins
report-skill = Skill against luck
report-skill-about = How often somebody wins who plays like the others but decides at random now and then. The steeper the fall, the more skill counts.
report-whims = Victories, by percent of random decisions
report-whim = { $percent }% at random
report-levels = Bots of each level
report-levels-about = The wider the ratings spread, the more skill counts. “Less luck” leaves out what the draws gave; “luck” is the part of the variance that goes with it.
report-pairings = Who beats whom
report-pairing = { $one } against { $other }
report-ratings = Ratings (Elo)
report-habits = What bots of each level do
report-habits-about = Kinds of actions in notation, as shares of all actions of a bot.
report-values = Compared
report-values-about = The same game with each value of an option; the last column is somebody who decides at random one time in five.
report-differences = Two boxes side by side
report-differences-about = “For certain” means that chance alone would make such a difference one time in a thousand.
report-side-by-side = How games go
report-certain = What else differs for certain
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = wins
report-column-score = score
report-column-mean = mean
report-column-lowest = lowest
report-column-median = median
report-column-highest = highest
report-column-games = games
report-column-winners = winners
report-column-winners-low = winners, 5%
report-column-winners-high = winners, 95%
report-column-others = others
report-column-others-low = others, 5%
report-column-others-high = others, 95%
report-column-wins-with = wins with it
report-column-count = number
report-column-decisions = decisions
report-column-gain = gain
report-column-actions = actions
report-column-turns = turns
report-column-starter = starter wins
report-column-whimsical = wins, 20% random
report-column-less-luck = less luck
report-column-luck = luck
report-column-rating = rating
report-column-milliseconds = ms per decision
report-column-this = this box
report-column-that = the other
report-column-difference = difference
report-other-box = the other box: { $value }
report-printed-box = the printed box
report-box-is = { $which }: { $box }

# Tuning

tune-title = { $game }: constants before and after, seed { $seed }
tune-compared = { $game }: these rules of thumb against the others, seed { $seed }
tune-constant = constant
tune-old = old
tune-new = new
tune-players = players
tune-even = even share
tune-third = third
tune-foresight = Brier score of the evaluation (less is better), { $players } players, by third of the game
tune-nothing = { $game } names no constants to tune.
tune-no-guide = There are no rules of thumb of a game in { $folder }.
tune-better = Better on fresh draws. --write would write these constants into the source.
tune-written = Better on fresh draws, and written into the source.
tune-worse = Not better on fresh draws, so nothing was changed.

# Training

train-playing = Playing games of Top Dog
train-learning = Learning
train-matching = Match, { $players } players
train-title = { $game }: a learned evaluation, seed { $seed }
train-foresight = Brier score on games that it didn't learn from (less is better), by third of the game; games played: { $games }
train-by-hand = by hand
train-learned = learned
train-searched = search
train-match = The learned evaluation against the present one: { $milliseconds } ms of processor time per decision, horizon { $ahead }
train-iterations = iterations
train-better = Better; number of players: { $players }. --write would put the weights into the game's folder for these tables.
train-written = Better; number of players: { $players }. The weights are now in the game's folder, for these tables.
train-worse = Not better at any number of players, so nothing was changed.
train-into = The weights are in { $file }.

# The command line

cli-error = barkade: { $reason }
cli-usage = usage:
cli-about = Barkade: four dog board games at one table. Without a command: choose a game and play.
cli-commands = commands
cli-arguments = what it takes
cli-options = options
cli-more = “barkade COMMAND --help” says more about a command.

cli-play = play a game at this keyboard, with people and bots
cli-resume = go on with the game that was left last
cli-games = list the games
cli-rules = show the rules of a game
cli-replay = go through a recorded game step by step
cli-verify = check every action, position and draw of a record
cli-sim = let many random games run and report

cli-help-help = show this help
cli-help-language = the language of every word: { $known }; unless told, the one chosen in the menu or set for this system
cli-help-game = a game: { $known }
cli-help-file = a record of a game
cli-help-find = show only the rules that have these words or this number
cli-help-players = how many play
cli-help-seat = who sits at the next seat: { $known }; person:Anna gives a name (seats not named: a person, then { $bot })
cli-help-option = an option of the game, as in first=2 (may be repeated)
cli-help-box = a TOML file with another box
cli-help-seed = a seed, so that the same chance comes again
cli-help-pace = how many seconds a bot's action takes
cli-help-plain = print the whole story instead of stepping through it
cli-help-games = how many games (100,000 unless told)
cli-help-threads = how many threads (all cores unless told)
cli-help-checked = check every position and every array access: slower, to find defects
cli-help-json = print JSON

cli-unknown-command = There is no command “{ $word }”. The commands are: { $known }.
cli-unknown-language = Barkade does not speak “{ $code }”. It speaks: { $known }.
cli-bad-arguments = These arguments can't be read. “barkade { $command } --help” shows how.
cli-unknown-argument = “{ $command }” has no argument “{ $word }”. “barkade { $command } --help” shows what it has.
cli-missing-game = Which game? “barkade { $command } GAME”, where the games are: { $known }.
cli-missing-file = Which file? “barkade { $command } FILE”.
cli-bad-number = { $option } has to be a whole number from { $low } to { $high }, not “{ $value }”.
cli-bad-pace = { $option } has to be a number of seconds from 0 to 60, not “{ $value }”.
cli-bad-option-form = An option is written NAME=VALUE, not “{ $text }”.
cli-unknown-seat = A seat can be { $known }, not “{ $kind }”.
cli-too-many-seats = There are { $seats } seats named, but only { $players } players.
cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” can't be read as text.
cli-no-terminal = This needs a terminal with a keyboard: run it in a terminal window.
cli-nothing-to-resume = There is no game to go on with. “barkade play dig” starts one.
cli-torn-save = The kept game “{ $file }” is torn and can't go on.
cli-cant-save = The game can't be kept in “{ $folder }”: { $reason }.
cli-stopped = Stopped.

cli-game-line = { $low } to { $high } players

cli-verified = Verified: all { $versions } versions of this game of { $game } follow the rules, and every draw comes from the seed committed to as { $commit }.
cli-verified-simulation = Verified: all { $versions } versions of this game of { $game } follow the rules, and every draw comes from simulation seed { $seed }.
cli-verified-position = But the position it began from was given, and can't be verified.
cli-verified-inherited = But versions 0 to { $last } were taken over from another game: their draws can't be verified here.
cli-verified-running = The game is not over yet.
cli-kept = The game is kept. Go on with: barkade resume
cli-record-verify = Check every draw of it with: barkade verify { $file }

# Simulation

lab-broken = Game { $number } of seed { $seed } broke the rules of { $game }: this is a defect of Barkade. “sim --checked” finds it again.
lab-preparing = compiling { $game } (only the first time)
lab-players = { $players ->
    [one] one player
   *[other] { $players } players
}
lab-running = { $game }, { lab-players }
lab-title = { $game }: { $games } random games of { lab-players }, seed { $seed }
lab-seat = seat
lab-wins = wins
lab-interval = 95 % interval
lab-score = score
lab-deviation = ±
lab-range = lowest to highest
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } to { $high }
lab-length = A game takes { $mean } actions on average ({ $low } to { $high }, half of them at most { $median }).
lab-ending = { $percent } %: { $reason }
lab-shared = Shared victories: { $shared }.
lab-unwon = Games that nobody won: { $unwon }.
lab-no-time = less than 0.1
lab-speed = { $games } games/s, { $steps } steps/s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, { $seconds } s.

# Who sits at the table

terminal-kind-person = person
terminal-kind-random = random bot
terminal-kind-puppy = Puppy
terminal-kind-good-dog = Good Dog
terminal-kind-top-dog = Top Dog
terminal-bot-name-1 = Rex
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Barney
terminal-bot-name-4 = Coco
terminal-bot-name-5 = Pepper

# The table

terminal-too-small = This window is { $width }×{ $height }. The table needs 80×24: make the window larger or the letters smaller.
terminal-turn = { $name }, it's your turn
terminal-turn-of = { $name } is thinking …
terminal-over = The game is over
terminal-actions = What you can do
terminal-no-actions = { $name } ({ $kind }) is to move.
terminal-next = What now?
terminal-log = What happened
terminal-coach = The coach
terminal-coach-off = The coach looks on from a person's seat only.
terminal-prompt = notation, or Enter for the marked action
terminal-prompt-over = Enter for the marked choice
terminal-keys = ↑↓ Enter or type it · F1 help F2 coach F3 log F4 undo F5 hint · Ctrl-C leave
terminal-keys-over = ↑↓ choose · Enter go · F1 help · F3 log · Ctrl-C leave
terminal-keys-page = ↑↓ PgUp PgDn scroll · Esc back
terminal-keys-help = ↑↓ PgUp PgDn scroll · R rules of the game · Esc back
terminal-keys-rules = ↑↓ PgUp PgDn scroll · type a word or a number to find it · Esc back
terminal-find = find
terminal-no-such-rule = No rule has “{ $text }”.
terminal-keys-coach = F1 help · F2 log
terminal-keys-hint = F1 help · F5 log
terminal-no-such-action = “{ $text }” is nothing that you can do here; ↑↓ goes through what you can.
terminal-hint = Top Dog's chances to win
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Top Dog is thinking …
terminal-hint-forced = There is only one thing to do.
terminal-hint-compiling = Top Dog is waking up: the first hint takes up to a minute, the next ones don't. Play on if you like.
terminal-hint-not-now = There is a hint when it's your turn.
terminal-hint-never = There are no hints on this computer: Top Dog needs the package numba.
terminal-commit = The chance of this game is committed to: { $commit }
terminal-chance-seeded = The chance of this game comes from simulation seed { $seed }: the same seed, the same game.

terminal-word-undo = undo
terminal-word-help = help
terminal-word-coach = coach
terminal-word-log = log
terminal-word-hint = hint
terminal-word-rules = rules
terminal-word-leave = quit

terminal-undo-none = There is nothing of yours to take back.
terminal-undo-chance = What chance has decided can't be taken back.
terminal-undo-secret = What has been revealed can't be taken back.
terminal-undone = Taken back.

terminal-name = { $name }
terminal-won = { $name } wins with { $counted }!
terminal-won-together = { $names } share the victory with { $counted }!
terminal-points = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-lost = Nobody at this table wins.
terminal-verify = Every draw of this game can be checked:
terminal-again = Play again
terminal-menu = Back to the menu
terminal-leave = Leave

# The curtain

terminal-curtain = Now { $name }
terminal-curtain-look-away = Everybody else looks away.
terminal-curtain-ready = { $name }, press Enter when only you can see the screen.

# Help

terminal-help-title = How to play here
terminal-help-moves = Choose what to do with the arrow keys ↑ and ↓; the board shows where it happens. Enter does it. Or type it: the short notation stands at the right of each action, and first letters that only one action has are enough.
terminal-help-board = The board
terminal-help-key-choose = mark an action
terminal-help-key-enter = do what is marked or typed
terminal-help-key-page = scroll the log or the coach
terminal-help-key-escape = forget what is typed
terminal-help-key-help = this help; R there shows the rules of the game
terminal-help-key-coach = the coach: exact odds, as far as your seat can know
terminal-help-key-log = all that happened, and what chance is committed to
terminal-help-key-undo = take your last action back, unless chance or a secret came out
terminal-help-key-hint = a hint: what Top Dog would do, and the chances to win
terminal-help-key-leave = leave; the game is kept, “barkade resume” goes on
terminal-help-words = Instead of these keys you can type: { $words }.
terminal-help-secret = When several people share this keyboard, a curtain falls between their turns, so that nobody sees another hand.
terminal-help-saved = Every action is kept at once: nothing is lost, even if the power goes.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Four dog board games at one table
terminal-menu-resume = Go on with
terminal-menu-saved = { $game } with { $names }, action { $version }, left { $when }
terminal-menu-players = { $low }–{ $high } players
terminal-menu-language = Language
terminal-menu-quit = Leave
terminal-menu-keys = ↑↓ choose · Enter open · Ctrl-C leave
terminal-setup-title = { $game }: who plays?
terminal-setup-players = Players
terminal-setup-seat = Seat { $number }
terminal-setup-start = Start
terminal-setup-rules = Read the rules
terminal-setup-keys = ↑↓ choose · ←→ or Enter change · Esc back
terminal-language-keys = ↑↓ choose · Enter take it · Esc back
terminal-yes = yes
terminal-no = no

# Replay

terminal-replay-title = { $game }: version { $version } of { $last }
terminal-replay-start = The game is set up.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = seen by { $who }
terminal-replay-spectator = a spectator
terminal-replay-mover = the mover, { $who }
terminal-replay-no-mover = the mover, here everybody
terminal-replay-told = This record has what one seat was told, so there is no board to show.
terminal-replay-keys = ←→ step · Home End first, last · Tab whose eyes · Space run · Esc leave
terminal-replay-keys-told = ←→ step · Home End first, last · Space run · Esc leave

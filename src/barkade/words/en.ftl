# The command line

cli-error = barkade: { $reason }
cli-usage = usage:
cli-about = Barkade: dog board games at one table. Without a command: choose a game and play.
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-more = “barkade COMMAND --help” tells you more about a command.

cli-play = play a game at this keyboard, with people and bots
cli-resume = continue the last unfinished game
cli-games = list the games
cli-rules = show the rules of a game
cli-replay = step through a recorded game
cli-verify = check every action, position and draw of a record
cli-analyse = was it luck? what chance, guesses and decisions did in a finished game
cli-puzzles = puzzles: list, show, find in bots' games and prove them
cli-sim = run many games and report
cli-report = write a report about a game: balance, length, drama, skill and luck

cli-help-help = show this help
cli-help-language = display language: { $known }; default: the one chosen in the menu, or the system's
cli-help-game = a game: { $known }
cli-help-file = a record of a game
cli-help-find = show only the rules with these words or this number
cli-help-players = number of players
cli-help-seat = who takes the next seat: { $known }; person:Anna gives a name (default: a person, then { $bot })
cli-help-option = a game option, such as starter=1 (may be repeated)
cli-help-box = a TOML file with a custom box
cli-help-set = a number of the box, such as hand_limit=2 (may be repeated)
cli-help-seed = a seed, to get the same random draws again
cli-help-pace = how many seconds a bot's action takes
cli-help-plain = print the whole story instead of stepping through it
cli-help-games = how many games (default: 100,000)
cli-help-play = how they are played: { $known } (default: { $default })
report-help-games = how many games (default: 20,000)
report-help-ladder = how many games each pair of bots plays (default: 20; 0 leaves them out)
report-help-against = a TOML file with another box to put beside this one, or “printed”
report-help-out = where to write it (default: GAME-report.html); figures go beside it as JSON and CSV
cli-help-threads = how many threads (default: all cores)
cli-help-on = play on a Ray cluster: ray (this machine) or ray://HOST:PORT
cli-help-checked = check every position and every array access: slower, for finding bugs
cli-help-json = print JSON
puzzles-help-find = find so many puzzles in bots' games
cli-help-show = show the puzzle with this id, and its answer
cli-help-prove = prove all puzzles of the game again

cli-unknown-command = There is no command “{ $word }”. The commands are: { $known }.
cli-unknown-language = Barkade doesn't speak “{ $code }”. It speaks: { $known }.
cli-bad-arguments = These arguments don't make sense. See “barkade { $command } --help”.
cli-unknown-argument = “{ $command }” has no argument “{ $word }”. See “barkade { $command } --help”.
cli-missing-game = Which game? Try “barkade { $command } GAME”. The games are: { $known }.
cli-missing-file = Which file? Try “barkade { $command } FILE”.
cli-bad-number = { $option } has to be a whole number from { $low } to { $high }, not “{ $value }”.
cli-bad-play = --play has to be one of { $known }, not “{ $value }”.
cli-bad-pace = { $option } has to be a number of seconds from 0 to 60, not “{ $value }”.
cli-bad-option-form = An option is written NAME=VALUE, not “{ $text }”.
cli-bad-set-form = A number of the box is written NAME=NUMBER, not “{ $text }”.
cli-unknown-seat = A seat can be { $known }, not “{ $kind }”.
cli-too-many-seats = There are { $seats } seats named, but only { $players } players.
cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” can't be read as text.
cli-no-terminal = This needs a terminal with a keyboard: run it in a terminal window.
cli-nothing-to-resume = There is no game to continue. “barkade play dig” starts one.
cli-torn-save = The saved game “{ $file }” is damaged and can't be continued.
cli-cant-save = The game can't be saved in “{ $folder }”: { $reason }.
cli-stopped = Stopped.

cli-game-line = { $low } to { $high } players

cli-verified = Verified: all { $versions } versions of this game of { $game } follow the rules, and every draw comes from the seed locked in as { $commit }.
cli-verified-simulation = Verified: all { $versions } versions of this game of { $game } follow the rules, and every draw comes from simulation seed { $seed }.
cli-verified-position = But the position it started from was given, and can't be verified.
cli-verified-inherited = But versions 0 to { $last } were carried over from another game: their draws can't be verified here.
cli-verified-running = The game isn't over yet.
cli-kept = The game is saved. Continue with: barkade resume
cli-record-verify = Check all its draws with: barkade verify { $file }

# The command line: bots against each other

cli-ladder = let bots play each other and rank them
cli-help-bot = a bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iterations per decision), top-dog:0.5s (per turn), an installed one, or run:COMMAND (may be repeated; default: the six built-in ones)
cli-tune = tune the rules of thumb that the bots play by
cli-train = learn an evaluation of positions from Top Dog's own games
cli-help-alone = pit only this bot against each of the others; with more than two players, alone among copies of them
cli-help-processes = how many processes (default: all cores)
cli-help-into = save the games in this folder, as rows and records; a ladder that was stopped resumes from there
cli-help-adjusted = subtract luck: the same bots are told apart by fewer games
cli-help-all = play all games of a pairing, even once the result is clear
cli-try = play one game with a bot you are writing: every decision shown, errors with their traceback
try-help-bot = the bot: my_bot.py:MyBot, my_package:MyBot, run:COMMAND, or an installed one
cli-help-against = the bot in the other seats (default: good-dog)
cli-help-boards = print the board before every decision
cli-missing-bot = Which bot and which game? Try “barkade try BOT GAME”. The games are: { $known }.
cli-bot = seat a bot at a live table, by the token that its host was given
remote-help-url = the server's address
remote-help-token = the bot's token
cli-missing-token = Which server, which token and which bot? Try “barkade bot URL TOKEN BOT”.
ladder-help-games = maximum number of games per pairing (default: 200)
tune-help-players = number of players; may be repeated (default: all from two)
tune-help-steps = steps of the tuning (default: 200)
tune-help-rounds = rounds per step, each with every seat in turn (default: 2,000)
tune-help-against = don't tune: play against the rules of thumb in this folder of the same game, for instance in an older checkout
tune-help-write = write the new constants into the source if they prove better
train-help-games = games of Top Dog to learn from, at least 10 (default: 1,000)
train-help-minutes = begin no further game after so many minutes
train-help-ahead = horizon of rollouts with the learned evaluation (default: the game's own)
train-help-into = file for the weights (default: GAME-network.bin)
train-help-match = don't train: match the weights in this file
train-help-players = number of players of a match; may be repeated (default: 2, 3 and 4)
train-help-ms = milliseconds of processor time per decision in a match (default: 10)
train-help-rounds = most rounds of a match, each with every seat in turn (default: 400)
train-help-write = put the weights into the game's folder, for the numbers of players at which the test finds them better

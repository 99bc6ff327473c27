# Bots

bots-unknown = There is no bot “{ $bot }”. The bots are: { $known }. A program of your own: run:COMMAND.
bots-bad-budget = “{ $bot }” makes no sense: write top-dog:2000 for 2,000 iterations a decision, or top-dog:0.5s for half a second a turn.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } did not answer within { $seconds } s. Good Dog moves for it.
bots-broke = { $bot } broke down ({ $error }). Good Dog moves for it.
bots-died = { $bot } is gone. Good Dog moves for it. Its last words: “{ $words }”
bots-nonsense = { $bot } answered “{ $answer }”, which is no legal action. Good Dog moves for it.
bots-no-program = { $bot } can't be started. Good Dog moves for it.
bots-gave-up = { $bot } has died too often and is not started again. Good Dog moves for it.

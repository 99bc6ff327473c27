# Bots

bot-random = Random
bot-puppy = Puppy
bot-good-dog = Good Dog
bot-sensible = Good Dog
bot-top-dog = Top Dog

bots-unknown = There is no bot “{ $bot }”. The bots are: { $known }. A class of your own: my_bot.py:MyBot. A program of your own: run:COMMAND.
bots-bad-budget = “{ $bot }” makes no sense: write top-dog:2000 for 2,000 iterations per decision, or top-dog:0.5s for half a second per turn.
bots-not-loaded = { $bot } can't be loaded: { $error }
bots-no-class = There is no class “{ $name }” in { $place } that is a barkade.Bot.
bots-not-compiled = Top Dog can't be compiled on this computer ({ $error }). It plays as Good Dog, and there are no hints.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } didn't answer within { $seconds } s. Good Dog moves for it.
bots-broke = { $bot } broke down ({ $error }). Good Dog moves for it.
bots-died = { $bot } is gone. Good Dog moves for it. Its last words: “{ $words }”
bots-nonsense = { $bot } answered “{ $answer }”, which isn't a legal action. Good Dog moves for it.
bots-no-program = { $bot } can't be started. Good Dog moves for it.
bots-gave-up = { $bot } has died too often and won't be started again. Good Dog moves for it.

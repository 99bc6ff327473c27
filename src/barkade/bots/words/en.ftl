# Bots

bot-random = Random
bot-puppy = Puppy
bot-young-dog = Young Dog
bot-good-dog = Good Dog
bot-sensible = Good Dog
bot-clever-dog = Clever Dog
bot-top-dog = Top Dog
bot-temper-0 = easy-going
bot-temper-1 = cautious
bot-temper-2 = hot-headed
bot-temper-3 = polite
bot-temper-4 = grumpy
bot-temper-5 = overexcited
bot-line-0-glad = Yum. That'll do nicely.
bot-line-0-won = Look at that, I won. Is there cake?
bot-line-0-lost = Well played. Nap time for me.
bot-line-1-hurt = I knew it. I just knew it.
bot-line-1-won = Slow and careful. It does work.
bot-line-1-lost = Too risky for me, all that. Congratulations!
bot-line-2-hurt = GRRR! I'll remember that!
bot-line-2-glad = Ha! Mine! All mine!
bot-line-2-won = WOOF! Who's the boss? Me!
bot-line-2-lost = Again! Right now! I mean it!
bot-line-3-glad = How very kind. Thank you, everyone.
bot-line-3-won = A lovely game. You were all splendid.
bot-line-3-lost = Bravo! It was a pleasure.
bot-line-4-hurt = Typical. Absolutely typical.
bot-line-4-won = Hmph. About time.
bot-line-4-lost = In my day there were fewer cats.
bot-line-5-hurt = Oops! Oh well! What's next?
bot-line-5-glad = YES YES YES! Did you see that?
bot-line-5-won = I won! I won! Lap of honour!
bot-line-5-lost = That was fun! Again! Again!

bots-unknown = There is no bot “{ $bot }”. The bots are: { $known }. A class of your own: my_bot.py:MyBot. A program of your own: run:COMMAND.
bots-bad-budget = “{ $bot }” makes no sense: write top-dog:2000 for 2,000 iterations per decision, or top-dog:0.5s for half a second per turn.
bots-not-loaded = { $bot } can't be loaded: { $error }
bots-no-class = There is no class “{ $name }” in { $place } that is a barkade.Bot.
bots-network-damaged = { $file } isn't a file of weights, or it is damaged. barkade train makes a new one.
bots-network-misfit = The weights in { $file } are for another version of { $game }. barkade train makes new ones.
bots-not-compiled = Top Dog can't be compiled on this computer ({ $error }). It plays as Good Dog, and there are no hints.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } didn't answer within { $seconds } s. Good Dog moves for it.
bots-broke = { $bot } broke down ({ $error }). Good Dog moves for it.
bots-died = { $bot } is gone. Good Dog moves for it. Its last words: “{ $words }”
bots-nonsense = { $bot } answered “{ $answer }”, which isn't a legal action. Good Dog moves for it.
bots-no-program = { $bot } can't be started. Good Dog moves for it.
bots-gave-up = { $bot } has died too often and won't be started again. Good Dog moves for it.

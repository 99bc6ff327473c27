# Bots

bot-random = La întâmplare
bot-puppy = Cățeluș
bot-good-dog = Câine bun
bot-sensible = Câine bun
bot-top-dog = Șef de haită

bots-unknown = Nu există botul „{ $bot }”. Boții sunt: { $known }. O clasă de-a ta: my_bot.py:MyBot. Un program de-al tău: run:COMMAND.
bots-bad-budget = „{ $bot }” nu are sens: scrie top-dog:2000 pentru 2.000 de iterații pe decizie sau top-dog:0.5s pentru o jumătate de secundă pe tură.
bots-not-loaded = { $bot } nu poate fi încărcat: { $error }
bots-no-class = În { $place } nu există o clasă „{ $name }” de tip barkade.Bot.
bots-not-compiled = Șeful de haită nu a putut fi compilat pe acest calculator ({ $error }). Joacă precum Câine bun, iar ponturi nu sunt.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nu a răspuns în { $seconds } s. Mută Câine bun în locul lui.
bots-broke = { $bot } s-a stricat ({ $error }). Mută Câine bun în locul lui.
bots-died = { $bot } s-a dus. Mută Câine bun în locul lui. Ultimele cuvinte: „{ $words }”
bots-nonsense = { $bot } a răspuns „{ $answer }”, ceea ce nu e o acțiune permisă. Mută Câine bun în locul lui.
bots-no-program = { $bot } nu poate fi pornit. Mută Câine bun în locul lui.
bots-gave-up = { $bot } a căzut de prea multe ori și nu mai e pornit. Mută Câine bun în locul lui.

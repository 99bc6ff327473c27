# Bots

bot-random = Náhoda
bot-puppy = Štěně
bot-good-dog = Hodný pes
bot-sensible = Hodný pes
bot-top-dog = Vůdce smečky

bots-unknown = Bot „{ $bot }“ tu není. Boti jsou: { $known }. Vlastní třída: my_bot.py:MyBot. Vlastní program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedává smysl: napiš top-dog:2000 pro 2 000 iterací na rozhodnutí, nebo top-dog:0.5s pro půl sekundy na tah.
bots-not-loaded = { $bot } nejde načíst: { $error }
bots-no-class = V { $place } není třída „{ $name }“ typu barkade.Bot.
bots-not-compiled = Vůdce smečky se na tomto počítači nepodařilo přeložit ({ $error }). Hraje jako Hodný pes a rady nejsou.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žádná odpověď. Táhne Hodný pes.
bots-broke = { $bot }: porucha ({ $error }). Táhne Hodný pes.
bots-died = { $bot } je pryč. Táhne Hodný pes. Poslední slova: „{ $words }“
bots-nonsense = { $bot } odpovídá „{ $answer }“, a to není povolená akce. Táhne Hodný pes.
bots-no-program = { $bot }: nejde spustit. Táhne Hodný pes.
bots-gave-up = { $bot } padá moc často a znovu se nespustí. Táhne Hodný pes.

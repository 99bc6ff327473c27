# Bots

bot-random = Náhoda
bot-puppy = Šteňa
bot-good-dog = Dobrý pes
bot-sensible = Dobrý pes
bot-top-dog = Vodca svorky

bots-unknown = Bot „{ $bot }“ tu nie je. Boty sú: { $known }. Vlastná trieda: my_bot.py:MyBot. Vlastný program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedáva zmysel: napíš top-dog:2000 pre 2 000 iterácií na rozhodnutie, alebo top-dog:0.5s pre pol sekundy na ťah.
bots-not-loaded = { $bot } sa nedá načítať: { $error }
bots-no-class = V { $place } nie je trieda „{ $name }“ typu barkade.Bot.
bots-not-compiled = Vodcu svorky sa na tomto počítači nepodarilo preložiť ({ $error }). Hrá ako Dobrý pes a rady nie sú.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žiadna odpoveď. Ťahá Dobrý pes.
bots-broke = { $bot }: porucha ({ $error }). Ťahá Dobrý pes.
bots-died = { $bot } je preč. Ťahá Dobrý pes. Posledné slová: „{ $words }“
bots-nonsense = { $bot } odpovedá „{ $answer }“, a to nie je povolená akcia. Ťahá Dobrý pes.
bots-no-program = { $bot }: nedá sa spustiť. Ťahá Dobrý pes.
bots-gave-up = { $bot } padá príliš často a znova sa nespustí. Ťahá Dobrý pes.

# Bots

bot-random = Losowy
bot-puppy = Szczeniak
bot-good-dog = Dobry Pies
bot-sensible = Dobry Pies
bot-top-dog = Pies na Medal

bots-unknown = Nie ma bota „{ $bot }”. Boty to: { $known }. Własna klasa: my_bot.py:MyBot. Własny program: run:COMMAND.
bots-bad-budget = „{ $bot }” nie ma sensu: napisz top-dog:2000, jeśli chcesz 2000 iteracji na decyzję, albo top-dog:0.5s, jeśli pół sekundy na turę.
bots-not-loaded = Nie da się wczytać { $bot }: { $error }
bots-no-class = W { $place } nie ma klasy „{ $name }” typu barkade.Bot.
bots-not-compiled = Na tym komputerze nie udało się skompilować Psa na Medal ({ $error }). Gra jak Dobry Pies, a rad nie ma.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = Bot { $bot } nie odpowiada od { $seconds } s. Gra za niego Dobry Pies.
bots-broke = Bot { $bot } się zepsuł ({ $error }). Gra za niego Dobry Pies.
bots-died = Bota { $bot } już nie ma. Gra za niego Dobry Pies. Jego ostatnie słowa: „{ $words }”
bots-nonsense = Bot { $bot } odpowiada „{ $answer }”, a takiej akcji tu nie ma. Gra za niego Dobry Pies.
bots-no-program = Bota { $bot } nie da się uruchomić. Gra za niego Dobry Pies.
bots-gave-up = Bot { $bot } padał zbyt często i nie będzie już uruchamiany. Gra za niego Dobry Pies.

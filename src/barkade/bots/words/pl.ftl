# Bots

bot-random = Losowy
bot-puppy = Szczeniak
bot-young-dog = Młody Pies
bot-good-dog = Dobry Pies
bot-sensible = Dobry Pies
bot-clever-dog = Bystry Pies
bot-top-dog = Pies na Medal
bot-temper-0 = na luzie
bot-temper-1 = ostrożna natura
bot-temper-2 = gorąca głowa
bot-temper-3 = dobre maniery
bot-temper-4 = wieczny maruda
bot-temper-5 = żywe srebro
bot-line-0-glad = Mniam. Tyle mi wystarczy.
bot-line-0-won = Proszę, wygrana. Będzie ciasto?
bot-line-0-lost = Brawo. Pora na drzemkę.
bot-line-1-hurt = Wiedział to mój nos. Od początku.
bot-line-1-won = Powoli i ostrożnie. To działa.
bot-line-1-lost = Za duże ryzyko jak na mnie. Gratulacje!
bot-line-2-hurt = WRRR! Zapamiętam to sobie!
bot-line-2-glad = Ha! Moje! Wszystko moje!
bot-line-2-won = HAU! Kto tu rządzi? Ja!
bot-line-2-lost = Jeszcze raz! Natychmiast! Serio!
bot-line-3-glad = Jak miło. Dziękuję wszystkim.
bot-line-3-won = Urocza gra. Wszyscy byliście wspaniali.
bot-line-3-lost = Brawo! Cała przyjemność po mojej stronie.
bot-line-4-hurt = Typowe. Po prostu typowe.
bot-line-4-won = Hm. Najwyższa pora.
bot-line-4-lost = Za moich czasów było mniej kotów.
bot-line-5-hurt = Ups! Trudno! Co dalej?
bot-line-5-glad = TAK TAK TAK! Widzieliście?
bot-line-5-won = Wygrana! Wygrana! Runda honorowa!
bot-line-5-lost = Ale zabawa! Jeszcze raz! Jeszcze raz!

bots-unknown = Nie ma bota „{ $bot }”. Boty to: { $known }. Własna klasa: my_bot.py:MyBot. Własny program: run:COMMAND.
bots-bad-budget = „{ $bot }” nie ma sensu: napisz top-dog:2000, jeśli chcesz 2000 iteracji na decyzję, albo top-dog:0.5s, jeśli pół sekundy na turę.
bots-not-loaded = Nie da się wczytać { $bot }: { $error }
bots-no-class = W { $place } nie ma klasy „{ $name }” typu barkade.Bot.
bots-network-damaged = { $file } nie jest plikiem wag albo jest uszkodzony. Nowy tworzy barkade train.
bots-network-misfit = Wagi z pliku { $file } nie pasują do tej wersji gry { $game }. Nowe tworzy barkade train.
bots-not-compiled = Na tym komputerze nie udało się skompilować Psa na Medal ({ $error }). Gra jak Dobry Pies, a rad nie ma.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = Bot { $bot } nie odpowiada od { $seconds } s. Gra za niego Dobry Pies.
bots-broke = Bot { $bot } się zepsuł ({ $error }). Gra za niego Dobry Pies.
bots-died = Bota { $bot } już nie ma. Gra za niego Dobry Pies. Jego ostatnie słowa: „{ $words }”
bots-nonsense = Bot { $bot } odpowiada „{ $answer }”, a takiej akcji tu nie ma. Gra za niego Dobry Pies.
bots-no-program = Bota { $bot } nie da się uruchomić. Gra za niego Dobry Pies.
bots-gave-up = Bot { $bot } padał zbyt często i nie będzie już uruchamiany. Gra za niego Dobry Pies.

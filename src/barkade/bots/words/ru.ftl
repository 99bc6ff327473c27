# Bots

bot-random = Наугад
bot-puppy = Щенок
bot-good-dog = Хороший пёс
bot-sensible = Хороший пёс
bot-top-dog = Вожак

bots-unknown = Нет бота «{ $bot }». Боты такие: { $known }. Свой класс: my_bot.py:MyBot. Своя программа: run:COMMAND.
bots-bad-budget = «{ $bot }» не имеет смысла: пиши top-dog:2000 — 2000 итераций на решение, или top-dog:0.5s — полсекунды на ход.
bots-not-loaded = Не удаётся загрузить { $bot }: { $error }
bots-no-class = В { $place } нет класса «{ $name }» типа barkade.Bot.
bots-not-compiled = Вожака не удалось скомпилировать на этом компьютере ({ $error }). Он играет как Хороший пёс, советов нет.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } молчит уже { $seconds } с. За него ходит Хороший пёс.
bots-broke = { $bot } ломается ({ $error }). За него ходит Хороший пёс.
bots-died = { $bot } пропадает. За него ходит Хороший пёс. Последние слова: «{ $words }»
bots-nonsense = { $bot } отвечает «{ $answer }», а такого действия здесь нет. За него ходит Хороший пёс.
bots-no-program = { $bot } не запускается. За него ходит Хороший пёс.
bots-gave-up = { $bot } падает слишком часто и больше не запускается. За него ходит Хороший пёс.

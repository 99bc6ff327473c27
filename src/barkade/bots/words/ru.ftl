# Bots

bot-random = Наугад
bot-puppy = Щенок
bot-young-dog = Молодой пёс
bot-good-dog = Хороший пёс
bot-sensible = Хороший пёс
bot-clever-dog = Умный пёс
bot-top-dog = Вожак
bot-temper-0 = добродушный нрав
bot-temper-1 = осторожный
bot-temper-2 = горячая голова
bot-temper-3 = хорошие манеры
bot-temper-4 = вечный ворчун
bot-temper-5 = живчик
bot-line-0-glad = Ням. В самый раз.
bot-line-0-won = Глядите-ка, победа. А торт будет?
bot-line-0-lost = Хорошая игра. Пойду вздремну.
bot-line-1-hurt = Так и знал мой нос.
bot-line-1-won = Тихо и осторожно. Работает.
bot-line-1-lost = Слишком рискованно для меня. Поздравляю!
bot-line-2-hurt = ГРРР! Я это запомню!
bot-line-2-glad = Ха! Моё! Всё моё!
bot-line-2-won = ГАВ! Кто тут главный? Я!
bot-line-2-lost = Ещё раз! Сейчас же! Серьёзно!
bot-line-3-glad = Как мило. Всем спасибо.
bot-line-3-won = Прелестная игра. Вы все были великолепны.
bot-line-3-lost = Браво! Было очень приятно.
bot-line-4-hurt = Как всегда. Ну как всегда.
bot-line-4-won = Хм. Давно пора.
bot-line-4-lost = В моё время кошек было меньше.
bot-line-5-hurt = Ой! Ну и ладно! Что дальше?
bot-line-5-glad = ДА! ДА! ДА! Видели?
bot-line-5-won = Победа! Победа! Круг почёта!
bot-line-5-lost = Вот веселье! Ещё! Ещё!

bots-unknown = Нет бота «{ $bot }». Боты такие: { $known }. Свой класс: my_bot.py:MyBot. Своя программа: run:COMMAND.
bots-bad-budget = «{ $bot }» не имеет смысла: пиши top-dog:2000 — 2000 итераций на решение, или top-dog:0.5s — полсекунды на ход.
bots-not-loaded = Не удаётся загрузить { $bot }: { $error }
bots-no-class = В { $place } нет класса «{ $name }» типа barkade.Bot.
bots-network-damaged = { $file } — не файл весов, или он повреждён. Новый создаёт barkade train.
bots-network-misfit = Веса из { $file } не подходят к этой версии игры { $game }. Новые создаёт barkade train.
bots-not-compiled = Вожака не удалось скомпилировать на этом компьютере ({ $error }). Он играет как Хороший пёс, советов нет.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } молчит уже { $seconds } с. За него ходит Хороший пёс.
bots-broke = { $bot } ломается ({ $error }). За него ходит Хороший пёс.
bots-died = { $bot } пропадает. За него ходит Хороший пёс. Последние слова: «{ $words }»
bots-nonsense = { $bot } отвечает «{ $answer }», а такого действия здесь нет. За него ходит Хороший пёс.
bots-no-program = { $bot } не запускается. За него ходит Хороший пёс.
bots-gave-up = { $bot } падает слишком часто и больше не запускается. За него ходит Хороший пёс.

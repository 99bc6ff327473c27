# Bots

bot-random = Навмання
bot-puppy = Цуценя
bot-young-dog = Молодий пес
bot-good-dog = Хороший пес
bot-sensible = Хороший пес
bot-clever-dog = Розумний пес
bot-top-dog = Ватажок
bot-temper-0 = добродушна вдача
bot-temper-1 = обачна вдача
bot-temper-2 = гаряча голова
bot-temper-3 = гарні манери
bot-temper-4 = вічний буркотун
bot-temper-5 = жевжик
bot-line-0-glad = Ням. Мені вистачить.
bot-line-0-won = Дивіться, перемога. А торт буде?
bot-line-0-lost = Гарна гра. Піду подрімаю.
bot-line-1-hurt = Так і знав мій ніс.
bot-line-1-won = Тихо й обережно. Працює.
bot-line-1-lost = Надто ризиковано для мене. Вітаю!
bot-line-2-hurt = ГРРР! Я це запам’ятаю!
bot-line-2-glad = Ха! Моє! Усе моє!
bot-line-2-won = ГАВ! Хто тут головний? Я!
bot-line-2-lost = Ще раз! Негайно! Серйозно!
bot-line-3-glad = Як мило. Дякую всім.
bot-line-3-won = Чудова гра. Ви всі були прекрасні.
bot-line-3-lost = Браво! Було дуже приємно.
bot-line-4-hurt = Як завжди. Ну як завжди.
bot-line-4-won = Хм. Давно час.
bot-line-4-lost = За моїх часів котів було менше.
bot-line-5-hurt = Ой! Ну й нехай! Що далі?
bot-line-5-glad = ТАК ТАК ТАК! Бачили?
bot-line-5-won = Перемога! Перемога! Коло пошани!
bot-line-5-lost = Оце веселощі! Ще! Ще!

bots-unknown = Немає бота «{ $bot }». Боти такі: { $known }. Власний клас: my_bot.py:MyBot. Власна програма: run:COMMAND.
bots-bad-budget = «{ $bot }» не має сенсу: пиши top-dog:2000 — 2000 ітерацій на рішення, або top-dog:0.5s — пів секунди на хід.
bots-not-loaded = Не вдається завантажити { $bot }: { $error }
bots-no-class = У { $place } немає класу «{ $name }» типу barkade.Bot.
bots-network-damaged = { $file } — не файл ваг, або він пошкоджений. Новий створює barkade train.
bots-network-misfit = Ваги з { $file } не підходять до цієї версії гри { $game }. Нові створює barkade train.
bots-not-compiled = Ватажка не вдалося скомпілювати на цьому комп’ютері ({ $error }). Він грає як Хороший пес, порад немає.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } мовчить уже { $seconds } с. За нього ходить Хороший пес.
bots-broke = { $bot } ламається ({ $error }). За нього ходить Хороший пес.
bots-died = { $bot } зникає. За нього ходить Хороший пес. Останні слова: «{ $words }»
bots-nonsense = { $bot } відповідає «{ $answer }», а такої дії тут немає. За нього ходить Хороший пес.
bots-no-program = { $bot } не запускається. За нього ходить Хороший пес.
bots-gave-up = { $bot } падає надто часто і більше не запускається. За нього ходить Хороший пес.

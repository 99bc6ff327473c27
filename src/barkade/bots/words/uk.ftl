# Bots

bot-random = Навмання
bot-puppy = Цуценя
bot-good-dog = Хороший пес
bot-sensible = Хороший пес
bot-top-dog = Ватажок

bots-unknown = Немає бота «{ $bot }». Боти такі: { $known }. Власний клас: my_bot.py:MyBot. Власна програма: run:COMMAND.
bots-bad-budget = «{ $bot }» не має сенсу: пиши top-dog:2000 — 2000 ітерацій на рішення, або top-dog:0.5s — пів секунди на хід.
bots-not-loaded = Не вдається завантажити { $bot }: { $error }
bots-no-class = У { $place } немає класу «{ $name }» типу barkade.Bot.
bots-not-compiled = Ватажка не вдалося скомпілювати на цьому комп’ютері ({ $error }). Він грає як Хороший пес, порад немає.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } мовчить уже { $seconds } с. За нього ходить Хороший пес.
bots-broke = { $bot } ламається ({ $error }). За нього ходить Хороший пес.
bots-died = { $bot } зникає. За нього ходить Хороший пес. Останні слова: «{ $words }»
bots-nonsense = { $bot } відповідає «{ $answer }», а такої дії тут немає. За нього ходить Хороший пес.
bots-no-program = { $bot } не запускається. За нього ходить Хороший пес.
bots-gave-up = { $bot } падає надто часто і більше не запускається. За нього ходить Хороший пес.

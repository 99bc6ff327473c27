# Bots

bots-unknown = Немає бота «{ $bot }». Боти такі: { $known }. Власна програма: run:COMMAND.
bots-bad-budget = «{ $bot }» не має сенсу: пиши top-dog:2000 — 2000 ітерацій на рішення, або top-dog:0.5s — пів секунди на хід.
bots-not-compiled = Ватажка не вдалося скомпілювати на цьому комп’ютері ({ $error }). Він грає як Хороший пес, порад немає.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } мовчить уже { $seconds } с. За нього ходить Хороший пес.
bots-broke = { $bot } ламається ({ $error }). За нього ходить Хороший пес.
bots-died = { $bot } зникає. За нього ходить Хороший пес. Останні слова: «{ $words }»
bots-nonsense = { $bot } відповідає «{ $answer }», а такої дії тут немає. За нього ходить Хороший пес.
bots-no-program = { $bot } не запускається. За нього ходить Хороший пес.
bots-gave-up = { $bot } падає надто часто і більше не запускається. За нього ходить Хороший пес.

# The ladder

cli-ladder = влаштувати турнір ботів і скласти рейтинг
cli-help-bot = бот: random, puppy, good-dog, top-dog:1000 (ітерацій на рішення), top-dog:0.5s (на хід), встановлений окремо або run:COMMAND (можна повторювати; типово — четверо своїх)
cli-help-alone = лише цей бот проти кожного з інших; якщо грають більше двох, один серед їхніх копій
cli-help-processes = скільки процесів (типово — усі ядра)
cli-help-all = зіграти всі ігри пари, навіть коли сумнівів уже немає
ladder-help-games = найбільше ігор на пару (типово 200)

ladder-preparing = компілюється { $game } (лише першого разу)
ladder-running = { $game }: { $one } проти { $other }
ladder-title = { $game }, гравців: { $players }, зерно { $seed }: хто кого перемагає
ladder-one = бот
ladder-other = проти
ladder-among = серед копій
ladder-games = ігри
ladder-share = перемоги
ladder-interval = інтервал 95%
ladder-verdict = висновок
ladder-verdict-better = кращий
ladder-verdict-worse = гірший
ladder-verdict-open = неясно
ladder-bot = бот
ladder-rating = рейтинг
ladder-deviation = ±
ladder-time = час на рішення
ladder-processor = процесор
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
ladder-troubles = Збої: { $number ->
    [one] { $number } раз
    [few] { $number } рази
    [many] { $number } разів
   *[other] { $number } разу
}, перший: { $first }
ladder-note = Спільна перемога рахується частково; рівні вигравали б { $equal }. Рейтинг — openskill (Plackett-Luce). Ігор: { $games }, час: { $seconds } с.
ladder-took = Час процесора: { $seconds } с.

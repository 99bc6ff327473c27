# Bots

bots-unknown = Нет бота «{ $bot }». Боты такие: { $known }. Своя программа: run:COMMAND.
bots-bad-budget = «{ $bot }» не имеет смысла: пиши top-dog:2000 — 2000 итераций на решение, или top-dog:0.5s — полсекунды на ход.
bots-not-compiled = Вожака не удалось скомпилировать на этом компьютере ({ $error }). Он играет как Хороший пёс, советов нет.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } молчит уже { $seconds } с. За него ходит Хороший пёс.
bots-broke = { $bot } ломается ({ $error }). За него ходит Хороший пёс.
bots-died = { $bot } пропадает. За него ходит Хороший пёс. Последние слова: «{ $words }»
bots-nonsense = { $bot } отвечает «{ $answer }», а такого действия здесь нет. За него ходит Хороший пёс.
bots-no-program = { $bot } не запускается. За него ходит Хороший пёс.
bots-gave-up = { $bot } падает слишком часто и больше не запускается. За него ходит Хороший пёс.

# The ladder

cli-ladder = устроить турнир ботов и составить рейтинг
cli-help-bot = бот: random, puppy, good-dog, top-dog:1000 (итераций на решение), top-dog:0.5s (на ход), установленный отдельно или run:COMMAND (можно повторять; обычно — четверо своих)
cli-help-alone = только этот бот против каждого из остальных; если играют больше двух, один среди их копий
cli-help-processes = сколько процессов (обычно — все ядра)
cli-help-all = сыграть все игры пары, даже когда сомнений уже нет
ladder-help-games = сколько игр на пару самое большее (обычно 200)

ladder-preparing = компилируется { $game } (только в первый раз)
ladder-running = { $game }: { $one } против { $other }
ladder-title = { $game }, игроков: { $players }, зерно { $seed }: кто кого побеждает
ladder-one = бот
ladder-other = против
ladder-among = среди копий
ladder-games = игры
ladder-share = победы
ladder-interval = интервал 95 %
ladder-verdict = вывод
ladder-verdict-better = лучше
ladder-verdict-worse = хуже
ladder-verdict-open = неясно
ladder-bot = бот
ladder-rating = рейтинг
ladder-deviation = ±
ladder-time = время на решение
ladder-processor = процессор
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
ladder-troubles = Сбои: { $number ->
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
}, первый: { $first }
ladder-note = Общая победа считается частично; равные выигрывали бы { $equal }. Рейтинг — openskill (Plackett-Luce). Игр: { $games }, время: { $seconds } с.
ladder-took = Время процессора: { $seconds } с.

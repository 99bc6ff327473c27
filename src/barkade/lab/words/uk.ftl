# Simulation

lab-broken = Гра { $number } із зерна { $seed } порушила правила «{ $game }»: це дефект Barkade. «sim --checked» знайде його знову.
lab-preparing = компілюється { $game } (лише першого разу)
lab-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }: ігор { $games }, грає { $play }, зерно { $seed }
lab-seat = місце
lab-wins = перемоги
lab-interval = інтервал 95%
lab-score = рахунок
lab-deviation = ±
lab-range = від найменшого до найбільшого
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = від { $low } до { $high }
lab-order = черговість
lab-turns = Ходів за гру в середньому: { $mean }, у половині ігор — щонайбільше { $median }: { $low } { $bars } { $high }
lab-decisions = Рішення: у середньому { $mean }, у кожному на вибір у середньому { $choices } дії: { $low } { $bars } { $high }
lab-leads = Зміни лідера: { $changes }; переможець остаточно виходить уперед після { $decided }% ходів.
lab-ending = { $percent }%: { $reason }
lab-shared = Спільних перемог: { $shared }.
lab-unwon = Ігор, де ніхто не виграв: { $unwon }.
lab-no-time = менше 0,1
lab-speed = { $games } ігор/с, { $steps } кроків/с, { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
    [many] { $threads } потоків
   *[other] { $threads } потоку
}, { $seconds } с.

# The ladder

ladder-preparing = компілюється { $game } (лише першого разу)
ladder-running = { $game }: { $one } проти { $other }
ladder-title = { $game }, гравців: { $players }, зерно { $seed }: хто кого перемагає
ladder-one = бот
ladder-other = проти
ladder-among = серед копій
ladder-games = ігри
ladder-share = перемоги
ladder-interval = інтервал 95%
ladder-adjusted = без везіння
ladder-variance = лишилося дисперсії
ladder-verdict = висновок
ladder-verdict-better = кращий
ladder-verdict-worse = гірший
ladder-verdict-even = різниця менша за { $apart } пунктів
ladder-verdict-open = неясно
ladder-bot = бот
ladder-rating = рейтинг
ladder-deviation = ±
ladder-time = час на рішення
ladder-processor = процесор
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
ladder-troubles = Збої: { $number ->
    [one] { $number } раз
    [few] { $number } рази
    [many] { $number } разів
   *[other] { $number } разу
}, перший: { $first }
ladder-unrated = { $bot } не отримує рейтингу: сам ухвалив лише { $own } своїх рішень.
ladder-note = Спільна перемога рахується частково; рівні вигравали б { $equal }. Інтервали рахують ігри одного зерна разом. Рейтинг — Ело (Бредлі — Террі), у середньому 0, з інтервалами 95%. Ігор: { $games }, час: { $seconds } с.
ladder-took = Час процесора: { $seconds } с.
ladder-early = Пара закінчує, щойно послідовний критерій (SPRT) відрізнить кращого чи гіршого від рівного або покаже, що між ними менше { $apart } пунктів; частки, закінчені раніше, трохи перебільшені. --all грає всі ігри.
ladder-how-adjusted = Без везіння: без того, що дали кидки й карти, порівняно з усім, що могло випасти. У середньому це нуль, хто б не грав.
ladder-other-folder = У теці { $folder } ігри іншого турніру: інша гра, коробка, кількість гравців, зерно або з --adjusted чи без. Обери іншу теку.
ladder-bad-folder = Теку { $folder } не можна використати для ігор турніру. Обери іншу.

# One game of a bot

try-title = { $game }, гравців: { $players }, зерно { $seed }
try-asked = Версія { $version }, варіантів: { $number }
try-illegal = Відповіді { $answer } немає серед дозволених дій: { $choices }.
try-failed = Це сталося після версії { $version }. Вигляд збережено у файлі { $file }.
try-summary = Рішень: { $number }, у середньому { $mean }, найдовше { $most }.

# A bot at a live table

remote-joined = { $name } сидить на місці { $number }, гра: { $game }. Ctrl+C — піти; тоді далі грає Хороший пес.
remote-played = Версія { $version }: { $action } ({ $time } мс)
remote-over = Гру закінчено.
remote-bad-token = { $url } не знає цього токена, або він не для бота. Попроси в господаря столу новий.
remote-no-server = { $url } відповідає, але це не сервер Barkade.
remote-unreachable = { $url } недоступний.

# Puzzles

puzzles-column-id = id
puzzles-column-level = рівень
puzzles-column-difficulty = складність
puzzles-column-players = гравці
puzzles-column-choices = варіанти
puzzles-column-lead = перевага
puzzles-column-puppy = помилки Цуценяти
puzzles-column-good-dog = помилки Хорошого пса
puzzles-column-short = помилки короткого пошуку
puzzles-to-move = Що найкраще для гравця { $name }?
puzzles-finding = { $game }: пошук задач
puzzles-proven = Доведено наново: { $proven } із { $all } задач.

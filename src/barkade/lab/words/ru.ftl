# Simulation

lab-broken = Игра { $number } с зерном { $seed } нарушила правила { $game }: это дефект Barkade. «sim --checked» найдёт его снова.
lab-preparing = компилируется { $game } (только в первый раз)
lab-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }: игр { $games }, играет { $play }, зерно { $seed }
lab-seat = место
lab-wins = победы
lab-interval = интервал 95 %
lab-score = счёт
lab-deviation = ±
lab-range = от меньшего до большего
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = от { $low } до { $high }
lab-order = очерёдность
lab-turns = Ходов за игру в среднем: { $mean }, в половине игр — не больше { $median }: { $low } { $bars } { $high }
lab-decisions = Решения: в среднем { $mean }, в каждом на выбор в среднем { $choices } действия: { $low } { $bars } { $high }
lab-leads = Смены лидера: { $changes }; победитель выходит вперёд окончательно после { $decided } % ходов.
lab-ending = { $percent } %: { $reason }
lab-shared = Общих побед: { $shared }.
lab-unwon = Игр, где никто не выиграл: { $unwon }.
lab-no-time = меньше 0,1
lab-speed = { $games } игр/с, { $steps } шагов/с, { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
    [many] { $threads } потоков
   *[other] { $threads } потока
}, { $seconds } с.

# The ladder

ladder-preparing = компилируется { $game } (только в первый раз)
ladder-running = { $game }: { $one } против { $other }
ladder-title = { $game }, игроков: { $players }, зерно { $seed }: кто кого побеждает
ladder-one = бот
ladder-other = против
ladder-among = среди копий
ladder-games = игры
ladder-share = победы
ladder-interval = интервал 95 %
ladder-adjusted = без везения
ladder-variance = осталось дисперсии
ladder-verdict = вывод
ladder-verdict-better = лучше
ladder-verdict-worse = хуже
ladder-verdict-even = разница меньше { $apart } очков
ladder-verdict-open = неясно
ladder-bot = бот
ladder-rating = рейтинг
ladder-deviation = ±
ladder-time = время на решение
ladder-processor = процессор
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
ladder-troubles = Сбои: { $number ->
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
}, первый: { $first }
ladder-unrated = { $bot } не получает рейтинга: сам принял лишь { $own } своих решений.
ladder-note = Общая победа считается частично; равные выигрывали бы { $equal }. Интервалы считают игры одного зерна вместе. Рейтинг — Эло (Брэдли — Терри), в среднем 0, с интервалами 95 %. Игр: { $games }, время: { $seconds } с.
ladder-took = Время процессора: { $seconds } с.
ladder-early = Пара заканчивает, как только последовательный критерий (SPRT) отличит лучшего или худшего от равного либо покажет, что между ними меньше { $apart } очков; доли, оконченные раньше, немного преувеличены. --all играет все игры.
ladder-how-adjusted = Без везения: за вычетом того, что дали броски и карты, в сравнении со всем, что могло выпасть. В среднем это ноль, кто бы ни играл.
ladder-other-folder = В папке { $folder } игры другого турнира: другая игра, коробка, число игроков, зерно либо с --adjusted или без. Выбери другую папку.
ladder-bad-folder = Папку { $folder } нельзя использовать для игр турнира. Выбери другую.

# One game of a bot

try-title = { $game }, игроков: { $players }, зерно { $seed }
try-asked = Версия { $version }, вариантов: { $number }
try-illegal = Ответа { $answer } нет среди допустимых действий: { $choices }.
try-failed = Это случилось после версии { $version }. Снимок игры сохранён в файле { $file }.
try-summary = Решений: { $number }, в среднем { $mean }, самое долгое { $most }.

# A bot at a live table

remote-joined = { $name } сидит на месте { $number }, игра: { $game }. Ctrl+C — уйти; тогда дальше играет Хороший пёс.
remote-played = Версия { $version }: { $action } ({ $time } мс)
remote-over = Игра окончена.
remote-bad-token = { $url } не знает этого токена, или он не для бота. Попроси у хозяина стола новый.
remote-no-server = { $url } отвечает, но это не сервер Barkade.
remote-unreachable = { $url } недоступен.

# Puzzles

puzzles-column-id = id
puzzles-column-level = уровень
puzzles-column-difficulty = сложность
puzzles-column-players = игроки
puzzles-column-choices = варианты
puzzles-column-lead = перевес
puzzles-column-puppy = ошибки Щенка
puzzles-column-good-dog = ошибки Хорошего пса
puzzles-column-short = ошибки короткого поиска
puzzles-to-move = Что лучше всего для игрока { $name }?
puzzles-finding = { $game }: поиск задач
puzzles-proven = Задач доказано заново: { $proven } из { $all }.

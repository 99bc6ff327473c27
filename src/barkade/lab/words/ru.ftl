# Simulation

lab-broken = Игра { $number } с зерном { $seed } нарушила правила { $game }: это дефект Barkade. «sim --checked» найдёт его снова.
lab-preparing = компилируется { $game } (только в первый раз)
lab-no-ray = Ray не установлен; установи его командой «pip install 'barkade[lab]'».
lab-bad-cluster = Кластер — это «ray» (этот компьютер) или «ray://HOST:PORT», а не «{ $address }».
lab-no-cluster = По адресу { $address } нет кластера Ray ({ $reason }).
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
lab-interval = интервал 95 %
lab-score = счёт
lab-deviation = ±
lab-range = от меньшего до большего
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = от { $low } до { $high }
lab-order = очерёдность
lab-turns = Ходов за игру в среднем: { $mean }, в половине игр — не больше { $median }: { $low } { $bars } { $high }
lab-decisions = Решения: в среднем { $mean }, действий на выбор в среднем { $choices }: { $low } { $bars } { $high }
lab-leads = Смены лидера: { $changes }; победитель выходит вперёд окончательно после { $decided } % ходов.
lab-ending = { $percent } %: { $reason }
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
ladder-interval = интервал 95 %
ladder-adjusted = без удачи
ladder-variance = осталось дисперсии
ladder-verdict = вывод
ladder-verdict-better = лучше
ladder-verdict-worse = хуже
ladder-verdict-even = разница меньше { $apart } пунктов
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
ladder-note = Общая победа считается частично; равные выигрывали бы { $equal }. Интервалы считают игры одного зерна вместе. Рейтинг — Эло (Брэдли — Терри), в среднем 0, с интервалами 95 %. Игр: { $games }, время: { $seconds } с.
ladder-took = Время процессора: { $seconds } с.
ladder-early = Пара заканчивает, как только последовательный критерий (SPRT) отличит лучшего или худшего от равного либо покажет, что между ними меньше { $apart } пунктов; доли, оконченные раньше, немного преувеличены. --all играет все игры.
ladder-how-adjusted = Без удачи: за вычетом того, что дали броски и карты, в сравнении со всем, что могло выпасть. В среднем это ноль, кто бы ни играл.
ladder-other-folder = В папке { $folder } игры другого турнира: другая игра, коробка, число игроков, зерно либо с --adjusted или без. Выбери другую папку.
ladder-bad-folder = Папку { $folder } нельзя использовать для игр турнира. Выбери другую.

# One game of a bot

try-title = { $game }, игроков: { $players }, зерно { $seed }
try-asked = Версия { $version }, вариантов: { $number }
try-illegal = Ответа { $answer } нет среди допустимых действий: { $choices }.
try-failed = Это случилось после версии { $version }. Снимок игры сохранён в файле { $file }.
try-summary = Решений: { $number }, в среднем { $mean }, самое долгое { $most }.

# A bot at a live table

remote-joined = { $name } сидит на месте { $number }, игра: { $game }. Ctrl-C — уйти; тогда дальше играет Хороший пёс.
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

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: отчёт
report-how = Хороший пёс играет прилично, но не идеально. Число после ± — половина интервала 95 %. Общая победа засчитывается частично. То же зерно даёт те же числа на любом компьютере.
report-nothing = Показать нечего.
report-written = Записано: { $files }
report-not-written = Не удаётся записать { $file }. Укажи другое место через --out.
report-doing-simulation = идут игры
report-doing-choices = взвешиваются решения
report-doing-kingmaking = поиск тех, кто выбирает победителя
report-doing-ladder = боты играют друг с другом
report-advantage = У кого преимущество?
report-advantage-about = Как часто выигрывает каждое место, считая от начинающего. Пунктир — равная доля.
report-by-order = Победы по очерёдности
report-by-seat = По местам
report-place = { $place ->
    [1] начинает
   *[other] ходит { $place }-м
}
report-seat = место { $seat }
report-length = Сколько длится игра?
report-length-about = Ход длится, пока очередь не перейдёт к другому; решение — выбор хотя бы из двух действий.
report-in-short = Коротко
report-turns = ходы
report-decisions = решения
report-steps = действия
report-scores = Счёт
report-scores-about = Все места вместе и отрыв победителя от следующего.
report-row-scores = счёт места
report-row-margin = отрыв победителя
report-bands = Счёт по ходу игры, по проценту ходов: среднее и границы, в которых лежат 90 % значений
report-endings = Чем кончается
report-endings-about = Причины конца игры как доли всех игр.
report-row-shared = общая победа
report-row-unwon = никто не выиграл
report-drama = Драматизм
report-drama-about = Как часто тот, кто сейчас впереди, в итоге выигрывает, и как поздно победитель выходит вперёд окончательно.
report-leader = Лидер выигрывает, по проценту ходов
report-after = после { $percent } % ходов
report-row-lead-changes = смены лидера
report-row-decided = решено после (% ходов)
report-row-behind = наибольшее отставание победителя, в очках
report-actions = Что делают победители
report-actions-about = Действия места за игру, по видам в нотации. То, что победители делают чаще, не обязательно причина победы.
report-chapter-about = То, что есть только в этой игре.
report-choices = Сколько решений важны?
report-choices-about = Насколько лучшее действие повышает шансы на победу по сравнению со средним — по пробным играм, где известно лишь то, что знает это место.
report-stakes = Решения по ставке
report-stakes-little = меньше 1 %
report-stakes-some = от 1 до 5 %
report-stakes-much = больше 5 %
report-thirds = По ходу игры
report-third = { $third ->
    [1] первая треть
    [2] вторая треть
   *[other] последняя треть
}
report-kingmaking = Кто раздаёт победу?
report-kingmaking-about = Решения тех, кто выигрывает меньше 2 % пробных игр, что бы ни делал, и какую часть победы их выбор переносит между остальными. В пробных играх известно лишь то, что знает это место.
report-row-hopeless = решения тех, кто уже вряд ли выиграет
report-row-kingmaker = такое решение меняет победителя
report-skill = Умение против удачи
report-skill-about = Как часто выигрывает тот, кто играет как все, но порой решает наугад. Чем круче спад, тем важнее умение.
report-whims = Победы по проценту случайных решений
report-whim = { $percent } % наугад
report-levels = Боты всех уровней
report-levels-about = Чем шире разброс рейтинга, тем важнее умение. Без удачи: за вычетом того, что дал жребий; удача — доля дисперсии, которая при этом исчезает.
report-pairings = Кто кого побеждает
report-pairing = { $one } — { $other }
report-ratings = Рейтинг (Эло)
report-habits = Что делают боты всех уровней
report-habits-about = Виды действий в нотации как доли всех действий бота.
report-values = Сравнение
report-values-about = Та же игра при каждом значении опции; последний столбец — тот, кто каждое пятое решение принимает наугад.
report-differences = Две коробки рядом
report-differences-about = «Точно» значит, что чистая случайность дала бы такую разницу раз на тысячу.
report-side-by-side = Как идут игры
report-certain = Что ещё точно различается
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = победы
report-column-score = счёт
report-column-mean = среднее
report-column-lowest = наименьшее
report-column-median = медиана
report-column-highest = наибольшее
report-column-games = игры
report-column-winners = победители
report-column-winners-low = победители, 5 %
report-column-winners-high = победители, 95 %
report-column-others = остальные
report-column-others-low = остальные, 5 %
report-column-others-high = остальные, 95 %
report-column-wins-with = победы с этим
report-column-count = число
report-column-decisions = решения
report-column-gain = выигрыш
report-column-actions = действия
report-column-turns = ходы
report-column-starter = побеждает начинающий
report-column-whimsical = победы, 20 % наугад
report-column-less-luck = без удачи
report-column-luck = удача
report-column-rating = рейтинг
report-column-milliseconds = мс на решение
report-column-this = эта коробка
report-column-that = другая
report-column-difference = разница
report-other-box = другая коробка: { $value }
report-printed-box = обычная коробка
report-box-is = { $which }: { $box }

# Настройка

tune-title = { $game }: константы до и после, зерно { $seed }
tune-compared = { $game }: эти эвристики против тех, зерно { $seed }
tune-constant = константа
tune-old = было
tune-new = стало
tune-players = игроки
tune-even = равная доля
tune-third = треть
tune-foresight = Показатель Брайера для оценки позиции (меньше — лучше), игроков: { $players }, по третям игры
tune-nothing = { $game }: настраивать нечего, констант нет.
tune-no-guide = В папке { $folder } нет эвристик ни одной игры.
tune-better = На новых раздачах лучше. --write записал бы эти константы в исходный код.
tune-written = На новых раздачах лучше, записано в исходный код.
tune-worse = На новых раздачах не лучше, поэтому ничего не изменилось.

# Обучение

train-playing = Партии Вожака
train-learning = Обучение
train-matching = Матч, игроков: { $players }
train-title = { $game }: выученная оценка, зерно { $seed }
train-foresight = Показатель Брайера на играх, на которых она не училась (меньше — лучше), по третям игры; сыграно игр: { $games }
train-by-hand = вручную
train-learned = выученная
train-searched = поиск
train-match = Выученная оценка против нынешней: { $milliseconds } мс процессора на решение, горизонт { $ahead }
train-iterations = итерации
train-better = Лучше; число игроков: { $players }. --write поместил бы веса в папку игры для таких столов.
train-written = Лучше; число игроков: { $players }. Теперь веса лежат в папке игры для таких столов.
train-worse = Не лучше ни при каком числе игроков, поэтому ничего не изменилось.
train-into = Веса в файле { $file }.

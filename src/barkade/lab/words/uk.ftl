# Simulation

lab-broken = Гра { $number } із зерна { $seed } порушила правила «{ $game }»: це дефект Barkade. «sim --checked» знайде його знову.
lab-preparing = компілюється { $game } (лише першого разу)
lab-no-ray = Ray не встановлено; встанови його командою «pip install 'barkade[lab]'».
lab-bad-cluster = Кластер — це «ray» (цей комп’ютер) або «ray://HOST:PORT», а не «{ $address }».
lab-no-cluster = За адресою { $address } немає кластера Ray ({ $reason }).
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
lab-decisions = Рішення: у середньому { $mean }, дій на вибір у середньому { $choices }: { $low } { $bars } { $high }
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
ladder-how-adjusted = Без везіння: без того, що дали кидки й карти, порівняно з усім, що могло випасти. У середньому це нуль, хоч би хто грав.
ladder-other-folder = У теці { $folder } ігри іншого турніру: інша гра, коробка, кількість гравців, зерно або з --adjusted чи без. Обери іншу теку.
ladder-bad-folder = Теку { $folder } не можна використати для ігор турніру. Обери іншу.

# One game of a bot

try-title = { $game }, гравців: { $players }, зерно { $seed }
try-asked = Версія { $version }, варіантів: { $number }
try-illegal = Відповіді { $answer } немає серед дозволених дій: { $choices }.
try-failed = Це сталося після версії { $version }. Вигляд збережено у файлі { $file }.
try-summary = Рішень: { $number }, у середньому { $mean }, найдовше { $most }.

# A bot at a live table

remote-joined = { $name } сидить на місці { $number }, гра: { $game }. Ctrl-C — піти; тоді далі грає Хороший пес.
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

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: звіт
report-how = Хороший пес грає пристойно, але не ідеально. Число після ± — половина інтервалу 95%. Спільна перемога рахується частково. Те саме зерно дає ті самі числа на будь-якому комп’ютері.
report-nothing = Нема чого показати.
report-written = Записано: { $files }
report-not-written = Не вдається записати { $file }. Вкажи інше місце через --out.
report-doing-simulation = тривають ігри
report-doing-choices = зважуються рішення
report-doing-kingmaking = пошук тих, хто обирає переможця
report-doing-ladder = боти грають одне з одним
report-advantage = Хто має перевагу?
report-advantage-about = Як часто виграє кожне місце, рахуючи від того, хто починає. Пунктир — рівна частка.
report-by-order = Перемоги за черговістю
report-by-seat = За місцями
report-place = { $place ->
    [1] починає
   *[other] ходить { $place }-м
}
report-seat = місце { $seat }
report-length = Скільки триває гра?
report-length-about = Хід триває, доки черга не перейде до іншого; рішення — вибір щонайменше з двох дій.
report-in-short = Коротко
report-turns = ходи
report-decisions = рішення
report-steps = дії
report-scores = Рахунок
report-scores-about = Усі місця разом і відрив переможця від наступного.
report-row-scores = рахунок місця
report-row-margin = відрив переможця
report-bands = Рахунок протягом гри, за відсотком ходів: середнє та межі, у яких лежать 90% значень
report-endings = Чим закінчується
report-endings-about = Причини кінця гри як частки всіх ігор.
report-row-shared = спільна перемога
report-row-unwon = ніхто не виграв
report-drama = Напруга
report-drama-about = Як часто той, хто зараз попереду, врешті виграє, і як пізно переможець остаточно виходить уперед.
report-leader = Лідер виграє, за відсотком ходів
report-after = після { $percent }% ходів
report-row-lead-changes = зміни лідера
report-row-decided = вирішено після (% ходів)
report-row-behind = найбільше відставання переможця, в очках
report-actions = Що роблять переможці
report-actions-about = Дії місця за гру, за видами в нотації. Те, що переможці роблять частіше, не обов’язково причина перемоги.
report-chapter-about = Те, що є лише в цій грі.
report-choices = Скільки рішень важливі?
report-choices-about = Наскільки найкраща дія підвищує шанси на перемогу порівняно із середньою — за пробними іграми, де відомо лише те, що знає це місце.
report-stakes = Рішення за ставкою
report-stakes-little = менше 1%
report-stakes-some = від 1 до 5%
report-stakes-much = більше 5%
report-thirds = Протягом гри
report-third = { $third ->
    [1] перша третина
    [2] друга третина
   *[other] остання третина
}
report-kingmaking = Хто роздає перемогу?
report-kingmaking-about = Рішення тих, хто виграє менше 2% пробних ігор, хоч би що робив, і яку частину перемоги їхній вибір переносить між рештою. У пробних іграх відомо лише те, що знає це місце.
report-row-hopeless = рішення тих, хто вже навряд чи виграє
report-row-kingmaker = таке рішення змінює переможця
report-skill = Уміння проти везіння
report-skill-about = Як часто виграє той, хто грає як усі, але часом вирішує навмання. Що крутіший спад, то важливіше вміння.
report-whims = Перемоги за відсотком випадкових рішень
report-whim = { $percent }% навмання
report-levels = Боти всіх рівнів
report-levels-about = Що ширший розкид рейтингу, то важливіше вміння. Без везіння: за вирахуванням того, що дав жереб; везіння — частка дисперсії, яка при цьому зникає.
report-pairings = Хто кого перемагає
report-pairing = { $one } — { $other }
report-ratings = Рейтинг (Ело)
report-habits = Що роблять боти всіх рівнів
report-habits-about = Види дій у нотації як частки всіх дій бота.
report-values = Порівняння
report-values-about = Та сама гра за кожного значення опції; останній стовпець — той, хто кожне п’яте рішення ухвалює навмання.
report-differences = Дві коробки поруч
report-differences-about = «Певно» означає, що сама випадковість дала б таку різницю раз на тисячу.
report-side-by-side = Як ідуть ігри
report-certain = Що ще певно відрізняється
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = перемоги
report-column-score = рахунок
report-column-mean = середнє
report-column-lowest = найменше
report-column-median = медіана
report-column-highest = найбільше
report-column-games = ігри
report-column-winners = переможці
report-column-winners-low = переможці, 5%
report-column-winners-high = переможці, 95%
report-column-others = решта
report-column-others-low = решта, 5%
report-column-others-high = решта, 95%
report-column-wins-with = перемоги з цим
report-column-count = кількість
report-column-decisions = рішення
report-column-gain = виграш
report-column-actions = дії
report-column-turns = ходи
report-column-starter = перемагає той, хто починає
report-column-whimsical = перемоги, 20% навмання
report-column-less-luck = без везіння
report-column-luck = везіння
report-column-rating = рейтинг
report-column-milliseconds = мс на рішення
report-column-this = ця коробка
report-column-that = інша
report-column-difference = різниця
report-other-box = інша коробка: { $value }
report-printed-box = звичайна коробка
report-box-is = { $which }: { $box }

# Налаштування

tune-title = { $game }: сталі до і після, зерно { $seed }
tune-compared = { $game }: ці евристики проти тих, зерно { $seed }
tune-constant = стала
tune-old = було
tune-new = стало
tune-players = гравці
tune-even = рівна частка
tune-third = третина
tune-foresight = Показник Браєра для оцінки позиції (менше — краще), гравців: { $players }, за третинами гри
tune-nothing = { $game }: налаштовувати нічого, сталих немає.
tune-no-guide = У теці { $folder } немає евристик жодної гри.
tune-better = На нових роздачах краще. --write записав би ці сталі в код.
tune-written = На нових роздачах краще, записано в код.
tune-worse = На нових роздачах не краще, тож нічого не змінилося.

# Навчання

train-playing = Партії Ватажка
train-learning = Навчання
train-matching = Матч, гравців: { $players }
train-title = { $game }: вивчена оцінка, зерно { $seed }
train-foresight = Показник Браєра на іграх, з яких вона не вчилася (менше — краще), за третинами гри; зіграно ігор: { $games }
train-by-hand = вручну
train-learned = вивчена
train-searched = пошук
train-match = Вивчена оцінка проти теперішньої: { $milliseconds } мс процесора на рішення, горизонт { $ahead }
train-iterations = ітерації
train-better = Краще; кількість гравців: { $players }. --write поклав би ваги в теку гри для таких столів.
train-written = Краще; кількість гравців: { $players }. Тепер ваги лежать у теці гри для таких столів.
train-worse = Не краще за жодної кількості гравців, тож нічого не змінилося.
train-into = Ваги у файлі { $file }.

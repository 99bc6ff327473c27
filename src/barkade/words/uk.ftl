# The command line

cli-error = barkade: { $reason }
cli-usage = використання:
cli-about = Barkade: собачі настільні ігри за одним столом. Без команди: вибери гру і грай.
cli-commands = команди
cli-arguments = аргументи
cli-options = опції
cli-more = «barkade COMMAND --help» розповість про команду більше.

cli-play = грати за цією клавіатурою, з людьми й ботами
cli-resume = продовжити останню відкладену гру
cli-games = перелік ігор
cli-rules = показати правила гри
cli-replay = пройти записану гру крок за кроком
cli-verify = перевірити кожну дію, позицію і жереб запису
cli-analyse = це було везіння? що в закінченій партії зробили випадок, чуття і рішення
cli-puzzles = задачі: перелічити, показати, знайти в партіях ботів і довести
cli-sim = прогнати багато ігор і дати звіт
cli-report = написати звіт про гру: баланс, тривалість, напруга, вміння й везіння

cli-help-help = показати цю довідку
cli-help-language = мова Barkade: { $known }; типово — вибрана в меню або мова системи
cli-help-game = гра: { $known }
cli-help-file = запис гри
cli-help-find = показати лише правила з цими словами або з цим номером
cli-help-players = скільки гравців
cli-help-seat = хто сидить на наступному місці: { $known }; person:Anna дає ім’я (типово: людина, далі { $bot })
cli-help-option = опція гри, як-от starter=1 (можна повторювати)
cli-help-box = файл TOML з власною коробкою
cli-help-set = число з коробки, як-от hand_limit=2 (можна повторювати)
cli-help-seed = зерно: те саме зерно, та сама гра
cli-help-pace = скільки секунд триває дія бота
cli-help-plain = вивести всю історію замість кроків
cli-help-games = скільки ігор (типово 100 000)
cli-help-play = як грати: { $known } (типово { $default })
report-help-games = скільки ігор (типово 20 000)
report-help-ladder = скільки ігор грає кожна пара ботів (типово 20; 0 — без них)
report-help-against = файл TOML з іншою коробкою для порівняння або «printed» (звичайна)
report-help-out = куди записати (типово GAME-report.html); числа поруч як JSON і CSV
cli-help-threads = скільки потоків (типово — усі ядра)
cli-help-on = грати на кластері Ray: ray (цей комп’ютер) або ray://HOST:PORT
cli-help-checked = перевіряти кожну позицію і кожен доступ до масиву: повільніше, для пошуку дефектів
cli-help-json = вивести JSON
puzzles-help-find = знайти стільки задач у партіях ботів
cli-help-show = показати задачу з цим id та відповідь
cli-help-prove = довести всі задачі гри наново

cli-unknown-command = Немає команди «{ $word }». Команди такі: { $known }.
cli-unknown-language = Barkade не говорить мовою «{ $code }». Говорить цими: { $known }.
cli-bad-arguments = Ці аргументи не прочитати. «barkade { $command } --help» покаже, як треба.
cli-unknown-argument = «{ $command }» не має аргументу «{ $word }». «barkade { $command } --help» покаже, що є.
cli-missing-game = Яка гра? «barkade { $command } GAME», а ігри такі: { $known }.
cli-missing-file = Який файл? «barkade { $command } FILE».
cli-bad-number = { $option } має бути цілим числом від { $low } до { $high }, а не «{ $value }».
cli-bad-play = --play може бути { $known }, а не «{ $value }».
cli-bad-pace = { $option } має бути числом секунд від 0 до 60, а не «{ $value }».
cli-bad-option-form = Опцію пишуть NAME=VALUE, а не «{ $text }».
cli-bad-set-form = Число з коробки пишуть NAME=NUMBER, а не «{ $text }».
cli-unknown-seat = На місці може бути { $known }, а не «{ $kind }».
cli-too-many-seats = Названо місць: { $seats }, а гравців лише { $players }.
cli-no-file = Немає файлу «{ $file }».
cli-unreadable-file = Файл «{ $file }» не читається як текст.
cli-no-terminal = Тут потрібен термінал із клавіатурою: запусти це у вікні термінала.
cli-nothing-to-resume = Немає гри, яку можна продовжити. «barkade play dig» почне нову.
cli-torn-save = Збережену гру «{ $file }» пошкоджено, продовжити її не можна.
cli-cant-save = Гру не вдається зберегти в «{ $folder }»: { $reason }.
cli-stopped = Зупинено.

cli-game-line = гравців: { $low }–{ $high }

cli-verified = Перевірено: усі версії цієї гри «{ $game }» ({ $versions }) відповідають правилам, і кожен жереб походить із зерна із запорукою { $commit }.
cli-verified-simulation = Перевірено: усі версії цієї гри «{ $game }» ({ $versions }) відповідають правилам, і кожен жереб походить із зерна симуляції { $seed }.
cli-verified-position = Але початкову позицію було задано, і перевірити її не можна.
cli-verified-inherited = Але версії від 0 до { $last } узято з іншої гри: їхні жереби тут не перевірити.
cli-verified-running = Гра ще триває.
cli-kept = Гру збережено. Продовжити: barkade resume
cli-record-verify = Перевірити кожен її жереб: barkade verify { $file }

# The command line: bots against each other

cli-ladder = влаштувати турнір ботів і скласти рейтинг
cli-help-bot = бот: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (ітерацій на рішення), top-dog:0.5s (на хід), встановлений окремо або run:COMMAND (можна повторювати; типово — шестеро своїх)
cli-tune = налаштувати евристики, за якими грають боти
cli-train = вивчити оцінку позицій з партій самого Ватажка
cli-help-alone = лише цей бот проти кожного з інших; якщо грають більше двох, один серед їхніх копій
cli-help-processes = скільки процесів (типово — усі ядра)
cli-help-into = зберігати ігри в цій теці рядками й записами; перерваний турнір продовжиться звідти
cli-help-adjusted = відняти везіння: тих самих ботів розрізнить менше ігор
cli-help-all = зіграти всі ігри пари, навіть коли сумнівів уже немає
cli-try = зіграти одну гру з ботом, якого ти пишеш: видно кожне рішення, а помилки — з повним трасуванням
try-help-bot = бот: my_bot.py:MyBot, my_package:MyBot, run:COMMAND або встановлений окремо
cli-help-against = бот на інших місцях (типово good-dog)
cli-help-boards = показувати поле перед кожним рішенням
cli-missing-bot = Який бот і яка гра? «barkade try BOT GAME», а ігри такі: { $known }.
cli-bot = посадити бота за справжній стіл: потрібен токен, який отримав господар
remote-help-url = адреса сервера
remote-help-token = токен бота
cli-missing-token = Який сервер, який токен і який бот? Наприклад: «barkade bot URL TOKEN BOT».
ladder-help-games = найбільше ігор на пару (типово 200)
tune-help-players = кількість гравців; можна вказати кілька разів (типово всі від двох)
tune-help-steps = кроки налаштування (типово 200)
tune-help-rounds = раундів на крок, кожен по разу з кожного місця (типово 2000)
tune-help-against = не налаштовувати: зіграти проти евристик тієї самої гри з цієї теки, наприклад зі старішої версії
tune-help-write = записати нові сталі в код, якщо вони виявляться кращими
train-help-games = зі скількох партій Ватажка вчитися, щонайменше 10 (типово 1000)
train-help-minutes = не починати нової партії після стількох хвилин
train-help-ahead = горизонт догравань із вивченою оцінкою (типово як у гри)
train-help-into = файл для ваг (типово GAME-network.bin)
train-help-match = не вчити: зіграти матч із вагами з цього файлу
train-help-players = кількість гравців у матчі; можна вказати кілька разів (типово 2, 3 і 4)
train-help-ms = мілісекунди процесора на рішення в матчі (типово 10)
train-help-rounds = найбільше раундів у матчі, кожен по разу з кожного місця (типово 400)
train-help-write = покласти ваги в теку гри для тих кількостей гравців, за яких перевірка визнає їх кращими

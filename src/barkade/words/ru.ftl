# The command line

cli-error = barkade: { $reason }
cli-usage = использование:
cli-about = Barkade: собачьи настольные игры за одним столом. Без команды: выбери игру и играй.
cli-commands = команды
cli-arguments = аргументы
cli-options = опции
cli-more = «barkade COMMAND --help» расскажет о команде больше.

cli-play = играть за этой клавиатурой, с людьми и ботами
cli-resume = продолжить последнюю отложенную игру
cli-games = список игр
cli-rules = показать правила игры
cli-replay = пройти записанную игру шаг за шагом
cli-verify = проверить каждое действие, позицию и жребий записи
cli-analyse = это была удача? что в законченной партии сделали случай, чутьё и решения
cli-puzzles = задачи: перечислить, показать, найти в партиях ботов и доказать
cli-sim = прогнать много игр и дать отчёт
cli-report = написать отчёт об игре: баланс, длина, драматизм, умение и удача

cli-help-help = показать эту справку
cli-help-language = язык Barkade: { $known }; по умолчанию — выбранный в меню или язык системы
cli-help-game = игра: { $known }
cli-help-file = запись игры
cli-help-find = показать только правила с этими словами или с этим номером
cli-help-players = сколько игроков
cli-help-seat = кто сидит на следующем месте: { $known }; person:Anna даёт имя (по умолчанию: человек, дальше { $bot })
cli-help-option = опция игры, например starter=1 (можно повторять)
cli-help-box = файл TOML со своей коробкой
cli-help-set = число из коробки, например hand_limit=2 (можно повторять)
cli-help-seed = зерно: то же зерно, та же игра
cli-help-pace = сколько секунд длится действие бота
cli-help-plain = вывести всю историю вместо шагов
cli-help-games = сколько игр (по умолчанию 100 000)
cli-help-play = как играть: { $known } (по умолчанию { $default })
report-help-games = сколько игр (по умолчанию 20 000)
report-help-ladder = сколько игр играет каждая пара ботов (по умолчанию 20; 0 — без них)
report-help-against = файл TOML с другой коробкой для сравнения или «printed» (обычная)
report-help-out = куда записать (по умолчанию GAME-report.html); числа рядом как JSON и CSV
cli-help-threads = сколько потоков (по умолчанию — все ядра)
cli-help-on = играть на кластере Ray: ray (этот компьютер) или ray://HOST:PORT
cli-help-checked = проверять каждую позицию и каждый доступ к массиву: медленнее, для поиска дефектов
cli-help-json = вывести JSON
puzzles-help-find = найти столько задач в партиях ботов
cli-help-show = показать задачу с этим id и ответ
cli-help-prove = доказать все задачи игры заново

cli-unknown-command = Нет команды «{ $word }». Команды такие: { $known }.
cli-unknown-language = Barkade не говорит на языке «{ $code }». Говорит на этих: { $known }.
cli-bad-arguments = Эти аргументы не прочитать. «barkade { $command } --help» покажет, как надо.
cli-unknown-argument = У «{ $command }» нет аргумента «{ $word }». «barkade { $command } --help» покажет, что есть.
cli-missing-game = Какая игра? Попробуй «barkade { $command } GAME». Игры такие: { $known }.
cli-missing-file = Какой файл? Попробуй «barkade { $command } FILE».
cli-bad-number = { $option } должно быть целым числом от { $low } до { $high }, а не «{ $value }».
cli-bad-play = --play может быть { $known }, а не «{ $value }».
cli-bad-pace = { $option } должно быть числом секунд от 0 до 60, а не «{ $value }».
cli-bad-option-form = Опцию пишут NAME=VALUE, а не «{ $text }».
cli-bad-set-form = Число из коробки пишут NAME=NUMBER, а не «{ $text }».
cli-unknown-seat = На месте может быть { $known }, а не «{ $kind }».
cli-too-many-seats = Названо мест: { $seats }, а игроков только { $players }.
cli-no-file = Нет файла «{ $file }».
cli-unreadable-file = Файл «{ $file }» не читается как текст.
cli-no-terminal = Тут нужен терминал с клавиатурой: запусти это в окне терминала.
cli-nothing-to-resume = Нет игры, которую можно продолжить. «barkade play dig» начнёт новую.
cli-torn-save = Сохранённая игра «{ $file }» повреждена, продолжить её нельзя.
cli-cant-save = Игру не удаётся сохранить в «{ $folder }»: { $reason }.
cli-stopped = Остановлено.

cli-game-line = игроков: { $low }–{ $high }

cli-verified = Проверено: все версии этой игры { $game } ({ $versions }) следуют правилам, и каждый жребий происходит из зерна с отпечатком { $commit }.
cli-verified-simulation = Проверено: все версии этой игры { $game } ({ $versions }) следуют правилам, и каждый жребий происходит из зерна симуляции { $seed }.
cli-verified-position = Но начальная позиция была задана, и проверить её нельзя.
cli-verified-inherited = Но версии от 0 до { $last } взяты из другой игры: их жребии здесь не проверить.
cli-verified-running = Игра ещё идёт.
cli-kept = Игра сохранена. Продолжить: barkade resume
cli-record-verify = Проверить каждый её жребий: barkade verify { $file }

# The command line: bots against each other

cli-ladder = устроить турнир ботов и составить рейтинг
cli-help-bot = бот: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (итераций на решение), top-dog:0.5s (на ход), установленный отдельно или run:COMMAND (можно повторять; по умолчанию — шестеро встроенных)
cli-tune = настроить эвристики, по которым играют боты
cli-train = выучить оценку позиций по партиям самого Вожака
cli-help-alone = только этот бот против каждого из остальных; если играют больше двух, один среди их копий
cli-help-processes = сколько процессов (по умолчанию — все ядра)
cli-help-into = хранить игры в этой папке строками и записями; прерванный турнир продолжится оттуда
cli-help-adjusted = вычесть удачу: тех же ботов различит меньше игр
cli-help-all = сыграть все игры пары, даже когда сомнений уже нет
cli-try = сыграть одну игру с ботом, которого ты пишешь: видно каждое решение, а ошибки — с полной трассировкой
try-help-bot = бот: my_bot.py:MyBot, my_package:MyBot, run:COMMAND или установленный отдельно
cli-help-against = бот на остальных местах (по умолчанию good-dog)
cli-help-boards = показывать поле перед каждым решением
cli-missing-bot = Какой бот и какая игра? Попробуй «barkade try BOT GAME». Игры такие: { $known }.
cli-bot = посадить бота за стол на сервере: нужен токен, который получил хозяин
remote-help-url = адрес сервера
remote-help-token = токен бота
cli-missing-token = Какой сервер, какой токен и какой бот? Попробуй «barkade bot URL TOKEN BOT».
ladder-help-games = сколько игр на пару самое большее (по умолчанию 200)
tune-help-players = число игроков; можно указать несколько раз (по умолчанию все от двух)
tune-help-steps = шаги настройки (по умолчанию 200)
tune-help-rounds = раундов на шаг, каждый по разу с каждого места (по умолчанию 2000)
tune-help-against = не настраивать: сыграть против эвристик той же игры из этой папки, например из старой версии
tune-help-write = записать новые константы в исходный код, если они окажутся лучше
train-help-games = на скольких партиях Вожака учиться, не меньше 10 (по умолчанию 1000)
train-help-minutes = не начинать новую партию после стольких минут
train-help-ahead = горизонт доигрываний с выученной оценкой (по умолчанию как у игры)
train-help-into = файл для весов (по умолчанию GAME-network.bin)
train-help-match = не учить: сыграть матч с весами из этого файла
train-help-players = число игроков в матче; можно указать несколько раз (по умолчанию 2, 3 и 4)
train-help-ms = миллисекунды процессора на решение в матче (по умолчанию 10)
train-help-rounds = раундов в матче самое большее, каждый по разу с каждого места (по умолчанию 400)
train-help-write = поместить веса в папку игры для тех чисел игроков, при которых проверка сочтёт их лучшими

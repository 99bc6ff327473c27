# The command line

cli-error = barkade: { $reason }
cli-usage = использование:
cli-about = Barkade: четыре собачьи настольные игры за одним столом. Без команды: выбери игру и играй.
cli-commands = команды
cli-arguments = что принимает
cli-options = опции
cli-more = «barkade COMMAND --help» расскажет о команде больше.

cli-play = играть за этой клавиатурой, с людьми и ботами
cli-resume = продолжить последнюю отложенную игру
cli-games = список игр
cli-rules = показать правила игры
cli-replay = пройти записанную игру шаг за шагом
cli-verify = проверить каждое действие, позицию и жребий записи
cli-sim = прогнать много случайных игр и дать отчёт

cli-help-help = показать эту справку
cli-help-language = язык всех слов: { $known }; обычно — выбранный в меню или язык системы
cli-help-game = игра: { $known }
cli-help-file = запись игры
cli-help-find = показать только правила с этими словами или с этим номером
cli-help-players = сколько игроков
cli-help-seat = кто сидит на следующем месте: { $known }; person:Anna даёт имя (неназванные места: человек, дальше { $bot })
cli-help-option = опция игры, например first=2 (можно повторять)
cli-help-box = файл TOML с другой коробкой
cli-help-seed = зерно, чтобы случай повторился так же
cli-help-pace = сколько секунд длится действие бота
cli-help-plain = вывести всю историю вместо шагов
cli-help-games = сколько игр (обычно 100 000)
cli-help-threads = сколько потоков (обычно — все ядра)
cli-help-checked = проверять каждую позицию и каждый доступ к массиву: медленнее, для поиска дефектов
cli-help-json = вывести JSON

cli-unknown-command = Нет команды «{ $word }». Команды такие: { $known }.
cli-unknown-language = Barkade не говорит на языке «{ $code }». Говорит на этих: { $known }.
cli-bad-arguments = Эти аргументы не прочитать. «barkade { $command } --help» покажет, как надо.
cli-unknown-argument = У «{ $command }» нет аргумента «{ $word }». «barkade { $command } --help» покажет, что есть.
cli-missing-game = Какая игра? «barkade { $command } GAME», а игры такие: { $known }.
cli-missing-file = Какой файл? «barkade { $command } FILE».
cli-bad-number = { $option } должно быть целым числом от { $low } до { $high }, а не «{ $value }».
cli-bad-pace = { $option } должно быть числом секунд от 0 до 60, а не «{ $value }».
cli-bad-option-form = Опцию пишут NAME=VALUE, а не «{ $text }».
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

cli-verified = Проверено: все версии этой игры { $game } ({ $versions }) следуют правилам, и каждый жребий происходит из зерна с поручительством { $commit }.
cli-verified-simulation = Проверено: все версии этой игры { $game } ({ $versions }) следуют правилам, и каждый жребий происходит из зерна симуляции { $seed }.
cli-verified-position = Но начальная позиция была задана, и проверить её нельзя.
cli-verified-inherited = Но версии от 0 до { $last } взяты из другой игры: их жребии здесь не проверить.
cli-verified-running = Игра ещё идёт.
cli-kept = Игра сохранена. Продолжить: barkade resume
cli-record-verify = Проверить каждый её жребий: barkade verify { $file }

# Simulation

lab-broken = Игра { $number } зерна { $seed } нарушила правила { $game }: это дефект Barkade. «sim --checked» найдёт его снова.
lab-preparing = компилируется { $game } (только в первый раз)
lab-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }: случайных игр { $games }, зерно { $seed }
lab-seat = место
lab-wins = победы
lab-interval = интервал 95 %
lab-score = счёт
lab-deviation = ±
lab-range = от меньшего до большего
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = от { $low } до { $high }
lab-length = Действий за игру в среднем: { $mean } (от { $low } до { $high }, в половине игр — не больше { $median }).
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

# Who sits at the table

terminal-kind-person = человек
terminal-kind-random = случайный бот
terminal-kind-puppy = Щенок
terminal-kind-good-dog = Хороший пёс
terminal-kind-top-dog = Вожак
terminal-bot-name-1 = Рекс
terminal-bot-name-2 = Лайма
terminal-bot-name-3 = Барбос
terminal-bot-name-4 = Бусинка
terminal-bot-name-5 = Тузик

# The table

terminal-too-small = Это окно { $width }×{ $height }. Столу нужно 80×24: увеличь окно или уменьши буквы.
terminal-turn = { $name }, твой ход
terminal-turn-of = { $name } думает …
terminal-over = Игра окончена
terminal-actions = Что можно сделать
terminal-no-actions = Ходит { $name } ({ $kind }).
terminal-next = Что теперь?
terminal-log = Что случилось
terminal-coach = Тренер
terminal-coach-off = Тренер смотрит только с места человека.
terminal-prompt = запись действия или Enter для отмеченного
terminal-prompt-over = Enter для отмеченного
terminal-keys = ↑↓ Enter или текст · F1 ? F2 тренер F3 журнал F4 назад F5 совет · Ctrl-C выход
terminal-keys-over = ↑↓ выбор · Enter дальше · F1 справка · F3 журнал · Ctrl-C выход
terminal-keys-page = ↑↓ PgUp PgDn листать · Esc назад
terminal-keys-help = ↑↓ PgUp PgDn листать · R правила игры · Esc назад
terminal-keys-rules = ↑↓ PgUp PgDn листать · слово или номер — найти · Esc назад
terminal-find = найти
terminal-no-such-rule = Ни в одном правиле нет «{ $text }».
terminal-keys-coach = F1 справка · F2 журнал
terminal-keys-hint = F1 справка · F5 журнал
terminal-no-such-action = «{ $text }» тут сделать нельзя; ↑↓ проведёт по тому, что можно.
terminal-hint = Шансы, как думает Вожак
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Вожак думает …
terminal-hint-forced = Тут только один выбор.
terminal-hint-compiling = Вожак просыпается: первый совет готовится до минуты, дальше быстрее. Можешь пока играть.
terminal-hint-not-now = Совет будет, когда придёт твой ход.
terminal-hint-never = На этом компьютере советов нет: Вожаку нужен пакет numba.
terminal-commit = Поручительство за честный случай: { $commit }
terminal-chance-seeded = Случай этой игры — из зерна симуляции { $seed }: то же зерно, та же игра.

terminal-word-undo = назад
terminal-word-help = справка
terminal-word-coach = тренер
terminal-word-log = журнал
terminal-word-hint = совет
terminal-word-rules = правила
terminal-word-leave = выход

terminal-undo-none = Тебе нечего брать назад.
terminal-undo-chance = Что решил случай, того назад не взять.
terminal-undo-secret = Что открылось, того назад не взять.
terminal-undone = Взято назад.

terminal-name = { $name }
terminal-won = { $name } выигрывает! Счёт: { $counted }.
terminal-won-together = { $names } делят победу! Счёт: { $counted }.
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
terminal-lost = За этим столом не выигрывает никто.
terminal-verify = Каждый жребий этой игры можно проверить:
terminal-again = Ещё раз
terminal-menu = В меню
terminal-leave = Выйти

# The curtain

terminal-curtain = Теперь { $name }
terminal-curtain-look-away = Все остальные отворачиваются.
terminal-curtain-ready = { $name }, нажми Enter, когда экран видишь только ты.

# Help

terminal-help-title = Как тут играть
terminal-help-moves = Выбирай действие стрелками ↑ и ↓; стол показывает, где оно произойдёт. Enter выполняет. Или пиши: короткая запись стоит справа от каждого действия, и хватит первых букв, если они есть только у одного.
terminal-help-board = Стол
terminal-help-key-choose = отметить действие
terminal-help-key-enter = выполнить отмеченное или написанное
terminal-help-key-page = листать журнал или тренера
terminal-help-key-escape = стереть написанное
terminal-help-key-help = эта справка; R в ней покажет правила игры
terminal-help-key-coach = тренер: точные шансы, насколько их можно знать с твоего места
terminal-help-key-log = всё, что случилось, и поручительство за честный случай
terminal-help-key-undo = взять последнее действие назад, если не вмешался случай и не открылась тайна
terminal-help-key-hint = совет: что сделал бы Вожак, и шансы на победу
terminal-help-key-leave = выйти; игра сохранится, «barkade resume» её продолжит
terminal-help-words = Вместо этих клавиш можно написать: { $words }.
terminal-help-secret = Когда за клавиатурой несколько людей, между ходами падает занавес, чтобы никто не видел чужих карт.
terminal-help-saved = Каждое действие сохраняется сразу: ничего не пропадёт, даже если выключат свет.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Четыре собачьи настольные игры за одним столом
terminal-menu-resume = Продолжить
terminal-menu-saved = { $game }: { $names }, действие { $version }, отложено { $when }
terminal-menu-players = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
terminal-menu-language = Язык
terminal-menu-quit = Выйти
terminal-menu-keys = ↑↓ выбор · Enter открыть · Ctrl-C выход
terminal-setup-title = { $game }: кто играет?
terminal-setup-players = Игроки
terminal-setup-seat = Место { $number }
terminal-setup-start = Начать
terminal-setup-rules = Читать правила
terminal-setup-keys = ↑↓ выбор · ←→ или Enter изменить · Esc назад
terminal-language-keys = ↑↓ выбор · Enter взять · Esc назад
terminal-yes = да
terminal-no = нет

# Replay

terminal-replay-title = { $game }: версия { $version } из { $last }
terminal-replay-start = Игра разложена.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = смотрит { $who }
terminal-replay-spectator = зритель
terminal-replay-mover = тот, кто ходит: { $who }
terminal-replay-no-mover = тот, кто ходит: здесь все
terminal-replay-told = В этой записи только то, что было известно с одного места, так что показать стол нельзя.
terminal-replay-keys = ←→ шаг · Home End начало, конец · Tab чьи глаза · Space пуск · Esc выход
terminal-replay-keys-told = ←→ шаг · Home End начало, конец · Space пуск · Esc выход

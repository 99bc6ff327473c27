# The command line

cli-error = barkade: { $reason }
cli-usage = використання:
cli-about = Barkade: чотири собачі настільні ігри за одним столом. Без команди: вибери гру і грай.
cli-commands = команди
cli-arguments = що приймає
cli-options = опції
cli-more = «barkade COMMAND --help» розповість про команду більше.

cli-play = грати за цією клавіатурою, з людьми й ботами
cli-resume = продовжити останню відкладену гру
cli-games = перелік ігор
cli-rules = показати правила гри
cli-replay = пройти записану гру крок за кроком
cli-verify = перевірити кожну дію, позицію і жереб запису
cli-sim = прогнати багато випадкових ігор і дати звіт

cli-help-help = показати цю довідку
cli-help-language = мова всіх слів: { $known }; типово — вибрана в меню або мова системи
cli-help-game = гра: { $known }
cli-help-file = запис гри
cli-help-find = показати лише правила з цими словами або з цим номером
cli-help-players = скільки гравців
cli-help-seat = хто сидить на наступному місці: { $known }; person:Anna дає ім’я (неназвані місця: людина, далі { $bot })
cli-help-option = опція гри, як-от first=2 (можна повторювати)
cli-help-box = файл TOML з іншою коробкою
cli-help-seed = зерно, щоб випадок повторився так само
cli-help-pace = скільки секунд триває дія бота
cli-help-plain = вивести всю історію замість кроків
cli-help-games = скільки ігор (типово 100 000)
cli-help-threads = скільки потоків (типово — усі ядра)
cli-help-checked = перевіряти кожну позицію і кожен доступ до масиву: повільніше, для пошуку дефектів
cli-help-json = вивести JSON

cli-unknown-command = Немає команди «{ $word }». Команди такі: { $known }.
cli-unknown-language = Barkade не говорить мовою «{ $code }». Говорить цими: { $known }.
cli-bad-arguments = Ці аргументи не прочитати. «barkade { $command } --help» покаже, як треба.
cli-unknown-argument = «{ $command }» не має аргументу «{ $word }». «barkade { $command } --help» покаже, що є.
cli-missing-game = Яка гра? «barkade { $command } GAME», а ігри такі: { $known }.
cli-missing-file = Який файл? «barkade { $command } FILE».
cli-bad-number = { $option } має бути цілим числом від { $low } до { $high }, а не «{ $value }».
cli-bad-pace = { $option } має бути числом секунд від 0 до 60, а не «{ $value }».
cli-bad-option-form = Опцію пишуть NAME=VALUE, а не «{ $text }».
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

cli-verified = Перевірено: усі версії цієї гри «{ $game }» ({ $versions }) відповідають правилам, і кожен жереб походить із зерна, за яке поручилися так: { $commit }.
cli-verified-simulation = Перевірено: усі версії цієї гри «{ $game }» ({ $versions }) відповідають правилам, і кожен жереб походить із зерна симуляції { $seed }.
cli-verified-position = Але початкову позицію було задано, і перевірити її не можна.
cli-verified-inherited = Але версії від 0 до { $last } узято з іншої гри: їхні жереби тут не перевірити.
cli-verified-running = Гра ще триває.
cli-kept = Гру збережено. Продовжити: barkade resume
cli-record-verify = Перевірити кожен її жереб: barkade verify { $file }

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
lab-title = { $game }, { lab-players }: випадкових ігор { $games }, зерно { $seed }
lab-seat = місце
lab-wins = перемоги
lab-interval = інтервал 95%
lab-score = рахунок
lab-deviation = ±
lab-range = від найменшого до найбільшого
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = від { $low } до { $high }
lab-length = Дій за гру в середньому: { $mean } (від { $low } до { $high }, у половині ігор — щонайбільше { $median }).
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

# Who sits at the table

terminal-kind-person = людина
terminal-kind-random = Навмання
terminal-kind-puppy = Цуценя
terminal-kind-good-dog = Хороший пес
terminal-kind-top-dog = Ватажок
terminal-bot-name-1 = Рекс
terminal-bot-name-2 = Ласка
terminal-bot-name-3 = Сірко
terminal-bot-name-4 = Бусинка
terminal-bot-name-5 = Рудько

# The table

terminal-too-small = Це вікно { $width }×{ $height }. Столу потрібно 80×24: збільш вікно або зменш літери.
terminal-turn = { $name }, твій хід
terminal-turn-of = { $name } думає…
terminal-over = Гру закінчено
terminal-actions = Що можна зробити
terminal-no-actions = Ходить { $name } ({ $kind }).
terminal-next = Що тепер?
terminal-log = Що сталося
terminal-coach = Тренер
terminal-coach-off = Тренер дивиться лише з місця людини.
terminal-prompt = запис дії або Enter для позначеної
terminal-prompt-over = Enter для позначеного
terminal-keys = ↑↓ Enter текст · F1 ? F2 тренер F3 події F4 скасувати F5 порада · Ctrl-C вихід
terminal-keys-over = ↑↓ вибір · Enter далі · F1 довідка · F3 події · Ctrl-C вихід
terminal-keys-page = ↑↓ PgUp PgDn гортати · Esc назад
terminal-keys-help = ↑↓ PgUp PgDn гортати · R правила гри · Esc назад
terminal-keys-rules = ↑↓ PgUp PgDn гортати · слово чи номер — знайти · Esc назад
terminal-find = знайти
terminal-no-such-rule = У жодному правилі немає «{ $text }».
terminal-keys-coach = F1 довідка · F2 події
terminal-keys-hint = F1 довідка · F5 події
terminal-no-such-action = «{ $text }» тут зробити не можна; ↑↓ покаже, що можна.
terminal-hint = Шанси, як гадає Ватажок
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Ватажок думає…
terminal-hint-forced = Тут є лише один вибір.
terminal-hint-compiling = Ватажок прокидається: перша порада готується до хвилини, далі швидше. Можеш поки грати.
terminal-hint-not-now = Порада буде, коли настане твій хід.
terminal-hint-never = На цьому комп’ютері порад немає: Ватажкові потрібен пакет numba.
terminal-commit = За випадок цієї гри поручено числом: { $commit }
terminal-chance-seeded = Випадок цієї гри — із зерна симуляції { $seed }: те саме зерно, та сама гра.

terminal-word-undo = скасувати
terminal-word-help = довідка
terminal-word-coach = тренер
terminal-word-log = події
terminal-word-hint = порада
terminal-word-rules = правила
terminal-word-leave = вихід

terminal-undo-none = Твоїх дій, які можна скасувати, немає.
terminal-undo-chance = Що вирішив випадок, того не скасувати.
terminal-undo-secret = Що відкрилося, того не скасувати.
terminal-undone = Скасовано.

terminal-name = { $name }
terminal-won = { $name } виграє! Рахунок: { $counted }.
terminal-won-together = { $names } ділять перемогу! Рахунок: { $counted }.
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
terminal-lost = За цим столом не виграв ніхто.
terminal-verify = Кожен жереб цієї гри можна перевірити:
terminal-again = Ще раз
terminal-menu = До меню
terminal-leave = Вийти

# The curtain

terminal-curtain = Тепер { $name }
terminal-curtain-look-away = Усі інші відвертаються.
terminal-curtain-ready = { $name }, натисни Enter, коли екран бачиш лише ти.

# Help

terminal-help-title = Як тут грати
terminal-help-moves = Вибирай дію стрілками ↑ і ↓; стіл показує, де вона відбудеться. Enter виконує. Або пиши: короткий запис стоїть праворуч від кожної дії, і вистачить перших літер, якщо вони є лише в одної.
terminal-help-board = Стіл
terminal-help-key-choose = позначити дію
terminal-help-key-enter = виконати позначене або написане
terminal-help-key-page = гортати події або тренера
terminal-help-key-escape = стерти написане
terminal-help-key-help = ця довідка; R у ній покаже правила гри
terminal-help-key-coach = тренер: точні шанси, наскільки їх можна знати з твого місця
terminal-help-key-log = усе, що сталося, і чим поручено за випадок
terminal-help-key-undo = скасувати останню дію, якщо не втрутився випадок і не відкрилася таємниця
terminal-help-key-hint = порада: що зробив би Ватажок, і шанси на перемогу
terminal-help-key-leave = вийти; гра збережеться, «barkade resume» її продовжить
terminal-help-words = Замість цих клавіш можна написати: { $words }.
terminal-help-secret = Коли за клавіатурою кілька людей, між ходами падає завіса, щоб ніхто не бачив чужих карток.
terminal-help-saved = Кожна дія зберігається одразу: нічого не пропаде, навіть якщо вимкнуть світло.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Чотири собачі настільні ігри за одним столом
terminal-menu-resume = Продовжити
terminal-menu-saved = { $game }: { $names }, дія { $version }, відкладено { $when }
terminal-menu-players = { $low }–{ $high } { $high ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
}
terminal-menu-language = Мова
terminal-menu-quit = Вийти
terminal-menu-keys = ↑↓ вибір · Enter відкрити · Ctrl-C вихід
terminal-setup-title = { $game }: хто грає?
terminal-setup-players = Гравці
terminal-setup-seat = Місце { $number }
terminal-setup-start = Почати
terminal-setup-rules = Читати правила
terminal-setup-keys = ↑↓ вибір · ←→ або Enter змінити · Esc назад
terminal-language-keys = ↑↓ вибір · Enter взяти · Esc назад
terminal-yes = так
terminal-no = ні

# Replay

terminal-replay-title = { $game }: версія { $version } з { $last }
terminal-replay-start = Гру розкладено.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = дивиться { $who }
terminal-replay-spectator = глядач
terminal-replay-mover = той, хто ходить: { $who }
terminal-replay-no-mover = той, хто ходить: тут усі
terminal-replay-told = У цьому записі лише те, що чуло одне місце, тож показати стіл не можна.
terminal-replay-keys = ←→ крок · Home End початок, кінець · Tab чиї очі · Space пуск · Esc вихід
terminal-replay-keys-told = ←→ крок · Home End початок, кінець · Space пуск · Esc вихід

# Who sits at the table

terminal-kind-person = людина
terminal-kind-random = Навмання
terminal-kind-puppy = Цуценя
terminal-kind-young-dog = Молодий пес
terminal-kind-good-dog = Хороший пес
terminal-kind-clever-dog = Розумний пес
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
terminal-coach-off = Тренер допомагає лише людям.
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
terminal-hint = Шанси на перемогу, як гадає Ватажок
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Ватажок думає…
terminal-hint-forced = Тут є лише один вибір.
terminal-hint-compiling = Ватажок прокидається: перша порада готується до хвилини, далі швидше. Можеш поки грати.
terminal-hint-not-now = Порада буде, коли настане твій хід.
terminal-hint-never = На цьому комп’ютері порад немає: Ватажкові потрібен пакет numba.
terminal-commit = Запорука чесного жеребу: { $commit }
terminal-chance-seeded = Жереб цієї гри — із зерна симуляції { $seed }: те саме зерно, та сама гра.

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
terminal-help-moves = Вибирай дію стрілками ↑ і ↓; поле показує, де вона відбудеться. Enter виконує. Або пиши: короткий запис стоїть праворуч від кожної дії, і вистачить перших літер, якщо вони є лише в одної.
terminal-help-board = Поле
terminal-help-key-choose = позначити дію
terminal-help-key-enter = виконати позначене або написане
terminal-help-key-page = гортати події або тренера
terminal-help-key-escape = стерти написане
terminal-help-key-help = ця довідка; R у ній покаже правила гри
terminal-help-key-coach = тренер: точні шанси з того, що ти можеш знати
terminal-help-key-log = усе, що сталося, і запорука чесного жеребу
terminal-help-key-undo = скасувати останню дію: після розкритої таємниці не можна, після кидка чи жеребу — лише в одиночній грі
terminal-help-key-hint = порада: що зробив би Ватажок, і шанси на перемогу
terminal-help-key-leave = вийти; гра збережеться, «barkade resume» її продовжить
terminal-help-words = Замість цих клавіш можна написати: { $words }.
terminal-help-secret = Коли за клавіатурою кілька людей, між ходами падає завіса, щоб ніхто не бачив чужих карток.
terminal-help-saved = Кожна дія зберігається одразу: нічого не пропаде, навіть якщо вимкнуть світло.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Собачі настільні ігри за одним столом
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

terminal-replay-title = { $game }: хід { $version } з { $last }
terminal-replay-start = Гру розкладено.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = дивиться { $who }
terminal-replay-spectator = глядач
terminal-replay-mover = той, хто ходить: { $who }
terminal-replay-no-mover = той, хто ходить: тут усі
terminal-replay-partial = У цьому записі лише те, що було видно з одного місця, тож показати поле не можна.
terminal-replay-keys = ←→ крок · Home End початок, кінець · Tab чиї очі · Пробіл пуск · Esc вихід
terminal-replay-keys-partial = ←→ крок · Home End початок, кінець · Пробіл пуск · Esc вихід

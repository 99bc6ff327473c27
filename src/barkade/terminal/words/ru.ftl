# Who sits at the table

terminal-kind-person = человек
terminal-kind-random = случайный бот
terminal-kind-puppy = Щенок
terminal-kind-young-dog = Молодой пёс
terminal-kind-good-dog = Хороший пёс
terminal-kind-clever-dog = Умный пёс
terminal-kind-top-dog = Вожак
terminal-bot-name-1 = Рекс
terminal-bot-name-2 = Лайма
terminal-bot-name-3 = Барбос
terminal-bot-name-4 = Бусинка
terminal-bot-name-5 = Тузик

# The table

terminal-too-small = Это окно { $width }×{ $height }. Столу нужно 80×24: увеличь окно или уменьши буквы.
terminal-turn = { $name }, твой ход
terminal-turn-of = { $name } думает…
terminal-over = Игра окончена
terminal-actions = Что можно сделать
terminal-no-actions = Ходит { $name } ({ $kind }).
terminal-next = Что теперь?
terminal-log = Что случилось
terminal-coach = Тренер
terminal-coach-off = Тренер помогает только людям.
terminal-prompt = напиши ход или нажми Enter для отмеченного
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
terminal-no-such-action = «{ $text }» тут сделать нельзя; ↑↓ покажет, что можно.
terminal-hint = Шансы на победу, как думает Вожак
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Вожак думает…
terminal-hint-forced = Тут только один выбор.
terminal-hint-compiling = Вожак просыпается: первый совет готовится до минуты, дальше быстрее. Можешь пока играть.
terminal-hint-not-now = Совет будет, когда придёт твой ход.
terminal-hint-never = На этом компьютере советов нет: Вожаку нужен пакет numba.
terminal-commit = Отпечаток зерна этой игры: { $commit }
terminal-chance-seeded = Жребий этой игры — из зерна симуляции { $seed }: то же зерно, та же игра.

terminal-word-undo = назад
terminal-word-help = справка
terminal-word-coach = тренер
terminal-word-log = журнал
terminal-word-hint = совет
terminal-word-rules = правила
terminal-word-leave = выход

terminal-undo-none = Тебе нечего брать назад.
terminal-undo-chance = Что решил жребий, того назад не взять.
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

terminal-curtain = Ходит { $name }
terminal-curtain-look-away = Остальным — отвернуться!
terminal-curtain-ready = { $name }, нажми Enter, когда экран видишь только ты.

# Help

terminal-help-title = Как тут играть
terminal-help-moves = Выбирай действие стрелками ↑ и ↓; поле показывает, где оно произойдёт. Enter выполняет. Или пиши: короткая запись стоит справа от каждого действия, и хватит первых букв, чтобы отличить его от других.
terminal-help-board = Поле
terminal-help-key-choose = отметить действие
terminal-help-key-enter = выполнить отмеченное или написанное
terminal-help-key-page = листать журнал или тренера
terminal-help-key-escape = стереть написанное
terminal-help-key-help = эта справка; R в ней покажет правила игры
terminal-help-key-coach = тренер: точные шансы из того, что ты можешь знать
terminal-help-key-log = всё, что случилось, и отпечаток зерна
terminal-help-key-undo = взять последнее действие назад: после раскрытой тайны нельзя, после броска или жребия — только в одиночной игре
terminal-help-key-hint = совет: что сделал бы Вожак, и шансы на победу
terminal-help-key-leave = выйти; игра сохранится, «barkade resume» её продолжит
terminal-help-words = Вместо этих клавиш можно написать: { $words }.
terminal-help-secret = Когда за клавиатурой несколько людей, между ходами падает занавес, чтобы никто не видел чужих карт.
terminal-help-saved = Каждое действие сохраняется сразу: ничего не пропадёт, даже если выключат свет.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Собачьи настольные игры за одним столом
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

terminal-replay-title = { $game }: ход { $version } из { $last }
terminal-replay-start = Игра разложена.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = смотрит { $who }
terminal-replay-spectator = зритель
terminal-replay-mover = тот, кто ходит: { $who }
terminal-replay-no-mover = тот, кто ходит (здесь: все)
terminal-replay-partial = В этой записи только то, что было известно с одного места, так что показать поле нельзя.
terminal-replay-keys = ←→ шаг · Home End начало, конец · Tab взгляд · Пробел пуск · Esc выход
terminal-replay-keys-partial = ←→ шаг · Home End начало, конец · Пробел пуск · Esc выход

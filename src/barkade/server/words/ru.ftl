# What the server says

server-over = Этот стол закрыт.
server-stale = Стол уже ушёл вперёд, до хода { $version }. Взгляни ещё раз, потом выбирай.
server-taken-id = Идентификатор этой команды уже использовал кто-то другой.
server-no-seat = За этим столом нет места { $number }.
server-not-your-seat = Место { $number } не твоё.
server-host-only = Это может делать только хозяин стола.
server-players-only = Это могут делать только те, кто играет за этим столом.
server-started = Игра уже началась.
server-fixed-by-record = За этим столом продолжается сохранённая игра, поэтому игроков и настройки изменить нельзя.
server-not-started = Игра ещё не началась.
server-not-over = Игра ещё идёт.
server-paused = Игра на паузе.
server-not-paused = Игра не на паузе.
server-bot-plays = За тебя играет бот. Сначала верни себе место.
server-people-only = Это может только человек. Программа вместо этого играет «{ $action }».
server-time-is-up = Твоё время на этот ход вышло: его доиграет бот, потом место снова твоё.
server-no-undo = Назад не взять: был бросок или жребий, открылась тайна или это не твоё последнее действие.
server-other-offer = Уже есть другая просьба без ответа.
server-no-offer = Просьб без ответа нет.
server-no-request = Никто с таким идентификатором места здесь не просил.
server-no-person-there = На месте { $number } некого спросить.
server-not-away = На месте { $number } кто-то есть или отошёл недавно.
server-resigned = После сдачи играть дальше нельзя.
server-who-are-you = Сначала войди: как тебя зовут?
server-sent-away = Хозяин попросил тебя выйти из-за стола.
server-knows-a-hand = В этой игре тебе уже известны карты другого места, поэтому это место занять нельзя.
server-turned-down = Стол не согласен. В этой игре просить место больше нельзя.
server-seat-taken = Место { $number } занято.
server-seat-free = Место { $number } ещё свободно. Пригласи кого-нибудь или посади бота.
server-not-ready = Игрок с места { $number } ещё не подошёл к столу.
server-starting = Игра как раз начинается, менять уже ничего нельзя. Чтобы остановить её, встань — или пусть хозяин попросит уйти тех, кого не хватает.
server-not-starting = Случайные байты показывают, когда хозяин начинает игру, не раньше.
server-wrong-nonce = Это не те случайные байты, чей отпечаток дало это место.
server-no-such-bot = Нет бота «{ $bot }». Боты такие: { $known }.
server-no-choice-of-first = В этой игре не выбирают, кто начинает.
server-muted = За этим столом тебе нельзя писать в чат.
server-not-been-here = Никого с таким идентификатором за этим столом не было: ни в игре, ни в чате, ни среди зрителей.
server-spectators-only = Так просят уйти только зрителей. Игроков просят уйти с их места.
server-too-many-muted = За одним столом можно отключить от чата не больше { $most ->
    [one] { $most } человека
    [few] { $most } человек
    [many] { $most } человек
   *[other] { $most } человека
}.
server-table-full = За этим столом произошло столько всего, что теперь принимаются только ходы. Доиграйте и откройте другой стол.
server-too-many-tables = Незаконченных столов у тебя уже { $most }. Доиграй или оставь какой-нибудь, потом открой новый.
server-too-many-public = Столов, где ждут кого угодно, у тебя уже { $most }. Сначала начни за одним из них или открой стол только по ссылке.
server-no-device = Это устройство больше не подключено.
server-failed = Это не удалось сохранить. Ничего не изменилось; попробуй ещё раз.
server-no-table = Такого стола нет. Возможно, его уже убрали.
server-no-code = Под этим кодом никакой стол не ждёт. Проверь его или попроси ссылку: у начатой игры кода уже нет.
server-unreadable = Этот стол не открывается: его запись не удалось прочитать.
server-no-frame = С того места или хода эту игру не посмотреть.
server-no-lesson = Для этой игры урока нет.
server-malformed = Прости, это непонятно: { $reason }.
server-bad-name = В имени должна быть хотя бы одна буква или видимый знак.
server-bots-name = «{ $name }» похоже на имя одного из наших ботов. Выбери другое, чтобы вас не путали.
server-dead-link = Эта ссылка уже использована или устарела. Сделай новую.
server-too-fast = Не так быстро! Подожди минутку.
server-crowded = За этот стол только что пришло много новых людей. Подожди минутку.
server-busy = Сейчас слишком многие просят подсказку. Спроси ещё раз чуть позже.
server-too-long-to-analyse = Эта партия слишком длинная, чтобы разобрать её здесь. Разбери её у себя: barkade analyse FILE.
server-too-large = Слишком много: читается не больше { $kilobytes } КБ.
server-foreign = Это пришло со страницы другого сайта, поэтому отклонено. Открой сам Barkade и попробуй ещё раз.
server-bad-webhook = Вебхук — это адрес, который начинается с http:// или https://.
server-bad-email = Это не адрес почты.
server-your-turn = Твой ход в игре «{ $game }».
server-confirm-mail = Твой код для Barkade: { $code }. Если код тебе не нужен, кто-то ошибся адресом: ничего не делай.
server-confirm-subject = Твой код для Barkade
server-turn-with = За столом: { $names }.
server-turn-until = Время на ход истекает: { $time }.
server-turn-test = Это проверка. Здесь Barkade сообщит, когда придёт твой ход.
server-mail-stop = Больше не присылать писем: { $link }
server-bad-push = Адрес уведомлений этого браузера не подходит.
server-dead-stop = Эта ссылка не останавливает никаких писем. Возможно, адрес с тех пор сменился.
server-already-somebody = В этом браузере ты уже { $name }. Подтверди, что теперь здесь будет { $other }.
server-wrong-phrase = Таких слов ни у кого нет. Проверь написание и порядок.
server-wrong-code = Этот код неверный или слишком старый. Укажи адрес ещё раз, и придёт новый.
server-no-help = За этим столом играют без помощи.
server-no-evening = Эта игра не входит в семейный вечер.
server-evening-goes-on = Вечер уже продолжился следующей игрой.
server-evening-full = В одном вечере не больше { $most ->
    [one] { $most } игры
    [few] { $most } игр
    [many] { $most } игр
   *[other] { $most } игры
}. Вручите кубок и начните новый.
server-evening-needs-two = Для семейного вечера нужно хотя бы двое за столом, и начинается он с новой игры.
server-no-daily = Для этой игры нет партии дня.
server-daily-alone = В партии дня каждый сам за себя: без ботов, гостей и лишней пары лап.

server-no-page = Страница ещё не собрана.
server-page-title = Barkade
server-page-about = Собачьи настольные игры за одним столом. Без регистрации.
server-table-title = { $game } на Barkade
server-invited = { $name } приглашает тебя сыграть в «{ $game }».
server-invitation = Тебя приглашают сыграть в «{ $game }».

# Commands

cli-serve = запустить сервер: столы для браузеров и программ
cli-backup = скопировать файл данных сервера, пока он работает
cli-restore = вернуть копию файла данных сервера на место

cli-help-host = на каком адресе слушать (по умолчанию 0.0.0.0: могут зайти все в той же сети)
cli-help-port = порт (по умолчанию 8000; 0 возьмёт свободный)
cli-help-data = файл, где всё хранится
cli-help-database = хранить всё в PostgreSQL, вместе с другими узлами: postgresql://…
cli-help-public-url = как люди попадают на этот сервер снаружи, например https://dogs.example.org
cli-help-proxy = адрес прокси перед этим сервером: ему мы верим, кто откуда пришёл; несколько — через запятую
cli-help-open-metrics = пусть /metrics читает кто угодно, а не только программы на этом компьютере
cli-help-bot-pace = сколько секунд бот ждёт перед ходом
cli-help-grace = сколько секунд можно отсутствовать, прежде чем заиграет бот
cli-help-keep-days = сколько дней хранить законченные столы
cli-help-clean-up = поверить часам и удалить всё, что устарело, даже если это большая часть столов
cli-help-smtp = хост:порт почтового сервера — для тех, кто хочет письмо о своём ходе
cli-help-smtp-user = имя для входа на почтовый сервер; пароль берётся из BARKADE_SMTP_PASSWORD
cli-help-mail-from = отправитель этих писем
cli-help-private-webhooks = разрешить вебхуки в свою сеть
cli-help-open = открыть страницу в браузере на этом компьютере
cli-help-unlimited = без ограничений частоты: для измерений и тестов
cli-help-log = куда писать структурированный журнал (по умолчанию — стандартный поток ошибок)
cli-help-config = файл TOML с этими параметрами, например port = 8000; окружение (BARKADE_PORT) и командная строка важнее
cli-help-copy = куда положить копию: новый файл или папка
cli-help-put-back = копия, которую вернуть на место
cli-help-keep = в папку: сколько копий в ней остаётся; старые удаляются

server-open = Barkade открыт. Заходите:
server-stop-with = Ctrl-C закрывает; игры сохранены.
server-closed = Barkade закрыт. Игры сохранены в { $file }.
server-port-taken = Порт { $port } тут не подходит: { $reason }.
server-file-locked = Файл { $file } открыт другим сервером.
server-file-too-new = Файл { $file } записан более новым Barkade.
server-file-broken = Файл { $file } не открывается: { $reason }.
server-bad-url = { $option } должно начинаться с http:// или https://, а не «{ $value }».
server-bad-proxy = После --proxy нужны адреса или сети через запятую, например 127.0.0.1,10.0.0.0/8, а не «{ $value }».
server-bad-database = --database должно начинаться с postgresql://, а не «{ $value }».
server-no-database = База данных не работает: { $reason }.
server-backed-up = Скопировано в { $file }.
server-backup-exists = Файл { $file } уже есть.
server-missing-backup = Куда? Попробуй «barkade backup FILE».
server-missing-restore = Какую копию? Попробуй «barkade restore FILE».
server-restored = { $file } снова на месте. Прежнее лежит в { $old }.
server-bad-config = { $file } не читается: { $reason }.
server-no-setting = { $file }: настройки «{ $name }» нет.
server-bad-setting = { $file }: «{ $name }» — это yes или no, а не «{ $value }».

# What the server says

server-over = Этот стол закрыт.
server-stale = Стол уже на версии { $version }. Взгляни ещё раз, потом выбирай.
server-taken-id = Идентификатор этой команды уже использовал кто-то другой.
server-no-seat = За этим столом нет места { $number }.
server-not-your-seat = Место { $number } не твоё.
server-host-only = Это может делать только хозяин стола.
server-players-only = Это могут делать только те, кто играет за этим столом.
server-started = Игра уже началась.
server-not-started = Здесь ещё не играют.
server-not-over = Игра ещё идёт.
server-paused = Игра на паузе.
server-not-paused = Игра не на паузе.
server-bot-plays = За тебя играет бот. Сначала верни себе место.
server-time-is-up = Твоё время на этот ход вышло: его доиграет бот, потом место снова твоё.
server-no-undo = Назад не взять: вмешался случай, открылась тайна или это не твоё последнее действие.
server-other-offer = Сейчас уже спрашивают о другом.
server-no-offer = Сейчас ни о чём не спрашивают.
server-no-person-there = На месте { $number } некого спросить.
server-not-away = На месте { $number } кто-то есть или отошёл недавно.
server-resigned = Кто сдался, тот дальше не играет.
server-who-are-you = Сначала войди: назови имя.
server-sent-away = Хозяин попросил тебя из-за этого стола.
server-seat-taken = Место { $number } занято.
server-seat-free = Место { $number } ещё свободно. Пригласи кого-нибудь или посади бота.
server-not-ready = С места { $number } ещё никто не подошёл к столу.
server-no-such-bot = Нет бота «{ $bot }». Боты такие: { $known }.
server-no-choice-of-first = В этой игре не выбирают, кто начинает.
server-muted = За этим столом тебе нельзя говорить.
server-failed = Это не удалось сохранить. Ничего не изменилось; попробуй ещё раз.
server-no-table = Такого стола нет. Возможно, его уже убрали.
server-no-frame = С того места или хода эту игру не посмотреть.
server-no-lesson = Для этой игры урока нет.
server-malformed = Этого не понять: { $reason }.
server-bad-name = В имени должна быть хотя бы одна буква или видимый знак.
server-dead-link = Эта ссылка уже использована или устарела. Сделай новую.
server-too-fast = Не так быстро. Подожди минутку.
server-too-large = Слишком много: читается не больше { $kilobytes } кБ.
server-foreign = Это пришло со страницы другого сайта.
server-bad-webhook = Вебхук — это адрес, который начинается с http:// или https://.
server-bad-email = Это не адрес почты.
server-your-turn = Твой ход в игре «{ $game }».
server-no-help = За этим столом играют без помощи.

server-no-page = Страница ещё не собрана.
server-page-title = Barkade
server-page-about = Четыре собачьи настольные игры за одним столом. Без регистрации.
server-table-title = { $game } на Barkade
server-invited = { $name } приглашает тебя сыграть в «{ $game }».
server-invitation = Тебя приглашают сыграть в «{ $game }».

# Commands

cli-serve = открыть дом: живые столы для браузеров и программ
cli-backup = скопировать файл сервера, пока он работает

cli-help-host = на каком адресе слушать (обычно 0.0.0.0: могут зайти все в той же сети)
cli-help-port = порт (обычно 8000; 0 возьмёт свободный)
cli-help-data = файл, где всё хранится
cli-help-database = хранить всё в PostgreSQL, вместе с другими узлами: postgresql://...
cli-help-public-url = как люди попадают на этот сервер снаружи, например https://dogs.example.org
cli-help-bot-pace = сколько секунд бот ждёт перед ходом
cli-help-grace = сколько секунд можно отсутствовать, прежде чем заиграет бот
cli-help-keep-days = сколько дней хранить законченные столы
cli-help-smtp = хост:порт почтового сервера — для тех, кто хочет письмо о своём ходе
cli-help-mail-from = отправитель этих писем
cli-help-private-webhooks = разрешить вебхуки в свою сеть
cli-help-open = открыть страницу в браузере этой машины
cli-help-unlimited = без ограничений частоты: для измерений и тестов
cli-help-log = куда писать структурированный журнал (обычно — стандартный поток ошибок)

server-open = Barkade открыта. Заходите:
server-stop-with = Ctrl-C закрывает; игры сохраняются.
server-closed = Barkade закрыта. Игры лежат в { $file }.
server-port-taken = Порт { $port } тут не подходит: { $reason }.
server-file-locked = Файл { $file } открыт другим сервером.
server-file-too-new = Файл { $file } записан более новой Barkade.
server-file-broken = Файл { $file } не открывается: { $reason }.
server-bad-url = { $option } должно начинаться с http:// или https://, а не «{ $value }».
server-bad-database = --database должно начинаться с postgresql://, а не «{ $value }».
server-no-database = База данных не работает: { $reason }.
server-backed-up = Скопировано в { $file }.
server-backup-exists = Файл { $file } уже есть.
server-missing-backup = Куда? «barkade backup FILE».

# What the server says

server-over = Цей стіл закрито.
server-stale = Стіл уже на версії { $version }. Глянь ще раз, тоді обирай.
server-taken-id = Ідентифікатор цієї команди вже використав хтось інший.
server-no-seat = За цим столом немає місця { $number }.
server-not-your-seat = Місце { $number } не твоє.
server-host-only = Це може робити лише господар столу.
server-players-only = Це можуть робити лише ті, хто грає за цим столом.
server-started = Гра вже почалася.
server-not-started = Тут ще не грають.
server-not-over = Гра ще триває.
server-paused = Гра на паузі.
server-not-paused = Гра не на паузі.
server-bot-plays = За тебе грає бот. Спершу поверни собі місце.
server-time-is-up = Твій час на цей хід вийшов: його дограє бот, потім місце знову твоє.
server-no-undo = Скасувати не можна: втрутився випадок, відкрилася таємниця або це не твоя остання дія.
server-other-offer = Зараз уже питають про інше.
server-no-offer = Зараз ні про що не питають.
server-no-person-there = На місці { $number } немає кого спитати.
server-not-away = На місці { $number } хтось є або відійшов недавно.
server-resigned = Хто здався, той далі не грає.
server-who-are-you = Спершу зайди: назви ім’я.
server-sent-away = Господар попросив тебе з-за цього столу.
server-seat-taken = Місце { $number } зайняте.
server-seat-free = Місце { $number } ще вільне. Запроси когось або посади бота.
server-not-ready = З місця { $number } ще ніхто не підійшов до столу.
server-no-such-bot = Немає бота «{ $bot }». Боти такі: { $known }.
server-no-choice-of-first = У цій грі того, хто починає, не вибирають.
server-muted = За цим столом тобі не можна говорити.
server-failed = Це не вдалося зберегти. Нічого не змінилося; спробуй ще раз.
server-no-table = Такого столу немає. Можливо, його вже прибрали.
server-no-frame = З того місця чи ходу цю гру не подивитися.
server-no-lesson = Для цієї гри уроку немає.
server-malformed = Цього не зрозуміти: { $reason }.
server-bad-name = В імені має бути хоча б одна літера чи видимий знак.
server-dead-link = Це посилання вже використано або воно застаріле. Зроби нове.
server-too-fast = Не так швидко. Зачекай хвильку.
server-too-large = Завелике: читається не більше ніж { $kilobytes } КБ.
server-foreign = Це прийшло зі сторінки іншого сайту.
server-bad-webhook = Вебхук — це адреса, що починається з http:// або https://.
server-bad-email = Це не адреса пошти.
server-your-turn = Твій хід у грі «{ $game }».
server-no-help = За цим столом грають без допомоги.

server-no-page = Сторінку ще не зібрано.
server-page-title = Barkade
server-page-about = Чотири собачі настільні ігри за одним столом. Без реєстрації.
server-table-title = { $game } на Barkade
server-invited = { $name } запрошує тебе зіграти в «{ $game }».
server-invitation = Тебе запрошують зіграти в «{ $game }».

# Commands

cli-serve = відчинити дім: живі столи для браузерів і програм
cli-backup = скопіювати файл сервера, поки він працює

cli-help-host = на якій адресі слухати (типово 0.0.0.0: можуть зайти всі в тій самій мережі)
cli-help-port = порт (типово 8000; 0 візьме вільний)
cli-help-data = файл, де все зберігається
cli-help-database = зберігати все в PostgreSQL, спільно з іншими вузлами: postgresql://...
cli-help-public-url = як люди дістаються цього сервера ззовні, як-от https://dogs.example.org
cli-help-bot-pace = скільки секунд бот чекає перед ходом
cli-help-grace = скільки секунд можна бути відсутнім, перш ніж гратиме бот
cli-help-keep-days = скільки днів зберігати завершені столи
cli-help-smtp = хост:порт поштового сервера — для тих, хто хоче листа про свій хід
cli-help-mail-from = відправник цих листів
cli-help-private-webhooks = дозволити вебхуки у власну мережу
cli-help-open = відкрити сторінку в браузері цієї машини
cli-help-unlimited = без обмежень частоти: для вимірювань і тестів
cli-help-log = куди писати структуровані журнали (типово — стандартний потік помилок)

server-open = Barkade відчинено. Заходьте:
server-stop-with = Ctrl-C зачиняє; ігри зберігаються.
server-closed = Barkade зачинено. Ігри лежать у { $file }.
server-port-taken = Порт { $port } тут не підходить: { $reason }.
server-file-locked = Файл { $file } відкрив інший сервер.
server-file-too-new = Файл { $file } записала новіша Barkade.
server-file-broken = Файл { $file } не відкривається: { $reason }.
server-bad-url = { $option } має починатися з http:// або https://, а не «{ $value }».
server-bad-database = --database має починатися з postgresql://, а не «{ $value }».
server-no-database = База даних не працює: { $reason }.
server-backed-up = Скопійовано в { $file }.
server-backup-exists = Файл { $file } уже є.
server-missing-backup = Куди? «barkade backup FILE».

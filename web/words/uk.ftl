# The page

page-title = Barkade
page-places = Розділи
title-turn = ● Твій хід — { $game }
title-table = { $game } — Barkade
title-next = ● Наступну гру відкрито — { $game }
sheet-close = Закрити

nowhere-title = Тут нічого немає
nowhere-about = Пес обнюхав усе. Може, в адресі бракує літери.
net-offline = Сервер не відповідає. Є інтернет?
net-broken = Сервер перечепився. Спробуй за хвильку.
net-again = Ще раз
line-lost = З’єднуємося…
line-offline = Немає мережі.
line-sending = Уже летить…
line-kept = Твій хід буде надіслано.

# Home

home-hello = Хто гратиме?
home-about = Собачі ігри за одним столом. Порожні місця займуть боти, друзі прийдуть за посиланням, реєструватися не треба.
home-games = Ігри
home-players = { $low }–{ $high } { $high ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
}
home-minutes = { $low }–{ $high } { $high ->
    [one] хвилина
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
home-play = Грати
home-invite = Запросити друзів
home-rules = Правила
home-learn = Урок
home-mine = Твої ігри
home-join = Сісти за стіл
home-code = Посилання або код столу
home-join-go = Зайти
home-open = Відкриті столи
home-open-none = Зараз відкритих столів немає. Відкрий свій!
home-watch = Можна подивитися
home-finished = Зіграні ігри
kennel-title = Твоє подвір’я
kennel-own = { $name }, твій песик
kennel-dog = { $name }, остання гра: { $game }; усього ігор: { $games }
kennel-empty = Поки що тут лише ти. Сюди переселяться песики, яких ти покличеш, завершиш чи зустрінеш у грі.
kennel-all = Усі песики: { $count }

line-over = Переглянути
line-free = { $free ->
    [0] Місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
line-yours = Твій хід
line-theirs = Очікування
line-left = лишилося: { $time }
line-waits = Нікого немає
line-bot = За тебе грає бот

# A new table

new-title = Новий стіл: { $game }
new-players = Скільки гравців?
new-clock = Годинник
new-clock-about = За того, кому забракло часу, грає бот, поки людина не повернеться. Якщо на хід дано годину й більше, бот зробить лише цей один хід.
new-holiday = Відпустка
new-holiday-about = Запас часу кожному на всю гру. Витрачається, коли хід запізнюється.
new-help = Допомога
new-help-about = Рейтингові ігри — без допомоги.
new-public = Відкритий для всіх
new-public-about = Усі на цьому сервері бачать стіл і можуть сісти або дивитися.
new-box = Власна коробка
new-box-about = Файл TOML з іншими картками, кубиками чи песиками.
new-box-unreadable = Цю коробку не прочитати: { $detail }
new-box-line = Цю коробку не прочитати. Помилка в рядку { $line }: { $text }
new-open = Відкрити стіл
box-title = Коробка
box-own = власна коробка
box-show = Що в коробці
box-rest = Решта — як у звичайній коробці.
clock-none = без годинника
holiday-none = немає
clock-holiday = { $clock }, відпустка: { $days }
clock-per-turn = { $seconds ->
    [30] 30 секунд на хід
    [60] хвилина на хід
    [180] 3 хвилини на хід
    [600] 10 хвилин на хід
    [3600] година на хід
    [43200] 12 годин на хід
    [86400] доба на хід
    [259200] 3 доби на хід
    [604800] тиждень на хід
   *[other] { $seconds } с на хід
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
clock-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
}
help-all = тренер і поради
help-coach = лише тренер
help-none = немає
public-yes = так
public-no = ні, лише за посиланням
option-yes = так
option-no = ні

# Before the start

lobby-seats = Місця
lobby-free = Вільна подушка
lobby-host = господар
lobby-sit = Сісти тут
lobby-sit-too = Сісти ще й тут
lobby-stand = Встати
introduce-who = Хто тут сидить?
introduce-name = Твоє ім’я
introduce-keep = Це я
introduce-again = Змінити ім’я
door-asks = Питати мене, перш ніж хтось сяде
door-request = { $name } просить місце { $number }.
door-let-in = Пустити
door-decline = Ні, дякую
door-asked = Прохання надіслано. Господар столу відповість.
lobby-bot = Додати бота…
lobby-bot-for = Бот на місце { $number }
lobby-unseat = Попросити піти: { $name }
lobby-start = Почати гру
lobby-start-with-bots = { $free ->
    [one] Посадити { $free } бота й почати
    [few] Посадити { $free } ботів і почати
    [many] Посадити { $free } ботів і почати
   *[other] Посадити { $free } бота й почати
}
lobby-strength = сила
lobby-wait-for = Ще не за столом: { $names }.
lobby-starting = Починаємо: кожен пристрій показує свої випадкові байти. Ще чекаємо: { $names }.
lobby-wait-host = Чекаємо, поки господар почне.
lobby-take-seat = Сідай або лишайся глядачем.
lobby-full = Усі місця зайняті. Лишайся дивитися!
lobby-sent-away = Господар попросив тебе вийти з-за столу.
desk-title = Для господаря
desk-change = Змінити налаштування
desk-close = Закрити стіл
desk-close-sure = Закрити цей стіл для всіх?
desk-closed = Господар закрив цей стіл.
desk-hand-over = Зробити господарем
desk-mute = Без чату
desk-unmute = Повернути в чат
desk-send = Попросити піти
desk-send-sure = Попросити піти: { $name }? Сісти й писати тут не вийде, поки не впустиш назад.
desk-send-sure-watching = Попросити піти: { $name }? Дивитися, сісти й писати тут не вийде, поки не впустиш назад.
desk-people = Люди за столом
desk-nobody = Більше тут поки ніхто не сидить.
desk-sent-away = Поза столом
desk-mute-whom = Без чату: { $name }
desk-hand-over-whom = Зробити господарем: { $name }
desk-hand-over-sure = Новий господар: { $name }? Відтоді змінювати цей стіл зможе лише цей гравець.
desk-send-sure-playing = Попросити піти: { $name }? Місце перейде до бота, тобі гра зарахується як програна, а дивитися, сісти й писати тут не вийде, поки не впустиш назад.
desk-save = Зберегти
desk-least = Зайняте місце { $number }, менше не можна.
desk-changed = Господар змінив налаштування.
desk-watching-names = { $count }: { $names }
desk-cancel = Скасувати
desk-let-back = Впустити назад
desk-mute-watchers = Глядачі без чату
desk-watching = { $count ->
    [0] Ніхто не дивиться
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
watching = Ти дивишся цю гру.
lobby-invite = Запросити друзів
lobby-share-title = Зіграймо разом: { $game }
lobby-screen = Для великого екрана: стіл на телевізорі, карти в телефонах.
lobby-agreed = Налаштування гри
lobby-first = Хто починає
lobby-first-drawn = жереб
lobby-fair = Чесний жереб
lobby-fair-about = Перш ніж хтось походить, сервер цим числом заздалегідь закріплює свої кубики, а кожен браузер — власні випадкові байти; лише потім усі їх показують і змішують. Тож вибрати кубики не може ніхто. Коли гра скінчиться, твій браузер перевірить кожен кидок.

share-link = Посилання на цей стіл
share-room = Код столу
share-replay = Посилання на перегляд цієї гри
share-code = Посилання як QR-код
share-copy = Копіювати
share-copied = Скопійовано
share-share = Поділитися
share-only-here = Телефонам цей комп’ютер поки недоступний: під’єднай його до домашньої мережі й запусти Barkade знову, без «--host».
share-network = Адреса для телефонів
share-network-about = Цей комп’ютер одразу в кількох мережах. Якщо посилання на телефоні не відкривається, вибери іншу адресу.

seat-resigned = поза грою
seat-outside = стороння програма
seat-stand-in = далі грає { $bot }
lent = { $bot } грає за тебе.
lent-seat = { $bot } грає на місці: { $name }.
seat-away = не за столом

bot-call-0 = Бублик
bot-call-1 = Вафля
bot-call-2 = Кекс
bot-call-3 = Тузик
bot-call-4 = Рудько
bot-call-5 = Пиріг
bot-standing = { $level }, { $temper }
talk-bots-quiet = Боти, тихіше
talk-bots-speak = Нехай боти говорять

# In play

odds-percent = { $percent }%

table-name-again = { $name } ({ $number })
table-coming = Уже несу…
table-home = До ігор
table-seats = Гравці
table-you = (ти)
table-thinking = думає
table-points = Очки
table-board = Поле
table-side = Події й чат
table-story = Події
table-talk = Чат
table-menu = Меню
table-undo = Скасувати дію
table-undo-ask = Попросити скасувати дію
banner-yours = Твій хід!
banner-theirs = Ходить { $name }
banner-paused = Гра на паузі
banner-over = Гру закінчено
board-nothing = Зараз робити нічого.
meanwhile = Поки тебе не було
meanwhile-show = Що сталося?
meanwhile-now = Поки тебе не було…
meanwhile-skip = Пропустити
sound-offer = Грати зі звуком?
sound-on = Увімкнути звук
story-again = Показати останні ходи ще раз
story-empty = Історія почнеться з першого ходу.

talk-empty = Ніхто ще й слова не мовив.
talk-say = Скажи щось
talk-send = Надіслати
talk-barks = Гавки
talk-watcher = Глядач
# Stands after somebody's name; $name is the bot's
talk-carries-on = грає далі за гравця { $name }.

bark-woof = Гав!
bark-grr = Гррр
bark-whine = Гмм…
bark-howl = Ауууу!
bark-yip = Дзяв-дзяв!
bark-sniff = Нюх-нюх
bark-wag = *виль-виль*
bark-zoomies = Гасаємо!
bark-beg = Бу-у-удь ласка
bark-sleepy = Хррр…

menu-coach = Тренер
menu-coach-about = Тихий рядок із шансами, які варто знати.
controller-on = Лише моє
controller-about = Поле видно на екрані столу.
controller-off = Показати тут усе поле
menu-pace = Боти ходять
menu-take-back = Повернутися на своє місце
menu-take-over = Грати за гравця { $name }
menu-pause = Попросити паузу
menu-resume = Граймо далі?
menu-offer-end = Запропонувати закінчити
menu-hand = Посадити бота замість гравця { $name }
menu-share = Посилання на стіл
menu-screen = Екран столу
menu-record = Завантажити запис
menu-leave = Вийти
menu-leave-sure = Бот дограє твій хід і гратиме далі за тебе. Повернутися можна будь-коли.
menu-resign = Здатися
menu-resign-sure = Здатися в цій грі остаточно?
menu-stay = Лишитися
pace-easy = неспішно
pace-quickly = швидко
pace-once = миттєво
pace-tap = за моїм дотиком
pace-go-on = Далі

coach-more = ще { $more }
coach-less = менше

hint-ask = Що зробив би Ватажок?
hint-title = Порада Ватажка:
hint-only = Ватажок бачить лише один вибір.
hint-thinking = Ватажок винюхує…
hint-asleep = Ватажок прокидається: { $percent }%
hint-chance = Шанси на перемогу:
hint-play = Зробити

offer-end = { $name } пропонує закінчити гру.
offer-pause = { $name } просить паузу.
offer-resume = { $name } хоче грати далі.
offer-substitute = { $name } пропонує, щоб за гравця { $other } грав бот.
offer-undo = { $name } просить скасувати останню дію.
offer-sit = { $name } хоче грати далі на місці «{ $other }» і побачить його карти.
offer-sit-too = { $name } хоче грати ще й на місці «{ $other }» і побачить карти обох місць.
offer-yes = Згода
offer-no = Ні
offer-withdraw = Скасувати
offer-waiting = Чекаємо на інших…
offer-lapsed = Ніхто не відповів.
offer-withdrawn = Пропозицію знято.
offer-declined = { $name } не погоджується.
offer-door = { $name } просить місце.

rule-title = Правило
rule-show = Показати правило
rule-all = Усі правила цієї гри
rules-none = Правил цієї гри тут немає.

curtain-for = Тепер ходить { $name }. Іншим не підглядати!
curtain-lift = Це я, { $name }
curtain-rest = Поки ходить { $name }, карти закрито.

screen-join = Наведи телефон на код і сідай.
screen-sleeps = Через звичайний http браузер не може втримати екран увімкненим: заборони пристрою засинати в його налаштуваннях.
screen-next = Наступну гру вже відкрито: { $game }. Цей екран зараз перемкнеться.

# The end

end-title = Гру закінчено
recap-title = Історія партії
recap-ahead = Підсумок: { $name } попереду на { $points }, далі { $other }.
recap-level = { $name } і { $other } закінчили нарівно: { $points }.
end-won = { $name } виграє!
end-you-won = Твоя перемога!
end-you-shared = Перемога і твоя також!
moment-last-round = Останній раунд!
end-shared = { $names }: спільна перемога!
end-nobody = Не виграє ніхто.
end-how = Звідки очки
end-rematch = Реванш
next-open = Наступну гру вже відкрито: { $game }.
next-go = Іду
end-replay = Перегляд
end-check = Перевірити жереб
end-luck = Це було везіння?
end-daily = Результати дня
ending-finished = Зіграно до кінця.
ending-resigned = Хтось здався.
ending-agreed = Усі погодилися закінчити.
ending-abandoned = Ніхто не повернувся.
ending-rules = Правила відтоді змінилися: цю гру вже не продовжити.

check-working = Перевіряємо кожен жереб…
check-failed = Тут перевіряти нічого.
check-seed = Зерно те саме, чию запоруку сервер показав до гри.
check-seed-false = Зерно не те, чию запоруку сервер показав до гри!
check-commit = Саме цю запоруку бачив цей браузер.
check-commit-false = Цей браузер бачив іншу запоруку!
check-nonce = Випадкові байти цього браузера враховано.
check-nonce-false = Випадкові байти цього браузера не враховано!
check-hashes = Випадкові байти в усіх ті, чиї запоруки було показано раніше за самі байти.
check-hashes-false = Чиїсь випадкові байти не відповідають запоруці!
check-draws = { $draws ->
    [one] Перевірено { $draws } жереб: усе із зерна.
    [few] Перевірено { $draws } жереби: усе із зерна.
    [many] Перевірено { $draws } жеребів: усе із зерна.
   *[other] Перевірено { $draws } жереба: усе із зерна.
}
check-draws-false = На ході { $version } жереб не той, що дає зерно!
check-inherited = Усе до ходу { $last } взято з іншої гри: той жереб не перевірити.
check-position = Позицію, з якої почалася ця гра, хтось розставив: її не перевірити.
check-no-draws = Жеребу тут не було, тож перевіряти нічого.
check-not-seen = Цей браузер не бачив запоруки до гри.
origin-record = Ця гра триває з ходу { $version } принесеного запису. Що роздали й кинули до того, тут не перевірити.
origin-position = Ця гра триває з ходу { $version } запису, який почався з розставленої позиції. Звідки вона взялася, не перевірить ніхто.
line-origin = із запису
line-drop = Прибрати
line-drop-spoken = Прибрати зі списку: { $game }, { $names }
line-drop-playing = Прибрати гру «{ $game }» зі списку? Місце лишається за тобою, ніхто не здається: посилання поверне гру. Вийти або здатися можна в меню за столом.
line-drop-alone = Прибрати гру «{ $game }»? Більше ніхто не грає, тож гра закриється назавжди.
line-drop-open = Прибрати цей стіл ({ $game }) зі списку? Твоє місце звільниться, а порожній стіл закриється.
home-finished-all = Усі твої зіграні ігри
me-games-won = Перемога!
me-games-shared = Спільна перемога
me-games-more = Показати давніші ігри
me-games-gone = Перегляд уже прибрано.
home-evening-about = Грайте гру за грою з однією таблицею очок. Наприкінці чекає кубок.
home-evening-go = Почати вечір
evening-title = Сімейний вечір
evening-how = У кожній грі маєш очко за кожного, кого випереджаєш. Кубок дістається тому, у кого найбільше очок; за рівності вирішують виграні ігри.
evening-players = Скільки гравців?
evening-first-game = Перша гра
evening-number = Сімейний вечір: гра { $number }
evening-sheet = Таблиця очок
evening-total = Разом
evening-won = перемога
evening-next = Далі: { $game }
evening-go-on = До наступної гри
evening-end = Вручити кубок
evening-end-sure = Вечір скінчився? Тоді вручаємо кубок.
evening-cup = Кубок виборює { $name }!
evening-cup-shared = Спільний кубок: { $names }!
evening-see = Кубок і картинка, щоб надіслати
evening-send = Надіслати картинку
evening-saved = Картинку збережено.
evening-no-picture = Цей браузер не вміє робити картинку. Допоможе знімок екрана.

# Replay

replay-title = Перегляд
replay-of = { $game }, ще раз
replay-bring = Відкрий запис будь-якої гри й дивися хід за ходом.
replay-open = Відкрити запис
replay-leave = Вийти з перегляду
replay-seat = Дивиться
replay-watcher = глядач
replay-play-on = Грати звідси
replay-told = Те, що дотепер відомо з місця «{ $name }». Гра ще тривала, тож є історія, але поля не видно.
replay-told-watcher = Те, що дотепер відомо глядачам. Гра ще тривала, тож є історія, але поля не видно.
replay-first = На початок
replay-back = Хід назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Хід уперед
replay-last = У кінець
replay-where = Місце в грі
replay-at = { $at } / { $last }

# Me

me-title = Я
me-name = Ім’я
me-dog = Твій песик
me-save = Зберегти
me-saved = Збережено. Хороший песик!
me-any-dog = Здивуй мене
me-settings = Вигляд і звук
me-language = Мова
me-theme = Світло
theme-auto = як на пристрої
theme-light = день
theme-dark = ніч
me-motion = Рух
motion-auto = як на пристрої
motion-less = спокійно
me-sound = Звук
me-notify = Кликати мене, коли мій хід
me-notify-not = Браузери вміють це лише через https.
me-notify-refused = У цьому браузері сповіщення заборонено. Дозволити їх можна в його налаштуваннях для цієї сторінки.
me-tell = Коли мій хід
me-tell-about = Ігри без годинника й повільні ігри на тебе зачекають. Обери, як дізнаватися, що твій хід.
me-tell-go = Обрати спосіб
tell-title = Повідом мене
tell-here = На цьому пристрої
tell-here-about = Браузер покаже сповіщення, навіть якщо Barkade закрито. На iPhone спершу додай Barkade на початковий екран.
tell-here-cannot = Цей браузер не показує сповіщень. На iPhone спершу додай Barkade на початковий екран. Якщо сторінку відкрив інший застосунок, відкрий її у своєму звичному браузері.
tell-here-only-open = Працює, поки Barkade відкрито у вкладці. Закритий браузер сповістити не можна.
tell-mail = Електронною поштою
tell-mail-about = Твою адресу більше ніхто не бачить. У кожному листі є посилання, щоб їх зупинити.
tell-mail-none = Цей сервер не надсилає листів.
tell-mail-address = Електронна адреса
tell-mail-code = Код із листа
tell-mail-sent = Ми надіслали лист із кодом. Введи його тут, щоб підтвердити, що адреса твоя.
tell-mail-on = Листи надходять на { $address }.
tell-confirm = Підтвердити
tell-off = Вимкнути
tell-save = Зберегти
tell-hook = У Discord, ntfy або власній програмі
tell-hook-about = Встав адресу вебхука або теми ntfy. Бережи її як пароль.
tell-hook-address = Адреса вебхука
tell-hook-shape = Отримувач
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = програма (JSON)
tell-test = Надіслати на пробу
tell-tested = Уже в дорозі! Якщо нічого не надійде, перевір налаштування вище.
tell-nothing = Поки нічого не обрано: про свій хід дізнаєшся, коли зазирнеш.
tell-stop = Більше без листів
tell-stop-about = Barkade більше не має писати на цю адресу?
tell-stop-go = Так, досить
tell-stopped = Готово. Листів більше не буде.
me-install = Barkade на цьому пристрої
me-install-about = Barkade отримає власну іконку й відкриватиметься без рамок браузера.
me-install-go = Встановити
me-record = Зіграно й виграно
me-record-won = Перемог: { $won } з { $played }
me-record-form = Останні ігри: { $games }
me-record-win = перемога
me-record-loss = без перемоги
me-record-win-short = П
me-record-loss-short = –
me-record-best = Найбільше очок: { $points }
me-record-rating = Рейтинг { $rating }, місце { $place } з { $of }
me-record-unrated = Ще без рейтингу
me-record-about = У рейтинг ідуть ігри, які люди догравали між собою, без ботів і без допомоги. Рейтинг — це сила, в якій немає сумнівів; з кожною такою грою він певніший.
me-record-none = Ще нічого не дограно. До першої гри — один дотик.
me-device = На іншому пристрої
me-device-about = Відкрий там це посилання протягом чверті години й грай далі під своїм ім’ям. Посилання працює один раз.
me-device-go = Зробити посилання
me-device-link = Твоє особисте посилання
me-move-here = Продовжити тут
me-move-here-about = Це особисте посилання. Продовжити в цьому браузері як та людина?
me-move-here-go = Так, це я
me-moved = З поверненням!
me-move-ask = У цьому браузері ти { $name }. Тепер тут буде { $other }?
me-move-lost = Ім’я { $name } зникне з цього браузера. Повернути його можна лише словами відновлення або на іншому пристрої.
me-move-yes = Хай буде { $other }
me-move-no = Лишається { $name }
me-devices = Твої пристрої
me-devices-this = Цей
me-devices-other = Інший пристрій
me-devices-seen = востаннє: { $day }
me-devices-out = Від’єднати
me-devices-out-whom = Від’єднати: { $name }
me-devices-name = Назва пристрою
me-devices-all = Від’єднати всі інші
me-phrase = Якщо пристрій загубиться
me-phrase-about = Вісім слів будь-де повернуть тобі ім’я, песика та ігри. Запиши їх на папері. Удруге ми їх не покажемо.
me-phrase-go = Створити слова відновлення
me-phrase-again = З { $day } у тебе є слова відновлення. Нові їх замінять.
me-phrase-new = Створити нові слова
me-recover = У мене є слова відновлення
me-recover-words = Твої вісім слів
me-recover-go = Поверни мене
me-forget = Забути мене
me-forget-about = Буде стерто ім’я та песика, пристрої та слова відновлення, сповіщення, результати, рейтинги, подвір’я й задачі. Незавершені ігри дограє бот.
me-data = Завантажити мої дані
me-forget-go = Стерти мене
me-forget-sure = Так, стерти

dog-head = Голова
dog-ears = Вуха
dog-snout = Мордочка
dog-coat = Масть
dog-patch = Другий колір
dog-marking = Візерунок
dog-fur = Шерсть
dog-collar = Нашийник
dog-before = { $part }: попередній варіант
dog-after = { $part }: наступний варіант

dog-name-0 = Рекс
dog-name-1 = Ласка
dog-name-2 = Жужа
dog-name-3 = Сірко
dog-name-4 = Бусинка
dog-name-5 = Рябко
dog-name-6 = Ромашка
dog-name-7 = Барс
dog-name-8 = Мушка
dog-name-9 = Дружок
dog-name-10 = Білка
dog-name-11 = Пушок

# About

about-title = Про гру
about-what = Barkade — це стіл для собачих ігор: копай кістки, гавкай на все поспіль, будь хорошим песиком і збирай крапки. Працює на твоєму комп’ютері, з друзями поруч чи далеко.
about-fair = Кубики чесні, і це можна перевірити: до гри сервер їх закріплює, кожен додає своєї випадковості, а потім твій браузер перевірить кожен кидок.
about-data = Жодних облікових записів, жодного стеження, нікому нічого не надсилається. Твоє ім’я та песик зберігаються на цьому сервері, доки їх не видалиш.
about-rules = Правила
about-credits = Подяки
about-made = Усіх псів, котів і речі намальовано кодом, в одному стилі. Ігри належать їхнім авторам; слова тут наші.
about-fonts = Шрифти: Shantell Sans і Nunito (SIL Open Font License).
about-license = Barkade — вільна програма за ліцензією MIT.

keys-title = Клавіатура
keys-arrows = до наступної речі в той бік
keys-this = цей список
keys-on = Літери й цифри працюють як швидкі клавіші
bubble-more = Докладніше
hint-alike = Усе приблизно однаково добре, шанс на перемогу { $percent }%:
start-show = Покажи, як грати
start-show-about = Маленька справжня партія, близько 3 хвилин
start-just = Або просто грай
start-with = Проти кого
start-puppy = грає розслаблено
start-young-dog = легко відволікається
start-good-dog = грає розважливо
start-clever-dog = сім разів відміряє
start-top-dog = думає наперед
start-players = Гравців за столом
start-go = Почати
start-change = { $bot } · { $players }
start-change-spoken = Змінити суперників: { $bot }, гравців за столом: { $players }
hello-title = Хто ти?
hello-about = Так тебе побачать інші. Змінити можна будь-коли.
hello-bark = Твій гавкіт
hello-keep = Це я
hello-make = Створи власного песика

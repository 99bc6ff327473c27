# The page

page-title = Barkade
page-places = Разделы
title-turn = ● Твой ход — { $game }
title-table = { $game } — Barkade
title-next = ● Следующая игра открыта — { $game }
sheet-close = Закрыть

nowhere-title = Здесь ничего нет
nowhere-about = Пёс обнюхал всё. Может, в адресе не хватает буквы.
net-offline = Сервер не отвечает. Интернет есть?
net-broken = Сервер споткнулся. Попробуй через минутку.
net-again = Ещё раз
line-lost = Соединяемся…
line-offline = Нет сети.
line-sending = Уже летит…
line-kept = Твой ход будет отправлен.

# Home

home-hello = Кто будет играть?
home-about = Собачьи игры за одним столом. Пустые места займут боты, друзья придут по ссылке, регистрация не нужна.
home-games = Игры
home-players = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
home-minutes = { $low }–{ $high } { $high ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
home-play = Играть
home-invite = Позвать друзей
home-rules = Правила
home-learn = Урок
home-mine = Твои игры
home-join = Сесть за стол
home-code = Ссылка или код стола
home-join-go = Войти
home-open = Открытые столы
home-open-none = Открытых столов сейчас нет. Открой свой!
home-watch = Можно посмотреть
home-finished = Сыгранные игры
kennel-title = Твой двор
kennel-own = { $name }, твоя собака
kennel-dog = { $name }, последняя встреча: { $game }; { $games ->
    [one] { $games } игра вместе
    [few] { $games } игры вместе
    [many] { $games } игр вместе
   *[other] { $games } игры вместе
}
kennel-empty = Пока здесь живёшь только ты. Сюда переселяются собаки, которых ты зовёшь, засчитываешь или встречаешь в игре.
kennel-all = Все собаки: { $count }

line-over = Пересмотреть
line-free = { $free ->
    [0] Мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
    [many] { $free } свободных мест
   *[other] { $free } свободного места
}
line-yours = Твой ход
line-theirs = Ожидание
line-left = осталось: { $time }
line-waits = Все отошли
line-bot = За тебя играет бот

# A new table

new-title = Новый стол: { $game }
new-players = Сколько игроков?
new-clock = Часы
new-clock-about = За того, кому не хватило времени, играет бот, пока человек не вернётся. Если на ход даётся час и больше, бот сделает только этот один ход.
new-holiday = Отпуск
new-holiday-about = Запас времени каждому на всю игру. Тратится, когда ход запаздывает.
new-help = Помощь
new-help-about = Рейтинговые игры идут без помощи.
new-public = Открыт для всех
new-public-about = Все на этом сервере видят стол, могут сесть или смотреть.
new-box = Своя коробка
new-box-about = Файл TOML с другими картами, кубиками или собаками.
new-box-unreadable = Эту коробку не прочитать: { $detail }
new-box-line = Эту коробку не прочитать. Ошибка в строке { $line }: { $text }
new-open = Открыть стол
box-title = Коробка
box-own = со своей коробкой
box-show = Что в коробке
box-rest = Всё остальное — как в обычной коробке.
clock-none = без часов
holiday-none = нет
clock-holiday = { $clock }, отпуск: { $days }
clock-per-turn = { $seconds ->
    [30] 30 секунд на ход
    [60] минута на ход
    [180] 3 минуты на ход
    [600] 10 минут на ход
    [3600] час на ход
    [43200] 12 часов на ход
    [86400] сутки на ход
    [259200] 3 дня на ход
    [604800] неделя на ход
   *[other] { $seconds } с на ход
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
help-all = тренер и советы
help-coach = только тренер
help-none = нет
public-yes = да
public-no = нет, только по ссылке
option-yes = да
option-no = нет

# Before the start

lobby-seats = Места
lobby-free = Свободная подушка
lobby-host = хозяин
lobby-sit = Сесть тут
lobby-sit-too = Сесть ещё и тут
lobby-stand = Встать
introduce-who = Кто здесь сидит?
introduce-name = Твоё имя
introduce-keep = Это я
introduce-again = Сменить имя
door-asks = Спрашивать меня, прежде чем кто-то сядет
door-request = { $name } просит место { $number }.
door-let-in = Пустить
door-decline = Нет, спасибо
door-asked = Просьба отправлена. Хозяин стола ответит.
lobby-bot = Добавить бота…
lobby-bot-for = Бот на место { $number }
lobby-unseat = Попросить уйти: { $name }
lobby-start = Начать игру
lobby-start-with-bots = { $free ->
    [one] Посадить { $free } бота и начать
    [few] Посадить { $free } ботов и начать
    [many] Посадить { $free } ботов и начать
   *[other] Посадить { $free } бота и начать
}
lobby-strength = сила
lobby-wait-for = Ждём за столом: { $names }.
lobby-starting = Начинаем: каждое устройство показывает свои случайные байты. Ещё ждём: { $names }.
lobby-wait-host = Ждём, пока хозяин начнёт.
lobby-take-seat = Садись или оставайся зрителем.
lobby-full = Все места заняты. Оставайся смотреть!
lobby-sent-away = Хозяин попросил тебя выйти из-за стола.
desk-title = Для хозяина
desk-change = Изменить настройки
desk-close = Закрыть стол
desk-close-sure = Закрыть этот стол для всех?
desk-closed = Хозяин закрыл этот стол.
desk-hand-over = Сделать хозяином
desk-mute = Без чата
desk-unmute = Вернуть в чат
desk-send = Попросить уйти
desk-send-sure = Попросить уйти: { $name }? Сесть и писать здесь будет нельзя, пока не впустишь обратно.
desk-send-sure-watching = Попросить уйти: { $name }? Смотреть, сесть и писать здесь будет нельзя, пока не впустишь обратно.
desk-people = Люди за столом
desk-nobody = Больше здесь пока никто не сидит.
desk-sent-away = Кого попросили уйти
desk-mute-whom = Без чата: { $name }
desk-hand-over-whom = Сделать хозяином: { $name }
desk-hand-over-sure = Новый хозяин: { $name }? После этого менять этот стол сможет только этот игрок.
desk-send-sure-playing = Попросить уйти: { $name }? На это место сядет бот, тебе игра засчитается как проигранная, а смотреть, сесть и писать здесь будет нельзя, пока не впустишь обратно.
desk-save = Сохранить
desk-least = Место { $number } занято, так что меньше игроков быть не может.
desk-changed = Хозяин изменил настройки.
desk-watching-names = { $count }: { $names }
desk-cancel = Отмена
desk-let-back = Впустить обратно
desk-mute-watchers = Зрители без чата
desk-watching = { $count ->
    [0] Никто не смотрит
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
watching = Ты смотришь эту игру.
lobby-invite = Позвать друзей
lobby-share-title = Сыграем вместе: { $game }
lobby-screen = Для большого экрана: стол на телевизоре, карты в телефонах.
lobby-agreed = Настройки игры
lobby-first = Кто начинает
lobby-first-drawn = жребий
lobby-fair = Честный жребий
lobby-fair-about = Прежде чем кто-то сходит, сервер этим числом заранее закрепляет свои кубики, а каждый браузер — свои случайные байты; лишь потом все их показывают и смешивают. Поэтому выбрать кубики не может никто. Когда игра закончится, твой браузер проверит каждый бросок.

share-link = Ссылка на этот стол
share-room = Код стола
share-replay = Ссылка на повтор этой игры
share-code = Ссылка как QR-код
share-copy = Копировать
share-copied = Скопировано
share-share = Поделиться
share-only-here = Телефонам этот компьютер пока недоступен: подключи его к домашней сети и запусти Barkade снова, без «--host».
share-network = Адрес для телефонов
share-network-about = Этот компьютер сразу в нескольких сетях. Если ссылка на телефоне не открывается, выбери другой адрес.

seat-resigned = сдаётся
seat-outside = сторонняя программа
seat-stand-in = замена: { $bot }
lent = { $bot } играет за тебя.
lent-seat = { $bot } играет вместо: { $name }.
seat-away = нет за столом

bot-call-0 = Пирожок
bot-call-1 = Перчик
bot-call-2 = Вафля
bot-call-3 = Булочка
bot-call-4 = Тузик
bot-call-5 = Кексик
bot-standing = { $level }, { $temper }
talk-bots-quiet = Боты, тише
talk-bots-speak = Пусть боты говорят

# In play

odds-percent = { $percent } %

table-name-again = { $name } ({ $number })
table-coming = Уже несу…
table-home = К играм
table-seats = Игроки
table-you = (ты)
table-thinking = думает
table-points = Очки
table-board = Поле
table-side = События и чат
table-story = События
table-talk = Чат
table-menu = Меню
table-undo = Взять назад
table-undo-ask = Попросить взять назад
banner-yours = Твой ход!
banner-theirs = Ходит { $name }
banner-paused = Игра на паузе
banner-over = Игра окончена
board-nothing = Сейчас делать нечего.
meanwhile = Пока тебя не было
meanwhile-show = Что случилось?
meanwhile-now = Пока тебя не было…
meanwhile-skip = Пропустить
sound-offer = Играть со звуком?
sound-on = Включить звук
story-again = Показать последние ходы ещё раз
story-empty = События начнутся с первого хода.

talk-empty = Никто ещё и слова не сказал.
talk-say = Скажи что-нибудь
talk-send = Отправить
talk-barks = Гавки
talk-watcher = Зритель
# Stands after somebody's name; $name is the bot's
talk-carries-on = играет дальше вместо: { $name }.

bark-woof = Гав!
bark-grr = Рррр
bark-whine = Хмм…
bark-howl = Аууу!
bark-yip = Тяв-тяв!
bark-sniff = Нюх-нюх
bark-wag = *виль-виль*
bark-zoomies = Носимся!
bark-beg = Ну пожа-алста
bark-sleepy = Хррр…

menu-coach = Тренер
menu-coach-about = Тихая строка с шансами, которые стоит знать.
controller-on = Только моё
controller-about = Поле видно на экране стола.
controller-off = Показать здесь всё поле
menu-pace = Боты ходят
menu-take-back = Вернуться на своё место
menu-take-over = Играть вместо: { $name }
menu-pause = Попросить паузу
menu-resume = Играем дальше?
menu-offer-end = Предложить закончить на этом
menu-hand = Пусть бот играет вместо: { $name }
menu-share = Ссылка на стол
menu-screen = Экран стола
menu-record = Скачать запись
menu-leave = Выйти
menu-leave-sure = Бот доиграет твой ход и будет играть дальше за тебя. Вернуться можно в любой момент.
menu-resign = Сдаться
menu-resign-sure = Сдаться в этой игре насовсем?
menu-stay = Остаться
pace-easy = неспешно
pace-quickly = быстро
pace-once = мгновенно
pace-tap = по моему касанию
pace-go-on = Дальше

coach-more = ещё { $more }
coach-less = меньше

hint-ask = Что сделал бы Вожак?
hint-title = Совет Вожака:
hint-only = Вожак видит только один выбор.
hint-thinking = Вожак вынюхивает…
hint-asleep = Вожак просыпается: { $percent } %
hint-chance = Шансы на победу:
hint-play = Сделать

offer-end = { $name } предлагает закончить игру.
offer-pause = { $name } просит паузу.
offer-resume = { $name } хочет играть дальше.
offer-substitute = { $name } предлагает, чтобы бот играл вместо: { $other }.
offer-undo = { $name } просит взять последний ход назад.
offer-sit = { $name } хочет играть дальше на месте «{ $other }» и увидит всё, что оттуда видно.
offer-sit-too = { $name } хочет играть ещё и на месте «{ $other }» и увидит всё, что видно с обоих мест.
offer-yes = Да
offer-no = Нет
offer-withdraw = Отменить
offer-waiting = Ждём остальных…
offer-lapsed = Никто не ответил.
offer-withdrawn = Предложение снято.
offer-declined = { $name } не соглашается.
offer-door = { $name } просит место.

rule-title = Правило
rule-show = Показать правило
rule-all = Все правила этой игры
rules-none = Правил этой игры здесь нет.

curtain-for = Теперь ходит { $name }. Остальным не подглядывать!
curtain-lift = Это я, { $name }
curtain-rest = Пока ходит { $name }, карты закрыты.

screen-join = Наведи телефон на код и садись.
screen-sleeps = Через обычный http браузер не может держать экран включённым: запрети устройству засыпать в его настройках.
screen-next = Следующая игра уже открыта: { $game }. Этот экран сейчас переключится.

# The end

end-title = Игра окончена
recap-title = История партии
recap-ahead = Итог: { $name } впереди на { $points }, следом { $other }.
recap-level = { $name } и { $other } закончили вровень: { $points }.
end-won = { $name } выигрывает!
end-you-won = Твоя победа!
end-you-shared = Победа и твоя тоже!
moment-last-round = Последний раунд!
end-shared = { $names }: общая победа!
end-nobody = Не выигрывает никто.
end-how = Откуда очки
end-rematch = Реванш
next-open = Следующая игра уже открыта: { $game }.
next-go = Иду
end-replay = Повтор
end-check = Проверить жребий
end-luck = Это была удача?
end-daily = Результаты дня
ending-finished = Сыграно до конца.
ending-resigned = Кто-то сдался.
ending-agreed = Все согласились закончить.
ending-abandoned = Никто не вернулся.
ending-rules = С тех пор правила изменились; эту игру не продолжить.

check-working = Проверяем каждый жребий…
check-failed = Здесь проверять нечего.
check-seed = Зерно то самое, чей отпечаток сервер показал до игры.
check-seed-false = Зерно не то, чей отпечаток сервер показал до игры!
check-commit = Именно этот отпечаток видел этот браузер.
check-commit-false = Этот браузер видел другой отпечаток!
check-nonce = Случайные байты этого браузера учтены.
check-nonce-false = Случайные байты этого браузера не учтены!
check-hashes = Случайные байты у всех те, чьи отпечатки были показаны раньше самих байтов.
check-hashes-false = Чьи-то случайные байты не подходят к отпечатку!
check-draws = { $draws ->
    [one] Проверен { $draws } жребий: всё из зерна.
    [few] Проверено { $draws } жребия: всё из зерна.
    [many] Проверено { $draws } жребиев: всё из зерна.
   *[other] Проверено { $draws } жребия: всё из зерна.
}
check-draws-false = Ход { $version }: жребий не тот, что даёт зерно!
check-inherited = Всё до хода { $last } взято из другой игры: тот жребий не проверить.
check-position = Позицию, с которой началась эта игра, кто-то расставил: её не проверить.
check-no-draws = Жребий здесь ничего не решал, так что и проверять нечего.
check-not-seen = Этот браузер не застал начала и не видел отпечатка до игры.
origin-record = Эта игра продолжается с хода { $version } принесённой записи. Что сдали и бросили до того, здесь не проверить.
origin-position = Эта игра продолжается с хода { $version } записи, начатой с расставленной позиции. Откуда она взялась, не проверить никому.
line-origin = по записи
line-drop = Убрать
line-drop-spoken = Убрать из списка: { $game }, { $names }
line-drop-playing = Убрать игру «{ $game }» из списка? Место остаётся за тобой, никто не сдаётся: ссылка вернёт игру. Уйти или сдаться можно в меню за столом.
line-drop-alone = Убрать игру «{ $game }»? Больше никто не играет, поэтому игра закроется насовсем.
line-drop-open = Убрать этот стол ({ $game }) из списка? Твоё место освободится; пустой стол закроется.
home-finished-all = Все твои сыгранные игры
me-games-won = Победа!
me-games-shared = Общая победа
me-games-more = Показать более давние игры
me-games-gone = Повтор уже удалён.
home-evening-about = Играйте одну игру за другой на общий счёт. В конце ждёт кубок.
home-evening-go = Начать вечер
evening-title = Семейный вечер
evening-how = В каждой игре ты получаешь очко за каждого, кого обходишь. Кубок берёт тот, у кого больше очков, а при равенстве — больше побед.
evening-players = Сколько игроков?
evening-first-game = Первая игра
evening-number = Семейный вечер: игра { $number }
evening-sheet = Таблица очков
evening-total = Всего
evening-won = победа
evening-next = Дальше: { $game }
evening-go-on = К следующей игре
evening-end = Вручить кубок
evening-end-sure = Вечер окончен? Тогда вручаем кубок.
evening-cup = { $name } берёт кубок!
evening-cup-shared = { $names } делят кубок!
evening-see = Кубок и картинка, чтобы отправить
evening-send = Отправить картинку
evening-saved = Картинка сохранена.
evening-no-picture = Этот браузер не умеет делать картинку. Поможет снимок экрана.

# Replay

replay-title = Повтор
replay-of = { $game }, ещё раз
replay-bring = Открой запись любой игры и смотри ход за ходом.
replay-open = Открыть запись
replay-leave = Выйти из повтора
replay-seat = Смотрит
replay-watcher = зритель
replay-play-on = Играть отсюда
replay-told = Что пока известно на этом месте: { $name }. Игра ещё шла, так что события прочитать можно, а поля не видно.
replay-told-watcher = Что пока известно зрителям. Игра ещё шла, так что события прочитать можно, а поля не видно.
replay-first = В начало
replay-back = Ход назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Ход вперёд
replay-last = В конец
replay-where = Место в игре
replay-at = { $at } / { $last }

# Me

me-title = Я
me-name = Имя
me-dog = Твой пёсик
me-save = Сохранить
me-saved = Сохранено. Хороший пёсик!
me-any-dog = Удиви меня
me-settings = Вид и звук
me-language = Язык
me-theme = Свет
theme-auto = как на устройстве
theme-light = день
theme-dark = ночь
me-motion = Движение
motion-auto = как на устройстве
motion-less = спокойно
me-sound = Звук
me-notify = Звать меня, когда мой ход
me-notify-not = Браузеры умеют это только через https.
me-notify-refused = В этом браузере уведомления запрещены. Разрешить их можно в его настройках для этой страницы.
me-tell = Когда мой ход
me-tell-about = Игры без часов и медленные игры тебя подождут. Выбери, как узнавать, что твой ход.
me-tell-go = Выбрать способ
tell-title = Сообщи мне
tell-here = На этом устройстве
tell-here-about = Браузер покажет уведомление, даже если Barkade закрыт. На iPhone сначала добавь Barkade на экран «Домой».
tell-here-cannot = Этот браузер не показывает уведомлений. На iPhone сначала добавь Barkade на экран «Домой». Если страницу открыло другое приложение, открой её в своём обычном браузере.
tell-here-only-open = Работает, пока Barkade открыт во вкладке. Закрытый браузер оповестить нельзя.
tell-mail = По почте
tell-mail-about = Твой адрес больше никто не видит. В каждом письме есть ссылка, чтобы их остановить.
tell-mail-none = Этот сервер не отправляет писем.
tell-mail-address = Адрес почты
tell-mail-code = Код из письма
tell-mail-sent = Мы отправили письмо с кодом. Введи его здесь, чтобы подтвердить, что адрес твой.
tell-mail-on = Письма приходят на { $address }.
tell-confirm = Подтвердить
tell-off = Выключить
tell-save = Сохранить
tell-hook = В Discord, ntfy или своей программе
tell-hook-about = Вставь адрес вебхука или темы ntfy. Береги его как пароль.
tell-hook-address = Адрес вебхука
tell-hook-shape = Получатель
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = программа (JSON)
tell-test = Отправить проверку
tell-tested = Уже в пути! Если ничего не придёт, проверь настройки выше.
tell-nothing = Пока ничего не выбрано: о своём ходе узнаешь, когда заглянешь.
tell-stop = Больше никаких писем
tell-stop-about = Barkade больше не должен писать на этот адрес?
tell-stop-go = Да, хватит
tell-stopped = Готово. Писем больше не будет.
me-install = Barkade на этом устройстве
me-install-about = Barkade получит свой значок и будет открываться без рамок браузера.
me-install-go = Установить
me-record = Сыграно и выиграно
me-record-won = Побед: { $won } из { $played }
me-record-form = Последние игры: { $games }
me-record-win = победа
me-record-loss = без победы
me-record-win-short = П
me-record-loss-short = –
me-record-best = Больше всего очков: { $points }
me-record-rating = Рейтинг { $rating }, место { $place } из { $of }
me-record-unrated = Пока без рейтинга
me-record-about = В рейтинг идут игры, которые люди доиграли между собой, без ботов и без помощи. Рейтинг — это сила, в которой нет сомнений; с каждой такой игрой он точнее.
me-record-none = Ещё ничего не доиграно. До первой игры — одно касание.
me-device = На другом устройстве
me-device-about = Открой там эту ссылку в течение четверти часа и играй дальше под своим именем. Ссылка работает один раз.
me-device-go = Сделать ссылку
me-device-link = Твоя личная ссылка
me-move-here = Продолжить здесь
me-move-here-about = Это личная ссылка. Продолжить в этом браузере как тот человек?
me-move-here-go = Да, это я
me-moved = С возвращением!
me-move-ask = В этом браузере ты { $name }. Теперь здесь будет { $other }?
me-move-lost = Имя { $name } исчезнет из этого браузера. Вернуть его можно только словами восстановления или на другом устройстве.
me-move-yes = Пусть будет { $other }
me-move-no = Остаётся { $name }
me-devices = Твои устройства
me-devices-this = Это
me-devices-other = Другое устройство
me-devices-seen = последний раз: { $day }
me-devices-out = Отключить
me-devices-out-whom = Отключить: { $name }
me-devices-name = Название устройства
me-devices-all = Отключить все остальные
me-phrase = Если устройство потеряется
me-phrase-about = Восемь слов где угодно вернут тебе имя, собаку и игры. Запиши их на бумаге. Второй раз мы их не покажем.
me-phrase-go = Создать слова восстановления
me-phrase-again = С { $day } у тебя есть слова восстановления. Новые их заменят.
me-phrase-new = Создать новые слова
me-recover = У меня есть слова восстановления
me-recover-words = Твои восемь слов
me-recover-go = Верни меня
me-forget = Забыть меня
me-forget-about = Будут стёрты имя и пёсик, устройства и слова восстановления, оповещения, результаты, рейтинги, двор и задачи. Незаконченные игры доиграет бот.
me-data = Скачать мои данные
me-forget-go = Стереть меня
me-forget-sure = Точно стереть

dog-head = Голова
dog-ears = Уши
dog-snout = Мордочка
dog-coat = Масть
dog-patch = Второй цвет
dog-marking = Узор
dog-fur = Шерсть
dog-collar = Ошейник
dog-before = { $part }: предыдущее
dog-after = { $part }: следующее

dog-name-0 = Рекс
dog-name-1 = Лайма
dog-name-2 = Жучка
dog-name-3 = Шарик
dog-name-4 = Бусинка
dog-name-5 = Дружок
dog-name-6 = Ромашка
dog-name-7 = Барс
dog-name-8 = Муха
dog-name-9 = Полкан
dog-name-10 = Белка
dog-name-11 = Бублик

# About

about-title = Об игре
about-what = Barkade — это стол для собачьих игр: выкапывай косточки, гавкай на что угодно, будь хорошим пёсиком и собирай пятнышки. Работает на твоём компьютере, с друзьями рядом или далеко.
about-fair = Кубики честные, и это можно проверить: до игры сервер их закрепляет, каждый добавляет своей случайности, а потом твой браузер проверит каждый бросок.
about-data = Никаких учётных записей, никакой слежки, никому ничего не отправляется. Твоё имя и пёсик хранятся на этом сервере, пока ты их не удалишь.
about-rules = Правила
about-credits = Благодарности
about-made = Все псы, кошки и вещи нарисованы кодом, в одном стиле. Игры принадлежат их авторам; слова здесь наши.
about-fonts = Шрифты: Shantell Sans и Nunito (SIL Open Font License).
about-license = Barkade — свободная программа под лицензией MIT.

keys-title = Клавиатура
keys-arrows = к следующему элементу в ту сторону
keys-this = этот список
keys-on = Буквы и цифры работают как быстрые клавиши
bubble-more = Подробнее
hint-alike = Всё примерно одинаково, { $percent } % на победу:
start-show = Покажи, как играть
start-show-about = Маленькая настоящая партия, около 3 минут
start-just = Или просто играть
start-with = Против кого
start-puppy = играет не напрягаясь
start-young-dog = легко отвлекается
start-good-dog = играет разумно
start-clever-dog = семь раз отмерит
start-top-dog = думает наперёд
start-players = Игроков за столом
start-go = Начать
start-change = { $bot } · { $players }
start-change-spoken = Сменить соперников: { $bot }, игроков за столом: { $players }
hello-title = Кто ты?
hello-about = Вот что увидят остальные. Изменить можно в любой момент.
hello-bark = Твой лай
hello-keep = Это я
hello-make = Собери свою собаку

# Words that all games share.

seat = Гравець { $number }
undone = { $name } скасовує останню дію.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = скасовує це
list-and = { $most } і { $last }
list-then = { $most } та { $last }
list-then-many = { $most } та { $last }
story-word = { $text }

error-malformed = Дії «{ $text }» тут немає. Подивися перелік дозволених дій.
error-not-allowed = Зараз так не можна. Подивися перелік дозволених дій.
error-ambiguous = «{ $text }» може означати кілька дій: { $choices }.
error-game-over = Гру закінчено.
error-not-your-turn = Зараз ходить { $name }.
error-nothing-to-undo = Нема чого скасовувати.
error-batch-past-chance = Ці дії йдуть далі, ніж можна: після чогось невідомого або після кінця ходу. Надішли решту, коли все з’ясується.
error-unknown-game = Немає гри «{ $game }». Ігри такі: { $known }.
error-bad-players = { $game }: гравців може бути від { $low } до { $high }, а не { $players }.
error-unknown-option = Немає опції «{ $option }». Опції такі: { $known }.
error-bad-option = Опція { $option } не може бути «{ $value }». Можливі значення: { $allowed }.
error-bad-names = Імена — це список текстів, не більше одного на кожного гравця (їх { $players }).
error-bad-seat = Немає місця { $seat_given } за столом на { $players }.
error-bad-position = Позиції потрібні «game», «players» і «state», як у позиції партії.
error-bad-position-cell = У цій позиції { $cell } не може бути «{ $value }».
error-bad-box = Власна коробка — це таблиця назв і значень.
error-bad-view = Це не вигляд гри.

error-record-format = Це не запис Barkade: першим рядком має бути «barkade 1».
error-record-empty = Цей запис пошкоджено: у ньому немає версій.
error-record-line = Рядок { $line } цього запису не прочитати: «{ $text }».
error-record-header = Цей запис пошкоджено: рядка «{ $word }» немає або він хибний.
error-record-rules = Цю гру зіграно за правилами номер { $rules }; ця версія Barkade грає за номером { $now }.
error-record-no-version = У цьому записі є версії від 0 до { $last }, а версії { $version } немає.
error-record-version = Версії { $version } цього запису не могло бути: її дії або жереби суперечать правилам.
error-record-checksum = Версію { $version } цього запису змінено: контрольна сума не відповідає позиції.
error-record-draw = У версії { $version } цього запису хибний жереб: { $draw } — не те, що дає зерно.
error-record-commit = Зерно цього запису не відповідає запоруці, показаній на початку.
error-record-no-seed = У цьому записі ще немає зерна: перевірити його можна, коли гра скінчиться.
error-record-told = Це запис того, що бачило одне місце. Його можна переглянути, але не продовжити й не перевірити.
error-record-too-long = Цей запис задовгий, щоб показати його тут. Переглянь його в себе: barkade replay FILE.

error-box-unknown = «{ $part }» — не частина коробки цієї гри. Частини такі: { $known }.
error-box-number = «{ $part }» має бути цілим числом від { $low } до { $high }, а не «{ $value }».
error-box-list = «{ $part }» має бути списком, де записів від { $low } до { $high }.
error-box-length = «{ $part }» має бути списком, де записів рівно { $count }.
error-box-entry = Кожному запису «{ $part }» потрібно рівно це: { $keys }.
error-box-name = «{ $name }» не може бути назвою: потрібно від 1 до { $longest } літер чи цифр, між ними — пробіли, дефіси, апострофи й крапки.
error-box-name-first = «{ $name }» не може бути тут назвою: спершу має йти літера.
error-box-name-twice = «{ $name }» — це вже назва чогось іншого.
error-box-file-missing = Файл коробки «{ $file }» не читається. Він точно там є?
error-box-file-too-big = Файл коробки «{ $file }» завеликий: найбільше — { $kilobytes } КБ.
error-box-file-encoding = Файл коробки «{ $file }» — не простий текст у UTF-8.
error-box-file-toml = Файл коробки «{ $file }» — не TOML: { $detail }.
error-box-file-value = У файлі коробки «{ $file }» під «{ $key }» стоїть дата, час або нескінченне число. Коробка складається з назв, цілих чисел і списків.

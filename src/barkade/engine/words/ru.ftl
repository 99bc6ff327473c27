# Words that all games share.

seat = Игрок { $number }
undone = { $name } берёт последнее действие назад.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = берёт ход назад
list-and = { $most } и { $last }
list-then = { $most } и { $last }
list-then-many = { $most } и { $last }
story-word = { $text }

error-malformed = «{ $text }» — здесь нет такого действия. Посмотри список возможных.
error-not-allowed = Сейчас так нельзя. Посмотри список возможных действий.
error-ambiguous = «{ $text }» может значить несколько действий: { $choices }.
error-game-over = Игра окончена.
error-not-your-turn = Сейчас ходит { $name }.
error-nothing-to-undo = Брать назад нечего.
error-batch-past-chance = Эти действия заходят за бросок, жребий или конец хода. Пришли остальные, когда станет известно, что вышло.
error-unknown-game = Нет игры «{ $game }». Игры такие: { $known }.
error-bad-players = { $game }: игроков может быть от { $low } до { $high }, а не { $players }.
error-unknown-option = Нет опции «{ $option }». Опции такие: { $known }.
error-bad-option = Опция { $option } не может быть «{ $value }». Возможные значения: { $allowed }.
error-bad-names = Имена — это список текстов, не больше одного на каждого игрока (их { $players }).
error-bad-seat = Нет места { $seat_given } за столом на { $players }.
error-bad-position = Позиции нужны «game», «players» и «state», как у позиции партии.
error-bad-position-cell = В этой позиции { $cell } не может быть «{ $value }».
error-bad-box = Своя коробка — это таблица имён и значений.
error-bad-view = Это не снимок игры.

error-record-format = Это не запись Barkade: первой строкой должно быть «barkade 1».
error-record-empty = Эта запись повреждена: в ней нет версий.
error-record-line = Строку { $line } этой записи не прочитать: «{ $text }».
error-record-header = Эта запись повреждена: строки «{ $word }» нет или она неверна.
error-record-rules = Эта игра сыграна по правилам номер { $rules }; эта версия Barkade играет по номеру { $now }.
error-record-no-version = В этой записи есть версии от 0 до { $last }, а версии { $version } нет.
error-record-version = Версии { $version } этой записи быть не могло: её действия или жребии противоречат правилам.
error-record-checksum = Версия { $version } этой записи изменена: контрольная сумма не подходит к позиции.
error-record-draw = В версии { $version } этой записи ложный жребий: { $draw } — не то, что даёт зерно.
error-record-commit = Зерно этой записи не подходит к отпечатку, показанному в начале.
error-record-no-seed = В этой записи ещё нет зерна: проверить её можно, когда игра закончится.
error-record-told = Это запись того, что было видно с одного места. Её можно пересмотреть, но не продолжить и не проверить.
error-record-too-long = Эта запись слишком длинная, чтобы показать её здесь. Посмотри её у себя: barkade replay FILE.

error-box-unknown = «{ $part }» — не часть коробки этой игры. Части такие: { $known }.
error-box-number = «{ $part }» должно быть целым числом от { $low } до { $high }, а не «{ $value }».
error-box-list = «{ $part }» должно быть списком, где записей от { $low } до { $high }.
error-box-length = «{ $part }» должно быть списком, где записей ровно { $count }.
error-box-entry = Каждой записи «{ $part }» нужно ровно это: { $keys }.
error-box-name = «{ $name }» не может быть именем: нужно от 1 до { $longest } букв или цифр, между ними — пробелы, дефисы, апострофы и точки.
error-box-name-first = «{ $name }» не может быть здесь именем: сначала должна идти буква.
error-box-name-twice = «{ $name }» — уже имя чего-то другого.
error-box-file-missing = Файл коробки «{ $file }» не читается. Он точно есть?
error-box-file-too-big = Файл коробки «{ $file }» слишком велик: предел — { $kilobytes } КБ.
error-box-file-encoding = Файл коробки «{ $file }» — не простой текст в UTF-8.
error-box-file-toml = Файл коробки «{ $file }» — не TOML: { $detail }.
error-box-file-value = В файле коробки «{ $file }» под «{ $key }» стоит дата, время или бесконечное число. Коробка состоит из имён, целых чисел и списков.

# Was it luck? The page

luck-working = Переигрываю всё заново: готово { $part } %. Картина становится чётче.
luck-waiting = Жду, пока у ботов найдётся минутка…
luck-failed = Не получилось. Попробуй ещё раз чуть позже.
luck-again = Ещё раз
luck-chart = Шансы на победу от первого хода до последнего
luck-next = Следующая ошибка
luck-previous = Предыдущая ошибка
luck-mark-mistake = Ошибка: { $name }, «{ $action }». Вожак: «{ $better }»; цена — { $share } % победы.
luck-mark-blunder = Грубая ошибка: { $name }, «{ $action }». Вожак: «{ $better }»; цена — { $share } % победы.
luck-mark-great = Отличный ход: { $name }, «{ $action }». Выигрыш против Хорошего пса — { $share } % победы.
luck-whom = Игрок

# In Me: over many games

luck-me-title = Моя игра и моё везение
luck-me-games = Разобрано игр: { $games }
luck-me-accuracy = { $right } % твоих решений (всего { $choices }) были без ошибки (с уверенностью 95 %: от { $low } до { $high } %).
luck-me-given = Ошибки стоят тебе { $given } ± { $error } % победы за игру.
luck-me-given-once = Ошибки стоили тебе { $given } % победы.
luck-me-lucky = Везение было на твоей стороне: +{ $luck } % победы за игру (от { $low } до { $high }).
luck-me-unlucky = Везение было против тебя: −{ $luck } % победы за игру (от { $low } до { $high }).
luck-me-level = Везение не помогало и не мешало: от { $low } до { $high } % победы за игру.
luck-me-one = Одна игра ещё ничего не говорит о твоём везении.
luck-me-loses = Больше всего теряется здесь: { $kinds }.
luck-me-none = Спроси после игры «Это было везение?», и твоя игра и везение сложатся здесь.

# What kinds of choices lose most

luck-kind-roll = броски
luck-kind-stop = когда остановиться
luck-kind-lay = что и куда класть
luck-kind-pass = когда пасовать
luck-kind-move = куда идти
luck-kind-dig = когда копать
luck-kind-take = что брать
luck-kind-trick = какой трюк
luck-kind-cat = кошки
luck-kind-other = другие решения

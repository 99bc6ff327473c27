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

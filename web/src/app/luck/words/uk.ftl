# Was it luck? The page

luck-working = Переграю все наново: готово { $part }%. Картина стає чіткішою.
luck-waiting = Чекаю, поки в ботів знайдеться хвилинка…
luck-failed = Не вийшло. Спробуй ще раз трохи згодом.
luck-again = Ще раз
luck-chart = Шанси на перемогу від першого ходу до останнього
luck-next = Наступна помилка
luck-previous = Попередня помилка
luck-mark-mistake = Помилка: { $name }, «{ $action }». Ватажок: «{ $better }»; ціна — { $share }% перемоги.
luck-mark-blunder = Груба помилка: { $name }, «{ $action }». Ватажок: «{ $better }»; ціна — { $share }% перемоги.
luck-mark-great = Чудовий хід: { $name }, «{ $action }». Виграш проти Хорошого пса — { $share }% перемоги.
luck-whom = Гравець

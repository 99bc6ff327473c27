# Was it luck? The page

luck-working = Переграю все наново: готово { $part }%. Картина стає чіткішою.
luck-waiting = Чекаю, поки в ботів знайдеться хвилинка…
luck-failed = Не вийшло. Спробуй ще раз трохи згодом.
luck-again = Ще раз
luck-chart = Шанси на перемогу від першого ходу до останнього
luck-sums = Що додало, а що забрало
luck-next = Наступна помилка
luck-previous = Попередня помилка
luck-what-if = А якби інакше? Зіграти звідси
luck-mark-mistake = Помилка: { $name }, «{ $action }». Вибір Ватажка, «{ $better }», давав на { $share }% кращий шанс.
luck-mark-blunder = Груба помилка: { $name }, «{ $action }». Вибір Ватажка, «{ $better }», давав на { $share }% кращий шанс.
luck-mark-great = Чудовий хід: { $name }, «{ $action }». Шанс на { $share }% кращий, ніж із вибором Хорошого пса.
luck-mark-lucky = Везіння: { $name }, «{ $action }». Випадок додає { $share }% до шансу на перемогу.
luck-mark-unlucky = Невезіння: { $name }, «{ $action }». Випадок забирає { $share }% шансу на перемогу.
luck-whom = Гравець

# In Me: over many games

luck-me-title = Моя гра і моє везіння
luck-me-games = Розібрано ігор: { $games }
luck-me-accuracy = { $right }% твоїх рішень (усього { $choices }) були без помилки (з імовірністю 95%: від { $low } до { $high }%).
luck-me-given = Помилки забирають у тебе { $given }% (± { $error }) шансу на перемогу за гру.
luck-me-given-once = Помилки забрали в тебе { $given }% шансу на перемогу.
luck-me-lucky = Везіння було на твоєму боці: воно додавало до шансу на перемогу { $luck }% за гру (від { $low } до { $high }).
luck-me-unlucky = Везіння було проти тебе: воно забирало { $luck }% шансу на перемогу за гру (від { $low } до { $high }).
luck-me-level = Везіння не допомагало й не заважало: від { $low } до { $high }% шансу на перемогу за гру.
luck-me-one = Одна гра ще нічого не каже про твоє везіння.
luck-me-loses = Найбільше втрачається тут: { $kinds }.
luck-me-none = Запитай після гри «Це було везіння?», і твоя гра та везіння складуться тут.

# What kinds of choices lose most

luck-kind-roll = кидки
luck-kind-stop = коли зупинитися
luck-kind-lay = що й куди класти
luck-kind-pass = коли пасувати
luck-kind-move = куди йти
luck-kind-dig = коли копати
luck-kind-take = що брати
luck-kind-trick = яка команда
luck-kind-cat = коти
luck-kind-other = інші рішення

# Was it luck? The page

luck-working = Переигрываю всё заново: готово { $part } %. Картина становится чётче.
luck-waiting = Жду, пока у ботов найдётся минутка…
luck-failed = Не получилось. Попробуй ещё раз чуть позже.
luck-again = Ещё раз
luck-chart = Шансы на победу от первого хода до последнего
luck-sums = Что прибавило и что отняло
luck-next = Следующая ошибка
luck-previous = Предыдущая ошибка
luck-what-if = А если иначе? Сыграть отсюда
luck-mark-mistake = Ошибка: { $name }, «{ $action }». Выбор Вожака, «{ $better }», был на { $share } % лучше.
luck-mark-blunder = Грубая ошибка: { $name }, «{ $action }». Выбор Вожака, «{ $better }», был на { $share } % лучше.
luck-mark-great = Отличный ход: { $name }, «{ $action }». Это на { $share } % лучше выбора Хорошего пса.
luck-mark-lucky = Удача: { $name }, «{ $action }». Шансы на победу выросли на { $share } %.
luck-mark-unlucky = Невезение: { $name }, «{ $action }». Шансы на победу снизились на { $share } %.
luck-whom = Игрок

# In Me: over many games

luck-me-title = Моя игра и моя удача
luck-me-games = { $games ->
    [one] Разобрана { $games } партия
    [few] Разобраны { $games } партии
    [many] Разобрано { $games } партий
   *[other] Разобрано { $games } партии
}
luck-me-accuracy = { $right } % твоих решений (всего { $choices }) были без ошибки (с вероятностью 95 %: от { $low } до { $high } %).
luck-me-given = Ошибки снижают твои шансы на победу на { $given } % (± { $error }) за партию.
luck-me-given-once = Ошибки снизили твои шансы на победу на { $given } %.
luck-me-lucky = Удача была на твоей стороне: подняла шансы на победу на { $luck } % за партию (от { $low } до { $high }).
luck-me-unlucky = Удача была против тебя: снизила шансы на победу на { $luck } % за партию (от { $low } до { $high }).
luck-me-level = Удача не помогала и не мешала: от { $low } до { $high } % шансов на победу за партию.
luck-me-one = Одна партия ещё ничего не говорит о твоей удаче.
luck-me-loses = Больше всего ты теряешь здесь: { $kinds }.
luck-me-none = Спроси после игры «Это была удача?», и твоя игра и удача сложатся здесь.

# What kinds of choices lose most

luck-kind-roll = броски
luck-kind-stop = когда остановиться
luck-kind-lay = что и куда класть
luck-kind-pass = когда пасовать
luck-kind-move = куда идти
luck-kind-dig = когда копать
luck-kind-take = что брать
luck-kind-trick = какая команда
luck-kind-cat = кошки
luck-kind-other = другие решения

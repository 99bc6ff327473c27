# Puzzles: the page

puzzles-title = Задачи
puzzles-of = Задачи: { $game }
puzzles-of-today = Задача дня: { $game }
puzzles-number = { $game }, задача { $number }
puzzles-leave = Выйти из задачи
puzzles-about = Задача
puzzles-ask = Что сейчас лучше всего для тебя? { $choices ->
    [2] Один из двух вариантов явно лучше
   *[other] Один из вариантов (всего их { $choices }) явно лучше остальных
}. Сыграй его.
puzzles-show = Показать ответ
puzzles-list = Все задачи этой игры
puzzles-next = Следующая задача
puzzles-all = Все варианты и шансы
puzzles-share = { $share } %
puzzles-coach = Что видит тренер
puzzles-rule = Правило { $rule }
puzzles-today = Задачи дня
puzzles-rule-of-day = По одной для каждой игры, одинаковые для всех. Новый день начинается в полночь по UTC; одна решённая задача в день продолжает серию.
puzzles-streak = { $days ->
    [one] { $days } день подряд!
    [few] { $days } дня подряд!
    [many] { $days } дней подряд!
   *[other] { $days } дня подряд!
}
puzzles-no-streak = Реши одну из сегодняшних задач, и начнётся серия.
puzzles-longest = Самая длинная серия, в днях: { $days }.
puzzles-level = Сложность { $level } из { $levels }
puzzles-mark-solved = решена
puzzles-mark-tried = были попытки
puzzles-mark-shown = ответ показан
puzzles-solved = решено { $solved } из { $all }
puzzles-none-here = Задач пока нет.
puzzles-more = Ещё задачи

# The game of the day

daily-title = Партия дня
daily-how = На этом сервере у всех одни и те же кубики в одном и том же порядке и одна попытка в день. Советов нет, а что выпало, то выпало.
daily-new = Следующая начнётся в полночь по UTC.
daily-play = Сыграть сегодняшнюю партию
daily-on = Продолжить партию
daily-left = Эта партия закончилась сдачей.
daily-results = Результаты, { $day }
daily-none = Пока никто не доиграл. Первое место свободно!
daily-none-then = В этот день никто не доиграл.
daily-before = Днём раньше
daily-today = Вернуться к сегодняшнему дню
daily-place = Место
daily-name = Имя
daily-score = Счёт
daily-turns = Ходы
daily-gave-up = сдача
daily-watch = Посмотреть
daily-later = Чужие партии откроются, когда сыграешь свою.

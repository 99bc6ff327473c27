# Puzzles: the page

puzzles-title = Задачі
puzzles-of = Задачі: { $game }
puzzles-of-today = Задача дня: { $game }
puzzles-number = { $game }, задача { $number }
puzzles-leave = Вийти із задачі
puzzles-about = Задача
puzzles-ask = Що зараз найкраще для тебе? { $choices ->
    [2] Є два варіанти, і один явно кращий
    [one] Є { $choices } варіант, і один явно кращий за решту
    [few] Є { $choices } варіанти, і один явно кращий за решту
    [many] Є { $choices } варіантів, і один явно кращий за решту
   *[other] Є { $choices } варіанта, і один явно кращий за решту
}. Зіграй його.
puzzles-show = Показати відповідь
puzzles-list = Усі задачі цієї гри
puzzles-next = Наступна задача
puzzles-all = Усі варіанти та шанси
puzzles-share = { $share }%
puzzles-coach = Що бачить тренер
puzzles-rule = Правило { $rule }
puzzles-today = Задачі дня
puzzles-rule-of-day = По одній для кожної гри, однакові для всіх. Новий день починається опівночі за UTC; одна розв’язана задача на день продовжує серію.
puzzles-streak = { $days ->
    [one] { $days } день поспіль!
    [few] { $days } дні поспіль!
    [many] { $days } днів поспіль!
   *[other] { $days } дня поспіль!
}
puzzles-no-streak = Розв’яжи одну із сьогоднішніх задач, і почнеться серія.
puzzles-longest = Найдовша серія, у днях: { $days }.
puzzles-level = Складність { $level } з { $levels }
puzzles-mark-solved = розв’язана
puzzles-mark-tried = були спроби
puzzles-mark-shown = відповідь показано
puzzles-solved = розв’язано { $solved } із { $all }
puzzles-none-here = Задач поки немає.
puzzles-more = Більше задач

# The game of the day

daily-title = Партія дня
daily-how = На цьому сервері в усіх ті самі кубики в тому самому порядку й одна спроба на день. Порад немає, а що випало, те випало.
daily-new = Наступна почнеться опівночі за UTC.
daily-play = Зіграти сьогоднішню партію
daily-on = Продовжити партію
daily-left = Ця партія закінчилася здачею.
daily-results = Результати, { $day }
daily-none = Поки що ніхто не дограв. Перше місце вільне!
daily-none-then = Того дня ніхто не дограв.
daily-before = Днем раніше
daily-today = Назад до сьогодні
daily-place = Місце
daily-name = Ім’я
daily-score = Рахунок
daily-turns = Ходи
daily-gave-up = здача
daily-watch = Переглянути
daily-later = Чужі партії відкриються, коли зіграєш свою.

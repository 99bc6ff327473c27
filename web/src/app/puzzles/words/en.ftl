# Puzzles: the page

puzzles-title = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-of-today = Today's puzzle: { $game }
puzzles-number = { $game }, puzzle { $number }
puzzles-leave = Leave the puzzle
puzzles-about = The puzzle
puzzles-ask = What is best for you now? { $choices ->
    [2] One of the two choices is clearly better
   *[other] One of { $choices } choices is clearly better than all the others
}. Play it.
puzzles-show = Show me the answer
puzzles-list = All puzzles of this game
puzzles-next = Next puzzle
puzzles-all = All choices and the odds
puzzles-share = { $share }%
puzzles-coach = What the coach sees
puzzles-rule = Rule { $rule }
puzzles-today = Today's puzzles
puzzles-rule-of-day = One for each game, the same for everybody. A new day begins at midnight UTC; one solved puzzle a day keeps your streak going.
puzzles-streak = { $days ->
    [one] One day in a row!
   *[other] { $days } days in a row!
}
puzzles-no-streak = Solve one of today's puzzles to start a streak.
puzzles-longest = Your longest: { $days }.
puzzles-level = Difficulty { $level } of { $levels }
puzzles-mark-solved = solved
puzzles-mark-tried = tried
puzzles-mark-shown = answer shown
puzzles-solved = { $solved } of { $all } solved
puzzles-none-here = No puzzles here yet.
puzzles-more = More puzzles

# The game of the day

daily-title = Game of the day
daily-how = Everybody on this server rolls the same dice in the same order, and has one try a day. There are no hints, and what is rolled stays rolled.
daily-new = The next one begins at midnight UTC.
daily-play = Play today's game
daily-on = Carry on with your game
daily-left = You gave this one up.
daily-results = Results, { $day }
daily-none = Nobody has finished yet. Be the first!
daily-none-then = Nobody finished a game that day.
daily-before = The day before
daily-today = Back to today
daily-place = Place
daily-name = Name
daily-score = Result
daily-turns = Turns
daily-gave-up = gave up
daily-watch = Watch
daily-later = You can watch the others' games once you have played your own.

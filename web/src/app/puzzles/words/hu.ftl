# Puzzles: the page

puzzles-title = Fejtörők
puzzles-of = Fejtörők: { $game }
puzzles-of-today = A nap fejtörője: { $game }
puzzles-number = { $game }, { $number }. fejtörő
puzzles-leave = Kilépés a fejtörőből
puzzles-about = A fejtörő
puzzles-ask = Mi most a legjobb neked? { $choices ->
    [2] Két lehetőség közül az egyik egyértelműen jobb
   *[other] { $choices } lehetőség közül az egyik egyértelműen jobb a többinél
}. Játszd meg!
puzzles-show = Mutasd a választ
puzzles-list = A játék összes fejtörője
puzzles-next = Következő fejtörő
puzzles-all = Minden lehetőség az esélyekkel
puzzles-share = { $share }%
puzzles-coach = Amit az edző lát
puzzles-rule = Szabály: { $rule }
puzzles-today = A nap fejtörői
puzzles-rule-of-day = Minden játékhoz egy, mindenkinek ugyanaz. Az új nap UTC szerint éjfélkor kezdődik; napi egy megfejtett fejtörő életben tartja a sorozatot.
puzzles-streak = { $days ->
    [one] Egy napja tart a sorozat!
   *[other] { $days } napja tart a sorozat!
}
puzzles-no-streak = Fejtsd meg a mai fejtörők egyikét, és kezdődik a sorozat.
puzzles-longest = A leghosszabb sorozatod: { $days } nap.
puzzles-level = Nehézség: { $level } / { $levels }
puzzles-mark-solved = megfejtve
puzzles-mark-tried = megpróbálva
puzzles-mark-shown = válasz megmutatva
puzzles-solved = Megfejtve: { $solved } / { $all }
puzzles-none-here = Itt még nincs fejtörő.
puzzles-more = További fejtörők

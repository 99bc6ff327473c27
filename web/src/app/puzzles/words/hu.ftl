# Puzzles: the page

puzzles-title = Fejtörők
puzzles-of = Fejtörők: { $game }
puzzles-of-today = A nap fejtörője: { $game }
puzzles-number = { $game }, { $number }. fejtörő
puzzles-leave = Kilépés a fejtörőből
puzzles-about = A fejtörő
puzzles-ask = Mi most neked a legjobb? A { $choices } lehetőség közül az egyik egyértelműen jobb a többinél. Játszd meg!
puzzles-show = Mutasd a választ
puzzles-list = A játék összes fejtörője
puzzles-next = Következő fejtörő
puzzles-all = Minden lehetőség és az esélyek
puzzles-share = { $share }%
puzzles-coach = Amit az edző lát
puzzles-rule = { $rule } szabály
puzzles-today = A nap fejtörői
puzzles-rule-of-day = Minden játékhoz egy, mindenkinek ugyanaz. Az új nap UTC szerint éjfélkor kezdődik; napi egy megfejtett feladvány életben tartja a sorozatot.
puzzles-streak = { $days ->
    [one] Egy nap egymás után!
   *[other] { $days } nap egymás után!
}
puzzles-no-streak = Fejtsd meg a mai fejtörők egyikét, és kezdődik a sorozat.
puzzles-longest = A leghosszabb: { $days }.
puzzles-level = Nehézség: { $level } / { $levels }
puzzles-mark-solved = megfejtve
puzzles-mark-tried = próbáltad
puzzles-mark-shown = megmutatva
puzzles-solved = { $all }-ból megfejtve: { $solved }
puzzles-none-here = Itt még nincs fejtörő.
puzzles-more = További fejtörők

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

# The game of the day

daily-title = A nap játszmája
daily-how = Ezen a szerveren mindenki ugyanazokat a dobásokat kapja ugyanabban a sorrendben, és naponta egyszer próbálkozhat. Nincs tipp, és amit dobtál, az marad.
daily-new = A következő UTC szerint éjfélkor kezdődik.
daily-play = Játszd le a mai játszmát
daily-on = Folytasd a játszmádat
daily-left = Ezt a játszmát feladtad.
daily-results = Eredmények, { $day }
daily-none = Még senki sem ért a végére. Legyél te az első!
daily-none-then = Aznap senki sem fejezte be a játszmát.
daily-before = Az előző nap
daily-today = Vissza a mai naphoz
daily-place = Helyezés
daily-name = Név
daily-score = Eredmény
daily-turns = Körök
daily-gave-up = feladta
daily-watch = Megnézem
daily-later = A többiek játszmáit akkor nézheted meg, ha a tiédet már lejátszottad.

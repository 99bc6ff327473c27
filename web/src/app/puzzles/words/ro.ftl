# Puzzles: the page

puzzles-title = Probleme
puzzles-of = Probleme: { $game }
puzzles-of-today = Problema zilei: { $game }
puzzles-number = { $game }, problema { $number }
puzzles-leave = Ieși din problemă
puzzles-about = Problema
puzzles-ask = Ce e mai bine pentru tine acum? { $choices ->
    [2] Una dintre cele două alegeri e clar mai bună
   *[other] O alegere din { $choices } e clar mai bună decât toate celelalte
}. Joac-o!
puzzles-show = Arată-mi răspunsul
puzzles-list = Toate problemele acestui joc
puzzles-next = Problema următoare
puzzles-all = Toate alegerile și șansele
puzzles-share = { $share }%
puzzles-coach = Ce vede antrenorul
puzzles-rule = Regula { $rule }
puzzles-today = Problemele zilei
puzzles-rule-of-day = Câte una pentru fiecare joc, aceeași pentru toți. Ziua nouă începe la miezul nopții UTC; o problemă rezolvată pe zi continuă seria.
puzzles-streak = { $days ->
    [one] O zi la rând!
    [few] { $days } zile la rând!
   *[other] { $days } de zile la rând!
}
puzzles-no-streak = Rezolvă una dintre problemele de azi și începe o serie.
puzzles-longest = Cea mai lungă: { $days }.
puzzles-level = Dificultate { $level } din { $levels }
puzzles-mark-solved = rezolvată
puzzles-mark-tried = încercată
puzzles-mark-shown = răspuns arătat
puzzles-solved = { $solved } din { $all } rezolvate
puzzles-none-here = Încă nu sunt probleme aici.
puzzles-more = Mai multe probleme

# The game of the day

daily-title = Partida zilei
daily-how = Pe acest server toți aruncă aceleași zaruri, în aceeași ordine, și au o singură încercare pe zi. Fără ponturi, iar ce s-a aruncat rămâne aruncat.
daily-new = Următoarea începe la miezul nopții UTC.
daily-play = Joacă partida de azi
daily-on = Continuă partida
daily-left = Ai renunțat la partida aceasta.
daily-results = Rezultate, { $day }
daily-none = Încă nu a terminat nimeni. Locul întâi e liber!
daily-none-then = În ziua aceea nu a terminat nimeni.
daily-before = Ziua dinainte
daily-today = Înapoi la ziua de azi
daily-place = Loc
daily-name = Nume
daily-score = Rezultat
daily-turns = Ture
daily-gave-up = a renunțat
daily-watch = Privește
daily-later = Poți privi partidele celorlalți după ce o joci pe a ta.

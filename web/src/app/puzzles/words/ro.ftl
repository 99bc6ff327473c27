# Puzzles: the page

puzzles-title = Puzzle-uri
puzzles-of = Puzzle-uri: { $game }
puzzles-of-today = Puzzle-ul zilei: { $game }
puzzles-number = { $game }, puzzle-ul { $number }
puzzles-leave = Ieși din puzzle
puzzles-about = Puzzle-ul
puzzles-ask = Ce e mai bine pentru tine acum? { $choices ->
    [2] Una dintre cele două alegeri e clar mai bună
   *[other] O alegere din { $choices } e clar mai bună decât toate celelalte
}. Joac-o!
puzzles-show = Arată-mi răspunsul
puzzles-list = Toate puzzle-urile acestui joc
puzzles-next = Puzzle-ul următor
puzzles-all = Toate alegerile și șansele
puzzles-share = { $share }%
puzzles-coach = Ce vede antrenorul
puzzles-rule = Regula { $rule }
puzzles-today = Puzzle-urile zilei
puzzles-rule-of-day = Câte unul pentru fiecare joc, același pentru toți. Ziua nouă începe la miezul nopții UTC; un puzzle rezolvat pe zi continuă seria.
puzzles-streak = { $days ->
    [one] O zi la rând!
    [few] { $days } zile la rând!
   *[other] { $days } de zile la rând!
}
puzzles-no-streak = Rezolvă unul dintre puzzle-urile de azi și începe o serie.
puzzles-longest = Cea mai lungă serie, în zile: { $days }.
puzzles-level = Dificultate { $level } din { $levels }
puzzles-mark-solved = rezolvat
puzzles-mark-tried = încercat
puzzles-mark-shown = răspuns arătat
puzzles-solved = { $solved } din { $all } rezolvate
puzzles-none-here = Încă nu sunt puzzle-uri aici.
puzzles-more = Mai multe puzzle-uri

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

# Puzzles: the page

puzzles-title = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-of-today = Zagadka dnia: { $game }
puzzles-number = { $game }, zagadka { $number }
puzzles-leave = Wyjdź z zagadki
puzzles-about = Zagadka
puzzles-ask = Co jest teraz dla ciebie najlepsze? { $choices ->
    [2] Masz dwie możliwości, a jedna jest wyraźnie lepsza
    [one] Masz { $choices } możliwość, a jedna jest wyraźnie lepsza od reszty
    [few] Masz { $choices } możliwości, a jedna jest wyraźnie lepsza od reszty
    [many] Masz { $choices } możliwości, a jedna jest wyraźnie lepsza od reszty
   *[other] Masz { $choices } możliwości, a jedna jest wyraźnie lepsza od reszty
}. Zagraj ją.
puzzles-show = Pokaż odpowiedź
puzzles-list = Wszystkie zagadki tej gry
puzzles-next = Następna zagadka
puzzles-all = Wszystkie możliwości i szanse
puzzles-share = { $share }%
puzzles-coach = Co widzi trener
puzzles-rule = Zasada { $rule }
puzzles-today = Zagadki dnia
puzzles-rule-of-day = Po jednej do każdej gry, takie same dla wszystkich. Nowy dzień zaczyna się o północy UTC; jedna rozwiązana zagadka dziennie podtrzymuje serię.
puzzles-streak = { $days ->
    [one] Jeden dzień z rzędu!
    [few] { $days } dni z rzędu!
    [many] { $days } dni z rzędu!
   *[other] { $days } dnia z rzędu!
}
puzzles-no-streak = Rozwiąż jedną z dzisiejszych zagadek, a zacznie się seria.
puzzles-longest = Najdłuższa: { $days }.
puzzles-level = Trudność { $level } z { $levels }
puzzles-mark-solved = rozwiązana
puzzles-mark-tried = były próby
puzzles-mark-shown = odpowiedź pokazana
puzzles-solved = rozwiązane: { $solved } z { $all }
puzzles-none-here = Tu jeszcze nie ma zagadek.
puzzles-more = Więcej zagadek

# The game of the day

daily-title = Gra dnia
daily-how = Na tym serwerze wszyscy rzucają tymi samymi kostkami w tej samej kolejności i mają jedną próbę dziennie. Nie ma rad, a co wypadło, to wypadło.
daily-new = Następna zaczyna się o północy UTC.
daily-play = Zagraj w dzisiejszą grę
daily-on = Graj dalej
daily-left = Ta gra została poddana.
daily-results = Wyniki, { $day }
daily-none = Nikt jeszcze nie skończył. Pierwsze miejsce czeka!
daily-none-then = Tego dnia nikt nie skończył gry.
daily-before = Dzień wcześniej
daily-today = Wróć do dzisiejszych wyników
daily-place = Miejsce
daily-name = Imię
daily-score = Wynik
daily-turns = Tury
daily-gave-up = poddana
daily-watch = Obejrzyj
daily-later = Gry innych obejrzysz, gdy rozegrasz swoją.

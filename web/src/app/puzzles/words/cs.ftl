# Puzzles: the page

puzzles-title = Hádanky
puzzles-of = Hádanky: { $game }
puzzles-of-today = Hádanka dne: { $game }
puzzles-number = { $game }, hádanka { $number }
puzzles-leave = Opustit hádanku
puzzles-about = Hádanka
puzzles-ask = Co je teď pro tebe nejlepší? { $choices ->
    [2] Jedna ze dvou možností je jasně lepší
   *[other] Jedna z { $choices } možností je jasně lepší než všechny ostatní
}. Zahraj ji.
puzzles-show = Ukaž odpověď
puzzles-list = Všechny hádanky této hry
puzzles-next = Další hádanka
puzzles-all = Všechny možnosti a šance
puzzles-share = { $share } %
puzzles-coach = Co vidí trenér
puzzles-rule = Pravidlo { $rule }
puzzles-today = Hádanky dne
puzzles-rule-of-day = Jedna pro každou hru, pro všechny stejná. Nový den začíná o půlnoci UTC; jedna vyřešená hádanka denně sérii udrží.
puzzles-streak = { $days ->
    [one] Jeden den v řadě!
    [few] { $days } dny v řadě!
   *[other] { $days } dní v řadě!
}
puzzles-no-streak = Vyřeš jednu z dnešních hádanek a začne série.
puzzles-longest = Nejdelší série: { $days }.
puzzles-level = Obtížnost { $level } z { $levels }
puzzles-mark-solved = vyřešeno
puzzles-mark-tried = zkoušeno
puzzles-mark-shown = odpověď ukázána
puzzles-solved = vyřešeno { $solved } z { $all }
puzzles-none-here = Zatím tu žádné hádanky nejsou.
puzzles-more = Další hádanky

# The game of the day

daily-title = Hra dne
daily-how = Všichni na tomhle serveru házejí stejnými kostkami ve stejném pořadí a mají jeden pokus denně. Bez rad, a co padlo, to platí.
daily-new = Další začíná o půlnoci UTC.
daily-play = Zahrát si dnešní hru
daily-on = Hrát dál
daily-left = Tahle hra skončila vzdáním.
daily-results = Výsledky, { $day }
daily-none = Zatím nikdo nedohrál. První místo je volné!
daily-none-then = Ten den nikdo nedohrál.
daily-before = Den předtím
daily-today = Zpět na dnešek
daily-place = Místo
daily-name = Jméno
daily-score = Výsledek
daily-turns = Tahy
daily-gave-up = vzdáno
daily-watch = Podívat se
daily-later = Hry ostatních uvidíš, až dohraješ svou.

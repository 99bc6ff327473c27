# Puzzles: the page

puzzles-title = Hlavolamy
puzzles-of = Hlavolamy: { $game }
puzzles-of-today = Hlavolam dňa: { $game }
puzzles-number = { $game }, hlavolam { $number }
puzzles-leave = Opustiť hlavolam
puzzles-about = Hlavolam
puzzles-ask = Čo je teraz pre teba najlepšie? { $choices ->
    [2] Jedna z dvoch možností je jasne lepšia
   *[other] Jedna z možností (je ich { $choices }) je jasne lepšia než všetky ostatné
}. Zahraj ju.
puzzles-show = Ukáž odpoveď
puzzles-list = Všetky hlavolamy tejto hry
puzzles-next = Ďalší hlavolam
puzzles-all = Všetky možnosti a šance
puzzles-share = { $share } %
puzzles-coach = Čo vidí tréner
puzzles-rule = Pravidlo { $rule }
puzzles-today = Hlavolamy dňa
puzzles-rule-of-day = Jeden pre každú hru, pre všetkých rovnaký. Nový deň sa začína o polnoci UTC; jeden vyriešený hlavolam denne sériu udrží.
puzzles-streak = { $days ->
    [one] Prvý deň série!
    [few] { $days } dni po sebe!
   *[other] { $days } dní po sebe!
}
puzzles-no-streak = Vyrieš jeden z dnešných hlavolamov a začne sa séria.
puzzles-longest = Najdlhšia séria: { $days }.
puzzles-level = Obťažnosť { $level } z { $levels }
puzzles-mark-solved = vyriešené
puzzles-mark-tried = skúšané
puzzles-mark-shown = odpoveď ukázaná
puzzles-solved = vyriešené { $solved } z { $all }
puzzles-none-here = Zatiaľ tu žiadne hlavolamy nie sú.
puzzles-more = Ďalšie hlavolamy

# The game of the day

daily-title = Hra dňa
daily-how = Všetci na tomto serveri hádžu rovnakými kockami v rovnakom poradí a majú jeden pokus denne. Bez rád, a čo padlo, to platí.
daily-new = Ďalšia sa začína o polnoci UTC.
daily-play = Zahrať si dnešnú hru
daily-on = Hrať ďalej
daily-left = Táto hra sa skončila vzdaním.
daily-results = Výsledky, { $day }
daily-none = Zatiaľ nikto nedohral. Prvé miesto je voľné!
daily-none-then = V ten deň nikto nedohral.
daily-before = Deň predtým
daily-today = Späť na dnešok
daily-place = Miesto
daily-name = Meno
daily-score = Výsledok
daily-turns = Ťahy
daily-gave-up = vzdané
daily-watch = Pozrieť si
daily-later = Hry ostatných si pozrieš, keď dohráš svoju.

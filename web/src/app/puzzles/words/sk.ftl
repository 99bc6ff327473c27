# Puzzles: the page

puzzles-title = Hádanky
puzzles-of = Hádanky: { $game }
puzzles-of-today = Hádanka dňa: { $game }
puzzles-number = { $game }, hádanka { $number }
puzzles-leave = Opustiť hádanku
puzzles-about = Hádanka
puzzles-ask = Čo je teraz pre teba najlepšie? Jedna z možností (je ich { $choices }) je jasne lepšia než všetky ostatné. Zahraj ju.
puzzles-show = Ukáž odpoveď
puzzles-list = Všetky hádanky tejto hry
puzzles-next = Ďalšia hádanka
puzzles-all = Všetky možnosti a šance
puzzles-share = { $share } %
puzzles-coach = Čo vidí tréner
puzzles-rule = Pravidlo { $rule }
puzzles-today = Hádanky dňa
puzzles-rule-of-day = Jedna pre každú hru, pre všetkých rovnaká. Nový deň sa začína o polnoci UTC; jedna vyriešená hádanka denne sériu udrží.
puzzles-streak = { $days ->
    [one] Jeden deň v rade!
    [few] { $days } dni v rade!
   *[other] { $days } dní v rade!
}
puzzles-no-streak = Vyrieš jednu z dnešných hádaniek a začne sa séria.
puzzles-longest = Najdlhšia: { $days }.
puzzles-level = Obťažnosť { $level } z { $levels }
puzzles-mark-solved = vyriešené
puzzles-mark-tried = skúšané
puzzles-mark-shown = odpoveď ukázaná
puzzles-solved = vyriešené { $solved } z { $all }
puzzles-none-here = Zatiaľ tu žiadne hádanky nie sú.
puzzles-more = Ďalšie hádanky

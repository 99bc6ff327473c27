# Was it luck? The page

luck-working = Prehrávam to celé znova: hotovo { $part } %. Obraz sa ostrí.
luck-waiting = Čakám, kým budú mať boti voľnú chvíľu…
luck-failed = Toto nevyšlo. Skús to o chvíľu znova.
luck-again = Skúsiť znova
luck-chart = Šance na výhru od prvého ťahu po posledný
luck-next = Ďalšia chyba
luck-previous = Predchádzajúca chyba
luck-what-if = Čo keby? Skúsiť odtiaľto inak
luck-mark-mistake = Chyba: { $name }, „{ $action }“. Vodca svorky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-blunder = Hrubka: { $name }, „{ $action }“. Vodca svorky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-great = Skvelý ťah: { $name }, „{ $action }“. Proti Dobrému psovi získava { $share } % výhry.
luck-whom = Hráč

# In Me: over many games

luck-me-title = Moja hra a moje šťastie
luck-me-games = Rozobratých hier: { $games }
luck-me-accuracy = { $right } % z tvojich { $choices } rozhodnutí bolo bez chyby (s istotou 95 %: od { $low } do { $high } %).
luck-me-given = Chyby ťa stoja { $given } ± { $error } % výhry na hru.
luck-me-given-once = Chyby ťa stáli { $given } % výhry.
luck-me-lucky = Šťastie stálo pri tebe: +{ $luck } % výhry na hru (od { $low } do { $high }).
luck-me-unlucky = Šťastie stálo proti tebe: −{ $luck } % výhry na hru (od { $low } do { $high }).
luck-me-level = Šťastie nebolo za teba ani proti tebe: od { $low } do { $high } % výhry na hru.
luck-me-one = Jedna hra o tvojom šťastí ešte nič nehovorí.
luck-me-loses = Najviac strácaš tu: { $kinds }.
luck-me-none = Spýtaj sa po hre „Bolo to šťastie?“ a tvoja hra aj šťastie sa spočítajú tu.

# What kinds of choices lose most

luck-kind-roll = hádzanie
luck-kind-stop = kedy prestať
luck-kind-lay = čo a kam položiť
luck-kind-pass = kedy pasovať
luck-kind-move = kam ísť
luck-kind-dig = kedy hrabať
luck-kind-take = čo vziať
luck-kind-trick = ktorý trik
luck-kind-cat = mačky
luck-kind-other = iné rozhodnutia

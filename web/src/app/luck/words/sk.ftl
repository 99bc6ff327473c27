# Was it luck? The page

luck-working = Hrám to celé odznova: hotovo { $part } %. Obraz sa zaostruje.
luck-waiting = Čakám, kým budú mať boti voľnú chvíľu…
luck-failed = Toto nevyšlo. Skús to o chvíľu znova.
luck-again = Skúsiť znova
luck-chart = Šance na výhru od prvého ťahu po posledný
luck-sums = Čo pridalo a čo ubralo
luck-next = Ďalšia chyba
luck-previous = Predchádzajúca chyba
luck-what-if = Čo keby? Skúsiť odtiaľto inak
luck-mark-mistake = Chyba: { $name }, „{ $action }“. Vodca svorky by zvolil „{ $better }“: šanca na výhru o { $share } % vyššia.
luck-mark-blunder = Hrubka: { $name }, „{ $action }“. Vodca svorky by zvolil „{ $better }“: šanca na výhru o { $share } % vyššia.
luck-mark-great = Skvelý ťah: { $name }, „{ $action }“. Šanca na výhru je o { $share } % vyššia než s voľbou Dobrého psa.
luck-mark-lucky = Šťastie: { $name }, „{ $action }“. Náhoda zvyšuje šancu na výhru o { $share } %.
luck-mark-unlucky = Smola: { $name }, „{ $action }“. Náhoda znižuje šancu na výhru o { $share } %.
luck-whom = Hráč

# In Me: over many games

luck-me-title = Moja hra a moje šťastie
luck-me-games = Rozobratých hier: { $games }
luck-me-accuracy = { $right } % z tvojich { $choices } rozhodnutí bolo bez chyby (s istotou 95 %: od { $low } do { $high } %).
luck-me-given = Chyby ti znižujú šancu na výhru o { $given } % (± { $error }) na hru.
luck-me-given-once = Chyby ti znížili šancu na výhru o { $given } %.
luck-me-lucky = Šťastie stálo pri tebe: šancu na výhru ti zvýšilo o { $luck } % na hru (od { $low } do { $high }).
luck-me-unlucky = Šťastie stálo proti tebe: šancu na výhru ti znížilo o { $luck } % na hru (od { $low } do { $high }).
luck-me-level = Šťastie nestálo pri tebe ani proti tebe: šancu na výhru zmenilo o { $low } až { $high } % na hru.
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

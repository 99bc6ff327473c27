# Was it luck? The page

luck-working = Prehrávam to celé znova: hotovo { $part } %. Obraz sa ostrí.
luck-waiting = Čakám, kým budú mať boti voľnú chvíľu…
luck-failed = Toto nevyšlo. Skús to o chvíľu znova.
luck-again = Skúsiť znova
luck-chart = Šance na výhru od prvého ťahu po posledný
luck-next = Ďalšia chyba
luck-previous = Predchádzajúca chyba
luck-mark-mistake = Chyba: { $name }, „{ $action }“. Vodca svorky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-blunder = Hrubka: { $name }, „{ $action }“. Vodca svorky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-great = Skvelý ťah: { $name }, „{ $action }“. Proti Dobrému psovi získava { $share } % výhry.
luck-whom = Hráč

# Was it luck? The page

luck-working = Přehrávám to celé znovu: hotovo { $part } %. Obraz se ostří.
luck-waiting = Čekám, až budou mít boti volnou chvíli…
luck-failed = Tohle nevyšlo. Zkus to za chvíli znovu.
luck-again = Zkusit znovu
luck-chart = Šance na výhru od prvního tahu do posledního
luck-next = Další chyba
luck-previous = Předchozí chyba
luck-mark-mistake = Chyba: { $name }, „{ $action }“. Vůdce smečky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-blunder = Hrubka: { $name }, „{ $action }“. Vůdce smečky: „{ $better }“; stojí to { $share } % výhry.
luck-mark-great = Skvělý tah: { $name }, „{ $action }“. Proti Hodnému psovi získává { $share } % výhry.
luck-whom = Hráč

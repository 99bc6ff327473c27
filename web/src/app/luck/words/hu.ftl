# Was it luck? The page

luck-working = Újrajátszom az egészet: { $part }% kész. A kép egyre élesebb.
luck-waiting = Várom, hogy a botoknak legyen egy szabad pillanata…
luck-failed = Ez nem sikerült. Próbáld újra kicsit később.
luck-again = Újra
luck-chart = A nyerési esélyek az első lépéstől az utolsóig
luck-next = Következő hiba
luck-previous = Előző hiba
luck-mark-mistake = Hiba: { $name }, „{ $action }”. A Nagykutya: „{ $better }”; ára { $share }% győzelem.
luck-mark-blunder = Baklövés: { $name }, „{ $action }”. A Nagykutya: „{ $better }”; ára { $share }% győzelem.
luck-mark-great = Remek lépés: { $name }, „{ $action }”. A Jó kutyához képest { $share }% győzelmet hoz.
luck-whom = Játékos

# Was it luck? The page

luck-working = Újrajátszom az egészet: { $part }% kész. A kép egyre élesebb.
luck-waiting = Megvárom, míg a botoknak lesz egy szabad pillanatuk…
luck-failed = Ez most nem sikerült. Próbáld újra kicsit később.
luck-again = Újra
luck-chart = A nyerési esélyek az első lépéstől az utolsóig
luck-sums = Mi adott, és mi vett el
luck-next = Következő hiba
luck-previous = Előző hiba
luck-what-if = Mi lett volna, ha? Próbáld újra innen
luck-mark-mistake = Hiba: { $name }, „{ $action }”. Nagykutya választása, „{ $better }”, { $share }%-kal jobb lett volna.
luck-mark-blunder = Baklövés: { $name }, „{ $action }”. Nagykutya választása, „{ $better }”, { $share }%-kal jobb lett volna.
luck-mark-great = Remek lépés: { $name }, „{ $action }”. { $share }%-kal jobb, mint Jó kutya választása.
luck-mark-lucky = Szerencse: { $name }, „{ $action }”. { $share }%-kal nőtt a nyerési esély.
luck-mark-unlucky = Pech: { $name }, „{ $action }”. { $share }%-kal csökkent a nyerési esély.
luck-whom = Játékos

# In Me: over many games

luck-me-title = A játékom és a szerencsém
luck-me-games = Elemzett játszmák: { $games }
luck-me-accuracy = { $choices } döntésed { $right }%-a nem volt hiba (95%-os bizonyossággal { $low } és { $high }% között).
luck-me-given = A hibák játszmánként { $given }%-kal (± { $error }) csökkentették a nyerési esélyedet.
luck-me-given-once = A hibák { $given }%-kal csökkentették a nyerési esélyedet.
luck-me-lucky = A szerencse melletted állt: játszmánként { $luck }%-kal növelte a nyerési esélyedet ({ $low } és { $high } között).
luck-me-unlucky = A szerencse ellened volt: játszmánként { $luck }%-kal csökkentette a nyerési esélyedet ({ $low } és { $high } között).
luck-me-level = A szerencse se melletted, se ellened nem volt: játszmánként { $low } és { $high }% között mozdított a nyerési esélyeden.
luck-me-one = Egy játszma még semmit sem mond a szerencsédről.
luck-me-loses = Itt veszítesz a legtöbbet: { $kinds }.
luck-me-none = Kérdezd meg egy játszma után, hogy szerencse volt-e, és itt összegyűlik, hogyan játszol és mekkora a szerencséd.

# What kinds of choices lose most

luck-kind-roll = dobás
luck-kind-stop = mikor állj meg
luck-kind-lay = mit és hová tegyél
luck-kind-pass = mikor passzolj
luck-kind-move = merre menj
luck-kind-dig = mikor áss
luck-kind-take = mit vegyél el
luck-kind-trick = melyik trükk
luck-kind-cat = macskák
luck-kind-other = egyéb döntések

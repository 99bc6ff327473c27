# Was it luck? The page

luck-working = Přehrávám to celé znovu: hotovo { $part } %. Obraz se ostří.
luck-waiting = Čekám, až budou mít boti volnou chvíli…
luck-failed = Tohle nevyšlo. Zkus to za chvíli znovu.
luck-again = Zkusit znovu
luck-chart = Šance na výhru od prvního tahu do posledního
luck-sums = Co přidalo a co ubralo
luck-next = Další chyba
luck-previous = Předchozí chyba
luck-what-if = Co kdyby? Zkusit odtud jinak
luck-mark-mistake = Chyba: { $name }, „{ $action }“. Vůdce smečky by volil „{ $better }“, a to je o { $share } % lepší.
luck-mark-blunder = Hrubka: { $name }, „{ $action }“. Vůdce smečky by volil „{ $better }“, a to je o { $share } % lepší.
luck-mark-great = Skvělý tah: { $name }, „{ $action }“. Je o { $share } % lepší než to, co by volil Hodný pes.
luck-mark-lucky = Štěstí: { $name }, „{ $action }“. Náhoda přidává k šanci na výhru { $share } %.
luck-mark-unlucky = Smůla: { $name }, „{ $action }“. Náhoda ubírá ze šance na výhru { $share } %.
luck-whom = Hráč

# In Me: over many games

luck-me-title = Moje hra a moje štěstí
luck-me-games = Rozebraných her: { $games }
luck-me-accuracy = { $right } % z tvých { $choices } rozhodnutí bylo bez chyby (s jistotou 95 %: od { $low } do { $high } %).
luck-me-given = Chyby tě stojí { $given } % (± { $error }) šance na výhru v každé hře.
luck-me-given-once = Chyby tě stály { $given } % šance na výhru.
luck-me-lucky = Štěstí stálo při tobě: k šanci na výhru ti přidalo { $luck } % na hru (od { $low } do { $high }).
luck-me-unlucky = Štěstí stálo proti tobě: ze šance na výhru ti ubralo { $luck } % na hru (od { $low } do { $high }).
luck-me-level = Štěstí nebylo pro tebe ani proti tobě: s šancí na výhru hnulo o { $low } až { $high } % na hru.
luck-me-one = Jedna hra o tvém štěstí ještě nic neříká.
luck-me-loses = Nejvíc ztrácíš tady: { $kinds }.
luck-me-none = Zeptej se po hře „Bylo to štěstí?“ a tvá hra i štěstí se sečtou tady.

# What kinds of choices lose most

luck-kind-roll = házení
luck-kind-stop = kdy přestat
luck-kind-lay = co a kam položit
luck-kind-pass = kdy pasovat
luck-kind-move = kam jít
luck-kind-dig = kdy hrabat
luck-kind-take = co vzít
luck-kind-trick = který trik
luck-kind-cat = kočky
luck-kind-other = jiná rozhodnutí

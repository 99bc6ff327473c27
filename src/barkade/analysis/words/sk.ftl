# Was it luck? The analysis after the game

analysis-title = Bolo to šťastie?
analysis-not-finished = Rozobrať sa dá len dohraná partia: rozbor prezradí všetky tajomstvá.
analysis-player = { $name }

# Moments

analysis-luckiest = Najväčšie šťastie: { $name }, „{ $action }“. Náhoda zvyšuje šancu na výhru o { $share } %.
analysis-unluckiest = Najväčšia smola: { $name }, „{ $action }“. Náhoda znižuje šancu na výhru o { $share } %.
analysis-guess = Najlepšie tušenie: { $name }, „{ $action }“. Vyšlo to o { $share } % lepšie, než mohol ktokoľvek vedieť.
analysis-great = Najlepšie rozhodnutie: { $name }, „{ $action }“. Šanca na výhru je o { $share } % vyššia než s voľbou Dobrého psa.
analysis-dearest = Najdrahšia chyba: { $name }, „{ $action }“. Vodca svorky by s rovnakými znalosťami zvolil „{ $better }“: šanca na výhru o { $share } % vyššia.
analysis-same = Vodca svorky by urobil to isté.
analysis-rather = Vodca svorky by zvolil „{ $better }“.
analysis-coach = { $name } počuje od trénera: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }“: náhoda dvíha šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-hidden = { $name }, „{ $action }“: čo bolo skryté, dvíha šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-decision = { $name }, „{ $action }“: táto voľba dvíha šance ({ $whose }) z { $before } % na { $after } %.

# The verdict

analysis-verdict-best-lucky = { $name } hrá najlepšie a má k tomu aj šťastie.
analysis-verdict-best-level = { $name } hrá najlepšie a vyhráva. Šťastím to nie je.
analysis-verdict-best-unlucky = { $name } hrá najlepšie a vyhráva napriek smole.
analysis-verdict-other = Najlepšie hrá { $name }, ale šťastie aj výhru má { $winner }.
analysis-verdict-even-lucky = Nikto nehrá zreteľne lepšie než ostatní. Náhoda si vyberá: { $name }.
analysis-verdict-even-level = Náhoda ani hra nerozhodli samy. { $name } vyhráva: trochu náhody, trochu hry.
analysis-verdict-even-unlucky = { $name } vyhráva bez akejkoľvek pomoci náhody.
analysis-verdict-shared = Nikto nevyčnieva, a tak je výhra spoločná. Spravodlivé!
analysis-verdict-shared-best = Najlepšie hrá { $name }, výhra je však spoločná.
analysis-verdict-unwon = Nikto nevyhráva a nikto nehrá zreteľne lepšie.
analysis-verdict-unwon-best = Nikto nevyhráva, hoci najlepšie hrá { $name }.
analysis-verdict-solo-won-lucky = { $name } vyhráva a náhoda pomáha.
analysis-verdict-solo-won-level = { $name } vyhráva. Šťastím to nie je.
analysis-verdict-solo-won-unlucky = { $name } vyhráva napriek smole.
analysis-verdict-solo-lost-lucky = { $name } má šťastie, ale nestačí to.
analysis-verdict-solo-lost-level = { $name } prehráva; náhoda s tým má len málo spoločné.
analysis-verdict-solo-lost-unlucky = { $name } tentoraz nemá šťastie.

# Tables and bars

analysis-start = na začiatku
analysis-chance = kocky a karty
analysis-hidden = skryté veci
analysis-own = vlastné rozhodnutia
analysis-others = rozhodnutia ostatných
analysis-final = výsledok
analysis-mistakes = chyby
analysis-turns = Zlomové chvíle
analysis-moments = Chvíle hry
analysis-running = rozbor: { $game }
analysis-how = Všetky čísla sú šance na výhru v percentách; číslo za ± hovorí, aké sú presné (s istotou 95 %). Z každej pozície sa dohralo { $playouts } hier. Rozhodnutia sa porovnávajú s voľbou Dobrého psa, chyby s voľbou Vodcu svorky.
analysis-no-mistakes = Nikto neurobil chybu, ktorá by sa nedala zvaliť na náhodu.

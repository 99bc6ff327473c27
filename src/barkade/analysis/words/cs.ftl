# Was it luck? The analysis after the game

analysis-title = Bylo to štěstí?
analysis-not-finished = Rozebrat jde jen dohranou partii: rozbor prozradí všechna tajemství.
analysis-player = { $name }

# Moments

analysis-luckiest = Největší štěstí: { $name }, „{ $action }“. Náhoda přidává k šanci na výhru { $share } %.
analysis-unluckiest = Největší smůla: { $name }, „{ $action }“. Náhoda ubírá ze šance na výhru { $share } %.
analysis-guess = Nejlepší tušení: { $name }, „{ $action }“. Vychází to o { $share } % líp, než mohl kdokoli vědět.
analysis-great = Nejlepší rozhodnutí: { $name }, „{ $action }“. Je o { $share } % lepší než to, co by volil Hodný pes.
analysis-dearest = Nejdražší chyba: { $name }, „{ $action }“. Vůdce smečky by se stejnými znalostmi volil „{ $better }“, a to je o { $share } % lepší.
analysis-same = Vůdce smečky by udělal totéž.
analysis-rather = Vůdce smečky by volil „{ $better }“.
analysis-coach = { $name } slyší od trenéra: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }“: náhoda zvedá šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-hidden = { $name }, „{ $action }“: co bylo skryté, zvedá šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-decision = { $name }, „{ $action }“: tahle volba zvedá šance ({ $whose }) z { $before } % na { $after } %.

# The verdict

analysis-verdict-best-lucky = { $name } hraje nejlíp a má k tomu i štěstí.
analysis-verdict-best-level = { $name } hraje nejlíp a vyhrává. Náhoda to není.
analysis-verdict-best-unlucky = { $name } hraje nejlíp a vyhrává navzdory smůle.
analysis-verdict-other = Nejlíp hraje { $name }, ale štěstí i výhru má { $winner }.
analysis-verdict-even-lucky = Nikdo nehraje o poznání líp než ostatní. Náhoda si vybírá: { $name }.
analysis-verdict-even-level = Nikdo nevyčnívá štěstím ani hrou. { $name } vyhrává: trochu štěstí, trochu hry.
analysis-verdict-even-unlucky = { $name } vyhrává bez jakékoli pomoci náhody.
analysis-verdict-shared = Nikdo nevyčnívá, a tak je výhra společná. Spravedlivé!
analysis-verdict-shared-best = Nejlíp hraje { $name }, výhra je ale společná.
analysis-verdict-unwon = Nikdo nevyhrává a nikdo nehraje o poznání líp.
analysis-verdict-unwon-best = Nikdo nevyhrává, i když nejlíp hraje { $name }.
analysis-verdict-solo-won-lucky = { $name } vyhrává a štěstí pomáhá.
analysis-verdict-solo-won-level = { $name } vyhrává. Náhoda to není.
analysis-verdict-solo-won-unlucky = { $name } vyhrává navzdory smůle.
analysis-verdict-solo-lost-lucky = { $name } má štěstí, ale nestačí to.
analysis-verdict-solo-lost-level = { $name } prohrává; náhoda s tím má jen málo společného.
analysis-verdict-solo-lost-unlucky = { $name } tentokrát nemá štěstí.

# Tables and bars

analysis-start = na začátku
analysis-chance = kostky a karty
analysis-hidden = skryté věci
analysis-own = vlastní rozhodnutí
analysis-others = rozhodnutí ostatních
analysis-final = výsledek
analysis-mistakes = chyby
analysis-turns = Zlomové chvíle
analysis-moments = Chvíle hry
analysis-running = rozbor: { $game }
analysis-how = Všechna čísla jsou šance na výhru v procentech; číslo za ± říká, jak jsou přesná (s jistotou 95 %). Z každé pozice se dohrálo { $playouts } her; rozhodnutí se porovnávají s volbou Hodného psa, chyby s volbou Vůdce smečky.
analysis-no-mistakes = Nikdo neudělal chybu, která by se nedala svést na náhodu.

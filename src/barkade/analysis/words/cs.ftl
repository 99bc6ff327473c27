# Was it luck? The analysis after the game

analysis-title = Bylo to štěstí?
analysis-not-finished = Rozebrat jde jen dohranou partii: rozbor prozradí všechna tajemství.
analysis-player = { $name }

# Moments

analysis-luckiest = Největší štěstí: { $name }, „{ $action }“. Náhoda dává { $share } % výhry.
analysis-unluckiest = Největší smůla: { $name }, „{ $action }“. Náhoda bere { $share } % výhry.
analysis-guess = Nejlepší tušení: { $name }, „{ $action }“. Díky tomu, co nikdo neviděl, má cenu o { $share } % výhry větší, než se dalo čekat.
analysis-great = Nejlepší rozhodnutí: { $name }, „{ $action }“. Má cenu o { $share } % výhry větší než volba Hodného psa.
analysis-dearest = Nejdražší chyba: { $name }, „{ $action }“. Vůdce smečky by se stejnými znalostmi volil „{ $better }“; rozdíl je { $share } % výhry.

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }“: náhoda zvedá šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-hidden = { $name }, „{ $action }“: co bylo skryté, zvedá šance ({ $whose }) z { $before } % na { $after } %.
analysis-turn-decision = { $name }, „{ $action }“: tahle volba zvedá šance ({ $whose }) z { $before } % na { $after } %.

# The verdict

analysis-verdict-best-lucky = { $name } hraje nejlíp a štěstí stojí na stejné straně.
analysis-verdict-best-level = { $name } hraje nejlíp a vyhrává. Štěstím to není.
analysis-verdict-best-unlucky = { $name } hraje nejlíp a vyhrává navzdory smůle.
analysis-verdict-other = Nejlíp hraje { $name }, ale štěstí i výhru má { $winner }.
analysis-verdict-even-lucky = Nikdo nehraje o poznání líp než ostatní. Náhoda si vybírá: { $name }.
analysis-verdict-even-level = Náhoda ani hra nerozhodly samy. { $name } vyhrává o chlup.
analysis-verdict-even-unlucky = { $name } vyhrává bez jakékoli pomoci náhody.
analysis-verdict-shared = Nikdo nevyčnívá, a tak je výhra společná. Spravedlivé!
analysis-verdict-shared-best = Nejlíp hraje { $name }, výhra je ale společná.
analysis-verdict-unwon = Nikdo nevyhrává a nikdo nehraje o poznání líp.
analysis-verdict-unwon-best = Nikdo nevyhrává, i když nejlíp hraje { $name }.
analysis-verdict-solo-won-lucky = { $name } vyhrává a náhoda pomáhá.
analysis-verdict-solo-won-level = { $name } vyhrává. Štěstím to není.
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
analysis-how = Podíly na výhře v procentech, ± chyba 95 %. Z každé pozice se dohrálo { $playouts } her; rozhodnutí se měří volbou Hodného psa, chyby volbou Vůdce smečky.
analysis-no-mistakes = Nikdo neudělá chybu, která by vyčnívala nad šum.

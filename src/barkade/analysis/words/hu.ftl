# Was it luck? The analysis after the game

analysis-title = Szerencse volt?
analysis-not-finished = Csak befejezett játszmát lehet elemezni: az elemzés minden titkot elárul.
analysis-player = { $name }

# Moments

analysis-luckiest = A legszerencsésebb pillanat: { $name }, „{ $action }”. A szerencse { $share }%-kal növelte a nyerési esélyt.
analysis-unluckiest = A legpechesebb pillanat: { $name }, „{ $action }”. A balszerencse { $share }%-kal csökkentette a nyerési esélyt.
analysis-guess = A legjobb megérzés: { $name }, „{ $action }”. { $share }%-kal jobb lett, mint azt bárki tudhatta volna.
analysis-great = A legjobb döntés: { $name }, „{ $action }”. { $share }%-kal jobb volt annál, amit Jó kutya tett volna.
analysis-dearest = A legdrágább hiba: { $name }, „{ $action }”. Nagykutya ugyanennyi tudással ezt választotta volna: „{ $better }”, és az { $share }%-kal jobb.
analysis-same = Nagykutya is ezt tette volna.
analysis-rather = Nagykutya ezt választotta volna: „{ $better }”.
analysis-coach = { $name } ezt hallja az edzőtől: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }”: a véletlen { $before }%-ról { $after }%-ra viszi { $whose } esélyét.
analysis-turn-hidden = { $name }, „{ $action }”: ami rejtve volt, { $before }%-ról { $after }%-ra viszi { $whose } esélyét.
analysis-turn-decision = { $name }, „{ $action }”: ez a döntés { $before }%-ról { $after }%-ra viszi { $whose } esélyét.

# The verdict

analysis-verdict-best-lucky = { $name } játszott a legjobban, és a szerencse is mellette állt.
analysis-verdict-best-level = { $name } játszott a legjobban, és nyert. Ez nem szerencse.
analysis-verdict-best-unlucky = { $name } játszott a legjobban, és minden balszerencse ellenére nyert.
analysis-verdict-other = { $name } játszott a legjobban, de { $winner } szerencsésebb volt, és nyert.
analysis-verdict-even-lucky = Senki sem játszott egyértelműen jobban a többieknél. A szerencse választottja: { $name }.
analysis-verdict-even-level = Se a szerencse, se a játék nem döntött. { $name } egy kis szerencsével és egy kis tudással nyert.
analysis-verdict-even-unlucky = { $name } a szerencse segítsége nélkül nyert.
analysis-verdict-shared = Senki sem emelkedett ki, így közös a győzelem. Így igazságos!
analysis-verdict-shared-best = { $name } játszott a legjobban, a győzelem mégis közös.
analysis-verdict-unwon = Senki sem nyert, és senki sem játszott egyértelműen jobban.
analysis-verdict-unwon-best = Senki sem nyert, pedig { $name } játszott a legjobban.
analysis-verdict-solo-won-lucky = { $name } nyert, és a szerencse is segített.
analysis-verdict-solo-won-level = { $name } nyert. Ez nem szerencse.
analysis-verdict-solo-won-unlucky = { $name } minden balszerencse ellenére nyert.
analysis-verdict-solo-lost-lucky = { $name } szerencsés volt, de ez nem volt elég.
analysis-verdict-solo-lost-level = { $name } veszített, és a szerencse alig számított.
analysis-verdict-solo-lost-unlucky = { $name } ezúttal nem volt szerencsés.

# Tables and bars

analysis-start = az elején
analysis-chance = kocka és kártya
analysis-hidden = rejtett dolgok
analysis-own = saját döntések
analysis-others = a többiek döntései
analysis-final = eredmény
analysis-mistakes = hibák
analysis-turns = Fordulópontok
analysis-moments = Pillanatok
analysis-running = elemzés: { $game }
analysis-how = Minden szám nyerési esély százalékban; a ± utáni szám mutatja, mennyire pontos (95%-os bizonyossággal). Minden állásból { $playouts } játszmát játszottunk végig; a döntéseket Jó kutya, a hibákat Nagykutya döntéseihez mérjük.
analysis-no-mistakes = Senki sem követett el olyan hibát, amelyet ne lehetne a véletlen számlájára írni.

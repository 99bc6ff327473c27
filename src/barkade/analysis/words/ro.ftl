# Was it luck? The analysis after the game

analysis-title = A fost noroc?
analysis-not-finished = Se poate analiza doar o partidă încheiată: analiza dă de gol toate secretele.
analysis-player = { $name }

# Moments

analysis-luckiest = Cel mai norocos moment: { $name }, „{ $action }”. Norocul a mărit șansa de victorie cu { $share }%.
analysis-unluckiest = Cel mai ghinionist moment: { $name }, „{ $action }”. Ghinionul a micșorat șansa de victorie cu { $share }%.
analysis-guess = Cea mai bună intuiție: { $name }, „{ $action }”. S-a dovedit cu { $share }% mai bună decât ar fi putut ști cineva.
analysis-great = Cea mai bună decizie: { $name }, „{ $action }”. A fost cu { $share }% mai bună decât ce ar fi făcut Câinele bun.
analysis-dearest = Cea mai scumpă greșeală: { $name }, „{ $action }”. Știind la fel de mult, Șeful de haită ar fi ales „{ $better }”, cu { $share }% mai bine.
analysis-same = Șeful de haită ar fi făcut la fel.
analysis-rather = Șeful de haită ar fi ales „{ $better }”.
analysis-coach = { $name } aude de la antrenor: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }”: norocul ridică șansele ({ $whose }) de la { $before }% la { $after }%.
analysis-turn-hidden = { $name }, „{ $action }”: ce era ascuns ridică șansele ({ $whose }) de la { $before }% la { $after }%.
analysis-turn-decision = { $name }, „{ $action }”: alegerea ridică șansele ({ $whose }) de la { $before }% la { $after }%.

# The verdict

analysis-verdict-best-lucky = { $name } a jucat cel mai bine și a mai avut și noroc.
analysis-verdict-best-level = { $name } a jucat cel mai bine și a câștigat. N-a fost noroc.
analysis-verdict-best-unlucky = { $name } a jucat cel mai bine și a câștigat în ciuda ghinionului.
analysis-verdict-other = { $name } a jucat cel mai bine; norocul și victoria au mers la { $winner }.
analysis-verdict-even-lucky = Nimeni n-a jucat vizibil mai bine decât ceilalți. Norocul a ales: { $name }.
analysis-verdict-even-level = Nici norocul, nici jocul n-au ieșit în evidență. { $name } a câștigat cu puțin din fiecare.
analysis-verdict-even-unlucky = { $name } a câștigat fără niciun ajutor de la noroc.
analysis-verdict-shared = Nimeni n-a ieșit în evidență, așa că victoria se împarte. E drept!
analysis-verdict-shared-best = { $name } a jucat cel mai bine; victoria se împarte totuși.
analysis-verdict-unwon = N-a câștigat nimeni și nimeni n-a jucat vizibil mai bine.
analysis-verdict-unwon-best = N-a câștigat nimeni, deși { $name } a jucat cel mai bine.
analysis-verdict-solo-won-lucky = { $name } a câștigat, cu ajutorul norocului.
analysis-verdict-solo-won-level = { $name } a câștigat. N-a fost noroc.
analysis-verdict-solo-won-unlucky = { $name } a câștigat în ciuda ghinionului.
analysis-verdict-solo-lost-lucky = { $name } a avut noroc, dar n-a fost de ajuns.
analysis-verdict-solo-lost-level = { $name } a pierdut; norocul n-are mare vină.
analysis-verdict-solo-lost-unlucky = { $name } n-a avut noroc de data asta.

# Tables and bars

analysis-start = la început
analysis-chance = zaruri și cărți
analysis-hidden = ce era ascuns
analysis-own = deciziile proprii
analysis-others = deciziile celorlalți
analysis-final = rezultat
analysis-mistakes = greșeli
analysis-turns = Puncte de cotitură
analysis-moments = Momente
analysis-running = se analizează { $game }
analysis-how = Toate cifrele sunt șanse de victorie, în procente; cea de după ± spune cât de exacte sunt (cu o certitudine de 95%). Partide jucate până la capăt din fiecare poziție: { $playouts }. Deciziile se compară cu ale Câinelui bun, greșelile cu ale Șefului de haită.
analysis-no-mistakes = Nimeni n-a făcut vreo greșeală care să nu poată fi pusă pe seama întâmplării.

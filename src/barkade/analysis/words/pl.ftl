# Was it luck? The analysis after the game

analysis-title = Czy to był fart?
analysis-not-finished = Analizować można tylko skończoną partię: analiza zdradza wszystkie tajemnice.
analysis-player = { $name }

# Moments

analysis-luckiest = Największy fart: { $name }, „{ $action }”. Los dodaje { $share }% do szansy na wygraną.
analysis-unluckiest = Największy pech: { $name }, „{ $action }”. Los zabiera { $share }% szansy na wygraną.
analysis-guess = Najlepsze przeczucie: { $name }, „{ $action }”. Wyszło o { $share }% lepiej, niż ktokolwiek mógł wiedzieć.
analysis-great = Najlepsza decyzja: { $name }, „{ $action }”. Szansa o { $share }% lepsza niż po wyborze Dobrego Psa.
analysis-dearest = Najdroższy błąd: { $name }, „{ $action }”. Pies na Medal, wiedząc tyle samo, wybrałby „{ $better }”, a to dawało szansę o { $share }% lepszą.
analysis-same = Pies na Medal zrobiłby to samo.
analysis-rather = Pies na Medal wybrałby „{ $better }”.
analysis-coach = { $name } słyszy od trenera: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, „{ $action }”: los podnosi szanse ({ $whose }) z { $before }% do { $after }%.
analysis-turn-hidden = { $name }, „{ $action }”: to, co ukryte, podnosi szanse ({ $whose }) z { $before }% do { $after }%.
analysis-turn-decision = { $name }, „{ $action }”: ta decyzja podnosi szanse ({ $whose }) z { $before }% do { $after }%.

# The verdict

analysis-verdict-best-lucky = { $name } gra najlepiej, a do tego ma fart.
analysis-verdict-best-level = { $name } gra najlepiej i wygrywa. To nie fart.
analysis-verdict-best-unlucky = { $name } gra najlepiej i wygrywa na przekór pechowi.
analysis-verdict-other = Najlepiej gra { $name }, ale fart i zwycięstwo ma { $winner }.
analysis-verdict-even-lucky = Nikt nie gra wyraźnie lepiej od innych. Los wybiera: { $name }.
analysis-verdict-even-level = Ani los, ani gra nie przeważają. { $name } wygrywa: trochę losu, trochę gry.
analysis-verdict-even-unlucky = { $name } wygrywa bez żadnej pomocy losu.
analysis-verdict-shared = Nikt się nie wybija, więc zwycięstwo jest wspólne. I słusznie!
analysis-verdict-shared-best = Najlepiej gra { $name }, ale zwycięstwo i tak jest wspólne.
analysis-verdict-unwon = Nikt nie wygrywa i nikt nie gra wyraźnie lepiej.
analysis-verdict-unwon-best = Nikt nie wygrywa, choć najlepiej gra { $name }.
analysis-verdict-solo-won-lucky = { $name } wygrywa, a los pomaga.
analysis-verdict-solo-won-level = { $name } wygrywa. To nie fart.
analysis-verdict-solo-won-unlucky = { $name } wygrywa na przekór pechowi.
analysis-verdict-solo-lost-lucky = { $name } ma fart, ale to nie wystarcza.
analysis-verdict-solo-lost-level = { $name } przegrywa; los nie ma z tym wiele wspólnego.
analysis-verdict-solo-lost-unlucky = { $name } nie ma tym razem szczęścia.

# Tables and bars

analysis-start = na początku
analysis-chance = kostki i karty
analysis-hidden = to, co ukryte
analysis-own = własne decyzje
analysis-others = decyzje innych
analysis-final = wynik
analysis-mistakes = błędy
analysis-turns = Punkty zwrotne
analysis-moments = Najważniejsze chwile
analysis-running = analiza: { $game }
analysis-how = Wszystkie liczby to szanse na wygraną w procentach; liczba po ± mówi, jak są dokładne (z 95-procentową pewnością). Z każdej pozycji rozegrano do końca tyle partii: { $playouts }. Decyzje porównujemy z wyborem Dobrego Psa, a błędy z wyborem Psa na Medal.
analysis-no-mistakes = Nikt nie popełnił błędu, który wyraźnie by się wybijał.

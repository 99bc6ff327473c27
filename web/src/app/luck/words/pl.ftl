# Was it luck? The page

luck-working = Rozgrywam wszystko jeszcze raz: gotowe { $part }%. Obraz się wyostrza.
luck-waiting = Czekam na wolną chwilę botów…
luck-failed = Nie udało się. Spróbuj za chwilę.
luck-again = Jeszcze raz
luck-chart = Szanse na wygraną od pierwszego do ostatniego ruchu
luck-sums = Co dało, a co zabrało
luck-next = Następny błąd
luck-previous = Poprzedni błąd
luck-what-if = A gdyby inaczej? Zagraj stąd
luck-mark-mistake = Błąd: { $name }, „{ $action }”. „{ $better }”, wybór Psa na Medal, dawał szansę o { $share }% lepszą.
luck-mark-blunder = Gruby błąd: { $name }, „{ $action }”. „{ $better }”, wybór Psa na Medal, dawał szansę o { $share }% lepszą.
luck-mark-great = Świetny ruch: { $name }, „{ $action }”. Szansa o { $share }% lepsza niż po wyborze Dobrego Psa.
luck-mark-lucky = Fart: { $name }, „{ $action }”. Los dodaje { $share }% do szansy na wygraną.
luck-mark-unlucky = Pech: { $name }, „{ $action }”. Los zabiera { $share }% szansy na wygraną.
luck-whom = Gracz

# In Me: over many games

luck-me-title = Moja gra i moje szczęście
luck-me-games = Przeanalizowane partie: { $games }
luck-me-accuracy = { $right }% twoich decyzji (było ich { $choices }) to decyzje bez błędu (z 95-procentową pewnością: od { $low } do { $high }%).
luck-me-given = Błędy odbierają ci { $given }% (± { $error }) szansy na wygraną w partii.
luck-me-given-once = Błędy odebrały ci { $given }% szansy na wygraną.
luck-me-lucky = Los był po twojej stronie: dodawał do szansy na wygraną { $luck }% na partię (od { $low } do { $high }).
luck-me-unlucky = Los był przeciw tobie: zabierał { $luck }% szansy na wygraną na partię (od { $low } do { $high }).
luck-me-level = Los nie był ani za tobą, ani przeciw: od { $low } do { $high }% szansy na wygraną na partię.
luck-me-one = Jedna partia nic jeszcze nie mówi o twoim szczęściu.
luck-me-loses = Najwięcej tracisz na tym: { $kinds }.
luck-me-none = Zapytaj po partii „Czy to był fart?”, a twoja gra i szczęście zsumują się tutaj.

# What kinds of choices lose most

luck-kind-roll = rzucanie
luck-kind-stop = kiedy przestać
luck-kind-lay = co i gdzie położyć
luck-kind-pass = kiedy spasować
luck-kind-move = dokąd iść
luck-kind-dig = kiedy kopać
luck-kind-take = co wziąć
luck-kind-trick = która sztuczka
luck-kind-cat = koty
luck-kind-other = inne decyzje

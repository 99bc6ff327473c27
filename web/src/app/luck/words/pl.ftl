# Was it luck? The page

luck-working = Rozgrywam wszystko jeszcze raz: gotowe { $part }%. Obraz się wyostrza.
luck-waiting = Czekam na wolną chwilę botów…
luck-failed = Nie udało się. Spróbuj za chwilę.
luck-again = Jeszcze raz
luck-chart = Szanse na wygraną od pierwszego do ostatniego ruchu
luck-next = Następny błąd
luck-previous = Poprzedni błąd
luck-what-if = A gdyby inaczej? Zagraj stąd
luck-mark-mistake = Błąd: { $name }, „{ $action }”. Pies na Medal: „{ $better }”; strata to { $share }% wygranej.
luck-mark-blunder = Gafa: { $name }, „{ $action }”. Pies na Medal: „{ $better }”; strata to { $share }% wygranej.
luck-mark-great = Świetny ruch: { $name }, „{ $action }”. Zysk nad Dobrym Psem to { $share }% wygranej.
luck-whom = Gracz

# In Me: over many games

luck-me-title = Moja gra i moje szczęście
luck-me-games = Przeanalizowane partie: { $games }
luck-me-accuracy = { $right }% z { $choices } twoich decyzji było bez błędu (z pewnością 95%: od { $low } do { $high }%).
luck-me-given = Błędy kosztują cię { $given } ± { $error }% wygranej na partię.
luck-me-given-once = Błędy kosztowały cię { $given }% wygranej.
luck-me-lucky = Szczęście było po twojej stronie: +{ $luck }% wygranej na partię (od { $low } do { $high }).
luck-me-unlucky = Szczęście było przeciw tobie: −{ $luck }% wygranej na partię (od { $low } do { $high }).
luck-me-level = Szczęście było ani za, ani przeciw: od { $low } do { $high }% wygranej na partię.
luck-me-one = Jedna partia nic jeszcze nie mówi o twoim szczęściu.
luck-me-loses = Najwięcej tracisz na tym: { $kinds }.
luck-me-none = Zapytaj po partii „Czy to było szczęście?”, a twoja gra i szczęście zsumują się tutaj.

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

# Was it luck? The page

luck-working = Rozgrywam wszystko jeszcze raz: gotowe { $part }%. Obraz się wyostrza.
luck-waiting = Czekam na wolną chwilę botów…
luck-failed = Nie udało się. Spróbuj za chwilę.
luck-again = Jeszcze raz
luck-chart = Szanse na wygraną od pierwszego do ostatniego ruchu
luck-next = Następny błąd
luck-previous = Poprzedni błąd
luck-mark-mistake = Błąd: { $name }, „{ $action }”. Pies na Medal: „{ $better }”; strata to { $share }% wygranej.
luck-mark-blunder = Gafa: { $name }, „{ $action }”. Pies na Medal: „{ $better }”; strata to { $share }% wygranej.
luck-mark-great = Świetny ruch: { $name }, „{ $action }”. Zysk nad Dobrym Psem to { $share }% wygranej.
luck-whom = Gracz

# The command line

cli-error = barkade: { $reason }
cli-usage = użycie:
cli-about = Barkade: psie planszówki przy jednym stole. Bez polecenia: wybierz grę i graj.
cli-commands = polecenia
cli-arguments = argumenty
cli-options = opcje
cli-more = „barkade COMMAND --help” powie więcej o poleceniu.

cli-play = zagraj przy tej klawiaturze, z ludźmi i botami
cli-resume = wróć do ostatnio przerwanej gry
cli-games = wypisz gry
cli-rules = pokaż zasady gry
cli-replay = przejdź zapisaną partię krok po kroku
cli-verify = sprawdź każdą akcję, pozycję i losowanie w zapisie
cli-analyse = czy to był fart? co w skończonej partii zrobiły los, przeczucia i decyzje
cli-puzzles = zagadki: wypisz, pokaż, znajdź w partiach botów i udowodnij
cli-sim = rozegraj mnóstwo partii i podsumuj
cli-report = napisz raport o grze: równowaga, długość, emocje, umiejętności i szczęście

cli-help-help = pokaż tę pomoc
cli-help-language = język Barkade: { $known }; domyślnie wybrany w menu albo ustawiony w systemie
cli-help-game = gra: { $known }
cli-help-file = zapis partii
cli-help-find = pokaż tylko zasady z tymi słowami albo z tym numerem
cli-help-players = ile osób gra
cli-help-seat = kto siedzi na kolejnym miejscu: { $known }; person:Anna nadaje imię (domyślnie: człowiek, potem { $bot })
cli-help-option = opcja gry, np. starter=1 (można powtarzać)
cli-help-box = plik TOML z własnym pudełkiem
cli-help-set = liczba z pudełka, np. hand_limit=2 (można powtarzać)
cli-help-seed = ziarno losu: to samo ziarno, ta sama gra
cli-help-pace = ile sekund trwa akcja bota
cli-help-plain = wypisz całą historię zamiast iść krok po kroku
cli-help-games = ile partii (domyślnie 100 000)
cli-help-play = jak są rozgrywane: { $known } (domyślnie { $default })
report-help-games = ile partii (domyślnie 20 000)
report-help-ladder = ile partii gra każda para botów (domyślnie 20; 0: bez nich)
report-help-against = plik TOML z innym pudełkiem do porównania albo „printed” (zwykłe pudełko)
report-help-out = gdzie zapisać (domyślnie GAME-report.html); liczby obok jako JSON i CSV
cli-help-threads = ile wątków (domyślnie wszystkie rdzenie)
cli-help-on = graj na klastrze Ray: ray (ten komputer) albo ray://HOST:PORT
cli-help-checked = sprawdzaj każdą pozycję i każdy dostęp do tablic: wolniej, do szukania błędów
cli-help-json = wypisz JSON
puzzles-help-find = znajdź tyle zagadek w partiach botów
cli-help-show = pokaż zagadkę o tym id i odpowiedź
cli-help-prove = udowodnij wszystkie zagadki gry jeszcze raz

cli-unknown-command = Nie ma polecenia „{ $word }”. Polecenia to: { $known }.
cli-unknown-language = Barkade nie mówi w języku „{ $code }”. Mówi w tych: { $known }.
cli-bad-arguments = Tych argumentów nie da się odczytać. „barkade { $command } --help” pokaże jak.
cli-unknown-argument = „{ $command }” nie zna argumentu „{ $word }”. „barkade { $command } --help” pokaże, co zna.
cli-missing-game = Która gra? „barkade { $command } GAME”, a gry to: { $known }.
cli-missing-file = Który plik? „barkade { $command } FILE”.
cli-bad-number = { $option } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
cli-bad-play = --play może być: { $known }, a nie „{ $value }”.
cli-bad-pace = { $option } to liczba sekund od 0 do 60, a nie „{ $value }”.
cli-bad-option-form = Opcję zapisuje się NAME=VALUE, a nie „{ $text }”.
cli-bad-set-form = Liczbę z pudełka zapisuje się NAME=NUMBER, a nie „{ $text }”.
cli-unknown-seat = Na miejscu może siedzieć { $known }, a nie „{ $kind }”.
cli-too-many-seats = Wymienionych miejsc: { $seats }, a graczy tylko { $players }.
cli-no-file = Nie ma pliku „{ $file }”.
cli-unreadable-file = Pliku „{ $file }” nie da się odczytać jako tekstu.
cli-no-terminal = Do tego trzeba terminala z klawiaturą: uruchom to w oknie terminala.
cli-nothing-to-resume = Nie ma gry, do której można wrócić. „barkade play dig” zaczyna nową.
cli-torn-save = Zapisana gra „{ $file }” jest uszkodzona i nie da się jej dokończyć.
cli-cant-save = Gry nie da się zapisać w „{ $folder }”: { $reason }.
cli-stopped = Przerwano.

cli-game-line = od { $low } do { $high } graczy

cli-verified = Sprawdzone: wszystkie wersje tej partii ({ $game }, wersji: { $versions }) są zgodne z zasadami, a każde losowanie pochodzi z ziarna zapieczętowanego liczbą { $commit }.
cli-verified-simulation = Sprawdzone: wszystkie wersje tej partii ({ $game }, wersji: { $versions }) są zgodne z zasadami, a każde losowanie pochodzi z ziarna symulacji { $seed }.
cli-verified-position = Ale pozycja początkowa była podana z góry i jej sprawdzić się nie da.
cli-verified-inherited = Ale wersje od 0 do { $last } przejęto z innej partii: ich losowań nie da się tu sprawdzić.
cli-verified-running = Gra jeszcze trwa.
cli-kept = Gra jest zapisana. Wróć do niej: barkade resume
cli-record-verify = Sprawdź każde losowanie: barkade verify { $file }

# The command line: bots against each other

cli-ladder = każ botom grać ze sobą i ustaw je w ranking
cli-help-bot = bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iteracji na decyzję), top-dog:0.5s (na turę), zainstalowany albo run:COMMAND (można powtarzać; domyślnie sześć botów domowych)
cli-tune = dostrój heurystyki, którymi kierują się boty
cli-train = naucz ocenę pozycji na partiach samego Psa na Medal
cli-help-alone = tylko ten bot przeciw każdemu z pozostałych; gdy gra więcej niż dwóch, sam wśród ich kopii
cli-help-processes = ile procesów (domyślnie wszystkie rdzenie)
cli-help-into = zapisuj partie w tym folderze jako wiersze i zapisy; przerwany turniej gra dalej od tego miejsca
cli-help-adjusted = odejmij szczęście: te same boty rozróżnia mniej partii
cli-help-all = rozegraj wszystkie partie pary, nawet gdy nie ma już wątpliwości
cli-try = rozegraj jedną partię z botem, którego piszesz: widać każdą decyzję i pełny ślad błędu
try-help-bot = bot: my_bot.py:MyBot, my_package:MyBot, run:COMMAND albo zainstalowany
cli-help-against = bot na pozostałych miejscach (domyślnie good-dog)
cli-help-boards = wypisz planszę przed każdą decyzją
cli-missing-bot = Który bot i która gra? „barkade try BOT GAME”, a gry to: { $known }.
cli-bot = posadź bota przy prawdziwym stole: potrzebny token, który dostał gospodarz
remote-help-url = adres serwera
remote-help-token = token bota
cli-missing-token = Jaki serwer, jaki token i jaki bot? Spróbuj „barkade bot URL TOKEN BOT”.
ladder-help-games = najwyżej ile partii na parę (domyślnie 200)
tune-help-players = liczba graczy; można podać kilka razy (domyślnie wszystkie od dwóch)
tune-help-steps = kroki strojenia (domyślnie 200)
tune-help-rounds = rundy na krok, każda po razie z każdego miejsca (domyślnie 2000)
tune-help-against = zamiast strojenia zagraj przeciw heurystykom tej samej gry z tego folderu, na przykład ze starszej wersji
tune-help-write = wpisz nowe stałe do źródeł, jeśli okażą się lepsze
train-help-games = z ilu partii Psa na Medal się uczyć, co najmniej 10 (domyślnie 1000)
train-help-minutes = po tylu minutach nie zaczynaj kolejnej partii
train-help-ahead = horyzont rozgrywek z wyuczoną oceną (domyślnie taki, jaki ma gra)
train-help-into = plik na wagi (domyślnie GAME-network.bin)
train-help-match = bez uczenia: rozegraj mecz z wagami z tego pliku
train-help-players = liczba graczy w meczu; można podać kilka razy (domyślnie 2, 3 i 4)
train-help-ms = milisekundy czasu procesora na decyzję w meczu (domyślnie 10)
train-help-rounds = najwięcej rund meczu, każda po razie z każdego miejsca (domyślnie 400)
train-help-write = wpisz wagi do folderu gry, dla tych liczb graczy, przy których test uzna je za lepsze

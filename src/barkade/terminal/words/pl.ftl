# The command line

cli-error = barkade: { $reason }
cli-usage = użycie:
cli-about = Barkade: cztery psie planszówki przy jednym stole. Bez polecenia: wybierz grę i graj.
cli-commands = polecenia
cli-arguments = co przyjmuje
cli-options = opcje
cli-more = „barkade COMMAND --help” powie więcej o poleceniu.

cli-play = zagraj przy tej klawiaturze, z ludźmi i botami
cli-resume = wróć do ostatnio przerwanej gry
cli-games = wypisz gry
cli-rules = pokaż zasady gry
cli-replay = przejdź zapisaną partię krok po kroku
cli-verify = sprawdź każdą akcję, pozycję i losowanie w zapisie
cli-sim = rozegraj mnóstwo losowych partii i podsumuj

cli-help-help = pokaż tę pomoc
cli-help-language = język Barkade: { $known }; domyślnie wybrany w menu albo ustawiony w systemie
cli-help-game = gra: { $known }
cli-help-file = zapis partii
cli-help-find = pokaż tylko zasady z tymi słowami albo z tym numerem
cli-help-players = ile osób gra
cli-help-seat = kto siedzi na kolejnym miejscu: { $known }; person:Anna nadaje imię (miejsca niewymienione: człowiek, potem { $bot })
cli-help-option = opcja gry, np. first=2 (można powtarzać)
cli-help-box = plik TOML z własnym pudełkiem
cli-help-seed = ziarno losu: to samo ziarno, ta sama gra
cli-help-pace = ile sekund trwa akcja bota
cli-help-plain = wypisz całą historię zamiast iść krok po kroku
cli-help-games = ile partii (domyślnie 100 000)
cli-help-threads = ile wątków (domyślnie wszystkie rdzenie)
cli-help-checked = sprawdzaj każdą pozycję i każdy dostęp do tablic: wolniej, do szukania błędów
cli-help-json = wypisz JSON

cli-unknown-command = Nie ma polecenia „{ $word }”. Polecenia to: { $known }.
cli-unknown-language = Barkade nie mówi w języku „{ $code }”. Mówi w tych: { $known }.
cli-bad-arguments = Tych argumentów nie da się odczytać. „barkade { $command } --help” pokaże jak.
cli-unknown-argument = „{ $command }” nie zna argumentu „{ $word }”. „barkade { $command } --help” pokaże, co zna.
cli-missing-game = Która gra? „barkade { $command } GAME”, a gry to: { $known }.
cli-missing-file = Który plik? „barkade { $command } FILE”.
cli-bad-number = { $option } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
cli-bad-pace = { $option } to liczba sekund od 0 do 60, a nie „{ $value }”.
cli-bad-option-form = Opcję zapisuje się NAME=VALUE, a nie „{ $text }”.
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

cli-verified = Sprawdzone: wszystkie wersje tej partii ({ $game }, wersji: { $versions }) są zgodne z zasadami, a każde losowanie pochodzi z ziarna zapowiedzianego jako { $commit }.
cli-verified-simulation = Sprawdzone: wszystkie wersje tej partii ({ $game }, wersji: { $versions }) są zgodne z zasadami, a każde losowanie pochodzi z ziarna symulacji { $seed }.
cli-verified-position = Ale pozycja początkowa była podana z góry i jej sprawdzić się nie da.
cli-verified-inherited = Ale wersje od 0 do { $last } przejęto z innej partii: ich losowań nie da się tu sprawdzić.
cli-verified-running = Gra jeszcze trwa.
cli-kept = Gra jest zapisana. Wróć do niej: barkade resume
cli-record-verify = Sprawdź każde losowanie: barkade verify { $file }

# Simulation

lab-broken = Partia { $number } z ziarna { $seed } łamie zasady ({ $game }): to błąd Barkade. „sim --checked” znajdzie go ponownie.
lab-preparing = kompilacja: { $game } (tylko za pierwszym razem)
lab-players = { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, losowe partie: { $games } ({ lab-players }, ziarno { $seed })
lab-seat = miejsce
lab-wins = wygrane
lab-interval = przedział 95%
lab-score = wynik
lab-deviation = ±
lab-range = od najniższego do najwyższego
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low }–{ $high }
lab-length = Partia trwa średnio { $mean } akcji (od { $low } do { $high }, połowa partii najwyżej { $median }).
lab-ending = { $percent }%: { $reason }
lab-shared = Wspólne zwycięstwa: { $shared }.
lab-unwon = Partie bez zwycięzcy: { $unwon }.
lab-no-time = mniej niż 0,1
lab-speed = Partie/s: { $games }, kroki/s: { $steps }, { $threads ->
    [one] jeden wątek
    [few] { $threads } wątki
    [many] { $threads } wątków
   *[other] { $threads } wątku
}, { $seconds } s.

# Who sits at the table

terminal-kind-person = człowiek
terminal-kind-random = bot losowy
terminal-kind-puppy = Szczeniak
terminal-kind-good-dog = Dobry Pies
terminal-kind-top-dog = Pies na Medal
terminal-bot-name-1 = Reksio
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Burek
terminal-bot-name-4 = Kora
terminal-bot-name-5 = Pikuś

# The table

terminal-too-small = To okno ma { $width }×{ $height }. Stół potrzebuje 80×24: powiększ okno albo zmniejsz litery.
terminal-turn = { $name }, twoja kolej
terminal-turn-of = { $name } myśli…
terminal-over = Koniec gry
terminal-actions = Co możesz zrobić
terminal-no-actions = Teraz kolej: { $name } ({ $kind }).
terminal-next = Co teraz?
terminal-log = Przebieg
terminal-coach = Trener
terminal-coach-off = Trener pomaga tylko ludziom.
terminal-prompt = zapis akcji albo Enter, by zrobić zaznaczoną
terminal-prompt-over = Enter wybiera zaznaczone
terminal-keys = ↑↓ Enter/pisz F1 pomoc F2 trener F3 przebieg F4 cofnij F5 rada Ctrl-C wyjdź
terminal-keys-over = ↑↓ wybierz · Enter dalej · F1 pomoc · F3 przebieg · Ctrl-C wyjdź
terminal-keys-page = ↑↓ PgUp PgDn przewijanie · Esc wróć
terminal-keys-help = ↑↓ PgUp PgDn przewijanie · R zasady gry · Esc wróć
terminal-keys-rules = ↑↓ PgUp PgDn przewijanie · wpisz słowo lub numer, by znaleźć · Esc wróć
terminal-find = szukaj
terminal-no-such-rule = Żadna zasada nie zawiera „{ $text }”.
terminal-keys-coach = F1 pomoc · F2 przebieg
terminal-keys-hint = F1 pomoc · F5 przebieg
terminal-no-such-action = „{ $text }” tu nie zadziała; ↑↓ pokaże, co możesz zrobić.
terminal-hint = Szanse na wygraną według Psa na Medal
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Pies na Medal myśli…
terminal-hint-forced = Jest tylko jedno wyjście.
terminal-hint-compiling = Pies na Medal się budzi: pierwsza rada zajmie do minuty, następne już nie. Możesz grać dalej.
terminal-hint-not-now = Rada będzie, gdy przyjdzie twoja kolej.
terminal-hint-never = Na tym komputerze nie ma rad: Pies na Medal potrzebuje pakietu numba.
terminal-commit = Los tej gry zapowiedziano z góry: { $commit }
terminal-chance-seeded = Los tej gry bierze się z ziarna symulacji { $seed }: to samo ziarno, ta sama gra.

terminal-word-undo = cofnij
terminal-word-help = pomoc
terminal-word-coach = trener
terminal-word-log = przebieg
terminal-word-hint = rada
terminal-word-rules = zasady
terminal-word-leave = koniec

terminal-undo-none = Nie masz czego cofnąć.
terminal-undo-chance = Tego, co rozstrzygnął los, się nie cofa.
terminal-undo-secret = Tego, co wyszło na jaw, się nie cofa.
terminal-undone = Cofnięte.

terminal-name = { $name }
terminal-won = { $name } wygrywa! Wynik: { $counted }.
terminal-won-together = Wspólne zwycięstwo: { $names }! Wynik: { $counted }.
terminal-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
terminal-lost = Przy tym stole nikt nie wygrywa.
terminal-verify = Każde losowanie tej gry można sprawdzić:
terminal-again = Zagraj jeszcze raz
terminal-menu = Wróć do menu
terminal-leave = Wyjdź

# The curtain

terminal-curtain = Teraz { $name }
terminal-curtain-look-away = Reszta nie patrzy.
terminal-curtain-ready = { $name }, naciśnij Enter, gdy nikt inny nie widzi ekranu.

# Help

terminal-help-title = Jak się tu gra
terminal-help-moves = Strzałkami ↑ i ↓ wybierasz, co zrobić; plansza pokazuje gdzie. Enter to wykonuje. Możesz też pisać: krótki zapis stoi po prawej przy każdej akcji, a wystarczą pierwsze litery, jeśli tylko jedna akcja tak się zaczyna.
terminal-help-board = Plansza
terminal-help-key-choose = zaznacz akcję
terminal-help-key-enter = zrób to, co zaznaczone albo wpisane
terminal-help-key-page = przewiń przebieg albo trenera
terminal-help-key-escape = skasuj wpisany tekst
terminal-help-key-help = ta pomoc; R pokaże stąd zasady gry
terminal-help-key-coach = trener: dokładne szanse, na ile widać je z twojego miejsca
terminal-help-key-log = przebieg: wszystko, co się działo, i zapowiedź losu
terminal-help-key-undo = cofnij ostatnią akcję, o ile los ani tajemnica nie wyszły na jaw
terminal-help-key-hint = rada: co zrobiłby Pies na Medal i jakie są szanse na wygraną
terminal-help-key-leave = wyjdź; gra zostaje zapisana, „barkade resume” do niej wraca
terminal-help-words = Zamiast tych klawiszy możesz wpisać: { $words }.
terminal-help-secret = Gdy przy tej klawiaturze siedzi kilka osób, między turami opada kurtyna, żeby nikt nie podejrzał cudzych kart.
terminal-help-saved = Każda akcja jest zapisywana od razu: nic nie zginie, nawet gdy zgaśnie prąd.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Cztery psie planszówki przy jednym stole
terminal-menu-resume = Wróć do gry
terminal-menu-saved = { $game }, grają: { $names }, akcja { $version }, przerwa od { $when }
terminal-menu-players = { $low }–{ $high } graczy
terminal-menu-language = Język
terminal-menu-quit = Wyjdź
terminal-menu-keys = ↑↓ wybierz · Enter otwórz · Ctrl-C wyjdź
terminal-setup-title = { $game }: kto gra?
terminal-setup-players = Gracze
terminal-setup-seat = Miejsce { $number }
terminal-setup-start = Start
terminal-setup-rules = Przeczytaj zasady
terminal-setup-keys = ↑↓ wybierz · ←→ lub Enter zmień · Esc wróć
terminal-language-keys = ↑↓ wybierz · Enter zatwierdź · Esc wróć
terminal-yes = tak
terminal-no = nie

# Replay

terminal-replay-title = { $game }: wersja { $version } z { $last }
terminal-replay-start = Gra jest przygotowana.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = widok: { $who }
terminal-replay-spectator = widz
terminal-replay-mover = kto właśnie gra, tu: { $who }
terminal-replay-no-mover = kto właśnie gra, tu: wszyscy
terminal-replay-told = W tym zapisie jest tylko to, co było widać z jednego miejsca, więc nie ma planszy do pokazania.
terminal-replay-keys = ←→ krok · Home End początek, koniec · Tab czyj widok · Spacja puść · Esc wyjdź
terminal-replay-keys-told = ←→ krok · Home End początek, koniec · Spacja puść · Esc wyjdź

# Who sits at the table

terminal-kind-person = człowiek
terminal-kind-random = bot losowy
terminal-kind-puppy = Szczeniak
terminal-kind-young-dog = Młody Pies
terminal-kind-good-dog = Dobry Pies
terminal-kind-clever-dog = Bystry Pies
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
terminal-commit = Los tej gry zapieczętowano z góry: { $commit }
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
terminal-help-key-log = przebieg: wszystko, co się działo, i pieczęć losu
terminal-help-key-undo = cofnij ostatnią akcję: nigdy po odkryciu tajemnicy, a po losowaniu tylko w grze solo
terminal-help-key-hint = rada: co zrobiłby Pies na Medal i jakie są szanse na wygraną
terminal-help-key-leave = wyjdź; gra zostaje zapisana, „barkade resume” do niej wraca
terminal-help-words = Zamiast tych klawiszy możesz wpisać: { $words }.
terminal-help-secret = Gdy przy tej klawiaturze siedzi kilka osób, między turami opada kurtyna, żeby nikt nie podejrzał cudzych kart.
terminal-help-saved = Każda akcja jest zapisywana od razu: nic nie zginie, nawet gdy zgaśnie prąd.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Psie planszówki przy jednym stole
terminal-menu-resume = Wróć do gry
terminal-menu-saved = { $game }, grają: { $names }, ruch { $version }, przerwa od { $when }
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

terminal-replay-title = { $game }: ruch { $version } z { $last }
terminal-replay-start = Gra jest przygotowana.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = widok: { $who }
terminal-replay-spectator = widz
terminal-replay-mover = kto właśnie gra, tu: { $who }
terminal-replay-no-mover = kto właśnie gra, tu: wszyscy
terminal-replay-partial = W tym zapisie jest tylko to, co było widać z jednego miejsca, więc nie ma planszy do pokazania.
terminal-replay-keys = ←→ krok · Home End początek, koniec · Tab czyj widok · Spacja puść · Esc wyjdź
terminal-replay-keys-partial = ←→ krok · Home End początek, koniec · Spacja puść · Esc wyjdź

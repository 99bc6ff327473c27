# Bots

bots-unknown = Nie ma bota „{ $bot }”. Boty to: { $known }. Własny program: run:COMMAND.
bots-bad-budget = „{ $bot }” nie ma sensu: napisz top-dog:2000, jeśli chcesz 2000 iteracji na decyzję, albo top-dog:0.5s, jeśli pół sekundy na turę.
bots-not-compiled = Na tym komputerze nie udało się skompilować Psa na Medal ({ $error }). Gra jak Dobry Pies, a rad nie ma.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = Bot { $bot } nie odpowiada od { $seconds } s. Gra za niego Dobry Pies.
bots-broke = Bot { $bot } się zepsuł ({ $error }). Gra za niego Dobry Pies.
bots-died = Bota { $bot } już nie ma. Gra za niego Dobry Pies. Jego ostatnie słowa: „{ $words }”
bots-nonsense = Bot { $bot } odpowiada „{ $answer }”, a takiej akcji tu nie ma. Gra za niego Dobry Pies.
bots-no-program = Bota { $bot } nie da się uruchomić. Gra za niego Dobry Pies.
bots-gave-up = Bot { $bot } padał zbyt często i nie będzie już uruchamiany. Gra za niego Dobry Pies.

# The ladder

cli-ladder = każ botom grać ze sobą i ustaw je w ranking
cli-help-bot = bot: random, puppy, good-dog, top-dog:1000 (iteracji na decyzję), top-dog:0.5s (na turę), zainstalowany albo run:COMMAND (można powtarzać; domyślnie cztery boty domowe)
cli-help-alone = tylko ten bot przeciw każdemu z pozostałych; gdy gra więcej niż dwóch, sam wśród ich kopii
cli-help-processes = ile procesów (domyślnie wszystkie rdzenie)
cli-help-all = rozegraj wszystkie partie pary, nawet gdy nie ma już wątpliwości
ladder-help-games = najwyżej ile partii na parę (domyślnie 200)

ladder-preparing = kompilacja: { $game } (tylko za pierwszym razem)
ladder-running = { $game }: { $one } kontra { $other }
ladder-title = { $game }, liczba graczy: { $players }, ziarno { $seed }: kto kogo bije
ladder-one = bot
ladder-other = kontra
ladder-among = wśród kopii
ladder-games = partie
ladder-share = wygrane
ladder-interval = przedział 95%
ladder-verdict = werdykt
ladder-verdict-better = lepszy
ladder-verdict-worse = gorszy
ladder-verdict-open = nie wiadomo
ladder-bot = bot
ladder-rating = ranking
ladder-deviation = ±
ladder-time = czas decyzji
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Kłopoty: { $number ->
    [one] raz
    [few] { $number } razy
    [many] { $number } razy
   *[other] { $number } razu
}, pierwszy: { $first }
ladder-note = Wspólne zwycięstwa liczą się w części; równi rywale wygrywaliby { $equal }. Ranking liczy openskill (Plackett-Luce). Partie: { $games }, czas: { $seconds } s.
ladder-took = Czas procesora: { $seconds } s.

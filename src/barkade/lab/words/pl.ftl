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
lab-title = { $game }, partie: { $games } ({ lab-players }, gra { $play }, ziarno { $seed })
lab-seat = miejsce
lab-wins = wygrane
lab-interval = przedział 95%
lab-score = wynik
lab-deviation = ±
lab-range = od najniższego do najwyższego
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low }–{ $high }
lab-order = kolejność gry
lab-turns = Partia trwa średnio { $mean } tur, połowa partii najwyżej { $median }: { $low } { $bars } { $high }
lab-decisions = Decyzje: średnio { $mean }, w każdej do wyboru średnio { $choices } akcji: { $low } { $bars } { $high }
lab-leads = Zmiany prowadzenia: { $changes }; zwycięzca obejmuje je na dobre po { $decided }% tur.
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

# The ladder

ladder-preparing = kompilacja: { $game } (tylko za pierwszym razem)
ladder-running = { $game }: { $one } kontra { $other }
ladder-title = { $game }, liczba graczy: { $players }, ziarno { $seed }: kto kogo bije
ladder-one = bot
ladder-other = kontra
ladder-among = wśród kopii
ladder-games = partie
ladder-share = wygrane
ladder-interval = przedział 95%
ladder-adjusted = bez szczęścia
ladder-variance = wariancja
ladder-verdict = werdykt
ladder-verdict-better = lepszy
ladder-verdict-worse = gorszy
ladder-verdict-even = różnica poniżej { $apart } punktów
ladder-verdict-open = nie wiadomo
ladder-bot = bot
ladder-rating = ranking
ladder-deviation = ±
ladder-time = czas decyzji
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Kłopoty: { $number ->
    [one] raz
    [few] { $number } razy
    [many] { $number } razy
   *[other] { $number } razu
}, pierwszy: { $first }
ladder-unrated = { $bot } nie dostaje oceny: samodzielnie podjął tylko { $own } decyzji.
ladder-note = Wspólne zwycięstwa liczą się w części; równi rywale wygrywaliby { $equal }. Przedziały liczą partie jednego ziarna razem. Ranking to Elo (Bradley-Terry), średnio 0, z przedziałami 95%. Partie: { $games }, czas: { $seconds } s.
ladder-took = Czas procesora: { $seconds } s.
ladder-early = Para kończy, gdy test sekwencyjny (SPRT) odróżni lepszego lub gorszego od równego albo stwierdzi, że dzieli ich mniej niż { $apart } punktów; wyniki zakończone wcześniej są nieco przesadzone. --all rozgrywa wszystkie partie.
ladder-how-adjusted = Bez szczęścia: wynik pomniejszony o to, co dało losowanie, porównane ze wszystkim, co mogło wypaść. Średnio daje to zero, ktokolwiek gra.
ladder-other-folder = W folderze { $folder } są partie innego turnieju: inna gra, pudełko, liczba graczy, ziarno albo z --adjusted lub bez. Wybierz inny folder.
ladder-bad-folder = Folder { $folder } nie nadaje się na partie turnieju. Wybierz inny.

# One game of a bot

try-title = { $game }, graczy: { $players }, ziarno { $seed }
try-asked = Wersja { $version }, możliwości: { $number }
try-illegal = Odpowiedź { $answer } nie jest żadną z dozwolonych akcji: { $choices }.
try-failed = Stało się to po wersji { $version }. Widok jest w pliku { $file }.
try-summary = Decyzji: { $number }, średnio { $mean }, najwyżej { $most }.

# A bot at a live table

remote-joined = { $name } siada na miejscu { $number }, gra: { $game }. Ctrl+C kończy, wtedy gra dalej Dobry Pies.
remote-played = Wersja { $version }: { $action } ({ $time } ms)
remote-over = Gra skończona.
remote-bad-token = { $url } nie zna tego tokenu albo nie należy on do bota. Poproś gospodarza stołu o nowy.
remote-no-server = { $url } odpowiada, ale to nie jest serwer Barkade.
remote-unreachable = Nie można połączyć się z { $url }.

# Puzzles

puzzles-column-id = id
puzzles-column-level = poziom
puzzles-column-difficulty = trudność
puzzles-column-players = gracze
puzzles-column-choices = możliwości
puzzles-column-lead = przewaga
puzzles-column-puppy = Szczeniak pudłuje
puzzles-column-good-dog = Dobry Pies pudłuje
puzzles-column-short = krótkie przeszukanie pudłuje
puzzles-to-move = Co jest najlepsze dla gracza { $name }?
puzzles-finding = { $game }: szukam zagadek
puzzles-proven = Udowodnione ponownie zagadki: { $proven } z { $all }.

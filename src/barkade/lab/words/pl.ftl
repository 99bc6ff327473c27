# Simulation

lab-broken = Partia { $number } z ziarna { $seed } łamie zasady ({ $game }): to błąd Barkade. „sim --checked” znajdzie go ponownie.
lab-preparing = kompilacja: { $game } (tylko za pierwszym razem)
lab-no-ray = Ray nie jest zainstalowany; zainstaluj go przez „pip install 'barkade[lab]'”.
lab-bad-cluster = Klaster to „ray” (ten komputer) albo „ray://HOST:PORT”, a nie „{ $address }”.
lab-no-cluster = Pod adresem { $address } nie ma klastra Ray ({ $reason }).
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
lab-turns = Tury w partii: średnio { $mean }, w połowie partii najwyżej { $median }: { $low } { $bars } { $high }
lab-decisions = Decyzje: średnio { $mean }, a akcji do wyboru średnio { $choices }: { $low } { $bars } { $high }
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
ladder-unrated = { $bot } nie trafia do rankingu: samodzielnie podjął tylko { $own } decyzji.
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

remote-joined = { $name } siada na miejscu { $number }, gra: { $game }. Ctrl-C kończy, wtedy gra dalej Dobry Pies.
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

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: raport
report-how = Dobry Pies gra przyzwoicie, nie doskonale. Liczba po ± to połowa przedziału 95%. Wspólne zwycięstwo liczy się częściowo. To samo ziarno daje te same liczby na każdym komputerze.
report-nothing = Nic do pokazania.
report-written = Zapisano: { $files }
report-not-written = Nie można zapisać: { $file }. Wybierz inne miejsce przez --out.
report-doing-simulation = rozgrywanie partii
report-doing-choices = ważenie wyborów
report-doing-kingmaking = szukanie tych, którzy wybierają zwycięzcę
report-doing-ladder = boty grają ze sobą
report-advantage = Kto ma przewagę?
report-advantage-about = Jak często wygrywa każde miejsce, licząc od zaczynającego. Linia przerywana to równy udział.
report-by-order = Zwycięstwa według kolejności
report-by-seat = Według miejsc
report-place = { $place ->
    [1] zaczyna
   *[other] gra jako { $place }.
}
report-seat = miejsce { $seat }
report-length = Jak długa jest partia?
report-length-about = Tura trwa, dopóki nie ruszy się ktoś inny; decyzja to wybór spośród co najmniej dwóch akcji.
report-in-short = W skrócie
report-turns = tury
report-decisions = decyzje
report-steps = akcje
report-scores = Wyniki
report-scores-about = Wszystkie miejsca razem oraz przewaga zwycięzcy nad następnym.
report-row-scores = wynik miejsca
report-row-margin = przewaga zwycięzcy
report-bands = Wyniki w trakcie gry, według procentu tur: średnie i przedział, w którym mieści się 90% z nich
report-endings = Jak się kończy
report-endings-about = Powody końca partii jako udział we wszystkich partiach.
report-row-shared = wspólne zwycięstwo
report-row-unwon = nikt nie wygrał
report-drama = Emocje
report-drama-about = Jak często prowadzący w danej chwili wygrywa na końcu i jak późno zwycięzca obejmuje prowadzenie na dobre.
report-leader = Prowadzący wygrywa, według procentu tur
report-after = po { $percent }% tur
report-row-lead-changes = zmiany prowadzenia
report-row-decided = rozstrzygnięte po (% tur)
report-row-behind = największa strata zwycięzcy, w punktach
report-actions = Co robią zwycięzcy
report-actions-about = Akcje jednego miejsca w partii, według rodzaju w notacji. To, co zwycięzcy robią częściej, nie musi być powodem wygranej.
report-chapter-about = To, co ma tylko ta gra.
report-choices = Ile wyborów ma znaczenie?
report-choices-about = O ile najlepsza akcja zwiększa szansę na wygraną w porównaniu z przeciętną, według gier próbnych, które znają tylko to, co wie dane miejsce.
report-stakes = Decyzje według stawki
report-stakes-little = mniej niż 1%
report-stakes-some = od 1 do 5%
report-stakes-much = ponad 5%
report-thirds = W trakcie partii
report-third = { $third ->
    [1] pierwsza tercja
    [2] druga tercja
   *[other] ostatnia tercja
}
report-kingmaking = Kto rozdaje zwycięstwo?
report-kingmaking-about = Decyzje tych, którzy cokolwiek zrobią, wygrywają mniej niż 2% gier próbnych, oraz jaką część zwycięstwa ich wybór przenosi między pozostałymi. Gry próbne znają tylko to, co wie dane miejsce.
report-row-hopeless = decyzje tych, którzy prawie nie mogą już wygrać
report-row-kingmaker = taka decyzja zmienia zwycięzcę
report-skill = Umiejętności a szczęście
report-skill-about = Jak często wygrywa ktoś, kto gra jak inni, ale czasem decyduje losowo. Im stromszy spadek, tym więcej znaczą umiejętności.
report-whims = Zwycięstwa według procentu losowych decyzji
report-whim = { $percent }% losowo
report-levels = Boty każdego poziomu
report-levels-about = Im większy rozrzut w rankingu, tym więcej znaczą umiejętności. Bez szczęścia: po odjęciu tego, co dały losowania; szczęście to część wariancji, która wtedy znika.
report-pairings = Kto kogo bije
report-pairing = { $one } kontra { $other }
report-ratings = Ranking (Elo)
report-habits = Co robią boty każdego poziomu
report-habits-about = Rodzaje akcji w notacji jako udział we wszystkich akcjach bota.
report-values = Porównanie
report-values-about = Ta sama gra przy każdej wartości opcji; ostatnia kolumna to ktoś, kto co piątą decyzję podejmuje losowo.
report-differences = Dwa pudełka obok siebie
report-differences-about = „Na pewno” znaczy, że sam przypadek dałby taką różnicę raz na tysiąc.
report-side-by-side = Jak przebiegają partie
report-certain = Co jeszcze różni się na pewno
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = wygrane
report-column-score = wynik
report-column-mean = średnio
report-column-lowest = najmniej
report-column-median = mediana
report-column-highest = najwięcej
report-column-games = partie
report-column-winners = zwycięzcy
report-column-winners-low = zwycięzcy, 5%
report-column-winners-high = zwycięzcy, 95%
report-column-others = pozostali
report-column-others-low = pozostali, 5%
report-column-others-high = pozostali, 95%
report-column-wins-with = wygrane z tym
report-column-count = liczba
report-column-decisions = decyzje
report-column-gain = zysk
report-column-actions = akcje
report-column-turns = tury
report-column-starter = wygrywa zaczynający
report-column-whimsical = wygrane, 20% losowo
report-column-less-luck = bez szczęścia
report-column-luck = szczęście
report-column-rating = ranking
report-column-milliseconds = ms na decyzję
report-column-this = to pudełko
report-column-that = drugie
report-column-difference = różnica
report-other-box = drugie pudełko: { $value }
report-printed-box = zwykłe pudełko
report-box-is = { $which }: { $box }

# Strojenie

tune-title = { $game }: stałe przed i po, ziarno { $seed }
tune-compared = { $game }: te heurystyki przeciw tamtym, ziarno { $seed }
tune-constant = stała
tune-old = stare
tune-new = nowe
tune-players = gracze
tune-even = równy udział
tune-third = tercja
tune-foresight = Wynik Briera oceny (mniej znaczy lepiej), liczba graczy: { $players }, w kolejnych tercjach gry
tune-nothing = { $game }: nie ma stałych do strojenia.
tune-no-guide = W folderze { $folder } nie ma heurystyk żadnej gry.
tune-better = Lepsze przy nowych losowaniach. --write wpisałoby te stałe do źródeł.
tune-written = Lepsze przy nowych losowaniach i wpisane do źródeł.
tune-worse = Nie lepsze przy nowych losowaniach, więc nic się nie zmieniło.

# Uczenie

train-playing = Partie Psa na Medal
train-learning = Uczenie
train-matching = Mecz, gracze: { $players }
train-title = { $game }: wyuczona ocena, ziarno { $seed }
train-foresight = Wynik Briera na partiach, z których się nie uczyła (mniej znaczy lepiej), w kolejnych tercjach gry; rozegrane partie: { $games }
train-by-hand = ręczna
train-learned = wyuczona
train-searched = przeszukiwanie
train-match = Wyuczona ocena przeciw obecnej: { $milliseconds } ms czasu procesora na decyzję, horyzont { $ahead }
train-iterations = iteracje
train-better = Lepsza; liczba graczy: { $players }. --write wpisałoby wagi do folderu gry, dla takich stołów.
train-written = Lepsza; liczba graczy: { $players }. Wagi są teraz w folderze gry, dla takich stołów.
train-worse = Nie lepsza przy żadnej liczbie graczy, więc nic się nie zmieniło.
train-into = Wagi są w pliku { $file }.

# Simulation

lab-broken = Hra { $number } semínka { $seed } porušila pravidla (hra: { $game }): to je chyba Barkade. „sim --checked“ ji najde znovu.
lab-preparing = kompiluje se { $game } (jen poprvé)
lab-no-ray = Ray není nainstalovaný; nainstaluj ho pomocí „pip install 'barkade[lab]'“.
lab-bad-cluster = Klastr je „ray“ (tento počítač), nebo „ray://HOST:PORT“, ne „{ $address }“.
lab-no-cluster = Na adrese { $address } není žádný klastr Ray ({ $reason }).
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }, her: { $games }, hraje { $play }, semínko { $seed }
lab-seat = místo
lab-wins = výher
lab-interval = 95% interval
lab-score = body
lab-deviation = ±
lab-range = nejméně až nejvíc
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } až { $high }
lab-order = pořadí ve hře
lab-turns = Tahů za hru: průměrně { $mean }, v polovině her nejvýš { $median }: { $low } { $bars } { $high }
lab-decisions = Rozhodnutí: průměrně { $mean }, akcí na výběr průměrně { $choices }: { $low } { $bars } { $high }
lab-leads = Změny vedení: { $changes }; vítěz ho má natrvalo po { $decided } % tahů.
lab-ending = { $percent } %: { $reason }
lab-shared = Společných vítězství: { $shared }.
lab-unwon = Her, které nikdo nevyhrál: { $unwon }.
lab-no-time = méně než 0,1
lab-speed = { $games } her/s, { $steps } kroků/s, { $threads ->
    [one] jedno vlákno
    [few] { $threads } vlákna
   *[other] { $threads } vláken
}, { $seconds } s.

# The ladder

ladder-preparing = kompiluje se { $game } (jen poprvé)
ladder-running = { $game }: { $one } proti { $other }
ladder-title = { $game }, hráčů: { $players }, semínko { $seed }: kdo koho poráží
ladder-one = bot
ladder-other = proti
ladder-among = mezi kopiemi
ladder-games = her
ladder-share = výher
ladder-interval = 95% interval
ladder-adjusted = bez štěstí
ladder-variance = zbylý rozptyl
ladder-verdict = verdikt
ladder-verdict-better = lepší
ladder-verdict-worse = horší
ladder-verdict-even = rozdíl pod { $apart } bodů
ladder-verdict-open = nerozhodnuto
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = čas na rozhodnutí
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = { $number ->
    [one] Jedna potíž:
    [few] { $number } potíže, první:
   *[other] { $number } potíží, první:
} { $first }
ladder-unrated = { $bot } nemá rating: sám učinil jen { $own } svých rozhodnutí.
ladder-note = Společná vítězství se počítají poměrně; stejně silní by vyhráli { $equal }. Intervaly počítají hry jednoho semínka dohromady. Ratingy jsou Elo (Bradley-Terry), v průměru 0, s 95% intervaly. Odehráno her: { $games } za { $seconds } s.
ladder-took = Čas procesoru: { $seconds } s.
ladder-early = Dvojice končí, jakmile sekvenční test (SPRT) rozezná lepšího či horšího od stejného, nebo ukáže, že je dělí méně než { $apart } bodů; předčasně ukončené podíly jsou trochu přehnané. --all odehraje všechny hry.
ladder-how-adjusted = Bez štěstí: bez toho, co dalo losování, porovnané se vším, co mohlo padnout. V průměru je to nula, ať hraje kdokoli.
ladder-other-folder = Ve složce { $folder } jsou hry jiného turnaje: jiná hra, krabice, počet hráčů, semínko, nebo s --adjusted či bez. Zvol jinou složku.
ladder-bad-folder = Složku { $folder } nelze použít pro hry turnaje. Zvol jinou.

# One game of a bot

try-title = { $game }, hráčů: { $players }, semínko { $seed }
try-asked = Verze { $version }, možností: { $number }
try-illegal = Odpověď { $answer } není žádná z dovolených akcí: { $choices }.
try-failed = Stalo se to po verzi { $version }. Pohled je v souboru { $file }.
try-summary = Rozhodnutí: { $number }, průměrně { $mean }, nejvýš { $most }.

# A bot at a live table

remote-joined = { $name } sedí na místě { $number }, hra: { $game }. Ctrl-C ho odvolá a dál hraje Hodný pes.
remote-played = Verze { $version }: { $action } ({ $time } ms)
remote-over = Konec hry.
remote-bad-token = { $url } tento token nezná, nebo nepatří botovi. Požádej hostitele stolu o nový.
remote-no-server = { $url } odpovídá, ale není to server Barkade.
remote-unreachable = { $url } neodpovídá.

# Puzzles

puzzles-column-id = id
puzzles-column-level = úroveň
puzzles-column-difficulty = obtížnost
puzzles-column-players = hráči
puzzles-column-choices = možnosti
puzzles-column-lead = náskok
puzzles-column-puppy = Štěně mine
puzzles-column-good-dog = Hodný pes mine
puzzles-column-short = krátké hledání mine
puzzles-to-move = Co je nejlepší pro hráče { $name }?
puzzles-finding = { $game }: hledám hádanky
puzzles-proven = Znovu dokázáno: { $proven } z { $all } hádanek.

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: zpráva
report-how = Hodný pes hraje slušně, ne dokonale. Číslo za ± je polovina 95% intervalu. Společné vítězství se počítá zčásti. Stejné semínko dá stejná čísla na každém počítači.
report-nothing = Není co ukázat.
report-written = Zapsáno: { $files }
report-not-written = { $file } nelze zapsat. Zvol jiné místo pomocí --out.
report-doing-simulation = hrají se hry
report-doing-choices = váží se volby
report-doing-kingmaking = hledá se, kdo vybírá vítěze
report-doing-ladder = boti hrají proti sobě
report-advantage = Kdo má výhodu?
report-advantage-about = Jak často vyhrává každé místo, počítáno od začínajícího. Čárkovaná čára je spravedlivý díl.
report-by-order = Vítězství podle pořadí
report-by-seat = Podle místa
report-place = { $place ->
    [1] začíná
   *[other] hraje jako { $place }.
}
report-seat = místo { $seat }
report-length = Jak dlouhá je hra?
report-length-about = Tah trvá, dokud není na řadě někdo jiný; rozhodnutí je volba ze dvou a více akcí.
report-in-short = Ve zkratce
report-turns = tahy
report-decisions = rozhodnutí
report-steps = akce
report-scores = Body
report-scores-about = Všechna místa dohromady a náskok vítěze před dalším.
report-row-scores = body místa
report-row-margin = náskok vítěze
report-bands = Body v průběhu hry podle procenta tahů: průměry a rozmezí, do něhož spadá 90 % z nich
report-endings = Jak končí
report-endings-about = Důvody konce hry jako podíl ze všech her.
report-row-shared = společné vítězství
report-row-unwon = nikdo nevyhrál
report-drama = Napětí
report-drama-about = Jak často ten, kdo v danou chvíli vede, nakonec vyhraje, a jak pozdě vítěz převezme vedení natrvalo.
report-leader = Výhry toho, kdo vede, podle procenta tahů
report-after = po { $percent } % tahů
report-row-lead-changes = změny vedení
report-row-decided = rozhodnuto po (% tahů)
report-row-behind = největší ztráta vítěze, v bodech
report-actions = Co dělají vítězové
report-actions-about = Akce jednoho místa ve hře, podle druhu v zápisu. Co vítězové dělají častěji, nemusí být důvodem výhry.
report-chapter-about = Co má jen tahle hra.
report-choices = Na kolika volbách záleží?
report-choices-about = O kolik nejlepší akce zvyšuje šanci na výhru proti průměrné, podle zkušebních her, které vycházejí jen z toho, co místo ví.
report-stakes = Rozhodnutí podle toho, co je v sázce
report-stakes-little = méně než 1 %
report-stakes-some = 1 až 5 %
report-stakes-much = více než 5 %
report-thirds = V průběhu hry
report-third = { $third ->
    [1] první třetina
    [2] druhá třetina
   *[other] poslední třetina
}
report-kingmaking = Kdo rozdává vítězství?
report-kingmaking-about = Rozhodnutí těch, kdo vyhrají méně než 2 % zkušebních her, ať udělají cokoli, a jakou část vítězství jejich volba přesune mezi ostatními. Zkušební hry vycházejí jen z toho, co místo ví.
report-row-hopeless = rozhodnutí těch, kdo už sotva mohou vyhrát
report-row-kingmaker = takové rozhodnutí změní vítěze
report-skill = Dovednost a štěstí
report-skill-about = Jak často vyhraje ten, kdo hraje jako ostatní, ale občas rozhoduje náhodně. Čím strmější pád, tím víc záleží na dovednosti.
report-whims = Vítězství podle procenta náhodných rozhodnutí
report-whim = { $percent } % náhodně
report-levels = Boti všech úrovní
report-levels-about = Čím širší žebříček, tím víc záleží na dovednosti. Bez štěstí: po odečtení toho, co dal los; štěstí je díl rozptylu, který tím zmizí.
report-pairings = Kdo koho poráží
report-pairing = { $one } proti { $other }
report-ratings = Rating (Elo)
report-habits = Co dělají boti všech úrovní
report-habits-about = Druhy akcí v zápisu jako podíl ze všech akcí bota.
report-values = Porovnání
report-values-about = Tatáž hra s každou hodnotou volby; poslední sloupec je někdo, kdo jedno rozhodnutí z pěti dělá náhodně.
report-differences = Dvě krabice vedle sebe
report-differences-about = „Jistě“ znamená, že sama náhoda by takový rozdíl dala jednou z tisíce.
report-side-by-side = Jak hry probíhají
report-certain = Co dalšího se jistě liší
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = výher
report-column-score = body
report-column-mean = průměr
report-column-lowest = nejméně
report-column-median = medián
report-column-highest = nejvíc
report-column-games = hry
report-column-winners = vítězové
report-column-winners-low = vítězové, 5 %
report-column-winners-high = vítězové, 95 %
report-column-others = ostatní
report-column-others-low = ostatní, 5 %
report-column-others-high = ostatní, 95 %
report-column-wins-with = výher s tím
report-column-count = počet
report-column-decisions = rozhodnutí
report-column-gain = zisk
report-column-actions = akce
report-column-turns = tahy
report-column-starter = vyhraje začínající
report-column-whimsical = výher, 20 % náhodně
report-column-less-luck = bez štěstí
report-column-luck = štěstí
report-column-rating = rating
report-column-milliseconds = ms na rozhodnutí
report-column-this = tato krabice
report-column-that = druhá
report-column-difference = rozdíl
report-other-box = druhá krabice: { $value }
report-printed-box = běžná krabice
report-box-is = { $which }: { $box }

# Ladění

tune-title = { $game }: konstanty před a po, semínko { $seed }
tune-compared = { $game }: tyto heuristiky proti těm druhým, semínko { $seed }
tune-constant = konstanta
tune-old = staré
tune-new = nové
tune-players = hráči
tune-even = rovný podíl
tune-third = třetina
tune-foresight = Brierovo skóre hodnocení (méně je lépe), počet hráčů: { $players }, po třetinách hry
tune-nothing = { $game }: nejsou tu žádné konstanty k ladění.
tune-no-guide = Ve složce { $folder } nejsou heuristiky žádné hry.
tune-better = Při novém losování lepší. --write by tyto konstanty zapsalo do zdrojového kódu.
tune-written = Při novém losování lepší a zapsané do zdrojového kódu.
tune-worse = Při novém losování lepší nejsou, takže se nic nezměnilo.

# Učení

train-playing = Hry Vůdce smečky
train-learning = Učení
train-matching = Zápas, hráči: { $players }
train-title = { $game }: naučené hodnocení, semínko { $seed }
train-foresight = Brierovo skóre na hrách, ze kterých se neučilo (méně je lépe), po třetinách hry; odehrané hry: { $games }
train-by-hand = ruční
train-learned = naučené
train-searched = prohledávání
train-match = Naučené hodnocení proti nynějšímu: { $milliseconds } ms procesoru na rozhodnutí, horizont { $ahead }
train-iterations = iterace
train-better = Lepší; počet hráčů: { $players }. --write by váhy vložilo do složky hry, pro takové stoly.
train-written = Lepší; počet hráčů: { $players }. Váhy jsou teď ve složce hry, pro takové stoly.
train-worse = Při žádném počtu hráčů lepší není, takže se nic nezměnilo.
train-into = Váhy jsou v souboru { $file }.

# Simulation

lab-broken = Hra { $number } semínka { $seed } porušila pravidla (hra: { $game }): to je chyba Barkade. „sim --checked“ ji najde znovu.
lab-preparing = kompiluje se { $game } (jen poprvé)
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
lab-turns = Hra trvá průměrně { $mean } tahů, polovina her nejvýš { $median }: { $low } { $bars } { $high }
lab-decisions = Rozhodnutí: průměrně { $mean }, v každém na výběr průměrně { $choices } akcí: { $low } { $bars } { $high }
lab-leads = Změny vedení: { $changes }; vítěz ho má natrvalo po { $decided } % tahů.
lab-ending = { $percent } %: { $reason }
lab-shared = Sdílených vítězství: { $shared }.
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
ladder-unrated = { $bot } nemá hodnocení: sám učinil jen { $own } svých rozhodnutí.
ladder-note = Sdílená vítězství se počítají poměrně; stejně silní by vyhráli { $equal }. Intervaly počítají hry jednoho semínka dohromady. Ratingy jsou Elo (Bradley-Terry), v průměru 0, s 95% intervaly. Odehráno her: { $games } za { $seconds } s.
ladder-took = Čas procesoru: { $seconds } s.
ladder-early = Dvojice končí, jakmile sekvenční test (SPRT) rozezná lepšího či horšího od stejného, nebo že je dělí méně než { $apart } bodů; předčasně ukončené podíly jsou trochu přehnané. --all odehraje všechny hry.
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

# The command line

cli-error = barkade: { $reason }
cli-usage = použití:
cli-about = Barkade: psí deskovky u jednoho stolu. Bez příkazu: vyber si hru a hraj.
cli-commands = příkazy
cli-arguments = argumenty
cli-options = volby
cli-more = „barkade COMMAND --help“ řekne o příkazu víc.

cli-play = hrát u této klávesnice, s lidmi i boty
cli-resume = pokračovat v poslední rozehrané hře
cli-games = vypsat hry
cli-rules = ukázat pravidla hry
cli-replay = projít zaznamenanou hru krok za krokem
cli-verify = ověřit každou akci, pozici a losování záznamu
cli-analyse = bylo to štěstí? co v dohrané partii udělala náhoda, tušení a rozhodnutí
cli-puzzles = hádanky: vypsat, ukázat, najít v partiích botů a dokázat
cli-sim = odehrát spoustu her a podat zprávu
cli-report = napsat zprávu o hře: vyváženost, délka, napětí, dovednost a štěstí

cli-help-help = ukázat tuto nápovědu
cli-help-language = jazyk Barkade: { $known }; výchozí je ten, co je vybraný v nabídce nebo nastavený v systému
cli-help-game = hra: { $known }
cli-help-file = záznam hry
cli-help-find = ukázat jen pravidla s těmito slovy nebo s tímto číslem
cli-help-players = kolik vás hraje
cli-help-seat = kdo sedí na dalším místě: { $known }; person:Anna dá jméno (výchozí: člověk, pak { $bot })
cli-help-option = volba hry, třeba starter=1 (lze opakovat)
cli-help-box = soubor TOML s vlastní krabicí
cli-help-set = číslo z krabice, třeba hand_limit=2 (lze opakovat)
cli-help-seed = semínko: stejné semínko, stejná hra
cli-help-pace = kolik sekund trvá akce bota
cli-help-plain = vypsat celý příběh, místo aby se krokovalo
cli-help-games = kolik her (výchozí 100 000)
cli-help-play = jak se hraje: { $known } (výchozí { $default })
report-help-games = kolik her (výchozí 20 000)
report-help-ladder = kolik her sehraje každá dvojice botů (výchozí 20; 0: žádné)
report-help-against = soubor TOML s jinou krabicí k porovnání, nebo „printed“ (tištěná)
report-help-out = kam ji zapsat (výchozí GAME-report.html); čísla vedle jako JSON a CSV
cli-help-threads = kolik vláken (výchozí: všechna jádra)
cli-help-on = hrát na klastru Ray: ray (tento počítač), nebo ray://HOST:PORT
cli-help-checked = kontrolovat každou pozici a každý přístup do pole: pomalejší, k hledání chyb
cli-help-json = vypsat JSON
puzzles-help-find = najít tolik hádanek v partiích botů
cli-help-show = ukázat hádanku s tímto id a odpověď
cli-help-prove = dokázat všechny hádanky hry znovu

cli-unknown-command = Příkaz „{ $word }“ neexistuje. Příkazy jsou: { $known }.
cli-unknown-language = Barkade nemluví jazykem „{ $code }“. Mluví těmito: { $known }.
cli-bad-arguments = Těmhle argumentům nejde rozumět. „barkade { $command } --help“ ukáže, jak na to.
cli-unknown-argument = „{ $command }“ nemá argument „{ $word }“. „barkade { $command } --help“ ukáže, co má.
cli-missing-game = Kterou hru? Zkus „barkade { $command } GAME“. Hry jsou: { $known }.
cli-missing-file = Který soubor? Zkus „barkade { $command } FILE“.
cli-bad-number = { $option } musí být celé číslo od { $low } do { $high }, ne „{ $value }“.
cli-bad-play = --play může být { $known }, ne „{ $value }“.
cli-bad-pace = { $option } musí být počet sekund od 0 do 60, ne „{ $value }“.
cli-bad-option-form = Volba se píše NAME=VALUE, ne „{ $text }“.
cli-bad-set-form = Číslo z krabice se píše NAME=NUMBER, ne „{ $text }“.
cli-unknown-seat = Na místě může být { $known }, ne „{ $kind }“.
cli-too-many-seats = Pojmenovaných míst: { $seats }, ale hráčů jen { $players }.
cli-no-file = Soubor „{ $file }“ neexistuje.
cli-unreadable-file = Soubor „{ $file }“ nejde přečíst jako text.
cli-no-terminal = Tohle potřebuje terminál s klávesnicí: spusť to v okně terminálu.
cli-nothing-to-resume = Žádná rozehraná hra tu není. „barkade play dig“ jednu začne.
cli-torn-save = Uložená hra „{ $file }“ je poškozená a pokračovat v ní nejde.
cli-cant-save = Hru nejde uložit do „{ $folder }“: { $reason }.
cli-stopped = Zastaveno.

cli-game-line = { $low } až { $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčů
}

cli-verified = Ověřeno: všechny verze ({ $versions }) této hry { $game } odpovídají pravidlům a každé losování pochází ze semínka zamčeného číslem { $commit }.
cli-verified-simulation = Ověřeno: všechny verze ({ $versions }) této hry { $game } odpovídají pravidlům a každé losování pochází ze simulačního semínka { $seed }.
cli-verified-position = Výchozí pozice ale byla zadaná, a tu ověřit nejde.
cli-verified-inherited = Verze 0 až { $last } jsou ale převzaté z jiné hry: jejich losování tu ověřit nejde.
cli-verified-running = Hra ještě neskončila.
cli-kept = Hra je uložená. Pokračuj příkazem: barkade resume
cli-record-verify = Každé losování si ověříš příkazem: barkade verify { $file }

# The command line: bots against each other

cli-ladder = nechat boty hrát proti sobě a seřadit je
cli-help-bot = bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iterací na rozhodnutí), top-dog:0.5s (na tah), nainstalovaný, nebo run:COMMAND (lze opakovat; výchozí: šest vestavěných)
cli-tune = doladit heuristiky, podle kterých boti hrají
cli-train = naučit hodnocení pozic z her samotného Vůdce smečky
cli-help-alone = jen tento bot proti každému z ostatních; hrají-li víc než dva, sám mezi jejich kopiemi
cli-help-processes = kolik procesů (výchozí: všechna jádra)
cli-help-into = ukládat hry do této složky jako řádky a záznamy; přerušený turnaj odtud pokračuje
cli-help-adjusted = odečíst štěstí: tytéž boty rozliší méně her
cli-help-all = odehrát všechny hry dvojice, i když už je jasno
cli-try = odehrát jednu hru s botem, kterého píšeš: s každým rozhodnutím a u chyb s celým výpisem
try-help-bot = bot: my_bot.py:MyBot, my_package:MyBot, run:COMMAND, nebo nainstalovaný
cli-help-against = bot na ostatních místech (výchozí: good-dog)
cli-help-boards = vypsat desku před každým rozhodnutím
cli-missing-bot = Který bot a která hra? Zkus „barkade try BOT GAME“. Hry jsou: { $known }.
cli-bot = posadit bota k živému stolu s tokenem, který dostal hostitel
remote-help-url = adresa serveru
remote-help-token = token bota
cli-missing-token = Který server, který token a který bot? Zkus „barkade bot URL TOKEN BOT“.
ladder-help-games = kolik her na dvojici nejvýš (výchozí 200)
tune-help-players = počet hráčů; lze uvést víckrát (výchozí: všechny od dvou)
tune-help-steps = kroky ladění (výchozí 200)
tune-help-rounds = kola na krok, v každém jednou z každého místa (výchozí 2 000)
tune-help-against = neladit: hrát proti heuristikám téže hry z této složky, třeba ze starší verze
tune-help-write = zapsat nové konstanty do zdrojového kódu, pokud se osvědčí
train-help-games = z kolika her Vůdce smečky se učit, nejméně 10 (výchozí 1 000)
train-help-minutes = po tolika minutách už nezačínat další hru
train-help-ahead = horizont rozeher s naučeným hodnocením (výchozí: jaký má hra)
train-help-into = soubor pro váhy (výchozí GAME-network.bin)
train-help-match = neučit: odehrát zápas s váhami z tohoto souboru
train-help-players = počet hráčů zápasu; lze uvést víckrát (výchozí 2, 3 a 4)
train-help-ms = milisekundy procesoru na rozhodnutí v zápase (výchozí 10)
train-help-rounds = nejvíce kol zápasu, v každém jednou z každého místa (výchozí 400)
train-help-write = vložit váhy do složky hry, pro ty počty hráčů, při nichž je test označí za lepší

# The command line

cli-error = barkade: { $reason }
cli-usage = použitie:
cli-about = Barkade: psie stolové hry pri jednom stole. Bez príkazu: vyber si hru a hraj.
cli-commands = príkazy
cli-arguments = argumenty
cli-options = voľby
cli-more = „barkade COMMAND --help“ povie o príkaze viac.

cli-play = hrať pri tejto klávesnici, s ľuďmi aj botmi
cli-resume = pokračovať v poslednej rozohratej hre
cli-games = vypísať hry
cli-rules = ukázať pravidlá hry
cli-replay = prejsť zaznamenanú hru krok za krokom
cli-verify = overiť každú akciu, pozíciu a žrebovanie záznamu
cli-analyse = bolo to šťastie? čo v dohranej partii urobila náhoda, tušenie a rozhodnutia
cli-puzzles = hlavolamy: vypísať, ukázať, nájsť v partiách botov a dokázať
cli-sim = odohrať množstvo hier a podať správu
cli-report = napísať správu o hre: vyváženosť, dĺžka, napätie, schopnosti a šťastie

cli-help-help = ukázať túto pomoc
cli-help-language = jazyk Barkade: { $known }; predvolene ten, čo je vybraný v ponuke alebo nastavený v systéme
cli-help-game = hra: { $known }
cli-help-file = záznam hry
cli-help-find = ukázať len pravidlá s týmito slovami alebo s týmto číslom
cli-help-players = koľkí hráte
cli-help-seat = kto sedí na ďalšom mieste: { $known }; person:Anna dá meno (predvolene: človek, potom { $bot })
cli-help-option = voľba hry, napríklad starter=1 (dá sa opakovať)
cli-help-box = súbor TOML s vlastnou škatuľou
cli-help-set = číslo zo škatule, napríklad hand_limit=2 (dá sa opakovať)
cli-help-seed = semienko: rovnaké semienko, rovnaká hra
cli-help-pace = koľko sekúnd trvá akcia bota
cli-help-plain = vypísať celý príbeh naraz, nie po krokoch
cli-help-games = koľko hier (predvolene 100 000)
cli-help-play = ako sa hrá: { $known } (predvolene { $default })
report-help-games = koľko hier (predvolene 20 000)
report-help-ladder = koľko hier odohrá každá dvojica botov (predvolene 20; 0: žiadne)
report-help-against = súbor TOML s inou škatuľou na porovnanie alebo „printed“ (tlačená)
report-help-out = kam ju zapísať (predvolene GAME-report.html); čísla vedľa ako JSON a CSV
cli-help-threads = koľko vlákien (predvolene všetky jadrá)
cli-help-on = hrať na klastri Ray: ray (tento počítač), alebo ray://HOST:PORT
cli-help-checked = kontrolovať každú pozíciu a každý prístup do poľa: pomalšie, na hľadanie chýb
cli-help-json = vypísať JSON
puzzles-help-find = nájsť toľko hlavolamov v partiách botov
cli-help-show = ukázať hlavolam s týmto id a odpoveď
cli-help-prove = dokázať všetky hlavolamy hry znova

cli-unknown-command = Príkaz „{ $word }“ neexistuje. Príkazy sú: { $known }.
cli-unknown-language = Barkade nehovorí jazykom „{ $code }“. Hovorí týmito: { $known }.
cli-bad-arguments = Týmto argumentom sa nedá rozumieť. „barkade { $command } --help“ ukáže, ako na to.
cli-unknown-argument = „{ $command }“ nemá argument „{ $word }“. „barkade { $command } --help“ ukáže, čo má.
cli-missing-game = Ktorú hru? Skús „barkade { $command } GAME“. Hry sú: { $known }.
cli-missing-file = Ktorý súbor? Skús „barkade { $command } FILE“.
cli-bad-number = { $option } musí byť celé číslo od { $low } do { $high }, nie „{ $value }“.
cli-bad-play = --play môže byť { $known }, nie „{ $value }“.
cli-bad-pace = { $option } musí byť počet sekúnd od 0 do 60, nie „{ $value }“.
cli-bad-option-form = Voľba sa píše NAME=VALUE, nie „{ $text }“.
cli-bad-set-form = Číslo zo škatule sa píše NAME=NUMBER, nie „{ $text }“.
cli-unknown-seat = Na mieste môže byť { $known }, nie „{ $kind }“.
cli-too-many-seats = Pomenovaných miest: { $seats }, ale hráčov len { $players }.
cli-no-file = Súbor „{ $file }“ neexistuje.
cli-unreadable-file = Súbor „{ $file }“ sa nedá prečítať ako text.
cli-no-terminal = Toto potrebuje terminál s klávesnicou: spusti to v okne terminálu.
cli-nothing-to-resume = Žiadna rozohratá hra tu nie je. „barkade play dig“ jednu začne.
cli-torn-save = Uložená hra „{ $file }“ je poškodená a nedá sa v nej pokračovať.
cli-cant-save = Hra sa nedá uložiť do „{ $folder }“: { $reason }.
cli-stopped = Zastavené.

cli-game-line = { $low } až { $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčov
}

cli-verified = Overené: všetky verzie ({ $versions }) tejto hry { $game } zodpovedajú pravidlám a každé žrebovanie pochádza zo semienka so záväzkom { $commit }.
cli-verified-simulation = Overené: všetky verzie ({ $versions }) tejto hry { $game } zodpovedajú pravidlám a každé žrebovanie pochádza zo simulačného semienka { $seed }.
cli-verified-position = Východisková pozícia však bola zadaná a tá sa overiť nedá.
cli-verified-inherited = Verzie 0 až { $last } sú však prevzaté z inej hry: ich žrebovania sa tu overiť nedajú.
cli-verified-running = Hra sa ešte neskončila.
cli-kept = Hra je uložená. Pokračuj príkazom: barkade resume
cli-record-verify = Každé žrebovanie si overíš príkazom: barkade verify { $file }

# The command line: bots against each other

cli-ladder = nechať botov hrať proti sebe a zoradiť ich
cli-help-bot = bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iterácií na rozhodnutie), top-dog:0.5s (na ťah), nainštalovaný, alebo run:COMMAND (dá sa opakovať; predvolene šesť vstavaných)
cli-tune = doladiť heuristiky, podľa ktorých boti hrajú
cli-train = naučiť hodnotenie pozícií z hier samotného Vodcu svorky
cli-help-alone = len tento bot proti každému z ostatných; ak hrajú viac než dvaja, sám medzi ich kópiami
cli-help-processes = koľko procesov (predvolene všetky jadrá)
cli-help-into = ukladať hry do tohto priečinka ako riadky a záznamy; prerušený turnaj odtiaľ pokračuje
cli-help-adjusted = odpočítať šťastie: tých istých botov rozlíši menej hier
cli-help-all = odohrať všetky hry dvojice, aj keď je už jasno
cli-try = odohrať jednu hru s botom, ktorého píšeš: s každým rozhodnutím a pri chybách s celým výpisom
try-help-bot = bot: my_bot.py:MyBot, my_package:MyBot, run:COMMAND, alebo nainštalovaný
cli-help-against = bot na ostatných miestach (predvolene good-dog)
cli-help-boards = vypísať hraciu plochu pred každým rozhodnutím
cli-missing-bot = Ktorý bot a ktorá hra? Skús „barkade try BOT GAME“. Hry sú: { $known }.
cli-bot = posadiť bota k živému stolu s tokenom, ktorý dostal hostiteľ
remote-help-url = adresa servera
remote-help-token = token bota
cli-missing-token = Ktorý server, ktorý token a ktorý bot? Skús „barkade bot URL TOKEN BOT“.
ladder-help-games = koľko hier na dvojicu najviac (predvolene 200)
tune-help-players = počet hráčov; dá sa uviesť viackrát (predvolene všetky od dvoch)
tune-help-steps = kroky ladenia (predvolene 200)
tune-help-rounds = kolá na krok, v každom raz z každého miesta (predvolene 2 000)
tune-help-against = neladiť: hrať proti heuristikám tej istej hry z tohto priečinka, napríklad zo staršej verzie
tune-help-write = zapísať nové konštanty do zdrojového kódu, ak sa osvedčia
train-help-games = z koľkých hier Vodcu svorky sa učiť, najmenej 10 (predvolene 1 000)
train-help-minutes = po toľkých minútach už nezačínať ďalšiu hru
train-help-ahead = horizont rozohrávok s naučeným hodnotením (predvolene: aký má hra)
train-help-into = súbor pre váhy (predvolene GAME-network.bin)
train-help-match = neučiť: odohrať zápas s váhami z tohto súboru
train-help-players = počet hráčov zápasu; dá sa uviesť viackrát (predvolene 2, 3 a 4)
train-help-ms = milisekundy procesora na rozhodnutie v zápase (predvolene 10)
train-help-rounds = najviac kôl zápasu, v každom raz z každého miesta (predvolene 400)
train-help-write = vložiť váhy do priečinka hry, pre tie počty hráčov, pri ktorých ich test označí za lepšie

# The command line

cli-error = barkade: { $reason }
cli-usage = utilizare:
cli-about = Barkade: jocuri cu câini la aceeași masă. Fără comandă: alege un joc și joacă.
cli-commands = comenzi
cli-arguments = argumente
cli-options = opțiuni
cli-more = „barkade COMMAND --help” spune mai multe despre o comandă.

cli-play = joacă la tastatura asta, cu oameni și boți
cli-resume = continuă ultimul joc lăsat neterminat
cli-games = arată lista jocurilor
cli-rules = arată regulile unui joc
cli-replay = parcurge pas cu pas un joc înregistrat
cli-verify = verifică fiecare acțiune, poziție și extragere dintr-o înregistrare
cli-analyse = a fost noroc? ce au făcut norocul, intuiția și deciziile într-o partidă încheiată
cli-puzzles = puzzle-uri: listează, arată, găsește în partidele boților și demonstrează
cli-sim = rulează multe jocuri și face un raport
cli-report = scrie un raport despre un joc: echilibru, durată, tensiune, pricepere și noroc

cli-help-help = arată acest ajutor
cli-help-language = limba programului: { $known }; implicit, cea aleasă în meniu sau cea a sistemului
cli-help-game = un joc: { $known }
cli-help-file = înregistrarea unui joc
cli-help-find = arată doar regulile cu aceste cuvinte sau cu acest număr
cli-help-players = câți joacă
cli-help-seat = cine stă pe locul următor: { $known }; person:Ana dă un nume (implicit: o persoană, apoi { $bot })
cli-help-option = o opțiune a jocului, de pildă starter=1 (se poate repeta)
cli-help-box = un fișier TOML cu o cutie proprie
cli-help-set = un număr al cutiei, de pildă hand_limit=2 (se poate repeta)
cli-help-seed = o sămânță: aceeași sămânță, același joc
cli-help-pace = câte secunde durează acțiunea unui bot
cli-help-plain = tipărește toată povestea în loc s-o parcurgă pas cu pas
cli-help-games = câte jocuri (implicit 100.000)
cli-help-play = cum se joacă: { $known } (implicit { $default })
report-help-games = câte jocuri (implicit 20.000)
report-help-ladder = câte jocuri joacă fiecare pereche de boți (implicit 20; 0: niciunul)
report-help-against = un fișier TOML cu altă cutie, pentru comparație, sau „printed” (cea tipărită)
report-help-out = unde să-l scrie (implicit GAME-report.html); cifrele alături, ca JSON și CSV
cli-help-threads = câte fire de execuție (implicit, toate nucleele)
cli-help-on = joacă pe un cluster Ray: ray (acest calculator) sau ray://HOST:PORT
cli-help-checked = verifică fiecare poziție și fiecare acces la tablouri: mai lent, pentru găsirea defectelor
cli-help-json = tipărește JSON
puzzles-help-find = găsește atâtea puzzle-uri în partidele boților
cli-help-show = arată puzzle-ul cu acest id și răspunsul
cli-help-prove = demonstrează din nou toate puzzle-urile jocului

cli-unknown-command = Nu există comanda „{ $word }”. Comenzile sunt: { $known }.
cli-unknown-language = Barkade nu vorbește „{ $code }”. Vorbește: { $known }.
cli-bad-arguments = Argumentele nu pot fi citite. „barkade { $command } --help” arată cum se scriu.
cli-unknown-argument = „{ $command }” nu are argumentul „{ $word }”. „barkade { $command } --help” arată ce are.
cli-missing-game = Ce joc? Încearcă „barkade { $command } GAME”. Jocurile sunt: { $known }.
cli-missing-file = Ce fișier? Încearcă „barkade { $command } FILE”.
cli-bad-number = { $option } trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $value }”.
cli-bad-play = --play poate fi { $known }, nu „{ $value }”.
cli-bad-pace = { $option } trebuie să fie un număr de secunde de la 0 la 60, nu „{ $value }”.
cli-bad-option-form = O opțiune se scrie NAME=VALUE, nu „{ $text }”.
cli-bad-set-form = Un număr al cutiei se scrie NAME=NUMBER, nu „{ $text }”.
cli-unknown-seat = Un loc poate fi { $known }, nu „{ $kind }”.
cli-too-many-seats = Locuri numite: { $seats }, dar jucători doar { $players }.
cli-no-file = Nu există fișierul „{ $file }”.
cli-unreadable-file = Fișierul „{ $file }” nu poate fi citit ca text.
cli-no-terminal = E nevoie de un terminal cu tastatură: pornește într-o fereastră de terminal.
cli-nothing-to-resume = Nu e niciun joc de continuat. „barkade play dig” începe unul.
cli-torn-save = Jocul salvat „{ $file }” e deteriorat și nu poate continua.
cli-cant-save = Jocul nu poate fi salvat în „{ $folder }”: { $reason }.
cli-stopped = Oprit.

cli-game-line = { $low }–{ $high } jucători

cli-verified = Verificat: toate versiunile acestui joc de { $game } ({ $versions }) respectă regulile, iar fiecare extragere vine din sămânța fixată cu numărul { $commit }.
cli-verified-simulation = Verificat: toate versiunile acestui joc de { $game } ({ $versions }) respectă regulile, iar fiecare extragere vine din sămânța de simulare { $seed }.
cli-verified-position = Dar poziția de la care a pornit a fost dată și nu poate fi verificată.
cli-verified-inherited = Dar versiunile de la 0 la { $last } au fost preluate din alt joc: extragerile lor nu pot fi verificate aici.
cli-verified-running = Jocul nu s-a terminat încă.
cli-kept = Jocul e salvat. Continuă cu: barkade resume
cli-record-verify = Verifică-i fiecare extragere cu: barkade verify { $file }

# The command line: bots against each other

cli-ladder = pune boții să joace între ei și îi clasează
cli-help-bot = un bot: random, puppy, young-dog, good-dog, clever-dog, top-dog:1000 (iterații pe decizie), top-dog:0.5s (pe tură), unul instalat sau run:COMMAND (se poate repeta; implicit, cei șase ai programului)
cli-tune = reglează euristicile după care joacă boții
cli-train = învață o evaluare a pozițiilor din partidele Șefului de haită
cli-help-alone = doar acest bot împotriva fiecăruia dintre ceilalți; la mai mult de doi jucători, singur printre clonele lor
cli-help-processes = câte procese (implicit, toate nucleele)
cli-help-into = păstrează partidele în acest dosar, ca rânduri și înregistrări; un turneu oprit continuă de acolo
cli-help-adjusted = scade norocul: aceiași boți se deosebesc după mai puține partide
cli-help-all = joacă toate partidele unei perechi, chiar și după ce rezultatul e clar
cli-try = joacă o partidă cu botul la care lucrezi: arată fiecare decizie și, la erori, tot șirul de apeluri
try-help-bot = botul: my_bot.py:MyBot, my_package:MyBot, run:COMMAND sau unul instalat
cli-help-against = botul de pe celelalte locuri (implicit good-dog)
cli-help-boards = afișează tabla înaintea fiecărei decizii
cli-missing-bot = Ce bot și ce joc? Încearcă „barkade try BOT GAME”. Jocurile sunt: { $known }.
cli-bot = așază un bot la o masă de pe un server, cu tokenul primit de gazdă
remote-help-url = adresa serverului
remote-help-token = tokenul botului
cli-missing-token = Ce server, ce token și ce bot? Încearcă „barkade bot URL TOKEN BOT”.
ladder-help-games = cel mult câte partide pe pereche (implicit 200)
tune-help-players = numărul de jucători; se poate repeta (implicit toate, de la doi)
tune-help-steps = pașii reglajului (implicit 200)
tune-help-rounds = runde pe pas, fiecare cu toate locurile pe rând (implicit 2.000)
tune-help-against = nu regla: joacă împotriva euristicilor aceluiași joc din acest dosar, de pildă dintr-o versiune mai veche
tune-help-write = scrie constantele noi în sursă dacă se dovedesc mai bune
train-help-games = din câte partide ale Șefului de haită învață, cel puțin 10 (implicit 1.000)
train-help-minutes = nu mai începe nicio partidă după atâtea minute
train-help-ahead = orizontul simulărilor cu evaluarea învățată (implicit cel al jocului)
train-help-into = fișierul pentru ponderi (implicit GAME-network.bin)
train-help-match = nu învăța: joacă meciul cu ponderile din acest fișier
train-help-players = numărul de jucători ai unui meci; se poate repeta (implicit 2, 3 și 4)
train-help-ms = milisecunde de procesor pe decizie într-un meci (implicit 10)
train-help-rounds = cel mult atâtea runde într-un meci, fiecare cu toate locurile pe rând (implicit 400)
train-help-write = pune ponderile în dosarul jocului, pentru numerele de jucători la care testul le găsește mai bune

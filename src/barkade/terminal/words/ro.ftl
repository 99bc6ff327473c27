# The command line

cli-error = barkade: { $reason }
cli-usage = folosire:
cli-about = Barkade: patru jocuri cu câini la aceeași masă. Fără comandă: alege un joc și joacă.
cli-commands = comenzi
cli-arguments = ce primește
cli-options = opțiuni
cli-more = „barkade COMMAND --help” spune mai multe despre o comandă.

cli-play = joacă la tastatura asta, cu oameni și boți
cli-resume = continuă ultimul joc lăsat neterminat
cli-games = arată lista jocurilor
cli-rules = arată regulile unui joc
cli-replay = parcurge pas cu pas un joc înregistrat
cli-verify = verifică fiecare acțiune, poziție și extragere dintr-o înregistrare
cli-sim = rulează multe jocuri la întâmplare și face un raport

cli-help-help = arată acest ajutor
cli-help-language = limba tuturor cuvintelor: { $known }; implicit, cea aleasă în meniu sau cea a sistemului
cli-help-game = un joc: { $known }
cli-help-file = înregistrarea unui joc
cli-help-find = arată doar regulile cu aceste cuvinte sau cu acest număr
cli-help-players = câți joacă
cli-help-seat = cine stă pe locul următor: { $known }; person:Ana dă un nume (locurile nenumite: o persoană, apoi { $bot })
cli-help-option = o opțiune a jocului, de pildă first=2 (se poate repeta)
cli-help-box = un fișier TOML cu altă cutie
cli-help-seed = o sămânță, ca să iasă din nou aceiași sorți
cli-help-pace = câte secunde durează acțiunea unui bot
cli-help-plain = tipărește toată povestea în loc s-o parcurgă pas cu pas
cli-help-games = câte jocuri (implicit 100.000)
cli-help-threads = câte fire de execuție (implicit, toate nucleele)
cli-help-checked = verifică fiecare poziție și fiecare acces la tablouri: mai lent, pentru găsirea defectelor
cli-help-json = tipărește JSON

cli-unknown-command = Nu există comanda „{ $word }”. Comenzile sunt: { $known }.
cli-unknown-language = Barkade nu vorbește „{ $code }”. Vorbește: { $known }.
cli-bad-arguments = Argumentele nu pot fi citite. „barkade { $command } --help” arată cum se scriu.
cli-unknown-argument = „{ $command }” nu are argumentul „{ $word }”. „barkade { $command } --help” arată ce are.
cli-missing-game = Care joc? „barkade { $command } GAME”, unde jocurile sunt: { $known }.
cli-missing-file = Care fișier? „barkade { $command } FILE”.
cli-bad-number = { $option } trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $value }”.
cli-bad-pace = { $option } trebuie să fie un număr de secunde de la 0 la 60, nu „{ $value }”.
cli-bad-option-form = O opțiune se scrie NAME=VALUE, nu „{ $text }”.
cli-unknown-seat = Un loc poate fi { $known }, nu „{ $kind }”.
cli-too-many-seats = Locuri numite: { $seats }, dar jucători doar { $players }.
cli-no-file = Nu există fișierul „{ $file }”.
cli-unreadable-file = Fișierul „{ $file }” nu poate fi citit ca text.
cli-no-terminal = E nevoie de un terminal cu tastatură: pornește într-o fereastră de terminal.
cli-nothing-to-resume = Nu e niciun joc de continuat. „barkade play dig” începe unul.
cli-torn-save = Jocul păstrat „{ $file }” e rupt și nu poate continua.
cli-cant-save = Jocul nu poate fi păstrat în „{ $folder }”: { $reason }.
cli-stopped = Oprit.

cli-game-line = { $low }–{ $high } jucători

cli-verified = Verificat: toate versiunile acestui joc de { $game } ({ $versions }) respectă regulile, iar fiecare extragere vine din sămânța pentru care s-a luat angajamentul { $commit }.
cli-verified-simulation = Verificat: toate versiunile acestui joc de { $game } ({ $versions }) respectă regulile, iar fiecare extragere vine din sămânța de simulare { $seed }.
cli-verified-position = Dar poziția de la care a pornit a fost dată și nu poate fi verificată.
cli-verified-inherited = Dar versiunile de la 0 la { $last } au fost preluate din alt joc: extragerile lor nu pot fi verificate aici.
cli-verified-running = Jocul nu s-a terminat încă.
cli-kept = Jocul e păstrat. Continuă cu: barkade resume
cli-record-verify = Verifică-i fiecare extragere cu: barkade verify { $file }

# Simulation

lab-broken = Jocul { $number } al seminței { $seed } a încălcat regulile din { $game }: e un defect în Barkade. „sim --checked” îl găsește din nou.
lab-preparing = se compilează { $game } (doar prima dată)
lab-players = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
lab-running = { $game }, { lab-players }
lab-title = { $game }: { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} la întâmplare cu { lab-players }, sămânța { $seed }
lab-seat = loc
lab-wins = victorii
lab-interval = interval 95%
lab-score = scor
lab-deviation = ±
lab-range = minim–maxim
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low }–{ $high }
lab-length = Numărul mediu de acțiuni pe joc: { $mean } (de la { $low } la { $high }, jumătate din jocuri cel mult { $median }).
lab-ending = { $percent }%: { $reason }
lab-shared = Victorii împărțite: { $shared }.
lab-unwon = Jocuri fără câștigător: { $unwon }.
lab-no-time = mai puțin de 0,1
lab-speed = { $games } jocuri/s, { $steps } pași/s pe { $threads ->
    [one] un fir
    [few] { $threads } fire
   *[other] { $threads } de fire
}, { $seconds } s.

# Who sits at the table

terminal-kind-person = om
terminal-kind-random = bot la întâmplare
terminal-kind-puppy = Cățeluș
terminal-kind-good-dog = Câine bun
terminal-kind-top-dog = Șef de haită
terminal-bot-name-1 = Azor
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Grivei
terminal-bot-name-4 = Pufi
terminal-bot-name-5 = Lăbuș

# The table

terminal-too-small = Fereastra are { $width }×{ $height }. Masa are nevoie de 80×24: mărește fereastra sau micșorează literele.
terminal-turn = { $name }, e rândul tău
terminal-turn-of = { $name } se gândește …
terminal-over = Jocul s-a terminat
terminal-actions = Ce poți face
terminal-no-actions = { $name } ({ $kind }) e la mutare.
terminal-next = Și acum?
terminal-log = Ce s-a întâmplat
terminal-coach = Antrenorul
terminal-coach-off = Antrenorul privește doar de pe locul unui om.
terminal-prompt = notație, sau Enter pentru acțiunea marcată
terminal-prompt-over = Enter pentru alegerea marcată
terminal-keys = ↑↓ Enter · F1 ajutor F2 antrenor F3 jurnal F4 înapoi F5 pont · Ctrl-C ieși
terminal-keys-over = ↑↓ alege · Enter mergi · F1 ajutor · F3 jurnal · Ctrl-C ieși
terminal-keys-page = ↑↓ PgUp PgDn derulează · Esc înapoi
terminal-keys-help = ↑↓ PgUp PgDn derulează · R regulile jocului · Esc înapoi
terminal-keys-rules = ↑↓ PgUp PgDn derulează · scrie un cuvânt sau un număr · Esc înapoi
terminal-find = caută
terminal-no-such-rule = Nicio regulă nu conține „{ $text }”.
terminal-keys-coach = F1 ajutor · F2 jurnal
terminal-keys-hint = F1 ajutor · F5 jurnal
terminal-no-such-action = „{ $text }” nu e ceva ce poți face aici; ↑↓ trece prin ce poți.
terminal-hint = Șansele de victorie, după Șeful de haită
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Șeful de haită se gândește …
terminal-hint-forced = Nu e decât un lucru de făcut.
terminal-hint-compiling = Șeful de haită se trezește: primul pont durează până la un minut, următoarele nu. Poți juca mai departe.
terminal-hint-not-now = Primești un pont când e rândul tău.
terminal-hint-never = Pe acest calculator nu sunt ponturi: Șeful de haită are nevoie de pachetul numba.
terminal-commit = Angajamentul pentru sorții acestui joc: { $commit }
terminal-chance-seeded = Sorții acestui joc vin din sămânța de simulare { $seed }: aceeași sămânță, același joc.

terminal-word-undo = înapoi
terminal-word-help = ajutor
terminal-word-coach = antrenor
terminal-word-log = jurnal
terminal-word-hint = pont
terminal-word-rules = reguli
terminal-word-leave = ieși

terminal-undo-none = Nu ai nimic de luat înapoi.
terminal-undo-chance = Ce au hotărât sorții nu se poate lua înapoi.
terminal-undo-secret = Ce a ieșit la iveală nu se poate lua înapoi.
terminal-undone = S-a luat înapoi.

terminal-name = { $name }
terminal-won = { $name } câștigă cu { $counted }!
terminal-won-together = { $names } împart victoria cu { $counted }!
terminal-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
terminal-lost = La masa asta nu câștigă nimeni.
terminal-verify = Fiecare extragere din acest joc poate fi verificată:
terminal-again = Încă o partidă
terminal-menu = Înapoi la meniu
terminal-leave = Ieșire

# The curtain

terminal-curtain = Acum { $name }
terminal-curtain-look-away = Toți ceilalți se uită în altă parte.
terminal-curtain-ready = { $name }, apasă Enter când nu mai vede nimeni altcineva ecranul.

# Help

terminal-help-title = Cum se joacă aici
terminal-help-moves = Alege ce faci cu săgețile ↑ și ↓; tabla arată unde se întâmplă. Enter face acțiunea. Sau scrie-o: notația scurtă stă în dreapta fiecărei acțiuni, iar primele litere ajung dacă le are o singură acțiune.
terminal-help-board = Tabla
terminal-help-key-choose = marchează o acțiune
terminal-help-key-enter = face ce e marcat sau scris
terminal-help-key-page = derulează jurnalul sau antrenorul
terminal-help-key-escape = șterge ce e scris
terminal-help-key-help = acest ajutor; R arată de acolo regulile jocului
terminal-help-key-coach = antrenorul: șanse exacte, cât se poate ști de pe locul tău
terminal-help-key-log = tot ce s-a întâmplat și angajamentul pentru sorți
terminal-help-key-undo = ia înapoi ultima ta acțiune, dacă n-au ieșit la iveală sorți sau secrete
terminal-help-key-hint = un pont: ce ar face Șeful de haită și șansele de victorie
terminal-help-key-leave = ieși; jocul se păstrează, „barkade resume” îl continuă
terminal-help-words = În locul acestor taste poți scrie: { $words }.
terminal-help-secret = Când mai mulți oameni împart tastatura, între turele lor cade o cortină, ca nimeni să nu vadă mâna altuia.
terminal-help-saved = Fiecare acțiune se păstrează imediat: nu se pierde nimic, nici dacă pică curentul.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Patru jocuri cu câini la aceeași masă
terminal-menu-resume = Continuă
terminal-menu-saved = { $game } cu { $names }, acțiunea { $version }, lăsat la { $when }
terminal-menu-players = { $low }–{ $high } jucători
terminal-menu-language = Limbă
terminal-menu-quit = Ieșire
terminal-menu-keys = ↑↓ alege · Enter deschide · Ctrl-C ieși
terminal-setup-title = { $game }: cine joacă?
terminal-setup-players = Jucători
terminal-setup-seat = Locul { $number }
terminal-setup-start = Începe
terminal-setup-rules = Citește regulile
terminal-setup-keys = ↑↓ alege · ←→ sau Enter schimbă · Esc înapoi
terminal-language-keys = ↑↓ alege · Enter confirmă · Esc înapoi
terminal-yes = da
terminal-no = nu

# Replay

terminal-replay-title = { $game }: versiunea { $version } din { $last }
terminal-replay-start = Jocul e pregătit.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = văzut de { $who }
terminal-replay-spectator = un spectator
terminal-replay-mover = cine mută, { $who }
terminal-replay-no-mover = cine mută, aici toți
terminal-replay-told = Înregistrarea are doar ce s-a aflat de pe un loc, așa că tabla nu se poate arăta.
terminal-replay-keys = ←→ pas · Home End la capete · Tab ochii cui · Spațiu rulează · Esc ieși
terminal-replay-keys-told = ←→ pas · Home End la capete · Spațiu rulează · Esc ieși

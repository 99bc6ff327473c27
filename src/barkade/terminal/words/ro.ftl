# Who sits at the table

terminal-kind-person = om
terminal-kind-random = bot la întâmplare
terminal-kind-puppy = Cățeluș
terminal-kind-young-dog = Câine tânăr
terminal-kind-good-dog = Câine bun
terminal-kind-clever-dog = Câine isteț
terminal-kind-top-dog = Șef de haită
terminal-bot-name-1 = Azor
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Grivei
terminal-bot-name-4 = Pufi
terminal-bot-name-5 = Lăbuș

# The table

terminal-too-small = Fereastra are { $width }×{ $height }. Masa are nevoie de 80×24: mărește fereastra sau micșorează literele.
terminal-turn = { $name }, e rândul tău
terminal-turn-of = { $name } se gândește…
terminal-over = Jocul s-a terminat
terminal-actions = Ce poți face
terminal-no-actions = { $name } ({ $kind }) e la rând.
terminal-next = Și acum?
terminal-log = Ce s-a întâmplat
terminal-coach = Antrenorul
terminal-coach-off = Antrenorul îi ajută doar pe oameni.
terminal-prompt = scrie o mutare sau apasă Enter pentru cea marcată
terminal-prompt-over = Enter pentru alegerea marcată
terminal-keys = ↑↓ Enter · F1 ajutor F2 antrenor F3 jurnal F4 înapoi F5 pont · Ctrl-C ieși
terminal-keys-over = ↑↓ alege · Enter confirmă · F1 ajutor · F3 jurnal · Ctrl-C ieși
terminal-keys-page = ↑↓ PgUp PgDn derulează · Esc înapoi
terminal-keys-help = ↑↓ PgUp PgDn derulează · R regulile jocului · Esc înapoi
terminal-keys-rules = ↑↓ PgUp PgDn derulează · scrie un cuvânt sau un număr · Esc înapoi
terminal-find = caută
terminal-no-such-rule = Nicio regulă nu conține „{ $text }”.
terminal-keys-coach = F1 ajutor · F2 jurnal
terminal-keys-hint = F1 ajutor · F5 jurnal
terminal-no-such-action = „{ $text }” nu se poate face aici; ↑↓ arată ce poți face.
terminal-hint = Șansele de victorie, după Șeful de haită
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Șeful de haită se gândește…
terminal-hint-forced = Nu e decât un lucru de făcut.
terminal-hint-compiling = Șeful de haită se trezește: primul pont durează până la un minut, următoarele nu. Poți juca mai departe.
terminal-hint-not-now = Primești un pont când e rândul tău.
terminal-hint-never = Pe acest calculator nu sunt ponturi: Șeful de haită are nevoie de pachetul numba.
terminal-commit = Zarurile acestui joc sunt fixate cu numărul { $commit }
terminal-chance-seeded = Zarurile acestui joc vin din sămânța de simulare { $seed }: aceeași sămânță, același joc.

terminal-word-undo = înapoi
terminal-word-help = ajutor
terminal-word-coach = antrenor
terminal-word-log = jurnal
terminal-word-hint = pont
terminal-word-rules = reguli
terminal-word-leave = ieși

terminal-undo-none = Nu ai nimic de luat înapoi.
terminal-undo-chance = Ce a hotărât întâmplarea nu se poate lua înapoi.
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

terminal-curtain = { $name } e la rând
terminal-curtain-look-away = Toți ceilalți, ochii în altă parte!
terminal-curtain-ready = { $name }, apasă Enter când nu mai vede nimeni altcineva ecranul.

# Help

terminal-help-title = Cum se joacă aici
terminal-help-moves = Alege o acțiune cu săgețile ↑ și ↓; tabla arată unde se întâmplă. Apasă Enter ca s-o faci. Sau scrie-o: forma scurtă stă în dreapta fiecărei acțiuni și ajung primele litere, cât s-o deosebească de celelalte.
terminal-help-board = Tabla
terminal-help-key-choose = marchează o acțiune
terminal-help-key-enter = face ce e marcat sau scris
terminal-help-key-page = derulează jurnalul sau antrenorul
terminal-help-key-escape = șterge ce e scris
terminal-help-key-help = acest ajutor; apasă acolo R pentru regulile jocului
terminal-help-key-coach = antrenorul: șanse exacte, din ce poți ști
terminal-help-key-log = tot ce s-a întâmplat și cum sunt fixate zarurile
terminal-help-key-undo = ia înapoi ultima ta acțiune: niciodată după un secret aflat, iar după o aruncare sau o extragere numai în jocul de unul singur
terminal-help-key-hint = un pont: ce ar face Șeful de haită și șansele de victorie
terminal-help-key-leave = ieși; jocul se salvează, „barkade resume” îl continuă
terminal-help-words = În locul acestor taste poți scrie: { $words }.
terminal-help-secret = Când mai mulți oameni împart tastatura, între turele lor cade o cortină, ca nimeni să nu vadă mâna altuia.
terminal-help-saved = Fiecare acțiune se salvează imediat: nu se pierde nimic, nici dacă pică curentul.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Jocuri cu câini la aceeași masă
terminal-menu-resume = Continuă
terminal-menu-saved = { $game } cu { $names }, acțiunea { $version }, lăsat pe { $when }
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

terminal-replay-title = { $game }: mutarea { $version } din { $last }
terminal-replay-start = Jocul e pregătit.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = văzut de { $who }
terminal-replay-spectator = un spectator
terminal-replay-mover = cine mută, { $who }
terminal-replay-no-mover = cine mută (aici: toți)
terminal-replay-partial = Înregistrarea are doar ce s-a aflat de pe un loc, așa că tabla nu se poate arăta.
terminal-replay-keys = ←→ pas · Home End la capete · Tab perspectiva · Spațiu rulează · Esc ieși
terminal-replay-keys-partial = ←→ pas · Home End la capete · Spațiu rulează · Esc ieși

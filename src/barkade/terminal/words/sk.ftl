# The command line

cli-error = barkade: { $reason }
cli-usage = použitie:
cli-about = Barkade: štyri psie stolové hry pri jednom stole. Bez príkazu: vyber si hru a hraj.
cli-commands = príkazy
cli-arguments = čo to berie
cli-options = voľby
cli-more = „barkade COMMAND --help“ povie o príkaze viac.

cli-play = hrať pri tejto klávesnici, s ľuďmi aj botmi
cli-resume = pokračovať v poslednej rozohratej hre
cli-games = vypísať hry
cli-rules = ukázať pravidlá hry
cli-replay = prejsť zaznamenanú hru krok za krokom
cli-verify = overiť každú akciu, pozíciu a žreb záznamu
cli-sim = odohrať množstvo náhodných hier a podať správu

cli-help-help = ukázať túto pomoc
cli-help-language = jazyk všetkých slov: { $known }; inak ten, čo je vybraný v menu alebo nastavený v systéme
cli-help-game = hra: { $known }
cli-help-file = záznam hry
cli-help-find = ukáž len pravidlá s týmito slovami alebo s týmto číslom
cli-help-players = koľkí hráte
cli-help-seat = kto sedí na ďalšom mieste: { $known }; person:Anna dá meno (neuvedené miesta: človek, potom { $bot })
cli-help-option = voľba hry, napríklad first=2 (dá sa opakovať)
cli-help-box = súbor TOML s inou škatuľou
cli-help-seed = semienko, aby prišla zas tá istá náhoda
cli-help-pace = koľko sekúnd trvá akcia bota
cli-help-plain = vypísať celý príbeh naraz, nie po krokoch
cli-help-games = koľko hier (inak 100 000)
cli-help-threads = koľko vlákien (inak všetky jadrá)
cli-help-checked = kontrolovať každú pozíciu a každý prístup do poľa: pomalšie, hľadá chyby
cli-help-json = vypísať JSON

cli-unknown-command = Príkaz „{ $word }“ neexistuje. Príkazy sú: { $known }.
cli-unknown-language = Barkade nehovorí jazykom „{ $code }“. Hovorí týmito: { $known }.
cli-bad-arguments = Týmto argumentom sa nedá rozumieť. „barkade { $command } --help“ ukáže, ako na to.
cli-unknown-argument = „{ $command }“ nemá argument „{ $word }“. „barkade { $command } --help“ ukáže, čo má.
cli-missing-game = Ktorú hru? „barkade { $command } GAME“; hry sú: { $known }.
cli-missing-file = Ktorý súbor? „barkade { $command } FILE“.
cli-bad-number = { $option } musí byť celé číslo od { $low } do { $high }, nie „{ $value }“.
cli-bad-pace = { $option } musí byť počet sekúnd od 0 do 60, nie „{ $value }“.
cli-bad-option-form = Voľba sa píše NAME=VALUE, nie „{ $text }“.
cli-unknown-seat = Na mieste môže byť { $known }, nie „{ $kind }“.
cli-too-many-seats = Pomenovaných miest: { $seats }, ale hráčov len { $players }.
cli-no-file = Súbor „{ $file }“ neexistuje.
cli-unreadable-file = Súbor „{ $file }“ sa nedá prečítať ako text.
cli-no-terminal = Toto potrebuje terminál s klávesnicou: spusti to v okne terminálu.
cli-nothing-to-resume = Nijaká rozohratá hra tu nie je. „barkade play dig“ jednu začne.
cli-torn-save = Uložená hra „{ $file }“ je poškodená a nedá sa v nej pokračovať.
cli-cant-save = Hra sa nedá uložiť do „{ $folder }“: { $reason }.
cli-stopped = Zastavené.

cli-game-line = { $low } až { $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčov
}

cli-verified = Overené: všetky verzie ({ $versions }) tejto hry { $game } zodpovedajú pravidlám a každý žreb pochádza zo semienka so záväzkom { $commit }.
cli-verified-simulation = Overené: všetky verzie ({ $versions }) tejto hry { $game } zodpovedajú pravidlám a každý žreb pochádza zo simulačného semienka { $seed }.
cli-verified-position = Východisková pozícia však bola zadaná a tá sa overiť nedá.
cli-verified-inherited = Verzie 0 až { $last } sú však prevzaté z inej hry: ich žreby sa tu overiť nedajú.
cli-verified-running = Hra sa ešte neskončila.
cli-kept = Hra je uložená. Pokračuj príkazom: barkade resume
cli-record-verify = Každý žreb si overíš príkazom: barkade verify { $file }

# Simulation

lab-broken = Hra { $number } semienka { $seed } porušila pravidlá (hra: { $game }): to je chyba Barkade. „sim --checked“ ju nájde znova.
lab-preparing = kompiluje sa { $game } (iba prvý raz)
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }, náhodných hier: { $games }, semienko { $seed }
lab-seat = miesto
lab-wins = výhier
lab-interval = 95 % interval
lab-score = body
lab-deviation = ±
lab-range = najmenej až najviac
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } až { $high }
lab-length = Hra trvá priemerne { $mean } akcií ({ $low } až { $high }, polovica najviac { $median }).
lab-ending = { $percent } %: { $reason }
lab-shared = Spoločných víťazstiev: { $shared }.
lab-unwon = Hier, ktoré nevyhral nikto: { $unwon }.
lab-no-time = menej ako 0,1
lab-speed = { $games } hier/s, { $steps } krokov/s, { $threads ->
    [one] jedno vlákno
    [few] { $threads } vlákna
   *[other] { $threads } vlákien
}, { $seconds } s.

# Who sits at the table

terminal-kind-person = človek
terminal-kind-random = náhodný bot
terminal-kind-puppy = Šteňa
terminal-kind-good-dog = Dobrý pes
terminal-kind-top-dog = Vodca svorky
terminal-bot-name-1 = Dunčo
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Bobík
terminal-bot-name-4 = Labka
terminal-bot-name-5 = Bodka

# The table

terminal-too-small = Okno má { $width }×{ $height }. Stôl potrebuje 80×24: zväčši okno alebo zmenši písmo.
terminal-turn = { $name }, teraz hráš ty
terminal-turn-of = { $name } rozmýšľa …
terminal-over = Hra sa skončila
terminal-actions = Čo teraz môžeš
terminal-no-actions = Na ťahu: { $name } ({ $kind }).
terminal-next = Čo ďalej?
terminal-log = Čo sa stalo
terminal-coach = Tréner
terminal-coach-off = Tréner sa pozerá iba z miesta človeka.
terminal-prompt = zápis, alebo Enter pre označenú akciu
terminal-prompt-over = Enter potvrdí označenú voľbu
terminal-keys = ↑↓ Enter alebo píš · F1 pomoc F2 tréner F3 dej F4 späť F5 rada · Ctrl-C koniec
terminal-keys-over = ↑↓ vyber · Enter potvrď · F1 pomoc · F3 dej · Ctrl-C koniec
terminal-keys-page = ↑↓ PgUp PgDn posun · Esc späť
terminal-keys-help = ↑↓ PgUp PgDn posun · R pravidlá hry · Esc späť
terminal-keys-rules = ↑↓ PgUp PgDn posun · napíš slovo alebo číslo na hľadanie · Esc späť
terminal-find = hľadať
terminal-no-such-rule = V žiadnom pravidle nie je „{ $text }“.
terminal-keys-coach = F1 pomoc · F2 dej
terminal-keys-hint = F1 pomoc · F5 dej
terminal-no-such-action = „{ $text }“ sa tu urobiť nedá; ↑↓ prejde, čo sa dá.
terminal-hint = Nádej na výhru podľa Vodcu svorky
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Vodca svorky rozmýšľa …
terminal-hint-forced = Teraz sa dá urobiť iba jediné.
terminal-hint-compiling = Vodca svorky sa zobúdza: prvá rada trvá až minútu, ďalšie už nie. Pokojne hraj ďalej.
terminal-hint-not-now = Rada bude, keď budeš na ťahu.
terminal-hint-never = Na tomto počítači rady nie sú: Vodca svorky potrebuje balíček numba.
terminal-commit = Náhoda tejto hry má záväzok: { $commit }
terminal-chance-seeded = Náhoda tejto hry pochádza zo simulačného semienka { $seed }: rovnaké semienko, rovnaká hra.

terminal-word-undo = späť
terminal-word-help = pomoc
terminal-word-coach = tréner
terminal-word-log = dej
terminal-word-hint = rada
terminal-word-rules = pravidlá
terminal-word-leave = koniec

terminal-undo-none = Nemáš čo vziať späť.
terminal-undo-chance = Čo rozhodla náhoda, sa späť vziať nedá.
terminal-undo-secret = Čo sa ukázalo, sa späť vziať nedá.
terminal-undone = Vzaté späť.

terminal-name = { $name }
terminal-won = Vyhráva { $name }: { $counted }!
terminal-won-together = O víťazstvo sa delia { $names }: { $counted }!
terminal-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
terminal-lost = Pri tomto stole nevyhral nikto.
terminal-verify = Každý žreb tejto hry sa dá overiť:
terminal-again = Hrať znova
terminal-menu = Späť do ponuky
terminal-leave = Odísť

# The curtain

terminal-curtain = Na ťahu: { $name }
terminal-curtain-look-away = Ostatní sa nepozerajú.
terminal-curtain-ready = { $name }, stlač Enter, keď na obrazovku nikto iný neuvidí.

# Help

terminal-help-title = Ako sa tu hrá
terminal-help-moves = Akciu vyberáš šípkami ↑ a ↓; plán ukazuje, kde sa odohrá. Enter ju vykoná. Alebo ju napíš: krátky zápis stojí pri každej akcii vpravo a stačia prvé písmená, ktoré nemá nijaká iná akcia.
terminal-help-board = Plán
terminal-help-key-choose = označiť akciu
terminal-help-key-enter = vykonať, čo je označené alebo napísané
terminal-help-key-page = posúvať dej alebo trénera
terminal-help-key-escape = zabudnúť, čo je napísané
terminal-help-key-help = táto pomoc; R v nej ukáže pravidlá hry
terminal-help-key-coach = tréner: presné šance podľa toho, čo môže tvoje miesto vedieť
terminal-help-key-log = všetko, čo sa stalo, a záväzok náhody
terminal-help-key-undo = vziať poslednú akciu späť, ak neprehovorila náhoda ani tajomstvo
terminal-help-key-hint = rada: čo by urobil Vodca svorky a aké má nádeje
terminal-help-key-leave = odísť; hra ostane uložená, „barkade resume“ v nej pokračuje
terminal-help-words = Namiesto klávesov môžeš písať: { $words }.
terminal-help-secret = Keď vás pri klávesnici sedí viac, spadne medzi ťahmi opona, aby nikto nevidel cudzie karty.
terminal-help-saved = Každá akcia sa hneď ukladá: nič sa nestratí, ani keď vypadne prúd.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Štyri psie stolové hry pri jednom stole
terminal-menu-resume = Pokračovať
terminal-menu-saved = { $game }, hrajú { $names }, akcia { $version }, rozohraté { $when }
terminal-menu-players = { $low }–{ $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčov
}
terminal-menu-language = Jazyk
terminal-menu-quit = Odísť
terminal-menu-keys = ↑↓ vyber · Enter otvor · Ctrl-C koniec
terminal-setup-title = { $game }: kto hrá?
terminal-setup-players = Hráči
terminal-setup-seat = Miesto { $number }
terminal-setup-start = Začať
terminal-setup-rules = Prečítať pravidlá
terminal-setup-keys = ↑↓ vyber · ←→ alebo Enter zmeň · Esc späť
terminal-language-keys = ↑↓ vyber · Enter potvrď · Esc späť
terminal-yes = áno
terminal-no = nie

# Replay

terminal-replay-title = { $game }: verzia { $version } z { $last }
terminal-replay-start = Hra je pripravená.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = očami: { $who }
terminal-replay-spectator = divák
terminal-replay-mover = kto ťahá, { $who }
terminal-replay-no-mover = kto ťahá, tu všetci
terminal-replay-told = Záznam obsahuje len to, čo sa dozvedelo jedno miesto, takže niet aký plán ukázať.
terminal-replay-keys = ←→ krok · Home End začiatok, koniec · Tab čie oči · Medzera beh · Esc koniec
terminal-replay-keys-told = ←→ krok · Home End začiatok, koniec · Medzera beh · Esc koniec

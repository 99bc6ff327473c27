# The command line

cli-error = barkade: { $reason }
cli-usage = použití:
cli-about = Barkade: čtyři psí deskovky u jednoho stolu. Bez příkazu: vyber si hru a hraj.
cli-commands = příkazy
cli-arguments = co to bere
cli-options = volby
cli-more = „barkade COMMAND --help“ řekne o příkazu víc.

cli-play = hrát u této klávesnice, s lidmi i boty
cli-resume = pokračovat v poslední rozehrané hře
cli-games = vypsat hry
cli-rules = ukázat pravidla hry
cli-replay = projít zaznamenanou hru krok za krokem
cli-verify = ověřit každou akci, pozici a losování záznamu
cli-sim = odehrát spoustu náhodných her a podat zprávu

cli-help-help = ukázat tuto nápovědu
cli-help-language = jazyk všech slov: { $known }; jinak ten, co je vybraný v menu nebo nastavený v systému
cli-help-game = hra: { $known }
cli-help-file = záznam hry
cli-help-find = ukaž jen pravidla s těmito slovy nebo s tímto číslem
cli-help-players = kolik vás hraje
cli-help-seat = kdo sedí na dalším místě: { $known }; person:Anna dá jméno (neuvedená místa: člověk, pak { $bot })
cli-help-option = volba hry, třeba first=2 (lze opakovat)
cli-help-box = soubor TOML s jinou krabicí
cli-help-seed = semínko, aby přišla zase stejná náhoda
cli-help-pace = kolik sekund trvá akce bota
cli-help-plain = vypsat celý příběh, místo aby se krokovalo
cli-help-games = kolik her (jinak 100 000)
cli-help-threads = kolik vláken (jinak všechna jádra)
cli-help-checked = kontrolovat každou pozici a každý přístup do pole: pomalejší, hledá chyby
cli-help-json = vypsat JSON

cli-unknown-command = Příkaz „{ $word }“ neexistuje. Příkazy jsou: { $known }.
cli-unknown-language = Barkade nemluví jazykem „{ $code }“. Mluví těmito: { $known }.
cli-bad-arguments = Těmhle argumentům nejde rozumět. „barkade { $command } --help“ ukáže, jak na to.
cli-unknown-argument = „{ $command }“ nemá argument „{ $word }“. „barkade { $command } --help“ ukáže, co má.
cli-missing-game = Kterou hru? „barkade { $command } GAME“; hry jsou: { $known }.
cli-missing-file = Který soubor? „barkade { $command } FILE“.
cli-bad-number = { $option } musí být celé číslo od { $low } do { $high }, ne „{ $value }“.
cli-bad-pace = { $option } musí být počet sekund od 0 do 60, ne „{ $value }“.
cli-bad-option-form = Volba se píše NAME=VALUE, ne „{ $text }“.
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

cli-verified = Ověřeno: všechny verze ({ $versions }) této hry { $game } odpovídají pravidlům a každé losování pochází ze semínka se závazkem { $commit }.
cli-verified-simulation = Ověřeno: všechny verze ({ $versions }) této hry { $game } odpovídají pravidlům a každé losování pochází ze simulačního semínka { $seed }.
cli-verified-position = Výchozí pozice ale byla zadaná, a tu ověřit nejde.
cli-verified-inherited = Verze 0 až { $last } jsou ale převzaté z jiné hry: jejich losování tu ověřit nejde.
cli-verified-running = Hra ještě neskončila.
cli-kept = Hra je uložená. Pokračuj příkazem: barkade resume
cli-record-verify = Každé losování si ověříš příkazem: barkade verify { $file }

# Simulation

lab-broken = Hra { $number } semínka { $seed } porušila pravidla (hra: { $game }): to je chyba Barkade. „sim --checked“ ji najde znovu.
lab-preparing = kompiluje se { $game } (jen poprvé)
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }, náhodných her: { $games }, semínko { $seed }
lab-seat = místo
lab-wins = výher
lab-interval = 95% interval
lab-score = body
lab-deviation = ±
lab-range = nejméně až nejvíc
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } až { $high }
lab-length = Hra trvá průměrně { $mean } akcí ({ $low } až { $high }, polovina nejvýš { $median }).
lab-ending = { $percent } %: { $reason }
lab-shared = Sdílených vítězství: { $shared }.
lab-unwon = Her, které nikdo nevyhrál: { $unwon }.
lab-no-time = méně než 0,1
lab-speed = { $games } her/s, { $steps } kroků/s, { $threads ->
    [one] jedno vlákno
    [few] { $threads } vlákna
   *[other] { $threads } vláken
}, { $seconds } s.

# Who sits at the table

terminal-kind-person = člověk
terminal-kind-random = náhodný bot
terminal-kind-puppy = Štěně
terminal-kind-good-dog = Hodný pes
terminal-kind-top-dog = Vůdce smečky
terminal-bot-name-1 = Rek
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Barny
terminal-bot-name-4 = Ťapka
terminal-bot-name-5 = Punťa

# The table

terminal-too-small = Okno má { $width }×{ $height }. Stůl potřebuje 80×24: zvětši okno, nebo zmenši písmo.
terminal-turn = { $name }, teď hraješ ty
terminal-turn-of = { $name } přemýšlí …
terminal-over = Hra skončila
terminal-actions = Co teď můžeš
terminal-no-actions = Na tahu: { $name } ({ $kind }).
terminal-next = Co dál?
terminal-log = Co se stalo
terminal-coach = Trenér
terminal-coach-off = Trenér se dívá jen z místa člověka.
terminal-prompt = zápis, nebo Enter pro označenou akci
terminal-prompt-over = Enter potvrdí označenou volbu
terminal-keys = ↑↓ Enter nebo piš · F1 pomoc F2 trenér F3 děj F4 zpět F5 rada · Ctrl-C konec
terminal-keys-over = ↑↓ vyber · Enter potvrď · F1 pomoc · F3 děj · Ctrl-C konec
terminal-keys-page = ↑↓ PgUp PgDn posun · Esc zpět
terminal-keys-help = ↑↓ PgUp PgDn posun · R pravidla hry · Esc zpět
terminal-keys-rules = ↑↓ PgUp PgDn posun · napiš slovo nebo číslo k hledání · Esc zpět
terminal-find = hledat
terminal-no-such-rule = V žádném pravidle není „{ $text }“.
terminal-keys-coach = F1 pomoc · F2 děj
terminal-keys-hint = F1 pomoc · F5 děj
terminal-no-such-action = „{ $text }“ tady udělat nejde; ↑↓ projde, co jde.
terminal-hint = Naděje na výhru podle Vůdce smečky
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Vůdce smečky přemýšlí …
terminal-hint-forced = Teď jde udělat jen jedna věc.
terminal-hint-compiling = Vůdce smečky se probouzí: první rada trvá až minutu, další už ne. Klidně hraj dál.
terminal-hint-not-now = Rada bude, až budeš na tahu.
terminal-hint-never = Na tomto počítači rady nejsou: Vůdce smečky potřebuje balíček numba.
terminal-commit = Náhoda této hry má závazek: { $commit }
terminal-chance-seeded = Náhoda této hry pochází ze simulačního semínka { $seed }: stejné semínko, stejná hra.

terminal-word-undo = zpět
terminal-word-help = pomoc
terminal-word-coach = trenér
terminal-word-log = děj
terminal-word-hint = rada
terminal-word-rules = pravidla
terminal-word-leave = konec

terminal-undo-none = Nemáš co vzít zpět.
terminal-undo-chance = Co rozhodla náhoda, zpět vzít nejde.
terminal-undo-secret = Co se ukázalo, zpět vzít nejde.
terminal-undone = Vzato zpět.

terminal-name = { $name }
terminal-won = Vyhrává { $name }: { $counted }!
terminal-won-together = O vítězství se dělí { $names }: { $counted }!
terminal-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
terminal-lost = U tohoto stolu nevyhrál nikdo.
terminal-verify = Každé losování této hry se dá ověřit:
terminal-again = Hrát znovu
terminal-menu = Zpět do nabídky
terminal-leave = Odejít

# The curtain

terminal-curtain = Na tahu: { $name }
terminal-curtain-look-away = Ostatní se nedívají.
terminal-curtain-ready = { $name }, stiskni Enter, až na obrazovku neuvidí nikdo jiný.

# Help

terminal-help-title = Jak se tu hraje
terminal-help-moves = Akci vybíráš šipkami ↑ a ↓; deska ukazuje, kde se stane. Enter ji provede. Nebo ji napiš: krátký zápis stojí u každé akce vpravo a stačí první písmena, která nemá žádná jiná akce.
terminal-help-board = Deska
terminal-help-key-choose = označit akci
terminal-help-key-enter = provést, co je označené nebo napsané
terminal-help-key-page = posouvat děj nebo trenéra
terminal-help-key-escape = zapomenout, co je napsané
terminal-help-key-help = tato nápověda; R v ní ukáže pravidla hry
terminal-help-key-coach = trenér: přesné šance podle toho, co může tvoje místo vědět
terminal-help-key-log = všechno, co se stalo, a závazek náhody
terminal-help-key-undo = vzít poslední akci zpět, pokud nepromluvila náhoda ani tajemství
terminal-help-key-hint = rada: co by udělal Vůdce smečky a jaké má naděje
terminal-help-key-leave = odejít; hra zůstane uložená, „barkade resume“ v ní pokračuje
terminal-help-words = Místo kláves můžeš psát: { $words }.
terminal-help-secret = Když vás u klávesnice sedí víc, spadne mezi tahy opona, aby nikdo neviděl cizí karty.
terminal-help-saved = Každá akce se hned ukládá: nic se neztratí, ani když vypadne proud.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Čtyři psí deskovky u jednoho stolu
terminal-menu-resume = Pokračovat
terminal-menu-saved = { $game }, hrají { $names }, akce { $version }, rozehráno { $when }
terminal-menu-players = { $low }–{ $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčů
}
terminal-menu-language = Jazyk
terminal-menu-quit = Odejít
terminal-menu-keys = ↑↓ vyber · Enter otevři · Ctrl-C konec
terminal-setup-title = { $game }: kdo hraje?
terminal-setup-players = Hráči
terminal-setup-seat = Místo { $number }
terminal-setup-start = Začít
terminal-setup-rules = Přečíst pravidla
terminal-setup-keys = ↑↓ vyber · ←→ nebo Enter změň · Esc zpět
terminal-language-keys = ↑↓ vyber · Enter potvrď · Esc zpět
terminal-yes = ano
terminal-no = ne

# Replay

terminal-replay-title = { $game }: verze { $version } z { $last }
terminal-replay-start = Hra je připravená.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = očima: { $who }
terminal-replay-spectator = divák
terminal-replay-mover = kdo táhne, { $who }
terminal-replay-no-mover = kdo táhne, tady všichni
terminal-replay-told = Záznam obsahuje jen to, co se dozvědělo jedno místo, takže není jakou desku ukázat.
terminal-replay-keys = ←→ krok · Home End začátek, konec · Tab čí oči · Mezera běh · Esc konec
terminal-replay-keys-told = ←→ krok · Home End začátek, konec · Mezera běh · Esc konec

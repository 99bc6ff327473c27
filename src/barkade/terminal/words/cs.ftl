# Who sits at the table

terminal-kind-person = člověk
terminal-kind-random = náhodný bot
terminal-kind-puppy = Štěně
terminal-kind-young-dog = Mladý pes
terminal-kind-good-dog = Hodný pes
terminal-kind-clever-dog = Chytrý pes
terminal-kind-top-dog = Vůdce smečky
terminal-bot-name-1 = Rek
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Barny
terminal-bot-name-4 = Ťapka
terminal-bot-name-5 = Punťa

# The table

terminal-too-small = Okno má { $width }×{ $height }. Stůl potřebuje 80×24: zvětši okno, nebo zmenši písmo.
terminal-turn = { $name }, jsi na tahu
terminal-turn-of = { $name } přemýšlí…
terminal-over = Hra skončila
terminal-actions = Co teď můžeš
terminal-no-actions = Na tahu je { $name } ({ $kind }).
terminal-next = Co dál?
terminal-log = Co se stalo
terminal-coach = Trenér
terminal-coach-off = Trenér radí jen lidem.
terminal-prompt = napiš akci, nebo Enter pro označenou
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
terminal-hint = Šance na výhru podle Vůdce smečky
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Vůdce smečky přemýšlí…
terminal-hint-forced = Teď jde udělat jen jedna věc.
terminal-hint-compiling = Vůdce smečky se probouzí: první rada trvá až minutu, další už ne. Klidně hraj dál.
terminal-hint-not-now = Rada bude, až budeš na tahu.
terminal-hint-never = Na tomto počítači rady nejsou: Vůdce smečky potřebuje balíček numba.
terminal-commit = Kostky této hry jsou zamčené číslem { $commit }
terminal-chance-seeded = Kostky této hry pocházejí ze simulačního semínka { $seed }: stejné semínko, stejná hra.

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

terminal-curtain = Na tahu je { $name }
terminal-curtain-look-away = Ostatní se nedívají!
terminal-curtain-ready = { $name }, stiskni Enter, až na obrazovku neuvidí nikdo jiný.

# Help

terminal-help-title = Jak se tu hraje
terminal-help-moves = Akci vybíráš šipkami ↑ a ↓; deska ukazuje, kde se stane. Enter ji provede. Nebo ji napiš: krátký zápis stojí u každé akce vpravo a stačí první písmena, kterými se liší od ostatních.
terminal-help-board = Deska
terminal-help-key-choose = označit akci
terminal-help-key-enter = provést, co je označené nebo napsané
terminal-help-key-page = posouvat děj nebo trenéra
terminal-help-key-escape = smazat, co je napsané
terminal-help-key-help = tato nápověda; R v ní ukáže pravidla hry
terminal-help-key-coach = trenér: přesné šance podle toho, co můžeš vědět
terminal-help-key-log = všechno, co se stalo, a číslo, kterým jsou zamčené kostky
terminal-help-key-undo = vzít poslední akci zpět: po odhalení tajemství nikdy, po náhodě jen když hraješ sólo
terminal-help-key-hint = rada: co by udělal Vůdce smečky a jaká je šance na výhru
terminal-help-key-leave = odejít; hra zůstane uložená, „barkade resume“ v ní pokračuje
terminal-help-words = Místo kláves můžeš psát: { $words }.
terminal-help-secret = Když vás u klávesnice sedí víc, spadne mezi tahy opona, aby nikdo neviděl cizí karty.
terminal-help-saved = Každá akce se hned ukládá: nic se neztratí, ani když vypadne proud.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Psí deskovky u jednoho stolu
terminal-menu-resume = Pokračovat
terminal-menu-saved = { $game }, hrají { $names }, tah { $version }, přerušeno { $when }
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

terminal-replay-title = { $game }: tah { $version } z { $last }
terminal-replay-start = Hra je připravená.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = očima: { $who }
terminal-replay-spectator = divák
terminal-replay-mover = kdo táhne, { $who }
terminal-replay-no-mover = kdo táhne, tady všichni
terminal-replay-partial = Záznam obsahuje jen to, co se dozvědělo jedno místo, takže není jakou desku ukázat.
terminal-replay-keys = ←→ krok · Home End začátek, konec · Tab čí pohled · Mezera přehrát · Esc konec
terminal-replay-keys-partial = ←→ krok · Home End začátek, konec · Mezera přehrát · Esc konec

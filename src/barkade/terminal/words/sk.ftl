# Who sits at the table

terminal-kind-person = človek
terminal-kind-random = náhodný bot
terminal-kind-puppy = Šteňa
terminal-kind-young-dog = Mladý pes
terminal-kind-good-dog = Dobrý pes
terminal-kind-clever-dog = Bystrý pes
terminal-kind-top-dog = Vodca svorky
terminal-bot-name-1 = Dunčo
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Bobík
terminal-bot-name-4 = Labka
terminal-bot-name-5 = Bodka

# The table

terminal-too-small = Okno má { $width }×{ $height }. Stôl potrebuje 80×24: zväčši okno alebo zmenši písmo.
terminal-turn = { $name }, si na ťahu
terminal-turn-of = { $name } rozmýšľa…
terminal-over = Hra sa skončila
terminal-actions = Čo teraz môžeš
terminal-no-actions = Na ťahu: { $name } ({ $kind }).
terminal-next = Čo ďalej?
terminal-log = Čo sa stalo
terminal-coach = Tréner
terminal-coach-off = Tréner radí iba ľuďom.
terminal-prompt = napíš akciu, alebo Enter pre označenú
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
terminal-hint = Šance na výhru podľa Vodcu svorky
terminal-hint-line = { $percent } %  { $action }
terminal-hint-thinking = Vodca svorky rozmýšľa…
terminal-hint-forced = Teraz sa dá urobiť iba jediné.
terminal-hint-compiling = Vodca svorky sa zobúdza: prvá rada trvá až minútu, ďalšie už nie. Pokojne hraj ďalej.
terminal-hint-not-now = Rada bude, keď budeš na ťahu.
terminal-hint-never = Na tomto počítači rady nie sú: Vodca svorky potrebuje balíček numba.
terminal-commit = Kocky tejto hry sú vopred dané číslom { $commit }
terminal-chance-seeded = Kocky tejto hry pochádzajú zo simulačného semienka { $seed }: rovnaké semienko, rovnaká hra.

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
terminal-verify = Každé žrebovanie tejto hry sa dá overiť:
terminal-again = Hrať znova
terminal-menu = Späť do ponuky
terminal-leave = Odísť

# The curtain

terminal-curtain = Na ťahu: { $name }
terminal-curtain-look-away = Ostatní sa nepozerajú!
terminal-curtain-ready = { $name }, stlač Enter, keď na obrazovku nikto iný neuvidí.

# Help

terminal-help-title = Ako sa tu hrá
terminal-help-moves = Akciu vyberáš šípkami ↑ a ↓; hracia plocha ukazuje, kde sa odohrá. Enter ju vykoná. Alebo ju napíš: krátky zápis stojí pri každej akcii vpravo a stačia prvé písmená, ktorými sa líši od ostatných.
terminal-help-board = Hracia plocha
terminal-help-key-choose = označiť akciu
terminal-help-key-enter = vykonať, čo je označené alebo napísané
terminal-help-key-page = posúvať dej alebo trénera
terminal-help-key-escape = zmazať, čo je napísané
terminal-help-key-help = táto pomoc; R v nej ukáže pravidlá hry
terminal-help-key-coach = tréner: presné šance podľa toho, čo môžeš vedieť
terminal-help-key-log = všetko, čo sa stalo, a číslo, ktoré vopred určuje kocky
terminal-help-key-undo = vziať poslednú akciu späť: po odhalení tajomstva nikdy, po náhode len keď hráš sólo
terminal-help-key-hint = rada: čo by urobil Vodca svorky a aká je šanca na výhru
terminal-help-key-leave = odísť; hra ostane uložená, „barkade resume“ v nej pokračuje
terminal-help-words = Namiesto klávesov môžeš písať: { $words }.
terminal-help-secret = Keď vás pri klávesnici sedí viac, spadne medzi ťahmi opona, aby nikto nevidel cudzie karty.
terminal-help-saved = Každá akcia sa hneď ukladá: nič sa nestratí, ani keď vypadne prúd.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Psie stolové hry pri jednom stole
terminal-menu-resume = Pokračovať
terminal-menu-saved = { $game }, hrajú { $names }, ťah { $version }, prerušené { $when }
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

terminal-replay-title = { $game }: ťah { $version } z { $last }
terminal-replay-start = Hra je pripravená.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = očami: { $who }
terminal-replay-spectator = divák
terminal-replay-mover = kto ťahá, { $who }
terminal-replay-no-mover = kto ťahá (tu: všetci)
terminal-replay-partial = Záznam obsahuje len to, čo sa dozvedelo jedno miesto, takže niet hracej plochy, ktorá by sa dala ukázať.
terminal-replay-keys = ←→ krok · Home End začiatok, koniec · Tab čí pohľad · Medzera spustiť · Esc koniec
terminal-replay-keys-partial = ←→ krok · Home End začiatok, koniec · Medzera spustiť · Esc koniec

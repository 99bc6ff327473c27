# Who sits at the table

terminal-kind-person = ember
terminal-kind-random = véletlen bot
terminal-kind-puppy = Kölyökkutya
terminal-kind-young-dog = Kamasz kutya
terminal-kind-good-dog = Jó kutya
terminal-kind-clever-dog = Okos kutya
terminal-kind-top-dog = Nagykutya
terminal-bot-name-1 = Bodri
terminal-bot-name-2 = Morzsa
terminal-bot-name-3 = Buksi
terminal-bot-name-4 = Maszat
terminal-bot-name-5 = Vakarcs

# The table

terminal-too-small = Ez az ablak { $width }×{ $height } méretű. Az asztalhoz 80×24 kell: nagyobb ablak vagy kisebb betű segít.
terminal-turn = { $name }, te jössz
terminal-turn-of = { $name } gondolkodik…
terminal-over = Vége a játszmának
terminal-actions = Amit tehetsz
terminal-no-actions = { $name } ({ $kind }) lép.
terminal-next = Hogyan tovább?
terminal-log = Ami történt
terminal-coach = Az edző
terminal-coach-off = Az edző csak embereknek segít.
terminal-prompt = írd be a lépést, vagy Enter a kijelölthöz
terminal-prompt-over = Enter a kijelölt választáshoz
terminal-keys = ↑↓ Enter vagy írd be · F1 súgó F2 edző F3 napló F4 vissza F5 tipp · Ctrl-C ki
terminal-keys-over = ↑↓ választás · Enter mehet · F1 súgó · F3 napló · Ctrl-C kilépés
terminal-keys-page = ↑↓ PgUp PgDn görgetés · Esc vissza
terminal-keys-help = ↑↓ PgUp PgDn görgetés · R a játék szabályai · Esc vissza
terminal-keys-rules = ↑↓ PgUp PgDn görgetés · írj be szót vagy számot a kereséshez · Esc vissza
terminal-find = keresés
terminal-no-such-rule = Egyik szabályban sincs benne: „{ $text }”.
terminal-keys-coach = F1 súgó · F2 napló
terminal-keys-hint = F1 súgó · F5 napló
terminal-no-such-action = Itt ezt nem teheted: „{ $text }”; a ↑↓ megmutatja, mit igen.
terminal-hint = Nyerési esélyeid Nagykutya szerint
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Nagykutya gondolkodik…
terminal-hint-forced = Csak egyetlen dolgot tehetsz.
terminal-hint-compiling = Nagykutya ébredezik: az első tipp akár egy perc is lehet, a többi már nem. Nyugodtan játssz tovább.
terminal-hint-not-now = Tipp akkor jár, amikor te jössz.
terminal-hint-never = Ezen a gépen nincs tipp: Nagykutyának kell a numba csomag.
terminal-commit = A játszma kockái le vannak pecsételve: { $commit }
terminal-chance-seeded = A játszma kockái szimulációs magból jönnek ({ $seed }): ugyanaz a mag, ugyanaz a játszma.

terminal-word-undo = vissza
terminal-word-help = súgó
terminal-word-coach = edző
terminal-word-log = napló
terminal-word-hint = tipp
terminal-word-rules = szabályok
terminal-word-leave = kilépés

terminal-undo-none = Nincs olyan akciód, amit visszavonhatnál.
terminal-undo-chance = Amit a véletlen eldöntött, azt nem lehet visszavonni.
terminal-undo-secret = Ami kiderült, azt nem lehet visszavonni.
terminal-undone = Visszavonva.

terminal-name = { $name }
terminal-won = { $name } nyer! Eredmény: { $counted }.
terminal-won-together = { $names } osztozik a győzelmen! Eredmény: { $counted }.
terminal-points = { $points } pont
terminal-lost = Ennél az asztalnál senki sem nyer.
terminal-verify = A játszma minden húzása ellenőrizhető:
terminal-again = Még egyszer
terminal-menu = Vissza a menübe
terminal-leave = Kilépés

# The curtain

terminal-curtain = Most { $name } jön
terminal-curtain-look-away = Mindenki más nézzen félre!
terminal-curtain-ready = { $name }, nyomj Entert, amikor már csak te látod a képernyőt.

# Help

terminal-help-title = Így játszunk itt
terminal-help-moves = A ↑ és ↓ nyilakkal válaszd ki, mit tennél; a tábla megmutatja, hol történik. Enterrel megteszed. Vagy írd be: minden akció jobb szélén ott a rövid jelölése, és elég annyi betű az elejéről, amennyi csak egy akcióra illik.
terminal-help-board = A tábla
terminal-help-key-choose = akció kijelölése
terminal-help-key-enter = a kijelölt vagy beírt akció
terminal-help-key-page = a napló vagy az edző görgetése
terminal-help-key-escape = a beírt szöveg törlése
terminal-help-key-help = ez a súgó; itt az R a játék szabályait mutatja
terminal-help-key-coach = az edző: pontos esélyek abból, amit tudhatsz
terminal-help-key-log = minden, ami történt, és a kockák pecsétje
terminal-help-key-undo = a legutóbbi akciód visszavonása: ha titok derült ki, soha; ha a véletlen döntött, csak egyszemélyes játékban
terminal-help-key-hint = tipp: mit tenne Nagykutya, és mekkora a nyerési esély
terminal-help-key-leave = kilépés; a játszma mentve, „barkade resume” folytatja
terminal-help-words = A billentyűk helyett ezeket is beírhatod: { $words }.
terminal-help-secret = Ha többen ültök egy billentyűzetnél, a körök között függöny ereszkedik le, hogy senki se lássa a másik lapjait.
terminal-help-saved = Minden akció azonnal mentve van: semmi sem vész el, áramszünetkor sem.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Kutyás társasjátékok egy asztalnál
terminal-menu-resume = Folytatás
terminal-menu-saved = { $game }, játszik: { $names }, { $version }. akció, félbehagyva: { $when }
terminal-menu-players = { $low }–{ $high } játékos
terminal-menu-language = Nyelv
terminal-menu-quit = Kilépés
terminal-menu-keys = ↑↓ választás · Enter megnyitás · Ctrl-C kilépés
terminal-setup-title = { $game }: kik játszanak?
terminal-setup-players = Játékosok
terminal-setup-seat = { $number }. hely
terminal-setup-start = Kezdjük
terminal-setup-rules = A szabályok elolvasása
terminal-setup-keys = ↑↓ választás · ←→ vagy Enter módosítás · Esc vissza
terminal-language-keys = ↑↓ választás · Enter mehet · Esc vissza
terminal-yes = igen
terminal-no = nem

# Replay

terminal-replay-title = { $game }: { $version }/{ $last }. lépés
terminal-replay-start = Minden készen áll a játszmához.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = nézőpont: { $who }
terminal-replay-spectator = néző
terminal-replay-mover = aki lép, { $who }
terminal-replay-no-mover = aki lép (itt mindenki)
terminal-replay-partial = Ez a jegyzőkönyv azt tartalmazza, amit egyetlen hely tudott, ezért nincs mutatható tábla.
terminal-replay-keys = ←→ lépés · Home End első, utolsó · Tab nézőpont · Szóköz fut · Esc kilépés
terminal-replay-keys-partial = ←→ lépés · Home End első, utolsó · Szóköz fut · Esc kilépés

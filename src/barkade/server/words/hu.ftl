# What the server says

server-over = Ez az asztal bezárt.
server-stale = Az asztal már továbblépett ({ $version }. verzió). Nézd meg újra, aztán válassz.
server-taken-id = Ezt a parancsazonosítót már más használta.
server-no-seat = Ennél az asztalnál nincs { $number }. hely.
server-not-your-seat = Ez nem a te helyed: { $number }.
server-host-only = Ezt csak az asztal házigazdája teheti meg.
server-players-only = Ezt csak az teheti meg, aki ennél az asztalnál játszik.
server-started = A játszma már elkezdődött.
server-not-started = Itt még nem folyik játszma.
server-not-over = A játszma még nem ért véget.
server-paused = A játszma szünetel.
server-not-paused = A játszma nem szünetel.
server-bot-plays = Most egy bot játszik helyetted. Előbb vedd vissza a helyed.
server-time-is-up = Lejárt az időd erre a körre: a bot befejezi, utána a hely újra a tiéd.
server-no-undo = Ezt nem lehet visszavonni: kiderült valami véletlen vagy titkos, vagy nem ez volt a legutóbbi akciód.
server-other-offer = Már egy másik javaslatról döntötök.
server-no-offer = Most nincs javaslat, amiről dönteni kellene.
server-no-person-there = Ezen a helyen ({ $number }.) nem ül senki, akit meg lehetne kérdezni.
server-not-away = Aki ezen a helyen ül ({ $number }.), itt van, vagy csak nemrég ment el.
server-resigned = Aki feladta, nem folytathatja.
server-who-are-you = Előbb gyere be: adj meg egy nevet.
server-sent-away = A házigazda elküldött ettől az asztaltól.
server-seat-taken = Ez a hely foglalt: { $number }.
server-seat-free = Ez a hely még szabad: { $number }. Hívj meg valakit, vagy ültess oda egy botot.
server-not-ready = Aki ezen a helyen ül ({ $number }.), még nem jött az asztalhoz.
server-no-such-bot = Nincs „{ $bot }” nevű bot. A botok: { $known }.
server-no-choice-of-first = Ebben a játékban nem lehet kiválasztani, ki kezd.
server-muted = Ennél az asztalnál nem írhatsz a csevegésbe.
server-failed = Ezt nem sikerült elmenteni. Semmi sem változott; próbáld újra.
server-no-table = Nincs ilyen asztal. Talán már leszedtük.
server-no-frame = Ezt a játszmát nem lehet arról a helyről vagy attól a lépéstől nézni.
server-no-lesson = Ehhez a játékhoz nincs lecke.
server-malformed = Ez nem érthető: { $reason }.
server-bad-name = A névhez legalább egy látható betű vagy jel kell.
server-dead-link = Ezt a linket már használták, vagy túl régi. Készíts újat.
server-too-fast = Csak lassan! Várj egy kicsit.
server-too-large = Ez túl nagy: legfeljebb { $kilobytes } kB olvasható be.
server-foreign = Ez egy másik webhely oldaláról jött.
server-bad-webhook = A webhook egy cím, amely így kezdődik: http:// vagy https://.
server-bad-email = Ez nem e-mail-cím.
server-your-turn = Te jössz: { $game }.
server-no-help = Ennél az asztalnál senki sem kérhet segítséget.

server-no-page = Az oldal még nem készült el.
server-page-title = Barkade
server-page-about = Négy kutyás társasjáték egy asztalnál. Fiók nélkül.
server-table-title = { $game } – Barkade
server-invited = { $name } meghív egy játszmára: { $game }.
server-invitation = Meghívó egy játszmára: { $game }.

# Commands

cli-serve = szerver indítása: élő asztalok böngészőknek és programoknak
cli-backup = a szerver fájljának másolása futás közben

cli-help-host = a cím, amelyen figyel (alapból 0.0.0.0: az azonos hálózaton bárki jöhet)
cli-help-port = a port (alapból 8000; a 0 szabad portot választ)
cli-help-data = a fájl, amelyben minden megmarad
cli-help-database = minden PostgreSQL-ben maradjon, más csomópontokkal közösen: postgresql://...
cli-help-public-url = hogyan érik el a szervert kívülről, például https://dogs.example.org
cli-help-bot-pace = hány másodpercet várjon egy bot, mielőtt lép
cli-help-grace = hány másodpercig lehet valaki távol, mielőtt bot játszhat helyette
cli-help-keep-days = hány napig maradjanak meg a befejezett asztalok
cli-help-smtp = egy levelezőszerver host:port címe, azoknak, akik értesítést kérnek a körükről
cli-help-mail-from = ezeknek a leveleknek a feladója
cli-help-private-webhooks = a webhookok a saját hálózatba is mutathassanak
cli-help-open = az oldal megnyitása ezen a gépen, böngészőben
cli-help-unlimited = nincs sebességkorlát: méréshez és tesztekhez
cli-help-log = hová kerüljön a strukturált napló (alapból a hibakimenet)

server-open = A Barkade nyitva van. Gyere be:
server-stop-with = Ctrl-C bezárja; a játszmák megmaradnak.
server-closed = A Barkade bezárt. A játszmák itt vannak: { $file }.
server-port-taken = Ez a port itt nem használható ({ $port }): { $reason }.
server-file-locked = Egy másik szerver használja: { $file }.
server-file-too-new = Ezt a fájlt újabb Barkade írta: { $file }.
server-file-broken = { $file } nem nyitható meg: { $reason }.
server-bad-url = { $option } így kezdődjön: http:// vagy https://, ne így: „{ $value }”.
server-bad-database = --database így kezdődjön: postgresql://, ne így: „{ $value }”.
server-no-database = Az adatbázis nem használható: { $reason }.
server-backed-up = A másolat itt van: { $file }.
server-backup-exists = Ez már létezik: { $file }.
server-missing-backup = Hová? „barkade backup FILE”.

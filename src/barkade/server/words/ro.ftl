# What the server says

server-over = Masa asta e închisă.
server-stale = Masa a ajuns la versiunea { $version }. Uită-te din nou, apoi alege.
server-taken-id = Id-ul acestei comenzi a fost folosit de altcineva.
server-no-seat = La masa asta nu există locul { $number }.
server-not-your-seat = Locul { $number } nu e al tău.
server-host-only = Asta o poate face doar gazda mesei.
server-players-only = Asta o pot face doar cei care joacă la masa asta.
server-started = Jocul a început deja.
server-not-started = Aici încă nu se joacă nimic.
server-not-over = Jocul nu s-a terminat încă.
server-paused = Jocul e în pauză.
server-not-paused = Jocul nu e în pauză.
server-bot-plays = În locul tău joacă un bot. Întâi ia-ți locul înapoi.
server-time-is-up = Timpul tău pentru tura asta a expirat: o termină botul, apoi locul e din nou al tău.
server-no-undo = Asta nu se mai poate lua înapoi: a ieșit la iveală ceva din sorți sau un secret, ori nu a fost ultima ta acțiune.
server-other-offer = Se întreabă deja altceva.
server-no-offer = Nu se întreabă nimic.
server-no-person-there = Pe locul { $number } nu stă nimeni care să poată fi întrebat.
server-not-away = Cine stă pe locul { $number } e aici sau nu lipsește de mult.
server-resigned = Cine a renunțat nu mai poate continua.
server-who-are-you = Întâi intră: spune un nume.
server-sent-away = Gazda te-a scos de la masa asta.
server-seat-taken = Locul { $number } e ocupat.
server-seat-free = Locul { $number } e încă liber. Invită pe cineva sau pune un bot acolo.
server-not-ready = Cine stă pe locul { $number } încă n-a venit la masă.
server-no-such-bot = Nu există botul „{ $bot }”. Boții sunt: { $known }.
server-no-choice-of-first = Nimeni nu poate alege cine începe jocul acesta.
server-muted = La masa asta nu poți vorbi.
server-failed = Nu s-a putut păstra. Nu s-a schimbat nimic; mai încearcă.
server-no-table = Nu există masa asta. Poate că a fost strânsă.
server-no-frame = Jocul nu poate fi privit de pe locul acela sau de la mutarea aceea.
server-no-lesson = Pentru acest joc nu există nicio lecție.
server-malformed = Nu se înțelege: { $reason }.
server-bad-name = Un nume are nevoie de cel puțin o literă sau un semn care se vede.
server-dead-link = Linkul a fost folosit sau e prea vechi. Fă unul nou.
server-too-fast = Mai încet. Așteaptă o clipă.
server-too-large = E prea mare: se citesc cel mult { $kilobytes } kB.
server-foreign = Asta a venit de pe pagina altui site.
server-bad-webhook = Un webhook e o adresă care începe cu http:// sau https://.
server-bad-email = Asta nu e o adresă de e-mail.
server-your-turn = E rândul tău la { $game }.
server-no-help = La masa asta nimeni nu poate folosi ajutorul.

server-no-page = Pagina încă nu a fost construită.
server-page-title = Barkade
server-page-about = Patru jocuri cu câini la aceeași masă. Fără cont.
server-table-title = { $game } pe Barkade
server-invited = { $name } te invită la o partidă de { $game }.
server-invitation = Ai o invitație la o partidă de { $game }.

# Commands

cli-serve = deschide casa: mese live pentru browsere și programe
cli-backup = copiază fișierul unui server în timp ce rulează

cli-help-host = adresa pe care se ascultă (implicit 0.0.0.0: poate veni oricine din aceeași rețea)
cli-help-port = portul (implicit 8000; 0 ia unul liber)
cli-help-data = fișierul în care se păstrează totul
cli-help-database = păstrează totul în PostgreSQL, ca să fie împărțit cu alte noduri: postgresql://...
cli-help-public-url = cum ajung oamenii din altă parte la acest server, de pildă https://dogs.example.org
cli-help-bot-pace = câte secunde așteaptă un bot înainte să mute
cli-help-grace = câte secunde poate lipsi cineva până când un bot are voie să joace în locul lui
cli-help-keep-days = câte zile se păstrează mesele terminate
cli-help-smtp = host:port al unui server de e-mail, pentru cei care vor să afle că e rândul lor
cli-help-mail-from = expeditorul acestor e-mailuri
cli-help-private-webhooks = permite webhookuri spre rețeaua proprie
cli-help-open = deschide pagina într-un browser de pe acest calculator
cli-help-unlimited = fără limite de ritm: pentru măsurători și teste
cli-help-log = unde se scriu jurnalele structurate (implicit la eroarea standard)

server-open = Barkade e deschis. Poftește înăuntru:
server-stop-with = Ctrl-C îl închide; jocurile se păstrează.
server-closed = Barkade e închis. Jocurile se păstrează în { $file }.
server-port-taken = Portul { $port } nu poate fi folosit aici: { $reason }.
server-file-locked = Alt server are { $file } deschis.
server-file-too-new = { $file } a fost scris de un Barkade mai nou.
server-file-broken = { $file } nu poate fi deschis: { $reason }.
server-bad-url = { $option } trebuie să înceapă cu http:// sau https://, nu „{ $value }”.
server-bad-database = --database trebuie să înceapă cu postgresql://, nu „{ $value }”.
server-no-database = Baza de date nu poate fi folosită: { $reason }.
server-backed-up = S-a copiat în { $file }.
server-backup-exists = { $file } există deja.
server-missing-backup = Unde? „barkade backup FILE”.

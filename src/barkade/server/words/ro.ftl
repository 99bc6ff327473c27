# What the server says

server-over = Masa asta e închisă.
server-stale = Masa a ajuns deja la mutarea { $version }. Uită-te din nou, apoi alege.
server-taken-id = Id-ul acestei comenzi a fost folosit de altcineva.
server-no-seat = La masa asta nu există locul { $number }.
server-not-your-seat = Locul { $number } nu e al tău.
server-host-only = Asta o poate face doar gazda mesei.
server-players-only = Asta o pot face doar cei care joacă la masa asta.
server-started = Jocul a început deja.
server-fixed-by-record = La această masă continuă un joc salvat, așa că jucătorii și opțiunile nu se pot schimba.
server-not-started = Jocul încă n-a început.
server-not-over = Jocul nu s-a terminat încă.
server-paused = Jocul e în pauză.
server-not-paused = Jocul nu e în pauză.
server-bot-plays = În locul tău joacă un bot. Întâi ia-ți locul înapoi.
server-people-only = Asta poate doar un om. Un program joacă în schimb „{ $action }”.
server-time-is-up = Timpul tău pentru tura asta a expirat: o termină botul, apoi locul e din nou al tău.
server-no-undo = Asta nu se mai poate lua înapoi: au căzut zaruri, s-a tras o carte sau a ieșit la iveală un secret, ori nu a fost ultima ta acțiune.
server-other-offer = E deja o altă cerere deschisă.
server-no-offer = Nu e nicio cerere deschisă.
server-no-request = Nimeni cu acest identificator n-a cerut un loc aici.
server-no-person-there = Pe locul { $number } nu stă nimeni care să poată fi întrebat.
server-not-away = Cine stă pe locul { $number } e aici sau nu lipsește de mult.
server-resigned = După ce renunți, nu mai poți continua.
server-who-are-you = Întâi intră: cum te cheamă?
server-sent-away = Gazda te-a rugat să pleci de la masă.
server-knows-a-hand = Ai văzut deja altă mână în jocul acesta, așa că nu poți juca pe locul acesta.
server-turned-down = Masa a spus nu. În jocul acesta nu mai poți cere un loc.
server-seat-taken = Locul { $number } e ocupat.
server-seat-free = Locul { $number } e încă liber. Invită pe cineva sau pune un bot acolo.
server-not-ready = Cine stă pe locul { $number } încă n-a venit la masă.
server-starting = Jocul tocmai începe, așa că nu se mai poate schimba nimic. Ca să-l oprești, ridică-te sau roagă gazda să scoată de la masă pe cine lipsește.
server-not-starting = Octeții aleatorii se arată abia când gazda începe jocul.
server-wrong-nonce = Aceștia nu sunt octeții aleatorii fixați de acest loc.
server-no-such-bot = Nu există botul „{ $bot }”. Boții sunt: { $known }.
server-no-choice-of-first = Nimeni nu poate alege cine începe jocul acesta.
server-muted = La masa asta nu poți scrie în chat.
server-not-been-here = Nimeni cu acest identificator n-a stat, n-a scris și n-a privit la masa asta.
server-spectators-only = Așa pot fi scoși de la masă doar spectatorii. Jucătorii se scot de pe locul lor.
server-too-many-muted = La o masă pot rămâne fără chat cel mult { $most ->
    [one] un om
    [few] { $most } oameni
   *[other] { $most } de oameni
}.
server-table-full = La masa asta s-au întâmplat atâtea încât acum se mai primesc doar mutări. Terminați partida și deschideți altă masă.
server-too-many-tables = Ai deja prea multe mese neterminate ({ $most }). Termină sau părăsește una, apoi deschide alta.
server-too-many-public = Ai deja prea multe mese publice care așteaptă oameni ({ $most }). Începe mai întâi la una din ele sau deschide o masă doar cu link.
server-no-device = Dispozitivul acesta nu mai este conectat.
server-failed = Nu s-a putut salva. Nu s-a schimbat nimic; încearcă din nou.
server-no-table = Nu există masa asta. Poate că a fost strânsă.
server-no-code = Nicio masă nu așteaptă sub acest cod. Verifică-l sau cere linkul: un joc început nu mai are cod.
server-unreadable = Masa asta nu poate fi deschisă: ce s-a salvat de la ea nu poate fi citit.
server-no-frame = Jocul nu poate fi privit de pe locul acela sau de la mutarea aceea.
server-no-lesson = Pentru acest joc nu există nicio lecție.
server-malformed = Nu se înțelege: { $reason }.
server-bad-name = Un nume are nevoie de cel puțin o literă sau un semn care se vede.
server-bots-name = „{ $name }” seamănă cu numele unui bot de-al nostru. Alege alt nume, ca să nu vă încurce nimeni.
server-dead-link = Linkul a fost folosit sau e prea vechi. Fă unul nou.
server-too-fast = Ușurel! Așteaptă o clipă.
server-crowded = La masa asta tocmai au venit mulți oameni noi. Așteaptă o clipă.
server-busy = Prea mulți cer ajutor chiar acum. Mai întreabă o dată peste o clipă.
server-too-long-to-analyse = Partida asta e prea lungă ca să fie analizată aici. Analizeaz-o acasă: barkade analyse FILE.
server-too-large = E prea mare: se citesc cel mult { $kilobytes } kB.
server-foreign = Asta a venit de pe pagina altui site, așa că a fost refuzată. Deschide chiar Barkade și încearcă din nou.
server-bad-webhook = Un webhook e o adresă care începe cu http:// sau https://.
server-bad-email = Asta nu e o adresă de e-mail.
server-your-turn = E rândul tău la { $game }.
server-confirm-mail = Codul tău pentru Barkade este { $code }. Dacă nu l-ai cerut, cineva a greșit o adresă: nu face nimic.
server-confirm-subject = Codul tău pentru Barkade
server-turn-with = La masă: { $names }.
server-turn-until = Ai timp până { $time }.
server-turn-test = Acesta e un test. Aici îți spune Barkade când e rândul tău.
server-mail-stop = Fără alte mesaje: { $link }
server-bad-push = Adresa de notificări a acestui browser nu poate fi folosită.
server-dead-stop = Linkul acesta nu oprește niciun mesaj. Poate că adresa s-a schimbat între timp.
server-already-somebody = În acest browser ești deja { $name }. Confirmă că vrei să fii { $other }.
server-wrong-phrase = Nimeni nu are aceste cuvinte. Verifică scrierea și ordinea.
server-wrong-code = Codul e greșit sau prea vechi. Scrie din nou adresa și primești altul.
server-no-help = La masa asta se joacă fără ajutor.
server-no-evening = Jocul acesta nu face parte dintr-o seară în familie.
server-evening-goes-on = Seara a trecut deja la jocul următor.
server-evening-full = O seară are cel mult { $most ->
    [one] un joc
    [few] { $most } jocuri
   *[other] { $most } de jocuri
}. Dați cupa și începeți alta.
server-evening-needs-two = O seară în familie are nevoie de cel puțin doi jucători la masă și începe cu un joc nou.
server-no-daily = Jocul acesta nu are o partidă a zilei.
server-daily-alone = În partida zilei joci pe cont propriu: fără boți, fără oaspeți și fără încă o pereche de lăbuțe.

server-no-page = Pagina încă nu a fost construită.
server-page-title = Barkade
server-page-about = Jocuri cu câini la aceeași masă. Fără cont.
server-table-title = { $game } pe Barkade
server-invited = { $name } te invită la o partidă de { $game }.
server-invitation = Ai o invitație la o partidă de { $game }.

# Commands

cli-serve = pornește serverul: mese live pentru browsere și programe
cli-backup = copiază fișierul de date al unui server în timp ce rulează
cli-restore = pune la loc o copie a fișierului de date al unui server

cli-help-host = adresa pe care se ascultă (implicit 0.0.0.0: poate veni oricine din aceeași rețea)
cli-help-port = portul (implicit 8000; 0 ia unul liber)
cli-help-data = fișierul în care se păstrează totul
cli-help-database = păstrează totul în PostgreSQL, ca să fie împărțit cu alte noduri: postgresql://…
cli-help-public-url = cum ajung oamenii din altă parte la acest server, de pildă https://dogs.example.org
cli-help-proxy = adresa proxy-ului din fața acestui server, crezut pe cuvânt când spune de unde vine fiecare; mai multe, despărțite prin virgule
cli-help-open-metrics = oricine poate citi /metrics, nu doar programele de pe acest calculator
cli-help-bot-pace = câte secunde așteaptă un bot înainte să mute
cli-help-grace = câte secunde poate lipsi cineva până când un bot are voie să joace în locul lui
cli-help-keep-days = câte zile se păstrează mesele terminate
cli-help-clean-up = ai încredere în ceas și șterge ce a expirat, chiar dacă e o mare parte din mese
cli-help-smtp = host:port al unui server de e-mail, pentru cei care vor un e-mail când e rândul lor
cli-help-smtp-user = numele de utilizator pentru serverul de e-mail; parola se citește din BARKADE_SMTP_PASSWORD
cli-help-mail-from = expeditorul acestor e-mailuri
cli-help-private-webhooks = permite webhookuri spre rețeaua proprie
cli-help-open = deschide pagina într-un browser de pe acest calculator
cli-help-unlimited = fără limite de ritm: pentru măsurători și teste
cli-help-log = unde se scriu jurnalele structurate (implicit la eroarea standard)
cli-help-config = un fișier TOML cu aceste opțiuni, de exemplu port = 8000; mediul (BARKADE_PORT) și linia de comandă au prioritate
cli-help-copy = unde se pune copia: un fișier nou sau un dosar
cli-help-put-back = copia care se pune la loc
cli-help-keep = într-un dosar: câte copii rămân acolo; cele mai vechi se șterg

server-open = Barkade e deschis. Poftește înăuntru:
server-stop-with = Ctrl-C îl închide; jocurile sunt salvate.
server-closed = Barkade e închis. Jocurile sunt salvate în { $file }.
server-port-taken = Portul { $port } nu poate fi folosit aici: { $reason }.
server-file-locked = Alt server are { $file } deschis.
server-file-too-new = { $file } a fost scris de un Barkade mai nou.
server-file-broken = { $file } nu poate fi deschis: { $reason }.
server-bad-url = { $option } trebuie să înceapă cu http:// sau https://, nu „{ $value }”.
server-bad-proxy = --proxy primește adrese sau rețele despărțite prin virgule, ca 127.0.0.1,10.0.0.0/8, nu „{ $value }”.
server-bad-database = --database trebuie să înceapă cu postgresql://, nu „{ $value }”.
server-no-database = Baza de date nu poate fi folosită: { $reason }.
server-backed-up = S-a copiat în { $file }.
server-backup-exists = { $file } există deja.
server-missing-backup = Unde? Încearcă „barkade backup FILE”.
server-missing-restore = Care copie? Încearcă „barkade restore FILE”.
server-restored = { $file } e la loc. Ce era înainte e în { $old }.
server-bad-config = { $file } nu poate fi citit: { $reason }.
server-no-setting = { $file }: nu există setarea „{ $name }”.
server-bad-setting = { $file }: „{ $name }” e fie yes, fie no, nu „{ $value }”.

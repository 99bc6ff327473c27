# The page

page-title = Barkade
page-places = Pagini
title-turn = ● E rândul tău – { $game }
title-table = { $game } – Barkade
title-next = ● Jocul următor e deschis – { $game }
sheet-close = Închide

nowhere-title = Aici nu e nimic
nowhere-about = Câinele ăsta a căutat peste tot. Poate lipsește o literă din adresă.
net-offline = Serverul nu răspunde. Ai internet?
net-broken = Serverul s-a împiedicat. Mai încearcă peste o clipă.
net-again = Încearcă din nou
line-lost = Se reconectează…
line-offline = Ești offline.
line-sending = E pe drum…
line-kept = Mutarea ta va fi trimisă.

# Home

home-hello = Cine vrea să se joace?
home-about = Jocuri cu câini la aceeași masă. Boții ocupă locurile goale, prietenii vin printr-un link și nimeni n-are nevoie de cont.
home-games = Jocurile
home-players = { $low }–{ $high } jucători
home-minutes = { $low }–{ $high } { $high ->
    [one] minut
    [few] minute
   *[other] de minute
}
home-play = Joacă acum
home-invite = Invită prieteni
home-rules = Reguli
home-learn = Învață
home-mine = Jocurile tale
home-join = Vino la o masă
home-code = Linkul sau codul unei mese
home-join-go = Intră
home-open = Mese deschise
home-open-none = Acum nu e nicio masă deschisă. Deschide tu prima!
home-watch = Jocuri de privit
home-finished = Jocuri terminate
kennel-title = Curtea ta
kennel-own = { $name }, câinele tău
kennel-dog = { $name }, ultima întâlnire: { $game }; { $games ->
    [one] un joc împreună
    [few] { $games } jocuri împreună
   *[other] { $games } de jocuri împreună
}
kennel-empty = Deocamdată doar tu locuiești aici. Se mută la tine câinii pe care îi chemi, îi punctezi sau îi întâlnești în joc.
kennel-all = Toți câinii: { $count }

line-over = Revezi
line-free = { $free ->
    [0] Plin
    [one] Un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
line-yours = Rândul tău
line-theirs = În așteptare
line-left = timp rămas: { $time }
line-waits = Lipsesc toți
line-bot = Joacă un bot în locul tău

# A new table

new-title = Masă nouă: { $game }
new-players = Câți joacă?
new-clock = Ceas
new-clock-about = Dacă cuiva i se termină timpul, joacă un bot în locul lui până revine. De la o oră pe tură în sus, botul joacă doar tura aceea.
new-holiday = Vacanță
new-holiday-about = Timp în plus pentru fiecare, pe tot jocul. Se consumă când o tură depășește timpul.
new-help = Ajutor
new-help-about = Jocurile cu rating se joacă fără ajutor.
new-public = Deschisă tuturor
new-public-about = Oricine de pe acest server poate vedea masa, se poate așeza sau poate privi.
new-box = Propria ta cutie
new-box-about = Un fișier TOML cu alte cărți, zaruri sau câini.
new-box-unreadable = Cutia asta nu poate fi citită: { $detail }
new-box-line = Cutia asta nu poate fi citită. Greșeala e pe rândul { $line }: { $text }
new-open = Deschide masa
box-title = Cutia
box-own = cu cutie proprie
box-show = Ce e în cutie
box-rest = Restul e ca în cutia obișnuită.
clock-none = fără ceas
holiday-none = fără
clock-holiday = { $clock }, vacanță: { $days }
clock-per-turn = { $seconds ->
    [30] 30 de secunde pe tură
    [60] un minut pe tură
    [180] 3 minute pe tură
    [600] 10 minute pe tură
    [3600] o oră pe tură
    [43200] 12 ore pe tură
    [86400] o zi pe tură
    [259200] 3 zile pe tură
    [604800] o săptămână pe tură
    [one] o secundă pe tură
    [few] { $seconds } secunde pe tură
   *[other] { $seconds } de secunde pe tură
}
clock-days = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
clock-hours = { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}
help-all = antrenor și ponturi
help-coach = doar antrenorul
help-none = fără
public-yes = da
public-no = nu, doar cu link
option-yes = da
option-no = nu

# Before the start

lobby-seats = Locuri
lobby-free = O pernă liberă
lobby-host = gazdă
lobby-sit = Așază-te aici
lobby-sit-too = Așază-te și aici
lobby-stand = Ridică-te
introduce-who = Cine stă aici?
introduce-name = Numele tău
introduce-keep = Eu sunt!
introduce-again = Schimbă numele
door-asks = Întreabă-mă înainte să se așeze cineva
door-request = { $name } cere locul { $number }.
door-let-in = Primește
door-decline = Nu, mulțumesc
door-asked = Ai cerut un loc. Gazda îți va da de știre.
lobby-bot = Adaugă un bot…
lobby-bot-for = Bot pentru locul { $number }
lobby-unseat = Scoate de la masă: { $name }
lobby-start = Începe jocul
lobby-start-with-bots = { $free ->
    [one] Adaugă un bot și începe
    [few] Adaugă { $free } boți și începe
   *[other] Adaugă { $free } de boți și începe
}
lobby-strength = cu
lobby-wait-for = Așteptăm la masă: { $names }.
lobby-starting = Începem: fiecare dispozitiv își arată octeții aleatorii. Mai lipsesc: { $names }.
lobby-wait-host = Se așteaptă ca gazda să înceapă.
lobby-take-seat = Ia loc sau rămâi și privește.
lobby-full = Toate locurile sunt ocupate. Rămâi și privește!
lobby-sent-away = Gazda te-a rugat să pleci de la masă.
desk-title = Pentru gazdă
desk-change = Schimbă setările
desk-close = Închide masa
desk-close-sure = Închizi masa pentru toată lumea?
desk-closed = Gazda a închis această masă.
desk-hand-over = Numește gazdă
desk-mute = Fără chat
desk-unmute = Lasă în chat
desk-send = Scoate de la masă
desk-send-sure = Scoți de la masă: { $name }? Nu va mai putea sta sau scrie aici până nu îi permiți să revină.
desk-send-sure-watching = Scoți de la masă: { $name }? Nu va mai putea privi, sta sau scrie aici până nu îi permiți să revină.
desk-people = Cine e la masă
desk-nobody = Deocamdată nu mai stă nimeni aici.
desk-sent-away = Scoși de la masă
desk-mute-whom = Fără chat pentru { $name }
desk-hand-over-whom = Numește gazdă: { $name }
desk-hand-over-sure = Gazdă nouă: { $name }? De atunci doar această persoană poate schimba masa.
desk-send-sure-playing = Scoți de la masă: { $name }? Locul îl preia un bot, pentru tine jocul contează ca pierdut, iar persoana nu mai poate privi, sta sau scrie aici până nu îi permiți să revină.
desk-save = Salvează
desk-least = Locul { $number } e ocupat, deci nu pot fi mai puțini jucători.
desk-changed = Gazda a schimbat setările.
desk-watching-names = { $count }: { $names }
desk-cancel = Renunță
desk-let-back = Primește înapoi
desk-mute-watchers = Spectatori fără chat
desk-watching = { $count ->
    [0] Nu privește nimeni
    [one] Un spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
watching = Privești acest joc.
lobby-invite = Invită prieteni
lobby-share-title = Hai să jucăm { $game }
lobby-screen = Pentru ecranul mare: masa pe televizor, cărțile pe telefoane.
lobby-agreed = Setările jocului
lobby-first = Cine începe
lobby-first-drawn = la sorți
lobby-fair = Zaruri cinstite
lobby-fair-about = Înainte să joace cineva, serverul își fixează zarurile cu acest număr, iar fiecare browser își fixează octeții aleatorii; abia apoi toți sunt arătați și amestecați. Așa nimeni nu poate alege zarurile. Când jocul s-a terminat, browserul tău poate verifica fiecare aruncare.

share-link = Linkul spre această masă
share-room = Codul mesei
share-replay = Linkul spre această reluare
share-code = Linkul în cod QR
share-copy = Copiază
share-copied = Copiat
share-share = Trimite
share-only-here = Telefoanele nu pot ajunge încă la acest calculator: conectează-l la rețeaua de acasă și pornește din nou Barkade, fără „--host”.
share-network = Adresa pentru telefoane
share-network-about = Calculatorul acesta e în mai multe rețele. Dacă un telefon nu deschide linkul, alege altă adresă.

seat-resigned = a renunțat
seat-outside = un program din afară
seat-stand-in = { $bot } ține locul
lent = { $bot } joacă în locul tău.
lent-seat = { $bot } joacă pentru { $name }.
seat-away = lipsește

bot-call-0 = Bobiță
bot-call-1 = Grivei
bot-call-2 = Azorel
bot-call-3 = Lăbuș
bot-call-4 = Codiță
bot-call-5 = Pufi
bot-standing = { $level }, { $temper }
talk-bots-quiet = Boți, liniște
talk-bots-speak = Lasă boții să vorbească

# In play

odds-percent = { $percent }%

table-name-again = { $name } ({ $number })
table-coming = Aduc imediat…
table-home = Înapoi la jocuri
table-seats = Jucători
table-you = (tu)
table-thinking = se gândește
table-points = Puncte
table-board = Tabla
table-side = Poveste și chat
table-story = Poveste
table-talk = Chat
table-menu = Meniu
table-undo = Ia înapoi
table-undo-ask = Cere să iei înapoi
banner-yours = Tura ta!
banner-theirs = Joacă { $name }
banner-paused = Jocul e în pauză
banner-over = Jocul s-a terminat
board-nothing = Acum nu e nimic de făcut.
meanwhile = Cât ai lipsit
meanwhile-show = Ce s-a întâmplat?
meanwhile-now = Cât ai lipsit…
meanwhile-skip = Sari peste
sound-offer = Joci cu sunet?
sound-on = Pornește sunetul
story-again = Revezi ultimele ture
story-empty = Povestea începe cu prima mutare.

talk-empty = Încă n-a zis nimeni nimic.
talk-say = Spune ceva
talk-send = Trimite
talk-barks = Lătrături
talk-watcher = Un spectator
# Stands after somebody's name; $name is the bot's
talk-carries-on = joacă mai departe pentru { $name }.

bark-woof = Ham!
bark-grr = Mârrr!
bark-whine = Hmmm…
bark-howl = Auuuu!
bark-yip = Ham, ham!
bark-sniff = Snif, snif
bark-wag = *dă din coadă*
bark-zoomies = Zbenguială!
bark-beg = Te rooog
bark-sleepy = Sforr…

menu-coach = Antrenor
menu-coach-about = Un rând discret, cu șanse care merită știute.
controller-on = Doar ce e al meu
controller-about = Tabla e pe ecranul mesei.
controller-off = Arată aici toată tabla
menu-pace = Boții mută
menu-take-back = Ia-ți locul înapoi
menu-take-over = Joacă pentru { $name }
menu-pause = Cere o pauză
menu-resume = Cere să continuați
menu-offer-end = Propune să încheiați aici
menu-hand = Lasă un bot să joace pentru { $name }
menu-share = Linkul spre această masă
menu-screen = Ecranul mesei
menu-record = Descarcă înregistrarea
menu-leave = Pleacă
menu-leave-sure = Un bot îți va termina tura și va continua în locul tău. Te poți întoarce oricând.
menu-resign = Renunță
menu-resign-sure = Renunți de tot la jocul ăsta?
menu-stay = Rămâi
pace-easy = pe îndelete
pace-quickly = repede
pace-once = imediat
pace-tap = când ating
pace-go-on = Mai departe

coach-more = încă { $more }
coach-less = mai puțin

hint-ask = Ce ar face Șeful de haită?
hint-title = Șeful de haită ar alege…
hint-only = Șeful de haită vede un singur lucru de făcut.
hint-thinking = Șeful de haită adulmecă…
hint-asleep = Șeful de haită se trezește: { $percent }%
hint-chance = Șansa de victorie:
hint-play = Fă asta

offer-end = { $name } propune să încheiați jocul aici.
offer-pause = { $name } cere o pauză.
offer-resume = { $name } vrea să continue.
offer-substitute = { $name } cere să joace un bot pentru { $other }.
offer-undo = { $name } cere să ia înapoi ultima mutare.
offer-sit = { $name } cere să preia locul ocupat de { $other } și ar vedea tot ce se vede de acolo.
offer-sit-too = { $name } cere să joace și pentru { $other } și ar vedea ambele mâini.
offer-yes = De acord
offer-no = Nu
offer-withdraw = Retrage
offer-waiting = Se așteaptă ceilalți…
offer-lapsed = N-a răspuns nimeni.
offer-withdrawn = Retras.
offer-declined = { $name } nu e de acord.
offer-door = { $name } cere un loc.

rule-title = Regula
rule-show = Arată regula
rule-all = Toate regulile jocului
rules-none = Pentru jocul ăsta nu sunt reguli aici.

curtain-for = Acum e la rând { $name }. Ceilalți nu se uită!
curtain-lift = Eu sunt { $name }
curtain-rest = Cât mută { $name }, mâinile sunt acoperite.

screen-join = Îndreaptă telefonul spre cod și ia loc.
screen-sleeps = Prin http simplu, browserul nu poate ține ecranul aprins: oprește stingerea ecranului din setările dispozitivului.
screen-next = Jocul următor e deschis: { $game }. Ecranul vine și el.

# The end

end-title = Jocul s-a terminat
recap-title = Povestea partidei
recap-ahead = La final, { $name } are un avans de { $points } față de { $other }.
recap-level = { $name } și { $other } au terminat la egalitate: { $points }.
end-won = { $name } câștigă!
end-you-won = Ai câștigat!
end-you-shared = Victoria e și a ta!
moment-last-round = Ultima rundă!
end-shared = { $names } împart victoria!
end-nobody = Nu câștigă nimeni.
end-how = De unde vin punctele
end-rematch = Revanșă
next-open = Jocul următor e deschis: { $game }.
next-go = Vin și eu
end-replay = Revezi
end-check = Verifică extragerile
end-luck = A fost noroc?
end-daily = Rezultatele zilei
ending-finished = Jucat până la capăt.
ending-resigned = Cineva a renunțat.
ending-agreed = Toți au fost de acord să se încheie aici.
ending-abandoned = Nu s-a mai întors nimeni.
ending-rules = Între timp regulile s-au schimbat; jocul ăsta nu mai poate continua.

check-working = Se verifică fiecare extragere…
check-failed = Aici nu e nimic de verificat.
check-seed = Sămânța e cea fixată înaintea jocului.
check-seed-false = Sămânța nu e cea fixată înaintea jocului!
check-commit = A fost fixată cu numărul văzut de acest browser.
check-commit-false = A fost fixată cu alt număr decât cel văzut de acest browser!
check-nonce = Octeții aleatorii ai acestui browser au intrat în amestec.
check-nonce-false = Octeții aleatorii ai acestui browser nu au intrat în amestec!
check-hashes = Octeții aleatorii ai tuturor sunt cei fixați înainte ca cineva să-i arate pe ai săi.
check-hashes-false = Octeții aleatorii ai cuiva nu sunt cei fixați!
check-draws = { $draws ->
    [one] O extragere verificată: vine din sămânță.
    [few] { $draws } extrageri verificate: toate vin din sămânță.
   *[other] { $draws } de extrageri verificate: toate vin din sămânță.
}
check-draws-false = La mutarea { $version }, o extragere nu e ce dă sămânța!
check-inherited = Tot ce e până la mutarea { $last } vine din alt joc: acele extrageri nu se pot verifica.
check-position = Poziția din care a pornit jocul a fost așezată de cineva: nu se poate verifica.
check-no-draws = Aici nu s-a extras nimic, deci nu e nimic de verificat.
check-not-seen = Acest browser n-a fost de față înainte de joc, când zarurile au fost fixate cu un număr.
origin-record = Jocul acesta continuă de la mutarea { $version } a unei înregistrări aduse de cineva. Ce s-a împărțit și s-a aruncat înainte nu se poate verifica aici.
origin-position = Jocul acesta continuă de la mutarea { $version } a unei înregistrări pornite dintr-o poziție așezată de cineva. Nimeni nu poate verifica de unde vine.
line-origin = dintr-o înregistrare
line-drop = Scoate
line-drop-spoken = Scoate din listă: { $game }, { $names }
line-drop-playing = Scoți { $game } din listă? Locul rămâne al tău și nimeni nu renunță: linkul îl aduce înapoi. Ca să pleci sau să renunți, folosește meniul mesei.
line-drop-alone = Scoți { $game }? Nu mai joacă nimeni altcineva, așa că jocul se închide de tot.
line-drop-open = Scoți din listă masa asta ({ $game })? Locul tău se eliberează; o masă goală se închide.
home-finished-all = Toate jocurile tale terminate
me-games-won = Ai câștigat
me-games-shared = Victorie împărțită
me-games-more = Arată jocuri mai vechi
me-games-gone = Reluarea a fost ștearsă între timp.
home-evening-about = Jucați joc după joc pe aceeași foaie de scor. La sfârșit e o cupă.
home-evening-go = Începe o seară
evening-title = Seară în familie
evening-how = În fiecare joc primești un punct pentru fiecare jucător rămas în urma ta. Cine adună cele mai multe puncte ia cupa; la egalitate decid jocurile câștigate.
evening-players = Câți joacă?
evening-first-game = Primul joc
evening-number = Seară în familie: jocul { $number }
evening-sheet = Foaia de scor
evening-total = Total
evening-won = victorie
evening-next = Urmează: { $game }
evening-go-on = La jocul următor
evening-end = Dă cupa
evening-end-sure = S-a încheiat seara? Atunci se dă cupa.
evening-cup = { $name } ia cupa!
evening-cup-shared = { $names } împart cupa!
evening-see = Cupa și o poză de trimis
evening-send = Trimite poza
evening-saved = Poza a fost salvată.
evening-no-picture = Browserul acesta nu poate face poza. Fă în schimb o captură de ecran.

# Replay

replay-title = Reluare
replay-of = { $game }, încă o dată
replay-bring = Deschide înregistrarea oricărui joc și privește-l mutare cu mutare.
replay-open = Deschide o înregistrare
replay-leave = Ieși din reluare
replay-seat = Privește
replay-watcher = un spectator
replay-play-on = Joacă de aici
replay-told = Ce s-a aflat până acum de pe acest loc: { $name }. Jocul era încă în desfășurare, așa că povestea se poate citi, dar tabla nu se vede.
replay-told-watcher = Ce au aflat spectatorii până acum. Jocul era încă în desfășurare, așa că povestea se poate citi, dar tabla nu se vede.
replay-first = La început
replay-back = O mutare înapoi
replay-play = Rulează
replay-pause = Pauză
replay-next = O mutare înainte
replay-last = La sfârșit
replay-where = Locul în joc
replay-at = { $at } / { $last }

# Me

me-title = Eu
me-name = Nume
me-dog = Câinele tău
me-save = Salvează
me-saved = Salvat. Bravo, cuțu!
me-any-dog = Surpriză
me-settings = Cum arată și cum sună
me-language = Limbă
me-theme = Lumină
theme-auto = ca dispozitivul
theme-light = după-amiază
theme-dark = noapte
me-motion = Mișcare
motion-auto = ca dispozitivul
motion-less = cât mai puțină
me-sound = Sunet
me-notify = Anunță-mă când e rândul meu
me-notify-not = Browserele fac asta doar prin https.
me-notify-refused = În acest browser, notificările sunt blocate. Le poți permite din setările lui pentru această pagină.
me-tell = Când e rândul meu
me-tell-about = Jocurile fără ceas și cele lente te așteaptă. Alege cum vrei să afli că e rândul tău.
me-tell-go = Alege cum
tell-title = Anunță-mă
tell-here = Pe acest dispozitiv
tell-here-about = Browserul îți arată o notificare, chiar dacă Barkade e închis. Pe iPhone, adaugă întâi Barkade pe ecranul principal.
tell-here-cannot = Acest browser nu poate arăta notificări. Pe iPhone, adaugă întâi Barkade pe ecranul principal. Dacă pagina a fost deschisă de altă aplicație, deschide-o în browserul tău obișnuit.
tell-here-only-open = Merge cât timp Barkade e deschis într-o filă. Un browser închis nu poate fi anunțat.
tell-mail = Prin e-mail
tell-mail-about = Adresa ta n-o vede nimeni altcineva. Fiecare mesaj are un link care le oprește.
tell-mail-none = Acest server nu trimite mesaje.
tell-mail-address = Adresă de e-mail
tell-mail-code = Codul din mesaj
tell-mail-sent = Ți-am trimis un mesaj cu un cod. Scrie-l aici ca să arăți că adresa e a ta.
tell-mail-on = Mesajele ajung la { $address }.
tell-confirm = Confirmă
tell-off = Oprește
tell-save = Salvează
tell-hook = În Discord, ntfy sau un program al tău
tell-hook-about = Lipește adresa unui webhook sau a unui subiect ntfy. Păzește-o ca pe o parolă.
tell-hook-address = Adresa webhookului
tell-hook-shape = Destinatar
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = un program (JSON)
tell-test = Trimite un test
tell-tested = E pe drum! Dacă nu vine nimic, verifică setările de mai sus.
tell-nothing = Încă nimic ales: vezi că e rândul tău doar când treci pe aici.
tell-stop = Fără alte mesaje
tell-stop-about = Să nu mai scrie Barkade la această adresă?
tell-stop-go = Da, oprește
tell-stopped = Gata. Nu mai vin mesaje.
me-install = Barkade pe acest dispozitiv
me-install-about = Barkade primește o pictogramă a lui și se deschide fără browserul din jur.
me-install-go = Instalează
me-record = Jucate și câștigate
me-record-won = { $won } din { $played } câștigate
me-record-form = Ultimele jocuri: { $games }
me-record-win = câștigat
me-record-loss = necâștigat
me-record-win-short = V
me-record-loss-short = –
me-record-best = Cele mai multe puncte: { $points }
me-record-rating = Rating { $rating }, locul { $place } din { $of }
me-record-unrated = Încă fără rating
me-record-about = Pentru rating contează jocurile pe care oamenii le termină între ei, fără boți și fără ajutor. Ratingul e puterea dovedită; cu fiecare asemenea joc e mai sigur.
me-record-none = Încă nimic terminat. Primul joc e la o atingere distanță.
me-device = Pe alt dispozitiv
me-device-about = Deschide linkul acolo în cel mult un sfert de oră și continui cu numele și jocurile tale. Merge o singură dată.
me-device-go = Fă un link
me-device-link = Linkul tău personal
me-move-here = Continuă aici
me-move-here-about = E un link personal. Continui ca acea persoană în acest browser?
me-move-here-go = Da, eu sunt
me-moved = Bine ai revenit!
me-move-ask = În acest browser ești { $name }. Vrei să fii aici { $other }?
me-move-lost = { $name } dispare din acest browser și poate reveni doar cu cuvintele de recuperare sau pe alt dispozitiv.
me-move-yes = Vreau să fiu { $other }
me-move-no = Rămân { $name }
me-devices = Dispozitivele tale
me-devices-this = Acesta
me-devices-other = Alt dispozitiv
me-devices-seen = folosit ultima dată: { $day }
me-devices-out = Deconectează
me-devices-out-whom = Deconectează: { $name }
me-devices-name = Numele dispozitivului
me-devices-all = Deconectează toate celelalte
me-phrase = Dacă se pierde dispozitivul
me-phrase-about = Cu opt cuvinte îți recapeți oriunde numele, câinele și jocurile. Scrie-le pe hârtie. Nu le mai putem arăta încă o dată.
me-phrase-go = Creează cuvinte de recuperare
me-phrase-again = Ai cuvinte de recuperare din { $day }. Cele noi le înlocuiesc.
me-phrase-new = Creează cuvinte noi
me-recover = Am cuvinte de recuperare
me-recover-words = Cele opt cuvinte ale tale
me-recover-go = Adu-mă înapoi
me-forget = Uită-mă
me-forget-about = Se șterg numele și câinele tău, dispozitivele și cuvintele de recuperare, notificările, rezultatele, clasamentele, curtea și puzzle-urile. Jocurile în curs le termină un bot.
me-data = Descarcă datele mele
me-forget-go = Șterge-mă
me-forget-sure = Da, șterge

dog-head = Cap
dog-ears = Urechi
dog-snout = Bot
dog-coat = Culoare
dog-patch = A doua culoare
dog-marking = Marcaje
dog-fur = Blană
dog-collar = Zgardă
dog-before = { $part }: înapoi
dog-after = { $part }: înainte

dog-name-0 = Azor
dog-name-1 = Luna
dog-name-2 = Bella
dog-name-3 = Max
dog-name-4 = Rex
dog-name-5 = Ursu
dog-name-6 = Daisy
dog-name-7 = Rocky
dog-name-8 = Molly
dog-name-9 = Patrocle
dog-name-10 = Nala
dog-name-11 = Tobi

# About

about-title = Despre
about-what = Barkade e o masă pentru jocuri cu câini: sapă după oase, latră la orice, fii cuminte și adună pete. Rulează pe calculatorul tău, cu prieteni alături sau departe.
about-fair = Zarurile sunt cinstite și pot fi verificate: serverul le fixează înainte de joc, fiecare adaugă puțin hazard, iar la sfârșit browserul tău poate verifica fiecare extragere.
about-data = Fără conturi, fără urmărire, nimic nu se trimite altcuiva. Numele și câinele tău se păstrează pe acest server până le ștergi.
about-rules = Regulile
about-credits = Mulțumiri
about-made = Toți câinii, pisicile și lucrurile sunt desenate din cod, în același stil. Jocurile sunt ale autorilor lor; cuvintele de aici sunt ale noastre.
about-fonts = Scris cu Shantell Sans și Nunito (SIL Open Font License).
about-license = Barkade e software liber, sub licența MIT.

keys-title = Tastatură
keys-arrows = la următorul element în acea direcție
keys-this = această listă
keys-on = Literele și cifrele sunt scurtături
bubble-more = Mai mult
hint-alike = Toate cam la fel de bune, { $percent }% șanse de victorie:
start-show = Arată-mi cum
start-show-about = Un joc mic, dar adevărat, de vreo 3 minute
start-just = Sau joacă direct
start-with = Adversar
start-puppy = joacă relaxat
start-young-dog = se lasă ușor distras
start-good-dog = joacă cu cap
start-clever-dog = se gândește de două ori
start-top-dog = gândește în avans
start-players = Jucători la masă
start-go = Începe
start-change = { $bot } · { $players }
start-change-spoken = Schimbă adversarii: { $bot }, jucători la masă: { $players }
hello-title = Cine ești?
hello-about = Așa te vor vedea ceilalți. Poți schimba asta oricând.
hello-bark = Lătratul tău
hello-keep = Eu sunt!
hello-make = Fă-ți propriul câine

# The page

page-title = Barkade
page-places = Oldalak
title-turn = ● Te jössz – { $game }
title-table = { $game } – Barkade
title-next = ● Nyitva a következő játék – { $game }
sheet-close = Bezárás

nowhere-title = Itt nincs semmi
nowhere-about = A kutya már mindenhol kereste. Talán hiányzik egy betű a címből.
net-offline = A szerver nem érhető el. Van internet?
net-broken = A szerver megbotlott. Próbáld újra egy pillanat múlva.
net-again = Próbáld újra
line-lost = Újracsatlakozás…
line-offline = Nincs hálózat.
line-sending = Úton van…
line-kept = A lépésedet elküldjük, amint lehet.

# Home

home-hello = Ki akar játszani?
home-about = Kutyás játékok egy asztalnál. Az üres helyekre botok ülnek, a barátok linkkel jönnek, fiók senkinek sem kell.
home-games = A játékok
home-players = { $low }–{ $high } játékos
home-minutes = { $low }–{ $high } perc
home-play = Játsszunk!
home-invite = Hívj barátokat
home-rules = Szabályok
home-learn = Tanuld meg!
home-mine = A játszmáid
home-join = Ülj asztalhoz
home-code = Az asztal linkje vagy kódja
home-join-go = Belépés
home-open = Nyitott asztalok
home-open-none = Most nincs nyitott asztal. Legyél te az első!
home-watch = Nézhető játszmák
home-finished = Befejezett játszmáid
kennel-title = A kutyaudvarod
kennel-own = { $name }, a te kutyád
kennel-dog = { $name }, legutóbb: { $game }; { $games } játékban
kennel-empty = Egyelőre csak te laksz itt. Ideköltöznek a kutyák, akiket játék közben magadhoz hívsz, begyűjtesz vagy megismersz.
kennel-all = Mind a { $count } kutya

line-over = Nézd vissza
line-free = { $free ->
    [0] Tele van
   *[other] { $free } szabad hely
}
line-yours = Te jössz
line-theirs = Várakozás
line-left = még { $time }
line-waits = Nincs itt senki
line-bot = Bot játszik helyetted

# A new table

new-title = Új asztal: { $game }
new-players = Hányan játszanak?
new-clock = Óra
new-clock-about = Akinek lejár az ideje, azt bot helyettesíti, míg vissza nem jön. Ha egy körre legalább egy óra jut, a bot csak azt az egy kört játssza le.
new-holiday = Szabadság
new-holiday-about = Tartalék idő mindenkinek, az egész játszmára. Akkor fogy, ha valaki kifut a körére szánt időből.
new-help = Segítség
new-help-about = Értékelt játszmában nincs segítség.
new-public = Bárki jöhet
new-public-about = A szerveren bárki látja az asztalt, leülhet vagy nézheti.
new-box = Saját doboz
new-box-about = TOML-fájl más lapokkal, kockákkal vagy kutyákkal.
new-box-unreadable = Ez a doboz nem olvasható: { $detail }
new-box-line = Ez a doboz nem olvasható. Hiba, { $line }. sor: { $text }
new-open = Asztal nyitása
box-title = Doboz
box-own = saját doboz
box-show = Mi van a dobozban?
box-rest = Minden más olyan, mint a szokásos dobozban.
clock-none = nincs óra
holiday-none = nincs
clock-holiday = { $clock }, szabadság: { $days }
clock-per-turn = { $seconds ->
    [30] 30 másodperc körönként
    [60] egy perc körönként
    [180] 3 perc körönként
    [600] 10 perc körönként
    [3600] egy óra körönként
    [43200] 12 óra körönként
    [86400] egy nap körönként
    [259200] 3 nap körönként
    [604800] egy hét körönként
   *[other] { $seconds } másodperc körönként
}
clock-days = { $days } nap
clock-hours = { $hours } óra
help-all = edző és tippek
help-coach = csak az edző
help-none = nincs
public-yes = igen
public-no = nem, csak linkkel
option-yes = igen
option-no = nem

# Before the start

lobby-seats = Helyek
lobby-free = Szabad párna
lobby-host = házigazda
lobby-sit = Ülj ide
lobby-sit-too = Ülj ide is
lobby-stand = Felállok
introduce-who = Ki ül itt?
introduce-name = A neved
introduce-keep = Ez vagyok én
introduce-again = Névváltás
door-asks = Csak az üljön le, akit beengedek
door-request = { $name } le szeretne ülni ({ $number }. hely).
door-let-in = Beengedem
door-decline = Nem, köszönöm
door-asked = Elküldtük a kérésedet. A házigazda majd válaszol.
lobby-bot = Bot ide…
lobby-bot-for = Bot ide: { $number }. hely
lobby-unseat = { $name } elküldése
lobby-start = Kezdődjön a játszma
lobby-start-with-bots = Kezdés { $free } bottal
lobby-strength = bot:
lobby-wait-for = Még nincs az asztalnál: { $names }.
lobby-starting = Kezdés: minden eszköz megmutatja a véletlen bájtjait. Még hiányzik: { $names }.
lobby-wait-host = Várunk a házigazdára.
lobby-take-seat = Ülj le, vagy maradj nézni.
lobby-full = Minden hely foglalt. Maradj nézni!
lobby-sent-away = A házigazda megkért, hogy hagyd el az asztalt.
desk-title = A házigazdának
desk-change = Beállítások módosítása
desk-close = Asztal bezárása
desk-close-sure = Bezárod ezt az asztalt mindenkinek?
desk-closed = A házigazda bezárta ezt az asztalt.
desk-hand-over = Legyen házigazda
desk-mute = Némítás
desk-unmute = Újra írhat
desk-send = Elküldés
desk-send-sure = Elküldöd az asztaltól: { $name }? Nem ülhet le és nem írhat, amíg vissza nem engeded.
desk-send-sure-watching = Elküldöd az asztaltól: { $name }? Nem nézheti a játszmát, nem ülhet le és nem írhat, amíg vissza nem engeded.
desk-people = Akik az asztalnál ülnek
desk-nobody = Más még nem ült le.
desk-sent-away = Elküldve
desk-mute-whom = { $name } némítása
desk-hand-over-whom = { $name } legyen a házigazda
desk-hand-over-sure = { $name } legyen a házigazda? Onnantól csak ő módosíthatja ezt az asztalt.
desk-send-sure-playing = Elküldöd az asztaltól: { $name }? Egy bot játszik tovább helyette, neked ez a játszma elveszettnek számít, ő pedig nem nézheti, nem ülhet le és nem írhat, amíg vissza nem engeded.
desk-save = Mentés
desk-least = { $number ->
    [1] Az 1. hely
    [5] Az 5. hely
   *[other] A { $number }. hely
} már foglalt, ezért kevesebb játékos nem lehet.
desk-changed = A házigazda módosította a beállításokat.
desk-watching-names = { $count }: { $names }
desk-cancel = Mégse
desk-let-back = Visszaengedés
desk-mute-watchers = Nézők némítása
desk-watching = { $count ->
    [0] Senki sem nézi
    [one] Egy néző
   *[other] { $count } néző
}
watching = Ezt a játszmát nézed.
lobby-invite = Hívj barátokat
lobby-share-title = Gyere, játssz velem: { $game }
lobby-screen = Nagy képernyőre: az asztal a tévén, a lapok a telefonokon.
lobby-agreed = A játék beállításai
lobby-first = Ki kezd
lobby-first-drawn = sorsolás
lobby-fair = Tisztességes kockák
lobby-fair-about = Mielőtt bárki játszana, a szerver ezzel a számmal lepecsételi a kockáit, és minden böngésző a maga véletlen bájtjait; csak ezután mutatják meg és keverik össze őket. Így senki sem választhatja meg a dobásokat. A játszma végén a böngésződ minden dobást ellenőrizhet.

share-link = Az asztal linkje
share-room = Az asztal kódja
share-replay = A visszanézés linkje
share-code = A link QR-kódként
share-copy = Másolás
share-copied = Kimásolva
share-share = Megosztás
share-only-here = A telefonok még nem érik el ezt a számítógépet: csatlakoztasd az otthoni hálózathoz, és indítsd el újra a Barkade-et, „--host” nélkül.
share-network = Cím a telefonoknak
share-network-about = Ez a gép több hálózatban is benne van. Ha egy telefon nem tudja megnyitni a linket, válassz másik címet.

seat-resigned = feladta
seat-outside = külső program
seat-stand-in = { $bot } helyettesít
lent = { $bot } játszik helyetted.
lent-seat = { $name } helyett { $bot } játszik.
seat-away = nincs itt

bot-call-0 = Mázli
bot-call-1 = Bodri
bot-call-2 = Samu
bot-call-3 = Bobi
bot-call-4 = Buksi
bot-call-5 = Fifi
bot-standing = { $level }, { $temper }
talk-bots-quiet = Botok, csönd legyen
talk-bots-speak = Beszéljenek a botok

# In play

odds-percent = { $percent }%

table-name-again = { $name } ({ $number })
table-coming = Már hozza…
table-home = Vissza a játékokhoz
table-seats = Játékosok
table-you = (te)
table-thinking = gondolkodik
table-points = Pontok
table-board = A tábla
table-side = Történet és csevegés
table-story = Történet
table-talk = Csevegés
table-menu = Menü
table-undo = Visszavonás
table-undo-ask = Visszavonást kérek
banner-yours = Te jössz!
banner-theirs = { $name } lép
banner-paused = A játszma szünetel
banner-over = Vége a játszmának
board-nothing = Most nincs teendőd.
meanwhile = Amíg nem voltál itt
meanwhile-show = Mi történt?
meanwhile-now = Amíg nem voltál itt…
meanwhile-skip = Átugrom
sound-offer = Játszanál hanggal?
sound-on = Hang bekapcsolása
story-again = Az utolsó körök újra
story-empty = A történet az első lépéssel kezdődik.

talk-empty = Még senki sem szólt egy szót sem.
talk-say = Mondj valamit
talk-send = Küldés
talk-barks = Ugatások
talk-watcher = Egy néző
# Stands after somebody's name; $name is the bot's
talk-carries-on = { $name } helyett játszik tovább.

bark-woof = Vau!
bark-grr = Grrr
bark-whine = Hmmm…
bark-howl = Aúúúú!
bark-yip = Vakk-vakk!
bark-sniff = Szim-szim
bark-wag = *farkcsóválás*
bark-zoomies = Bolondóra!
bark-beg = Légysziii
bark-sleepy = Zzz…

menu-coach = Edző
menu-coach-about = Egy halk sor arról, mekkorák az esélyek.
controller-on = Csak ami nálam van
controller-about = A tábla a közös képernyőn látszik.
controller-off = Mutasd itt az egész táblát
menu-pace = A botok lépnek
menu-take-back = Vedd vissza a helyed
menu-take-over = Játssz { $name } helyett
menu-pause = Szünetet kérek
menu-resume = Folytassuk
menu-offer-end = Fejezzük be itt
menu-hand = Bot játsszon { $name } helyett
menu-share = Az asztal linkje
menu-screen = Közös képernyő
menu-record = Jegyzőkönyv letöltése
menu-leave = Kilépés
menu-leave-sure = A körödet egy bot fejezi be, és tovább játszik helyetted. Bármikor visszajöhetsz.
menu-resign = Feladom
menu-resign-sure = Végleg feladod ezt a játszmát?
menu-stay = Maradok
pace-easy = kényelmesen
pace-quickly = gyorsan
pace-once = azonnal
pace-tap = ha koppintok
pace-go-on = Tovább

coach-more = még { $more }
coach-less = kevesebb

hint-ask = Mit tenne Nagykutya?
hint-title = Nagykutya ezt tanácsolja:
hint-only = Nagykutya szerint csak egyet tehetsz.
hint-thinking = Nagykutya szimatol…
hint-asleep = Nagykutya ébredezik: { $percent }%
hint-chance = Nyerési esély:
hint-play = Legyen ez

offer-end = { $name } azt javasolja, hogy itt fejezzük be.
offer-pause = { $name } szünetet kér.
offer-resume = { $name } folytatná.
offer-substitute = { $name } azt javasolja, hogy { $other } helyett bot játsszon.
offer-undo = { $name } visszavonná az utolsó lépést.
offer-sit = { $name } átvenné { $other } helyét, és látná, mi van nála.
offer-sit-too = { $name } szeretne { $other } helyett is játszani, és mindkét kezet látná.
offer-yes = Rendben
offer-no = Nem
offer-withdraw = Visszavonom
offer-waiting = Várunk a többiekre…
offer-lapsed = Senki sem válaszolt.
offer-withdrawn = Visszavonva.
offer-declined = { $name } nemet mondott.
offer-door = { $name } helyet kért.

rule-title = A szabály
rule-show = A szabály megnyitása
rule-all = A játék összes szabálya
rules-none = Ehhez a játékhoz itt nincsenek szabályok.

curtain-for = Most { $name } jön. Más ne nézzen ide!
curtain-lift = { $name } vagyok
curtain-rest = Amíg { $name } lép, a lapok rejtve vannak.

screen-join = Irányítsd a telefonod a kódra, és ülj le.
screen-sleeps = Sima http-n át a böngésző nem tudja ébren tartani a képernyőt: állítsd be az eszközön, hogy ne aludjon el.
screen-next = Nyitva a következő játék: { $game }. Ez a képernyő is átvált.

# The end

end-title = Vége a játszmának
recap-title = A játszma története
recap-ahead = A végén { $name } vezet, { $points } az előnye; a második { $other }.
recap-level = { $name } és { $other } egyformán { $points } ponttal zárt.
end-won = { $name } nyer!
end-you-won = Nyertél!
end-you-shared = Te is győztél!
moment-last-round = Utolsó forduló!
end-shared = { $names } osztozik a győzelmen!
end-nobody = Senki sem nyer.
end-how = Így jött ki az eredmény
end-rematch = Visszavágó
next-open = Nyitva a következő játék: { $game }.
next-go = Megyek
end-replay = Visszanézés
end-check = A húzások ellenőrzése
end-luck = Szerencse volt?
end-daily = A nap eredményei
ending-finished = Végigjátszva.
ending-resigned = Valaki feladta.
ending-agreed = Közös döntéssel lett itt vége.
ending-abandoned = Senki sem jött vissza.
ending-rules = Azóta változtak a szabályok; ez a játszma nem folytatható.

check-working = Minden húzás ellenőrzése…
check-failed = Itt nincs mit ellenőrizni.
check-seed = A mag ugyanaz, amelyet a játszma előtt lepecsételtek.
check-seed-false = A mag nem az, amelyet lepecsételtek!
check-commit = A pecsét ugyanaz, amelyet ez a böngésző látott.
check-commit-false = Ez a böngésző más pecsétet látott!
check-nonce = Ennek a böngészőnek a véletlen bájtjai is belekerültek.
check-nonce-false = Ennek a böngészőnek a véletlen bájtjai nem kerültek bele!
check-hashes = Mindenkinek a véletlen bájtjai azok, amelyeket lepecsételt, mielőtt bárki megmutatta volna a magáét.
check-hashes-false = Valakinek a véletlen bájtjai nem azok, amelyeket lepecsételt!
check-draws = { $draws ->
    [one] Egy húzás ellenőrizve: a magból jön.
   *[other] { $draws } húzás ellenőrizve: mind a magból jön.
}
check-draws-false = Az egyik húzás nem az, amit a mag ad ({ $version }. lépés)!
check-inherited = Az eleje ({ $last }. lépésig) másik játszmából való: az ottani húzások nem ellenőrizhetők.
check-position = Az állást, amelyből ez a játszma indult, valaki kirakta: nem ellenőrizhető.
check-no-draws = Itt nem volt húzás, amelyet ellenőrizni lehetne.
check-not-seen = Ez a böngésző nem látta a pecsétet a játszma előtt.
origin-record = Ez a játszma egy betöltött jegyzőkönyv { $version }. lépésétől folytatódik. Hogy előtte mit osztottak és dobtak, itt nem ellenőrizhető.
origin-position = Ez a játszma egy kirakott állásból indult jegyzőkönyv { $version }. lépésétől folytatódik. Senki sem ellenőrizheti, hogyan jött létre az az állás.
line-origin = jegyzőkönyvből
line-drop = Eltávolítás
line-drop-spoken = Eltávolítás a listáról: { $game }, { $names }
line-drop-playing = Leveszed a listádról: { $game }? A helyed megmarad, és senki sem adja fel: a link visszahozza. Kilépni vagy feladni az asztal menüjében lehet.
line-drop-alone = Leveszed a listádról: { $game }? Más nem játszik, ezért a játszma végleg lezárul.
line-drop-open = Leveszed a listádról ezt az asztalt ({ $game })? A helyed felszabadul, az üres asztal pedig bezárul.
home-finished-all = Minden befejezett játszmád
me-games-won = Nyertél
me-games-shared = Közös győzelem
me-games-more = Régebbi játszmák
me-games-gone = Ez már nem nézhető vissza.
home-evening-about = Játsszatok egymás után több játékot, közös pontlappal. A végén kupa jár.
home-evening-go = Kezdjük az estét
evening-title = Családi este
evening-how = Minden játékban egy pont jár minden játékosért, akit magad mögé utasítasz. A legtöbb ponté a kupa; holtversenynél a megnyert játékok döntenek.
evening-players = Hányan játszanak?
evening-first-game = Az első játék
evening-number = Családi este: { $number }. játék
evening-sheet = Pontlap
evening-total = Összesen
evening-won = győzelem
evening-next = Következik: { $game }
evening-go-on = Tovább a következő játékhoz
evening-end = Kupaátadás
evening-end-sure = Vége az estének? Akkor jöhet a kupa.
evening-cup = { $name } viszi a kupát!
evening-cup-shared = { $names } közösen viszi a kupát!
evening-see = A kupa meg egy kép, amelyet elküldhetsz
evening-send = Kép küldése
evening-saved = A képet elmentettük.
evening-no-picture = Ez a böngésző nem tud képet készíteni. Egy képernyőkép megteszi.

# Replay

replay-title = Visszanézés
replay-of = { $game }, még egyszer
replay-bring = Nyisd meg bármelyik játszma jegyzőkönyvét, és nézd végig lépésről lépésre.
replay-open = Jegyzőkönyv megnyitása
replay-leave = Kilépés
replay-seat = Nézőpont
replay-watcher = néző
replay-play-on = Játsszunk innen
replay-told = { $name } eddig ennyit tudott. A játszma még tartott, ezért történet van, tábla nincs.
replay-told-watcher = A nézők eddig ennyit tudtak. A játszma még tartott, ezért történet van, tábla nincs.
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Indítás
replay-pause = Szünet
replay-next = Egy lépés előre
replay-last = A végére
replay-where = Hely a játszmában
replay-at = { $at } / { $last }

# Me

me-title = Én
me-name = Név
me-dog = A kutyád
me-save = Mentés
me-saved = Mentve. Jó kutya!
me-any-dog = Meglepetés
me-settings = Kinézet és hang
me-language = Nyelv
me-theme = Napszak
theme-auto = ahogy az eszközön
theme-light = délután
theme-dark = éjszaka
me-motion = Mozgás
motion-auto = ahogy az eszközön
motion-less = maradjon nyugton
me-sound = Hang
me-notify = Szóljon, ha én jövök
me-notify-not = A böngészők ezt csak https-en át engedik.
me-notify-refused = Ebben a böngészőben az értesítések le vannak tiltva. Az oldalhoz tartozó beállításaiban engedélyezheted őket.
me-tell = Ha én jövök
me-tell-about = Az óra nélküli és a lassú játszmák megvárnak. Válaszd ki, hogyan szóljunk, ha te jössz.
me-tell-go = Kiválasztom
tell-title = Szólj nekem
tell-here = Ezen az eszközön
tell-here-about = A böngésző értesít, akkor is, ha a Barkade be van zárva. iPhone-on előbb tedd ki a Barkade-et a főképernyőre.
tell-here-cannot = Ez a böngésző nem tud értesítést mutatni. iPhone-on előbb tedd ki a Barkade-et a főképernyőre. Ha egy másik alkalmazás nyitotta meg ezt az oldalt, nyisd meg a megszokott böngésződben.
tell-here-only-open = Addig működik, amíg a Barkade nyitva van egy lapon. Bezárt böngészőnek nem tudunk szólni.
tell-mail = E-mailben
tell-mail-about = A címedet senki más nem látja. Minden levélben van egy link, amellyel leállíthatod őket.
tell-mail-none = Ez a szerver nem küld leveleket.
tell-mail-address = E-mail-cím
tell-mail-code = A levélben kapott kód
tell-mail-sent = Küldtünk egy levelet egy kóddal. Írd be ide, hogy lássuk, tényleg a tiéd a cím.
tell-mail-on = A levelek ide mennek: { $address }.
tell-confirm = Megerősítem
tell-off = Kikapcsolom
tell-save = Mentés
tell-hook = Discordon, ntfy-n vagy saját programban
tell-hook-about = Illeszd be egy webhook vagy ntfy-téma címét. Vigyázz rá, mint egy jelszóra.
tell-hook-address = A webhook címe
tell-hook-shape = Címzett
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = program (JSON)
tell-test = Próba küldése
tell-tested = Úton van! Ha nem jön semmi, nézd át a fenti beállításokat.
tell-nothing = Még nincs kiválasztva semmi: csak akkor látod, hogy te jössz, ha benézel.
tell-stop = Nem kérek több levelet
tell-stop-about = Ne írjon többet a Barkade erre a címre?
tell-stop-go = Igen, ne írjon
tell-stopped = Kész. Nem jön több levél.
me-install = Barkade ezen az eszközön
me-install-about = A Barkade saját ikont kap, és böngészőkeret nélkül nyílik meg.
me-install-go = Telepítés
me-record = Játszmák és győzelmek
me-record-won = { $played } játszmából { $won } győzelem
me-record-form = Az utolsó játszmák: { $games }
me-record-win = nyert
me-record-loss = nem nyert
me-record-win-short = Gy
me-record-loss-short = –
me-record-best = Legtöbb pont: { $points }
me-record-rating = Értékszám: { $rating }, helyezés: { $place } / { $of }
me-record-unrated = Még nincs értékelve
me-record-about = Azok a játszmák számítanak, amelyeket emberek fejeznek be egymás közt, botok és segítség nélkül. Az értékszám az az erő, amelyben biztosak lehetünk; minden ilyen játszmával biztosabb.
me-record-none = Még nincs befejezett játszma. Az elsőhöz elég egy koppintás.
me-device = Másik eszközön
me-device-about = Nyisd meg ezt a linket negyedórán belül a másik eszközödön, és ott is te leszel te. Csak egyszer működik.
me-device-go = Link készítése
me-device-link = A személyes linked
me-move-here = Folytatás itt
me-move-here-about = Ez egy személyes link. Ebben a böngészőben is az ő nevében folytatod?
me-move-here-go = Igen, én vagyok
me-moved = Jó újra látni!
me-move-ask = Ebben a böngészőben { $name } vagy. Lennél itt inkább { $other }?
me-move-lost = { $name } eltűnik ebből a böngészőből, és csak a mentőszavakkal vagy egy másik eszközön térhet vissza.
me-move-yes = { $other } leszek
me-move-no = { $name } maradok
me-devices = Az eszközeid
me-devices-this = Ez
me-devices-other = Másik eszköz
me-devices-seen = utoljára: { $day }
me-devices-out = Kijelentkeztetés
me-devices-out-whom = Kijelentkeztetés: { $name }
me-devices-name = Az eszköz neve
me-devices-all = Minden más kijelentkeztetése
me-phrase = Ha elvész ez az eszköz
me-phrase-about = Nyolc szóval bárhol visszakapod a neved, a kutyád és a játszmáid. Írd fel őket papírra. Még egyszer nem tudjuk megmutatni.
me-phrase-go = Mentőszavakat kérek
me-phrase-again = { $day } óta vannak mentőszavaid. Az újak a helyükre lépnek.
me-phrase-new = Új szavakat kérek
me-recover = Vannak mentőszavaim
me-recover-words = A nyolc szavad
me-recover-go = Hozz vissza
me-forget = Felejtsetek el
me-forget-about = Törlődik a neved és a kutyád, az eszközeid és a mentőszavaid, az értesítések, az eredményeid, a helyezéseid, a kutyaudvarod és a fejtörőid. A folyó játszmákat bot fejezi be.
me-data = Adataim letöltése
me-forget-go = Töröljetek
me-forget-sure = Igen, töröljetek

dog-head = Fej
dog-ears = Fül
dog-snout = Orr
dog-coat = Szín
dog-patch = Második szín
dog-marking = Mintázat
dog-fur = Bunda
dog-collar = Nyakörv
dog-before = { $part }: az előző
dog-after = { $part }: a következő

dog-name-0 = Mackó
dog-name-1 = Morzsa
dog-name-2 = Csibész
dog-name-3 = Bogáncs
dog-name-4 = Füles
dog-name-5 = Pötyi
dog-name-6 = Zsömle
dog-name-7 = Maszat
dog-name-8 = Bandi
dog-name-9 = Lujza
dog-name-10 = Vakarcs
dog-name-11 = Fickó

# About

about-title = Névjegy
about-what = A Barkade egy asztal kutyás játékoknak: áss ki csontokat, ugass meg mindent, legyél jó kutya, és gyűjts pöttyöket. A saját gépeden fut, akár melletted ülnek a barátaid, akár messze.
about-fair = A kockák tisztességesek, és ez ellenőrizhető: a szerver a játszma előtt megmutat egy pecsétet, mindenki hozzátesz egy kis véletlent, és utána a böngésződben minden húzás ellenőrizhető.
about-data = Nincs fiók, nincs követés, semmit sem adunk tovább senkinek. A neved és a kutyád ezen a szerveren marad, amíg ki nem törlöd őket.
about-rules = A szabályok
about-credits = Készítők
about-made = Minden kutyát, macskát és tárgyat kód rajzol, mintha egyetlen kéz rajzolná. A játékok a tervezőiké; a szavak itt a mieink.
about-fonts = Betűtípus: Shantell Sans és Nunito (SIL Open Font License).
about-license = A Barkade szabad szoftver, MIT-licenccel.

keys-title = Billentyűzet
keys-arrows = a legközelebbi elemhez abban az irányban
keys-this = ez a lista
keys-on = A betűk és számok gyorsbillentyűk
bubble-more = Bővebben
hint-alike = Nagyjából mindegy, a nyerési esély { $percent }%:
start-show = Mutasd, hogyan kell
start-show-about = Rövid, de igazi játszma, kb. 3 perc
start-just = Vagy csak játssz
start-with = Ellenfél
start-puppy = lazán veszi
start-young-dog = könnyen elkalandozik
start-good-dog = megfontoltan játszik
start-clever-dog = kétszer is meggondolja
start-top-dog = előre gondolkodik
start-players = Játékosok az asztalnál
start-go = Kezdés
start-change = { $bot } · { $players }
start-change-spoken = Ellenfelek módosítása: { $bot }, az asztalnál: { $players }
hello-title = Ki vagy?
hello-about = Így látnak majd a többiek. Bármikor megváltoztathatod.
hello-bark = Az ugatásod
hello-keep = Ez vagyok én
hello-make = Készíts saját kutyát

# The page

page-title = Barkade
page-places = Místa
title-turn = ● Jsi na tahu – { $game }
title-table = { $game } – Barkade
title-next = ● Další hra je otevřená – { $game }
sheet-close = Zavřít

nowhere-title = Tady nic není
nowhere-about = Pejsek prohledal všechno. Možná v adrese chybí písmenko.
net-offline = Server se neozývá. Máš připojení?
net-broken = Server zakopl. Zkus to za chvilku znovu.
net-again = Zkusit znovu
line-lost = Připojuji se…
line-offline = Jsi offline.
line-sending = Už letí…
line-kept = Tvůj tah se pak odešle.

# Home

home-hello = Kdo si zahraje?
home-about = Psí hry u jednoho stolu. Prázdná místa zaplní boti, kamarádi přijdou přes odkaz a účet nepotřebuje nikdo.
home-games = Hry
home-players = { $low ->
    [one] 1
    [few] { $low }
   *[other] { $low }
}–{ $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčů
}
home-minutes = { $low }–{ $high } { $high ->
    [one] minuta
    [few] minuty
   *[other] minut
}
home-play = Hrát hned
home-invite = Pozvat kamarády
home-rules = Pravidla
home-learn = Naučit se
home-mine = Tvoje hry
home-join = Přisednout ke stolu
home-code = Odkaz nebo kód stolu
home-join-go = Přisednout
home-open = Otevřené stoly
home-open-none = Teď tu žádný otevřený stůl není. Založ první!
home-watch = Hry ke sledování
home-finished = Dohrané hry
kennel-title = Tvůj psinec
kennel-own = { $name }, tvůj pes
kennel-dog = { $name }, naposledy ve hře { $game }; spolu { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
kennel-empty = Zatím tu bydlíš jen ty. Psi, které ve hře přivoláš, dokončíš nebo potkáš, se sem nastěhují.
kennel-all = Všichni psi: { $count }

line-over = Podívat se znovu
line-free = { $free ->
    [0] Plno
    [one] Jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
line-yours = Jsi na tahu
line-theirs = Čeká se
line-left = zbývá: { $time }
line-waits = Všichni jsou pryč
line-bot = Hraje za tebe bot

# A new table

new-title = Nový stůl: { $game }
new-players = Kolik vás hraje?
new-clock = Hodiny
new-clock-about = Komu dojde čas, za toho hraje bot, dokud se nevrátí. Od hodiny na tah výš odehraje bot jen ten jeden tah.
new-holiday = Dovolená
new-holiday-about = Čas navíc pro každého na celou hru. Čerpá se, když se tah opozdí.
new-help = Pomoc
new-help-about = Hodnocené hry se hrají bez pomoci.
new-public = Otevřeno všem
new-public-about = Stůl uvidí každý na tomto serveru a může si přisednout nebo se dívat.
new-box = Vlastní krabice
new-box-about = Soubor TOML s jinými kartami, kostkami nebo psy.
new-box-unreadable = Tuto krabici nejde přečíst: { $detail }
new-box-line = Tuto krabici nejde přečíst. Chyba je na řádku { $line }: { $text }
new-open = Otevřít stůl
box-title = Krabice
box-own = s vlastní krabicí
box-show = Co je v krabici
box-rest = Všechno ostatní je jako v běžné krabici.
clock-none = bez hodin
holiday-none = žádná
clock-holiday = { $clock }, dovolená: { $days }
clock-per-turn = { $seconds ->
    [30] 30 sekund na tah
    [60] minuta na tah
    [180] 3 minuty na tah
    [600] 10 minut na tah
    [3600] hodina na tah
    [43200] 12 hodin na tah
    [86400] den na tah
    [259200] 3 dny na tah
    [604800] týden na tah
   *[other] { $seconds } s na tah
}
clock-days = { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
}
clock-hours = { $hours ->
    [one] jedna hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
help-all = trenér i rady
help-coach = jen trenér
help-none = žádná
public-yes = ano
public-no = jen přes odkaz
option-yes = ano
option-no = ne

# Before the start

lobby-seats = Místa
lobby-free = Volný polštářek
lobby-host = hostitel
lobby-sit = Sednout sem
lobby-sit-too = Sednout i sem
lobby-stand = Vstát
introduce-who = Kdo tu sedí?
introduce-name = Tvoje jméno
introduce-keep = To jsem já
introduce-again = Změnit jméno
door-asks = Než si někdo sedne, zeptej se mě
door-request = { $name } prosí o místo { $number }.
door-let-in = Pustit
door-decline = Ne, díky
door-asked = Prosba o místo odeslána. Hostitel dá vědět.
lobby-bot = Přidat bota…
lobby-bot-for = Bot na místo { $number }
lobby-unseat = Poslat pryč: { $name }
lobby-start = Začít hru
lobby-start-with-bots = { $free ->
    [one] Obsadit jedno místo a začít
    [few] Obsadit { $free } místa a začít
   *[other] Obsadit { $free } míst a začít
}
lobby-strength = s botem
lobby-wait-for = Čeká se, až ke stolu dorazí: { $names }.
lobby-starting = Začínáme: každé zařízení ukazuje své náhodné bajty. Ještě chybí: { $names }.
lobby-wait-host = Čeká se, až hostitel začne.
lobby-take-seat = Sedni si, nebo zůstaň a dívej se.
lobby-full = Všechna místa jsou obsazená. Zůstaň a dívej se!
lobby-sent-away = Hostitel tě od stolu poslal pryč.
desk-title = Pro hostitele
desk-change = Změnit nastavení
desk-close = Zavřít stůl
desk-close-sure = Zavřít tenhle stůl pro všechny?
desk-closed = Hostitel tenhle stůl zavřel.
desk-hand-over = Předat stůl
desk-mute = Ztlumit
desk-unmute = Zrušit ztlumení
desk-send = Poslat pryč
desk-send-sure = Poslat pryč: { $name }? Nesedne si ani nic nenapíše, dokud návrat nedovolíš.
desk-send-sure-watching = Poslat pryč: { $name }? Nebude se moct dívat, sednout si ani psát, dokud návrat nedovolíš.
desk-people = Lidé u stolu
desk-nobody = Nikdo další tu zatím nesedí.
desk-sent-away = Kdo musel pryč
desk-mute-whom = Ztlumit: { $name }
desk-hand-over-whom = Předat stůl: { $name }
desk-hand-over-sure = Předat stůl: { $name }? Nastavení stolu pak změní už jen nový hostitel.
desk-send-sure-playing = Poslat pryč: { $name }? Dál tu hraje bot, tobě se hra počítá jako prohraná a návrat je možný, až ho dovolíš.
desk-save = Uložit
desk-least = Místo { $number } je obsazené, méně hráčů tedy být nemůže.
desk-changed = Hostitel změnil nastavení.
desk-watching-names = { $count }: { $names }
desk-cancel = Zrušit
desk-let-back = Pustit zpátky
desk-mute-watchers = Ztlumit diváky
desk-watching = { $count ->
    [0] Nikdo se nedívá
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
watching = Díváš se na tuhle hru.
lobby-invite = Pozvat kamarády
lobby-share-title = Pojď si se mnou zahrát { $game }
lobby-screen = Na velkou obrazovku: stůl v televizi, karty v telefonech.
lobby-agreed = Nastavení hry
lobby-first = Kdo začíná
lobby-first-drawn = losem
lobby-fair = Férové kostky
lobby-fair-about = Než se začne hrát, server tímto číslem zamkne své kostky a každý prohlížeč zamkne vlastní náhodné bajty; teprve potom se všechno ukáže a smíchá. Kostky si tak nikdo nevybere. Po hře si tvůj prohlížeč může ověřit každý hod.

share-link = Odkaz na tento stůl
share-room = Kód stolu
share-replay = Odkaz na přehrávání této hry
share-code = Odkaz jako QR kód
share-copy = Kopírovat
share-copied = Zkopírováno
share-share = Sdílet
share-only-here = Telefony na tento počítač zatím nedosáhnou: připoj ho k domácí síti a spusť Barkade znovu, bez „--host“.
share-network = Adresa pro telefony
share-network-about = Tenhle počítač je v několika sítích. Když telefon odkaz neotevře, vyber jinou adresu.

seat-resigned = vzdáno
seat-outside = program zvenčí
seat-stand-in = zaskakuje { $bot }
lent = { $bot } hraje za tebe.
lent-seat = Za hráče { $name } hraje { $bot }.
seat-away = pryč

bot-call-0 = Ťapka
bot-call-1 = Punťa
bot-call-2 = Brok
bot-call-3 = Bára
bot-call-4 = Alík
bot-call-5 = Ťulda
bot-standing = { $level }, { $temper }
talk-bots-quiet = Boti, ticho
talk-bots-speak = Nechat boty mluvit

# In play

odds-percent = { $percent } %

table-name-again = { $name } ({ $number })
table-coming = Už to nesu…
table-home = Zpět ke hrám
table-seats = Hráči
table-you = (ty)
table-thinking = přemýšlí
table-points = Body
table-board = Deska
table-side = Příběh a povídání
table-story = Příběh
table-talk = Povídání
table-menu = Nabídka
table-undo = Vzít zpět
table-undo-ask = Poprosit o vrácení
banner-yours = Jsi na tahu!
banner-theirs = Na tahu je { $name }
banner-paused = Hra má přestávku
banner-over = Hra skončila
board-nothing = Teď není co dělat.
meanwhile = Co se dělo bez tebe
meanwhile-show = Co se stalo?
meanwhile-now = Co se dělo bez tebe…
meanwhile-skip = Přeskočit
sound-offer = Hrát se zvukem?
sound-on = Zapnout zvuk
story-again = Pustit poslední tahy znovu
story-empty = Příběh začne prvním tahem.

talk-empty = Zatím nikdo ani neštěkl.
talk-say = Řekni něco
talk-send = Poslat
talk-barks = Štěky
talk-watcher = Divák
# Stands after somebody's name; $name is the bot's
talk-carries-on = hraje dál za hráče { $name }.

bark-woof = Haf!
bark-grr = Vrrr
bark-whine = Hmmm…
bark-howl = Aúúú!
bark-yip = Ňaf ňaf!
bark-sniff = Čmuch, čmuch
bark-wag = *vrtí ocáskem*
bark-zoomies = Jééé, lítám!
bark-beg = Prosííím
bark-sleepy = Chrrr…

menu-coach = Trenér
menu-coach-about = Tichý řádek se šancemi, které stojí za to znát.
controller-on = Jen to moje
controller-about = Deska je na obrazovce stolu.
controller-off = Ukázat tu celou desku
menu-pace = Boti táhnou
menu-take-back = Zpátky na své místo
menu-take-over = Hrát za hráče { $name }
menu-pause = Poprosit o přestávku
menu-resume = Poprosit o pokračování
menu-offer-end = Navrhnout konec
menu-hand = Ať za hráče { $name } hraje bot
menu-share = Odkaz na tento stůl
menu-screen = Obrazovka stolu
menu-record = Stáhnout záznam
menu-leave = Odejít
menu-leave-sure = Bot dohraje tvůj tah a bude hrát za tebe. Vrátit se můžeš kdykoli.
menu-resign = Vzdát
menu-resign-sure = Vzdát tuhle hru nadobro?
menu-stay = Zůstat
pace-easy = v klidu
pace-quickly = rychle
pace-once = hned
pace-tap = až ťuknu
pace-go-on = Dál

coach-more = ještě { $more }
coach-less = míň

hint-ask = Co by udělal Vůdce smečky?
hint-title = Vůdce smečky radí:
hint-only = Vůdce smečky vidí jen jednu možnost.
hint-thinking = Vůdce smečky větří…
hint-asleep = Vůdce smečky se probouzí: { $percent } %
hint-chance = Šance na výhru:
hint-play = Udělat to

offer-end = { $name } navrhuje tady skončit.
offer-pause = { $name } prosí o přestávku.
offer-resume = { $name } chce pokračovat.
offer-substitute = { $name } prosí, ať za hráče { $other } hraje bot.
offer-undo = { $name } prosí o vrácení posledního tahu.
offer-sit = { $name } chce hrát dál za hráče { $other } a uvidí jeho ruku.
offer-sit-too = { $name } chce hrát i za hráče { $other } a uvidí obě ruce.
offer-yes = Souhlas
offer-no = Nesouhlas
offer-withdraw = Stáhnout
offer-waiting = Čeká se na ostatní…
offer-lapsed = Nikdo neodpověděl.
offer-withdrawn = Staženo.
offer-declined = { $name } nesouhlasí.
offer-door = { $name } prosí o místo.

rule-title = Pravidlo
rule-show = Ukázat pravidlo
rule-all = Všechna pravidla hry
rules-none = Pravidla této hry tu nejsou.

curtain-for = Na tahu je { $name }. Ostatní se nedívají!
curtain-lift = Tady { $name }
curtain-rest = Na tahu je { $name }, karty jsou zakryté.

screen-join = Namiř telefon na kód a sedni si.
screen-sleeps = Přes obyčejné http prohlížeč obrazovku rozsvícenou neudrží: vypni uspávání přímo v zařízení.
screen-next = Další hra je otevřená: { $game }. Tahle obrazovka jde s vámi.

# The end

end-title = Hra skončila
recap-title = Příběh hry
recap-ahead = { $name } má nakonec o { $points } víc než { $other }.
recap-level = { $name } a { $other } končí nerozhodně, { $points } : { $points }.
end-won = Vyhrává { $name }!
end-you-won = Vyhráváš!
end-you-shared = Vítězství je i tvoje!
moment-last-round = Poslední kolo!
end-shared = O vítězství se dělí { $names }!
end-nobody = Nevyhrál nikdo.
end-how = Jak se bodovalo
end-rematch = Odveta
next-open = Další hra je otevřená: { $game }.
next-go = Jdu taky
end-replay = Přehrát
end-check = Ověřit losování
end-luck = Bylo to štěstí?
end-daily = Výsledky dne
ending-finished = Dohráno do konce.
ending-resigned = Někdo to vzdal.
ending-agreed = Všichni se shodli tady skončit.
ending-abandoned = Nikdo se nevrátil.
ending-rules = Pravidla se mezitím změnila; tahle hra nemůže pokračovat.

check-working = Ověřuji každé losování…
check-failed = Tady není co ověřovat.
check-seed = Semínko je to, které server před hrou zamkl.
check-seed-false = Semínko není to, které server před hrou zamkl!
check-commit = Zamčené je číslem, které viděl tento prohlížeč.
check-commit-false = Zamčené je jiným číslem, než jaké viděl tento prohlížeč!
check-nonce = Náhodné bajty tohoto prohlížeče jsou přimíchané.
check-nonce-false = Náhodné bajty tohoto prohlížeče přimíchané nejsou!
check-hashes = Náhodné bajty všech jsou ty, které zamkli, než kdokoli ukázal své.
check-hashes-false = Něčí náhodné bajty nejsou ty, které byly zamčené!
check-draws = { $draws ->
    [one] Ověřeno jedno losování: pochází ze semínka.
    [few] Ověřena { $draws } losování: všechna pocházejí ze semínka.
   *[other] Ověřeno { $draws } losování: všechna pocházejí ze semínka.
}
check-draws-false = Losování v tahu { $version } neodpovídá semínku!
check-inherited = Vše do tahu { $last } pochází z jiné hry: tahle losování ověřit nejde.
check-position = Pozici, ze které tato hra začala, někdo postavil: ověřit ji nejde.
check-no-draws = Nic se tu nelosovalo, takže není co ověřovat.
check-not-seen = Tento prohlížeč neviděl číslo, kterým se kostky před hrou zamkly.
origin-record = Tato hra pokračuje od tahu { $version } záznamu, který někdo přinesl. Co se rozdalo a hodilo předtím, tu ověřit nejde.
origin-position = Tato hra pokračuje od tahu { $version } záznamu, který začal z postavené pozice. Jak vznikla, nikdo neověří.
line-origin = ze záznamu
line-drop = Odebrat
line-drop-spoken = Odebrat ze seznamu: { $game }, { $names }
line-drop-playing = Odebrat { $game } ze seznamu? Místo zůstává tvoje a nikdo se nevzdává: odkaz hru vrátí. Odejít nebo se vzdát můžeš v nabídce u stolu.
line-drop-alone = Odebrat { $game }? Nikdo jiný nehraje, takže se hra nadobro zavře.
line-drop-open = Odebrat tento stůl ({ $game })? Tvoje místo se uvolní; prázdný stůl se zavře.
home-finished-all = Všechny dohrané hry
me-games-won = Výhra!
me-games-shared = Společná výhra
me-games-more = Ukázat starší hry
me-games-gone = Záznam už byl odklizen.
home-evening-about = Hrajte jednu hru za druhou na jeden výsledkový list. Na konci čeká pohár.
home-evening-go = Začít večer
evening-title = Rodinný večer
evening-how = V každé hře získáš bod za každého, kdo skončí za tebou. Pohár bere, kdo má nejvíc bodů; při shodě rozhodují vyhrané hry.
evening-players = Kolik vás hraje?
evening-first-game = První hra
evening-number = Rodinný večer: { $number }. hra
evening-sheet = Výsledkový list
evening-total = Celkem
evening-won = výhra
evening-next = Další: { $game }
evening-go-on = K další hře
evening-end = Předat pohár
evening-end-sure = Končí večer? Pak je čas předat pohár.
evening-cup = Pohár získává { $name }!
evening-cup-shared = O pohár se dělí { $names }!
evening-see = Pohár a obrázek k poslání
evening-send = Poslat obrázek
evening-saved = Obrázek je uložený.
evening-no-picture = Tenhle prohlížeč obrázek neumí. Pomůže snímek obrazovky.

# Replay

replay-title = Přehrávání
replay-of = { $game }, ještě jednou
replay-bring = Otevři záznam jakékoli hry a sleduj ji tah po tahu.
replay-open = Otevřít záznam
replay-leave = Opustit přehrávání
replay-seat = Čí pohled
replay-watcher = divák
replay-play-on = Hrát odtud dál
replay-told = Co zatím ví { $name }. Hra ještě běžela, takže je tu příběh, ale deska ne.
replay-told-watcher = Co zatím vědí diváci. Hra ještě běžela, takže je tu příběh, ale deska ne.
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O tah dál
replay-last = Na konec
replay-where = Místo ve hře
replay-at = { $at } / { $last }

# Me

me-title = Já
me-name = Jméno
me-dog = Tvůj pejsek
me-save = Uložit
me-saved = Uloženo. Hodný pejsek!
me-any-dog = Překvapení
me-settings = Jak to vypadá a zní
me-language = Jazyk
me-theme = Světlo
theme-auto = podle zařízení
theme-light = odpoledne
theme-dark = noc
me-motion = Pohyb
motion-auto = podle zařízení
motion-less = v klidu
me-sound = Zvuk
me-notify = Dej mi vědět, až budu na tahu
me-notify-not = Prohlížeče to umí jen přes https.
me-notify-refused = Upozornění jsou v tomto prohlížeči zakázaná. Povolíš je v jeho nastavení pro tuto stránku.
me-tell = Když jsem na tahu
me-tell-about = Hry bez hodin a pomalé hry na tebe počkají. Vyber si, jak ti dáme vědět, že jsi na tahu.
me-tell-go = Vybrat způsob
tell-title = Dej mi vědět
tell-here = Na tomto zařízení
tell-here-about = Prohlížeč ukáže upozornění, i když je Barkade zavřené. Na iPhonu nejdřív přidej Barkade na plochu.
tell-here-cannot = Tento prohlížeč upozornění neukazuje. Na iPhonu nejdřív přidej Barkade na plochu. Pokud tuhle stránku otevřela jiná aplikace, otevři ji ve svém obvyklém prohlížeči.
tell-here-only-open = Funguje, dokud je Barkade otevřené v prohlížeči. Zavřenému prohlížeči dát vědět nejde.
tell-mail = E-mailem
tell-mail-about = Tvou adresu nikdo jiný neuvidí. V každém e-mailu je odkaz, kterým je zastavíš.
tell-mail-none = Tento server e-maily neposílá.
tell-mail-address = E-mailová adresa
tell-mail-code = Kód z e-mailu
tell-mail-sent = Poslali jsme ti e-mail s kódem. Napiš ho sem a potvrď, že adresa je tvoje.
tell-mail-on = E-maily chodí na { $address }.
tell-confirm = Potvrdit
tell-off = Vypnout
tell-save = Uložit
tell-hook = V Discordu, ntfy nebo vlastním programu
tell-hook-about = Vlož adresu webhooku nebo tématu ntfy. Chraň ji jako heslo.
tell-hook-address = Adresa webhooku
tell-hook-shape = Příjemce
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = program (JSON)
tell-test = Poslat zkoušku
tell-tested = Už to letí! Když nic nepřijde, zkontroluj nastavení výše.
tell-nothing = Zatím nic nevybráno: že jsi na tahu, zjistíš, až se tu zastavíš.
tell-stop = Už žádné e-maily
tell-stop-about = Má Barkade přestat na tuto adresu psát?
tell-stop-go = Ano, přestat
tell-stopped = Hotovo. Další e-maily už nepřijdou.
me-install = Barkade na tomto zařízení
me-install-about = Barkade dostane vlastní ikonu a otevře se bez prohlížeče kolem.
me-install-go = Nainstalovat
me-record = Odehráno a vyhráno
me-record-won = výher: { $won } z { $played }
me-record-form = Poslední hry: { $games }
me-record-win = výhra
me-record-loss = bez výhry
me-record-win-short = V
me-record-loss-short = –
me-record-best = Nejvíc bodů: { $points }
me-record-rating = Rating { $rating }, { $place }. místo z { $of }
me-record-unrated = Zatím bez ratingu
me-record-about = Hodnotí se hry, které mezi sebou dohrají lidé, bez botů a bez pomoci. Rating je síla, se kterou se dá najisto počítat; s každou takovou hrou je jistější.
me-record-none = Zatím nemáš dohranou žádnou hru. První je na jedno ťuknutí.
me-device = Na jiném zařízení
me-device-about = Otevři tam tento odkaz do čtvrt hodiny a hraj dál pod svým jménem. Odkaz funguje jen jednou.
me-device-go = Vytvořit odkaz
me-device-link = Tvůj osobní odkaz
me-move-here = Pokračovat tady
me-move-here-about = Tohle je osobní odkaz. Je tvůj? Pak můžeš v tomto prohlížeči pokračovat.
me-move-here-go = Ano, to jsem já
me-moved = Vítej zpátky!
me-move-ask = V tomto prohlížeči jsi { $name }. Má tu být { $other }?
me-move-lost = { $name } z tohoto prohlížeče zmizí a vrátí se jen díky záchranným slovům nebo na jiném zařízení.
me-move-yes = Ať je tu { $other }
me-move-no = Zůstává { $name }
me-devices = Tvoje zařízení
me-devices-this = Tohle
me-devices-other = Jiné zařízení
me-devices-seen = naposledy { $day }
me-devices-out = Odhlásit
me-devices-out-whom = Odhlásit: { $name }
me-devices-name = Název zařízení
me-devices-all = Odhlásit všechna ostatní
me-phrase = Když se zařízení ztratí
me-phrase-about = Osm slov tě vrátí kamkoli: jméno, psa i hry. Napiš si je na papír. Podruhé je neukážeme.
me-phrase-go = Vytvořit záchranná slova
me-phrase-again = Záchranná slova máš od { $day }. Nová je nahradí.
me-phrase-new = Vytvořit nová slova
me-recover = Mám záchranná slova
me-recover-words = Tvých osm slov
me-recover-go = Vrať mě zpátky
me-forget = Zapomeň na mě
me-forget-about = Smaže se jméno a pejsek, zařízení a záchranná slova, upozornění, výsledky, žebříčky, psinec i hádanky. Rozehrané hry dohraje bot.
me-data = Stáhnout moje data
me-forget-go = Smazat mě
me-forget-sure = Ano, smazat

dog-head = Hlava
dog-ears = Uši
dog-snout = Čumák
dog-coat = Barva
dog-patch = Druhá barva
dog-marking = Znaky
dog-fur = Srst
dog-collar = Obojek
dog-before = { $part }: předchozí
dog-after = { $part }: další

dog-name-0 = Rek
dog-name-1 = Luna
dog-name-2 = Bella
dog-name-3 = Max
dog-name-4 = Kora
dog-name-5 = Azor
dog-name-6 = Sára
dog-name-7 = Rocky
dog-name-8 = Majda
dog-name-9 = Charlie
dog-name-10 = Nela
dog-name-11 = Toby

# About

about-title = O Barkade
about-what = Barkade je stůl pro psí hry: vyhrabávej kosti, štěkej na všechno možné, buď hodný pejsek a sbírej puntíky. Běží na tvém vlastním počítači, s kamarády vedle tebe i daleko.
about-fair = Kostky jsou férové a dá se to ověřit: server je před hrou zamkne, každý přidá trochu náhody a potom si tvůj prohlížeč může ověřit každé losování.
about-data = Žádné účty, žádné sledování, nic se nikomu neposílá. Tvoje jméno a pejsek jsou na tomto serveru, dokud je nesmažeš.
about-rules = Pravidla
about-credits = Poděkování
about-made = Všechny psy, kočky i věci kreslí kód, v jednom stylu. Hry patří svým autorům; slova jsou naše.
about-fonts = Písma Shantell Sans a Nunito (SIL Open Font License).
about-license = Barkade je svobodný software s licencí MIT.

keys-title = Klávesnice
keys-arrows = k další věci tím směrem
keys-this = tento seznam
keys-on = Písmena a číslice jsou zkratky
bubble-more = Více
hint-alike = Všechno asi stejně dobré, šance na výhru { $percent } %:
start-show = Ukaž mi to
start-show-about = Malá opravdová hra, asi 3 minuty
start-just = Nebo rovnou hraj
start-with = Proti
start-puppy = hraje v pohodě
start-young-dog = snadno se rozptýlí
start-good-dog = hraje rozumně
start-clever-dog = dvakrát měří
start-top-dog = myslí dopředu
start-players = Hráčů u stolu
start-go = Začít
start-change = { $bot } · { $players }
start-change-spoken = Změnit soupeře: { $bot }, hráčů u stolu: { $players }
hello-title = Kdo jsi?
hello-about = Takhle tě uvidí ostatní. Kdykoli to můžeš změnit.
hello-bark = Tvoje štěknutí
hello-keep = To jsem já
hello-make = Vytvoř si vlastního psa

# The page

page-title = Barkade
page-places = Miesta
title-turn = ● Si na ťahu – { $game }
title-table = { $game } – Barkade
title-next = ● Ďalšia hra je otvorená – { $game }
sheet-close = Zavrieť

nowhere-title = Tu nič nie je
nowhere-about = Psík prehľadal všetko. Možno v adrese chýba písmenko.
net-offline = Server sa neozýva. Máš pripojenie?
net-broken = Server sa potkol. Skús to o chvíľu znova.
net-again = Skúsiť znova
line-lost = Pripájam sa…
line-offline = Si offline.
line-sending = Už letí…
line-kept = Tvoj ťah sa potom odošle.

# Home

home-hello = Kto si zahrá?
home-about = Psie hry pri jednom stole. Prázdne miesta zaplnia boti, kamaráti prídu cez odkaz a účet nepotrebuje nikto.
home-games = Hry
home-players = { $low ->
    [one] 1
    [few] { $low }
   *[other] { $low }
}–{ $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčov
}
home-minutes = { $low }–{ $high } { $high ->
    [one] minúta
    [few] minúty
   *[other] minút
}
home-play = Hrať hneď
home-invite = Pozvať kamarátov
home-rules = Pravidlá
home-learn = Naučiť sa
home-mine = Tvoje hry
home-join = Prisadnúť k stolu
home-code = Odkaz alebo kód stola
home-join-go = Prisadnúť
home-open = Otvorené stoly
home-open-none = Teraz tu žiadny otvorený stôl nie je. Založ prvý!
home-watch = Hry na pozeranie
home-finished = Dohrané hry
kennel-title = Tvoj psinec
kennel-own = { $name }, tvoj pes
kennel-dog = { $name }, naposledy: { $game }; spolu { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } hier
}
kennel-empty = Zatiaľ tu bývaš bez spoločnosti. Nasťahujú sa psy, ktoré v hre privoláš, dokončíš alebo stretneš.
kennel-all = Všetky psy: { $count }

line-over = Pozrieť si znova
line-free = { $free ->
    [0] Plno
    [one] Jedno voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
}
line-yours = Si na ťahu
line-theirs = Čaká sa
line-left = zostáva: { $time }
line-waits = Nikto tu nie je
line-bot = Hrá za teba bot

# A new table

new-title = Nový stôl: { $game }
new-players = Koľkí hráte?
new-clock = Hodiny
new-clock-about = Komu sa minie čas, za toho hrá bot, kým sa nevráti. Pri hodine na ťah a viac odohrá bot iba ten jeden ťah.
new-holiday = Dovolenka
new-holiday-about = Čas navyše pre každého na celú hru. Míňa sa, keď sa ťah oneskorí.
new-help = Pomoc
new-help-about = Hodnotené hry sa hrajú bez pomoci.
new-public = Otvorené všetkým
new-public-about = Stôl uvidí každý na tomto serveri a môže si prisadnúť alebo sa pozerať.
new-box = Vlastná škatuľa
new-box-about = Súbor TOML s inými kartami, kockami alebo psami.
new-box-unreadable = Táto škatuľa sa nedá prečítať: { $detail }
new-box-line = Táto škatuľa sa nedá prečítať. Chyba je v riadku { $line }: { $text }
new-open = Otvoriť stôl
box-title = Škatuľa
box-own = vlastná škatuľa
box-show = Čo je v škatuli
box-rest = Všetko ostatné je ako v bežnej škatuli.
clock-none = bez hodín
holiday-none = žiadna
clock-holiday = { $clock }, dovolenka: { $days }
clock-per-turn = { $seconds ->
    [30] 30 sekúnd na ťah
    [60] minúta na ťah
    [180] 3 minúty na ťah
    [600] 10 minút na ťah
    [3600] hodina na ťah
    [43200] 12 hodín na ťah
    [86400] deň na ťah
    [259200] 3 dni na ťah
    [604800] týždeň na ťah
   *[other] { $seconds } s na ťah
}
clock-days = { $days ->
    [one] jeden deň
    [few] { $days } dni
   *[other] { $days } dní
}
clock-hours = { $hours ->
    [one] jedna hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodín
}
help-all = tréner aj rady
help-coach = iba tréner
help-none = žiadna
public-yes = áno
public-no = iba cez odkaz
option-yes = áno
option-no = nie

# Before the start

lobby-seats = Miesta
lobby-free = Voľný vankúšik
lobby-host = hostiteľ
lobby-sit = Sadnúť si sem
lobby-sit-too = Sadnúť si aj sem
lobby-stand = Vstať
introduce-who = Kto tu sedí?
introduce-name = Tvoje meno
introduce-keep = To som ja
introduce-again = Zmeniť meno
door-asks = Spýtať sa ma, skôr než si niekto sadne
door-request = { $name } prosí o miesto { $number }.
door-let-in = Pustiť
door-decline = Nie, vďaka
door-asked = Prosba o miesto odoslaná. Hostiteľ dá vedieť.
lobby-bot = Pridať bota…
lobby-bot-for = Bot na miesto { $number }
lobby-unseat = Poslať preč: { $name }
lobby-start = Začať hru
lobby-start-with-bots = { $free ->
    [one] Obsadiť jedno miesto a začať
    [few] Obsadiť { $free } miesta a začať
   *[other] Obsadiť { $free } miest a začať
}
lobby-strength = s botom
lobby-wait-for = Čaká sa, kým k stolu príde: { $names }.
lobby-starting = Začíname: každé zariadenie ukazuje svoje náhodné bajty. Ešte chýba: { $names }.
lobby-wait-host = Čaká sa, kým hostiteľ začne.
lobby-take-seat = Sadni si, alebo zostaň a pozeraj sa.
lobby-full = Všetky miesta sú obsadené. Zostaň a pozeraj sa!
lobby-sent-away = Hostiteľ ťa od stola poslal preč.
desk-title = Pre hostiteľa
desk-change = Zmeniť nastavenia
desk-close = Zavrieť stôl
desk-close-sure = Zavrieť tento stôl pre všetkých?
desk-closed = Hostiteľ tento stôl zavrel.
desk-hand-over = Odovzdať stôl
desk-mute = Stlmiť
desk-unmute = Nechať písať
desk-send = Poslať preč
desk-send-sure = Poslať preč: { $name }? Nesadne si ani nič nenapíše, kým návrat nedovolíš.
desk-send-sure-watching = Poslať preč: { $name }? Nebude sa môcť pozerať, sadnúť si ani písať, kým návrat nedovolíš.
desk-people = Ľudia pri stole
desk-nobody = Nikto ďalší tu zatiaľ nesedí.
desk-sent-away = Mimo stola
desk-mute-whom = Stlmiť: { $name }
desk-hand-over-whom = Odovzdať stôl: { $name }
desk-hand-over-sure = Odovzdať stôl: { $name }? Od tej chvíle ho smie meniť iba táto osoba.
desk-send-sure-playing = Poslať preč: { $name }? Miesto prevezme bot, tebe sa hra započíta ako prehratá a kým návrat nedovolíš, { $name } sa tu nemôže pozerať, sadnúť si ani písať.
desk-save = Uložiť
desk-least = Miesto { $number } je obsadené, menej hráčov byť nemôže.
desk-changed = Hostiteľ zmenil nastavenia.
desk-watching-names = { $count }: { $names }
desk-cancel = Zrušiť
desk-let-back = Pustiť späť
desk-mute-watchers = Stlmiť divákov
desk-watching = { $count ->
    [0] Nikto sa nepozerá
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } divákov
}
watching = Pozeráš sa na túto hru.
lobby-invite = Pozvať kamarátov
lobby-share-title = Poď si so mnou zahrať { $game }
lobby-screen = Na veľkú obrazovku: stôl na televízore, karty v telefónoch.
lobby-agreed = Nastavenie hry
lobby-first = Kto začína
lobby-first-drawn = žrebom
lobby-fair = Férové kocky
lobby-fair-about = Skôr než sa začne hrať, server sa týmto číslom vopred zaviaže, aké kocky padnú, a každý prehliadač, aké náhodné bajty pridá; až potom sa všetky ukážu a zmiešajú. Kocky si tak nikto nevyberie. Po hre si tvoj prehliadač môže overiť každý hod.

share-link = Odkaz na tento stôl
share-room = Kód stola
share-replay = Odkaz na tento záznam
share-code = Odkaz ako QR kód
share-copy = Kopírovať
share-copied = Skopírované
share-share = Zdieľať
share-only-here = Telefóny na tento počítač zatiaľ nedosiahnu: pripoj ho k domácej sieti a spusti Barkade znova, bez „--host“.
share-network = Adresa pre telefóny
share-network-about = Tento počítač je vo viacerých sieťach. Ak telefón odkaz neotvorí, vyber inú adresu.

seat-resigned = vzdané
seat-outside = program zvonka
seat-stand-in = zaskakuje { $bot }
lent = { $bot } hrá za teba.
lent-seat = Za hráča { $name } hrá { $bot }.
seat-away = preč

bot-call-0 = Dunčo
bot-call-1 = Bodka
bot-call-2 = Bobík
bot-call-3 = Ajka
bot-call-4 = Havko
bot-call-5 = Žužu
bot-standing = { $level }, { $temper }
talk-bots-quiet = Boti, ticho
talk-bots-speak = Nechať botov hovoriť

# In play

odds-percent = { $percent } %

table-name-again = { $name } ({ $number })
table-coming = Už to nesiem…
table-home = Späť k hrám
table-seats = Hráči
table-you = (ty)
table-thinking = rozmýšľa
table-points = Body
table-board = Hracia plocha
table-side = Príbeh a rozhovor
table-story = Príbeh
table-talk = Rozhovor
table-menu = Ponuka
table-undo = Vziať späť
table-undo-ask = Poprosiť o vrátenie
banner-yours = Si na ťahu!
banner-theirs = Na ťahu: { $name }
banner-paused = Hra má prestávku
banner-over = Hra sa skončila
board-nothing = Teraz niet čo robiť.
meanwhile = Čo ti ušlo
meanwhile-show = Čo sa stalo?
meanwhile-now = Medzitým…
meanwhile-skip = Preskočiť
sound-offer = Hrať so zvukom?
sound-on = Zapnúť zvuk
story-again = Pustiť posledné ťahy znova
story-empty = Príbeh sa začne prvým ťahom.

talk-empty = Zatiaľ nikto ani neštekol.
talk-say = Povedz niečo
talk-send = Poslať
talk-barks = Štekanie
talk-watcher = Divák
# Stands after somebody's name; $name is the bot's
talk-carries-on = hrá ďalej za hráča { $name }.

bark-woof = Hav!
bark-grr = Vrrr
bark-whine = Hmmm…
bark-howl = Aúúú!
bark-yip = Ňaf, ňaf!
bark-sniff = Ňuch, ňuch
bark-wag = *vrtí chvostíkom*
bark-zoomies = Jupí, lietam!
bark-beg = Prosíííím
bark-sleepy = Chrrr…

menu-coach = Tréner
menu-coach-about = Tichý riadok so šancami, ktoré sa oplatí poznať.
controller-on = Len to moje
controller-about = Hracia plocha je na obrazovke stola.
controller-off = Ukázať tu celú hraciu plochu
menu-pace = Boti hrajú
menu-take-back = Späť na svoje miesto
menu-take-over = Hrať za hráča { $name }
menu-pause = Poprosiť o prestávku
menu-resume = Poprosiť o pokračovanie
menu-offer-end = Navrhnúť koniec
menu-hand = Nech za hráča { $name } hrá bot
menu-share = Odkaz na tento stôl
menu-screen = Obrazovka stola
menu-record = Stiahnuť záznam
menu-leave = Odísť
menu-leave-sure = Bot dohrá tvoj ťah a bude hrať za teba. Vrátiť sa môžeš kedykoľvek.
menu-resign = Vzdať sa
menu-resign-sure = Vzdať túto hru nadobro?
menu-stay = Zostať
pace-easy = pokojne
pace-quickly = rýchlo
pace-once = hneď
pace-tap = keď ťuknem
pace-go-on = Ďalej

coach-more = ešte { $more }
coach-less = menej

hint-ask = Čo by urobil Vodca svorky?
hint-title = Vodca svorky radí:
hint-only = Vodca svorky vidí iba jednu možnosť.
hint-thinking = Vodca svorky vetrí…
hint-asleep = Vodca svorky sa zobúdza: { $percent } %
hint-chance = Šanca na výhru:
hint-play = Urobiť

offer-end = { $name } navrhuje tu skončiť.
offer-pause = { $name } prosí o prestávku.
offer-resume = { $name } chce pokračovať.
offer-substitute = { $name } navrhuje, aby za hráča { $other } hral bot.
offer-undo = { $name } prosí o vrátenie posledného ťahu.
offer-sit = { $name } chce prevziať miesto hráča { $other } a uvidí, čo drží.
offer-sit-too = { $name } chce hrať aj za hráča { $other } a uvidí obe ruky.
offer-yes = Súhlas
offer-no = Nesúhlas
offer-withdraw = Stiahnuť návrh
offer-waiting = Čaká sa na ostatných…
offer-lapsed = Nikto neodpovedal.
offer-withdrawn = Stiahnuté.
offer-declined = { $name } nesúhlasí.
offer-door = { $name } prosí o miesto.

rule-title = Pravidlo
rule-show = Ukázať pravidlo
rule-all = Všetky pravidlá hry
rules-none = Pravidlá tejto hry tu nie sú.

curtain-for = Na ťahu je { $name }. Ostatní sa nepozerajú!
curtain-lift = Tu { $name }
curtain-rest = Na ťahu je { $name }, karty sú zakryté.

screen-join = Namier telefón na kód a sadni si.
screen-sleeps = Cez obyčajné http prehliadač obrazovku zapnutú neudrží: vypni uspávanie priamo v zariadení.
screen-next = Ďalšia hra je otvorená: { $game }. Táto obrazovka ide s vami.

# The end

end-title = Hra sa skončila
recap-title = Príbeh hry
recap-ahead = { $name } vedie v cieli o { $points }; na druhom mieste končí { $other }.
recap-level = { $name } a { $other } končia nerozhodne, { $points } : { $points }.
end-won = Vyhráva { $name }!
end-you-won = Vyhrávaš!
end-you-shared = Víťazstvo je aj tvoje!
moment-last-round = Posledné kolo!
end-shared = O víťazstvo sa delia { $names }!
end-nobody = Nevyhral nikto.
end-how = Ako sa bodovalo
end-rematch = Odveta
next-open = Ďalšia hra je otvorená: { $game }.
next-go = Idem tiež
end-replay = Pozrieť si znova
end-check = Overiť žrebovanie
end-luck = Bolo to šťastie?
end-daily = Výsledky dňa
ending-finished = Dohrané do konca.
ending-resigned = Niekto sa vzdal.
ending-agreed = Všetci sa dohodli tu skončiť.
ending-abandoned = Nikto sa nevrátil.
ending-rules = Pravidlá sa medzitým zmenili; táto hra nemôže pokračovať.

check-working = Overujem každé žrebovanie…
check-failed = Tu niet čo overovať.
check-seed = Semienko je to, na ktoré sa server pred hrou zaviazal.
check-seed-false = Semienko nie je to, na ktoré sa server zaviazal!
check-commit = A je to záväzok, ktorý videl tento prehliadač.
check-commit-false = Tento prehliadač videl iný záväzok!
check-nonce = Náhodné bajty tohto prehliadača sú primiešané.
check-nonce-false = Náhodné bajty tohto prehliadača primiešané nie sú!
check-hashes = Náhodné bajty všetkých sú tie, na ktoré sa zaviazali, skôr než ktokoľvek ukázal svoje.
check-hashes-false = Niečie náhodné bajty nezodpovedajú záväzku!
check-draws = { $draws ->
    [one] Overené jedno žrebovanie: pochádza zo semienka.
    [few] Overené { $draws } žrebovania: všetky pochádzajú zo semienka.
   *[other] Overených { $draws } žrebovaní: všetky pochádzajú zo semienka.
}
check-draws-false = V ťahu { $version } žrebovanie nezodpovedá semienku!
check-inherited = Všetko až po ťah { $last } pochádza z inej hry: tieto žrebovania sa overiť nedajú.
check-position = Pozíciu, z ktorej sa táto hra začala, niekto postavil: overiť sa nedá.
check-no-draws = Nebolo tu žiadne žrebovanie, ktoré by sa dalo overiť.
check-not-seen = Tento prehliadač záväzok pred hrou nevidel.
origin-record = Táto hra pokračuje od ťahu { $version } zo záznamu, ktorý niekto priniesol. Čo sa rozdalo a hodilo predtým, sa tu overiť nedá.
origin-position = Táto hra pokračuje od ťahu { $version } zo záznamu, ktorý sa začal z postavenej pozície. Ako vznikla, nikto neoverí.
line-origin = zo záznamu
line-drop = Odobrať
line-drop-spoken = Odobrať zo zoznamu: { $game }, { $names }
line-drop-playing = Odobrať { $game } zo zoznamu? Miesto zostáva tvoje a nikto sa nevzdáva: odkaz hru vráti. Odísť alebo sa vzdať môžeš v ponuke pri stole.
line-drop-alone = Odobrať { $game }? Nikto iný nehrá, takže sa hra nadobro zavrie.
line-drop-open = Odobrať tento stôl ({ $game })? Tvoje miesto sa uvoľní; prázdny stôl sa zavrie.
home-finished-all = Všetky dohrané hry
me-games-won = Výhra!
me-games-shared = Spoločná výhra
me-games-more = Ukázať staršie hry
me-games-gone = Záznam už nie je uložený.
home-evening-about = Hrajte jednu hru za druhou so spoločným výsledkovým listom. Na konci čaká pohár.
home-evening-go = Začať večer
evening-title = Rodinný večer
evening-how = Každá hra prináša bod za každého hráča, ktorý skončí za tebou. Pohár patrí najvyššiemu súčtu; pri zhode rozhodujú vyhrané hry.
evening-players = Koľkí hráte?
evening-first-game = Prvá hra
evening-number = Rodinný večer: { $number }. hra
evening-sheet = Výsledkový list
evening-total = Spolu
evening-won = výhra
evening-next = Ďalšia: { $game }
evening-go-on = K ďalšej hre
evening-end = Odovzdať pohár
evening-end-sure = Je koniec večera? Potom je čas odovzdať pohár.
evening-cup = Pohár získava { $name }!
evening-cup-shared = O pohár sa delia { $names }!
evening-see = Pohár a obrázok na poslanie
evening-send = Poslať obrázok
evening-saved = Obrázok je uložený.
evening-no-picture = Tento prehliadač obrázok nevie urobiť. Pomôže snímka obrazovky.

# Replay

replay-title = Záznam
replay-of = { $game }, ešte raz
replay-bring = Otvor záznam akejkoľvek hry a sleduj ju ťah po ťahu.
replay-open = Otvoriť záznam
replay-leave = Opustiť záznam
replay-seat = Čí pohľad
replay-watcher = divák
replay-play-on = Hrať odtiaľto ďalej
replay-told = Čo zatiaľ vie { $name }. Hra ešte bežala, takže je tu príbeh, ale hracia plocha nie.
replay-told-watcher = Čo zatiaľ vedia diváci. Hra ešte bežala, takže je tu príbeh, ale hracia plocha nie.
replay-first = Na začiatok
replay-back = O ťah späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-next = O ťah ďalej
replay-last = Na koniec
replay-where = Miesto v hre
replay-at = { $at } / { $last }

# Me

me-title = Ja
me-name = Meno
me-dog = Tvoj psík
me-save = Uložiť
me-saved = Uložené. Dobrý psík!
me-any-dog = Prekvap ma
me-settings = Ako to vyzerá a znie
me-language = Jazyk
me-theme = Svetlo
theme-auto = podľa zariadenia
theme-light = popoludnie
theme-dark = noc
me-motion = Pohyb
motion-auto = podľa zariadenia
motion-less = v pokoji
me-sound = Zvuk
me-notify = Daj mi vedieť, keď budem na ťahu
me-notify-not = Prehliadače to vedia iba cez https.
me-notify-refused = Upozornenia sú v tomto prehliadači zakázané. Povolíš ich v jeho nastaveniach pre túto stránku.
me-tell = Keď som na ťahu
me-tell-about = Hry bez hodín a pomalé hry na teba počkajú. Vyber si, ako ti dáme vedieť, že si na ťahu.
me-tell-go = Vybrať spôsob
tell-title = Daj mi vedieť
tell-here = Na tomto zariadení
tell-here-about = Prehliadač ukáže upozornenie, aj keď je Barkade zavreté. Na iPhone najprv pridaj Barkade na plochu.
tell-here-cannot = Tento prehliadač upozornenia neukazuje. Na iPhone najprv pridaj Barkade na plochu. Ak túto stránku otvorila iná aplikácia, otvor ju vo svojom obvyklom prehliadači.
tell-here-only-open = Funguje, kým je Barkade otvorené v karte. Zavretému prehliadaču sa správa poslať nedá.
tell-mail = E-mailom
tell-mail-about = Tvoju adresu nikto iný neuvidí. V každom e-maile je odkaz, ktorým ich zastavíš.
tell-mail-none = Tento server e-maily neposiela.
tell-mail-address = E-mailová adresa
tell-mail-code = Kód z e-mailu
tell-mail-sent = Poslali sme ti e-mail s kódom. Napíš ho sem a potvrď, že adresa je tvoja.
tell-mail-on = E-maily chodia na { $address }.
tell-confirm = Potvrdiť
tell-off = Vypnúť
tell-save = Uložiť
tell-hook = V Discorde, ntfy alebo vlastnom programe
tell-hook-about = Vlož adresu webhooku alebo témy ntfy. Chráň ju ako heslo.
tell-hook-address = Adresa webhooku
tell-hook-shape = Príjemca
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = program (JSON)
tell-test = Poslať skúšobnú správu
tell-tested = Už to letí! Ak nič nepríde, skontroluj nastavenia vyššie.
tell-nothing = Zatiaľ nič nevybraté: že si na ťahu, zistíš, až keď sa tu zastavíš.
tell-stop = Už žiadne e-maily
tell-stop-about = Má Barkade prestať na túto adresu písať?
tell-stop-go = Áno, prestať
tell-stopped = Hotovo. Ďalšie e-maily už neprídu.
me-install = Barkade na tomto zariadení
me-install-about = Barkade dostane vlastnú ikonu a otvorí sa bez prehliadača okolo.
me-install-go = Nainštalovať
me-record = Odohraté a vyhraté
me-record-won = výhier: { $won } z { $played }
me-record-form = Posledné hry: { $games }
me-record-win = výhra
me-record-loss = bez výhry
me-record-win-short = V
me-record-loss-short = –
me-record-best = Najviac bodov: { $points }
me-record-rating = Rating { $rating }, miesto { $place } z { $of }
me-record-unrated = Zatiaľ bez ratingu
me-record-about = Hodnotia sa hry, ktoré medzi sebou dohrajú ľudia, bez botov a bez pomoci. Rating je sila, s ktorou sa dá rátať naisto; s každou takou hrou je istejší.
me-record-none = Zatiaľ nemáš dohranú žiadnu hru. Prvá je na jedno ťuknutie.
me-device = Na inom zariadení
me-device-about = Otvor tam tento odkaz do štvrťhodiny a hraj ďalej pod svojím menom. Odkaz funguje len raz.
me-device-go = Vytvoriť odkaz
me-device-link = Tvoj osobný odkaz
me-move-here = Pokračovať tu
me-move-here-about = Toto je osobný odkaz. Pokračovať v tomto prehliadači ako ten človek?
me-move-here-go = Áno, to som ja
me-moved = Vitaj späť!
me-move-ask = V tomto prehliadači si { $name }. Má tu namiesto toho byť { $other }?
me-move-lost = { $name } z tohto prehliadača zmizne a vráti sa len vďaka záchranným slovám alebo na inom zariadení.
me-move-yes = Nech je tu { $other }
me-move-no = Zostáva { $name }
me-devices = Tvoje zariadenia
me-devices-this = Toto
me-devices-other = Iné zariadenie
me-devices-seen = naposledy { $day }
me-devices-out = Odhlásiť
me-devices-out-whom = Odhlásiť: { $name }
me-devices-name = Názov zariadenia
me-devices-all = Odhlásiť všetky ostatné
me-phrase = Keď sa zariadenie stratí
me-phrase-about = Osem slov ti kdekoľvek vráti meno, psa aj hry. Napíš si ich na papier. Druhýkrát ich neukážeme.
me-phrase-go = Vytvoriť záchranné slová
me-phrase-again = Záchranné slová máš od { $day }. Nové ich nahradia.
me-phrase-new = Vytvoriť nové slová
me-recover = Mám záchranné slová
me-recover-words = Tvojich osem slov
me-recover-go = Vráť ma späť
me-forget = Zabudni na mňa
me-forget-about = Zmaže sa meno a psík, zariadenia a záchranné slová, upozornenia, výsledky, rebríčky, psinec aj hlavolamy. Rozohraté hry dohrá bot.
me-data = Stiahnuť moje údaje
me-forget-go = Zmazať ma
me-forget-sure = Áno, zmazať

dog-head = Hlava
dog-ears = Uši
dog-snout = Ňufák
dog-coat = Farba
dog-patch = Druhá farba
dog-marking = Znaky
dog-fur = Srsť
dog-collar = Obojok
dog-before = { $part }: predošlé
dog-after = { $part }: ďalšie

dog-name-0 = Rex
dog-name-1 = Luna
dog-name-2 = Bella
dog-name-3 = Max
dog-name-4 = Kora
dog-name-5 = Azor
dog-name-6 = Sára
dog-name-7 = Rocky
dog-name-8 = Molly
dog-name-9 = Charlie
dog-name-10 = Nela
dog-name-11 = Tobi

# About

about-title = O Barkade
about-what = Barkade je stôl pre psie hry: vyhrabávaj kosti, štekaj na všetko možné, buď dobrý psík a zbieraj bodky. Beží na tvojom vlastnom počítači, s kamarátmi vedľa teba aj ďaleko.
about-fair = Náhoda je férová a dá sa overiť: server sa pred hrou zaviaže, aké kocky padnú, každý pridá trochu náhody a po hre si tvoj prehliadač môže overiť každé žrebovanie.
about-data = Žiadne účty, žiadne sledovanie, nič sa nikomu neposiela. Tvoje meno a psík sú na tomto serveri, kým ich nezmažeš.
about-rules = Pravidlá
about-credits = Poďakovanie
about-made = Všetky psy, mačky a veci sú nakreslené kódom, v jednom štýle. Hry patria svojim autorom; slová sú naše.
about-fonts = Písma Shantell Sans a Nunito (SIL Open Font License).
about-license = Barkade je slobodný softvér s licenciou MIT.

keys-title = Klávesnica
keys-arrows = k ďalšej veci tým smerom
keys-this = tento zoznam
keys-on = Písmená a číslice ako skratky
bubble-more = Viac
hint-alike = Všetko je asi rovnako dobré, šanca na výhru { $percent } %:
start-show = Ukáž mi to
start-show-about = Malá naozajstná hra, asi 3 minúty
start-just = Alebo rovno hraj
start-with = Proti
start-puppy = hrá v pohode
start-young-dog = ľahko sa rozptýli
start-good-dog = hrá rozumne
start-clever-dog = dvakrát meria
start-top-dog = myslí dopredu
start-players = Hráčov pri stole
start-go = Začať
start-change = { $bot } · { $players }
start-change-spoken = Zmeniť súperov: { $bot }, hráčov pri stole: { $players }
hello-title = Kto si?
hello-about = Takto ťa uvidia ostatní. Kedykoľvek to môžeš zmeniť.
hello-bark = Tvoje šteknutie
hello-keep = To som ja
hello-make = Vytvor si vlastného psa

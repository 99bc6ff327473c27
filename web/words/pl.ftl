# The page

page-title = Barkade
page-places = Miejsca
title-turn = ● Twoja kolej – { $game }
title-table = { $game } – Barkade
title-next = ● Następna gra otwarta – { $game }
sheet-close = Zamknij

nowhere-title = Tu nic nie ma
nowhere-about = Ten pies obwąchał już wszystko. Może w adresie brakuje litery.
net-offline = Brak połączenia z serwerem. Masz internet?
net-broken = Serwer się potknął. Spróbuj za chwilę.
net-again = Spróbuj ponownie
line-lost = Łączę ponownie…
line-offline = Brak sieci.
line-sending = Już leci…
line-kept = Twój ruch zostanie wysłany.

# Home

home-hello = Kto chce się bawić?
home-about = Psie gry przy jednym stole. Boty zajmą puste miejsca, przyjaciele wejdą z linku, nikt nie musi zakładać konta.
home-games = Gry
home-players = { $low }–{ $high } graczy
home-minutes = { $low }–{ $high } { $high ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
home-play = Zagraj
home-invite = Zaproś przyjaciół
home-rules = Zasady
home-learn = Samouczek
home-mine = Twoje gry
home-join = Dosiądź się
home-code = Link lub kod stołu
home-join-go = Wejdź
home-open = Otwarte stoły
home-open-none = Na razie nie ma otwartych stołów. Otwórz pierwszy!
home-watch = Gry do oglądania
home-finished = Twoje skończone gry
kennel-title = Twoja psiarnia
kennel-own = { $name }, twój pies
kennel-dog = { $name }, ostatnio: { $game }; gry: { $games }
kennel-empty = Na razie jesteś tu bez towarzystwa. Wprowadzą się psy, które przywołasz, zaliczysz albo spotkasz w grze.
kennel-all = Wszystkie psy: { $count }

line-over = Obejrzyj jeszcze raz
line-free = { $free ->
    [0] Komplet
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
line-yours = Twoja kolej
line-theirs = Czekasz
line-left = zostało: { $time }
line-waits = Nikogo nie ma
line-bot = Gra za ciebie bot

# A new table

new-title = Nowy stół: { $game }
new-players = Ile osób gra?
new-clock = Zegar
new-clock-about = Komu skończy się czas, tego zastępuje bot, aż wróci. Przy godzinie na turę lub dłużej bot rozegra tylko tę jedną turę.
new-holiday = Urlop
new-holiday-about = Dodatkowy czas każdej osoby na całą grę. Zużywa się, gdy tura się spóźnia.
new-help = Pomoc
new-help-about = Gry rankingowe toczą się bez pomocy.
new-public = Dla wszystkich
new-public-about = Każdy na tym serwerze zobaczy ten stół i może się dosiąść albo popatrzeć.
new-box = Własne pudełko
new-box-about = Plik TOML z innymi kartami, kostkami albo psami.
new-box-unreadable = Nie da się odczytać tego pudełka: { $detail }
new-box-line = Nie da się odczytać tego pudełka. Błąd jest w wierszu { $line }: { $text }
new-open = Otwórz stół
box-title = Pudełko
box-own = z własnym pudełkiem
box-show = Co jest w pudełku
box-rest = Reszta jak w zwykłym pudełku.
clock-none = bez zegara
holiday-none = bez urlopu
clock-holiday = { $clock }, urlop: { $days }
clock-per-turn = { $seconds ->
    [30] 30 sekund na turę
    [60] minuta na turę
    [180] 3 minuty na turę
    [600] 10 minut na turę
    [3600] godzina na turę
    [43200] 12 godzin na turę
    [86400] dzień na turę
    [259200] 3 dni na turę
    [604800] tydzień na turę
   *[other] { $seconds } s na turę
}
clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
clock-hours = { $hours ->
    [one] jedna godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
help-all = trener i rady
help-coach = tylko trener
help-none = brak
public-yes = tak
public-no = nie, tylko z linku
option-yes = tak
option-no = nie

# Before the start

lobby-seats = Miejsca
lobby-free = Wolna poduszka
lobby-host = gospodarz
lobby-sit = Usiądź tu
lobby-sit-too = Usiądź też tu
lobby-stand = Wstań
introduce-who = Kto tu siedzi?
introduce-name = Twoje imię
introduce-keep = To ja
introduce-again = Zmień imię
door-asks = Pytaj mnie, zanim ktoś usiądzie
door-request = { $name } prosi o miejsce { $number }.
door-let-in = Wpuść
door-decline = Nie, dziękuję
door-asked = Prośba o miejsce wysłana. Gospodarz da znać.
lobby-bot = Dodaj bota…
lobby-bot-for = Bot na miejsce { $number }
lobby-unseat = Wyproś: { $name }
lobby-start = Zacznij grę
lobby-start-with-bots = { $free ->
    [one] Posadź bota i zacznij
    [few] Posadź { $free } boty i zacznij
    [many] Posadź { $free } botów i zacznij
   *[other] Posadź { $free } bota i zacznij
}
lobby-strength = poziom
lobby-wait-for = Jeszcze nie ma przy stole: { $names }.
lobby-starting = Zaczynamy: każde urządzenie pokazuje swoje losowe bajty. Brakuje jeszcze: { $names }.
lobby-wait-host = Czekamy, aż gospodarz zacznie.
lobby-take-seat = Usiądź albo zostań i popatrz.
lobby-full = Wszystkie miejsca zajęte. Zostań i popatrz!
lobby-sent-away = Gospodarz poprosił cię o opuszczenie tego stołu.
desk-title = Dla gospodarza
desk-change = Zmień ustawienia
desk-close = Zamknij stół
desk-close-sure = Zamknąć ten stół dla wszystkich?
desk-closed = Gospodarz zamknął ten stół.
desk-hand-over = Zrób gospodarzem
desk-mute = Wycisz
desk-unmute = Pozwól pisać
desk-send = Wyproś
desk-send-sure = Wyprosić: { $name }? Ta osoba nie usiądzie i nic tu nie napisze, póki nie wpuścisz jej z powrotem.
desk-send-sure-watching = Wyprosić: { $name }? Ta osoba nie popatrzy, nie usiądzie i nic tu nie napisze, póki nie wpuścisz jej z powrotem.
desk-people = Ludzie przy stole
desk-nobody = Nikt inny jeszcze tu nie siedzi.
desk-sent-away = Poza stołem
desk-mute-whom = Wycisz: { $name }
desk-hand-over-whom = Zrób gospodarzem: { $name }
desk-hand-over-sure = Nowy gospodarz: { $name }? Odtąd tylko ta osoba będzie mogła zmieniać ten stół.
desk-send-sure-playing = Wyprosić: { $name }? Miejsce przejmie bot, dla ciebie gra liczy się jako przegrana, a ta osoba nie popatrzy, nie usiądzie i nic tu nie napisze, póki nie wpuścisz jej z powrotem.
desk-save = Zapisz
desk-least = Zajęte jest miejsce { $number }, więc mniej się nie da.
desk-changed = Gospodarz zmienił ustawienia.
desk-watching-names = { $count }: { $names }
desk-cancel = Anuluj
desk-let-back = Wpuść z powrotem
desk-mute-watchers = Wycisz widzów
desk-watching = { $count ->
    [0] Nikt nie ogląda
    [one] Jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
watching = Oglądasz tę grę.
lobby-invite = Zaproś przyjaciół
lobby-share-title = Chodź, zagramy: { $game }
lobby-screen = Na duży ekran: stół na telewizorze, karty w telefonach.
lobby-agreed = Ustawienia gry
lobby-first = Kto zaczyna
lobby-first-drawn = losowo
lobby-fair = Uczciwy los
lobby-fair-about = Zanim ktokolwiek zagra, serwer pieczętuje tą liczbą swoje losowania, a każda przeglądarka własne losowe bajty; dopiero potem wszystkie są odkrywane i mieszane. Dlatego nikt nie może wybrać sobie losu. Po grze twoja przeglądarka może sprawdzić każde losowanie.

share-link = Link do tego stołu
share-room = Kod stołu
share-replay = Link do tej powtórki
share-code = Link jako kod QR
share-copy = Kopiuj
share-copied = Skopiowane
share-share = Udostępnij
share-only-here = Telefony jeszcze nie dosięgną tego komputera: podłącz go do domowej sieci i uruchom Barkade ponownie, bez „--host”.
share-network = Adres dla telefonów
share-network-about = Ten komputer jest w kilku sieciach. Jeśli telefon nie otwiera linku, wybierz inny adres.

seat-resigned = poddaje się
seat-outside = program z zewnątrz
seat-stand-in = w zastępstwie: { $bot }
lent = { $bot } gra za ciebie.
lent-seat = { $bot } gra na miejscu: { $name }.
seat-away = nie ma przy stole

bot-call-0 = Biszkopt
bot-call-1 = Pikuś
bot-call-2 = Wafel
bot-call-3 = Fela
bot-call-4 = Fafik
bot-call-5 = Ciapek
bot-standing = { $level }, { $temper }
talk-bots-quiet = Boty, cisza
talk-bots-speak = Niech boty mówią

# In play

odds-percent = { $percent }%

table-name-again = { $name } ({ $number })
table-coming = Już aportuję…
table-home = Wróć do gier
table-seats = Gracze
table-you = (ty)
table-thinking = myśli
table-points = Punkty
table-board = Plansza
table-side = Przebieg i rozmowa
table-story = Przebieg
table-talk = Rozmowa
table-menu = Menu
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
banner-yours = Twoja kolej!
banner-theirs = Teraz { $name }
banner-paused = Przerwa w grze
banner-over = Koniec gry
board-nothing = Na razie nie ma nic do zrobienia.
meanwhile = Pod twoją nieobecność
meanwhile-show = Co się działo?
meanwhile-now = Pod twoją nieobecność…
meanwhile-skip = Pomiń
sound-offer = Grać z dźwiękiem?
sound-on = Włącz dźwięk
story-again = Obejrzyj ostatnie tury jeszcze raz
story-empty = Tu pojawi się przebieg gry, od pierwszego ruchu.

talk-empty = Nikt jeszcze nie pisnął ani słowa.
talk-say = Powiedz coś
talk-send = Wyślij
talk-barks = Szczeknięcia
talk-watcher = Widz
# Stands after somebody's name; $name is the bot's
talk-carries-on = gra teraz na miejscu: { $name }.

bark-woof = Hau!
bark-grr = Wrrr
bark-whine = Hmmm…
bark-howl = Auuuuu!
bark-yip = Hau, hau!
bark-sniff = Niuch, niuch
bark-wag = *merda ogonem*
bark-zoomies = Głupawka!
bark-beg = Prooooszę
bark-sleepy = Chrrr…

menu-coach = Trener
menu-coach-about = Cicha linijka z szansami, które warto znać.
controller-on = Tylko to, co moje
controller-about = Plansza jest na ekranie stołu.
controller-off = Pokaż tu całą planszę
menu-pace = Ruchy botów
menu-take-back = Wróć na swoje miejsce
menu-take-over = Przejmij miejsce: { $name }
menu-pause = Poproś o przerwę
menu-resume = Poproś o wznowienie
menu-offer-end = Zaproponuj koniec
menu-hand = Oddaj botowi miejsce: { $name }
menu-share = Link do tego stołu
menu-screen = Ekran stołu
menu-record = Pobierz zapis
menu-leave = Wyjdź
menu-leave-sure = Bot dokończy twoją turę i będzie grał dalej. Możesz wrócić w każdej chwili.
menu-resign = Poddaj się
menu-resign-sure = Poddać tę grę na dobre?
menu-stay = Zostań
pace-easy = spokojnie
pace-quickly = szybko
pace-once = od razu
pace-tap = gdy stuknę
pace-go-on = Dalej

coach-more = jeszcze { $more }
coach-less = mniej

hint-ask = Co zrobiłby Pies na Medal?
hint-title = Pies na Medal wybiera…
hint-only = Pies na Medal widzi tylko jedno wyjście.
hint-thinking = Pies na Medal węszy…
hint-asleep = Pies na Medal się budzi: { $percent }%
hint-chance = Szansa na wygraną:
hint-play = Zrób to

offer-end = { $name } proponuje skończyć w tym miejscu.
offer-pause = { $name } prosi o przerwę.
offer-resume = { $name } chce grać dalej.
offer-substitute = { $name } proponuje oddać botowi miejsce: { $other }.
offer-undo = { $name } prosi o cofnięcie ostatniego ruchu.
offer-sit = { $name } prosi o to miejsce: { $other }. Zobaczy wszystko, co do niego należy.
offer-sit-too = { $name } prosi jeszcze o to miejsce: { $other }. Zobaczy karty obu miejsc.
offer-yes = Zgoda
offer-no = Nie
offer-withdraw = Wycofaj
offer-waiting = Czekamy na resztę…
offer-lapsed = Nikt nie odpowiedział.
offer-withdrawn = Wycofane.
offer-declined = { $name } się nie zgadza.
offer-door = { $name } prosi o miejsce.

rule-title = Zasada
rule-show = Pokaż zasadę
rule-all = Wszystkie zasady tej gry
rules-none = Tu nie ma zasad tej gry.

curtain-for = Teraz { $name }. Reszta nie patrzy!
curtain-lift = To ja, { $name }
curtain-rest = { $name } gra, karty są zakryte.

screen-join = Skieruj telefon na kod i zajmij miejsce.
screen-sleeps = Przez zwykłe http przeglądarka nie utrzyma włączonego ekranu: wyłącz usypianie w samym urządzeniu.
screen-next = Następna gra już otwarta: { $game }. Ten ekran zaraz się przełączy.

# The end

end-title = Koniec gry
recap-title = Historia tej gry
recap-ahead = Na koniec { $name } prowadzi o { $points }; na drugim miejscu { $other }.
recap-level = { $name } i { $other } kończą z tym samym wynikiem: { $points }.
end-won = { $name } wygrywa!
end-you-won = Wygrywasz!
end-you-shared = Zwycięstwo jest też twoje!
moment-last-round = Ostatnia runda!
end-shared = Wspólne zwycięstwo: { $names }!
end-nobody = Nikt nie wygrywa.
end-how = Skąd te punkty
end-rematch = Rewanż
next-open = Następna gra już otwarta: { $game }.
next-go = Idę
end-replay = Powtórka
end-check = Sprawdź losowania
end-luck = Czy to był fart?
end-daily = Wyniki dnia
ending-finished = Dograna do końca.
ending-resigned = Ktoś się poddał.
ending-agreed = Wszyscy zgodzili się skończyć w tym miejscu.
ending-abandoned = Nikt nie wrócił.
ending-rules = Zasady się od tego czasu zmieniły i tej gry nie da się dokończyć.

check-working = Sprawdzam każde losowanie…
check-failed = Tu nie ma czego sprawdzać.
check-seed = Ziarno jest tym, które zapieczętowano przed grą.
check-seed-false = Ziarno nie jest tym, które zapieczętowano!
check-commit = Pieczęcią jest liczba, którą widziała ta przeglądarka.
check-commit-false = Ta przeglądarka widziała inną pieczęć!
check-nonce = Losowe bajty tej przeglądarki zostały wmieszane.
check-nonce-false = Losowe bajty tej przeglądarki nie zostały wmieszane!
check-hashes = Losowe bajty wszystkich są tymi, które zapieczętowano, zanim ktokolwiek pokazał swoje.
check-hashes-false = Czyjeś losowe bajty nie są tymi, które zapieczętowano!
check-draws = { $draws ->
    [one] Sprawdzono jedno losowanie: pochodzi z ziarna.
    [few] Sprawdzono { $draws } losowania: wszystkie pochodzą z ziarna.
    [many] Sprawdzono { $draws } losowań: wszystkie pochodzą z ziarna.
   *[other] Sprawdzono { $draws } losowania: wszystkie pochodzą z ziarna.
}
check-draws-false = Losowanie w ruchu { $version } nie jest tym, co daje ziarno!
check-inherited = Wszystko do ruchu { $last } pochodzi z innej gry: tych losowań nie da się sprawdzić.
check-position = Pozycję, od której zaczęła się ta gra, ktoś ułożył: nie da się jej sprawdzić.
check-no-draws = Nic tu nie losowano, więc nie ma czego sprawdzać.
check-not-seen = Ta przeglądarka nie widziała pieczęci przed grą.
origin-record = Ta gra toczy się dalej od ruchu { $version } przyniesionego zapisu. Tego, co rozdano i wylosowano wcześniej, nie da się tu sprawdzić.
origin-position = Ta gra toczy się dalej od ruchu { $version } zapisu, który zaczął się od pozycji ułożonej ręcznie. Nikt nie sprawdzi, skąd się wzięła.
line-origin = z zapisu
line-drop = Usuń z listy
line-drop-spoken = Usuń z listy: { $game }, { $names }
line-drop-playing = Usunąć { $game } z listy? Miejsce pozostaje twoje i nikt się nie poddaje: link przywróci grę. Wyjść albo poddać się możesz w menu przy stole.
line-drop-alone = Usunąć { $game }? Nikt inny nie gra, więc gra zostanie zamknięta na dobre.
line-drop-open = Usunąć ten stół ({ $game }) z listy? Twoje miejsce się zwolni, a pusty stół zostanie zamknięty.
home-finished-all = Wszystkie twoje skończone gry
me-games-won = Zwycięstwo!
me-games-shared = Wspólne zwycięstwo
me-games-more = Pokaż starsze gry
me-games-gone = Powtórka została już usunięta.
home-evening-about = Grajcie grę za grą na jednej karcie wyników. Na końcu czeka puchar.
home-evening-go = Zacznij wieczór
evening-title = Rodzinny wieczór
evening-how = W każdej grze dostajesz punkt za każdego, kto skończy za tobą. Puchar zdobywa, kto ma najwięcej punktów; przy remisie liczą się wygrane gry.
evening-players = Ile osób gra?
evening-first-game = Pierwsza gra
evening-number = Rodzinny wieczór: gra { $number }
evening-sheet = Karta wyników
evening-total = Razem
evening-won = wygrana
evening-next = Następna: { $game }
evening-go-on = Do następnej gry
evening-end = Wręcz puchar
evening-end-sure = Koniec wieczoru? Wtedy wręczymy puchar.
evening-cup = Puchar zdobywa { $name }!
evening-cup-shared = Wspólny puchar: { $names }!
evening-see = Puchar i obrazek do wysłania
evening-send = Wyślij obrazek
evening-saved = Obrazek został zapisany.
evening-no-picture = Ta przeglądarka nie umie zrobić obrazka. Zrób zrzut ekranu.

# Replay

replay-title = Powtórka
replay-of = { $game }, jeszcze raz
replay-bring = Wczytaj zapis dowolnej gry i obejrzyj ją ruch po ruchu.
replay-open = Otwórz zapis
replay-leave = Wyjdź z powtórki
replay-seat = Patrz jako
replay-watcher = widz
replay-play-on = Graj dalej od tego miejsca
replay-told = Tyle było widać z tego miejsca ({ $name }). Gra wtedy jeszcze trwała, więc jest przebieg, ale nie ma planszy.
replay-told-watcher = Tyle widzieli widzowie. Gra wtedy jeszcze trwała, więc jest przebieg, ale nie ma planszy.
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Ruch naprzód
replay-last = Na koniec
replay-where = Miejsce w grze
replay-at = { $at } / { $last }

# Me

me-title = Ja
me-name = Imię
me-dog = Twój pies
me-save = Zapisz
me-saved = Zapisane. Dobry piesek!
me-any-dog = Niespodzianka
me-settings = Wygląd i dźwięk
me-language = Język
me-theme = Pora dnia
theme-auto = jak w urządzeniu
theme-light = popołudnie
theme-dark = noc
me-motion = Animacje
motion-auto = jak w urządzeniu
motion-less = bez animacji
me-sound = Dźwięk
me-notify = Powiadom mnie, gdy przyjdzie moja kolej
me-notify-not = Przeglądarki robią to tylko przez https.
me-notify-refused = Powiadomienia są w tej przeglądarce zablokowane. Odblokujesz je w jej ustawieniach dla tej strony.
me-tell = Kiedy moja kolej
me-tell-about = Gry bez zegara i te powolne mogą na ciebie poczekać. Wybierz, jak mamy dać znać, że twoja kolej.
me-tell-go = Wybierz sposób
tell-title = Daj znać
tell-here = Na tym urządzeniu
tell-here-about = Przeglądarka pokaże powiadomienie, nawet gdy Barkade jest zamknięte. Na iPhonie najpierw dodaj Barkade do ekranu początkowego.
tell-here-cannot = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie najpierw dodaj Barkade do ekranu początkowego. Jeśli tę stronę otworzyła inna aplikacja, otwórz ją w swojej zwykłej przeglądarce.
tell-here-only-open = Działa, gdy Barkade jest otwarte w karcie. Zamkniętej przeglądarki nie da się zawiadomić.
tell-mail = E-mailem
tell-mail-about = Twojego adresu nie widzi nikt inny. W każdym e-mailu jest link, którym z nich zrezygnujesz.
tell-mail-none = Ten serwer nie wysyła e-maili.
tell-mail-address = Adres e-mail
tell-mail-code = Kod z e-maila
tell-mail-sent = Wysłaliśmy ci e-mail z kodem. Wpisz go tutaj, żeby potwierdzić, że adres jest twój.
tell-mail-on = E-maile idą na { $address }.
tell-confirm = Potwierdź
tell-off = Wyłącz
tell-save = Zapisz
tell-hook = W Discordzie, ntfy albo własnym programie
tell-hook-about = Wklej adres webhooka albo tematu ntfy. Pilnuj go jak hasła.
tell-hook-address = Adres webhooka
tell-hook-shape = Odbiorca
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = program (JSON)
tell-test = Wyślij na próbę
tell-tested = W drodze! Jeśli nic nie przyjdzie, sprawdź ustawienia powyżej.
tell-nothing = Nic jeszcze nie wybrano: że twoja kolej, zobaczysz dopiero, gdy tu zajrzysz.
tell-stop = Koniec z e-mailami
tell-stop-about = Czy Barkade ma przestać pisać na ten adres?
tell-stop-go = Tak, koniec
tell-stopped = Gotowe. E-maili już nie będzie.
me-install = Barkade na tym urządzeniu
me-install-about = Barkade dostanie własną ikonę i otworzy się bez przeglądarki dookoła.
me-install-go = Zainstaluj
me-record = Rozegrane i wygrane
me-record-won = wygrane: { $won } z { $played }
me-record-form = Ostatnie gry: { $games }
me-record-win = wygrana
me-record-loss = bez wygranej
me-record-win-short = W
me-record-loss-short = –
me-record-best = Najwięcej punktów: { $points }
me-record-rating = Ranking { $rating }, miejsce { $place } z { $of }
me-record-unrated = Jeszcze bez rankingu
me-record-about = Do rankingu liczą się gry, które ludzie kończą między sobą, bez botów i bez pomocy. Ranking pokazuje siłę, której można być pewnym; z każdą taką grą rośnie pewność.
me-record-none = Nie masz jeszcze skończonych gier. Do pierwszej wystarczy jedno stuknięcie.
me-device = Na innym urządzeniu
me-device-about = Otwórz tam ten link w ciągu kwadransa i graj dalej pod swoim imieniem. Link działa tylko raz.
me-device-go = Zrób link
me-device-link = Twój osobisty link
me-move-here = Graj dalej tutaj
me-move-here-about = To link osobisty. Grać dalej w tej przeglądarce jako ta osoba?
me-move-here-go = Tak, to ja
me-moved = Witaj z powrotem!
me-move-ask = W tej przeglądarce jesteś { $name }. Czy ma tu być { $other }?
me-move-lost = { $name } zniknie z tej przeglądarki i wróci tylko dzięki słowom odzyskiwania albo na innym urządzeniu.
me-move-yes = Niech będzie { $other }
me-move-no = Zostaje { $name }
me-devices = Twoje urządzenia
me-devices-this = To urządzenie
me-devices-other = Inne urządzenie
me-devices-seen = ostatnio użyte { $day }
me-devices-out = Wyloguj
me-devices-out-whom = Wyloguj: { $name }
me-devices-name = Nazwa urządzenia
me-devices-all = Wyloguj wszystkie inne
me-phrase = Gdy to urządzenie zginie
me-phrase-about = Osiem słów przywróci cię wszędzie: imię, psa i gry. Zapisz je na kartce. Drugi raz ich nie pokażemy.
me-phrase-go = Utwórz słowa odzyskiwania
me-phrase-again = Masz słowa odzyskiwania od { $day }. Nowe je zastąpią.
me-phrase-new = Utwórz nowe słowa
me-recover = Mam słowa odzyskiwania
me-recover-words = Twoje osiem słów
me-recover-go = Przywróć mnie
me-forget = Zapomnij o mnie
me-forget-about = Usunięte zostaną: imię i pies, urządzenia i słowa odzyskiwania, powiadomienia, wyniki, ranking, psiarnia i zagadki. Trwające gry dokończy bot.
me-data = Pobierz moje dane
me-forget-go = Usuń mnie
me-forget-sure = Tak, usuń

dog-head = Głowa
dog-ears = Uszy
dog-snout = Pysk
dog-coat = Maść
dog-patch = Drugi kolor
dog-marking = Łaty
dog-fur = Sierść
dog-collar = Obroża
dog-before = { $part }: wstecz
dog-after = { $part }: dalej

dog-name-0 = Reksio
dog-name-1 = Luna
dog-name-2 = Bella
dog-name-3 = Azor
dog-name-4 = Kora
dog-name-5 = Burek
dog-name-6 = Saba
dog-name-7 = Rocky
dog-name-8 = Misia
dog-name-9 = Tofik
dog-name-10 = Nala
dog-name-11 = Czarek

# About

about-title = O Barkade
about-what = Barkade to stół do psich gier: wykopuj kości, szczekaj na co popadnie, bądź grzecznym pieskiem i zbieraj łatki. Działa na twoim komputerze, z przyjaciółmi tuż obok albo daleko.
about-fair = Los jest uczciwy i można go sprawdzić: przed grą serwer go pieczętuje, każdy dorzuca trochę przypadku, a po grze twoja przeglądarka może sprawdzić każde losowanie.
about-data = Bez kont, bez śledzenia, nic nie trafia do nikogo innego. Twoje imię i pies zostają na tym serwerze, póki ich nie usuniesz.
about-rules = Zasady
about-credits = Autorzy
about-made = Wszystkie psy, koty i rzeczy narysował kod, jedną kreską. Gry należą do swoich autorów; słowa są nasze.
about-fonts = Złożone krojami Shantell Sans i Nunito (SIL Open Font License).
about-license = Barkade to wolne oprogramowanie na licencji MIT.

keys-title = Klawiatura
keys-arrows = do następnej rzeczy w tę stronę
keys-this = ta lista
keys-on = Litery i cyfry działają jako skróty
bubble-more = Więcej
hint-alike = Wszystko mniej więcej tak samo dobre, szansa na wygraną { $percent }%:
start-show = Pokaż mi
start-show-about = Mała prawdziwa partia, około 3 minut
start-just = Albo po prostu graj
start-with = Przeciwnik
start-puppy = gra na luzie
start-young-dog = łatwo się rozprasza
start-good-dog = gra rozsądnie
start-clever-dog = zastanowi się dwa razy
start-top-dog = myśli naprzód
start-players = Graczy przy stole
start-go = Start
start-change = { $bot } · { $players }
start-change-spoken = Zmień przeciwników: { $bot }, graczy przy stole: { $players }
hello-title = Kim jesteś?
hello-about = Tak zobaczą cię inni. Możesz to zmienić w każdej chwili.
hello-bark = Twój szczek
hello-keep = To ja
hello-make = Stwórz własnego psa

# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Obszczekuj skrzynki, furgonetki i balony: największa sfora zgarnia łup.

barking-option-starter = Kto zaczyna
barking-option-starter-about = Numer gracza albo los. W instrukcji: kto najlepiej udaje psa.
barking-option-starter-printed = W instrukcji zaczyna, kto najlepiej udaje psa.
barking-option-starter-chance = losowo
barking-option-teaching = Gra do nauki
barking-option-teaching-about = Koty wchodzą do talii dopiero po pierwszej rundzie.
barking-option-bark_off = Remis na koniec
barking-option-bark_off-about = Gdy kilka osób ma najwięcej punktów. W instrukcji: najgłośniejszy szczek.
barking-option-bark_off-bark = wygrywa najgłośniejszy szczek (jak w instrukcji)
barking-option-bark_off-chance = rozstrzyga los (zasada domowa)
barking-option-bark_off-shared = wspólne zwycięstwo (zasada domowa)

barking-own = { $text }
    .two = 2 × { $text }
    .few = { $text }
    .many = { $text }
barking-breed-great-dane = Dog niemiecki
    .nom = dog niemiecki
    .acc = doga niemieckiego
    .two = dwa dogi niemieckie
    .few = dogi niemieckie
    .many = dogów niemieckich
barking-breed-german-shepherd = Owczarek niemiecki
    .nom = owczarek niemiecki
    .acc = owczarka niemieckiego
    .two = dwa owczarki niemieckie
    .few = owczarki niemieckie
    .many = owczarków niemieckich
barking-breed-doberman = Doberman
    .nom = doberman
    .acc = dobermana
    .two = dwa dobermany
    .few = dobermany
    .many = dobermanów
barking-breed-husky = Husky
    .nom = husky
    .acc = husky'ego
    .two = dwa husky
    .few = husky
    .many = husky
barking-breed-labrador = Labrador
    .nom = labrador
    .acc = labradora
    .two = dwa labradory
    .few = labradory
    .many = labradorów
barking-breed-basset-hound = Basset hound
    .nom = basset hound
    .acc = basset hounda
    .two = dwa basset houndy
    .few = basset houndy
    .many = basset houndów
barking-breed-jack-russell = Jack Russell
    .nom = jack russell
    .acc = jack russella
    .two = dwa jack russelle
    .few = jack russelle
    .many = jack russellów
barking-breed-chihuahua = Chihuahua
    .nom = chihuahua
    .acc = chihuahuę
    .two = dwie chihuahuy
    .few = chihuahuy
    .many = chihuahui
barking-breed-bulldog = Buldog
    .nom = buldog
    .acc = buldoga
    .two = dwa buldogi
    .few = buldogi
    .many = buldogów
barking-breed-mutt = Kundel
    .nom = kundel
    .acc = kundla
    .two = dwa kundle
    .few = kundle
    .many = kundli
barking-breed-none = rasa o randze { $rank }
    .acc = rasę o randze { $rank }
    .two = dwa psy rasy o randze { $rank }
    .few = psy rasy o randze { $rank }
    .many = psów rasy o randze { $rank }
barking-wonder = Cudopies
    .nom = cudopies
    .acc = cudopsa
    .two = dwa cudopsy
    .few = cudopsy
    .many = cudopsów
barking-cat = Kot
    .nom = kot
    .acc = kota
    .two = dwa koty
    .few = koty
    .many = kotów

barking-item-phone-booth = budka telefoniczna
    .acc = budkę telefoniczną
    .loc = budce telefonicznej
barking-item-tree-house = domek na drzewie
    .acc = domek na drzewie
    .loc = domku na drzewie
barking-item-balloon = balon
    .acc = balon
    .loc = balonie
barking-item-hydrant = hydrant
    .acc = hydrant
    .loc = hydrancie
barking-item-mailbox = skrzynka na listy
    .acc = skrzynkę na listy
    .loc = skrzynce na listy
barking-item-van = furgonetka
    .acc = furgonetkę
    .loc = furgonetce
barking-item-bench = ławka
    .acc = ławkę
    .loc = ławce
barking-item-lamp-post = latarnia
    .acc = latarnię
    .loc = latarni
barking-item-trash-can = śmietnik
    .acc = śmietnik
    .loc = śmietniku
barking-item-boxes = kartony
    .acc = kartony
    .loc = kartonach
barking-item = { $item } ({ $number })
    .acc = { $item-acc } ({ $number })
    .loc = { $item-loc } ({ $number })
barking-item-none = przedmiot { $number }
    .acc = przedmiot { $number }
    .loc = przedmiocie { $number }

barking-dogs = { $cards } × { $breed-nom }
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-two }
        [3] trzy { $breed-few }
        [4] cztery { $breed-few }
        [5] pięć { $breed-many }
        [6] sześć { $breed-many }
        [one] { $cards } { $breed-many }
        [few] { $cards } { $breed-few }
        [many] { $cards } { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed-nom } + { $wonders } × cudopies
    .told = { $cards ->
        [1] { $breed-acc }
        [2] { $breed-two }
        [3] trzy { $breed-few }
        [4] cztery { $breed-few }
        [5] pięć { $breed-many }
        [6] sześć { $breed-many }
        [one] { $cards } { $breed-many }
        [few] { $cards } { $breed-few }
        [many] { $cards } { $breed-many }
       *[other] { $cards } { $breed-many }
    } z { $wonders ->
        [1] cudopsem
        [2] dwoma cudopsami
        [3] trzema cudopsami
       *[other] { $wonders } cudopsami
    }

barking-do-pass = Spasuj do końca rundy
barking-do-cat = Zagraj kota i dobierz kartę
barking-do-swap = Wymień cudopsa na kartę
barking-do-done = To wszystko: zakończ turę
barking-do-no-token = Nie kładź żetonu kota
barking-do-no-mic = Nie ma mikrofonu: niech za mnie szczeknie los
barking-do-at = Szczekaj na { $item-acc }
barking-do-token = Żeton kota przy { $item-loc }
barking-do-discard = Odrzuć { $card-acc }
barking-do-bark = Szczeknij z głośnością { $loudness }
barking-do-lay = Zagraj { $dogs-told }

barking-told-starts = { $name } zaczyna.
barking-told-cats-dealt = Każdy dostaje kota, a reszta kotów trafia do talii.
barking-told-laid-out = Na ulicy: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Każdy dostaje kartę.
        [few] Każdy dostaje { $cards } karty.
        [many] Każdy dostaje { $cards } kart.
       *[other] Każdy dostaje { $cards } karty.
    }
   *[other] Kart jest za mało: na głowę przypada { $cards }.
}
barking-told-drew = Dobierasz: { $card-nom }.
barking-told-discarded = { $name } odrzuca { $card-acc }.
barking-told-cat = { $name } zagrywa kota i dobiera kartę.
barking-told-token = { $name } kładzie żeton kota przy { $item-loc }.
barking-told-no-token = { $name } nie kładzie żetonu kota.
barking-told-swapped = { $name } wymienia cudopsa na kartę.
barking-told-showed = { $name } zagrywa { $dogs-told }.
barking-told-laid = { $name } szczeka na { $item-acc }.
barking-told-passed = { $name } pasuje.
barking-told-won = { $name } zdobywa { $item-acc }: { $dogs ->
    [one] jeden pies
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psa
}.
barking-told-unwanted = Nikt nie szczekał, więc poza grą: { $item }.
barking-told-cleared = Koniec rundy { $round }. Zagrane psy i karty odrzucone idą pod spód talii.
barking-told-reshuffled = Talia jest pusta: odrzucone karty są tasowane i tworzą nową.
barking-told-bark-off = { $name } remisuje na czele i szczeka o zwycięstwo.
barking-told-barked = { $name } szczeka. Jak głośno, okaże się za chwilę.
barking-told-heard = { $name } szczeka: { $loudness } na 99!
barking-told-unheard = { $name } nie ma mikrofonu: szczeknie los.
barking-told-drew-bark = Los szczeka za gracza { $name }: { $loudness } na 99!
barking-told-champion-lot = Los wskazuje: { $name }.
barking-told-champion-loudest = { $name } szczeka najgłośniej.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
barking-told-scored = { $name } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-acc } ({ $dogs ->
    [1] jeden pies
    [2] dwa psy
    [3] trzy psy
    [4] cztery psy
    [5] pięć psów
    [6] sześć psów
    [one] { $dogs } psów
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psów
})
barking-beat-starts = zaczyna
barking-beat-laid-out = na ulicy: { $item }
barking-beat-drew = dobiera { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-acc }
    [2] { $card-two }
    [3] trzy { $card-few }
    [4] cztery { $card-few }
    [5] pięć { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = odrzuca { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-acc }
    [2] { $card-two }
    [3] trzy { $card-few }
    [4] cztery { $card-few }
    [5] pięć { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = zagrywa { $count ->
    [1] kota
    [2] dwa koty
    [3] trzy koty
    [4] cztery koty
   *[other] { $count } kotów
}
barking-beat-token = zagrywa kota przy { $item-loc }
barking-beat-swapped = wymienia { $count ->
    [1] cudopsa na kartę
    [2] dwa cudopsy na karty
    [3] trzy cudopsy na karty
    [4] cztery cudopsy na karty
   *[other] { $count } cudopsów na karty
}
barking-beat-showed = wystawia { $dogs-told }
barking-beat-laid = posyła { $items-and }
barking-beat-laid-one = { $dogs-told-and } pod { $item-acc }
barking-beat-passed = pasuje
barking-beat-reshuffled = odrzucone karty tworzą nową talię
barking-beat-won = koniec rundy: { $items-also }
barking-beat-won-one = { $name } zdobywa { $prize-and }
barking-beat-unwanted = nikt nie szczekał na { $item-acc-and }
barking-beat-counted = liczy { $items }
barking-beat-counted-one = { $points } za { $items ->
    [1] { $item-acc }
   *[other] { $items } × { $item }
}
barking-beat-scored = ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

barking-ending-most-points = Koniec ostatniej rundy: wygrywa, kto ma najwięcej punktów.
barking-ending-shared = Koniec ostatniej rundy: na czele jest remis, więc zwycięstwo jest wspólne.
barking-ending-lot = Koniec ostatniej rundy: na czele jest remis, zwycięzcę wskazał los.
barking-ending-loudest = Koniec ostatniej rundy: na czele jest remis, wygrywa najgłośniejszy szczek.

barking-why-discard-first = Masz za dużo kart: najpierw odrzuć.
barking-why-token-first = Kot zagrany: najpierw połóż jego żeton przy przedmiocie albo zrezygnuj.
barking-why-where-first = Psy już zagrane: najpierw powiedz, na co szczekają.
barking-why-done-first = Twoje zagranie wciąż trwa: dołóż rasy albo powiedz, że to wszystko.
barking-why-bark-first = W punktach jest remis: szczekaj albo powiedz, że nie ma mikrofonu.
barking-why-no-discard = Karty odrzuca tylko ten, kto po rozdaniu ma ich za dużo.
barking-why-no-cat-played = Żeton kota idzie w parze z kotem: najpierw zagraj kota.
barking-why-nothing-shown = Najpierw zagraj psy, potem powiedz, na co szczekają.
barking-why-nothing-to-end = Nie ma zagrania do zakończenia. Żeby skończyć turę bez psów, spasuj.
barking-why-no-bark-off = Nie ma remisu do wyszczekania.
barking-why-not-in-hand = Nie masz tej karty na ręce: { $card-nom }.
barking-why-no-cats-yet = W grze do nauki koty dołączają w rundzie 2.
barking-why-no-item = Na ulicy nie ma przedmiotu { $number }.
barking-why-token-there = Przy { $item-loc } już leży żeton kota.
barking-why-breed-there = Przy { $item-loc } już jest { $breed-nom }: żadna rasa nie przychodzi tam dwa razy.
barking-why-dogs-there = Masz już psy przy { $item-loc }, a żetonu kota tam nie ma.
barking-why-no-breed = Nie ma rasy o randze { $rank }: najgorsza to { $worst }.
barking-why-too-few = Do tego trzeba { $wanted } × { $card-nom }, a masz { $held }.
barking-why-one-breed = Kilka ras naraz wolno zagrać tylko tam, gdzie leży żeton kota.
barking-why-no-place = Nie ma przedmiotu, przy którym wolno ci położyć { $breed-acc }.

barking-board-discard = Za dużo kart: odrzuć.
barking-board-act = Teraz: { $choices }.
barking-board-act-lay = zagraj psy
barking-board-act-cat = zagraj kota
barking-board-act-swap = wymień cudopsa
barking-board-act-pass = spasuj
barking-board-first = zaczyna
barking-board-signs = Dwie litery to rasa (Hu: husky), złota przy najlepszych rangach, szara przy najgorszych; Hu2+1 to dwa psy z jednym cudopsem, Wo to cudopies, a Ca kot. Nad każdą kolumną stoi przedmiot; +3 mówi, ile wart jest dla ciebie kolejny taki. ♛ tam prowadzi, =^.^= albo =^= to leżący tam żeton kota, a kreska ┃ wskazuje, gdzie dzieje się zaznaczona akcja. W linii gracza: punkty, karty, Ca, jeśli wszyscy wiedzą o kocie, kto zaczyna lub spasował, i zdobycze (lam2: dwie latarnie).
barking-board-token = Gdzie trafi żeton kota?
barking-board-where = Na co szczekają?
barking-board-more = Jeszcze jakaś rasa czy to już wszystko?
barking-board-bark = W punktach jest remis: szczekaj!
barking-board-round = runda { $round } z { $rounds } · talia { $deck }
barking-board-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
barking-board-passed = pas
barking-board-hand = ręka
barking-board-shown = zagrane

barking-coach-free = Na { $item-acc } nikt nie szczeka.
barking-coach-leader = Przy { $item-loc } prowadzi { $name }: { $dogs ->
    [one] jeden pies
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psa
}, najlepszy to { $breed-nom }.
barking-coach-take = Możesz to zdobyć ({ $worth ->
    [one] jeden punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktu
}): { $play }.
barking-coach-need = Z tą ręką tego teraz nie zdobędziesz: trzeba jeszcze { $dogs ->
    [one] jednego psa
    [few] { $dogs } psów
    [many] { $dogs } psów
   *[other] { $dogs } psa
} ({ $worth ->
    [one] jeden punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktu
}).
barking-coach-need-or = Z tą ręką tego teraz nie zdobędziesz: trzeba jeszcze { $dogs ->
    [one] jednego psa
    [few] { $dogs } psów
    [many] { $dogs } psów
   *[other] { $dogs } psa
} albo tylko { $tie }, ale z rasą lepszą niż ranga { $rank } ({ $worth ->
    [one] jeden punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktu
}).
barking-coach-needs-cat = Masz tam już psy: dołożysz następne tylko z żetonem kota ({ $worth ->
    [one] jeden punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktu
}).
barking-coach-count = { $card-nom } { $count }
barking-coach-unseen = Jeszcze niewidziane, u innych na ręce albo w talii: { $cards }.
barking-coach-chance = { $card-nom } { $percent }%
barking-coach-next = Jeśli dobierzesz kartę, największe szanse mają: { $cards }.

barking-box-too-few-dogs = Psów w tym pudełku: { $dogs }; na pięć pełnych rąk trzeba { $needed } i co najmniej tyle musi ich być.
barking-box-too-few-items = Przedmiotów w tym pudełku: { $items }, a stosy potrzebują { $needed }.

barking-impossible-1 = Karta zginęła albo się powtarza: ręce, talia, karty odrzucone i stół muszą złożyć się na pudełko.
barking-impossible-2 = Przedmiot zginął albo się powtarza, albo w dotychczasowych rundach wyłożono inną ich liczbę.
barking-impossible-3 = Ręka się nie zgadza: jej rozmiar, limit (albo czyja kolej odrzucać) lub kot, który musi w niej być.
barking-impossible-4 = Talia się nie zgadza: bloki leżą jeden pod drugim, najwyżej po jednym na każdą skończoną rundę.
barking-impossible-5 = Stół się nie zgadza: przedmioty tej rundy, psy z właścicielem, dwie rasy jednego gracza tylko z żetonem kota.
barking-impossible-6 = Tura się nie zgadza: miejsce przy tym stole, które nie spasowało, w rundzie z tego pudełka.
barking-impossible-7 = Zagranie się nie zgadza: zagrane psy muszą mieć dokąd pójść, a ciąg dalszy jest tylko tam, gdzie leży żeton kota.
barking-impossible-8 = Szczekana dogrywka się nie zgadza: szczekają tylko remisujący na czele, każdy raz.

# Reports

barking-report-items = Zdobyte przedmioty
barking-report-habits = Koty i zagrania
barking-report-cats = zagrane koty
barking-report-tokens = położone żetony kota
barking-report-wonders = zagrane cudopsy
barking-report-swaps = wymienione cudopsy
barking-report-plays = zagrania psów
barking-report-passes = pasy
barking-report-piles = Co dzieje się z przedmiotami
barking-report-won = zdobyte
barking-report-gone = nikt nie szczekał
barking-report-cats-played = Miejsca według zagranych kotów
barking-report-cats-number = { $cats }
barking-report-seat-lost = przegrane
barking-report-seat-won = wygrane

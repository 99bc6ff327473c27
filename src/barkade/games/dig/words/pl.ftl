# DIG

dig-name = HAU (DIG)
dig-digger = Kopacz
dig-tagline = Nos przy ziemi, łapy w ruch: wykop kości i zanieś je do właściwych misek.

dig-colour-red = czerwony
    .f = czerwona
    .facc = czerwoną
    .pl = czerwone
    .pref = czerwono
    .fgen = czerwonej
    .loc = czerwonym
dig-colour-yellow = żółty
    .f = żółta
    .facc = żółtą
    .pl = żółte
    .pref = żółto
    .fgen = żółtej
    .loc = żółtym
dig-colour-green = zielony
    .f = zielona
    .facc = zieloną
    .pl = zielone
    .pref = zielono
    .fgen = zielonej
    .loc = zielonym
dig-colour-blue = niebieski
    .f = niebieska
    .facc = niebieską
    .pl = niebieskie
    .pref = niebiesko
    .fgen = niebieskiej
    .loc = niebieskim
dig-colour-purple = fioletowy
    .f = fioletowa
    .facc = fioletową
    .pl = fioletowe
    .pref = fioletowo
    .fgen = fioletowej
    .loc = fioletowym

dig-card-none = luka
dig-card-doghouse = buda
dig-card-bowl = { $colour-f } miska
dig-card-scent = zapach { $first-pref }-{ $second }
    .short = { $first-pref }-{ $second-f }
    .loc = zapachu { $first-pref }-{ $second-loc }
dig-card-bone = { $colour-f } kość (zapach { $first-pref }-{ $second })
    .acc = { $colour-facc } kość o zapachu { $first-pref }-{ $second-loc }

dig-do-move = Na pole { $place }: { $card-short }
dig-do-dig = Kop tutaj: { $card }
dig-do-keep = Zatrzymaj wszystkie
dig-do-put = Odłóż { $card-acc }
dig-do-deliver = Dostarcz { $cards-acc }
dig-do-stop = Zakończ turę

dig-told-starts = { $name } zaczyna.
dig-told-moved = { $name } idzie z pola { $start } na pole { $place }.
dig-told-dug = { $name } kopie na polu { $place }: { $card }.
dig-told-found = Znajdujesz { $card-acc }.
dig-told-kept = { $name } zatrzymuje wszystkie kości.
dig-told-buried = { $name } odkłada kartę na pole { $place }: { $card }.
dig-told-buried-bone = Odkładasz { $card-acc }.
dig-told-delivered = { $name } dostarcza { $card-acc }.
dig-told-stopped = { $name } kończy turę, choć { $left ->
    [one] została jeszcze jedna akcja
    [few] zostały jeszcze { $left } akcje
    [many] zostało jeszcze { $left } akcji
   *[other] zostało jeszcze { $left } akcji
}.
dig-told-filled = Karta z pola { $start } wypełnia lukę na polu { $place }.
dig-told-bowl = Na polu { $place } stoi teraz { $colour-f } miska, warta { $worth }.
dig-told-shrank = Podwórko kończy się teraz na polu { $length }.
dig-told-pulled-back = { $name } cofa się z pola { $start } na pole { $place }.
dig-told-left-in-hand = { $name } wciąż trzyma { $card-acc }.
dig-told-left-in-yard = Na polu { $place } leżała { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = zaczyna
dig-beat-moved = { $place ->
    [0] wraca do budy
   *[other] biegnie na pole { $place }
}
dig-beat-dug = wykopuje kość o { $card-loc }
dig-beat-found = wykopuje { $card-acc }
dig-beat-buried = odkłada kość o { $card-loc }
dig-beat-buried-bone = odkłada { $card-acc }
dig-beat-delivered = zanosi { $count ->
    [1] kość
    [2] dwie kości
    [3] trzy kości
   *[other] { $count } kości
} do { $colour-fgen } miski (+{ $worth })
dig-beat-stopped = ucina sobie drzemkę
dig-beat-filled = { $count ->
    [one] wypełnia się luka na polu { $place }
    [few] wypełniają się luki na polach { $place-and }
    [many] wypełniają się luki na polach { $place-and }
   *[other] wypełniają się luki na polach { $place-and }
}
dig-beat-bowl = { $colour-f } miska wypełnia lukę na polu { $place } i jest teraz warta { $worth }, a { $passed ->
    [1] wyprzedzona miska traci punkt
    [2] dwie wyprzedzone miski tracą po punkcie
    [3] trzy wyprzedzone miski tracą po punkcie
    [4] cztery wyprzedzone miski tracą po punkcie
   *[other] wyprzedzone miski ({ $passed }) tracą po punkcie
}
dig-beat-pulled-back = { $name } cofa się na pole { $place }
dig-beat-left-in-yard = na podwórku zostaje: { $card }
dig-beat-left-in-hand = ma jeszcze w pysku { $count ->
    [1] kość
    [2] dwie kości
    [3] trzy kości
   *[other] { $count } kości
}
dig-beat-counted = liczy { $items }
dig-beat-counted-one = { $bones } × { $value } za { $colour-pl }
dig-beat-scored = ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

dig-ending-yard-empty = Na podwórku nie ma już ani jednej kości.
dig-ending-stalemate = Od dawna nikt nic nie wykopał ani nie dostarczył: pora liczyć punkty.

dig-why-same-place = Pies już tam stoi.
dig-why-beyond-row = Podwórko kończy się na polu { $last }.
dig-why-too-far = To za daleko ({ $steps }): z tyloma kośćmi zasięg psa to { $reach }.
dig-why-no-bone-here = Pod psem nie ma karty kości.
dig-why-nothing-to-decide = Odkładać i zatrzymywać można tylko zaraz po kopaniu.
dig-why-no-bowl-here = Kości dostarcza się do miski, a pies nie stoi na żadnej.
dig-why-deliver-nothing = Wybierz przynajmniej jedną kość do dostarczenia.
dig-why-wrong-bone = Tu dostarczysz tylko { $colour-pl } kości z ręki.
dig-why-hand-full = Limit kart na ręce to { $limit }: jedną trzeba odłożyć.
dig-why-not-in-hand = Tej karty nie masz na ręce.
dig-why-decide-first = Najpierw skończ kopanie: odłóż kartę albo zatrzymaj wszystkie.

dig-impossible-1 = Na podwórku musi być dokładnie jedna miska każdego koloru.
dig-impossible-2 = Karta kości zginęła albo się powtarza: każdy zapach jest na dwóch kartach, które kryją po jednej kości z obu kolorów, a karty, których nikt nie widział, leżą na podwórku.
dig-impossible-3 = Wiedza o kościach z pary nie zgadza się z kartami: kto którąś trzyma, ten wie; o dostarczonych wiedzą wszyscy, o nietkniętych nikt.
dig-impossible-4 = Rząd się nie zgadza: karty aż do ostatniego pola, na nich psy, a luk najwyżej tyle, ile było kopań w tej turze.
dig-impossible-5 = Ręka się nie zgadza: najwyżej tyle kart, ile wynosi limit, w swojej kolejności, o jedną więcej tylko zaraz po kopaniu.
dig-impossible-6 = Nie zgadza się, czyja to tura: ktoś z tego stołu, komu zostały akcje, albo nikt, jeśli to koniec.

# The coach

dig-coach-worth = Tyle są teraz warte kości: { $bones }.
dig-coach-worth-tidied = Po porządkach: { $bones }.
dig-coach-worth-end = Na koniec, średnio: { $bones }.
dig-coach-value = { $colour-pl } { $value }
dig-coach-mine = Twoja { $card } powinna dać { $value } (miska na polu { $place }).
dig-coach-place = Pole { $place }: { $bones }
dig-coach-share = { $percent }% { $colour-f } ({ $value })
dig-coach-hand = { $name } trzyma { $cards-acc }.
dig-coach-twin = { $first-f } lub { $second-f } (ma obie bliźniaczki)
    .acc = { $first-facc } lub { $second-facc } (ma obie bliźniaczki)
dig-coach-either = { $first-f } lub { $second-f } (po 50%)
    .acc = { $first-facc } lub { $second-facc } (po 50%)

# The board in a terminal

dig-board-hand = ręka
dig-board-signs = Karta kości pokazuje zapach jako dwie litery i dwa kolory, a za znakiem = kość, jeśli ją znasz: ry=r pachnie czerwono i żółto, a jest czerwona. Litery są takie jak w zapisie akcji: r to czerwony, y żółty, g zielony, b niebieski, p fioletowy. Podwójna ramka to miska z literą i z tym, ile jest teraz warta jej kość; ⌂ to buda, ramka z kropek to luka, jasna ramka to pole w zasięgu. ◖1◗ to pies gracza 1. Dom to kości dostarczone.
dig-board-home = dom
dig-board-worth = wartość
dig-board-decide = Odłóż jedną kartę albo zatrzymaj wszystkie.
dig-board-left = { $left ->
    [one] Została jedna akcja.
    [few] Zostały { $left } akcje.
    [many] Zostało { $left } akcji.
   *[other] Zostało { $left } akcji.
}

# Options

dig-option-starter = Kto zaczyna
dig-option-starter-about = Numer gracza albo los. W instrukcji: najmłodsza osoba.
dig-option-starter-printed = W instrukcji zaczyna najmłodsza osoba.
dig-option-starter-chance = losowo

dig-box-short-reach = Z zasięgiem { $reach } i { $limit } kośćmi w pysku pies nie mógłby się ruszyć: zasięg musi być większy niż limit ręki.

# Reports

dig-report-bones = Dostarczone kości według koloru
dig-report-habits = Co robią psy
dig-report-dug = wykopane kości
dig-report-buried = odłożone kości
dig-report-trips = dostawy
dig-report-bowls = Miski: wartość na początku (wiersze) i na końcu
dig-report-home = Dokąd trafiają kości, według wartości miski
dig-report-all = wszystkie kości
dig-report-worth = { $points }
dig-report-scents = Zapachy: ile z dwóch kości dociera
dig-report-delivered = { $bones }

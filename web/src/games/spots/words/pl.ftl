# Spots' board

spots-page-tricks = Sztuczki
spots-page-face-down = { $trick }, kafelek zakryty
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] leży na nim smakołyk
    [few] leżą na nim { $treats } smakołyki
    [many] leży na nim { $treats } smakołyków
   *[other] leży na nim { $treats } smakołyka
}
spots-page-table = Stół
spots-page-dice-left = { $dice ->
    [one] jedna kostka w zapasie
    [few] { $dice } kostki w zapasie
    [many] { $dice } kostek w zapasie
   *[other] { $dice } kostki w zapasie
}
spots-page-deck = Następny pies: { $dog } ({ $spots })
spots-page-my-dogs = Twoje psy
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $number } na karcie { $dog }, wolna łatka
spots-page-spot-filled = { $number } na karcie { $dog }, zajęta łatka
spots-page-paws = { $paws ->
    [0] bez łapek
    [one] jedna łapka
    [few] { $paws } łapki
    [many] { $paws } łapek
   *[other] { $paws } łapki
}
spots-page-yard = Twój ogródek: { $pips } (najwyżej { $limit })
spots-page-yard-of = Ogródek ({ $name }): { $pips } (najwyżej { $limit })
spots-page-bury = Zakop
spots-page-treats = { $treats ->
    [0] bez smakołyków
    [one] jeden smakołyk
    [few] { $treats } smakołyki
    [many] { $treats } smakołyków
   *[other] { $treats } smakołyka
}
spots-page-scored = { $count } z 6
spots-page-die = kostka z liczbą { $number }
spots-page-die-goes = kostka z liczbą { $number }, idzie tu: { $where }
spots-page-place-all = Połóż wszystkie
spots-page-settle = Ułóż
spots-page-bust = Zakop i fura!
spots-page-reroll = Przerzuć
spots-page-reroll-some = Przerzuć { $count }
spots-page-roll = Rzuć
spots-page-stop = Stop
spots-page-score = Zalicz wypełnione psy
spots-page-discard = Odrzuć
spots-page-ask-choose = Wybierz sztuczkę
spots-page-ask-name = Wybierz liczbę
spots-page-ask-aside = Ile kostek?
spots-page-ask-take = Weź kostkę
spots-page-ask-move = Dokąd?
spots-page-ask-dig = Zmień zakopaną kostkę
spots-page-ask-pick = Wybierz kostki o sumie 8: na razie { $total }
spots-page-ask-settle = Stuknij kostkę, potem łatkę albo ogródek
spots-page-ask-fetch = Którą liczbę zatrzymujesz?
spots-page-pick = Te wybieram
spots-page-pes = Pes
spots-page-one-more = { $name }: jeszcze tylko jeden pies!
spots-page-recap-busts = Najwięcej fur ma { $name }: { $times ->
    [1] jedną
    [2] dwie
    [3] trzy
    [4] cztery
   *[other] { $times }
}.
spots-page-recap-first = Pierwszego psa zdobywa { $name }: { $dog }.
spots-page-dog-of = { $dog }: wolne { $free }; zajęte { $taken }
spots-solo = Spots przeciwko Pesowi
spots-solo-won = Wygrywasz z Pesem { $score } : { $opponent }! Liczba tur: { $turns }.
spots-solo-lost = Pes wygrywa { $opponent } : { $score }.

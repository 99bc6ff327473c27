# DIG's board

dig-page-yard = Podwórko
dig-page-your-hand = Twoja ręka
dig-page-hand-empty = W pysku jeszcze ani jednej kości
dig-page-hand-of = { $name } trzyma
dig-page-home-of = { $name } – punkty: { $points }, dostarczone kości: { $bones }
dig-page-place = pole { $place }, { $card }
dig-page-house = Buda
dig-page-dogs-here = tutaj: { $names }
dig-page-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
dig-page-dig = Kop
dig-page-deliver = Dostarcz { $count }
dig-page-put = Odłóż
dig-page-keep = Zatrzymaj
dig-page-stop = Koniec tury
dig-page-decide = Odłóż tu jedną albo zatrzymaj wszystkie
dig-page-must-put = Pysk jest pełny: jedną odłóż
dig-page-worth = Kość jest warta
dig-page-left = { $left ->
    [one] została jedna akcja
    [few] zostały { $left } akcje
    [many] zostało { $left } akcji
   *[other] zostało { $left } akcji
}
dig-page-last-bone = Na podwórku została ostatnia kość!
dig-page-recap-bones = Najwięcej kości w domu ma { $name }: { $bones }.
dig-page-recap-bowls = Miski zmieniły miejsce { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
}.
dig-page-bowl-worth = kość jest tu warta { $worth }
dig-page-bones = { $count } × { $colour-f }
dig-page-bones-none = jeszcze żadnych
dig-page-keep-it = Zatrzymaj ją
dig-page-stop-sure = { $left ->
    [one] Kończysz? Została jedna akcja
    [few] Kończysz? Zostały { $left } akcje
    [many] Kończysz? Zostało { $left } akcji
   *[other] Kończysz? Zostało { $left } akcji
}

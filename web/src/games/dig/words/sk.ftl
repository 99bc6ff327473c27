# DIG's board

dig-page-yard = Dvor
dig-page-your-hand = Tvoja ruka
dig-page-hand-empty = V papuli zatiaľ ani kosť
dig-page-hand-of = V ruke ({ $name })
dig-page-home-of = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}, doma: { $bones }
dig-page-place = miesto { $place }, { $card }
dig-page-house = Búda
dig-page-dogs-here = tu: { $names }
dig-page-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
dig-page-dig = Hrab
dig-page-deliver = Odovzdaj { $count }
dig-page-put = Vráť
dig-page-keep = Nechaj si všetky
dig-page-stop = Koniec ťahu
dig-page-decide = Jednu sem vráť, alebo si nechaj všetky
dig-page-must-put = Papuľa je plná: jednu vráť
dig-page-worth = Kosť má hodnotu
dig-page-left = { $left ->
    [one] ostáva jedna akcia
    [few] ostávajú { $left } akcie
   *[other] ostáva { $left } akcií
}
dig-page-last-bone = Na dvore je posledná kosť!
dig-page-recap-bones = Najviac kostí má doma { $name }: { $bones }.
dig-page-recap-bowls = Misky sa posunuli { $times ->
    [one] raz
    [2] dvakrát
    [few] { $times }-krát
   *[other] { $times }-krát
}.
dig-page-bowl-worth = kosť tu má hodnotu { $worth }
dig-page-bones = { $count } × { $colour }
dig-page-bones-none = zatiaľ nič
dig-page-keep-it = Nechaj si ju
dig-page-stop-sure = { $left ->
    [one] Skončiť? Ostáva jedna akcia
    [few] Skončiť? Ostávajú { $left } akcie
   *[other] Skončiť? Ostáva { $left } akcií
}

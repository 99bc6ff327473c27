# DIG's board

dig-page-yard = Dvorek
dig-page-your-hand = Tvoje ruka
dig-page-hand-empty = V tlamě zatím ani kost
dig-page-hand-of = V ruce ({ $name })
dig-page-home-of = { $name }, body: { $points }, doma: { $bones }
dig-page-place = místo { $place }, { $card }
dig-page-house = Bouda
dig-page-dogs-here = tady: { $names }
dig-page-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
dig-page-dig = Hrabej
dig-page-deliver = Odevzdej { $count }
dig-page-put = Vrať
dig-page-keep = Nech si vše
dig-page-stop = Konec tahu
dig-page-decide = Jednu sem vrať, nebo si nech všechny
dig-page-must-put = Tlama je plná: jednu vrať
dig-page-worth = Kost má cenu
dig-page-left = { $left ->
    [one] zbývá jedna akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}
dig-page-last-bone = Na dvorku je poslední kost!
dig-page-recap-bones = Nejvíc kostí má doma { $name }: { $bones }.
dig-page-recap-bowls = Misky se posunuly { $times ->
    [1] jednou
    [2] dvakrát
   *[other] { $times }krát
}.
dig-page-bowl-worth = kost má tady cenu { $worth }
dig-page-bones = { $count } × { $colour }
dig-page-bones-none = zatím nic
dig-page-keep-it = Nech si ji
dig-page-stop-sure = { $left ->
    [one] Skončit? Zbývá jedna akce
    [few] Skončit? Zbývají { $left } akce
   *[other] Skončit? Zbývá { $left } akcí
}

# Barking's board

barking-page-items = La ce se poate lătra
barking-page-item = { $item }, numărul { $number }
barking-page-token = cu jeton cu pisică: rasele se pot amesteca și se pot adăuga câini
barking-page-nobody = nu latră nimeni
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = conduce { $name }
barking-page-odds-take = { $dogs ->
    [one] îl ia un câine: +{ $worth }
    [few] îl iau { $dogs } câini: +{ $worth }
   *[other] îl iau { $dogs } de câini: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] mai trebuie un câine: +{ $worth }
    [few] mai trebuie { $dogs } câini: +{ $worth }
   *[other] mai trebuie { $dogs } de câini: +{ $worth }
}
barking-page-round = Runda { $round } din { $rounds }
barking-page-deck = { $cards ->
    [one] o carte în pachet
    [few] { $cards } cărți în pachet
   *[other] { $cards } de cărți în pachet
}
barking-page-hand = Mâna ta
barking-page-hand-of = { $name } are { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
barking-page-card = { $count } × { $card }, rangul { $rank }
barking-page-wonders = { $count } × Câine-minune
barking-page-cats = { $count } × Pisică
barking-page-fewer = { $card }: cu una mai puțin
barking-page-more = { $card }: încă una
barking-page-passed = pas
barking-page-won = { $name } a câștigat: { $items }
barking-page-won-nothing = încă nimic
barking-page-ask-act = Alege câini, apoi la ce latră
barking-page-ask-item = Acum atinge la ce latră
barking-page-ask-none = Câinii ăștia nu pot merge nicăieri împreună
barking-page-ask-done = Nu mai ai pe cine trimite
barking-page-ask-token = Unde merge jetonul? Acolo oricine poate amesteca rase și adăuga câini.
barking-page-ask-where = La ce latră?
barking-page-ask-more = Încă o rasă la același obiect?
barking-page-ask-discard = Prea multe cărți: atinge ce decartezi
barking-page-ask-bark = Egalitate! Cine latră mai tare?
barking-page-pass = Pas
barking-page-pass-hint = până la sfârșitul rundei
barking-page-swap = Schimbă
barking-page-no-token = Nicăieri
barking-page-done = Gata
barking-page-lay-here = Latră aici!
barking-page-clear = Pune la loc
barking-page-bark = Latră!
barking-page-barking = Acum latră…
barking-page-mic-not = Browserele dau acces la microfon doar prin https.
barking-page-no-mic = Nu am microfon: să latre norocul
barking-page-voice = lătrat
barking-page-drawn = la sorți
barking-page-round-over = Runda { $round } s-a încheiat
barking-page-recap-pack = Cea mai mare haită: { $name }, { $dogs ->
    [one] un câine
    [few] { $dogs } câini deodată
   *[other] { $dogs } de câini deodată
} ({ $item }).
barking-page-recap-cats = Pisicile au încurcat lucrurile { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}.

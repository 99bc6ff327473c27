# Barking's board

barking-page-items = Na čo sa tu šteká
barking-page-item = { $item }, číslo { $number }
barking-page-token = s mačacím žetónom: plemená sa smú miešať a psy pridávať
barking-page-nobody = nikto na to nešteká
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = vedie { $name }
barking-page-odds-take = { $dogs ->
    [one] stačí jeden pes: +{ $worth }
    [few] stačia { $dogs } psy: +{ $worth }
   *[other] stačí { $dogs } psov: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] treba jedného psa: +{ $worth }
    [few] treba { $dogs } psy: +{ $worth }
   *[other] treba { $dogs } psov: +{ $worth }
}
barking-page-round = Kolo { $round } z { $rounds }
barking-page-deck = { $cards ->
    [one] v balíčku jedna karta
    [few] v balíčku { $cards } karty
   *[other] v balíčku { $cards } kariet
}
barking-page-hand = Tvoja ruka
barking-page-hand-of = { $name } drží { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } kariet
}
barking-page-card = { $count } × { $card }, hodnosť { $rank }
barking-page-wonders = { $count } × superpes
barking-page-cats = { $count } × mačka
barking-page-fewer = O jednu menej: { $card }
barking-page-more = O jednu viac: { $card }
barking-page-passed = pas
barking-page-won = { $name } má: { $items }
barking-page-won-nothing = zatiaľ nič
barking-page-ask-act = Vyber psy a potom, na čo štekajú
barking-page-ask-item = Teraz ťukni, na čo štekajú
barking-page-ask-none = Tieto psy spolu nikam nemôžu
barking-page-ask-done = Už nemáš koho poslať
barking-page-ask-token = Kam pôjde mačka? Tam smie každý miešať plemená a pridávať psy.
barking-page-ask-where = Na čo štekajú?
barking-page-ask-more = Ešte jedno plemeno k tomu istému predmetu?
barking-page-ask-discard = Priveľa kariet: ťukni na tie, ktoré odhodíš
barking-page-ask-bark = Remíza! Kto šteká hlasnejšie?
barking-page-pass = Pas
barking-page-pass-hint = do konca kola
barking-page-swap = Vymeniť
barking-page-no-token = Nikam
barking-page-done = Hotovo
barking-page-lay-here = Štekať sem!
barking-page-clear = Vrátiť
barking-page-bark = Štekaj!
barking-page-barking = Teraz štekaj…
barking-page-mic-not = Prehliadače sprístupnia mikrofón iba cez https.
barking-page-no-mic = Nemám mikrofón: žrebuj
barking-page-voice = štekot
barking-page-drawn = žreb
barking-page-round-over = Koniec { $round }. kola
barking-page-recap-pack = Najväčšia svorka: { $name }, { $dogs ->
    [one] jeden pes
    [few] { $dogs } psy
   *[other] { $dogs } psov
} naraz ({ $item }).
barking-page-recap-cats = Mačky sa do toho plietli { $times ->
    [one] raz
    [2] dvakrát
    [few] { $times }-krát
   *[other] { $times }-krát
}.

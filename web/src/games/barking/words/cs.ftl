# Barking's board

barking-page-items = Na co se tu štěká
barking-page-item = { $item }, číslo { $number }
barking-page-token = s kočičím žetonem: plemena se smí míchat a psi přidávat
barking-page-nobody = nikdo na to neštěká
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = vede { $name }
barking-page-odds-take = { $dogs ->
    [one] stačí jeden pes: +{ $worth }
    [few] stačí { $dogs } psi: +{ $worth }
   *[other] stačí { $dogs } psů: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] chybí jeden pes: +{ $worth }
    [few] chybí { $dogs } psi: +{ $worth }
   *[other] chybí { $dogs } psů: +{ $worth }
}
barking-page-round = Kolo { $round } z { $rounds }
barking-page-deck = { $cards ->
    [one] v balíčku jedna karta
    [few] v balíčku { $cards } karty
   *[other] v balíčku { $cards } karet
}
barking-page-hand = Tvoje ruka
barking-page-hand-of = { $name } drží { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
barking-page-card = { $count } × { $card }, hodnost { $rank }
barking-page-wonders = { $count } × superpes
barking-page-cats = { $count } × kočka
barking-page-fewer = O jednu míň: { $card }
barking-page-more = O jednu víc: { $card }
barking-page-passed = pas
barking-page-won = { $name } má: { $items }
barking-page-won-nothing = zatím nic
barking-page-ask-act = Vyber psy a pak, na co štěkají
barking-page-ask-item = Teď ťukni na to, na co štěkají
barking-page-ask-none = Tihle psi spolu nikam nemůžou
barking-page-ask-done = Už nemáš koho poslat
barking-page-ask-token = Kam půjde kočka? Tam smí každý míchat plemena a přidávat psy.
barking-page-ask-where = Na co štěkají?
barking-page-ask-more = Ještě jedno plemeno tamtéž?
barking-page-ask-discard = Moc karet: ťukni na ty, které odhodíš
barking-page-ask-bark = Remíza! Kdo štěká hlasitěji?
barking-page-pass = Pas
barking-page-pass-hint = do konce kola
barking-page-swap = Vyměnit
barking-page-no-token = Nikam
barking-page-done = Hotovo
barking-page-lay-here = Štěkat sem!
barking-page-clear = Vrátit
barking-page-bark = Štěkej!
barking-page-barking = Teď štěkej…
barking-page-mic-not = Prohlížeče zpřístupní mikrofon jen přes https.
barking-page-no-mic = Nemám mikrofon: ať štěká náhoda
barking-page-voice = štěkot
barking-page-drawn = los
barking-page-round-over = Konec { $round }. kola
barking-page-recap-pack = Největší smečka: { $name }, { $dogs ->
    [one] jeden pes
    [few] { $dogs } psi
   *[other] { $dogs } psů
} najednou ({ $item }).
barking-page-recap-cats = Kočky se do toho pletly { $times ->
    [1] jednou
    [2] dvakrát
   *[other] { $times }krát
}.

# Barking's board

barking-page-items = Na co można szczekać
barking-page-item = { $item }, numer { $number }
barking-page-token = z żetonem kota: wolno mieszać rasy i dokładać psy
barking-page-nobody = nikt tu nie szczeka
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = { $name } prowadzi
barking-page-odds-take = { $dogs ->
    [one] wystarczy jeden pies: +{ $worth }
    [few] wystarczą { $dogs } psy: +{ $worth }
    [many] wystarczy { $dogs } psów: +{ $worth }
   *[other] wystarczy { $dogs } psa: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] trzeba jednego psa: +{ $worth }
    [few] trzeba { $dogs } psów: +{ $worth }
    [many] trzeba { $dogs } psów: +{ $worth }
   *[other] trzeba { $dogs } psa: +{ $worth }
}
barking-page-round = Runda { $round } z { $rounds }
barking-page-deck = { $cards ->
    [one] jedna karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
barking-page-hand = Twoja ręka
barking-page-hand-of = { $name } trzyma { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
barking-page-card = { $count } × { $card-nom }, ranga { $rank }
barking-page-wonders = { $count } × cudopies
barking-page-cats = { $count } × kot
barking-page-fewer = O jednego mniej: { $card-nom }
barking-page-more = O jednego więcej: { $card-nom }
barking-page-passed = pas
barking-page-won = Zdobycze ({ $name }): { $items }
barking-page-won-nothing = jeszcze nic
barking-page-ask-act = Wybierz psy, potem to, na co szczekają
barking-page-ask-item = Teraz stuknij to, na co szczekają
barking-page-ask-none = Te psy nie mają razem dokąd pójść
barking-page-ask-done = Nie masz już kogo wysłać
barking-page-ask-token = Dokąd idzie kot? Tam każdy może mieszać rasy i dokładać psy.
barking-page-ask-where = Na co szczekają?
barking-page-ask-more = Jeszcze jakaś rasa w to samo miejsce?
barking-page-ask-discard = Za dużo kart: stuknij te, które odrzucasz
barking-page-ask-bark = Remis! Kto głośniej szczeknie?
barking-page-pass = Pas
barking-page-pass-hint = do końca rundy
barking-page-swap = Wymień
barking-page-no-token = Nigdzie
barking-page-done = Gotowe
barking-page-lay-here = Szczekajcie tu!
barking-page-clear = Odłóż
barking-page-bark = Szczekaj!
barking-page-barking = Szczekaj teraz…
barking-page-mic-not = Przeglądarki udostępniają mikrofon tylko przez https.
barking-page-no-mic = Nie mam mikrofonu: losuj
barking-page-voice = szczek
barking-page-drawn = los
barking-page-round-over = Koniec rundy { $round }
barking-page-recap-pack = Największa sfora: { $name }, { $dogs ->
    [one] { $dogs } pies
    [few] { $dogs } psy
    [many] { $dogs } psów
   *[other] { $dogs } psa
} naraz ({ $item }).
barking-page-recap-cats = Koty pokrzyżowały plany { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
}.

# Barking's board

barking-page-items = Amire ugatni lehet
barking-page-item = { $item }, { $number }. tárgy
barking-page-token = macskazsetonnal: keverhetők a fajták, jöhet még kutya
barking-page-nobody = senki sem ugat rá
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = { $name } vezet
barking-page-odds-take = { $dogs } kutya elviszi: +{ $worth }
barking-page-odds-need = még { $dogs } kutya kell: +{ $worth }
barking-page-round = { $round }/{ $rounds }. forduló
barking-page-deck = { $cards } lap a pakliban
barking-page-hand = A kezed
barking-page-hand-of = { $name } kezében { $cards } lap van
barking-page-card = { $count } × { $card }, rang: { $rank }
barking-page-wonders = { $count } × Csodakutya
barking-page-cats = { $count } × Macska
barking-page-fewer = Eggyel kevesebb: { $card }
barking-page-more = Eggyel több: { $card }
barking-page-passed = passzolt
barking-page-won = { $name } nyereménye: { $items }
barking-page-won-nothing = még semmi
barking-page-ask-act = Válassz kutyákat, aztán egy tárgyat
barking-page-ask-item = Most koppints arra, amire ugatnak
barking-page-ask-none = Ezek a kutyák együtt sehová sem mehetnek
barking-page-ask-done = Már nincs kit küldened
barking-page-ask-token = Hová menjen a macska? Ott mindenki keverhet fajtákat, és tehet még kutyát.
barking-page-ask-where = Mire ugatnak?
barking-page-ask-more = Jön még egy fajta ugyanoda?
barking-page-ask-discard = Túl sok lap: koppints arra, amit eldobsz
barking-page-ask-bark = Holtverseny! Ki ugat hangosabban?
barking-page-pass = Passz
barking-page-pass-hint = a forduló végéig
barking-page-swap = Csere
barking-page-no-token = Sehová
barking-page-done = Kész
barking-page-lay-here = Ide ugassatok!
barking-page-clear = Vissza
barking-page-bark = Vau!
barking-page-barking = Ugass most…
barking-page-mic-not = A böngészők csak https-en át adnak mikrofont.
barking-page-no-mic = Nincs mikrofonom: ugasson a véletlen
barking-page-voice = ugatás
barking-page-drawn = sorsolt
barking-page-round-over = Vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak
barking-page-recap-pack = A legnagyobb falka: { $name }, egyszerre { $dogs } kutya ({ $item }).
barking-page-recap-cats = A macskák { $times ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $times } alkalommal
} kavartak be.

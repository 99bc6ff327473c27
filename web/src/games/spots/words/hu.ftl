# Spots' board

spots-page-tricks = A trükkök
spots-page-face-down = { $trick }, képpel lefelé
spots-page-tile-treats = { $treats ->
    [0] {""}
   *[other] { $treats } jutifalat van rajta
}
spots-page-table = Az asztal
spots-page-dice-left = { $dice } kocka van a készletben
spots-page-deck = Következő kutya: { $dog } ({ $spots })
spots-page-my-dogs = A kutyáid
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $number }, { $dog }, szabad
spots-page-spot-filled = { $number }, { $dog }, foglalt
spots-page-paws = { $paws ->
    [0] nincs mancs
   *[other] { $paws } mancs
}
spots-page-yard = A kerted: { $pips } (legfeljebb { $limit })
spots-page-yard-of = { $name } kertje: { $pips } (legfeljebb { $limit })
spots-page-bury = Ásd el
spots-page-treats = { $treats ->
    [0] nincs jutifalat
   *[other] { $treats } jutifalat
}
spots-page-scored = { $count } a 6-ból
spots-page-die = { $number } értékű kocka
spots-page-die-goes = { $number } értékű kocka, ide kerül: { $where }
spots-page-place-all = Mindet a helyére
spots-page-settle = Kész
spots-page-bust = Elásom, és fuccs!
spots-page-reroll = Újradobás
spots-page-reroll-some = Újra: { $count }
spots-page-roll = Dobás
spots-page-stop = Itt megállok
spots-page-score = Begyűjtés
spots-page-discard = Visszateszem
spots-page-ask-choose = Válassz trükköt
spots-page-ask-name = Válassz egy számot
spots-page-ask-aside = Hány kockát?
spots-page-ask-take = Vegyél fel egy kockát
spots-page-ask-move = Hová?
spots-page-ask-dig = Változtass egy elásott kockán
spots-page-ask-pick = Válassz kockákat, összesen 8-at: eddig { $total }
spots-page-ask-settle = Koppints egy kockára, aztán egy foltra vagy a kertre
spots-page-ask-fetch = Melyik számot tartod meg?
spots-page-pick = Ezek legyenek
spots-page-pes = Pes
spots-page-one-more = { $name }: már csak egy kutya hiányzik!
spots-page-recap-busts = A legtöbbször { $name } fuccsolt be: { $times ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $times } alkalommal
}.
spots-page-recap-first = Az első kutyát { $name } gyűjtötte be: { $dog }.
spots-page-dog-of = { $dog }: szabad { $free }; foglalt { $taken }
spots-solo = Spots Pes ellen
spots-solo-won = Nyertél Pes ellen, { $score } : { $opponent }! Körök száma: { $turns }.
spots-solo-lost = Pes nyert, { $opponent } : { $score }.

# DIG

dig-name = DIG
dig-digger = Földtúró
dig-tagline = Szimatolj, ásd ki a csontokat, és vidd mindet a megfelelő tálhoz.

dig-colour-red = piros
dig-colour-yellow = sárga
dig-colour-green = zöld
dig-colour-blue = kék
dig-colour-purple = lila

dig-card-none = gödör
dig-card-doghouse = kutyaház
dig-card-bowl = { $colour } tál
dig-card-scent = { $first }-{ $second } szag
    .acc = { $first }-{ $second } szagú kártyát
    .adj = { $first }-{ $second } szagú kártya
    .bone = { $first }-{ $second } szagú csontot
dig-card-bone = { $colour } csont ({ $first }-{ $second })
    .acc = { $colour } csontot ({ $first }-{ $second })
    .adj = { $colour } csont ({ $first }-{ $second })
    .bone = { $colour } csontot ({ $first }-{ $second })

dig-do-move = Menj ide: { $place }, { $card }
dig-do-dig = Áss itt: { $card }
dig-do-keep = Tartsd meg, amid van
dig-do-put = Tedd vissza: { $card }
dig-do-deliver = Add le: { $cards }
dig-do-stop = Fejezd be a köröd

dig-told-starts = { $name } kezd.
dig-told-moved = { $name } arrébb szalad: { $start } → { $place }.
dig-told-dug = { $name } ás ({ $place }. hely): { $card }.
dig-told-found = Találsz egy { $card-acc }.
dig-told-kept = { $name } minden csontot megtart.
dig-told-buried = { $name } visszatesz egy kártyát ({ $place }. hely): { $card }.
dig-told-buried-bone = Visszateszel egy { $card-acc }.
dig-told-delivered = { $name } lead egy { $card-acc }.
dig-told-stopped = { $name } befejezi a körét, { $left } akció kihasználatlan marad.
dig-told-filled = Egy kártya betölti a gödröt: { $start } → { $place }.
dig-told-bowl = A { $colour } tál új helye: { $place }, értéke { $worth }.
dig-told-shrank = A kert hossza most { $length } kártya.
dig-told-pulled-back = { $name } kutyája visszalép: { $start } → { $place }.
dig-told-left-in-hand = { $name } kezében maradt egy { $card-adj }.
dig-told-left-in-yard = A kertben maradt ({ $place }. hely): { $card-adj }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } pontszáma: { $points }.

# The story: what a dog does, then what comes of it
dig-beat-starts = kezd
dig-beat-moved = { $place ->
    [0] hazafut a kutyaházba
    [1] az 1. helyre szalad
    [5] az 5. helyre szalad
   *[other] a { $place }. helyre szalad
}
dig-beat-dug = kiás egy { $card-bone }
dig-beat-found = kiás egy { $card-acc }
dig-beat-buried = visszatesz egy { $card-bone }
dig-beat-buried-bone = visszatesz egy { $card-acc }
dig-beat-delivered = lead { $count ->
    [1] egy
    [2] két
    [3] három
   *[other] { $count }
} csontot a { $colour } tálnál (+{ $worth })
dig-beat-stopped = szundít egyet
dig-beat-filled = { $count ->
    [1] betöltődik a gödör ({ $place }. hely)
   *[other] betöltődnek a gödrök (helyek: { $place-and })
}
dig-beat-bowl = { $place ->
    [1] az 1.
    [5] az 5.
   *[other] a { $place }.
} helyen a { $colour } tál tölti be a gödröt, és most { $worth } pontot ér, { $passed ->
    [1] a megelőzött tál pedig veszít egyet
    [2] a megelőzött két tál pedig egyet-egyet veszít
    [3] a megelőzött három tál pedig egyet-egyet veszít
   *[other] a megelőzött négy tál pedig egyet-egyet veszít
}
dig-beat-pulled-back = { $name } kutyája visszalép { $place ->
    [1] az 1.
    [5] az 5.
   *[other] a { $place }.
} helyre
dig-beat-left-in-yard = a kertben maradt: { $card-adj }
dig-beat-left-in-hand = még { $count ->
    [1] egy
    [2] két
    [3] három
   *[other] { $count }
} csontot tart a szájában
dig-beat-counted = számol: { $items }
dig-beat-counted-one = { $colour } { $bones } × { $value }
dig-beat-scored = { $points ->
    [0] nem szerez pontot
   *[other] { $points } pontot szerez
}

dig-ending-yard-empty = Az utolsó csont is kikerült a kertből.
dig-ending-stalemate = Régóta senki sem ásott ki vagy adott le semmit: a játszmát úgy értékeljük, ahogy áll.

dig-why-same-place = A kutya már ott van.
dig-why-beyond-row = A kertnek itt a vége: { $last }. hely.
dig-why-too-far = Odáig { $steps } lépés az út; a kutya most legfeljebb { $reach } lépést tehet.
dig-why-no-bone-here = A kutya alatt nincs csontkártya.
dig-why-nothing-to-decide = Visszatenni vagy megtartani rögtön ásás után lehet.
dig-why-no-bowl-here = Csontot tálnál lehet leadni, és a kutya most nem ott áll.
dig-why-deliver-nothing = Válassz ki legalább egy csontot.
dig-why-wrong-bone = Itt csak { $colour } csontot adhatsz le a kezedből.
dig-why-hand-full = Kézben legfeljebb { $limit } kártya maradhat: egyet vissza kell tenned.
dig-why-not-in-hand = Ez a kártya nincs a kezedben.
dig-why-decide-first = Előbb fejezd be az ásást: tegyél vissza egy kártyát, vagy tartsd meg mindet.

dig-impossible-1 = A kertben minden színből pontosan egy tálnak kell lennie.
dig-impossible-2 = Egy csontkártya elveszett, vagy kétszer szerepel: minden szag két kártyán van, ezek mindkét színből egy-egy csontot rejtenek, a még nem látott kártyák pedig a kertben fekszenek.
dig-impossible-3 = Nem stimmel, ki melyik pár csontjait ismeri: akinél a kártya van, ismeri, a leadottat mindenki ismeri, a még nem látottat senki.
dig-impossible-4 = A sor nem stimmel: az utolsó helyig kártyák, rajtuk a kutyák, és nem több gödör, mint ahány ásás ebben a körben történt.
dig-impossible-5 = Valakinek a keze nem stimmel: legfeljebb annyi kártya, amennyi a kézlimit, sorrendben; eggyel több csak közvetlenül ásás után.
dig-impossible-6 = Nem stimmel, ki következik: ennél az asztalnál ülő játékos, akinek maradt akciója, vagy a végén senki.

# The coach

dig-coach-worth = Ennyit érnek most a csontok: { $bones }.
dig-coach-worth-tidied = Rendrakás után: { $bones }.
dig-coach-worth-end = A végére, átlagosan: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = A kezedben { $card }: várhatóan { $value } pontot ér, tálja: { $place }. hely.
dig-coach-place = { $place }. hely: { $bones }
dig-coach-share = { $percent }% { $colour } ({ $value })
dig-coach-hand = { $name } kezében: { $cards }.
dig-coach-twin = { $first }-{ $second }, mindkettőből egy
dig-coach-either = { $first } vagy { $second }, 50-50%

# The board in a terminal

dig-board-hand = kéz
dig-board-signs = A csontkártyán két betű és szín mutatja a szagot, az = után pedig a csont áll, ha ismered: ry=r piros és sárga szagú, és piros. A betűk: r piros, y sárga, g zöld, b kék, p lila. A dupla keret tál, benne a betűje és az, hogy egy csontja most mennyit ér; ⌂ a kutyaház, a pontozott keret gödör, a világos keret elérhető. ◖1◗ az 1. játékos kutyája. A „haza” után a leadott csontok állnak.
dig-board-home = haza
dig-board-worth = érték
dig-board-decide = Tegyél vissza egy kártyát, vagy tartsd meg mindet.
dig-board-left = Még { $left } akciód van.

# Options

dig-option-starter = Ki kezd
dig-option-starter-about = Egy játékos száma vagy sorsolás. A füzetben: a legfiatalabb.
dig-option-starter-printed = A szabályfüzet szerint a legfiatalabb kezd.
dig-option-starter-chance = sorsolás

dig-box-short-reach = { $reach } lépésnyi hatótávval és { $limit } csonttal a szájában a kutya nem tudna járni: a hatótáv legyen nagyobb a kézlimitnél.

# Reports

dig-report-bones = Leadott csontok szín szerint
dig-report-habits = Mit tesznek a kutyák
dig-report-dug = kiásott csontok
dig-report-buried = visszatett csontok
dig-report-trips = leadások
dig-report-bowls = Tálak: érték az elején (sorok) és a végén
dig-report-home = Hová kerülnek a csontok, a tál értéke szerint
dig-report-all = minden csont
dig-report-worth = { $points }
dig-report-scents = Szagok: a két csontból hányat adnak le
dig-report-delivered = { $bones }

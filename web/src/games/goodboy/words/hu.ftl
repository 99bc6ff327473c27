# Good Boy's board

goodboy-page-yards = A kertek
goodboy-page-pool = A kassza
goodboy-page-pile = még { $dogs } kutyus jön
goodboy-page-yard = { $yard }. kert: { $dog }, { $points }
goodboy-page-yard-empty = { $yard }. kert: üres
goodboy-page-wants = ezt kéri: { $treats }
goodboy-page-there = tőled kapott: { $treats }
goodboy-page-corner-of = { $name } sarka: { $treats }
goodboy-page-nothing = semmi
goodboy-page-mine = Előtted
goodboy-page-at-risk = Veszélyben: { $count }
goodboy-page-safe = Még semmi sincs veszélyben
goodboy-page-roll-first = Dobj
goodboy-page-roll = Dobj újra
goodboy-page-stop = Elég
goodboy-page-choose = Bármelyik jutalom: válassz egyet a kasszából
goodboy-page-rob = A kasszában nincs: vegyél el egyet egy másik játékos sarkából
goodboy-page-lay = Koppints egy kutyusra, és megkapja, amit kér, vagy előbb egy jutalomra
goodboy-page-lay-here = Tedd ide
goodboy-page-call = Hívom!
goodboy-page-keep = Megtartom, és hívok
goodboy-page-again = Elölről
goodboy-page-take = Melyik jó kutya megy haza veled?
goodboy-page-wait = Hadd várjanak
goodboy-page-take-this = Gyere ide!
goodboy-page-back = Vedd vissza: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Figyel a macska: a következő mindent visz
goodboy-page-token-dog = Nyugi van: az első macska csak figyelmeztet
goodboy-page-points = { $points } / { $goal }
goodboy-page-dogs-of = { $name } kutyusai: { $dogs }
goodboy-page-recap-cat = A macska legnagyobb zsákmánya: { $treats ->
    [1] egy
   *[other] { $treats }
} jutalom; { $name } bánja.
goodboy-page-recap-dog = A legértékesebb kutya gazdája { $name }: { $dog }, { $points } pont.
goodboy-page-held-of = { $name } előtt: { $treats }

# DIG's board

dig-page-yard = A kert
dig-page-your-hand = A kezed
dig-page-hand-empty = Még nincs csont a szádban
dig-page-hand-of = { $name } keze
dig-page-home-of = { $name }: { $points } pont, hazavitte: { $bones }
dig-page-place = { $place }. hely, { $card }
dig-page-house = A kutyaház
dig-page-dogs-here = itt van: { $names }
dig-page-steps = { $steps } lépés
dig-page-dig = Áss
dig-page-deliver = Leadás: { $count }
dig-page-put = Vissza
dig-page-keep = Mind marad
dig-page-stop = Kör vége
dig-page-decide = Tegyél ide vissza egyet, vagy tartsd meg mindet
dig-page-must-put = Tele a szája: tegyél vissza egyet
dig-page-worth = Egy csont értéke
dig-page-left = még { $left } akció
dig-page-last-bone = Az utolsó csont van a kertben!
dig-page-recap-bones = A legtöbb csontot { $name } vitte haza: { $bones }.
dig-page-recap-bowls = A tálak { $times ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $times } alkalommal
} mozdultak.
dig-page-bowl-worth = itt egy csont { $worth } pontot ér
dig-page-bones = { $count } × { $colour }
dig-page-bones-none = még semmit
dig-page-keep-it = Marad
dig-page-stop-sure = Befejezed? Még { $left } akciód van

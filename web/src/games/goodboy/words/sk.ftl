# Good Boy's board

goodboy-page-yards = Dvory
goodboy-page-pool = Bank
goodboy-page-pile = { $dogs ->
    [one] ešte príde jeden psík
    [few] ešte prídu { $dogs } psíky
   *[other] ešte príde { $dogs } psíkov
}
goodboy-page-yard = Dvor { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Dvor { $yard } je prázdny
goodboy-page-wants = chce: { $treats }
goodboy-page-there = od teba má: { $treats }
goodboy-page-corner-of = Roh ({ $name }): { $treats }
goodboy-page-nothing = nič
goodboy-page-mine = Pred tebou
goodboy-page-at-risk = V stávke: { $count }
goodboy-page-safe = V stávke zatiaľ nič
goodboy-page-roll-first = Hodiť
goodboy-page-roll = Hodiť znova
goodboy-page-stop = Dosť
goodboy-page-choose = Ľubovoľná cena: vyber si z banku
goodboy-page-rob = V banku už nie je: vezmi si z cudzieho rohu
goodboy-page-lay = Ťukni na psíka a dostane, čo chce, alebo ťukni najprv na cenu
goodboy-page-lay-here = Polož sem
goodboy-page-call = Volaj!
goodboy-page-keep = Nechaj si ich a volaj
goodboy-page-again = Odznova
goodboy-page-take = Ktorý dobrý psík pôjde s tebou?
goodboy-page-wait = Nech počkajú
goodboy-page-take-this = Ku mne!
goodboy-page-back = Vezmi späť: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Mačka striehne: ďalšia zoberie všetko
goodboy-page-token-dog = Pokoj: prvá mačka len varuje
goodboy-page-points = { $points } z { $goal }
goodboy-page-dogs-of = Psíky ({ $name }): { $dogs }
goodboy-page-recap-cat = Najväčšia mačacia korisť: { $name } prichádza o { $treats ->
    [one] jednu cenu
    [few] { $treats } ceny
   *[other] { $treats } cien
}.
goodboy-page-recap-dog = Najcennejšieho psíka má { $name }: { $dog } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
goodboy-page-held-of = { $name } má pred sebou: { $treats }

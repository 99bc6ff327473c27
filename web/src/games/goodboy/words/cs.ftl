# Good Boy's board

goodboy-page-yards = Dvorky
goodboy-page-pool = Bank
goodboy-page-pile = { $dogs ->
    [one] ještě přijde jeden pejsek
    [few] ještě přijdou { $dogs } pejsci
   *[other] ještě přijde { $dogs } pejsků
}
goodboy-page-yard = Dvorek { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Dvorek { $yard } je prázdný
goodboy-page-wants = chce: { $treats }
goodboy-page-there = od tebe má: { $treats }
goodboy-page-corner-of = Roh ({ $name }): { $treats }
goodboy-page-nothing = nic
goodboy-page-mine = Před tebou
goodboy-page-at-risk = V sázce: { $count }
goodboy-page-safe = V sázce zatím nic
goodboy-page-roll-first = Hodit
goodboy-page-roll = Hodit znovu
goodboy-page-stop = Dost
goodboy-page-choose = Libovolná odměna: vyber si z banku
goodboy-page-rob = V banku už není: vezmi si z cizího rohu
goodboy-page-lay = Ťukni na pejska, nebo nejdřív na odměnu
goodboy-page-lay-here = Polož sem
goodboy-page-call = Volej!
goodboy-page-keep = Nech si je a volej
goodboy-page-again = Znovu od začátku
goodboy-page-take = Který hodný pejsek půjde s tebou?
goodboy-page-wait = Ať počkají
goodboy-page-take-this = Ke mně!
goodboy-page-back = Vezmi zpět: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Kočka číhá: další sebere všechno
goodboy-page-token-dog = Klid: první kočka jen varuje
goodboy-page-points = { $points } z { $goal }
goodboy-page-dogs-of = Pejsci ({ $name }): { $dogs }
goodboy-page-recap-cat = Největší kočičí kořist: { $name } přichází o { $treats ->
    [one] jednu odměnu
    [few] { $treats } odměny
   *[other] { $treats } odměn
}.
goodboy-page-recap-dog = Nejcennějšího psa má { $name }: { $dog } za { $points }.
goodboy-page-held-of = { $name } má před sebou: { $treats }

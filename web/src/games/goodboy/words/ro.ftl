# Good Boy's board

goodboy-page-yards = Curțile
goodboy-page-pool = Grămada
goodboy-page-pile = { $dogs ->
    [one] mai vine un cățeluș
    [few] mai vin { $dogs } cățeluși
   *[other] mai vin { $dogs } de cățeluși
}
goodboy-page-yard = Curtea { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Curtea { $yard } e goală
goodboy-page-wants = vrea { $treats }
goodboy-page-there = are de la tine { $treats }
goodboy-page-corner-of = { $name }, în colț: { $treats }
goodboy-page-nothing = nimic
goodboy-page-mine = În fața ta
goodboy-page-at-risk = În pericol: { $count }
goodboy-page-safe = Nimic în pericol încă
goodboy-page-roll-first = Aruncă
goodboy-page-roll = Aruncă iar
goodboy-page-stop = Oprește-te
goodboy-page-choose = Orice premiu: alege unul din grămadă
goodboy-page-rob = În grămadă nu mai e: ia unul din colțul altui jucător
goodboy-page-lay = Atinge un cățeluș ca să-i dai ce vrea, sau întâi un premiu
goodboy-page-lay-here = Pune-l aici
goodboy-page-call = Cheamă!
goodboy-page-keep = Păstrează-le și cheamă
goodboy-page-again = De la capăt
goodboy-page-take = Care cățeluș cuminte vine cu tine?
goodboy-page-wait = Să aștepte
goodboy-page-take-this = Hai la mine!
goodboy-page-back = Ia înapoi: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Pisica pândește: următoarea ia tot
goodboy-page-token-dog = Liniște: prima pisică doar avertizează
goodboy-page-points = { $points } din { $goal }
goodboy-page-dogs-of = { $name } are cățelușii: { $dogs }
goodboy-page-recap-cat = Cea mai mare pradă a pisicii: { $treats ->
    [one] un premiu
    [few] { $treats } premii
   *[other] { $treats } de premii
} de la { $name }.
goodboy-page-recap-dog = Cel mai prețios cățeluș: { $dog } ({ $points }), la { $name }.
goodboy-page-held-of = { $name } are în față: { $treats }

# Was it luck? The page

luck-working = Se joacă totul încă o dată: { $part }% gata. Imaginea se limpezește.
luck-waiting = Se așteaptă o clipă liberă a boților…
luck-failed = N-a mers. Încearcă din nou peste o clipă.
luck-again = Încearcă din nou
luck-chart = Șansele de victorie, de la prima mutare la ultima
luck-sums = Ce a dat și ce a luat
luck-next = Greșeala următoare
luck-previous = Greșeala anterioară
luck-what-if = Dar dacă? Încearcă din nou de aici
luck-mark-mistake = Greșeală: { $name }, „{ $action }”. Alegerea Șefului de haită, „{ $better }”, era cu { $share }% mai bună.
luck-mark-blunder = Gafă: { $name }, „{ $action }”. Alegerea Șefului de haită, „{ $better }”, era cu { $share }% mai bună.
luck-mark-great = Mutare grozavă: { $name }, „{ $action }”. A fost cu { $share }% mai bună decât alegerea Câinelui bun.
luck-mark-lucky = Noroc: { $name }, „{ $action }”. Șansa de victorie a crescut cu { $share }%.
luck-mark-unlucky = Ghinion: { $name }, „{ $action }”. Șansa de victorie a scăzut cu { $share }%.
luck-whom = Jucător

# In Me: over many games

luck-me-title = Jocul meu și norocul meu
luck-me-games = { $games ->
    [one] O partidă analizată
    [few] { $games } partide analizate
   *[other] { $games } de partide analizate
}
luck-me-accuracy = { $right }% din deciziile tale ({ $choices } cu totul) au fost fără greșeală (cu o certitudine de 95%, între { $low } și { $high }%).
luck-me-given = Greșelile îți micșorează șansa de victorie, în medie, cu { $given }% (± { $error }) pe partidă.
luck-me-given-once = Greșelile ți-au micșorat șansa de victorie cu { $given }%.
luck-me-lucky = Norocul a fost de partea ta: ți-a mărit șansa de victorie cu { $luck }% pe partidă (între { $low } și { $high }).
luck-me-unlucky = Norocul a fost împotriva ta: ți-a micșorat șansa de victorie cu { $luck }% pe partidă (între { $low } și { $high }).
luck-me-level = Norocul n-a fost nici cu tine, nici împotriva ta: între { $low } și { $high }% din șansa de victorie pe partidă.
luck-me-one = O singură partidă nu spune încă nimic despre norocul tău.
luck-me-loses = Cel mai mult pierzi aici: { $kinds }.
luck-me-none = Întreabă după o partidă „A fost noroc?”, iar jocul și norocul tău se adună aici.

# What kinds of choices lose most

luck-kind-roll = aruncatul zarurilor
luck-kind-stop = când să te oprești
luck-kind-lay = ce și unde să pui
luck-kind-pass = când să spui pas
luck-kind-move = unde să mergi
luck-kind-dig = când să sapi
luck-kind-take = ce să iei
luck-kind-trick = ce truc
luck-kind-cat = pisicile
luck-kind-other = alte decizii

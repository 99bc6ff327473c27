# DIG

dig-name = DIG
dig-digger = Săpilă
dig-tagline = Ia-te după nas, dezgroapă oase și du-le la castronul potrivit.

dig-colour-red = roșu
    .pl = roșii
dig-colour-yellow = galben
    .pl = galbene
dig-colour-green = verde
    .pl = verzi
dig-colour-blue = albastru
    .pl = albastre
dig-colour-purple = mov
    .pl = mov

dig-card-none = o groapă
dig-card-doghouse = cușca
dig-card-bowl = castronul { $colour }
dig-card-scent = miros { $first }-{ $second }
    .un = o carte cu miros { $first }-{ $second }
dig-card-bone = os { $colour } ({ $first }-{ $second })
    .un = un os { $colour } ({ $first }-{ $second })

dig-do-move = Mergi la { $place }: { $card }
dig-do-dig = Sapă aici: { $card }
dig-do-keep = Păstrează ce ai
dig-do-put = Pune la loc: { $card }
dig-do-deliver = Livrează: { $cards }
dig-do-stop = Încheie tura

dig-told-starts = { $name } începe.
dig-told-moved = { $name } merge de la locul { $start } la locul { $place }.
dig-told-dug = { $name } sapă la locul { $place }: { $card }.
dig-told-found = Găsești { $card-un }.
dig-told-kept = { $name } păstrează toate oasele din mână.
dig-told-buried = { $name } pune la loc o carte pe locul { $place }: { $card }.
dig-told-buried-bone = Pui la loc { $card-un }.
dig-told-delivered = { $name } livrează { $card-un }.
dig-told-stopped = { $name } încheie tura cu { $left ->
    [one] o acțiune nefolosită
    [few] { $left } acțiuni nefolosite
   *[other] { $left } de acțiuni nefolosite
}.
dig-told-filled = Cartea de la locul { $start } umple groapa de la locul { $place }.
dig-told-bowl = Castronul { $colour } e acum la locul { $place } și valorează { $worth }.
dig-told-shrank = Curtea se termină acum la locul { $length }.
dig-told-pulled-back = { $name }: câinele se trage înapoi de la locul { $start } la locul { $place }.
dig-told-left-in-hand = { $name } mai are în mână { $card-un }.
dig-told-left-in-yard = La locul { $place } era { $card-un }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = începe
dig-beat-moved = { $place ->
    [0] aleargă acasă, la cușcă
   *[other] aleargă la locul { $place }
}
dig-beat-dug = dezgroapă un os cu { $card }
dig-beat-found = dezgroapă { $card-un }
dig-beat-buried = pune la loc un os cu { $card }
dig-beat-buried-bone = pune la loc { $card-un }
dig-beat-delivered = duce { $count ->
    [one] un os
    [2] două oase
    [3] trei oase
    [few] { $count } oase
   *[other] { $count } de oase
} la castronul { $colour } (+{ $worth })
dig-beat-stopped = trage un pui de somn
dig-beat-filled = { $count ->
    [1] se umple groapa de la locul { $place }
   *[other] se umplu gropile de la { $place-and }
}
dig-beat-bowl = castronul { $colour } umple groapa de la locul { $place } și valorează acum { $worth }, iar { $passed ->
    [one] castronul depășit pierde un punct
    [2] cele două castroane depășite pierd câte un punct
    [3] cele trei castroane depășite pierd câte un punct
    [4] cele patru castroane depășite pierd câte un punct
    [few] cele { $passed } castroane depășite pierd câte un punct
   *[other] cele { $passed } de castroane depășite pierd câte un punct
}
dig-beat-pulled-back = { $name } se trage înapoi la locul { $place }
dig-beat-left-in-yard = în curte rămâne: { $card }
dig-beat-left-in-hand = mai are în bot { $count ->
    [one] un os
    [2] două oase
    [3] trei oase
    [few] { $count } oase
   *[other] { $count } de oase
}
dig-beat-counted = numără { $items }
dig-beat-counted-one = { $bones } × { $value } pentru { $colour }
dig-beat-scored = are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}

dig-ending-yard-empty = Ultimul os a ieșit din curte.
dig-ending-stalemate = De mult timp nimeni n-a mai săpat și n-a mai livrat: se numără punctele așa cum stau.

dig-why-same-place = Câinele e deja acolo.
dig-why-beyond-row = Curtea se termină la locul { $last }.
dig-why-too-far = E prea departe: distanța e { $steps }, iar acum câinele poate face cel mult { $reach }.
dig-why-no-bone-here = Sub câine nu e nicio carte cu os.
dig-why-nothing-to-decide = Se pune la loc sau se păstrează imediat după săpat.
dig-why-no-bowl-here = Oasele se livrează la castron, iar câinele nu e la unul.
dig-why-deliver-nothing = Alege cel puțin un os de livrat.
dig-why-wrong-bone = Aici poți livra doar oase { $colour-pl } din mână.
dig-why-hand-full = { $limit ->
    [1] Poți ține o singură carte
   *[other] Poți ține cel mult { $limit } cărți
}: pune una la loc.
dig-why-not-in-hand = Cartea asta nu e în mâna ta.
dig-why-decide-first = Întâi termină săpatul: pune o carte la loc sau păstrează-le pe toate.

dig-impossible-1 = În curte trebuie să fie exact un castron de fiecare culoare.
dig-impossible-2 = O carte cu os lipsește sau apare de două ori: fiecare miros e pe două cărți, care ascund câte un os din fiecare culoare, iar cărțile nevăzute stau în curte.
dig-impossible-3 = Cine știe oasele unei perechi nu se potrivește cu cărțile: cine le ține le știe, toți știu ce s-a livrat, nimeni nu știe ce e nevăzut.
dig-impossible-4 = Șirul nu e în regulă: cărți până la ultimul loc, câinii pe el, nu mai multe gropi decât săpături în tura asta.
dig-impossible-5 = O mână nu e în regulă: nu mai multe cărți decât limita, în ordinea lor, una în plus doar imediat după săpat.
dig-impossible-6 = Rândul nu e în regulă: îi vine unui loc de la masă cu acțiuni rămase sau, la final, nimănui.

# The coach

dig-coach-worth = Cât valorează acum oasele: { $bones }.
dig-coach-worth-tidied = După ce se face ordine: { $bones }.
dig-coach-worth-end = La final, în medie: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = Ai { $card-un }: ar trebui să aducă { $value } (castronul: locul { $place }).
dig-coach-place = Locul { $place }: { $bones }
dig-coach-share = { $percent }% { $colour } ({ $value })
dig-coach-hand = { $name } are în mână: { $cards }.
dig-coach-twin = { $first }-{ $second } (câte unul din fiecare)
dig-coach-either = { $first } sau { $second } (50% fiecare)

# The board in a terminal

dig-board-hand = mână
dig-board-signs = O carte cu os își arată mirosul prin două litere și culori, iar după = vine osul, dacă îl știi: ry=r miroase a roșu și galben și e roșu (r roșu, y galben, g verde, b albastru, p mov). Chenarul dublu e un castron, cu litera lui și cu cât valorează acum un os de-al lui; ⌂ e cușca, chenarul punctat o groapă, cel luminos e la îndemână. ◖1◗ e câinele jucătorului 1. Acasă e ce s-a livrat.
dig-board-home = acasă
dig-board-worth = valori
dig-board-decide = Pune o carte la loc sau păstrează-le pe toate.
dig-board-left = { $left ->
    [one] A mai rămas o acțiune.
    [few] Au mai rămas { $left } acțiuni.
   *[other] Au mai rămas { $left } de acțiuni.
}

# Options

dig-option-starter = Cine începe
dig-option-starter-about = Număr de jucător sau la sorți. Broșura: cel mai tânăr.
dig-option-starter-printed = După broșură începe cel mai tânăr.
dig-option-starter-chance = la sorți

dig-box-short-reach = Cu raza { $reach } și { $limit } oase în bot, câinele nu s-ar putea mișca: raza trebuie să depășească limita mâinii.

# Reports

dig-report-bones = Oase livrate, pe culori
dig-report-habits = Ce fac câinii
dig-report-dug = oase dezgropate
dig-report-buried = oase puse la loc
dig-report-trips = livrări
dig-report-bowls = Castroane: valoarea la început (rânduri) și la sfârșit
dig-report-home = Unde ajung oasele, după valoarea castronului
dig-report-all = toate oasele
dig-report-worth = { $points }
dig-report-scents = Mirosuri: câte din cele două oase sunt livrate
dig-report-delivered = { $bones }

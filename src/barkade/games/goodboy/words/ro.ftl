# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Aruncă zarurile pentru premii, ferește-te de pisică și cheamă la tine cei mai buni cățeluși.

goodboy-option-starter = Cine începe
goodboy-option-starter-about = Număr de jucător sau la sorți. Broșura: cine a mângâiat ultimul un câine.
goodboy-option-starter-printed = După broșură începe cine a mângâiat ultimul un câine sau cel mai tânăr.
goodboy-option-starter-chance = la sorți
goodboy-option-hard = Varianta mai avansată
goodboy-option-hard-about = Fără jetoane: după prima aruncare, o pisică ia tot ce ai strâns.
goodboy-option-any_face = Fața „orice premiu”
goodboy-option-any_face-about = Ce dă fața de zar care ține loc de orice premiu.
goodboy-option-any_face-chosen = un premiu la alegere
goodboy-option-any_face-random = un premiu la întâmplare
goodboy-option-call = Cățeluș mulțumit
goodboy-option-call-about = Dacă trebuie să iei cățelușul care are tot ce vrea.
goodboy-option-call-must = trebuie să-l iei (interpretarea noastră)
goodboy-option-call-may = poate aștepta

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = minge
    .un = o minge
    .pl = mingi
goodboy-treat-bone = os
    .un = un os
    .pl = oase
goodboy-treat-stick = băț
    .un = un băț
    .pl = bețe
goodboy-treat-duck = rățușcă
    .un = o rățușcă
    .pl = rățuște
goodboy-treat-snack = gustare
    .un = o gustare
    .pl = gustări
goodboy-treat-frisbee = frisbee
    .un = un frisbee
    .pl = frisbee-uri
goodboy-treat-any = orice premiu
goodboy-cat = pisică
    .un = o pisică

goodboy-dog-chihuahua = Chihuahua
    .un = un chihuahua
goodboy-dog-dachshund = Teckel
    .un = un teckel
goodboy-dog-french-bulldog = Buldog francez
    .un = un buldog francez
goodboy-dog-jack-russell = Jack Russell
    .un = un Jack Russell
goodboy-dog-maltese = Bichon maltez
    .un = un bichon maltez
goodboy-dog-pug = Mops
    .un = un mops
goodboy-dog-shiba-inu = Shiba Inu
    .un = un shiba inu
goodboy-dog-yorkshire-terrier = Yorkshire Terrier
    .un = un yorkshire terrier
goodboy-dog-beagle = Beagle
    .un = un beagle
goodboy-dog-border-collie = Border Collie
    .un = un border collie
goodboy-dog-chow-chow = Chow Chow
    .un = un chow chow
goodboy-dog-corgi = Corgi
    .un = un corgi
goodboy-dog-dalmatian = Dalmațian
    .un = un dalmațian
goodboy-dog-greyhound = Ogar englez
    .un = un ogar englez
goodboy-dog-poodle = Pudel
    .un = un pudel
goodboy-dog-schnauzer = Schnauzer
    .un = un schnauzer
goodboy-dog-boxer = Boxer
    .un = un boxer
goodboy-dog-bulldog = Buldog
    .un = un buldog
goodboy-dog-german-shepherd = Ciobănesc german
    .un = un ciobănesc german
goodboy-dog-golden-retriever = Golden Retriever
    .un = un golden retriever
goodboy-dog-husky = Husky
    .un = un husky
goodboy-dog-labrador = Labrador
    .un = un labrador
goodboy-dog-samoyed = Samoied
    .un = un samoied
goodboy-dog-doberman = Doberman
    .un = un doberman
goodboy-dog-great-dane = Dog german
    .un = un dog german
goodboy-dog-newfoundland = Terra Nova
    .un = un terra nova
goodboy-dog-rottweiler = Rottweiler
    .un = un rottweiler
goodboy-dog-saint-bernard = Saint Bernard
    .un = un saint bernard
goodboy-no-dog = niciun cățeluș

goodboy-do-roll = Aruncă ambele zaruri
goodboy-do-stop = Oprește-te și cheamă
goodboy-do-any = Ia { $treat-un } din grămadă
goodboy-do-rob = Ia { $treat-un } de la { $name }, din colțul din curtea { $yard }
goodboy-do-put = Pune { $treat-un } în curtea { $yard } ({ $dog })
goodboy-do-done = Atât: cheamă
goodboy-do-wait = Nu chema pe nimeni: să aștepte
goodboy-do-take = Ia din curtea { $yard }: { $dog }

goodboy-told-starts = { $name } începe.
goodboy-told-came = În curtea { $yard } vine { $dog-un }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
goodboy-told-rolled = { $name } aruncă: { $symbols }.
goodboy-told-got = { $name } ia din grămadă { $treat-un }.
goodboy-told-robbed = { $name } ia { $treat-un } de la { $victim }, din colțul din curtea { $yard }.
goodboy-told-got-nothing = { $name } nu primește nimic, nu mai e de unde: { $treat }.
goodboy-told-cat = O pisică! { $name } își întoarce jetonul cu pisica în sus.
goodboy-told-cat-ignored = { $name } e la prima aruncare: { $cats ->
    [one] pisica nu contează
    [few] pisicile nu contează
   *[other] pisicile nu contează
}.
goodboy-told-busted = Pisica ia tot: { $name } pierde { $treats ->
    [0] doar tura
    [one] un premiu și tura
    [few] { $treats } premii și tura
   *[other] { $treats } de premii și tura
}.
goodboy-told-stopped = { $name } nu mai aruncă.
goodboy-told-laid = { $name } pune { $treat-un } în curtea { $yard }.
goodboy-told-took = Cuminte! Din curtea { $yard } pleacă la { $name } { $dog-un }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
goodboy-told-emptied = Nu mai e niciun cățeluș pentru curtea { $yard }: premiile de acolo se întorc în grămadă.
goodboy-told-called-nobody = De data asta nu vine niciun cățeluș la { $name }.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
goodboy-told-scored = { $name } are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} și { $dogs ->
    [one] un cățeluș
    [few] { $dogs } cățeluși
   *[other] { $dogs } de cățeluși
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } alege { $treat-un }.
goodboy-beat-starts = începe
goodboy-beat-came = { $items }
goodboy-beat-came-one = în curtea { $yard } vine { $dog-un } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] nimerește la zaruri { $symbols-un-and }
    [2] aruncă de două ori
    [3] aruncă de trei ori
    [4] aruncă de patru ori
    [5] aruncă de cinci ori
    [6] aruncă de șase ori
   *[other] aruncă de { $count } ori
}
goodboy-beat-picked = alege { $count ->
    [one] { $treat-un }
    [2] { $treat-un-and }
    [3] trei premii
    [4] patru premii
    [few] { $count } premii
   *[other] { $count } de premii
}
goodboy-beat-robbed = ia { $items-and }
goodboy-beat-robbed-one = { $count ->
    [one] { $treat-un }
    [2] două premii
    [3] trei premii
    [4] patru premii
    [few] { $count } premii
   *[other] { $count } de premii
} de la { $victim }
goodboy-beat-busted = pisica! { $name } pierde { $treats ->
    [0] doar tura
    [one] un premiu
    [2] două premii
    [3] trei premii
    [4] patru premii
    [5] cinci premii
    [6] șase premii
    [7] șapte premii
    [8] opt premii
    [9] nouă premii
    [few] { $treats } premii
   *[other] { $treats } de premii
}
goodboy-beat-stopped = se oprește
goodboy-beat-laid = pune { $items-and }
goodboy-beat-laid-one = { $count ->
    [one] { $treat-un }
    [2] două premii
    [3] trei premii
    [4] patru premii
    [5] cinci premii
    [6] șase premii
    [7] șapte premii
    [8] opt premii
    [9] nouă premii
    [few] { $count } premii
   *[other] { $count } de premii
} în curtea { $yard }
goodboy-beat-took = ia acasă { $dog-un-and } (+{ $points })
goodboy-beat-emptied = { $count ->
    [1] în curtea { $yard }
   *[other] în curțile { $yard-and }
} nu mai vine niciun cățeluș
goodboy-beat-counted = numără { $items }
goodboy-beat-counted-one = { $dog-un } ({ $points })
goodboy-beat-scored = are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}

goodboy-ending-goal-reached = S-a atins scorul de victorie, iar runda s-a jucat până la capăt.
goodboy-ending-yards-empty = Toți cățelușii au plecat acasă cu cineva.
goodboy-ending-last-round = A fost ultima rundă: se numără punctele așa cum stau.

goodboy-why-not-rolling = Nu e momentul să arunci sau să te oprești din aruncat.
goodboy-why-roll-first = Trebuie să arunci cel puțin o dată.
goodboy-why-no-any = Nu e niciun simbol „orice premiu” pentru care să alegi.
goodboy-why-not-in-pool = Nu e în grămadă: { $treat }.
goodboy-why-nothing-to-rob = Din colțurile altora iei doar ce ai aruncat și nu se găsește în grămadă.
goodboy-why-pool-not-empty = Cât timp e ceva în grămadă, alege de acolo.
goodboy-why-other-treat = Ai aruncat altceva: { $treat }.
goodboy-why-own-corner = Din colțurile tale nu se ia niciodată.
goodboy-why-not-in-corner = Nu e în colțul acela din curtea { $yard }: { $treat }.
goodboy-why-not-laying = Premiile se pun după ce te oprești din aruncat.
goodboy-why-no-dog = La curtea { $yard } nu mai e niciun cățeluș, așa că nu se poate pune nimic acolo.
goodboy-why-not-held = Nu ai în față așa ceva de pus: { $treat }.
goodboy-why-lay-in-order = Premiile se pun unul câte unul, în ordinea felurilor, apoi a curților. Trimite-le pe toate într-o linie, „lay 1:… 2:…”, și ordinea nu mai contează.
goodboy-why-nothing-to-take = Nu ai de ales între cățeluși.
goodboy-why-take-one = Alege un cățeluș: unul dintre ei trebuie să vină cu tine.
goodboy-why-not-complete = Colțul tău din curtea { $yard } nu are tot ce vrea cățelușul de acolo.

goodboy-impossible-1 = Un premiu lipsește sau apare de două ori: grămada, jucătorii și colțurile trebuie să aibă împreună exact ce e în cutie.
goodboy-impossible-2 = Un cățeluș lipsește sau apare de două ori: fiecare e în teanc, la o curte sau la un jucător.
goodboy-impossible-3 = Ceva ține de un loc pe care nu stă nimeni.
goodboy-impossible-4 = O curte e goală doar când e gol și teancul, iar atunci nu e nimic în colțurile ei.
goodboy-impossible-5 = Etapa turei nu e în regulă: trebuie să fie ceva de hotărât.
goodboy-impossible-6 = Zarurile nu sunt în regulă: stau pe masă de la o aruncare până la sfârșitul etapei premiilor.
goodboy-impossible-7 = Runda nu e în regulă: jocul se încheie la sfârșitul unei runde, când cineva are punctele, s-au dus cățelușii sau a trecut ultima rundă.

goodboy-box-no-such-treat = În această cutie nu e niciun premiu numit „{ $name }”.
goodboy-box-sign-twice = O față de zar poate arăta „{ $sign }” doar o dată.
goodboy-box-no-cat = Niciun zar nu arată pisica, așa că nimic n-ar opri vreodată un jucător.
goodboy-box-wants-too-many = { $name } nu poate fi mulțumit niciodată: vrea { $wants } × „{ $treat }”, iar cutia are { $count }.
goodboy-box-never-rolled = { $name } nu poate fi mulțumit niciodată: niciun zar nu dă „{ $treat }”.
goodboy-box-too-few-points = Toți cățelușii la un loc au { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, mai puțin decât cele { $goal } pentru victorie.

goodboy-coach-compare = Chemare acum: { $stop ->
    [one] un punct
    [few] { $stop } puncte
   *[other] { $stop } de puncte
}; după încă o aruncare: în medie { $roll }.
goodboy-coach-first-roll = Puncte după aruncare, în medie: { $roll }.
goodboy-coach-bust = În { $percent }% din cazuri, următoarea aruncare îți ia tot ce ai în față.
goodboy-coach-ready = Curtea { $yard }, { $dog } ({ $points }): ai tot ce vrea.
goodboy-coach-missing = Curtea { $yard }, { $dog } ({ $points }) mai vrea { $wants-un }.
goodboy-coach-dog = Curtea { $yard }, { $dog } ({ $points }) mai vrea { $wants-un }: { $percent }% șanse la următoarea aruncare.
goodboy-coach-treats = Șansele la următoarea aruncare: { $shares }.
goodboy-coach-share = { $treat } { $percent }%
goodboy-coach-count = { $count ->
    [one] { $treat }
    [few] { $count } { $treat-pl }
   *[other] { $count } de { $treat-pl }
}
    .un = { $count ->
        [one] { $treat-un }
        [few] { $count } { $treat-pl }
       *[other] { $count } de { $treat-pl }
    }

goodboy-board-first-roll = Aruncă
goodboy-board-rolling = Aruncă sau oprește-te
goodboy-board-robbing = Ia dintr-un colț
goodboy-board-choosing = Alege un premiu
goodboy-board-laying = Pune premii
goodboy-board-taking = Alege cățelușul
goodboy-board-round = runda { $round } · teanc { $pile } · victorie la { $goal }
goodboy-board-no-roll = zaruri în repaus
goodboy-board-pool = grămadă
goodboy-board-wants = vrea
goodboy-board-cat-token = jeton: pisică
goodboy-board-signs = Două litere pe o culoare sunt un premiu, din numele lui în notație: Ba2 sunt două mingi. În fiecare curte: punctele și numele cățelușului, ce vrea el și colțul fiecărui jucător, cu ✓ când are tot ce trebuie. Deasupra sunt zarurile, ? fiind orice premiu și =^.^= o pisică; „jeton: pisică” spune că următoarea pisică ia tot ce are cine aruncă. În dreapta e grămada.
goodboy-board-held = are
goodboy-board-dogs = { $dogs ->
    [one] un cățeluș
    [few] { $dogs } cățeluși
   *[other] { $dogs } de cățeluși
}

# Reports

goodboy-report-dogs = Cățeluși luați
goodboy-report-habits = Aruncări
goodboy-report-rolls = aruncări
goodboy-report-busts = ture luate de pisică
goodboy-report-robs = premii furate
goodboy-report-stopping = Când să te oprești: după premiile din mână
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = a mai aruncat
goodboy-report-busted = a luat pisica
goodboy-report-stopped = s-a oprit

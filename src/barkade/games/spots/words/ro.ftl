# Spots

spots-name = Spots
spots-tagline = Aruncă zaruri, umple petele câinilor tăi și nu îngropa prea multe puncte.

spots-counted = { $points ->
    [one] un câine
    [few] { $points } câini
   *[other] { $points } de câini
}

spots-option-set = Setul de trucuri
spots-option-set-about = Ce șase trucuri sunt pe masă.
spots-option-yellow = Plăcuța galbenă
spots-option-yellow-about = Trucul galben al unui set ales de tine.
spots-option-purple = Plăcuța mov
spots-option-purple-about = Trucul mov al unui set ales de tine.
spots-option-blue = Plăcuța albastră
spots-option-blue-about = Trucul albastru al unui set ales de tine.
spots-option-green = Plăcuța verde
spots-option-green-about = Trucul verde al unui set ales de tine.
spots-option-free_range = Fără lesă
spots-option-free_range-about = Toate trucurile, în patru teancuri; unul folosit îi face loc următorului.
spots-option-pes_treats = Recompensele lui Pes
spots-option-pes_treats-about = Fără alții joci contra lui Pes: cu cât are mai multe, cu atât e mai greu.

spots-option-set-new-family = Familie nouă
spots-option-set-dog-park = Parc de câini
spots-option-set-obstacle-course = Cursă cu obstacole
spots-option-set-hunting-grounds = Teren de vânătoare
spots-option-set-kennel-club = Club chinologic
spots-option-set-puppy-pen = Țarc de cățeluși
spots-option-set-random = La întâmplare
spots-option-set-custom = La alegere
spots-option-yellow-walk = { spots-trick-walk }
spots-option-yellow-dig = { spots-trick-dig }
spots-option-yellow-retrieve = { spots-trick-retrieve }
spots-option-yellow-trot = { spots-trick-trot }
spots-option-yellow-track = { spots-trick-track }
spots-option-purple-run = { spots-trick-run }
spots-option-purple-chase = { spots-trick-chase }
spots-option-purple-bolt = { spots-trick-bolt }
spots-option-purple-sprint = { spots-trick-sprint }
spots-option-purple-dogpile = { spots-trick-dogpile }
spots-option-blue-fetch = { spots-trick-fetch }
spots-option-blue-guard = { spots-trick-guard }
spots-option-blue-hunt = { spots-trick-hunt }
spots-option-blue-search = { spots-trick-search }
spots-option-blue-scavenge = { spots-trick-scavenge }
spots-option-green-beg = { spots-trick-beg }
spots-option-green-chew = { spots-trick-chew }
spots-option-green-gobble = { spots-trick-gobble }
spots-option-green-play-dead = { spots-trick-play-dead }
spots-option-green-stay = { spots-trick-stay }

spots-trick-howl = Urlă
    .does = urlă
spots-trick-roll-over = Rostogol
    .does = se rostogolește
spots-trick-walk = Plimbă-te
    .does = iese la plimbare
spots-trick-dig = Sapă
    .does = sapă
spots-trick-retrieve = Adu
    .does = aduce
spots-trick-trot = La trap
    .does = merge la trap
spots-trick-track = Adulmecă
    .does = adulmecă
spots-trick-run = Aleargă
    .does = aleargă
spots-trick-chase = Fugărește
    .does = fugărește
spots-trick-bolt = Țâșnește
    .does = țâșnește
spots-trick-sprint = Sprint
    .does = sprintează
spots-trick-dogpile = Grămadă
    .does = sare în grămadă
spots-trick-fetch = Aport
    .does = aportează
spots-trick-guard = Păzește
    .does = stă de pază
spots-trick-hunt = Vânează
    .does = vânează
spots-trick-search = Caută
    .does = caută
spots-trick-scavenge = Scotocește
    .does = scotocește
spots-trick-beg = Cerșește
    .does = cerșește
spots-trick-chew = Roade
    .does = roade
spots-trick-gobble = Înfulecă
    .does = înfulecă
spots-trick-play-dead = Fă mortul
    .does = face pe mortul
spots-trick-stay = Stai
    .does = stă cuminte

# What a trick does, in a few words for the tile
spots-tile-howl = tragi un câine; arunci 1
spots-tile-roll-over = arunci din nou curtea; poți arunca 1
spots-tile-walk = arunci 2; poți arunca 1
spots-tile-dig = de fiecare lăbuță, schimbi cu 1 un zar îngropat; arunci 2
spots-tile-retrieve = pui un zar pe un număr al câinelui de sus; arunci 2
spots-tile-trot = poți muta un zar de-al tău; arunci 2
spots-tile-track = arunci 3; cu o recompensă arunci din nou oricare
spots-tile-run = arunci 3; poți arunca 1, iar și iar
spots-tile-chase = arunci 1; poți arunca 2, apoi 3…
spots-tile-bolt = iei 3–12, arunci pe rând; te poți opri când rămân cel mult câte lăbuțe ai
spots-tile-sprint = arunci câte 1 de câine incomplet, iar și iar
spots-tile-dogpile = arunci 2 și unul al tău, iar și iar
spots-tile-fetch = arunci 8; așezi un singur număr
spots-tile-guard = spui un număr, arunci 4; așezi până la el
spots-tile-hunt = arunci 2, plus câte 1 de lăbuță; așezi 2
spots-tile-search = arunci 7; așezi zaruri cu suma 8
spots-tile-scavenge = arunci 4; poți pune înapoi ce e sub suma curții tale
spots-tile-beg = 1 recompensă, plus câte 1 de lăbuță
spots-tile-chew = dublezi recompensele, plus 1
spots-tile-gobble = 7 recompense; dai înapoi cel mai mare număr liber
spots-tile-play-dead = arunci 1; îngropat, aduce atâtea recompense
spots-tile-stay = câte 1 recompensă pentru fiecare altă plăcuță întoarsă

spots-dog-none = niciun câine
spots-dog-burt = Burt
spots-dog-bristles = Bristles
spots-dog-bongo = Bongo
spots-dog-eloise = Eloise
spots-dog-ursula = Ursula
spots-dog-mayor = Mayor
spots-dog-sundrop = Sundrop
spots-dog-jolene = Jolene
spots-dog-xerxes = Xerxes
spots-dog-louise = Louise
spots-dog-missy = Missy
spots-dog-lil-beth = Lil Beth
spots-dog-handsome = Handsome
spots-dog-frankie = Frankie
spots-dog-bitsy = Bitsy
spots-dog-gretchen = Gretchen
spots-dog-lief = Lief
spots-dog-goliath = Goliath
spots-dog-gumbo = Gumbo
spots-dog-pebble = Pebble
spots-dog-wilbur = Wilbur
spots-dog-cabbage = Cabbage
spots-dog-honcho = Honcho
spots-dog-wolfgang = Wolfgang
spots-dog-raya = Raya
spots-dog-rogue = Rogue
spots-dog-nutmeg = Nutmeg
spots-dog-rupert = Rupert
spots-dog-mirabelle = Mirabelle
spots-dog-momo = Momo
spots-dog-zipper = Zipper
spots-dog-doog = Doog

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(cu o recompensă)
    [few] {" "}(cu { $treats } recompense)
   *[other] {" "}(cu { $treats } de recompense)
}
spots-do-score = Punctează toți câinii compleți
spots-do-reroll = Dă o recompensă și aruncă din nou { $dice ->
    [one] zarul
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}
spots-do-roll = Aruncă { $dice ->
    [one] încă un zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}
spots-do-stop-offered = Oprește-te aici
spots-do-stop-rolled = Lasă așa: nu e nimic de așezat
spots-do-stop-taking = Nu muta niciun zar
spots-do-stop-digging = Nu mai schimba zaruri
spots-do-place = { $number } pe { $dog }
spots-do-bury = Îngroapă un { $number }
spots-do-name-fetch = Păstrează toate zarurile cu { $number }
spots-do-name-guard = Așază zaruri până la { $number }
spots-do-name-retrieve = Pune un zar pe { $number }
spots-do-pick = Alege un { $number }
spots-do-mark = Aruncă din nou un { $number }
spots-do-discard = Pune înapoi un { $number }
spots-do-take = Ia zarul cu { $number } de pe { $dog }
spots-do-dig-up = Ia un { $number } din curte
spots-do-set-aside = Pune deoparte { $dice ->
    [one] un zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}
spots-do-raise = În curte la { $name }: întoarce un { $number } pe { $to }
spots-do-lower = În curte la { $name }: { $to ->
    [0] pune înapoi un { $number }
   *[other] întoarce un { $number } pe { $to }
}

spots-told-first-die = { $name } îngroapă un { $number }.
spots-told-starts = { $name } începe.
spots-told-drew = { $name } face loc în haită pentru { $dog }.
spots-told-all-bust = Nu mai e niciun zar în rezervă: toată lumea dă de bucluc.
spots-told-refreshed = Toate plăcuțele sunt din nou cu fața în sus; { $treats ->
    [0] pentru „{ $trick }” nu mai e nicio recompensă
   *[other] „{ $trick }” primește o recompensă
}.
spots-told-turned-up = Următoarea plăcuță din teanc: „{ $trick }”.
spots-told-chose = { $name } face trucul „{ $trick }”{ $treats ->
    [0] {""}
    [one] {" "}și ia recompensa de pe el
    [few] {" "}și ia cele { $treats } recompense de pe el
   *[other] {" "}și ia cele { $treats } de recompense de pe el
}.
spots-told-rolls = { $name } aruncă: { $dice }.
spots-told-rerolls = { $name } dă o recompensă și aruncă din nou: { $dice }.
spots-told-placed = { $name } pune un { $number } pe { $dog }.
spots-told-buried = { $name } îngroapă un { $number }: { $pips } în curte.
spots-told-named = { $name } alege numărul { $number }.
spots-told-picked = { $name } alege: { $dice }.
spots-told-discarded = { $name } pune înapoi un { $number }.
spots-told-took = { $name } ia zarul cu { $number } de pe { $dog }.
spots-told-dug-up = { $name } ia un { $number } din curte.
spots-told-put-aside = { $name } pune deoparte { $dice ->
    [one] un zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}.
spots-told-raised = În curte la { $name }, un { $number } devine { $to }.
spots-told-lowered = În curte la { $name }, un { $number } { $to ->
    [0] e pus înapoi
   *[other] devine { $to }
}.
spots-told-busted = { $name } dă de bucluc{ $pips ->
    [0] {""}
   *[other] {" "}cu { $pips } în curte
}!
spots-told-scored = { $name } punctează cu { $dog }!
spots-told-got-treats = { $name } { $treats ->
    [0] nu primește nicio recompensă
    [one] primește o recompensă
    [few] primește { $treats } recompense
   *[other] primește { $treats } de recompense
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] nu dă înapoi nicio recompensă
    [one] dă înapoi o recompensă
    [few] dă înapoi { $treats } recompense
   *[other] dă înapoi { $treats } de recompense
}.
spots-told-stopped = { $name } se oprește aici.
spots-told-pes-rolled = Pes aruncă un { $number }: „{ $trick }”.
spots-told-pes-scored = Pes punctează cu { $dog }: { $dogs } din 6.
spots-told-pes-got-treats = Pes întoarce plăcuța{ $treats ->
    [0] {""}
    [one] {" "}și ia recompensa de pe ea
    [few] {" "}și ia cele { $treats } recompense de pe ea
   *[other] {" "}și ia cele { $treats } de recompense de pe ea
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] începe
   *[other] începe, cu cea mai mare aruncare
}
spots-beat-drew = face loc în haită pentru { $dog-and }
spots-beat-refreshed = toate plăcuțele sunt din nou cu fața în sus{ $treats ->
    [0] {""}
   *[other] , iar „{ $trick }” primește o recompensă
}
spots-beat-turned-up = urmează din teanc: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [one] {" "}(o recompensă în plus)
    [2] {" "}(două recompense în plus)
    [3] {" "}(trei recompense în plus)
    [4] {" "}(patru recompense în plus)
    [few] {" "}({ $treats } recompense în plus)
   *[other] {" "}({ $treats } de recompense în plus)
}
spots-beat-rolls = aruncă { $dice-and }
spots-beat-rerolls = dă { $count ->
    [one] o recompensă pentru o nouă aruncare
    [2] două recompense pentru aruncări noi
    [3] trei recompense pentru aruncări noi
    [4] patru recompense pentru aruncări noi
    [5] cinci recompense pentru aruncări noi
    [few] { $count } recompense pentru aruncări noi
   *[other] { $count } de recompense pentru aruncări noi
} ({ $dice-and })
spots-beat-placed = umple { $items-and }
spots-beat-placed-one = { $count ->
    [one] o pată
    [2] două pete
    [3] trei pete
    [4] patru pete
    [few] { $count } pete
   *[other] { $count } de pete
} pe { $dog }
spots-beat-buried = îngroapă { $count ->
    [1] un { $number }
   *[other] { $number-and }
} ({ $pips } în curte)
spots-beat-named = alege numărul { $number }
spots-beat-picked = alege { $dice-and }
spots-beat-discarded = pune înapoi { $count ->
    [1] un { $number }
   *[other] { $number-and }
}
spots-beat-took = ia zarul cu { $number } de pe { $dog }
spots-beat-dug-up = dezgroapă { $count ->
    [1] un { $number }
   *[other] { $number-and }
}
spots-beat-put-aside = pune deoparte { $dice ->
    [one] un zar
    [2] două zaruri
    [3] trei zaruri
    [4] patru zaruri
    [5] cinci zaruri
    [6] șase zaruri
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}
spots-beat-raised = schimbă un { $number } în { $to } în curte la { $name }
spots-beat-lowered = { $to ->
    [0] scoate un { $number } din curte la { $name }
   *[other] schimbă un { $number } în { $to } în curte la { $name }
}
spots-beat-busted = dă de bucluc
spots-beat-scored = punctează cu { $dog-and }
spots-beat-got-treats = { $treats ->
    [0] nu primește nicio recompensă
    [one] primește o recompensă
    [2] primește două recompense
    [3] primește trei recompense
    [4] primește patru recompense
    [5] primește cinci recompense
    [6] primește șase recompense
    [7] primește șapte recompense
    [8] primește opt recompense
    [9] primește nouă recompense
    [few] primește { $treats } recompense
   *[other] primește { $treats } de recompense
}
spots-beat-gave-treats = { $treats ->
    [0] nu dă înapoi nimic
    [one] dă înapoi o recompensă
    [2] dă înapoi două recompense
    [3] dă înapoi trei recompense
    [4] dă înapoi patru recompense
    [5] dă înapoi cinci recompense
    [6] dă înapoi șase recompense
    [few] dă înapoi { $treats } recompense
   *[other] dă înapoi { $treats } de recompense
}
spots-beat-pes-rolled = Pes aruncă „{ $trick }”
spots-beat-pes-got-treats = Pes aruncă „{ $trick }” și întoarce plăcuța{ $treats ->
    [0] {""}
    [1] {" "}cu tot cu recompensă
    [2] {" "}cu tot cu două recompense
    [3] {" "}cu tot cu trei recompense
    [4] {" "}cu tot cu patru recompense
   *[other] {" "}cu tot cu recompense ({ $treats })
}
spots-beat-pes-scored = Pes punctează cu { $dog-and } ({ $dogs } din 6)

spots-ending-six-dogs = Șase câini punctați!
spots-ending-pes = Pes a punctat șase câini și câștigă.
spots-ending-stalemate = Au trecut o mie de ture de fiecare: câștigă cine are cei mai mulți câini punctați.
spots-ending-pes-outlasts = Au trecut o mie de ture și Pes e tot acolo: câștigă Pes.

spots-why-face-down = „{ $trick }” stă cu fața în jos până se întorc din nou plăcuțele.
spots-why-nothing-filled = Niciun câine de-al tău nu e complet.
spots-why-choose-first = Alege un truc sau punctează câinii compleți.
spots-why-roll-or-stop = Ori arunci mai departe, ori te oprești.
spots-why-name-first = Alege întâi un număr.
spots-why-not-on-top = { $dog }, deasupra pachetului, nu are { $number }.
spots-why-set-aside-first = Spune întâi câte zaruri pui deoparte.
spots-why-too-few-dice = În rezervă { $dice ->
    [one] e doar un zar
    [few] sunt doar { $dice } zaruri
   *[other] sunt doar { $dice } de zaruri
}.
spots-why-no-die-there = Pe cartea asta nu e niciun { $number }.
spots-why-none-buried = În curtea ta nu e niciun { $number }.
spots-why-take-first = Ia întâi unul dintre zarurile tale.
spots-why-move-first = Pune zarul luat pe o altă pată liberă.
spots-why-same-space = De acolo vine: mută-l pe altă pată.
spots-why-dig-first = Schimbă un zar îngropat sau oprește-te din schimbat.
spots-why-none-buried-there = În curtea jucătorului { $seat_number } nu e niciun { $number }.
spots-why-six-is-highest = Un 6 nu poate crește.
spots-why-no-space = Pe { $card } nu e niciun { $number } liber.
spots-why-not-rolled = Printre zarurile astea nu e niciun { $number }.
spots-why-above-number = Se așază doar zaruri până la { $number }.
spots-why-one-number = Toate zarurile așezate au același număr.
spots-why-only-so-many = Din aruncarea asta se { $dice ->
    [one] așază doar un zar
    [few] așază doar { $dice } zaruri
   *[other] așază doar { $dice } de zaruri
}.
spots-why-lowest-first = Unul câte unul, zarurile merg de la numărul cel mai mic în sus; pe o linie cu „settle” ordinea e oricare.
spots-why-first-card-first = Unul câte unul, zarurile cu același număr merg de la prima carte încolo și la urmă în curte; pe o linie cu „settle” ordinea e oricare.
spots-why-no-treat = O nouă aruncare costă o recompensă, iar tu nu ai niciuna.
spots-why-settle-first = Întâi așază sau îngroapă fiecare zar din aruncare.
spots-why-nothing-to-settle = Nimic din aruncarea asta nu se poate așeza: aruncă din nou sau las-o.
spots-why-reroll-too-late = Nu mai poți arunca din nou după ce un zar e ales, pus înapoi sau așezat.
spots-why-reroll-all = Cu o recompensă arunci din nou toate zarurile; doar „Adulmecă” te lasă să alegi dintre ele.
spots-why-set-by-hand = Zarul ăsta e pus cu mâna, așa că nicio recompensă nu-l aruncă din nou.
spots-why-not-below-yard = Poți pune înapoi doar zaruri mai mici decât cele { $pips } din curtea ta, nu un { $number }.
spots-why-mark-or-reroll = Marchează alte zaruri sau aruncă-le din nou pe cele marcate.
spots-why-mark-all = Ca să le arunci din nou pe toate, nu trebuie marcat niciunul.
spots-why-pick-first = Alege întâi zaruri cu suma 8.
spots-why-no-set = Cu acest { $number }, zarurile nu pot da suma 8.

spots-impossible-1 = Rândul nu e în regulă: îi vine unui loc de la masă cât timp nimeni nu are șase câini, iar la final nimănui; Pes joacă doar împotriva unui singur jucător.
spots-impossible-2 = Trebuie să fie 40 de zaruri cu totul.
spots-impossible-3 = Trebuie să fie 20 de recompense cu totul.
spots-impossible-4 = Un câine lipsește sau apare de două ori, ori cărțile nu stau cum pot sta: de la două la șase de jucător, zaruri pe numerele lor, niciunul pe un câine punctat, o pată liberă pe vreun câine.
spots-impossible-5 = Plăcuțele nu sunt în regulă: una de fiecare culoare deasupra, cum spune setul, la alegere cel puțin două cu fața în sus, recompense doar pe acestea, cea aleasă cu fața în jos.
spots-impossible-6 = Nicio curte nu ține mai multe puncte decât îi e limita.
spots-impossible-7 = Trucul nu e în regulă: nu cere niciodată hotărârea asta sau nu e nimic de hotărât.

spots-coach-roll = { $what }: { $dice ->
    [one] 1 zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}, bucluc { $bust }% (cu o recompensă { $bust_one }%, cu două { $bust_two }%)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Aruncă din nou { $dice }
spots-coach-space = { $number } pe { $dog } { $chance }%
spots-coach-treats = { $what }: { $treats ->
    [0] nicio recompensă
    [one] 1 recompensă
    [few] { $treats } recompense
   *[other] { $treats } de recompense
}
spots-coach-as-it-lies = { $bust ->
    [yes] Aruncarea asta duce la bucluc, oricum ai așeza-o.
   *[no] Aruncarea asta se poate așeza fără bucluc.
}
spots-coach-nothing = Nu urmează nicio aruncare, deci nu sunt șanse de arătat.

spots-board-up = sus
spots-board-down = jos
spots-board-stack = +{ $tiles }?
spots-board-deck = Pachet
spots-board-signs = Sus sunt șase plăcuțe, »marcată« sau ▸în lucru◂; linia cea mai de jos spune ce face trucul marcat. ◆ e o recompensă, +2? sunt plăcuțe nevăzute dedesubt. Fiecare jucător are ✓ pentru câinii punctați (șase câștigă), recompense și o curte cu punctele și limita ei. Pe un câine, ·4 e o pată liberă, iar ■4 una cu zar; ♣ e o lăbuță. La aruncare, ‹4› e pus deoparte, iar ≤ 4 înseamnă că se așază doar zaruri până la 4.
spots-board-supply = Rezervă
spots-board-dice = { $dice ->
    [one] 1 zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
}
spots-board-yard = curte
spots-board-pes = Pes
spots-board-roll = Aruncare
spots-board-set-aside = { $dice } deoparte
spots-board-choose = alege un truc sau punctează câinii compleți
spots-board-offered = { $trick }: aruncă mai departe sau oprește-te
spots-board-rolled = { $trick }: așază zarurile sau aruncă-le din nou
spots-board-settling = { $trick }: { $dice ->
    [one] un zar de așezat
    [few] { $dice } zaruri de așezat
   *[other] { $dice } de zaruri de așezat
}
spots-board-naming = { $trick }: alege un număr
spots-board-setting-aside = { $trick }: pune zaruri deoparte
spots-board-taking = { $trick }: ia unul dintre zarurile tale
spots-board-moving = { $trick }: pune zarul pe altă pată
spots-board-digging = { $trick }: schimbă un zar îngropat (mai ai { $left })
spots-board-marking = { $trick }: marchează alte zaruri sau aruncă-le din nou
spots-board-picking = { $trick }: alege zaruri cu suma 8
spots-board-discarding = { $trick }: mai pune zaruri înapoi sau așază

# Reports

spots-report-tricks = Trucuri
spots-report-colours = Trucuri pe culori
spots-report-habits = Punctare
spots-report-slowly = ture folosite la punctare
spots-report-basic = trucuri de bază
spots-report-dogs = Câinii la sfârșit
spots-report-scored = punctați
spots-report-left = rămași

# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Asmute-ți câinii asupra cutiilor poștale, furgonetelor și baloanelor: haita cea mai mare ia premiul.

barking-option-starter = Cine începe
barking-option-starter-about = Număr de jucător sau la sorți. Broșura: cine imită cel mai bine un câine.
barking-option-starter-printed = După broșură începe cine imită cel mai bine un câine.
barking-option-starter-chance = la sorți
barking-option-teaching = Joc de învățare
barking-option-teaching-about = Pisicile intră în pachet după prima rundă.
barking-option-bark_off = Egalitate la final
barking-option-bark_off-about = Când mai mulți au cele mai multe puncte. După broșură: cel mai tare lătrat.
barking-option-bark_off-bark = câștigă cel mai tare lătrat (ca în broșură)
barking-option-bark_off-chance = hotărăsc sorții (regula casei)
barking-option-bark_off-shared = victoria se împarte (regula casei)

barking-own = { $text }
    .two = 2 × { $text }
barking-breed-great-dane = Dog german
    .un = un dog german
    .pl = dogi germani
    .two = doi dogi germani
barking-breed-german-shepherd = Ciobănesc german
    .un = un ciobănesc german
    .pl = ciobănești germani
    .two = doi ciobănești germani
barking-breed-doberman = Doberman
    .un = un doberman
    .pl = dobermani
    .two = doi dobermani
barking-breed-husky = Husky
    .un = un husky
    .pl = husky
    .two = doi husky
barking-breed-labrador = Labrador
    .un = un labrador
    .pl = labradori
    .two = doi labradori
barking-breed-basset-hound = Basset hound
    .un = un basset hound
    .pl = basseți hound
    .two = doi basseți hound
barking-breed-jack-russell = Jack Russell
    .un = un Jack Russell
    .pl = Jack Russell
    .two = doi Jack Russell
barking-breed-chihuahua = Chihuahua
    .un = un chihuahua
    .pl = chihuahua
    .two = doi chihuahua
barking-breed-bulldog = Buldog
    .un = un buldog
    .pl = buldogi
    .two = doi buldogi
barking-breed-mutt = Maidanez
    .un = un maidanez
    .pl = maidanezi
    .two = doi maidanezi
barking-breed-none = rasa de rangul { $rank }
barking-wonder = Câine-minune
    .un = un câine-minune
    .pl = câini-minune
    .two = doi câini-minune
barking-cat = Pisică
    .un = o pisică
    .pl = pisici
    .two = două pisici

barking-item-phone-booth = cabină telefonică
    .prep = cabina telefonică
    .def = cabina telefonică
barking-item-tree-house = căsuță în copac
    .prep = căsuța din copac
    .def = căsuța din copac
barking-item-balloon = balon
    .def = balonul
barking-item-hydrant = hidrant
    .def = hidrantul
barking-item-mailbox = cutie poștală
    .prep = cutia poștală
    .def = cutia poștală
barking-item-van = furgonetă
    .def = furgoneta
barking-item-bench = bancă
    .prep = banca din parc
    .def = banca din parc
barking-item-lamp-post = felinar
    .def = felinarul
barking-item-trash-can = coș de gunoi
    .prep = coșul de gunoi
    .def = coșul de gunoi
barking-item-boxes = cutii
    .def = cutiile
barking-item = { $item } ({ $number })
    .prep = { $item-prep } ({ $number })
barking-item-none = obiectul { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [1] { $breed-un }
        [2] doi { $breed-pl }
        [3] trei { $breed-pl }
        [4] patru { $breed-pl }
        [5] cinci { $breed-pl }
        [6] șase { $breed-pl }
       *[other] { $cards } { $breed-pl }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Câine-minune
    .told = { $cards ->
        [1] { $breed-un }
        [2] doi { $breed-pl }
        [3] trei { $breed-pl }
        [4] patru { $breed-pl }
        [5] cinci { $breed-pl }
        [6] șase { $breed-pl }
       *[other] { $cards } { $breed-pl }
    } cu { $wonders ->
        [1] un câine-minune
        [2] doi câini-minune
        [3] trei câini-minune
       *[other] { $wonders } câini-minune
    }

barking-do-pass = Pas până la sfârșitul rundei
barking-do-cat = Joacă o pisică și trage o carte
barking-do-swap = Schimbă un câine-minune pe o carte
barking-do-done = Atât: încheie tura
barking-do-no-token = Nu pune jetonul cu pisică nicăieri
barking-do-no-mic = Fără microfon: să latre norocul pentru mine
barking-do-at = Latră la { $item-prep }
barking-do-token = Jeton cu pisică: { $item }
barking-do-discard = Decartează: { $card }
barking-do-bark = Latră cu tăria { $loudness }
barking-do-lay = Joacă { $dogs-told }

barking-told-starts = { $name } începe.
barking-told-cats-dealt = Toată lumea primește o pisică, iar celelalte pisici intră în pachet.
barking-told-laid-out = Pe stradă: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Toată lumea primește o carte.
        [few] Toată lumea primește câte { $cards } cărți.
       *[other] Toată lumea primește câte { $cards } de cărți.
    }
   *[other] Sunt prea puține cărți: toată lumea primește câte { $cards }.
}
barking-told-drew = Tragi: { $card }.
barking-told-discarded = { $name } decartează: { $card }.
barking-told-cat = { $name } joacă o pisică și trage o carte.
barking-told-token = { $name } pune un jeton cu pisică pe { $item-prep }.
barking-told-no-token = { $name } nu pune niciun jeton cu pisică.
barking-told-swapped = { $name } schimbă un câine-minune pe o carte.
barking-told-showed = { $name } joacă { $dogs-told }.
barking-told-laid = { $name } latră la { $item-prep }.
barking-told-passed = { $name } spune pas.
barking-told-won = { $name } câștigă { $item-def } cu { $dogs ->
    [one] un câine
    [few] { $dogs } câini
   *[other] { $dogs } de câini
}.
barking-told-unwanted = Nimeni n-a lătrat la { $item-prep }: obiectul iese din joc.
barking-told-cleared = S-a încheiat runda { $round }. Câinii și cărțile decartate merg sub pachet.
barking-told-reshuffled = Pachetul e gol: cărțile decartate se amestecă într-unul nou.
barking-told-bark-off = { $name } e la egalitate în frunte și latră pentru victorie.
barking-told-barked = { $name } a lătrat.
barking-told-heard = { $name } latră: { $loudness } din 99!
barking-told-unheard = { $name } nu are microfon, așa că va lătra norocul.
barking-told-drew-bark = Norocul latră pentru { $name }: { $loudness } din 99!
barking-told-champion-lot = Sorții aleg: { $name }.
barking-told-champion-loudest = Cel mai tare latră { $name }.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
barking-told-scored = { $name } are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.

# The story: what a player does, then what comes of it
barking-prize = { $item-def } (cu { $dogs ->
    [one] un câine
    [2] doi câini
    [3] trei câini
    [4] patru câini
    [5] cinci câini
    [6] șase câini
    [few] { $dogs } câini
   *[other] { $dogs } de câini
})
barking-beat-starts = începe
barking-beat-laid-out = pe stradă: { $item }
barking-beat-drew = trage { $items-and }
barking-beat-drew-one = { $count ->
    [1] { $card-un }
    [2] { $card-two }
    [3] trei { $card-pl }
    [4] patru { $card-pl }
    [5] cinci { $card-pl }
   *[other] { $count } { $card-pl }
}
barking-beat-discarded = decartează { $items-and }
barking-beat-discarded-one = { $count ->
    [1] { $card-un }
    [2] { $card-two }
    [3] trei { $card-pl }
    [4] patru { $card-pl }
    [5] cinci { $card-pl }
   *[other] { $count } { $card-pl }
}
barking-beat-cat = joacă { $count ->
    [one] o pisică
    [2] două pisici
    [3] trei pisici
    [4] patru pisici
    [few] { $count } pisici
   *[other] { $count } de pisici
}
barking-beat-token = joacă o pisică la { $item-prep }
barking-beat-swapped = schimbă { $count ->
    [one] un câine-minune pe o carte
    [2] doi câini-minune pe cărți
    [3] trei câini-minune pe cărți
    [4] patru câini-minune pe cărți
    [few] { $count } câini-minune pe cărți
   *[other] { $count } de câini-minune pe cărți
}
barking-beat-showed = scoate { $dogs-told }
barking-beat-laid = trimite { $items-and }
barking-beat-laid-one = { $dogs-told-and } la { $item-prep }
barking-beat-passed = spune pas
barking-beat-reshuffled = cărțile decartate se amestecă într-un pachet nou
barking-beat-won = gata runda: { $items-also }
barking-beat-won-one = { $name } ia acasă { $prize-and }
barking-beat-unwanted = nimeni n-a lătrat la { $item-prep-and }
barking-beat-counted = numără { $items }
barking-beat-counted-one = { $points } pentru { $items ->
    [1] { $item-prep }
   *[other] { $items } × { $item }
}
barking-beat-scored = are { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}

barking-ending-most-points = Ultima rundă s-a încheiat: câștigă cine are cele mai multe puncte.
barking-ending-shared = Ultima rundă s-a încheiat: cei la egalitate în frunte împart victoria.
barking-ending-lot = Ultima rundă s-a încheiat: dintre cei la egalitate în frunte, sorții au ales câștigătorul.
barking-ending-loudest = Ultima rundă s-a încheiat: dintre cei la egalitate în frunte, câștigă cel mai tare lătrat.

barking-why-discard-first = Ai prea multe cărți: întâi decartează.
barking-why-token-first = Ai jucat o pisică: întâi pune-i jetonul pe un obiect sau renunță la el.
barking-why-where-first = Câinii tăi sunt pe masă: întâi spune la ce obiect latră.
barking-why-done-first = Mutarea ta e încă deschisă: adaugă rase sau spune că e tot.
barking-why-bark-first = Punctele sunt egale: latră sau spune că nu ai microfon.
barking-why-no-discard = Decartează doar cine are prea multe cărți după împărțire.
barking-why-no-cat-played = Jetonul cu pisică vine odată cu o pisică: joacă întâi una.
barking-why-nothing-shown = Întâi joacă niște câini, apoi spune la ce obiect latră.
barking-why-nothing-to-end = Nu e nicio mutare de încheiat. Ca să închei tura fără câini, spune pas.
barking-why-no-bark-off = Nu e nicio egalitate de tranșat prin lătrat.
barking-why-not-in-hand = Cartea asta nu e în mâna ta: { $card }.
barking-why-no-cats-yet = În jocul de învățare, pisicile intră în runda 2.
barking-why-no-item = Pe stradă nu e niciun obiect { $number }.
barking-why-token-there = Pe { $item-prep } e deja un jeton cu pisică.
barking-why-breed-there = { $breed } e deja la { $item-prep }: nicio rasă nu vine de două ori la același obiect.
barking-why-dogs-there = Ai deja câini la { $item-prep }, iar acolo nu e niciun jeton cu pisică.
barking-why-no-breed = Nu există rasă de rangul { $rank }: cel mai slab e { $worst }.
barking-why-too-few = Ai { $held } × { $card }, nu { $wanted }.
barking-why-one-breed = Doar la un obiect cu jeton cu pisică poți juca mai multe rase deodată.
barking-why-no-place = Nu e niciun obiect unde să poți pune { $breed }.

barking-board-discard = Prea multe cărți: decartează.
barking-board-act = Acum: { $choices }.
barking-board-act-lay = câini
barking-board-act-cat = pisică
barking-board-act-swap = schimb
barking-board-act-pass = pas
barking-board-first = primul
barking-board-signs = Două litere sunt o rasă, din numele ei în notație (Hu: husky, Mu: maidanez), pe auriu rangurile cele mai bune și pe gri cele mai slabe; Hu2+1 sunt doi, cu un câine-minune, Wo, iar Ca e o pisică. Deasupra fiecărei coloane stă un obiect; +3 e cât valorează pentru tine încă unul de felul lui. ♛ conduce acolo, =^.^= sau =^= e un jeton cu pisică pe el, iar bara ┃ arată unde are loc acțiunea marcată. Pe linia unui jucător: puncte, cărți, Ca pentru o pisică de care știe toată lumea, cine e primul sau a spus pas și ce s-a câștigat (lam2: două felinare).
barking-board-token = Unde merge jetonul cu pisică?
barking-board-where = La ce obiect latră?
barking-board-more = Încă o rasă, sau e tot?
barking-board-bark = Puncte egale: latră!
barking-board-round = runda { $round } din { $rounds } · pachet { $deck }
barking-board-cards = { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
barking-board-passed = pas
barking-board-hand = mână
barking-board-shown = jucat

barking-coach-free = Încă nu latră nimeni la { $item-prep }.
barking-coach-leader = La { $item-prep } conduce { $name } cu { $dogs ->
    [one] un câine
    [few] { $dogs } câini
   *[other] { $dogs } de câini
}; cea mai bună rasă: { $breed }.
barking-coach-take = Poți lua obiectul, pentru { $worth ->
    [one] un punct
    [few] { $worth } puncte
   *[other] { $worth } de puncte
}, cu { $play }.
barking-coach-need = Cu mâna de acum nu iei obiectul: îți mai trebuie { $dogs ->
    [one] un câine
    [few] { $dogs } câini
   *[other] { $dogs } de câini
} ({ $worth ->
    [one] un punct
    [few] { $worth } puncte
   *[other] { $worth } de puncte
}).
barking-coach-need-or = Cu mâna de acum nu iei obiectul: îți mai trebuie { $dogs ->
    [one] un câine
    [few] { $dogs } câini
   *[other] { $dogs } de câini
} sau { $tie } cu o rasă mai bună decât rangul { $rank } ({ $worth ->
    [one] un punct
    [few] { $worth } puncte
   *[other] { $worth } de puncte
}).
barking-coach-needs-cat = Ai deja câini acolo: ai putea adăuga alții doar cu un jeton cu pisică ({ $worth ->
    [one] un punct
    [few] { $worth } puncte
   *[other] { $worth } de puncte
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Nevăzute, în alte mâini sau în pachet: { $cards }.
barking-coach-chance = { $card } { $percent }%
barking-coach-next = Următoarea carte, dacă tragi una, e cel mai probabil: { $cards }.

barking-box-too-few-dogs = Câini în această cutie: { $dogs }; pentru cinci mâini pline trebuie cel puțin { $needed }.
barking-box-too-few-items = Obiecte în această cutie: { $items }; teancurile ei cer { $needed }.

barking-impossible-1 = O carte lipsește sau apare de două ori: mâinile, pachetul, cărțile decartate și masa trebuie să dea împreună cutia.
barking-impossible-2 = Un obiect lipsește sau apare de două ori, ori rundele de până acum au scos alt număr de obiecte.
barking-impossible-3 = O mână nu e în regulă: mărimea ei, limita (sau cine e la rând să decarteze) ori o pisică ce trebuie să fie în ea.
barking-impossible-4 = Pachetul nu e în regulă: blocurile stau unul sub altul, cel mult unul pentru fiecare rundă încheiată.
barking-impossible-5 = Masa nu e în regulă: doar obiectele rundei, fiecare câine cu stăpânul lui, mai multe rase ale unui jucător doar cu jeton cu pisică.
barking-impossible-6 = Rândul nu e în regulă: îi vine unui loc de la masă care n-a spus pas, într-o rundă a acestei cutii.
barking-impossible-7 = Mutarea nu e în regulă: câinii arătați trebuie să aibă la ce obiect merge, iar o mutare continuă doar la un obiect cu jeton cu pisică.
barking-impossible-8 = Duelul de lătrat nu e în regulă: latră doar cei la egalitate în frunte, fiecare o dată.

# Reports

barking-report-items = Obiecte câștigate
barking-report-habits = Pisici și mutări
barking-report-cats = pisici jucate
barking-report-tokens = jetoane de pisică puse
barking-report-wonders = câini-minune jucați
barking-report-swaps = câini-minune schimbați
barking-report-plays = mutări cu câini
barking-report-passes = pasuri
barking-report-piles = Ce se întâmplă cu obiectele
barking-report-won = câștigate
barking-report-gone = n-a lătrat nimeni
barking-report-cats-played = Locuri după pisicile jucate
barking-report-cats-number = { $cats }
barking-report-seat-lost = pierdut
barking-report-seat-won = câștigat

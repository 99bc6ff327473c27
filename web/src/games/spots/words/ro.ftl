# Spots' board

spots-page-tricks = Trucurile
spots-page-face-down = { $trick }, cu fața în jos
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] cu o recompensă
    [few] cu { $treats } recompense
   *[other] cu { $treats } de recompense
}
spots-page-table = Masa
spots-page-dice-left = { $dice ->
    [one] un zar în rezervă
    [few] { $dice } zaruri în rezervă
   *[other] { $dice } de zaruri în rezervă
}
spots-page-deck = Următorul câine: { $dog } ({ $spots })
spots-page-my-dogs = Câinii tăi
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $number } pe { $dog }, liber
spots-page-spot-filled = { $number } pe { $dog }, ocupat
spots-page-paws = { $paws ->
    [0] nicio lăbuță
    [one] o lăbuță
    [few] { $paws } lăbuțe
   *[other] { $paws } de lăbuțe
}
spots-page-yard = Curtea ta: { $pips } (cel mult { $limit })
spots-page-yard-of = { $name }, în curte: { $pips } (cel mult { $limit })
spots-page-bury = Îngroapă
spots-page-treats = { $treats ->
    [0] nicio recompensă
    [one] o recompensă
    [few] { $treats } recompense
   *[other] { $treats } de recompense
}
spots-page-scored = { $count } din 6
spots-page-die = zar cu { $number }
spots-page-die-goes = zar cu { $number }, merge la: { $where }
spots-page-place-all = Pune-le pe toate
spots-page-settle = Gata
spots-page-bust = Îngroapă, și bucluc!
spots-page-reroll = Aruncă din nou
spots-page-reroll-some = Aruncă din nou { $count }
spots-page-roll = Aruncă
spots-page-stop = Oprește-te
spots-page-score = Punctează câinii compleți
spots-page-discard = Pune înapoi
spots-page-ask-choose = Alege un truc
spots-page-ask-name = Alege un număr
spots-page-ask-aside = Câte zaruri?
spots-page-ask-take = Ia un zar
spots-page-ask-move = Unde?
spots-page-ask-dig = Schimbă un zar îngropat
spots-page-ask-pick = Alege zaruri cu suma 8: acum { $total }
spots-page-ask-settle = Atinge un zar, apoi o pată sau curtea
spots-page-ask-fetch = Ce număr păstrezi?
spots-page-pick = Alege-le
spots-page-pes = Pes
spots-page-one-more = { $name }: mai lipsește un singur câine!
spots-page-recap-busts = Cel mai des a dat de bucluc { $name }: { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}.
spots-page-recap-first = Primul câine: { $dog } ({ $name }).
spots-page-dog-of = { $dog }: libere { $free }; ocupate { $taken }
spots-solo = Spots împotriva lui Pes
spots-solo-won = L-ai învins pe Pes cu { $score } la { $opponent }! Ture: { $turns }.
spots-solo-lost = Pes a câștigat cu { $opponent } la { $score }.

# DIG's board

dig-page-yard = Curtea
dig-page-your-hand = Mâna ta
dig-page-hand-empty = Încă niciun os în bot
dig-page-hand-of = { $name } are în mână
dig-page-home-of = { $name }, puncte: { $points }, aduse acasă: { $bones }
dig-page-place = locul { $place }, { $card }
dig-page-house = Cușca
dig-page-dogs-here = aici: { $names }
dig-page-steps = { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}
dig-page-dig = Sapă
dig-page-deliver = Livrează { $count }
dig-page-put = Înapoi
dig-page-keep = Păstrează tot
dig-page-stop = Încheie tura
dig-page-decide = Pune unul la loc aici sau păstrează tot
dig-page-must-put = Botul e plin: pune unul la loc
dig-page-worth = Un os valorează
dig-page-left = { $left ->
    [one] mai ai o acțiune
    [few] mai ai { $left } acțiuni
   *[other] mai ai { $left } de acțiuni
}
dig-page-last-bone = A rămas ultimul os în curte!
dig-page-recap-bones = Cele mai multe oase acasă: { $name }, { $bones }.
dig-page-recap-bowls = Castroanele s-au mutat { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}.
dig-page-bowl-worth = aici un os valorează { $worth }
dig-page-bones = { $count } × { $colour }
dig-page-bones-none = încă nimic
dig-page-keep-it = Păstrează-l
dig-page-stop-sure = { $left ->
    [one] Închei? Mai ai o acțiune
    [few] Închei? Mai ai { $left } acțiuni
   *[other] Închei? Mai ai { $left } de acțiuni
}

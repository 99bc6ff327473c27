# DIG's board

dig-page-yard = The yard
dig-page-your-hand = Your hand
dig-page-hand-empty = No bones in your mouth yet
dig-page-hand-of = { $name }'s hand
dig-page-home-of = { $name } has { $points }, and has brought home { $bones }
dig-page-place = place { $place }, { $card }
dig-page-house = The doghouse
dig-page-dogs-here = here: { $names }
dig-page-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
dig-page-dig = Dig
dig-page-deliver = Deliver { $count }
dig-page-put = Put back
dig-page-keep = Keep all
dig-page-stop = End turn
dig-page-decide = Put one back here, or keep all
dig-page-must-put = The mouth is full: put one back
dig-page-worth = A bone is worth
dig-page-left = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
dig-page-last-bone = The last bone is in the yard!
dig-page-recap-bones = { $name } brought home the most bones: { $bones }.
dig-page-recap-bowls = The bowls moved { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
dig-page-bowl-worth = a bone here is worth { $worth }
dig-page-bones = { $count } × { $colour }
dig-page-bones-none = no bones yet
dig-page-keep-it = Keep it
dig-page-stop-sure = { $left ->
    [one] End it? One action left
   *[other] End it? { $left } actions left
}

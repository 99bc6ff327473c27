# DIG

dig-name = DIG
dig-digger = Digger
dig-tagline = Follow your nose, dig up bones, and bring them to the right bowls.

dig-colour-red = red
dig-colour-yellow = yellow
dig-colour-green = green
dig-colour-blue = blue
dig-colour-purple = purple

dig-card-none = a gap
dig-card-doghouse = the doghouse
dig-card-bowl = the { $colour } bowl
dig-card-scent = { $first }-{ $second } scent
dig-card-bone = { $colour } bone ({ $first }-{ $second })

dig-do-move = Go to { $place }: { $card }
dig-do-dig = Dig here: { $card }
dig-do-keep = Keep them all
dig-do-put = Put back: { $card }
dig-do-deliver = Deliver: { $cards }
dig-do-stop = End the turn

dig-told-starts = { $name } starts.
dig-told-moved = { $name } moves from place { $start } to place { $place }.
dig-told-dug = { $name } digs at place { $place }: { $card }.
dig-told-found = You find a { $card }.
dig-told-kept = { $name } keeps all the bones.
dig-told-buried = { $name } puts a card back at place { $place }: { $card }.
dig-told-buried-bone = You put back a { $card }.
dig-told-delivered = { $name } delivers a { $card }.
dig-told-stopped = { $name } ends the turn with { $left ->
    [one] one action
   *[other] { $left } actions
} unused.
dig-told-filled = The card from place { $start } fills the gap at place { $place }.
dig-told-bowl = The { $colour } bowl is at place { $place } now and worth { $worth }.
dig-told-shrank = The yard is now { $length } places long.
dig-told-pulled-back = { $name }'s dog steps back from place { $start } to { $place }.
dig-told-left-in-hand = { $name } still holds a { $card }.
dig-told-left-in-yard = There was a { $card } at place { $place }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}.

# The story: what a dog does, then what comes of it
dig-beat-starts = starts
dig-beat-moved = { $place ->
    [0] trots home to the doghouse
   *[other] trots to { $place }
}
dig-beat-dug = digs up a bone with a { $card }
dig-beat-found = digs up a { $card }
dig-beat-buried = puts back one with a { $card }
dig-beat-buried-bone = puts back a { $card }
dig-beat-delivered = delivers { $count ->
    [one] a bone
    [2] two bones
   *[other] three bones
} to the { $colour } bowl (+{ $worth })
dig-beat-stopped = takes a nap
dig-beat-filled = the { $count ->
    [one] gap at { $place } is filled
   *[other] gaps at { $place-and } are filled
}
dig-beat-bowl = the { $colour } bowl fills the gap at { $place } and is now worth { $worth }, while { $passed ->
    [one] the bowl it passed loses one
    [2] the two bowls it passed lose one each
    [3] the three bowls it passed lose one each
   *[other] the four bowls it passed lose one each
}
dig-beat-pulled-back = { $name }'s dog steps back to { $place }
dig-beat-left-in-yard = still buried in the yard: { $card }
dig-beat-left-in-hand = is left holding { $count ->
    [one] a bone
    [2] two bones
   *[other] three bones
}
dig-beat-counted = counts { $items }
dig-beat-counted-one = { $bones } × { $value } for { $colour }
dig-beat-scored = has { $points ->
    [one] one point
   *[other] { $points } points
}

dig-ending-yard-empty = The last bone is out of the yard.
dig-ending-stalemate = Nobody has dug or delivered for a long time: the game is scored as it stands.

dig-why-same-place = Your dog is there already.
dig-why-beyond-row = The yard ends at place { $last }.
dig-why-too-far = That's { $steps } places away; carrying this much, your dog can go { $reach }.
dig-why-no-bone-here = There is no bone card under your dog.
dig-why-nothing-to-decide = You can only put a card back, or keep them all, right after digging.
dig-why-no-bowl-here = You deliver bones at a bowl, and your dog isn't at one.
dig-why-deliver-nothing = Choose at least one bone to deliver.
dig-why-wrong-bone = Only { $colour } bones from your hand can be delivered here.
dig-why-hand-full = { $limit ->
    [1] You can only hold one card
   *[other] You can only hold { $limit } cards
}: put one back.
dig-why-not-in-hand = That card isn't in your hand.
dig-why-decide-first = First finish the dig: put a card back, or keep them all.

dig-impossible-1 = There must be exactly one bowl of each colour in the yard.
dig-impossible-2 = A bone card is missing or appears twice: each scent is on two cards that hide one bone of each colour, and cards nobody has seen lie in the yard.
dig-impossible-3 = What players know about a pair's bones doesn't match the cards: a holder knows, everybody knows what was delivered, and nobody knows what hasn't been seen.
dig-impossible-4 = The row doesn't add up: it needs cards up to its last place, the dogs must be on it, and there can't be more gaps than digs this turn.
dig-impossible-5 = A hand doesn't add up: it holds no more cards than its limit, in their order, and one more only right after a dig.
dig-impossible-6 = The turn doesn't add up: it belongs to a seat at this table with actions left, or to nobody once the game is over.

# The coach

dig-coach-worth = Bones are worth right now: { $bones }.
dig-coach-worth-tidied = After tidying: { $bones }.
dig-coach-worth-end = By the end, on average: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = Your { $card } should bring { $value } (bowl at place { $place }).
dig-coach-place = Place { $place }: { $bones }
dig-coach-share = { $percent }% { $colour } ({ $value })
dig-coach-hand = { $name } holds: { $cards }.
dig-coach-twin = { $first }-{ $second }, one of each
dig-coach-either = { $first } or { $second }, 50% each

# The board in a terminal

dig-board-hand = hand
dig-board-signs = A bone card shows its scent as two letters and colours, and after = the bone, if you know it: ry=r smells of red and yellow and is red. A double frame is a bowl, with its letter and what one of its bones is worth now; ⌂ is the doghouse, a dotted frame is a gap, and a bright frame is within reach. ◖1◗ is player 1's dog. “home” is what has been delivered.
dig-board-home = home
dig-board-worth = worth
dig-board-decide = Put one card back, or keep them all.
dig-board-left = { $left ->
    [one] One action left.
   *[other] { $left } actions left.
}

# Options

dig-option-starter = Who starts
dig-option-starter-about = A player's number, or chance. By the book: the youngest.
dig-option-starter-printed = By the book, the youngest begins.
dig-option-starter-chance = at random

dig-box-short-reach = With a reach of { $reach } and { $limit } bones in its jaws, a dog couldn't walk: the reach has to be above the hand limit.

# Reports

dig-report-bones = Bones delivered, by colour
dig-report-habits = What dogs do
dig-report-dug = bones dug up
dig-report-buried = bones put back
dig-report-trips = deliveries
dig-report-bowls = Bowls: worth at the start (rows) and at the end
dig-report-home = Where bones come home, by the bowl's worth
dig-report-all = all bones
dig-report-worth = { $points }
dig-report-scents = Scents: how many of the two bones are delivered
dig-report-delivered = { $bones }

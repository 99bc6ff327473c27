# DIG

dig-name = DIG
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
dig-do-keep = Keep what you have
dig-do-put = Put back: { $card }
dig-do-deliver = Deliver: { $cards }
dig-do-stop = End the turn

dig-told-starts = { $name } starts.
dig-told-moved = { $name } goes from { $start } to { $place }.
dig-told-dug = { $name } digs at { $place }: { $card }.
dig-told-found = You find a { $card }.
dig-told-kept = { $name } keeps all bones in hand.
dig-told-buried = { $name } puts a card back at { $place }: { $card }.
dig-told-buried-bone = You put back a { $card }.
dig-told-delivered = { $name } delivers a { $card }.
dig-told-stopped = { $name } ends the turn with { $left ->
    [one] one action
   *[other] { $left } actions
} unused.
dig-told-filled = The card from { $start } fills the gap at { $place }.
dig-told-shrank = The yard is now { $length } long.
dig-told-pulled-back = { $name }'s dog steps back from { $start } to { $place }.
dig-told-left-in-hand = { $name } still holds a { $card }.
dig-told-left-in-yard = At { $place } there was a { $card }.
dig-told-counted = { $name }, { $colour }: { $bones } × { $value } = { $points }.
dig-told-scored = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}.

dig-ending-yard-empty = The last bone is out of the yard.
dig-ending-stalemate = Nobody has dug or delivered for a long time: the game is scored as it stands.

dig-why-same-place = The dog is there already.
dig-why-beyond-row = The yard ends at { $last }.
dig-why-too-far = That is { $steps } away; with this hand the dog can go { $reach }.
dig-why-no-bone-here = There is no bone card under the dog.
dig-why-nothing-to-decide = Putting back or keeping comes straight after a dig.
dig-why-no-bowl-here = Bones are delivered at a bowl, and the dog is not at one.
dig-why-deliver-nothing = Choose at least one bone to deliver.
dig-why-wrong-bone = Only { $colour } bones from your hand can be delivered here.
dig-why-hand-full = More than { $limit } cards are too many: one must be put back.
dig-why-not-in-hand = That card is not in your hand.
dig-why-decide-first = First finish the dig: put a card back, or keep them all.

dig-bad-box = A box of DIG has 2 to 5 “colours”, nothing else.
dig-impossible-1 = There must be exactly one bowl of each colour in the yard.
dig-impossible-2 = A bone card is lost or there twice: each scent is on two cards that hide one bone of each colour, and unseen cards lie in the yard.
dig-impossible-3 = Who knows a pair's bones does not fit the cards: a holder knows, everybody knows what was delivered, nobody knows what is unseen.
dig-impossible-4 = The row does not fit: cards up to the last position, dogs on it, no more gaps than digs this turn.
dig-impossible-5 = A hand does not fit: at most three cards in their order, four only just after a dig.
dig-impossible-6 = Whose turn it is does not fit: a seat of this table with actions left, or nobody at the end.

# The coach

dig-coach-worth = Worth as the bowls lie: { $bones }.
dig-coach-worth-tidied = When tidied: { $bones }.
dig-coach-value = { $colour } { $value }
dig-coach-mine = Your { $card } is worth { $value } at { $place }.
dig-coach-place = { $place }: { $bones }
dig-coach-share = { $percent } % { $colour } ({ $value })
dig-coach-hand = { $name } holds: { $cards }.
dig-coach-twin = { $first }-{ $second }, one of each
dig-coach-either = { $first } or { $second }, 50 % each

# The board in a terminal

dig-board-hand = hand
dig-board-signs = A bone card shows its scent as two letters and colours, and behind = the bone, where you know it: ry=r smells of red and yellow and is red. A double frame is a bowl with its letter and what one of its bones is worth now; ⌂ is the doghouse, a dotted frame a gap, a bright frame within reach. ◖1◗ is the dog of player 1. Home is what was delivered.
dig-board-home = home
dig-board-worth = worth
dig-board-decide = Put one card back, or keep them all.
dig-board-left = { $left ->
    [one] One action left.
   *[other] { $left } actions left.
}

# Options

dig-option-first = Who starts
dig-option-first-about = The number of a player, or 0 to leave it to chance.
dig-option-first-0 = drawn

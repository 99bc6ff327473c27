# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Set your dogs on mailboxes, vans and balloons: the biggest pack takes the prize.

barking-option-first = Who starts
barking-option-first-about = The number of a player, or 0 to leave it to chance.
barking-option-first-0 = drawn
barking-option-teaching = Learning game
barking-option-teaching-about = The cats come into the deck after the first round.
barking-option-bark_off = A tie at the end
barking-option-bark_off-about = What happens when several have the most points.
barking-option-bark_off-shared = is a shared victory
barking-option-bark_off-chance = is decided by chance
barking-option-bark_off-mic = goes to the loudest bark

barking-own = { $text }
barking-breed-great-dane = Great Dane
barking-breed-german-shepherd = German Shepherd
barking-breed-doberman = Doberman
barking-breed-husky = Husky
barking-breed-labrador = Labrador
barking-breed-basset-hound = Basset Hound
barking-breed-jack-russell = Jack Russell
barking-breed-chihuahua = Chihuahua
barking-breed-bulldog = Bulldog
barking-breed-mutt = Mutt
barking-breed-none = breed of rank { $rank }
barking-wonder = Wonder Dog
barking-cat = Cat

barking-item-phone-booth = phone booth
barking-item-tree-house = tree house
barking-item-balloon = balloon
barking-item-hydrant = hydrant
barking-item-mailbox = mailbox
barking-item-van = van
barking-item-bench = bench
barking-item-lamp-post = lamp post
barking-item-trash-can = trash can
barking-item-boxes = boxes
barking-item = { $item } ({ $number })
barking-item-none = item { $number }

barking-dogs = { $cards } × { $breed }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Wonder Dog

barking-do-pass = Pass for the rest of the round
barking-do-cat = Play a cat and draw a card
barking-do-swap = Exchange a wonder dog for a card
barking-do-done = That's all: end the turn
barking-do-no-token = Put no cat token anywhere
barking-do-no-mic = No microphone: let chance decide
barking-do-at = Lay them at the { $item }
barking-do-token = Cat token: { $item }
barking-do-discard = Discard: { $card }
barking-do-bark = Bark with loudness { $loudness }
barking-do-lay = Play { $dogs }

barking-told-starts = { $name } starts.
barking-told-cats-dealt = Everybody is dealt a cat, and the other cats are in the deck.
barking-told-laid-out = On the table: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Everybody is dealt a card.
       *[other] Everybody is dealt { $cards } cards.
    }
   *[other] There are too few cards: everybody is dealt { $cards }.
}
barking-told-drew = You draw: { $card }.
barking-told-discarded = { $name } discards: { $card }.
barking-told-cat = { $name } plays a cat and draws a card.
barking-told-token = { $name } puts a cat token on the { $item }.
barking-told-no-token = { $name } puts no cat token anywhere.
barking-told-swapped = { $name } exchanges a wonder dog for a card.
barking-told-showed = { $name } plays { $dogs }.
barking-told-laid = { $name } lays them at the { $item }.
barking-told-passed = { $name } passes.
barking-told-won = { $name } wins: { $item }, with { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}.
barking-told-unwanted = Nobody barked at the { $item }: it is out of the game.
barking-told-cleared = Round { $round } is over. The dogs go under the deck with the discards.
barking-told-reshuffled = The deck is empty: the discards are shuffled into a new one.
barking-told-bark-off = { $name } is tied for the most points and barks for the victory.
barking-told-barked = { $name } barks with loudness { $loudness }.
barking-told-refused = { $name } has no microphone: chance decides.
barking-told-champion-lot = The lot falls on { $name }.
barking-told-champion-loudest = { $name } barked the loudest.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] one point
   *[other] { $points } points
}.
barking-told-scored = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}.

barking-ending-most-points = The last round is over: the most points win.
barking-ending-shared = The last round is over: those tied for the most points share the victory.
barking-ending-lot = The last round is over: of those tied for the most points, chance has picked the winner.
barking-ending-loudest = The last round is over: of those tied for the most points, the loudest bark wins.

barking-why-discard-first = You hold too many cards: first discard.
barking-why-token-first = You played a cat: first put its token on an item, or on none.
barking-why-where-first = Your dogs are out: first say which item they bark at.
barking-why-done-first = Your play is still open: add breeds to it, or say that you are done.
barking-why-bark-first = The points are tied: bark, or say that there is no microphone.
barking-why-no-discard = Cards are discarded only by whoever holds too many after the dealing.
barking-why-no-cat-played = A cat token comes with a cat: play one first.
barking-why-nothing-shown = First play dogs, then say which item they bark at.
barking-why-nothing-to-end = There is no play to be ended. To end your turn without dogs, pass.
barking-why-no-bark-off = There is no tie to be barked out.
barking-why-not-in-hand = That card is not in your hand: { $card }.
barking-why-no-cats-yet = When teaching, cats join the game in round 2.
barking-why-no-item = There is no item { $number } on the table.
barking-why-token-there = There is a cat token on the { $item } already.
barking-why-breed-there = { $breed } is at the { $item } already: no breed comes to an item twice.
barking-why-dogs-there = You have dogs at the { $item } already, and there is no cat token on it.
barking-why-no-breed = There is no breed of rank { $rank }: the worst is { $worst }.
barking-why-too-few = You hold { $held } × { $card }, not { $wanted }.
barking-why-wonders-first = Wonder dogs come with the first breed of a play.
barking-why-better-first = Lay better breeds first: after { $breed } only worse ones follow.
barking-why-one-breed = Only at an item with a cat token a play may be of several breeds.
barking-why-no-place = There is no item where you could lay { $breed }.

barking-board-discard = Too many cards: discard.
barking-board-act = Now: { $choices }.
barking-board-act-lay = play dogs
barking-board-act-cat = play a cat
barking-board-act-swap = swap a wonder dog
barking-board-act-pass = pass
barking-board-first = first
barking-board-signs = Two letters are a breed (Hu: Husky), gold for the best ranks and grey for the worst; Hu2+1 are two of them with one wonder dog, Wo, and Ca is a cat. Above each column stands an item; +3 is what one more of its kind is worth to you. ♛ leads there, =^.^= or =^= is a cat token on it, and the bar ┃ marks where the marked action happens. In a player's line: points, cards, Ca for a cat that everybody knows of, who goes first or has passed, and what was won (lam2: two lamp posts).
barking-board-token = Where does the cat token go?
barking-board-where = Which item do they bark at?
barking-board-more = More breeds, or is that all?
barking-board-bark = The points are tied: bark!
barking-board-round = round { $round } of { $rounds } · deck { $deck }
barking-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
barking-board-passed = passed
barking-board-hand = hand
barking-board-shown = played

barking-coach-free = Nobody barks at the { $item } yet.
barking-coach-leader = At the { $item } { $name } leads with { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}, the best being { $breed }.
barking-coach-take = You can take it, for { $worth ->
    [one] one point
   *[other] { $worth } points
}, with { $play }.
barking-coach-need = Your hand can't take it now: that needs { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
} of yours more ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-need-or = Your hand can't take it now: that needs { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
} of yours more, or { $tie } with a breed better than rank { $rank } ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-needs-cat = You have dogs there already: only with a cat token could you add more ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Unseen, in other hands or in the deck: { $cards }.
barking-coach-chance = { $card } { $percent } %
barking-coach-next = The next card, if you draw one, is most likely: { $cards }.

barking-box-unknown = A box of Barking has no part “{ $part }”. Its parts are: { $known }.
barking-box-list = In this box “{ $part }” must be a list of { $low } to { $high } entries.
barking-box-number = In this box “{ $part }” can't be “{ $value }”: it is a number from { $low } to { $high }.
barking-box-copies = In this box there can't be “{ $value }” copies of “{ $name }”: it is a number from { $low } to { $high }.
barking-box-entry = In this box each of the { $part } needs a “name” and “copies”, nothing else.
barking-box-name = “{ $name }” can't be a name in a box: up to { $longest } letters, digits, spaces and hyphens, a letter first.
barking-box-name-twice = “{ $name }” is in this box twice, or is what another card is called.
barking-box-too-few-dogs = This box has { $dogs } dogs; five full hands are { $needed }, and there must be at least as many.
barking-box-too-few-items = This box has { $items } items, but its piles take { $needed }.

barking-impossible-1 = A card is lost or there twice: hands, deck, discards and table must make up the box.
barking-impossible-2 = An item is lost or there twice, or the rounds so far have laid out another number of items.
barking-impossible-3 = A hand does not fit: its size, the hand limit (or whose turn it is to discard), or a cat that must be in it.
barking-impossible-4 = The deck does not fit: blocks lie one under the other, at most one for every round that is over.
barking-impossible-5 = The table does not fit: this round's items, dogs that have an owner, two breeds of one player only with a cat token.
barking-impossible-6 = The turn does not fit: a seat of this table that has not passed, in a round of this box.
barking-impossible-7 = The play does not fit: dogs that are shown must have an item to go to, and a play goes on only at an item with a cat token.
barking-impossible-8 = The bark-off does not fit: only those tied for the most points bark, each once.

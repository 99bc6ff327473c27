# Barking Up the Wrong Tree

barking-name = Barking Up the Wrong Tree
barking-tagline = Set your dogs on mailboxes, vans and balloons: the biggest pack takes the prize.

barking-option-starter = Who starts
barking-option-starter-about = A player's number, or chance. By the book: the best dog impression.
barking-option-starter-printed = By the book, whoever does the best impression of a dog begins.
barking-option-starter-chance = at random
barking-option-teaching = Learning game
barking-option-teaching-about = The cats join the deck after the first round.
barking-option-bark_off = A tie at the end
barking-option-bark_off-about = If several players tie for the most points. Printed: the loudest bark.
barking-option-bark_off-bark = goes to the loudest bark (printed)
barking-option-bark_off-chance = is decided by chance (house rule)
barking-option-bark_off-shared = is a shared victory (house rule)

barking-own = { $text }
barking-breed-great-dane = Great Dane
    .a = a Great Dane
    .many = Great Danes
barking-breed-german-shepherd = German Shepherd
    .a = a German Shepherd
    .many = German Shepherds
barking-breed-doberman = Doberman
    .a = a Doberman
    .many = Dobermans
barking-breed-husky = Husky
    .a = a Husky
    .many = Huskies
barking-breed-labrador = Labrador
    .a = a Labrador
    .many = Labradors
barking-breed-basset-hound = Basset Hound
    .a = a Basset Hound
    .many = Basset Hounds
barking-breed-jack-russell = Jack Russell
    .a = a Jack Russell
    .many = Jack Russells
barking-breed-chihuahua = Chihuahua
    .a = a Chihuahua
    .many = Chihuahuas
barking-breed-bulldog = Bulldog
    .a = a Bulldog
    .many = Bulldogs
barking-breed-mutt = Mutt
    .a = a Mutt
    .many = Mutts
barking-breed-none = breed of rank { $rank }
barking-wonder = Wonder Dog
    .a = a Wonder Dog
    .many = Wonder Dogs
barking-cat = Cat
    .a = a cat
    .many = cats

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
    .the = the { $item } ({ $number })
barking-item-none = item { $number }

barking-dogs = { $cards } × { $breed }
    .told = { $cards ->
        [one] { $breed-a }
        [2] two { $breed-many }
        [3] three { $breed-many }
        [4] four { $breed-many }
        [5] five { $breed-many }
        [6] six { $breed-many }
       *[other] { $cards } { $breed-many }
    }
barking-dogs-and-wonders = { $cards } × { $breed } + { $wonders } × Wonder Dog
    .told = { $cards ->
        [one] { $breed-a }
        [2] two { $breed-many }
        [3] three { $breed-many }
        [4] four { $breed-many }
        [5] five { $breed-many }
        [6] six { $breed-many }
       *[other] { $cards } { $breed-many }
    } with { $wonders ->
        [one] a Wonder Dog
        [2] two Wonder Dogs
        [3] three Wonder Dogs
       *[other] { $wonders } Wonder Dogs
    }

barking-do-pass = Pass for the rest of the round
barking-do-cat = Play a cat and draw a card
barking-do-swap = Swap a Wonder Dog for a card
barking-do-done = That's all: end the turn
barking-do-no-token = Don't place the cat token
barking-do-no-mic = No microphone: let chance bark for me
barking-do-at = Send them to the { $item }
barking-do-token = Cat token: { $item }
barking-do-discard = Discard: { $card }
barking-do-bark = Bark with loudness { $loudness }
barking-do-lay = Play { $dogs-told }

barking-told-starts = { $name } starts.
barking-told-cats-dealt = Everybody is dealt a cat, and the other cats join the deck.
barking-told-laid-out = In the street: { $item }.
barking-told-dealt = { $short ->
    [0] { $cards ->
        [one] Everybody is dealt a card.
       *[other] Everybody is dealt { $cards } cards.
    }
   *[other] The cards run short: everybody gets { $cards }.
}
barking-told-drew = You draw: { $card }.
barking-told-discarded = { $name } discards: { $card }.
barking-told-cat = { $name } plays a cat and draws a card.
barking-told-token = { $name } puts a cat token on the { $item }.
barking-told-no-token = { $name } doesn't place the cat token.
barking-told-swapped = { $name } swaps a Wonder Dog for a card.
barking-told-showed = { $name } plays { $dogs-told }.
barking-told-laid = { $name } sends them to the { $item }.
barking-told-passed = { $name } passes.
barking-told-won = { $name } wins the { $item } with { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}.
barking-told-unwanted = Nobody barked at the { $item }: that card is out of the game.
barking-told-cleared = Round { $round } is over. The dogs go under the deck with the discards.
barking-told-reshuffled = The deck is empty: the discards are shuffled into a new one.
barking-told-bark-off = { $name } is tied for the most points, and barks for the win.
barking-told-barked = { $name } has barked.
barking-told-heard = { $name } barks: { $loudness } out of 99!
barking-told-unheard = { $name } has no microphone, so chance will bark instead.
barking-told-drew-bark = Chance barks for { $name }: { $loudness } out of 99!
barking-told-champion-lot = Chance picks { $name }.
barking-told-champion-loudest = { $name } barked the loudest.
barking-told-counted = { $name }, { $item } × { $items }: { $points ->
    [one] one point
   *[other] { $points } points
}.
barking-told-scored = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}.

# The story: what a player does, then what comes of it
barking-prize = the { $item } with { $dogs ->
    [one] one dog
    [2] two dogs
    [3] three dogs
    [4] four dogs
    [5] five dogs
    [6] six dogs
   *[other] { $dogs } dogs
}
barking-beat-starts = starts
barking-beat-laid-out = in the street: { $item }
barking-beat-drew = draws { $items-and }
barking-beat-drew-one = { $count ->
    [one] { $card-a }
    [2] two { $card-many }
    [3] three { $card-many }
    [4] four { $card-many }
    [5] five { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-discarded = discards { $items-and }
barking-beat-discarded-one = { $count ->
    [one] { $card-a }
    [2] two { $card-many }
    [3] three { $card-many }
    [4] four { $card-many }
    [5] five { $card-many }
   *[other] { $count } { $card-many }
}
barking-beat-cat = plays { $count ->
    [one] a cat
    [2] two cats
    [3] three cats
    [4] four cats
   *[other] { $count } cats
}
barking-beat-token = plays a cat on the { $item }
barking-beat-swapped = swaps { $count ->
    [one] a Wonder Dog for a card
    [2] two Wonder Dogs for cards
    [3] three Wonder Dogs for cards
    [4] four Wonder Dogs for cards
   *[other] { $count } Wonder Dogs for cards
}
barking-beat-showed = brings out { $dogs-told }
barking-beat-laid = sends { $items-and }
barking-beat-laid-one = { $dogs-told-and } to the { $item }
barking-beat-passed = passes
barking-beat-reshuffled = the discards are shuffled into a new deck
barking-beat-won = the round is over: { $items-also }
barking-beat-won-one = { $name } takes { $prize-and }
barking-beat-unwanted = nobody barked at { $item-the-and }
barking-beat-counted = counts { $items }
barking-beat-counted-one = { $points } for { $items ->
    [one] the { $item }
   *[other] { $items } × { $item }
}
barking-beat-scored = has { $points ->
    [one] one point
   *[other] { $points } points
}

barking-ending-most-points = That was the last round: most points wins.
barking-ending-shared = That was the last round: those tied for the most points share the victory.
barking-ending-lot = That was the last round: of those tied for the most points, chance has picked the winner.
barking-ending-loudest = That was the last round: of those tied for the most points, the loudest bark wins.

barking-why-discard-first = You have too many cards: discard first.
barking-why-token-first = You played a cat: first put its token on an item, or skip it.
barking-why-where-first = Your dogs are out: first say which item they bark at.
barking-why-done-first = You're still playing dogs: add breeds, or say that you're done.
barking-why-bark-first = The points are tied: bark, or say that you have no microphone.
barking-why-no-discard = You only discard if you have too many cards after the deal.
barking-why-no-cat-played = A cat token comes with a cat: play one first.
barking-why-nothing-shown = First play dogs, then say which item they bark at.
barking-why-nothing-to-end = There's nothing to finish. To end your turn without playing dogs, pass.
barking-why-no-bark-off = There's no tie to bark over.
barking-why-not-in-hand = That card isn't in your hand: { $card }.
barking-why-no-cats-yet = In a learning game, cats join in round 2.
barking-why-no-item = There is no item { $number } in the street.
barking-why-token-there = There's already a cat token on the { $item }.
barking-why-breed-there = A dog of that breed ({ $breed }) is already at the { $item }, and each breed can only be there once.
barking-why-dogs-there = You already have dogs at the { $item }, and there's no cat token on it.
barking-why-no-breed = There is no breed of rank { $rank }: the worst is { $worst }.
barking-why-too-few = You hold { $held } × { $card }, not { $wanted }.
barking-why-one-breed = You can only mix breeds at an item with a cat token.
barking-why-no-place = There's no item where you could play that breed: { $breed }.

barking-board-discard = Too many cards: discard.
barking-board-act = Now: { $choices }.
barking-board-act-lay = play dogs
barking-board-act-cat = play a cat
barking-board-act-swap = swap a Wonder Dog
barking-board-act-pass = pass
barking-board-first = first
barking-board-signs = Two letters are a breed (Hu: Husky), gold for the best ranks and grey for the worst; Hu2+1 means two of them with one Wonder Dog; Wo is a Wonder Dog and Ca a cat. At the top of each column is an item; +3 is what one more of its kind is worth to you. ♛ leads there, =^.^= or =^= is a cat token on it, and the bar ┃ shows where the highlighted action happens. On a player's line: points, cards, Ca for a cat that everybody knows about, who goes first or has passed, and what they have won (lam2: two lamp posts).
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

barking-coach-free = Nobody is barking at the { $item } yet.
barking-coach-leader = { $name } leads at the { $item } with { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}; the best is { $breed }.
barking-coach-take = You can win this item, for { $worth ->
    [one] one point
   *[other] { $worth } points
}, with { $play }.
barking-coach-need = You can't win this item with this hand: you'd need { $dogs ->
    [one] one more dog
   *[other] { $dogs } more dogs
} ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-need-or = You can't win this item with this hand: you'd need { $dogs ->
    [one] one more dog
   *[other] { $dogs } more dogs
}, or { $tie } of a breed better than rank { $rank } ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-needs-cat = You already have dogs there: you'd need a cat token to add more ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
barking-coach-count = { $card } { $count }
barking-coach-unseen = Unseen, in other hands or in the deck: { $cards }.
barking-coach-chance = { $card } { $percent }%
barking-coach-next = If you draw, you'll most likely get: { $cards }.

barking-box-too-few-dogs = This box has { $dogs } dogs, but it takes at least { $needed } to fill five hands.
barking-box-too-few-items = This box has { $items } items, but its piles need { $needed }.

barking-impossible-1 = A card is missing or appears twice: hands, deck, discards and table must make up the whole box.
barking-impossible-2 = An item is missing or appears twice, or the rounds so far have laid out a different number of items.
barking-impossible-3 = A hand doesn't add up: check its size, the hand limit (or whose turn it is to discard), or a cat that must be in it.
barking-impossible-4 = The deck doesn't add up: blocks lie one under the other, at most one for every round that is over.
barking-impossible-5 = The table doesn't add up: it may only show this round's items, every dog needs an owner, and a player may only mix breeds where there is a cat token.
barking-impossible-6 = The turn doesn't add up: it belongs to a seat at this table that hasn't passed, in a round of this box.
barking-impossible-7 = The play doesn't add up: dogs that have been shown need an item to go to, and only at an item with a cat token can more follow.
barking-impossible-8 = The bark-off doesn't add up: only those tied for the most points bark, each once.

# Reports

barking-report-items = Items won
barking-report-habits = Cats and plays
barking-report-cats = cats played
barking-report-tokens = cat tokens placed
barking-report-wonders = Wonder Dogs played
barking-report-swaps = Wonder Dogs swapped
barking-report-plays = plays of dogs
barking-report-passes = passes
barking-report-piles = What becomes of items
barking-report-won = won
barking-report-gone = nobody barked
barking-report-cats-played = Seats by cats played in a game
barking-report-cats-number = { $cats }
barking-report-seat-lost = lost
barking-report-seat-won = won

# Spots

spots-name = Spots
spots-tagline = Roll dice, fill the spots on your dogs, and don't bury too many.

spots-counted = { $points ->
    [one] one dog
   *[other] { $points } dogs
}

spots-option-set = Set of tricks
spots-option-set-about = Which six tricks are on the table.
spots-option-yellow = Yellow tile
spots-option-yellow-about = The yellow trick, if you choose your own set.
spots-option-purple = Purple tile
spots-option-purple-about = The purple trick, if you choose your own set.
spots-option-blue = Blue tile
spots-option-blue-about = The blue trick, if you choose your own set.
spots-option-green = Green tile
spots-option-green-about = The green trick, if you choose your own set.
spots-option-free_range = Free range
spots-option-free_range-about = All tricks in four stacks; a used one makes way for the next.
spots-option-pes_treats = Pes's treats
spots-option-pes_treats-about = On your own you play Pes: the more treats it has, the harder.

spots-option-set-new-family = New Family
spots-option-set-dog-park = Dog Park
spots-option-set-obstacle-course = Obstacle Course
spots-option-set-hunting-grounds = Hunting Grounds
spots-option-set-kennel-club = Kennel Club
spots-option-set-puppy-pen = Puppy Pen
spots-option-set-random = Random
spots-option-set-custom = Choose your own
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

spots-trick-howl = Howl
    .does = howls
spots-trick-roll-over = Roll Over
    .does = rolls over
spots-trick-walk = Walk
    .does = goes for a walk
spots-trick-dig = Dig
    .does = digs
spots-trick-retrieve = Retrieve
    .does = retrieves
spots-trick-trot = Trot
    .does = trots
spots-trick-track = Track
    .does = tracks
spots-trick-run = Run
    .does = runs
spots-trick-chase = Chase
    .does = chases
spots-trick-bolt = Bolt
    .does = bolts
spots-trick-sprint = Sprint
    .does = sprints
spots-trick-dogpile = Dogpile
    .does = jumps on the dogpile
spots-trick-fetch = Fetch
    .does = fetches
spots-trick-guard = Guard
    .does = stands guard
spots-trick-hunt = Hunt
    .does = hunts
spots-trick-search = Search
    .does = searches
spots-trick-scavenge = Scavenge
    .does = scavenges
spots-trick-beg = Beg
    .does = begs
spots-trick-chew = Chew
    .does = chews
spots-trick-gobble = Gobble
    .does = gobbles
spots-trick-play-dead = Play Dead
    .does = plays dead
spots-trick-stay = Stay
    .does = stays

# What a trick does, in a few words for the tile
spots-tile-howl = draw a dog; roll 1
spots-tile-roll-over = reroll your yard; may roll 1
spots-tile-walk = roll 2; may roll 1
spots-tile-dig = per paw, change a buried die by 1; roll 2
spots-tile-retrieve = set a die to a number on the top dog; roll 2
spots-tile-trot = may move one of your dice; roll 2
spots-tile-track = roll 3; treats reroll any of them
spots-tile-run = roll 3; may roll 1, again and again
spots-tile-chase = roll 1; may roll 2, then 3, and so on
spots-tile-bolt = roll 3–12 one by one; may stop with ≤ paws left
spots-tile-sprint = roll 1 per dog that isn't full, again and again
spots-tile-dogpile = roll 2 and one of yours, again and again
spots-tile-fetch = roll 8; use one number
spots-tile-guard = name a number, roll 4; use dice up to it
spots-tile-hunt = roll 2, and 1 per paw; use 2
spots-tile-search = roll 7; use dice that total 8
spots-tile-scavenge = roll 4; may discard dice below your yard's total
spots-tile-beg = 1 treat, and 1 per paw
spots-tile-chew = double your treats, plus 1
spots-tile-gobble = 7 treats; give back your highest free number
spots-tile-play-dead = roll 1; bury it for that many treats
spots-tile-stay = 1 treat per other face-down tile

spots-dog-none = no dog
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
    [one] {" "}(with a treat on it)
   *[other] {" "}(with { $treats } treats on it)
}
spots-do-score = Score all your full dogs
spots-do-reroll = Spend a treat: reroll { $dice ->
    [one] the die
   *[other] { $dice } dice
}
spots-do-roll = Roll { $dice ->
    [one] one more die
   *[other] { $dice } dice
}
spots-do-stop-offered = Stop here
spots-do-stop-rolled = Leave it: there's nothing to place
spots-do-stop-taking = Don't move a die
spots-do-stop-digging = Stop changing dice
spots-do-place = { $number } on { $dog }
spots-do-bury = Bury the { $number }
spots-do-name-fetch = Keep all { $number }s
spots-do-name-guard = Use dice up to { $number }
spots-do-name-retrieve = Set a die to { $number }
spots-do-pick = Pick a { $number }
spots-do-mark = Reroll a { $number }
spots-do-discard = Discard a { $number }
spots-do-take = Pick up the { $number } from { $dog }
spots-do-dig-up = Pick up a { $number } from the yard
spots-do-set-aside = Set { $dice } dice aside
spots-do-raise = { $name }'s yard: turn a { $number } to { $to }
spots-do-lower = { $name }'s yard: { $to ->
    [0] discard a { $number }
   *[other] turn a { $number } to { $to }
}

spots-told-first-die = { $name } buries a { $number }.
spots-told-starts = { $name } starts.
spots-told-drew = { $name } draws { $dog }.
spots-told-all-bust = There are no dice left in the supply: everybody busts.
spots-told-refreshed = All tiles are face up again; { $treats ->
    [0] there is no treat left for { $trick }
   *[other] a treat goes on { $trick }
}.
spots-told-turned-up = Next in the stack: { $trick }.
spots-told-chose = { $name } does { $trick }{ $treats ->
    [0] {""}
    [one] {" "}and takes the treat on it
   *[other] {" "}and takes the { $treats } treats on it
}.
spots-told-rolls = { $name } rolls { $dice-and }.
spots-told-rerolls = { $name } spends a treat and rerolls: { $dice }.
spots-told-placed = { $name } puts a { $number } on { $dog }.
spots-told-buried = { $name } buries a { $number }: { $pips } in the yard.
spots-told-named = { $name } chooses { $number }.
spots-told-picked = { $name } picks { $dice-and }.
spots-told-discarded = { $name } discards a { $number }.
spots-told-took = { $name } picks up the { $number } from { $dog }.
spots-told-dug-up = { $name } picks up a { $number } from the yard.
spots-told-put-aside = { $name } sets { $dice } dice aside.
spots-told-raised = A { $number } in { $name }'s yard becomes a { $to }.
spots-told-lowered = A { $number } in { $name }'s yard { $to ->
    [0] is discarded
   *[other] becomes a { $to }
}.
spots-told-busted = { $name } busts{ $pips ->
    [0] {""}
   *[other] {" "}with { $pips } in the yard
}!
spots-told-scored = { $name } scores { $dog }!
spots-told-got-treats = { $name } gets { $treats ->
    [0] no treat
    [one] a treat
   *[other] { $treats } treats
}.
spots-told-gave-treats = { $name } gives back { $treats ->
    [0] no treat
    [one] a treat
   *[other] { $treats } treats
}.
spots-told-stopped = { $name } stops there.
spots-told-pes-rolled = Pes rolls a { $number }: { $trick }.
spots-told-pes-scored = Pes scores { $dog }: { $dogs } of 6.
spots-told-pes-got-treats = Pes turns the tile face down{ $treats ->
    [0] {""}
    [one] {" "}and takes the treat on it
   *[other] {" "}and takes the { $treats } treats on it
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] starts
   *[other] starts with the highest roll
}
spots-beat-drew = draws { $dog-and }
spots-beat-refreshed = all tiles are face up again{ $treats ->
    [0] {""}
   *[other] , with a treat on { $trick }
}
spots-beat-turned-up = next in the stack: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [one] {" "}for a treat
    [2] {" "}for two treats
    [3] {" "}for three treats
    [4] {" "}for four treats
   *[other] {" "}for { $treats } treats
}
spots-beat-rolls = rolls { $dice-and }
spots-beat-rerolls = spends { $count ->
    [one] a treat on a reroll
    [2] two treats on rerolls
    [3] three treats on rerolls
    [4] four treats on rerolls
    [5] five treats on rerolls
   *[other] { $count } treats on rerolls
} ({ $dice-and })
spots-beat-placed = fills { $items-and }
spots-beat-placed-one = { $count ->
    [one] a spot
    [2] two spots
    [3] three spots
   *[other] four spots
} on { $dog }
spots-beat-buried = buries { $count ->
    [one] a { $number }
   *[other] { $number-and }
} ({ $pips } in the yard)
spots-beat-named = chooses { $number }
spots-beat-picked = picks { $dice-and }
spots-beat-discarded = discards { $count ->
    [one] a { $number }
   *[other] { $number-and }
}
spots-beat-took = picks up the { $number } from { $dog }
spots-beat-dug-up = digs up { $count ->
    [one] a { $number }
   *[other] { $number-and }
}
spots-beat-put-aside = sets { $dice ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $dice }
} dice aside
spots-beat-raised = turns a { $number } in { $name }'s yard to { $to }
spots-beat-lowered = { $to ->
    [0] discards a { $number } from { $name }'s yard
   *[other] turns a { $number } in { $name }'s yard to { $to }
}
spots-beat-busted = busts
spots-beat-scored = scores { $dog-and }
spots-beat-got-treats = gets { $treats ->
    [0] no treat
    [one] a treat
    [2] two treats
    [3] three treats
    [4] four treats
    [5] five treats
    [6] six treats
    [7] seven treats
    [8] eight treats
    [9] nine treats
   *[other] { $treats } treats
}
spots-beat-gave-treats = gives back { $treats ->
    [0] nothing
    [one] a treat
    [2] two treats
    [3] three treats
    [4] four treats
    [5] five treats
    [6] six treats
   *[other] { $treats } treats
}
spots-beat-pes-rolled = Pes rolls { $trick }
spots-beat-pes-got-treats = Pes rolls { $trick } and turns it face down{ $treats ->
    [0] {""}
    [one] , treat and all
    [2] , two treats and all
    [3] , three treats and all
    [4] , four treats and all
   *[other] , { $treats } treats and all
}
spots-beat-pes-scored = Pes scores { $dog-and } ({ $dogs } of 6)

spots-ending-six-dogs = Six dogs scored!
spots-ending-pes = Pes has scored six dogs and wins.
spots-ending-stalemate = Everyone has had a thousand turns: whoever has scored the most dogs wins.
spots-ending-pes-outlasts = A thousand turns have passed, and Pes is still there: Pes wins.

spots-why-face-down = { $trick } stays face down until all the tiles are turned face up again.
spots-why-nothing-filled = None of your dogs is full.
spots-why-choose-first = Choose a trick, or score your full dogs.
spots-why-roll-or-stop = Either roll again or stop.
spots-why-name-first = Choose a number first.
spots-why-not-on-top = { $dog }, on top of the deck, has no { $number }.
spots-why-set-aside-first = First say how many dice to set aside.
spots-why-too-few-dice = There { $dice ->
    [one] is only one die
   *[other] are only { $dice } dice
} in the supply.
spots-why-no-die-there = There is no { $number } on that card.
spots-why-none-buried = There is no { $number } in your yard.
spots-why-take-first = First pick up one of your dice.
spots-why-move-first = Put the die you picked up on another free spot.
spots-why-same-space = That's where it came from: move it to another spot.
spots-why-dig-first = Change a buried die, or stop here.
spots-why-none-buried-there = There is no { $number } in the yard of player { $seat_number }.
spots-why-six-is-highest = A 6 can't be raised.
spots-why-no-space = There is no free { $number } on { $card }.
spots-why-not-rolled = There is no { $number } among these dice.
spots-why-above-number = You can only use dice up to { $number }.
spots-why-one-number = You can only use dice of one number.
spots-why-only-so-many = You can only use { $dice ->
    [one] one die
   *[other] { $dice } dice
} of this roll.
spots-why-lowest-first = One at a time, dice go lowest number first; on one line with “settle”, any order will do.
spots-why-first-card-first = One at a time, equal dice go to your first card first and the yard last; on one line with “settle”, any order will do.
spots-why-no-treat = A reroll costs a treat, and you have none.
spots-why-settle-first = First place or bury every die of this roll.
spots-why-nothing-to-settle = You can't use any dice of this roll: reroll it, or leave it.
spots-why-reroll-too-late = You can't reroll once you've chosen, discarded or placed any of the dice.
spots-why-reroll-all = A treat rerolls all the dice of a roll; only Track lets you choose some.
spots-why-set-by-hand = You set this die by hand, so no treat can reroll it.
spots-why-not-below-yard = You can only discard dice lower than the { $pips } in your yard, not a { $number }.
spots-why-mark-or-reroll = Mark more dice, or reroll the marked ones.
spots-why-mark-all = To reroll them all, you don't need to mark any.
spots-why-pick-first = First pick dice that total 8.
spots-why-no-set = With this { $number } the dice can't total 8.

spots-impossible-1 = The turn doesn't add up: it belongs to a seat at this table while nobody has six dogs, or to nobody at the end, and Pes only plays against one player.
spots-impossible-2 = There must be 40 dice in all.
spots-impossible-3 = There must be 20 treats in all.
spots-impossible-4 = The dogs don't add up: none may be missing or appear twice, each player has two to six, dice lie on their own numbers but never on a scored dog, and some dog has a free spot.
spots-impossible-5 = The tiles don't add up: one of each colour is on top as the set says, at least two are face up when you choose, treats lie only on those, and the chosen one is face down.
spots-impossible-6 = No yard holds more pips than its limit.
spots-impossible-7 = The trick doesn't add up: it never asks for this decision, or there is nothing to decide.

spots-coach-roll = { $what }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, bust { $bust }% (with a treat { $bust_one }%, with two { $bust_two }%)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Reroll { $dice }
spots-coach-space = { $number } on { $dog } { $chance }%
spots-coach-treats = { $what }: { $treats ->
    [0] no treats
    [one] 1 treat
   *[other] { $treats } treats
}
spots-coach-as-it-lies = { $bust ->
    [yes] This roll is a bust, whatever you do.
   *[no] You can place this roll without a bust.
}
spots-coach-nothing = No roll coming up, so no odds to show.

spots-board-up = face up
spots-board-down = down
spots-board-stack = +{ $tiles }?
spots-board-deck = Deck
spots-board-signs = Six tiles lie at the top, »highlighted« or ▸in progress◂; the bottom line says what the highlighted trick does. ◆ is a treat, +2? means two hidden tiles underneath. Every player has ✓ for scored dogs (six win), treats, and a yard with its pips and its limit. On a dog ·4 is a free spot and ■4 one with a die; ♣ is a paw. In the roll ‹4› is set aside, and ≤ 4 means that only dice up to 4 can be used.
spots-board-supply = Supply
spots-board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
spots-board-yard = yard
spots-board-pes = Pes
spots-board-roll = Roll
spots-board-set-aside = { $dice } set aside
spots-board-choose = choose a trick, or score full dogs
spots-board-offered = { $trick }: roll again, or stop
spots-board-rolled = { $trick }: place the dice, or reroll
spots-board-settling = { $trick }: { $dice ->
    [one] one die to place
   *[other] { $dice } dice to place
}
spots-board-naming = { $trick }: choose a number
spots-board-setting-aside = { $trick }: set dice aside
spots-board-taking = { $trick }: pick up one of your dice
spots-board-moving = { $trick }: put the die on another spot
spots-board-digging = { $trick }: change a buried die ({ $left } left)
spots-board-marking = { $trick }: mark more dice, or reroll
spots-board-picking = { $trick }: pick dice that total 8
spots-board-discarding = { $trick }: discard more, or place

# Reports

spots-report-tricks = Tricks
spots-report-colours = Tricks by colour
spots-report-habits = Scoring
spots-report-slowly = turns spent on scoring
spots-report-basic = basic tricks
spots-report-dogs = Dogs in the end
spots-report-scored = scored
spots-report-left = left

# Spots

spots-name = Spots
spots-tagline = Roll dice, fill the spots on your dogs, and don't bury too many pips.

spots-counted = { $points ->
    [one] one dog
   *[other] { $points } dogs
}

spots-option-set = Set of tricks
spots-option-set-about = Which six tricks lie on the table.
spots-option-yellow = Yellow tile
spots-option-yellow-about = The yellow trick of a set of your own choice.
spots-option-purple = Purple tile
spots-option-purple-about = The purple trick of a set of your own choice.
spots-option-blue = Blue tile
spots-option-blue-about = The blue trick of a set of your own choice.
spots-option-green = Green tile
spots-option-green-about = The green trick of a set of your own choice.
spots-option-free_range = Free range
spots-option-free_range-about = All tricks in four stacks; a used one makes way for the next.
spots-option-pes_treats = Pes's treats
spots-option-pes_treats-about = Alone you play against Pes: the more it starts with, the harder.

spots-option-set-new-family = New Family
spots-option-set-dog-park = Dog Park
spots-option-set-obstacle-course = Obstacle Course
spots-option-set-hunting-grounds = Hunting Grounds
spots-option-set-kennel-club = Kennel Club
spots-option-set-puppy-pen = Puppy Pen
spots-option-set-random = Random
spots-option-set-custom = Own choice
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
spots-trick-roll-over = Roll Over
spots-trick-walk = Walk
spots-trick-dig = Dig
spots-trick-retrieve = Retrieve
spots-trick-trot = Trot
spots-trick-track = Track
spots-trick-run = Run
spots-trick-chase = Chase
spots-trick-bolt = Bolt
spots-trick-sprint = Sprint
spots-trick-dogpile = Dogpile
spots-trick-fetch = Fetch
spots-trick-guard = Guard
spots-trick-hunt = Hunt
spots-trick-search = Search
spots-trick-scavenge = Scavenge
spots-trick-beg = Beg
spots-trick-chew = Chew
spots-trick-gobble = Gobble
spots-trick-play-dead = Play Dead
spots-trick-stay = Stay

# What a trick does, in a few words for the tile
spots-tile-howl = draw a dog; roll 1
spots-tile-roll-over = reroll your yard; may roll 1
spots-tile-walk = roll 2; may roll 1
spots-tile-dig = per paw, change a buried die by 1; roll 2
spots-tile-retrieve = set a die to a number on the top dog; roll 2
spots-tile-trot = may move one of your dice; roll 2
spots-tile-track = roll 3; treats reroll any of them
spots-tile-run = roll 3; may roll 1, again and again
spots-tile-chase = roll 1; may roll 2, then 3, ...
spots-tile-bolt = set 3-12 aside, roll one by one; stop at paws
spots-tile-sprint = roll 1 per open dog, again and again
spots-tile-dogpile = roll 2 and one of yours, again and again
spots-tile-fetch = roll 8; settle one number
spots-tile-guard = name a number, roll 4; settle up to it
spots-tile-hunt = roll 2, and 1 per paw; settle 2
spots-tile-search = roll 7; settle dice that total 8
spots-tile-scavenge = roll 4; may discard dice below your yard
spots-tile-beg = 1 treat, and 1 per paw
spots-tile-chew = double your treats, and 1
spots-tile-gobble = 7 treats; give back your highest free spot
spots-tile-play-dead = roll 1; buried, it is worth treats
spots-tile-stay = 1 treat per other tile face down

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
    [one] {" "}(a treat lies on it)
   *[other] {" "}({ $treats } treats lie on it)
}
spots-do-score = Score all your filled dogs
spots-do-reroll = Spend a treat: reroll { $dice ->
    [one] the die
   *[other] { $dice } dice
}
spots-do-roll = Roll { $dice ->
    [one] one more die
   *[other] { $dice } dice
}
spots-do-stop-offered = Stop here
spots-do-stop-rolled = Leave it: there is nothing to settle
spots-do-stop-taking = Move no die
spots-do-stop-digging = Change no more dice
spots-do-place = { $number } on { $dog }
spots-do-bury = Bury the { $number }
spots-do-name-fetch = Keep all { $number }s
spots-do-name-guard = Settle dice up to { $number }
spots-do-name-retrieve = Set a die to { $number }
spots-do-pick = Pick a { $number }
spots-do-mark = Reroll a { $number }
spots-do-discard = Discard a { $number }
spots-do-take = Take the { $number } from { $dog }
spots-do-dig-up = Take a { $number } from the yard
spots-do-set-aside = Set { $dice } dice aside
spots-do-raise = { $name }'s yard: turn a { $number } to { $to }
spots-do-lower = { $name }'s yard: { $to ->
    [0] discard a { $number }
   *[other] turn a { $number } to { $to }
}

spots-told-first-die = { $name } buries a { $number }.
spots-told-starts = { $name } starts.
spots-told-drew = { $name } draws { $dog }.
spots-told-all-bust = No die is left in the supply: everybody busts.
spots-told-refreshed = All tiles are turned up again; { $treats ->
    [0] there is no treat left for { $trick }
   *[other] a treat goes on { $trick }
}.
spots-told-turned-up = The next tile of its stack: { $trick }.
spots-told-chose = { $name } does { $trick }{ $treats ->
    [0] {""}
    [one] {" "}and takes the treat on it
   *[other] {" "}and takes the { $treats } treats on it
}.
spots-told-rolls = { $name } rolls { $dice }.
spots-told-rerolls = { $name } spends a treat: { $dice }.
spots-told-placed = { $name } puts a { $number } on { $dog }.
spots-told-buried = { $name } buries a { $number }: { $pips } in the yard.
spots-told-named = { $name } chooses { $number }.
spots-told-picked = { $name } picks { $dice }.
spots-told-discarded = { $name } discards a { $number }.
spots-told-took = { $name } takes the { $number } from { $dog }.
spots-told-dug-up = { $name } takes a { $number } from the yard.
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
spots-told-stopped = { $name } goes no further.
spots-told-pes-rolled = Pes rolls a { $number }: { $trick }.
spots-told-pes-scored = Pes scores { $dog }: { $dogs } of 6.
spots-told-pes-got-treats = Pes turns the tile down{ $treats ->
    [0] {""}
    [one] {" "}and takes the treat on it
   *[other] {" "}and takes the { $treats } treats on it
}.

spots-ending-six-dogs = Six dogs are scored.
spots-ending-pes = Pes has scored six dogs and wins.
spots-ending-stalemate = A thousand turns each have passed: most scored dogs win.
spots-ending-pes-outlasts = A thousand turns have passed, and Pes is still there: Pes wins.

spots-why-face-down = { $trick } lies face down until the tiles are turned up again.
spots-why-nothing-filled = None of your dogs is filled.
spots-why-choose-first = Choose a trick, or score your filled dogs.
spots-why-roll-or-stop = Either roll on or stop.
spots-why-name-first = Choose a number first.
spots-why-not-on-top = { $dog }, on top of the deck, has no { $number }.
spots-why-set-aside-first = Say how many dice you set aside first.
spots-why-too-few-dice = There { $dice ->
    [one] is only one die
   *[other] are only { $dice } dice
} in the supply.
spots-why-no-die-there = There is no { $number } on that card.
spots-why-none-buried = There is no { $number } in your yard.
spots-why-take-first = Take up one of your dice first.
spots-why-move-first = Put the die that you have taken on another free space.
spots-why-same-space = That is where it came from: move it to another space.
spots-why-dig-first = Change a buried die, or stop changing them.
spots-why-none-buried-there = There is no { $number } in the yard of player { $seat_number }.
spots-why-six-is-highest = A 6 can't be raised.
spots-why-no-space = There is no free { $number } on { $card }.
spots-why-not-rolled = There is no { $number } among these dice.
spots-why-above-number = Only dice up to { $number } are settled.
spots-why-one-number = All dice that are settled have the same number.
spots-why-only-so-many = Only { $dice ->
    [one] one die of this roll is
   *[other] { $dice } dice of this roll are
} settled.
spots-why-lowest-first = Small actions go from the lowest number up; one line with “settle” may have any order.
spots-why-first-card-first = Dice of one number go from the first card on and then to the yard; one line with “settle” may have any order.
spots-why-no-treat = A reroll costs a treat, and you have none.
spots-why-settle-first = First every die of the roll finds its place.
spots-why-nothing-to-settle = Nothing of this roll can be settled: reroll it, or leave it.
spots-why-reroll-too-late = A roll can't be rerolled once any of its dice is chosen, discarded or settled.
spots-why-not-below-yard = Only dice lower than the { $pips } in your yard can be discarded, not a { $number }.
spots-why-mark-or-reroll = Mark more dice, or reroll those that are marked.
spots-why-mark-all = To reroll all of them no die needs a mark.
spots-why-pick-first = First pick dice that total 8.
spots-why-no-set = With this { $number } the dice can't total 8.

spots-bad-box = Spots has no other box: its tricks are chosen by options.
spots-impossible-1 = Whose turn it is does not fit: a seat of this table while nobody has six dogs, or nobody at the end; Pes plays only against one player.
spots-impossible-2 = There must be 40 dice in all.
spots-impossible-3 = There must be 20 treats in all.
spots-impossible-4 = A dog is lost or there twice, or cards don't lie as they can: two to six for each player, dice on their own numbers, none on a scored dog, a free space on some dog.
spots-impossible-5 = The tiles don't fit: one of each colour on top as the set says, at least two face up at a choice, treats only on those, the chosen one face down.
spots-impossible-6 = No yard holds more than 7 pips.
spots-impossible-7 = The trick does not fit: it never asks for this decision, or there is nothing to decide.

spots-coach-roll = { $what }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, bust { $bust } % (with a treat { $bust_one } %, with two { $bust_two } %)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Reroll { $dice }
spots-coach-space = { $number } on { $dog } { $chance } %
spots-coach-treats = { $what }: { $treats ->
    [0] no treats
    [one] 1 treat
   *[other] { $treats } treats
}
spots-coach-as-it-lies = { $bust ->
    [yes] This roll busts, however it is settled.
   *[no] This roll can be settled without a bust.
}
spots-coach-nothing = No roll is ahead that odds could help with.

spots-board-up = face up
spots-board-down = down
spots-board-stack = +{ $tiles }?
spots-board-deck = Deck
spots-board-signs = Six tiles lie above, »marked« or ▸being done◂; the lowest line says what the marked trick does. ◆ is a treat, +2? are tiles unseen below. Every player has ✓ for scored dogs (six win), treats, and a yard for up to 7 pips. On a dog ·4 is a free space and ■4 one with a die; ♣ is a paw. In the roll ‹4› is set aside, and ≤ 4 means that only dice up to 4 are settled.
spots-board-supply = Supply
spots-board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
spots-board-yard = yard
spots-board-pes = Pes
spots-board-roll = Roll
spots-board-set-aside = { $dice } set aside
spots-board-choose = choose a trick, or score filled dogs
spots-board-offered = { $trick }: roll on, or stop
spots-board-rolled = { $trick }: settle the roll, or reroll it
spots-board-settling = { $trick }: { $dice ->
    [one] one die to settle
   *[other] { $dice } dice to settle
}
spots-board-naming = { $trick }: choose a number
spots-board-setting-aside = { $trick }: set dice aside
spots-board-taking = { $trick }: take up one of your dice
spots-board-moving = { $trick }: put the die on another space
spots-board-digging = { $trick }: change a buried die ({ $left } left)
spots-board-marking = { $trick }: mark more dice, or reroll
spots-board-picking = { $trick }: pick dice that total 8
spots-board-discarding = { $trick }: discard more, or settle

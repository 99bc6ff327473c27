# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Roll for treats, mind the cats, and call the best dogs to you.

goodboy-option-starter = Who starts
goodboy-option-starter-about = A player's number, or chance. By the book: whoever last stroked a dog.
goodboy-option-starter-printed = By the book, whoever last stroked a dog begins, or the youngest.
goodboy-option-starter-chance = at random
goodboy-option-hard = The harder game
goodboy-option-hard-about = No tokens: any cat after your first roll takes everything you've rolled.
goodboy-option-any_face = Any-treat face
goodboy-option-any_face-about = What you get when the any-treat face comes up.
goodboy-option-any_face-chosen = a treat of your choice
goodboy-option-any_face-random = a treat picked by chance
goodboy-option-call = Complete dogs
goodboy-option-call-about = Whether you have to take a dog that has all it wants.
goodboy-option-call-must = you must take it (our ruling)
goodboy-option-call-may = you may let it wait

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = ball
    .a = a ball
goodboy-treat-bone = bone
    .a = a bone
goodboy-treat-stick = stick
    .a = a stick
goodboy-treat-duck = rubber duck
    .a = a rubber duck
goodboy-treat-snack = snack
    .a = a snack
goodboy-treat-frisbee = frisbee
    .a = a frisbee
goodboy-treat-any = any treat
    .a = an any-treat
    .no = treat
goodboy-cat = cat
    .a = a cat

goodboy-dog-chihuahua = Chihuahua
    .a = a Chihuahua
    .the = the Chihuahua
goodboy-dog-dachshund = Dachshund
    .a = a Dachshund
    .the = the Dachshund
goodboy-dog-french-bulldog = French Bulldog
    .a = a French Bulldog
    .the = the French Bulldog
goodboy-dog-jack-russell = Jack Russell
    .a = a Jack Russell
    .the = the Jack Russell
goodboy-dog-maltese = Maltese
    .a = a Maltese
    .the = the Maltese
goodboy-dog-pug = Pug
    .a = a Pug
    .the = the Pug
goodboy-dog-shiba-inu = Shiba Inu
    .a = a Shiba Inu
    .the = the Shiba Inu
goodboy-dog-yorkshire-terrier = Yorkshire Terrier
    .a = a Yorkshire Terrier
    .the = the Yorkshire Terrier
goodboy-dog-beagle = Beagle
    .a = a Beagle
    .the = the Beagle
goodboy-dog-border-collie = Border Collie
    .a = a Border Collie
    .the = the Border Collie
goodboy-dog-chow-chow = Chow Chow
    .a = a Chow Chow
    .the = the Chow Chow
goodboy-dog-corgi = Corgi
    .a = a Corgi
    .the = the Corgi
goodboy-dog-dalmatian = Dalmatian
    .a = a Dalmatian
    .the = the Dalmatian
goodboy-dog-greyhound = Greyhound
    .a = a Greyhound
    .the = the Greyhound
goodboy-dog-poodle = Poodle
    .a = a Poodle
    .the = the Poodle
goodboy-dog-schnauzer = Schnauzer
    .a = a Schnauzer
    .the = the Schnauzer
goodboy-dog-boxer = Boxer
    .a = a Boxer
    .the = the Boxer
goodboy-dog-bulldog = Bulldog
    .a = a Bulldog
    .the = the Bulldog
goodboy-dog-german-shepherd = German Shepherd
    .a = a German Shepherd
    .the = the German Shepherd
goodboy-dog-golden-retriever = Golden Retriever
    .a = a Golden Retriever
    .the = the Golden Retriever
goodboy-dog-husky = Husky
    .a = a Husky
    .the = the Husky
goodboy-dog-labrador = Labrador
    .a = a Labrador
    .the = the Labrador
goodboy-dog-samoyed = Samoyed
    .a = a Samoyed
    .the = the Samoyed
goodboy-dog-doberman = Doberman
    .a = a Doberman
    .the = the Doberman
goodboy-dog-great-dane = Great Dane
    .a = a Great Dane
    .the = the Great Dane
goodboy-dog-newfoundland = Newfoundland
    .a = a Newfoundland
    .the = the Newfoundland
goodboy-dog-rottweiler = Rottweiler
    .a = a Rottweiler
    .the = the Rottweiler
goodboy-dog-saint-bernard = Saint Bernard
    .a = a Saint Bernard
    .the = the Saint Bernard
goodboy-no-dog = no dog

goodboy-do-roll = Roll both dice
goodboy-do-stop = Stop rolling and call
goodboy-do-any = Take { $treat-a } from the pool
goodboy-do-rob = Take { $treat-a } from { $name }'s corner in yard { $yard }
goodboy-do-put = Yard { $yard }: lay { $treat-a } ({ $dog })
goodboy-do-done = That's all: call your dog
goodboy-do-wait = Call nobody: let them wait
goodboy-do-take = Take { $dog-the } from yard { $yard }

goodboy-told-starts = { $name } starts.
goodboy-told-came = Yard { $yard } has a new dog: { $dog-a }, { $points ->
    [one] one point
   *[other] { $points } points
}.
goodboy-told-rolled = { $name } rolls: { $symbols }.
goodboy-told-got = { $name } gets { $treat-a }.
goodboy-told-robbed = { $name } takes { $treat-a } from { $victim }'s corner in yard { $yard }.
goodboy-told-got-nothing = There's no { $treat-no } left for { $name }.
goodboy-told-cat = A cat! { $name }'s token is cat side up now.
goodboy-told-cat-ignored = { $cats ->
    [one] The cat doesn't
   *[other] The cats don't
} count: it's { $name }'s first roll.
goodboy-told-busted = The cat gets the lot: { $name } loses { $treats ->
    [0] nothing but the turn
    [one] one treat and the turn
   *[other] { $treats } treats and the turn
}.
goodboy-told-stopped = { $name } stops rolling.
goodboy-told-laid = { $name } lays { $treat-a } in yard { $yard }.
goodboy-told-took = Good boy! { $name } takes { $dog-the } home from yard { $yard }: { $points ->
    [one] one point
   *[other] { $points } points
}.
goodboy-told-emptied = There are no more dogs for yard { $yard }: its treats go back to the pool.
goodboy-told-called-nobody = No dog comes to { $name } this time.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] one point
   *[other] { $points } points
}.
goodboy-told-scored = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
} and { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } picks { $treat-a }.
goodboy-beat-starts = starts
goodboy-beat-came = { $items }
goodboy-beat-came-one = yard { $yard } gets { $dog-a } ({ $points })
goodboy-beat-rolled = rolls { $count ->
    [one] { $symbols-a-and }
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
   *[other] { $count } times
}
goodboy-beat-picked = picks { $count ->
    [one] { $treat-a }
    [2] { $treat-a-and }
    [3] three treats
    [4] four treats
   *[other] { $count } treats
}
goodboy-beat-robbed = robs { $items-and }
goodboy-beat-robbed-one = { $victim } of { $count ->
    [one] { $treat-a }
    [2] two treats
    [3] three treats
    [4] four treats
   *[other] { $count } treats
}
goodboy-beat-busted = cat! { $name } loses { $treats ->
    [0] nothing but the turn
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
goodboy-beat-stopped = stops
goodboy-beat-laid = lays { $items-and }
goodboy-beat-laid-one = { $count ->
    [one] { $treat-a }
    [2] two treats
    [3] three treats
    [4] four treats
    [5] five treats
    [6] six treats
    [7] seven treats
    [8] eight treats
    [9] nine treats
   *[other] { $count } treats
} in yard { $yard }
goodboy-beat-took = takes { $dog-the-and } home (+{ $points })
goodboy-beat-emptied = { $count ->
    [one] yard { $yard } has
   *[other] yards { $yard-and } have
} run out of dogs
goodboy-beat-counted = counts { $items }
goodboy-beat-counted-one = { $dog } ({ $points })
goodboy-beat-scored = has { $points ->
    [one] one point
   *[other] { $points } points
}

goodboy-ending-goal-reached = Someone has reached the winning score, and the round is complete.
goodboy-ending-yards-empty = All the dogs have gone home with somebody.
goodboy-ending-last-round = That was the last round: the points count as they stand.

goodboy-why-not-rolling = You can't roll or stop right now.
goodboy-why-roll-first = You have to roll at least once.
goodboy-why-no-any = You haven't rolled an any-treat, so there's nothing to choose.
goodboy-why-not-in-pool = There is no { $treat } in the pool.
goodboy-why-nothing-to-rob = From other players' corners you can only take what you rolled and the pool doesn't have.
goodboy-why-pool-not-empty = Choose from the pool while there is something in it.
goodboy-why-other-treat = You rolled something else: { $treat }.
goodboy-why-own-corner = You never take from your own corners.
goodboy-why-not-in-corner = There is no { $treat } in that corner of yard { $yard }.
goodboy-why-not-laying = You lay treats once you've stopped rolling.
goodboy-why-no-dog = There are no more dogs for yard { $yard }, so nothing can be laid there.
goodboy-why-not-held = You have no { $treat } to lay.
goodboy-why-lay-in-order = One at a time, treats are laid kind by kind, then yard by yard. Put them all on one line, “lay 1:… 2:…”, and the order doesn't matter.
goodboy-why-nothing-to-take = There are no dogs to choose between.
goodboy-why-take-one = Choose a dog to take: one of them has to come with you.
goodboy-why-not-complete = Your corner in yard { $yard } doesn't hold everything the dog there wants.

goodboy-impossible-1 = A treat is missing or appears twice: pool, players and corners together must hold exactly what the box has.
goodboy-impossible-2 = A dog is missing or appears twice: each one is in the pile, in one yard, or with one player.
goodboy-impossible-3 = Something belongs to a seat that nobody sits in.
goodboy-impossible-4 = A yard is empty only when the pile is, and then there is nothing in its corners.
goodboy-impossible-5 = The phase of the turn doesn't add up: there must be something to decide.
goodboy-impossible-6 = The dice don't add up: they stay on the table from the roll until its treats have been taken.
goodboy-impossible-7 = The round doesn't add up: the game ends with a round, once somebody has the points, the dogs are gone or the last round is over.

goodboy-box-no-such-treat = There is no treat called “{ $name }” in this box.
goodboy-box-sign-twice = A face of a die may show “{ $sign }” only once.
goodboy-box-no-cat = No die shows a cat, so nothing would ever stop a player.
goodboy-box-wants-too-many = { $name } can never be won: it wants { $wants } of “{ $treat }”, and the box has { $count }.
goodboy-box-never-rolled = { $name } can never be won: no die gives “{ $treat }”.
goodboy-box-too-few-points = All the dogs together are worth { $points } points, fewer than the { $goal } needed to win.

goodboy-coach-compare = Call now: { $stop } points. Roll once more, then call: { $roll } on average.
goodboy-coach-first-roll = Roll, then call: { $roll } points on average.
goodboy-coach-bust = { $percent }% chance that the next roll loses everything in front of you.
goodboy-coach-ready = Yard { $yard }, { $dog } ({ $points }): you have all it wants.
goodboy-coach-missing = Yard { $yard }, { $dog } ({ $points }) still wants { $wants }.
goodboy-coach-dog = Yard { $yard }, { $dog } ({ $points }) still wants { $wants }: { $percent }% chance on the next roll.
goodboy-coach-treats = Chances on the next roll: { $shares }.
goodboy-coach-share = { $treat } { $percent }%
goodboy-coach-count = { $count ->
    [one] { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Roll
goodboy-board-rolling = Roll, or stop
goodboy-board-robbing = Rob a corner
goodboy-board-choosing = Choose a treat
goodboy-board-laying = Lay treats
goodboy-board-taking = Choose your dog
goodboy-board-round = round { $round } · pile { $pile } · { $goal } points win
goodboy-board-no-roll = dice at rest
goodboy-board-pool = pool
goodboy-board-wants = wants
goodboy-board-cat-token = token: cat
goodboy-board-signs = Two letters on a colour are a treat; Ba2 means two balls. In each yard: the dog's points and name, what it wants, and every player's corner, with ✓ when it holds all of that. Above the yards are the dice, where ? is any treat and =^.^= a cat; “token: cat” means that the next cat takes everything from whoever is rolling. The pool is on the right.
goodboy-board-held = has
goodboy-board-dogs = { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}

# Reports

goodboy-report-dogs = Dogs taken
goodboy-report-habits = Rolls
goodboy-report-rolls = rolls
goodboy-report-busts = turns lost to the cat
goodboy-report-robs = treats robbed
goodboy-report-stopping = When to stop: by treats in hand
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = rolled on
goodboy-report-busted = lost to the cat
goodboy-report-stopped = stopped

# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Roll for treats, mind the cats, and call the best dogs to you.

goodboy-option-first = Who starts
goodboy-option-first-about = The number of a player, or 0 to leave it to chance.
goodboy-option-first-0 = drawn
goodboy-option-hard = The harder game
goodboy-option-hard-about = No tokens: a cat after the first roll takes all that you have rolled.
goodboy-option-any_face = Any-treat face
goodboy-option-any_face-about = What the face of a die gives that stands for any treat.
goodboy-option-any_face-chosen = a treat of your choice
goodboy-option-any_face-random = a treat drawn by chance

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = ball
goodboy-treat-bone = bone
goodboy-treat-stick = stick
goodboy-treat-duck = rubber duck
goodboy-treat-snack = snack
goodboy-treat-frisbee = frisbee
goodboy-treat-any = any treat
goodboy-cat = cat

goodboy-dog-chihuahua = Chihuahua
goodboy-dog-dachshund = Dachshund
goodboy-dog-french-bulldog = French Bulldog
goodboy-dog-jack-russell = Jack Russell
goodboy-dog-maltese = Maltese
goodboy-dog-pug = Pug
goodboy-dog-shiba-inu = Shiba Inu
goodboy-dog-yorkshire-terrier = Yorkshire Terrier
goodboy-dog-beagle = Beagle
goodboy-dog-border-collie = Border Collie
goodboy-dog-chow-chow = Chow Chow
goodboy-dog-corgi = Corgi
goodboy-dog-dalmatian = Dalmatian
goodboy-dog-greyhound = Greyhound
goodboy-dog-poodle = Poodle
goodboy-dog-schnauzer = Schnauzer
goodboy-dog-boxer = Boxer
goodboy-dog-bulldog = Bulldog
goodboy-dog-german-shepherd = German Shepherd
goodboy-dog-golden-retriever = Golden Retriever
goodboy-dog-husky = Husky
goodboy-dog-labrador = Labrador
goodboy-dog-samoyed = Samoyed
goodboy-dog-doberman = Doberman
goodboy-dog-great-dane = Great Dane
goodboy-dog-newfoundland = Newfoundland
goodboy-dog-rottweiler = Rottweiler
goodboy-dog-saint-bernard = Saint Bernard
goodboy-no-dog = no dog

goodboy-do-roll = Roll both dice
goodboy-do-stop = Stop rolling and call
goodboy-do-any = Take { $treat } from the pool
goodboy-do-rob = Take { $treat } from { $name }'s corner at yard { $yard }
goodboy-do-put = Lay { $treat } at yard { $yard } ({ $dog })
goodboy-do-done = That's all: call
goodboy-do-take = Take { $dog } from yard { $yard }

goodboy-told-starts = { $name } starts.
goodboy-told-came = { $dog } comes to yard { $yard }: { $points ->
    [one] one point
   *[other] { $points } points
}.
goodboy-told-rolled = { $name } rolls: { $symbols }.
goodboy-told-got = { $name } takes from the pool: { $treat }.
goodboy-told-robbed = { $name } takes from { $victim }'s corner at yard { $yard }: { $treat }.
goodboy-told-got-nothing = Nothing left for { $name }: { $treat }.
goodboy-told-cat = A cat! { $name }'s token is cat side up now.
goodboy-told-cat-ignored = { $cats ->
    [one] The cat is
   *[other] The cats are
} ignored: it is { $name }'s first roll.
goodboy-told-busted = The cat has it all: { $name } loses { $treats ->
    [0] nothing but the turn
    [one] one treat and the turn
   *[other] { $treats } treats and the turn
}.
goodboy-told-stopped = { $name } stops rolling.
goodboy-told-laid = { $name } lays at yard { $yard }: { $treat }.
goodboy-told-took = Good boy! { $dog } goes with { $name } from yard { $yard }, for { $points ->
    [one] one point
   *[other] { $points } points
}.
goodboy-told-emptied = No dog is left for yard { $yard }: its treats go back to the pool.
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

goodboy-ending-goal-reached = The winning score is reached, and the round is played out.
goodboy-ending-yards-empty = All dogs have gone home with somebody.
goodboy-ending-last-round = That was the last round: the points count as they stand.

goodboy-why-not-rolling = This is not the moment to roll or to stop rolling.
goodboy-why-roll-first = You have to roll at least once.
goodboy-why-no-any = There is no any-treat symbol to choose for.
goodboy-why-not-in-pool = That is not in the pool: { $treat }.
goodboy-why-nothing-to-rob = You take from others' corners only what you have rolled and the pool doesn't have.
goodboy-why-pool-not-empty = Choose from the pool while there is something in it.
goodboy-why-other-treat = You have rolled something else: { $treat }.
goodboy-why-own-corner = Your own corners are never taken from.
goodboy-why-not-in-corner = That is not in this corner at yard { $yard }: { $treat }.
goodboy-why-not-laying = Treats are laid when you have stopped rolling.
goodboy-why-no-dog = There is no dog at yard { $yard } any more, so nothing can be laid there.
goodboy-why-not-held = You have none before you to lay: { $treat }.
goodboy-why-lay-in-order = Treats are put one by one in the order of kinds, then of yards. Send all of them in one line, “lay 1:… 2:…”, and the order doesn't matter.
goodboy-why-nothing-to-take = There is no choice between dogs to make.
goodboy-why-not-complete = Your corner at yard { $yard } doesn't hold all that the dog there wants.

goodboy-impossible-1 = A treat is lost or there twice: pool, players and corners together must hold just what the box has.
goodboy-impossible-2 = A dog is lost or there twice: each is in the pile, at one yard, or with one player.
goodboy-impossible-3 = Something belongs to a seat that nobody sits in.
goodboy-impossible-4 = A yard is empty only when the pile is, and then nothing lies in its corners.
goodboy-impossible-5 = The phase of the turn does not fit: there must be something to decide.
goodboy-impossible-6 = The dice do not fit: they lie on the table from a roll to the end of the treat phase.
goodboy-impossible-7 = The round does not fit: the game ends at the end of a round, just when somebody has the points, the dogs are gone or the last round is over.

goodboy-box-unknown = “{ $what }” is no part of a box of Good Boy. The parts are: { $known }.
goodboy-box-bad-number = “{ $what }” must be a whole number from { $low } to { $high }, not “{ $value }”.
goodboy-box-bad-list = “{ $what }” must be a list of { $low } to { $high } entries.
goodboy-box-bad-length = “{ $what }” must be a list of exactly { $count } entries.
goodboy-box-bad-entry = Every entry of “{ $what }” needs exactly these: { $parts }.
goodboy-box-bad-name = “{ $name }” can't be a name here: it needs 1 to { $longest } letters or digits, with spaces, hyphens and apostrophes between them.
goodboy-box-name-twice = “{ $name }” is the name of something else already.
goodboy-box-no-such-treat = There is no treat called “{ $name }” in this box.
goodboy-box-sign-twice = A face of a die may show “{ $sign }” only once.
goodboy-box-no-cat = No die shows a cat, so that nothing would ever stop a player.
goodboy-box-wants-too-many = { $name } can never be paid: it wants { $wants } of “{ $treat }”, and the box has { $count }.
goodboy-box-never-rolled = { $name } can never be paid: no die gives “{ $treat }”.
goodboy-box-too-few-points = All dogs together have { $points } points, fewer than the { $goal } to win with.

goodboy-coach-compare = Calling now brings { $stop } points; one more roll and then calling brings { $roll } on average.
goodboy-coach-first-roll = This roll and then calling brings { $roll } points on average.
goodboy-coach-bust = The next roll loses everything before you in { $percent } % of cases.
goodboy-coach-ready = Yard { $yard }, { $dog } ({ $points }): you have all it wants.
goodboy-coach-missing = Yard { $yard }, { $dog } ({ $points }) still wants { $wants }.
goodboy-coach-dog = Yard { $yard }, { $dog } ({ $points }) still wants { $wants }: the next roll brings it in { $percent } % of cases.
goodboy-coach-treats = One more with the next roll: { $shares }.
goodboy-coach-share = { $treat } { $percent } %
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
goodboy-board-signs = Two letters on a colour are a treat, Ba2 two balls. In each yard: the dog's points and name, what it wants, and every player's corner, ✓ when it holds all of that. Above them lie the dice, ? being any treat and =^.^= a cat; “token: cat” says that the next cat takes everything from whoever rolls. At the right is the pool.
goodboy-board-held = has
goodboy-board-dogs = { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
}

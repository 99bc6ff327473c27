# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Three things lie in the street, and your dogs want to bark at them. Whoever has the most dogs at a thing when the round is over takes it home. A game has five rounds; we play two. This first one is without cats.
barking-lesson-lay = In your turn you lay dogs of one breed at one thing, as many as you like. Take your two Huskies to the mailbox: tap them, then the mailbox.
barking-lesson-lay-rather = That can be done. But two Huskies together are hard to beat: lay both at the mailbox first.
barking-lesson-tie = { $name } barks at the mailbox, too: two Bulldogs. That is two against two. Look at the numbers in the corner, they are ranks. 1 is the best. Huskies are 4, Bulldogs 9, so you still lead.
barking-lesson-mutt = You can't lay more dogs where you have some already. But nobody barks at the boxes yet. Lay your Mutt there.
barking-lesson-mutt-rather = A single Mutt is enough where nobody else barks. Take the boxes first: they will turn up again.
barking-lesson-doberman = { $name } has a Doberman left and takes the balloon. At a thing nobody may lay a breed that is there already, but this one is still empty.
barking-lesson-pass = Your hand is empty. Without cards you pass; whoever has passed is out for the rest of the round. Cards that you don't play are yours to keep.
barking-lesson-won = { $name } passes, too, and the round is over. The mailbox is yours, because of the better rank, and so are the boxes. { $name } gets the balloon. All dogs have gone under the deck, and the next round has been dealt.
barking-lesson-kinds = What you have won lies before you. In the end the first thing of a kind is worth 3 points, the second 2, and every further one 1. So many different things are better than many of the same. Now boxes are there again.
barking-lesson-cats = And here come the cats! Everybody has been dealt one. You will see at once what they are good for. Whoever passed last begins: { $name }.
barking-lesson-first = { $name } lays two Jack Russells at the boxes.
barking-lesson-wonder = You have two Chihuahuas, and a Wonder Dog, which is of any breed that you lay it with. That makes three. Tap the Chihuahuas, then the Wonder Dog, then the boxes.
barking-lesson-wonder-rather = Two against two would not be enough: Jack Russells have the better rank. Lay the two Chihuahuas and the Wonder Dog at the boxes together.
barking-lesson-token = { $name } plays a cat: draws a card for it and puts a cat token on the boxes. From now on, anything goes there.
barking-lesson-mixed = At a thing with a cat token everybody may lay several breeds together, and may lay more where they have dogs already. So { $name } adds a Great Dane and a Mutt: four dogs against your three.
barking-lesson-cat = What they can do, you can do. Play your cat: you draw a card for it, and you still have your turn.
barking-lesson-cat-rather = One dog more makes four against four, and their Great Dane would decide. Play your cat first and see what you draw.
barking-lesson-leave = A Labrador. Now you may put a cat token somewhere. But the boxes have one already, and a token counts for everybody: better put none this time.
barking-lesson-leave-rather = It would help { $name } there as much as you. Put no token this time.
barking-lesson-both = Now lay the Labrador and the Bulldog together: tap both, then the boxes. With the three that are there you have five.
barking-lesson-both-rather = You need both of them to be ahead. Lay the Labrador and the Bulldog at the boxes in one go.
barking-lesson-husky = { $name } has one Husky left and sends it to the van.
barking-lesson-out = You have no cards any more. Pass.
barking-lesson-scored = That was the last round. The boxes are yours, with five dogs against four. The van goes to { $name }, and what nobody barked at is out of the game. You have a mailbox and two boxes: 3, 3 and 2 make 8 points. { $name } has two things of different kinds: 6.
barking-lesson-end = You win! A real game has five rounds with three to seven things each, and up to five packs barking at them. Keep an eye on the cats.

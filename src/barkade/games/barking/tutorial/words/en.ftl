# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = There are three items in the street, and your dogs want to bark at them. Whoever has the most dogs at an item when the round ends takes it home. A game has five rounds; we'll play two, the first without cats.
barking-lesson-lay = On your turn you play dogs of one breed at one item, as many as you like. Send your two Huskies to the mailbox: tap them, then the mailbox.
barking-lesson-lay-rather = You can do that. But two Huskies together are hard to beat: send both to the mailbox first.
barking-lesson-tie = { $name } barks at the mailbox too: two Bulldogs. That's two against two. Look at the numbers in the corner: those are ranks, and 1 is the best. Huskies are 4, Bulldogs 9, so you're still ahead.
barking-lesson-mutt = You can't add dogs where you already have some. But nobody is barking at the boxes yet. Send your Mutt there.
barking-lesson-mutt-rather = A single Mutt is enough where nobody else is barking. Take the boxes first: they'll turn up again.
barking-lesson-doberman = { $name } has a Doberman left and sends it to the balloon. Nobody may play a breed that's already at an item, but this one is still empty.
barking-lesson-pass = Your hand is empty. With no cards you have to pass, and whoever passes is out for the rest of the round. Cards you don't play are yours to keep.
barking-lesson-won = { $name } passes too, and the round is over. The mailbox is yours, thanks to the better rank, and so are the boxes. { $name } gets the balloon. All the dogs have gone under the deck, and the next round has been dealt.
barking-lesson-kinds = What you've won lies in front of you. At the end, the first item of a kind is worth 3 points, the second 2, and each one after that 1. So many different items beat many of the same. And look, boxes again!
barking-lesson-cats = And here come the cats! Everybody has been dealt one, and you'll soon see what they're good for. Whoever passed last begins: { $name }.
barking-lesson-first = { $name } sends two Jack Russells to the boxes.
barking-lesson-wonder = You have two Chihuahuas and a Wonder Dog, which counts as whatever breed you play it with. That makes three. Tap the Chihuahuas, then the Wonder Dog, then the boxes.
barking-lesson-wonder-rather = Two against two wouldn't be enough: Jack Russells have the better rank. Send the two Chihuahuas and the Wonder Dog to the boxes together.
barking-lesson-token = { $name } plays a cat: draws a card for it and puts a cat token on the boxes. From now on, anything goes there.
barking-lesson-mixed = At an item with a cat token everyone may mix breeds, and may add to dogs they already have there. So { $name } adds a Great Dane and a Mutt: four dogs against your three.
barking-lesson-cat = Two can play at that. Play your cat: you draw a card for it, and it's still your turn.
barking-lesson-cat-rather = One more dog would make it four against four, and their Great Dane would decide. Play your cat first and see what you draw.
barking-lesson-leave = A Labrador. Now you may put a cat token somewhere. But the boxes already have one, and a token helps everybody: better not to use it this time.
barking-lesson-leave-rather = There it would help { $name } as much as you. Don't use the token this time.
barking-lesson-both = Now play the Labrador and the Bulldog together: tap both, then the boxes. With your three already there, that makes five.
barking-lesson-both-rather = You need both of them to get ahead. Send the Labrador and the Bulldog to the boxes in one go.
barking-lesson-husky = { $name } has one Husky left and sends it to the van.
barking-lesson-out = You're out of cards. Pass.
barking-lesson-scored = That was the last round. The boxes are yours, with five dogs against four. The van goes to { $name }, and items nobody barked at are out of the game. You have a mailbox and two lots of boxes: 3, 3 and 2 make 8 points. { $name } has two different items: 6.
barking-lesson-end = You win! A real game has five rounds with three to seven items each, and up to five packs barking at them. Keep an eye on the cats.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = In short
rules-whole = All rules
rules-learn = Learn by playing
rules-search = Word or number, such as { $rule }
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-english = These rules have not been written in your language yet, so here they are in English.

short-dig-goal = Bones are buried in the yard. Bring each one to the bowl of its colour.
short-dig-scent = A card smells of two colours, and its bone has one of them. Every scent is there twice, and the two cards hide one colour each: know one, know both.
short-dig-turn = You have three actions a turn, in any order: walk, dig, deliver. What you dig up only you can see.
short-dig-carry = Three bones fit in your mouth. Each of them makes your way one place shorter.
short-dig-hole = When your turn ends, the farthest card fills the hole that you dug. It may well be a bowl!
short-dig-worth = The nearer a bowl is to the doghouse, the more its bones are worth.
short-dig-end = Once the last bone is out of the yard, points are counted. A bone in the mouth counts nothing.

short-barking-goal = Things lie in the street. Whoever has the most dogs at a thing takes it home.
short-barking-rank = If packs are equally big, the better rank wins. 1 is the best.
short-barking-turn = In your turn, lay dogs of one breed at one thing. You can't have dogs there yet, and nobody may have that breed there. Or pass: then you are out for this round.
short-barking-wonder = A Wonder Dog is of any breed that you lay it with.
short-barking-cat = Before your dogs you may play a cat: draw a card for it, and put a cat token on a thing. There, everybody may lay several breeds, and lay more dogs later.
short-barking-rounds = There are five rounds, with three things, then four, up to seven. You get as many cards as there are things, and keep what you don't play.
short-barking-worth = In the end the first thing of a kind is worth 3 points, the second 2, every further one 1.

short-goodboy-goal = Every dog shows what it wants and how many points it is worth. Whoever gives it everything gets the dog.
short-goodboy-roll = Roll for treats as often as you dare. They lie before you.
short-goodboy-cat = The first cat of your turn only turns your token over. The second takes everything that lies before you, and your turn is over.
short-goodboy-any = This face is any treat: take one of your choice. In some editions chance picks it; there is an option for that.
short-goodboy-lay = Stop, lay treats in your corners, and call one dog whose wishes are complete. Treats in corners stay there for later turns.
short-goodboy-rob = If the pool has run out of a treat that you roll, take one from the corner of another player.
short-goodboy-end = At 20 points the round is played to its end. Then the most points win.

short-spots-goal = Dice fill the spots of your dogs. Whoever first finishes six dogs wins.
short-spots-trick = In your turn, choose a trick that is face up and do what it says. Then it lies face down.
short-spots-place = Every die that you roll goes on a free spot with its number, or is buried in your yard.
short-spots-bust = With more than 7 pips in the yard you bust: the dice in your yard and on your dogs are lost. Finished dogs and treats stay.
short-spots-treat = A treat lets you roll all dice of a roll again.
short-spots-score = Instead of a trick you may score your full dogs. If all your dogs are full in the middle of a trick, they are scored at once, and you go on.
short-spots-tiles = When only one trick is left face up, a treat goes on it and all are turned up again.

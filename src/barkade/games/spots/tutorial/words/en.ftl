# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = We're joining a game that's nearly over. Dogs have numbered spots, and dice fill them. The first to score six dogs wins. You already have three. Missy still needs a 3 and a 4, Burt just a 1.
spots-lesson-yard = A die that doesn't go on a dog is buried in your yard. It holds 7 pips, and 2 are there already. Go over 7 and you bust: you lose the dice in your yard and on your dogs. Scored dogs are safe.
spots-lesson-walk = On your turn you choose one of the six tricks and do what it says. Take Walk, the yellow one: roll two dice, then one more if you like.
spots-lesson-walk-rather = They all have their moment. But two dice are just right for a start: choose Walk.
spots-lesson-treat = A 4 and a 6. The 4 would suit Missy, but the 6 fits nowhere, and burying it would make 8 pips in your yard. You have a treat: spend it, and reroll all the dice.
spots-lesson-treat-rather = With the 6 your yard would hold 8 pips, one too many, and you'd lose everything. Spend the treat and reroll.
spots-lesson-settle = Better! Put the 3 on Missy and bury the 2. Tap a die, then where it goes.
spots-lesson-settle-rather = A die in the yard helps nobody. Missy needs a 3: put it there, and bury the 2.
spots-lesson-more = Now Walk offers one more die. Your yard holds 4 pips: a 1 or a 4 finds a spot, a 2 or a 3 finds room in the yard, and only a 5 or a 6 would hurt. Roll.
spots-lesson-more-rather = Stopping is the careful choice. But four of the six numbers are good for you, and two of them very good: roll.
spots-lesson-fill = A 4! That's all Missy needs. Put it on her.
spots-lesson-fill-rather = Burying it would waste it. Put the 4 on Missy.
spots-lesson-bust = { $name } does Run, rolls 5, 6 and 6, and none of them fits. With 5 pips in the yard there's no room for any of them: a bust. The dice are gone, but the scored dogs stay. By the way, tricks that have been done lie face down.
spots-lesson-fetch = Missy is full. You could score her now instead of doing a trick. But if all your dogs are full in the middle of a trick, they're scored right away, for free. Only Burt's 1 is missing. Fetch rolls eight dice: try it.
spots-lesson-fetch-rather = That works too. But with Fetch you roll eight dice and keep one number, and there's nearly always a 1 among them. Choose Fetch.
spots-lesson-name = Choose a number: you place all the dice that show it, and the others go back. There is exactly one 1. Choose it.
spots-lesson-name-rather = Those dice would have to go in your yard. The 1 is the one that finds a spot: choose it.
spots-lesson-burt = Put the 1 on Burt.
spots-lesson-burt-rather = Burt has been waiting for this 1. Put it on him.
spots-lesson-fast = All your dogs were full, so both are scored at once. Now you have five. For every dog you score you draw a new one, up to six cards in all: here comes Ursula, who needs a 1 and a 5.
spots-lesson-beg = { $name } does Beg and takes a treat: a turn without dice, and without danger.
spots-lesson-howl = Only two tricks are left face up. Howl gives you a new dog if you have fewer than six cards, then rolls one die. Do it.
spots-lesson-howl-rather = Keep that one for later. Howl rolls just one die, and your yard has room: choose Howl.
spots-lesson-ursula = A 5, just what you ordered. Put it on Ursula.
spots-lesson-ursula-rather = In the yard it would be a bust. Put the 5 on Ursula.
spots-lesson-turned = Only one trick was left face up, so a treat was put on it and all the tiles were turned face up again. { $name } did Walk, put a 2 on Jolene, buried a 6 and stopped there. Wise, with 6 pips in the yard.
spots-lesson-over = There's a treat on Roll Over for whoever chooses it. It also rerolls all the dice in your yard: a good way to clear it out. Choose Roll Over.
spots-lesson-over-rather = You might get lucky. But Roll Over brings you a treat, empties your yard and gives you two chances at Ursula's 1. Choose it.
spots-lesson-win = There it is, the 1! Put it on Ursula and bury the 3.
spots-lesson-win-rather = The 1 on Ursula wins the game. Put it there, and bury the 3.
spots-lesson-end = Ursula is full, and she's your sixth dog: you win! In a real game everybody starts with two dogs, one buried die and a treat, and there are many more tricks to discover.

# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Three dogs are waiting in three yards, and each shows what it wants. Give a dog all of that and it's yours, points and all. Today 5 points win; in a real game it's 20.
goodboy-lesson-roll = Treats come from the dice. Roll them!
goodboy-lesson-again = A stick, two rubber ducks and a frisbee: they're all in front of you. The Jack Russell on the left wants two ducks and a snack, so you still need a snack. Roll as often as you like. Go again.
goodboy-lesson-again-rather = Stopping is safe, but no dog would come yet. One more roll is hardly a risk: while your token shows the dog, only two cats at once would hurt. Roll again.
goodboy-lesson-stop = A snack, and a cat! The first cat only flips your token. The next one would take everything in front of you. You have all the Jack Russell wants: stop.
goodboy-lesson-stop-rather = Brave! But one more cat, and all five treats are gone. You have what you came for: stop now.
goodboy-lesson-lay = Now lay treats in your corners. Tap the Jack Russell to give it its two ducks and its snack. Keep the stick and the frisbee: what you don't lay stays with you. Then call your dog.
goodboy-lesson-lay-rather = Treats in a corner can't be moved again. Give the Jack Russell just two ducks and the snack, and keep the rest for later.
goodboy-lesson-came = Good boy! The Jack Russell is yours, for 2 points. Everything in that corner has gone back to the pool, and the next dog has come to the yard.
goodboy-lesson-bust = { $name } rolls two balls and a bone, wants more, and rolls two cats at once. The first one flips the token, the second takes all the treats, and the turn is over without a call. Treats in a corner would have been safe.
goodboy-lesson-second = Your turn again. Your token shows the dog once more, and you still have the stick and the frisbee. Roll.
goodboy-lesson-any = A stick, and an any-treat: take whatever you like from the pool. The Beagle in the middle wants a bone, two sticks and a duck. Take a bone.
goodboy-lesson-any-rather = It's your choice. But the Beagle wants a bone, and you have none yet: take the bone.
goodboy-lesson-risk = Now you only need the duck. Your token shows the dog, so a single cat wouldn't hurt. Roll again.
goodboy-lesson-risk-rather = You could stop and wait a turn. But with the dog still on your token, only two cats at once would hurt. Roll again.
goodboy-lesson-enough = There's the duck, and a cat with it. Your token shows the cat now: from here on, any cat costs you everything. Stop.
goodboy-lesson-enough-rather = That's how treats get lost! You have all the Beagle wants: stop.
goodboy-lesson-serve = Tap the Beagle to lay a bone, two sticks and the duck, and call.
goodboy-lesson-serve-rather = The Beagle wants a bone, two sticks and a duck. Lay just these, and keep the rest.
goodboy-lesson-round = The Beagle takes you to 5 points, the goal of this short game. But the round is played out, so that everyone gets the same number of turns: { $name } has one more.
goodboy-lesson-theirs = { $name } rolls twice, stops in time and lays a snack and two frisbees, just what the Maltese wanted. Once a dog is called it's gone, no matter who else has laid treats for it. Those treats stay and count towards the next dog.
goodboy-lesson-corners = One thing you haven't seen yet: if you roll a treat the pool has run out of, you take it from another player's corner. So nothing in a corner is quite safe.
goodboy-lesson-end = 5 points to 2: you win! Now you know when to roll again. When to stop is something nobody ever really learns.

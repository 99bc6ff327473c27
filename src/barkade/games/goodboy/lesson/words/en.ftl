# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Three dogs wait in three yards, and each shows what it wants. Give a dog all of that, and it comes to you for its points. Today whoever has 5 points wins; in a real game it is 20.
goodboy-lesson-roll = Treats come from the dice. Roll them!
goodboy-lesson-again = A stick, two rubber ducks and a frisbee: all of it lies before you. The Jack Russell on the left wants two ducks and a snack. So a snack is missing. You may roll as often as you like. Roll again.
goodboy-lesson-again-rather = Stopping is safe, but no dog would come yet. One more roll can do no harm: your token still shows the dog. Roll again.
goodboy-lesson-stop = A snack, and a cat! The first cat only turns your token over. The next one would take everything that lies before you. The Jack Russell has all it wants: stop.
goodboy-lesson-stop-rather = Brave! But one more cat, and all five treats are gone. You have what you came for: stop first.
goodboy-lesson-lay = Now lay treats in your corners. Tap the Jack Russell, and it gets its two ducks and its snack. Keep the stick and the frisbee: what you don't lay stays with you. Then call.
goodboy-lesson-lay-rather = Treats that lie in a corner can't be moved any more. Lay just two ducks and the snack at the Jack Russell, and keep the rest for later.
goodboy-lesson-came = Good boy! The Jack Russell is yours, for 2 points. Everything in that corner has gone back to the pool, and the next dog has come to the yard.
goodboy-lesson-bust = { $name } rolls two balls and a bone, wants more, and rolls two cats at once. The first one turns the token, the second one takes all treats, and the turn is over without a call. What lies in corners would have been safe.
goodboy-lesson-second = Your turn again. Your token shows the dog once more, and the stick and the frisbee are still there. Roll.
goodboy-lesson-any = A stick, and an any-treat: take whatever you like from the pool. The Beagle in the middle wants a bone, two sticks and a duck. Take a bone.
goodboy-lesson-any-rather = It is your choice. But the Beagle wants a bone, and you have none yet: take the bone.
goodboy-lesson-risk = Only the duck is missing now. Your token shows the dog, so a single cat would not hurt. Roll again.
goodboy-lesson-risk-rather = You could stop and wait a turn. But with the dog still on your token only two cats at once would hurt. Roll again.
goodboy-lesson-enough = There is the duck, and a cat with it. Your token shows the cat now: from here on every cat costs you everything. Stop.
goodboy-lesson-enough-rather = That is how treats get lost! The Beagle has all it wants: stop.
goodboy-lesson-serve = Tap the Beagle to lay a bone, two sticks and the duck, and call.
goodboy-lesson-serve-rather = The Beagle wants a bone, two sticks and a duck. Lay just these, and keep the rest.
goodboy-lesson-round = The Beagle makes 5 points, and that is the goal of this short game. But the round is played to its end, so that everybody has had as many turns: { $name } has one more.
goodboy-lesson-theirs = { $name } rolls twice, stops in time and lays a snack and two frisbees: that is what the Maltese wanted. A dog that is called is gone at once, whoever else has laid treats for it. Their treats stay and count for the next dog.
goodboy-lesson-corners = One thing you have not seen yet: if the pool has no more of a treat that you roll, you take it from the corner of another player. So nothing in a corner is quite safe.
goodboy-lesson-end = 5 points to 2: you win! Now you know when to roll again. When to stop is something nobody ever really learns.

# Was it luck? The page

luck-working = Playing it all again: { $part }% done. The picture gets sharper.
luck-waiting = Waiting for a free moment of the bots…
luck-failed = That didn't work out. Try again in a moment.
luck-again = Try again
luck-chart = Chances to win, from the first move to the last
luck-next = Next mistake
luck-previous = Previous mistake
luck-mark-mistake = Mistake: { $name }, “{ $action }”. Top Dog: “{ $better }”; that costs { $share }% of a win.
luck-mark-blunder = Blunder: { $name }, “{ $action }”. Top Dog: “{ $better }”; that costs { $share }% of a win.
luck-mark-great = Great move: { $name }, “{ $action }”. It gains { $share }% of a win on Good Dog.
luck-whom = Player

# Was it luck? The page

luck-working = Playing it all again: { $part }% done. The picture is getting sharper.
luck-waiting = Waiting until the bots have a moment…
luck-failed = That didn't work out. Try again in a moment.
luck-again = Try again
luck-chart = Chances of winning, from the first move to the last
luck-next = Next mistake
luck-previous = Previous mistake
luck-mark-mistake = Mistake: { $name }, “{ $action }”. Top Dog's “{ $better }” was { $share }% better.
luck-mark-blunder = Blunder: { $name }, “{ $action }”. Top Dog's “{ $better }” was { $share }% better.
luck-mark-great = Great move: { $name }, “{ $action }”. It was { $share }% better than Good Dog's choice.
luck-whom = Player

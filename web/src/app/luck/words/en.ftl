# Was it luck? The page

luck-working = Playing it all again: { $part }% done. The picture is getting sharper.
luck-waiting = Waiting until the bots have a moment…
luck-failed = That didn't work out. Try again in a moment.
luck-again = Try again
luck-chart = Chances of winning, from the first move to the last
luck-sums = What gave and what took
luck-next = Next mistake
luck-previous = Previous mistake
luck-what-if = What if? Try again from here
luck-mark-mistake = Mistake: { $name }, “{ $action }”. Top Dog's “{ $better }” was { $share }% better.
luck-mark-blunder = Blunder: { $name }, “{ $action }”. Top Dog's “{ $better }” was { $share }% better.
luck-mark-great = Great move: { $name }, “{ $action }”. It was { $share }% better than Good Dog's choice.
luck-mark-lucky = Luck: { $name }, “{ $action }”. It added { $share }% to the chance of winning.
luck-mark-unlucky = Bad luck: { $name }, “{ $action }”. It took { $share }% off the chance of winning.
luck-whom = Player

# In Me: over many games

luck-me-title = My play and my luck
luck-me-games = { $games ->
    [one] One analysed game
   *[other] { $games } analysed games
}
luck-me-accuracy = { $right }% of your { $choices } choices were sound ({ $low } to { $high }%, with 95% certainty).
luck-me-given = Mistakes cost you { $given }% (± { $error }) of your chance of winning per game.
luck-me-given-once = Mistakes cost you { $given }% of your chance of winning.
luck-me-lucky = Luck was on your side: it added { $luck }% to your chance of winning per game ({ $low } to { $high }).
luck-me-unlucky = Luck was against you: it took { $luck }% off your chance of winning per game ({ $low } to { $high }).
luck-me-level = Luck was neither for nor against you: between { $low } and { $high }% on your chance of winning per game.
luck-me-one = One game says nothing about your luck yet.
luck-me-loses = What costs you most: { $kinds }.
luck-me-none = Ask “Was it luck?” after a game, and your play and your luck add up here.

# What kinds of choices lose most

luck-kind-roll = rolling
luck-kind-stop = when to stop
luck-kind-lay = what to lay, and where
luck-kind-pass = when to pass
luck-kind-move = where to go
luck-kind-dig = when to dig
luck-kind-take = what to take
luck-kind-trick = which trick
luck-kind-cat = cats
luck-kind-other = other choices

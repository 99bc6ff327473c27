# Puzzles: what is said to an attempt, and why the answer is best

puzzles-unknown = There is no puzzle “{ $puzzle }”.
puzzles-none = There are no puzzles for { $game } yet.
puzzles-right = That's it, good dog!
puzzles-go-on = Good so far. What comes next?
puzzles-wrong = Not quite. “{ $action }” wins about { $share }% of the games from here, the best choice about { $best }%. Have another sniff!
puzzles-answer = Best: “{ $actions }”.
puzzles-worth = It wins about { $best }% of the games from here. { $choices ->
    [2] The other choice
   *[other] The next best of { $choices } choices
}, “{ $action }”, wins about { $second }%.
puzzles-missed-both = Good Dog walks past this one, and Puppy misses it { $puppy }% of the time.
puzzles-missed-puppy = Good Dog finds it; Puppy misses it { $puppy }% of the time.

# Was it luck? The analysis after the game

analysis-title = Was it luck?
analysis-not-finished = Only a finished game can be analysed: an analysis gives every secret away.
analysis-player = { $name }

# Moments

analysis-luckiest = Luckiest moment: { $name }, “{ $action }”. Luck added { $share }% to the chance of winning.
analysis-unluckiest = Unluckiest moment: { $name }, “{ $action }”. Luck took { $share }% off the chance of winning.
analysis-guess = Best hunch: { $name }, “{ $action }”. It turned out { $share }% better than anyone could have known.
analysis-great = Best decision: { $name }, “{ $action }”. It was { $share }% better than what Good Dog would have done.
analysis-dearest = Costliest mistake: { $name }, “{ $action }”. Knowing just as much, Top Dog would have chosen “{ $better }”, which was { $share }% better.
analysis-same = Top Dog would have done the same.
analysis-rather = Top Dog would have chosen “{ $better }”.
analysis-coach = { $name } hears from the coach: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, “{ $action }”: chance lifts { $whose } from { $before }% to { $after }%.
analysis-turn-hidden = { $name }, “{ $action }”: what was hidden lifts { $whose } from { $before }% to { $after }%.
analysis-turn-decision = { $name }, “{ $action }”: the choice lifts { $whose } from { $before }% to { $after }%.

# The verdict

analysis-verdict-best-lucky = { $name } played best, and had luck on their side too.
analysis-verdict-best-level = { $name } played best and won. That wasn't luck.
analysis-verdict-best-unlucky = { $name } played best, and won against all the odds.
analysis-verdict-other = { $name } played best, but { $winner } had the luck, and won.
analysis-verdict-even-lucky = Nobody clearly outplayed the others. Luck picked { $name }.
analysis-verdict-even-level = Neither luck nor play stood out. { $name } won with a bit of both.
analysis-verdict-even-unlucky = { $name } won without any help from luck.
analysis-verdict-shared = Nobody stood out, so they share the win. Fair enough!
analysis-verdict-shared-best = { $name } played best; the win is shared all the same.
analysis-verdict-unwon = Nobody won, and nobody played clearly better.
analysis-verdict-unwon-best = Nobody won, though { $name } played best.
analysis-verdict-solo-won-lucky = { $name } won, and luck helped.
analysis-verdict-solo-won-level = { $name } won. That wasn't luck.
analysis-verdict-solo-won-unlucky = { $name } won against all the odds.
analysis-verdict-solo-lost-lucky = { $name } was lucky, but it wasn't enough.
analysis-verdict-solo-lost-level = { $name } lost; luck had little to do with it.
analysis-verdict-solo-lost-unlucky = { $name } had no luck this time.

# Tables and bars

analysis-start = at the start
analysis-chance = dice and cards
analysis-hidden = what was hidden
analysis-own = own decisions
analysis-others = the others' decisions
analysis-final = result
analysis-mistakes = mistakes
analysis-turns = Turning points
analysis-moments = Moments
analysis-running = analysing { $game }
analysis-how = All figures are chances of winning in percent; the number after ± says how exact they are (with 95% certainty). From every position, { $playouts } games were played to the end. Decisions are compared with Good Dog's, mistakes with Top Dog's.
analysis-no-mistakes = Nobody made a mistake that stands out from the noise.

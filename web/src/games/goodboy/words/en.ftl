# Good Boy's board

goodboy-page-yards = The yards
goodboy-page-pool = The pool
goodboy-page-pile = { $dogs ->
    [one] one dog to come
   *[other] { $dogs } dogs to come
}
goodboy-page-yard = Yard { $yard }: { $dog }, { $points }
goodboy-page-yard-empty = Yard { $yard } is empty
goodboy-page-wants = wants { $treats }
goodboy-page-there = you've given it { $treats }
goodboy-page-corner-of = { $name }'s corner: { $treats }
goodboy-page-nothing = nothing
goodboy-page-mine = In front of you
goodboy-page-at-risk = At risk: { $count }
goodboy-page-safe = Nothing at risk yet
goodboy-page-roll-first = Roll
goodboy-page-roll = Roll again
goodboy-page-stop = Stop
goodboy-page-choose = Any treat: choose one from the pool
goodboy-page-rob = The pool has none: take one from another player's corner
goodboy-page-lay = Tap a dog to give it what it wants, or tap a treat first
goodboy-page-lay-here = Lay it here
goodboy-page-call = Call!
goodboy-page-keep = Keep them and call
goodboy-page-again = Start over
goodboy-page-take = Which good boy goes home with you?
goodboy-page-wait = Let them wait
goodboy-page-take-this = Come here!
goodboy-page-back = Take back: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = The cat is watching: the next one takes it all
goodboy-page-token-dog = All quiet: the first cat only warns
goodboy-page-points = { $points } of { $goal }
goodboy-page-dogs-of = { $name }'s dogs: { $dogs }
goodboy-page-recap-cat = The cat's best catch: { $treats ->
    [one] a treat
   *[other] { $treats } treats
} from { $name }.
goodboy-page-recap-dog = The finest dog came to { $name }: { $dog }, worth { $points }.
goodboy-page-held-of = { $name } holds { $treats }

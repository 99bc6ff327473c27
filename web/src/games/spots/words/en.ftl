# Spots' board

spots-page-tricks = The tricks
spots-page-face-down = { $trick }, face down
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] with a treat on it
   *[other] with { $treats } treats on it
}
spots-page-table = The table
spots-page-dice-left = { $dice ->
    [one] one die in the supply
   *[other] { $dice } dice in the supply
}
spots-page-deck = Next dog: { $dog } ({ $spots })
spots-page-my-dogs = Your dogs
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $number } on { $dog }, free
spots-page-spot-filled = { $number } on { $dog }, taken
spots-page-paws = { $paws ->
    [0] no paws
    [one] one paw
   *[other] { $paws } paws
}
spots-page-yard = Your yard: { $pips } of { $limit }
spots-page-yard-of = { $name }'s yard: { $pips } of { $limit }
spots-page-bury = Bury
spots-page-treats = { $treats ->
    [0] no treats
    [one] one treat
   *[other] { $treats } treats
}
spots-page-scored = { $count } of 6
spots-page-die = die with { $number }
spots-page-die-goes = die with { $number }, goes to { $where }
spots-page-place-all = Place them all
spots-page-settle = Done
spots-page-bust = Bury and bust!
spots-page-reroll = Reroll
spots-page-reroll-some = Reroll { $count }
spots-page-roll = Roll
spots-page-stop = Stop here
spots-page-score = Score full dogs
spots-page-discard = Discard
spots-page-ask-choose = Choose a trick
spots-page-ask-name = Choose a number
spots-page-ask-aside = How many dice?
spots-page-ask-take = Pick up a die
spots-page-ask-move = Where to?
spots-page-ask-dig = Change a buried die
spots-page-ask-pick = Pick dice that total 8: { $total } so far
spots-page-ask-settle = Tap a die, then a spot or the yard
spots-page-ask-fetch = Which number do you keep?
spots-page-pick = Pick these
spots-page-pes = Pes
spots-page-one-more = { $name } needs just one more dog!
spots-page-recap-busts = Nobody went bust more often than { $name }: { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
spots-page-recap-first = { $name } scored the first dog: { $dog }.
spots-page-dog-of = { $dog }: free { $free }; taken { $taken }
spots-solo = Spots against Pes
spots-solo-won = You beat Pes { $score } to { $opponent }, in { $turns } turns!
spots-solo-lost = Pes won { $opponent } to { $score }.

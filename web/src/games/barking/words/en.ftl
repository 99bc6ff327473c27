# Barking's board

barking-page-items = What there is to bark at
barking-page-item = { $item }, number { $number }
barking-page-token = with a cat token: breeds may mix, dogs may be added
barking-page-nobody = nobody barks at it
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = { $name } leads
barking-page-odds-take = { $dogs ->
    [one] one dog takes it: +{ $worth }
   *[other] { $dogs } dogs take it: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] needs one more dog: +{ $worth }
   *[other] needs { $dogs } more dogs: +{ $worth }
}
barking-page-round = Round { $round } of { $rounds }
barking-page-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
barking-page-hand = Your hand
barking-page-hand-of = { $name } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}
barking-page-card = { $count } × { $card }, rank { $rank }
barking-page-wonders = { $count } × Wonder Dog
barking-page-cats = { $count } × Cat
barking-page-fewer = One { $card } fewer
barking-page-more = One { $card } more
barking-page-passed = passed
barking-page-won = { $name } has won: { $items }
barking-page-won-nothing = nothing yet
barking-page-ask-act = Choose dogs, then what they bark at
barking-page-ask-item = Now tap what they bark at
barking-page-ask-none = These dogs can't go anywhere together
barking-page-ask-done = You have nothing left to send
barking-page-ask-token = Where does the cat go? Everybody may mix breeds and add dogs there.
barking-page-ask-where = What do they bark at?
barking-page-ask-more = Another breed at the same item?
barking-page-ask-discard = Too many cards: tap the ones to discard
barking-page-ask-bark = A tie! Who barks louder?
barking-page-pass = Pass
barking-page-pass-hint = for the rest of the round
barking-page-swap = Swap
barking-page-no-token = Nowhere
barking-page-done = Done
barking-page-lay-here = Bark here!
barking-page-clear = Put back
barking-page-bark = Bark!
barking-page-barking = Bark now…
barking-page-mic-not = Browsers only allow the microphone over https.
barking-page-no-mic = No microphone: let chance bark
barking-page-voice = barked
barking-page-drawn = by chance
barking-page-round-over = Round { $round } is over
barking-page-recap-pack = The biggest pack was { $name }'s: { $dogs } dogs barking at the { $item }.
barking-page-recap-cats = Cats got in the way { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.

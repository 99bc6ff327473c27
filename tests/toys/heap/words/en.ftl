heap-name = Heap
heap-tagline = Take biscuits, but not too much liver.
heap-kind-plain = plain
heap-kind-liver = one with liver
heap-fact-heap = { $value ->
    [0] The heap is eaten up.
    [one] One biscuit in the heap
   *[other] { $value } biscuits in the heap
}
heap-fact-paws = { $value ->
    [0] nothing yet
    [one] 1 biscuit
   *[other] { $value } biscuits
}
heap-fact-paws-plain = { $value } plain
heap-fact-paws-liver = { $value } with liver
heap-option-starter = Who starts
heap-option-starter-about = A seat, or drawn by lot.
heap-option-starter-chance = drawn
heap-option-greedy = Greedy
heap-option-greedy-about = Nobody stops while there are biscuits.
heap-do-take = Take a biscuit
heap-do-show = Show all you have
heap-told-starts = { $name } starts.
heap-told-took = { $name } takes a biscuit; { $left } are left.
heap-told-looked = It is { $kind }.
heap-told-shown = { $name } shows { $plain } plain and { $liver } with liver.
heap-ending-all-shown = All have shown what they have.
heap-why-empty = The heap is empty.
heap-why-greedy = Nobody stops while there are biscuits.
heap-impossible-1 = A biscuit is lost.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = There are all sorts of items in the street. Whoever has the most dogs at an item takes it home.
short-barking-rank = If packs are the same size, the better rank wins. 1 is the best.
short-barking-turn = On your turn, play dogs of one breed at one item, where you have no dogs yet and nobody has that breed. Or pass: then you're out for the round.
short-barking-wonder = A Wonder Dog counts as whatever breed you play it with.
short-barking-cat = Before you play dogs, you may play a cat: draw a card for it, and put a cat token on an item. There, everyone may mix breeds, and add more dogs later.
short-barking-rounds = There are five rounds, with three items, then four, up to seven. You get as many cards as there are items, and keep what you don't play.
short-barking-worth = At the end, the first item of a kind is worth 3 points, the second 2, and each one after that 1.

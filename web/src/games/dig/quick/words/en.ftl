# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = Bones are buried in the yard. Bring each one to the bowl of its colour.
short-dig-scent = Each card smells of two colours, and its bone is one of them. Every scent is on two cards, one bone of each colour: know one, and you know both.
short-dig-turn = You have three actions a turn, in any order: walk, dig, deliver. Only you see what you dig up.
short-dig-carry = Three bones fit in your mouth, and each one shortens your reach by a place.
short-dig-hole = When your turn ends, the farthest card fills the hole you dug. It may well be a bowl!
short-dig-worth = The nearer a bowl is to the doghouse, the more its bones are worth.
short-dig-end = Once the last bone is out of the yard, points are counted. A bone in your mouth counts for nothing.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Every dog shows what it wants and how many points it's worth. Give it everything and it's yours.
short-goodboy-roll = Roll for treats as often as you dare. They pile up in front of you.
short-goodboy-cat = The first cat of your turn only flips your token. The second takes everything in front of you, and your turn is over.
short-goodboy-any = This face is any treat: take whichever you like. In some editions chance picks it; there's an option for that.
short-goodboy-lay = Stop, lay treats in your corners, and call one dog that has everything it wants. Treats in corners stay there for later turns.
short-goodboy-rob = If the pool has run out of a treat you roll, take one from another player's corner.
short-goodboy-end = Once somebody has 20 points, finish the round. Most points wins.

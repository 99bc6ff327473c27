# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Dice fill the spots on your dogs. The first to score six dogs wins.
short-spots-trick = On your turn, choose a face-up trick and do what it says. Then it's turned face down.
short-spots-place = Every die you roll goes on a free spot with its number, or is buried in your yard.
short-spots-bust = With more than 7 pips in your yard you bust: you lose the dice in your yard and on your dogs. Scored dogs and treats stay.
short-spots-treat = A treat lets you reroll all the dice of a roll.
short-spots-score = Instead of doing a trick you may score your full dogs. If all your dogs are full in the middle of a trick, they're scored right away, and you carry on.
short-spots-tiles = When only one trick is left face up, a treat goes on it and all the tiles are turned face up again.

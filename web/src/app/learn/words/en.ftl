# Learn by playing: the page around a guided first game

learn-of = { $game }: your first game
learn-about = Learn by playing
learn-leave = Leave the lesson
learn-step = Step { $step } of { $steps }
learn-go-on = Next
learn-show = Show me where
learn-do = Do it for me
learn-rule = Rule { $rule }
learn-again = Start again
learn-rules = Read the rules
learn-play = Play against Puppy
learn-others = Other games

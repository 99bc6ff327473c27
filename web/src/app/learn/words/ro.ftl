# Learn by playing: the page around a guided first game

learn-of = { $game }: primul tău joc
learn-about = Învață jucând
learn-leave = Ieși din lecție
learn-step = Pasul { $step } din { $steps }
learn-go-on = Mai departe
learn-show = Arată-mi unde
learn-do = Fă tu pentru mine
learn-rule = Regula { $rule }
learn-again = De la început
learn-rules = Citește regulile
learn-play = Joacă împotriva Cățelușului
learn-others = Alte jocuri

# Learn by playing: the page around a guided first game

learn-of = { $game }: az első játszmád
learn-about = Tanulj játszva
learn-leave = Kilépés a leckéből
learn-step = { $step }/{ $steps }. lépés
learn-go-on = Tovább
learn-show = Mutasd, hol
learn-do = Csináld meg helyettem
learn-rule = Szabály: { $rule }
learn-again = Elölről
learn-rules = Szabályok
learn-play = Játék Kölyökkutya ellen
learn-others = Más játékok

# Learn by playing: the page around a guided first game

learn-of = { $game }: twoja pierwsza gra
learn-about = Samouczek
learn-leave = Wyjdź z samouczka
learn-step = Krok { $step } z { $steps }
learn-go-on = Dalej
learn-show = Pokaż gdzie
learn-do = Zrób to za mnie
learn-rule = Zasada { $rule }
learn-again = Od początku
learn-rules = Przeczytaj zasady
learn-play = Zagraj ze Szczeniakiem
learn-others = Inne gry

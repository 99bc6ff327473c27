# Learn by playing: the page around a guided first game

learn-of = { $game }: tvoje první hra
learn-about = Učení hrou
learn-leave = Opustit lekci
learn-step = Krok { $step } z { $steps }
learn-go-on = Dál
learn-show = Ukaž mi kde
learn-do = Udělej to za mě
learn-rule = Pravidlo { $rule }
learn-again = Od začátku
learn-rules = Přečíst pravidla
learn-play = Hrát proti Štěněti
learn-others = Jiné hry

# Learn by playing: the page around a guided first game

learn-of = { $game }: tvoja prvá hra
learn-about = Učenie hrou
learn-leave = Opustiť lekciu
learn-step = Krok { $step } z { $steps }
learn-go-on = Ďalej
learn-show = Ukáž mi kde
learn-do = Urob to za mňa
learn-rule = Pravidlo { $rule }
learn-again = Od začiatku
learn-rules = Prečítať pravidlá
learn-play = Hrať proti Šteňaťu
learn-others = Iné hry

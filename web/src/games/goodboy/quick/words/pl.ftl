# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Każdy pies pokazuje, czego chce i ile punktów jest wart. Kto da mu wszystko, dostaje psa.
short-goodboy-roll = Rzucaj po fanty, ile razy masz odwagę. Leżą przed tobą.
short-goodboy-cat = Pierwszy kot w turze tylko odwraca twój żeton. Drugi zabiera wszystko, co leży przed tobą, i tura się kończy.
short-goodboy-any = Ta ścianka to dowolny fant: weź, który chcesz. W niektórych wydaniach decyduje los; jest na to opcja.
short-goodboy-lay = Skończ rzucać, rozłóż fanty w swoich narożnikach i przywołaj jednego psa, który ma już wszystko. Fanty w narożnikach zostają na następne tury.
short-goodboy-rob = Jeśli wyrzuconego fantu nie ma już w puli, weź go z narożnika innego gracza.
short-goodboy-end = Gdy ktoś ma 20 punktów, kolejkę gra się do końca. Potem wygrywa, kto ma najwięcej punktów.

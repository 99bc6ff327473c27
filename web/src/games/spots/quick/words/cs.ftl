# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Kostky zaplňují políčka na tvých psech. Kdo má jako první šest hotových psů, vyhrává.
short-spots-trick = Ve svém tahu vyber trik ležící lícem nahoru a udělej, co říká. Potom leží rubem nahoru.
short-spots-place = Každá hozená kostka jde na volné políčko se svým číslem, nebo se zahrabe na tvém dvorku.
short-spots-bust = Víc než 7 puntíků na dvorku je krach: kostky z dvorku i z tvých psů jsou pryč. Hotoví psi a pamlsky zůstanou.
short-spots-treat = Za pamlsek smíš přehodit všechny kostky hodu.
short-spots-score = Místo triku můžeš dokončit plné psy. Když jsou uprostřed triku plní všichni tvoji psi, dokončí se hned a hraješ dál.
short-spots-tiles = Když zbývá lícem nahoru jediný trik, dostane pamlsek a všechny se zase otočí.

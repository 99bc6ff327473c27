# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = Mindenféle tárgy áll az utcán. Akinek egy tárgynál a legtöbb kutyája van, az hazaviszi.
short-barking-rank = Egyforma falkák közül a jobb rang nyer. Az 1-es a legjobb.
short-barking-turn = A körödben tedd egyetlen fajta kutyáit egyetlen tárgyhoz. Ott még nem lehetnek kutyáid, és abból a fajtából senkinek sem lehet ott. Vagy passzolj: akkor ebben a fordulóban kiszállsz.
short-barking-wonder = A csodakutya olyan fajtának számít, amilyennel leteszed.
short-barking-cat = A kutyáid előtt kijátszhatsz egy macskát: húzz érte egy lapot, és tegyél macskazsetont egy tárgyra. Ott mindenki több fajtát is letehet, és később is tehet még hozzájuk.
short-barking-rounds = Öt forduló van: az elsőben három tárgy, aztán négy, és így tovább hétig. Annyi lapot kapsz, ahány tárgy van, és amit nem játszol ki, megmarad.
short-barking-worth = A végén egyféle tárgyból az első 3 pontot ér, a második 2-t, minden további 1-et.

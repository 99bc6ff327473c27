# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Kocky zapĺňajú políčka na tvojich psoch. Kto prvý dokončí šesť psov, vyhráva.
short-spots-trick = Vo svojom ťahu vyber trik ležiaci lícom nahor a urob, čo hovorí. Potom sa otočí rubom nahor.
short-spots-place = Každá hodená kocka ide na voľné políčko so svojím číslom, alebo sa zahrabe na tvojom dvore.
short-spots-bust = Viac ako 7 bodiek na dvore je krach: kocky z dvora aj z tvojich psov sú preč. Hotové psy a maškrty ostanú.
short-spots-treat = Za maškrtu smieš prehodiť všetky kocky hodu.
short-spots-score = Namiesto triku môžeš dokončiť plné psy. Keď sú uprostred triku plné všetky tvoje psy, dokončia sa hneď a hráš ďalej.
short-spots-tiles = Keď ostáva lícom nahor jediný trik, dostane maškrtu a všetky sa zas otočia lícom nahor.

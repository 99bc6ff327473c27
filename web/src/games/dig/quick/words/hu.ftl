# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = A kertben csontok vannak elásva. Vidd mindegyiket a vele egyszínű tálhoz.
short-dig-scent = Minden kártya két színnel jelzi a szagát, és a csontja e két szín egyike. Minden szagból két kártya van, és ezek más-más színű csontot rejtenek: ha az egyiket ismered, a másikat is.
short-dig-turn = Körönként három akciód van, bármilyen sorrendben: menj, áss, adj le. Amit kiásol, csak te látod.
short-dig-carry = A szádban három csont fér el. Mindegyikkel egy hellyel kevesebbet mehetsz.
short-dig-hole = Amikor véget ér a köröd, a legtávolabbi kártya betölti a gödröt, amelyet ástál. Akár egy tál is lehet az!
short-dig-worth = Minél közelebb van egy tál a kutyaházhoz, annál többet érnek a csontjai.
short-dig-end = Amint az utolsó csont is kikerül a kertből, jön a számolás. Ami a szájban maradt, nem ér semmit.

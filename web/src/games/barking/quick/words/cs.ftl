# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = Na ulici leží předměty. Kdo má u předmětu nejvíc psů, odnese si ho domů.
short-barking-rank = Jsou-li smečky stejně velké, vyhrává lepší hodnost. 1 je nejlepší.
short-barking-turn = Ve svém tahu vylož psy jednoho plemene k jednomu předmětu. Psy tam ještě mít nesmíš a to plemeno tam nesmí mít nikdo. Nebo pasuj: pak jsi pro toto kolo mimo.
short-barking-wonder = Superpes je takového plemene, s jakým ho vyložíš.
short-barking-cat = Před psy smíš zahrát kočku: lízni si za ni kartu a dej na některý předmět kočičí žeton. Tam pak smí každý vyložit víc plemen a později psy přidávat.
short-barking-rounds = Hraje se pět kol: nejdřív o tři předměty, pak o čtyři, až po sedm. Dostaneš tolik karet, kolik je předmětů, a co nezahraješ, ti zůstane.
short-barking-worth = Na konci je první předmět svého druhu za 3 body, druhý za 2, každý další za 1.

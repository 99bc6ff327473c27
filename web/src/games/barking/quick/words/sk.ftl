# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = Na ulici je všeličo, na čo sa dá štekať. Kto má pri predmete najviac psov, odnesie si ho domov.
short-barking-rank = Ak sú svorky rovnako veľké, vyhráva lepšia hodnosť. 1 je najlepšia.
short-barking-turn = Vo svojom ťahu vylož psy jedného plemena k jednému predmetu. Psy tam ešte mať nesmieš a to plemeno tam nesmie mať nikto. Alebo pasuj: potom v tomto kole už nehráš.
short-barking-wonder = Superpes je takého plemena, s akým ho vyložíš.
short-barking-cat = Pred psami smieš zahrať mačku: potiahni si za ňu kartu a daj na niektorý predmet mačací žetón. Tam potom smie každý vyložiť viac plemien a neskôr psy pridávať.
short-barking-rounds = Hrá sa päť kôl: najprv o tri predmety, potom o štyri, až po sedem. Dostaneš toľko kariet, koľko je predmetov, a čo nezahráš, ti ostane.
short-barking-worth = Na konci je prvý predmet svojho druhu za 3 body, druhý za 2, každý ďalší za 1.

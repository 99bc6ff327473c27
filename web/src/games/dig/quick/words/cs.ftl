# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = Na dvorku jsou zahrabané kosti. Dones každou do misky její barvy.
short-dig-scent = Karta voní dvěma barvami a její kost má jednu z nich. Každá vůně je na dvou kartách a každá z nich skrývá jinou z obou barev: kdo zná jednu, zná obě.
short-dig-turn = V tahu máš tři akce v libovolném pořadí: jít, hrabat, odevzdat. Co vyhrabeš, vidíš jen ty.
short-dig-carry = Do tlamy se vejdou tři kosti. S každou dojdeš o jedno místo míň.
short-dig-hole = Na konci tahu zaplní vyhrabanou díru nejvzdálenější karta. Klidně to může být miska!
short-dig-worth = Čím blíž je miska k boudě, tím větší cenu mají její kosti.
short-dig-end = Jakmile je poslední kost z dvorku pryč, počítají se body. Kost v tlamě se nepočítá.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = Na dvore sú zahrabané kosti. Dones každú do misky jej farby.
short-dig-scent = Karta vonia dvoma farbami a jej kosť má jednu z nich. Každá vôňa je na dvoch kartách a každá z nich skrýva inú z oboch farieb: kto pozná jednu, pozná obe.
short-dig-turn = V ťahu máš tri akcie v ľubovoľnom poradí: ísť, hrabať, odovzdať. Čo vyhrabeš, vidíš iba ty.
short-dig-carry = Do papule sa zmestia tri kosti. Každá z nich ti skráti cestu o miesto.
short-dig-hole = Na konci ťahu zaplní vyhrabanú jamu najvzdialenejšia karta. Pokojne to môže byť miska!
short-dig-worth = Čím bližšie je miska k búde, tým väčšiu hodnotu majú jej kosti.
short-dig-end = Len čo je posledná kosť z dvora preč, rátajú sa body. Kosť v papuli sa neráta.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Minden kutyus megmutatja, mit kér, és hány pontot ér. Aki mindent megad neki, azé a kutyus.
short-goodboy-roll = Dobj jutalmakért, ahányszor mersz. Előtted gyűlnek.
short-goodboy-cat = A köröd első macskája csak megfordítja a zsetonodat. A második mindent elvisz, ami előtted van, és vége a körödnek.
short-goodboy-any = Ez az oldal bármelyik jutalom: vegyél ki a kasszából, amelyiket csak szeretnéd. Egyes kiadásokban a véletlen választ; erre van beállítás.
short-goodboy-lay = Állj meg, tedd a jutalmakat a sarkaidba, és hívj egy kutyust, aki mindent megkapott, amit kér. A sarkokban lévő jutalmak későbbi körökre is ott maradnak.
short-goodboy-rob = Ha a kasszából elfogyott, amit dobtál, vedd el egy másik játékos sarkából.
short-goodboy-end = Ha valaki elér 20 pontot, a fordulót végigjátsszátok. Aztán az nyer, akinek a legtöbb pontja van.

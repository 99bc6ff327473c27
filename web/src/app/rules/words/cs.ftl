# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Ve zkratce
rules-whole = Celá pravidla
rules-learn = Učení hrou
rules-search = Hledej v pravidlech: slovo, nebo číslo, třeba { $rule }
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus kratší slovo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-english = Tato pravidla ještě ve tvém jazyce nejsou, tak je tu máš anglicky.

short-dig-goal = Na dvorku jsou zahrabané kosti. Dones každou do misky její barvy.
short-dig-scent = Karta voní dvěma barvami a její kost má jednu z nich. Každá vůně je na dvou kartách a každá z nich skrývá jinou z obou barev: kdo zná jednu, zná obě.
short-dig-turn = V tahu máš tři akce v libovolném pořadí: jít, hrabat, odevzdat. Co vyhrabeš, vidíš jen ty.
short-dig-carry = Do tlamy se vejdou tři kosti. Každá z nich ti zkrátí cestu o místo.
short-dig-hole = Na konci tahu zaplní vyhrabanou díru nejvzdálenější karta. Klidně to může být miska!
short-dig-worth = Čím blíž je miska k boudě, tím větší cenu mají její kosti.
short-dig-end = Jakmile je poslední kost z dvorku pryč, počítají se body. Kost v tlamě se nepočítá.

short-barking-goal = Na ulici leží předměty. Kdo má u předmětu nejvíc psů, odnese si ho domů.
short-barking-rank = Jsou-li smečky stejně velké, vyhrává lepší hodnost. 1 je nejlepší.
short-barking-turn = Ve svém tahu vylož psy jednoho plemene k jednomu předmětu. Psy tam ještě mít nesmíš a to plemeno tam nesmí mít nikdo. Nebo pasuj: pak jsi pro toto kolo mimo.
short-barking-wonder = Superpes je takového plemene, s jakým ho vyložíš.
short-barking-cat = Před psy smíš zahrát kočku: lízni si za ni kartu a dej na některý předmět kočičí žeton. Tam pak smí každý vyložit víc plemen a později psy přidávat.
short-barking-rounds = Hraje se pět kol: nejdřív o tři předměty, pak o čtyři, až po sedm. Dostaneš tolik karet, kolik je předmětů, a co nezahraješ, ti zůstane.
short-barking-worth = Na konci je první předmět svého druhu za 3 body, druhý za 2, každý další za 1.

short-goodboy-goal = Každý pejsek ukazuje, co chce a za kolik je bodů. Kdo mu dá všechno, získá ho.
short-goodboy-roll = Házej o odměny, kolikrát si troufneš. Leží před tebou.
short-goodboy-cat = První kočka v tahu jen otočí tvůj žeton. Druhá vezme všechno, co leží před tebou, a tah končí.
short-goodboy-any = Tahle strana je libovolná odměna: vezmi si jednu podle svého. V některých vydáních ji vybírá náhoda; je na to volba.
short-goodboy-lay = Přestaň házet, polož odměny do svých rohů a přivolej jednoho pejska, který má všechno, co chce. Odměny v rozích zůstávají na další tahy.
short-goodboy-rob = Když v banku došla odměna, která ti padla, vezmi si ji z rohu jiného hráče.
short-goodboy-end = Při 20 bodech se kolo dohraje. Pak vyhrává nejvíc bodů.

short-spots-goal = Kostky vyplňují puntíky tvých psů. Kdo má první šest hotových psů, vyhrává.
short-spots-trick = Ve svém tahu vyber trik ležící lícem nahoru a udělej, co říká. Potom leží rubem nahoru.
short-spots-place = Každá hozená kostka jde na volné políčko se svým číslem, nebo se zahrabe na tvém dvorku.
short-spots-bust = Víc než 7 puntíků na dvorku je krach: kostky z dvorku i z tvých psů jsou pryč. Hotoví psi a pamlsky zůstanou.
short-spots-treat = Za pamlsek smíš přehodit všechny kostky hodu.
short-spots-score = Místo triku můžeš dokončit plné psy. Když jsou uprostřed triku plní všichni tvoji psi, dokončí se hned a hraješ dál.
short-spots-tiles = Když zbývá lícem nahoru jediný trik, dostane pamlsek a všechny se zase otočí.

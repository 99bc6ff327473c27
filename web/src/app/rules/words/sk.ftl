# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = V skratke
rules-whole = Celé pravidlá
rules-learn = Učenie hrou
rules-search = Hľadaj v pravidlách: slovo, alebo číslo, napríklad { $rule }
rules-found = { $count ->
    [0] Nič sa nenašlo. Skús kratšie slovo.
    [one] Našlo sa jedno pravidlo.
    [few] Našli sa { $count } pravidlá.
   *[other] Našlo sa { $count } pravidiel.
}
rules-english = Tieto pravidlá ešte v tvojom jazyku nie sú, tak ich tu máš po anglicky.

short-dig-goal = Na dvore sú zahrabané kosti. Dones každú do misky jej farby.
short-dig-scent = Karta vonia dvoma farbami a jej kosť má jednu z nich. Každá vôňa je na dvoch kartách a každá z nich skrýva inú z oboch farieb: kto pozná jednu, pozná obe.
short-dig-turn = V ťahu máš tri akcie v ľubovoľnom poradí: ísť, hrabať, odovzdať. Čo vyhrabeš, vidíš iba ty.
short-dig-carry = Do papule sa zmestia tri kosti. Každá z nich ti skráti cestu o miesto.
short-dig-hole = Na konci ťahu zaplní vyhrabanú jamu najvzdialenejšia karta. Pokojne to môže byť miska!
short-dig-worth = Čím bližšie je miska k búde, tým väčšiu cenu majú jej kosti.
short-dig-end = Len čo je posledná kosť z dvora preč, rátajú sa body. Kosť v papuli sa neráta.

short-barking-goal = Na ulici ležia predmety. Kto má pri predmete najviac psov, odnesie si ho domov.
short-barking-rank = Ak sú svorky rovnako veľké, vyhráva lepšia hodnosť. 1 je najlepšia.
short-barking-turn = Vo svojom ťahu vylož psy jedného plemena k jednému predmetu. Psy tam ešte mať nesmieš a to plemeno tam nesmie mať nikto. Alebo pasuj: potom v tomto kole už nehráš.
short-barking-wonder = Superpes je takého plemena, s akým ho vyložíš.
short-barking-cat = Pred psami smieš zahrať mačku: potiahni si za ňu kartu a daj na niektorý predmet mačací žetón. Tam potom smie každý vyložiť viac plemien a neskôr psy pridávať.
short-barking-rounds = Hrá sa päť kôl: najprv o tri predmety, potom o štyri, až po sedem. Dostaneš toľko kariet, koľko je predmetov, a čo nezahráš, ti ostane.
short-barking-worth = Na konci je prvý predmet svojho druhu za 3 body, druhý za 2, každý ďalší za 1.

short-goodboy-goal = Každý psík ukazuje, čo chce a za koľko je bodov. Kto mu dá všetko, získa ho.
short-goodboy-roll = Hádž o ceny, koľkokrát sa odvážiš. Ležia pred tebou.
short-goodboy-cat = Prvá mačka v ťahu iba otočí tvoj žetón. Druhá zoberie všetko, čo leží pred tebou, a ťah sa končí.
short-goodboy-any = Táto strana je ľubovoľná cena: vezmi si jednu podľa svojho. V niektorých vydaniach ju vyberá náhoda; je na to voľba.
short-goodboy-lay = Prestaň hádzať, polož ceny do svojich rohov a privolaj jedného psíka, ktorý má všetko, čo chce. Ceny v rohoch ostávajú na ďalšie ťahy.
short-goodboy-rob = Keď sa v banku minula cena, ktorá ti padla, vezmi si ju z rohu iného hráča.
short-goodboy-end = Pri 20 bodoch sa kolo dohrá. Potom vyhráva najviac bodov.

short-spots-goal = Kocky vypĺňajú bodky tvojich psov. Kto má prvý šesť hotových psov, vyhráva.
short-spots-trick = Vo svojom ťahu vyber trik ležiaci lícom nahor a urob, čo hovorí. Potom leží rubom nahor.
short-spots-place = Každá hodená kocka ide na voľné políčko so svojím číslom, alebo sa zahrabe na tvojom dvore.
short-spots-bust = Viac ako 7 bodiek na dvore je krach: kocky z dvora aj z tvojich psov sú preč. Hotové psy a maškrty ostanú.
short-spots-treat = Za maškrtu smieš prehodiť všetky kocky hodu.
short-spots-score = Namiesto triku môžeš dokončiť plné psy. Keď sú uprostred triku plné všetky tvoje psy, dokončia sa hneď a hráš ďalej.
short-spots-tiles = Keď ostáva lícom nahor jediný trik, dostane maškrtu a všetky sa zas otočia.

# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Na ulici sú tri predmety a tvoje psy na ne chcú štekať. Kto má pri predmete na konci kola najviac psov, odnesie si ho domov. Hra má päť kôl, my zahráme dve. To prvé je bez mačiek.
barking-lesson-lay = Vo svojom ťahu vykladáš psy jedného plemena k jednému predmetu, koľko ich chceš. Pošli svoje dva husky na schránku: ťukni na ne a potom na schránku.
barking-lesson-lay-rather = Aj to sa dá. Ale dva husky pohromade hneď tak niekto neporazí: najprv vylož oba k schránke.
barking-lesson-tie = { $name } tiež šteká na schránku: dva buldogy. To je dva na dva. Pozri sa na čísla v rohu, to sú hodnosti. 1 je najlepšia. Husky majú 4, buldogy 9, takže stále vedieš.
barking-lesson-mutt = Kde už psy máš, ďalšie pridať nemôžeš. Ale na škatule ešte nikto nešteká. Vylož tam orieška.
barking-lesson-mutt-rather = Kde nikto iný nešteká, stačí jediný oriešok. Najprv si vezmi škatule: ešte sa objavia.
barking-lesson-doberman = { $name } má ešte dobrmana a zaberá balón. K predmetu nesmie nikto vyložiť plemeno, ktoré tam už je, ale pri tomto je zatiaľ prázdno.
barking-lesson-pass = Máš prázdnu ruku. Bez kariet sa pasuje; kto pasuje, do konca kola už nehrá. Karty, ktoré nezahráš, ti ostanú.
barking-lesson-won = { $name } tiež pasuje a kolo sa končí. Schránka je tvoja, vďaka lepšej hodnosti, a škatule tiež. Balón má { $name }. Všetky psy išli pod balíček a ďalšie kolo je rozdané.
barking-lesson-kinds = Čo získaš, leží pred tebou. Na konci je prvý predmet svojho druhu za 3 body, druhý za 2 a každý ďalší za 1. Veľa rôznych predmetov je teda lepšie než veľa rovnakých. A pozri, zas škatule!
barking-lesson-cats = A teraz mačky! Každý dostal jednu. Hneď uvidíš, na čo sú. Začína, kto pasoval posledný: { $name }.
barking-lesson-first = { $name } posiela na škatule dva jack russelly.
barking-lesson-wonder = Máš dve čivavy a superpsa, a ten je takého plemena, s akým ho vyložíš. To sú tri psy. Ťukni na čivavy, potom na superpsa a potom na škatule.
barking-lesson-wonder-rather = Dva proti dvom by nestačili: jack russelly majú lepšiu hodnosť. Vylož k škatuliam obe čivavy a superpsa naraz.
barking-lesson-token = { $name } hrá mačku: ťahá si za ňu kartu a dáva mačací žetón na škatule. Odteraz tam môže hocijaký pes.
barking-lesson-mixed = K predmetu s mačacím žetónom smie každý vyložiť viac plemien naraz a pridávať aj tam, kde už psy má. A tak { $name } pridáva nemeckú dogu a orieška: štyri psy proti tvojim trom.
barking-lesson-cat = Čo môžu ostatní, môžeš aj ty. Zahraj mačku: potiahneš si za ňu kartu a ťah ti stále ostáva.
barking-lesson-cat-rather = S jedným psom navyše to bude štyri na štyri a rozhodne nemecká doga. Najprv zahraj mačku a uvidíš, čo príde.
barking-lesson-leave = Labrador. Teraz môžeš dať niekam mačací žetón. Škatule však už jeden majú a žetón platí pre všetkých: tentoraz radšej žiadny nedávaj.
barking-lesson-leave-rather = Tam by pomohol rovnako tebe ako súperovi ({ $name }). Tentoraz žetón nikam nedávaj.
barking-lesson-both = Teraz vylož labradora a buldoga naraz: ťukni na oba a potom na škatule. S tými tromi, čo tam sú, ich budeš mať päť.
barking-lesson-both-rather = Viesť budeš iba s oboma. Vylož labradora a buldoga k škatuliam jedným ťahom.
barking-lesson-husky = { $name } má posledného huskyho a posiela ho štekať na dodávku.
barking-lesson-out = Minuli sa ti karty. Pasuj.
barking-lesson-scored = To bolo posledné kolo. Škatule sú tvoje, päť psov proti štyrom. Dodávku získava { $name } a na čo nikto neštekal, to ide z hry. Máš schránku a dvoje škatúľ: 3, 3 a 2 je 8 bodov. { $name } má dva predmety rôzneho druhu: 6.
barking-lesson-end = Vyhrávaš! Skutočná hra má päť kôl s tromi až siedmimi predmetmi a šteká na ne až päť svoriek. A na mačky si dávaj pozor.

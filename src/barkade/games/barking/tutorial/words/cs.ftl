# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Na ulici jsou tři předměty a tvoji psi na ně chtějí štěkat. Kdo má u předmětu na konci kola nejvíc psů, odnese si ho domů. Hra má pět kol, my zahrajeme dvě. To první je bez koček.
barking-lesson-lay = Ve svém tahu vykládáš psy jednoho plemene k jednomu předmětu, kolik jich chceš. Pošli své dva husky na schránku: ťukni na ně a pak na schránku.
barking-lesson-lay-rather = To jde taky. Ale dva husky pohromadě hned tak někdo neporazí: nejdřív vylož oba ke schránce.
barking-lesson-tie = { $name } taky štěká na schránku: dva buldoci. To je dva na dva. Podívej se na čísla v rohu, to jsou hodnosti. 1 je nejlepší. Husky mají 4, buldoci 9, takže pořád vedeš.
barking-lesson-mutt = Kde už psy máš, další přidat nemůžeš. Ale na krabice ještě nikdo neštěká. Vylož tam voříška.
barking-lesson-mutt-rather = Kde nikdo jiný neštěká, stačí jediný voříšek. Nejdřív si vezmi krabice: ještě se objeví.
barking-lesson-doberman = { $name } má ještě dobrmana a posílá ho na balon. K předmětu nesmí nikdo vyložit plemeno, které už tam je, ale u tohohle je zatím prázdno.
barking-lesson-pass = Máš prázdnou ruku. Bez karet se pasuje; kdo pasuje, je do konce kola mimo. Karty, které nezahraješ, ti zůstanou.
barking-lesson-won = { $name } taky pasuje a kolo končí. Schránka je tvoje, díky lepší hodnosti, a krabice taky. Balon má { $name }. Všichni psi šli pod balíček a další kolo je rozdané.
barking-lesson-kinds = Co získáš, leží před tebou. Na konci je první předmět svého druhu za 3 body, druhý za 2 a každý další za 1. Hodně různých předmětů je tedy lepší než hodně stejných. A hele, zase krabice!
barking-lesson-cats = A teď kočky! Každý dostal jednu. Hned uvidíš, k čemu jsou. Začíná, kdo pasoval poslední: { $name }.
barking-lesson-first = { $name } posílá na krabice dva jack russelly.
barking-lesson-wonder = Máš dvě čivavy a superpsa, a ten je takového plemene, s jakým ho vyložíš. To jsou tři. Ťukni na čivavy, pak na superpsa a pak na krabice.
barking-lesson-wonder-rather = Dva na dva by nestačilo: jack russellové mají lepší hodnost. Vylož ke krabicím obě čivavy a superpsa najednou.
barking-lesson-token = { $name } hraje kočku: líže si za ni kartu a dává kočičí žeton na krabice. Odteď tam může kdejaký pes.
barking-lesson-mixed = K předmětu s kočičím žetonem smí každý vyložit víc plemen najednou a přidávat i tam, kde už psy má. A tak { $name } přidává německou dogu a voříška: čtyři psi proti tvým třem.
barking-lesson-cat = Co můžou ostatní, můžeš i ty. Zahraj kočku: lízneš si za ni kartu a pořád jsi na tahu.
barking-lesson-cat-rather = S jedním psem navíc to bude čtyři na čtyři a rozhodne německá doga. Nejdřív zahraj kočku a uvidíš, co přijde.
barking-lesson-leave = Labrador. Teď můžeš dát někam kočičí žeton. Krabice už ale jeden mají a žeton platí pro všechny: tentokrát radši žádný nedávej.
barking-lesson-leave-rather = Tam by pomohl stejně tobě jako soupeři ({ $name }). Tentokrát žeton nikam nedávej.
barking-lesson-both = Teď vylož labradora a buldoka najednou: ťukni na oba a pak na krabice. S těmi třemi, kteří tam jsou, jich budeš mít pět.
barking-lesson-both-rather = Vést budeš jen s oběma. Vylož labradora a buldoka ke krabicím jedním tahem.
barking-lesson-husky = { $name } má posledního huskyho a posílá ho štěkat na dodávku.
barking-lesson-out = Došly ti karty. Pasuj.
barking-lesson-scored = To bylo poslední kolo. Krabice jsou tvoje, pět psů proti čtyřem. Dodávku získává { $name } a na co nikdo neštěkal, to jde ze hry. Máš schránku a dvoje krabice: 3, 3 a 2 je 8 bodů. { $name } má dva předměty různého druhu: 6.
barking-lesson-end = Vyhráváš! Skutečná hra má pět kol se třemi až sedmi předměty a štěká na ně až pět smeček. A na kočky si dávej pozor.

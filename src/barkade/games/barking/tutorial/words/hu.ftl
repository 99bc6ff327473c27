# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Három tárgy áll az utcán, és a kutyáid meg akarják ugatni őket. Akinek a forduló végén a legtöbb kutyája van egy tárgynál, az hazaviszi. Egy játszma öt forduló; mi kettőt játszunk. Az első még macskák nélkül megy.
barking-lesson-lay = A körödben azonos fajtájú kutyákat küldesz egyetlen tárgyhoz, akárhányat. Küldd a két huskydat a postaládához: koppints rájuk, aztán a postaládára.
barking-lesson-lay-rather = Ezt is lehet. De két husky együtt nehezen verhető: előbb tedd mindkettőt a postaládához.
barking-lesson-tie = { $name } is megugatja a postaládát, két bulldoggal. Kettő kettő ellen. Nézd a számokat a sarokban, azok a rangok. Az 1-es a legjobb. A husky 4, a bulldog 9, tehát még te vezetsz.
barking-lesson-mutt = Oda, ahol már vannak kutyáid, nem tehetsz többet. De a dobozokat még senki sem ugatja meg. Tedd oda a keverékedet.
barking-lesson-mutt-rather = Ahol senki más nem ugat, elég egyetlen keverék. Előbb szerezd meg a dobozokat: lesz még belőlük.
barking-lesson-doberman = { $name } utolsó lapja egy dobermann, és a lufihoz küldi. Egy tárgyhoz senki sem tehet olyan fajtát, amely már ott van, de a lufinál még nincs senki.
barking-lesson-pass = Üres a kezed. Lapok nélkül passzolnod kell, és aki passzolt, az a forduló végéig kiszállt. A ki nem játszott lapok megmaradnak.
barking-lesson-won = { $name } is passzol, vége a fordulónak. A postaláda a tiéd, mert jobb a rangod, és a dobozok is. { $name } viszi a lufit. A kutyák a pakli alá kerültek, és már ki is osztottuk a következő fordulót.
barking-lesson-kinds = Amit nyertél, előtted fekszik. A végén egyféle tárgyból az első 3 pontot ér, a második 2-t, minden további 1-et. Jobb tehát sokféle tárgy, mint sok egyforma. És nézd csak, megint dobozok!
barking-lesson-cats = És jönnek a macskák! Mindenki kapott egyet. Rögtön meglátod, mire jók. Az kezd, aki utoljára passzolt: { $name }.
barking-lesson-first = { $name } két Jack Russellt tesz a dobozokhoz.
barking-lesson-wonder = Van két csivavád és egy csodakutyád, amely olyan fajtának számít, amilyennel leteszed. Ez három kutya. Koppints a csivavákra, aztán a csodakutyára, aztán a dobozokra.
barking-lesson-wonder-rather = Kettő kettő ellen nem lenne elég: a Jack Russell rangja jobb. Tedd a két csivavát és a csodakutyát együtt a dobozokhoz.
barking-lesson-token = { $name } macskát játszik ki: húz érte egy lapot, és macskazsetont tesz a dobozokra. Mostantól ott minden szabad.
barking-lesson-mixed = Macskazsetonos tárgyhoz bárki több fajtát is küldhet egyszerre, és akkor is küldhet még, ha már vannak ott kutyái. Így { $name } egy német dogot és egy keveréket küld oda: négy kutya a te három kutyád ellen.
barking-lesson-cat = Erre te is képes vagy. Játszd ki a macskádat: húzol érte egy lapot, és a köröd még megmarad.
barking-lesson-cat-rather = Eggyel több kutyával négy négy ellen lenne, és a német dog döntene. Előbb játszd ki a macskádat, és nézd meg, mit húzol.
barking-lesson-leave = Egy labrador. Most tehetsz valahová egy macskazsetont. De a dobozokon már van, és egy zseton mindenkinek számít: most inkább ne tegyél sehová.
barking-lesson-leave-rather = Ott { $name } dolgát is ugyanúgy megkönnyítené, mint a tiédet. Most ne tegyél zsetont.
barking-lesson-both = Most küldd együtt a labradort és a bulldogot: koppints mindkettőre, aztán a dobozokra. Három kutyád már ott van, így öten lesznek.
barking-lesson-both-rather = Mindkettő kell, hogy te vezess. Tedd a labradort és a bulldogot egyszerre a dobozokhoz.
barking-lesson-husky = { $name } utolsó lapja egy husky, a furgonhoz küldi.
barking-lesson-out = Nincs több lapod. Passzolj.
barking-lesson-scored = Ez volt az utolsó forduló. A dobozok a tieid, öt kutyával négy ellen. A furgont { $name } viszi, és amit senki sem ugatott meg, kikerül a játékból. Van egy postaládád és két adag dobozod: 3 + 3 + 2, az 8 pont. { $name } két különböző tárgya 6 pont.
barking-lesson-end = Nyertél! Egy igazi játszmában öt forduló van, mindegyikben 3–7 tárgy, és akár öt falka ugatja őket. Tartsd szemmel a macskákat.

# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Egy majdnem befejezett játszmába szállunk be. A kutyák foltjain számok vannak, oda kerülnek a kockák. Amelyik kutyán minden folt megtelt, azt begyűjtheted. Aki elsőként begyűjt hat kutyát, nyer; neked már három megvan. Missynek még egy 3-as és egy 4-es kell, Burtnek csak egy 1-es.
spots-lesson-yard = Amelyik kocka egy kutyára sem megy, azt elásod a kertedben. Ott 7 pötty fér el, és 2 már ott van. 7 fölött befuccsolsz: elvesznek a kertedben és a kutyáidon lévő kockák. A begyűjtött kutyák biztonságban vannak.
spots-lesson-walk = A körödben kiválasztod a hat trükk egyikét, és megteszed, amit mond. Legyen a sárga, a Séta: dobj két kockával, aztán, ha akarsz, még eggyel.
spots-lesson-walk-rather = Mindegyiknek eljön a maga pillanata. De kezdésnek két kocka pont jó: válaszd a Sétát.
spots-lesson-treat = Egy 4-es és egy 6-os. A 4-es jó lenne Missynek, de a 6-os sehová sem illik, és vele 8 pötty lenne a kertedben. Van egy jutifalatod: költsd el, és dobd újra ennek a dobásnak minden kockáját.
spots-lesson-treat-rather = A 6-ossal 8 pötty lenne a kertedben, eggyel túl sok, és minden elveszne. Költsd el a jutifalatot, és dobj újra.
spots-lesson-settle = Jobb! Tedd a 3-ast Missyre, és ásd el a 2-est. Koppints egy kockára, aztán a helyére.
spots-lesson-settle-rather = A kertben egy kocka senkinek sem segít. Missynek kell a 3-as: tedd oda, és ásd el a 2-est.
spots-lesson-more = Most a Séta még egy kockát kínál. A kertedben 4 pötty van: egy 1-es vagy 4-es foltot talál, egy 2-esnek vagy 3-asnak van hely a kertben, és csak egy 5-ös vagy 6-os ártana. Dobj.
spots-lesson-more-rather = Megállni az óvatos út. De hatból négy szám jó neked, és kettő közülük nagyon jó: dobj.
spots-lesson-fill = Egy 4-es! Missynek ennyi kell. Tedd rá.
spots-lesson-fill-rather = Elásva kárba menne. Tedd a 4-est Missyre.
spots-lesson-bust = { $name } a Futást választja, egy 5-öst és két 6-ost dob, és egyik sem illik. A kertben már 5 pötty van, egyiknek sincs ott hely: fuccs. A kockák elvesztek, de a begyűjtött kutyák maradnak. Mellesleg a már megcsinált trükkök képpel lefelé fekszenek.
spots-lesson-fetch = Missy tele van. Trükk helyett most begyűjthetnéd. De ha egy trükk közben minden kutyád megtelik, egyszerre begyűjtöd őket, ingyen. Már csak Burt 1-ese hiányzik. A Labdázással nyolc kockával dobsz: próbáld ki.
spots-lesson-fetch-rather = Ez is működik. De a Labdázással nyolc kockával dobsz, és egy számot tartasz meg; majdnem mindig van köztük 1-es. Válaszd a Labdázást.
spots-lesson-name = Válassz egy számot: minden ilyen kockát elhelyezel, a többi visszakerül. Pontosan egy 1-es van. Válaszd azt.
spots-lesson-name-rather = Ezek a kockák mind a kertedbe kerülnének. Az 1-es az, amelyik foltot talál: azt válaszd.
spots-lesson-burt = Tedd az 1-est Burtre.
spots-lesson-burt-rather = Burt erre az 1-esre várt. Tedd rá.
spots-lesson-fast = Minden kutyád tele volt, így mindkettőt egyszerre begyűjtötted. Most öt van. Minden begyűjtött kutyáért húzol egy újat, amíg összesen hat kártyád nem lesz: jön Ursula, akinek egy 1-es és egy 5-ös kell.
spots-lesson-beg = { $name } pitizik, és kap egy jutifalatot: egy kör kockák és veszély nélkül.
spots-lesson-howl = Csak két trükk maradt képpel felfelé. A Vonítás új kutyát ad, ha hatnál kevesebb kártyád van, aztán dobsz egy kockával. Válaszd azt.
spots-lesson-howl-rather = Az jó lesz későbbre. A Vonítással csak egy kockával dobsz, és a kertedben van hely: válaszd a Vonítást.
spots-lesson-ursula = Egy 5-ös, mintha rendelted volna. Tedd Ursulára.
spots-lesson-ursula-rather = A kertben fuccs lenne. Tedd az 5-öst Ursulára.
spots-lesson-turned = Csak egy trükk maradt képpel felfelé. Ezért egy jutifalat került rá, és minden lapka visszafordult. { $name } a Sétát választotta, egy 2-est tett Jolene-re, elásott egy 6-ost, és megállt. Bölcs dolog 6 pöttyel a kertben.
spots-lesson-over = A jutifalat a Guruláson van, és az kapja, aki azt a lapkát választja. Ráadásul újradobod vele a kerted minden kockáját: így lehet jól kitakarítani. Válaszd a Gurulást.
spots-lesson-over-rather = Lehet, hogy szerencséd lenne. De a Gurulás jutifalatot ad, kiüríti a kertedet, és két esélyt kínál Ursula 1-esére. Válaszd azt.
spots-lesson-win = Itt van, az 1-es! Tedd Ursulára, és ásd el a 3-ast.
spots-lesson-win-rather = Ha az 1-es Ursulára kerül, megnyered a játszmát. Tedd oda, és ásd el a 3-ast.
spots-lesson-end = Ursula tele van, és ő a hatodik kutyád: nyertél! Igazi játszmában mindenki két kutyával, egy elásott kockával és egy jutifalattal kezd, és sokkal több trükköt fedezhetsz fel.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Röviden
rules-whole = Minden szabály
rules-learn = Tanulj játszva
rules-search = Szó vagy szám, például { $rule }
rules-found = { $count ->
    [0] Nincs találat. Próbálj rövidebb szót.
   *[other] Találatok: { $count }.
}
rules-english = Ezek a szabályok még nincsenek meg a te nyelveden, ezért itt angolul olvashatók.

short-dig-goal = A kertben csontok vannak elásva. Vidd mindegyiket a saját színű táljához.
short-dig-scent = Minden kártyának két szín szaga van, a csontja e kettő közül az egyik. Minden szagból két kártya van, és azok egy-egy színt rejtenek: ha az egyiket ismered, a másikat is.
short-dig-turn = Körönként három akciód van, bármilyen sorrendben: menj, áss, adj le. Amit kiásol, csak te látod.
short-dig-carry = A szádban három csont fér el. Mindegyikkel egy hellyel kevesebbet mehetsz.
short-dig-hole = Amikor véget ér a köröd, a legtávolabbi kártya betölti a gödröt, amelyet ástál. Akár egy tál is lehet az!
short-dig-worth = Minél közelebb van egy tál a kutyaházhoz, annál többet érnek a csontjai.
short-dig-end = Amint az utolsó csont is kikerül a kertből, jön a számolás. Ami a szájban maradt, nem ér semmit.

short-barking-goal = Mindenféle tárgyak állnak az utcán. Akinek egy tárgynál a legtöbb kutyája van, hazaviszi.
short-barking-rank = Egyforma falkák közül a jobb rang nyer. Az 1-es a legjobb.
short-barking-turn = A körödben tedd egyetlen fajta kutyáit egyetlen tárgyhoz. Ott még nem lehetnek kutyáid, és abból a fajtából senkinek sem lehet ott. Vagy passzolj: akkor ebben a fordulóban kiszállsz.
short-barking-wonder = A csodakutya olyan fajtájú, amilyennel leteszed.
short-barking-cat = A kutyáid előtt kijátszhatsz egy macskát: húzz érte egy lapot, és tegyél macskazsetont egy tárgyra. Ott mindenki több fajtát is letehet, és később is tehet még hozzájuk.
short-barking-rounds = Öt forduló van: az elsőben három tárgy, aztán négy, és így tovább hétig. Annyi lapot kapsz, ahány tárgy van, és amit nem játszol ki, megmarad.
short-barking-worth = A végén egyféle tárgyból az első 3 pontot ér, a második 2-t, minden további 1-et.

short-goodboy-goal = Minden kutyus megmutatja, mit kér, és hány pontot ér. Aki mindent megad neki, azé a kutyus.
short-goodboy-roll = Dobj jutalmakért, ahányszor mersz. Előtted gyűlnek.
short-goodboy-cat = A köröd első macskája csak megfordítja a zsetonodat. A második mindent elvisz, ami előtted van, és vége a körödnek.
short-goodboy-any = Ez a bármi-oldal: vegyél ki a kasszából egy tetszőleges jutalmat. Egyes kiadásokban a véletlen választ; erre van beállítás.
short-goodboy-lay = Állj meg, tedd a jutalmakat a sarkaidba, és hívj egy kutyust, aki mindent megkapott, amit kér. A sarkokban lévő jutalmak későbbi körökre is ott maradnak.
short-goodboy-rob = Ha a kasszából elfogyott, amit dobtál, vedd el egy másik játékos sarkából.
short-goodboy-end = 20 pontnál a fordulót végigjátsszátok. Aztán a legtöbb pont nyer.

short-spots-goal = Kockákkal töltöd meg a kutyáid foltjait. Aki elsőként begyűjt hat kutyát, nyer.
short-spots-trick = A körödben válassz egy képpel felfelé fekvő trükköt, és tedd, amit mond. Utána képpel lefelé fordul.
short-spots-place = Minden dobott kocka a számával egyező szabad foltra kerül, vagy elásod a kertedben.
short-spots-bust = Ha 7-nél több pötty van a kertben, befuccsolsz: a kertedben és a kutyáidon lévő kockák elvesznek. A begyűjtött kutyák és a jutifalatok megmaradnak.
short-spots-treat = Egy jutifalatért a dobás összes kockáját újradobhatod.
short-spots-score = Trükk helyett begyűjtheted a teli kutyáidat. Ha egy trükk közben minden kutyád tele van, egyszerre begyűjtöd őket, és folytatod.
short-spots-tiles = Ha csak egy trükk marad képpel felfelé, jutifalat kerül rá, és mind visszafordul.

# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Három kutyus vár három kertben, és mindegyik megmutatja, mit kér. Add meg neki mindet, és hozzád jön a pontjaival együtt. Ma az nyer, aki 5 pontot gyűjt; igazi játszmában 20 kell.
goodboy-lesson-roll = A jutalmakat a kockák adják. Dobj!
goodboy-lesson-again = Egy bot, két gumikacsa és egy frizbi: mind előtted van. A bal oldali Jack Russell két kacsát és egy jutalomfalatot kér. Tehát egy jutalomfalat hiányzik. Annyiszor dobhatsz, ahányszor akarsz. Dobj újra.
goodboy-lesson-again-rather = Megállni biztonságos, de még egy kutyus sem jönne. Még egy dobás alig kockázat: amíg a zsetonod a kutyát mutatja, csak két macska egyszerre árthat. Dobj újra.
goodboy-lesson-stop = Egy jutalomfalat, és egy macska! Az első macska csak megfordítja a zsetonodat. A következő mindent elvinne, ami előtted van. A Jack Russellnek megvan, amit kér: állj meg.
goodboy-lesson-stop-rather = Bátor! De még egy macska, és oda mind az öt jutalom. Megvan, amiért jöttél: most állj meg.
goodboy-lesson-lay = Most tedd a jutalmakat a sarkaidba. Koppints a Jack Russellre, és megkapja a két kacsát és a jutalomfalatot. A bot és a frizbi maradjon nálad: amit nem teszel le, az megmarad. Aztán hívd a kutyust.
goodboy-lesson-lay-rather = Ami már sarokban van, azt nem lehet mozgatni. Csak két kacsát és a jutalomfalatot tedd a Jack Russellhez, a többi maradjon későbbre.
goodboy-lesson-came = Jó kutya! A Jack Russell a tiéd, és 2 pontot ér. Abból a sarokból minden visszakerült a kasszába, és megjött a kertbe a következő kutyus.
goodboy-lesson-bust = { $name } két labdát és egy csontot dob, többet akar, és erre két macska jön egyszerre. Az első megfordítja a zsetont, a második mindent elvisz, és vége a körnek, hívás nélkül. A sarkokban lévő jutalmakat a macska nem bántja.
goodboy-lesson-second = Megint te jössz. A zsetonod újra a kutyát mutatja, a bot és a frizbi még mindig megvan. Dobj.
goodboy-lesson-any = Egy bot és egy „bármelyik jutalom”: azt veszel ki a kasszából, amit csak szeretnél. A középső beagle egy csontot, két botot és egy kacsát kér. Vegyél egy csontot.
goodboy-lesson-any-rather = Te választasz. De a beagle csontot kér, és még nincs csontod: vegyél egyet.
goodboy-lesson-risk = Már csak a kacsa hiányzik. A zsetonod a kutyát mutatja, egyetlen macska tehát nem árthat. Dobj újra.
goodboy-lesson-risk-rather = Megállhatnál, és várhatnál egy kört. De amíg a zsetonodon kutya van, csak két macska egyszerre árthatna. Dobj újra.
goodboy-lesson-enough = Itt a kacsa, és vele egy macska. A zsetonod most a macskát mutatja: innentől minden macska mindent elvisz. Állj meg.
goodboy-lesson-enough-rather = Így szoktak elveszni a jutalmak! A beagle-nek megvan, amit kér: állj meg.
goodboy-lesson-serve = Koppints a beagle-re, hogy megkapja a csontot, a két botot és a kacsát, és hívj.
goodboy-lesson-serve-rather = A beagle egy csontot, két botot és egy kacsát kér. Csak ezeket tedd le, a többi maradjon.
goodboy-lesson-round = A beagle-lel 5 pontod van, és ez a rövid játszma célja. De a fordulót végigjátsszuk, hogy mindenki ugyanannyi kört kapjon: { $name } még egyszer lép.
goodboy-lesson-theirs = { $name } kétszer dob, időben megáll, és letesz egy jutalomfalatot és két frizbit: ezt kérte a máltai selyemkutya. Az elhívott kutyus rögtön elmegy, akárki tett is neki jutalmat. A többiek jutalmai maradnak, és a következő kutyusnak számítanak.
goodboy-lesson-corners = Egyet még nem láttál: ha a dobott jutalom elfogyott a kasszából, egy másik játékos sarkából veszed el. Így sarokban sincs semmi egészen biztonságban.
goodboy-lesson-end = 5 pont 2 ellen: nyertél! Már tudod, mikor kell újra dobni. Hogy mikor kell megállni, azt igazából senki sem tanulja meg.

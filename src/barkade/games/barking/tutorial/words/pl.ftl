# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Na ulicy czekają trzy przedmioty i twoje psy chcą na nie szczekać. Kto na koniec rundy ma przy którymś najwięcej psów, zabiera go do domu. Gra ma pięć rund; my zagramy dwie. Pierwsza jest bez kotów.
barking-lesson-lay = W swojej turze kładziesz psy jednej rasy przy jednym przedmiocie, ile chcesz. Poślij oba husky do skrzynki na listy: stuknij je, potem skrzynkę.
barking-lesson-lay-rather = Tak też wolno. Ale dwa husky razem trudno pobić: najpierw połóż oba przy skrzynce na listy.
barking-lesson-tie = { $name } też szczeka na skrzynkę: dwa buldogi. Czyli dwa na dwa. Spójrz na liczby w rogu, to rangi. 1 jest najlepsza. Husky mają 4, buldogi 9, więc nadal prowadzisz.
barking-lesson-mutt = Gdzie masz już psy, tam więcej nie dołożysz. Ale na kartony nikt jeszcze nie szczeka. Połóż przy nich kundla.
barking-lesson-mutt-rather = Gdzie nikt inny nie szczeka, wystarczy jeden kundel. Najpierw weź kartony: jeszcze się pojawią.
barking-lesson-doberman = { $name } ma jeszcze dobermana i szczeka na balon. Przy żadnym przedmiocie nie wolno położyć rasy, która już tam jest, ale tu było jeszcze pusto.
barking-lesson-pass = Nie masz już kart. Wtedy się pasuje, a kto spasuje, nie gra do końca rundy. Karty, których nie zagrasz, zostają u ciebie.
barking-lesson-won = { $name } też pasuje i runda się kończy. Skrzynka jest twoja dzięki lepszej randze, kartony też. { $name } dostaje balon. Wszystkie psy idą pod spód talii i rozdaje się karty na następną rundę.
barking-lesson-kinds = Twoje zdobycze leżą przed tobą. Na koniec pierwszy przedmiot danego rodzaju jest wart 3 punkty, drugi 2, a każdy następny 1. Lepiej więc mieć wiele różnych niż dużo takich samych. Teraz znów są kartony.
barking-lesson-cats = I oto są koty! Każdy ma jednego. Zaraz zobaczysz, co potrafią. Rundę zaczyna, kto spasował ostatni: { $name }.
barking-lesson-first = { $name } kładzie dwa jack russelle przy kartonach.
barking-lesson-wonder = Masz dwie chihuahuy i cudopsa, który jest takiej rasy, z jaką go położysz. To razem trzy psy. Stuknij chihuahuy, potem cudopsa, potem kartony.
barking-lesson-wonder-rather = Dwa na dwa nie wystarczy: jack russelle mają lepszą rangę. Połóż przy kartonach obie chihuahuy razem z cudopsem.
barking-lesson-token = { $name } zagrywa kota: dobiera za niego kartę i kładzie żeton kota przy kartonach. Od teraz wolno tam wszystko.
barking-lesson-mixed = Gdzie leży żeton kota, każdy może położyć kilka ras naraz i dołożyć psy do swoich. Dlatego { $name } dokłada doga niemieckiego i kundla: cztery psy na twoje trzy.
barking-lesson-cat = Tobie wolno to samo. Zagraj kota: dobierasz za niego kartę, a tura dalej jest twoja.
barking-lesson-cat-rather = Z jeszcze jednym psem byłoby cztery na cztery, a wtedy decyduje tamten dog niemiecki. Najpierw zagraj kota i zobacz, co dobierzesz.
barking-lesson-leave = Labrador. Teraz możesz gdzieś położyć żeton kota. Ale przy kartonach jeden już leży, a żeton działa dla wszystkich: tym razem lepiej żadnego nie kłaść.
barking-lesson-leave-rather = Skorzysta z niego i { $name }, tak samo jak ty. Tym razem nie kładź żetonu.
barking-lesson-both = Teraz zagraj labradora i buldoga razem: stuknij oba, potem kartony. Z tymi trzema, które tam są, masz pięć psów.
barking-lesson-both-rather = Żeby prowadzić, potrzebujesz obu. Połóż labradora i buldoga przy kartonach za jednym razem.
barking-lesson-husky = { $name } ma jeszcze jednego husky'ego i posyła go do furgonetki.
barking-lesson-out = Nie masz już kart. Spasuj.
barking-lesson-scored = To była ostatnia runda. Kartony są twoje, pięć psów na cztery. { $name } bierze furgonetkę, a to, na co nikt nie szczekał, wypada z gry. Masz skrzynkę i dwa razy kartony: 3, 3 i 2 to 8 punktów. { $name } ma dwa różne przedmioty: 6.
barking-lesson-end = Wygrywasz! Prawdziwa gra ma pięć rund, w każdej od trzech do siedmiu przedmiotów i do pięciu szczekających sfor. Miej oko na koty.

# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = W skrócie
rules-whole = Wszystkie zasady
rules-learn = Samouczek
rules-search = Szukaj: słowo lub numer ({ $rule })
rules-found = { $count ->
    [0] Nic nie ma. Spróbuj krótszego słowa.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
    [many] Znaleziono { $count } zasad.
   *[other] Znaleziono { $count } zasady.
}
rules-english = Tych zasad nie ma jeszcze po polsku, więc na razie są po angielsku.

short-dig-goal = Na podwórku zakopane są kości. Zanieś każdą do miski w jej kolorze.
short-dig-scent = Karta pachnie dwoma kolorami, a jej kość ma jeden z nich. Każdy zapach jest na dwóch kartach i każda kryje inny z tych kolorów: znasz jedną, znasz obie.
short-dig-turn = W turze masz trzy akcje, w dowolnej kolejności: ruch, kopanie, dostawa. Co wykopiesz, widzisz tylko ty.
short-dig-carry = Do pyska wejdą trzy kości. Każda skraca ci drogę o jedno pole.
short-dig-hole = Na koniec twojej tury lukę po wykopanej karcie wypełnia ta najdalsza. Może to być nawet miska!
short-dig-worth = Im bliżej budy leży miska, tym więcej warte są jej kości.
short-dig-end = Gdy na podwórku nie ma już kości, liczy się punkty. Kość w pysku nic nie daje.

short-barking-goal = Na ulicy czekają różne przedmioty. Kto ma przy którymś najwięcej psów, zabiera go do domu.
short-barking-rank = Jeśli sfory są równe, wygrywa lepsza ranga. 1 jest najlepsza.
short-barking-turn = W swojej turze połóż psy jednej rasy przy jednym przedmiocie. Nie możesz mieć tam jeszcze psów i nikt nie może mieć tam tej rasy. Albo spasuj: wtedy w tej rundzie już nie grasz.
short-barking-wonder = Cudopies jest takiej rasy, z jaką go położysz.
short-barking-cat = Przed psami możesz zagrać kota: dobierz za niego kartę i połóż przy jakimś przedmiocie żeton kota. Tam każdy może położyć kilka ras i później dokładać psy.
short-barking-rounds = Rund jest pięć: w pierwszej są trzy przedmioty, potem cztery, aż do siedmiu. Dostajesz tyle kart, ile jest przedmiotów, a niezagrane zostają u ciebie.
short-barking-worth = Na koniec pierwszy przedmiot danego rodzaju jest wart 3 punkty, drugi 2, każdy następny 1.

short-goodboy-goal = Każdy pies pokazuje, czego chce i ile punktów jest wart. Kto da mu wszystko, dostaje psa.
short-goodboy-roll = Rzucaj po fanty, ile razy masz odwagę. Leżą przed tobą.
short-goodboy-cat = Pierwszy kot w turze tylko odwraca twój żeton. Drugi zabiera wszystko, co leży przed tobą, i tura się kończy.
short-goodboy-any = Ta ścianka to dowolny fant: weź, który chcesz. W niektórych wydaniach decyduje los; jest na to opcja.
short-goodboy-lay = Skończ rzucać, rozłóż fanty w swoich narożnikach i przywołaj jednego psa, który ma już wszystko. Fanty w narożnikach zostają na następne tury.
short-goodboy-rob = Jeśli wyrzuconego fantu nie ma już w puli, weź go z narożnika innego gracza.
short-goodboy-end = Gdy ktoś ma 20 punktów, kolejkę gra się do końca. Potem wygrywa, kto ma najwięcej punktów.

short-spots-goal = Kostki wypełniają łatki twoich psów. Kto pierwszy zaliczy sześć psów, wygrywa.
short-spots-trick = W swojej turze wybierz odkrytą sztuczkę i zrób, co mówi. Potem leży zakryta.
short-spots-place = Każda rzucona kostka idzie na wolną łatkę ze swoją liczbą albo zostaje zakopana w ogródku.
short-spots-bust = Więcej niż 7 oczek w ogródku to fura: przepadają kostki z ogródka i z psów. Zaliczone psy i smakołyki zostają.
short-spots-treat = Za smakołyk możesz przerzucić wszystkie kostki rzutu.
short-spots-score = Zamiast sztuczki możesz zaliczyć wypełnione psy. Jeśli w środku sztuczki wszystkie twoje psy są wypełnione, zaliczasz je od razu i grasz dalej.
short-spots-tiles = Gdy odkryta jest już tylko jedna sztuczka, trafia na nią smakołyk, a wszystkie zostają znów odkryte.

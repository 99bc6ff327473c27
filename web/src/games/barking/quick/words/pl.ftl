# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = Na ulicy czekają różne przedmioty. Kto ma przy którymś najwięcej psów, zabiera go do domu.
short-barking-rank = Jeśli sfory są równe, wygrywa lepsza ranga. 1 jest najlepsza.
short-barking-turn = W swojej turze połóż psy jednej rasy przy jednym przedmiocie. Nie możesz mieć tam jeszcze psów i nikt nie może mieć tam tej rasy. Albo spasuj: wtedy w tej rundzie już nie grasz.
short-barking-wonder = Cudopies jest takiej rasy, z jaką go położysz.
short-barking-cat = Przed psami możesz zagrać kota: dobierz za niego kartę i połóż przy jakimś przedmiocie żeton kota. Tam każdy może położyć kilka ras i później dokładać psy.
short-barking-rounds = Rund jest pięć: w pierwszej są trzy przedmioty, potem cztery, aż do siedmiu. Dostajesz tyle kart, ile jest przedmiotów, a niezagrane zostają u ciebie.
short-barking-worth = Na koniec pierwszy przedmiot danego rodzaju jest wart 3 punkty, drugi 2, każdy następny 1.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-barking-goal = Pe stradă sunt tot felul de obiecte. Cine are cei mai mulți câini la un obiect îl ia acasă.
short-barking-rank = Dacă haitele sunt la fel de mari, câștigă rangul mai bun. 1 e cel mai bun.
short-barking-turn = În tura ta pui câini de o singură rasă la un obiect. Doar unde nu ai încă niciun câine și unde nimeni nu are rasa aceea. Sau spui pas: atunci ai ieșit din rundă.
short-barking-wonder = Un câine-minune e de rasa cu care îl pui.
short-barking-cat = Înainte de câini poți juca o pisică: tragi pentru ea o carte și pui un jeton cu pisică pe un obiect. Acolo oricine poate pune mai multe rase, și alți câini mai târziu.
short-barking-rounds = Sunt cinci runde, cu trei obiecte, apoi patru, până la șapte. Primești atâtea cărți câte obiecte sunt și păstrezi ce nu joci.
short-barking-worth = La sfârșit, primul obiect de un fel valorează 3 puncte, al doilea 2, fiecare în plus câte 1.

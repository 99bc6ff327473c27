# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Zarurile umplu petele câinilor tăi. Câștigă cine punctează primul șase câini.
short-spots-trick = În tura ta alege un truc cu fața în sus și fă ce spune. Apoi plăcuța se întoarce cu fața în jos.
short-spots-place = Fiecare zar aruncat merge pe o pată liberă cu numărul lui sau e îngropat în curtea ta.
short-spots-bust = Cu mai mult de 7 puncte în curte dai de bucluc: pierzi zarurile din curte și de pe câini. Câinii punctați și recompensele rămân.
short-spots-treat = Cu o recompensă arunci din nou toate zarurile unei aruncări.
short-spots-score = În loc de un truc poți puncta câinii compleți. Dacă toți câinii tăi sunt compleți în mijlocul unui truc, se punctează pe loc, iar tu continui.
short-spots-tiles = Când rămâne un singur truc cu fața în sus, primește o recompensă și toate plăcuțele se întorc cu fața în sus.

# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = Na podwórku zakopane są kości. Zanieś każdą do miski w jej kolorze.
short-dig-scent = Karta pachnie dwoma kolorami, a jej kość ma jeden z nich. Każdy zapach jest na dwóch kartach i każda kryje inny z tych kolorów: znasz jedną, znasz obie.
short-dig-turn = W turze masz trzy akcje, w dowolnej kolejności: ruch, kopanie, dostawa. Co wykopiesz, widzisz tylko ty.
short-dig-carry = Do pyska wejdą trzy kości. Każda skraca ci drogę o jedno pole.
short-dig-hole = Na koniec twojej tury lukę po wykopanej karcie wypełnia ta najdalsza. Może to być nawet miska!
short-dig-worth = Im bliżej budy leży miska, tym więcej warte są jej kości.
short-dig-end = Gdy na podwórku nie ma już kości, liczy się punkty. Kość w pysku nic nie daje.

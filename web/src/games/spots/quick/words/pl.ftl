# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Kostki wypełniają łatki twoich psów. Kto pierwszy zaliczy sześć psów, wygrywa.
short-spots-trick = W swojej turze wybierz odkrytą sztuczkę i zrób, co mówi. Potem leży zakryta.
short-spots-place = Każda rzucona kostka idzie na wolną łatkę ze swoją liczbą albo zostaje zakopana w ogródku.
short-spots-bust = Więcej niż 7 oczek w ogródku to fura: przepadają kostki z ogródka i z psów. Zaliczone psy i smakołyki zostają.
short-spots-treat = Za smakołyk możesz przerzucić wszystkie kostki rzutu.
short-spots-score = Zamiast sztuczki możesz zaliczyć wypełnione psy. Jeśli w środku sztuczki wszystkie twoje psy są wypełnione, zaliczasz je od razu i grasz dalej.
short-spots-tiles = Gdy odkryta jest już tylko jedna sztuczka, trafia na nią smakołyk, a wszystkie zostają znów odkryte.

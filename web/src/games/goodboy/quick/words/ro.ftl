# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Fiecare cățeluș arată ce vrea și câte puncte valorează. Cine îi dă tot ia cățelușul.
short-goodboy-roll = Aruncă pentru premii de câte ori ai curaj. Se strâng în fața ta.
short-goodboy-cat = Prima pisică a turei doar îți întoarce jetonul. A doua ia tot ce ai în față, și tura ta s-a încheiat.
short-goodboy-any = Fața asta e orice premiu: ia unul la alegere. În ediția românească și în altele îl aleg sorții; există o opțiune pentru asta.
short-goodboy-lay = Oprește-te, pune premii în colțurile tale și cheamă un cățeluș care are tot ce vrea. Premiile din colțuri rămân acolo pentru turele următoare.
short-goodboy-rob = Dacă în grămadă nu mai e un premiu pe care îl arunci, ia unul din colțul altui jucător.
short-goodboy-end = La 20 de puncte, runda se joacă până la capăt. Apoi câștigă cine are cele mai multe puncte.

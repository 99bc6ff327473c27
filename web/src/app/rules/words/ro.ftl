# The short page of rules: a picture and a sentence or two for each thing that matters. The numbered rules follow below it.

rules-short = Pe scurt
rules-whole = Toate regulile
rules-learn = Învață jucând
rules-search = Caută în reguli: un cuvânt sau un număr, de pildă { $rule }
rules-found = { $count ->
    [0] N-am găsit nimic. Încearcă un cuvânt mai scurt.
    [one] O regulă găsită.
    [few] { $count } reguli găsite.
   *[other] { $count } de reguli găsite.
}
rules-english = Regulile astea încă nu sunt scrise în limba ta, așa că iată-le în engleză.

short-dig-goal = În curte sunt îngropate oase. Du-l pe fiecare la castronul de culoarea lui.
short-dig-scent = O carte miroase a două culori, iar osul ei are una dintre ele. Fiecare miros e de două ori, iar cele două cărți ascund câte o culoare: știi una, le știi pe amândouă.
short-dig-turn = Ai trei acțiuni pe tură, în orice ordine: mergi, sapă, livrează. Ce dezgropi vezi doar tu.
short-dig-carry = În bot încap trei oase. Fiecare îți scurtează drumul cu un loc.
short-dig-hole = Când se încheie tura, cartea cea mai îndepărtată umple groapa săpată de tine. Poate fi chiar un castron!
short-dig-worth = Cu cât un castron e mai aproape de cușcă, cu atât valorează mai mult oasele lui.
short-dig-end = Când ultimul os a ieșit din curte, se numără punctele. Un os în bot nu se pune.

short-barking-goal = Pe stradă sunt obiecte. Cine are cei mai mulți câini la un obiect îl ia acasă.
short-barking-rank = Dacă haitele sunt la fel de mari, câștigă rangul mai bun. 1 e cel mai bun.
short-barking-turn = În tura ta pui câini de o singură rasă la un obiect. Doar unde nu ai încă niciun câine și unde nimeni nu are rasa aceea. Sau spui pas: atunci ai ieșit din rundă.
short-barking-wonder = Un câine-minune e de rasa cu care îl pui.
short-barking-cat = Înainte de câini poți juca o pisică: tragi pentru ea o carte și pui un jeton cu pisică pe un obiect. Acolo oricine poate pune mai multe rase, și alți câini mai târziu.
short-barking-rounds = Sunt cinci runde, cu trei obiecte, apoi patru, până la șapte. Primești atâtea cărți câte obiecte sunt și păstrezi ce nu joci.
short-barking-worth = La sfârșit, primul obiect de un fel valorează 3 puncte, al doilea 2, fiecare în plus câte 1.

short-goodboy-goal = Fiecare cățel arată ce vrea și câte puncte valorează. Cine îi dă tot ia cățelul.
short-goodboy-roll = Aruncă după premii de câte ori ai curaj. Stau în fața ta.
short-goodboy-cat = Prima pisică a turei doar îți întoarce jetonul. A doua ia tot ce ai în față, și tura ta s-a încheiat.
short-goodboy-any = Fața asta e orice premiu: ia unul la alegere. În ediția românească și în altele îl aleg sorții; există o opțiune pentru asta.
short-goodboy-lay = Oprește-te, pune premii în colțurile tale și cheamă un cățel care are tot ce vrea. Premiile din colțuri rămân acolo pentru turele următoare.
short-goodboy-rob = Dacă în grămadă nu mai e un premiu pe care îl arunci, ia unul din colțul altui jucător.
short-goodboy-end = La 20 de puncte, runda se joacă până la capăt. Apoi câștigă cine are cele mai multe puncte.

short-spots-goal = Zarurile umplu petele câinilor tăi. Câștigă cine are întâi șase câini terminați.
short-spots-trick = În tura ta alege un truc cu fața în sus și fă ce spune. Apoi stă cu fața în jos.
short-spots-place = Fiecare zar aruncat merge pe o pată liberă cu numărul lui sau e îngropat în curtea ta.
short-spots-bust = Cu mai mult de 7 puncte în curte dai de bucluc: pierzi zarurile din curte și de pe câini. Câinii terminați și recompensele rămân.
short-spots-treat = Cu o recompensă arunci din nou toate zarurile unei aruncări.
short-spots-score = În loc de un truc poți puncta câinii compleți. Dacă toți câinii tăi sunt compleți în mijlocul unui truc, se punctează pe loc, iar tu continui.
short-spots-tiles = Când rămâne un singur truc cu fața în sus, primește o recompensă și se întorc toate în sus.

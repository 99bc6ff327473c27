# The rules in short: a picture and a sentence or two for each thing that matters.

short-dig-goal = În curte sunt îngropate oase. Du-l pe fiecare la castronul de culoarea lui.
short-dig-scent = O carte miroase a două culori, iar osul ei are una dintre ele. Fiecare miros e pe două cărți, cu oase de culori diferite: știi una, le știi pe amândouă.
short-dig-turn = Ai trei acțiuni pe tură, în orice ordine: mergi, sapă, livrează. Ce dezgropi vezi doar tu.
short-dig-carry = În bot încap trei oase. Fiecare îți scurtează drumul cu un loc.
short-dig-hole = Când se încheie tura, cartea cea mai îndepărtată umple groapa săpată de tine. Poate fi chiar un castron!
short-dig-worth = Cu cât un castron e mai aproape de cușcă, cu atât valorează mai mult oasele lui.
short-dig-end = Când ultimul os a ieșit din curte, se numără punctele. Un os în bot nu contează.

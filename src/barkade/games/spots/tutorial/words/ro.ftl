# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Intrăm într-un joc aproape terminat. Câinii au pete cu numere, iar zarurile le umplu. Câștigă cine punctează primul șase câini. Tu ai deja trei. Missy mai are nevoie de un 3 și un 4, Burt doar de un 1.
spots-lesson-yard = Un zar care nu merge pe niciun câine e îngropat în curtea ta. În ea încap 7 puncte, iar acum sunt 2. Peste 7 dai de bucluc: pierzi zarurile din curte și de pe câini. Câinii punctați sunt în siguranță.
spots-lesson-walk = În tura ta alegi unul dintre cele șase trucuri și faci ce spune. Ia „Plimbă-te”, cel galben: arunci două zaruri, apoi încă unul, dacă vrei.
spots-lesson-walk-rather = Fiecare truc are clipa lui. Dar două zaruri sunt exact cât trebuie pentru început: alege „Plimbă-te”.
spots-lesson-treat = Un 4 și un 6. Lui Missy i s-ar potrivi 4, dar 6 nu merge nicăieri, iar cu el ai avea 8 puncte în curte. Ai o recompensă: dă-o și aruncă din nou toate zarurile.
spots-lesson-treat-rather = Cu 6 ai avea în curte 8 puncte, cu unul prea mult, și s-ar pierde tot. Dă recompensa și aruncă din nou.
spots-lesson-settle = Așa da! Pune 3 pe Missy și îngroapă 2. Atinge un zar, apoi locul lui.
spots-lesson-settle-rather = Un zar în curte nu ajută pe nimeni. Missy are nevoie de un 3: pune-l acolo și îngroapă 2.
spots-lesson-more = Acum „Plimbă-te” îți mai oferă un zar. În curtea ta sunt 4 puncte: un 1 sau un 4 își găsește pata, un 2 sau un 3 încape în curte, și doar un 5 sau un 6 ar strica. Aruncă.
spots-lesson-more-rather = Dacă te oprești, mergi la sigur. Dar patru numere din șase îți sunt bune, dintre care două foarte bune: aruncă.
spots-lesson-fill = Un 4! Asta e tot ce-i trebuie lui Missy. Pune-l pe ea.
spots-lesson-fill-rather = Ar fi păcat să-l îngropi. Pune 4 pe Missy.
spots-lesson-bust = { $name } face trucul „Aleargă”, aruncă 5, 6 și 6 și niciunul nu se potrivește. Cu 5 puncte în curte nu încape niciunul: bucluc. Zarurile s-au dus, dar câinii punctați rămân. Apropo, trucurile făcute stau cu fața în jos.
spots-lesson-fetch = Missy e completă. Ai putea s-o punctezi acum, în loc de un truc. Dar dacă toți câinii tăi sunt compleți în mijlocul unui truc, se punctează pe loc, pe gratis. Lipsește doar 1 pentru Burt. „Aport” aruncă opt zaruri: încearcă-l.
spots-lesson-fetch-rather = Merge și așa. Dar cu „Aport” arunci opt zaruri și păstrezi un număr; un 1 e aproape mereu printre ele. Alege „Aport”.
spots-lesson-name = Alege un număr: se așază toate zarurile care îl arată, iar celelalte se întorc. E exact un 1. Alege-l.
spots-lesson-name-rather = Zarurile astea ar trebui să ajungă în curtea ta. 1 e cel care își găsește pata: alege-l.
spots-lesson-burt = Pune 1 pe Burt.
spots-lesson-burt-rather = Burt așteaptă de mult acest 1. Pune-l pe el.
spots-lesson-fast = Toți câinii tăi erau compleți, așa că s-au punctat amândoi pe loc. Acum ai cinci. Pentru fiecare câine punctat tragi unul nou, dar niciodată mai mult de șase cărți cu totul: vine Ursula, care are nevoie de un 1 și un 5.
spots-lesson-beg = { $name } face trucul „Cerșește” și ia o recompensă: o tură fără zaruri și fără pericol.
spots-lesson-howl = Doar două trucuri mai sunt cu fața în sus. „Urlă” îți dă un câine nou, dacă ai mai puțin de șase cărți, apoi aruncă un zar. Fă-l.
spots-lesson-howl-rather = Păstrează-l pe acela pentru mai târziu. „Urlă” aruncă un singur zar, iar curtea ta are loc: alege „Urlă”.
spots-lesson-ursula = Un 5, ca la comandă. Pune-l pe Ursula.
spots-lesson-ursula-rather = În curte ar fi bucluc. Pune 5 pe Ursula.
spots-lesson-turned = Rămăsese un singur truc cu fața în sus. Așa că a primit o recompensă, iar toate plăcuțele s-au întors în sus. { $name } face trucul „Plimbă-te”, pune un 2 pe Jolene, îngroapă un 6 și se oprește acolo. E înțelept, cu 6 puncte în curte.
spots-lesson-over = Recompensa e pe „Rostogol”, și o ia cine alege plăcuța asta. În plus, trucul aruncă din nou toate zarurile din curtea ta: bun ca s-o golești. Alege „Rostogol”.
spots-lesson-over-rather = Poate ai noroc. Dar „Rostogol” îți aduce o recompensă, îți golește curtea și îți dă două șanse la 1 pentru Ursula. Alege-l.
spots-lesson-win = Iată-l pe 1! Pune-l pe Ursula și îngroapă 3.
spots-lesson-win-rather = 1 pe Ursula câștigă jocul. Pune-l acolo și îngroapă 3.
spots-lesson-end = Ursula e completă și e al șaselea câine al tău: ai câștigat! Într-un joc adevărat fiecare începe cu doi câini, un zar îngropat și o recompensă, și mai sunt multe alte trucuri de descoperit.

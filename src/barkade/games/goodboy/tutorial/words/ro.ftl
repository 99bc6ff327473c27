# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Trei cățeluși așteaptă în trei curți și fiecare arată ce vrea. Dă-i unui cățeluș tot ce vrea și vine la tine, cu punctele lui. Azi câștigă cine are 5 puncte; într-un joc adevărat, 20.
goodboy-lesson-roll = Premiile vin de la zaruri. Aruncă-le!
goodboy-lesson-again = Un băț, două rățuște de cauciuc și un frisbee: toate stau în fața ta. Cățelușul Jack Russell din stânga vrea două rățuște și o gustare. Deci lipsește o gustare. Poți arunca de câte ori vrei. Aruncă din nou.
goodboy-lesson-again-rather = E sigur să te oprești, dar încă n-ar veni niciun cățeluș. Încă o aruncare nu-i mare risc: cât jetonul tău arată cățelușul, strică doar două pisici deodată. Aruncă din nou.
goodboy-lesson-stop = O gustare și o pisică! Prima pisică doar îți întoarce jetonul. Următoarea ar lua tot ce ai în față. Ai tot ce vrea Jack Russell: oprește-te.
goodboy-lesson-stop-rather = Ce curaj! Dar încă o pisică și s-au dus toate cele cinci premii. Ai ce ți-ai dorit: oprește-te acum.
goodboy-lesson-lay = Acum pune premii în colțurile tale. Atinge-l pe Jack Russell ca să-i dai cele două rățuște și gustarea. Păstrează bățul și frisbee-ul: ce nu pui îți rămâne. Apoi cheamă-l.
goodboy-lesson-lay-rather = Premiile dintr-un colț nu se mai pot muta. Pune la Jack Russell doar cele două rățuște și gustarea și păstrează restul pentru mai târziu.
goodboy-lesson-came = Cuminte! Jack Russell e al tău, pentru 2 puncte. Tot ce era în colțul acela s-a întors în grămadă, iar în curte a venit următorul cățeluș.
goodboy-lesson-bust = { $name } aruncă două mingi și un os, vrea mai mult și aruncă două pisici deodată. Prima întoarce jetonul, a doua ia toate premiile, iar tura se încheie fără chemare. Ce e în colțuri ar fi fost în siguranță.
goodboy-lesson-second = E iar rândul tău. Jetonul tău arată din nou cățelușul, iar bățul și frisbee-ul sunt tot acolo. Aruncă.
goodboy-lesson-any = Un băț și un „orice premiu”: ia din grămadă ce poftești. Beagle-ul din mijloc vrea un os, două bețe și o rățușcă. Ia un os.
goodboy-lesson-any-rather = Alegerea e a ta. Dar beagle-ul vrea un os, iar tu încă nu ai: ia osul.
goodboy-lesson-risk = Acum lipsește doar rățușca. Jetonul tău arată cățelușul, așa că o singură pisică n-ar strica. Aruncă din nou.
goodboy-lesson-risk-rather = Ai putea să te oprești și să aștepți o tură. Dar cât jetonul arată cățelușul, ar strica doar două pisici deodată. Aruncă din nou.
goodboy-lesson-enough = Iată rățușca, și odată cu ea o pisică. Jetonul tău arată acum pisica: de aici încolo, orice pisică te costă tot. Oprește-te.
goodboy-lesson-enough-rather = Așa se pierd premiile! Ai tot ce vrea beagle-ul: oprește-te.
goodboy-lesson-serve = Atinge beagle-ul ca să-i pui un os, două bețe și rățușca, apoi cheamă-l.
goodboy-lesson-serve-rather = Beagle-ul vrea un os, două bețe și o rățușcă. Pune doar atât și păstrează restul.
goodboy-lesson-round = Cu beagle-ul ajungi la 5 puncte, ținta acestui joc scurt. Dar runda se joacă până la capăt, ca toți să fi avut la fel de multe ture: { $name } mai are una.
goodboy-lesson-theirs = { $name } aruncă de două ori, se oprește la timp și pune o gustare și două frisbee-uri: exact ce voia bichonul maltez. Un cățeluș chemat pleacă imediat, oricine ar mai fi pus premii pentru el. Premiile acelea rămân și se pun la socoteală pentru cățelușul următor.
goodboy-lesson-corners = Un lucru nu l-ai văzut încă: dacă în grămadă nu mai e un premiu pe care îl arunci, îl iei din colțul altui jucător. Deci nimic dintr-un colț nu e chiar în siguranță.
goodboy-lesson-end = 5 puncte la 2: ai câștigat! Acum știi când să mai arunci. Când să te oprești nu învață nimeni niciodată cu adevărat.

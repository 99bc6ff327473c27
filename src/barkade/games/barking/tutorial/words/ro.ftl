# A first game of Barking Up the Wrong Tree, step by step: two rounds, the first without cats. The learner reads these one
# at a time while the board lies there; the messages with -rather answer a move that is allowed but not the one that the
# lesson is about. { $name } is the other player.

barking-lesson-welcome = Pe stradă sunt trei obiecte, iar câinii tăi vor să latre la ele. Cine are la sfârșitul rundei cei mai mulți câini la un obiect îl ia acasă. Un joc are cinci runde; noi jucăm două. Prima e fără pisici.
barking-lesson-lay = În tura ta pui câini de o singură rasă la un obiect, oricâți vrei. Du-i pe cei doi husky la cutia poștală: atinge-i pe ei, apoi cutia poștală.
barking-lesson-lay-rather = Se poate și așa. Dar doi husky împreună sunt greu de bătut: pune-i întâi pe amândoi la cutia poștală.
barking-lesson-tie = Și { $name } latră la cutia poștală: doi buldogi. Sunt doi contra doi. Uită-te la numerele din colț, ele sunt rangurile. 1 e cel mai bun. Husky are 4, buldogul 9, deci tot tu conduci.
barking-lesson-mutt = Nu poți pune alți câini unde ai deja. Dar la cutii încă nu latră nimeni. Pune-ți maidanezul acolo.
barking-lesson-mutt-rather = Unde nu mai latră nimeni ajunge un singur maidanez. Ia întâi cutiile: o să mai apară.
barking-lesson-doberman = { $name } mai are un doberman și îl trimite la balon. La un obiect nimeni nu poate pune o rasă care e deja acolo, dar la acesta nu era încă nimeni.
barking-lesson-pass = Mâna ta e goală. Fără cărți spui pas; cine a spus pas a ieșit din rundă. Cărțile pe care nu le joci îți rămân.
barking-lesson-won = Spune pas și { $name }, iar runda s-a încheiat. Cutia poștală e a ta, datorită rangului mai bun, și cutiile la fel. { $name } ia balonul. Toți câinii au mers sub pachet și s-au împărțit cărțile pentru runda următoare.
barking-lesson-kinds = Ce ai câștigat stă în fața ta. La sfârșit, primul obiect de un fel valorează 3 puncte, al doilea 2 și fiecare în plus câte 1. Deci multe obiecte diferite sunt mai bune decât multe la fel. Acum au apărut din nou cutii.
barking-lesson-cats = Și acum vin pisicile! Fiecare a primit câte una. Vezi imediat la ce sunt bune. Începe cine a spus pas ultimul: { $name }.
barking-lesson-first = { $name } pune doi Jack Russell la cutii.
barking-lesson-wonder = Ai doi chihuahua și un câine-minune, care e de rasa cu care îl pui. Fac trei. Atinge câinii chihuahua, apoi câinele-minune, apoi cutiile.
barking-lesson-wonder-rather = Doi contra doi n-ar ajunge: Jack Russell are rangul mai bun. Pune la cutii cei doi chihuahua împreună cu câinele-minune.
barking-lesson-token = { $name } joacă o pisică: trage pentru ea o carte și pune un jeton cu pisică pe cutii. De acum încolo, acolo merge orice.
barking-lesson-mixed = La un obiect cu jeton cu pisică, oricine poate amesteca rase și poate adăuga câini chiar dacă are deja acolo. Așa că { $name } adaugă un dog german și un maidanez: patru câini contra celor trei ai tăi.
barking-lesson-cat = Ce pot alții poți și tu. Joacă-ți pisica: tragi pentru ea o carte, iar tura îți rămâne.
barking-lesson-cat-rather = Cu încă un câine ar fi patru contra patru și ar hotărî dogul german. Joacă-ți întâi pisica și vezi ce tragi.
barking-lesson-leave = Un labrador. Acum poți pune undeva un jeton cu pisică. Dar cutiile au deja unul, iar un jeton e pentru toți: de data asta mai bine nu pune niciunul.
barking-lesson-leave-rather = Acolo ar fi la fel de bun pentru { $name } ca și pentru tine. De data asta nu pune niciun jeton.
barking-lesson-both = Acum pune labradorul și buldogul împreună: atinge-i pe amândoi, apoi cutiile. Cu cei trei care sunt acolo ai cinci.
barking-lesson-both-rather = Îți trebuie amândoi ca să conduci. Pune labradorul și buldogul la cutii dintr-o dată.
barking-lesson-husky = { $name } mai are un husky și îl trimite la furgonetă.
barking-lesson-out = Nu mai ai nicio carte. Spune pas.
barking-lesson-scored = A fost ultima rundă. Cutiile sunt ale tale, cu cinci câini contra patru. Furgoneta o ia { $name }, iar obiectul la care n-a lătrat nimeni iese din joc. Ai o cutie poștală și de două ori cutii: 3, 3 și 2 fac 8 puncte. { $name } are două obiecte de feluri diferite: 6.
barking-lesson-end = Ai câștigat! Un joc adevărat are cinci runde, cu trei până la șapte obiecte fiecare și până la cinci haite care latră la ele. Fii cu ochii pe pisici.

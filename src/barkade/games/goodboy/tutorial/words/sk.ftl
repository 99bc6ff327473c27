# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Na troch dvoroch čakajú tri psíky a každý ukazuje, čo chce. Daj mu to všetko a príde k tebe aj so svojimi bodmi. Dnes vyhráva 5 bodov, v skutočnej hre 20.
goodboy-lesson-roll = Ceny dávajú kocky. Hoď!
goodboy-lesson-again = Palička, dve gumené kačičky a frisbee: všetko leží pred tebou. Jack russell vľavo chce dve kačičky a maškrtu. Chýba teda maškrta. Hádzať môžeš, koľkokrát chceš. Hoď znova.
goodboy-lesson-again-rather = Prestať je bezpečné, ale žiadny psík by ešte neprišiel. Ďalší hod je len malé riziko: kým tvoj žetón ukazuje psa, ublížia iba dve mačky naraz. Hoď znova.
goodboy-lesson-stop = Maškrta, a mačka! Prvá mačka iba otočí tvoj žetón. Ďalšia by zobrala všetko, čo leží pred tebou. Máš všetko, čo jack russell chce: prestaň.
goodboy-lesson-stop-rather = Odvážne! Ale ešte jedna mačka a všetkých päť cien je preč. Čo potrebuješ, máš: prestaň hádzať.
goodboy-lesson-lay = Teraz polož ceny do svojich rohov. Ťukni na jack russella a dostane dve kačičky a maškrtu. Paličku a frisbee si nechaj: čo nepoložíš, ti ostane. Potom volaj.
goodboy-lesson-lay-rather = Ceny v rohu sa už presunúť nedajú. Polož jack russellovi iba dve kačičky a maškrtu a zvyšok si nechaj na neskôr.
goodboy-lesson-came = Dobrý psík! Jack russell je tvoj, za 2 body. Všetko z toho rohu išlo späť do banku a na dvor prišiel ďalší psík.
goodboy-lesson-bust = { $name } hádže dve loptičky a kosť, chce viac a padnú dve mačky naraz. Prvá otáča žetón, druhá berie všetky ceny a ťah sa končí bez privolania. Čo leží v rohoch, by bolo v bezpečí.
goodboy-lesson-second = Si zas na ťahu. Tvoj žetón znova ukazuje psa a paličku aj frisbee stále máš. Hoď.
goodboy-lesson-any = Palička a ľubovoľná cena: vezmi si z banku, čo chceš. Bígl v strede chce kosť, dve paličky a kačičku. Vezmi kosť.
goodboy-lesson-any-rather = Je to na tebe. Ale bígl chce kosť a ty ešte žiadnu nemáš: vezmi kosť.
goodboy-lesson-risk = Teraz chýba iba kačička. Tvoj žetón ukazuje psa, takže jedna mačka by nevadila. Hoď znova.
goodboy-lesson-risk-rather = Môžeš prestať a počkať na ďalší ťah. Ale kým je na žetóne pes, ublížia iba dve mačky naraz. Hoď znova.
goodboy-lesson-enough = Je tu kačička a s ňou mačka. Tvoj žetón teraz ukazuje mačku: odteraz ťa každá mačka stojí všetko. Prestaň.
goodboy-lesson-enough-rather = Takto sa prichádza o ceny! Máš všetko, čo bígl chce: prestaň.
goodboy-lesson-serve = Ťukni na bígla: dostane kosť, dve paličky a kačičku. Potom volaj.
goodboy-lesson-serve-rather = Bígl chce kosť, dve paličky a kačičku. Polož iba toto a zvyšok si nechaj.
goodboy-lesson-round = S bíglom máš 5 bodov a to je cieľ tejto krátkej hry. Kolo sa však dohráva, aby mali všetci rovnako ťahov: ešte raz hrá { $name }.
goodboy-lesson-theirs = { $name } hádže dvakrát, včas prestáva a kladie maškrtu a dve frisbee: presne to chcel maltezák. Koho niekto privolá, ten je preč pre všetkých. Ceny, ktoré mu chystali ostatní, v rohoch ostanú a platia pre ďalšieho psíka.
goodboy-lesson-corners = Jedno ešte nepoznáš: keď v banku nie je cena, ktorá ti padne, vezmeš si ju z rohu iného hráča. Takže ani v rohu nie je nič celkom v bezpečí.
goodboy-lesson-end = 5 bodov proti 2: vyhrávaš! Teraz už vieš, kedy hodiť znova. Kedy prestať, to sa poriadne nenaučí nikto.

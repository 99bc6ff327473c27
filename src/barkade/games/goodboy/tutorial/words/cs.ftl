# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Na třech dvorcích čekají tři pejsci a každý ukazuje, co chce. Dej mu to všechno a přijde k tobě i se svými body. Dnes stačí k výhře 5 bodů, ve skutečné hře 20.
goodboy-lesson-roll = Odměny dávají kostky. Hoď!
goodboy-lesson-again = Klacík, dvě gumové kačenky a frisbee: všechno leží před tebou. Jack russell vlevo chce dvě kačenky a pamlsek. Chybí tedy pamlsek. Házet můžeš, kolikrát chceš. Hoď znovu.
goodboy-lesson-again-rather = Přestat je bezpečné, ale žádný pejsek by ještě nepřišel. Další hod je jen malé riziko: dokud tvůj žeton ukazuje psa, ublíží jen dvě kočky najednou. Hoď znovu.
goodboy-lesson-stop = Pamlsek, a kočka! První kočka jen otočí tvůj žeton. Další by vzala všechno, co leží před tebou. Máš všechno, co jack russell chce: přestaň.
goodboy-lesson-stop-rather = Odvážné! Ale ještě jedna kočka a všech pět odměn je pryč. Co potřebuješ, máš: přestaň házet.
goodboy-lesson-lay = Teď polož odměny do svých rohů. Ťukni na jack russella a dostane dvě kačenky a pamlsek. Klacík a frisbee si nech: co nepoložíš, ti zůstane. Pak volej.
goodboy-lesson-lay-rather = Odměny v rohu už přesunout nejde. Polož jack russellovi jen dvě kačenky a pamlsek a zbytek si nech na později.
goodboy-lesson-came = Hodný pejsek! Jack russell je tvůj, za 2 body. Všechno z toho rohu šlo zpátky do banku a na dvorek přišel další pejsek.
goodboy-lesson-bust = { $name } hází dva míčky a kost, chce víc a padnou dvě kočky najednou. První otáčí žeton, druhá bere všechny odměny a tah končí bez přivolání. V rohu by odměny byly v bezpečí.
goodboy-lesson-second = Jsi zase na tahu. Tvůj žeton opět ukazuje psa a klacík s frisbee tu pořád jsou. Hoď.
goodboy-lesson-any = Klacík a libovolná odměna: vezmi si z banku, co chceš. Bígl uprostřed chce kost, dva klacíky a kačenku. Vezmi kost.
goodboy-lesson-any-rather = Je to na tobě. Ale bígl chce kost a ty ještě žádnou nemáš: vezmi kost.
goodboy-lesson-risk = Teď chybí jen kačenka. Tvůj žeton ukazuje psa, takže jedna kočka by nevadila. Hoď znovu.
goodboy-lesson-risk-rather = Můžeš přestat a počkat na další tah. Ale dokud je na žetonu pes, ublíží jen dvě kočky najednou. Hoď znovu.
goodboy-lesson-enough = Je tu kačenka a s ní kočka. Tvůj žeton teď ukazuje kočku: odteď tě každá kočka stojí všechno. Přestaň.
goodboy-lesson-enough-rather = Takhle se přichází o odměny! Máš všechno, co bígl chce: přestaň.
goodboy-lesson-serve = Ťukni na bígla: tím položíš kost, dva klacíky a kačenku. Pak volej.
goodboy-lesson-serve-rather = Bígl chce kost, dva klacíky a kačenku. Polož jen tohle a zbytek si nech.
goodboy-lesson-round = S bíglem máš 5 bodů a to je cíl téhle krátké hry. Kolo se ale dohrává, aby měli všichni stejně tahů: ještě jednou hraje { $name }.
goodboy-lesson-theirs = { $name } hází dvakrát, včas přestává a pokládá pamlsek a dvě frisbee: přesně to chtěl maltézáček. Koho někdo přivolá, ten je pryč pro všechny. Odměny, které mu chystali ostatní, v rozích zůstanou a platí pro dalšího pejska.
goodboy-lesson-corners = Jednu věc ještě neznáš: když v banku není odměna, která ti padne, vezmeš si ji z rohu jiného hráče. Takže ani v rohu není nic úplně v bezpečí.
goodboy-lesson-end = 5 bodů proti 2: vyhráváš! Teď už víš, kdy hodit znovu. Kdy přestat, to se pořádně nenaučí nikdo.

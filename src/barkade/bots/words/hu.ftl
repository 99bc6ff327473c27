# Bots

bot-random = Véletlen
bot-puppy = Kölyökkutya
bot-young-dog = Kamasz kutya
bot-good-dog = Jó kutya
bot-sensible = Jó kutya
bot-clever-dog = Okos kutya
bot-top-dog = Nagykutya
bot-temper-0 = laza
bot-temper-1 = óvatos
bot-temper-2 = forrófejű
bot-temper-3 = udvarias
bot-temper-4 = morgós
bot-temper-5 = izgága
bot-line-0-glad = Nyamm. Ez pont jó lesz.
bot-line-0-won = Nahát, nyertem. Lesz torta?
bot-line-0-lost = Szép játék volt. Megyek szunyálni.
bot-line-1-hurt = Tudtam. Előre tudtam.
bot-line-1-won = Lassan járj, tovább érsz. Beválik.
bot-line-1-lost = Nekem ez túl kockázatos. Gratulálok!
bot-line-2-hurt = GRRR! Ezt megjegyzem!
bot-line-2-glad = Ha! Az enyém! Mind az enyém!
bot-line-2-won = VAU! Ki a főnök? Én!
bot-line-2-lost = Még egyszer! Most rögtön! Komolyan!
bot-line-3-glad = Igazán kedves. Köszönöm mindenkinek.
bot-line-3-won = Bájos játék volt. Mindannyian remekek voltatok.
bot-line-3-lost = Bravó! Öröm volt.
bot-line-4-hurt = Jellemző. Annyira jellemző.
bot-line-4-won = Hmpf. Ideje volt már.
bot-line-4-lost = Az én időmben kevesebb volt a macska.
bot-line-5-hurt = Hoppá! Na mindegy! Mi jön most?
bot-line-5-glad = IGEN IGEN IGEN! Láttátok?
bot-line-5-won = Nyertem! Nyertem! Tiszteletkör!
bot-line-5-lost = De jó volt! Még egyszer! Még egyszer!

bots-unknown = Nincs „{ $bot }” nevű bot. A botok: { $known }. Saját osztály: my_bot.py:MyBot. Saját program: run:COMMAND.
bots-bad-budget = „{ $bot }” nem értelmezhető: írj top-dog:2000-et döntésenként 2000 iterációhoz, vagy top-dog:0.5s-t körönként fél másodperchez.
bots-not-loaded = Nem tölthető be: { $bot }. { $error }
bots-no-class = Itt nincs „{ $name }” nevű barkade.Bot osztály: { $place }.
bots-network-damaged = Ez nem súlyfájl, vagy megsérült: { $file }. Újat a barkade train készít.
bots-network-misfit = A súlyok ({ $file }) nem illenek a játék e változatához: { $game }. Újakat a barkade train készít.
bots-not-compiled = Nagykutyát ezen a gépen nem sikerült lefordítani ({ $error }). Úgy játszik, mint Jó kutya, és tipp sincs.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nem válaszolt { $seconds } másodpercen belül. Jó kutya lép helyette.
bots-broke = { $bot } elromlott ({ $error }). Jó kutya lép helyette.
bots-died = { $bot } eltűnt. Jó kutya lép helyette. Utolsó szavai: „{ $words }”
bots-nonsense = { $bot } ezt válaszolta: „{ $answer }”, de ez itt nem szabályos akció. Jó kutya lép helyette.
bots-no-program = { $bot } nem indítható el. Jó kutya lép helyette.
bots-gave-up = { $bot } túl sokszor leállt, már nem indul újra. Jó kutya lép helyette.

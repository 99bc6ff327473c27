# Bots

bot-random = Véletlen
bot-puppy = Kölyökkutya
bot-good-dog = Jó kutya
bot-sensible = Jó kutya
bot-top-dog = Nagykutya

bots-unknown = Nincs „{ $bot }” nevű bot. A botok: { $known }. Saját osztály: my_bot.py:MyBot. Saját program: run:COMMAND.
bots-bad-budget = „{ $bot }” nem értelmezhető: írj top-dog:2000-et döntésenként 2000 iterációhoz, vagy top-dog:0.5s-t körönként fél másodperchez.
bots-not-loaded = Nem tölthető be: { $bot }. { $error }
bots-no-class = Itt nincs „{ $name }” nevű barkade.Bot osztály: { $place }.
bots-not-compiled = Nagykutyát ezen a gépen nem sikerült lefordítani ({ $error }). Úgy játszik, mint Jó kutya, és tipp sincs.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nem válaszolt { $seconds } másodpercen belül. Jó kutya lép helyette.
bots-broke = { $bot } elromlott ({ $error }). Jó kutya lép helyette.
bots-died = { $bot } eltűnt. Jó kutya lép helyette. Utolsó szavai: „{ $words }”
bots-nonsense = { $bot } ezt válaszolta: „{ $answer }”, de ez itt nem szabályos akció. Jó kutya lép helyette.
bots-no-program = { $bot } nem indítható el. Jó kutya lép helyette.
bots-gave-up = { $bot } túl sokszor leállt, már nem indul újra. Jó kutya lép helyette.

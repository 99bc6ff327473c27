# Bots

bot-random = Náhoda
bot-puppy = Šteňa
bot-young-dog = Mladý pes
bot-good-dog = Dobrý pes
bot-sensible = Dobrý pes
bot-clever-dog = Bystrý pes
bot-top-dog = Vodca svorky
bot-temper-0 = pohodár
bot-temper-1 = opatrná povaha
bot-temper-2 = horká hlava
bot-temper-3 = dobré mravy
bot-temper-4 = večný frfloš
bot-temper-5 = divoch
bot-line-0-glad = Mňam. To sa hodí.
bot-line-0-won = Pozrime, výhra. Bude torta?
bot-line-0-lost = Dobrá hra. Idem si zdriemnuť.
bot-line-1-hurt = Môj nos to vedel. Od začiatku.
bot-line-1-won = Pomaly a opatrne. Funguje to.
bot-line-1-lost = Na mňa priveľa rizika. Gratulujem!
bot-line-2-hurt = VRRR! To si zapamätám!
bot-line-2-glad = Ha! Moje! Všetko moje!
bot-line-2-won = HAV! Kto je tu pán? Ja!
bot-line-2-lost = Ešte raz! Hneď teraz! Vážne!
bot-line-3-glad = Aké milé. Ďakujem všetkým.
bot-line-3-won = Pôvabná hra. Všetci ste boli skvelí.
bot-line-3-lost = Bravo! Bolo mi potešením.
bot-line-4-hurt = Typické. Úplne typické.
bot-line-4-won = Hm. Už bolo načase.
bot-line-4-lost = Za mojich čias bolo menej mačiek.
bot-line-5-hurt = Ups! No nič! Čo ďalej?
bot-line-5-glad = ÁNO ÁNO ÁNO! Videli ste to?
bot-line-5-won = Výhra! Výhra! Čestné kolo!
bot-line-5-lost = To bola zábava! Ešte raz! Ešte raz!

bots-unknown = Bot „{ $bot }“ tu nie je. Boti sú: { $known }. Vlastná trieda: my_bot.py:MyBot. Vlastný program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedáva zmysel: napíš top-dog:2000 pre 2 000 iterácií na rozhodnutie, alebo top-dog:0.5s pre pol sekundy na ťah.
bots-not-loaded = { $bot } sa nedá načítať: { $error }
bots-no-class = V { $place } nie je trieda „{ $name }“ typu barkade.Bot.
bots-network-damaged = { $file } nie je súbor váh, alebo je poškodený. Nový vytvorí barkade train.
bots-network-misfit = Váhy v súbore { $file } nepatria k tejto verzii hry { $game }. Nové vytvorí barkade train.
bots-not-compiled = Vodcu svorky sa na tomto počítači nepodarilo skompilovať ({ $error }). Hrá ako Dobrý pes a rady nie sú.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žiadna odpoveď. Ťahá Dobrý pes.
bots-broke = { $bot }: porucha ({ $error }). Ťahá Dobrý pes.
bots-died = { $bot } je preč. Ťahá Dobrý pes. Posledné slová: „{ $words }“
bots-nonsense = { $bot } odpovedá „{ $answer }“, a to nie je povolená akcia. Ťahá Dobrý pes.
bots-no-program = { $bot }: nedá sa spustiť. Ťahá Dobrý pes.
bots-gave-up = { $bot } padá príliš často a znova sa nespustí. Ťahá Dobrý pes.

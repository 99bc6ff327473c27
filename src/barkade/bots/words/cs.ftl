# Bots

bot-random = Náhoda
bot-puppy = Štěně
bot-young-dog = Mladý pes
bot-good-dog = Hodný pes
bot-sensible = Hodný pes
bot-clever-dog = Chytrý pes
bot-top-dog = Vůdce smečky
bot-temper-0 = klidná duše
bot-temper-1 = opatrná povaha
bot-temper-2 = horká hlava
bot-temper-3 = samá zdvořilost
bot-temper-4 = věčný bručoun
bot-temper-5 = divoch
bot-line-0-glad = Mňam. To mi stačí.
bot-line-0-won = Koukám, že výhra. Bude dort?
bot-line-0-lost = Dobrá hra. Jdu si zdřímnout.
bot-line-1-hurt = Můj nos to věděl. Od začátku.
bot-line-1-won = Pomalu a opatrně. Funguje to.
bot-line-1-lost = Na mě moc rizika. Gratuluju!
bot-line-2-hurt = VRRR! To si zapamatuju!
bot-line-2-glad = Ha! Moje! Všechno moje!
bot-line-2-won = HAF! Kdo je tu pán? Já!
bot-line-2-lost = Znovu! Hned teď! Vážně!
bot-line-3-glad = To je milé. Děkuji všem.
bot-line-3-won = Půvabná hra. Všichni jste byli skvělí.
bot-line-3-lost = Bravo! Bylo mi potěšením.
bot-line-4-hurt = Typické. Úplně typické.
bot-line-4-won = Hm. Už bylo na čase.
bot-line-4-lost = Za mých časů bylo míň koček.
bot-line-5-hurt = Ups! No nic! Co dál?
bot-line-5-glad = JO JO JO! Viděli jste to?
bot-line-5-won = Výhra! Výhra! Čestné kolečko!
bot-line-5-lost = To byla zábava! Znovu! Znovu!

bots-unknown = Bot „{ $bot }“ tu není. Boti jsou: { $known }. Vlastní třída: my_bot.py:MyBot. Vlastní program: run:COMMAND.
bots-bad-budget = „{ $bot }“ nedává smysl: napiš top-dog:2000 pro 2 000 iterací na rozhodnutí, nebo top-dog:0.5s pro půl sekundy na tah.
bots-not-loaded = { $bot } nejde načíst: { $error }
bots-no-class = V { $place } není třída „{ $name }“ typu barkade.Bot.
bots-network-damaged = { $file } není soubor vah, nebo je poškozený. Nový vytvoří barkade train.
bots-network-misfit = Váhy v souboru { $file } nepatří k této verzi hry { $game }. Nové vytvoří barkade train.
bots-not-compiled = Vůdce smečky se na tomto počítači nepodařilo přeložit ({ $error }). Hraje jako Hodný pes a rady nejsou.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot }: do { $seconds } s žádná odpověď. Táhne Hodný pes.
bots-broke = { $bot }: porucha ({ $error }). Táhne Hodný pes.
bots-died = { $bot } je pryč. Táhne Hodný pes. Poslední slova: „{ $words }“
bots-nonsense = { $bot } odpovídá „{ $answer }“, a to není povolená akce. Táhne Hodný pes.
bots-no-program = { $bot }: nejde spustit. Táhne Hodný pes.
bots-gave-up = { $bot } padá moc často a znovu se nespustí. Táhne Hodný pes.

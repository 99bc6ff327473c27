# Bots

bot-random = La întâmplare
bot-puppy = Cățeluș
bot-young-dog = Câine tânăr
bot-good-dog = Câine bun
bot-sensible = Câine bun
bot-clever-dog = Câine isteț
bot-top-dog = Șef de haită
bot-temper-0 = relaxat
bot-temper-1 = prudent
bot-temper-2 = iute la mânie
bot-temper-3 = politicos
bot-temper-4 = morocănos
bot-temper-5 = zvăpăiat
bot-line-0-glad = Miam. Numai bun.
bot-line-0-won = Ia te uită, am câștigat. E și tort?
bot-line-0-lost = Bine jucat. Eu mă duc să trag un pui de somn.
bot-line-1-hurt = Știam eu. Știam.
bot-line-1-won = Încet și cu grijă. Chiar merge.
bot-line-1-lost = Prea riscant pentru mine. Felicitări!
bot-line-2-hurt = GRRR! Țin minte!
bot-line-2-glad = Ha! Al meu! Tot e al meu!
bot-line-2-won = HAM! Cine-i șeful? Eu!
bot-line-2-lost = Încă o dată! Acum! Serios!
bot-line-3-glad = Ce drăguț. Mulțumesc tuturor.
bot-line-3-won = Un joc încântător. Ați fost toți minunați.
bot-line-3-lost = Bravo! A fost o plăcere.
bot-line-4-hurt = Tipic. Absolut tipic.
bot-line-4-won = Hm. Era și timpul.
bot-line-4-lost = Pe vremea mea erau mai puține pisici.
bot-line-5-hurt = Ups! Lasă! Ce urmează?
bot-line-5-glad = DA! DA! DA! Ați văzut?
bot-line-5-won = Am câștigat! Am câștigat! Tur de onoare!
bot-line-5-lost = Ce distracție! Încă o dată! Încă o dată!

bots-unknown = Nu există botul „{ $bot }”. Boții sunt: { $known }. O clasă de-a ta: my_bot.py:MyBot. Un program de-al tău: run:COMMAND.
bots-bad-budget = „{ $bot }” nu are sens: scrie top-dog:2000 pentru 2.000 de iterații pe decizie sau top-dog:0.5s pentru o jumătate de secundă pe tură.
bots-not-loaded = { $bot } nu poate fi încărcat: { $error }
bots-no-class = În { $place } nu există o clasă „{ $name }” de tip barkade.Bot.
bots-network-damaged = { $file } nu e un fișier de ponderi sau e deteriorat. barkade train face unul nou.
bots-network-misfit = Ponderile din { $file } nu se potrivesc cu această versiune a jocului { $game }. barkade train face altele noi.
bots-not-compiled = Șeful de haită nu a putut fi compilat pe acest calculator ({ $error }). Joacă precum Câinele bun, iar ponturi nu sunt.

# What goes wrong with a bot from elsewhere; Good Dog moves for it

bots-hangs = { $bot } nu a răspuns în { $seconds } s. În locul lui mută Câinele bun.
bots-broke = { $bot } s-a stricat ({ $error }). În locul lui mută Câinele bun.
bots-died = { $bot } s-a dus. În locul lui mută Câinele bun. Ultimele cuvinte: „{ $words }”
bots-nonsense = { $bot } a răspuns „{ $answer }”, ceea ce nu e o acțiune permisă. În locul lui mută Câinele bun.
bots-no-program = { $bot } nu poate fi pornit. În locul lui mută Câinele bun.
bots-gave-up = { $bot } a căzut de prea multe ori și nu mai e pornit. În locul lui mută Câinele bun.

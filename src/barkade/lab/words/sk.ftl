# Simulation

lab-broken = Hra { $number } semienka { $seed } porušila pravidlá (hra: { $game }): to je chyba Barkade. „sim --checked“ ju nájde znova.
lab-preparing = kompiluje sa { $game } (iba prvý raz)
lab-no-ray = Ray nie je nainštalovaný; nainštaluj ho pomocou „pip install 'barkade[lab]'“.
lab-bad-cluster = Klaster je „ray“ (tento počítač) alebo „ray://HOST:PORT“, nie „{ $address }“.
lab-no-cluster = Na adrese { $address } nie je žiadny klaster Ray ({ $reason }).
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }, hier: { $games }, hrá { $play }, semienko { $seed }
lab-seat = miesto
lab-wins = výhier
lab-interval = 95 % interval
lab-score = body
lab-deviation = ±
lab-range = najmenej až najviac
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } až { $high }
lab-order = poradie v hre
lab-turns = Ťahov na hru: priemerne { $mean }, v polovici hier najviac { $median }: { $low } { $bars } { $high }
lab-decisions = Rozhodnutia: priemerne { $mean }, akcií na výber priemerne { $choices }: { $low } { $bars } { $high }
lab-leads = Zmeny vedenia: { $changes }; víťaz ho má natrvalo po { $decided } % ťahov.
lab-ending = { $percent } %: { $reason }
lab-shared = Spoločných víťazstiev: { $shared }.
lab-unwon = Hier, ktoré nevyhral nikto: { $unwon }.
lab-no-time = menej ako 0,1
lab-speed = { $games } hier/s, { $steps } krokov/s, { $threads ->
    [one] jedno vlákno
    [few] { $threads } vlákna
   *[other] { $threads } vlákien
}, { $seconds } s.

# The ladder

ladder-preparing = kompiluje sa { $game } (iba prvý raz)
ladder-running = { $game }: { $one } proti { $other }
ladder-title = { $game }, hráčov: { $players }, semienko { $seed }: kto koho poráža
ladder-one = bot
ladder-other = proti
ladder-among = medzi kópiami
ladder-games = hier
ladder-share = výhier
ladder-interval = 95 % interval
ladder-adjusted = bez šťastia
ladder-variance = zvyšný rozptyl
ladder-verdict = verdikt
ladder-verdict-better = lepší
ladder-verdict-worse = horší
ladder-verdict-even = rozdiel pod { $apart } bodov
ladder-verdict-open = nerozhodnuté
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = čas na rozhodnutie
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Ťažkosti { $number ->
    [one] raz
    [few] { $number }-krát
   *[other] { $number }-krát
}, najprv: { $first }
ladder-unrated = { $bot } nemá rating: sám urobil len { $own } svojich rozhodnutí.
ladder-note = Spoločné víťazstvá sa rátajú pomerne; rovnako silní by vyhrali { $equal }. Intervaly rátajú hry jedného semienka spolu. Ratingy sú Elo (Bradley-Terry), v priemere 0, s 95 % intervalmi. Odohratých hier: { $games } za { $seconds } s.
ladder-took = Čas procesora: { $seconds } s.
ladder-early = Dvojica končí, len čo sekvenčný test (SPRT) rozozná lepšieho či horšieho od rovnakého, alebo ukáže, že ich delí menej než { $apart } bodov; predčasne ukončené podiely sú trochu prehnané. --all odohrá všetky hry.
ladder-how-adjusted = Bez šťastia: bez toho, čo dalo žrebovanie, porovnané so všetkým, čo mohlo padnúť. V priemere je to nula, nech hrá ktokoľvek.
ladder-other-folder = V priečinku { $folder } sú hry iného turnaja: iná hra, škatuľa, počet hráčov, semienko, alebo s --adjusted či bez. Zvoľ iný priečinok.
ladder-bad-folder = Priečinok { $folder } sa nedá použiť na hry turnaja. Zvoľ iný.

# One game of a bot

try-title = { $game }, hráčov: { $players }, semienko { $seed }
try-asked = Verzia { $version }, možností: { $number }
try-illegal = Odpoveď { $answer } nie je žiadna z dovolených akcií: { $choices }.
try-failed = Stalo sa to po verzii { $version }. Pohľad je v súbore { $file }.
try-summary = Rozhodnutí: { $number }, v priemere { $mean }, najviac { $most }.

# A bot at a live table

remote-joined = { $name } sedí na mieste { $number }, hra: { $game }. Ctrl-C ho odvolá a ďalej hrá Dobrý pes.
remote-played = Verzia { $version }: { $action } ({ $time } ms)
remote-over = Koniec hry.
remote-bad-token = { $url } tento token nepozná alebo nepatrí botovi. Požiadaj hostiteľa stola o nový.
remote-no-server = { $url } odpovedá, ale nie je to server Barkade.
remote-unreachable = { $url } neodpovedá.

# Puzzles

puzzles-column-id = id
puzzles-column-level = úroveň
puzzles-column-difficulty = obťažnosť
puzzles-column-players = hráči
puzzles-column-choices = možnosti
puzzles-column-lead = náskok
puzzles-column-puppy = Šteňa prehliadne
puzzles-column-good-dog = Dobrý pes prehliadne
puzzles-column-short = krátke hľadanie prehliadne
puzzles-to-move = Čo je najlepšie pre hráča { $name }?
puzzles-finding = { $game }: hľadám hlavolamy
puzzles-proven = Znova dokázané: { $proven } z { $all } hlavolamov.

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: správa
report-how = Dobrý pes hrá slušne, nie dokonale. Číslo za ± je polovica 95 % intervalu. Spoločné víťazstvo sa počíta sčasti. Rovnaké semienko dá rovnaké čísla na každom počítači.
report-nothing = Niet čo ukázať.
report-written = Zapísané: { $files }
report-not-written = { $file } sa nedá zapísať. Zvoľ iné miesto pomocou --out.
report-doing-simulation = hrajú sa hry
report-doing-choices = vážia sa voľby
report-doing-kingmaking = hľadá sa, kto vyberá víťaza
report-doing-ladder = boti hrajú proti sebe
report-advantage = Kto má výhodu?
report-advantage-about = Ako často vyhráva každé miesto, počítané od začínajúceho. Prerušovaná čiara je spravodlivý diel.
report-by-order = Víťazstvá podľa poradia
report-by-seat = Podľa miesta
report-place = { $place ->
    [1] začína
   *[other] hrá ako { $place }.
}
report-seat = miesto { $seat }
report-length = Aká dlhá je hra?
report-length-about = Ťah trvá, kým nie je na rade niekto iný; rozhodnutie je voľba z dvoch a viac akcií.
report-in-short = V skratke
report-turns = ťahy
report-decisions = rozhodnutia
report-steps = akcie
report-scores = Body
report-scores-about = Všetky miesta spolu a náskok víťaza pred ďalším.
report-row-scores = body miesta
report-row-margin = náskok víťaza
report-bands = Body v priebehu hry podľa percenta ťahov: priemery a rozpätie, do ktorého spadá 90 % z nich
report-endings = Ako sa končí
report-endings-about = Dôvody konca hry ako podiel zo všetkých hier.
report-row-shared = spoločné víťazstvo
report-row-unwon = nikto nevyhral
report-drama = Napätie
report-drama-about = Ako často ten, kto v danej chvíli vedie, nakoniec vyhrá, a ako neskoro víťaz prevezme vedenie natrvalo.
report-leader = Výhry toho, kto vedie, podľa percenta ťahov
report-after = po { $percent } % ťahov
report-row-lead-changes = zmeny vedenia
report-row-decided = rozhodnuté po (% ťahov)
report-row-behind = najväčšia strata víťaza, v bodoch
report-actions = Čo robia víťazi
report-actions-about = Akcie jedného miesta v hre, podľa druhu v zápise. Čo víťazi robia častejšie, nemusí byť dôvodom výhry.
report-chapter-about = Čo má len táto hra.
report-choices = Na koľkých voľbách záleží?
report-choices-about = O koľko najlepšia akcia zvyšuje šancu na výhru oproti priemernej, podľa skúšobných hier, ktoré vychádzajú len z toho, čo miesto vie.
report-stakes = Rozhodnutia podľa toho, čo je v stávke
report-stakes-little = menej ako 1 %
report-stakes-some = 1 až 5 %
report-stakes-much = viac ako 5 %
report-thirds = V priebehu hry
report-third = { $third ->
    [1] prvá tretina
    [2] druhá tretina
   *[other] posledná tretina
}
report-kingmaking = Kto rozdáva víťazstvo?
report-kingmaking-about = Rozhodnutia tých, ktorí vyhrajú menej ako 2 % skúšobných hier, nech urobia čokoľvek, a akú časť víťazstva ich voľba presunie medzi ostatnými. Skúšobné hry vychádzajú len z toho, čo miesto vie.
report-row-hopeless = rozhodnutia tých, ktorí už sotva môžu vyhrať
report-row-kingmaker = také rozhodnutie zmení víťaza
report-skill = Schopnosti a šťastie
report-skill-about = Ako často vyhrá ten, kto hrá ako ostatní, ale občas rozhoduje náhodne. Čím strmší pád, tým viac záleží na schopnostiach.
report-whims = Víťazstvá podľa percenta náhodných rozhodnutí
report-whim = { $percent } % náhodne
report-levels = Boti všetkých úrovní
report-levels-about = Čím širší rebríček, tým viac záleží na schopnostiach. Bez šťastia: po odčítaní toho, čo dal žreb; šťastie je diel rozptylu, ktorý tým zmizne.
report-pairings = Kto koho poráža
report-pairing = { $one } proti { $other }
report-ratings = Rating (Elo)
report-habits = Čo robia boti všetkých úrovní
report-habits-about = Druhy akcií v zápise ako podiel zo všetkých akcií bota.
report-values = Porovnanie
report-values-about = Tá istá hra s každou hodnotou voľby; posledný stĺpec je niekto, kto jedno rozhodnutie z piatich robí náhodne.
report-differences = Dve škatule vedľa seba
report-differences-about = „Isto“ znamená, že sama náhoda by taký rozdiel dala raz z tisíca.
report-side-by-side = Ako hry prebiehajú
report-certain = Čo ďalšie sa isto líši
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = výhier
report-column-score = body
report-column-mean = priemer
report-column-lowest = najmenej
report-column-median = medián
report-column-highest = najviac
report-column-games = hry
report-column-winners = víťazi
report-column-winners-low = víťazi, 5 %
report-column-winners-high = víťazi, 95 %
report-column-others = ostatní
report-column-others-low = ostatní, 5 %
report-column-others-high = ostatní, 95 %
report-column-wins-with = výhier s tým
report-column-count = počet
report-column-decisions = rozhodnutia
report-column-gain = zisk
report-column-actions = akcie
report-column-turns = ťahy
report-column-starter = vyhrá začínajúci
report-column-whimsical = výhier, 20 % náhodne
report-column-less-luck = bez šťastia
report-column-luck = šťastie
report-column-rating = rating
report-column-milliseconds = ms na rozhodnutie
report-column-this = táto škatuľa
report-column-that = druhá
report-column-difference = rozdiel
report-other-box = druhá škatuľa: { $value }
report-printed-box = bežná škatuľa
report-box-is = { $which }: { $box }

# Ladenie

tune-title = { $game }: konštanty pred a po, semienko { $seed }
tune-compared = { $game }: tieto heuristiky proti tým druhým, semienko { $seed }
tune-constant = konštanta
tune-old = staré
tune-new = nové
tune-players = hráči
tune-even = rovný podiel
tune-third = tretina
tune-foresight = Brierovo skóre hodnotenia (menej je lepšie), počet hráčov: { $players }, po tretinách hry
tune-nothing = { $game }: nie sú tu žiadne konštanty na ladenie.
tune-no-guide = V priečinku { $folder } nie sú heuristiky žiadnej hry.
tune-better = Pri novom žrebovaní lepšie. --write by tieto konštanty zapísalo do zdrojového kódu.
tune-written = Pri novom žrebovaní lepšie a zapísané do zdrojového kódu.
tune-worse = Pri novom žrebovaní lepšie nie sú, takže sa nič nezmenilo.

# Učenie

train-playing = Hry Vodcu svorky
train-learning = Učenie
train-matching = Zápas, hráči: { $players }
train-title = { $game }: naučené hodnotenie, semienko { $seed }
train-foresight = Brierovo skóre na hrách, z ktorých sa neučilo (menej je lepšie), po tretinách hry; odohrané hry: { $games }
train-by-hand = ručné
train-learned = naučené
train-searched = prehľadávanie
train-match = Naučené hodnotenie proti terajšiemu: { $milliseconds } ms procesora na rozhodnutie, horizont { $ahead }
train-iterations = iterácie
train-better = Lepšie; počet hráčov: { $players }. --write by váhy vložilo do priečinka hry, pre také stoly.
train-written = Lepšie; počet hráčov: { $players }. Váhy sú teraz v priečinku hry, pre také stoly.
train-worse = Pri žiadnom počte hráčov lepšie nie je, takže sa nič nezmenilo.
train-into = Váhy sú v súbore { $file }.

# Simulation

lab-broken = Hra { $number } semienka { $seed } porušila pravidlá (hra: { $game }): to je chyba Barkade. „sim --checked“ ju nájde znova.
lab-preparing = kompiluje sa { $game } (iba prvý raz)
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, { lab-players }, hier: { $games }, hrá { $play }, semienko { $seed }
lab-seat = miesto
lab-wins = výhier
lab-interval = 95 % interval
lab-score = body
lab-deviation = ±
lab-range = najmenej až najviac
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low } až { $high }
lab-order = poradie v hre
lab-turns = Hra trvá priemerne { $mean } ťahov, polovica hier najviac { $median }: { $low } { $bars } { $high }
lab-decisions = Rozhodnutia: priemerne { $mean }, v každom na výber priemerne { $choices } akcií: { $low } { $bars } { $high }
lab-leads = Zmeny vedenia: { $changes }; víťaz ho má natrvalo po { $decided } % ťahov.
lab-ending = { $percent } %: { $reason }
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
ladder-interval = 95 % interval
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
ladder-unrated = { $bot } nemá hodnotenie: sám urobil len { $own } svojich rozhodnutí.
ladder-note = Spoločné víťazstvá sa rátajú pomerne; rovnako silní by vyhrali { $equal }. Intervaly rátajú hry jedného semienka spolu. Ratingy sú Elo (Bradley-Terry), v priemere 0, s 95 % intervalmi. Odohratých hier: { $games } za { $seconds } s.
ladder-took = Čas procesora: { $seconds } s.
ladder-early = Dvojica končí, len čo sekvenčný test (SPRT) rozozná lepšieho či horšieho od rovnakého, alebo že ich delí menej než { $apart } bodov; predčasne ukončené podiely sú trochu prehnané. --all odohrá všetky hry.
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

remote-joined = { $name } sedí na mieste { $number }, hra: { $game }. Ctrl+C ho odvolá a ďalej hrá Dobrý pes.
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

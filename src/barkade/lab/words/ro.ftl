# Simulation

lab-broken = Jocul { $number } cu sămânța { $seed } a încălcat regulile din { $game }: e un defect în Barkade. „sim --checked” îl găsește din nou.
lab-preparing = se compilează { $game } (doar prima dată)
lab-players = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
lab-running = { $game }, { lab-players }
lab-title = { $game }, jocuri: { $games } ({ lab-players }, joacă { $play }, sămânța { $seed })
lab-seat = loc
lab-wins = victorii
lab-interval = interval 95%
lab-score = scor
lab-deviation = ±
lab-range = minim–maxim
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-to = { $low }–{ $high }
lab-order = ordinea la joc
lab-turns = Numărul mediu de ture pe joc: { $mean }, jumătate din jocuri cel mult { $median }: { $low } { $bars } { $high }
lab-decisions = Decizii: { $mean } în medie, fiecare dintre { $choices } acțiuni în medie: { $low } { $bars } { $high }
lab-leads = Schimbări la conducere: { $changes }; câștigătorul o ia definitiv după { $decided }% din ture.
lab-ending = { $percent }%: { $reason }
lab-shared = Victorii împărțite: { $shared }.
lab-unwon = Jocuri fără câștigător: { $unwon }.
lab-no-time = mai puțin de 0,1
lab-speed = { $games } jocuri/s, { $steps } pași/s pe { $threads ->
    [one] un fir
    [few] { $threads } fire
   *[other] { $threads } de fire
}, { $seconds } s.

# The ladder

ladder-preparing = se compilează { $game } (doar prima dată)
ladder-running = { $game }: { $one } contra { $other }
ladder-title = { $game }, { $players } jucători, sămânța { $seed }: cine pe cine bate
ladder-one = bot
ladder-other = contra
ladder-among = printre clone de
ladder-games = partide
ladder-share = victorii
ladder-interval = interval 95%
ladder-adjusted = fără noroc
ladder-variance = varianță rămasă
ladder-verdict = verdict
ladder-verdict-better = mai bun
ladder-verdict-worse = mai slab
ladder-verdict-even = sub { $apart } puncte diferență
ladder-verdict-open = nedecis
ladder-bot = bot
ladder-rating = rating
ladder-deviation = ±
ladder-time = timp pe decizie
ladder-processor = procesor
ladder-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-whole = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
ladder-troubles = Necazuri: { $number ->
    [one] o dată
    [few] de { $number } ori
   *[other] de { $number } de ori
}, primul: { $first }
ladder-unrated = { $bot } nu primește punctaj: a luat singur doar { $own } din decizii.
ladder-note = O victorie împărțită contează parțial; boți egali ar câștiga fiecare { $equal }. Intervalele numără împreună partidele unei semințe. Ratingurile sunt Elo (Bradley-Terry), în medie 0, cu intervale de 95%. { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în { $seconds } s.
ladder-took = Timp de procesor: { $seconds } s.
ladder-early = O pereche se oprește de îndată ce un test secvențial (SPRT) arată că unul e mai bun sau mai slab, ori că îi despart sub { $apart } puncte; procentele oprite devreme sunt puțin exagerate. --all joacă toate partidele.
ladder-how-adjusted = Fără noroc: se scade ce au dat extragerile, fiecare comparată cu tot ce putea ieși. În medie este zero, oricine ar juca.
ladder-other-folder = Dosarul { $folder } conține partidele altui turneu: alt joc, altă cutie, alt număr de jucători, altă sămânță, ori cu sau fără --adjusted. Alege alt dosar.
ladder-bad-folder = Dosarul { $folder } nu poate fi folosit pentru partidele turneului. Alege altul.

# One game of a bot

try-title = { $game }, jucători: { $players }, sămânța { $seed }
try-asked = Versiunea { $version }, variante: { $number }
try-illegal = Răspunsul { $answer } nu se află printre acțiunile permise: { $choices }.
try-failed = S-a întâmplat după versiunea { $version }. Vederea este în fișierul { $file }.
try-summary = Decizii: { $number }, în medie { $mean }, cel mult { $most }.

# A bot at a live table

remote-joined = { $name } stă pe locul { $number }, joc: { $game }. Cu Ctrl+C pleacă, iar Câine bun joacă mai departe.
remote-played = Versiunea { $version }: { $action } ({ $time } ms)
remote-over = Jocul s-a încheiat.
remote-bad-token = { $url } nu cunoaște acest token sau tokenul nu este al unui bot. Cere-i gazdei mesei unul nou.
remote-no-server = { $url } răspunde, dar nu este un server Barkade.
remote-unreachable = { $url } nu poate fi accesat.

# Puzzles

puzzles-column-id = id
puzzles-column-level = nivel
puzzles-column-difficulty = dificultate
puzzles-column-players = jucători
puzzles-column-choices = alegeri
puzzles-column-lead = avans
puzzles-column-puppy = ratează Cățeluș
puzzles-column-good-dog = ratează Câine bun
puzzles-column-short = ratează o căutare scurtă
puzzles-to-move = Ce e mai bine pentru { $name }?
puzzles-finding = { $game }: se caută probleme
puzzles-proven = Probleme demonstrate din nou: { $proven } din { $all }.

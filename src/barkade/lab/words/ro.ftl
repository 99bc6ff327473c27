# Simulation

lab-broken = Jocul { $number } cu sămânța { $seed } a încălcat regulile din { $game }: e un defect în Barkade. „sim --checked” îl găsește din nou.
lab-preparing = se compilează { $game } (doar prima dată)
lab-no-ray = Ray nu e instalat; instalează-l cu „pip install 'barkade[lab]'”.
lab-bad-cluster = Un cluster e „ray” (acest calculator) sau „ray://HOST:PORT”, nu „{ $address }”.
lab-no-cluster = La { $address } nu e niciun cluster Ray ({ $reason }).
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
lab-decisions = Decizii: { $mean } în medie, cu { $choices } acțiuni de ales în medie: { $low } { $bars } { $high }
lab-leads = Schimbări la conducere: { $changes }; câștigătorul trece definitiv în frunte după { $decided }% din ture.
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
ladder-unrated = { $bot } nu primește rating: a luat singur doar { $own } din decizii.
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

remote-joined = { $name } stă pe locul { $number }, joc: { $game }. Cu Ctrl-C pleacă, iar Câinele bun joacă mai departe.
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
puzzles-finding = { $game }: se caută puzzle-uri
puzzles-proven = Puzzle-uri demonstrate din nou: { $proven } din { $all }.

# Reports

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-number = { $value }
report-half-percent = ± { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-half-decimal = ± { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-half-whole = ± { NUMBER($value, maximumFractionDigits: 0) }
report-title = { $game }: raport
report-how = Câinele bun joacă binișor, nu perfect. Cifra de după ± e jumătate din intervalul de 95%. O victorie împărțită contează parțial. Aceeași sămânță dă aceleași cifre pe orice calculator.
report-nothing = Nimic de arătat.
report-written = Scris: { $files }
report-not-written = { $file } nu se poate scrie. Alege alt loc cu --out.
report-doing-simulation = se joacă
report-doing-choices = se cântăresc alegerile
report-doing-kingmaking = se caută cine alege câștigătorul
report-doing-ladder = boții joacă între ei
report-advantage = Cine are avantaj?
report-advantage-about = Cât de des câștigă fiecare loc, numărat de la cel care începe. Linia întreruptă e partea egală.
report-by-order = Victorii după ordinea la joc
report-by-seat = Pe locuri
report-place = { $place ->
    [1] începe
   *[other] al { $place }-lea
}
report-seat = locul { $seat }
report-length = Cât durează un joc?
report-length-about = O tură ține până îi vine rândul altcuiva; o decizie e o alegere între cel puțin două acțiuni.
report-in-short = Pe scurt
report-turns = ture
report-decisions = decizii
report-steps = acțiuni
report-scores = Scoruri
report-scores-about = Toate locurile împreună și cu cât e câștigătorul înaintea următorului.
report-row-scores = scorul unui loc
report-row-margin = avansul câștigătorului
report-bands = Scorurile pe parcursul jocului, după procentul din ture: mediile și intervalul în care se află 90% dintre ele
report-endings = Cum se termină
report-endings-about = Motivele sfârșitului, ca parte din toate jocurile.
report-row-shared = victorie împărțită
report-row-unwon = n-a câștigat nimeni
report-drama = Tensiune
report-drama-about = Cât de des câștigă până la urmă cine conduce la un moment dat și cât de târziu trece câștigătorul definitiv la conducere.
report-leader = Cine conduce câștigă, după procentul din ture
report-after = după { $percent }% din ture
report-row-lead-changes = schimbări la conducere
report-row-decided = decis după (% din ture)
report-row-behind = handicapul maxim al câștigătorului, în puncte
report-actions = Ce fac câștigătorii
report-actions-about = Acțiunile unui loc într-un joc, după felul lor în notație. Ce fac câștigătorii mai des nu e neapărat motivul victoriei.
report-chapter-about = Ce are doar jocul acesta.
report-choices = Câte alegeri contează?
report-choices-about = Cu cât mărește cea mai bună acțiune șansa de victorie față de una medie, după jocuri de probă care pornesc doar de la ce știe locul.
report-stakes = Decizii după miză
report-stakes-little = sub 1%
report-stakes-some = 1–5%
report-stakes-much = peste 5%
report-thirds = Pe parcursul jocului
report-third = { $third ->
    [1] prima treime
    [2] a doua treime
   *[other] ultima treime
}
report-kingmaking = Cine împarte victoria?
report-kingmaking-about = Deciziile celor care, orice ar face, câștigă sub 2% dintre jocurile de probă și ce parte din victorie mută alegerea lor între ceilalți. Jocurile de probă pornesc doar de la ce știe locul.
report-row-hopeless = decizii ale celor care abia mai pot câștiga
report-row-kingmaker = o astfel de decizie schimbă câștigătorul
report-skill = Pricepere sau noroc
report-skill-about = Cât de des câștigă cine joacă precum ceilalți, dar hotărăște uneori la întâmplare. Cu cât scade mai abrupt, cu atât contează mai mult priceperea.
report-whims = Victorii, după procentul de decizii la întâmplare
report-whim = { $percent }% la întâmplare
report-levels = Boți de fiecare nivel
report-levels-about = Cu cât se întinde mai mult clasamentul, cu atât contează mai mult priceperea. Fără noroc: minus ce au dat extragerile; norocul e partea din varianță care dispare astfel.
report-pairings = Cine pe cine bate
report-pairing = { $one } contra { $other }
report-ratings = Rating (Elo)
report-habits = Ce fac boții de fiecare nivel
report-habits-about = Feluri de acțiuni în notație, ca parte din toate acțiunile unui bot.
report-values = Comparație
report-values-about = Același joc cu fiecare valoare a unei opțiuni; ultima coloană e cineva care hotărăște la întâmplare o dată din cinci.
report-differences = Două cutii alături
report-differences-about = „Sigur” înseamnă că simpla întâmplare ar da o asemenea diferență o dată la o mie.
report-side-by-side = Cum decurg jocurile
report-certain = Ce altceva diferă sigur
report-difference = { $table }: { $row }, { $column }
report-difference-in-short = { $row }, { $column }
report-column-wins = victorii
report-column-score = scor
report-column-mean = medie
report-column-lowest = minim
report-column-median = mediană
report-column-highest = maxim
report-column-games = jocuri
report-column-winners = câștigători
report-column-winners-low = câștigători, 5%
report-column-winners-high = câștigători, 95%
report-column-others = ceilalți
report-column-others-low = ceilalți, 5%
report-column-others-high = ceilalți, 95%
report-column-wins-with = victorii cu el
report-column-count = număr
report-column-decisions = decizii
report-column-gain = câștig
report-column-actions = acțiuni
report-column-turns = ture
report-column-starter = câștigă cine începe
report-column-whimsical = victorii, 20% aleator
report-column-less-luck = fără noroc
report-column-luck = noroc
report-column-rating = rating
report-column-milliseconds = ms pe decizie
report-column-this = cutia aceasta
report-column-that = cealaltă
report-column-difference = diferență
report-other-box = cealaltă cutie: { $value }
report-printed-box = cutia obișnuită
report-box-is = { $which }: { $box }

# Reglaj

tune-title = { $game }: constante înainte și după, sămânța { $seed }
tune-compared = { $game }: aceste euristici împotriva celorlalte, sămânța { $seed }
tune-constant = constantă
tune-old = vechi
tune-new = noi
tune-players = jucători
tune-even = parte egală
tune-third = treime
tune-foresight = Scorul Brier al evaluării (mai puțin e mai bine), jucători: { $players }, pe treimi ale jocului
tune-nothing = { $game }: nu are constante de reglat.
tune-no-guide = În dosarul { $folder } nu sunt euristicile niciunui joc.
tune-better = Mai bune la extrageri noi. --write ar scrie aceste constante în sursă.
tune-written = Mai bune la extrageri noi și scrise în sursă.
tune-worse = Nu sunt mai bune la extrageri noi, așa că nu s-a schimbat nimic.

# Învățare

train-playing = Partide ale Șefului de haită
train-learning = Învățare
train-matching = Meci, jucători: { $players }
train-title = { $game }: o evaluare învățată, sămânța { $seed }
train-foresight = Scorul Brier la partide din care n-a învățat (mai puțin e mai bine), pe treimi ale jocului; partide jucate: { $games }
train-by-hand = de mână
train-learned = învățată
train-searched = căutare
train-match = Evaluarea învățată împotriva celei de acum: { $milliseconds } ms de procesor pe decizie, orizont { $ahead }
train-iterations = iterații
train-better = Mai bună; numărul de jucători: { $players }. --write ar pune ponderile în dosarul jocului, pentru astfel de mese.
train-written = Mai bună; numărul de jucători: { $players }. Ponderile sunt acum în dosarul jocului, pentru astfel de mese.
train-worse = Nu e mai bună la niciun număr de jucători, așa că nu s-a schimbat nimic.
train-into = Ponderile sunt în { $file }.

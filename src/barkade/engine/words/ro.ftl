# Words that all games share.

seat = Jucătorul { $number }
undone = { $name } își ia înapoi ultima acțiune.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = ia mutarea înapoi
list-and = { $most } și { $last }
list-then = { $most } și { $last }
list-then-many = { $most } și { $last }
story-word = { $text }

error-malformed = „{ $text }” nu e o acțiune aici. Cere lista acțiunilor permise.
error-not-allowed = Asta nu e permis acum. Cere lista acțiunilor permise.
error-ambiguous = „{ $text }” poate însemna mai multe acțiuni: { $choices }.
error-game-over = Jocul s-a terminat.
error-not-your-turn = Acum e la rând { $name }.
error-nothing-to-undo = Nu e nimic de luat înapoi.
error-batch-past-chance = Acțiunile trec de o aruncare, de o extragere sau de sfârșitul turei. Trimite restul după ce se știe ce a ieșit.
error-unknown-game = Nu există jocul „{ $game }”. Jocurile sunt: { $known }.
error-bad-players = { $game } se joacă în { $low }–{ $high } jucători, nu în { $players }.
error-unknown-option = Nu există opțiunea „{ $option }”. Opțiunile sunt: { $known }.
error-bad-option = Opțiunea { $option } nu poate fi „{ $value }”. Poate fi: { $allowed }.
error-bad-names = Numele sunt o listă de texte, cel mult unul pentru fiecare dintre cei { $players } jucători.
error-bad-seat = Locul { $seat_given } nu există la o masă de { $players }.
error-bad-position = Poziția are nevoie de „game”, „players” și „state”, ca poziția unei partide.
error-bad-position-cell = În această poziție, { $cell } nu poate fi „{ $value }”.
error-bad-box = O cutie proprie e un tabel de nume și valori.
error-bad-view = Asta nu e imaginea unui joc.

error-record-format = Asta nu e o înregistrare Barkade: prima linie trebuie să fie „barkade 1”.
error-record-empty = Înregistrarea e deteriorată: nu are nicio versiune.
error-record-line = Linia { $line } a înregistrării nu poate fi citită: „{ $text }”.
error-record-header = Înregistrarea e deteriorată: linia „{ $word }” lipsește sau e greșită.
error-record-rules = Partida s-a jucat după regulile numărul { $rules }; acest Barkade joacă după numărul { $now }.
error-record-no-version = Înregistrarea are versiunile de la 0 la { $last }, dar nu și versiunea { $version }.
error-record-version = Versiunea { $version } a înregistrării nu se putea întâmpla: acțiunile sau extragerile ei încalcă regulile.
error-record-checksum = Versiunea { $version } a înregistrării a fost schimbată: suma ei de control nu se potrivește cu poziția.
error-record-draw = Versiunea { $version } a înregistrării are o extragere falsă: { $draw } nu e ce dă sămânța.
error-record-commit = Sămânța înregistrării nu e cea fixată înaintea jocului.
error-record-no-seed = Înregistrarea nu are încă sămânță: poate fi verificată după ce se termină jocul.
error-record-told = În înregistrare e doar ce s-a aflat de pe un loc. Poate fi revăzută, dar nu jucată mai departe sau verificată.
error-record-too-long = Înregistrarea e prea lungă ca să fie redată aici. Redă-o acasă: barkade replay FILE.

error-box-unknown = „{ $part }” nu e parte din cutia acestui joc. Părțile sunt: { $known }.
error-box-number = „{ $part }” trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $value }”.
error-box-list = „{ $part }” trebuie să fie o listă cu un număr de intrări de la { $low } la { $high }.
error-box-length = „{ $part }” trebuie să fie o listă cu exact atâtea intrări: { $count }.
error-box-entry = Fiecare intrare din „{ $part }” are nevoie exact de: { $keys }.
error-box-name = „{ $name }” nu poate fi un nume: se admit litere sau cifre, de la 1 la { $longest }, cu spații, cratime, apostrofuri și puncte între ele.
error-box-name-first = „{ $name }” nu poate fi un nume aici: la început trebuie o literă.
error-box-name-twice = „{ $name }” e deja numele altui lucru.
error-box-file-missing = Fișierul cutiei „{ $file }” nu poate fi citit. Există?
error-box-file-too-big = Fișierul cutiei „{ $file }” e prea mare: cel mult { $kilobytes } kB.
error-box-file-encoding = Fișierul cutiei „{ $file }” nu e text simplu în UTF-8.
error-box-file-toml = Fișierul cutiei „{ $file }” nu e TOML: { $detail }.
error-box-file-value = În fișierul cutiei „{ $file }”, „{ $key }” conține o dată, o oră sau un număr infinit. O cutie e făcută din nume, numere întregi și liste.

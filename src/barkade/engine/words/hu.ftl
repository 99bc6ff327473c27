# Words that all games share.

seat = { $number }. játékos
undone = { $name } visszavonja a legutóbbi akciót.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = visszavonja a lépést
list-and = { $most } és { $last }
list-then = { $most }, és { $last }
list-then-many = { $most }, és { $last }
story-word = { $text }

error-malformed = „{ $text }” itt nem akció. Kérd el a szabályos akciók listáját.
error-not-allowed = Ezt most nem szabad. Kérd el a szabályos akciók listáját.
error-ambiguous = „{ $text }” több akciót is jelenthet: { $choices }.
error-game-over = A játszma véget ért.
error-not-your-turn = Most { $name } következik.
error-nothing-to-undo = Nincs mit visszavonni.
error-batch-past-chance = Ezek az akciók túlmennek egy dobáson, egy húzáson vagy a kör végén. A többit akkor küldd, amikor már látod, mi történt.
error-unknown-game = Nincs „{ $game }” nevű játék. A játékok: { $known }.
error-bad-players = Ezt a játékot ({ $game }) { $low }–{ $high } játékos játszhatja, nem { $players }.
error-unknown-option = Nincs „{ $option }” beállítás. A beállítások: { $known }.
error-bad-option = Ez a beállítás, { $option }, nem lehet „{ $value }”. Lehetséges: { $allowed }.
error-bad-names = A nevek szövegek listája, játékosonként legfeljebb egy (most { $players } játékos van).
error-bad-seat = Nincs ilyen hely: { $seat_given }. Ennél az asztalnál { $players } hely van.
error-bad-position = Egy álláshoz „game”, „players” és „state” kell, ahogy egy játszma állásában szerepelnek.
error-bad-position-cell = Ebben az állásban { $cell } nem lehet „{ $value }”.
error-bad-box = Egy saját doboz nevek és értékek táblázata.
error-bad-view = Ez nem egy játszma nézete.

error-record-format = Ez nem Barkade-jegyzőkönyv: az első sorának ennek kellene lennie: „barkade 1”.
error-record-empty = Ez a jegyzőkönyv sérült: nincsenek benne verziók.
error-record-line = A jegyzőkönyvben ez a sor ({ $line }.) nem olvasható: „{ $text }”.
error-record-header = Ez a jegyzőkönyv sérült: hiányzik vagy hibás ez a sora: „{ $word }”.
error-record-rules = Ezt a játszmát a szabályok { $rules }. verziójával játszották; ez a Barkade már ezt ismeri: { $now }. verzió.
error-record-no-version = Ebben a jegyzőkönyvben a 0–{ $last }. verzió van meg, ez nincs: { $version }.
error-record-version = Ez nem történhetett meg ({ $version }. verzió): akciói vagy húzásai nem felelnek meg a szabályoknak.
error-record-checksum = Valaki belenyúlt ebbe a jegyzőkönyvbe ({ $version }. verzió): az ellenőrző összeg nem illik az álláshoz.
error-record-draw = Hamis húzás van ebben a jegyzőkönyvben ({ $version }. verzió): { $draw } nem az, amit a mag ad.
error-record-commit = A jegyzőkönyv magja nem az, amelyet lepecsételtek.
error-record-no-seed = Ennek a jegyzőkönyvnek még nincs magja: a játszma végén ellenőrizhető.
error-record-told = Ez a jegyzőkönyv azt tartalmazza, amit egyetlen hely tudott. Vissza lehet nézni, de folytatni vagy ellenőrizni nem.
error-record-too-long = Ez a jegyzőkönyv túl hosszú ahhoz, hogy itt visszanézd. Nézd vissza otthon: barkade replay FILE.

error-box-unknown = „{ $part }” nem része e játék dobozának. A részek: { $known }.
error-box-number = „{ $part }” értéke { $low } és { $high } közötti egész szám legyen, ne „{ $value }”.
error-box-list = „{ $part }” értéke { $low }–{ $high } bejegyzésből álló lista legyen.
error-box-length = „{ $part }” értéke pontosan { $count } bejegyzésből álló lista legyen.
error-box-entry = „{ $part }” minden bejegyzéséhez pontosan ezek kellenek: { $keys }.
error-box-name = „{ $name }” nem lehet név: 1–{ $longest } betű vagy számjegy kell, közöttük szóközzel, kötőjellel, aposztróffal vagy ponttal.
error-box-name-first = „{ $name }” itt nem lehet név: betűvel kell kezdődnie.
error-box-name-twice = „{ $name }” már valami másnak a neve.
error-box-file-missing = A dobozfájl („{ $file }”) nem olvasható. Biztosan ott van?
error-box-file-too-big = A dobozfájl („{ $file }”) túl nagy: legfeljebb { $kilobytes } kB lehet.
error-box-file-encoding = A dobozfájl („{ $file }”) nem UTF-8 kódolású sima szöveg.
error-box-file-toml = A dobozfájl („{ $file }”) nem TOML: { $detail }.
error-box-file-value = A dobozfájlban („{ $file }”) ennél a kulcsnál dátum, időpont vagy végtelen szám áll: „{ $key }”. Egy doboz nevekből, egész számokból és listákból áll.

# Words that all games share.

seat = Hráč { $number }
undone = { $name } berie poslednú akciu späť.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = berie ťah späť
list-and = { $most } a { $last }
list-then = { $most } a { $last }
list-then-many = { $most } a { $last }
story-word = { $text }

error-malformed = „{ $text }“ tu nie je žiadna akcia. Nechaj si ukázať, čo sa práve smie.
error-not-allowed = To sa teraz nesmie. Nechaj si ukázať, čo sa práve smie.
error-ambiguous = „{ $text }“ môže znamenať viac akcií: { $choices }.
error-game-over = Hra sa skončila.
error-not-your-turn = Teraz hrá { $name }.
error-nothing-to-undo = Niet čo brať späť.
error-batch-past-chance = Tieto akcie siahajú za hod kockou, ťahanie karty alebo koniec ťahu. Zvyšok pošli, keď bude jasné, čo sa stalo.
error-unknown-game = Hra „{ $game }“ tu nie je. Hry sú: { $known }.
error-bad-players = { $game } je pre { $low } až { $high } hráčov, nie pre { $players }.
error-unknown-option = Voľba „{ $option }“ neexistuje. Voľby sú: { $known }.
error-bad-option = Voľba { $option } nemôže byť „{ $value }“. Môže byť: { $allowed }.
error-bad-names = Mená sú zoznam textov, najviac jedno na každého hráča (hráčov: { $players }).
error-bad-seat = Miesto { $seat_given } pri stole pre { $players } nie je.
error-bad-position = Pozícia potrebuje „game“, „players“ a „state“, tak ako ich má pozícia zápasu.
error-bad-position-cell = V tejto pozícii { $cell } nemôže byť „{ $value }“.
error-bad-box = Vlastná škatuľa je tabuľka názvov a hodnôt.
error-bad-view = Toto nie je pohľad na žiadnu hru.

error-record-format = Toto nie je záznam Barkade: prvý riadok musí byť „barkade 1“.
error-record-empty = Záznam je poškodený: nemá žiadne verzie.
error-record-line = Riadok { $line } záznamu sa nedá prečítať: „{ $text }“.
error-record-header = Záznam je poškodený: riadok „{ $word }“ chýba alebo je zlý.
error-record-rules = Táto hra sa hrala podľa pravidiel číslo { $rules }; táto verzia Barkade hrá podľa čísla { $now }.
error-record-no-version = Záznam má verzie 0 až { $last }, verziu { $version } nie.
error-record-version = Verzia { $version } sa takto stať nemohla: akcie alebo žrebovania nesedia s pravidlami.
error-record-checksum = Verzia { $version } je pozmenená: kontrolný súčet nesedí s pozíciou.
error-record-draw = Verzia { $version } má falošné žrebovanie: { $draw } nie je to, čo dáva semienko.
error-record-commit = Semienko záznamu nie je to, na ktoré sa server vopred zaviazal.
error-record-no-seed = Záznam ešte nemá semienko: overiť sa bude dať, keď sa hra skončí.
error-record-told = Toto je záznam toho, čo sa dozvedelo jedno miesto. Dá sa prezrieť, ale nie dohrať ani overiť.
error-record-too-long = Tento záznam je príliš dlhý, tu sa pustiť nedá. Pozri si ho doma: barkade replay FILE.

error-box-unknown = „{ $part }“ nie je časť škatule tejto hry. Časti sú: { $known }.
error-box-number = „{ $part }“ musí byť celé číslo od { $low } do { $high }, nie „{ $value }“.
error-box-list = „{ $part }“ musí byť zoznam od { $low } do { $high } položiek.
error-box-length = „{ $part }“ musí byť zoznam, položiek presne: { $count }.
error-box-entry = Každá položka „{ $part }“ potrebuje presne toto: { $keys }.
error-box-name = „{ $name }“ nemôže byť názov: potrebuje 1 až { $longest } písmen alebo číslic, medzi nimi medzery, spojovníky, apostrofy a bodky.
error-box-name-first = „{ $name }“ tu nemôže byť názov: prvé musí byť písmeno.
error-box-name-twice = „{ $name }“ sa už volá niečo iné.
error-box-file-missing = Súbor škatule „{ $file }“ sa nedá prečítať. Je tam vôbec?
error-box-file-too-big = Súbor škatule „{ $file }“ je priveľký: najviac { $kilobytes } kB.
error-box-file-encoding = Súbor škatule „{ $file }“ nie je obyčajný text v UTF-8.
error-box-file-toml = Súbor škatule „{ $file }“ nie je TOML: { $detail }.
error-box-file-value = V súbore škatule „{ $file }“ je pod „{ $key }“ dátum, čas alebo nekonečné číslo. Škatuľa sa skladá z názvov, celých čísel a zoznamov.

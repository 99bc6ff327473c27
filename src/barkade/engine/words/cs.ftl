# Words that all games share.

seat = Hráč { $number }
undone = { $name } bere poslední akci zpět.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = bere tah zpět
list-and = { $most } a { $last }
list-then = { $most } a { $last }
list-then-many = { $most } a { $last }
story-word = { $text }

error-malformed = „{ $text }“ tady není žádná akce. Nech si ukázat, co se teď smí.
error-not-allowed = To se teď nesmí. Nech si ukázat, co se teď smí.
error-ambiguous = „{ $text }“ může znamenat víc akcí: { $choices }.
error-game-over = Hra skončila.
error-not-your-turn = Na tahu je { $name }.
error-nothing-to-undo = Není co brát zpět.
error-batch-past-chance = Tyhle akce pokračují i po něčem nejistém nebo po konci tahu. Zbytek pošli, až bude jasno.
error-unknown-game = Hra „{ $game }“ tu není. Hry jsou: { $known }.
error-bad-players = { $game } je pro { $low } až { $high ->
    [one] { $high } hráče
    [few] { $high } hráče
   *[other] { $high } hráčů
}, ne pro { $players }.
error-unknown-option = Volba „{ $option }“ neexistuje. Volby jsou: { $known }.
error-bad-option = Volba { $option } nemůže být „{ $value }“. Může být: { $allowed }.
error-bad-names = Jména jsou seznam textů, nejvýš jedno na každého z hráčů (hráčů: { $players }).
error-bad-seat = Místo { $seat_given } u stolu pro { $players } není.
error-bad-position = Pozice potřebuje „game“, „players“ a „state“, tak jak je dává hra.
error-bad-position-cell = V této pozici { $cell } nemůže být „{ $value }“.
error-bad-box = Vlastní krabice je tabulka názvů a hodnot.
error-bad-view = Tohle není pohled na žádnou hru.

error-record-format = Tohle není záznam Barkade: první řádek musí být „barkade 1“.
error-record-empty = Záznam je poškozený: nemá žádné verze.
error-record-line = Řádek { $line } záznamu nejde přečíst: „{ $text }“.
error-record-header = Záznam je poškozený: řádek „{ $word }“ chybí nebo je špatně.
error-record-rules = Tahle hra se hrála podle pravidel číslo { $rules }; tato verze Barkade hraje podle čísla { $now }.
error-record-no-version = Záznam má verze 0 až { $last }, verzi { $version } ne.
error-record-version = Verze { $version } se takhle stát nemohla: akce nebo losování nesedí s pravidly.
error-record-checksum = Verze { $version } je pozměněná: kontrolní součet nesedí s pozicí.
error-record-draw = Verze { $version } má falešné losování: { $draw } není to, co dává semínko.
error-record-commit = Semínko záznamu není to, které bylo předem zamčené.
error-record-no-seed = Záznam ještě nemá semínko: ověřit půjde, až hra skončí.
error-record-told = Tohle je záznam toho, co se dozvědělo jedno místo. Dá se přehrát, ale ne dohrát ani ověřit.
error-record-too-long = Tenhle záznam je na přehrání tady moc dlouhý. Přehraj si ho doma: barkade replay FILE.

error-box-unknown = „{ $part }“ není část krabice této hry. Části jsou: { $known }.
error-box-number = „{ $part }“ musí být celé číslo od { $low } do { $high }, ne „{ $value }“.
error-box-list = „{ $part }“ musí být seznam od { $low } do { $high } položek.
error-box-length = „{ $part }“ musí být seznam, položek přesně: { $count }.
error-box-entry = Každá položka „{ $part }“ potřebuje přesně toto: { $keys }.
error-box-name = „{ $name }“ nemůže být název: potřebuje 1 až { $longest } písmen nebo číslic, mezi nimi mezery, spojovníky, apostrofy a tečky.
error-box-name-first = „{ $name }“ tu nemůže být název: první musí být písmeno.
error-box-name-twice = „{ $name }“ už se jmenuje něco jiného.
error-box-file-missing = Soubor krabice „{ $file }“ nejde přečíst. Je tam vůbec?
error-box-file-too-big = Soubor krabice „{ $file }“ je moc velký: nejvýš { $kilobytes } kB.
error-box-file-encoding = Soubor krabice „{ $file }“ není prostý text v UTF-8.
error-box-file-toml = Soubor krabice „{ $file }“ není TOML: { $detail }.
error-box-file-value = V souboru krabice „{ $file }“ je pod „{ $key }“ datum, čas nebo nekonečné číslo. Krabice se skládá z názvů, celých čísel a seznamů.

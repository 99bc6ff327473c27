# Words that all games share.

seat = Gracz { $number }
undone = { $name } cofa ostatnią akcję.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = cofa ten ruch
list-and = { $most } i { $last }
list-then = { $most } i { $last }
list-then-many = { $most } i { $last }
story-word = { $text }

error-malformed = Nie ma tu akcji „{ $text }”. Poproś o listę dozwolonych akcji.
error-not-allowed = Tego teraz nie wolno. Poproś o listę dozwolonych akcji.
error-ambiguous = „{ $text }” może znaczyć kilka akcji: { $choices }.
error-game-over = Gra jest skończona.
error-not-your-turn = To nie twoja kolej. Teraz: { $name }.
error-nothing-to-undo = Nie ma czego cofać.
error-batch-past-chance = Te akcje sięgają dalej niż coś jeszcze niewiadomego albo koniec tury. Resztę wyślij, gdy już będzie wiadomo, co wyszło.
error-unknown-game = Nie ma gry „{ $game }”. Gry to: { $known }.
error-bad-players = { $game }: graczy może być od { $low } do { $high }, a nie { $players }.
error-unknown-option = Nie ma opcji „{ $option }”. Opcje to: { $known }.
error-bad-option = Opcja { $option } nie może mieć wartości „{ $value }”. Może mieć: { $allowed }.
error-bad-names = Imiona to lista tekstów, najwyżej po jednym na gracza (graczy: { $players }).
error-bad-seat = Nie ma miejsca { $seat_given } przy tym stole (graczy: { $players }).
error-bad-position = Pozycja musi mieć „game”, „players” i „state”, tak jak pozycja w rozgrywce.
error-bad-position-cell = W tej pozycji { $cell } nie może być „{ $value }”.
error-bad-box = Własne pudełko to tabela nazw i wartości.
error-bad-view = To nie jest widok gry.

error-record-format = To nie jest zapis Barkade: pierwsza linia musi brzmieć „barkade 1”.
error-record-empty = Ten zapis jest uszkodzony: nie ma w nim żadnej wersji.
error-record-line = Linii { $line } tego zapisu nie da się odczytać: „{ $text }”.
error-record-header = Ten zapis jest uszkodzony: linii „{ $word }” brakuje albo jest błędna.
error-record-rules = Tę partię rozegrano według zasad numer { $rules }; ta wersja Barkade gra według numeru { $now }.
error-record-no-version = Ten zapis ma wersje od 0 do { $last }, a wersji { $version } nie ma.
error-record-version = Wersja { $version } tego zapisu nie mogła się zdarzyć: akcje albo losowania nie zgadzają się z zasadami.
error-record-checksum = Ktoś zmienił wersję { $version } tego zapisu: suma kontrolna nie pasuje do pozycji.
error-record-draw = W wersji { $version } tego zapisu jest fałszywe losowanie: { $draw } to nie to, co daje ziarno.
error-record-commit = Ziarno tego zapisu to nie to, które zapieczętowano.
error-record-no-seed = Ten zapis nie ma jeszcze ziarna: da się go sprawdzić po końcu gry.
error-record-told = To zapis tego, co było widać z jednego miejsca. Można go odtworzyć, ale nie da się z niego grać dalej ani go sprawdzić.
error-record-too-long = Ten zapis jest za długi, żeby go tu odtworzyć. Odtwórz go u siebie: barkade replay FILE.

error-box-unknown = „{ $part }” to nie część pudełka tej gry. Części to: { $known }.
error-box-number = „{ $part }” musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
error-box-list = „{ $part }” musi być listą, która ma od { $low } do { $high } pozycji.
error-box-length = Lista „{ $part }” musi mieć dokładnie tyle pozycji: { $count }.
error-box-entry = Każda pozycja „{ $part }” musi mieć dokładnie to: { $keys }.
error-box-name = „{ $name }” nie może być nazwą: od 1 do { $longest } liter lub cyfr, a między nimi spacje, łączniki, apostrofy i kropki.
error-box-name-first = „{ $name }” nie może tu być nazwą: na początku musi być litera.
error-box-name-twice = „{ $name }” to już nazwa czegoś innego.
error-box-file-missing = Nie da się odczytać pliku pudełka „{ $file }”. Czy on tam jest?
error-box-file-too-big = Plik pudełka „{ $file }” jest za duży: najwyżej { $kilobytes } KB.
error-box-file-encoding = Plik pudełka „{ $file }” to nie zwykły tekst w UTF-8.
error-box-file-toml = Plik pudełka „{ $file }” to nie TOML: { $detail }.
error-box-file-value = W pliku pudełka „{ $file }” pod „{ $key }” jest data, godzina albo liczba nieskończona. Pudełko składa się z nazw, liczb całkowitych i list.

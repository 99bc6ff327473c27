# Words that all games share.

seat = Player { $number }
undone = { $name } undoes the last action.

# A story is made of clauses: what somebody does in a turn, and what comes of it.
story-turn = { $name } { $clauses-then }.
story-effects = { $clauses-also }.
story-undone = takes that back
list-and = { $most } and { $last }
list-then = { $most } and { $last }
list-then-many = { $most }, and { $last }
story-word = { $text }

error-malformed = “{ $text }” isn't an action here. Ask for the list of legal actions.
error-not-allowed = That isn't allowed now. Ask for the list of legal actions.
error-ambiguous = “{ $text }” could mean several actions: { $choices }.
error-game-over = The game is over.
error-not-your-turn = It's { $name }'s turn.
error-nothing-to-undo = There is nothing to undo.
error-batch-past-chance = These actions run past a dice roll, a draw or the end of the turn. Send the rest once you know what happened.
error-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-bad-option = Option { $option } can't be “{ $value }”. It can be: { $allowed }.
error-bad-names = Names must be a list of strings, at most one for each of the { $players } players.
error-bad-seat = There is no seat { $seat_given } at a table of { $players }.
error-bad-position = A position needs “game”, “players” and “state”, just as a match gives them.
error-bad-position-cell = In this position { $cell } can't be “{ $value }”.
error-bad-box = A custom box is a table of names and values.
error-bad-view = This isn't a view of a game.

error-record-format = This isn't a Barkade record: its first line must be “barkade 1”.
error-record-empty = This record is damaged: it has no versions.
error-record-line = Line { $line } of this record can't be read: “{ $text }”.
error-record-header = This record is damaged: its “{ $word }” line is missing or wrong.
error-record-rules = This game was played under rules version { $rules }; this Barkade uses version { $now }.
error-record-no-version = This record has versions 0 to { $last }, but no version { $version }.
error-record-version = Version { $version } of this record can't have happened: its actions or draws break the rules.
error-record-checksum = Version { $version } of this record has been altered: its checksum doesn't match the position.
error-record-draw = Version { $version } of this record has a false draw: { $draw } isn't what the seed gives.
error-record-commit = The seed of this record isn't the one that was locked in.
error-record-no-seed = This record has no seed yet: you can verify it once the game is over.
error-record-told = This is a record of what one seat was told. It can be replayed, but not continued or verified.
error-record-too-long = This record is too long to replay here. Replay it at home: barkade replay FILE.

error-box-unknown = “{ $part }” isn't a part of this game's box. The parts are: { $known }.
error-box-number = “{ $part }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-box-list = “{ $part }” must be a list of { $low } to { $high } entries.
error-box-length = “{ $part }” must be a list of exactly { $count } entries.
error-box-entry = Every entry of “{ $part }” needs exactly these parts: { $keys }.
error-box-name = “{ $name }” can't be a name: it needs 1 to { $longest } letters or digits, with spaces, hyphens, apostrophes and full stops between them.
error-box-name-first = “{ $name }” can't be a name here: it must begin with a letter.
error-box-name-twice = “{ $name }” is already the name of something else.
error-box-file-missing = The box file “{ $file }” can't be read. Does it exist?
error-box-file-too-big = The box file “{ $file }” is too big: the limit is { $kilobytes } kB.
error-box-file-encoding = The box file “{ $file }” isn't plain UTF-8 text.
error-box-file-toml = The box file “{ $file }” isn't TOML: { $detail }.
error-box-file-value = In the box file “{ $file }”, “{ $key }” holds a date, a time or an infinite number. A box is made of names, whole numbers and lists.

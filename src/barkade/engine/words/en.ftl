# Words that all games share.

seat = Player { $number }
undone = { $name } takes the last action back.

error-malformed = “{ $text }” is no action here. Ask for the list of legal actions.
error-ambiguous = “{ $text }” could mean several actions: { $choices }.
error-game-over = The game is over.
error-not-your-turn = It is { $name }'s turn.
error-nothing-to-undo = There is nothing to take back.
error-batch-past-chance = These actions go on after something uncertain or after the end of the turn. Send the rest when it is known.
error-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-bad-option = Option { $option } can't be “{ $value }”. It can be: { $allowed }.
error-bad-names = Names are a list of texts, at most one for each of the { $players } players.
error-bad-seat = There is no seat { $seat_given } at a table of { $players }.
error-bad-position = A position needs “game”, “players” and “state”, as the position of a match has them.
error-bad-position-cell = In this position { $cell } can't be “{ $value }”.
error-bad-box = A box of one's own is a table of names and values.
error-bad-view = This is no view of a game.

error-record-format = This is not a Barkade record: its first line must be “barkade 1”.
error-record-empty = This record is torn: it has no versions.
error-record-line = Line { $line } of this record can't be read: “{ $text }”.
error-record-header = This record is torn: its “{ $word }” line is missing or wrong.
error-record-rules = This game was played by rules number { $rules }; this Barkade plays by number { $now }.
error-record-no-version = This record has versions 0 to { $last }, but no version { $version }.
error-record-version = Version { $version } of this record can't have happened: its actions or draws don't fit the rules.
error-record-checksum = Version { $version } of this record has been changed: its checksum does not fit the position.
error-record-draw = Version { $version } of this record has a false draw: { $draw } is not what the seed gives.
error-record-commit = The seed of this record is not the one that was committed to.
error-record-no-seed = This record has no seed yet: it can be verified when the game is over.
error-record-told = This is a record of what one seat was told. It can be replayed, but not played on or verified.

error-box-file-missing = The box file “{ $file }” can't be read. Is it there?
error-box-file-too-big = The box file “{ $file }” is too big: { $kilobytes } KB is the most.
error-box-file-encoding = The box file “{ $file }” is not plain text in UTF-8.
error-box-file-toml = The box file “{ $file }” is not TOML: { $detail }.
error-box-file-value = In the box file “{ $file }”, “{ $key }” holds a date, a time or an endless number. A box is made of names, whole numbers and lists.

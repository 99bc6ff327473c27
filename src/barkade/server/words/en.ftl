# What the server says

server-over = This table is closed.
server-stale = The table has moved on to version { $version }. Look again, then choose.
server-taken-id = This command's id has been used by somebody else.
server-no-seat = There is no seat { $number } at this table.
server-not-your-seat = Seat { $number } is not yours.
server-host-only = Only the host of the table may do this.
server-players-only = Only those who play at this table may do this.
server-started = The game has started already.
server-not-started = There is no game going on here yet.
server-not-over = The game is not over yet.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-bot-plays = A bot plays for you. Take your seat back first.
server-time-is-up = Your time for this turn is up: the bot finishes it, then the seat is yours again.
server-no-undo = This can't be taken back: chance or a secret has been revealed, or it was not your last action.
server-other-offer = Something else is being asked already.
server-no-offer = Nothing is being asked.
server-no-person-there = Nobody who could be asked sits in seat { $number }.
server-not-away = Whoever sits in seat { $number } is here, or has not been away for long.
server-resigned = Who has resigned can't go on.
server-who-are-you = Come in first: give a name.
server-sent-away = The host has sent you away from this table.
server-seat-taken = Seat { $number } is taken.
server-seat-free = Seat { $number } is still free. Invite somebody, or let a bot sit there.
server-not-ready = Whoever sits in seat { $number } has not come to the table yet.
server-no-such-bot = There is no bot “{ $bot }”. The bots are: { $known }.
server-no-choice-of-first = Nobody can choose who starts this game.
server-muted = You can't talk at this table.
server-failed = That could not be kept. Nothing has changed; try again.
server-no-table = There is no such table. It may have been cleared away.
server-no-frame = This game can't be watched from that seat or that move.
server-no-lesson = There is no lesson for this game.
server-malformed = This can't be understood: { $reason }.
server-bad-name = A name needs at least one letter or sign that can be seen.
server-dead-link = This link has been used, or is too old. Make a new one.
server-too-fast = Not so fast. Wait a moment.
server-too-large = This is too large: at most { $kilobytes } kB are read.
server-foreign = This came from another site's page.
server-bad-webhook = A webhook is an address that begins with http:// or https://.
server-bad-email = This is no mail address.
server-your-turn = It is your turn in { $game }.
server-no-help = Nobody may use help at this table.

server-no-page = The page has not been built yet.
server-page-title = Barkade
server-page-about = Four dog board games at one table. No account needed.
server-table-title = { $game } on Barkade
server-invited = { $name } invites you to a game of { $game }.
server-invitation = You are invited to a game of { $game }.

# Commands

cli-serve = open the house: live tables for browsers and programs
cli-backup = copy a server's file while it runs

cli-help-host = the address to listen on (0.0.0.0 unless told: everybody in the same network can come)
cli-help-port = the port (8000 unless told; 0 takes a free one)
cli-help-data = the file that everything is kept in
cli-help-database = keep everything in PostgreSQL instead, to share it with other nodes: postgresql://...
cli-help-public-url = how people reach this server from elsewhere, as in https://dogs.example.org
cli-help-bot-pace = how many seconds a bot waits before it moves
cli-help-grace = how many seconds somebody may be away before a bot may play for them
cli-help-keep-days = how many days finished tables are kept
cli-help-smtp = host:port of a mail server, for people who want to be told of their turn
cli-help-mail-from = the sender of those mails
cli-help-private-webhooks = let webhooks lead into the own network
cli-help-open = open the page in a browser of this machine
cli-help-unlimited = no limits on rates: to measure, and for tests
cli-help-log = where to write structured logs (standard error unless told)

server-open = Barkade is open. Come in:
server-stop-with = Ctrl-C closes it; games are kept.
server-closed = Barkade is closed. Games are kept in { $file }.
server-port-taken = Port { $port } can't be used here: { $reason }.
server-file-locked = Another server has { $file } open.
server-file-too-new = { $file } was written by a newer Barkade.
server-file-broken = { $file } can't be opened: { $reason }.
server-bad-url = { $option } has to begin with http:// or https://, not “{ $value }”.
server-bad-database = --database has to begin with postgresql://, not “{ $value }”.
server-no-database = The database can't be used: { $reason }.
server-backed-up = Copied to { $file }.
server-backup-exists = { $file } is there already.
server-missing-backup = Where to? “barkade backup FILE”.

# Who sits at the table

terminal-kind-person = person
terminal-kind-random = random bot
terminal-kind-puppy = Puppy
terminal-kind-young-dog = Young Dog
terminal-kind-good-dog = Good Dog
terminal-kind-clever-dog = Clever Dog
terminal-kind-top-dog = Top Dog
terminal-bot-name-1 = Rex
terminal-bot-name-2 = Luna
terminal-bot-name-3 = Barney
terminal-bot-name-4 = Coco
terminal-bot-name-5 = Pepper

# The table

terminal-too-small = This window is { $width }×{ $height }. The table needs 80×24: make the window larger or the letters smaller.
terminal-turn = { $name }, it's your turn
terminal-turn-of = { $name } is thinking…
terminal-over = The game is over
terminal-actions = What you can do
terminal-no-actions = It's { $name }'s turn ({ $kind }).
terminal-next = What now?
terminal-log = What happened
terminal-coach = The coach
terminal-coach-off = The coach only helps people, not bots.
terminal-prompt = type a move, or press Enter for the highlighted one
terminal-prompt-over = Enter for the highlighted choice
terminal-keys = ↑↓ Enter or type it · F1 help F2 coach F3 log F4 undo F5 hint · Ctrl-C leave
terminal-keys-over = ↑↓ choose · Enter go · F1 help · F3 log · Ctrl-C leave
terminal-keys-page = ↑↓ PgUp PgDn scroll · Esc back
terminal-keys-help = ↑↓ PgUp PgDn scroll · R rules of the game · Esc back
terminal-keys-rules = ↑↓ PgUp PgDn scroll · type a word or a number to find it · Esc back
terminal-find = find
terminal-no-such-rule = No rule mentions “{ $text }”.
terminal-keys-coach = F1 help · F2 log
terminal-keys-hint = F1 help · F5 log
terminal-no-such-action = You can't do “{ $text }” here; ↑↓ shows what you can do.
terminal-hint = Chances of winning, says Top Dog
terminal-hint-line = { $percent }%  { $action }
terminal-hint-thinking = Top Dog is thinking…
terminal-hint-forced = There's only one thing you can do.
terminal-hint-compiling = Top Dog is waking up: the first hint takes up to a minute, later ones don't. Play on if you like.
terminal-hint-not-now = You can ask for a hint when it's your turn.
terminal-hint-never = There are no hints on this computer: Top Dog needs the package numba.
terminal-commit = This game's dice are locked in as { $commit }
terminal-chance-seeded = This game's dice come from simulation seed { $seed }: same seed, same game.

terminal-word-undo = undo
terminal-word-help = help
terminal-word-coach = coach
terminal-word-log = log
terminal-word-hint = hint
terminal-word-rules = rules
terminal-word-leave = quit

terminal-undo-none = You have nothing to undo.
terminal-undo-chance = What chance has decided can't be undone.
terminal-undo-secret = Once something has been revealed, it can't be undone.
terminal-undone = Undone.

terminal-name = { $name }
terminal-won = { $name } wins with { $counted }!
terminal-won-together = { $names } share the victory with { $counted }!
terminal-points = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-lost = Nobody at this table wins.
terminal-verify = You can check every draw of this game:
terminal-again = Play again
terminal-menu = Back to the menu
terminal-leave = Leave

# The curtain

terminal-curtain = { $name }'s turn
terminal-curtain-look-away = Everyone else, look away!
terminal-curtain-ready = { $name }, press Enter when only you can see the screen.

# Help

terminal-help-title = How to play here
terminal-help-moves = Choose what to do with the arrow keys ↑ and ↓; the board shows where it happens. Press Enter to do it. Or type it: each action's short form is on its right, and you only need enough letters to tell it apart.
terminal-help-board = The board
terminal-help-key-choose = highlight an action
terminal-help-key-enter = do what is highlighted or typed
terminal-help-key-page = scroll the log or the coach
terminal-help-key-escape = clear what you typed
terminal-help-key-help = this help; press R there for the rules of the game
terminal-help-key-coach = the coach: exact odds, from what you can know
terminal-help-key-log = everything that happened, and how the dice are locked in
terminal-help-key-undo = undo your last action: never past a secret, and past a roll or a draw only in a solo game
terminal-help-key-hint = a hint: what Top Dog would do, and the chance of winning
terminal-help-key-leave = leave; the game is saved, and “barkade resume” continues it
terminal-help-words = Instead of pressing these keys you can type: { $words }.
terminal-help-secret = When several people share this keyboard, a curtain falls between their turns, so that nobody sees anyone else's hand.
terminal-help-saved = Every action is saved at once: nothing is lost, even if the power goes out.

# The menu

terminal-menu-title = Barkade
terminal-menu-tagline = Dog board games at one table
terminal-menu-resume = Continue
terminal-menu-saved = { $game } with { $names }, move { $version }, left { $when }
terminal-menu-players = { $low }–{ $high } players
terminal-menu-language = Language
terminal-menu-quit = Leave
terminal-menu-keys = ↑↓ choose · Enter open · Ctrl-C leave
terminal-setup-title = { $game }: who plays?
terminal-setup-players = Players
terminal-setup-seat = Seat { $number }
terminal-setup-start = Start
terminal-setup-rules = Read the rules
terminal-setup-keys = ↑↓ choose · ←→ or Enter change · Esc back
terminal-language-keys = ↑↓ choose · Enter select · Esc back
terminal-yes = yes
terminal-no = no

# Replay

terminal-replay-title = { $game }: move { $version } of { $last }
terminal-replay-start = The game is set up.
terminal-replay-move = { $name }: { $action }
terminal-replay-watching = seen by { $who }
terminal-replay-spectator = a spectator
terminal-replay-mover = the player to move, { $who }
terminal-replay-no-mover = the player to move (here: everyone)
terminal-replay-partial = This record holds only what one seat was told, so there is no board to show.
terminal-replay-keys = ←→ step · Home End first, last · Tab point of view · Space play · Esc leave
terminal-replay-keys-partial = ←→ step · Home End first, last · Space play · Esc leave

# The page

page-title = Barkade
page-places = Places
title-turn = ● Your turn – { $game }
title-table = { $game } – Barkade
sheet-close = Close

nowhere-title = There is nothing here
nowhere-about = This dog has looked everywhere. Perhaps the address is missing a letter.
net-offline = The server can't be reached. Are you online?
net-broken = The server stumbled. Try again in a moment.
net-again = Try again
line-lost = Reconnecting …

# Home

home-hello = Who wants to play?
home-about = Four dog games at one table. Bots fill the empty seats, friends come by a link, nobody needs an account.
home-games = The games
home-players = { $low ->
    [one] 1
   *[other] { $low }
}–{ $high } players
home-time-dig = 20–30 minutes
home-time-barking = 30–40 minutes
home-time-goodboy = 15–25 minutes
home-time-spots = 20–30 minutes
home-play = Play now
home-invite = Invite friends
home-rules = Rules
home-learn = Learn
home-mine = Your games
home-join = Join a table
home-code = Link or code of a table
home-join-go = Join
home-open = Open tables
home-open-none = No open table right now. Be the first!
home-finished = Games you finished

line-over = Watch again
line-free = { $free ->
    [0] Full
    [one] One free seat
   *[other] { $free } free seats
}
line-yours = Your turn
line-theirs = Wait
line-watch = Watch

# A new table

new-title = A table of { $game }
new-players = How many play?
new-clock = Clock
new-clock-about = Whoever runs out of time is played by a bot until they come back.
new-help = Help
new-help-about = Rated games are played without help.
new-public = Open to all
new-public-about = Everybody on this server can see the table, sit down or watch.
new-box = A box of your own
new-box-about = A TOML file with other cards, dice or dogs.
new-box-unreadable = This box can't be read: { $detail }
new-open = Open the table
box-own = a box of its own
clock-none = no clock
clock-per-turn = { $seconds ->
    [30] 30 seconds a turn
    [60] a minute a turn
    [180] 3 minutes a turn
    [86400] a day a turn
    [259200] 3 days a turn
   *[other] { $seconds } seconds a turn
}
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
help-all = coach and hints
help-coach = the coach only
help-none = none
public-yes = yes
public-no = by link only
option-yes = yes
option-no = no

# Before the start

lobby-seats = Seats
lobby-free = A free cushion
lobby-host = host
lobby-sit = Sit here
lobby-sit-too = Sit here too
lobby-stand = Stand up
lobby-bot = Add a bot …
lobby-bot-for = Bot for seat { $number }
lobby-unseat = Send { $name } away
lobby-start = Start the game
lobby-start-with-bots = { $free ->
    [one] Fill one seat and start
   *[other] Fill { $free } seats and start
}
lobby-strength = with
lobby-wait-for = Waiting for { $names } to come to the table.
lobby-wait-host = Waiting for the host to start.
lobby-take-seat = Take a seat, or stay and watch.
lobby-invite = Invite friends
lobby-share-title = Come and play { $game } with me
lobby-agreed = What is played
lobby-first = Who starts
lobby-first-drawn = drawn
lobby-fair = Fair chance
lobby-fair-about = Before anybody plays, the server commits itself to its dice with this number, and every browser adds random bytes of its own. When the game is over, your browser can check every roll.

share-link = Link to this table
share-replay = Link to this replay
share-code = The link as a QR code
share-copy = Copy
share-copied = Copied
share-share = Share

seat-resigned = gave up
seat-outside = a program from outside
seat-stand-in = { $bot } plays on
seat-away = away

bot-call-0 = Biscuit
bot-call-1 = Pepper
bot-call-2 = Waffles
bot-call-3 = Mabel
bot-call-4 = Otto
bot-call-5 = Ziggy
bot-random = Random
bot-puppy = Puppy
bot-good-dog = Good Dog
bot-sensible = Good Dog
bot-top-dog = Top Dog

# In play

odds-percent = { $percent } %

table-name-again = { $name } ({ $number })
table-coming = Fetching …
table-home = Back to the games
table-seats = Players
table-you = (you)
table-thinking = is thinking
table-points = Points
table-board = The board
table-side = Story and talk
table-story = Story
table-talk = Talk
table-menu = Menu
table-undo = Take back
table-undo-ask = Ask to take back
banner-yours = Your turn!
banner-theirs = { $name } is on the move
banner-paused = The game is paused
banner-over = The game is over
board-nothing = Nothing to do right now.
meanwhile = While you were away
meanwhile-show = What happened?
meanwhile-now = While you were away …
meanwhile-skip = Skip
story-again = Watch the last turns again
story-empty = The story begins with the first move.

talk-empty = Nobody has said a word yet.
talk-say = Say something
talk-send = Send
talk-barks = Barks
talk-watcher = A watcher

bark-woof = Woof!
bark-grr = Grrr
bark-whine = Hmmm …
bark-howl = Awoooo!
bark-yip = Yip yip!
bark-sniff = Sniff, sniff
bark-wag = *wag wag*
bark-zoomies = Zoomies!
bark-beg = Pleeease
bark-sleepy = Zzz …

menu-coach = Coach
menu-coach-about = A quiet line with odds worth knowing.
menu-pace = Bots move
menu-take-back = Take your seat back
menu-take-over = Play for { $name }
menu-pause = Ask for a pause
menu-resume = Ask to go on
menu-offer-end = Offer to end here
menu-hand = Let a bot play for { $name }
menu-share = Link to this table
menu-screen = Table screen
menu-record = Download
menu-leave = Leave
menu-leave-sure = A bot will finish your turn and go on for you. You can come back at any time.
menu-resign = Give up
menu-resign-sure = Give up this game for good?
menu-stay = Stay
pace-1 = at an easy pace
pace-2 = quickly
pace-0 = at once

coach-more = { $more } more
coach-less = less

hint-ask = What would Top Dog do?
hint-title = Top Dog would …
hint-only = Top Dog sees only one thing to do.
hint-thinking = Top Dog is sniffing it out …
hint-asleep = Top Dog is just waking up. The first time takes about a minute.
hint-chance = Chance to win:
hint-play = Do it

offer-end = { $name } offers to end the game here.
offer-pause = { $name } asks for a pause.
offer-resume = { $name } wants to go on.
offer-hand = { $name } asks to let a bot play for { $other }.
offer-undo = { $name } asks to take the last move back.
offer-yes = Agree
offer-no = Decline
offer-waiting = Waiting for the others …

rule-title = The rule
rule-show = Show the rule
rule-all = All rules of this game
rules-none = There are no rules for this game here.

curtain-for = Now it is { $name }'s turn. Nobody else look!
curtain-lift = I am { $name }

screen-join = Point your phone at the code and take a seat.
screen-sleeps = Over plain http a browser can't keep the screen on: tell the device itself not to sleep.
screen-seated = This browser has a seat at the table. Open the table screen on a device of its own.

# The end

end-title = The game is over
end-won = { $name } wins!
end-shared = { $names } share the victory!
end-nobody = Nobody wins.
end-how = How it was scored
end-rematch = Rematch
end-rematch-join = To the rematch
end-replay = Replay
end-check = Check the dice
ending-finished = Played to the end.
ending-resigned = Somebody gave up.
ending-agreed = All agreed to end it here.
ending-abandoned = Nobody came back.
ending-rules = The rules have changed since; this game can't go on.

check-working = Checking every draw …
check-failed = There is nothing to check here.
check-seed = The seed is the one that was committed to before the game.
check-seed-false = The seed is not the one that was committed to!
check-commit = That commitment is the one this browser saw.
check-commit-false = This browser saw another commitment!
check-nonce = The random bytes of this browser were mixed in.
check-draws = { $draws ->
    [one] One draw checked: it comes from the seed.
   *[other] { $draws } draws checked: all of them come from the seed.
}
check-draws-false = In version { $version } a draw is not what the seed gives!

# Replay

replay-title = Replay
replay-of = { $game }, once more
replay-bring = Bring the record of any game, and watch it move by move.
replay-open = Open a record
replay-leave = Leave the replay
replay-seat = Watch from
replay-watcher = a watcher's place
replay-play-on = Play on from here
replay-told = What { $name } was told so far. The game was still going on, so there is a story, but no board.
replay-told-watcher = What watchers were told so far. The game was still going on, so there is a story, but no board.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-where = Where in the game
replay-at = { $at } / { $last }

# Me

me-title = Me
me-name = Name
me-dog = Your dog
me-save = Save
me-saved = Saved. Good dog!
me-any-dog = Any dog
me-settings = How it looks and sounds
me-language = Language
me-theme = Light
theme-auto = as the device has it
theme-light = afternoon
theme-dark = night
me-motion = Motion
motion-auto = as the device has it
motion-less = keep still
me-sound = Sound
me-notify = Notify me when it is my turn
me-notify-not = Browsers only do this over https.
me-notify-refused = This browser was told not to. Its settings for this page can change that.
me-install = Barkade on this device
me-install-about = Barkade gets an icon of its own and opens without the browser around it.
me-install-go = Install
me-record = Played and won
me-record-won = { $won } of { $played } won
me-record-form = The last games: { $games }
me-record-win = won
me-record-loss = not won
me-record-win-short = W
me-record-loss-short = –
me-record-best = Most points: { $points }
me-record-rating = Rating { $rating }, place { $place } of { $of }
me-record-unrated = Not rated yet
me-record-about = Rated are games that people finish among themselves, without bots and without help. A rating is the strength one may be sure of; every such game makes it surer.
me-record-none = Nothing finished yet. The first game is only a tap away.
me-device = On another device
me-device-about = Open this link there within a quarter of an hour, once, and go on as yourself.
me-device-go = Make a link
me-device-link = Your personal link
me-move-here = Move in here
me-move-here-about = This is a personal link. Go on as that person in this browser?
me-move-here-go = Yes, that's me
me-moved = Welcome back!
me-forget = Forget me
me-forget-about = Your name and dog are deleted. Games that are running are finished by a bot.
me-forget-go = Delete me
me-forget-sure = Really delete

dog-head = Head
dog-ears = Ears
dog-snout = Snout
dog-coat = Coat
dog-patch = Second colour
dog-marking = Markings
dog-fur = Fur
dog-collar = Collar
dog-before = { $part }: the one before
dog-after = { $part }: the next one

dog-name-0 = Rex
dog-name-1 = Luna
dog-name-2 = Bella
dog-name-3 = Max
dog-name-4 = Coco
dog-name-5 = Buddy
dog-name-6 = Daisy
dog-name-7 = Rocky
dog-name-8 = Molly
dog-name-9 = Charlie
dog-name-10 = Nala
dog-name-11 = Toby

# About

about-title = About
about-what = Barkade is a table for four dog games: dig for bones, bark up trees, be a good boy, and collect spots. It runs on your own computer, with friends next to you or far away.
about-fair = Chance is fair and can be checked: the server shows a commitment before the game, everybody adds randomness, and afterwards every draw can be verified in your browser.
about-data = No accounts, no tracking, nothing is sent to anybody else. Your name and dog are kept on this server until you delete them.
about-rules = The rules
about-credits = Credits
about-made = All dogs, cats and things are drawn by code, in one hand. The games are by their designers; the words here are ours.
about-fonts = Set in Shantell Sans and Nunito (SIL Open Font License).
about-license = Barkade is free software under the MIT licence.

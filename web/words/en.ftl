# The page

page-title = Barkade
page-places = Places
title-turn = ● Your turn – { $game }
title-table = { $game } – Barkade
title-next = ● The next game is open – { $game }
sheet-close = Close

nowhere-title = There's nothing here
nowhere-about = This dog has looked everywhere. Perhaps the address is missing a letter.
net-offline = The server can't be reached. Are you online?
net-broken = The server stumbled. Try again in a moment.
net-again = Try again
line-lost = Reconnecting…
line-offline = You're offline.
line-sending = On its way…
line-kept = Your move will be sent.

# Home

home-hello = Who wants to play?
home-about = Dog games at one table. Bots fill the empty seats, friends join by link, and nobody needs an account.
home-games = The games
home-players = { $low ->
    [one] 1
   *[other] { $low }
}–{ $high } players
home-minutes = { $low }–{ $high } minutes
home-play = Play now
home-invite = Invite friends
home-rules = Rules
home-learn = Learn
home-mine = Your games
home-join = Join a table
home-code = Table link or code
home-join-go = Join
home-open = Open tables
home-open-none = No open tables right now. Be the first!
home-watch = Games to watch
home-finished = Games you've finished
kennel-title = Your kennel
kennel-own = { $name }, your own dog
kennel-dog = { $name }, last met in { $game }; { $games ->
    [one] one game
   *[other] { $games } games
} together
kennel-empty = Only you live here so far. Dogs you call, score or meet in a game move in.
kennel-all = All { $count } dogs

line-over = Watch again
line-free = { $free ->
    [0] Full
    [one] One free seat
   *[other] { $free } free seats
}
line-yours = Your turn
line-theirs = Waiting
line-left = { $time } left
line-waits = Everyone is away
line-bot = A bot is playing for you

# A new table

new-title = New table: { $game }
new-players = How many players?
new-clock = Clock
new-clock-about = If someone runs out of time, a bot plays for them until they're back. With an hour or more per turn, it only plays that one turn.
new-holiday = Holiday
new-holiday-about = Spare time for each player, to last the whole game. It's used when a turn runs over.
new-help = Help
new-help-about = Rated games are played without help.
new-public = Open to everyone
new-public-about = Anyone on this server can find the table, and sit down or watch.
new-box = Your own box
new-box-about = A TOML file with other cards, dice or dogs.
new-box-unreadable = This box can't be read: { $detail }
new-box-line = This box can't be read. The mistake is in line { $line }: { $text }
new-open = Open the table
box-title = Box
box-own = with a custom box
box-show = What's in the box
box-rest = Everything else is as in the usual box.
clock-none = no clock
holiday-none = none
clock-holiday = { $clock }, holiday: { $days }
clock-per-turn = { $seconds ->
    [30] 30 seconds per turn
    [60] 1 minute per turn
    [180] 3 minutes per turn
    [600] 10 minutes per turn
    [3600] 1 hour per turn
    [43200] 12 hours per turn
    [86400] 1 day per turn
    [259200] 3 days per turn
    [604800] 1 week per turn
   *[other] { $seconds } seconds per turn
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
help-coach = coach only
help-none = none
public-yes = yes
public-no = no, by link only
option-yes = yes
option-no = no

# Before the start

lobby-seats = Seats
lobby-free = A free cushion
lobby-host = host
lobby-sit = Sit here
lobby-sit-too = Sit here too
lobby-stand = Stand up
introduce-who = Who's sitting here?
introduce-name = Your name
introduce-keep = That's me
introduce-again = Change name
door-asks = Ask me before somebody sits down
door-request = { $name } would like to take seat { $number }.
door-let-in = Let in
door-decline = No, thanks
door-asked = You've asked for a seat. The host will let you know.
lobby-bot = Add a bot…
lobby-bot-for = Bot for seat { $number }
lobby-unseat = Send { $name } away
lobby-start = Start the game
lobby-start-with-bots = { $free ->
    [one] Fill one seat and start
   *[other] Fill { $free } seats and start
}
lobby-strength = with
lobby-wait-for = Waiting for { $names } to come to the table.
lobby-starting = Starting: every device is showing its random bytes. Still missing: { $names }.
lobby-wait-host = Waiting for the host to start.
lobby-take-seat = Take a seat, or stay and watch.
lobby-full = All the seats are taken. Stay and watch!
lobby-sent-away = The host has asked you to leave this table.
desk-title = Host's desk
desk-change = Change settings
desk-close = Close the table
desk-close-sure = Close this table for everybody?
desk-closed = The host has closed this table.
desk-hand-over = Make host
desk-mute = Mute
desk-unmute = Unmute
desk-send = Send away
desk-send-sure = Send { $name } away? They can't sit or chat here until you let them back in.
desk-send-sure-watching = Send { $name } away? They can't watch, sit or chat here until you let them back in.
desk-people = People at the table
desk-nobody = Nobody else is sitting here yet.
desk-sent-away = Sent away
desk-mute-whom = Mute { $name }
desk-hand-over-whom = Make { $name } host
desk-hand-over-sure = Make { $name } the host? From then on only they can change this table.
desk-send-sure-playing = Send { $name } away? A bot takes over their seat, the game counts as lost for you, and they can't watch, sit or chat here until you let them back in.
desk-save = Save
desk-least = Seat { $number } is taken, so you can't have fewer players.
desk-changed = The host has changed the settings.
desk-watching-names = { $count }: { $names }
desk-cancel = Cancel
desk-let-back = Let back in
desk-mute-watchers = Mute spectators
desk-watching = { $count ->
    [0] Nobody is watching
    [one] One spectator
   *[other] { $count } spectators
}
watching = You're watching this game.
lobby-invite = Invite friends
lobby-share-title = Come and play { $game } with me
lobby-screen = For the big screen: the table on the television, the cards on your phones.
lobby-agreed = Game settings
lobby-first = Who starts
lobby-first-drawn = at random
lobby-fair = Fair dice
lobby-fair-about = Before anyone plays, the server locks in its dice with this number, and every browser locks in random bytes of its own; only then are they all shown and mixed. So nobody can choose the dice. When the game is over, your browser can check every roll.

share-link = Link to this table
share-room = Table code
share-replay = Link to this replay
share-code = The link as a QR code
share-copy = Copy
share-copied = Copied
share-share = Share
share-only-here = Phones can't reach this computer yet: connect it to your home network and start Barkade again, without “--host”.
share-network = Address for phones
share-network-about = This computer is on several networks. If a phone can't open the link, choose another address.

seat-resigned = gave up
seat-outside = an outside program
seat-stand-in = { $bot } is standing in
lent = { $bot } is playing for you.
lent-seat = { $bot } is playing for { $name }.
seat-away = away

bot-call-0 = Biscuit
bot-call-1 = Pepper
bot-call-2 = Waffles
bot-call-3 = Mabel
bot-call-4 = Otto
bot-call-5 = Ziggy
bot-standing = { $level }, { $temper }
talk-bots-quiet = Bots, be quiet
talk-bots-speak = Let bots talk

# In play

odds-percent = { $percent }%

table-name-again = { $name } ({ $number })
table-coming = Fetching…
table-home = Back to the games
table-seats = Players
table-you = (you)
table-thinking = is thinking
table-points = Points
table-board = The board
table-side = Story and chat
table-story = Story
table-talk = Chat
table-menu = Menu
table-undo = Undo
table-undo-ask = Ask to undo
banner-yours = Your turn!
banner-theirs = { $name }'s turn
banner-paused = The game is paused
banner-over = The game is over
board-nothing = Nothing to do right now.
meanwhile = While you were away
meanwhile-show = What happened?
meanwhile-now = While you were away…
meanwhile-skip = Skip
sound-offer = Play with sound?
sound-on = Turn sound on
story-again = Replay the last few turns
story-empty = The story begins with the first move.

talk-empty = Nobody has said a word yet.
talk-say = Say something
talk-send = Send
talk-barks = Barks
talk-watcher = A spectator
# Stands after somebody's name; $name is the bot's
talk-carries-on = carries on for { $name }.

bark-woof = Woof!
bark-grr = Grrr!
bark-whine = Hmmm…
bark-howl = Awoooo!
bark-yip = Yip yip!
bark-sniff = Sniff, sniff
bark-wag = *wag wag*
bark-zoomies = Zoomies!
bark-beg = Pleeease?
bark-sleepy = Zzz…

menu-coach = Coach
menu-coach-about = A quiet line with odds worth knowing.
controller-on = Just my hand
controller-about = The board is on the table screen.
controller-off = Show the whole board here
menu-pace = Bots move
menu-take-back = Take your seat back
menu-take-over = Play for { $name }
menu-pause = Ask for a pause
menu-resume = Ask to resume
menu-offer-end = Offer to end here
menu-hand = Let a bot play for { $name }
menu-share = Link to this table
menu-screen = Table screen
menu-record = Download record
menu-leave = Leave
menu-leave-sure = A bot will finish your turn and carry on for you. You can come back at any time.
menu-resign = Give up
menu-resign-sure = Give up this game for good?
menu-stay = Stay
pace-easy = at an easy pace
pace-quickly = quickly
pace-once = instantly
pace-tap = when I tap
pace-go-on = Next

coach-more = { $more } more
coach-less = less

hint-ask = What would Top Dog do?
hint-title = Top Dog would…
hint-only = Top Dog says there's only one thing to do.
hint-thinking = Top Dog is sniffing it out…
hint-asleep = Top Dog is waking up: { $percent }%
hint-chance = Chance of winning:
hint-play = Do it

offer-end = { $name } offers to end the game here.
offer-pause = { $name } asks for a pause.
offer-resume = { $name } wants to carry on.
offer-substitute = { $name } suggests letting a bot play for { $other }.
offer-undo = { $name } asks to undo the last move.
offer-sit = { $name } asks to carry on in { $other }'s seat, and would see what that seat holds.
offer-sit-too = { $name } asks to play for { $other } as well, and would see both hands.
offer-yes = Agree
offer-no = Decline
offer-withdraw = Withdraw
offer-waiting = Waiting for the others…
offer-lapsed = Nobody answered.
offer-withdrawn = Withdrawn.
offer-declined = { $name } said no.
offer-door = { $name } asked for a seat.

rule-title = The rule
rule-show = Show the rule
rule-all = All the rules of this game
rules-none = There are no rules for this game here.

curtain-for = It's { $name }'s turn now. No peeking!
curtain-lift = I'm { $name }
curtain-rest = The hands are covered while { $name } moves.

screen-join = Point your phone at the code and take a seat.
screen-sleeps = Over plain http a browser can't keep the screen on, so tell the device itself not to sleep.
screen-next = The next game is open: { $game }. This screen comes along.

# The end

end-title = The game is over
recap-title = The story of the game
recap-ahead = { $name } finished { $points } ahead of { $other }.
recap-level = { $name } and { $other } finished level on { $points }.
end-won = { $name } wins!
end-you-won = You win!
end-you-shared = You share the victory!
moment-last-round = Last round!
end-shared = { $names } share the victory!
end-nobody = Nobody wins.
end-how = How it was scored
end-rematch = Rematch
next-open = The next game is open: { $game }.
next-go = Come along
end-replay = Replay
end-check = Check the draws
end-luck = Was it luck?
end-daily = Results of the day
ending-finished = Played to the end.
ending-resigned = Somebody gave up.
ending-agreed = Everyone agreed to end it here.
ending-abandoned = Nobody came back.
ending-rules = The rules have changed since then, so this game can't continue.

check-working = Checking every draw…
check-failed = There's nothing to check here.
check-seed = The seed is the one that was locked in before the game.
check-seed-false = The seed isn't the one that was locked in!
check-commit = It was locked in with the number this browser saw.
check-commit-false = It was locked in with a different number from the one this browser saw!
check-nonce = This browser's random bytes were mixed in.
check-nonce-false = This browser's random bytes were not mixed in!
check-hashes = Everybody's random bytes are the ones they locked in before any were shown.
check-hashes-false = Somebody's random bytes aren't the ones they locked in!
check-draws = { $draws ->
    [one] One draw checked: it comes from the seed.
   *[other] { $draws } draws checked: they all come from the seed.
}
check-draws-false = A draw at move { $version } isn't what the seed gives!
check-inherited = Everything up to move { $last } was carried over from another game: those draws can't be checked.
check-position = Somebody set up the position this game began from: it can't be checked.
check-no-draws = Nothing was drawn here, so there's nothing to check.
check-not-seen = This browser wasn't there to see the number that locked in the dice before the game.
origin-record = This game carries on from move { $version } of a record somebody brought along. What was dealt and rolled before can't be checked here.
origin-position = This game carries on from move { $version } of a record that began from a position somebody set up. Nobody can check how that came about.
line-origin = from a record
line-drop = Remove
line-drop-spoken = Remove { $game } with { $names } from the list
line-drop-playing = Remove { $game } from your list? You keep your seat, and nobody gives up: the link brings it back. To leave or give up, use the menu at the table.
line-drop-alone = Remove { $game }? Nobody else is playing, so the game will be closed for good.
line-drop-open = Remove this table ({ $game }) from your list? Your seat is freed, and an empty table is closed.
home-finished-all = All your finished games
me-games-won = You won
me-games-shared = You shared the victory
me-games-more = Show older games
me-games-gone = The replay has been cleared away.
home-evening-about = Play one game after another on one score sheet. At the end there's a cup.
home-evening-go = Begin an evening
evening-title = Family evening
evening-how = In every game you score a point for each player you finish ahead of. Most points wins the cup; in a tie, most games won.
evening-players = How many players?
evening-first-game = The first game
evening-number = Family evening: game { $number }
evening-sheet = Score sheet
evening-total = Total
evening-won = won
evening-next = Next: { $game }
evening-go-on = On to the next game
evening-end = Hand out the cup
evening-end-sure = Is the evening over? Then it's time to hand out the cup.
evening-cup = { $name } wins the cup!
evening-cup-shared = { $names } share the cup!
evening-see = The cup, and a picture to send
evening-send = Send the picture
evening-saved = The picture has been saved.
evening-no-picture = This browser can't make the picture. Take a screenshot instead.

# Replay

replay-title = Replay
replay-of = { $game }, once more
replay-bring = Open the record of any game and watch it move by move.
replay-open = Open a record
replay-leave = Leave the replay
replay-seat = Watch from
replay-watcher = a spectator's seat
replay-play-on = Play on from here
replay-told = What { $name } had been told so far. The game was still going, so there is a story but no board.
replay-told-watcher = What spectators had been told so far. The game was still going, so there is a story but no board.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-where = Position in the game
replay-at = { $at } / { $last }

# Me

me-title = Me
me-name = Name
me-dog = Your dog
me-save = Save
me-saved = Saved. Good dog!
me-any-dog = Surprise me
me-settings = Look and sound
me-language = Language
me-theme = Light
theme-auto = same as this device
theme-light = afternoon
theme-dark = night
me-motion = Motion
motion-auto = same as this device
motion-less = keep still
me-sound = Sound
me-notify = Notify me when it's my turn
me-notify-not = Browsers only do this over https.
me-notify-refused = Notifications are blocked in this browser. You can allow them in its settings for this page.
me-tell = When it's my turn
me-tell-about = Games without a clock, and slow ones, can wait for you. Choose how you'd like to hear that it's your turn.
me-tell-go = Choose how
tell-title = Tell me
tell-here = On this device
tell-here-about = Your browser shows a notification, even when Barkade is closed. On an iPhone, add Barkade to your home screen first.
tell-here-cannot = This browser can't show notifications. On an iPhone, add Barkade to your home screen first. If another app has opened this page, open it in your usual browser.
tell-here-only-open = It works while Barkade is open in a tab. This browser can't be reached when it's closed.
tell-mail = By email
tell-mail-about = Nobody else sees your address. Every email has a link that stops them.
tell-mail-none = This server doesn't send emails.
tell-mail-address = Email address
tell-mail-code = Code from the email
tell-mail-sent = We've sent you an email with a code. Type it here to show that the address is yours.
tell-mail-on = Emails go to { $address }.
tell-confirm = Confirm
tell-off = Switch off
tell-save = Save
tell-hook = In Discord, ntfy or your own program
tell-hook-about = Paste the address of a webhook or an ntfy topic. Treat it like a password.
tell-hook-address = Webhook address
tell-hook-shape = Receiver
tell-shape-discord = Discord
tell-shape-ntfy = ntfy
tell-shape-json = a program (JSON)
tell-test = Send a test
tell-tested = On its way! If nothing comes, check the settings above.
tell-nothing = Nothing chosen yet, so you'll only find out when you drop by.
tell-stop = No more emails
tell-stop-about = Should Barkade stop writing to this address?
tell-stop-go = Yes, stop
tell-stopped = Done. That was the last email.
me-install = Barkade on this device
me-install-about = Barkade gets an icon of its own and opens without the browser around it.
me-install-go = Install
me-record = Played and won
me-record-won = { $won } of { $played } won
me-record-form = Recent games: { $games }
me-record-win = won
me-record-loss = not won
me-record-win-short = W
me-record-loss-short = –
me-record-best = Most points: { $points }
me-record-rating = Rating { $rating }, place { $place } of { $of }
me-record-unrated = Not rated yet
me-record-about = Only games finished between people, with no bots and no help, are rated. Your rating is the strength we can be sure of, and each rated game makes it more certain.
me-record-none = Nothing finished yet. Your first game is only a tap away.
me-device = On another device
me-device-about = Open this link on your other device within 15 minutes to carry on there as you. It works only once.
me-device-go = Make a link
me-device-link = Your personal link
me-move-here = Continue here
me-move-here-about = This is a personal link. Continue as that person in this browser?
me-move-here-go = Yes, that's me
me-moved = Welcome back!
me-move-ask = In this browser you are { $name }. Be { $other } here instead?
me-move-lost = { $name } will be gone from this browser, and can only come back with recovery words or on another device.
me-move-yes = Be { $other } here
me-move-no = Stay { $name }
me-devices = Your devices
me-devices-this = This one
me-devices-other = Another device
me-devices-seen = last used on { $day }
me-devices-out = Sign out
me-devices-out-whom = Sign { $name } out
me-devices-name = What you call this device
me-devices-all = Sign out all others
me-phrase = If this device gets lost
me-phrase-about = Eight words bring you back anywhere: your name, your dog, your games. Write them on paper. We can't show them again.
me-phrase-go = Make recovery words
me-phrase-again = You made recovery words on { $day }. New ones will replace them.
me-phrase-new = Make new words
me-recover = I have recovery words
me-recover-words = Your eight words
me-recover-go = Bring me back
me-forget = Forget me
me-forget-about = This deletes your name and dog, your devices and recovery words, how you're told of turns, your results, ratings, kennel and puzzles. A bot will finish any games you're in.
me-data = Download my data
me-forget-go = Delete me
me-forget-sure = Yes, delete me

dog-head = Head
dog-ears = Ears
dog-snout = Snout
dog-coat = Coat
dog-patch = Second colour
dog-marking = Markings
dog-fur = Fur
dog-collar = Collar
dog-before = { $part }: previous
dog-after = { $part }: next

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
about-what = Barkade is a table for dog games: dig for bones, bark at everything, be a good boy, and collect spots. It runs on your own computer, with friends next to you or far away.
about-fair = The dice are fair, and you can check them: the server locks them in before the game, everybody adds some randomness, and afterwards your browser can verify every draw.
about-data = No accounts, no tracking, and nothing is sent to anyone else. Your name and dog stay on this server until you delete them.
about-rules = The rules
about-credits = Credits
about-made = All dogs, cats and things are drawn by code, in a single style. The games are by their designers; the words here are ours.
about-fonts = Set in Shantell Sans and Nunito (SIL Open Font License).
about-license = Barkade is free software under the MIT licence.

keys-title = Keyboard
keys-arrows = to the next thing in that direction
keys-this = this list
keys-on = Letters and digits are shortcuts
bubble-more = More
hint-alike = All about the same, { $percent }% to win:
start-show = Show me how
start-show-about = A small real game, about 3 minutes
start-just = Or just play
start-with = Against
start-puppy = takes it easy
start-young-dog = is easily distracted
start-good-dog = plays sensibly
start-clever-dog = thinks twice
start-top-dog = thinks ahead
start-players = Players at the table
start-go = Start
start-change = { $bot } · { $players }
start-change-spoken = Change who plays: { $bot }, { $players } at the table
hello-title = Who are you?
hello-about = This is how the others will see you. You can change it at any time.
hello-bark = Your bark
hello-keep = That's me
hello-make = Make your own dog

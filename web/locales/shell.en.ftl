# The pages around the table.

nav-label = Pages
nav-games = Games
nav-lobby = Open tables
nav-cards = Cards and decks
nav-cards-short = Cards
nav-leagues = Leagues
nav-watch = Watch
nav-lab = Lab
lab-title = Balance lab
nav-help = Help
nav-settings = Settings
nav-guest = Guest

home-title = Pick a box and play
lobby-title = Open tables
watch-title = Watch
shelf-title = Cards and decks
join-title = An invitation
report-title = Report
replay-title = Replay
game-title = The game
cards-title = Cards
rules-title = Rules
profile-title = You
settings-title = Settings
help-title = Help
credits-title = Credits

missing-title = There is nothing here
missing-text = The address { $path } leads nowhere, or what was there is gone.
missing-home = To the games

nav-me = My games
nav-credits = Credits
nav-foot = More pages
skip = Skip to the content
loading = Loading…
try-again = Try again
close = Close
copy = Copy
copied = Copied

# Home

play-now = Play now
table-opening = Setting the table…
best-first = Best first game
box-minutes = { $minutes } min
box-more = { $game }: set-up, rules, cards
level-1 = Easiest
level-2 = Easy
level-3 = Medium
level-4 = Rich
level-5 = Deep

friend-title = Play with a friend
friend-lead = Send a link; no account
here-title = At this device
here-lead = Hand it round
here-how = Two to eight of you at one screen: hand it round, or lay it in the middle and hold your cards on your phones. Which game?
invite-to = Invite a friend to { $game }
invite-title = Play with a friend
invite-which = Which game?
invite-ready = Your table of { $game } has one seat open. Send this link, or let your friend point a camera at the code.
invite-link = Invite link
invite-qr = The invite link as a QR code
invite-only-here = This address works on this computer only. To let others in, start Playcall with
invite-send = Send…
invite-share = A game of { $game }?
invite-sit = Sit down and wait

# Without the server, without a network

away-title = The server is away
away-waits = Playing, invitations, leagues and results wait for it; this page goes on by itself when it is back.
away-works = Rules and cards that you have opened before are kept on this device.
offline-title = No network
offline-works = The server answers on this machine, so everything here goes on: bots, tables, replays, your decks.
offline-waits = Invitations by link, phones as hands and people elsewhere need a network.
invite-offline = This machine has no network right now: the link reaches nobody until it has one.

resume = Resume
resume-which = Your game waits: { $game }, against { $opponent }
resume-here = Your game waits: { $game }, { $opponent }
resume-you = Your choice.
resume-other = The other side is thinking.
resume-broken = Cannot be opened any more
resume-waits = A seat is still open.
resume-more = Also on:
resume-chip = { $game }
resume-chip-turn = { $game }: your choice
resume-all = All my games

new-title = New here?
new-step-1 = You see your cards. Those you may play stand up; each says what it would do.
new-step-2 = The bar by your hand asks one question. Click a card or press its number.
new-step-3 = Every result is explained with its sum and its rule. Ask the coach at any time.
guided-first = First time? Guided game, 5 minutes
guided-lead = Learn one game by playing it; skip any time
guided = Guided first game, 5 minutes

# Tables in words

seat-open = an open seat
bot-random = Random bot
bot-rookie = Rookie bot
bot-starter = Starter bot
bot-pro = Pro bot
bot-veteran = Veteran bot
bot-legend = Legend bot
clock-none = No clock
clock-decision = { $seconds } s a choice
clock-bank = { $minutes } min each + { $seconds } s
clock-days = { $days ->
    [one] 1 day a choice
   *[other] { $days } days a choice
}

# A game's own page

gamenav-play = Play
gamenav-cards = Cards
gamenav-rules = Rules
gamenav-decks = Decks
gamenav-collection = Collection
setup-deck = Deck of seat { $number }
decks-title = Deck builder
decks-list-title = Decks
decks-list-of = Decks for { $game }
join-deck = Your deck
join-place = Your part
game-players = { $fewest ->
    [one] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $fewest } to { $most } players
    }
}
game-minutes = about { $minutes } minutes
game-counts = { $cards } cards, { $rules } rules
game-invite = Invite a friend
setup-title = A table of your own
setup-first = First game
setup-mode = How to play
setup-own-mode = Options of your own.
setup-seats = Who sits where
setup-seat = Seat { $number }
setup-me = Me
setup-open = Open, for a person
setup-coaches = Two coaches for this side
setup-seats-open = The game begins when every open seat is taken. The table shows the link to send.
setup-seats-full = Every seat is taken: the game begins at once.
setup-way-own = Each on their own device
setup-way-own-hint = Against bots, or with friends who get a link.
setup-way-here = At this device
setup-way-here-hint = You hand it round; a curtain falls between you.
setup-way-screen = This screen is the table
setup-way-screen-hint = Everybody scans a code and holds their cards on a phone.
setup-people = How many of you?
setup-name = Name, { $seat }
setup-seats-screen = The table shows a code for each open seat. The game begins when all are taken.
setup-clock = Clock
setup-delay = Spectators see the table
setup-delay-choices = { $delay ->
    [0] at once
   *[other] { $delay } choices late
  }
setup-timeout = When time is up
setup-timeout-bot = A bot plays on
setup-timeout-lost = The game is lost
setup-listed = In the lobby
setup-listed-hint = Everybody sees the table among the open ones and may sit down.
setup-listed-full = Needs an open seat.
setup-rated = Rated
setup-rated-hint = The result counts for the ratings; nothing is taken back.
setup-rated-bots = Only between people, without bots.
setup-rated-here = Only where everybody has a device of their own.
setup-chat = Free chat
setup-chat-hint = Off: only the preset phrases can be said.
setup-sets = Card sets of your own{ $count ->
    [0] {""}
   *[other] {" "}({ $count } chosen)
  }
sets-hint = A card set adds cards to the game: a text file that you or somebody else has made.
sets-add = Add a set from a file
sets-by = By { $author }.
sets-for = A card set for { $game }.
sets-cards = Cards
sets-share = Share
sets-link = Link to { $name }
sets-delete = Delete
sets-keep = Add to my sets
sets-shared-title = A card set
setup-options = All { $count } options
setup-start = Start the game
setup-open-table = Open the table
option-on = on
option-off = off
option-by-mode = as the kind of game has it
option-auto = by the number of players
option-default = default

# Lobby and invitations

chip-rated = Rated
lobby-lead = Tables that are open to everybody. Sit down at one, or watch a game that is on.
lobby-waiting = A seat is open
lobby-running = Games on now
lobby-none = No table waits for players right now.
lobby-open-one = Open one yourself
lobby-none-running = No public game is on right now.
lobby-join = Sit down
lobby-watch = Watch
lobby-back = To my seat
lobby-set-up = Set it up
lobby-empty-lead = Open a table of your own: it stands here until somebody sits down. Or take a seat against a bot at once.
watch-lead = Games that are open to everybody: those that are on, and those that are over.
watch-over = Over: look back
watch-none-over = No public game has ended here yet.
watch-mine = My games
watch-none-mine = Games that you have finished can be watched again here, with all cards open.
watch-record-title = A record of a game
watch-record = Games can be saved as a text and replayed anywhere.
watch-record-open = Open a record
shelf-lead = Every card of every game, with its rules and what it does in simulated games; decks of your own; packs to open.
shelf-cards = { $count } cards
join-by = { $name } invites you to { $game }
join-to = You are invited to { $game }
join-seats = At the table: { $names }.
join-seated = You sit at this table already.
join-go = To the table
join-name = Your name at the table
join-name-empty = Guest
join-name-hint = No account needed. This browser keeps your seat.
join-sit = Sit down and play
join-full = Every seat is taken. You can watch.
join-over = This game is over.
join-report = See the report
join-rules = How is it played?

# Profile

profile-tables = Games on now
profile-no-tables = No game of yours is on.
profile-nobody = You have not played here yet. The first game makes you a guest by itself; with an account you come back on any device.
profile-name = Your name
profile-rename = Change
profile-renamed = Your name is changed.
results-title = Results
results-none = No game of yours has ended yet. Results and ratings will stand here.
results-played = Played
results-won = Won
results-tied = Tied
results-lost = Lost
results-line = { $game }: { $outcome }
results-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
results-rating = Rating, { $game }
outcome-won = won
outcome-lost = lost
outcome-tied = tied
account-title = Account
account-guest = You are a guest: this browser remembers you for 90 days. Claim an account to keep your games and results, and to play on from other devices.
account-yours = Your account is { $username }.
account-username = Username
account-username-hint = 3 to 30 letters, digits, dots, dashes or underscores.
account-password = Password
account-password-hint = At least 8 characters.
account-claim = Claim the account
account-claimed = The account is yours. Log in with it on any device.
account-have = I have an account already
account-leave-guest = Logging in leaves what you played as a guest behind.
account-login = Log in
account-back = Welcome back.
account-logout = Log out
account-left = You are logged out.
own-browsers = Where you are signed in
own-browser-unknown = A program or an unknown browser
own-since = since { $when }
own-here = this one
own-sign-out = Sign out there
own-sign-out-others = Sign out everywhere but here
own-signed-out = That browser is signed out.
own-others-out = You are signed in here alone.
own-password = Password
own-password-old = The one you have
own-password-new = The new one
own-password-change = Change the password
own-password-changed = Your password is changed. Every other browser is signed out.
own-password-others = Every other browser is signed out with it.
own-data = What is kept of you
own-data-about = Name, decks, collections, card sets, results, ratings and what you have said at tables: take it with you, or have it deleted.
own-export = Download everything
own-delete = Delete what is mine…
own-delete-title = Delete what is yours?
own-delete-about = Your name, decks, collections, card sets, ratings and chat are deleted for good, and you give up the games that are on. Games you have played stay with the others, without your name; so does what the log of a league says.
own-delete-not = Keep everything
own-delete-now = Delete it for good
own-deleted = What was yours is deleted.

# Settings

settings-lead = Kept in this browser.
settings-look = Look
settings-table = At the table
settings-system = As the device
settings-theme = Theme
settings-theme-hint = Cards, fields and boxes keep their colors in both.
settings-dark = Dark
settings-light = Light
settings-language = Language
settings-language-hint = Card faces and the numbered rules are in English.
settings-motion = Motion
settings-motion-hint = Cards travel and the ball moves along the field, or everything is placed at once.
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-sound = Sound
settings-sound-hint = A tap for a card, a whistle, and for every game's great moments a sound of its own. Everything heard can be seen as well.
settings-volume = Volume
settings-skip = Answer by itself where there is only one answer
settings-skip-hint = Questions with a single legal choice that reveals nothing are answered at once.
settings-device = On this device
install-title = Playcall as an app
install-do = Install
install-done = Playcall is installed on this device.
install-hint = A window and an icon of its own. It opens without the server as well, and says what has to wait.
install-how = Your browser's menu may offer “Install” or “Add to home screen”. It needs an address on this machine, or one with https.
notify-setting = Tell me when it is my turn
notify-hint = A notification of your browser, while Playcall is open in the background.
notify-refused = Your browser does not allow this page to notify you; its site settings can.
notify-unable = This browser has no notifications here: it needs an address on this machine, or one with https.
notify-title = Your turn: { $game }
notify-body = The table waits for your choice.
calls-title = When it is your turn
calls-lead = For games over days: a table with other people tells you once for each turn, if you have not come within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
calls-mail = E-mail address; empty for no letters
calls-keep = Keep
calls-code = Code from the letter to { $mail }
calls-prove = That is my address
calls-proved = From now on letters come to you.
calls-off = No letters come any more.
calls-hook = Name me in the host's channel
calls-hook-hint = Whoever hosts this server has set up a place where turns are announced: your name, the game and the link.

# Help

help-lead = Everything at a table explains itself. This page is for what comes before and after.
help-steps = Three steps
help-games = The games
help-keys = Keys
help-keys-lead = Everything can be done without a mouse. Tab moves from control to control.
help-keys-table = At a table
help-keys-replay = In a replay
key-step = one step back or on
key-seek = one play back or on
key-ends = to the first or the last step
key-play = play, pause
help-friends-title = Playing with friends
help-friends = Make a link on the first page and send it. Your friend opens it, types a name and sits down. You can close the page and come back: your seat is kept. A table with a clock in days is played turn by turn.
help-account-title = Do I need an account?
help-account = No. You are a guest in this browser. An account, claimed under “You”, lets you play on from another device and keeps your results.
help-after-title = After the game
help-after = The report shows the score over time, every drive and the moments that decided it. The replay walks through the game, through either side’s eyes or with all cards open; each moment has its own link, and the record can be saved as text.
help-terminal-title = Without a browser
help-terminal = “playcall play” plays the same games in a terminal, “playcall --help” tells the rest.

# Credits

credits-lead = Playcall is free software under the MIT License.
credits-games-title = The games
credits-games = The games follow the rules of five published football card games, retold in our own words. Teams, players, cards, texts and pictures were made for Playcall; people and places are invented.
credits-fonts = Fonts
credits-libraries = Libraries in this page
credits-source = Source
credits-server = The server stands on Python, FastAPI, SQLAlchemy, msgspec and others; the package lists them all with their licenses.
credits-pictures-title = Pictures, icons, sounds
credits-pictures = Boxes, cards, fields and icons are drawn by Playcall itself, sounds are made in the browser. Nothing is loaded from elsewhere.

# Cards and rules

cards-of = { $game } cards
cards-search = Search all text on the cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-found = { $count } of { $all } cards
cards-none = There is no card like that. Take a filter away.
cards-filters = Filters
cards-clear = Clear all
cards-all-values = All { $count }
cards-without = Remove the filter { $filter }
cards-order = Order
cards-order-set = As in the set
cards-order-title = By name
cards-order-drawn = Wins when drawn
cards-order-played = Wins when played
cards-list = Cards
cards-owned = { $copies ->
    [0] Not in the collection yet.
    [one] Once in the collection.
   *[other] { $copies } times in the collection.
}
collection-title = Collection
cards-print = Print and play:
cards-print-filtered = Print the cards of this filter:
box-print = Everything in the box on paper:
print-a4 = A4
print-letter = Letter
card-before = Card before
card-after = Next card
card-link = Link to this card
card-rules = Rules that apply
card-to-deck = Add to a deck
card-play = Play with it
card-print = Print
figures-title = In simulated games
figures-from = { $games } games, { $bot } on every seat
figures-from-earlier = { $games } games with an earlier card set, { $bot } on every seat
figures-drawn = Won when drawn
figures-played = Won when played
figures-interval = { $low } to { $high }
figures-median = Median of all cards { $share } %
figures-used = Played when drawn
figures-games = { $games } times drawn
rules-of = Rules of { $game }
rules-count = { $count } numbered rules
rules-contents = Contents

# After the game

copy-link = Copy link
film = The game over time
film-kind = What is drawn
film-place = Place in the game
win-chance = Win chance
score-over-time = Score over time
score-short = Score
kick-off = kickoff
after-play = after play { $play }
turning-points = Turning points
turning-point = Turning point { $number }: { $title }
from-to = { $before } to { $after } %
drive-chart = Drive chart
drives-of = Drives of { $side }: go to the next
drive-told = { $side }, plays { $first } to { $last }: { $end }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
drives = Drives
drive-team = Team
drive-start = Start
drive-plays = Plays
drive-yards = Yards
drive-end = End
watch-moment = See this moment on the table
steps = Steps
step-first = First step (Home)
step-back = One step back (left arrow)
step-play = Play (space)
step-pause = Pause (space)
step-on = One step on (right arrow)
step-last = Last step (End)
box-score = Box score
box-figure = Figure
coach-title = What the coach would have done
coach-rather = { $better } rather than { $chosen }
coach-agreed = { $agreed } of { $decisions } choices were the coach’s first or second.
coach-silent = The coach has nothing to say about this game.
review-split = Luck and choices
review-way = From { $first } to { $last }: what moved your chance to win, in hundredths, from what you knew at the time.
review-own = Your choices
review-others = Others’ choices
review-luck = Luck
review-ply = After choice { $ply }
moments = Moments
moments-none = Nothing of note happened.
report-plays = { $count ->
    [one] 1 play
   *[other] { $count } plays
}
report-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
report-fixtures = All games

replay-of = Replay of { $game }
replay-controls = Replay
replay-ply = Step { $ply } of { $total }
replay-hidden = a choice these eyes cannot see
replay-link = Link to this moment
replay-link-copied = The link is copied.
replay-picture = Picture
replay-picture-saved = The picture is saved.
replay-record = Record
replay-record-saved = The record is saved.
eyes = Through whose eyes
eyes-all = All open
eyes-public = Spectators
record-title = Replay a record
record-lead = A game kept as text, from here or from elsewhere, plays again move by move. Nothing of it is kept.
record-file = A file
record-text = Or its text
record-show = Show it

# A game on paper

gamenav-companion = Companion
companion-title = Beside a game on paper
companion-lead = For people with printed cards on the table: dice, scoreboard, counters, what a card does, and the table of your league.
companion-open = Open the companion
companion-of = { $game }: companion
companion-score = Score
companion-team = Team { $number }
companion-points = { $what }, { $points }
companion-less = One less: { $what }
companion-more = One more: { $what }
companion-undo = Take back
companion-new = New game
companion-dice = Dice
companion-dice-hint = Choose dice, then roll.
companion-roll = Roll
companion-clear = Put away
companion-cards = What does this card do?
companion-search = Name of a card
companion-none = No card is called like that.
companion-league = League table
companion-league-lead = Everybody against everybody. Draw lots for the order: whoever is first stands ahead where nothing else parts two teams.
companion-league-more = One team more
companion-league-fewer = One team fewer
companion-league-begin = Begin the league
companion-league-again = Reckon again
companion-league-played = { $played } of { $of } played
companion-league-end = End this league
companion-league-end-sure = Yes, delete teams and results
companion-league-keep = Keep it
companion-kept = Kept on this device alone.

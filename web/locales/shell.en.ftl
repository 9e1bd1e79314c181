# The pages around the table.

nav-label = Pages
nav-games = Games
nav-lobby = Open tables
nav-help = Help
nav-settings = Settings
nav-guest = Guest

home-title = Pick a box and play
lobby-title = Open tables
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

home-lead = Five football card games. No sign-up: a bot takes the other seat, and the table shows what you may do.
play-now = Play now
table-opening = Setting the table…
in-training = In training: not ready to be played yet.
in-training-ribbon = In training
best-first = Best first game
box-players = Players
box-players-range = { $fewest ->
    [one] { $most ->
        [1] 1
        [2] 1 or 2
       *[other] 1 to { $most }
    }
   *[other] { $most ->
        [2] 2
       *[other] { $fewest } to { $most }
    }
}
box-time = Time
box-minutes = { $minutes } min
box-level = Level
box-more = { $game }: set-up, rules, cards
level-1 = Easiest
level-2 = Easy
level-3 = Medium
level-4 = Rich
level-5 = Deep
kind-masters_gridiron = A star, a play, a number: can the defence match it?
kind-sport_jockeys = Quick answers: every card beats some and falls to others.
kind-highlights_2052 = Both teams drive at once. Each card defends first, then attacks.
kind-masters_football = Soccer managers: pick three, roll, trade, win the league.
kind-gridiron_fantasy = Secret calls, dirty tricks and four downs for ten yards.

friend-title = Play with a friend
friend-lead = Send a link; no account needed.
friend-link = Make a link
invite-to = Invite a friend to { $game }
invite-title = Play with a friend
invite-which = Which game?
invite-ready = Your table of { $game } has one seat open. Send this link, or let your friend point a camera at the code.
invite-link = Invite link
invite-qr = The invite link as a QR code
invite-only-here = This address works on this computer only. To let others in, start Playcall with --host 0.0.0.0 and open the address that it prints.
invite-send = Send…
invite-share = A game of { $game }?
invite-sit = Sit down and wait

resume = Resume
resume-which = Your game waits: { $game }, against { $opponent }
resume-you = Your choice:
resume-other = The other side is thinking.
resume-waits = A seat is still open. The game begins when your friend sits down.
resume-more = Also on:
resume-chip = { $game }
resume-chip-turn = { $game }: your choice
resume-all = All my games

new-title = New here?
new-step-1 = You see your cards. Those you may play stand up; each says what it would do.
new-step-2 = The bar above your hand asks one question. Click a card or press its number.
new-step-3 = Every result is explained with its sum and its rule. Ask the coach at any time.
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
clock-decision = { $seconds } seconds a choice
clock-bank = { $minutes } minutes each, { $seconds } seconds back a choice
clock-days = { $days ->
    [one] 1 day a choice
   *[other] { $days } days a choice
}

# The table, and what all pages share.

theme-to-light = Change to the light theme
theme-to-dark = Change to the dark theme

connection-lost = The server does not answer. Nothing is lost; the page connects again by itself.
problem-no-connection = The server does not answer just now. Try again in a moment.
problem-server = The server made a mistake. Try again; if that does not help, report it.
problem-unknown = Something went wrong on this page. Load it again; your game is safe on the server.

page-failed-title = This page did not load
page-failed = Either the connection is lost, or Playcall was renewed in the meantime. Load it again; nothing is lost.
page-reload = Load again

table-title = Table

to-home = To the games
table-loading = The table is being set.
table-unreachable = This table cannot be reached
you = You
bot = Bot

## Scoreboard

scoreboard = Scoreboard
turn-yours = Your choice
turn-other = { $name } chooses
turn-nobody = One moment
turn-over = Final
take-back = Take back
take-back-key = Take back your last choice (U)
sound-is-on = Sound is on
sound-is-off = Sound is off
has-the-ball = has the ball
score-of = { $name }: { $score } points
clock-of = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }

## Seats

seat-number = Player { $number }
seat-away = { $name } is away
seat-stood-in = { $bot } plays for { $name }
seat-free = Free seat
seat-sit = Sit down
seat-not-here = not connected
coach-place = { $unit ->
    [offence] Offensive
   *[defence] Defensive
  } coach, seat { $number }
opponent = Opponent
field-label = Field
hand-label = Your hand
hand-empty = No cards in hand.
skip-to-prompt = Skip to the question

## Prompt bar

prompt-label = The question
prompt-options = Your options
prompt-hint-cards = Choose a card to see what it would do; choose it again to play it.
prompt-choose-card = Choose a card
prompt-hint-second = Choose the card that goes with it; each says what the two would do.
prompt-choose-second = Choose the second card
key-name-enter = Enter
why-not-now = This card does not answer the question.
card-would = Would give: { $tag }.
wait-bot = { $name } is thinking
wait-person = { $name } chooses
wait-coach = Your { $unit ->
    [offence] offensive
   *[defence] defensive
  } coach { $name } chooses
wait-table = One moment
wait-watching = You are watching; hidden cards stay hidden.
wait-watching-late = You see this table { $delay } choices late.
undo-asked = { $name } would like to take back a choice
undo-waiting = The others are asked whether you may take it back
undo-refused = The others did not agree to taking it back.
undo-allow = Allow it
undo-forbid = Rather not
proposal-asked = { $name } would choose: { $choice }
proposal-how = You may object once.
proposal-agree = Agree
proposal-object = Object
proposal-waiting = { $name } looks at your choice: { $choice }
proposal-objected = { $name } objects to: { $choice }. Choose again.

## Rail

rail-label = Play-by-play, rules and more
rail-open = Unfold
rail-fold = Fold away
dock-label = More of the table
tab-log = Play-by-play
tab-overview = Overview
tab-rules = Rules
tab-coach = Coach
tab-chat = Chat
dock-log = Log
dock-rules = Rules
dock-coach = Coach
dock-chat = Chat
dock-more = More
log-label = Play-by-play, newest first
log-empty = Nothing has happened yet.
log-more = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }
live-label = What happens
live-your-choice = Your choice: { $prompt }
rule-open = Rule { $rule }
rules-search = Search the rules
rules-now = In force now
rules-none = No rule says that. Try a shorter word.
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
coach-ask = Ask the coach
coach-ask-short = Ask the coach
coach-thinks = The coach is thinking
coach-offer = The coach tells what it would do, and why.
coach-how = What the coach would do, best first, with the chance to win.
coach-how-preference = What the coach would do, best first; the bar shows how sure it is.
coach-not-your-turn = The coach helps when it is your choice.
coach-ahead = About { $points } points ahead in the end.
coach-behind = About { $points } points behind in the end.
coach-take = Show me
percent = { $share } %
chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-phrases = Phrases
chat-write = Write something
chat-send = Send
chat-spectator = Those at the table talk here.

## Menu

menu-label = More: concede, restart, links, settings
menu-concede = Concede
menu-concede-not = No, play on
menu-concede-sure = Yes, concede this game
menu-restart = Start again
menu-restart-not = No, stay in this game
menu-restart-sure = Yes, leave this game and start again
menu-stand-in = Let a bot play for me
menu-stand-in-end = Play again myself
menu-copy-link = Copy the link for spectators
menu-link-copied = The link is copied.
menu-record = Export the record
menu-bug = Report a rules bug
menu-full-screen = Full screen
menu-settings = All settings
menu-leave = Leave the table

## Windows

pile-open = { $title }: { $count }
pile-hidden = { $count ->
    [one] One card, face down.
   *[other] { $count } cards, face down.
  }
pile-empty = No cards.
zoom-choose = Choose this card
keys-title = Keys
keys-goal = Everything can be done with the keyboard.
keys-cards = consider a card, or press a button; the same key again plays the card
keys-enter = the gold button
keys-arrows = from card to card
keys-space = enlarge the card
keys-letters = the button with that letter
keys-log = play-by-play
keys-rules = rules
keys-coach = ask the coach
keys-undo = take back
keys-sound = sound on or off
keys-next = read on in the guide
keys-menu = menu
keys-help = this list
keys-escape = close, put a card back, finish what moves

## End

end-won = You won
end-lost = You lost
end-won-by = { $names } { $count ->
    [one] wins
   *[other] win
  }
end-tie = Tied
end-over = The game is over
end-report = See the report
end-replay = Replay
end-rematch = Rematch
end-look = Look at the table
end-home = To the games

## Waiting

waiting-title = Waiting for players
waiting-open = { $count ->
    [0] { $game }: everybody is there, the game begins.
    [one] { $game }: one seat is free. The game begins when it is taken.
   *[other] { $game }: { $count } seats are free. The game begins when all are taken.
  }
waiting-invite = Invite link
waiting-invite-how = Send it to whoever shall play with you, or let them scan the code. They need no account.
waiting-qr = The invite link as a QR code
waiting-codes = A code for each seat
waiting-codes-how = This screen is the table. Point your phone's camera at a code: your cards are on the phone then.
waiting-code = Seat { $number }: scan to sit down
waiting-leave = Leave this table

generic-offered = On offer

## Guide

guide-label = Guide
guide-next = Next
guide-done = Got it
guide-skip = Skip the guide
guide-strayed = You chose another way than the guide. Take it back to follow the guide, or play on alone.
guide-alone = Play on alone

## The last whistle
ending-label = How the game ended
ending-page = The story of the game
ending-paper = { $game } page
ending-against = against { $names }
ending-you = { $name }, you
ending-turn = Turning point
ending-chance = win chance 100 %
ending-story = The story in three beats
ending-card = Card of the game
ending-card-worth = { $plays ->
    [one] One play
   *[other] { $plays } plays
  } for { $side }: { $share ->
    [one] one point
   *[other] { $share } points
  } of win chance.
ending-lesson-label = One lesson from the coach
ending-lesson = { $better } rather than { $chosen }: worth { $share } % there.
ending-no-lesson = Nothing to add: { $agreed } of { $decisions } choices were the coach's own first or second.
ending-next = What next
ending-report = Report
ending-next-bot = Next: { $bot }
ending-next-turn = Turning point again
ending-next-league = To the league
ending-next-own = Next: your own game
ending-back = Back to the story

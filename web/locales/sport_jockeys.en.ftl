# Sport Jockeys American Football at the table

sj-goal = Answer the last action with a card that counters it, or the play is over; whoever has more Play Points wins it. Win plays to bring the cube up to the touchdowns before the deck, which is the clock, has been used up.

# Scoreboard and strip
sj-you = You
sj-home = Home
sj-visitor = Visitor
sj-side-you = { $side }, you
sj-before = Before the game
sj-final = Final
sj-extra-unit = Extra unit
sj-unit-quarter = { $number ->
    [1] 1st quarter
    [2] 2nd quarter
    [3] 3rd quarter
   *[other] 4th quarter
 }
sj-unit-half = { $number ->
    [1] 1st half
   *[other] 2nd half
 }
sj-unit-game = One deck
sj-kickoff-due = Kickoff, { $left } cards left
sj-down-of = Down { $down } of { $of }, { $left } left
sj-on-offence = on offence
sj-on-defence = on defence
sj-in-hand = in hand
sj-CHA-held = Challenge held
sj-CHA-used = Challenge used
sj-TIM-held = Time Out held
sj-TIM-used = Time Out used
sj-discards = Discards
sj-discards-note = Newest first. { $count ->
    [0] All lie face up.
    [one] One more was discarded face down.
   *[other] { $count } more were discarded face down.
 }
sj-set-aside = Set aside
sj-place-picked = in your action
sj-place-played = played
sj-place-empty = no card

# Offense Card and clock
sj-offense-card = Offense Card
sj-down = Down
sj-points = Points
sj-start = START
sj-offence = offence
sj-safety = safety, defence
sj-outcome-win = win
sj-outcome-tie = tie
sj-outcome-loss = loss
sj-outcome-win10 = win 10+
sj-outcome-loss10 = loss 10+
sj-cube-on = Offense Card. The cube stands on row { $row }, column { $column }.
sj-leads-to = { $outcome } of the offence leads to { $square }.
sj-leads-to-points = { $outcome } of the offence: { $square } Game Points.
sj-deck-left = { $count ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
 }

# The exchange
sj-exchange = The play, action by action
sj-role-off = offence
sj-role-def = defence
sj-action = { $who }: { $names }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sj-action-planned = Your choice: { $names }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sj-face-down = A card face down
sj-key = KEY
sj-key-said = must be countered
sj-struck = STRUCK
sj-held = held
sj-used = used
sj-answers = answers
sj-sum-snap = Snap
sj-sum-face-down = face down
sj-sum-sloppy = Sloppy Tackle, +{ $gift } for the others
sj-sum-cards = { $count ->
    [0] no points
    [one] 1 card
   *[other] { $count } cards
 }
sj-sum-boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
 }
sj-sum-combo = combo { $combo } +{ $bonus }
sj-sum-simple = combo +{ $bonus }
sj-sum-no-bonus = no bonus
sj-last-play = Last play
sj-your-answer = Your answer goes here
sj-next-snap = Snap next: { $team }
sj-next-kickoff = Kickoff next: { $team }

# Tally
sj-play-points = Play Points
sj-part-cards = Cards
sj-part-boxes = White boxes
sj-part-combo = Combos
sj-part-sloppy = Sloppy Tackle
sj-total = Total
sj-scale = { $one } to { $other }
sj-flag = Flag: { $team }.
sj-flag-text = Enforced, it stands { $one } to { $other }.
sj-hint-consider = Press a card to see what it would do, press it again to play it. Cards that go together are added one by one.

# Buttons
sj-do-heads = Heads
sj-do-tails = Tails
sj-do-kick = Kick
sj-do-receive = Receive
sj-do-offence = Offence
sj-do-defence = Defence
sj-do-home = Home
sj-do-visitor = Visitor
sj-do-continue = Play on
sj-do-end-quarter = End the quarter
sj-do-end-half = End the half
sj-do-end-game = End the game
sj-do-end-extra = End the extra unit
sj-do-ready = Ready
sj-do-delay = Delay of Game
sj-do-timeout = Time Out
sj-do-exchange = Exchange { $tag }
sj-do-snap = Snap
sj-do-spike = Spike with { $card }
sj-do-touchback = Touchback, { $card } face down
sj-do-swap = Set { $card } aside
sj-do-play = { $name }: { $tag }
sj-do-add = Add { $name }: { $tag }
sj-do-play-single = Play it alone: { $tag }
sj-do-play-combo = Play the combo: { $tag }
sj-do-kick-now = Kick: { $tag }
sj-do-sloppy = Sloppy Tackle: { $tag }
sj-do-none = No card: { $tag }
sj-do-none-plain = No card
sj-do-challenge = Challenge it
sj-do-accept = Accept it
sj-do-enforce = Enforce the Penalty
sj-do-decline = Decline

# Toss
sj-toss = The coin toss
sj-toss-text = Whoever wins it kicks or receives; the other team picks its Score Card. Who kicks now has the ball first after half time.
sj-toss-quick = Whoever wins it takes offence or defence; the other team picks its Score Card.
sj-toss-heads = the helmet
sj-toss-tails = the football
sj-toss-kick = They have the ball first. You may add cards to the kick for sure points.
sj-toss-receive = You have the ball first and return their kick.
sj-toss-offence = You snap first.
sj-toss-defence = They snap first.
sj-toss-home = Your points stand on the Home card.
sj-toss-visitor = Your points stand on the Visitor card.

# Why a card cannot be played
sj-why-kick = Only Run/Kick and Pass/Kick can be added to a kick.
sj-why-snap = Cards come into play after the Snap.
sj-why-no-kickoff = Never on a Kickoff.
sj-why-first = Only as the first action of your team.
sj-why-own-run = Needs a run of your own before it.
sj-why-run = Only against a run.
sj-why-pass = Only against a pass.
sj-why-run-or-pass = Only against a run or a pass.
sj-why-no-combo = Makes no combo with the cards you have picked.
sj-why-singles = Single cards only.
sj-why-kicking = The kicking team makes no combos.
sj-why-recover = Only a Run/Kick recovers the ball.
sj-why-same-run = A runner does not run out of the Tackle that has him.
sj-why-same-pass = No pass out of the Tackle after a pass.
sj-why-no-counter = Does not counter { $keys }.

# Moments
sj-score-line = { $one } { $first } – { $second } { $other }
sj-banner-touchdown = TOUCHDOWN
sj-banner-touchdown-with-extra-point = TOUCHDOWN, 7
sj-banner-touchdown-with-2-point-conversion = TOUCHDOWN, 8
sj-banner-field-goal = FIELD GOAL
sj-banner-safety = SAFETY
sj-banner-points = +{ $points } for { $team }: { $first } – { $second }
sj-banner-intercepted = INTERCEPTED
sj-banner-recovered = FUMBLE RECOVERED
sj-banner-ball = { $team } has the ball, and the cube swaps rows.
sj-banner-challenged = FLAG PICKED UP
sj-banner-stands = THE CALL STANDS
sj-banner-end-quarter = { $number ->
    [1] END OF THE 1ST QUARTER
    [2] HALF TIME
    [3] END OF THE 3RD QUARTER
   *[other] END OF THE 4TH QUARTER
 }
sj-banner-end-half = { $number ->
    [1] HALF TIME
   *[other] END OF THE 2ND HALF
 }
sj-banner-end-game = THE DECK IS GONE
sj-banner-end-extra = END OF THE EXTRA UNIT
sj-banner-extra = EXTRA UNIT
sj-banner-final = FINAL

# The enlarged card
sj-legend-code = Code and name
sj-legend-code-text = The action. Red side on offence, blue side on defence.
sj-legend-attribute = Attribute
sj-legend-attribute-text = 1: only as first action. R, P: after a run, a pass. END: ends the play unless countered.
sj-legend-boxes = White boxes
sj-legend-boxes-text = Each adds 1 to the card. Blank is worth 1, X is worth 0.
sj-legend-classes = A B C D
sj-legend-classes-text = Combo classes; cards that share one may be played together.
sj-legend-counters = Counters, countered by
sj-legend-counters-text = What the action beats and what it falls to.
sj-legend-halves = Two sides
sj-legend-halves-text = Only the side of your role counts; the other waits for the change of possession.
sj-legend-black = Black trim
sj-legend-black-text = One for each team, apart from the hand. It comes back at half time.

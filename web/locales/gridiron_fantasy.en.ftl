# Gridiron Fantasy Football at the table

gf-goal = Call a Play in secret; both are revealed, one ability decides, and cards with its symbols are laid until both pass. Gain ten yards in four downs, and score more than the other team before the drives are used up.

# Scoreboard and strip
gf-you = You
gf-home = Home
gf-visitor = Visitor
gf-before = Before the game
gf-final = Final
gf-overtime = Overtime
gf-overtime-wins = The first score wins
gf-after-touchdown = After the touchdown
gf-drive-over = End of the drive
gf-drive-of = Drive { $drive } of { $of }
gf-half = { $half ->
    [1] First half
   *[other] Second half
 }
gf-down = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
 } and { $yards }
gf-down-goal = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
 } and goal
gf-down-at = { $down } at { $spot }
gf-midfield = midfield
gf-spot-own = own { $line }
gf-spot-their = their { $line }
gf-strip-decks = Eight franchises. Everybody names the one to play with.
gf-strip-tag = Tag Team: { $count } teams, two on the field
gf-strip-bracket = Bracket of { $count }
gf-on-offence = on offence
gf-on-defence = on defence
gf-in-hand = in hand
gf-deck = in the deck
gf-habits = Shown: Run { $runs }, Pass { $passes }
gf-overview = Plays seen

# The field
gf-field = The field
gf-field-said = { $team } has the ball: { $down } at { $spot }.
gf-to-line = to the { $line }
gf-ball-at = { $team } has the ball at { $spot }
gf-franchises = The franchises
gf-tray = Cards to choose from
gf-challenge = The Challenge
gf-revealed = The Plays are revealed.
gf-advantage = Advantage: { $team }.
gf-decides = { $ability } decides.
gf-ties = { $team ->
    [You] Ties are yours.
   *[other] Ties go to { $team }.
 }
gf-well = Would be laid here
gf-other-effects = other effects
gf-secondary = Secondary, { $team }: { $own } to { $other }
gf-wins = { $team ->
    [You] You win:
   *[other] { $team } win:
 }
gf-outcome-touchdown = Touchdown
gf-outcome-safety = Safety
gf-outcome-two = Two points
gf-outcome-no-two = No points
gf-outcome-first = First down at { $spot }
gf-outcome-downs = Over on downs at { $spot }
gf-outcome-next = { $down } at { $spot }
gf-called = Called

# Team cards
gf-team-cards = Team cards of { $team }
gf-off = off
gf-face-down = face down
gf-continuing = continuing
gf-subtype-star = Star
gf-subtype-coach = Coach
gf-subtype-franchise = Team
gf-subtype-sponsor = Sponsor
gf-subtype-formation = Form.
gf-subtype-tradition = Trad.
gf-injury-0 = no injury
gf-injury-1 = shaken up
gf-injury-2 = hurt
gf-injury-3 = injured
gf-injury-4 = badly injured
gf-injury-5 = R.I.P.

# The referee
gf-risk = Penalty Risk { $number }
gf-alert = Referee Alert { $number }
gf-referee = The referee
gf-flag-own = {" "}may be flagged if they show alerts of { $risk }.
gf-flag-theirs = {" "}can be flagged: keep alerts of { $risk }.
gf-flag-on = Flag on { $team }
gf-foul-by = Foul by { $team }
gf-seen-with = seen with
gf-complain-hint = Show Referee Alerts that add up to the risk, and the referee has seen it. You may then take the penalty or the result of the Play.
gf-after-accept = The Play is wiped out and the down is played again; injuries stay.
gf-after-decline = The result of the Play stands.

# Kicks
gf-context-kickoff = Kickoff
gf-context-safety_kick = Safety kick
gf-context-punt = Punt
gf-context-field_goal = Field goal
gf-context-extra_point = Extra point
gf-context-interception = Interception runback
gf-kicks-to = { $kicker } against { $other }
gf-declared = { $ability } is declared
gf-goal-good = { $distance } yards, { $needed } were needed: good!
gf-goal-missed = { $distance } yards, { $needed } were needed: no good
gf-difference = Difference { $number }
gf-commit = Cards to commit
gf-commit-hint = { $ability } committed in secret. Press cards on and off, then confirm.
gf-commit-team = { $number } from Team cards
gf-commit-none = No card of your hand has { $ability } on it.

# Abilities and kinds
gf-ability-power = Power
gf-ability-speed = Speed
gf-ability-skill = Skill
gf-ability-mental = Mental
gf-ability-wild = Wild
gf-kind-run = Run
gf-kind-pass = Pass

# Hand and piles
gf-chosen-oa_hand = Offensive Actions
gf-chosen-da_hand = Defensive Actions
gf-chosen-tm_hidden = Team
gf-chosen-op_book = Offence
gf-chosen-dp_book = Defence
gf-pile-hand = Hand
gf-pile-book = Playbook
gf-pile-book-note = { $reserve } more Plays wait in reserve.
gf-pile-discards = Discards
gf-pile-deck-note = Newest first. { $count } cards are left in the deck.
gf-book-offence = Your offensive Playbook
gf-book-defence = Your defensive Playbook
gf-why-window = Not in this window
gf-why-no-gain = Would not change the Challenge
gf-why-symbol = No { $ability } on it
gf-why-alert = No alert on it
gf-why-challenge = Only in a Challenge
gf-why-kinds = A Run and a Pass must stay
gf-why-not-now = Not now

# Options
gf-do-listed = Take the listed cards
gf-do-home = Home: receive
gf-do-visitor = Visitor: kick off
gf-do-receive = Receive
gf-do-kick-off = Kick off
gf-do-touchback = Touchback, own 20
gf-do-return = Run it back
gf-do-fair-catch = Fair catch
gf-do-keep = Keep
gf-do-ready = Ready
gf-do-play = A Play
gf-do-punt = Punt
gf-do-field-goal = Field goal
gf-do-pass = Pass
gf-do-end-turn = End the turn
gf-do-decline = Decline
gf-do-accept = Accept
gf-do-done = Done
gf-do-reshuffle = Shuffle
gf-do-kick = Kick, 1 point
gf-do-go-for-two = Go for two
gf-do-commit = { $cards ->
    [0] Commit nothing
    [one] Commit one card
   *[other] Commit { $cards } cards
 }
gf-do-lay = { $name }
gf-do-action = Play { $name }
gf-do-ability = Use { $name }
gf-do-call = Call { $name }
gf-do-complain = Complain about { $name }
gf-do-switch-on = Switch { $name } on
gf-do-switch-off = Switch { $name } off
gf-do-victim = { $name }
gf-do-alert = Show { $name }
gf-do-discard = Discard { $name }
gf-do-pick = Take { $name }
gf-do-put-in = Put { $name } in
gf-do-take-out = Take { $name } out
gf-do-turn-up = Turn up { $name }
gf-do-set-aside = Set { $name } aside
gf-do-apply = Apply { $name }

# Moments
gf-banner-touchdown = Touchdown!
gf-banner-return-touchdown = Returned for a touchdown!
gf-banner-field-goal = Field goal!
gf-banner-extra-point = Extra point is good
gf-banner-two-points = Two points!
gf-banner-safety = Safety!
gf-banner-interception = Intercepted!
gf-banner-fumble = Fumble!
gf-banner-downs = Stopped on downs
gf-banner-blocked-kick = The kick is blocked!
gf-banner-ball = The ball goes to { $team }
gf-banner-flag = Flag on { $team }
gf-banner-yards = { $yards } yards, the down is played again
gf-banner-halftime = Halftime
gf-banner-overtime = Overtime
gf-banner-overtime-text = The first score wins.
gf-banner-fixture = { $one } against { $two }
gf-banner-fixture-over = { $winner } win

# Overview
gf-standings = Teams
gf-stints = { $count ->
    [one] 1 drive
   *[other] { $count } drives
 }
gf-drives = Drives
gf-plays = { $count ->
    [one] 1 Play
   *[other] { $count } Plays
 }
gf-plays-seen = Plays revealed
gf-none-yet = None yet.

# Legend
gf-legend-rules = It says
gf-legend-kind = Letter
gf-legend-kind-text = R is a Run, P a Pass. Kinds alike: the defence has the Advantage; different: the offence.
gf-legend-symbols = Symbols
gf-legend-symbols-text = Power square, Speed arrow, Skill circle, Mental hexagon, Wild diamond.
gf-legend-objective = Objective
gf-legend-objective-text = The yards when its team wins the Challenge.
gf-legend-special = Special Result
gf-legend-special-text = Counts if this is the last card of the winner.
gf-legend-window = Action
gf-legend-window-text = Played in its window, without symbols.
gf-legend-plaque = Plaque
gf-legend-plaque-text = Gold works on offence, silver on defence, copper always.
gf-legend-position = Position
gf-legend-position-text = Cards that look for a victim or a helper name it.
gf-legend-subtype = Kind
gf-legend-subtype-text = Franchise, coach, sponsor, formation or tradition.
gf-legend-risk = Black disk
gf-legend-risk-text = Penalty Risk: the lower, the easier for the referee to see.
gf-legend-alert = Yellow disk
gf-legend-alert-text = Referee Alert: shown to complain about a foul.

# What is asked
gf-try = Two-point try
gf-ask-deck = Which franchise do you play?
gf-ask-team = Choose your Team cards: { $chosen } of { $of }
gf-ask-book-offence = Choose your offensive Playbook: { $chosen } of { $of }, a Run and a Pass among them
gf-ask-book-defence = Choose your defensive Playbook: { $chosen } of { $of }, a Run and a Pass among them
gf-ask-toss = You win the toss: Home, who receives first, or Visitor?
gf-ask-turn-up = Which Team card do you turn up?
gf-ask-replace = That card is taken: which extra Team card comes in?
gf-ask-kickoff = Stay put, or run the kick back?
gf-ask-punt = A fair catch, or run the punt back?
gf-ask-declare = { $kick }: which ability do you declare?
gf-ask-set-aside = Too many cards fit: which one do you set aside?
gf-ask-commit = { $kick }: commit cards with { $ability }
gf-stake-returner = Each symbol you show more is worth { $forward } yards, each one fewer costs { $back }.
gf-stake-returner-safe = Each symbol you show more is worth { $forward } yards; the ball never goes back.
gf-stake-kicker = Each symbol you show more costs them { $back } yards, each one fewer is worth { $forward } to them.
gf-stake-kicker-safe = Each symbol you show fewer is worth { $forward } yards to them.
gf-stake-goal = The kick carries 20 yards, one more for each symbol that the kicking side shows more; it needs { $yards }.
gf-ask-exchange = Exchange a Play of your Playbook?
gf-ask-put-in = Which Play of your reserve comes in?
gf-ask-switch = { $situation }: switch your Team cards, then be ready
gf-ask-down = { $situation }: a Play, a punt, or a field goal?
gf-ask-call = { $situation }: call your Play
gf-ask-dominant = Which ability decides?
gf-ask-read-call = You have read the call: change yours?
gf-ask-audible = Which Play do you change to?
gf-ask-name = Which ability?
gf-ask-choose = Choose one
gf-ask-lead = { $ability } { $own } – { $other }: you lead
gf-ask-trail = { $ability } { $own } – { $other }: you trail
gf-ask-turn-more = Lay cards, play an Action, or pass?
gf-ask-wild = What does Wild stand for?
gf-ask-window = Play a card, use an ability, or decline?
gf-ask-loss = Keep the Objective, or take the minimum loss?
gf-ask-victim = Who is hit?
gf-ask-victim-more = The injury: { $injury }.
gf-ask-bench = Which Team card is benched?
gf-ask-patch-up = Who is patched up?
gf-ask-call-up-out = Which Team card leaves?
gf-ask-call-up-in = Which extra Team card comes in?
gf-ask-discard-own = { $count ->
    [one] Which card of your hand is discarded?
   *[other] Which cards of your hand are discarded? { $count } to go
 }
gf-ask-discard-theirs = { $count ->
    [one] Which card of their hand is discarded?
   *[other] Which cards of their hand are discarded? { $count } to go
 }
gf-ask-recover = { $count ->
    [one] Take a card from your discard pile
   *[other] Take up to { $count } cards from your discard pile
 }
gf-ask-redraw = Discard cards to draw as many
gf-ask-arrange = Which of these { $count } cards shall be drawn last?
gf-ask-complain = Foul by { $team }, risk { $risk }
gf-ask-complain-more = Complain to the referee?
gf-ask-alert = Show Referee Alerts: { $shown } of { $risk } so far
gf-ask-flag = The referee has seen it
gf-ask-flag-more = Accept the penalty, or let the result of the Play stand?
gf-ask-discard-one = Discard one card before the refill?
gf-ask-new-deck = Your deck is empty: shuffle the discards into a new one?
gf-ask-leave = The drive is over: discard what you like
gf-ask-leave-more = The rest goes back on top of your deck.
gf-ask-try = Touchdown!
gf-ask-try-more = Kick the extra point, or go for two?
gf-ask-halftime = Shuffle this Action deck with its discards?
gf-ask-rebuild = Exchange a card of this Action deck for one of your reserve?
gf-ask-overtime = Overtime: receive, or kick?
gf-ask-tag-offence = Whom do you tag for the offence?
gf-ask-tag-defence = Whom do you tag for the defence?

# Tags: what an option would do
gf-tag-turn-up = Turn up
gf-tag-take-out = Take out
gf-tag-put-in = Put in
gf-tag-discard = Discard
gf-tag-set-aside = Set aside
gf-tag-ability = Use it
gf-tag-apply = Count its symbols
gf-tag-pick = Take
gf-tag-on = Switch on
gf-tag-off = Switch off
gf-tag-leads = leads
gf-tag-short = short
gf-tag-double = Double
gf-tag-risk = risk { $number }
gf-tag-declare = you hold { $number }
gf-tag-punt = to their { $line }
gf-tag-yards = { $number } yards

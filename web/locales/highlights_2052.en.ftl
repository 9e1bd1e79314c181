# Football Highlights 2052: the table.

fh-goal = Score more points than the other side over two halves of ten plays: touchdowns 7, field goals 3, safeties 2. Every card is a defence first; turned round, it is your next attack.

fh-you = you
fh-automatic = automatic opponent
fh-machines = Machines
fh-visitor = Visitor
fh-home = Home
fh-town-you = { $town }, you
fh-or = { $one } or { $other }

fh-type-R = Run
fh-type-P = Pass
fh-type-M = Maul
fh-area-left = left
fh-area-centre = center
fh-area-right = right
fh-area-letter-left = L
fh-area-letter-centre = C
fh-area-letter-right = R
fh-play = { $type }, { $area }, { $yards }
fh-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }

# Scoreboard and strip
fh-before = Before the game
fh-half = { $half ->
    [1] 1st half
   *[other] 2nd half
 }
fh-halftime = Halftime
fh-overtime = Overtime
fh-final = Final
fh-round = Round { $round }
fh-plays-made = { $one } and { $other } of { $of }
fh-plays-made-wide = Plays made
fh-before-toss = Before the toss
fh-in-hand = in hand
fh-in-stack = in its stack
fh-playbook = Playbook
fh-solo-deck = Solo Deck
fh-audible-filled = Audible space filled
fh-audible-empty = Audible space empty
fh-audibles-left = Audibles left
fh-seen = Cards seen this half
fh-seen-note = What the { $team } have shown since the half began.
fh-game-of = Game { $number } of { $of }
fh-in-playoffs = Playoffs

# Fields and drives
fh-field = { $team }: ball { $spot }, counted in yards to the goal line
fh-start = START
fh-safety = SAFETY
fh-end-zone = END ZONE
fh-on-the = on the { $yards }
fh-in-end-zone = in the End Zone
fh-in-safety = in the Safety space
fh-your-drive = Your drive
fh-team-drive = { $team } drive
fh-down = { $down } of { $of }
fh-down-next = { $down } of { $of } next
fh-stack = { $team }, drive stack: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
fh-stack-card = Play { $place }: { $name }
fh-stays = at { $yards }
fh-to = to { $yards }
fh-in-play = in play
fh-td = TD
fh-played = your { $type } play
fh-played-nothing = your play

# The cards in play
fh-attacks = The { $team } attack with { $card }
fh-defends = The { $team } defend with { $card }
fh-strip = Area check. { $lanes }
fh-lane = { $area }: { $footballs ->
    [one] 1 football
   *[other] { $footballs } footballs
 } against { $helmets ->
    [0] no helmet
    [one] 1 helmet
   *[other] { $helmets } helmets
 }.
fh-lane-open = { $area }: { $footballs ->
    [one] 1 football
   *[other] { $footballs } footballs
 }.
fh-your-answer = Your answer goes here
fh-their-answer = The { $team } answer here
fh-their-secret = The { $team } choose at the same time, in secret
fh-your-attack = Your attack goes here
fh-their-attack = The { $team } attack here

# Threat, kick and Action Deck
fh-you-threaten = You threaten
fh-team-threatens = The { $team } threaten
fh-threat-none = Nothing: no footballs
fh-threat-from = From the { $yards } with { $footballs ->
    [one] one football
   *[other] { $footballs } footballs
 }.
fh-threat-lands = Unstopped it lands on the { $yards }; a mismatch adds an Action card.
fh-threat-touchdown = Unstopped it is a touchdown.
fh-threat-overthrown = From here it is overthrown: no gain.
fh-kick-needs = A kick from the { $yards } needs { $need }.
fh-kick-odds = The card has { $number }, so an Action card of { $missing } or more: { $good } of { $of }.
fh-kick-hopeless = The card has { $number }: out of reach.
fh-kick-yours = Your kick
fh-kick-theirs = Kick of the { $team }
fh-kick-from = From the { $yards }: { $need } needed
fh-conversion-text = Six points, and a try on top of them.
fh-audible-before = Before the { $half ->
    [1] 1st half
   *[other] 2nd half
 }
fh-audible-choose = Choose your Audible card
fh-audible-space = Audible space
fh-audible-what = Three times a half you may call an Audible: throw a card away and bring this one instead, or the unseen top card of your Playbook.
fh-audible-which = A good choice is a card that stops what hurts you most. For a card placed here you draw another. Not sure? Ask the coach, or place none.
fh-audible-well = The card you choose will lie here, face down
fh-action-deck = Action Deck, { $count } left
fh-action-none = No card turned yet
fh-action-last = Last Action card, number { $no }: run { $run }, pass { $pass }, kick { $kick }
fh-no = No { $no }
fh-run = Run
fh-pass = Pass
fh-kick = Kick
fh-block = blocked, { $yards } yards
fh-blocked = BLOCK
fh-foul-none = No foul
fh-foul-offside = Offside
fh-foul-def_holding = Def. holding
fh-foul-interference = Interference
fh-foul-off_holding = Off. holding
fh-foul-offsetting = Offsetting
fh-injury-none = no injury
fh-injury-minor = minor injury
fh-injury-moderate = injury
fh-injury-serious = bad injury
fh-injury-season = out for the season
fh-pile-turned = Action cards turned
fh-pile-turned-note = Newest first. { $left } are still in the deck.

# Preview
fh-hint-consider = Press a card to see, step by step, what it would do. Press it again to play it.
fh-then-turns = Then it turns round

# Own piles
fh-audible = Audible
fh-audible-note = Your card in the Audible space: face down for the others, open for you.
fh-playbook-note = Your face-down Playbook. An Audible can bring its top card, unseen.

# Buttons
fh-do-play = Play No { $no } { $name }
fh-do-play-tag = Play No { $no }: { $tag }
fh-do-place = Place No { $no } { $name }
fh-do-place-tag = Place No { $no } { $name }
fh-do-place-none = Place none
fh-do-discard = Give up No { $no } { $name }
fh-do-discard-tag = Give up No { $no } { $name }
fh-do-take = Take No { $no } { $name }
fh-do-take-tag = Take No { $no } { $name }
fh-do-cut = Cut No { $no } { $name }
fh-do-cut-tag = Cut No { $no } { $name }
fh-do-pair = Take { $one } and { $other }
fh-do-heads = Heads
fh-do-tails = Tails
fh-do-start = Visitor: begin
fh-do-home = Home: begin the second half
fh-do-audible = Audible, { $left } left
fh-do-keep = Keep my card
fh-do-from-audible = Audible card, No { $no }
fh-do-from-playbook = Playbook, top card
fh-do-use-box = Use the box
fh-do-accept = Accept the penalty
fh-do-decline = Decline
fh-do-kick = Kick for 3 points
fh-do-no-kick = No kick
fh-do-extra-point = Kick the extra point
fh-do-two-run = Run for two
fh-do-two-pass = Pass for two

# Toss
fh-heads = Heads
fh-heads-text = the helmet
fh-tails = Tails
fh-tails-text = the football
fh-visitor-text = You begin the first half. Home picks its team first, you pick second.
fh-home-text = You begin the second half. You pick your team first.
fh-toss = The coin toss
fh-toss-text = Whoever calls it right has the Option: be the Visitor and begin the first half, or be Home, begin the second and pick a team first.
fh-toss-waiting = A coin decides who has the Option.

# Teams
fh-team-tidebreakers = A passing team from the warm side of the map: quick sacks, long balls, and a kicker who is mostly there for the view.
fh-team-haulers = Miners and drivers who run where the wall is thickest, because two of them always arrive at once. Nothing gets past them quickly.
fh-team-switchbacks = Harbour-town showfolk: reverses, statues and threats of two kinds. What you saw is not what they are doing.
fh-team-sentinels = Patient northerners with helmets in every area. They take your passes out of the air and turn small gains into field goals.
fh-team-pick = Play the { $team }
fh-team-look = See its cards
fh-team-yours = Your team
fh-team-taken = Taken by { $name }
fh-team-pile-note = All fifteen cards, the five Stars first.
fh-profile-run = Running
fh-profile-pass = Passing
fh-profile-defence = Helmets
fh-profile-kick = Kicking
fh-level-low = weak
fh-level-middle = fair
fh-level-high = strong

# Drafts and cuts
fh-draft-pass = Pick and pass
fh-draft-pass-text = Take one card of the pack in your hand; the rest go across, and theirs come to you. Five picks each, in secret.
fh-draft-open = Open draft
fh-draft-open-text = The cards lie open for both. The first side takes one, then both take two in turn; of the last two, one is left over.
fh-draft-keep = Keep one of two
fh-draft-keep-text = Two cards come from the Play Deck: one joins your team, the other leaves the game.
fh-draft-league = League draft
fh-draft-league-text = Take two cards of the pack; the rest go on to your neighbour.
fh-pair = { $count ->
    [0] Press the two cards you want.
    [one] One chosen. Press the second.
   *[other] Two chosen. Confirm below, or press others.
 }
fh-board-empty = No cards here
fh-roster = Your team so far: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
fh-known = Known of the { $team }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
fh-balance-types = Defends against
fh-balance-helmets = Helmets
fh-balance-kickers = Kick 4 or more
fh-new = new
fh-cut = { $left ->
    [0] Fifteen cards stay
    [one] Cut one more card
   *[other] Cut { $left } cards
 }
fh-cut-waiting = Your fifteen cards are set. The other side is still cutting.
fh-between = Between games

# Competitions
fh-standings = League table, { $played } of { $of } games played
fh-place = Place
fh-team = Team
fh-won = Won
fh-tied = Tied
fh-lost = Lost
fh-scored = Points scored
fh-points = Points
fh-playoffs = The marked { $count } go to the playoffs.
fh-bracket = Tournament
fh-first-round = First round
fh-semi-final = Semi-final
fh-final-game = Final
fh-to-be-decided = to be decided
fh-bye = a bye
fh-results = Latest results
fh-injured = Injured
fh-out = { $games ->
    [0] fit again next game
    [one] misses 1 game
   *[other] misses { $games } games
 }
fh-out-season = out for the season
fh-table-close = Back to the game
fh-scored-how = { $touchdowns ->
    [one] 1 touchdown
   *[other] { $touchdowns } touchdowns
 }, { $fieldGoals ->
    [one] 1 field goal
   *[other] { $fieldGoals } field goals
 }

# Moments
fh-score-line = { $visitor } { $one } – { $other } { $home }
fh-banner-touchdown = TOUCHDOWN
fh-banner-field_goal = FIELD GOAL
fh-banner-safety = SAFETY
fh-banner-interception = INTERCEPTION
fh-banner-fumble = FUMBLE
fh-banner-end_drive = DRIVE STOPPED
fh-banner-points = +{ $points } for the { $team }: { $one } – { $other }
fh-banner-by = { $name } for the { $team }.
fh-banner-blocked = KICK BLOCKED
fh-banner-blocked-text = The kick of the { $team } goes the other way: { $yards } yards.
fh-banner-halftime = HALFTIME
fh-banner-second-half = END OF THE 2ND HALF
fh-banner-overtime = OVERTIME
fh-banner-coin = A COIN DECIDES
fh-banner-final = FINAL
fh-banner-won = CHAMPIONS

# The enlarged card
fh-legend-helmets = Helmets
fh-legend-helmets-text = Defence, by area: left, center, right. They meet footballs in the same area.
fh-legend-type = Type
fh-legend-type-text = R square, P circle, M diamond. Run against Pass is a mismatch.
fh-legend-box = Box
fh-legend-box-text = Happens only when every football of the play is matched.
fh-legend-flag = Flag
fh-legend-flag-text = Penalty check before the box.
fh-legend-plate = Plate
fh-legend-plate-text = Card number, name, place, Star, team diamond.
fh-legend-posts = Posts
fh-legend-posts-text = Field-goal number, added to the kick of an Action card.
fh-legend-yards = Yards
fh-legend-yards-text = Each play stands in its area, above its footballs.
fh-legend-action-yards = Run and pass
fh-legend-action-yards-text = Yards added when the types do not match, or when an effect says so.
fh-legend-action-kick = Kick
fh-legend-action-kick-text = Added to the card's field-goal number. BLOCK sends the other side forward.
fh-legend-action-foul = Foul
fh-legend-action-foul-text = Read when a triggered box shows the flag.
fh-legend-action-injury = Injury
fh-legend-action-injury-text = Read when a card with the cross has been used, in tournaments and leagues.

# Masters of the Gridiron: the table.

mg-goal = Fill eight spots each: lay a player and a play, name a number, and see whether one defender can match it. A touchdown is worth 7, a field goal 3, and every player is used only once.

mg-you = you
mg-visitor = Visitor
mg-home = Home
mg-or = or

mg-rating-PAS = Passing
mg-rating-RUS = Rushing
mg-rating-GOL = Goal Line
mg-rating-REC = Receiving
mg-rating-RED = Red Zone
mg-rating-RBL = Run Blocking
mg-rating-PBL = Pass Blocking
mg-rating-RDF = Run Defense
mg-rating-PRS = Pass Rush
mg-rating-TAC = Tackling
mg-rating-COV = Coverage
mg-window-HUDDLE = Huddle
mg-window-LINE = Line
mg-window-CHECK = Check
mg-window-REACT = React

# Scoreboard and strip
mg-before = Before the game
mg-final = Final
mg-turn = Turn { $turn } of { $of }
mg-overtime = Overtime { $period }
mg-attacks = { $team } attack, spot { $spot }
mg-attacks-ot = { $team } attack, spot OT-{ $spot }
mg-must-reply = { $team } must score
mg-strip-teams = Both sides choose a team, then a coin says who visits and begins.
mg-holds-offence = offence
mg-holds-defence = defence
mg-holds-plays = plays
mg-carry = { $team }: +{ $amount } on the next attempt
mg-silenced = No Audibles for the defence this turn
mg-scouted = Their Defense hand
mg-scouted-note = Film Study shows it for this turn.
mg-favoured = { $team } favoured by { $points }

# Spots
mg-spots = Scoring spots of the { $team }
mg-spot = Spot { $number }
mg-ot-spot = OT-{ $number }
mg-spot-now = at hand
mg-spot-numbers = { $one } against { $other }
mg-outcome-empty = free
mg-outcome-now = the attempt at hand
mg-outcome-T = touchdown, 7
mg-outcome-C = touchdown with two points, 8
mg-outcome-M = touchdown, try failed, 6
mg-outcome-F = field goal, 3
mg-outcome-S = safety, 2
mg-outcome-x = stopped
mg-outcome-p = punt
mg-outcome-b = punt without a play
mg-stamp-stopped = Stopped
mg-stamp-punt = Punt
mg-def-mark = DEF
mg-defence-score = Defensive score with { $card }: { $points }

# Piles
mg-piles = Piles of the { $team }
mg-pile-used = Used
mg-pile-used-of = Used by the { $team }
mg-pile-used-note = Everything that has been played or discarded, the latest of each pile first.
mg-deck-off = Offense deck of the { $team }
mg-deck-def = Defense deck of the { $team }
mg-deck-pb = Playbook deck of the { $team }
mg-deck-short-off = Off
mg-deck-short-def = Def
mg-deck-short-pb = Plays
mg-deck-own = What is still in it; the order of shuffled cards is hidden.
mg-deck-ordered = Turned over without shuffling: from the top, known to both.
mg-deck-closed = Face down.

# The duel
mg-kickoff = { $team } begin
mg-kickoff-you = Choose a player and a play. The highest rating the play uses, plus its bonus, is your number.
mg-kickoff-they = The { $team } lay a player and a play; one of your defenders answers.
mg-place-player = Player
mg-place-play = Play
mg-place-no-play = No play
mg-place-defender = Your defender
mg-place-their-defender = Their defender
mg-last-turn = The turn before
mg-final-turn = The last turn
mg-call-TD = Touchdown attempt:
mg-call-FG = Field goal attempt:
mg-call-punt = Punt:
mg-call-answers = answered by
mg-call-stops = stopped by
mg-call-alone = A punt without a play
mg-call-choose-play = Which play goes with this player?
mg-call-choose-player = Who runs this play?
mg-told-TD = { $team } tried a touchdown
mg-told-FG = { $team } tried a field goal
mg-told-null = { $team } punted
mg-told-punt = { $team } punted
mg-number-offence = Offence
mg-number-defence = Defence
mg-bonus = Bonus for { $pos }
mg-bonus-only = Bonus is for { $positions } only
mg-carried = Carried over
mg-lower = { $rating } { $number } is lower
mg-calls = Audibles of this turn
mg-cancelled = cancelled
mg-flipped = Flipped for two points
mg-audible-short = AUD
mg-verdict-touchdown = Touchdown
mg-verdict-field_goal = Field goal
mg-verdict-held = Held to a field goal
mg-verdict-settled = Stopped, but a field goal is saved
mg-verdict-stopped = Stopped by { $margin }
mg-verdict-level = Level numbers: stopped
mg-verdict-punt = Punt: no score
mg-verdict-returned = { $card } scores for the defence
mg-verdict-back = Stopped, and the defence scores
mg-tray = Choose from these cards

# The hand
mg-hand-off_hand = Offense
mg-hand-def_hand = Defense
mg-hand-pb_hand = Playbook
mg-place-drawn = drawn after the turn
mg-place-none = no card left
mg-why-offence = An Offense card is laid in your own attempts.
mg-why-defence = A Defense card answers their attempts.
mg-why-audible = It needs another moment or another play: { $windows }.
mg-why-no-match = No pair in your hand makes an attempt of it.
mg-why-play = Plays are laid in your own attempts.
mg-why-play-laid = Your play lies already.

# Buttons
mg-do-attempt = { $player }, { $play }: { $tag }
mg-do-punt = Punt with them
mg-do-punt-alone = Punt with { $player }
mg-do-defend = { $player }: { $tag }
mg-do-play = Play { $card }
mg-do-discard = Discard { $card }, draw
mg-do-pick-tag = { $card }: { $tag }
mg-do-done = Go to the line
mg-do-enough = Enough
mg-do-pass = No Audible
mg-do-keep = Keep what lies
mg-do-kick = Kick
mg-do-go = Go for two

# Teams
mg-teams = Teams
mg-team-pick = Play the { $team }
mg-team-look = Look at the cards
mg-team-pile-note = The 22 starters and the playbook of the stock deck.
mg-team-offence = Offence
mg-team-defence = Defence
mg-team-lean = Leans to
mg-team-grades = Strength of the units
mg-scheme-POWER = Power
mg-scheme-ACE = Ace
mg-scheme-SPREAD = Spread
mg-scheme-TWIN = Twin backs
mg-scheme-NICKEL = Nickel
mg-scheme-BIG = Big nickel
mg-lean-EVEN = a bit of everything
mg-lean-RUN = the run
mg-lean-GROUND = the ground
mg-lean-PASS = the pass
mg-lean-SHORT = short passes
mg-lean-AIR = the air
mg-unit-qb = Quarterback
mg-unit-backs = Backs
mg-unit-receivers = Receivers
mg-unit-line = Offensive line
mg-unit-front = Front
mg-unit-linebackers = Linebackers
mg-unit-secondary = Secondary

# What is not seen, payrolls
mg-unseen = Unseen
mg-unseen-defence = Unseen defenders of the { $team }: { $count }
mg-unseen-offence = Unseen attackers of the { $team }: { $count }
mg-unseen-later = Rosters are shown when both teams are chosen.
mg-unseen-closed = Rosters are closed at this table.
mg-in-their-hand = in their hand
mg-payroll = Payroll
mg-payroll-spread = Payroll and spread
mg-payrolls = { $one } ${ $first } million, { $other } ${ $second } million.
mg-millions = ${ $amount }M
mg-spread-sum = { $difference } ÷ 5 = { $exact }: { $team } favoured by
mg-stock = Your Playbook deck: { $touchdowns } TD, { $fieldGoals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
 }.
mg-two-chance = Two-point try

# Moments
mg-score-line = { $one } { $first } – { $second } { $other }
mg-banner-touchdown = Touchdown, { $team }
mg-banner-field_goal = Field goal, { $team }
mg-banner-safety = Safety, { $team }
mg-banner-defence-touchdown = Defensive touchdown, { $team }
mg-banner-defence-field_goal = The defence scores 3, { $team }
mg-banner-defence-safety = Safety, { $team }
mg-banner-two-good = Two points: good
mg-banner-two-bad = No good: 6 instead of 7
mg-banner-overtime = Overtime
mg-banner-overtime-text = Sudden death; the { $team } begin.
mg-banner-reply = One reply
mg-banner-reply-text = The { $team } must score now.

# Legend of the enlarged card
mg-legend-pennant = Pennant
mg-legend-pennant-text = Position, in team ink.
mg-legend-coin = Coin
mg-legend-coin-text = Salary in millions; counts for cap and spread.
mg-legend-ratings = Ratings
mg-legend-ratings-text = Four on defence, two to six on offence. The highest is in team ink.
mg-legend-duel = In a duel
mg-legend-duel-text = The rating that counts turns black with a gilt edge; the others lose their fill.
mg-legend-ribbon = Ribbon
mg-legend-ribbon-text = Tier: Standout, Star, Legend, Specialist.
mg-legend-print = Small print
mg-legend-print-text = Height, age, college, season: never read by the rules.
mg-legend-result = Ribbon
mg-legend-result-text = Red with a ball: touchdown, 7. Blue with uprights: field goal, 3; its +1 marks a good two-point try.
mg-legend-type = Badge
mg-legend-type-text = IR inside run, OR outside run (square); SP short pass, LP long pass (circle).
mg-legend-uses = Uses
mg-legend-uses-text = The highest of these ratings that your player has is your number.
mg-legend-stops = Stop
mg-legend-stops-text = The defence answers with the highest of these; level numbers stop it.
mg-legend-bonus = Bonus
mg-legend-bonus-text = Added for exactly these positions.
mg-legend-side = Corner
mg-legend-side-text = OFF on offence, DEF on defence, ANY on both.
mg-legend-window = Window
mg-legend-window-text = Huddle before you lay, Line after you laid, React after you answered, Check after their Audible.
mg-legend-needs = Condition
mg-legend-needs-text = The play, or result, that it needs.
mg-legend-audible = Audible
mg-legend-audible-text = Played once; in your Huddle it may be discarded for another card instead.

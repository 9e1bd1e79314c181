## What to do now
league-do-pick = Your pick for { $team }.
league-do-mend = Complete the roster of { $team }.
league-do-play = { $place ->
    [home] Play { $rival } at home.
   *[away] Play at { $rival }.
  }
league-do-answer = { $giver } offers you a trade.
league-do-review = Review the trade of { $giver } and { $partner }.
league-do-vote = { $giver } and { $partner } want to trade: any objection?
league-do-ready = The next round waits for { $team }.
league-do-open = Look at the results; then open the next round.
league-do-close = Look at the last results; then close the season.
league-do-advance = The deadline has passed: close the round.
league-do-start = Start the season.

## What decided a place
league-decided = { $criterion }: { $own } to { $other }, against { $rival }.
league-criterion-share = Share of wins
league-criterion-division_share = Share of wins in the division
league-criterion-head_to_head_share = Matches among those level
league-criterion-points = Points
league-criterion-head_to_head_points = Points among those level
league-criterion-difference = Point difference
league-criterion-scored = Points scored
league-criterion-away_scored = Scored away
league-criterion-touchdowns = Touchdowns
league-criterion-lot = Lot number
league-criterion-shootout = Shoot-out

## Trades
league-pick = { $later ->
    [yes] Season { $season }, round { $round }: { $team }
   *[no] Round { $round }: { $team }
  }

## Settings
league-setting-format = Format
league-setting-format-cup = Cup
league-setting-format-round_robin = Round robin
league-setting-format-league = League
league-setting-teams = Teams
league-setting-seasons = Seasons
league-setting-building = How teams are built
league-setting-building-none = Not at all
league-setting-building-stock = Stock decks
league-setting-building-cap = Under a salary cap
league-setting-building-rounds = Rounds draft
league-setting-building-pass = Pick and pass
league-setting-season-start = How later seasons begin
league-setting-season-start-fresh = Built anew
league-setting-season-start-keep = With the old rosters
league-setting-season-start-supplemental = With a supplemental draft
league-setting-draft-pool = Cards of the draft
league-setting-draft-pool-common = One set for everybody
league-setting-draft-pool-own = Your own collection
league-setting-banned = Banned cards
league-setting-free = Cards for everybody
league-setting-duplicates = Cards with several owners
league-setting-divisions = Divisions
league-setting-conferences = Two conferences of eight
league-setting-passes = How often everybody meets
league-setting-preseason = Pre-season matches
league-setting-playoff-places = Play-off places
league-setting-wildcard = Wildcards
league-setting-criteria = What the table ranks by
league-setting-seeded = Seeded as listed
league-setting-evening = One evening: paired as listed, losers play on
league-setting-two-legs = Two legs
league-setting-consolation = Consolation bracket
league-setting-third-place = Match for third place
league-setting-absent = Who is absent at the deadline
league-setting-absent-bot = A bot plays
league-setting-absent-forfeit = Forfeits
league-setting-bot = Bots of absent members
league-setting-several-teams = Several teams for one member
league-setting-trades = Trades
league-setting-trade-picks = Draft picks may be traded
league-setting-trade-deadline = Trading ends with round
league-setting-protest-hours = Hours for protest
league-setting-pick-seconds = Seconds for a pick
league-setting-build-hours = Hours to build a team
league-setting-round-days = Days for a round
league-setting-break-hours = Hours of a break
league-setting-mend-hours = Hours to mend a roster
league-setting-offseason-days = Days between seasons
league-level-rookie = Rookie
league-level-starter = Starter
league-level-pro = Pro
league-level-legend = Legend

## Plays of one's own
league-plays = Your own plays
league-plays-usual = You play with the usual plays of your team.
league-plays-own = You play with plays of your own.
league-plays-brought = Your next match is played with these.

## Why something is refused
no-league-unknown = There is no such competition.
no-league-none = { $game } has no leagues or cups.
no-league-invite = This competition is seen by its members, and with its invite link.
no-league-joining = Joining needs the invite link of the competition.
no-league-not-yours = This is not a match of yours.
no-league-not-open = This match is not to be played now.
no-league-settings = These settings cannot be read: { $why }.
no-setting = There is no setting '{ $name }'.
no-setting-number = '{ $name }' is a number from { $low } to { $high }.
no-criterion = There is no criterion '{ $name }'.
no-person-unknown = There is no such person.

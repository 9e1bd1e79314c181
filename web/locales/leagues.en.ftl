# Leagues and cups: the list
leagues-title = Leagues and cups
leagues-lead = A season against bots, a cup among friends, or both at once.
leagues-alone = A season alone
leagues-alone-lead = One click: you and seven bots with characters of their own. You play when you like; they play at once.
leagues-mine = Mine
leagues-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
  }
leagues-none-mine = You are in no league yet. Start a season alone, found one, or open a friend's link.
leagues-others = Open to everybody
leagues-none-public = Nobody has an open league just now.
leagues-of-teams = { $teams ->
    [one] one team
   *[other] { $teams } teams
  }
leagues-place = { $ordinal ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
  }
leagues-champion = Champion: { $team }
leagues-champion-title = Champion
leagues-taken = { $taken } of { $teams } places taken
leagues-open = Open
leagues-open-of = Open { $name }
leagues-format-league = League
leagues-format-cup = Cup
leagues-format-round_robin = Round robin
leagues-about-league = A season with a table, play-offs, and trades where a game has them.
leagues-about-cup = Lose once and you are out.
leagues-about-round_robin = Everybody meets everybody; the table decides.

# Founding and joining
leagues-found = Found one
leagues-which-game = Which game?
leagues-which-kind = What kind?
leagues-name = Name
leagues-name-usual = { $name }'s league
leagues-team = Your team
leagues-team-usual = Team { $number }
leagues-teams = Teams
leagues-bots = Bots from the start
leagues-bots-hint = Bots take the places that are left when the season starts.
leagues-public = Everybody may find it and join
leagues-moderate = I only run it, without a team
leagues-all-settings = All settings
leagues-cards-hint = Find a card by its name
leagues-cards-add = Add { $card }
leagues-criteria-add = Add another …
leagues-game-options = Options of the game
leagues-found-it = Found it
leagues-found-then = Then you get a link to invite others.
leagues-join-title = Join with a team
leagues-join = Join
leagues-share-lead = Or play with somebody: one coaches the offense, you the defense.
leagues-share = Share the side of { $team }
leagues-in-already = You are in already.
leagues-join-late = This season has begun, so nobody can join now.
leagues-invite = Invite others
leagues-invite-lead = Whoever opens the link enters a team. No account needed.

# Where it stands
leagues-phase-forming = Before the season
leagues-phase-building = Teams are being built
leagues-phase-preseason = Pre-season
leagues-phase-regular = Season
leagues-phase-break = Break between rounds
leagues-phase-seeding = Seeding
leagues-phase-standing = The last results
leagues-phase-playoff = Play-offs
leagues-phase-closed = Season over
leagues-phase-offseason = Between seasons
leagues-phase-archived = Over
leagues-round-preseason = Pre-season, round { $round }
leagues-round-regular = Round { $round }
leagues-round-playoff = Play-offs, round { $round }
leagues-round-cup = Cup, round { $round }
leagues-season = Season { $number }
leagues-parts = Parts of this league
leagues-tab-table = Table
leagues-tab-overview = Overview
leagues-tab-fixtures = Fixtures
leagues-tab-bracket = Bracket
leagues-tab-draft = Draft
leagues-tab-trades = Trades
leagues-tab-log = Log
leagues-tab-seasons = Seasons
leagues-tab-commissioner = Commissioner

# What to do now
leagues-now = What to do now
leagues-now-forming = { $taken } of { $teams } teams are here. Send the link, or let bots fill up.
leagues-now-draft = On the clock: { $teams }
leagues-now-nothing = Nothing waits for you.
leagues-standing = { $team } have won; the commissioner can still replace a result.
leagues-closes = closes { $when }
leagues-opens = next round { $when }
leagues-until = until { $when }
leagues-do-pick = Pick
leagues-do-mend = Repair
leagues-do-play = Play
leagues-do-answer = Answer
leagues-do-review = Review
leagues-do-vote = Vote
leagues-do-ready = Ready
leagues-do-advance = Close the round
leagues-do-start = Start
leagues-go-on = Go on
leagues-days = Turn by turn
leagues-days-of = Play { $names } turn by turn, over days
leagues-forfeit = Forfeit
leagues-forfeit-of = Forfeit { $names }
leagues-forfeit-sure = Forfeit { $names }? It counts as a loss.
leagues-home = In your leagues

# Matches and tables
leagues-state-scheduled = To come
leagues-state-open = To be played
leagues-state-live = Live
leagues-state-final = Final
leagues-state-forfeit = Forfeit
leagues-state-ruled = Ruled
leagues-spread = spread { $points }
leagues-forfeited = { $team } forfeited
leagues-goes-on = { $team } go on
leagues-play-of = Play { $names }
leagues-report-of = Report of { $names }
leagues-watch-of = Watch { $names }
leagues-table = Table
leagues-col-place = Place
leagues-col-team = Team
leagues-col-record = W-L
leagues-col-record-ties = W-L-T
leagues-col-points = Points
leagues-col-share = Share
leagues-col-home = Home
leagues-col-away = Away
leagues-col-scored = Scored
leagues-col-difference = Diff
leagues-col-spread = spread
leagues-col-form = Last five
leagues-col-why = What decided the place
leagues-win = won
leagues-loss = lost
leagues-tie = tied
leagues-win-letter = W
leagues-loss-letter = L
leagues-tie-letter = T
leagues-you = You
leagues-bot = Bot
leagues-latest = Latest results
leagues-results = Results
leagues-only-mine = Only mine
leagues-no-fixtures = The fixtures are drawn when the season starts.
leagues-members = Teams
leagues-withdrawn = withdrew
leagues-leave = Leave this league
leagues-leave-sure = Leave this league? A bot takes over your team.
leagues-resign = Give up { $team }
leagues-resign-sure = Give up { $team }? A bot plays on with the team; you stay a member.
leagues-program = the program
leagues-presides = Commissioner: { $name }.
leagues-backed = You want { $name }.
leagues-back-other = Somebody else as commissioner?
leagues-back-whom = Whom do you want?
leagues-back-it = Vote
leagues-back-then = Elected is whoever has more than half of the teams of people behind him. Your vote stands in the public log.
leagues-log = Log
leagues-log-more = Earlier
leagues-files = For your calendar and spreadsheets
leagues-calendar = Calendar

# Brackets and seasons
leagues-knockout = { $left ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Last { $left }
  }
leagues-knockout-short = { $left ->
    [2] F
    [4] SF
    [8] QF
   *[other] L{ $left }
  }
leagues-way = The way of the season
leagues-places = Place after each round
leagues-next = Your next matches
leagues-first-meeting = first meeting
leagues-met = { $result ->
    [win] won { $score } in round { $round }
    [loss] lost { $score } in round { $round }
   *[tie] tied { $score } in round { $round }
  }
leagues-pool-table = Against the spread
leagues-pool-lead = Whoever does better than the spread wins; exactly the spread is a push, half a win.
leagues-col-member = Member
leagues-col-division = Division
leagues-division-north = North
leagues-division-south = South
leagues-streak = Matches in a row with the same end
leagues-free-place = A free place
leagues-from-seed = from seed { $seed }
leagues-seed = seed { $seed }
leagues-final-table = Final table
leagues-best-cards = Best cards
leagues-do-open = Open it
leagues-do-close = Close the season
leagues-which-round = Round
leagues-stage-bracket = Bracket
leagues-stage-consolation = Consolation
leagues-stage-third_place = Match for third place
leagues-bye = Bye
leagues-to_come = To come
leagues-no-bracket = There is no bracket yet.
leagues-by-forfeit = by forfeit
leagues-by-better_seed = better seed
leagues-by-shootout = shoot-out
leagues-by-coin = coin toss
leagues-by-points = on points
leagues-by-difference = on difference
leagues-by-scored = on points scored
leagues-by-away_scored = on away scores
leagues-by-place = by place
leagues-by-lot = by lot
leagues-no-seasons = No season is over yet.
leagues-leaders = Leaders
leagues-leader-scored = most points scored
leagues-leader-margin = biggest win
leagues-leader-streak = longest winning streak
leagues-leader-card = points of win chance added

# The draft
leagues-building-none = Teams
leagues-building-stock = Take a ready-made team
leagues-building-cap = Build under the cap
leagues-building-rounds = Draft
leagues-building-pass = Pick and pass
leagues-draft-at = Round { $round } of { $rounds } · pick { $pick } of { $picks }
leagues-draft-round = round { $round }
leagues-on-clock-you = You are on the clock
leagues-on-clock = On the clock: { $teams }
leagues-at-zero = At zero your queue picks, then the bot.
leagues-at-zero-bot = At zero the bot chooses for you.
leagues-at-zero-queue = At zero your queue picks: { $card }.
leagues-pass-at = Pack { $pass } of { $passes }
leagues-ring = How the packs go round
leagues-ring-done = done
leagues-ring-choosing = choosing
leagues-board = All picks
leagues-your-pick = Your pick
leagues-pick-held = held by { $team }
leagues-paused = The draft is paused
leagues-seconds-left = { $seconds ->
    [0] Time is up.
   *[other] { $seconds } seconds left.
  }
leagues-draft-card = Draft { $card }
leagues-pick = Pick
leagues-sign = Sign
leagues-sign-card = Sign { $card }
leagues-look-at = Look at { $card }
leagues-all-groups = All
leagues-fills = Fills { $groups }
leagues-needs = What you still need
leagues-places-filled = { $filled } of { $count } filled
leagues-cap = Cap
leagues-cap-left = { $left } left for { $places ->
    [one] one place
   *[other] { $places } places
  }
leagues-cap-then = With this card { $left } for { $places ->
    [one] one place.
   *[other] { $places } places, { $each } each.
  }
leagues-worth = worth { $value }
leagues-pool = Pool
leagues-search = Search
leagues-groups = Groups
leagues-pool-empty = Nothing here fits.
leagues-price = Price
leagues-value = Value
leagues-queue = Your queue
leagues-queue-secret = nobody else sees it
leagues-queue-empty = Put cards here with the plus; they are picked for you when time runs out.
leagues-queue-it = Queue { $card }
leagues-unqueue = Take { $card } off
leagues-queue-up = Move { $card } up
leagues-just-picked = Just picked
leagues-passed = passed
leagues-draft-over = The rosters are built.
leagues-roster = Roster
leagues-roster-of = Roster of
leagues-roster-empty = No cards to be seen here.
leagues-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
leagues-left = { $left } left
leagues-payroll = { $price } of { $cap }
leagues-take = Take
leagues-take-of = Take { $name }
leagues-choose = Choose
leagues-chosen = Chosen
leagues-hand-in = Hand in
leagues-built = Your roster is handed in. You may replace it until everybody is done.
leagues-pack = { $cards ->
    [one] Keep one card, pass the rest
   *[other] Keep { $cards } cards, pass the rest
  }
leagues-pack-keep = { $cards ->
    [one] Keep this card
   *[other] Keep these { $cards }
  }
leagues-pack-waits = Handed in. The others are still choosing.
leagues-back = Back
leagues-on = More

# Trades
leagues-no-trades = No trade is under way.
leagues-trade-closed = Teams trade in the break between rounds.
leagues-trades-settled = Settled
leagues-trade-of = Trade of { $team } and { $partner }
leagues-gives = Gives
leagues-nothing = nothing
leagues-trade-offered = Offered
leagues-trade-review = Waits for the commissioner
leagues-trade-window = Open to protest
leagues-trade-due = Waits for the end of a match
leagues-trade-done = Done
leagues-trade-declined = Declined
leagues-trade-withdrawn = Withdrawn
leagues-trade-lapsed = Lapsed
leagues-trade-rejected = Rejected
leagues-trade-cancelled = Cancelled by protest
leagues-trade-void = Void
leagues-against = Against: { $teams }
leagues-fair = Fair
leagues-flagged = Flagged
leagues-accept = Accept
leagues-decline = Decline
leagues-withdraw = Withdraw
leagues-approve = Approve
leagues-reject = Reject
leagues-counter = Counter-offer
leagues-vote-for = Let it stand
leagues-vote-against = Against
leagues-way = The way of a trade
leagues-way-offered = Offer
leagues-way-offered-then = The other team answers, or it lapses when the round opens.
leagues-way-review = Review
leagues-way-review-then = The commissioner approves, or says why not.
leagues-way-window = Protest
leagues-way-window-then = { $voters ->
    [0] Nobody is left to object.
   *[other] { $hours } { $hours ->
    [one] hour
   *[other] hours
  }; only all the other teams together can stop it.
  }
leagues-way-due = Cards change hands
leagues-way-due-then = As soon as neither team is playing.
leagues-offer = Offer a trade
leagues-offer-it = Send the offer
leagues-trade-with = With
leagues-you-give = You give
leagues-you-get = You get
leagues-never-mind = Never mind
leagues-why = Reason, for the public log

# The commissioner
leagues-commissioner = Commissioner
leagues-gone = left
leagues-bot-takes = Bot takes over
leagues-bot-takes-of = Give { $team } to a bot
leagues-bot-takes-sure = Give { $team } to a bot? Roster and fixtures stay.
leagues-drop = Take out
leagues-drop-of = Take { $team } out
leagues-drop-sure = Take { $team } out of the league?
leagues-office-not-you = Only the commissioner works here.
leagues-office-now = What you can do now
leagues-office-lead = Everything you do here stands in the public log.
leagues-office-nothing = Nothing needs you just now.
leagues-office-start = Start the season
leagues-office-start-then = Bots take the places that are left.
leagues-office-open = Open the next round
leagues-office-open-then = The break ends now.
leagues-office-close = Close the season
leagues-office-close-then = The last results stand for good.
leagues-office-advance = Close the round
leagues-office-advance-then = Bots play for whoever is absent, or they forfeit, as agreed.
leagues-office-pause = Pause the draft
leagues-office-pause-then = All clocks stop.
leagues-office-resume = Resume the draft
leagues-office-resume-then = The clocks go on where they stopped.
leagues-office-call_draft = Call a supplemental draft
leagues-office-call_draft-then = Everybody may fill up the roster.
leagues-office-bots = Add bots
leagues-add = Add
leagues-settings = Settings
leagues-fixed = Fixed for the season
leagues-change = Change
leagues-hand-over = Hand the office to
leagues-hand-over-it = Hand over
leagues-give = Give a bot's team
leagues-give-to = To whom
leagues-give-it = Give
leagues-ruling = Replace a result
leagues-ruling-lead = The record of the match is kept. In play-offs and cups a result can be replaced until the next round opens, the last ones until the season is closed.
leagues-ruling-match = Match
leagues-ruling-winner = Who goes on
leagues-rule = Rule

### What leagues and cups say, in English.

## Settings that do not work
lg-no-game = { $game } has no leagues: it is not a game for two.
lg-no-size = This is for { $fewest } to { $most } teams, not for { $teams }.
lg-no-divisions = A league has two divisions or none.
lg-no-size-divided = Divisions are for { $fewest } to { $most } teams.
lg-no-places = Play-offs have 2, 4 or 8 places, or none, not { $places }.
lg-too-many-places = There are more play-off places than teams ({ $teams }).
lg-no-places-divided = With divisions the play-offs have 2 or 4 places, or none.
lg-no-evening = An evening is a cup of 4, 8, 16 … sides.
lg-no-sharing = Sides are shared in an evening of four sides, where the game has an offensive and a defensive coach.
lg-side-shared = Two people share a side, and two sides of an evening are shared at most.
lg-no-preseason = A pre-season has two to four rounds, or none.
lg-no-building = Rosters of this game are built by one of: { $buildings }.
lg-no-stock-for-all = There are not enough ready-made rosters for { $teams } teams.
lg-no-season-start = Another season of this game begins with one of: { $starts }.
lg-no-number = Everybody meets once or twice, there is at least one season, and no time is negative.
lg-bad-option = These options do not work: { $problem }

## Who may do what
lg-no-commissioner = Only the commissioner can do that.
lg-not-yours = That is not your team.
lg-program-only = Results come from the record of a match, never by hand.
lg-not-a-member = Nobody by that name is a member here.
lg-one-team-each = Each member has one team here.
lg-no-vote = Only members with a team vote.
lg-needs-reason = Say why: it goes into the public log.
lg-past = Something else has happened since; look again.

## Members and settings
lg-begun = The season has begun.
lg-over = The competition is over.
lg-full = All { $teams } places are taken.
lg-no-name = A team needs a name of at most { $letters } letters.
lg-name-taken = There is a team { $team } already.
lg-no-team = There is no such team.
lg-no-bots-team = That team does not belong to a bot.
lg-teams-missing = { $wanted } teams are needed, and { $teams } are here.
lg-frozen = Fixed for the season: { $names }.
lg-between-rounds = Settings change between rounds, not while one is being played.
lg-ban-held = A ban takes no card from a roster: { $cards }.

## Drafts
lg-no-draft = There is nothing to draft now.
lg-draft-paused = The draft is paused.
lg-draft-runs = The draft is still on.
lg-not-paused = The draft is not paused.
lg-not-on-the-clock = It is not your pick.
lg-clock-runs = The clock is still running.
lg-must-pick = There is a card you may pick; nobody passes before that.
lg-queue-long = A queue holds { $cards } wishes at most.
lg-no-build = No rosters are handed in now.
lg-no-supplemental = A supplemental draft is called in a break of a drafted league.
lg-roster-illegal = This roster is not legal. { $why }
lg-pick-unknown = There is no card { $card }.
lg-pick-banned = { $card } is banned.
lg-pick-free = { $card } is free for everybody and not drafted.
lg-pick-taken = { $card } is on a roster already.
lg-pick-gone = { $card } has left the competition for good.
lg-pick-not-owned = { $card } is not in your collection.
lg-pick-not-this-round = { $card } cannot be picked in round { $round }.
lg-pick-spoils = With { $card } the roster could not be completed. { $why }
lg-pick-no-stock = That team is taken, or there is none by that name.
lg-pick-wrong = Pick one card.
lg-pick-not-in-pack = { $card } is not in your pack.
lg-pick-count = { $cards ->
    [one] Pick one card.
   *[other] Pick { $cards } cards.
  }

lg-nothing-to-bring = Nobody brings plays of their own here.
lg-bring-illegal = These plays are not legal. { $why }
lg-bring-live = Your match is on; bring other plays when it is over.
lg-bring-long = A deck has { $letters } letters at most.

## Trades
lg-no-trades = There are no trades in this competition.
lg-trade-between-rounds = Teams trade between rounds.
lg-trade-deadline = The trade deadline has passed.
lg-trade-nothing = A trade needs two teams, and each card once.
lg-trade-not-held = { $card } is not on the roster of { $team }.
lg-trade-excluded = { $card } is not traded.
lg-trade-illegal = The roster of { $team } would not be legal. { $why }
lg-trade-no-picks = Draft picks are not traded here.
lg-trade-no-such-pick = That pick is not held by { $team }, or it is gone.
lg-trade-live = One of the two is playing; the trade waits.
lg-no-such-trade = That trade is not open for this any more.
lg-no-window = The protest window is closed.
lg-vote-involved = Only teams that are not part of the trade vote.
lg-trades-pending = A trade is still under way.
lg-trade-flagged = One side gives more than twice what it gets: { $gives } against { $takes }.
lg-trade-fair = { $gives } against { $takes }.

## Rounds
lg-no-round = There is no such round to be played now.
lg-before-deadline = The deadline of the round has not passed yet.
lg-not-open = This match is not to be played now.
lg-came-already = You are at the table already.
lg-not-final = Only a result can be replaced by a ruling.
lg-too-late-to-rule = Too much has followed from this result to replace it.
lg-no-champion = There is no champion yet whose season could be closed.
lg-needs-winner = A level score of a play-off needs a winner; any other speaks for itself.
lg-mending = The roster of { $team } must be completed first.
lg-not-mending = That roster needs no repair now.
lg-mend-choose = Choose one of the cards that fit.

## The log
lg-the-program = The program
lg-did-founded = { $who } founded { $name }.
lg-did-joined = { $who } joined with { $team }.
lg-did-shared = { $who } shares the side of { $team }.
lg-did-botadded = A bot joined with { $team }.
lg-did-left = { $who } left; a bot took over.
lg-did-withdrawn = { $team } withdrew.
lg-did-dropped = { $team } left the competition.
lg-did-given = { $member } took over { $team }.
lg-did-changed = { $who } changed the settings.
lg-did-handedover = { $who } handed the office of commissioner to { $member }.
lg-did-backed = { $who } wants { $member } as commissioner.
lg-did-started = A new season began.
lg-did-picked = { $team } picked { $cards }.
lg-did-passed = { $team } passed.
lg-did-built = { $team } handed in a roster.
lg-did-brought = { $team } brought plays of their own.
lg-did-queued = { $team } queued { $cards }.
lg-did-paused = { $who } paused the draft.
lg-did-resumed = The draft goes on.
lg-did-filled = The roster of { $team } was completed with { $cards }.
lg-did-draftcalled = { $who } called a supplemental draft.
lg-did-offered = { $team } offered { $partner } { $gives } for { $takes }.
lg-did-answered = { $partner } { $accepts ->
    [yes] accepted: { $gives } from { $team } for { $takes }.
   *[no] declined the offer of { $team }.
  }
lg-did-recalled = { $team } withdrew the offer to { $partner }.
lg-did-reviewed = { $who } { $approves ->
    [yes] approved the trade of { $team } and { $partner }.
   *[no] rejected the trade of { $team } and { $partner }.
  }
lg-did-voted = { $voter } { $against ->
    [yes] voted against the trade of { $team } and { $partner }.
   *[no] did not vote against the trade of { $team } and { $partner }.
  }
lg-did-settled = { $state ->
    [done] The trade is done: { $gives } from { $team }, { $takes } from { $partner }.
    [due] The trade of { $team } and { $partner } waits for the end of a match.
   *[void] The trade of { $team } and { $partner } is void.
  }
lg-did-mended = { $card ->
    [none] { $team } found nobody for the roster.
   *[other] { $team } signed { $card }.
  }
lg-did-ready = Ready for the next round: { $team }.
lg-did-opened = The next round is open.
lg-did-closed = The results stand; the season is over.
lg-did-came = At the table: { $team }.
lg-did-begun = { $home } against { $away } has begun.
lg-did-played = { $home } { $scored }, { $away } { $conceded }.
lg-did-forfeited = { $teams } forfeited { $home } against { $away }.
lg-did-advanced = { $who } closed the round: the deadline has passed.
lg-did-ruled = { $who } ruled: { $home } { $scored }, { $away } { $conceded }.
lg-did-recorded = { $title } was played and recorded.
lg-nothing = nothing
lg-a-pick = the round { $round } pick of { $team } (season { $season })

## The sports page of a round
lg-paper-champions = { $format ->
    [cup] The cup goes to { $winner }
   *[other] Champions: { $winner }
  }
lg-paper-brink = Back from the brink: { $winner } over { $loser }
lg-paper-last = Settled at the very end: { $winner } over { $loser }
lg-paper-rout = No contest: { $winner } over { $loser }
lg-paper-run = { $winner }: { $wins } in a row
lg-paper-turned = Turned around: { $winner } over { $loser }
lg-paper-leader = Top of the table: { $winner }
lg-paper-close = A narrow one: { $winner } over { $loser }
lg-paper-level = Nothing between them: { $home } and { $away }
lg-paper-forfeits = A round that nobody played
lg-paper-upset = { $winner } beat { $loser } after their chance had sunk { $percent ->
    [0] below 1 percent
   *[other] to { $percent } percent
  }.
lg-paper-card = { $card } ({ $team }): { $points } { $points ->
    [one] point
   *[other] points
  } of win chance added.
lg-paper-upset-title = Upset of the round
lg-paper-card-title = Card of the round
lg-paper-title = Sports page
lg-paper-quote = “{ $quote }” ({ $coach }, { $team })

## Bots with characters of their own
lg-portrait = { $motto } { $style }
lg-motto-harbor = Patient, then suddenly everywhere.
lg-motto-iron = The same thing forty times, until it works.
lg-motto-night = Watches you all evening and remembers everything.
lg-motto-prairie = Goes long early, and again right after.
lg-motto-copper = Never in a hurry, never in trouble.
lg-motto-glacier = Slow to start, hard to stop.
lg-motto-lantern = Always has one more trick.
lg-motto-delta = Plays for the crowd.
lg-motto-summit = Starts at the top and means to stay there.
lg-motto-cactus = Small, sharp, easily annoyed.
lg-motto-foundry = Learned the game in the rain.
lg-motto-orchard = Sweet manners, stinging counters.
lg-motto-river = Lets you talk, then does it anyway.
lg-motto-granite = Buys first and asks later.
lg-motto-comet = Young, fast, and gone before the whistle.
lg-motto-marsh = Knows every player's birthday.
lg-style-attack = Offense first.
lg-style-wall = Defense first.
lg-style-stars = Big names first.
lg-style-thrift = Hunts bargains; a trade must pay.
lg-style-dealer = Always has a trade to offer.
lg-style-loyal = Never trades.
lg-won-harbor = The tide always comes in.
lg-won-iron = We just kept hammering.
lg-won-night = We had seen it before.
lg-won-prairie = The wind was with us.
lg-won-copper = No rush. We got here.
lg-won-glacier = Once we move, we move.
lg-won-lantern = Did you like that one? There are more.
lg-won-delta = Did you hear that crowd?
lg-won-summit = The view is fine from here.
lg-won-cactus = They should not have poked us.
lg-won-foundry = Good honest work.
lg-won-orchard = They were lovely hosts. Thank you for the points.
lg-won-river = I told them. They would not listen.
lg-won-granite = That is what big names are for.
lg-won-comet = I am told we were quick.
lg-won-marsh = I would not swap this team for any other.
lg-lost-harbor = The tide goes out, too.
lg-lost-iron = Then we hammer harder next time.
lg-lost-night = We will remember this one.
lg-lost-prairie = Long shots miss sometimes.
lg-lost-copper = It is a long road.
lg-lost-glacier = We started too late. Again.
lg-lost-lantern = The trick was on us.
lg-lost-delta = The crowd deserved better.
lg-lost-summit = It is only one step down.
lg-lost-cactus = I am not talking about it.
lg-lost-foundry = We have been wet before.
lg-lost-orchard = How very kind of us.
lg-lost-river = I heard them, for once.
lg-lost-granite = Somebody send me the bill.
lg-lost-comet = Fast is no use the wrong way.
lg-lost-marsh = They are still my team.

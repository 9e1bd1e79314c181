### What all games say, in English.

## Several things as one: items are taken pairwise, the last pair by `-last`.
join-and = { $a }, { $b }
join-and-last = { $a } and { $b }
join-or = { $a }, { $b }
join-or-last = { $a } or { $b }
join-comma = { $a }, { $b }
join-comma-last = { $a }, { $b }
join-then = { $a }, { $b }
join-then-last = { $a }, then { $b }
join-space = { $a } { $b }
join-space-last = { $a } { $b }
join-plus = { $a } + { $b }
join-plus-last = { $a } + { $b }
join-score = { $a } – { $b }
join-score-last = { $a } – { $b }

## Who and how it ended
player = Player { $number }
ending-won = { $who } { $winners ->
    [one] wins
   *[other] win
  }, { $scores }: { $how } ({ $rule }).
ending-won-plain = { $who } { $winners ->
    [one] wins
   *[other] win
  }, { $scores } ({ $rule }).
ending-level = { $level }, { $scores }: { $how } ({ $rule }).
ending-level-plain = { $level }, { $scores } ({ $rule }).
conceded = { $who } concedes.
choice-number = Game, choice { $number }
end = End
share-of = { $some } of { $all }
concedes = Concedes
token = { $token }

## Plays
play-cards = { $one } against { $other }

## Collections
collection-lacks = Your collection lacks { $cards }.
copies-of = { $copies } × { $card }

## How it was won
lead-changes = { $changes ->
    [0] the lead never changed
    [1] the lead changed once
    [2] the lead changed twice
   *[other] the lead changed { $changes } times
  }
verdict-last = { $who } { $number ->
    [one] wins
   *[other] win
  } it on the last { $unit ->
    [turn] turn
    [attack] attack
   *[play] play
  }
verdict-late = { $who } { $number ->
    [one] wins
   *[other] win
  } it late
verdict-runaway = { $who } { $number ->
    [one] runs
   *[other] run
  } away with it
verdict-comeback = { $who } { $number ->
    [one] comes
   *[other] come
  } back to win
verdict-wire = { $who } { $number ->
    [one] leads
   *[other] lead
  } all the way

## What cards are found by
cards-kind = Kind

## Rosters of leagues
league-slot-open = There would be nobody left for { $groups }.
league-too-many = Too many: { $groups }.
league-over-cap = The roster would cost at least { $cost }; the cap is { $cap }.

## What cannot be done: options, actions and records
no-game = There is no game '{ $game }'. The games are: { $games }.
no-option = There is no option '{ $name }'; options are: { $known }.
no-option-value = Option '{ $name }' cannot be '{ $value }'; it takes { $values }.
no-option-number = Option '{ $name }' cannot be '{ $value }'; it takes a number from { $low } to { $high }.
no-option-number-or-none = Option '{ $name }' cannot be '{ $value }'; it takes a number from { $low } to { $high } or none.
no-bot = There is no bot '{ $level }'; bots are: { $levels }.
no-token = '{ $token }' is not an action of this game.
no-action = '{ $tried }' is not possible now; choose one of: { $legal }.
no-action-turn = '{ $tried }' is not possible now; it is not your turn.
no-action-over = '{ $tried }' is not possible now; the game is over.
no-record = This is not a record: its first line is not '{ $line }'.
no-record-head = Line { $number } of the record should begin with '{ $name }:'.
no-record-number = '{ $name }' of the record should be a number, not '{ $value }'.
no-record-option = '{ $word }' in the record's options should be name=value.
no-record-action = Line { $number } of the record, '{ $line }', is not 'seat token'.
no-record-more = Line { $number } of the record comes after its end.
no-record-seats = The record names { $named ->
    [one] one seat
   *[other] { $named } seats
  }, but a game with its options has { $wanted }.
no-record-end = The record says { $named } at the end, but it replays to { $reached }.
no-replay = The record does not replay: action { $ply }, '{ $action }': { $problem }

## What cannot be done: collections and leagues
no-packs = { $game } has no packs to open.
no-more-packs = A collection has { $most ->
    [one] one pack
   *[other] { $most } packs
  } at most.
no-more-lost = A collection can lose { $most ->
    [one] one card
   *[other] { $most } cards
  } at most.
no-collected-card = There is no card '{ $card }' in the collection.
no-collection-line = Line { $number } does not belong in a collection: '{ $line }'.
no-collection-of = This is a collection of '{ $named }', not of { $game }.
no-fixture-by-hand = Team { $home } at home to team { $away } is not a match of this league, or was entered twice.
no-match-of-two = A match of a league is played by two teams; with these options it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }.
no-plays-brought = Nobody brings plays of their own to this competition of { $game }.
no-rosters-handed-in = Rosters of { $game } are not handed in.

## Card sets
no-set-address = '{ $address }' does not name a game with card sets.
no-set-here = This needs the card set '{ $set }' { $version } ({ $hash }) of { $game }, which is not here. Add it with 'playcall cards { $game } add FILE'.
no-set-of-game = '{ $set }' is not a card set of { $game }.
no-set-taken = { $game } is played with its own cards and takes no card sets.
no-set-twice = A game has only one version of a card set.
no-set-more = A game is played with at most { $most } card sets.
no-card-here = There is no card { $card } in this set.
no-team-made = { $game } makes no whole teams; make its cards one by one.
no-set-version = '{ $set }' { $version } is there already, with other cards. Give your set a new version.

## A game on paper: what scores, what is counted
score = { $what ->
    [touchdown] Touchdown
    [touchdown-try] Touchdown before a try
    [touchdown-one] Touchdown and kick
    [touchdown-two] Touchdown and two
    [extra-point] Extra point
    [two-points] Two points
    [field-goal] Field goal
    [safety] Safety
   *[goal] Goal
  }
count = { $what ->
    [half] Half
    [quarter] Quarter
    [drive] Drive
    [down] Down
    [drive-play] Play of the drive
    [turn] Turn
    [matchday] Matchday
   *[play] Play
  }

### Why something is refused at a table, in English. The id is `no-` and the code of the refusal; codes with several sentences have others.

## Opening and joining
no-table-unknown = There is no such table.
no-table-full = Every seat of this table is taken.
no-seat-free = That seat is taken.
no-seat-of-yours = You are not seated at this table.
no-seat-count = This game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }, not { $named }.
no-second-seat = You can take only one seat at a table.
no-sitter = A seat is 'me', 'open', 'here:NAME' or a bot ({ $levels }), not '{ $word }'.
no-coaches = In { $game } a seat has one player: there are no coaches for offense and defense.
no-such-coaches = A seat has two coaches at most, and one of them is a person; not '{ $word }'.
no-name-twice = Two people on one device need different names.
no-name-here = Whoever plays on your device needs a name of at most { $most } characters.
no-me-here = Where several play on your device, you are one of them by name: 'here:NAME', not 'me'.
no-hold-not-here = Nobody at this place plays on your device.
no-clock = '{ $text }' is not a clock; a clock is 'decision 60', 'bank 600 10' or 'days 3'.
no-timeout = When time is up, a bot can 'stand_in' or the side can 'concede'; not '{ $wanted }'.
no-table-not-rated = A rated game is played between people only, each on their own device.
no-rated-sets = A rated game is played with the game's own cards.
no-table-started = The game has begun: concede instead of leaving.
no-table-not-started = The game begins when every seat is taken.
no-table-over = The game at this table is over.

## Decks brought to a table
no-deck-to-bring = { $game } is not a game to bring your own deck to.
no-deck-given = Whoever opened this table has chosen the deck of this seat.
no-deck-of-defence = The offensive coach brings the deck of this seat.
no-deck-no-answer = No deck was found in time. Try again.

## Choosing
no-choice-illegal = '{ $token }' is not open to you here.
no-choice-not-yours = This seat is not asked now.
no-choice-of-unit = This choice is your fellow coach's.
no-choice-stale = The table has moved on since; look at the new choice.
no-proposal-none = Your fellow coach has shown you no choice to agree or object to.
no-undo-nothing = You have nothing to take back.
no-stand-in-rated = In a rated game no bot but the Starter may play for you.
no-undo-rated = Nothing can be taken back in a rated game.
no-undo-not-asked = Nobody has asked you to take anything back.
no-coach-not-here = The coach helps only in games against bots, and never in rated ones.
no-coach-silent = The coach has no answer right now. Try again.

## Looking back and playing again
no-replay-eyes = Eyes are public, all, or a seat from 0 to { $last }; not '{ $wanted }'.
no-look-back-yet = Until the game is over you can only look back from your own seat.
no-rematch-yet = A rematch can begin once this game is over.
no-again-yet = A game can be played again from a turning point once it is over.
no-again-no-choice = You have made no choice in this game to come back to.
no-table-unreadable = This table cannot be opened: { $problem } It is kept as it is.
no-table-diverged = This table was played with other rules or cards; they part at action { $ply }: { $problem }
no-such-game-today = This game was played with other rules or cards than these; they part { $ply ->
    [0] at the beginning
   *[other] at action { $ply }
  }. Then: { $then } Now: { $now }
no-event = nothing.
no-work-busy = Much is being made right now, or you have asked for much: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-work-failed = That takes too long, or too much memory, and was given up.

## The balance lab
no-lab-changed = The cards or the rules have changed since this run began. Start a new one.
no-lab-going = As many runs of yours are being played as may be at a time: { $most }. Stop one, or wait until one is done.
no-lab-no-mode = The game has no way to play called '{ $mode }'.
no-lab-too-many = You keep as many runs as there is room for: { $most }. Delete one first.
no-lab-too-many-games = That is too many games for one run of yours: it may have { NUMBER($most) } at most, and ten times as many with an account as for a guest.
no-lab-unknown = There is no such run of yours.

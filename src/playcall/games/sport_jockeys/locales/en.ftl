### Sport Jockeys American Football, in English.
### `$who` and its like are "you" for whoever reads it, and a name for everybody else.

## The box, modes and options
sj-summary = Answer the last action or lose the play: combos, counters, and the deck is the clock.
sj-box = Quick answers: every card beats some and falls to others.
sj-goal = Answer the last action with a card that counters it, or the play is over; whoever has more Play Points wins it. Win plays to bring the cube up to the touchdowns before the deck, which is the clock, runs out.
sj-mode-full = Full game
sj-mode-full-summary = Four quarters, each one pass through the deck.
sj-mode-halves = Two halves
sj-mode-halves-summary = One pass through the deck is a half.
sj-mode-one_deck = One deck
sj-mode-one_deck-summary = One pass through the deck is the whole game.
sj-mode-quick = Quick Start
sj-mode-quick-summary = To learn the game: no kickoffs, no huddle, no combo bonus.
sj-mode-singles = First steps
sj-mode-singles-summary = Quick Start with single cards only.
sj-mode-short_drives = Short drives
sj-mode-short_drives-summary = Every drive starts one column farther on.
sj-option-mode = Kind of game
sj-option-mode-full = The whole game
sj-option-mode-quick = Quick Start
sj-option-mode-doc = The whole game, or the Quick Start to learn it by.
sj-option-unit = One pass through the deck
sj-option-unit-by_mode = As the kind of game has it
sj-option-unit-quarter = A quarter
sj-option-unit-half = A half
sj-option-unit-game = The whole game
sj-option-unit-doc = What one pass through the deck is: a quarter in the full game, the whole game in the Quick Start.
sj-option-start_column = Drives start in column
sj-option-start_column-doc = The column in which every drive starts.
sj-option-start_row = Drives start in row
sj-option-start_row-doc = The row in which every drive starts; 1 is the top.
sj-option-kickoff_after_zero = Kickoff after a scoreless drive
sj-option-kickoff_after_zero-doc = A kickoff follows even a drive that scored nothing.
sj-option-kicking_team_combos = Combos of the kicking team
sj-option-kicking_team_combos-never = Never in a kickoff play
sj-option-kicking_team_combos-after_kick = After the kick
sj-option-kicking_team_combos-doc = Whether the kicking team may play combos once the ball is kicked.
sj-option-touchback_on_kickoff = Touchback on a kickoff
sj-option-touchback_on_kickoff-doc = A Touchback is allowed instead of a return.
sj-option-face_down_value = Worth of a card face down
sj-option-face_down_value-doc = Play Points for a card played face down.
sj-option-big_margin = A margin of 10 counts double
sj-option-big_margin-by_mode = In the full game
sj-option-big_margin-on = Always
sj-option-big_margin-off = Never
sj-option-big_margin-doc = A margin of 10 moves the cube two rows: on in the full game, off in the Quick Start.
sj-option-seven_in_line = 7 points from the top row
sj-option-seven_in_line-by_mode = In the full game
sj-option-seven_in_line-on = Always
sj-option-seven_in_line-off = Never
sj-option-seven_in_line-doc = An automatic touchdown from the top row scores 7: on in the full game, off in the Quick Start.
sj-option-challenge_scope = What can be challenged
sj-option-challenge_scope-penalty = Penalties
sj-option-challenge_scope-rulings = Penalties and rulings
sj-option-challenge_scope-doc = Challenge Penalties alone, or FUM, INC, OOB and INT as well.
sj-option-challenge_review = A Challenge succeeds
sj-option-challenge_review-sure = Always
sj-option-challenge_review-coin = On heads
sj-option-challenge_review-doc = A Challenge always succeeds, or only when the coin shows heads.
sj-option-special_refresh = Challenge and Time Out come back
sj-option-special_refresh-half = At halftime
sj-option-special_refresh-game = Never
sj-option-special_refresh-doc = Used Challenges and Time Outs come back at halftime, or never.
sj-option-quick_combos = Combos in the Quick Start
sj-option-quick_combos-no_bonus = Without a bonus
sj-option-quick_combos-none = None
sj-option-quick_combos-doc = In the Quick Start: combos without a bonus, or single cards only.
sj-option-tie_break = A tied game
sj-option-tie_break-draw = Ends in a tie
sj-option-tie_break-sudden_death = Goes to overtime
sj-option-tie_break-doc = A game that is level at the end stays a tie, or overtime decides it.

## What cards can be filtered by
sj-fact-kind = Trim
sj-fact-kind-normal = Action deck
sj-fact-kind-black = Black trim
sj-fact-kind-board = Board and reference
sj-fact-off = Offense side
sj-fact-def = Defense side
sj-fact-class = Class
sj-fact-class-A = A
sj-fact-class-B = B
sj-fact-class-C = C
sj-fact-class-D = D
sj-fact-worth = Play Points, better side
sj-fact-worth-0 = 0
sj-fact-worth-1 = 1
sj-fact-worth-2 = 2
sj-fact-worth-3 = 3 and more

## Nouns
sj-the = the { $name }
sj-a-card = a card
sj-card = { $card } ({ $off } / { $defence })
sj-score = { $first } for { $one ->
    [you] you
   *[name] { $one }
  }, { $second } for { $other ->
    [you] you
   *[name] { $other }
  }
sj-unit = { $name ->
    [quarter] { $number ->
        [1] 1st quarter
        [2] 2nd quarter
        [3] 3rd quarter
       *[other] 4th quarter
      }
    [half] { $number ->
        [1] 1st half
       *[other] 2nd half
      }
    [extra] overtime
   *[game] game
  }
sj-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
sj-boxes = { $count ->
    [one] 1 white box
   *[other] { $count } white boxes
  }
sj-bonus = { $count } for the combo
sj-sum = { $terms } = { $total }
sj-no-score = no score

## Questions
sj-ask-coin = Call the coin: heads or tails?
sj-ask-role = You won the toss: { $mode ->
    [quick] offense or defense?
   *[full] kick or receive?
  }
sj-ask-extra-role = Overtime is yours to open: { $mode ->
    [quick] offense or defense?
   *[full] kick or receive?
  }
sj-ask-side = Which Score Card is yours: Home or Visitor?
sj-ask-clock = The deck is empty ({ $own ->
    [0] you hold no cards
    [one] you hold 1 card
   *[other] you hold { $own } cards
  }, they hold { $theirs }): play on, or end { $unit ->
    [quarter] the quarter
    [half] the half
    [extra] overtime
   *[game] the game
  }?
sj-ask-huddle = Huddle before { $start ->
    [kickoff] a kickoff
   *[snap] a snap
  } on { $square }: you are on { $role ->
    [off] offense
   *[def] defense
  }. Ready?
sj-ask-set-aside = Time Out: which cards go back into the deck of { $deck }?
sj-ask-set-aside-more = { $count ->
    [0] None set aside yet.
    [one] 1 card set aside.
   *[other] { $count } cards set aside.
  }
sj-ask-kick = Kick off now, or add cards?
sj-ask-kick-more = { $count ->
    [0] Each Run/Kick and Pass/Kick adds its points.
   *[other] So far: { $cards }.
  }
sj-ask-snap = Down { $down }, the cube on { $square }: snap the ball?
sj-ask-defend = Answer { $lying }: you { $own }, they { $theirs }.
sj-ask-defend-or = Or end the play with a Sloppy Tackle (+{ $gift } for them), or play no card.
sj-ask-answer = Answer { $lying }, or stop here: you { $own }, they { $theirs }.
sj-ask-return = Return the kick, or let the play end: you { $own }, they { $theirs }.
sj-ask-recover = The ball is loose: you { $own }, they { $theirs }.
sj-ask-recover-or = Recover it with a Run/Kick, or play no card.
sj-ask-touchback = Touchback: you { $own }, they { $theirs }.
sj-ask-touchback-hold = With more points than they have, you hold the cube to { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }.
sj-ask-add = { $cards }: add another card to the combo?
sj-ask-challenge = Challenge { $actions } of { $who }?
sj-ask-penalty = Enforce your Penalty? { $own } to { $theirs } would become { $mine } to { $others }.

## Options on buttons
sj-do-heads = Heads
sj-do-tails = Tails
sj-do-kick = Kick
sj-do-receive = Receive
sj-do-offence = Offense
sj-do-defence = Defense
sj-do-home = Home
sj-do-visitor = Visitor
sj-do-continue = Play on
sj-do-end = { $unit ->
    [quarter] End the quarter
    [half] End the half
    [extra] End overtime
   *[game] End the game
  }
sj-do-ready = Ready
sj-do-delay = Delay of Game
sj-do-time-out = Time Out
sj-do-exchange = Exchange them
sj-do-swap = Set { $card } aside
sj-do-snap = Snap
sj-do-spike = Spike with { $card }
sj-do-touchback = Touchback, { $card } face down
sj-do-play = { $name } ({ $card })
sj-do-add = Add { $name } ({ $card })
sj-do-alone = Play it alone
sj-do-combo = Play the combo
sj-do-kick-now = Kick
sj-do-sloppy = Sloppy Tackle, { $card } face down
sj-do-none = No card
sj-do-challenge = Challenge it
sj-do-accept = Accept it
sj-do-enforce = Enforce the Penalty
sj-do-decline = Decline

## Tags, at most 24 characters
sj-tag-ends = { $for ->
    [win] win
    [tie] tie
   *[lose] lose
  } { $own } to { $theirs }, { $to }
sj-tag-sloppy = ends { $own } to { $theirs }
sj-tag-fate = { $fate ->
    [touchdown] touchdown, −{ $points }
    [stolen] intercepted
   *[loose] they may recover it
  }
sj-tag-beats = beats { $code }, { $points }
sj-tag-joins = joins, { $points }
sj-tag-adds = joins, { $points }
sj-tag-recovers = recovers, { $points }
sj-tag-in-a-combo = in a combo
sj-tag-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sj-tag-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
sj-tag-kick = kick { $points }
sj-tag-columns = { $columns ->
    [one] 1 column for them
   *[other] { $columns } columns for them
  }
sj-tag-touchback = Touchback
sj-tag-spike = new hand
sj-tag-exchange = exchange it
sj-tag-ready = as it is
sj-tag-delay = { $count } for { $new } new
sj-tag-time-out = exchange cards
sj-tag-hands = { $own ->
    [one] 1 card
   *[other] { $own } cards
  } against { $theirs }
sj-tag-end-unit = { $follows ->
    [over] the game is over
    [extra-over] overtime is over
    [half-time] halftime
   *[next] new cards for both
  }
sj-tag-strikes = strikes { $codes }
sj-tag-stands = it stands

## What an option would do, step by step
sj-ends = { $for ->
    [win] you win
    [tie] you tie
   *[lose] you lose
  } { $own } to { $theirs }, { $lands }
sj-lands-square = cube to { $square }
sj-lands-points = { $points ->
    [0] no points
    [one] 1 point for { $who ->
        [you] you
       *[name] { $who }
      }
   *[other] { $points } points for { $who ->
        [you] you
       *[name] { $who }
      }
  }
sj-unanswered = Unanswered: { $ending }.
sj-unanswered-touchdown = Unanswered: automatic touchdown, { $points ->
    [one] 1 point
   *[other] { $points } points
  } for you.
sj-unanswered-stolen = Unanswered: the ball is yours, and the cube goes to { $square }.
sj-unanswered-loose = Unanswered: you may recover the ball; if you do not, { $ending }.
sj-step-if-not = If they do not recover it, { $ending }.
sj-step-flag = A Penalty may still be enforced; if not, { $ending }.
sj-step-in-a-combo = By itself it counters nothing here; another card of the combo must.
sj-step-simple = Cards of one action make a simple combo: { $bonus ->
    [0] no bonus in the Quick Start.
    [one] 1 point more.
   *[other] { $bonus } points more.
  }
sj-step-advanced = All share class { $combo }, an advanced combo: { $bonus ->
    [0] no bonus in the Quick Start.
    [one] 1 point more.
   *[other] { $bonus } points more.
  }
sj-step-steals = Unless they counter it, you have the ball.
sj-step-loosens = The ball is loose: only a Run/Kick picks it up.
sj-step-dives = The play ends unless they counter the Dive, but without a touchdown.
sj-step-end = The play ends unless they counter it there.
sj-step-penalty = When the play is over, you may have all later points ignored.
sj-step-injury = They lose a card at random.
sj-step-replies = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; { $codes } would answer it.
sj-step-cannot-answer = { $who } has no cards and cannot answer.
sj-step-touchback = The cube shifts { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }.
sj-step-face-up = Face up: { $why }.
sj-step-kick = The kick is worth { $points }.
sj-step-snap = { $who } must answer with { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  } in hand.
sj-step-spike = { $count ->
    [one] You discard your card
   *[other] You discard all { $count } cards
  } and refill; the cube stays on { $square }, and you snap again.
sj-step-declare = The cube goes to { $far }, or to { $near } if they have more than { $limit }. You give up { $card }.
sj-step-delay = { $count ->
    [one] You discard your card
   *[other] You discard all { $count } cards
  } and draw { $new }; the deck has { $deck }.
sj-step-time-out = Exchange any number of your cards with the deck; the clock stands still.
sj-step-continue = There is nothing left to draw, and a defense without cards gives up a touchdown.
sj-step-end-unit = { $follows ->
    [over] The game is over.
    [extra-over] Overtime is over.
    [half-time] Halftime{ $dropped ->
        [yes] : this drive is dropped.
       *[no] .
      }
   *[next] The discards become the deck, and play goes on.
  }
sj-step-challenge = { $review ->
    [coin] If the coin shows heads, the cards are struck and counter nothing.
   *[sure] The cards are struck and counter nothing.
  } Your Challenge is used up.
sj-step-accept = { $count ->
    [one] { $actions } stands.
   *[other] { $actions } stand.
  }
sj-step-kick-first = They have the ball first; you have it first in the second half.
sj-step-receive-first = You have the ball first; they have it first in the second half.
sj-step-snap-first = You snap first.
sj-step-defend-first = They snap first.

## Why a card cannot be played
sj-why = { $why ->
    [kick] only Run/Kick and Pass/Kick can be added to a kick
    [snap] cards come into play after the Snap
    [no-kickoff] never on a Kickoff
    [first] only as your first action
    [own-run] needs a run of your own before it
    [run] only against a run
    [pass] only against a pass
    [run-or-pass] only against a run or a pass
    [no-combo] makes no combo with the cards you have picked
    [singles] single cards only
    [kicking] the kicking team plays no combos
    [recover] only a Run/Kick recovers the ball
    [same-run] a runner does not run out of the Tackle that has him
    [same-pass] no pass out of a Tackle after a pass
   *[no-counter] does not counter { $keys }
  }

## The same in two or three words
sj-why-short = { $why ->
    [kick] not in a kick
    [snap] after the Snap
    [no-kickoff] not on a kickoff
    [first] first action only
    [own-run] after a run only
    [run] beats runs only
    [pass] beats passes only
    [run-or-pass] run or pass only
    [no-combo] no combo
    [singles] single cards only
    [kicking] no combos
    [recover] no Run/Kick
    [same-run] no run again
    [same-pass] no pass again
   *[no-counter] not against { $keys }
  }

## Play-by-play: before the game, and the clock
sj-coin = { $who ->
    [you] You call
   *[name] { $who } calls
  } { $call ->
    [heads] heads
   *[tails] tails
  }; the coin shows { $landed ->
    [heads] heads
   *[tails] tails
  }. { $winner ->
    [you] You win
   *[name] { $winner } wins
  } the toss.
sj-extra-toss = Tied! Overtime decides. The coin shows { $landed ->
    [heads] heads
   *[tails] tails
  }: { $who ->
    [you] you choose
   *[name] { $who } chooses
  }.
sj-role = { $who ->
    [you] You choose
   *[name] { $who } chooses
  } { $role ->
    [kick] to kick
    [receive] to receive
    [offence] offense
   *[defence] defense
  }: { $offence ->
    [you] you have
   *[name] { $offence } has
  } the ball first.
sj-side = { $who ->
    [you] You choose
   *[name] { $who } chooses
  } to be { $side ->
    [home] Home
   *[visitor] Visitor
  }.
sj-unit-begins = { $name ->
    [extra] Overtime begins
   *[other] The { $unit } begins
  }: { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
  } shuffled, and both teams fill their hands.
sj-second-half = Halftime{ $dropped ->
    [yes] : the drive is dropped.
   *[no] .
  } { $who ->
    [you] You start
   *[name] { $who } starts
  } the second half with the ball.{ $back ->
    [yes] { " Challenges and Time Outs come back." }
   *[no] { "" }
  }
sj-unit-ends = { $name ->
    [extra] Overtime
   *[other] The { $unit }
  } is over: { $why ->
    [chosen] the deck is empty
    [no_cards] nobody has a card left
    [no_time] the deck is empty and nobody used a card
   *[decided] the scores differ after equal drives
  } ({ $score }).
sj-plays-on = The deck is empty, and { $who ->
    [you] you play
   *[name] { $who } plays
  } on.
sj-clock-ticks = Time passes: nobody used a card, so { $card } goes from the deck to the discards.
sj-draws = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
sj-draws-cards = { $who ->
    [you] You draw
   *[name] { $who } draws
  } { $cards }.
sj-delays = Delay of Game: { $who ->
    [you] you discard your
   *[name] { $who } discards the
  } whole hand ({ $cards }) and may draw { $due }.
sj-time-out = Time Out: { $who ->
    [you] you exchange
   *[name] { $who } exchanges
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; the clock stands still.
sj-time-out-cards = Time Out: { $who ->
    [you] you exchange
   *[name] { $who } exchanges
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $gone } for { $new }; the clock stands still.
sj-draw = Final score: { $score }. A tie.
sj-wins = Final score: { $score }. { $who ->
    [you] You win!
   *[name] { $who } wins!
  }

## Play-by-play: the play
sj-snaps = Down { $down }, the cube on { $square }: { $who ->
    [you] you snap
   *[name] { $who } snaps
  } the ball.
sj-kicks = { $who ->
    [you] You kick
   *[name] { $who } kicks
  } off with Kickoff + { $cards }, no bonus for a kick: { $points }.
sj-kicks-alone = { $who ->
    [you] You kick
   *[name] { $who } kicks
  } off with the Kickoff alone: { $points }.
sj-spikes = { $who ->
    [you] You spike
   *[name] { $who } spikes
  } the ball: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } discarded for a new hand, and the cube stays.
sj-touchback = { $who ->
    [you] You declare
   *[name] { $who } declares
  } a Touchback instead of a { $instead ->
    [return] return
   *[snap] snap
  }, { $card } face down.
sj-touchback-made = Touchback: { $score }. { $more ->
    [yes] { $who ->
        [you] You have
       *[name] { $who } has
      } more
   *[no] That does not hold it
  }: { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  } to the right.
sj-lateral = { $name } (a lateral)
sj-combo = { $cards }, { $combo ->
    [simple] a simple combo
   *[other] combo { $combo }
  }{ $bonus ->
    [yes] { "" }
   *[no] { " without a bonus" }
  }
sj-by = { $cards } ({ $name } counters)
sj-answers-with = { $who ->
    [you] You answer
   *[name] { $who } answers
  } { $answered } with { $cards }: { $points }. So far { $score }.
sj-goes-after = { $who ->
    [you] You go
   *[name] { $who } goes
  } after the ball with { $cards }: { $points }. So far { $score }.
sj-no-card = { $who ->
    [you] You play
   *[name] { $who } plays
  } no card{ $hand ->
    [0] { $who ->
        [you] { " and have none left" }
       *[name] { " and has none left" }
      }
   *[other] { "" }
  }.
sj-sloppy-tackle = Sloppy Tackle! { $who ->
    [you] You lay
   *[name] { $who } lays
  } { $card } face down: +{ $worth }, and +{ $gift } for { $other ->
    [you] you
   *[name] { $other }
  }.
sj-loose-ball = The ball is loose, and { $who ->
    [you] you
   *[name] { $who }
  } may go after it.
sj-recovers = { $who ->
    [you] You recover
   *[name] { $who } recovers
  } the fumble{ $kept ->
    [yes] { $who ->
        [you] { " and keep the ball." }
       *[name] { " and keeps the ball." }
      }
   *[no] !
  }
sj-dead-ball = Nobody recovers: the ball is dead and stays with { $who ->
    [you] you
   *[name] { $who }
  }.
sj-intercepted = INTERCEPTED! { $who ->
    [you] You have
   *[name] { $who } has
  } the pass, and the return begins.
sj-possession = The ball changes hands: { $who ->
    [you] you are
   *[name] { $who } is
  } on offense, { $moved ->
    [yes] the cube swaps rows, { $old } to { $new }
   *[no] the cube stays in its row, { $new }
  }.
sj-challenge-fails = { $who ->
    [you] You challenge!
   *[name] { $who } challenges!
  } { $coin ->
    [heads] The coin shows heads: the call stands.
   *[other] The coin shows tails: the call stands.
  }
sj-challenge-all = { $who ->
    [you] You challenge!
   *[name] { $who } challenges!
  }{ $coin ->
    [heads] { " The coin shows heads." }
   *[none] { "" }
  } { $struck } is struck and the whole action is gone; { $other ->
    [you] you
   *[name] { $other }
  } may reply again. So far { $score }.
sj-challenge-part = { $who ->
    [you] You challenge!
   *[name] { $who } challenges!
  }{ $coin ->
    [heads] { " The coin shows heads." }
   *[none] { "" }
  } { $struck } is struck, { $rest } stands: { $points }. So far { $score }.
sj-injured = Injury: { $who ->
    [you] you lose
   *[name] { $who } loses
  } { $card }.

## Play-by-play: the end of a play
sj-enforces = { $who ->
    [you] You enforce
   *[name] { $who } enforces
  } the Penalty: all points after it are ignored, so it is { $after }, not { $before }.
sj-declines = { $who ->
    [you] You decline
   *[name] { $who } declines
  } the Penalty.
sj-tally = Tally: { $first } for { $one ->
    [you] you
   *[name] { $one }
  }, { $second } for { $other ->
    [you] you
   *[name] { $other }
  }. { $role ->
    [tie] A tied play.
    [off] { $who ->
        [you] You win
       *[name] { $who } wins
      } the play by { $margin } on offense{ $double ->
        [yes] , which counts double.
       *[no] .
      }
   *[def] { $who ->
        [you] You win
       *[name] { $who } wins
      } the play by { $margin } on defense{ $double ->
        [yes] , which counts double.
       *[no] .
      }
  }
sj-cube = The cube goes { $way ->
    [up] { $rows ->
        [one] right and up
       *[other] right and up two
      }
    [down] { $rows ->
        [one] right and down
       *[other] right and down two
      }
   *[right] right
  }, { $old } to { $to ->
    [points] the points
   *[other] { $to }
  }.
sj-automatic = Nobody stops { $who ->
    [you] you
   *[name] { $who }
  }: automatic touchdown, no tally.
sj-scores = { $what ->
    [conversion] TOUCHDOWN WITH 2-POINT CONVERSION!
    [extra-point] TOUCHDOWN WITH EXTRA POINT!
    [touchdown] TOUCHDOWN!
    [field-goal] FIELD GOAL!
   *[safety] SAFETY!
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $who ->
    [you] you
   *[name] { $who }
  }: now { $score }. { $then }
sj-scores-nothing = The drive ends without a score ({ $score }). { $then }
sj-next-drive = { $start ->
    [kickoff] { $who ->
        [you] You receive
       *[name] { $who } receives
      } the kickoff.
   *[snap] { $who ->
        [you] You take over
       *[name] { $who } takes over
      } with a snap.
  }

## Headline and result
sj-headline = { $one } { $first } – { $second } { $other } · { $unit }, { $deck ->
    [0] deck empty
    [one] 1 card left in the deck
   *[other] { $deck } cards left in the deck
  } · { $offence } on offense, cube on { $square }
sj-headline-before = Before the game
sj-headline-over = Final score: { $one } { $first } – { $second } { $other }
sj-a-draw = A tie
sj-won-by = { $by ->
    [sudden-death] sudden death in overtime
    [level] level when time ran out
   *[points] more Game Points when time ran out
  }

## The table in the terminal
sj-screen-before =
    Answer the last action or lose the play. Win plays to bring the cube up to the touchdowns.
    The deck is the clock. A coin decides who has the ball first.
sj-screen-clock = { $unit }, deck { $deck }, discards { $gone }
sj-screen-score = score
sj-screen-hand = hand
sj-screen-team = { $who }{ $you ->
    [yes] { " (you)" }
   *[no] { "" }
  }, { $side ->
    [home] Home
   *[visitor] Visitor
  }, { $role ->
    [off] offense
   *[def] defense
  }
sj-screen-between = { $start ->
    [kickoff] No play yet. Kickoff next.
   *[snap] Between two plays.
  }
sj-screen-points = Play Points: { $one } { $first } – { $second } { $other }
sj-screen-who = { $who ->
    [you] You
   *[name] { $who }
  }
sj-screen-to-answer = To answer: { $codes }{ $several ->
    [yes] { " in " }{ $action }
   *[no] { "" }
  }
sj-screen-deed = { $cards }{ $combo ->
    [none] { "" }
    [simple] { " =" }
   *[other] { " [" }{ $combo }]
  }{ $some ->
    [yes] { " (struck: " }{ $struck })
   *[no] { "" }
  }
sj-screen-face-down = { $gift ->
    [0] face down
   *[other] face down, { $gift } for the other team
  }
sj-screen-struck = struck ({ $struck })
sj-screen-own = { $count ->
    [0] Your hand is empty.
   *[other] Your hand, offense | defense:
  }
sj-screen-own-down = Face down: { $card }

## The final report
sj-news-given-up = Given up at { $first } to { $second }
sj-news-draw = Nobody wins, { $first } to { $second }
sj-news-extra = { $who } wins in overtime
sj-news-score = { $one } { $first }, { $other } { $second }.
sj-news-course = { $good ->
    [yes] Ahead for good from play { $play } of { $plays }
   *[no] Won in the end
  }; { $changes }.
sj-title-scored = { $what ->
    [conversion] Touchdown and 2
    [extra-point] Touchdown and 1
    [touchdown] Touchdown
    [field-goal] Field goal
   *[safety] Safety
  }, { $who }
sj-title-nothing = No score
sj-title-tied = Tied { $points } to { $points }
sj-title-won = { $who } wins { $best } to { $least }
sj-title-intercepted = Interception, { $who }
sj-title-fumble = Fumble, { $who }
sj-title-touchback = Touchback
sj-title-spike = Spike
sj-label-start = Kickoff
sj-label-final = Final
sj-label-play = { $unit }, play { $play }, { $who }
sj-drive = { $end ->
    [conversion] touchdown with 2-point conversion
    [extra-point] touchdown with extra point
    [touchdown] touchdown
    [field-goal] field goal
    [safety] safety
    [interception] interception
    [fumble] fumble
    [half] halftime
    [time] end of the game
   *[no-score] no score
  }
sj-drive-short = { $end ->
    [conversion] TD 8
    [extra-point] TD 7
    [touchdown] TD
    [field-goal] FG
    [safety] SAF
    [interception] INT
    [fumble] FUM
    [half] half
    [time] time
   *[no-score] 0
  }
sj-figure-points = Points
sj-figure-touchdowns = Touchdowns
sj-figure-automatic = Without an answer
sj-figure-field-goals = Field goals
sj-figure-safeties = Safeties
sj-figure-won = Plays won
sj-figure-play-points = Play Points
sj-figure-best = Most in a play
sj-figure-actions = Actions
sj-figure-cards = Cards played
sj-figure-advanced = Advanced combos
sj-figure-simple = Simple combos
sj-figure-bonus = Points for combos
sj-figure-turnovers = Takeaways
sj-figure-sloppy = Sloppy Tackles
sj-figure-penalties = Penalties enforced
sj-figure-challenges = Challenges won
sj-figure-injuries = Cards injured
sj-figure-new-hands = New hands in the huddle

## The coach
sj-tip-first-drive = You get the first drive.
sj-tip-second-half = You start the second half with the ball.
sj-tip-over = { $result ->
    [won] That wins the game.
    [lost] That loses the game.
   *[level] That ends the game level.
  }
sj-tip-extra-time = Level: overtime decides.
sj-tip-lead-at-risk = That puts the lead at risk: { $own ->
    [one] 1 card
   *[other] { $own } cards
  } against { $theirs }.
sj-tip-points-needed = You need points: { $own ->
    [one] 1 card
   *[other] { $own } cards
  } against { $theirs }.
sj-tip-thin = A thin defense is the one to meet: { $own ->
    [one] 1 card
   *[other] { $own } cards
  } against { $theirs }.
sj-tip-clock = The clock is on your side.
sj-tip-new-cards = New cards for both teams.
sj-tip-ready = This hand will do.
sj-tip-new-hand = A new hand promises { NUMBER($points, minimumFractionDigits: 1) } points { $sign ->
    [minus] less
   *[plus] more
  }.
sj-tip-other-cards = Other cards promise { NUMBER($points, minimumFractionDigits: 1) } points { $sign ->
    [minus] less
   *[plus] more
  }.
sj-tip-other-card = Another card promises { NUMBER($points, minimumFractionDigits: 1) } points { $sign ->
    [minus] less
   *[plus] more
  }.
sj-tip-rest-stays = Keep the rest.
sj-tip-play = The drive promises { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1) }
   *[plus] { NUMBER($points, minimumFractionDigits: 1) }
  } points.
sj-tip-touchback = Two downs for a sure thing.
sj-tip-no-return = Better than a return against that kick.
sj-tip-kick = A kick of { $points }, with { $left ->
    [0] no cards
    [one] 1 card
   *[other] { $left } cards
  } left to stop the return.
sj-tip-makes = That makes it { $own } to { $theirs }.
sj-tip-answers = That makes it { $own } to { $theirs }; { $answers } of { $unseen } unseen cards answer it.
sj-tip-sloppy = It ends the play: nobody can answer it.
sj-tip-downs = Let them have the downs.
sj-tip-concede = Give them that before it gets worse.
sj-tip-stop = Best to stop here.
sj-tip-struck = Striking it is worth { NUMBER($points, minimumFractionDigits: 1) } points { $sign ->
    [minus] less
   *[plus] more
  }.
sj-tip-keep-challenge = Save the Challenge for a worse flag.
sj-tip-ends = The play ends { $own } to { $theirs }.

## The table in the browser: scoreboard, strip and hand
sj-you = You
sj-they = They
sj-home = Home
sj-visitor = Visitor
sj-side-you = { $side }, you
sj-before = Before the game
sj-final = Final
sj-period = { $name ->
    [quarter] { $number ->
        [1] 1st quarter
        [2] 2nd quarter
        [3] 3rd quarter
       *[other] 4th quarter
      }
    [half] { $number ->
        [1] 1st half
       *[other] 2nd half
      }
    [extra] Overtime
   *[game] One deck
  }
sj-kickoff-due = Kickoff,
sj-down-of = Down { $down } of { $of },
sj-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
  }
sj-on-role = { $role ->
    [off] on offense
   *[def] on defense
  }
sj-role-name = { $role ->
    [off] offense
   *[def] defense
  }
sj-in-hand = in hand
sj-special = { $code ->
    [CHA] Challenge
   *[TIM] Time Out
  }
sj-special-left = { $code ->
    [CHA] Challenge
   *[TIM] Time Out
  } { $left ->
    [yes] held
   *[no] used
  }
sj-held = held
sj-used = used
sj-discards = Discards
sj-discards-note = Newest first. { $count ->
    [0] All lie face up.
    [one] One more was discarded face down.
   *[other] { $count } more were discarded face down.
  }
sj-set-aside = Set aside
sj-place = { $what ->
    [picked] in your action
    [played] played
   *[empty] no card
  }

## The table in the browser: Offense Card and clock
sj-offense-card = Offense Card
sj-points = Points
sj-points-offence = offense
sj-points-safety = safety, defense
sj-start = START
sj-outcome = { $outcome ->
    [win] win
    [tie] tie
    [loss] loss
    [win10] win 10+
   *[loss10] loss 10+
  }
sj-cube-on = Offense Card. The cube stands on row { $row }, column { $column }.
sj-leads-to = { $reader ->
    [off] { $outcome } for the offense leads to { $square }.
   *[you] For you, { $outcome } leads to { $square }.
  }
sj-leads-to-points = { $reader ->
    [off] { $outcome } for the offense
   *[you] For you, { $outcome }
  }: { $points ->
    [one] 1 Game Point
   *[other] { $points } Game Points
  }.
sj-deck-left = { $count ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
  }

## The table in the browser: the exchange
sj-exchange = The play, action by action
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
sj-answers = { $answer } answers { $answered }
sj-line-snap = Snap
sj-worth = = { $points }
sj-blank = blank
sj-beats = beats
sj-line-face-down = { $gift ->
    [0] face down
   *[other] Sloppy Tackle, +{ $gift } for the others
  }
sj-line = { $cards ->
    [0] no points
    [one] 1 card
   *[other] { $cards } cards
  }{ $boxes ->
    [0] { "" }
    [one] , 1 box
   *[other] , { $boxes } boxes
  }{ $combo ->
    [none] { "" }
    [simple] { $bonus ->
        [0] , no bonus
       *[other] , combo +{ $bonus }
      }
   *[other] { $bonus ->
        [0] , no bonus
       *[other] , combo { $combo } +{ $bonus }
      }
  }
sj-last-play = Last play
sj-your-answer = Your answer goes here
sj-next-snap = Snap next: { $team }
sj-next-kickoff = Kickoff next: { $team }

## The table in the browser: the tally
sj-play-points = Play Points
sj-tally-of = { $what ->
    [last] Last play
   *[now] Play Points
  }
sj-part-cards = Cards
sj-part-boxes = White boxes
sj-part-combo = Combos
sj-part-sloppy = Sloppy Tackle
sj-total = Total
sj-scale = { $one } to { $other }
sj-flag = Flag: { $team }.
sj-flag-text = Enforced, it stands { $one } to { $other }.
sj-hint-consider = Press a card to see what it would do; press it again to play it. Cards that go together are added one by one.

## The table in the browser: the toss
sj-toss = The coin toss
sj-toss-text = The winner kicks or receives; the other team picks its Score Card. Whoever kicks now has the ball first after halftime.
sj-toss-quick = The winner takes offense or defense; the other team picks its Score Card.
sj-toss-heads = the helmet
sj-toss-tails = the football
sj-toss-kick = They have the ball first. You may add cards to the kick for sure points.
sj-toss-receive = You have the ball first and return their kick.
sj-toss-offence = You snap first.
sj-toss-defence = They snap first.
sj-toss-home = Your points stand on the Home card.
sj-toss-visitor = Your points stand on the Visitor card.

## The table in the browser: moments
sj-score-line = { $one } { $first } – { $second } { $other }
sj-banner-scored = { $what ->
    [conversion] TOUCHDOWN, 8
    [extra-point] TOUCHDOWN, 7
    [touchdown] TOUCHDOWN
    [field-goal] FIELD GOAL
   *[safety] SAFETY
  }
sj-banner-points = +{ $points } for { $team }: { $first } – { $second }
sj-banner-intercepted = INTERCEPTED
sj-banner-recovered = FUMBLE RECOVERED
sj-banner-ball = { $team } has the ball, and the cube swaps rows.
sj-banner-challenged = FLAG PICKED UP
sj-banner-stands = THE CALL STANDS
sj-banner-end = { $name ->
    [quarter] { $number ->
        [1] END OF THE 1ST QUARTER
        [2] HALFTIME
       *[other] END OF THE 3RD QUARTER
      }
    [half] HALFTIME
    [extra] END OF OVERTIME
   *[game] THE DECK IS EMPTY
  }
sj-banner-extra = OVERTIME
sj-banner-final = FINAL

## The enlarged card
sj-legend-code = Code and name
sj-legend-code-text = The action. Red side on offense, blue side on defense.
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
sj-legend-black-text = One for each team, apart from the hand. It comes back at halftime.

## The guided first game
sj-guide-title = Your first drive
sj-guide-goal = Score more Game Points than the other team before the deck runs out. Every card you lay must counter the one that lies there, and whoever collects more Play Points wins the play.
sj-guide-closing = The rest is yours: a Snap lies there, and five new cards. The full game adds kickoffs, the huddle and a bonus for combos.
sj-guide-coin = This is the Quick Start, one pass through the deck. A coin decides who has the ball first. Call heads.
sj-guide-side = They won the toss and took the offense. You pick a Score Card; it is only a name. Take Home.
sj-guide-cube = The white cube shows how a drive goes. After each play it moves one column right: up if the offense won the play, down if it lost. In the last column it reaches the points: 8, 7, 6, 3 or nothing.
sj-guide-sides = Every card has two sides. Without the ball your blue sides count, with the ball the red ones; the other side is the strip at the foot. “beats” lists what a side counters: what lies there now is marked.
sj-guide-adrenaline = They have snapped: 1 Play Point. If you lay nothing, they score at once. Adrenaline beats the Snap and is worth 3: one for the card, one for each white box. Press it, then press it again.
sj-guide-combo = They answered with two Pass/Kick cards at once: a combo. One of them beats your Adrenaline, and both count: 5 to 3 for them.
sj-guide-interception = A pass can be stolen. Your Interception beats it and brings 4; if they have no answer, the ball is yours. It says P: only against a pass.
sj-guide-block = They saved the ball with a Block. You are ahead, 7 to 6, but they laid the last card, so you must answer. Your own Block beats it.
sj-guide-alone = Both Tackles share class B with your Block and could join in. But then you would have no card left to stop what comes next. Play the Block alone.
sj-guide-tackle = A run. A Tackle beats it, and it says END: if they do not counter the Tackle, the play is over. The small one is enough.
sj-guide-keep = Keep the other Tackle: a defense without cards cannot answer, and that is a touchdown.
sj-guide-tally = They had no answer. The tally: 10 to 7, you win the play, and the cube went down a row. Hands are filled up to five from the deck, which is the clock of the game.
sj-guide-fumble = A new Snap. A Fumble knocks the ball loose, and only a Run/Kick picks it up. You hold one, on the red side of C10. Try it.
sj-guide-hold = Do not add the Tackle: C10 is the very card you want to recover the ball with.
sj-guide-recover = They could not recover it. Now it is your chance, with red sides: Run/Kick!
sj-guide-turnover = Your ball! The teams have swapped roles, and the cube has swapped rows: from the bottom to the top. From here on your red sides count.
sj-guide-stop = They tackled you: 3 to 3. On offense you may stop at any time by playing no card. A pass now would be a lateral worth nothing, so take the tie: the cube stays on top.
sj-guide-ahead = Your Snap was blocked, 1 to 2. Adrenaline beats the Block and puts you ahead.
sj-guide-flag = They threw a flag: after a Penalty its owner may have all later points ignored. You lead 3 to 2, so stop here and win the play.
sj-guide-fourth = Fourth down. From the top row a win is worth 8, a tie 7, even a loss 6. The squares beside the cube always show what a win, a tie and a loss would bring.
sj-guide-dive = A Dive cannot beat Adrenaline, but it shares class A with your Fake, which does. Begin with the Dive; the Fake is the only card that completes it, so it joins by itself.
sj-guide-tie = 5 to 5, and only laterals left. No card: a tied play from the top row is a touchdown with the extra point, 7 for you.
sj-guide-touchdown = Touchdown! Now they snap again from START. Not sure what to play? The coach knows, and the rules of the moment are one key away: R.

## Short words for the grid in the terminal
sj-screen-column = points
sj-screen-safety = safety
sj-screen-outcome = { $outcome ->
    [win] win
    [tie] tie
    [loss] loss
    [win10] win 10
   *[loss10] loss 10
  }

## What lies in the box, on paper
sj-box-cube = { $cube ->
    [ball] Cube of the Offense Card
    [home] Cube of Home
   *[visitor] Cube of the Visitor
  }
sj-box-coin = Coin
sj-box-sheet = Score sheet
sj-box-side = { $side ->
    [home] Home
   *[visitor] Visitor
  }
sj-box-score = Score
sj-box-points = Game Points: { $points }

# Card sets of one's own

sj-set-card = Action Card
sj-set-out = Card taken out
sj-set-counter = Line of the counter table
sj-card-worth = adds { $off } on offense, { $dfn } on defense

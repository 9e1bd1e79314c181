### Masters of the Gridiron in English.

## The box, modes

mg-summary = Every player is used once: pair and save a fixed roster over eight attempts and eight stops.
mg-box = A star, a play, a number: can the defense match it?
mg-goal = Fill eight spots each: lay a player and a play, name a number, and see whether one defender can match it. A touchdown is worth 7, a field goal 3, and every player is used only once.
mg-mode-team = Team game
mg-mode-team-summary = Two stock teams with full playbooks.
mg-mode-kickoff = Kickoff
mg-mode-kickoff-summary = Two stock teams without Audibles: the game to learn.
mg-mode-manager = General manager
mg-mode-manager-summary = Two constructed decks under the salary cap.
mg-mode-mixed = Mixed
mg-mode-mixed-summary = A stock team against a constructed deck, judged by the point spread.
mg-mode-handicap = Handicap
mg-mode-handicap-summary = Two stock teams; the favorite must beat the point spread.

## Words of the rulebook

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
mg-position-QB = quarterback
mg-position-RB = running back
mg-position-FB = fullback
mg-position-WR = wide receiver
mg-position-TE = tight end
mg-position-T = tackle
mg-position-G = guard
mg-position-C = center
mg-position-DE = defensive end
mg-position-DT = defensive tackle
mg-position-LB = linebacker
mg-position-CB = cornerback
mg-position-S = safety
mg-type-IR = Inside Run
mg-type-OR = Outside Run
mg-type-SP = Short Pass
mg-type-LP = Long Pass
mg-result-TD = Touchdown
mg-result-FG = Field Goal
mg-result-PUNT = Punt
mg-window-HUDDLE = Huddle
mg-window-LINE = Line
mg-window-CHECK = Check
mg-window-REACT = React
mg-pile-offense = Offense
mg-pile-defense = Defense
mg-pile-playbook = Playbook
mg-audibles = Audibles
mg-audible-short = AUD
mg-play-and-type = { $play } ({ $type })
mg-price = ${ $price }M
mg-call = { $result }, { $number }, { $stops }
mg-call-alone = A punt without a play
mg-score = { $one } { $first }, { $other } { $second }
mg-at-spot = spot { $spot }
mg-at-spot-overtime = spot OT-{ $spot }
mg-when = turn { $turn } of { $of }
mg-when-overtime = overtime { $period }
mg-sum = { $terms } = { $total }
mg-sum-rating = { $rating } { $number }
mg-sum-bonus = + { $amount } for a { $position }
mg-sum-carry = + { $amount } carried over
mg-sum-call = { $sign ->
    [minus] −
   *[plus] +
  } { $amount } { $card }

## What Audibles do, as printed on their cards

mg-effect-boost = { $rated ->
    [yes] Your number +{ $n } this turn with { $rating }.
   *[no] Your number +{ $n } this turn.
  }
mg-effect-drain = { $rated ->
    [yes] Their number −{ $n } this turn with { $rating }.
   *[no] Their number −{ $n } this turn.
  }
mg-effect-close = { $rating } cannot stop this attempt.
mg-effect-open = { $rating } can stop this attempt too.
mg-effect-also = Your player may use { $rating } too.
mg-effect-upgrade = Your Field Goal becomes a Touchdown, your number −{ $n }.
mg-effect-settle = If you are stopped by { $m } or less, score a field goal.
mg-effect-hold = If they score a touchdown, it counts as a field goal.
mg-effect-return = Score { $score ->
    [TD] a touchdown
    [FG] a field goal
   *[SAFETY] a safety
  } if you stop them by { $m } or more{ $rated ->
    [yes] {" "}with { $rating }.
   *[no] .
  }
mg-effect-takeaway = If you stop them by { $m } or more, your next attempt is +{ $n }.
mg-effect-escort = Discard another Offense card: your number + { $share ->
    [8] an eighth
   *[other] 1/{ $share }
  } of its { $rating }.
mg-effect-gang = Discard another Defense card: your number + { $share ->
    [8] an eighth
   *[other] 1/{ $share }
  } of its best rating that can stop them.
mg-effect-cancel = Cancel one Audible they played this turn.
mg-effect-silence = They may play no Audibles this turn.
mg-effect-scout = Look at their Defense hand for this turn.
mg-effect-force = { $mode ->
    [audibles] They discard every Audible in hand.
   *[other] They discard { $zone ->
        [off_hand] an Offense card
        [def_hand] a Defense card
        [pb_hand] a Playbook card
       *[players] a player card
      } { $mode ->
        [random] at random.
       *[victim] of their choice.
      }
  }
mg-effect-cycle = Put away up to { $k } { $zone ->
    [off_hand] Offense cards
    [def_hand] Defense cards
    [pb_hand] Playbook cards
   *[players] Offense cards (on defense: Defense cards)
  } and draw as many.
mg-effect-recall = Exchange a player in hand for one in your discard pile.
mg-effect-sub = Look at your top { $n ->
    [one] player; he
   *[other] { $n } players; one
  } may replace the one you laid.
mg-effect-newplay = Draw { $n ->
    [one] one Playbook card
   *[other] { $n } Playbook cards
  }; a play among them may replace the one you laid.
mg-effect-stack = Look at the { $n ->
    [one] top card of your Playbook deck and put it back
   *[other] top { $n } cards of your Playbook deck and put them back in any order
  }.
mg-effect-needs = { $what } only.
mg-ratings = { $ratings }.
mg-play-details = { $result }, { $type }: uses { $uses }, stopped by { $stops }{ $bonus ->
    [yes] ; { $bonuses }.
   *[no] .
  }
mg-play-bonus = { $pos } +{ $amount }
mg-audible-details = Audible { $side }, { $windows }: { $text }

## What a seat is asked

mg-asks-team = Pick your team: you play with its starters and its playbook.
mg-asks-huddle = In the Huddle: discard an Audible and draw another card, play one, or go to the line?
mg-asks-lay = Lay a player and a play ({ $when }, { $spot }).
mg-asks-forced-punt = You must punt: nobody in your hand has a rating that one of your plays uses. Which player do you punt with?
mg-asks-turn-over = { $player } punts. Which play do you turn over on { $spot }?
mg-asks-punt-alone = You must punt: your hand and your Playbook deck hold no play. Which player do you punt with?
mg-asks-lay-carry = Your number gets +{ $amount }.
mg-asks-lay-reply = You must score now.
mg-asks-line = At the line: “{ $call }”. Play an Audible?
mg-asks-defend = Lay a Defense card against “{ $call }”. A tie stops it.
mg-asks-defend-punt = They punt: “{ $call }”. Lay a Defense card.
mg-asks-react = Your answer lies against “{ $call }”. Play an Audible?
mg-asks-check = They played an Audible. Answer it?
mg-asks-convert = Touchdown! Kick, or go for two ({ $share }% for { $good }, else { $failed }; { $score ->
    [leads] you lead by { $lead }
    [trails] you trail by { $lead }
   *[level] it is tied
  })?
mg-asks-spend-escort = Which other player do you spend? Your number rises by 1/{ $share } of his { $rating }.
mg-asks-spend-gang = Which other defender do you spend? Your number rises by 1/{ $share } of his best rating that can stop them.
mg-asks-cancel = Which of their Audibles do you cancel?
mg-asks-give-up = You must discard a card from your { $pile } hand. Which one?
mg-asks-put-away = { $more ->
    [yes] Put another card away and draw as many?
   *[no] { $cards ->
        [one] Put a card away and draw another?
       *[other] Put up to { $cards } cards away and draw as many?
      }
  }
mg-asks-recall-give = Which player in hand do you give away?
mg-asks-recall-take = Which player comes back from the discard pile?
mg-asks-replace = Does one of them replace { $card }?
mg-asks-put-back = Put the cards back one by one: which goes lowest? The last one lies on top.
mg-waiting = Waiting for { $who }.
mg-moment = Time for Audibles.
mg-over = The game is over.

## Options: labels

mg-do-team = Play the { $team }
mg-do-attempt = { $player }, { $play }: { $tag }
mg-do-punt = Punt with { $player } and { $play }
mg-do-punt-player = Punt with { $player }, best rating { $number }
mg-do-turn-over = Turn over { $play }
mg-do-punt-alone = Punt with { $player } alone
mg-do-defend = { $player }: { $tag }
mg-do-play = Play { $card }
mg-do-discard = Discard { $card }, draw
mg-do-cancel = Cancel { $card }
mg-do-pick = { $card }: { $tag }
mg-do-card = { $card }
mg-do-line = Go to the line
mg-do-enough = Enough
mg-do-pass = No Audible
mg-do-keep = Keep { $card }
mg-do-kick = Kick: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
mg-do-go = Go for two

## Options: tags, at most 24 characters

mg-tag-attempt = { $result } { $number }, { $share }%
mg-tag-attempt-blind = { $result } { $number }
mg-tag-punt = Punt, { $number }
mg-tag-punt-alone = Punt
mg-tag-number = { $number }
mg-tag-stops = { $number }, stops
mg-tag-short = { $number }, { $short } short
mg-tag-against = { $ours } against { $theirs }
mg-tag-discard = Discard, draw
mg-tag-play = Play it
mg-tag-cancel = Cancel
mg-tag-cancel-one = Cancel one
mg-tag-drain = { $rating } −{ $amount }
mg-tag-drain-all = Their number −{ $amount }
mg-tag-close = No { $rating }
mg-tag-settle = { $points } if stopped by 0–{ $margin }
mg-tag-return = Margin { $margin } of { $need }
mg-tag-held = Counts { $held }, not { $points }
mg-tag-plus = +{ $amount }
mg-tag-kick = { $points } for certain
mg-tag-go = { $good } or { $failed }, { $share }%

## Options: step by step

mg-step-attempt = { $type }: { $sum }.
mg-step-bonus = The bonus is for { $positions } only: +0 for a { $pos }.
mg-step-stops = { $stops } of { $number } or more stops it; otherwise it scores { $points }.
mg-step-odds = { $able ->
    [0] None of { $unseen } unseen defenders reaches it
    [one] One of { $unseen } unseen defenders reaches it
   *[other] { $able } of { $unseen } unseen defenders reach it
  }; they hold { $hand }: { $share }% that none of these can.
mg-step-punt = No score; a defensive score would be measured against { $number }.
mg-step-forced-punt = No player in hand has a rating that one of the plays in hand uses, so there is no attempt to lay.
mg-step-turn-over = { $play } fills the spot face down and is gone; nobody scores with it.
mg-step-punt-alone = Without a play nothing is measured and nobody can score.
mg-step-no-play = No play was laid, so nothing is measured.
mg-step-answer = { $sum }.
mg-step-lower = { $ratings } { $count ->
    [one] is
   *[other] are
  } lower.
mg-step-idle = { $ratings } { $count ->
    [one] does
   *[other] do
  } not count here.
mg-step-points = { $points ->
    [one] One point
   *[other] { $points } points
  } for { $team }.
mg-step-stands = It would stand at “{ $call }”.
mg-step-return = { $counted } − { $number } = { $margin }, { $need } needed.
mg-step-spend = { $rating } { $number } / { $share } = +{ $amount }.
mg-step-kick = The touchdown counts { $points }.
mg-step-flip = The top two cards of your Playbook deck are flipped and leave it.
mg-step-two = Exactly one Field Goal makes the touchdown { $good }; none or two make it { $failed }.
mg-step-goals = { $goals } of the { $cards ->
    [one] 1 card in
   *[other] { $cards } cards in
  } your Playbook deck are Field Goals: { $share }%.
mg-team-about = Payroll ${ $payroll } million; { $offence } offense, { $defence } defense; leans to { $lean }.
mg-team-stars = Stars: { $stars }.

## Play-by-play: before the game

mg-deck-brought = { $who ->
    [you] You play
   *[other] { $who } plays
  } { $own ->
    [yes] { $team }, a constructed deck
   *[no] the { $team }
  }{ $paid ->
    [yes] , payroll ${ $payroll } million
   *[no] {""}
  }.
mg-tossed = { $team } are the visiting team and begin.
mg-tossed-coin = The coin toss: { $team } are the visiting team and begin.
mg-spread-none = Payrolls of ${ $high } and ${ $low } million: no spread, the straight result counts.
mg-spread-set = { $favourite } are favored by { $points } over { $underdog } ({ $high } − { $low } = { $difference }, divided by { $divided }).
mg-drew = { $team } draw { $drawn }.
mg-drawn = { $cards ->
    [one] 1 { $pile } card
   *[other] { $cards } { $pile } cards
  }
mg-drew-you = You draw { $cards }.

## Play-by-play: the attempt

mg-turn-begins = { $when }: { $team } on offense, { $spot }.
mg-turn-reply = They must score, or it is over.
mg-audible-discarded = { $team } discard the Audible { $card }.
mg-laid = { $team } lay { $player } with { $play }. “{ $call }”: { $sum }.
mg-announced = It now stands at “{ $call }”: { $sum }.
mg-punted = { $team } punt with { $player } and { $play }. “{ $call }”.
mg-punted-alone = { $team } have no play left and punt with { $player } alone.
mg-answered = { $team } answer with { $player }: { $sum }.
mg-answered-punt = { $team } answer with { $player }.
mg-audible-played = Audible! { $team } play { $card }: { $text }
mg-spent = { $team } spend { $player } on it: { $rating } { $number } / { $share } = +{ $amount }.
mg-call-cancelled = { $team } cancel { $card }.
mg-scouted-other = { $team } look at the Defense hand.
mg-scouted-you = You see the Defense hand: { $cards }.
mg-forced-out = { $team } discard { $cards }.
mg-forced-out-none = { $team } have nothing to discard.
mg-cycled = { $team } put { $count ->
    [one] 1 { $pile } card
   *[other] { $count } { $pile } cards
  } away and draw as many.
mg-cycled-you = You put { $count ->
    [one] one card
   *[other] { $count } cards
  } away and draw { $drawn }.
mg-cycled-none = { $team } keep the cards they have.
mg-recalled = { $team } bring { $taken } back for { $given }.
mg-looked = { $team } look at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of their { $pile } deck.
mg-looked-you = On top of your { $pile } deck: { $cards }.
mg-substituted = { $team } send { $into } in for { $out }.
mg-play-changed = { $team } change the play from { $out } to { $into }.
mg-play-changed-rest = Discarded: { $cards }.
mg-plays-discarded = { $team } keep their play and discard { $cards }.

## Play-by-play: results

mg-resolved-punt = A punt: { $team } fill the spot without a score.
mg-resolved = { $outcome ->
    [touchdown] { $ours } beats { $theirs }: touchdown.
    [field_goal] { $ours } beats { $theirs }: field goal.
    [held] { $ours } beats { $theirs }: a touchdown, held to a field goal.
    [settled] { $meets ->
        [level] { $theirs } ties { $ours }: stopped, but close enough to settle for a field goal.
       *[stops] { $theirs } stops { $ours } by { $margin }, close enough to settle for a field goal.
      }
    [returned] { $meets ->
        [beats] { $theirs } against { $ours }: { $defence } take the ball away.
        [level] { $theirs } ties { $ours }, and the ball goes the other way.
       *[stops] { $theirs } stops { $ours }, and the ball goes the other way.
      }
   *[stopped] { $meets ->
        [level] { $theirs } ties { $ours }: stopped, a tie goes to the defense.
       *[stops] { $theirs } stops { $ours } by { $margin }.
      }
  }
mg-return-tried = { $card }: { $counted } − { $number } = { $margin }, { $need } needed: { $good ->
    [yes] good!
   *[no] not enough.
  }
mg-scored = { $what ->
    [touchdown] TOUCHDOWN, { $team }!
    [touchdown-defence] { $team } score a touchdown on defense!
    [field_goal-defence] { $team } score a field goal on defense!
    [safety-defence] { $team } score a safety!
   *[field_goal] Field goal, { $team }!
  } +{ $points } ({ $score }).
mg-carry-won = Takeaway: the next attempt of { $team } gets +{ $amount }.
mg-kicked = { $team } take the kick: { $points ->
    [one] 1 point stands
   *[other] { $points } points stand
  }.
mg-kicked-few = { $team } take the kick: { $points ->
    [one] 1 point stands
   *[other] { $points } points stand
  }. With fewer than two Playbook cards left there is no other way.
mg-went-for-two = { $team } go for two and flip { $cards }: { $good ->
    [yes] exactly one Field Goal, good! +{ $points }
   *[no] not exactly one Field Goal, no good. −{ $points }
  } ({ $score }).
mg-flipped-card = { $card } ({ $kind ->
    [A] Audible
   *[other] { $kind }
  })

## Play-by-play: piles, overtime, the end

mg-turned-over = { $team } turn over their { $cards ->
    [one] one discard
   *[other] { $cards } discards
  } of the { $pile } pile, unshuffled, as a new deck.
mg-gathered = { $team } gather { $cards ->
    [one] one Playbook card
   *[other] { $cards } Playbook cards
  } in the order they were used; points stand.
mg-overtime-begins = Tied at { $score }: overtime. { $team }, the home team, are on offense; the first score wins.
mg-period-ends = Overtime period { $period } ends tied.
mg-reply-due = A field goal on the first turn: { $team } have one turn to reply.
mg-exchanged = Field goal for field goal: tied again, and now any score wins.
mg-game-over = Final score: { $score }.
mg-game-won = { $periods ->
    [0] { $team } win.
    [one] { $team } win after one overtime period.
   *[other] { $team } win after { $periods } overtime periods.
  }
mg-game-tied = { $periods ->
    [0] It is a tie.
    [one] It is a tie after one overtime period.
   *[other] It is a tie after { $periods } overtime periods.
  }
mg-spread-push = { $team } were favored by { $points }: a push.
mg-spread-won = { $team } were favored by { $points }: { $winner } win against the spread.
mg-headline-before = Before the game
mg-headline = { $score } · { $when } · { $team } on offense
mg-headline-final = Final: { $score }
mg-won = { $team } win, { $first } – { $second }: { $how } ({ $rule }).
mg-tie = A tie
mg-by-points = the higher score after all turns
mg-by-overtime = sudden-death overtime
mg-by-tie = still tied after overtime
mg-by-spread = against the spread
mg-by-push = a push, won by exactly the spread

## The table in the terminal

mg-screen-opening = { $spots ->
    [one] 1 attempt and 1 stop
   *[other] { $spots } attempts and { $spots } stops
  } each. Touchdowns score { $touchdown }, field goals { $goal }.
mg-screen-team = { $who }: { $team }
mg-screen-score = score
mg-screen-def = def
mg-screen-count = { $pile } { $hand }+{ $deck }
mg-screen-carry = carries +{ $amount }
mg-screen-left = { $team }, hand + deck: { $counts }
mg-screen-payroll = Payroll { $one } ${ $first }M – { $other } ${ $second }M
mg-screen-attacks = { $team } on offense, { $spot }.
mg-screen-call = “{ $call }”: { $sum }
mg-screen-cancelled = { $card } (canceled)
mg-screen-stock = Your Playbook deck: { $touchdowns } TD, { $goals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
  }{ $odds ->
    [yes] {" "}(two-point try { $share }%)
   *[no] {""}
  }
mg-screen-on-top = On top of it:
mg-screen-under = Under your { $pile } deck:
mg-screen-hold = { $team } hold:
mg-screen-ordered = { $pile } deck of { $team }, from the top:
mg-screen-used = Used by { $team }:

## The coach's reasons

mg-coach-team = Wins { $wins }% of its games between equal coaches, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } { $side } on average; payroll ${ $payroll } million.
mg-coach-team-new = A team of your own set, not measured yet; payroll ${ $payroll } million.
mg-coach-missed-least = The player you will miss least.
mg-coach-missed-play = The play you will miss least.
mg-coach-punt = No attempt with these cards is worth what it costs.
mg-coach-lay = { $share }% to score; the cards are worth { $worth } for later.
mg-coach-defend = { $stops ->
    [yes] Stops it
   *[no] Does not stop it
  }; { $cost ->
    [one] 1 point of later stops is spent
   *[other] { $cost } points of later stops are spent
  }.
mg-coach-go = { $share }% to be good.
mg-coach-kick = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for certain.
mg-coach-spend = Enough, and missed least.
mg-coach-cancel = Things look better without it.
mg-coach-give-up = Missed least.
mg-coach-take = The best of those used.
mg-coach-enough = The rest is better than what may come.
mg-coach-cycle = Below what the deck holds.
mg-coach-keep-player = He does as well as anybody.
mg-coach-substitute = He does better.
mg-coach-keep-play = The play is as good as any.
mg-coach-new-play = The better play.
mg-coach-stack = The best card comes up first.
mg-coach-line = The hand is good enough.
mg-coach-huddle = It helps before anything is laid.
mg-coach-discard = A new card is worth { $fresh }, keeping this one { $held }.
mg-coach-pass-line = The attempt stands well enough.
mg-coach-adds = It adds { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
mg-coach-pass = Nothing would change for the better.
mg-coach-changes = It changes { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## The report

mg-kickoff-point = Kickoff
mg-period = { $period ->
    [0] Regulation
   *[other] Overtime { $period }
  }
mg-point = { $period ->
    [0] Turn { $turn }, { $team }
   *[other] Overtime { $period }, turn { $turn }, { $team }
  }
mg-short-touchdown = TD
mg-short-field_goal = FG
mg-short-held = FG
mg-short-settled = FG
mg-short-stopped = stop
mg-short-returned = lost
mg-short-punt = punt
mg-title-touchdown = Touchdown
mg-title-field_goal = Field goal
mg-title-held = Held to a field goal
mg-title-settled = Field goal saved
mg-title-stopped = Stopped
mg-title-returned = Defensive score
mg-title-punt = Punt
mg-title-two = two points
mg-title-two-failed = try failed
mg-news-given-up = Given up at { $one } to { $other }
mg-news-tie = { $one } and { $other } share it
mg-news-overtime = { $team } win in overtime
mg-news-score = { $score }.
mg-figure-points = Points
mg-figure-offence = On offense
mg-figure-defence = On defense
mg-figure-overtime = In overtime
mg-figure-touchdowns = Touchdowns
mg-figure-goals = Field goals
mg-figure-stops = Stops
mg-figure-punts = Punts
mg-figure-two = Two-point tries
mg-figure-attempt = Average attempt
mg-figure-answer = Average answer
mg-figure-audibles = Audibles played
mg-figure-discarded = Audibles discarded
mg-figure-payroll = Payroll

## Decks

mg-deck-plays = Plays
mg-deck-types = Play types
mg-deck-eleventh = Eleventh
mg-deck-lean-EVEN = Balanced
mg-deck-lean-RUN = Run
mg-deck-lean-GROUND = Ground
mg-deck-lean-PASS = Pass
mg-deck-lean-SHORT = Short passes
mg-deck-lean-AIR = Air
mg-deck-play = { $uses } · Stop { $stops } · { $bonuses }
mg-deck-type = { $plays } { $type }
mg-deck-summary = { $deck }: ${ $payroll }{ $cap ->
    [0] {""}
   *[other] {" "}of { $cap }
  } million; { $cards ->
    [one] 1 Playbook card
   *[other] { $cards } Playbook cards
  }: { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  }, { $goals ->
    [one] 1 Field Goal
   *[other] { $goals } Field Goals
  }, { $audibles ->
    [one] 1 Audible
   *[other] { $audibles } Audibles
  } ({ $types }).
mg-note-room = ${ $money } million left.
mg-note-over = ${ $money } million over the cap.
mg-note-empty = { $places ->
    [one] The empty place will cost at least ${ $money } million.
   *[other] { $places } empty places will cost at least ${ $money } million.
  }
mg-note-half = { $share ->
    [exact] Field Goals are exactly half
   *[at_least] Field Goals are at least half
  }: { $needed } with { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  } and { $audibles ->
    [one] 1 Audible
   *[other] { $audibles } Audibles
  }.
mg-note-twice = No type may have more than twice as many plays as another: at most { $most } right now.
mg-problem-unknown-card = There is no card { $cards }.
mg-problem-count-offense = Offense has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, not { $need }{ $open ->
    [0] .
   *[other] : { $missing } missing.
  }
mg-problem-count-defense = Defense has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, not { $need }{ $open ->
    [0] .
   *[other] : { $missing } missing.
  }
mg-problem-slots-offense = { $open ->
    [yes] Offense lacks { $missing }; there is no slot for { $surplus }.
   *[no] The eleventh of the Offense is a { $surplus }, not { $missing }.
  }
mg-problem-slots-defense = { $open ->
    [yes] Defense lacks { $missing }; there is no slot for { $surplus }.
   *[no] The eleventh of the Defense is a { $surplus }, not { $missing }.
  }
mg-problem-duplicate-player = More than once in the deck: { $names }.
mg-problem-over-cap = The payroll is ${ $payroll } million, ${ $over } million over the cap of ${ $cap } million.
mg-problem-few-playbook = The playbook has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }; it needs at least { $least }.
mg-problem-many-playbook = The playbook has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }; { $most } is the most.
mg-problem-few-touchdowns = The playbook has { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  }; it needs at least { $least }.
mg-problem-field-goal-share = { $goals } of { $cards } Playbook cards are Field Goals, not { $share ->
    [exact] exactly half
   *[at_least] at least half
  }: { $needed } are needed.
mg-problem-type-ratio = { $most } { $often } plays against { $least } { $seldom } plays: more than twice as many.
mg-problem-copies = A Playbook card may be in a deck at most { $limit ->
    [one] once
   *[other] { $limit } times
  }: { $names }.
mg-problem-not-owned = In another deck of the competition: { $names }.

## The table in the browser

mg-you = you
mg-visitor = Visitor
mg-home = Home

## Scoreboard and strip

mg-before = Before the game
mg-final = Final
mg-turn = Turn { $turn } of { $of }
mg-overtime = Overtime { $period }
mg-attacks = { $team } attack,
mg-must-reply = { $team } must score
mg-strip-teams = Both choose a team, then a coin says who visits.
mg-carry = { $team }: +{ $amount } on the next attempt
mg-silenced = No Audibles for the defense this turn
mg-scouted = Their Defense hand
mg-scouted-note = Film Study shows it for this turn.
mg-favoured = { $team } favored by { $points }
mg-holds-off = off
mg-holds-def = def
mg-holds-book = plays
mg-carries = +{ $amount } next attempt
mg-getting = getting { $points }

## The compact face of a hand card

mg-peek-uses = Uses
mg-peek-stops = Stop
mg-peek-audible = Audible
mg-peek-needs = { $what } only
mg-peek-BOOST = +{ $n } for you{ $rating ->
    [none] {""}
   *[other] {", "}{ $rating }
  }
mg-peek-DRAIN = −{ $n } for them{ $rating ->
    [none] {""}
   *[other] {", "}{ $rating }
  }
mg-peek-CLOSE = { $rating } cannot stop it
mg-peek-OPEN = { $rating } can stop it
mg-peek-ALSO = { $rating } counts too
mg-peek-UPGRADE = FG becomes TD, −{ $n }
mg-peek-SETTLE = FG if stopped by { $m } or less
mg-peek-HOLD = their TD counts as FG
mg-peek-RETURN = { $score } if you stop it by { $m }
mg-peek-TAKEAWAY = +{ $n } next time if you stop by { $m }
mg-peek-ESCORT = discard a blocker, add a share
mg-peek-GANG = discard a defender, add a share
mg-peek-CANCEL = cancel one Audible
mg-peek-SILENCE = no Audibles for them
mg-peek-SCOUT = see their Defense hand
mg-peek-FORCE = they discard
mg-peek-CYCLE = { $k ->
    [one] swap a card
   *[other] swap up to { $k } cards
  }
mg-peek-RECALL = bring back a used player
mg-peek-SUB = look for another player
mg-peek-NEWPLAY = look for another play
mg-peek-STACK = order your top { $n } plays

## Spots

mg-spots = Scoring spots of the { $team }
mg-spot = Spot { $number }
mg-ot-spot = OT-{ $number }
mg-spot-now = now
mg-spot-numbers = { $one } against { $other }
mg-outcome-empty = free
mg-outcome-now = the attempt under way
mg-outcome-T = touchdown, { $points }
mg-outcome-C = touchdown with two points, { $points }
mg-outcome-M = touchdown, try failed, { $points }
mg-outcome-F = field goal, { $points }
mg-outcome-S = safety, { $points }
mg-outcome-x = stopped
mg-outcome-p = punt
mg-outcome-b = punt without a play
mg-stamp-stopped = Stopped
mg-stamp-punt = Punt
mg-def-mark = DEF
mg-defence-score = Defensive score with { $card }: { $points }

## Piles

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

## The duel

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
mg-call-choose-play = Which play goes with this player?
mg-call-choose-player = Who runs this play?
mg-told-TD = { $team } tried a touchdown
mg-told-FG = { $team } tried a field goal
mg-told-null = { $team } punted
mg-told-punt = { $team } punted
mg-number-offence = Offense
mg-number-defence = Defense
mg-bonus = Bonus for { $pos }
mg-bonus-only = Bonus is for { $positions } only
mg-carried = Carried over
mg-lower = { $rating } { $number } is lower
mg-calls = Audibles of this turn
mg-cancelled = canceled
mg-flipped = Flipped for two points
mg-verdict-touchdown = Touchdown
mg-verdict-field_goal = Field goal
mg-verdict-held = Held to a field goal
mg-verdict-settled = Stopped, but a field goal is saved
mg-verdict-stopped = Stopped by { $margin }
mg-verdict-level = A tie: stopped
mg-verdict-punt = Punt: no score
mg-verdict-returned = The defense scores
mg-tray = Choose from these cards

## The hand

mg-hand-off_hand = Offense
mg-hand-def_hand = Defense
mg-hand-pb_hand = Playbook
mg-place-drawn = drawn after the turn
mg-place-none = no card left
mg-why-offence = An Offense card is laid in your own attempts.
mg-why-defence = A Defense card answers their attempts.
mg-why-audible = It needs another moment or another play: { $windows }.
mg-why-no-match = No pair in your hand makes an attempt of it.
mg-why-no-match-short = no match
mg-why-next = next turn
mg-why-play = Plays are laid in your own attempts.
mg-why-play-laid = Your play is already laid.

## Buttons

## Teams

mg-teams = Teams
mg-team-look = Look at the cards
mg-team-pile-note = The starters and the playbook of the stock deck.
mg-team-offence = Offense
mg-team-defence = Defense
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

## What is not seen, payrolls

mg-unseen = Unseen
mg-unseen-defence = Unseen defenders of the { $team }: { $count }
mg-unseen-offence = Unseen attackers of the { $team }: { $count }
mg-unseen-later = Rosters are shown when both teams are chosen.
mg-unseen-closed = Rosters are closed at this table.
mg-in-their-hand = in their hand
mg-payroll = Payroll
mg-payroll-spread = Payroll and spread
mg-payrolls = { $one } ${ $first } million, { $other } ${ $second } million.
mg-spread-sum = { $difference } ÷ { $divided } = { $exact }: { $team } favored by
mg-stock = Your Playbook deck: { $touchdowns } TD, { $goals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
 }.
mg-two-chance = Two-point try

## Moments

mg-score-line = { $one } { $first } – { $second } { $other }
mg-banner-touchdown = Touchdown, { $team }
mg-banner-field_goal = Field goal, { $team }
mg-banner-safety = Safety, { $team }
mg-banner-defence-touchdown = Defensive touchdown, { $team }
mg-banner-defence-field_goal = The defense scores, { $team }
mg-banner-defence-safety = Safety, { $team }
mg-banner-two-good = Two points: good
mg-banner-two-bad = No good
mg-banner-overtime = Overtime
mg-banner-overtime-text = Sudden death; the { $team } begin.
mg-banner-reply = One reply
mg-banner-reply-text = The { $team } must score now.

## Legend of the enlarged card

mg-legend-pennant = Pennant
mg-legend-pennant-text = Position, in team ink.
mg-legend-coin = Coin
mg-legend-coin-text = Salary in millions; counts for cap and spread.
mg-legend-ratings = Ratings
mg-legend-ratings-text = Four on defense, two to six on offense. The highest is in team ink.
mg-legend-duel = In a duel
mg-legend-duel-text = The rating that counts turns black with a gilt edge; the others lose their fill.
mg-legend-ribbon = Ribbon
mg-legend-ribbon-text = Tier: Standout, Star, Legend, Specialist.
mg-legend-print = Small print
mg-legend-print-text = Height, age, college, season: never read by the rules.
mg-legend-result = Ribbon
mg-legend-result-text = Red with a ball: touchdown. Blue with uprights: field goal; its +1 marks a good two-point try.
mg-legend-type = Badge
mg-legend-type-text = IR inside run, OR outside run (square); SP short pass, LP long pass (circle).
mg-legend-uses = Uses
mg-legend-uses-text = The highest of these ratings that your player has is your number.
mg-legend-stops = Stop
mg-legend-stops-text = The defense answers with the highest of these; a tie stops it.
mg-legend-bonus = Bonus
mg-legend-bonus-text = Added for exactly these positions.
mg-legend-side = Corner
mg-legend-side-text = OFF on offense, DEF on defense, ANY on both.
mg-legend-window = Window
mg-legend-window-text = Huddle before you lay, Line after you have laid, React after you have answered, Check after their Audible.
mg-legend-needs = Condition
mg-legend-needs-text = The play, or result, that it needs.
mg-legend-audible = Audible
mg-legend-audible-text = Played once; in your Huddle it may be discarded for another card instead.

## Options of a table

mg-option-deck1 = Deck of seat 1
mg-option-deck2 = Deck of seat 2
mg-option-visitor = Visiting team
mg-option-visitor-random = By coin
mg-option-visitor-seat1 = Seat 1
mg-option-visitor-seat2 = Seat 2
mg-option-stock_form = Stock playbooks
mg-option-stock_form-full = With Audibles
mg-option-stock_form-basic = Without Audibles
mg-option-open_rosters = Open rosters
mg-option-open_playbooks = Open playbooks
mg-option-punt = Punts
mg-option-punt-any = Any pair
mg-option-punt-no_match = Pairs that do not match
mg-option-punt-forced = Only when nothing matches
mg-option-check_window = Check window
mg-option-audible_limit = Most Audibles in a turn
mg-option-conversion_cards = Flipped cards of a try for two
mg-option-conversion_cards-out = Out of the game
mg-option-conversion_cards-bottom = Under the deck
mg-option-ot_reply = Reply to a field goal in overtime
mg-option-ot_reply-first_turn = On the first turn
mg-option-ot_reply-each_period = In each period
mg-option-ot_max_periods = Most overtime periods
mg-option-cap = Salary cap
mg-option-cap_on_stock = Cap for stock teams too
mg-option-fg_share = Field Goals in a playbook
mg-option-fg_share-exact = Exactly half
mg-option-fg_share-at_least = At least half
mg-option-playbook_copies = Copies of a Playbook card
mg-option-playbook_max = Most Playbook cards
mg-option-spread = Point spread
mg-option-spread_rounding = Spread is rounded
mg-option-spread_rounding-half = To half points
mg-option-spread_rounding-exact = To fifths
mg-option-spread_push = Won by exactly the spread
mg-option-spread_push-tie = A tie
mg-option-spread_push-underdog = The underdog wins
mg-option-exclusive_pool = Each player in one deck only
mg-option-deck1-doc = Deck of the first seat: pick at the table, a team code, or a deck.
mg-option-deck2-doc = Deck of the second seat: pick at the table, a team code, or a deck.
mg-option-visitor-doc = Who is the visiting team and begins.
mg-option-stock_form-doc = Stock playbooks with or without Audibles.
mg-option-open_rosters-doc = Both lists of players and both payrolls are public.
mg-option-open_playbooks-doc = Both lists of Playbook cards are public.
mg-option-punt-doc = Which pairs of cards may be punted.
mg-option-check_window-doc = The offense may answer Audibles of the defense.
mg-option-audible_limit-doc = Most Audibles a seat may play in a turn; 0 or none for no limit.
mg-option-conversion_cards-doc = Where the flipped cards of a two-point try go.
mg-option-ot_reply-doc = When a field goal of the home team may be answered.
mg-option-ot_max_periods-doc = Overtime periods before the game is a tie.
mg-option-cap-doc = Salary cap of constructed decks in $ million; 0 or none for no cap.
mg-option-cap_on_stock-doc = The salary cap holds for stock decks too.
mg-option-fg_share-doc = Field Goals are half of a playbook, or at least half.
mg-option-playbook_copies-doc = Copies of a Playbook card in a deck; 0 or none for no limit.
mg-option-playbook_max-doc = Most Playbook cards in a deck.
mg-option-spread-doc = The result is judged against the point spread.
mg-option-spread_rounding-doc = The spread in half points, or in fifths.
mg-option-spread_push-doc = Who wins when the favorite wins by exactly the spread.
mg-option-exclusive_pool-doc = A player may be in one deck only.

## What cards can be filtered by

mg-fact-kind = Kind
mg-fact-kind-offense = Offense players
mg-fact-kind-defense = Defense players
mg-fact-kind-touchdown = Touchdown plays
mg-fact-kind-field-goal = Field Goal plays
mg-fact-kind-audible = Audibles
mg-fact-pos = Position
mg-fact-pos-QB = Quarterback
mg-fact-pos-RB = Running back
mg-fact-pos-FB = Fullback
mg-fact-pos-WR = Wide receiver
mg-fact-pos-TE = Tight end
mg-fact-pos-T = Tackle
mg-fact-pos-G = Guard
mg-fact-pos-C = Center
mg-fact-pos-DE = Defensive end
mg-fact-pos-DT = Defensive tackle
mg-fact-pos-LB = Linebacker
mg-fact-pos-CB = Cornerback
mg-fact-pos-S = Safety
mg-fact-team = Team
mg-fact-tier = Tier
mg-fact-tier-REGULAR = Regular
mg-fact-tier-STANDOUT = Standout
mg-fact-tier-STAR = Star
mg-fact-tier-LEGEND = Legend
mg-fact-tier-SPECIALIST = Specialist
mg-fact-result = Result
mg-fact-type = Type of play
mg-fact-type-IR = Inside run
mg-fact-type-OR = Outside run
mg-fact-type-SP = Short pass
mg-fact-type-LP = Long pass
mg-fact-uses = Uses
mg-fact-stops = Stopped by
mg-fact-side = Audible for
mg-fact-side-OFF = The offense
mg-fact-side-DEF = The defense
mg-fact-side-ANY = Either
mg-fact-windows = Window
mg-fact-salary = Salary
mg-fact-salary-low = Up to $2M
mg-fact-salary-middle = $3M to $7M
mg-fact-salary-high = $8M to $12M
mg-fact-salary-top = $13M and more

## The guided first game

mg-guide-title = Your first attempts
mg-guide-goal = Both teams fill eight spots with scoring attempts: a touchdown is worth 7, a field goal 3. Every player is used only once, so the art is to pair well and to save your best.
mg-guide-1 = You are the Ashgrove Anvils, and visit. Your eight spots lie below, those of the Eastvale Engines above; between them a player and a play meet one defender.
mg-guide-2 = On the left are three players, beside them four plays. A play says which ratings it uses; the highest of these that your player has is your number. Two of your linemen have only blocking ratings.
mg-guide-3 = Choose Quillon Falconhurst, then Pin and Pull. It uses Rushing or Run Block, and his Run Block is 72. The tag says 51%: so likely is it that none of their three defenders reaches 72.
mg-guide-4 = They answered with 60. Your 72 is higher: touchdown, 7 points, and the play stays on your first spot.
mg-guide-5 = After a touchdown you may go for two: flip two of your own plays, and exactly one Field Goal makes 8, anything else 6. Early on the sure kick will do.
mg-guide-6 = Now they attack: a touchdown try with 44. The black line on a play says which ratings can stop it, here Run Defense or Tackling. An equal number stops it too.
mg-guide-7 = All three of your defenders stop it. Each is used only once, so spend the one you will miss least: Ulric Wheatbank with 59 is enough.
mg-guide-8 = Stopped: their play is turned over and scores nothing. Your turn. Seamus Cedarbridle is a receiver, and three of your plays are touchdowns, but look at the tags: 8%.
mg-guide-9 = Field Stretch gives a wide receiver a bonus: Receiving 72 + 8 = 80, and nobody they have left reaches that. Three certain points beat seven at 8%.
mg-guide-10 = 76, and none of your cards can stop it. Then lose as little as possible: Benno Saddlelock has the least to give later. Never throw away a star.
mg-guide-11 = Quick Out can only be stopped by Pass Rush. Obadiah Duskwick brings 64 + 4 = 68, and few of their unseen players rush the passer that well. The tab Unseen lists them all.
mg-guide-12 = A touchdown try with 79, and only Tackling counts. This is what a star is for: Thane Brackenridge tackles with 82. His Run Defense of 82 would not count here.
mg-guide-13 = Sometimes no pairing is any good. Each player is worth one attempt, so use the bad hand to be rid of a card that will never do much.
mg-guide-14 = Lay Tobias Pinebank with Goal-Post Dive. It will most likely be stopped, but new cards come, and Jonah Stonebridle stays for a play that uses his Goal Line of 68.
mg-guide-15 = 62 against Tackling or Coverage. Two of your linebackers stop it; Ace Granitegate with 63 is the cheaper one, and one more than 62 is all you need.
mg-guide-16 = Corwin Haldane is here, the best Red Zone on your team: 78. Against Coverage nobody they have left can match that, so a touchdown is certain. Choose Post-Corner and keep the other plays.
mg-guide-17 = 20 to 7. Eight of the fifteen cards in your Playbook deck are Field Goals: 53% that exactly one of two comes up. With such a lead you can try it.
mg-guide-18 = Two points, good: 8 instead of 7. They have no pair that fits and must punt: no score, but a defender is laid all the same.
mg-guide-19 = So this is the moment to be rid of your weakest: Weldon Wrencroft. With Audibles in the game some defenses could even score on such a punt.
mg-guide-20 = The play-by-play keeps every sum, and each line opens the rule behind it.
mg-guide-21 = From here you choose. The tags say what a pair would do, the coach says what it would do in your place, and Unseen says whom you still have to fear.
mg-guide-closing = The rest is yours: four attempts to go. Next time take a team with Audibles, or build a deck of your own.

## In a league
mg-league-stock = Choose one of the stock teams.

## What helps at a table, on paper
mg-box-mat = Mat
mg-box-hint = Lay each play against its spot; used players lie open below their deck
mg-box-points = points
mg-box-deck = Deck
mg-box-side = { $side ->
    [visitor] Visitor
   *[home] Home
  }
mg-box-turn = A turn
mg-box-turn-1 = Huddle: discard Audibles if you like, and draw up to { $plays } Playbook cards.
mg-box-turn-2 = The offense lays a player and a play, and says its number: his best rating that the play uses, plus the bonus for his position.
mg-box-turn-3 = It may play Audibles.
mg-box-turn-4 = The defense lays a player: his best rating that can stop the play.
mg-box-turn-5 = It may play Audibles; the offense may answer.
mg-box-turn-6 = Higher offense scores; equal or higher defense stops it, and the play is turned over.
mg-box-turn-7 = Draw up to { $players } Offense, { $players } Defense and { $plays } Playbook cards. Swap roles.
mg-box-scores = Scores
mg-box-scores-1 = Touchdown { $touchdown }, field goal { $goal }.
mg-box-scores-2 = After a touchdown you may go for two: flip { $flipped ->
    [one] the top card
   *[other] the top { $flipped } cards
  } of your Playbook.
mg-box-scores-3 = Exactly one Field Goal among them: { $good }; lay it beside the touchdown, its +1 showing.
mg-box-scores-4 = None or both: { $missed }; lay the first one there, its back with the −1 showing.
mg-box-scores-5 = Return Audibles let the defense score; a safety is { $safety }.
mg-box-scores-6 = The higher score after { $spots ->
    [one] one spot
   *[other] { $spots } spots
  } each wins; a tie is broken in overtime.
mg-box-sheet = Score sheet
mg-box-spot = Spot
mg-box-try = For 2
mg-box-overtime = OT { $number }
mg-box-row = { $row ->
    [defense] Defense
    [total] Total
   *[spread] Spread
  }

## Card sets of one's own

mg-set-team = Team
mg-set-player = Player
mg-set-play = Offensive play
mg-set-audible = Audible
mg-worth-player = evaluation { $value }, worth ${ $salary } million
mg-worth-play = scores against { $percent } % of hands

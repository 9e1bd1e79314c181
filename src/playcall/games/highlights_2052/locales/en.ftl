### Football Highlights 2052 in English: everything the game says, in the terminal, the records, the reports and the browser.

fh-summary = Every card attacks with one end and defends with the other; both drives run at once.
fh-box = Both teams drive at once. Each card defends first, then attacks.
fh-goal = Score more points than the other side over two halves of ten plays: touchdowns 7, field goals 3, safeties 2. Every card is a defense first; turned round, it is your next attack.

## Modes

fh-mode-quick = Quick start
fh-mode-quick-summary = Two pre-built teams, straight into the first half.
fh-mode-draft = Drafted teams
fh-mode-draft-summary = Five Stars each, then a draft in two rounds.
fh-mode-two_point = Two-point conversions
fh-mode-two_point-summary = Touchdowns score 6 and a try follows.
fh-mode-solo = Solitaire
fh-mode-solo-summary = One player against the automatic opponent.
fh-mode-solo_draft = Drafted solitaire
fh-mode-solo_draft-summary = Five Stars and ten drafted cards.
fh-mode-tournament = Tournament
fh-mode-tournament-summary = A cup for four to eight, with injuries.
fh-mode-league = League
fh-mode-league-summary = A draft, a season and playoffs for two to eight.

## Options of a table

fh-option-mode = Kind of game
fh-option-mode-basic = A single game
fh-option-mode-solo = Solitaire
fh-option-mode-tournament = Tournament
fh-option-mode-league = League
fh-option-mode-doc = A single game, a game against the automatic opponent, a cup, or a season with playoffs.
fh-option-players = Players in a competition
fh-option-players-doc = How many take part in a tournament (4 to 8) or league (2 to 8).
fh-option-setup = Teams
fh-option-setup-quick = Pre-built
fh-option-setup-draft = Drafted
fh-option-setup-doc = Pre-built teams, or Stars and a pre-game draft.
fh-option-teams = Which teams
fh-option-teams-doc = Pick teams at the table, or name them: visitor,home (solo: one).
fh-option-halftime_draft = Halftime draft
fh-option-halftime_draft-pick_pass = Pick and pass
fh-option-halftime_draft-open = From an open display
fh-option-halftime_draft-doc = How the five halftime cards are drafted.
fh-option-two_point = Two-point conversions
fh-option-two_point-doc = A touchdown scores 6 and a conversion follows.
fh-option-injuries = Injuries
fh-option-injuries-doc = Off in single games, on in competitions.
fh-option-must_have_winner = Play until somebody wins
fh-option-must_have_winner-doc = Overtime continues until somebody wins: on in tournaments and playoffs.
fh-option-promo = Promo cards
fh-option-promo-doc = Three promo cards join the Play Deck, two the Solo Deck.
fh-option-unused_team_cards = Unused team cards
fh-option-unused_team_cards-doc = Team cards nobody plays join the quick-start Play Deck.
fh-option-fifty_space = 50-yard space
fh-option-fifty_space-doc = An extra 50-yard space before the Safety space.
fh-option-overthrow_test = Overthrown passes
fh-option-overthrow_test-printed = Printed yards count
fh-option-overthrow_test-after_helmets = After the helmets
fh-option-overthrow_test-doc = Whether helmets shorten a pass before it is called overthrown.
fh-option-helmet_reduction = Helmets that subtract
fh-option-helmet_reduction-each = Each
fh-option-helmet_reduction-paired = Only those paired with a football
fh-option-helmet_reduction-doc = Which helmets in the area subtract yards.
fh-option-trigger_scope = Footballs to match
fh-option-trigger_scope-activated = Of the activated play
fh-option-trigger_scope-whole_card = Of the whole card
fh-option-trigger_scope-doc = Whose footballs must be matched.
fh-option-final_offensive_audible = Audible against the final defense
fh-option-final_offensive_audible-doc = An Audible against the final defense of a half.
fh-option-ot_safety_points = Safety points in overtime
fh-option-ot_safety_points-doc = A safety scores its points in overtime too.
fh-option-ot_round_reset = New drives each overtime round
fh-option-ot_round_reset-doc = Every overtime round starts on the 30 with new drives.
fh-option-solo_draft = Drafted solitaire
fh-option-solo_draft-doc = The solo player drafts ten cards to the five Stars.
fh-option-roster = Rosters in a competition
fh-option-roster-starter = Pre-built teams
fh-option-roster-league_draft = An 11-card draft
fh-option-roster-doc = Pre-built teams or the 11-card draft in a competition.
fh-option-keep_adjustments = Keep halftime changes
fh-option-keep_adjustments-doc = Halftime changes stay in the roster after the game.
fh-option-league_passes = Rounds of the league
fh-option-league_passes-1 = Once against each
fh-option-league_passes-2 = Twice against each
fh-option-league_passes-doc = How often everybody meets everybody.
fh-option-home = Home
fh-option-home-toss = Coin toss
fh-option-home-seat1 = First seat
fh-option-home-seat2 = Second seat
fh-option-home-doc = Who is Home: by the coin, or named.
fh-option-squads = Rosters of a league
fh-option-squads-doc = The rosters that two teams of a league bring.

## What cards can be filtered by

fh-fact-kind = Deck
fh-fact-kind-star = Stars
fh-fact-kind-team = Team cards
fh-fact-kind-play = Play Deck
fh-fact-kind-action = Action Deck
fh-fact-kind-solo = Solo Deck
fh-fact-kind-promo = Promo cards
fh-fact-team = Team
fh-fact-defends = Defends against
fh-fact-defends-P = Pass
fh-fact-defends-R = Run
fh-fact-defends-M = Maul
fh-fact-attacks = Attacks with
fh-fact-attacks-P = Pass
fh-fact-attacks-R = Run
fh-fact-attacks-M = Maul
fh-fact-lane = Attacks through
fh-fact-lane-left = Left
fh-fact-lane-center = Center
fh-fact-lane-right = Right
fh-fact-mark = With
fh-fact-mark-effect = A special play
fh-fact-mark-turnover = A turnover
fh-fact-mark-flag = Penalty icon
fh-fact-mark-injury = Injury

## Nouns

fh-type = { $type ->
    [R] Run
    [P] Pass
   *[M] Maul
  }
fh-area = { $area ->
    [L] Left
    [C] Center
   *[R] Right
  }
fh-column = { $column ->
    [run] run
   *[pass] pass
  }
fh-foul = { $foul ->
    [offside] offside
    [def_holding] defensive holding
    [interference] pass interference
    [off_holding] offensive holding
    [offsetting] offsetting fouls
   *[none] no foul
  }
fh-injury = { $injury ->
    [minor] minor injury
    [moderate] injury
    [serious] bad injury
    [season] out for the season
   *[none] no injury
  }
fh-stage = { $stage ->
    [final] final
    [semi-final] semifinal
    [first-round] first round
   *[season] season
  }
fh-spot = { $place ->
    [end-zone] in the End Zone
    [safety] in the Safety space
   *[field] on the { $yards }
  }
fh-way = from the { $old } { $scores ->
    [yes] into the End Zone
   *[no] to the { $new }
  }
fh-where = ball { $spot }, play { $down } of { $of }
fh-who-you = you
fh-you = you
fh-play = { $type } { $areas } { $yards }{ $footballs ->
    [one] { "" }
   *[other] , { $footballs } footballs
  }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }
fh-play-short = { $type } { $areas } { $yards }{ $footballs ->
    [one] { "" }
   *[other] { " " }×{ $footballs }
  }{ $named ->
    [yes] { " " }{ $name }
   *[no] { "" }
  }
fh-either = { $a }; or { $b }
fh-no-threat = nothing
fh-no-footballs = no footballs
fh-helmets-first = { $count ->
    [one] 1 helmet
   *[other] { $count } helmets
  } { $area }
fh-helmets-at = { $count } { $area }
fh-no-helmets = no helmets
fh-share = { $hits } of { $cards } Action cards, { $percent }%
fh-few = { $hits } of { $cards } Action cards
fh-dot = { $a } · { $b }
fh-plain = { $text }
fh-scores = { $one } – { $other }

## Action boxes in a list

fh-box-minus = −{ $n }
fh-box-nogain = No Gain
fh-box-holdto = hold to { $n }
fh-box-loss = { $type ->
    [R] Back Field Tackle
    [P] Sack
   *[M] Gang Tackle
  } { $n }
fh-box-enddrive = End Drive
fh-box-goallinestand = Goal Line Stand
fh-box-blitz = Blitz { $n }
fh-box-strip = Strip{ $returns ->
    [no] { "" }
   *[yards] , return { $returned }
  }
fh-box-interception = Interception{ $returns ->
    [no] { "" }
    [run] , return a run number
    [pass] , return a pass number
   *[yards] , return { $returned }
  }
fh-box-fumble = Fumble{ $returns ->
    [no] { "" }
   *[yards] , return { $returned }
  }
fh-box-all = { $box }{ $rider ->
    [no-kick] , no kick
    [momentum] , momentum { $n }
   *[none] { "" }
  }
fh-box-named = { $name } ({ $box })
fh-box-sometimes = sometimes { $box }
fh-end-bare = { $type }, no helmets
fh-end-defence = { $type } at { $bare ->
    [yes] no area
   *[no] { $helmets }
  }: { $box }{ $flag ->
    [yes] , flag
   *[no] { "" }
  }
fh-two-ends = defends { $defence } · { $attacks ->
    [yes] attacks { $offence }
   *[no] no attack
  } · kick { $kick }

## Questions

fh-waiting = Waiting for { $who }.
fh-over = The game is over.
fh-ask-coin = Call the coin: heads or tails?
fh-ask-coin-more = A right call gives you the Option.
fh-ask-order = Visitor or Home?
fh-ask-order-more = The Visitor begins the first half, Home the second.
fh-ask-team = Pick your team.
fh-ask-team-more = You take its { $drafting ->
    [yes] { $stars } Stars; the rest are drafted
   *[no] { $cards } cards
  }.
fh-ask-pack = Take one of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
fh-ask-pack-more = The rest go to the { $team }.
fh-ask-display = Take one of the { $cards } open cards.
fh-ask-display-more = { $again ->
    [yes] You take another right after it.
   *[no] Then it is the other side’s turn.
  }
fh-ask-keep = Keep one of these two cards; the other is discarded.
fh-ask-keep-more = { $picks ->
    [one] This is the last pick.
   *[other] { $picks } picks to make.
  }
fh-ask-pair = Take two of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
fh-ask-pair-more = The rest go on to { $neighbour }.
fh-ask-cut = Which card do you cut?
fh-ask-cut-more = You have { $cards }, { $keep } may stay.
fh-ask-place = Which card goes into your Audible space?
fh-ask-place-more = It lies face down for the { $half ->
    [1] first
   *[other] second
  } half, and you draw another; or put none.
fh-ask-first = Open the { $half ->
    [1] first
   *[other] second
  } half with a card.
fh-ask-first-more = Only its football end will count.
fh-ask-answer = Defend against { $threat }.
fh-ask-answer-more = Ball { $spot }, play { $down } of { $of }; your card then turns round and attacks.
fh-ask-discard = Which card do you give up for the Audible?
fh-ask-discard-more = It leaves face down; then you choose the new defense.
fh-ask-source = Which card defends after your Audible?
fh-ask-source-more = The threat is { $threat }.
fh-ask-final = Which card is your last defense of the half?
fh-ask-final-more = It costs no Audible. The threat is { $threat }, { $where }.
fh-ask-audible = Keep your card, or call an Audible?
fh-ask-audible-more = { $other } answers { $own }; { $left ->
    [one] 1 Audible
   *[other] { $left } Audibles
  } left.
fh-ask-play = Which play do you choose?
fh-ask-play-more = { $own } against { $other }, { $where }.
fh-ask-overthrow = Use your box?
fh-ask-overthrow-more = Their pass of { $base } is overthrown, No Gain as it is. The box: { $box }.
fh-ask-penalty = Accept the penalty?
fh-ask-penalty-more = WHRR calls { $foul }: { $way ->
    [back] they go back { $yards }
   *[forward] { $yards } yards forward
  }{ $fresh ->
    [yes] { " " }and a fresh set of plays
   *[no] { "" }
  }. Declined, the box counts: { $box }.
fh-ask-kick = Kick a field goal?
fh-ask-kick-more = Ball on the { $ball }: { $need } needed, { $number } on the card, good on { $odds }.{ $last ->
    [yes] { " " }It is your last play of the half.
   *[no] { "" }
  }
fh-ask-conversion = Kick the extra point, or go for two?
fh-ask-conversion-more = The kick is a sure { $one }; { $two } need an Action card that fits.
fh-ask-overtime = Overtime, round { $round }: choose { $cards ->
    [one] your last card
   *[other] one of { $cards } cards
  }.
fh-ask-overtime-more = It attacks and defends at once; your ball { $own }, theirs { $theirs }.

## Options: what they are called

fh-label-card = { $card } · { $ends }
fh-label-tagged = { $label } · { $tag }
fh-label-heads = Heads
fh-label-tails = Tails
fh-label-start = Be the Visitor: begin the first half
fh-label-home = Be Home: begin the second half
fh-label-place-none = Put no card there: { $cards ->
    [one] the card stays
   *[other] all { $cards } stay
  } in the Playbook
fh-label-team = { $team }
fh-label-pair = { $one } + { $other }
fh-label-audible = Call an Audible, { $left } left
fh-label-from-audible = From the Audible space: { $card }
fh-label-from-playbook = The top card of your Playbook, unseen ({ $cards } left)
fh-label-keep = No Audible, keep { $card } · { $tag }
fh-label-use-box = Use the box
fh-label-decline = Decline, the box is applied
fh-label-leave-box = Leave the box alone
fh-label-accept = Accept the penalty
fh-label-kick = Kick for { $points }
fh-label-no-kick = No kick
fh-label-extra-point = Kick the extra point
fh-label-two = Go for { $points } with a { $how }

fh-do = { $verb ->
    [play] { $tagged ->
        [yes] Play No { $no }: { $tag }
       *[no] Play No { $no } { $name }
      }
    [place] Place No { $no } { $name }
    [discard] Give up No { $no } { $name }
    [cut] Cut No { $no } { $name }
   *[take] Take No { $no } { $name }
  }
fh-do-heads = Heads
fh-do-tails = Tails
fh-do-start = Visitor: begin
fh-do-home = Home: begin the second half
fh-do-place-none = Place none
fh-do-audible = Audible, { $left } left
fh-do-keep = Keep my card
fh-do-from-audible = Audible card, No { $no }
fh-do-from-playbook = Playbook, top card
fh-do-use-box = Use the box
fh-do-leave-box = Leave the box
fh-do-accept = Accept the penalty
fh-do-decline = Decline
fh-do-kick = Kick for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
fh-do-no-kick = No kick
fh-do-extra-point = Kick the extra point
fh-do-two = { $how ->
    [run] Run for { $points }
   *[pass] Pass for { $points }
  }

## Options: tags, at most 24 letters

fh-tag-stopped = No gain
fh-tag-stopped-no-kick = Stop, no kick
fh-tag-nothing = No threat
fh-tag-touchdown = Touchdown
fh-tag-overthrown = Overthrown
fh-tag-gain = +{ $yards }, to { $ball }
fh-tag-draw = { $yards ->
    [0] { $cards ->
        [one] Draw
       *[other] { $cards } draws
      }
   *[other] +{ $yards } & { $cards ->
        [one] draw
       *[other] { $cards } draws
      }
  }
fh-tag-loss = { $type ->
    [P] Sack
   *[other] Tackle
  }, { $safety ->
    [yes] safety
   *[no] to { $ball }
  }
fh-tag-end_drive = End Drive
fh-tag-interception = Interception
fh-tag-fumble = Fumble{ $safety ->
    [yes] , safety
   *[no] { "" }
  }
fh-tag-either = { $one } or { $other }
fh-tag-short = { $what ->
    [touchdown] TD
    [safety] safety
   *[fumble] fumble
  }
fh-tag-back = { $safety ->
    [yes] Safety
   *[no] Back to { $ball }
  }
fh-tag-odds = { $hits } of { $cards }, { $percent }%
fh-tag-out-of-reach = Out of reach
fh-tag-certain = +{ $points } for certain
fh-tag-no-kick = { $then ->
    [half] Offense done this half
    [uncounted] The drive continues
    [ends] The drive ends
   *[goes-on] Play { $down } of { $of } next
  }
fh-tag-left = { $left } left
fh-tag-unseen = Unseen

## Options: what would happen, as a clause

fh-would = { $what ->
    [overthrown] overthrown, No Gain
    [overthrown-box] overthrown, No Gain or the box as the defense likes. The box: { $then }
    [box] a match, box triggered. { $then }
    [mismatch] a mismatch, { $then }
    [stunt] a mismatch with Maul for once, { $then }
   *[match] a match, box not triggered, { $then }
  }{ $flag ->
    [yes] , after a penalty check
   *[no] { "" }
  }
fh-would-gain = { $kind ->
    [Minus] { $yards ->
        [0] Minus { $n } takes all of the { $base }
       *[other] Minus { $n }: { $base } − { $n } = { $yards }
      }
    [HoldTo] Contain: { $n } yards at most, so { $yards }
   *[other] { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
      }
  }{ $lands ->
    [touchdown] , a touchdown
    [moves] , from the { $old } to the { $ball }
   *[stays] { "" }
  }
fh-would-overthrown = Past the End Zone all the same, No Gain
fh-would-no_gain = No Gain{ $saved ->
    [SECURE] { " " }(Secure)
    [QUICK_RELEASE] { " " }(Quick Release)
   *[no] { "" }
  }, the ball stays on the { $old }
fh-would-loss = { $type ->
    [R] Back Field Tackle
    [P] Sack
   *[M] Gang Tackle
  }: { $old } + { $yards } = { $ball }{ $lands ->
    [safety] , a safety: { $points ->
        [0] no points in overtime
       *[other] +{ $points } for the defense
      }, and its ball advances { $advance }
   *[other] { "" }
  }
fh-would-end_drive = END DRIVE: { $team } RESET to the { $start }
fh-would-interception = Interception: { $team } RESET to the { $start }{ $returns ->
    [no] { "" }
    [card] ; the defense advances by the { $way } number of an Action card
   *[yards] ; the defense advances { $way }
  }
fh-would-fumble = { $lands ->
    [safety] Fumble: { $old } + { $yards } = { $ball }, a safety: { $points ->
        [0] no points in overtime
       *[other] +{ $points } for the defense
      }, and its ball advances { $advance }
   *[other] Fumble: { $team } RESET to the { $start }{ $returns ->
        [no] { "" }
       *[yards] ; the defense advances { $way }
      }
  }
fh-would-blitz = Blitz, home on { $hits }. { $one }. Otherwise { $other }
fh-would-strip = Strip, good on { $hits }. { $one }. Otherwise { $other }
fh-would-momentum = { $box }. Momentum: the defense advances { $way }
fh-would-no-kick = { $box }. No kick after it
fh-sum = { $terms }{ $drawn ->
    [yes] { "" }
   *[no] { $several ->
        [yes] { " " }= { $total }
       *[no] { $total ->
            [one] { " " }yard
           *[other] { " " }yards
          }
      }
  }{ $lands ->
    [touchdown] , a touchdown
    [moves] { $drawn ->
        [yes] { "" }
       *[no] , from the { $old } to the { $ball }
      }
   *[stays] { "" }
  }{ $hits }
fh-sum-base = { $yards }
fh-sum-helmets = − { $yards }
fh-sum-bonus = + { $yards }
fh-sum-cards = + { $cards ->
    [one] a card
   *[other] { $kind ->
        [best] the best of { $cards } cards
       *[more] { $cards } cards
      }
  } (mean { $mean })
fh-sum-hits = , a touchdown on { $hits } of { $cards }

## Options: steps

fh-step-nothing = No footballs: the play is No Gain and the box is not triggered.
fh-step-play = { $play }: { $would }.
fh-step-type = Type: { $type } meets { $defence }, { $meets ->
    [mismatch] a mismatch: no box
    [stunt] a mismatch for { $fake }: no box
   *[match] a match
  }.
fh-step-area = { $area }: { $helmets ->
    [0] no helmet
    [one] 1 helmet
   *[other] { $helmets } helmets
  } against { $footballs ->
    [one] 1 football
   *[other] { $footballs } footballs
  }{ $faked ->
    [0] { "" }
   *[other] { " " }({ $fake } ignores { $faked })
  }{ $how ->
    [mismatch] { $helmets ->
        [0] { "" }
        [one] ; it takes { $each ->
            [one] 1 yard
           *[other] { $each } yards
          }
       *[other] ; each takes { $each ->
            [one] 1 yard
           *[other] { $each } yards
          }
      }
    [triggered] ; the box is triggered
    [condition] , but the condition of the box fails: not triggered
   *[unmatched] ; the box is not triggered
  }.
fh-step-overthrown = A pass of { $yards } from the { $ball } goes past the End Zone: overthrown, No Gain{ $box ->
    [yes] , unless the defense uses its box all the same
   *[no] { "" }
  }.
fh-step-flag = Flag: an Action card first; { $fouls } show a foul.
fh-step-result = { $would }.
fh-step-turns = Then it turns round: { $reach ->
    [none] it has no footballs, so it threatens nothing.
    [overthrown] your next threat is { $threat } from the { $ball }. Unstopped it would be overthrown.
    [touchdown] your next threat is { $threat } from the { $ball }. Unstopped it is a touchdown.
   *[moves] your next threat is { $threat }. Unstopped it goes from the { $ball } to the { $to }.
  }
fh-step-idle = Nothing on it can gain from here.
fh-step-reach = Unstopped it goes { $way }.
fh-step-attacks = { $attacks ->
    [yes] It attacks: { $threat }.
   *[no] It has no attack.
  }
fh-step-defends = It defends: { $defence }.
fh-step-unused = Its defense will not be used in this half: { $defence }.
fh-step-printed = { $text } Its field-goal number is { $kick }.
fh-step-price = It costs an Audible: { $left } left after it.
fh-step-unseen = The top card of the Playbook is played as drawn; yours holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
fh-step-audible = You give up a hand card of your choice, face down, and an Audible: { $left } left in this half.
fh-step-no-audible = The offense may not call one on this play.
fh-step-or-audible = Or the new defense is your Audible card, No { $no } { $name }:
fh-step-box = The box is applied. { $would }.
fh-step-stays = No Gain: the ball stays { $spot }.
fh-step-penalty = The ball moves { $way }{ $lands ->
    [touchdown] , a touchdown
    [safety] , a safety
   *[other] { "" }
  }{ $fresh ->
    [yes] , and a fresh drive begins there
   *[no] { "" }
  }.
fh-step-extra-point = The kick is good for { $points } for certain.
fh-step-kick-needs = From the { $ball } the kick must reach { $need }.
fh-step-kick-odds = { $number } on the card{ $setup ->
    [0] { "" }
   *[other] { " " }+ { $setup } set up
  }, so an Action card of { $missing } or more is good for { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $odds }.
fh-step-kick-blocks = { $blocks } block it and give the defense yards.
fh-step-kick-ends = The drive ends either way: RESET to the { $start }.
fh-step-no-kick = { $then ->
    [half] Your offense is done for this half.
    [uncounted] The play does not count, so the drive continues.
    [ends] That was the last play of the drive: it ends without a score.
   *[goes-on] The drive continues with play { $down } of { $of }.
  }
fh-step-two = Good for { $points } if the Action card’s { $how ->
    [run] run number beats its pass number
   *[pass] pass number beats its run number
  }: { $odds }.
fh-step-heads = If the coin shows heads, you have the Option.
fh-step-tails = If the coin shows tails, you have the Option.
fh-step-start = You begin the first half{ $picked ->
    [yes] { " " }and pick your team second
   *[no] { "" }
  }.
fh-step-home = You begin the second half{ $picked ->
    [yes] { " " }and pick your team first
   *[no] { "" }
  }.
fh-step-place-none = Your Playbook keeps { $cards ->
    [one] its card
   *[other] its { $cards } cards
  }; an Audible then brings its top card, unseen.

## Play-by-play: a play

fh-threat = { $team } { $spot }, play { $down } of { $of }. { $card } threatens { $threat }.
fh-defence = { $team } answer with { $card }{ $source ->
    [audible] { " " }from the Audible space
    [playbook] { " " }from the top of the Playbook
    [final] , the last defense of the half
   *[hand] { "" }
  }: { $type } defense, { $helmets }.
fh-audible-own = You call an Audible ({ $left } left) and give up { $card }, face down.
fh-audible-defence = Audible on defense! { $team } give up a card, face down ({ $left } left).
fh-audible-offence = Audible on offense! { $team } ({ $left } left) bring { $new } from { $source ->
    [audible] the Audible space
   *[playbook] the top of the Playbook
  } for { $old }. It threatens { $threat }.
fh-chosen = { $team } go with { $play }.
fh-check = Type: { $type } against { $defence }, { $meets ->
    [mismatch] a mismatch
    [stunt] a mismatch, for { $fake } fools a Maul defense
   *[match] a match
  }. { $area }: { $footballs ->
    [one] 1 football
   *[other] { $footballs } footballs
  }, { $helmets ->
    [0] no helmet
    [one] 1 helmet
   *[other] { $helmets } helmets
  }{ $faked ->
    [0] { "" }
   *[other] { " " }({ $fake } ignores { $faked })
  }.
fh-counts = It counts { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  } here.
fh-too-far = A pass of { $yards } from here goes past the End Zone: overthrown.
fh-no-play = No footballs on { $card }: No Gain for { $team }, and no box.
fh-triggered = Every football meets a helmet, so the box of { $card } decides: { $box }.
fh-not-triggered = { $why ->
    [condition] The box of { $card } is not triggered, for its condition fails: { $box }.
    [declined] { $team } leave their box alone and let the pass fly by.
   *[unmatched] Not every football is stopped: the box is not triggered.
  }
fh-incomplete = Incomplete: the { $yards }-yard pass sails over everybody. No Gain, { $team } stay { $spot }.
fh-gain = { $total ->
    [0] No Gain for { $team }
   *[other] { $team } gain { $total }
  }: { $terms }{ $several ->
    [yes] { " " }= { $total }
   *[no] { "" }
  }; ball { $spot }.
fh-term-card = { $yards } on the card
fh-term-helmets = − { $yards } for { $helmets ->
    [0] helmets
    [one] a helmet
   *[other] { $helmets } helmets
  }
fh-term-bonus = + { $yards } bonus
fh-term-action = + { $yards } from Action card { $number }
fh-term-best = (the best of { $cards })
fh-turned-card = card { $number } with { $yards }
fh-applied-gain = { $kind ->
    [Minus] { $yards ->
        [0] { $card } gives up nothing: minus { $n } leaves 0 of { $base }.
       *[other] { $card } gives up { $yards }: { $base } on the card − { $n } = { $yards }.
      }
    [HoldTo] Contained: { $yards } yards, { $n } at most.
    [Blitz] The blitz is beaten: { $yards } yards, all that is on the card.
   *[other] The play gains { $yards }.
  }
fh-applied-overthrown = Even shortened, the pass goes past the End Zone: incomplete, No Gain.
fh-applied-no_gain = { $saved ->
    [QUICK_RELEASE] Quick Release, so no loss: No Gain against { $card }.
    [SECURE] Secure hands, so the ball is safe: No Gain against { $card }.
   *[no] No Gain against { $card }.
  }
fh-applied-loss = { $type ->
    [R] Back Field Tackle
    [P] Sack
   *[M] Gang Tackle
  }! { $card } drops the ball carrier for a loss of { $yards }.
fh-applied-end_drive = { $kind ->
    [GoalLineStand] Goal Line Stand! END DRIVE! { $card } shuts the door.
   *[other] END DRIVE! { $card } shuts the door.
  }
fh-applied-interception = INTERCEPTED! { $card } picks it off for { $team }{ $yards ->
    [0] { "" }
   *[other] , { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
      } to return
  }.
fh-applied-fumble = FUMBLE! { $card } knocks the ball loose.
fh-no-kick-after = No kick after this play.
fh-moved = { $why ->
    [return] { $team } bring it back: { $way }.
    [safety] { $team } advance after the safety: { $way }.
    [block] { $team } run with the blocked kick: { $way }.
    [momentum] Momentum for { $team }: { $way }.
   *[penalty] The ball of { $team } moves { $way }.
  }
fh-play-over = { $team }: { $of ->
    [0] ball { $spot }
   *[other] { $made } of { $of } plays made, ball { $spot }
  }{ $hurried ->
    [yes] . Hurry Up: the play does not count in the drive
   *[no] { "" }
  }.
fh-turned-blitz = Blitz! Action card { $number } has pass { $reads }: { $suits ->
    [yes] it gets home
   *[no] too late
  }.
fh-turned-strip = They go for the ball: Action card { $number } has run { $reads }, { $suits ->
    [yes] the ball comes out
   *[no] it stays in
  }.
fh-turned-kick = The snap, the hold: Action card { $number } says { $suits ->
    [yes] { $reads }
   *[no] BLOCK { $reads }
  }.
fh-turned-penalty = { $foul ->
    [yes] WHRR, the robot head referee, throws a flag! Action card { $number }: { $says }.
   *[no] WHRR, the robot head referee, whirrs over Action card { $number } and keeps the flag in: { $says }.
  }
fh-turned-injury = Injury check: Action card { $number } says { $says }.
fh-turned-return = Action card { $number } gives the return: { $column } { $reads }.
fh-reshuffled = The Action Deck is empty: { $cards ->
    [one] its card is
   *[other] its { $cards } cards are
  } shuffled again.
fh-flag-offset = Fouls on both sides: No Gain for { $team }, and the play does not count in the drive.
fh-flag-declined = { $team } decline the { $foul }; the box is applied.
fh-flag-accepted = { $team } accept the { $foul }: { $way ->
    [back] the offense goes back { $yards }
   *[forward] { $yards } yards forward
  } instead of the play{ $fresh ->
    [yes] , with a fresh set of plays
   *[no] { "" }
  }.
fh-injured-line = { $card } of { $team } { $severity ->
    [none] is fine and jogs back
    [season] is out for the season
   *[other] { $games ->
        [0] is hurt and misses the rest of this game
        [one] is hurt and misses the rest of this game and the next one
       *[other] is carried off: out for this game and the next { $games }
      }
  }.

## Play-by-play: scores and drives

fh-score = { $visitor } { $one }, { $home } { $other }
fh-final-score = Final: { $visitor } { $one }, { $home } { $other }
fh-scored-touchdown = TOUCHDOWN, { $team }, { $why ->
    [return] all the way back with the turnover
    [safety] carried in by the yards of the safety
    [block] with a blocked kick under the arm
    [momentum] on sheer momentum
    [penalty] and WHRR, the robot head referee, points the way
   *[play] over the line and into the lights
  }! +{ $points } ({ $score }). Back to the { $start }.
fh-scored-field_goal = Field goal, { $team }: +{ $points } ({ $score }).
fh-scored-safety = SAFETY! { $team } catch them behind START: +{ $points } ({ $score }).
fh-safety-for-nothing = SAFETY! In overtime it scores no points, but { $team } RESET to the { $start }.
fh-conversion-kick = { $team } kick the extra point: +{ $points } ({ $score }).
fh-conversion-try = { $team } go for two with a { $how }: Action card { $number } has run { $run }, pass { $pass_ }, { $good ->
    [yes] good!
   *[no] no good.
  } +{ $points } ({ $score }).
fh-kick-tried = { $team } kick: { $card } on the card{ $setup ->
    [0] { "" }
   *[other] { " " }+ { $setup } set up
  } + { $kick } on Action card { $number } = { $total }, needs { $need }: { $good ->
    [yes] good!
   *[no] no good, and the drive is over.
  }
fh-kick-blocked = { $team } kick: BLOCKED! The drive is over, and the defense takes { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }.
fh-drive-over = { $why ->
    [spent] { $plays ->
        [one] 1 play
       *[other] { $plays } plays
      } and no score: the drive is over for { $team }. RESET to the { $start }.
   *[ended] The drive is over for { $team } on play { $down }: RESET to the { $start }.
  }

## Play-by-play: the course of a game

fh-coin = { $form ->
    [you] You call
   *[one] { $caller } calls
  } { $call ->
    [heads] heads
   *[tails] tails
  }; the coin shows { $landed ->
    [heads] heads
   *[tails] tails
  }, so { $option_form ->
    [you] you decide
    [machines] { $option } decide
   *[one] { $option } decides
  } who starts.
fh-order = { $form ->
    [you] You are the Visitor and begin
    [machines] { $visitor } are the Visitor and begin
   *[one] { $visitor } is the Visitor and begins
  } the first half; { $home_form ->
    [you] you are Home
    [machines] { $home } are Home
   *[one] { $home } is Home
  }.
fh-team-picked = { $form ->
    [you] You take
    [machines] { $who } take
   *[one] { $who } takes
  } the { $team }.
fh-own-drafted = You draft { $card }.
fh-unseen-drafted = { $team } draft a card unseen.
fh-own-cut = You cut { $card }.
fh-unseen-cut = { $team } cut a card unseen.
fh-own-filled = { $card } fills a place in your team.
fh-unseen-filled = { $team } fill a place in their team, unseen.
fh-open-pick = { $team } take { $card }.
fh-audible-set-own = { $placed ->
    [yes] You put { $card } in the Audible space.
   *[no] You leave the Audible space empty.
  }
fh-audible-set = { $placed ->
    [yes] { $team } put a card in the Audible space.
   *[no] { $team } leave the Audible space empty.
  }
fh-half-begins = { $half ->
    [1] First half
   *[other] Second half
  }: { $team } begin. Both balls on the { $spot }, fresh Audibles, all Action cards shuffled.
fh-half-ends = { $half ->
    [1] Halftime
   *[other] The second half is over
  }: { $score }.
fh-overtime-begins = Overtime, round { $round }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each, both balls on the { $spot }. No kicks, no Audibles; a lead after a pair of plays wins.
fh-overtime-cards = Both cards are turned: { $one } against { $other }.
fh-coin-decides = Nothing else has helped: a coin flip makes { $team } the winner.
fh-match-over = Final score: { $score }, { $tied ->
    [yes] a tie
   *[no] { $team } win
  }.
fh-seeds = The order of the draw: { $seats }.
fh-fixture = Game { $number }, { $stage }: { $visitor } at { $home }.
fh-standing = { $place }. { $who } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  })
fh-standings-line = Standings: { $places }.
fh-champions = CHAMPIONS! { $form ->
    [you] You lift
   *[one] { $who } lift
  } the trophy.

## Headline and result

fh-now-before = before the game
fh-now-halftime = halftime
fh-now-overtime = overtime, round { $round }
fh-now-balls = { $visitor } { $one }, { $home } { $other }
fh-now-half = { $half ->
    [1] 1st half
   *[other] 2nd half
  }
fh-now-play = { $team } play { $play } of { $of }
fh-now-ball = ball { $spot }
fh-stage-now = { $mode ->
    [league] league
   *[tournament] tournament
  }{ $stage ->
    [over] { " " }over
    [before] , before the first game
    [final] , final
    [semi-final] , semifinal
    [first-round] , first round
   *[season] , season
  }
fh-tie = A tie
fh-by-points = more points after two halves
fh-by-overtime = sudden-death overtime
fh-by-tie = still level after overtime
fh-by-coin = a coin flip
fh-by-tournament = { $who } win the tournament ({ $rule }). Games won: { $everybody }.
fh-by-league = { $who } win the playoffs and the league ({ $rule }). Season points: { $everybody }.
fh-scored-by = { $who } { $points }

## The coach

fh-why-home = Home picks first and begins the second half.
fh-why-fits = The better card for the rest of the team.
fh-why-cut = The team needs it least.
fh-why-broad = A broad offense is the best Audible card.
fh-why-full = A full Playbook.
fh-why-opens = A good threat whose defense will not be missed.
fh-why-audible = A better answer than the hand holds.
fh-why-discard = The hand misses it least.
fh-why-keep = The threat stands well enough.
fh-why-escape = Escapes what the defense has laid.
fh-why-box = The box hurts more than the incompletion.
fh-why-leave = The overthrown pass gains nothing anyway.
fh-why-accept = The penalty yards are worth more.
fh-why-decline = The play as it stands is worth more.
fh-why-kick = { $percent }% to be good.
fh-why-no-kick = The drive may bring more.
fh-why-wins = { $percent }% to win from there.
fh-why-one = { $points ->
    [one] One point
   *[other] { $points } points
  } for certain.
fh-why-two = Going for { $points } changes the arithmetic.
fh-why-both = Strong at both ends: both plays of the pair use it.
fh-why-answer = In points: it leaves them { $left } in this drive, and your next threat is worth { $coming }.
fh-why-play = In points, it is worth { $points } for this drive.

## The report

fh-kick-off = Kickoff
fh-point = { $half ->
    [1] 1st half
    [2] 2nd half
   *[other] Overtime
  }, play { $number }, { $team }
fh-no-team = No team yet
fh-given-up = Given up at { $one } to { $other }
fh-shared = { $one } and { $other } share it
fh-won-overtime = { $team } win in overtime
fh-summary-score = { $visitor } { $one }, { $home } { $other }.
fh-summary-line = { $place ->
    [ahead] Ahead
    [behind] Behind
   *[level] Level
  } at the half, { $own } to { $other }; { $turned ->
    [yes] { $changes },{ " " }
   *[no] { "" }
  }{ $good ->
    [yes] ahead for good from play { $play } of { $plays }
   *[no] won after all
  }.
fh-title-touchdown = Touchdown, { $team }
fh-title-field_goal = Field goal, { $team }
fh-title-safety = Safety, { $team }
fh-title-gain = { $yards ->
    [0] No gain
   *[other] Gain of { $yards }
  }
fh-title-kick = { $blocked ->
    [yes] Kick blocked
   *[no] Kick missed
  }
fh-title-penalty = Penalty
fh-title-loss = { $type ->
    [P] Sack
   *[other] Tackle
  }, loss of { $yards }
fh-title-end_drive = Drive stopped, { $team }
fh-title-interception = Interception, { $team }
fh-title-fumble = Fumble, { $team }
fh-drive-end = { $end ->
    [touchdown] TD
    [good] FG
    [missed] miss
    [blocked] block
    [interception] INT
    [fumble] FUM
    [end-drive] stop
    [safety] SAF
    [fourth-play] downs
    [round] round
   *[half] half
  }
fh-figure-points = Points
fh-figure-half = { $half ->
    [1] First half
    [2] Second half
   *[other] Overtime
  }
fh-figure-touchdowns = Touchdowns
fh-figure-field-goals = Field goals
fh-figure-safeties = Safeties
fh-figure-drives = Drives
fh-figure-yards = Yards
fh-figure-average = Average play
fh-figure-mismatches = Mismatches won
fh-figure-boxes = Boxes triggered
fh-figure-turnovers = Turnovers won
fh-figure-stops = Drives stopped
fh-figure-returns = Return yards
fh-figure-penalties = Penalties
fh-figure-audibles = Audibles used
fh-figure-won = Won
fh-figure-tied = Tied
fh-figure-lost = Lost
fh-figure-for = Points for
fh-figure-against = Points against
fh-game-number = Game { $number }, { $stage }
fh-not-finished = Not finished
fh-are-champions = { $team } are champions
fh-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
  }

## The table in the terminal

fh-screen-role = { $side ->
    [0] Visitor
   *[other] Home
  }
fh-screen-no-team = { $who }, no team yet
fh-screen-you = { $team } (you)
fh-screen-deck = { $half ->
    [1] 1st half, { $left } Action cards left
    [2] 2nd half, { $left } Action cards left
   *[other] overtime { $round }, { $left } Action cards
  }
fh-screen-head = { $column ->
    [0] score
    [1] plays
    [2] Audibles
    [3] hand
   *[other] Playbook
  }
fh-screen-audibles = { $left }, { $filled ->
    [yes] card
   *[no] none
  }
fh-screen-legend = { $ball } ball, { $start } START
fh-screen-down = play { $down } of { $of }
fh-screen-needs = kick needs
fh-screen-drive = Drive of { $team }: { $cards }
fh-screen-attack = { $team } attack
fh-screen-to-answer = { $team } to answer
fh-screen-footballs = Footballs: { $text } Kick number { $kick }.
fh-screen-helmets = Helmets: { $type } defense. { $boxed ->
    [yes] { $text }
   *[no] No box.
  }{ $flag ->
    [yes] { " " }Penalty icon.
   *[no] { "" }
  }
fh-screen-own-audible = Your Audible card: { $card }
fh-screen-hand = Your hand: { $cards }
fh-screen-goal = Two halves of { $plays } plays each: touchdowns score { $touchdown }, field goals { $goal }, safeties { $safety }.
fh-screen-coin = A coin decides who is the Visitor and begins.
fh-screen-final = Final score
fh-screen-between = { $half ->
    [0] Before the game
   *[other] Halftime
  }{ $cards ->
    [0] { "" }
    [one] , 1 card in the Play Deck
   *[other] , { $cards } cards in the Play Deck
  }
fh-screen-ends = { $defence } | { $offence } | kick { $kick }
fh-screen-count = { $count } { $what }
fh-screen-roster = Your { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }: { $types } · helmets { $helmets } · { $kickers } with kick { $kick }+
fh-screen-known = Known of { $team }: { $cards }
fh-screen-open = Open cards: { $cards }
fh-screen-league = A league of { $players }, { $games } season games: { $clubs }
fh-screen-record = { $points } pts  { $won } won, { $tied } tied, { $lost } lost
fh-screen-seed = { $club } (seed { $seed })
fh-screen-by-coin = { $score }, by a coin
fh-screen-tournament = Tournament: { $games }
fh-screen-places = Standings: { $places }.
fh-screen-next = Game { $number } of { $of }, next { $visitor } at { $home }

## The table in the browser: scoreboard and strip

fh-automatic = automatic opponent
fh-machines = Machines
fh-visitor = Visitor
fh-home = Home
fh-town-you = { $town }, you
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
fh-overview = { $season ->
    [yes] Season
   *[no] Seen
  }
fh-seen-count = { $count } seen
fh-game-of = Game { $number } of { $of }
fh-in-playoffs = Playoffs

## The table in the browser: fields and drives

fh-field = { $team }: ball { $spot }, counted in yards to the goal line
fh-start = START
fh-safety-short = Safety
fh-safety = SAFETY
fh-end-zone = END ZONE
fh-your-drive = Your drive
fh-team-drive = { $team } drive
fh-down = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $down }th
  } of { $of }
fh-down-next = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $down }th
  } of { $of } next
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

## The table in the browser: the cards in play

fh-attacks = The { $team } attack with { $card }
fh-defends = The { $team } defend with { $card }
fh-strip = Area check. { $lanes }
fh-lane = { $area }: { $footballs ->
    [one] 1 football
   *[other] { $footballs } footballs
  }{ $answered ->
    [yes] { $helmets ->
        [0] { " " }against no helmet
        [one] { " " }against 1 helmet
       *[other] { " " }against { $helmets } helmets
      }
   *[no] { "" }
  }.
fh-your-answer = Your answer goes here
fh-their-answer = The { $team } answer here
fh-their-secret = The { $team } choose at the same time, in secret
fh-your-attack = Your attack goes here
fh-their-attack = The { $team } attack here
fh-you-threaten = You threaten
fh-team-threatens = The { $team } threaten
fh-threat-none = Nothing: no footballs
fh-threat-note = { $kind ->
    [none] It gains nothing.
   *[other] From the { $ball } with { $footballs ->
        [one] one football
       *[other] { $footballs } footballs
      }.
  } { $kind ->
    [overthrown] From here it is overthrown: no gain.
    [touchdown] Unstopped it is a touchdown.
    [lands] Unstopped it lands on the { $to }; a mismatch adds an Action card.
   *[none] { "" }
  }
fh-kick-needs = A kick from the { $yards } needs { $need }.
fh-kick-note = The card has { $number }{ $reach ->
    [yes] , so an Action card of { $missing } or more: { $good } of { $of }.
   *[no] : out of reach.
  }
fh-kick-yours = Your kick
fh-kick-theirs = Kick of the { $team }
fh-kick-from = From the { $yards }: { $need } needed
fh-conversion-text = The touchdown counts. Now for the try.
fh-audible-before = Before the { $half ->
    [1] 1st half
   *[other] 2nd half
  }
fh-audible-choose = Choose your Audible card
fh-audible-space = Audible space
fh-audible-what = { $times ->
    [one] 1 time
   *[other] { $times } times
  } a half you may call an Audible: throw a card away and bring this one instead, or the unseen top card of your Playbook.
fh-audible-which = A good choice is a card that stops what hurts you most. For a card placed here you draw another. Not sure? Ask the coach, or place none.
fh-audible-well = The card you choose will lie here, face down
fh-action-deck = Action Deck, { $count } left
fh-action-was = Last Action card, No { $no }.
fh-holds-audibles = { $count ->
    [one] 1 Audible
   *[other] { $count } Audibles
  }
fh-action-none = No card turned yet
fh-action-last = Last Action card, number { $no }: run { $run }, pass { $pass }, kick { $kick }
fh-run = Run
fh-pass = Pass
fh-kick = Kick
fh-block = blocked, { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }
fh-blocked = BLOCK
fh-foul-short = { $foul ->
    [offside] Offside
    [def_holding] Def. holding
    [interference] Interference
    [off_holding] Off. holding
    [offsetting] Offsetting
   *[none] No foul
  }
fh-pile-turned = Action cards turned
fh-pile-turned-note = Newest first. { $left } are still in the deck.
fh-hint-consider = Press a card to see, step by step, what it would do. Press it again to play it.
fh-audible = Audible
fh-audible-note = Your card in the Audible space: face down for the others, open for you.
fh-playbook-note = Your face-down Playbook. An Audible can bring its top card, unseen.

## The table in the browser: toss, teams, drafts and cuts

fh-heads = Heads
fh-heads-text = the helmet
fh-tails = Tails
fh-tails-text = the football
fh-visitor-text = You begin the first half. Home picks its team first, you pick second.
fh-home-text = You begin the second half. You pick your team first.
fh-toss = The coin toss
fh-toss-text = Whoever calls it right has the Option: be the Visitor and begin the first half, or be Home, begin the second and pick a team first.
fh-toss-waiting = A coin decides who has the Option.
fh-team-tidebreakers = A passing team from the warm side of the map: quick sacks, long balls, and a kicker who is mostly there for the view.
fh-team-haulers = Miners and drivers who run where the wall is thickest, because two of them always arrive at once. Nothing gets past them quickly.
fh-team-switchbacks = Harbor-town showfolk: reverses, statues and threats of two kinds. What you saw is not what they are doing.
fh-team-sentinels = Patient northerners with helmets in every area. They take your passes out of the air and turn small gains into field goals.
fh-team-pick = Play the { $team }
fh-team-look = See its cards
fh-team-yours = Your team
fh-team-taken = Taken by { $name }
fh-team-pile-note = All cards of the team, the Stars first.
fh-profile-run = Running
fh-profile-pass = Passing
fh-profile-defence = Helmets
fh-profile-kick = Kicking
fh-level = { $level ->
    [low] weak
    [middle] fair
   *[high] strong
  }
fh-draft-pass = Pick and pass
fh-draft-pass-text = Take one card of the pack in your hand; the rest go across, and theirs come to you. All picks are secret.
fh-draft-open = Open draft
fh-draft-open-text = The cards lie open for both. The first side takes one, then both take two in turn; of the last two, one is left over.
fh-draft-keep = Keep one of two
fh-draft-keep-text = Two cards come from the Play Deck: one joins your team, the other leaves the game.
fh-draft-league = League draft
fh-draft-league-text = Take two cards of the pack; the rest go on to your neighbor.
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
fh-balance-kickers = Kick { $kick } or more
fh-new = new
fh-cut = { $left ->
    [0] Your team is set
    [one] Cut one more card
   *[other] Cut { $left } cards
  }
fh-cut-waiting = Your team is set. The other side is still cutting.
fh-between = Between games

## The table in the browser: competitions

fh-standings = League table, games played: { $played } of { $of }
fh-place = Place
fh-team = Team
fh-won = Won
fh-tied = Tied
fh-lost = Lost
fh-scored = Points scored
fh-points = Points
fh-playoffs = The marked { $count } go to the playoffs.
fh-bracket = Tournament
fh-stage-head = { $stage ->
    [final] Final
    [semi-final] Semifinal
   *[first-round] First round
  }
fh-to-be-decided = to be decided
fh-bye = a bye
fh-results = Latest results
fh-injured = Injured
fh-out = { $rest ->
    [yes] out for the season
   *[no] { $games ->
        [0] fit again next game
        [one] misses 1 game
       *[other] misses { $games } games
      }
  }
fh-table-close = Back to the game
fh-scored-how = { $touchdowns ->
    [one] 1 touchdown
   *[other] { $touchdowns } touchdowns
  }, { $fieldGoals ->
    [one] 1 field goal
   *[other] { $fieldGoals } field goals
  }

## The table in the browser: moments

fh-score-line = { $visitor } { $one } – { $other } { $home }
fh-banner = { $what ->
    [touchdown] TOUCHDOWN
    [field_goal] FIELD GOAL
    [safety] SAFETY
    [interception] INTERCEPTION
    [fumble] FUMBLE
    [end_drive] DRIVE STOPPED
    [blocked] KICK BLOCKED
    [halftime] HALFTIME
    [second-half] END OF THE 2ND HALF
    [overtime] OVERTIME
    [coin] A COIN DECIDES
    [final] FINAL
   *[won] CHAMPIONS
  }
fh-banner-points = +{ $points } for the { $team }: { $one } – { $other }
fh-banner-by = { $name } for the { $team }.
fh-banner-blocked-text = The kick of the { $team } goes the other way: { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }.

## The table in the browser: the enlarged card

fh-legend-helmets = Helmets
fh-legend-helmets-text = Defense, by area: left, center, right. They meet footballs in the same area.
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
fh-legend-action-kick-text = Added to the card’s field-goal number. BLOCK sends the other side forward.
fh-legend-action-foul = Foul
fh-legend-action-foul-text = Read when a triggered box shows the flag.
fh-legend-action-injury = Injury
fh-legend-action-injury-text = Read when a card with the cross has been used, in tournaments and leagues.

## In a league

fh-league-size = Cards on the roster: { $cards }, instead of { $size }.
fh-league-twice = { $card } is on the roster twice; with more than eight teams everybody has a card once at most.

## The guided first game

fh-guide-title = Your first drive
fh-guide-goal = Score more points than the Haulers in two halves of ten plays each: a touchdown is worth 7, a field goal 3. Both teams drive at once, and every card you play is a defense first and an attack next.
fh-guide-closing = The rest is yours: finish the half, or start a new game whenever you like.
fh-guide-1 = You are the Tidebreakers. Both balls begin on the 45, each on its own field; whoever brings a ball into the End Zone scores 7.
fh-guide-2 = Every card has two ends. Helmets defend an area: Left, Center or Right. Footballs attack there. You defend with a card, then turn it round and attack with it.
fh-guide-3 = One card may wait face down in your Audible space, for the moment when your hand has no answer. Ingrid Undermere can pass to all three areas: put her there.
fh-guide-4 = Open the half with a threat; only the football end counts now. Kehau Longshore passes 15 yards on the Left with two footballs, so one helmet will not be enough to stop her.
fh-guide-5 = The Haulers answer with a Pass defense. Pass meets Pass: a match, so helmets are counted. Left has one helmet against two footballs, which is too few to trigger their box; it only takes 5 yards off.
fh-guide-6 = Three times in a half each side may call an Audible and change its card. You need none here: keep Kehau and gain 15 − 5 = 10.
fh-guide-7 = After a play you may kick for 3, which ends the drive. From the 35 you need 8: the card has 2, so only an Action card of 6 or more would do. A drive has four plays: go on.
fh-guide-8 = Now you defend. Jorun Tolliver, who answered you, has turned round and runs Left for 15 with two footballs.
fh-guide-9 = The tag on each card says what it would do. A Pass defense would be a mismatch and give them an Action card on top. Lin Shoalwater defends against the Run with a helmet on the Left: 10 yards instead of 15.
fh-guide-10 = Lin has turned round and is your next play: a Screen, 5 yards and an Action card on top. The Haulers have no helmet on the Left, so nothing is taken off. Keep her.
fh-guide-11 = The Action card brought 20: you stand on the 10. A kick would be good on 22 of 29 cards, but two plays are left to score 7 instead of 3. Go for it.
fh-guide-12 = They can pass Left or maul Right, and choose when they have seen your card. Paolo Seabright has a helmet on both sides and a Blitz that may throw them back; his other end passes 10 yards, just what you need.
fh-guide-13 = The Blitz came too late, but look: they defend with a Run card against your Pass. A mismatch, so no box can stop you now.
fh-guide-14 = Left there is a helmet, Right there is none. Ten yards from the 10: pass Right and score.
fh-guide-15 = Touchdown! The play-by-play shows every sum, and each line opens the rule behind it.
fh-guide-16 = They stand on the 20 and run 20 on the Left: look at the tags, every card in your hand lets them score. This is what Audibles are for.
fh-guide-17 = An Audible costs a hand card, face down. Gus Mudlark is the one you will miss least.
fh-guide-18 = Ingrid in the Audible space would not stop this run. Take the top card of your Playbook, unseen, and hope.
fh-guide-19 = Two helmets on the Left: no gain, and their kick missed. That is the whole game: a threat, an answer, and round it turns.
fh-guide-20 = From here you choose. The tags say what a card would do, the coach says what it would do in your place, and the rules are one key away.

## What lies in the box, on paper
fh-box-mat = Play mat
fh-box-field = Yards to go, and what a kick from here must reach
fh-box-safety = Safety
fh-box-start = START
fh-box-end-zone = End Zone
fh-box-in-play = In Play
fh-box-drive = Drive: { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
  }
fh-box-audible = Audible
fh-box-audibles = Audibles
fh-box-threat = The card that defends, then threatens
fh-box-stack = Resolved plays, the latest on top
fh-box-down = Face down; look at it whenever you like
fh-box-scoreboard = Scoreboard
fh-box-half = { $half ->
    [first] First half
    [second] Second half
   *[overtime] Overtime
  }
fh-box-row = { $row ->
    [tens] Points, tens
    [ones] Points, ones
   *[plays] Plays made
  }
fh-box-ball = { $side ->
    [home] Football of Home
   *[visitor] Football of the Visitor
  }
fh-box-pennant = { $side ->
    [home] Pennant of Home
   *[visitor] Pennant of the Visitor
  }
fh-box-half-marker = Half marker
fh-box-coin = Coin
fh-box-play = A play
fh-box-play-1 = The offense’s card lies In Play, football end forward: the threat.
fh-box-play-2 = The defense answers from its hand, helmet end forward, or calls an Audible.
fh-box-play-3 = If the defense called none, the offense may call an Audible. Then it picks its play.
fh-box-play-4 = Resolve the play. Not scored? The offense may kick; that ends the drive.
fh-box-play-5 = The card goes onto the drive stack. After { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
  } without a score: RESET.
fh-box-play-6 = The defender turns its card round: it is the next threat. Each side makes { $half ->
    [one] { $half } play
   *[other] { $half } plays
  } in a half.
fh-box-resolve = What comes of it
fh-box-resolve-1 = Types differ: the yards, less { $space } for each helmet in the area, plus the Action card.
fh-box-resolve-2 = Types match, too few helmets: the yards, less { $space } for each helmet there.
fh-box-resolve-3 = Types match, a helmet for every football: the defensive box decides. Maul is both Run and Pass.
fh-box-resolve-4 = A pass that comes down beyond the End Zone is incomplete; runs stop at the goal line.
fh-box-resolve-5 = Kick: card number + Action card must reach the number of the space.
fh-box-resolve-6 = Touchdown { $touchdown }, field goal { $goal }, safety { $safety }.
fh-box-sheet = Score sheet
fh-box-drive-number = Drive { $number }

# Card sets of one's own

fh-team-new = { $about }
fh-set-team = Team
fh-set-card = Card
fh-card-worth = threat { $threat }, stopping power { $stop }

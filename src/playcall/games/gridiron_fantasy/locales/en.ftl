### Gridiron Fantasy Football: everything the game says.

## Words: box and modes, prompts, previews, play-by-play, screen, report, coach, guide

# Box, modes and options
gf-summary = Secret calls, Challenges of symbols, dirty tricks and four downs for ten yards.
gf-box = Secret calls, dirty tricks and four downs for ten yards.
gf-mode-standard = Standard
gf-mode-standard-summary = Six drives, five Team cards each.
gf-mode-quick = Quick start
gf-mode-quick-summary = Four drives, three Team cards, everything else as listed: the game to learn.
gf-mode-full = Full game
gf-mode-full-summary = Two halves of five drives, with a halftime.
gf-mode-shared = Shared teams
gf-mode-shared-summary = Four coaches: one for the offense and one for the defense of each team.
gf-mode-bracket = Bracket
gf-mode-bracket-summary = Four players: winners meet winners, losers meet losers.
gf-mode-tag = Tag Team
gf-mode-tag-summary = Four to eight players in one game, two on the field at a time.
gf-mode-sealed = Sealed
gf-mode-sealed-summary = Both open new Starter Decks and Booster Packs and play with what is in them.
gf-option-form = Form
gf-option-form-single = two teams
gf-option-form-shared = shared teams
gf-option-form-bracket = bracket
gf-option-form-tag = Tag Team
gf-option-form-doc = One coach per team, a coach each for offense and defense, a bracket, or Tag Team.
gf-option-players = Players
gf-option-players-doc = Seats: 2; 3 or 4 with shared teams; 4, 5, 6 or 8 in a bracket; 4 to 8 in Tag Team.
gf-option-length = Length
gf-option-length-medium = medium: 6 drives
gf-option-length-short = short: 4 drives
gf-option-length-full = full: 10 drives
gf-option-length-doc = How many drives both teams play together.
gf-option-team_cards = Team cards
gf-option-team_cards-doc = Team cards per team: 3 for a first game, 7 in leagues.
gf-option-listed = Listed cards
gf-option-listed-doc = Take the listed Team cards and Playbooks without asking.
gf-option-playbook_size = Playbook
gf-option-playbook_size-doc = Plays in a Playbook.
gf-option-copy_limit = Copies
gf-option-copy_limit-table = by size of deck
gf-option-copy_limit-one = one
gf-option-copy_limit-two_actions = two
gf-option-copy_limit-doc = How often the same Action may be in a deck.
gf-option-pool = Cards
gf-option-pool-open = your own decks
gf-option-pool-sealed = sealed packs
gf-option-pool-doc = Bring decks, or build them from new Starter Decks and Booster Packs.
gf-option-sealed_starters = Sealed Starter Decks
gf-option-sealed_starters-doc = Starter Decks that each player opens in sealed play.
gf-option-sealed_boosters = Sealed Booster Packs
gf-option-sealed_boosters-doc = Booster Packs that each player opens in sealed play.
gf-option-common_team = Common Team cards
gf-option-common_team-unique = unique
gf-option-common_team-shared = shared
gf-option-common_team-substitutes = substitutes
gf-option-common_team-doc = Whether both teams may use the same common Team card, or replace a card shown twice by a common one only.
gf-option-all_formations = All formations
gf-option-all_formations-doc = Every team has every formation on top of its Team cards.
gf-option-strict_exceed = Strict lead
gf-option-strict_exceed-doc = An improvement must bring a Total above the other one; a tie is not enough.
gf-option-dominant_choice = Dominant Ability
gf-option-dominant_choice-majority = most symbols
gf-option-dominant_choice-owner = any printed
gf-option-dominant_choice-doc = Dominant is the ability with most symbols on the Play with the Advantage, or any that is printed on it.
gf-option-team_bonus = Symbols of stars
gf-option-team_bonus-initial = from the start
gf-option-team_bonus-held = when applied
gf-option-team_bonus-doc = When the symbols of stars count.
gf-option-deactivate_any = Switch everything
gf-option-deactivate_any-doc = Every Team card may be switched off, not only stars and formations.
gf-option-announce_before_return = Announced kicks
gf-option-announce_before_return-doc = The kicker declares the ability before the receiver takes the touchback or runs.
gf-option-special_yards = Goal line
gf-option-special_yards-sum = after the sum
gf-option-special_yards-clamp = before the Special Result
gf-option-special_yards-doc = Whether an Objective is cut at the goal line before the Special Result is added.
gf-option-fg_exact_good = Exact field goals
gf-option-fg_exact_good-doc = A field goal of exactly the distance is good.
gf-option-int_runback_hand = Interception runbacks
gf-option-int_runback_hand-leftover = cards left
gf-option-int_runback_hand-fresh = refilled hands
gf-option-int_runback_hand-doc = Which cards an interception is run back with.
gf-option-safety_kick_fair_catch = Fair catch of safety kicks
gf-option-safety_kick_fair_catch-doc = The receiver of a safety kick may call a fair catch.
gf-option-halftime_decks = Decks at halftime
gf-option-halftime_decks-reshuffle = may be reshuffled
gf-option-halftime_decks-keep = stay
gf-option-halftime_decks-rebuild = may be rebuilt
gf-option-halftime_decks-doc = What may be done with the Action decks at halftime.
gf-option-final_kick = Final kick
gf-option-final_kick-doc = A kick that is owed when the drives are over is played.
gf-option-overtime_drives = Overtime
gf-option-overtime_drives-doc = Drives of overtime before the game is a draw; 0 for no limit.
gf-option-play_guard = Most Plays
gf-option-play_guard-doc = Plays after which a game ends.
gf-option-rip_permanent = R.I.P. for good
gf-option-rip_permanent-doc = Cards that are R.I.P. leave collection and league.
gf-option-tag_possessions = Possessions
gf-option-tag_possessions-doc = Possessions of Tag Team; 0 for two per player.
gf-option-home = Home
gf-option-home-toss = coin toss
gf-option-home-seat1 = first seat
gf-option-home-seat2 = second seat
gf-option-home-seat1_chooses = first seat chooses
gf-option-home-doc = Who is Home.
gf-option-deck1 = Deck of seat 1
gf-option-deck1-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck2 = Deck of seat 2
gf-option-deck2-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck3 = Deck of seat 3
gf-option-deck3-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck4 = Deck of seat 4
gf-option-deck4-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck5 = Deck of seat 5
gf-option-deck5-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck6 = Deck of seat 6
gf-option-deck6-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck7 = Deck of seat 7
gf-option-deck7-doc = Pick at the table, a letter from A to H, or a deck.
gf-option-deck8 = Deck of seat 8
gf-option-deck8-doc = Pick at the table, a letter from A to H, or a deck.

# Nouns
gf-ability = { $ability ->
    [0] Power
    [1] Speed
    [2] Skill
    [3] Mental
   *[4] Wild
  }
gf-symbols = { $ability ->
    [0] Pw
    [1] Sp
    [2] Sk
    [3] Me
   *[4] Wd
  }{ $number }
gf-counted-symbols = { $number } { $ability }
gf-kind = { $kind ->
    [run] Run
   *[pass] Pass
  }
gf-kick = { $kick ->
    [kickoff] Kickoff
    [safety_kick] Safety kick
    [punt] Punt
    [field_goal] Field goal
    [interception] Interception runback
    [extra_point] Extra point
    [try] Two-point try
   *[play] Play
  }
gf-injury = { $level ->
    [0] No Injury
    [1] Shaken Up
    [2] Hurt
    [3] Injured
    [4] Badly Injured
   *[5] R.I.P.
  }
gf-nothing = nothing
gf-cards = { $number ->
    [one] one card
   *[other] { $number } cards
  }
gf-yards = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $number ->
    [one] 1 yard
   *[other] { $number } yards
  }
gf-spot = { $side ->
    [mid] midfield
    [own] own { $line }
   *[opp] opponent’s { $line }
  }
gf-at = { $side ->
    [mid] at midfield
    [own] at their own { $line }
   *[opp] at the opponent’s { $line }
  }
gf-to = { $side ->
    [mid] to midfield
    [own] to their own { $line }
   *[opp] to the opponent’s { $line }
  }
gf-from = { $side ->
    [mid] from midfield
    [own] from their own { $line }
   *[opp] from the opponent’s { $line }
  }
gf-yours = { $side ->
    [mid] at midfield
    [own] on your { $line }
   *[opp] on their { $line }
  }
gf-down-to-go = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
  } and { $goal ->
    [yes] goal
   *[no] { $yards }
  }
gf-down-place = { $down } { $place }
gf-down-spot = { $down }, { $side ->
    [mid] midfield
    [own] your { $line }
   *[opp] their { $line }
  }
gf-two-point-try = Two-point try
gf-score = { $team } { $points }
gf-team-number = Team { $number }

# What is asked
gf-waiting = Waiting for { $who }.
gf-wait = Cards may be played now.
gf-over = The game is over.
gf-ask-deck = Which franchise do you play?
gf-ask-team = Choose your Team cards: { $chosen } of { $of }.
gf-ask-book = Choose your { $role ->
    [0] offensive
   *[1] defensive
  } Playbook: { $chosen } of { $of }, a Run and a Pass among them.
gf-ask-build = Build your { $role ->
    [0] offensive
   *[1] defensive
  } Action deck from your packs: { $chosen ->
    [one] one card
   *[other] { $chosen } cards
  } so far.
gf-ask-build-least = You need at least { $least } different ones.
gf-ask-build-more = Add more?
gf-ask-toss = You won the toss: Home receives first, Visitor kicks off. Which will it be?
gf-ask-turn-up = Which Team card do you turn up?
gf-ask-replace = That card is taken. Which extra Team card comes in?
gf-ask-kickoff = { $stay ->
    [touchback] Take the touchback, or run the kick back?
   *[fair-catch] Call a fair catch, or run the kick back?
  }
gf-ask-punt = Call a fair catch, or run the punt back?
gf-ask-declare = { $kick }: which ability do you declare?
gf-ask-set-aside = Too many cards fit, at most { $most } may: which one do you set aside?
gf-ask-commit = { $kick }: commit cards with { $ability }.
gf-stake-returner = Each symbol more than theirs brings you { $forward ->
    [one] one yard
   *[other] { $forward } yards
  }, { $back ->
    [0] fewer cost you nothing
   *[other] each one fewer costs you { $back }
  }.
gf-stake-kicker = { $back ->
    [0] Each symbol fewer than theirs
    [one] Each symbol more than theirs costs them one yard, each one fewer
   *[other] Each symbol more than theirs costs them { $back } yards, each one fewer
  } brings them { $forward ->
    [one] one yard
   *[other] { $forward } yards
  }.
gf-stake-goal = The kick carries { $carries ->
    [one] one yard
   *[other] { $carries } yards
  }, one more or less for each symbol of difference; it takes { $needed }.
gf-stake-block = The defense blocks the kick with { $margin } symbols more.
gf-stake-onside = The kicking team keeps the ball with { $margin } symbols more.
gf-ask-exchange = Exchange a Play of your Playbook?
gf-ask-put-in = Which Play comes in for { $out }?
gf-ask-switch = { $situation }: switch your Team cards, then say you are ready.
gf-ask-down = { $situation }: run a Play, punt, or kick a field goal?
gf-ask-call = { $situation }: call your Play.
gf-ask-dominant = Which ability is Dominant?
gf-ask-read = They called a { $kind }. Change your call?
gf-ask-audible = Which Play do you change to?
gf-ask-name = Which ability shall { $card } work in?
gf-ask-choose = { $card }: choose one.
gf-ask-turn = { $ability } { $own } to { $other }: { $leads ->
    [yes] you lead.
   *[no] you trail.
  }
gf-ask-turn-more = Lay cards, play an Action, or pass?
gf-ask-extra = Additional Challenge in { $ability }, { $own } to { $other }.
gf-ask-extra-more = Lay a card, or pass?
gf-ask-wild = What does Wild on { $card } stand for?
gf-ask-window = { $window ->
    [kickoff] Before the kickoff:
    [drive_start] At the start of the drive:
    [call] Before the call:
    [reveal] The Plays are revealed:
    [challenge] During the Challenge:
    [result] The Challenge is decided:
    [injury] Before the injury is final:
    [penalty] Before anybody complains:
    [kick] Before the kick:
    [finish] At the end of the Play:
   *[response] In response:
  } play a card, use an ability, or decline?
gf-ask-answer = { $card } was played. Answer it?
gf-ask-loss = Keep the Objective of { $yards }, or take the minimum loss?
gf-ask-victim = Who is hit?
gf-ask-victim-more = The injury: { $injury }, level { $level }.
gf-ask-bench = Which Team card sits out?
gf-ask-patch-up = Who gets patched up, by { $levels ->
    [one] one level
   *[other] { $levels } levels
  }?
gf-ask-call-up-out = Which Team card leaves?
gf-ask-call-up-in = Which extra Team card comes in for { $out }?
gf-ask-discard-some = { $whose ->
    [own] Discard
   *[their] Pick from their hand to discard:
  } { $number ->
    [one] one card.
   *[other] { $number } cards.
  }
gf-ask-recover = Take back { $number ->
    [one] one card
   *[other] up to { $number } cards
  } from your discard pile.
gf-ask-redraw = Discard any cards, then draw as many.
gf-ask-arrange = Which of these will be drawn last? { $number } to put back.
gf-ask-complain = { $team } fouled with a Penalty Risk of { $risk }.
gf-ask-complain-more = Complain to the referee?
gf-ask-alert = Show a Referee Alert: { $shown } of { $risk } so far.
gf-ask-flag = The referee has seen it.
gf-ask-flag-more = Accept the penalty, or let the Play stand?
gf-ask-discard-one = Discard one card before you refill?
gf-ask-new-deck = Your deck is empty. Shuffle the discards into a new one?
gf-ask-leave = The drive is over: discard what you like.
gf-ask-leave-more = The rest goes on top of your deck.
gf-ask-try = Touchdown!
gf-ask-try-more = Kick the extra point, or go for two?
gf-ask-halftime = Shuffle your { $role ->
    [0] offensive
   *[1] defensive
  } Action deck with its discards?
gf-ask-rebuild = Exchange a card of your { $role ->
    [0] offensive
   *[1] defensive
  } Action deck for one of your reserve?
gf-ask-rebuild-in = Which reserve Action comes in for { $out }?
gf-ask-overtime = Overtime: receive, or kick off?
gf-ask-tag = Whom do you tag for the { $role ->
    [0] offense
   *[1] defense
  }?

# Options: what is on the button
gf-do-deck = { $letter }: { $name } ({ $abilities })
gf-do-listed = Take the listed cards
gf-do-home = Home: receive the first kickoff
gf-do-visitor = Visitor: kick off first
gf-do-receive = Receive
gf-do-kick-off = Kick off
gf-do-touchback = Touchback: ball { $place }
gf-do-return = Run it back
gf-do-fair-catch = Fair catch: ball { $place }
gf-do-keep = Keep
gf-do-keep-cards = Keep them all
gf-do-keep-objective = Keep the Objective: { $yards }
gf-do-ready = Ready
gf-do-play = Run a Play
gf-do-punt = Punt: down { $place }
gf-do-field-goal = Field goal from { $needed ->
    [one] one yard
   *[other] { $needed } yards
  }
gf-do-pass = Pass
gf-do-end-turn = End your turn
gf-do-decline = Decline
gf-do-no-complaint = Do not complain
gf-do-stands = Decline: the Play stands
gf-do-accept = Accept the penalty: { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }
gf-do-done = Done
gf-do-reshuffle = Shuffle
gf-do-kick = Kick the extra point: { $points ->
    [one] one point
   *[other] { $points } points
  }
gf-do-go-for-two = Go for { $points }: one Play from the { $line }
gf-do-ability-named = { $ability }
gf-do-commit = Commit { $cards } (total { $total })
gf-do-lose = Take the minimum loss: { $yards }
gf-do-choose = { $effects }
gf-do-tag = Tag { $team } ({ $drives ->
    [one] one drive
   *[other] { $drives } drives
  } so far)
gf-do-pick = Take { $name }
gf-do-pick-what = Take { $name } ({ $what })
gf-do-turn-up = Turn up { $name }
gf-do-set-aside = Set { $name } aside
gf-do-take-out = Take { $name } out
gf-do-put-in = Put { $name } in
gf-do-call = Call { $name } ({ $kind }, { $symbols }, { $objective })
gf-do-lay = Lay { $name } ({ $symbols })
gf-do-action = Play { $name }
gf-do-ability = Use { $name }
gf-do-apply = Apply { $name }
gf-do-victim = { $name }
gf-do-complain = Complain about { $name }
gf-do-alert = Show { $name }: { $alert }
gf-do-discard = Discard { $name }
gf-do-switch = Switch { $name } { $on ->
    [yes] on
   *[no] off
  }
gf-objective-td = TD

# Tags: what an option would do, in at most 24 characters
gf-tag-leads = { $own }–{ $other } { $leads ->
    [yes] leads
   *[no] short
  }
gf-tag-double = { $own }–{ $other } Double
gf-tag-other = { $ability } { $own }–{ $other }
gf-tag-symbols = { $symbols }
gf-tag-call = { $kind } { $objective }
gf-tag-switch = Switch { $on ->
    [yes] on
   *[no] off
  }
gf-tag-alert = Alert { $alert }
gf-tag-risk = Risk { $risk }
gf-tag-position = { $position }
gf-tag-subtype = { $subtype ->
    [star] Star
    [coach] Coach
    [franchise] Franchise
    [sponsor] Sponsor
    [formation] Formation
   *[tradition] Tradition
  }
gf-tag-pick = Take
gf-tag-turn-up = Turn up
gf-tag-set-aside = Set aside
gf-tag-take-out = Take out
gf-tag-put-in = Put in
gf-tag-discard = Discard
gf-tag-ability = Use it
gf-tag-held = you hold { $held }
gf-tag-short = { $short ->
    [0] in range
    [one] one symbol short
   *[other] { $short } symbols short
  }
gf-tag-end = { $end ->
    [touchdown] touchdown
    [safety] safety
    [downs] turnover on downs
    [interception] interception
    [fumble] fumble
    [two-points] two points
   *[no-points] no points
  }
gf-tag-does = { $do ->
    [add_symbols] { $n } { $ability }
    [tax_symbols] they get { $n } { $ability }
    [per_card] more for each card
    [amplify] next card counts more
    [mute] mutes an ability
    [set_dominant] sets the ability
    [take_advantage] takes the Advantage
    [win_ties] you win ties
    [remove_last] removes a card
    [hush] hushes Team cards
    [lay_limit] limits their cards
    [objective_add] Objective { $n }
    [objective_set] sets the Objective
    [objective_td] a touchdown
    [per_margin] yards by margin
    [min_loss] a bigger loss
    [objective_cap] caps their gain
    [objective_floor] limits your loss
    [yards] { $n } yards
    [fumble] a fumble
    [interception] an interception
    [safe_hands] no turnover
    [first_down] a first down
    [repeat_down] repeats the down
    [lose_down] costs a down
    [injure] an injury
    [injury_shift] shifts injuries
    [bench] benches a card
    [protect] protects cards
    [patch_up] patches up a card
    [call_up] swaps Team cards
    [draw] draws cards
    [discard] discards cards
    [hand_size] changes hand size
    [look] a look at cards
    [recover] takes cards back
    [redraw] new cards
    [arrange] arranges your deck
    [force_kind] forces a call
    [forbid_repeat] forbids a repeat
    [audible] changes your Play
    [read] reads their call
    [extra_swap] exchanges Plays
    [lock_calls] locks their call
    [risk_shift] shifts risks
    [alert_bonus] { $n } to alerts
    [no_flag] no penalty on you
    [flag_yards] costlier penalties
    [frame] frames them
    [onside] onside kick
    [kick_rate] changes the return
    [baseline] { $n } yards
    [no_return] no return
    [block] blocks the kick
    [fake] fakes the kick
    [claim_declare] you declare
    [secondary] opens a Secondary
    [extra_challenge] one more Challenge
    [continue] lasts a while
    [cancel_action] cancels it
    [choose] one of several
   *[coin] flips a coin
  }
gf-brief-last = Last: { $does }
gf-brief-plain = No Special Result
gf-brief-won = Won: { $does }
gf-brief-secondary = Secondary { $ability }
gf-plate-does = { $do ->
    [add_symbols] { $n } { $ability }
    [tax_symbols] they { $n }
    [objective_add] { $n } yards
    [objective_floor] less loss
    [objective_cap] less gain
    [baseline] { $n } yards
    [per_margin] by margin
    [win_ties] ties
    [risk_shift] risks
    [alert_bonus] alerts
    [safe_hands] safe ball
    [kick_rate] returns
    [min_loss] more loss
    [flag_yards] penalties
    [protect] protects
    [hand_size] hand size
    [injury_shift] injuries
    [draw] draws
    [set_dominant] ability
    [force_kind] their call
    [recover] takes back
    [no_flag] no flag
    [audible] audible
    [patch_up] patches up
    [redraw] new cards
    [look] looks
    [discard] discards
    [take_advantage] Advantage
    [per_card] per card
    [extra_swap] swaps
    [amplify] amplifies
    [hush] hushes
   *[other] effect
  }

# Steps of an option
gf-step-total = { $ability }: { $parts } = { $total }, against { $other }.
gf-step-part = { $number } { $name }
gf-step-now = { $number } so far
gf-step-other = other effects
gf-step-leads = { $leads ->
    [yes] You would lead{ $tie ->
        [yes] : ties are yours
       *[no] {""}
      }.
   *[no] You would still trail{ $tie ->
        [yes] : ties are theirs
       *[no] {""}
      }.
  }
gf-step-double = That is a Double.
gf-step-special = If it is your last card and you win, its Special Result: { $effects }.
gf-step-no-special = If it is your last card and you win: no Special Result.
gf-step-foul = A foul with a Penalty Risk of { $risk }: { $foul }, { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }.
gf-step-alert-spent = Its Referee Alert of { $alert } is spent then.
gf-step-pass = Two passes in a row end the Challenge.
gf-step-pass-result = As it stands, { $leads ->
    [yes] you win
   *[no] they win
  } { $ability } { $own } to { $other }.
gf-step-end-turn = It is their turn; they may still answer.
gf-step-text = { $text }.
gf-step-objective = Won, it brings { $objective }: { $after }.
gf-step-advantage = { $role ->
    [0] A Run against a Pass, or a Pass against a Run, gives you the Advantage.
   *[1] The same kind as theirs gives you the Advantage.
  }
gf-step-switch = { $on ->
    [yes] It works, and it can be injured.
   *[no] It does not work, but nobody can injure it.
  }
gf-step-punt = The ball goes { $yards ->
    [one] one yard
   *[other] { $yards } yards
  } and comes down { $place }{ $touchback ->
    [yes] : a touchback
   *[no] {""}
  }.
gf-step-punt-return = They call a fair catch there, or run it back.
gf-step-goal = The kick carries { $carries ->
    [one] one yard
   *[other] { $carries } yards
  }, one more or less for each symbol of difference; it takes { $needed }.
gf-step-goal-good = { $short ->
    [0] Good unless they show more symbols than you.
    [one] Good if you show one symbol more than they do.
   *[other] Good if you show { $short } symbols more than they do.
  }
gf-step-goal-points = Good, it scores { $points }; missed, they take over where the ball lies.
gf-step-play = { $left ->
    [0] This is your last down.
    [one] One down is left after this one.
   *[other] { $left } downs are left after this one.
  }
gf-step-stays = You get the ball { $place }.
gf-step-return = You start { $place }: { $forward ->
    [one] one yard
   *[other] { $forward } yards
  } forward for each symbol more than theirs{ $back ->
    [0] {""}
   *[other] , { $back } back for each one fewer
  }.
gf-step-accept = { $yards ->
    [one] one yard
   *[other] { $yards } yards
  } against { $team }, and the down is played again: { $after }.
gf-step-stands = The Play stands: { $after }.
gf-step-complain = { $foul }, { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }. It takes Alerts of { $risk }; you can show { $reach }.
gf-step-alert = That makes { $shown } of { $risk }.
gf-step-declare = In hand: { $held }; from Team cards: { $bonus }.
gf-step-commit = { $parts } = { $total }.
gf-step-commit-none = You keep your cards and show nothing.
gf-step-commit-bonus = { $number } Team cards
gf-step-kick = It is good unless they block it.
gf-step-two = You call a Play: into the end zone it scores { $points }.
gf-step-home = { $who ->
    [home] You have the first drive.
   *[visitor] You kick off first{ $last ->
        [yes] {" "}and have the last drive
       *[no] {""}
      }.
  }
gf-after-end = { $end ->
    [touchdown] a touchdown
    [safety] a safety
    [downs] they take over on downs
    [interception] an interception
    [fumble] a fumble
    [two-points] two points
   *[no-points] no points
  }

# Play-by-play
gf-line-brought = { $player } brings { $deck }.
gf-line-built = { $team }: { $role ->
    [0] offensive
   *[1] defensive
  } Action deck of { $size ->
    [one] one card
   *[other] { $size } cards
  }.
gf-line-toss = { $team } win the toss.
gf-line-home = { $home } at home against { $visitor }.
gf-line-revealed = { $team } turn up { $card }.
gf-line-replaced = { $old } is taken already: { $new } comes in for { $team }.
gf-line-not-replaced = { $old } is taken already, and nobody can come in for { $team }.
gf-line-kick = { $kick }: { $team } to { $other }.
gf-line-kick-from = { $kick } { $place }: { $team } to { $other }.
gf-line-declared = { $team } { $what ->
    [play] line up for a Play
    [punt] punt
    [field-goal] try a field goal
    [touchback] take the touchback
    [return] run it back
    [fair-catch] call a fair catch
    [extra-point] kick the extra point
   *[two-points] go for two
  }.
gf-line-ability = { $team } declare { $ability }.
gf-line-quick = { $ability }: { $one }, { $two }; { $by ->
    [0] level
   *[other] { $by } more for { $more }
  }.
gf-line-quick-side = { $team } { $total } ({ $cards }{ $bonus ->
    [0] {""}
   *[other] , Team cards { $signed }
  })
gf-line-ball = { $team } have the ball { $place }.
gf-line-returned = { $team } bring the ball back { $place }: { $baseline } { $moved } ({ $difference } × { $rate }).
gf-line-returned-td = { $team } run it all the way back: { $baseline } { $moved } ({ $difference } × { $rate }).
gf-line-onside = Onside kick, { $difference } for the kickers: { $team } have the ball { $place }.
gf-line-field-goal = { $team } kick { $distance ->
    [one] one yard
   *[other] { $distance } yards
  }, it takes { $needed }: { $good ->
    [yes] good!
   *[no] no good.
  }
gf-line-drawn = { $team } draw { $cards }.
gf-line-put-back = { $team } put { $cards } back on top.
gf-line-looked = { $team } look at { $what ->
    [opp_hand] their opponent’s hand
    [opp_playbook] their opponent’s Playbook
    [opp_deck] the top of their opponent’s deck
   *[own_deck] the top of their deck
  } ({ $cards }).
gf-line-swapped = { $team } exchange { $out } for { $into }.
gf-line-swapped-unseen = { $team } exchange a Play.
gf-line-read = { $team } read the call: a { $kind }.
gf-line-read-unseen = { $team } read the call.
gf-line-active = Active for { $team }: { $cards }.
gf-line-plays = { $offence }: { $off }. { $defence }: { $def }.
gf-line-changed = { $team } change { $old } to { $new }.
gf-line-advantage = The Advantage goes to { $team }: { $off } against { $def }.
gf-line-advantage-card = The Advantage goes to { $team }, by a card.
gf-line-dominant = { $ability } is Dominant, from the Play of { $team }.
gf-line-dominant-card = { $ability } is Dominant, by a card.
gf-line-totals = { $ability }: { $one } to { $two }.
gf-line-totals-side = { $team } { $total }
gf-line-totals-parts = { $team } { $total } ({ $parts })
gf-line-part = { $name } { $number }
gf-line-secondary = { $card } of { $team } opens a Secondary Challenge in { $ability }: { $own } to { $other }.
gf-line-laid = { $team } lay { $card }: { $totals }.
gf-line-laid-as = { $team } lay { $card } as { $named }: { $totals }.
gf-line-total = { $ability } { $off } to { $def }
gf-line-applied = { $team } apply { $card }: { $ability } { $off } to { $def }.
gf-line-action = { $team } play { $card }: { $effects }.
gf-line-cancelled = { $card } has no effect.
gf-line-used = { $team } use { $card }: { $effects }.
gf-line-totals-now = { $ability } is now { $off } to { $def }.
gf-line-downs = { $how ->
    [first] A first down for { $team }, by a card.
    [repeat] { $team } play the same down again, by a card.
   *[lost] { $number ->
        [one] { $team } lose a down.
       *[other] { $team } lose { $number } downs.
    }
  }
gf-line-passed = { $team } pass.
gf-line-challenge = { $team } win { $ability } { $own } to { $other }{ $tie ->
    [yes] , for ties are theirs
   *[no] {""}
  }: the Play is { $success ->
    [yes] Successful
   *[no] Stopped
  }.
gf-line-secondary-succeeded = The Secondary Challenge of { $card } succeeds for { $team }, { $ability } { $own } to { $other }: { $effects }.
gf-line-secondary-failed = The Secondary Challenge of { $card } fails for { $team }, { $ability } { $own } to { $other }.
gf-line-objective = Objective of { $card }: { $steps } = { $yards }.
gf-line-objective-plain = Objective of { $card }: { $yards }.
gf-objective-step = { $what ->
    [printed] { $amount } printed
    [set] set to { $now } by { $card }
    [added] { $amount } by { $card }
    [by-margin] { $amount } by the margin ({ $card })
    [minimum-loss] minimum loss of { $now } by { $card }
    [capped] capped at { $now } by { $card }
    [floor] held at { $now } by { $card }
   *[goal-line] { $amount } at the goal line
  }
gf-line-special = Special Result of { $card }: { $effects }.
gf-line-no-special = No Special Result on { $card }.
gf-line-yards = { $team }: { $objective } Objective { $special } Special Result = { $yards }, { $place }.
gf-line-yards-plain = { $team }: { $yards }, { $place }.
gf-line-where = { $end ->
    [touchdown] into the end zone
    [safety] back in their own end zone
   *[spot] { $place }
  }
gf-line-injured = { $card } of { $team }: { $injury }.
gf-line-injured-shift = { $card } of { $team }: { $injury } ({ $shift } by cards).
gf-line-benched = { $card } of { $team } sits out.
gf-line-back = { $card } of { $team } is back.
gf-line-patched = { $card } of { $team } is patched up: { $injury }.
gf-line-called-up = { $team } call up { $into } for { $out }.
gf-line-risks = Penalty Risks: { $one }, { $two }. { $team } are the fouling team.
gf-line-risk = { $team } { $risk ->
    [0] none
   *[other] { $risk }
  }
gf-line-complaint = { $team } complain about { $card } (risk { $risk }) with { $alerts }: { $foul }!
gf-framed = framed
gf-line-alert = { $card } { $alert }
gf-line-alert-bonus = a bonus of { $bonus }
gf-line-declined = { $team } decline the penalty; the Play stands.
gf-line-accepted = { $team } accept: { $yards ->
    [one] one yard
   *[other] { $yards } yards
  } against { $against }, ball { $place }.
gf-line-down = { $team }: { $down } { $place }.
gf-line-turnover = { $how ->
    [downs] { $team } take over on downs
    [blocked-kick] Blocked! { $team } take over
    [interception] Intercepted! { $team } take over
    [fumble] Fumble! { $team } take over
   *[other] { $team } take over
  } { $place }.
gf-line-scored = { $what ->
    [touchdown] Touchdown
    [return-touchdown] Return touchdown
    [field-goal] Field goal
    [extra-point] Extra point
    [two-points] Two points
   *[safety] Safety
  }, { $team }: { $points ->
    [one] one point
   *[other] { $points } points
  }! { $score }.
gf-line-try-failed = { $team } miss the try.
gf-line-stays = { $card } of { $team } stays in force.
gf-line-ended = { $card } of { $team } is over.
gf-line-discarded = { $team } discard { $cards }.
gf-line-recovered = { $team } take { $card } back.
gf-line-removed = { $card } of { $team } is removed.
gf-line-reshuffled = { $team } shuffle a deck of { $size ->
    [one] one card
   *[other] { $size } cards
  }.
gf-line-coin = Coin for { $team }: { $heads ->
    [yes] heads
   *[no] tails
  }.
gf-line-drive = Drive { $drive } of { $of }: { $team } { $place }.
gf-line-drive-overtime = Overtime drive: { $team } { $place }.
gf-line-drive-over = The drive of { $team } ends with { $how ->
    [punt] a punt
    [field-goal] a field goal
    [missed-field-goal] a missed field goal
    [touchdown] a touchdown
    [safety] a safety
    [downs] a turnover on downs
    [interception] an interception
    [fumble] a fumble
    [blocked-kick] a blocked kick
    [return-touchdown] a return touchdown
   *[end] the end of the game
  }.
gf-line-halftime = Halftime: { $score }.
gf-line-final-kick = One kick is still owed: { $team } kick.
gf-line-overtime = Overtime! { $team } kick off; the first score wins.
gf-line-cut = { $team } cut { $card }.
gf-line-field = { $team } take the field on { $role ->
    [offence] offense
   *[defence] defense
  }.
gf-line-tagged = { $team } take the field on { $role ->
    [offence] offense
   *[defence] defense
  }, tagged by { $by }.
gf-fixture = { $name ->
    [first-game] First game
    [second-game] Second game
    [third-game] Third game
    [fourth-game] Fourth game
    [consolation-game] Consolation game
    [consolation-semi-final] Consolation semifinal
    [semi-final] Semifinal
    [consolation-final] Consolation final
   *[final] Final
  }
gf-line-fixture = { $fixture }: { $one } against { $two }.
gf-line-fixture-over = { $winner } beat { $loser }{ $coin ->
    [yes] {" "}by a coin flip
   *[no] {""}
  }.
gf-line-game-over = The game is over: { $score }. { $winner } win.
gf-line-bracket-over = The bracket is over. Games won: { $score }. { $winner } win it.
gf-line-game-draw = The game is over: { $score }. It is a draw.

# Headline, result and the table as text
gf-headline-before = { $score } · before the game
gf-headline = { $score } · { $drive } · { $situation }
gf-headline-drive = drive { $drive } of { $of }
gf-headline-overtime = overtime
gf-headline-touchdown = after a touchdown
gf-headline-kick-from = { $kick } { $place }
gf-headline-end = end of the drive
gf-won = { $team } win, { $scores }: { $how } ({ $rule }).
gf-bracket-won = { $team } win the bracket ({ $rule }). Games won: { $games }.
gf-result-draw = A draw
gf-result-by = { $by ->
    [points] on points
    [overtime] in overtime
    [draw] still level after overtime
    [guard] after the most Plays a game may have
   *[bracket] the final of the bracket
  }
gf-screen-start = Four downs for ten yards, four drives or more. First everybody names a deck.
gf-screen-play = { $team }: { $name } ({ $kind }, { $symbols }, { $objective })
gf-screen-dominant = { $ability } is Dominant: { $one } { $off } to { $def } { $two }
gf-screen-secondary = Secondary Challenge of { $team } in { $ability }: { $own } to { $other }
gf-screen-laid = Laid: { $cards }
gf-screen-laid-card = { $name } ({ $team })
gf-screen-last = Last card of { $team }: { $name }, { $effects }
gf-screen-no-special = no Special Result
gf-screen-declared = Declared: { $ability }
gf-screen-team = { $team }: { $cards }
gf-screen-team-you = { $team } (you): { $cards }
gf-screen-card = { $name } [{ $place }: { $state }]
gf-screen-active = Active
gf-screen-off = off
gf-screen-face-down = { $number } face down
gf-screen-continuing = Continuing: { $cards }
gf-screen-beside = { $name } ({ $time })
gf-screen-time = { $time ->
    [next_play] next Play
    [half] half
    [game] game
    [drives] { $drives ->
        [one] drive
       *[other] { $drives } drives
      }
   *[play] this Play
  }
gf-screen-piles = offense: deck { $off }, discards { $offgone }; defense: deck { $def }, discards { $defgone }; hand { $hand }
gf-screen-hand = Hand: { $cards }
gf-screen-hand-card = { $name } ({ $symbols })
gf-screen-hand-risk = { $name } ({ $symbols } !{ $risk })
gf-screen-hand-alert = { $name } ({ $symbols } ?{ $alert })
gf-screen-legend = !2 is a Penalty Risk of 2, the lower the more blatant; ?1 is a Referee Alert of 1, to complain with.
gf-screen-action = Action
gf-screen-book = Playbook: { $cards }
gf-screen-book-card = { $name } ({ $kind } { $symbols })
gf-screen-empty = empty
gf-screen-top = On top of your deck: { $number ->
    [one] one card
   *[other] { $number } cards
  } you put back.

# The final report
gf-report-kickoff = Kickoff
gf-report-start = Start
gf-report-period = { $period ->
    [regulation] Regulation
    [half1] 1st half
    [half2] 2nd half
   *[overtime] Overtime
  }
gf-report-point = { $period }, { $team }, { $where }
gf-report-point-only = { $team }, { $where }
gf-report-unfinished = Not finished
gf-report-given-up = Given up at { $scores }
gf-report-shared = { $teams } share it
gf-report-overtime = { $team } win in overtime
gf-report-beat-all = { $team } beat them all
gf-report-summary = { $score }.
gf-report-went = { $score }: { $changes }, ahead for good from play { $from } of { $plays }.
gf-report-bracket = { $team } win the bracket
gf-report-games = { $games ->
    [one] One game.
   *[other] { $games } games.
  }
gf-report-coin = { $fixture }, { $team } by a coin flip
gf-report-return = a return
gf-report-end = { $how ->
    [punt] punt
    [field-goal] field goal
    [missed-field-goal] missed field goal
    [touchdown] touchdown
    [safety] safety
    [downs] downs
    [interception] interception
    [fumble] fumble
    [blocked-kick] blocked kick
    [return-touchdown] return touchdown
   *[end] end of the game
  }
gf-report-short = { $how ->
    [punt] punt
    [field-goal] FG
    [missed-field-goal] miss
    [touchdown] TD
    [safety] SAF
    [downs] downs
    [interception] INT
    [fumble] FUM
    [blocked-kick] block
    [return-touchdown] RET
   *[end] end
  }
gf-title-scored = { $what ->
    [touchdown] Touchdown
    [return-touchdown] Return touchdown
    [field-goal] Field goal
    [extra-point] Extra point
    [two-points] Two points
   *[safety] Safety
  }, { $team }
gf-title-turnover = { $how ->
    [downs] Turnover on downs
    [interception] Interception
    [fumble] Fumble
   *[blocked-kick] Blocked kick
  }, { $team }
gf-title-penalty = Penalty, { $team }
gf-title-try = The try fails
gf-title-miss = Field goal missed, { $distance } of { $needed }
gf-title-gain = Gain of { $yards }, { $team }
gf-title-loss = Loss of { $yards }, { $team }
gf-title-no-gain = No gain, { $team }
gf-title-returned = { $kick }, returned { $place }
gf-title-downed = { $kick }, down { $place }
gf-title-touchback = { $kick }, touchback
gf-title-fair-catch = { $kick }, fair catch
gf-figure-points = Points
gf-figure-touchdowns = Touchdowns
gf-figure-returns = On returns
gf-figure-tries = Tries
gf-figure-field-goals = Field goals
gf-figure-safeties = Safeties
gf-figure-drives = Drives
gf-figure-plays = Plays
gf-figure-runs = Runs
gf-figure-passes = Passes
gf-figure-yards = Yards
gf-figure-run-yards = Rushing
gf-figure-pass-yards = Passing
gf-figure-average = Yards per Play
gf-figure-first-downs = First downs
gf-figure-challenges = Challenges won
gf-figure-upsets = Without the Advantage
gf-figure-lost = Turnovers
gf-figure-interceptions = Interceptions
gf-figure-fumbles = Fumbles
gf-figure-downs = On downs
gf-figure-blocked = Blocked kicks
gf-figure-punts = Punts
gf-figure-penalties = Penalties
gf-figure-penalty-yards = Penalty yards
gf-figure-injuries = Injuries
gf-figure-laid = Cards laid
gf-figure-actions = Actions played
gf-figure-games-won = Games won
gf-figure-games-lost = Games lost

# The coach
gf-coach-goal = { $needed ->
    [one] one yard
   *[other] { $needed } yards
  }: good about { $percent }% of the time with this hand.
gf-coach-punt = They would start { $place }.
gf-coach-downs = { $yards } to go. { $left ->
    [0] This is the last down.
    [one] One down is left after this one.
   *[other] { $left } downs are left after this one.
  }
gf-coach-hand = { $symbols ->
    [0] No { $ability } in hand behind it.
    [one] One symbol of { $ability } in hand behind it.
   *[other] { $symbols } symbols of { $ability } in hand behind it.
  }
gf-coach-advantage = The Advantage about { $percent }% of the time, by what they have called so far.
gf-coach-answer = They hold { $cards ->
    [one] one card
   *[other] { $cards } cards
  } and answer perhaps { $percent }% of the time.
gf-coach-last = As your last card: { $effects }.
gf-coach-last-none = As your last card it has no Special Result.
gf-coach-lead = You lead.
gf-coach-save = Your cards are worth more in a later Play.
gf-coach-again = The down again: { $after }.
gf-coach-stands = The Play stands: { $after }.
gf-coach-symbols = In hand: { $symbols }. The kicker declares what he is strong in.
gf-coach-symbol = { $ability } { $number }
gf-coach-visitor = The Visitor has the last drive.
gf-coach-full = In a Full game it matters little.

# What is printed on cards: effects, conditions, times
gf-fx-if = { $condition }: { $effect }
gf-fx-for = { $effect } { $time }
gf-fx-time = { $time ->
    [play] in this Play
    [next_play] in the next Play
    [drive] for the rest of the drive
    [half] for the rest of the half
    [game] for the rest of the game
   *[drives] for { $drives } drives
  }
gf-fx-in = { $ability ->
    [power] Power
    [speed] Speed
    [skill] Skill
    [mental] Mental
    [wild] Wild
    [dominant] in the Dominant Ability
    [each] in every ability
   *[choice] in an ability of your choice
  }
gf-fx-named = { $ability ->
    [power] Power
    [speed] Speed
    [skill] Skill
    [mental] Mental
    [wild] Wild
    [dominant] the Dominant Ability
    [each] every ability
   *[choice] an ability of your choice
  }
gf-fx-short = { $ability ->
    [power] Power
    [speed] Speed
    [skill] Skill
    [mental] Mental
    [dominant] Dominant
    [each] each
   *[choice] of choice
  }
gf-position = { $position ->
    [QB] quarterback
    [HB] halfback
    [FB] fullback
    [WR] wide receiver
    [TE] tight end
    [C] center
    [G] guard
    [T] tackle
    [K] kicker
    [DE] defensive end
    [DT] defensive tackle
    [LB] linebacker
    [CB] cornerback
    [FS] free safety
   *[SS] strong safety
  }
gf-fx-card = { $word ->
    [star] star
    [coach] coach
    [franchise] franchise
    [sponsor] sponsor
    [formation] formation
    [tradition] tradition
    [gold] gold card
    [silver] silver card
    [copper] copper card
    [challenge] Challenge card
    [action] Action card
   *[any] card
  }
gf-fx-cards = { $word ->
    [challenge] Challenge cards
    [action] Action cards
   *[any] cards
  }
gf-fx-kicks = { $kick ->
    [play] Plays
    [try] two-point tries
    [kickoff] kickoffs
    [safety_kick] safety kicks
    [punt] punts
    [field_goal] field goals
    [extra_point] extra points
   *[interception] interception runbacks
  }
gf-fx-kick = { $kick ->
    [play] Play
    [try] two-point try
    [kickoff] kickoff
    [safety_kick] safety kick
    [punt] punt
    [field_goal] field goal
    [extra_point] extra point
   *[interception] interception runback
  }
gf-fx-ordinal = { $down ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  }
gf-if-role = on { $value ->
    [offence] offense
   *[defence] defense
  }
gf-if-off_kind = on a { $word ->
    [run] Run
   *[pass] Pass
  }
gf-if-def_kind = if the defense looks for a { $word ->
    [run] Run
   *[pass] Pass
  }
gf-if-own_kind = if your Play is a { $word ->
    [run] Run
   *[pass] Pass
  }
gf-if-opp_kind = if the other Play is a { $word ->
    [run] Run
   *[pass] Pass
  }
gf-if-advantage = { $value ->
    [own] with the Advantage
   *[opp] without the Advantage
  }
gf-if-dominant = if { $ability } is Dominant
gf-if-down_in = on { $downs } down
gf-if-to_go_max = with { $value } or fewer to go
gf-if-to_go_min = with { $value } or more to go
gf-if-ytg_max = within { $value ->
    [one] 1 yard
   *[other] { $value } yards
  } of the goal line
gf-if-ytg_min = { $value } or more yards from the goal line
gf-if-score = { $value ->
    [trailing] while you trail
    [leading] while you lead
   *[tied] while the score is level
  }
gf-if-half = in the { $value ->
    [first] first half
   *[second] second half
  }
gf-if-last_drive = { $value ->
    [yes] in the last drive
   *[no] before the last drive
  }
gf-if-result = { $value ->
    [success] if the Play succeeds
   *[stopped] if the Play is stopped
  }
gf-if-margin_min = if it is won by { $value } or more
gf-if-doubled = { $value ->
    [own] with a Double
   *[opp] if the opponent has a Double
  }
gf-if-sack = { $value ->
    [yes] on a sack
   *[no] without a sack
  }
gf-if-position_active = with your { $position } Active
gf-if-opp_position_active = if the opponent’s { $position } is Active
gf-if-context = in { $kicks }
gf-if-laid_max = with { $value } or fewer Challenge cards laid
gf-if-laid_min = with { $value } or more Challenge cards laid
gf-if-franchise = for franchise { $value }
gf-need = { $need ->
    [double] with twice their { $key }
    [by] if you lead in { $key } by { $by }
   *[lead] if you lead in { $key }
  }
gf-fx-add_symbols = { $signed } { $in }
gf-fx-tax_symbols = the opponent has { $signed } { $in }
gf-fx-per_card = +{ $n } for each card you lay with { $ability }, +{ $max } at most
gf-fx-amplify = the next Challenge card you lay counts { $factor ->
    [2] twice
   *[other] three times
  }
gf-fx-mute = cards the opponent lays from now on count nothing in { $ability }
gf-fx-set_dominant = { $ability } is Dominant
gf-fx-take_advantage = you have the Advantage
gf-fx-win_ties = you win ties
gf-fx-remove_last = the opponent’s last Challenge card is discarded
gf-fx-hush = every opposing { $filter } gives no symbols
gf-fx-lay_limit = the opponent may lay { $n ->
    [one] 1 more Challenge card
   *[other] { $n } more Challenge cards
  } at most
gf-fx-objective_add = Objective { $size ->
    [one] 1 yard
   *[other] { $size } yards
  } { $up ->
    [yes] better
   *[no] worse
  }
gf-fx-objective_set = the Objective is { $signed }
gf-fx-objective_td = the Objective is a touchdown
gf-fx-per_margin = Objective { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  } better per symbol you win by, { $max } at most
gf-fx-min_loss = a stop may cost the offense { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  } instead
gf-fx-objective_cap = a successful Objective is at most { $signed }{ $unless ->
    [yes] , unless the offense has a Double
   *[no] {""}
  }
gf-fx-objective_floor = a stop leaves you { $signed } at worst
gf-fx-yards = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $size ->
    [one] 1 yard
   *[other] { $size } yards
  }
gf-fx-fumble = the ball is fumbled
gf-fx-interception = the pass is intercepted
gf-fx-safe_hands = you do not lose the ball
gf-fx-first_down = first down for the offense
gf-fx-repeat_down = this down is not counted
gf-fx-lose_down = the offense loses a down
gf-fx-injure = { $who ->
    [own] your
   *[opp] an opposing
  } { $filter } is { $injury } ({ $level })
gf-fx-injury_shift = injuries of { $who ->
    [own] your
   *[opp] opposing
  } cards are { $size ->
    [one] 1 level
   *[other] { $size } levels
  } { $up ->
    [yes] worse
   *[no] milder
  }
gf-fx-bench = { $who ->
    [own] your
   *[opp] an opposing
  } { $filter } of your choice sits out
gf-fx-protect = no { $filter } of yours can be hurt
gf-fx-patch_up = a card of yours that is out gets { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  } better
gf-fx-call_up = swap a Team card for an extra one
gf-fx-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
gf-fx-discard = { $how ->
    [own-random] you discard
    [opp-random] the opponent discards
    [own-owner] you discard
    [opp-owner] the opponent discards
    [own-opp] the opponent looks at your hand and discards
   *[opp-opp] you look at the opponent’s hand and discard
  } { $n ->
    [one] 1 card
   *[other] { $n } cards
  }{ $how ->
    [own-random] {" "}at random
    [opp-random] {" "}at random
    [own-owner] {""}
    [opp-owner] {""}
   *[other] {" "}of it
  }
gf-fx-hand_size = { $who ->
    [own] you refill
   *[opp] the opponent refills
  } to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
gf-fx-look = look at { $what ->
    [opp_hand] the opponent’s hand
    [opp_playbook] the opponent’s Playbook
   *[deck] the top { $n ->
        [one] 1 card
       *[other] { $n } cards
      } of { $what ->
        [own_deck] your
       *[opp_deck] the opposing
      } deck
  }
gf-fx-recover = take { $n ->
    [one] a { $filter }
   *[other] up to { $n } { $filters }
  } back from your discards
gf-fx-redraw = discard any number of cards and draw as many
gf-fx-arrange = look at the top { $n ->
    [one] 1 card
   *[other] { $n } cards
  } of your deck and put them back in any order
gf-fx-force_kind = { $who ->
    [own] you
   *[opp] the opponent
  } must call a { $word ->
    [run] Run
   *[pass] Pass
  }
gf-fx-forbid_repeat = { $who ->
    [own] you
   *[opp] the opponent
  } may not call the same Play again
gf-fx-audible = change your Play for another of your Playbook
gf-fx-read = learn whether a Run or a Pass was called, and change your call if you like
gf-fx-extra_swap = exchange up to { $n ->
    [one] 1 Play
   *[other] { $n } Plays
  } of your Playbook
gf-fx-lock_calls = the opponent may not change Play, Advantage or Dominant Ability
gf-fx-risk_shift = { $scope ->
    [plays] fouls of your Plays
    [actions] fouls of your Action cards
   *[all] your fouls
  } are { $size } { $up ->
    [yes] harder
   *[no] easier
  } to see
gf-fx-alert_bonus = { $signed } to your Referee Alerts
gf-fx-no_flag = no penalty is called on you
gf-fx-flag_yards = penalties of the opponent cost { $n ->
    [one] 1 yard
   *[other] { $n } yards
  } more
gf-fx-frame = the opponent has one more foul, risk { $risk }, { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }
gf-fx-onside = onside kick: recovered by { $margin } symbols more, at the { $spot }-yard line
gf-fx-kick_rate = { $kick } returns move { $forward } forward or { $back } back a symbol
gf-fx-baseline = { $kick }: { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $size ->
    [one] 1 yard
   *[other] { $size } yards
  }
gf-fx-no_return = the { $kick } is not returned
gf-fx-block = blocks a { $kicks } with { $margin } more { $key } than the kickers
gf-fx-fake = the { $kicks } is a fake: call a Play, the defense calls at random
gf-fx-claim_declare = you declare the ability of this kick
gf-fx-secondary = { $need }, { $effects }
gf-fx-extra_challenge = a further Challenge: { $need }, { $effects }
gf-fx-continue = { $effects }
gf-fx-cancel_action = that { $filter } has no effect
gf-fx-choose = { $by ->
    [own] either
   *[opp] as the opponent chooses, either
  } { $options }
gf-fx-or = { $a }; or { $b }
gf-fx-and = { $a } and { $b }
gf-fx-coin = flip a coin: heads, { $heads }; tails, { $tails }
gf-print-win = if you win: { $effect }
gf-print-win-if = if you win, { $effect }
gf-print-secondary = Secondary Challenge
gf-print-special = Special Result
gf-print-last = Last card
gf-print-headed = { $head }: { $text }
gf-print-no-special = No Special Result.
gf-print-foul = { $foul }, { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }.
gf-print-risk = Penalty Risk { $risk }: { $foul }, { $yards ->
    [one] 1 yard
   *[other] { $yards } yards
  }
gf-print-alert = Referee Alert { $alert }
gf-print-play = { $kind }, { $symbols }, Objective { $objective }
gf-print-challenge = Challenge card, { $symbols }
gf-print-action = Action
gf-print-team = { $subtype }, { $plaque ->
    [gold] gold plaque
    [silver] silver plaque
   *[copper] copper plaque
  }
gf-print-star = { $subtype } ({ $position }), { $plaque ->
    [gold] gold plaque
    [silver] silver plaque
   *[copper] copper plaque
  }
gf-print-number = { $id }, { $rarity ->
    [C] common
    [U] uncommon
    [R] rare
   *[V] very rare
  }{ $edition ->
    [retail] , Retail edition
    [hobby] , Hobby edition
   *[both] {""}
  }
gf-window = { $window ->
    [kickoff] before a kickoff
    [drive_start] at the start of a drive
    [call] before Plays are called
    [reveal] when Plays are revealed
    [challenge] on your turn of the Challenge
    [result] after the Challenge
    [injury] when somebody is hurt
    [penalty] when a foul of yours could be seen
    [kick] before a kick
    [finish] at the end of a Play
   *[response] against an Action just played
  }
gf-limit = { $limit ->
    [once_per_half] once per half
    [once_per_game] once per game
   *[first_half] first half only
  }

# The guided first game
gf-guide-title = Your first drive
gf-guide-goal = Score more points than the Foundrymen in four drives: you have four downs for ten yards, or the ball is theirs. Each Play is a Challenge in one ability, and whoever counts more of its symbols moves the ball.
gf-guide-closing = The rest is yours: three drives to go. On defense guess Run or Pass, keep some alerts in your hand, and ask the coach whenever you like.
gf-guide-team = You coach the Snapjaws. Three Team cards work for you all game: a copper plaque always, a gold one on offense, a silver one on defense. Both sides turn theirs up in turns.
gf-guide-franchise = Turn up your franchise first: it adds a Skill symbol in every Challenge. Press the card, then press it again.
gf-guide-coach = Now your coach: once per half he makes a stop of your defense cost them 4 yards. Your quarterback comes last, by herself.
gf-guide-kickoff = They kick off. A touchback is safe: ball on your own 20. Running it back is a bet with cards, and yours are good. Run!
gf-guide-commit = A Quick Challenge: they declared Skill, and both commit cards in secret. Each symbol you show more is worth 5 yards, each one fewer costs 2. All five of yours have Skill. Press them all, then commit.
gf-guide-playbook = 10 to 4! Six symbols more are 30 yards: the ball lies at midfield. Here is your Playbook, six Plays. Before a drive one may be exchanged for another of your reserve. Keep them.
gf-guide-ready = Before each Play you may rest a star, say to spare her an injury. Delphine Marsh adds a Skill symbol, so she plays. You are ready.
gf-guide-downs = The white line is the ball, the yellow one the mark: reach it in four downs and you get four more. You may kick on any down, but a field goal from here needs 50 yards. Choose a Play.
gf-guide-calling = Both call in secret. Two Runs or two Passes: the defense guessed right and has the Advantage. If not, you have it. The Advantage wins ties, and its Play names the ability that decides.
gf-guide-call = Call Hidden Handoff, a Run for 10 yards if you win. Should they see it coming, it counts one symbol more.
gf-guide-lay = They did: Run against Run, and a card of theirs lets Speed decide. It is 1 to 1, but ties are theirs, so you trail and may lay cards. Fake Left, Mean It makes it 2 to 1: its tag says so.
gf-guide-foul = They laid two cards, you had no more Speed: stopped, 2 to 4. But see the black disk on Herd of One: a foul of Penalty Risk 2. Low numbers are blatant.
gf-guide-complain = You may complain if cards in your hand show Referee Alerts (yellow disks) of 2 together. Yours do. Complain!
gf-guide-alert = Friendly Shove alone shows 3, so the others stay in your hand.
gf-guide-accept = The referee saw it! Each answer says where the ball would lie: first and 10 on their 40, or second and 8 on their 48. Accept.
gf-guide-refill = After each Play you may discard a card; then both draw up to five. Two of these have Skill, your best ability. Keep them.
gf-guide-again = First and 10 on their 40. Marsh plays on.
gf-guide-too-far = 40 yards are too far for a kick. Another Play!
gf-guide-pass = Last time they expected a Run. Surprise them with a Pass: Back-Shoulder Biscuit, 16 yards.
gf-guide-ability = Pass against Run: the Advantage is yours. Your Play shows Speed and Skill, so you say which decides. Franchise and quarterback add Skill: take that.
gf-guide-first-down = 3 to 0, and no answer: 16 yards, and a new first down on their 24. Keep your cards; they are good for a kick.
gf-guide-once-more = Once more: you are ready.
gf-guide-field-goal = A field goal is worth 3. The kick carries 20 yards, and one more for each symbol you show more than they do. You need 24, and hold a lot of Skill. Kick it!
gf-guide-declare = A Quick Challenge again, and now you name the ability. You hold six Skill, and your franchise adds one.
gf-guide-all-in = Commit all four: with 7 Skill it is good unless they show more than three.
gf-guide-leave = They showed one: 26 yards, the kick is good, and you lead 3 to 0! The drive is over. Throw away what you do not want; the rest goes back on your deck. Then you kick off.


## Decks, collection, league, table in the browser

# Decks
gf-deck-part = { $part ->
    [tm] Team cards
    [op] Offensive Plays
    [dp] Defensive Plays
    [oa] Offensive Actions
   *[da] Defensive Actions
  }
gf-deck-group = { $group ->
    [tm] Team cards
    [op] Offensive Plays
    [dp] Defensive Plays
    [oa] Offensive Actions
   *[da] Defensive Actions
  }
gf-deck-filter = { $name ->
    [subtype] Type
    [plaque] Plaque
    [position] Position
    [rarity] Rarity
    [kind] Run or Pass
    [mode] Use
    [ability] Ability
   *[disk] Disk
  }
gf-deck-rarity = { $rarity ->
    [C] Common
    [U] Uncommon
    [R] Rare
   *[V] Very rare
  }
gf-deck-kinds = { $kind ->
    [run] Runs
   *[pass] Passes
  }
gf-deck-mode = { $mode ->
    [challenge] Challenge
   *[action] Action
  }
gf-deck-disk = { $disk ->
    [alert] Referee Alert
    [risk] Penalty Risk
   *[none] None
  }
gf-deck-ability-short = { $ability ->
    [power] Pw
    [speed] Sp
    [skill] Sk
    [mental] Me
   *[wild] Wd
  }
gf-deck-plaque = { $plaque ->
    [gold] Gold
    [silver] Silver
   *[copper] Copper
  }
gf-deck-position = { $position ->
    [QB] Quarterback
    [HB] Halfback
    [FB] Fullback
    [WR] Wide receiver
    [TE] Tight end
    [C] Center
    [G] Guard
    [T] Tackle
    [K] Kicker
    [DE] Defensive end
    [DT] Defensive tackle
    [LB] Linebacker
    [CB] Cornerback
    [FS] Free safety
   *[SS] Strong safety
  }
gf-deck-objective = Objective
gf-deck-lean = { $lean ->
    [even] Balanced
    [power] Power
    [speed] Speed
    [skill] Skill
   *[mental] Mental
  }
gf-deck-line = { $before } · { $part }
gf-deck-risk = Risk { $risk }
gf-deck-risk-yards = Risk { $risk }, { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }
gf-deck-alert = Alert { $alert }
gf-deck-note-playbook = A Playbook has { $plays } different Plays, with at least one Run and one Pass.
gf-deck-note-copies = { $cards ->
    [0] No cards yet.
    [one] One card so far.
   *[other] { $cards } cards: { $limit ->
        [one] one copy
       *[other] up to { $limit } copies
      } of each.
  }
gf-deck-note-officials = { $alerts } in Referee Alerts, { $risks ->
    [0] no cards
    [one] one card
   *[other] { $risks } cards
  } with a Penalty Risk.
gf-deck-summary = { $name }: { $tm ->
    [one] one Team card
   *[other] { $tm } Team cards
  }, { $op } Offensive and { $dp } Defensive Plays, { $oa } Offensive and { $da } Defensive Actions.
gf-deck-blank-how = One card a line, by id or name; '2 x OA-04' for two copies, 'listed TM-01' for a card to start with.
gf-deck-blank-wanted = You need { $team } Team cards, { $plays } Offensive and { $plays } Defensive Plays (Runs and Passes), and at least { $actions } Actions of each kind.

# Broken rules of a deck
gf-deck-quoted = “{ $word }”
gf-deck-unknown = There is no card { $words }.
gf-deck-twice = { $kind ->
    [sponsor] You can use each Sponsor once
   *[team] You can use each Team card once
  }; there is more than one of { $cards }.
gf-deck-few = { $part }: { $have } so far, you need { $need }.
gf-deck-few-different = { $part }: { $have } different so far, you need { $need }.
gf-deck-team-single = With one Coach and one Franchise you can use only { $have } of these Team cards; you need { $need }.
gf-deck-no-kind = { $part }: there is no { $kind ->
    [run] Run
   *[pass] Pass
  }.
gf-deck-copies-of = { $copies } × { $card }
gf-deck-copies = { $part }: with { $size ->
    [one] one card
   *[other] { $size } cards
  } you may have { $limit ->
    [one] one copy
   *[other] { $limit } copies
  } of each, not { $cards }.
gf-deck-one-copy = Only one copy of each card is allowed; there is more than one of { $cards }.
gf-deck-many = { $part }: { $have } different, { $most } at most.
gf-deck-not-in-pool = Your packs do not hold that many copies of { $cards }.

# Packs and collection
gf-pack-note = You need one Starter Deck, or as many cards. How many packs you open is up to you.
gf-pack-kind = { $kind ->
    [starter] Starter Deck
    [booster] Booster Pack
   *[franchise] Franchise deck
  }
gf-pack-starter = Starter Deck, { $edition ->
    [retail] Retail
   *[hobby] Hobby
  } edition
gf-pack-starter-note = Ready to play.
gf-pack-booster = Booster Pack, { $edition ->
    [retail] Retail
   *[hobby] Hobby
  } edition
gf-pack-booster-note = { $common } common, { $uncommon } uncommon, one rare.
gf-pack-tally = { $name ->
    [type] Type
    [rarity] Rarity
   *[franchise] Franchise
  }

# League
gf-league-final = Iron Bowl
gf-league-one-franchise = A team has one Franchise card.
gf-league-too-few = A team must keep { $cards ->
    [one] one Team card
   *[other] { $cards } Team cards
  }.

# The table in the browser: scoreboard and strip
gf-goal = Call a Play in secret; both are revealed, one ability decides, and both sides lay cards with its symbols until they pass. Gain ten yards in four downs, and outscore the other team before the drives run out.
gf-table-you = You
gf-table-side = { $home ->
    [yes] Home
   *[no] Visitor
  }
gf-table-before = Before the game
gf-table-final = Final
gf-table-overtime = Overtime
gf-table-overtime-wins = First score wins
gf-table-after-touchdown = After the touchdown
gf-table-drive-over = End of the drive
gf-table-drive-of = Drive { $drive } of { $of }
gf-table-half = { $half ->
    [1] First half
   *[other] Second half
  }
gf-table-strip-decks = Eight franchises: pick the one you want to play.
gf-table-strip-tag = Tag Team of { $count }
gf-table-strip-bracket = Bracket of { $count }
gf-table-role = { $role ->
    [0] on offense
   *[other] on defense
  }
gf-table-in-hand = in hand
gf-table-deck = in the deck
gf-table-held = in hand
gf-table-deck-left = deck { $count }
gf-table-shown = Run { $runs }, Pass { $passes }
gf-table-overview = Plays seen

# The field
gf-table-field = The field
gf-table-field-said = { $team } have the ball: { $down }, { $spot }.
gf-table-to-line = to the { $line }
gf-table-ball-at = { $team } have the ball: { $spot }
gf-table-franchises = The franchises
gf-table-tray = Cards to choose from
gf-table-challenge = The Challenge
gf-table-revealed = The Plays are revealed.
gf-table-advantage = Advantage: { $mine ->
    [yes] you
   *[no] { $team }
  }.
gf-table-decides = { $ability } decides.
gf-table-ties = { $mine ->
    [yes] You win ties.
   *[no] { $team } win ties.
  }
gf-table-last = { $mine ->
    [yes] Your last card
   *[no] Their last card
  }
gf-table-last-of = Last of { $count }
gf-table-laid = { $mine ->
    [yes] Cards you have laid
   *[no] Cards of the { $team }
  }
gf-table-last-play = Last Play
gf-table-against = against
gf-table-well = Would be laid here
gf-table-other-effects = other effects
gf-table-secondary = Secondary, { $mine ->
    [yes] you
   *[no] { $team }
  }: { $own } to { $other }
gf-table-wins = { $mine ->
    [yes] If you win:
   *[no] If { $team } win:
  }
gf-table-called = Called

# Team cards
gf-table-team-cards = Team cards of { $team }
gf-table-off = off
gf-table-face-down = face down
gf-table-continuing = continuing
gf-table-subtype = { $subtype ->
    [star] Star
    [coach] Coach
    [franchise] Team
    [sponsor] Sponsor
    [formation] Form.
   *[tradition] Trad.
  }

# The referee
gf-table-risk = Penalty Risk { $number }
gf-table-alert = Referee Alert { $number }
gf-table-referee = The referee
gf-table-could-be-flagged = { $mine ->
    [yes] can be flagged if they show alerts of { $risk }.
   *[no] can be flagged: keep alerts of { $risk }.
  }
gf-table-flag-on = Flag on { $team }
gf-table-foul-by = Foul by { $team }
gf-table-foul = { $card }: { $foul }, { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }
gf-table-seen-with = seen with
gf-table-complain-hint = Show Referee Alerts that add up to the risk, and the referee throws the flag. You may then take the penalty or the result of the Play.
gf-table-after-answer = { $answer ->
    [accept] The Play is wiped out and the down is replayed; injuries stay.
   *[decline] The result of the Play stands.
  }

# Kicks
gf-table-kicks-to = { $kick ->
    [kickoff] { $kicker } kick off to { $other }
    [safety_kick] { $kicker } kick to { $other }
    [punt] { $kicker } punt to { $other }
    [interception] { $kicker } against { $other }
   *[other] { $kicker } kick, { $other } defend
  }
gf-table-declared = { $ability } is declared
gf-table-goal = { $distance } of the { $needed ->
    [one] one yard
   *[other] { $needed } yards
  } needed: { $good ->
    [yes] good!
   *[no] no good
  }
gf-table-difference = Difference { $number }
gf-table-commit = Cards to commit
gf-table-commit-hint = { $ability } committed in secret. Click cards on and off, then confirm.
gf-table-commit-team = { $number } from Team cards.
gf-table-commit-none = No card in your hand has { $ability } on it.

# Hand and piles
gf-table-chosen = { $zone ->
    [oa_hand] Offensive Actions
    [da_hand] Defensive Actions
    [tm_hidden] Team
    [op_book] Offense
   *[dp_book] Defense
  }
gf-table-pile-hand = Hand
gf-table-pile-book = Playbook
gf-table-pile-book-note = { $reserve ->
    [0] No more Plays in reserve.
    [one] One more Play waits in reserve.
   *[other] { $reserve } more Plays wait in reserve.
  }
gf-table-pile-discards = Discards
gf-table-pile-deck-note = Newest first. { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
  }
gf-table-idle-window = Not at this time
gf-table-idle-no-gain = Changes nothing
gf-table-idle-symbol = No { $ability ->
    [0] Power
    [1] Speed
    [2] Skill
   *[3] Mental
  } on it
gf-table-idle-alert = No alert on it
gf-table-idle-challenge = In a Challenge
gf-table-idle-kinds = Last of its kind
gf-table-not-now = Not now

# Moments
gf-table-scored = { $what ->
    [touchdown] Touchdown!
    [return-touchdown] Returned for a touchdown!
    [field-goal] Field goal!
    [extra-point] Extra point is good
    [two-points] Two points!
   *[safety] Safety!
  }
gf-table-turnover = { $how ->
    [interception] Intercepted!
    [fumble] Fumble!
    [blocked-kick] The kick is blocked!
   *[downs] Turnover on downs
  }
gf-table-ball-to = { $team } take over
gf-table-flag-yards = { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }, and the down is replayed
gf-table-halftime = Halftime
gf-table-overtime-text = The first score wins.
gf-table-fixture = { $one } against { $two }
gf-table-fixture-over = { $winner } win

# Overview
gf-table-standings = Teams
gf-table-stints = { $count ->
    [one] 1 drive
   *[other] { $count } drives
  }
gf-table-drives = Drives
gf-table-plays = { $count ->
    [one] 1 Play
   *[other] { $count } Plays
  }
gf-table-drive-end = { $how ->
    [touchdown] Touchdown
    [return-touchdown] Return touchdown
    [field-goal] Field goal
    [missed-field-goal] Missed field goal
    [blocked-kick] Blocked kick
    [punt] Punt
    [interception] Interception
    [fumble] Fumble
    [downs] On downs
    [safety] Safety
   *[other] { $how }
  }
gf-table-plays-seen = Plays revealed
gf-table-none-yet = None yet.

# Legend
gf-table-legend-rules = It says
gf-table-legend = { $part ->
    [kind] Letter
    [symbols] Symbols
    [objective] Objective
    [special] Special Result
    [window] Action
    [plaque] Plaque
    [position] Position
    [subtype] Type
    [risk] Black disk
   *[alert] Yellow disk
  }
gf-table-legend-text = { $part ->
    [kind] R is a Run, P a Pass. Same kind on both sides: the defense has the Advantage; different kinds: the offense.
    [symbols] Power square, Speed arrow, Skill circle, Mental hexagon, Wild diamond.
    [objective] The yards if its team wins the Challenge.
    [special] Counts if this is the winner's last card.
    [window] Played in its window, without symbols.
    [plaque] Gold works on offense, silver on defense, copper always.
    [position] Cards that look for a victim or a helper name it.
    [subtype] Franchise, coach, sponsor, formation or tradition.
    [risk] Penalty Risk: the lower, the easier for the referee to see.
   *[alert] Referee Alert: shown to complain about a foul.
  }

# Cards to look at
gf-fact-kind = Kind
gf-fact-ability = Ability
gf-fact-does = What it does
gf-fact-does-ball = Moves the ball
gf-fact-does-turnover = Turnover
gf-fact-does-cards = Cards
gf-fact-does-injury = Injury
gf-fact-does-calls = Calls
gf-fact-does-referee = Referee
gf-fact-does-kicks = Kicks
gf-fact-does-symbols = Symbols
gf-fact-rarity = Rarity
gf-fact-stock = In the stock deck of

## What lies beside the cards, on paper
gf-box-field = Playing field
gf-box-hint = The ball on its yard, the first-down marker ten yards on
gf-box-side = { $side ->
    [home] Home
   *[visitor] Visitor
  }
gf-box-down = Down
gf-box-drive = Drive
gf-box-length = { $length ->
    [short] Short
    [medium] Medium
   *[full] Full
  }
gf-box-marker = { $marker ->
    [ball] Ball marker
    [first] First-down marker
    [down] Down marker
    [drive] Drive marker
    [home] Score marker of Home
   *[visitor] Score marker of the Visitor
  }
gf-box-letter = { $marker ->
    [ball] •
    [first] 1st
    [down] Dn
    [drive] Dr
    [home] H
   *[visitor] V
  }
gf-box-heads = Heads
gf-box-tails = Tails
gf-box-coin = Coin
gf-box-play = A Play
gf-box-play-1 = Hold { $hand } Actions. Switch your Team cards on or off.
gf-box-play-2 = Call a Play in secret, or punt, or kick a field goal. Show both Plays.
gf-box-play-3 = Both Run or both Pass: the defense has the Advantage; otherwise the offense. Its Play names the Dominant Ability.
gf-box-play-4 = Count that symbol on Plays and Active Team cards. Lay Challenge cards in turns, whoever is behind first; two passes in a row end it. A tie goes to the Advantage.
gf-box-play-5 = The winner’s Objective moves the ball, its last Challenge card adds the Special Result.
gf-box-play-6 = The side with the higher risk may be flagged, if the other shows enough Alerts.
gf-box-play-7 = Discard, fill up to { $hand }, next down.
gf-box-kicks = Kicks and points
gf-box-kicks-1 = Quick Challenge: the kicking side names an ability; both lay cards face down; count.
gf-box-kicks-2 = Kickoff: touchback on the { $spot }, or return from there: { $forward ->
    [one] { $forward } yard
   *[other] { $forward } yards
  } forward for each symbol more, { $back } back for each fewer.
gf-box-kicks-3 = Punt: { $punt ->
    [one] { $punt } yard
   *[other] { $punt } yards
  }; into the end zone is a touchback. It may be run back like a kickoff.
gf-box-kicks-4 = Field goal: { $kick ->
    [one] { $kick } yard
   *[other] { $kick } yards
  }, one more for each symbol more, one less for each fewer. To the goal line is good.
gf-box-kicks-5 = Touchdown { $touchdown }, extra point { $extra }, two-point try { $two }.
gf-box-kicks-6 = Field goal { $goal }, safety { $safety }.
gf-box-kicks-7 = The Drive marker goes on after every drive, whoever had it.
gf-box-sheet = Drive chart
gf-box-column = { $column ->
    [drive] Drive
    [team] Team
    [start] Start
    [end] How it ended
   *[score] Score
  }

## Card sets of one's own

gf-set-franchise = Franchise
gf-set-op = Offensive Play
gf-set-dp = Defensive Play
gf-set-oa = Offensive Action
gf-set-da = Defensive Action
gf-set-tm = Team card
gf-card-worth = { $value } to whoever builds decks

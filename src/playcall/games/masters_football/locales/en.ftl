### Masters of Football in British English. Clubs are plural: "Larkmoor attack".

## The game
mf-summary = Football managers buy, plan, roll and bribe their way through a championship.
mf-box = Football managers: pick three, roll, trade, win the league.
mf-goal = Win the championship: three points a win, one a draw. Pick three players and a tactic for each match, spend your money wisely, and keep a dirty trick for the right moment.
mf-goal-friendly = Win the match: score more than the other manager's club. Hire a manager, buy a squad, pick three players and a tactic, and keep a dirty trick for the right moment.
mf-goal-two-leg = Win the tie, home and away: three points a win, one a draw, then goals decide. Buy a squad for both matches, pick three players and a tactic for each, and keep a dirty trick for the second.
mf-mode-championship = Championship
mf-mode-championship-summary = Four managers, six matchdays, an academy and a transfer market.
mf-mode-solo = Alone
mf-mode-solo-summary = A championship against three Non-Person Teams.
mf-mode-competition = Competition
mf-mode-competition-summary = Two championships side by side and a final.
mf-mode-friendly = Friendly
mf-mode-friendly-summary = Two managers, one match: the quick game.
mf-mode-two_leg = Two-leg tie
mf-mode-two_leg-summary = Two managers, home and away.

## Options of a table
mf-option-mode = Kind of game
mf-option-mode-championship = Championship
mf-option-mode-friendly = Friendly
mf-option-mode-two_leg = Two-leg tie
mf-option-mode-doc = A championship, a single match, or two matches.
mf-option-players = Persons in a championship
mf-option-players-doc = Persons in a championship: up to 4 in one, 5 to 8 in two with a final.
mf-option-swap_windows = Swapping cards
mf-option-swap_windows-stages = At the pauses
mf-option-swap_windows-any = Before every turn too
mf-option-swap_windows-doc = Swap cards at the pauses, or before every turn of an own match too.
mf-option-team_letters = Letters of the teams
mf-option-team_letters-seat = By seat
mf-option-team_letters-random = By lot
mf-option-team_letters-doc = Teams take the letters A to D by seat, or by lot.
mf-option-parallel_matches = Both matches at once
mf-option-parallel_matches-doc = Both matches of a matchday are played at once.
mf-option-drawn_wood_stays = Drawn wood players stay
mf-option-drawn_wood_stays-doc = A wood player drawn to make a team legal stays in the squad after the match.
mf-option-tactical_genius = Tactical Genius
mf-option-tactical_genius-outright = Wins the roll
mf-option-tactical_genius-reroll = Rolls again
mf-option-tactical_genius-doc = A Tactical Genius wins the roll on the genius face, or rolls again.
mf-option-bottom_tie = Both red
mf-option-bottom_tie-one_level = One level up
mf-option-bottom_tie-to_orange = Up to orange
mf-option-bottom_tie-doc = How far home advantage lifts a team when both are red.
mf-option-attack_genius_scope = Attacking Genius
mf-option-attack_genius_scope-team = Once per team
mf-option-attack_genius_scope-player = Once per player
mf-option-attack_genius_scope-doc = The attacking genius works once per team, or once per such player.
mf-option-genius_spent_when_denied = A denied genius is spent
mf-option-genius_spent_when_denied-doc = An attacking genius denied by a defensive one is spent all the same.
mf-option-super_agent_market_extra = Super-Agent extras at the market
mf-option-super_agent_market_extra-doc = The Super-Agent Partnership gets extra cards in the transfer market too.
mf-option-outsiders = Corruption in others' matches
mf-option-outsiders-doc = Corruption cards and Whistleblower may be played in other teams' matches.
mf-option-league_last_tie = Level for the title
mf-option-league_last_tie-shootout = Shoot-out
mf-option-league_last_tie-shared = Shared
mf-option-league_last_tie-doc = A title still level after all tie-breakers: shoot-out, or shared.
mf-option-npt_strength = Non-Person Teams
mf-option-npt_strength-normal = Normal
mf-option-npt_strength-easy = Easy
mf-option-npt_strength-hard = Hard
mf-option-npt_strength-doc = What Non-Person Teams draw for their squads.
mf-option-friendly_decider = A level friendly
mf-option-friendly_decider-draw = Is a draw
mf-option-friendly_decider-shootout = Goes to a shoot-out
mf-option-friendly_decider-doc = Whether a level friendly stays a draw or is decided by kicks.
mf-option-home = Home
mf-option-home-lot = By lot
mf-option-home-seat1 = First seat
mf-option-home-seat2 = Second seat
mf-option-home-doc = Who is at home in a friendly, or first in a two-leg tie.

## What cards can be filtered by
mf-fact-kind = Kind
mf-fact-kind-manager = Managers
mf-fact-kind-player = Players
mf-fact-kind-action = Action cards
mf-fact-kind-tactic = Tactic cards
mf-fact-level = Level
mf-fact-level-gold = Gold
mf-fact-level-silver = Silver
mf-fact-level-bronze = Bronze
mf-fact-level-wood = Wood
mf-fact-level-lad = Local Lads
mf-fact-pos = Position
mf-fact-pos-D = Defender
mf-fact-pos-M = Midfielder
mf-fact-pos-F = Forward
mf-fact-genius = Genius
mf-fact-genius-A = Attacking
mf-fact-genius-D = Defensive
mf-fact-genius-T = Tactical
mf-fact-type = Type
mf-fact-type-STRATEGY = Strategy
mf-fact-type-EVOLUTION = Evolution
mf-fact-type-ANTI = Anti-Football
mf-fact-type-CORRUPTION = Corruption
mf-fact-timing = Timing
mf-fact-timing-PRE = Before the match
mf-fact-timing-LIVE = During the match
mf-fact-timing-ANY = Before or during it
mf-fact-timing-ACADEMY = Academy

## Names
mf-name = { $name }
mf-winner = { $club }{ $npt ->
    [yes] {" "}(Non-Person Team)
   *[no] {""}
  }
mf-won-by = { $who } win, { $scores }, decided by { $how } ({ $rule }).
mf-tactic = { $tactic ->
    [Po] Possession
    [Di] Direct
    [Ph] Physical
   *[De] Defensive
  }
mf-level = { $level ->
    [red] red
    [brown] brown
    [orange] orange
    [green] green
    [blue] blue
   *[purple] purple
  }
mf-type = { $type ->
    [STRATEGY] Strategy
    [EVOLUTION] Evolution
    [ANTI] Anti-Football
   *[CORRUPTION] Corruption
  }
mf-when = { $window ->
    [TW] before the tactical roll
    [SW] before kick-off
    [BT] before a turn
    [AR] after a roll
    [AG] after a goal
    [AM] after a miss
    [CW] against a Corruption card
    [HT] at half-time
   *[AC] in the academy
  }
mf-word = { $what ->
    [attack] attack
   *[defence] defence
  }
mf-attack = attack { $value }
mf-defence = defence { $value }
mf-skill = tactical skill { $value }
mf-place-of = player { $place } of { $club }
mf-count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
mf-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
mf-count-action-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
  }
mf-a-player = A player
mf-a-wood-player = a wood player

## What action cards do
mf-effect-team = { $whose ->
    [own] own team { $changes }
   *[other] other team { $changes }
  }
mf-effect-player = { $whose ->
    [own] one own player { $changes }
   *[other] one opponent { $changes }
  }
mf-effect-mute = one opponent's genius has no effect
mf-effect-tactical = { $bonus } on the tactical value of both rolls
mf-effect-force = dictates the tactics for the whole match, without a roll
mf-effect-spy = looks at their team and tactic, then may change tactic cards
mf-effect-plan-b = cancels a card that touches tactics
mf-effect-bonus = { $bonus } for the coming attack
mf-effect-counter-attack = a counter-attack at once, with { $bonus }
mf-effect-second-chance = the failed attack is repeated at once, with { $bonus }
mf-effect-reroll = { $dice ->
    [main] { $whose ->
        [own] own attack or defence die
        [attacker] the attack die
       *[named] attack or defence die of one team
      }
   *[both] { $whose ->
        [own] both own dice
        [attacker] both dice of the attackers
       *[named] both dice of one team
      }
  } rolled again
mf-effect-cancel = the attack does not take place{ $late ->
    [yes] , second half only
   *[no] {""}
  }{ $leading ->
    [yes] , only when leading
   *[no] {""}
  }
mf-effect-nullify = the goal does not count
mf-effect-whistle = cancels a Corruption card
mf-effect-extra-sub = one more substitution at this half-time
mf-effect-wonderkid = G draws gold in the academy, and one player may cost anything
mf-effect-points = costs as many M as points won in the match
mf-effect-uses = { $uses ->
    [one] one use
   *[other] { $uses } uses
  }
mf-effect-only = only in { $tactics }

## What managers can do
mf-ability = { $ability ->
    [super_agent] One card more of each level at the first deal, and every player who costs more than { $discount } M costs { $discount } M less.
    [youth_academy] Rolls { $rolls } times in the academy, keeps { $picks } players, draws gold for G, and one of them may cost anything.
    [peoples_club] Has home advantage in every match, even away.
    [inferno] At home no action card of others can be aimed at the team.
    [godfather] Once in each half the opponents must roll both their dice of an attack again.
    [special_one] Once in each half any one die of an attack is rolled again.
    [joga_bonito] Attack +{ $high } in Possession and Direct, +{ $low } in Physical and Defensive.
    [tactician] +{ $tactical } on every tactical roll.
    [tycoon] The largest budget, and { $income } M instead of { $usual } M at the transfer market.
   *[clean_hands] Immune to Anti-Football and Corruption cards of others, but may not play Corruption.
  }

## What a seat is asked
mf-ask-manager = Which manager do you hire?
mf-money-left = You have { $money } M.
mf-meeting = { $home } – { $away }.
mf-ask-buy = Which player do you buy?
mf-ask-cut = You have { mf-count-players } and may keep { $limit }: who leaves?
mf-ask-swap = Swap an action card for { $price } M?
mf-ask-discard = You hold { mf-count-action-cards } and may keep { $limit }: which one do you discard?
mf-ask-academy = The academy: roll for players?
mf-ask-academy-more = Your limit is { $limit } M.
mf-ask-pick = Who joins you from the academy?
mf-ask-pick-more = Your limit is { $limit } M{ $any ->
    [yes] , and one may cost anything
   *[no] {""}
  }.
mf-ask-team = Which three players do you field?
mf-ask-tactic = Which tactic do you lay for the { $half ->
    [1] first
   *[2] second
  } half?
mf-ask-tactics-cards = Do you play cards on tactics?
mf-ask-strength-cards = Do you play cards on attack and defence?
mf-rules-now = { $tactic } rules; you have { $money } M.
mf-ask-card = Which card do you add?
mf-ask-plan-b = Do you cancel one of their cards with { $card }?
mf-ask-spy = You have seen their team and tactic: which tactic do you lay?
mf-ask-reroll = Your tactic die shows { $die }: does your Tactical Genius roll it again?
mf-ask-half-time = Half-time, { $home }–{ $away }: do you play or swap cards?
mf-ask-substitution = Do you make a substitution, and if so before or after the tactical roll?
mf-ask-sub = Who goes off, and who comes on?{ $must ->
    [yes] {""}
   *[no] {" "}You may also leave it.
  }
mf-ask-window = { $window ->
    [BT] Do you act before { $club } attack?
    [AR] { $club } attack: do the dice stand?
    [AG] { $club } have scored: does the goal stand?
   *[AM] { $club } have missed: do you act?
  }
mf-ask-window-more = { $minute }, { $home }–{ $away }; you have { $money } M.
mf-ask-whistle = { $club } play { $card }{ $aim ->
    [none] {" "}while { $target } attack
   *[side] {" "}on { $target }
  }: do you stop it with { $by }?

## Options
mf-do-hire = Hire { $name }
mf-do-buy = Buy { $name } for { $price } M
mf-do-done = Done
mf-do-swap = Swap { $card } for { $price } M
mf-do-team = Field { $players }
mf-do-cards = Play cards
mf-do-no-cards = No cards
mf-do-play = { $card }, { $points ->
    [yes] paid after the match
   *[no] { $price ->
        [0] free
       *[other] { $price } M
      }
  }
mf-do-play-on = { $card }{ $aim ->
    [tactic] :
   *[side] {" "}on
  } { $target }, { $points ->
    [yes] paid after the match
   *[no] { $price ->
        [0] free
       *[other] { $price } M
      }
  }
mf-do-use = { $card } again, free
mf-do-ability = { $manager }: roll { $die ->
    [both] both their dice
   *[other] the { mf-die-called }
  } again
mf-do-counter = Cancel { $card }
mf-do-pass = { $window ->
    [BT] Play on
    [AG] Accept the goal
    [CW] Let it happen
    [AM] Play on
    [HT] On with it
   *[other] Let it stand
  }
mf-do-reroll = Roll the tactic die again
mf-do-stand = Let it stand
mf-do-say-sub = { $when ->
    [before] Substitute before the roll
    [after] Substitute after the roll
   *[none] No substitution
  }
mf-do-sub = { $on } for { $off }
mf-do-no-sub = No substitution
mf-do-roll = { $again ->
    [yes] Roll again
   *[no] Roll the genius dice
  }
mf-do-pick = Take { $name }
mf-do-pick-none = Nobody
mf-do-drop = Release { $name }
mf-do-discard = Discard { $card }

## Tags
mf-tag-manager = { $budget } M · academy { $limit }
mf-tag-left = { $money } M left
mf-tag-player = { $cost } M · { $pos } · tac { $skill }{ $genius ->
    [none] {""}
   *[other] {" "}· { $genius }*
  }
mf-tag-team = { $tactic } { $attack } / { $defence }
mf-tag-levels-of = { $attack } / { $defence }
mf-tag-sub = { $attack } / { $defence } · tac { $skill }
mf-tag-wonderkid = G draws gold
mf-tag-tactical = tactics { $bonus }
mf-tag-chances = { $now }% → { $then }%
mf-tag-attack = { $kind ->
    [counter] counter { $percent }%
    [again] again { $percent }%
   *[goal] goal { $percent }%
  }
mf-tag-no-goal = no goal
mf-tag-muted = genius muted
mf-tag-no-change = no change
mf-tag-many = { $count } levels
mf-tag-levels = { $what ->
    [attack] { $attack } att
    [defence] { $defence } def
   *[both] { $attack } att, { $defence } def
  }{ $whose ->
    [own] {""}
   *[other] {" "}{ $mark }
  }

## What an option would do, step by step
mf-step-manager = { $name }: budget { $budget } M, academy limit { $limit } M. { $ability }
mf-step-player = { $name }, { $level ->
    [gold] gold
    [silver] silver
    [bronze] bronze
    [wood] wood
   *[lad] local
  } { $pos ->
    [D] defender
    [M] midfielder
   *[F] forward
  } for { $cost } M: { $figures }{ $genius ->
    [A] , Attacking Genius
    [D] , Defensive Genius
    [T] , Tactical Genius
   *[none] {""}
  }.
mf-step-pick-none = All players drawn are discarded.
mf-step-roll = The dice draw players: { $faces }.
mf-face-draws = { $face } { $level ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[wood] wood
  }
mf-step-card = { $card }, { mf-type }: { $does }.
mf-step-counter = { $card } has no effect ({ $does }).
mf-step-cards = You must then play at least one card.
mf-step-no-cards = You play no cards in this window.
mf-step-done = You are done here.
mf-step-column = { $tactic }: attack { $attack } ({ $attackLevel }), defence { $defence } ({ $defenceLevel }).
mf-step-skill = Tactical skill { $skill } for both rolls.
mf-step-if-it-rules = If it rules: { $levels }.
mf-levels-of = { $club } attack { $attack } and defence { $defence }
mf-step-promises = That promises { NUMBER($points, minimumFractionDigits: 1) } points from here.
mf-step-tactic = It rules both teams if you win the tactical roll.
mf-step-reroll = The new value counts, better or worse.
mf-step-stand = The roll stays as it is.
mf-step-say-sub = { $when ->
    [before] You must then replace a player before the tactical roll.
    [after] You see the tactics first, and may still decline.
   *[none] The team stays as it is.
  }
mf-step-no-sub = The team stays as it is.
mf-step-sub = { $on } ({ $onFigures }) instead of { $off } ({ $offFigures }).
mf-step-cost = { $reserve ->
    [0] It costs { $price } M.
   *[other] It costs nothing now; { $reserve } M are reserved until the final whistle.
  }
mf-step-only-in = It works only in { $tactics }.
mf-step-now = Now: { $levels }.
mf-step-then = Then: { $levels }.
mf-step-chances = The chance of a goal goes from { $now }% to { $then }%.
mf-step-chance = The chance of a goal: { $percent }%.
mf-step-whistle = A { $card } can cancel it.
mf-step-ability = Once in each half; the new values count, better or worse.
mf-step-pass = You keep your cards and your money.
mf-step-odds = { $club } attack in { $tactic }: a goal in { $goals } of { $rolls } rolls, { $percent }%.

## The coach's reasons
mf-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mf-why-manager = Managers like this win { $percent }% of such games.
mf-why-keep-money = The money is better kept.
mf-why-squad = Part of a squad worth { mf-value } points.
mf-why-good-hand = The hand is good enough.
mf-why-swap = It will hardly be of any more use.
mf-why-wonderkid = Gold for G, and no limit for one player.
mf-why-nobody = Nobody helps.
mf-why-roll-on = The next one may be within the limit.
mf-why-stronger = He makes the squad stronger.
mf-why-drop = The squad will miss him least.
mf-why-discard = The least useful card.
mf-why-team = Promises { mf-value } points of the match.
mf-why-promises = Promises { mf-value } points from here.
mf-why-cards = A card here is worth its price.
mf-why-no-cards = Nothing helps enough for its price.
mf-why-pass = Keep money and cards.
mf-why-card = Worth { mf-value } points, price included.
mf-why-counter = Their plan comes to nothing.
mf-why-reroll = You are losing the roll anyway.
mf-why-extra-sub = Two changes from a good bench.
mf-why-sub-before = A better team for the roll too.
mf-why-sub-after = Wait for the tactics; you may still decline.
mf-why-no-sub = Nobody on the bench is better.
mf-why-sub = Worth { mf-value } points; tactical skill { $skill }.

## Why a card cannot be played, or a team fielded
mf-why-outsider = only in your own matches
mf-why-money = costs { $cost } M, you have { $money } M
mf-why-tactic-rules = no effect in { $tactic }
mf-why-no-target = no target for it now
mf-short-when = { $window ->
    [TW] before tactics
    [SW] before kick-off
    [BT] before a turn
    [AR] after a roll
    [AG] after a goal
    [AM] after a miss
    [CW] at corruption
    [HT] at half-time
   *[AC] in the academy
  }
mf-short-outsider = your matches
mf-short-money = costs { $cost } M
mf-short-tactic = not in { $tactic }
mf-short-no-target = no target
mf-no-team-because = { $why ->
    [positions] Not three of one position.
   *[wood] The wood player just drawn must play.
  }

## Play-by-play: before and between matches
mf-clubs-led = The clubs: { $clubs }.
mf-led = { $club } ({ $who ->
    [npt] Non-Person Team
    [you] you
   *[person] { $person }
  })
mf-by = { $who ->
    [you] You
   *[club] { $club }
  }
mf-hires = { mf-by } hire { $manager } and have { $budget } M to spend.
mf-money = { mf-by } { $way ->
    [in] receive
   *[out] pay
  } { $change } M { $why ->
    [squads] now that the squads are set
    [market] for the transfer market
   *[bonus] as win bonus
  }, and have { $money } M.
mf-draws = { mf-by } draw { $what }.
mf-buys = { mf-by } buy { $what } for { $paid } M{ $rest ->
    [0] {""}
   *[other] {" "}and leave { $left }
  }.
mf-draws-wood = { mf-by } draw { $what } { $why ->
    [three] to have three players
   *[team] to field a legal team
  }.
mf-swaps = { mf-by } swap { $card } for { $price } M, { $money } M left.
mf-academy-rolls = { $club } roll { $dice } in the academy.
mf-joins = { $player } joins { $club } from the academy.
mf-released = { $why ->
    [academy] { $club } do not take { $players }.
    [limit] { $club } release { $players }: the squad is full.
   *[wood] { $players } { $count ->
        [one] goes
       *[other] go
      } home from { $club }.
  }
mf-discards = { mf-by } discard { $card }.

## Play-by-play: before kick-off
mf-heading = { $what }.
mf-friendly = Friendly
mf-leg = Leg { $leg } of { $of }
mf-matchday-of = Matchday { $day } of { $of }
mf-final-match = Final, match { $leg }
mf-stage = { $stage ->
    [setup] Building the squads
    [academy] The academy
    [market] The transfer market
   *[over] Full time
  }
mf-match = { $home } at home to { $away }; { $advantage } have home advantage.
mf-team-chosen = { $club } have picked their team.
mf-tactic-chosen = { $club } have laid a tactic card.
mf-announces = { $club } play { $cards ->
    [yes] cards
   *[no] no cards
  } { $window ->
    [TW] on tactics
   *[SW] on attack and defence
  }.
mf-dictates = { $club } dictate the game: { $tactic } for the whole match, no tactical roll.
mf-spies = { mf-by } look at the team and tactic of { $other }.
mf-spied = { mf-by } see { $other } with { $players } in { $tactic }.
mf-may-have-changed = { $club } may have changed their tactic card.
mf-goes-with = { mf-by } go with { $tactic }.
mf-fields = { $club } field { $players }.
mf-sum = { $what } { $terms } = { $value }
mf-genius-counts = G ({ $value })
mf-term-skills = { $value } skill
mf-term-cards = { $value } from cards
mf-term-manager = { $value } manager
mf-term-card = { $sign ->
    [minus] −
   *[plus] +
  } { $value } { $card }
mf-term-plus-manager = + { $value } manager
mf-tactical-roll = Tactical roll: { $home }; { $away }. { $winner } win it { $why ->
    [higher] with the higher value
    [home] by home advantage, the values being level
   *[genius] through their Tactical Genius
  }: { $tactic } for both.
mf-tactic-die-again = { $club } roll their tactic die again: { $old } becomes { $new }.
mf-strengths = { $club } in { $tactic }: { $attack }, { $attackDie }; { $defence }, { $defenceDie }.
mf-die = { $level }{ $shift ->
    [down] , down to { $die } by home advantage
    [up] , up to { $die } by home advantage
   *[none] {""}
  }

## Play-by-play: cards
mf-plays = { mf-by } play { $card }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } M ({ $money } M left)
  }: { $does }.
mf-plays-on = { mf-by } play { $card }{ $aim ->
    [tactic] :
   *[side] {" "}on
  } { $target }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } M ({ $money } M left)
  }: { $does }.
mf-cancels = { mf-by } cancel { $whose ->
    [you] your { $card }
   *[club] { $card } of { $owner }
  } with { $by }.
mf-uses-again = { mf-by } use { $card } again{ $left ->
    [0] {""}
   *[other] , { $left } left
  }.
mf-uses-ability = { mf-by } use the ability of { $manager }.
mf-card-lost = { $why ->
    [tactics] { $card } on { $club } has no effect in the new tactics.
   *[substituted] { $card } on { $club } goes off with its player.
  }

## Play-by-play: turns
mf-turn = { $injury ->
    [yes] Injury time, { $minute }
   *[no] Turn { $turn }, { $minute }
  }: { $club } attack, { $percent }% for a goal.
mf-attack-cancelled = The attack of { $club } does not take place.
mf-dice = { $attacker } roll { $attack } ({ $attackLevel }) and { $genius }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $more }
  }; { $defender } { $defence } ({ $defenceLevel }) and { $other }.
mf-becomes = { mf-die-called } { $old } becomes { $new }
mf-die-called = { $die ->
    [attack] attack die
    [attack-genius] attackers' genius die
    [defence] defence die
   *[defence-genius] defenders' genius die
  }
mf-rolls-again = { $club } roll again: { $changes }.
mf-shot = { $club } { $attack } + { $genius }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  } = { $total } against { $defence } + { $other } = { $against }:
mf-verdict = { $why ->
    [higher] goal!
    [genius] goal by genius!
    [lower] no goal.
    [equal] level, no goal.
   *[denied] denied by a Defensive Genius.
  }{ $spent ->
    [yes] {" "}The Attacking Genius is spent.
   *[no] {""}
  }
mf-score-line = { $home } { $one }–{ $other } { $away }
mf-score = { $home } { $one }–{ $other } { $away }.
mf-score-now = { $home } { $one }–{ $other } { $away }, { $minute }
mf-headline = { $occasion }: { $scores }
mf-goal-nullified = The goal of { $club } does not count. { $score }
mf-attacks-at-once = { $club } attack at once, with { $bonus }.
mf-half-time-score = Half-time. { $score }
mf-announces-substitution = { $club } announce { $when ->
    [before] a substitution before the roll
    [after] a substitution after the roll
   *[none] no substitution
  }.
mf-substituted = { $club }: { $on } comes on for { $off }.
mf-injury-roll = { $club } roll { $die } for injury time and need { $needed } or more: { $extra ->
    [yes] one more attack
   *[no] it is over
  }.

## Play-by-play: the end
mf-full-time = Final whistle. { $score }
mf-pad-line = Points after matchday { $day }: { $points }.
mf-points-of = { $club } { $points }
mf-kick = Kick { $round }, { $club }: { $die }, { $scored ->
    [yes] scored
   *[no] missed
  } ({ $needed } or more scores).
mf-why-won = { $why ->
    [points] points
    [goal-difference] goal difference
    [goals] goals
    [away-goals] away goals
    [shoot-out] shoot-out
    [season-points] points in the season
    [season-goal-difference] goal difference in the season
    [season-goals] goals in the season
    [season-away-goals] away goals in the season
   *[shared] nothing between them
  }
mf-crowned = { $clubs } { $count ->
    [one] win
   *[other] share
  } { $number ->
    [1] the championship
   *[2] championship II
  }{ $count ->
    [one] , decided by { $why }
   *[other] : { $why }
  }.
mf-drawn-game = It ends in a draw.
mf-final-won = { $club } have won it, decided by { $why }.
mf-ended = { $why ->
    [draw] A draw
   *[shared] The title is shared
  }

## The table in the terminal
mf-screen-club = { $club } ({ $who ->
    [npt] Non-Person Team
    [you] You
   *[person] { $person }
  }{ $manager ->
    [none] {""}
   *[other] , { $manager }
  })
mf-screen-side = { $side ->
    [home] Home
   *[away] Away
  } { $title }{ $advantage ->
    [yes] , home advantage
   *[no] {""}
  }: { $goals }
mf-screen-tactics = Match tactics: { $tactic }{ $forced ->
    [yes] {" "}(dictated)
   *[no] {""}
  }
mf-screen-track = { $spaces } { $half ->
    [1] first
   *[2] second
  } half, turn { $turn }, { $minute }
mf-screen-window = Open: { $window ->
    [TW] cards on tactics
    [SW] cards on attack and defence
    [BT] before the turn
    [AR] after the roll
    [AG] after the goal
    [AM] after the miss
   *[HT] half-time
  }.
mf-screen-figures = { $player }: { $attack }/{ $defence } ({ $printed })
mf-screen-player = { $player }: { $figures }
mf-screen-strength = { $attack }, { $attackLevel } die; { $defence }, { $defenceLevel } die
mf-screen-no-team = No team yet.
mf-screen-hidden = Three players face down{ $laid ->
    [yes] , a tactic card laid
   *[no] {""}
  }
mf-screen-team = { $players }
mf-screen-team-and-tactic = { $players } in { $tactic }
mf-screen-in-play = In play: { $card } of { $owner } on { $target }{ $idle ->
    [yes] , no effect in these tactics
   *[no] {""}
  }{ $uses ->
    [0] {""}
    [one] , one use left
   *[other] , { $uses } uses left
  }
mf-screen-genius = { $club } { $marks }{ $spent ->
    [0] {""}
   *[other] {" "}(A spent)
  }
mf-screen-chance = { $club } attack: { $percent }% for a goal; genius { $genius }
mf-screen-dice = { $club } rolled { $attack } and { $one }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $more }
  } against { $defence } and { $two } of { $other }; genius { $genius }
mf-championship = Championship { $number ->
    [1] I
   *[2] II
  }
mf-league = League table
mf-screen-columns = W  D  L GF GA Pts
mf-screen-pad = After matchday { $day }: { $points }
mf-screen-results = Results: { $results }
mf-screen-money = You have { $money } M{ $reserved ->
    [0] {""}
   *[other] {" "}({ $reserved } M more reserved)
  }.
mf-screen-list = { $what ->
    [offers] To choose from
    [basket] Basket
    [squad] Your squad
   *[hand] Your hand
  }
mf-screen-legend = How to read a player: position (D defender, M midfielder, F forward), attack/defence in { $tactics }, tactical skill in brackets; A*, D* and T* are Attacking, Defensive and Tactical Genius.
mf-screen-card = { $card } ({ $points ->
    [yes] paid in points
   *[no] { $price } M
  }, { $when }): { $does }
mf-screen-seen = Seen: { $players }
mf-screen-npt = { $title }: { $players }
mf-screen-their-money = { $money } M{ $reserved ->
    [0] {""}
   *[other] {" "}({ $reserved } M reserved)
  }
mf-screen-other = { $title }: { $money }, { $cards }, { $squad } off the pitch
mf-screen-stack = { $level ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[wood] wood
  } { $count }
mf-screen-stacks = Stacks: { $levels }; action cards { $stack }, discarded { $discard }

## The final report
mf-decimal = { NUMBER($value, minimumFractionDigits: 1) }
mf-kick-off = Kick-off
mf-play-title = { $what ->
    [higher] Goal, { $club }
    [genius] Goal by genius, { $club }
    [lower] No goal, { $club }
    [equal] Level totals, { $club }
    [denied] Denied, { $club }
    [nullified] Goal struck off, { $club }
   *[cancelled] No attack, { $club }
  }
mf-play-short = { $what ->
    [goal] goal
    [off] off
   *[none] –
  }
mf-period = { $leg ->
    [0] {""}
   *[other] Leg { $leg },{" "}
  }{ $half ->
    [first] 1st half
    [second] 2nd half
   *[injury] injury time
  }
mf-attack-label = { $period }, { $minute }, { $club }
mf-match-label = { $stage }, { $score }
mf-figure = { $what ->
    [goals] Goals
    [first-half] First half
    [second-half] Second half
    [expected] Expected goals
    [attacks] Attacks
    [genius-goals] Goals by genius
    [saves] Saved by genius
    [struck-off] Goals struck off
    [rolls] Tactical rolls won
    [substitutions] Substitutions
    [cards] Action cards played
    [spent] Paid for cards
    [swaps] Cards swapped
    [points] Points
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [goals-for] Goals for
   *[goals-against] Goals against
  }
mf-not-finished = Not finished
mf-head-even = Honours even, { $one }–{ $other }
mf-head-won = { $club } take it, { $one }–{ $other }
mf-head-won-by = { $club } take it, { $one }–{ $other }, by { $why }
mf-head-champions = { $clubs } { $count ->
    [one] are champions
   *[other] share the title
  }
mf-tie-summary = { $played }. { $count ->
    [0] No tactics ruled.
   *[other] Tactics that ruled: { $tactics }.
  } Action cards played: { $cards }.
mf-season-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
  }, { $goals ->
    [one] one goal
   *[other] { $goals } goals
  }.

## The guided first match
mf-guide-title = Your first match
mf-guide-goal = Win the championship of four clubs: three points for a win, one for a draw. In each match three of your players and one tactic meet three of theirs, and twelve attacks are settled with dice.
mf-guide-closing = The season is yours: five matchdays, an academy and a transfer market are still to come.
mf-guide-hire = You manage Larkmoor. Hire one of these two: the card gives your budget, your academy limit and an ability. The Master Tactician adds 3 to every tactical roll; take him.
mf-guide-offers = Six players are on offer. The figures are attack above and defence below, one column for each tactic: Possession, Direct, Physical, Defensive.
mf-guide-slider = Last-Ditch Slider has defence 4 and 6 in his best columns, and the burning glove: when your genius die shows G he saves any shot. Buy him for 5 M.
mf-guide-toiler = A team may not have three players of one position. Honest Toiler is a forward, gives 2 in attack nearly everywhere, and costs 1 M.
mf-guide-lad = Long-Throw Lad, 1 M: attack 2 and defence 2 in Direct and Physical. Cheap players who fit one column can beat dear ones who do not.
mf-guide-bench = One more for the bench. Money you keep buys action cards; when the squads are set everybody gets 5 M more.
mf-guide-cards = Five action cards: tickets with a stub that says when they may be played and what they cost. Blue is Strategy, green Evolution, yellow Anti-Football, red Corruption.
mf-guide-swap = Before each matchday you may swap cards for 1 M each. Yours are good: on to the match.
mf-guide-team = Pick three. Sums of 3, 5, 7, 9 and 11 reach the next level, red to purple, and each level has its own die. Take Slider, Long-Throw Lad and Honest Toiler: orange and green in Physical.
mf-guide-tactic = Now a tactic, face down. Whoever wins the tactical roll decides for both teams, so choose the column that suits you more than them: Physical.
mf-guide-announce = A tactical value is die, genius die, the skills of your three, and extras. Announce cards: a roll like this is often decided by a point.
mf-guide-leader = Born Leader: tactical skill +2 and defence +1 for one of your players, to the end of the match. Give it to the Slider.
mf-guide-rules = 13 to 12: your Physical rules, thanks to Born Leader. Every term of attack and defence stands under the players, with the level and its die.
mf-guide-strength = Teams and tactics are known: the moment for cards on strength. Only a card that moves a level is worth its money. Announce one.
mf-guide-tackle = Crunching Tackle takes 1 attack and 2 defence from one of theirs. The tag says it: their defence drops a level. Aim at The Conductor.
mf-guide-genius = The whistle, two attacks, and trouble: The Conductor is an Attacking Genius. G on the genius die is a goal, once in a match, whatever the totals.
mf-guide-disallow = After a goal a window opens for those who can act. You hold Disallowed Goal and 4 M. It is Corruption, and it is 0–1: strike the goal off.
mf-guide-half-time = 0–0 at half-time, and their genius is spent for good. Here you could play a half-time card or swap. Keep your last million.
mf-guide-no-sub = One substitution is allowed, announced before or after the roll. Your three do well: no change.
mf-guide-again = A new tactic and a new roll for the second half; Born Leader and your manager still count. Physical once more.
mf-guide-won = 1–0! One shot of 6 against 5 in the 53rd minute was enough. The play-by-play shows every die, and the league table below it your three points.
mf-guide-free = From here you choose. Tags say what a card would do, the coach says what it would do in your place, and League shows fixtures, results and every squad seen.

## The table in the browser: scoreboard, strip, hand
mf-you = You
mf-non-person = Non-Person Team
mf-npt-short = NPT
mf-millions = { $amount } M
mf-setup = Building the squads
mf-market = Transfer market
mf-academy = The academy
mf-cut = Squads of { $of }
mf-matchday = Matchday
mf-over = Full time
mf-after-day = after matchday { $day }
mf-half-time = Half-time
mf-before-kick-off = Before kick-off
mf-injury-time = Injury time
mf-clock = { $minute }, { $half ->
    [1] first half
   *[2] second half
  }
mf-champion = Champions
mf-points = Points
mf-your-money = Your money
mf-money-short = Money
mf-players = Players
mf-cards-in-hand = { $count ->
    [one] card
   *[other] cards
  }
mf-cards-short = { $count } c.
mf-home-advantage = Home advantage
mf-overview = League
mf-hand = Your action cards
mf-offered = To choose
mf-action-stack = Actions
mf-action-stack-note = Cards are drawn from here when you swap, and at the transfer market.
mf-action-discard = Discard
mf-your-manager = Your manager
mf-reserved = { $money } M reserved
mf-then-left = leaves { $left } M
mf-academy-limit = Academy { $limit }
mf-matches-now = Matches now
mf-field-three = Field these three

## The table in the browser: the match
mf-track = Turn { $turn }, minute { $minute }: { $club } attack
mf-no-team = No team yet
mf-face-down = A player, face down
mf-tactic-down = A tactic card, face down
mf-genius-spent = Genius spent
mf-muted = muted
mf-counts = Counts attack { $attack }, defence { $defence } now
mf-strength = { $what ->
    [attack] Attack { $value }
   *[defence] Defence { $value }
  }
mf-row = { $what ->
    [attack] Attack
    [defence] Defence
   *[skill] Tactics
  }
mf-you-rule = { $tactic } rules: you won the roll { $high }–{ $low }
mf-they-rule = { $tactic } rules: { $club } won the roll { $high }–{ $low }
mf-forced = { $tactic } is dictated for the whole match
mf-phase = { $phase ->
    [teams] Both managers pick three players in secret
    [tactics] Tactic cards lie face down
    [roll] The tactical roll
    [half-time] Half-time: cards, substitutions, a new tactic
   *[play] The match is on
  }
mf-chance = { $club } attack: goal in { $percent }%
mf-came-of-it = { $why ->
    [higher] Goal for { $club }!
    [genius] Goal by genius!
    [equal] Level totals: no goal.
    [denied] Denied by the Defensive Genius.
    [nullified] No goal: it was struck off.
    [cancelled] The attack does not take place.
   *[lower] No goal.
  }
mf-would-score = { $faces } on the attack die would score.
mf-die-of = { $kind ->
    [attack] Attack die of { $club }
    [defence] Defence die of { $club }
    [genius] Genius die of { $club }
   *[tactic] Tactic die of { $club }
  }
mf-does = { $what ->
    [attack] { $club } attack
   *[defence] { $club } defend
  }
mf-in-play = Cards in play
mf-card-on = { $card } on { $whom }{ $idle ->
    [yes] , no effect in these tactics
   *[no] {""}
  }{ $uses ->
    [0] {""}
    [one] , one use left
   *[other] , { $uses } uses left
  }
mf-set-aside = { $card }: ready
mf-window = { $window ->
    [TW] Tactics cards
    [SW] Strength cards
    [BT] Before the turn
    [AR] After the roll
    [AG] After the goal
    [AM] After the miss
   *[HT] Half-time cards
  }
mf-may-act = Who may still act, in order
mf-could-act = { $may ->
    [yes] could act
   *[no] cannot act
  }
mf-plays-cards = plays cards
mf-team-sheet = Team sheet of { $club }
mf-pick-more = { $left ->
    [one] One more player.
   *[other] Pick { $left } players.
  }
mf-pick-done = Ready: Enter fields them.
mf-squad = Squad
mf-your-three = Your three
mf-seen-of = Seen of { $club }:
mf-unseen = { $club } have not shown anybody yet.
mf-lay-tactic = Your tactic, face down
mf-tactic-hint = Whoever wins the tactical roll sees their tactic rule both teams.
mf-bench = Your bench
mf-bench-hint = Press one of your three and the one who comes on.

## The table in the browser: squads, market, academy
mf-hire = { $club } seek a manager
mf-hire-text = Keep one card: it brings your budget, your academy limit and an ability for the whole game.
mf-hire-wait = The others are still choosing.
mf-gazette = The Transfer Gazette
mf-gazette-setup = First squads, everybody buys in secret
mf-gazette-market = Transfer market, everybody buys in secret
mf-in-hand = { $money } M in hand
mf-limit = ({ $of ->
    [one] one player
   *[other] { $of } players
  } at most)
mf-bought = In the basket
mf-too-dear = { $price } M: too dear
mf-leaves = { $price } M, leaves { $left } M
mf-offers-wait = The offers lie open when all have bought.
mf-strong = { $kind ->
    [attack] Attack
   *[defence] Defence
  } { $figure } in { $where }
mf-everywhere = every tactic
mf-your-squad = Your squad
mf-of = { $count } of { $of }
mf-room = { $count ->
    [one] Room for one
   *[other] Room for { $count }
  }
mf-best = Your best three in { $tactic }: attack { $attack } ({ $attackLevel }), defence { $defence } ({ $defenceLevel }).
mf-best-with = With { $name } your best three in { $tactic }: attack { $attack } ({ $attackLevel }), defence { $defence } ({ $defenceLevel }).
mf-no-trio = You need three players, not all of one position; wood players fill up for free.
mf-academy-text = The genius dice draw players: { $faces }. { $places ->
    [one] One may join for free
   *[other] { $places } may join for free
  }, up to { $limit } M.
mf-academy-roll = The genius dice are waiting.
mf-cut-title = { $count ->
    [one] One player must leave
   *[other] { $count } players must leave
  }
mf-cut-text = A squad holds { $of }.

## The table in the browser: league and end
mf-not-begun = before the first match
mf-club = Club
mf-won = Won
mf-drawn = Drawn
mf-lost = Lost
mf-won-short = W
mf-drawn-short = D
mf-lost-short = L
mf-goals = Goals
mf-points-short = Pts
mf-fixtures = Fixtures and results
mf-now = Now
mf-day = Day { $day }
mf-at-home = home
mf-away = away
mf-pad = Results pad
mf-clubs = Clubs
mf-squad-open = The whole squad.
mf-squad-seen = Players seen on a pitch so far; { $count } are off it now.
mf-look-squad = { $count ->
    [one] Look at { $count } player
   *[other] Look at { $count } players
  }
mf-eve-text = Managers may swap action cards now.
mf-paper = The Touchline
mf-edition = Late final edition
mf-front-draw = Honours even
mf-front-win = { $club } take it
mf-banner-goal = Goal, { $club }!
mf-banner-denied = Denied!
mf-banner-denied-text = The Defensive Genius is there.
mf-banner-nullified = No goal!
mf-banner-countered = Cancelled
mf-banner-forced = { $tactic } is dictated
mf-banner-final = Final whistle
mf-banner-champion = { $clubs }: champions!
mf-banner-draw = A draw
mf-banner-won = { $club } win it!
mf-legend-band = Band
mf-legend-band-text = Level by material and word: gold, silver, bronze, wood.
mf-legend-circle = Circle
mf-legend-circle-text = Position D, M or F: not three of the same.
mf-legend-price = Price
mf-legend-price-text = Cost in millions of footies.
mf-legend-flame = Flame
mf-legend-flame-text = Genius: ball attacks, glove defends, board wins the tactical roll.
mf-legend-columns = Columns
mf-legend-columns-text = Attack above, defence below, for Po, Di, Ph, De. The tactic that rules is black.
mf-legend-dots = Dots
mf-legend-dots-text = Tactical skill.
mf-film-skip = Skip
mf-seen = Bench seen
mf-seen-note = Players of { $club } who were on a pitch and are not on it now.

## What lies in the box, on paper
mf-box-board = Board
mf-box-travel = Travel board
mf-box-turns = Turns: there in the first half, back in the second
mf-box-attacks = { $side ->
    [home] Home attack
   *[away] Away attack
  }
mf-box-tactics = Match tactics
mf-box-side = { $side ->
    [home] Home
   *[away] Away
  }
mf-box-letter = { $side ->
    [home] H
   *[away] A
  }
mf-box-dice = { $what ->
    [attack] Attack value and die
   *[defence] Defence value and die
  }
mf-box-goals = Goals
mf-box-die = { $what ->
    [attack] Attack die, { $level }
   *[defence] Defence die, { $level }
  }
mf-box-genius = Genius die
mf-box-tactic-die = Tactic die
mf-box-bit = { $side ->
    [home] Bit of the home team
    [away] Bit of the away team
   *[match] Bit for turn and tactics
  }
mf-box-bill = One-million bill
mf-box-million = one million footies
mf-box-match = A match
mf-box-match-1 = Pick three players, not all of one position, and a tactic, both in secret.
mf-box-match-2 = Cards on tactics: away announce first, home second; then show and pay.
mf-box-match-3 = Show the teams. Tactical roll: tactic die + genius die + tactical skill. The higher value sets the tactics of both; level goes to home advantage.
mf-box-match-4 = Cards on strength. Add up attack and defence, take the dice. Same level: the team without home advantage goes down one.
mf-box-match-5 = Six turns: attack die + genius die against defence die + genius die. Higher is a goal, equal is not.
mf-box-match-6 = Half-time: cards, one substitution each, a new tactic and a new roll; then six turns back.
mf-box-match-7 = Injury time may bring one last attack. A win is { $win ->
    [one] { $win } point
   *[other] { $win } points
  }, a draw { $draw }.
mf-box-season = The season
mf-box-season-1 = Choose one of two managers; his budget is your money.
mf-box-season-2 = Buy from your six players; up to three with wood for nothing. Then everybody receives 5 M and five action cards.
mf-box-season-3 = Matchdays 1 and 2.
mf-box-season-4 = The academy, then matchday 3.
mf-box-season-5 = The transfer market, then matchdays 4, 5 and 6.
mf-box-season-6 = Most points; then goal difference, goals, goals as visitor.
mf-box-results = Championship results
mf-box-sheet = Match sheet
mf-box-after = after matchday { $day }
mf-box-column = { $column ->
    [club] Club
    [won] W
    [drawn] D
    [lost] L
    [goals] Goals
    [away] Away
    [points] Pts
    [day] Day
    [match] Match
    [result] Result
    [turn] Turn
    [minute] Min.
    [attacker] Attack
    [dice] Dice
   *[score] Score
  }
mf-box-row = { $row ->
    [players] Players
    [tactic] Tactic
    [attack] Attack
    [defence] Defence
   *[cards] Cards
  }

# Card sets of one's own

mf-set-player = Player
mf-set-manager = Manager
mf-set-action = Action card

# Masters of Football: the table.

mf-goal = Win the championship: three points a win, one a draw. Pick three players and a tactic for each match, spend your money wisely, and keep a dirty trick for the right moment.

mf-you = You
mf-npt = Non-Person Team
mf-npt-short = NPT
mf-millions = { $amount } M
mf-percent = { $share } %

mf-tactic-Po = Possession
mf-tactic-Di = Direct
mf-tactic-Ph = Physical
mf-tactic-De = Defensive
mf-tactic-none = No tactic
mf-level-red = red
mf-level-brown = brown
mf-level-orange = orange
mf-level-green = green
mf-level-blue = blue
mf-level-purple = purple

# Scoreboard and strip
mf-setup = Building the squads
mf-market = Transfer market
mf-academy = The academy
mf-cut = Squads of six
mf-matchday = Matchday
mf-over = Final whistle
mf-friendly = Friendly
mf-leg = Leg { $leg } of 2
mf-after-day = after matchday { $day }
mf-matchday-of = Matchday { $day } of { $of }
mf-final-match = Final, match { $leg }
mf-half-time = Half-time
mf-before-kick-off = Before kick-off
mf-injury-time = Injury time
mf-clock = { $minute }, { $half ->
    [1] first half
   *[other] second half
 }
mf-score-line = { $home } { $one }–{ $other } { $away }
mf-champion = Champion
mf-points = Points
mf-your-money = Your money, M
mf-players = Players
mf-squad-of = Squad, of { $of }
mf-cards-in-hand = { $count ->
    [one] card
   *[other] cards
 }
mf-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
mf-cards-short = { $count } c.
mf-home-advantage = Home advantage
mf-overview = League

# Hand and piles
mf-hand = Your action cards
mf-offered = To choose
mf-action-stack = Actions
mf-action-stack-note = Cards are drawn from here when you swap, and five at the transfer market.
mf-action-discard = Discard
mf-your-manager = Your manager
mf-have = You have { $money }
mf-have-leaves = You have { $money }; this leaves { $left }
mf-reserved = { $money } reserved
mf-in-hand = { $money } in hand

# Options
mf-do-manager = Hire { $name }
mf-do-buy = Buy { $name }, { $price }
mf-do-swap = Swap { $name } for 1 M
mf-do-team = Field these three
mf-do-play = { $name }, { $price }
mf-do-play-on = { $name } on { $where }, { $price }
mf-for-points = paid after the match
mf-do-use = { $name } again, free
mf-do-ability = Their dice again
mf-do-ability-attack = Attack die again
mf-do-ability-attack-genius = Attacker's genius die again
mf-do-ability-defence = Defence die again
mf-do-ability-defence-genius = Defender's genius die again
mf-do-counter = Cancel { $name }
mf-do-substitute-none = No substitution
mf-do-substitute-before = Before the roll
mf-do-substitute-after = After the roll
mf-do-sub = { $on } for { $off }
mf-do-pick = Take { $name }
mf-do-drop = Release { $name }
mf-do-discard = Discard { $name }
mf-do-done = Done
mf-do-cards = Play cards
mf-do-no-cards = No cards
mf-do-reroll = Roll the tactic die again
mf-do-stand = Let it stand
mf-do-no-sub = No substitution
mf-do-roll = Roll
mf-do-pick-none = Nobody
mf-pass-TW = Let it stand
mf-pass-SW = Let it stand
mf-pass-BT = Play on
mf-pass-AR = Let it stand
mf-pass-AG = Accept the goal
mf-pass-AM = Play on
mf-pass-HT = On with it

# Why a card cannot be played
mf-why-later = Not now
mf-why-outsider = Only in your own matches
mf-why-money = Costs { $cost }, you have { $purse }
mf-why-tactic = No effect in { $tactic }
mf-why-not = No target for it now
mf-when-TW = Before the tactical roll
mf-when-SW = Before kick-off
mf-when-BT = Before a turn
mf-when-AR = After a roll
mf-when-AG = After a goal
mf-when-AM = After a miss
mf-when-CW = Against a Corruption card
mf-when-HT = At half-time
mf-when-AC = In the academy

# The match
mf-track = Turn { $turn }, minute { $minute }: { $club } attack
mf-no-team = No team yet
mf-face-down = A player, face down
mf-tactic-down = A tactic card, face down
mf-genius-spent = Genius spent
mf-muted = muted
mf-counts = Counts attack { $attack }, defence { $defence } now
mf-attack = Attack { $value }
mf-defence = Defence { $value }
mf-word-attack = Attack
mf-word-defence = Defence
mf-word-skill = Tactics
mf-term-manager = { $points } manager
mf-shift-down = level with home: drops to { $level }
mf-shift-up = both red: rises to { $level }
mf-you-rule = { $tactic } rules: you won the roll { $high }–{ $low }
mf-they-rule = { $tactic } rules: { $club } won the roll { $high }–{ $low }
mf-forced = { $tactic } is dictated for the whole match
mf-phase-teams = Both managers pick three players in secret
mf-phase-tactics = Tactic cards lie face down
mf-phase-roll = The tactical roll
mf-phase-half-time = Half-time: cards, substitutions, a new tactic
mf-phase-play = The match is on
mf-chance = { $club } attack: goal in { $percent }
mf-cancelled = The attack does not take place.
mf-denied = Denied by the Defensive Genius.
mf-genius-goal = Goal by genius!
mf-goal-of = Goal for { $club }!
mf-level-totals = Level totals: no goal.
mf-no-goal = No goal.
mf-would-score = { $faces } on the attack die would score.
mf-die-attack = Attack die of { $club }
mf-die-defence = Defence die of { $club }
mf-die-genius = Genius die of { $club }
mf-die-tactic = Tactic die of { $club }
mf-does-attack = { $mark } attack
mf-does-defence = { $mark } defend
mf-in-play = Cards in play
mf-card-on = { $card } on { $whom }
mf-no-effect = no effect in this tactic
mf-uses-left = { $uses ->
    [one] one use left
   *[other] { $uses } uses left
 }
mf-set-aside = { $card }: ready
mf-window-TW = Tactics cards
mf-window-SW = Strength cards
mf-window-BT = Before the turn
mf-window-AR = After the roll
mf-window-AG = After the goal
mf-window-AM = After the miss
mf-window-HT = Half-time cards
mf-may-act = Who may still act, in order
mf-could-act = could act
mf-cannot-act = cannot act
mf-plays-cards = plays cards

# Choosing a team, a tactic, a substitute
mf-team-sheet = Team sheet of { $club }
mf-pick-more = { $left ->
    [one] One more player.
   *[other] Pick { $left } players.
 }
mf-pick-done = Ready: Enter fields them.
mf-pick-positions = Not three of one position.
mf-pick-wood = The wood player just drawn must play.
mf-squad = Squad
mf-your-three = Your three
mf-seen-of = Seen of { $club }:
mf-unseen = { $club } have not shown anybody yet.
mf-lay-tactic = Your tactic, face down
mf-tactic-hint = Whoever wins the tactical roll sees the own tactic rule both teams.
mf-bench = Your bench
mf-bench-hint = Press one of your three and the one who comes on.

# Squads, market, academy
mf-hire = { $club } seek a manager
mf-hire-text = Keep one card: it brings your budget, your academy limit and an ability for the whole game.
mf-hire-wait = The others are still choosing.
mf-gazette = The Transfer Gazette
mf-gazette-setup = First squads, everybody buys in secret
mf-gazette-market = Transfer market, everybody buys in secret
mf-limit = (six players at most)
mf-bought = In the basket
mf-too-dear = { $price }: too dear
mf-leaves = { $price }, leaves { $left }
mf-offers-wait = The offers lie open when all have bought.
mf-strong-attack = Attack { $figure } in { $where }
mf-strong-defence = Defence { $figure } in { $where }
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
mf-academy-text = A 1 brings a bronze player, a 2 or G a silver one. One may join for free, up to { $limit }.
mf-academy-roll = The genius die is waiting.
mf-cut-title = { $count ->
    [one] One player must leave
   *[other] { $count } players must leave
 }
mf-cut-text = A squad holds six.

# League
mf-league = League table
mf-championship = Championship { $number }
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
mf-eve-text = Managers may swap action cards for 1 M each.

# The end
mf-paper = The Touchline
mf-edition = Late final edition
mf-front-draw = Honours even
mf-front-win = { $club } take it
mf-front-champions = { $count ->
    [one] { $club } are champions
   *[other] { $club } share the title
 }

# Banners
mf-banner-goal = Goal, { $club }!
mf-banner-denied = Denied!
mf-banner-denied-text = The Defensive Genius is there.
mf-banner-nullified = No goal!
mf-banner-countered = Cancelled
mf-banner-forced = { $tactic } is dictated
mf-banner-final = Final whistle
mf-banner-champion = { $club }: champions!
mf-banner-draw = A draw
mf-banner-won = { $club } win it!

# The enlarged player
mf-legend-band = Band
mf-legend-band-text = Level by material and word: gold, silver, bronze, wood.
mf-legend-circle = Circle
mf-legend-circle-text = Position D, M or F: not three of the same.
mf-legend-price = Price
mf-legend-price-text = Cost in millions of footies.
mf-legend-flame = Flame
mf-legend-flame-text = Genius: ball attacks, glove defends, board wins the tactical roll.
mf-legend-columns = Columns
mf-legend-columns-text = Attack above, defence below, for Po, Di, Ph, De. The match tactics is black.
mf-legend-dots = Dots
mf-legend-dots-text = Tactical skill, 0 to 5.

mf-film-skip = Skip
mf-film-kick-off = Kick-off
mf-seen = Bench seen
mf-seen-note = Players of { $club } who were on a pitch and are not on it now.

# Sport Jockeys American Football on the pages around the table.

# Options of a table

sport_jockeys-option-mode = Kind of game
sport_jockeys-option-mode-full = The whole game
sport_jockeys-option-mode-quick = Quick Start
sport_jockeys-option-unit = One pass through the deck
sport_jockeys-option-unit-quarter = A quarter
sport_jockeys-option-unit-half = A half
sport_jockeys-option-unit-game = The whole game
sport_jockeys-option-start_column = Drives start in column
sport_jockeys-option-start_row = Drives start in row
sport_jockeys-option-kickoff_after_zero = Kickoff after a drive without points
sport_jockeys-option-kicking_team_combos = Combos of the kicking team
sport_jockeys-option-kicking_team_combos-never = Never in a kickoff play
sport_jockeys-option-kicking_team_combos-after_kick = After the kick
sport_jockeys-option-touchback_on_kickoff = Touchback on a kickoff
sport_jockeys-option-face_down_value = Worth of a card face down
sport_jockeys-option-big_margin = A margin of 10 counts double
sport_jockeys-option-seven_in_line = 7 points from the top row
sport_jockeys-option-challenge_scope = What can be challenged
sport_jockeys-option-challenge_scope-penalty = Penalties
sport_jockeys-option-challenge_scope-rulings = Penalties and rulings
sport_jockeys-option-challenge_review = A Challenge succeeds
sport_jockeys-option-challenge_review-sure = Always
sport_jockeys-option-challenge_review-coin = On heads
sport_jockeys-option-special_refresh = Challenge and Time Out come back
sport_jockeys-option-special_refresh-half = At half time
sport_jockeys-option-special_refresh-game = Never
sport_jockeys-option-quick_combos = Combos in the Quick Start
sport_jockeys-option-quick_combos-no_bonus = Without a bonus
sport_jockeys-option-quick_combos-none = None
sport_jockeys-option-tie_break = A level game
sport_jockeys-option-tie_break-draw = Is a draw
sport_jockeys-option-tie_break-sudden_death = Has an extra unit

# What cards can be filtered by

sport_jockeys-fact-kind = Trim
sport_jockeys-fact-kind-normal = Action deck
sport_jockeys-fact-kind-black = Black trim
sport_jockeys-fact-kind-board = Board and reference
sport_jockeys-fact-off-action = Offence side
sport_jockeys-fact-off-worth = Worth on offence
sport_jockeys-fact-off-kind = Kind of play
sport_jockeys-fact-off-kind-running = Running
sport_jockeys-fact-off-kind-passing = Passing
sport_jockeys-fact-off-classes-class = Class on offence
sport_jockeys-fact-off-beats-action = Offence counters
sport_jockeys-fact-def-action = Defence side
sport_jockeys-fact-def-worth = Worth on defence
sport_jockeys-fact-def-classes-class = Class on defence
sport_jockeys-fact-def-beats-action = Defence counters

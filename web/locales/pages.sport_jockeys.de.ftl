# Sport Jockeys American Football auf den Seiten um den Tisch.

# Optionen eines Tisches

sport_jockeys-option-mode = Art des Spiels
sport_jockeys-option-mode-full = Das ganze Spiel
sport_jockeys-option-mode-quick = Schnellstart
sport_jockeys-option-unit = Ein Durchgang durch den Stapel
sport_jockeys-option-unit-quarter = Ein Viertel
sport_jockeys-option-unit-half = Eine Halbzeit
sport_jockeys-option-unit-game = Das ganze Spiel
sport_jockeys-option-start_column = Drives beginnen in Spalte
sport_jockeys-option-start_row = Drives beginnen in Reihe
sport_jockeys-option-kickoff_after_zero = Kickoff auch nach einem Drive ohne Punkte
sport_jockeys-option-kicking_team_combos = Kombis des tretenden Teams
sport_jockeys-option-kicking_team_combos-never = Nie bei einem Kickoff
sport_jockeys-option-kicking_team_combos-after_kick = Nach dem Tritt
sport_jockeys-option-touchback_on_kickoff = Touchback beim Kickoff
sport_jockeys-option-face_down_value = Wert einer verdeckten Karte
sport_jockeys-option-big_margin = 10 Punkte Abstand zählen doppelt
sport_jockeys-option-seven_in_line = 7 Punkte aus der obersten Reihe
sport_jockeys-option-challenge_scope = Was man anfechten kann
sport_jockeys-option-challenge_scope-penalty = Strafen
sport_jockeys-option-challenge_scope-rulings = Strafen und Entscheidungen
sport_jockeys-option-challenge_review = Eine Challenge gelingt
sport_jockeys-option-challenge_review-sure = Immer
sport_jockeys-option-challenge_review-coin = Bei Kopf
sport_jockeys-option-special_refresh = Challenge und Auszeit kommen zurück
sport_jockeys-option-special_refresh-half = Zur Halbzeit
sport_jockeys-option-special_refresh-game = Nie
sport_jockeys-option-quick_combos = Kombis im Schnellstart
sport_jockeys-option-quick_combos-no_bonus = Ohne Bonus
sport_jockeys-option-quick_combos-none = Keine
sport_jockeys-option-tie_break = Bei Gleichstand
sport_jockeys-option-tie_break-draw = Unentschieden
sport_jockeys-option-tie_break-sudden_death = Verlängerung

# Wonach man Karten ordnen kann

sport_jockeys-fact-kind = Rand
sport_jockeys-fact-kind-normal = Aktionsstapel
sport_jockeys-fact-kind-black = Schwarzer Rand
sport_jockeys-fact-kind-board = Tafeln und Übersicht
sport_jockeys-fact-off-action = Angriffsseite
sport_jockeys-fact-off-worth = Wert im Angriff
sport_jockeys-fact-off-kind = Art des Zuges
sport_jockeys-fact-off-kind-running = Lauf
sport_jockeys-fact-off-kind-passing = Pass
sport_jockeys-fact-off-classes-class = Klasse im Angriff
sport_jockeys-fact-off-beats-action = Angriff kontert
sport_jockeys-fact-def-action = Abwehrseite
sport_jockeys-fact-def-worth = Wert in der Abwehr
sport_jockeys-fact-def-classes-class = Klasse in der Abwehr
sport_jockeys-fact-def-beats-action = Abwehr kontert

# Masters of the Gridiron: seine Decks auf Deutsch. Auf Englisch sagt das Spiel alles selbst.

masters_gridiron-deck-group-offense = Angriff
masters_gridiron-deck-group-defense = Abwehr
masters_gridiron-deck-group-plays = Spielzüge
masters_gridiron-deck-group-audibles = Audibles
masters_gridiron-deck-area-offense = Angriff
masters_gridiron-deck-area-defense = Abwehr
masters_gridiron-deck-area-playbook = Playbook
masters_gridiron-deck-slot-open = Elfter

masters_gridiron-deck-filter-position = Position
masters_gridiron-deck-filter-team = Mannschaft
masters_gridiron-deck-filter-tier = Rang
masters_gridiron-deck-filter-result = Ergebnis
masters_gridiron-deck-filter-type = Typ
masters_gridiron-deck-filter-uses = Nutzt
masters_gridiron-deck-filter-stops = Gestoppt von
masters_gridiron-deck-filter-side = Seite
masters_gridiron-deck-filter-window = Zeitpunkt

masters_gridiron-deck-value-position-C = Center
masters_gridiron-deck-value-tier-LEGEND = Legende
masters_gridiron-deck-value-tier-STAR = Star
masters_gridiron-deck-value-tier-STANDOUT = Auffällig
masters_gridiron-deck-value-tier-SPECIALIST = Spezialist
masters_gridiron-deck-value-tier-REGULAR = Gewöhnlich
masters_gridiron-deck-value-type-IR = Lauf innen
masters_gridiron-deck-value-type-OR = Lauf außen
masters_gridiron-deck-value-type-SP = Kurzer Pass
masters_gridiron-deck-value-type-LP = Langer Pass
masters_gridiron-deck-value-side-OFF = Angriff
masters_gridiron-deck-value-side-DEF = Abwehr
masters_gridiron-deck-value-side-ANY = Beide Seiten

masters_gridiron-deck-lean-even = Ausgewogen
masters_gridiron-deck-lean-run = Lauf
masters_gridiron-deck-lean-ground = Am Boden
masters_gridiron-deck-lean-pass = Pass
masters_gridiron-deck-lean-short = Kurze Pässe
masters_gridiron-deck-lean-air = Durch die Luft

# Messungen

masters_gridiron-deck-meter-payroll = Gehälter
masters_gridiron-deck-meter-playbook = Playbook
masters_gridiron-deck-meter-types = Typen von Spielzügen
masters_gridiron-deck-part-Offence = Angriff
masters_gridiron-deck-part-Defence = Abwehr
masters_gridiron-deck-note-room = Noch { $money } Mio. $ übrig.
masters_gridiron-deck-note-over = { $money } Mio. $ über der Obergrenze.
masters_gridiron-deck-note-empty = { $places ->
    [one] Der leere Platz wird mindestens 1 Mio. $ kosten.
   *[other] Die { $places } leeren Plätze werden mindestens { $places } Mio. $ kosten.
}
masters_gridiron-deck-note-half_exact = Field Goals sind genau die Hälfte: { $needed } bei { $touchdowns } Touchdowns und { $audibles } Audibles.
masters_gridiron-deck-note-half_least = Field Goals sind mindestens die Hälfte: { $needed } bei { $touchdowns } Touchdowns und { $audibles } Audibles.
masters_gridiron-deck-note-twice = Kein Typ darf mehr als doppelt so oft vorkommen wie ein anderer: zurzeit höchstens { $most }.

# Verletzte Regeln

masters_gridiron-deck-problem-unknown_card = Diese Karte gibt es nicht: { $cards }.
masters_gridiron-deck-problem-count_offense = { $open ->
    [0] Im Angriff { $cards } statt 11 Karten.
   *[other] Im Angriff { $cards } statt 11 Karten: Es fehlen { $missing }.
}
masters_gridiron-deck-problem-count_defense = { $open ->
    [0] In der Abwehr { $cards } statt 11 Karten.
   *[other] In der Abwehr { $cards } statt 11 Karten: Es fehlen { $missing }.
}
masters_gridiron-deck-problem-slots_offense = { $open ->
    [0] Der Elfte im Angriff ist ein { $surplus }, nicht RB, FB, TE oder WR.
   *[other] Dem Angriff fehlen { $missing }; ohne Platz sind { $surplus }.
}
masters_gridiron-deck-problem-slots_defense = Der Abwehr fehlen { $missing }; ohne Platz sind { $surplus }.
masters_gridiron-deck-problem-duplicate_player = Mehr als einmal im Deck: { $names }.
masters_gridiron-deck-problem-over_cap = Die Gehälter betragen { $payroll } Mio. $, { $over } Mio. $ über der Obergrenze von { $cap } Mio. $.
masters_gridiron-deck-problem-few_playbook = Im Playbook { $cards } statt mindestens 24 Karten.
masters_gridiron-deck-problem-many_playbook = Das Playbook hat { $cards } Karten, höchstens { $most } sind erlaubt.
masters_gridiron-deck-problem-few_touchdowns = Im Playbook { $touchdowns } statt mindestens 12 Touchdowns.
masters_gridiron-deck-problem-field_goal_share = { $goals } von { $cards } Karten des Playbooks sind Field Goals, nicht die Hälfte: { $needed } sind nötig.
masters_gridiron-deck-problem-type_ratio = { $most } Spielzüge vom Typ { $often } gegen { $least } vom Typ { $seldom }: mehr als doppelt so viele.
masters_gridiron-deck-problem-copies = Eine Playbook-Karte darf höchstens { $limit }-mal in einem Deck sein: { $names }.
masters_gridiron-deck-problem-not_owned = In einem anderen Deck des Wettbewerbs: { $names }.

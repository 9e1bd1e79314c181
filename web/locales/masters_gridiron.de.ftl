# Masters of the Gridiron: der Tisch.

mg-goal = Füllt je acht Felder: Lege Spieler und Spielzug, nenne eine Zahl und sieh, ob ein Verteidiger mithält. Ein Touchdown zählt 7, ein Field Goal 3, und jeder Spieler wird nur einmal gebraucht.

mg-you = du
mg-visitor = Gast
mg-home = Heim
mg-or = oder

mg-rating-PAS = Pass
mg-rating-RUS = Lauf
mg-rating-GOL = Torlinie
mg-rating-REC = Fang
mg-rating-RED = Red Zone
mg-rating-RBL = Laufblock
mg-rating-PBL = Passblock
mg-rating-RDF = Laufabwehr
mg-rating-PRS = Pass Rush
mg-rating-TAC = Tackling
mg-rating-COV = Deckung
mg-window-HUDDLE = Huddle
mg-window-LINE = Line
mg-window-CHECK = Check
mg-window-REACT = React

# Anzeigetafel und Streifen
mg-before = Vor dem Spiel
mg-final = Endstand
mg-turn = Zug { $turn } von { $of }
mg-overtime = Verlängerung { $period }
mg-attacks = { $team } greifen an, Feld { $spot }
mg-attacks-ot = { $team } greifen an, Feld OT-{ $spot }
mg-must-reply = { $team } müssen punkten
mg-strip-teams = Beide wählen ein Team, dann sagt eine Münze, wer zu Gast ist und beginnt.
mg-holds-offence = Angriff
mg-holds-defence = Abwehr
mg-holds-plays = Spielzüge
mg-carry = { $team }: +{ $amount } beim nächsten Versuch
mg-silenced = In diesem Zug keine Audibles für die Abwehr
mg-scouted = Ihre Abwehrhand
mg-scouted-note = Film Study zeigt sie in diesem Zug.
mg-favoured = { $team } mit { $points } Favorit

# Felder
mg-spots = Felder der { $team }
mg-spot = Feld { $number }
mg-ot-spot = OT-{ $number }
mg-spot-now = jetzt
mg-spot-numbers = { $one } gegen { $other }
mg-outcome-empty = frei
mg-outcome-now = der Versuch, der läuft
mg-outcome-T = Touchdown, 7
mg-outcome-C = Touchdown mit zwei Punkten, 8
mg-outcome-M = Touchdown, Versuch misslungen, 6
mg-outcome-F = Field Goal, 3
mg-outcome-S = Safety, 2
mg-outcome-x = gestoppt
mg-outcome-p = Punt
mg-outcome-b = Punt ohne Spielzug
mg-stamp-stopped = Gestoppt
mg-stamp-punt = Punt
mg-def-mark = DEF
mg-defence-score = Punkte der Abwehr mit { $card }: { $points }

# Stapel
mg-piles = Stapel der { $team }
mg-pile-used = Weg
mg-pile-used-of = Verbraucht von den { $team }
mg-pile-used-note = Alles, was gespielt oder abgelegt wurde, von jedem Stapel das Letzte zuerst.
mg-deck-off = Angriffsstapel der { $team }
mg-deck-def = Abwehrstapel der { $team }
mg-deck-pb = Playbook-Stapel der { $team }
mg-deck-short-off = Off
mg-deck-short-def = Def
mg-deck-short-pb = Züge
mg-deck-own = Was noch darin ist; die Reihenfolge gemischter Karten ist verborgen.
mg-deck-ordered = Ohne Mischen umgedreht: von oben, beiden bekannt.
mg-deck-closed = Verdeckt.

# Das Duell
mg-kickoff = { $team } beginnen
mg-kickoff-you = Wähle Spieler und Spielzug. Der höchste Wert, den der Spielzug nutzt, plus Bonus ist deine Zahl.
mg-kickoff-they = Die { $team } legen Spieler und Spielzug; einer deiner Verteidiger antwortet.
mg-place-player = Spieler
mg-place-play = Spielzug
mg-place-no-play = Kein Spielzug
mg-place-defender = Dein Verteidiger
mg-place-their-defender = Ihr Verteidiger
mg-last-turn = Der Zug davor
mg-final-turn = Der letzte Zug
mg-call-TD = Touchdown-Versuch:
mg-call-FG = Field-Goal-Versuch:
mg-call-punt = Punt:
mg-call-answers = beantwortet mit
mg-call-stops = gestoppt von
mg-call-alone = Ein Punt ohne Spielzug
mg-call-choose-play = Welcher Spielzug dazu?
mg-call-choose-player = Wer dazu?
mg-told-TD = { $team } versuchten einen Touchdown
mg-told-FG = { $team } versuchten ein Field Goal
mg-told-null = { $team } punteten
mg-told-punt = { $team } punteten
mg-number-offence = Angriff
mg-number-defence = Abwehr
mg-bonus = Bonus für { $pos }
mg-bonus-only = Bonus nur für { $positions }
mg-carried = Übertrag
mg-lower = { $rating } { $number } ist weniger
mg-calls = Audibles dieses Zugs
mg-cancelled = aufgehoben
mg-flipped = Umgedreht für zwei Punkte
mg-audible-short = AUD
mg-verdict-touchdown = Touchdown
mg-verdict-field_goal = Field Goal
mg-verdict-held = Nur ein Field Goal zugelassen
mg-verdict-settled = Gestoppt, doch ein Field Goal bleibt
mg-verdict-stopped = Gestoppt mit { $margin }
mg-verdict-level = Gleiche Zahlen: gestoppt
mg-verdict-punt = Punt: keine Punkte
mg-verdict-returned = { $card } punktet für die Abwehr
mg-verdict-back = Gestoppt, und die Abwehr punktet
mg-tray = Wähle aus diesen Karten

# Die Hand
mg-hand-off_hand = Angriff
mg-hand-def_hand = Abwehr
mg-hand-pb_hand = Playbook
mg-place-drawn = wird nachgezogen
mg-place-none = keine Karte mehr
mg-why-offence = Eine Angriffskarte liegt bei eigenen Versuchen.
mg-why-defence = Eine Abwehrkarte antwortet auf ihre Versuche.
mg-why-audible = Sie braucht einen anderen Augenblick oder Spielzug: { $windows }.
mg-why-no-match = Kein Paar in deiner Hand macht daraus einen Versuch.
mg-why-play = Spielzüge liegen bei eigenen Versuchen.
mg-why-play-laid = Dein Spielzug liegt schon.

# Knöpfe
mg-do-attempt = { $player }, { $play }: { $tag }
mg-do-punt = Damit punten
mg-do-punt-alone = Punt mit { $player }
mg-do-defend = { $player }: { $tag }
mg-do-play = { $card } spielen
mg-do-discard = { $card } ablegen, ziehen
mg-do-pick-tag = { $card }: { $tag }
mg-do-done = An die Linie
mg-do-enough = Genug
mg-do-pass = Kein Audible
mg-do-keep = Behalten, was liegt
mg-do-kick = Kicken
mg-do-go = Auf zwei Punkte gehen

# Teams
mg-teams = Teams
mg-team-pick = Mit den { $team } spielen
mg-team-look = Karten ansehen
mg-team-pile-note = Die 22 Stammspieler und das Playbook des Decks.
mg-team-offence = Angriff
mg-team-defence = Abwehr
mg-team-lean = Neigt zu
mg-team-grades = Stärke der Mannschaftsteile
mg-scheme-POWER = Power
mg-scheme-ACE = Ace
mg-scheme-SPREAD = Spread
mg-scheme-TWIN = Zwei Läufer
mg-scheme-NICKEL = Nickel
mg-scheme-BIG = Big Nickel
mg-lean-EVEN = von allem etwas
mg-lean-RUN = Läufen
mg-lean-GROUND = Spiel am Boden
mg-lean-PASS = Pässen
mg-lean-SHORT = kurzen Pässen
mg-lean-AIR = Spiel durch die Luft
mg-unit-qb = Quarterback
mg-unit-backs = Läufer
mg-unit-receivers = Fänger
mg-unit-line = Angriffslinie
mg-unit-front = Front
mg-unit-linebackers = Linebacker
mg-unit-secondary = Secondary

# Was man nicht sieht, Gehälter
mg-unseen = Ungesehen
mg-unseen-defence = Ungesehene Verteidiger der { $team }: { $count }
mg-unseen-offence = Ungesehene Angreifer der { $team }: { $count }
mg-unseen-later = Die Kader erscheinen, wenn beide Teams gewählt sind.
mg-unseen-closed = An diesem Tisch sind die Kader verdeckt.
mg-in-their-hand = in ihrer Hand
mg-payroll = Gehälter
mg-payroll-spread = Gehälter und Spread
mg-payrolls = { $one } { $first } Mio. $, { $other } { $second } Mio. $.
mg-millions = ${ $amount }M
mg-spread-sum = { $difference } ÷ 5 = { $exact }: { $team } Favorit mit
mg-stock = Dein Playbook-Stapel: { $touchdowns } TD, { $fieldGoals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
 }.
mg-two-chance = Versuch auf zwei Punkte

# Augenblicke
mg-score-line = { $one } { $first } – { $second } { $other }
mg-banner-touchdown = Touchdown, { $team }
mg-banner-field_goal = Field Goal, { $team }
mg-banner-safety = Safety, { $team }
mg-banner-defence-touchdown = Touchdown der Abwehr, { $team }
mg-banner-defence-field_goal = Die Abwehr holt 3, { $team }
mg-banner-defence-safety = Safety, { $team }
mg-banner-two-good = Zwei Punkte: gut
mg-banner-two-bad = Misslungen: 6 statt 7
mg-banner-overtime = Verlängerung
mg-banner-overtime-text = Wer zuerst punktet, gewinnt; die { $team } beginnen.
mg-banner-reply = Eine Antwort
mg-banner-reply-text = Die { $team } müssen jetzt punkten.

# Legende der großen Karte
mg-legend-pennant = Wimpel
mg-legend-pennant-text = Position, in der Farbe des Teams.
mg-legend-coin = Münze
mg-legend-coin-text = Gehalt in Millionen; zählt für Obergrenze und Spread.
mg-legend-ratings = Werte
mg-legend-ratings-text = Vier in der Abwehr, zwei bis sechs im Angriff. Der höchste in der Farbe des Teams.
mg-legend-duel = Im Duell
mg-legend-duel-text = Der Wert, der zählt, wird schwarz mit goldenem Rand; die anderen verlieren ihre Fläche.
mg-legend-ribbon = Band
mg-legend-ribbon-text = Rang: Standout, Star, Legend, Specialist.
mg-legend-print = Kleingedrucktes
mg-legend-print-text = Größe, Alter, College, Saison: für die Regeln ohne Bedeutung.
mg-legend-result = Band
mg-legend-result-text = Rot mit Ball: Touchdown, 7. Blau mit Torstangen: Field Goal, 3; sein +1 zeigt einen gelungenen Versuch auf zwei Punkte.
mg-legend-type = Zeichen
mg-legend-type-text = IR Lauf innen, OR Lauf außen (Quadrat); SP kurzer Pass, LP langer Pass (Kreis).
mg-legend-uses = Uses
mg-legend-uses-text = Der höchste dieser Werte, den dein Spieler hat, ist deine Zahl.
mg-legend-stops = Stop
mg-legend-stops-text = Die Abwehr antwortet mit dem höchsten davon; gleiche Zahlen stoppen.
mg-legend-bonus = Bonus
mg-legend-bonus-text = Kommt für genau diese Positionen dazu.
mg-legend-side = Ecke
mg-legend-side-text = OFF im Angriff, DEF in der Abwehr, ANY in beiden.
mg-legend-window = Fenster
mg-legend-window-text = Huddle vor dem Legen, Line danach, React nach der Antwort, Check nach ihrem Audible.
mg-legend-needs = Bedingung
mg-legend-needs-text = Der Spielzug oder das Ergebnis, das sie braucht.
mg-legend-audible = Audible
mg-legend-audible-text = Einmal gespielt; im eigenen Huddle darf sie gegen eine andere Karte abgelegt werden.

# Gridiron Fantasy Football am Tisch

gf-goal = Wähle verdeckt einen Spielzug; beide werden aufgedeckt, eine Fähigkeit entscheidet, und es werden Karten mit ihren Symbolen gelegt, bis beide passen. Zehn Yards in vier Versuchen, und mehr Punkte als die anderen, bevor alle Angriffsserien gespielt sind.

# Anzeigetafel und Leiste
gf-you = Du
gf-home = Heim
gf-visitor = Gast
gf-before = Vor dem Spiel
gf-final = Endstand
gf-overtime = Verlängerung
gf-overtime-wins = Die ersten Punkte entscheiden
gf-after-touchdown = Nach dem Touchdown
gf-drive-over = Ende der Angriffsserie
gf-drive-of = Serie { $drive } von { $of }
gf-half = { $half ->
    [1] Erste Halbzeit
   *[other] Zweite Halbzeit
 }
gf-down = { $down }. & { $yards }
gf-down-goal = { $down }. & Goal
gf-down-at = { $down }, { $spot }
gf-midfield = Mittellinie
gf-spot-own = eigene { $line }
gf-spot-their = gegnerische { $line }
gf-strip-decks = Acht Mannschaften. Jeder nennt die, mit der er spielt.
gf-strip-tag = Tag Team: { $count } Mannschaften, zwei auf dem Feld
gf-strip-bracket = Turnier mit { $count }
gf-on-offence = im Angriff
gf-on-defence = in der Abwehr
gf-in-hand = auf der Hand
gf-deck = im Stapel
gf-habits = Gezeigt: Lauf { $runs }, Pass { $passes }
gf-overview = Züge

# Das Feld
gf-field = Das Feld
gf-field-said = { $team } hat den Ball: { $down }, { $spot }.
gf-to-line = bis { $line }
gf-ball-at = { $team } hat den Ball: { $spot }
gf-franchises = Die Mannschaften
gf-tray = Karten zur Auswahl
gf-challenge = Die Challenge
gf-revealed = Die Spielzüge sind aufgedeckt.
gf-advantage = Vorteil: { $team }.
gf-decides = { $ability } entscheidet.
gf-ties = { $team ->
    [Du] Gleichstand gilt für dich.
   *[other] Gleichstand gilt für { $team }.
 }
gf-well = Würde hier liegen
gf-other-effects = andere Wirkungen
gf-secondary = Neben-Challenge, { $team }: { $own } zu { $other }
gf-wins = { $team ->
    [Du] Du gewinnst:
   *[other] { $team } gewinnen:
 }
gf-outcome-touchdown = Touchdown
gf-outcome-safety = Safety
gf-outcome-two = Zwei Punkte
gf-outcome-no-two = Keine Punkte
gf-outcome-first = Erster Versuch, { $spot }
gf-outcome-downs = Ball verloren, { $spot }
gf-outcome-next = { $down }, { $spot }
gf-called = Angesagt

# Mannschaftskarten
gf-team-cards = Mannschaftskarten: { $team }
gf-off = aus
gf-face-down = verdeckt
gf-continuing = andauernd
gf-subtype-star = Star
gf-subtype-coach = Trainer
gf-subtype-franchise = Team
gf-subtype-sponsor = Sponsor
gf-subtype-formation = Form.
gf-subtype-tradition = Trad.
gf-injury-0 = unverletzt
gf-injury-1 = angeschlagen
gf-injury-2 = getroffen
gf-injury-3 = verletzt
gf-injury-4 = schwer verletzt
gf-injury-5 = R.I.P.

# Der Schiedsrichter
gf-risk = Strafrisiko { $number }
gf-alert = Beschwerde { $number }
gf-referee = Der Schiedsrichter
gf-flag-own = {" "}kann bestraft werden, wenn sie Beschwerden von { $risk } zeigen.
gf-flag-theirs = {" "}kann bestraft werden: behalte Beschwerden von { $risk }.
gf-flag-on = Flagge gegen { $team }
gf-foul-by = Foul: { $team }
gf-seen-with = gesehen mit
gf-complain-hint = Zeige Beschwerden, die zusammen das Risiko erreichen, dann hat der Schiedsrichter es gesehen. Danach wählst du zwischen der Strafe und dem Ergebnis des Spielzugs.
gf-after-accept = Der Spielzug gilt nicht, der Versuch wird wiederholt; Verletzungen bleiben.
gf-after-decline = Das Ergebnis des Spielzugs bleibt.

# Kicks
gf-context-kickoff = Kickoff
gf-context-safety_kick = Safety-Kick
gf-context-punt = Punt
gf-context-field_goal = Field Goal
gf-context-extra_point = Extrapunkt
gf-context-interception = Rücklauf nach Interception
gf-kicks-to = { $kicker } gegen { $other }
gf-declared = { $ability } ist angesagt
gf-goal-good = { $distance } Yards, nötig waren { $needed }: gut!
gf-goal-missed = { $distance } Yards, nötig waren { $needed }: daneben
gf-difference = Unterschied { $number }
gf-commit = Karten zum Einsetzen
gf-commit-hint = { $ability } verdeckt eingesetzt. Drücke Karten an und ab, dann bestätige.
gf-commit-team = { $number } von Mannschaftskarten
gf-commit-none = Auf keiner deiner Handkarten steht { $ability }.

# Fähigkeiten und Arten
gf-ability-power = Kraft
gf-ability-speed = Tempo
gf-ability-skill = Technik
gf-ability-mental = Köpfchen
gf-ability-wild = Joker
gf-kind-run = Lauf
gf-kind-pass = Pass

# Hand und Stapel
gf-chosen-oa_hand = Angriffsaktionen
gf-chosen-da_hand = Abwehraktionen
gf-chosen-tm_hidden = Mannschaft
gf-chosen-op_book = Angriff
gf-chosen-dp_book = Abwehr
gf-pile-hand = Hand
gf-pile-book = Playbook
gf-pile-book-note = { $reserve } weitere Spielzüge warten in der Reserve.
gf-pile-discards = Abgelegt
gf-pile-deck-note = Die neuesten zuerst. { $count } Karten sind noch im Stapel.
gf-book-offence = Dein Playbook im Angriff
gf-book-defence = Dein Playbook in der Abwehr
gf-why-window = Nicht zu diesem Zeitpunkt
gf-why-no-gain = Würde an der Challenge nichts ändern
gf-why-symbol = Ohne { $ability }
gf-why-alert = Ohne Beschwerde
gf-why-challenge = Nur in einer Challenge
gf-why-kinds = Ein Lauf und ein Pass müssen bleiben
gf-why-not-now = Jetzt nicht

# Möglichkeiten
gf-do-listed = Vorgeschlagene Karten nehmen
gf-do-home = Heim: Ball empfangen
gf-do-visitor = Gast: Kickoff
gf-do-receive = Empfangen
gf-do-kick-off = Kickoff
gf-do-touchback = Touchback, eigene 20
gf-do-return = Zurücktragen
gf-do-fair-catch = Fair Catch
gf-do-keep = Behalten
gf-do-ready = Fertig
gf-do-play = Spielzug
gf-do-punt = Punt
gf-do-field-goal = Field Goal
gf-do-pass = Passen
gf-do-end-turn = Zug beenden
gf-do-decline = Ablehnen
gf-do-accept = Annehmen
gf-do-done = Fertig
gf-do-reshuffle = Mischen
gf-do-kick = Kick, 1 Punkt
gf-do-go-for-two = Zwei Punkte versuchen
gf-do-commit = { $cards ->
    [0] Nichts einsetzen
    [one] Eine Karte einsetzen
   *[other] { $cards } Karten einsetzen
 }
gf-do-lay = { $name }
gf-do-action = { $name } spielen
gf-do-ability = { $name } nutzen
gf-do-call = { $name } ansagen
gf-do-complain = Beschwerde über { $name }
gf-do-switch-on = { $name } einschalten
gf-do-switch-off = { $name } ausschalten
gf-do-victim = { $name }
gf-do-alert = { $name } zeigen
gf-do-discard = { $name } ablegen
gf-do-pick = { $name } nehmen
gf-do-put-in = { $name } hinein
gf-do-take-out = { $name } heraus
gf-do-turn-up = { $name } aufdecken
gf-do-set-aside = { $name } beiseitelegen
gf-do-apply = { $name } anrechnen

# Augenblicke
gf-banner-touchdown = Touchdown!
gf-banner-return-touchdown = Zurückgetragen zum Touchdown!
gf-banner-field-goal = Field Goal!
gf-banner-extra-point = Der Extrapunkt sitzt
gf-banner-two-points = Zwei Punkte!
gf-banner-safety = Safety!
gf-banner-interception = Abgefangen!
gf-banner-fumble = Fumble!
gf-banner-downs = Im vierten Versuch gestoppt
gf-banner-blocked-kick = Der Kick ist geblockt!
gf-banner-ball = Der Ball geht an { $team }
gf-banner-flag = Flagge gegen { $team }
gf-banner-yards = { $yards } Yards, der Versuch wird wiederholt
gf-banner-halftime = Halbzeit
gf-banner-overtime = Verlängerung
gf-banner-overtime-text = Die ersten Punkte entscheiden.
gf-banner-fixture = { $one } gegen { $two }
gf-banner-fixture-over = { $winner } gewinnen

# Überblick
gf-standings = Mannschaften
gf-stints = { $count ->
    [one] 1 Angriffsserie
   *[other] { $count } Angriffsserien
 }
gf-drives = Angriffsserien
gf-plays = { $count ->
    [one] 1 Spielzug
   *[other] { $count } Spielzüge
 }
gf-plays-seen = Aufgedeckte Spielzüge
gf-none-yet = Noch keine.

# Legende
gf-legend-rules = Text
gf-legend-kind = Buchstabe
gf-legend-kind-text = R ist ein Lauf, P ein Pass. Gleiche Arten: Vorteil für die Abwehr; verschiedene: für den Angriff.
gf-legend-symbols = Symbole
gf-legend-symbols-text = Kraft Quadrat, Tempo Pfeil, Technik Kreis, Köpfchen Sechseck, Joker Raute.
gf-legend-objective = Ziel
gf-legend-objective-text = Die Yards, wenn seine Mannschaft die Challenge gewinnt.
gf-legend-special = Sonderergebnis
gf-legend-special-text = Zählt, wenn dies die letzte Karte des Gewinners ist.
gf-legend-window = Aktion
gf-legend-window-text = Zu ihrem Zeitpunkt gespielt, ohne Symbole.
gf-legend-plaque = Plakette
gf-legend-plaque-text = Gold wirkt im Angriff, Silber in der Abwehr, Kupfer immer.
gf-legend-position = Position
gf-legend-position-text = Karten, die ein Opfer oder einen Helfer suchen, nennen sie.
gf-legend-subtype = Art
gf-legend-subtype-text = Mannschaft, Trainer, Sponsor, Formation oder Tradition.
gf-legend-risk = Schwarze Scheibe
gf-legend-risk-text = Strafrisiko: je niedriger, desto leichter sieht es der Schiedsrichter.
gf-legend-alert = Gelbe Scheibe
gf-legend-alert-text = Beschwerde: wird gezeigt, um ein Foul zu melden.

# Was gefragt wird
gf-try = Zwei-Punkt-Versuch
gf-ask-deck = Mit welcher Mannschaft spielst du?
gf-ask-team = Wähle deine Mannschaftskarten: { $chosen } von { $of }
gf-ask-book-offence = Wähle dein Playbook im Angriff: { $chosen } von { $of }, ein Lauf und ein Pass sind dabei
gf-ask-book-defence = Wähle dein Playbook in der Abwehr: { $chosen } von { $of }, ein Lauf und ein Pass sind dabei
gf-ask-toss = Du gewinnst den Münzwurf: Heim, das zuerst empfängt, oder Gast?
gf-ask-turn-up = Welche Mannschaftskarte deckst du auf?
gf-ask-replace = Diese Karte ist vergeben: Welche andere kommt ins Spiel?
gf-ask-kickoff = Liegen lassen oder zurücktragen?
gf-ask-punt = Fair Catch oder zurücktragen?
gf-ask-declare = { $kick }: Welche Fähigkeit sagst du an?
gf-ask-set-aside = Zu viele Karten passen: Welche legst du beiseite?
gf-ask-commit = { $kick }: Setze Karten mit { $ability } ein
gf-stake-returner = Jedes Symbol, das du mehr zeigst, bringt { $forward } Yards, jedes weniger kostet { $back }.
gf-stake-returner-safe = Jedes Symbol, das du mehr zeigst, bringt { $forward } Yards; zurück geht es nie.
gf-stake-kicker = Jedes Symbol, das du mehr zeigst, kostet sie { $back } Yards, jedes weniger bringt ihnen { $forward }.
gf-stake-kicker-safe = Jedes Symbol, das du weniger zeigst, bringt ihnen { $forward } Yards.
gf-stake-goal = Der Kick trägt 20 Yards, einen mehr für jedes Symbol, das die kickende Seite mehr zeigt; nötig sind { $yards }.
gf-ask-exchange = Einen Spielzug deines Playbooks tauschen?
gf-ask-put-in = Welcher Spielzug der Reserve kommt hinein?
gf-ask-switch = { $situation }: Schalte Mannschaftskarten, dann melde dich fertig
gf-ask-down = { $situation }: Spielzug, Punt oder Field Goal?
gf-ask-call = { $situation }: Sag deinen Spielzug an
gf-ask-dominant = Welche Fähigkeit entscheidet?
gf-ask-read-call = Du hast ihre Ansage gelesen: Deine ändern?
gf-ask-audible = Zu welchem Spielzug wechselst du?
gf-ask-name = Welche Fähigkeit?
gf-ask-choose = Wähle eins
gf-ask-lead = { $ability } { $own } – { $other }: du führst
gf-ask-trail = { $ability } { $own } – { $other }: du liegst zurück
gf-ask-turn-more = Karten legen, eine Aktion spielen oder passen?
gf-ask-wild = Wofür steht der Joker?
gf-ask-window = Eine Karte spielen, eine Fähigkeit nutzen oder ablehnen?
gf-ask-loss = Beim Ziel bleiben oder den Mindestverlust nehmen?
gf-ask-victim = Wen trifft es?
gf-ask-victim-more = Die Verletzung: { $injury }.
gf-ask-bench = Welche Mannschaftskarte muss auf die Bank?
gf-ask-patch-up = Wer wird verarztet?
gf-ask-call-up-out = Welche Mannschaftskarte geht?
gf-ask-call-up-in = Welche andere Mannschaftskarte kommt?
gf-ask-discard-own = { $count ->
    [one] Welche Karte deiner Hand wird abgelegt?
   *[other] Welche Karten deiner Hand werden abgelegt? Noch { $count }
 }
gf-ask-discard-theirs = { $count ->
    [one] Welche Karte ihrer Hand wird abgelegt?
   *[other] Welche Karten ihrer Hand werden abgelegt? Noch { $count }
 }
gf-ask-recover = { $count ->
    [one] Nimm eine Karte aus deinem Ablagestapel
   *[other] Nimm bis zu { $count } Karten aus deinem Ablagestapel
 }
gf-ask-redraw = Leg Karten ab, um ebenso viele zu ziehen
gf-ask-arrange = Welche dieser { $count } Karten wird zuletzt gezogen?
gf-ask-complain = Foul der { $team }, Risiko { $risk }
gf-ask-complain-more = Beim Schiedsrichter beschweren?
gf-ask-alert = Zeig Beschwerden: { $shown } von { $risk } bisher
gf-ask-flag = Der Schiedsrichter hat es gesehen
gf-ask-flag-more = Die Strafe annehmen oder das Ergebnis des Spielzugs gelten lassen?
gf-ask-discard-one = Eine Karte ablegen, bevor du nachziehst?
gf-ask-new-deck = Dein Stapel ist leer: Die abgelegten Karten neu mischen?
gf-ask-leave = Die Angriffsserie ist vorbei: Leg ab, was du magst
gf-ask-leave-more = Der Rest kommt wieder oben auf deinen Stapel.
gf-ask-try = Touchdown!
gf-ask-try-more = Extrapunkt kicken oder zwei Punkte versuchen?
gf-ask-halftime = Diesen Stapel mit seinen abgelegten Karten mischen?
gf-ask-rebuild = Eine Karte dieses Stapels gegen eine der Reserve tauschen?
gf-ask-overtime = Verlängerung: empfangen oder kicken?
gf-ask-tag-offence = Wen schickst du in den Angriff?
gf-ask-tag-defence = Wen schickst du in die Abwehr?

# Schilder: was eine Möglichkeit täte
gf-tag-turn-up = Aufdecken
gf-tag-take-out = Heraus
gf-tag-put-in = Hinein
gf-tag-discard = Ablegen
gf-tag-set-aside = Beiseite
gf-tag-ability = Nutzen
gf-tag-apply = Anrechnen
gf-tag-pick = Nehmen
gf-tag-on = Einschalten
gf-tag-off = Ausschalten
gf-tag-leads = führt
gf-tag-short = fehlt
gf-tag-double = Doppel
gf-tag-risk = Risiko { $number }
gf-tag-declare = du hältst { $number }
gf-tag-punt = bis zu ihrer { $line }
gf-tag-yards = { $number } Yards

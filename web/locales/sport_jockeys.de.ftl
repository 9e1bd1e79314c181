# Sport Jockeys American Football am Tisch

sj-goal = Antworte auf die letzte Aktion mit einer Karte, die sie kontert, sonst ist der Spielzug vorbei; wer mehr Spielzugpunkte hat, gewinnt ihn. Gewinne Spielzüge und bringe den Würfel hinauf zu den Touchdowns, ehe der Stapel, die Uhr des Spiels, verbraucht ist.

# Anzeigetafel und Leiste
sj-you = Du
sj-home = Heim
sj-visitor = Gast
sj-side-you = { $side }, du
sj-before = Vor dem Spiel
sj-final = Endstand
sj-extra-unit = Verlängerung
sj-unit-quarter = { $number ->
    [1] 1. Viertel
    [2] 2. Viertel
    [3] 3. Viertel
   *[other] 4. Viertel
 }
sj-unit-half = { $number ->
    [1] 1. Halbzeit
   *[other] 2. Halbzeit
 }
sj-unit-game = Ein Stapel
sj-kickoff-due = Kickoff, noch { $left } Karten
sj-down-of = { $down }. von { $of } Versuchen, noch { $left }
sj-on-offence = im Angriff
sj-on-defence = in der Abwehr
sj-in-hand = auf der Hand
sj-CHA-held = Challenge noch da
sj-CHA-used = Challenge verbraucht
sj-TIM-held = Auszeit noch da
sj-TIM-used = Auszeit verbraucht
sj-discards = Abgelegt
sj-discards-note = Die neueste zuerst. { $count ->
    [0] Alle liegen offen.
    [one] Eine weitere liegt verdeckt.
   *[other] { $count } weitere liegen verdeckt.
 }
sj-set-aside = Beiseite
sj-place-picked = in deiner Aktion
sj-place-played = gespielt
sj-place-empty = keine Karte

# Angriffskarte und Uhr
sj-offense-card = Angriffskarte
sj-down = Versuch
sj-points = Punkte
sj-start = START
sj-offence = Angriff
sj-safety = Safety, Abwehr
sj-outcome-win = Sieg
sj-outcome-tie = gleich
sj-outcome-loss = verloren
sj-outcome-win10 = Sieg 10+
sj-outcome-loss10 = verl. 10+
sj-cube-on = Angriffskarte. Der Würfel steht in Reihe { $row }, Spalte { $column }.
sj-leads-to = { $outcome } für den Angriff führt nach { $square }.
sj-leads-to-points = { $outcome } für den Angriff: { $square } Punkte.
sj-deck-left = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
 }

# Der Schlagabtausch
sj-exchange = Der Spielzug, Aktion für Aktion
sj-role-off = Angriff
sj-role-def = Abwehr
sj-action = { $who }: { $names }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
sj-action-planned = Deine Wahl: { $names }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
sj-face-down = Eine verdeckte Karte
sj-key = ZIEL
sj-key-said = muss gekontert werden
sj-struck = GESTRICHEN
sj-held = noch da
sj-used = verbraucht
sj-answers = kontert
sj-sum-snap = Snap
sj-sum-face-down = verdeckt
sj-sum-sloppy = Sloppy Tackle, +{ $gift } für die anderen
sj-sum-cards = { $count ->
    [0] keine Punkte
    [one] 1 Karte
   *[other] { $count } Karten
 }
sj-sum-boxes = { $count ->
    [one] 1 Kästchen
   *[other] { $count } Kästchen
 }
sj-sum-combo = Kombi { $combo } +{ $bonus }
sj-sum-simple = Kombi +{ $bonus }
sj-sum-no-bonus = ohne Bonus
sj-last-play = Letzter Spielzug
sj-your-answer = Hier liegt gleich deine Antwort
sj-next-snap = Als Nächstes Snap: { $team }
sj-next-kickoff = Als Nächstes Kickoff: { $team }

# Abrechnung
sj-play-points = Spielzugpunkte
sj-part-cards = Karten
sj-part-boxes = Weiße Kästchen
sj-part-combo = Kombis
sj-part-sloppy = Sloppy Tackle
sj-total = Summe
sj-scale = { $one } zu { $other }
sj-flag = Flagge: { $team }.
sj-flag-text = Durchgesetzt steht es { $one } zu { $other }.
sj-hint-consider = Drücke eine Karte, um zu sehen, was sie täte; noch einmal, um sie zu spielen. Was zusammenpasst, kommt Karte für Karte dazu.

# Knöpfe
sj-do-heads = Kopf
sj-do-tails = Zahl
sj-do-kick = Treten
sj-do-receive = Annehmen
sj-do-offence = Angriff
sj-do-defence = Abwehr
sj-do-home = Heim
sj-do-visitor = Gast
sj-do-continue = Weiterspielen
sj-do-end-quarter = Viertel beenden
sj-do-end-half = Halbzeit beenden
sj-do-end-game = Spiel beenden
sj-do-end-extra = Verlängerung beenden
sj-do-ready = Bereit
sj-do-delay = Spielverzögerung
sj-do-timeout = Auszeit
sj-do-exchange = Tauschen: { $tag }
sj-do-snap = Snap
sj-do-spike = Spike mit { $card }
sj-do-touchback = Touchback, { $card } verdeckt
sj-do-swap = { $card } beiseitelegen
sj-do-play = { $name }: { $tag }
sj-do-add = Dazu { $name }: { $tag }
sj-do-play-single = Allein spielen: { $tag }
sj-do-play-combo = Kombi spielen: { $tag }
sj-do-kick-now = Kickoff: { $tag }
sj-do-sloppy = Sloppy Tackle: { $tag }
sj-do-none = Keine Karte: { $tag }
sj-do-none-plain = Keine Karte
sj-do-challenge = Challenge
sj-do-accept = Hinnehmen
sj-do-enforce = Strafe durchsetzen
sj-do-decline = Verzichten

# Münzwurf
sj-toss = Der Münzwurf
sj-toss-text = Wer ihn gewinnt, tritt oder nimmt an; die anderen wählen ihre Punktekarte. Wer jetzt tritt, hat nach der Halbzeit zuerst den Ball.
sj-toss-quick = Wer ihn gewinnt, wählt Angriff oder Abwehr; die anderen wählen ihre Punktekarte.
sj-toss-heads = der Helm
sj-toss-tails = der Football
sj-toss-kick = Sie haben zuerst den Ball. Du darfst Karten zum Kickoff legen, für sichere Punkte.
sj-toss-receive = Du hast zuerst den Ball und trägst ihren Kickoff zurück.
sj-toss-offence = Du hast den ersten Snap.
sj-toss-defence = Sie haben den ersten Snap.
sj-toss-home = Deine Punkte stehen auf der Heimkarte.
sj-toss-visitor = Deine Punkte stehen auf der Gastkarte.

# Warum eine Karte nicht spielbar ist
sj-why-kick = Nur Run/Kick und Pass/Kick dürfen zum Kickoff.
sj-why-snap = Karten kommen nach dem Snap ins Spiel.
sj-why-no-kickoff = Niemals beim Kickoff.
sj-why-first = Nur als erste Aktion deines Teams.
sj-why-own-run = Braucht davor einen eigenen Lauf.
sj-why-run = Nur gegen einen Lauf.
sj-why-pass = Nur gegen einen Pass.
sj-why-run-or-pass = Nur gegen einen Lauf oder Pass.
sj-why-no-combo = Passt in keine Kombi mit deinen gewählten Karten.
sj-why-singles = Nur einzelne Karten.
sj-why-kicking = Das tretende Team macht keine Kombis.
sj-why-recover = Nur Run/Kick sichert den Ball.
sj-why-same-run = Ein Läufer läuft nicht aus dem Tackle, das ihn hält.
sj-why-same-pass = Nach einem Pass kein Pass aus dem Tackle.
sj-why-no-counter = Kontert { $keys } nicht.

# Momente
sj-score-line = { $one } { $first } – { $second } { $other }
sj-banner-touchdown = TOUCHDOWN
sj-banner-touchdown-with-extra-point = TOUCHDOWN, 7
sj-banner-touchdown-with-2-point-conversion = TOUCHDOWN, 8
sj-banner-field-goal = FIELD GOAL
sj-banner-safety = SAFETY
sj-banner-points = +{ $points } für { $team }: { $first } – { $second }
sj-banner-intercepted = ABGEFANGEN
sj-banner-recovered = FUMBLE EROBERT
sj-banner-ball = { $team } hat den Ball, und der Würfel wechselt die Reihe.
sj-banner-challenged = FLAGGE AUFGEHOBEN
sj-banner-stands = ES BLEIBT DABEI
sj-banner-end-quarter = { $number ->
    [1] ENDE DES 1. VIERTELS
    [2] HALBZEIT
    [3] ENDE DES 3. VIERTELS
   *[other] ENDE DES 4. VIERTELS
 }
sj-banner-end-half = { $number ->
    [1] HALBZEIT
   *[other] ENDE DER 2. HALBZEIT
 }
sj-banner-end-game = DER STAPEL IST LEER
sj-banner-end-extra = ENDE DER VERLÄNGERUNG
sj-banner-extra = VERLÄNGERUNG
sj-banner-final = ENDSTAND

# Die vergrößerte Karte
sj-legend-code = Kürzel und Name
sj-legend-code-text = Die Aktion. Rot im Angriff, blau in der Abwehr.
sj-legend-attribute = Merkmal
sj-legend-attribute-text = 1: nur als erste Aktion. R, P: nach einem Lauf, einem Pass. END: beendet den Spielzug, wenn niemand kontert.
sj-legend-boxes = Weiße Kästchen
sj-legend-boxes-text = Jedes zählt 1 mehr. Leer zählt 1, X zählt 0.
sj-legend-classes = A B C D
sj-legend-classes-text = Klassen; was eine gemeinsam hat, darf zusammen gespielt werden.
sj-legend-counters = Kontert, gekontert von
sj-legend-counters-text = Was die Aktion schlägt, und was sie schlägt.
sj-legend-halves = Zwei Seiten
sj-legend-halves-text = Nur die Seite deiner Rolle zählt; die andere wartet auf den Ballwechsel.
sj-legend-black = Schwarzer Rand
sj-legend-black-text = Eine für jedes Team, neben der Hand. Sie kommt zur Halbzeit zurück.

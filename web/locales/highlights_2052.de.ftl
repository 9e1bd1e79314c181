# Football Highlights 2052: der Tisch.

fh-goal = Mach in zwei Halbzeiten zu je zehn Spielzügen mehr Punkte als die Gegenseite: Touchdown 7, Field Goal 3, Safety 2. Jede Karte verteidigt zuerst; umgedreht ist sie dein nächster Angriff.

fh-you = du
fh-automatic = automatischer Gegner
fh-machines = Maschinen
fh-visitor = Gast
fh-home = Heim
fh-town-you = { $town }, du
fh-or = { $one } oder { $other }

fh-type-R = Lauf
fh-type-P = Pass
fh-type-M = Maul
fh-area-left = links
fh-area-centre = Mitte
fh-area-right = rechts
fh-area-letter-left = L
fh-area-letter-centre = M
fh-area-letter-right = R
fh-play = { $type }, { $area }, { $yards }
fh-ordinal = { $number }.

# Anzeigetafel und Leiste
fh-before = Vor dem Spiel
fh-half = { $half }. Halbzeit
fh-halftime = Pause
fh-overtime = Verlängerung
fh-final = Endstand
fh-round = Runde { $round }
fh-plays-made = { $one } und { $other } von { $of }
fh-plays-made-wide = Spielzüge
fh-before-toss = Vor dem Münzwurf
fh-in-hand = auf der Hand
fh-in-stack = im Stapel
fh-playbook = Playbook
fh-solo-deck = Solo-Deck
fh-audible-filled = Audible-Platz belegt
fh-audible-empty = Audible-Platz leer
fh-audibles-left = Audibles übrig
fh-seen = Gesehen in dieser Halbzeit
fh-seen-note = Was die { $team } seit Beginn der Halbzeit gezeigt haben.
fh-game-of = Spiel { $number } von { $of }
fh-in-playoffs = Playoffs

# Felder und Drives
fh-field = { $team }: Ball { $spot }, gezählt in Yards bis zur Torlinie
fh-start = START
fh-safety = SAFETY
fh-end-zone = ENDZONE
fh-on-the = auf der { $yards }
fh-in-end-zone = in der Endzone
fh-in-safety = im Safety-Feld
fh-your-drive = Dein Drive
fh-team-drive = Drive der { $team }
fh-down = { $down } von { $of }
fh-down-next = { $down } von { $of } folgt
fh-stack = { $team }, Drive-Stapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
fh-stack-card = Spielzug { $place }: { $name }
fh-stays = auf { $yards }
fh-to = bis { $yards }
fh-in-play = im Spiel
fh-td = TD
fh-played = dein Spielzug: { $type }
fh-played-nothing = dein Spielzug

# Die Karten im Spiel
fh-attacks = Die { $team } greifen an mit { $card }
fh-defends = Die { $team } verteidigen mit { $card }
fh-strip = Vergleich der Zonen. { $lanes }
fh-lane = { $area }: { $footballs ->
    [one] 1 Football
   *[other] { $footballs } Footballs
 } gegen { $helmets ->
    [0] keinen Helm
    [one] 1 Helm
   *[other] { $helmets } Helme
 }.
fh-lane-open = { $area }: { $footballs ->
    [one] 1 Football
   *[other] { $footballs } Footballs
 }.
fh-your-answer = Hierhin kommt deine Antwort
fh-their-answer = Hier antworten die { $team }
fh-their-secret = Die { $team } wählen gleichzeitig und geheim
fh-your-attack = Hier liegt gleich dein Angriff
fh-their-attack = Hier greifen die { $team } an

# Drohung, Kick und Aktionsdeck
fh-you-threaten = Du drohst mit
fh-team-threatens = Die { $team } drohen mit
fh-threat-none = Nichts: keine Footballs
fh-threat-from = Ball auf der { $yards }, { $footballs ->
    [one] ein Football
   *[other] { $footballs } Footballs
 }.
fh-threat-lands = Ungestört landet er auf der { $yards }; passen die Arten nicht zusammen, kommt eine Aktionskarte dazu.
fh-threat-touchdown = Ungestört ist das ein Touchdown.
fh-threat-overthrown = Von hier fliegt der Pass zu weit: kein Raumgewinn.
fh-kick-needs = Ein Kick von der { $yards } braucht { $need }.
fh-kick-odds = Die Karte hat { $number }, also eine Aktionskarte mit { $missing } oder mehr: { $good } von { $of }.
fh-kick-hopeless = Die Karte hat { $number }: zu weit.
fh-kick-yours = Dein Kick
fh-kick-theirs = Kick der { $team }
fh-kick-from = Von der { $yards }: { $need } nötig
fh-conversion-text = Sechs Punkte, und ein Versuch obendrauf.
fh-audible-before = Vor der { $half }. Halbzeit
fh-audible-choose = Wähle deine Audible-Karte
fh-audible-space = Audible-Platz
fh-audible-what = Dreimal je Halbzeit darfst du ein Audible ansagen: eine Karte wegwerfen und dafür diese bringen, oder die ungesehene oberste Karte deines Playbooks.
fh-audible-which = Gut ist eine Karte, die stoppt, was dir am meisten wehtut. Für eine Karte, die du hier hinlegst, ziehst du eine andere. Unsicher? Frag den Trainer, oder leg keine hin.
fh-audible-well = Hier liegt gleich, verdeckt, die Karte deiner Wahl
fh-action-deck = Aktionsdeck, noch { $count }
fh-action-none = Noch keine aufgedeckt
fh-action-last = Letzte Aktionskarte, Nummer { $no }: Lauf { $run }, Pass { $pass }, Kick { $kick }
fh-no = Nr. { $no }
fh-run = Lauf
fh-pass = Pass
fh-kick = Kick
fh-block = geblockt, { $yards } Yards
fh-blocked = BLOCK
fh-foul-none = Kein Foul
fh-foul-offside = Abseits
fh-foul-def_holding = Halten (Vert.)
fh-foul-interference = Behinderung
fh-foul-off_holding = Halten (Angr.)
fh-foul-offsetting = Beidseitig
fh-injury-none = keine Verletzung
fh-injury-minor = leicht verletzt
fh-injury-moderate = verletzt
fh-injury-serious = schwer verletzt
fh-injury-season = Saison vorbei
fh-pile-turned = Aufgedeckte Aktionskarten
fh-pile-turned-note = Die neuesten zuerst. Im Deck liegen noch { $left }.

# Vorschau
fh-hint-consider = Drück auf eine Karte und sieh Schritt für Schritt, was sie bewirken würde. Noch einmal gedrückt, wird sie gespielt.
fh-then-turns = Dann wird sie umgedreht

# Eigene Stapel
fh-audible = Audible
fh-audible-note = Deine Karte auf dem Audible-Platz: für die anderen verdeckt, für dich offen.
fh-playbook-note = Dein verdecktes Playbook. Ein Audible kann die oberste Karte bringen, ungesehen.

# Knöpfe
fh-do-play = Nr. { $no } { $name } spielen
fh-do-play-tag = Nr. { $no } spielen: { $tag }
fh-do-place = Nr. { $no } { $name } hinlegen
fh-do-place-tag = Nr. { $no } { $name } hinlegen
fh-do-place-none = Keine hinlegen
fh-do-discard = Nr. { $no } { $name } abgeben
fh-do-discard-tag = Nr. { $no } { $name } abgeben
fh-do-take = Nr. { $no } { $name } nehmen
fh-do-take-tag = Nr. { $no } { $name } nehmen
fh-do-cut = Nr. { $no } { $name } streichen
fh-do-cut-tag = Nr. { $no } { $name } streichen
fh-do-pair = { $one } und { $other } nehmen
fh-do-heads = Kopf
fh-do-tails = Zahl
fh-do-start = Gast: beginnen
fh-do-home = Heim: die zweite Halbzeit beginnen
fh-do-audible = Audible, noch { $left }
fh-do-keep = Meine Karte behalten
fh-do-from-audible = Audible-Karte, Nr. { $no }
fh-do-from-playbook = Playbook, oberste Karte
fh-do-use-box = Die Box anwenden
fh-do-accept = Strafe annehmen
fh-do-decline = Ablehnen
fh-do-kick = Kick für 3 Punkte
fh-do-no-kick = Kein Kick
fh-do-extra-point = Extrapunkt kicken
fh-do-two-run = Zwei Punkte mit einem Lauf
fh-do-two-pass = Zwei Punkte mit einem Pass

# Münzwurf
fh-heads = Kopf
fh-heads-text = der Helm
fh-tails = Zahl
fh-tails-text = der Football
fh-visitor-text = Du beginnst die erste Halbzeit. Heim wählt sein Team zuerst, du danach.
fh-home-text = Du beginnst die zweite Halbzeit. Du wählst dein Team zuerst.
fh-toss = Der Münzwurf
fh-toss-text = Wer richtig rät, darf wählen: Gast sein und die erste Halbzeit beginnen, oder Heim sein, die zweite beginnen und das Team zuerst wählen.
fh-toss-waiting = Eine Münze entscheidet, wer wählen darf.

# Teams
fh-team-tidebreakers = Ein Passteam von der warmen Seite der Karte: schnelle Sacks, lange Bälle und ein Kicker, der vor allem der Aussicht wegen da ist.
fh-team-haulers = Bergleute und Fahrer, die dort laufen, wo die Wand am dicksten ist, denn sie kommen immer zu zweit. An ihnen kommt nichts schnell vorbei.
fh-team-switchbacks = Schaustellervolk aus der Hafenstadt: Reverses, Statuen und Drohungen zweierlei Art. Was du gesehen hast, ist nicht, was sie tun.
fh-team-sentinels = Geduldige Leute aus dem Norden mit Helmen in jeder Zone. Sie holen deine Pässe aus der Luft und machen aus kleinem Raumgewinn Field Goals.
fh-team-pick = Mit den { $team } spielen
fh-team-look = Karten ansehen
fh-team-yours = Dein Team
fh-team-taken = Vergeben an { $name }
fh-team-pile-note = Alle fünfzehn Karten, die fünf Stars zuerst.
fh-profile-run = Laufspiel
fh-profile-pass = Passspiel
fh-profile-defence = Helme
fh-profile-kick = Kicks
fh-level-low = schwach
fh-level-middle = ordentlich
fh-level-high = stark

# Drafts und Streichungen
fh-draft-pass = Nehmen und weitergeben
fh-draft-pass-text = Nimm eine Karte des Päckchens auf deiner Hand; der Rest geht hinüber, und das andere kommt zu dir. Jede Seite wählt fünfmal, geheim.
fh-draft-open = Offener Draft
fh-draft-open-text = Die Karten liegen für beide offen. Die erste Seite nimmt eine, dann nehmen beide abwechselnd zwei; von den letzten beiden bleibt eine übrig.
fh-draft-keep = Eine von zweien behalten
fh-draft-keep-text = Zwei Karten kommen vom Spieldeck: Eine kommt in dein Team, die andere ist aus dem Spiel.
fh-draft-league = Liga-Draft
fh-draft-league-text = Nimm zwei Karten des Päckchens; der Rest geht an deine Nachbarin oder deinen Nachbarn.
fh-pair = { $count ->
    [0] Drück auf die zwei Karten, die du willst.
    [one] Eine gewählt. Drück auf die zweite.
   *[other] Zwei gewählt. Bestätige unten, oder drück auf andere.
 }
fh-board-empty = Hier liegen keine Karten
fh-roster = Dein Team bisher: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
fh-known = Bekannt von den { $team }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
fh-balance-types = Verteidigt gegen
fh-balance-helmets = Helme
fh-balance-kickers = Kick 4 oder mehr
fh-new = neu
fh-cut = { $left ->
    [0] Fünfzehn Karten bleiben
    [one] Streich noch eine Karte
   *[other] Streich { $left } Karten
 }
fh-cut-waiting = Deine fünfzehn Karten stehen. Die Gegenseite streicht noch.
fh-between = Zwischen den Spielen

# Wettbewerbe
fh-standings = Ligatabelle, { $played } von { $of } Spielen gespielt
fh-place = Platz
fh-team = Team
fh-won = Siege
fh-tied = Unent.
fh-lost = Niederl.
fh-scored = Spielpunkte
fh-points = Punkte
fh-playoffs = Die { $count } markierten kommen in die Playoffs.
fh-bracket = Turnier
fh-first-round = Erste Runde
fh-semi-final = Halbfinale
fh-final-game = Finale
fh-to-be-decided = noch offen
fh-bye = Freilos
fh-results = Letzte Ergebnisse
fh-injured = Verletzt
fh-out = { $games ->
    [0] im nächsten Spiel wieder fit
    [one] fehlt 1 Spiel
   *[other] fehlt { $games } Spiele
 }
fh-out-season = fehlt den Rest der Saison
fh-table-close = Zurück zum Spiel
fh-scored-how = { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
 }, { $fieldGoals ->
    [one] 1 Field Goal
   *[other] { $fieldGoals } Field Goals
 }

# Augenblicke
fh-score-line = { $visitor } { $one } – { $other } { $home }
fh-banner-touchdown = TOUCHDOWN
fh-banner-field_goal = FIELD GOAL
fh-banner-safety = SAFETY
fh-banner-interception = INTERCEPTION
fh-banner-fumble = FUMBLE
fh-banner-end_drive = DRIVE GESTOPPT
fh-banner-points = +{ $points } für die { $team }: { $one } – { $other }
fh-banner-by = { $name } für die { $team }.
fh-banner-blocked = KICK GEBLOCKT
fh-banner-blocked-text = Der Kick der { $team } geht nach hinten los: { $yards } Yards.
fh-banner-halftime = HALBZEIT
fh-banner-second-half = ENDE DER 2. HALBZEIT
fh-banner-overtime = VERLÄNGERUNG
fh-banner-coin = DIE MÜNZE ENTSCHEIDET
fh-banner-final = ENDSTAND
fh-banner-won = MEISTER

# Die vergrößerte Karte
fh-legend-helmets = Helme
fh-legend-helmets-text = Verteidigung nach Zonen: links, Mitte, rechts. Sie treffen auf Footballs derselben Zone.
fh-legend-type = Art
fh-legend-type-text = R Quadrat (Lauf), P Kreis (Pass), M Raute (Maul). Lauf gegen Pass passt nicht zusammen.
fh-legend-box = Box
fh-legend-box-text = Wirkt nur, wenn jeder Football des Spielzugs auf einen Helm trifft.
fh-legend-flag = Flagge
fh-legend-flag-text = Vor der Box wird auf ein Foul geprüft.
fh-legend-plate = Schild
fh-legend-plate-text = Kartennummer, Name, Ort, Stern, Teamraute.
fh-legend-posts = Torstangen
fh-legend-posts-text = Field-Goal-Zahl, kommt zum Kick einer Aktionskarte dazu.
fh-legend-yards = Yards
fh-legend-yards-text = Jeder Spielzug steht in seiner Zone über seinen Footballs.
fh-legend-action-yards = Lauf und Pass
fh-legend-action-yards-text = Yards, die dazukommen, wenn die Arten nicht passen oder ein Effekt es sagt.
fh-legend-action-kick = Kick
fh-legend-action-kick-text = Kommt zur Field-Goal-Zahl der Karte dazu. BLOCK bringt die Gegenseite nach vorn.
fh-legend-action-foul = Foul
fh-legend-action-foul-text = Zählt, wenn eine ausgelöste Box die Flagge zeigt.
fh-legend-action-injury = Verletzung
fh-legend-action-injury-text = Zählt in Turnieren und Ligen, wenn eine Karte mit dem Kreuz benutzt wurde.

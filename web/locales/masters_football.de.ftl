# Masters of Football: der Tisch.

mf-goal = Gewinne die Meisterschaft: drei Punkte für einen Sieg, einer für ein Unentschieden. Wähle für jedes Spiel drei Spieler und eine Taktik, gib dein Geld klug aus und heb dir einen schmutzigen Trick für den rechten Augenblick auf.
mf-you = Du
mf-npt = Mannschaft ohne Person
mf-npt-short = NPT
mf-millions = { $amount } M
mf-percent = { $share } %
mf-tactic-Po = Ballbesitz
mf-tactic-Di = Direkt
mf-tactic-Ph = Körperlich
mf-tactic-De = Defensiv
mf-tactic-none = Keine Taktik
mf-level-red = rot
mf-level-brown = braun
mf-level-orange = orange
mf-level-green = grün
mf-level-blue = blau
mf-level-purple = lila
mf-setup = Aufbau der Kader
mf-market = Transfermarkt
mf-academy = Die Akademie
mf-cut = Kader zu sechst
mf-matchday = Spieltag
mf-over = Abpfiff
mf-friendly = Freundschaftsspiel
mf-leg = Spiel { $leg } von 2
mf-after-day = nach Spieltag { $day }
mf-matchday-of = Spieltag { $day } von { $of }
mf-final-match = Finale, Spiel { $leg }
mf-half-time = Halbzeit
mf-before-kick-off = Vor dem Anpfiff
mf-injury-time = Nachspielzeit
mf-clock = { $minute }, { $half ->
    [1] erste Halbzeit
   *[other] zweite Halbzeit
 }
mf-score-line = { $home } { $one }–{ $other } { $away }
mf-champion = Meister
mf-points = Punkte
mf-your-money = Dein Geld, M
mf-players = Spieler
mf-squad-of = Kader, von { $of }
mf-cards-in-hand = { $count ->
    [one] Karte
   *[other] Karten
 }
mf-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
mf-cards-short = { $count } K.
mf-home-advantage = Heimvorteil
mf-overview = Liga
mf-hand = Deine Aktionskarten
mf-offered = Zur Wahl
mf-action-stack = Aktionen
mf-action-stack-note = Von hier wird beim Tauschen gezogen, und fünf Karten am Transfermarkt.
mf-action-discard = Ablage
mf-your-manager = Dein Manager
mf-have = Du hast { $money }
mf-have-leaves = Du hast { $money }; danach { $left }
mf-reserved = { $money } zurückgelegt
mf-in-hand = { $money } auf der Hand
mf-do-manager = { $name } einstellen
mf-do-buy = { $name } kaufen, { $price }
mf-do-swap = { $name } für 1 M tauschen
mf-do-team = Diese drei aufstellen
mf-do-play = { $name }, { $price }
mf-do-play-on = { $name } auf { $where }, { $price }
mf-for-points = nach dem Spiel bezahlt
mf-do-use = { $name } noch einmal, umsonst
mf-do-ability = Ihre Würfel noch einmal
mf-do-ability-attack = Angriffswürfel noch einmal
mf-do-ability-attack-genius = Geniewürfel des Angreifers noch einmal
mf-do-ability-defence = Abwehrwürfel noch einmal
mf-do-ability-defence-genius = Geniewürfel des Verteidigers noch einmal
mf-do-counter = { $name } aufheben
mf-do-substitute-none = Kein Wechsel
mf-do-substitute-before = Vor dem Wurf
mf-do-substitute-after = Nach dem Wurf
mf-do-sub = { $on } für { $off }
mf-do-pick = { $name } nehmen
mf-do-drop = { $name } abgeben
mf-do-discard = { $name } ablegen
mf-do-done = Fertig
mf-do-cards = Karten spielen
mf-do-no-cards = Keine Karten
mf-do-reroll = Taktikwürfel noch einmal werfen
mf-do-stand = So lassen
mf-do-no-sub = Kein Wechsel
mf-do-roll = Würfeln
mf-do-pick-none = Niemand
mf-pass-TW = So lassen
mf-pass-SW = So lassen
mf-pass-BT = Weiterspielen
mf-pass-AR = So lassen
mf-pass-AG = Das Tor hinnehmen
mf-pass-AM = Weiterspielen
mf-pass-HT = Weiter
mf-why-later = Jetzt nicht
mf-why-outsider = Nur in eigenen Spielen
mf-why-money = Kostet { $cost }, du hast { $purse }
mf-why-tactic = Ohne Wirkung bei { $tactic }
mf-why-not = Kein Ziel dafür
mf-when-TW = Vor dem Taktikwurf
mf-when-SW = Vor dem Anpfiff
mf-when-BT = Vor einem Zug
mf-when-AR = Nach einem Wurf
mf-when-AG = Nach einem Tor
mf-when-AM = Nach einem Fehlschuss
mf-when-CW = Gegen eine Korruptionskarte
mf-when-HT = In der Halbzeit
mf-when-AC = In der Akademie
mf-track = Zug { $turn }, Minute { $minute }: { $club } greift an
mf-no-team = Noch kein Team
mf-face-down = Ein Spieler, verdeckt
mf-tactic-down = Eine Taktikkarte, verdeckt
mf-genius-spent = Genie verbraucht
mf-muted = stumm
mf-counts = Zählt jetzt Angriff { $attack }, Abwehr { $defence }
mf-attack = Angriff { $value }
mf-defence = Abwehr { $value }
mf-word-attack = Angriff
mf-word-defence = Abwehr
mf-word-skill = Taktik
mf-term-manager = { $points } Manager
mf-shift-down = gleich wie Heim: fällt auf { $level }
mf-shift-up = beide rot: steigt auf { $level }
mf-you-rule = { $tactic } gilt: du hast den Wurf { $high }–{ $low } gewonnen
mf-they-rule = { $tactic } gilt: { $club } hat den Wurf { $high }–{ $low } gewonnen
mf-forced = { $tactic } ist für das ganze Spiel diktiert
mf-phase-teams = Beide Manager stellen heimlich drei Spieler auf
mf-phase-tactics = Die Taktikkarten liegen verdeckt
mf-phase-roll = Der Taktikwurf
mf-phase-half-time = Halbzeit: Karten, Wechsel, eine neue Taktik
mf-phase-play = Das Spiel läuft
mf-chance = { $club } greift an: Tor zu { $percent }
mf-cancelled = Der Angriff findet nicht statt.
mf-denied = Vom Abwehrgenie verhindert.
mf-genius-goal = Ein geniales Tor!
mf-goal-of = Tor für { $club }!
mf-level-totals = Gleichstand: kein Tor.
mf-no-goal = Kein Tor.
mf-would-score = { $faces } auf dem Angriffswürfel wäre ein Tor.
mf-die-attack = Angriffswürfel von { $club }
mf-die-defence = Abwehrwürfel von { $club }
mf-die-genius = Geniewürfel von { $club }
mf-die-tactic = Taktikwürfel von { $club }
mf-does-attack = { $mark } greift an
mf-does-defence = { $mark } wehrt ab
mf-in-play = Karten im Spiel
mf-card-on = { $card } auf { $whom }
mf-no-effect = ohne Wirkung bei dieser Taktik
mf-uses-left = { $uses ->
    [one] noch einmal
   *[other] noch { $uses }-mal
 }
mf-set-aside = { $card }: bereit
mf-window-TW = Taktikkarten
mf-window-SW = Stärkekarten
mf-window-BT = Vor dem Zug
mf-window-AR = Nach dem Wurf
mf-window-AG = Nach dem Tor
mf-window-AM = Nach dem Fehlschuss
mf-window-HT = Halbzeitkarten
mf-may-act = Wer noch handeln darf, der Reihe nach
mf-could-act = könnte handeln
mf-cannot-act = kann nicht handeln
mf-plays-cards = spielt Karten
mf-team-sheet = Aufstellung von { $club }
mf-pick-more = { $left ->
    [one] Noch ein Spieler.
   *[other] Wähle { $left } Spieler.
 }
mf-pick-done = Bereit: Enter stellt sie auf.
mf-pick-positions = Nicht drei derselben Position.
mf-pick-wood = Der eben gezogene Holzspieler muss spielen.
mf-squad = Kader
mf-your-three = Deine drei
mf-seen-of = Gesehen von { $club }:
mf-unseen = { $club } hat noch niemanden gezeigt.
mf-lay-tactic = Deine Taktik, verdeckt
mf-tactic-hint = Wer den Taktikwurf gewinnt, dessen Taktik gilt für beide Teams.
mf-bench = Deine Bank
mf-bench-hint = Drücke einen deiner drei und den, der kommt.
mf-hire = { $club } sucht einen Manager
mf-hire-text = Behalte eine Karte: Sie bringt dein Budget, deine Akademiegrenze und eine Fähigkeit für das ganze Spiel.
mf-hire-wait = Die anderen wählen noch.
mf-gazette = Der Transferanzeiger
mf-gazette-setup = Die ersten Kader, alle kaufen heimlich
mf-gazette-market = Transfermarkt, alle kaufen heimlich
mf-limit = (höchstens sechs Spieler)
mf-bought = Im Korb
mf-too-dear = { $price }: zu teuer
mf-leaves = { $price }, dann { $left }
mf-offers-wait = Die Angebote liegen offen, wenn alle gekauft haben.
mf-strong-attack = Angriff { $figure } bei { $where }
mf-strong-defence = Abwehr { $figure } bei { $where }
mf-everywhere = jeder Taktik
mf-your-squad = Dein Kader
mf-of = { $count } von { $of }
mf-room = { $count ->
    [one] Platz für einen
   *[other] Platz für { $count }
 }
mf-best = Deine besten drei bei { $tactic }: Angriff { $attack } ({ $attackLevel }), Abwehr { $defence } ({ $defenceLevel }).
mf-best-with = Mit { $name } deine besten drei bei { $tactic }: Angriff { $attack } ({ $attackLevel }), Abwehr { $defence } ({ $defenceLevel }).
mf-no-trio = Du brauchst drei Spieler, nicht alle derselben Position; Holzspieler füllen umsonst auf.
mf-academy-text = Eine 1 bringt einen bronzenen Spieler, eine 2 oder G einen silbernen. Einer darf umsonst kommen, bis { $limit }.
mf-academy-roll = Der Geniewürfel wartet.
mf-cut-title = { $count ->
    [one] Ein Spieler muss gehen
   *[other] { $count } Spieler müssen gehen
 }
mf-cut-text = Ein Kader fasst sechs.
mf-league = Tabelle
mf-championship = Meisterschaft { $number }
mf-not-begun = vor dem ersten Spiel
mf-club = Verein
mf-won = Gewonnen
mf-drawn = Unentschieden
mf-lost = Verloren
mf-won-short = S
mf-drawn-short = U
mf-lost-short = N
mf-goals = Tore
mf-points-short = Pkt
mf-fixtures = Spielplan und Ergebnisse
mf-now = Jetzt
mf-day = Tag { $day }
mf-at-home = daheim
mf-away = auswärts
mf-pad = Ergebnisblock
mf-clubs = Vereine
mf-squad-open = Der ganze Kader.
mf-squad-seen = Bisher auf dem Feld gesehene Spieler; { $count } sind gerade nicht darauf.
mf-look-squad = { $count ->
    [one] { $count } Spieler ansehen
   *[other] { $count } Spieler ansehen
 }
mf-eve-text = Manager dürfen Aktionskarten für je 1 M tauschen.
mf-paper = Die Seitenlinie
mf-edition = Spätausgabe
mf-front-draw = Kein Sieger
mf-front-win = { $club } siegt
mf-front-champions = { $count ->
    [one] { $club } ist Meister
   *[other] { $club } teilen sich den Titel
 }
mf-banner-goal = Tor, { $club }!
mf-banner-denied = Gehalten!
mf-banner-denied-text = Das Abwehrgenie ist da.
mf-banner-nullified = Kein Tor!
mf-banner-countered = Aufgehoben
mf-banner-forced = { $tactic } ist diktiert
mf-banner-final = Abpfiff
mf-banner-champion = { $club }: Meister!
mf-banner-draw = Unentschieden
mf-banner-won = { $club } gewinnt!
mf-legend-band = Band
mf-legend-band-text = Stufe als Material und Wort: Gold, Silber, Bronze, Holz.
mf-legend-circle = Kreis
mf-legend-circle-text = Position D, M oder F: nicht drei gleiche.
mf-legend-price = Preis
mf-legend-price-text = Kosten in Millionen Footies.
mf-legend-flame = Flamme
mf-legend-flame-text = Genie: Ball greift an, Handschuh wehrt ab, Tafel gewinnt den Taktikwurf.
mf-legend-columns = Spalten
mf-legend-columns-text = Oben Angriff, unten Abwehr für Po, Di, Ph, De. Die geltende Taktik ist schwarz.
mf-legend-dots = Punkte
mf-legend-dots-text = Taktisches Können, 0 bis 5.

mf-film-skip = Überspringen
mf-film-kick-off = Anpfiff
mf-seen = Bank, gesehen
mf-seen-note = Spieler von { $club }, die schon auf dem Feld waren und jetzt nicht darauf sind.

# Ligen und Pokale: die Liste
leagues-title = Ligen und Pokale
leagues-lead = Eine Saison gegen Bots, ein Pokal unter Freunden, oder beides zugleich.
leagues-alone = Eine Saison allein
leagues-alone-lead = Ein Klick: du und sieben Bots mit eigenem Charakter. Du spielst, wann du magst; sie spielen sofort.
leagues-mine = Meine
leagues-waiting = { $count ->
    [one] eine wartet auf dich
   *[other] { $count } warten auf dich
  }
leagues-none-mine = Du bist noch in keiner Liga. Fang eine Saison allein an, gründe eine, oder öffne den Link eines Freundes.
leagues-others = Für alle offen
leagues-none-public = Gerade hat niemand eine offene Liga.
leagues-of-teams = { $teams ->
    [one] ein Team
   *[other] { $teams } Teams
  }
leagues-place = { $ordinal ->
   *[other] { $place }.
  }
leagues-champion = Meister: { $team }
leagues-champion-title = Meister
leagues-taken = { $taken } von { $teams } Plätzen vergeben
leagues-open = Öffnen
leagues-open-of = { $name } öffnen
leagues-format-league = Liga
leagues-format-cup = Pokal
leagues-format-round_robin = Jeder gegen jeden
leagues-about-league = Eine Saison mit Tabelle, Play-offs und Tausch, wo ein Spiel ihn kennt.
leagues-about-cup = Wer verliert, ist raus.
leagues-about-round_robin = Alle treffen alle; die Tabelle entscheidet.

# Gründen und mitspielen
leagues-found = Selbst gründen
leagues-which-game = Welches Spiel?
leagues-which-kind = Welche Art?
leagues-name = Name
leagues-name-usual = Liga von { $name }
leagues-team = Dein Team
leagues-team-usual = Team { $number }
leagues-teams = Teams
leagues-bots = Bots von Anfang an
leagues-bots-hint = Wenn die Saison beginnt, übernehmen Bots die freien Plätze.
leagues-public = Alle dürfen sie finden und mitspielen
leagues-moderate = Ich leite nur, ohne Team
leagues-all-settings = Alle Einstellungen
leagues-cards-hint = Karte nach Namen suchen
leagues-cards-add = { $card } hinzufügen
leagues-criteria-add = Noch eines …
leagues-game-options = Optionen des Spiels
leagues-found-it = Gründen
leagues-found-then = Danach bekommst du einen Link, um andere einzuladen.
leagues-join-title = Mit einem Team mitspielen
leagues-join = Mitspielen
leagues-share-lead = Oder spiel mit jemandem zusammen: einer trainiert den Angriff, du die Abwehr.
leagues-share = Bei { $team } mitspielen
leagues-in-already = Du bist schon dabei.
leagues-join-late = Diese Saison läuft schon, jetzt kann niemand mehr dazukommen.
leagues-invite = Andere einladen
leagues-invite-lead = Wer den Link öffnet, meldet ein Team an. Ohne Konto.

# Wo sie steht
leagues-phase-forming = Vor der Saison
leagues-phase-building = Die Teams entstehen
leagues-phase-preseason = Vorbereitung
leagues-phase-regular = Saison
leagues-phase-break = Pause zwischen den Runden
leagues-phase-seeding = Setzliste
leagues-phase-standing = Die letzten Ergebnisse
leagues-phase-playoff = Play-offs
leagues-phase-closed = Saison vorbei
leagues-phase-offseason = Zwischen den Spielzeiten
leagues-phase-archived = Vorbei
leagues-round-preseason = Vorbereitung, Runde { $round }
leagues-round-regular = Runde { $round }
leagues-round-playoff = Play-offs, Runde { $round }
leagues-round-cup = Pokal, Runde { $round }
leagues-season = Saison { $number }
leagues-parts = Teile dieser Liga
leagues-tab-table = Tabelle
leagues-tab-overview = Überblick
leagues-tab-fixtures = Spielplan
leagues-tab-bracket = Turnierbaum
leagues-tab-draft = Draft
leagues-tab-trades = Tausch
leagues-tab-log = Protokoll
leagues-tab-seasons = Spielzeiten
leagues-tab-commissioner = Leitung

# Was zu tun ist
leagues-now = Was jetzt zu tun ist
leagues-now-forming = { $taken } von { $teams } Teams sind da. Schick den Link, oder lass Bots auffüllen.
leagues-now-draft = An der Reihe: { $teams }
leagues-now-nothing = Nichts wartet auf dich.
leagues-standing = { $team } hat gewonnen; noch kann die Leitung ein Ergebnis ersetzen.
leagues-closes = endet { $when }
leagues-opens = nächste Runde { $when }
leagues-until = bis { $when }
leagues-do-pick = Wählen
leagues-do-mend = Ergänzen
leagues-do-play = Spielen
leagues-do-answer = Antworten
leagues-do-review = Prüfen
leagues-do-vote = Abstimmen
leagues-do-ready = Bereit
leagues-do-advance = Runde schließen
leagues-do-start = Beginnen
leagues-go-on = Weiter
leagues-days = Zug um Zug
leagues-days-of = { $names } Zug um Zug spielen, über Tage
leagues-forfeit = Aufgeben
leagues-forfeit-of = { $names } kampflos aufgeben
leagues-forfeit-sure = { $names } kampflos aufgeben? Es zählt als Niederlage.
leagues-home = In deinen Ligen

# Spiele und Tabellen
leagues-state-scheduled = Kommt noch
leagues-state-open = Zu spielen
leagues-state-live = Läuft
leagues-state-final = Beendet
leagues-state-forfeit = Kampflos
leagues-state-ruled = Am grünen Tisch
leagues-spread = Vorgabe { $points }
leagues-forfeited = { $team } trat nicht an
leagues-goes-on = { $team } kommt weiter
leagues-play-of = { $names } spielen
leagues-report-of = Bericht zu { $names }
leagues-watch-of = { $names } ansehen
leagues-table = Tabelle
leagues-col-place = Platz
leagues-col-team = Team
leagues-col-record = S-N
leagues-col-record-ties = S-N-U
leagues-col-points = Punkte
leagues-col-share = Quote
leagues-col-home = Heim
leagues-col-away = Auswärts
leagues-col-scored = Erzielt
leagues-col-difference = Diff
leagues-col-spread = Vorgabe
leagues-col-form = Letzte fünf
leagues-col-why = Was den Platz entschied
leagues-win = gewonnen
leagues-loss = verloren
leagues-tie = unentschieden
leagues-win-letter = S
leagues-loss-letter = N
leagues-tie-letter = U
leagues-you = Du
leagues-bot = Bot
leagues-latest = Letzte Ergebnisse
leagues-results = Ergebnisse
leagues-only-mine = Nur meine
leagues-no-fixtures = Der Spielplan entsteht, wenn die Saison beginnt.
leagues-members = Teams
leagues-withdrawn = zurückgezogen
leagues-leave = Diese Liga verlassen
leagues-leave-sure = Diese Liga verlassen? Ein Bot übernimmt dein Team.
leagues-resign = { $team } abgeben
leagues-resign-sure = { $team } abgeben? Ein Bot spielt mit dem Team weiter; du bleibst Mitglied.
leagues-program = das Programm
leagues-presides = Leitung: { $name }.
leagues-backed = Du willst { $name }.
leagues-back-other = Soll jemand anders leiten?
leagues-back-whom = Wen willst du?
leagues-back-it = Abstimmen
leagues-back-then = Gewählt ist, wer mehr als die Hälfte der Teams von Menschen hinter sich hat. Deine Stimme steht im öffentlichen Protokoll.
leagues-log = Protokoll
leagues-log-more = Früher
leagues-files = Für Kalender und Tabellenblatt
leagues-calendar = Kalender

# Turnierbäume und Spielzeiten
leagues-knockout = { $left ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
   *[other] Letzte { $left }
  }
leagues-knockout-short = { $left ->
    [2] F
    [4] HF
    [8] VF
   *[other] L{ $left }
  }
leagues-way = Der Weg der Saison
leagues-places = Platz nach jeder Runde
leagues-next = Deine nächsten Spiele
leagues-first-meeting = erstes Treffen
leagues-met = { $result ->
    [win] { $score } gewonnen in Runde { $round }
    [loss] { $score } verloren in Runde { $round }
   *[tie] { $score } unentschieden in Runde { $round }
  }
leagues-pool-table = Gegen die Vorgabe
leagues-pool-lead = Wer besser abschneidet als die Vorgabe, gewinnt; genau die Vorgabe zählt als halber Sieg.
leagues-col-member = Mitglied
leagues-col-division = Division
leagues-division-north = Nord
leagues-division-south = Süd
leagues-streak = Spiele in Folge mit demselben Ausgang
leagues-free-place = Ein freier Platz
leagues-from-seed = von Setzplatz { $seed }
leagues-seed = Setzplatz { $seed }
leagues-final-table = Abschlusstabelle
leagues-best-cards = Beste Karten
leagues-do-open = Eröffnen
leagues-do-close = Saison schließen
leagues-which-round = Runde
leagues-stage-bracket = Turnierbaum
leagues-stage-consolation = Trostrunde
leagues-stage-third_place = Spiel um Platz drei
leagues-bye = Freilos
leagues-to_come = Offen
leagues-no-bracket = Es gibt noch keinen Turnierbaum.
leagues-by-forfeit = kampflos
leagues-by-better_seed = besser gesetzt
leagues-by-shootout = Elfmeterschießen
leagues-by-coin = Münzwurf
leagues-by-points = nach Punkten
leagues-by-difference = nach Differenz
leagues-by-scored = nach erzielten Punkten
leagues-by-away_scored = nach Auswärtstreffern
leagues-by-place = nach Platz
leagues-by-lot = durch das Los
leagues-no-seasons = Noch ist keine Saison vorbei.
leagues-leaders = Bestleistungen
leagues-leader-scored = meiste Punkte erzielt
leagues-leader-margin = höchster Sieg
leagues-leader-streak = längste Siegesserie
leagues-leader-card = Prozentpunkte Siegchance beigetragen

# Der Draft
leagues-building-none = Teams
leagues-building-stock = Nimm ein fertiges Team
leagues-building-cap = Unter der Gehaltsgrenze bauen
leagues-building-rounds = Draft
leagues-building-pass = Nehmen und weitergeben
leagues-draft-at = Runde { $round } von { $rounds } · Wahl { $pick } von { $picks }
leagues-draft-round = Runde { $round }
leagues-on-clock-you = Du bist an der Reihe
leagues-on-clock = An der Reihe: { $teams }
leagues-at-zero = Bei null wählt deine Warteliste, dann der Bot.
leagues-at-zero-bot = Bei null wählt der Bot für dich.
leagues-at-zero-queue = Bei null kommt { $card } von deiner Warteliste.
leagues-pass-at = Packung { $pass } von { $passes }
leagues-ring = Wie die Packungen wandern
leagues-ring-done = fertig
leagues-ring-choosing = wählt
leagues-board = Der ganze Draft
leagues-your-pick = Deine Wahl
leagues-pick-held = gehört { $team }
leagues-paused = Der Draft ist angehalten
leagues-seconds-left = { $seconds ->
    [0] Die Zeit ist um.
   *[other] Noch { $seconds } Sekunden.
  }
leagues-draft-card = { $card } wählen
leagues-pick = Wählen
leagues-sign = Verpflichten
leagues-sign-card = { $card } verpflichten
leagues-look-at = { $card } ansehen
leagues-all-groups = Alle
leagues-fills = Füllt { $groups }
leagues-needs = Was dir noch fehlt
leagues-places-filled = { $filled } von { $count } besetzt
leagues-cap = Gehaltsgrenze
leagues-cap-left = noch { $left } für { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
  }
leagues-cap-then = Mit dieser Karte noch { $left } für { $places ->
    [one] einen Platz.
   *[other] { $places } Plätze, { $each } für jeden.
  }
leagues-worth = Wert { $value }
leagues-pool = Auswahl
leagues-search = Suchen
leagues-groups = Gruppen
leagues-pool-empty = Hier passt nichts.
leagues-price = Preis
leagues-value = Wert
leagues-queue = Deine Warteliste
leagues-queue-secret = sieht sonst niemand
leagues-queue-empty = Leg mit dem Plus Karten hierher; läuft die Zeit ab, werden sie für dich gewählt.
leagues-queue-it = { $card } vormerken
leagues-unqueue = { $card } herausnehmen
leagues-queue-up = { $card } nach oben
leagues-just-picked = Zuletzt gewählt
leagues-passed = gepasst
leagues-draft-over = Die Kader stehen.
leagues-roster = Kader
leagues-roster-of = Kader von
leagues-roster-empty = Hier sind keine Karten zu sehen.
leagues-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
leagues-left = noch { $left }
leagues-payroll = { $price } von { $cap }
leagues-take = Nehmen
leagues-take-of = { $name } nehmen
leagues-choose = Wählen
leagues-chosen = Gewählt
leagues-hand-in = Abgeben
leagues-built = Dein Kader ist abgegeben. Bis alle fertig sind, kannst du ihn ersetzen.
leagues-pack = { $cards ->
    [one] Behalte eine Karte, gib den Rest weiter
   *[other] Behalte { $cards } Karten, gib den Rest weiter
  }
leagues-pack-keep = { $cards ->
    [one] Diese Karte behalten
   *[other] Diese { $cards } behalten
  }
leagues-pack-waits = Abgegeben. Die anderen wählen noch.
leagues-back = Zurück
leagues-on = Weiter

# Tausch
leagues-no-trades = Gerade läuft kein Tausch.
leagues-trade-closed = Getauscht wird in der Pause zwischen den Runden.
leagues-trades-settled = Erledigt
leagues-trade-of = Tausch von { $team } und { $partner }
leagues-gives = Gibt
leagues-nothing = nichts
leagues-trade-offered = Angeboten
leagues-trade-review = Wartet auf die Leitung
leagues-trade-window = Einspruch möglich
leagues-trade-due = Wartet auf das Ende eines Spiels
leagues-trade-done = Vollzogen
leagues-trade-declined = Abgelehnt
leagues-trade-withdrawn = Zurückgezogen
leagues-trade-lapsed = Verfallen
leagues-trade-rejected = Nicht genehmigt
leagues-trade-cancelled = Durch Einspruch gestoppt
leagues-trade-void = Ungültig
leagues-against = Dagegen: { $teams }
leagues-fair = Fair
leagues-flagged = Auffällig
leagues-accept = Annehmen
leagues-decline = Ablehnen
leagues-withdraw = Zurückziehen
leagues-approve = Genehmigen
leagues-reject = Nicht genehmigen
leagues-counter = Gegenangebot
leagues-vote-for = Gelten lassen
leagues-vote-against = Dagegen
leagues-way = Der Weg eines Tauschs
leagues-way-offered = Angebot
leagues-way-offered-then = Das andere Team antwortet, sonst verfällt es mit der nächsten Runde.
leagues-way-review = Prüfung
leagues-way-review-then = Die Leitung stimmt zu oder sagt, warum nicht.
leagues-way-window = Einspruch
leagues-way-window-then = { $voters ->
    [0] Niemand ist übrig, der widersprechen könnte.
   *[other] { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
  }; nur alle anderen Teams zusammen können ihn verhindern.
  }
leagues-way-due = Die Karten wechseln
leagues-way-due-then = Sobald keines der beiden Teams spielt.
leagues-offer = Einen Tausch anbieten
leagues-offer-it = Angebot abschicken
leagues-trade-with = Mit
leagues-you-give = Du gibst
leagues-you-get = Du bekommst
leagues-never-mind = Doch nicht
leagues-why = Begründung, für das öffentliche Protokoll

# Die Leitung
leagues-commissioner = Leitung
leagues-gone = weg
leagues-bot-takes = Bot übernimmt
leagues-bot-takes-of = { $team } einem Bot geben
leagues-bot-takes-sure = { $team } einem Bot geben? Kader und Spiele bleiben.
leagues-drop = Streichen
leagues-drop-of = { $team } streichen
leagues-drop-sure = { $team } aus der Liga streichen?
leagues-office-not-you = Hier arbeitet nur die Leitung.
leagues-office-now = Was du jetzt tun kannst
leagues-office-lead = Alles, was du hier tust, steht im öffentlichen Protokoll.
leagues-office-nothing = Gerade braucht dich nichts.
leagues-office-start = Saison beginnen
leagues-office-start-then = Bots übernehmen die freien Plätze.
leagues-office-open = Nächste Runde öffnen
leagues-office-open-then = Die Pause endet jetzt.
leagues-office-close = Die Saison schließen
leagues-office-close-then = Die letzten Ergebnisse gelten endgültig.
leagues-office-advance = Runde schließen
leagues-office-advance-then = Für Abwesende spielen Bots, oder sie verlieren kampflos, wie vereinbart.
leagues-office-pause = Draft anhalten
leagues-office-pause-then = Alle Uhren stehen.
leagues-office-resume = Draft fortsetzen
leagues-office-resume-then = Die Uhren laufen weiter, wo sie standen.
leagues-office-call_draft = Nachdraft ansetzen
leagues-office-call_draft-then = Alle dürfen ihren Kader auffüllen.
leagues-office-bots = Bots dazunehmen
leagues-add = Dazu
leagues-settings = Einstellungen
leagues-fixed = Fest für die Saison
leagues-change = Ändern
leagues-hand-over = Leitung übergeben an
leagues-hand-over-it = Übergeben
leagues-give = Ein Bot-Team vergeben
leagues-give-to = An wen
leagues-give-it = Vergeben
leagues-ruling = Ein Ergebnis ersetzen
leagues-ruling-lead = Die Aufzeichnung des Spiels bleibt. In Play-offs und Pokalen lässt sich ein Ergebnis ersetzen, bis die nächste Runde eröffnet ist, die letzten, bis die Saison geschlossen ist.
leagues-ruling-match = Spiel
leagues-ruling-winner = Wer weiterkommt
leagues-rule = Entscheiden

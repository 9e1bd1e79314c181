## Was jetzt zu tun ist
league-do-pick = Du wählst für { $team }.
league-do-mend = Vervollständige den Kader von { $team }.
league-do-play = { $place ->
    [home] Spiel zu Hause gegen { $rival }.
   *[away] Spiel auswärts bei { $rival }.
  }
league-do-answer = { $giver } bietet dir einen Tausch an.
league-do-review = Prüfe den Tausch von { $giver } und { $partner }.
league-do-vote = { $giver } und { $partner } wollen tauschen: Hast du etwas dagegen?
league-do-ready = Die nächste Runde wartet auf { $team }.
league-do-open = Sieh dir die Ergebnisse an; dann eröffne die nächste Runde.
league-do-close = Sieh dir die letzten Ergebnisse an und schließe dann die Saison.
league-do-advance = Die Frist ist um: Schließ die Runde ab.
league-do-start = Starte die Saison.

## Was einen Platz entschieden hat
league-decided = { $criterion }: { $own } zu { $other }, gegen { $rival }.
league-criterion-share = Siegquote
league-criterion-division_share = Siegquote in der Division
league-criterion-head_to_head_share = Spiele der Gleichstehenden untereinander
league-criterion-points = Punkte
league-criterion-head_to_head_points = Punkte der Gleichstehenden untereinander
league-criterion-difference = Differenz
league-criterion-scored = Erzielte Punkte
league-criterion-away_scored = Auswärts erzielt
league-criterion-touchdowns = Touchdowns
league-criterion-lot = Losnummer
league-criterion-shootout = Elfmeterschießen

## Tausch
league-pick = { $later ->
    [yes] Saison { $season }, Runde { $round }: { $team }
   *[no] Runde { $round }: { $team }
  }

## Einstellungen
league-setting-format = Form
league-setting-format-cup = Pokal
league-setting-format-round_robin = Jeder gegen jeden
league-setting-format-league = Liga
league-setting-teams = Teams
league-setting-seasons = Spielzeiten
league-setting-building = Wie Teams entstehen
league-setting-building-none = Gar nicht
league-setting-building-stock = Fertige Decks
league-setting-building-cap = Unter einer Gehaltsgrenze
league-setting-building-rounds = Draft in Runden
league-setting-building-pass = Wählen und weitergeben
league-setting-season-start = Wie spätere Spielzeiten beginnen
league-setting-season-start-fresh = Neu aufgebaut
league-setting-season-start-keep = Mit den alten Kadern
league-setting-season-start-supplemental = Mit einem Ergänzungsdraft
league-setting-draft-pool = Karten des Drafts
league-setting-draft-pool-common = Ein Satz für alle
league-setting-draft-pool-own = Die eigene Sammlung
league-setting-banned = Gesperrte Karten
league-setting-free = Karten für alle
league-setting-duplicates = Karten mit mehreren Besitzern
league-setting-divisions = Divisionen
league-setting-conferences = Zwei Conferences zu acht
league-setting-passes = Wie oft sich alle treffen
league-setting-preseason = Testspiele
league-setting-playoff-places = Plätze in den Play-offs
league-setting-wildcard = Wildcards
league-setting-criteria = Wonach die Tabelle ordnet
league-setting-seeded = Gesetzt wie aufgelistet
league-setting-evening = Ein Abend: Paarungen nach der Liste, Verlierer spielen weiter
league-setting-two-legs = Hin- und Rückspiel
league-setting-consolation = Trostrunde
league-setting-third-place = Spiel um Platz drei
league-setting-absent = Wer bei Fristende fehlt
league-setting-absent-bot = Ein Bot spielt
league-setting-absent-forfeit = Verliert kampflos
league-setting-bot = Bots für Abwesende
league-setting-several-teams = Mehrere Teams je Mitglied
league-setting-trades = Tauschgeschäfte
league-setting-trade-picks = Draftrechte dürfen getauscht werden
league-setting-trade-deadline = Tauschen endet mit Runde
league-setting-protest-hours = Stunden für Einspruch
league-setting-pick-seconds = Sekunden für eine Wahl
league-setting-build-hours = Stunden zum Teambau
league-setting-round-days = Tage für eine Runde
league-setting-break-hours = Stunden einer Pause
league-setting-mend-hours = Stunden zum Auffüllen
league-setting-offseason-days = Tage zwischen Spielzeiten
league-level-rookie = Neuling
league-level-starter = Stammspieler
league-level-pro = Profi
league-level-legend = Legende

## Eigene Spielzüge
league-plays = Eigene Spielzüge
league-plays-usual = Du spielst mit den üblichen Spielzügen deines Teams.
league-plays-own = Du spielst mit eigenen Spielzügen.
league-plays-brought = Damit spielst du dein nächstes Spiel.

## Warum etwas nicht geht
no-league-unknown = Diesen Wettbewerb gibt es nicht.
no-league-none = Für { $game } gibt es keine Ligen und Pokale.
no-league-invite = Diesen Wettbewerb sehen nur seine Mitglieder, und wer den Einladungslink hat.
no-league-joining = Zum Mitmachen brauchst du den Einladungslink des Wettbewerbs.
no-league-not-yours = Das ist keines deiner Spiele.
no-league-not-open = Dieses Spiel ist jetzt nicht dran.
no-league-settings = Diese Einstellungen sind nicht lesbar: { $why }.
no-setting = Eine Einstellung „{ $name }“ gibt es nicht.
no-setting-number = „{ $name }“ ist eine Zahl von { $low } bis { $high }.
no-criterion = Ein Kriterium „{ $name }“ gibt es nicht.
no-person-unknown = Diese Person gibt es nicht.

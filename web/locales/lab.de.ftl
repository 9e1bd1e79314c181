# Das Balance-Labor
lab-lead = Lass Bots Tausende Spiele spielen und sieh, was die Karten ausmachen.
lab-to-cards = Karten und Decks
lab-experiment = Neuer Lauf
lab-game = Spiel
lab-sets = Deine Kartensätze
lab-mode = Spielart
lab-mode-all = So, dass alle Karten drankommen
lab-bot = Bot auf allen Seiten
lab-level-starter = Starter
lab-level-rookie = Rookie
lab-level-random = Zufall
lab-games = Spiele
lab-seed = Startzahl
lab-reach = Nach { $games } Spielen ist ein Anteil auf ±{ $reach } Punkte genau bekannt. Gleiche Startzahl, gleiche Karten: So lassen sich zwei Läufe Spiel für Spiel vergleichen.
lab-start = Lauf starten
lab-runs = Läufe
lab-kept = { $count ->
    [one] einer aufbewahrt
   *[other] { $count } aufbewahrt
  }
lab-none = Noch ist nichts gespielt.
lab-printed = gedruckte Karten
lab-of-games = { $games } Spiele
lab-forget = Lauf von { $name } löschen
lab-done = fertig
lab-going = läuft
lab-stopped = angehalten
lab-failed = gescheitert
lab-run = Dieser Lauf
lab-progress = Gespielte Spiele
lab-played = { $played } von { $games } Spielen
lab-is-going = Wird auf dem Server gespielt. Du kannst die Seite verlassen.
lab-is-done = Fertig.
lab-is-stopped = Angehalten. Was gespielt ist, bleibt erhalten.
lab-is-failed = Der Server konnte nicht weiterspielen. Was gespielt ist, bleibt erhalten.
lab-pace = { $pace } Spiele pro Sekunde, noch { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }. Du kannst die Seite verlassen.
lab-stop = Hier anhalten
lab-resume = Weiterspielen
lab-download = Herunterladen
lab-file-cards = Karten
lab-file-matchups = Paarungen
lab-file-games = Alle Spiele
lab-so-far = Bisher:
lab-result = Ergebnis:
lab-best-worst = Am häufigsten gewonnen: { $best }, { $high } %; am seltensten: { $worst }, { $low } %.
lab-off = { $count ->
    [0] Keine Karte ist eindeutig zu stark oder zu schwach.
    [one] Eine Karte ist eindeutig zu stark oder zu schwach.
   *[other] { $count } Karten sind eindeutig zu stark oder zu schwach.
  }
lab-old = Karten oder Regeln haben sich seither geändert: Dieser Lauf lässt sich nicht weiterspielen.
lab-empty-title = Noch keine Spiele
lab-empty = Wähle ein Spiel und starte einen Lauf. Die Zahlen kommen, während gespielt wird.
lab-first-games = Die ersten Spiele laufen.
lab-cards = Siegquote mit einer Karte
lab-intervals = %, mit 95-%-Intervallen
lab-cards-when = Wenn die Karte
lab-when-deck = im Deck ist
lab-when-drawn = gezogen ist
lab-when-played = gespielt ist
lab-find-card = Karte suchen
lab-no-cards = Keine Karte passt.
lab-strong = zu stark
lab-weak = zu schwach
lab-aim = das Ziel
lab-all-cards = Alle { $count } Karten zeigen
lab-fewer-cards = Nur die stärksten und schwächsten zeigen
lab-matrix = Wer schlägt wen
lab-row-beats = Zeile schlägt Spalte, %
lab-all = Alle
lab-far = mehr als { $points } daneben und sicher nicht ausgeglichen
lab-games-each = je etwa { $games } Spiele
lab-spreads = Wie die Spiele liefen
lab-ties = { $share } % unentschieden
lab-spread-points = Punkte einer Seite
lab-spread-margins = Abstand
lab-spread-lengths = Entscheidungen je Spiel
lab-spread-changes = Führungswechsel
lab-deviation = ±{ $by }
lab-spread-said = Von { $from } bis { $to }, im Mittel { $mean }
lab-change = Vorher und nachher
lab-compare-with = Mit früherem Lauf vergleichen
lab-compare-lead = Wähle einen früheren Lauf: Was sich seither geändert hat, zeigt sich Spiel für Spiel.
lab-nothing-to-compare = Starte einen zweiten Lauf dieses Spiels mit anderen Kartensätzen und Startzahl { $seed }: Dann lassen sich beide Spiel für Spiel vergleichen.
lab-pairs = { $pairs } Paare von Spielen mit gleichen Karten, { $same } davon genau gleich verlaufen. Das Intervall gehört zum Unterschied.
lab-becomes = wird
lab-no-change = keine Änderung erkennbar
lab-figure-points = Punkte, beide Seiten
lab-figure-margin = Abstand
lab-figure-decisions = Entscheidungen je Spiel
lab-figure-changes = Führungswechsel
lab-figure-ties = Unentschieden
lab-figure-first = Erster Platz gewinnt
lab-new-cards = { $count ->
    [one] Neu:
   *[other] Neue Karten:
  } { $cards }

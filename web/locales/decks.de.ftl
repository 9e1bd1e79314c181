# Der Deckbau. Wie ein Spiel seine Karten und Regeln nennt, steht in decks.<Spiel>.de.ftl.

decks-building = Deckbau: { $name }
decks-name = Name des Decks
decks-new-name = Neues Deck
decks-nameless = Deck ohne Namen
decks-views = Teile des Deckbaus
decks-view-cards = Karten
decks-view-deck = Deck
decks-view-check = Prüfung

# Karten zur Auswahl

decks-pool = Karten zur Auswahl
decks-search = { $count } Karten durchsuchen
decks-kind = Art
decks-any = { $what }: alle
decks-order = Reihenfolge
decks-by = Nach { $what }
decks-by-price = Teuerste zuerst
decks-by-low-price = Billigste zuerst
decks-by-name = Nach Namen
decks-by-number = Nach Nummer
decks-fitting = Passt ins Deck
decks-owned = Nur meine Karten
decks-copies-of = { $copies } von { $owned }
decks-owned-none = Du besitzt noch keine Karten.
decks-owned-go = Eine Packung öffnen
decks-price = Preis
decks-price-from = Preis von
decks-price-to = Preis bis
decks-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
decks-none-found = So eine Karte gibt es nicht.
decks-clear = Zurücksetzen
decks-more = Mehr zeigen
decks-add = { $card } aufnehmen
decks-remove = { $card } entfernen
decks-copies = Im Deck:
decks-added = { $card } aufgenommen.
decks-removed = { $card } entfernt.
decks-add-it = Ins Deck
decks-add-another = Noch eine
decks-remove-it = Entfernen
decks-others = Ähnliche
decks-in-deck = { $copies ->
    [one] Im Deck.
   *[other] { $copies }-mal im Deck.
}
decks-not-in-deck = Nicht im Deck.

# Das Deck

decks-deck = Das Deck
decks-roster = Aufstellung
decks-tally = { $area } { $have } von { $need }
decks-shelf-tally = { $have ->
    [one] 1 Karte
   *[other] { $have } Karten
}, mindestens { $need }
decks-shelf-add = Karten aufnehmen
decks-slot-free = Leer
decks-slot-empty = { $place }: leerer Platz. Karten dafür zeigen
decks-beyond = Ohne Platz:

# Was stimmt und was nicht

decks-check = Prüfung des Decks
decks-broken = Verletzte Regeln
decks-broken-count = { $count ->
    [one] 1 Regel verletzt
   *[other] { $count } Regeln verletzt
}
decks-kept = { $kept } von { $checks } Prüfungen sind in Ordnung.
decks-legal = Alles in Ordnung: Dieses Deck kann gespielt werden.
decks-legal-short = Alles in Ordnung
decks-chapter = Die Regeln für Decks
decks-rule-opens = (öffnet die Regeln)
decks-show-wanted = Karten zeigen
decks-meter-most = höchstens { $most }

# Was man tun kann

decks-act-suggest = Vorschlag
decks-act-import = Einlesen
decks-act-share = Teilen
decks-act-play = Spielen
decks-act-rules = Hausregeln
decks-act-more = Mehr
decks-house-rules = Hausregeln
decks-rules-title = Hausregeln
decks-rules-lead = Nach ihnen wird das Deck geprüft, vorgeschlagen und gespielt; ein Tisch mit anderen Regeln kann es ablehnen.
decks-undo = Rückgängig
decks-undone = Rückgängig gemacht.
decks-save = Speichern
decks-is-saved = Gespeichert
decks-saved = { $name } ist gespeichert.
decks-empty = Alle Karten herausnehmen
decks-emptied = Das Deck ist leer.
decks-to-list = Meine Decks
decks-draft-back = Deine ungespeicherten Änderungen sind wieder da.
decks-shared-copy = Jemand hat dieses Deck mit dir geteilt. Speichern legt dir eine eigene Kopie an.

decks-import-title = Ein Deck aus Text
decks-import-text = Text des Decks
decks-import-hint = Der Text, den „Teilen“ und „playcall deck show“ schreiben: eine Karte je Zeile, mit Nummer oder Namen. Ein Deck in einem Wort geht auch.
decks-import-file = Oder aus einer Datei:
decks-import-take = Übernehmen
decks-import-nothing = Dieser Text nennt keine Karte.
decks-imported = { $name } liegt auf der Werkbank.

decks-share-title = { $name } teilen
decks-share-link = Als Link
decks-share-link-hint = Wer ihn öffnet, sieht dieses Deck, wie du es zuletzt gespeichert hast, und kann eine Kopie behalten.
decks-share-saves = Das Deck wird zuerst gespeichert; dann kann es jeder mit dem Link lesen.
decks-share-make = Link erzeugen
decks-share-text = Als Text
decks-share-text-hint = „Einlesen“ und „playcall deck“ lesen ihn.
decks-share-file = Herunterladen
decks-share-code = In einem Wort

decks-suggest-title = Ein Deck vorschlagen
decks-suggest-lead = Die besten Karten, die Regeln und Budget erlauben, so wie das Spiel sie einschätzt.
decks-suggest-owned = Das Beste aus deinen Karten, das ein erlaubtes Deck ergibt.
decks-suggest-lean = Stil
decks-suggest-keep = Meine Karten behalten
decks-suggest-keep-hint = Was im Deck ist, bleibt, soweit die Regeln es erlauben; der Rest wird ergänzt.
decks-suggest = Vorschlagen
decks-suggesting = Wird berechnet …
decks-suggested = Ein vorgeschlagenes Deck liegt auf der Werkbank.
decks-suggested-new = Ein vorgeschlagenes Deck
decks-suggested-name = Vorgeschlagenes Deck

decks-play-title = Mit { $name } spielen
decks-play-illegal = Dieses Deck verletzt Regeln und kann noch nicht gespielt werden:
decks-play-bot = Gegner
decks-play-theirs = Deck des Gegners
decks-play-now = Spielen
decks-play-setup = Tisch einrichten …

# Eigene Decks

decks-own = Meine Decks
decks-built = Gebaute Decks
decks-stock = Fertige Mannschaften
decks-none = Du hast noch kein Deck gespeichert.
decks-none-begin = Fang mit einem von diesen an und mach es zu deinem:
decks-draft = Es gibt ein Deck, das du nicht gespeichert hast; ein neues ersetzt es.
decks-draft-go = Damit weitermachen
decks-which = Welche?
decks-is-shared = geteilt
decks-edit = Öffnen
decks-rename = Umbenennen
decks-rename-it = { $name } umbenennen
decks-delete = Löschen
decks-delete-it = { $name } löschen
decks-delete-sure = { $name } löschen? Der Link führt dann ins Leere.
decks-delete-yes = Ja, löschen
decks-cancel = Abbrechen
decks-begin = Ein neues Deck
decks-begin-lead = Beginne mit nichts, mit einem gebauten Deck oder mit einer Mannschaft; alles lässt sich ändern, und „Vorschlag“ ergänzt den Rest.
decks-begin-from = Beginnen mit
decks-begin-blank = Ein leeres Deck
decks-begin-go = Beginnen
decks-begin-owned = Mit den Karten meiner Sammlung beginnen

# Ein Deck für einen Tisch wählen

decks-pick = Wird am Tisch gewählt
decks-mend = Im Deckbau in Ordnung bringen

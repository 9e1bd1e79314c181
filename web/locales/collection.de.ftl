# Sammlungen: Packungen zum Öffnen, was man besitzt. Wie ein Spiel seine Packungen und Karten nennt, steht in collection.<spiel>.de.ftl.

collection-own = Deine Sammlung: { $game }
collection-shared = Eine Sammlung: { $game }
collection-to-own = Zur eigenen Sammlung
collection-build = Ein Deck daraus bauen
collection-hand-on = Teilen und einlesen

# Packungen

collection-packs = Eine Packung öffnen
collection-open = Öffnen:
collection-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
collection-kind = { $kind }: { $count } zur Auswahl, je { $cards } Karten
collection-pack-cards = Die Karten der Packung
collection-face-down = Karte { $number }, verdeckt: umdrehen
collection-face-down-all = { $count } Karten liegen verdeckt.
collection-zoom = { $card }: vergrößern
collection-turned = { $rarity }: { $card }.
collection-turned-new = { $rarity }: { $card }. Neu!
collection-new = Neu
collection-left = { $count ->
    [one] 1 Karte liegt noch verdeckt.
   *[other] { $count } Karten liegen noch verdeckt.
}
collection-turn-next = Die nächste umdrehen
collection-turn-all = Alle umdrehen
collection-another = Noch eine öffnen
collection-done = Fertig
collection-summary = { $fresh ->
    [0] Keine der { $count } Karten ist neu.
    [one] 1 von { $count } Karten ist neu.
   *[other] { $fresh } von { $count } Karten sind neu.
} Die seltenste: { $best }.

# Was man besitzt

collection-owned = Was du besitzt
collection-theirs = Was darin ist
collection-of = von { $all } verschiedenen Karten
collection-copies = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} aus { $packs ->
    [one] 1 Packung
   *[other] { $packs } Packungen
}
collection-have = { $have } von { $all }
collection-cards-title = Die Karten
collection-search = Jedes Wort auf ihnen suchen
collection-show = Zeigen
collection-show-all = Alle
collection-show-owned = Vorhandene
collection-show-missing = Fehlende
collection-show-spare = Mehrfache
collection-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
collection-clear = Zurücksetzen
collection-none = So eine Karte gibt es nicht.
collection-retire = Eine Karte abgeben …
collection-retire-sure = Eine Karte verlässt die Sammlung für immer, wie eine, die am Tisch ausgemustert wurde. Sicher?
collection-retire-yes = Ja, sie geht
collection-cancel = Abbrechen

# Weitergeben

collection-link = Als Link
collection-link-make = Link anlegen
collection-link-hint = Wer ihn öffnet, sieht deine Sammlung, wie sie dann ist, und kann nichts ändern.
collection-text = Als Text
collection-file = Herunterladen
collection-text-hint = Die Packungen, die du geöffnet hast; die Karten ergeben sich daraus. Die Kommandozeile liest ihn:
collection-import = Aus Text hinzufügen
collection-import-file = Oder aus einer Datei:
collection-import-hint = Was „playcall collection export“ oder diese Seite geschrieben hat. Packungen, die du schon hast, zählen einmal.
collection-import-take = Hinzufügen
collection-added = { $count ->
    [0] Du hast alle diese Packungen schon.
    [one] 1 Packung ist hinzugekommen.
   *[other] { $count } Packungen sind hinzugekommen.
}
collection-anew = Von vorn beginnen
collection-anew-go = Alles weggeben …
collection-anew-sure = { $count ->
    [one] Die geöffnete Packung ist mit ihren Karten
   *[other] Die { $count } geöffneten Packungen sind mit ihren Karten
} dann weg. Decks bleiben. Sicher?
collection-anew-yes = Ja, alles weggeben
collection-anew-done = Deine Sammlung ist leer.

### Warum an einem Tisch etwas nicht geht, auf Deutsch. Die Namen sind die von en.ftl.

## Öffnen und Platz nehmen
no-table-unknown = Diesen Tisch gibt es nicht.
no-table-full = An diesem Tisch sind alle Plätze besetzt.
no-seat-free = Dieser Platz ist besetzt.
no-seat-of-yours = Du sitzt nicht an diesem Tisch.
no-seat-count = Dieses Spiel hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
  }, nicht { $named }.
no-second-seat = Du kannst an einem Tisch nur einen Platz einnehmen.
no-sitter = Ein Platz ist „me“, „open“, „here:NAME“ oder ein Bot ({ $levels }), nicht „{ $word }“.
no-coaches = In { $game } spielt auf jedem Platz nur einer: Trainer für Offense und Defense gibt es nicht.
no-such-coaches = Ein Platz hat höchstens zwei Trainer, und einer davon ist ein Mensch; nicht „{ $word }“.
no-name-twice = Zwei Menschen an einem Gerät brauchen verschiedene Namen.
no-name-here = Wer an deinem Gerät mitspielt, braucht einen Namen mit höchstens { $most } Zeichen.
no-me-here = Wenn mehrere an deinem Gerät spielen, nenne auch dich beim Namen: „here:NAME“, nicht „me“.
no-hold-not-here = Auf diesem Platz spielt niemand an deinem Gerät.
no-clock = „{ $text }“ ist keine Uhr; eine Uhr ist „decision 60“, „bank 600 10“ oder „days 3“.
no-timeout = Wenn die Zeit um ist, springt ein Bot ein („stand_in“) oder die Seite gibt auf („concede“); „{ $wanted }“ gibt es nicht.
no-table-not-rated = Ein gewertetes Spiel gibt es nur zwischen Menschen, jeder an seinem eigenen Gerät.
no-rated-sets = Ein gewertetes Spiel wird mit den eigenen Karten des Spiels gespielt.
no-table-started = Das Spiel hat begonnen: Gib auf, statt zu gehen.
no-table-not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
no-table-over = Das Spiel an diesem Tisch ist vorbei.

## Mitgebrachte Decks
no-deck-to-bring = { $game } ist kein Spiel, zu dem man ein eigenes Deck mitbringt.
no-deck-given = Wer den Tisch eröffnet hat, hat das Deck für diesen Platz schon gewählt.
no-deck-of-defence = Das Deck dieses Platzes bringt der Trainer der Offense mit.
no-deck-no-answer = In der Zeit hat sich kein Deck gefunden. Versuch es noch einmal.

## Entscheiden
no-choice-illegal = „{ $token }“ steht dir hier nicht offen.
no-choice-not-yours = Dieser Platz ist gerade nicht gefragt.
no-choice-of-unit = Diese Entscheidung trifft dein Trainerkollege.
no-choice-stale = Am Tisch ging es inzwischen weiter; sieh dir die neue Entscheidung an.
no-proposal-none = Dein Trainerkollege hat dir nichts gezeigt, dem du zustimmen oder widersprechen könntest.
no-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
no-stand-in-rated = In einem gewerteten Spiel darf dich nur der Einsteiger-Bot vertreten.
no-undo-rated = In einem gewerteten Spiel wird nichts zurückgenommen.
no-undo-not-asked = Niemand hat dich gebeten, etwas zurücknehmen zu dürfen.
no-coach-not-here = Der Trainer hilft nur in Spielen gegen Bots, und nie in gewerteten.
no-coach-silent = Der Trainer weiß gerade keinen Rat. Versuch es noch einmal.

## Zurückblicken und noch einmal spielen
no-replay-eyes = Augen sind public, all oder ein Platz von 0 bis { $last }; nicht „{ $wanted }“.
no-look-back-yet = Solange das Spiel läuft, kannst du nur von deinem eigenen Platz aus zurückblicken.
no-rematch-yet = Eine Revanche gibt es, sobald dieses Spiel vorbei ist.
no-again-yet = Ab einem Wendepunkt kannst du noch einmal spielen, sobald das Spiel vorbei ist.
no-again-no-choice = Du hast in diesem Spiel nichts entschieden, zu dem du zurückkehren könntest.
no-table-unreadable = Dieser Tisch lässt sich nicht öffnen: { $problem } Er bleibt, wie er ist.
no-table-diverged = An diesem Tisch galten andere Regeln oder Karten; ab Aktion { $ply } passt es nicht mehr: { $problem }
no-such-game-today = Dieses Spiel wurde mit anderen Regeln oder Karten gespielt; { $ply ->
    [0] schon am Anfang
   *[other] ab Aktion { $ply }
  } ist es heute anders. Damals: { $then } Heute: { $now }
no-event = nichts.
no-work-busy = Gerade ist viel zu tun, oder du hast schon viel bestellt: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
no-work-failed = Das dauert zu lange oder braucht zu viel Speicher und wurde abgebrochen.

## Das Balance-Labor
no-lab-changed = Karten oder Regeln haben sich seit dem Beginn dieses Laufs geändert. Starte einen neuen.
no-lab-going = Mehr deiner Läufe können nicht zugleich gespielt werden als { $most }. Halte einen an, oder warte, bis einer fertig ist.
no-lab-no-mode = Das Spiel hat keine Spielart namens „{ $mode }“.
no-lab-too-many = Mehr Läufe kannst du nicht aufbewahren als { $most }. Lösche zuerst einen.
no-lab-too-many-games = Das sind zu viele Spiele für einen Lauf von dir: höchstens { NUMBER($most) } dürfen es sein, mit einem Konto zehnmal so viele wie als Gast.
no-lab-unknown = So einen Lauf hast du nicht.

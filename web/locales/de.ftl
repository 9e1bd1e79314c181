# Der Tisch, und was alle Seiten gemeinsam haben.

theme-to-light = Zum hellen Aussehen wechseln
theme-to-dark = Zum dunklen Aussehen wechseln

connection-lost = Der Server antwortet nicht. Nichts ist verloren; die Seite verbindet sich von selbst wieder.
problem-no-connection = Der Server antwortet gerade nicht. Versuche es gleich noch einmal.
problem-server = Der Server hat einen Fehler gemacht. Versuche es noch einmal; hilft das nicht, melde ihn.
problem-unknown = Auf dieser Seite ging etwas schief. Lade sie neu; dein Spiel ist auf dem Server sicher.

page-failed-title = Diese Seite wurde nicht geladen
page-failed = Entweder ist die Verbindung weg, oder Playcall wurde inzwischen erneuert. Lade neu; nichts ist verloren.
page-reload = Neu laden

table-title = Tisch

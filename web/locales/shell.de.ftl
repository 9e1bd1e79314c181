# Die Seiten rund um den Tisch.

nav-label = Seiten
nav-games = Spiele
nav-lobby = Offene Tische
nav-help = Hilfe
nav-settings = Einstellungen
nav-guest = Gast

home-title = Schachtel wählen und spielen
lobby-title = Offene Tische
join-title = Eine Einladung
report-title = Spielbericht
replay-title = Wiederholung
game-title = Das Spiel
cards-title = Karten
rules-title = Regeln
profile-title = Du
settings-title = Einstellungen
help-title = Hilfe
credits-title = Mitwirkende

missing-title = Hier ist nichts
missing-text = Die Adresse { $path } führt nirgendwohin, oder was dort war, gibt es nicht mehr.
missing-home = Zu den Spielen

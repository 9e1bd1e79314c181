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
credits-title = Dank

missing-title = Hier ist nichts
missing-text = Die Adresse { $path } führt nirgendwohin, oder was dort war, gibt es nicht mehr.
missing-home = Zu den Spielen

nav-me = Meine Spiele
nav-credits = Dank
nav-foot = Weitere Seiten
skip = Zum Inhalt springen
loading = Wird geladen …
try-again = Noch einmal
close = Schließen
copy = Kopieren
copied = Kopiert

# Start

home-lead = Fünf Football-Kartenspiele. Ohne Anmeldung: Ein Bot nimmt den anderen Platz, und der Tisch zeigt, was du tun darfst.
play-now = Sofort spielen
table-opening = Der Tisch wird gedeckt …
in-training = Im Training, noch nicht spielbar.
in-training-ribbon = Im Training
best-first = Gut zum Einstieg
box-players = Spieler
box-players-range = { $fewest ->
    [one] { $most ->
        [1] 1
        [2] 1 oder 2
       *[other] 1 bis { $most }
    }
   *[other] { $most ->
        [2] 2
       *[other] { $fewest } bis { $most }
    }
}
box-time = Dauer
box-minutes = { $minutes } Min.
box-level = Anspruch
box-more = { $game }: Aufbau, Regeln, Karten
level-1 = sehr leicht
level-2 = leicht
level-3 = mittel
level-4 = reich
level-5 = tief
kind-masters_gridiron = Ein Star, ein Spielzug, eine Zahl: Hält die Verteidigung mit?
kind-sport_jockeys = Schnelle Antworten: Jede Karte schlägt manche und verliert gegen andere.
kind-highlights_2052 = Beide Teams greifen zugleich an. Jede Karte verteidigt erst, dann greift sie an.
kind-masters_football = Fußballmanager: drei aufstellen, würfeln, handeln, Meister werden.
kind-gridiron_fantasy = Geheime Ansagen, faule Tricks und vier Versuche für zehn Yards.

friend-title = Mit Freunden spielen
friend-lead = Schick einen Link; ein Konto ist nicht nötig.
friend-link = Link erstellen
invite-to = Zu { $game } einladen
invite-title = Mit Freunden spielen
invite-which = Welches Spiel?
invite-ready = An deinem Tisch { $game } ist ein Platz frei. Schick diesen Link, oder lass die Kamera auf den Code richten.
invite-link = Einladungslink
invite-qr = Der Einladungslink als QR-Code
invite-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit andere hereinkommen, starte Playcall mit
invite-send = Senden …
invite-share = Eine Partie { $game }?
invite-sit = Hinsetzen und warten

resume = Weiterspielen
resume-which = Dein Spiel wartet: { $game }, gegen { $opponent }
resume-you = Du bist dran:
resume-other = Die andere Seite überlegt.
resume-waits = Ein Platz ist noch frei. Es geht los, sobald sich jemand setzt.
resume-more = Außerdem:
resume-chip = { $game }
resume-chip-turn = { $game }: du bist dran
resume-all = Alle meine Spiele

new-title = Neu hier?
new-step-1 = Du siehst deine Karten. Die spielbaren stehen auf; jede sagt, was sie bewirken würde.
new-step-2 = Die Leiste über der Hand stellt eine Frage. Klick eine Karte an oder drück ihre Zahl.
new-step-3 = Jedes Ergebnis wird mit Rechnung und Regel erklärt. Frag jederzeit den Trainer.
guided = Geführtes erstes Spiel, 5 Minuten

# Tische in Worten

seat-open = ein freier Platz
bot-random = Zufallsbot
bot-rookie = Neulings-Bot
bot-starter = Einsteiger-Bot
bot-pro = Profi-Bot
bot-veteran = Veteranen-Bot
bot-legend = Legenden-Bot
clock-none = Ohne Uhr
clock-decision = { $seconds } s je Entscheidung
clock-bank = { $minutes } Min. je Seite + { $seconds } s
clock-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}

# Die Seite eines Spiels

gamenav-play = Spielen
gamenav-cards = Karten
gamenav-rules = Regeln
gamenav-decks = Decks
gamenav-collection = Sammlung
setup-deck = Deck von Platz { $number }
decks-title = Deckbau
decks-list-title = Decks
decks-list-of = Decks für { $game }
join-deck = Dein Deck
game-players = { $fewest ->
    [one] { $most ->
        [1] 1 Spieler
       *[other] 1 bis { $most } Spieler
    }
   *[other] { $most ->
        [2] 2 Spieler
       *[other] { $fewest } bis { $most } Spieler
    }
}
game-minutes = etwa { $minutes } Minuten
game-counts = { $cards } Karten, { $rules } Regeln
game-invite = Freunde einladen
game-in-training = Dieses Spiel ist im Training: Die Schachtel steht im Regal, gespielt werden kann es noch nicht.
setup-title = Ein eigener Tisch
setup-mode = Spielweise
setup-own-mode = Eigene Optionen.
setup-seats = Wer wo sitzt
setup-seat = Platz { $number }
setup-me = Ich
setup-open = Frei, für einen Menschen
setup-seats-open = Es geht los, sobald alle freien Plätze besetzt sind. Der Tisch zeigt den Link zum Verschicken.
setup-seats-full = Alle Plätze sind besetzt: Es geht sofort los.
setup-clock = Uhr
setup-timeout = Wenn die Zeit um ist
setup-timeout-bot = Ein Bot spielt weiter
setup-timeout-lost = Das Spiel ist verloren
setup-listed = Öffentlich
setup-listed-hint = Alle sehen den Tisch unter den offenen und dürfen sich setzen.
setup-listed-full = Dazu muss ein Platz frei sein.
setup-rated = Gewertet
setup-rated-hint = Das Ergebnis zählt für die Wertung; nichts wird zurückgenommen.
setup-rated-bots = Nur unter Menschen, ohne Bots.
setup-chat = Freies Gespräch
setup-chat-hint = Aus: Es gibt nur die vorbereiteten Sätze.
setup-options = Alle { $count } Optionen
setup-start = Spiel beginnen
setup-open-table = Tisch eröffnen
option-on = an
option-off = aus
option-by-mode = wie es zur Art des Spiels gehört
option-auto = nach Zahl der Teilnehmer
option-default = Vorgabe

# Offene Tische und Einladungen

chip-rated = Gewertet
lobby-lead = Tische, die allen offenstehen. Setz dich dazu oder sieh einem laufenden Spiel zu.
lobby-waiting = Ein Platz ist frei
lobby-running = Laufende Spiele
lobby-none = Gerade wartet kein Tisch auf Mitspieler.
lobby-open-one = Selbst einen eröffnen
lobby-none-running = Gerade läuft kein öffentliches Spiel.
lobby-join = Hinsetzen
lobby-watch = Zusehen
lobby-back = Zu meinem Platz
join-by = { $name } lädt dich zu { $game } ein
join-to = Du bist zu { $game } eingeladen
join-seats = Am Tisch: { $names }.
join-seated = Du sitzt schon an diesem Tisch.
join-go = Zum Tisch
join-name = Dein Name am Tisch
join-name-empty = Gast
join-name-hint = Ein Konto ist nicht nötig. Dieser Browser hält dir den Platz frei.
join-sit = Hinsetzen und spielen
join-full = Alle Plätze sind besetzt. Du kannst zusehen.
join-over = Dieses Spiel ist zu Ende.
join-report = Zum Spielbericht
join-rules = Wie wird gespielt?

# Profil

profile-tables = Laufende Spiele
profile-no-tables = Gerade läuft kein Spiel von dir.
profile-nobody = Du hast hier noch nicht gespielt. Das erste Spiel macht dich von selbst zum Gast; mit einem Konto kommst du auf jedem Gerät wieder.
profile-name = Dein Name
profile-rename = Ändern
profile-renamed = Dein Name ist geändert.
results-title = Ergebnisse
results-none = Noch ist kein Spiel von dir zu Ende. Ergebnisse und Wertungen stehen dann hier.
results-played = Gespielt
results-won = Gewonnen
results-tied = Unentschieden
results-lost = Verloren
results-line = { $game }: { $outcome }
results-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
results-rating = Wertung, { $game }
outcome-won = gewonnen
outcome-lost = verloren
outcome-tied = unentschieden
account-title = Konto
account-guest = Du bist Gast: Dieser Browser kennt dich 90 Tage lang. Mit einem Konto behältst du Spiele und Ergebnisse und spielst auf anderen Geräten weiter.
account-yours = Dein Konto heißt { $username }.
account-username = Benutzername
account-username-hint = 3 bis 30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-claim = Konto anlegen
account-claimed = Das Konto gehört dir. Melde dich damit auf jedem Gerät an.
account-have = Ich habe schon ein Konto
account-leave-guest = Wer sich anmeldet, lässt zurück, was als Gast gespielt wurde.
account-login = Anmelden
account-back = Willkommen zurück.
account-logout = Abmelden
account-left = Du bist abgemeldet.

# Einstellungen

settings-lead = In diesem Browser gespeichert.
settings-look = Aussehen
settings-table = Am Tisch
settings-system = Wie das Gerät
settings-theme = Farben
settings-theme-hint = Karten, Felder und Schachteln sehen in beiden gleich aus.
settings-dark = Dunkel
settings-light = Hell
settings-language = Sprache
settings-language-hint = Karten, Regeln und Spielverlauf sind auf Englisch.
settings-motion = Bewegung
settings-motion-hint = Karten wandern und der Ball läuft übers Feld, oder alles liegt sofort an seinem Platz.
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-sound = Ton
settings-sound-hint = Ein Tippen für eine Karte, ein Pfiff, die Menge beim Touchdown. Alles, was man hört, sieht man auch.
settings-skip = Von selbst antworten, wo es nur eine Antwort gibt
settings-skip-hint = Fragen mit nur einer erlaubten Antwort, die nichts verrät, werden sofort beantwortet.

# Hilfe

help-lead = Am Tisch erklärt sich alles selbst. Hier steht, was davor und danach kommt.
help-steps = Drei Schritte
help-games = Die Spiele
help-keys = Tasten
help-keys-lead = Alles geht ohne Maus. Die Tabulatortaste führt von einem Bedienelement zum nächsten.
help-keys-table = Am Tisch
help-keys-replay = In einer Wiederholung
key-step = ein Schritt zurück oder weiter
key-seek = ein Spielzug zurück oder weiter
key-ends = zum ersten oder letzten Schritt
key-play = abspielen, anhalten
help-friends-title = Mit Freunden spielen
help-friends = Erstelle auf der ersten Seite einen Link und schick ihn. Wer ihn öffnet, gibt einen Namen ein und setzt sich. Du kannst die Seite schließen und wiederkommen: Dein Platz bleibt dir. Ein Tisch mit einer Uhr in Tagen wird Zug um Zug gespielt.
help-account-title = Brauche ich ein Konto?
help-account = Nein. In diesem Browser bist du Gast. Mit einem Konto, angelegt unter „Du“, spielst du auf anderen Geräten weiter und behältst deine Ergebnisse.
help-after-title = Nach dem Spiel
help-after = Der Spielbericht zeigt den Spielstand im Verlauf, jeden Drive und die Momente, die entschieden haben. Die Wiederholung führt durchs Spiel, mit den Augen beider Seiten oder mit offenen Karten; jeder Moment hat seinen Link, und die Aufzeichnung lässt sich als Text sichern.
help-terminal-title = Ohne Browser
help-terminal = „playcall play“ spielt dieselben Spiele im Terminal, „playcall --help“ sagt alles Weitere.

# Dank

credits-lead = Playcall ist freie Software unter der MIT-Lizenz.
credits-games-title = Die Spiele
credits-games = Die Spiele folgen den Regeln von fünf veröffentlichten Football-Kartenspielen, in eigenen Worten erzählt. Teams, Spieler, Karten, Texte und Bilder sind für Playcall gemacht; Menschen und Orte sind erfunden.
credits-fonts = Schriften
credits-libraries = Bibliotheken in dieser Seite
credits-source = Quelle
credits-server = Der Server steht auf Python, FastAPI, SQLAlchemy, msgspec und anderen; das Paket nennt sie alle mit ihren Lizenzen.
credits-pictures-title = Bilder, Zeichen, Töne
credits-pictures = Schachteln, Karten, Felder und Zeichen zeichnet Playcall selbst, Töne entstehen im Browser. Nichts wird von anderswo geladen.

# Karten und Regeln

cards-of = Karten von { $game }
cards-search = Allen Text auf den Karten durchsuchen
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-found = { $count } von { $all } Karten
cards-none = So eine Karte gibt es nicht. Nimm einen Filter weg.
cards-all = alle
cards-yes = ja
cards-filters = Filter
cards-more = Weitere Filter
cards-clear = Alle Filter aufheben
cards-list = Karten
cards-owned = { $copies ->
    [0] Noch nicht in der Sammlung.
    [one] Einmal in der Sammlung.
   *[other] { $copies }-mal in der Sammlung.
}
collection-title = Sammlung
cards-print = Zum Ausdrucken
cards-print-a4 = A4-Bögen
cards-print-letter = Letter-Bögen
cards-print-filtered = Nur die Karten dieses Filters. PDF mit Schnittmarken in echter Größe.
cards-print-hint = PDF mit Schnittmarken in echter Größe.
card-before = Karte davor
card-after = Nächste Karte
card-link = Link zu dieser Karte
cards-fact-kind = Art
rules-of = Regeln von { $game }
rules-count = { $count } nummerierte Regeln
rules-contents = Inhalt

# Nach dem Spiel

copy-link = Link kopieren
film = Das Spiel im Verlauf
film-kind = Was gezeichnet wird
film-place = Stelle im Spiel
win-chance = Siegchance
score-over-time = Spielstand im Verlauf
score-short = Spielstand
kick-off = Anstoß
after-play = nach Spielzug { $play }
turning-points = Wendepunkte
turning-point = Wendepunkt { $number }: { $title }
from-to = { $before } auf { $after } %
drive-chart = Drives
drive-told = { $side }, Spielzüge { $first } bis { $last }: { $end }, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
drives = Drives
drive-team = Team
drive-start = Beginn
drive-plays = Spielzüge
drive-yards = Yards
drive-end = Ende
watch-moment = Diesen Moment am Tisch ansehen
steps = Schritte
step-first = Erster Schritt (Pos1)
step-back = Ein Schritt zurück (Pfeil links)
step-play = Abspielen (Leertaste)
step-pause = Anhalten (Leertaste)
step-on = Ein Schritt weiter (Pfeil rechts)
step-last = Letzter Schritt (Ende)
box-score = Statistik
box-figure = Größe
coach-title = Was der Trainer getan hätte
coach-rather = { $better } statt { $chosen }
coach-agreed = { $agreed } von { $decisions } Entscheidungen waren die erste oder zweite Wahl des Trainers.
coach-silent = Der Trainer sagt zu diesem Spiel nichts.
review-split = Glück und Entscheidungen
review-way = Von { $first } auf { $last }: was deine Aussicht auf den Sieg bewegt hat, in Hundertsteln, nach dem, was du jeweils wusstest.
review-own = Deine Wahl
review-others = Wahl der anderen
review-luck = Glück
review-ply = Nach Zug { $ply }
moments = Momente
moments-none = Nichts Bemerkenswertes ist geschehen.
report-plays = { $count ->
    [one] 1 Spielzug
   *[other] { $count } Spielzüge
}
report-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
report-fixtures = Alle Spiele

replay-of = Wiederholung von { $game }
replay-controls = Wiederholung
replay-ply = Schritt { $ply } von { $total }
replay-hidden = eine Entscheidung, die diese Augen nicht sehen
replay-link = Link zu diesem Moment
replay-link-copied = Der Link ist kopiert.
replay-picture = Bild
replay-picture-saved = Das Bild ist gespeichert.
replay-record = Aufzeichnung
replay-record-saved = Die Aufzeichnung ist gespeichert.
eyes = Mit wessen Augen
eyes-all = Alles offen
eyes-public = Zuschauer
record-title = Eine Aufzeichnung ansehen
record-lead = Ein als Text bewahrtes Spiel, von hier oder von anderswo, läuft Zug um Zug noch einmal ab. Nichts davon wird gespeichert.
record-file = Eine Datei
record-text = Oder ihr Text
record-show = Ansehen

# Die Seiten rund um den Tisch.

nav-label = Seiten
nav-games = Spiele
nav-lobby = Offene Tische
nav-cards = Karten und Decks
nav-cards-short = Karten
nav-leagues = Ligen
nav-watch = Zusehen
nav-lab = Labor
lab-title = Balance-Labor
nav-help = Hilfe
nav-settings = Einstellungen
nav-guest = Gast

home-title = Schachtel wählen und spielen
lobby-title = Offene Tische
watch-title = Zusehen
shelf-title = Karten und Decks
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

play-now = Sofort spielen
table-opening = Der Tisch wird hergerichtet …
best-first = Gut zum Einstieg
box-minutes = { $minutes } Min.
box-more = { $game }: Aufbau, Regeln, Karten
level-1 = sehr leicht
level-2 = leicht
level-3 = mittel
level-4 = anspruchsvoll
level-5 = für Kenner

friend-title = Mit Freunden spielen
friend-lead = Schick einen Link, ohne Konto
here-title = An diesem Gerät
here-lead = Reihum weitergeben
here-how = Zwei bis acht an einem Bildschirm: Ihr gebt ihn reihum, oder er liegt in der Mitte und ihr haltet eure Karten auf dem Handy. Welches Spiel?
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

# Ohne Server, ohne Netz

away-title = Der Server ist nicht da
away-waits = Spielen, Einladungen, Ligen und Ergebnisse warten auf ihn; ist er wieder da, geht es hier von selbst weiter.
away-works = Regeln und Karten, die du schon geöffnet hattest, liegen auf diesem Gerät.
offline-title = Kein Netz
offline-works = Der Server auf diesem Rechner antwortet, also geht hier alles weiter: Bots, Tische, Wiederholungen, deine Decks.
offline-waits = Einladungen per Link, Handys als Hände und Leute anderswo brauchen ein Netz.
invite-offline = Dieser Rechner hat gerade kein Netz: Bis dahin erreicht der Link niemanden.

resume = Weiterspielen
resume-which = Dein Spiel wartet: { $game }, gegen { $opponent }
resume-here = Euer Spiel wartet: { $game }, { $opponent }
resume-you = Du bist dran.
resume-other = Die andere Seite überlegt.
resume-broken = Lässt sich nicht mehr öffnen
resume-waits = Ein Platz ist noch frei.
resume-more = Außerdem:
resume-chip = { $game }
resume-chip-turn = { $game }: du bist dran
resume-all = Alle meine Spiele

new-title = Neu hier?
new-step-1 = Du siehst deine Karten. Die spielbaren stehen auf; jede sagt, was sie bewirken würde.
new-step-2 = Die Leiste an deiner Hand stellt eine Frage. Klick eine Karte an oder drück ihre Zahl.
new-step-3 = Jedes Ergebnis wird mit Rechnung und Regel erklärt. Frag jederzeit den Trainer.
guided-first = Neu hier? Geführtes Spiel, 5 Minuten
guided-lead = Lern ein Spiel, indem du es spielst
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
join-place = Deine Aufgabe
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
setup-title = Ein eigener Tisch
setup-first = Erstes Spiel
setup-mode = Spielweise
setup-own-mode = Eigene Optionen.
setup-seats = Wer wo sitzt
setup-seat = Platz { $number }
setup-me = Ich
setup-open = Frei, für einen Menschen
setup-coaches = Zwei Trainer für diese Seite
setup-seats-open = Es geht los, sobald alle freien Plätze besetzt sind. Der Tisch zeigt den Link zum Verschicken.
setup-seats-full = Alle Plätze sind besetzt: Es geht sofort los.
setup-way-own = Jeder am eigenen Gerät
setup-way-own-hint = Gegen Bots oder mit Freunden, die einen Link bekommen.
setup-way-here = An diesem Gerät
setup-way-here-hint = Ihr gebt es reihum; dazwischen fällt ein Vorhang.
setup-way-screen = Dieser Bildschirm ist der Tisch
setup-way-screen-hint = Alle scannen einen Code und halten ihre Karten auf dem Handy.
setup-people = Wie viele seid ihr?
setup-name = Name, { $seat }
setup-seats-screen = Der Tisch zeigt einen Code für jeden freien Platz. Es geht los, sobald alle besetzt sind.
setup-clock = Uhr
setup-delay = Zuschauer sehen den Tisch
setup-delay-choices = { $delay ->
    [0] sofort
   *[other] { $delay } Entscheidungen später
  }
setup-timeout = Wenn die Zeit um ist
setup-timeout-bot = Ein Bot spielt weiter
setup-timeout-lost = Das Spiel ist verloren
setup-listed = Öffentlich
setup-listed-hint = Alle sehen den Tisch unter den offenen und dürfen sich setzen.
setup-listed-full = Dazu muss ein Platz frei sein.
setup-rated = Gewertet
setup-rated-hint = Das Ergebnis zählt für die Wertung; nichts wird zurückgenommen.
setup-rated-bots = Nur unter Menschen, ohne Bots.
setup-rated-here = Nur, wo jeder ein eigenes Gerät hat.
setup-chat = Freies Gespräch
setup-chat-hint = Aus: Es gibt nur die vorbereiteten Sätze.
setup-sets = Eigene Kartensätze{ $count ->
    [0] {""}
   *[other] {" "}({ $count } gewählt)
  }
sets-hint = Ein Kartensatz bringt weitere Karten ins Spiel: eine Textdatei, die du oder jemand anderes gemacht hat.
sets-add = Einen Satz aus einer Datei hinzufügen
sets-by = Von { $author }.
sets-for = Ein Kartensatz für { $game }.
sets-cards = Karten
sets-share = Teilen
sets-link = Link zu { $name }
sets-delete = Löschen
sets-keep = Zu meinen Sätzen
sets-shared-title = Ein Kartensatz
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
lobby-set-up = Aufbauen
lobby-empty-lead = Eröffne selbst einen Tisch: Er steht hier, bis sich jemand setzt. Oder spiel sofort gegen einen Bot.
watch-lead = Spiele, die allen offenstehen: laufende und vergangene.
watch-over = Vorbei: zurückblicken
watch-none-over = Hier ist noch kein öffentliches Spiel zu Ende gegangen.
watch-mine = Meine Spiele
watch-none-mine = Deine beendeten Spiele kannst du hier noch einmal ansehen, mit offenen Karten.
watch-record-title = Ein Spiel als Text
watch-record = Spiele lassen sich als Text speichern und überall wieder ansehen.
watch-record-open = Text öffnen
shelf-lead = Jede Karte jedes Spiels, mit ihren Regeln und dem, was sie in simulierten Spielen bewirkt; eigene Decks; Packungen zum Öffnen.
shelf-cards = { $count } Karten
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
own-browsers = Wo du angemeldet bist
own-browser-unknown = Ein Programm oder unbekannter Browser
own-since = seit { $when }
own-here = dieser hier
own-sign-out = Dort abmelden
own-sign-out-others = Überall sonst abmelden
own-signed-out = Dieser Browser ist abgemeldet.
own-others-out = Du bist nur noch hier angemeldet.
own-password = Passwort
own-password-old = Dein jetziges
own-password-new = Das neue
own-password-change = Passwort ändern
own-password-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
own-password-others = Alle anderen Browser werden dabei abgemeldet.
own-data = Was von dir aufbewahrt wird
own-data-about = Name, Decks, Sammlungen, Kartensets, Ergebnisse, Wertungen und was du an Tischen gesagt hast: Nimm es mit oder lass es löschen.
own-export = Alles herunterladen
own-delete = Meine Daten löschen …
own-delete-title = Deine Daten löschen?
own-delete-about = Dein Name, deine Decks, Sammlungen, Kartensets, Wertungen und Chatzeilen werden endgültig gelöscht, und laufende Spiele gibst du auf. Gespielte Partien bleiben den anderen erhalten, ohne deinen Namen; ebenso, was im Protokoll einer Liga steht.
own-delete-not = Alles behalten
own-delete-now = Endgültig löschen
own-deleted = Deine Daten sind gelöscht.

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
settings-language-hint = Kartenbilder und nummerierte Regeln sind auf Englisch.
settings-motion = Bewegung
settings-motion-hint = Karten wandern und der Ball läuft übers Feld, oder alles liegt sofort an seinem Platz.
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-sound = Ton
settings-sound-hint = Ein Tippen für eine Karte, ein Pfiff, und für die großen Momente jedes Spiels ein eigener Klang. Alles, was man hört, sieht man auch.
settings-volume = Lautstärke
settings-skip = Von selbst antworten, wo es nur eine Antwort gibt
settings-skip-hint = Fragen mit nur einer erlaubten Antwort, die nichts verrät, werden sofort beantwortet.
settings-device = Auf diesem Gerät
install-title = Playcall als App
install-do = Installieren
install-done = Playcall ist auf diesem Gerät installiert.
install-hint = Mit eigenem Fenster und eigenem Symbol. Sie öffnet sich auch ohne Server und sagt, was warten muss.
install-how = Das Menü deines Browsers bietet vielleicht „Installieren“ oder „Zum Startbildschirm“ an. Dafür braucht es eine Adresse auf diesem Rechner oder eine mit https.
notify-setting = Sag mir, wenn ich dran bin
notify-hint = Eine Benachrichtigung deines Browsers, solange Playcall im Hintergrund offen ist.
notify-refused = Dein Browser lässt diese Seite nicht benachrichtigen; in seinen Einstellungen zu dieser Seite geht es.
notify-unable = Hier gibt es keine Benachrichtigungen: Dafür braucht es eine Adresse auf diesem Rechner oder eine mit https.
notify-title = Du bist dran: { $game }
notify-body = Der Tisch wartet auf deine Wahl.
calls-title = Wenn du dran bist
calls-lead = Für Partien über Tage: Ein Tisch mit anderen sagt dir zu jedem Zug einmal Bescheid, wenn du nicht binnen { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } gekommen bist.
calls-mail = E-Mail-Adresse; leer für keine Briefe
calls-keep = Merken
calls-code = Code aus dem Brief an { $mail }
calls-prove = Das ist meine Adresse
calls-proved = Ab jetzt kommen Briefe zu dir.
calls-off = Es kommen keine Briefe mehr.
calls-hook = Nenne mich im Kanal des Gastgebers
calls-hook-hint = Wer diesen Server betreibt, hat einen Ort eingerichtet, an dem Züge angesagt werden: dein Name, das Spiel und der Link.

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

cards-of = { $game }: Karten
cards-search = Allen Text auf den Karten durchsuchen
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-found = { $count } von { $all } Karten
cards-none = So eine Karte gibt es nicht. Nimm einen Filter weg.
cards-filters = Filter
cards-clear = Alle Filter aufheben
cards-all-values = Alle { $count }
cards-without = Filter { $filter } aufheben
cards-order = Ordnen
cards-order-set = Wie im Satz
cards-order-title = Nach Namen
cards-order-drawn = Siege, wenn gezogen
cards-order-played = Siege, wenn gespielt
cards-list = Karten
cards-owned = { $copies ->
    [0] Noch nicht in der Sammlung.
    [one] Einmal in der Sammlung.
   *[other] { $copies }-mal in der Sammlung.
}
collection-title = Sammlung
cards-print = Zum Ausdrucken:
cards-print-filtered = Die Karten dieses Filters drucken:
box-print = Die ganze Schachtel auf Papier:
print-a4 = A4
print-letter = Letter
card-before = Karte davor
card-after = Nächste Karte
card-link = Link zu dieser Karte
card-rules = Regeln dazu
card-to-deck = In ein Deck legen
card-play = Damit spielen
card-print = Drucken
figures-title = In simulierten Spielen
figures-from = { $games } Spiele, überall { $bot }
figures-from-earlier = { $games } Spiele mit einem früheren Kartensatz, überall { $bot }
figures-drawn = Gewonnen, wenn gezogen
figures-played = Gewonnen, wenn gespielt
figures-interval = { $low } bis { $high }
figures-median = Median aller Karten { $share } %
figures-used = Gespielt, wenn gezogen
figures-games = { $games }-mal gezogen
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
kick-off = Spielbeginn
after-play = nach Spielzug { $play }
turning-points = Wendepunkte
turning-point = Wendepunkt { $number }: { $title }
from-to = { $before } auf { $after } %
drive-chart = Drives
drives-of = Drives von { $side }: zum nächsten
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
box-figure = Wert
coach-title = Was der Trainer getan hätte
coach-rather = { $better } statt { $chosen }
coach-agreed = { $agreed } von { $decisions } Entscheidungen waren die erste oder zweite Wahl des Trainers.
coach-silent = Der Trainer sagt zu diesem Spiel nichts.
review-split = Glück und Entscheidungen
review-way = Von { $first } auf { $last }: was deine Aussicht auf den Sieg bewegt hat, in Hundertsteln, nach dem, was du jeweils wusstest.
review-own = Deine Wahl
review-others = Wahl der anderen
review-luck = Glück
review-ply = Nach Entscheidung { $ply }
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

# Ein Spiel auf Papier

gamenav-companion = Begleiter
companion-title = Neben einem Spiel auf Papier
companion-lead = Für alle, die mit gedruckten Karten am Tisch sitzen: Würfel, Anzeigetafel, Zähler, was eine Karte tut, und die Tabelle eurer Liga.
companion-open = Begleiter öffnen
companion-of = { $game }: Begleiter
companion-score = Spielstand
companion-team = Team { $number }
companion-points = { $what }, { $points }
companion-less = Eins weniger: { $what }
companion-more = Eins mehr: { $what }
companion-undo = Zurücknehmen
companion-new = Neues Spiel
companion-dice = Würfel
companion-dice-hint = Wähle Würfel, dann wirf.
companion-roll = Werfen
companion-clear = Weglegen
companion-cards = Was tut diese Karte?
companion-search = Name einer Karte
companion-none = So heißt keine Karte.
companion-league = Tabelle
companion-league-lead = Jeder gegen jeden. Lost die Reihenfolge aus: Wo sonst nichts zwei Teams trennt, steht vorn, wer zuerst genannt ist.
companion-league-more = Ein Team mehr
companion-league-fewer = Ein Team weniger
companion-league-begin = Liga beginnen
companion-league-again = Neu berechnen
companion-league-played = { $played } von { $of } gespielt
companion-league-end = Diese Liga beenden
companion-league-end-sure = Ja, Teams und Ergebnisse löschen
companion-league-keep = Behalten
companion-kept = Nur auf diesem Gerät gespeichert.

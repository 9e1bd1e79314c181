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
in-training = Noch im Training: bald spielbar.
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
invite-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit andere hereinkommen, starte Playcall mit --host 0.0.0.0 und öffne die Adresse, die es nennt.
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
clock-decision = { $seconds } Sekunden je Entscheidung
clock-bank = { $minutes } Minuten je Seite, { $seconds } Sekunden zurück je Entscheidung
clock-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}

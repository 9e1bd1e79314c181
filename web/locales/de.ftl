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

to-home = Zu den Spielen
table-loading = Der Tisch wird hergerichtet.
table-unreachable = Dieser Tisch ist nicht zu erreichen
you = Du
bot = Bot

## Anzeigetafel

scoreboard = Anzeigetafel
turn-yours = Du bist dran
turn-other = { $name } ist dran
turn-nobody = Einen Moment
turn-over = Endstand
take-back = Zurücknehmen
take-back-key = Deine letzte Wahl zurücknehmen (U)
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
has-the-ball = hat den Ball
score-of = { $name }: { $score } Punkte
clock-of = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
  }

## Plätze

seat-number = Spieler { $number }
seat-away = { $name } ist nicht verbunden
seat-stood-in = { $bot } spielt für { $name }
seat-free = Freier Platz
seat-sit = Hinsetzen
seat-not-here = nicht verbunden
coach-place = { $unit ->
    [offence] Angriffstrainer
   *[defence] Abwehrtrainer
  }, Platz { $number }
opponent = Gegenüber
field-label = Spielfeld
hand-label = Deine Hand
hand-empty = Keine Karten auf der Hand.
skip-to-prompt = Zur Frage springen

## Frageleiste

prompt-label = Die Frage
prompt-options = Deine Möglichkeiten
prompt-hint-cards = Wähle eine Karte und sieh, was sie täte; wähle sie noch einmal, um sie zu spielen.
prompt-choose-card = Wähle eine Karte
prompt-hint-second = Wähle die Karte dazu; jede sagt, was beide zusammen täten.
prompt-choose-second = Wähle die zweite Karte
key-name-enter = Enter
why-not-now = Diese Karte beantwortet die Frage nicht.
card-would = Ergäbe: { $tag }.
wait-bot = { $name } denkt nach
wait-person = { $name } ist dran
wait-coach = Dein { $unit ->
    [offence] Angriffstrainer
   *[defence] Abwehrtrainer
  } { $name } ist dran
wait-table = Einen Moment
wait-watching = Du siehst zu; Verdecktes bleibt verdeckt.
wait-watching-late = Du siehst diesen Tisch { $delay } Entscheidungen später.
undo-asked = { $name } möchte eine Wahl zurücknehmen
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst
undo-refused = Die anderen waren gegen das Zurücknehmen.
undo-allow = Erlauben
undo-forbid = Lieber nicht
proposal-asked = { $name } würde wählen: { $choice }
proposal-how = Du darfst einmal widersprechen.
proposal-agree = Einverstanden
proposal-object = Widersprechen
proposal-waiting = { $name } schaut sich deine Wahl an: { $choice }
proposal-objected = { $name } widerspricht: { $choice }. Wähle neu.

## Seitenleiste

rail-label = Spielverlauf, Regeln und mehr
rail-open = Aufklappen
rail-fold = Einklappen
dock-label = Mehr vom Tisch
tab-log = Spielverlauf
tab-overview = Übersicht
tab-rules = Regeln
tab-coach = Trainer
tab-chat = Gespräch
dock-log = Verlauf
dock-rules = Regeln
dock-coach = Trainer
dock-chat = Gespräch
dock-more = Mehr
log-label = Spielverlauf, Neuestes zuerst
log-empty = Noch ist nichts geschehen.
log-more = { $count ->
    [one] Eine frühere Zeile
   *[other] { $count } frühere Zeilen
  }
live-label = Was geschieht
live-your-choice = Du bist dran: { $prompt }
rule-open = Regel { $rule }
rules-search = Regeln durchsuchen
rules-now = Jetzt in Kraft
rules-none = Das sagt keine Regel. Versuche ein kürzeres Wort.
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }
coach-ask = Den Trainer fragen
coach-ask-short = Trainer fragen
coach-thinks = Der Trainer denkt nach
coach-offer = Der Trainer sagt, was er täte, und warum.
coach-how = Was der Trainer täte, das Beste zuerst, mit der Aussicht auf den Sieg.
coach-how-preference = Was der Trainer täte, das Beste zuerst; der Balken zeigt, wie sicher er ist.
coach-not-your-turn = Der Trainer hilft, wenn du dran bist.
coach-ahead = Am Ende etwa { $points } Punkte vorn.
coach-behind = Am Ende etwa { $points } Punkte zurück.
coach-take = Zeig es mir
percent = { $share } %
chat-label = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Sätze
chat-write = Etwas schreiben
chat-send = Senden
chat-spectator = Hier reden die am Tisch.

## Menü

menu-label = Mehr: aufgeben, neu beginnen, Links, Einstellungen
menu-concede = Aufgeben
menu-concede-not = Nein, weiterspielen
menu-concede-sure = Ja, dieses Spiel aufgeben
menu-restart = Neu beginnen
menu-restart-not = Nein, bei diesem Spiel bleiben
menu-restart-sure = Ja, dieses Spiel verlassen und neu beginnen
menu-stand-in = Einen Bot für mich spielen lassen
menu-stand-in-end = Wieder selbst spielen
menu-copy-link = Link für Zuschauer kopieren
menu-link-copied = Der Link ist kopiert.
menu-record = Aufzeichnung speichern
menu-bug = Regelfehler melden
menu-full-screen = Ganzer Bildschirm
menu-settings = Alle Einstellungen
menu-leave = Tisch verlassen

## Fenster

pile-open = { $title }: { $count }
pile-hidden = { $count ->
    [one] Eine Karte, verdeckt.
   *[other] { $count } Karten, verdeckt.
  }
pile-empty = Keine Karten.
zoom-choose = Diese Karte wählen
keys-title = Tasten
keys-goal = Alles geht mit der Tastatur.
keys-cards = eine Karte erwägen oder einen Knopf drücken; dieselbe Taste noch einmal spielt die Karte
keys-enter = der goldene Knopf
keys-arrows = von Karte zu Karte
keys-space = Karte vergrößern
keys-letters = der Knopf mit diesem Buchstaben
keys-log = Spielverlauf
keys-rules = Regeln
keys-coach = den Trainer fragen
keys-undo = zurücknehmen
keys-sound = Ton an oder aus
keys-next = im Wegweiser weiterlesen
keys-menu = Menü
keys-help = diese Liste
keys-escape = schließen, Karte zurücklegen, Bewegung beenden

## Ende

end-won = Gewonnen
end-lost = Verloren
end-won-by = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }
end-tie = Unentschieden
end-over = Das Spiel ist aus
end-report = Zum Spielbericht
end-replay = Wiederholung
end-rematch = Revanche
end-look = Den Tisch ansehen
end-home = Zu den Spielen

## Warten

waiting-title = Warten auf Mitspieler
waiting-open = { $count ->
    [0] { $game }: Alle sind da, das Spiel beginnt.
    [one] { $game }: Ein Platz ist frei. Sobald er besetzt ist, beginnt das Spiel.
   *[other] { $game }: { $count } Plätze sind frei. Sobald alle besetzt sind, beginnt das Spiel.
  }
waiting-invite = Einladungslink
waiting-invite-how = Schicke ihn denen, die mitspielen sollen, oder lass sie den Code scannen. Ein Konto braucht niemand.
waiting-qr = Der Einladungslink als QR-Code
waiting-codes = Ein Code für jeden Platz
waiting-codes-how = Dieser Bildschirm ist der Tisch. Richte die Kamera deines Handys auf einen Code: Dort sind dann deine Karten.
waiting-code = Platz { $number }: scannen und setzen
waiting-leave = Diesen Tisch verlassen

generic-offered = Im Angebot

## Wegweiser

guide-label = Wegweiser
guide-next = Weiter
guide-done = Verstanden
guide-skip = Wegweiser überspringen
guide-strayed = Du hast anders gewählt als der Wegweiser. Nimm es zurück, um ihm zu folgen, oder spiele allein weiter.
guide-alone = Allein weiterspielen

## Der Schlusspfiff
ending-label = Wie das Spiel ausging
ending-page = Die Geschichte des Spiels
ending-paper = { $game }: die Sportseite
ending-against = gegen { $names }
ending-you = { $name }, du
ending-turn = Wendepunkt
ending-chance = Siegchance 100 %
ending-story = Die Geschichte in drei Szenen
ending-card = Karte des Spiels
ending-card-worth = { $plays ->
    [one] Ein Spielzug
   *[other] { $plays } Spielzüge
  } für { $side }: { $share ->
    [one] ein Prozentpunkt
   *[other] { $share } Prozentpunkte
  } Siegchance.
ending-lesson-label = Eine Lehre vom Trainer
ending-lesson = { $better } statt { $chosen }: hier { $share } % wert.
ending-no-lesson = Nichts hinzuzufügen: { $agreed } von { $decisions } Entscheidungen waren auch die erste oder zweite Wahl des Trainers.
ending-next = Wie weiter
ending-report = Bericht
ending-next-bot = Weiter: { $bot }
ending-next-turn = Wendepunkt noch mal
ending-next-league = Zur Liga
ending-next-own = Weiter: dein eigenes Spiel
ending-back = Zurück zur Geschichte

### Der Tisch im Terminal, auf Deutsch.

## Zeilenweise
term-opening = { $title }, Seed { $seed }. Du bist { $who }; ? zeigt die Hilfe.
term-help =
    { "  " }Nummer oder Wort  diese Möglichkeit wählen
    { "  " }?                 diese Hilfe, und was jede Möglichkeit bewirkt
    { "  " }table             noch einmal der Tisch
    { "  " }card NAME         was auf einer Karte steht, nach ihrem Namen oder einem Teil davon
    { "  " }rules             die Regeln hinter dem, was gerade geschah, und die Kapitel
    { "  " }rules ID / WORT   eine Regel, ein Kapitel, oder alle Regeln mit diesem Wort
    { "  " }log               alles, was geschehen ist
    { "  " }hint              was der Trainer täte, und warum
    { "  " }undo              deine letzte Entscheidung zurücknehmen
    { "  " }save [DATEI]      das Spiel speichern; weiter mit play --resume DATEI
    { "  " }quit              aufhören
term-over-commands = Das Spiel ist aus: log, undo, save oder quit.
term-try-help = { $problem } Mit ? siehst du deine Möglichkeiten.
term-no-option = Eine Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $most }.
term-no-token = „{ $token }“ ist keine Aktion dieses Spiels.
term-not-now = „{ $tried }“ geht jetzt nicht; wähle eins davon: { $tokens }.
term-card-which = Welche Karte? Tippe card und ihren Namen oder einen Teil davon.
term-chapters = Kapitel (rules und eine Nummer oder ein Wort zeigt mehr):
term-nothing-to-undo = Es gibt nichts zurückzunehmen.
term-saved = Gespeichert in { $file }.
term-save-first = Erst speichern? Enter speichert in { $file }, ein Name dort, n speichert nichts:

## Mehrere an einem Terminal
term-opening-shared = { $title }, Seed { $seed }. An diesem Terminal: { $who }. ? zeigt die Hilfe.
term-hand-over = Gib weiter an { $name }.
term-hand-over-how = Drück Enter, sobald sonst niemand mehr auf den Bildschirm sieht.
term-lift = Ich bin { $name }: zeig meine Karten
term-lift-how = Bis dahin ist nur zu sehen, was alle sehen dürfen.

## Der Tisch
term-play-by-play = Spielverlauf
term-over-keys = Das Spiel ist aus: l zeigt den Verlauf, u nimmt zurück, s speichert, q verlässt den Tisch.
term-over = Das Spiel ist aus.
term-help-title = Hilfe
term-keys =
    Wähle mit der Taste vor einer Möglichkeit, mit den Pfeilen und Enter oder mit der Maus.
    { "" }
    ?  diese Hilfe              r  die Regeln, zum Durchsuchen
    c  die Karten, zum Durchsuchen
    h  was der Trainer täte     u  die letzte Entscheidung zurücknehmen
    l  alles, was geschah       s  das Spiel speichern
    q  aufhören                 Strg+T  hell oder dunkel
    { "" }
    Bild auf und Bild ab blättern im Tisch. Tab wechselt zwischen Möglichkeiten, Tisch und Spielverlauf.
term-coach-title = Was der Trainer täte
term-key-help = Hilfe
term-key-rules = Regeln
term-key-cards = Karten
term-key-hint = Tipp
term-key-undo = Zurück
term-key-log = Verlauf
term-key-save = Speichern
term-key-quit = Ende
term-table-title = { $title }, Seed { $seed }
term-seed = (Seed { $seed })

## Blätter
term-escape-closes = Escape schließt
term-rules-of = Regeln von { $title }
term-rules-search = eine Regel ({ $example }), ein Kapitel oder ein Wort
term-cards-of = Karten von { $title }
term-cards-search = der Name einer Karte, oder ein Teil davon
term-rules-behind = Hinter dem, was gerade geschah
term-rules-all = Alle Regeln
term-save-in = Speichern in
term-save-keys = Enter speichert, Escape nicht
term-leave-title = Den Tisch verlassen
term-leave-save = In { $file } speichern und gehen
term-leave-plain = Gehen, ohne zu speichern
term-stay = Bleiben

## Der Trainer
term-promise = { $chance } % Siegchance
term-promise-ahead = { $chance } % Siegchance, { $points } vorn
term-promise-behind = { $chance } % Siegchance, { $points } zurück

## Wiederholung und Rückblick
join-against = { $a } gegen { $b }
join-against-last = { $a } gegen { $b }
term-record-fine = Die Aufzeichnung stimmt: { $plies ->
    [one] eine Entscheidung
   *[other] { $plies } Entscheidungen
  }.
term-record-open = Nach { $plies } von { $all ->
    [one] einer Entscheidung
   *[other] { $all } Entscheidungen
  } ist das Spiel nicht aus.
term-seat = { $who }, { $name }
term-no-chances = Die Chancen dieses Spiels kennt niemand.
term-chance = Siegchance
term-of-which = davon
term-from-to = { $from } % auf { $to } %
term-split = eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, Glück { $luck }
term-turning-points = Wendepunkte
term-turn = Entscheidung { $ply }: { $from } % auf { $to } %: { $split }
term-agreed = Der Trainer stimmt { $agreed } von { $all ->
    [one] einer Entscheidung
   *[other] { $all } Entscheidungen
  } zu.
term-rather = Entscheidung { $ply }: { $better } statt { $chosen } ({ $cost }).

## Ligen und Pokale
league-matches = Spiele
league-forming = Die Liga ist noch nicht vollzählig.
league-over = Saison { $season } ist vorbei: Meister ist { $team }.
league-draft = Saison { $season }, { $round ->
    [0] Kader
   *[other] Draft, Runde { $round }
  }: { $team } wählt.
league-replace = Saison { $season }: { $team } muss einen Platz im Kader füllen.
league-to-play = Saison { $season }, { $stage }: noch { $matches ->
    [one] ein Spiel
   *[other] { $matches } Spiele
  }.
league-stage = { $stage ->
    [preseason] Testspiel { $number }
    [regular] Woche { $number }
    [playoff] Play-offs, Runde { $number }
   *[cup] Runde { $number }
  }
league-pairing = { $home } gegen { $away }
league-decided = { $result } { $means ->
    [coin] { $team } gewinnt den Münzwurf.
    [shootout] { $team } gewinnt das Elfmeterschießen.
   *[other] { $team } kommt weiter.
  }
league-have = Im Kader von { $team }: { $cards }.
league-pick-with = Wähle mit 'playcall league { $game } draft { $league } KARTE'.
league-a-bots-team = { $team } gehört einem Bot: Angebote machen nur Personen.
league-trade-off = { $team } und { $partner } tauschen nicht: { $why }
league-trade-state = { $state ->
    [declined] Das Angebot wurde abgelehnt.
    [rejected] Die Ligaleitung hat ihn abgelehnt.
    [cancelled] Alle anderen haben dagegen gestimmt.
    [review] Er wartet auf die Ligaleitung.
    [window] Noch kann Einspruch erhoben werden.
   *[other] Er ist nicht vollzogen.
  }
league-table = Tabelle
league-division = { $conference ->
    [0] { $division ->
        [north] Nord
       *[south] Süd
      }
   *[other] Conference { $conference }, { $division ->
        [north] Nord
       *[south] Süd
      }
  }
league-table-head = { $title }: Siege, Remis, Niederlagen, Punkte
league-head-place = Platz
league-head-team = Team
league-head-won = Siege
league-head-tied = Remis
league-head-lost = Niederlagen
league-head-score = Punkte
league-head-decided = entschieden durch
league-criterion = { $name ->
    [share] Siege
    [division_share] Bilanz in der Division
    [head_to_head_share] direkter Vergleich
    [points] Punkte
    [head_to_head_points] direkter Vergleich
    [difference] Differenz
    [scored] Erzielt
    [away_scored] Auswärts erzielt
    [touchdowns] Touchdowns
    [shootout] Elfmeterschießen
    [lot] Los
   *[none] nichts
  }

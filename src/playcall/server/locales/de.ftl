### Warum der Server eine Anfrage ablehnt, auf Deutsch. Die Namen sind die von en.ftl.

## Wer fragt
no-auth-needed = Melde dich zuerst an: als Gast (POST /api/guests) oder mit deinem Konto.
no-auth-owner = Öffne die Adresse, die beim Start des Servers angezeigt wurde, oder einen Einladungslink.
no-auth-wrong = Benutzername oder Passwort ist falsch.
no-auth-wrong-password = Das ist nicht dein Passwort.
no-session-unknown = Dieser Browser ist schon abgemeldet.
no-account-none = Du spielst als Gast: Lege zuerst ein Konto an.
no-account-claimed = Du hast schon ein Konto: „{ $name }“.
no-account-taken = Der Benutzername „{ $name }“ ist vergeben. Wähle einen anderen.
no-calls-off = Das bietet dieser Server nicht an.
no-calls-no-mail = Der Mailserver hat den Brief nicht angenommen. Prüfe die Adresse oder versuche es später noch einmal.
no-calls-wrong-code = Das ist nicht der Code aus dem Brief. Prüfe ihn, oder gib die Adresse noch einmal ein, dann kommt ein neuer.
no-rating = Diese Person hat hier noch kein gewertetes Spiel gespielt.

## Wie gefragt wird
no-path-unknown = Hier ist nichts. Alle Adressen stehen unter /api/docs.
no-method-refused = Diese Adresse kennt die Methode nicht.
no-host-refused = Auf diesen Hostnamen antwortet der Server nicht. PLAYCALL_ORIGINS kann ihn erlauben.
no-origin-refused = Nur Seiten dieses Servers dürfen eine Verbindung öffnen.
no-csrf-refused = Diese Anfrage kam von einer anderen Seite. Programme müssen den Header X-Playcall: 1 senden.
no-rate-limit = Das war zu oft; versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
no-body-too-large = Eine Anfrage darf höchstens { $most } Bytes groß sein.
no-body-too-slow = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an. Bitte versuche es noch einmal.
no-request = Die Anfrage ist nicht lesbar: { $why }.
no-message-bad = Diese Nachricht ist nicht lesbar: { $why }.
no-message-bytes = Nachrichten sind Text, keine Bytes.
no-message-too-long = Eine Nachricht darf höchstens { $most } Bytes groß sein.
no-input-bad = „{ $field }“ ist ungültig: { $why }.
no-input-missing = die Angabe fehlt
no-input-too-short = mindestens { $min_length ->
    [one] ein Zeichen ist
   *[other] { $min_length } Zeichen sind
  } nötig
no-input-too-long = höchstens { $max_length ->
    [one] ein Zeichen ist
   *[other] { $max_length } Zeichen sind
  } erlaubt
no-input-signs = einige Zeichen sind hier nicht erlaubt
no-input-too-small = der kleinste Wert ist { $ge }
no-input-too-large = der größte Wert ist { $le }
no-input-number = nur ganze Zahlen sind erlaubt

## Tische
no-table-taken = Jemand war schneller. Lade die Seite neu und versuch es noch einmal.
no-invite-unknown = Diese Einladung gilt nicht mehr. Lass dir eine neue geben.
no-invite-needed = An diesem Tisch kannst du nur mit einem Einladungslink Platz nehmen.
no-share-unknown = Dieser Schlüssel öffnet an diesem Tisch keinen Platz.
no-spectator-silent = Zuschauer sehen nur zu. Nimm Platz, wenn du mitspielen willst.
no-guide-none = Zu { $game } gibt es kein geführtes erstes Spiel.
no-rated-guide = Das geführte erste Spiel wird nie gewertet.
no-rule-unknown = { $game } hat keine Regel „{ $rule }“.
no-record-yet = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.
no-report-yet = Den Spielbericht gibt es, sobald das Spiel vorbei ist.
no-review-yet = Der Trainer bespricht das Spiel, sobald es vorbei ist.
no-seat = Dieser Tisch hat keinen Platz { $seat }.
no-chat-not-seated = Nur wer am Tisch sitzt, kann mitreden.
no-chat-phrase = Den Satz „{ $phrase }“ gibt es nicht; alle stehen unter /api/phrases.
no-chat-empty = Sag etwas: Wähle einen Satz oder schreib eine Nachricht.
no-chat-phrases-only = An diesem Tisch gibt es nur die vorgegebenen Sätze.
no-chat-line = Eine Nachricht ist eine Zeile mit höchstens { $most } Zeichen.

## Decks und Sammlungen
no-deck-none = In { $game } baut man keine Decks.
no-deck-unknown = Dieses Deck hast du nicht.
no-deck-behind-link = Hinter diesem Link ist kein Deck.
no-deck-too-many = Du hast schon { $most } Decks. Lösche zuerst eines.
no-set-unknown = In deiner Sammlung ist kein Kartensatz „{ $hash }“.
no-set-behind-link = Hinter diesem Link ist kein Kartensatz.
no-set-too-many = Du hast schon { $most } Kartensätze. Lösche zuerst einen.
no-deck-other-game = Dieses Deck ist für { $game }. Speichere das andere als neues Deck.
no-collection-unknown = Hinter diesem Link ist keine Sammlung.
no-collection-busy = Deine Sammlung wird gerade anderswo geändert. Versuch es noch einmal.

## Wettbewerbe
no-league-behind-link = Hinter diesem Link ist nichts mehr.
no-league-no-season = Diese Saison ist noch nicht vorbei, oder es gab sie nicht.
no-league-no-team = Dieses Team gibt es nicht.
no-team-of-yours = Das ist keines deiner Teams.
no-trade-yet = Vor der ersten Saison gibt es nichts zu tauschen.

## Der Server selbst
no-server-database = Die Datenbank ist gerade nicht erreichbar. Versuch es gleich noch einmal.
no-server-full = Die Platte des Servers ist voll: Bis wieder Platz ist, lässt sich nichts behalten.
no-server-error = Auf dem Server ging etwas schief; es ist vermerkt. Versuch es noch einmal und melde es, wenn es wieder passiert.

## Wer dran ist, erfährt es
call-subject = Du bist dran: { $game }
call-text =
    Hallo { $name },

    dein Tisch { $game } mit { $others } wartet auf deine Wahl:
    { $link }

    Zu jedem Zug kommt ein Brief, und keiner, solange du am Tisch bist. So kommt gar keiner mehr: { $home }/me
call-line = { $name }, du bist dran: { $game }
call-code-subject = Dein Playcall-Code
call-code-text =
    Dein Code: { $code }

    Gib ihn in deinem Profil ein, dann sagt dir Playcall hier, wenn du dran bist. Hast du ihn nicht verlangt, tu nichts.

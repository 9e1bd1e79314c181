### Was alle Spiele sagen, auf Deutsch.

## Mehreres als eines: paarweise, das letzte Paar mit `-last`.
join-and = { $a }, { $b }
join-and-last = { $a } und { $b }
join-or = { $a }, { $b }
join-or-last = { $a } oder { $b }
join-comma = { $a }, { $b }
join-comma-last = { $a }, { $b }
join-then = { $a }, { $b }
join-then-last = { $a }, dann { $b }
join-space = { $a } { $b }
join-space-last = { $a } { $b }
join-plus = { $a } + { $b }
join-plus-last = { $a } + { $b }
join-score = { $a }:{ $b }
join-score-last = { $a }:{ $b }

## Wer, und wie es ausging
player = Spieler { $number }
ending-won = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
  } { $scores } ({ $how }, { $rule }).
ending-won-plain = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
  } { $scores } ({ $rule }).
ending-level = { $level }, { $scores } ({ $how }, { $rule }).
ending-level-plain = { $level }, { $scores } ({ $rule }).
conceded = { $who } gibt auf.
choice-number = Spiel, Entscheidung { $number }
end = Ende
share-of = { $some } von { $all }
concedes = Gibt auf
token = { $token }

## Spielzüge
play-cards = { $one } gegen { $other }

## Sammlungen
collection-lacks = In deiner Sammlung fehlt: { $cards }.
copies-of = { $copies } × { $card }

## Wie es gewonnen wurde
lead-changes = { $changes ->
    [0] die Führung wechselte nie
    [1] die Führung wechselte einmal
    [2] die Führung wechselte zweimal
   *[other] die Führung wechselte { $changes }-mal
  }
verdict-last = { $who } { $number ->
    [one] gewinnt
   *[other] gewinnen
  } { $unit ->
    [turn] im letzten Zug
    [attack] mit dem letzten Angriff
   *[play] im letzten Spielzug
  }
verdict-late = { $who } { $number ->
    [one] gewinnt
   *[other] gewinnen
  } spät
verdict-runaway = { $who } { $number ->
    [one] gewinnt
   *[other] gewinnen
  } haushoch
verdict-comeback = { $who } { $number ->
    [one] dreht
   *[other] drehen
  } das Spiel
verdict-wire = { $who } { $number ->
    [one] führt
   *[other] führen
  } von Anfang bis Ende

## Wonach man Karten findet
cards-kind = Art

## Kader in Ligen
league-slot-open = Für { $groups } bliebe niemand übrig.
league-too-many = Zu viele: { $groups }.
league-over-cap = Der Kader würde mindestens { $cost } kosten; die Obergrenze ist { $cap }.

## Was nicht geht: Optionen, Aktionen und Aufzeichnungen
no-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele heißen: { $games }.
no-option = Eine Option „{ $name }“ gibt es nicht; es gibt: { $known }.
no-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein; möglich ist: { $values }.
no-option-number = Die Option „{ $name }“ kann nicht „{ $value }“ sein; sie ist eine Zahl von { $low } bis { $high }.
no-option-number-or-none = Die Option „{ $name }“ kann nicht „{ $value }“ sein; sie ist eine Zahl von { $low } bis { $high } oder none.
no-bot = Einen Bot „{ $level }“ gibt es nicht; es gibt: { $levels }.
no-token = „{ $token }“ ist keine Aktion dieses Spiels.
no-action = „{ $tried }“ geht jetzt nicht; wähle eines von diesen: { $legal }.
no-action-turn = „{ $tried }“ geht jetzt nicht; du bist nicht an der Reihe.
no-action-over = „{ $tried }“ geht nicht mehr; das Spiel ist vorbei.
no-record = Das ist keine Aufzeichnung: Ihre erste Zeile ist nicht „{ $line }“.
no-record-head = Zeile { $number } der Aufzeichnung muss mit „{ $name }:“ beginnen.
no-record-number = „{ $name }“ muss in der Aufzeichnung eine Zahl sein, nicht „{ $value }“.
no-record-option = „{ $word }“ muss bei den Optionen der Aufzeichnung die Form name=wert haben.
no-record-action = Zeile { $number } der Aufzeichnung, „{ $line }“, ist nicht „Platz Aktion“.
no-record-more = Zeile { $number } der Aufzeichnung kommt nach ihrem Ende.
no-record-seats = Die Aufzeichnung nennt { $named ->
    [one] einen Platz
   *[other] { $named } Plätze
  }, ein Spiel mit ihren Optionen hat aber { $wanted }.
no-record-end = Laut Aufzeichnung steht es am Ende { $named }, nachgespielt aber { $reached }.
no-replay = Die Aufzeichnung lässt sich nicht nachspielen. Aktion { $ply }, „{ $action }“: { $problem }

## Was nicht geht: Sammlungen und Ligen
no-packs = { $game } hat keine Packungen zum Öffnen.
no-more-packs = Eine Sammlung hat höchstens { $most ->
    [one] eine Packung
   *[other] { $most } Packungen
  }.
no-more-lost = Eine Sammlung kann höchstens { $most ->
    [one] eine Karte
   *[other] { $most } Karten
  } verlieren.
no-collected-card = Eine Karte „{ $card }“ ist nicht in der Sammlung.
no-collection-line = Zeile { $number } gehört nicht in eine Sammlung: „{ $line }“.
no-collection-of = Das ist eine Sammlung von „{ $named }“, nicht von { $game }.
no-fixture-by-hand = Team { $home } zu Hause gegen Team { $away } ist kein Spiel dieser Liga oder zweimal eingetragen.
no-match-of-two = Ein Ligaspiel bestreiten zwei Teams; mit diesen Optionen hat es { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
  }.
no-plays-brought = Zu diesem Wettbewerb von { $game } bringt niemand eigene Spielzüge mit.
no-rosters-handed-in = Kader von { $game } werden nicht abgegeben.

## Kartensätze
no-set-address = „{ $address }“ benennt kein Spiel mit Kartensätzen.
no-set-here = Dafür braucht es den Kartensatz „{ $set }“ { $version } ({ $hash }) von { $game }, und der ist nicht da. „playcall cards { $game } add DATEI“ fügt ihn hinzu.
no-set-of-game = „{ $set }“ ist kein Kartensatz von { $game }.
no-set-taken = { $game } wird mit den eigenen Karten gespielt und nimmt keine Kartensätze auf.
no-set-twice = Ein Spiel hat nur eine Fassung eines Kartensatzes.
no-set-more = Ein Spiel hat höchstens { $most } Kartensätze.
no-card-here = Die Karte { $card } gibt es in diesem Set nicht.
no-team-made = { $game } macht keine ganzen Teams; mach die Karten einzeln.
no-set-version = „{ $set }“ { $version } gibt es schon, mit anderen Karten. Gib deinem Satz eine neue Version.

## Ein Spiel auf Papier: was zählt und was gezählt wird
score = { $what ->
    [touchdown] Touchdown
    [touchdown-try] Touchdown vor der Conversion
    [touchdown-one] Touchdown und Kick
    [touchdown-two] Touchdown und zwei
    [extra-point] Extrapunkt
    [two-points] Zwei Punkte
    [field-goal] Field Goal
    [safety] Safety
   *[goal] Tor
  }
count = { $what ->
    [half] Halbzeit
    [quarter] Viertel
    [drive] Drive
    [down] Versuch
    [drive-play] Spielzug im Drive
    [turn] Zug
    [matchday] Spieltag
   *[play] Spielzug
  }

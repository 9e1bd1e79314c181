### Sport Jockeys American Football, auf Deutsch.
### `$who` und seinesgleichen sind "you" für die, die es lesen, sonst ein Name.

## Die Schachtel, Spielarten und Optionen
sj-summary = Antworte auf die letzte Aktion, sonst ist der Spielzug verloren: Kombis, Konter, und der Stapel ist die Uhr.
sj-box = Schlagfertig: Jede Karte schlägt manche und fällt anderen zum Opfer.
sj-goal = Antworte auf die letzte Aktion mit einer Karte, die sie kontert, sonst ist der Spielzug vorbei; wer mehr Spielzugpunkte hat, gewinnt ihn. Gewinne Spielzüge und bringe den Würfel hinauf zu den Touchdowns, ehe der Stapel, die Uhr des Spiels, verbraucht ist.
sj-mode-full = Ganzes Spiel
sj-mode-full-summary = Vier Viertel, jedes ein Durchgang durch den Stapel.
sj-mode-halves = Zwei Halbzeiten
sj-mode-halves-summary = Ein Durchgang durch den Stapel ist eine Halbzeit.
sj-mode-one_deck = Ein Stapel
sj-mode-one_deck-summary = Ein Durchgang durch den Stapel ist das ganze Spiel.
sj-mode-quick = Schnellstart
sj-mode-quick-summary = Zum Lernen: kein Kickoff, kein Huddle, kein Bonus für Kombis.
sj-mode-singles = Erste Schritte
sj-mode-singles-summary = Schnellstart nur mit einzelnen Karten.
sj-mode-short_drives = Kurze Drives
sj-mode-short_drives-summary = Jeder Drive beginnt eine Spalte weiter.
sj-option-mode = Art des Spiels
sj-option-mode-full = Das ganze Spiel
sj-option-mode-quick = Schnellstart
sj-option-mode-doc = Das ganze Spiel oder der Schnellstart zum Lernen.
sj-option-unit = Ein Durchgang durch den Stapel
sj-option-unit-by_mode = Wie es die Art des Spiels vorsieht
sj-option-unit-quarter = Ein Viertel
sj-option-unit-half = Eine Halbzeit
sj-option-unit-game = Das ganze Spiel
sj-option-unit-doc = Was ein Durchgang durch den Stapel ist: im ganzen Spiel ein Viertel, im Schnellstart das ganze Spiel.
sj-option-start_column = Drives beginnen in Spalte
sj-option-start_column-doc = Die Spalte, in der jeder Drive beginnt.
sj-option-start_row = Drives beginnen in Reihe
sj-option-start_row-doc = Die Reihe, in der jeder Drive beginnt; 1 ist die oberste.
sj-option-kickoff_after_zero = Kickoff auch nach einem Drive ohne Punkte
sj-option-kickoff_after_zero-doc = Auch nach einem Drive ohne Punkte folgt ein Kickoff.
sj-option-kicking_team_combos = Kombis des kickenden Teams
sj-option-kicking_team_combos-never = Nie bei einem Kickoff
sj-option-kicking_team_combos-after_kick = Nach dem Kick
sj-option-kicking_team_combos-doc = Ob das kickende Team Kombis spielen darf, sobald der Ball gekickt ist.
sj-option-touchback_on_kickoff = Touchback beim Kickoff
sj-option-touchback_on_kickoff-doc = Statt eines Returns ist ein Touchback erlaubt.
sj-option-face_down_value = Wert einer verdeckten Karte
sj-option-face_down_value-doc = Spielzugpunkte für eine verdeckt gespielte Karte.
sj-option-big_margin = 10 Punkte Abstand zählen doppelt
sj-option-big_margin-by_mode = Im ganzen Spiel
sj-option-big_margin-on = Immer
sj-option-big_margin-off = Nie
sj-option-big_margin-doc = Bei 10 Punkten Abstand zieht der Würfel zwei Reihen: im ganzen Spiel an, im Schnellstart aus.
sj-option-seven_in_line = 7 Punkte aus der obersten Reihe
sj-option-seven_in_line-by_mode = Im ganzen Spiel
sj-option-seven_in_line-on = Immer
sj-option-seven_in_line-off = Nie
sj-option-seven_in_line-doc = Ein automatischer Touchdown aus der obersten Reihe zählt 7: im ganzen Spiel an, im Schnellstart aus.
sj-option-challenge_scope = Was man anfechten kann
sj-option-challenge_scope-penalty = Strafen
sj-option-challenge_scope-rulings = Strafen und Entscheidungen
sj-option-challenge_scope-doc = Nur Strafen anfechten, oder auch FUM, INC, OOB und INT.
sj-option-challenge_review = Eine Challenge gelingt
sj-option-challenge_review-sure = Immer
sj-option-challenge_review-coin = Bei Kopf
sj-option-challenge_review-doc = Eine Challenge gelingt immer, oder nur wenn die Münze Kopf zeigt.
sj-option-special_refresh = Challenge und Time Out kommen zurück
sj-option-special_refresh-half = Zur Halbzeit
sj-option-special_refresh-game = Nie
sj-option-special_refresh-doc = Verbrauchte Challenges und Time Outs kommen zur Halbzeit zurück oder nie.
sj-option-quick_combos = Kombis im Schnellstart
sj-option-quick_combos-no_bonus = Ohne Bonus
sj-option-quick_combos-none = Keine
sj-option-quick_combos-doc = Im Schnellstart: Kombis ohne Bonus, oder nur einzelne Karten.
sj-option-tie_break = Bei Gleichstand
sj-option-tie_break-draw = Unentschieden
sj-option-tie_break-sudden_death = Verlängerung
sj-option-tie_break-doc = Ein Gleichstand am Ende bleibt unentschieden, oder eine Verlängerung entscheidet.

## Wonach man Karten ordnen kann
sj-fact-kind = Rand
sj-fact-kind-normal = Aktionsstapel
sj-fact-kind-black = Schwarzer Rand
sj-fact-kind-board = Tafeln und Übersicht
sj-fact-off = Angriffsseite
sj-fact-def = Abwehrseite
sj-fact-class = Klasse
sj-fact-class-A = A
sj-fact-class-B = B
sj-fact-class-C = C
sj-fact-class-D = D
sj-fact-worth = Spielzugpunkte, bessere Seite
sj-fact-worth-0 = 0
sj-fact-worth-1 = 1
sj-fact-worth-2 = 2
sj-fact-worth-3 = 3 und mehr

## Hauptwörter
sj-the = { $name }
sj-a-card = eine Karte
sj-card = { $card } ({ $off } / { $defence })
sj-score = { $first } für { $one ->
    [you] dich
   *[name] { $one }
  }, { $second } für { $other ->
    [you] dich
   *[name] { $other }
  }
sj-unit = { $name ->
    [quarter] { $number ->
        [1] 1. Viertel
        [2] 2. Viertel
        [3] 3. Viertel
       *[other] 4. Viertel
      }
    [half] { $number ->
        [1] 1. Halbzeit
       *[other] 2. Halbzeit
      }
    [extra] Verlängerung
   *[game] Spiel
  }
sj-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
sj-boxes = { $count ->
    [one] 1 weißes Kästchen
   *[other] { $count } weiße Kästchen
  }
sj-bonus = { $count } für die Kombi
sj-sum = { $terms } = { $total }
sj-no-score = 0 Punkte

## Fragen
sj-ask-coin = Kopf oder Zahl?
sj-ask-role = Du hast den Münzwurf gewonnen: { $mode ->
    [quick] Angriff oder Abwehr?
   *[full] kicken oder annehmen?
  }
sj-ask-extra-role = Du eröffnest die Verlängerung: { $mode ->
    [quick] Angriff oder Abwehr?
   *[full] kicken oder annehmen?
  }
sj-ask-side = Welche Punktekarte nimmst du: Heim oder Gast?
sj-ask-clock = Der Stapel ist leer ({ $own ->
    [0] du hast keine Karte
    [one] du hast 1 Karte
   *[other] du hast { $own } Karten
  }, sie haben { $theirs }): weiterspielen oder { $unit ->
    [quarter] das Viertel beenden
    [half] die Halbzeit beenden
    [extra] die Verlängerung beenden
   *[game] das Spiel beenden
  }?
sj-ask-huddle = Huddle vor { $start ->
    [kickoff] einem Kickoff
   *[snap] einem Snap
  } auf { $square }: Du bist { $role ->
    [off] im Angriff
   *[def] in der Abwehr
  }. Bereit?
sj-ask-set-aside = Time Out: Welche Karten gehen zurück in den Stapel von { $deck }?
sj-ask-set-aside-more = { $count ->
    [0] Noch keine beiseitegelegt.
    [one] 1 Karte beiseitegelegt.
   *[other] { $count } Karten beiseitegelegt.
  }
sj-ask-kick = Jetzt kicken oder Karten dazulegen?
sj-ask-kick-more = { $count ->
    [0] Jeder Run/Kick und jeder Pass/Kick bringt seine Punkte.
   *[other] Bisher: { $cards }.
  }
sj-ask-snap = { $down }. Versuch, der Würfel auf { $square }: Snap?
sj-ask-defend = Antworte auf { $lying }: du { $own }, sie { $theirs }.
sj-ask-defend-or = Oder beende den Spielzug mit einem Sloppy Tackle (+{ $gift } für sie), oder spiel keine Karte.
sj-ask-answer = Antworte auf { $lying }, oder hör hier auf: du { $own }, sie { $theirs }.
sj-ask-return = Trag den Kick zurück, oder lass den Spielzug enden: du { $own }, sie { $theirs }.
sj-ask-recover = Der Ball ist frei: du { $own }, sie { $theirs }.
sj-ask-recover-or = Sichere ihn mit einem Run/Kick, oder spiel keine Karte.
sj-ask-touchback = Touchback: du { $own }, sie { $theirs }.
sj-ask-touchback-hold = Mit mehr Punkten als sie hältst du den Würfel auf { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  }.
sj-ask-add = { $cards }: noch eine Karte in die Kombi?
sj-ask-challenge = Willst du { $actions } von { $who } anfechten?
sj-ask-penalty = Setzt du deine Strafe durch? Aus { $own } zu { $theirs } würde { $mine } zu { $others }.

## Optionen auf Knöpfen
sj-do-heads = Kopf
sj-do-tails = Zahl
sj-do-kick = Kicken
sj-do-receive = Annehmen
sj-do-offence = Angriff
sj-do-defence = Abwehr
sj-do-home = Heim
sj-do-visitor = Gast
sj-do-continue = Weiterspielen
sj-do-end = { $unit ->
    [quarter] Viertel beenden
    [half] Halbzeit beenden
    [extra] Verlängerung beenden
   *[game] Spiel beenden
  }
sj-do-ready = Bereit
sj-do-delay = Spielverzögerung
sj-do-time-out = Time Out
sj-do-exchange = Tauschen
sj-do-swap = { $card } beiseitelegen
sj-do-snap = Snap
sj-do-spike = Spike mit { $card }
sj-do-touchback = Touchback, { $card } verdeckt
sj-do-play = { $name } ({ $card })
sj-do-add = Dazu { $name } ({ $card })
sj-do-alone = Allein spielen
sj-do-combo = Kombi spielen
sj-do-kick-now = Kicken
sj-do-sloppy = Sloppy Tackle, { $card } verdeckt
sj-do-none = Keine Karte
sj-do-challenge = Anfechten
sj-do-accept = Hinnehmen
sj-do-enforce = Strafe durchsetzen
sj-do-decline = Verzichten

## Kurz gesagt, höchstens 24 Zeichen
sj-tag-ends = { $own }:{ $theirs } { $for ->
    [win] gewonnen
    [tie] gleich
   *[lose] verloren
  }, { $to }
sj-tag-sloppy = endet { $own }:{ $theirs }
sj-tag-fate = { $fate ->
    [touchdown] Touchdown, −{ $points }
    [stolen] abgefangen
   *[loose] sie können ihn sichern
  }
sj-tag-beats = auf { $code }: { $points }
sj-tag-joins = dazu: { $points }
sj-tag-adds = dazu { $points }
sj-tag-recovers = sichert, { $points }
sj-tag-in-a-combo = in Kombi
sj-tag-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
sj-tag-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
sj-tag-kick = Kick { $points }
sj-tag-columns = { $columns ->
    [one] 1 Spalte für sie
   *[other] { $columns } Spalten für sie
  }
sj-tag-touchback = Touchback
sj-tag-spike = neue Hand
sj-tag-exchange = tauschen
sj-tag-ready = so wie sie ist
sj-tag-delay = { $count } gegen { $new } neue
sj-tag-time-out = Karten tauschen
sj-tag-hands = { $own ->
    [one] 1 Karte
   *[other] { $own } Karten
  } gegen { $theirs }
sj-tag-end-unit = { $follows ->
    [over] das Spiel ist aus
    [extra-over] Verlängerung aus
    [half-time] Halbzeit
   *[next] neue Karten für beide
  }
sj-tag-strikes = streicht { $codes }
sj-tag-stands = es bleibt dabei

## Was eine Option täte, Schritt für Schritt
sj-ends = { $for ->
    [win] du gewinnst { $own } zu { $theirs }
    [tie] { $own } zu { $theirs } unentschieden
   *[lose] du verlierst { $own } zu { $theirs }
  }, { $lands }
sj-lands-square = Würfel auf { $square }
sj-lands-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt für { $who ->
        [you] dich
       *[name] { $who }
      }
   *[other] { $points } Punkte für { $who ->
        [you] dich
       *[name] { $who }
      }
  }
sj-unanswered = Ohne Antwort: { $ending }.
sj-unanswered-touchdown = Ohne Antwort: automatischer Touchdown, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für dich.
sj-unanswered-stolen = Ohne Antwort: Du hast den Ball, und der Würfel geht auf { $square }.
sj-unanswered-loose = Ohne Antwort: Du darfst den Ball sichern; sonst { $ending }.
sj-step-if-not = Sichern sie ihn nicht: { $ending }.
sj-step-flag = Eine Strafe kann noch durchgesetzt werden; sonst { $ending }.
sj-step-in-a-combo = Allein kontert sie hier nichts; das muss eine andere Karte der Kombi tun.
sj-step-simple = Karten einer Aktion sind eine einfache Kombi: { $bonus ->
    [0] kein Bonus im Schnellstart.
    [one] 1 Punkt mehr.
   *[other] { $bonus } Punkte mehr.
  }
sj-step-advanced = Alle haben Klasse { $combo }, eine Kombi: { $bonus ->
    [0] kein Bonus im Schnellstart.
    [one] 1 Punkt mehr.
   *[other] { $bonus } Punkte mehr.
  }
sj-step-steals = Kontern sie nicht, hast du den Ball.
sj-step-loosens = Der Ball ist frei: Nur ein Run/Kick sichert ihn.
sj-step-dives = Der Spielzug endet, wenn sie den Dive nicht kontern, aber ohne Touchdown.
sj-step-end = Der Spielzug endet, wenn sie nicht genau diese Karte kontern.
sj-step-penalty = Am Ende des Spielzugs darfst du alle späteren Punkte streichen lassen.
sj-step-injury = Sie verlieren eine zufällige Karte.
sj-step-replies = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }; darauf antworten { $codes }.
sj-step-cannot-answer = { $who } hat keine Karten und kann nicht antworten.
sj-step-touchback = Der Würfel rückt { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  } weiter.
sj-step-face-up = Offen: { $why }.
sj-step-kick = Der Kick ist { $points } wert.
sj-step-snap = { $who } muss antworten, mit { $count ->
    [0] keiner Karte
    [one] 1 Karte
   *[other] { $count } Karten
  } auf der Hand.
sj-step-spike = { $count ->
    [one] Du legst deine Karte ab
   *[other] Du legst alle { $count } Karten ab
  } und füllst auf; der Würfel bleibt auf { $square }, dann wieder dein Snap.
sj-step-declare = Der Würfel geht auf { $far }, oder auf { $near }, wenn sie mehr als { $limit } haben. Du gibst { $card } her.
sj-step-delay = { $count ->
    [one] Du legst deine Karte ab
   *[other] Du legst alle { $count } Karten ab
  } und ziehst { $new }; im Stapel sind { $deck }.
sj-step-time-out = Tausche beliebig viele deiner Karten mit dem Stapel; die Uhr steht still.
sj-step-continue = Es gibt nichts mehr zu ziehen, und eine Abwehr ohne Karten lässt einen Touchdown zu.
sj-step-end-unit = { $follows ->
    [over] Das Spiel ist aus.
    [extra-over] Die Verlängerung ist aus.
    [half-time] Halbzeit{ $dropped ->
        [yes] : Dieser Drive verfällt.
       *[no] .
      }
   *[next] Die Ablage wird zum Stapel, und es geht weiter.
  }
sj-step-challenge = { $review ->
    [coin] Zeigt die Münze Kopf, werden die Karten gestrichen und kontern nichts.
   *[sure] Die Karten werden gestrichen und kontern nichts.
  } Deine Challenge ist verbraucht.
sj-step-accept = { $count ->
    [one] { $actions } gilt.
   *[other] { $actions } gelten.
  }
sj-step-kick-first = Sie haben zuerst den Ball, du zu Beginn der zweiten Halbzeit.
sj-step-receive-first = Du hast zuerst den Ball, sie zu Beginn der zweiten Halbzeit.
sj-step-snap-first = Du hast den ersten Snap.
sj-step-defend-first = Sie haben den ersten Snap.

## Warum eine Karte nicht spielbar ist
sj-why = { $why ->
    [kick] nur Run/Kick und Pass/Kick dürfen zum Kick
    [snap] Karten kommen nach dem Snap ins Spiel
    [no-kickoff] niemals beim Kickoff
    [first] nur als deine erste Aktion
    [own-run] braucht davor einen eigenen Lauf
    [run] nur gegen einen Lauf
    [pass] nur gegen einen Pass
    [run-or-pass] nur gegen einen Lauf oder Pass
    [no-combo] passt in keine Kombi mit deinen gewählten Karten
    [singles] nur einzelne Karten
    [kicking] das kickende Team spielt keine Kombis
    [recover] nur ein Run/Kick sichert den Ball
    [same-run] ein Läufer läuft nicht aus dem Tackle, das ihn hält
    [same-pass] nach einem Pass kein Pass aus dem Tackle
   *[no-counter] kontert { $keys } nicht
  }

## Dasselbe in zwei, drei Worten
sj-why-short = { $why ->
    [kick] nicht zum Kick
    [snap] nach dem Snap
    [no-kickoff] nicht beim Kickoff
    [first] nur als erste
    [own-run] nur nach Lauf
    [run] nur gegen Lauf
    [pass] nur gegen Pass
    [run-or-pass] nur Lauf, Pass
    [no-combo] keine Kombi
    [singles] nur einzeln
    [kicking] keine Kombis
    [recover] kein Run/Kick
    [same-run] kein zweiter Lauf
    [same-pass] kein zweiter Pass
   *[no-counter] nicht gegen { $keys }
  }

## Spielverlauf: vor dem Spiel und die Uhr
sj-coin = { $who ->
    [you] Du sagst
   *[name] { $who } sagt
  } { $call ->
    [heads] Kopf
   *[tails] Zahl
  }; die Münze zeigt { $landed ->
    [heads] Kopf
   *[tails] Zahl
  }. { $winner ->
    [you] Du gewinnst
   *[name] { $winner } gewinnt
  } den Münzwurf.
sj-extra-toss = Gleichstand! Eine Verlängerung entscheidet. Die Münze zeigt { $landed ->
    [heads] Kopf
   *[tails] Zahl
  }: { $who ->
    [you] Du wählst
   *[name] { $who } wählt
  }.
sj-role = { $who ->
    [you] Du willst
   *[name] { $who } will
  } { $role ->
    [kick] kicken
    [receive] annehmen
    [offence] in den Angriff
   *[defence] in die Abwehr
  }: { $offence ->
    [you] Du hast
   *[name] { $offence } hat
  } zuerst den Ball.
sj-side = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
  } die Punktekarte { $side ->
    [home] Heim
   *[visitor] Gast
  }.
sj-unit-begins = { $unit }: { $deck ->
    [one] 1 Karte wird
   *[other] { $deck } Karten werden
  } gemischt, beide Teams füllen ihre Hände.
sj-second-half = Halbzeit{ $dropped ->
    [yes] : Der Drive verfällt.
   *[no] .
  } { $who ->
    [you] Du beginnst
   *[name] { $who } beginnt
  } die zweite Halbzeit mit dem Ball.{ $back ->
    [yes] { " Challenges und Time Outs kommen zurück." }
   *[no] { "" }
  }
sj-unit-ends = { $unit } zu Ende: { $why ->
    [chosen] Der Stapel ist leer
    [no_cards] Niemand hat mehr eine Karte
    [no_time] Der Stapel ist leer, und niemand hat eine Karte gespielt
   *[decided] Nach gleich vielen Drives liegt ein Team vorn
  } ({ $score }).
sj-plays-on = Der Stapel ist leer, und { $who ->
    [you] du spielst
   *[name] { $who } spielt
  } weiter.
sj-clock-ticks = Die Zeit läuft: Niemand hat eine Karte gespielt, also kommt { $card } vom Stapel auf die Ablage.
sj-draws = { $who } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
sj-draws-cards = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
  } { $cards }.
sj-delays = Spielverzögerung: { $who ->
    [you] Du legst deine
   *[name] { $who } legt die
  } ganze Hand ab ({ $cards }) und { $who ->
    [you] darfst
   *[name] darf
  } { $due } ziehen.
sj-time-out = Time Out: { $who ->
    [you] Du tauschst
   *[name] { $who } tauscht
  } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }; die Uhr steht still.
sj-time-out-cards = Time Out: { $who ->
    [you] Du tauschst
   *[name] { $who } tauscht
  } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, { $gone } gegen { $new }; die Uhr steht still.
sj-draw = Endstand: { $score }. Unentschieden.
sj-wins = Endstand: { $score }. { $who ->
    [you] Du gewinnst!
   *[name] { $who } gewinnt!
  }

## Spielverlauf: der Spielzug
sj-snaps = { $down }. Versuch, der Würfel auf { $square }: Snap durch { $who ->
    [you] dich
   *[name] { $who }
  }.
sj-kicks = { $who ->
    [you] Du kickst
   *[name] { $who } kickt
  } mit Kickoff + { $cards }, für einen Kick ohne Bonus: { $points }.
sj-kicks-alone = { $who ->
    [you] Du kickst
   *[name] { $who } kickt
  } mit dem Kickoff allein: { $points }.
sj-spikes = { $who ->
    [you] Du machst
   *[name] { $who } macht
  } einen Spike: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } abgelegt für eine neue Hand, und der Würfel bleibt.
sj-touchback = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
  } einen Touchback statt { $instead ->
    [return] eines Returns
   *[snap] eines Snaps
  }, { $card } verdeckt.
sj-touchback-made = Touchback: { $score }. { $more ->
    [yes] { $who ->
        [you] Du hast
       *[name] { $who } hat
      } mehr
   *[no] Das hält ihn nicht auf
  }: { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  } nach rechts.
sj-lateral = { $name } (ein Lateral)
sj-combo = { $cards }, { $combo ->
    [simple] einer einfachen Kombi
   *[other] Kombi { $combo }
  }{ $bonus ->
    [yes] { "" }
   *[no] { " ohne Bonus" }
  }
sj-by = { $cards } ({ $name } kontert)
sj-answers-with = { $who ->
    [you] Du antwortest
   *[name] { $who } antwortet
  } auf { $answered } mit { $cards }: { $points }. Bisher { $score }.
sj-goes-after = { $who ->
    [you] Du greifst
   *[name] { $who } greift
  } nach dem Ball mit { $cards }: { $points }. Bisher { $score }.
sj-no-card = { $who ->
    [you] Du spielst
   *[name] { $who } spielt
  } keine Karte{ $hand ->
    [0] { $who ->
        [you] { " und hast keine mehr" }
       *[name] { " und hat keine mehr" }
      }
   *[other] { "" }
  }.
sj-sloppy-tackle = Sloppy Tackle! { $who ->
    [you] Du legst
   *[name] { $who } legt
  } { $card } verdeckt: +{ $worth }, und +{ $gift } für { $other ->
    [you] dich
   *[name] { $other }
  }.
sj-loose-ball = Der Ball ist frei, und { $who ->
    [you] du darfst
   *[name] { $who } darf
  } danach greifen.
sj-recovers = { $who ->
    [you] Du sicherst
   *[name] { $who } sichert
  } den Fumble{ $kept ->
    [yes] { $who ->
        [you] { " und behältst den Ball." }
       *[name] { " und behält den Ball." }
      }
   *[no] !
  }
sj-dead-ball = Niemand sichert ihn: Der Ball ist tot und bleibt bei { $who ->
    [you] dir
   *[name] { $who }
  }.
sj-intercepted = ABGEFANGEN! { $who ->
    [you] Du hast
   *[name] { $who } hat
  } den Pass, und der Return beginnt.
sj-possession = Ballwechsel: { $who ->
    [you] Du bist
   *[name] { $who } ist
  } im Angriff, { $moved ->
    [yes] der Würfel wechselt die Reihe, von { $old } auf { $new }
   *[no] der Würfel bleibt in seiner Reihe, { $new }
  }.
sj-challenge-fails = { $who ->
    [you] Challenge durch dich!
   *[name] Challenge durch { $who }!
  } { $coin ->
    [heads] Die Münze zeigt Kopf: Es bleibt dabei.
   *[other] Die Münze zeigt Zahl: Es bleibt dabei.
  }
sj-challenge-all = { $who ->
    [you] Challenge durch dich!
   *[name] Challenge durch { $who }!
  }{ $coin ->
    [heads] { " Die Münze zeigt Kopf." }
   *[none] { "" }
  } { $struck } ist gestrichen, die ganze Aktion ist weg; { $other ->
    [you] du darfst
   *[name] { $other } darf
  } noch einmal antworten. Bisher { $score }.
sj-challenge-part = { $who ->
    [you] Challenge durch dich!
   *[name] Challenge durch { $who }!
  }{ $coin ->
    [heads] { " Die Münze zeigt Kopf." }
   *[none] { "" }
  } { $struck } ist gestrichen, { $rest } gilt: { $points }. Bisher { $score }.
sj-injured = Verletzung: { $who ->
    [you] Du verlierst
   *[name] { $who } verliert
  } { $card }.

## Spielverlauf: das Ende eines Spielzugs
sj-enforces = { $who ->
    [you] Du setzt
   *[name] { $who } setzt
  } die Strafe durch: Alle Punkte danach zählen nicht; es steht { $after }, nicht { $before }.
sj-declines = { $who ->
    [you] Du verzichtest
   *[name] { $who } verzichtet
  } auf die Strafe.
sj-tally = Abrechnung: { $first } für { $one ->
    [you] dich
   *[name] { $one }
  }, { $second } für { $other ->
    [you] dich
   *[name] { $other }
  }. { $role ->
    [tie] Der Spielzug ist unentschieden.
    [off] { $who ->
        [you] Du gewinnst
       *[name] { $who } gewinnt
      } den Spielzug im Angriff mit { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkten
      } Vorsprung{ $double ->
        [yes] , das zählt doppelt.
       *[no] .
      }
   *[def] { $who ->
        [you] Du gewinnst
       *[name] { $who } gewinnt
      } den Spielzug in der Abwehr mit { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkten
      } Vorsprung{ $double ->
        [yes] , das zählt doppelt.
       *[no] .
      }
  }
sj-cube = Der Würfel geht nach rechts{ $way ->
    [up] { $rows ->
        [one] { " oben" }
       *[other] { " und zwei nach oben" }
      }
    [down] { $rows ->
        [one] { " unten" }
       *[other] { " und zwei nach unten" }
      }
   *[right] { "" }
  }, von { $old } { $to ->
    [points] zu den Punkten
   *[other] auf { $to }
  }.
sj-automatic = Niemand hält { $who ->
    [you] dich
   *[name] { $who }
  } auf: automatischer Touchdown, keine Abrechnung.
sj-scores = { $what ->
    [conversion] TOUCHDOWN MIT 2-PUNKT-CONVERSION!
    [extra-point] TOUCHDOWN MIT EXTRAPUNKT!
    [touchdown] TOUCHDOWN!
    [field-goal] FIELD GOAL!
   *[safety] SAFETY!
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $who ->
    [you] dich
   *[name] { $who }
  }: jetzt { $score }. { $then }
sj-scores-nothing = Der Drive endet ohne Punkte ({ $score }). { $then }
sj-next-drive = { $start ->
    [kickoff] { $who ->
        [you] Du nimmst
       *[name] { $who } nimmt
      } den Kickoff an.
   *[snap] { $who ->
        [you] Du übernimmst
       *[name] { $who } übernimmt
      } mit einem Snap.
  }

## Überschrift und Ergebnis
sj-headline = { $one } { $first } – { $second } { $other } · { $unit }, { $deck ->
    [0] Stapel leer
    [one] noch 1 Karte im Stapel
   *[other] noch { $deck } Karten im Stapel
  } · { $offence } im Angriff, Würfel auf { $square }
sj-headline-before = Vor dem Spiel
sj-headline-over = Endstand: { $one } { $first } – { $second } { $other }
sj-a-draw = Unentschieden
sj-won-by = { $by ->
    [sudden-death] Sudden Death in der Verlängerung
    [level] gleichauf, als die Zeit um war
   *[points] nach Punkten vorn, als die Zeit um war
  }

## Der Tisch im Terminal
sj-screen-before =
    Antworte auf die letzte Aktion, sonst ist der Spielzug verloren. Gewinne Spielzüge, dann kommt der Würfel zu den Touchdowns.
    Der Stapel ist die Uhr. Eine Münze entscheidet, wer zuerst den Ball hat.
sj-screen-clock = { $unit }, Stapel { $deck }, abgelegt { $gone }
sj-screen-score = Pkt.
sj-screen-hand = Hand
sj-screen-team = { $who }{ $you ->
    [yes] { " (du)" }
   *[no] { "" }
  }, { $side ->
    [home] Heim
   *[visitor] Gast
  }, { $role ->
    [off] Angriff
   *[def] Abwehr
  }
sj-screen-between = { $start ->
    [kickoff] Noch kein Spielzug. Als Nächstes Kickoff.
   *[snap] Zwischen zwei Spielzügen.
  }
sj-screen-points = Spielzugpunkte: { $one } { $first } – { $second } { $other }
sj-screen-who = { $who ->
    [you] Du
   *[name] { $who }
  }
sj-screen-to-answer = Zu kontern: { $codes }{ $several ->
    [yes] { " in " }{ $action }
   *[no] { "" }
  }
sj-screen-deed = { $cards }{ $combo ->
    [none] { "" }
    [simple] { " =" }
   *[other] { " [" }{ $combo }]
  }{ $some ->
    [yes] { " (gestrichen: " }{ $struck })
   *[no] { "" }
  }
sj-screen-face-down = { $gift ->
    [0] verdeckt
   *[other] verdeckt, { $gift } für die anderen
  }
sj-screen-struck = gestrichen ({ $struck })
sj-screen-own = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand, Angriff | Abwehr:
  }
sj-screen-own-down = Verdeckt: { $card }

## Der Spielbericht
sj-news-given-up = Aufgegeben bei { $first } zu { $second }
sj-news-draw = Kein Sieger, { $first } zu { $second }
sj-news-extra = { $who } gewinnt in der Verlängerung
sj-news-score = { $one } { $first }, { $other } { $second }.
sj-news-course = { $good ->
    [yes] Endgültig vorn ab Spielzug { $play } von { $plays }
   *[no] Erst am Ende gewonnen
  }; { $changes }.
sj-title-scored = { $what ->
    [conversion] Touchdown und 2
    [extra-point] Touchdown und 1
    [touchdown] Touchdown
    [field-goal] Field Goal
   *[safety] Safety
  }, { $who }
sj-title-nothing = Keine Punkte
sj-title-tied = { $points } zu { $points } unentschieden
sj-title-won = { $who } gewinnt { $best } zu { $least }
sj-title-intercepted = Interception, { $who }
sj-title-fumble = Fumble, { $who }
sj-title-touchback = Touchback
sj-title-spike = Spike
sj-label-start = Kickoff
sj-label-final = Endstand
sj-label-play = { $unit }, Spielzug { $play }, { $who }
sj-drive = { $end ->
    [conversion] Touchdown mit 2-Punkt-Conversion
    [extra-point] Touchdown mit Extrapunkt
    [touchdown] Touchdown
    [field-goal] Field Goal
    [safety] Safety
    [interception] Interception
    [fumble] Fumble
    [half] Halbzeit
    [time] Spielende
   *[no-score] keine Punkte
  }
sj-drive-short = { $end ->
    [conversion] TD 8
    [extra-point] TD 7
    [touchdown] TD
    [field-goal] FG
    [safety] SAF
    [interception] INT
    [fumble] FUM
    [half] Halbzeit
    [time] Ende
   *[no-score] 0
  }
sj-figure-points = Punkte
sj-figure-touchdowns = Touchdowns
sj-figure-automatic = Ohne Antwort
sj-figure-field-goals = Field Goals
sj-figure-safeties = Safetys
sj-figure-won = Gewonnene Spielzüge
sj-figure-play-points = Spielzugpunkte
sj-figure-best = Bester Spielzug
sj-figure-actions = Aktionen
sj-figure-cards = Gespielte Karten
sj-figure-advanced = Kombis nach Klasse
sj-figure-simple = Einfache Kombis
sj-figure-bonus = Punkte für Kombis
sj-figure-turnovers = Eroberte Bälle
sj-figure-sloppy = Sloppy Tackles
sj-figure-penalties = Durchgesetzte Strafen
sj-figure-challenges = Gewonnene Challenges
sj-figure-injuries = Verletzte Karten
sj-figure-new-hands = Neue Hände im Huddle

## Der Trainer
sj-tip-first-drive = Der erste Drive gehört dir.
sj-tip-second-half = Die zweite Halbzeit beginnst du mit dem Ball.
sj-tip-over = { $result ->
    [won] Damit ist das Spiel gewonnen.
    [lost] Damit ist das Spiel verloren.
   *[level] Damit endet das Spiel unentschieden.
  }
sj-tip-extra-time = Gleichstand: Die Verlängerung entscheidet.
sj-tip-lead-at-risk = Das setzt die Führung aufs Spiel: { $own ->
    [one] 1 Karte
   *[other] { $own } Karten
  } gegen { $theirs }.
sj-tip-points-needed = Du brauchst Punkte: { $own ->
    [one] 1 Karte
   *[other] { $own } Karten
  } gegen { $theirs }.
sj-tip-thin = Gegen eine dünne Abwehr spielt es sich gut: { $own ->
    [one] 1 Karte
   *[other] { $own } Karten
  } gegen { $theirs }.
sj-tip-clock = Die Uhr läuft für dich.
sj-tip-new-cards = Neue Karten für beide Teams.
sj-tip-ready = Mit dieser Hand geht es.
sj-tip-new-hand = Eine neue Hand verspricht { NUMBER($points, minimumFractionDigits: 1) } Punkte { $sign ->
    [minus] weniger
   *[plus] mehr
  }.
sj-tip-other-cards = Andere Karten versprechen { NUMBER($points, minimumFractionDigits: 1) } Punkte { $sign ->
    [minus] weniger
   *[plus] mehr
  }.
sj-tip-other-card = Eine andere Karte verspricht { NUMBER($points, minimumFractionDigits: 1) } Punkte { $sign ->
    [minus] weniger
   *[plus] mehr
  }.
sj-tip-rest-stays = Behalte den Rest.
sj-tip-play = Der Drive verspricht { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1) }
   *[plus] { NUMBER($points, minimumFractionDigits: 1) }
  } Punkte.
sj-tip-touchback = Zwei Versuche für etwas Sicheres.
sj-tip-no-return = Besser als ein Return gegen diesen Kick.
sj-tip-kick = Ein Kick von { $points }, { $left ->
    [0] keine Karte bleibt
    [one] 1 Karte bleibt
   *[other] { $left } Karten bleiben
  } gegen den Return.
sj-tip-makes = Dann steht es { $own } zu { $theirs }.
sj-tip-answers = Dann steht es { $own } zu { $theirs }; { $answers } von { $unseen } ungesehenen Karten antworten darauf.
sj-tip-sloppy = Es beendet den Spielzug: Niemand kann antworten.
sj-tip-downs = Lass ihnen die Versuche.
sj-tip-concede = Gib ihnen das, ehe es schlimmer wird.
sj-tip-stop = Am besten hier aufhören.
sj-tip-struck = Sie zu streichen bringt { NUMBER($points, minimumFractionDigits: 1) } Punkte { $sign ->
    [minus] weniger
   *[plus] mehr
  }.
sj-tip-keep-challenge = Spar die Challenge für eine schlimmere Flagge.
sj-tip-ends = Der Spielzug endet { $own } zu { $theirs }.

## Der Tisch im Browser: Anzeigetafel, Leiste und Hand
sj-you = Du
sj-they = Gegner
sj-home = Heim
sj-visitor = Gast
sj-side-you = { $side }, du
sj-before = Vor dem Spiel
sj-final = Endstand
sj-period = { $name ->
    [quarter] { $number ->
        [1] 1. Viertel
        [2] 2. Viertel
        [3] 3. Viertel
       *[other] 4. Viertel
      }
    [half] { $number ->
        [1] 1. Halbzeit
       *[other] 2. Halbzeit
      }
    [extra] Verlängerung
   *[game] Ein Stapel
  }
sj-kickoff-due = Kickoff,
sj-down-of = { $down }. von { $of } Versuchen,
sj-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
  }
sj-on-role = { $role ->
    [off] im Angriff
   *[def] in der Abwehr
  }
sj-role-name = { $role ->
    [off] Angriff
   *[def] Abwehr
  }
sj-in-hand = auf der Hand
sj-special = { $code ->
    [CHA] Challenge
   *[TIM] Time Out
  }
sj-special-left = { $code ->
    [CHA] Challenge
   *[TIM] Time Out
  } { $left ->
    [yes] noch da
   *[no] verbraucht
  }
sj-held = noch da
sj-used = verbraucht
sj-discards = Abgelegt
sj-discards-note = Die neueste zuerst. { $count ->
    [0] Alle liegen offen.
    [one] Eine weitere liegt verdeckt.
   *[other] { $count } weitere liegen verdeckt.
  }
sj-set-aside = Beiseite
sj-place = { $what ->
    [picked] in deiner Aktion
    [played] gespielt
   *[empty] keine Karte
  }

## Der Tisch im Browser: Angriffskarte und Uhr
sj-offense-card = Angriffskarte
sj-points = Punkte
sj-points-offence = Angriff
sj-points-safety = Safety, Abwehr
sj-start = START
sj-outcome = { $outcome ->
    [win] Sieg
    [tie] gleich
    [loss] verloren
    [win10] Sieg 10+
   *[loss10] verl. 10+
  }
sj-cube-on = Angriffskarte. Der Würfel steht in Reihe { $row }, Spalte { $column }.
sj-leads-to = { $reader ->
    [off] Für den Angriff führt „{ $outcome }“ nach { $square }.
   *[you] Für dich führt „{ $outcome }“ nach { $square }.
  }
sj-leads-to-points = { $reader ->
    [off] Für den Angriff „{ $outcome }“
   *[you] Für dich „{ $outcome }“
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
sj-deck-left = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
  }

## Der Tisch im Browser: der Schlagabtausch
sj-exchange = Der Spielzug, Aktion für Aktion
sj-action = { $who }: { $names }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
sj-action-planned = Deine Wahl: { $names }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
sj-face-down = Eine verdeckte Karte
sj-key = ZIEL
sj-key-said = muss gekontert werden
sj-struck = GESTRICHEN
sj-answers = { $answer } kontert { $answered }
sj-line-snap = Snap
sj-worth = = { $points }
sj-blank = leer
sj-beats = schlägt
sj-line-face-down = { $gift ->
    [0] verdeckt
   *[other] Sloppy Tackle, +{ $gift } für die anderen
  }
sj-line = { $cards ->
    [0] keine Punkte
    [one] 1 Karte
   *[other] { $cards } Karten
  }{ $boxes ->
    [0] { "" }
   *[other] , { $boxes } Kästchen
  }{ $combo ->
    [none] { "" }
    [simple] { $bonus ->
        [0] , ohne Bonus
       *[other] , Kombi +{ $bonus }
      }
   *[other] { $bonus ->
        [0] , ohne Bonus
       *[other] , Kombi { $combo } +{ $bonus }
      }
  }
sj-last-play = Letzter Spielzug
sj-your-answer = Hier liegt gleich deine Antwort
sj-next-snap = Als Nächstes Snap: { $team }
sj-next-kickoff = Als Nächstes Kickoff: { $team }

## Der Tisch im Browser: die Abrechnung
sj-play-points = Spielzugpunkte
sj-tally-of = { $what ->
    [last] Zuletzt
   *[now] Punkte
  }
sj-part-cards = Karten
sj-part-boxes = Kästchen
sj-part-combo = Kombis
sj-part-sloppy = Sloppy Tackle
sj-total = Summe
sj-scale = { $one } zu { $other }
sj-flag = Flagge: { $team }.
sj-flag-text = Durchgesetzt steht es { $one } zu { $other }.
sj-hint-consider = Drücke eine Karte, um zu sehen, was sie täte; noch einmal, um sie zu spielen. Was zusammenpasst, kommt Karte für Karte dazu.

## Der Tisch im Browser: der Münzwurf
sj-toss = Der Münzwurf
sj-toss-text = Wer ihn gewinnt, kickt oder nimmt an; die anderen wählen ihre Punktekarte. Wer jetzt kickt, hat nach der Halbzeit zuerst den Ball.
sj-toss-quick = Wer ihn gewinnt, wählt Angriff oder Abwehr; die anderen wählen ihre Punktekarte.
sj-toss-heads = der Helm
sj-toss-tails = der Football
sj-toss-kick = Sie haben zuerst den Ball. Du darfst Karten zum Kickoff legen, für sichere Punkte.
sj-toss-receive = Du hast zuerst den Ball und trägst ihren Kickoff zurück.
sj-toss-offence = Du hast den ersten Snap.
sj-toss-defence = Sie haben den ersten Snap.
sj-toss-home = Deine Punkte stehen auf der Heimkarte.
sj-toss-visitor = Deine Punkte stehen auf der Gastkarte.

## Der Tisch im Browser: Momente
sj-score-line = { $one } { $first } – { $second } { $other }
sj-banner-scored = { $what ->
    [conversion] TOUCHDOWN, 8
    [extra-point] TOUCHDOWN, 7
    [touchdown] TOUCHDOWN
    [field-goal] FIELD GOAL
   *[safety] SAFETY
  }
sj-banner-points = +{ $points } für { $team }: { $first } – { $second }
sj-banner-intercepted = ABGEFANGEN
sj-banner-recovered = FUMBLE EROBERT
sj-banner-ball = { $team } hat den Ball, und der Würfel wechselt die Reihe.
sj-banner-challenged = FLAGGE AUFGEHOBEN
sj-banner-stands = ES BLEIBT DABEI
sj-banner-end = { $name ->
    [quarter] { $number ->
        [1] ENDE DES 1. VIERTELS
        [2] HALBZEIT
       *[other] ENDE DES 3. VIERTELS
      }
    [half] HALBZEIT
    [extra] ENDE DER VERLÄNGERUNG
   *[game] DER STAPEL IST LEER
  }
sj-banner-extra = VERLÄNGERUNG
sj-banner-final = ENDSTAND

## Die vergrößerte Karte
sj-legend-code = Kürzel und Name
sj-legend-code-text = Die Aktion. Rot im Angriff, blau in der Abwehr.
sj-legend-attribute = Merkmal
sj-legend-attribute-text = 1: nur als erste Aktion. R, P: nach einem Lauf, einem Pass. END: beendet den Spielzug, wenn niemand kontert.
sj-legend-boxes = Weiße Kästchen
sj-legend-boxes-text = Jedes zählt 1 mehr. Leer zählt 1, X zählt 0.
sj-legend-classes = A B C D
sj-legend-classes-text = Klassen; was eine gemeinsam hat, darf zusammen gespielt werden.
sj-legend-counters = Kontert, gekontert von
sj-legend-counters-text = Was die Aktion schlägt, und was sie schlägt.
sj-legend-halves = Zwei Seiten
sj-legend-halves-text = Nur die Seite deiner Rolle zählt; die andere wartet auf den Ballwechsel.
sj-legend-black = Schwarzer Rand
sj-legend-black-text = Eine für jedes Team, neben der Hand. Sie kommt zur Halbzeit zurück.

## Das geführte erste Spiel
sj-guide-title = Dein erster Drive
sj-guide-goal = Hol mehr Punkte als das andere Team, ehe der Stapel verbraucht ist. Jede Karte, die du legst, muss die kontern, die da liegt; wer mehr Spielzugpunkte sammelt, gewinnt den Spielzug.
sj-guide-closing = Ab hier spielst du allein: Ein Snap liegt da, und du hast fünf neue Karten. Im ganzen Spiel kommen Kickoffs, der Huddle und ein Bonus für Kombis dazu.
sj-guide-coin = Das ist der Schnellstart, ein Durchgang durch den Stapel. Eine Münze entscheidet, wer zuerst den Ball hat. Sag Kopf.
sj-guide-side = Sie haben den Münzwurf gewonnen und den Angriff genommen. Du wählst eine Punktekarte; sie ist nur ein Name. Nimm Heim.
sj-guide-cube = Der weiße Würfel zeigt, wie ein Drive läuft. Nach jedem Spielzug zieht er eine Spalte nach rechts: hinauf, wenn der Angriff den Spielzug gewonnen hat, hinunter, wenn er ihn verloren hat. In der letzten Spalte kommt er zu den Punkten: 8, 7, 6, 3 oder nichts.
sj-guide-sides = Jede Karte hat zwei Seiten. Ohne Ball zählen deine blauen, mit Ball die roten; die andere Seite ist der Streifen am Fuß. „beats“ nennt, was eine Seite kontert: Was gerade da liegt, ist markiert.
sj-guide-adrenaline = Sie haben den Snap gespielt: 1 Spielzugpunkt. Legst du nichts, punkten sie sofort. Adrenaline schlägt den Snap und ist 3 wert: einen für die Karte, einen für jedes weiße Kästchen. Drücke sie, dann noch einmal.
sj-guide-combo = Sie haben mit zwei Pass/Kick auf einmal geantwortet: eine Kombi. Eine davon schlägt dein Adrenaline, und beide zählen: 5 zu 3 für sie.
sj-guide-interception = Ein Pass lässt sich abfangen. Deine Interception schlägt ihn und bringt 4; haben sie keine Antwort, gehört der Ball dir. Auf ihr steht P: nur gegen einen Pass.
sj-guide-block = Sie haben den Ball mit einem Block gerettet. Du führst 7 zu 6, aber sie haben die letzte Karte gelegt, also musst du antworten. Dein eigener Block schlägt ihn.
sj-guide-alone = Beide Tackles haben wie dein Block Klasse B und könnten mitkommen. Dann hättest du aber keine Karte mehr für das, was folgt. Spiel den Block allein.
sj-guide-tackle = Ein Lauf. Ein Tackle schlägt ihn, und darauf steht END: Kontern sie das Tackle nicht, ist der Spielzug vorbei. Das kleine genügt.
sj-guide-keep = Behalte das andere Tackle: Eine Abwehr ohne Karten kann nicht antworten, und das ist ein Touchdown.
sj-guide-tally = Sie hatten keine Antwort. Die Abrechnung: 10 zu 7, du gewinnst den Spielzug, und der Würfel ist eine Reihe hinuntergegangen. Die Hände werden vom Stapel auf fünf aufgefüllt; er ist die Uhr des Spiels.
sj-guide-fumble = Ein neuer Snap. Ein Fumble schlägt den Ball frei, und nur ein Run/Kick sichert ihn. Du hast einen, auf der roten Seite von C10. Versuch es.
sj-guide-hold = Leg das Tackle nicht dazu: C10 ist genau die Karte, mit der du den Ball sichern willst.
sj-guide-recover = Sie konnten ihn nicht sichern. Jetzt ist es deine Chance, mit roten Seiten: Run/Kick!
sj-guide-turnover = Dein Ball! Die Teams haben die Rollen getauscht, und der Würfel hat die Reihe gewechselt: von ganz unten nach ganz oben. Von jetzt an zählen deine roten Seiten.
sj-guide-stop = Sie haben dich getackelt: 3 zu 3. Im Angriff darfst du jederzeit aufhören, indem du keine Karte spielst. Ein Pass wäre jetzt ein Lateral und nichts wert, also nimm das Unentschieden: Der Würfel bleibt oben.
sj-guide-ahead = Dein Snap wurde geblockt, 1 zu 2. Adrenaline schlägt den Block und bringt dich in Führung.
sj-guide-flag = Sie haben eine Flagge geworfen: Nach einer Strafe darf ihr Team alle späteren Punkte streichen lassen. Du führst 3 zu 2, also hör hier auf und gewinn den Spielzug.
sj-guide-fourth = Der vierte Versuch. Aus der obersten Reihe bringt ein Sieg 8, ein Gleichstand 7, sogar eine Niederlage 6. Die Felder neben dem Würfel zeigen immer, was Sieg, Gleichstand und Niederlage brächten.
sj-guide-dive = Ein Dive schlägt Adrenaline nicht, hat aber Klasse A mit deinem Fake gemeinsam, und der tut es. Beginn mit dem Dive; nur der Fake vervollständigt ihn und kommt deshalb von selbst dazu.
sj-guide-tie = 5 zu 5, und nur Laterals übrig. Keine Karte: Ein Gleichstand aus der obersten Reihe ist ein Touchdown mit Extrapunkt, 7 für dich.
sj-guide-touchdown = Touchdown! Jetzt haben sie wieder den Snap, von START aus. Unsicher, was du spielen sollst? Der Trainer weiß es, und die passenden Regeln sind eine Taste entfernt: R.

## Kurze Wörter für das Raster im Terminal
sj-screen-column = Punkte
sj-screen-safety = Safety
sj-screen-outcome = { $outcome ->
    [win] S
    [tie] U
    [loss] N
    [win10] S 10
   *[loss10] N 10
  }

## Was in der Schachtel liegt, auf Papier
sj-box-cube = { $cube ->
    [ball] Würfel der Angriffskarte
    [home] Würfel von Heim
   *[visitor] Würfel von Gast
  }
sj-box-coin = Münze
sj-box-sheet = Spielbericht
sj-box-side = { $side ->
    [home] Heim
   *[visitor] Gast
  }
sj-box-score = Stand
sj-box-points = Spielpunkte: { $points }

# Card sets of one's own

sj-set-card = Aktionskarte
sj-set-out = Entfernte Karte
sj-set-counter = Zeile der Kontertabelle
sj-card-worth = bringt { $off } im Angriff, { $dfn } in der Abwehr

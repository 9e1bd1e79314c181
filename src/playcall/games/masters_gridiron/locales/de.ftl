### Masters of the Gridiron auf Deutsch.

## Schachtel, Spielarten

mg-summary = Jeder Spieler wird nur einmal gebraucht: Ein fester Kader reicht für acht Versuche und acht Stopps.
mg-box = Ein Star, ein Spielzug, eine Zahl: Hält die Abwehr mit?
mg-goal = Füllt je acht Felder: Lege Spieler und Spielzug, nenne eine Zahl und sieh, ob ein Verteidiger mithält. Ein Touchdown zählt 7, ein Field Goal 3, und jeder Spieler wird nur einmal gebraucht.
mg-mode-team = Teamspiel
mg-mode-team-summary = Zwei fertige Teams mit vollem Playbook.
mg-mode-kickoff = Kickoff
mg-mode-kickoff-summary = Zwei fertige Teams ohne Audibles: das Spiel zum Lernen.
mg-mode-manager = General Manager
mg-mode-manager-summary = Zwei selbst gebaute Decks unter der Gehaltsobergrenze.
mg-mode-mixed = Gemischt
mg-mode-mixed-summary = Ein fertiges Team gegen ein gebautes Deck, gewertet mit der Punktvorgabe.
mg-mode-handicap = Handicap
mg-mode-handicap-summary = Zwei fertige Teams; der Favorit muss die Punktvorgabe schlagen.

## Wörter der Regeln

mg-rating-PAS = Pass
mg-rating-RUS = Lauf
mg-rating-GOL = Torlinie
mg-rating-REC = Fang
mg-rating-RED = Red Zone
mg-rating-RBL = Laufblock
mg-rating-PBL = Passblock
mg-rating-RDF = Laufabwehr
mg-rating-PRS = Pass Rush
mg-rating-TAC = Tackling
mg-rating-COV = Deckung
mg-position-QB = Quarterback
mg-position-RB = Running Back
mg-position-FB = Fullback
mg-position-WR = Wide Receiver
mg-position-TE = Tight End
mg-position-T = Tackle
mg-position-G = Guard
mg-position-C = Center
mg-position-DE = Defensive End
mg-position-DT = Defensive Tackle
mg-position-LB = Linebacker
mg-position-CB = Cornerback
mg-position-S = Safety
mg-type-IR = Lauf innen
mg-type-OR = Lauf außen
mg-type-SP = Kurzer Pass
mg-type-LP = Langer Pass
mg-result-TD = Touchdown
mg-result-FG = Field Goal
mg-result-PUNT = Punt
mg-window-HUDDLE = Huddle
mg-window-LINE = Line
mg-window-CHECK = Check
mg-window-REACT = React
mg-pile-offense = Angriff
mg-pile-defense = Abwehr
mg-pile-playbook = Playbook
mg-audibles = Audibles
mg-audible-short = AUD
mg-play-and-type = { $play } ({ $type })
mg-price = { $price } Mio. $
mg-call = { $result }, { $number }, { $stops }
mg-call-alone = Ein Punt ohne Spielzug
mg-score = { $one } { $first }, { $other } { $second }
mg-at-spot = Feld { $spot }
mg-at-spot-overtime = Feld OT-{ $spot }
mg-when = Zug { $turn } von { $of }
mg-when-overtime = Verlängerung { $period }
mg-sum = { $terms } = { $total }
mg-sum-rating = { $rating } { $number }
mg-sum-bonus = + { $amount } als { $position }
mg-sum-carry = + { $amount } Übertrag
mg-sum-call = { $sign ->
    [minus] −
   *[plus] +
  } { $amount } { $card }

## Was Audibles tun

mg-effect-boost = { $rated ->
    [yes] Deine Zahl +{ $n } in diesem Zug mit { $rating }.
   *[no] Deine Zahl +{ $n } in diesem Zug.
  }
mg-effect-drain = { $rated ->
    [yes] Ihre Zahl −{ $n } in diesem Zug mit { $rating }.
   *[no] Ihre Zahl −{ $n } in diesem Zug.
  }
mg-effect-close = { $rating } kann diesen Versuch nicht stoppen.
mg-effect-open = Auch { $rating } kann diesen Versuch stoppen.
mg-effect-also = Dein Spieler darf auch { $rating } nutzen.
mg-effect-upgrade = Dein Field Goal wird ein Touchdown, deine Zahl −{ $n }.
mg-effect-settle = Wirst du mit { $m } oder weniger gestoppt, bekommst du ein Field Goal.
mg-effect-hold = Machen sie einen Touchdown, zählt er als Field Goal.
mg-effect-return = Stoppst du sie mit { $m } oder mehr{ $rated ->
    [yes] {" "}mit { $rating }
   *[no] {""}
  }, bekommst du { $score ->
    [TD] einen Touchdown
    [FG] ein Field Goal
   *[SAFETY] ein Safety
  }.
mg-effect-takeaway = Stoppst du sie mit { $m } oder mehr, bekommt dein nächster Versuch +{ $n }.
mg-effect-escort = Lege eine weitere Angriffskarte ab: deine Zahl + { $share ->
    [8] ein Achtel
   *[other] 1/{ $share }
  } ihres Werts { $rating }.
mg-effect-gang = Lege eine weitere Abwehrkarte ab: deine Zahl + { $share ->
    [8] ein Achtel
   *[other] 1/{ $share }
  } ihres besten Werts, der sie stoppen kann.
mg-effect-cancel = Hebe ein Audible auf, das sie in diesem Zug gespielt haben.
mg-effect-silence = Sie dürfen in diesem Zug keine Audibles spielen.
mg-effect-scout = Sieh dir für diesen Zug ihre Abwehrhand an.
mg-effect-force = { $mode ->
    [audibles] Sie legen jedes Audible ihrer Hand ab.
   *[other] Sie legen { $mode ->
        [random] zufällig
       *[victim] nach eigener Wahl
      } { $zone ->
        [off_hand] eine Angriffskarte
        [def_hand] eine Abwehrkarte
        [pb_hand] eine Playbook-Karte
       *[players] eine Spielerkarte
      } ab.
  }
mg-effect-cycle = Lege bis zu { $k } { $zone ->
    [off_hand] Angriffskarten
    [def_hand] Abwehrkarten
    [pb_hand] Playbook-Karten
   *[players] Angriffskarten (in der Abwehr: Abwehrkarten)
  } weg und ziehe ebenso viele.
mg-effect-recall = Tausche einen Spieler deiner Hand gegen einen aus deinem Ablagestapel.
mg-effect-sub = Sieh dir { $n ->
    [one] den obersten Spieler an; er darf
   *[other] die obersten { $n } Spieler an; einer darf
  } den gelegten ersetzen.
mg-effect-newplay = Ziehe { $n ->
    [one] eine Playbook-Karte
   *[other] { $n } Playbook-Karten
  }; ein Spielzug davon darf den gelegten ersetzen.
mg-effect-stack = Sieh dir { $n ->
    [one] die oberste Karte deines Playbook-Stapels an und lege sie zurück
   *[other] die obersten { $n } Karten deines Playbook-Stapels an und lege sie in beliebiger Folge zurück
  }.
mg-effect-needs = Nur für: { $what }.
mg-ratings = { $ratings }.
mg-play-details = { $result }, { $type }: nutzt { $uses }, gestoppt von { $stops }{ $bonus ->
    [yes] ; { $bonuses }.
   *[no] .
  }
mg-play-bonus = { $pos } +{ $amount }
mg-audible-details = Audible { $side }, { $windows }: { $text }

## Was ein Platz gefragt wird

mg-asks-team = Wähle dein Team: Du spielst mit seinen Stammspielern und seinem Playbook.
mg-asks-huddle = Im Huddle: ein Audible ablegen und eine andere Karte ziehen, eines spielen oder an die Linie gehen?
mg-asks-lay = Lege einen Spieler und einen Spielzug ({ $when }, { $spot }).
mg-asks-forced-punt = Du musst punten: Niemand auf deiner Hand hat einen Wert, den einer deiner Spielzüge nutzt. Mit wem puntest du?
mg-asks-turn-over = { $player } puntet. Welchen Spielzug drehst du um ({ $spot })?
mg-asks-punt-alone = Du musst punten: Weder Hand noch Playbook-Stapel haben einen Spielzug. Mit wem puntest du?
mg-asks-lay-carry = Deine Zahl bekommt +{ $amount }.
mg-asks-lay-reply = Du musst jetzt punkten.
mg-asks-line = An der Linie: „{ $call }“. Ein Audible spielen?
mg-asks-defend = Lege eine Abwehrkarte gegen „{ $call }“. Gleiche Zahlen stoppen.
mg-asks-defend-punt = Sie punten: „{ $call }“. Lege eine Abwehrkarte.
mg-asks-react = Deine Antwort liegt gegen „{ $call }“. Ein Audible spielen?
mg-asks-check = Sie haben ein Audible gespielt. Darauf antworten?
mg-asks-convert = Touchdown! Kicken oder für zwei gehen ({ $share } % für { $good }, sonst { $failed }; { $score ->
    [leads] du führst mit { $lead }
    [trails] du liegst { $lead } zurück
   *[level] es steht unentschieden
  })?
mg-asks-spend-escort = Welchen weiteren Spieler gibst du her? Deine Zahl steigt um 1/{ $share } seines Werts { $rating }.
mg-asks-spend-gang = Welchen weiteren Verteidiger gibst du her? Deine Zahl steigt um 1/{ $share } seines besten Werts, der sie stoppen kann.
mg-asks-cancel = Welches ihrer Audibles hebst du auf?
mg-asks-give-up = Du musst eine Karte ablegen ({ $pile }). Welche?
mg-asks-put-away = { $more ->
    [yes] Noch eine Karte weglegen und ebenso viele ziehen?
   *[no] { $cards ->
        [one] Eine Karte weglegen und eine ziehen?
       *[other] Bis zu { $cards } Karten weglegen und ebenso viele ziehen?
      }
  }
mg-asks-recall-give = Welchen Spieler deiner Hand gibst du her?
mg-asks-recall-take = Welcher Spieler kommt aus dem Ablagestapel zurück?
mg-asks-replace = Ersetzt eine davon { $card }?
mg-asks-put-back = Lege die Karten einzeln zurück: Welche kommt zuunterst? Die letzte liegt oben.
mg-waiting = Warten auf { $who }.
mg-moment = Zeit für Audibles.
mg-over = Das Spiel ist aus.

## Möglichkeiten: was auf den Knöpfen steht

mg-do-team = Mit den { $team } spielen
mg-do-attempt = { $player }, { $play }: { $tag }
mg-do-punt = Mit { $player } und { $play } punten
mg-do-punt-player = Mit { $player } punten, bester Wert { $number }
mg-do-turn-over = { $play } umdrehen
mg-do-punt-alone = Mit { $player } allein punten
mg-do-defend = { $player }: { $tag }
mg-do-play = { $card } spielen
mg-do-discard = { $card } ablegen, ziehen
mg-do-cancel = { $card } aufheben
mg-do-pick = { $card }: { $tag }
mg-do-card = { $card }
mg-do-line = An die Linie
mg-do-enough = Genug
mg-do-pass = Kein Audible
mg-do-keep = { $card } behalten
mg-do-kick = Kicken: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
mg-do-go = Für zwei gehen

## Möglichkeiten: in höchstens 24 Zeichen

mg-tag-attempt = { $result } { $number }, { $share } %
mg-tag-attempt-blind = { $result } { $number }
mg-tag-punt = Punt, { $number }
mg-tag-punt-alone = Punt
mg-tag-number = { $number }
mg-tag-stops = { $number }, stoppt
mg-tag-short = { $number }, −{ $short }
mg-tag-against = { $ours } gegen { $theirs }
mg-tag-discard = Ablegen, ziehen
mg-tag-play = Spielen
mg-tag-cancel = Aufheben
mg-tag-cancel-one = Eines aufheben
mg-tag-drain = { $rating } −{ $amount }
mg-tag-drain-all = Ihre Zahl −{ $amount }
mg-tag-close = Ohne { $rating }
mg-tag-settle = { $points } bei 0–{ $margin } daneben
mg-tag-return = { $margin } von { $need } nötig
mg-tag-held = Zählt { $held } statt { $points }
mg-tag-plus = +{ $amount }
mg-tag-kick = { $points } sicher
mg-tag-go = { $good } oder { $failed }, { $share } %

## Möglichkeiten: Schritt für Schritt

mg-step-attempt = { $type }: { $sum }.
mg-step-bonus = Der Bonus gilt nur für { $positions }: +0 für { $pos }.
mg-step-stops = { $stops } mit { $number } oder mehr stoppt ihn; sonst bringt er { $points }.
mg-step-odds = { $able ->
    [0] Keiner der { $unseen } ungesehenen Verteidiger reicht heran
    [one] Einer der { $unseen } ungesehenen Verteidiger reicht heran
   *[other] { $able } der { $unseen } ungesehenen Verteidiger reichen heran
  }; sie halten { $hand }: zu { $share } % ist keiner davon dabei.
mg-step-punt = Keine Punkte; Punkte der Abwehr würden an { $number } gemessen.
mg-step-forced-punt = Kein Spieler auf der Hand hat einen Wert, den einer der Spielzüge nutzt; einen Versuch gibt es also nicht.
mg-step-turn-over = { $play } füllt das Feld verdeckt und ist weg; niemand punktet damit.
mg-step-punt-alone = Ohne Spielzug wird nichts gemessen, und niemand kann punkten.
mg-step-no-play = Es liegt kein Spielzug, also wird nichts gemessen.
mg-step-answer = { $sum }.
mg-step-lower = { $ratings } { $count ->
    [one] ist
   *[other] sind
  } weniger.
mg-step-idle = { $ratings } { $count ->
    [one] zählt
   *[other] zählen
  } hier nicht.
mg-step-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  } für { $team }.
mg-step-stands = Dann stünde es bei „{ $call }“.
mg-step-return = { $counted } − { $number } = { $margin }, nötig sind { $need }.
mg-step-spend = { $rating } { $number } / { $share } = +{ $amount }.
mg-step-kick = Der Touchdown zählt { $points }.
mg-step-flip = Die obersten zwei Karten deines Playbook-Stapels werden umgedreht und verlassen ihn.
mg-step-two = Genau ein Field Goal macht den Touchdown zu { $good }; keines oder zwei machen ihn zu { $failed }.
mg-step-goals = { $goals } { $cards ->
    [one] der einen Karte
   *[other] der { $cards } Karten
  } deines Playbook-Stapels sind Field Goals: { $share } %.
mg-team-about = Gehälter { $payroll } Mio. $; Angriff { $offence }, Abwehr { $defence }; Stil: { $lean }.
mg-team-stars = Stars: { $stars }.

## Spielverlauf: vor dem Spiel

mg-deck-brought = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
  } { $own ->
    [yes] { $team }, ein selbst gebautes Deck
   *[no] mit den { $team }
  }{ $paid ->
    [yes] , Gehälter { $payroll } Mio. $
   *[no] {""}
  }.
mg-tossed = { $team } sind zu Gast und beginnen.
mg-tossed-coin = Der Münzwurf: { $team } sind zu Gast und beginnen.
mg-spread-none = Gehälter von { $high } und { $low } Mio. $: keine Punktvorgabe, es zählt der Spielstand.
mg-spread-set = { $favourite } sind mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Favorit gegen { $underdog } ({ $high } − { $low } = { $difference }, geteilt durch { $divided }).
mg-drew = { $team } ziehen { $drawn }.
mg-drawn = { $cards ->
    [one] 1 Karte ({ $pile })
   *[other] { $cards } Karten ({ $pile })
  }
mg-drew-you = Du ziehst { $cards }.

## Spielverlauf: der Versuch

mg-turn-begins = { $when }: { $team } greifen an, { $spot }.
mg-turn-reply = Sie müssen punkten, sonst ist es vorbei.
mg-audible-discarded = { $team } legen das Audible { $card } ab.
mg-laid = { $team } legen { $player } mit { $play }. „{ $call }“: { $sum }.
mg-announced = Jetzt steht es bei „{ $call }“: { $sum }.
mg-punted = { $team } punten mit { $player } und { $play }. „{ $call }“.
mg-punted-alone = { $team } haben keinen Spielzug mehr und punten mit { $player } allein.
mg-answered = { $team } antworten mit { $player }: { $sum }.
mg-answered-punt = { $team } antworten mit { $player }.
mg-audible-played = Audible! { $team } spielen { $card }: { $text }
mg-spent = { $team } geben { $player } dafür her: { $rating } { $number } / { $share } = +{ $amount }.
mg-call-cancelled = { $team } heben { $card } auf.
mg-scouted-other = { $team } sehen sich die Abwehrhand an.
mg-scouted-you = Du siehst die Abwehrhand: { $cards }.
mg-forced-out = { $team } legen { $cards } ab.
mg-forced-out-none = { $team } haben nichts abzulegen.
mg-cycled = { $team } legen { $count ->
    [one] 1 Karte ({ $pile })
   *[other] { $count } Karten ({ $pile })
  } weg und ziehen ebenso viele.
mg-cycled-you = Du legst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } weg und ziehst { $drawn }.
mg-cycled-none = { $team } behalten ihre Karten.
mg-recalled = { $team } holen { $taken } für { $given } zurück.
mg-looked = { $team } sehen sich { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
  } ihres Stapels an ({ $pile }).
mg-looked-you = Oben auf deinem Stapel ({ $pile }): { $cards }.
mg-substituted = { $team } bringen { $into } für { $out }.
mg-play-changed = { $team } wechseln den Spielzug von { $out } zu { $into }.
mg-play-changed-rest = Abgelegt: { $cards }.
mg-plays-discarded = { $team } behalten ihren Spielzug und legen { $cards } ab.

## Spielverlauf: Ergebnisse

mg-resolved-punt = Ein Punt: { $team } füllen ihr Feld ohne Punkte.
mg-resolved = { $outcome ->
    [touchdown] { $ours } schlägt { $theirs }: Touchdown.
    [field_goal] { $ours } schlägt { $theirs }: Field Goal.
    [held] { $ours } schlägt { $theirs }: ein Touchdown, der nur als Field Goal zählt.
    [settled] { $meets ->
        [level] { $theirs } und { $ours } sind gleich: gestoppt, doch nah genug für ein Field Goal.
       *[stops] { $theirs } stoppt { $ours } mit { $margin }, nah genug für ein Field Goal.
      }
    [returned] { $meets ->
        [beats] { $theirs } gegen { $ours }: { $defence } erobern den Ball.
        [level] { $theirs } und { $ours } sind gleich, und der Ball geht in die andere Richtung.
       *[stops] { $theirs } stoppt { $ours }, und der Ball geht in die andere Richtung.
      }
   *[stopped] { $meets ->
        [level] { $theirs } und { $ours } sind gleich: gestoppt, Gleichstand geht an die Abwehr.
       *[stops] { $theirs } stoppt { $ours } mit { $margin }.
      }
  }
mg-return-tried = { $card }: { $counted } − { $number } = { $margin }, nötig sind { $need }: { $good ->
    [yes] gut!
   *[no] nicht genug.
  }
mg-scored = { $what ->
    [touchdown] TOUCHDOWN, { $team }!
    [touchdown-defence] { $team } machen einen Touchdown in der Abwehr!
    [field_goal-defence] { $team } holen ein Field Goal in der Abwehr!
    [safety-defence] { $team } holen ein Safety!
   *[field_goal] Field Goal, { $team }!
  } +{ $points } ({ $score }).
mg-carry-won = Takeaway: { $team } bekommen +{ $amount } beim nächsten Versuch.
mg-kicked = { $team } kicken: Es bleibt bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
mg-kicked-few = { $team } kicken: Es bleibt bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }. Mit weniger als zwei Playbook-Karten geht es nicht anders.
mg-went-for-two = { $team } gehen für zwei und drehen { $cards } um: { $good ->
    [yes] genau ein Field Goal, gut! +{ $points }
   *[no] nicht genau ein Field Goal, misslungen. −{ $points }
  } ({ $score }).
mg-flipped-card = { $card } ({ $kind ->
    [A] Audible
   *[other] { $kind }
  })

## Spielverlauf: Stapel, Verlängerung, Ende

mg-turned-over = { $team } drehen { $cards ->
    [one] ihre abgelegte Karte
   *[other] ihre { $cards } abgelegten Karten
  } ungemischt als neuen Stapel um ({ $pile }).
mg-gathered = { $team } sammeln { $cards ->
    [one] eine Playbook-Karte
   *[other] { $cards } Playbook-Karten
  } in der Folge ein, in der sie gespielt wurden; die Punkte bleiben.
mg-overtime-begins = Unentschieden bei { $score }: Verlängerung. { $team }, das Heimteam, greifen an; wer zuerst punktet, gewinnt.
mg-period-ends = Abschnitt { $period } der Verlängerung endet unentschieden.
mg-reply-due = Ein Field Goal im ersten Zug: { $team } haben einen Zug zur Antwort.
mg-exchanged = Field Goal für Field Goal: wieder gleich, und jetzt gewinnt, wer zuerst punktet.
mg-game-over = Endstand: { $score }.
mg-game-won = { $periods ->
    [0] { $team } gewinnen.
    [one] { $team } gewinnen nach einem Abschnitt der Verlängerung.
   *[other] { $team } gewinnen nach { $periods } Abschnitten der Verlängerung.
  }
mg-game-tied = { $periods ->
    [0] Unentschieden.
    [one] Unentschieden nach einem Abschnitt der Verlängerung.
   *[other] Unentschieden nach { $periods } Abschnitten der Verlängerung.
  }
mg-spread-push = { $team } waren mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Favorit: genau die Vorgabe, unentschieden.
mg-spread-won = { $team } waren mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Favorit: Gegen die Vorgabe gewinnen { $winner }.
mg-headline-before = Vor dem Spiel
mg-headline = { $score } · { $when } · { $team } im Angriff
mg-headline-final = Endstand: { $score }
mg-won = { $team } gewinnen { $first }:{ $second } ({ $how }, { $rule }).
mg-tie = Unentschieden
mg-by-points = mehr Punkte nach allen Zügen
mg-by-overtime = Sudden Death in der Verlängerung
mg-by-tie = auch nach der Verlängerung gleich
mg-by-spread = gegen die Punktvorgabe
mg-by-push = genau die Punktvorgabe

## Der Tisch im Terminal

mg-screen-opening = Je { $spots ->
    [one] 1 Versuch und 1 Stopp
   *[other] { $spots } Versuche und { $spots } Stopps
  }. Ein Touchdown zählt { $touchdown }, ein Field Goal { $goal }.
mg-screen-team = { $who }: { $team }
mg-screen-score = Stand
mg-screen-def = Abw
mg-screen-count = { $pile } { $hand }+{ $deck }
mg-screen-carry = Übertrag +{ $amount }
mg-screen-left = { $team }, Hand + Stapel: { $counts }
mg-screen-payroll = Gehälter { $one } { $first } Mio. $ – { $other } { $second } Mio. $
mg-screen-attacks = { $team } im Angriff, { $spot }.
mg-screen-call = „{ $call }“: { $sum }
mg-screen-cancelled = { $card } (aufgehoben)
mg-screen-stock = Dein Playbook-Stapel: { $touchdowns } TD, { $goals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
  }{ $odds ->
    [yes] {" "}(zwei Punkte: { $share } %)
   *[no] {""}
  }
mg-screen-on-top = Oben darauf:
mg-screen-under = Unter deinem Stapel ({ $pile }):
mg-screen-hold = { $team } halten:
mg-screen-ordered = Stapel der { $team } ({ $pile }), von oben:
mg-screen-used = Verbraucht von { $team }:

## Die Gründe des Trainers

mg-coach-team = Gewinnt { $wins } % seiner Spiele unter gleichen Trainern, im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } { $side ->
    [ahead] vorn
   *[behind] zurück
  }; Gehälter { $payroll } Mio. $.
mg-coach-team-new = Ein Team aus einem eigenen Set, noch nicht gemessen; Gehälter { $payroll } Mio. $.
mg-coach-missed-least = Der Spieler, der am wenigsten fehlen wird.
mg-coach-missed-play = Der Spielzug, der dir am wenigsten fehlen wird.
mg-coach-punt = Kein Versuch mit diesen Karten ist wert, was er kostet.
mg-coach-lay = Punktet zu { $share } %; die Karten sind für später { $worth } wert.
mg-coach-defend = { $stops ->
    [yes] Stoppt ihn
   *[no] Stoppt ihn nicht
  }; kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
  } an späteren Stopps.
mg-coach-go = Gelingt zu { $share } %.
mg-coach-kick = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } sicher.
mg-coach-spend = Genug, und er fehlt am wenigsten.
mg-coach-cancel = Ohne dieses Audible sieht es besser aus.
mg-coach-give-up = Fehlt am wenigsten.
mg-coach-take = Der beste der verbrauchten Spieler.
mg-coach-enough = Der Rest ist besser als das, was kommen kann.
mg-coach-cycle = Schlechter als das, was im Stapel liegt.
mg-coach-keep-player = Er ist so gut wie jeder andere.
mg-coach-substitute = Er ist besser.
mg-coach-keep-play = Der Spielzug ist so gut wie jeder andere.
mg-coach-new-play = Der bessere Spielzug.
mg-coach-stack = Die beste Karte kommt zuerst.
mg-coach-line = Die Hand ist gut genug.
mg-coach-huddle = Es hilft, bevor etwas liegt.
mg-coach-discard = Eine neue Karte ist { $fresh } wert, diese zu behalten { $held }.
mg-coach-pass-line = Der Versuch steht gut genug.
mg-coach-adds = Es bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } dazu.
mg-coach-pass = Nichts würde besser.
mg-coach-changes = Es ändert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.

## Der Bericht

mg-kickoff-point = Kickoff
mg-period = { $period ->
    [0] Reguläre Spielzeit
   *[other] Verlängerung { $period }
  }
mg-point = { $period ->
    [0] Zug { $turn }, { $team }
   *[other] Verlängerung { $period }, Zug { $turn }, { $team }
  }
mg-short-touchdown = TD
mg-short-field_goal = FG
mg-short-held = FG
mg-short-settled = FG
mg-short-stopped = Stopp
mg-short-returned = verloren
mg-short-punt = Punt
mg-title-touchdown = Touchdown
mg-title-field_goal = Field Goal
mg-title-held = Nur ein Field Goal zugelassen
mg-title-settled = Field Goal gerettet
mg-title-stopped = Gestoppt
mg-title-returned = Punkte der Abwehr
mg-title-punt = Punt
mg-title-two = zwei Punkte
mg-title-two-failed = Versuch misslungen
mg-news-given-up = Aufgegeben bei { $one } zu { $other }
mg-news-tie = { $one } und { $other } trennen sich unentschieden
mg-news-overtime = { $team } gewinnen in der Verlängerung
mg-news-score = { $score }.
mg-figure-points = Punkte
mg-figure-offence = Im Angriff
mg-figure-defence = In der Abwehr
mg-figure-overtime = In der Verlängerung
mg-figure-touchdowns = Touchdowns
mg-figure-goals = Field Goals
mg-figure-stops = Stopps
mg-figure-punts = Punts
mg-figure-two = Zwei-Punkte-Versuche
mg-figure-attempt = Mittlerer Versuch
mg-figure-answer = Mittlere Antwort
mg-figure-audibles = Gespielte Audibles
mg-figure-discarded = Abgelegte Audibles
mg-figure-payroll = Gehälter

## Decks

mg-deck-plays = Spielzüge
mg-deck-types = Typen von Spielzügen
mg-deck-eleventh = Elfter
mg-deck-lean-EVEN = Ausgewogen
mg-deck-lean-RUN = Lauf
mg-deck-lean-GROUND = Am Boden
mg-deck-lean-PASS = Pass
mg-deck-lean-SHORT = Kurze Pässe
mg-deck-lean-AIR = Durch die Luft
mg-deck-play = { $uses } · Stopp { $stops } · { $bonuses }
mg-deck-type = { $plays } { $type }
mg-deck-summary = { $deck }: { $payroll }{ $cap ->
    [0] {""}
   *[other] {" "}von { $cap }
  } Mio. $; { $cards ->
    [one] 1 Playbook-Karte
   *[other] { $cards } Playbook-Karten
  }: { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  }, { $goals ->
    [one] 1 Field Goal
   *[other] { $goals } Field Goals
  }, { $audibles ->
    [one] 1 Audible
   *[other] { $audibles } Audibles
  } ({ $types }).
mg-note-room = Noch { $money } Mio. $ übrig.
mg-note-over = { $money } Mio. $ über der Obergrenze.
mg-note-empty = { $places ->
    [one] Der leere Platz wird mindestens { $money } Mio. $ kosten.
   *[other] Die { $places } leeren Plätze werden mindestens { $money } Mio. $ kosten.
  }
mg-note-half = { $share ->
    [exact] Field Goals sind genau die Hälfte
   *[at_least] Field Goals sind mindestens die Hälfte
  }: { $needed } bei { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  } und { $audibles ->
    [one] 1 Audible
   *[other] { $audibles } Audibles
  }.
mg-note-twice = Kein Typ darf mehr als doppelt so oft vorkommen wie ein anderer: zurzeit höchstens { $most }.
mg-problem-unknown-card = Diese Karte gibt es nicht: { $cards }.
mg-problem-count-offense = Im Angriff { $cards } statt { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
  }{ $open ->
    [0] .
   *[other] : Es fehlen { $missing }.
  }
mg-problem-count-defense = In der Abwehr { $cards } statt { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
  }{ $open ->
    [0] .
   *[other] : Es fehlen { $missing }.
  }
mg-problem-slots-offense = { $open ->
    [yes] Dem Angriff fehlen { $missing }; ohne Platz sind { $surplus }.
   *[no] Der Elfte im Angriff ist ein { $surplus }, nicht { $missing }.
  }
mg-problem-slots-defense = { $open ->
    [yes] Der Abwehr fehlen { $missing }; ohne Platz sind { $surplus }.
   *[no] Der Elfte in der Abwehr ist ein { $surplus }, nicht { $missing }.
  }
mg-problem-duplicate-player = Mehr als einmal im Deck: { $names }.
mg-problem-over-cap = Die Gehälter betragen { $payroll } Mio. $, { $over } Mio. $ über der Obergrenze von { $cap } Mio. $.
mg-problem-few-playbook = Im Playbook { $cards } statt mindestens { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
  }.
mg-problem-many-playbook = Das Playbook hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, höchstens { $most } sind erlaubt.
mg-problem-few-touchdowns = Im Playbook { $touchdowns } statt mindestens { $least } Touchdowns.
mg-problem-field-goal-share = { $goals } von { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } des Playbooks sind Field Goals, nicht { $share ->
    [exact] genau die Hälfte
   *[at_least] mindestens die Hälfte
  }: { $needed } sind nötig.
mg-problem-type-ratio = { $most ->
    [one] 1 Spielzug
   *[other] { $most } Spielzüge
  } vom Typ { $often } gegen { $least } vom Typ { $seldom }: mehr als doppelt so viele.
mg-problem-copies = Eine Playbook-Karte darf höchstens { $limit }-mal in einem Deck sein: { $names }.
mg-problem-not-owned = In einem anderen Deck des Wettbewerbs: { $names }.

## Der Tisch im Browser

mg-you = du
mg-visitor = Gast
mg-home = Heim

## Anzeigetafel und Streifen

mg-before = Vor dem Spiel
mg-final = Endstand
mg-turn = Zug { $turn } von { $of }
mg-overtime = Verlängerung { $period }
mg-attacks = { $team } greifen an,
mg-must-reply = { $team } müssen punkten
mg-strip-teams = Beide wählen ein Team, dann bestimmt die Münze den Gast.
mg-carry = { $team }: +{ $amount } beim nächsten Versuch
mg-silenced = In diesem Zug keine Audibles für die Abwehr
mg-scouted = Ihre Abwehrhand
mg-scouted-note = Film Study zeigt sie in diesem Zug.
mg-favoured = { $team } mit { $points } Favorit
mg-holds-off = Angr.
mg-holds-def = Abw.
mg-holds-book = Züge
mg-carries = +{ $amount } beim nächsten
mg-getting = Vorgabe { $points }

## Die knappe Seite einer Handkarte

mg-peek-uses = Nutzt
mg-peek-stops = Stopp
mg-peek-audible = Audible
mg-peek-needs = nur { $what }
mg-peek-BOOST = +{ $n } für dich{ $rating ->
    [none] {""}
   *[other] {", "}{ $rating }
  }
mg-peek-DRAIN = −{ $n } für sie{ $rating ->
    [none] {""}
   *[other] {", "}{ $rating }
  }
mg-peek-CLOSE = { $rating } stoppt nicht
mg-peek-OPEN = { $rating } stoppt auch
mg-peek-ALSO = { $rating } zählt auch
mg-peek-UPGRADE = FG wird TD, −{ $n }
mg-peek-SETTLE = FG bei Stopp um höchstens { $m }
mg-peek-HOLD = ihr TD zählt als FG
mg-peek-RETURN = { $score } bei Stopp um { $m }
mg-peek-TAKEAWAY = danach +{ $n } bei Stopp um { $m }
mg-peek-ESCORT = Blocker ablegen, Anteil dazu
mg-peek-GANG = Verteidiger ablegen, Anteil dazu
mg-peek-CANCEL = hebt ein Audible auf
mg-peek-SILENCE = keine Audibles für sie
mg-peek-SCOUT = zeigt ihre Abwehrhand
mg-peek-FORCE = sie legen ab
mg-peek-CYCLE = { $k ->
    [one] eine Karte tauschen
   *[other] bis zu { $k } Karten tauschen
  }
mg-peek-RECALL = holt einen Spieler zurück
mg-peek-SUB = sucht einen anderen Spieler
mg-peek-NEWPLAY = sucht einen anderen Spielzug
mg-peek-STACK = ordnet deine obersten { $n }

## Felder

mg-spots = Felder der { $team }
mg-spot = Feld { $number }
mg-ot-spot = OT-{ $number }
mg-spot-now = jetzt
mg-spot-numbers = { $one } gegen { $other }
mg-outcome-empty = frei
mg-outcome-now = der Versuch, der läuft
mg-outcome-T = Touchdown, { $points }
mg-outcome-C = Touchdown mit zwei Punkten, { $points }
mg-outcome-M = Touchdown, Versuch misslungen, { $points }
mg-outcome-F = Field Goal, { $points }
mg-outcome-S = Safety, { $points }
mg-outcome-x = gestoppt
mg-outcome-p = Punt
mg-outcome-b = Punt ohne Spielzug
mg-stamp-stopped = Gestoppt
mg-stamp-punt = Punt
mg-def-mark = DEF
mg-defence-score = Punkte der Abwehr mit { $card }: { $points }

## Stapel

mg-piles = Stapel der { $team }
mg-pile-used = Weg
mg-pile-used-of = Verbraucht von den { $team }
mg-pile-used-note = Alles, was gespielt oder abgelegt wurde, von jedem Stapel das Letzte zuerst.
mg-deck-off = Angriffsstapel der { $team }
mg-deck-def = Abwehrstapel der { $team }
mg-deck-pb = Playbook-Stapel der { $team }
mg-deck-short-off = Angr.
mg-deck-short-def = Abw.
mg-deck-short-pb = Züge
mg-deck-own = Was noch darin ist; die Reihenfolge gemischter Karten ist verborgen.
mg-deck-ordered = Ohne Mischen umgedreht: von oben, beiden bekannt.
mg-deck-closed = Verdeckt.

## Das Duell

mg-kickoff = { $team } beginnen
mg-kickoff-you = Wähle Spieler und Spielzug. Der höchste Wert, den der Spielzug nutzt, plus Bonus ist deine Zahl.
mg-kickoff-they = Die { $team } legen Spieler und Spielzug; einer deiner Verteidiger antwortet.
mg-place-player = Spieler
mg-place-play = Spielzug
mg-place-no-play = Kein Spielzug
mg-place-defender = Dein Verteidiger
mg-place-their-defender = Ihr Verteidiger
mg-last-turn = Der Zug davor
mg-final-turn = Der letzte Zug
mg-call-TD = Touchdown-Versuch:
mg-call-FG = Field-Goal-Versuch:
mg-call-punt = Punt:
mg-call-answers = beantwortet mit
mg-call-stops = gestoppt von
mg-call-choose-play = Welcher Spielzug dazu?
mg-call-choose-player = Wer spielt ihn?
mg-told-TD = { $team } versuchten einen Touchdown
mg-told-FG = { $team } versuchten ein Field Goal
mg-told-null = { $team } punteten
mg-told-punt = { $team } punteten
mg-number-offence = Angriff
mg-number-defence = Abwehr
mg-bonus = Bonus für { $pos }
mg-bonus-only = Bonus nur für { $positions }
mg-carried = Übertrag
mg-lower = { $rating } { $number } ist weniger
mg-calls = Audibles dieses Zugs
mg-cancelled = aufgehoben
mg-flipped = Umgedreht für zwei Punkte
mg-verdict-touchdown = Touchdown
mg-verdict-field_goal = Field Goal
mg-verdict-held = Nur ein Field Goal zugelassen
mg-verdict-settled = Gestoppt, doch ein Field Goal bleibt
mg-verdict-stopped = Gestoppt mit { $margin }
mg-verdict-level = Gleiche Zahlen: gestoppt
mg-verdict-punt = Punt: keine Punkte
mg-verdict-returned = Die Abwehr punktet
mg-tray = Wähle aus diesen Karten

## Die Hand

mg-hand-off_hand = Angriff
mg-hand-def_hand = Abwehr
mg-hand-pb_hand = Playbook
mg-place-drawn = wird nachgezogen
mg-place-none = keine Karte mehr
mg-why-offence = Eine Angriffskarte liegt bei eigenen Versuchen.
mg-why-defence = Eine Abwehrkarte antwortet auf ihre Versuche.
mg-why-audible = Sie braucht einen anderen Augenblick oder Spielzug: { $windows }.
mg-why-no-match = Kein Paar in deiner Hand macht daraus einen Versuch.
mg-why-no-match-short = passt nicht
mg-why-next = nächster Zug
mg-why-play = Spielzüge liegen bei eigenen Versuchen.
mg-why-play-laid = Dein Spielzug liegt schon.

## Knöpfe

## Teams

mg-teams = Teams
mg-team-look = Karten ansehen
mg-team-pile-note = Die Stammspieler und das Playbook des Decks.
mg-team-offence = Angriff
mg-team-defence = Abwehr
mg-team-lean = Stil
mg-team-grades = Stärke der Mannschaftsteile
mg-scheme-POWER = Power
mg-scheme-ACE = Ace
mg-scheme-SPREAD = Spread
mg-scheme-TWIN = Zwei Läufer
mg-scheme-NICKEL = Nickel
mg-scheme-BIG = Big Nickel
mg-lean-EVEN = von allem etwas
mg-lean-RUN = Lauf
mg-lean-GROUND = Spiel am Boden
mg-lean-PASS = Pass
mg-lean-SHORT = kurze Pässe
mg-lean-AIR = Spiel durch die Luft
mg-unit-qb = Quarterback
mg-unit-backs = Läufer
mg-unit-receivers = Fänger
mg-unit-line = Angriffslinie
mg-unit-front = Front
mg-unit-linebackers = Linebacker
mg-unit-secondary = Secondary

## Was man nicht sieht, Gehälter

mg-unseen = Ungesehen
mg-unseen-defence = Ungesehene Verteidiger der { $team }: { $count }
mg-unseen-offence = Ungesehene Angreifer der { $team }: { $count }
mg-unseen-later = Die Kader erscheinen, wenn beide Teams gewählt sind.
mg-unseen-closed = An diesem Tisch sind die Kader verdeckt.
mg-in-their-hand = in ihrer Hand
mg-payroll = Gehälter
mg-payroll-spread = Gehälter und Vorgabe
mg-payrolls = { $one } { $first } Mio. $, { $other } { $second } Mio. $.
mg-spread-sum = { $difference } ÷ { $divided } = { $exact }: { $team } Favorit mit
mg-stock = Dein Playbook-Stapel: { $touchdowns } TD, { $goals } FG{ $audibles ->
    [0] {""}
    [one] , 1 Audible
   *[other] , { $audibles } Audibles
 }.
mg-two-chance = Zwei-Punkte-Versuch

## Augenblicke

mg-score-line = { $one } { $first } – { $second } { $other }
mg-banner-touchdown = Touchdown, { $team }
mg-banner-field_goal = Field Goal, { $team }
mg-banner-safety = Safety, { $team }
mg-banner-defence-touchdown = Touchdown der Abwehr, { $team }
mg-banner-defence-field_goal = Die Abwehr punktet, { $team }
mg-banner-defence-safety = Safety, { $team }
mg-banner-two-good = Zwei Punkte: gut
mg-banner-two-bad = Misslungen
mg-banner-overtime = Verlängerung
mg-banner-overtime-text = Wer zuerst punktet, gewinnt; die { $team } beginnen.
mg-banner-reply = Eine Antwort
mg-banner-reply-text = Die { $team } müssen jetzt punkten.

## Legende der großen Karte

mg-legend-pennant = Wimpel
mg-legend-pennant-text = Position, in der Farbe des Teams.
mg-legend-coin = Münze
mg-legend-coin-text = Gehalt in Millionen; zählt für Obergrenze und Punktvorgabe.
mg-legend-ratings = Werte
mg-legend-ratings-text = Vier in der Abwehr, zwei bis sechs im Angriff. Der höchste in der Farbe des Teams.
mg-legend-duel = Im Duell
mg-legend-duel-text = Der Wert, der zählt, wird schwarz mit goldenem Rand; die anderen verlieren ihre Fläche.
mg-legend-ribbon = Band
mg-legend-ribbon-text = Rang: Standout, Star, Legend, Specialist.
mg-legend-print = Kleingedrucktes
mg-legend-print-text = Größe, Alter, College, Saison: für die Regeln ohne Bedeutung.
mg-legend-result = Band
mg-legend-result-text = Rot mit Ball: Touchdown. Blau mit Torstangen: Field Goal; sein +1 zeigt einen gelungenen Zwei-Punkte-Versuch.
mg-legend-type = Zeichen
mg-legend-type-text = IR Lauf innen, OR Lauf außen (Quadrat); SP kurzer Pass, LP langer Pass (Kreis).
mg-legend-uses = Uses
mg-legend-uses-text = Der höchste dieser Werte, den dein Spieler hat, ist deine Zahl.
mg-legend-stops = Stop
mg-legend-stops-text = Die Abwehr antwortet mit dem höchsten davon; gleiche Zahlen stoppen.
mg-legend-bonus = Bonus
mg-legend-bonus-text = Kommt für genau diese Positionen dazu.
mg-legend-side = Ecke
mg-legend-side-text = OFF im Angriff, DEF in der Abwehr, ANY in beiden.
mg-legend-window = Fenster
mg-legend-window-text = Huddle vor dem Legen, Line danach, React nach der Antwort, Check nach ihrem Audible.
mg-legend-needs = Bedingung
mg-legend-needs-text = Der Spielzug oder das Ergebnis, das sie braucht.
mg-legend-audible = Audible
mg-legend-audible-text = Einmal gespielt; im eigenen Huddle darf sie gegen eine andere Karte abgelegt werden.

## Optionen eines Tischs

mg-option-deck1 = Deck von Platz 1
mg-option-deck2 = Deck von Platz 2
mg-option-visitor = Gastteam
mg-option-visitor-random = Durch Münzwurf
mg-option-visitor-seat1 = Platz 1
mg-option-visitor-seat2 = Platz 2
mg-option-stock_form = Playbooks der Teams
mg-option-stock_form-full = Mit Audibles
mg-option-stock_form-basic = Ohne Audibles
mg-option-open_rosters = Offene Kader
mg-option-open_playbooks = Offene Playbooks
mg-option-punt = Punts
mg-option-punt-any = Jedes Paar
mg-option-punt-no_match = Paare, die nicht passen
mg-option-punt-forced = Nur wenn nichts passt
mg-option-check_window = Check-Fenster
mg-option-audible_limit = Höchstens Audibles je Zug
mg-option-conversion_cards = Umgedrehte Karten bei zwei Punkten
mg-option-conversion_cards-out = Aus dem Spiel
mg-option-conversion_cards-bottom = Unter den Stapel
mg-option-ot_reply = Antwort auf ein Field Goal in der Verlängerung
mg-option-ot_reply-first_turn = Im ersten Zug
mg-option-ot_reply-each_period = In jedem Abschnitt
mg-option-ot_max_periods = Höchstens Abschnitte der Verlängerung
mg-option-cap = Gehaltsobergrenze
mg-option-cap_on_stock = Obergrenze auch für fertige Teams
mg-option-fg_share = Field Goals im Playbook
mg-option-fg_share-exact = Genau die Hälfte
mg-option-fg_share-at_least = Mindestens die Hälfte
mg-option-playbook_copies = Kopien einer Playbook-Karte
mg-option-playbook_max = Höchstens Playbook-Karten
mg-option-spread = Punktvorgabe
mg-option-spread_rounding = Vorgabe gerundet
mg-option-spread_rounding-half = Auf halbe Punkte
mg-option-spread_rounding-exact = Auf Fünftel
mg-option-spread_push = Sieg mit genau der Vorgabe
mg-option-spread_push-tie = Unentschieden
mg-option-spread_push-underdog = Der Außenseiter gewinnt
mg-option-exclusive_pool = Jeder Spieler nur in einem Deck
mg-option-deck1-doc = Deck des ersten Platzes: am Tisch wählen, ein Teamkürzel oder ein Deck.
mg-option-deck2-doc = Deck des zweiten Platzes: am Tisch wählen, ein Teamkürzel oder ein Deck.
mg-option-visitor-doc = Wer zu Gast ist und beginnt.
mg-option-stock_form-doc = Playbooks der fertigen Teams mit oder ohne Audibles.
mg-option-open_rosters-doc = Beide Kader und beide Gehaltssummen sind öffentlich.
mg-option-open_playbooks-doc = Beide Listen der Playbook-Karten sind öffentlich.
mg-option-punt-doc = Mit welchen Kartenpaaren gepuntet werden darf.
mg-option-check_window-doc = Der Angriff darf auf Audibles der Abwehr antworten.
mg-option-audible_limit-doc = So viele Audibles darf ein Platz in einem Zug spielen; 0 oder none für beliebig viele.
mg-option-conversion_cards-doc = Wohin die umgedrehten Karten eines Zwei-Punkte-Versuchs kommen.
mg-option-ot_reply-doc = Wann auf ein Field Goal des Heimteams geantwortet werden darf.
mg-option-ot_max_periods-doc = Abschnitte der Verlängerung, bevor das Spiel unentschieden endet.
mg-option-cap-doc = Gehaltsobergrenze gebauter Decks in Mio. $; 0 oder none für keine.
mg-option-cap_on_stock-doc = Die Gehaltsobergrenze gilt auch für fertige Teams.
mg-option-fg_share-doc = Field Goals sind die Hälfte eines Playbooks oder mindestens die Hälfte.
mg-option-playbook_copies-doc = Kopien einer Playbook-Karte in einem Deck; 0 oder none für beliebig viele.
mg-option-playbook_max-doc = So viele Playbook-Karten darf ein Deck höchstens haben.
mg-option-spread-doc = Das Ergebnis wird mit der Punktvorgabe gewertet.
mg-option-spread_rounding-doc = Die Vorgabe in halben Punkten oder in Fünfteln.
mg-option-spread_push-doc = Wer gewinnt, wenn der Favorit genau mit der Vorgabe siegt.
mg-option-exclusive_pool-doc = Ein Spieler darf nur in einem Deck sein.

## Wonach Karten gefiltert werden können

mg-fact-kind = Art
mg-fact-kind-offense = Angriffsspieler
mg-fact-kind-defense = Abwehrspieler
mg-fact-kind-touchdown = Touchdown-Spielzüge
mg-fact-kind-field-goal = Field-Goal-Spielzüge
mg-fact-kind-audible = Audibles
mg-fact-pos = Position
mg-fact-pos-QB = Quarterback
mg-fact-pos-RB = Running Back
mg-fact-pos-FB = Fullback
mg-fact-pos-WR = Wide Receiver
mg-fact-pos-TE = Tight End
mg-fact-pos-T = Tackle
mg-fact-pos-G = Guard
mg-fact-pos-C = Center
mg-fact-pos-DE = Defensive End
mg-fact-pos-DT = Defensive Tackle
mg-fact-pos-LB = Linebacker
mg-fact-pos-CB = Cornerback
mg-fact-pos-S = Safety
mg-fact-team = Team
mg-fact-tier = Rang
mg-fact-tier-REGULAR = Regular
mg-fact-tier-STANDOUT = Standout
mg-fact-tier-STAR = Star
mg-fact-tier-LEGEND = Legend
mg-fact-tier-SPECIALIST = Specialist
mg-fact-result = Ergebnis
mg-fact-type = Art des Spielzugs
mg-fact-type-IR = Lauf innen
mg-fact-type-OR = Lauf außen
mg-fact-type-SP = Kurzer Pass
mg-fact-type-LP = Langer Pass
mg-fact-uses = Nutzt
mg-fact-stops = Gestoppt von
mg-fact-side = Audible für
mg-fact-side-OFF = Den Angriff
mg-fact-side-DEF = Die Abwehr
mg-fact-side-ANY = Beide
mg-fact-windows = Fenster
mg-fact-salary = Gehalt
mg-fact-salary-low = Bis 2 Mio. $
mg-fact-salary-middle = 3 bis 7 Mio. $
mg-fact-salary-high = 8 bis 12 Mio. $
mg-fact-salary-top = Ab 13 Mio. $

## Das geführte erste Spiel

mg-guide-title = Deine ersten Versuche
mg-guide-goal = Beide Teams füllen acht Felder mit Versuchen: Ein Touchdown zählt 7, ein Field Goal 3. Jeder Spieler wird nur einmal gebraucht; die Kunst ist, gut zu paaren und die Besten zu sparen.
mg-guide-1 = Du spielst die Ashgrove Anvils und bist zu Gast. Unten liegen deine acht Felder, oben die der Eastvale Engines; dazwischen treffen ein Spieler und ein Spielzug auf einen Verteidiger.
mg-guide-2 = Links liegen drei Spieler, daneben vier Spielzüge. Ein Spielzug sagt, welche Werte er nutzt; der höchste davon, den dein Spieler hat, ist deine Zahl. Zwei deiner Linemen haben nur Blockwerte.
mg-guide-3 = Wähle Quillon Falconhurst, dann Pin and Pull. Der Spielzug nutzt Lauf oder Laufblock, und sein Laufblock ist 72. Auf dem Schild steht 51 %: So wahrscheinlich ist es, dass keiner ihrer drei Verteidiger an 72 heranreicht.
mg-guide-4 = Sie haben mit 60 geantwortet. Deine 72 ist höher: Touchdown, 7 Punkte, und der Spielzug bleibt auf deinem ersten Feld.
mg-guide-5 = Nach einem Touchdown darfst du für zwei gehen: Du drehst zwei deiner eigenen Spielzüge um; genau ein Field Goal macht 8, alles andere 6. So früh reicht der sichere Kick.
mg-guide-6 = Jetzt greifen sie an: ein Touchdown-Versuch mit 44. Die schwarze Zeile eines Spielzugs sagt, welche Werte ihn stoppen können, hier Laufabwehr oder Tackling. Auch eine gleiche Zahl stoppt ihn.
mg-guide-7 = Alle drei deiner Verteidiger stoppen ihn. Jeder wird nur einmal gebraucht, also nimm den, der dir am wenigsten fehlen wird: Ulric Wheatbank mit 59 genügt.
mg-guide-8 = Gestoppt: Ihr Spielzug wird umgedreht und bringt nichts. Du bist dran. Seamus Cedarbridle ist Receiver, und drei deiner Spielzüge sind Touchdowns, aber sieh auf die Schilder: 8 %.
mg-guide-9 = Field Stretch gibt einem Wide Receiver einen Bonus: Fang 72 + 8 = 80, und niemand, den sie noch haben, reicht daran heran. Drei sichere Punkte sind besser als sieben mit 8 %.
mg-guide-10 = 76, und keine deiner Karten kann das stoppen. Dann verliere so wenig wie möglich: Benno Saddlelock hat später am wenigsten zu bieten. Wirf nie einen Star weg.
mg-guide-11 = Quick Out kann nur mit Pass Rush gestoppt werden. Obadiah Duskwick bringt 64 + 4 = 68, und nur wenige ihrer ungesehenen Spieler sind im Pass Rush so gut. Der Reiter Ungesehen zeigt sie alle.
mg-guide-12 = Ein Touchdown-Versuch mit 79, und nur Tackling zählt. Dafür ist ein Star da: Thane Brackenridge hat Tackling 82. Seine Laufabwehr von 82 würde hier nicht zählen.
mg-guide-13 = Manchmal taugt kein Paar etwas. Jeder Spieler ist einen Versuch wert, also nutze die schlechte Hand, um eine Karte loszuwerden, die nie viel bringen wird.
mg-guide-14 = Lege Tobias Pinebank mit Goal-Post Dive. Das wird wahrscheinlich gestoppt, aber neue Karten kommen, und Jonah Stonebridle bleibt für einen Spielzug, der seine Torlinie von 68 nutzt.
mg-guide-15 = 62 gegen Tackling oder Deckung. Zwei deiner Linebacker stoppen das; Ace Granitegate mit 63 ist der billigere, und einer mehr als 62 ist alles, was du brauchst.
mg-guide-16 = Corwin Haldane ist da, die beste Red Zone deines Teams: 78. In der Deckung kommt keiner mehr heran, den sie noch haben, ein Touchdown ist also sicher. Wähle Post-Corner und behalte die anderen Spielzüge.
mg-guide-17 = 20 zu 7. Acht der fünfzehn Karten deines Playbook-Stapels sind Field Goals: zu 53 % kommt unter zweien genau eines. Mit so einem Vorsprung kannst du es versuchen.
mg-guide-18 = Zwei Punkte, gut: 8 statt 7. Sie haben kein Paar, das passt, und müssen punten: keine Punkte, aber ein Verteidiger wird trotzdem gelegt.
mg-guide-19 = Das ist also der Augenblick, deinen Schwächsten loszuwerden: Weldon Wrencroft. Mit Audibles im Spiel könnten manche Abwehrreihen bei so einem Punt sogar punkten.
mg-guide-20 = Der Spielverlauf bewahrt jede Rechnung auf, und jede Zeile öffnet die Regel dahinter.
mg-guide-21 = Von hier an wählst du. Die Schilder sagen, was ein Paar bringen würde, der Trainer, was er an deiner Stelle täte, und Ungesehen, wen du noch fürchten musst.
mg-guide-closing = Der Rest gehört dir: noch vier Versuche. Nimm beim nächsten Mal ein Team mit Audibles oder bau dir ein eigenes Deck.

## In einer Liga
mg-league-stock = Wähle eines der fertigen Teams.

## Was am Tisch hilft, auf Papier
mg-box-mat = Matte
mg-box-hint = Lege jeden Spielzug an sein Feld; gebrauchte Spieler liegen offen unter ihrem Stapel
mg-box-points = Punkte
mg-box-deck = Stapel
mg-box-side = { $side ->
    [visitor] Gast
   *[home] Heim
  }
mg-box-turn = Ein Zug
mg-box-turn-1 = Huddle: Lege Audibles ab, wenn du willst, und zieh auf { $plays } Playbook-Karten nach.
mg-box-turn-2 = Der Angriff legt einen Spieler und einen Spielzug und sagt seine Zahl: den besten Wert, den der Spielzug nutzt, plus den Bonus für die Position.
mg-box-turn-3 = Er darf Audibles spielen.
mg-box-turn-4 = Die Abwehr legt einen Spieler: sein bester Wert, der den Spielzug stoppen kann.
mg-box-turn-5 = Sie darf Audibles spielen; der Angriff darf antworten.
mg-box-turn-6 = Die höhere Zahl des Angriffs punktet; eine gleiche oder höhere der Abwehr stoppt, und der Spielzug wird umgedreht.
mg-box-turn-7 = Zieht auf { $players } Angriffs-, { $players } Abwehr- und { $plays } Playbook-Karten nach. Tauscht die Rollen.
mg-box-scores = Punkte
mg-box-scores-1 = Touchdown { $touchdown }, Field Goal { $goal }.
mg-box-scores-2 = Nach einem Touchdown darfst du es für zwei versuchen: Decke { $flipped ->
    [one] die oberste Karte
   *[other] die obersten { $flipped } Karten
  } deines Playbooks auf.
mg-box-scores-3 = Genau ein Field Goal darunter: { $good }; lege es neben den Touchdown, die +1 sichtbar.
mg-box-scores-4 = Keines oder beide: { $missed }; lege die erste dorthin, die Rückseite mit der −1 oben.
mg-box-scores-5 = Return-Audibles lassen die Abwehr punkten; eine Safety zählt { $safety }.
mg-box-scores-6 = Wer nach je { $spots ->
    [one] einem Feld
   *[other] { $spots } Feldern
  } mehr hat, gewinnt; bei Gleichstand entscheidet die Verlängerung.
mg-box-sheet = Spielbericht
mg-box-spot = Feld
mg-box-try = Für 2
mg-box-overtime = OT { $number }
mg-box-row = { $row ->
    [defense] Abwehr
    [total] Summe
   *[spread] Vorgabe
  }

## Eigene Kartensets

mg-set-team = Team
mg-set-player = Spieler
mg-set-play = Angriffsspielzug
mg-set-audible = Audible
mg-worth-player = Bewertung { $value }, { $salary } Mio. $ wert
mg-worth-play = punktet gegen { $percent } % der Hände

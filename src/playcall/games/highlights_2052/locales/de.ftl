### Football Highlights 2052 auf Deutsch: alles, was das Spiel sagt, im Terminal, in Aufzeichnungen, Berichten und im Browser.

fh-summary = Jede Karte greift mit einem Ende an und verteidigt mit dem anderen; beide Drives laufen zugleich.
fh-box = Beide Teams greifen zugleich an. Jede Karte verteidigt erst, dann greift sie an.
fh-goal = Mach in zwei Halbzeiten zu je zehn Spielzügen mehr Punkte als die Gegenseite: Touchdown 7, Field Goal 3, Safety 2. Jede Karte verteidigt zuerst; umgedreht ist sie dein nächster Angriff.

## Spielweisen

fh-mode-quick = Schnellstart
fh-mode-quick-summary = Zwei fertige Teams, sofort in die erste Halbzeit.
fh-mode-draft = Gedraftete Teams
fh-mode-draft-summary = Je fünf Stars, dann ein Draft in zwei Runden.
fh-mode-two_point = Zwei-Punkte-Versuche
fh-mode-two_point-summary = Ein Touchdown zählt 6, dann folgt ein Versuch.
fh-mode-solo = Solospiel
fh-mode-solo-summary = Allein gegen den automatischen Gegner.
fh-mode-solo_draft = Solospiel mit Draft
fh-mode-solo_draft-summary = Fünf Stars und zehn gedraftete Karten.
fh-mode-tournament = Turnier
fh-mode-tournament-summary = Ein Pokal für vier bis acht, mit Verletzungen.
fh-mode-league = Liga
fh-mode-league-summary = Draft, Saison und Playoffs für zwei bis acht.

## Optionen eines Tisches

fh-option-mode = Art des Spiels
fh-option-mode-basic = Ein einzelnes Spiel
fh-option-mode-solo = Solospiel
fh-option-mode-tournament = Turnier
fh-option-mode-league = Liga
fh-option-mode-doc = Ein einzelnes Spiel, ein Spiel gegen den automatischen Gegner, ein Pokal oder eine Saison mit Playoffs.
fh-option-players = Teilnehmer eines Wettbewerbs
fh-option-players-doc = Wie viele an einem Turnier (4 bis 8) oder einer Liga (2 bis 8) teilnehmen.
fh-option-setup = Teams
fh-option-setup-quick = Vorbereitet
fh-option-setup-draft = Gedraftet
fh-option-setup-doc = Fertige Teams, oder Stars und ein Draft vor dem Spiel.
fh-option-teams = Welche Teams
fh-option-teams-doc = Teams am Tisch wählen oder nennen: Gast,Heim (im Solospiel eines).
fh-option-halftime_draft = Draft zur Halbzeit
fh-option-halftime_draft-pick_pass = Nehmen und weitergeben
fh-option-halftime_draft-open = Aus offener Auslage
fh-option-halftime_draft-doc = Wie die fünf Karten der Halbzeit gedraftet werden.
fh-option-two_point = Zwei-Punkte-Versuche
fh-option-two_point-doc = Ein Touchdown zählt 6, und ein Versuch folgt.
fh-option-injuries = Verletzungen
fh-option-injuries-doc = Aus in einzelnen Spielen, an in Wettbewerben.
fh-option-must_have_winner = Bis jemand gewinnt
fh-option-must_have_winner-doc = Die Verlängerung dauert, bis jemand gewinnt: an in Turnieren und Playoffs.
fh-option-promo = Promokarten
fh-option-promo-doc = Drei Promokarten kommen ins Spieldeck, zwei ins Solo-Deck.
fh-option-unused_team_cards = Unbenutzte Teamkarten
fh-option-unused_team_cards-doc = Teamkarten, die niemand spielt, kommen beim Schnellstart ins Spieldeck.
fh-option-fifty_space = 50-Yard-Feld
fh-option-fifty_space-doc = Ein zusätzliches 50-Yard-Feld vor dem Safety-Feld.
fh-option-overthrow_test = Überworfene Pässe
fh-option-overthrow_test-printed = Aufgedruckte Yards zählen
fh-option-overthrow_test-after_helmets = Nach Abzug der Helme
fh-option-overthrow_test-doc = Ob Helme einen Pass verkürzen, bevor er als überworfen gilt.
fh-option-helmet_reduction = Helme, die abziehen
fh-option-helmet_reduction-each = Jeder
fh-option-helmet_reduction-paired = Nur die gepaarten
fh-option-helmet_reduction-doc = Welche Helme der Zone Yards abziehen.
fh-option-trigger_scope = Bälle, die gedeckt sein müssen
fh-option-trigger_scope-activated = Die des gewählten Spielzugs
fh-option-trigger_scope-whole_card = Die der ganzen Karte
fh-option-trigger_scope-doc = Wessen Footballs gedeckt sein müssen.
fh-option-final_offensive_audible = Audible gegen die letzte Verteidigung
fh-option-final_offensive_audible-doc = Ein Audible gegen die letzte Verteidigung einer Halbzeit.
fh-option-ot_safety_points = Safety-Punkte in der Verlängerung
fh-option-ot_safety_points-doc = Ein Safety bringt auch in der Verlängerung Punkte.
fh-option-ot_round_reset = Neue Drives in jeder Verlängerungsrunde
fh-option-ot_round_reset-doc = Jede Runde der Verlängerung beginnt auf der 30 mit neuen Drives.
fh-option-solo_draft = Solospiel mit Draft
fh-option-solo_draft-doc = Zu den fünf Stars kommen zehn gedraftete Karten.
fh-option-roster = Kader im Wettbewerb
fh-option-roster-starter = Vorbereitete Teams
fh-option-roster-league_draft = Draft mit elf Karten
fh-option-roster-doc = Fertige Teams oder der Draft mit elf Karten in einem Wettbewerb.
fh-option-keep_adjustments = Halbzeitwechsel behalten
fh-option-keep_adjustments-doc = Wechsel zur Halbzeit bleiben nach dem Spiel im Kader.
fh-option-league_passes = Runden der Liga
fh-option-league_passes-1 = Einmal gegen jeden
fh-option-league_passes-2 = Zweimal gegen jeden
fh-option-league_passes-doc = Wie oft alle gegeneinander spielen.
fh-option-home = Heim
fh-option-home-toss = Münzwurf
fh-option-home-seat1 = Erster Platz
fh-option-home-seat2 = Zweiter Platz
fh-option-home-doc = Wer Heim ist: per Münzwurf oder benannt.
fh-option-squads = Kader einer Liga
fh-option-squads-doc = Die Kader, die zwei Teams einer Liga mitbringen.

## Wonach Karten gefiltert werden können

fh-fact-kind = Stapel
fh-fact-kind-star = Stars
fh-fact-kind-team = Teamkarten
fh-fact-kind-play = Spieldeck
fh-fact-kind-action = Aktionsdeck
fh-fact-kind-solo = Solo-Deck
fh-fact-kind-promo = Promokarten
fh-fact-team = Team
fh-fact-defends = Verteidigt gegen
fh-fact-defends-P = Pass
fh-fact-defends-R = Lauf
fh-fact-defends-M = Maul
fh-fact-attacks = Greift an mit
fh-fact-attacks-P = Pass
fh-fact-attacks-R = Lauf
fh-fact-attacks-M = Maul
fh-fact-lane = Greift an durch
fh-fact-lane-left = Links
fh-fact-lane-center = Mitte
fh-fact-lane-right = Rechts
fh-fact-mark = Mit
fh-fact-mark-effect = Spezialspielzug
fh-fact-mark-turnover = Ballverlust
fh-fact-mark-flag = Strafsymbol
fh-fact-mark-injury = Verletzung

## Hauptwörter

fh-type = { $type ->
    [R] Lauf
    [P] Pass
   *[M] Maul
  }
fh-area = { $area ->
    [L] links
    [C] Mitte
   *[R] rechts
  }
fh-column = { $column ->
    [run] Lauf
   *[pass] Pass
  }
fh-foul = { $foul ->
    [offside] Abseits
    [def_holding] Halten der Verteidigung
    [interference] Passbehinderung
    [off_holding] Halten des Angriffs
    [offsetting] Fouls auf beiden Seiten
   *[none] kein Foul
  }
fh-injury = { $injury ->
    [minor] leicht verletzt
    [moderate] verletzt
    [serious] schwer verletzt
    [season] Saison vorbei
   *[none] keine Verletzung
  }
fh-stage = { $stage ->
    [final] Finale
    [semi-final] Halbfinale
    [first-round] erste Runde
   *[season] Saison
  }
fh-spot = { $place ->
    [end-zone] in der Endzone
    [safety] im Safety-Feld
   *[field] auf der { $yards }
  }
fh-way = von der { $old } { $scores ->
    [yes] in die Endzone
   *[no] auf die { $new }
  }
fh-where = Ball { $spot }, Spielzug { $down } von { $of }
fh-who-you = dich
fh-you = du
fh-play = { $type } { $areas } { $yards }{ $footballs ->
    [one] { "" }
   *[other] , { $footballs } Footballs
  }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }
fh-play-short = { $type } { $areas } { $yards }{ $footballs ->
    [one] { "" }
   *[other] { " " }×{ $footballs }
  }{ $named ->
    [yes] { " " }{ $name }
   *[no] { "" }
  }
fh-either = { $a }; oder { $b }
fh-no-threat = nichts
fh-no-footballs = keine Footballs
fh-helmets-first = { $count ->
    [one] 1 Helm
   *[other] { $count } Helme
  } { $area }
fh-helmets-at = { $count } { $area }
fh-no-helmets = keine Helme
fh-share = { $hits } von { $cards } Aktionskarten, { $percent } %
fh-few = { $hits } von { $cards } Aktionskarten
fh-dot = { $a } · { $b }
fh-plain = { $text }
fh-scores = { $one }:{ $other }

## Boxen in einer Liste

fh-box-minus = −{ $n }
fh-box-nogain = kein Raumgewinn
fh-box-holdto = höchstens { $n }
fh-box-loss = { $type ->
    [R] Backfield Tackle
    [P] Sack
   *[M] Gang Tackle
  } { $n }
fh-box-enddrive = Drive-Ende
fh-box-goallinestand = Goal Line Stand
fh-box-blitz = Blitz { $n }
fh-box-strip = Strip{ $returns ->
    [no] { "" }
   *[yards] , Return { $returned }
  }
fh-box-interception = Interception{ $returns ->
    [no] { "" }
    [run] , Return eine Laufzahl
    [pass] , Return eine Passzahl
   *[yards] , Return { $returned }
  }
fh-box-fumble = Fumble{ $returns ->
    [no] { "" }
   *[yards] , Return { $returned }
  }
fh-box-all = { $box }{ $rider ->
    [no-kick] , kein Kick
    [momentum] , Momentum { $n }
   *[none] { "" }
  }
fh-box-named = { $name } ({ $box })
fh-box-sometimes = manchmal { $box }
fh-end-bare = { $type }, keine Helme
fh-end-defence = { $type } bei { $bare ->
    [yes] keiner Zone
   *[no] { $helmets }
  }: { $box }{ $flag ->
    [yes] , Flagge
   *[no] { "" }
  }
fh-two-ends = verteidigt { $defence } · { $attacks ->
    [yes] greift an { $offence }
   *[no] kein Angriff
  } · Kick { $kick }

## Fragen

fh-waiting = Warten auf { $who }.
fh-over = Das Spiel ist vorbei.
fh-ask-coin = Kopf oder Zahl?
fh-ask-coin-more = Wer richtig rät, darf wählen.
fh-ask-order = Gast oder Heim?
fh-ask-order-more = Der Gast beginnt die erste Halbzeit, Heim die zweite.
fh-ask-team = Wähle dein Team.
fh-ask-team-more = Du bekommst { $drafting ->
    [yes] seine { $stars } Stars; der Rest wird gedraftet
   *[no] seine { $cards } Karten
  }.
fh-ask-pack = Nimm eine von { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
fh-ask-pack-more = Der Rest geht an die { $team }.
fh-ask-display = Nimm eine der { $cards } offenen Karten.
fh-ask-display-more = { $again ->
    [yes] Gleich danach nimmst du noch eine.
   *[no] Dann ist die Gegenseite dran.
  }
fh-ask-keep = Behalte eine der beiden Karten; die andere wird abgeworfen.
fh-ask-keep-more = { $picks ->
    [one] Das ist die letzte Wahl.
   *[other] Noch { $picks } Mal.
  }
fh-ask-pair = Nimm zwei von { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
fh-ask-pair-more = Der Rest geht weiter an { $neighbour }.
fh-ask-cut = Welche Karte streichst du?
fh-ask-cut-more = Du hast { $cards }, { $keep } dürfen bleiben.
fh-ask-place = Welche Karte kommt auf deinen Audible-Platz?
fh-ask-place-more = Sie liegt die { $half }. Halbzeit über verdeckt, und du ziehst eine andere; oder leg keine hin.
fh-ask-first = Eröffne die { $half }. Halbzeit mit einer Karte.
fh-ask-first-more = Nur ihr Football-Ende zählt.
fh-ask-answer = Verteidige gegen { $threat }.
fh-ask-answer-more = Ball { $spot }, Spielzug { $down } von { $of }; deine Karte wird danach umgedreht und greift an.
fh-ask-discard = Welche Karte gibst du für das Audible ab?
fh-ask-discard-more = Sie geht verdeckt weg; dann wählst du die neue Verteidigung.
fh-ask-source = Welche Karte verteidigt nach deinem Audible?
fh-ask-source-more = Es droht { $threat }.
fh-ask-final = Welche Karte ist deine letzte Verteidigung der Halbzeit?
fh-ask-final-more = Sie kostet kein Audible. Es droht { $threat }, { $where }.
fh-ask-audible = Karte behalten oder Audible ansagen?
fh-ask-audible-more = { $other } antwortet auf { $own }; noch { $left ->
    [one] 1 Audible
   *[other] { $left } Audibles
  }.
fh-ask-play = Welchen Spielzug wählst du?
fh-ask-play-more = { $own } gegen { $other }, { $where }.
fh-ask-overthrow = Deine Box anwenden?
fh-ask-overthrow-more = Der Pass über { $base } ist überworfen, so schon kein Raumgewinn. Die Box: { $box }.
fh-ask-penalty = Strafe annehmen?
fh-ask-penalty-more = WHRR pfeift { $foul }: { $way ->
    [back] { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
      } zurück
   *[forward] { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
      } nach vorn
  }{ $fresh ->
    [yes] { " " }und neue Versuche
   *[no] { "" }
  }. Lehnst du ab, gilt die Box: { $box }.
fh-ask-kick = Field Goal kicken?
fh-ask-kick-more = Ball auf der { $ball }: { $need } nötig, { $number } auf der Karte, gut bei { $odds }.{ $last ->
    [yes] { " " }Es ist dein letzter Spielzug der Halbzeit.
   *[no] { "" }
  }
fh-ask-conversion = Extrapunkt kicken oder für zwei gehen?
fh-ask-conversion-more = Der Kick bringt sicher { $one }; für { $two } braucht es die passende Aktionskarte.
fh-ask-overtime = Verlängerung, Runde { $round }: Wähle { $cards ->
    [one] deine letzte Karte
   *[other] eine von { $cards } Karten
  }.
fh-ask-overtime-more = Sie greift an und verteidigt zugleich; dein Ball { $own }, ihrer { $theirs }.

## Möglichkeiten: wie sie heißen

fh-label-card = { $card } · { $ends }
fh-label-tagged = { $label } · { $tag }
fh-label-heads = Kopf
fh-label-tails = Zahl
fh-label-start = Gast sein: die erste Halbzeit beginnen
fh-label-home = Heim sein: die zweite Halbzeit beginnen
fh-label-place-none = Keine Karte hinlegen: { $cards ->
    [one] die Karte bleibt
   *[other] alle { $cards } bleiben
  } im Playbook
fh-label-team = { $team }
fh-label-pair = { $one } + { $other }
fh-label-audible = Audible ansagen, noch { $left }
fh-label-from-audible = Vom Audible-Platz: { $card }
fh-label-from-playbook = Die oberste Karte deines Playbooks, ungesehen (noch { $cards })
fh-label-keep = Kein Audible, { $card } behalten · { $tag }
fh-label-use-box = Die Box anwenden
fh-label-decline = Ablehnen, die Box gilt
fh-label-leave-box = Die Box nicht anwenden
fh-label-accept = Strafe annehmen
fh-label-kick = Kick für { $points }
fh-label-no-kick = Kein Kick
fh-label-extra-point = Extrapunkt kicken
fh-label-two = Für { $points } gehen: { $how }

fh-do = { $verb ->
    [play] { $tagged ->
        [yes] Nr. { $no } spielen: { $tag }
       *[no] Nr. { $no } { $name } spielen
      }
    [place] Nr. { $no } { $name } hinlegen
    [discard] Nr. { $no } { $name } abgeben
    [cut] Nr. { $no } { $name } streichen
   *[take] Nr. { $no } { $name } nehmen
  }
fh-do-heads = Kopf
fh-do-tails = Zahl
fh-do-start = Gast: beginnen
fh-do-home = Heim: die zweite Halbzeit beginnen
fh-do-place-none = Keine hinlegen
fh-do-audible = Audible, noch { $left }
fh-do-keep = Meine Karte behalten
fh-do-from-audible = Audible-Karte, Nr. { $no }
fh-do-from-playbook = Playbook, oberste Karte
fh-do-use-box = Die Box anwenden
fh-do-leave-box = Die Box lassen
fh-do-accept = Strafe annehmen
fh-do-decline = Ablehnen
fh-do-kick = Kick für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
fh-do-no-kick = Kein Kick
fh-do-extra-point = Extrapunkt kicken
fh-do-two = { $how ->
    [run] Lauf für { $points }
   *[pass] Pass für { $points }
  }

## Möglichkeiten: Schildchen, höchstens 24 Zeichen

fh-tag-stopped = Gestoppt
fh-tag-stopped-no-kick = Stopp, kein Kick
fh-tag-nothing = Keine Drohung
fh-tag-touchdown = Touchdown
fh-tag-overthrown = Überworfen
fh-tag-gain = +{ $yards }, auf { $ball }
fh-tag-draw = { $yards ->
    [0] { $cards ->
        [one] Aktionskarte
       *[other] { $cards } Aktionskarten
      }
   *[other] +{ $yards } & { $cards ->
        [one] Karte
       *[other] { $cards } Karten
      }
  }
fh-tag-loss = { $type ->
    [P] Sack
   *[other] Tackle
  }, { $safety ->
    [yes] Safety
   *[no] auf { $ball }
  }
fh-tag-end_drive = Drive-Ende
fh-tag-interception = Interception
fh-tag-fumble = Fumble{ $safety ->
    [yes] , Safety
   *[no] { "" }
  }
fh-tag-either = { $one } oder { $other }
fh-tag-short = { $what ->
    [touchdown] TD
    [safety] Safety
   *[fumble] Fumble
  }
fh-tag-back = { $safety ->
    [yes] Safety
   *[no] Zurück auf { $ball }
  }
fh-tag-odds = { $hits } von { $cards }, { $percent } %
fh-tag-out-of-reach = Zu weit
fh-tag-certain = +{ $points } sicher
fh-tag-no-kick = { $then ->
    [half] Angriff ist fertig
    [uncounted] Der Drive läuft weiter
    [ends] Der Drive endet
   *[goes-on] Nun Spielzug { $down } von { $of }
  }
fh-tag-left = noch { $left }
fh-tag-unseen = Ungesehen

## Möglichkeiten: was geschähe, als Satzteil

fh-would = { $what ->
    [overthrown] überworfen, kein Raumgewinn
    [overthrown-box] überworfen: kein Raumgewinn oder die Box, wie die Verteidigung will. Die Box: { $then }
    [box] passt, Box ausgelöst. { $then }
    [mismatch] passt nicht, { $then }
    [stunt] passt ausnahmsweise nicht zu Maul, { $then }
   *[match] passt, Box nicht ausgelöst, { $then }
  }{ $flag ->
    [yes] , nach der Prüfung auf ein Foul
   *[no] { "" }
  }
fh-would-gain = { $kind ->
    [Minus] { $yards ->
        [0] Minus { $n } nimmt alle { $base }
       *[other] Minus { $n }: { $base } − { $n } = { $yards }
      }
    [HoldTo] Höchstens { $n } Yards, also { $yards }
   *[other] { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
      }
  }{ $lands ->
    [touchdown] , ein Touchdown
    [moves] , von der { $old } auf die { $ball }
   *[stays] { "" }
  }
fh-would-overthrown = Immer noch über die Endzone hinaus, kein Raumgewinn
fh-would-no_gain = Kein Raumgewinn{ $saved ->
    [SECURE] { " " }(Secure)
    [QUICK_RELEASE] { " " }(Quick Release)
   *[no] { "" }
  }, der Ball bleibt auf der { $old }
fh-would-loss = { $type ->
    [R] Backfield Tackle
    [P] Sack
   *[M] Gang Tackle
  }: { $old } + { $yards } = { $ball }{ $lands ->
    [safety] , ein Safety: { $points ->
        [0] in der Verlängerung ohne Punkte
       *[other] +{ $points } für die Verteidigung
      }, und ihr Ball rückt um { $advance } vor
   *[other] { "" }
  }
fh-would-end_drive = DRIVE-ENDE: { $team } zurück auf die { $start }
fh-would-interception = Interception: { $team } zurück auf die { $start }{ $returns ->
    [no] { "" }
    [card] ; die Verteidigung rückt um die Zahl einer Aktionskarte vor ({ $way })
   *[yards] ; die Verteidigung rückt vor { $way }
  }
fh-would-fumble = { $lands ->
    [safety] Fumble: { $old } + { $yards } = { $ball }, ein Safety: { $points ->
        [0] in der Verlängerung ohne Punkte
       *[other] +{ $points } für die Verteidigung
      }, und ihr Ball rückt um { $advance } vor
   *[other] Fumble: { $team } zurück auf die { $start }{ $returns ->
        [no] { "" }
       *[yards] ; die Verteidigung rückt vor { $way }
      }
  }
fh-would-blitz = Blitz, kommt durch bei { $hits }. { $one }. Sonst { $other }
fh-would-strip = Strip, gelingt bei { $hits }. { $one }. Sonst { $other }
fh-would-momentum = { $box }. Momentum: die Verteidigung rückt vor { $way }
fh-would-no-kick = { $box }. Danach kein Kick
fh-sum = { $terms }{ $drawn ->
    [yes] { "" }
   *[no] { $several ->
        [yes] { " " }= { $total }
       *[no] { $total ->
            [one] { " " }Yard
           *[other] { " " }Yards
          }
      }
  }{ $lands ->
    [touchdown] , ein Touchdown
    [moves] { $drawn ->
        [yes] { "" }
       *[no] , von der { $old } auf die { $ball }
      }
   *[stays] { "" }
  }{ $hits }
fh-sum-base = { $yards }
fh-sum-helmets = − { $yards }
fh-sum-bonus = + { $yards }
fh-sum-cards = + { $cards ->
    [one] eine Karte
   *[other] { $kind ->
        [best] die beste von { $cards } Karten
       *[more] { $cards } Karten
      }
  } (im Mittel { $mean })
fh-sum-hits = , ein Touchdown bei { $hits } von { $cards }

## Möglichkeiten: Schritte

fh-step-nothing = Keine Footballs: kein Raumgewinn, und die Box wird nicht ausgelöst.
fh-step-play = { $play }: { $would }.
fh-step-type = Art: { $type } trifft auf { $defence }, { $meets ->
    [mismatch] passt nicht: keine Box
    [stunt] passt bei { $fake } nicht: keine Box
   *[match] passt
  }.
fh-step-area = Zone { $area }: { $helmets ->
    [0] kein Helm
    [one] 1 Helm
   *[other] { $helmets } Helme
  } gegen { $footballs ->
    [one] 1 Football
   *[other] { $footballs } Footballs
  }{ $faked ->
    [0] { "" }
   *[other] { " " }({ $fake } übergeht { $faked })
  }{ $how ->
    [mismatch] { $helmets ->
        [0] { "" }
        [one] ; er nimmt { $each ->
            [one] 1 Yard
           *[other] { $each } Yards
          }
       *[other] ; jeder nimmt { $each ->
            [one] 1 Yard
           *[other] { $each } Yards
          }
      }
    [triggered] ; die Box wird ausgelöst
    [condition] , aber die Bedingung der Box ist nicht erfüllt: nicht ausgelöst
   *[unmatched] ; die Box wird nicht ausgelöst
  }.
fh-step-overthrown = Ein Pass über { $yards } von der { $ball } fliegt über die Endzone hinaus: überworfen, kein Raumgewinn{ $box ->
    [yes] , es sei denn, die Verteidigung wendet ihre Box trotzdem an
   *[no] { "" }
  }.
fh-step-flag = Flagge: erst eine Aktionskarte; { $fouls } zeigen ein Foul.
fh-step-result = { $would }.
fh-step-turns = Dann wird sie umgedreht: { $reach ->
    [none] Sie hat keine Footballs und droht mit nichts.
    [overthrown] Deine nächste Drohung ist { $threat } von der { $ball }. Ungestört wäre das überworfen.
    [touchdown] Deine nächste Drohung ist { $threat } von der { $ball }. Ungestört ein Touchdown.
   *[moves] Deine nächste Drohung ist { $threat }. Ungestört geht es von der { $ball } auf die { $to }.
  }
fh-step-idle = Nichts auf ihr bringt von hier Raumgewinn.
fh-step-reach = Ungestört geht es { $way }.
fh-step-attacks = { $attacks ->
    [yes] Sie greift an: { $threat }.
   *[no] Sie hat keinen Angriff.
  }
fh-step-defends = Sie verteidigt: { $defence }.
fh-step-unused = Ihre Verteidigung wird in dieser Halbzeit nicht gebraucht: { $defence }.
fh-step-printed = { $text } Ihre Field-Goal-Zahl ist { $kick }.
fh-step-price = Das kostet ein Audible: danach noch { $left }.
fh-step-unseen = Die oberste Karte des Playbooks wird gespielt, wie sie kommt; deines hat noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
fh-step-audible = Du gibst verdeckt eine Handkarte deiner Wahl ab und ein Audible: noch { $left } in dieser Halbzeit.
fh-step-no-audible = Der Angriff darf in diesem Spielzug keines ansagen.
fh-step-or-audible = Oder die neue Verteidigung ist deine Audible-Karte, Nr. { $no } { $name }:
fh-step-box = Die Box wird angewandt. { $would }.
fh-step-stays = Kein Raumgewinn: Der Ball bleibt { $spot }.
fh-step-penalty = Der Ball geht { $way }{ $lands ->
    [touchdown] , ein Touchdown
    [safety] , ein Safety
   *[other] { "" }
  }{ $fresh ->
    [yes] , und dort beginnt ein neuer Drive
   *[no] { "" }
  }.
fh-step-extra-point = Der Kick bringt sicher { $points }.
fh-step-kick-needs = Von der { $ball } muss der Kick { $need } erreichen.
fh-step-kick-odds = { $number } auf der Karte{ $setup ->
    [0] { "" }
   *[other] { " " }+ { $setup } vorbereitet
  }, also bringt eine Aktionskarte mit { $missing } oder mehr { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $odds }.
fh-step-kick-blocks = { $blocks } blocken ihn und geben der Verteidigung Yards.
fh-step-kick-ends = Der Drive endet so oder so: zurück auf die { $start }.
fh-step-no-kick = { $then ->
    [half] Dein Angriff ist für diese Halbzeit fertig.
    [uncounted] Der Spielzug zählt nicht, der Drive läuft weiter.
    [ends] Das war der letzte Spielzug des Drives: Er endet ohne Punkte.
   *[goes-on] Der Drive geht mit Spielzug { $down } von { $of } weiter.
  }
fh-step-two = Bringt { $points }, wenn auf der Aktionskarte { $how ->
    [run] die Laufzahl die Passzahl schlägt
   *[pass] die Passzahl die Laufzahl schlägt
  }: { $odds }.
fh-step-heads = Zeigt die Münze Kopf, darfst du wählen.
fh-step-tails = Zeigt die Münze Zahl, darfst du wählen.
fh-step-start = Du beginnst die erste Halbzeit{ $picked ->
    [yes] { " " }und wählst dein Team als Zweites
   *[no] { "" }
  }.
fh-step-home = Du beginnst die zweite Halbzeit{ $picked ->
    [yes] { " " }und wählst dein Team zuerst
   *[no] { "" }
  }.
fh-step-place-none = Dein Playbook behält { $cards ->
    [one] seine Karte
   *[other] seine { $cards } Karten
  }; ein Audible bringt dann die oberste, ungesehen.

## Spielbericht: ein Spielzug

fh-threat = Die { $team } stehen { $spot }, Spielzug { $down } von { $of }. { $card } droht mit { $threat }.
fh-defence = Die { $team } antworten mit { $card }{ $source ->
    [audible] { " " }vom Audible-Platz
    [playbook] { " " }von oben aus dem Playbook
    [final] , der letzten Verteidigung der Halbzeit
   *[hand] { "" }
  }: Verteidigung gegen { $type }, { $helmets }.
fh-audible-own = Du sagst ein Audible an (noch { $left }) und gibst { $card } verdeckt ab.
fh-audible-defence = Audible der Verteidigung! Die { $team } geben verdeckt eine Karte ab (noch { $left }).
fh-audible-offence = Audible des Angriffs! Die { $team } (noch { $left }) bringen { $new } { $source ->
    [audible] vom Audible-Platz
   *[playbook] von oben aus dem Playbook
  } für { $old }. Sie droht mit { $threat }.
fh-chosen = Die { $team } wählen { $play }.
fh-check = Art: { $type } gegen { $defence }, { $meets ->
    [mismatch] passt nicht
    [stunt] passt nicht, denn { $fake } überlistet eine Maul-Verteidigung
   *[match] passt
  }. Zone { $area }: { $footballs ->
    [one] 1 Football
   *[other] { $footballs } Footballs
  }, { $helmets ->
    [0] kein Helm
    [one] 1 Helm
   *[other] { $helmets } Helme
  }{ $faked ->
    [0] { "" }
   *[other] { " " }({ $fake } übergeht { $faked })
  }.
fh-counts = Hier zählt er { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }.
fh-too-far = Ein Pass über { $yards } fliegt von hier über die Endzone hinaus: überworfen.
fh-no-play = Keine Footballs auf { $card }: kein Raumgewinn für die { $team }, und keine Box.
fh-triggered = Jeder Football trifft auf einen Helm, also entscheidet die Box von { $card }: { $box }.
fh-not-triggered = { $why ->
    [condition] Die Box von { $card } wird nicht ausgelöst, denn ihre Bedingung ist nicht erfüllt: { $box }.
    [declined] Die { $team } lassen ihre Box und sehen dem Pass hinterher.
   *[unmatched] Nicht jeder Football ist gedeckt: Die Box wird nicht ausgelöst.
  }
fh-incomplete = Unvollständig: Der Pass über { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } fliegt über alle hinweg. Kein Raumgewinn, die { $team } bleiben { $spot }.
fh-gain = { $total ->
    [0] Kein Raumgewinn für die { $team }
   *[other] Die { $team } gewinnen { $total }
  }: { $terms }{ $several ->
    [yes] { " " }= { $total }
   *[no] { "" }
  }; Ball { $spot }.
fh-term-card = { $yards } auf der Karte
fh-term-helmets = − { $yards } für { $helmets ->
    [0] Helme
    [one] einen Helm
   *[other] { $helmets } Helme
  }
fh-term-bonus = + { $yards } Bonus
fh-term-action = + { $yards } von Aktionskarte { $number }
fh-term-best = (die beste von { $cards })
fh-turned-card = Karte { $number } mit { $yards }
fh-applied-gain = { $kind ->
    [Minus] { $yards ->
        [0] { $card } lässt nichts zu: Minus { $n } lässt von { $base } nichts übrig.
       *[other] { $card } lässt { $yards } zu: { $base } auf der Karte − { $n } = { $yards }.
      }
    [HoldTo] Eingedämmt: { $yards } Yards, höchstens { $n }.
    [Blitz] Der Blitz kommt zu spät: { $yards } Yards, alles, was auf der Karte steht.
   *[other] Der Spielzug bringt { $yards }.
  }
fh-applied-overthrown = Auch verkürzt fliegt der Pass über die Endzone hinaus: unvollständig, kein Raumgewinn.
fh-applied-no_gain = { $saved ->
    [QUICK_RELEASE] Quick Release, also kein Verlust: kein Raumgewinn gegen { $card }.
    [SECURE] Sichere Hände, der Ball ist sicher: kein Raumgewinn gegen { $card }.
   *[no] Kein Raumgewinn gegen { $card }.
  }
fh-applied-loss = { $type ->
    [R] Backfield Tackle
    [P] Sack
   *[M] Gang Tackle
  }! { $card } wirft den Ballträger um { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } zurück.
fh-applied-end_drive = { $kind ->
    [GoalLineStand] Goal Line Stand! DRIVE-ENDE! { $card } macht die Tür zu.
   *[other] DRIVE-ENDE! { $card } macht die Tür zu.
  }
fh-applied-interception = INTERCEPTION! { $card } fängt ihn für die { $team } ab{ $yards ->
    [0] { "" }
   *[other] , { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
      } Return
  }.
fh-applied-fumble = FUMBLE! { $card } schlägt den Ball frei.
fh-no-kick-after = Kein Kick nach diesem Spielzug.
fh-moved = { $why ->
    [return] Die { $team } tragen ihn zurück: { $way }.
    [safety] Die { $team } rücken nach dem Safety vor: { $way }.
    [block] Die { $team } laufen mit dem geblockten Kick: { $way }.
    [momentum] Momentum für die { $team }: { $way }.
   *[penalty] Der Ball der { $team } geht { $way }.
  }
fh-play-over = { $team }: { $of ->
    [0] Ball { $spot }
   *[other] Spielzug { $made } von { $of } vorbei, Ball { $spot }
  }{ $hurried ->
    [yes] . Hurry Up: Der Spielzug zählt im Drive nicht mit
   *[no] { "" }
  }.
fh-turned-blitz = Blitz! Aktionskarte { $number } hat Pass { $reads }: { $suits ->
    [yes] Er kommt durch
   *[no] zu spät
  }.
fh-turned-strip = Sie gehen auf den Ball: Aktionskarte { $number } hat Lauf { $reads }, { $suits ->
    [yes] der Ball ist frei
   *[no] er sitzt fest
  }.
fh-turned-kick = Snap, der Ball steht: Aktionskarte { $number } sagt { $suits ->
    [yes] { $reads }
   *[no] BLOCK { $reads }
  }.
fh-turned-penalty = { $foul ->
    [yes] WHRR, der Roboter-Schiedsrichter, wirft die Flagge! Aktionskarte { $number }: { $says }.
   *[no] WHRR, der Roboter-Schiedsrichter, surrt über Aktionskarte { $number } und lässt die Flagge stecken: { $says }.
  }
fh-turned-injury = Verletzung? Aktionskarte { $number } sagt: { $says }.
fh-turned-return = Aktionskarte { $number } gibt den Return: { $column } { $reads }.
fh-reshuffled = Das Aktionsdeck ist leer: { $cards ->
    [one] Seine Karte wird
   *[other] Seine { $cards } Karten werden
  } neu gemischt.
fh-flag-offset = Fouls auf beiden Seiten: kein Raumgewinn für die { $team }, und der Spielzug zählt nicht im Drive.
fh-flag-declined = Die { $team } lehnen die Strafe ab ({ $foul }); die Box gilt.
fh-flag-accepted = Die { $team } nehmen die Strafe an ({ $foul }): { $way ->
    [back] der Angriff geht { $yards } zurück
   *[forward] { $yards } Yards nach vorn
  } statt des Spielzugs{ $fresh ->
    [yes] , mit neuen Versuchen
   *[no] { "" }
  }.
fh-injured-line = { $card } von den { $team } { $severity ->
    [none] ist heil und trabt zurück
    [season] fällt für die Saison aus
   *[other] { $games ->
        [0] ist verletzt und fehlt für den Rest des Spiels
        [one] ist verletzt und fehlt für den Rest des Spiels und das nächste
       *[other] wird vom Feld getragen: fehlt dieses Spiel und die nächsten { $games }
      }
  }.

## Spielbericht: Punkte und Drives

fh-score = { $visitor } { $one }, { $home } { $other }
fh-final-score = Endstand: { $visitor } { $one }, { $home } { $other }
fh-scored-touchdown = TOUCHDOWN, { $team }, { $why ->
    [return] den ganzen Weg zurück mit dem Turnover
    [safety] hineingetragen von den Yards des Safetys
    [block] mit einem geblockten Kick unterm Arm
    [momentum] mit purem Momentum
    [penalty] und WHRR, der Roboter-Schiedsrichter, zeigt den Weg
   *[play] über die Linie und ins Rampenlicht
  }! +{ $points } ({ $score }). Zurück auf die { $start }.
fh-scored-field_goal = Field Goal, { $team }: +{ $points } ({ $score }).
fh-scored-safety = SAFETY! Die { $team } stellen sie hinter START: +{ $points } ({ $score }).
fh-safety-for-nothing = SAFETY! In der Verlängerung gibt er keine Punkte, aber die { $team } müssen zurück auf die { $start }.
fh-conversion-kick = Die { $team } kicken den Extrapunkt: +{ $points } ({ $score }).
fh-conversion-try = Die { $team } gehen für zwei ({ $how }): Aktionskarte { $number } hat Lauf { $run }, Pass { $pass_ }, { $good ->
    [yes] gut!
   *[no] nicht gut.
  } +{ $points } ({ $score }).
fh-kick-tried = Die { $team } kicken: { $card } auf der Karte{ $setup ->
    [0] { "" }
   *[other] { " " }+ { $setup } vorbereitet
  } + { $kick } auf Aktionskarte { $number } = { $total }, nötig { $need }: { $good ->
    [yes] gut!
   *[no] nicht gut, und der Drive ist vorbei.
  }
fh-kick-blocked = Die { $team } kicken: GEBLOCKT! Der Drive ist vorbei, und die Verteidigung bekommt { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }.
fh-drive-over = { $why ->
    [spent] { $plays ->
        [one] 1 Spielzug
       *[other] { $plays } Spielzüge
      } und keine Punkte: Der Drive der { $team } ist vorbei. Zurück auf die { $start }.
   *[ended] Der Drive der { $team } ist mit Spielzug { $down } vorbei: zurück auf die { $start }.
  }

## Spielbericht: der Verlauf

fh-coin = { $form ->
    [you] Du sagst
   *[one] { $caller } sagt
  } { $call ->
    [heads] Kopf
   *[tails] Zahl
  }; die Münze zeigt { $landed ->
    [heads] Kopf
   *[tails] Zahl
  }, also { $option_form ->
    [you] entscheidest du
    [machines] entscheiden die { $option }
   *[one] entscheidet { $option }
  }, wer beginnt.
fh-order = { $form ->
    [you] Du bist Gast und beginnst
    [machines] Die { $visitor } sind Gast und beginnen
   *[one] { $visitor } ist Gast und beginnt
  } die erste Halbzeit; { $home_form ->
    [you] du bist Heim
    [machines] die { $home } sind Heim
   *[one] { $home } ist Heim
  }.
fh-team-picked = { $form ->
    [you] Du nimmst
    [machines] Die { $who } nehmen
   *[one] { $who } nimmt
  } die { $team }.
fh-own-drafted = Du draftest { $card }.
fh-unseen-drafted = Die { $team } draften eine Karte, ungesehen.
fh-own-cut = Du streichst { $card }.
fh-unseen-cut = Die { $team } streichen eine Karte, ungesehen.
fh-own-filled = { $card } füllt einen Platz in deinem Team.
fh-unseen-filled = Die { $team } füllen einen Platz in ihrem Team, ungesehen.
fh-open-pick = Die { $team } nehmen { $card }.
fh-audible-set-own = { $placed ->
    [yes] Du legst { $card } auf den Audible-Platz.
   *[no] Du lässt den Audible-Platz leer.
  }
fh-audible-set = { $placed ->
    [yes] Die { $team } legen eine Karte auf den Audible-Platz.
   *[no] Die { $team } lassen den Audible-Platz leer.
  }
fh-half-begins = { $half }. Halbzeit: Die { $team } beginnen. Beide Bälle auf der { $spot }, frische Audibles, alle Aktionskarten gemischt.
fh-half-ends = { $half ->
    [1] Pause
   *[other] Die zweite Halbzeit ist vorbei
  }: { $score }.
fh-overtime-begins = Verlängerung, Runde { $round }: je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, beide Bälle auf der { $spot }. Keine Kicks, keine Audibles; wer nach einem Paar von Spielzügen führt, gewinnt.
fh-overtime-cards = Beide Karten liegen offen: { $one } gegen { $other }.
fh-coin-decides = Nichts anderes hat geholfen: Ein Münzwurf macht die { $team } zum Sieger.
fh-match-over = Endstand: { $score }, { $tied ->
    [yes] unentschieden
   *[no] die { $team } gewinnen
  }.
fh-seeds = Die Auslosung: { $seats }.
fh-fixture = Spiel { $number }, { $stage }: { $visitor } bei den { $home }.
fh-standing = { $place }. { $who } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
fh-standings-line = Tabelle: { $places }.
fh-champions = MEISTER! { $form ->
    [you] Du hebst
   *[one] Die { $who } heben
  } den Pokal.

## Kopfzeile und Ergebnis

fh-now-before = vor dem Spiel
fh-now-halftime = Pause
fh-now-overtime = Verlängerung, Runde { $round }
fh-now-balls = { $visitor } { $one }, { $home } { $other }
fh-now-half = { $half }. Halbzeit
fh-now-play = { $team } Spielzug { $play } von { $of }
fh-now-ball = Ball { $spot }
fh-stage-now = { $mode ->
    [league] Liga
   *[tournament] Turnier
  }{ $stage ->
    [over] { " " }vorbei
    [before] , vor dem ersten Spiel
    [final] , Finale
    [semi-final] , Halbfinale
    [first-round] , erste Runde
   *[season] , Saison
  }
fh-tie = Unentschieden
fh-by-points = mehr Punkte nach zwei Halbzeiten
fh-by-overtime = Verlängerung
fh-by-tie = auch nach der Verlängerung gleich
fh-by-coin = ein Münzwurf
fh-by-tournament = Die { $who } gewinnen das Turnier ({ $rule }). Gewonnene Spiele: { $everybody }.
fh-by-league = Die { $who } gewinnen die Playoffs und die Liga ({ $rule }). Saisonpunkte: { $everybody }.
fh-scored-by = { $who } { $points }

## Der Trainer

fh-why-home = Heim wählt zuerst und beginnt die zweite Halbzeit.
fh-why-fits = Die bessere Karte für den Rest des Teams.
fh-why-cut = Das Team braucht sie am wenigsten.
fh-why-broad = Ein breiter Angriff ist die beste Audible-Karte.
fh-why-full = Ein volles Playbook.
fh-why-opens = Eine gute Drohung, deren Verteidigung nicht fehlen wird.
fh-why-audible = Eine bessere Antwort, als deine Hand sie hat.
fh-why-discard = Auf der Hand fehlt sie am wenigsten.
fh-why-keep = Die Drohung steht gut genug.
fh-why-escape = Weicht dem aus, was die Verteidigung gelegt hat.
fh-why-box = Die Box tut mehr weh als der unvollständige Pass.
fh-why-leave = Der überworfene Pass bringt ohnehin nichts.
fh-why-accept = Die Yards der Strafe sind mehr wert.
fh-why-decline = Der Spielzug, wie er steht, ist mehr wert.
fh-why-kick = Zu { $percent } % gut.
fh-why-no-kick = Der Drive kann mehr bringen.
fh-why-wins = { $percent } % Siegchance.
fh-why-one = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  } sicher.
fh-why-two = Für { $points } zu gehen ändert die Rechnung.
fh-why-both = Stark an beiden Enden: Beide Spielzüge des Paares nutzen sie.
fh-why-answer = In Punkten: Ihrem Drive bleiben { $left }, deine nächste Drohung ist { $coming } wert.
fh-why-play = In Punkten: { $points } für diesen Drive.

## Der Bericht

fh-kick-off = Kickoff
fh-point = { $half ->
    [1] 1. Halbzeit
    [2] 2. Halbzeit
   *[other] Verlängerung
  }, Spielzug { $number }, { $team }
fh-no-team = Noch kein Team
fh-given-up = Aufgegeben beim Stand von { $one } zu { $other }
fh-shared = { $one } und { $other } trennen sich unentschieden
fh-won-overtime = { $team } gewinnen in der Verlängerung
fh-summary-score = { $visitor } { $one }, { $home } { $other }.
fh-summary-line = Zur Pause { $place ->
    [ahead] vorn
    [behind] hinten
   *[level] gleichauf
  }, { $own } zu { $other }; { $turned ->
    [yes] { $changes },{ " " }
   *[no] { "" }
  }{ $good ->
    [yes] endgültig vorn ab Spielzug { $play } von { $plays }
   *[no] am Ende doch gewonnen
  }.
fh-title-touchdown = Touchdown, { $team }
fh-title-field_goal = Field Goal, { $team }
fh-title-safety = Safety, { $team }
fh-title-gain = { $yards ->
    [0] Kein Raumgewinn
   *[other] Raumgewinn { $yards }
  }
fh-title-kick = { $blocked ->
    [yes] Kick geblockt
   *[no] Kick verfehlt
  }
fh-title-penalty = Strafe
fh-title-loss = { $type ->
    [P] Sack
   *[other] Tackle
  }, { $yards } Verlust
fh-title-end_drive = Drive gestoppt, { $team }
fh-title-interception = Interception, { $team }
fh-title-fumble = Fumble, { $team }
fh-drive-end = { $end ->
    [touchdown] TD
    [good] FG
    [missed] verfehlt
    [blocked] Block
    [interception] INT
    [fumble] FUM
    [end-drive] Stopp
    [safety] SAF
    [fourth-play] Downs
    [round] Runde
   *[half] Ende
  }
fh-figure-points = Punkte
fh-figure-half = { $half ->
    [1] Erste Halbzeit
    [2] Zweite Halbzeit
   *[other] Verlängerung
  }
fh-figure-touchdowns = Touchdowns
fh-figure-field-goals = Field Goals
fh-figure-safeties = Safetys
fh-figure-drives = Drives
fh-figure-yards = Yards
fh-figure-average = Spielzug im Schnitt
fh-figure-mismatches = Spielzüge an der Verteidigung vorbei
fh-figure-boxes = Boxen ausgelöst
fh-figure-turnovers = Turnovers erzwungen
fh-figure-stops = Drives gestoppt
fh-figure-returns = Return-Yards
fh-figure-penalties = Strafen
fh-figure-audibles = Audibles genutzt
fh-figure-won = Siege
fh-figure-tied = Unentschieden
fh-figure-lost = Niederlagen
fh-figure-for = Erzielte Punkte
fh-figure-against = Zugelassene Punkte
fh-game-number = Spiel { $number }, { $stage }
fh-not-finished = Nicht zu Ende gespielt
fh-are-champions = { $team } sind Meister
fh-games = { $games ->
    [one] 1 Spiel.
   *[other] { $games } Spiele.
  }

## Der Tisch im Terminal

fh-screen-role = { $side ->
    [0] Gast
   *[other] Heim
  }
fh-screen-no-team = { $who }, noch kein Team
fh-screen-you = { $team } (du)
fh-screen-deck = { $half ->
    [1] 1. Halbzeit, { $left } Aktionskarten
    [2] 2. Halbzeit, { $left } Aktionskarten
   *[other] Verläng. { $round }, { $left } Aktionskarten
  }
fh-screen-head = { $column ->
    [0] Punkte
    [1] Züge
    [2] Audibles
    [3] Hand
   *[other] Playbook
  }
fh-screen-audibles = { $left }, { $filled ->
    [yes] Karte
   *[no] leer
  }
fh-screen-legend = { $ball } Ball, { $start } START
fh-screen-down = Zug { $down } von { $of }
fh-screen-needs = Kick braucht
fh-screen-drive = Drive der { $team }: { $cards }
fh-screen-attack = { $team } greifen an
fh-screen-to-answer = { $team } antworten
fh-screen-footballs = Footballs: { $text } Kickzahl { $kick }.
fh-screen-helmets = Helme: Verteidigung gegen { $type }. { $boxed ->
    [yes] { $text }
   *[no] Keine Box.
  }{ $flag ->
    [yes] { " " }Mit Flagge.
   *[no] { "" }
  }
fh-screen-own-audible = Deine Audible-Karte: { $card }
fh-screen-hand = Deine Hand: { $cards }
fh-screen-goal = Zwei Halbzeiten mit je { $plays ->
    [one] 1 Spielzug
   *[other] { $plays } Spielzügen
  }: Touchdown { $touchdown }, Field Goal { $goal }, Safety { $safety }.
fh-screen-coin = Eine Münze entscheidet, wer Gast ist und beginnt.
fh-screen-final = Endstand
fh-screen-between = { $half ->
    [0] Vor dem Spiel
   *[other] Pause
  }{ $cards ->
    [0] { "" }
    [one] , 1 Karte im Spieldeck
   *[other] , { $cards } Karten im Spieldeck
  }
fh-screen-ends = { $defence } | { $offence } | Kick { $kick }
fh-screen-count = { $count } { $what }
fh-screen-roster = Deine Karten ({ $cards }): { $types } · Helme { $helmets } · { $kickers } mit Kick { $kick }+
fh-screen-known = Bekannt von den { $team }: { $cards }
fh-screen-open = Offene Karten: { $cards }
fh-screen-league = Eine Liga zu { $players }, { $games } Saisonspiele: { $clubs }
fh-screen-record = { $points } Pkt.  { $won } S, { $tied } U, { $lost } N
fh-screen-seed = { $club } (Nr. { $seed })
fh-screen-by-coin = { $score }, per Münze
fh-screen-tournament = Turnier: { $games }
fh-screen-places = Tabelle: { $places }.
fh-screen-next = Spiel { $number } von { $of }, danach { $visitor } bei den { $home }

## Der Tisch im Browser: Anzeigetafel und Leiste

fh-automatic = automatischer Gegner
fh-machines = Machines
fh-visitor = Gast
fh-home = Heim
fh-town-you = { $town }, du
fh-before = Vor dem Spiel
fh-half = { $half }. Halbzeit
fh-halftime = Pause
fh-overtime = Verlängerung
fh-final = Endstand
fh-round = Runde { $round }
fh-plays-made = { $one } und { $other } von { $of }
fh-plays-made-wide = Spielzüge
fh-before-toss = Vor dem Münzwurf
fh-in-hand = auf der Hand
fh-in-stack = im Stapel
fh-playbook = Playbook
fh-solo-deck = Solo-Deck
fh-audible-filled = Audible-Platz belegt
fh-audible-empty = Audible-Platz leer
fh-audibles-left = Audibles übrig
fh-overview = { $season ->
    [yes] Saison
   *[no] Gesehen
  }
fh-seen-count = { $count } gesehen
fh-game-of = Spiel { $number } von { $of }
fh-in-playoffs = Playoffs

## Der Tisch im Browser: Felder und Drives

fh-field = { $team }: Ball { $spot }, gezählt in Yards bis zur Torlinie
fh-start = START
fh-safety-short = Safety
fh-safety = SAFETY
fh-end-zone = ENDZONE
fh-your-drive = Dein Drive
fh-team-drive = Drive der { $team }
fh-down = { $down }. von { $of }
fh-down-next = { $down }. von { $of } folgt
fh-stack = { $team }, Drive-Stapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
  }
fh-stack-card = Spielzug { $place }: { $name }
fh-stays = auf { $yards }
fh-to = bis { $yards }
fh-in-play = im Spiel
fh-td = TD
fh-played = dein Spielzug: { $type }
fh-played-nothing = dein Spielzug

## Der Tisch im Browser: die Karten im Spiel

fh-attacks = Die { $team } greifen an mit { $card }
fh-defends = Die { $team } verteidigen mit { $card }
fh-strip = Vergleich der Zonen. { $lanes }
fh-lane = Zone { $area }: { $footballs ->
    [one] 1 Football
   *[other] { $footballs } Footballs
  }{ $answered ->
    [yes] { $helmets ->
        [0] { " " }gegen keinen Helm
        [one] { " " }gegen 1 Helm
       *[other] { " " }gegen { $helmets } Helme
      }
   *[no] { "" }
  }.
fh-your-answer = Hierhin kommt deine Antwort
fh-their-answer = Hier antworten die { $team }
fh-their-secret = Die { $team } wählen gleichzeitig und geheim
fh-your-attack = Hier liegt gleich dein Angriff
fh-their-attack = Hier greifen die { $team } an
fh-you-threaten = Du drohst mit
fh-team-threatens = Die { $team } drohen mit
fh-threat-none = Nichts: keine Footballs
fh-threat-note = { $kind ->
    [none] Das bringt nichts.
   *[other] Ball auf der { $ball }, { $footballs ->
        [one] ein Football
       *[other] { $footballs } Footballs
      }.
  } { $kind ->
    [overthrown] Von hier fliegt der Pass zu weit: kein Raumgewinn.
    [touchdown] Ungestört ist das ein Touchdown.
    [lands] Ungestört landet er auf der { $to }; passen die Arten nicht zusammen, kommt eine Aktionskarte dazu.
   *[none] { "" }
  }
fh-kick-needs = Ein Kick von der { $yards } braucht { $need }.
fh-kick-note = Die Karte hat { $number }{ $reach ->
    [yes] , also eine Aktionskarte mit { $missing } oder mehr: { $good } von { $of }.
   *[no] : zu weit.
  }
fh-kick-yours = Dein Kick
fh-kick-theirs = Kick der { $team }
fh-kick-from = Von der { $yards }: { $need } nötig
fh-conversion-text = Der Touchdown zählt. Jetzt der Versuch obendrauf.
fh-audible-before = Vor der { $half }. Halbzeit
fh-audible-choose = Wähle deine Audible-Karte
fh-audible-space = Audible-Platz
fh-audible-what = { $times }-mal je Halbzeit darfst du ein Audible ansagen: eine Karte wegwerfen und dafür diese bringen, oder die ungesehene oberste Karte deines Playbooks.
fh-audible-which = Gut ist eine Karte, die stoppt, was dir am meisten wehtut. Für eine Karte, die du hier hinlegst, ziehst du eine andere. Unsicher? Frag den Trainer, oder leg keine hin.
fh-audible-well = Hier liegt gleich, verdeckt, die Karte deiner Wahl
fh-action-deck = Aktionsdeck, noch { $count }
fh-action-was = Letzte Aktionskarte, Nr. { $no }.
fh-holds-audibles = { $count ->
    [one] 1 Audible
   *[other] { $count } Audibles
  }
fh-action-none = Noch keine aufgedeckt
fh-action-last = Letzte Aktionskarte, Nummer { $no }: Lauf { $run }, Pass { $pass }, Kick { $kick }
fh-run = Lauf
fh-pass = Pass
fh-kick = Kick
fh-block = geblockt, { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }
fh-blocked = BLOCK
fh-foul-short = { $foul ->
    [offside] Abseits
    [def_holding] Halten (Vert.)
    [interference] Behinderung
    [off_holding] Halten (Angr.)
    [offsetting] Beidseitig
   *[none] Kein Foul
  }
fh-pile-turned = Aufgedeckte Aktionskarten
fh-pile-turned-note = Die neuesten zuerst. Im Deck liegen noch { $left }.
fh-hint-consider = Drück auf eine Karte und sieh Schritt für Schritt, was sie bewirken würde. Noch einmal gedrückt, wird sie gespielt.
fh-audible = Audible
fh-audible-note = Deine Karte auf dem Audible-Platz: für die anderen verdeckt, für dich offen.
fh-playbook-note = Dein verdecktes Playbook. Ein Audible kann die oberste Karte bringen, ungesehen.

## Der Tisch im Browser: Münzwurf, Teams, Drafts und Streichungen

fh-heads = Kopf
fh-heads-text = der Helm
fh-tails = Zahl
fh-tails-text = der Football
fh-visitor-text = Du beginnst die erste Halbzeit. Heim wählt sein Team zuerst, du danach.
fh-home-text = Du beginnst die zweite Halbzeit. Du wählst dein Team zuerst.
fh-toss = Der Münzwurf
fh-toss-text = Wer richtig rät, darf wählen: Gast sein und die erste Halbzeit beginnen, oder Heim sein, die zweite beginnen und das Team zuerst wählen.
fh-toss-waiting = Eine Münze entscheidet, wer wählen darf.
fh-team-tidebreakers = Ein Passteam von der warmen Seite der Karte: schnelle Sacks, lange Bälle und ein Kicker, der vor allem der Aussicht wegen da ist.
fh-team-haulers = Bergleute und Fahrer, die dort laufen, wo die Wand am dicksten ist, denn sie kommen immer zu zweit. An ihnen kommt nichts schnell vorbei.
fh-team-switchbacks = Schaustellervolk aus der Hafenstadt: Reverses, Statuen und Drohungen zweierlei Art. Was du gesehen hast, ist nicht, was sie tun.
fh-team-sentinels = Geduldige Leute aus dem Norden mit Helmen in jeder Zone. Sie holen deine Pässe aus der Luft und machen aus kleinem Raumgewinn Field Goals.
fh-team-pick = Mit den { $team } spielen
fh-team-look = Karten ansehen
fh-team-yours = Dein Team
fh-team-taken = Vergeben an { $name }
fh-team-pile-note = Alle Karten des Teams, die Stars zuerst.
fh-profile-run = Laufspiel
fh-profile-pass = Passspiel
fh-profile-defence = Helme
fh-profile-kick = Kicks
fh-level = { $level ->
    [low] schwach
    [middle] ordentlich
   *[high] stark
  }
fh-draft-pass = Nehmen und weitergeben
fh-draft-pass-text = Nimm eine Karte des Päckchens auf deiner Hand; der Rest geht hinüber, und das andere kommt zu dir. Alle wählen geheim.
fh-draft-open = Offener Draft
fh-draft-open-text = Die Karten liegen für beide offen. Die erste Seite nimmt eine, dann nehmen beide abwechselnd zwei; von den letzten beiden bleibt eine übrig.
fh-draft-keep = Eine von zweien behalten
fh-draft-keep-text = Zwei Karten kommen vom Spieldeck: Eine kommt in dein Team, die andere ist aus dem Spiel.
fh-draft-league = Liga-Draft
fh-draft-league-text = Nimm zwei Karten des Päckchens; der Rest geht reihum weiter.
fh-pair = { $count ->
    [0] Drück auf die zwei Karten, die du willst.
    [one] Eine gewählt. Drück auf die zweite.
   *[other] Zwei gewählt. Bestätige unten, oder drück auf andere.
  }
fh-board-empty = Hier liegen keine Karten
fh-roster = Dein Team bisher: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
fh-known = Bekannt von den { $team }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
fh-balance-types = Verteidigt gegen
fh-balance-helmets = Helme
fh-balance-kickers = Kick { $kick } oder mehr
fh-new = neu
fh-cut = { $left ->
    [0] Dein Team steht
    [one] Streich noch eine Karte
   *[other] Streich { $left } Karten
  }
fh-cut-waiting = Dein Team steht. Die Gegenseite streicht noch.
fh-between = Zwischen den Spielen

## Der Tisch im Browser: Wettbewerbe

fh-standings = Ligatabelle, Spiele: { $played } von { $of }
fh-place = Platz
fh-team = Team
fh-won = Siege
fh-tied = Unent.
fh-lost = Niederl.
fh-scored = Spielpunkte
fh-points = Punkte
fh-playoffs = Die { $count } markierten kommen in die Playoffs.
fh-bracket = Turnier
fh-stage-head = { $stage ->
    [final] Finale
    [semi-final] Halbfinale
   *[first-round] Erste Runde
  }
fh-to-be-decided = noch offen
fh-bye = Freilos
fh-results = Letzte Ergebnisse
fh-injured = Verletzt
fh-out = { $rest ->
    [yes] fehlt den Rest der Saison
   *[no] { $games ->
        [0] im nächsten Spiel wieder fit
        [one] fehlt 1 Spiel
       *[other] fehlt { $games } Spiele
      }
  }
fh-table-close = Zurück zum Spiel
fh-scored-how = { $touchdowns ->
    [one] 1 Touchdown
   *[other] { $touchdowns } Touchdowns
  }, { $fieldGoals ->
    [one] 1 Field Goal
   *[other] { $fieldGoals } Field Goals
  }

## Der Tisch im Browser: Augenblicke

fh-score-line = { $visitor } { $one } : { $other } { $home }
fh-banner = { $what ->
    [touchdown] TOUCHDOWN
    [field_goal] FIELD GOAL
    [safety] SAFETY
    [interception] INTERCEPTION
    [fumble] FUMBLE
    [end_drive] DRIVE GESTOPPT
    [blocked] KICK GEBLOCKT
    [halftime] HALBZEIT
    [second-half] ENDE DER 2. HALBZEIT
    [overtime] VERLÄNGERUNG
    [coin] DIE MÜNZE ENTSCHEIDET
    [final] ENDSTAND
   *[won] MEISTER
  }
fh-banner-points = +{ $points } für die { $team }: { $one } : { $other }
fh-banner-by = { $name } für die { $team }.
fh-banner-blocked-text = Der Kick der { $team } geht nach hinten los: { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }.

## Der Tisch im Browser: die vergrößerte Karte

fh-legend-helmets = Helme
fh-legend-helmets-text = Verteidigung nach Zonen: links, Mitte, rechts. Sie treffen auf Footballs derselben Zone.
fh-legend-type = Art
fh-legend-type-text = R Quadrat (Lauf), P Kreis (Pass), M Raute (Maul). Lauf gegen Pass passt nicht zusammen.
fh-legend-box = Box
fh-legend-box-text = Wirkt nur, wenn jeder Football des Spielzugs auf einen Helm trifft.
fh-legend-flag = Flagge
fh-legend-flag-text = Vor der Box wird auf ein Foul geprüft.
fh-legend-plate = Schild
fh-legend-plate-text = Kartennummer, Name, Ort, Stern, Teamraute.
fh-legend-posts = Torstangen
fh-legend-posts-text = Field-Goal-Zahl, kommt zum Kick einer Aktionskarte dazu.
fh-legend-yards = Yards
fh-legend-yards-text = Jeder Spielzug steht in seiner Zone über seinen Footballs.
fh-legend-action-yards = Lauf und Pass
fh-legend-action-yards-text = Yards, die dazukommen, wenn die Arten nicht passen oder ein Effekt es sagt.
fh-legend-action-kick = Kick
fh-legend-action-kick-text = Kommt zur Field-Goal-Zahl der Karte dazu. BLOCK bringt die Gegenseite nach vorn.
fh-legend-action-foul = Foul
fh-legend-action-foul-text = Zählt, wenn eine ausgelöste Box die Flagge zeigt.
fh-legend-action-injury = Verletzung
fh-legend-action-injury-text = Zählt in Turnieren und Ligen, wenn eine Karte mit dem Kreuz benutzt wurde.

## In einer Liga

fh-league-size = Karten im Kader: { $cards } statt { $size }.
fh-league-twice = { $card } steht zweimal im Kader; bei mehr als acht Mannschaften hat jeder eine Karte höchstens einmal.

## Das geführte erste Spiel

fh-guide-title = Dein erster Drive
fh-guide-goal = Mach in zwei Halbzeiten zu je zehn Spielzügen mehr Punkte als die Haulers: Ein Touchdown zählt 7, ein Field Goal 3. Beide Teams greifen zugleich an, und jede Karte, die du spielst, verteidigt erst und greift dann an.
fh-guide-closing = Der Rest gehört dir: Spiel die Halbzeit zu Ende, oder beginne jederzeit ein neues Spiel.
fh-guide-1 = Du spielst die Tidebreakers. Beide Bälle beginnen auf der 45, jeder auf seinem eigenen Feld; wer einen Ball in die Endzone bringt, macht 7 Punkte.
fh-guide-2 = Jede Karte hat zwei Enden. Helme verteidigen eine Zone: links, Mitte oder rechts. Footballs greifen dort an. Du verteidigst mit einer Karte, drehst sie dann um und greifst mit ihr an.
fh-guide-3 = Eine Karte darf verdeckt auf deinem Audible-Platz warten, für den Moment, in dem deine Hand keine Antwort hat. Ingrid Undermere kann in alle drei Zonen passen: Leg sie dorthin.
fh-guide-4 = Eröffne die Halbzeit mit einer Drohung; jetzt zählt nur das Football-Ende. Kehau Longshore passt 15 Yards nach links mit zwei Footballs, ein Helm reicht also nicht, um sie zu stoppen.
fh-guide-5 = Die Haulers antworten mit einer Passverteidigung. Pass trifft auf Pass: Das passt, also werden Helme gezählt. Links steht ein Helm gegen zwei Footballs, zu wenig, um ihre Box auszulösen; er nimmt nur 5 Yards weg.
fh-guide-6 = Dreimal je Halbzeit darf jede Seite ein Audible ansagen und ihre Karte wechseln. Hier brauchst du keines: Behalte Kehau und gewinne 15 − 5 = 10.
fh-guide-7 = Nach einem Spielzug darfst du für 3 kicken, das beendet den Drive. Von der 35 brauchst du 8: Die Karte hat 2, also hilft nur eine Aktionskarte mit 6 oder mehr. Ein Drive hat vier Spielzüge: Mach weiter.
fh-guide-8 = Jetzt verteidigst du. Jorun Tolliver, die dir geantwortet hat, ist umgedreht und läuft links 15 Yards mit zwei Footballs.
fh-guide-9 = Das Schildchen auf jeder Karte sagt, was sie bewirken würde. Eine Passverteidigung würde nicht passen und ihnen noch eine Aktionskarte geben. Lin Shoalwater verteidigt gegen den Lauf mit einem Helm links: 10 Yards statt 15.
fh-guide-10 = Lin ist umgedreht und dein nächster Spielzug: ein Screen, 5 Yards und eine Aktionskarte obendrauf. Die Haulers haben links keinen Helm, es geht also nichts ab. Behalte sie.
fh-guide-11 = Die Aktionskarte brachte 20: Du stehst auf der 10. Ein Kick wäre bei 22 von 29 Karten gut, aber du hast noch zwei Spielzüge, um 7 statt 3 zu machen. Geh aufs Ganze.
fh-guide-12 = Sie können links passen oder rechts ein Maul spielen und wählen, wenn sie deine Karte gesehen haben. Paolo Seabright hat auf beiden Seiten einen Helm und einen Blitz, der sie zurückwerfen kann; sein anderes Ende passt 10 Yards, genau was du brauchst.
fh-guide-13 = Der Blitz kam zu spät, aber schau: Sie verteidigen mit einer Laufkarte gegen deinen Pass. Das passt nicht, also kann dich jetzt keine Box stoppen.
fh-guide-14 = Links steht ein Helm, rechts keiner. Zehn Yards von der 10: Pass nach rechts und punkte.
fh-guide-15 = Touchdown! Der Spielverlauf zeigt jede Rechnung, und jede Zeile öffnet die Regel dahinter.
fh-guide-16 = Sie stehen auf der 20 und laufen links 20: Schau auf die Schildchen, jede Karte deiner Hand lässt sie punkten. Dafür gibt es Audibles.
fh-guide-17 = Ein Audible kostet eine Handkarte, verdeckt. Gus Mudlark wirst du am wenigsten vermissen.
fh-guide-18 = Ingrid auf dem Audible-Platz würde diesen Lauf nicht stoppen. Nimm die oberste Karte deines Playbooks, ungesehen, und hoffe.
fh-guide-19 = Zwei Helme links: kein Raumgewinn, und ihr Kick ging daneben. Das ist das ganze Spiel: eine Drohung, eine Antwort, und dann wird umgedreht.
fh-guide-20 = Ab hier wählst du. Die Schildchen sagen, was eine Karte bewirken würde, der Trainer sagt, was er an deiner Stelle täte, und die Regeln sind eine Taste entfernt.

## Was in der Schachtel liegt, auf Papier
fh-box-mat = Spielmatte
fh-box-field = Yards bis zur Goal Line, und was ein Kick von hier erreichen muss
fh-box-safety = Safety
fh-box-start = START
fh-box-end-zone = Endzone
fh-box-in-play = Im Spiel
fh-box-drive = Drive: { $plays ->
    [one] { $plays } Spielzug
   *[other] { $plays } Spielzüge
  }
fh-box-audible = Audible
fh-box-audibles = Audibles
fh-box-threat = Die Karte, die verteidigt und dann droht
fh-box-stack = Gespielte Spielzüge, der letzte oben
fh-box-down = Verdeckt; du darfst sie immer ansehen
fh-box-scoreboard = Anzeigetafel
fh-box-half = { $half ->
    [first] 1. Halbzeit
    [second] 2. Halbzeit
   *[overtime] Verlängerung
  }
fh-box-row = { $row ->
    [tens] Punkte, Zehner
    [ones] Punkte, Einer
   *[plays] Spielzüge
  }
fh-box-ball = { $side ->
    [home] Ball von Heim
   *[visitor] Ball von Gast
  }
fh-box-pennant = { $side ->
    [home] Wimpel von Heim
   *[visitor] Wimpel von Gast
  }
fh-box-half-marker = Marker für die Halbzeit
fh-box-coin = Münze
fh-box-play = Ein Spielzug
fh-box-play-1 = Die Karte des Angriffs liegt im Spiel, das Ballende voran: die Drohung.
fh-box-play-2 = Die Verteidigung antwortet aus der Hand, das Helmende voran, oder sagt ein Audible an.
fh-box-play-3 = Hat die Verteidigung keines angesagt, darf es der Angriff. Dann wählt er seinen Spielzug.
fh-box-play-4 = Den Spielzug auswerten. Nicht gepunktet? Der Angriff darf kicken; damit endet der Drive.
fh-box-play-5 = Die Karte kommt auf den Drive-Stapel. Nach { $plays ->
    [one] { $plays } Spielzug
   *[other] { $plays } Spielzügen
  } ohne Punkte: RESET.
fh-box-play-6 = Die Verteidigung dreht ihre Karte um: Sie ist die nächste Drohung. Jede Seite hat { $half ->
    [one] { $half } Spielzug
   *[other] { $half } Spielzüge
  } in einer Halbzeit.
fh-box-resolve = Was dabei herauskommt
fh-box-resolve-1 = Verschiedene Arten: die Yards, { $space } weniger für jeden Helm in der Zone, dazu die Aktionskarte.
fh-box-resolve-2 = Gleiche Art, zu wenige Helme: die Yards, { $space } weniger für jeden Helm dort.
fh-box-resolve-3 = Gleiche Art, ein Helm für jeden Ball: Das Kästchen der Verteidigung entscheidet. Maul ist Lauf und Pass zugleich.
fh-box-resolve-4 = Ein Pass, der hinter der Endzone landet, ist unvollständig; Läufe enden an der Goal Line.
fh-box-resolve-5 = Kick: Zahl der Karte + Aktionskarte müssen die Zahl des Feldes erreichen.
fh-box-resolve-6 = Touchdown { $touchdown }, Field Goal { $goal }, Safety { $safety }.
fh-box-sheet = Spielbericht
fh-box-drive-number = Drive { $number }

# Card sets of one's own

fh-team-new = { $about }
fh-set-team = Team
fh-set-card = Karte
fh-card-worth = Gefahr { $threat }, Abwehrkraft { $stop }

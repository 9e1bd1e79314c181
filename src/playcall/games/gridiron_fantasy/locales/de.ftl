### Gridiron Fantasy Football: alles, was das Spiel sagt.

## Words: box and modes, prompts, previews, play-by-play, screen, report, coach, guide

# Schachtel, Spielarten und Einstellungen
gf-summary = Verdeckte Ansagen, Challenges mit Symbolen, schmutzige Tricks und vier Versuche für zehn Yards.
gf-box = Verdeckte Ansagen, schmutzige Tricks und vier Versuche für zehn Yards.
gf-mode-standard = Standard
gf-mode-standard-summary = Sechs Drives, je fünf Teamkarten.
gf-mode-quick = Schneller Einstieg
gf-mode-quick-summary = Vier Drives, drei Teamkarten, alles andere wie vorgeschlagen: zum Lernen.
gf-mode-full = Volles Spiel
gf-mode-full-summary = Zwei Halbzeiten mit je fünf Drives, dazwischen eine Pause.
gf-mode-shared = Geteilte Teams
gf-mode-shared-summary = Vier Trainer: je einer für Angriff und Abwehr jeder Mannschaft.
gf-mode-bracket = Turnier
gf-mode-bracket-summary = Vier Spieler: Sieger treffen auf Sieger, Verlierer auf Verlierer.
gf-mode-tag = Tag Team
gf-mode-tag-summary = Vier bis acht Spieler in einem Spiel, zwei davon auf dem Feld.
gf-mode-sealed = Sealed
gf-mode-sealed-summary = Beide öffnen neue Starterdecks und Booster und spielen mit dem, was darin ist.
gf-option-form = Form
gf-option-form-single = zwei Mannschaften
gf-option-form-shared = geteilte Teams
gf-option-form-bracket = Turnier
gf-option-form-tag = Tag Team
gf-option-form-doc = Ein Trainer je Mannschaft, je einer für Angriff und Abwehr, ein Turnier oder Tag Team.
gf-option-players = Spieler
gf-option-players-doc = Plätze: 2; 3 oder 4 mit geteilten Teams; 4, 5, 6 oder 8 im Turnier; 4 bis 8 im Tag Team.
gf-option-length = Länge
gf-option-length-medium = mittel: 6 Drives
gf-option-length-short = kurz: 4 Drives
gf-option-length-full = voll: 10 Drives
gf-option-length-doc = Wie viele Drives beide zusammen spielen.
gf-option-team_cards = Teamkarten
gf-option-team_cards-doc = Teamkarten je Team: 3 fürs erste Spiel, 7 in Ligen.
gf-option-listed = Vorgeschlagene Karten
gf-option-listed-doc = Vorgeschlagene Teamkarten und Playbooks ohne Nachfrage nehmen.
gf-option-playbook_size = Playbook
gf-option-playbook_size-doc = Spielzüge in einem Playbook.
gf-option-copy_limit = Exemplare
gf-option-copy_limit-table = nach Größe des Decks
gf-option-copy_limit-one = eins
gf-option-copy_limit-two_actions = zwei
gf-option-copy_limit-doc = Wie oft dieselbe Aktion in einem Deck sein darf.
gf-option-pool = Karten
gf-option-pool-open = eigene Decks
gf-option-pool-sealed = aus Packungen
gf-option-pool-doc = Decks mitbringen oder aus neuen Starterdecks und Boostern bauen.
gf-option-sealed_starters = Starterdecks
gf-option-sealed_starters-doc = Starterdecks, die im Sealed jeder öffnet.
gf-option-sealed_boosters = Booster
gf-option-sealed_boosters-doc = Booster, die im Sealed jeder öffnet.
gf-option-common_team = Häufige Teamkarten
gf-option-common_team-unique = nur einmal
gf-option-common_team-shared = geteilt
gf-option-common_team-substitutes = als Ersatz
gf-option-common_team-doc = Ob beide dieselbe häufige Teamkarte nutzen dürfen, oder eine doppelt gezeigte nur durch eine häufige ersetzt wird.
gf-option-all_formations = Alle Formationen
gf-option-all_formations-doc = Jede Mannschaft hat zusätzlich alle Formationen.
gf-option-strict_exceed = Strenger Vorsprung
gf-option-strict_exceed-doc = Eine Verbesserung muss über die andere Summe führen; Gleichstand reicht nicht.
gf-option-dominant_choice = Entscheidende Fähigkeit
gf-option-dominant_choice-majority = meiste Symbole
gf-option-dominant_choice-owner = jede gedruckte
gf-option-dominant_choice-doc = Es entscheidet die häufigste Fähigkeit auf dem Spielzug mit dem Vorteil, oder eine beliebige, die darauf steht.
gf-option-team_bonus = Symbole der Stars
gf-option-team_bonus-initial = von Anfang an
gf-option-team_bonus-held = wenn angerechnet
gf-option-team_bonus-doc = Wann die Symbole der Stars zählen.
gf-option-deactivate_any = Alles schaltbar
gf-option-deactivate_any-doc = Jede Teamkarte darf ausgeschaltet werden, nicht nur Stars und Formationen.
gf-option-announce_before_return = Angesagte Kicks
gf-option-announce_before_return-doc = Die Fähigkeit wird angesagt, bevor Touchback oder Rücklauf gewählt wird.
gf-option-special_yards = Goal Line
gf-option-special_yards-sum = nach der Summe
gf-option-special_yards-clamp = vor dem Sonderergebnis
gf-option-special_yards-doc = Ob das Ziel an der Goal Line endet, bevor das Sonderergebnis dazukommt.
gf-option-fg_exact_good = Genaue Field Goals
gf-option-fg_exact_good-doc = Ein Field Goal, das genau reicht, ist gut.
gf-option-int_runback_hand = Rücklauf nach Interception
gf-option-int_runback_hand-leftover = übrige Karten
gf-option-int_runback_hand-fresh = aufgefüllte Hände
gf-option-int_runback_hand-doc = Mit welchen Karten eine Interception zurückgetragen wird.
gf-option-safety_kick_fair_catch = Fair Catch beim Safety-Kick
gf-option-safety_kick_fair_catch-doc = Wer einen Safety-Kick empfängt, darf einen Fair Catch anzeigen.
gf-option-halftime_decks = Stapel zur Halbzeit
gf-option-halftime_decks-reshuffle = mischbar
gf-option-halftime_decks-keep = bleiben
gf-option-halftime_decks-rebuild = umbaubar
gf-option-halftime_decks-doc = Was zur Halbzeit mit den Aktionsstapeln geschehen darf.
gf-option-final_kick = Letzter Kick
gf-option-final_kick-doc = Ein Kick, der nach dem letzten Drive noch aussteht, wird gespielt.
gf-option-overtime_drives = Verlängerung
gf-option-overtime_drives-doc = Drives der Verlängerung bis zum Unentschieden; 0 ohne Grenze.
gf-option-play_guard = Meiste Spielzüge
gf-option-play_guard-doc = Spielzüge, nach denen ein Spiel endet.
gf-option-rip_permanent = R.I.P. für immer
gf-option-rip_permanent-doc = Karten mit R.I.P. verlassen Sammlung und Liga.
gf-option-tag_possessions = Ballbesitze
gf-option-tag_possessions-doc = Ballbesitze im Tag Team; 0 für zwei je Spieler.
gf-option-home = Heim
gf-option-home-toss = Münzwurf
gf-option-home-seat1 = erster Platz
gf-option-home-seat2 = zweiter Platz
gf-option-home-seat1_chooses = erster Platz wählt
gf-option-home-doc = Wer Heim ist.
gf-option-deck1 = Deck von Platz 1
gf-option-deck1-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck2 = Deck von Platz 2
gf-option-deck2-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck3 = Deck von Platz 3
gf-option-deck3-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck4 = Deck von Platz 4
gf-option-deck4-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck5 = Deck von Platz 5
gf-option-deck5-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck6 = Deck von Platz 6
gf-option-deck6-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck7 = Deck von Platz 7
gf-option-deck7-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.
gf-option-deck8 = Deck von Platz 8
gf-option-deck8-doc = Am Tisch wählen, ein Buchstabe von A bis H oder ein Deck.

# Hauptwörter
gf-ability = { $ability ->
    [0] Kraft
    [1] Tempo
    [2] Technik
    [3] Köpfchen
   *[4] Joker
  }
gf-symbols = { $ability ->
    [0] Kr
    [1] Te
    [2] Tk
    [3] Kö
   *[4] Jo
  }{ $number }
gf-counted-symbols = { $number } { $ability }
gf-kind = { $kind ->
    [run] Lauf
   *[pass] Pass
  }
gf-kick = { $kick ->
    [kickoff] Kickoff
    [safety_kick] Safety-Kick
    [punt] Punt
    [field_goal] Field Goal
    [interception] Rücklauf nach Interception
    [extra_point] Extrapunkt
    [try] Zwei-Punkt-Versuch
   *[play] Spielzug
  }
gf-injury = { $level ->
    [0] unverletzt
    [1] angeschlagen
    [2] lädiert
    [3] verletzt
    [4] schwer verletzt
   *[5] R.I.P.
  }
gf-nothing = nichts
gf-cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
  }
gf-yards = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $number ->
    [one] 1 Yard
   *[other] { $number } Yards
  }
gf-spot = { $side ->
    [mid] Mittellinie
    [own] eigene { $line }
   *[opp] gegnerische { $line }
  }
gf-at = { $side ->
    [mid] an der Mittellinie
    [own] an der eigenen { $line }
   *[opp] an der gegnerischen { $line }
  }
gf-to = { $side ->
    [mid] bis zur Mittellinie
    [own] bis zur eigenen { $line }
   *[opp] bis zur gegnerischen { $line }
  }
gf-from = { $side ->
    [mid] von der Mittellinie
    [own] von der eigenen { $line }
   *[opp] von der gegnerischen { $line }
  }
gf-yours = { $side ->
    [mid] an der Mittellinie
    [own] an deiner { $line }
   *[opp] an ihrer { $line }
  }
gf-down-to-go = { $down }. & { $goal ->
    [yes] Goal
   *[no] { $yards }
  }
gf-down-place = { $down } { $place }
gf-down-spot = { $down }, { $side ->
    [mid] Mittellinie
    [own] deine { $line }
   *[opp] ihre { $line }
  }
gf-two-point-try = Zwei-Punkt-Versuch
gf-score = { $team } { $points }
gf-team-number = Team { $number }

# Was gefragt wird
gf-waiting = { $who } ist dran.
gf-wait = Jetzt dürfen Karten gespielt werden.
gf-over = Das Spiel ist vorbei.
gf-ask-deck = Mit welcher Mannschaft spielst du?
gf-ask-team = Wähle deine Teamkarten: { $chosen } von { $of }.
gf-ask-book = Wähle dein Playbook { $role ->
    [0] im Angriff
   *[1] in der Abwehr
  }: { $chosen } von { $of }, ein Lauf und ein Pass sind dabei.
gf-ask-build = Baue deinen Aktionsstapel { $role ->
    [0] für den Angriff
   *[1] für die Abwehr
  } aus deinen Packungen: bisher { $chosen ->
    [one] eine Karte
   *[other] { $chosen } Karten
  }.
gf-ask-build-least = Du brauchst mindestens { $least } verschiedene.
gf-ask-build-more = Noch mehr?
gf-ask-toss = Du gewinnst den Münzwurf: Heim empfängt zuerst, Gast macht den Kickoff. Was nimmst du?
gf-ask-turn-up = Welche Teamkarte deckst du auf?
gf-ask-replace = Diese Karte ist vergeben. Welche andere kommt ins Spiel?
gf-ask-kickoff = { $stay ->
    [touchback] Touchback nehmen oder den Kick zurücktragen?
   *[fair-catch] Fair Catch oder den Kick zurücktragen?
  }
gf-ask-punt = Fair Catch oder den Punt zurücktragen?
gf-ask-declare = { $kick }: Welche Fähigkeit sagst du an?
gf-ask-set-aside = Zu viele Karten passen, höchstens { $most } dürfen es sein: Welche legst du beiseite?
gf-ask-commit = { $kick }: Setze Karten mit { $ability } ein.
gf-stake-returner = Jedes Symbol mehr als ihre bringt dir { $forward ->
    [one] ein Yard
   *[other] { $forward } Yards
  }, { $back ->
    [0] weniger kosten dich nichts
   *[other] jedes weniger kostet dich { $back }
  }.
gf-stake-kicker = { $back ->
    [0] Jedes Symbol weniger als ihre
    [one] Jedes Symbol mehr als ihre kostet sie ein Yard, jedes weniger
   *[other] Jedes Symbol mehr als ihre kostet sie { $back } Yards, jedes weniger
  } bringt ihnen { $forward ->
    [one] ein Yard
   *[other] { $forward } Yards
  }.
gf-stake-goal = Der Kick trägt { $carries ->
    [one] ein Yard
   *[other] { $carries } Yards
  }, eines mehr oder weniger für jedes Symbol Unterschied; nötig sind { $needed }.
gf-stake-block = Die Abwehr blockt den Kick, wenn sie { $margin } Symbole mehr zeigt.
gf-stake-onside = Die kickende Mannschaft behält den Ball, wenn sie { $margin } Symbole mehr zeigt.
gf-ask-exchange = Einen Spielzug deines Playbooks tauschen?
gf-ask-put-in = Welcher Spielzug kommt für { $out }?
gf-ask-switch = { $situation }: Schalte deine Teamkarten, dann melde dich fertig.
gf-ask-down = { $situation }: Spielzug, Punt oder Field Goal?
gf-ask-call = { $situation }: Sag deinen Spielzug an.
gf-ask-dominant = Welche Fähigkeit entscheidet?
gf-ask-read = Sie haben angesagt: { $kind }. Willst du deine Ansage ändern?
gf-ask-audible = Zu welchem Spielzug wechselst du?
gf-ask-name = Für welche Fähigkeit soll { $card } gelten?
gf-ask-choose = { $card }: Wähle eins.
gf-ask-turn = { $ability } { $own } zu { $other }: { $leads ->
    [yes] Du führst.
   *[no] Du liegst zurück.
  }
gf-ask-turn-more = Karten legen, eine Aktion spielen oder passen?
gf-ask-extra = Zusätzliche Challenge in { $ability }, { $own } zu { $other }.
gf-ask-extra-more = Eine Karte legen oder passen?
gf-ask-wild = Wofür steht der Joker auf { $card }?
gf-ask-window = { $window ->
    [kickoff] Vor dem Kickoff:
    [drive_start] Zu Beginn des Drives:
    [call] Vor der Ansage:
    [reveal] Die Spielzüge sind aufgedeckt:
    [challenge] In der Challenge:
    [result] Die Challenge ist entschieden:
    [injury] Bevor die Verletzung feststeht:
    [penalty] Bevor sich jemand beschwert:
    [kick] Vor dem Kick:
    [finish] Am Ende des Spielzugs:
   *[response] Als Antwort:
  } eine Karte spielen, eine Fähigkeit nutzen oder ablehnen?
gf-ask-answer = { $card } wurde gespielt. Willst du antworten?
gf-ask-loss = Beim Ziel von { $yards } bleiben oder den Mindestverlust nehmen?
gf-ask-victim = Wen trifft es?
gf-ask-victim-more = Die Verletzung: { $injury }, Stufe { $level }.
gf-ask-bench = Welche Teamkarte setzt aus?
gf-ask-patch-up = Wer wird verarztet, um { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  }?
gf-ask-call-up-out = Welche Teamkarte geht?
gf-ask-call-up-in = Welche andere Teamkarte kommt für { $out }?
gf-ask-discard-some = { $whose ->
    [own] Leg aus deiner Hand ab:
   *[their] Wähle aus ihrer Hand zum Ablegen:
  } { $number ->
    [one] eine Karte.
   *[other] { $number } Karten.
  }
gf-ask-recover = Nimm { $number ->
    [one] eine Karte
   *[other] bis zu { $number } Karten
  } aus deinem Ablagestapel zurück.
gf-ask-redraw = Leg beliebig viele Karten ab und zieh ebenso viele.
gf-ask-arrange = Welche davon wird zuletzt gezogen? Noch { $number }.
gf-ask-complain = { $team } haben gefoult; das Strafrisiko ist { $risk }.
gf-ask-complain-more = Beim Schiedsrichter beschweren?
gf-ask-alert = Zeig eine Beschwerde: bisher { $shown } von { $risk }.
gf-ask-flag = Der Schiedsrichter hat es gesehen.
gf-ask-flag-more = Die Strafe annehmen oder den Spielzug gelten lassen?
gf-ask-discard-one = Eine Karte ablegen, bevor du nachziehst?
gf-ask-new-deck = Dein Stapel ist leer. Die abgelegten Karten zu einem neuen mischen?
gf-ask-leave = Der Drive ist vorbei: Leg ab, was du magst.
gf-ask-leave-more = Der Rest kommt oben auf deinen Stapel.
gf-ask-try = Touchdown!
gf-ask-try-more = Den Extrapunkt kicken oder zwei Punkte versuchen?
gf-ask-halftime = Deinen Aktionsstapel { $role ->
    [0] für den Angriff
   *[1] für die Abwehr
  } mit den abgelegten Karten mischen?
gf-ask-rebuild = Eine Karte deines Aktionsstapels { $role ->
    [0] für den Angriff
   *[1] für die Abwehr
  } gegen eine der Reserve tauschen?
gf-ask-rebuild-in = Welche Aktion der Reserve kommt für { $out }?
gf-ask-overtime = Verlängerung: empfangen oder den Kickoff machen?
gf-ask-tag = Wen schickst du { $role ->
    [0] in den Angriff
   *[1] in die Abwehr
  }?

# Möglichkeiten: was auf dem Knopf steht
gf-do-deck = { $letter }: { $name } ({ $abilities })
gf-do-listed = Vorgeschlagene Karten nehmen
gf-do-home = Heim: den ersten Kickoff empfangen
gf-do-visitor = Gast: den ersten Kickoff machen
gf-do-receive = Empfangen
gf-do-kick-off = Kickoff
gf-do-touchback = Touchback: Ball { $place }
gf-do-return = Zurücktragen
gf-do-fair-catch = Fair Catch: Ball { $place }
gf-do-keep = Behalten
gf-do-keep-cards = Alle behalten
gf-do-keep-objective = Beim Ziel bleiben: { $yards }
gf-do-ready = Fertig
gf-do-play = Spielzug
gf-do-punt = Punt: Ball { $place }
gf-do-field-goal = Field Goal aus { $needed ->
    [one] einem Yard
   *[other] { $needed } Yards
  }
gf-do-pass = Passen
gf-do-end-turn = Zug beenden
gf-do-decline = Ablehnen
gf-do-no-complaint = Nicht beschweren
gf-do-stands = Ablehnen: Der Spielzug gilt
gf-do-accept = Strafe annehmen: { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }
gf-do-done = Fertig
gf-do-reshuffle = Mischen
gf-do-kick = Extrapunkt kicken: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
gf-do-go-for-two = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } versuchen: ein Spielzug von der { $line }
gf-do-ability-named = { $ability }
gf-do-commit = Einsetzen: { $cards } (zusammen { $total })
gf-do-lose = Den Mindestverlust nehmen: { $yards }
gf-do-choose = { $effects }
gf-do-tag = { $team } schicken (bisher { $drives ->
    [one] ein Drive
   *[other] { $drives } Drives
  })
gf-do-pick = { $name } nehmen
gf-do-pick-what = { $name } ({ $what }) nehmen
gf-do-turn-up = { $name } aufdecken
gf-do-set-aside = { $name } beiseitelegen
gf-do-take-out = { $name } herausnehmen
gf-do-put-in = { $name } hineinnehmen
gf-do-call = { $name } ansagen ({ $kind }, { $symbols }, { $objective })
gf-do-lay = { $name } legen ({ $symbols })
gf-do-action = { $name } spielen
gf-do-ability = { $name } nutzen
gf-do-apply = { $name } anrechnen
gf-do-victim = { $name }
gf-do-complain = Über { $name } beschweren
gf-do-alert = { $name } zeigen: { $alert }
gf-do-discard = { $name } ablegen
gf-do-switch = { $name } { $on ->
    [yes] einschalten
   *[no] ausschalten
  }
gf-objective-td = TD

# Schilder: was eine Möglichkeit täte, in höchstens 24 Zeichen
gf-tag-leads = { $own }–{ $other } { $leads ->
    [yes] führt
   *[no] fehlt
  }
gf-tag-double = { $own }–{ $other } Doppel
gf-tag-other = { $ability } { $own }–{ $other }
gf-tag-symbols = { $symbols }
gf-tag-call = { $kind } { $objective }
gf-tag-switch = { $on ->
    [yes] Einschalten
   *[no] Ausschalten
  }
gf-tag-alert = Beschwerde { $alert }
gf-tag-risk = Risiko { $risk }
gf-tag-position = { $position }
gf-tag-subtype = { $subtype ->
    [star] Star
    [coach] Trainer
    [franchise] Mannschaft
    [sponsor] Sponsor
    [formation] Formation
   *[tradition] Tradition
  }
gf-tag-pick = Nehmen
gf-tag-turn-up = Aufdecken
gf-tag-set-aside = Beiseite
gf-tag-take-out = Heraus
gf-tag-put-in = Hinein
gf-tag-discard = Ablegen
gf-tag-ability = Nutzen
gf-tag-held = du hältst { $held }
gf-tag-short = { $short ->
    [0] in Reichweite
    [one] ein Symbol fehlt
   *[other] { $short } Symbole fehlen
  }
gf-tag-end = { $end ->
    [touchdown] Touchdown
    [safety] Safety
    [downs] Versuche verbraucht
    [interception] Interception
    [fumble] Fumble
    [two-points] zwei Punkte
   *[no-points] keine Punkte
  }
gf-tag-does = { $do ->
    [add_symbols] { $n } { $ability }
    [tax_symbols] ihnen { $n } { $ability }
    [per_card] mehr für jede Karte
    [amplify] nächste zählt mehr
    [mute] dämpft eine Fähigkeit
    [set_dominant] setzt die Fähigkeit
    [take_advantage] holt den Vorteil
    [win_ties] Gleichstand für dich
    [remove_last] entfernt eine Karte
    [hush] bremst Mannschaft
    [lay_limit] begrenzt ihre Karten
    [objective_add] Ziel { $n }
    [objective_set] setzt das Ziel
    [objective_td] ein Touchdown
    [per_margin] Yards je Vorsprung
    [min_loss] mehr Verlust
    [objective_cap] begrenzt Gewinn
    [objective_floor] begrenzt Verlust
    [yards] { $n } Yards
    [fumble] ein Fumble
    [interception] eine Interception
    [safe_hands] kein Ballverlust
    [first_down] ein First Down
    [repeat_down] Versuch zählt nicht
    [lose_down] kostet einen Versuch
    [injure] eine Verletzung
    [injury_shift] ändert Verletzungen
    [bench] auf die Bank
    [protect] schützt Karten
    [patch_up] verarztet
    [call_up] tauscht Mannschaft
    [draw] zieht Karten
    [discard] legt Karten ab
    [hand_size] ändert die Hand
    [look] ein Blick auf Karten
    [recover] holt Karten zurück
    [redraw] neue Karten
    [arrange] ordnet deinen Stapel
    [force_kind] erzwingt eine Ansage
    [forbid_repeat] nicht noch einmal
    [audible] ändert deine Ansage
    [read] liest ihre Ansage
    [extra_swap] tauscht Spielzüge
    [lock_calls] sperrt ihre Ansage
    [risk_shift] ändert Risiken
    [alert_bonus] Beschwerden { $n }
    [no_flag] keine Strafe für dich
    [flag_yards] teurere Strafen
    [frame] hängt ihnen Foul an
    [onside] Onside-Kick
    [kick_rate] ändert den Rücklauf
    [baseline] { $n } Yards
    [no_return] kein Rücklauf
    [block] blockt den Kick
    [fake] täuscht den Kick an
    [claim_declare] du sagst an
    [secondary] eine Neben-Challenge
    [extra_challenge] noch eine Challenge
    [continue] dauert an
    [cancel_action] hebt sie auf
    [choose] eins von mehreren
   *[coin] wirft eine Münze
  }
gf-brief-last = Zuletzt: { $does }
gf-brief-plain = Kein Sonderergebnis
gf-brief-won = Gewonnen: { $does }
gf-brief-secondary = Neben-Challenge { $ability }
gf-plate-does = { $do ->
    [add_symbols] { $n } { $ability }
    [tax_symbols] ihnen { $n }
    [objective_add] { $n } Yards
    [objective_floor] dämpft
    [objective_cap] bremst
    [baseline] { $n } Yards
    [per_margin] je Abstand
    [win_ties] Remis
    [risk_shift] Risiken
    [alert_bonus] Beschwerde
    [safe_hands] ballsicher
    [kick_rate] Rücklauf
    [min_loss] Verlust
    [flag_yards] Strafen
    [protect] schützt
    [hand_size] Handgröße
    [injury_shift] Verletzung
    [draw] zieht
    [set_dominant] Fähigkeit
    [force_kind] Ansage
    [recover] holt zurück
    [no_flag] straffrei
    [audible] Audible
    [patch_up] verarztet
    [redraw] Neuzug
    [look] späht
    [discard] legt ab
    [take_advantage] Vorteil
    [per_card] je Karte
    [extra_swap] tauscht
    [amplify] verstärkt
    [hush] bremst
   *[other] Effekt
  }

# Schritte einer Möglichkeit
gf-step-total = { $ability }: { $parts } = { $total }, gegen { $other }.
gf-step-part = { $number } { $name }
gf-step-now = bisher { $number }
gf-step-other = andere Wirkungen
gf-step-leads = { $leads ->
    [yes] Du würdest führen{ $tie ->
        [yes] : Gleichstand gilt für dich
       *[no] {""}
      }.
   *[no] Du lägst noch zurück{ $tie ->
        [yes] : Gleichstand gilt für sie
       *[no] {""}
      }.
  }
gf-step-double = Das ist ein Doppel.
gf-step-special = Ist sie deine letzte Karte und gewinnst du, ihr Sonderergebnis: { $effects }.
gf-step-no-special = Ist sie deine letzte Karte und gewinnst du: kein Sonderergebnis.
gf-step-foul = Ein Foul mit Strafrisiko { $risk }: { $foul }, { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }.
gf-step-alert-spent = Ihre Beschwerde von { $alert } ist dann verbraucht.
gf-step-pass = Passen beide nacheinander, endet die Challenge.
gf-step-pass-result = Wie es steht, { $leads ->
    [yes] gewinnst du
   *[no] gewinnen sie
  } { $ability } { $own } zu { $other }.
gf-step-end-turn = Sie sind dran und können noch antworten.
gf-step-text = { $text }.
gf-step-objective = Gewonnen bringt er { $objective }: { $after }.
gf-step-advantage = { $role ->
    [0] Lauf gegen Pass oder Pass gegen Lauf gibt dir den Vorteil.
   *[1] Dieselbe Art wie ihre gibt dir den Vorteil.
  }
gf-step-switch = { $on ->
    [yes] Sie wirkt und kann verletzt werden.
   *[no] Sie wirkt nicht, kann aber auch nicht verletzt werden.
  }
gf-step-punt = Der Ball fliegt { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  } und kommt { $place } herunter{ $touchback ->
    [yes] : ein Touchback
   *[no] {""}
  }.
gf-step-punt-return = Dort zeigen sie einen Fair Catch an oder tragen ihn zurück.
gf-step-goal = Der Kick trägt { $carries ->
    [one] ein Yard
   *[other] { $carries } Yards
  }, eines mehr oder weniger für jedes Symbol Unterschied; nötig sind { $needed }.
gf-step-goal-good = { $short ->
    [0] Gut, wenn sie nicht mehr Symbole zeigen als du.
    [one] Gut, wenn du ein Symbol mehr zeigst als sie.
   *[other] Gut, wenn du { $short } Symbole mehr zeigst als sie.
  }
gf-step-goal-points = Ist er gut, bringt er { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }; sonst übernehmen sie, wo der Ball liegt.
gf-step-play = { $left ->
    [0] Das ist dein letzter Versuch.
    [one] Danach hast du noch einen Versuch.
   *[other] Danach hast du noch { $left } Versuche.
  }
gf-step-stays = Du bekommst den Ball { $place }.
gf-step-return = Du startest { $place }: { $forward ->
    [one] ein Yard
   *[other] { $forward } Yards
  } nach vorn für jedes Symbol mehr als ihre{ $back ->
    [0] {""}
   *[other] , { $back } zurück für jedes weniger
  }.
gf-step-accept = { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  } gegen { $team }, und der Versuch wird wiederholt: { $after }.
gf-step-stands = Der Spielzug gilt: { $after }.
gf-step-complain = { $foul }, { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }. Nötig sind Beschwerden von { $risk }; du kannst { $reach } zeigen.
gf-step-alert = Das macht { $shown } von { $risk }.
gf-step-declare = Auf der Hand: { $held }; von Teamkarten: { $bonus }.
gf-step-commit = { $parts } = { $total }.
gf-step-commit-none = Du behältst deine Karten und zeigst nichts.
gf-step-commit-bonus = { $number } Teamkarten
gf-step-kick = Er ist gut, wenn sie ihn nicht blocken.
gf-step-two = Du sagst einen Spielzug an: Bis in die Endzone bringt er { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
gf-step-home = { $who ->
    [home] Du hast den ersten Drive.
   *[visitor] Du machst den ersten Kickoff{ $last ->
        [yes] {" "}und hast den letzten Drive
       *[no] {""}
      }.
  }
gf-after-end = { $end ->
    [touchdown] ein Touchdown
    [safety] ein Safety
    [downs] sie übernehmen nach vier Versuchen
    [interception] eine Interception
    [fumble] ein Fumble
    [two-points] zwei Punkte
   *[no-points] keine Punkte
  }

# Spielbericht
gf-line-brought = { $player } bringt { $deck } mit.
gf-line-built = { $team }: ein Aktionsstapel { $role ->
    [0] für den Angriff
   *[1] für die Abwehr
  } mit { $size ->
    [one] einer Karte
   *[other] { $size } Karten
  }.
gf-line-toss = { $team } gewinnen den Münzwurf.
gf-line-home = { $home } zu Hause gegen { $visitor }.
gf-line-revealed = { $team } decken { $card } auf.
gf-line-replaced = { $old } ist schon vergeben: Für { $team } kommt { $new } ins Spiel.
gf-line-not-replaced = { $old } ist schon vergeben, und für { $team } kann niemand kommen.
gf-line-kick = { $kick }: { $team } gegen { $other }.
gf-line-kick-from = { $kick } { $place }: { $team } gegen { $other }.
gf-line-declared = { $team } { $what ->
    [play] stellen sich zum Spielzug auf
    [punt] punten
    [field-goal] versuchen ein Field Goal
    [touchback] nehmen den Touchback
    [return] tragen den Ball zurück
    [fair-catch] zeigen einen Fair Catch an
    [extra-point] kicken den Extrapunkt
   *[two-points] versuchen zwei Punkte
  }.
gf-line-ability = { $team } sagen { $ability } an.
gf-line-quick = { $ability }: { $one }, { $two }; { $by ->
    [0] gleich viele
   *[other] { $by } mehr für { $more }
  }.
gf-line-quick-side = { $team } { $total } ({ $cards }{ $bonus ->
    [0] {""}
   *[other] , Teamkarten { $signed }
  })
gf-line-ball = { $team } haben den Ball { $place }.
gf-line-returned = { $team } tragen den Ball { $place } zurück: { $baseline } { $moved } ({ $difference } × { $rate }).
gf-line-returned-td = { $team } tragen den Ball bis in die Endzone zurück: { $baseline } { $moved } ({ $difference } × { $rate }).
gf-line-onside = Onside-Kick, { $difference } für die Kicker: { $team } haben den Ball { $place }.
gf-line-field-goal = { $team } kicken { $distance ->
    [one] ein Yard
   *[other] { $distance } Yards
  }, nötig sind { $needed }: { $good ->
    [yes] gut!
   *[no] daneben.
  }
gf-line-drawn = { $team } ziehen { $cards }.
gf-line-put-back = { $team } legen { $cards } oben auf den Stapel zurück.
gf-line-looked = { $team } sehen sich { $what ->
    [opp_hand] die Hand des Gegners
    [opp_playbook] das Playbook des Gegners
    [opp_deck] den Stapel des Gegners von oben
   *[own_deck] den eigenen Stapel von oben
  } an ({ $cards }).
gf-line-swapped = { $team } tauschen { $out } gegen { $into }.
gf-line-swapped-unseen = { $team } tauschen einen Spielzug.
gf-line-read = { $team } lesen die Ansage: { $kind }.
gf-line-read-unseen = { $team } lesen die Ansage.
gf-line-active = Aktiv für { $team }: { $cards }.
gf-line-plays = { $offence }: { $off }. { $defence }: { $def }.
gf-line-changed = { $team } wechseln von { $old } zu { $new }.
gf-line-advantage = Der Vorteil geht an { $team }: { $off } gegen { $def }.
gf-line-advantage-card = Der Vorteil geht an { $team }, durch eine Karte.
gf-line-dominant = { $ability } entscheidet, nach dem Spielzug von { $team }.
gf-line-dominant-card = { $ability } entscheidet, durch eine Karte.
gf-line-totals = { $ability }: { $one } zu { $two }.
gf-line-totals-side = { $team } { $total }
gf-line-totals-parts = { $team } { $total } ({ $parts })
gf-line-part = { $name } { $number }
gf-line-secondary = { $card } von { $team } eröffnet eine Neben-Challenge in { $ability }: { $own } zu { $other }.
gf-line-laid = { $team } legen { $card }: { $totals }.
gf-line-laid-as = { $team } legen { $card } als { $named }: { $totals }.
gf-line-total = { $ability } { $off } zu { $def }
gf-line-applied = { $team } rechnen { $card } an: { $ability } { $off } zu { $def }.
gf-line-action = { $team } spielen { $card }: { $effects }.
gf-line-cancelled = { $card } hat keine Wirkung.
gf-line-used = { $team } nutzen { $card }: { $effects }.
gf-line-totals-now = { $ability } steht jetzt { $off } zu { $def }.
gf-line-downs = { $how ->
    [first] First Down für { $team } durch eine Karte.
    [repeat] { $team } spielen denselben Versuch durch eine Karte noch einmal.
   *[lost] { $number ->
        [one] { $team } verlieren einen Versuch.
       *[other] { $team } verlieren { $number } Versuche.
    }
  }
gf-line-passed = { $team } passen.
gf-line-challenge = { $team } gewinnen { $ability } { $own } zu { $other }{ $tie ->
    [yes] , denn der Gleichstand gilt für sie
   *[no] {""}
  }: Der Spielzug { $success ->
    [yes] gelingt
   *[no] ist gestoppt
  }.
gf-line-secondary-succeeded = Die Neben-Challenge von { $card } gelingt { $team }, { $ability } { $own } zu { $other }: { $effects }.
gf-line-secondary-failed = Die Neben-Challenge von { $card } misslingt { $team }, { $ability } { $own } zu { $other }.
gf-line-objective = Ziel von { $card }: { $steps } = { $yards }.
gf-line-objective-plain = Ziel von { $card }: { $yards }.
gf-objective-step = { $what ->
    [printed] { $amount } gedruckt
    [set] auf { $now } gesetzt durch { $card }
    [added] { $amount } durch { $card }
    [by-margin] { $amount } durch den Vorsprung ({ $card })
    [minimum-loss] Mindestverlust { $now } durch { $card }
    [capped] höchstens { $now } durch { $card }
    [floor] bei { $now } gehalten durch { $card }
   *[goal-line] { $amount } an der Goal Line
  }
gf-line-special = Sonderergebnis von { $card }: { $effects }.
gf-line-no-special = { $card } hat kein Sonderergebnis.
gf-line-yards = { $team }: { $objective } Ziel { $special } Sonderergebnis = { $yards }, { $place }.
gf-line-yards-plain = { $team }: { $yards }, { $place }.
gf-line-where = { $end ->
    [touchdown] bis in die Endzone
    [safety] zurück in die eigene Endzone
   *[spot] { $place }
  }
gf-line-injured = { $card } von { $team }: { $injury }.
gf-line-injured-shift = { $card } von { $team }: { $injury } ({ $shift } durch Karten).
gf-line-benched = { $card } von { $team } setzt aus.
gf-line-back = { $card } von { $team } ist wieder da.
gf-line-patched = { $card } von { $team } wird verarztet: { $injury }.
gf-line-called-up = { $team } holen { $into } für { $out }.
gf-line-risks = Strafrisiken: { $one }, { $two }. Das Foul liegt bei { $team }.
gf-line-risk = { $team } { $risk ->
    [0] keins
   *[other] { $risk }
  }
gf-line-complaint = { $team } beschweren sich über { $card } (Risiko { $risk }) mit { $alerts }: { $foul }!
gf-framed = angehängt
gf-line-alert = { $card } { $alert }
gf-line-alert-bonus = einem Bonus von { $bonus }
gf-line-declined = { $team } lehnen die Strafe ab; der Spielzug gilt.
gf-line-accepted = { $team } nehmen an: { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  } gegen { $against }, Ball { $place }.
gf-line-down = { $team }: { $down } { $place }.
gf-line-turnover = { $how ->
    [downs] { $team } übernehmen nach vier Versuchen
    [blocked-kick] Geblockt! { $team } übernehmen
    [interception] Interception! { $team } übernehmen
    [fumble] Fumble! { $team } übernehmen
   *[other] { $team } übernehmen
  } { $place }.
gf-line-scored = { $what ->
    [touchdown] Touchdown
    [return-touchdown] Return-Touchdown
    [field-goal] Field Goal
    [extra-point] Extrapunkt
    [two-points] Zwei Punkte
   *[safety] Safety
  }, { $team }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }! { $score }.
gf-line-try-failed = { $team } vergeben den Zusatzversuch.
gf-line-stays = { $card } von { $team } wirkt weiter.
gf-line-ended = { $card } von { $team } wirkt nicht mehr.
gf-line-discarded = { $team } legen { $cards } ab.
gf-line-recovered = { $team } holen { $card } zurück.
gf-line-removed = { $card } von { $team } wird entfernt.
gf-line-reshuffled = { $team } mischen einen Stapel mit { $size ->
    [one] einer Karte
   *[other] { $size } Karten
  }.
gf-line-coin = Münze für { $team }: { $heads ->
    [yes] Kopf
   *[no] Zahl
  }.
gf-line-drive = Drive { $drive } von { $of }: { $team } { $place }.
gf-line-drive-overtime = Drive der Verlängerung: { $team } { $place }.
gf-line-drive-over = Der Drive von { $team } endet mit { $how ->
    [punt] einem Punt
    [field-goal] einem Field Goal
    [missed-field-goal] einem verfehlten Field Goal
    [touchdown] einem Touchdown
    [safety] einem Safety
    [downs] dem vierten Versuch
    [interception] einer Interception
    [fumble] einem Fumble
    [blocked-kick] einem geblockten Kick
    [return-touchdown] einem Return-Touchdown
   *[end] dem Ende des Spiels
  }.
gf-line-halftime = Halbzeit: { $score }.
gf-line-final-kick = Ein Kick steht noch aus: { $team } kicken.
gf-line-overtime = Verlängerung! { $team } machen den Kickoff; die ersten Punkte entscheiden.
gf-line-cut = { $team } heben { $card } ab.
gf-line-field = { $team } kommen { $role ->
    [offence] in den Angriff
   *[defence] in die Abwehr
  }.
gf-line-tagged = { $team } kommen { $role ->
    [offence] in den Angriff
   *[defence] in die Abwehr
  }, eingewechselt von { $by }.
gf-fixture = { $name ->
    [first-game] Erstes Spiel
    [second-game] Zweites Spiel
    [third-game] Drittes Spiel
    [fourth-game] Viertes Spiel
    [consolation-game] Trostspiel
    [consolation-semi-final] Halbfinale der Verlierer
    [semi-final] Halbfinale
    [consolation-final] Finale der Verlierer
   *[final] Finale
  }
gf-line-fixture = { $fixture }: { $one } gegen { $two }.
gf-line-fixture-over = { $winner } schlagen { $loser }{ $coin ->
    [yes] {" "}durch Münzwurf
   *[no] {""}
  }.
gf-line-game-over = Das Spiel ist aus: { $score }. { $winner } gewinnen.
gf-line-bracket-over = Das Turnier ist aus. Gewonnene Spiele: { $score }. { $winner } gewinnen es.
gf-line-game-draw = Das Spiel ist aus: { $score }. Unentschieden.

# Überschrift, Ergebnis und der Tisch als Text
gf-headline-before = { $score } · vor dem Spiel
gf-headline = { $score } · { $drive } · { $situation }
gf-headline-drive = Drive { $drive } von { $of }
gf-headline-overtime = Verlängerung
gf-headline-touchdown = nach einem Touchdown
gf-headline-kick-from = { $kick } { $place }
gf-headline-end = Ende des Drives
gf-won = { $team } gewinnen { $scores } ({ $how }, { $rule }).
gf-bracket-won = { $team } gewinnen das Turnier ({ $rule }). Gewonnene Spiele: { $games }.
gf-result-draw = Unentschieden
gf-result-by = { $by ->
    [points] nach Punkten
    [overtime] in der Verlängerung
    [draw] auch nach Verlängerung gleich
    [guard] nach der Höchstzahl an Spielzügen
   *[bracket] im Finale des Turniers
  }
gf-screen-start = Vier Versuche für zehn Yards, vier Drives oder mehr. Zuerst nennt jeder ein Deck.
gf-screen-play = { $team }: { $name } ({ $kind }, { $symbols }, { $objective })
gf-screen-dominant = { $ability } entscheidet: { $one } { $off } zu { $def } { $two }
gf-screen-secondary = Neben-Challenge von { $team } in { $ability }: { $own } zu { $other }
gf-screen-laid = Gelegt: { $cards }
gf-screen-laid-card = { $name } ({ $team })
gf-screen-last = Letzte Karte von { $team }: { $name }, { $effects }
gf-screen-no-special = kein Sonderergebnis
gf-screen-declared = Angesagt: { $ability }
gf-screen-team = { $team }: { $cards }
gf-screen-team-you = { $team } (du): { $cards }
gf-screen-card = { $name } [{ $place }: { $state }]
gf-screen-active = aktiv
gf-screen-off = aus
gf-screen-face-down = { $number } verdeckt
gf-screen-continuing = Andauernd: { $cards }
gf-screen-beside = { $name } ({ $time })
gf-screen-time = { $time ->
    [next_play] nächster Spielzug
    [half] Halbzeit
    [game] Spiel
    [drives] { $drives ->
        [one] Drive
       *[other] { $drives } Drives
      }
   *[play] dieser Spielzug
  }
gf-screen-piles = Angriff: Stapel { $off }, abgelegt { $offgone }; Abwehr: Stapel { $def }, abgelegt { $defgone }; Hand { $hand }
gf-screen-hand = Hand: { $cards }
gf-screen-hand-card = { $name } ({ $symbols })
gf-screen-hand-risk = { $name } ({ $symbols } !{ $risk })
gf-screen-hand-alert = { $name } ({ $symbols } ?{ $alert })
gf-screen-legend = !2 ist ein Strafrisiko von 2, je niedriger, desto deutlicher; ?1 ist eine Beschwerde von 1 beim Schiedsrichter.
gf-screen-action = Aktion
gf-screen-book = Playbook: { $cards }
gf-screen-book-card = { $name } ({ $kind } { $symbols })
gf-screen-empty = leer
gf-screen-top = Oben auf deinem Stapel: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
  }, die du zurückgelegt hast.

# Der Bericht am Ende
gf-report-kickoff = Kickoff
gf-report-start = Start
gf-report-period = { $period ->
    [regulation] Reguläre Zeit
    [half1] 1. Halbzeit
    [half2] 2. Halbzeit
   *[overtime] Verlängerung
  }
gf-report-point = { $period }, { $team }, { $where }
gf-report-point-only = { $team }, { $where }
gf-report-unfinished = Nicht beendet
gf-report-given-up = Abgebrochen beim Stand von { $scores }
gf-report-shared = { $teams } trennen sich unentschieden
gf-report-overtime = { $team } gewinnen in der Verlängerung
gf-report-beat-all = { $team } schlagen sie alle
gf-report-summary = { $score }.
gf-report-went = { $score }: { $changes }, endgültig vorn ab Spielzug { $from } von { $plays }.
gf-report-bracket = { $team } gewinnen das Turnier
gf-report-games = { $games ->
    [one] Ein Spiel.
   *[other] { $games } Spiele.
  }
gf-report-coin = { $fixture }, { $team } durch Münzwurf
gf-report-return = ein Rücklauf
gf-report-end = { $how ->
    [punt] Punt
    [field-goal] Field Goal
    [missed-field-goal] Field Goal verfehlt
    [touchdown] Touchdown
    [safety] Safety
    [downs] vier Versuche
    [interception] Interception
    [fumble] Fumble
    [blocked-kick] geblockter Kick
    [return-touchdown] Return-Touchdown
   *[end] Ende des Spiels
  }
gf-report-short = { $how ->
    [punt] Punt
    [field-goal] FG
    [missed-field-goal] daneben
    [touchdown] TD
    [safety] SAF
    [downs] Downs
    [interception] INT
    [fumble] FUM
    [blocked-kick] Block
    [return-touchdown] RET
   *[end] Ende
  }
gf-title-scored = { $what ->
    [touchdown] Touchdown
    [return-touchdown] Return-Touchdown
    [field-goal] Field Goal
    [extra-point] Extrapunkt
    [two-points] Zwei Punkte
   *[safety] Safety
  }, { $team }
gf-title-turnover = { $how ->
    [downs] Vier Versuche vorbei
    [interception] Interception
    [fumble] Fumble
   *[blocked-kick] Geblockter Kick
  }, { $team }
gf-title-penalty = Strafe, { $team }
gf-title-try = Zusatzversuch vergeben
gf-title-miss = Field Goal verfehlt, { $distance } von { $needed }
gf-title-gain = { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } Gewinn, { $team }
gf-title-loss = { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } Verlust, { $team }
gf-title-no-gain = Kein Gewinn, { $team }
gf-title-returned = { $kick }, zurückgetragen { $place }
gf-title-downed = { $kick }, { $place }
gf-title-touchback = { $kick }, Touchback
gf-title-fair-catch = { $kick }, Fair Catch
gf-figure-points = Punkte
gf-figure-touchdowns = Touchdowns
gf-figure-returns = Durch Rückläufe
gf-figure-tries = Zusatzversuche
gf-figure-field-goals = Field Goals
gf-figure-safeties = Safetys
gf-figure-drives = Drives
gf-figure-plays = Spielzüge
gf-figure-runs = Läufe
gf-figure-passes = Pässe
gf-figure-yards = Yards
gf-figure-run-yards = Im Lauf
gf-figure-pass-yards = Im Pass
gf-figure-average = Yards je Spielzug
gf-figure-first-downs = First Downs
gf-figure-challenges = Gewonnene Challenges
gf-figure-upsets = Ohne den Vorteil
gf-figure-lost = Ballverluste
gf-figure-interceptions = Interceptions
gf-figure-fumbles = Fumbles
gf-figure-downs = Nach vier Versuchen
gf-figure-blocked = Geblockte Kicks
gf-figure-punts = Punts
gf-figure-penalties = Strafen
gf-figure-penalty-yards = Straf-Yards
gf-figure-injuries = Verletzungen
gf-figure-laid = Gelegte Karten
gf-figure-actions = Gespielte Aktionen
gf-figure-games-won = Gewonnene Spiele
gf-figure-games-lost = Verlorene Spiele

# Der Trainer
gf-coach-goal = { $needed ->
    [one] ein Yard
   *[other] { $needed } Yards
  }: mit dieser Hand in etwa { $percent } % der Fälle gut.
gf-coach-punt = Sie würden { $place } beginnen.
gf-coach-downs = Noch { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }. { $left ->
    [0] Das ist der letzte Versuch.
    [one] Danach bleibt noch ein Versuch.
   *[other] Danach bleiben noch { $left } Versuche.
  }
gf-coach-hand = { $symbols ->
    [0] Kein Symbol { $ability } auf der Hand dahinter.
    [one] Ein Symbol { $ability } auf der Hand dahinter.
   *[other] { $symbols } Symbole { $ability } auf der Hand dahinter.
  }
gf-coach-advantage = Der Vorteil in etwa { $percent } % der Fälle, nach ihren bisherigen Ansagen.
gf-coach-answer = Sie halten { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } und antworten vielleicht in { $percent } % der Fälle.
gf-coach-last = Als deine letzte Karte: { $effects }.
gf-coach-last-none = Als deine letzte Karte hat sie kein Sonderergebnis.
gf-coach-lead = Du führst.
gf-coach-save = Deine Karten sind in einem späteren Spielzug mehr wert.
gf-coach-again = Der Versuch noch einmal: { $after }.
gf-coach-stands = Der Spielzug gilt: { $after }.
gf-coach-symbols = Auf der Hand: { $symbols }. Wer kickt, sagt an, worin er stark ist.
gf-coach-symbol = { $ability } { $number }
gf-coach-visitor = Der Gast hat den letzten Drive.
gf-coach-full = Im vollen Spiel macht es wenig aus.

# Was auf Karten steht: Wirkungen, Bedingungen, Dauer
gf-fx-if = { $condition }: { $effect }
gf-fx-for = { $effect } ({ $time })
gf-fx-time = { $time ->
    [play] in diesem Spielzug
    [next_play] im nächsten Spielzug
    [drive] für den Rest des Drives
    [half] für den Rest der Halbzeit
    [game] für den Rest des Spiels
   *[drives] für { $drives } Drives
  }
gf-fx-in = { $ability ->
    [power] Kraft
    [speed] Tempo
    [skill] Technik
    [mental] Köpfchen
    [wild] Joker
    [dominant] in der entscheidenden Fähigkeit
    [each] in jeder Fähigkeit
   *[choice] in einer Fähigkeit deiner Wahl
  }
gf-fx-named = { $ability ->
    [power] Kraft
    [speed] Tempo
    [skill] Technik
    [mental] Köpfchen
    [wild] Joker
    [dominant] die entscheidende Fähigkeit
    [each] jede Fähigkeit
   *[choice] eine Fähigkeit deiner Wahl
  }
gf-fx-short = { $ability ->
    [power] Kraft
    [speed] Tempo
    [skill] Technik
    [mental] Köpfchen
    [dominant] Symbole
    [each] überall
   *[choice] nach Wahl
  }
gf-position = { $position ->
    [QB] Quarterback
    [HB] Halfback
    [FB] Fullback
    [WR] Wide Receiver
    [TE] Tight End
    [C] Center
    [G] Guard
    [T] Tackle
    [K] Kicker
    [DE] Defensive End
    [DT] Defensive Tackle
    [LB] Linebacker
    [CB] Cornerback
    [FS] Free Safety
   *[SS] Strong Safety
  }
gf-fx-card = { $word ->
    [star] Star
    [coach] Trainer
    [franchise] Mannschaft
    [sponsor] Sponsor
    [formation] Formation
    [tradition] Tradition
    [gold] Karte mit goldener Plakette
    [silver] Karte mit silberner Plakette
    [copper] Karte mit kupferner Plakette
    [challenge] Challenge-Karte
    [action] Aktionskarte
   *[any] Karte
  }
gf-fx-cards = { $word ->
    [challenge] Challenge-Karten
    [action] Aktionskarten
   *[any] Karten
  }
gf-fx-kicks = { $kick ->
    [play] Spielzügen
    [try] Zwei-Punkt-Versuchen
    [kickoff] Kickoffs
    [safety_kick] Safety-Kicks
    [punt] Punts
    [field_goal] Field Goals
    [extra_point] Extrapunkten
   *[interception] Rückläufen nach Interceptions
  }
gf-fx-kick = { $kick ->
    [play] Spielzug
    [try] Zwei-Punkt-Versuch
    [kickoff] Kickoff
    [safety_kick] Safety-Kick
    [punt] Punt
    [field_goal] Field Goal
    [extra_point] Extrapunkt
   *[interception] Interception
  }
gf-fx-ordinal = { $down ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
  }
gf-if-role = { $value ->
    [offence] im Angriff
   *[defence] in der Abwehr
  }
gf-if-off_kind = { $word ->
    [run] bei einem Lauf
   *[pass] bei einem Pass
  }
gf-if-def_kind = { $word ->
    [run] wenn die Abwehr einen Lauf erwartet
   *[pass] wenn die Abwehr einen Pass erwartet
  }
gf-if-own_kind = { $word ->
    [run] wenn dein Spielzug ein Lauf ist
   *[pass] wenn dein Spielzug ein Pass ist
  }
gf-if-opp_kind = { $word ->
    [run] wenn der andere Spielzug ein Lauf ist
   *[pass] wenn der andere Spielzug ein Pass ist
  }
gf-if-advantage = { $value ->
    [own] mit dem Vorteil
   *[opp] ohne den Vorteil
  }
gf-if-dominant = wenn { $ability } entscheidet
gf-if-down_in = im { $downs } Versuch
gf-if-to_go_max = mit höchstens { $value ->
    [one] 1 Yard
   *[other] { $value } Yards
  } bis zum First Down
gf-if-to_go_min = mit mindestens { $value ->
    [one] 1 Yard
   *[other] { $value } Yards
  } bis zum First Down
gf-if-ytg_max = höchstens { $value ->
    [one] 1 Yard
   *[other] { $value } Yards
  } vor der Goal Line
gf-if-ytg_min = mindestens { $value ->
    [one] 1 Yard
   *[other] { $value } Yards
  } vor der Goal Line
gf-if-score = { $value ->
    [trailing] solange du zurückliegst
    [leading] solange du führst
   *[tied] solange es unentschieden steht
  }
gf-if-half = { $value ->
    [first] in der ersten Halbzeit
   *[second] in der zweiten Halbzeit
  }
gf-if-last_drive = { $value ->
    [yes] im letzten Drive
   *[no] vor dem letzten Drive
  }
gf-if-result = { $value ->
    [success] wenn der Spielzug gelingt
   *[stopped] wenn der Spielzug gestoppt wird
  }
gf-if-margin_min = wenn er mit { $value } oder mehr gewonnen wird
gf-if-doubled = { $value ->
    [own] mit einem Doppel
   *[opp] wenn der Gegner ein Doppel hat
  }
gf-if-sack = { $value ->
    [yes] bei einem Sack
   *[no] ohne einen Sack
  }
gf-if-position_active = wenn dein { $position } aktiv ist
gf-if-opp_position_active = wenn der { $position } des Gegners aktiv ist
gf-if-context = bei { $kicks }
gf-if-laid_max = mit höchstens { $value } gelegten Challenge-Karten
gf-if-laid_min = mit mindestens { $value } gelegten Challenge-Karten
gf-if-franchise = für Mannschaft { $value }
gf-need = { $need ->
    [double] mit doppelt so viel { $key }
    [by] wenn du in { $key } mit { $by } führst
   *[lead] wenn du in { $key } führst
  }
gf-fx-add_symbols = { $signed } { $in }
gf-fx-tax_symbols = der Gegner hat { $signed } { $in }
gf-fx-per_card = +{ $n } für jede Karte, die du legst ({ $ability }), höchstens +{ $max }
gf-fx-amplify = deine nächste Challenge-Karte zählt { $factor ->
    [2] doppelt
   *[other] dreifach
  }
gf-fx-mute = Karten, die der Gegner ab jetzt legt, zählen nichts ({ $ability })
gf-fx-set_dominant = { $ability } entscheidet
gf-fx-take_advantage = du hast den Vorteil
gf-fx-win_ties = Gleichstand gilt für dich
gf-fx-remove_last = die letzte Challenge-Karte des Gegners wird abgelegt
gf-fx-hush = beim Gegner ohne Symbole: { $filter }
gf-fx-lay_limit = der Gegner darf höchstens noch { $n ->
    [one] eine Challenge-Karte
   *[other] { $n } Challenge-Karten
  } legen
gf-fx-objective_add = Ziel { $size ->
    [one] 1 Yard
   *[other] { $size } Yards
  } { $up ->
    [yes] besser
   *[no] schlechter
  }
gf-fx-objective_set = das Ziel ist { $signed }
gf-fx-objective_td = das Ziel ist ein Touchdown
gf-fx-per_margin = Ziel { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } besser je Symbol Vorsprung, höchstens { $max }
gf-fx-min_loss = ein Stopp darf den Angriff stattdessen { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  } kosten
gf-fx-objective_cap = ein gelungenes Ziel bringt höchstens { $signed }{ $unless ->
    [yes] , außer der Angriff hat ein Doppel
   *[no] {""}
  }
gf-fx-objective_floor = ein Stopp lässt dir mindestens { $signed }
gf-fx-yards = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $size ->
    [one] 1 Yard
   *[other] { $size } Yards
  }
gf-fx-fumble = der Ball geht durch einen Fumble verloren
gf-fx-interception = der Pass wird abgefangen
gf-fx-safe_hands = du verlierst den Ball nicht
gf-fx-first_down = First Down für den Angriff
gf-fx-repeat_down = dieser Versuch zählt nicht
gf-fx-lose_down = der Angriff verliert einen Versuch
gf-fx-injure = { $who ->
    [own] bei dir
   *[opp] beim Gegner
  }, { $filter }: { $injury } ({ $level })
gf-fx-injury_shift = Verletzungen { $who ->
    [own] deiner
   *[opp] gegnerischer
  } Karten sind { $size ->
    [one] 1 Stufe
   *[other] { $size } Stufen
  } { $up ->
    [yes] schwerer
   *[no] leichter
  }
gf-fx-bench = { $who ->
    [own] bei dir
   *[opp] beim Gegner
  } setzt nach deiner Wahl aus: { $filter }
gf-fx-protect = bei dir unverletzbar: { $filter }
gf-fx-patch_up = eine deiner verletzten Karten wird { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  } gesünder
gf-fx-call_up = tausche eine Teamkarte gegen eine andere
gf-fx-draw = zieh { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
gf-fx-discard = { $how ->
    [own-random] du legst
    [opp-random] der Gegner legt
    [own-owner] du legst
    [opp-owner] der Gegner legt
    [own-opp] der Gegner sieht deine Hand und legt
   *[opp-opp] du siehst die Hand des Gegners und legst
  } { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } { $how ->
    [own-random] zufällig ab
    [opp-random] zufällig ab
    [own-owner] ab
    [opp-owner] ab
   *[other] davon ab
  }
gf-fx-hand_size = { $who ->
    [own] du füllst
   *[opp] der Gegner füllt
  } auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } auf
gf-fx-look = sieh dir { $what ->
    [opp_hand] die Hand des Gegners
    [opp_playbook] das Playbook des Gegners
   *[deck] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
      } { $what ->
        [own_deck] deines Stapels
       *[opp_deck] des gegnerischen Stapels
      }
  } an
gf-fx-recover = nimm aus deinen abgelegten Karten { $n ->
    [one] eine zurück ({ $filter })
   *[other] bis zu { $n } { $filters } zurück
  }
gf-fx-redraw = leg beliebig viele Karten ab und zieh ebenso viele
gf-fx-arrange = sieh dir { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
  } deines Stapels an und leg sie beliebig zurück
gf-fx-force_kind = { $who ->
    [own] du musst
   *[opp] der Gegner muss
  } { $word ->
    [run] einen Lauf
   *[pass] einen Pass
  } ansagen
gf-fx-forbid_repeat = { $who ->
    [own] du darfst
   *[opp] der Gegner darf
  } denselben Spielzug nicht noch einmal ansagen
gf-fx-audible = tausche deinen Spielzug gegen einen anderen deines Playbooks
gf-fx-read = erfahre, ob ein Lauf oder ein Pass angesagt ist, und ändere deine Ansage, wenn du magst
gf-fx-extra_swap = tausche bis zu { $n ->
    [one] 1 Spielzug
   *[other] { $n } Spielzüge
  } deines Playbooks
gf-fx-lock_calls = der Gegner darf Spielzug, Vorteil und entscheidende Fähigkeit nicht ändern
gf-fx-risk_shift = { $scope ->
    [plays] Fouls deiner Spielzüge
    [actions] Fouls deiner Aktionskarten
   *[all] deine Fouls
  } sind um { $size } { $up ->
    [yes] schwerer
   *[no] leichter
  } zu sehen
gf-fx-alert_bonus = { $signed } für deine Beschwerden
gf-fx-no_flag = gegen dich gibt es keine Strafe
gf-fx-flag_yards = Strafen des Gegners kosten { $n ->
    [one] 1 Yard
   *[other] { $n } Yards
  } mehr
gf-fx-frame = der Gegner hat ein Foul mehr, Risiko { $risk }, { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }
gf-fx-onside = Onside-Kick: mit { $margin } Symbolen mehr gesichert, an der { $spot }-Yard-Linie
gf-fx-kick_rate = Rücklauf ({ $kick }): { $forward } vor oder { $back } zurück je Symbol
gf-fx-baseline = { $kick }: { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ $size ->
    [one] 1 Yard
   *[other] { $size } Yards
  }
gf-fx-no_return = kein Rücklauf ({ $kick })
gf-fx-block = blockt ({ $kicks }) mit { $margin } mehr { $key } als die Kicker
gf-fx-fake = angetäuscht ({ $kicks }): Sag einen Spielzug an, die Abwehr rät blind
gf-fx-claim_declare = du sagst die Fähigkeit dieses Kicks an
gf-fx-secondary = { $need }, { $effects }
gf-fx-extra_challenge = noch eine Challenge: { $need }, { $effects }
gf-fx-continue = { $effects }
gf-fx-cancel_action = ohne Wirkung: diese { $filter }
gf-fx-choose = { $by ->
    [own] entweder
   *[opp] nach Wahl des Gegners entweder
  } { $options }
gf-fx-or = { $a }; oder { $b }
gf-fx-and = { $a } und { $b }
gf-fx-coin = wirf eine Münze: bei Kopf { $heads }; bei Zahl { $tails }
gf-print-win = wenn du gewinnst: { $effect }
gf-print-win-if = wenn du gewinnst, { $effect }
gf-print-secondary = Neben-Challenge
gf-print-special = Sonderergebnis
gf-print-last = Letzte Karte
gf-print-headed = { $head }: { $text }
gf-print-no-special = Kein Sonderergebnis.
gf-print-foul = { $foul }, { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }.
gf-print-risk = Strafrisiko { $risk }: { $foul }, { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
  }
gf-print-alert = Beschwerde { $alert }
gf-print-play = { $kind }, { $symbols }, Ziel { $objective }
gf-print-challenge = Challenge-Karte, { $symbols }
gf-print-action = Aktion
gf-print-team = { $subtype }, { $plaque ->
    [gold] goldene Plakette
    [silver] silberne Plakette
   *[copper] kupferne Plakette
  }
gf-print-star = { $subtype } ({ $position }), { $plaque ->
    [gold] goldene Plakette
    [silver] silberne Plakette
   *[copper] kupferne Plakette
  }
gf-print-number = { $id }, { $rarity ->
    [C] häufig
    [U] ungewöhnlich
    [R] selten
   *[V] sehr selten
  }{ $edition ->
    [retail] , Retail-Ausgabe
    [hobby] , Hobby-Ausgabe
   *[both] {""}
  }
gf-window = { $window ->
    [kickoff] vor einem Kickoff
    [drive_start] zu Beginn eines Drives
    [call] vor der Ansage
    [reveal] wenn die Spielzüge aufgedeckt sind
    [challenge] in deinem Zug der Challenge
    [result] nach der Challenge
    [injury] wenn jemand verletzt wird
    [penalty] wenn ein Foul von dir gesehen werden könnte
    [kick] vor einem Kick
    [finish] am Ende eines Spielzugs
   *[response] gegen eine eben gespielte Aktion
  }
gf-limit = { $limit ->
    [once_per_half] einmal je Halbzeit
    [once_per_game] einmal je Spiel
   *[first_half] nur in der ersten Halbzeit
  }

# Das geführte erste Spiel
gf-guide-title = Dein erster Drive
gf-guide-goal = Mach in vier Drives mehr Punkte als die Foundrymen: vier Versuche für zehn Yards, sonst bekommen sie den Ball. Jeder Spielzug ist eine Challenge in einer Fähigkeit, und wer mehr von ihren Symbolen zählt, bewegt den Ball.
gf-guide-closing = Der Rest gehört dir: Drei Drives kommen noch. Rate in der Abwehr Lauf oder Pass, behalte Beschwerden auf der Hand, und frag den Trainer, wann immer du magst.
gf-guide-team = Du trainierst die Snapjaws. Drei Teamkarten helfen dir das ganze Spiel: eine mit kupferner Plakette immer, eine mit goldener im Angriff, eine mit silberner in der Abwehr. Beide decken ihre abwechselnd auf.
gf-guide-franchise = Deck zuerst deine Mannschaft auf: Sie bringt in jeder Challenge ein Symbol Technik. Drück auf die Karte, und dann noch einmal.
gf-guide-coach = Jetzt deinen Trainer: Einmal je Halbzeit kostet ein Stopp deiner Abwehr die anderen 4 Yards. Dein Quarterback kommt zuletzt, von selbst.
gf-guide-kickoff = Sie machen den Kickoff. Ein Touchback ist sicher: Ball auf der eigenen 20. Zurücktragen ist eine Wette mit Karten, und deine sind gut. Trag ihn zurück!
gf-guide-commit = Eine Quick Challenge: Sie haben Technik angesagt, beide setzen verdeckt Karten ein. Jedes Symbol, das du mehr zeigst, bringt 5 Yards, jedes weniger kostet 2. Auf allen fünf steht Technik. Drück alle an, dann bestätige.
gf-guide-playbook = 10 zu 4! Sechs Symbole mehr sind 30 Yards: Der Ball liegt an der Mittellinie. Dies ist dein Playbook, sechs Spielzüge. Vor einem Drive darfst du einen gegen einen aus der Reserve tauschen. Behalte alle.
gf-guide-ready = Vor jedem Spielzug darf ein Star aussetzen, etwa um nicht verletzt zu werden. Delphine Marsh bringt ein Symbol Technik, also spielt sie. Du bist fertig.
gf-guide-downs = Die weiße Linie ist der Ball, die gelbe das Ziel: Erreichst du sie in vier Versuchen, gibt es vier neue. Kicken darfst du in jedem Versuch, aber ein Field Goal von hier braucht 50 Yards. Wähl einen Spielzug.
gf-guide-calling = Beide sagen verdeckt an. Zwei Läufe oder zwei Pässe: Die Abwehr hat richtig geraten und hat den Vorteil. Sonst hast du ihn. Der Vorteil gewinnt bei Gleichstand, und sein Spielzug nennt die Fähigkeit, die entscheidet.
gf-guide-call = Sag Hidden Handoff an, einen Lauf über 10 Yards, wenn du gewinnst. Und falls sie ihn ahnen, zählt er ein Symbol mehr.
gf-guide-lay = Sie haben es geahnt: Lauf gegen Lauf, und eine Karte von ihnen lässt Tempo entscheiden. Es steht 1 zu 1, aber Gleichstand gilt für sie: Du liegst zurück und darfst Karten legen. Fake Left, Mean It macht 2 zu 1: Das steht auf ihrem Schild.
gf-guide-foul = Sie legten zwei Karten, du hattest kein Tempo mehr: gestoppt, 2 zu 4. Aber sieh dir die schwarze Scheibe auf Herd of One an, Strafrisiko 2: ein Foul. Je niedriger die Zahl, desto deutlicher.
gf-guide-complain = Du darfst dich beschweren, wenn deine Handkarten Beschwerden (gelbe Scheiben) von zusammen 2 zeigen. Das tun sie. Beschwer dich!
gf-guide-alert = Friendly Shove allein zeigt 3; die anderen bleiben auf deiner Hand.
gf-guide-accept = Der Schiedsrichter hat es gesehen! Jede Antwort sagt, wo der Ball läge: erster Versuch und 10 auf ihrer 40 oder zweiter und 8 auf ihrer 48. Nimm die Strafe an.
gf-guide-refill = Nach jedem Spielzug darfst du eine Karte ablegen; dann ziehen beide auf fünf nach. Auf zweien steht Technik, deine beste Fähigkeit. Behalte sie.
gf-guide-again = Erster Versuch und 10 auf ihrer 40. Marsh spielt weiter.
gf-guide-too-far = 40 Yards sind für einen Kick noch zu weit. Noch ein Spielzug!
gf-guide-pass = Zuletzt haben sie einen Lauf erwartet. Überrasch sie mit einem Pass: Back-Shoulder Biscuit, 16 Yards.
gf-guide-ability = Pass gegen Lauf: Der Vorteil ist deiner. Dein Spielzug zeigt Tempo und Technik, also sagst du, was entscheidet. Mannschaft und Quarterback bringen Technik: Nimm die.
gf-guide-first-down = 3 zu 0, und keine Antwort: 16 Yards und ein neuer erster Versuch auf ihrer 24. Behalte deine Karten; sie sind gut für einen Kick.
gf-guide-once-more = Noch einmal: Du bist fertig.
gf-guide-field-goal = Ein Field Goal bringt 3 Punkte. Der Kick trägt 20 Yards, und eines mehr für jedes Symbol, das du mehr zeigst als sie. Du brauchst 24 und hältst viel Technik. Kick ihn!
gf-guide-declare = Wieder eine Quick Challenge, und jetzt nennst du die Fähigkeit. Du hältst sechsmal Technik, und deine Mannschaft bringt ein Symbol dazu.
gf-guide-all-in = Setz alle vier ein: Mit 7 Technik ist er gut, wenn sie nicht mehr als drei zeigen.
gf-guide-leave = Sie zeigten eins: 26 Yards, der Kick ist gut. Du führst 3 zu 0! Der Drive ist vorbei. Leg ab, was du nicht willst; der Rest kommt oben auf deinen Stapel. Dann machst du den Kickoff.


## Decks, collection, league, table in the browser

# Decks
gf-deck-part = { $part ->
    [tm] Teamkarten
    [op] Angriffsspielzüge
    [dp] Abwehrspielzüge
    [oa] Angriffsaktionen
   *[da] Abwehraktionen
  }
gf-deck-group = { $group ->
    [tm] Team­karten
    [op] Angriffs­züge
    [dp] Abwehr­züge
    [oa] Angriffs­aktionen
   *[da] Abwehr­aktionen
  }
gf-deck-filter = { $name ->
    [subtype] Typ
    [plaque] Plakette
    [position] Position
    [rarity] Seltenheit
    [kind] Lauf oder Pass
    [mode] Einsatz
    [ability] Fähigkeit
   *[disk] Scheibe
  }
gf-deck-rarity = { $rarity ->
    [C] Häufig
    [U] Ungewöhnlich
    [R] Selten
   *[V] Sehr selten
  }
gf-deck-kinds = { $kind ->
    [run] Läufe
   *[pass] Pässe
  }
gf-deck-mode = { $mode ->
    [challenge] Challenge
   *[action] Aktion
  }
gf-deck-disk = { $disk ->
    [alert] Beschwerde
    [risk] Strafrisiko
   *[none] Keine
  }
gf-deck-ability-short = { $ability ->
    [power] Kr
    [speed] Te
    [skill] Tk
    [mental] Kö
   *[wild] Jo
  }
gf-deck-plaque = { $plaque ->
    [gold] Gold
    [silver] Silber
   *[copper] Kupfer
  }
gf-deck-position = { $position ->
    [QB] Quarterback
    [HB] Halfback
    [FB] Fullback
    [WR] Wide Receiver
    [TE] Tight End
    [C] Center
    [G] Guard
    [T] Tackle
    [K] Kicker
    [DE] Defensive End
    [DT] Defensive Tackle
    [LB] Linebacker
    [CB] Cornerback
    [FS] Free Safety
   *[SS] Strong Safety
  }
gf-deck-objective = Ziel
gf-deck-lean = { $lean ->
    [even] Ausgewogen
    [power] Kraft
    [speed] Tempo
    [skill] Technik
   *[mental] Köpfchen
  }
gf-deck-line = { $before } · { $part }
gf-deck-risk = Risiko { $risk }
gf-deck-risk-yards = Risiko { $risk }, { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }
gf-deck-alert = Beschwerde { $alert }
gf-deck-note-playbook = Ein Playbook hat { $plays } verschiedene Spielzüge, darunter mindestens einen Lauf und einen Pass.
gf-deck-note-copies = { $cards ->
    [0] Noch keine Karten.
    [one] Bisher eine Karte.
   *[other] { $cards } Karten: von jeder { $limit ->
        [one] nur eine
       *[other] bis zu { $limit }
      }.
  }
gf-deck-note-officials = Beschwerden zusammen { $alerts }, { $risks ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $risks } Karten
  } mit Strafrisiko.
gf-deck-summary = { $name }: { $tm ->
    [one] eine Teamkarte
   *[other] { $tm } Teamkarten
  }, { $op } Angriffs- und { $dp } Abwehrspielzüge, { $oa } Angriffs- und { $da } Abwehraktionen.
gf-deck-blank-how = Eine Karte je Zeile, mit Kennung oder Namen; „2 x OA-04“ für zwei Stück, „listed TM-01“ für eine Karte, mit der du beginnst.
gf-deck-blank-wanted = Du brauchst { $team } Teamkarten, je { $plays } Angriffs- und Abwehrspielzüge (Läufe und Pässe) und mindestens { $actions } Aktionen jeder Art.

# Gebrochene Regeln eines Decks
gf-deck-quoted = „{ $word }“
gf-deck-unknown = Es gibt keine Karte { $words }.
gf-deck-twice = { $kind ->
    [sponsor] Jeder Sponsor darf nur einmal dabei sein
   *[team] Jede Teamkarte darf nur einmal dabei sein
  }, öfter dabei: { $cards }.
gf-deck-few = { $part }: bisher { $have }, du brauchst { $need }.
gf-deck-few-different = { $part }: bisher { $have } verschiedene, du brauchst { $need }.
gf-deck-team-single = Mit einem Trainer und einer Mannschaft kannst du nur { $have } dieser Teamkarten einsetzen; du brauchst { $need }.
gf-deck-no-kind = { $part }: Es ist kein { $kind ->
    [run] Lauf
   *[pass] Pass
  } dabei.
gf-deck-copies-of = { $copies } × { $card }
gf-deck-copies = { $part }: Bei { $size ->
    [one] einer Karte
   *[other] { $size } Karten
  } darfst du von jeder { $limit ->
    [one] nur eine
   *[other] höchstens { $limit }
  } haben, nicht { $cards }.
gf-deck-one-copy = Von jeder Karte ist nur eine erlaubt, öfter dabei: { $cards }.
gf-deck-many = { $part }: { $have } verschiedene, höchstens { $most } sind erlaubt.
gf-deck-not-in-pool = So oft ist das nicht in deinen Packungen: { $cards }.

# Packungen und Sammlung
gf-pack-note = Du brauchst ein Starterdeck oder ebenso viele Karten. Wie viele Packungen du öffnest, ist deine Sache.
gf-pack-kind = { $kind ->
    [starter] Starterdeck
    [booster] Booster
   *[franchise] Mannschaftsdeck
  }
gf-pack-starter = Starterdeck, { $edition ->
    [retail] Retail
   *[hobby] Hobby
  }-Ausgabe
gf-pack-starter-note = Sofort spielbar.
gf-pack-booster = Booster, { $edition ->
    [retail] Retail
   *[hobby] Hobby
  }-Ausgabe
gf-pack-booster-note = { $common } häufige, { $uncommon } ungewöhnliche, eine seltene.
gf-pack-tally = { $name ->
    [type] Art
    [rarity] Seltenheit
   *[franchise] Mannschaft
  }

# Liga
gf-league-final = Iron Bowl
gf-league-one-franchise = Eine Mannschaft hat genau eine Mannschaftskarte.
gf-league-too-few = Eine Mannschaft muss { $cards ->
    [one] eine Teamkarte
   *[other] { $cards } Teamkarten
  } behalten.

# Der Tisch im Browser: Anzeigetafel und Leiste
gf-goal = Wähle verdeckt einen Spielzug; beide werden aufgedeckt, eine Fähigkeit entscheidet, und beide Seiten legen Karten mit ihren Symbolen, bis sie passen. Schaffe zehn Yards in vier Versuchen und mehr Punkte als die anderen, bevor alle Drives gespielt sind.
gf-table-you = Du
gf-table-side = { $home ->
    [yes] Heim
   *[no] Gast
  }
gf-table-before = Vor dem Spiel
gf-table-final = Endstand
gf-table-overtime = Verlängerung
gf-table-overtime-wins = Die ersten Punkte entscheiden
gf-table-after-touchdown = Nach dem Touchdown
gf-table-drive-over = Ende des Drives
gf-table-drive-of = Drive { $drive } von { $of }
gf-table-half = { $half ->
    [1] Erste Halbzeit
   *[other] Zweite Halbzeit
  }
gf-table-strip-decks = Acht Mannschaften: Wähle die, mit der du spielst.
gf-table-strip-tag = Tag Team mit { $count }
gf-table-strip-bracket = Turnier mit { $count }
gf-table-role = { $role ->
    [0] im Angriff
   *[other] in der Abwehr
  }
gf-table-in-hand = auf der Hand
gf-table-deck = im Stapel
gf-table-held = Karten
gf-table-deck-left = Stapel { $count }
gf-table-shown = Lauf { $runs }, Pass { $passes }
gf-table-overview = Spielzüge

# Das Feld
gf-table-field = Das Feld
gf-table-field-said = { $team } im Ballbesitz: { $down }, { $spot }.
gf-table-to-line = bis { $line }
gf-table-ball-at = { $team } im Ballbesitz: { $spot }
gf-table-franchises = Die Mannschaften
gf-table-tray = Karten zur Auswahl
gf-table-challenge = Die Challenge
gf-table-revealed = Die Spielzüge sind aufgedeckt.
gf-table-advantage = Vorteil: { $mine ->
    [yes] du
   *[no] { $team }
  }.
gf-table-decides = { $ability } entscheidet.
gf-table-ties = { $mine ->
    [yes] Gleichstand gilt für dich.
   *[no] Gleichstand gilt für { $team }.
  }
gf-table-last = { $mine ->
    [yes] Deine letzte Karte
   *[no] Ihre letzte Karte
  }
gf-table-last-of = Letzte von { $count }
gf-table-laid = { $mine ->
    [yes] Deine gelegten Karten
   *[no] Karten von { $team }
  }
gf-table-last-play = Letzter Spielzug
gf-table-against = gegen
gf-table-well = Würde hier liegen
gf-table-other-effects = andere Wirkungen
gf-table-secondary = Neben-Challenge, { $mine ->
    [yes] du
   *[no] { $team }
  }: { $own } zu { $other }
gf-table-wins = { $mine ->
    [yes] Wenn du gewinnst:
   *[no] Wenn { $team } gewinnen:
  }
gf-table-called = Angesagt

# Teamkarten
gf-table-team-cards = Teamkarten: { $team }
gf-table-off = aus
gf-table-face-down = verdeckt
gf-table-continuing = andauernd
gf-table-subtype = { $subtype ->
    [star] Star
    [coach] Trainer
    [franchise] Team
    [sponsor] Sponsor
    [formation] Form.
   *[tradition] Trad.
  }

# Der Schiedsrichter
gf-table-risk = Strafrisiko { $number }
gf-table-alert = Beschwerde { $number }
gf-table-referee = Der Schiedsrichter
gf-table-could-be-flagged = { $mine ->
    [yes] kann bestraft werden, wenn sie Beschwerden von { $risk } zeigen.
   *[no] kann bestraft werden: Behalte Beschwerden von { $risk }.
  }
gf-table-flag-on = Flagge gegen { $team }
gf-table-foul-by = Foul: { $team }
gf-table-foul = { $card }: { $foul }, { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }
gf-table-seen-with = gesehen mit
gf-table-complain-hint = Zeige Beschwerden, die zusammen das Risiko erreichen, dann wirft der Schiedsrichter die Flagge. Danach wählst du zwischen der Strafe und dem Ergebnis des Spielzugs.
gf-table-after-answer = { $answer ->
    [accept] Der Spielzug gilt nicht, der Versuch wird wiederholt; Verletzungen bleiben.
   *[decline] Das Ergebnis des Spielzugs bleibt.
  }

# Kicks
gf-table-kicks-to = { $kick ->
    [kickoff] { $kicker } kicken den Kickoff zu { $other }
    [safety_kick] { $kicker } kicken zu { $other }
    [punt] { $kicker } punten zu { $other }
    [interception] { $kicker } gegen { $other }
   *[other] { $kicker } kicken, { $other } wehren ab
  }
gf-table-declared = { $ability } ist angesagt
gf-table-goal = { $distance } von { $needed } nötigen Yards: { $good ->
    [yes] gut!
   *[no] daneben
  }
gf-table-difference = Unterschied { $number }
gf-table-commit = Karten zum Einsetzen
gf-table-commit-hint = { $ability } verdeckt eingesetzt. Tippe Karten an und ab, dann bestätige.
gf-table-commit-team = { $number } von Teamkarten.
gf-table-commit-none = Auf keiner deiner Handkarten steht { $ability }.

# Hand und Stapel
gf-table-chosen = { $zone ->
    [oa_hand] Angriffsaktionen
    [da_hand] Abwehraktionen
    [tm_hidden] Mannschaft
    [op_book] Angriff
   *[dp_book] Abwehr
  }
gf-table-pile-hand = Hand
gf-table-pile-book = Playbook
gf-table-pile-book-note = { $reserve ->
    [0] In der Reserve sind keine weiteren Spielzüge.
    [one] Ein weiterer Spielzug wartet in der Reserve.
   *[other] { $reserve } weitere Spielzüge warten in der Reserve.
  }
gf-table-pile-discards = Abgelegt
gf-table-pile-deck-note = Die neuesten zuerst. { $count ->
    [0] Der Stapel ist leer.
    [one] Eine Karte ist noch im Stapel.
   *[other] { $count } Karten sind noch im Stapel.
  }
gf-table-idle-window = Zu anderer Zeit
gf-table-idle-no-gain = Ändert nichts
gf-table-idle-symbol = Ohne { $ability ->
    [0] Kraft
    [1] Tempo
    [2] Technik
   *[3] Köpfchen
  }
gf-table-idle-alert = Ohne Beschwerde
gf-table-idle-challenge = In Challenges
gf-table-idle-kinds = Letzter der Art
gf-table-not-now = Jetzt nicht

# Augenblicke
gf-table-scored = { $what ->
    [touchdown] Touchdown!
    [return-touchdown] Zurückgetragen zum Touchdown!
    [field-goal] Field Goal!
    [extra-point] Der Extrapunkt sitzt
    [two-points] Zwei Punkte!
   *[safety] Safety!
  }
gf-table-turnover = { $how ->
    [interception] Abgefangen!
    [fumble] Fumble!
    [blocked-kick] Der Kick ist geblockt!
   *[downs] Im vierten Versuch gestoppt
  }
gf-table-ball-to = Der Ball geht an { $team }
gf-table-flag-yards = { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }, der Versuch wird wiederholt
gf-table-halftime = Halbzeit
gf-table-overtime-text = Die ersten Punkte entscheiden.
gf-table-fixture = { $one } gegen { $two }
gf-table-fixture-over = { $winner } gewinnen

# Überblick
gf-table-standings = Mannschaften
gf-table-stints = { $count ->
    [one] 1 Drive
   *[other] { $count } Drives
  }
gf-table-drives = Drives
gf-table-plays = { $count ->
    [one] 1 Spielzug
   *[other] { $count } Spielzüge
  }
gf-table-drive-end = { $how ->
    [touchdown] Touchdown
    [return-touchdown] Return-Touchdown
    [field-goal] Field Goal
    [missed-field-goal] Field Goal verfehlt
    [blocked-kick] Kick geblockt
    [punt] Punt
    [interception] Interception
    [fumble] Fumble
    [downs] Vier Versuche
    [safety] Safety
   *[other] { $how }
  }
gf-table-plays-seen = Aufgedeckte Spielzüge
gf-table-none-yet = Noch keine.

# Legende
gf-table-legend-rules = Text
gf-table-legend = { $part ->
    [kind] Buchstabe
    [symbols] Symbole
    [objective] Ziel
    [special] Sonderergebnis
    [window] Aktion
    [plaque] Plakette
    [position] Position
    [subtype] Typ
    [risk] Schwarze Scheibe
   *[alert] Gelbe Scheibe
  }
gf-table-legend-text = { $part ->
    [kind] R ist ein Lauf, P ein Pass. Gleiche Arten: Vorteil für die Abwehr; verschiedene: für den Angriff.
    [symbols] Kraft Quadrat, Tempo Pfeil, Technik Kreis, Köpfchen Sechseck, Joker Raute.
    [objective] Die Yards, wenn seine Mannschaft die Challenge gewinnt.
    [special] Zählt, wenn dies die letzte Karte des Gewinners ist.
    [window] Zu ihrem Zeitpunkt gespielt, ohne Symbole.
    [plaque] Gold wirkt im Angriff, Silber in der Abwehr, Kupfer immer.
    [position] Karten, die ein Opfer oder einen Helfer suchen, nennen sie.
    [subtype] Mannschaft, Trainer, Sponsor, Formation oder Tradition.
    [risk] Strafrisiko: je niedriger, desto leichter sieht es der Schiedsrichter.
   *[alert] Beschwerde: wird gezeigt, um ein Foul zu melden.
  }

# Karten ansehen
gf-fact-kind = Art
gf-fact-ability = Fähigkeit
gf-fact-does = Was sie bewirkt
gf-fact-does-ball = Bewegt den Ball
gf-fact-does-turnover = Ballverlust
gf-fact-does-cards = Karten
gf-fact-does-injury = Verletzung
gf-fact-does-calls = Spielansagen
gf-fact-does-referee = Schiedsrichter
gf-fact-does-kicks = Kicks
gf-fact-does-symbols = Symbole
gf-fact-rarity = Seltenheit
gf-fact-stock = Im Grunddeck der

## Was neben den Karten liegt, auf Papier
gf-box-field = Spielfeld
gf-box-hint = Der Ball auf seinem Yard, der First-Down-Marker zehn Yards weiter
gf-box-side = { $side ->
    [home] Heim
   *[visitor] Gast
  }
gf-box-down = Versuch
gf-box-drive = Drive
gf-box-length = { $length ->
    [short] Kurz
    [medium] Mittel
   *[full] Voll
  }
gf-box-marker = { $marker ->
    [ball] Ballmarker
    [first] First-Down-Marker
    [down] Versuchsmarker
    [drive] Drive-Marker
    [home] Punktemarker von Heim
   *[visitor] Punktemarker von Gast
  }
gf-box-letter = { $marker ->
    [ball] •
    [first] 1st
    [down] V
    [drive] Dr
    [home] H
   *[visitor] G
  }
gf-box-heads = Kopf
gf-box-tails = Zahl
gf-box-coin = Münze
gf-box-play = Ein Spielzug
gf-box-play-1 = Halte { $hand } Aktionen. Schalte deine Teamkarten ein oder aus.
gf-box-play-2 = Sage verdeckt einen Spielzug an, punte oder kicke ein Field Goal. Zeigt beide Spielzüge.
gf-box-play-3 = Beide Lauf oder beide Pass: Die Abwehr hat den Vorteil, sonst der Angriff. Sein Spielzug nennt die entscheidende Fähigkeit.
gf-box-play-4 = Zählt dieses Symbol auf Spielzügen und aktiven Teamkarten. Legt abwechselnd Challenge-Karten, wer zurückliegt zuerst; zweimal Passen beendet es. Gleichstand geht an den Vorteil.
gf-box-play-5 = Das Ziel der Sieger bewegt den Ball, ihre letzte Challenge-Karte bringt das Sonderergebnis.
gf-box-play-6 = Die Seite mit dem höheren Risiko kann bestraft werden, wenn die andere genug Beschwerden zeigt.
gf-box-play-7 = Ablegen, auf { $hand } auffüllen, nächster Versuch.
gf-box-kicks = Kicks und Punkte
gf-box-kicks-1 = Quick Challenge: Wer kickt, sagt eine Fähigkeit an; beide legen Karten verdeckt; zählt.
gf-box-kicks-2 = Kickoff: Touchback auf der { $spot }, oder Rücklauf von dort: { $forward ->
    [one] { $forward } Yard
   *[other] { $forward } Yards
  } vor für jedes Symbol mehr, { $back } zurück für jedes weniger.
gf-box-kicks-3 = Punt: { $punt ->
    [one] { $punt } Yard
   *[other] { $punt } Yards
  }; in die Endzone ist ein Touchback. Er darf wie ein Kickoff zurückgetragen werden.
gf-box-kicks-4 = Field Goal: { $kick ->
    [one] { $kick } Yard
   *[other] { $kick } Yards
  }, eines mehr für jedes Symbol mehr, eines weniger für jedes weniger. Bis zur Goal Line ist es gut.
gf-box-kicks-5 = Touchdown { $touchdown }, Extrapunkt { $extra }, Two-Point-Versuch { $two }.
gf-box-kicks-6 = Field Goal { $goal }, Safety { $safety }.
gf-box-kicks-7 = Nach jedem Drive rückt der Drive-Marker weiter, wessen Drive es auch war.
gf-box-sheet = Drive-Bericht
gf-box-column = { $column ->
    [drive] Drive
    [team] Team
    [start] Beginn
    [end] Wie er endete
   *[score] Stand
  }

## Eigene Kartensets

gf-set-franchise = Franchise
gf-set-op = Angriffsspielzug
gf-set-dp = Abwehrspielzug
gf-set-oa = Angriffsaktion
gf-set-da = Abwehraktion
gf-set-tm = Teamkarte
gf-card-worth = { $value } für den, der Decks baut

### Masters of Football auf Deutsch. Vereine stehen im Singular: „Larkmoor greift an“.

## Das Spiel
mf-summary = Fußballmanager kaufen, planen, würfeln und bestechen sich durch eine Meisterschaft.
mf-box = Fußballmanager: drei aufstellen, würfeln, handeln, Meister werden.
mf-goal = Gewinne die Meisterschaft: drei Punkte für einen Sieg, einer für ein Unentschieden. Wähle für jedes Spiel drei Spieler und eine Taktik, gib dein Geld klug aus und heb dir einen schmutzigen Trick für den richtigen Moment auf.
mf-goal-friendly = Gewinne das Spiel: Schieße mehr Tore als der andere Verein. Stell einen Manager ein, kauf einen Kader, wähle drei Spieler und eine Taktik und heb dir einen schmutzigen Trick für den richtigen Moment auf.
mf-goal-two-leg = Gewinne Hin- und Rückspiel: drei Punkte für einen Sieg, einer für ein Unentschieden, dann entscheiden die Tore. Kauf einen Kader für beide Spiele, wähle für jedes drei Spieler und eine Taktik und heb dir einen schmutzigen Trick für das zweite auf.
mf-mode-championship = Meisterschaft
mf-mode-championship-summary = Vier Manager, sechs Spieltage, eine Akademie und ein Transfermarkt.
mf-mode-solo = Allein
mf-mode-solo-summary = Eine Meisterschaft gegen drei automatische Mannschaften.
mf-mode-competition = Wettbewerb
mf-mode-competition-summary = Zwei Meisterschaften nebeneinander und ein Finale.
mf-mode-friendly = Freundschaftsspiel
mf-mode-friendly-summary = Zwei Manager, ein Spiel: die schnelle Partie.
mf-mode-two_leg = Hin- und Rückspiel
mf-mode-two_leg-summary = Zwei Manager, daheim und auswärts.

## Einstellungen eines Tisches
mf-option-mode = Art des Spiels
mf-option-mode-championship = Meisterschaft
mf-option-mode-friendly = Freundschaftsspiel
mf-option-mode-two_leg = Hin- und Rückspiel
mf-option-mode-doc = Eine Meisterschaft, ein einzelnes Spiel oder zwei.
mf-option-players = Teilnehmer einer Meisterschaft
mf-option-players-doc = Wie viele mitspielen: bis zu 4 in einer, 5 bis 8 in zweien mit einem Finale.
mf-option-swap_windows = Karten tauschen
mf-option-swap_windows-stages = In den Pausen
mf-option-swap_windows-any = Auch vor jedem Zug
mf-option-swap_windows-doc = Karten in den Pausen tauschen oder auch vor jedem Zug eines eigenen Spiels.
mf-option-team_letters = Buchstaben der Teams
mf-option-team_letters-seat = Nach Platz
mf-option-team_letters-random = Nach Los
mf-option-team_letters-doc = Die Teams bekommen die Buchstaben A bis D nach Platz oder nach Los.
mf-option-parallel_matches = Beide Spiele zugleich
mf-option-parallel_matches-doc = Beide Spiele eines Spieltags laufen zugleich.
mf-option-drawn_wood_stays = Gezogene Holzspieler bleiben
mf-option-drawn_wood_stays-doc = Ein Holzspieler, der für ein erlaubtes Team gezogen wurde, bleibt nach dem Spiel im Kader.
mf-option-tactical_genius = Taktisches Genie
mf-option-tactical_genius-outright = Gewinnt den Wurf
mf-option-tactical_genius-reroll = Würfelt noch einmal
mf-option-tactical_genius-doc = Ein taktisches Genie gewinnt den Wurf bei G oder würfelt noch einmal.
mf-option-bottom_tie = Beide rot
mf-option-bottom_tie-one_level = Eine Stufe höher
mf-option-bottom_tie-to_orange = Bis orange
mf-option-bottom_tie-doc = Wie weit der Heimvorteil ein Team hebt, wenn beide rot sind.
mf-option-attack_genius_scope = Angriffsgenie
mf-option-attack_genius_scope-team = Einmal je Team
mf-option-attack_genius_scope-player = Einmal je Spieler
mf-option-attack_genius_scope-doc = Das Angriffsgenie wirkt einmal je Team oder einmal je solchem Spieler.
mf-option-genius_spent_when_denied = Verhindertes Genie ist verbraucht
mf-option-genius_spent_when_denied-doc = Ein Angriffsgenie, das ein Abwehrgenie verhindert, ist trotzdem verbraucht.
mf-option-super_agent_market_extra = Zusatzkarten des Superagenten am Markt
mf-option-super_agent_market_extra-doc = Die Super-Agent Partnership bekommt auch am Transfermarkt zusätzliche Karten.
mf-option-outsiders = Korruption in fremden Spielen
mf-option-outsiders-doc = Korruptionskarten und Whistleblower dürfen in Spielen anderer Teams gespielt werden.
mf-option-league_last_tie = Gleichstand um den Titel
mf-option-league_last_tie-shootout = Elfmeterschießen
mf-option-league_last_tie-shared = Geteilt
mf-option-league_last_tie-doc = Ist ein Titel am Ende noch unentschieden: Elfmeterschießen oder geteilt.
mf-option-npt_strength = Automatische Mannschaften
mf-option-npt_strength-normal = Normal
mf-option-npt_strength-easy = Leicht
mf-option-npt_strength-hard = Schwer
mf-option-npt_strength-doc = Was automatische Mannschaften für ihre Kader ziehen.
mf-option-friendly_decider = Remis im Freundschaftsspiel
mf-option-friendly_decider-draw = Bleibt unentschieden
mf-option-friendly_decider-shootout = Elfmeterschießen
mf-option-friendly_decider-doc = Ob ein unentschiedenes Freundschaftsspiel so bleibt oder Elfmeter entscheiden.
mf-option-home = Heimrecht
mf-option-home-lot = Per Los
mf-option-home-seat1 = Erster Platz
mf-option-home-seat2 = Zweiter Platz
mf-option-home-doc = Wer im Freundschaftsspiel zu Hause spielt, oder im ersten von zwei Spielen.

## Wonach sich Karten filtern lassen
mf-fact-kind = Art
mf-fact-kind-manager = Manager
mf-fact-kind-player = Spieler
mf-fact-kind-action = Aktionskarten
mf-fact-kind-tactic = Taktikkarten
mf-fact-level = Stufe
mf-fact-level-gold = Gold
mf-fact-level-silver = Silber
mf-fact-level-bronze = Bronze
mf-fact-level-wood = Holz
mf-fact-level-lad = Jungs von hier
mf-fact-pos = Position
mf-fact-pos-D = Verteidiger
mf-fact-pos-M = Mittelfeld
mf-fact-pos-F = Stürmer
mf-fact-genius = Genie
mf-fact-genius-A = Angriff
mf-fact-genius-D = Abwehr
mf-fact-genius-T = Taktik
mf-fact-type = Typ
mf-fact-type-STRATEGY = Strategie
mf-fact-type-EVOLUTION = Entwicklung
mf-fact-type-ANTI = Antifußball
mf-fact-type-CORRUPTION = Korruption
mf-fact-timing = Zeitpunkt
mf-fact-timing-PRE = Vor dem Spiel
mf-fact-timing-LIVE = Während des Spiels
mf-fact-timing-ANY = Davor oder währenddessen
mf-fact-timing-ACADEMY = Akademie

## Namen
mf-name = { $name }
mf-winner = { $club }{ $npt ->
    [yes] {" "}(automatisch)
   *[no] {""}
  }
mf-won-by = { $who } gewinnt { $scores }; entscheidend: { $how } ({ $rule }).
mf-tactic = { $tactic ->
    [Po] Ballbesitz
    [Di] Direkt
    [Ph] Körperlich
   *[De] Defensiv
  }
mf-level = { $level ->
    [red] rot
    [brown] braun
    [orange] orange
    [green] grün
    [blue] blau
   *[purple] lila
  }
mf-type = { $type ->
    [STRATEGY] Strategie
    [EVOLUTION] Entwicklung
    [ANTI] Antifußball
   *[CORRUPTION] Korruption
  }
mf-when = { $window ->
    [TW] vor dem Taktikwurf
    [SW] vor dem Anpfiff
    [BT] vor einem Zug
    [AR] nach einem Wurf
    [AG] nach einem Tor
    [AM] nach einem Fehlschuss
    [CW] gegen eine Korruptionskarte
    [HT] in der Halbzeit
   *[AC] in der Akademie
  }
mf-word = { $what ->
    [attack] Angriff
   *[defence] Abwehr
  }
mf-attack = Angriff { $value }
mf-defence = Abwehr { $value }
mf-skill = taktisches Können { $value }
mf-place-of = Spieler { $place } von { $club }
mf-count-players = { $count } Spieler
mf-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
mf-count-action-cards = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
  }
mf-a-player = Ein Spieler
mf-a-wood-player = einen Holzspieler

## Was Aktionskarten tun
mf-effect-team = { $whose ->
    [own] eigenes Team { $changes }
   *[other] anderes Team { $changes }
  }
mf-effect-player = { $whose ->
    [own] ein eigener Spieler { $changes }
   *[other] ein Gegner { $changes }
  }
mf-effect-mute = das Genie eines Gegners wirkt nicht
mf-effect-tactical = { $bonus } auf den Taktikwert beider Würfe
mf-effect-force = diktiert die Taktik für das ganze Spiel, ohne Wurf
mf-effect-spy = Blick auf Team und Taktik des Gegners, danach darf die eigene Taktikkarte wechseln
mf-effect-plan-b = hebt eine Karte auf, die die Taktik betrifft
mf-effect-bonus = { $bonus } für den kommenden Angriff
mf-effect-counter-attack = sofort ein Gegenangriff mit { $bonus }
mf-effect-second-chance = der misslungene Angriff wird sofort mit { $bonus } wiederholt
mf-effect-reroll = { $dice ->
    [main] { $whose ->
        [own] eigener Angriffs- oder Abwehrwürfel
        [attacker] der Angriffswürfel
       *[named] Angriffs- oder Abwehrwürfel eines Teams
      }
   *[both] { $whose ->
        [own] beide eigenen Würfel
        [attacker] beide Würfel des Angreifers
       *[named] beide Würfel eines Teams
      }
  } noch einmal
mf-effect-cancel = der Angriff findet nicht statt{ $late ->
    [yes] , nur in der zweiten Halbzeit
   *[no] {""}
  }{ $leading ->
    [yes] , nur bei Führung
   *[no] {""}
  }
mf-effect-nullify = das Tor zählt nicht
mf-effect-whistle = hebt eine Korruptionskarte auf
mf-effect-extra-sub = ein Wechsel mehr in dieser Halbzeit
mf-effect-wonderkid = G zieht Gold in der Akademie, und ein Spieler darf beliebig viel kosten
mf-effect-points = kostet so viele M, wie das Spiel Punkte bringt
mf-effect-uses = { $uses ->
    [one] eine Anwendung
   *[other] { $uses } Anwendungen
  }
mf-effect-only = nur bei { $tactics }

## Was Manager können
mf-ability = { $ability ->
    [super_agent] Beim ersten Austeilen eine Karte mehr von jeder Stufe, und jeder Spieler über { $discount } M kostet { $discount } M weniger.
    [youth_academy] Würfelt in der Akademie { $rolls }-mal, behält { $picks } Spieler, zieht bei G Gold, und einer davon darf beliebig viel kosten.
    [peoples_club] Hat in jedem Spiel Heimvorteil, auch auswärts.
    [inferno] Daheim kann keine Aktionskarte anderer auf das Team zielen.
    [godfather] Einmal je Halbzeit muss der Gegner beide Würfel eines Angriffs noch einmal werfen.
    [special_one] Einmal je Halbzeit wird ein beliebiger Würfel eines Angriffs noch einmal geworfen.
    [joga_bonito] Angriff +{ $high } bei Ballbesitz und Direkt, +{ $low } bei Körperlich und Defensiv.
    [tactician] +{ $tactical } auf jeden Taktikwurf.
    [tycoon] Das größte Budget und am Transfermarkt { $income } M statt { $usual } M.
   *[clean_hands] Immun gegen Antifußball- und Korruptionskarten anderer, darf aber selbst keine Korruption spielen.
  }

## Was ein Platz gefragt wird
mf-ask-manager = Welchen Manager stellst du ein?
mf-money-left = Du hast { $money } M.
mf-meeting = { $home } – { $away }.
mf-ask-buy = Welchen Spieler kaufst du?
mf-ask-cut = Du hast { $count } Spieler und darfst { $limit } behalten: Wer geht?
mf-ask-swap = Eine Aktionskarte für { $price } M tauschen?
mf-ask-discard = Du hast { mf-count-action-cards } und darfst { $limit } behalten: Welche legst du ab?
mf-ask-academy = Die Akademie: Würfelst du um Spieler?
mf-ask-academy-more = Deine Grenze ist { $limit } M.
mf-ask-pick = Wer kommt aus der Akademie zu dir?
mf-ask-pick-more = Deine Grenze ist { $limit } M{ $any ->
    [yes] , und einer darf beliebig viel kosten
   *[no] {""}
  }.
mf-ask-team = Welche drei Spieler stellst du auf?
mf-ask-tactic = Welche Taktik legst du für die { $half ->
    [1] erste
   *[2] zweite
  } Halbzeit?
mf-ask-tactics-cards = Spielst du Karten auf die Taktik?
mf-ask-strength-cards = Spielst du Karten auf Angriff und Abwehr?
mf-rules-now = Es gilt { $tactic }; du hast { $money } M.
mf-ask-card = Welche Karte legst du dazu?
mf-ask-plan-b = Hebst du mit { $card } eine ihrer Karten auf?
mf-ask-spy = Du hast ihr Team und ihre Taktik gesehen: Welche Taktik legst du?
mf-ask-reroll = Dein Taktikwürfel zeigt { $die }: Wirft ihn dein taktisches Genie noch einmal?
mf-ask-half-time = Halbzeit, { $home }:{ $away }: Spielst oder tauschst du Karten?
mf-ask-substitution = Wechselst du aus, und wenn ja, vor oder nach dem Taktikwurf?
mf-ask-sub = Wer geht, und wer kommt?{ $must ->
    [yes] {""}
   *[no] {" "}Du darfst es auch lassen.
  }
mf-ask-window = { $window ->
    [BT] Tust du etwas, bevor { $club } angreift?
    [AR] { $club } greift an: Bleiben die Würfel liegen?
    [AG] { $club } hat getroffen: Zählt das Tor?
   *[AM] { $club } hat nicht getroffen: Tust du etwas?
  }
mf-ask-window-more = { $minute }, { $home }:{ $away }; du hast { $money } M.
mf-ask-whistle = { $club } spielt { $card }{ $aim ->
    [none] , während { $target } angreift
   *[side] {" "}auf { $target }
  }: Verhinderst du das mit { $by }?

## Auswahl
mf-do-hire = { $name } einstellen
mf-do-buy = { $name } für { $price } M kaufen
mf-do-done = Fertig
mf-do-swap = { $card } für { $price } M tauschen
mf-do-team = { $players } aufstellen
mf-do-cards = Karten spielen
mf-do-no-cards = Keine Karten
mf-do-play = { $card }, { $points ->
    [yes] nach dem Spiel bezahlt
   *[no] { $price ->
        [0] umsonst
       *[other] { $price } M
      }
  }
mf-do-play-on = { $card }{ $aim ->
    [tactic] :
   *[side] {" "}auf
  } { $target }, { $points ->
    [yes] nach dem Spiel bezahlt
   *[no] { $price ->
        [0] umsonst
       *[other] { $price } M
      }
  }
mf-do-use = { $card } noch einmal, umsonst
mf-do-ability = { $manager }: { $die ->
    [both] beide Würfel des Gegners
    [attack] den Angriffswürfel
    [attack-genius] den Geniewürfel des Angreifers
    [defence] den Abwehrwürfel
   *[defence-genius] den Geniewürfel des Verteidigers
  } noch einmal werfen
mf-do-counter = { $card } aufheben
mf-do-pass = { $window ->
    [BT] Weiterspielen
    [AG] Das Tor hinnehmen
    [CW] Geschehen lassen
    [AM] Weiterspielen
    [HT] Weiter
   *[other] So lassen
  }
mf-do-reroll = Taktikwürfel noch einmal werfen
mf-do-stand = So lassen
mf-do-say-sub = { $when ->
    [before] Vor dem Wurf wechseln
    [after] Nach dem Wurf wechseln
   *[none] Kein Wechsel
  }
mf-do-sub = { $on } für { $off }
mf-do-no-sub = Kein Wechsel
mf-do-roll = { $again ->
    [yes] Noch einmal würfeln
   *[no] Geniewürfel werfen
  }
mf-do-pick = { $name } nehmen
mf-do-pick-none = Niemand
mf-do-drop = { $name } abgeben
mf-do-discard = { $card } ablegen

## Schildchen
mf-tag-manager = { $budget } M · Akademie { $limit }
mf-tag-left = noch { $money } M
mf-tag-player = { $cost } M · { $pos } · Taktik { $skill }{ $genius ->
    [none] {""}
   *[other] {" "}· { $genius }*
  }
mf-tag-team = { $tactic } { $attack } / { $defence }
mf-tag-levels-of = { $attack } / { $defence }
mf-tag-sub = { $attack } / { $defence } · Taktik { $skill }
mf-tag-wonderkid = G zieht Gold
mf-tag-tactical = Taktik { $bonus }
mf-tag-chances = { $now } → { $then } %
mf-tag-attack = { $kind ->
    [counter] Konter { $percent } %
    [again] erneut { $percent } %
   *[goal] Tor { $percent } %
  }
mf-tag-no-goal = kein Tor
mf-tag-muted = Genie stumm
mf-tag-no-change = ändert nichts
mf-tag-many = { $count } Stufen
mf-tag-levels = { $what ->
    [attack] { $attack } Ang.
    [defence] { $defence } Abw.
   *[both] { $attack } Ang., { $defence } Abw.
  }{ $whose ->
    [own] {""}
   *[other] {" "}{ $mark }
  }

## Was eine Wahl täte, Schritt für Schritt
mf-step-manager = { $name }: Budget { $budget } M, Akademiegrenze { $limit } M. { $ability }
mf-step-player = { $name }, { $pos ->
    [D] Verteidiger
    [M] Mittelfeldspieler
   *[F] Stürmer
  } aus { $level ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
    [wood] Holz
   *[lad] der Gegend
  } für { $cost } M: { $figures }{ $genius ->
    [A] , Angriffsgenie
    [D] , Abwehrgenie
    [T] , taktisches Genie
   *[none] {""}
  }.
mf-step-pick-none = Alle gezogenen Spieler kommen auf die Ablage.
mf-step-roll = Die Würfel ziehen Spieler: { $faces }.
mf-face-draws = { $face } { $level ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
   *[wood] Holz
  }
mf-step-card = { $card }, { mf-type }: { $does }.
mf-step-counter = { $card } wirkt nicht ({ $does }).
mf-step-cards = Du musst dann mindestens eine Karte spielen.
mf-step-no-cards = Du spielst in diesem Fenster keine Karten.
mf-step-done = Du bist hier fertig.
mf-step-column = { $tactic }: Angriff { $attack } ({ $attackLevel }), Abwehr { $defence } ({ $defenceLevel }).
mf-step-skill = Taktisches Können { $skill } für beide Würfe.
mf-step-if-it-rules = Wenn sie gilt: { $levels }.
mf-levels-of = { $club } Angriff { $attack } und Abwehr { $defence }
mf-step-promises = Das verspricht von hier an { NUMBER($points, minimumFractionDigits: 1) } Punkte.
mf-step-tactic = Sie gilt für beide Teams, wenn du den Taktikwurf gewinnst.
mf-step-reroll = Der neue Wert gilt, besser oder schlechter.
mf-step-stand = Der Wurf bleibt, wie er ist.
mf-step-say-sub = { $when ->
    [before] Du musst dann vor dem Taktikwurf einen Spieler auswechseln.
    [after] Du siehst erst die Taktik und darfst noch verzichten.
   *[none] Das Team bleibt, wie es ist.
  }
mf-step-no-sub = Das Team bleibt, wie es ist.
mf-step-sub = { $on } ({ $onFigures }) statt { $off } ({ $offFigures }).
mf-step-cost = { $reserve ->
    [0] Sie kostet { $price } M.
   *[other] Sie kostet jetzt nichts; { $reserve } M sind bis zum Abpfiff zurückgelegt.
  }
mf-step-only-in = Sie wirkt nur bei { $tactics }.
mf-step-now = Jetzt: { $levels }.
mf-step-then = Dann: { $levels }.
mf-step-chances = Die Chance auf ein Tor geht von { $now } % auf { $then } %.
mf-step-chance = Die Chance auf ein Tor: { $percent } %.
mf-step-whistle = { $card } kann sie aufheben.
mf-step-ability = Einmal je Halbzeit; die neuen Werte gelten, besser oder schlechter.
mf-step-pass = Du behältst deine Karten und dein Geld.
mf-step-odds = { $club } greift bei { $tactic } an: ein Tor in { $goals } von { $rolls } Würfen, { $percent } %.

## Gründe des Trainers
mf-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mf-why-manager = Mit diesem Manager werden { $percent } % solcher Spiele gewonnen.
mf-why-keep-money = Das Geld ist besser gespart.
mf-why-squad = Teil eines Kaders, der { mf-value } Punkte wert ist.
mf-why-good-hand = Die Hand ist gut genug.
mf-why-swap = Sie nützt kaum noch etwas.
mf-why-wonderkid = Gold bei G, und für einen Spieler keine Grenze.
mf-why-nobody = Niemand hilft.
mf-why-roll-on = Der Nächste liegt vielleicht unter der Grenze.
mf-why-stronger = Er macht den Kader stärker.
mf-why-drop = Ihn vermisst der Kader am wenigsten.
mf-why-discard = Die am wenigsten nützliche Karte.
mf-why-team = Verspricht { mf-value } Punkte aus dem Spiel.
mf-why-promises = Verspricht von hier an { mf-value } Punkte.
mf-why-cards = Eine Karte ist hier ihren Preis wert.
mf-why-no-cards = Nichts hilft genug für seinen Preis.
mf-why-pass = Geld und Karten behalten.
mf-why-card = { mf-value } Punkte wert, den Preis eingerechnet.
mf-why-counter = Aus ihrem Plan wird nichts.
mf-why-reroll = Der Wurf geht sonst ohnehin verloren.
mf-why-extra-sub = Zwei Wechsel von einer guten Bank.
mf-why-sub-before = Auch für den Wurf ein besseres Team.
mf-why-sub-after = Erst die Taktik abwarten; verzichten geht noch.
mf-why-no-sub = Auf der Bank ist niemand besser.
mf-why-sub = { mf-value } Punkte wert; taktisches Können { $skill }.

## Warum eine Karte oder ein Team nicht geht
mf-why-outsider = nur in eigenen Spielen
mf-why-money = kostet { $cost } M, du hast { $money } M
mf-why-tactic-rules = ohne Wirkung bei { $tactic }
mf-why-no-target = gerade kein Ziel dafür
mf-short-when = { $window ->
    [TW] vor der Taktik
    [SW] vor dem Anpfiff
    [BT] vor einem Zug
    [AR] nach dem Wurf
    [AG] nach einem Tor
    [AM] nach Fehlschuss
    [CW] bei Korruption
    [HT] zur Halbzeit
   *[AC] in der Akademie
  }
mf-short-outsider = eigene Spiele
mf-short-money = kostet { $cost } M
mf-short-tactic = nicht bei { $tactic }
mf-short-no-target = kein Ziel
mf-no-team-because = { $why ->
    [positions] Nicht drei derselben Position.
   *[wood] Der eben gezogene Holzspieler muss spielen.
  }

## Spielbericht: vor und zwischen den Spielen
mf-clubs-led = Die Vereine: { $clubs }.
mf-led = { $club } ({ $who ->
    [npt] automatisch
    [you] du
   *[person] { $person }
  })
mf-by = { $who ->
    [you] Du
   *[club] { $club }
  }
mf-hires = { mf-by } { $who ->
    [you] stellst { $manager } ein und hast
   *[club] stellt { $manager } ein und hat
  } { $budget } M.
mf-money = { mf-by } { $way ->
    [in] { $who ->
        [you] bekommst
       *[club] bekommt
      }
   *[out] { $who ->
        [you] zahlst
       *[club] zahlt
      }
  } { $change } M { $why ->
    [squads] zum fertigen Kader
    [market] für den Transfermarkt
   *[bonus] als Siegprämie
  } und { $who ->
    [you] hast
   *[club] hat
  } { $money } M.
mf-draws = { mf-by } { $who ->
    [you] ziehst
   *[club] zieht
  } { $what }.
mf-buys = { mf-by } { $who ->
    [you] kaufst
   *[club] kauft
  } { $what } für { $paid } M{ $rest ->
    [0] {""}
   *[other] ; übrig: { $left }
  }.
mf-draws-wood = { mf-by } { $who ->
    [you] ziehst
   *[club] zieht
  } { $what }, { $why ->
    [three] um drei Spieler zu haben
   *[team] um ein erlaubtes Team zu stellen
  }.
mf-swaps = { mf-by } { $who ->
    [you] tauschst
   *[club] tauscht
  } { $card } für { $price } M, noch { $money } M.
mf-academy-rolls = { $club } würfelt in der Akademie { $dice }.
mf-joins = { $player } kommt aus der Akademie zu { $club }.
mf-released = { $why ->
    [academy] { $club } nimmt { $players } nicht.
    [limit] { $club } gibt { $players } ab: Der Kader ist voll.
   *[wood] { $players } { $count ->
        [one] verlässt
       *[other] verlassen
      } { $club } wieder.
  }
mf-discards = { mf-by } { $who ->
    [you] legst
   *[club] legt
  } { $card } ab.

## Spielbericht: vor dem Anpfiff
mf-heading = { $what }.
mf-friendly = Freundschaftsspiel
mf-leg = Spiel { $leg } von { $of }
mf-matchday-of = Spieltag { $day } von { $of }
mf-final-match = Finale, Spiel { $leg }
mf-stage = { $stage ->
    [setup] Aufbau der Kader
    [academy] Die Akademie
    [market] Der Transfermarkt
   *[over] Abpfiff
  }
mf-match = { $home } daheim gegen { $away }; Heimvorteil hat { $advantage }.
mf-team-chosen = { $club } hat die Mannschaft aufgestellt.
mf-tactic-chosen = { $club } hat eine Taktikkarte gelegt.
mf-announces = { $club } spielt { $cards ->
    [yes] Karten
   *[no] keine Karten
  } { $window ->
    [TW] auf die Taktik
   *[SW] auf Angriff und Abwehr
  }.
mf-dictates = { $club } diktiert das Spiel: { $tactic } bis zum Abpfiff, ohne Taktikwurf.
mf-spies = { mf-by } { $who ->
    [you] siehst dir
   *[club] sieht sich
  } Team und Taktik von { $other } an.
mf-spied = { mf-by } { $who ->
    [you] siehst
   *[club] sieht
  } { $other } mit { $players } bei { $tactic }.
mf-may-have-changed = { $club } hat vielleicht die Taktikkarte gewechselt.
mf-goes-with = { mf-by } { $who ->
    [you] legst
   *[club] legt
  } danach { $tactic }.
mf-fields = { $club } stellt { $players } auf.
mf-sum = { $what } { $terms } = { $value }
mf-genius-counts = G ({ $value })
mf-term-skills = { $value } Können
mf-term-cards = { $value } durch Karten
mf-term-manager = { $value } Manager
mf-term-card = { $sign ->
    [minus] −
   *[plus] +
  } { $value } { $card }
mf-term-plus-manager = + { $value } Manager
mf-tactical-roll = Taktikwurf: { $home }; { $away }. { $winner } gewinnt ihn { $why ->
    [higher] mit dem höheren Wert
    [home] bei gleichem Wert durch Heimvorteil
   *[genius] durch das taktische Genie
  }: { $tactic } für beide.
mf-tactic-die-again = { $club } wirft den Taktikwürfel noch einmal: aus { $old } wird { $new }.
mf-strengths = { $club } bei { $tactic }: { $attack }, { $attackDie }; { $defence }, { $defenceDie }.
mf-die = { $level }{ $shift ->
    [down] , durch Heimvorteil auf { $die } gefallen
    [up] , durch Heimvorteil auf { $die } gestiegen
   *[none] {""}
  }

## Spielbericht: Karten
mf-plays = { mf-by } { $who ->
    [you] spielst
   *[club] spielt
  } { $card }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } M (noch { $money } M)
  }: { $does }.
mf-plays-on = { mf-by } { $who ->
    [you] spielst
   *[club] spielt
  } { $card }{ $aim ->
    [tactic] :
   *[side] {" "}auf
  } { $target }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } M (noch { $money } M)
  }: { $does }.
mf-cancels = { mf-by } { $who ->
    [you] hebst
   *[club] hebt
  } { $whose ->
    [you] dein { $card }
   *[club] { $card } von { $owner }
  } mit { $by } auf.
mf-uses-again = { mf-by } { $who ->
    [you] nutzt
   *[club] nutzt
  } { $card } noch einmal{ $left ->
    [0] {""}
   *[other] , danach noch { $left }-mal
  }.
mf-uses-ability = { mf-by } { $who ->
    [you] nutzt
   *[club] nutzt
  } die Fähigkeit von { $manager }.
mf-card-lost = { $why ->
    [tactics] { $card } auf { $club } wirkt bei der neuen Taktik nicht.
   *[substituted] { $card } auf { $club } geht mit dem ausgewechselten Spieler.
  }

## Spielbericht: Züge
mf-turn = { $injury ->
    [yes] Nachspielzeit, { $minute }
   *[no] Zug { $turn }, { $minute }
  }: { $club } greift an, Torchance { $percent } %.
mf-attack-cancelled = Der Angriff von { $club } findet nicht statt.
mf-dice = { $attacker } wirft { $attack } ({ $attackLevel }) und { $genius }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $more }
  }; { $defender } { $defence } ({ $defenceLevel }) und { $other }.
mf-becomes = { mf-die-called } von { $old } auf { $new }
mf-die-called = { $die ->
    [attack] Angriffswürfel
    [attack-genius] Geniewürfel des Angreifers
    [defence] Abwehrwürfel
   *[defence-genius] Geniewürfel des Verteidigers
  }
mf-rolls-again = { $club } würfelt noch einmal: { $changes }.
mf-shot = { $club } { $attack } + { $genius }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  } = { $total } gegen { $defence } + { $other } = { $against }:
mf-verdict = { $why ->
    [higher] Tor!
    [genius] ein geniales Tor!
    [lower] kein Tor.
    [equal] Gleichstand, kein Tor.
   *[denied] vom Abwehrgenie verhindert.
  }{ $spent ->
    [yes] {" "}Das Angriffsgenie ist verbraucht.
   *[no] {""}
  }
mf-score-line = { $home } { $one }:{ $other } { $away }
mf-score = { $home } { $one }:{ $other } { $away }.
mf-score-now = { $home } { $one }:{ $other } { $away }, { $minute }
mf-headline = { $occasion }: { $scores }
mf-goal-nullified = Das Tor von { $club } zählt nicht. { $score }
mf-attacks-at-once = { $club } greift sofort an, mit { $bonus }.
mf-half-time-score = Halbzeit. { $score }
mf-announces-substitution = { $club } kündigt { $when ->
    [before] einen Wechsel vor dem Wurf
    [after] einen Wechsel nach dem Wurf
   *[none] keinen Wechsel
  } an.
mf-substituted = { $club }: { $on } kommt für { $off }.
mf-injury-roll = { $club } wirft { $die } für die Nachspielzeit und braucht mindestens { $needed }: { $extra ->
    [yes] noch ein Angriff
   *[no] es ist vorbei
  }.

## Spielbericht: das Ende
mf-full-time = Abpfiff. { $score }
mf-pad-line = Punkte nach Spieltag { $day }: { $points }.
mf-points-of = { $club } { $points }
mf-kick = Elfmeter { $round }, { $club }: { $die }, { $scored ->
    [yes] getroffen
   *[no] verschossen
  } (ab { $needed } drin).
mf-why-won = { $why ->
    [points] Punkte
    [goal-difference] Tordifferenz
    [goals] Tore
    [away-goals] Auswärtstore
    [shoot-out] Elfmeterschießen
    [season-points] Punkte der Saison
    [season-goal-difference] Tordifferenz der Saison
    [season-goals] Tore der Saison
    [season-away-goals] Auswärtstore der Saison
   *[shared] in allem gleich
  }
mf-crowned = { $clubs } { $count ->
    [one] gewinnt
   *[other] teilen sich
  } { $number ->
    [1] die Meisterschaft
   *[2] Meisterschaft II
  }{ $count ->
    [one] ; entscheidend: { $why }
   *[other] : { $why }
  }.
mf-drawn-game = Es endet unentschieden.
mf-final-won = { $club } hat gewonnen; entscheidend: { $why }.
mf-ended = { $why ->
    [draw] Unentschieden
   *[shared] Der Titel ist geteilt
  }

## Der Tisch im Terminal
mf-screen-club = { $club } ({ $who ->
    [npt] automatisch
    [you] Du
   *[person] { $person }
  }{ $manager ->
    [none] {""}
   *[other] , { $manager }
  })
mf-screen-side = { $side ->
    [home] Heim
   *[away] Gast
  } { $title }{ $advantage ->
    [yes] , Heimvorteil
   *[no] {""}
  }: { $goals }
mf-screen-tactics = Es gilt: { $tactic }{ $forced ->
    [yes] {" "}(diktiert)
   *[no] {""}
  }
mf-screen-track = { $spaces } { $half ->
    [1] erste
   *[2] zweite
  } Halbzeit, Zug { $turn }, { $minute }
mf-screen-window = Offen: { $window ->
    [TW] Karten auf die Taktik
    [SW] Karten auf Angriff und Abwehr
    [BT] vor dem Zug
    [AR] nach dem Wurf
    [AG] nach dem Tor
    [AM] nach dem Fehlschuss
   *[HT] Halbzeit
  }.
mf-screen-figures = { $player }: { $attack }/{ $defence } ({ $printed })
mf-screen-player = { $player }: { $figures }
mf-screen-strength = { $attack }, Würfel { $attackLevel }; { $defence }, Würfel { $defenceLevel }
mf-screen-no-team = Noch kein Team.
mf-screen-hidden = Drei Spieler verdeckt{ $laid ->
    [yes] , eine Taktikkarte liegt
   *[no] {""}
  }
mf-screen-team = { $players }
mf-screen-team-and-tactic = { $players } bei { $tactic }
mf-screen-in-play = Im Spiel: { $card } von { $owner } auf { $target }{ $idle ->
    [yes] , ohne Wirkung bei dieser Taktik
   *[no] {""}
  }{ $uses ->
    [0] {""}
    [one] , noch einmal
   *[other] , noch { $uses }-mal
  }
mf-screen-genius = { $club } { $marks }{ $spent ->
    [0] {""}
   *[other] {" "}(A verbraucht)
  }
mf-screen-chance = { $club } greift an: Torchance { $percent } %; Genie { $genius }
mf-screen-dice = { $club } warf { $attack } und { $one }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $more }
  } gegen { $defence } und { $two } von { $other }; Genie { $genius }
mf-championship = Meisterschaft { $number ->
    [1] I
   *[2] II
  }
mf-league = Tabelle
mf-screen-columns = S  U  N  T GT Pkt
mf-screen-pad = Nach Spieltag { $day }: { $points }
mf-screen-results = Ergebnisse: { $results }
mf-screen-money = Du hast { $money } M{ $reserved ->
    [0] {""}
   *[other] {" "}(weitere { $reserved } M sind zurückgelegt)
  }.
mf-screen-list = { $what ->
    [offers] Zur Wahl
    [basket] Korb
    [squad] Dein Kader
   *[hand] Deine Hand
  }
mf-screen-legend = So liest du einen Spieler: Position (D Abwehr, M Mittelfeld, F Sturm), Angriff/Abwehr bei { $tactics }, taktisches Können in Klammern; A*, D* und T* sind Angriffs-, Abwehr- und Taktikgenie.
mf-screen-card = { $card } ({ $points ->
    [yes] in Punkten bezahlt
   *[no] { $price } M
  }, { $when }): { $does }
mf-screen-seen = Gesehen: { $players }
mf-screen-npt = { $title }: { $players }
mf-screen-their-money = { $money } M{ $reserved ->
    [0] {""}
   *[other] {" "}({ $reserved } M zurückgelegt)
  }
mf-screen-other = { $title }: { $money }, { $cards }, { $squad } nicht auf dem Feld
mf-screen-stack = { $level ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
   *[wood] Holz
  } { $count }
mf-screen-stacks = Stapel: { $levels }; Aktionskarten { $stack }, abgelegt { $discard }

## Der Schlussbericht
mf-decimal = { NUMBER($value, minimumFractionDigits: 1) }
mf-kick-off = Anpfiff
mf-play-title = { $what ->
    [higher] Tor, { $club }
    [genius] Geniales Tor, { $club }
    [lower] Kein Tor, { $club }
    [equal] Gleichstand, { $club }
    [denied] Verhindert, { $club }
    [nullified] Tor zählt nicht, { $club }
   *[cancelled] Kein Angriff, { $club }
  }
mf-play-short = { $what ->
    [goal] Tor
    [off] weg
   *[none] –
  }
mf-period = { $leg ->
    [0] {""}
   *[other] Spiel { $leg },{" "}
  }{ $half ->
    [first] 1. Halbzeit
    [second] 2. Halbzeit
   *[injury] Nachspielzeit
  }
mf-attack-label = { $period }, { $minute }, { $club }
mf-match-label = { $stage }, { $score }
mf-figure = { $what ->
    [goals] Tore
    [first-half] Erste Halbzeit
    [second-half] Zweite Halbzeit
    [expected] Erwartete Tore
    [attacks] Angriffe
    [genius-goals] Geniale Tore
    [saves] Vom Genie gehalten
    [struck-off] Nicht gezählte Tore
    [rolls] Gewonnene Taktikwürfe
    [substitutions] Wechsel
    [cards] Gespielte Aktionskarten
    [spent] Für Karten bezahlt
    [swaps] Getauschte Karten
    [points] Punkte
    [won] Gewonnen
    [drawn] Unentschieden
    [lost] Verloren
    [goals-for] Tore
   *[goals-against] Gegentore
  }
mf-not-finished = Nicht zu Ende gespielt
mf-head-even = Kein Sieger, { $one }:{ $other }
mf-head-won = { $club } siegt { $one }:{ $other }
mf-head-won-by = { $club } siegt { $one }:{ $other }; entscheidend: { $why }
mf-head-champions = { $clubs } { $count ->
    [one] ist Meister
   *[other] teilen sich den Titel
  }
mf-tie-summary = { $played }. { $count ->
    [0] Keine Taktik galt.
   *[other] Es galten: { $tactics }.
  } Gespielte Aktionskarten: { $cards }.
mf-season-summary = { $matches ->
    [one] Ein Spiel
   *[other] { $matches } Spiele
  }, { $goals ->
    [one] ein Tor
   *[other] { $goals } Tore
  }.

## Das geführte erste Spiel
mf-guide-title = Dein erstes Spiel
mf-guide-goal = Gewinne die Meisterschaft von vier Vereinen: drei Punkte für einen Sieg, einer für ein Unentschieden. In jedem Spiel treffen drei deiner Spieler und eine Taktik auf drei von ihnen, und zwölf Angriffe werden ausgewürfelt.
mf-guide-closing = Die Saison gehört dir: Fünf Spieltage, eine Akademie und ein Transfermarkt stehen noch bevor.
mf-guide-hire = Du führst Larkmoor. Stell einen der beiden ein: Die Karte nennt dein Budget, deine Akademiegrenze und eine Fähigkeit. Der Master Tactician gibt jedem Taktikwurf 3 dazu; nimm ihn.
mf-guide-offers = Sechs Spieler stehen zur Wahl. Oben steht der Angriff, unten die Abwehr, eine Spalte für jede Taktik: Ballbesitz, Direkt, Körperlich, Defensiv.
mf-guide-slider = Last-Ditch Slider hat in seinen besten Spalten Abwehr 4 und 6 und den brennenden Handschuh: Zeigt dein Geniewürfel G, hält er jeden Schuss. Kauf ihn für 5 M.
mf-guide-toiler = Drei Spieler derselben Position darf ein Team nicht haben. Honest Toiler ist Stürmer, gibt fast überall 2 im Angriff und kostet 1 M.
mf-guide-lad = Long-Throw Lad, 1 M: Angriff 2 und Abwehr 2 bei Direkt und Körperlich. Billige Spieler, die in eine Spalte passen, schlagen teure, die es nicht tun.
mf-guide-bench = Noch einer für die Bank. Gespartes Geld kauft Aktionskarten; sind die Kader fertig, bekommen alle 5 M dazu.
mf-guide-cards = Fünf Aktionskarten: Eintrittskarten, deren Abschnitt sagt, wann sie gespielt werden und was sie kosten. Blau ist Strategie, grün Entwicklung, gelb Antifußball, rot Korruption.
mf-guide-swap = Vor jedem Spieltag darfst du Karten für je 1 M tauschen. Deine sind gut: auf zum Spiel.
mf-guide-team = Wähle drei. Summen von 3, 5, 7, 9 und 11 erreichen die nächste Stufe, rot bis lila, und jede Stufe hat ihren Würfel. Nimm Slider, Long-Throw Lad und Honest Toiler: orange und grün bei Körperlich.
mf-guide-tactic = Jetzt eine Taktik, verdeckt. Wer den Taktikwurf gewinnt, entscheidet für beide Teams; nimm also die Spalte, die dir mehr liegt als ihnen: Körperlich.
mf-guide-announce = Ein Taktikwert ist Würfel, Geniewürfel, das Können deiner drei und was dazukommt. Kündige Karten an: So ein Wurf hängt oft an einem Punkt.
mf-guide-leader = Born Leader: taktisches Können +2 und Abwehr +1 für einen deiner Spieler, bis zum Abpfiff. Gib ihn dem Slider.
mf-guide-rules = 13 zu 12: Dein Körperlich gilt, dank Born Leader. Unter den Spielern steht jeder Summand von Angriff und Abwehr, mit der Stufe und ihrem Würfel.
mf-guide-strength = Teams und Taktik sind bekannt: der Moment für Karten auf die Stärke. Nur eine Karte, die eine Stufe bewegt, ist ihr Geld wert. Kündige eine an.
mf-guide-tackle = Crunching Tackle nimmt einem von ihnen 1 Angriff und 2 Abwehr. Das Schildchen sagt es: Ihre Abwehr fällt um eine Stufe. Ziel auf The Conductor.
mf-guide-genius = Anpfiff, zwei Angriffe, und Ärger: The Conductor ist ein Angriffsgenie. G auf dem Geniewürfel ist ein Tor, einmal im Spiel, was auch immer die Summen sagen.
mf-guide-disallow = Nach einem Tor öffnet sich ein Fenster für alle, die etwas tun können. Du hast Disallowed Goal und 4 M. Es ist Korruption, und es steht 0:1: Lass das Tor nicht zählen.
mf-guide-half-time = 0:0 zur Halbzeit, und ihr Genie ist endgültig verbraucht. Hier könntest du eine Halbzeitkarte spielen oder tauschen. Behalte deine letzte Million.
mf-guide-no-sub = Ein Wechsel ist erlaubt, angekündigt vor oder nach dem Wurf. Deine drei machen es gut: kein Wechsel.
mf-guide-again = Neue Taktik und neuer Wurf für die zweite Halbzeit; Born Leader und dein Manager zählen weiter. Noch einmal Körperlich.
mf-guide-won = 1:0! Ein Schuss von 6 gegen 5 in der 53. Minute genügte. Der Spielverlauf zeigt jeden Würfel und die Tabelle darunter deine drei Punkte.
mf-guide-free = Ab hier wählst du selbst. Schildchen sagen, was eine Karte täte, der Trainer, was er an deiner Stelle täte, und die Liga zeigt Spielplan, Ergebnisse und jeden gesehenen Kader.

## Der Tisch im Browser: Anzeige, Leiste, Hand
mf-you = Du
mf-non-person = Automatische Mannschaft
mf-npt-short = Auto
mf-millions = { $amount } M
mf-setup = Aufbau der Kader
mf-market = Transfermarkt
mf-academy = Die Akademie
mf-cut = Kader zu { $of }
mf-matchday = Spieltag
mf-over = Abpfiff
mf-after-day = nach Spieltag { $day }
mf-half-time = Halbzeit
mf-before-kick-off = Vor dem Anpfiff
mf-injury-time = Nachspielzeit
mf-clock = { $minute }, { $half ->
    [1] erste Halbzeit
   *[2] zweite Halbzeit
  }
mf-champion = Meister
mf-points = Punkte
mf-your-money = Dein Geld
mf-money-short = Geld
mf-players = Spieler
mf-cards-in-hand = { $count ->
    [one] Karte
   *[other] Karten
  }
mf-cards-short = { $count } K.
mf-home-advantage = Heimvorteil
mf-overview = Liga
mf-hand = Deine Aktionskarten
mf-offered = Zur Wahl
mf-action-stack = Aktionen
mf-action-stack-note = Von hier wird beim Tauschen und am Transfermarkt gezogen.
mf-action-discard = Ablage
mf-your-manager = Dein Manager
mf-reserved = { $money } M zurückgelegt
mf-then-left = danach { $left } M
mf-academy-limit = Akademie { $limit }
mf-matches-now = Laufende Spiele
mf-field-three = Diese drei aufstellen

## Der Tisch im Browser: das Spiel
mf-track = Zug { $turn }, Minute { $minute }: { $club } greift an
mf-no-team = Noch kein Team
mf-face-down = Ein Spieler, verdeckt
mf-tactic-down = Eine Taktikkarte, verdeckt
mf-genius-spent = Genie verbraucht
mf-muted = stumm
mf-counts = Zählt jetzt Angriff { $attack }, Abwehr { $defence }
mf-strength = { $what ->
    [attack] Angriff { $value }
   *[defence] Abwehr { $value }
  }
mf-row = { $what ->
    [attack] Angriff
    [defence] Abwehr
   *[skill] Taktik
  }
mf-you-rule = { $tactic } gilt: du hast den Wurf { $high }:{ $low } gewonnen
mf-they-rule = { $tactic } gilt: { $club } hat den Wurf { $high }:{ $low } gewonnen
mf-forced = { $tactic } ist für das ganze Spiel diktiert
mf-phase = { $phase ->
    [teams] Beide Manager stellen heimlich drei Spieler auf
    [tactics] Die Taktikkarten liegen verdeckt
    [roll] Der Taktikwurf
    [half-time] Halbzeit: Karten, Wechsel, eine neue Taktik
   *[play] Das Spiel läuft
  }
mf-chance = { $club } greift an: Torchance { $percent } %
mf-came-of-it = { $why ->
    [higher] Tor für { $club }!
    [genius] Ein geniales Tor!
    [equal] Gleichstand: kein Tor.
    [denied] Vom Abwehrgenie verhindert.
    [nullified] Kein Tor: Es zählt nicht.
    [cancelled] Der Angriff findet nicht statt.
   *[lower] Kein Tor.
  }
mf-would-score = { $faces } auf dem Angriffswürfel wäre ein Tor.
mf-die-of = { $kind ->
    [attack] Angriffswürfel von { $club }
    [defence] Abwehrwürfel von { $club }
    [genius] Geniewürfel von { $club }
   *[tactic] Taktikwürfel von { $club }
  }
mf-does = { $what ->
    [attack] { $club } greift an
   *[defence] { $club } wehrt ab
  }
mf-in-play = Karten im Spiel
mf-card-on = { $card } auf { $whom }{ $idle ->
    [yes] , ohne Wirkung bei dieser Taktik
   *[no] {""}
  }{ $uses ->
    [0] {""}
    [one] , noch einmal
   *[other] , noch { $uses }-mal
  }
mf-set-aside = { $card }: bereit
mf-window = { $window ->
    [TW] Taktikkarten
    [SW] Stärkekarten
    [BT] Vor dem Zug
    [AR] Nach dem Wurf
    [AG] Nach dem Tor
    [AM] Nach dem Fehlschuss
   *[HT] Halbzeitkarten
  }
mf-may-act = Wer noch handeln darf, der Reihe nach
mf-could-act = { $may ->
    [yes] könnte handeln
   *[no] kann nicht handeln
  }
mf-plays-cards = spielt Karten
mf-team-sheet = Aufstellung von { $club }
mf-pick-more = { $left ->
    [one] Noch ein Spieler.
   *[other] Wähle { $left } Spieler.
  }
mf-pick-done = Bereit: Enter stellt sie auf.
mf-squad = Kader
mf-your-three = Deine drei
mf-seen-of = Gesehen von { $club }:
mf-unseen = { $club } hat noch niemanden gezeigt.
mf-lay-tactic = Deine Taktik, verdeckt
mf-tactic-hint = Wer den Taktikwurf gewinnt, dessen Taktik gilt für beide Teams.
mf-bench = Deine Bank
mf-bench-hint = Drücke einen deiner drei und den, der kommt.

## Der Tisch im Browser: Kader, Markt, Akademie
mf-hire = { $club } sucht einen Manager
mf-hire-text = Behalte eine Karte: Sie bringt dein Budget, deine Akademiegrenze und eine Fähigkeit für das ganze Spiel.
mf-hire-wait = Die anderen wählen noch.
mf-gazette = Der Transferanzeiger
mf-gazette-setup = Die ersten Kader, alle kaufen heimlich
mf-gazette-market = Transfermarkt, alle kaufen heimlich
mf-in-hand = { $money } M in der Kasse
mf-limit = (höchstens { $of } Spieler)
mf-bought = Im Korb
mf-too-dear = { $price } M: zu teuer
mf-leaves = { $price } M, dann { $left } M
mf-offers-wait = Die Angebote liegen offen, wenn alle gekauft haben.
mf-strong = { $kind ->
    [attack] Angriff
   *[defence] Abwehr
  } { $figure } bei { $where }
mf-everywhere = jeder Taktik
mf-your-squad = Dein Kader
mf-of = { $count } von { $of }
mf-room = { $count ->
    [one] Platz für einen
   *[other] Platz für { $count }
  }
mf-best = Deine besten drei bei { $tactic }: Angriff { $attack } ({ $attackLevel }), Abwehr { $defence } ({ $defenceLevel }).
mf-best-with = Mit { $name } deine besten drei bei { $tactic }: Angriff { $attack } ({ $attackLevel }), Abwehr { $defence } ({ $defenceLevel }).
mf-no-trio = Du brauchst drei Spieler, nicht alle derselben Position; Holzspieler füllen umsonst auf.
mf-academy-text = Die Geniewürfel ziehen Spieler: { $faces }. { $places ->
    [one] Einer darf
   *[other] { $places } dürfen
  } umsonst kommen, bis { $limit } M.
mf-academy-roll = Die Geniewürfel warten.
mf-cut-title = { $count ->
    [one] Ein Spieler muss gehen
   *[other] { $count } Spieler müssen gehen
  }
mf-cut-text = Ein Kader fasst { $of }.

## Der Tisch im Browser: Liga und Ende
mf-not-begun = vor dem ersten Spiel
mf-club = Verein
mf-won = Gewonnen
mf-drawn = Unentschieden
mf-lost = Verloren
mf-won-short = S
mf-drawn-short = U
mf-lost-short = N
mf-goals = Tore
mf-points-short = Pkt
mf-fixtures = Spielplan und Ergebnisse
mf-now = Jetzt
mf-day = Tag { $day }
mf-at-home = daheim
mf-away = auswärts
mf-pad = Ergebnisblock
mf-clubs = Vereine
mf-squad-open = Der ganze Kader.
mf-squad-seen = Bisher auf dem Feld gesehene Spieler; { $count } sind gerade nicht darauf.
mf-look-squad = { $count ->
    [one] { $count } Spieler ansehen
   *[other] { $count } Spieler ansehen
  }
mf-eve-text = Manager dürfen jetzt Aktionskarten tauschen.
mf-paper = Die Seitenlinie
mf-edition = Spätausgabe
mf-front-draw = Kein Sieger
mf-front-win = { $club } siegt
mf-banner-goal = Tor, { $club }!
mf-banner-denied = Gehalten!
mf-banner-denied-text = Das Abwehrgenie ist da.
mf-banner-nullified = Kein Tor!
mf-banner-countered = Aufgehoben
mf-banner-forced = { $tactic } ist diktiert
mf-banner-final = Abpfiff
mf-banner-champion = { $clubs }: Meister!
mf-banner-draw = Unentschieden
mf-banner-won = { $club } gewinnt!
mf-legend-band = Band
mf-legend-band-text = Stufe als Material und Wort: Gold, Silber, Bronze, Holz.
mf-legend-circle = Kreis
mf-legend-circle-text = Position D, M oder F: nicht drei gleiche.
mf-legend-price = Preis
mf-legend-price-text = Kosten in Millionen Footies.
mf-legend-flame = Flamme
mf-legend-flame-text = Genie: Ball greift an, Handschuh wehrt ab, Tafel gewinnt den Taktikwurf.
mf-legend-columns = Spalten
mf-legend-columns-text = Oben Angriff, unten Abwehr für Po, Di, Ph, De. Die geltende Taktik ist schwarz.
mf-legend-dots = Punkte
mf-legend-dots-text = Taktisches Können.
mf-film-skip = Überspringen
mf-seen = Bank, gesehen
mf-seen-note = Spieler von { $club }, die schon auf dem Feld waren und jetzt nicht darauf sind.

## Was in der Schachtel liegt, auf Papier
mf-box-board = Spielplan
mf-box-travel = Reisespielplan
mf-box-turns = Züge: in der ersten Halbzeit hin, in der zweiten zurück
mf-box-attacks = { $side ->
    [home] Heim greift an
   *[away] Gast greift an
  }
mf-box-tactics = Spieltaktik
mf-box-side = { $side ->
    [home] Heim
   *[away] Gast
  }
mf-box-letter = { $side ->
    [home] H
   *[away] G
  }
mf-box-dice = { $what ->
    [attack] Angriffswert und Würfel
   *[defence] Abwehrwert und Würfel
  }
mf-box-goals = Tore
mf-box-die = { $what ->
    [attack] Angriffswürfel, { $level }
   *[defence] Abwehrwürfel, { $level }
  }
mf-box-genius = Geniewürfel
mf-box-tactic-die = Taktikwürfel
mf-box-bit = { $side ->
    [home] Stein der Heimmannschaft
    [away] Stein der Gastmannschaft
   *[match] Stein für Zug und Taktik
  }
mf-box-bill = Schein über eine Million
mf-box-million = eine Million Footies
mf-box-match = Ein Spiel
mf-box-match-1 = Wähle verdeckt drei Spieler, nicht alle auf einer Position, und eine Taktik.
mf-box-match-2 = Karten zur Taktik: erst sagt der Gast an, dann das Heim; dann zeigen und bezahlen.
mf-box-match-3 = Mannschaften zeigen. Taktikwurf: Taktikwürfel + Geniewürfel + taktisches Können. Der höhere Wert bestimmt die Taktik beider; bei Gleichstand der Heimvorteil.
mf-box-match-4 = Karten zur Stärke. Angriff und Abwehr zusammenzählen, Würfel nehmen. Gleiche Stufe: Wer keinen Heimvorteil hat, geht eine hinunter.
mf-box-match-5 = Sechs Züge: Angriffswürfel + Geniewürfel gegen Abwehrwürfel + Geniewürfel. Höher ist ein Tor, gleich nicht.
mf-box-match-6 = Halbzeit: Karten, je ein Wechsel, neue Taktik und neuer Wurf; dann sechs Züge zurück.
mf-box-match-7 = Die Nachspielzeit kann einen letzten Angriff bringen. Ein Sieg zählt { $win ->
    [one] { $win } Punkt
   *[other] { $win } Punkte
  }, ein Unentschieden { $draw }.
mf-box-season = Die Saison
mf-box-season-1 = Wähle einen von zwei Managern; sein Budget ist dein Geld.
mf-box-season-2 = Kaufe aus deinen sechs Spielern; bis drei mit Holz umsonst. Dann bekommen alle 5 M und fünf Aktionskarten.
mf-box-season-3 = Spieltage 1 und 2.
mf-box-season-4 = Die Akademie, dann Spieltag 3.
mf-box-season-5 = Der Transfermarkt, dann die Spieltage 4, 5 und 6.
mf-box-season-6 = Die meisten Punkte; dann Tordifferenz, Tore, Auswärtstore.
mf-box-results = Ergebnisse der Meisterschaft
mf-box-sheet = Spielbericht
mf-box-after = nach Spieltag { $day }
mf-box-column = { $column ->
    [club] Verein
    [won] S
    [drawn] U
    [lost] N
    [goals] Tore
    [away] Ausw.
    [points] Pkt.
    [day] Tag
    [match] Spiel
    [result] Ergebnis
    [turn] Zug
    [minute] Min.
    [attacker] Angriff
    [dice] Würfel
   *[score] Stand
  }
mf-box-row = { $row ->
    [players] Spieler
    [tactic] Taktik
    [attack] Angriff
    [defence] Abwehr
   *[cards] Karten
  }

# Card sets of one's own

mf-set-player = Spieler
mf-set-manager = Manager
mf-set-action = Aktionskarte

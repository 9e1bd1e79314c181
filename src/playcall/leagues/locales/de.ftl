### Was Ligen und Pokale sagen, auf Deutsch.

## Einstellungen, mit denen es nicht geht
lg-no-game = { $game } hat keine Ligen: Es ist kein Spiel für zwei.
lg-no-size = Das ist für { $fewest } bis { $most } Teams, nicht für { $teams }.
lg-no-divisions = Eine Liga hat zwei Divisionen oder keine.
lg-no-size-divided = Divisionen gibt es bei { $fewest } bis { $most } Teams.
lg-no-places = Play-offs haben 2, 4 oder 8 Plätze oder keine, nicht { $places }.
lg-too-many-places = Es gibt mehr Play-off-Plätze als Teams ({ $teams }).
lg-no-places-divided = Mit Divisionen haben die Play-offs 2 oder 4 Plätze oder keine.
lg-no-evening = Ein Abend ist ein Pokal für 4, 8, 16 … Seiten.
lg-no-sharing = Eine Seite teilt man sich an einem Abend mit vier Seiten, wenn das Spiel Trainer für Angriff und Abwehr kennt.
lg-side-shared = Eine Seite teilen sich zwei, und an einem Abend werden höchstens zwei Seiten geteilt.
lg-no-preseason = Eine Vorbereitung hat zwei bis vier Runden oder keine.
lg-no-building = So entstehen Kader in diesem Spiel: { $buildings }.
lg-no-stock-for-all = Für { $teams } Teams gibt es nicht genug fertige Kader.
lg-no-season-start = So beginnt in diesem Spiel eine weitere Saison: { $starts }.
lg-no-number = Alle treffen sich ein- oder zweimal, es gibt mindestens eine Saison, und keine Zeit ist negativ.
lg-bad-option = Diese Optionen gehen nicht: { $problem }

## Wer was darf
lg-no-commissioner = Das kann nur der Commissioner.
lg-not-yours = Das ist nicht dein Team.
lg-program-only = Ergebnisse kommen aus der Aufzeichnung eines Spiels, nie von Hand.
lg-not-a-member = Niemand dieses Namens ist hier Mitglied.
lg-one-team-each = Jedes Mitglied hat hier ein Team.
lg-no-vote = Nur Mitglieder mit einem Team stimmen ab.
lg-needs-reason = Sag, warum: Es steht im öffentlichen Protokoll.
lg-past = Inzwischen ist etwas anderes passiert; sieh noch einmal nach.

## Mitglieder und Einstellungen
lg-begun = Die Saison hat begonnen.
lg-over = Der Wettbewerb ist vorbei.
lg-full = Alle { $teams } Plätze sind vergeben.
lg-no-name = Ein Team braucht einen Namen mit höchstens { $letters } Buchstaben.
lg-name-taken = Es gibt schon ein Team { $team }.
lg-no-team = Dieses Team gibt es nicht.
lg-no-bots-team = Dieses Team gehört keinem Bot.
lg-teams-missing = { $wanted } Teams werden gebraucht, { $teams } sind da.
lg-frozen = Für die Saison fest: { $names }.
lg-between-rounds = Einstellungen ändern sich zwischen den Runden, nicht während einer.
lg-ban-held = Ein Verbot nimmt niemandem eine Karte aus dem Kader: { $cards }.

## Drafts
lg-no-draft = Es gibt gerade nichts zu draften.
lg-draft-paused = Der Draft ist unterbrochen.
lg-draft-runs = Der Draft läuft noch.
lg-not-paused = Der Draft ist nicht unterbrochen.
lg-not-on-the-clock = Du bist nicht an der Reihe.
lg-clock-runs = Die Uhr läuft noch.
lg-must-pick = Es gibt eine Karte, die du wählen darfst; vorher passt niemand.
lg-queue-long = Eine Wunschliste hat höchstens { $cards } Einträge.
lg-no-build = Gerade werden keine Kader abgegeben.
lg-no-supplemental = Ein Zusatz-Draft wird in einer Pause einer Draft-Liga angesetzt.
lg-roster-illegal = Dieser Kader ist nicht erlaubt. { $why }
lg-pick-unknown = Eine Karte { $card } gibt es nicht.
lg-pick-banned = { $card } ist verboten.
lg-pick-free = { $card } ist für alle frei und wird nicht gedraftet.
lg-pick-taken = { $card } steht schon in einem Kader.
lg-pick-gone = { $card } ist für immer aus dem Wettbewerb.
lg-pick-not-owned = { $card } ist nicht in deiner Sammlung.
lg-pick-not-this-round = { $card } kann in Runde { $round } nicht gewählt werden.
lg-pick-spoils = Mit { $card } ließe sich der Kader nicht mehr füllen. { $why }
lg-pick-no-stock = Dieses Team ist vergeben, oder es gibt keins mit dem Namen.
lg-pick-wrong = Wähle eine Karte.
lg-pick-not-in-pack = { $card } ist nicht in deinem Päckchen.
lg-pick-count = { $cards ->
    [one] Wähle eine Karte.
   *[other] Wähle { $cards } Karten.
  }

lg-nothing-to-bring = Hier bringt niemand eigene Spielzüge mit.
lg-bring-illegal = Diese Spielzüge sind nicht erlaubt. { $why }
lg-bring-live = Dein Spiel läuft; andere Spielzüge kannst du danach mitbringen.
lg-bring-long = Ein Deck hat höchstens { $letters } Zeichen.

## Tauschgeschäfte
lg-no-trades = In diesem Wettbewerb wird nicht getauscht.
lg-trade-between-rounds = Getauscht wird zwischen den Runden.
lg-trade-deadline = Die Frist für Tauschgeschäfte ist vorbei.
lg-trade-nothing = Zu einem Tausch gehören zwei Teams, und jede Karte einmal.
lg-trade-not-held = { $card } steht nicht im Kader von { $team }.
lg-trade-excluded = { $card } wird nicht getauscht.
lg-trade-illegal = Der Kader von { $team } wäre nicht erlaubt. { $why }
lg-trade-no-picks = Draft-Picks werden hier nicht getauscht.
lg-trade-no-such-pick = { $team } hat diesen Pick nicht, oder er ist vorbei.
lg-trade-live = Eines der beiden Teams spielt gerade; der Tausch wartet.
lg-no-such-trade = Dieser Tausch ist dafür nicht mehr offen.
lg-no-window = Die Frist für Einsprüche ist vorbei.
lg-vote-involved = Es stimmen nur Teams ab, die am Tausch nicht beteiligt sind.
lg-trades-pending = Ein Tausch läuft noch.
lg-trade-flagged = Eine Seite gibt mehr als das Doppelte dessen, was sie bekommt: { $gives } gegen { $takes }.
lg-trade-fair = { $gives } gegen { $takes }.

## Runden
lg-no-round = Diese Runde ist jetzt nicht dran.
lg-before-deadline = Die Frist der Runde ist noch nicht vorbei.
lg-not-open = Dieses Spiel ist jetzt nicht dran.
lg-came-already = Du bist schon am Tisch.
lg-not-final = Nur ein Ergebnis kann durch eine Entscheidung ersetzt werden.
lg-too-late-to-rule = Aus diesem Ergebnis ist schon zu viel gefolgt, um es zu ersetzen.
lg-no-champion = Noch gibt es keinen Meister, mit dem die Saison enden könnte.
lg-needs-winner = Ein Unentschieden in den Play-offs braucht einen Sieger; jeder andere Stand sagt es selbst.
lg-mending = Erst muss der Kader von { $team } gefüllt werden.
lg-not-mending = An diesem Kader ist jetzt nichts zu füllen.
lg-mend-choose = Wähle eine der Karten, die passen.

## Das Protokoll
lg-the-program = Das Programm
lg-did-founded = { $who } gründet { $name }.
lg-did-joined = { $who } ist dabei mit { $team }.
lg-did-shared = { $who } teilt sich eine Seite mit { $team }.
lg-did-botadded = Ein Bot ist dabei mit { $team }.
lg-did-left = { $who } geht; ein Bot übernimmt.
lg-did-withdrawn = { $team } zieht sich zurück.
lg-did-dropped = { $team } ist nicht mehr dabei.
lg-did-given = { $member } übernimmt { $team }.
lg-did-changed = { $who } ändert die Einstellungen.
lg-did-handedover = { $who } gibt das Amt des Commissioners an { $member }.
lg-did-backed = { $who } möchte { $member } als Commissioner.
lg-did-started = Eine neue Saison beginnt.
lg-did-picked = { $team } wählt { $cards }.
lg-did-passed = { $team } passt.
lg-did-built = { $team } gibt den Kader ab.
lg-did-brought = { $team }: eigene Spielzüge mitgebracht.
lg-did-queued = { $team } wünscht sich { $cards }.
lg-did-paused = { $who } unterbricht den Draft.
lg-did-resumed = Der Draft geht weiter.
lg-did-filled = Der Kader von { $team } wird mit { $cards } aufgefüllt.
lg-did-draftcalled = { $who } setzt einen Zusatz-Draft an.
lg-did-offered = { $team } bietet { $partner } { $gives } für { $takes }.
lg-did-answered = { $partner } { $accepts ->
    [yes] nimmt an: { $gives } von { $team } für { $takes }.
   *[no] lehnt das Angebot von { $team } ab.
  }
lg-did-recalled = { $team } zieht das Angebot an { $partner } zurück.
lg-did-reviewed = { $who } { $approves ->
    [yes] genehmigt den Tausch von { $team } und { $partner }.
   *[no] lehnt den Tausch von { $team } und { $partner } ab.
  }
lg-did-voted = { $voter } { $against ->
    [yes] stimmt gegen den Tausch von { $team } und { $partner }.
   *[no] stimmt nicht gegen den Tausch von { $team } und { $partner }.
  }
lg-did-settled = { $state ->
    [done] Der Tausch gilt: { $gives } von { $team }, { $takes } von { $partner }.
    [due] Der Tausch von { $team } und { $partner } wartet auf das Ende eines Spiels.
   *[void] Der Tausch von { $team } und { $partner } ist hinfällig.
  }
lg-did-mended = { $card ->
    [none] { $team } findet niemanden für den Kader.
   *[other] { $team } verpflichtet { $card }.
  }
lg-did-ready = Bereit für die nächste Runde: { $team }.
lg-did-opened = Die nächste Runde ist offen.
lg-did-closed = Die Ergebnisse gelten; die Saison ist vorbei.
lg-did-came = Am Tisch: { $team }.
lg-did-begun = { $home } gegen { $away } hat begonnen.
lg-did-played = { $home } { $scored }, { $away } { $conceded }.
lg-did-forfeited = Kampflos verloren, { $home } gegen { $away }: { $teams }.
lg-did-advanced = { $who } schließt die Runde: Die Frist ist vorbei.
lg-did-ruled = { $who } entscheidet: { $home } { $scored }, { $away } { $conceded }.
lg-did-recorded = { $title } wurde gespielt und aufgezeichnet.
lg-nothing = nichts
lg-a-pick = den Pick von { $team } in Runde { $round } (Saison { $season })

## Die Sportseite einer Runde
lg-paper-champions = { $format ->
    [cup] Der Pokal geht an { $winner }
   *[other] Meister: { $winner }
  }
lg-paper-brink = Schon fast geschlagen, dann der Sieg: { $winner } gegen { $loser }
lg-paper-last = Sieg in letzter Minute für { $winner } gegen { $loser }
lg-paper-rout = Klare Sache für { $winner } gegen { $loser }
lg-paper-run = Siegesserie für { $winner }: { $wins } in Folge
lg-paper-turned = Spiel gedreht: Sieg für { $winner } gegen { $loser }
lg-paper-leader = Tabellenführung für { $winner }
lg-paper-close = Knapper Sieg für { $winner } gegen { $loser }
lg-paper-level = Kein Sieger zwischen { $home } und { $away }
lg-paper-forfeits = Eine Runde ohne ein einziges Spiel
lg-paper-upset = { $winner } gegen { $loser }: nur noch { $percent ->
    [0] weniger als 1 Prozent
   *[other] { $percent } Prozent
  } Siegchance, und doch gewonnen.
lg-paper-card = { $card } ({ $team }): { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  } mehr Siegchance.
lg-paper-upset-title = Überraschung der Runde
lg-paper-card-title = Karte der Runde
lg-paper-title = Sportseite
lg-paper-quote = „{ $quote }“ ({ $coach }, { $team })

## Bots mit eigenem Charakter
lg-portrait = { $motto } { $style }
lg-motto-harbor = Geduldig, und plötzlich überall.
lg-motto-iron = Vierzigmal dasselbe, bis es klappt.
lg-motto-night = Beobachtet dich den ganzen Abend und vergisst nichts.
lg-motto-prairie = Sucht früh den weiten Ball, und gleich noch einmal.
lg-motto-copper = Nie in Eile, nie in Not.
lg-motto-glacier = Kommt langsam in Fahrt und ist schwer zu stoppen.
lg-motto-lantern = Hat immer noch einen Trick.
lg-motto-delta = Spielt fürs Publikum.
lg-motto-summit = Fängt oben an und will dort bleiben.
lg-motto-cactus = Klein, spitz, leicht zu reizen.
lg-motto-foundry = Hat das Spiel im Regen gelernt.
lg-motto-orchard = Sanfte Manieren, stechende Konter.
lg-motto-river = Lässt dich reden und macht es trotzdem.
lg-motto-granite = Kauft erst und fragt dann.
lg-motto-comet = Jung, schnell und vor dem Pfiff schon weg.
lg-motto-marsh = Kennt den Geburtstag jedes Spielers.
lg-style-attack = Angriff zuerst.
lg-style-wall = Verteidigung zuerst.
lg-style-stars = Große Namen zuerst.
lg-style-thrift = Sucht Schnäppchen; ein Tausch muss sich lohnen.
lg-style-dealer = Hat immer einen Tausch anzubieten.
lg-style-loyal = Tauscht nie.
lg-won-harbor = Die Flut kommt immer.
lg-won-iron = Wir haben einfach weitergehämmert.
lg-won-night = Das hatten wir schon einmal gesehen.
lg-won-prairie = Wir hatten den Wind im Rücken.
lg-won-copper = Nur keine Eile. Wir sind ja da.
lg-won-glacier = Wenn wir rollen, dann rollen wir.
lg-won-lantern = Hat euch der gefallen? Es gibt noch mehr.
lg-won-delta = Habt ihr das Publikum gehört?
lg-won-summit = Schöne Aussicht von hier.
lg-won-cactus = Sie hätten uns nicht reizen sollen.
lg-won-foundry = Gute, ehrliche Arbeit.
lg-won-orchard = Reizende Gastgeber. Danke für den Sieg.
lg-won-river = Ich habe es ihnen gesagt. Sie wollten nicht hören.
lg-won-granite = Dafür hat man große Namen.
lg-won-comet = Man sagt, wir waren schnell.
lg-won-marsh = Dieses Team tausche ich gegen kein anderes.
lg-lost-harbor = Es gibt auch Ebbe.
lg-lost-iron = Dann hämmern wir nächstes Mal fester.
lg-lost-night = Das merken wir uns.
lg-lost-prairie = Weite Bälle gehen auch mal daneben.
lg-lost-copper = Der Weg ist lang.
lg-lost-glacier = Zu spät angefangen. Wieder einmal.
lg-lost-lantern = Der Trick ging auf uns.
lg-lost-delta = Das Publikum hatte mehr verdient.
lg-lost-summit = Nur eine Stufe hinunter.
lg-lost-cactus = Darüber rede ich nicht.
lg-lost-foundry = Nass waren wir schon oft.
lg-lost-orchard = Wie überaus freundlich von uns.
lg-lost-river = Diesmal habe ich ihnen zugehört.
lg-lost-granite = Schickt mir jemand die Rechnung?
lg-lost-comet = Schnell hilft nicht, wenn die Richtung falsch ist.
lg-lost-marsh = Es ist trotzdem mein Team.

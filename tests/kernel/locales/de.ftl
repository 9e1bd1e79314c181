### Was Magpies sagt, auf Deutsch.

ty-asks-draft = Welche der { $left ->
    [one] letzten Karten
   *[other] { $left } Karten
  } nimmst du?
ty-asks-bin = Welche Karten legst du weg?
ty-asks-jinx = Wirfst du einen Fluch ein?
ty-asks-push = Wirfst du mit { $total } weiter?
ty-asks-commit = Welche Karte legst du verdeckt?
ty-asks-peek = Schaust du die oberste Karte an?
ty-asks-keep = Behältst du { $card }?
ty-tossed = Platz { $seat } beginnt.
ty-shown = Platz { $seat } { $how ->
    [took] nimmt { $card }
    [turned] deckt { $card } auf
   *[jinxed] wirft { $card } ein
  }.
ty-got = Platz { $seat } bekommt { $card ->
    [unseen] eine Karte
   *[other] { $card }
  }.
ty-committed = Platz { $seat } legt { $card } verdeckt.
ty-charmed = Platz { $seat } gewinnt einen Glücksbringer.
ty-thrown = Platz { $seat } wirft { $die }: { ty-worth }.
ty-worth = { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
  }
ty-option = { $token }
ty-screen = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
  } im Stapel
ty-headline = Punkte: { $points }
ty-tied = Niemand gewinnt.
ty-won = Platz { $seat } gewinnt.
ty-reason = Nummer { $place } der Liste.

### Was High Card sagt, auf Deutsch.

hc-asks-show = Welche Karte zeigst du?
hc-asks-double = Verdoppeln oder bleiben?
hc-show = Die { $card } zeigen
hc-double = Verdoppeln
hc-stay = Bleiben
hc-odds = Kopf bringt einen Punkt, Zahl kostet einen.
hc-dealt = Platz { $seat } bekommt [{ $cards }].
hc-scored = { $one } gegen { $other }: Platz { $seat } punktet.
hc-doubled = Platz { $seat } verdoppelt: { $side ->
    [heads] Kopf, +1
   *[tails] Zahl, -1
  }.
hc-headline = High Card  { $one }:{ $other }
hc-hand = Hand [{ $cards }]
hc-score = Stand [{ $scores }]
hc-tie = Unentschieden.
hc-won = Platz { $seat } gewinnt ({ $one }, { $other }) nach { $by }.
hc-reason = je höher, desto besser
hc-option-rounds-doc = Wie viele Runden gespielt werden.
hc-summary = Die höhere Karte gewinnt.
hc-box = Zwei Karten, die höhere gewinnt.

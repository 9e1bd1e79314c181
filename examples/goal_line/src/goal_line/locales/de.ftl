gl-call = { $down }. Versuch, noch { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }: Mit welcher Karte { $role ->
    [offence] greifst
   *[defence] verteidigst
  } du{ $role ->
    [offence] { " " }an
   *[defence] { "" }
  }?
gl-card = Die { $value }
gl-tag = höchstens +{ $most }
gl-met = { $attack } gegen { $defence }: { $gain ->
    [0] kein Raumgewinn
    [one] ein Yard Raumgewinn
   *[other] { $gain } Yards Raumgewinn
  }.
gl-touchdown = Touchdown für { $who }! { $scores }.
gl-stopped = { $who } hält beim vierten Versuch.
gl-headline = { $scores } · { $who }, { $down }. Versuch
gl-won = { $who } gewinnt { $scores } (GL-2.2).
gl-drawn = Unentschieden, { $scores } (GL-2.2).
gl-summary = Fünf Yards, vier Versuche, sechs Karten.
gl-team = { $seat ->
    [0] Rot
   *[other] Blau
  }

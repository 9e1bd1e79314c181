gl-call = Down { $down }, { $yards ->
    [one] one yard
   *[other] { $yards } yards
  } to go: which card do you { $role ->
    [offence] attack
   *[defence] defend
  } with?
gl-card = The { $value }
gl-tag = +{ $most } at best
gl-met = { $attack } against { $defence }: { $gain ->
    [0] no gain
    [one] a gain of one yard
   *[other] a gain of { $gain } yards
  }.
gl-touchdown = Touchdown, { $who }! { $scores }.
gl-stopped = { $who } hold on fourth down.
gl-headline = { $scores } · { $who } on down { $down }
gl-won = { $who } win, { $scores } (GL-2.2).
gl-drawn = A draw, { $scores } (GL-2.2).
gl-summary = Five yards, four downs, six cards a side.
gl-team = { $seat ->
    [0] Red
   *[other] Blue
  }

### What High Card says, in English.

hc-asks-show = Which card do you show?
hc-asks-double = Double or stay?
hc-show = Show the { $card }
hc-double = Double
hc-stay = Stay
hc-odds = Heads is a point more, tails one less.
hc-dealt = Seat { $seat } is dealt [{ $cards }].
hc-scored = { $one } against { $other }: seat { $seat } scores.
hc-doubled = Seat { $seat } doubles: { $side ->
    [heads] heads, +1
   *[tails] tails, -1
  }.
hc-headline = High Card  { $one }:{ $other }
hc-hand = hand [{ $cards }]
hc-score = score [{ $scores }]
hc-tie = A tie.
hc-won = Seat { $seat } wins ({ $one }, { $other }) by { $by }.
hc-reason = the higher the better
hc-option-rounds-doc = How many rounds are played.
hc-summary = The higher card wins.
hc-box = Two cards, the higher wins.

### What Magpies says, in English.

ty-asks-draft = Which of the { $left ->
    [one] last card
   *[other] { $left } cards
  } do you take?
ty-asks-bin = Which cards do you bin?
ty-asks-jinx = Do you throw in a jinx?
ty-asks-push = Do you push your { $total }?
ty-asks-commit = Which card do you commit?
ty-asks-peek = Do you peek at the deck?
ty-asks-keep = Do you keep the { $card }?
ty-tossed = Seat { $seat } begins.
ty-shown = Seat { $seat } { $how ->
    [took] takes
    [turned] turns up
   *[jinxed] throws in
  } { $card }.
ty-got = Seat { $seat } gets { $card ->
    [unseen] a card
   *[other] { $card }
  }.
ty-committed = Seat { $seat } commits { $card }.
ty-charmed = Seat { $seat } wins a charm.
ty-thrown = Seat { $seat } throws { $die }: { ty-worth }.
ty-worth = { $total ->
    [one] one point
   *[other] { $total } points
  }
ty-option = { $token }
ty-screen = { $cards ->
    [one] One card
   *[other] { $cards } cards
  } in the deck
ty-headline = Points: { $points }
ty-tied = Nobody wins.
ty-won = Seat { $seat } wins.
ty-reason = Number { $place } on the list.

### What the press says, in English.

print-language = en
print-contents = In this file
print-board = Boards
print-cards = Cards
print-reference = Reference cards
print-marker = Dice and markers
print-dice = { $count } { $count ->
    [one] die
   *[other] dice
  } to fold
print-cubes = { $count } { $count ->
    [one] cube
   *[other] cubes
  } to fold
print-money = Money
print-pad = Pads
print-rules = Rules
print-rules-told = a booklet: fold the sheets in the middle and staple them
print-box = In the box
print-kind = { $count } { $kind }
print-cards-told = { $count }: { $kinds }
print-size = Card size
print-paper = Paper
print-version = Version
print-version-told = rules { $rules }, card set { $set }
print-foot = { $game } · { $section }

print-how = How to print
print-note-size = Print in actual size (100 %), not fitted to the page.
print-note-check = Print one sheet first and measure it with a ruler; then print the rest.
print-note-sides = { $backs ->
    [true] Print on both sides and turn the paper at its long edge: each back then lies behind its front.
   *[false] Print on one side, on card of 200 g or more; or put the cards into sleeves with any playing card behind.
  }
print-note-cut = Cut from mark to mark, first the long lines, then piece by piece. Fold dice along the broken lines and glue the tabs.

print-check-title = Is the size right?
print-check-square = This square is 50 mm wide and 50 mm high.
print-check-card = This is the size of a card. Lay one of your own on it.
print-check-ruler = Lay a ruler on this one: both must agree. If they do not, set the printer to 100 %.
print-check-register = Hold the sheet against the light: the rings in the corners of both sides must lie on each other.

print-credit = { $game }: drawn and set by Playcall { $version }. For your own table.
print-credit-type = Type: Barlow Condensed and Atkinson Hyperlegible Next, under the SIL Open Font License.

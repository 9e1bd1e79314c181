"""Sport Jockeys American Football: answer the last action or lose the play; the deck is the clock.

What a view holds, for whoever draws the table.

Zones, one for each seat unless said otherwise:
- `deck` (one): nobody sees it, its count is the clock. `discard` (one): open. `buried`: cards discarded face down.
- `hand`. `picked`: cards of the action, kick or Time Out that is being put together; they leave the hand one by one
  (`play C07` …) and are laid down with `done`, which is taken by itself when nothing can be added.
- `row`: cards of the play in hand, open, in order of play. `face_down`: those of a Sloppy Tackle or Touchback.
- `special`: Challenge and Time Out still held; `used`: those spent.
- `kick_snap` (one): C52, SNA or KIC as `exchange` says.
Owners alone see `hand`, `picked`, `face_down` and `buried`; how many cards there are is public.

Facts:
- `scores`, `home` (seat, -1 before it is chosen), `offence` (seat with the ball), `received` (who had it first).
- `row`, `column`: the cube. `offense_card`: its `rows` (letters), `columns`, `points` (from the top) and `start`.
- `unit` (from 1), `units` (without an extra unit), `unit_name` (`quarter`, `half`, `game`, `extra`), `drives` ended in
  it, `kickoff_due`, `full` (cards in the deck once hands are dealt), `hand_size`.
- `exchange`: the actions of the play in hand, see `table.Deed`. An action of side `off` that names no card is the Snap.
  `turnovers`: how often the ball changed hands. `points`: the Play Points of both teams.
- `keys`: codes of the actions that must be answered. `landings`: where a win, tie or loss leads. `to`: where the play
  would lead if it ended now; none while the ball may change hands. `flags`: Penalties that may be enforced, and what
  would be left.
- `face`: the side of the cards that counts for the seat, `off` or `def`. `plan`: the action that it is putting
  together. `why`: for its cards that cannot be played, the reason and its rule.
"""

from playcall.games.sport_jockeys.game import SportJockeys as SportJockeys

GAME = SportJockeys()

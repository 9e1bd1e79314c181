"""Masters of Football: a championship of football managers, with money, markets, dice and dirty tricks.

For whoever draws a table, beside the kernel's view:

- Clubs are numbers: 0 to 3 are the letters A to D of the first championship, 4 to 7 those of the second; a friendly
  has clubs 0 and 1. `clubs` has their names, marks and colours, `club_seats` who sits where (-1: a Non-Person Team),
  `seat_clubs` the other way round.
- Zones by seat: manager offer, manager, purchase hand, action hand. By club: squad. By level (0 gold to 3 wood): player
  stack, player discards. By side (`2 * slot` home, `2 * slot + 1` away of the match in that slot): team face down,
  pitch, taken off, tactic cards, tactic face down. By match: in play. Places 1 to 3 of tokens are places on the pitch;
  those of `team`, and the second number of `sub`, are places in the squad as it lies in its zone.
- `matches` holds the match or matches played now, each field explained in `match.Match`; it is empty between matches.
  `window` says that a window is open (TW, SW, BT, AR, AG, AM, HT), never for whom.
- `facts.py` works out the rest, by the judgements of the rules: `play` (for each match turns, both sides with every
  term of attack and defence, dice, odds, cards in play, who could act), `league`, `pad`, `fixtures`, `today`, `seen`.
  Only for a seat itself: `purse`, `basket`, `offers`, `best`, `aside`, `why` (why cards of the hand cannot be played),
  `refused` (teams that may not be fielded), `academy`. Every option has its price, chances or sums in its `outcome`.
- `results` has five numbers for each match: matchday (7 and 8: the final), clubs, goals.
"""

from __future__ import annotations

from playcall.games.masters_football.game import MastersOfFootball

GAME = MastersOfFootball()

__all__ = ["GAME", "MastersOfFootball"]

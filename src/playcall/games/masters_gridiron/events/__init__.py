"""What happened: typed facts with the rules behind them. Cards are the numbers they have at the table.

`team` is the name of a side as it is called at this table; `seat` and `owner` are seats.
"""

from __future__ import annotations

from playcall.booklet.kinds import kinds_in
from playcall.games.masters_gridiron.events.attempt import *  # noqa: F403
from playcall.games.masters_gridiron.events.audibles import *  # noqa: F403
from playcall.games.masters_gridiron.events.course import *  # noqa: F403

EVENT_KINDS = kinds_in(globals())

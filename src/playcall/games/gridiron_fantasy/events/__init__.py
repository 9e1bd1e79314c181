"""What happened: typed facts with the rules behind them. Cards are the numbers they have at the table.

`team` is the name of a team as it is called at this table; `owner` is a seat. Abilities are numbers, -1 for none.
"""

from __future__ import annotations

from playcall.booklet.kinds import kinds_in
from playcall.games.gridiron_fantasy.events.cards import *  # noqa: F403
from playcall.games.gridiron_fantasy.events.challenge import *  # noqa: F403
from playcall.games.gridiron_fantasy.events.course import *  # noqa: F403
from playcall.games.gridiron_fantasy.events.kicks import *  # noqa: F403
from playcall.games.gridiron_fantasy.events.result import *  # noqa: F403

EVENT_KINDS = kinds_in(globals())

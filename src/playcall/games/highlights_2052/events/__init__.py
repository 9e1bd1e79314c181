"""What happens in Football Highlights 2052, as facts. Teams are indexes of `names.team_name`; cards are table cards."""

from __future__ import annotations

from playcall.games.highlights_2052.events.course import *  # noqa: F403
from playcall.games.highlights_2052.events.plays import *  # noqa: F403
from playcall.kernel import kinds_in

EVENT_KINDS = kinds_in(globals())

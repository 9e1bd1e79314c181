"""What happens in Football Highlights 2052, as facts. Teams are indexes of `names.team_name`; cards are table cards."""

from __future__ import annotations

from playcall.booklet.kinds import kinds_in
from playcall.games.highlights_2052.events.course import *  # noqa: F403
from playcall.games.highlights_2052.events.plays import *  # noqa: F403

EVENT_KINDS = kinds_in(globals())

"""What happens in Masters of Football, as facts. Clubs, seats, players and action cards are numbers of the table."""

from __future__ import annotations

from playcall.booklet.kinds import kinds_in
from playcall.games.masters_football.events.ending import *  # noqa: F403
from playcall.games.masters_football.events.match import *  # noqa: F403
from playcall.games.masters_football.events.preparation import *  # noqa: F403
from playcall.games.masters_football.events.squads import *  # noqa: F403

EVENT_KINDS = kinds_in(globals())

"""A suggested deck: reckoned in the back room, so that nobody waits for it but whoever asked."""

from __future__ import annotations

import msgspec

from playcall.games import load
from playcall.tables.backroom import Backroom, Customer
from playcall.tables.errors import Refused

SECONDS = 20.0
"""How long a deck may take."""


class DeckWanted(msgspec.Struct, frozen=True):
    """A question to a game's workshop."""

    game: str
    options: dict[str, str]
    lean: str = ""
    name: str = ""
    keep: str = ""
    pool: dict[str, int] | None = None
    """The cards that it may be made of; all where there is none."""


def work_out(wanted: DeckWanted) -> str:
    """The suggestion itself, in whatever process this runs; raises `BadOption` where there is none."""
    game = load(wanted.game)
    workshop = game.workshop
    assert workshop is not None
    lean = wanted.lean or workshop.builder().leans[0].id
    return workshop.suggest(game.parse_options(wanted.options), lean, wanted.name, wanted.keep, wanted.pool)


async def suggest(backroom: Backroom, customer: Customer, wanted: DeckWanted) -> str:
    """A legal deck as text, of the cards of a pool if one is given; raises `BadOption` where there is none."""
    try:
        return await backroom.do(customer, work_out, wanted, SECONDS)
    except Refused as problem:
        raise Refused("deck/no-answer") if problem.code == "work/failed" else problem from problem

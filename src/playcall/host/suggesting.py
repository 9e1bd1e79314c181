"""A suggested deck: reckoned where bots think, so that nobody waits for it but whoever asked."""

from __future__ import annotations

import msgspec

from playcall.booklet.decks import workshop_of
from playcall.games import load
from playcall.host.errors import Refused
from playcall.host.thinking import Task, Thinker
from playcall.kernel import BadOption


class DeckTask(Task, frozen=True, kw_only=True):
    """A question to a game's workshop instead of a bot."""

    lean: str
    name: str
    keep: str
    pool: dict[str, int] | None


class Suggested(msgspec.Struct, frozen=True):
    """A deck as text, or why there is none."""

    text: str = ""
    problem: str = ""


def work_out(task: Task) -> Suggested:
    """The suggestion itself, in whatever process this runs."""
    assert isinstance(task, DeckTask)
    game = load(task.game)
    workshop = workshop_of(game)
    assert workshop is not None
    lean = task.lean or workshop.builder().leans[0].id
    try:
        options = game.parse_options(task.options)
        return Suggested(workshop.suggest(options, lean, task.name, task.keep, task.pool))
    except BadOption as problem:
        return Suggested(problem=str(problem))


async def suggest(
    thinker: Thinker,
    game: str,
    options: dict[str, str],
    *,
    lean: str = "",
    name: str = "",
    keep: str = "",
    pool: dict[str, int] | None = None,
) -> str:
    """A legal deck as text, of the cards of a pool if one is given; raises `BadOption` where there is none."""
    task = DeckTask("deck builder", game, options, 0, (), 0, "suggestion", lean=lean, name=name, keep=keep, pool=pool)
    found = await thinker.advise(task, work_out)
    if found is None:
        raise Refused("deck/no-answer", "No deck was found in time; ask again.")
    if found.problem:
        raise BadOption(found.problem)
    return found.text

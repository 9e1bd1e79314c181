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
        return Suggested(workshop.suggest(game.parse_options(task.options), lean, task.name, task.keep))
    except BadOption as problem:
        return Suggested(problem=str(problem))


async def suggest(
    thinker: Thinker, game: str, options: dict[str, str], *, lean: str = "", name: str = "", keep: str = ""
) -> str:
    """A legal deck as text; raises `BadOption` where there is none."""
    task = DeckTask("deck builder", game, options, 0, (), 0, "suggestion", lean=lean, name=name, keep=keep)
    found = await thinker.advise(task, work_out)
    if found is None:
        raise Refused("deck/no-answer", "No deck was found in time; ask again.")
    if found.problem:
        raise BadOption(found.problem)
    return found.text

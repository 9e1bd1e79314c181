"""Card sets at tables: brought from the store to where games are loaded, and checked in the back room."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from playcall.art.faces import wrapped
from playcall.contract import Game
from playcall.contract.expansions import (
    Expansion,
    UnknownSet,
    base_id,
    card_error,
    expansion_of,
    named_sets,
    read_expansion,
)
from playcall.games import check_sets, load, shelf, with_sets
from playcall.kernel import Chance, PlaycallError
from playcall.tables.appraising import Appraisal, appraise
from playcall.tables.ports import Store

TIME_LIMIT = 10.0
"""Seconds that a check may take."""
TRIED = 400
"""Choices of the game that is tried out with a new set."""


async def bring(store: Store, game_id: str) -> Game:
    """The game of an address, with its sets fetched from the store where they are not here yet."""
    base = base_id(game_id)
    for wanted in named_sets(game_id) if game_id != base else ():
        try:
            shelf.find(wanted, base)
        except UnknownSet:
            body = await store.card_set(wanted.hash)
            if body is None:
                raise
            shelf.keep(expansion_of(msgspec.json.decode(body), wanted.id))
    return load(game_id) if game_id == base else await asyncio.to_thread(load, game_id)


class Found(msgspec.Struct, frozen=True):
    """What a check has found: the set with its new cards as they look, or why it cannot be played with."""

    expansion: Expansion | None = None
    problem: PlaycallError | None = None
    defs: str = ""
    size: tuple[int, int] = (0, 0)
    faces: dict[str, str] = {}
    lines: dict[str, tuple[str, ...]] = {}
    appraisal: Appraisal | None = None


class Draft(msgspec.Struct, frozen=True):
    """A set to check: text, or the same as plain data."""

    text: str = ""
    data: dict[str, Any] | None = None
    source: str = "set"
    card: str = ""
    """A card of it whose worth is asked for."""


def check_draft(draft: Draft) -> Found:
    """Read a set, put the game together with it, draw its cards and try it out, in whatever process this runs."""
    try:
        return _look(draft)
    except PlaycallError as problem:
        return Found(problem=problem)
    except Exception as problem:  # what no check foresaw is a fault of the card all the same
        return Found(problem=card_error(f"the game cannot be played with it: {problem!r}"[:300], file=draft.source))


def read_draft(draft: Draft) -> Expansion:
    """The set that a draft holds; raises `CardError`."""
    return read_expansion(draft.text, draft.source) if draft.data is None else expansion_of(draft.data, draft.source)


def _look(draft: Draft) -> Found:
    read = read_draft(draft)
    own = load(read.game)
    check_sets(own, [read])
    game = with_sets(own, [read])
    old = {face.id for face in own.faces()}
    new = {face.id: face.lines for face in game.faces() if face.id not in old}
    drawn = game.drawings()
    _try_out(game)
    told = appraise(own, game, draft.card) if draft.card else None
    if drawn is None:
        return Found(read, lines=new, appraisal=told)
    faces = {card: drawn.cards[card] for card in new}
    return Found(read, None, wrapped(drawn.defs), drawn.size, faces, new, told)


def _try_out(game: Game) -> None:
    """A few choices of a random game: what is put together wrong shows at once."""
    state, chance = game.start(game.options(), 1), Chance.of(2)
    for _ in range(TRIED):
        seat = state.to_move()
        if seat < 0:
            return
        legal = state.legal(seat)
        state.apply(seat, legal[chance.number("try", len(legal))])

"""Matches that bots play at once: a whole game in a bot's process, and what a league reads of it."""

from __future__ import annotations

import msgspec

from playcall.contract.leagues import Agreed, MatchReport, Roster
from playcall.contract.matches import read_match
from playcall.games import load
from playcall.kernel import replay
from playcall.lab.match import play_game
from playcall.tables.audience import result_of, told
from playcall.tables.ledger import Entry, Kind, Setup
from playcall.tables.livetable import fold_all
from playcall.tables.thinking import Task

LIMIT = 120.0
"""Seconds that a whole game may take."""
QUICK = ("random", "rookie", "starter")
"""Bots that play a game at once; others think about each choice, at a table of their own."""


class MatchTask(Task, frozen=True, kw_only=True):
    """A game to be played by bots, for a league."""

    levels: tuple[str, ...]
    agreed: Agreed
    rosters: tuple[Roster, Roster]
    at: float


class Simulated(msgspec.Struct, frozen=True):
    """A game that bots have played: everything that is kept of it."""

    entries: list[Entry]
    record: str
    events: bytes
    result: dict[str, object]
    report: MatchReport
    rosters: tuple[Roster, Roster]


def simulate(task: Task) -> Simulated:
    """Play it to its end, in whatever process this runs."""
    assert isinstance(task, MatchTask)
    game = load(task.game)
    record = play_game(game, game.parse_options(task.options), task.seed, task.levels)
    entries = [Entry(ply, Kind.ACT, seat, token, task.at) for ply, (seat, token) in enumerate(record.actions)]
    setup = Setup(task.table, game.id, record.options, task.seed, game.rules_version, game.card_hash())
    live = fold_all(game, setup, task.at, entries)
    play, final = game.league_play(task.agreed), replay(record, game)
    assert play is not None, f"{game.title} has no leagues."
    return Simulated(
        entries, record.to_text(), msgspec.json.encode(told(live, None, 0)), result_of(live) or {},
        read_match(play, final, record), play.after_match(final, task.rosters),
    )  # fmt: skip

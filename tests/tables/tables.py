"""Short words for tests of the host: a live table, and choices entered as the hub would."""

from __future__ import annotations

from playcall.contract.speech import speaker
from playcall.games import load
from playcall.kernel import Chance
from playcall.tables.ledger import Entry, Setup
from playcall.tables.livetable import LiveTable

GAME = load("highlights_2052")
say = speaker(GAME.package)
OPENED = 1000.0


def setup(clock: str = "", **options: str) -> Setup:
    return Setup("t1", GAME.id, options, 7, GAME.rules_version, GAME.card_hash(), clock=clock)


def table(clock: str = "", **options: str) -> LiveTable:
    return LiveTable(GAME, setup(clock, **options), OPENED)


def enter(live: LiveTable, token: str, seat: int | None = None, now: float = OPENED) -> Entry:
    """Judge and fold one choice of the seat that is asked."""
    who = live.asked()[0] if seat is None else seat
    entry = live.act(who, live.asked_at[who], token, now)
    live.fold(entry)
    return entry


def options(live: LiveTable, seat: int) -> list[str]:
    return [GAME.actions.token(action) for action in live.legal(seat)]


def play_on(live: LiveTable, plies: int = 10_000, seed: int = 1, now: float = OPENED) -> None:
    """Random legal choices, until the game is over or so many were made."""
    chance = Chance.of(seed)
    for _ in range(plies):
        if live.over:
            return
        asked = live.asked()
        seat = asked[chance.number("seat", len(asked))]
        legal = options(live, seat)
        enter(live, legal[chance.number("choice", len(legal))], seat, now)

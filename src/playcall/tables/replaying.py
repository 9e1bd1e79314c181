"""Looking back: a game ply by ply from somebody's eyes, as changes of the view that add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from playcall.contract import Game, Said, game_of, msg
from playcall.kernel import Record, State, View, open_view, steps, view
from playcall.tables.audience import delta, tell
from playcall.tables.capsules import is_of_today
from playcall.tables.errors import Refused, not_started
from playcall.tables.ledger import Entry, Kind, Setup, acts
from playcall.tables.messages import Told
from playcall.tables.ports import TableInfo

MOST_PLIES = 2000
"""Plies in one answer; a season has more and is read in several."""


class Eyes(msgspec.Struct, frozen=True):
    """Who looks: a seat, the public (no seat), or whoever may see everything."""

    seat: int | None = None
    open: bool = False

    def view(self, state: State) -> dict[str, Any]:
        return plain(open_view(state) if self.open else view(state, self.seat))

    def may_know(self, seat: int) -> bool:
        """Whether what a seat chose is known to these eyes from the choice itself."""
        return self.open or self.seat == seat


PUBLIC = Eyes()
EVERYTHING = Eyes(open=True)


class Ply(msgspec.Struct):
    """One action and what it led to. `delta` is merged into the view; the first one holds the whole of it."""

    ply: int
    """How many actions stand."""
    seat: int | None
    """Who chose; None at the start, and where these eyes may not know."""
    token: str | None
    label: Said | None
    """What was chosen; None where these eyes do not know it from the choice, but only from what came of it."""
    headline: Said
    delta: dict[str, Any]
    events: list[Told]
    where: str


class Replay(msgspec.Struct):
    game: str
    options: dict[str, str]
    eyes: str
    total: int
    """The number of the last ply of the game."""
    plies: list[Ply]
    warning: str | None = None
    """Set when the game was played with other rules or cards than there are now."""


def read_eyes(text: str, seats: int) -> Eyes:
    """`public`, `all` or the number of a seat; raises `Refused`."""
    if text == "public":
        return PUBLIC
    if text == "all":
        return EVERYTHING
    if text.isascii() and text.isdecimal() and str(int(text)) == text and int(text) < seats:
        return Eyes(int(text))
    raise Refused("replay/eyes", last=seats - 1, wanted=text[:20])


def own_eyes(info: TableInfo, seat: int | None, wanted: str | None) -> str:
    """The eyes through which somebody may look back at a table; raises `Refused`.

    A finished game is open to all. While it lasts, a seat may look back at what it has seen itself.
    """
    if info.started_at is None:
        raise not_started()
    own = "public" if seat is None else str(seat)
    if info.ended_at is None and (seat is None or wanted not in (None, own)):
        raise Refused("table/not-over", "no-look-back-yet")
    return wanted or own


def record_of(setup: Setup, entries: list[Entry], names: list[str]) -> Record:
    """A table's ledger as a record: the actions that stand."""
    actions = [(entry.seat, entry.text) for entry in acts(entries)]
    return Record(setup.game, setup.rules, setup.cards, setup.options, setup.seed, names, actions)


def conceded(entries: Sequence[Entry]) -> int | None:
    """The seat that gave up."""
    return next((entry.seat for entry in entries if entry.kind is Kind.CONCEDE), None)


def look_back(game: Game, record: Record, eyes: str, first: int = 0, gave_up: int | None = None) -> Replay:
    """A game from a ply on; raises `BadRecord` when it does not replay."""
    seats = game.seat_count(game.parse_options(record.options))
    looking = read_eyes(eyes, seats)
    last = len(record.actions) + (gave_up is not None)
    kept: list[Ply] = []
    for ply in plies(game, record, looking, first):
        if len(kept) == MOST_PLIES:
            break
        kept.append(ply)
    if gave_up is not None and len(kept) < MOST_PLIES and first <= last:
        kept.append(_giving_up(kept, last, gave_up))
    return Replay(game.id, record.options, eyes, last, kept, warning(game, record))


def plies(game: Game, record: Record, eyes: Eyes, first: int = 0) -> Iterator[Ply]:
    """Every ply from the first wanted on, each with what changed since the one before."""
    shown: dict[str, Any] = {}
    told = 0
    chosen: tuple[int | None, str | None, Said | None] = (None, None, None)
    for number, state in steps(record, game, listen=True):
        log = state.log
        assert log is not None
        if number >= first:
            seen = eyes.view(state)
            events = [
                tell(state, n, event if eyes.open else event.seen_by(eyes.seat), eyes.seat)
                for n, event in enumerate(log, told)
            ]
            headline = game.words.headline(state)
            yield Ply(number, *chosen, headline, delta(shown, seen) if shown else seen, events, seen["where"])
            shown = seen
        told += len(log)
        log.clear()
        if number < len(record.actions):
            chosen = _choice(state, *record.actions[number], eyes)


def _choice(state: State, seat: int, token: str, eyes: Eyes) -> tuple[int | None, str | None, Said | None]:
    """Who chooses next, and what, as far as the eyes may know. What is not legal is found when it is played."""
    if eyes.may_know(seat):
        legal = {state.game.actions.token(action): action for action in state.legal(seat)}
        action = legal.get(" ".join(token.split()))
        return seat, token, None if action is None else game_of(state).preview(state, seat, action).label
    known = any(decision.known for decision in state.pending() if decision.seat == seat)
    return (seat if known else None), None, None


def _giving_up(before: Sequence[Ply], number: int, seat: int) -> Ply:
    """The ply on which somebody concedes: nothing on the table changes."""
    headline, where = (before[-1].headline, before[-1].where) if before else ("", "")
    return Ply(number, seat, None, msg("concedes"), headline, {}, [], where)


def warning(game: Game, record: Record) -> str | None:
    if is_of_today(game, record):
        return None
    return "This game was played with other rules or cards than these; it may go another way from some ply on."


def plain(seen: View) -> dict[str, Any]:
    """A view as the socket sends it: zones by name."""
    zones = {
        f"{zone.zone} {zone.holder}": {
            "zone": zone.zone,
            "holder": zone.holder,
            "count": zone.count,
            "cards": None if zone.cards is None else list(zone.cards),
        }
        for zone in seen.zones
    }
    return {
        "seat": seen.seat,
        "where": seen.where,
        "path": seen.path,
        "about": seen.about,
        "zones": zones,
        "facts": seen.facts,
        "legal": list(seen.legal),
        "waiting_for": list(seen.waiting_for),
    }

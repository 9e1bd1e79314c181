"""What a view shows beside the public fields: all that follows from them by the rules, for whoever draws the table.

Nobody who draws needs a rule: where the play would lead, what must be answered, which flags may be enforced, which side
of the cards counts, and why a card cannot be played.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from playcall.contract import joined, msg
from playcall.games.sport_jockeys.cards import FACES, OFF
from playcall.games.sport_jockeys.handbook import codes_of, key_kinds
from playcall.games.sport_jockeys.names import ROW_LETTERS
from playcall.games.sport_jockeys.preview import why_not
from playcall.games.sport_jockeys.rules.exchange import Fate, fate
from playcall.games.sport_jockeys.rules.game_time import unit_name
from playcall.games.sport_jockeys.rules.play import Kick, Snap, kick_of
from playcall.games.sport_jockeys.rules.tally import BIG_MARGIN, GAME_POINTS, after_tally, flags, landing
from playcall.games.sport_jockeys.rules.turn import Reply, WhyNot, action_of
from playcall.games.sport_jockeys.table import BOTTOM_ROW, COLUMNS, HAND_SIZE, PICKED, TOP_ROW, Deed, Table

OUTCOMES = ("win", 1), ("tie", 0), ("loss", -1), ("win10", BIG_MARGIN), ("loss10", -BIG_MARGIN)
"""How a play may end for a team, and a margin of that kind."""
Landings = dict[tuple[int, int], list[str]]


def facts(s: Table, seat: int | None) -> dict[str, Any]:
    """The facts of a view that are derived from the position."""
    if not s.unit:
        return {}
    options, points = s.options, s.play_points()
    found: dict[str, Any] = {
        "offense_card": offense_card(options.start_row, options.start_column),
        "unit_name": unit_name(s),
        "units": options.units,
        "full": len(s.book.deck) - 2 * HAND_SIZE,
        "hand_size": HAND_SIZE,
        "landings": [] if s.over else _landings(s.row, s.column, options.doubles, seat == s.defence)[1],
        "points": points,
        "face": face_in_use(s, seat),
    }
    if s.exchange:
        found |= _exchange(s, points)
    if seat is not None:
        found["why"] = {s.book.ids[card]: _because(why) for card, why in reasons(s, seat).items()}
        found["plan"] = planned(s, seat)
    return found


@cache
def offense_card(row: int, column: int) -> dict[str, Any]:
    """SJ-17.1 to SJ-17.4  The grid: letters of the rows, columns, the points column from its top, the start square."""
    return {
        "rows": list(ROW_LETTERS[TOP_ROW : BOTTOM_ROW + 1]),
        "columns": COLUMNS,
        "points": list(GAME_POINTS),
        "start": [row, column],
    }


def landings(s: Table, seat: int | None) -> Landings:
    """Where the cube goes after each outcome of the play in hand, as the seat names it; for others as OFF does."""
    return _landings(s.row, s.column, s.options.doubles, seat == s.defence)[0]


@cache
def _landings(row: int, column: int, doubles: bool, defending: bool) -> tuple[Landings, list[dict[str, Any]]]:
    """Outcomes by square, for the terminal and as plain data; a big margin that changes nothing is left out."""
    found: Landings = {}
    for outcome, lead in OUTCOMES:
        margin = -lead if defending else lead
        goal = after_tally(row, column, margin, doubles)
        if abs(margin) < BIG_MARGIN:
            found.setdefault(goal, []).append(outcome)
        elif goal not in found:
            found[goal] = [outcome]
    return found, [{"square": list(goal), "outcomes": outcomes} for goal, outcomes in found.items()]


def _exchange(s: Table, points: list[int]) -> dict[str, Any]:
    """The play in hand: what must be answered, where it would lead if it ended now, and flags."""
    at, last = landing(s, points), s.exchange[-1]
    lying = last if last["kinds"] else s.lying
    opened = last["side"] != "down" and fate(lying["kinds"], lying["seat"] == s.offence) in (Fate.STOLEN, Fate.LOOSE)
    return {
        "keys": _keys(lying["kinds"]),
        "to": None if opened or s.over else [at.row, at.column],
        "flags": [{"place": place, "seat": s.exchange[place]["seat"], "points": left} for place, left in flags(s)],
    }


@cache
def _keys(kinds: int) -> list[str]:
    return codes_of(key_kinds(kinds))


def face_in_use(s: Table, seat: int | None) -> str:
    """The side of the cards that counts for a seat: red for OFF and at a loose ball, blue for DEF."""
    turn = s.stack[-1] if s.stack else None
    if isinstance(turn, Reply) and turn.seat == seat:
        return FACES[turn.scope(s).face]
    return FACES[OFF] if seat is None or seat == s.offence else "def"


@cache
def _because(why: WhyNot) -> dict[str, Any]:
    short = msg("sj-why-short", why=why.why, keys=joined(codes_of(why.keys), "space") if why.keys else "")
    return {"text": msgspec.to_builtins(why_not(why)), "short": msgspec.to_builtins(short), "rule": why.rule}


def planned(s: Table, seat: int) -> list[Deed]:
    """The cards that a seat has picked so far as an action; none while it has picked none."""
    turn, picked = s.stack[-1] if s.stack else None, s.zones[PICKED(seat)]
    if isinstance(turn, Kick) and turn.seat == seat:
        return [kick_of(s, seat, picked)]
    if not picked or not isinstance(turn, Reply):
        return []
    return [action_of(s, seat, turn.scope(s).face, picked, [])[0]]


def reasons(s: Table, seat: int | None) -> dict[int, WhyNot]:
    """For each hand card that cannot be played by the seat that is asked: why."""
    turn = s.stack[-1] if s.stack else None
    if not isinstance(turn, Reply | Kick | Snap) or turn.at == "challenge" or s.to_move() != seat:
        return {}
    return turn.why_not(s)

"""Options at a glance: the card that each is about, a tag with what it would do, and how good that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.sport_jockeys.actions import (
    ACCEPT,
    CHALLENGE,
    CONTINUE,
    DECLINE,
    DELAY,
    END_UNIT,
    ENFORCE,
    NONE,
    PLAY,
    PLAYED,
    READY,
    SLOPPY,
    SNAP,
    SPIKE,
    SWAP,
    TIME_OUT,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.anatomy import OFF
from playcall.games.sport_jockeys.combos import legal
from playcall.games.sport_jockeys.handbook import DIVE, LOOSE, STEALS, bits, codes_of, key_kinds
from playcall.games.sport_jockeys.names import count, square
from playcall.games.sport_jockeys.outlook import after_action, answers_of, as_action, enforced, touchdown
from playcall.games.sport_jockeys.procedures.replies import SLOPPY_GIFT, Recover, TouchbackReply
from playcall.games.sport_jockeys.procedures.tally import GAME_POINTS, SAFETY, after_tally
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.table import DECK, HANDS, PICKED, POINTS_COLUMN, Table
from playcall.kernel import Glance, Verb

Look = Callable[[Table, int, int], Glance]
"""Table, seat and the argument of the action."""


def glance(s: Table, seat: int, action: int) -> Glance:
    """An option at a glance, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    look = _GLANCES.get(verb)
    return look(s, seat, verb.argument(action)) if look else Glance()


def tone(seat: int, points: list[int]) -> str:
    """How good these Play Points are for a team."""
    margin = points[seat] - points[1 - seat]
    return "good" if margin > 0 else "half" if not margin else "bad"


def ends(s: Table, seat: int, points: list[int]) -> Glance:
    """The play ends like this: `lose 1 to 5, r4c3`."""
    word = {"good": "win", "half": "tie", "bad": "lose"}[tone(seat, points)]
    row, column = after_tally(s.row, s.column, points[s.offence] - points[s.defence], s.options.doubles)
    to = square(row, column) if column < POINTS_COLUMN else _points(s, seat, row)
    return Glance(tag=f"{word} {points[seat]} to {points[1 - seat]}, {to}", tone=tone(seat, points))


def _points(s: Table, seat: int, row: int) -> str:
    scorer = s.defence if row == SAFETY else s.offence
    return f"{'+' if scorer == seat else '−'}{GAME_POINTS[row]}" if GAME_POINTS[row] else "no score"


# Cards ---------------------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> Glance:
    turn = s.stack[-1]
    ident = s.book.ids[card]
    if not isinstance(turn, Reply):
        worth = s.book.boxes[OFF][card] + 1
        return Glance(ident, f"kick +{worth}", "good")
    picked = s.zones[PICKED(seat)]
    cards = [*picked, card]
    if not legal(s.book, turn.scope(s), bits(cards)):
        return Glance(ident, "in a combo")
    deed, _ = as_action(s, turn, cards)
    points = sum(deed["points"])
    if picked and legal(s.book, turn.scope(s), bits(picked)):
        before = sum(as_action(s, turn, picked)[0]["points"])
        return Glance(ident, f"joins, +{points - before}", tone(seat, after_action(s, deed)))
    return Glance(ident, f"{_verb(s, turn, card)}, {points}", tone(seat, after_action(s, deed)))


def _verb(s: Table, turn: Reply, card: int) -> str:
    if isinstance(turn, Recover):
        return "recovers"
    answers = answers_of(s, turn, s.book.kind[turn.scope(s).face][card])
    return f"beats {answers[0]}" if answers else "joins"


def _done(s: Table, seat: int, argument: int) -> Glance:
    turn, picked = s.stack[-1], s.zones[PICKED(seat)]
    if isinstance(turn, Reply):
        deed, _ = as_action(s, turn, picked)
        return Glance(tag=count(sum(deed["points"]), "point"), tone=tone(seat, after_action(s, deed)))
    if s.situation() == "Huddle.set_aside":
        return Glance(tag=count(len(picked), "card"))
    return Glance(tag=count(1 + sum(s.book.boxes[OFF][card] + 1 for card in picked), "point"))


def _sloppy(s: Table, seat: int, card: int) -> Glance:
    points = s.play_points()
    points[seat] += s.options.face_down_value
    points[1 - seat] += SLOPPY_GIFT
    return Glance(s.book.ids[card], f"ends {points[seat]} to {points[1 - seat]}", tone(seat, points))


def _none(s: Table, seat: int, argument: int) -> Glance:
    if isinstance(s.stack[-1], TouchbackReply):
        return Glance(tag="2 columns for them", tone="bad")
    keys = key_kinds(s.lying["kinds"])
    if seat == s.defence:
        if s.lying["seat"] == seat or keys & DIVE:
            return ends(s, seat, s.play_points())
        return Glance(tag=f"touchdown, −{touchdown(s)}", tone="bad")
    if keys & STEALS:
        return Glance(tag="intercepted", tone="bad")
    if keys & LOOSE:
        return Glance(tag="they may recover it", tone="bad")
    return ends(s, seat, s.play_points())


# Before a play -------------------------------------------------------------------------------------------------------


def _touchback(s: Table, seat: int, card: int) -> Glance:
    return Glance(s.book.ids[card], "Touchback")


def _spike(s: Table, seat: int, card: int) -> Glance:
    return Glance(s.book.ids[card], "Spike, new hand")


def _delay(s: Table, seat: int, argument: int) -> Glance:
    number = len(s.zones[HANDS(seat)])
    return Glance(tag=f"{number} for {min(number - 1, len(s.zones[DECK()]))} new")


def _challenge(s: Table, seat: int, argument: int) -> Glance:
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    return Glance(tag=f"strikes {' '.join(codes_of(s.exchange[-1]['kinds'] & turn.challengeable(s)))}")


def _continue(s: Table, seat: int, argument: int) -> Glance:
    return Glance(tag=f"{count(len(s.zones[HANDS(seat)]), 'card')} against {len(s.zones[HANDS(1 - seat)])}")


def _end_unit(s: Table, seat: int, argument: int) -> Glance:
    if s.unit >= s.options.units:
        return Glance(tag="the game is over")
    return Glance(tag="half time" if s.unit + 1 == s.options.second_half else "new cards for both")


_GLANCES: Final[dict[Verb, Look]] = {
    PLAY: _play,
    PLAYED: _done,
    SLOPPY: _sloppy,
    NONE: _none,
    SNAP: lambda s, seat, argument: Glance(tag="1 point"),
    TOUCHBACK: _touchback,
    SPIKE: _spike,
    SWAP: lambda s, seat, card: Glance(s.book.ids[card], "exchange it"),
    READY: lambda s, seat, argument: Glance(tag="as it is"),
    DELAY: _delay,
    TIME_OUT: lambda s, seat, argument: Glance(tag="exchange cards"),
    CONTINUE: _continue,
    END_UNIT: _end_unit,
    CHALLENGE: _challenge,
    ACCEPT: lambda s, seat, argument: Glance(tag="it stands"),
    ENFORCE: lambda s, seat, argument: ends(s, seat, enforced(s)),
    DECLINE: lambda s, seat, argument: ends(s, seat, s.play_points()),
}

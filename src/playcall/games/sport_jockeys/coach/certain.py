"""Certain endings: when the deck of the last unit is gone, an option may decide the game whatever anybody holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from playcall.contract import Outlook, Text, msg
from playcall.contract.rating import Rated
from playcall.contract.winning import points_of, weighed
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import NONE
from playcall.games.sport_jockeys.coach.strength import promise
from playcall.games.sport_jockeys.rules.game_time import Unit, is_last_call
from playcall.games.sport_jockeys.table import HANDS, Table
from playcall.kernel import Event

HOPELESS: Final = 60.0
"""Points that a team is behind in the outlook once nothing can make it win any more."""
FURTHER: Final = 2
"""Choices after the one in hand that are looked at: to play on, and then to snap."""


def outlook(s: Table) -> Outlook:
    """What a position promises: a decided game to the winner alone."""
    open_game = promise(s)
    seat = s.to_move()
    if seat < 0 or not is_last_call(s):
        return open_game
    ends = [settled(s, seat, action) for action in s.legal(seat)]
    known = [end for end in ends if end is not None]
    if not known or (len(known) < len(ends) and max(known) <= lead(s, open_game, seat)):
        return open_game
    expected = [float(score) for score in s.scores]
    expected[seat] = expected[1 - seat] + max(known)
    return Outlook((expected[0], expected[1]), 0.0, open_game.scores)


def decided(s: Table, seat: int, rated: Iterable[Rated]) -> Iterator[Rated]:
    """The options of a seat, those that decide the game by what they decide."""
    options = list(rated)
    ends = {action: settled(s, seat, action) for action, _, _ in options}
    best = max([worth for action, worth, _ in options if ends[action] is None], default=0.0)
    level = best - lead(s, promise(s), seat)
    for action, worth, reason in options:
        end = ends[action]
        if end is None:
            yield action, worth, reason
        else:
            yield action, level + end, (over, end)


def over(end: float) -> Text:
    return msg("sj-tip-over", result="won" if end > 0 else "lost" if end < 0 else "level")


def lead(s: Table, open_game: Outlook, seat: int) -> float:
    """By how much a seat may expect to finish ahead."""
    expected = weighed(open_game, points_of(type(s.game))).expected
    return expected[seat] - expected[1 - seat]


def settled(s: Table, seat: int, action: int, further: int = FURTHER) -> float | None:
    """How far ahead a seat certainly is after its action, `HOPELESS` for a win; None while anything can happen.

    Only what both teams can see counts: a team that has cards may have an answer.
    """
    twin = s.clone()
    told = twin.listen()
    twin.apply(seat, action)
    passed = [event for event in told if isinstance(event, events.NoCard) and event.hand]
    if len(passed) > (action in NONE) or by_chance(twin, told):
        return None
    if twin.result is not None:
        return HOPELESS * (0 if twin.result.winner is None else 1 if twin.result.winner == seat else -1)
    mover = twin.to_move()
    if not further or not is_last_call(twin) or (mover != seat and not isinstance(twin.stack[-1], Unit)):
        return None
    ends = [settled(twin, mover, choice, further - 1) for choice in twin.legal(mover)]
    known = [end for end in ends if end is not None]
    if known and (len(known) == len(ends) or max(known) == HOPELESS):
        return max(known) if mover == seat else -max(known)
    return None


def by_chance(s: Table, told: Iterable[Event]) -> bool:
    """Whether a coin or the loss of one card of several has had a hand in it."""
    return any(
        (isinstance(event, events.Challenged) and event.coin)
        or (isinstance(event, events.Injured) and s.zones[HANDS(event.seat)])
        for event in told
    )

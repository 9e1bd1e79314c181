"""How a match of a league came about, read from its record: what a sports page tells, and what cards have added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec

from playcall.contract.course import manner
from playcall.contract.game import Game
from playcall.contract.leagues import LeaguePlay, MatchReport
from playcall.contract.report import Point, Report, Star, report_of
from playcall.kernel import Record, State

WHOLE = 1000
"""Thousandths of a win."""


def read_match(play: LeaguePlay, final: State, record: Record) -> MatchReport:
    """LG-1.7  What a league reads of a match that has ended, and of its record."""
    result = play.report(final)
    return with_story(play.game, result, report_of(play.game, record))


def with_story(game: Game, result: MatchReport, told: Report) -> MatchReport:
    """A result with the chances, the manner of the victory and the cards of its report. Home has seat 0."""
    sides = [side.seat for side in told.sides]
    if sorted(seat for seat in sides if seat is not None) != [0, 1] or len(sides) != 2:
        return result
    won = None if result.winner is None else sides.index(result.winner)
    return msgspec.structs.replace(
        result,
        added=_added(game, told.stars, home=sides.index(0)),
        lowest=_lowest(told.chances, home=sides.index(0)) if told.chances else None,
        manner=manner(told.score, won) if won is not None and len(told.score) > 1 else "",
    )


def _lowest(chances: Iterable[Point], home: int) -> tuple[int, int]:
    least = [min(column) for column in zip(*(point.values for point in chances), strict=True)]
    return round(WHOLE * least[home]), round(WHOLE * least[1 - home])


def _added(game: Game, stars: Iterable[Star], home: int) -> dict[str, tuple[int, int]]:
    """Copies of a card count as one; what rounds to nothing is left out."""
    sums = Counter[tuple[str, bool]]()
    for star in stars:
        sums[_printed(game, star.card), star.side == home] += round(WHOLE * star.share)
    cards = dict.fromkeys(card for (card, _), number in sums.items() if number)
    return {card: (sums[card, True], sums[card, False]) for card in cards}


@cache
def _faces(game: Game) -> frozenset[str]:
    return frozenset(face.id for face in game.faces())


def _printed(game: Game, card: str) -> str:
    """The face of a card: further copies carry a letter, or a star and a number, behind the id of the first."""
    ids = (card, card.partition("*")[0], card[:-1])
    return next((each for each in ids if each in _faces(game)), card)

"""A game reviewed: how the chance to win went for each seat, where it turned, and what was luck and what was choice.

Everything is seen from what a seat knew at the time. A choice costs what the coach's best option promised more than the
one that was made; whatever else moves the chance is luck: cards, dice, and what the others happened to hold.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from playcall.booklet.report import Moment, moments_of_log
from playcall.booklet.winning import chances, teams_at
from playcall.kernel import Chance, Game, Observation, Record, State, steps
from playcall.lab.advising import advise, consequence

LOOKS, VIEWS = 3, 16
"""Imagined positions behind the judgement of a choice, and behind a point of the curve."""
MOST_TURNS, MOST_THOUGHTS = 5, 5
LEAST_SWING = 0.04
"""A smaller change of the chance to win is no turning point."""
WORTH_A_THOUGHT = 0.02
"""Less of the chance to win is not worth mentioning."""


class Point(msgspec.Struct, frozen=True):
    """The chance to win after a ply."""

    ply: int
    chance: float


class Swing(msgspec.Struct, frozen=True):
    """What happened between two quiet positions, and what it did to a seat's chance."""

    first: int
    """The ply before it."""
    ply: int
    before: float
    after: float
    own: float
    """What the seat's own choices cost, 0 or less."""
    others: float
    """What the choices of the others gave: 0 or more, but for what those of partners cost."""
    luck: float
    """All the rest."""
    text: str
    """The weightiest thing that happened, as a line of play-by-play."""


class Thought(msgspec.Struct, frozen=True):
    """A choice that the coach would have made otherwise."""

    ply: int
    """The choice led to this ply of the replay."""
    chosen: str
    better: str
    """What was chosen, and what the coach would have chosen, as labels."""
    cost: float
    """How much of the chance to win it gave away, from 0 to 1."""
    reasons: list[str]
    """Why the coach's choice is better."""


class SeatReview(msgspec.Struct):
    """A game as one seat lived through it."""

    seat: int
    curve: list[Point]
    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0
    """What moved the chance from the first position to the last, in sum: own choices, those of the others, luck."""
    turning_points: list[Swing] = []
    """The largest swings first."""
    decisions: int = 0
    """Choices that the coach has judged: those in play, with a chance to win to compare."""
    agreed: int = 0
    """How many of them were its first or second choice."""
    thoughts: list[Thought] = []
    """The dearest first."""


class Review(msgspec.Struct):
    """A game as all seats lived through it."""

    game: str
    seats: list[str]
    plies: int
    headline: str
    reviews: list[SeatReview]


def review(game: Game, record: Record, only: int | None = None) -> Review:
    """Review a record, for all seats or for one; raises `BadRecord`."""
    options = game.parse_options(record.options)
    seats = range(game.seat_count(options))
    teams = teams_at(game.blank(options, Chance(0)), len(seats))
    reviewer = _Reviewer(game, teams, seats if only is None else (only,), Chance.of(record.seed))
    for ply, state in steps(record, game, listen=True):
        reviewer.hear(ply, state)
        if ply < len(record.actions):
            seat, token = record.actions[ply]
            reviewer.choice(ply, state, seat, game.actions.parse(token))
    result = state.result
    headline = game.words.headline(state) if result is None else game.words.result(result)
    return Review(game.id, list(record.seats), len(record.actions), headline, reviewer.finish())


class _Reviewer:
    """Walks through a game. For each seat under review it keeps what choices have cost everybody, and what happened,
    since the seat last took stock."""

    def __init__(self, game: Game, teams: Sequence[int], wanted: Sequence[int], chance: Chance) -> None:
        self.game = game
        self.teams = teams
        self.everybody = range(len(teams))
        self.chance = chance
        self.reviews = {seat: SeatReview(seat, [], turning_points=[], thoughts=[]) for seat in wanted}
        self.costs = {seat: dict.fromkeys(self.everybody, 0.0) for seat in wanted}
        self.moments: dict[int, list[Moment]] = {seat: [] for seat in wanted}
        self.away = dict.fromkeys(wanted, True)
        """Who had nothing at stake for a while, as between two matches of a tournament."""

    def hear(self, ply: int, state: State) -> None:
        """A position and what led to it; at a quiet one every seat takes stock."""
        told = moments_of_log(ply, state)
        quiet = self.game.is_quiet(state)
        for seat, found in self.reviews.items():
            self.moments[seat] += told
            if not state.over and self.game.win_chance(state, seat) is None:
                self.away[seat] = True
            elif quiet and (chance := self._chance_of(state, seat)) is not None:
                self._take_stock(found, ply, chance)

    def choice(self, ply: int, state: State, seat: int, action: int) -> None:
        """A choice about to be made, judged by what its seat knows."""
        if len(state.legal(seat)) < 2 or self.game.win_chance(state, seat) is None:
            return
        looks = LOOKS if seat in self.reviews else 1
        found = advise(self.game, Observation(state, seat), self.chance, looks, explain=False)
        place = next(n for n, option in enumerate(found.options) if option.action == action)
        best, chosen = found.options[0], found.options[place]
        cost = max(0.0, best.share - chosen.share) if found.are_chances else 0.0
        for costs in self.costs.values():
            costs[seat] += cost
        own = self.reviews.get(seat)
        if own is None or not found.are_chances:
            return
        own.decisions += 1
        own.agreed += place < 2
        if cost >= WORTH_A_THOUGHT:
            said, better = (self.game.words.label(found.world, seat, option.action) for option in (chosen, best))
            why = [*consequence(self.game, found.world, seat, best.action), *best.reasons]
            own.thoughts.append(Thought(ply + 1, said, better, round(cost, 3), why))

    def finish(self) -> list[SeatReview]:
        for found in self.reviews.values():
            found.turning_points.sort(key=lambda swing: -abs(swing.after - swing.before))
            del found.turning_points[MOST_TURNS:]
            found.thoughts.sort(key=lambda thought: -thought.cost)
            del found.thoughts[MOST_THOUGHTS:]
            found.own, found.others, found.luck = (round(part, 4) for part in (found.own, found.others, found.luck))
        return list(self.reviews.values())

    def _chance_of(self, state: State, seat: int) -> float | None:
        """The chance of a seat as it sees things itself."""
        if state.over:
            found = chances(self.game, state)
            return None if found is None else found[seat]
        seen = Observation(state, seat)
        looks = [self.game.win_chance(seen.imagine(self.chance), seat) for _ in range(VIEWS)]
        known = [look for look in looks if look is not None]
        return sum(known) / len(known) if known else None

    def _take_stock(self, found: SeatReview, ply: int, chance: float) -> None:
        seat = found.seat
        if found.curve and not self.away[seat]:
            self._account(found, found.curve[-1], ply, chance)
        found.curve.append(Point(ply, round(chance, 4)))
        self.costs[seat], self.moments[seat] = dict.fromkeys(self.everybody, 0.0), []
        self.away[seat] = False

    def _given(self, costs: dict[int, float], seat: int) -> float:
        """What the choices of the others gave a seat: what they cost other teams, less what they cost its own."""
        own = self.teams[seat]
        against = sum(cost for other, cost in costs.items() if self.teams[other] != own)
        partners = sum(cost for other, cost in costs.items() if other != seat and self.teams[other] == own)
        return against / max(1, len(set(self.teams)) - 1) - partners

    def _account(self, found: SeatReview, before: Point, ply: int, chance: float) -> None:
        """Share out what has moved the chance since the last quiet position."""
        costs, moments = self.costs[found.seat], self.moments[found.seat]
        own = -costs[found.seat]
        others = self._given(costs, found.seat)
        luck = chance - before.chance - own - others
        found.own, found.others, found.luck = found.own + own, found.others + others, found.luck + luck
        if abs(chance - before.chance) >= LEAST_SWING:
            text = max(moments, key=lambda moment: moment.weight).text if moments else ""
            found.turning_points.append(
                Swing(
                    before.ply, ply, before.chance, round(chance, 4), round(own, 4), round(others, 4), round(luck, 4),
                    text,
                )
            )  # fmt: skip

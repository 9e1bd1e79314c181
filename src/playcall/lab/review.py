"""A game reviewed: how the chance to win went for each seat, where it turned, and what was luck and what was choice.

Everything is seen from what a seat knew at the time. A choice costs what the coach's best option promised more than the
one that was made, as far as such differences prove true (`credence` in `win_chance.toml`): a share of the chance that
its seat had, which the others win. Whatever else moves a chance is luck: cards, dice, what the others happened to hold.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from playcall.contract import Game, Said
from playcall.contract.report import Moment, moments_of_log
from playcall.contract.winning import chances, teams_at
from playcall.kernel import Chance, Observation, Record, State, steps
from playcall.lab.advising import advise, consequence

LOOKS, VIEWS = 3, 16
"""Imagined positions behind the judgement of a choice, and behind a point of the curve."""
MOST_TURNS, MOST_THOUGHTS = 5, 5
LEAST_SWING = 0.04
"""A smaller change of the chance to win is not a turning point."""
DECIDED = 0.48
"""So far from even, a match that a seat has left is over; otherwise it was a pause, and the match goes on."""
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
    text: Said
    """The weightiest thing that happened, as a line of play-by-play."""


class Thought(msgspec.Struct, frozen=True):
    """A choice that the coach would have made otherwise."""

    ply: int
    """The choice led to this ply of the replay."""
    chosen: Said
    better: Said
    """What was chosen, and what the coach would have chosen, as labels."""
    cost: float
    """How much of the chance to win it gave away, from 0 to 1."""
    reasons: list[Said]
    """Why the coach's choice is better."""
    chosen_card: str | None = None
    better_card: str | None = None
    """The cards that the options lay, where they lay one."""


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
    headline: Said
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
    """Walks through a game. For each seat under review it keeps who has given away what share of his chance, and what
    happened, since the seat last took stock."""

    def __init__(self, game: Game, teams: Sequence[int], wanted: Sequence[int], chance: Chance) -> None:
        self.game = game
        self.teams = teams
        self.chance = chance
        self.reviews = {seat: SeatReview(seat, [], turning_points=[], thoughts=[]) for seat in wanted}
        self.losses: dict[int, list[tuple[int, float]]] = {seat: [] for seat in wanted}
        self.moments: dict[int, list[Moment]] = {seat: [] for seat in wanted}
        self.away = dict.fromkeys(wanted, True)
        """Who had nothing at stake for a while, as between two matches of a tournament."""
        self.matches = dict.fromkeys(wanted, 0)

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
        for losses in self.losses.values():
            losses.append((seat, cost / best.share if cost else 0.0))
        own = self.reviews.get(seat)
        if own is None or not found.are_chances:
            return
        own.decisions += 1
        own.agreed += place < 2
        if cost >= WORTH_A_THOUGHT:
            said, better = (self.game.preview(state, seat, option.action) for option in (chosen, best))
            why = [*consequence(self.game, found.world, seat, best.action), *best.reasons]
            thought = Thought(ply + 1, said.label, better.label, round(cost, 3), why, said.card, better.card)
            own.thoughts.append(thought)

    def finish(self) -> list[SeatReview]:
        for found in self.reviews.values():
            found.turning_points.sort(key=lambda swing: -abs(swing.after - swing.before))
            del found.turning_points[MOST_TURNS:]
            found.thoughts.sort(key=lambda thought: -thought.cost)
            del found.thoughts[MOST_THOUGHTS:]
            both = given_back(found.own, found.others, self.matches[found.seat])
            parts = found.own + both, found.others - both, found.luck
            found.own, found.others, found.luck = (round(part, 4) for part in parts)
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
        self.matches[seat] += not found.curve or (self.away[seat] and abs(found.curve[-1].chance - 0.5) > DECIDED)
        found.curve.append(Point(ply, round(chance, 4)))
        self.losses[seat], self.moments[seat] = [], []
        self.away[seat] = False

    def _account(self, found: SeatReview, before: Point, ply: int, chance: float) -> None:
        """Share out what has moved the chance since the last quiet position."""
        moments = self.moments[found.seat]
        own, others = self._chosen(found.seat, before.chance)
        luck = chance - before.chance - own - others
        found.own, found.others, found.luck = found.own + own, found.others + others, found.luck + luck
        if abs(chance - before.chance) >= LEAST_SWING:
            text = max(moments, key=lambda moment: moment.weight).text if moments else ""
            own, others, luck = round(own, 4), round(others, 4), round(luck, 4)
            swing = Swing(before.ply, ply, before.chance, round(chance, 4), own, others, luck, text)
            found.turning_points.append(swing)

    def _chosen(self, seat: int, chance: float) -> tuple[float, float]:
        """What the choices of a seat, and those of the others, have made of its chance, one after the other."""
        own = others = 0.0
        rivals = max(1, len(set(self.teams)) - 1)
        for chooser, share in self.losses[seat]:
            now = chance + own + others
            if chooser == seat:
                own -= share * now
            elif self.teams[chooser] == self.teams[seat]:
                others -= share * now
            else:
                others += share * (1 - now) / rivals**2
        return own, others


def given_back(own: float, others: float, matches: int) -> float:
    """What both sides have given away and back again beyond a whole chance in every match: it has helped nobody."""
    return max(0.0, min(max(-own, others) - matches, -own, others))

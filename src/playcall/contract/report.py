"""What a finished game looks like in numbers and moments, and how a game tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from playcall.contract.game import Game, game_of
from playcall.contract.text import Said, msg
from playcall.contract.winning import chances, outlook_of
from playcall.kernel import Event, Record, State, steps

MOST_TURNS, LEAST_SWING = 5, 0.04
"""Smaller changes of the win chance turn nothing."""


class Chapter(NamedTuple):
    """One action: the position after it, and what it made happen. The position is the same object every time."""

    ply: int
    state: State
    events: list[Event]


class Side(msgspec.Struct, frozen=True):
    """A side of the game. Everything else in a report counts sides in this order."""

    name: Said
    mark: str
    """One to three letters for a badge."""
    colour: str
    """As `#rrggbb`; empty where the game gives none."""
    seat: int | None
    """Who played it; None for an automatic opponent."""


class Point(msgspec.Struct, frozen=True):
    """A value for each side after a ply."""

    ply: int
    label: Said
    values: tuple[float, ...]
    period: Said = ""
    """The half, quarter or leg it belongs to; a chart marks where another begins."""


class Figure(msgspec.Struct, frozen=True):
    """A line of the box score: what is shown for each side, and the amounts behind it for a bar."""

    label: Said
    values: tuple[Said, ...]
    amounts: tuple[float, ...]
    level: int = 0
    """1 for a part of the line above."""


class Moment(msgspec.Struct, frozen=True):
    """Something worth remembering."""

    ply: int
    text: Said
    weight: int
    side: int | None


class TurningPoint(msgspec.Struct, frozen=True):
    """A ply that changed the chances most: those of the first side before and after it."""

    ply: int
    label: Said
    """When it was, and whose play."""
    title: Said
    who: Said
    """The cards that met; empty where none did."""
    text: Said
    side: int | None
    before: float
    after: float


class Meeting(msgspec.Struct, frozen=True):
    """A play as it lay on the table: the cards of each side, and what came of it."""

    ply: int
    cards: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...]
    """What the sides were compared by; empty where nothing was."""
    label: Said
    title: Said
    text: Said
    side: int | None
    """Whom it helped."""


class Star(msgspec.Struct, frozen=True):
    """The card of the game: the one whose plays have moved the chances most, for its own side."""

    card: str
    name: str
    side: int
    plays: int
    share: float
    """Of the chance to win, from 0 to 1, in sum."""


class Report(msgspec.Struct, frozen=True):
    """The final report."""

    sides: tuple[Side, ...]
    headline: Said
    summary: Said = ""
    score: tuple[Point, ...] = ()
    chances: tuple[Point, ...] = ()
    """The chance of each side to win, from 0 to 1."""
    boxscore: tuple[Figure, ...] = ()
    drives: tuple[dict[str, Any], ...] = ()
    """Rows of the game's own chart."""
    turning_points: tuple[TurningPoint, ...] = ()
    """The largest swings first."""
    moments: tuple[Moment, ...] = ()
    last: Meeting | None = None
    """The play that ended it; None where no cards lay."""
    star: Star | None = None
    stars: tuple[Star, ...] = ()
    """What every card that was played did for the chance of its side, the most first."""


def report_of(game: Game, record: Record) -> Report:
    """The report of a game: its own, or a plain one; raises `BadRecord`."""
    return game.report(tell(game, record))


def tell(game: Game, record: Record) -> Iterator[Chapter]:
    """A record as a story, ply by ply."""
    for ply, state in steps(record, game, listen=True):
        log = state.log
        assert log is not None
        yield Chapter(ply, state, list(log))
        log.clear()


def plain_report(game: Game, story: Iterable[Chapter]) -> Report:
    """Sides by their seats, score and chances where the game has an outlook, and the moments that its words stress."""
    moments: list[Moment] = []
    curve = Curve(game)
    for chapter in story:
        moments += moments_of(chapter)
        curve.hear(chapter)
    result = chapter.state.result
    seats = game.seat_count(chapter.state.options_used())
    sides = tuple(Side(msg("player", number=seat + 1), str(seat + 1), "", seat) for seat in range(seats))
    headline = game.words.headline(chapter.state) if result is None else game.words.result(result)
    scores = () if result is None else result.scores[:seats]
    points = (Point(chapter.ply, msg("end"), tuple(map(float, scores))),) if scores else ()
    return Report(
        sides, headline, score=tuple(curve.score) or points, chances=tuple(curve.chances),
        turning_points=curve.turning_points(), moments=tuple(moments),
    )  # fmt: skip


def moments_of(chapter: Chapter, least: int = 2) -> list[Moment]:
    """What a chapter's lines of at least this weight say, as everybody may know it."""
    words = game_of(chapter.state).words
    found = []
    for event in chapter.events:
        stress = words.stress(chapter.state, event)
        text = words.line(event, None) if stress.weight >= least else None
        if text is not None:
            found.append(Moment(chapter.ply, text, stress.weight, stress.side))
    return found


def moments_of_log(ply: int, state: State, least: int = 0) -> list[Moment]:
    """The same of what a position has told since it was last asked."""
    log = state.log
    assert log is not None
    chapter = Chapter(ply, state, [event.seen_by(None) for event in log])
    log.clear()
    return moments_of(chapter, least)


class Told(Protocol):
    """A play as its chart has it: what came of it in two or three words, and the line that said so."""

    title: Said
    text: Said


def turning_points(
    plays: Iterable[Told], chances: Sequence[Point], who: Callable[[int], Said] = lambda _: ""
) -> tuple[TurningPoint, ...]:
    """The plays that moved the first side's chance most, the largest swing first; `chances` begin before the first.

    `who` names the cards of a play; plays are counted from 1.
    """
    found = []
    for number, (play, before, after) in enumerate(zip(plays, chances, chances[1:], strict=False), 1):
        was, now = before.values[0], after.values[0]
        if abs(now - was) >= LEAST_SWING:
            told = (after.label, play.title, who(number), play.text)
            found.append(TurningPoint(after.ply, *told, int(now < was), was, now))
    return tuple(sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:MOST_TURNS])


class Curve:
    """Score and chances at the quiet moments of a game with an outlook, and the swings between them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.score: list[Point] = []
        self.chances: list[Point] = []
        self.turns: list[TurningPoint] = []
        self.since: list[Moment] = []

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        self.since += moments_of(chapter, 0)
        if not self.game.is_quiet(state):
            return
        found, outlook = chances(self.game, state), None if state.result else outlook_of(self.game, state)
        scores = state.result.scores if state.result else outlook.scores if outlook is not None else ()
        if found is None or not scores:
            return
        if self.chances:
            self._note(chapter.ply, self.chances[-1].values[0], found[0])
        label = msg("choice-number", number=chapter.ply)
        self.score.append(Point(chapter.ply, label, tuple(map(float, scores))))
        self.chances.append(Point(chapter.ply, label, tuple(round(chance, 4) for chance in found)))
        self.since = []

    def _note(self, ply: int, before: float, after: float) -> None:
        if abs(after - before) >= LEAST_SWING and self.since:
            moment = max(self.since, key=lambda moment: moment.weight)
            side = 0 if after > before else 1
            label = msg("choice-number", number=ply)
            turn = TurningPoint(ply, label, moment.text, "", moment.text, side, round(before, 4), round(after, 4))
            self.turns.append(turn)

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The largest swings between two sides; with more of them no single number tells it."""
        if not self.score or len(self.score[0].values) != 2:
            return ()
        return tuple(sorted(self.turns, key=lambda turn: -abs(turn.after - turn.before))[:MOST_TURNS])

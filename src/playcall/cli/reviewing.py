"""The command `review`: how a game went for each seat, where it turned, and what was luck and what was choice."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from playcall.cli.files import CommandError, read_record
from playcall.cli.language import speaker_of
from playcall.cli.output import complain, emit_json, print_heading
from playcall.cli.replaying import differences
from playcall.contract import Game, Say, Text, msg
from playcall.games import load
from playcall.kernel import BadRecord
from playcall.kernel.record import called, check_seats
from playcall.lab.review import Point, Review, SeatReview, review

BARS = "▁▂▃▄▅▆▇█"


def show_review(path: Path, seat: int | None, language: str | None, as_json: bool) -> None:
    record = read_record(path)
    game = load(record.game)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise CommandError(f"There is no seat {seat} in this record; seats go from 0 to {len(record.seats) - 1}.")
    check_seats(record, game)
    for difference in differences(record, game):
        complain(difference)
    try:
        found = review(game, record, seat)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
    if as_json:
        emit_json(found)
    else:
        print_review(found, game, speaker_of(game, language))


def print_review(found: Review, game: Game, say: Say) -> None:
    print_heading(f"{game.title}: {say(found.headline)}")
    for one in found.reviews:
        _print_seat(one, called(found.seats[one.seat]), say)


def _print_seat(one: SeatReview, name: str, say: Say) -> None:
    print()
    print_heading(say(msg("term-seat", who=msg("player", number=one.seat + 1), name=name)))
    if not one.curve:
        print(say(msg("term-no-chances")))
        return
    width = _width()
    went = say(msg("term-from-to", **{"from": _hundredths(one.curve[0]), "to": _hundredths(one.curve[-1])}))
    print(f"{say(msg('term-chance')):14} {sparkline(one.curve, width - 30)}  {went}")
    print(f"{say(msg('term-of-which')):14} {say(_split(one.own, one.others, one.luck))}")
    if one.turning_points:
        print("\n" + say(msg("term-turning-points")))
    for swing in one.turning_points:
        percent = {"from": round(100 * swing.before), "to": round(100 * swing.after)}
        split = _split(swing.own, swing.others, swing.luck)
        print("  " + say(msg("term-turn", ply=swing.ply, split=split, **percent)))
        if swing.text:
            print(fill(say(swing.text), width, initial_indent="    ", subsequent_indent="    "))
    print("\n" + say(msg("term-agreed", agreed=one.agreed, all=one.decisions)))
    for thought in one.thoughts:
        facts = {"better": thought.better, "chosen": thought.chosen, "cost": signed(-thought.cost)}
        said = [say(msg("term-rather", ply=thought.ply, **facts)), *map(say, thought.reasons)]
        print(fill(" ".join(said), width, initial_indent="  ", subsequent_indent="    "))


def sparkline(curve: Sequence[Point], width: int) -> str:
    """The chance over time in a line of bars.

    >>> sparkline([Point(0, 0.0), Point(1, 0.5), Point(2, 1.0)], 3)
    '▁▅█'
    """
    count = max(1, min(width, len(curve)))
    picked = [curve[place * (len(curve) - 1) // max(1, count - 1)] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(point.chance * len(BARS)))] for point in picked)


def signed(part: float) -> str:
    """Hundredths with their sign."""
    points = round(100 * part)
    return f"{'−' if points < 0 else '+'}{abs(points)} %" if points else "0 %"


def _split(own: float, others: float, luck: float) -> Text:
    return msg("term-split", own=signed(own), others=signed(others), luck=signed(luck))


def _hundredths(point: Point) -> int:
    return round(100 * point.chance)


def _width() -> int:
    return max(60, min(shutil.get_terminal_size().columns, 110))

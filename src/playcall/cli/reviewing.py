"""The command `review`: how a game went for each seat, where it turned, and what was luck and what was choice."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from playcall.cli.files import Refused, read_record
from playcall.cli.output import complain, emit_json, print_heading
from playcall.cli.replaying import differences
from playcall.games import load
from playcall.kernel import BadRecord
from playcall.lab.review import Point, Review, SeatReview, review

BARS = "▁▂▃▄▅▆▇█"


def show_review(path: Path, seat: int | None, as_json: bool) -> None:
    record = read_record(path)
    game = load(record.game)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Refused(f"There is no seat {seat} in this record; seats go from 0 to {len(record.seats) - 1}.")
    for difference in differences(record, game):
        complain(difference)
    try:
        found = review(game, record, seat)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
    if as_json:
        emit_json(found)
    else:
        print_review(found, game.title)


def print_review(found: Review, title: str) -> None:
    print_heading(f"{title}: {found.headline}")
    for one in found.reviews:
        _print_seat(one, found.seats[one.seat])


def _print_seat(one: SeatReview, name: str) -> None:
    print()
    print_heading(f"Seat {one.seat}, {name}")
    if not one.curve:
        print("Nobody can tell the chances of this game.")
        return
    width = _width()
    print(f"chance to win  {sparkline(one.curve, width - 30)}  {one.curve[0].chance:.0%} to {one.curve[-1].chance:.0%}")
    print(f"of which       {_split(one.own, one.others, one.luck)}")
    if one.turning_points:
        print("\nTurning points")
    for swing in one.turning_points:
        how = f"{swing.before:.0%} to {swing.after:.0%}: {_split(swing.own, swing.others, swing.luck)}"
        print(f"  ply {swing.ply}: {how}")
        if swing.text:
            print(fill(swing.text, width, initial_indent="    ", subsequent_indent="    "))
    print(f"\nThe coach agrees with {one.agreed} of {one.decisions} choices.")
    for thought in one.thoughts:
        said = f"ply {thought.ply}: {thought.better}, rather than {thought.chosen} ({signed(-thought.cost)}). "
        print(fill(said + " ".join(thought.reasons), width, initial_indent="  ", subsequent_indent="    "))


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


def _split(own: float, others: float, luck: float) -> str:
    return f"own choices {signed(own)}, choices of the others {signed(others)}, luck {signed(luck)}"


def _width() -> int:
    return max(60, min(shutil.get_terminal_size().columns, 110))

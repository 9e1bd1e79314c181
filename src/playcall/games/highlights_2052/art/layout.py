"""Where things stand on a card, twice: large and few for the hand, finer and with all words when enlarged."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.games.highlights_2052.art.stock import BOTTOM, FRAME, INNER, TOP

SMALLEST_IN_HAND: Final = 21
"""Ten pixels on a card that is 120 pixels wide."""
SMALLEST: Final = 10
"""Two and a half millimetres in print."""


def _steps(largest: float, smallest: float, step: float = 1) -> tuple[float, ...]:
    return tuple(largest - step * n for n in range(int((largest - smallest) / step) + 1))


class Layout(NamedTuple):
    """Heights of the zones from top to bottom, and the sizes of what stands in them."""

    edge: float
    box: float
    plate: float
    effects: float
    plays: float
    badge: float
    box_sizes: tuple[float, ...]
    note_size: float
    name_sizes: tuple[float, ...]
    place_sizes: tuple[float, ...]
    number: float
    tab: float
    diamond: float
    yards: float
    single_yards: float
    play_badge: float
    icon: float
    figure: float
    """The largest scale of the figure in the box."""
    kick: float
    words: bool

    @property
    def box_top(self) -> float:
        return TOP + self.edge

    @property
    def plate_top(self) -> float:
        return self.box_top + self.box

    @property
    def effects_top(self) -> float:
        return self.plate_top + self.plate

    @property
    def plays_top(self) -> float:
        return self.effects_top + self.effects

    @property
    def footballs_top(self) -> float:
        return BOTTOM - self.edge


HAND: Final = Layout(
    edge=46, box=84, plate=56, effects=48, plays=60, badge=40, box_sizes=_steps(31, 24),
    note_size=SMALLEST_IN_HAND, name_sizes=_steps(25, SMALLEST_IN_HAND), place_sizes=_steps(21, SMALLEST_IN_HAND),
    number=29, tab=44, diamond=42, yards=42, single_yards=55, play_badge=30, icon=40, figure=0.86, kick=29, words=False,
)  # fmt: skip
FULL: Final = Layout(
    edge=37, box=115, plate=42, effects=68, plays=41, badge=34, box_sizes=_steps(27, 19),
    note_size=15, name_sizes=_steps(21, 17), place_sizes=_steps(14, 12), number=25, tab=42, diamond=34, yards=40,
    single_yards=44, play_badge=26, icon=31, figure=1.05, kick=24, words=True,
)  # fmt: skip

LEFT: Final = FRAME
RIGHT: Final = FRAME + INNER

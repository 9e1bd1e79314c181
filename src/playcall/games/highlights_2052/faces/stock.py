"""The colours of teams and types, the paper that faces are printed on, and the backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin
from typing import Final, NamedTuple

from playcall.art.colour import mix
from playcall.art.faces import face_svg
from playcall.art.figures import player
from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, join, line, number, path, rect, symbol, use
from playcall.games.highlights_2052.cards import Card, load

PREFIX: Final = "fh-"

STOCK: Final = "#0b1030"
INK: Final = "#eef3ff"
SOFT: Final = "#c9d5f5"
BLACK: Final = "#06121a"
HELMETS, HELMET_BAND, BOX_NUMBER = "#35e0ff", "#14356b", "#35e0ff"
FOOTBALLS, FOOTBALL_BAND, EFFECT = "#ff9cea", "#571a55", "#ffd9f6"
FLAG, CROSS, POSTS = "#ffd84d", "#ff8d85", "#ffe9a8"
TYPES: Final = ("#cf9f73", "#76acff", "#ba90ff")
PAPER: Final = "#f3f5fb"


class Kit(NamedTuple):
    """What the cards of a team or deck share: colour, two letters for the diamond, the weave printed into the stock."""

    id: str
    colour: str
    mark: str
    weave: str

    def tint(self, share: float) -> str:
        """The colour, dulled by the stock."""
        return mix(self.colour, STOCK, share)


KITS: Final[dict[str, Kit]] = {
    kit.id: kit
    for kit in (
        Kit("tidebreakers", "#2fd0bf", "HB", "waves"),
        Kit("haulers", "#ff9a52", "IV", "gables"),
        Kit("switchbacks", "#c3e04f", "PM", "switchbacks"),
        Kit("sentinels", "#9db8ff", "NL", "rays"),
        Kit("play", "#e6dcc3", "PD", "yards"),
        Kit("solo", "#9fb2c6", "SD", "circuits"),
        Kit("promo", "#ff8ee6", "X", "diamonds"),
        *(Kit(team.id, team.colour, team.mark, team.weave) for team in load().teams if team.colour),
    )
}


def kit_of(card: Card) -> Kit:
    """The kit of a card; a promo card names its deck in the diamond, a team not known here dresses as the Play Deck."""
    if card.set == "promo":
        return KITS["promo"]._replace(mark="SD" if card.deck == "solo" else "PD")
    return KITS.get(card.team or card.set, KITS["play"])


WIDTH, HEIGHT = 252, 352
FRAME = 6
INNER = WIDTH - 2 * FRAME
LANE = INNER / 3
TOP, BOTTOM = FRAME, HEIGHT - FRAME


def stocks() -> Svg:
    """The symbols of all kinds of stock."""
    return join(*(_stock(kit) for kit in KITS.values()))


def stock_id(kit: Kit) -> str:
    return f"{PREFIX}stock-{kit.id}"


def _stock(kit: Kit) -> Svg:
    right, bottom, r = WIDTH - FRAME, HEIGHT - FRAME, 9
    window = (
        f"M{FRAME + r} {FRAME}H{right - r}a{r} {r} 0 0 1 {r} {r}V{bottom - r}a{r} {r} 0 0 1-{r} {r}"
        f"H{FRAME + r}a{r} {r} 0 0 1-{r}-{r}V{FRAME + r}a{r} {r} 0 0 1 {r}-{r}Z"
    )
    return symbol(
        stock_id(kit),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, fill=STOCK),
        path(WEAVES[kit.weave](), fill="none", stroke=kit.tint(0.17), stroke_width=2.4, stroke_linejoin="round"),
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z{window}", fill=kit.colour, fill_rule="evenodd"),
        box=(WIDTH, HEIGHT),
    )


def _waves() -> str:
    rows = (f"M{FRAME} {y}" + "c8 0 12-9 20-9s12 9 20 9" * 6 for y in range(20, HEIGHT - 10, 26))
    return "".join(rows)


def _gables() -> str:
    rows = (f"M{FRAME} {y}" + "l15-11 15 11" * 8 for y in range(24, HEIGHT - 6, 24))
    return "".join(rows)


def _switchbacks() -> str:
    hairpins = "h196a9 9 0 0 1 0 18h-196a9 9 0 0 0 0 18"
    return f"M28 14{hairpins * 9}"


def _rays() -> str:
    x, y, reach = WIDTH / 2, HEIGHT + 40, HEIGHT + 60
    angles = (step * pi / 26 for step in range(1, 26))
    return "".join(line((x, y), (x + cos(angle) * reach, y - sin(angle) * reach)) for angle in angles)


def _yards() -> str:
    return "".join(f"M{FRAME + 8} {y}h22m40 0h12m40 0h12m40 0h12m40 0h0m-8 0h22" for y in range(24, HEIGHT - 10, 16))


def _circuits() -> str:
    return "".join(
        f"M{number(x)} {TOP}{''.join(_trace(row))}" for row, x in enumerate(range(FRAME + 14, WIDTH - 20, 30))
    )


def _trace(row: int) -> Iterator[str]:
    for step in range(4):
        side = 14 if (row + step) % 2 else -14
        yield f"v{28 + 6 * ((row + step) % 3)}l{side} 14v{22 - 6 * (row % 2)}l{-side} 14"


def _diamonds() -> str:
    return "".join(
        f"M{x} {y}l12-16 12 16-12 16Z"
        for row, y in enumerate(range(28, HEIGHT - 20, 24))
        for x in range(FRAME + 6 + (row % 2) * 20, WIDTH - 36, 40)
    )


WEAVES: dict[str, Callable[[], str]] = {
    "waves": _waves, "gables": _gables, "switchbacks": _switchbacks, "rays": _rays, "yards": _yards,
    "circuits": _circuits, "diamonds": _diamonds,
}  # fmt: skip


NIGHT, CYAN, PINK = "#0b1030", "#35e0ff", "#ff4fd8"


def backs() -> dict[str, Svg]:
    return {"play": _back(_players(), "2052", CYAN, PINK), "action": _back(_whistle(), "ACTION", PINK, CYAN)}


def _back(middle: Svg, words: str, first: str, second: str) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=NIGHT),
        path(_beams(), stroke=first, stroke_opacity=0.16, stroke_width=5),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=10, fill="none", stroke=first, stroke_width=4),
        rect(17, 17, WIDTH - 34, HEIGHT - 34, rx=5, fill="none", stroke=second, stroke_width=2),
        middle,
        path(line((27, 252), (238, 252), (225, 312), (14, 312), closed=True), fill=first),
        text(126, 299, words, HEAVY, 54, anchor="middle", fill=NIGHT, letter_spacing=2),
        text(126, 44, "FOOTBALL HIGHLIGHTS", HEAVY, 22, anchor="middle", fill="#fff", letter_spacing=1),
    )  # fmt: skip


def _beams() -> str:
    """Floodlights from both upper corners."""
    lines = [((10.0, 10.0), (20.0 + 34 * n, 342.0)) for n in range(8)]
    lines += [((WIDTH - x, y), (WIDTH - ex, ey)) for (x, y), (ex, ey) in lines[:8]]
    return "".join(line(*each) for each in lines)


def _players() -> Svg:
    """Two players, one for each end of a card."""
    inks = {"stroke": "#2a78b0", "fill": CYAN, "color": NIGHT}
    other = {"stroke": "#8a2f8f", "fill": PINK, "color": NIGHT}
    return join(
        player(PREFIX, "sack", "stripe", 6, 92, 158, flip=False, **inks),
        player(PREFIX, "run", "plain", 106, 92, 158, flip=True, **other),
    )


def _whistle() -> Svg:
    return use(f"{PREFIX}whistle", 56, 80, 144, color=CYAN)

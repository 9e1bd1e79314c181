"""A player card: pennant, coin and bust above, name and ratings below; enlarged also the small print."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, TEXT, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, circle, el, group, join, path, rect, use
from playcall.games.masters_gridiron.anatomy import Player
from playcall.games.masters_gridiron.art.palette import (
    COIN,
    EDGE,
    GILT,
    GILT_EDGE,
    HEIGHT,
    INK,
    INK_2,
    INNER,
    OUTLINE,
    PAPER,
    PAPER_2,
    PREFIX,
    SKINS,
    WIDTH,
    Inks,
    inks,
)
from playcall.games.masters_gridiron.faces import printed_ratings

SHORT = {
    "PAS": "Passing", "RUS": "Rushing", "GOL": "Goal Line", "REC": "Receiving", "RED": "Red Zone", "RBL": "Run Block",
    "PBL": "Pass Block", "RDF": "Run Def", "PRS": "Pass Rush", "TAC": "Tackling", "COV": "Coverage",
}  # fmt: skip
"""Ratings as they are printed."""
FROM_THE_FRONT = ("T", "G", "C", "DE", "DT", "LB")
GROUNDS = ("burst", "stands", "stripe")
NUMBERS = {
    "QB": (1, 19), "RB": (20, 49), "FB": (30, 49), "WR": (80, 89), "TE": (80, 89), "T": (70, 79), "G": (60, 69),
    "C": (50, 59), "DE": (90, 99), "DT": (90, 99), "LB": (50, 59), "CB": (20, 39), "S": (20, 49),
}  # fmt: skip
"""Jersey numbers of each position; nothing but decoration."""

BOTTOM = HEIGHT - EDGE
NAME_BAR, UNDERLINE, GAP = 35, 3.4, 4.8
ROW, TALL_ROW, ROW_GAP = 28.2, 32.4, 2.6
SMALL_PRINT = 66
SHOWS_NUMBER = 118
"""How much of the picture must be seen for the jersey number to be on it."""


def player_face(player: Player) -> Svg:
    """Drawn twice: for the hand, and with the small print."""
    ink = inks()[player.team]
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        hand=_body(player, ink, BOTTOM, short_name(player.name)),
        full=[*_body(player, ink, BOTTOM - SMALL_PRINT, player.name), _small_print(player)],
    )


def short_name(name: str) -> str:
    given, _, surname = name.partition(" ")
    return f"{given[:1]}. {surname}" if surname else given


def _body(player: Player, ink: Inks, bottom: float, name: str) -> list[Svg]:
    rows, height = _rows(player)
    bar = bottom - height - GAP - UNDERLINE - NAME_BAR
    return [
        _picture(player, ink, bar - EDGE),
        rect(EDGE + 1.3, EDGE + 1.3, INNER - 2.6, bar - EDGE, fill="none", stroke=ink.first, stroke_width=2.6),
        _pennant(player.pos, ink),
        _coin(player.salary),
        _tier(player.tier, bar),
        _name_bar(name, player.team, ink, bar),
        _ratings(player, ink, bottom - height, rows),
    ]


# The picture ----------------------------------------------------------------------------------------------------------


def _picture(player: Player, ink: Inks, height: float) -> Svg:
    """Offence looks to the right, defence to the left; the ball is the offence's."""
    view = "front" if player.pos in FROM_THE_FRONT else "side"
    ground = GROUNDS[player.number % len(GROUNDS)]
    skin = SKINS[player.number * 5 % len(SKINS)]
    flip = None if player.side == "OFFENSE" else "translate(160 0) scale(-1 1)"
    middle = 80 if view == "front" else (72 if player.side == "OFFENSE" else 88)
    shown = height / max(INNER / 160, height / 120)
    number = NOTHING if shown < SHOWS_NUMBER else text(
        middle, 117, str(_jersey(player)), BOLD, 22, anchor="middle", fill=ink.second, stroke=OUTLINE, stroke_width=2,
        paint_order="stroke",
    )  # fmt: skip
    figure = group(
        use(f"{PREFIX}face-{view}", 0, 0, 160, 120, fill=skin),
        use(f"{PREFIX}kit-{view}", 0, 0, 160, 120, fill=ink.first, color=ink.second),
        transform=flip,
    )
    return el(
        "svg", use(f"{PREFIX}{ground}", 0, 0, 160, 120, color=ink.second), figure, number, _ball(player),
        x=EDGE, y=EDGE, width=INNER, height=height, viewBox="0 0 160 120", preserveAspectRatio="xMidYMin slice",
    )  # fmt: skip


def _ball(player: Player) -> Svg:
    if player.pos in ("RB", "FB"):
        return use(f"{PREFIX}ball", 100, 88, 40, 24, transform="rotate(24 120 100)")
    if player.pos in ("QB", "WR", "TE"):
        return use(f"{PREFIX}ball", 118, 54, 34, 20, transform="rotate(-24 135 64)")
    return NOTHING


def _jersey(player: Player) -> int:
    low, high = NUMBERS[player.pos]
    return low + player.number * 7 % (high - low + 1)


def _pennant(pos: str, ink: Inks) -> Svg:
    left, width, height = EDGE + 7, 54, 50
    shape = f"M{left} {EDGE - 1}h{width}v{height}l-{width / 2}-11-{width / 2} 11z"
    return join(
        path(shape, fill=ink.first), text(left + width / 2, EDGE + 30, pos, BOLD, 30, anchor="middle", fill="#fff")
    )


def _coin(salary: int) -> Svg:
    x, y = WIDTH - EDGE - 31, EDGE + 31
    return join(
        circle(x, y, 25, fill=GILT, stroke=GILT_EDGE, stroke_width=2.4),
        circle(x, y, 20.5, fill="none", stroke="#a88535", stroke_width=1.2),
        text(x, y + 4, str(salary), BOLD, 25, anchor="middle", fill=COIN),
        text(x, y + 17.5, "$M", BOLD, 16, anchor="middle", fill=COIN),
    )


def _tier(tier: str, bar: float) -> Svg:
    """A ribbon from Standout up."""
    if tier == "REGULAR":
        return NOTHING
    words = tier.capitalize()
    width = BOLD.width(words, 18) + 14
    return join(
        rect(EDGE + 6, bar - 27, width, 22, rx=2.5, fill=GILT, stroke=GILT_EDGE, stroke_width=1),
        text(EDGE + 13, bar - 9.6, words, BOLD, 18, fill=COIN),
    )


# Name and ratings -----------------------------------------------------------------------------------------------------


def _name_bar(name: str, team: str, ink: Inks, y: float) -> Svg:
    room = INNER - 14 - BOLD.width(team, 19) - 8
    fitted = fit(name, BOLD, (24, 23, 22, 21, 20), room)
    words = text(EDGE + 7, y + 25.5, fitted.lines[0], BOLD, fitted.size, squeeze=fitted.squeeze, fill="#fff")
    return join(
        rect(EDGE, y, INNER, NAME_BAR, fill=ink.first),
        rect(EDGE, y + NAME_BAR, INNER, UNDERLINE, fill=ink.second),
        words,
        text(WIDTH - EDGE - 7, y + 25, team, NAME, 19, anchor="end", fill="#fff"),
    )


def _rows(player: Player) -> tuple[int, float]:
    """How many rows of ratings there are, and how high they are together."""
    few = player.pos in ("T", "G", "C")
    rows = 2 if few else (len(printed_ratings(player)) + 1) // 2
    return rows, rows * (TALL_ROW if few else ROW) + (rows - 1) * ROW_GAP


def _ratings(player: Player, ink: Inks, y: float, rows: int) -> Svg:
    """Two columns, one for a lineman; the highest figure in team ink."""
    ratings = printed_ratings(player)
    columns = 1 if len(ratings) == 2 else 2
    width = (INNER - (columns - 1) * ROW_GAP) / columns
    height = TALL_ROW if columns == 1 else ROW
    best = max(number for _, number in ratings)
    cells = []
    for place, (code, number) in enumerate(ratings):
        row, column = divmod(place, columns)
        x, top = EDGE + column * (width + ROW_GAP), y + row * (height + ROW_GAP)
        cells.append(_rating(code, number, x, top, width, height, ink.first if number == best else INK))
    return group(*cells, fill=INK)


def _rating(code: str, number: int, x: float, y: float, width: float, height: float, colour: str) -> Svg:
    """One cell; a page marks it by its class when it counts or does not."""
    tall = height > ROW
    size, figure = (21, 30) if tall else (18.4, 26)
    return group(
        rect(x, y, width, height, rx=3.6, fill=PAPER_2),
        text(x + 5, y + height / 2 + size * 0.35, SHORT[code], NAME, size),
        text(x + width - 4.5, y + height / 2 + figure * 0.35, str(number), BOLD, figure, anchor="end", fill=colour),
        class_=f"rt rt-{code}",
    )


def _small_print(player: Player) -> Svg:
    body = f"{player.height}, {player.weight} lb, age {player.age}, season {player.season}, {player.college}."
    words = f"{body} {player.stats}. {player.note}".strip() + f" #{player.id}/832"
    fitted = fit_height(words, TEXT, (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5), INNER - 4, SMALL_PRINT - 4, 1.24)
    return paragraph(EDGE + 2, BOTTOM - SMALL_PRINT + 15.5, fitted, TEXT, 1.24, fill=INK_2)

"""A player card: pennant, coin and bust above, name and ratings below; enlarged also the small print."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, TEXT, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, circle, el, group, join, path, rect, symbol, use
from playcall.games.masters_gridiron.anatomy import Player
from playcall.games.masters_gridiron.faces.inks import (
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
from playcall.games.masters_gridiron.names import printed_number, printed_ratings

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
    words = f"{body} {player.stats}. {player.note}".strip() + f" {printed_number(player)}"
    fitted = fit_height(words, TEXT, (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5), INNER - 4, SMALL_PRINT - 4, 1.24)
    return group(paragraph(EDGE + 2, BOTTOM - SMALL_PRINT + 15.5, fitted, TEXT, 1.24, fill=INK_2), class_="print")


BOX = (160, 120)
SECOND = "currentColor"


def busts() -> Svg:
    """The symbols of all pictures."""
    return join(_dots(), _burst(), _stands(), _stripe(), _front_face(), _front(), _side_face(), _side(), _bust_ball())


def _drawing(name: str, *content: Svg) -> Svg:
    lines = group(*content, stroke=OUTLINE, stroke_width=2.4, stroke_linejoin="round")
    return symbol(f"{PREFIX}{name}", lines, box=BOX)


def _shadow(d: str, share: float) -> Svg:
    return path(d, fill="#000", fill_opacity=share, stroke="none")


def _line(d: str, width: float, colour: str = OUTLINE) -> Svg:
    return path(d, fill="none", stroke=colour, stroke_width=width)


def _glint(d: str) -> Svg:
    return path(d, fill="none", stroke="#fff", stroke_opacity=0.55, stroke_width=3, stroke_linecap="round")


def _mask(bars: str, edge: str) -> Svg:
    light = path(bars, fill="none", stroke="#e8e4d8", stroke_width=3.6, stroke_linejoin="round")
    return join(light, path(edge, fill="none", stroke=OUTLINE, stroke_width=1))


# Seen from the front: linemen and linebackers -------------------------------------------------------------------------


def _front_face() -> Svg:
    return _drawing(
        "face-front",
        path("M57 40c-1 22 3 42 23 44 20-2 24-22 23-44z"),
        _shadow("M80 40h23c1 22-3 42-23 44z", 0.13),
        _line("M65 57h9M86 57h9", 2.8),
        _line("M63 63l10 1.5M97 63l-10 1.5", 3.6),
        _line("M80 56l-3 10h5", 1.6),
        _line("M73 75q7-2.5 14 0", 2.4),
    )


def _front() -> Svg:
    shell = "M46 60C40 24 58 8 80 8s40 16 34 52c0 9-3 16-7 19l-5-1-1-29C96 43 64 43 59 49l-1 29-5 1c-4-3-7-10-7-19z"
    left, right = "M6 126c1-24 12-37 34-39.5L33 126z", "M154 126c-1-24-12-37-34-39.5l7 39.5z"
    return _drawing(
        "kit-front",
        path("M6 126c1-24 12-37 40-40l20-3h28l20 3c28 3 39 16 40 40z"),
        _shadow(left + right, 0.32),
        _line("M12 104l24-5M148 104l-24-5", 5, SECOND),
        path("M62 82c4 12 32 12 36 0l4 3c-6 16-38 16-44 0z", fill=SECOND),
        path(shell),
        _shadow("M80 8c22 0 40 16 34 52 0 9-3 16-7 19l-5-1-1-29c-3-3.5-11-5-21-5z", 0.16),
        path("M75 8.2h10L84 44.5h-8z", fill=SECOND, stroke_width=1.6),
        _glint("M52 34c2-10 7-16 14-19"),
        _mask("M55 66c6 5 44 5 50 0M56 76c6 6 42 6 48 0M80 69v12", "M55 68.2c6 5 44 5 50 0M56 78.2c6 6 42 6 48 0"),
    )


# Seen from the side: everybody else -----------------------------------------------------------------------------------


def _side_face() -> Svg:
    return _drawing(
        "face-side",
        path("M84 40h24c2 8 4 14 7 19-2 2-4 3-5 3 1 4 0 6-1 8 1 3-1 6-3 7l-4 5c-10 2-20 0-28-6z"),
        _line("M101 52h7", 3),
        _line("M98 60l11 1", 3.6),
    )


def _side() -> Svg:
    shell = "M44 68C34 40 46 10 78 8c30-2 42 18 41 36-10-1-20-1-27 2-4 2-5 6-4 11l4 22c-8 4-18 5-26 4-10-1-18-6-22-15z"
    return _drawing(
        "kit-side",
        path("M4 126c0-26 14-38 38-42l44-2c30 2 50 14 56 44z"),
        _shadow("M4 126c0-26 14-38 36-41.5 4 12 4 28 0 41.5z", 0.32),
        _line("M16 108c8-6 16-8 25-8M14 116c8-6 18-8 27-8", 4, SECOND),
        path("M60 80c10 10 32 10 40 2l4 4c-8 12-38 12-48 1z", fill=SECOND),
        path(shell),
        _shadow("M44 68C38 52 39 35 47 23c-2 24 6 42 24 60-12 0-22-4-27-15z", 0.2),
        path("M50 20C62 10 88 4 106 20c-18-8-38-8-56 0z", fill=SECOND, stroke_width=1.6),
        circle(79, 57, 4.5, fill=OUTLINE, stroke="none"),
        _glint("M62 20c8-5 18-6 27-4"),
        _mask("M89 60l34 3-3 22-28-4M91 70l31 4", "M89 62.2l34 3"),
    )


def _bust_ball() -> Svg:
    return symbol(
        f"{PREFIX}ball",
        path(
            "M1 12C8 2 14 .5 20 .5S32 2 39 12c-7 10-13 11.5-19 11.5S8 22 1 12z",
            fill="#7b3f1c", stroke="#2a1a0c", stroke_width=1.5,
        ),
        path(
            "M13 9.5h14M16 7v5M20 6.5v6M24 7v5M7 5.5c2 4 2 9 0 13M33 5.5c-2 4-2 9 0 13",
            fill="none", stroke="#fff4de", stroke_width=1.5,
        ),
        box=(40, 24),
    )  # fmt: skip


# Behind them ----------------------------------------------------------------------------------------------------------


def _dots() -> Svg:
    dot = circle(2.5, 2.5, 1.1, fill="#7a4a12", fill_opacity=0.2)
    return el("pattern", dot, id=f"{PREFIX}dots", width=5, height=5, patternUnits="userSpaceOnUse")


def _ground(name: str, *content: Svg) -> Svg:
    return symbol(f"{PREFIX}{name}", *content, rect(0, 0, *BOX, fill=f"url(#{PREFIX}dots)"), box=BOX)


def _burst() -> Svg:
    rays = "M80 100-60 60V20zM80 100-60-30 0-60zM80 100 40-60H75zM80 100 110-60H150zM80 100 220-40V0zM80 100 220 40V75z"
    return _ground("burst", rect(0, 0, *BOX, fill="#efdba6"), path(rays, fill=SECOND, fill_opacity=0.75))


def _stands() -> Svg:
    seats = path(
        "M-5 16q85-24 170 0M-5 27q85-24 170 0M-5 38q85-24 170 0",
        fill="none", stroke="#8fa398", stroke_width=2, stroke_dasharray="3 3.5",
    )  # fmt: skip
    yards = path("M20 40 0 120M60 36 45 120M100 36l15 84M140 40l20 80", stroke="#fff", stroke_width=1.5, fill="none")
    return _ground(
        "stands",
        rect(0, 0, *BOX, fill="#d8e2d2"),
        path("M0 0h160v46c-50-14-110-14-160 0z", fill="#b9c7bd"),
        seats,
        path("M0 46c50-14 110-14 160 0v74H0z", fill="#a9c08b"),
        yards,
    )


def _stripe() -> Svg:
    bands = path("M-20 120 60-20h30L10 120zM60 120 140-20h30L90 120z", fill=SECOND, fill_opacity=0.7)
    return _ground("stripe", rect(0, 0, *BOX, fill="#ead9b0"), bands)

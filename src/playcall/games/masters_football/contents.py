"""MF-2.1  What lies in the box beside the cards: the board, the dice, money, bits, and pads for the results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.art.colour import mix
from playcall.art.lettering import HEAVY, NAME
from playcall.art.paper import (
    CARD,
    blank,
    cell,
    centred,
    die_face,
    disc,
    drawn,
    pad,
    reference,
    reference_back,
    ruled,
    words,
)
from playcall.art.svg import Svg, circle, group, join, path, rect
from playcall.contract import Say, msg
from playcall.contract.contents import Contents, Count, Die, Piece, Score, Sort
from playcall.games.masters_football import league
from playcall.games.masters_football.cards import (
    ATTACK_FACES,
    DEFENCE_FACES,
    GENIUS_SHOWN,
    TACTIC_FACES,
    TACTICS,
    level_of,
)
from playcall.games.masters_football.faces.marks import FLAME, INK, PAPER, SLATE
from playcall.games.masters_football.match import HOME_ATTACKS, LAST_TURN, MINUTES
from playcall.games.masters_football.names import level, tactic

TITLE: Final = "Masters of Football"
GRASS, STRIPE, CHALK = "#1d6b45", "#1f744b", "#f4f1e6"
SIDES: Final = ("#c8372d", "#2458a8")
"""The bits of the home and of the away team."""
LEVEL_INKS: Final = ("#c0342b", "#7a4a2a", "#d9771f", "#2c8a4b", "#2a63b8", "#7a3d9c")
BOARD, MINI = (250.0, 190.0), (125.0, 95.0)
BILL, BILLS = (62.0, 34.0), 75
BIT: Final = 14.0
SHEET: Final = (92.0, 127.0)
SPACES: Final = 6
MOST_GOALS: Final = 9
HIGHEST: Final = 11
"""A value from which on the level stays."""


def contents(say: Say) -> Contents:
    pieces = (*_boards(say), *_references(say), *_bits(say), _money(say), *_pads(say))
    goal = Score(say(msg("score", what="goal")), 1)
    return Contents(pieces, tuple(_dice(say)), (goal,), tuple(_counts(say)))


def _counts(say: Say) -> Iterator[Count]:
    """MF-6.2, MF-10.1  The turns of a match, the matchdays of a season."""
    yield Count(say(msg("count", what="turn")), LAST_TURN)
    yield Count(say(msg("count", what="matchday")), league.MATCHDAYS)


# The board ------------------------------------------------------------------------------------------------------------


def _boards(say: Say) -> Iterator[Piece]:
    board = _board(say)
    yield Piece(Sort.BOARD, say(msg("mf-box-board")), board, BOARD, ground=GRASS)
    yield Piece(Sort.BOARD, say(msg("mf-box-travel")), board, MINI, ground=GRASS)


def _board(say: Say) -> Svg:
    return drawn(
        BOARD,
        rect(0, 0, *BOARD, fill=GRASS),
        *(rect(x, 0, 25, BOARD[1], fill=STRIPE) for x in range(0, 250, 50)),
        rect(6, 6, 238, 178, rx=1, fill="none", stroke=CHALK, stroke_width=0.8, stroke_opacity=0.7),
        path(
            "M125 6V184M6 63H24V127H6M244 63H226V127H244",
            fill="none",
            stroke=CHALK,
            stroke_width=0.8,
            stroke_opacity=0.35,
        ),
        circle(125, 95, 26, fill="none", stroke=CHALK, stroke_width=0.8, stroke_opacity=0.35),
        *_track(say),
        *_tactics(say),
        *_strengths(say, 0, 14, 92),
        *_strengths(say, 1, 131, 92),
        *_goals(say, 0, 14),
        *_goals(say, 1, 131),
    )


def _track(say: Say) -> Iterator[Svg]:
    """MF-10.1 to MF-10.3  Six spaces, there and back: who attacks, and the minute of either half."""
    yield words(14, 16.5, say(msg("mf-box-turns")), 5.5, 100, HEAVY, fill=CHALK)
    for space in range(1, SPACES + 1):
        back, x = LAST_TURN + 1 - space, 14 + (space - 1) * 37.2
        home = space in HOME_ATTACKS
        yield rect(x, 20, 35, 24, rx=3, fill=PAPER)
        yield rect(x, 20, 35, 7, rx=2, fill=SIDES[not home])
        attacker = say(msg("mf-box-attacks", side="home" if home else "away"))
        yield centred(x + 17.5, 23.5, attacker, 4, 33, fill=CHALK)
        yield centred(x + 8, 34, str(space), 9, 12, HEAVY, fill=INK)
        yield centred(x + 8, 40.6, MINUTES[space], 3.4, 12, NAME, fill=INK)
        yield centred(x + 27, 34, str(back), 9, 12, HEAVY, fill=INK)
        yield centred(x + 27, 40.6, MINUTES[back], 3.4, 12, NAME, fill=INK)


def _tactics(say: Say) -> Iterator[Svg]:
    yield words(14, 55, say(msg("mf-box-tactics")), 5.5, 100, HEAVY, fill=CHALK)
    for number in range(len(TACTICS)):
        yield cell(
            14 + number * 56, 58.5, 53, 17, say(tactic(number)), fill=SLATE, ink=CHALK, size=7.5, font=HEAVY, rx=3
        )


def _strengths(say: Say, side: int, x: float, y: float) -> Iterator[Svg]:
    """MF-9.4  Values and the dice they bring."""
    yield words(x, y - 3.5, say(msg("mf-box-side", side="away" if side else "home")), 7, 104, HEAVY, fill=CHALK)
    for row, what in enumerate(("attack", "defence")):
        top = y + row * 31
        yield words(x, top + 4.5, say(msg("mf-box-dice", what=what)), 4.4, 104, fill=CHALK)
        faces = ATTACK_FACES if what == "attack" else DEFENCE_FACES
        for number, colour in enumerate(LEVEL_INKS):
            left = x + number * 17.5
            yield cell(left, top + 6.5, 16.5, 13, _span(number), fill=colour, ink="#ffffff", size=7.5, font=HEAVY, rx=2)
            shown = " ".join(map(str, faces[number]))
            yield cell(left, top + 20.5, 16.5, 5, shown, fill=PAPER, ink=INK, size=3.2, font=NAME)


def _span(number: int) -> str:
    """The values of a level, as they are printed."""
    values = [value for value in range(HIGHEST + 1) if level_of(value) == number]
    if number == 0:
        return f"0–{values[-1]}"
    return f"{values[0]}+" if number == len(LEVEL_INKS) - 1 else f"{values[0]}–{values[-1]}"


def _goals(say: Say, side: int, x: float) -> Iterator[Svg]:
    yield words(x, 160.5, say(msg("mf-box-goals")), 4.4, 100, fill=CHALK)
    for goals in range(MOST_GOALS + 1):
        yield circle(x + 5 + goals * 10.6, 169.5, 4.9, fill=PAPER, stroke=SIDES[side], stroke_width=0.9)
        yield centred(x + 5 + goals * 10.6, 169.5, str(goals), 5.5, 8, HEAVY, fill=INK)


# Dice, bits, money ----------------------------------------------------------------------------------------------------


def _dice(say: Say) -> Iterator[Die]:
    """MF-2.3 to MF-2.5  Attack dice are light like glass, defence dice full of colour."""
    for number, colour in enumerate(LEVEL_INKS):
        light = mix(colour, "#ffffff", 0.2)
        faces = tuple(die_face(str(face), colour, _ball(colour)) for face in ATTACK_FACES[number])
        yield Die(say(msg("mf-box-die", what="attack", level=level(number))), light, faces)
    for number, colour in enumerate(LEVEL_INKS):
        faces = tuple(die_face(str(face), "#ffffff", _shield()) for face in DEFENCE_FACES[number])
        yield Die(say(msg("mf-box-die", what="defence", level=level(number))), colour, faces)
    genius = tuple(_flame() if face == "G" else die_face(face, CHALK) for face in GENIUS_SHOWN)
    yield Die(say(msg("mf-box-genius")), "#15181a", genius, copies=2)
    yield Die(say(msg("mf-box-tactic-die")), "#ffffff", tuple(die_face(str(face), INK) for face in TACTIC_FACES))


def _ball(ink: str) -> Svg:
    return join(
        circle(16, 16, 9, fill="none", stroke=ink, stroke_width=2.2),
        path("M16 11l4.5 3.3-1.700 5.200h-5.600l-1.700-5.200z", fill=ink),
    )


def _shield() -> Svg:
    return path(
        "M16 6l9 3v6.500c0 5-3.700 8.600-9 10.500-5.300-1.900-9-5.500-9-10.500V9z",
        fill="none",
        stroke="#ffffff",
        stroke_width=2.2,
    )


def _flame() -> Svg:
    return join(
        group(path(FLAME, fill="#f08a24"), transform="translate(16 8) scale(1.7)"),
        centred(50, 60, "G", 40, 40, HEAVY, fill=CHALK),
    )


def _bits(say: Say) -> Iterator[Piece]:
    """Five for each team, for attack, defence, goals and what else is to be marked; two for turn and tactics."""
    for side, colour in zip(("home", "away"), SIDES, strict=True):
        letter = say(msg("mf-box-letter", side=side))
        title = say(msg("mf-box-bit", side=side))
        face = disc(BIT, colour, CHALK, letter)
        yield Piece(Sort.MARKER, title, face, (BIT, BIT), 5, disc(BIT, colour, CHALK, ""), round=True, ground=colour)
    white = disc(BIT, CHALK, INK, "•")
    yield Piece(
        Sort.MARKER, say(msg("mf-box-bit", side="match")), white, (BIT, BIT), 2, white, round=True, ground=CHALK
    )


def _money(say: Say) -> Piece:
    title = say(msg("mf-box-bill"))
    return Piece(Sort.MONEY, title, _bill(say, "1"), BILL, BILLS, _bill(say, "M"), ground="#dfe9d5")


def _bill(say: Say, mark: str) -> Svg:
    wide, high = BILL
    green = "#2f6b46"
    waves = "".join(f"M3 {y}c9-4 19-4 28 0s19 4 28 0" for y in range(6, 32, 3))
    return drawn(
        BILL,
        rect(0, 0, wide, high, fill="#dfe9d5"),
        rect(2, 2, wide - 4, high - 4, rx=1.5, fill="#eef4e6", stroke=green, stroke_width=0.5),
        path(waves, fill="none", stroke=green, stroke_width=0.18, stroke_opacity=0.5),
        circle(wide / 2, high / 2, 11, fill="#eef4e6", stroke=green, stroke_width=0.6),
        circle(wide / 2, high / 2, 9.6, fill="none", stroke=green, stroke_width=0.25),
        centred(wide / 2, high / 2, "1 M" if mark == "1" else "M", 10, 17, HEAVY, fill=green),
        *(centred(x, y, mark, 5.5, 8, HEAVY, fill=green) for x in (7, wide - 7) for y in (7, high - 7)),
        centred(wide / 2, high - 4.2, say(msg("mf-box-million")), 2.6, 30, NAME, fill=green),
    )


# Reference cards and pads ---------------------------------------------------------------------------------------------


def _references(say: Say) -> Iterator[Piece]:
    back = reference_back(TITLE, GRASS, "#e0483e")
    for name, steps in (("match", 7), ("season", 6)):
        title = say(msg(f"mf-box-{name}"))
        told = [say(msg(f"mf-box-{name}-{step}", win=league.WIN, draw=league.DRAW)) for step in range(1, steps + 1)]
        yield Piece(Sort.REFERENCE, title, reference(title, told, GRASS), CARD, league.TEAMS, back, ground=GRASS)


def _pads(say: Say) -> Iterator[Piece]:
    results, match = _results(say), _match_sheet(say)
    yield Piece(Sort.PAD, say(msg("mf-box-results")), results, SHEET, 2, match)
    yield Piece(Sort.PAD, say(msg("mf-box-sheet")), match, SHEET, 2, results)


def _results(say: Say) -> Svg:
    """MF-6.2, MF-6.6, MF-6.7  Clubs, fixtures, the points after each matchday, the final table."""
    letters = league.LETTERS
    clubs = [blank(7 + place % 2 * 40, 20 + place // 2 * 6, 38, letter) for place, letter in enumerate(letters)]
    fixtures = [
        [str(day), *(word for home, away in matches for word in (f"{letters[home]} – {letters[away]}", ":"))]
        for day, matches in enumerate(league.FIXTURES, 1)
    ]
    places = [[f"{place}.", *[""] * 7] for place in range(1, league.TEAMS + 1)]
    points = [[say(msg("mf-box-after", day=day)), "", "", "", ""] for day in range(1, league.MATCHDAYS + 1)]
    columns = ("club", "won", "drawn", "lost", "goals", "away", "points")
    heads = ["", *(say(msg("mf-box-column", column=name)) for name in columns)]
    day, match, result = (say(msg("mf-box-column", column=name)) for name in ("day", "match", "result"))
    return pad(
        SHEET, say(msg("mf-box-results")), GRASS, *clubs,
        ruled(6, 31, (12, 17, 17, 17, 17), (day, match, result, match, result), fixtures, 5),
        ruled(6, 69, (28, 13, 13, 13, 13), (say(msg("mf-box-column", column="points")), *letters), points, 4.4),
        ruled(6, 103, (7, 23, 8, 8, 8, 10, 9, 7), heads, places, 4.4),
    )  # fmt: skip


def _match_sheet(say: Say) -> Svg:
    """MF-10.1, MF-10.2  A match turn by turn."""
    sides = [say(msg("mf-box-side", side=side)) for side in ("home", "away")]
    turns = [
        [str(turn), MINUTES[turn], say(msg("mf-box-letter", side="home" if turn in HOME_ATTACKS else "away")), "", ""]
        for turn in range(1, LAST_TURN + 1)
    ] + [["+", MINUTES[-1], "", "", ""]]
    heads = [say(msg("mf-box-column", column=name)) for name in ("turn", "minute", "attacker", "dice", "score")]
    kept = [[say(msg("mf-box-row", row=row)), "", ""] for row in ("players", "tactic", "attack", "defence", "cards")]
    return pad(
        SHEET, say(msg("mf-box-sheet")), GRASS,
        blank(7, 20, 38, sides[0]), blank(47, 20, 38, sides[1]),
        ruled(6, 25, (20, 30, 30), ("", *sides), kept, 5.6),
        ruled(6, 62, (9, 13, 14, 28, 16), heads, turns, 4.4),
    )  # fmt: skip

"""The table as plain text: scoreboard, the Offense Card with its cube, the exchange of actions, the seat's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from playcall.contract import Say, Text, joined, msg
from playcall.games.sport_jockeys.handbook import codes_of, key_kinds, kinds
from playcall.games.sport_jockeys.names import ROW_LETTERS, both_faces, marks, team, unit_title
from playcall.games.sport_jockeys.preview import why_not
from playcall.games.sport_jockeys.rules.game_time import unit_name, used_cards
from playcall.games.sport_jockeys.rules.tally import GAME_POINTS, SAFETY
from playcall.games.sport_jockeys.rules.turn import face_of
from playcall.games.sport_jockeys.shown import landings, reasons
from playcall.games.sport_jockeys.table import (
    BOTTOM_ROW,
    COLUMNS,
    DECK,
    FACE_DOWN,
    HANDS,
    PICKED,
    POINTS_COLUMN,
    TOP_ROW,
    Deed,
    Table,
)

CUBE, EMPTY = "■", "·"
SPECIALS = ("CHA", "TIM")
CELL, NARROW_CELL = 7, 6
NARROW, WIDE = 48, 72
"""Below the one the grid is drawn with less between its squares; from the other on the scoreboard is a table."""
BESIDE = 30
"""What the exchange needs to stand beside the Offense Card."""


def screen(s: Table, seat: int | None, width: int, say: Say) -> str:
    """The whole table as a seat sees it."""
    if not s.unit:
        return "\n".join(fit([f" {line}" for line in say(msg("sj-screen-before")).split("\n")], width))
    grid, plays = offense_card(s, seat, width < NARROW, say), exchange(s, seat, say)
    room = width - max(map(len, grid)) - 2
    middle = beside(grid, fit(plays, room)) if room >= BESIDE else [*grid, "─" * width, *plays]
    lines = [*scoreboard(s, seat, width, say), "─" * width, *middle, "─" * width, *own_hand(s, seat, say)]
    return "\n".join(fit(lines, width))


def fit(lines: Iterable[str], width: int) -> list[str]:
    """Lines wrapped to a width; what goes on stands below, in the last of their columns."""
    found: list[str] = []
    for line in lines:
        head = line.rstrip()
        margin = len(head) - len(head.lstrip())
        column = head.rfind("  ", margin)
        indent = " " * (column + 2 if column >= 0 else margin)
        found += wrap(head, width, subsequent_indent=indent, drop_whitespace=False) if len(head) > width else [head]
    return [line.rstrip() for line in found]


# Scoreboard ----------------------------------------------------------------------------------------------------------


def scoreboard(s: Table, seat: int | None, width: int, say: Say) -> list[str]:
    """Teams, sides, roles, score, cards in hand, specials; the clock above."""
    clock = say(
        msg("sj-screen-clock", unit=unit_title(s.unit, unit_name(s)), deck=len(s.zones[DECK()]), gone=used_cards(s))
    )
    heads = say(msg("sj-screen-score")), say(msg("sj-screen-hand"))
    specials = [say(msg("sj-special", code=code)) for code in SPECIALS]
    if width < WIDE:
        return [
            f" {clock}",
            *(line for side in (0, 1) for line in _narrow_row(s, side, seat, (*heads, *specials), say)),
        ]
    rows = [f" {clock:<36} {heads[0]:>5}  {heads[1]:>4}  {specials[0]:<9}  {specials[1]}"]
    return rows + [_row(s, side, seat, say) for side in (0, 1)]


def _row(s: Table, side: int, seat: int | None, say: Say) -> str:
    score, hand, challenge, time_out = _holds(s, side, say)
    return f"{_team(s, side, seat, say):<37} {score:>5}  {hand:>4}  {challenge:<9}  {time_out}"


def _narrow_row(s: Table, side: int, seat: int | None, heads: Sequence[str], say: Say) -> list[str]:
    held = zip(heads, _holds(s, side, say), strict=True)
    return [_team(s, side, seat, say), "   " + ", ".join(f"{head} {value}" for head, value in held)]


def _team(s: Table, side: int, seat: int | None, say: Say) -> str:
    mark = "▸" if side == s.offence else " "
    home, role = "home" if side == s.home else "visitor", "off" if side == s.offence else "def"
    you = "yes" if side == seat else "no"
    return mark + say(msg("sj-screen-team", who=team(side, None), you=you, side=home, role=role))


def _holds(s: Table, side: int, say: Say) -> tuple[str, ...]:
    """Score, cards in hand, Challenge and Time Out."""
    held = [say(msg("sj-held")) if s.held_card(side, kinds(code)) >= 0 else "–" for code in SPECIALS]
    return str(s.scores[side]), str(len(s.zones[HANDS(side)])), *held


# The Offense Card ----------------------------------------------------------------------------------------------------


def offense_card(s: Table, seat: int | None, narrow: bool, say: Say) -> list[str]:
    """SJ-17  The grid with the cube, the points column, and where a win, a tie or a loss of the seat would lead."""
    goals = {} if s.over else {place: _names(outcomes, say) for place, outcomes in landings(s, seat).items()}
    cell = NARROW_CELL if narrow else CELL
    columns = "".join(f"{f'c{column}':^{cell}}" for column in range(1, COLUMNS + 1))
    lines = [f"      {columns} {say(msg('sj-screen-column'))}"]
    for row in range(len(GAME_POINTS)):
        names = [_cell(s, row, column, goals, say) for column in range(1, COLUMNS + 1)]
        cells = "".join(f"{name if len(name) <= cell else name.replace(' ', ''):^{cell}}" for name in names)
        inside = TOP_ROW <= row <= BOTTOM_ROW
        aside = f" {say(msg('sj-screen-safety'))}" if row == SAFETY and not narrow else ""
        mark = goals.get((row, POINTS_COLUMN), "")
        value = f"{GAME_POINTS[row]}{aside}{f' ← {mark}' if mark else ''}"
        name = f" r{row} {ROW_LETTERS[row]}" if inside else ""
        lines.append(f"{name:<6}{cells if inside else ' ' * cell * COLUMNS} {value}")
    return lines


def _names(outcomes: list[str], say: Say) -> str:
    return "/".join(say(msg("sj-screen-outcome", outcome=outcome)) for outcome in outcomes)


def _cell(s: Table, row: int, column: int, goals: dict[tuple[int, int], str], say: Say) -> str:
    if (row, column) == (s.row, s.column):
        return CUBE
    if (row, column) in goals:
        return goals[row, column]
    start = (s.options.start_row, s.options.start_column)
    return say(msg("sj-start")) if (row, column) == start else EMPTY


# The exchange --------------------------------------------------------------------------------------------------------


def exchange(s: Table, seat: int | None, say: Say) -> list[str]:
    """The actions of the play in order, with points and running totals; what must be answered stands below."""
    if not s.exchange:
        return [" " + say(msg("sj-screen-between", start="kickoff" if s.kickoff_due else "snap"))]
    who = [say(msg("sj-screen-who", who=team(each, seat))) for each in (0, 1)]
    first, second = s.play_points()
    lines = [" " + say(msg("sj-screen-points", one=who[0], first=first, other=who[1], second=second))]
    wide = max(map(len, who))
    lines += [f" {sum(deed['points']):>2}  {who[deed['seat']]:<{wide}}  {say(_deed(s, deed))}" for deed in s.exchange]
    if not s.over:
        codes = joined(codes_of(key_kinds(s.lying["kinds"])), "or")
        several = "yes" if len(s.lying["cards"]) > 1 else "no"
        lines.append(" " + say(msg("sj-screen-to-answer", codes=codes, several=several, action=_deed(s, s.lying))))
    return lines


def _deed(s: Table, deed: Deed) -> Text:
    """An action as it lies there: its cards, its combo, a gift, and what was struck."""
    struck = joined(deed["struck"], "comma") if deed["struck"] else ""
    if deed["side"] == "down":
        return msg("sj-screen-face-down", gift=deed["gift"])
    if not deed["kinds"]:
        return msg("sj-screen-struck", struck=struck)
    names = [marks(s.book.cards[s.book.ids.index(card)].faces[face_of(deed)]) for card in deed["cards"]]
    first = ["KIC"] if deed["side"] == "kick" else ["SNA"] if not names else []
    cards = joined([*first, *names], "plus")
    some = "yes" if deed["struck"] else "no"
    return msg("sj-screen-deed", cards=cards, combo=deed["combo"] or "none", some=some, struck=struck)


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines."""
    height, width = max(len(left), len(right)), max(map(len, left)) + 1
    left, right = ([*lines, *[""] * (height - len(lines))] for lines in (left, right))
    return [f"{one:<{width}}│{other}" for one, other in zip(left, right, strict=True)]


# Own cards -----------------------------------------------------------------------------------------------------------


def own_hand(s: Table, seat: int | None, say: Say) -> list[str]:
    """The hand with both faces and, in one's turn, why a card cannot be played; and what lies face down."""
    if seat is None:
        return []
    why, hand = reasons(s, seat), s.zones[HANDS(seat)]
    lines = [" " + say(msg("sj-screen-own", count=len(hand)))]
    for card in hand:
        reason = f"  {say(why_not(why[card]))} ({why[card].rule})" if card in why else ""
        lines.append(f"   {both_faces(s.book.cards[card]):<28}{reason}")
    lines += [f" + {both_faces(s.book.cards[card])}" for card in s.zones[PICKED(seat)]]
    down = [both_faces(s.book.cards[card]) for card in s.zones[FACE_DOWN(seat)]]
    return lines + [" " + say(msg("sj-screen-own-down", card=card)) for card in down]

"""The table as plain text: scoreboard, the Offense Card with its cube, the exchange of actions, the own hand."""

from __future__ import annotations

from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.handbook import codes_of, key_kinds, kinds
from playcall.games.sport_jockeys.labels import both_faces
from playcall.games.sport_jockeys.names import ROW_LETTERS, capital, count, marks, square, team, unit_title
from playcall.games.sport_jockeys.outlook import reasons
from playcall.games.sport_jockeys.procedures.game_time import unit_name
from playcall.games.sport_jockeys.procedures.tally import GAME_POINTS, after_tally
from playcall.games.sport_jockeys.table import (
    BOTTOM_ROW,
    BURIED,
    COLUMNS,
    DECK,
    DISCARD,
    FACE_DOWN,
    HANDS,
    PICKED,
    POINTS_COLUMN,
    TOP_ROW,
    Deed,
    Table,
)

CUBE, EMPTY, START = "■", "·", "START"
SIDES = ("Home", "Visitor")
SPECIALS = ("CHA", "TIM")
BESIDE = 30
"""What the exchange needs to stand beside the Offense Card."""
OUTCOMES = ((1, "win"), (0, "tie"), (-1, "loss"), (10, "win 10"), (-10, "loss 10"))


def fit(line: str, width: int) -> str:
    """A line cut to the width of the table."""
    line = line.rstrip()
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


def screen(s: Table, seat: int | None, width: int) -> str:
    """The whole table as a seat sees it."""
    if not s.unit:
        return "\n".join(fit(line, width) for line in before_the_game())
    grid, plays = offense_card(s), exchange(s, seat)
    room = width - max(map(len, grid)) - 2
    middle = beside(grid, plays) if room >= BESIDE else [*grid, "─" * width, *plays]
    lines = [*scoreboard(s, seat, width), "─" * width, *middle, "─" * width, *own_hand(s, seat)]
    return "\n".join(fit(line, width) for line in lines)


def before_the_game() -> list[str]:
    return [
        " Answer the last action or lose the play. Win plays to bring the cube up to the touchdowns.",
        " The deck is the clock. A coin decides who has the ball first.",
    ]


def headline(s: Table) -> str:
    """Score and situation in one line."""
    score = f"Team 1 {s.scores[0]} – {s.scores[1]} Team 2"
    if s.over:
        return f"Final score: {score}"
    if not s.unit:
        return "Before the game"
    where = f"{capital(unit_title(s.unit, unit_name(s)))}, {count(len(s.zones[DECK()]), 'card')} left in the deck"
    return f"{score} · {where} · Team {s.offence + 1} on offence, cube on {square(s.row, s.column)}"


# Scoreboard ----------------------------------------------------------------------------------------------------------


def scoreboard(s: Table, seat: int | None, width: int) -> list[str]:
    """Teams, sides, roles, score, cards in hand, specials; the clock above."""
    clock = f"{capital(unit_title(s.unit, unit_name(s)))}, deck {len(s.zones[DECK()])}"
    discards = sum(len(s.zones[zone]) for zone in (DISCARD(), BURIED(0), BURIED(1)))
    heads = f" {clock + f', discards {discards}':<36} score  hand  Challenge  Time Out"
    return [heads, *(_row(s, side, seat) for side in (0, 1))]


def _row(s: Table, side: int, seat: int | None) -> str:
    mark = "▸" if side == s.offence else " "
    you = " (you)" if side == seat else ""
    role = "offence" if side == s.offence else "defence"
    name = f"Team {side + 1}{you}, {SIDES[side != s.home]}, {role}"
    held = ["held" if s.held_card(side, kinds(code)) >= 0 else "–" for code in SPECIALS]
    return f"{mark}{name:<36} {s.scores[side]:>5}  {len(s.zones[HANDS(side)]):>4}  {held[0]:<9}  {held[1]}"


# The Offense Card ----------------------------------------------------------------------------------------------------


def offense_card(s: Table) -> list[str]:
    """SJ-17  The grid with the cube, the points column, and where a win, a tie or a loss would lead."""
    goals = landings(s)
    heads = " down " + "".join(f"{column:^7}" for column in range(1, COLUMNS + 1)) + "  points"
    lines = [heads]
    for row in range(len(GAME_POINTS)):
        cells = "".join(f"{_cell(s, row, column, goals):^7}" for column in range(1, COLUMNS + 1))
        inside = TOP_ROW <= row <= BOTTOM_ROW
        aside = {0: "", BOTTOM_ROW + 1: " safety"}.get(row, "")
        mark = goals.get((row, POINTS_COLUMN), "")
        points = f"{GAME_POINTS[row]}{aside}{f' ← {mark}' if mark else ''}"
        lines.append(f"  {ROW_LETTERS[row]:<4}{cells if inside else ' ' * 28}  {points}")
    return lines


def _cell(s: Table, row: int, column: int, goals: dict[tuple[int, int], str]) -> str:
    if (row, column) == (s.row, s.column):
        return CUBE
    if (row, column) in goals:
        return goals[row, column]
    start = (s.options.start_row, s.options.start_column)
    return START if (row, column) == start else EMPTY


def landings(s: Table) -> dict[tuple[int, int], str]:
    """Where the cube goes after each outcome of the play in hand."""
    found: dict[tuple[int, int], str] = {}
    for margin, word in OUTCOMES:
        goal = after_tally(s.row, s.column, margin, s.options.doubles)
        if goal in found and abs(margin) < 10:
            found[goal] = f"{found[goal]}/{word}"
        found.setdefault(goal, word)
    return {} if s.over else found


# The exchange --------------------------------------------------------------------------------------------------------


def exchange(s: Table, seat: int | None) -> list[str]:
    """The actions of the play in order, with points and running totals; key cards are marked."""
    if not s.exchange:
        return [" No play yet. Kickoff due." if s.kickoff_due else " Between two plays."]
    points = s.play_points()
    lines = [f" Play Points: {capital(team(0, seat))} {points[0]}, {capital(team(1, seat))} {points[1]}"]
    lines += [_deed(s, deed, seat) for deed in s.exchange]
    if not s.over:
        lines.append(f" To answer: {' or '.join(codes_of(key_kinds(s.lying['kinds'])))}")
    return lines


def _deed(s: Table, deed: Deed, seat: int | None) -> str:
    who = f"{capital(team(deed['seat'], seat)):<7}"
    gift = f", {deed['gift']} for the other" if deed["gift"] else ""
    combo = {"": "", "simple": " ="}.get(deed["combo"], f" [{deed['combo']}]")
    struck = f" ({'' if not deed['kinds'] else 'struck: '}{', '.join(deed['struck'])})" if deed["struck"] else ""
    return f" {sum(deed['points']):>2}  {who} {_cards_of(s, deed)}{combo}{gift}{struck}"


def _cards_of(s: Table, deed: Deed) -> str:
    if deed["side"] == "down":
        return "face down"
    face = DEF if deed["side"] == "def" else OFF
    cards = [s.book.cards[s.book.ids.index(card)].faces[face] for card in deed["cards"]]
    names = [marks(card) for card in cards]
    if deed["side"] == "kick":
        return " + ".join(["KIC", *names])
    return " + ".join(names) or ("SNA" if deed["kinds"] else "struck")


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines."""
    height, width = max(len(left), len(right)), max(map(len, left)) + 1
    left, right = ([*lines, *[""] * (height - len(lines))] for lines in (left, right))
    return [f"{one:<{width}}│{other}" for one, other in zip(left, right, strict=True)]


# Own cards -----------------------------------------------------------------------------------------------------------


def own_hand(s: Table, seat: int | None) -> list[str]:
    """The hand with both faces and, in one's turn, why a card cannot be played; and what lies face down."""
    if seat is None:
        return []
    why = reasons(s, seat)
    lines = [" Your hand, offence | defence:" if s.zones[HANDS(seat)] else " Your hand is empty."]
    for card in s.zones[HANDS(seat)]:
        reason = f"  {why[card]}" if card in why else ""
        lines.append(f"   {both_faces(s, card):<28}{reason}")
    picked = [both_faces(s, card) for card in s.zones[PICKED(seat)]]
    lines += [f" + {card}" for card in picked]
    lines += [f" Face down: {both_faces(s, card)}" for card in s.zones[FACE_DOWN(seat)]]
    return lines

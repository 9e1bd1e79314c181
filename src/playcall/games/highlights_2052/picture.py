"""The table of a game as plain text: scoreboard, both fields, drives, and the two cards area against area."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_NAMES, TYPE_LETTERS, TYPE_NAMES
from playcall.games.highlights_2052.names import HALVES, Names
from playcall.games.highlights_2052.procedures.down import Down
from playcall.games.highlights_2052.table import HOME, PLAYS_PER_DRIVE, PLAYS_PER_HALF, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    AI_STACK,
    AUDIBLE_SPACE,
    DRIVE,
    HANDS,
    IN_PLAY,
    PLAYBOOK,
    SOLO_DECK,
)

BALL, EMPTY, START, BAD = "●", "·", "S", "x"
FOOTBALL, HELMET, NONE = "◊", "∩", "–"
ROLES = ("Visitor", "Home")
SIDES = (VISITOR, HOME)
TYPE_OF_LETTER = dict(zip(TYPE_LETTERS, TYPE_NAMES, strict=True))


def fit(line: str, width: int) -> str:
    """A line cut to the width of the table."""
    line = line.rstrip()
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


def fold(head: str, text: str, width: int, lines: int = 3) -> list[str]:
    """Text under a heading, over at most so many lines."""
    folded = wrap(f"{head}{text}", width, subsequent_indent="   ", break_long_words=False)
    if len(folded) <= lines:
        return folded
    return [*folded[: lines - 1], fit(" ".join(map(str.strip, folded[lines - 1 :])), width)]


def side_name(s: Table, side: int, seat: int | None) -> str:
    """`Tidebreakers (you)`."""
    own = " (you)" if seat is not None and s.seats[side] == seat else ""
    return Names(s.game).team(s.teams[side]) + own


def match_picture(s: Table, seat: int | None, width: int) -> list[str]:
    """A half or an overtime in progress."""
    rule = "─" * width
    parts = [scoreboard(s, seat, width), [rule], field(s, width), drives(s, width)]
    cards = cards_in_play(s, width)
    parts += [[rule], cards] if cards else []
    return [fit(line, width) for part in [*parts, own_cards(s, seat, width)] for line in part]


# Scoreboard --------------------------------------------------------------------------------------------------------


def scoreboard(s: Table, seat: int | None, width: int) -> list[str]:
    """Teams, score, plays made, Audibles, cards left."""
    deck = f"{HALVES[s.half]}, {len(s.zones[ACTION_DECK()])} Action cards left"
    if s.overtime:
        deck = f"overtime {s.overtime_round}, {len(s.zones[ACTION_DECK()])} Action cards"
    name = 34 if width >= 76 else 30
    heads = f" {deck:<{name}} score  plays  Audibles  hand  Playbook"
    return [heads, *(_row(s, side, seat, name) for side in SIDES)]


def _row(s: Table, side: int, seat: int | None, width: int) -> str:
    mark = "▸" if side == s.offence else " "
    name = f"{ROLES[side]:<7} {side_name(s, side, seat)}"
    plays = f"{s.made[side]}/{PLAYS_PER_HALF}" if not s.overtime else NONE
    hand, book = _stocks(s, side)
    return f"{mark}{name:<{width}} {s.scores[side]:>5}  {plays:>5}  {_audibles(s, side):<8}  {hand:>4}  {book:>8}"


def _stocks(s: Table, side: int) -> tuple[int, int]:
    """Cards in hand and behind it; the automatic opponent has its stack and the Solo Deck."""
    if s.automatic(side):
        return len(s.zones[AI_STACK()]), len(s.zones[SOLO_DECK()])
    return len(s.zones[HANDS(side)]), len(s.zones[PLAYBOOK(side)])


def _audibles(s: Table, side: int) -> str:
    if s.overtime or s.automatic(side):
        return NONE
    return f"{s.audibles[side]}{', card' if s.zones[AUDIBLE_SPACE(side)] else ', none'}"


# Fields ------------------------------------------------------------------------------------------------------------


def field(s: Table, width: int) -> list[str]:
    """Both 50-yard fields and what a kick from each space needs."""
    spaces = [-5, *range(0, s.safety_space + 5, 5)]
    label = 17 if width >= 78 else 13
    cell = max(3, min(6, (width - label - 12) // len(spaces)))
    heads = ["EZ" if y <= 0 else "SF" if y == s.safety_space else str(y) for y in spaces]
    lines = [_line(f"{BALL} ball, {START} START", heads, label, cell)]
    for side in SIDES:
        marks = [_mark(s, side, y) for y in spaces]
        down = f"  play {min(s.down(side), PLAYS_PER_DRIVE)} of {PLAYS_PER_DRIVE}"
        lines.append(_line(Names(s.game).team(s.teams[side]), marks, label, cell) + down)
    return lines if s.overtime else [*lines, _line("kick needs", [_needs(s, y) for y in spaces], label, cell)]


def _line(name: str, cells: Sequence[str], label: int, cell: int) -> str:
    return f" {name:<{label - 1}.{label - 1}}" + "".join(text.rjust(cell) for text in cells)


def _mark(s: Table, side: int, y: int) -> str:
    if y == s.ball[side]:
        return BALL
    return START if y == s.start_spot else BAD if y == s.safety_space else EMPTY


def _needs(s: Table, y: int) -> str:
    return str(min(10, max(3, y // 5 + 1))) if 0 < y < s.safety_space else ""


def drives(s: Table, width: int) -> list[str]:
    """The cards of each drive stack with the types they were activated as."""
    lines = [f" {_drive(s, side)}" for side in SIDES if s.zones[DRIVE(side)]]
    joined = " |".join(lines)
    return [joined] if lines and len(joined) <= width else lines


def _drive(s: Table, side: int) -> str:
    names = Names(s.game, s.cards)
    kinds = [TYPE_OF_LETTER.get(letter, "nothing") for letter in s.drive_types[side]]
    stack = [f"{names.card(card)} ({kind})" for card, kind in zip(s.zones[DRIVE(side)], kinds, strict=True)]
    return f"Drive of {names.team(s.teams[side])}: {', '.join(stack)}"


# Cards in play -----------------------------------------------------------------------------------------------------


def cards_in_play(s: Table, width: int) -> list[str]:
    """The threat and its answer, Left against Left, Center against Center, Right against Right."""
    if not any(isinstance(procedure, Down) for procedure in s.stack):
        return []
    names = Names(s.game, s.cards)
    column = max(10, (width - 27) // 3)
    heads = f" {names.team(s.teams[s.offence]) + ' attack':<25} " + "".join(f"{area:<{column}}" for area in AREA_NAMES)
    attack, answered = s.offensive_card, bool(s.zones[IN_PLAY(s.defence)]) or s.overtime
    lines = [heads, _cells(f"{FOOTBALL} {names.card(s.facing[s.offence])}", _footballs(attack, column), column)]
    if not answered:
        return [*lines, f" {HELMET} {names.team(s.teams[s.defence])} to answer", *_attack_text(attack, width)]
    defence = s.cards[s.facing[s.defence]]
    lines.append(_cells(f"{HELMET} {names.card(s.facing[s.defence])}", _helmets(defence), column))
    return [*lines, *_attack_text(attack, width), *_defence_text(defence, width)]


def _cells(name: str, cells: Sequence[str], column: int) -> str:
    return f" {name:<25.25} " + "".join(f"{cell:<{column}}" for cell in cells)


def _footballs(card: Card, column: int) -> list[str]:
    """`Run 10 ◊` in each area; two plays of one area are told by letter if there is no room."""
    cells = []
    for area in range(3):
        plays = [play for play in card.plays if play.area == area]
        long = " ".join(f"{TYPE_NAMES[play.type]} {play.yards} {FOOTBALL * play.footballs}" for play in plays)
        short = " ".join(f"{TYPE_LETTERS[play.type]}{play.yards}{FOOTBALL * play.footballs}" for play in plays)
        cells.append((long if len(long) < column else short) or NONE)
    return cells


def _helmets(card: Card) -> list[str]:
    return [HELMET * number or NONE for number in card.helmets]


def _attack_text(card: Card, width: int) -> list[str]:
    texts = " / ".join(dict.fromkeys(card.offence_texts)) or "no footballs"
    return fold(
        f" {FOOTBALL} Footballs: ", f"{texts}{'' if texts.endswith('.') else '.'} Kick number {card.fg}.", width, 2
    )


def _defence_text(card: Card, width: int) -> list[str]:
    box = card.defence_text or "No box."
    flag = " Penalty icon." if card.penalty else ""
    return fold(f" {HELMET} Helmets: ", f"{TYPE_NAMES[card.def_type]} defence. {box}{flag}", width, 2)


# Own cards ---------------------------------------------------------------------------------------------------------


def own_cards(s: Table, seat: int | None, width: int) -> list[str]:
    """The Audible card, and the hand unless the options show it."""
    sides = [] if seat is None else s.sides_of(seat)
    if seat is None or not sides:
        return []
    names = Names(s.game, s.cards)
    lines = [f" Your Audible card: {names.card(card)}" for card in s.zones[AUDIBLE_SPACE(sides[0])]]
    hand = s.zones[HANDS(sides[0])]
    if hand and not _offered(s, seat, hand):
        lines += fold(" Your hand: ", ", ".join(map(names.card, hand)), width)
    return lines


def _offered(s: Table, seat: int, hand: Sequence[int]) -> bool:
    """Whether the options of the seat list its hand."""
    actions = s.game.actions
    offered = {actions.verb_of(action).argument(action) for action in s.legal(seat)}
    return s.situation().endswith((".answer", ".discard_card", ".first_card", ".set_audibles", ".choose")) and (
        set(hand) <= offered
    )

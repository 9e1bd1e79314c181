"""The table as plain text: scoreboard with its spots, the duel, the own hand, and what is left to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, Player
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.matchup import defence_number, offence_number, standing
from playcall.games.masters_gridiron.names import (
    Names,
    book_line,
    player_line,
    points_words,
    short_name,
    spot_name,
)
from playcall.games.masters_gridiron.odds import unseen_players
from playcall.games.masters_gridiron.prompts import deck_words, spread_words, standing_words
from playcall.games.masters_gridiron.spread import favourite, spread_tenths
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, POINTS, SPOTS_TO_FILL, TURNS, Table
from playcall.games.masters_gridiron.zones import (
    DEF_DISC,
    DEFENSE,
    OFF_DISC,
    OFFENSE,
    PB_DISC,
    PB_OPEN,
    PB_TOP,
    PILES,
    PLAYBOOK,
)

EMPTY, PUNTED, STOPPED = "·", "p", "x"
NAME = 18
"""Room for a player's name."""


def screen(s: Table, seat: int | None, width: int) -> str:
    """The whole table as a seat sees it."""
    if s.visitor == NOBODY:
        lines = [" Eight attempts and eight stops each. Touchdowns score 7, field goals 3.", f" {decks_named(s)}"]
    else:
        rule = "─" * width
        lines = [*scoreboard(s, seat), rule, *duel(s, width)]
        lines += [rule, *own_cards(s, seat, width), *others(s, seat, width)] if not s.over else []
    return "\n".join(fit(line, width) for line in lines)


def fit(line: str, width: int) -> str:
    """A line cut to the width of the table."""
    line = line.rstrip()
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


def fold(head: str, text: str, width: int, lines: int) -> list[str]:
    """Text under a heading, over at most so many lines."""
    folded = wrap(f"{head}{text}", width, subsequent_indent="   ", break_long_words=False)
    if len(folded) <= lines:
        return folded
    return [*folded[: lines - 1], fit(" ".join(map(str.strip, folded[lines - 1 :])), width)]


def decks_named(s: Table) -> str:
    teams = s.game.cards.teams
    named = [f"Player {seat + 1}: {teams[team].name}" for seat, team in enumerate(s.teams) if team != NOBODY]
    return "; ".join(named)


# Scoreboard -----------------------------------------------------------------------------------------------------------


def scoreboard(s: Table, seat: int | None) -> list[str]:
    """Teams, scores, spots, defensive scores and cards left."""
    spots = max(SPOTS_TO_FILL, *(len(line) for line in s.outcomes))
    heads = "".join(f"{_column(spot):>4}" for spot in range(1, spots + 1))
    now = f"Turn {min(s.turn, TURNS)} of {TURNS}" if not s.period else f"Overtime {s.period}"
    lines = [f" {now:<28} score {heads}  def"]
    lines += [_row(s, side, seat, spots) for side in (s.visitor, s.home)]
    lines += [_cards_left(s, side) for side in (s.visitor, s.home)]
    return lines + _money(s)


def _column(spot: int) -> str:
    return str(spot) if spot <= SPOTS_TO_FILL else f"OT{spot - SPOTS_TO_FILL}"


def _row(s: Table, side: int, seat: int | None, spots: int) -> str:
    mark = "▸" if side == s.offence and not s.over else " "
    role = "Visitor" if side == s.visitor else "Home"
    name = f"{role:<7} {s.names[side]}{' (you)' if side == seat else ''}"
    cells = [_cell(letter) for letter in s.outcomes[side]]
    cells += [EMPTY] * (spots - len(cells))
    defence = "+".join(str(POINTS[letter]) for letter in s.defence_scores[side])
    return f"{mark}{name:<28} {s.scores[side]:>5} {''.join(f'{cell:>4}' for cell in cells)}  {defence}"


def _cell(letter: str) -> str:
    if POINTS[letter]:
        return str(POINTS[letter])
    return PUNTED if letter in "pb" else STOPPED


def _cards_left(s: Table, side: int) -> str:
    counts = [f"{pile.name.capitalize()} {len(s.zones[pile.hand + side])}+{s.deck_size(pile, side)}" for pile in PILES]
    carry = f", carries +{s.carry[side]}" if s.carry[side] else ""
    return f"   {s.names[side]}, hand + deck: {', '.join(counts)}{carry}"


def _money(s: Table) -> list[str]:
    if not any(s.payrolls):
        return []
    pay = " – ".join(f"{s.names[side]} ${s.payrolls[side]}M" for side in (s.visitor, s.home))
    spread = spread_words(s)
    return [f"   Payroll {pay}{f': {spread}' if spread else ''}"]


# The duel -------------------------------------------------------------------------------------------------------------


def duel(s: Table, width: int) -> list[str]:
    """What lies in this turn, with both numbers."""
    if s.over:
        return [_final(s)]
    if s.offence_card == NO_CARD:
        return [f" {s.names[s.offence]} on offence, {spot_name(s.spot(s.offence))}."]
    names, now = Names(s.game), standing(s)
    lines = [f" Offence  {player_line(s.players[s.offence_card])}"]
    if s.play_card != NO_CARD:
        lines.append(f" Play     {book_line(s.book[s.play_card % BOOK])}")
        number = offence_number(s, now)
        lines.append(f"          “{standing_words(s)}”: {names.sum(number.terms, number.total)}")
    if s.defence_card != NO_CARD:
        lines.append(f" Defence  {player_line(s.players[s.defence_card])}")
        if now.stops:
            answer = defence_number(s, now)
            lines.append(f"          {names.sum(answer.terms, answer.total)}")
    calls = [
        f"{names.card(card)}{' (cancelled)' if place in s.cancelled else ''}" for place, card in enumerate(s.calls)
    ]
    return lines + ([f" Audibles {', '.join(calls)}"] if calls else [])


def _final(s: Table) -> str:
    best = favourite(s)
    spread = f", {s.names[best]} favoured by {points_words(spread_tenths(s))}" if best >= 0 else ""
    return f" Final score {s.names[s.visitor]} {s.scores[s.visitor]} – {s.scores[s.home]} {s.names[s.home]}{spread}"


# Cards ----------------------------------------------------------------------------------------------------------------


def own_cards(s: Table, seat: int | None, width: int) -> list[str]:
    """The seat's own hand, one card a line, and what its decks hold."""
    if seat is None:
        return []
    lines = []
    for pile in (OFFENSE, DEFENSE):
        heads = [f" {pile.name.capitalize():<8}", *[" " * 9] * 2]
        cards = s.zones[pile.hand + seat]
        lines += [
            f"{head} {i} {player_line(s.players[card])}" for head, i, card in zip(heads, "123", cards, strict=False)
        ]
    for place, card in enumerate(s.zones[PLAYBOOK.hand + seat]):
        head = " Playbook" if place == 0 else " " * 9
        lines.append(f"{head} {place + 1} {book_line(s.book[card % BOOK])}")
    lines.append(f" Your Playbook deck: {deck_words(s, seat)}")
    return lines + _known_tops(s, seat, width)


def _known_tops(s: Table, seat: int, width: int) -> list[str]:
    """MG-9.20  Cards of the own decks whose places the seat knows."""
    names = Names(s.game)
    lines = []
    if s.zones[PB_TOP(seat)]:
        lines += fold(" On top of it: ", names.cards(s.zones[PB_TOP(seat)][::-1]), width, 2)
    for pile in (OFFENSE, DEFENSE):
        if s.zones[pile.unseen + seat]:
            under = names.people(s.zones[pile.unseen + seat][::-1])
            lines += fold(f" Under your {pile.name.capitalize()} deck: ", under, width, 2)
    return lines


def others(s: Table, seat: int | None, width: int) -> list[str]:
    """Unseen players, piles in a public order, discards."""
    lines = []
    for side in (s.visitor, s.home):
        if side != seat:
            lines += _unseen(s, side, seat, width)
    for side in (s.visitor, s.home):
        lines += _open_piles(s, side, width)
        lines += _discards(s, side, width)
    return lines


def _unseen(s: Table, side: int, seat: int | None, width: int) -> list[str]:
    lines = []
    for pile in (DEFENSE, OFFENSE):
        if pile is DEFENSE and s.scouted and seat == s.offence:
            hand = s.zones[pile.hand + side]
            lines += ratings_table(f"{s.names[side]} hold", [s.players[card] for card in hand], width)
        if s.options.open_rosters and (cards := unseen_players(s, pile, side, seat)):
            head = f"Unseen {pile.name.capitalize()} of {s.names[side]} ({len(cards)})"
            lines += ratings_table(head, [s.players[card] for card in cards], width)
    return lines


def ratings_table(head: str, players: Sequence[Player], width: int) -> list[str]:
    """Players under a heading in as many columns as there is room for, each with his ratings below their codes."""
    codes: Sequence[str] = OFFENCE_CODES if players[0].side == "OFFENSE" else DEFENCE_CODES
    cells = [f"{fit(short_name(player), NAME):<{NAME}}{_figures(player.ratings)}" for player in players]
    columns = max(1, width // (len(cells[0]) + 3))
    rows = -(-len(cells) // columns)
    heads = " " * NAME + "".join(f"{code:>4}" for code in codes)
    lines = [f" {head}", f"   {'   '.join([heads] * columns)}"]
    return lines + [f"   {'   '.join(cells[row::rows])}" for row in range(rows)]


def _figures(ratings: Sequence[int]) -> str:
    return "".join(f"{rating or EMPTY:>4}" for rating in ratings)


def _open_piles(s: Table, side: int, width: int) -> list[str]:
    """MG-6.6  Decks whose order everybody knows, from the top."""
    names = Names(s.game)
    lines = []
    for pile in (OFFENSE, DEFENSE):
        if s.zones[pile.open + side]:
            order = ", ".join(short_name(s.players[card]) for card in s.zones[pile.open + side][::-1])
            lines += fold(f" {pile.name.capitalize()} deck of {s.names[side]}, from the top: ", order, width, 2)
    if s.zones[PB_OPEN(side)]:
        order = ", ".join(map(names.card, s.zones[PB_OPEN(side)][::-1]))
        lines += fold(f" Known Playbook cards of {s.names[side]}, from the top: ", order, width, 2)
    return lines


def _discards(s: Table, side: int, width: int) -> list[str]:
    used = [short_name(s.players[card]) for kind in (OFF_DISC, DEF_DISC) for card in s.zones[kind(side)]]
    used += [Names(s.game).card(card) for card in s.zones[PB_DISC(side)]]
    return fold(f" Used by {s.names[side]}: ", ", ".join(used), width, 2) if used else []


def headline(s: Table) -> str:
    """Score and situation in one line."""
    if s.visitor == NOBODY:
        return f"{s.game.title} · before the game"
    score = f"{s.names[s.visitor]} {s.scores[s.visitor]} – {s.scores[s.home]} {s.names[s.home]}"
    if s.over:
        return f"Final: {score}"
    when = f"overtime {s.period}" if s.period else f"turn {s.turn} of {TURNS}"
    return f"{score} · {when} · {s.names[s.offence]} on offence"

"""A deck as builders see it: the roster as a formation, the playbook on its shelf, what it measures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from playcall.booklet.decks import Area, Held, Meter, Note, Part, Problem, Sheet, Slot
from playcall.games.masters_gridiron.anatomy import TYPES, Player
from playcall.games.masters_gridiron.art.palette import AUDIBLE, PASS, RESULTS, RUN
from playcall.games.masters_gridiron.cards import CardSet
from playcall.games.masters_gridiron.deckcheck import Composition, composition
from playcall.games.masters_gridiron.deckpool import PRICE
from playcall.games.masters_gridiron.decks import Deck, deck_code, deck_text, payroll
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.slots import DEFENCE, FEWEST_PLAYBOOK, OFFENCE, ROSTER_SIDE, Slots

ELEVENTH: Final = "11"
DEFENCE_ROWS: Final = (("S", ELEVENTH, "S"), ("CB", "LB", "LB", "LB", "CB"), ("DE", "DT", "DE"))
OFFENCE_ROWS: Final = (("WR", "T", "G", "C", "G", "T", "TE", "WR"), ("RB", "QB", ELEVENTH))
"""As they line up, both seen from behind the offence."""
SIDE_INKS: Final = {"offense": "#2c5f8d", "defense": "#7a3a2a"}
TYPE_INKS: Final = {"IR": RUN, "OR": RUN, "SP": PASS, "LP": PASS}
CHECKS: Final = 13
"""MG-12.13  The codes of the check."""
BEYOND_CAP: Final = 9 / 8
"""So much of the cap is the bar of the payroll long."""


def sheet_of(deck: Deck, problems: Sequence[Problem], options: Options, cards: CardSet) -> Sheet:
    """Everything about a deck; its problems are given."""
    held = Counter(cards.players[place].id for place in deck.players)
    held.update(cards.book[place].id for place in deck.book)
    made = composition(deck, cards)
    codes = {problem.code for problem in problems}
    areas = (
        _side("defense", "Defence", DEFENCE_ROWS, DEFENCE, [cards.players[place] for place in deck.defence]),
        _side("offense", "Offence", OFFENCE_ROWS, OFFENCE, [cards.players[place] for place in deck.offence]),
        _playbook(deck, cards),
    )
    meters = (_payroll(deck, options, cards, codes), _results(made, options, codes), _types(made, codes))
    room = options.cap - payroll(deck, cards) if options.cap else None
    return Sheet(
        deck.name, deck_text(deck, cards), deck_code(deck, cards), dict(held), areas, meters, tuple(problems), CHECKS,
        room,
    )  # fmt: skip


# Areas ----------------------------------------------------------------------------------------------------------------


def _side(group: str, title: str, rows: Sequence[Sequence[str]], slots: Slots, players: Sequence[Player]) -> Area:
    """MG-12.3, MG-12.4  Players at their places; whoever finds none stands beyond."""
    waiting: dict[str, list[str]] = {}
    for player in players:
        waiting.setdefault(player.pos, []).append(player.id)
    fixed = {pos: [waiting[pos].pop(0) for _ in range(slots.fixed.count(pos)) if waiting.get(pos)] for pos in waiting}
    eleventh = next((waiting[pos].pop(0) for pos in slots.eleventh if waiting.get(pos)), None)
    placed = tuple(
        tuple(
            Slot("", {"group": group}, eleventh, "Eleventh")
            if pos == ELEVENTH
            else Slot(pos, {"group": group, "position": pos}, fixed[pos].pop(0) if fixed.get(pos) else None)
            for pos in row
        )
        for row in rows
    )
    beyond = Counter(card for rest in waiting.values() for card in rest)
    return Area(group, title, group, len(players), ROSTER_SIDE, placed, beyond=_held(beyond))


def _playbook(deck: Deck, cards: CardSet) -> Area:
    shelf = Counter(cards.book[place].id for place in sorted(deck.book))
    return Area("playbook", "Playbook", "plays", len(deck.book), FEWEST_PLAYBOOK, shelf=_held(shelf))


def _held(counted: Counter[str]) -> tuple[Held, ...]:
    return tuple(Held(card, copies) for card, copies in counted.items())


# Meters ---------------------------------------------------------------------------------------------------------------


def _payroll(deck: Deck, options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """MG-12.2  What the players cost, against the cap."""
    sides = {"offense": deck.offence, "defense": deck.defence}
    sums = {side: sum(cards.players[place].salary for place in places) for side, places in sides.items()}
    total, cap = sum(sums.values()), options.cap
    titles = {"offense": "Offence", "defense": "Defence"}
    parts = tuple(Part(titles[side], number, SIDE_INKS[side]) for side, number in sums.items())
    notes = []
    if cap:
        left = cap - total
        text = f"${left} million left." if left >= 0 else f"${-left} million over the cap."
        notes.append(Note(text, "room" if left >= 0 else "over", {"money": abs(left)}))
    empty = 2 * ROSTER_SIDE - len(deck.players)
    if empty > 0:
        text = f"{_number(empty, 'empty place')} will cost at least ${empty} million."
        notes.append(Note(text, "empty", {"places": empty}))
    full = max(round(cap * BEYOND_CAP), total, 1)
    label = PRICE.format(price=cap) if cap else ""
    return Meter(
        "payroll", "Payroll", PRICE.format(price=total), "over_cap" not in codes, "sum", parts, full,
        cap or None, label, True, tuple(notes),
    )  # fmt: skip


def _results(made: Composition, options: Options, codes: set[str]) -> Meter:
    """MG-12.5 to MG-12.7  The Field Goals against half of the playbook."""
    parts = (
        Part("FG", made.field_goals, RESULTS["FG"]), Part("TD", made.touchdowns, RESULTS["TD"]),
        Part("A", made.audibles, AUDIBLE),
    )  # fmt: skip
    needed = made.touchdowns + made.audibles
    exact = options.fg_share == "exact"
    half = "exactly half" if exact else "at least half"
    others = f"{_number(made.touchdowns, 'Touchdown')} and {_number(made.audibles, 'Audible')}"
    text = f"Field Goals are {half}: {needed} with {others}."
    note = Note(text, "half_exact" if exact else "half_least", {
        "needed": needed, "touchdowns": made.touchdowns, "audibles": made.audibles,
    })  # fmt: skip
    good = not codes & {"few_playbook", "many_playbook", "few_touchdowns", "field_goal_share"}
    full = max(made.total, FEWEST_PLAYBOOK)
    return Meter("playbook", "Playbook", str(made.total), good, "sum", parts, full, full / 2, "", False, (note,))


def _types(made: Composition, codes: set[str]) -> Meter:
    """MG-12.8  Every type against twice the rarest."""
    parts = tuple(Part(kind, made.types[kind], TYPE_INKS[kind]) for kind in TYPES)
    most, least = max(made.types.values()), min(made.types.values())
    text = f"No type may have more than twice as many plays as another: {2 * least} at most now."
    note = Note(text, "twice", {"most": 2 * least})
    full = max(most, 2 * least, 4)
    return Meter(
        "types", "Play types", "", "type_ratio" not in codes, "rows", parts, full, 2 * least, "", True, (note,)
    )


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

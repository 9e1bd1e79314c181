"""MG-12.13  The check of a deck: every broken rule at once, each with its code and its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from playcall.booklet.decks import Problem, Wanted
from playcall.games.masters_gridiron.anatomy import TYPE_NAMES, TYPES, Audible, Play
from playcall.games.masters_gridiron.cards import CardSet, load
from playcall.games.masters_gridiron.decks import Deck, payroll
from playcall.games.masters_gridiron.names import count
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.slots import (
    DEFENCE,
    FEWEST_PLAYBOOK,
    FEWEST_TOUCHDOWNS,
    OFFENCE,
    ROSTER_SIDE,
    Slots,
)


class Composition(NamedTuple):
    """What a playbook is made of."""

    touchdowns: int
    field_goals: int
    audibles: int
    types: dict[str, int]

    @property
    def total(self) -> int:
        return self.touchdowns + self.field_goals + self.audibles


def check_deck(
    deck: Deck, options: Options | None = None, cards: CardSet | None = None, taken: Collection[int] = ()
) -> list[Problem]:
    """All broken rules in the order of MG-12.13; `taken` are players of other decks of the pool (MG-16.3)."""
    options, cards = options or Options(), cards or load()
    return [
        *_unknown(deck),
        *_roster("Offense", "offense", "MG-12.3", OFFENCE, [cards.players[p].pos for p in deck.offence]),
        *_roster("Defense", "defense", "MG-12.4", DEFENCE, [cards.players[p].pos for p in deck.defence]),
        *_duplicates(deck, cards),
        *_cap(deck, options, cards),
        *_playbook(composition(deck, cards), options),
        *_copies(deck, options, cards),
        *_owned(deck, cards, taken),
    ]


def composition(deck: Deck, cards: CardSet | None = None) -> Composition:
    """Touchdowns, Field Goals, Audibles, and plays by type."""
    faces = [(cards or load()).book[place] for place in deck.book]
    plays = [face for face in faces if isinstance(face, Play)]
    results = Counter(play.result for play in plays)
    types = Counter(play.type for play in plays)
    audibles = sum(isinstance(face, Audible) for face in faces)
    return Composition(results["TD"], results["FG"], audibles, {kind: types[kind] for kind in TYPES})


def _unknown(deck: Deck) -> Iterator[Problem]:
    if deck.unknown:
        named = ", ".join(f"'{word[:40]}'" for word in dict.fromkeys(deck.unknown))
        yield Problem("unknown_card", "MG-12.1", f"There is no card {named}", {"cards": named})


def _roster(side: str, code: str, rule: str, slots: Slots, positions: Sequence[str]) -> Iterator[Problem]:
    if len(positions) != ROSTER_SIDE:
        free = slots.free(positions)
        empty = f": {_positions(free)} missing" if len(positions) < ROSTER_SIDE and free else ""
        text = f"{side} has {count(len(positions), 'card')}, not {ROSTER_SIDE}{empty}"
        facts: dict[str, str | int] = {
            "cards": len(positions),
            "open": len(free) if empty else 0,
            "missing": _positions(free),
        }
        wanted = _of_position(code, free) if len(positions) < ROSTER_SIDE else {}
        yield Problem(f"count_{code}", rule, text, facts, wanted)
        return
    free, surplus = slots.free(positions), slots.surplus(positions)
    if free:
        text = f"{side} lacks {_positions(free)}; beyond its slots are {_positions(surplus)}"
        facts = {"open": len(free), "missing": _positions(free), "surplus": _positions(surplus)}
        yield Problem(f"slots_{code}", rule, text, facts, _of_position(code, free))
    elif surplus[0] not in slots.eleventh:
        allowed = f"{', '.join(slots.eleventh[:-1])} or {slots.eleventh[-1]}"
        text = f"The eleventh of the {side} is a {surplus[0]}, not {allowed}"
        facts = {"open": 0, "missing": "", "surplus": surplus[0]}
        yield Problem(f"slots_{code}", rule, text, facts, {"group": code})


def _of_position(group: str, free: Sequence[str]) -> Wanted:
    return {"group": group, "position": free[0]} if free else {"group": group}


def _positions(positions: Sequence[str]) -> str:
    return ", ".join(f"{number} {pos}" for pos, number in Counter(positions).items())


def _duplicates(deck: Deck, cards: CardSet) -> Iterator[Problem]:
    twice = [place for place, number in Counter(deck.players).items() if number > 1]
    if twice:
        names = ", ".join(f"#{cards.players[place].id} {cards.players[place].name}" for place in twice)
        yield Problem("duplicate_player", "MG-12.10", f"More than once in the deck: {names}", {"names": names})


def _cap(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    total = payroll(deck, cards)
    if options.cap and total > options.cap:
        text = f"The payroll is ${total} million, ${total - options.cap} million over the cap of ${options.cap} million"
        facts: dict[str, str | int] = {"payroll": total, "over": total - options.cap, "cap": options.cap}
        yield Problem("over_cap", "MG-12.2", text, facts)


def _playbook(book: Composition, options: Options) -> Iterator[Problem]:
    if book.total < FEWEST_PLAYBOOK:
        text = f"The playbook has {count(book.total, 'card')}, {FEWEST_PLAYBOOK} at least"
        yield Problem("few_playbook", "MG-12.5", text, {"cards": book.total}, {"group": "plays"})
    if book.total > options.playbook_max:
        text = f"The playbook has {book.total} cards, {options.playbook_max} at most"
        yield Problem("many_playbook", "MG-12.5", text, {"cards": book.total, "most": options.playbook_max})
    if book.touchdowns < FEWEST_TOUCHDOWNS:
        text = f"The playbook has {count(book.touchdowns, 'Touchdown')}, {FEWEST_TOUCHDOWNS} at least"
        wanted = {"group": "plays", "result": "TD"}
        yield Problem("few_touchdowns", "MG-12.6", text, {"touchdowns": book.touchdowns}, wanted)
    others = book.touchdowns + book.audibles
    exact = options.fg_share == "exact"
    if book.field_goals < others or (exact and book.field_goals != others):
        half = "exactly half" if exact else "at least half"
        text = f"{book.field_goals} of {book.total} Playbook cards are Field Goals, not {half}: {others} are needed"
        facts: dict[str, str | int] = {"goals": book.field_goals, "cards": book.total, "needed": others}
        wanted = {"group": "plays", "result": "FG"} if book.field_goals < others else {"group": "plays", "result": "TD"}
        yield Problem("field_goal_share", "MG-12.7", text, facts, wanted)
    yield from _ratio(book)


def _ratio(book: Composition) -> Iterator[Problem]:
    most, least = max(TYPES, key=lambda kind: book.types[kind]), min(TYPES, key=lambda kind: book.types[kind])
    if book.types[most] > 2 * book.types[least]:
        text = f"{book.types[most]} {TYPE_NAMES[most]} plays against {book.types[least]} {TYPE_NAMES[least]} plays"
        facts: dict[str, str | int] = {
            "most": book.types[most], "least": book.types[least], "often": most, "seldom": least,
        }  # fmt: skip
        wanted = {"group": "plays", "type": least}
        yield Problem("type_ratio", "MG-12.8", f"{text}: more than twice as many", facts, wanted)


def _copies(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    limit = options.playbook_copies
    over = [(place, number) for place, number in sorted(Counter(deck.book).items()) if limit and number > limit]
    if over:
        names = ", ".join(f"{number} of {cards.book[place].name}" for place, number in over)
        text = f"A Playbook card may be in a deck {limit} times at most: {names}"
        yield Problem("copies", "MG-12.11", text, {"limit": limit, "names": names})


def _owned(deck: Deck, cards: CardSet, taken: Collection[int]) -> Iterator[Problem]:
    others = [place for place in deck.players if place in taken]
    if others:
        names = ", ".join(f"#{cards.players[place].id} {cards.players[place].name}" for place in others)
        yield Problem("not_owned", "MG-16.3", f"In another deck of the competition: {names}", {"names": names})

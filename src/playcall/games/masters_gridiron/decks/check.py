"""MG-12.13  The check of a deck: every broken rule at once, each with its code and its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from playcall.contract import Arg, Text, joined, msg
from playcall.contract.decks import Problem, Wanted
from playcall.games.masters_gridiron.anatomy import TYPES, Audible, Play
from playcall.games.masters_gridiron.cards import CardSet, load
from playcall.games.masters_gridiron.decks import (
    DEFENCE,
    FEWEST_PLAYBOOK,
    FEWEST_TOUCHDOWNS,
    OFFENCE,
    ROSTER_SIDE,
    Deck,
    Slots,
    payroll,
)
from playcall.games.masters_gridiron.names import type_text
from playcall.games.masters_gridiron.options import Options


class Composition(NamedTuple):
    """What a playbook is made of."""

    touchdowns: int
    field_goals: int
    audibles: int
    types: dict[str, int]

    @property
    def total(self) -> int:
        return self.touchdowns + self.field_goals + self.audibles

    @property
    def field_goals_needed(self) -> int:
        """MG-12.7  As many as Touchdowns and Audibles together: half of the playbook."""
        return self.touchdowns + self.audibles

    @property
    def most_of_a_type(self) -> int:
        """MG-12.8  No type has more than twice as many plays as another."""
        return 2 * min(self.types.values())


def check_deck(
    deck: Deck, options: Options | None = None, cards: CardSet | None = None, taken: Collection[int] = ()
) -> list[Problem]:
    """All broken rules in the order of MG-12.13; `taken` are players of other decks of the pool (MG-16.3)."""
    options, cards = options or Options(), cards or load()
    return [
        *_unknown(deck),
        *_roster("offense", "MG-12.3", OFFENCE, [cards.players[p].pos for p in deck.offence]),
        *_roster("defense", "MG-12.4", DEFENCE, [cards.players[p].pos for p in deck.defence]),
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


def _problem(code: str, rule: str, wanted: Wanted | None = None, **args: Arg) -> Problem:
    """MG-12.13  A broken rule; its sentence has the code in its id."""
    return Problem(code, rule, Text(f"mg-problem-{code.replace('_', '-')}", args), wanted=wanted or {})


def _unknown(deck: Deck) -> Iterator[Problem]:
    if deck.unknown:
        named = joined([f"“{word[:40]}”" for word in dict.fromkeys(deck.unknown)], "comma")
        yield _problem("unknown_card", "MG-12.1", cards=named)


def _roster(code: str, rule: str, slots: Slots, positions: Sequence[str]) -> Iterator[Problem]:
    free, surplus = slots.free(positions), slots.surplus(positions)
    if len(positions) != ROSTER_SIDE:
        missing = free if len(positions) < ROSTER_SIDE else []
        wanted = _of_position(code, free) if len(positions) < ROSTER_SIDE else {}
        yield _problem(
            f"count_{code}", rule, wanted, cards=len(positions), need=ROSTER_SIDE, open=len(missing),
            missing=_positions(missing),
        )  # fmt: skip
    elif free:
        wanted = _of_position(code, free)
        yield _problem(f"slots_{code}", rule, wanted, missing=_positions(free), surplus=_positions(surplus), open="yes")
    elif surplus[0] not in slots.eleventh:
        allowed = joined(slots.eleventh, "or")
        yield _problem(f"slots_{code}", rule, {"group": code}, missing=allowed, surplus=surplus[0], open="no")


def _of_position(group: str, free: Sequence[str]) -> Wanted:
    return {"group": group, "position": free[0]} if free else {"group": group}


def _positions(positions: Sequence[str]) -> Text:
    return joined([f"{number} {pos}" for pos, number in Counter(positions).items()], "comma")


def _people(places: Iterable[int], cards: CardSet) -> Text:
    return joined([f"#{cards.players[place].id} {cards.players[place].name}" for place in places], "comma")


def _duplicates(deck: Deck, cards: CardSet) -> Iterator[Problem]:
    twice = [place for place, number in Counter(deck.players).items() if number > 1]
    if twice:
        yield _problem("duplicate_player", "MG-12.10", names=_people(twice, cards))


def _cap(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    total = payroll(deck, cards)
    if options.cap and total > options.cap:
        yield _problem("over_cap", "MG-12.2", payroll=total, over=total - options.cap, cap=options.cap)


def _playbook(book: Composition, options: Options) -> Iterator[Problem]:
    if book.total < FEWEST_PLAYBOOK:
        yield _problem("few_playbook", "MG-12.5", {"group": "plays"}, cards=book.total, least=FEWEST_PLAYBOOK)
    if book.total > options.playbook_max:
        yield _problem("many_playbook", "MG-12.5", cards=book.total, most=options.playbook_max)
    if book.touchdowns < FEWEST_TOUCHDOWNS:
        wanted = {"group": "plays", "result": "TD"}
        yield _problem("few_touchdowns", "MG-12.6", wanted, touchdowns=book.touchdowns, least=FEWEST_TOUCHDOWNS)
    needed = book.field_goals_needed
    if book.field_goals < needed or (options.fg_share == "exact" and book.field_goals != needed):
        wanted = {"group": "plays", "result": "FG" if book.field_goals < needed else "TD"}
        yield _problem(
            "field_goal_share", "MG-12.7", wanted, goals=book.field_goals, cards=book.total, needed=needed,
            share=options.fg_share,
        )  # fmt: skip
    yield from _ratio(book)


def _ratio(book: Composition) -> Iterator[Problem]:
    most, least = max(TYPES, key=lambda kind: book.types[kind]), min(TYPES, key=lambda kind: book.types[kind])
    if book.types[most] > book.most_of_a_type:
        wanted = {"group": "plays", "type": least}
        yield _problem(
            "type_ratio", "MG-12.8", wanted, most=book.types[most], often=type_text(most), least=book.types[least],
            seldom=type_text(least),
        )  # fmt: skip


def _copies(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    limit = options.playbook_copies
    over = [(place, number) for place, number in sorted(Counter(deck.book).items()) if limit and number > limit]
    if over:
        names = joined(
            [msg("copies-of", copies=number, card=cards.book[place].name) for place, number in over], "comma"
        )
        yield _problem("copies", "MG-12.11", limit=limit, names=names)


def _owned(deck: Deck, cards: CardSet, taken: Collection[int]) -> Iterator[Problem]:
    others = [place for place in deck.players if place in taken]
    if others:
        yield _problem("not_owned", "MG-16.3", names=_people(others, cards))

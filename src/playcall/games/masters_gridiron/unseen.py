"""MG-1.9  What a seat knows of the other's cards, and what it has to guess when their list is private."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import comb
from typing import TYPE_CHECKING

from playcall.games.masters_gridiron.anatomy import Audible, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, load
from playcall.games.masters_gridiron.decks import DEFENCE, FEWEST_TOUCHDOWNS, OFFENCE
from playcall.games.masters_gridiron.zones import (
    BOOK_SPAN,
    CALLED,
    CONV,
    DEF_HAND,
    DEFENSE,
    OFFENSE,
    PB_DECK,
    PILES,
    PLAYBOOK,
    SIDE,
    SPOTS,
    Pile,
)

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.table import Table
    from playcall.kernel import Chance


def known_in(s: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    """Cards that a seat knows to lie, unseen, in the piles of a group."""
    assert owner is not None
    pile = _PILES[group]
    if owner == seat:
        return s.zones[_shuffled(pile) + owner]
    unseen = _unseen(s, pile, owner, seat)
    return unseen if _public(s, group) else _shown_among(s, pile, owner, seat, unseen)


def guess(s: Table, group: str, owner: int | None, seat: int | None, number: int, chance: Chance) -> list[int] | None:
    """That many cards which may lie there; None where the list is known. It depends only on what the seat knows."""
    assert owner is not None
    if owner == seat or _public(s, group):
        return None
    pile = _PILES[group]
    seen = _seen(s, pile, owner, seat)
    if group == "playbook":
        return _guess_book(s, owner, seen, number, chance)
    return _guess_players(s, group, owner, seen, number, chance)


_PILES = {pile.name: pile for pile in PILES}


def _shuffled(pile: Pile) -> int:
    """The part of a deck whose order nobody knows."""
    return PB_DECK() if pile is PLAYBOOK else pile.deck[0]


def _public(s: Table, group: str) -> bool:
    return s.options.open_playbooks if group == "playbook" else s.options.open_rosters


def _unseen(s: Table, pile: Pile, owner: int, seat: int | None) -> list[int]:
    zones = [_shuffled(pile), pile.unseen, pile.look]
    if pile is not DEFENSE or not s.shows(DEF_HAND, owner, seat):
        zones.append(pile.hand)
    return [card for zone in zones for card in s.zones[zone + owner]]


def _seen(s: Table, pile: Pile, owner: int, seat: int | None) -> list[int]:
    """Cards of a side that the seat knows to be in its deck, wherever they lie."""
    zones = [pile.discard, pile.open]
    if pile is PLAYBOOK:
        zones += [SPOTS(), CONV(), SIDE(), CALLED()]
    elif pile is DEFENSE and s.shows(DEF_HAND, owner, seat):
        zones.append(pile.hand)
    cards = [card for zone in zones for card in s.zones[zone + owner]]
    return cards + _shown_among(s, pile, owner, seat, _unseen(s, pile, owner, seat))


def _shown_among(s: Table, pile: Pile, owner: int, seat: int | None, cards: Sequence[int]) -> list[int]:
    """Those that everybody, or this seat, has seen before."""
    shown = s.shown_book[owner] if pile is PLAYBOOK else s.shown[owner]
    if seat is not None and s.noted[seat]:
        shown = shown + s.noted[seat]
    return [card for card in cards if card in shown] if shown else []


def put_in_hands(s: Table, seat: int, chance: Chance) -> None:
    """In an imagined position: players whom the seat has seen in the other's hands, and who do not lie open, are there.

    They leave a hand in the open, or all that was noted of it is forgotten (MG-9.20).
    """
    other, noted = 1 - seat, s.noted[seat]
    for pile in (OFFENSE, DEFENSE):
        hand = s.zones[pile.hand + other]
        for zone in (_shuffled(pile), pile.unseen, pile.look):
            cards = s.zones[zone + other]
            for card in [card for card in cards if card in noted]:
                free = [place for place, held in enumerate(hand) if held not in noted]
                place = free[chance.number("imagine", len(free))]
                cards[cards.index(card)], hand[place] = hand[place], card


# Playbooks ------------------------------------------------------------------------------------------------------------


def _guess_book(s: Table, owner: int, seen: Sequence[int], number: int, chance: Chance) -> list[int]:
    """MG-12.7, MG-12.9, MG-14.1  The kinds follow from the size of the deck; the cards are anybody's guess."""
    touchdowns, field_goals, audibles = _kinds()
    total = number + len(seen)
    calls = (2 if s.options.stock_form == "full" else 0) if s.teams[owner] >= 0 else total // 2 - FEWEST_TOUCHDOWNS
    kinds = Counter(_kind(s, card) for card in seen)
    fg = max(0, min(number, total // 2 - kinds["FG"]))
    extra = max(0, min(number - fg, calls - kinds["A"]))
    first = owner * BOOK_SPAN
    taken = {card % BOOK for card in seen}
    cards = _some(audibles, extra, taken, chance) + _some(field_goals, fg, taken, chance)
    cards += _some(touchdowns, number - fg - extra, taken, chance)
    return [first + card for card in cards]


def _kind(s: Table, card: int) -> str:
    face = s.book[card % BOOK]
    return "A" if isinstance(face, Audible) else face.result


@cache
def _kinds() -> tuple[list[int], list[int], list[int]]:
    """The places of all Touchdowns, Field Goals and Audibles."""
    book = load().book
    kinds = ["A" if isinstance(face, Audible) else face.result for face in book]
    lists = [[place for place, kind in enumerate(kinds) if kind == wanted] for wanted in ("TD", "FG", "A")]
    return lists[0], lists[1], lists[2]


def _some(cards: Sequence[int], number: int, taken: set[int], chance: Chance) -> list[int]:
    """That many different cards that are not taken; when they run out, second copies."""
    free, copy = [card for card in cards if card not in taken], 0
    chosen: list[int] = []
    for _ in range(number):
        if not free:
            free, copy = list(cards), copy + 1
        card = free.pop(chance.number("guess", len(free)))
        chosen.append(card + copy * BOOK)
    return chosen


# Players --------------------------------------------------------------------------------------------------------------


def _guess_players(s: Table, group: str, owner: int, seen: Sequence[int], number: int, chance: Chance) -> list[int]:
    """MG-12.3, MG-12.4  Somebody for every slot that is not seen to be filled."""
    slots = OFFENCE if group == "offense" else DEFENCE
    wanted = slots.free(s.players[card].pos for card in seen)
    while len(wanted) < number:
        wanted.append(slots.eleventh[chance.number("guess", len(slots.eleventh))])
    taken = {card % PLAYERS for card in seen}
    cards = []
    for pos in wanted[:number]:
        choices = [place for place in _players_at(pos) if place not in taken]
        card = choices[chance.number("guess", len(choices))]
        taken.add(card)
        cards.append(owner * PLAYERS + card)
    return cards


@cache
def _players_at(pos: str) -> tuple[int, ...]:
    return tuple(place for place, player in enumerate(load().players) if player.pos == pos)


def unseen_players(s: Table, pile: Pile, owner: int, seat: int | None) -> list[int]:
    """Players of a side that a seat has not seen leave hand and deck; needs a public roster."""
    return sorted(known_in(s, pile.name, owner, seat))


def chance_of_none(unseen: int, good: int, hand: int) -> float:
    """The chance that a hand drawn from the unseen holds none of the good ones.

    >>> chance_of_none(11, 0, 3), round(chance_of_none(6, 2, 3), 2), chance_of_none(3, 1, 3)
    (1.0, 0.2, 0.0)
    """
    return comb(unseen - good, hand) / comb(unseen, hand) if unseen >= hand else 0.0


def chance_to_score(s: Table, seat: int, stops: Callable[[Player], bool]) -> float | None:
    """MG-1.9  How likely it is that no Defense card of the other hand stops an attempt; None with closed rosters."""
    other = 1 - seat
    hand = s.zones[DEF_HAND(other)]
    if s.shows(DEF_HAND, other, seat):
        return 0.0 if any(stops(s.players[card]) for card in hand) else 1.0
    if not s.options.open_rosters:
        return None
    unseen = unseen_players(s, DEFENSE, other, seat)
    good = sum(stops(s.players[card]) for card in unseen)
    return chance_of_none(len(unseen), good, len(hand))

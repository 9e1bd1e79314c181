"""What a seat may know: views as allow-lists, imagined positions, and the observation a bot gets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from playcall.kernel.chance import Chance
from playcall.kernel.procedure import Procedure
from playcall.kernel.state import Decision, State
from playcall.kernel.zones import Sees, ZoneKind

Key = tuple[str, str, int | None]
"""Back, group and owner of zones that are filled together."""


class ZoneView(msgspec.Struct, frozen=True):
    """A zone as a seat sees it; `cards` is None when it sees only how many there are.

    Of a pile whose order its owner does not know (`Sees.SET`) the cards are sorted by id.
    """

    zone: str
    holder: int
    count: int
    cards: tuple[str, ...] | None


class View(msgspec.Struct, frozen=True):
    """Everything a seat may know of a position (None: a spectator)."""

    seat: int | None
    where: str
    """The step that asks, as `Procedure.step`; empty at the end, and while somebody is asked in secret."""
    path: tuple[str, ...]
    """The procedures at work, the outermost first, the one that asks last."""
    about: tuple[tuple[str, Any], ...]
    """The fields of the procedure that asks: pairs of a name and a value."""
    zones: tuple[ZoneView, ...]
    facts: dict[str, Any]
    """The public fields of the table, and the seat's own."""
    legal: tuple[str, ...]
    """Tokens of the seat's own options; empty when it is not asked."""
    waiting_for: tuple[int, ...]
    """Seats that are known to be asked now."""


def sees(state: State, kind: ZoneKind, holder: int, seat: int | None) -> bool:
    """Whether a seat sees the cards of a zone as they lie there."""
    if kind.sees is Sees.ALL:
        return True
    own = kind.sees is Sees.OWNER and seat is not None and state.owner(kind.per, holder) == seat
    return own or state.shows(kind, holder, seat)


def sees_set(state: State, kind: ZoneKind, holder: int, seat: int | None) -> bool:
    """Whether a seat knows which cards lie in a zone, but not in what order."""
    return kind.sees is Sees.SET and seat is not None and state.owner(kind.per, holder) == seat


def public_facts(state: State) -> dict[str, Any]:
    """The public fields of the table and what follows from them, as plain data."""
    facts = {name: getattr(state, name) for name in state.plain} | state.public_facts()
    copied: dict[str, Any] = msgspec.to_builtins(facts, str_keys=True)
    return copied


def place_of(state: State, pending: Sequence[Decision]) -> dict[str, Any]:
    """Where the game is, as everybody may know it: `where`, `path` and `about` of a view."""
    if not state.stack or not all(decision.known for decision in pending):
        return {"where": "", "path": (), "about": ()}
    stack, step = told_place(state)
    top = stack[-1]
    about = tuple(zip(top.field_names(), msgspec.to_builtins(top.fields()), strict=True))
    path = tuple(type(procedure).__name__ for procedure in stack)
    return {"where": f"{path[-1]}.{step}", "path": path, "about": about}


def told_place(state: State) -> tuple[Sequence[Procedure], str]:
    """The procedures at work and the step that asks, as those who are not asked may know them."""
    told_as = state.asking.told_as if state.asking is not None else ""
    return (state.stack[:-1], told_as) if told_as else (state.stack, state.stack[-1].at)


def tells_time(pending: Sequence[Decision], seat: int | None, other: int) -> bool:
    """Whether a seat may see the clock of another: while somebody is asked in secret, only of those asked openly."""
    openly = {decision.seat for decision in pending if decision.known}
    return other == seat or other in openly or len(openly) == len(pending)


def view(state: State, seat: int | None) -> View:
    """The position as one seat sees it, built from nothing: what is not declared visible is not there."""
    zones = []
    for (kind, holder), cards in zip(state.game.layout(state.options_used()).slots, state.zones, strict=True):
        shown = None
        if sees(state, kind, holder, seat):
            shown = tuple(state.game.card_id(kind.back, card) for card in cards)
        elif sees_set(state, kind, holder, seat):
            shown = tuple(sorted(state.game.card_id(kind.back, card) for card in cards))
        zones.append(ZoneView(kind.name, holder, len(cards), shown))
    pending = state.pending()
    token = state.game.actions.token
    return View(
        seat=seat,
        **place_of(state, pending),
        zones=tuple(zones),
        facts=public_facts(state) | msgspec.to_builtins(state.own_facts(seat), str_keys=True),
        legal=() if seat is None else tuple(token(action) for action in state.legal(seat)),
        waiting_for=tuple(d.seat for d in pending if d.known),
    )


def open_view(state: State) -> View:
    """The position with every card face up, for those who look back at a finished game."""
    slots = state.game.layout(state.options_used()).slots
    zones = [
        ZoneView(kind.name, holder, len(cards), tuple(state.game.card_id(kind.back, card) for card in cards))
        for (kind, holder), cards in zip(slots, state.zones, strict=True)
    ]
    return msgspec.structs.replace(view(state, None), zones=tuple(zones))


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """A random position consistent with what the seat knows, with fresh chance; secret answers are open again.

    Cards the seat cannot see are dealt again among the places it cannot see: first those it knows to lie in a group
    of zones, the rest at random from all unseen cards that are alike.
    """
    twin = state.clone()
    twin.held = {s: action for s, action in state.held.items() if s == seat}
    places: dict[Key, list[int]] = {}
    for place, kind, holder in state.game.layout(state.options_used()).closed:
        if twin.zones[place] and not sees(state, kind, holder, seat):
            places.setdefault((kind.back, kind.group, state.owner(kind.per, holder)), []).append(place)
    _deal(state, twin, seat, places, chance)
    twin.guess_secrets(seat, chance)
    twin.chance = chance.fork()
    twin.ask_again()
    return twin


def _deal(state: State, twin: State, seat: int | None, places: dict[Key, list[int]], chance: Chance) -> None:
    pools: defaultdict[str, list[int]] = defaultdict(list)
    lots: list[tuple[list[int], list[int], list[str]]] = []
    """Zones with cards that lie there, and the likeness of each that joins them."""
    all_alike = type(state).likeness is State.likeness
    for (back, group, owner), zones in places.items():
        cards = [card for place in zones for card in twin.zones[place]]
        known = sorted(state.known_in(group, owner, seat))
        guess = state.guess(group, owner, seat, len(cards) - len(known), chance)
        alike: list[str] = []
        if guess is None:
            for card in known:
                cards.remove(card)
            alike = [back] * len(cards) if all_alike else [state.likeness(back, card) for card in cards]
            for likeness, card in zip(alike, cards, strict=True):
                pools[likeness].append(card)
        lots.append((zones, known + (guess or []), sorted(alike)))
    for _, pool in sorted(pools.items()):
        pool.sort()
        chance.shuffle("imagine", pool)
    for zones, cards, alike in lots:
        cards += [pools[likeness].pop() for likeness in alike]
        chance.shuffle("imagine", cards)
        for place in zones:
            size = len(twin.zones[place])
            twin.zones[place] = cards[:size]
            del cards[:size]


class Observation:
    """What a bot is given: the view, the legal actions and imagined positions of one seat, never the true position."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    def view(self) -> View:
        return view(self.__state, self.seat)

    def legal(self) -> list[int]:
        return list(self.__state.legal(self.seat))

    def imagine(self, chance: Chance) -> State:
        return imagine(self.__state, self.seat, chance)

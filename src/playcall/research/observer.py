"""What a seat may know as numbers: one vector with named fields, cards as tokens, the mask of its options.

Everything is read by the same allow-list as a `View`: public fields, the cards of zones that the seat sees, what it
knows to lie unseen, and where the game is as far as that is told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from playcall.contract import Game
from playcall.kernel import Sees, State, ZoneKind, place_of, sees_set, view
from playcall.kernel.fields import types_of
from playcall.research.layout import Card, Layout, layout_of
from playcall.research.shapes import Cells, Write, writer

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
TOKEN = ("card", "zone", "owner", "position", "number")
"""The columns of a token. `card` is its row in `Observer.card_table`, 0 for cards face down, which are one token with
their `number`; `owner` is 0 for the table, 1 for the observer, then the others in turn."""
PLAIN = {int, str, bool, float}


class _Slot(NamedTuple):
    place: int
    kind: ZoneKind
    number: int
    holder: int
    start: int
    size: int
    small: bool


class Observer:
    """Observes positions of one game with one set of options. It keeps nothing of them."""

    def __init__(self, game: Game, options: Any = None) -> None:
        self.game = game
        self.layout: Layout = layout_of(game, game.options() if options is None else options)
        self.size, self.actions, self.seats = self.layout.size, len(game.actions), self.layout.seats
        starts = {field.name: field.start for field in self.layout.fields}
        self._starts = starts
        self._steps = {step: starts["where"] + place for place, step in enumerate(self.layout.steps)}
        self._procedures = {name: starts["path"] + place for place, name in enumerate(self.layout.procedures)}
        self._facts = self._fact_writers()
        self._about = {name: (starts[f"about.{name}"], writer(part)) for name, part in self._parts("about")}
        self._slots = [*self._zone_slots()]
        self.beside = self._slots[0].start
        """The first places of a vector, which tell of no card: what stands beside tokens."""
        self._pers = {kind.per: kind.holders for kind in self.layout.kinds}
        own = [kind.per for kind in self.layout.kinds if kind.holders == self.seats and kind.per != "table"]
        self._own_per = own[0] if own else ""
        self._shows = self.layout.table.shows is not State.shows
        self._cards: dict[str, dict[int, Card]] = {back: {} for back in {kind.back for kind in self.layout.kinds}}
        self._ranks: dict[tuple[tuple[int | None, ...], int], list[int]] = {}
        self.card_table = self._card_table()
        """One row of features for each card of the set, in its order; the first is for cards face down."""

    # What is asked for ----------------------------------------------------------------------------------------------

    def vector(self, state: State, seat: int, out: Floats | None = None) -> Floats:
        """The observation as one vector, written into `out` where it is given."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        cells = self.cells(state, seat)
        out[list(cells)] = list(cells.values())
        return out

    def mask(self, state: State, seat: int, out: Mask | None = None) -> Mask:
        """1 for every action that is open to the seat now; all 0 where it is not asked."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            out.fill(0)
        out[state.legal(seat)] = 1
        return out

    def named(self, vector: Floats) -> dict[str, Floats]:
        """The fields of a vector by name, without copying."""
        return {field.name: vector[field.start : field.start + field.size] for field in self.layout.fields}

    def tokens(self, state: State, seat: int) -> npt.NDArray[np.int16]:
        """Every card that the seat sees as a token (see `TOKEN`), every closed zone as one; the rest is 0."""
        out = np.zeros((self.layout.most_tokens, len(TOKEN)), np.int16)
        at = 0
        ranks = self._all_ranks(state, seat)
        for slot in self._slots:
            cards = state.zones[slot.place]
            owner = 0 if slot.kind.per == "table" else ranks[slot.kind.per][slot.holder] + 1
            if cards and at < len(out):
                rows = self._token_rows(state, seat, slot, cards, owner)[: len(out) - at]
                out[at : at + len(rows)] = rows
                at += len(rows)
        return out

    def features(self, state: State, seat: int) -> dict[str, Any]:
        """An observation as RLCard gives it to its agents."""
        seen = view(state, seat)
        legal = OrderedDict.fromkeys(state.legal(seat))
        raw = {"obs": self.vector(state, seat), "legal_actions": legal}
        return raw | {"raw_obs": msgspec.to_builtins(seen), "raw_legal_actions": list(seen.legal)}

    # How it is read -------------------------------------------------------------------------------------------------

    def cells(self, state: State, seat: int) -> Cells:
        """The places of the vector that are not zero."""
        cells: Cells = {self._starts["seat"] + seat: 1.0}
        ranks = self._all_ranks(state, seat)
        turn = ranks[self._own_per].index(0) if self._own_per else 0
        cells[self._starts["holder"] + turn] = 1.0
        self._write_place(cells, state, seat)
        for name, start, write, turned, plain in self._facts:
            value = getattr(state, name)
            if turned and turn:
                value = value[turn:] + value[:turn]
            write(cells, start, value if plain else msgspec.to_builtins(value))
        self._write_zones(cells, state, seat, ranks)
        return cells

    def _write_place(self, cells: Cells, state: State, seat: int) -> None:
        pending = state.pending()
        if state.legal(seat):
            cells[self._starts["asked"]] = 1.0
        for decision in pending:
            if decision.known:
                cells[self._starts["waiting_for"] + (decision.seat - seat) % self.seats] = 1.0
        told = place_of(state, pending)
        if told["where"]:
            cells[self._steps[told["where"]]] = 1.0
            for name in told["path"]:
                cells[self._procedures[name]] = 1.0
            for name, value in told["about"]:
                start, write = self._about.get(f"{told['path'][-1]}.{name}", (0, None))
                if write is not None:
                    write(cells, start, value)

    def _write_zones(self, cells: Cells, state: State, seat: int, ranks: dict[str, list[int]]) -> None:
        scale = self.layout.counts.scale
        unseen: dict[tuple[str, str, str, int], None] = {}
        for place, kind, _, holder, start, size, small in self._slots:
            cards = state.zones[place]
            if not cards:
                continue
            at = start + ranks[kind.per][holder] * size
            cells[at] = min(1.0, len(cards) / scale)
            if self._sees(state, kind, holder, seat):
                self._write_cards(cells, at + 1, kind, cards, small, size)
            elif sees_set(state, kind, holder, seat):
                self._write_cards(cells, at + 1, kind, sorted(cards), small, size)
            else:
                unseen[kind.back, kind.group, kind.per, holder] = None
        if self.layout.groups:
            self._write_known(cells, state, seat, ranks, unseen)

    def _write_known(
        self,
        cells: Cells,
        state: State,
        seat: int,
        ranks: dict[str, list[int]],
        unseen: Iterable[tuple[str, str, str, int]],
    ) -> None:
        for back, group, per, holder in unseen:
            known = state.known_in(group, state.owner(per, holder), seat)
            start = self._starts.get(f"known.{back}.{group}.{ranks[per][holder]}")
            if known and start is not None:
                size = self.layout.group_size(back)
                self._write_set(cells, start, back, known, self.layout.small(back), size)

    def _write_cards(self, cells: Cells, at: int, kind: ZoneKind, cards: Iterable[int], small: bool, size: int) -> None:
        self._write_set(cells, at, kind.back, cards, small, self.layout.feature_shape.size)
        if not small:
            width = self.layout.feature_shape.size
            last = at + size - 1
            for number, card in enumerate(cards, 1):
                first = at + number * width
                if first + width > last:
                    break
                cells.update((first + place, value) for place, value in self._face(self._card(kind.back, card).row))

    def _write_set(self, cells: Cells, at: int, back: str, cards: Iterable[int], small: bool, size: int) -> None:
        known = self._cards[back]
        if small:
            for card in cards:
                place = at + (known.get(card) or self._card(back, card)).place
                cells[place] = cells.get(place, 0.0) + 1.0
        else:
            for card in cards:
                for place, value in self._face(self._card(back, card).row):
                    cells[at + place] = cells.get(at + place, 0.0) + value / 8

    def _sees(self, state: State, kind: ZoneKind, holder: int, seat: int) -> bool:
        if kind.sees is Sees.ALL or (kind.sees is Sees.OWNER and state.owner(kind.per, holder) == seat):
            return True
        return self._shows and state.shows(kind, holder, seat)

    def _card(self, back: str, card: int) -> Card:
        known = self._cards[back].get(card)
        if known is None:
            id_ = self.game.card_id(back, card)
            known = self._cards[back][card] = self.layout.backs[back][id_]
        return known

    def _face(self, row: int) -> list[tuple[int, float]]:
        return self._faces[row]

    def _all_ranks(self, state: State, seat: int) -> dict[str, list[int]]:
        """For each kind of holder, which comes how far behind the observer's own."""
        found = {}
        for per, holders in self._pers.items():
            owners = tuple([state.owner(per, holder) for holder in range(holders)]) if holders > 1 else (None,)
            ranks = self._ranks.get((owners, seat))
            found[per] = ranks if ranks is not None else self._ranked(owners, seat)
        return found

    def _ranked(self, owners: tuple[int | None, ...], seat: int) -> list[int]:
        def distance(holder: int) -> tuple[int, int]:
            owner = owners[holder]
            return (self.seats if owner is None or owner >= self.seats else (owner - seat) % self.seats), holder

        order = sorted(range(len(owners)), key=distance)
        ranks = self._ranks[owners, seat] = [order.index(holder) for holder in range(len(owners))]
        return ranks

    def _token_rows(
        self, state: State, seat: int, slot: _Slot, cards: list[int], owner: int
    ) -> list[tuple[int, int, int, int, int]]:
        zone = slot.number + 1
        if self._sees(state, slot.kind, slot.holder, seat):
            shown = cards
        elif sees_set(state, slot.kind, slot.holder, seat):
            shown = sorted(cards)
        else:
            return [(0, zone, owner, 0, len(cards))]
        return [(self._card(slot.kind.back, card).row, zone, owner, place, 1) for place, card in enumerate(shown)]

    # How it is set up -----------------------------------------------------------------------------------------------

    def _parts(self, group: str) -> list[tuple[str, Any]]:
        parts = getattr(self.layout, group).parts
        return [(name, shape) for name, shape in parts.items() if shape.size]

    def _fact_writers(self) -> list[tuple[str, int, Write, bool, bool]]:
        types = types_of(self.layout.table)
        return [
            (
                name,
                self._starts[f"facts.{name}"],
                writer(shape),
                name in self.layout.turned,
                types[name] in PLAIN or types[name] in (list[int], list[str], list[list[int]]),
            )
            for name, shape in self._parts("facts")
        ]

    def _zone_slots(self) -> Iterable[_Slot]:
        place = 0
        for number, kind in enumerate(self.layout.kinds):
            size, start = self.layout.zone_size(kind), self._starts[f"zones.{kind.name}.0"]
            for holder in range(kind.holders):
                yield _Slot(place, kind, number, holder, start, size, self.layout.small(kind.back))
                place += 1

    def _card_table(self) -> Floats:
        """Features of all cards."""
        table = np.zeros((len(self.layout.faces) + 1, self.layout.feature_shape.size), np.float32)
        write = writer(self.layout.feature_shape)
        self._faces: list[list[tuple[int, float]]] = [[]]
        for row, value in enumerate(self.layout.features, 1):
            cells: Cells = {}
            write(cells, 0, value)
            self._faces.append(sorted(cells.items()))
            for place, number in cells.items():
                table[row, place] = number
        return table

"""How a game is laid out in a vector: named fields of fixed size, found from what its table declares.

Fields, zones, procedures and cards come from the declarations. How long lists get, which words occur and how large
numbers are is seen in a few random games with fixed seeds: the same rules and cards have the same layout everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from playcall.contract import CardFace, Game
from playcall.kernel import Chance, Sees, State, ZoneKind
from playcall.research.shapes import Group, Number, Shape, group_of, shape_of

SAMPLED_GAMES, SAMPLED_DECISIONS = 8, 1200
NAMED = 256
"""Card sets up to this size have a place for every card; of larger ones a zone holds the sum of their features."""
IN_ORDER = 12
"""So many cards of a zone of a large set are laid out one by one."""
FEATURE_SIZE, MOST_WORDS = 224, 48
"""A fact of a card that would take more places, or is a text of its own on each, is left out."""


class Field(NamedTuple):
    """Some places of the vector."""

    name: str
    start: int
    size: int
    holds: str


class Card(NamedTuple):
    """A kind of card with its place among those of its back, and its row in the table of features."""

    id: str
    place: int
    row: int


class Layout:
    """Where everything stands."""

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.options = game, options
        self.seats = game.seat_count(options)
        seen = _Samples(game, options)
        self.kinds: tuple[ZoneKind, ...] = game.layout(seen.options_used).kinds
        self.table: type[State] = seen.table
        self.steps = [f"{name}.{step}" for name, kind in sorted(game.procedures.items()) for step in kind.order]
        self.procedures = sorted(game.procedures)
        self.about = group_of(seen.about, few=True)
        self.facts = group_of(seen.facts, few=True)
        self.turned = self._turned(seen.facts)
        self.faces = [*game.faces()]
        self.features, self.feature_shape = _features(self.faces)
        self.backs = _backs(self.faces, seen.ids)
        self.counts = Number(float(1 << max(1, seen.most_cards).bit_length()))
        self.in_order = {kind: min(IN_ORDER, most) for kind, most in seen.longest.items()}
        self.most_tokens = 16 * (1 + seen.most_tokens * 5 // 64)
        self.groups = sorted({(kind.back, kind.group, kind.per, kind.holders) for kind in self.kinds if _closed(kind)})
        if self.table.known_in is State.known_in:
            self.groups = []
        self.fields = [*self._fields()]
        self.size = self.fields[-1].start + self.fields[-1].size

    @property
    def digest(self) -> str:
        """Equal digests, equal layouts: keep it beside a trained model."""
        told = [self.game.id, self.game.rules_version, self.game.card_hash(), self.fields, self.facts, self.about]
        return blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()

    def small(self, back: str) -> bool:
        """Whether every card of a back has a place of its own."""
        return len(self.backs.get(back, ())) <= NAMED

    def zone_size(self, kind: ZoneKind) -> int:
        """The number of cards, and the cards: which they are, or the sum of their features and the first of them."""
        if self.small(kind.back):
            return 1 + len(self.backs.get(kind.back, ()))
        return 1 + self.feature_shape.size * (1 + (self.in_order.get(kind.name, 0) if kind.sees is Sees.OWNER else 0))

    def group_size(self, back: str) -> int:
        return len(self.backs.get(back, ())) if self.small(back) else self.feature_shape.size

    def _turned(self, facts: list[dict[str, Any]]) -> set[str]:
        """Public lists with an entry for each seat, which begin with the observer's own."""
        per_seat = set()
        for name in facts[0]:
            values = [one[name] for one in facts]
            if self.seats > 1 and all(isinstance(value, list) and len(value) == self.seats for value in values):
                per_seat.add(name)
        return per_seat

    def _fields(self) -> Iterator[Field]:
        at = 0
        for name, size, holds in self._parts():
            if size:
                yield Field(name, at, size, holds)
                at += size

    def _parts(self) -> Iterator[tuple[str, int, str]]:
        yield "seat", self.seats, "which seat observes"
        yield "holder", max(2, self.seats), "which side, team or club is the observer's own"
        yield "asked", 1, "whether the observer is asked now"
        yield "waiting_for", self.seats, "who is known to be asked, the observer first"
        yield "where", len(self.steps), "the step that asks, as far as it is told: " + ", ".join(self.steps)
        yield "path", len(self.procedures), "procedures at work: " + ", ".join(self.procedures)
        for name, shape in self.about.parts.items():
            yield f"about.{name}", shape.size, told(shape)
        for name, shape in self.facts.parts.items():
            own_first = ", the observer's own first" if name in self.turned else ""
            yield f"facts.{name}", shape.size, told(shape) + own_first
        for kind in self.kinds:
            for rank in range(kind.holders):
                yield f"zones.{kind.name}.{rank}", self.zone_size(kind), self._told_zone(kind)
        for back, group, _, holders in self.groups:
            for rank in range(holders):
                yield f"known.{back}.{group}.{rank}", self.group_size(back), "cards known to lie unseen in these zones"

    def _told_zone(self, kind: ZoneKind) -> str:
        if self.small(kind.back):
            return "how many cards, then one place for each card of the set"
        return f"how many cards, the sum of their features, then card by card, {self.feature_shape.size} features each"


def _closed(kind: ZoneKind) -> bool:
    return kind.sees is not Sees.ALL


def told(shape: Shape) -> str:
    """A shape in a few words."""
    kind = type(shape).__name__.lower()
    match shape:
        case Group(parts):
            return f"group of {', '.join(parts)}"
        case _:
            details = {name: getattr(shape, name) for name in shape.__struct_fields__ if name not in ("size", "of")}
            inside = f" of {told(shape.of)}" if kind == "row" else ""  # type: ignore[union-attr]
            return " ".join([kind, *(f"{name}={_short(value)}" for name, value in details.items())]) + inside


def _short(value: Any) -> str:
    return "|".join(value) if isinstance(value, tuple) else f"{value:g}"


@lru_cache(maxsize=64)
def layout_of(game: Game, options: Any) -> Layout:
    """The layout of a game with these options."""
    return Layout(game, options)


class _Samples:
    """What a few random games have shown."""

    def __init__(self, game: Game, options: Any) -> None:
        self.facts: list[dict[str, Any]] = []
        self.about: list[dict[str, Any]] = []
        self.ids: dict[str, dict[str, None]] = {}
        self.longest: dict[str, int] = {}
        self.most_cards = self.most_tokens = 0
        self._known: set[tuple[str, int]] = set()
        chance = Chance.of(0)
        for seed in range(SAMPLED_GAMES):
            state = game.start(options, seed)
            self.table, self.options_used = type(state), state.options_used()
            self._slots = game.layout(self.options_used).slots
            while (seat := state.to_move()) >= 0 and len(self.facts) < SAMPLED_DECISIONS:
                self._look(state)
                legal = state.legal(seat)
                state.apply(seat, legal[chance.number("sample", len(legal))])
            self._look(state)

    def _look(self, state: State) -> None:
        self.facts.append(msgspec.to_builtins({name: getattr(state, name) for name in state.plain}))
        for top in state.stack[-2:]:
            names = [f"{type(top).__name__}.{name}" for name in top.field_names()]
            self.about.append(dict(zip(names, msgspec.to_builtins(top.fields()), strict=True)))
        tokens = 0
        for (kind, _), cards in zip(self._slots, state.zones, strict=True):
            tokens += len(cards) or 1
            self.longest[kind.name] = max(self.longest.get(kind.name, 0), len(cards))
            for card in cards:
                if (kind.back, card) not in self._known:
                    self._known.add((kind.back, card))
                    self.ids.setdefault(kind.back, {})[state.game.card_id(kind.back, card)] = None
        self.most_cards = max(self.most_cards, *(len(zone) for zone in state.zones))
        self.most_tokens = max(self.most_tokens, tokens)


def _backs(faces: list[CardFace], seen: dict[str, dict[str, None]]) -> dict[str, dict[str, Card]]:
    """The cards of each back: all of the kinds that were seen with it, in the order of the set."""
    rows = {face.id: row for row, face in enumerate(faces, 1)}
    kinds = {face.id: face.kind for face in faces}
    backs = {}
    for back, ids in sorted(seen.items()):
        among = {kinds.get(card) for card in ids}
        names = [face.id for face in faces if face.kind in among] + sorted(set(ids) - set(rows))
        backs[back] = {card: Card(card, place, rows.get(card, 0)) for place, card in enumerate(names)}
    return backs


def _features(faces: list[CardFace]) -> tuple[list[dict[str, Any]], Group]:
    """What stands on each card as plain values, and their shape: kind and facts, without what is only to be read."""
    values = [msgspec.to_builtins({"kind": face.kind, **face.facts}, str_keys=True) for face in faces]
    parts = {}
    for name in sorted({name for value in values for name in value}):
        known = [value.get(name) for value in values]
        words = {one for one in known if isinstance(one, str)}
        shape = shape_of(known, MOST_WORDS)
        told = len(words) > MOST_WORDS or any(word.count(" ") > 2 for word in words)
        if 0 < shape.size <= FEATURE_SIZE and not told:
            parts[name] = shape
    return values, Group(parts, sum(part.size for part in parts.values()))

"""What the cards of a set are made of, as data: kinds of cards, their fields, effects as building blocks.

A form can be made of it without knowing the game: every field says what may stand in it, every block what it takes, and
`words` what a card with it will print. Whether a whole card holds is for `Game.check_sets` to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from playcall.contract.expansions import LONGEST, MOST_BYTES, MOST_CARDS, MOST_SETS
from playcall.contract.text import Said

FieldKind = Literal[
    "text", "texts", "number", "switch", "choice", "choices", "colour", "colours", "block", "blocks",
    "alternatives", "condition", "table", "tables", "reference",
]  # fmt: skip


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a card, or a block, says of itself."""

    name: str
    kind: FieldKind
    """`block` and `blocks` hold building blocks, `alternatives` lists of them, one of which is picked; `table` and
    `tables` hold further fields, `reference` an entry's id, `texts` and `colours` a list."""
    label: Said = ""
    """How a form calls it; its name where that is plain enough."""
    required: bool = True
    default: str | int | bool | None = None
    values: tuple[str | int, ...] = ()
    """What may be chosen."""
    low: int | None = None
    high: int | None = None
    step: int = 1
    longest: int = LONGEST
    """Letters of a text."""
    fewest: int = 0
    most: int | None = None
    """Entries of a list."""
    blocks: tuple[str, ...] = ()
    """Groups of blocks that may stand here."""
    fields: tuple[Field, ...] = ()
    of: str = ""
    """The table whose entries a reference names; `values` are entries of the game itself."""
    rule: str = ""
    """The rule that says what is right."""
    only: Mapping[str, tuple[str | int, ...]] = {}
    """Fields of its card that must have one of these values for it."""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building block of effects: written as a table with `do`, its name, and its parameters."""

    do: str
    group: str
    """What kind of block it is: `condition`, `effect` …"""
    fields: tuple[Field, ...] = ()
    words: str = ""
    """What a card prints for it, with sample numbers."""
    rules: tuple[str, ...] = ()
    note: Said = ""
    """What it is for, where its words do not say it."""
    only: Mapping[str, tuple[str | int, ...]] = {}
    """Fields of its card that must have one of these values for it."""


class Kind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a set: one kind of card, or something that cards belong to, such as a team."""

    table: str
    """The name of its table: `[[card]]`."""
    title: Said
    fields: tuple[Field, ...]
    fewest: int = 0
    most: int = MOST_CARDS
    rules: tuple[str, ...] = ()
    face: bool = True
    """Whether its entries are cards with a face."""
    sample: Mapping[str, object] = {}
    """An entry that is right, to begin with."""


class Limits(msgspec.Struct, frozen=True):
    """What bounds every set."""

    bytes: int = MOST_BYTES
    cards: int = MOST_CARDS
    letters: int = LONGEST
    sets: int = MOST_SETS


class Vocabulary(msgspec.Struct, frozen=True):
    """Everything that the cards of a set can be made of; no kinds where a game takes no sets."""

    kinds: tuple[Kind, ...] = ()
    blocks: tuple[Block, ...] = ()
    conditions: tuple[Field, ...] = ()
    """What may stand in a field of the kind `condition`: every one that is given must hold."""
    profile: tuple[Field, ...] = ()
    """What a whole team is made to, where the game can make one."""
    limits: Limits = Limits()

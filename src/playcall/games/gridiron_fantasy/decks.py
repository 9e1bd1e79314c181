"""GF-2.5  Rosters: how they are written as text for people and as a code for options and links; the starter decks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from playcall.games.gridiron_fantasy.anatomy import Play, Team
from playcall.games.gridiron_fantasy.cards import CardSet, load

LINE: Final = re.compile(
    r"(?:(listed|reserve)\s+)?(?:(\d{1,2})\s*x\s+)?((?:OP|DP|OA|DA|TM)-\d{1,3})(?=\s|$)", re.IGNORECASE
)
CODE: Final = re.compile(r"[\w'’&.-]*(:[\d.*!]*){5,7}")
WORD: Final = re.compile(r"(\d{1,3})(?:\*(\d{1,2}))?(!?)")
NAMELESS: Final = "Nameless deck"
MOST_COPIES: Final = 99
HEADINGS: Final = ("Team cards", "Offensive Plays", "Defensive Plays", "Offensive Actions", "Defensive Actions")
PARTS: Final = ("TM", "OP", "DP", "OA", "DA")
"""The types in the order in which a roster is written."""


class Deck(NamedTuple):
    """A roster as places in the card set; it need not be legal."""

    name: str
    team: tuple[int, ...] = ()
    op: tuple[int, ...] = ()
    dp: tuple[int, ...] = ()
    oa: tuple[int, ...] = ()
    da: tuple[int, ...] = ()
    oa_reserve: tuple[int, ...] = ()
    """GF-13.2  Action cards that may come in at halftime."""
    da_reserve: tuple[int, ...] = ()
    listed: tuple[int, ...] = ()
    """Team cards and Plays that are suggested, the first wanted first."""
    stock: int = -1
    """The franchise whose starter deck this is, or -1."""
    unknown: tuple[str, ...] = ()
    """Words of the text that name no card."""

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything that is brought to a game."""
        return self.team + self.op + self.dp + self.oa + self.da + self.oa_reserve + self.da_reserve

    def part(self, card_type: str) -> tuple[int, ...]:
        """The cards of a type, reserves apart."""
        return dict(zip(PARTS, (self.team, self.op, self.dp, self.oa, self.da), strict=True))[card_type]


class Choice(NamedTuple):
    """GF-2.5, GF-2.11  What is taken when nobody wants to choose."""

    team: tuple[int, ...]
    op: tuple[int, ...]
    dp: tuple[int, ...]


# Starter decks --------------------------------------------------------------------------------------------------------


def stock_deck(cards: CardSet, place: int) -> Deck:
    """The starter deck of a franchise; its first five Team cards and first six Plays of each set are listed."""
    franchise = cards.franchises[place]
    entry = next(each for each in cards.decks if each.franchise == franchise.letter)
    team, op, dp, oa, da = (
        tuple(cards.places[card] for card in ids) for ids in (franchise.team, entry.op, entry.dp, entry.oa, entry.da)
    )
    return Deck(franchise.name, team, op, dp, oa, da, listed=(*team[:5], *op[:6], *dp[:6]), stock=place)


@cache
def stock_names() -> dict[str, int]:
    """The franchises by letter and by nickname: `a`, `foundrymen`."""
    franchises = load().franchises
    letters = {franchise.letter.lower(): place for place, franchise in enumerate(franchises)}
    return letters | {_slug(franchise.nickname): place for place, franchise in enumerate(franchises)}


def named_deck(text: str, cards: CardSet | None = None) -> Deck:
    """A deck by the letter or nickname of a franchise, or by its own text or code."""
    cards = cards or load()
    place = stock_names().get(_slug(text)) if len(text) < 40 else None
    return stock_deck(cards, place) if place is not None else read_deck(text, cards)


def _slug(text: str) -> str:
    return "-".join(text.lower().split())


# The listed choice ----------------------------------------------------------------------------------------------------


def choice_of(deck: Deck, team_cards: int, playbook_size: int, cards: CardSet | None = None) -> Choice:
    """GF-2.5 to GF-2.12  The listed cards, filled up from the rest in order, so that the choice is legal."""
    cards = cards or load()
    return Choice(
        tuple(_team(_listed_first(deck.team, deck.listed), team_cards, cards)),
        tuple(_playbook(_listed_first(deck.op, deck.listed), playbook_size, cards)),
        tuple(_playbook(_listed_first(deck.dp, deck.listed), playbook_size, cards)),
    )


def _listed_first(places: Sequence[int], listed: Sequence[int]) -> list[int]:
    return list(dict.fromkeys([*(place for place in listed if place in places), *places]))


def _team(places: Iterable[int], number: int, cards: CardSet) -> Iterator[int]:
    """GF-2.8  At most one Coach and one Franchise."""
    seen: set[str] = set()
    for place in places:
        face = cards.cards[place]
        single = isinstance(face, Team) and face.subtype in ("coach", "franchise")
        subtype = face.subtype if isinstance(face, Team) else ""
        if number and not (single and subtype in seen):
            seen.add(subtype)
            number -= 1
            yield place


def _playbook(places: Sequence[int], size: int, cards: CardSet) -> list[int]:
    """GF-2.11  With a Run and a Pass at least."""
    chosen = list(places[:size])
    for kind in ("run", "pass"):
        if not any(_kind(cards, place) == kind for place in chosen):
            other = next((place for place in places[size:] if _kind(cards, place) == kind), None)
            if other is not None:
                chosen[-1] = other
    return chosen


def _kind(cards: CardSet, place: int) -> str:
    face = cards.cards[place]
    return face.kind if isinstance(face, Play) else ""


# Reading --------------------------------------------------------------------------------------------------------------


class _Entry(NamedTuple):
    word: str
    copies: int = 1
    mark: str = ""


def read_deck(text: str, cards: CardSet | None = None) -> Deck:
    """A deck from its text or code; what names no card is kept in `unknown`."""
    cards = cards or load()
    text = text.strip()
    return _read_code(text, cards) if CODE.fullmatch(text) else _read_lines(text, cards)


def _read_lines(text: str, cards: CardSet) -> Deck:
    """`deck: NAME`, then a card on each line: `OP-01`, `2 x OA-03`, `listed TM-01`, `reserve DA-05`, or a name."""
    name, entries = "", []
    for line in map(str.strip, text.splitlines()):
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() == "deck":
            name = value.strip()
        elif line and not line.startswith("#"):
            entries.append(_entry_of(line, cards))
    return _deck(name, entries, cards)


def _entry_of(line: str, cards: CardSet) -> _Entry:
    found = LINE.match(line)
    if found is None:
        return _Entry(_ids_by_name(cards).get(line.lower(), line))
    mark, copies, word = found.groups()
    return _Entry(word.upper(), min(int(copies or 1), MOST_COPIES), (mark or "").lower())


def _read_code(text: str, cards: CardSet) -> Deck:
    name, *parts = text.split(":")
    types = (*PARTS, "OA", "DA")
    entries = []
    for place, part in enumerate(parts):
        for word in filter(None, part.split(".")):
            found = WORD.fullmatch(word)
            number, copies, star = found.groups() if found else (word, None, "")
            mark = "reserve" if place >= len(PARTS) else "listed" if star else ""
            entries.append(_Entry(f"{types[place]}-{number:>02}", min(int(copies or 1), MOST_COPIES), mark))
    return _deck(name.replace("_", " ").strip(), entries, cards)


def _deck(name: str, entries: Iterable[_Entry], cards: CardSet) -> Deck:
    parts: dict[str, list[int]] = {part: [] for part in (*PARTS, "OA reserve", "DA reserve")}
    listed, unknown = [], []
    for entry in entries:
        place = cards.places.get(entry.word)
        if place is None:
            unknown.append(entry.word)
            continue
        card_type = cards.cards[place].type
        reserved = entry.mark == "reserve" and card_type in ("OA", "DA")
        parts[f"{card_type} reserve" if reserved else card_type] += [place] * entry.copies
        if entry.mark == "listed":
            listed.append(place)
    team, op, dp, oa, da, oa_reserve, da_reserve = (tuple(places) for places in parts.values())
    return Deck(name or NAMELESS, team, op, dp, oa, da, oa_reserve, da_reserve, tuple(listed), unknown=tuple(unknown))


@cache
def _names() -> dict[str, str]:
    return {card.name.lower(): card.id for card in load().cards}


def _ids_by_name(cards: CardSet) -> dict[str, str]:
    return _names() if cards is load() else {card.name.lower(): card.id for card in cards.cards}


# Writing --------------------------------------------------------------------------------------------------------------


def deck_text(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck for people: every card on a line with its name."""
    cards = cards or load()
    lines = [f"deck: {deck.name}"]
    reserves = {"OA": deck.oa_reserve, "DA": deck.da_reserve}
    for heading, part in zip(HEADINGS, PARTS, strict=True):
        lines += ["", f"# {heading}"]
        lines += _lines(deck.part(part), cards, deck.listed)
        lines += [f"reserve {line}" for line in _lines(reserves.get(part, ()), cards)]
    lines += list(deck.unknown)
    return "\n".join([*lines, ""])


def _lines(places: Sequence[int], cards: CardSet, listed: Sequence[int] = ()) -> list[str]:
    return [
        f"{'listed ' if place in listed else ''}{f'{copies} x ' if copies > 1 else ''}"
        f"{cards.cards[place].id} {cards.cards[place].name}"
        for place, copies in Counter(places).items()
    ]


def deck_code(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck in one word: Team cards, Plays and Actions by number, `!` for a listed one, `*2` for two copies."""
    cards = cards or load()
    parts = [_words(deck.part(part), cards, deck.listed) for part in PARTS]
    if deck.oa_reserve or deck.da_reserve:
        parts += [_words(deck.oa_reserve, cards), _words(deck.da_reserve, cards)]
    return ":".join(["_".join(re.findall(r"[\w'’&.-]+", deck.name)), *parts])


def _words(places: Sequence[int], cards: CardSet, listed: Sequence[int] = ()) -> str:
    return ".".join(
        f"{int(cards.cards[place].id[3:])}{f'*{copies}' if copies > 1 else ''}{'!' if place in listed else ''}"
        for place, copies in Counter(places).items()
    )

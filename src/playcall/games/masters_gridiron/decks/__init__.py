"""MG-12  Decks of one's own: how they are written as text for people, and as a code for options and links."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from playcall.games.masters_gridiron.cards import CardSet, load, own
from playcall.kernel import BadOption

LINE: Final = re.compile(r"(?:(\d{1,2})\s*x\s+)?#?([A-Za-z]{2,3}\d\d|\d{1,3})(?=[\s,]|$)")
CODE: Final = re.compile(r"[\w'’&-]*:[\w.]*:[\w.*]*")
NAMELESS: Final = "Nameless deck"
MOST_COPIES: Final = 99
MOST_CARDS: Final = 500
"""No deck is so large; a text that names more is not read."""


class Deck(NamedTuple):
    """A deck as places in the card set; it need not be legal."""

    name: str
    offence: tuple[int, ...]
    defence: tuple[int, ...]
    book: tuple[int, ...]
    stock: int = -1
    """The team whose stock deck this is, or -1."""
    unknown: tuple[str, ...] = ()
    """Words of the text that name no card."""

    @property
    def players(self) -> tuple[int, ...]:
        return self.offence + self.defence


def stock_deck(cards: CardSet, place: int, form: str) -> Deck:
    """MG-14.1, MG-14.2  The starters of a team with its playbook, full or basic."""
    team = cards.teams[place]
    book = team.full if form == "full" else team.basic
    return Deck(team.nickname, team.offence_cards, team.defence_cards, book, place)


def payroll(deck: Deck, cards: CardSet) -> int:
    """MG-15.1  The salaries of its player cards."""
    return sum(cards.players[place].salary for place in deck.players)


# Reading --------------------------------------------------------------------------------------------------------------


def read_deck(text: str, cards: CardSet | None = None) -> Deck:
    """A deck from its text or code; what names no card is kept in `unknown`."""
    cards = cards or load()
    text = text.strip()
    return _read_code(text, cards) if CODE.fullmatch(text) else _read_lines(text, cards)


def _read_code(text: str, cards: CardSet) -> Deck:
    name, players, book = text.split(":")
    words = [word for word in players.split(".") if word]
    for word in filter(None, book.split(".")):
        card, _, copies = word.partition("*")
        words += [card] * (min(int(copies), MOST_COPIES) if copies.isdecimal() else 1)
    return _deck(name.replace("_", " ").strip(), words, cards)


def _read_lines(text: str, cards: CardSet) -> Deck:
    """`deck: NAME`, then cards: their numbers or ids, perhaps after `2 x`, or on each line a name. `# ` is a remark."""
    name, words = "", []
    for line in map(str.strip, text.splitlines()):
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() == "deck":
            name = value.strip()
        elif line and not re.match(r"#(?!\d)", line):
            words += _words_of(line, cards)
    return _deck(name, words, cards)


def _words_of(line: str, cards: CardSet) -> list[str]:
    words: list[str] = []
    while found := LINE.match(line):
        words += [found[2]] * min(int(found[1] or 1), MOST_COPIES)
        line = line[found.end() :].lstrip(" ,")
    return words or [_ids_by_name(cards).get(line.lower(), line)]


def _deck(name: str, words: Iterable[str], cards: CardSet) -> Deck:
    offence: list[int] = []
    defence: list[int] = []
    book, unknown = [], []
    words = list(islice(words, MOST_CARDS + 1))
    if len(words) > MOST_CARDS:
        raise BadOption(f"A deck of more than {MOST_CARDS} cards is not read.")
    for word in words:
        if (place := cards.player(word)) is not None:
            (offence if cards.players[place].side == "OFFENSE" else defence).append(place)
        elif word.upper() in cards.places:
            book.append(cards.places[word.upper()])
        else:
            unknown.append(word)
    return Deck(
        name or NAMELESS, tuple(sorted(offence)), tuple(sorted(defence)), tuple(sorted(book)), -1, tuple(unknown)
    )


def _ids_by_name(cards: CardSet) -> dict[str, str]:
    names = {player.name.lower(): player.id for player in cards.players}
    return names | {card.name.lower(): card.id for card in cards.book}


# Writing --------------------------------------------------------------------------------------------------------------


def deck_text(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck for people: every card on a line with what it is."""
    cards = cards or load()
    lines = [f"deck: {deck.name}"]
    for heading, places in (("Offense", deck.offence), ("Defense", deck.defence)):
        lines += ["", f"# {heading}"]
        lines += [f"{p.id} {p.pos:<2} {p.name} ${p.salary}M" for p in (cards.players[place] for place in places)]
    lines += ["", "# Playbook"]
    for place, copies in sorted(Counter(deck.book).items()):
        many = f"{copies} x " if copies > 1 else ""
        lines.append(f"{many}{cards.book[place].id} {cards.book[place].name}")
    return "\n".join([*lines, ""])


def deck_code(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck in one word, for options and links."""
    cards = cards or load()
    name = "_".join(re.findall(r"[\w'’&-]+", deck.name))
    book = [
        f"{cards.book[place].id}*{copies}" if copies > 1 else cards.book[place].id
        for place, copies in sorted(Counter(deck.book).items())
    ]
    players = [cards.players[place].code or str(place + 1) for place in deck.players]
    return f"{name}:{'.'.join(players)}:{'.'.join(book)}"


@cache
def sample_decks() -> dict[str, Deck]:
    """Constructed decks that come with the game, by a short name."""
    texts = own("decks.txt").split("\ndeck:")
    decks = [read_deck(text if text.startswith("deck:") else f"deck:{text}") for text in texts if text.strip()]
    return {"-".join(deck.name.lower().split()): deck for deck in decks}


class Slots(NamedTuple):
    """Ten positions, and those the eleventh may have."""

    fixed: tuple[str, ...]
    eleventh: tuple[str, ...]

    def free(self, positions: Iterable[str]) -> list[str]:
        """Fixed slots that these positions leave open."""
        open_slots = Counter(self.fixed)
        open_slots.subtract(positions)
        return [pos for pos in dict.fromkeys(self.fixed) for _ in range(max(0, open_slots[pos]))]

    def surplus(self, positions: Iterable[str]) -> list[str]:
        """Positions beyond the fixed slots."""
        return sorted((Counter(positions) - Counter(self.fixed)).elements())


OFFENCE: Final = Slots(("QB", "RB", "TE", "WR", "WR", "T", "T", "G", "G", "C"), ("RB", "FB", "TE", "WR"))
DEFENCE: Final = Slots(("DE", "DE", "DT", "LB", "LB", "LB", "CB", "CB", "S", "S"), ("DE", "DT", "LB", "CB", "S"))
ROSTER_SIDE: Final = 11
FEWEST_TOUCHDOWNS: Final = 12
FEWEST_PLAYBOOK: Final = 24

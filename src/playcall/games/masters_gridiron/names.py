"""Names of cards, ratings, sums and seats: the nouns that all sentences of Masters of the Gridiron share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    POSITION_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Audible,
    Play,
    Player,
)
from playcall.games.masters_gridiron.cards import BOOK, BookCard
from playcall.games.masters_gridiron.events import Terms
from playcall.games.masters_gridiron.notation import format_play
from playcall.games.masters_gridiron.printed import RATING_NAMES
from playcall.games.masters_gridiron.table import SPOTS_TO_FILL

if TYPE_CHECKING:
    from playcall.games.masters_gridiron import MastersOfTheGridiron

MINUS: Final = "−"


class Names:
    """What cards are called. A game with faces of its own brings them along."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.players = game.players
        self.book = game.book
        self.audibles = {card.id: card.name for card in game.book if isinstance(card, Audible)}

    def player(self, card: int) -> str:
        """`TE Corwin Haldane`."""
        return player_name(self.players[card])

    def printed(self, card: int) -> BookCard:
        return self.book[card % BOOK]

    def card(self, card: int) -> str:
        """A Playbook card by its name."""
        return self.book[card % BOOK].name

    def cards(self, cards: Iterable[int]) -> str:
        return listed([self.card(card) for card in cards])

    def people(self, cards: Iterable[int]) -> str:
        return listed([self.player(card) for card in cards])

    def sum(self, terms: Terms, total: int) -> str:
        """`Red Zone 64 + 8 for a wide receiver = 72`."""
        if not terms:
            return str(total)
        (code, number), *rest = terms
        words = [f"{RATING_NAMES[code]} {number}", *(self.term(source, amount) for source, amount in rest)]
        return " ".join(words) + (f" = {total}" if rest else "")

    def term(self, source: str, amount: int) -> str:
        sign = f"{MINUS if amount < 0 else '+'} {abs(amount)}"
        if source in POSITION_NAMES:
            return f"{sign} for a {POSITION_NAMES[source]}"
        return f"{sign} {'carried over' if source == 'carry' else self.audibles.get(source, source)}"


def player_name(player: Player) -> str:
    return f"{player.pos} {player.name}"


def short_name(player: Player) -> str:
    """`TE C. Haldane`."""
    given, _, surname = player.name.partition(" ")
    return f"{player.pos} {given[:1]}. {surname}" if surname else f"{player.pos} {given}"


def ratings_of(player: Player) -> str:
    """`RBL 58 PBL 55 REC 70 RED 72`."""
    offence = player.side == "OFFENSE"
    codes: Sequence[str] = OFFENCE_CODES if offence else DEFENCE_CODES
    order = (OFFENCE_POSITIONS if offence else DEFENCE_POSITIONS)[player.pos]
    return " ".join(f"{codes[rating]} {player.ratings[rating]}" for rating in order)


def player_line(player: Player) -> str:
    """A player card in a list: what it does at the table."""
    return f"{player_name(player)} · {ratings_of(player)}"


def book_line(card: BookCard) -> str:
    """A Playbook card in a list."""
    return f"{card.name} · {book_details(card)}"


def book_details(card: BookCard) -> str:
    """What a Playbook card does."""
    if isinstance(card, Play):
        return format_play(card)
    return f"Audible {card.side}, {' or '.join(sorted(card.windows))}: {card.text}"


def play_words(play: Play) -> str:
    """`Corner Fade (Short Pass)`."""
    return f"{play.name} ({TYPE_NAMES[play.type]})"


def stop_words(codes: Sequence[str]) -> str:
    """`Pass Rush or Coverage`."""
    return listed([RATING_NAMES[code] for code in codes], "or")


def result_word(result: str) -> str:
    return RESULT_NAMES[result]


def spot_name(spot: int) -> str:
    """`spot 3`, or `spot OT-1` beyond the eighth."""
    return f"spot {spot}" if spot <= SPOTS_TO_FILL else f"spot OT-{spot - SPOTS_TO_FILL}"


def points_words(tenths: int) -> str:
    """`3½`, `4`, `3.4`.

    >>> points_words(35), points_words(40), points_words(34), points_words(5)
    ('3½', '4', '3.4', '½')
    """
    whole, rest = divmod(tenths, 10)
    if rest == 5:
        return f"{whole or ''}½"
    return str(whole) if rest == 0 else f"{whole}.{rest}"


def count(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def seat_name(seat: int, viewer: int | None) -> str:
    return "You" if seat == viewer else f"Player {seat + 1}"

"""The nouns that all messages of Masters of the Gridiron share: players, cards, ratings, sums and announcements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from playcall.contract import Arg, Said, Text, joined, msg
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    POSITIONS,
    Play,
    Player,
    Window,
)
from playcall.games.masters_gridiron.cards import BOOK, NUMBERED, BookCard
from playcall.games.masters_gridiron.events import Terms

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron


class Names:
    """What cards are called. A game with faces of its own brings them along."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.players = game.players
        self.book = game.book
        self.by_id = {card.id: card.name for card in game.book}

    def player(self, card: int) -> str:
        """`TE Corwin Haldane`."""
        return player_name(self.players[card])

    def people(self, cards: Iterable[int]) -> Text:
        return joined([self.player(card) for card in cards])

    def printed(self, card: int) -> BookCard:
        return self.book[card % BOOK]

    def card(self, card: int) -> str:
        """A Playbook card by its name."""
        return self.book[card % BOOK].name

    def cards(self, cards: Iterable[int]) -> Text:
        return joined([self.card(card) for card in cards])

    def sum(self, terms: Terms, total: int) -> Said:
        """`Red Zone 64 + 8 for a wide receiver = 72`."""
        if not terms:
            return str(total)
        (code, number), *rest = terms
        first = msg("mg-sum-rating", rating=rating_text(code), number=number)
        if not rest:
            return first
        return msg("mg-sum", terms=joined([first, *(self.term(*term) for term in rest)], "space"), total=total)

    def term(self, source: str, amount: int) -> Text:
        sign = "minus" if amount < 0 else "plus"
        if source in POSITIONS:
            return msg("mg-sum-bonus", position=position_text(source), amount=amount)
        if source == "carry":
            return msg("mg-sum-carry", amount=amount)
        return msg("mg-sum-call", card=self.by_id.get(source, source), sign=sign, amount=abs(amount))


# Players --------------------------------------------------------------------------------------------------------------


def player_name(player: Player) -> str:
    return f"{player.pos} {player.name}"


def short_name(player: Player) -> str:
    """`TE C. Haldane`."""
    given, _, surname = player.name.partition(" ")
    return f"{player.pos} {given[:1]}. {surname}" if surname else f"{player.pos} {given}"


def surname(player: Player) -> str:
    return player.name.rpartition(" ")[2]


def printed_number(player: Player) -> str:
    """`#017/832`; a card of a set has its id alone."""
    return f"#{player.id}" if player.code else f"#{player.id}/{NUMBERED}"


def codes_of(player: Player) -> Sequence[str]:
    """The codes of all ratings of his side."""
    return OFFENCE_CODES if player.side == "OFFENSE" else DEFENCE_CODES


def printed_ratings(player: Player) -> list[tuple[str, int]]:
    """Codes and figures, in the order in which they are printed."""
    order = (OFFENCE_POSITIONS if player.side == "OFFENSE" else DEFENCE_POSITIONS)[player.pos]
    return [(codes_of(player)[rating], player.ratings[rating]) for rating in order]


def ratings_of(player: Player) -> str:
    """`RBL 58 PBL 55 REC 70 RED 72`."""
    return " ".join(f"{code} {number}" for code, number in printed_ratings(player))


# Words of the rulebook ------------------------------------------------------------------------------------------------


def rating_text(code: str) -> Text:
    return Text(f"mg-rating-{code}")


def position_text(pos: str) -> Text:
    return Text(f"mg-position-{pos}")


def result_text(result: str) -> Text:
    return Text(f"mg-result-{result}")


def type_text(kind: str) -> Text:
    return Text(f"mg-type-{kind}")


def pile_text(pile: str) -> Text:
    """`Offense`, `Defense`, `Playbook`."""
    return Text(f"mg-pile-{pile}")


def play_text(play: Play) -> Text:
    """`Corner Fade (Short Pass)`."""
    return msg("mg-play-and-type", play=play.name, type=type_text(play.type))


def stops_text(codes: Iterable[str]) -> Text:
    """`Pass Rush or Coverage`."""
    return joined([rating_text(code) for code in codes], "or")


def window_texts(windows: Iterable[Window]) -> Text:
    """`Line or React`."""
    return joined([Text(f"mg-window-{window.value}") for window in Window if window in windows], "or")


def call_text(result: str, number: int, stops: Iterable[str]) -> Text:
    """An announcement: `Touchdown, 72, Pass Rush or Coverage`; `result` is TD, FG or PUNT."""
    return msg("mg-call", result=result_text(result), number=number, stops=stops_text(stops))


def points_arg(tenths: int) -> Arg:
    """Tenths of a point for a message: `3½`, `4`, or a number that every language writes in its own way.

    >>> points_arg(35), points_arg(40), points_arg(34), points_arg(5)
    ('3½', 4, 3.4, '½')
    """
    whole, rest = divmod(tenths, 10)
    if rest == 5:
        return f"{whole or ''}½"
    return whole if rest == 0 else tenths / 10


def percent(share: float) -> int:
    return round(100 * share)

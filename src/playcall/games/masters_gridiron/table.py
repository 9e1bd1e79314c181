"""The table of Masters of the Gridiron: fields, zones, and the rulebook's nouns as predicates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from playcall.games.masters_gridiron import events, unseen
from playcall.games.masters_gridiron.anatomy import Audible, Play, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYS, BookCard, as_audible, as_play
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.zones import DEF_HAND, PLAYBOOK, Pile
from playcall.kernel import Chance, State, ZoneKind, constant, memo, public

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron

SPOTS_TO_FILL = 8
TURNS = 2 * SPOTS_TO_FILL
TURNS_OF_A_PERIOD = 4
NOBODY = -1
NO_CARD = -1


class Table(State):
    """A position. Seats are 0 and 1; cards of seat 1 have numbers of their own, so that both may bring the same."""

    game: MastersOfTheGridiron
    options: Options

    players: tuple[Player, ...] = constant()
    """Faces by card number, for both seats."""
    book: tuple[BookCard, ...] = constant()
    """Playbook faces; a card's is at its number modulo their count."""
    visitor: int = public(NOBODY)
    offence: int = public(0)
    """The seat on offence."""
    turn: int = public(0)
    """From 1; the turns of overtime are counted on."""
    period: int = public(0)
    """The overtime period, 0 in regulation."""
    scores: list[int] = public([0, 0])
    names: list[str] = public(["", ""], shared=True)
    teams: list[int] = public([NOBODY, NOBODY], shared=True)
    """Stock teams by place; -1 for a constructed deck."""
    payrolls: list[int] = public([0, 0], shared=True)
    """MG-15.1  Both payrolls where they are public, else zeros."""
    rosters: list[list[int]] = public([], shared=True)
    """MG-1.9  The numbers of both sides' 22 players where they are public, else nothing."""
    playbooks: list[list[int]] = public([], shared=True)
    """MG-1.9  The numbers of both sides' Playbook cards where they are public, else nothing."""
    outcomes: list[str] = public(["", ""])
    """For each seat its spots in order, a letter each (see `POINTS`)."""
    defence_scores: list[str] = public(["", ""])
    """MG-10.4  For each seat its defensive scores in order, with the same letters."""
    offence_card: int = public(NO_CARD)
    play_card: int = public(NO_CARD)
    defence_card: int = public(NO_CARD)
    """What lies in this turn, or -1."""
    punting: bool = public(False)
    calls: list[int] = public([])
    """Audibles played this turn, in order, of both seats."""
    call_amounts: list[int] = public([])
    """What each adds where that was fixed when it was played (ESCORT, GANG)."""
    cancelled: list[int] = public([])
    """Places in `calls` of cancelled Audibles."""
    carry: list[int] = public([0, 0])
    """What a TAKEAWAY gives each seat in its next attempt."""
    silenced: bool = public(False)
    scouted: bool = public(False)
    scored_by: int = public(NOBODY)
    """Who scored in this turn, or -1, and what: T, F or S."""
    scored: str = public("")
    conversions: list[int] = public([0, 0])
    converted: list[int] = public([0, 0])
    """Conversions tried and made."""
    reply: bool = public(False)
    """MG-8.5  The turn in hand is the visitor's reply to a field goal."""
    exchanged: bool = public(False)
    """MG-8.7  Field goals were exchanged in overtime."""
    cleared: list[int] = public([0, 0])
    """MG-8.14  For each seat how many of its spots lie without a card, since it was gathered."""
    left: list[list[int]] = memo(lambda table: [[], []])
    """MG-8.14  For each seat its Playbook cards in the order they left hand or deck."""
    shown: list[list[int]] = memo(lambda table: [[], []])
    """For each seat the players everybody has seen who lie out of sight again."""
    shown_book: list[list[int]] = memo(lambda table: [[], []])
    """For each seat such Playbook cards."""
    noted: list[list[int]] = memo(lambda table: [[], []])
    """For each seat the players it has seen in the other's hands, or on their way there."""

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        return holder

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """SCOUT: the offence sees the opponent's Defense hand for the turn."""
        return self.scouted and kind is DEF_HAND and seat == self.offence and holder != seat

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What a table draws beside the fields: kits, spots, both sums, odds (facts.py)."""
        from playcall.games.masters_gridiron.facts import table_facts

        return table_facts(self, seat)

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """MG-1.9, MG-9.20  A seat knows its own cards; of the other's it knows public lists, and what was shown."""
        return unseen.known_in(self, group, owner, seat)

    def guess(self, group: str, owner: int | None, seat: int | None, number: int, chance: Chance) -> list[int] | None:
        """MG-1.9  What may lie in a deck whose list is private."""
        return unseen.guess(self, group, owner, seat, number, chance)

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
        """What a seat has noted in the other's hands is there."""
        if seat is not None and self.noted[seat]:
            unseen.put_in_hands(self, seat, chance)

    # The rulebook's nouns -----------------------------------------------------------------------------------------

    @property
    def home(self) -> int:
        return 1 - self.visitor

    @property
    def defence(self) -> int:
        return 1 - self.offence

    @property
    def laid_player(self) -> Player:
        return self.players[self.offence_card]

    @property
    def laid_play(self) -> Play:
        return as_play(self.book[self.play_card % BOOK])

    @property
    def laid_defender(self) -> Player:
        return self.players[self.defence_card]

    def audible(self, card: int) -> Audible:
        return as_audible(self.book[card % BOOK])

    def spot(self, seat: int) -> int:
        """MG-2.4  The number of the spot that a seat fills next; from 9 on they are those of overtime."""
        return len(self.outcomes[seat]) + 1

    def deck_size(self, pile: Pile, seat: int) -> int:
        zones = self.zones
        top, middle, bottom = pile.deck
        return len(zones[top + seat]) + len(zones[middle + seat]) + len(zones[bottom + seat])

    def in_book_hand(self, seat: int, kind: type[BookCard]) -> list[int]:
        """Places of plays, or of Audibles, in a Playbook hand."""
        audible = kind is Audible
        return [
            place for place, card in enumerate(self.zones[PLAYBOOK.hand + seat]) if (card % BOOK >= PLAYS) is audible
        ]

    def scoreline(self) -> tuple[tuple[str, str], tuple[int, int]]:
        """Names and scores as on a scoreboard: the visitor first."""
        first, second = (1, 0) if self.visitor == 1 else (0, 1)
        return (self.names[first], self.names[second]), (self.scores[first], self.scores[second])

    # What the rules do --------------------------------------------------------------------------------------------

    def top(self, pile: Pile, seat: int) -> int:
        """MG-1.4  Take the top card of a deck that is not empty."""
        zones = self.zones
        for part in pile.deck:
            cards = zones[part + seat]
            if cards:
                return cards.pop()
        raise IndexError(f"The {pile.name} deck of seat {seat} is empty.")

    def fill(self, pile: Pile, seat: int) -> list[int]:
        """MG-6.1, MG-6.3  Draw until the hand is full or the deck empty; the cards drawn."""
        zones = self.zones
        hand = zones[pile.hand + seat]
        held = len(hand)
        need = pile.size - held
        if need:
            for part in pile.deck:
                cards = zones[part + seat]
                while cards:
                    hand.append(cards.pop())
                    need -= 1
                    if not need:
                        return hand[held:]
        return hand[held:]

    def turn_over(self, pile: Pile, seat: int) -> None:
        """MG-6.6, MG-8.11  The discard pile becomes the deck without shuffling: the earliest card is on top."""
        discard = self.zones[pile.discard + seat]
        self.zones[pile.open + seat] = discard[::-1]
        self.zones[pile.discard + seat] = []
        self.shown[seat] += discard
        if self.log is not None:
            self.tell(events.TurnedOver(seat, self.names[seat], pile.name, tuple(discard)))

    def lose_sight(self, seat: int, cards: Sequence[int]) -> None:
        """The other seat does not know any more that these players of a seat are in its hands."""
        noted = self.noted[1 - seat]
        if noted:
            self.noted[1 - seat] = [card for card in noted if card not in cards]

    def leave_book(self, seat: int, place: int) -> int:
        """A card leaves the Playbook hand."""
        card = self.zones[PLAYBOOK.hand + seat].pop(place)
        self.left[seat].append(card)
        return card


POINTS = {"T": 7, "C": 8, "M": 6, "F": 3, "S": 2, "x": 0, "p": 0, "b": 0}
"""MG-5.6, MG-10.12, MG-11.4, MG-11.5  What a letter of `outcomes` and `defence_scores` is worth: a touchdown, one with
a good try for two and one with a failed try, a field goal, a safety; stopped, a punt, a punt without a play."""

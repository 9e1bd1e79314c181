"""The table of Masters of the Gridiron: fields, zones, and the rulebook's nouns as predicates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Self

from playcall.games.masters_gridiron import events, guessing
from playcall.games.masters_gridiron.anatomy import Audible, Play, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYS, BookCard, as_audible, as_play
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.zones import DEF_HAND, PLAYBOOK, Pile
from playcall.kernel import Ask, Chance, Procedure, Result, State, ZoneKind

if TYPE_CHECKING:
    from playcall.games.masters_gridiron import MastersOfTheGridiron

SPOTS_TO_FILL = 8
TURNS = 2 * SPOTS_TO_FILL
TURNS_OF_A_PERIOD = 4
NOBODY = -1
NO_CARD = -1


class Table(State):
    """A position. Seats are 0 and 1; cards of seat 1 have numbers of their own, so that both may bring the same."""

    __slots__ = (
        "book", "call_amounts", "calls", "cancelled", "carry", "cleared", "conversions", "converted", "defence_card",
        "defence_scores", "exchanged", "left", "names", "noted", "offence", "offence_card", "options", "outcomes",
        "payrolls", "period", "play_card", "playbooks", "players", "punting", "reply", "rosters", "scored",
        "scored_by", "scores", "scouted", "shown", "shown_book", "silenced", "teams", "turn", "visitor",
    )  # fmt: skip

    game: MastersOfTheGridiron

    plain = (
        "visitor", "offence", "turn", "period", "scores", "names", "teams", "payrolls", "rosters", "playbooks",
        "outcomes", "defence_scores", "offence_card", "play_card", "defence_card", "punting", "calls", "call_amounts",
        "cancelled", "carry", "silenced", "scouted", "scored_by", "scored", "conversions", "converted", "reply",
        "exchanged", "cleared",
    )  # fmt: skip
    memo = ("left", "noted", "shown", "shown_book")

    def __init__(
        self,
        game: MastersOfTheGridiron,
        options: Options,
        chance: Chance,
        zones: list[list[int]],
        stack: list[Procedure],
        asking: Ask | None,
        held: dict[int, int],
        result: Result | None,
        players: tuple[Player, ...],
        book: tuple[BookCard, ...],
        visitor: int,
        offence: int,
        turn: int,
        period: int,
        scores: list[int],
        names: list[str],
        teams: list[int],
        payrolls: list[int],
        rosters: list[list[int]],
        playbooks: list[list[int]],
        outcomes: list[str],
        defence_scores: list[str],
        offence_card: int,
        play_card: int,
        defence_card: int,
        punting: bool,
        calls: list[int],
        call_amounts: list[int],
        cancelled: list[int],
        carry: list[int],
        silenced: bool,
        scouted: bool,
        scored_by: int,
        scored: str,
        conversions: list[int],
        converted: list[int],
        reply: bool,
        exchanged: bool,
        cleared: list[int],
        left: list[list[int]],
        shown: list[list[int]],
        shown_book: list[list[int]],
        noted: list[list[int]],
    ) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.zones = zones
        self.stack = stack
        self.shared = len(stack)
        self.asking = asking
        self.held = held
        self.result = result
        self.log = None
        self.players = players
        """Faces by card number, for both seats."""
        self.book = book
        """Playbook faces; a card's is at its number modulo 240."""
        self.visitor = visitor
        self.offence = offence
        """The seat on offence."""
        self.turn = turn
        """From 1; the turns of overtime are counted on."""
        self.period = period
        """The overtime period, 0 in regulation."""
        self.scores = scores
        self.names = names
        self.teams = teams
        """Stock teams by place; -1 for a constructed deck."""
        self.payrolls = payrolls
        """MG-15.1  Both payrolls where they are public, else zeros."""
        self.rosters = rosters
        """MG-1.9  The numbers of both sides' 22 players where they are public, else nothing."""
        self.playbooks = playbooks
        """MG-1.9  The numbers of both sides' Playbook cards where they are public, else nothing."""
        self.outcomes = outcomes
        """For each seat its spots in order, a letter each (see `OUTCOMES`)."""
        self.defence_scores = defence_scores
        """MG-10.4  For each seat its defensive scores in order, with the same letters."""
        self.offence_card = offence_card
        self.play_card = play_card
        self.defence_card = defence_card
        """What lies in this turn, or -1."""
        self.punting = punting
        self.calls = calls
        """Audibles played this turn, in order, of both seats."""
        self.call_amounts = call_amounts
        """What each adds where that was fixed when it was played (ESCORT, GANG)."""
        self.cancelled = cancelled
        """Places in `calls` of cancelled Audibles."""
        self.carry = carry
        """What a TAKEAWAY gives each seat in its next attempt."""
        self.silenced = silenced
        self.scouted = scouted
        self.scored_by = scored_by
        """Who scored in this turn, or -1, and what: T, F or S."""
        self.scored = scored
        self.conversions = conversions
        self.converted = converted
        """Conversions tried and made."""
        self.reply = reply
        """MG-8.5  The turn in hand is the visitor's reply to a field goal."""
        self.exchanged = exchanged
        """MG-8.7  Field goals were exchanged in overtime."""
        self.cleared = cleared
        """MG-8.14  For each seat how many of its spots lie without a card, since it was gathered."""
        self.left = left
        """MG-8.14  For each seat its Playbook cards in the order they left hand or deck."""
        self.shown = shown
        """For each seat the players everybody has seen who lie out of sight again."""
        self.shown_book = shown_book
        """For each seat such Playbook cards."""
        self.noted = noted
        """For each seat the players it has seen in the other's hands, or on their way there."""

    def clone(self) -> Self:
        return type(self)(
            self.game, self.options, self.chance.clone(), list(map(list.copy, self.zones)), self.share_stack(),
            self.asking, self.held.copy(), self.result, self.players, self.book, self.visitor, self.offence, self.turn,
            self.period, self.scores[:], self.names, self.teams, self.payrolls, self.rosters, self.playbooks,
            self.outcomes[:], self.defence_scores[:], self.offence_card, self.play_card, self.defence_card,
            self.punting, self.calls[:], self.call_amounts[:], self.cancelled[:], self.carry[:], self.silenced,
            self.scouted, self.scored_by, self.scored, self.conversions[:], self.converted[:], self.reply,
            self.exchanged, self.cleared[:], list(map(list.copy, self.left)), list(map(list.copy, self.shown)),
            list(map(list.copy, self.shown_book)), list(map(list.copy, self.noted)),
        )  # fmt: skip

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        return holder

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """SCOUT: the offence sees the opponent's Defense hand for the turn."""
        return self.scouted and kind is DEF_HAND and seat == self.offence and holder != seat

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """MG-1.9, MG-9.20  A seat knows its own cards; of the other's it knows public lists, and what was shown."""
        return guessing.known_in(self, group, owner, seat)

    def guess(self, group: str, owner: int | None, seat: int | None, number: int, chance: Chance) -> list[int] | None:
        """MG-1.9  What may lie in a deck whose list is private."""
        return guessing.guess(self, group, owner, seat, number, chance)

    def make_up_secrets(self, seat: int | None, chance: Chance) -> None:
        """What a seat has noted in the other's hands is there."""
        if seat is not None and self.noted[seat]:
            guessing.put_in_hands(self, seat, chance)

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


OUTCOMES = {
    "T": ("touchdown", 7),
    "C": ("touchdown, converted", 8),
    "M": ("touchdown, conversion missed", 6),
    "F": ("field goal", 3),
    "S": ("safety", 2),
    "x": ("stopped", 0),
    "p": ("punt", 0),
    "b": ("punt without a play", 0),
}
"""What a letter of `outcomes` and `defence_scores` stands for, with its points (MG-5.6, MG-10.12, MG-11.4, MG-11.5)."""
POINTS = {letter: points for letter, (_, points) in OUTCOMES.items()}

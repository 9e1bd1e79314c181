"""MG-15  Point spreads: what the payrolls of two decks say about them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from playcall.contract import Text, msg
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import TEAM
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS
from playcall.games.masters_gridiron.decks import Deck
from playcall.games.masters_gridiron.rules.overtime import Overtime
from playcall.games.masters_gridiron.rules.turn import Turn, draw_up
from playcall.games.masters_gridiron.table import NOBODY, TURNS, Table
from playcall.games.masters_gridiron.zones import BOOK_SPAN, DEF_DECK, OFF_DECK, PB_DECK
from playcall.kernel import Ask, Procedure, Result, Step

MILLIONS_PER_POINT: Final = 5
HALVES: Final = (0, 0, 5, 5, 10)
"""MG-15.3  Tenths of a point for the rest of a difference divided by 5."""


def spread_of(difference: int, rounding: str) -> int:
    """MG-15.2, MG-15.3  The spread in tenths of a point.

    >>> spread_of(17, "half"), spread_of(17, "exact"), spread_of(4, "half")
    (35, 34, 10)
    """
    if rounding == "exact":
        return difference * 10 // MILLIONS_PER_POINT
    whole, rest = divmod(difference, MILLIONS_PER_POINT)
    return 10 * whole + HALVES[rest]


def spread_tenths(s: Table) -> int:
    """The spread of a game in tenths; 0 where none is played."""
    if not s.options.spread:
        return 0
    return spread_of(abs(s.payrolls[0] - s.payrolls[1]), s.options.spread_rounding)


def favourite(s: Table) -> int:
    """MG-15.2, MG-15.7  The seat that is expected to win; -1 where there is no spread."""
    return NOBODY if spread_tenths(s) == 0 else int(s.payrolls[1] > s.payrolls[0])


def winner_against_spread(s: Table) -> int:
    """MG-15.5, MG-15.6, MG-15.7  The winner by the spread; -1 for a tie."""
    best = favourite(s)
    if best == NOBODY:
        return NOBODY if s.scores[0] == s.scores[1] else int(s.scores[1] > s.scores[0])
    ahead = 10 * (s.scores[best] - s.scores[1 - best]) - spread_tenths(s)
    if ahead == 0:
        return NOBODY if s.options.spread_push == "tie" else 1 - best
    return best if ahead > 0 else 1 - best


@dataclass(slots=True)
class SingleGame(Procedure):
    """MG-1.1  A game between two seats, each with a deck."""

    order = ("bring_decks", "toss", "shuffle", "deal", "regulation", "overtime", "finish")

    def bring_decks(self, s: Table) -> Step:  # MG-1.1, MG-1.10
        return BringDecks()

    def toss(self, s: Table) -> Step:  # MG-1.2, MG-1.8
        set_visitor = {"seat1": 0, "seat2": 1}.get(s.options.visitor)
        s.visitor = s.chance.number("coin", 2) if set_visitor is None else set_visitor
        s.offence = s.visitor
        s.tell(events.Tossed(s.visitor, s.names[s.visitor], set_visitor is None))
        tell_spread(s)
        return None

    def shuffle(self, s: Table) -> Step:  # MG-1.3
        for seat in (s.visitor, s.home):
            for label, deck in (("offense", OFF_DECK), ("defense", DEF_DECK), ("playbook", PB_DECK)):
                s.chance.shuffle(label, s.zones[deck(seat)])
        return None

    def deal(self, s: Table) -> Step:  # MG-1.5
        for seat in (s.visitor, s.home):
            draw_up(s, seat)
        return None

    def regulation(self, s: Table) -> Step:
        return Regulation()

    def overtime(self, s: Table) -> Step:  # MG-7.4
        return Overtime() if s.scores[0] == s.scores[1] else None

    def finish(self, s: Table) -> Step:  # MG-7.2, MG-15.4, MG-16.1, MG-16.4
        straight = straight_winner(s)
        spread = winner_against_spread(s)
        tell_result(s, straight, spread)
        winner = spread if s.options.spread else straight
        winner_seat = None if winner == NOBODY else winner
        s.result = Result(tuple(s.scores), winner_seat, *ended_by(s, straight), names=tuple(s.names))
        return None


@dataclass(slots=True)
class BringDecks(Procedure):
    """MG-1.10  Each seat names a stock team, or brings the deck that was agreed upon."""

    order = ("first", "second", "put_out")

    def first(self, s: Table) -> Step:
        return self.choose(s, 0)

    def on_first(self, s: Table, action: int) -> Step:
        take_team(s, 0, TEAM.argument(action))
        return None

    def second(self, s: Table) -> Step:
        return self.choose(s, 1)

    def on_second(self, s: Table, action: int) -> Step:
        take_team(s, 1, TEAM.argument(action))
        return None

    def put_out(self, s: Table) -> Step:  # MG-1.9
        decks = [s.game.deck_of(s, seat) for seat in (0, 1)]
        s.names = names_of(decks)
        for seat, deck in enumerate(decks):
            put_out(s, seat, deck)
        return None

    def asks_first(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-team")

    asks_second = asks_first

    @staticmethod
    def choose(s: Table, seat: int) -> Step:
        if s.options.deck(seat) != "pick":
            return None
        return Ask(seat, TEAM.of([team for team in s.game.teams_under_cap(s.options) if not is_taken(s, seat, team)]))


@dataclass(slots=True)
class Regulation(Procedure):
    """MG-2.3  Sixteen turns, the roles swapping after each."""

    order = ("turn", "swap")

    def turn(self, s: Table) -> Step:
        return Turn()

    def swap(self, s: Table) -> Step:  # MG-2.2, MG-7.1, MG-7.3
        if s.turn == TURNS:
            return None
        s.offence = 1 - s.offence
        return self.turn


def is_taken(s: Table, seat: int, team: int) -> bool:
    """MG-16.3  Whether the other seat's deck has a player of a stock team."""
    other = 1 - seat
    if not s.options.exclusive_pool or (s.options.deck(other) == "pick" and s.teams[other] == NOBODY):
        return False
    theirs = s.game.deck_of(s, other).players
    return not set(theirs).isdisjoint(s.game.stock(team, s.options).players)


def take_team(s: Table, seat: int, team: int) -> None:
    teams = s.teams[:]
    teams[seat] = team
    s.teams = teams


def put_out(s: Table, seat: int, deck: Deck) -> None:
    """MG-1.3, MG-1.9  The three piles of a deck; what is public of it."""
    offence, defence, book = numbered(seat, deck)
    s.zones[OFF_DECK(seat)] = list(offence)
    s.zones[DEF_DECK(seat)] = list(defence)
    s.zones[PB_DECK(seat)] = list(book)
    payroll = s.game.payroll(deck)
    if s.options.open_rosters:
        s.rosters = [*s.rosters, [*offence, *defence]]
    if s.options.open_playbooks:
        s.playbooks = [*s.playbooks, list(book)]
    public = s.options.open_rosters or s.options.spread  # MG-15.8
    s.payrolls = [*s.payrolls[:seat], payroll if public else 0, *s.payrolls[seat + 1 :]]
    s.teams = [*s.teams[:seat], deck.stock, *s.teams[seat + 1 :]]
    name = s.game.full_name(deck)
    s.tell(events.DeckBrought(seat, s.names[seat], name, payroll if public else 0, deck.stock != NOBODY))


@lru_cache(maxsize=256)
def numbered(seat: int, deck: Deck) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The cards of a deck with the numbers they have at the table: each seat has its own, and so has each copy."""
    copies: dict[int, int] = {}
    book = []
    for place in sorted(deck.book):
        copies[place] = copies.get(place, -1) + 1
        book.append(seat * BOOK_SPAN + copies[place] * BOOK + place)
    first = seat * PLAYERS
    offence, defence = (tuple(first + place for place in sorted(side)) for side in (deck.offence, deck.defence))
    return offence, defence, tuple(book)


def names_of(decks: list[Deck]) -> list[str]:
    """What both sides are called; two decks of one name are told apart."""
    names = [deck.name for deck in decks]
    return names if names[0] != names[1] else [f"{names[0]} I", f"{names[1]} II"]


def tell_spread(s: Table) -> None:
    """MG-15.8"""
    if s.options.spread:
        best = favourite(s)
        names = ("", "") if best == NOBODY else (s.names[best], s.names[1 - best])
        s.tell(events.SpreadSet(*names, (s.payrolls[0], s.payrolls[1]), spread_tenths(s), MILLIONS_PER_POINT))


def tell_result(s: Table, straight: int, spread: int) -> None:
    """MG-16.4"""
    if s.log is not None:
        record = events.GameOver(
            (s.names[0], s.names[1]), (s.scores[0], s.scores[1]), (s.outcomes[0], s.outcomes[1]),
            (s.defence_scores[0], s.defence_scores[1]), (s.conversions[0], s.conversions[1]),
            (s.converted[0], s.converted[1]), s.period, s.visitor, straight, favourite(s), spread_tenths(s), spread,
        )  # fmt: skip
        s.tell(record)


def straight_winner(s: Table) -> int:
    """MG-7.2  The seat with the higher score; -1 for a tie."""
    return NOBODY if s.scores[0] == s.scores[1] else int(s.scores[1] > s.scores[0])


def ended_by(s: Table, straight: int) -> tuple[str, str]:
    """How a game ended, as `mg-by-…` says it, with the rule behind it."""
    if s.options.spread and favourite(s) != NOBODY:
        push = winner_against_spread(s) == NOBODY
        return ("push", "MG-15.6") if push else ("spread", "MG-15.5")
    if straight == NOBODY:
        return "tie", "MG-8.15"
    return ("overtime", "MG-8.4") if s.period else ("points", "MG-7.2")

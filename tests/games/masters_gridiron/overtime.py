"""Scenes of overtime: a game played to 20-20, and words for what the next turn shall bring.

Seat 0 is the visitor. The cards stay where they are; those that are laid get the faces that the story needs.
"""

from __future__ import annotations

from typing import Self

from playcall.games.masters_gridiron import MastersOfTheGridiron
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.notation import parse_play
from playcall.games.masters_gridiron.table import TURNS, Table
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND, PB_HAND
from tests.games.masters_gridiron.story import Tale, game, make_audible, make_player

STRONG, WEAK = "QB{PAS 90}", "QB{PAS 10}"
BETWEEN = "CB{COV 50}"


class Directed(Tale):
    """A game whose turns come out as the story wants."""

    def touchdown(self) -> Self:
        return self.attempt(STRONG, "TD")

    def field_goal(self) -> Self:
        return self.attempt(STRONG, "FG")

    def stopped(self) -> Self:
        return self.attempt(WEAK, "FG")

    def punt(self) -> Self:
        """The offence gives up its turn."""
        self.settle_hands(WEAK, "FG")
        return (
            self.act("punt 1 1", "defend 1")
            if len(self.s.zones[DEF_HAND(1 - self.s.offence)]) > 1
            else self.act("punt 1 1")
        )

    def attempt(self, player: str, result: str) -> Self:
        """The first player with the first play against the first defender; forced answers come by themselves."""
        self.settle_hands(player, result)
        turn, seat = self.s.turn, self.s.offence
        self.act("attempt 1 1")
        if self.s.turn == turn and self.asked == "Turn.defend" and self.s.offence == seat:
            self.act("defend 1")
        return self

    def defensive_score(self, score: str = "TD") -> Self:
        """The defence stops the offence and brings the ball back."""
        defence = 1 - self.s.offence
        self.settle_hands(WEAK, "FG")
        faces = list(self.s.book)
        card = self.s.zones[PB_HAND(defence)][0]
        faces[card % BOOK] = make_audible(f"R: RETURN {score} 10")
        self.s.book = tuple(faces)
        place = next(p for p in range(192, 240) if p not in {c % BOOK for c in self.s.zones[PB_HAND(defence)]})
        faces[place] = faces[card % BOOK]
        self.s.book = tuple(faces)
        self.s.zones[PB_HAND(defence)][0] = card - card % BOOK + place
        self.act("attempt 1 1")
        if self.asked == "Turn.defend":
            self.act("defend 1")
        return self.act("play 1")

    def settle_hands(self, player: str, result: str) -> None:
        s = self.s
        players, book = list(s.players), list(s.book)
        players[s.zones[OFF_HAND(s.offence)][0]] = make_player(player)
        for card in s.zones[DEF_HAND(1 - s.offence)]:
            players[card] = make_player(BETWEEN)
        book[s.zones[PB_HAND(s.offence)][0] % BOOK] = parse_play(f"{result} LP PAS / COV / –")
        s.players, s.book = tuple(players), tuple(book)
        s.game = MastersOfTheGridiron(None, book)
        s.ask_again()

    @property
    def by_side(self) -> tuple[int, int]:
        """The scores of visitor and home."""
        return self.s.scores[self.s.visitor], self.s.scores[self.s.home]


def at_overtime(scores: tuple[int, int] = (20, 20), **settings: str) -> Directed:
    """The first turn of overtime, or the end of a game that is not level, from a game without Audibles."""
    tale = Directed(before_the_last_turn(**settings))
    tale.s.scores = list(scores)
    return tale.stopped()


def before_the_last_turn(**settings: str) -> Table:
    tale = game(stock_form="basic", visitor="seat1", **settings)
    while tale.s.turn < TURNS or tale.asked != "Turn.lay":
        options = tale.options()
        tale.act("kick" if "kick" in options else options[0])
    return tale.s

"""V50 to V56  Effects on hands, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DISCARD, PICK
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.catalogue import FX
from playcall.games.gridiron_fantasy.knowing import EVERYBODY, follow, learn
from playcall.games.gridiron_fantasy.moves import discard, draw, take
from playcall.games.gridiron_fantasy.passing import new_cards
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.totals import fits
from playcall.games.gridiron_fantasy.zones import BOOK, DECK, HAND, TOP
from playcall.kernel import DONE, Ask, Procedure, Step


def faces_of(cards: list[int]) -> list[int]:
    """GF-2.21  Copies of a card are offered once."""
    return list(dict.fromkeys([place_of(card) for card in cards]))


@dataclass(slots=True)
class DiscardSome(Procedure):
    """V51  A team discards cards, chosen by itself, by the other team, or at random."""

    team: int
    number: int
    by: str

    order = ("show", "choose", "again")

    def show(self, s: Table) -> Step:
        role = s.role(self.team)
        if self.by == "opp" and s.hand(role):
            learn(s, s.seat(1 - role), HAND + role, self.team, s.hand(role))
            s.tell(
                events.LookedAt(
                    s.seat(1 - role), s.seat_names(1 - role), "opp_hand", len(s.hand(role)), tuple(s.hand(role))
                )
            )
        return None

    def choose(self, s: Table) -> Step:
        role = s.role(self.team)
        hand = s.hand(role)
        if not hand or self.number <= 0:
            return DONE
        if self.by == "random":
            discard(s, role, [hand[s.chance.number("discard", len(hand))]])
            self.number -= 1
            return None
        if self.by == "owner":
            return Ask(s.seat(role), DISCARD.of(faces_of(hand)))
        return Ask(s.seat(1 - role), DISCARD.of(sorted(faces_of(hand))))  # not as the owner holds them

    def on_choose(self, s: Table, action: int) -> Step:
        role = s.role(self.team)
        place = DISCARD.argument(action)
        discard(s, role, [next(card for card in s.hand(role) if place_of(card) == place)])
        self.number -= 1
        return None

    def again(self, s: Table) -> Step:
        return self.choose


@dataclass(slots=True)
class Recover(Procedure):
    """V54  Cards of the own discard pile come back to the hand, one at a time."""

    team: int
    number: int
    effect: int

    order = ("choose", "again")

    def choose(self, s: Table) -> Step:
        role, words = s.role(self.team), FX[self.effect].p["filter"]
        cards = [card for card in s.discards(role) if fits(s.faces[card], words)]
        if not cards or self.number <= 0:
            return DONE
        return Ask(s.seat(role), [*PICK.of(faces_of(cards)), ENOUGH()])

    def on_choose(self, s: Table, action: int) -> Step:
        if action in ENOUGH:
            return DONE
        role = s.role(self.team)
        card = take(s.discards(role), PICK.argument(action))
        s.hand(role).append(card)
        learn(s, EVERYBODY, HAND + role, self.team, [card])
        new_cards(s, self.team, 1)
        self.number -= 1
        s.tell(events.Recovered(s.names[self.team], card))
        return None

    def again(self, s: Table) -> Step:
        return self.choose


@dataclass(slots=True)
class Redraw(Procedure):
    """V55  Discard any number of cards, then draw as many."""

    team: int
    number: int = 0

    order = ("choose", "again", "draw_as_many")

    def choose(self, s: Table) -> Step:
        role = s.role(self.team)
        return Ask(s.seat(role), [*DISCARD.of(faces_of(s.hand(role))), ENOUGH()])

    def on_choose(self, s: Table, action: int) -> Step:
        if action in ENOUGH:
            return self.draw_as_many
        role, place = s.role(self.team), DISCARD.argument(action)
        discard(s, role, [next(card for card in s.hand(role) if place_of(card) == place)])
        self.number += 1
        return None

    def again(self, s: Table) -> Step:
        return self.choose

    def draw_as_many(self, s: Table) -> Step:
        draw(s, s.role(self.team), self.number)
        return None


@dataclass(slots=True)
class Arrange(Procedure):
    """V56  Look at the top cards of the own deck and put them back: the first one picked is drawn last."""

    team: int
    number: int

    order = ("look_at", "put_back")

    def look_at(self, s: Table) -> Step:
        role = s.role(self.team)
        top, deck = s.zone(TOP + role, self.team), s.zone(DECK + role, self.team)
        self.number = min(self.number, len(top) + len(deck))
        while len(top) < self.number:
            follow(s, deck[-1:], DECK + role, TOP + role, self.team)
            top.insert(0, deck.pop())
        seen = tuple(reversed(top[len(top) - self.number :]))
        s.tell(events.LookedAt(s.seat(role), s.names[self.team], "own_deck", len(seen), seen))
        return None

    def put_back(self, s: Table) -> Step:
        role = s.role(self.team)
        top = s.zone(TOP + role, self.team)
        if self.number < 2:
            return DONE
        return Ask(s.seat(role), PICK.of(faces_of(top[len(top) - self.number :])))

    def on_put_back(self, s: Table, action: int) -> Step:
        top = s.zone(TOP + s.role(self.team), self.team)
        looked = top[len(top) - self.number :]
        card = take(looked, PICK.argument(action))
        top[len(top) - self.number :] = [card, *looked]
        self.number -= 1
        return self.put_back


def look(s: Table, team: int, what: str, number: int) -> None:
    """V53  The owner sees a hand, a Playbook, or the top cards of a deck."""
    role = s.role(team)
    seat = s.seat(role)
    whose = team if what == "own_deck" else s.other(team)
    their_role = s.role(whose)
    if what == "opp_hand":
        seen = learn(s, seat, HAND + their_role, whose, s.hand(their_role))
    elif what == "opp_playbook":
        seen = learn(s, seat, BOOK + their_role, whose, s.book(their_role))
    else:
        top, deck = s.zone(TOP + their_role, whose), s.zone(DECK + their_role, whose)
        first = top[::-1][:number]
        rest = deck[::-1][: number - len(first)]
        seen = learn(s, seat, TOP + their_role, whose, first) + learn(s, seat, DECK + their_role, whose, rest)
    s.tell(events.LookedAt(seat, s.names[team], what, len(seen), tuple(seen)))

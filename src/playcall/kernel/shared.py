"""Procedures that many card games share: reaction windows, picking some, drafts, and a deck with its reshuffle."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from playcall.kernel.actions import Verb
from playcall.kernel.procedure import DONE, Ask, Procedure, Step
from playcall.kernel.state import State
from playcall.kernel.zones import ZoneKind


def draw(s: State, deck: int, discard: int, label: str) -> int | None:
    """The top card of a deck (its last); an empty deck is refilled from its discard pile. None when both are empty."""
    cards = s.zones[deck]
    if not cards:
        cards, s.zones[discard] = s.zones[discard], cards
        s.zones[deck] = cards
        s.chance.shuffle(label, cards)
        if not cards:
            return None
    return cards.pop()


@dataclass(slots=True)
class ReactionWindow(Procedure):
    """Seats are offered a reaction in order until all have passed in a row. Who is asked stays secret."""

    turn: int = 0
    passes: int = 0

    order = ("next_seat", "offer", "again")
    restarts: ClassVar[bool] = True
    """Whether the order starts over after a reaction, or continues with the next seat."""
    passing: ClassVar[Verb]

    @abstractmethod
    def seats(self, s: State) -> Sequence[int]:
        """Who may react, in order."""

    @abstractmethod
    def reactions(self, s: State, seat: int) -> list[int]:
        """What a seat could do here; a seat that could do nothing is passed over unseen."""

    @abstractmethod
    def react(self, s: State, seat: int, action: int) -> Step:
        """Carry out a reaction; may return a procedure to be called."""

    def next_seat(self, s: State) -> Step:
        seats = self.seats(s)
        while self.passes < len(seats):
            if self.reactions(s, seats[self.turn % len(seats)]):
                return None
            self.turn += 1
            self.passes += 1
        return DONE

    def offer(self, s: State) -> Step:
        seats = self.seats(s)
        seat = seats[self.turn % len(seats)]
        return Ask(seat, [*self.reactions(s, seat), self.passing()], known=False)

    def on_offer(self, s: State, action: int) -> Step:
        seats = self.seats(s)
        seat = seats[self.turn % len(seats)]
        if action in self.passing:
            self.turn += 1
            self.passes += 1
            return None
        self.turn = 0 if self.restarts else self.turn + 1
        self.passes = 0
        return self.react(s, seat, action)

    def again(self, s: State) -> Step:
        return self.next_seat


@dataclass(slots=True)
class PickSome(Procedure):
    """Seats pick cards one by one, each at its own pace, until done; only choices that can be completed are offered."""

    finished: tuple[int, ...] = ()

    order = ("pick",)
    done: ClassVar[Verb]

    @abstractmethod
    def seats(self, s: State) -> Sequence[int]:
        """Who picks."""

    @abstractmethod
    def candidates(self, s: State, seat: int) -> list[int]:
        """What the seat may add now; empty when it must stop."""

    @abstractmethod
    def add(self, s: State, seat: int, action: int) -> None:
        """Take a pick; touches only what the seat alone sees."""

    def may_stop(self, s: State, seat: int) -> bool:
        """Whether the picks so far are enough."""
        return True

    def pick(self, s: State) -> Step:
        choices = {}
        for seat in self.seats(s):
            if seat not in self.finished:
                options = self.candidates(s, seat) + ([self.done()] if self.may_stop(s, seat) else [])
                if options:
                    choices[seat] = options
        return Ask.apart(choices) if choices else None

    def on_pick(self, s: State, seat: int, action: int) -> None:
        if action in self.done:
            self.finished = tuple(sorted((*self.finished, seat)))
        else:
            self.add(s, seat, action)


@dataclass(slots=True)
class PickAndPass(Procedure):
    """Every drafter picks one card of the pack it holds, in secret and at once; then the packs are passed on."""

    leave: int
    """How many cards of each pack nobody gets."""

    order = ("pick", "pass_on")
    packs: ClassVar[ZoneKind]
    into: ClassVar[ZoneKind]
    take: ClassVar[Verb]

    @abstractmethod
    def drafters(self, s: State) -> Sequence[int]:
        """The holders of the packs, in the order in which packs are passed."""

    def picked(self, s: State, holder: int, card: int) -> None:
        """A card was drafted: tell whom it concerns."""

    def options(self, s: State, pack: list[int]) -> list[int]:
        return self.take.of(pack)

    def chosen(self, pack: list[int], action: int) -> list[int]:
        """The cards that an action takes from a pack."""
        return [self.take.argument(action)]

    def pick(self, s: State) -> Step:
        holders = self.drafters(s)
        return Ask.together({self.seat(s, h): self.options(s, s.zones[self.packs(h)]) for h in holders})

    def on_pick(self, s: State, answers: dict[int, int]) -> None:
        for holder in self.drafters(s):
            pack = s.zones[self.packs(holder)]
            for card in self.chosen(pack, answers[self.seat(s, holder)]):
                pack.remove(card)
                s.zones[self.into(holder)].append(card)
                self.picked(s, holder, card)

    def pass_on(self, s: State) -> Step:
        holders = self.drafters(s)
        packs = [s.zones[self.packs(holder)] for holder in holders]
        for holder, pack in zip(holders, packs[-1:] + packs[:-1], strict=True):
            s.zones[self.packs(holder)] = pack
        return DONE if len(packs[0]) <= self.leave else self.pick

    def seat(self, s: State, holder: int) -> int:
        owner = s.owner(self.packs.per, holder)
        assert owner is not None
        return owner


@dataclass(slots=True)
class OpenDraft(Procedure):
    """Cards lie face up; holders take one at a time in a fixed sequence of turns."""

    turns: tuple[int, ...]
    turn: int = 0

    order = ("take_one", "again")
    display: ClassVar[ZoneKind]
    into: ClassVar[ZoneKind]
    take: ClassVar[Verb]

    def taken(self, s: State, holder: int, card: int) -> None:
        """A card was taken in the open."""

    def before_turn(self, s: State) -> None:
        """Called between two turns, for cards that are turned up on the way."""

    def take_one(self, s: State) -> Step:
        owner = s.owner(self.into.per, self.turns[self.turn])
        assert owner is not None
        return Ask(owner, self.take.of(s.zones[self.display()]))

    def on_take_one(self, s: State, action: int) -> None:
        holder = self.turns[self.turn]
        card = self.take.argument(action)
        s.zones[self.display()].remove(card)
        s.zones[self.into(holder)].append(card)
        self.taken(s, holder, card)

    def again(self, s: State) -> Step:
        self.turn += 1
        if self.turn == len(self.turns):
            return DONE
        self.before_turn(s)
        return self.take_one

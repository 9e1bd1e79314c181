"""GF-7.23 to GF-7.31  Windows: who may play Actions and use abilities, and what becomes of one that is played."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import ABILITY, ACTION, DECLINE
from playcall.games.gridiron_fantasy.catalogue import WINDOW
from playcall.games.gridiron_fantasy.moves import refresh, spend, take
from playcall.games.gridiron_fantasy.playable import CHALLENGE, FINISH, PENALTY, RESPONSE, ability_in, playable
from playcall.games.gridiron_fantasy.procedures.effects import Carry
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import DONE, Ask, Procedure, Step


def open_window(s: Table, name: str, only: int = -1) -> Window | None:
    """A window, if somebody has something to play in it (GF-7.28)."""
    bit = WINDOW[name]
    for role in (0, 1):
        if only in (-1, role) and playable(s, role, bit):
            return Window(bit, only)
    return None


@dataclass(slots=True)
class Window(Procedure):
    """GF-7.28, GF-7.30  Offence first, then in turn until both decline in a row; who is asked is told to nobody."""

    window: int
    only: int = -1
    """The only role that may play here; -1 for both."""
    role: int = 0
    declined: int = 0

    order = ("find", "offer", "again")

    def find(self, s: Table) -> Step:
        while self.declined < 2 and not s.faked and not s.blocked:  # GF-12.9
            if self.only in (-1, self.role) and playable(s, self.role, self.window):
                return None
            self.role = 1 - self.role
            self.declined += 1
        return DONE

    def offer(self, s: Table) -> Step:
        return Ask(s.seat(self.role), [*playable(s, self.role, self.window), DECLINE()], known=False)

    def on_offer(self, s: Table, action: int) -> Step:
        role = self.role
        self.role = 1 - role
        if action in DECLINE:
            self.declined += 1
            return None
        self.declined = 0
        return use(s, role, action, self.window)

    def again(self, s: Table) -> Step:
        return self.find


def use(s: Table, role: int, action: int, window: int) -> Procedure:
    """Play an Action from the hand, or use a Team card's ability."""
    if action in ACTION:
        return PlayAction(role, take(s.hand(role), ACTION.argument(action)), window)
    place = ABILITY.argument(action)
    card = next(card for card in s.active[s.team(role)] if place_of(card) == place)
    return UseAbility(role, card, ability_in(s, s.team(role), card, window))


@dataclass(slots=True)
class PlayAction(Procedure):
    """GF-7.23  An Action is laid open, may be answered, and works at once."""

    role: int
    card: int
    window: int

    order = ("lay_open", "answer", "work", "count")

    def lay_open(self, s: Table) -> Step:  # GF-8.16, GF-10.2, GF-14.4
        face = s.faces[self.card]
        s.played(self.role).append(self.card)
        if self.window not in (PENALTY, FINISH):
            s.used.append(self.card)
        spend(s, s.team(self.role), face.place, face.limit)
        if self.window == CHALLENGE:
            s.last[self.role] = self.card
        s.cancelled = False
        s.tell(events.ActionPlayed(s.seat_names(self.role), self.card))
        return None

    def answer(self, s: Table) -> Step:  # GF-7.27
        answers = [] if self.window == RESPONSE else playable(s, 1 - self.role, RESPONSE, self.card)
        answers = [action for action in answers if action in ACTION]
        return Ask(s.seat(1 - self.role), [*answers, DECLINE()], known=False) if answers else self.work

    def on_answer(self, s: Table, action: int) -> Step:
        if action in DECLINE:
            return None
        return use(s, 1 - self.role, action, RESPONSE)

    def work(self, s: Table) -> Step:
        if s.cancelled and self.window != RESPONSE:
            s.cancelled = False
            s.tell(events.ActionCancelled(s.seat_names(self.role), self.card))
            return DONE
        return Carry(s.team(self.role), self.card, tuple([fx.number for fx in s.faces[self.card].effects]))

    def count(self, s: Table) -> Step:
        refresh(s)
        return None


@dataclass(slots=True)
class UseAbility(Procedure):
    """GF-7.31  A Team card's ability is used."""

    role: int
    card: int
    number: int

    order = ("work", "count")

    def work(self, s: Table) -> Step:  # GF-14.4
        ability = s.faces[self.card].abilities[self.number]
        s.used_now.append(self.card)
        spend(s, s.team(self.role), place_of(self.card), ability.limit)
        s.tell(events.AbilityUsed(s.seat_names(self.role), self.card))
        return Carry(s.team(self.role), self.card, tuple([fx.number for fx in ability.effects]))

    def count(self, s: Table) -> Step:
        refresh(s)
        return None

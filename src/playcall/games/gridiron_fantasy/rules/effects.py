"""Carrying out effects (rules, the vocabulary): those in force are started, the others happen at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import CHOOSE, DISCARD, NAME, PICK
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.catalogue import CHOICE, FX, PASSIVE, Fx, holds
from playcall.games.gridiron_fantasy.moves import discard, draw, refresh, start, take
from playcall.games.gridiron_fantasy.rules.squad import Audible, Bench, CallUp, Exchange, Injury, PatchUp
from playcall.games.gridiron_fantasy.table import NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import fits
from playcall.games.gridiron_fantasy.zones import BOOK, DECK, EVERYBODY, HAND, TOP, follow, learn, new_cards
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

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-discard-some", whose="own" if seat in s.coaches[self.team] else "their", number=self.number)

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
    """V54  Cards of one's discard pile come back to the hand, one at a time."""

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

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-recover", number=self.number)

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

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-redraw")

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
    """V56  Look at the top cards of one's deck and put them back: the first one picked is drawn last."""

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

    def asks_put_back(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-arrange", number=self.number)

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


Doing = Callable[[Table, Fx, int, int], Procedure | None]


@dataclass(slots=True)
class Carry(Procedure):
    """Effects of one card, in printed order."""

    team: int
    card: int
    effects: tuple[int, ...]
    place: int = 0

    order = ("carry", "again")

    def carry(self, s: Table) -> Step:
        while self.place < len(self.effects):
            fx = FX[self.effects[self.place]]
            self.place += 1
            out = carry_out(s, fx, self.team, self.card)
            if out is not None:
                return out
        return None

    def again(self, s: Table) -> Step:
        return self.carry if self.place < len(self.effects) else None


def carry_out(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    """One effect; what needs a choice is a procedure."""
    if fx.do in PASSIVE:
        if fx.ability == CHOICE:
            return NameAbility(team, card, fx.number)
        start(s, fx, team, card)
        return None
    if fx.tests and not holds(s, fx.tests, team):
        return None
    return AT_ONCE[fx.do](s, fx, team, card)


@dataclass(slots=True)
class NameAbility(Procedure):
    """The owner of an effect names the ability it is about."""

    team: int
    card: int
    effect: int

    order = ("name",)

    def name(self, s: Table) -> Step:
        return Ask(s.seat(s.role(self.team)), NAME.of(range(4)))

    def asks_name(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-name", card=s.faces[self.card].name)

    def on_name(self, s: Table, action: int) -> Step:
        fx = FX[self.effect]
        if fx.do == "set_dominant":
            s.assigned_dominant = NAME.argument(action)
        else:
            start(s, fx, self.team, self.card, NAME.argument(action))
        return None


@dataclass(slots=True)
class ChooseOne(Procedure):
    """V94  The named team picks one of several."""

    team: int
    card: int
    effect: int

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        fx = FX[self.effect]
        chooser = self.team if fx.p["by"] == "own" else s.other(self.team)
        return Ask(s.seat(s.role(chooser)), CHOOSE.of(range(len(fx.inner))))

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-choose", card=s.faces[self.card].name)

    def on_choose(self, s: Table, action: int) -> Step:
        chosen = FX[self.effect].inner[CHOOSE.argument(action)]
        return Carry(self.team, self.card, tuple([fx.number for fx in chosen]))


def _set_dominant(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if fx.ability == CHOICE:
        return NameAbility(team, card, fx.number)
    s.assigned_dominant = fx.ability
    return None


def _take_advantage(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.assigned_advantage = s.role(team)
    return None


def _remove_last(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    """V09  It still counts as used."""
    role = 1 - s.role(team)
    theirs = [entry for entry in s.laid if entry[0] == role]
    if theirs:
        removed = theirs[-1]
        s.laid.remove(removed)
        s.played(role).remove(removed[1])
        s.discards(role).append(removed[1])
        s.secondaries = [sec for sec in s.secondaries if sec[1] not in [o.number for o in s.faces[removed[1]].opens]]
        if s.last[role] == removed[1]:
            s.last[role] = theirs[-2][1] if len(theirs) > 1 else NO_CARD
        s.tell(events.CardRemoved(s.seat_names(role), removed[1]))
        refresh(s)
    return None


def _yards(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if not s.sack:  # GF-8.21
        s.yards += fx.n
    return None


def _fumble(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.turnover = s.turnover or "fumble"  # GF-8.22
    return None


def _interception(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if s.faces[s.shown[0]].kind == "pass":  # GF-8.23
        s.turnover = s.turnover or "interception"
    return None


def _first_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.gained_first_down = True
    return None


def _repeat_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.repeats_down = True
    return None


def _lose_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.lost_downs += 1
    return None


def _injure(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Injury(team, fx.number)


def _bench(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Bench(team, card, fx.number)


def _patch_up(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return PatchUp(team, fx.p["levels"])


def _call_up(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return CallUp(team)


def _draw(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    draw(s, s.role(team), fx.n)
    return None


def _discard(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    whose = team if fx.p["who"] == "own" else s.other(team)
    return DiscardSome(whose, fx.n, fx.p["by"])


def _look(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    look(s, team, fx.p["what"], fx.n)
    return None


def _recover(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Recover(team, fx.n, fx.number)


def _redraw(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Redraw(team)


def _arrange(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Arrange(team, fx.n)


def _audible(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Audible(team)


def _extra_swap(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Exchange(team, fx.n)


def _onside(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.onside = fx.number
    return None


def _block(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    from playcall.games.gridiron_fantasy.rules.kicks import Block

    return Block(fx.number)


def _fake(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.faked = True
    return None


def _secondary(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    assert fx.sec is not None
    open_secondary(s, s.role(team), fx.sec.number, card)
    return None


def open_secondary(s: Table, role: int, number: int, card: int) -> None:
    """GF-7.17, GF-7.18"""
    from playcall.games.gridiron_fantasy.catalogue import SECS

    s.secondaries.append((role, number))
    if s.log is not None:
        key = SECS[number].key
        own, other = s.totals[role * 4 + key], s.totals[4 - role * 4 + key]
        s.tell(events.SecondaryOpened(s.seat_names(role), card, key, own, other))


def _extra_challenge(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    from playcall.games.gridiron_fantasy.rules.challenge import ExtraChallenge

    assert fx.sec is not None
    return ExtraChallenge(s.role(team), fx.sec.number, card)


def _continue(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    for inner in fx.inner[0]:
        start(s, inner, team, card, until=fx.until, left=fx.left)
    return None


def _cancel_action(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.cancelled = True
    return None


def _choose(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return ChooseOne(team, card, fx.number)


def _coin(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    tails = s.chance.number("coin", 2)
    s.tell(events.CoinFlipped(s.names[team], not tails))
    return Carry(team, card, tuple([inner.number for inner in fx.inner[tails]]))


AT_ONCE: dict[str, Doing] = {
    "set_dominant": _set_dominant, "take_advantage": _take_advantage, "remove_last": _remove_last, "yards": _yards,
    "fumble": _fumble, "interception": _interception, "first_down": _first_down, "repeat_down": _repeat_down,
    "lose_down": _lose_down, "injure": _injure, "bench": _bench, "patch_up": _patch_up, "call_up": _call_up,
    "draw": _draw, "discard": _discard, "look": _look, "recover": _recover, "redraw": _redraw, "arrange": _arrange,
    "audible": _audible, "extra_swap": _extra_swap, "onside": _onside, "block": _block, "fake": _fake,
    "secondary": _secondary, "extra_challenge": _extra_challenge, "continue": _continue,
    "cancel_action": _cancel_action, "choose": _choose, "coin": _coin,
}  # fmt: skip
"""Effects that happen at once; together with `PASSIVE` they are the whole vocabulary."""

"""MF-11  Half-time: cards and swaps, substitutions, new tactics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import NO_SUB, PASS, PLACES, SAY_SUB, SQUAD_PLACES, SUB, SWAP, pair, played
from playcall.games.masters_football.cards import ACTION, POS, TAC
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.names import asked, money_left
from playcall.games.masters_football.rules.legality import plays
from playcall.games.masters_football.rules.playing import Phase, carry_out, pay_for, swap, swaps, take_out
from playcall.games.masters_football.table import HAND, IN_PLAY, OFF, PITCH, SQUAD, Table
from playcall.kernel import DONE, Ask, Step

NONE, BEFORE, AFTER = range(3)
WHEN = ("none", "before", "after")


def half_time(s: Table, m: Match) -> None:
    """MF-10.23, MF-12.3  The second half belongs together, injury time included."""
    m.phase, m.half, m.attacker = "half-time", 2, NOBODY
    m.ability_used = [0, 0]
    if s.log is not None:
        s.tell(events.HalfTime((m.clubs[0], m.clubs[1]), (m.score[0], m.score[1])))


@dataclass(slots=True)
class HalfTimeWindow(Phase):
    """MF-11.1  Without home advantage, then with it: half-time cards and swaps."""

    turn: int = 0

    order = ("open", "ask", "next_side")

    def open(self, s: Table) -> Step:
        self.match(s).window = "HT"
        return None

    def ask(self, s: Table) -> Step:  # MF-11.1, MF-5.4
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        if seat < 0:
            return None
        holds = bool(s.zones[HAND(seat)])  # who holds cards is asked whatever they are, so that nobody can tell
        return Ask(seat, [*plays(s, m, "HT", seat), *swaps(s, seat), PASS()], even_forced=holds)

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-11.1, MF-5.4"""
        home, away = self.match(s).score
        return asked(msg("mf-ask-half-time", home=home, away=away), money_left(s.purse(seat)))

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        if action in PASS:
            return None
        if action in SWAP:
            swap(s, seat, SWAP.argument(action))
        else:
            card, target = played(action)
            pay_for(s, m, seat, card, target, "HT")
            carry_out(s, m, seat, card, target)
        return self.ask

    def next_side(self, s: Table) -> Step:
        self.turn += 1
        if self.turn < 2:
            return self.ask
        self.match(s).window = ""
        return DONE


@dataclass(slots=True)
class AnnounceSubstitutions(Phase):
    """MF-11.2  None, before the roll or after it; the manager with home advantage knows what the other said."""

    turn: int = 0

    order = ("ask", "next_side")

    def ask(self, s: Table) -> Step:  # MF-11.2, MF-11.4
        m = self.match(s)
        side = m.announcing[self.turn]
        if m.seats[side] < 0 or not pairs(s, m, side):
            return None
        return Ask(m.seats[side], SAY_SUB.of((NONE, BEFORE, AFTER)))

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-11.2, MF-11.3, MF-11.7"""
        return msg("mf-ask-substitution")

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        side = m.announcing[self.turn]
        m.substituting[side] = SAY_SUB.argument(action)
        if s.log is not None:
            s.tell(events.SubstitutionAnnounced(m.clubs[side], WHEN[m.substituting[side]]))
        return None

    def next_side(self, s: Table) -> Step:
        self.turn += 1
        return self.ask if self.turn < 2 else DONE


@dataclass(slots=True)
class Substitute(Phase):
    """MF-11.3  Those who said "before" replace a player now, the manager without home advantage first."""

    turn: int = 0
    made: int = 0

    order = ("ask", "next_side")
    when: ClassVar[int] = BEFORE

    def ask(self, s: Table) -> Step:  # MF-11.3, MF-11.7
        m = self.match(s)
        side = m.announcing[self.turn]
        if m.substituting[side] != self.when or self.made == m.substitutions[side]:
            return None
        options = self.options(s, m, side)
        return Ask(m.seats[side], options if self.must else [*options, NO_SUB()]) if options else None

    def options(self, s: Table, m: Match, side: int) -> list[int]:
        return pairs(s, m, side)

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-11.3, MF-11.4, MF-11.7, MF-11.8, MF-15.14"""
        return msg("mf-ask-sub", must="yes" if self.must else "no")

    @property
    def must(self) -> bool:
        """MF-11.3, MF-11.7  Saying "before" binds for the first substitution."""
        return self.when == BEFORE and self.made == 0

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        if action in NO_SUB:
            return None
        substitute(s, m, m.announcing[self.turn], *pair(action))
        self.made += 1
        return self.ask

    def next_side(self, s: Table) -> Step:
        self.turn, self.made = self.turn + 1, 0
        return self.ask if self.turn < 2 else DONE


@dataclass(slots=True)
class SubstituteLate(Substitute):
    """MF-11.7  Those who said "after" replace a player now, or decline."""

    when = AFTER

    def options(self, s: Table, m: Match, side: int) -> list[int]:
        """MF-11.8  The winner of the roll may not lose tactical skill by it."""
        found = pairs(s, m, side)
        if m.roll_winner != side:
            return found
        pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
        return [a for a in found if TAC[bench[pair(a)[1]]] >= TAC[pitch[pair(a)[0]]]]


def pairs(s: Table, m: Match, side: int) -> list[int]:
    """MF-11.4, MF-11.11  Who may be replaced by whom, so that the team stays legal."""
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    positions = [POS[card] for card in bench]
    found = []
    for out in range(PLACES):
        one, two = (POS[card] for place, card in enumerate(pitch) if place != out)
        first = SUB(out * SQUAD_PLACES)
        found += [first + place for place, position in enumerate(positions) if one != two or position != one]
    return found


def substitute(s: Table, m: Match, side: int, out: int, place: int) -> None:
    """MF-11.3, MF-15.14  The new player takes the place; cards on the old one are discarded at once."""
    holder = m.zone(side)
    pitch = s.zones[PITCH(holder)]
    old, new = pitch[out], s.zones[SQUAD(m.clubs[side])].pop(place)
    pitch[out] = new
    s.zones[OFF(holder)].append(old)
    if new not in s.seen:
        s.seen.append(new)
    s.tell(events.Substituted(m.clubs[side], old, new))
    for i in range(len(s.zones[IN_PLAY(m.slot)]) - 1, -1, -1):
        if m.touched[i] == side and m.places[i] == out and ACTION[s.zones[IN_PLAY(m.slot)][i]].on_player:
            s.tell(events.CardLost(take_out(s, m, i), m.clubs[side], "substituted"))

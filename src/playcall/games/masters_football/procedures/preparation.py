"""MF-7  Match preparation: teams, tactic cards, the tactics window, the reveal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from playcall.games.masters_football import events, npt
from playcall.games.masters_football.actions import COUNTER, PASS, TACTIC, TEAM, TRIO_OF, TRIOS
from playcall.games.masters_football.cards import WOOD, touches_tactics
from playcall.games.masters_football.effects import ForceTactic, Spy
from playcall.games.masters_football.figures import ACTION, POS
from playcall.games.masters_football.legality import PLAN_B
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.playing import pay_for, take_out
from playcall.games.masters_football.procedures.phase import Phase
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import (
    ACTION_DISCARD,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAID,
    PITCH,
    SQUAD,
    TACTIC_SET,
)
from playcall.kernel import Ask, Step

SIDES = (0, 1)


@dataclass(slots=True)
class ChooseTeams(Phase):
    """MF-7.1  Both participants choose three players, secretly and at once."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:  # MF-7.1, MF-7.6
        m = self.match(s)
        return Ask.together({m.seats[side]: TEAM.of(trios(s, m, side)) for side in SIDES if m.seats[side] >= 0})

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:
        m = self.match(s)
        for side in SIDES:
            club, seat = m.clubs[side], m.seats[side]
            squad = s.zones[SQUAD(club)]
            if seat >= 0:
                team = [squad[place] for place in TRIOS[TEAM.argument(answers[seat])]]
            else:
                team = npt.team(squad, s.required(club))  # MF-21.3
            s.zones[SQUAD(club)] = [card for card in squad if card not in team]
            s.zones[FACE_DOWN(m.zone(side))] = team
            if s.log is not None:
                s.tell(events.TeamChosen(club))
        m.phase = "tactics"
        return None


def complete_squad(s: Table, m: Match, side: int) -> None:
    """MF-7.3  A squad without a legal team draws wood players until it has one; the last must play."""
    club, seat = m.clubs[side], m.seats[side]
    squad = s.zones[SQUAD(club)]
    while len({POS[player] for player in squad}) < 2 or len(squad) < 3:
        card = s.draw_player(WOOD, club)
        squad.append(card)
        s.drawn += [club, card]
        if seat >= 0:
            s.tell(events.WoodDrawn(seat, club, "team", card))
        else:
            s.tell(events.SquadDrawn(club, (card,)))
    squad.sort()


def trios(s: Table, m: Match, side: int) -> list[int]:
    """MF-7.2, MF-7.3  The legal teams of a side, as arguments of `TEAM`; all, should an imagined squad have none."""
    club = m.clubs[side]
    squad, required = s.zones[SQUAD(club)], s.required(club) if s.drawn else NOBODY
    found = []
    for places in combinations(range(len(squad)), 3):
        one, two, three = places
        first, second, third = squad[one], squad[two], squad[three]
        if POS[first] == POS[second] == POS[third]:
            continue
        if required < 0 or required in (first, second, third):
            found.append(TRIO_OF[places])
    return found or [TRIO_OF[places] for places in combinations(range(len(squad)), 3)]


@dataclass(slots=True)
class ChooseTactics(Phase):
    """MF-7.5, MF-11.5  Both participants lay a tactic card face down."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:  # MF-7.5, MF-7.6, MF-8.8
        m = self.match(s)
        return Ask.together({seat: TACTIC.of(range(4)) for seat in m.seats if seat >= 0})

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:
        m = self.match(s)
        for side in SIDES:
            seat = m.seats[side]
            tactic = TACTIC.argument(answers[seat]) if seat >= 0 else npt.tactic(s, m, side)
            lay(s, m, side, tactic)
            if s.log is not None:
                s.tell(events.TacticChosen(m.clubs[side], m.half))
        return None


def lay(s: Table, m: Match, side: int, tactic: int) -> None:
    """MF-2.2  A card of the set goes face down; one that lay there comes back."""
    holder = m.zone(side)
    take_back(s, m, side)
    s.zones[TACTIC_SET(holder)].remove(tactic)
    s.zones[LAID(holder)].append(tactic)


def take_back(s: Table, m: Match, side: int) -> None:
    holder = m.zone(side)
    if s.zones[LAID(holder)]:
        s.zones[TACTIC_SET(holder)] = [0, 1, 2, 3]
        s.zones[LAID(holder)] = []


@dataclass(slots=True)
class ResolveTactics(Phase):
    """MF-7.12  Plan B, then forced tactics, then modifiers, then spies."""

    turn: int = 0
    asked: int = 0

    order = ("plan_b", "next_plan", "force", "look", "spy", "next_spy")

    def plan_b(self, s: Table) -> Step:  # MF-7.12, MF-20.14, MF-10.24
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        cards = self.counterable(s, m, seat)
        if not cards or self.asked >= s.zones[HAND(seat)].count(PLAN_B):
            return None
        return Ask(seat, [*COUNTER.of(cards), PASS()], known=False)

    def on_plan_b(self, s: Table, action: int) -> Step:
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        if action in PASS:
            self.asked += 1
            return self.plan_b
        card = COUNTER.argument(action)
        pay_for(s, m, seat, PLAN_B, 0, "TW")
        s.zones[ACTION_DISCARD()].append(PLAN_B)
        place = next(i for i, c in enumerate(s.zones[IN_PLAY(self.slot)]) if c == card and m.owners[i] != seat)
        owner = m.owners[place]
        take_out(s, m, place)
        s.tell(events.CardCountered(seat, PLAN_B, card, owner))
        return self.plan_b

    def counterable(self, s: Table, m: Match, seat: int) -> list[int]:
        if seat < 0 or PLAN_B not in s.zones[HAND(seat)]:
            return []
        cards = s.zones[IN_PLAY(self.slot)]
        return sorted({c for i, c in enumerate(cards) if m.owners[i] != seat and touches_tactics(ACTION[c])})

    def next_plan(self, s: Table) -> Step:
        self.turn, self.asked = (self.turn + 1) % 2, 0
        return self.plan_b if self.turn else None

    def force(self, s: Table) -> Step:  # MF-8.8, MF-20.8
        m = self.match(s)
        for i, card in enumerate(s.zones[IN_PLAY(self.slot)]):
            if isinstance(ACTION[card].effect, ForceTactic):
                m.forced = m.places[i]
                s.tell(events.TacticForced(m.clubs[m.touched[i]], m.forced))
                for side in SIDES:
                    take_back(s, m, side)
        return None

    def look(self, s: Table) -> Step:  # MF-7.12
        m = self.match(s)
        side = m.announcing[self.turn]
        if m.forced >= 0 or self.spy_place(s, m, side) < 0:
            return self.next_spy
        m.spying[side] = 1
        other = m.zone(1 - side)
        players, [tactic] = s.zones[FACE_DOWN(other)], s.zones[LAID(other)]
        s.tell(events.Spied(m.seats[side], m.clubs[1 - side], tuple(players), tactic))
        return None

    def spy(self, s: Table) -> Step:  # MF-7.12
        m = self.match(s)
        return Ask(m.seats[m.announcing[self.turn]], TACTIC.of(range(4)))

    def on_spy(self, s: Table, action: int) -> Step:
        m = self.match(s)
        side = m.announcing[self.turn]
        seat = m.seats[side]
        lay(s, m, side, TACTIC.argument(action))
        s.tell(events.TacticKept(seat, TACTIC.argument(action)))
        return None

    def next_spy(self, s: Table) -> Step:  # MF-20.6
        m = self.match(s)
        place = self.spy_place(s, m, m.announcing[self.turn])
        if place >= 0:
            take_out(s, m, place)
        self.turn = (self.turn + 1) % 2
        return self.look if self.turn else None

    @staticmethod
    def spy_place(s: Table, m: Match, side: int) -> int:
        cards, seat = s.zones[IN_PLAY(m.slot)], m.seats[side]
        found = [i for i, c in enumerate(cards) if m.owners[i] == seat and isinstance(ACTION[c].effect, Spy)]
        return found[0] if found else -1


def reveal(s: Table, m: Match) -> None:
    """MF-7.13  Both teams are turned face up; these players are known from now on."""
    m.phase, m.spying = "roll", [0, 0]
    for side in SIDES:
        holder = m.zone(side)
        s.zones[PITCH(holder)], s.zones[FACE_DOWN(holder)] = s.zones[FACE_DOWN(holder)], []
        if m.seats[side] >= 0:
            s.seen += [card for card in s.zones[PITCH(holder)] if card not in s.seen]
        if s.log is not None:
            s.tell(events.TeamRevealed(m.clubs[side], tuple(s.zones[PITCH(holder)])))

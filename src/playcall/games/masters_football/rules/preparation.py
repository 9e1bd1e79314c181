"""MF-7, MF-9.1  Match preparation: teams, tactic cards, cards announced and revealed, the reveal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import (
    COUNTER,
    DONE_CHOOSING,
    PASS,
    SAY_CARDS,
    SAY_NONE,
    SWAP,
    TACTIC,
    TEAM,
    TRIO_OF,
    TRIOS,
    played,
)
from playcall.games.masters_football.cards import ACTION, TEAM_SIZE, WOOD, legal_team, touches_tactics
from playcall.games.masters_football.effects import ForceTactic, Spy
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.names import asked, meeting, money_left, tactic
from playcall.games.masters_football.rules import npt
from playcall.games.masters_football.rules.legality import PLAN_B, plays
from playcall.games.masters_football.rules.playing import (
    Phase,
    carry_out,
    countered,
    pay_for,
    put_in_play,
    reveal_aside,
    swap,
    swaps,
    take_out,
)
from playcall.games.masters_football.table import (
    ACTION_DISCARD,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAID,
    PITCH,
    SQUAD,
    TACTIC_SET,
    Table,
)
from playcall.kernel import DONE, Ask, Chance, Step

SIDES = (0, 1)


@dataclass(slots=True)
class ChooseTeams(Phase):
    """MF-7.1  Both participants choose three players, secretly and at once."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:  # MF-7.1, MF-7.6
        m = self.match(s)
        return Ask.together({m.seats[side]: TEAM.of(trios(s, m, side)) for side in SIDES if m.seats[side] >= 0})

    def asks_choose(self, s: Table, seat: int) -> Text:
        """MF-7.1, MF-7.2, MF-7.6"""
        home, away = self.match(s).clubs
        return asked(msg("mf-ask-team"), meeting(home, away))

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
    while len(squad) < TEAM_SIZE or not legal_team(squad):
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
    for places in combinations(range(len(squad)), TEAM_SIZE):
        one, two, three = places
        first, second, third = squad[one], squad[two], squad[three]
        if not legal_team((first, second, third)):
            continue
        if required < 0 or required in (first, second, third):
            found.append(TRIO_OF[places])
    return found or [TRIO_OF[places] for places in combinations(range(len(squad)), TEAM_SIZE)]


@dataclass(slots=True)
class ChooseTactics(Phase):
    """MF-7.5, MF-11.5  Both participants lay a tactic card face down."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:  # MF-7.5, MF-7.6, MF-8.8
        m = self.match(s)
        return Ask.together({seat: TACTIC.of(range(4)) for seat in m.seats if seat >= 0})

    def asks_choose(self, s: Table, seat: int) -> Text:
        """MF-7.5, MF-8.6, MF-8.2, MF-11.5"""
        m = self.match(s)
        return asked(msg("mf-ask-tactic", half=m.half), meeting(*m.clubs))

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

    def asks_plan_b(self, s: Table, seat: int) -> Text:
        """MF-20.14, MF-7.12"""
        return msg("mf-ask-plan-b", card=ACTION[PLAN_B].name)

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
        s.tell(countered(s, seat, PLAN_B, card, owner))
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
        s.tell(events.Spied(m.seats[side], m.clubs[side], m.clubs[1 - side], tuple(players), tactic))
        return None

    def spy(self, s: Table) -> Step:  # MF-7.12
        m = self.match(s)
        return Ask(m.seats[m.announcing[self.turn]], TACTIC.of(range(4)))

    def asks_spy(self, s: Table, seat: int) -> Text:
        """MF-7.12, MF-8.6"""
        return msg("mf-ask-spy")

    def on_spy(self, s: Table, action: int) -> Step:
        m = self.match(s)
        side = m.announcing[self.turn]
        seat = m.seats[side]
        lay(s, m, side, TACTIC.argument(action))
        s.tell(events.TacticKept(seat, m.clubs[side], TACTIC.argument(action)))
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


# MF-7.8 to MF-7.11, MF-9.1  Announcing, choosing and revealing cards --------------------------------------------------


@dataclass(slots=True)
class Announce(Phase):
    """MF-7.8  First the manager without home advantage says whether he plays cards, then the other."""

    turn: int = 0

    order = ("ask", "next_side")
    window: ClassVar[str] = "TW"

    def ask(self, s: Table) -> Step:  # MF-7.8, MF-7.9, MF-5.4
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        if seat < 0:  # MF-21.4
            return None
        say = [SAY_CARDS()] if plays(s, m, self.window, seat) else []
        return Ask(seat, [*say, SAY_NONE(), *swaps(s, seat)])

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-7.7, MF-7.8, MF-7.9, MF-5.4"""
        return asked(msg("mf-ask-tactics-cards"), money_left(s.purse(seat)))

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        side = m.announcing[self.turn]
        if action in SWAP:  # MF-5.7
            swap(s, m.seats[side], SWAP.argument(action))
            return self.ask
        m.announced[side] = int(action in SAY_CARDS)
        if s.log is not None:
            s.tell(events.Announced(m.clubs[side], self.window, action in SAY_CARDS))
        return None

    def next_side(self, s: Table) -> Step:
        self.turn += 1
        return DONE if self.turn == 2 else self.ask


@dataclass(slots=True)
class AnnounceStrength(Announce):
    """MF-9.1  The same for the strength window."""

    window = "SW"

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-9.1, MF-9.2, MF-7.8, MF-9.4"""
        return asked(
            msg("mf-ask-strength-cards"),
            msg("mf-rules-now", tactic=tactic(self.match(s).tactic), money=s.purse(seat)),
        )


@dataclass(slots=True)
class ChooseCards(Phase):
    """MF-7.10  Those who announced choose secretly; then all chosen cards are revealed and paid."""

    finished: tuple[int, ...] = ()

    order = ("forced", "choose", "reveal")
    window: ClassVar[str] = "TW"

    def forced(self, s: Table) -> Step:  # MF-1.7, MF-7.9
        m = self.match(s)
        for side in (0, 1):
            seat = m.seats[side]
            if m.announced[side] and len(options := self.options(s, m, seat)) == 1:
                self.on_choose(s, seat, options[0])
        return None

    def choose(self, s: Table) -> Step:  # MF-7.9, MF-7.10, MF-5.6
        m = self.match(s)
        left = [m.seats[side] for side in (0, 1) if m.announced[side] and m.seats[side] not in self.finished]
        return Ask.apart({seat: self.options(s, m, seat) for seat in left}) if left else None

    def asks_choose(self, s: Table, seat: int) -> Text:
        """MF-7.10, MF-7.12, MF-9.1"""
        return asked(msg("mf-ask-card"), money_left(s.purse(seat)))

    def options(self, s: Table, m: Match, seat: int) -> list[int]:
        more = addable(s, m, self.window, seat)
        return more if more and not s.set_aside(seat) else [*more, DONE_CHOOSING()]

    def on_choose(self, s: Table, seat: int, action: int) -> None:
        if action not in DONE_CHOOSING:
            set_aside(s, seat, action)
        if action in DONE_CHOOSING or not addable(s, self.match(s), self.window, seat):
            self.finished = tuple(sorted((*self.finished, seat)))

    def reveal(self, s: Table) -> Step:  # MF-7.10, MF-9.1
        m = self.match(s)
        for seat, card, target in reveal_aside(s, m, self.window):
            if self.window == "TW":
                put_in_play(s, m, seat, card, target)
            else:
                carry_out(s, m, seat, card, target, live=False)
        m.announced = [0, 0]
        return None

    def guess_secrets(self, s: Table, seat: int | None, chance: Chance) -> None:
        """What others have chosen is unknown: those who are done chose one card that they could."""
        m = self.match(s)
        others = [other for other in m.seats if other >= 0 and other != seat]
        s.aside = [x for i in range(0, len(s.aside), 2) if s.aside[i] not in others for x in s.aside[i : i + 2]]
        for other in others:
            options = addable(s, m, self.window, other) if other in self.finished else []
            if options:
                set_aside(s, other, options[chance.number("imagine", len(options))])


@dataclass(slots=True)
class ChooseStrengthCards(ChooseCards):
    """MF-9.1  The same for the strength window."""

    window = "SW"


def addable(s: Table, m: Match, window: str, seat: int) -> list[int]:
    """Plays with cards that are still in hand and not yet set aside, within available money."""
    aside = [played(action)[0] for action in s.set_aside(seat)]
    hand = s.zones[HAND(seat)]
    return [a for a in plays(s, m, window, seat) if hand.count(played(a)[0]) > aside.count(played(a)[0])]


def set_aside(s: Table, seat: int, action: int) -> None:
    """Kept by seat, so that it does not matter who is quicker."""
    pairs = [(s.aside[i], s.aside[i + 1]) for i in range(0, len(s.aside), 2)]
    pairs.append((seat, action))
    pairs.sort(key=lambda pair: pair[0])
    s.aside = [number for pair in pairs for number in pair]

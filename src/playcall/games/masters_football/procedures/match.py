"""MF-7 to MF-12, MF-18  A match, or two at once, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import WOOD
from playcall.games.masters_football.figures import ACTION, LEVEL, TACTIC_FACES
from playcall.games.masters_football.league import points
from playcall.games.masters_football.match import AWAY, EXTRA_TURN, HOME, Match
from playcall.games.masters_football.playing import take_out
from playcall.games.masters_football.procedures.announcing import (
    Announce,
    AnnounceStrength,
    ChooseCards,
    ChooseStrengthCards,
)
from playcall.games.masters_football.procedures.halftime import (
    AnnounceSubstitutions,
    HalfTimeWindow,
    Substitute,
    SubstituteLate,
)
from playcall.games.masters_football.procedures.phase import Phase
from playcall.games.masters_football.procedures.preparation import (
    ChooseTactics,
    ChooseTeams,
    ResolveTactics,
    Reveal,
)
from playcall.games.masters_football.procedures.rolling import SetStrengths, TacticalRoll
from playcall.games.masters_football.procedures.turn import Turn
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import IN_PLAY, MANAGER, OFF, PITCH, SQUAD
from playcall.kernel import DONE, Procedure, Step

NEEDED = 3
"""MF-12.2, MF-17.5  A tactic die of this or more gives a late chance."""


@dataclass(slots=True)
class Injury(Phase):
    """MF-12.1  Level, or the team with home advantage one behind: it rolls for one more attack."""

    order = ("roll", "extra")

    def roll(self, s: Table) -> Step:  # MF-12.1, MF-12.2
        m = self.match(s)
        if m.score[m.ha] - m.score[1 - m.ha] not in (0, -1):
            return DONE
        face = s.chance.number("injury", 6)
        extra = TACTIC_FACES[face] >= NEEDED
        s.tell(events.InjuryTime(m.clubs[m.ha], TACTIC_FACES[face], extra))
        return None if extra else DONE

    def extra(self, s: Table) -> Step:  # MF-12.2
        return Turn(self.slot, EXTRA_TURN)


@dataclass(slots=True)
class FinalWhistle(Phase):
    """MF-12.4, MF-12.5  Record the result, pay Win Bonus, clear the table."""

    order = ("record", "pay", "clear")

    def record(self, s: Table) -> Step:  # MF-12.4, MF-6.6
        m = self.match(s)
        m.phase = "over"
        s.results += [s.matchday, *m.clubs, *m.score]
        s.tell(events.FinalWhistle(s.matchday, (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1])))
        return None

    def pay(self, s: Table) -> Step:  # MF-15.7, MF-15.8
        m = self.match(s)
        for i, card in enumerate(s.zones[IN_PLAY(self.slot)]):
            if ACTION[card].reserve:
                seat = m.owners[i]
                s.reserved[seat] -= ACTION[card].reserve
                side = m.side_of(seat)
                s.pay(seat, points(m.score[side], m.score[1 - side]), "win bonus")
        return None

    def clear(self, s: Table) -> Step:  # MF-12.5, MF-7.4
        m = self.match(s)
        while s.zones[IN_PLAY(self.slot)]:
            take_out(s, m, 0)
        for side in (HOME, AWAY):
            club, holder = m.clubs[side], m.zone(side)
            squad = s.zones[SQUAD(club)]
            squad += s.zones[PITCH(holder)] + s.zones[OFF(holder)]
            squad.sort()
            s.zones[PITCH(holder)], s.zones[OFF(holder)] = [], []
            if m.drawn and not s.options.drawn_wood_stays:
                send_home(s, m, club)
        return None


def send_home(s: Table, m: Match, club: int) -> None:
    """MF-7.4  Wood players drawn for this match go to their discard pile."""
    squad = s.zones[SQUAD(club)]
    leaving = [card for card in squad if card in m.drawn and LEVEL[card] >= WOOD]
    for card in leaving:
        squad.remove(card)
        s.discard_player(card)
    if leaving:
        s.tell(events.PlayersDiscarded(club, tuple(leaving), "wood"))


def _turns(first: int, last: int) -> list[Callable[[int], Procedure]]:
    return [partial(Turn, number=number) for number in range(first, last + 1)]


PHASES: Final[tuple[Callable[[int], Procedure], ...]] = (
    ChooseTeams, ChooseTactics, Announce, ChooseCards, ResolveTactics, Reveal, TacticalRoll,
    AnnounceStrength, ChooseStrengthCards, SetStrengths, *_turns(1, 6),
    HalfTimeWindow, AnnounceSubstitutions, Substitute, ChooseTactics, TacticalRoll, SubstituteLate, SetStrengths,
    *_turns(7, 12), Injury, FinalWhistle,
)  # fmt: skip


@dataclass(slots=True)
class PlayMatches(Procedure):
    """MF-18.2  One match, or two in step: each phase of the first, then the same of the second."""

    fixtures: tuple[int, ...]
    """Home and away clubs, match after match."""
    phase: int = 0
    slot: int = 0

    order = ("kick_off", "play", "next_phase", "leave")

    def kick_off(self, s: Table) -> Step:
        fixtures = self.fixtures
        pairs = [(fixtures[i], fixtures[i + 1]) for i in range(0, len(fixtures), 2)]
        s.matches = [new_match(s, slot, home, away) for slot, (home, away) in enumerate(pairs)]
        return None

    def play(self, s: Table) -> Step:
        return PHASES[self.phase](self.slot)

    def next_phase(self, s: Table) -> Step:
        self.slot += 1
        if self.slot == len(s.matches):
            self.slot = 0
            self.phase += 1
        return self.play if self.phase < len(PHASES) else None

    def leave(self, s: Table) -> Step:
        s.matches = []
        return None


def new_match(s: Table, slot: int, home: int, away: int) -> Match:
    """MF-15.1, MF-10.20, MF-16.7  A match before its first choice."""
    clubs = [home, away]
    seats = [s.club_seats[club] for club in clubs]
    managers = [s.zones[MANAGER(seat)][0] if seat >= 0 else -1 for seat in seats]
    abilities = [s.cards.managers[manager].ability if manager >= 0 else "" for manager in managers]
    ha = AWAY if abilities[AWAY] == "peoples_club" else HOME
    order = [seat for seat in (seats[1 - ha], seats[ha]) if seat >= 0]
    if s.options.outsiders:
        order += [seat for seat in s.persons() if seat not in seats]
    s.tell(events.MatchBegins(s.matchday, home, away, clubs[ha]))
    return Match(slot, clubs, seats, managers, ha, order)

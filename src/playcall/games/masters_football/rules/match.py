"""MF-7 to MF-12, MF-18  A match, or two at once, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import ACTION, TACTIC_FACES
from playcall.games.masters_football.league import points
from playcall.games.masters_football.match import AWAY, EXTRA_TURN, HOME, Match
from playcall.games.masters_football.rules.halftime import (
    AnnounceSubstitutions,
    HalfTimeWindow,
    Substitute,
    SubstituteLate,
    half_time,
)
from playcall.games.masters_football.rules.legality import idle, quiet
from playcall.games.masters_football.rules.playing import take_out
from playcall.games.masters_football.rules.preparation import (
    Announce,
    AnnounceStrength,
    ChooseCards,
    ChooseStrengthCards,
    ChooseTactics,
    ChooseTeams,
    ResolveTactics,
    complete_squad,
    reveal,
)
from playcall.games.masters_football.rules.rolling import RollAgain, no_roll, roll, settle_roll
from playcall.games.masters_football.rules.strength import work_out
from playcall.games.masters_football.rules.turn import Turn, quiet_turn
from playcall.games.masters_football.table import IN_PLAY, MANAGER, OFF, PITCH, SQUAD, Table
from playcall.kernel import Procedure, Step

NEEDED = 3
"""MF-12.2, MF-17.5  A tactic die of this or more gives a late chance."""


LATE_CHANCE = sum(face >= NEEDED for face in TACTIC_FACES) / len(TACTIC_FACES)
"""How often that is."""


def close_enough(lead: int) -> bool:
    """MF-12.1  Whether the lead of the team with home advantage lets it roll for injury time."""
    return lead in (0, -1)


def injury_time(s: Table, m: Match) -> bool:
    """MF-12.1, MF-12.2  Level, or the team with home advantage one behind: it rolls for one more attack."""
    if not close_enough(m.score[m.ha] - m.score[1 - m.ha]):
        return False
    face = TACTIC_FACES[s.chance.number("injury", 6)]
    if s.log is not None:
        s.tell(events.InjuryTime(m.clubs[m.ha], face, NEEDED, face >= NEEDED))
    return face >= NEEDED


def final_whistle(s: Table, m: Match) -> None:
    """MF-12.4, MF-12.5  Record the result, pay Win Bonus, clear the table."""
    m.phase = "over"
    s.results += [s.matchday, *m.clubs, *m.score]
    if s.log is not None:
        s.tell(events.FinalWhistle(s.matchday, (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1])))
    pay_bonus(s, m)
    clear(s, m)


def pay_bonus(s: Table, m: Match) -> None:
    """MF-15.7, MF-15.8  As many M as points won; nothing is reserved any more."""
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        if ACTION[card].reserve:
            seat = m.owners[i]
            s.reserved[seat] -= ACTION[card].reserve
            side = m.side_of(seat)
            s.pay(seat, points(m.score[side], m.score[1 - side]), "bonus")


def clear(s: Table, m: Match) -> None:
    """MF-12.5, MF-7.4  Cards in play are discarded; players return to their squads."""
    while s.zones[IN_PLAY(m.slot)]:
        take_out(s, m, 0)
    for side in (HOME, AWAY):
        club, holder = m.clubs[side], m.zone(side)
        squad = s.zones[SQUAD(club)]
        squad += s.zones[PITCH(holder)] + s.zones[OFF(holder)]
        squad.sort()
        s.zones[PITCH(holder)], s.zones[OFF(holder)] = [], []
        if s.drawn:
            send_home(s, club)


def send_home(s: Table, club: int) -> None:
    """MF-7.4  Players drawn for this match stay, or go to the discard pile."""
    pairs = [(s.drawn[i], s.drawn[i + 1]) for i in range(0, len(s.drawn), 2)]
    s.drawn = [number for pair in pairs if pair[0] != club for number in pair]
    leaving = [card for owner, card in pairs if owner == club and card >= 0]
    if s.options.drawn_wood_stays or not leaving:
        return
    for card in leaving:
        s.zones[SQUAD(club)].remove(card)
        s.discard_player(card)
    s.tell(events.PlayersDiscarded(club, tuple(leaving), "wood"))


Phases = tuple[Callable[[Table, Match], Procedure | None], ...]


def teams(s: Table, m: Match) -> Procedure | None:
    """MF-7.1, MF-7.3, MF-21.10"""
    for side in (HOME, AWAY):
        complete_squad(s, m, side)
    return ChooseTeams(m.slot)


def tactics(s: Table, m: Match) -> Procedure | None:
    """MF-7.5, MF-8.8, MF-11.5"""
    return ChooseTactics(m.slot) if m.forced < 0 else None


def say_tactics(s: Table, m: Match) -> Procedure | None:
    """MF-7.8"""
    return None if silent(s, m, "TW") else Announce(m.slot)


def silent(s: Table, m: Match, window: str) -> bool:
    """MF-1.7, MF-7.9  The window opens; where nobody has anything to play or to swap, both say no at once."""
    m.window = window
    if not idle(s, m, window):
        return False
    if s.log is not None:
        for side in m.announcing:
            if m.seats[side] >= 0:
                s.tell(events.Announced(m.clubs[side], window, False))
    return True


def choose_tactics(s: Table, m: Match) -> Procedure | None:
    """MF-7.10"""
    return ChooseCards(m.slot) if any(m.announced) else None


def resolve_tactics(s: Table, m: Match) -> Procedure | None:
    """MF-7.12, MF-7.13"""
    return ResolveTactics(m.slot) if m.owners else None


def turn_up(s: Table, m: Match) -> Procedure | None:
    """MF-7.13"""
    m.window = ""
    reveal(s, m)
    return None


def tactical_roll(s: Table, m: Match) -> Procedure | None:
    """MF-8.1, MF-8.8"""
    if m.forced >= 0:
        return None
    roll(s, m)
    return RollAgain(m.slot) if s.options.tactical_genius == "reroll" else None


def match_tactics(s: Table, m: Match) -> Procedure | None:
    """MF-8.3, MF-8.6, MF-8.8"""
    if m.forced >= 0:
        no_roll(s, m)
    else:
        settle_roll(s, m)
    return None


def say_strength(s: Table, m: Match) -> Procedure | None:
    """MF-9.1"""
    return None if silent(s, m, "SW") else AnnounceStrength(m.slot)


def choose_strength(s: Table, m: Match) -> Procedure | None:
    """MF-9.1"""
    return ChooseStrengthCards(m.slot) if any(m.announced) else None


def strengths(s: Table, m: Match) -> Procedure | None:
    """MF-9.3 to MF-9.10, MF-11.9"""
    m.phase, m.window = "play", ""
    work_out(s, m)
    return None


def turn(number: int) -> Callable[[Table, Match], Procedure | None]:
    """MF-10.4  A turn of the match."""

    def play(s: Table, m: Match) -> Procedure | None:
        if not quiet(s, m):
            return Turn(m.slot, number)
        quiet_turn(s, m, number)
        return None

    return play


def half_time_window(s: Table, m: Match) -> Procedure | None:
    """MF-11.1"""
    half_time(s, m)
    return HalfTimeWindow(m.slot)


def say_substitutions(s: Table, m: Match) -> Procedure | None:
    """MF-11.2"""
    return AnnounceSubstitutions(m.slot)


def substitute_before(s: Table, m: Match) -> Procedure | None:
    """MF-11.3"""
    return Substitute(m.slot) if 1 in m.substituting else None


def substitute_after(s: Table, m: Match) -> Procedure | None:
    """MF-11.7"""
    return SubstituteLate(m.slot) if 2 in m.substituting else None


def injury(s: Table, m: Match) -> Procedure | None:
    """MF-12.1, MF-12.2"""
    return Turn(m.slot, EXTRA_TURN) if injury_time(s, m) else None


def whistle(s: Table, m: Match) -> Procedure | None:
    """MF-12.4"""
    final_whistle(s, m)
    return None


PHASES: Final[Phases] = (
    teams, tactics, say_tactics, choose_tactics, resolve_tactics, turn_up, tactical_roll, match_tactics,
    say_strength, choose_strength, strengths, *map(turn, range(1, 7)),
    half_time_window, say_substitutions, substitute_before, tactics, tactical_roll, match_tactics, substitute_after,
    strengths, *map(turn, range(7, 13)), injury, whistle,
)  # fmt: skip


@dataclass(slots=True)
class PlayMatches(Procedure):
    """MF-18.2  One match, or two in step: each phase of the first, then the same of the second."""

    fixtures: tuple[int, ...]
    """Home and away clubs, match after match."""
    phase: int = 0
    slot: int = 0

    order = ("kick_off", "play", "go_on", "leave")

    def kick_off(self, s: Table) -> Step:
        fixtures = self.fixtures
        pairs = [(fixtures[i], fixtures[i + 1]) for i in range(0, len(fixtures), 2)]
        s.matches = [new_match(s, slot, home, away) for slot, (home, away) in enumerate(pairs)]
        return None

    def play(self, s: Table) -> Step:
        matches = s.matches
        while self.phase < len(PHASES):
            phase, match = PHASES[self.phase], matches[self.slot]
            self.slot += 1
            if self.slot == len(matches):
                self.slot = 0
                self.phase += 1
            procedure = phase(s, match)
            if procedure is not None:
                return procedure
        return self.leave

    def go_on(self, s: Table) -> Step:
        return self.play

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
    if s.log is not None:
        s.tell(events.MatchBegins(s.matchday, home, away, clubs[ha]))
    return Match(slot, clubs, seats, managers, ha, order)

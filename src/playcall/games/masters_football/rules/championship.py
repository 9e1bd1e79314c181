"""MF-6, MF-17, MF-19, MF-22  Championships with their calendar, the final, friendlies, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playcall.games.masters_football import events, league
from playcall.games.masters_football.cards import TACTIC_FACES
from playcall.games.masters_football.league import FIXTURES, Standing
from playcall.games.masters_football.rules.match import NEEDED, PlayMatches
from playcall.games.masters_football.rules.playing import SwapRound
from playcall.games.masters_football.rules.setup import Setup
from playcall.games.masters_football.rules.transfers import Academy, TransferMarket
from playcall.games.masters_football.table import Table
from playcall.kernel import DONE, Chance, Procedure, Result, Step

KICKS = 5
"""MF-17.5  Taken by each team before one can be ahead for good."""
LEGS = 2
"""MF-19.5, MF-22.3  Matches of a final or a tie."""
NPT = "npt"
"""Stands behind the reason where a Non-Person Team has won."""
REASONS = ("points", "goal-difference", "goals", "away-goals")
RULES = {
    "points": "MF-17.1", "goal-difference": "MF-17.2", "goals": "MF-17.3", "away-goals": "MF-17.4",
    "shoot-out": "MF-17.5", "shared": "MF-17.5",
}  # fmt: skip


@dataclass(slots=True)
class Championship(Procedure):
    """MF-6.3  Two matchdays, the academy, one more, the transfer market, three more."""

    order = (
        "prepare", "first", "second", "academy", "third", "market", "fourth", "fifth", "sixth", "title", "final", "end",
    )  # fmt: skip

    def prepare(self, s: Table) -> Step:
        return Setup()

    def first(self, s: Table) -> Step:
        return Matchday(1)

    def second(self, s: Table) -> Step:
        return Matchday(2)

    def academy(self, s: Table) -> Step:
        return Academy()

    def third(self, s: Table) -> Step:
        return Matchday(3)

    def market(self, s: Table) -> Step:
        return TransferMarket()

    def fourth(self, s: Table) -> Step:
        return Matchday(4)

    def fifth(self, s: Table) -> Step:
        return Matchday(5)

    def sixth(self, s: Table) -> Step:
        return Matchday(6)

    def title(self, s: Table) -> Step:  # MF-17
        for championship in range(s.options.championships):
            crown(s, championship)
        return None

    def final(self, s: Table) -> Step:  # MF-19.5
        return FinalTie(*finalists(s)) if s.options.championships == 2 else None

    def end(self, s: Table) -> Step:  # MF-17.1, MF-17.7
        s.stage = "over"
        if s.options.championships == 1:
            s.result = champions_result(s)
        return None


@dataclass(slots=True)
class Matchday(Procedure):
    """MF-6.1, MF-19.3  Swaps, then the matches of the day: of the first championship before the second's."""

    number: int
    played: int = 0

    order = ("begin", "swap", "play", "next_match", "write_pad")

    def begin(self, s: Table) -> Step:
        s.matchday = self.number
        s.tell(events.MatchdayBegins(self.number, "season"))
        return None

    def swap(self, s: Table) -> Step:  # MF-5.4
        return SwapRound()

    def play(self, s: Table) -> Step:  # MF-6.2, MF-6.5, MF-18.1
        championship, match = divmod(self.played, 2)
        first = league.TEAMS * championship
        day = FIXTURES[self.number - 1]
        pairs = day if s.options.parallel_matches else day[match : match + 1]
        self.played += len(pairs)
        return PlayMatches(tuple(first + letter for pair in pairs for letter in pair))

    def next_match(self, s: Table) -> Step:
        return self.play if self.played < 2 * s.options.championships else None

    def write_pad(self, s: Table) -> Step:  # MF-6.7
        for championship in range(s.options.championships):
            line = league.pad(s, championship)[-1] if s.log is not None else []
            s.tell(events.PadLine(championship, self.number, tuple(line)))
        return None


def crown(s: Table, championship: int) -> None:
    """MF-17.1 to MF-17.6  The champion, by points, tie-breakers, and kicks; or several where the title is shared."""
    table = league.table(s, championship)
    level = [line.club for line in table if line.rank_key == table[0].rank_key]
    why = reason(table)
    if len(level) > 1 and (s.options.league_last_tie == "shootout" or s.options.championships == 2):
        level, why = [shoot_out(s, sorted(level))], "shoot-out"
    s.champions[championship] = level[0] if len(level) == 1 else -1
    s.tell(events.ChampionCrowned(championship, tuple(level), why))


def reason(table: Sequence[Standing]) -> str:
    """What set the first apart from the second."""
    first, second = table[0].rank_key, table[1].rank_key
    return next((why for why, a, b in zip(REASONS, first, second, strict=True) if a != b), "shared")


def shoot_out(s: Table, clubs: Sequence[int]) -> int:
    """MF-17.5  The winner of a shoot-out, told kick by kick."""

    def told(club: int, number: int, face: int) -> None:
        s.tell(events.KickTaken(club, number, face, NEEDED, face >= NEEDED))

    return kicks(clubs, s.chance, told)


def kicks(clubs: Sequence[int], chance: Chance, told: Callable[[int, int, int], None]) -> int:
    """MF-17.5  Five kicks each, all taken; those level for the best go on, one kick each, until one is ahead."""
    left, rounds = list(clubs), 0
    scored = dict.fromkeys(left, 0)
    while True:
        rounds += 1
        for club in left:
            face = TACTIC_FACES[chance.number("kick", 6)]
            scored[club] += face >= NEEDED
            told(club, rounds, face)
        if rounds >= KICKS:
            best = max(scored[club] for club in left)
            left = [club for club in left if scored[club] == best]
            if len(left) == 1:
                return left[0]


def champions_result(s: Table) -> Result:
    """MF-17.7  Points of the persons by seat, then of the Non-Person Teams."""
    table = league.table(s, 0)
    champion = s.champions[0]
    why = reason(table)
    if champion >= 0 and why == "shared":
        why = "shoot-out"
    return Result(points_of_all(s), None if champion < 0 else place_of(s, champion), by(s, champion, why), RULES[why])


def by(s: Table, club: int, why: str) -> str:
    """How it was won, and by which club; a title of a Non-Person Team says so."""
    return why if club < 0 else f"{why} {club}" if s.club_seats[club] >= 0 else f"{why} {club} {NPT}"


def points_of_all(s: Table) -> tuple[int, ...]:
    season = league.of_season(s)
    return tuple(league.line(club, season).points for club in [*s.seat_clubs, *s.npts()])


def place_of(s: Table, club: int) -> int:
    """The index of a club in the scores."""
    seat = s.club_seats[club]
    return seat if seat >= 0 else len(s.seat_clubs) + s.npts().index(club)


def finalists(s: Table) -> tuple[int, int]:
    """MF-19.6  The champion with the worse record hosts the first match."""
    one, two = s.champions
    season = league.of_season(s)
    keys = [league.line(club, season).rank_key for club in (one, two)]
    first = s.chance.number("lot", 2) if keys[0] == keys[1] else int(keys[1] < keys[0])
    return (two, one) if first else (one, two)


@dataclass(slots=True)
class FinalTie(Procedure):
    """MF-19.5 to MF-19.9  Two matches, each at home once."""

    host: int
    guest: int

    order = ("first_leg", "play_first", "second_leg", "play_second", "decide")

    def first_leg(self, s: Table) -> Step:  # MF-19.9
        return open_leg(s, 7)

    def play_first(self, s: Table) -> Step:
        return PlayMatches((self.host, self.guest))

    def second_leg(self, s: Table) -> Step:
        return open_leg(s, 8)

    def play_second(self, s: Table) -> Step:
        return PlayMatches((self.guest, self.host))

    def decide(self, s: Table) -> Step:  # MF-19.7, MF-19.8
        legs = [match for match in league.played(s) if match.matchday > league.MATCHDAYS]
        winner, why = of_two(self.host, self.guest, legs)
        if winner < 0:
            winner, why = of_two(self.host, self.guest, league.of_season(s))
            why = f"season-{why}"
        if winner < 0:
            winner, why = shoot_out(s, (self.host, self.guest)), "shoot-out"
        s.tell(events.FinalWon(winner, why))
        rule = "MF-19.7" if why in REASONS else "MF-19.8"
        s.result = Result(points_of_all(s), place_of(s, winner), by(s, winner, why), rule)
        return None


def legs(s: Table) -> int:
    """MF-22.1, MF-22.3  Matches of a friendly or a tie."""
    return LEGS if s.options.mode == "two_leg" else 1


def open_leg(s: Table, number: int) -> Step:
    """MF-19.9, MF-22.1  Each match begins with the swap step of a matchday."""
    s.stage, s.matchday = "final", number
    kind = "final" if s.options.league else "friendly" if s.options.mode == "friendly" else "tie"
    s.tell(events.MatchdayBegins(number, kind))
    return SwapRound()


def of_two(one: int, other: int, matches: Sequence[league.Played]) -> tuple[int, str]:
    """The better of two by points and tie-breakers; -1 when they are level."""
    lines = [league.line(club, matches) for club in (one, other)]
    ours, theirs = lines[0].rank_key, lines[1].rank_key
    return (-1, "level") if ours == theirs else (one if ours > theirs else other, reason(lines))


def of_one(match: league.Played) -> tuple[int, str]:
    """MF-22.2  The winner of a single match; -1 for a draw."""
    if match.home_goals == match.away_goals:
        return -1, "level"
    return (match.home if match.home_goals > match.away_goals else match.away), "goals"


@dataclass(slots=True)
class Friendly(Procedure):
    """MF-22.1 to MF-22.3  One match, or two with home changed."""

    home: int = 0

    order = ("prepare", "lot", "play_first", "second_leg", "play_second", "decide")

    def prepare(self, s: Table) -> Step:
        return Setup()

    def lot(self, s: Table) -> Step:  # MF-22.1
        named = {"seat1": 0, "seat2": 1}.get(s.options.home)
        self.home = s.chance.number("lot", 2) if named is None else s.seat_clubs[named]
        return open_leg(s, 1)

    def play_first(self, s: Table) -> Step:
        return PlayMatches((self.home, 1 - self.home))

    def second_leg(self, s: Table) -> Step:  # MF-22.3
        return open_leg(s, 2) if s.options.mode == "two_leg" else self.decide

    def play_second(self, s: Table) -> Step:
        return PlayMatches((1 - self.home, self.home))

    def decide(self, s: Table) -> Step:  # MF-22.2, MF-22.3
        legs = league.played(s)
        two = s.options.mode == "two_leg"
        winner, why = of_two(self.home, 1 - self.home, legs) if two else of_one(legs[0])
        if winner < 0 and (two or s.options.friendly_decider == "shootout"):
            winner, why = shoot_out(s, (self.home, 1 - self.home)), "shoot-out"
        lines = [league.line(club, legs) for club in s.seat_clubs]
        scores = tuple(line.points if two else line.scored for line in lines)
        s.stage = "over"
        s.tell(events.FinalWon(winner, "draw" if winner < 0 else why))
        how = "draw" if winner < 0 else by(s, winner, why)
        s.result = Result(scores, None if winner < 0 else place_of(s, winner), how, "MF-22.3" if two else "MF-22.2")
        return DONE

"""LG-7  Play-offs and cups: who qualifies, who meets whom, who goes on."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from typing import Final

import msgspec

from playcall.kernel import BadOption
from playcall.leagues.results import Decision, Pairing, Team

LARGEST: Final = 64
"""LG-5.5  Teams of a cup, at most."""


def bracket_order(size: int) -> tuple[int, ...]:
    """LG-7.6  The seeds from top to bottom of a bracket; neighbours meet, then the winners of neighbouring matches."""
    seeds = [1]
    while len(seeds) < size:
        last = 2 * len(seeds) + 1
        seeds = [place for seed in seeds for place in (seed, last - seed)]
    return tuple(seeds)


class Empty(Enum):
    """A place of a bracket without a team."""

    BYE = "bye"
    TO_COME = "to_come"


Entrant = Team | Empty


class Stage(Enum):
    BRACKET = "bracket"
    CONSOLATION = "consolation"
    THIRD_PLACE = "third_place"


def key_of(stage: Stage, round: int, number: int) -> str:
    """What a meeting is called in `Knockout.decisions`."""
    return f"{stage.value}-{round}-{number}"


class Meeting(msgspec.Struct, frozen=True):
    """A match of a bracket, or the two legs of one."""

    stage: Stage
    round: int
    number: int
    """Of the round, from 1, from top to bottom."""
    top: Entrant
    bottom: Entrant
    decision: Decision | None = None

    @property
    def key(self) -> str:
        return key_of(self.stage, self.round, self.number)

    @property
    def entrants(self) -> tuple[Entrant, Entrant]:
        return self.top, self.bottom

    @property
    def teams(self) -> tuple[Team, ...]:
        return tuple(entrant for entrant in self.entrants if not isinstance(entrant, Empty))

    @property
    def open(self) -> bool:
        """To be played now."""
        return len(self.teams) == 2 and self.decision is None

    @property
    def winner(self) -> Entrant:
        """Who goes on: a bye leaves the place to the other, and two of them leave it empty."""
        if Empty.BYE in self.entrants:
            return self.bottom if self.top is Empty.BYE else self.top
        return self.decision.winner if self.decision else Empty.TO_COME

    @property
    def loser(self) -> Entrant:
        if Empty.BYE in self.entrants:
            return Empty.BYE
        if self.decision is None:
            return Empty.TO_COME
        return self.bottom if self.decision.winner == self.top else self.top


class Knockout(msgspec.Struct, frozen=True, dict=True):
    """LG-7.6, LG-7.7  A bracket as it stands. Nothing of it changes; `decided` makes the next."""

    places: tuple[Team | None, ...]
    """From top to bottom; None is a bye."""
    seeds: tuple[Team, ...]
    """Best first."""
    consolation: bool = False
    third_place: bool = False
    legs: int = 1
    decisions: dict[str, Decision] = {}
    """By the key of the meeting."""

    @classmethod
    def seeded(
        cls, seeds: Sequence[Team], consolation: bool = False, third_place: bool = False, legs: int = 1
    ) -> Knockout:
        """LG-5.5, LG-7.6  The best seeds get the byes. For a drawn cup the seeds are the lot order."""
        if not 2 <= len(seeds) <= LARGEST:
            raise BadOption(f"A bracket is for 2 to {LARGEST} teams, not for {len(seeds)} (LG-5.5).")
        if legs not in (1, 2):
            raise BadOption("Teams meet in one match or in two legs (LG-5.5).")
        size = 1 << (len(seeds) - 1).bit_length()
        places = tuple(seeds[seed - 1] if seed <= len(seeds) else None for seed in bracket_order(size))
        return cls(places, tuple(seeds), consolation, third_place, legs)

    @classmethod
    def evening(cls, sides: Sequence[Team]) -> Knockout:
        """LG-5.6  Neighbours meet as they stand: A-B and C-D, then the winners, and the losers for consolation."""
        if len(sides) < 2 or len(sides) & (len(sides) - 1):
            raise BadOption(f"An evening's bracket is for 4, 8, 16 … sides, not for {len(sides)} (LG-5.6).")
        return cls(tuple(sides), tuple(sides), consolation=True)

    # What it consists of ----------------------------------------------------------------------------------------------

    @cached_property
    def rounds(self) -> list[list[Meeting]]:
        """The bracket itself, round by round."""
        return self._rounds(Stage.BRACKET, [Empty.BYE if team is None else team for team in self.places])

    @cached_property
    def consolation_rounds(self) -> list[list[Meeting]]:
        """LG-7.7  The losers of the first round keep their places, with byes where their opponents had one."""
        return self._rounds(Stage.CONSOLATION, [each.loser for each in self.rounds[0]]) if self.consolation else []

    @cached_property
    def third_place_match(self) -> Meeting | None:
        """LG-7.7  The losers of the semi-finals; in a bracket of four the consolation match is the same."""
        number = len(self.rounds)
        if not self.third_place or number < 2 or (self.consolation and number == 2):
            return None
        return self._meeting(Stage.THIRD_PLACE, 1, 1, *(each.loser for each in self.rounds[-2]))

    def played_in(self, number: int) -> list[Meeting]:
        """LG-8.5  What belongs to a round of the play-offs: the consolation is a round behind, third place with the
        final."""
        meetings = list(self.rounds[number - 1])
        if 2 <= number <= len(self.consolation_rounds) + 1:
            meetings += self.consolation_rounds[number - 2]
        third = self.third_place_match if number == len(self.rounds) else None
        return [*meetings, third] if third else meetings

    @cached_property
    def meetings(self) -> list[Meeting]:
        return [meeting for number in range(1, len(self.rounds) + 1) for meeting in self.played_in(number)]

    @property
    def champion(self) -> Team | None:
        winner = self.rounds[-1][0].winner
        return None if isinstance(winner, Empty) else winner

    # How it goes on ---------------------------------------------------------------------------------------------------

    def decided(self, key: str, decision: Decision) -> Knockout:
        """The bracket after a meeting."""
        meeting = next((each for each in self.meetings if each.key == key), None)
        if meeting is None or not meeting.open or decision.winner not in meeting.teams:
            raise BadOption(f"The match '{key}' is not to be played now, or team {decision.winner} is not in it.")
        return msgspec.structs.replace(self, decisions=self.decisions | {key: decision})

    def fixtures(self, meeting: Meeting) -> tuple[Pairing, ...]:
        """LG-7.3, LG-7.8  The better seed is at home; of two legs, in the second."""
        better, worse = sorted(meeting.teams, key=self.seeds.index)
        final = Pairing(better, worse)
        return (final.turned(), final) if self.legs == 2 else (final,)

    def _rounds(self, stage: Stage, entrants: Sequence[Entrant]) -> list[list[Meeting]]:
        rounds: list[list[Meeting]] = []
        while len(entrants) > 1:
            pairs = enumerate(zip(entrants[::2], entrants[1::2], strict=True), 1)
            rounds.append([self._meeting(stage, len(rounds) + 1, number, *pair) for number, pair in pairs])
            entrants = [meeting.winner for meeting in rounds[-1]]
        return rounds

    def _meeting(self, stage: Stage, round: int, number: int, top: Entrant, bottom: Entrant) -> Meeting:
        return Meeting(stage, round, number, top, bottom, self.decisions.get(key_of(stage, round, number)))

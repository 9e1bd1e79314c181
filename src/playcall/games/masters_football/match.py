"""The state of one match: everything on the board beside the cards. Lists of two are home and away."""

from __future__ import annotations

from typing import Final, Self

import msgspec

HOME, AWAY = 0, 1
MINUTES: Final = ("", "0'", "15'", "22'", "30'", "37'", "45'", "45'", "53'", "60'", "68'", "75'", "90'", "90+'")
"""MF-10.3  By turn; the thirteenth is injury time."""
HOME_ATTACKS: Final = frozenset((1, 3, 5, 8, 10, 12))
"""MF-10.2  Turns in which the home team attacks."""
LAST_TURN, EXTRA_TURN = 12, 13
"""MF-10.1, MF-12.2  The last turn, and injury time."""
NOBODY: Final = -1


class Match(msgspec.Struct):
    """A match from the choice of teams to the final whistle."""

    slot: int
    """Which of the matches played at once: the zones of its sides are `2 * slot` and `2 * slot + 1`."""
    clubs: list[int]
    seats: list[int]
    """The persons; -1 for a Non-Person Team."""
    managers: list[int]
    """Manager cards; -1 for a Non-Person Team."""
    ha: int
    """MF-15.1  The side with home advantage."""
    order: list[int]
    """MF-10.20  Persons in the order in which windows ask them."""
    phase: str = "teams"
    window: str = ""
    """The window that is open; whom it waits for is nobody's business (MF-10.24)."""
    half: int = 1
    turn: int = 0
    score: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    announced: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Who said that cards will be played in this window."""
    spying: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Who looks at the other side's face-down team and tactic."""
    tactic: int = NOBODY
    """The match tactics; -1 before it is known."""
    forced: int = NOBODY
    """MF-8.8  The tactic that a card dictates."""
    laid: list[int] = msgspec.field(default_factory=lambda: [-1, -1])
    """The tactic cards of the latest tactical roll."""
    roll: list[int] = msgspec.field(default_factory=lambda: [-1, -1, -1, -1])
    """Faces of the latest tactical roll: home tactic and genius die, away tactic and genius die."""
    tactical: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Tactical values of the latest roll."""
    roll_winner: int = NOBODY
    attack: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    defence: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """MF-9.3  Values."""
    attack_level: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    defence_level: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """MF-9.10  Levels after the tie shift: the dice, 0 red to 5 purple."""
    genius: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """Marks on the field that have effect, as letters."""
    spent: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """MF-10.10  Whether the attacking genius of each side was used, where the use is the team's."""
    spent_players: list[int] = msgspec.field(default_factory=list)
    """MF-10.11  Players whose own use is spent, where each has one."""
    attacker: int = NOBODY
    bonus: int = 0
    dice: list[int] = msgspec.field(default_factory=lambda: [-1, -1, -1, -1])
    """Faces of the attack: attack die, its genius die, defence die, its genius die; -1 before the roll."""
    cancelled: bool = False
    goal: bool = False
    verdict: str = ""
    """What came of the present attack: a verdict of `strength.Attack`, `nullified`, or nothing before it is settled."""
    goals: tuple[int, ...] = ()
    """Turn and side of every goal that counts, in turn."""
    next_attacker: int = NOBODY
    next_bonus: int = 0
    ability_used: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """MF-24.6, MF-24.7  Whether the re-roll of this half is used."""
    substituting: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """What was announced at half-time: 0 none, 1 before the roll, 2 after it."""
    substitutions: list[int] = msgspec.field(default_factory=lambda: [1, 1])
    """How many each side may still make at this half-time."""
    owners: list[int] = msgspec.field(default_factory=list)
    touched: list[int] = msgspec.field(default_factory=list)
    places: list[int] = msgspec.field(default_factory=list)
    uses: list[int] = msgspec.field(default_factory=list)
    """The cards in play, in the order of their zone: whose, on which side, on which place of the field (-1: the whole
    team; of a dictated tactic its number), uses left."""

    def clone(self) -> Self:
        return type(self)(
            self.slot, self.clubs, self.seats, self.managers, self.ha, self.order, self.phase, self.window, self.half,
            self.turn, self.score[:], self.announced[:], self.spying[:], self.tactic, self.forced, self.laid[:],
            self.roll[:], self.tactical[:], self.roll_winner, self.attack[:], self.defence[:], self.attack_level[:],
            self.defence_level[:], self.genius[:], self.spent[:], self.spent_players[:], self.attacker, self.bonus,
            self.dice[:], self.cancelled, self.goal, self.verdict, self.goals,
            self.next_attacker, self.next_bonus, self.ability_used[:],
            self.substituting[:], self.substitutions[:], self.owners[:], self.touched[:], self.places[:],
            self.uses[:],
        )  # fmt: skip

    def side_of(self, seat: int) -> int:
        """Home, away, or -1 for an outsider."""
        seats = self.seats
        return HOME if seats[HOME] == seat else AWAY if seats[AWAY] == seat else NOBODY

    def zone(self, side: int) -> int:
        """The holder of the zones of a side."""
        return 2 * self.slot + side

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    @property
    def announcing(self) -> tuple[int, int]:
        """MF-7.8, MF-11.2, MF-15.2, MF-15.4  The sides in the order in which they announce."""
        return 1 - self.ha, self.ha

    @property
    def minute(self) -> str:
        return MINUTES[self.turn]

    @property
    def space(self) -> int:
        """MF-10.1  The space of the turn track; injury time is played on space 1."""
        return self.turn if self.turn <= 6 else max(1, 13 - self.turn)


def attacking(m: Match, turn: int) -> int:
    """MF-10.2, MF-12.2  The side that attacks in a turn; in injury time the one with home advantage."""
    return m.ha if turn == EXTRA_TURN else HOME if turn in HOME_ATTACKS else AWAY


def half_of(turn: int) -> int:
    """MF-10.1, MF-12.3  Six turns a half; injury time belongs to the second."""
    return 1 if turn <= LAST_TURN // 2 else 2

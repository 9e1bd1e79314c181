"""The table of Gridiron Fantasy Football: its fields, who sees what, and the rulebook's nouns.

Teams are numbered as they were seated. A role is 0 for offence and 1 for defence: lists about one Play go by role,
lists that outlast it by team. In kicks the kicking team counts as on offence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from playcall.games.gridiron_fantasy import zones
from playcall.games.gridiron_fantasy.catalogue import FX, MOST_TEAMS, NEXT_PLAY, SIZE, SPAN, Face, Fx, holds
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    CALLED,
    DECK,
    DISCARD,
    EXTRA,
    HAND,
    PLAYED,
    PLAYS_BESIDE,
    RESERVE,
    TEAM,
    TOP,
    believe_passes,
)
from playcall.kernel import Chance, Sees, State, ZoneKind, constant, memo, public, secret

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.game import GridironFantasy


NOBODY = NO_CARD = -1
Entry = tuple[int, int, int, int, int, int]
"""An effect in force: its number, owner, card, until when, how many drives are left, an ability or card it names."""
Out = tuple[int, int, int, int]
"""A Team card that is out: its number, the level, until when, and how many Plays or drives are left."""


class Fields(State):
    """Everything that a position consists of, from which follows how it is copied, saved and shown."""

    game: GridironFantasy
    options: Options

    coaches: tuple[tuple[int, int], ...] = constant()
    """For each team the seats that coach its offence and its defence."""
    n: int = constant()
    """How many teams there are."""
    faces: tuple[Face, ...] = constant()
    off: int = public(0)
    dfn: int = public(1)
    home: int = public(0)
    away: int = public(1)
    drive: int = public(0)
    last_drive: int = public(0)
    """GF-2.1  The number of the last drive."""
    overtime: bool = public(False)
    half: int = public(1)
    down: int = public(1)
    los: int = public(20)
    mark: int = public(30)
    plays: int = public(0)
    context: str = public("")
    """What is going on: a Play, a try, or one of the kicks."""
    advantage: int = public(NOBODY)
    dominant: int = public(NOBODY)
    assigned_advantage: int = public(NOBODY)
    assigned_dominant: int = public(NOBODY)
    """What an effect has assigned, or -1."""
    tie: int = public(NOBODY)
    """The role that wins ties."""
    winner: int = public(NOBODY)
    """The role that won the Play, or -1 while nobody knows."""
    objective: int = public(0)
    yards: int = public(0)
    sack: bool = public(False)
    turnover: str = public("")
    gained_first_down: bool = public(False)
    repeats_down: bool = public(False)
    lost_downs: int = public(0)
    cancelled: bool = public(False)
    """Whether the Action just played was cancelled."""
    declared: int = public(NOBODY)
    """The ability of a Quick Challenge."""
    owed: str = public("")
    """The kick that is due next: a kickoff, a safety kick, or none."""
    kicker: int = public(NOBODY)
    drive_over: str = public("")
    """How the drive has ended, or empty."""
    scorer: int = public(NOBODY)
    """The team that has scored a touchdown and may try for more."""
    ended: str = public("")
    """Why the game is over, or empty."""
    faked: bool = public(False)
    blocked: bool = public(False)
    onside: int = public(NOBODY)
    """The number of the onside effect in force."""
    difference: int = public(0)
    """GF-4.8  Of the last Quick Challenge: receiving side minus kicking side."""
    flagged: bool = public(False)
    """Whether a penalty was accepted in this Play."""
    returned: bool = public(False)
    """GF-12.22  Whether a touchdown on a return within the drive counts as a drive too."""
    fixture: int = public(0)
    """GF-17.5  The game of a bracket that is played."""
    scores: list[int] = public(lambda table: [0] * table.n)
    names: list[str] = public(lambda table: [""] * table.n)
    letters: list[str] = public(lambda table: [""] * table.options.players)
    """The decks that seats have picked, by the letters of franchises."""
    shown: list[int] = public([NO_CARD, NO_CARD])
    """The revealed Plays, by role."""
    totals: list[int] = public([0] * 8)
    """GF-6.21  By role, four abilities each."""
    raw: list[int] = public([0] * 8)
    """The same before sums below 0 are raised to it."""
    final: list[int] = public([0, 0])
    """GF-7.16  The final Totals of the Primary Challenge."""
    last: list[int] = public([NO_CARD, NO_CARD])
    """GF-8.14  The last card each role played in the Challenge."""
    laid: list[tuple[int, ...]] = public([])
    """Laid Challenge cards in order: role, card, and what it counts in each ability."""
    used: list[int] = public([])
    """GF-10.2  Action cards used in this Play."""
    secondaries: list[tuple[int, int]] = public([])
    """Open Secondary Challenges in order: role and number."""
    applied: list[int] = public([])
    """GF-6.18  Stars whose symbols were applied."""
    running: list[Entry] = public([])
    """Effects of Actions, abilities and results in force, and those of continuing cards."""
    outs: list[Out] = public([])
    spent: list[tuple[int, int, int]] = public([])
    """GF-14.4  Limited uses: team, place of the card in the set, half."""
    used_now: list[int] = public([])
    """GF-7.31  Team cards whose ability was used in this Play or kick."""
    habits: list[int] = public(lambda table: [0] * (4 * table.n))
    """Runs and Passes that each team has shown on offence and on defence."""
    last_call: list[int] = public(lambda table: [NO_CARD] * (2 * table.n))
    stints: list[int] = public(lambda table: [0] * table.n)
    """GF-17.13  Drives on the field."""
    contenders: list[int] = public([])
    """GF-17.15  Players who meet in the overtime of Tag Team."""
    standing: list[int] = public([])
    """GF-17.5  Who has won and lost in a bracket: winners and losers of its games, in order."""
    lineup: list[list[int]] = public(lambda table: [[NO_CARD] for _ in range(2 * table.n)])
    """GF-6.6  For each team and role the cards last switched on; -1 before the first Play."""
    active: list[list[int]] = public(lambda table: [[] for _ in range(table.n)])
    known: list[list[tuple[int, int]]] = memo(lambda table: [[] for _ in range(table.options.players + 1)])
    """Hidden cards that each seat was shown, with the zones they lie in; last those that all have seen."""
    passed: list[tuple[int, int, int]] = memo(lambda table: [(-1, 0, 0)] * table.n)
    """What the last pass of each team has told of its hand (see `passing.Pass`)."""
    wanted: list[list[int]] = secret(lambda table: [[] for _ in range(table.n)])
    """What each team has switched so far."""
    swapping: list[int] = secret(lambda table: [NO_CARD] * table.n)
    aside: list[list[int]] = secret(lambda table: [[] for _ in range(table.n)])
    pools: list[int] = secret(lambda table: [0] * table.options.players)
    """GF-15.3  What each seat's sealed packs were drawn from."""
    exchanged: list[int] = secret([])
    """GF-14.7  Continuing Plays that go to the reserve when they end."""


__all__ = ["GOAL_LINE", "HAND_SIZE", "NOBODY", "NO_CARD", "Table", "is_double", "place_of"]

LIKENESS = {back: [f"{back}{team}" for team in range(MOST_TEAMS)] for back in ("oa", "da", "op", "dp", "tm")}
HAND_SIZE = 5
GOAL_LINE = 100
"""GF-16.2  Yards from a team's own goal line to the other."""


class Table(Fields):
    """A position."""

    __slots__ = ()

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        """GF-17.3  The coach whose cards they are."""
        return self.coaches[holder][per == "defence"]

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """GF-17.3  Partners see each other's hands and Playbooks."""
        return seat is not None and kind.sees is Sees.OWNER and seat in self.coaches[holder]

    def likeness(self, back: str, card: int) -> str:
        """Cards of different teams are never mistaken for each other."""
        return LIKENESS[back][card // SPAN]

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """Hidden cards that a seat has seen by an effect, or everybody has seen, and that lie where they lay."""
        return zones.known_in(self, group, owner, seat)

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What the seat has seen of hidden cards, what it has switched so far, set aside or is exchanging; and what a
        table draws of the position beside its fields (`screen.py`)."""
        from playcall.games.gridiron_fantasy.screen import board_facts

        shown = board_facts(self, seat)
        if seat is None:
            return shown
        team = self.team_of_seat(seat)
        card_id = self.game.card_id
        return shown | {
            "seen": [card_id(self.faces[card].type.lower(), card) for _, card in self.known[seat]],
            "switched": [card_id("tm", card) for card in self.wanted[team]],
            "aside": [card_id("", card) for card in self.aside[team]],
            "swapping": card_id("", self.swapping[team]) if self.swapping[team] >= 0 else "",
        }

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
        own = NOBODY if seat is None else self.team_of_seat(seat)
        for team in range(self.n):
            if team != own:
                self.wanted[team], self.aside[team], self.swapping[team] = [], [], NO_CARD
        self.exchanged = [card for card in self.exchanged if card // SPAN == own]
        self.pools = [pool if self.team_of_seat(owner) == own else 0 for owner, pool in enumerate(self.pools)]
        believe_passes(self, seat, chance)
        if seat is not None:
            zones.put_known_on_top(self, seat)
        guess_secrets = getattr(self.stack[-1], "guess_secrets", None) if self.stack else None
        if guess_secrets is not None:
            guess_secrets(self, seat, chance)

    # The rulebook's nouns -----------------------------------------------------------------------------------------

    def team_of_seat(self, seat: int) -> int:
        return next(team for team, coaches in enumerate(self.coaches) if seat in coaches)

    def seat(self, role: int) -> int:
        """GF-17.3  Who decides for a role now."""
        return self.coaches[self.dfn if role else self.off][role]

    def chief(self, team: int) -> int:
        """GF-17.3  Who decides what concerns the whole team."""
        return self.coaches[team][0]

    def team(self, role: int) -> int:
        return self.dfn if role else self.off

    def role(self, team: int) -> int:
        return int(team != self.off)

    def other(self, team: int) -> int:
        return self.dfn if team == self.off else self.off

    @property
    def scoreboard(self) -> list[int]:
        """The teams of the game that is on: home and visitor, or everybody in Tag Team."""
        return list(range(self.n)) if self.options.form == "tag" else [self.home, self.away]

    def score_now(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Names and points on the scoreboard."""
        teams = self.scoreboard
        return tuple([self.names[team] for team in teams]), tuple([self.scores[team] for team in teams])

    @property
    def ytg(self) -> int:
        return GOAL_LINE - self.los

    @property
    def margin(self) -> int:
        """The winner's final Total minus the loser's."""
        return self.final[self.winner] - self.final[1 - self.winner]

    def zone(self, kind: int, team: int) -> list[int]:
        return self.zones[kind * self.n + team]

    def hand(self, role: int) -> list[int]:
        return self.zones[(HAND + role) * self.n + (self.dfn if role else self.off)]

    def played(self, role: int) -> list[int]:
        return self.zones[(PLAYED + role) * self.n + (self.dfn if role else self.off)]

    def discards(self, role: int) -> list[int]:
        return self.zones[(DISCARD + role) * self.n + (self.dfn if role else self.off)]

    def book(self, role: int) -> list[int]:
        return self.zones[(BOOK + role) * self.n + (self.dfn if role else self.off)]

    def reserve(self, role: int) -> list[int]:
        return self.zones[(RESERVE + role) * self.n + (self.dfn if role else self.off)]

    def called(self, role: int) -> list[int]:
        return self.zones[(CALLED + role) * self.n + (self.dfn if role else self.off)]

    def beside(self, role: int) -> list[int]:
        return self.zones[(BESIDE + role) * self.n + (self.dfn if role else self.off)]

    def plays_beside(self, role: int) -> list[int]:
        return self.zones[(PLAYS_BESIDE + role) * self.n + (self.dfn if role else self.off)]

    def team_cards(self, team: int) -> list[int]:
        return self.zones[TEAM * self.n + team]

    def extras(self, team: int) -> list[int]:
        return self.zones[EXTRA * self.n + team]

    def deck_size(self, role: int, team: int | None = None) -> int:
        team = self.team(role) if team is None else team
        return len(self.zones[(DECK + role) * self.n + team]) + len(self.zones[(TOP + role) * self.n + team])

    def leads(self, role: int, ability: int) -> bool:
        """GF-1.6"""
        own, other = self.totals[role * 4 + ability], self.totals[4 - role * 4 + ability]
        return own > other or (own == other and self.tie == role)

    def final_double(self, role: int) -> bool:
        """GF-7.13, GF-7.16"""
        return is_double(self.final[role], self.final[1 - role])

    def has_double(self, role: int) -> bool:
        """GF-7.13  As the Totals stand now."""
        return is_double(self.totals[role * 4 + self.dominant], self.totals[4 - role * 4 + self.dominant])

    def is_out(self, card: int) -> bool:
        """GF-6.7  By injury, or benched by an effect."""
        for out in self.outs:
            if out[0] == card:
                return True
        benched = self.running and any(entry[5] == card and FX[entry[0]].do == "bench" for entry in self.running)
        return bool(benched)

    def in_force(self, role: int, do: str) -> list[Fx]:
        """Every effect of a kind that works for a role now, in the order of Play, cards laid, Team cards, others."""
        team = self.dfn if role else self.off
        faces, found = self.faces, []
        for card in self.sources(role):
            for fx in faces[card].force.get(do, ()):
                if not fx.tests or holds(self, fx.tests, team):
                    found.append(fx)
        for number, owner, _, until, _, _ in self.running:
            if owner == team and until != NEXT_PLAY:
                fx = FX[number]
                if fx.do == do and (not fx.tests or holds(self, fx.tests, team)):
                    found.append(fx)
        return found

    def sources(self, role: int) -> list[int]:
        """Cards whose standing effects work for a role: its Play, its laid cards, its Active Team cards."""
        cards = [entry[1] for entry in self.laid if entry[0] == role]
        if self.shown[role] >= 0:
            cards.insert(0, self.shown[role])
        return cards + self.active[self.dfn if role else self.off]

    def seat_names(self, role: int) -> str:
        return self.names[self.team(role)]


def is_double(own: int, other: int) -> bool:
    """GF-7.13"""
    return own >= 1 and own >= 2 * other


def place_of(card: int) -> int:
    """A card's place in the set."""
    return card % SIZE

"""The table of Gridiron Fantasy Football: fields, zones, and the rulebook's nouns as predicates.

Teams are numbered as they were seated. A role is 0 for offence and 1 for defence: lists about one Play go by role,
lists that outlast it by team. In kicks the kicking team counts as on offence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from playcall.games.gridiron_fantasy.catalogue import FX, MOST_TEAMS, NEXT_PLAY, SIZE, SPAN, Face, Fx
from playcall.games.gridiron_fantasy.conditions import holds
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
    layout,
)
from playcall.kernel import Chance, Sees, State, ZoneKind

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

NOBODY = NO_CARD = -1
LIKENESS = {back: [f"{back}{team}" for team in range(MOST_TEAMS)] for back in ("oa", "da", "op", "dp", "tm")}
HAND_SIZE = 5
Entry = tuple[int, int, int, int, int, int]
"""An effect in force: its number, owner, card, until when, how many drives are left, an ability or card it names."""
Out = tuple[int, int, int, int]
"""A Team card that is out: its number, the level, until when, and how many Plays or drives are left."""

_SCALARS = (
    "off", "dfn", "home", "away", "drive", "last_drive", "overtime", "half", "down", "los", "mark", "plays", "context",
    "advantage", "dominant", "assigned_advantage", "assigned_dominant", "tie", "winner", "objective", "yards", "sack",
    "turnover", "gained_first_down", "repeats_down", "lost_downs", "cancelled", "declared", "owed", "kicker",
    "drive_over", "scorer", "ended", "faked", "blocked", "onside", "fixture", "difference", "flagged",
    "returned",
)  # fmt: skip
_FLAT = (
    "scores", "names", "letters", "shown", "totals", "raw", "final", "last", "laid", "used", "secondaries", "applied",
    "running", "outs", "spent", "used_now", "habits", "last_call", "stints", "contenders", "standing",
)  # fmt: skip
_NESTED = ("lineup", "active")


class Table(State):
    """A position."""

    __slots__ = (
        *_SCALARS, *_FLAT, *_NESTED, "aside", "coaches", "exchanged", "faces", "known", "n", "options", "pools",
        "swapping", "wanted",
    )  # fmt: skip

    game: GridironFantasy
    plain = (*_SCALARS, *_FLAT, *_NESTED)
    memo = ("known",)
    secret = ("wanted", "swapping", "aside", "exchanged", "pools")

    def __init__(self, game: GridironFantasy, options: Options, chance: Chance, faces: tuple[Face, ...]) -> None:
        self.options = options
        self.coaches = options.coaches()
        """For each team the seats that coach its offence and its defence."""
        self.n = n = len(self.coaches)
        super().__init__(game, chance, layout(n).empty(), [], None, {}, None)
        self.faces = faces
        self.off, self.dfn = 0, 1
        self.home, self.away = 0, 1
        self.drive = 0
        self.last_drive = 0
        """GF-2.1  The number of the last drive."""
        self.overtime = False
        self.half = 1
        self.down = 1
        self.los = 20
        self.mark = 30
        self.plays = 0
        self.context = ""
        """What is going on: a Play, a try, or one of the kicks."""
        self.advantage = self.dominant = NOBODY
        self.assigned_advantage = self.assigned_dominant = NOBODY
        """What an effect has assigned, or -1."""
        self.tie = NOBODY
        """The role that wins ties."""
        self.winner = NOBODY
        """The role that won the Play, or -1 while nobody knows."""
        self.objective = self.yards = 0
        self.sack = False
        self.turnover = ""
        self.gained_first_down = self.repeats_down = False
        self.lost_downs = 0
        self.cancelled = False
        """Whether the Action just played was cancelled."""
        self.declared = NOBODY
        """The ability of a Quick Challenge."""
        self.owed = ""
        """The kick that is due next: a kickoff, a safety kick, or none."""
        self.kicker = NOBODY
        self.drive_over = ""
        """How the drive has ended, or empty."""
        self.scorer = NOBODY
        """The team that has scored a touchdown and may try for more."""
        self.ended = ""
        """Why the game is over, or empty."""
        self.faked = self.blocked = False
        self.onside = NOBODY
        """The number of the onside effect in force."""
        self.difference = 0
        """GF-4.8  Of the last Quick Challenge: receiving side minus kicking side."""
        self.flagged = False
        """Whether a penalty was accepted in this Play."""
        self.returned = False
        """GF-12.22  Whether a touchdown on a return within the drive counts as a drive too."""
        self.fixture = 0
        """GF-17.5  The game of a bracket that is played."""
        self.scores = [0] * n
        self.names = [""] * n
        self.letters = [""] * options.players
        """The decks that seats have picked, by the letters of franchises."""
        self.shown = [NO_CARD, NO_CARD]
        """The revealed Plays, by role."""
        self.totals = [0] * 8
        """GF-6.21  By role, four abilities each."""
        self.raw = [0] * 8
        """The same before sums below 0 are raised to it."""
        self.final = [0, 0]
        """GF-7.16  The final Totals of the Primary Challenge."""
        self.last = [NO_CARD, NO_CARD]
        """GF-8.14  The last card each role played in the Challenge."""
        self.laid: list[tuple[int, ...]] = []
        """Laid Challenge cards in order: role, card, and what it counts in each ability."""
        self.used: list[int] = []
        """GF-10.2  Action cards used in this Play."""
        self.secondaries: list[tuple[int, int]] = []
        """Open Secondary Challenges in order: role and number."""
        self.applied: list[int] = []
        """GF-6.18  Stars whose symbols were applied."""
        self.running: list[Entry] = []
        """Effects of Actions, abilities and results in force, and those of continuing cards."""
        self.outs: list[Out] = []
        self.spent: list[tuple[int, int, int]] = []
        """GF-14.4  Limited uses: team, place of the card in the set, half."""
        self.used_now: list[int] = []
        """GF-7.31  Team cards whose ability was used in this Play or kick."""
        self.habits = [0] * (4 * n)
        """Runs and Passes that each team has shown on offence and on defence."""
        self.last_call = [NO_CARD] * (2 * n)
        self.stints = [0] * n
        """GF-17.13  Drives on the field."""
        self.contenders: list[int] = []
        """GF-17.15  Players who meet in the overtime of Tag Team."""
        self.standing: list[int] = []
        """GF-17.5  Who has won and lost in a bracket: winners and losers of its games, in order."""
        self.lineup: list[list[int]] = [[NO_CARD] for _ in range(2 * n)]
        """GF-6.6  For each team and role the cards last switched on; -1 before the first Play."""
        self.active: list[list[int]] = [[] for _ in range(n)]
        self.known: list[list[tuple[int, int]]] = [[] for _ in range(options.players)]
        """Hidden cards that each seat was shown, with the zones they lay in."""
        self.wanted: list[list[int]] = [[] for _ in range(n)]
        """What each team has switched so far."""
        self.swapping: list[int] = [NO_CARD] * n
        self.aside: list[list[int]] = [[] for _ in range(n)]
        self.pools = [0] * options.players
        """GF-15.3  What each seat's sealed packs were drawn from."""
        self.exchanged: list[int] = []
        """GF-14.7  Continuing Plays that go to the reserve when they end."""

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.options, twin.coaches, twin.n, twin.faces = (
            self.game, self.options, self.coaches, self.n, self.faces,
        )  # fmt: skip
        twin.chance = self.chance.clone()
        twin.zones = list(map(list.copy, self.zones))
        twin.stack = self.share_stack()
        twin.shared = len(twin.stack)
        twin.asking, twin.held, twin.result, twin.log = self.asking, self.held.copy(), self.result, None
        twin.off, twin.dfn, twin.home, twin.away = self.off, self.dfn, self.home, self.away
        twin.drive, twin.last_drive = self.drive, self.last_drive
        twin.overtime, twin.half, twin.down, twin.los, twin.mark = (
            self.overtime, self.half, self.down, self.los, self.mark,
        )  # fmt: skip
        twin.plays, twin.context, twin.advantage, twin.dominant = (
            self.plays,
            self.context,
            self.advantage,
            self.dominant,
        )
        twin.assigned_advantage, twin.assigned_dominant = self.assigned_advantage, self.assigned_dominant
        twin.tie, twin.winner, twin.objective, twin.yards = self.tie, self.winner, self.objective, self.yards
        twin.sack, twin.turnover, twin.gained_first_down = self.sack, self.turnover, self.gained_first_down
        twin.repeats_down, twin.lost_downs, twin.cancelled = self.repeats_down, self.lost_downs, self.cancelled
        twin.declared, twin.owed, twin.kicker, twin.drive_over = self.declared, self.owed, self.kicker, self.drive_over
        twin.scorer, twin.ended, twin.faked, twin.blocked = self.scorer, self.ended, self.faked, self.blocked
        twin.onside, twin.fixture = self.onside, self.fixture
        twin.difference, twin.flagged, twin.returned = self.difference, self.flagged, self.returned
        twin.scores, twin.names, twin.letters = self.scores[:], self.names[:], self.letters[:]
        twin.shown, twin.final, twin.last = self.shown[:], self.final[:], self.last[:]
        twin.totals, twin.raw = self.totals[:], self.raw[:]
        twin.laid, twin.used, twin.secondaries = self.laid[:], self.used[:], self.secondaries[:]
        twin.applied, twin.running, twin.outs, twin.spent = (
            self.applied[:], self.running[:], self.outs[:], self.spent[:],
        )  # fmt: skip
        twin.used_now, twin.habits, twin.last_call = self.used_now[:], self.habits[:], self.last_call[:]
        twin.stints, twin.contenders, twin.standing = self.stints[:], self.contenders[:], self.standing[:]
        twin.lineup, twin.active = list(map(list.copy, self.lineup)), list(map(list.copy, self.active))
        twin.known, twin.wanted = list(map(list.copy, self.known)), list(map(list.copy, self.wanted))
        twin.swapping, twin.aside = self.swapping[:], list(map(list.copy, self.aside))
        twin.exchanged, twin.pools = self.exchanged[:], self.pools[:]
        return twin

    def load_json(self, saved: dict[str, Any]) -> None:
        """Entries of lists are tuples again."""
        plain = saved.get("plain", {})
        for name in ("laid", "running", "outs", "spent", "secondaries"):
            if name in plain:
                plain[name] = [tuple(entry) for entry in plain[name]]
        if "known" in plain:
            plain["known"] = [[tuple(entry) for entry in seen] for seen in plain["known"]]
        super().load_json(saved)

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
        """Hidden cards that a seat has seen by an effect and that lie where they lay."""
        if seat is None or not self.known[seat]:
            return ()
        slots = layout(self.n).slots
        places = [
            place for place, (kind, h) in enumerate(slots) if kind.name == group and self.owner(kind.per, h) == owner
        ]
        return [card for place, card in self.known[seat] if place in places and card in self.zones[place]]

    def forget(self) -> None:
        """A card that has left its zone is not known any more."""
        for seat, seen in enumerate(self.known):
            if seen:
                self.known[seat] = [(place, card) for place, card in seen if card in self.zones[place]]

    def lose_track(self, *piles: int) -> None:
        """Cards were drawn from a pile, or it was shuffled: nobody knows any more which cards lie there."""
        for seat, seen in enumerate(self.known):
            if seen:
                self.known[seat] = [entry for entry in seen if entry[0] not in piles]

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What the seat has seen of hidden cards, what it has switched so far, set aside or is exchanging."""
        if seat is None:
            return {}
        team = self.team_of_seat(seat)
        card_id = self.game.card_id
        return {
            "seen": [card_id(self.faces[card].type.lower(), card) for _, card in self.known[seat]],
            "switched": [card_id("tm", card) for card in self.wanted[team]],
            "aside": [card_id("", card) for card in self.aside[team]],
            "swapping": card_id("", self.swapping[team]) if self.swapping[team] >= 0 else "",
        }

    def make_up_secrets(self, seat: int | None, chance: Chance) -> None:
        own = NOBODY if seat is None else self.team_of_seat(seat)
        for team in range(self.n):
            if team != own:
                self.wanted[team], self.aside[team], self.swapping[team] = [], [], NO_CARD
        self.exchanged = [card for card in self.exchanged if card // SPAN == own]
        self.pools = [pool if self.team_of_seat(owner) == own else 0 for owner, pool in enumerate(self.pools)]

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
    def ytg(self) -> int:
        return 100 - self.los

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
        return any(entry[5] == card and FX[entry[0]].do == "bench" for entry in self.running)

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

"""The fields of the table: what a position consists of.

Teams are numbered as they were seated. A role is 0 for offence and 1 for defence: lists about one Play go by role,
lists that outlast it by team. In kicks the kicking team counts as on offence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from playcall.games.gridiron_fantasy.catalogue import Face
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.zones import layout
from playcall.kernel import Chance, State

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

NOBODY = NO_CARD = -1
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


class Fields(State):
    """Everything that a position consists of, and how it is copied and saved."""

    __slots__ = (
        *_SCALARS, *_FLAT, *_NESTED, "aside", "coaches", "exchanged", "faces", "known", "n", "options", "passed",
        "pools", "swapping", "wanted",
    )  # fmt: skip

    game: GridironFantasy
    plain = (*_SCALARS, *_FLAT, *_NESTED)
    memo = ("known", "passed")
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
        self.known: list[list[tuple[int, int]]] = [[] for _ in range(options.players + 1)]
        """Hidden cards that each seat was shown, with the zones they lie in; last those that all have seen."""
        self.passed: list[tuple[int, int, int]] = [(-1, 0, 0)] * n
        """What the last pass of each team has told of its hand (see `passing.Pass`)."""
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
        twin.exchanged, twin.pools, twin.passed = self.exchanged[:], self.pools[:], self.passed[:]
        return twin

    def load_json(self, saved: dict[str, Any]) -> None:
        """Entries of lists are tuples again."""
        plain = saved.get("plain", {})
        for name in ("laid", "running", "outs", "spent", "secondaries", "passed"):
            if name in plain:
                plain[name] = [tuple(entry) for entry in plain[name]]
        if "known" in plain:
            plain["known"] = [[tuple(entry) for entry in seen] for seen in plain["known"]]
        super().load_json(saved)

"""A game for leagues in tests: cards of four positions, rosters of a few places, scores by a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from playcall.contract import Game, Said
from playcall.contract.leagues import (
    Agreed,
    Building,
    LeaguePlay,
    MatchReport,
    MatchUp,
    Packs,
    Roster,
    SeasonStart,
    Slot,
    Stage,
    StockRoster,
)
from playcall.games import load as load_real
from playcall.kernel import BadOption, Chance
from playcall.leagues import (
    PROGRAM,
    BotAdded,
    Competition,
    Entry,
    Fixture,
    Founded,
    Joined,
    Phase,
    Played,
    Refusal,
    Settings,
    Started,
    written,
)
from tests.kernel.toy import Magpies

POSITIONS = ("QB", "RB", "WR", "K")
HOUR, DAY = 3600, 86400
NOON = 1_800_000_000
"""When things begin in tests."""


class FakePlay(LeaguePlay):
    """Rosters of a quarterback, two runners or receivers and a kicker: cards like `QB3`, worth and priced 3."""

    buildings = (Building.ROUNDS, Building.NONE, Building.STOCK, Building.CAP, Building.PASS)
    season_starts = (SeasonStart.FRESH, SeasonStart.KEEP, SeasonStart.SUPPLEMENTAL)
    own_settings: ClassVar = {
        "size": "9", "cap": "none", "unique": "league", "copies": "none", "turning": "off",
        "circles": "1",
    }  # fmt: skip
    brings = True
    private = ("plays",)
    match_settings: ClassVar = {"seats": "2"}
    must_win_options: ClassVar = {"decider": "on"}
    rounds = 4
    value_of_pick = 2

    def __init__(self, game: Game, agreed: Agreed | None = None) -> None:
        super().__init__(game, agreed)
        self.told = {**self.own_settings, **self.agreed.options}
        drafted = self.agreed.building in (Building.ROUNDS, Building.CAP)
        places = (Slot(("QB",)), Slot(("K",)), Slot(("RB", "WR"), 2))
        self.slots = places if drafted else ()
        self.packs = Packs(5, 2, 2, self.told["turning"] == "on")
        self.circles = int(self.told["circles"])

    def cards(self) -> Sequence[str]:
        return [f"{position}{n}" for position in POSITIONS for n in range(1, int(self.told["size"]) + 1)]

    def group(self, card: str) -> str:
        return card.rstrip("0123456789")

    def value(self, card: str) -> int:
        return int(card.lstrip("QBRWK"))

    def price(self, card: str) -> int:
        return self.value(card)

    def cap(self) -> int | None:
        return None if self.told["cap"] == "none" else int(self.told["cap"])

    def tradable(self, card: str) -> bool:
        return card != "K1"

    def unique_within(self) -> str:
        return self.told["unique"]

    def stock(self) -> Sequence[StockRoster]:
        copies = None if self.told["copies"] == "none" else int(self.told["copies"])
        return [StockRoster(f"S{n}", f"Stock {n}", Roster((f"QB{n}",)), copies) for n in range(1, 10)]

    def built(self, seed: int) -> Roster:
        return Roster(("QB1", "K1", "RB1", "WR1"), {"seed": str(seed)})

    def bringing(self, roster: Roster, deck: str) -> Roster:
        if deck == "none":
            raise BadOption("There is no such deck.")
        others = {name: text for name, text in roster.extra.items() if name != "plays"}
        return Roster(roster.cards, {**others, **({"plays": deck} if deck else {})})

    def plays_problems(self, roster: Roster) -> Sequence[Said]:
        return ("Too long.",) if roster.extra.get("plays") == "long" else ()

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        return {"home": "+".join(fixture.rosters[0].cards) or "-", "stage": stage.value}

    def spread(self, rosters: tuple[Roster, Roster]) -> Fraction | None:
        return None


class PlainPlay(LeaguePlay):
    """A few lines for a game that has no rosters."""

    match_settings: ClassVar = {"seats": "2"}


class FakeGame(Magpies):
    """Any game would do: leagues ask its plug-in alone."""

    def league_play(self, agreed: Agreed | None = None) -> LeaguePlay:
        return FakePlay(self, agreed)


class PlainGame(Magpies):
    """A game with nothing but the plain plug-in."""

    def league_play(self, agreed: Agreed | None = None) -> LeaguePlay:
        return PlainPlay(self, agreed)


FAKE, PLAIN = FakeGame(), PlainGame()


def load(game: str) -> Game:
    known: dict[str, Game] = {"fake": FAKE, "plain": PLAIN}
    if game not in known:
        return load_real(game)
    return known[game]


class Story:
    """A competition with its log, told step by step; time goes on by itself when nobody acts."""

    def __init__(self, settings: Settings | None = None, game: str = "fake", seed: int = 1, auto: bool = True) -> None:
        founded = Founded("ann", NOON, name="Cup of Cups", game=game, seed=seed, settings=settings or Settings(),
                          founder="Ann", auto=auto)  # fmt: skip
        found = Competition.found(founded, load)
        assert isinstance(found, Competition), found
        self.c = found
        self.log = [written(founded)]
        self.now = NOON

    def __call__(self, entry: Entry) -> Story:
        """Enter what must not be refused."""
        refusal = self.c.enter(entry)
        assert refusal is None, (entry, refusal)
        self.log.append(written(entry))
        self.now = max(self.now, entry.when)
        return self

    def refused(self, entry: Entry) -> str:
        """The rule by which an entry is refused; it must change nothing."""
        before = self.c.to_json()
        refusal = self.c.enter(entry)
        assert isinstance(refusal, Refusal), f"{entry} was not refused."
        assert self.c.to_json() == before
        return refusal.rule

    def people(self, *names: str) -> Story:
        for name in names:
            self(Joined(name.lower(), self.now, name=name, team=name))
        return self

    def bots(self, number: int | None = None) -> Story:
        missing = self.c.book.settings.teams - len(self.c.book.teams)
        for n in range(missing if number is None else number):
            self(BotAdded(self.c.book.commissioner, self.now, team=f"Bot {n + 1}"))
        return self

    def start(self) -> Story:
        return self(Started(self.c.book.commissioner, self.now))

    def due(self) -> Story:
        """Everything that the program must do at this moment, matches of bots too."""
        while True:
            if (entry := self.c.due(self.now)) is not None:
                self(entry)
            elif fixtures := self.c.to_play():
                self(self.result(fixtures[0]))
            else:
                return self

    def wait(self, seconds: int) -> Story:
        self.now += seconds
        return self.due()

    def until(self, *phases: Phase, most: int = 3000) -> Story:
        """Let time pass until a phase is reached."""
        for _ in range(most):
            self.step(phases)
            if self.c.book.phase in phases:
                return self
        raise AssertionError(f"{self.c.book.phase} is never left.")

    def step(self, phases: Sequence[Phase] = ()) -> None:
        if self.c.book.phase in phases:
            return
        if (entry := self.c.due(self.now)) is not None:
            self(entry)
        elif fixtures := self.c.to_play():
            self(self.result(fixtures[0]))
        else:
            wakes = self.c.wakes()
            assert wakes is not None, f"Nothing leads out of {self.c.book.phase}."
            assert wakes > self.now
            self.now = wakes

    def result(self, fixture: Fixture, score: tuple[int, int] | None = None) -> Played:
        chance = Chance.of(sum(map(ord, fixture.key)) + 7 * self.c.book.seed)
        home, away = score or (chance.number("home", 5), chance.number("away", 5))
        winner = None if home == away else int(home < away)
        return Played(PROGRAM, self.now, fixture=fixture.key, record="r", report=MatchReport((home, away), winner))

    def play(self, key: str, home: int, away: int) -> Story:
        fixture = self.c.office.fixture(key)
        assert fixture is not None
        return self(self.result(fixture, (home, away)))

    @property
    def phase(self) -> Phase:
        return self.c.book.phase

    def again(self) -> Competition:
        """LG-10.1  The same from its log."""
        return Competition.read(self.log, load)

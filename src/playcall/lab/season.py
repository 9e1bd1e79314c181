"""LG-10.2  Competitions that bots play alone: the same seed gives the same champion, whatever number of processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import msgspec

from playcall.bots import make_bot
from playcall.contract.leagues import MatchReport, Roster
from playcall.contract.matches import read_match
from playcall.games import load
from playcall.kernel import BadOption, BadRecord, Chance, Record, replay
from playcall.lab.jobs import in_order, processes
from playcall.lab.match import play_game
from playcall.leagues import (
    PROGRAM,
    BotAdded,
    Competition,
    Entry,
    Fixture,
    Founded,
    Phase,
    Played,
    Refusal,
    Settings,
    written,
)
from playcall.leagues.characters import drawn
from playcall.leagues.fixtures import match_up, table_options, table_seed
from playcall.leagues.office import Office, plugged

Told = Callable[[Played, "Outcome"], None]
"""Hears of every match that was played."""


class Assignment(msgspec.Struct, frozen=True):
    """Everything that a process needs to play a fixture with bots."""

    game: str
    settings: Settings
    key: str
    options: dict[str, str]
    seed: int
    bots: tuple[str, str]
    rosters: tuple[Roster, Roster]


class Outcome(msgspec.Struct, frozen=True):
    """What came of a fixture."""

    record: str
    """The text of its record."""
    report: MatchReport
    rosters: tuple[Roster, Roster] | None
    """None where nothing has changed."""

    def played(self, key: str, when: int, record: str) -> Played:
        return Played(PROGRAM, when, fixture=key, record=record, report=self.report, rosters=self.rosters)


def assigned(office: Office, fixture: Fixture) -> Assignment:
    """A fixture for bots: those of the teams, or those that play for absent members."""
    home, away = (office.teams[team].level for team in fixture.teams)
    return Assignment(
        office.book.game, office.book.settings, fixture.key, table_options(office, fixture),
        table_seed(office, fixture), (home, away), match_up(office, fixture).rosters,
    )  # fmt: skip


def play_fixture(assignment: Assignment) -> Outcome:
    """Play a fixture. A function of its argument alone, in whatever process."""
    game = load(assignment.game)
    record = play_game(game, game.parse_options(assignment.options), assignment.seed, assignment.bots)
    return outcome(assignment.game, assignment.settings, assignment.rosters, record)


def outcome(game_id: str, settings: Settings, rosters: tuple[Roster, Roster], record: Record) -> Outcome:
    """LG-1.3  What a league reads of a record; raises `BadRecord` where the match is not over."""
    game = load(game_id)
    play, final = plugged(game, settings), replay(record, game)
    if final.result is None:
        raise BadRecord("The match of this record is not over.")
    after = play.after_match(final, rosters)
    return Outcome(record.to_text(), read_match(play, final, record), None if after == rosters else after)


class Refused(BadOption):
    """A competition that cannot be as it was asked for: `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text.id} ({refusal.rule})")
        self.refusal = refusal


Keep = Callable[[str], None]
"""Takes a line of the log before anybody is told of it (LG-10.1)."""


class Run:
    """A competition whose entries are kept as they are made. Nobody waits: time stands still while a command runs."""

    def __init__(self, competition: Competition, keep: Keep) -> None:
        self.competition = competition
        self.keep = keep

    @classmethod
    def found(cls, founded: Founded, keep: Keep) -> Run:
        """A new competition; raises `Refused`."""
        found = Competition.found(founded, load)
        if isinstance(found, Refusal):
            raise Refused(found)
        keep(written(founded))
        return cls(found, keep)

    @property
    def now(self) -> int:
        return self.competition.book.now

    def enter(self, entry: Entry) -> None:
        """Raises `Refused`, and then nothing has changed."""
        refusal = self.competition.judge(entry)
        if refusal is not None:
            raise Refused(refusal)
        self.keep(written(entry))
        self.competition.fold(entry)

    def settle(self) -> None:
        """Everything that the program must do now."""
        while (entry := self.competition.due(self.now)) is not None:
            self.enter(entry)

    def play(
        self,
        fixtures: Sequence[Fixture],
        jobs: int = 1,
        told: Told | None = None,
        pool: Executor | None = None,
    ) -> None:
        """Bots play these fixtures."""
        tasks = [assigned(self.competition.office, each) for each in fixtures]
        for task, result in zip(tasks, in_order(play_fixture, tasks, jobs, pool), strict=True):
            played = result.played(task.key, self.now, f"{task.key}.record")
            self.enter(played)
            if told is not None:
                told(played, result)


def run_seasons(game: str, settings: Settings, seed: int, jobs: int = 1, told: Told | None = None) -> list[str]:
    """All seasons of a competition of bots, from its founding to its archive: the log of it."""
    if jobs < 1:
        raise BadOption(f"The number of jobs must be at least 1, not {jobs}.")
    make_bot(settings.bot, load(game), Chance(0))
    log: list[str] = []
    founded = Founded(PROGRAM, 0, name=f"Season {seed}", game=game, seed=seed, settings=settings, founder="", auto=True)
    run = Run.found(founded, log.append)
    for character in drawn(settings.teams, seed):
        run.enter(BotAdded(PROGRAM, 0, team=character.team, style=character.style))
    with processes(jobs) as pool:
        while run.competition.book.phase is not Phase.ARCHIVED:
            before = len(log)
            run.settle()
            run.play(run.competition.to_play(), jobs, told, pool)
            assert len(log) > before, f"Nothing leads out of {run.competition.book.phase}."
    return log

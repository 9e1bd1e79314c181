"""Several people at one terminal: whose turn it is, what is shown meanwhile, and what is kept."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from textual.pilot import Pilot

from playcall.cli.terminal.app import TableApp
from playcall.cli.terminal.people import next_to_hold
from playcall.cli.terminal.session import Session
from playcall.games import load
from playcall.kernel import BadOption, Record
from tests.cli.conftest import Playcall
from tests.cli.fake import GAME
from tests.effort import ALL

GAMES = ("sport_jockeys", "highlights_2052", "masters_football", "masters_gridiron", "gridiron_fantasy")
WIPE = "\x1b[2J\x1b[3J\x1b[H"


def together(seed: int = 3, **more: object) -> Session:
    return Session.begin(GAME, seed=seed, people=("Ann", "Ben"), **more)  # type: ignore[arg-type]


def turn(session: Session) -> None:
    if session.curtain:
        session.lift()
    session.choose(session.choices()[0].action)


def texts(session: Session) -> list[str]:
    return [line.text for line in session.lines]


def test_the_terminal_goes_round_the_table_and_stays_with_whoever_is_asked_again() -> None:
    assert next_to_hold([0, 1, 3], 1) == 1
    assert next_to_hold([0, 2, 3], 1) == 2
    assert next_to_hold([0, 1], 3) == 0


def test_nothing_of_anybody_is_shown_until_the_curtain_is_lifted() -> None:
    session = together()
    assert (session.curtain, session.prompt()) == (True, "Hand over to Ann.")
    assert (session.choices(), session.tips(), texts(session)) == ([], [], [])
    assert "hand [?]" in session.table(80)
    session.lift()
    assert texts(session) == ["Seat 0 is dealt [7 8 9 11]."]
    session.choose(session.choices()[0].action)
    assert session.prompt() == "Hand over to Ben."
    assert "hand [?]" in session.table(80)
    session.lift()
    assert "hand [5 6 10 12]" in session.table(80)


def test_what_happened_meanwhile_is_told_to_all_and_then_to_each() -> None:
    session = together()
    turn(session)
    turn(session)
    assert session.prompt() == "Which card do you show?" or session.curtain
    told = "7 against 5: seat 0 scores."
    assert told in [line.text for line in session.news()]
    session.lift()
    assert told in [line.text for line in session.news()]


def test_who_is_asked_twice_in_a_row_keeps_the_terminal() -> None:
    session = together()
    turn(session)
    session.lift()
    session.choose(session.find("show 12"))
    assert (session.seat, session.curtain) == (1, False)
    assert session.choices()[0].token == "double"


def test_a_choice_is_taken_back_before_or_after_the_terminal_has_changed_hands() -> None:
    session = together()
    begun = session.text()
    turn(session)
    assert session.undo()
    assert (session.text(), session.seat, session.curtain) == (begun, 0, True)
    turn(session)
    session.lift()
    assert not session.undo()
    turn(session)
    assert session.undo()
    assert (session.seat, len(session.record.actions)) == (1, 1)


def test_people_are_kept_with_their_names() -> None:
    session = Session.begin(GAME, seed=3, people=("Ann Lee", ""))
    turn(session)
    assert session.record.seats == ["person:Ann_Lee", "person"]
    again = Session.resume(GAME, Record.from_text(session.text()))
    assert (again.people, again.seat, again.curtain) == ([0, 1], 1, True)
    assert again.prompt() == "Hand over to Player 2."
    assert again.undo()
    assert again.prompt() == "Hand over to Ann Lee."
    alone = Session.resume(GAME, Record.from_text(session.text()), seat=1)
    assert (alone.people, alone.record.seats, alone.curtain) == ([1], ["starter", "person"], False)


@pytest.mark.parametrize(
    ("people", "part"),
    [
        (("Ann", "ann"), "different names"),
        (("a_b", "Ben"), "none of them '_'"),
        (("Ann", "Ben", "Cy"), "Here 2 can play, not 3"),
    ],
)
def test_who_cannot_sit_down(people: tuple[str, ...], part: str) -> None:
    with pytest.raises(BadOption, match=part):
        Session.begin(GAME, people=people)


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("--people 2 --seat 1", "leave --seat out"),
        ("--people 0", ""),
        ("--people 1 --name Ann --name Ben", "more names than people: 2 for 1"),
        ("--resume kept.record --people 2", "leave --people and --name out"),
    ],
)
def test_what_does_not_go_together(playcall: Playcall, typed: str, part: str) -> None:
    outcome = playcall("play", "high_card", *typed.split())
    assert outcome.code == 2
    assert part in outcome.err


def test_line_by_line(playcall: Playcall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n\n1\n\nundo\nsave mine.record\nquit\n"))
    outcome = playcall("play", "high_card", "--seed", "3", "--name", "Ann", "--name", "Ben", "--language", "en")
    assert outcome.code == 0
    assert outcome.out.startswith("High Card, seed 3. At this terminal: Ann and Ben. Type ? for help.\n")
    first, lifted, handed = outcome.out.partition("hand [7 8 9 11]")
    assert lifted
    assert "Hand over to Ann. Type ? to see your options." in first
    assert "Hand over to Ben." in handed.partition("hand [5 6 10 12]")[0]
    assert "There is nothing to take back." in handed
    assert Record.from_text(Path("mine.record").read_text()).seats == ["person:Ann", "person:Ben"]


def test_at_the_table() -> None:
    session = together()

    def seen(pilot: Pilot[None]) -> str:
        return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())

    async def wait_for(pilot: Pilot[None], *parts: str) -> str:
        while not all(part in seen(pilot) for part in parts):
            await pilot.pause()
        return seen(pilot)

    async def visit() -> None:
        async with TableApp(session, Path("kept.record")).run_test(size=(80, 24)) as pilot:
            assert "[7 8 9 11]" not in await wait_for(pilot, "Hand over to Ann.", "1  I am Ann: show my cards")
            await pilot.press("1")
            await wait_for(pilot, "hand [7 8 9 11]", "1  Show the 7")
            await pilot.press("1")
            assert "[7 8 9 11]" not in await wait_for(pilot, "Hand over to Ben.", "1  I am Ben")
            await pilot.press("h")
            await wait_for(pilot, "What the coach would do")
            await pilot.press("escape", "enter")
            await wait_for(pilot, "hand [5 6 10 12]")

    asyncio.run(asyncio.wait_for(visit(), 120))


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_can_be_shared(name: str) -> None:
    """As many people as there is room for, a bot at most, saved and gone on with halfway."""
    game = load(name)
    for mode in game.modes if ALL else game.modes[:3]:
        seats = game.seat_count(game.parse_options(mode.options))
        people = [f"Player {seat}" for seat in range(max(1, seats - (seats > 2)))]
        session = Session.begin(game, mode.options, seed=5, people=people, bot="random", language="de")
        for _ in range(10_000 if ALL else 12):
            if not session.over:
                turn(session)
        again = Session.resume(game, Record.from_text(session.text()), language="de")
        assert (again.people, again.eyes is None) == (session.people, session.shared)
        assert again.record.actions == session.record.actions


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, *command: str, folder: Path) -> None:
        ours, theirs = pty.openpty()
        self.ours, self.unread = ours, ""
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40", "PLAYCALL_LANGUAGE": "en"}
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment, close_fds=True
        )
        os.close(theirs)

    def read_to(self, part: str) -> str:
        """What is written up to some words; they must come within a minute."""
        while part not in self.unread:
            assert select.select([self.ours], [], [], 60)[0], f"'{part}' did not come after: {self.unread[-500:]}"
            self.unread += os.read(self.ours, 4096).decode(errors="replace")
        text, _, self.unread = self.unread.partition(part)
        return text

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\r".encode())


def test_the_screen_is_cleared_between_people(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playcall", "play", "gridiron_fantasy", "--plain", "--seed", "3"]
    terminal = Terminal(*command, "--people", "2", "--name", "Ann", "--name", "Ben", folder=tmp_path)
    try:
        terminal.read_to("Hand over to Ann.")
        terminal.read_to("> ")
        terminal.type("")
        hand = terminal.read_to("\n> ").rpartition(WIPE)[2]
        options = re.findall(r"^ +\d+  (.+?)\r?$", hand, re.M)
        assert options
        terminal.type("1")
        shown = terminal.read_to("Hand over to Ben.")
        assert shown.count(WIPE) == 1
        assert not [label for label in options if label in shown.rpartition(WIPE)[2]]
        terminal.read_to("> ")
        terminal.type("quit")
        terminal.read_to("saves nothing: ")
        terminal.type("n")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.ours)

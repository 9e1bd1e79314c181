"""play at the table: the Textual application."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from playcall.cli.terminal.app import KEYS, TableApp, TableScreen
from playcall.cli.terminal.session import Session
from playcall.cli.terminal.sheets import CardsSheet, LeaveSheet, RulesSheet, SaveSheet, TextSheet
from playcall.contract import Game
from playcall.games import load
from playcall.kernel import Record
from tests.cli.fake import GAME

SIZES = [(80, 24), (120, 40)]
PATIENCE = 120
"""Seconds that a visit may take on a busy machine."""
Steps = Callable[[Pilot[None]], Awaitable[None]]


def at_table(steps: Steps, size: tuple[int, int] = (80, 24), game: Game = GAME, seed: int = 3) -> Session:
    """Open the table, take the steps, close it."""
    session = Session.begin(game, seed=seed)

    async def visit() -> None:
        app = TableApp(session, Path("kept.record"))
        async with app.run_test(size=size, notifications=True) as pilot:
            while "q Quit" not in screen(pilot):  # the footer comes last
                await pilot.pause()
            await steps(pilot)

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))
    return session


def screen(pilot: Pilot[None]) -> str:
    """What is on the screen, as text."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def shown(pilot: Pilot[None], name: str) -> str:
    return str(pilot.app.screen.query_one(f"#{name}", Static).content)


def table_width(pilot: Pilot[None]) -> int:
    return pilot.app.screen.query_one("#table").scrollable_content_region.width


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of two colours, as the accessibility guidelines define it."""

    def luminance(colour: Color) -> float:
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_on_the_screen(size: tuple[int, int]) -> None:
    async def look(pilot: Pilot[None]) -> None:
        picture = screen(pilot)
        for part in (
            "High Card  0:0", "High Card, seed 3", "hand [7 8 9 11]", "Play-by-play", "▸ Seat 0 is dealt",
            "Which card do you show?", "1  Show the 7", "4  Show the 11", "? Help", "q Quit",
        ):  # fmt: skip
            assert part in picture

    at_table(look, size)


def test_the_log_stands_beside_the_table_only_where_there_is_room() -> None:
    async def narrow(pilot: Pilot[None]) -> None:
        table, log = (pilot.app.screen.query_one(name).region for name in ("#table", "#log"))
        assert (table.width, log.y) == (80, table.bottom)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        table, log = (pilot.app.screen.query_one(name).region for name in ("#table", "#log"))
        assert (log.x, log.y) == (table.right, table.y)
        while shown(pilot, "picture").index("\n") != table_width(pilot):
            await pilot.pause()

    at_table(narrow)


@pytest.mark.parametrize("keys", [["2"], ["down", "enter"], ["end", "up", "up", "enter"]])
def test_choosing_by_key_and_by_arrows(keys: list[str]) -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await press(pilot, *keys)
        assert "8 against 12" in shown(pilot, "lines")
        assert shown(pilot, "headline") == "High Card  0:1"

    assert (0, "show 8") in at_table(choose).record.actions


def test_choosing_with_the_mouse() -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await pilot.click("#options", offset=(4, 1))
        await pilot.pause()

    assert (0, "show 8") in at_table(choose).record.actions


def test_keys_without_an_option_do_nothing() -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await press(pilot, "9", "0", "x", "z")

    assert not at_table(choose).started


def test_option_keys_and_commands_do_not_meet() -> None:
    commands = {str(getattr(binding, "key", "")) for binding in TableScreen.BINDINGS}
    assert len(set(KEYS)) == len(KEYS)
    assert not commands & set(KEYS)


def test_the_highlighted_option_is_explained() -> None:
    async def explain(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1")
        assert shown(pilot, "explanation") == "Heads is a point more, tails one less."
        await press(pilot, "down")
        assert shown(pilot, "explanation") == ""

    at_table(explain)


def test_a_whole_game_and_back() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1", "1", "1", "enter")
        assert shown(pilot, "prompt") == "Seat 1 wins (0, 2) by points."
        assert not pilot.app.screen.query_one("#options", OptionList).display
        await press(pilot, "u")
        assert "Double or stay?" in screen(pilot)
        await press(pilot, "u", "u", "u", "u")
        assert shown(pilot, "headline") == "High Card  0:0"

    assert not at_table(play).started


def test_help_hint_and_log_are_sheets() -> None:
    async def read(pilot: Pilot[None]) -> None:
        for key, part in (
            ("question_mark", "take your last choice back"),
            ("h", "1. Show the 11"),
            ("l", "Seat 0 is dealt [7 8 9 11].  [HC-1.1]"),
        ):
            await press(pilot, key)
            assert isinstance(pilot.app.screen, TextSheet)
            assert part in screen(pilot)
            await press(pilot, "1", "escape")
            assert isinstance(pilot.app.screen, TableScreen)

    assert not at_table(read).started


def test_the_rules_can_be_searched() -> None:
    async def search(pilot: Pilot[None]) -> None:
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, RulesSheet)
        assert "Behind what just happened" in screen(pilot)
        await press(pilot, "t", "a", "i", "l", "s")
        assert "HC-2.2" in screen(pilot)
        assert "HC-1.1" not in str(pilot.app.screen.query_one(Static).content)
        await press(pilot, "x")
        assert "No rule of High Card mentions 'tailsx'" in screen(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)

    at_table(search)


def test_any_card_can_be_read_by_its_name() -> None:
    async def search(pilot: Pilot[None]) -> None:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, CardsSheet)
        await press(pilot, "1", "2")
        assert str(pilot.app.screen.query_one(Static).content) == "The 12  (c12, number)\nworth 12"
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)

    at_table(search)


def test_saving_under_a_name(tmp_path: Path) -> None:
    async def save(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "s")
        assert isinstance(pilot.app.screen, SaveSheet)
        pilot.app.screen.query_one(Input).value = "mine.record"
        await press(pilot, "enter", "q")

    session = at_table(save)
    assert Record.from_text((tmp_path / "mine.record").read_text()).actions == session.record.actions


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    async def save(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "s")
        pilot.app.screen.query_one(Input).value = "nowhere/x"
        await press(pilot, "enter")
        assert "There is no folder 'nowhere'" in " ".join(screen(pilot).split())

    at_table(save)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("keys", "saved"), [(["enter"], ["kept.record"]), (["down", "enter"], [])])
def test_leaving_offers_to_save(tmp_path: Path, keys: list[str], saved: list[str]) -> None:
    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "q")
        assert isinstance(pilot.app.screen, LeaveSheet)
        await press(pilot, "escape", "q", "end", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "q", *keys)
        assert not pilot.app.is_running or pilot.app._exit

    at_table(leave)
    assert [path.name for path in tmp_path.iterdir()] == saved


def test_leaving_a_game_not_begun_asks_nothing() -> None:
    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "q")
        assert pilot.app._exit

    at_table(leave)


def test_light_and_dark() -> None:
    async def switch(pilot: Pilot[None]) -> None:
        for theme in ("textual-light", "textual-dark"):
            await press(pilot, "ctrl+t")
            assert pilot.app.theme == theme
            for name in ("#headline", "#prompt", "#explanation", "#picture", "#lines"):
                *_, background, colour = pilot.app.screen.query_one(name).colors
                assert contrast(background, background.blend(colour, colour.a)) > 4.5, (theme, name)

    at_table(switch)


@pytest.mark.parametrize("size", SIZES)
def test_highlights_at_the_table(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        for _ in range(12):
            await press(pilot, "1")
            assert pilot.app.screen.query_one("#options", OptionList).region.height > 0
            assert pilot.app.screen.query_one("#table").region.height >= 5
        await press(pilot, "h")
        assert "1. " in screen(pilot)

    session = at_table(play, size, load("highlights_2052"))
    assert sum(seat == 0 for seat, _ in session.record.actions) == 12


def test_a_small_terminal_shows_the_own_hand() -> None:
    async def look(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert " Offense  1 " in screen(pilot)
        assert "Used by" not in screen(pilot)

    at_table(look, game=load("masters_gridiron"))

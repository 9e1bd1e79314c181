"""A number of a rule stands in one place: where it changes, question, preview, report, terminal and browser follow."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from playcall.games.masters_football import GAME, events, table
from playcall.games.masters_football.cards import level_of
from playcall.games.masters_football.rules import strength
from playcall.tables.audience import choice
from tests.games.masters_football.story import HOME_WINS, Scene, say, start


@pytest.fixture
def dear_swaps(monkeypatch: pytest.MonkeyPatch) -> int:
    """MF-5.2  Swapping a card costs 2 M."""
    monkeypatch.setattr(table, "SWAP_PRICE", 2)
    return 2


def sent(scene: Any, token: str) -> dict[str, Any]:
    """An option as the browser gets it."""
    plain: dict[str, Any] = msgspec.to_builtins(choice(scene.s, scene.seat, GAME.actions.parse(token)))
    return plain


@pytest.mark.rule("MF-5.2")
def test_the_price_of_a_swap_is_the_same_wherever_it_is_told(dear_swaps: int) -> None:
    tale = start(3, mode="friendly").until("SwapRound.offer")
    token = next(option for option in tale.options() if option.startswith("swap "))
    money = tale.s.money[tale.seat]
    assert say(GAME.words.prompt(tale.s, tale.seat)).startswith("Swap an action card for 2 M?")
    shown = sent(tale, token)
    assert shown["label"]["args"]["price"] == 2
    assert shown["outcome"] == {"price": 2, "left": money - 2}
    assert say(GAME.preview(tale.s, tale.seat, GAME.actions.parse(token)).tag or "") == f"{money - 2} M left"
    seat = tale.seat
    tale.act(token)
    assert tale.s.money[seat] == money - 2
    line = say(GAME.words.line(tale.last(events.Swapped), None) or "")
    assert line.endswith(f"for 2 M, {money - 2} M left.")
    assert f"You have {money - 2} M." in GAME.screen(tale.s, seat, 100, say)


@pytest.mark.rule("MF-5.2")
def test_who_cannot_pay_the_price_is_not_asked(dear_swaps: int) -> None:
    scene = Scene("S02 S08 S14 S15", hands=("ST01", "ST01"), money=(1, 1))
    assert not [option for option in scene.team(0, "S02 S08 S14").tactics().options() if option.startswith("swap")]


@pytest.mark.rule("MF-9.7")
def test_the_tie_shift_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Home advantage lifts the team that has it, instead of lowering the other."""

    def lift(values: list[int], levels: list[int], ha: int, bottom_tie: str) -> None:
        levels[0], levels[1] = map(level_of, values)
        levels[ha] += levels[0] == levels[1]

    before = Scene(hands=("AF03", ""), money=(9, 0)).tactics("Ph", "Ph").until("Window.offer")
    monkeypatch.setattr(strength, "shift", lift)
    after = Scene(hands=("AF03", ""), money=(9, 0)).tactics("Ph", "Ph").until("Window.offer")
    assert [scene.levels[0] for scene in (before, after)] == [[2, 1], [3, 2]]
    assert "orange, up to green by home advantage" in say(GAME.words.line(after.told(events.Strengths)[0], None) or "")
    chances = [scene.s.own_facts(0)["play"][0]["attack"]["chance"] for scene in (before, after)]
    assert chances[0] != chances[1]
    assert sent(after, "pass")["outcome"]["chance"] == chances[1]
    assert f"{round(100 * chances[1])}% for a goal" in GAME.screen(after.s, 0, 100, say)
    assert after.s.own_facts(0)["play"][0]["sides"][0]["attack"]["die"] == 3


@pytest.mark.rule("MF-24.9")
def test_the_tacticians_bonus_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "TACTICIAN", 4)
    scene = Scene(managers=("tactician",), numbers=HOME_WINS).tactics()
    assert "+ 4 manager" in say(GAME.words.line(scene.told(events.TacticalRoll)[0], None) or "")

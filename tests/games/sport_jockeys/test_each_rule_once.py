"""A rule's number stands in one place: change it, and everything that tells, previews or draws follows."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.rules import exchange, tally
from playcall.tables import audience
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable
from tests.games.sport_jockeys.story import Scene, say

GIFT = 5


@pytest.fixture
def dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Sloppy Tackle gives the offence more."""
    monkeypatch.setattr(exchange, "SLOPPY_GIFT", GIFT)


def table_at_a_snap() -> LiveTable:
    """A table in the Quick Start at its first answer to a Snap."""
    setup = Setup("one", GAME.id, {"mode": "quick"}, 3, GAME.rules_version, GAME.card_hash())
    table = LiveTable(GAME, setup, 0.0)
    while table.state.situation() != "Defend.choose":
        seat = table.asked()[0]
        token = GAME.actions.token(table.legal(seat)[0])
        table.fold(table.act(seat, table.asked_at[seat], token, 0.0))
    return table


@pytest.mark.usefixtures("dearer")
def test_prompt_and_preview_follow_the_gift() -> None:
    scene = Scene("C27", "C38 C13", at="r3c2")
    assert f"(+{GIFT} for them)" in say(GAME.words.prompt(scene.s, 1))
    option = GAME.preview(scene.s, 1, GAME.actions.parse("sloppy C13"))
    assert say(option.tag) == f"ends 1 to {1 + GIFT}"
    assert option.outcome["points"] == [1 + GIFT, 1]
    assert f"+{GIFT} for Player 1" in " ".join(say(step.text) for step in option.steps())


@pytest.mark.usefixtures("dearer")
def test_play_by_play_and_terminal_follow_the_gift() -> None:
    scene = Scene("C27", "C38 C13", at="r3c2")
    before = scene.s.clone()
    scene.act("sloppy C13")
    lines = [say(GAME.words.line(event, 0)) for event in scene.log]
    assert f"Sloppy Tackle! Player 2 lays a card face down: +1, and +{GIFT} for you." in lines
    assert any(line.startswith(f"Tally: 1 + {GIFT} = {1 + GIFT} for you") for line in lines)
    before.exchange.append(exchange.sloppy_tackle(before, 1))
    assert f"face down, {GIFT} for the other team" in GAME.screen(before, 0, 120, say)


@pytest.mark.usefixtures("dearer")
def test_what_the_browser_is_sent_follows_the_gift() -> None:
    table = table_at_a_snap()
    seat = table.asked()[0]
    question = audience.question(table, seat)
    assert question is not None
    assert f"(+{GIFT} for them)" in say(question.prompt)
    sloppy = next(option for option in question.options if option.token.startswith("sloppy"))
    (down,) = sloppy.outcome["deeds"]
    assert down["gift"] == GIFT
    assert sloppy.outcome["points"][1 - seat] == 1 + GIFT
    explained = audience.explained(table, seat, sloppy.token)
    assert any(f"+{GIFT} for" in say(step.text) for step in explained.steps)


def test_a_big_margin_is_one_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "BIG_MARGIN", 3)
    scene = Scene("C27", "C38 C13", at="r3c2")
    option = GAME.preview(scene.s, 1, GAME.actions.parse("sloppy C13"))
    assert (say(option.tag), option.outcome["to"]) == ("ends 1 to 4", [1, 3])
    scene.act("sloppy C13")
    assert scene.move == "r3c2 to r1c3"
    assert scene.last(events.Tallied).doubled

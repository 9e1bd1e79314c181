"""A number of a rule stands in one place: change it there, and everything that tells, previews or draws it follows."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.actions import ACCEPT, KICK, PLAY
from playcall.games.highlights_2052.rules import box, matchup, scoring
from playcall.kernel import Event
from playcall.tables.audience import choice, facts, tell
from tests.games.highlights_2052.story import Scene, Tale, say, start


def lines(tale: Tale) -> list[str]:
    """The play-by-play as everybody reads it."""
    return [say(GAME.words.line(event, None)) for event in tale.log]


def sent(tale: Tale, kind: str) -> Event:
    """The first event of a kind as the browser is sent it."""
    return next(event for event in tale.log if type(event).__name__ == kind)


@pytest.mark.rule("FH-9.4")
def test_the_points_of_a_field_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "FIELD_GOAL_POINTS", 4)
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=35, turned=[12])
    assert say(GAME.preview(scene.s, 0, KICK()).label).startswith("Kick for 4 · ")
    assert say(choice(scene.s, 0, KICK()).label) == "Kick for 4 points"
    steps = [say(step.text) for step in GAME.preview(scene.s, 0, KICK()).steps()]
    assert any("is good for 4 points" in text for text in steps)
    scene.act("kick")
    assert scene.points == 4
    assert "Field goal, Tidebreakers: +4 (Tidebreakers 4, Haulers 0)." in lines(scene)
    told = tell(scene.s, 0, sent(scene, "Scored"), 0)
    assert told.facts["points"] == 4
    assert say(told.text).startswith("Field goal, Tidebreakers: +4")
    assert "field goals 4" in GAME.screen(start().s, 0, 100, say)


@pytest.mark.rule("FH-7.1")
def test_the_points_of_a_touchdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "TOUCHDOWN_POINTS", 9)
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=10)
    assert scene.points == 9
    assert any("+9 (Tidebreakers 9, Haulers 0)" in line for line in lines(scene))
    assert facts(sent(scene, "Scored"))["points"] == 9
    assert "touchdowns score 9" in GAME.screen(start().s, 0, 100, say)


@pytest.mark.rule("FH-10.4")
def test_the_yards_of_a_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(box.YARDS, "def_holding", 20)
    scene = Scene("R C 20", "R {C1} NO_GAIN !", ball=30, turned=[2])
    assert "20 yards forward" in say(GAME.words.prompt(scene.s, 0))
    shown = choice(scene.s, 0, ACCEPT())
    assert say(shown.tag or "") == "+20, to 10"
    scene.act("accept")
    assert scene.ball == 10
    assert "Tidebreakers accept the defensive holding: 20 yards forward instead of the play." in lines(scene)


@pytest.mark.rule("FH-19.10")
def test_the_yards_of_a_helmet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchup, "HELMET_YARDS", 4)
    scene = Scene("R C x2 20", "R {C1} NO_GAIN", ball=40, defend=False)
    shown = choice(scene.s, 1, PLAY(scene.answer))
    assert say(shown.tag or "") == "+16, to 24"
    steps = [say(step.text) for step in GAME.preview(scene.s, 1, PLAY(scene.answer)).steps()]
    assert "20 − 4 = 16, from the 40 to the 24." in steps
    scene.act(f"play {GAME.card_id('play', scene.answer)}")
    assert scene.ball == 24
    assert "Tidebreakers gain 16: 20 on the card − 4 for a helmet = 16; ball on the 24." in lines(scene)


@pytest.mark.rule("FH-19.9")
def test_what_a_blitz_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playcall.games.highlights_2052.cards.BLITZ_HOLDS", 0)
    scene = Scene("P C 15", "P {C1} BLITZ 5", ball=30, turned=[6], defend=False)
    few = sum(card.pass_ <= 0 for card in scene.s.action_cards)
    steps = [say(step.text) for step in GAME.preview(scene.s, 1, PLAY(scene.answer)).steps()]
    assert any(text.startswith(f"Blitz, home on {few} of 30 Action cards.") for text in steps)
    scene.act(f"play {GAME.card_id('play', scene.answer)}")
    assert "Blitz! Action card 6 has pass 10: too late." in lines(scene)
    assert scene.ball == 15

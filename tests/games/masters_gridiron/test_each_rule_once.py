"""A number of a rule stands in one place: where it changes, question, preview, report, terminal and browser follow."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from playcall.games.masters_gridiron import effects, events, table
from playcall.games.masters_gridiron.rules import match, matchup
from playcall.kernel import Event
from playcall.tables.audience import choice
from tests.games.masters_gridiron.story import Scene, Tale, say, start

GOAL = "FG SP RED / PRS, COV / –"
FADE = "TD SP RED / PRS, COV / WR +8"


def sent(tale: Tale, token: str) -> dict[str, Any]:
    """An option as the browser gets it."""
    s = tale.s
    plain: dict[str, Any] = msgspec.to_builtins(choice(s, s.to_move(), s.game.actions.parse(token)))
    return plain


def steps(tale: Tale, token: str) -> str:
    s = tale.s
    return " ".join(say(step.text) for step in s.game.preview(s, s.to_move(), s.game.actions.parse(token)).steps())


def line(tale: Tale, kind: type[Event]) -> str:
    return say(tale.s.game.words.line(tale.told(kind)[-1], None))


def drawn(tale: Tale) -> str:
    return tale.s.game.screen(tale.s, 0, 100, say)


@pytest.mark.rule("MG-5.6")
def test_the_points_of_a_field_goal_are_the_same_wherever_they_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table.POINTS, "F", 4)
    scene = Scene("TE{RED 72}", GOAL, "LB{COV 70}")
    assert "otherwise it scores 4" in steps(scene, "attempt 1 1")
    shown = sent(scene, "attempt 1 1")["outcome"]
    assert shown["expected"] == pytest.approx(4 * shown["chance"], abs=0.01)
    scene.attempt()
    assert sent(scene, "defend 1")["outcome"]["points"] == (4, 0)
    assert "4 points for Engines." in steps(scene, "defend 1")
    scene.defend()
    assert scene.points == 4
    assert line(scene, events.Scored) == "Field goal, Engines! +4 (Engines 4, Anvils 0)."
    assert [word for word in drawn(scene).splitlines()[1].split() if word.isdigit()] == ["4", "4"]
    assert scene.s.own_facts(0)["spots"][0][0]["points"] == 4


@pytest.mark.rule("MG-11.4", "MG-11.5")
def test_what_a_try_for_two_makes_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table.POINTS, "C", 10)
    scene = Scene("TE{RED 99}", FADE, "LB{COV 70}").attempt().defend()
    assert "% for 10, else 6;" in say(scene.s.game.words.prompt(scene.s, 0))
    shown = sent(scene, "go")
    assert (shown["outcome"]["good"], shown["tag"]["args"]["good"]) == (10, 10)
    assert "Exactly one Field Goal makes the touchdown 10" in steps(scene, "go")
    scene.stack_book(0, "FG", "TD")
    scene.act("go")
    assert scene.points == 10
    assert "good! +3 (Engines 10, Anvils 0)." in line(scene, events.WentForTwo)
    assert "10" in drawn(scene).splitlines()[1].split()


@pytest.mark.rule("MG-9.10")
def test_the_share_of_a_spent_player_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effects, "SHARE", 4)
    scene = Scene("RB{RUS 66}", "TD OR RUS / TAC / –", others=["T{RBL 72, PBL 60}", "G{RBL 40}"], calls=["AO06"])
    scene.attempt()
    assert "1/4 of its Run Blocking" in steps(scene, "play 3")
    scene.act("play 3")
    assert "1/4 of his Run Blocking" in say(scene.s.game.words.prompt(scene.s, 0))
    assert sent(scene, "pick 1")["outcome"]["offence"]["total"] == 66 + 18
    assert "Run Blocking 72 / 4 = +18." in steps(scene, "pick 1")
    scene.act("pick 1")
    assert line(scene, events.SpentOnCall).endswith("Run Blocking 72 / 4 = +18.")
    assert "“Touchdown, 84, Tackling”" in drawn(scene)
    assert scene.s.own_facts(0)["meeting"]["offence"]["total"] == 84


@pytest.mark.rule("MG-15.2")
def test_the_price_of_a_point_of_spread_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MILLIONS_PER_POINT", 2)
    tale = start(spread="on", spread_rounding="exact")
    difference = abs(tale.s.payrolls[0] - tale.s.payrolls[1])
    assert f"divided by {match.MILLIONS_PER_POINT}" in line(tale, events.SpreadSet)
    assert tale.s.own_facts(0)["spread"]["exact"] == difference / 2
    assert f"favored by {difference / 2:g}" in drawn(tale)


@pytest.mark.rule("MG-5.5")
def test_who_wins_a_tie_is_the_same_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tie goes to the offense: odds, preview and result follow the one judgement."""
    before = Scene("TE{RED 72}", FADE, "LB{COV 72}").attempt()
    assert (sent(before, "defend 1")["outcome"]["outcome"], sent(before, "defend 1")["tone"]) == ("stopped", "good")
    monkeypatch.setattr(matchup, "stopped", lambda offence, defence: defence > offence)
    scene = Scene("TE{RED 72}", FADE, "LB{COV 72}").attempt()
    assert (sent(scene, "defend 1")["outcome"]["outcome"], sent(scene, "defend 1")["tone"]) == ("touchdown", "bad")
    assert scene.defend().points == 7

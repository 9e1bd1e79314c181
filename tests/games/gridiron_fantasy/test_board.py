"""What a table draws beside the fields of a position: it follows the rules, and tells no seat what it may not know."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.contract.speech import say
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.rules import result
from playcall.games.gridiron_fantasy.rules.result import after_yards
from playcall.games.gridiron_fantasy.screen import after_facts
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import view
from tests.games.gridiron_fantasy.story import Scene, options, quick_game, random_play


def facts(s: Table, seat: int | None = 0) -> dict[str, Any]:
    return view(s, seat).facts


@pytest.mark.rule("GF-17.1", "GF-17.7")
@pytest.mark.parametrize(
    ("settings", "coaches"),
    [
        ({}, [[0, 0], [1, 1]]),
        ({"form": "shared", "players": "3"}, [[0, 1], [2, 2]]),
        ({"form": "bracket", "players": "5"}, [[0, 0], [1, 1], [2, 3], [4, 4]]),
    ],
)
def test_the_seats_that_coach_a_team_are_told(settings: dict[str, str], coaches: list[list[int]]) -> None:
    s = GAME.start(options(**settings), 1)
    assert isinstance(s, Table)
    assert facts(s)["coaches"] == facts(s, None)["coaches"] == coaches


def test_outside_a_play_nothing_counts() -> None:
    now = facts(Scene().s)
    assert (now["parts"], now["leader"], now["stakes"], now["prizes"]) == ([], -1, [None, None], [])
    assert (now["foul"], now["flag"], now["idle"]) == (None, None, {})


@pytest.mark.rule("GF-6.21", "GF-1.6")
def test_the_parts_of_both_totals_add_up_to_them() -> None:
    def look(s: Table) -> bool:
        if min(s.shown) >= 0 and s.dominant >= 0:
            now = facts(s)
            for role in (0, 1):
                raw = sum(number for whose, _, number in now["parts"] if whose == role)
                assert max(0, raw) == s.totals[role * 4 + s.dominant]
            assert s.leads(now["leader"], s.dominant)
        return False

    random_play(quick_game(4), look, seed=4)


@pytest.mark.rule("GF-8.5", "GF-12.10", "GF-12.16", "GF-12.18", "GF-11.1")
@pytest.mark.parametrize(
    ("scene", "yards", "after"),
    [
        ({"los": 20}, 6, {"end": "", "down": 2, "to_go": 4, "los": 26, "goal": False}),
        ({"los": 20}, 10, {"end": "", "down": 1, "to_go": 10, "los": 30, "goal": False}),
        ({"los": 85}, 10, {"end": "", "down": 1, "to_go": 5, "los": 95, "goal": True}),
        ({"los": 95}, 5, {"end": "touchdown"}),
        ({"los": 3}, -3, {"end": "safety"}),
        ({"los": 20, "down": 4}, 3, {"end": "downs"}),
    ],
)
def test_where_a_play_leaves_the_ball(scene: dict[str, int], yards: int, after: dict[str, object]) -> None:
    s = Scene(**scene).s  # type: ignore[arg-type]
    s.context = "play"
    before = s.to_json()
    assert after_facts(after_yards(s, yards)) == after
    assert s.to_json() == before


@pytest.mark.rule("GF-12.13")
def test_a_try_is_worth_two_points_or_none() -> None:
    s = Scene(los=98).s
    s.context = "try"
    assert [after_facts(after_yards(s, yards)) for yards in (2, 1)] == [{"end": "two points"}, {"end": "no points"}]


def test_where_the_ball_lies_follows_the_rule_that_settles_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Scene(los=20).s
    s.context = "play"
    monkeypatch.setattr(result, "FIRST_DOWN_YARDS", 15)
    assert after_facts(after_yards(s, 10)) == {"end": "", "down": 1, "to_go": 15, "los": 30, "goal": False}


@pytest.mark.rule("GF-8.5")
def test_both_plays_say_what_they_would_bring() -> None:
    scene = Scene(los=20, off_hand=["OA-07"]).play("OP-07", "DP-02")
    own, other = facts(scene.s)["stakes"]
    assert own["yards"] == scene.s.faces[scene.s.shown[0]].objective
    assert (own["after"]["los"], other["after"]["los"]) == (20 + own["yards"], 20 + other["yards"])


def fouled(**scene: Any) -> Scene:
    s = Scene(**scene)
    foul = 'penalty = { risk = 2, yards = 10, foul = "Shoving" }'
    play = s.new("op", 'kind = "run"\nsymbols = { power = 3 }\nobjective = 5')
    stop = s.new("dp", f'kind = "pass"\nsymbols = {{ mental = 1 }}\nobjective = 2\n{foul}')
    return s.play(play, stop)


@pytest.mark.rule("GF-10.3", "GF-10.6")
def test_only_whoever_may_complain_learns_that_it_can() -> None:
    scene = fouled(off_hand=["OA-19", "OA-22"])
    card = scene.s.faces[scene.s.shown[1]].id
    assert facts(scene.s)["foul"] == {"role": 1, "card": card, "risk": 2, "yards": 10, "name": "Shoving"}
    scene.settle_to("Flags.complain")
    assert facts(scene.s, 0)["flag"] == {
        "role": 1, "card": "", "risk": 2, "yards": 10, "name": "Shoving", "alerts": [],
    }  # fmt: skip
    assert facts(scene.s, 1)["flag"] is facts(scene.s, None)["flag"] is None
    scene.act(scene.options()[0], "alert OA-19")
    for seat in (0, 1, None):
        flag = facts(scene.s, seat)["flag"]
        assert (flag["card"], flag["alerts"]) == (card, [scene.s.faces[scene.s.played(0)[-1]].alert])


@pytest.mark.rule("GF-7.6", "GF-7.23")
def test_a_card_that_cannot_be_chosen_says_why() -> None:
    scene = Scene(off_hand=["OA-07", "OA-17"]).play("OP-07", "DP-02")
    assert scene.may("lay OA-07")
    idle = facts(scene.s)["idle"]
    assert list(idle) == ["OA-17"]
    assert idle["OA-17"]["rule"] == "GF-7.23"
    assert "idle" not in facts(scene.s, None)
    assert facts(scene.s, 1)["idle"] == {}


def test_every_reason_can_be_said() -> None:
    from playcall.contract import Text

    told: set[str] = set()

    def look(s: Table) -> bool:
        for decision in s.pending():
            offered = {GAME.actions.token(action).rpartition(" ")[2] for action in s.legal(decision.seat)}
            for card, reason in facts(s, decision.seat)["idle"].items():
                assert card.partition("*")[0] not in offered
                told.add(say(Text(**reason["text"]), GAME.package))
        return False

    for seed in range(4):
        random_play(quick_game(seed), look, seed=seed)
    assert {"Not at this time", "In a Challenge", "Changes nothing"} <= told

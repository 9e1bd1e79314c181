"""GF-6  Playcalling."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.moves import start as begin_effect
from playcall.games.gridiron_fantasy.rules.play import Try
from playcall.games.gridiron_fantasy.totals import contributions
from tests.games.gridiron_fantasy.story import BOOK, PLAYS_BESIDE, Scene

POWER, SPEED, SKILL, MENTAL = range(4)


def active(scene: Scene, team: int) -> list[str]:
    return [scene.s.faces[card].id for card in scene.s.active[team]]


@pytest.mark.rule("GF-6.1", "GF-6.2", "GF-6.3")
def test_cards_that_fit_the_role_are_active() -> None:
    scene = Scene(off_team=["TM-01", "TM-02", "TM-03", "TM-04"], def_team=["TM-09", "TM-11", "TM-12"])
    assert active(scene, 0) == ["TM-01", "TM-02", "TM-04"]
    assert active(scene, 1) == ["TM-09", "TM-12"]


@pytest.mark.rule("GF-6.3")
@pytest.mark.parametrize(
    ("any_card", "offered"), [("off", ["switch TM-04"]), ("on", ["switch TM-01", "switch TM-02", "switch TM-04"])]
)
def test_only_stars_and_formations_are_switched(any_card: str, offered: list[str]) -> None:
    scene = Scene(off_team=["TM-01", "TM-02", "TM-04"], deactivate_any=any_card)
    assert [token for token in scene.options(0) if token != "ready"] == offered


@pytest.mark.rule("GF-6.4")
def test_one_formation_is_active() -> None:
    scene = Scene(def_team=["TM-07", "TM-15"])
    assert active(scene, 1) == ["TM-07"]
    scene.act("1: switch TM-15", "1: ready", "0: ready")
    assert active(scene, 1) == ["TM-15"]


@pytest.mark.rule("GF-6.5")
def test_a_kicker_is_inactive_in_plays_and_active_in_his_kicks() -> None:
    scene = Scene(los=75, off_team=["TM-54"])
    assert active(scene, 0) == []
    assert scene.options(0) == ["ready"]
    scene.field_goal()
    assert active(scene, 0) == ["TM-54"]
    assert scene.asked == "DeclareAbility.declare"


@pytest.mark.rule("GF-6.6")
def test_switching_is_secret_until_both_are_ready_and_each_card_once() -> None:
    scene = Scene(off_team=["TM-04", "TM-05"], def_team=["TM-03"])
    before = scene.view(1).facts["active"]
    scene.act("0: switch TM-04")
    assert not scene.may("switch TM-04", 0)
    assert scene.view(1).facts["active"] == before
    assert scene.view(0).facts["switched"] == ["TM-04"]
    assert scene.view(1).facts["switched"] == []
    scene.act("0: ready", "1: ready")
    assert active(scene, 0) == ["TM-05"]


@pytest.mark.rule("GF-6.6")
def test_the_last_state_of_the_same_role_is_kept() -> None:
    scene = Scene(off_team=["TM-04", "TM-05"]).books("OP-01", "DP-01").act("0: switch TM-04", "0: ready", "1: ready")
    scene.begin()
    assert active(scene, 0) == ["TM-05"]


@pytest.mark.rule("GF-6.6")
def test_turning_a_card_on_turns_off_the_one_it_conflicts_with() -> None:
    scene = Scene(def_team=["TM-06", "TM-14"]).act("1: switch TM-14")
    assert scene.may("switch TM-06", 1)
    scene.act("1: switch TM-06", "1: ready", "0: ready")
    assert active(scene, 1) == ["TM-06"]


@pytest.mark.rule("GF-6.7", "GF-9.10")
def test_a_card_that_is_out_or_benched_cannot_be_turned_on() -> None:
    scene = Scene(off_team=["TM-04", "TM-05"], start=False)
    scene.s.outs = [(scene.s.team_cards(0)[0], 2, 2, 1)]
    bench = scene.new(
        "da", 'windows = ["challenge"]\neffects = [{ do = "bench", who = "opp", filter = "star", for = "drive" }]'
    )
    [card] = scene.put(11, 1, bench)
    begin_effect(scene.s, scene.s.faces[card].effects[0], 1, card, scene.s.team_cards(0)[1])
    scene.begin()
    assert scene.options(0) == ["ready"]
    assert active(scene, 0) == []


@pytest.mark.rule("GF-6.8", "GF-16.6")
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_the_offence_says_openly_play_punt_or_field_goal(down: int) -> None:
    scene = Scene(los=5, down=down).skip("Down.declare")
    assert (scene.seat, scene.options()) == (0, ["play", "punt", "field goal"])
    scene.act("punt")
    assert scene.last(e.Declared).what == "punt"
    assert not scene.told(e.PlaysRevealed)


@pytest.mark.rule("GF-6.9")
def test_the_window_before_the_call() -> None:
    scene = Scene(off_team=["TM-18"], def_team=["TM-18"])
    scene.books("OP-01", "DP-01", (["OP-02"], ["DP-03"]))
    scene.skip("Down.declare").act("play")
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    scene.act("ability TM-18")
    assert scene.seat == 1
    scene.act("decline")
    assert scene.asked == "Scrimmage.call"
    assert scene.options(1) == ["call DP-01"]


@pytest.mark.rule("GF-6.10")
def test_both_call_in_secret_and_at_once() -> None:
    scene = Scene().books("OP-01", "DP-01", (["OP-02"], ["DP-02"]))
    scene.skip("Down.declare").act("play")
    scene.act("1: call DP-02")
    assert scene.s.shown == [-1, -1]
    assert scene.view(0).waiting_for == (0,)
    assert scene.seen("dp_book", 1, 0) is None
    scene.act("0: call OP-02")
    assert [
        scene.s.faces[card].id for card in (scene.last(e.PlaysRevealed).off_card, scene.last(e.PlaysRevealed).def_card)
    ] == ["OP-02", "DP-02"]


@pytest.mark.rule("GF-6.10")
def test_plays_are_not_asked_for_when_the_offence_kicks() -> None:
    scene = Scene(los=40).books("OP-01", "DP-01").skip("Down.declare").act("field goal")
    assert scene.asked == "DeclareAbility.declare"


@pytest.mark.rule("GF-6.11")
def test_restrictions_that_no_play_satisfies_are_void() -> None:
    scene = Scene(def_team=["TM-18"]).books("OP-01", "DP-01", (["OP-05"], []))
    scene.skip("Down.declare").act("play", "ability TM-18")
    assert set(scene.options(0)) == {"call OP-01", "call OP-05"}


@pytest.mark.rule("GF-6.12")
def test_an_empty_playbook_gets_its_oldest_continuing_play_back() -> None:
    scene = Scene(start=False)
    cards = scene.put(PLAYS_BESIDE, 0, "OP-06", "OP-02")
    effect = scene.s.faces[cards[0]].success[0].inner[0][0]
    begin_effect(scene.s, effect, 0, cards[0], until=2, left=1)
    scene.put(BOOK + 1, 1, "DP-01")
    scene.begin().skip("Down.declare").act("play")
    assert scene.options(0) == ["call OP-06"]
    assert scene.s.running == []
    assert scene.ids(PLAYS_BESIDE, 0) == ["OP-02"]


@pytest.mark.rule("GF-6.13", "GF-6.14")
def test_the_window_after_the_reveal_comes_before_the_advantage() -> None:
    scene = Scene(off_team=["TM-34"], def_hand=["DA-12"]).play("OP-01", "DP-02", others=(["OP-02"], ["DP-03"]))
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    assert scene.s.advantage == -1
    scene.act("decline", "action DA-12")
    assert scene.last(e.PlayReplaced).team == "Joe"
    scene.settle()
    assert scene.last(e.AdvantageFixed).team == "Joe"


@pytest.mark.rule("GF-6.14")
@pytest.mark.parametrize(
    ("op", "dp", "team"),
    [("OP-01", "DP-03", "Joe"), ("OP-02", "DP-02", "Joe"), ("OP-01", "DP-02", "Bob"), ("OP-02", "DP-03", "Bob")],
)
def test_the_same_kind_gives_the_defence_the_advantage(op: str, dp: str, team: str) -> None:
    assert Scene().play(op, dp).last(e.AdvantageFixed).team == team


@pytest.mark.rule("GF-6.15", "GF-6.16")
@pytest.mark.parametrize(
    ("op", "dp", "ability"), [("OP-03", "DP-03", SPEED), ("OP-03", "DP-02", POWER), ("OP-05", "DP-01", MENTAL)]
)
def test_the_play_with_the_advantage_names_the_dominant_ability(op: str, dp: str, ability: int) -> None:
    scene = Scene(def_hand=["DA-08", "DA-01"]).play(op, dp)
    assert scene.last(e.DominantFixed).ability == ability


@pytest.mark.rule("GF-6.16")
def test_between_equals_the_owner_chooses() -> None:
    scene = Scene()
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 1, skill = 1, wild = 1 }\nobjective = 3')
    scene.play(play, "DP-03")
    assert (scene.seat, scene.options()) == (0, ["name power", "name skill"])


@pytest.mark.rule("GF-6.16")
def test_by_agreement_the_owner_chooses_any_printed_ability() -> None:
    scene = Scene(dominant_choice="owner").play("OP-03", "DP-03")
    assert scene.options() == ["name power", "name speed"]


@pytest.mark.rule("GF-6.17", "GF-6.19", "GF-6.22")
def test_a_bonus_counts_while_its_condition_holds() -> None:
    scene = Scene(def_team=["TM-27"], def_hand=["DA-01"]).play("OP-01", "DP-01")
    assert scene.totals() == (2, 2)
    scene = Scene(def_team=["TM-27"]).play("OP-02", "DP-01")
    assert scene.totals(SKILL) == (0, 1)


@pytest.mark.rule("GF-6.18")
def test_symbols_of_stars_may_be_held_back_and_applied_for_an_improvement() -> None:
    scene = Scene(off_team=["TM-11"], def_hand=["DA-02"], team_bonus="held").play("OP-05", "DP-05")
    assert scene.totals() == (2, 3)
    assert scene.s.winner == 1  # one symbol more would not be enough
    scene = Scene(off_team=["TM-11"], team_bonus="held")
    force = scene.new("dp", 'kind = "pass"\nsymbols = { mental = 2 }\nobjective = 1')
    scene.play("OP-05", force)
    assert scene.options() == ["apply TM-11", "pass"]
    scene.act("apply TM-11")
    assert scene.last(e.StarApplied).off_total == 3
    assert scene.s.last == [-1, -1]


@pytest.mark.rule("GF-6.20", "GF-12.13")
def test_a_try_is_a_play_without_kicks() -> None:
    scene = Scene(los=98, mark=100).books("OP-02", "DP-03")
    scene.s.scorer = 0
    scene.run(Try()).act("go for two").skip("Scrimmage.call")
    assert scene.s.context == "try"
    scene.both("call OP-02", "call DP-03")
    assert scene.last(e.AdvantageFixed).team == "Bob"
    assert scene.scores == (2, 0)


@pytest.mark.rule("GF-6.21")
def test_totals_are_public_all_the_time() -> None:
    scene = Scene(def_hand=["DA-04", "DA-01"]).play("OP-05", "DP-03")
    for seat in (0, 1, None):
        assert scene.view(seat).facts["totals"] == scene.s.totals
        assert scene.view(seat).facts["secondaries"]


@pytest.mark.rule("GF-6.22")
def test_a_total_is_a_sum_that_never_falls_below_nothing() -> None:
    scene = Scene(off_team=["TM-58"], def_team=["TM-27"], off_hand=["OA-04"], def_hand=["DA-01"])
    scene.play("OP-01", "DP-01").act("lay DA-01", "ability TM-58")
    assert scene.totals() == (2, 1 + 1 + 3 - 2)
    assert sum(n for role, _, ability, n in contributions(scene.s) if (role, ability) == (1, SKILL)) == 3
    scene = Scene(off_team=["TM-58"], def_hand=["DA-08"]).play("OP-01", "DP-01").act("ability TM-58")
    assert scene.totals(SKILL) == (2, 0)
    assert scene.s.raw[4 + SKILL] == -1


@pytest.mark.rule("GF-6.22", "GF-14.1")
def test_taxes_add_up() -> None:
    scene = Scene(off_team=["TM-58"], def_team=["TM-27"], def_hand=["DA-01"])
    more = scene.new("oa", 'windows = ["challenge"]\neffects = [{ do = "tax_symbols", ability = "skill", n = 1 }]')
    scene.give(0, more).play("OP-01", "DP-01").act("lay DA-01", f"action {more}", "ability TM-58")
    assert scene.totals()[1] == 5 - 3

"""GF-8, GF-9  Play results and injuries."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.rules.squad import put_out
from tests.games.gridiron_fantasy.story import TEAM, Scene, say

RUN = 'kind = "run"\nsymbols = { power = 3 }\n'
PASS = 'kind = "pass"\nsymbols = { skill = 3 }\n'


def won(success: str = "", *, objective: int | str = 5, kind: str = RUN, **scene: object) -> Scene:
    """Bob wins with a Play that has these effects on success."""
    s = Scene(**scene)  # type: ignore[arg-type]
    value = f'"{objective}"' if isinstance(objective, str) else objective
    play = s.new("op", f"{kind}objective = {value}\n" + (f"on_success = [{success}]" if success else ""))
    force = s.new(
        "dp",
        'kind = "pass"\nsymbols = { mental = 1 }\nobjective = 2'
        if kind == RUN
        else 'kind = "run"\nsymbols = { mental = 1 }\nobjective = 2',
    )
    return s.play(play, force)


def stopped(success: str = "", *, objective: int = 2, **scene: object) -> Scene:
    """Joe wins with a Play that has these effects on success."""
    s = Scene(**scene)  # type: ignore[arg-type]
    play = s.new("op", 'kind = "run"\nsymbols = { mental = 1 }\nobjective = 9')
    force = s.new("dp", f"{RUN}objective = {objective}\n" + (f"on_success = [{success}]" if success else ""))
    return s.play(play, force)


@pytest.mark.rule("GF-8.1", "GF-8.2")
def test_the_winner_decides_whose_objective_applies() -> None:
    scene = won().settle()
    assert (scene.last(e.ChallengeOver).success, scene.s.los) == (True, 35)
    scene = stopped(objective=-3).settle()
    assert (scene.last(e.ChallengeOver).success, scene.s.los) == (False, 27)


@pytest.mark.rule("GF-8.3")
def test_the_order_of_resolution() -> None:
    scene = Scene(off_hand=["OA-09"], def_hand=["DA-05"])
    play = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { mental = 1, power = 1 }\n"
        "objective = 4\n"
        'on_success = [{ do = "draw", n = 1 }]\n'
        'secondaries = [{ key = "power", effects = [{ do = "yards", n = 2 }] }]',
    )
    force = scene.new("dp", 'kind = "run"\nsymbols = { mental = 1 }\nobjective = 1')
    scene.play(play, force).act("lay OA-09", "end turn")
    assert scene.asked == "Window.offer"
    assert not scene.told(e.SecondaryResult)
    scene.act("decline").settle()
    kinds = [type(event) for event in scene.log]
    order: list[Any] = [
        e.ChallengeOver,
        e.SecondaryResult,
        e.ObjectiveFixed,
        e.CardsDrawn,
        e.SpecialApplied,
        e.YardsAdded,
        e.DownMarked,
    ]
    places = [kinds.index(kind, kinds.index(e.ChallengeOver)) for kind in order]
    assert places == sorted(places)
    assert scene.last(e.YardsAdded).yards == 4 + 2 + 5


@pytest.mark.rule("GF-8.4", "GF-8.5")
def test_the_changed_objective_takes_the_place_of_the_printed_one() -> None:
    scene = won('{ do = "objective_set", gain = 11 }').settle()
    steps = scene.last(e.ObjectiveFixed).steps
    assert [(what, amount, now) for what, _, amount, now in steps] == [("printed", 5, 5), ("set", 6, 11)]
    assert scene.s.los == 41


@pytest.mark.rule("GF-8.5", "GF-8.12")
def test_a_touchdown_objective_is_the_distance_to_the_goal_line() -> None:
    scene = won(objective="TD", los=62).settle()
    assert scene.last(e.ObjectiveFixed).yards == 38
    assert scene.scores == (6, 0)


@pytest.mark.rule("GF-8.6")
def test_the_card_that_came_last_sets_the_objective() -> None:
    scene = Scene()
    first = scene.new("oa", 'windows = ["challenge"]\neffects = [{ do = "objective_set", gain = 7 }]')
    second = scene.new("oa", 'windows = ["challenge"]\neffects = [{ do = "objective_set", gain = 3 }]')
    play = scene.new("op", f'{RUN}objective = 5\non_success = [{{ do = "objective_set", gain = 20 }}]')
    scene.give(0, first, second).play(play, "DP-05")
    scene.act(f"action {second}", f"action {first}").settle()
    assert scene.last(e.ObjectiveFixed).yards == 7


@pytest.mark.rule("GF-8.7")
def test_everything_that_adds_is_added() -> None:
    scene = Scene(off_team=["TM-04"], mark=33)
    play = scene.new(
        "op",
        f"{RUN}objective = 5\n"
        f'on_success = [{{ do = "objective_add", yards = 1 }}, {{ do = "per_margin", yards = 2, max = 5 }}]',
    )
    scene.play(play, "DP-05").settle()
    assert scene.last(e.ObjectiveFixed).yards == 5 + 2 + 1 + 5


@pytest.mark.rule("GF-8.7")
def test_what_a_defence_adds_takes_yards_away() -> None:
    assert stopped('{ do = "objective_add", yards = 3 }').settle().s.objective == -1


@pytest.mark.rule("GF-8.10", "GF-7.16")
@pytest.mark.parametrize(("margin", "yards"), [(3, 9), (4, 5)])
def test_conditions_are_judged_by_the_final_totals(margin: int, yards: int) -> None:
    scene = won(f'{{ do = "objective_set", gain = 9, if = {{ margin_min = {margin} }} }}').settle()
    assert scene.last(e.ObjectiveFixed).yards == yards


@pytest.mark.rule("GF-8.11", "GF-16.8", "GF-8.24")
@pytest.mark.parametrize(("setting", "yards", "points"), [("sum", 27, 6), ("clamp", 2, 0)])
def test_a_long_objective_is_not_cut_before_the_special_result(setting: str, yards: int, points: int) -> None:
    scene = Scene(los=95, mark=100, off_hand=["OA-06"], special_yards=setting)
    play = scene.new("op", 'kind = "pass"\nsymbols = { skill = 1 }\nobjective = 30')
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 2 }\nobjective = 2')
    scene.play(play, force).act("lay OA-06").settle()
    assert scene.last(e.YardsAdded).yards == yards
    assert scene.scores == (points, 0)


@pytest.mark.rule("GF-8.13")
def test_effects_of_the_loser_do_not_apply_but_for_caps_and_floors() -> None:
    scene = Scene()
    play = scene.new("op", f'{RUN}objective = 15\non_success = [{{ do = "draw", n = 1 }}]')
    force = scene.new(
        "dp",
        'kind = "pass"\n'
        "symbols = { mental = 1 }\n"
        "objective = 2\n"
        'in_force = [{ do = "objective_cap", gain = 6 }]\n'
        'on_success = [{ do = "fumble" }]',
    )
    scene.play(play, force).settle()
    assert scene.s.los == 36
    assert not scene.told(e.Turnover)


@pytest.mark.rule("GF-8.14", "GF-8.15")
def test_only_the_special_result_of_the_winners_last_card_applies() -> None:
    scene = Scene(off_hand=["OA-04", "OA-06"])
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 3, wild = 1 }\nobjective = 0')
    scene.play("OP-01", force).act("lay OA-06", "end turn").settle()
    assert [scene.s.faces[event.card].id for event in scene.told(e.SpecialApplied)] == ["OA-06"]
    assert scene.last(e.YardsAdded).special == -3


@pytest.mark.rule("GF-8.15", "GF-8.16")
def test_an_action_as_last_card_leaves_no_special_result() -> None:
    scene = Scene(off_hand=["OA-06", "OA-14"])
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 3 }\nobjective = 0')
    scene.play("OP-01", force).act("lay OA-06", "action OA-14").settle()
    assert not scene.told(e.SpecialApplied)
    assert scene.last(e.YardsAdded).yards == 6


@pytest.mark.rule("GF-8.16")
def test_cards_of_other_windows_do_not_count_as_last_cards() -> None:
    scene = Scene(off_hand=["OA-06"], off_team=["TM-26"])
    late = scene.new("oa", 'windows = ["result"]\neffects = [{ do = "draw", n = 1 }]')
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 3 }\nobjective = 0')
    scene.give(0, late).play("OP-01", force).act("lay OA-06").settle_to("Window.offer")
    scene.act(f"action {late}").settle()
    assert scene.last(e.YardsAdded).special == -3


@pytest.mark.rule("GF-8.17")
def test_yards_are_the_objective_and_all_special_yards() -> None:
    scene = Scene(off_hand=["OA-04"])
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 3 }\nobjective = 0')
    scene.play("OP-01", force).act("lay OA-04").settle()
    told = scene.last(e.YardsAdded)
    assert (told.objective, told.special, told.yards, scene.s.los) == (6, 2, 8, 38)


@pytest.mark.rule("GF-8.18", "GF-8.19")
def test_an_additional_secondary_allows_only_improvements_of_itself() -> None:
    scene = Scene(off_hand=["OA-04", "OA-11"], def_hand=["DA-07", "DA-01", "DA-08"])
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 5')
    force = scene.new("dp", 'kind = "pass"\nsymbols = { power = 1, skill = 1 }\nobjective = 1')
    scene.play(play, force).act("lay DA-07", "pass")
    assert (scene.asked, scene.seat) == ("Challenge.turn", 0)  # Joe leads Skill 1 to 0
    assert scene.options() == ["lay OA-04", "pass"]
    scene.act("lay OA-04")
    assert scene.options() == ["lay DA-01", "pass"]
    scene.act("pass").settle()
    assert not scene.last(e.SecondaryResult).success
    assert scene.s.final == [2, 4]


@pytest.mark.rule("GF-8.21")
@pytest.mark.parametrize(("op", "objective", "lost"), [("OP-01", -2, 1), ("OP-02", -2, 0), ("OP-01", 1, 0)])
def test_a_pass_that_loses_yards_is_a_sack(op: str, objective: int, lost: int) -> None:
    scene = Scene()
    kind = "pass" if op == "OP-01" else "run"
    force = scene.new(
        "dp",
        f'kind = "{kind}"\n'
        f"symbols = {{ speed = 3 }}\n"
        f"objective = {objective}\n"
        f'on_success = [{{ do = "lose_down", if = {{ sack = true }} }}]',
    )
    scene.play(op, force).settle()
    assert scene.s.down == 2 + lost


@pytest.mark.rule("GF-8.22")
def test_the_first_turnover_counts_and_replaces_the_yards() -> None:
    scene = stopped('{ do = "fumble" }, { do = "interception" }', objective=8, mark=35).settle()
    assert [event.how for event in scene.told(e.Turnover)] == ["fumble"]
    assert (scene.s.los, scene.s.drive_over) == (70, "fumble")


@pytest.mark.rule("GF-8.23")
def test_a_run_cannot_be_intercepted() -> None:
    scene = stopped('{ do = "interception" }').settle()
    assert not scene.told(e.Turnover)
    assert scene.s.los == 32


@pytest.mark.rule("GF-8.24", "GF-12.10", "GF-16.5")
@pytest.mark.parametrize(
    ("los", "yards", "scores"), [(95, 5, (6, 0)), (94, 5, (0, 0)), (3, -3, (0, 2)), (4, -3, (0, 0))]
)
def test_touchdown_safety_or_a_spot(los: int, yards: int, scores: tuple[int, int]) -> None:
    scene = (won(objective=yards, los=los, mark=100) if yards > 0 else stopped(objective=yards, los=los)).settle()
    assert scene.scores == scores
    if scores == (0, 0):
        assert scene.s.los == los + yards


# GF-9 -----------------------------------------------------------------------------------------------------------------


def injure(level: int = 2, words: str = '"star"', who: str = "opp", **more: object) -> Scene:
    """Bob wins with a Play that injures somebody."""
    return won(f'{{ do = "injure", who = "{who}", level = {level}, filter = {words} }}', **more)  # type: ignore[arg-type]


@pytest.mark.rule("GF-9.1")
def test_the_team_whose_card_injures_chooses_the_victim() -> None:
    scene = injure(def_team=["TM-03", "TM-06", "TM-09"])
    assert (scene.asked, scene.seat) == ("Injury.choose_victim", 0)
    assert scene.options() == ["victim TM-03", "victim TM-06"]


@pytest.mark.rule("GF-9.2")
def test_only_active_cards_can_be_injured() -> None:
    scene = Scene(def_team=["TM-03", "TM-06", "TM-14"])
    play = scene.new(
        "op", f'{RUN}objective = 4\non_success = [{{ do = "injure", who = "opp", level = 2, filter = "star" }}]'
    )
    scene.books(play, "DP-05").act("0: ready", "1: switch TM-03", "1: ready", "play").both(f"call {play}", "call DP-05")
    assert scene.last(e.Injured).card == scene.s.team_cards(1)[1]


@pytest.mark.rule("GF-9.3")
@pytest.mark.parametrize(("level", "until"), [(1, "play"), (2, "drive"), (3, "half"), (4, "game"), (5, "game")])
def test_the_scale_of_injuries(level: int, until: str) -> None:
    from playcall.games.gridiron_fantasy.moves import count_out_play, end_drive_effects, end_half_effects

    scene = injure(level, def_team=["TM-03"]).settle()
    gone = {}
    gone["play"] = bool(scene.s.outs)
    count_out_play(scene.s)
    gone["next"] = bool(scene.s.outs)
    end_drive_effects(scene.s)
    gone["drive"] = bool(scene.s.outs)
    end_half_effects(scene.s, everything=False)
    gone["half"] = bool(scene.s.outs)
    back = {"play": "next", "drive": "drive", "half": "half", "game": ""}[until]
    assert gone["play"]
    assert [name for name, out in gone.items() if not out][:1] == ([back] if back else [])


@pytest.mark.rule("GF-9.4")
@pytest.mark.parametrize(("shift", "level"), [(-5, 0), (9, 5), (1, 3)])
def test_shifts_add_up_within_the_scale(shift: int, level: int) -> None:
    scene = Scene(def_team=["TM-03"])
    coach = scene.new(
        "tm", f'subtype = "coach"\nplaque = "copper"\nstatic = [{{ do = "injury_shift", who = "own", n = {shift} }}]'
    )
    scene.put(TEAM, 1, coach)
    play = scene.new(
        "op", f'{RUN}objective = 4\non_success = [{{ do = "injure", who = "opp", level = 2, filter = "star" }}]'
    )
    scene.play(play, "DP-05").settle()
    assert scene.last(e.Injured).level == level


@pytest.mark.rule("GF-9.5")
def test_the_window_before_an_injury_is_final() -> None:
    scene = injure(1, def_team=["TM-03"], off_hand=["OA-13"], def_hand=["DA-11"])
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    scene.act("action OA-13", "action DA-11")
    assert (scene.last(e.Injured).level, scene.last(e.Injured).shift) == (1, 0)


@pytest.mark.rule("GF-9.6")
def test_an_injured_card_stops_counting_at_once() -> None:
    scene = Scene(def_team=["TM-03"], off_hand=["OA-07"])
    hit = scene.new(
        "oa", 'windows = ["challenge"]\neffects = [{ do = "injure", who = "opp", level = 1, filter = "star" }]'
    )
    scene.give(0, hit).play("OP-02", "DP-02")
    assert scene.totals() == (3, 5)
    scene.act(f"action {hit}")
    assert scene.totals() == (3, 3)


@pytest.mark.rule("GF-9.7")
def test_shaken_up_is_out_for_the_next_play_of_the_drive() -> None:
    scene = injure(1, def_team=["TM-03"]).settle()
    assert scene.s.outs
    scene.play("OP-02", "DP-05").settle()
    assert not scene.s.outs
    assert scene.last(e.CameBack).team == "Joe"


@pytest.mark.rule("GF-9.7")
def test_shaken_up_is_back_if_the_drive_ends_first() -> None:
    scene = injure(1, def_team=["TM-03"], los=96, mark=100, objective=5).settle()
    scene.act("kick").skip("Kickoff.choose")
    assert not scene.s.outs


@pytest.mark.rule("GF-9.8")
def test_without_a_victim_nothing_happens_and_own_cards_are_chosen_by_their_owner() -> None:
    assert not injure(2, '"QB"', def_team=["TM-03"]).settle().told(e.Injured)
    scene = injure(2, '"star"', "own", off_team=["TM-04", "TM-05"])
    assert (scene.seat, scene.options()) == (0, ["victim TM-04", "victim TM-05"])


@pytest.mark.rule("GF-9.9")
def test_rest_in_plaster_removes_the_card_for_the_game() -> None:
    from playcall.games.gridiron_fantasy.improving import patients

    scene = injure(5, def_team=["TM-03"]).settle()
    assert scene.s.outs[0][1:3] == (5, 4)
    assert patients(scene.s, 1) == []
    assert "R.I.P." in say(scene.s.game.words.line(scene.last(e.Injured), None))


@pytest.mark.rule("GF-9.10")
def test_a_card_that_is_out_gives_nothing() -> None:
    scene = Scene(def_team=["TM-03"], start=False)
    put_out(scene.s, 1, scene.s.team_cards(1)[0], 2)
    scene.begin().play("OP-02", "DP-02")
    assert scene.s.final == [3, 3]


@pytest.mark.rule("GF-9.11")
def test_a_card_that_is_back_may_be_active_again_and_its_place_stays_empty_meanwhile() -> None:
    scene = injure(1, def_team=["TM-03"], def_extra=["TM-06"]).settle()
    assert scene.ids(TEAM, 1) == ["TM-03"]
    assert scene.options(1) == ["ready"]
    scene.play("OP-02", "DP-05").settle()
    assert [scene.s.faces[card].id for card in scene.s.active[1]] == ["TM-03"]


@pytest.mark.rule("GF-9.12")
def test_with_every_star_out_a_team_plays_on() -> None:
    scene = injure(4, def_team=["TM-03"]).settle()
    scene.play("OP-02", "DP-05").settle()
    assert scene.s.plays == 2

"""GF-10, GF-11  Flags, and finishing a Play."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.rules.challenge import fouling_role, fouls, penalty_yards, reach
from tests.games.gridiron_fantasy.story import BESIDE, BOOK, DECK, DISCARD, PLAYED, TEAM, Scene, say

FOUL = 'penalty = {{ risk = {risk}, yards = {yards}, foul = "Shoving" }}'
RUN, STOP = 'kind = "run"\nsymbols = { power = 3 }\n', 'kind = "pass"\nsymbols = { mental = 1 }\n'


def fouled(off_risk: int = 0, def_risk: int = 0, *, yards: int = 10, objective: int = 5, **scene: object) -> Scene:
    """Bob wins a Run; the Plays have these risks."""
    s = Scene(**scene)  # type: ignore[arg-type]
    own = FOUL.format(risk=off_risk, yards=yards) if off_risk else ""
    other = FOUL.format(risk=def_risk, yards=yards) if def_risk else ""
    play = s.new("op", f"{RUN}objective = {objective}\n{own}")
    force = s.new("dp", f"{STOP}objective = 2\n{other}")
    return s.play(play, force)


@pytest.mark.rule("GF-10.1", "GF-10.3")
@pytest.mark.parametrize(
    ("off", "dfn", "fouling"), [(3, 0, "Bob"), (0, 5, "Joe"), (3, 2, "Joe"), (1, 2, "Bob"), (3, 3, ""), (0, 0, "")]
)
def test_the_lower_risk_is_the_more_blatant_foul(off: int, dfn: int, fouling: str) -> None:
    scene = fouled(off, dfn).settle()
    assert scene.last(e.RisksCompared).fouling == fouling


@pytest.mark.rule("GF-10.2")
def test_every_card_used_counts_but_not_those_shown_as_alerts() -> None:
    scene = Scene(off_hand=["OA-07"])
    remove = scene.new("da", 'windows = ["challenge"]\neffects = [{ do = "remove_last" }]')
    scene.give(1, remove).play("OP-07", "DP-02").act("lay OA-07", "end turn", f"action {remove}")
    assert scene.ids(DISCARD, 0) == ["OA-07"]
    assert [foul.risk for foul in fouls(scene.s, 0)] == [3]
    scene = fouled(2, def_hand=["DA-05"], off_hand=["OA-17"]).settle_to("Flags.complain")
    scene.act(scene.options()[0])
    assert [scene.s.faces[card].id for card in scene.s.used] == []


def test_a_flag_says_what_is_needed_and_where_either_answer_leaves_the_ball() -> None:
    scene = fouled(0, 2, los=52, off_hand=["OA-19", "OA-22"]).settle_to("Flags.complain")
    complain = scene.s.game.preview(scene.s, 0, scene.s.legal(0)[0])
    assert say(complain.tag) == "Risk 2"
    assert say(complain.steps()[0].text) == "Shoving, 10 yards. It takes Alerts of 2; you can show 4."
    scene.act(scene.options()[0], "alert OA-19")
    answers = [say(scene.s.game.preview(scene.s, 0, action).tag) for action in scene.s.legal(0)]
    assert answers == ["1st and 10, their 38", "2nd and 5, their 43"]


@pytest.mark.rule("GF-10.4")
@pytest.mark.parametrize(("shift", "risk"), [(1, 4), (9, 12), (-9, 1)])
def test_risks_are_compared_after_shifts(shift: int, risk: int) -> None:
    scene = Scene()
    coach = scene.new(
        "tm", f'subtype = "coach"\nplaque = "copper"\nstatic = [{{ do = "risk_shift", n = {shift}, scope = "plays" }}]'
    )
    scene.put(TEAM, 0, coach)
    play = scene.new("op", f"{RUN}objective = 4\n{FOUL.format(risk=3, yards=5)}")
    scene.play(play, "DP-05").settle()
    assert scene.last(e.RisksCompared).off_risk == risk


@pytest.mark.rule("GF-10.5")
def test_the_fouling_team_may_cover_up_and_then_the_other() -> None:
    scene = fouled(2, 3, off_hand=["OA-17"], def_hand=["DA-05"])
    cover = scene.new("da", 'windows = ["penalty"]\neffects = [{ do = "risk_shift", n = 3, scope = "all" }]')
    scene.give(1, cover)
    scene = fouled(2, 3, off_hand=["OA-17"], def_hand=["DA-05"]).settle_to("Window.offer")
    if scene.seat == 1:
        scene.act("decline")
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    scene.act("action OA-17")
    assert fouling_role(scene.s) == 1
    scene.settle()
    assert scene.last(e.RisksCompared).fouling == "Joe"


@pytest.mark.rule("GF-10.7", "GF-10.8")
def test_a_complaint_needs_alerts_in_hand_that_reach_the_risk() -> None:
    scene = fouled(3, def_hand=["DA-04"]).settle()  # alert 2 of 3
    assert not scene.told(e.Complained)
    scene = fouled(3, def_hand=["DA-04", "DA-03"]).settle_to("Flags.complain")
    scene.act(scene.options()[0], "alert DA-03")
    told = scene.last(e.Complained)
    assert (len(told.alerts), told.risk) == (2, 3)


@pytest.mark.rule("GF-10.8")
def test_bonuses_of_team_cards_add_but_a_card_must_be_shown() -> None:
    scene = fouled(1, def_team=["TM-25"])
    assert reach(scene.s, 1) == 0
    assert not scene.settle().told(e.Complained)
    scene = fouled(3, def_team=["TM-25"], def_hand=["DA-04"]).settle_to("Flags.complain")
    assert reach(scene.s, 1) == 3


@pytest.mark.rule("GF-10.8")
def test_alerts_on_cards_already_played_do_not_count() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-03", "DA-04"])
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 1 }\nobjective = 4')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3 }\nobjective = 4')
    scene.play(play, force).act("lay OA-07", "lay DA-03").settle()
    assert not scene.told(e.Complained)
    assert scene.last(e.RisksCompared).fouling == "Bob"


@pytest.mark.rule("GF-10.9")
def test_alerts_are_shown_one_at_a_time_until_it_is_enough_and_are_gone() -> None:
    scene = fouled(3, def_hand=["DA-04", "DA-03", "DA-02"]).settle_to("Flags.complain")
    scene.act(scene.options()[0], "alert DA-04")
    assert scene.asked == "Flags.show_alerts"
    scene.act("alert DA-02")
    assert scene.asked == "Flags.decide"
    scene.act("decline").settle()
    assert {"DA-04", "DA-02"} <= set(scene.ids(DISCARD + 1, 1))
    assert "DA-03" in scene.hand(1)


@pytest.mark.rule("GF-10.10")
def test_only_one_penalty_is_called_per_play() -> None:
    scene = fouled(2, 4, def_hand=["DA-05"], off_hand=["OA-09", "OA-17"]).settle_to("Flags.complain")
    scene.act(scene.options()[0]).act("decline").settle()
    assert len(scene.told(e.FlagDecided)) == 1


@pytest.mark.rule("GF-10.11")
def test_declined_the_result_stands() -> None:
    scene = fouled(3, def_hand=["DA-05"]).settle_to("Flags.complain")
    scene.act(scene.options()[0], "decline").settle()
    assert (scene.s.los, scene.s.down) == (35, 2)


@pytest.mark.rule("GF-10.12", "GF-10.13")
@pytest.mark.parametrize(("off", "dfn", "los", "down"), [(3, 0, 20, 2), (0, 3, 40, 1)])
def test_accepted_the_ball_moves_from_the_old_line_and_the_down_is_repeated(
    off: int, dfn: int, los: int, down: int
) -> None:
    scene = fouled(off, dfn, down=2, mark=39, def_hand=["DA-05"], off_hand=["OA-09", "OA-17"]).settle_to(
        "Flags.complain"
    )
    scene.act(scene.options()[0])
    while scene.asked == "Flags.show_alerts":
        scene.act(scene.options()[0])
    scene.act("accept").settle()
    assert (scene.s.los, scene.s.down) == (los, down)
    assert scene.s.mark == (39 if off else 50)


@pytest.mark.rule("GF-10.12")
def test_an_accepted_penalty_wipes_out_a_touchdown() -> None:
    scene = fouled(3, los=90, mark=100, objective=12, def_hand=["DA-05"]).settle_to("Flags.complain")
    scene.act(scene.options()[0], "accept").settle()
    assert (scene.scores, scene.s.los) == ((0, 0), 80)


@pytest.mark.rule("GF-10.14", "GF-10.15")
def test_injuries_and_lasting_effects_stand() -> None:
    scene = Scene(def_team=["TM-03"], def_hand=["DA-05"])
    hurt = '{ do = "injure", who = "opp", level = 2, filter = "star" }'
    tax = '{ do = "continue", effects = [{ do = "tax_symbols", ability = "skill", n = 1 }], for = "drive" }'
    effects = f"[{hurt}, {tax}]"
    play = scene.new("op", f"{RUN}objective = 5\non_success = {effects}\n{FOUL.format(risk=3, yards=5)}")
    scene.play(play, "DP-05").settle_to("Flags.complain")
    scene.act(scene.options()[0], "accept").settle()
    assert scene.s.los == 25
    assert scene.s.outs
    assert len(scene.s.running) == 1


@pytest.mark.rule("GF-10.16")
@pytest.mark.parametrize(
    ("los", "fouling", "yards", "moved"), [(89, 1, 15, 5), (7, 0, 10, 3), (50, 0, 15, 15), (99, 1, 5, 0)]
)
def test_at_most_half_the_distance(los: int, fouling: int, yards: int, moved: int) -> None:
    assert penalty_yards(Scene(los=los, mark=100).s, fouling, yards) == moved


@pytest.mark.rule("GF-10.17")
def test_who_decides_knows_the_whole_result_and_a_runback_comes_afterwards() -> None:
    scene = Scene(off_hand=["OA-09", "OA-17"], los=30)
    force = scene.new(
        "dp",
        f'kind = "pass"\n'
        f"symbols = {{ mental = 3 }}\n"
        f"objective = 2\n"
        f'on_success = [{{ do = "interception" }}]\n'
        f"{FOUL.format(risk=3, yards=5)}",
    )
    scene.play("OP-01", force).settle_to("Flags.complain")
    assert scene.view(0).facts["turnover"] == "interception"
    assert not scene.told(e.Turnover)
    scene.act(scene.options()[0])
    while scene.asked == "Flags.show_alerts":
        scene.act(scene.options()[0])
    scene.act("decline")
    assert scene.told(e.Turnover)


@pytest.mark.rule("GF-10.18")
def test_there_are_no_penalties_in_kicks() -> None:
    scene = Scene(los=76, off_hand=["OA-11"], def_hand=["DA-05"], start=False).field_goal().act("declare power")
    scene.commit(["OA-11"])
    assert not scene.told(e.RisksCompared)


# GF-11 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-11.1", "GF-16.4")
@pytest.mark.parametrize(("objective", "down", "mark"), [(5, 3, 38), (8, 1, 48), (9, 1, 49)])
def test_the_next_down_or_a_first_down(objective: int, down: int, mark: int) -> None:
    scene = fouled(down=2, mark=38, objective=objective).settle()
    assert (scene.s.down, scene.s.mark) == (down, mark)


@pytest.mark.rule("GF-11.2", "GF-11.3")
def test_plays_return_and_used_actions_are_discarded() -> None:
    scene = Scene(off_hand=["OA-07", "OA-14"]).play("OP-07", "DP-02").act("action OA-14", "lay OA-07").settle()
    assert scene.ids(BOOK, 0) == ["OP-07"]
    assert scene.ids(BOOK + 1, 1) == ["DP-02"]
    assert sorted(scene.ids(DISCARD, 0)) == ["OA-07", "OA-14"]
    assert scene.ids(PLAYED, 0) == []


@pytest.mark.rule("GF-11.4")
def test_the_window_at_the_end_of_a_play_comes_before_discards() -> None:
    scene = Scene(off_team=["TM-08"], off_hand=["OA-05"]).play("OP-01", "DP-02")
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    scene.act("ability TM-08")
    assert len(scene.hand(0)) == 2
    assert scene.asked == "Finish.discard_one"


@pytest.mark.rule("GF-11.5")
def test_each_may_discard_one_card_both_at_once() -> None:
    scene = (
        Scene(off_hand=["OA-05", "OA-06"], def_hand=["DA-01"]).play("OP-01", "DP-02").settle_to("Finish.discard_one")
    )
    scene.act("0: discard OA-05")
    assert scene.ids(DISCARD, 0) == []
    scene.act("1: keep")
    assert scene.ids(DISCARD, 0) == ["OA-05"]
    assert "OA-06" in scene.hand(0)


@pytest.mark.rule("GF-11.6")
def test_a_deck_with_cards_is_not_made_anew() -> None:
    scene = Scene()
    scene.put(DISCARD, 0, "OA-05")
    scene.play("OP-01", "DP-02").settle()
    assert not scene.told(e.Reshuffled)
    assert scene.ids(DISCARD, 0) == ["OA-05"]


@pytest.mark.rule("GF-11.7", "GF-11.8")
def test_hands_are_filled_up_to_five_and_more_is_kept() -> None:
    scene = (
        Scene(off_hand=["OA-03", "OA-04", "OA-05", "OA-06", "OA-07", "OA-08", "OA-09"]).play("OP-05", "DP-05").settle()
    )
    assert len(scene.hand(0)) == 7
    assert len(scene.hand(1)) == 5


@pytest.mark.rule("GF-11.9")
def test_the_next_play_starts_with_switching() -> None:
    scene = Scene().play("OP-01", "DP-02").settle()
    assert scene.asked == "Switching.switch"


@pytest.mark.rule("GF-11.10")
def test_a_play_is_finished_also_when_the_drive_ends_with_it() -> None:
    scene = fouled(objective=12, los=90, mark=100).settle_to("Finish.discard_one")
    assert scene.scores == (6, 0)
    scene.settle()
    assert scene.asked == "Try.choose"
    assert len(scene.hand(0)) == 5
    assert scene.ids(BESIDE, 0) == []
    assert len(scene.ids(DECK, 0)) == 3


@pytest.mark.rule("GF-10.2")
def test_a_card_that_covers_up_is_not_a_card_used() -> None:
    scene = fouled(2, 3, off_hand=["OA-17"], def_hand=["DA-05"]).settle_to("Window.offer")
    if scene.seat == 1:
        scene.act("decline")
    scene.act("action OA-17")
    assert scene.s.used == []

"""GF-12  Finishing a drive."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.rules.match import count_return
from playcall.games.gridiron_fantasy.rules.play import Try
from tests.games.gridiron_fantasy.story import DECK, DISCARD, HAND, PLAYED, TOP, Scene, quick_game, random_play

RUN, STOP = 'kind = "run"\nsymbols = { power = 3 }\n', 'kind = "pass"\nsymbols = { mental = 1 }\n'


def gain(yards: int, success: str = "", **scene: object) -> Scene:
    s = Scene(**scene)  # type: ignore[arg-type]
    play = s.new("op", f"{RUN}objective = {yards}\n" + (f"on_success = [{success}]" if success else ""))
    return s.play(play, s.new("dp", f"{STOP}objective = 2"))


def loss(yards: int, success: str = "", kind: str = "run", **scene: object) -> Scene:
    s = Scene(**scene)  # type: ignore[arg-type]
    play = s.new("op", f'kind = "{kind}"\nsymbols = {{ mental = 1 }}\nobjective = 9')
    force = s.new(
        "dp",
        f'kind = "{kind}"\nsymbols = {{ power = 3 }}\nobjective = {yards}\n'
        + (f"on_success = [{success}]" if success else ""),
    )
    return s.play(play, force)


@pytest.mark.rule("GF-12.1")
def test_how_drives_end() -> None:
    ways = set()
    for seed in range(40):
        ways |= {event.how for event in random_play(quick_game(seed), seed=seed).told(e.DriveOver)}
    assert {"punt", "field goal", "missed field goal"} <= ways
    assert ways <= {
        "punt", "field goal", "missed field goal", "touchdown", "safety", "downs", "interception", "fumble",
        "blocked kick", "return touchdown", "",
    }  # fmt: skip
    assert gain(12, los=90, mark=100).settle().s.drive_over == "touchdown"
    assert loss(-5, los=3).settle().s.drive_over == "safety"


@pytest.mark.rule("GF-12.2", "GF-12.3", "GF-12.28")
def test_a_punt_gives_the_ball_away_where_it_comes_down() -> None:
    scene = Scene(los=35, start=False).punt().act("fair catch").skip("Exchange.choose")
    assert (scene.s.off, scene.s.los, scene.s.drive) == (1, 25, 2)


@pytest.mark.rule("GF-12.4", "GF-12.29")
def test_a_punt_can_be_blocked_only_by_a_card() -> None:
    scene = Scene(los=35, def_hand=["DA-06", "DA-08"], start=False).punt()
    assert (scene.asked, scene.seat) == ("Window.offer", 1)
    scene.act("action DA-06").commit([], ["DA-08"])
    assert scene.last(e.Turnover).how == "blocked kick"
    assert (scene.s.los, scene.s.drive_over, scene.s.kicker) == (65, "blocked kick", 1)
    scene = Scene(los=35, def_hand=["DA-06", "DA-08"], start=False).punt().act("action DA-06").commit([], [])
    assert scene.asked == "Punt.choose"


@pytest.mark.rule("GF-12.5")
def test_after_a_touchback_too_the_punt_may_be_run_back() -> None:
    scene = Scene(los=70, start=False).punt()
    assert (scene.last(e.BallPlaced).los, scene.options()) == (20, ["fair catch", "return"])


@pytest.mark.rule("GF-12.7")
@pytest.mark.parametrize(("setting", "good"), [("on", True), ("off", False)])
def test_an_exact_match_is_good(setting: str, good: bool) -> None:
    scene = Scene(los=80, start=False, fg_exact_good=setting).field_goal().act("declare power").commit()
    assert scene.last(e.FieldGoalTried).good == good


@pytest.mark.rule("GF-12.8", "GF-12.28")
def test_missed_the_other_team_takes_over_at_the_line() -> None:
    scene = Scene(los=60, start=False).field_goal().act("declare power").commit()
    assert scene.last(e.FieldGoalTried).good is False
    scene.skip("Exchange.choose")
    assert (scene.s.off, scene.s.los) == (1, 40)


@pytest.mark.rule("GF-12.9", "GF-12.29")
def test_the_window_before_a_kick_closes_when_it_is_blocked_or_faked() -> None:
    scene = Scene(los=40, off_hand=["OA-16"], def_hand=["DA-06", "DA-08"], start=False).books(
        "OP-02", "DP-02", ([], ["DP-03"])
    )
    scene.punt().act("action OA-16")
    assert scene.asked == "Scrimmage.call"
    assert (scene.s.legal(1), scene.options(0)) == ([], ["call OP-02"])
    scene.act("call OP-02")
    assert scene.told(e.PlaysRevealed)
    scene.settle()
    assert scene.asked == "Switching.switch"
    assert scene.s.drive_over == ""
    scene = Scene(los=75, def_hand=["DA-06", "DA-08"], off_hand=["OA-04"], start=False).field_goal()
    assert scene.asked == "Window.offer"  # before the ability is declared
    scene.act("action DA-06").commit([], ["DA-08"])
    assert scene.s.drive_over == "blocked kick"


@pytest.mark.rule("GF-12.10", "GF-12.11", "GF-12.12", "GF-12.15")
def test_after_a_touchdown_the_extra_point_is_good_by_itself() -> None:
    scene = gain(12, los=90, mark=100).settle()
    assert (scene.seat, scene.options()) == (0, ["kick", "go for two"])
    scene.act("kick")
    assert scene.scores == (7, 0)
    scene.skip("Kickoff.choose")
    assert (scene.s.off, scene.seat) == (0, 1)


@pytest.mark.rule("GF-12.12")
def test_an_extra_point_may_be_blocked_by_a_card() -> None:
    scene = gain(12, los=90, mark=100, def_hand=["DA-06", "DA-08"]).settle().act("kick")
    assert (scene.asked, scene.seat) == ("Window.offer", 1)
    scene.act("action DA-06").commit([], ["DA-08"])
    assert scene.scores == (6, 0)
    assert scene.told(e.TryFailed)


@pytest.mark.rule("GF-12.13")
@pytest.mark.parametrize(("yards", "points"), [(2, 2), (1, 0)])
def test_going_for_two_is_one_play_from_the_two(yards: int, points: int) -> None:
    scene = Scene(los=50)
    play, force = scene.new("op", f"{RUN}objective = {yards}"), scene.new("dp", f"{STOP}objective = 2")
    scene.books(play, force).s.scorer = 0
    scene.run(Try()).act("go for two").skip("Scrimmage.call")
    assert (scene.s.los, scene.s.mark) == (98, 100)
    scene.both(f"call {play}", f"call {force}").settle()
    assert scene.scores == (points, 0)
    assert (scene.s.owed, scene.s.kicker) == ("kickoff", 0)


@pytest.mark.rule("GF-12.14")
@pytest.mark.parametrize("effect", ['{ do = "fumble" }', '{ do = "interception" }'])
def test_a_turnover_just_ends_a_try_and_there_is_no_safety(effect: str) -> None:
    scene = Scene(los=98, mark=100)
    play = scene.new("op", 'kind = "pass"\nsymbols = { mental = 1 }\nobjective = 9')
    force = scene.new("dp", f'kind = "pass"\nsymbols = {{ power = 3 }}\nobjective = -10\non_success = [{effect}]')
    scene.books(play, force).s.scorer = 0
    scene.run(Try()).act("go for two").skip("Scrimmage.call").both(f"call {play}", f"call {force}").settle()
    assert scene.scores == (0, 0)
    assert not scene.told(e.Turnover)
    assert scene.s.owed == "kickoff"


@pytest.mark.rule("GF-12.16", "GF-12.17")
def test_a_safety_is_followed_by_a_kick_with_fresh_hands_and_no_choice() -> None:
    scene = loss(-5, los=4).settle()
    assert scene.scores == (0, 2)
    scene.settle_to("DeclareAbility.declare")
    assert (scene.s.context, scene.s.off, scene.seat) == ("safety_kick", 0, 0)
    assert (len(scene.ids(HAND, 0)), len(scene.ids(HAND + 1, 1))) == (5, 5)
    scene.act("declare power").commit()
    assert (scene.s.off, scene.s.los) == (1, 40)


@pytest.mark.rule("GF-12.17")
def test_by_agreement_a_safety_kick_may_be_caught_and_kickoff_cards_must_name_it() -> None:
    scene = Scene(start=False, safety_kick_fair_catch="on").empty()
    scene.put(DECK, 0, "OA-02", "OA-05")
    named = scene.new("oa", 'windows = ["kickoff"]\neffects = [{ do = "baseline", context = "safety_kick", n = 3 }]')
    scene.kickoff(kicker=0, context="safety_kick")
    assert scene.options() == ["fair catch", "return"]
    scene.act("fair catch")
    assert scene.s.los == 40
    scene = Scene(start=False).empty()
    named = scene.new("oa", 'windows = ["kickoff"]\neffects = [{ do = "baseline", context = "safety_kick", n = 3 }]')
    scene.put(DECK, 0, named, "OA-02")
    scene.kickoff(kicker=0, context="safety_kick")
    assert scene.options() == [f"action {named}", "decline"]


@pytest.mark.rule("GF-12.18", "GF-16.4")
def test_failing_on_fourth_down_gives_the_ball_away() -> None:
    scene = gain(5, down=4, mark=36).settle()
    assert (scene.s.drive_over, scene.s.los) == ("downs", 65)
    scene.skip("Exchange.choose")
    assert (scene.s.off, scene.s.drive) == (1, 2)


@pytest.mark.rule("GF-12.19", "GF-12.20")
def test_an_interception_is_run_back_with_what_is_left() -> None:
    scene = loss(2, '{ do = "interception" }', "pass", los=30, off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    scene.settle_to("DeclareAbility.declare")
    assert (scene.seat, scene.s.context) == (0, "interception")
    scene.act("declare power").commit(["OA-07"], ["DA-08"])
    assert scene.s.los == 61 + 4 * 1
    assert (scene.ids(DISCARD, 0), scene.s.kicker) == (["OA-07"], 1)


@pytest.mark.rule("GF-12.19")
def test_an_interception_is_never_pushed_back() -> None:
    scene = loss(2, '{ do = "interception" }', "pass", los=30, off_hand=["OA-07"]).settle_to("DeclareAbility.declare")
    scene.act("declare power").commit(["OA-07"])
    assert scene.s.los == 61


@pytest.mark.rule("GF-12.20")
def test_an_interception_in_the_end_zone_comes_out_to_the_twenty() -> None:
    scene = loss(2, '{ do = "interception" }', "pass", los=95, mark=100).settle_to("DeclareAbility.declare")
    assert scene.last(e.Turnover).los == 20


@pytest.mark.rule("GF-12.20")
def test_by_agreement_hands_are_refilled_for_the_runback() -> None:
    scene = loss(2, '{ do = "interception" }', "pass", int_runback_hand="fresh").settle_to("DeclareAbility.declare")
    assert (len(scene.hand(0)), len(scene.hand(1))) == (5, 5)


@pytest.mark.rule("GF-12.21")
def test_a_fumble_is_lost_at_the_old_line() -> None:
    scene = loss(8, '{ do = "fumble" }', los=30).settle()
    assert (scene.s.los, scene.last(e.Turnover).los) == (70, 70)


def returned(drive: int = 2, length: str = "medium") -> Scene:
    """Joe returns an interception for a touchdown."""
    scene = loss(
        2, '{ do = "interception" }', "pass", los=10, drive=drive, length=length, def_hand=["DA-08", "DA-01", "DA-02"]
    )
    strong = [scene.new("da", "symbols = { power = 4 }") for _ in range(3)]
    scene.give(1, *strong).settle_to("DeclareAbility.declare")
    scene.act("declare power").commit([], ["DA-08", *strong])
    return scene


@pytest.mark.rule("GF-12.22", "GF-12.30")
def test_a_touchdown_on_a_return_brings_the_try_and_counts_as_a_drive() -> None:
    scene = returned(2)
    assert scene.scores == (0, 6)
    scene.settle()
    assert (scene.asked, scene.seat, scene.s.off) == ("Try.choose", 1, 1)
    assert (len(scene.ids(HAND, 1)), len(scene.ids(HAND + 1, 0))) == (5, 5)
    assert scene.ids(HAND, 0) == []
    assert not scene.told(e.PlaySwapped)
    scene.act("kick").skip("Kickoff.choose")
    assert (scene.scores, scene.s.off, scene.s.drive) == ((0, 7), 1, 4)


@pytest.mark.rule("GF-12.22")
@pytest.mark.parametrize(("drive", "length", "after"), [(6, "medium", 7), (5, "full", 6), (4, "full", 6)])
def test_a_return_that_ends_a_half_or_the_game_uses_up_no_further_drive(drive: int, length: str, after: int) -> None:
    scene = Scene(drive=drive + 1, length=length, start=False)
    scene.s.returned = True
    count_return(scene.s)
    assert scene.s.drive == after


@pytest.mark.rule("GF-12.23")
def test_the_drive_marker_goes_on_and_it_is_first_down() -> None:
    scene = gain(5, down=4, mark=36).settle().skip("Switching.switch")
    assert (scene.s.drive, scene.s.down, scene.s.mark) == (2, 1, 75)


@pytest.mark.rule("GF-12.24", "GF-12.27", "GF-4.11")
def test_any_cards_are_discarded_and_the_rest_goes_on_top() -> None:
    scene = Scene(los=40, off_hand=["OA-04", "OA-05", "OA-06"], start=False).punt().act("fair catch")
    scene.act("0: discard OA-05", "0: done")
    assert scene.ids(DISCARD, 0) == []
    scene.act("1: done")
    assert scene.ids(DISCARD, 0) == ["OA-05"]
    assert scene.ids(TOP, 0) == ["OA-06", "OA-04"]
    assert len(scene.ids(HAND, 0)) == 0


@pytest.mark.rule("GF-12.25")
def test_an_empty_deck_may_be_made_anew_before_the_hand_is_put_on_top() -> None:
    scene = Scene(los=40, off_hand=["OA-04"], start=False)
    scene.s.zone(DECK, 0).clear()
    scene.put(DISCARD, 0, "OA-05", "OA-06")
    scene.punt().act("fair catch", "0: done", "1: done")
    assert scene.asked == "NewDecks.choose"
    scene.act("reshuffle")
    assert sorted(scene.ids(DECK, 0)) == ["OA-05", "OA-06"]
    assert scene.ids(TOP, 0) == ["OA-04"]


@pytest.mark.rule("GF-12.26")
def test_the_playbook_is_put_away_until_it_is_needed() -> None:
    scene = gain(5, down=4, mark=36).settle().skip("Exchange.choose")
    assert all(token.split()[-1].startswith("OP") or token == "keep" for token in scene.options(1))
    assert all(token.split()[-1].startswith("DP") or token == "keep" for token in scene.options(0))


@pytest.mark.rule("GF-12.28")
@pytest.mark.parametrize(("los", "good", "step"), [(85, True, "Kickoff.choose"), (60, False, "Exchange.choose")])
def test_a_score_is_followed_by_a_kickoff_everything_else_by_the_next_drive(los: int, good: bool, step: str) -> None:
    scene = Scene(los=los, start=False).field_goal().act("declare power").commit()
    assert scene.last(e.FieldGoalTried).good == good
    scene.skip(step)
    assert scene.asked == step
    assert scene.ids(PLAYED, 0) == []

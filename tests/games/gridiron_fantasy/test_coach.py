"""The coach: what a strong player does in plain situations."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.catalogue import FX, PLACES, PLAY_END
from playcall.games.gridiron_fantasy.coach.calls import guess_pass, sheet
from playcall.games.gridiron_fantasy.coach.challenge import foul_cost
from playcall.games.gridiron_fantasy.coach.worth import after_a_try, chance_to_win, promise
from playcall.games.gridiron_fantasy.rules.play import ReadCall
from playcall.kernel import Chance, imagine
from playcall.lab.match import play_out
from tests.games.gridiron_fantasy.story import Scene, options, say


def best(scene: Scene, seat: int | None = None) -> str:
    seat = scene.seat if seat is None else seat
    advice = GAME.coach.advise(imagine(scene.s, seat, Chance.of(1)), seat)
    return GAME.actions.token(advice[0].action)


def with_book(scene: Scene) -> Scene:
    scene.s.book(0).extend(PLACES[card] for card in ("OP-02", "OP-03", "OP-07", "OP-01", "OP-05", "OP-04"))
    return scene


@pytest.mark.parametrize(
    ("los", "down", "mark", "hand", "choice"),
    [
        (30, 1, 40, ["OA-05"], "play"),
        (30, 4, 45, ["OA-09"], "punt"),
        (65, 4, 66, ["OA-11", "OA-07", "OA-05"], "play"),
        (85, 4, 93, ["OA-05", "OA-11"], "field goal"),
    ],
)
def test_fourth_downs(los: int, down: int, mark: int, hand: list[str], choice: str) -> None:
    assert best(with_book(Scene(los=los, down=down, mark=mark, off_hand=hand)).skip("Down.declare")) == choice


def test_a_field_goal_is_no_use_to_a_team_four_points_behind_in_the_last_drive() -> None:
    scene = with_book(Scene(los=85, down=4, mark=93, off_hand=["OA-05", "OA-11"]))
    scene.s.drive, scene.s.scores = scene.s.last_drive, [0, 4]
    assert best(scene.skip("Down.declare")) == "play"


@pytest.mark.parametrize(("los", "mark", "behind"), [(5, 30, 7), (40, 62, 1), (60, 80, 10)])
def test_nothing_is_kicked_away_behind_in_the_last_drive(los: int, mark: int, behind: int) -> None:
    scene = with_book(Scene(los=los, down=4, mark=mark, off_hand=["OA-09"]))
    scene.s.drive, scene.s.scores = scene.s.last_drive, [0, behind]
    assert best(scene.skip("Down.declare")) == "play"


def test_a_drive_before_the_last_is_still_punted_away() -> None:
    scene = with_book(Scene(los=20, down=4, mark=40, off_hand=["OA-09"]))
    scene.s.drive, scene.s.scores = scene.s.last_drive - 2, [0, 3]
    assert best(scene.skip("Down.declare")) == "punt"


@pytest.mark.parametrize(("lead", "choice"), [(-2, "go for two"), (0, "kick"), (-7, "kick"), (-8, "kick")])
def test_two_points_where_they_help_more(lead: int, choice: str) -> None:
    kick, two = (after_a_try(lead, 0, for_two) for for_two in (False, True))
    assert ("go for two" if two > kick else "kick") == choice


def test_a_lead_is_worth_more_the_fewer_drives_are_to_come() -> None:
    assert chance_to_win(3, 1) < chance_to_win(3, 0) == 1
    assert chance_to_win(-3, 0) == 0 < chance_to_win(-3, 2) < 0.5
    assert chance_to_win(0, 1) < 0.5 < chance_to_win(7, 1)


def test_an_onside_kick_when_behind_and_the_other_team_has_the_last_drive() -> None:
    scene = Scene(start=False, off_hand=["OA-02", "OA-05"])
    scene.s.drive, scene.s.scores = scene.s.last_drive, [3, 7]
    assert best(scene.kickoff(kicker=0)) == "action OA-02"


def test_the_chart_of_a_drive_rises_towards_the_goal_and_falls_with_the_downs() -> None:
    first = [promise(los, 1, min(100, los + 10)).touchdown for los in range(10, 100, 5)]
    assert first == sorted(first)
    assert promise(40, 2, 50).touchdown > promise(40, 3, 50).touchdown > promise(40, 4, 50).touchdown


def test_a_touchback_by_default() -> None:
    scene = Scene(start=False).kickoff()
    assert best(scene) == "touchback"


def test_everything_fitting_is_committed_to_a_field_goal() -> None:
    scene = Scene(los=76, off_hand=["OA-11", "OA-07"], start=False).field_goal()
    assert best(scene) == "declare power"
    scene.act("declare power")
    assert best(scene, 0) == "commit 1 2"


def test_a_card_is_laid_to_take_the_lead() -> None:
    scene = Scene(down=3, off_hand=["OA-07", "OA-09"]).play("OP-07", "DP-02")
    assert best(scene) == "lay OA-07"


def test_a_penalty_is_accepted_when_it_wipes_out_a_touchdown() -> None:
    scene = Scene(los=90, mark=100, def_hand=["DA-05"])
    foul = 'penalty = { risk = 3, yards = 10, foul = "Holding" }'
    play = scene.new("op", f'kind = "run"\nsymbols = {{ power = 3 }}\nobjective = 12\n{foul}')
    scene.play(play, "DP-05").settle_to("Flags.complain")
    assert best(scene).startswith("complain")
    scene.act(scene.options()[0])
    assert best(scene) == "accept"


def test_a_foul_costs_nothing_where_the_other_side_has_one_as_blatant() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-05", "DA-03"]).play("OP-07", "DP-02")
    blatant, hidden = (foul_cost(scene.s, 0, risk, 2.0) for risk in (1, 5))
    assert blatant > hidden > 0
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-05", "DA-03"]).play("OP-07", "DP-04")
    assert foul_cost(scene.s, 0, 4, 2.0) == 0 < foul_cost(scene.s, 0, 3, 2.0)


def test_a_minimum_loss_is_kept_for_a_stop_that_it_makes_worse() -> None:
    scene = Scene(def_hand=["DA-09"]).play("OP-07", "DP-02").settle_to("Window.offer")
    assert best(scene) == "action DA-09"
    scene = Scene(def_hand=["DA-09"]).play("OP-07", "DP-04").settle_to("Window.offer")
    assert best(scene) == "decline"


def test_the_visitor_has_the_last_drive() -> None:
    from tests.games.gridiron_fantasy.story import quick_game

    tale = quick_game(1, numbers={"coin": [0]})
    advice = GAME.coach.advise(imagine(tale.s, 0, Chance.of(1)), 0)
    assert GAME.actions.token(advice[0].action) == "visitor"


def test_the_coach_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        _, result = play_out(GAME, options(length="short", listed="on"), seed, ["starter", "random"])
        wins += result.winner == 0
    assert wins >= 5


def test_the_coach_gives_reasons() -> None:
    scene = Scene(los=76, off_hand=["OA-11"]).skip("Down.declare")
    advice = GAME.coach.advise(imagine(scene.s, 0, Chance.of(1)), 0)
    told = {GAME.actions.token(each.action): each.reasons for each in advice}
    assert say(told["field goal"][0]).startswith("24 yards: good about")
    assert [say(reason) for reason in told["punt"]] == ["They would start on their 20."]


def force(scene: Scene, role: int, kind: str) -> None:
    """An effect of the other side that forces a role to call a Run or a Pass in this Play."""
    fx = next(fx for fx in FX if fx.do == "force_kind" and fx.p["who"] == "opp" and fx.p["kind"] == kind)
    scene.s.running.append((fx.number, scene.s.team(1 - role), 0, PLAY_END, 0, -1))


@pytest.mark.rule("GF-6.11")
@pytest.mark.parametrize("kind", ["run", "pass"])
def test_a_forced_run_or_pass_is_what_is_played_against(kind: str) -> None:
    scene = Scene().books("OP-01", "DP-01", (["OP-02"], ["DP-02"])).skip("Down.declare").act("play")
    assert scene.asked == "Scrimmage.call"
    assert 0 < guess_pass(scene.s, 1) < 1
    force(scene, 0, kind)
    assert guess_pass(scene.s, 1) == float(kind == "pass")
    force(scene, 0, "pass" if kind == "run" else "run")
    assert 0 < guess_pass(scene.s, 1) < 1  # both are void


@pytest.mark.rule("GF-6.11")
@pytest.mark.parametrize("kind", ["run", "pass"])
def test_the_defense_calls_the_kind_that_the_offense_is_forced_to(kind: str) -> None:
    for distance in (1, 4, 10, 20):
        scene = Scene(mark=30 + distance)
        run = scene.new("dp", 'kind = "run"\nsymbols = { power = 3 }\nobjective = 1')
        passing = scene.new("dp", 'kind = "pass"\nsymbols = { power = 3 }\nobjective = 1')
        scene.books("OP-01", run, (["OP-02"], [passing])).skip("Down.declare").act("play")
        force(scene, 0, kind)
        rate = sheet(scene.s, 1)
        worths = {token: rate(GAME.actions.parse(token)) for token in scene.options(1)}
        assert max(worths, key=lambda token: worths[token]) == f"call {run if kind == 'run' else passing}"


@pytest.mark.parametrize("kind", ["run", "pass"])
def test_who_has_read_the_call_plays_against_it(kind: str) -> None:
    scene = Scene().books("OP-01", "DP-01", (["OP-02"], ["DP-02"])).skip("Down.declare").act("play")
    reading = ReadCall(1, kind)
    scene.s.stack.append(reading)
    assert guess_pass(scene.s, 1) == float(kind == "pass")
    assert 0 < guess_pass(scene.s, 0) < 1  # the other side knows nothing


@pytest.mark.rule("GF-7.20")
def test_a_secondary_is_not_broken_where_its_owner_loses_the_play_anyway() -> None:
    scene = Scene(off_hand=["OA-08"], def_hand=["DA-04"])
    lead = scene.new("oa", "symbols = { skill = 2 }")
    scene.give(0, lead).play("OP-05", "DP-03").act("pass", "lay DA-04", f"lay {lead}")
    assert scene.may("lay OA-08")  # it would break the Secondary
    assert not scene.hand(1)  # but nothing can bring Joe back
    assert best(scene) == "end turn"


@pytest.mark.rule("GF-7.20")
def test_a_secondary_is_broken_where_its_owner_wins_the_play() -> None:
    scene = Scene(off_hand=["OA-08"], def_hand=["DA-04"]).play("OP-05", "DP-03").act("lay DA-04")
    assert set(scene.options()) == {"lay OA-08", "pass"}
    assert best(scene) == "lay OA-08"


@pytest.mark.rule("GF-8.23")
def test_an_interception_that_cannot_happen_is_not_broken() -> None:
    scene = Scene(off_hand=["OA-08"], def_hand=["DA-04"])
    play = scene.new("op", 'kind = "run"\nsymbols = { skill = 1 }\nobjective = 4')
    zone = scene.new(
        "dp",
        'kind = "run"\nsymbols = { skill = 2 }\nobjective = 2\n'
        'secondaries = [{ key = "speed", effects = [{ do = "interception" }] }]',
    )
    scene.play(play, zone).act("lay DA-04")
    assert set(scene.options()) == {"lay OA-08", "pass"}
    assert best(scene) == "pass"

"""What choices lose: found by playing every option on."""

from __future__ import annotations

import pytest

from playcall.games import load
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND
from playcall.kernel import BadOption, Chance, Observation
from playcall.lab import regret
from playcall.lab.regret import Judged, find_spots, judge, judge_at, regrets, table, worst
from tests.games.masters_gridiron.story import Season

GAME = "sport_jockeys"
QUICK = {"mode": "quick"}


def test_positions_are_spread_over_the_kinds_of_decisions() -> None:
    spots = find_spots(load(GAME), QUICK, ["starter"], 12, 2, seed=1)
    assert len(spots) == 12
    assert len({judge(spot).step for spot in spots}) >= 3
    assert len({spot.seed for spot in spots}) >= 3, "One game tells little: it may be decided."


def test_a_choice_that_loses_a_won_game_costs_all_of_it() -> None:
    """One of three defenders stops the last attempt and wins; the others lose."""
    tale = last_attempt()
    judged = [
        judge_at(tale.s.game, Observation(tale.s, 0), ["random", "starter"], 2, Chance.of(seed)) for seed in range(20)
    ]
    assert {one.step for one in judged} == {"Turn.defend"}
    assert {one.best for one in judged} == {"defend 1"}
    assert all(one.losses["random"] == 100 * (one.chosen["random"] != "defend 1") for one in judged)
    everything = table(judged, ["random", "starter"])[-1]
    assert everything.losses["starter"] == (0.0, 0.0)
    loss, error = everything.losses["random"]
    assert loss - error < 100 * 2 / 3 < loss + error


def last_attempt() -> Season:
    """Visitors lead by 3 and defend the last attempt of the game, a touchdown."""
    tale = Season(15, (20, 17))
    tale.turn("stop")
    tale.hold_book(1, "TD", "FG", "FG", "FG")
    tale.hold_players(OFF_HAND, 1, "QB{PAS 60}", "QB{PAS 60}", "QB{PAS 60}")
    tale.again("lay")
    tale.hold_players(DEF_HAND, 0, "CB{COV 99}", "CB{COV 10}", "CB{COV 10}")
    return tale.act("attempt 1 1")


def test_all_kinds_of_decisions_come_together_in_the_last_row() -> None:
    everything = regrets(GAME, ("random", "starter"), positions=6, playouts=2, seed=2, options=QUICK).rows[-1]
    assert (everything.step, everything.positions) == ("all", 6)
    assert set(everything.losses) == {"random", "starter"}


def test_the_same_seed_gives_the_same_figures_with_one_and_two_jobs() -> None:
    one, two = (regrets(GAME, ("starter",), 6, 4, 2, QUICK, jobs) for jobs in (1, 2))
    assert one == two


def test_the_dearest_kind_of_decision_is_on_top() -> None:
    judged = [Judged("A.a", 3, {"x": "p"}, "q", {"x": loss}) for loss in (1.0, 3.0)]
    judged += [Judged("B.b", 2, {"x": "r"}, "s", {"x": 8.0})]
    assert [row.step for row in table(judged, ["x"])] == ["B.b", "A.a", "all"]
    assert table(judged, ["x"])[1].losses["x"][0] == 2.0
    assert [one.step for one in worst(judged, "x", 2)] == ["B.b", "A.a"]


def test_where_all_options_come_out_the_same_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all options come out the same, nothing is lost."""
    [spot] = find_spots(load(GAME), QUICK, ["starter"], 1, 4, seed=3)
    monkeypatch.setattr(regret, "_to_the_end", lambda *_: 0.5)
    assert judge(spot).losses == {"starter": 0.0}


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no bot 'wizard'"):
        regrets(GAME, ("wizard",))
    with pytest.raises(BadOption, match="playouts is too small"):
        regrets(GAME, playouts=1)

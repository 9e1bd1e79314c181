"""The coach at a table: it knows what its seat knows, ranks every option, and says what its shares mean."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Any

import pytest

from playcall.games.highlights_2052.appraisal import chance, win_chance
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Chance, State, imagine, steps
from playcall.lab.advising import mean_worths, preferences
from playcall.lab.match import play_game
from playcall.tables.coaching import advise, second_thoughts
from playcall.tables.ledger import acts
from playcall.tables.livetable import LiveTable
from playcall.tables.thinking import Task, think
from tests.tables.tables import GAME, enter, options, play_on, say, table


def task_of(live: LiveTable, seat: int) -> Task:
    setup = live.setup
    done = tuple((entry.seat, entry.text) for entry in acts(live.entries))
    return Task(setup.table, setup.game, setup.options, setup.seed, done, seat, "starter")


def at(step: str, seed: int = 1, **settings: str) -> LiveTable:
    """A table where this step asks."""
    live = table(**settings)
    for ply in range(600):
        if live.state.situation() == step:
            return live
        play_on(live, 1, seed=seed * 1000 + ply)
    raise AssertionError(f"{step} never asked")


def test_every_option_is_rated_best_first() -> None:
    live = at("Defend.answer")
    [seat] = live.asked()
    told = advise(task_of(live, seat))
    assert sorted(tip.token for tip in told.advice) == sorted(options(live, seat))
    worths = [tip.worth for tip in told.advice]
    assert worths == sorted(worths, reverse=True)
    shares = [tip.share for tip in told.advice]
    assert shares == sorted(shares, reverse=True)
    assert told.share_is == "win chance"
    assert all(0 < share < 1 for share in shares)
    answers = [tip for tip in told.advice if tip.token.startswith("play ")]
    assert all(len(tip.reasons) >= 2 and say(tip.reasons[0]).endswith(".") for tip in answers)
    best = GAME.actions.parse(told.advice[0].token)
    assert told.advice[0].label == GAME.preview(live.state, seat, best).label


def test_the_best_option_has_the_chance_of_the_position() -> None:
    live = at("FieldGoal.decide")
    [seat] = live.asked()
    assert isinstance(live.state, Table)
    [side] = live.state.sides_of(seat)
    imagined = [imagine(live.state, seat, Chance.of(number)) for number in range(40)]
    chances = [win_chance(world, side) for world in imagined if isinstance(world, Table)]
    assert advise(task_of(live, seat)).advice[0].share == pytest.approx(fmean(chances), abs=0.01)


def test_before_the_half_there_are_preferences() -> None:
    live = table()
    told = advise(task_of(live, 1))
    assert told.share_is == "preference"
    assert [tip.share for tip in told.advice] == [0.5, 0.5]


def test_the_coach_does_not_know_what_its_seat_cannot_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same advice from positions that differ only in hidden cards."""
    live = at("Defend.answer")
    [seat] = live.asked()
    task = task_of(live, seat)
    said = advise(task)
    for seed in range(3):
        other = imagine(live.state, seat, Chance.of(seed))
        monkeypatch.setattr("playcall.tables.coaching.position", lambda task, world=other: world)
        assert advise(task) == said


def test_preferences_add_up() -> None:
    shares = preferences({1: 2.0, 2: 1.0, 3: -900.0})
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[2] / shares[1] == pytest.approx(0.3679, abs=1e-3)


def test_opinions_are_averaged() -> None:
    assert mean_worths([{1: 2.0, 2: 1.0}, {2: 3.0, 1: 0.0}]) == {1: 1.0, 2: 2.0}


# Looking back -------------------------------------------------------------------------------------------------------


def test_a_seat_that_does_what_the_coach_says_leaves_it_nothing_to_say() -> None:
    record = play_game(GAME, GAME.options(), 9, ["starter", "random"])
    judged = [second_thoughts(record, seat) for seat in (0, 1)]
    starter, random = judged
    assert starter.agreed >= 0.9 * starter.decisions > 20
    assert sum(thought.cost for thought in starter.thoughts) < sum(thought.cost for thought in random.thoughts)
    assert random.agreed < random.decisions
    for thought in random.thoughts:
        assert record.actions[thought.ply - 1][0] == 1


def test_looking_back_the_coach_knows_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given observations only: the positions it advises on are all imagined ones."""
    record = play_game(GAME, GAME.options(), 9, ["random"])
    seen: list[int] = []
    true_words = {state.chance.word for _, state in steps(record, GAME)}

    def watched(ask: Callable[[State, int], Any]) -> Callable[[State, int], Any]:
        def watching(imagined: State, seat: int) -> Any:
            seen.append(imagined.chance.word)
            return ask(imagined, seat)

        return watching

    for name in ("advise", "worths"):
        monkeypatch.setattr(GAME.coach, name, watched(getattr(GAME.coach, name)))
    second_thoughts(record, 0)
    assert seen
    assert not true_words & set(seen)


# Bots ---------------------------------------------------------------------------------------------------------------


def test_a_bot_chooses_the_same_whoever_of_several_answers_first() -> None:
    first = at("Half.set_audibles", teams="haulers,sentinels")
    assert first.asked() == [0, 1]
    alone = think(task_of(first, 1))
    enter(first, options(first, 0)[3], 0)
    assert think(task_of(first, 1)) == alone


# The win chance -----------------------------------------------------------------------------------------------------


def test_the_curve_is_fair_and_settles_towards_the_end() -> None:
    assert chance(0, 20, 0.8, 0.01) == 0.5
    assert chance(7, 30, 0.8, 0.01) == pytest.approx(1 - chance(-7, 30, 0.8, 0.01))
    assert chance(7, 2, 0.8, 0.01) > chance(7, 20, 0.8, 0.01) > chance(3, 20, 0.8, 0.01) > 0.5
    assert chance(900, 0, 0.8, 0.01) == 1.0


def test_chances_of_both_sides_add_up_and_end_at_the_result() -> None:
    live = at("Defend.answer")
    state = live.state
    assert isinstance(state, Table)
    assert win_chance(state, 0) + win_chance(state, 1) == pytest.approx(1)
    ahead = win_chance(state, 0, 7)
    assert ahead > win_chance(state, 0)
    play_on(live)
    final = live.state
    assert isinstance(final, Table)
    assert live.state.result is not None
    expected = 0.5 if live.state.result.winner is None else float(final.scores[0] > final.scores[1])
    assert win_chance(final, 0) == expected

"""Functions found by the step that asks or the verb that answers, without a name written twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playcall.contract import ByStep, ByVerb
from playcall.kernel import Chance
from tests.kernel import toy
from tests.kernel.toy import ACTIONS, COMMIT, KEEP, PASS, PUSH, STOP, TOY


def test_a_function_is_found_by_the_step_that_asks() -> None:
    about: ByStep[Callable[[], str]] = ByStep()

    @about.at(toy.Round.commit, toy.Round.peek)
    def one() -> str:
        return "round"

    state = TOY.start(TOY.parse_options({"draft": "none"}), 1)
    chance = Chance.of(1)
    while state.situation() != "Round.commit":
        seat = state.to_move()
        state.apply(seat, state.legal(seat)[chance.number("choice", len(state.legal(seat)))])
    assert about.of(state)() == "round"
    assert set(about.found) == {"Round.commit", "Round.peek"}


def test_a_step_without_a_function_is_an_error() -> None:
    about: ByStep[Callable[[], str]] = ByStep()
    with pytest.raises(KeyError):
        about.of(TOY.start(seed=1))


def test_a_function_is_found_by_the_verb_of_an_action() -> None:
    previews: ByVerb[Callable[[int], str]] = ByVerb(ACTIONS)

    @previews.of(COMMIT)
    def committing(action: int) -> str:
        return f"commit {COMMIT.argument(action)}"

    @previews.of(PUSH, STOP)
    def throwing(action: int) -> str:
        return ACTIONS.token(action)

    assert previews.find(COMMIT(3))(COMMIT(3)) == "commit 3"
    assert previews.find(COMMIT(17))(COMMIT(17)) == "commit 17"
    assert previews.find(PUSH())(PUSH()) == "push"
    assert previews.find(STOP())(STOP()) == "stop"


def test_a_verb_without_a_function_is_an_error() -> None:
    previews: ByVerb[Callable[[int], str]] = ByVerb(ACTIONS)
    for verb in (KEEP, PASS):
        with pytest.raises(KeyError):
            previews.find(verb())


def test_the_function_stays_callable_by_its_own_name() -> None:
    previews: ByVerb[Callable[[int], str]] = ByVerb(ACTIONS)

    @previews.of(KEEP)
    def keeping(action: int) -> str:
        return "keep"

    assert keeping(KEEP()) == "keep"

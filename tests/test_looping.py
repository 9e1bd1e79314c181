"""A test that loops tries everything, and says at what it failed."""

from __future__ import annotations

import pytest

from tests.looping import each

tried: list[tuple[str, int]] = []


@each("number", range(4))
@pytest.mark.parametrize("letter", ["a", "b"])
def test_everything_is_tried_beside_other_parameters(number: int, letter: str, tmp_path: object) -> None:
    assert tmp_path
    tried.append((letter, number))


def test_a_failure_names_what_was_tried() -> None:
    @each("number", [1, 2, 3], lambda number: f"no. {number}")
    def small(number: int) -> None:
        assert number < 3

    with pytest.raises(AssertionError) as caught:
        small()
    assert caught.value.__notes__ == ["number: no. 3"]


def test_nothing_to_try_is_a_failure() -> None:
    @each("number", [])
    def never(number: int) -> None:
        raise LookupError

    with pytest.raises(AssertionError, match="There is no number to try"):
        never()

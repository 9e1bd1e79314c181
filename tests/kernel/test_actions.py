"""The action space: every action an int with a token."""

from __future__ import annotations

import pytest

from playcall.kernel import ActionSpace, UnknownToken


def space() -> ActionSpace:
    made = ActionSpace()
    made.verb("pass")
    made.verb("play", ["ace", "red king"])
    return made


def test_verbs_stand_in_a_row() -> None:
    made = space()
    stop, play = made.verbs
    assert (stop(), play(0), play(1), len(made)) == (0, 1, 2, 3)
    assert play.of([1, 0]) == [2, 1]
    assert play.argument(2) == 1


def test_a_verb_knows_its_actions() -> None:
    stop, play = space().verbs
    assert [action in play for action in (-1, 0, 1, 2, 3)] == [False, False, True, True, False]
    assert [action in stop for action in (0, 1)] == [True, False]


def test_tokens_are_read_with_any_spaces() -> None:
    made = space()
    assert [made.token(action) for action in range(3)] == ["pass", "play ace", "play red king"]
    assert made.parse("  play   red king ") == 2
    assert made.verb_of(2).name == "play"


def test_tokens_are_read_in_capitals_too() -> None:
    assert [space().parse(token) for token in ("PASS", "Play Red KING")] == [0, 2]


@pytest.mark.parametrize("token", ["", "play", "play queen", "PA SS"])
def test_an_unknown_token_is_refused(token: str) -> None:
    with pytest.raises(UnknownToken, match=f"'{token}' is not an action of this game"):
        space().parse(token)


def test_no_token_is_declared_twice() -> None:
    made = space()
    with pytest.raises(ValueError, match="'play ace' is declared twice"):
        made.verb("play", ["ace"])

"""The measurement beside the field: what is there takes its turns, what is missing is named."""

from __future__ import annotations

import pytest

from playcall.games import all_games
from tools import field


def test_what_is_there_is_measured_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = {"pyspiel": field.OTHERS["pyspiel"], "not_installed": field.chess}
    monkeypatch.setattr(field, "OTHERS", spiel)
    speeds, missing = field.measure(seconds=0.001, rounds=1)
    assert missing == ["not_installed"]
    assert {f"Playcall, {game.title}" for game in all_games()} < set(speeds)
    compared = field.rows(speeds)
    assert [name for name, *_ in compared] == [name for name in speeds if name.startswith("OpenSpiel")]
    assert all(0 < low <= high for _, _, low, high in compared)

"""High Card at hand in every test of the bots."""

import pytest

from tests.cli import fake


@pytest.fixture(autouse=True)
def high_card(monkeypatch: pytest.MonkeyPatch) -> None:
    fake.register(monkeypatch)

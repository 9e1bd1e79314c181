"""Bots that fail are answered for by the coach, and the log says so."""

from __future__ import annotations

import pytest

from playcall.bots import Starter, make_bot
from playcall.bots.guard import Guarded, coached
from playcall.kernel import Chance, Observation
from tests.cli.fake import GAME, HighCard


class Clumsy:
    """Raises, then answers nonsense."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Observation) -> int:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("no idea")
        return 10_000


def test_a_fault_is_logged_and_the_coach_answers(caplog: pytest.LogCaptureFixture) -> None:
    seen = Observation(GAME.start(seed=1), 0)
    bot = Guarded(Clumsy(), GAME, Chance.of(1), "clumsy")
    advised = Starter(GAME, Chance.of(1)).choose(seen)
    assert [bot.choose(seen), bot.choose(seen)] == [advised, advised]
    assert bot.faults == 2
    assert "bot 'clumsy' failed with RuntimeError: no idea; the coach answers for it" in caplog.text
    assert "bot 'clumsy' chose 10000, which is not legal" in caplog.text


def test_good_choices_pass(caplog: pytest.LogCaptureFixture) -> None:
    seen = Observation(GAME.start(seed=1), 0)
    bot = Guarded(make_bot("starter", GAME, Chance.of(1)), GAME, Chance.of(1))
    assert bot.choose(seen) in seen.legal()
    assert (bot.faults, caplog.text) == (0, "")


def test_should_the_coach_fail_too_something_legal_is_chosen(caplog: pytest.LogCaptureFixture) -> None:
    game = HighCard()
    game.coach = None  # type: ignore[assignment]
    seen = Observation(game.start(seed=1), 0)
    assert coached(game, seen, Chance.of(1)) == seen.legal()[0]
    assert "the coach of high_card failed" in caplog.text

"""What the balance counts: forced and voluntary punts, plays in hand, built decks."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.games.masters_gridiron import balance, events
from playcall.games.masters_gridiron.balance import Hands
from playcall.games.masters_gridiron.decks import sample_decks
from playcall.games.masters_gridiron.zones import OFF_HAND, PB_HAND
from playcall.kernel import Event
from tests.games.masters_gridiron.story import random_play, start


def counted(log: list[Event]) -> Counter[str]:
    sums: Counter[str] = Counter()
    Hands(sums).follow(log)
    return sums


@pytest.mark.parametrize("seed", range(3))
def test_a_punt_is_forced_where_only_forced_ones_are_allowed(seed: int) -> None:
    tale = random_play(start(seed, punt="forced"), seed=seed)
    punts = tale.told(events.Punted)
    assert counted(tale.log)["voluntary punts"] == 0
    assert counted(tale.log)["forced punts"] == len(punts)


def test_a_punt_is_voluntary_where_an_attempt_was_possible() -> None:
    tale = start(1, stock_form="basic")
    assert {"attempt", "punt"} <= tale.verbs()
    tale.act(next(token for token in tale.options() if token.startswith("punt")))
    assert counted(tale.log)["voluntary punts"] == 1


def test_hands_are_followed_as_they_are_held() -> None:
    tale = random_play(start(5, stock_form="basic"), until=lambda s: s.turn == 9)
    hands = Hands(Counter())
    hands.follow(tale.log)
    for seat, team in enumerate(tale.s.names):
        assert hands.players[team] == set(tale.zone(OFF_HAND, seat))
        assert hands.plays[team] == set(tale.zone(PB_HAND, seat))


def test_every_game_and_measure_is_there() -> None:
    runs = balance.runs(992)
    assert sum(run.games for run in runs if run.name == "main") == 992
    kinds = Counter(run.name.split()[0] for run in runs)
    assert (kinds["suggested"], kinds["sample"]) == (6 * 32, len(sample_decks()) * 32)
    tale = random_play(start(7))
    sums = Counter(
        key for run in runs for key in (f"{run.name}.games", f"{run.name}.first seat wins") if run.name != "main"
    )
    sums.update(balance.count("main", tale.log))
    names = [measure.name for measure in balance.report(sums)]
    assert "Forced punts among turns, %" in names
    assert sum("beats stock decks" in name for name in names) == 4

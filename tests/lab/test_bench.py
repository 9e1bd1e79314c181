"""The benchmark suite."""

from random import Random

from playcall.games import load
from playcall.lab.bench import bench, middles, play_random
from tests.cli.fake import GAME


def test_every_figure_has_a_name_a_value_and_a_unit() -> None:
    heard: list[tuple[int, int]] = []
    figures = bench("high_card", 0.02, lambda done, due: heard.append((done, due)))
    assert len({figure.name for figure in figures}) == len(figures) == 8
    assert all(figure.name.startswith("high_card ") and figure.value > 0 and figure.unit for figure in figures)
    assert heard[-1] == (40, 40)


def test_all_playable_games_are_measured() -> None:
    names = [figure.name for figure in bench(seconds=0.01)]
    assert "high_card clones" in names
    assert "highlights_2052 clones" in names


def test_positions_come_from_the_middle_of_games() -> None:
    for seed, state in enumerate(middles(GAME, 4)):
        left = play_random(state.clone(), Random(1))
        assert left > 0
        assert not state.over, seed


def test_a_random_game_ends_within_its_bound() -> None:
    for game in (GAME, load("highlights_2052")):
        state = game.start(seed=2)
        assert 0 < play_random(state, Random(2)) <= game.bound(game.options())
        assert state.over

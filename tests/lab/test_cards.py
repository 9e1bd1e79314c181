"""What cards do in simulated games: who had them, who played them, and who won."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from playcall.contract import Game
from playcall.games import all_games, load
from playcall.kernel import BadOption
from playcall.lab import cards
from playcall.lab.cards import ENOUGH, Figures, Uses, count_cards, count_game, shares, telling, write_figures
from tests.kernel.toy import TOY

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_game_shows_cards_drawn_and_played_by_both(game: Game) -> None:
    found = list(count_game(game, "random", 1, 0))
    printed = {face.id for face in game.faces()}
    assert {card for card, _ in found} <= printed
    assert all(uses.drawn == 1 and uses.played <= 1 for _, uses in found)
    assert any(uses.played for _, uses in found)
    assert {uses.drawn_won for _, uses in found} in ({0.0, 1.0}, {0.5})


def test_a_card_that_stays_in_hand_is_drawn_and_not_played() -> None:
    found = [uses for _, uses in count_game(load("gridiron_fantasy"), "random", 1, 0)]
    assert {uses.played for uses in found} == {0, 1}
    assert all(uses.played_won == 0 for uses in found if not uses.played)


def test_the_same_seed_gives_the_same_figures_with_one_and_two_jobs() -> None:
    one, two = (count_cards("sport_jockeys", 24, 3, "random", jobs) for jobs in (1, 2))
    assert one == two
    assert (one.games, one.seed, one.bot, one.card_hash) == (24, 3, "random", load("sport_jockeys").card_hash())


def test_half_of_all_hands_win() -> None:
    found = count_cards("sport_jockeys", 20, 1, "random").cards.values()
    won, held = sum(uses.drawn_won for uses in found), sum(uses.drawn for uses in found)
    assert 0.4 < won / held < 0.6


def test_figures_are_kept_with_a_card_on_each_line(tmp_path: Path) -> None:
    figures = Figures("x", 1, "h", 9, 0, "pro", {"A": Uses(3, 1.5, 2, 1.0), "B": Uses(1, 0.0, 0, 0.0)})
    write_figures(figures, tmp_path / "f.json")
    text = (tmp_path / "f.json").read_text()
    assert msgspec.json.decode(text, type=Figures) == figures
    assert '"A": [3, 1.5, 2, 1.0]' in text


def test_a_card_with_too_few_games_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    uses = {"A": Uses(ENOUGH, 60.0, ENOUGH - 1, 50.0), "B": Uses(ENOUGH - 1, 50.0, 10, 5.0)}
    monkeypatch.setattr(cards, "figures_of", lambda _: Figures("x", 1, "other", 9, 0, "pro", uses))
    told = telling(TOY)
    assert told is not None
    assert set(told.cards) == {"A"}
    assert told.cards["A"].played is None
    assert told.cards["A"].drawn.low < 0.6 < told.cards["A"].drawn.high
    assert not told.current


def test_shares_are_of_those_who_had_the_card() -> None:
    told = shares(Uses(400, 220.0, 200, 120.0))
    assert (told.drawn.share, told.used) == (0.55, 0.5)
    assert told.played is not None
    assert told.played.share == 0.6


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        count_cards("sport_jockeys", 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_figures_that_travel_with_a_game_are_of_its_cards(game: Game) -> None:
    figures = cards.figures_of(game)
    assert figures is not None
    assert figures.game == game.id
    assert set(figures.cards) <= {face.id for face in game.faces()}
    told = telling(game)
    assert told is not None
    assert told.cards

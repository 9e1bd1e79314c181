"""One game between bots."""

import pytest

from playcall.bots import RandomBot
from playcall.games import load
from playcall.kernel import BadOption, Observation, Record, replay
from playcall.lab.match import fill_seats, play_game, play_out, stream
from tests.cli.fake import GAME


def test_a_game_is_played_to_its_end_and_replays() -> None:
    record = play_game(GAME, GAME.options(), 5, ["random", "starter"])
    assert record.seats == ["random", "starter"]
    assert record.scores is not None
    assert replay(Record.from_text(record.to_text()), GAME).over


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    texts = [play_game(GAME, GAME.options(), seed, ["random"]).to_text() for seed in (5, 5, 6)]
    assert texts[0] == texts[1] != texts[2]


def test_the_result_says_who_won() -> None:
    record, result = play_out(GAME, GAME.options(), 5, ["starter"])
    assert result.scores == record.scores
    assert result.by == "points"


def test_a_choice_together_is_answered_by_both_seats() -> None:
    record = play_game(GAME, GAME.options(rounds=1, doubling=False), 1, ["random"])
    assert [seat for seat, _ in record.actions] == [0, 1]


def test_random_bots_choose_the_same_with_and_without_an_observation() -> None:
    record = play_game(GAME, GAME.options(), 9, ["random"])
    bots = [RandomBot(GAME, stream(9, seat)) for seat in (0, 1)]
    state = GAME.start(seed=9)
    for seat, token in record.actions:
        assert GAME.actions.token(bots[seat].choose(Observation(state, seat))) == token
        state.act(seat, token)


def test_a_bot_is_not_moved_by_the_level_of_another() -> None:
    first = [play_game(GAME, GAME.options(), 3, ["random", other]).actions[0] for other in ("random", "starter")]
    assert first[0] == first[1]


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ([], ["starter"] * 3),
        (["random"], ["random"] * 3),
        (["random", "rookie"], ["random", "rookie", "random"]),
    ],
)
def test_too_few_bots_are_repeated_in_turn(bots: list[str], seated: list[str]) -> None:
    assert fill_seats(bots, 3) == seated


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadOption, match="no bot 'champion'; bots are: random"):
        play_game(GAME, GAME.options(), 1, ["champion"])


def test_streams_of_different_keys_differ() -> None:
    words = {stream(seed, *keys).bits() for seed in (0, 1) for keys in ((), (0,), (1,), (0, 0), (0, 1), (1, 0))}
    assert len(words) == 12


@pytest.mark.parametrize("bots", [["random"], ["rookie"], ["starter", "random"]])
@pytest.mark.parametrize("mode", ["quick", "draft", "solo", "tournament"])
def test_highlights_is_played_by_every_level(mode: str, bots: list[str]) -> None:
    game = load("highlights_2052")
    preset = game.mode(mode)
    assert preset is not None
    record = play_game(game, game.parse_options(preset.options), 11, bots)
    assert replay(Record.from_text(record.to_text()), game).over

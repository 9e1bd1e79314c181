"""Many games between bots."""

from hashlib import sha256

import pytest

from playcall.kernel import BadOption, UnknownGame
from playcall.lab.match import play_out
from playcall.lab.simulate import game_seed, simulate
from tests.cli.fake import GAME


def test_the_totals_are_those_of_the_single_games() -> None:
    played = [play_out(GAME, GAME.options(), game_seed(4, index), ["random", "starter"]) for index in range(30)]
    winners = [result.winner for _, result in played]
    summary = simulate("high_card", 30, 4, ["random", "starter"])
    assert summary.wins == [winners.count(0), winners.count(1)]
    assert summary.ties == winners.count(None)
    assert summary.decisions == sum(len(record.actions) for record, _ in played)
    assert summary.mean_scores == [round(sum(r.scores[seat] for _, r in played) / 30, 3) for seat in (0, 1)]
    assert summary.digest == sha256("".join(record.to_text() for record, _ in played).encode()).hexdigest()


def test_the_digest_depends_on_seed_bots_and_options() -> None:
    one = simulate("high_card", 5, 1, ["random"])
    others = [
        simulate("high_card", 5, 2, ["random"]),
        simulate("high_card", 5, 1, ["starter"]),
        simulate("high_card", 5, 1, ["random"], {"rounds": "2"}),
    ]
    assert simulate("high_card", 5, 1, ["random"]).digest == one.digest
    assert one.digest not in [other.digest for other in others]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate("high_card", 103, 0, ["random"], progress=heard.append)
    assert sum(heard) == 103
    assert len(heard) > 3


def test_seeds_of_games_fit_any_number_format_and_differ() -> None:
    seeds = [game_seed(1, index) for index in range(1000)]
    assert len(set(seeds)) == 1000
    assert max(seeds) < 2**53


def test_starters_sit_down_by_default() -> None:
    assert simulate("high_card", 1).bots == ["starter", "starter"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"games": 0}, "number of games must be at least 1, not 0"),
        ({"games": 1, "jobs": 0}, "number of jobs must be at least 1, not 0"),
        ({"games": 1, "bots": ["champion"]}, "no bot 'champion'"),
        ({"games": 1, "bots": ["random"] * 3}, "3 bots are named, but there are only 2 seats"),
        ({"games": 1, "options": {"rounds": "9"}}, "'rounds' cannot be '9'"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(BadOption, match=part):
        simulate("high_card", **arguments)  # type: ignore[arg-type]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess", 1)


def test_the_number_of_processes_does_not_matter() -> None:
    alone, together = (simulate("highlights_2052", 9, 3, ["random", "starter"], jobs=jobs) for jobs in (1, 2))
    assert together.digest == alone.digest
    assert (together.wins, together.ties, together.mean_scores) == (alone.wins, alone.ties, alone.mean_scores)
    assert together.decisions == alone.decisions


def test_solitaire_has_a_score_for_the_automatic_opponent() -> None:
    summary = simulate("highlights_2052", 3, 1, ["random"], {"mode": "solo"})
    assert summary.bots == ["random"]
    assert len(summary.wins) == len(summary.mean_scores) == 2

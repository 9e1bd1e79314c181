"""The chance to win in every game: it belongs to somebody, grows with points, and ends where the game ends."""

from __future__ import annotations

import msgspec
import pytest

from playcall.contract import Game, Outlook
from playcall.contract.winning import (
    Curve,
    chances,
    curve_of,
    ended,
    margin,
    outlook_of,
    points_of,
    shares,
    teams_at,
    win_chance,
)
from playcall.games import game_ids, load
from playcall.kernel import Chance, Observation, Result, replay
from playcall.lab import advising
from playcall.lab.bench import middle_of_play
from playcall.lab.match import play_game
from tests.cli.fake import GAME as HIGH_CARD

WITH_OUTLOOK = [game_id for game_id in game_ids() if type(load(game_id)).outlook is not Game.outlook]


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_chances_of_a_game(game_id: str) -> None:
    game = load(game_id)
    state = middle_of_play(game)
    seats = range(game.seat_count(game.options()))
    found = chances(game, state)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    for seat in seats:
        now, more, less = (win_chance(game, state, seat, points) for points in (0.0, 3.0, -3.0))
        assert now is not None
        assert more is not None
        assert less is not None
        assert 0 <= less < now < more <= 1
        assert game.win_chance(state, seat) == pytest.approx(now)
    assert curve_of(game.package).games > 100


@pytest.mark.parametrize("game_id", game_ids())
def test_somebody_has_won_in_the_end(game_id: str) -> None:
    game = load(game_id)
    state = replay(play_game(game, game.options(), 5, ["random"]), game)
    assert state.result is not None
    found = chances(game, state)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    if state.result.winner is not None:
        assert found[state.result.winner] == 1.0


def test_two_sides_follow_the_logistic_curve() -> None:
    ahead, behind = shares(Outlook((10.0, 7.0), 3.5), Curve(0.8, 0.5))
    assert ahead == pytest.approx(1 / (1 + 2.718281828 ** (-0.8 * 3 / 2)))
    assert ahead + behind == pytest.approx(1)


SHARED = {"form": "shared", "length": "short", "team_cards": "3", "listed": "on"}


@pytest.mark.parametrize("players", [3, 4])
def test_partners_have_the_chance_of_their_team(players: int) -> None:
    game = load("gridiron_fantasy")
    state = game.start(game.parse_options({**SHARED, "players": str(players)}), 3)
    while game.outlook(state) is None:
        state.apply(state.to_move(), state.legal(state.to_move())[0])
    teams = teams_at(state, players)
    found, outlook = chances(game, state), outlook_of(game, state)
    assert found is not None
    assert outlook is not None
    best = dict(zip(teams, outlook.expected, strict=True))
    [one, other] = shares(Outlook((best[0], best[1]), outlook.left), curve_of(game.package))
    [raised, _] = shares(Outlook((best[0] + 3, best[1]), outlook.left), curve_of(game.package))
    assert found == pytest.approx([(one, other)[team] for team in teams])
    for seat in (0, 1):
        assert game.win_chance(state, seat) == pytest.approx(one)
        assert game.win_chance(state, seat, 3.0) == pytest.approx(raised)
        assert margin(game, state, seat) == pytest.approx(best[0] - best[1])


def test_teams_that_tie_share_the_win() -> None:
    tie = Result((7, 7, 7), None, "a draw", "GF-13.9")
    assert ended(tie, (0, 0, 1)) == [0.5, 0.5, 0.5]
    assert ended(tie) == pytest.approx([1 / 3] * 3)
    assert ended(Result((7, 7, 3), None, "a draw", ""), (0, 0, 1)) == [1.0, 1.0, 0.0]


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_what_is_held_adds_what_it_is_worth(game_id: str) -> None:
    game = load(game_id)
    state = middle_of_play(game)
    plain, counted = game.outlook(state), outlook_of(game, state)
    assert plain is not None
    assert counted is not None
    assert set(curve_of(game.package).points) == set(game.holdings)
    for seat, held in enumerate(plain.holdings):
        more = sum(points * number for points, number in zip(points_of(type(game)), held, strict=True))
        assert counted.expected[seat] == pytest.approx(plain.expected[seat] + more)
    if game.holdings:
        assert any(number for held in plain.holdings for number in held)


def test_a_game_without_an_outlook_tells_nothing() -> None:
    state = HIGH_CARD.start(seed=1)
    assert chances(HIGH_CARD, state) is None
    assert win_chance(HIGH_CARD, state, 0) is None
    assert margin(HIGH_CARD, state, 0) is None


def test_hints_believe_the_coach_as_far_as_it_has_proved_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same position, with a coach whose differences are all true, half true and not true at all."""
    game = load("masters_gridiron")
    state = game.start(game.parse_options({"deck1": "EAS", "deck2": "ASH"}), 3)
    spreads = []
    for credence in (1.0, 0.5, 0.0):
        curve = msgspec.structs.replace(curve_of(game.package), credence=credence)
        monkeypatch.setattr(advising, "curve_of", lambda _, curve=curve: curve)
        found = advising.advise(game, Observation(state, state.to_move()), Chance.of(1), 2, explain=False)
        spreads.append(found.options[0].share - found.options[-1].share)
    assert spreads[0] > spreads[1] > spreads[2] == 0

"""The review of a game: its parts add up, from what the seat could know, and it turns where it really turned."""

from __future__ import annotations

import pytest

from playcall.bots.levels import plan_of
from playcall.contract import Game
from playcall.contract.winning import curve_of
from playcall.games import game_ids, load
from playcall.kernel import Record, steps
from playcall.lab.match import play_game
from playcall.lab.review import given_back, review
from tests.cli.fake import GAME as HIGH_CARD

WITH_OUTLOOK = [game_id for game_id in game_ids() if type(load(game_id)).outlook is not Game.outlook]


PAUSE = {"highlights_2052": 0.02}
"""What a halftime at which nobody can tell the chance to win may bring: it is nobody's."""


def record_of(game: Game, seed: int, *bots: str) -> Record:
    return play_game(game, game.options(), seed, bots)


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_luck_and_choices_add_up_to_what_happened(game_id: str) -> None:
    game = load(game_id)
    record = record_of(game, 11, "starter", "random")
    found = review(game, record)
    assert found.plies == len(record.actions)
    ends = []
    for one in found.reviews:
        assert len(one.curve) > 5
        moved = one.curve[-1].chance - one.curve[0].chance
        assert one.own + one.others + one.luck == pytest.approx(moved, abs=PAUSE.get(game_id, 0.01))
        assert one.own <= 0 <= one.others
        assert all(a.ply < b.ply for a, b in zip(one.curve, one.curve[1:], strict=False))
        sizes = [abs(swing.after - swing.before) for swing in one.turning_points]
        assert sizes == sorted(sizes, reverse=True)
        for swing in one.turning_points:
            assert swing.own + swing.others + swing.luck == pytest.approx(swing.after - swing.before, abs=0.001)
        ends.append(one.curve[-1].chance)
    assert sum(ends) == pytest.approx(1)
    starter, careless = found.reviews[:2]
    assert careless.own < starter.own, "Random choices cost more than those of the coach."
    alike = 0.98 if plan_of("starter", game.package).misjudges == 0 else 0.75
    assert starter.agreed >= alike * starter.decisions, "It has imagined other hidden cards than the review, no more."
    assert careless.agreed < careless.decisions
    assert careless.thoughts


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_no_part_is_larger_than_what_could_happen(game_id: str) -> None:
    """However the coach judges single choices: nobody gives away more than there was, nor is given more than all."""
    game = load(game_id)
    for one in review(game, record_of(game, 7, "random", "random")).reviews:
        assert -1 <= one.own <= 0 <= one.others <= 1
        assert -1 <= one.luck <= 1
        for swing in one.turning_points:
            assert -swing.before <= swing.own <= 0
            assert -1 <= swing.luck <= 1
            assert swing.before + swing.own + swing.others <= 1.001


@pytest.mark.parametrize(
    ("own", "others", "matches", "both"),
    [(-0.4, 0.9, 1, 0.0), (-1.3, 1.2, 1, 0.3), (-1.3, 0.1, 1, 0.1), (-1.3, 1.2, 2, 0.0), (-1.3, -0.2, 1, 0.0)],
)
def test_mistakes_on_both_sides_beyond_a_whole_match_cancel_out(
    own: float, others: float, matches: int, both: float
) -> None:
    assert given_back(own, others, matches) == pytest.approx(both)


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_a_review_is_the_same_every_time_and_for_one_seat(game_id: str) -> None:
    game = load(game_id)
    record = record_of(game, 3, "starter", "random")
    record.actions = record.actions[:60]
    record.scores = None
    assert review(game, record) == review(game, record)
    [one] = review(game, record, 1).reviews
    assert one.seat == 1


def test_a_lopsided_game_turns_where_it_was_thrown_away() -> None:
    """A Starter plays both sides of Highlights until one side makes the worst choice it has, at the worst time."""
    game = load("highlights_2052")
    record = record_of(game, 4, "starter")
    dear = dearest(game, record)
    assert dear is not None
    ply, token, cost = dear
    assert cost > 0.05
    seat = record.actions[ply][0]
    spoilt = Record.begin(game, game.options(), 4, ["starter", "starter"])
    spoilt.actions = [*record.actions[:ply], (seat, token)]
    found = review(game, finished(game, spoilt), seat).reviews[0]
    assert found.thoughts[0].ply == ply + 1
    assert found.thoughts[0].cost == pytest.approx(cost, abs=0.03)
    assert found.own == pytest.approx(-cost, abs=0.03)


def dearest(game: Game, record: Record) -> tuple[int, str, float] | None:
    """The ply in the second half of the game at which one option is worst compared with the best."""
    found = None
    for ply, state in steps(record, game):
        seat = state.to_move()
        if ply < len(record.actions) // 2 or seat < 0 or game.win_chance(state, seat) is None:
            continue
        advice = game.coach.advise(state.clone(), seat)
        best, worst = advice[0], advice[-1]
        credence = curve_of(game.package).credence
        now, then = (game.win_chance(state, seat, credence * (option.worth - best.worth)) for option in (best, worst))
        assert now is not None
        assert then is not None
        if found is None or now - then > found[2]:
            found = ply, game.actions.token(worst.action), now - then
    return found


def finished(game: Game, record: Record) -> Record:
    """The game played on by Starters."""
    from playcall.bots import make_bot
    from playcall.kernel import Observation, replay
    from playcall.lab.match import stream

    state = replay(record, game)
    bots = [make_bot("starter", game, stream(9, seat)) for seat in (0, 1)]
    while (seat := state.to_move()) >= 0:
        action = bots[seat].choose(Observation(state, seat))
        record.actions.append((seat, game.actions.token(action)))
        state.apply(seat, action)
    assert state.result is not None
    record.scores = state.result.scores
    return record


def test_partners_live_through_the_same_game() -> None:
    """They share the chance of their team, and what one gives away is taken from the other."""
    game = load("gridiron_fantasy")
    mode = game.mode("shared")
    assert mode is not None
    record = play_game(game, game.parse_options(mode.options), 3, ["starter", "random", "starter", "starter"])
    record.actions, record.scores = record.actions[:240], None
    one, careless, other, _ = review(game, record).reviews
    assert len(one.curve) > 3
    assert one.curve == careless.curve
    assert [point.chance for point in one.curve] == pytest.approx([1 - point.chance for point in other.curve], abs=1e-3)
    assert careless.own < -0.05
    assert one.others == pytest.approx(careless.own, abs=0.01)
    assert other.others == pytest.approx(-careless.own, abs=0.01)


@pytest.mark.parametrize("mode", ["tournament", "solo"])
def test_seats_that_wait_are_not_charged(mode: str) -> None:
    """Between the matches of a tournament nothing is at stake; in solitaire there is nobody else to blame."""
    game = load("highlights_2052")
    options = game.parse_options({"mode": mode})
    record = play_game(game, options, 2, ["random"])
    for one in review(game, record).reviews:
        matches = sum(point.ply for point in one.curve) and len(one.curve) / 17
        assert -2.5 * matches < one.own <= 0
        assert one.others == 0 or mode == "tournament"


def test_the_quick_start_of_sport_jockeys_is_followed_play_by_play() -> None:
    game = load("sport_jockeys")
    options = game.parse_options({"mode": "quick"})
    found = review(game, play_game(game, options, 2, ["random"]))
    assert len(found.reviews[0].curve) > 8


def test_a_game_without_an_outlook_has_no_curve_but_its_end() -> None:
    found = review(HIGH_CARD, record_of(HIGH_CARD, 1, "starter"))
    assert [point.ply for point in found.reviews[0].curve] == [found.plies]
    assert found.reviews[0].decisions == 0


def test_what_is_hidden_from_a_seat_does_not_change_its_review() -> None:
    """A review of the past does not depend on the cards to come."""
    game = load("sport_jockeys")
    record = record_of(game, 6, "starter")
    short = Record(**{name: getattr(record, name) for name in record.__struct_fields__})
    short.actions, short.scores = record.actions[:50], None
    whole, part = review(game, record, 0).reviews[0], review(game, short, 0).reviews[0]
    assert whole.curve[: len(part.curve)] == part.curve

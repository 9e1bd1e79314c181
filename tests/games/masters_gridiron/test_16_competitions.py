"""MG-16  What competitions take from a game."""

from __future__ import annotations

import dataclasses

import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.decks import deck_code
from playcall.games.masters_gridiron.decks.check import check_deck
from playcall.games.masters_gridiron.events import GameOver
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.table import POINTS
from playcall.games.masters_gridiron.zones import OFF_HAND, PB_HAND
from playcall.kernel import BadOption, Chance, Observation
from tests.games.masters_gridiron.story import Season, options, random_play, start


@pytest.mark.rule("MG-16.1")
@pytest.mark.parametrize(("spread", "winner"), [("off", 0), ("on", 1)])
def test_a_game_gives_the_straight_result_or_that_against_the_spread(spread: str, winner: int) -> None:
    tale = Season(16, (21, 20), spread=spread)
    tale.s.payrolls = [121, 104]
    tale.turn("stop")
    assert tale.s.result
    assert (tale.s.result.winner, tale.s.result.scores) == (winner, (21, 20))


@pytest.mark.rule("MG-16.2")
def test_everything_a_competition_fixes_is_an_option_and_the_rest_has_a_default() -> None:
    fixed = {"deck1": "EAS", "deck2": "ASH", "visitor": "seat2", "stock_form": "basic", "cap": "130", "spread": "on"}
    chosen = options(**fixed)
    expected = {"deck1": "EAS", "deck2": "ASH", "visitor": "seat2", "stock_form": "basic", "cap": 130, "spread": True}
    for field in dataclasses.fields(Options):
        assert getattr(chosen, field.name) == expected.get(field.name, getattr(Options(), field.name))


@pytest.mark.rule("MG-16.3")
def test_in_an_exclusive_pool_a_player_is_in_one_deck_only() -> None:
    deck = GAME.named_deck("EAS", options())._replace(stock=-1)
    assert check_deck(deck, options(cap="0")) == []
    problems = check_deck(deck, options(), taken=[deck.offence[0]])
    assert problems[-1].code == "not_owned"
    assert problems[-1].rule == "MG-16.3"
    assert [p.code for p in problems] == ["over_cap", "not_owned"]


@pytest.mark.rule("MG-16.3")
def test_two_decks_of_an_exclusive_pool_are_checked_together() -> None:
    GAME.check_options(options(deck1="EAS", deck2="EAS"))
    with pytest.raises(BadOption, match=r"deck2.*not_owned"):
        GAME.check_options(options(deck1="EAS", deck2="EAS", exclusive_pool="on"))
    GAME.check_options(options(deck1="EAS", deck2="ASH", exclusive_pool="on"))


@pytest.mark.rule("MG-16.3")
@pytest.mark.parametrize(
    ("settings", "picks"),
    [({}, ["team EAS"]), ({"deck1": "EAS"}, []), ({"deck2": "EAS"}, [])],
)
def test_a_taken_team_can_not_be_picked(settings: dict[str, str], picks: list[str]) -> None:
    for pool, allowed in (("off", True), ("on", False)):
        state = GAME.start(options(exclusive_pool=pool, **settings), 1)
        for pick in picks:
            state.act(state.to_move(), pick)
        offered = [GAME.actions.token(action) for action in state.legal(state.to_move())]
        assert ("team EAS" in offered) is allowed
        assert "team ASH" in offered


@pytest.mark.rule("MG-16.3")
def test_a_team_with_a_player_of_the_other_deck_can_not_be_picked() -> None:
    deck = GAME.named_deck("EAS", options())._replace(stock=-1)
    quarterback = GAME.named_deck("ASH", options()).offence[0]
    mixed = deck._replace(offence=(quarterback, *deck.offence[1:]))
    state = GAME.start(options(deck1=deck_code(mixed), cap="0", exclusive_pool="on"), 1)
    offered = [GAME.actions.token(action) for action in state.legal(1)]
    assert {"team EAS", "team ASH"}.isdisjoint(offered)
    assert len(offered) == 30


@pytest.mark.rule("MG-16.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_result_record_holds_everything(seed: int) -> None:
    tale = random_play(start(seed, spread="on"), seed=seed)
    [record] = tale.told(GameOver)
    s = tale.s
    assert record.scores == tuple(s.scores)
    for seat in (0, 1):
        spots = [POINTS[letter] for letter in record.outcomes[seat]]
        assert len(spots) >= 8
        assert sum(spots) + sum(POINTS[letter] for letter in record.defence_scores[seat]) == record.scores[seat]
        marks = [letter for letter in record.outcomes[seat] + record.defence_scores[seat] if letter in "CM"]
        assert (record.conversions[seat], record.converted[seat]) == (len(marks), marks.count("C"))
    assert (record.periods, record.visitor) == (s.period, s.visitor)
    straight = -1 if s.scores[0] == s.scores[1] else int(s.scores[1] > s.scores[0])
    assert (record.winner, record.favourite, record.spread_tenths > 0) == (straight, 0, True)
    assert s.result
    assert record.spread_winner == (-1 if s.result.winner is None else s.result.winner)


@pytest.mark.rule("MG-16.5")
def test_there_are_two_seats_in_every_mode_and_no_draft() -> None:
    assert GAME.seats == (2, 2)
    assert {GAME.seat_count(options(**dict(mode.options))) for mode in GAME.modes} == {2}
    assert not any("draft" in verb.name or "season" in verb.name for verb in GAME.actions.verbs)


@pytest.mark.rule("MG-16.5")
def test_a_bot_sees_what_a_person_in_its_seat_would_see() -> None:
    """It is shown an observation of its seat: the view of a person, and positions that fit that view."""
    tale = random_play(start(4), lambda s: s.turn == 5)
    seat = tale.s.to_move()
    seen = Observation(tale.s, seat)
    assert seen.view() == tale.view(seat)
    hands = {tuple(seen.imagine(Chance.of(n)).zones[PB_HAND(1 - seat)]) for n in range(10)}
    assert len(hands) > 5
    for n in range(5):
        assert seen.imagine(Chance.of(n)).zones[OFF_HAND(seat)] == tale.zone(OFF_HAND, seat)

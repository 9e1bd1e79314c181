"""FH-12  Setup: pairs, coin, sides, teams and decks."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import CoinFlipped
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import HANDS, PACKS, PLAY_DECK, PLAYBOOK, ROSTER
from playcall.kernel import BadOption
from tests.games.highlights_2052.story import Tale, first_half, options, start

TEAMS = [team.id for team in GAME.teams]
SEEDS = range(12)


def chosen(option: int, order: str, **settings: str) -> Tale:
    """A new game in which this seat has the Option and chooses this order."""
    for seed in SEEDS:
        tale = start(seed, GAME, **settings).act("heads")
        if tale.asked_seats == [option]:
            return tale.act(order)
    raise AssertionError("no coin gave that seat the Option")


def team_of(tale: Tale, side: int) -> str:
    return TEAMS[tale.s.teams[side]]


def sets_of(tale: Tale, cards: list[int]) -> dict[str, int]:
    """How many cards of each set."""
    kinds: list[str] = [tale.s.cards[card].set for card in cards]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


@pytest.mark.rule("FH-12.1")
def test_a_game_is_for_a_pair_and_two_pairs_play_two_games() -> None:
    assert GAME.seat_count(options()) == 2
    one, other = first_half(), first_half()
    before = other.s.to_json()
    one.play_on("Halftime.cut", "no kick")
    assert one.s.to_json() != before
    assert other.s.to_json() == before


@pytest.mark.rule("FH-12.2")
def test_both_markers_start_on_the_start_space_with_no_points() -> None:
    tale = first_half()
    assert tale.s.ball == [45, 45]
    assert tale.scores == (0, 0)


@pytest.mark.rule("FH-12.3")
def test_seat_1_calls_the_coin_before_the_flip() -> None:
    tale = start()
    assert tale.asked_seats == [1]
    assert tale.options() == ["heads", "tails"]
    assert not tale.told(CoinFlipped)


@pytest.mark.rule("FH-12.3")
@pytest.mark.parametrize("call", ["heads", "tails"])
def test_a_right_call_has_the_option_and_a_wrong_one_gives_it_away(call: str) -> None:
    landed = set()
    for seed in SEEDS:
        tale = start(seed).act(call)
        [flip] = tale.told(CoinFlipped)
        landed.add(flip.landed)
        assert tale.asked_seats == [1 if flip.landed == call else 0]
    assert landed == {"heads", "tails"}


@pytest.mark.rule("FH-12.4")
@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize("order", ["start", "home"])
def test_the_option_decides_who_is_visitor_and_begins(option: int, order: str) -> None:
    tale = chosen(option, order, teams="haulers,sentinels")
    visitor = option if order == "start" else 1 - option
    assert tale.s.seats == [visitor, 1 - visitor]
    tale.play_on("Half.first_card", "place none")
    assert tale.asked_seats == [visitor]
    tale.play_on("Half.set_audibles", "no kick").play_on("Half.first_card", "place none")
    assert tale.asked_seats == [1 - visitor]


@pytest.mark.rule("FH-12.4", "FH-13.4", "FH-17.3")
def test_the_visitor_drafts_first_before_the_game_and_home_at_halftime() -> None:
    tale = chosen(0, "home", setup="draft", halftime_draft="open").play_on("DisplayDraft.take_one")
    assert tale.asked_seats == [1]
    tale.play_on("Half.first_card").play_on("DisplayDraft.take_one", "no kick")
    assert tale.asked_seats == [0]


@pytest.mark.rule("FH-12.5")
def test_home_picks_a_team_first_then_the_visitor_from_the_rest() -> None:
    tale = chosen(0, "start")
    assert tale.asked_seats == [1]
    assert tale.options() == [f"team {team}" for team in TEAMS]
    tale.act("team haulers")
    assert tale.asked_seats == [0]
    assert tale.options() == [f"team {team}" for team in TEAMS if team != "haulers"]
    tale.act("team sentinels")
    assert (team_of(tale, VISITOR), team_of(tale, HOME)) == ("sentinels", "haulers")


@pytest.mark.rule("FH-12.5")
def test_agreed_teams_are_visitor_then_home_and_nobody_picks() -> None:
    tale = chosen(0, "home", teams="haulers,sentinels")
    assert tale.asked == "Half.set_audibles"
    assert (team_of(tale, VISITOR), team_of(tale, HOME)) == ("haulers", "sentinels")


@pytest.mark.rule("FH-12.5")
@pytest.mark.parametrize("teams", ["haulers", "haulers,haulers", "haulers,nobody", "haulers,sentinels,switchbacks"])
def test_agreed_teams_must_be_two_that_exist(teams: str) -> None:
    with pytest.raises(BadOption):
        options(teams=teams)


@pytest.mark.rule("FH-12.6")
def test_a_quick_start_has_two_whole_teams_and_thirty_five_play_cards() -> None:
    tale = first_half(teams="haulers,sentinels")
    for side, name in ((VISITOR, "haulers"), (HOME, "sentinels")):
        cards = tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side)
        assert {tale.s.cards[card].team for card in cards} == {name}
        assert sets_of(tale, cards) == {"star": 5, "team": 10}
    assert sets_of(tale, tale.zone(PLAY_DECK)) == {"play": 35}


@pytest.mark.rule("FH-12.6")
def test_the_play_deck_is_shuffled() -> None:
    decks = {tuple(first_half(seed).zone(PLAY_DECK)) for seed in SEEDS}
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("FH-12.7")
def test_a_draft_starts_from_five_stars_and_a_deck_of_seventy_five() -> None:
    tale = chosen(0, "start", setup="draft", teams="haulers,sentinels")
    for side, name in ((VISITOR, "haulers"), (HOME, "sentinels")):
        assert sets_of(tale, tale.zone(ROSTER, side)) == {"star": 5}
        assert {tale.s.cards[card].team for card in tale.zone(ROSTER, side)} == {name}
    assert tale.asked == "PackDraft.pick"
    pool = tale.zone(PLAY_DECK) + tale.zone(PACKS, VISITOR) + tale.zone(PACKS, HOME)
    assert sets_of(tale, pool) == {"play": 35, "team": 40}

"""FH-21  The basic game, and tournaments."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import ActionTurned, CoinFlipped, FixtureBegins, MatchOver
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import CLUB, CLUB_INJURED, HANDS, LEAGUE_PACKS, PLAY_DECK, PLAYBOOK
from tests.games.highlights_2052.story import (
    IDLE,
    Scene,
    Tale,
    at_kick_off,
    end_game,
    kick_off,
    options,
    random_play,
    skip_to,
    start,
    two_ended,
)


def team_of(tale: Tale, side: int) -> list[int]:
    """The fifteen cards a side brings into a half, at its kick-off."""
    return sorted(tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side))


def games(tale: Tale) -> list[str]:
    """The fixtures so far as `visitor@home`, by seed."""
    seed = {seat: str(place + 1) for place, seat in enumerate(tale.s.order)}
    return [f"{seed[game.visitor]}@{seed[game.home]}" for game in tale.told(FixtureBegins)]


def second_half(s: Table) -> bool:
    return s.half == 2 and s.situation() == "Half.set_audibles"


# The basic game -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-21.1")
def test_the_basic_game_has_two_seats_and_no_injuries() -> None:
    assert GAME.seat_count(options()) == 2
    scene = Scene("R C 10", "R {L1} NO_GAIN", injury=True).no_kick()
    assert "injury" not in [event.purpose for event in scene.told(ActionTurned)]
    hurt = Scene("R C 10", "R {L1} NO_GAIN", injury=True, injuries="on").no_kick()
    assert [event.purpose for event in hurt.told(ActionTurned)] == ["injury"]


@pytest.mark.rule("FH-21.1")
def test_two_groups_of_two_play_two_separate_games() -> None:
    one, other = start(1), start(2)
    before = other.s.to_json()
    random_play(one, lambda s: False)
    assert one.s.over
    assert other.s.to_json() == before


# The cup --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-21.2")
@pytest.mark.parametrize("players", range(4, 9))
def test_whoever_loses_is_out_and_the_last_one_standing_wins(players: int) -> None:
    tale = kick_off(players, mode="tournament", players=str(players))
    while not tale.s.over:
        end_game(tale, (10, 3) if len(tale.told(FixtureBegins)) % 2 else (0, 2))
    fixtures, ends = tale.told(FixtureBegins), tale.told(MatchOver)
    losers = [f.home if e.scores[0] > e.scores[1] else f.visitor for f, e in zip(fixtures, ends, strict=True)]
    assert len(losers) == len(set(losers)) == players - 1
    assert tale.s.result is not None
    assert {tale.s.result.winner} == set(range(players)) - set(losers)


@pytest.mark.rule("FH-21.2")
def test_a_tournament_is_played_with_injuries() -> None:
    assert options(mode="tournament").with_injuries
    assert not options(mode="tournament", injuries="off").with_injuries


@pytest.mark.rule("FH-21.2")
def test_a_tournament_game_goes_on_until_it_has_a_winner() -> None:
    tale = kick_off(mode="tournament")
    for card in range(len(tale.s.cards)):
        tale.write_card(card, two_ended(IDLE))
    random_play(skip_to(tale, "overtime", (3, 3)), lambda s: s.overtime_round == 3)
    assert (tale.s.overtime_round, tale.told(MatchOver)) == (3, [])
    random_play(tale, at_kick_off)
    assert tale.told(MatchOver)[0].winner in (0, 1, 2, 3)


@pytest.mark.rule("FH-21.3")
@pytest.mark.parametrize(("players", "teams"), [(4, 4), (5, 8), (8, 8)])
def test_every_four_players_have_another_copy_of_the_teams(players: int, teams: int) -> None:
    tale = start(mode="tournament", players=str(players))
    assert len(tale.options()) == teams
    assert ("team haulers-2" in tale.options()) is (teams == 8)


@pytest.mark.rule("FH-21.3")
def test_nobody_plays_the_same_copy_of_a_team() -> None:
    tale = start(mode="tournament", players="8").act("team haulers")
    assert "team haulers" not in tale.options()
    random_play(tale, at_kick_off)
    rosters = [tale.zone(CLUB, seat) for seat in range(8)] + [team_of(tale, side) for side in (VISITOR, HOME)]
    cards = [card for roster in rosters for card in roster]
    assert len(cards) == len(set(cards)) == 8 * 15


@pytest.mark.rule("FH-21.4")
def test_seeds_are_drawn_at_random() -> None:
    draws = {tuple(start(seed, mode="tournament").s.order) for seed in range(20)}
    assert len(draws) > 5
    assert all(sorted(draw) == [0, 1, 2, 3] for draw in draws)


@pytest.mark.rule("FH-21.4")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (4, "4@1 3@2 2@1"),
        (5, "5@4 4@1 3@2 2@1"),
        (6, "5@4 6@3 4@1 3@2 2@1"),
        (7, "5@4 6@3 7@2 4@1 3@2 2@1"),
        (8, "8@1 5@4 6@3 7@2 4@1 3@2 2@1"),
    ],
)
def test_the_bracket_when_every_favourite_wins(players: int, expected: str) -> None:
    tale = kick_off(mode="tournament", players=str(players))
    while not tale.s.over:
        end_game(tale, (0, 7))
    assert " ".join(games(tale)) == expected
    assert not tale.told(CoinFlipped)


@pytest.mark.rule("FH-21.4")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (4, "4@1 3@2 4@3"),
        (5, "5@4 5@1 3@2 5@3"),
        (6, "5@4 6@3 5@1 6@2 6@5"),
        (7, "5@4 6@3 7@2 5@1 7@6 7@5"),
        (8, "8@1 5@4 6@3 7@2 8@5 7@6 8@7"),
    ],
)
def test_the_bracket_when_every_outsider_wins(players: int, expected: str) -> None:
    tale = kick_off(mode="tournament", players=str(players))
    while not tale.s.over:
        end_game(tale, (7, 0))
    assert " ".join(games(tale)) == expected


# Rosters --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-21.5")
def test_in_a_tournament_everybody_keeps_a_pre_built_team() -> None:
    tale = kick_off(mode="tournament")
    while not tale.s.over:
        for side, seat in enumerate(tale.s.seats):
            assert team_of(tale, side) == sorted(GAME.team_cards(tale.s.club_teams[seat]))
        end_game(tale, (7, 0))


@pytest.mark.rule("FH-21.5")
def test_with_league_draft_a_tournament_drafts_its_rosters() -> None:
    tale = random_play(start(mode="tournament", roster="league_draft"), lambda s: s.situation() != "Rosters.pick_team")
    assert (tale.asked, len(tale.zone(LEAGUE_PACKS, 0)), len(tale.zone(CLUB, 0))) == ("PairDraft.pick", 11, 5)


@pytest.mark.rule("FH-21.6")
def test_halftime_changes_last_for_the_game_only() -> None:
    tale = kick_off(mode="league", players="2", roster="starter", injuries="off")
    before = {seat: team_of(tale, side) for side, seat in enumerate(tale.s.seats)}
    random_play(tale, second_half)
    assert any(team_of(tale, side) != before[seat] for side, seat in enumerate(tale.s.seats))
    random_play(tale, at_kick_off)
    assert {seat: team_of(tale, side) for side, seat in enumerate(tale.s.seats)} == before


@pytest.mark.rule("FH-21.6")
def test_with_keep_adjustments_the_second_half_is_the_next_roster() -> None:
    tale = kick_off(mode="league", players="2", roster="starter", injuries="off", keep_adjustments="on")
    random_play(tale, second_half)
    adjusted = {seat: team_of(tale, side) for side, seat in enumerate(tale.s.seats)}
    random_play(tale, at_kick_off)
    assert {seat: team_of(tale, side) for side, seat in enumerate(tale.s.seats)} == adjusted


@pytest.mark.rule("FH-21.6")
@pytest.mark.parametrize("missed", [0, 1, 3])
def test_an_injury_is_counted_in_the_teams_own_games(missed: int) -> None:
    tale = kick_off(mode="league", players="4", roster="starter")
    seat, card = tale.s.seats[HOME], tale.zone(HANDS, HOME)[0]
    tale.s.hurt, tale.s.hurt_games = [card], [missed]
    present = []
    for _ in range(11):
        end_game(tale, (3, 3))
        if seat in tale.s.seats:
            present.append(card in team_of(tale, tale.s.seats.index(seat)))
    assert present == [False] * missed + [True] * (5 - missed)


@pytest.mark.rule("FH-21.6")
def test_a_place_left_by_an_injury_is_filled_for_the_game_only() -> None:
    tale = kick_off(mode="league", players="2", roster="starter")
    seat, card = tale.s.seats[HOME], tale.zone(HANDS, HOME)[0]
    roster = team_of(tale, HOME)
    tale.s.hurt, tale.s.hurt_games = [card], [1]
    end_game(tale, (3, 3))
    assert tale.zone(CLUB_INJURED, seat) == [card]
    assert len(set(team_of(tale, tale.s.seats.index(seat))) - set(roster)) == 1
    end_game(tale, (3, 3))
    assert team_of(tale, tale.s.seats.index(seat)) == roster


@pytest.mark.rule("FH-21.6")
def test_with_keep_adjustments_a_healed_card_is_added_and_the_roster_cut_to_fifteen() -> None:
    tale = kick_off(mode="league", players="2", roster="starter", injuries="off", keep_adjustments="on")
    seat, card = tale.s.seats[HOME], tale.zone(HANDS, HOME)[0]
    tale.s.hurt, tale.s.hurt_games = [card], [0]
    random_play(tale, second_half)
    adjusted = team_of(tale, HOME)
    assert card not in adjusted
    skip_to(tale, "finish", (0, 0))
    assert (tale.asked, tale.asked_seats) == ("CutToFifteen.cut", [seat])
    assert sorted(tale.options()) == sorted(f"cut {GAME.card_id('play', kept)}" for kept in [*adjusted, card])
    tale.act(tale.options()[3])
    assert at_kick_off(tale.s)
    assert len(team_of(tale, tale.s.seats.index(seat))) == 15


@pytest.mark.rule("FH-21.7")
@pytest.mark.parametrize(("players", "deck"), [(4, 75 - 40), (6, 150 - 60), (8, 150 - 80)])
def test_the_play_deck_of_a_league_game_is_what_is_on_nobodys_roster(players: int, deck: int) -> None:
    tale = kick_off(mode="league", players=str(players), injuries="off")
    assert len(tale.zone(PLAY_DECK)) == deck
    assert {tale.s.cards[card].set for card in tale.zone(PLAY_DECK)} == {"team", "play"}
    owned = {card for seat in range(players) for card in tale.zone(CLUB, seat)} | {*team_of(tale, 0), *team_of(tale, 1)}
    assert not owned & set(tale.zone(PLAY_DECK))
    random_play(random_play(tale, second_half), at_kick_off)
    assert len(tale.zone(PLAY_DECK)) == deck


@pytest.mark.rule("FH-21.7")
@pytest.mark.parametrize("players", ["4", "8"])
def test_with_pre_built_teams_it_is_the_play_cards_of_one_copy(players: str) -> None:
    tale = kick_off(mode="tournament", players=players)
    for _ in range(2):
        assert sorted(tale.zone(PLAY_DECK)) == sorted(GAME.play_deck(False))
        end_game(tale, (7, 0))

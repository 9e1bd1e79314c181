"""FH-22  League campaigns: the draft, the season, the playoffs."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.actions import PAIRS
from playcall.games.highlights_2052.events import CoinFlipped, FixtureBegins, HalfBegins, MatchOver, Standings
from playcall.games.highlights_2052.rules.season import Fixture, round_robin, standings
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import CLUB, LEAGUE_PACKS, POOL
from tests.games.highlights_2052.story import (
    IDLE,
    Tale,
    end_game,
    kick_off,
    options,
    random_play,
    skip_to,
    start,
    two_ended,
)


def at_draft(s: Table) -> bool:
    return s.situation() == "PairDraft.pick"


def season(players: int, scores: tuple[int, int] = (0, 7), **settings: str) -> Tale:
    """A whole season in which every game ends so; stops at the kick-off of the first playoff game."""
    tale = kick_off(1, mode="league", players=str(players), **settings)
    while tale.told(Standings) == []:
        end_game(tale, scores)
    return tale


def game(visitor: int, home: int, score: str, touchdowns: tuple[int, int] = (0, 0)) -> Fixture:
    points = [int(number) for number in score.split("-")]
    winner = -1 if points[0] == points[1] else visitor if points[0] > points[1] else home
    return Fixture(visitor, home, points[0], points[1], *touchdowns, winner)


def level_overtime(tale: Tale) -> Tale:
    """The game in hand goes to an overtime in which nothing can happen."""
    for card in range(len(tale.s.cards)):
        tale.write_card(card, two_ended(IDLE))
    return skip_to(tale, "overtime", (3, 3))


# The draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-22.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_and_more_play_a_season_and_then_playoffs(players: int) -> None:
    tale = season(players)
    while not tale.s.over:
        end_game(tale, (0, 7))
    stages = Counter(event.stage for event in tale.told(FixtureBegins))
    assert stages["season"] == players * (players - 1) // (1 if players <= 5 else 2)
    assert (stages["semi-final"], stages["final"]) == (2 if players >= 4 else 0, 1)


@pytest.mark.rule("FH-22.1")
def test_a_league_is_played_with_injuries() -> None:
    assert options(mode="league").with_injuries
    assert not options(mode="league", injuries="off").with_injuries


@pytest.mark.rule("FH-22.2")
def test_stars_are_picked_in_random_order() -> None:
    tale = start(mode="league", players="3")
    asked = []
    for _ in range(3):
        asked += tale.asked_seats
        tale.act(tale.options()[0])
    assert asked == tale.s.order
    assert len({tuple(start(seed, mode="league").s.order) for seed in range(20)}) > 5
    for seat in range(3):
        assert tale.zone(CLUB, seat) == GAME.team_cards(tale.s.club_teams[seat])[:5]


@pytest.mark.rule("FH-22.2")
def test_five_picks_of_two_from_eleven_cards() -> None:
    tale = random_play(start(mode="league"), at_draft)
    counts = []
    while at_draft(tale.s):
        assert tale.asked_seats == [0, 1, 2, 3]
        counts.append([len(tale.options(seat)) for seat in range(4)])
        tale.act(*(f"{seat}: pair 1 2" for seat in range(4)))
    assert counts == [[55] * 4, [36] * 4, [21] * 4, [10] * 4, [3] * 4]


@pytest.mark.rule("FH-22.2")
def test_packs_go_to_the_left_without_the_two_cards_taken() -> None:
    tale = random_play(start(mode="league"), at_draft)
    packs = [tale.zone(LEAGUE_PACKS, seat)[:] for seat in range(4)]
    tale.act("0: pair 1 2", "1: pair 3 11", "2: pair 1 11", "3: pair 10 11")
    taken = [(0, 1), (2, 10), (0, 10), (9, 10)]
    for seat, pair in enumerate(taken):
        assert tale.zone(CLUB, seat)[5:] == [packs[seat][place] for place in pair]
        left = [card for place, card in enumerate(packs[seat]) if place not in pair]
        assert tale.zone(LEAGUE_PACKS, (seat + 1) % 4) == left


@pytest.mark.rule("FH-22.2")
def test_the_eleventh_card_goes_and_everybody_has_fifteen() -> None:
    tale = random_play(start(mode="league", players="3"), at_draft)
    while len(tale.zone(LEAGUE_PACKS)) > 3:
        tale.act(*(f"{seat}: pair 1 2" for seat in range(3)))
    last = [tale.zone(LEAGUE_PACKS, seat)[2] for seat in range(3)]
    tale.act("0: pair 1 2", "1: pair 1 2", "2: pair 1 2")
    assert [len(tale.zone(LEAGUE_PACKS, seat)) for seat in range(3)] == [0, 0, 0]
    rosters = [tale.zone(CLUB, seat) for seat in range(3) if seat not in tale.s.seats]
    assert [len(roster) for roster in rosters] == [15]
    assert all(card not in roster for card in last for roster in rosters)


@pytest.mark.rule("FH-22.2")
def test_every_pair_of_a_pack_is_offered_once() -> None:
    assert len(PAIRS) == len({frozenset(pair) for pair in PAIRS}) == 55
    tale = random_play(start(mode="league"), at_draft)
    tale.act(*(f"{seat}: pair 1 2" for seat in range(4)))
    assert {tuple(map(int, token.split()[1:])) for token in tale.options(0)} == {
        (i, j) for j in range(2, 10) for i in range(1, j)
    }


@pytest.mark.rule("FH-22.2", "FH-22.3")
@pytest.mark.parametrize("players", range(2, 9))
def test_eleven_for_everybody_out_of_seventy_five_for_each_copy(players: int) -> None:
    tale = random_play(start(mode="league", players=str(players)), at_draft)
    dealt = [card for seat in range(players) for card in tale.zone(LEAGUE_PACKS, seat)]
    copies = 1 if players <= 4 else 2
    assert len(set(dealt)) == 11 * players <= 44 * copies
    assert len(tale.zone(POOL)) == 75 * copies - 11 * players
    assert {tale.s.cards[card].set for card in dealt + tale.zone(POOL)} == {"team", "play"}


# The season -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-22.4")
def test_a_season_game_may_be_a_tie_after_two_overtime_rounds() -> None:
    tale = level_overtime(kick_off(mode="league"))
    random_play(tale, lambda s: s.overtime_round == 0)
    assert [event.winner for event in tale.told(MatchOver)] == [-1]
    assert [event.number for event in tale.told(FixtureBegins)][-1] == 2


@pytest.mark.rule("FH-22.5")
def test_a_playoff_game_goes_on_until_somebody_wins() -> None:
    tale = level_overtime(season(2))
    random_play(tale, lambda s: s.overtime_round == 3)
    assert tale.s.overtime_round == 3
    random_play(tale, lambda s: False)
    assert tale.s.result is not None
    assert tale.s.result.winner in (0, 1)


@pytest.mark.rule("FH-22.6")
def test_the_schedule_of_five_teams() -> None:
    first = ["3-0", "1-2", "2-4", "0-1", "1-3", "4-0", "0-2", "3-4", "4-1", "2-3"]
    second = [game[::-1] for game in first]
    assert [f"{home}-{visitor}" for home, visitor in round_robin(5, 1)] == first
    assert [f"{home}-{visitor}" for home, visitor in round_robin(5, 2)] == first + second


@pytest.mark.rule("FH-22.6")
def test_the_schedule_of_four_teams() -> None:
    rounds = "0-3 2-1 2-0 1-3 0-1 3-2"
    assert " ".join(f"{home}-{visitor}" for home, visitor in round_robin(4, 1)) == rounds


@pytest.mark.rule("FH-22.6")
@pytest.mark.parametrize("passes", [1, 2])
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_meets_everybody_as_often_at_home_as_away(players: int, passes: int) -> None:
    fixtures = round_robin(players, passes)
    meetings = Counter(frozenset(pair) for pair in fixtures)
    assert len(meetings) == players * (players - 1) // 2
    assert set(meetings.values()) == {passes}
    at_home, away = Counter(home for home, _ in fixtures), Counter(visitor for _, visitor in fixtures)
    assert all(abs(at_home[team] - away[team]) <= (1 if passes == 1 else 0) for team in range(players))


@pytest.mark.rule("FH-22.6")
@pytest.mark.parametrize(("players", "passes"), [(2, 2), (5, 2), (6, 1), (8, 1)])
def test_the_season_follows_the_schedule_in_the_order_of_the_lots(players: int, passes: int) -> None:
    tale = season(players)
    lot = tale.s.order
    expected = [(lot[home], lot[visitor]) for home, visitor in round_robin(players, passes)]
    played = [(event.home, event.visitor) for event in tale.told(FixtureBegins) if event.stage == "season"]
    assert played == expected


@pytest.mark.rule("FH-22.6")
def test_league_passes_may_be_chosen() -> None:
    for players, passes in ((3, "1"), (6, "2")):
        tale = season(players, league_passes=passes)
        games = [event for event in tale.told(FixtureBegins) if event.stage == "season"]
        assert len(games) == int(passes) * players * (players - 1) // 2


# The standings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-22.7")
def test_two_points_for_a_win_and_one_for_a_tie() -> None:
    table = standings([game(0, 1, "7-3"), game(1, 2, "3-3"), game(2, 0, "0-3")], [2, 1, 0])
    assert table == [(0, 4), (2, 1), (1, 1)]


@pytest.mark.rule("FH-22.7")
def test_points_come_before_point_difference() -> None:
    table = standings([game(0, 1, "50-0"), game(2, 1, "3-0"), game(2, 0, "3-0")], [0, 1, 2])
    assert [seat for seat, _ in table] == [2, 0, 1]


@pytest.mark.rule("FH-22.7")
def test_level_players_are_parted_first_by_the_games_among_themselves() -> None:
    """0 and 1 have 4 points each; 0 has by far the better difference, but 1 beat 0."""
    results = [game(0, 1, "0-3"), game(0, 2, "40-0"), game(0, 3, "40-0"), game(1, 2, "3-0"), game(1, 3, "0-3")]
    assert standings(results, [0, 1, 2, 3])[:2] == [(1, 4), (0, 4)]


@pytest.mark.rule("FH-22.7")
def test_then_by_the_difference_of_points() -> None:
    results = [game(0, 1, "3-3"), game(0, 2, "10-0"), game(1, 2, "21-14")]
    assert standings(results, [1, 0, 2])[:2] == [(0, 3), (1, 3)]


@pytest.mark.rule("FH-22.7")
def test_then_by_points_scored() -> None:
    results = [game(0, 1, "3-3", (0, 1)), game(0, 2, "17-10"), game(1, 2, "7-0", (1, 0))]
    assert standings(results, [1, 0, 2])[:2] == [(0, 3), (1, 3)]


@pytest.mark.rule("FH-22.7")
def test_then_by_touchdowns() -> None:
    results = [game(0, 1, "7-7", (1, 0)), game(0, 2, "7-0", (1, 0)), game(1, 2, "7-0", (1, 0))]
    assert standings(results, [1, 0, 2])[:2] == [(0, 3), (1, 3)]
    visitors = [game(1, 0, "7-7", (0, 1)), game(0, 2, "7-0", (1, 0)), game(1, 2, "7-0", (1, 0))]
    assert standings(visitors, [1, 0, 2])[:2] == [(0, 3), (1, 3)]


@pytest.mark.rule("FH-22.7")
@pytest.mark.parametrize("lot", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_and_last_by_lot(lot: list[int]) -> None:
    assert [seat for seat, _ in standings([game(0, 1, "3-3"), game(1, 2, "3-3"), game(2, 0, "3-3")], lot)] == lot


@pytest.mark.rule("FH-22.7")
def test_a_win_by_the_coin_is_a_win() -> None:
    table = standings([Fixture(0, 1, 3, 3, 0, 0, winner=1)], [0, 1])
    assert table == [(1, 2), (0, 0)]


@pytest.mark.rule("FH-22.7")
def test_the_table_of_a_season_is_told_with_its_points() -> None:
    tale = kick_off(mode="league", players="3", league_passes="1")
    first, second, third = tale.s.order
    while not tale.told(Standings):
        winner = first if first in tale.s.seats else third
        end_game(tale, (7, 0) if tale.s.seats[0] == winner else (0, 7))
    [table] = tale.told(Standings)
    assert (table.order, table.points) == ((first, third, second), (4, 2, 0))


# The playoffs ---------------------------------------------------------------------------------------------------------


def placed(players: int, **settings: str) -> tuple[Tale, list[int]]:
    """After a season in which the lower seat always won: the seats are placed 0, 1, 2 and so on."""
    tale = kick_off(1, mode="league", players=str(players), **settings)
    while not tale.told(Standings):
        end_game(tale, (7, 0) if tale.s.seats[0] < tale.s.seats[1] else (0, 7))
    return tale, list(tale.told(Standings)[-1].order)


def playoffs(tale: Tale) -> list[tuple[str, int, int]]:
    return [(event.stage, event.home, event.visitor) for event in tale.told(FixtureBegins) if event.stage != "season"]


@pytest.mark.rule("FH-22.8")
def test_first_against_fourth_second_against_third_then_the_final() -> None:
    tale, places = placed(5)
    assert places == [0, 1, 2, 3, 4]
    end_game(end_game(tale, (0, 7)), (0, 7))
    assert playoffs(tale) == [("semi-final", 0, 3), ("semi-final", 1, 2), ("final", 0, 1)]


@pytest.mark.rule("FH-22.8")
@pytest.mark.parametrize(("first", "second", "final"), [((7, 0), (0, 7), (1, 3)), ((7, 0), (7, 0), (2, 3))])
def test_the_better_placed_is_home_in_the_final(
    first: tuple[int, int], second: tuple[int, int], final: tuple[int, int]
) -> None:
    tale, _ = placed(4)
    end_game(end_game(tale, first), second)
    assert playoffs(tale)[-1] == ("final", *final)
    end_game(tale, (7, 0))
    assert tale.s.result is not None
    assert (tale.s.result.winner, tale.s.result.rule) == (3, "FH-22.8")


@pytest.mark.rule("FH-22.8")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_than_four_players_the_best_two_meet_in_the_final(players: int) -> None:
    tale, _ = placed(players)
    assert playoffs(tale) == [("final", 0, 1)]
    end_game(tale, (7, 0))
    assert tale.s.result is not None
    assert tale.s.result.winner == 1


@pytest.mark.rule("FH-22.8")
def test_playoff_games_do_not_change_the_places() -> None:
    tale, _ = placed(4, league_passes="1")
    end_game(end_game(end_game(tale, (40, 0)), (0, 7)), (7, 0))
    assert tale.s.result is not None
    assert tale.s.result.scores == (6, 4, 2, 0)


@pytest.mark.rule("FH-22.9")
def test_no_coin_is_flipped_and_the_visitor_starts() -> None:
    tale = kick_off(mode="league", players="3")
    while not tale.s.over:
        begun, fixture = tale.told(HalfBegins)[-1], tale.told(FixtureBegins)[-1]
        assert tale.s.seats == [fixture.visitor, fixture.home]
        assert (begun.half, begun.first) == (1, tale.s.club_teams[fixture.visitor])
        end_game(tale, (0, 7))
    assert not tale.told(CoinFlipped)

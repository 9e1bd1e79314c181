"""FH-11, FH-21, FH-22 in leagues and cups of many tables: rosters come to a game, injuries leave with them."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.contract import msg
from playcall.contract.leagues import Agreed, Building, MatchUp, Roster, SeasonStart, Stage
from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.league_play import HighlightsLeagues
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.squads import Roll, read_squads, write_squads
from playcall.games.highlights_2052.table import HOME, TEAM_SIZE, VISITOR, Table
from playcall.games.highlights_2052.zones import INJURED, PLAY_DECK, ROSTER
from playcall.kernel import BadOption, Result

HAULERS, SENTINELS = (next(team for team in GAME.teams if team.id == name) for name in ("haulers", "sentinels"))


def ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(GAME.cards[card].id for card in cards)


def roll(team: str = "haulers", *injured: tuple[str, int]) -> Roll:
    return Roll(team, ids(next(each for each in GAME.teams if each.id == team).cards), injured)


def begun(**settings: str) -> Table:
    options = GAME.parse_options(settings)
    table = GAME.start(options, 1)
    assert isinstance(table, Table)
    return table


def play(building: Building = Building.STOCK, teams: int = 4) -> HighlightsLeagues:
    return GAME.league_play(Agreed(teams, building=building))


def fixture(*rosters: Roster, others: tuple[str, ...] = ()) -> MatchUp:
    home, away = rosters
    return MatchUp("1.r1.1", ("Ann", "Ben"), (home, away), must_win=False, others=others)


@pytest.mark.rule("FH-22.9")
@pytest.mark.parametrize(("home", "seats"), [("seat1", [1, 0]), ("seat2", [0, 1])])
def test_home_is_named_and_no_coin_is_flipped(home: str, seats: list[int]) -> None:
    table = begun(home=home, teams="haulers,sentinels")
    assert table.seats == seats
    assert "CoinToss" not in table.situation()


@pytest.mark.rule("FH-21.6", "FH-11.7")
def test_a_squad_comes_with_its_injured_and_fills_their_places() -> None:
    hurt = ids(SENTINELS.cards)[3]
    table = begun(home="seat1", squads=write_squads((roll(), roll("sentinels", (hurt, 2))), None))
    assert table.seats == [1, 0]
    assert (table.teams[HOME], table.teams[VISITOR]) == (GAME.teams.index(HAULERS), GAME.teams.index(SENTINELS))
    assert [GAME.cards[card].id for card in table.zones[INJURED(VISITOR)]] == [hurt]
    assert table.hurt_games == [2]
    assert (table.situation(), table.to_move()) == ("KeepOne.keep", 1)
    table.apply(1, table.legal(1)[0])
    assert table.half == 1
    assert not table.zones[ROSTER(HOME)]


@pytest.mark.rule("FH-21.3")
def test_two_of_the_same_team_have_a_copy_each() -> None:
    one, other = read_squads(write_squads((roll(), roll()), None)).squads
    assert not set(one.cards) & set(other.cards)
    assert (one.team, other.team) == (GAME.teams.index(HAULERS), GAME.teams.index(HAULERS) + len(GAME.teams))


@pytest.mark.rule("FH-21.7")
def test_the_play_deck_is_what_is_on_nobodys_roster() -> None:
    league, stars = play(Building.PASS), HAULERS.cards[:5]
    cards = league.cards()
    home = Roster((*ids(stars), *cards[:10]), {"team": "haulers"})
    away = Roster((*ids(SENTINELS.cards[:5]), *cards[10:20]), {"team": "sentinels"})
    options = league.match_options(fixture(home, away, others=tuple(cards[20:30])), Stage.REGULAR)
    table = begun(**league.table_settings(), **options)
    assert sorted(GAME.cards[card].id for card in table.zones[PLAY_DECK()]) == sorted(cards[30:])
    usual = play().match_options(fixture(*(Roster(r.cards, {"team": r.team}) for r in (roll(), roll()))), Stage.REGULAR)
    assert read_squads(usual["squads"]).pool is None


@pytest.mark.rule("FH-11.4", "FH-21.6", "LG-8.1")
def test_injuries_are_carried_over_and_heal_game_by_game() -> None:
    first, second, third = ids(HAULERS.cards)[:3]
    home = Roster(ids(HAULERS.cards), {"team": "haulers", "injured": f"{first}:2 {second}:1"})
    away = Roster(ids(SENTINELS.cards), {"team": "sentinels"})
    league = play()
    table = begun(**league.table_settings(), **league.match_options(fixture(home, away), Stage.REGULAR))
    hurt = next(card for card in HAULERS.cards if GAME.cards[card].id == third)
    drafted = table.zones[PLAY_DECK()][-1]
    table.zones[INJURED(HOME)] += [hurt, drafted]
    table.hurt, table.hurt_games = [*table.hurt, hurt, drafted], [*table.hurt_games, 3, 1]
    after, other = league.after_match(table, (home, away))
    assert after.extra == {"team": "haulers", "injured": f"{first}:1 {third}:3"}
    assert after.cards == home.cards
    assert other == away
    assert "injured" not in league.kept(after, SeasonStart.KEEP).extra


@pytest.mark.rule("FH-11.1", "LG-5.4")
def test_exhibition_games_injure_nobody() -> None:
    rosters = [Roster(each.cards, {"team": each.team}) for each in (roll(), roll("sentinels"))]
    options = [play().match_options(fixture(*rosters), stage) for stage in (Stage.PRESEASON, Stage.REGULAR)]
    assert [each["injuries"] for each in options] == ["off", "on"]


@pytest.mark.rule("LG-3.4", "FH-22.2")
def test_the_league_draft_takes_five_stars_then_packs_of_eleven() -> None:
    league = play(Building.PASS, 8)
    assert {(len(each.roster.cards), each.copies) for each in league.stock()} == {(5, 2)}
    assert league.packs is not None
    assert (league.packs.size, league.packs.pick, league.packs.passes) == (11, 2, 5)
    assert len(league.cards()) == 2 * 75
    assert {len(each.roster.cards) for each in play().stock()} == {TEAM_SIZE}


@pytest.mark.rule("LG-6.6", "FH-22.7")
def test_touchdowns_are_counted_home_first() -> None:
    table = begun(home="seat1", teams="haulers,sentinels")
    table.touchdowns, table.result = [1, 3], Result((21, 7), 0, "points", "FH-20.1")
    report = play().report(table)
    assert (report.score, report.winner, report.counts) == ((21, 7), 0, {"touchdowns": (3, 1)})


@pytest.mark.parametrize(
    ("squads", "message"),
    [
        ("meteors:a/haulers:b", "names the team 'meteors'"),
        ("haulers", "a squad has 15 cards, not 1"),
        (write_squads((roll(), roll("sentinels")), ["p01"]).replace("sentinels:", "sentinels:x"), "the card 'x"),
        (write_squads((roll(), roll("sentinels")), ids(HAULERS.cards)[:1]).replace(f"/{ids(HAULERS.cards)[0]}b",
         f"/{ids(HAULERS.cards)[0]}"), "names a card twice"),
    ],
)  # fmt: skip
def test_bad_squads_are_refused(squads: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.parse_options({"squads": squads})


@pytest.mark.parametrize(
    "settings", [{"mode": "league"}, {"mode": "solo"}, {"setup": "draft"}, {"teams": "haulers,sentinels"}]
)
def test_squads_are_for_single_games_without_other_teams(settings: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.parse_options({"squads": write_squads((roll(), roll("sentinels")), None), **settings})
    assert isinstance(GAME.parse_options({"squads": write_squads((roll(), roll("sentinels")), None)}), Options)


@pytest.mark.rule("FH-22.10", "FH-21.3")
@pytest.mark.parametrize(("teams", "circles"), [(8, 1), (9, 3), (16, 4), (64, 16)])
def test_above_eight_teams_every_circle_has_a_copy_of_its_own(teams: int, circles: int) -> None:
    many = play(Building.PASS, teams)
    assert (many.circles, len(many.cards())) == (circles, 75 * -(-teams // 4))
    assert Building.PASS in many.buildings


@pytest.mark.rule("FH-22.10", "FH-21.7")
def test_two_copies_serve_every_game_of_many() -> None:
    many, few = play(Building.PASS, 64), play(Building.PASS, 8)
    cards = ids(HAULERS.cards)
    roster, twice = (Roster(each, {"team": "haulers"}) for each in (cards, (*cards[1:], cards[1])))
    assert not many.roster_problems(roster)
    assert not few.roster_problems(twice)
    assert many.roster_problems(twice) == (msg("fh-league-twice", card=many.title(cards[1])),)
    squads = read_squads(many.match_options(fixture(roster, roster, others=cards * 3), Stage.REGULAR)["squads"])
    at_the_table = Counter(GAME.cards[card].id for card in squads.pool or ())
    assert max(at_the_table.values()) == 2
    assert not set(at_the_table) & set(cards), "Both copies of these are on the rosters."


@pytest.mark.rule("FH-21.5", "FH-22.2")
def test_cups_are_usually_played_with_starter_teams_and_leagues_drafted() -> None:
    assert [play().usual_building(cup) for cup in (True, False)] == [Building.STOCK, Building.PASS]

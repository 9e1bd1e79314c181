"""LG-1.8  What the five games provide: seasons of bots in every mode of the table, and what each game says."""

from __future__ import annotations

from fractions import Fraction

import pytest

from playcall.contract.leagues import Agreed, Building, LeaguePlay, MatchUp, Roster, SeasonStart, Stage
from playcall.games import all_games, load
from playcall.games.masters_gridiron import league_play
from playcall.games.masters_gridiron.cards import load as load_cards
from playcall.games.masters_gridiron.decks import sample_decks
from playcall.kernel import BadOption, BadRecord, Record, replay
from playcall.lab.match import play_game
from playcall.lab.season import Refused, assigned, outcome, play_fixture, run_seasons
from playcall.leagues import Competition, Format, Phase, Settings
from playcall.leagues.book import FixtureState
from playcall.leagues.ranking import pool_table
from playcall.leagues.standings import results

SHORT = {
    "masters_gridiron": {"stock_form": "basic"}, "sport_jockeys": {"mode": "quick"},
    "gridiron_fantasy": {"length": "short", "listed": "on"},
}  # fmt: skip
MODES = [
    ("masters_gridiron", Building.STOCK, Format.LEAGUE), ("masters_gridiron", Building.CAP, Format.ROUND_ROBIN),
    ("masters_gridiron", Building.ROUNDS, Format.CUP), ("highlights_2052", Building.STOCK, Format.CUP),
    ("highlights_2052", Building.PASS, Format.LEAGUE), ("gridiron_fantasy", Building.ROUNDS, Format.CUP),
    ("sport_jockeys", Building.NONE, Format.LEAGUE), ("masters_football", Building.NONE, Format.ROUND_ROBIN),
    ("masters_football", Building.NONE, Format.CUP),
]  # fmt: skip


def seasons(game: str, **settings: object) -> Competition:
    log = run_seasons(game, settings_of(game, **settings), seed=1)
    return Competition.read(log, load)


def settings_of(game: str, **settings: object) -> Settings:
    plain = Settings(teams=2, options=SHORT.get(game, {}), bot="random")
    return Settings(**{name: getattr(plain, name) for name in plain.__struct_fields__} | settings)


def play(game: str, building: Building = Building.NONE, teams: int = 4, **options: str) -> LeaguePlay:
    found = load(game).league_play(Agreed(teams, options, building))
    assert found is not None
    return found


# Bots alone -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-1.8", "LG-10.2")
@pytest.mark.parametrize(("game", "building", "format"), MODES)
def test_a_season_of_bots_in_every_mode(game: str, building: Building, format: Format) -> None:
    book = seasons(game, building=building, format=format).book
    assert book.phase is Phase.ARCHIVED
    (page,) = book.past
    assert page.champion is not None
    assert all(match.state is FixtureState.FINAL and match.record for match in page.matches)


@pytest.mark.rule("LG-1.7", "LG-1.8")
def test_every_game_plugs_in_and_no_building_of_the_table_is_missing() -> None:
    offered = {game.id: set(found.buildings) for game in all_games() if (found := game.league_play())}
    for game, building, _ in MODES:
        assert building in offered[game]
    assert {game: len(kinds) for game, kinds in offered.items()} == {
        "masters_gridiron": 3, "highlights_2052": 2, "gridiron_fantasy": 1, "sport_jockeys": 1, "masters_football": 1,
    }  # fmt: skip


@pytest.mark.rule("LG-1.6", "LG-10.1", "LG-10.2")
def test_the_same_seed_has_the_same_log_and_another_one_has_not() -> None:
    logs = [run_seasons("sport_jockeys", settings_of("sport_jockeys", seasons=2), seed) for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]
    assert len(Competition.read(logs[0], load).book.past) == 2


@pytest.mark.rule("LG-1.3")
def test_a_result_is_read_from_a_record_that_is_over() -> None:
    heard: list[str] = []
    log = run_seasons(
        "sport_jockeys", settings_of("sport_jockeys"), 1, told=lambda played, result: heard.append(result.record)
    )
    record, settings = Record.from_text(heard[0]), Competition.read(log, load).book.settings
    final = replay(record, load("sport_jockeys"))
    told = outcome("sport_jockeys", settings, (Roster(), Roster()), record)
    assert final.result is not None
    assert (told.report.score, told.rosters) == (final.result.scores, None)
    record.actions.pop()
    record.scores = None
    with pytest.raises(BadRecord, match="not over"):
        outcome("sport_jockeys", settings, (Roster(), Roster()), record)


@pytest.mark.rule("LG-2.1")
def test_settings_that_cannot_be_are_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused, match=r"LG-5\.1"):
        run_seasons("sport_jockeys", Settings(teams=1), 1)
    with pytest.raises(Refused, match=r"LG-2\.1"):
        run_seasons("sport_jockeys", Settings(teams=2, options={"colour": "red"}), 1)
    with pytest.raises(Refused, match=r"LG-1\.8"):
        run_seasons("highlights_2052", Settings(teams=9, building=Building.CAP), 1)


def test_a_fixture_is_a_function_of_its_assignment() -> None:
    competition = Competition.read(run_seasons("sport_jockeys", settings_of("sport_jockeys"), 1), load)
    task = assigned(competition.office, competition.office.season.fixtures[0])
    assert play_fixture(task) == play_fixture(task)


# Masters of the Gridiron ----------------------------------------------------------------------------------------------

SALARIES = load("masters_gridiron").league_play()


def bought(price: int, count: int) -> tuple[str, ...]:
    assert SALARIES is not None
    return tuple(card for card in SALARIES.cards() if SALARIES.price(card) == price)[:count]


@pytest.mark.rule("LG-3.5", "LG-3.12", "LG-3.3")
def test_twenty_two_players_are_drafted_under_the_cap_each_for_one_team() -> None:
    book = seasons("masters_gridiron", building=Building.ROUNDS, format=Format.CUP).book
    gridiron = play("masters_gridiron", Building.ROUNDS)
    one, other = (team.roster for team in book.teams)
    assert not set(one.cards) & set(other.cards)
    for roster in (one, other):
        assert len(roster.cards) == gridiron.rounds == 22
        assert sum(map(gridiron.price, roster.cards)) <= 120
        assert not gridiron.roster_problems(roster)
        assert not gridiron.deck(roster).unknown  # type: ignore[attr-defined]


@pytest.mark.rule("LG-3.9")
def test_a_pick_that_the_cap_could_not_pay_for_is_refused() -> None:
    gridiron = play("masters_gridiron", Building.ROUNDS, cap="30")
    left = {group: [card for card in gridiron.cards() if gridiron.group(card) == group] for group in ("QB",)}
    dear = max(left["QB"], key=gridiron.price)
    assert gridiron.incomplete(Roster((dear,)), left, 21)
    assert gridiron.cap() == 30
    assert play("masters_gridiron", Building.ROUNDS, cap="none").cap() is None


@pytest.mark.rule("LG-3.5")
def test_a_deck_under_the_cap_is_handed_in_with_its_playbook(monkeypatch: pytest.MonkeyPatch) -> None:
    gridiron = play("masters_gridiron", Building.CAP)
    roster = gridiron.handed_in("night-shift")
    assert (len(roster.cards), gridiron.unique_within()) == (22, "")
    assert not gridiron.roster_problems(roster)
    assert gridiron.roster_problems(Roster(roster.cards[1:], roster.extra))
    for odd in (
        Roster(("x",), roster.extra),
        Roster(roster.cards, {"deck": "FER"}),
        Roster((*roster.cards[1:], "1 2"), roster.extra),
        Roster(roster.cards, {"playbook": "TSP99"}),
    ):
        assert gridiron.roster_problems(odd)
    assert not gridiron.roster_problems(Roster(roster.cards)), "Without one there is a Playbook that suits."
    assert play("masters_gridiron", Building.STOCK).roster_problems(roster)
    assert gridiron.built(1) == gridiron.built(1)
    monkeypatch.setattr(league_play, "suggest_deck", lambda *_, **__: sample_decks()["night-shift"])
    assert play("masters_gridiron", Building.CAP, cap="20").built(1) == roster  # no sample keeps to such a cap
    with pytest.raises(BadOption, match="not handed in"):
        play("sport_jockeys").handed_in("night-shift")


@pytest.mark.rule("LG-1.8", "LG-4.1", "MG-14.3")
def test_stock_teams_trade_players_position_for_position_under_the_cap() -> None:
    stock = play("masters_gridiron", Building.STOCK)
    one, other = (each.roster for each in stock.stock()[:2])
    assert len(one.cards) == 22
    assert not stock.roster_problems(one)
    mine, yours = (next(card for card in roster.cards if stock.group(card) == "QB") for roster in (one, other))
    traded = Roster((*(card for card in one.cards if card != mine), yours), one.extra)
    rich = play("masters_gridiron", Building.STOCK, cap="none")
    assert not rich.roster_problems(traded)
    assert play("masters_gridiron", Building.STOCK, cap="60").roster_problems(traded), "A deck of one's own has a cap."
    assert stock.roster_problems(Roster(one.cards[1:], one.extra))
    assert stock.roster_problems(Roster((*one.cards[1:], "x"), one.extra))
    assert stock.stock_of(traded) == stock.stock_of(one) == stock.stock()[0].id
    fixture = MatchUp("1.r1.1", ("Ann", "Ben"), (traded, other), must_win=False)
    options = {**rich.table_settings(), **rich.match_options(fixture, Stage.REGULAR)}
    game = load("masters_gridiron")
    game.start(game.parse_options(options), 1)
    deck, before = rich.deck(traded), rich.deck(one)  # type: ignore[attr-defined]
    assert options["deck1"].startswith("Ann:")
    assert (sorted(deck.book), len({*deck.players} - {*before.players})) == (sorted(before.book), 1)


@pytest.mark.rule("LG-1.2", "LG-3.5", "LG-10.4")
def test_a_playbook_of_ones_own_goes_with_drafted_players() -> None:
    drafted = play("masters_gridiron", Building.ROUNDS)
    handed_in = play("masters_gridiron", Building.CAP).handed_in("night-shift")
    roster = drafted.bringing(Roster(handed_in.cards), "night-shift")
    assert roster == handed_in
    assert not drafted.plays_problems(roster)
    assert drafted.plays_problems(drafted.bringing(roster, f"Thin::{load_cards().book[0].id}*2"))
    assert drafted.bringing(roster, "") == Roster(handed_in.cards)
    assert set(roster.extra) == set(drafted.private)
    with pytest.raises(BadOption, match="no card"):
        drafted.bringing(roster, "Odd:1:XXX99")
    with pytest.raises(BadOption, match="Nobody brings"):
        play("masters_gridiron", Building.STOCK).bringing(roster, "night-shift")


@pytest.mark.rule("LG-1.8")
def test_the_visitor_is_the_other_seat_and_drafted_players_are_exclusive() -> None:
    stock = play("masters_gridiron", Building.STOCK)
    rosters = stock.stock()[0].roster, stock.stock()[1].roster
    options = stock.match_options(MatchUp("1.r1.1", ("A", "B"), rosters, must_win=False), Stage.REGULAR)
    assert options == {"deck1": stock.stock()[0].id, "deck2": stock.stock()[1].id, "visitor": "seat2"}
    drafted = play("masters_gridiron", Building.ROUNDS)
    assert (
        drafted.match_options(MatchUp("1.r1.1", ("A", "B"), rosters, must_win=False), Stage.REGULAR)["exclusive_pool"]
        == "on"
    )


@pytest.mark.rule("LG-8.2")
def test_old_decks_are_kept_and_a_drafted_league_has_a_supplemental_draft() -> None:
    assert play("masters_gridiron", Building.CAP).season_starts[0] is SeasonStart.KEEP
    drafted = play("masters_gridiron", Building.ROUNDS)
    assert drafted.season_starts[0] is SeasonStart.SUPPLEMENTAL
    roster = Roster((*bought(9, 2), *bought(1, 2), *bought(4, 1)))
    assert drafted.kept(roster, SeasonStart.SUPPLEMENTAL).cards == (*bought(9, 2), *bought(4, 1))
    book = seasons("masters_gridiron", building=Building.STOCK, seasons=2, format=Format.CUP).book
    first = seasons("masters_gridiron", building=Building.STOCK, format=Format.CUP).book
    assert [team.roster for team in book.teams] == [team.roster for team in first.teams]


@pytest.mark.rule("LG-8.3", "LG-6.8")
@pytest.mark.parametrize("counts", ["on", "off"])
def test_fixtures_have_a_spread_and_members_a_pool(counts: str) -> None:
    competition = seasons(
        "masters_gridiron", building=Building.STOCK, teams=3, format=Format.ROUND_ROBIN, options={"spread": counts}
    )
    office = competition.office
    fixture = office.season.fixtures[0]
    home, away = (office.teams[team].roster for team in fixture.teams)
    spread = office.play.spread((home, away))
    assert spread is not None
    assert office.play.spread((away, home)) == -spread
    assert (2 * spread).denominator == 1
    assert fixture.report is not None
    ahead = Fraction(fixture.report.score[0] - fixture.report.score[1]) - spread
    assert fixture.report.against_spread == ("tie" if not ahead else "home" if ahead > 0 else "away")
    assert office.play.spread_counts() == (counts == "on")
    pool = pool_table({team: office.name(team) for team in range(3)}, results(office))
    assert len(pool) == 3


# Sport Jockeys and Masters of Football --------------------------------------------------------------------------------


@pytest.mark.rule("LG-1.8", "LG-6.3")
def test_what_forces_a_winner() -> None:
    forced = {game.id: dict(found.must_win_options) for game in all_games() if (found := game.league_play())}
    assert forced == {
        "masters_gridiron": {}, "highlights_2052": {"must_have_winner": "on"},
        "gridiron_fantasy": {"overtime_drives": "0"}, "sport_jockeys": {"tie_break": "sudden_death"},
        "masters_football": {"friendly_decider": "shootout"},
    }  # fmt: skip


@pytest.mark.rule("LG-1.5", "LG-6.2", "LG-7.5")
def test_football_has_three_points_and_no_play_offs() -> None:
    football = play("masters_football")
    assert (football.points, football.forfeit, football.playoff_places) == ((3, 1, 0), (3, 0), 0)
    assert list(football.criteria(divisions=False)) == ["points", "difference", "scored", "away_scored"]
    assert {football.shoot_out(3, seed) for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("LG-1.8", "MF-22.1")
@pytest.mark.parametrize(("home", "seat"), [("seat1", 0), ("seat2", 1)])
def test_a_friendly_is_played_at_the_ground_of_the_home_team(home: str, seat: int) -> None:
    game = load("masters_football")
    assert play("masters_football").table_settings() == {"mode": "friendly", "home": "seat1"}
    options = game.parse_options({"mode": "friendly", "home": home})
    final = replay(play_game(game, options, 1, ["random", "random"]), game)
    assert final.results[1] == final.seat_clubs[seat]  # type: ignore[attr-defined]

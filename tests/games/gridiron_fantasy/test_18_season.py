"""GF-18  A league that is played: drafts, weeks, playoffs, trades, cards that leave, further seasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from playcall.booklet.leagues import Member, Offer, leagues_of
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.league import Leagues
from playcall.games.gridiron_fantasy.league.season import FRANCHISES, Season
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.procedures.squad import put_out
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import BadOption, Chance, Result
from tests.games.gridiron_fantasy.story import number

LEAGUES = Leagues()
QUICK = {"length": "short", "listed": "on"}


def found(teams: int = 4, **settings: str) -> Season:
    members = [Member(f"Team {place + 1}", "random") for place in range(teams)]
    return LEAGUES.found("Backyard", members, 7, {**QUICK, **settings})


def drafted(teams: int = 4, **settings: str) -> Season:
    league = found(teams, **settings)
    draft(league)
    return league


def draft(league: Season) -> None:
    while league.clock() is not None:
        choices = league.choices()
        league.pick(choices[0].id if choices else "nothing")


@cache
def final_of(scores: tuple[int, int]) -> Table:
    """A finished game with this score; the league reads nothing else of it."""
    table = GAME.blank(GAME.parse_options(QUICK), Chance.of(1))
    assert isinstance(table, Table)
    table.scores = list(scores)
    table.result = _result(scores)
    return table


def _result(scores: tuple[int, int]) -> Result:
    return Result(scores, None, "points", "GF-13.5")


def play(league: Season, scores: Iterator[tuple[int, int]] | None = None) -> None:
    """All games of a stage, by default won by the lower number."""
    for fixture in league.fixtures():
        home, visitor = fixture.members
        league.enter(fixture.key, final_of(next(scores) if scores else (7, 0) if home < visitor else (0, 7)))


def play_out(league: Season) -> None:
    while league.champion() is None:
        draft(league)
        play(league)


def test_the_game_has_leagues() -> None:
    assert isinstance(leagues_of(GAME), Leagues)
    assert LEAGUES.settings()["free_subtypes"] == "sponsor,formation"
    assert LEAGUES.settings()["trade_picks"] == "on"


@pytest.mark.rule("GF-18.5", "GF-18.6", "GF-18.7", "GF-18.9", "GF-18.11")
def test_eight_teams_draft_a_franchise_and_seven_more_cards_each_once() -> None:
    league, order = found(8), []
    while (member := league.clock()) is not None:
        order.append(member)
        choices = league.choices()
        first = len(order) <= 8
        assert {choice.group == "franchise" for choice in choices} == {first}
        assert not {choice.group for choice in choices} & {"sponsor", "formation"}
        league.pick(choices[0].id)
    assert order[:8] != sorted(order[:8])
    assert order[8:16] == order[:8][::-1]
    held = Counter(card for member in range(8) for card in league.roster(member))
    assert set(held.values()) == {1}
    assert [len(league.roster(member)) for member in range(8)] == [8] * 8


@pytest.mark.rule("GF-18.7", "GF-18.9")
@pytest.mark.parametrize("card", ["TM-03", "TM-65", "OP-01", "nothing"])
def test_what_cannot_be_picked_is_refused_and_changes_nothing(card: str) -> None:
    league = found()
    before = league.text()
    with pytest.raises(BadOption, match="cannot pick"):
        league.pick(card)
    assert league.text() == before


@pytest.mark.rule("GF-18.12")
def test_a_member_with_a_collection_drafts_from_it() -> None:
    members = [Member("You", owned=("TM-17", "TM-20")), *(Member(f"Team {n}", "random") for n in (2, 3, 4))]
    league = LEAGUES.found("Own", members, 1, {**QUICK, "draft_pool": "own"})
    seen: dict[int, set[str]] = {}
    while (member := league.clock()) is not None:
        offered = [choice.id for choice in league.choices()]
        seen.setdefault(member, set()).update(offered)
        league.pick(offered[0] if offered else "nothing")
    assert seen[0] <= {"TM-17", "TM-20"}
    assert len(seen[1]) > 20


@pytest.mark.rule("GF-18.17", "GF-18.18", "GF-18.20", "GF-18.21", "GF-18.22")
def test_ten_weeks_two_semi_finals_and_the_iron_bowl() -> None:
    league = drafted(8)
    stages = []
    while league.champion() is None:
        fixtures = league.fixtures()
        stages.append((fixtures[0].stage, len(fixtures)))
        if fixtures[0].stage in ("Semi-final", "Iron Bowl"):
            assert {fixture.options["home"] for fixture in fixtures} == {"seat1_chooses"}
            assert {fixture.options["overtime_drives"] for fixture in fixtures} == {"0"}
        play(league)
    assert stages == [(f"Week {week}", 4) for week in range(1, 11)] + [("Semi-final", 2), ("Iron Bowl", 1)]
    north = [line.member for line in league.table() if line.group == "North"]
    assert sorted(line.member for line in league.table()) == list(range(8))
    assert {league.division(member) for member in north} == {"North"}
    assert all(line.won + line.drawn + line.lost == 10 for line in league.table())
    assert league.champion() == 0
    assert league.stage() == "Season 1 is over: Team 1 have won the Iron Bowl."


@pytest.mark.rule("GF-18.4", "GF-18.28")
def test_a_league_game_is_played_with_the_drafted_cards_and_the_free_ones() -> None:
    league = drafted()
    fixture = league.fixtures()[0]
    options = GAME.parse_options(fixture.options)
    assert isinstance(options, Options)
    assert options.team_cards == 7
    assert options.home == "toss"
    state = GAME.start(options, fixture.seed)
    assert isinstance(state, Table)
    brought = {state.faces[card].id for zone in state.zones for card in zone if state.faces[card].type == "TM"}
    drafted_cards = {card for member in fixture.members for card in league.roster(member)}
    assert drafted_cards <= brought
    assert {state.game.cards.card(card).subtype for card in brought - drafted_cards} == {"sponsor", "formation"}  # type: ignore[union-attr]
    assert state.names == [league.members[member].name for member in fixture.members]


@pytest.mark.rule("GF-18.17")
def test_exhibition_games_come_first_and_count_for_nothing() -> None:
    league = drafted(5, preseason="2", rip_permanent="on")
    names = []
    for _ in range(2):
        names.append(league.fixtures()[0].stage)
        assert league.fixtures()[0].options["rip_permanent"] == "off"
        play(league)
    assert names == ["Exhibition 1", "Exhibition 2"]
    assert league.fixtures()[0].stage == "Week 1"
    assert not any(line.won or line.lost for line in league.table())


@pytest.mark.rule("GF-18.3", "GF-18.8", "GF-18.25")
def test_two_conferences_have_a_set_each_and_meet_in_the_iron_bowl() -> None:
    league = drafted(16)
    for half in (range(8), range(8, 16)):
        held = [card for member in half for card in league.roster(member)]
        assert len(held) == len(set(held)) == 64
    while league.fixtures()[0].stage != "Semi-final":
        play(league)
    assert [league.conference(m) for f in league.fixtures() for m in f.members] == [0] * 4 + [1] * 4
    play(league)
    assert {fixture.stage for fixture in league.fixtures()} == {"Conference final"}
    play(league)
    (bowl,) = league.fixtures()
    assert [league.conference(member) for member in sorted(bowl.members)] == [0, 1]
    assert league.overall.index(bowl.members[0]) < league.overall.index(bowl.members[1])


@pytest.mark.rule("GF-18.13")
@pytest.mark.parametrize(("season2", "kept", "picks"), [("full", 1, 7), ("supplemental", 8, 2)])
def test_further_seasons_begin_with_the_worst_record(season2: str, kept: int, picks: int) -> None:
    league = drafted(season2=season2)
    with pytest.raises(BadOption, match="not over yet"):
        league.next_season()
    play_out(league)
    worst_first = league.overall[::-1]
    league.next_season()
    assert [len(league.roster(member)) for member in range(4)] == [kept] * 4
    order = []
    while (member := league.clock()) is not None:
        order.append(member)
        league.pick(league.choices()[0].id)
    assert order[:8] == worst_first + worst_first[::-1]
    assert len(order) == 4 * picks
    play_out(league)
    assert len(league.champions) == 2


@pytest.mark.rule("GF-18.26", "GF-18.27")
def test_a_draw_is_half_a_win_and_a_level_playoff_game_is_decided_by_a_coin() -> None:
    league = drafted()
    play(league, iter([(3, 3)] * 4))
    assert {(line.won, line.drawn, line.lost) for line in league.table()} == {(0, 1, 0)}
    while league.fixtures()[0].stage.startswith("Week"):
        play(league)
    play(league, iter([(3, 3)] * 2))
    assert all(line.endswith(" by a coin.") for line in league.results()[-2:])
    play(league)
    assert league.champion() is not None


@pytest.mark.rule("GF-18.26", "GF-9.9")
@pytest.mark.parametrize("permanent", ["off", "on"])
def test_retired_cards_leave_the_league_and_are_replaced_worst_record_first(permanent: str) -> None:
    league = drafted(rip_permanent=permanent)
    fixtures = league.fixtures()
    lost = []
    for fixture, score in zip(fixtures, ((7, 0), (3, 0)), strict=True):
        state = GAME.start(GAME.parse_options(fixture.options), fixture.seed)
        assert isinstance(state, Table)
        for team, member in enumerate(fixture.members):
            card = next(card for card in league.roster(member) if card not in FRANCHISES)
            put_out(state, team, number(card, team), 5)
            put_out(state, team, number(next(c for c in league.roster(member) if c in FRANCHISES), team), 5)
            lost.append(card)
        state.scores, state.result, state.stack, state.asking = list(score), _result(score), [], None
        league.enter(fixture.key, state)
    if permanent == "off":
        assert league.clock() is None
        return
    assert not {card for member in range(4) for card in league.roster(member)} & set(lost)
    assert all(any(card in FRANCHISES for card in league.roster(member)) for member in range(4))
    assert league.fixtures() == []
    assert "replace a card" in league.stage()
    order = []
    while (clock := league.clock()) is not None:
        order.append(clock)
        offered = [choice.id for choice in league.choices()]
        assert not set(offered) & set(lost)
        league.pick(offered[0])
    assert order == league.overall[::-1]
    assert {len(league.roster(member)) for member in range(4)} == {8}


def offer(league: Season, **changes: Any) -> Offer:
    """Two cards of equal rarity between the first two teams."""
    cards = [[card for card in league.roster(member) if card not in FRANCHISES] for member in (0, 1)]
    rarity = GAME.cards.card
    one, two = next((a, b) for a in cards[0] for b in cards[1] if rarity(a).rarity == rarity(b).rarity)
    return Offer(**{"one": 0, "two": 1, "gives": (one,), "takes": (two,), **changes})


@pytest.mark.rule("GF-18.14", "GF-18.15")
def test_a_fair_trade_changes_hands_and_is_kept() -> None:
    league = drafted()
    fair = offer(league)
    league.trade(fair)
    assert fair.takes[0] in league.roster(0)
    assert fair.gives[0] in league.roster(1)
    assert fair.gives[0] not in league.roster(0)
    again = LEAGUES.read(league.text())
    assert [again.roster(member) for member in range(4)] == [league.roster(member) for member in range(4)]


@pytest.mark.rule("GF-18.14", "GF-18.15", "GF-18.16", "GF-18.28")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"gives": ("TM-99",)}, "do not have"),
        ({"against": (2, 3)}, "voted against"),
        ({"two": 0}, "between two teams|do not have"),
        ({"two": 9}, "no team '9'"),
        ({"gives": ("1.9.0",)}, "not to come|do not hold"),
    ],
)
def test_a_trade_that_may_not_be_is_refused(changes: dict[str, Any], reason: str) -> None:
    league = drafted()
    before = league.text()
    with pytest.raises(BadOption, match=reason):
        league.trade(offer(league, **changes))
    assert league.text() == before


@pytest.mark.rule("GF-18.14")
def test_there_are_no_trades_during_the_playoffs() -> None:
    league = drafted()
    while league.fixtures()[0].stage != "Semi-final":
        play(league)
    with pytest.raises(BadOption, match="during the playoffs"):
        league.trade(offer(league))


@pytest.mark.rule("GF-18.2", "GF-18.15")
@pytest.mark.parametrize(("commissioner", "refused"), [("auto", True), ("Robin", False)])
def test_a_commissioner_may_approve_what_the_program_would_not(commissioner: str, refused: bool) -> None:
    league = drafted(8, commissioner=commissioner)
    worth = {"C": 1, "U": 2, "R": 4, "V": 8}
    held = [[c for c in league.roster(m) if c not in FRANCHISES] for m in (0, 1)]
    dear = max(held[0], key=lambda card: worth[GAME.cards.card(card).rarity])
    cheap = min(held[1], key=lambda card: worth[GAME.cards.card(card).rarity])
    one_sided = Offer(0, 1, (dear,), (cheap,), approved=True)
    if refused:
        with pytest.raises(BadOption, match="one-sided"):
            league.trade(one_sided)
    else:
        league.trade(one_sided)
        assert dear in league.roster(1)


@pytest.mark.rule("GF-18.10")
def test_a_traded_pick_is_made_by_its_new_holder() -> None:
    league = found(8)
    while len(league.turns) > 8 * 2:
        league.pick(league.choices()[0].id)
    gift = next(c for c in league.roster(1) if c not in FRANCHISES and GAME.cards.card(c).rarity == "R")
    league.trade(Offer(0, 1, ("1.8.0",), (gift,)))
    makers = []
    while (member := league.clock()) is not None:
        makers.append(member)
        league.pick(league.choices()[0].id)
    assert [makers.count(member) for member in range(8)] == [1, 3, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("GF-18.10")
def test_picks_are_not_traded_where_that_is_not_allowed() -> None:
    league = drafted(trade_picks="off")
    card = next(card for card in league.roster(1) if card not in FRANCHISES)
    with pytest.raises(BadOption, match="not traded in this league"):
        league.trade(Offer(0, 1, ("2.3.0",), (card,)))


@pytest.mark.rule("GF-18.2")
def test_a_league_is_read_as_it_was_and_goes_on_alike() -> None:
    league = drafted(5)
    play(league)
    twin = LEAGUES.read(league.text())
    assert twin.stage() == league.stage()
    assert twin.fixtures() == league.fixtures()
    for each in (league, twin):
        play_out(each)
    assert twin.text() == league.text()


@pytest.mark.rule("GF-18.4", "GF-18.17", "GF-18.19", "GF-18.24")
@pytest.mark.parametrize(
    ("teams", "settings", "message"),
    [
        (3, {}, "4 to 16 teams"),
        (17, {}, "4 to 16 teams"),
        (8, {"team_cards": "5"}, "seven or more"),
        (8, {"team_cards": "many"}, "no whole number"),
        (8, {"preseason": "1"}, "two to four"),
        (8, {"playoff_format": "all"}, "'playoff_format' is one of top2, wildcard"),
        (8, {"rip_permanent": "maybe"}, "neither on nor off"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(teams: int, settings: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        found(teams, **settings)


@pytest.mark.parametrize("text", ["", "{}", '{"game": 3}'])
def test_what_is_no_league_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="no league"):
        LEAGUES.read(text)


@pytest.mark.rule("GF-18.22")
def test_the_higher_seed_chooses_home_or_visitor_in_place_of_the_toss() -> None:
    options = GAME.parse_options({**QUICK, "home": "seat1_chooses", "deck1": "A", "deck2": "B"})
    for seed in range(4):
        state = GAME.start(options, seed)
        assert (state.situation(), state.to_move()) == ("Toss.choose", 0)

"""MF-6, MF-17, MF-18, MF-19, MF-21, MF-22  Calendar, tables, titles, finals, Non-Person Teams, friendlies."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from playcall.games.masters_football import GAME, events, league
from playcall.games.masters_football.cards import LEVEL
from playcall.games.masters_football.rules import npt
from playcall.games.masters_football.rules.championship import (
    Championship,
    FinalTie,
    Friendly,
    crown,
    finalists,
    of_two,
    shoot_out,
)
from playcall.games.masters_football.rules.setup import divisions
from playcall.games.masters_football.table import ACTION_STACK, HAND, SQUAD
from playcall.kernel import view
from tests.games.masters_football.story import MISS, Scene, Tale, blank, player, players, say, start, told_from_start


def whole(seed: int = 1, **settings: str) -> Tale:
    """A whole game by first options, told from the start."""
    tale = told_from_start(seed, **settings)
    while not tale.s.over:
        options = tale.options()
        tale.act(options[len(tale.log) % len(options)])
    return tale


@pytest.mark.rule("MF-6.1", "MF-6.2", "MF-6.5")
def test_everybody_meets_everybody_at_home_and_away() -> None:
    tale = whole(2)
    played = [(event.home, event.away) for event in tale.told(events.MatchBegins)]
    names = ["".join("ABCD"[club] for club in pair) for pair in played]
    assert names == ["AC", "BD", "DA", "CB", "BA", "DC", "CA", "DB", "AD", "BC", "AB", "CD"]
    assert len(set(played)) == 12


@pytest.mark.rule("MF-6.3", "MF-19.3")
def test_the_calendar() -> None:
    steps: list[str] = []
    tale = told_from_start(2, players="2")
    while not tale.s.over:
        at = f"{tale.s.stage} {tale.s.matchday}"
        if not steps or steps[-1] != at:
            steps.append(at)
        tale.act(tale.options()[-1])
    assert steps == [
        "setup 0", "season 1", "season 2", "academy 2", "season 3", "market 3", "season 4", "season 5", "season 6",
    ]  # fmt: skip


@pytest.mark.rule("MF-6.4")
def test_letters_by_seat_or_by_lot() -> None:
    assert start(1, players="3").s.club_seats == [0, 1, 2, -1]
    drawn = {tuple(start(seed, players="3", team_letters="random").s.club_seats) for seed in range(20)}
    assert len(drawn) > 5
    tale = start(7, players="3", team_letters="random")
    assert all(tale.s.club_seats[tale.s.seat_clubs[seat]] == seat for seat in range(3))


@pytest.mark.rule("MF-6.6", "MF-6.7")
def test_the_table_and_the_results_pad() -> None:
    s = blank({})
    s.results = [1, 0, 2, 2, 1, 1, 1, 3, 0, 0, 2, 3, 0, 1, 4, 2, 2, 1, 0, 0]
    table = {line.club: line for line in league.table(s, 0)}
    assert table[0] == league.Standing(0, 2, 0, 0, 6, 2, 6, 4)
    assert table[1] == league.Standing(1, 0, 2, 0, 0, 0, 2, 0)
    assert league.pad(s, 0) == [[3, 1, 0, 1], [6, 2, 1, 1]]
    assert view(s, 0).facts["league"][0][0]["club"] == 0
    lines = whole(2).told(events.PadLine)
    assert [line.matchday for line in lines] == [1, 2, 3, 4, 5, 6]


def ended(*rows: tuple[int, int, int, int], **settings: str) -> Tale:
    """A season's end with home and away clubs and goals."""
    s = blank(settings)
    s.results = [number for row in rows for number in (1, *row)]
    return Tale(s)


@pytest.mark.rule("MF-17.1", "MF-17.2", "MF-17.3")
def test_w19_tie_breakers() -> None:
    lines = [
        league.Standing(0, 3, 2, 1, 14, 9, 11, 5), league.Standing(1, 3, 2, 1, 12, 7, 11, 6),
        league.Standing(2, 2, 2, 2, 9, 9, 8, 4), league.Standing(3, 1, 1, 4, 5, 15, 4, 2),
    ]  # fmt: skip
    ranked = sorted(lines, key=lambda entry: entry.rank_key, reverse=True)
    assert [entry.club for entry in ranked] == [0, 1, 2, 3]
    better = lines[1]._replace(conceded=6)
    assert better.rank_key > lines[0].rank_key


@pytest.mark.rule("MF-17.4", "MF-17.6")
def test_goals_as_visitor_decide_third() -> None:
    tale = ended((0, 2, 2, 0), (3, 0, 0, 0), (2, 1, 0, 2), (1, 3, 0, 0))
    crown(tale.s, 0)
    told = tale.last(events.ChampionCrowned)
    assert (told.clubs, told.why) == ((1,), "away-goals")
    level = league.table(tale.s, 0)[2:]
    assert level[0].points != level[1].points or level[0].rank_key >= level[1].rank_key


@pytest.mark.rule("MF-17.5")
def test_a_shoot_out_or_a_shared_title() -> None:
    rows = ((0, 2, 1, 0), (1, 2, 1, 0), (3, 0, 0, 1), (3, 1, 0, 1))
    tale = ended(*rows)
    tale.s.chance = Scene(numbers={"kick": [2, 0, 2, 0, 2, 0, 0, 5, 0, 5, 5, 0, 0, 2]}).s.chance
    crown(tale.s, 0)
    kicks = tale.told(events.KickTaken)
    assert [kick.club for kick in kicks[:4]] == [0, 1, 0, 1]
    assert kicks[0].scored
    assert not kicks[1].scored
    assert max(kick.round for kick in kicks) >= 5
    assert tale.last(events.ChampionCrowned).why == "shoot-out"
    shared = ended(*rows, league_last_tie="shared")
    crown(shared.s, 0)
    assert shared.last(events.ChampionCrowned).clubs == (0, 1)
    assert not shared.told(events.KickTaken)
    assert shared.s.champions == [-1]


@pytest.mark.rule("MF-17.5")
def test_those_level_after_five_kicks_go_on() -> None:
    tale = Tale(blank({}, numbers={"kick": [5] * 10 + [0, 5]}))
    assert shoot_out(tale.s, (2, 3)) == 3
    assert len(tale.told(events.KickTaken)) == 12


@pytest.mark.rule("MF-17.7")
def test_a_non_person_team_can_be_champion() -> None:
    for seed in range(40):
        tale = whole(seed, players="1", npt_strength="hard")
        result = tale.s.result
        assert result is not None
        assert len(result.scores) == 4
        if result.winner != 0:
            assert result.by.endswith(" npt")
            assert say(GAME.words.result(result)).split(" win, ")[0].endswith("(Non-Person Team)")
            return
    raise AssertionError("No Non-Person Team was ever champion.")


@pytest.mark.rule("MF-18.1", "MF-18.2", "MF-18.3")
def test_two_matches_in_step() -> None:
    tale = whole(3, parallel_matches="on")
    order = [(event.turn, event.club) for event in tale.told(events.TurnBegins) if event.turn <= 12][:8]
    assert [turn for turn, _ in order] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [club for _, club in order[:2]] == [0, 1]
    scene = Scene(
        others=("S03 S11 S15", "S04 S09 S16"), fixtures=(0, 1, 2, 3), hands=("CO05",), money=(9,), parallel_matches="on"
    )
    assert [decision.seat for decision in scene.s.pending()] == [0, 1]
    scene.tactics()
    scene.act("no cards").act("2: tactic Po", "3: tactic Po") if scene.asked == "Announce.ask" else scene.act(
        "2: tactic Po", "3: tactic Po"
    )
    while scene.asked != "Window.offer" or scene.s.stack[-1].slot == 0:  # type: ignore[attr-defined]
        scene.act("no cards" if scene.may("no cards") else "pass")
    assert (scene.seat, scene.s.matches[1].turn) == (0, 1)
    assert scene.s.matches[0].turn == 1


@pytest.mark.rule("MF-19.1", "MF-19.2", "MF-19.4")
def test_two_championships() -> None:
    sizes = {n: [sum(seat >= 0 for seat in seats) for _, seats in divisions(n, 8)] for n in (5, 6, 7, 8)}
    assert sizes == {5: [3, 2], 6: [3, 3], 7: [4, 3], 8: [4, 4]}
    s = start(1, players="5").s
    assert s.club_seats == [0, 1, 2, -1, 3, 4, -1, -1]
    tale = told_from_start(1, players="5")
    tale.until("ChooseTeams.choose")
    assert set(tale.s.matches[0].order) == {0, 1, 2, 3, 4}


@pytest.mark.rule("MF-19.3", "MF-19.5", "MF-19.9")
def test_both_championships_and_the_final() -> None:
    tale = whole(4, players="5")
    days = [event.matchday for event in tale.told(events.MatchBegins)]
    assert days == [day for day in range(1, 7) for _ in range(4)] + [7, 8]
    first_day = [event.home // 4 for event in tale.told(events.MatchBegins)[:4]]
    assert first_day == [0, 0, 1, 1]
    one, two = tale.told(events.MatchBegins)[-2:]
    assert (one.home, one.away) == (two.away, two.home)
    crowned = [event.clubs[0] for event in tale.told(events.ChampionCrowned)]
    assert {one.home, one.away} == set(crowned)
    assert tale.told(events.FinalWon)
    assert len(tale.told(events.CardsDealt)) >= 10


@pytest.mark.rule("MF-19.6")
def test_the_worse_champion_hosts_first() -> None:
    s = blank({"players": "8"})
    s.champions = [0, 4]
    s.results = [1, 0, 1, 3, 0, 1, 4, 5, 1, 0]
    assert finalists(s) == (4, 0)
    s.results = [1, 0, 1, 1, 0, 1, 4, 5, 3, 0]
    assert finalists(s) == (0, 4)
    s.results = [1, 0, 1, 1, 0, 1, 4, 5, 1, 0]
    assert {finalists(s)[0] for _ in range(20)} == {0, 4}


def decide(legs: Sequence[int], season: Sequence[int] = (), kicks: Sequence[int] = ()) -> Tale:
    s = blank({"players": "8"}, numbers={"kick": kicks})
    s.results = [*season, *legs]
    tale = Tale(s)
    FinalTie(0, 4).decide(s)
    return tale


@pytest.mark.rule("MF-19.7", "MF-19.8")
def test_how_a_final_is_decided() -> None:
    assert decide([7, 0, 4, 1, 0, 8, 4, 0, 0, 0]).last(events.FinalWon).why == "points"
    away = decide([7, 0, 4, 2, 1, 8, 4, 0, 1, 0]).last(events.FinalWon)
    assert (away.club, away.why) == (4, "away-goals")
    level = [7, 0, 4, 1, 0, 8, 4, 0, 1, 0]
    by_season = decide(level, [1, 0, 1, 2, 0, 1, 4, 5, 1, 0]).last(events.FinalWon)
    assert (by_season.club, by_season.why) == (0, "season-goal-difference")
    kicks = decide(level, kicks=[5, 0] * 5)
    assert (kicks.last(events.FinalWon).club, kicks.last(events.FinalWon).why) == (0, "shoot-out")
    assert kicks.told(events.KickTaken)[0].club == 0
    assert of_two(0, 4, [league.Played(7, 0, 4, 0, 0)])[0] == -1


@pytest.mark.rule("MF-21.2")
@pytest.mark.parametrize(
    ("strength", "levels"), [("normal", [0, 1, 2, 2]), ("easy", [1, 1, 2, 2]), ("hard", [0, 1, 1, 2])]
)
def test_open_squads_of_non_person_teams(strength: str, levels: list[int]) -> None:
    tale = start(1, players="2", npt_strength=strength)
    tale.until("Buy.choose")
    assert [LEVEL[number] for number in tale.zone(SQUAD, 2)] == levels
    shown = [zone.cards for zone in view(tale.s, 0).zones if zone.zone == "squad"]
    assert shown[2] is not None
    assert shown[1] is None


@pytest.mark.rule("MF-21.3")
def test_w22_team_and_tactic_of_a_non_person_team() -> None:
    squad = players("G06 B05 B20 S04")
    assert sorted(npt.team(squad)) == sorted(players("G06 B05 S04"))
    sums = {t: npt.total(players("G06 B05 S04"), t) for t in range(4)}
    assert list(sums.values()) == [11, 16, 19, 14]
    assert [npt.total(players("G06 S04 B20"), t) for t in range(4)] == [10, 18, 17, 13]
    scene = Scene(home="S02 S08 S14", away="G06 B05 B20 S04", players="1").tactics("Po")
    assert scene.told(events.TacticalRoll)[0].tactics[1] == 2
    equal = npt.team(players("W01 W02 W05 W06"))
    assert equal == players("W02 W05 W06") or len(equal) == 3


@pytest.mark.rule("MF-21.4", "MF-21.8")
def test_non_person_teams_announce_nothing() -> None:
    scene = Scene(others=("S03 S11 S15", "S04 S09 S16 S17"), fixtures=(2, 3), players="2", hands=("CO05",), money=(9,))
    assert (scene.asked, scene.seat, scene.m.turn) == ("Window.offer", 0, 1)
    scene.until("the end of the game")
    assert not scene.told(events.Announced)
    assert not scene.told(events.SubstitutionAnnounced)
    assert len(scene.s.results) == 5


@pytest.mark.rule("MF-21.5")
@pytest.mark.parametrize(("score", "tactic"), [((1, 0), 1), ((0, 1), 3), ((0, 0), 3)])
def test_the_tactic_of_a_non_person_team_at_half_time(score: tuple[int, int], tactic: int) -> None:
    """S01 S10 S18: attack 4 7 5 6, defence 7 7 9 12."""
    scene = Scene(players="1").dice(*[MISS] * 13).tactics()
    assert scene.asked == "ChooseTactics.choose"
    scene.m.score = list(score)
    assert npt.tactic(scene.s, scene.m, 1) == tactic


@pytest.mark.rule("MF-21.6")
def test_non_person_teams_have_home_advantage_and_can_be_targets() -> None:
    scene = Scene(players="1", fixtures=(1, 0), hands=("AF02",), money=(9,))
    scene.act("0: tactic Po")
    assert scene.m.ha == 0
    scene.until("AnnounceStrength.ask").act("cards")
    assert scene.options() == ["play AF02 home 1", "play AF02 home 2", "play AF02 home 3"]


@pytest.mark.rule("MF-21.10")
def test_a_non_person_team_draws_wood_too() -> None:
    scene = Scene(away="S01 S02 S03 S04", home="S08 S14 S15", players="1")
    assert player("W05") in [number for event in scene.told(events.SquadDrawn) for number in event.cards]
    scene.tactics("Po")
    team = next(event.players for event in scene.told(events.TeamRevealed) if event.club == 1)
    assert player("W05") in team
    assert len(scene.s.zones[SQUAD(1)]) + 3 > 6


@pytest.mark.rule("MF-22.1")
def test_a_friendly_has_48_cards_a_lot_and_a_swap_step() -> None:
    tale = told_from_start(1, mode="friendly").until("SwapRound.offer")
    cards = tale.zone(ACTION_STACK) + tale.zone(HAND, 0) + tale.zone(HAND, 1)
    assert len(cards) == 48
    homes = {whole(seed, mode="friendly").told(events.MatchBegins)[0].home for seed in range(8)}
    assert homes == {0, 1}


def friendly(mode: str, results: list[int], kicks: Sequence[int] = (), **settings: str) -> Tale:
    s = blank({"mode": mode, **settings}, numbers={"kick": kicks})
    s.results = results
    tale = Tale(s)
    Friendly(1).decide(s)
    return tale


@pytest.mark.rule("MF-22.2")
def test_a_friendly_may_end_level_or_be_decided_by_kicks() -> None:
    won = friendly("friendly", [1, 1, 0, 2, 1]).s.result
    assert won is not None
    assert (won.scores, won.winner) == ((1, 2), 1)
    drawn = friendly("friendly", [1, 1, 0, 1, 1]).s.result
    assert drawn is not None
    assert drawn.winner is None
    kicks = friendly("friendly", [1, 1, 0, 1, 1], [5, 0] * 5, friendly_decider="shootout")
    assert kicks.s.result is not None
    assert kicks.s.result.winner == 1
    assert kicks.told(events.KickTaken)[0].club == 1


@pytest.mark.rule("MF-22.3")
def test_a_two_leg_tie() -> None:
    tale = whole(1, mode="two_leg")
    one, two = tale.told(events.MatchBegins)
    assert (one.home, one.away) == (two.away, two.home)
    away = friendly("two_leg", [1, 1, 0, 2, 1, 2, 0, 1, 1, 0]).s.result
    assert away is not None
    assert (away.winner, away.by) == (0, "away-goals 0")
    kicks = friendly("two_leg", [1, 1, 0, 1, 0, 2, 0, 1, 1, 0], [0, 5] * 5).s.result
    assert kicks is not None
    assert (kicks.winner, kicks.by) == (0, "shoot-out 0")


def test_the_opening_of_each_mode() -> None:
    assert isinstance(GAME.opening(GAME.options()), Championship)
    assert isinstance(GAME.opening(GAME.parse_options({"mode": "friendly"})), Friendly)

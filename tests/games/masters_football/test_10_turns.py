"""MF-10, MF-12  Turns, goals, genius players, windows, injury time, the final whistle."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import GAME, events
from playcall.games.masters_football.coach.prospects import rate
from playcall.games.masters_football.facts import facts_for
from playcall.games.masters_football.match import MINUTES, Match
from playcall.games.masters_football.rules.strength import ROLLS, goal_chance, goals
from playcall.games.masters_football.rules.turn import settle
from playcall.games.masters_football.table import ACTION_DISCARD, IN_PLAY, PITCH, SQUAD
from playcall.kernel import view
from tests.games.masters_football.story import MISS, G, Scene, card, player, say


def settled(scene: Scene, dice: tuple[int, int, int, int], attacker: int = 0) -> bool:
    """Settle dice as they lie."""
    m = scene.m
    m.attacker, m.dice, m.bonus = attacker, list(dice), 0
    settle(scene.s, m)
    return m.goal


def standing(home: str = "S02 S08 S14", away: str = "S01 S10 S18", **settings: str) -> Scene:
    """A match waiting in its first turn."""
    scene = Scene(home, away, hands=("AF03", ""), money=(5, 0), **settings).tactics()  # type: ignore[arg-type]
    return scene.until("Window.offer")


@pytest.mark.rule("MF-10.1", "MF-10.2", "MF-10.23", "MF-11.12")
def test_w9_attackers_and_spaces() -> None:
    scene = Scene().tactics().dice(*[MISS] * 13).until("ChooseTactics.choose")
    assert scene.told(events.HalfTime)
    scene.tactics().until("the end of the game")
    turns = [event for event in scene.told(events.TurnBegins) if event.turn <= 12]
    assert [event.turn for event in turns] == list(range(1, 13))
    assert [event.club for event in turns] == [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0]
    spaces = []
    for turn in range(1, 13):
        match = Match(0, [0, 1], [0, 1], [0, 0], 0, [0, 1], turn=turn)
        spaces.append(match.space)
    assert spaces == [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("MF-10.3")
def test_the_clock() -> None:
    assert MINUTES[1:] == (
        "0'", "15'", "22'", "30'", "37'", "45'", "45'", "53'", "60'", "68'", "75'", "90'", "90+'",
    )  # fmt: skip


@pytest.mark.rule("MF-10.4", "MF-10.5")
def test_a_turn_is_a_window_and_an_attack_with_four_dice() -> None:
    scene = Scene(hands=("AF03", "AF05"), money=(5, 5)).tactics().dice((4, 3, 0, 0)).until("Window.offer")
    assert (scene.m.window, scene.m.turn, scene.seat) == ("BT", 1, 0)
    assert scene.m.dice == [-1, -1, -1, -1]
    scene.act("pass")
    assert (scene.m.window, scene.seat) == ("AR", 1)
    assert scene.m.dice == [4, 3, 0, 0]
    scene.act("pass")
    assert scene.m.score == [1, 0]


@pytest.mark.rule("MF-10.6", "MF-10.7")
def test_w6_higher_scores_equal_does_not() -> None:
    scene = standing()
    scene.m.attack_level, scene.m.defence_level = [2, 2], [4, 4]
    assert not settled(scene, (4, 0, 0, 0))
    assert scene.last(events.Settled).why == "equal"
    assert settled(scene, (4, 3, 0, 0))
    assert scene.last(events.Settled).attack == (3, 2, 0)
    scene.m.attacker, scene.m.dice, scene.m.bonus = 0, [4, 0, 0, 0], 1
    settle(scene.s, scene.m)
    assert scene.m.goal


@pytest.mark.rule("MF-10.8", "MF-10.10")
def test_w7_an_attacking_genius_scores_once() -> None:
    scene = standing("S02 S08 S13")
    scene.m.attack_level, scene.m.defence_level = [2, 2], [4, 4]
    assert settled(scene, (0, G, 2, 3))
    assert scene.last(events.Settled).why == "genius"
    assert scene.last(events.Settled).spent
    assert not settled(scene, (1, G, 0, 3))
    fresh = standing("S02 S08 S13")
    fresh.m.attack_level = [5, 5]
    assert settled(fresh, (5, G, 0, 0))
    assert fresh.m.spent == [1, 0]
    assert not settled(standing(), (0, G, 5, 3))


@pytest.mark.rule("MF-10.9", "MF-10.12", "MF-10.13")
@pytest.mark.parametrize("spent", ["on", "off"])
def test_w8_a_defensive_genius_denies_any_goal(spent: str) -> None:
    scene = standing("S02 S08 S13", "S05 S10 S18", genius_spent_when_denied=spent)
    scene.m.attack_level, scene.m.defence_level = [2, 2], [0, 0]
    assert not settled(scene, (5, G, 2, G))
    assert scene.last(events.Settled).why == "denied"
    assert scene.m.spent[0] == (spent == "on")
    assert not settled(scene, (5, 0, 2, G))
    assert settled(scene, (5, 0, 2, 3))


@pytest.mark.rule("MF-10.11")
@pytest.mark.parametrize(("scope", "uses"), [("team", 1), ("player", 2)])
def test_one_use_for_the_team_or_one_for_each_genius(scope: str, uses: int) -> None:
    scene = standing("S02 B25 S13", attack_genius_scope=scope)
    scene.m.attack_level, scene.m.defence_level = [0, 0], [5, 5]
    results = [settled(scene, (0, G, 5, 3)) for _ in range(3)]
    assert results == [True, uses == 2, False]
    if scope == "player":
        assert scene.m.spent_players == [player("S13"), player("B25")]


@pytest.mark.rule("MF-10.11")
def test_the_odds_count_a_second_genius_whose_use_is_left() -> None:
    scene = standing("S02 B25 S13", attack_genius_scope="player")
    m = scene.m
    m.attack_level, m.defence_level = [0, 0], [5, 5]
    chances, promised, told = [], [], []
    for _ in range(3):
        chances.append(goal_chance(scene.s, m))
        promised.append(rate(m, 0))
        told.append(facts_for(scene.s, 0)["play"][0]["sides"][0]["spent"])
        settled(scene, (0, G, 5, 3))
    plain, inspired = goals(0, 5) / ROLLS, goals(0, 5, 0, True) / ROLLS
    assert chances == [inspired, inspired, plain]
    assert promised[0] == promised[1] > promised[2] == goals(0, 5)
    assert told == [False, False, True]
    assert "(A spent)" in GAME.screen(scene.s, 0, 100, say)


@pytest.mark.rule("MF-10.14")
def test_a_genius_face_rolled_away_spends_nothing() -> None:
    scene = Scene("S02 S08 S13", hands=("", "CO03"), money=(0, 2)).tactics("Po", "Po")
    scene.dice((0, G, 5, 3)).until("Window.offer").script(attack=[0], attack_genius=[0])
    scene.act("play CO03 home")
    assert scene.told(events.Settled)[0].why == "lower"
    assert not scene.told(events.Settled)[0].spent


@pytest.mark.rule("MF-10.15", "MF-15.9")
def test_a_goal_may_be_struck_off_in_its_own_window() -> None:
    scene = Scene(hands=("", "CO01"), money=(0, 3)).tactics().dice((4, 3, 0, 0), *[MISS] * 12)
    scene.until("Window.offer")
    assert (scene.m.window, scene.m.score) == ("AG", [1, 0])
    scene.act("play CO01")
    assert scene.m is not None
    assert scene.told(events.GoalNullified)
    assert scene.m.score == [0, 0]
    later = Scene(hands=("", "CO01"), money=(0, 3)).tactics().dice((4, 3, 0, 0), *[MISS] * 12)
    later.until("Window.offer").act("pass")
    assert later.asked != "Window.offer"
    assert later.m.score == [1, 0]


@pytest.mark.rule("MF-10.16", "MF-10.22")
def test_w24_break_at_speed_is_a_whole_attack_and_the_turns_go_on() -> None:
    scene = Scene(hands=("", "ST06"), money=(0, 1)).tactics("Di", "Di").dice(*[MISS] * 13)
    scene.until("Window.offer")
    assert (scene.m.window, scene.m.turn, scene.seat) == ("AM", 1, 1)
    scene.act("pass").until("Window.offer")
    assert scene.m.turn == 3
    rolled = len(scene.told(events.DiceRolled))
    scene.act("play ST06")
    attack = scene.told(events.DiceRolled)[rolled]
    assert (attack.attacker, attack.bonus) == (1, 1)
    assert [event.turn for event in scene.told(events.TurnBegins)][3] == 4
    assert [event.club for event in scene.told(events.TurnBegins)][3] == 1


@pytest.mark.rule("MF-10.16")
def test_after_a_nullified_goal_another_chance_is_possible() -> None:
    scene = Scene(hands=("CO02", "CO01"), money=(2, 3)).tactics().dice((4, 3, 0, 0), (4, 3, 0, 0), *[MISS] * 12)
    scene.until("Window.offer").act("play CO01")
    assert (scene.m.window, scene.seat) == ("AM", 0)
    scene.act("play CO02")
    assert scene.m.score == [1, 0]
    assert scene.told(events.DiceRolled)[1].bonus == 2


@pytest.mark.rule("MF-10.17")
def test_a_goal_that_stands_ends_the_turn() -> None:
    scene = Scene(hands=("CO02", "ST06"), money=(2, 1)).tactics("Di", "Di").dice((4, 3, 0, 0), *[MISS] * 12)
    scene.until("Window.offer")
    assert (scene.m.turn, scene.m.window) == (3, "AM")


@pytest.mark.rule("MF-10.18")
def test_a_cancelled_attack_rolls_nothing() -> None:
    scene = Scene(hands=("CO02", "CO05 ST06"), money=(2, 2)).tactics("Di", "Di").until("Window.offer")
    assert (scene.m.window, scene.m.turn, scene.seat) == ("BT", 1, 1)
    scene.dice(*[MISS] * 13).act("play CO05")
    assert scene.m.turn == 3
    assert scene.told(events.DiceRolled)[0].attacker == 1


@pytest.mark.rule("MF-10.20", "MF-10.21", "MF-10.24")
def test_the_order_of_a_window_starts_anew_after_every_play() -> None:
    hands = ("EV04 EV04", "EV04", "CO05", "")
    scene = Scene(hands=hands, money=(9, 9, 9, 9)).tactics().until("Window.offer")
    assert scene.seat == 1
    told = len(scene.log)
    scene.act("pass")
    assert scene.seat == 0
    assert len(scene.log) == told
    assert view(scene.s, 3).waiting_for == ()
    assert view(scene.s, 3).facts["matches"][0]["window"] == "BT"
    scene.act("play EV04 home 1")
    assert scene.seat == 1
    scene.act("pass", "pass")
    assert scene.seat == 2
    scene.act("pass")
    assert scene.m.dice[0] >= 0 or scene.m.turn == 2


@pytest.mark.rule("MF-10.21", "MF-20.2")
def test_who_can_do_nothing_is_not_asked() -> None:
    scene = Scene(hands=("AF03", "AF03", "AF03", "CO05"), money=(0, 9, 9, 9)).tactics().until("Window.offer")
    assert (scene.m.turn, scene.seat) == (1, 3)


@pytest.mark.rule("MF-12.1", "MF-12.2", "MF-15.6")
@pytest.mark.parametrize(
    ("score", "away", "face", "rolls", "extra"),
    [
        ((1, 2), "tycoon", 1, 0, False),
        ((1, 2), "tycoon", 2, 0, True),
        ((0, 2), "tycoon", 5, None, False),
        ((2, 1), "tycoon", 5, None, False),
        ((1, 1), "peoples_club", 5, 1, True),
        ((1, 2), "peoples_club", 5, None, False),
        ((2, 1), "peoples_club", 2, 1, True),
    ],
)
def test_w14_injury_time(score: tuple[int, int], away: str, face: int, rolls: int | None, extra: bool) -> None:
    scene = Scene(managers=("tycoon", away)).tactics().dice(*[MISS] * 14).until("ChooseTactics.choose")
    scene.m.score = list(score)
    scene.script(injury=[face], attack=[0] * 9, defence=[5] * 9, attack_genius=[0] * 9, defence_genius=[3] * 9)
    scene.tactics()
    told = scene.told(events.InjuryTime)
    assert [event.club for event in told] == ([] if rolls is None else [rolls])
    turns = [event for event in scene.told(events.TurnBegins) if event.turn == 13]
    assert bool(turns) == extra
    if extra:
        assert turns[0].club == rolls


@pytest.mark.rule("MF-12.3")
def test_injury_time_belongs_to_the_second_half() -> None:
    scene = Scene(hands=("", "AF01"), money=(0, 1)).tactics().dice(*[MISS] * 14).until("ChooseTactics.choose")
    scene.m.score = [0, 1]
    scene.script(injury=[5], attack=[0] * 9, defence=[5] * 9, attack_genius=[0] * 9, defence_genius=[3] * 9).tactics()
    while scene.m.turn < 13:
        scene.act("pass")
    assert (scene.m.half, scene.options()) == (2, ["play AF01", "pass"])


@pytest.mark.rule("MF-12.4", "MF-12.5")
def test_the_final_whistle_records_and_clears() -> None:
    scene = Scene("S02 S08 S14 S15", hands=("ST01", ""), money=(9, 0)).team(0, "S02 S08 S14").tactics()
    scene.dice((5, 4, 0, 0), *[MISS] * 12).until("AnnounceStrength.ask").act("cards")
    scene.until("AnnounceSubstitutions.ask").act("substitute before", "sub 1 1").until("the end of the game")
    assert scene.s.results == [1, 0, 1, 1, 0]
    assert scene.ids(ACTION_DISCARD) == "ST01"
    assert not scene.zone(IN_PLAY)
    assert not scene.zone(PITCH, 0)
    assert scene.ids(SQUAD, 0) == "S02 S08 S14 S15"


def test_w5_exact_odds() -> None:
    assert goals(5, 0) == 900
    assert goals(2, 4) == 162
    table = [[goals(attack, defence) for defence in range(6)] for attack in range(6)]
    assert table[0] == [234, 162, 90, 54, 18, 9]
    assert table[3] == [594, 486, 378, 297, 216, 153]


def test_cards_by_number() -> None:
    assert card("ST01") == 0

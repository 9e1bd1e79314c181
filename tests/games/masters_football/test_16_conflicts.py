"""MF-15, MF-16, MF-20, MF-24  Home advantage, money, immunity, outsiders, counters, managers."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import load
from playcall.games.masters_football.table import ACTION_DISCARD, HAND, IN_PLAY, ON_TABLE
from playcall.kernel import view
from tests.games.masters_football.story import MISS, G, Scene, card

GOAL = (5, 4, 0, 0)


def window(scene: Scene, name: str, turn: int = 0) -> Scene:
    """Pass until a window of this name is open (in this turn)."""
    while not (scene.asked == "Window.offer" and scene.m.window == name and (not turn or scene.m.turn == turn)):
        options = scene.options()
        scene.act(next(token for token in ("no cards", "pass", "substitute none", "tactic Po") if token in options))
    return scene


@pytest.mark.rule("MF-15.1", "MF-24.4")
@pytest.mark.parametrize(
    ("managers", "side"),
    [(("tycoon", "tycoon"), 0), (("tycoon", "peoples_club"), 1), (("peoples_club", "tycoon"), 0)],
)
def test_home_advantage(managers: tuple[str, str], side: int) -> None:
    scene = Scene(managers=managers)
    assert scene.m.ha == side
    assert scene.m.announcing == (1 - side, side)
    scene.tactics("Di", "Di")
    assert scene.m.attack_level[1 - side] == 2
    assert scene.m.attack_level[side] == 3


@pytest.mark.rule("MF-15.7", "MF-15.8")
@pytest.mark.parametrize(("home", "away", "left"), [(1, 1, 3), (2, 1, 1), (0, 3, 4)])
def test_w15_win_bonus(home: int, away: int, left: int) -> None:
    scene = Scene(hands=("EV01 ST05", ""), money=(4, 0)).dice(*[MISS] * 13).tactics().until("AnnounceStrength.ask")
    scene.act("cards")
    assert (scene.s.money[0], scene.s.reserved[0], scene.s.available(0)) == (4, 3, 1)
    scene.until("ChooseTactics.choose").script(
        injury=[0], attack=[0] * 9, defence=[5] * 9, attack_genius=[0] * 9, defence_genius=[3] * 9
    )
    scene.m.score = [home, away]
    scene.tactics().until("the end of the game")
    assert (scene.s.money[0], scene.s.reserved[0]) == (left, 0)
    poor = Scene(hands=("EV01", ""), money=(2, 0)).tactics().until("AnnounceStrength.ask")
    assert not poor.may("cards")


@pytest.mark.rule("MF-15.10", "MF-20.12", "MF-20.13", "MF-16.7", "MF-16.9")
def test_w21_whistleblower_against_an_outsiders_card() -> None:
    hands = ("EV03", "EV03", "CO01", "EV03")
    scene = window(Scene(hands=hands, money=(1, 1, 5, 1)).dice(GOAL, *[MISS] * 13).tactics(), "AG")
    assert scene.seat == 2
    scene.act("play CO01")
    assert scene.s.money[2] == 2
    assert scene.ids(ON_TABLE) == "CO01"
    asked = []
    for _ in range(3):
        asked.append(scene.seat)
        assert scene.asked == "Whistle.offer"
        assert view(scene.s, 2).waiting_for == ()
        scene.act("play EV03" if scene.seat == 3 else "pass")
    assert asked == [1, 0, 3]
    assert scene.m.score == [1, 0]
    assert (scene.s.money[2], scene.s.money[3]) == (2, 0)
    assert sorted(scene.zone(ACTION_DISCARD)) == sorted([card("CO01"), card("EV03")])


@pytest.mark.rule("MF-20.12", "MF-20.16")
def test_the_first_whistle_ends_it_and_the_window_goes_on_from_its_start() -> None:
    hands = ("CO05", "EV03 AF02", "EV03", "")
    scene = Scene(hands=hands, money=(9, 9, 9, 0)).dice(*[MISS] * 13).tactics()
    window(scene, "BT", 2)
    assert scene.seat == 1
    scene.act("pass", "play CO05", "play EV03")
    assert not scene.m.cancelled
    assert (scene.asked, scene.seat, scene.m.window) == ("Window.offer", 1, "BT")
    assert card("EV03") in scene.zone(HAND, 2)


@pytest.mark.rule("MF-16.1")
def test_abilities_are_no_cards() -> None:
    scene = window(Scene(managers=("inferno", "godfather")).dice(GOAL, *[MISS] * 13).tactics(), "AR")
    assert (scene.seat, scene.options()) == (1, ["ability", "pass"])
    joga = Scene(managers=("inferno", "joga_bonito")).tactics("Di", "Di")
    assert joga.m.attack == [7, 9]


@pytest.mark.rule("MF-16.2", "MF-16.3", "MF-24.5")
def test_w20_stadium_inferno_at_home_to_the_peoples_club() -> None:
    hands = ("", "AF02 CO01 ST01 ST02", "CO04 CO05", "")
    scene = Scene(managers=("inferno", "peoples_club"), hands=hands, money=(0, 9, 9, 0))
    assert scene.m.ha == 1
    scene.dice(GOAL, *[MISS] * 13).tactics().until("AnnounceStrength.ask").act("cards")
    assert scene.ids(IN_PLAY) == "ST01"
    window(scene, "BT", 1)
    assert (scene.seat, scene.options()) == (2, ["play CO04 away", "pass"])
    scene.until("ChooseTactics.choose")
    assert not any(event.card == card("CO01") for event in scene.told(events.CardPlayed))
    away = Scene(managers=("tycoon", "inferno"), hands=("AF02", ""), money=(9, 0)).tactics()
    assert away.until("AnnounceStrength.ask").may("cards"), "only at home"


@pytest.mark.rule("MF-16.4")
def test_bribed_linesman_may_name_the_own_team_but_no_immune_one() -> None:
    scene = Scene(managers=("tycoon", "clean_hands"), hands=("CO03", ""), money=(9, 0)).dice(*[MISS] * 13).tactics()
    assert window(scene, "AR").options() == ["play CO03 home", "pass"]
    free = Scene(hands=("", "", "CO03"), money=(0, 0, 9)).dice(*[MISS] * 13).tactics()
    assert window(free, "AR").options() == ["play CO03 home", "play CO03 away", "pass"]


@pytest.mark.rule("MF-16.5", "MF-24.11")
def test_clean_hands() -> None:
    hands = ("AF02 AF04 ST02 AF06", "CO05 CO04", "", "")
    scene = Scene("S02 S08 S14", "S05 S10 S18", managers=("tycoon", "clean_hands"), hands=hands, money=(9, 9))
    scene.tactics().until("AnnounceStrength.ask")
    assert not any(event.card == card("AF06") for event in scene.told(events.CardPlayed))
    scene.until("AnnounceStrength.ask")
    while scene.seat != 0:
        scene.act("no cards")
    scene.act("cards")
    assert [event.card for event in scene.told(events.CardPlayed)] == [card("ST02")]
    assert scene.asked not in ("Window.offer",) or scene.seat != 1


@pytest.mark.rule("MF-16.7", "MF-16.10", "MF-20.2")
@pytest.mark.parametrize("outsiders", ["on", "off"])
def test_outsiders_by_option(outsiders: str) -> None:
    scene = Scene(hands=("", "", "CO05", ""), money=(0, 0, 9, 0), outsiders=outsiders).tactics()
    assert (scene.asked == "Window.offer") == (outsiders == "on")


@pytest.mark.rule("MF-16.8")
def test_outsiders_act_only_while_the_match_is_under_way() -> None:
    scene = Scene(hands=("", "", "CO04 CO03 CO02 CO01 CO05", ""), money=(0, 0, 99, 0))
    assert all(decision.seat != 2 for decision in scene.s.pending())
    scene.tactics()
    assert (scene.seat, scene.m.turn, scene.m.window) == (2, 1, "BT")
    scene.until("ChooseTactics.choose")
    assert all(decision.seat != 2 for decision in scene.s.pending())


@pytest.mark.rule("MF-20.1")
def test_four_types_of_cards() -> None:
    assert {design.type for design in load().actions} == {"STRATEGY", "EVOLUTION", "ANTI", "CORRUPTION"}


@pytest.mark.rule("MF-20.3")
def test_a_countered_card_is_not_refunded() -> None:
    scene = Scene(hands=("CO05", "EV03"), money=(1, 1)).dice(*[MISS] * 13).tactics()
    window(scene, "BT", 2).act("play CO05", "play EV03")
    assert scene.s.money[:2] == [0, 0]
    assert len(scene.zone(HAND, 0)) == 0


@pytest.mark.rule("MF-20.6", "MF-20.7")
def test_a_card_with_two_uses_stays_until_both_are_used() -> None:
    scene = window(Scene(hands=("EV07", ""), money=(2, 0)).dice(MISS, *[MISS] * 13).tactics(), "AR")
    scene.script(attack=[1, 0, 0, 0, 0, 0], attack_genius=[0] * 9)
    scene.act("play EV07")
    assert scene.ids(IN_PLAY) == "EV07"
    assert scene.m.uses == [1]
    assert scene.options() == ["use EV07", "pass"]
    scene.act("pass")
    assert (scene.m.turn, scene.options()) == (2, ["use EV07", "pass"])
    scene.act("use EV07")
    assert scene.ids(ACTION_DISCARD) == "EV07"
    assert scene.s.money[0] == 0
    unused = window(Scene(hands=("EV07", ""), money=(2, 0)).dice(*[MISS] * 13).tactics(), "AR").act("play EV07")
    unused.until("the end of the game")
    assert unused.ids(ACTION_DISCARD) == "EV07"


@pytest.mark.rule("MF-20.9")
def test_the_mark_decides_the_side() -> None:
    scene = Scene(hands=("ST02", ""), money=(0, 0)).tactics().act("cards")
    assert scene.m.defence == [9, 5]
    water = Scene(hands=("CO04", ""), money=(2, 0)).dice(*[MISS] * 13).tactics()
    assert window(water, "BT").options() == ["play CO04", "pass"]
    water.act("play CO04")
    assert (water.m.attack, water.m.defence) == ([9, 2], [9, 5])


@pytest.mark.rule("MF-20.15")
def test_plan_b_works_against_an_immune_team() -> None:
    scene = Scene(managers=("inferno",), hands=("ST07", "ST10"), money=(1, 0)).tactics().act("cards")
    assert (scene.seat, scene.options()) == (1, ["counter ST07", "pass"])


@pytest.mark.rule("MF-24.1")
def test_budgets_and_limits() -> None:
    figures = {m.ability: (m.budget, m.academy_limit) for m in load().managers}
    assert figures == {
        "super_agent": (9, 2), "youth_academy": (9, 5), "peoples_club": (9, 2), "inferno": (11, 3),
        "godfather": (8, 3), "special_one": (8, 3), "joga_bonito": (10, 3), "tactician": (9, 3), "tycoon": (12, 2),
        "clean_hands": (11, 3),
    }  # fmt: skip


@pytest.mark.rule("MF-24.6", "MF-24.12")
def test_the_godfather_once_in_each_half() -> None:
    scene = window(Scene(managers=("tycoon", "godfather")).dice(GOAL, *[MISS] * 13).tactics(), "AR")
    scene.script(attack=[0] * 9, attack_genius=[0] * 9)
    scene.act("ability")
    told = scene.last(events.DiceRerolled)
    assert (told.rolled, told.dice[:2]) == ((0, 1), ("1", "1"))
    assert scene.asked != "Window.offer"
    assert scene.told(events.Settled)[0].goal is False
    scene.script(defence=[5] * 9, defence_genius=[3] * 9).tactics()
    assert (scene.asked, scene.m.turn, scene.m.half) == ("Window.offer", 7, 2)


@pytest.mark.rule("MF-24.7", "MF-24.12")
def test_the_special_one_rolls_any_one_die_again() -> None:
    scene = window(Scene(managers=("special_one",)).dice((0, G, 5, 3), *[MISS] * 13).tactics(), "AR")
    assert scene.options() == [
        "ability attack", "ability attack genius", "ability defence", "ability defence genius", "pass",
    ]  # fmt: skip
    scene.script(defence=[0, *[5] * 9])
    scene.act("ability defence")
    assert scene.told(events.DiceRerolled)[0].rolled == (2,)
    assert scene.told(events.AbilityUsed)[0].seat == 0


@pytest.mark.rule("MF-24.8")
@pytest.mark.parametrize(("tactic", "plus"), [("Po", 2), ("Di", 2), ("Ph", 1), ("De", 1)])
def test_w23_joga_bonito(tactic: str, plus: int) -> None:
    plain = Scene().tactics(tactic, tactic).m.attack[0]
    assert Scene(managers=("joga_bonito",)).tactics(tactic, tactic).m.attack[0] == plain + plus


@pytest.mark.rule("MF-24.9")
def test_the_master_tactician_adds_three_to_every_roll() -> None:
    scene = Scene(managers=("tactician",)).dice(*[MISS] * 13).tactics().tactics()
    assert [roll.abilities for roll in scene.told(events.TacticalRoll)] == [(3, 0), (3, 0)]


@pytest.mark.rule("MF-20.4")
def test_other_cards_of_the_windows() -> None:
    dive = window(Scene(hands=("AF03", ""), money=(1, 0)).dice(*[MISS] * 13).tactics(), "BT")
    dive.act("play AF03")
    assert dive.told(events.DiceRolled)[0].bonus == 2
    assert dive.told(events.DiceRolled)[1].bonus == 0
    muted = Scene("S02 S08 S13", hands=("", "AF04"), money=(0, 1)).tactics().until("AnnounceStrength.ask").act("cards")
    assert muted.m.genius[0] == ""
    foul = window(Scene(hands=("", "AF05"), money=(0, 2)).dice(GOAL, *[MISS] * 13).tactics(), "AR")
    foul.script(attack=[0, *[0] * 9]).act("play AF05")
    assert foul.told(events.DiceRerolled)[0].rolled == (0,)


@pytest.mark.rule("MF-20.4")
def test_time_wasting_needs_a_lead_in_the_second_half() -> None:
    scene = Scene(hands=("", "AF01"), money=(0, 1)).dice(*[MISS] * 14).tactics().act("no cards", "no cards", "pass")
    assert scene.asked == "ChooseTactics.choose", "not in the first half"
    scene.m.score = [0, 1]
    scene.tactics()
    assert (scene.m.turn, scene.options()) == (8, ["play AF01", "pass"])
    level = Scene(hands=("", "AF01"), money=(0, 1)).dice(*[MISS] * 14).tactics().act("no cards", "no cards", "pass")
    level.script(injury=[0]).tactics()
    assert level.s.over

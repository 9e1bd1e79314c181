"""MF-9, MF-15.11 to MF-15.15  Strengths, levels, tie shifts, modifiers."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import LEVEL_NAMES, level_of
from playcall.games.masters_football.rules.strength import shift
from playcall.games.masters_football.table import ACTION_DISCARD, IN_PLAY
from tests.games.masters_football.story import Scene, card


def strength(hands: tuple[str, str], tactic: str = "Po", money: int = 9, **more: object) -> Scene:
    scene = Scene(hands=hands, money=(money, money), **more)  # type: ignore[arg-type]
    return scene.tactics(tactic, tactic).until("AnnounceStrength.ask")


@pytest.mark.rule("MF-9.1", "MF-9.11")
def test_the_strength_window_follows_the_roll() -> None:
    scene = strength(("ST01", ""))
    assert scene.told(events.TacticalRoll)
    scene.act("cards")
    assert (scene.m.attack[0], scene.m.defence[0]) == (11, 11)
    assert scene.s.money[0] == 7
    live = strength(("", "EV04")).act("no cards")
    assert live.m.attack[1] == 4
    live.act("play EV04 away 3")
    assert live.m.attack[1] == 6
    assert live.m.attack_level[1] == 2


@pytest.mark.rule("MF-9.2", "MF-20.10")
@pytest.mark.parametrize(("tactic", "offered"), [("Po", True), ("Di", False), ("Ph", True), ("De", False)])
def test_a_constrained_card_needs_its_tactics(tactic: str, offered: bool) -> None:
    assert strength(("ST01", ""), tactic).may("cards") == offered


@pytest.mark.rule("MF-9.4", "MF-9.5", "MF-9.6")
def test_levels_by_value() -> None:
    colours = [LEVEL_NAMES[level_of(value)] for value in (-3, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 25)]
    assert colours == [
        "red", "red", "brown", "brown", "orange", "orange", "green", "green", "blue", "blue", "purple", "purple",
    ]  # fmt: skip


@pytest.mark.rule("MF-9.7", "MF-9.9", "MF-15.5")
def test_w2_w3_equal_levels_shift_the_team_without_advantage() -> None:
    levels = [0, 0]
    shift([5, 6], levels, 0, "one_level")
    assert [LEVEL_NAMES[level] for level in levels] == ["orange", "brown"]
    shift([9, 7], levels, 0, "one_level")
    assert [LEVEL_NAMES[level] for level in levels] == ["blue", "green"]
    values = [9, 10]
    shift(values, levels, 1, "one_level")
    assert [LEVEL_NAMES[level] for level in levels] == ["green", "blue"]
    assert values == [9, 10]
    shift([5, 4], levels, 1, "one_level")
    assert [LEVEL_NAMES[level] for level in levels] == ["orange", "brown"]


@pytest.mark.rule("MF-9.8")
def test_w4_from_red_the_team_with_advantage_rises() -> None:
    levels = [0, 0]
    shift([1, 2], levels, 0, "one_level")
    assert [LEVEL_NAMES[level] for level in levels] == ["brown", "red"]
    shift([1, 2], levels, 0, "to_orange")
    assert [LEVEL_NAMES[level] for level in levels] == ["orange", "red"]


@pytest.mark.rule("MF-9.8")
@pytest.mark.parametrize(("option", "level"), [("one_level", 1), ("to_orange", 2)])
def test_the_option_reaches_the_match(option: str, level: int) -> None:
    scene = Scene("W01 W02 W05", "W03 W04 W06", bottom_tie=option).tactics("De", "De")
    assert scene.m.attack == [0, 0]
    assert scene.m.attack_level == [level, 0]


@pytest.mark.rule("MF-9.10", "MF-8.9")
def test_dice_by_the_levels_after_the_shift() -> None:
    scene = Scene().tactics("Di", "Di")
    assert (scene.m.attack, scene.m.defence) == ([7, 7], [7, 7])
    assert scene.levels == ([3, 2], [3, 2])
    rolled = scene.told(events.DiceRolled)
    assert rolled[0].levels == (3, 2)
    assert rolled[1].levels == (2, 3)


@pytest.mark.rule("MF-9.3")
def test_w1_the_sourcebook_example() -> None:
    """Players' defence 3, 4, 2 and attack 2, 1, 0; own Call to Arms; Continuous Movement on him."""
    scene = strength(("ST01", "ST02"), home="S10 B02 S04", managers=("tactician",))
    before = scene.m.tactic
    scene.act("cards", "cards")
    told = [event for event in scene.told(events.Strengths) if event.club == 0][-1]
    players = sum(line[2] for line in told.players)
    assert before == 0
    assert told.defence == players + 2 - 2
    assert told.attack == sum(line[1] for line in told.players) + 2


@pytest.mark.rule("MF-15.11", "MF-15.12", "MF-15.15")
def test_a_player_modifier_counts_for_one_player_in_every_tactic() -> None:
    scene = strength(("EV04", ""), numbers={"tactic": [5, 0, 0, 5]}).act("cards")
    assert scene.options() == ["play EV04 home 1", "play EV04 home 2", "play EV04 home 3"]
    scene.act("play EV04 home 1")
    assert (scene.m.attack[0], scene.m.defence[0]) == (11, 10)
    scene.until("ChooseTactics.choose").tactics("Po", "Di")
    told = [event for event in scene.told(events.Strengths) if event.club == 0][-1]
    assert (told.tactic, told.attack, told.defence) == (1, 9, 8)


@pytest.mark.rule("MF-15.13")
def test_w18_figures_stay_between_0_and_7() -> None:
    peak = strength(("EV04", ""), home="S02 S08 G10").act("cards", "play EV04 home 1")
    line = [event for event in peak.told(events.Strengths) if event.club == 0][-1].players[0]
    assert line[1:] == (7, 3)
    tackle = strength(("", "AF02"), "Di", home="S02 S08 S13").act("cards", "play AF02 home 3")
    line = [event for event in tackle.told(events.Strengths) if event.club == 0][-1].players[2]
    assert line[1:] == (4, 0)
    both = strength(("EV04", "AF02"), home="S02 S08 G09").act(
        "cards", "cards", "0: play EV04 home 1", "1: play AF02 home 1"
    )
    line = [event for event in both.told(events.Strengths) if event.club == 0][-1].players[0]
    assert line[1:] == (7, 0)


@pytest.mark.rule("MF-15.14")
def test_cards_leave_with_their_player() -> None:
    scene = Scene("S02 S08 S14 S15", hands=("EV04", ""), money=(9, 0)).team(0, "S02 S08 S14").tactics()
    scene.until("AnnounceStrength.ask").act("cards", "play EV04 home 3")
    scene.until("AnnounceSubstitutions.ask").act("substitute before", "sub 3 1")
    assert scene.ids(ACTION_DISCARD) == "EV04"
    assert not scene.zone(IN_PLAY)
    assert scene.m.owners == []
    assert scene.last(events.CardLost).why == "substituted"


@pytest.mark.rule("MF-11.10", "MF-20.5")
def test_w12_a_card_loses_its_effect_in_another_tactic_and_stays() -> None:
    scene = strength(("ST01", ""), numbers={"tactic": [5, 0, 0, 5]}).act("cards")
    assert (scene.m.attack[0], scene.m.defence[0]) == (11, 11)
    scene.until("ChooseTactics.choose")
    assert scene.ids(IN_PLAY) == "ST01"
    scene.tactics("Po", "Di")
    told = [event for event in scene.told(events.Strengths) if event.club == 0][-1]
    assert (told.attack, told.defence, told.cards) == (7, 7, ())
    assert scene.last(events.CardLost).card == card("ST01")


@pytest.mark.rule("MF-20.11")
def test_equal_cards_add_up() -> None:
    scene = strength(("ST01 ST01", "")).act("cards", "play ST01")
    assert scene.m.attack[0] == 9 + 4

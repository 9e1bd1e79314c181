"""MF-11, MF-15.4  Half-time."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import events
from playcall.games.masters_football.table import OFF, PITCH
from tests.games.masters_football.story import MISS, Scene, player

SQUAD_HOME = "S02 S08 S14 S15 S12 S01"
SQUAD_AWAY = "S03 S10 S18 S11"


def half_time(
    hands: tuple[str, str] = ("", ""), managers: tuple[str, ...] = (), money: int = 0, second: tuple[int, int] = (5, 0)
) -> Scene:
    """A match with benches, at the announcing of substitutions (or the half-time window)."""
    scene = Scene(SQUAD_HOME, SQUAD_AWAY, hands=hands, managers=managers, money=(money, money))
    scene.script(tactic=[5, 0, *second], tactic_genius=[0, 0, 0, 0]).dice(*[MISS] * 13)
    scene.team(0, "S02 S08 S14").team(1, "S03 S10 S18").tactics()
    while scene.m.half == 1:
        scene.act("no cards" if scene.may("no cards") else "pass")
    return scene


@pytest.mark.rule("MF-11.1", "MF-15.4")
def test_the_half_time_window_asks_in_turn() -> None:
    scene = half_time(("EV06", "ST01"), money=5)
    assert (scene.asked, scene.seat, scene.options()) == ("HalfTimeWindow.ask", 1, ["swap ST01", "pass"])
    scene.act("pass")
    assert (scene.seat, scene.options()) == (0, ["play EV06", "swap EV06", "pass"])
    scene.act("play EV06")
    assert scene.m.substitutions == [2, 1]


@pytest.mark.rule("MF-11.2", "MF-15.4")
@pytest.mark.parametrize(("away", "first"), [("tycoon", 1), ("peoples_club", 0)])
def test_announcing_substitutions(away: str, first: int) -> None:
    scene = half_time(managers=("tycoon", away))
    assert (scene.asked, scene.seat) == ("AnnounceSubstitutions.ask", first)
    assert scene.options() == ["substitute none", "substitute before", "substitute after"]
    scene.act("substitute after")
    assert scene.last(events.SubstitutionAnnounced).when == "after"
    assert scene.seat == 1 - first


@pytest.mark.rule("MF-11.3", "MF-11.4", "MF-11.11")
def test_before_binds_and_the_team_stays_legal() -> None:
    scene = half_time().act("substitute none", "substitute before")
    assert scene.asked == "Substitute.ask"
    assert not scene.may("no sub")
    assert len(scene.options()) == 9
    scene.act("sub 3 3")
    assert scene.ids(PITCH, 0) == "S02 S08 S15"
    assert scene.ids(OFF, 0) == "S14"
    assert scene.asked == "ChooseTactics.choose"


@pytest.mark.rule("MF-11.4")
def test_an_illegal_pair_is_not_offered() -> None:
    scene = Scene("S01 S02 S08 S05", "S03 S10 S18").dice(*[MISS] * 13).team(0, "S01 S02 S08").tactics()
    scene.until("AnnounceSubstitutions.ask").act("substitute before")
    assert scene.options() == ["sub 1 1", "sub 2 1"]
    alone = Scene("S01 S02 S08", "S03 S10 S18").dice(*[MISS] * 13).tactics()
    assert alone.asked == "ChooseTactics.choose"


@pytest.mark.rule("MF-11.5", "MF-11.6", "MF-11.9")
def test_a_new_tactic_and_a_new_roll_with_the_modifiers_still_in_play() -> None:
    scene = Scene(hands=("ST07", ""), money=(1, 0)).script(tactic=[0, 0, 0, 0], tactic_genius=[0, 0, 0, 0])
    scene.dice(*[MISS] * 13).tactics("Po", "Po").act("cards")
    assert scene.asked == "ChooseTactics.choose"
    scene.tactics("Di", "Ph")
    rolls = scene.told(events.TacticalRoll)
    assert [roll.half for roll in rolls] == [1, 2]
    assert rolls[1].cards == (3, 0)
    told = [event for event in scene.told(events.Strengths) if event.club == 0]
    assert (told[0].attack, told[-1].attack) == (9, 7)


@pytest.mark.rule("MF-11.7", "MF-11.8")
def test_w13_after_a_won_roll_tactical_skill_must_not_fall() -> None:
    won = half_time().act("substitute none", "substitute after").tactics()
    assert won.asked == "SubstituteLate.ask"
    replacing_striker = {token for token in won.options() if token.startswith("sub 3")}
    assert replacing_striker == {"sub 3 1", "sub 3 2"}, "S01 and S12, not S15"
    assert won.may("no sub")
    won.act("no sub")
    assert not won.told(events.Substituted)
    lost = half_time(second=(0, 5)).act("substitute none", "substitute after").tactics()
    assert {token for token in lost.options() if token.startswith("sub 3")} == {"sub 3 1", "sub 3 2", "sub 3 3"}


@pytest.mark.rule("MF-11.11")
def test_who_was_taken_off_does_not_come_back() -> None:
    scene = half_time(("EV06", "")).act("play EV06", "substitute none", "substitute before", "sub 3 3")
    assert scene.asked == "Substitute.ask"
    assert scene.may("no sub")
    assert player("S14") in scene.zone(OFF, 0)
    assert len(scene.options()) == 3 * 2 + 1
    scene.act("no sub")
    assert scene.asked == "ChooseTactics.choose"


@pytest.mark.rule("MF-11.12")
def test_the_second_half_begins_with_the_away_team() -> None:
    scene = half_time().act("substitute none", "substitute none").tactics()
    turn = next(event for event in scene.told(events.TurnBegins) if event.turn == 7)
    assert turn.club == 1

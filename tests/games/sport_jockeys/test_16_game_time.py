"""SJ-16  Game time: the deck is the clock."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import ClockTicked, PlaysOn, SecondHalfBegins, UnitBegins, UnitEnds
from playcall.games.sport_jockeys.table import BURIED, DECK, DISCARD
from tests.games.sport_jockeys.story import Scene, opening, random_play, tallied

HAND = "C01 C02 C03 C04 C05"
THEIRS = "C06 C07 C08 C09 C10"


@pytest.mark.rule("SJ-16.1")
@pytest.mark.parametrize(("unit", "units"), [("quarter", 4), ("half", 2), ("game", 1), ("by_mode", 4)])
def test_how_many_passes_through_the_deck_a_game_has(unit: str, units: int) -> None:
    tale = random_play(opening(2, unit=unit), lambda s: s.over, seed=2)
    assert [event.number for event in tale.told(UnitBegins)] == list(range(1, units + 1))
    assert {event.name for event in tale.told(UnitBegins)} == {"quarter" if unit == "by_mode" else unit}


@pytest.mark.rule("SJ-16.2")
@pytest.mark.parametrize(("unit", "second_half"), [("quarter", 3), ("half", 2), ("game", 0)])
def test_where_the_second_half_begins(unit: str, second_half: int) -> None:
    tale = random_play(opening(2, unit=unit), lambda s: s.over, seed=2)
    names = [type(event).__name__ for event in tale.log if isinstance(event, UnitBegins | SecondHalfBegins)]
    expected = ["UnitBegins"] * tale.s.options.units
    if second_half:
        expected.insert(second_half - 1, "SecondHalfBegins")
    assert names == expected


@pytest.mark.rule("SJ-16.3")
def test_the_discards_are_the_new_deck_and_hands_are_kept() -> None:
    scene = Scene("C01 C02 C03", THEIRS, at="r3c3", deck=0, huddle=True)
    scene.s.zones[BURIED(1)] = [scene.s.zones[DISCARD()].pop()]
    scene.act("end unit")
    assert scene.last(UnitBegins).deck == 51 - 8
    assert (scene.hand(0)[:3], scene.hand(1)) == (["C01", "C02", "C03"], THEIRS.split())
    assert (scene.hands, scene.deck) == ((5, 5), 41)
    assert (scene.ids(DISCARD), scene.ids(BURIED, 1)) == ([], [])
    assert scene.ids(DECK) != sorted(scene.ids(DECK))


@pytest.mark.rule("SJ-16.4")
def test_play_continues_with_an_empty_deck() -> None:
    scene = Scene("C13 C01", THEIRS, at="r3c3", deck=0, huddle=True).act("continue")
    assert scene.told(PlaysOn)
    scene.play("C07").act("none")
    assert (scene.s.unit, scene.hands, scene.square) == (1, (2, 4), "r3c4")
    assert scene.asks == (0, "Unit.clock")


@pytest.mark.rule("SJ-16.5")
def test_offence_chooses_when_the_deck_is_empty() -> None:
    scene = Scene(HAND, THEIRS, at="r3c3", deck=0, huddle=True)
    assert scene.asks == (0, "Unit.clock")
    assert scene.options() == ["continue", "end unit"]
    assert Scene(HAND, THEIRS, at="r3c3", deck=1, huddle=True).asked == "Huddle.choose"
    scene.act("end unit")
    assert [event.why for event in scene.told(UnitEnds)] == ["chosen"]


@pytest.mark.rule("SJ-16.5")
def test_the_choice_comes_after_the_refill() -> None:
    scene = Scene("C13", "C38 C16", at="r3c2", deck=2).play("C38").act("none")
    assert (scene.deck, scene.hands) == (0, (2, 2))
    assert scene.asks == (0, "Unit.clock")


@pytest.mark.rule("SJ-16.6")
def test_without_any_card_the_unit_ends_unasked() -> None:
    scene = Scene("", "", deck=0, huddle=True)
    assert (scene.s.unit, scene.last(UnitEnds).why) == (2, "no_cards")
    assert Scene("", "C07", deck=0, huddle=True).asked == "Unit.clock"


@pytest.mark.rule("SJ-16.7")
@pytest.mark.parametrize("unit", [1, 3])
def test_a_quarter_that_ends_within_a_half_interrupts_nothing(unit: int) -> None:
    scene = Scene(HAND, THEIRS, at="r2c3", deck=0, period=unit, scores=(3, 0), huddle=True).act("end unit")
    assert (scene.square, scene.s.offence, scene.s.kickoff_due, scene.scores) == ("r2c3", 0, False, (3, 0))
    due = Scene(HAND, THEIRS, deck=0, period=unit, kick="", huddle=True).act("end unit")
    assert due.s.kickoff_due


@pytest.mark.rule("SJ-16.8")
@pytest.mark.parametrize(("settings", "period"), [({}, 2), ({"unit": "half"}, 1)])
def test_half_time_drops_the_drive(settings: dict[str, Any], period: int) -> None:
    scene = Scene(HAND, THEIRS, at="r1c4", deck=0, period=period, scores=(3, 0), huddle=True, **settings).act(
        "end unit"
    )
    assert (scene.scores, scene.square, scene.s.kickoff_due) == ((3, 0), "r4c1", True)
    assert scene.s.offence == 1  # seat 0 received first and now kicks
    assert scene.last(SecondHalfBegins).offence == 1


@pytest.mark.rule("SJ-16.8")
def test_the_second_half_does_not_ask_who_has_the_ball() -> None:
    scene = Scene(HAND, THEIRS, deck=0, period=2, huddle=True)
    scene.s.offence = 1
    scene.s.ask_again()
    assert scene.act("end unit").s.offence == 1
    other = Scene(HAND, THEIRS, deck=0, period=2, huddle=True)
    other.s.received = 1
    assert other.act("end unit").s.offence == 0


@pytest.mark.rule("SJ-16.9")
@pytest.mark.parametrize(("settings", "period"), [({}, 4), ({"unit": "half"}, 2), ({"unit": "game"}, 1)])
def test_the_last_unit_ends_the_game(settings: dict[str, Any], period: int) -> None:
    scene = Scene(HAND, THEIRS, at="r1c4", deck=0, period=period, scores=(3, 6), huddle=True, **settings).act(
        "end unit"
    )
    assert scene.s.over
    assert scene.s.result is not None
    assert scene.s.result.scores == (3, 6)


@pytest.mark.rule("SJ-16.10")
def test_time_passes_though_no_card_is_used() -> None:
    scene = Scene(HAND, THEIRS, at="r3c2", deck=9, top="C33").act("none")  # a touchdown against the bare Snap
    assert scene.told(ClockTicked)
    assert scene.ids(DISCARD)[-1] == "C33"
    assert (scene.deck, scene.hands) == (8, (5, 5))


@pytest.mark.rule("SJ-16.10")
def test_a_time_out_does_not_count_as_a_card_used() -> None:
    scene = Scene(HAND, THEIRS, at="r3c2", deck=9, huddle=True).act("timeout", "swap C01", "done").ready()
    scene = scene.act("snap") if scene.asked == "Snap.choose" else scene
    assert scene.act("none").told(ClockTicked)


@pytest.mark.rule("SJ-16.10")
def test_no_tick_when_a_card_was_used_or_discarded() -> None:
    assert not Scene(HAND, THEIRS, at="r3c2", deck=9).play("C07").act("none").told(ClockTicked)
    assert not Scene(HAND, THEIRS, at="r3c2", deck=9).act("sloppy C07").told(ClockTicked)
    delayed = Scene("C01 C13", THEIRS, at="r3c2", deck=9, top="C14", huddle=True).act("delay").ready()
    assert not delayed.act("snap", "none").told(ClockTicked)


@pytest.mark.rule("SJ-16.10")
def test_with_an_empty_deck_the_unit_ends() -> None:
    scene = Scene(HAND, THEIRS, at="r3c2", deck=0, huddle=True).act("continue", "none")
    assert scene.last(UnitEnds).why == "no_time"
    assert (scene.s.unit, scene.scores) == (2, (6, 0))


@pytest.mark.rule("SJ-16.3", "SJ-22.3")
def test_cards_are_conserved() -> None:
    tale = opening(6)
    for _ in range(40):
        random_play(tale, lambda s: s.situation() == "Huddle.choose", seed=tale.deck)
        total = sum(len(zone) for zone in tale.s.zones)
        assert total == 56
        tale.act("ready")
    assert tallied("r3c2", 1).deck

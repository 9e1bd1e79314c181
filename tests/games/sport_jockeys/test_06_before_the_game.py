"""SJ-6, SJ-7  Before the game, and the course of play: toss, deal, huddle, refill, automatic touchdowns."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys.events import (
    AutomaticTouchdown,
    CoinFlipped,
    Drawn,
    Scored,
    SidesChosen,
    Tallied,
    UnitEnds,
)
from playcall.games.sport_jockeys.table import DISCARD, KICK_SNAP, SPECIAL, USED
from playcall.testing.chance import ScriptedChance
from tests.games.sport_jockeys.story import HEADS, IDS, TAILS, Scene, opening, start, tallied

HAND = "C01 C02 C03 C04 C05"
THEIRS = "C06 C07 C08 C09 C10"


@pytest.mark.rule("SJ-6.1")
def test_each_team_takes_a_challenge_and_a_time_out() -> None:
    tale = start()
    assert [tale.ids(SPECIAL, seat) for seat in (0, 1)] == [["C53", "C55"], ["C54", "C56"]]
    assert [tale.ids(USED, seat) for seat in (0, 1)] == [[], []]
    assert tale.ids(KICK_SNAP) == ["C52"]


@pytest.mark.rule("SJ-6.2", "SJ-22.1")
def test_seat_0_calls_and_the_coin_is_chance() -> None:
    tale = start()
    assert tale.asks == (0, "CoinToss.call_coin")
    assert tale.options() == ["heads", "tails"]
    assert {start(seed).act("heads").last(CoinFlipped).landed for seed in range(12)} == {"heads", "tails"}


@pytest.mark.rule("SJ-6.3")
@pytest.mark.parametrize(
    ("coin", "call", "chooser"), [(HEADS, "heads", 0), (TAILS, "tails", 0), (TAILS, "heads", 1), (HEADS, "tails", 1)]
)
def test_the_winner_chooses_a_role_and_the_other_team_a_side(coin: int, call: str, chooser: int) -> None:
    tale = start(coins=[coin]).act(call)
    assert tale.asks == (chooser, "CoinToss.choose_role")
    assert tale.options() == ["kick", "receive"]
    tale.act("kick")
    assert tale.s.offence == 1 - chooser
    assert tale.asks == (1 - chooser, "CoinToss.choose_side")
    assert tale.options() == ["home", "visitor"]
    assert start(coins=[coin]).act(call, "receive").s.offence == chooser


@pytest.mark.rule("SJ-6.4")
def test_home_and_visitor_are_only_names() -> None:
    one, other = (start(5, coins=[HEADS]).act("heads", "receive", side) for side in ("home", "visitor"))
    assert [tale.last(SidesChosen).home for tale in (one, other)] == [1, 0]
    assert [tale.s.home for tale in (one, other)] == [1, 0]
    other.s.home = one.s.home
    assert one.s == other.s


@pytest.mark.rule("SJ-6.5")
@pytest.mark.parametrize(("role", "receiver"), [("receive", 0), ("kick", 1)])
def test_ten_cards_are_dealt_in_turn_to_the_receiving_team_first(role: str, receiver: int) -> None:
    chance = ScriptedChance(1, {"coin": [HEADS]}, {"deck": list(range(10))})
    tale = start(chance=chance).act("heads", role, "home")
    assert tale.hand(receiver) == IDS[0:10:2]
    assert tale.hand(1 - receiver) == IDS[1:10:2]
    assert tale.deck == 41


@pytest.mark.rule("SJ-6.5")
def test_the_deck_is_shuffled() -> None:
    assert len({tuple(opening(seed).hand(0)) for seed in range(8)}) == 8


@pytest.mark.rule("SJ-6.6", "SJ-7.1")
def test_the_game_begins_with_a_kickoff_on_the_start_square() -> None:
    tale = opening()
    assert (tale.square, tale.s.kickoff_due, tale.s.offence) == ("r4c1", True, 0)
    assert tale.ready().asks in ((1, "Kick.add"), (0, "Return.choose"))


# The course of play ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-7.1")
def test_kickoffs_come_after_points_and_snaps_otherwise() -> None:
    assert tallied("r3c4", 0).s.kickoff_due
    assert tallied("r5c4", -1).s.kickoff_due  # a safety
    assert not tallied("r3c2", 0).s.kickoff_due
    half = Scene(HAND, THEIRS, deck=0, period=2, huddle=True).act("end unit")
    assert half.s.kickoff_due


@pytest.mark.rule("SJ-7.2")
def test_after_a_zero_the_other_team_snaps() -> None:
    plain, option = tallied("r4c4", 0), tallied("r4c4", 0, kickoff_after_zero="on")
    assert [scene.s.offence for scene in (plain, option)] == [1, 1]
    assert [scene.s.kickoff_due for scene in (plain, option)] == [False, True]
    assert plain.square == option.square == "r4c1"


@pytest.mark.rule("SJ-7.3")
def test_the_order_of_a_play() -> None:
    scene = Scene(HAND, "C14 C15 C38 C45 C20", deck=0, at="r3c3", huddle=True)
    assert scene.asks == (0, "Unit.clock")
    scene = Scene("C01 C13", "C14 C15 C38 C45 C20", at="r3c3", huddle=True)
    seen: list[tuple[int, str]] = []
    for token in ("ready", "ready", "snap", "play C14", "done", "play C01", "sloppy C38"):
        seen.append(scene.asks)
        scene.act(token)
    assert seen == [
        (0, "Huddle.choose"),
        (1, "Huddle.choose"),
        (0, "Snap.choose"),
        (1, "Defend.choose"),
        (1, "Defend.add"),
        (0, "Answer.choose"),
        (1, "Defend.choose"),
    ]
    kinds = [type(event).__name__ for event in scene.log][-5:]
    assert kinds == ["SloppyTackle", "Tallied", "CubeMoved", "Drawn", "Drawn"]
    assert {"C14", "C01"} <= set(scene.ids(DISCARD))
    assert scene.asks == (0, "Huddle.choose")


@pytest.mark.rule("SJ-7.3")
def test_a_time_out_and_a_delay_in_one_huddle() -> None:
    scene = Scene(HAND, THEIRS, huddle=True).act("timeout", "swap C01", "done")
    assert scene.asks == (0, "Huddle.choose")
    assert scene.options() == ["ready", "delay"]
    scene.act("delay")
    assert scene.asks == (1, "Huddle.choose")  # nothing is left to choose for OFF


@pytest.mark.rule("SJ-7.4")
def test_the_refill_is_dealt_in_turn_to_the_next_offence_first() -> None:
    scene = Scene("C13 C14 C15", "C38 C16 C17", deck=9, top="C01 C02 C03 C04 C05").play("C38").act("none")
    assert scene.hand(0) == ["C13", "C14", "C15", "C01", "C03"]
    assert scene.hand(1)[:4] == ["C16", "C17", "C02", "C04"]
    assert scene.hand(1)[4:] == ["C05"]
    assert scene.deck == 4


@pytest.mark.rule("SJ-7.4")
def test_a_short_deck_is_dealt_out() -> None:
    scene = Scene("C13", "C38 C16", deck=3, top="C01 C02 C03").play("C38").act("none")
    assert (scene.hand(0), scene.hand(1), scene.deck) == (["C13", "C01", "C03"], ["C16", "C02"], 0)


@pytest.mark.rule("SJ-7.4")
def test_the_refill_begins_with_the_team_that_will_have_the_ball() -> None:
    scene = Scene("C13", "C38 C16", at="r3c4", deck=3, top="C01 C02 C03").play("C38").act("none")
    assert scene.s.offence == 1
    assert [event.owner for event in scene.told(Drawn)] == [1, 0]
    assert (scene.hand(1), scene.hand(0)) == (["C16", "C01", "C03"], ["C13", "C02"])


@pytest.mark.rule("SJ-7.4")
def test_a_full_hand_draws_nothing() -> None:
    scene = Scene("C13 C14 C15 C18 C19", "C38 C16", deck=9, top="C01 C02 C03 C04").play("C38").act("none")
    assert (scene.hand(0), scene.hand(1)) == (["C13", "C14", "C15", "C18", "C19"], ["C16", "C01", "C02", "C03", "C04"])


@pytest.mark.rule("SJ-7.5", "SJ-18.1")
@pytest.mark.parametrize(
    ("square", "setting", "points"), [("r1c2", "by_mode", 7), ("r1c2", "off", 6), ("r2c4", "on", 6), ("r5c1", "on", 6)]
)
def test_an_automatic_touchdown_is_six_or_seven(square: str, setting: str, points: int) -> None:
    """DEF chooses to play none, although it could answer the Snap; no tally is made."""
    scene = Scene(HAND, THEIRS, at=square, seven_in_line=setting).act("none")
    assert scene.told(AutomaticTouchdown)
    assert not scene.told(Tallied)
    assert scene.last(Scored).points == points
    assert scene.scores == (points, 0)


@pytest.mark.rule("SJ-7.5")
def test_an_automatic_touchdown_in_a_kickoff_play() -> None:
    scene = Scene("C01", "C38", kick="").play("C01").act("none")
    assert scene.scores == (6, 0)


@pytest.mark.rule("SJ-7.6", "SJ-10.4")
@pytest.mark.parametrize("card", ["C38", "C04", "C08", "C42", "C11"])  # TAC, ADR, BLO, BLI, INJ
def test_offence_without_a_card_ends_the_play(card: str) -> None:
    scene = Scene("C13 C14 C15", card).play(card).act("none")
    assert not scene.told(AutomaticTouchdown)
    assert scene.told(Tallied)


@pytest.mark.rule("SJ-7.7", "SJ-16.6")
def test_two_empty_hands_end_the_unit() -> None:
    scene = Scene("", "", at="r3c3", deck=0, huddle=True)
    assert [event.why for event in scene.told(UnitEnds)] == ["no_cards"]
    assert (scene.s.unit, scene.square, scene.s.offence, scene.s.kickoff_due) == (2, "r3c3", 0, False)
    assert (scene.hands, scene.deck) == ((5, 5), 41)
    due = Scene("", "", at="r4c1", deck=0, kick="", huddle=True)
    assert (due.s.unit, due.s.kickoff_due) == (2, True)

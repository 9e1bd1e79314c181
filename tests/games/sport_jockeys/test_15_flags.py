"""SJ-15  Penalty, Challenge, Time Out, Injury."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import (
    AutomaticTouchdown,
    Challenged,
    Injured,
    NotChallenged,
    PenaltyDeclined,
    PenaltyEnforced,
    PossessionChanged,
    Tallied,
    TimedOut,
)
from playcall.games.sport_jockeys.table import DECK, DISCARD, ROWS, SPECIAL, USED
from playcall.kernel import Chance
from tests.games.sport_jockeys.story import HEADS, TAILS, Scene

# Penalty --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-15.1")
def test_a_penalty_is_a_reply_like_any_other() -> None:
    scene = Scene("C48 C27", "C38 C45 C10", specials=False).play("C38").play("C48")
    assert scene.worth == 0
    assert scene.asks == (1, "Defend.choose")
    assert scene.playable == "C10 C45"  # Tackles answer it
    combo = Scene("C46 C34", "C38 C45", specials=False).play("C38").play("C46 C34")
    assert combo.worth == 2 + 2


@pytest.mark.rule("SJ-15.2")
def test_all_points_after_the_action_are_ignored_and_its_own_count() -> None:
    scene = Scene("C46 C34", "C06 C50", specials=False).play("C06").play("C46 C34").act("sloppy C50")
    assert scene.asks == (0, "EndOfPlay.penalty")
    assert scene.points == (1 + 4 + 3, 3 + 1)
    scene.act("enforce")
    assert scene.tally == (5, 3)
    assert scene.last(PenaltyEnforced).before == (8, 4)
    assert scene.last(Tallied).terms == ((1, 4), (3,))


@pytest.mark.rule("SJ-15.2")
def test_the_penalty_of_the_defence() -> None:
    scene = Scene("C11 C44", "C38 C12 C45", specials=False).play("C38").play("C11").play("C12").play("C44")
    scene.act("sloppy C45")
    assert scene.asks == (1, "EndOfPlay.penalty")
    assert scene.points == (1 + 3 + 2 + 3, 1 + 1)
    assert scene.act("enforce").tally == (4, 1)


@pytest.mark.rule("SJ-15.2", "SJ-15.4")
def test_a_penalty_may_be_declined() -> None:
    scene = Scene("C48", "C38 C06", specials=False).play("C38").play("C48").play("C06").act("decline")
    assert scene.told(PenaltyDeclined)
    assert scene.tally == (1, 4)


@pytest.mark.rule("SJ-15.3")
def test_enforcing_does_not_undo_a_change_of_possession() -> None:
    """Seat 0 throws, seat 1 flags it and steals nothing back: the interception after the flag stands."""
    scene = Scene("C14 C13 C38", "C45 C12 C43 C44", at="r4c3", specials=False)
    scene.play("C45").play("C14").play("C12").play("C13").play("C43")
    assert scene.s.offence == 1
    scene.play("C38").act("none")
    assert scene.asks == (1, "EndOfPlay.penalty")
    scene.act("enforce")
    assert scene.tally == (2, 1)
    assert scene.told(PossessionChanged)
    assert scene.s.offence == 1
    assert scene.move == "r2c3 to r3c4"


@pytest.mark.rule("SJ-15.3")
def test_lost_cards_stay_lost() -> None:
    scene = Scene("C48 C01 C51", "C38 C04 C45 C20", specials=False, script={"injury": [0]}, deck=0, huddle=True)
    scene.act("continue", "snap").play("C38").play("C48").play("C04").play("C51")
    assert scene.ids(DISCARD)[-1] == "C45"
    scene.play("C20").act("none", "enforce")
    assert scene.tally == (1, 1)
    assert "C45" in scene.ids(DISCARD)
    assert scene.hands == (1, 0)


@pytest.mark.rule("SJ-15.3")
def test_an_automatic_touchdown_stands() -> None:
    flagged = Scene("C11 C44", "C38 C30", specials=False).play("C38").play("C11").play("C30").play("C44")
    assert flagged.told(AutomaticTouchdown)
    assert not flagged.told(PenaltyEnforced)
    assert flagged.scores == (6, 0)


@pytest.mark.rule("SJ-15.4")
def test_flags_are_asked_about_in_order_of_play() -> None:
    scene = Scene("C49 C14 C13", "C38 C04 C12 C06", specials=False)
    scene.play("C38").play("C49").play("C04").play("C14").play("C12").play("C13").play("C06")
    asked = [scene.asks]
    scene.act("decline")
    asked.append(scene.asks)
    scene.act("enforce")
    assert asked == [(0, "EndOfPlay.penalty"), (1, "EndOfPlay.penalty")]
    # Pass and lateral: 1 + 0 + 1 + 0; Tackle 1, Adrenaline 2, and the Tackle of 3 after the second flag is ignored.
    assert scene.tally == (2, 3)


@pytest.mark.rule("SJ-15.4")
def test_after_the_first_flag_enforced_nobody_is_asked() -> None:
    scene = Scene("C49 C14 C13", "C38 C04 C12 C06", specials=False)
    scene.play("C38").play("C49").play("C04").play("C14").play("C12").play("C13").play("C06").act("enforce")
    assert scene.tally == (1, 1)


@pytest.mark.rule("SJ-15.4")
def test_a_flag_that_changes_no_total_is_not_asked_about() -> None:
    last = Scene("C11", "C38 C30", specials=False).play("C38").play("C11").play("C30")
    assert last.tally == (4, 1)
    assert not last.told(PenaltyDeclined)
    changing = Scene("C48 C14", "C38 C11", specials=False).play("C38").play("C48").act("sloppy C11")
    assert changing.asked == "EndOfPlay.penalty"


@pytest.mark.rule("SJ-15.4")
def test_two_flags_in_one_action_are_one_question() -> None:
    scene = Scene("C48 C49", "C38 C45", specials=False).play("C38").play("C48 C49").play("C45")
    assert scene.asked == "EndOfPlay.penalty"
    scene.act("decline")
    assert scene.tally == (1 + 1, 2)


# Challenge ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-15.5")
def test_a_challenge_comes_before_everything_else() -> None:
    scene = Scene("C46 C50", "C38 C45 C10").play("C38").play("C46 C50")  # PEN + INJ
    assert scene.asks == (1, "Answer.challenge")
    assert scene.options() == ["challenge", "accept"]
    assert len(scene.hand(1)) == 2
    scene.act("accept")
    assert scene.told(NotChallenged)
    assert len(scene.hand(1)) == 1


@pytest.mark.rule("SJ-15.5")
def test_a_challenge_of_a_recovery_comes_before_the_change() -> None:
    scene = Scene("C13 C38", "C37 C06 C46").play("C37").play("C06 C46")  # R/K + PEN, class D
    assert scene.asks == (0, "Recover.challenge")
    assert scene.s.offence == 0
    scene.act("challenge")
    assert scene.s.offence == 1
    assert scene.s.lying["cards"] == ["C06"]


@pytest.mark.rule("SJ-15.5")
def test_only_a_team_that_holds_its_challenge_is_asked() -> None:
    assert Scene("C48", "C38 C45", specials=False).play("C38").play("C48").asked == "Defend.choose"
    no_flag = Scene("C27", "C38 C45").play("C38").play("C27")
    assert no_flag.asked == "Defend.choose"
    defence = Scene("C11 C44", "C38 C12 C45").play("C38").play("C11").play("C12")
    assert defence.asks == (0, "Defend.challenge")


@pytest.mark.rule("SJ-15.5")
@pytest.mark.parametrize(("coin", "succeeds"), [(HEADS, True), (TAILS, False)])
def test_a_coin_may_decide(coin: int, succeeds: bool) -> None:
    scene = Scene("C48 C27", "C38 C45", challenge_review="coin", script={"review": [coin]})
    scene.play("C38").play("C48").act("challenge")
    assert scene.last(Challenged).succeeded == succeeds
    assert scene.asks == ((0, "Answer.choose") if succeeds else (1, "Defend.choose"))
    assert scene.ids(USED, 1) == ["C54"]


@pytest.mark.rule("SJ-15.5")
def test_without_the_option_no_coin_is_flipped() -> None:
    scene = Scene("C48 C27", "C38 C45", script={"review": [TAILS]}).play("C38").play("C48").act("challenge")
    assert scene.last(Challenged).succeeded
    assert scene.last(Challenged).coin == ""


@pytest.mark.rule("SJ-15.6")
def test_what_remains_stands_if_it_is_legal() -> None:
    """PEN and HAN of class D against a Tackle: the Hand-off counters by itself, without a bonus."""
    scene = Scene("C46 C34 C01", "C38 C45").play("C38").play("C46 C34")
    assert scene.points == (1 + 4, 1)
    scene.act("challenge")
    assert scene.points == (1 + 2, 1)
    assert scene.asks == (1, "Defend.choose")
    assert (scene.s.lying["cards"], scene.s.lying["struck"]) == (["C34"], ["C46"])
    assert not scene.play("C45").told(PenaltyEnforced)


@pytest.mark.rule("SJ-15.6")
def test_the_bonus_of_what_remains() -> None:
    scene = Scene("C46 C34 C25 C01", "C38 C45").play("C38").play("C46 C34 C25")
    assert scene.points[0] == 1 + 2 + 1 + 3
    assert scene.act("challenge").points[0] == 1 + 2 + 1 + 2


@pytest.mark.rule("SJ-15.6")
def test_otherwise_the_whole_action_is_struck() -> None:
    """PEN and ADR of class B: Adrenaline does not counter a Tackle."""
    scene = Scene("C47 C36 C35", "C38 C45").play("C38").play("C47 C36")
    assert scene.points == (3 + 1, 1)
    scene.act("challenge")
    assert scene.points == (1, 1)
    assert scene.ids(ROWS, 0) == ["C47", "C36"]
    assert scene.asks == (0, "Answer.choose")
    assert scene.s.lying["cards"] == ["C38"]
    assert scene.playable == "C35"  # a Hand-off: nothing has been played yet
    scene.play("C35").play("C45")
    assert scene.tally == (1 + 2, 2)


@pytest.mark.rule("SJ-15.6")
def test_a_struck_action_of_the_defence() -> None:
    scene = Scene("C11 C44", "C38 C12 C45").play("C38").play("C11").play("C12").act("challenge")
    assert scene.asks == (1, "Defend.choose")
    assert scene.playable == "C45"
    scene.act("none")
    assert scene.told(AutomaticTouchdown)


@pytest.mark.rule("SJ-15.6")
def test_a_struck_flag_cannot_be_enforced() -> None:
    scene = Scene("C46 C34", "C38 C06").play("C38").play("C46 C34").act("challenge").play("C06")
    assert scene.tally == (3, 4)
    assert not scene.told(PenaltyDeclined)


@pytest.mark.rule("SJ-15.7")
def test_a_challenge_is_worth_nothing_and_leaves_the_turn_where_it_was() -> None:
    scene = Scene("C46 C34", "C38 C45").play("C38").play("C46 C34")
    actions = len(scene.s.exchange)
    scene.act("challenge")
    assert (len(scene.s.exchange), scene.points[1]) == (actions, 1)
    assert scene.s.to_move() == 1
    assert (scene.ids(SPECIAL, 1), scene.ids(USED, 1)) == (["C56"], ["C54"])


@pytest.mark.rule("SJ-15.7")
def test_a_used_challenge_is_gone() -> None:
    scene = Scene("C48 C49 C27", "C38 C45").play("C38").play("C48").act("challenge").play("C49")
    assert scene.asked == "Defend.choose"


@pytest.mark.rule("SJ-15.8")
@pytest.mark.parametrize(
    ("call", "first"), [("C37", ""), ("C01", "C14"), ("C05", "C02"), ("C43", "C14")]
)  # FUM, INC, OOB, INT
def test_rulings_of_the_defence_may_be_challenged(call: str, first: str) -> None:
    def called(scope: str) -> Scene:
        scene = Scene(f"{first} C27 C44 C49 C03", f"C45 {call} C20 C06", challenge_scope=scope)
        return scene.play("C45").play(first).play(call) if first else scene.play(call)

    assert called("penalty").asks == (0, "Answer.choose")
    scene = called("rulings")
    assert scene.asks == (0, "Defend.challenge")
    scene.act("challenge")
    assert scene.asks == (1, "Defend.choose")
    assert call not in scene.hand(1)


@pytest.mark.rule("SJ-15.8")
def test_a_challenge_of_rulings_strikes_them_all() -> None:
    scene = Scene("C22 C27 C44", "C45 C23 C25 C36 C12", challenge_scope="rulings").play("C45").play("C22")
    scene.play("C23 C25 C36")  # INC + TAC + INT of class D
    scene.act("challenge")
    assert scene.s.lying["cards"] == ["C25"]
    assert sorted(scene.s.lying["struck"]) == ["C23", "C36"]


@pytest.mark.rule("SJ-15.8")
def test_tackles_and_actions_of_the_offence_cannot_be_challenged_as_rulings() -> None:
    scene = Scene("C27 C44", "C38 C45", challenge_scope="rulings").play("C38")
    assert scene.asks == (0, "Answer.choose")
    assert scene.play("C27").asks == (1, "Defend.choose")


# Time Out -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-15.9")
def test_a_time_out_exchanges_cards_and_keeps_the_clock() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C07", deck=12, top="C20 C21", huddle=True)
    scene.act("timeout", "swap C02", "swap C04", "done")
    assert scene.hand(0) == ["C01", "C03", "C05", "C20", "C21"]
    assert (scene.deck, len(scene.ids(DISCARD))) == (12, 51 - 12 - 6)
    assert {"C02", "C04"} <= set(scene.ids(DECK))
    assert (scene.ids(SPECIAL, 0), scene.ids(USED, 0)) == (["C53"], ["C55"])
    assert scene.last(TimedOut).number == 2
    assert scene.options() == ["ready", "delay"]


@pytest.mark.rule("SJ-15.9")
def test_the_cards_set_aside_are_drawn_around_and_shuffled_in() -> None:
    places = set()
    for seed in range(6):
        scene = Scene("C01 C02", "C07", deck=12, top="C20", huddle=True)
        scene.s.chance = Chance.of(seed)
        scene.act("timeout", "swap C01", "done")
        assert scene.hand(0) == ["C02", "C20"]
        places.add(scene.ids(DECK).index("C01"))
    assert len(places) > 2


@pytest.mark.rule("SJ-15.9")
def test_at_least_one_card_and_no_more_than_the_deck_has() -> None:
    scene = Scene("C01 C02 C03", "C07", deck=2, huddle=True).act("timeout")
    assert scene.options() == ["swap C01", "swap C02", "swap C03"]
    scene.act("swap C01")
    assert scene.options() == ["swap C02", "swap C03", "done"]
    scene.act("swap C02")  # two is all the deck has
    assert scene.last(TimedOut).number == 2


@pytest.mark.rule("SJ-15.9")
def test_no_time_out_without_the_card_a_hand_and_a_deck() -> None:
    assert Scene("C01", "C07", specials=False, huddle=True).options() == ["ready", "delay"]
    assert Scene("", "C07", at="r3c2", huddle=True).asks == (1, "Huddle.choose")
    assert Scene("C13", "C07", deck=0, huddle=True).act("continue").asked == "Snap.choose"


# Injury ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-15.10", "SJ-22.1")
@pytest.mark.parametrize(("place", "lost"), [(0, "C13"), (1, "C14"), (2, "C15")])
def test_the_other_team_loses_a_card_at_random(place: int, lost: str) -> None:
    scene = Scene("C13 C14 C15", "C11", script={"injury": [place]}).play("C11")
    assert scene.told(Injured)[0].seat == 0
    assert lost in scene.ids(DISCARD)
    assert len(scene.hand(0)) == 2


@pytest.mark.rule("SJ-15.10")
def test_one_card_for_each_injury_as_far_as_there_are_any() -> None:
    two = Scene("C13 C14 C15", "C11 C31 C20").play("C11 C31")
    assert len(two.told(Injured)) == 2
    assert len(two.hand(0)) == 1
    short = Scene("C13", "C11 C31 C20").play("C11 C31")
    assert len(short.told(Injured)) == 1


@pytest.mark.rule("SJ-15.10")
def test_the_injury_of_a_struck_action_does_nothing() -> None:
    """PEN and INJ of class D: against a Tackle the Injury stands by itself and works."""
    stands = Scene("C46 C50", "C38 C45 C10").play("C38").play("C46 C50").act("challenge")
    assert stands.s.lying["cards"] == ["C50"]
    assert len(stands.told(Injured)) == 1
    # Against the sideline the Penalty counters and the Injury does not: everything is struck.
    struck = (
        Scene("C02 C46 C50 C27", "C38 C05 C10").play("C38").play("C02").play("C05").play("C46 C50").act("challenge")
    )
    assert struck.asks == (0, "Answer.choose")
    assert not struck.told(Injured)


@pytest.mark.rule("SJ-15.11")
@pytest.mark.parametrize(("setting", "held"), [("half", ["C53", "C55"]), ("game", [])])
def test_used_cards_come_back_at_half_time(setting: str, held: list[str]) -> None:
    hands = ("C01 C02", "C07")
    settings: dict[str, Any] = {"special_refresh": setting}
    half = Scene(*hands, deck=0, period=2, specials=False, huddle=True, **settings).act("end unit")
    assert half.ids(SPECIAL, 0) == held
    quarter = Scene(*hands, deck=0, period=1, specials=False, huddle=True, **settings).act("end unit")
    assert quarter.ids(SPECIAL, 0) == []

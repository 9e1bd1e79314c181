"""GF-4, GF-5  Kickoff, the Quick Challenge, and the start of a drive."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.rules.kicks import RATES, baseline, bonus, rates
from playcall.games.gridiron_fantasy.rules.play import Drive
from tests.games.gridiron_fantasy.story import (
    BOOK,
    DECK,
    DISCARD,
    HAND,
    RESERVE,
    TEAM,
    TOP,
    Scene,
    quick_game,
    random_play,
)

OFFENCE = ["OA-05", "OA-09", "OA-10", "OA-11", "OA-12"]
DEFENCE = ["DA-01", "DA-02", "DA-03", "DA-04", "DA-08"]


def kick(oa: list[str] | None = None, da: list[str] | None = None, **settings: Any) -> Scene:
    """Joe kicks to Bob; the cards named are drawn in this order."""
    scene = Scene(start=False, **settings).empty()
    scene.put(DECK, 1, *reversed(OFFENCE if oa is None else oa))
    scene.put(DECK + 1, 0, *reversed(DEFENCE if da is None else da))
    return scene


@pytest.mark.rule("GF-4.1")
def test_the_kicker_counts_as_on_offence_and_both_draw_five() -> None:
    scene = kick([*OFFENCE, "OA-04"], [*DEFENCE, "DA-05"]).kickoff()
    assert scene.s.off == 1
    assert scene.ids(HAND, 1) == OFFENCE
    assert scene.ids(HAND + 1, 0) == DEFENCE


@pytest.mark.rule("GF-4.2")
def test_kickoff_cards_come_before_the_choice_kicker_first() -> None:
    scene = kick(["OA-02", *OFFENCE])
    defence = scene.new("da", 'windows = ["kickoff"]\neffects = [{ do = "draw", n = 1 }]')
    scene.put(DECK + 1, 0, defence)
    scene.kickoff()
    assert (scene.asked, scene.seat) == ("Window.offer", 1)
    scene.act("decline")
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    scene.act(f"action {defence}")
    assert scene.seat == 1
    scene.act("decline")
    assert scene.asked == "Kickoff.choose"


@pytest.mark.rule("GF-4.3", "GF-4.11")
def test_a_touchback_puts_the_ball_on_the_twenty_and_hands_back_in_order() -> None:
    scene = kick().kickoff()
    assert scene.options() == ["touchback", "return"]
    scene.act("touchback")
    assert (scene.s.off, scene.s.los) == (0, 20)
    assert scene.ids(TOP, 1) == OFFENCE[::-1]
    assert scene.ids(TOP + 1, 0) == DEFENCE[::-1]
    assert scene.seen("oa_top", 1, 1) == tuple(OFFENCE[::-1])
    assert scene.seen("oa_top", 1, 0) is None


@pytest.mark.rule("GF-4.5")
def test_the_ability_may_be_announced_before_the_choice() -> None:
    scene = kick(announce_before_return="on").kickoff()
    assert (scene.asked, scene.seat) == ("DeclareAbility.declare", 1)
    scene.act("declare power")
    assert scene.asked == "Kickoff.choose"
    scene.act("return")
    assert scene.asked == "QuickChallenge.commit"


@pytest.mark.rule("GF-4.7")
def test_every_subset_of_fitting_cards_may_be_committed_in_secret() -> None:
    scene = kick().kickoff().act("return", "declare mental")
    assert len(scene.options(1)) == 4  # Quick Count and Read the Room
    assert len(scene.options(0)) == 2
    scene.act("1: commit 1 2")
    assert scene.view(0).waiting_for == (0,)
    assert len(scene.ids(HAND, 1)) == 5


@pytest.mark.rule("GF-4.7")
def test_with_six_fitting_cards_some_are_set_aside_first() -> None:
    scene = Scene(los=75, off_hand=["OA-04", "OA-05", "OA-06", "OA-10", "OA-18"], start=False)
    extra = scene.new("oa", "symbols = { skill = 1 }")
    scene.give(0, extra).field_goal().act("declare skill")
    assert scene.asked == "QuickChallenge.set_aside"
    assert scene.view(1).waiting_for == ()
    scene.act("set aside OA-10")
    assert len(scene.options(0)) == 32
    scene.both("commit 1 2 3 4 5", "commit none")
    assert "OA-10" in scene.hand(0) or scene.ids(TOP, 0) == ["OA-10"] or "OA-10" in scene.ids(HAND, 0)


@pytest.mark.rule("GF-4.12")
def test_copper_cards_that_give_symbols_count_in_kicks() -> None:
    scene = kick()
    scene.put(TEAM, 1, "TM-01", "TM-05")
    scene.kickoff().act("return", "declare power")
    assert (bonus(scene.s, 0), bonus(scene.s, 1)) == (1, 0)
    scene.commit()
    assert scene.last(e.QuickRevealed).kick_count == 1


@pytest.mark.rule("GF-4.12", "GF-6.5")
def test_gold_and_silver_count_only_where_they_name_the_kick() -> None:
    scene = Scene(los=75, off_team=["TM-54", "TM-05"], start=False).field_goal().act("declare power")
    assert bonus(scene.s, 0) == 1
    scene = Scene(los=40, off_team=["TM-54", "TM-05"], start=False).punt().act("return")
    scene.act("declare power")
    assert bonus(scene.s, 0) == 0


@pytest.mark.rule("GF-4.13")
def test_only_symbols_matter_in_a_quick_challenge() -> None:
    scene = Scene(los=75, off_hand=["OA-03", "OA-11"], start=False)
    taxed = scene.new(
        "oa", 'windows = ["challenge"]\neffects = [{ do = "tax_symbols", ability = "power", n = 2, for = "game" }]'
    )
    from playcall.games.gridiron_fantasy.moves import start as begin

    [card] = scene.put(10, 0, taxed)
    begin(scene.s, scene.s.faces[card].effects[0], 0, card)
    scene.give(1, "DA-03").field_goal().act("declare power").commit(["OA-03", "OA-11"], ["DA-03"])
    told = scene.last(e.QuickRevealed)
    assert (told.kick_count, told.return_count) == (6, 1)
    assert not scene.told(e.SpecialApplied)
    assert not scene.told(e.RisksCompared)
    assert scene.ids(DISCARD, 0) == ["OA-03", "OA-11"]


@pytest.mark.rule("GF-4.14")
def test_a_return_is_never_pushed_below_the_one() -> None:
    scene = Scene(los=58, off_hand=["OA-11"], start=False).punt().act("return", "declare power").commit(["OA-11"])
    assert (scene.s.los, scene.scores) == (1, (0, 0))


@pytest.mark.rule("GF-4.15", "GF-12.22")
def test_a_return_to_the_other_goal_line_is_a_touchdown() -> None:
    scene = kick(da=["DA-08", "DA-07", "DA-03", "DA-06", "DA-09"])
    strong = [scene.new("da", "symbols = { power = 4 }") for _ in range(3)]
    scene.put(DECK + 1, 0, *strong)
    scene.kickoff().act("return", "declare power")
    scene.commit([], ["DA-08", *strong])
    assert scene.scores == (6, 0)
    assert scene.asked == "Try.choose"
    assert scene.seat == 0


@pytest.mark.rule("GF-4.17")
def test_a_short_deck_makes_a_short_hand() -> None:
    scene = kick(["OA-05", "OA-09"], ["DA-01"]).kickoff()
    assert (scene.ids(HAND, 1), scene.ids(HAND + 1, 0)) == (["OA-05", "OA-09"], ["DA-01"])


@pytest.mark.rule("GF-4.18")
def test_the_table_of_quick_challenges() -> None:
    assert RATES == {"kickoff": (5, 2), "punt": (5, 2), "safety_kick": (5, 2), "interception": (4, 0)}
    scene = Scene(start=False)
    assert rates(scene.s, "interception") == (4, 0)
    assert baseline(scene.s, "kickoff") == 0


# GF-5 -----------------------------------------------------------------------------------------------------------------


def drive(**settings: Any) -> Scene:
    scene = Scene(los=35, start=False, **settings)
    scene.put(BOOK, 0, "OP-01", "OP-02")
    scene.put(RESERVE, 0, "OP-03", "OP-04")
    scene.put(BOOK + 1, 1, "DP-01", "DP-03")
    scene.put(RESERVE + 1, 1, "DP-02", "DP-05")
    scene.s.stack.pop()
    scene.s.call(Drive())
    scene.s.advance()
    return scene


@pytest.mark.rule("GF-5.1", "GF-5.2", "GF-5.4")
def test_each_may_exchange_one_play_in_two_steps() -> None:
    scene = drive()
    assert set(scene.options(0)) == {"take out OP-01", "take out OP-02", "keep"}
    assert all("DP" in token or token == "keep" for token in scene.options(1))
    scene.act("0: take out OP-01")
    assert scene.options(0) == ["put in OP-04"]
    scene.act("0: put in OP-04", "1: keep")
    assert scene.ids(BOOK, 0) == ["OP-04", "OP-02"]
    assert "OP-01" in scene.ids(RESERVE, 0)


@pytest.mark.rule("GF-5.2")
def test_that_a_play_was_exchanged_is_public_which_one_is_not() -> None:
    scene = drive().act("0: take out OP-01", "0: put in OP-04", "1: keep")
    told = scene.last(e.PlaySwapped)
    assert told.seen_by(1) == e.PlaySwapped(0, "Bob", None, None)
    assert told.seen_by(0).out is not None


@pytest.mark.rule("GF-5.3")
def test_an_exchange_leaves_both_kinds() -> None:
    scene = drive()
    scene.act("0: take out OP-02")
    assert scene.options(0) == ["put in OP-03"]


@pytest.mark.rule("GF-5.3", "GF-14.7")
def test_a_continuing_play_counts_as_being_in_the_playbook() -> None:
    from playcall.games.gridiron_fantasy.rules.squad import replacements

    scene = Scene(start=False)
    scene.put(BOOK, 0, "OP-01")
    scene.put(22, 0, "OP-02")
    scene.put(RESERVE, 0, "OP-03", "OP-04")
    assert [scene.s.faces[card].id for card in replacements(scene.s, 0, scene.s.book(0)[0])] == ["OP-04"]


@pytest.mark.rule("GF-5.5", "GF-5.8")
def test_both_draw_five_after_the_exchange_and_it_is_first_down() -> None:
    scene = drive()
    assert scene.ids(HAND, 0) == []
    scene.act("0: keep", "1: keep")
    assert [len(scene.ids(HAND, 0)), len(scene.ids(HAND + 1, 1))] == [5, 5]
    assert (scene.s.down, scene.s.mark) == (1, 45)


@pytest.mark.rule("GF-5.6")
def test_a_deck_that_runs_out_is_not_reshuffled_before_the_end_of_a_play() -> None:
    scene = Scene(start=False)
    scene.put(BOOK, 0, "OP-01")
    scene.put(BOOK + 1, 1, "DP-01")
    scene.s.zone(DECK, 0)[:] = scene.s.zone(DECK, 0)[:2]
    scene.put(DISCARD, 0, "OA-05")
    scene.s.stack.pop()
    scene.s.call(Drive())
    scene.s.advance()
    scene.act("0: keep", "1: keep")
    assert len(scene.ids(HAND, 0)) == 2
    assert scene.asked == "Switching.switch"


@pytest.mark.rule("GF-5.7")
def test_the_window_at_the_start_of_a_drive_comes_after_the_draw() -> None:
    scene = Scene(los=35, start=False, def_team=["TM-48"], off_team=["TM-48"])
    scene.s.outs = [(card, 2, 3, 0) for card in scene.put(TEAM, 0, "TM-43")]
    scene.put(BOOK, 0, "OP-01")
    scene.put(BOOK + 1, 1, "DP-01")
    from playcall.games.gridiron_fantasy.moves import line_up

    line_up(scene.s, 0)
    line_up(scene.s, 1)
    scene.s.stack.pop()
    scene.s.call(Drive())
    scene.s.advance()
    scene.act("0: keep", "1: keep")
    assert (scene.asked, scene.seat) == ("Window.offer", 0)
    assert len(scene.ids(HAND, 0)) == 5
    scene.act("ability TM-48")
    assert scene.last(e.PatchedUp).level == 1


@pytest.mark.rule("GF-5.8")
def test_the_mark_is_at_most_the_goal_line() -> None:
    tale = quick_game(1, home="seat1")
    random_play(tale, until=lambda s: s.drive > 0 and s.situation() == "Switching.switch" and s.los > 0)
    assert tale.s.mark == min(100, tale.s.los + 10)

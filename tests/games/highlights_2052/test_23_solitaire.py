"""FH-23  Solitaire: one player against the automatic opponent."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import (
    ActionTurned,
    Activated,
    AudibleSet,
    BoxApplied,
    CoinFlipped,
    Conversion,
    Cut,
    Defence,
    DefensiveAudible,
    Drafted,
    Flag,
    KickTried,
    OffensiveAudible,
    OrderChosen,
    OvertimeCards,
    Threat,
)
from playcall.games.highlights_2052.rules.automaton import value
from playcall.games.highlights_2052.rules.matchup import judge
from playcall.games.highlights_2052.table import AUTOMATON, HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    AI_STACK,
    AUDIBLE_SPACE,
    DRAFT_DISCARD,
    HANDS,
    PLAY_DECK,
    PLAYBOOK,
    SOLO_DECK,
)
from tests.games.highlights_2052.story import IDLE, Scene, Tale, random_play, skip_to, start, two_ended


def ai_attacks(offence: str | list[str], defence: str = "R {L1} NO_GAIN", **scene: Any) -> Scene:
    """The automatic opponent's play against the human's card; its next card stops nothing."""
    tale = Scene(offence, defence, solo="offence", defend=False, **scene)
    tale.write_card(tale.zone(AI_STACK)[-1], two_ended(IDLE))
    return tale.act(f"play {GAME.card_id('play', tale.answer)}")


def ai_defends(offence: str, defence: str, **scene: Any) -> Scene:
    """The human's play against the automatic opponent's card."""
    return Scene(offence, defence, solo="defence", **scene)


def solo(human: int, seed: int = 0, **settings: str) -> Tale:
    """At the kick-off of a solo game in which the human plays this side."""
    while True:
        tale = start(seed, GAME, mode="solo", **settings).act("heads")
        if tale.asked == "CoinToss.choose_order":
            tale.act("start" if human == VISITOR else "home")
            return random_play(tale, lambda s: s.situation() == "Half.set_audibles")
        seed += 1


def second_half(s: Table) -> bool:
    return s.half == 2 and s.situation() == "Half.set_audibles"


# The human ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-23.1")
def test_the_human_has_audibles_as_always() -> None:
    scene = Scene(solo="offence", defend=False, audibles=(0, 3))
    assert scene.may("audible")
    scene.act("audible")
    scene.act(scene.options()[0])
    assert scene.s.audibles[scene.defence] == 2
    assert solo(VISITOR).s.audibles[VISITOR] == 3


@pytest.mark.rule("FH-23.2")
def test_the_human_picks_one_of_the_teams_as_it_stands() -> None:
    tale = start(mode="solo").act("heads")
    if tale.asked == "CoinToss.choose_order":
        tale.act("start")
    assert tale.options() == ["team tidebreakers", "team haulers", "team switchbacks", "team sentinels"]
    tale.act("team haulers")
    assert tale.asked == "Half.set_audibles"
    side = tale.s.seats.index(0)
    assert sorted(tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side)) == sorted(GAME.team_cards(1))


@pytest.mark.rule("FH-23.2")
def test_with_solo_draft_ten_cards_join_the_five_stars() -> None:
    tale = start(mode="solo", solo_draft="on", teams="haulers").act("heads")
    if tale.asked == "CoinToss.choose_order":
        tale.act("start")
    picked = []
    while tale.asked == "KeepOne.keep":
        assert len(tale.options()) == 2
        picked.append(tale.options()[1])
        tale.act(picked[-1])
    side = tale.s.seats.index(0)
    team = tale.ids(HANDS, side) + tale.ids(PLAYBOOK, side)
    assert len(picked) == 10
    assert sorted(team) == sorted([f"iv{star:02}" for star in range(1, 6)] + [token.split()[1] for token in picked])
    assert (len(tale.zone(PLAY_DECK)), len(tale.zone(DRAFT_DISCARD))) == (75 - 20, 10)


# Its stack ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-23.3")
def test_ten_of_twenty_five_solo_cards_are_its_stack() -> None:
    tale = solo(VISITOR)
    assert (len(tale.zone(AI_STACK)), len(tale.zone(SOLO_DECK))) == (10, 15)
    assert sorted(tale.zone(AI_STACK) + tale.zone(SOLO_DECK)) == GAME.solo_deck(False)
    assert solo(VISITOR, 50).zone(AI_STACK) != tale.zone(AI_STACK)


@pytest.mark.rule("FH-23.4")
@pytest.mark.parametrize("human", [VISITOR, HOME])
def test_it_plays_its_stack_from_the_top_to_defend_and_then_to_attack(human: int) -> None:
    tale = solo(human)
    order = tale.zone(AI_STACK)[::-1]
    random_play(tale, lambda s: s.half == 1 and s.situation().startswith("KeepOne"))
    threats = [event.card for event in tale.told(Threat) if event.team == AUTOMATON]
    answers = [event.card for event in tale.told(Defence) if event.team == AUTOMATON and event.source == "hand"]
    assert threats == order
    assert answers == (order if human == VISITOR else order[1:])


@pytest.mark.rule("FH-23.5")
def test_its_final_defence_is_the_top_of_the_solo_deck() -> None:
    tale = solo(HOME)
    top = tale.zone(SOLO_DECK)[-1]
    random_play(tale, lambda s: s.situation().startswith("KeepOne"))
    assert [event.card for event in tale.told(Defence) if event.source == "final"] == [top]
    assert len(tale.zone(AI_STACK) + tale.zone(SOLO_DECK)) == 25


@pytest.mark.rule("FH-23.6")
@pytest.mark.parametrize("human", [VISITOR, HOME])
def test_it_never_calls_an_audible_and_has_no_audible_card(human: int) -> None:
    tale = solo(human)
    while not tale.s.over:
        assert tale.asked_seats == [0]
        assert tale.zone(AUDIBLE_SPACE, 1 - human) == []
        tale.act(tale.options()[-1])
    assert {event.team for event in tale.told(AudibleSet)} == {tale.s.teams[human]}
    assert {event.team for event in tale.told(DefensiveAudible)} == {tale.s.teams[human]}
    assert {event.team for event in tale.told(OffensiveAudible)} == {tale.s.teams[human]}


# Passes and draws -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-23.7")
@pytest.mark.parametrize("defence", ["R {L1} NO_GAIN", "P {L1} NO_GAIN", "P {C1} MINUS 5"])
def test_its_passes_are_never_overthrown(defence: str) -> None:
    scene = ai_attacks("P C 40", defence, ball=10)
    assert (scene.points, scene.ball) == (7, 45)


@pytest.mark.rule("FH-23.7")
def test_the_humans_passes_are_overthrown_as_always() -> None:
    assert ai_defends("P C 40", "P {L1} NO_GAIN", ball=10).ball == 10


@pytest.mark.rule("FH-23.8")
def test_a_helmet_in_the_area_stops_the_humans_draw() -> None:
    stopped = ai_defends("R R 10", "P {R1} NO_GAIN", turned=[7])
    assert (stopped.ball, stopped.turned()) == (40, [])
    drawn = ai_defends("R R 10", "P {C1} NO_GAIN", turned=[7])
    assert (drawn.ball, drawn.turned()) == (20, [7])
    assert ai_defends("R R 5", "P {R2} NO_GAIN", turned=[7]).ball == 45


@pytest.mark.rule("FH-23.8")
def test_misdirection_may_clear_the_area_for_the_draw() -> None:
    assert ai_defends("R R 10 [MISDIRECTION 1]", "P {R1} NO_GAIN", turned=[7]).ball == 20


@pytest.mark.rule("FH-23.9")
def test_breakaway_is_stopped_too_but_extra_draws_are_not() -> None:
    assert ai_defends("R R 10 [BREAKAWAY 2]", "P {R1} NO_GAIN", turned=[7]).turned() == []
    extra = ai_defends("R R 10 [EXTRA_DRAW 1]", "P {R1} NO_GAIN", turned=[12])
    assert (extra.ball, extra.turned()) == (35, [12])


@pytest.mark.rule("FH-23.9")
def test_field_goals_and_checks_are_as_usual() -> None:
    scene = ai_defends("R R 10", "R {R1} NO_GAIN !", ball=30, turned=[1, 7])
    scene.act("kick")
    assert [event.purpose for event in scene.told(ActionTurned)][:2] == ["penalty", "kick"]
    assert scene.points == 3


@pytest.mark.rule("FH-23.9")
def test_its_own_draws_are_not_limited() -> None:
    assert ai_attacks("R R 10", "P {R1} NO_GAIN", turned=[7]).ball == 45 - 5 - 15
    assert ai_attacks("R R 10 [BREAKAWAY 2]", "P {R1} NO_GAIN", turned=[12, 7]).ball == 45 - 5 - 15


# Its choices ----------------------------------------------------------------------------------------------------------


def worth(play: str, defence: str, ball: int = 45) -> int:
    """What a play of the automatic opponent is worth to it."""
    scene = Scene(play, defence, ball=ball, solo="offence", defend=False)
    attack, answer = scene.s.cards[scene.attack], scene.s.cards[scene.answer]
    return value(scene.s, judge(scene.s, scene.offence, attack.plays[0], attack, answer))


@pytest.mark.rule("FH-23.10")
@pytest.mark.parametrize(
    ("play", "ball", "expected"),
    [
        ("R C 10", 45, 10 - 5 + 10),
        ("R C 10 [BREAKAWAY 2]", 45, 10 - 5 + 15),
        ("R C 10 [EXTRA_DRAW 2]", 45, 10 - 5 + 10 + 20),
        ("R C 10 [BONUS always 5]", 45, 10 - 5 + 5 + 10),
        ("R C 10", 10, 10 - 5 + 10),
        ("R C 15", 10, 100),
        ("R C 10 [BONUS always 5]", 10, 100),
    ],
)
def test_the_value_of_a_mismatch(play: str, ball: int, expected: int) -> None:
    assert worth(play, "P {C1} NO_GAIN", ball) == expected


@pytest.mark.rule("FH-23.10")
@pytest.mark.parametrize(
    ("play", "ball", "expected"),
    [
        ("R C x2 10", 45, 10 - 5),
        ("R C x2 10 [BREAKAWAY 2]", 45, 10 - 5),
        ("R C x2 10 [EXTRA_DRAW 1]", 45, 10 - 5 + 10),
        ("R C x2 10 [BONUS always 5]", 45, 10 - 5 + 5),
        ("R C x2 20", 15, 100),
        ("P L 30", 10, 100),
    ],
)
def test_the_value_of_a_play_that_triggers_nothing(play: str, ball: int, expected: int) -> None:
    assert worth(play, "M {C1} NO_GAIN", ball) == expected


@pytest.mark.rule("FH-23.10")
@pytest.mark.parametrize(
    ("box", "ball", "expected"),
    [
        ("M {C1} MINUS 5", 45, 15),
        ("M {C1} MINUS 5", 15, 100),
        ("M {C1} HOLD_TO 10", 45, 10),
        ("M {C1} HOLD_TO 10", 10, 100),
        ("M {C1} NO_GAIN", 45, 0),
        ("M {C1} LOSS 10", 45, -10),
        ("P {C1} BLITZ 5", 45, -5),
        ("M {C1} STRIP 10", 45, -10),
        ("M {C1} END_DRIVE", 45, -30),
        ("M {C1} GOAL_LINE_STAND", 15, -30),
        ("P {C1} INTERCEPTION 0", 45, -40),
        ("M {C1} FUMBLE 0 0", 45, -40),
        ("M {C1} IF OFF_TYPE M: LOSS 5", 45, -5),
    ],
)
def test_the_value_of_a_triggered_box(box: str, ball: int, expected: int) -> None:
    assert worth("M C 20 [BONUS always 10]", box, ball) == expected


@pytest.mark.rule("FH-23.10")
@pytest.mark.parametrize("box", ["STRIP 5", "END_DRIVE", "FUMBLE 0 0"])
def test_secure_makes_a_turnover_worth_nothing(box: str) -> None:
    assert worth("M C 20 [SECURE]", f"M {{C1}} {box}") == 0
    assert worth("P C 20 [SECURE]", "P {C1} INTERCEPTION 5") == 0
    assert worth("M C 20 [SECURE]", "M {C1} GOAL_LINE_STAND", ball=15) == 0
    assert worth("M C 20 [QUICK_RELEASE]", f"M {{C1}} {box}") < 0


@pytest.mark.rule("FH-23.10")
def test_quick_release_makes_a_loss_worth_nothing() -> None:
    assert worth("M C 20 [QUICK_RELEASE]", "M {C1} LOSS 5") == worth("P C 20 [QUICK_RELEASE]", "P {C1} BLITZ 5") == 0
    assert worth("M C 20 [SECURE]", "M {C1} LOSS 5") == -5


@pytest.mark.rule("FH-23.10")
@pytest.mark.parametrize(
    ("plays", "defence", "chosen"),
    [
        (["P L 15", "R C 10"], "P {L1} NO_GAIN", 1),
        (["P L 15", "R C 10"], "P {C1} NO_GAIN", 0),
        (["R L 10", "R C 10"], "R {R1} NO_GAIN", 0),
        (["R L 10", "R C 15"], "R {R1} NO_GAIN", 1),
    ],
)
def test_it_activates_the_best_play_and_of_equals_the_first(plays: list[str], defence: str, chosen: int) -> None:
    scene = ai_attacks(plays, defence, turned=[12])
    assert scene.told(Activated)[0].play == chosen


@pytest.mark.rule("FH-23.11")
@pytest.mark.parametrize(
    ("drive", "made", "kicks"), [("RPM", (5, 4), True), ("RP", (5, 4), False), ("", (9, 8), True), ("", (8, 7), False)]
)
def test_it_kicks_on_the_last_play_of_a_drive_or_half(drive: str, made: tuple[int, int], kicks: bool) -> None:
    scene = ai_attacks("R C 5", ball=30, drive=drive, made=made, turned=[12])
    assert bool(scene.told(KickTried)) is kicks


@pytest.mark.rule("FH-23.11")
@pytest.mark.parametrize(
    ("fg", "effect", "kicks"), [(4, "", True), (3, "", False), (3, " [KICK_SETUP 1]", True), (5, "", True)]
)
def test_it_kicks_only_if_six_more_are_enough(fg: int, effect: str, kicks: bool) -> None:
    scene = ai_attacks(f"R C 0{effect}", ball=45, drive="RPM", fg=fg, turned=[12])
    assert bool(scene.told(KickTried)) is kicks


@pytest.mark.rule("FH-23.11")
def test_it_kicks_only_if_it_may() -> None:
    assert not ai_attacks("R C 10", "R {C1} MINUS 5 + NO_KICK", ball=20, drive="RPM").told(KickTried)
    assert not ai_attacks("R C 10", "R {C1} END_DRIVE", ball=20, drive="RPM").told(KickTried)


OVERTHROWN = 10
"""A spot from which a pass of 25 is overthrown."""


@pytest.mark.rule("FH-23.12")
@pytest.mark.parametrize(
    "box",
    [
        "P {C1} LOSS 5",
        "P {C1} BLITZ 5",
        "M {C1} STRIP 5",
        "M {C1} END_DRIVE",
        "M {C1} GOAL_LINE_STAND",
        "P {C1} INTERCEPTION 5",
        "M {C1} FUMBLE 0 5",
        "M {C1} NO_GAIN + MOMENTUM 5",
        "M {C1} IF BALL_AT_MOST 20: LOSS 5",
    ],
)
def test_it_uses_a_box_that_hurts_against_an_overthrown_pass(box: str) -> None:
    scene = ai_defends("P C 25", box, ball=OVERTHROWN, turned=[1])
    assert scene.told(BoxApplied)


@pytest.mark.rule("FH-23.12")
@pytest.mark.parametrize(
    "box",
    [
        "P {C1} MINUS 10",
        "P {C1} HOLD_TO 5",
        "P {C1} NO_GAIN",
        "P {C1} NO_GAIN + NO_KICK",
        "P {C1} MINUS 20 + MOMENTUM 10",
        "M {C1} IF BALL_AT_MOST 20: NO_GAIN",
    ],
)
def test_it_declines_any_other_box_against_an_overthrown_pass(box: str) -> None:
    scene = ai_defends("P C 25", box, ball=OVERTHROWN)
    assert not scene.told(BoxApplied)
    assert (scene.ball, scene.points, scene.may_kick) == (OVERTHROWN, 0, True)


@pytest.mark.rule("FH-23.13")
@pytest.mark.parametrize(
    ("play", "box", "action", "accepts"),
    [
        ("R C 10", "NO_GAIN", 3, True),
        ("R C 10", "MINUS 5", 3, False),
        ("R C 10", "MINUS 5", 2, True),
        ("R C 20", "MINUS 5", 25, False),
        ("R C 10", "MINUS 10", 3, True),
    ],
)
def test_on_offence_it_accepts_more_yards_than_the_play_is_worth(
    play: str, box: str, action: int, accepts: bool
) -> None:
    scene = ai_attacks(play, f"R {{C1}} {box} !", turned=[action])
    assert [event.accepted for event in scene.told(Flag)] == [accepts]


@pytest.mark.rule("FH-23.13")
@pytest.mark.parametrize(
    ("box", "accepts"),
    [("MINUS 5", True), ("NO_GAIN", True), ("LOSS 5", True), ("LOSS 10", False), ("STRIP 0", False)],
)
def test_on_defence_it_takes_a_holding_that_costs_more_than_its_box(box: str, accepts: bool) -> None:
    scene = ai_defends("R C 10", f"R {{C1}} {box} !", ball=30, turned=[27])
    assert [event.accepted for event in scene.told(Flag)] == [accepts]
    assert bool(scene.told(BoxApplied)) is not accepts


@pytest.mark.rule("FH-23.14")
def test_it_always_takes_the_kick_after_a_touchdown() -> None:
    scene = ai_attacks("R C 10", ball=10, two_point="on")
    assert [(event.how, event.points) for event in scene.told(Conversion)] == [("kick", 1)]
    assert (scene.points, scene.turned()) == (7, [])


@pytest.mark.rule("FH-23.14")
def test_the_human_calls_the_coin_and_the_opponent_chooses_to_be_home() -> None:
    options = set()
    for seed in range(10):
        tale = start(seed, mode="solo")
        assert (tale.asked, tale.asked_seats) == ("CoinToss.call_coin", [0])
        tale.act("tails")
        [coin] = tale.told(CoinFlipped)
        options.add(coin.option)
        assert (coin.option == 0) is (coin.landed == "tails")
        assert [(event.visitor, event.home) for event in tale.told(OrderChosen)] == (
            [] if coin.option == 0 else [(0, -1)]
        )
    assert options == {0, -1}


# Halftime and overtime ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-23.15")
@pytest.mark.parametrize("human", [VISITOR, HOME])
def test_at_halftime_the_human_drafts_five_of_ten_and_cuts_to_fifteen(human: int) -> None:
    tale = random_play(solo(human), lambda s: s.situation() == "KeepOne.keep")
    before = len(tale.told(Drafted))
    assert (len(tale.options()), tale.asked_seats) == (2, [0])
    random_play(tale, second_half)
    assert (len(tale.told(Drafted)) - before, len(tale.told(Cut))) == (5, 5)
    assert len(tale.zone(HANDS, human) + tale.zone(PLAYBOOK, human)) == 15


@pytest.mark.rule("FH-23.15")
def test_at_halftime_the_opponent_takes_ten_new_cards_of_all_twenty_five() -> None:
    tale = solo(VISITOR)
    first = tale.zone(AI_STACK)[:]
    random_play(tale, second_half)
    assert (len(tale.zone(AI_STACK)), len(tale.zone(SOLO_DECK))) == (10, 15)
    assert sorted(tale.zone(AI_STACK) + tale.zone(SOLO_DECK)) == GAME.solo_deck(False)
    assert tale.zone(AI_STACK) != first


@pytest.mark.rule("FH-23.16")
def test_in_overtime_it_plays_the_top_of_all_its_cards() -> None:
    tale = skip_to(solo(VISITOR), "overtime", (7, 7))
    assert (tale.asked, tale.asked_seats) == ("Overtime.choose", [0])
    assert (len(tale.zone(AI_STACK)), len(tale.zone(SOLO_DECK))) == (3, 22)
    top = tale.zone(AI_STACK)[-1]
    tale.act(tale.options()[0])
    assert tale.told(OvertimeCards)[0].home_card == top


@pytest.mark.rule("FH-23.16")
def test_in_a_long_overtime_it_shuffles_all_its_cards_again() -> None:
    tale = solo(HOME, must_have_winner="on")
    for card in range(len(tale.s.cards)):
        tale.write_card(card, two_ended(IDLE))
    skip_to(tale, "overtime", (7, 7))
    random_play(tale, lambda s: s.overtime_round == 8)
    assert len(tale.zone(SOLO_DECK)) == 25 - 8 * 3
    random_play(tale, lambda s: s.overtime_round == 9)
    assert (len(tale.zone(AI_STACK)), len(tale.zone(SOLO_DECK))) == (3, 22)


@pytest.mark.rule("FH-23.17")
@pytest.mark.parametrize(("draft", "deck", "used"), [("off", 35, 10), ("on", 75, 30)])
def test_how_much_of_the_play_deck_a_solo_game_uses(draft: str, deck: int, used: int) -> None:
    tale = random_play(solo(VISITOR, solo_draft=draft), second_half)
    assert len(tale.zone(PLAY_DECK)) == deck - used
    assert len(tale.zone(DRAFT_DISCARD)) == used // 2


@pytest.mark.rule("FH-23.18")
def test_the_human_may_answer_a_card_of_the_stack_with_an_audible() -> None:
    scene = Scene("R C 10", "R {C1} LOSS 10", solo="defence", audibles=(3, 0))
    assert scene.asked == "Down.offence_audible"
    assert scene.options() == ["keep", "from playbook"]
    scene.act("from playbook")
    assert scene.s.audibles[scene.offence] == 2
    assert scene.s.facing[scene.offence] != scene.attack


@pytest.mark.rule("FH-23.18")
def test_but_not_its_final_defence() -> None:
    scene = Scene("R C 10", solo="defence", audibles=(3, 0), made=(9, 10))
    assert scene.told(Defence)[-1].source == "final"
    assert not any(token.startswith("from") for token in scene.options())
    assert scene.told(Activated)

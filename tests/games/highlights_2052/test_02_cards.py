"""FH-2  The cards: two ends, three types, three areas, and the Action Deck."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.cards import load, make_card
from playcall.games.highlights_2052.effects import CENTER, PASS, RIGHT, RUN, NoGain
from playcall.games.highlights_2052.events import ActionReshuffled, ActionTurned
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import ACTION_DECK, ACTION_DISCARD, HANDS, PACKS, PLAY_DECK, PLAYBOOK, ROSTER
from playcall.kernel.errors import CardError
from tests.games.highlights_2052.story import Scene, Tale, first_half, start


def purposes(tale: Tale) -> list[str]:
    """What Action cards were turned for."""
    return [turned.purpose for turned in tale.told(ActionTurned)]


def go_to_overtime(scene: Scene) -> None:
    """Leave the half as it stands and begin overtime."""
    s = scene.s
    while type(s.stack[-1]).__name__ != "Match":
        s.stack.pop()
    for side in (VISITOR, HOME):
        s.zones[ROSTER(side)] = sorted(s.gather(side))
    s.stack[-1].at = "overtime"
    s.advance()


# The Action Deck ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-2.1")
def test_action_cards_add_yards_settle_checks_and_settle_kicks() -> None:
    run = Scene("R C 10", "P {L1} NO_GAIN", turned=[7])
    assert (purposes(run), run.ball) == (["run"], 20)
    passed = Scene("P C 10", "R {L1} NO_GAIN", turned=[7])
    assert (purposes(passed), passed.ball) == (["pass"], 30)
    penalty = Scene("R C 10", "R {C1} NO_GAIN !", turned=[3])
    assert (purposes(penalty), penalty.asked) == (["penalty"], "PenaltyCheck.answer")
    injury = Scene("R C 10", "R {L1} NO_GAIN", injury=True, turned=[14], injuries="on").no_kick()
    assert (purposes(injury), injury.s.hurt) == (["injury"], [injury.attack])
    kick = Scene("R C 10", "R {L1} NO_GAIN", ball=20, turned=[12]).act("kick")
    assert (purposes(kick), kick.points) == (["kick"], 3)


@pytest.mark.rule("FH-2.1")
def test_a_plain_play_turns_no_action_card() -> None:
    assert Scene("R C 10", "R {L1} NO_GAIN").no_kick().turned() == []


@pytest.mark.rule("FH-2.2")
def test_all_thirty_action_cards_are_shuffled_before_each_half() -> None:
    tale = first_half()
    first = list(tale.zone(ACTION_DECK))
    assert sorted(first) == list(range(30)) != first
    tale.play_on("CutToFifteen.cut", "kick")
    assert tale.zone(ACTION_DISCARD)
    tale.play_on("Half.set_audibles")
    second = tale.zone(ACTION_DECK)
    assert sorted(second) == list(range(30)) != second
    assert second != first


@pytest.mark.rule("FH-2.2")
def test_all_thirty_action_cards_are_shuffled_before_overtime() -> None:
    scene = Scene("R C 10", "P {L1} NO_GAIN", turned=[7, 5, 9]).act("kick")
    left = list(scene.zone(ACTION_DECK))
    assert len(left) == 28
    scene.s.scores = [0, 0]
    go_to_overtime(scene)
    assert sorted(scene.zone(ACTION_DECK)) == list(range(30))
    assert [card for card in scene.zone(ACTION_DECK) if card in left] != left


@pytest.mark.rule("FH-2.3")
def test_an_empty_action_deck_is_reshuffled_with_the_cards_of_the_same_play() -> None:
    scene = Scene("R C 10", "R {C1} NO_GAIN !", defend=False)
    whole = scene.zone(ACTION_DECK)
    scene.s.zones[ACTION_DECK()], scene.s.zones[ACTION_DISCARD()] = [0], [card for card in whole if card != 0]
    scene.act(scene.options()[0])
    assert scene.zone(ACTION_DECK) == []
    assert len(scene.zone(ACTION_DISCARD)) == 30
    scene.act("kick")
    assert [told.cards for told in scene.told(ActionReshuffled)] == [30]
    assert (len(scene.zone(ACTION_DECK)), len(scene.zone(ACTION_DISCARD))) == (29, 1)


# Anatomy --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-2.4")
def test_a_card_has_a_defensive_and_an_offensive_end() -> None:
    card = make_card("both", "P {C1,R2} NO_GAIN !", ["R C 10", "P R 15"], fg=4, injury=True)
    assert (card.def_type, card.helmets, card.box, card.penalty) == (PASS, (0, 1, 2), NoGain(), True)
    assert [(play.type, play.area, play.footballs, play.yards) for play in card.plays] == [
        (RUN, CENTER, 1, 10),
        (PASS, RIGHT, 1, 15),
    ]
    assert (card.fg, card.injury) == (4, True)


@pytest.mark.rule("FH-2.4")
def test_the_card_that_defended_threatens_with_its_other_end() -> None:
    scene = Scene("R C 10", "R {L1} MINUS 10").no_kick()
    assert scene.s.offence == scene.defence
    assert scene.s.facing[scene.defence] == scene.answer
    assert [play.yards for play in scene.s.offensive_card.plays] == [5]


@pytest.mark.rule("FH-2.4")
@pytest.mark.parametrize("fg", [0, 6])
def test_a_field_goal_number_is_one_to_five(fg: int) -> None:
    with pytest.raises(CardError, match="field-goal number is 1 to 5"):
        make_card("x", "R {C1} NO_GAIN", ["R C 10"], fg)


@pytest.mark.rule("FH-2.5")
@pytest.mark.parametrize("kind", ["R", "P", "M"])
@pytest.mark.parametrize("area", ["L", "C", "R"])
def test_every_type_is_played_and_met_in_every_area(kind: str, area: str) -> None:
    met = Scene(f"{kind} {area} 10", f"{kind} {{{area}1}} NO_GAIN")
    assert met.ball == 45
    assert Scene(f"{kind} {area} 10", f"{kind} {{}} NO_GAIN").ball == 35


@pytest.mark.rule("FH-2.5")
@pytest.mark.parametrize(
    ("defence", "offence"),
    [
        ("K {C1} NO_GAIN", "R C 5"),
        ("R {M1} NO_GAIN", "R C 5"),
        ("R {C1} NO_GAIN", "K C 5"),
        ("R {C1} NO_GAIN", "R M 5"),
    ],
)
def test_there_are_no_other_types_and_areas(defence: str, offence: str) -> None:
    with pytest.raises(CardError, match=r"is no (play type|area)"):
        make_card("x", defence, [offence])


@pytest.mark.rule("FH-2.6")
def test_helmets_and_footballs_come_in_any_spread_of_none_to_three() -> None:
    for helmets in ("", "L3", "C2,R1", "L1,C1,R1"):
        make_card("x", f"R {{{helmets}}} NO_GAIN", ["R C 5"])
    for offence in ([], ["R C x3 5"], ["R L 5", "P L 5", "M L 5"], ["R L x2 5", "R R 5"]):
        make_card("x", "R {C1} NO_GAIN", offence)
    for helmets in ("L2,C2", "C4"):
        with pytest.raises(CardError, match="0 to 3 helmets"):
            make_card("x", f"R {{{helmets}}} NO_GAIN", ["R C 5"])
    for offence in (["R C x4 5"], ["R L x2 5", "R R x2 5"]):
        with pytest.raises(CardError, match="0 to 3 footballs"):
            make_card("x", "R {C1} NO_GAIN", offence)


@pytest.mark.rule("FH-2.6")
def test_all_cards_of_the_box_keep_to_it() -> None:
    for card in load().cards:
        assert 0 <= sum(card.helmets) <= 3
        assert 0 <= sum(play.footballs for play in card.plays) <= 3


# Teams and the Play Deck ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-2.7")
def test_in_a_drafted_game_a_seat_starts_with_its_five_stars() -> None:
    tale = start(setup="draft", teams="haulers,sentinels").play_on("PackDraft.pick")
    for side, team in ((VISITOR, "haulers"), (HOME, "sentinels")):
        roster = [tale.s.cards[card] for card in tale.zone(ROSTER, side)]
        assert [(card.set, card.team) for card in roster] == [("star", team)] * 5


@pytest.mark.rule("FH-2.8")
def test_team_cards_complete_pre_built_teams() -> None:
    tale = first_half()
    for side in (VISITOR, HOME):
        held = tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side)
        assert sorted(tale.s.cards[card].set for card in held) == ["star"] * 5 + ["team"] * 10
    assert [tale.s.cards[card].set for card in tale.zone(PLAY_DECK)] == ["play"] * 35


@pytest.mark.rule("FH-2.8")
def test_all_forty_team_cards_are_drafted_from_the_play_deck() -> None:
    tale = start(setup="draft").play_on("PackDraft.pick")
    deck = tale.zone(PLAY_DECK) + tale.zone(PACKS, VISITOR) + tale.zone(PACKS, HOME)
    assert len(set(deck)) == 75
    assert sorted(tale.s.cards[card].set for card in deck) == ["play"] * 35 + ["team"] * 40


@pytest.mark.rule("FH-2.9")
def test_team_cards_nobody_plays_may_join_the_play_deck() -> None:
    tale = first_half(teams="tidebreakers,haulers", unused_team_cards="on")
    extra = [tale.s.cards[card] for card in tale.zone(PLAY_DECK) if tale.s.cards[card].set != "play"]
    assert len(tale.zone(PLAY_DECK)) == 55
    assert {(card.set, card.team) for card in extra} == {("team", "switchbacks"), ("team", "sentinels")}
    assert len(first_half(teams="tidebreakers,haulers").zone(PLAY_DECK)) == 35


# Cards without footballs, cards without helmets, areas ----------------------------------------------------------------


@pytest.mark.rule("FH-2.10")
def test_a_card_without_footballs_threatens_nothing() -> None:
    scene = Scene([], "R {L1,C1,R1} LOSS 10 + MOMENTUM 10 !", drive="R")
    assert (scene.ball, scene.opponent_ball, scene.turned()) == (45, 45, [])
    scene.no_kick()
    assert (scene.drive, scene.s.drive_types[scene.offence]) == (2, "R-")
    assert not scene.told(ActionTurned)


@pytest.mark.rule("FH-2.10")
def test_a_card_without_footballs_may_kick_with_its_number() -> None:
    assert Scene([], ball=25, fg=5, turned=[3]).act("kick").points == 3
    assert Scene([], ball=25, fg=4, turned=[3]).act("kick").points == 0


@pytest.mark.rule("FH-2.10")
def test_after_a_card_without_footballs_no_type_was_activated() -> None:
    play_action = "P C 10 [SITUATION PREV_TYPE R -> 20]"
    assert Scene(play_action, "P {L1} NO_GAIN", drive="-R").ball == 25
    assert Scene(play_action, "P {L1} NO_GAIN", drive="R-").ball == 35


@pytest.mark.rule("FH-2.11")
def test_a_defence_without_helmets_never_triggers_and_takes_nothing() -> None:
    scene = Scene("R C 10", "R {} LOSS 10 !")
    assert (scene.ball, scene.turned()) == (35, [])


@pytest.mark.rule("FH-2.11")
def test_the_type_of_a_defence_without_helmets_still_counts() -> None:
    mismatch = Scene("P C 10", "R {} LOSS 10", turned=[16])
    assert (mismatch.ball, mismatch.turned()) == (15, [16])
    assert Scene("P C 10", "M {} LOSS 10", turned=[16]).ball == 35


@pytest.mark.rule("FH-2.12")
@pytest.mark.parametrize("area", ["L", "C", "R"])
def test_helmets_meet_only_footballs_in_their_own_area(area: str) -> None:
    others = [other for other in "LCR" if other != area]
    assert Scene(f"R {area} 10", f"R {{{area}1}} LOSS 5", ball=30).ball == 35
    assert Scene(f"R {area} 10", f"R {{{others[0]}1,{others[1]}2}} LOSS 5", ball=30).ball == 20
    assert Scene(f"R {area} 10", f"P {{{others[0]}1,{others[1]}2}} LOSS 5", ball=30, turned=[1]).ball == 20

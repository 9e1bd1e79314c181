"""FH-4  The offensive drive and RESET."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import Threat
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import DISCARDS, DRIVE, HANDS, IN_PLAY, PLAYBOOK, ROSTER, USED_AUDIBLE_OPEN
from playcall.kernel.view import view
from tests.games.highlights_2052.story import NO_DEFENCE, Scene, last_play


@pytest.mark.rule("FH-4.1")
def test_each_side_has_a_drive_and_a_marker_of_its_own() -> None:
    gain = Scene("R C 10", opponent=25, drive="R", opponent_drive="PM").no_kick()
    assert (gain.ball, gain.drive) == (35, 2)
    assert (gain.opponent_ball, len(gain.zone(DRIVE, gain.defence))) == (25, 2)
    end = Scene("R C 10", "R {C1} END_DRIVE", ball=20, opponent=25, opponent_drive="PM")
    assert (end.ball, end.opponent_ball, end.s.drive_types[end.defence]) == (45, 25, "PM")
    assert len(end.zone(DRIVE, end.defence)) == 2


@pytest.mark.rule("FH-4.2")
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_the_play_in_hand_is_one_more_than_the_cards_on_the_stack(down: int) -> None:
    for printed in (1, 2, 3, 4):
        scene = Scene(f"R C 5 [SITUATION DOWN {printed} -> 20]", drive="RPM"[: down - 1])
        assert scene.ball == (25 if printed == down else 40)


@pytest.mark.rule("FH-4.2")
def test_a_drive_is_at_most_four_plays() -> None:
    scene = Scene("R C 5", opponent_drive="RPM")
    scene.no_kick()
    assert [threat.down for threat in scene.told(Threat)] == [4]
    scene.write_card(scene.s.facing[HOME], make_card("fourth", NO_DEFENCE, ["M C 5"]))
    scene.write_card(scene.zone(HANDS, VISITOR)[0], make_card("helpless", NO_DEFENCE, ["R C 5"]))
    scene.act(scene.options()[0], "no kick")
    assert len(scene.zone(DRIVE, HOME)) == 0
    assert len(scene.zone(DISCARDS, HOME)) == 4


@pytest.mark.rule("FH-4.3")
def test_a_resolved_card_goes_on_top_of_the_stack_with_its_activated_type() -> None:
    scene = Scene(["P L 5", "R R 10"], "M {} -", drive="M").act("activate 1").no_kick()
    assert scene.zone(DRIVE, scene.offence)[-1] == scene.attack
    assert scene.s.drive_types[scene.offence] == "MP"
    assert scene.in_play == []
    other = Scene(["P L 5", "R R 10"], "M {} -", drive="M").act("activate 2").no_kick()
    assert other.s.drive_types[other.offence] == "MR"


@pytest.mark.rule("FH-4.4")
def test_a_fourth_play_without_a_score_ends_the_drive_after_the_kick_decision() -> None:
    scene = Scene("R C 10", ball=30, drive="RPM")
    assert (scene.may_kick, scene.ball, scene.drive) == (True, 20, 3)
    scene.no_kick()
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 4)


@pytest.mark.rule("FH-4.4")
def test_a_third_play_does_not_end_the_drive() -> None:
    scene = Scene("R C 10", ball=30, drive="RP").no_kick()
    assert (scene.ball, scene.drive, scene.discards) == (20, 3, [])


@pytest.mark.rule("FH-4.5")
def test_a_card_replaced_by_an_audible_is_no_play_of_the_drive() -> None:
    scene = Scene("R C 10", "M {} -", drive="RP", audibles=(1, 0))
    new = scene.zone(PLAYBOOK, scene.offence)[-1]
    scene.write_card(new, make_card("new", NO_DEFENCE, ["R C 5"]))
    scene.act("from playbook", "no kick")
    assert (scene.drive, scene.zone(DRIVE, scene.offence)[-1]) == (3, new)
    assert scene.zone(USED_AUDIBLE_OPEN, scene.offence) == [scene.attack]


@pytest.mark.rule("FH-4.6")
def test_reset_moves_the_marker_to_start_and_discards_the_whole_stack_face_up() -> None:
    scene = Scene("R C 10", "R {C1} END_DRIVE", ball=15, drive="RP", defend=False)
    stack = list(scene.zone(DRIVE, scene.offence))
    scene.act(scene.options()[0])
    assert (scene.ball, scene.drive, scene.s.drive_types[scene.offence]) == (45, 0, "")
    assert scene.discards == [*stack, scene.attack]
    for seat in (0, 1, None):
        [pile] = [zone for zone in view(scene.s, seat).zones if (zone.zone, zone.holder) == ("discard", scene.offence)]
        assert pile.cards == tuple(scene.ids(DISCARDS, scene.offence))


CAUSES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "touchdown": ({"offence": "R C 40", "ball": 20}, []),
    "good kick": ({"turned": [7]}, ["kick"]),
    "missed kick": ({"turned": [6]}, ["kick"]),
    "blocked kick": ({"turned": [24]}, ["kick"]),
    "safety": ({"offence": "R C 10", "defence": "R {C1} LOSS 10"}, []),
    "failed fourth play": ({"drive": "RPM"}, ["no kick"]),
    "END DRIVE": ({"defence": "R {C1} END_DRIVE"}, []),
    "GOAL LINE STAND": ({"defence": "R {C1} GOAL_LINE_STAND", "ball": 15}, []),
    "interception": ({"offence": "P C 10", "defence": "P {C1} INTERCEPTION 0"}, []),
    "fumble": ({"defence": "R {C1} FUMBLE 0 0", "ball": 30}, []),
}


@pytest.mark.rule("FH-4.7")
@pytest.mark.parametrize("cause", CAUSES)
def test_what_resets_a_side(cause: str) -> None:
    given, answers = CAUSES[cause]
    scene = Scene(**{"drive": "RP", "ball": 40, **given}).act(*answers)
    assert (scene.ball, scene.drive) == (45, 0)
    assert len(scene.discards) == len(given.get("drive", "RP")) + 1
    assert scene.asked == "Defend.answer"


@pytest.mark.rule("FH-4.7")
@pytest.mark.parametrize("defence", ["R {L1} END_DRIVE", "R {C1} NO_GAIN", "R {C1} LOSS 5", "R {C1} MINUS 5"])
def test_nothing_else_resets_a_side(defence: str) -> None:
    scene = Scene("R C 10", defence, ball=30, drive="RP").no_kick()
    assert scene.drive == 3
    assert scene.ball < 45


@pytest.mark.rule("FH-4.8")
def test_a_waiting_card_is_not_touched_by_its_sides_reset() -> None:
    scene = Scene("P C 10", "P {C1} INTERCEPTION 10", opponent=10, opponent_drive="RPM")
    assert (scene.opponent_points, scene.opponent_ball) == (7, 45)
    assert scene.zone(IN_PLAY, scene.defence) == [scene.answer]
    assert len(scene.zone(DISCARDS, scene.defence)) == 3
    assert [threat.down for threat in scene.told(Threat)] == [1]


@pytest.mark.rule("FH-4.9")
def test_the_end_of_a_half_ends_both_drives() -> None:
    tale = last_play("R C 10")
    tale.write_card(tale.zone(PLAYBOOK, VISITOR)[-1], make_card("final", "M {} -", ["R C 5"]))
    s = tale.s
    s.ball, s.drive_types = [20, 25], ["RP", "M"]
    for side, cards in ((VISITOR, 2), (HOME, 1)):
        s.zones[DRIVE(side)] = [s.zones[DISCARDS(side)].pop() for _ in range(cards)]
    tale.act("from playbook", "no kick")
    assert (tale.asked, s.ball, s.drive_types) == ("PackDraft.pick", [45, 45], ["", ""])
    assert [len(tale.zone(DRIVE, side)) for side in (VISITOR, HOME)] == [0, 0]
    assert [len(tale.zone(ROSTER, side)) for side in (VISITOR, HOME)] == [15, 15]

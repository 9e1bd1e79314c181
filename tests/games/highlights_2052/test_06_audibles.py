"""FH-6  Audibles of the defence and of the offence."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import Defence, DefensiveAudible, Threat
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import (
    AUDIBLE_SPACE,
    DRIVE,
    HANDS,
    IN_PLAY,
    PLAYBOOK,
    USED_AUDIBLE,
    USED_AUDIBLE_OPEN,
)
from playcall.kernel import ZoneKind
from playcall.kernel.view import view
from tests.games.highlights_2052.story import NO_DEFENCE, Scene, Tale, first_half, last_play


def place(scene: Scene, side: int, *plays: str, defence: str = NO_DEFENCE) -> int:
    """Put a hand card with these ends into the Audible space and draw another for it, as before a half."""
    card = scene.zone(HANDS, side).pop()
    scene.zone(HANDS, side).append(scene.zone(PLAYBOOK, side).pop(0))
    scene.s.zones[AUDIBLE_SPACE(side)] = [card]
    scene.write_card(card, make_card("audible", defence, plays or ["R C 10"]))
    scene.reopen()
    return card


def on_top(tale: Tale, side: int, *plays: str, defence: str = NO_DEFENCE) -> int:
    """Give the top card of the Playbook these ends."""
    card = tale.zone(PLAYBOOK, side)[-1]
    tale.write_card(card, make_card("top", defence, plays or ["R C 10"]))
    return card


def seen(tale: Tale, kind: ZoneKind, side: int, seat: int) -> tuple[str, ...] | None:
    """The cards of a zone as a seat sees them; None when it sees only how many."""
    [zone] = [zone for zone in view(tale.s, seat).zones if (zone.zone, zone.holder) == (kind.name, side)]
    return zone.cards


@pytest.mark.rule("FH-6.1")
def test_each_seat_may_call_three_audibles_in_a_half() -> None:
    tale = first_half()
    assert tale.s.audibles == [3, 3]
    tale.play_on("PackDraft.pick", "audible")
    for side in (VISITOR, HOME):
        calls = [call.left for call in tale.told(DefensiveAudible) if call.team == tale.s.teams[side]]
        assert calls == [2, 1, 0]


@pytest.mark.rule("FH-6.1")
def test_unused_audibles_lapse_at_the_end_of_the_half() -> None:
    tale = first_half().play_on("PackDraft.pick")
    assert not tale.told(DefensiveAudible)
    tale.play_on("Half.first_card")
    assert (tale.s.half, tale.s.audibles) == (2, [3, 3])


def call_defensive(scene: Scene) -> Scene:
    """Home calls an Audible, gives up its first card and takes the top card of its Playbook."""
    scene.act("audible").act(scene.options()[0])
    return scene.act("from playbook") if scene.asked == "Defend.source" else scene


@pytest.mark.rule("FH-6.2")
def test_one_audible_a_play_whoever_calls_it() -> None:
    offence = Scene("R C 10", "M {} -", audibles=(3, 3))
    on_top(offence, VISITOR)
    offence.act("from playbook")
    assert (offence.may_kick, offence.s.audibles) == (True, [2, 3])
    defence = Scene("R C 10", defend=False, audibles=(3, 3))
    place(defence, HOME)
    on_top(defence, HOME)
    call_defensive(defence)
    assert (defence.may_kick, defence.s.audibles) == (True, [3, 2])


@pytest.mark.rule("FH-6.2")
def test_the_next_play_may_have_an_audible_again() -> None:
    scene = Scene("R C 10", defend=False, audibles=(3, 3))
    on_top(scene, HOME)
    call_defensive(scene).no_kick()
    assert scene.may("audible")


@pytest.mark.rule("FH-6.3")
def test_a_defensive_audible_first_discards_a_hand_card_face_down() -> None:
    scene = Scene("R C 10", defend=False, audibles=(0, 1))
    place(scene, HOME)
    hand = scene.ids(HANDS, HOME)
    scene.act("audible")
    assert scene.asked == "Defend.discard_card"
    assert scene.options() == [f"discard {card}" for card in hand]
    scene.act(f"discard {hand[0]}")
    assert (scene.asked, scene.options()) == ("Defend.source", ["from audible", "from playbook"])
    assert (scene.ids(USED_AUDIBLE, HOME), scene.s.audibles[HOME]) == ([hand[0]], 0)
    assert seen(scene, USED_AUDIBLE, HOME, 1) == (hand[0],)
    assert seen(scene, USED_AUDIBLE, HOME, 0) is None


@pytest.mark.rule("FH-6.4")
def test_the_offence_may_replace_its_card_after_a_defence_from_the_hand() -> None:
    scene = Scene("R C 10", "R {C1} LOSS 10", ball=30, audibles=(1, 0))
    assert (scene.asked, scene.asked_seats) == ("Down.offence_audible", [scene.offence])
    new = place(scene, scene.offence, "P L 15")
    assert scene.options() == ["keep", "from audible", "from playbook"]
    scene.act("from audible")
    assert scene.zone(USED_AUDIBLE_OPEN, scene.offence) == [scene.attack]
    assert (scene.in_play, scene.s.audibles[scene.offence]) == ([new], 0)
    assert scene.turned()


@pytest.mark.rule("FH-6.4")
def test_a_kept_card_is_played_and_costs_nothing() -> None:
    scene = Scene("R C 10", "R {C1} LOSS 10", ball=30, audibles=(1, 0)).act("keep")
    assert (scene.ball, scene.in_play, scene.s.audibles[scene.offence]) == (40, [scene.attack], 1)


@pytest.mark.rule("FH-6.5")
def test_the_new_card_comes_from_the_audible_space_or_the_top_of_the_playbook() -> None:
    for source in ("from audible", "from playbook"):
        scene = Scene("R C 10", "M {} -", audibles=(1, 0))
        cards = {"from audible": place(scene, VISITOR), "from playbook": on_top(scene, VISITOR)}
        assert seen(scene, PLAYBOOK, VISITOR, 0) is None
        scene.act(source)
        assert scene.in_play == [cards[source]]
        assert scene.may_kick


@pytest.mark.rule("FH-6.5")
def test_a_defensive_audible_has_the_same_sources() -> None:
    for source in ("from audible", "from playbook"):
        scene = Scene("R C 10", defend=False, audibles=(0, 1))
        cards = {"from audible": place(scene, HOME), "from playbook": on_top(scene, HOME)}
        scene.act("audible").act(scene.options()[0]).act(source)
        assert scene.zone(IN_PLAY, HOME) == [cards[source]]


@pytest.mark.rule("FH-6.6")
def test_the_card_of_a_defensive_audible_defends_now_and_attacks_next() -> None:
    scene = Scene("R C 10", ball=30, defend=False, audibles=(0, 1))
    new = on_top(scene, HOME, "P L 15", defence="R {C1} LOSS 5")
    assert call_defensive(scene).ball == 35
    scene.no_kick()
    assert [(threat.team, threat.card) for threat in scene.told(Threat)] == [(scene.s.teams[HOME], new)]


@pytest.mark.rule("FH-6.7")
def test_the_card_of_an_offensive_audible_is_for_offence_only() -> None:
    scene = Scene("R C 10", "M {} -", audibles=(1, 0))
    new = on_top(scene, VISITOR)
    scene.act("from playbook", "no kick")
    assert scene.zone(DRIVE, VISITOR) == [new]
    eager = [f"play {scene.s.game.card_id('play', card)}" for card in (new, scene.attack)]
    scene.play_on("PackDraft.pick", *eager)
    answers = [told.card for told in scene.told(Defence)]
    assert len(answers) == 20
    assert not {new, scene.attack} & set(answers)


@pytest.mark.rule("FH-6.8")
def test_the_offence_may_not_call_after_the_defender_did() -> None:
    scene = Scene("R C 10", defend=False, audibles=(3, 3))
    on_top(scene, HOME)
    call_defensive(scene)
    assert (scene.may_kick, scene.in_play) == (True, [scene.attack])


@pytest.mark.rule("FH-6.9")
@pytest.mark.parametrize(("setting", "asked"), [("off", "FieldGoal.decide"), ("on", "Down.offence_audible")])
def test_an_audible_against_the_final_defence_needs_the_option(setting: str, asked: str) -> None:
    tale = last_play("R C 10", final_offensive_audible=setting)
    on_top(tale, VISITOR)
    assert (tale.s.audibles[HOME], len(tale.zone(PLAYBOOK, HOME))) == (3, 5)
    assert tale.act("from playbook").asked == asked


@pytest.mark.rule("FH-6.9")
def test_by_default_there_is_none() -> None:
    tale = last_play("R C 10")
    on_top(tale, VISITOR)
    assert tale.act("from playbook").asked == "FieldGoal.decide"


@pytest.mark.rule("FH-6.10")
@pytest.mark.parametrize(
    ("left", "space", "playbook", "open_"),
    [(1, 1, 0, True), (1, 0, 1, True), (1, 1, 4, True), (1, 0, 0, False), (0, 1, 4, False)],
)
def test_an_audible_needs_a_call_left_and_a_card(left: int, space: int, playbook: int, open_: bool) -> None:
    defence = Scene("R C 10", "M {} -", defend=False, audibles=(0, left))
    offence = Scene("R C 10", "M {} -", defend=False, audibles=(left, 0))
    for scene, side in ((defence, HOME), (offence, VISITOR)):
        scene.s.zones[AUDIBLE_SPACE(side)] = [scene.zone(HANDS, side).pop() for _ in range(space)]
        del scene.zone(PLAYBOOK, side)[playbook:]
        scene.reopen()
    assert defence.may("audible") == open_
    offence.act(offence.options()[0])
    assert (offence.asked == "Down.offence_audible") == open_


@pytest.mark.rule("FH-6.10")
def test_a_defensive_audible_needs_a_card_in_hand() -> None:
    tale = last_play("R C 10")
    assert (tale.s.audibles[VISITOR], tale.zone(HANDS, VISITOR)) == (3, [])
    assert tale.options() == ["from audible", "from playbook"]


@pytest.mark.rule("FH-6.11")
def test_the_owner_may_always_look_at_the_audible_card() -> None:
    scene = Scene("R C 10", "M {} -")
    card = place(scene, VISITOR)
    shown = tuple(scene.ids(AUDIBLE_SPACE, VISITOR))
    assert scene.zone(AUDIBLE_SPACE, VISITOR) == [card]
    while scene.asked != "PackDraft.pick":
        assert seen(scene, AUDIBLE_SPACE, VISITOR, 0) == shown
        assert seen(scene, AUDIBLE_SPACE, VISITOR, 1) is None
        scene.act(scene.options()[-1] if scene.may("from playbook") else scene.options()[0])


@pytest.mark.rule("FH-6.12")
def test_the_play_is_chosen_after_all_audible_decisions() -> None:
    scene = Scene(["P L 5", "R R 10"], "M {} -", audibles=(1, 0))
    place(scene, VISITOR, "R L 15", "P C 20", "M R 5")
    assert scene.asked == "Down.offence_audible"
    scene.act("from audible")
    assert (scene.asked, scene.options()) == ("Down.choose_play", ["activate 1", "activate 2", "activate 3"])
    assert scene.act("activate 2").ball == 25
    kept = Scene(["P L 5", "R R 10"], "M {} -", audibles=(1, 0)).act("keep")
    assert (kept.asked, kept.options()) == ("Down.choose_play", ["activate 1", "activate 2"])


@pytest.mark.rule("FH-6.13")
def test_an_emptied_audible_space_stays_empty() -> None:
    scene = Scene("R C 10", "M {} -", audibles=(3, 0))
    place(scene, VISITOR)
    scene.act("from audible", "no kick")
    while scene.asked != "PackDraft.pick":
        assert scene.zone(AUDIBLE_SPACE, VISITOR) == []
        scene.act("from playbook" if scene.may("from playbook") else scene.options()[0])
    assert scene.s.audibles[VISITOR] == 0

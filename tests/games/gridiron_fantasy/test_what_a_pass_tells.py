"""Who is behind and passes could hardly have taken the lead: so the other side imagines it, until new cards come."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy.moves import draw, put_back
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.zones import UNTOLD, bring
from playcall.kernel import Chance, imagine
from tests.games.gridiron_fantasy.story import Scene
from tests.games.gridiron_fantasy.test_effects import POWER, action

WORLDS = 60


def behind() -> Scene:
    """Power 3 to 5: Bob, on offence, is behind, and holds nothing that would help."""
    scene = Scene(off_hand=["OA-07", "OA-20"], def_hand=["DA-02"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 2 }\nobjective = 1')
    return scene.play("OP-02", force)


def rich(scene: Scene, seat: int, role: int, need: int, old: int) -> int:
    """In how many imagined positions so many cards of a hand could have taken the lead, all of them if need be."""
    found = 0
    for seed in range(WORLDS):
        world = imagine(scene.s, seat, Chance.of(seed))
        assert isinstance(world, Table)
        found += sum(sorted(bring(world, card, POWER) for card in world.hand(role))[:old]) >= need
    return found


@pytest.mark.rule("GF-7.3")
def test_who_passes_while_behind_is_not_thought_to_hold_what_would_have_helped() -> None:
    scene = behind()
    assert scene.s.seat(0) == 0
    assert scene.totals() == (3, 5)
    before = rich(scene, 1, 0, 3, 2)
    scene.act("pass")
    assert before > WORLDS / 2
    assert scene.s.passed == [(POWER, 3, 0), UNTOLD]
    assert rich(scene, 1, 0, 3, 2) < before / 4
    assert rich(scene, 1, 0, 3, 2) > 0, "now and then somebody keeps his cards for later"


@pytest.mark.rule("GF-7.3")
def test_new_cards_may_be_anything() -> None:
    scene = behind().act("pass")
    draw(scene.s, 0, 3)
    assert scene.s.passed[0] == (POWER, 3, 3)
    assert rich(scene, 1, 0, 3, 2) < rich(scene, 1, 0, 3, 5)
    put_back(scene.s)
    assert scene.s.passed == [UNTOLD, UNTOLD]


def test_a_card_that_was_seen_stays_whatever_a_pass_tells() -> None:
    scene = Scene(off_hand=["OA-15", "OA-03"], def_hand=["DA-02"])
    look = action(scene, 1, '{ do = "look", what = "opp_hand" }')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 2 }\nobjective = 1')
    scene.play("OP-02", force)
    hand = sorted(scene.s.hand(0))
    assert sum(bring(scene.s, card, POWER) for card in hand) >= 3
    scene.act("pass", f"action {look}")
    for seed in range(12):
        assert sorted(imagine(scene.s, 1, Chance.of(seed)).zones[0]) == hand


def test_who_leads_tells_nothing_by_a_pass() -> None:
    scene = behind().act("pass", "pass")
    assert scene.s.passed[1] == UNTOLD

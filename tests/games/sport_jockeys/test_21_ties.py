"""SJ-21  Ties and the extra unit."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.events import ExtraToss, UnitBegins, UnitEnds
from playcall.games.sport_jockeys.handbook import SNAP
from playcall.games.sport_jockeys.table import SPECIAL, deed
from tests.games.sport_jockeys.story import HEADS, TAILS, Scene

HANDS = ("C01 C02 C03 C04", "C06 C07 C08 C09 C10")


def level(coin: int = HEADS, **settings: Any) -> Scene:
    """The last unit has ended 7 – 7; both teams have used their special cards."""
    settings.setdefault("tie_break", "sudden_death")
    scene = Scene(
        *HANDS, at="r1c4", deck=0, period=4, scores=(7, 7), specials=False, huddle=True, script={"coin": [coin]},
        **settings,
    )  # fmt: skip
    return scene.act("end unit")


def drive(scene: Scene, margin: int) -> Scene:
    """The drive in hand ends with this play, won or lost by this margin from r3c4."""
    scene.place("r3c4")
    scene.ready()
    if scene.asked == "Kick.add":
        scene.act("done")
    if scene.asked in ("Return.choose", "Snap.choose"):
        choice = "snap" if scene.asked == "Snap.choose" else next(t for t in scene.options() if t.startswith("play"))
        scene.play(choice.removeprefix("play ")) if choice != "snap" else scene.act("snap")
    assert scene.asked == "Defend.choose"
    scene.s.exchange = [deed(scene.s.offence, "off", [margin - 2, 0, 0], SNAP)]
    return scene.act(next(token for token in scene.options() if token.startswith("sloppy")))


@pytest.mark.rule("SJ-21.1")
def test_equal_scores_are_a_draw() -> None:
    scene = level(tie_break="draw")
    assert scene.s.over
    assert scene.s.result is not None
    assert (scene.s.result.winner, scene.s.result.rule) == (None, "SJ-21.1")


@pytest.mark.rule("SJ-21.2")
@pytest.mark.parametrize(("coin", "chooser"), [(HEADS, 0), (TAILS, 1)])
def test_a_coin_says_who_chooses_before_the_extra_unit(coin: int, chooser: int) -> None:
    scene = level(coin)
    assert scene.last(ExtraToss).chooser == chooser
    assert scene.asks == (chooser, "ExtraToss.choose_role")
    assert scene.options() == ["kick", "receive"]
    home = scene.s.home
    scene.act("kick")
    assert (scene.s.offence, scene.s.home) == (1 - chooser, home)
    assert scene.asked == "Huddle.choose"  # nobody chooses a side again


@pytest.mark.rule("SJ-21.2")
def test_the_extra_unit_begins_like_a_half() -> None:
    scene = level().act("receive")
    assert (scene.s.unit, scene.hands, scene.deck) == (5, (5, 5), 41)
    assert (scene.square, scene.s.offence, scene.s.kickoff_due) == ("r4c1", 0, True)
    assert [scene.ids(SPECIAL, seat) for seat in (0, 1)] == [["C53", "C55"], ["C54", "C56"]]
    assert (scene.last(UnitBegins).name, scene.scores) == ("extra", (7, 7))
    assert level(special_refresh="game").act("receive").ids(SPECIAL, 0) == []


@pytest.mark.rule("SJ-21.2")
def test_the_extra_unit_of_a_quick_start() -> None:
    scene = Scene(
        *HANDS, deck=0, scores=(6, 6), huddle=True, mode="quick", tie_break="sudden_death", script={"coin": [TAILS]}
    ).act("end unit")
    assert scene.options() == ["offence", "defence"]
    scene.act("offence")
    assert (scene.s.offence, scene.s.kickoff_due) == (1, False)
    assert scene.asks == (0, "Defend.choose")


@pytest.mark.rule("SJ-21.2")
def test_the_game_ends_after_every_second_drive_if_the_scores_differ() -> None:
    scene = drive(level().act("receive"), 0)
    assert scene.scores == (10, 7)
    assert not scene.s.over  # only one drive so far
    drive(scene, -1)
    assert scene.scores == (10, 7)
    assert scene.s.over
    assert scene.s.result is not None
    assert (scene.s.result.winner, scene.s.result.rule) == (0, "SJ-21.2")
    assert scene.last(UnitEnds).why == "decided"


@pytest.mark.rule("SJ-21.2")
def test_level_after_two_drives_it_goes_on() -> None:
    scene = drive(drive(level().act("receive"), 0), 0)
    assert scene.scores == (10, 10)
    assert not scene.s.over
    drive(scene, 1)
    assert scene.scores == (16, 10)
    assert not scene.s.over
    assert drive(scene, 0).s.over


@pytest.mark.rule("SJ-21.2")
@pytest.mark.parametrize(("margin", "winner"), [(0, 0), (-1, None)])
def test_when_the_extra_unit_ends_the_leader_wins_or_it_is_a_draw(margin: int, winner: int | None) -> None:
    scene = drive(level().act("receive"), margin)
    scene.deal(scene.s.zones[1], scene.s.zones[2], 0, [])
    scene.begin_play()
    assert scene.asks == (1, "Unit.clock")
    scene.act("end unit")
    assert scene.s.over
    assert scene.s.result is not None
    assert (scene.s.result.winner, scene.s.result.rule) == (winner, "SJ-21.2")


@pytest.mark.rule("SJ-21.2")
def test_no_extra_unit_if_somebody_leads() -> None:
    scene = Scene(*HANDS, deck=0, period=4, scores=(7, 6), huddle=True, tie_break="sudden_death").act("end unit")
    assert scene.s.over


@pytest.mark.rule("SJ-21.3")
def test_the_rules_know_no_concession() -> None:
    verbs = {verb.name for verb in GAME.actions.verbs}
    assert not verbs & {"concede", "resign", "forfeit", "draw"}

"""MG-11  Two-point conversions."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import Kicked, WentForTwo
from playcall.games.masters_gridiron.zones import CONV, DEF_HAND, OFF_HAND, PB_DECK, PB_HAND, PB_OPEN, PLAYBOOK
from tests.games.masters_gridiron.story import Scene, say

FADE = "TD SP RED / PRS, COV / –"


def touchdown(*top: str, conversion_cards: str = "out") -> Scene:
    """The offence has scored and decides; these cards lie on top of its Playbook deck."""
    scene = Scene("TE{RED 60}", FADE, "CB{COV 1}", conversion_cards=conversion_cards).attempt().defend()
    scene.stack_book(0, *top)
    return scene


@pytest.mark.rule("MG-11.1")
def test_the_scorer_decides_once_both_have_replenished() -> None:
    scene = touchdown()
    assert (scene.asked, scene.s.to_move(), scene.options()) == ("Turn.convert", 0, ["kick", "go"])
    assert [scene.size(PB_HAND, seat) for seat in (0, 1)] == [4, 4]
    scene.act("kick")
    assert (scene.scores, scene.outcome, scene.s.turn) == ((7, 0), "T", 2)


@pytest.mark.rule("MG-11.1")
def test_a_touchdown_on_defence_may_be_converted_too() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 90}", answers=["AD01"]).attempt().defend().call("AD01")
    assert (scene.asked, scene.s.to_move()) == ("Turn.convert", 1)
    scene.stack_book(1, "FG", "TD")
    scene.act("go")
    assert (scene.scores, scene.s.defence_scores, scene.s.outcomes[0]) == ((0, 8), ["", "C"], "x")


@pytest.mark.rule("MG-11.1")
@pytest.mark.parametrize("play", ["FG SP REC, PBL / COV / –"])
def test_a_field_goal_is_not_converted(play: str) -> None:
    scene = Scene("TE{REC 60}", play, "CB{COV 1}").attempt().defend()
    assert (scene.points, scene.s.turn) == (3, 2)


@pytest.mark.rule("MG-11.2")
def test_the_top_two_cards_of_the_own_playbook_are_flipped() -> None:
    scene = touchdown("FG", "TD")
    deck = scene.zone(PB_DECK)[:]
    other = scene.zone(PB_DECK, 1)[:]
    scene.act("go")
    assert scene.told(WentForTwo)[0].cards == (deck[-1], deck[-2])
    assert (scene.zone(PB_DECK), scene.zone(PB_DECK, 1)) == (deck[:-2], other)


@pytest.mark.rule("MG-11.3", "MG-11.4", "MG-11.5")
@pytest.mark.parametrize(
    ("top", "points", "letter"),
    [
        (("FG", "TD"), 8, "C"), (("TD", "FG"), 8, "C"), (("AD01", "FG"), 8, "C"), (("FG", "AD01"), 8, "C"),
        (("FG", "FG"), 6, "M"), (("TD", "TD"), 6, "M"), (("TD", "AD01"), 6, "M"), (("AD01", "AD02"), 6, "M"),
    ],
)  # fmt: skip
def test_exactly_one_field_goal_makes_eight_else_six(top: tuple[str, str], points: int, letter: str) -> None:
    scene = touchdown(*top).act("go")
    assert (scene.points, scene.outcome) == (points, letter)
    assert (scene.s.conversions, scene.s.converted) == ([1, 0], [int(points == 8), 0])


@pytest.mark.rule("MG-11.4", "MG-11.5")
@pytest.mark.parametrize(("top", "mark"), [(("TD", "FG"), "+1"), (("TD", "TD"), "−1")])
def test_the_line_says_what_was_flipped_and_what_it_made(top: tuple[str, str], mark: str) -> None:
    scene = touchdown(*top).act("go")
    line = say(scene.s.game.words.line(scene.told(WentForTwo)[0], None))
    assert line is not None
    assert mark in line


@pytest.mark.rule("MG-11.6")
def test_flipped_cards_lie_out_of_play() -> None:
    scene = touchdown("FG", "TD")
    deck = scene.zone(PB_DECK)[:]
    scene.act("go")
    assert scene.zone(CONV) == [deck[-1], deck[-2]]
    assert len(scene.seen(CONV, 0, 1) or ()) == 2
    assert not {deck[-1], deck[-2]} & {*scene.zone(PB_DECK), *scene.zone(PB_OPEN), *scene.zone(PB_HAND)}


@pytest.mark.rule("MG-11.6")
def test_or_they_go_under_the_deck_where_everybody_knows_them() -> None:
    scene = touchdown("FG", "TD", conversion_cards="bottom")
    deck = scene.zone(PB_DECK)[:]
    scene.act("go")
    assert scene.zone(CONV) == []
    assert scene.zone(PB_OPEN) == [deck[-2], deck[-1]]
    assert scene.s.deck_size(PLAYBOOK, 0) == len(deck)
    drawn = [scene.s.top(PLAYBOOK, 0) for _ in range(len(deck))]
    assert drawn == [*deck[:-2][::-1], deck[-1], deck[-2]]


@pytest.mark.rule("MG-11.6")
def test_the_place_of_a_second_pair_is_below_the_first() -> None:
    scene = touchdown("FG", "TD", "FG", "FG", conversion_cards="bottom")
    deck = scene.zone(PB_DECK)[:]
    scene.act("go")
    scene.s.offence = 0
    scene.hold_players(OFF_HAND, 0, "TE{RED 60}", "TE{RED 60}", "TE{RED 60}")
    scene.hold_players(DEF_HAND, 1, "CB", "CB", "CB")
    scene.hold_book(0, FADE, FADE, FADE, FADE)
    scene.again().attempt().defend().act("go")
    assert scene.zone(PB_OPEN)[::-1] == [deck[-1], deck[-2], deck[-4], deck[-5]]
    for seat in (0, 1, None):
        assert len(scene.seen(PB_OPEN, 0, seat) or ()) == 4


@pytest.mark.rule("MG-11.7")
@pytest.mark.parametrize(("left", "offered"), [(0, False), (1, False), (2, True)])
def test_with_fewer_than_two_cards_the_kick_stands(left: int, offered: bool) -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 1}").attempt()
    scene.s.zones[PB_DECK(0)] = scene.zone(PB_DECK)[: left + 1]
    scene.defend()
    assert (scene.asked == "Turn.convert") is offered
    assert scene.points == 7
    if not offered:
        assert scene.told(Kicked)[0].why == "few_cards"


@pytest.mark.rule("MG-11.8")
def test_a_touchdown_that_is_held_is_not_converted() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 1}", answers=["AD17"]).attempt().defend().call("AD17")
    assert (scene.points, scene.s.turn) == (3, 2)


@pytest.mark.rule("MG-11.8")
def test_a_field_goal_that_was_raised_is() -> None:
    scene = Scene("TE{REC 60}", "FG SP REC, PBL / COV / –", "CB{COV 1}", calls=["AO14"]).attempt().call("AO14").defend()
    assert (scene.points, scene.asked) == (7, "Turn.convert")


@pytest.mark.rule("MG-11.9")
def test_no_audible_is_played_in_a_conversion() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 1}", calls=["AX01", "AX03"], answers=["AX03", "AX02"])
    scene.attempt().act("pass").defend().act("pass")
    assert (scene.asked, scene.options()) == ("Turn.convert", ["kick", "go"])
    scene.act("go")
    assert scene.s.turn == 2

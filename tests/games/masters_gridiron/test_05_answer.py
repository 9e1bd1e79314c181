"""MG-5  The answer of the defence, and who wins."""

from __future__ import annotations

from itertools import permutations

import pytest

from playcall.games.masters_gridiron.events import Answered, Resolved
from playcall.games.masters_gridiron.zones import DEF_DECK, DEF_DISC, DEF_HAND, SPOTS
from playcall.kernel import IllegalAction
from tests.games.masters_gridiron.story import Scene

FADE = "TD SP RED / PRS, COV / –"


@pytest.mark.rule("MG-5.1")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("verb", ["attempt", "punt"])
def test_the_defence_lays_any_one_card_and_may_not_decline(place: int, verb: str) -> None:
    scene = Scene().act(f"{verb} 1 1")
    assert (scene.s.to_move(), scene.options()) == (1, ["defend 1", "defend 2", "defend 3"])
    with pytest.raises(IllegalAction):
        scene.act("pass")
    card = scene.zone(DEF_HAND, 1)[place - 1]
    scene.defend(place)
    assert scene.zone(DEF_DISC, 1) == [card]


@pytest.mark.rule("MG-5.2")
@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("TD SP RED / PRS, COV / –", ("COV", 55)),
        ("TD SP RED / PRS / –", ("PRS", 44)),
        ("TD SP RED / TAC, COV / –", ("COV", 55)),
        ("TD SP RED / PRS, TAC, COV / –", ("COV", 55)),
    ],
)
def test_the_highest_named_rating_counts_and_no_other(play: str, expected: tuple[str, int]) -> None:
    scene = Scene("TE{RED 60}", play, "LB{RDF 99, PRS 44, TAC 50, COV 55}").attempt().defend()
    [answer] = scene.told(Answered)
    assert (answer.terms, answer.number) == ((expected,), expected[1])


@pytest.mark.rule("MG-5.3")
@pytest.mark.parametrize("call", ["AD01", "AD03"])
def test_of_two_equal_ratings_both_are_the_one_used(call: str) -> None:
    """One RETURN asks for Coverage, the other for Pass Rush."""
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 70, COV 70}", answers=[call]).attempt().defend().call(call)
    assert scene.defence_points == 7


@pytest.mark.rule("MG-5.4", "MG-5.5", "MG-5.6")
@pytest.mark.parametrize(
    ("play", "coverage", "points", "outcome"),
    [
        ("TD SP RED / COV / –", 59, 7, "T"),
        ("TD SP RED / COV / –", 60, 0, "x"),
        ("TD SP RED / COV / –", 61, 0, "x"),
        ("FG SP REC, PBL / COV / –", 59, 3, "F"),
        ("FG SP REC, PBL / COV / –", 60, 0, "x"),
    ],
)
def test_the_higher_number_scores_and_an_equal_one_stops(play: str, coverage: int, points: int, outcome: str) -> None:
    scene = Scene("TE{RED 60, REC 60}", play, f"CB{{COV {coverage}}}").attempt().defend()
    assert (scene.points, scene.defence_points, scene.outcome) == (points, 0, outcome)


@pytest.mark.rule("MG-5.4", "MG-5.5", "MG-5.8")
@pytest.mark.parametrize(("coverage", "outcome"), [(10, "T"), (90, "x")])
def test_a_play_fills_its_spot_scored_or_stopped(coverage: int, outcome: str) -> None:
    scene = Scene("TE{RED 60}", FADE, f"CB{{COV {coverage}}}").attempt()
    play = scene.s.play_card
    scene.defend()
    assert (scene.zone(SPOTS), scene.s.outcomes[0], scene.s.spot(0)) == ([play], outcome, 2)


@pytest.mark.rule("MG-5.4", "MG-5.5")
@pytest.mark.parametrize("coverage", [59, 60])
def test_it_is_the_same_when_nobody_listens(coverage: int) -> None:
    """Without a log the table takes a shorter way."""
    scene = Scene("WR{RED 52}", "TD SP RED / PRS, COV / WR +8", f"CB{{PRS 10, COV {coverage}}}")
    twin = scene.s.clone()
    scene.attempt().defend()
    twin.act(0, "attempt 1 1")
    twin.act(1, "defend 1")
    assert twin == scene.s


@pytest.mark.rule("MG-5.7")
@pytest.mark.parametrize(("coverage", "settles"), [(59, False), (60, True), (68, True), (69, False)])
def test_the_margin_is_defence_less_offence(coverage: int, settles: bool) -> None:
    """Take the Points pays for a stop by 8 or less."""
    scene = Scene("TE{RED 60}", FADE, f"CB{{COV {coverage}}}", calls=["AO15"]).attempt().call("AO15").defend()
    [end] = scene.told(Resolved)
    assert (end.outcome == "settled") is settles
    assert end.defence_number - end.offence_number == coverage - 60


@pytest.mark.rule("MG-5.9")
def test_numbers_are_worked_out_again_at_resolve_from_the_cards_that_lie_then() -> None:
    scene = Scene("TE{RED 60, REC 64}", FADE, "CB{COV 60}", calls=["AO18", "AX01"], answers=["AD20"])
    scene.stack_book(0, "TD LP REC / COV / TE +4", "FG")
    scene.stack_players(DEF_DECK, 1, "CB{COV 71}", "CB")
    scene.attempt().call("AX01", "AO18").act("pick 1").defend().call("AD20").act("pick 1")
    [end] = scene.told(Resolved)
    assert end.offence_terms == (("REC", 64), ("TE", 4), ("AX01", 4))
    assert (end.offence_number, end.defence_number, end.defence_terms) == (72, 71, (("COV", 71),))


@pytest.mark.rule("MG-5.9")
def test_the_best_sum_counts_not_the_best_rating() -> None:
    """A rating with its own modifier may pass a higher one."""
    answers = ["DEF REACT: BOOST 8 with PRS"]
    scene = Scene("TE{RED 72}", FADE, "LB{PRS 66, COV 70}", answers=answers).attempt().defend().act("play 4")
    [end] = scene.told(Resolved)
    assert (end.defence_number, end.defence_terms[0]) == (74, ("PRS", 66))


@pytest.mark.rule("MG-5.10")
def test_a_modifier_whose_condition_has_gone_counts_nothing() -> None:
    scene = Scene("TE{RED 60, REC 60}", FADE, "CB{COV 65}", calls=["AO10", "AO18"])
    scene.stack_book(0, "TD LP REC / COV / –", "FG")
    scene.attempt().call("AO10", "AO18").act("pick 1").defend()
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.offence_terms) == (60, (("REC", 60),))


@pytest.mark.rule("MG-5.10")
@pytest.mark.parametrize("order", list(permutations(["AO10", "AX01", "AX02"])))
def test_modifiers_add_up_in_any_order(order: tuple[str, ...]) -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 65}", calls=["AO10", "AX01", "AX02"])
    scene.attempt().call(*order).defend()
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number) == (70, 61)

"""MG-10  Defensive scores and punts."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import Punted, Resolved, ReturnTried
from playcall.games.masters_gridiron.zones import (
    DEF_DISC,
    DEF_HAND,
    OFF_DISC,
    OFF_HAND,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    SIDE,
    SPOTS,
)
from tests.games.masters_gridiron.story import Scene, say

FADE = "TD SP RED / PRS, COV / –"
RUN = "TD IR GOL, RUS / RDF, TAC / –"


def returned(defence: str, call: str, play: str = FADE, offence: str = "TE{RED 60}") -> Scene:
    scene = Scene(offence, play, defence, answers=[call]).attempt().defend()
    return scene.act("play 4")


@pytest.mark.rule("MG-10.1")
@pytest.mark.parametrize(("coverage", "points"), [(69, 0), (70, 3), (80, 3)])
def test_a_stop_by_the_margin_scores(coverage: int, points: int) -> None:
    """Short Field: a field goal for a stop by 10."""
    scene = returned(f"CB{{COV {coverage}}}", "AD07")
    assert (scene.scores, scene.outcome) == ((0, points), "x")


@pytest.mark.rule("MG-10.2")
def test_a_rating_that_was_added_stops_but_does_not_count() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{TAC 99, COV 50}", answers=["AD14", "AD07"]).attempt().defend()
    scene.call("AD14", "AD07")
    [end] = scene.told(Resolved)
    assert (end.defence_number, end.outcome, scene.defence_points) == (99, "stopped", 0)
    assert scene.told(ReturnTried)[0].counted == 50


@pytest.mark.rule("MG-10.2")
def test_a_rating_that_was_removed_does_not_count_at_all() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 99, COV 65}", calls=["AO02"], answers=["AD03", "AD07"])
    scene.attempt().call("AO02").defend()
    assert not scene.can_call("AD03")
    scene.call("AD07")
    assert (scene.told(ReturnTried)[0].counted, scene.defence_points) == (65, 0)


@pytest.mark.rule("MG-10.2")
def test_a_rating_that_is_not_printed_can_not_be_asked_for() -> None:
    scene = Scene("TE{RED 60}", "TD SP RED / COV / –", "LB{PRS 99, COV 65}", answers=["AD03"]).attempt().defend()
    assert scene.asked != "React.offer"


@pytest.mark.rule("MG-10.3")
@pytest.mark.parametrize(
    ("call", "defence", "play", "points"),
    [
        ("AD01", "CB{COV 68}", FADE, 7),
        ("AD01", "CB{COV 67}", FADE, 0),
        ("AD01", "CB{PRS 90, COV 67}", FADE, 0),
        ("AD03", "DE{PRS 68, COV 90}", FADE, 7),
        ("AD05", "DT{RDF 66}", RUN, 7),
        ("AD05", "DT{RDF 65, TAC 99}", RUN, 0),
        ("AD06", "CB{COV 75}", FADE, 7),
        ("AD06", "CB{COV 74}", FADE, 0),
        ("AD08", "DE{PRS 64}", FADE, 2),
        ("AD08", "DE{PRS 63}", FADE, 0),
    ],
)
def test_the_counted_rating_must_reach_the_margin(call: str, defence: str, play: str, points: int) -> None:
    scene = returned(defence, call, play, "RB{RED 60, GOL 60}")
    assert scene.scores == (0, points)


@pytest.mark.rule("MG-10.3")
def test_modifiers_count_for_the_margin() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 64}", answers=["AD01", "AX01"]).attempt().defend().call("AX01", "AD01")
    tried = scene.told(ReturnTried)[0]
    assert (tried.counted, tried.offence_number, tried.good, scene.defence_points) == (68, 60, True, 7)


@pytest.mark.rule("MG-10.3")
def test_an_attempt_that_is_not_stopped_is_never_returned() -> None:
    """Even a margin that is met does not help when Pass Rush, closed, would have been needed to stop it."""
    scene = returned("CB{COV 59}", "AD07")
    assert (scene.points, scene.defence_points, scene.told(ReturnTried)) == (7, 0, [])


@pytest.mark.rule("MG-10.4")
def test_a_return_that_succeeds_lies_at_the_side_and_fills_no_spot() -> None:
    scene = returned("CB{COV 90}", "AD01")
    assert scene.seen(SIDE, 1, None) == ("AD01",)
    assert [scene.size(kind, 1) for kind in (PB_DISC, SPOTS)] == [0, 0]
    assert (scene.s.defence_scores, scene.s.spot(1)) == (["", "T"], 1)


@pytest.mark.rule("MG-10.4")
def test_a_return_that_fails_is_discarded() -> None:
    scene = returned("CB{COV 61}", "AD01")
    assert (scene.seen(SIDE, 1, None), scene.seen(PB_DISC, 1, None)) == ((), ("AD01",))


@pytest.mark.rule("MG-10.5")
def test_who_scored_on_defence_is_on_offence_next() -> None:
    scene = returned("CB{COV 90}", "AD07")
    assert (scene.s.turn, scene.s.offence, scene.s.to_move()) == (2, 1, 1)


@pytest.mark.rule("MG-10.6")
@pytest.mark.parametrize("defence", ["CB{COV 1}", "CB{COV 99}"])
def test_a_punt_lays_both_cards_and_can_not_score(defence: str) -> None:
    scene = Scene("TE{RED 99}", FADE, defence)
    player = scene.zone(OFF_HAND)[0]
    scene.punt().defend()
    assert (scene.scores, scene.outcome, scene.zone(OFF_DISC), scene.size(SPOTS)) == ((0, 0), "p", [player], 1)


def punts(*offence: str, plays: tuple[str, ...] = (FADE, "FG"), rule: str = "any") -> list[str]:
    scene = Scene(punt=rule)
    scene.hold_players(OFF_HAND, 0, *offence)
    scene.hold_book(0, *plays)
    scene.again()
    return [token for token in scene.options() if token.startswith("punt")]


@pytest.mark.rule("MG-10.7")
@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("any", ["1 1", "1 2", "2 1", "2 2", "3 1", "3 2"]),
        ("no_match", ["1 1", "1 2", "3 2"]),
        ("forced", []),
    ],
)
def test_the_option_says_which_pairs_may_be_punted(rule: str, expected: list[str]) -> None:
    """A tackle fits neither play, a quarterback both, a tight end the Touchdown."""
    assert punts("T", "QB", "TE", rule=rule) == [f"punt {pair}" for pair in expected]


@pytest.mark.rule("MG-10.7")
@pytest.mark.parametrize("rule", ["any", "no_match", "forced"])
def test_without_an_attempt_every_pair_may_be_punted(rule: str) -> None:
    """First the player, then the play: three options and two, not six that are much alike."""
    assert punts("T", "G", "C", rule=rule) == []
    for player in (1, 2, 3):
        for play in (1, 2):
            scene = Scene(punt=rule)
            scene.hold_players(OFF_HAND, 0, "T", "G", "C")
            scene.hold_book(0, FADE, "FG")
            scene.again()
            cards = scene.zone(OFF_HAND)[player - 1], scene.zone(PB_HAND)[play - 1]
            assert (scene.asked, scene.options()) == ("ForcedPunt.choose", ["pick 1", "pick 2", "pick 3"])
            scene.act(f"pick {player}")
            assert (scene.asked, scene.options()) == ("ForcedPunt.turn_over", ["pick 1", "pick 2"])
            scene.act(f"pick {play}")
            [punted] = scene.told(Punted)
            assert (punted.player, punted.play) == cards


@pytest.mark.rule("MG-10.7")
def test_a_forced_punt_says_why_and_tells_nobody_before_it_is_laid() -> None:
    scene = Scene()
    scene.hold_players(OFF_HAND, 0, "T", "G", "C")
    scene.hold_book(0, FADE, "FG")
    scene.again()
    assert say(scene.s.game.words.prompt(scene.s, 0)).startswith("You must punt: nobody in your hand")
    assert (scene.view(1).where, scene.view(1).waiting_for) == ("Turn.lay", (0,))
    scene.act("pick 1")
    assert (scene.view(1).where, scene.view(1).about) == ("Turn.lay", ())


@pytest.mark.rule("MG-10.8")
def test_a_punt_is_announced_with_the_highest_rating_and_the_printed_stops() -> None:
    scene = Scene("WR{RUS 40, REC 81, RED 50}", "TD SP RED / PRS, COV / WR +8").punt()
    [punted] = scene.told(Punted)
    assert (punted.number, punted.stops) == (81, ("PRS", "COV"))
    assert scene.size(SPOTS) == 1
    assert scene.defend().s.outcomes[0] == "p"


@pytest.mark.rule("MG-10.9")
@pytest.mark.parametrize(("coverage", "points"), [(88, 0), (89, 7)])
def test_on_a_punt_a_return_is_measured_against_the_highest_rating_without_bonus(coverage: int, points: int) -> None:
    offence, play = "WR{RUS 40, REC 81, RED 50}", "TD SP RED / PRS, COV / WR +8"
    scene = Scene(offence, play, f"CB{{COV {coverage}}}", answers=["AD01"]).punt().defend().call("AD01")
    assert scene.scores == (0, points)


@pytest.mark.rule("MG-10.9")
def test_a_drain_lowers_the_number_of_a_punt() -> None:
    """With a rating it lowers that rating before the highest is taken."""
    answers = ["DEF REACT: DRAIN 9 with REC", "AX02", "AD01"]
    scene = Scene("WR{REC 81, RED 75}", FADE, "CB{COV 79}", answers=answers).punt().defend()
    scene.act("play 4").call("AX02", "AD01")
    tried = scene.told(ReturnTried)[0]
    assert (tried.offence_number, tried.counted, scene.defence_points) == (71, 79, 7)


@pytest.mark.rule("MG-10.10")
def test_without_any_play_the_offence_punts_with_a_player_alone() -> None:
    scene = Scene(answers=["AD07", "AD01"])
    scene.hold_book(0, "AO01")
    scene.s.zones[PB_DECK(0)] = []
    scene.again().act("done")
    assert scene.options() == ["punt alone 1", "punt alone 2", "punt alone 3"]
    player = scene.zone(OFF_HAND)[1]
    scene.act("punt alone 2")
    assert (scene.zone(OFF_DISC), scene.told(Punted)[0].play, scene.told(Punted)[0].stops) == ([player], -1, ())
    scene.defend()
    assert (scene.scores, scene.s.outcomes[0], scene.s.spot(0), scene.size(SPOTS)) == ((0, 0), "b", 2, 0)


@pytest.mark.rule("MG-10.10")
def test_audibles_of_that_huddle_are_discarded_too() -> None:
    scene = Scene()
    scene.hold_book(0, "AO17", "AO01")
    scene.s.zones[PB_DECK(0)] = []
    scene.again().call("AO17").act("done", "punt alone 1").defend()
    assert scene.seen(PB_DISC, 0, 1) == ("AO17",)


@pytest.mark.rule("MG-10.11")
def test_the_defence_lays_a_card_on_a_punt() -> None:
    scene = Scene().punt()
    assert scene.options() == ["defend 1", "defend 2", "defend 3"]
    card = scene.zone(DEF_HAND, 1)[2]
    assert scene.defend(3).zone(DEF_DISC, 1) == [card]


@pytest.mark.rule("MG-10.12")
@pytest.mark.parametrize(("kind", "points", "letter"), [("TD", 7, "T"), ("FG", 3, "F"), ("SAFETY", 2, "S")])
def test_defensive_scores_have_their_worth(kind: str, points: int, letter: str) -> None:
    scene = returned("CB{COV 90}", f"DEF REACT: RETURN {kind} 5")
    assert (scene.defence_points, scene.s.defence_scores[1]) == (points, letter)
    assert (scene.asked == "Turn.convert") is (kind == "TD")
    if kind == "TD":
        assert scene.s.to_move() == 1


@pytest.mark.rule("MG-10.13")
def test_when_a_return_succeeds_the_offence_can_not_settle() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 68}", calls=["AO15"], answers=["AD01"])
    scene.attempt().call("AO15").defend().call("AD01")
    assert (scene.scores, scene.outcome) == ((0, 7), "x")


@pytest.mark.rule("MG-10.13")
def test_when_it_fails_the_offence_can() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 67}", calls=["AO15"], answers=["AD01"])
    scene.attempt().call("AO15").defend().call("AD01")
    assert (scene.scores, scene.outcome) == ((3, 0), "F")


@pytest.mark.rule("MG-10.13")
def test_a_takeaway_pays_with_the_return_although_the_offence_would_have_settled() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 68}", calls=["AO15"], answers=["AD01", "AD19"])
    scene.attempt().call("AO15").defend().call("AD01", "AD19")
    assert (scene.scores, scene.s.carry) == ((0, 7), [0, 8])

"""MG-9  Audibles: windows, sides, conditions, counters and what stays secret."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.events import Announced, AudiblePlayed, CallCancelled, Drew, Resolved
from playcall.games.masters_gridiron.zones import (
    CALLED,
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    DEF_OPEN,
    DEF_UNDER,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_OPEN,
    OFF_UNDER,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    PB_OPEN,
    PB_TOP,
    SIDE,
    SPOTS,
)
from playcall.kernel import CardError, Chance, IllegalAction, imagine
from tests.games.masters_gridiron.story import Scene, audible

RUN = "TD OR RUS / RDF, TAC / –"
FADE = "TD SP RED / PRS, COV / –"


@pytest.mark.rule("MG-9.1")
def test_the_offence_plays_after_laying_and_the_defence_after_its_card() -> None:
    scene = Scene(calls=["AX01", "AX02"], answers=["AX06", "AD12"])
    assert scene.verbs() == {"attempt", "punt"}
    scene.attempt()
    assert (scene.asked, scene.s.to_move()) == ("Line.offer", 0)
    scene.call("AX01", "AX02")
    assert scene.asked == "Turn.defend"
    scene.defend()
    assert (scene.asked, scene.s.to_move(), scene.can_call("AD12")) == ("React.offer", 1, True)


@pytest.mark.rule("MG-9.1")
def test_the_hand_is_the_only_limit() -> None:
    scene = Scene(answers=["AX01", "AX02", "AD12", "AD09"]).attempt().defend()
    scene.call("AX01", "AX02", "AD12", "AD09")
    assert scene.told(Resolved)[0].defence_terms == (("PRS", 64), ("AX01", 4), ("AD12", 6), ("AD09", 8))


@pytest.mark.rule("MG-9.1")
@pytest.mark.parametrize(("limit", "played"), [("1", 1), ("2", 2), ("0", 3)])
def test_a_limit_holds_for_each_seat_and_turn(limit: str, played: int) -> None:
    scene = Scene("TE{RED 1}", calls=["AO10", "AX01", "AX02"], answers=["AX06", "AD12"], audible_limit=limit)
    scene.attempt()
    while scene.asked == "Line.offer":
        scene.act(scene.options()[0])
    assert len(scene.told(AudiblePlayed)) == played
    scene.defend()
    assert scene.can_call("AD12")


@pytest.mark.rule("MG-9.1")
def test_discards_do_not_count_for_the_limit() -> None:
    scene = Scene(calls=["AO10", "AX01"], huddle=True, audible_limit="1")
    scene.act("discard 3", "done").attempt()
    assert scene.can_call("AO10")


@pytest.mark.rule("MG-9.2")
@pytest.mark.parametrize(("call", "playable"), [("AO10", True), ("AX01", True), ("AD12", False)])
def test_on_offence_cards_of_the_defence_can_not_be_played(call: str, playable: bool) -> None:
    scene = Scene(calls=[call]).attempt()
    assert (scene.asked == "Line.offer" and scene.can_call(call)) is playable


@pytest.mark.rule("MG-9.2")
@pytest.mark.parametrize(("call", "playable"), [("AO10", False), ("AX01", True), ("AD12", True)])
def test_on_defence_cards_of_the_offence_can_not_be_played(call: str, playable: bool) -> None:
    scene = Scene(answers=[call]).attempt().defend()
    assert (scene.asked == "React.offer" and scene.can_call(call)) is playable


@pytest.mark.rule("MG-9.2")
@pytest.mark.parametrize("text", ["DEF LINE: BOOST 4", "OFF REACT: BOOST 4", "DEF HUDDLE: SILENCE"])
def test_no_card_is_printed_for_a_window_of_the_other_role(text: str) -> None:
    with pytest.raises(CardError, match="windows"):
        audible(text)


@pytest.mark.rule("MG-9.3")
def test_each_audible_is_complete_before_the_next_is_chosen() -> None:
    scene = Scene("RB{RUS 50}", RUN, others=["T{RBL 64}", "T"], calls=["AO06", "AX01"]).attempt()
    scene.call("AO06")
    assert scene.verbs() == {"pick"}
    scene.act("pick 1")
    assert (scene.asked, scene.told(Announced)[-1].number) == ("Line.offer", 58)


@pytest.mark.rule("MG-9.3")
def test_passing_closes_the_window() -> None:
    scene = Scene(calls=["AX01"], answers=["AX01"]).attempt().act("pass")
    assert scene.asked == "Turn.defend"
    with pytest.raises(IllegalAction):
        scene.s.act(0, "play 4")
    scene.defend().act("pass")
    assert (scene.told(AudiblePlayed), scene.asked) == ([], "Turn.convert")


@pytest.mark.rule("MG-9.4")
def test_audibles_of_the_huddle_are_played_there_and_replaced_at_once() -> None:
    scene = Scene(calls=["AO17"], huddle=True)
    top = scene.zone(PB_DECK)[-1]
    assert scene.options() == ["play 4", "discard 4", "done"]
    scene.call("AO17")
    assert (scene.size(PB_HAND), scene.zone(PB_HAND)[-1]) == (4, top)
    assert scene.told(AudiblePlayed)[0].window == "HUDDLE"


@pytest.mark.rule("MG-9.4")
def test_line_audibles_are_not_played_in_the_huddle_nor_the_other_way() -> None:
    scene = Scene(calls=["AO10", "AO17"], huddle=True)
    assert (scene.can_call("AO10"), scene.can_call("AO17")) == (False, True)
    scene.act("done").attempt()
    assert (scene.can_call("AO10"), scene.can_call("AO17")) == (True, False)


@pytest.mark.rule("MG-9.5")
def test_check_opens_only_after_an_audible_of_the_defence() -> None:
    scene = Scene(calls=["AX03", "AX01"], answers=["AX01"]).attempt().act("pass").defend().act("pass")
    assert scene.asked == "Turn.convert"
    scene = Scene(calls=["AX03", "AX02"], answers=["AD12"]).attempt().act("pass").defend().call("AD12")
    assert (scene.asked, scene.s.to_move()) == ("Check.offer", 0)
    assert (scene.can_call("AX03"), scene.can_call("AX02")) == (True, False)
    scene.call("AX03")
    assert scene.told(Resolved)


@pytest.mark.rule("MG-9.5")
def test_own_audibles_do_not_open_check() -> None:
    scene = Scene(calls=["AX03", "AX01"], answers=["AD12"]).attempt().call("AX01").defend().act("pass")
    assert scene.told(Resolved)


@pytest.mark.rule("MG-9.5")
def test_without_the_option_there_is_no_check() -> None:
    scene = Scene(calls=["AX03"], answers=["AD12"], check_window="off").attempt().defend().call("AD12")
    assert scene.told(Resolved)[0].defence_number == 76


@pytest.mark.rule("MG-9.6")
@pytest.mark.parametrize(
    ("call", "play", "playable"),
    [
        ("AO10", "TD SP RED / COV / –", True),
        ("AO10", "TD LP RED / COV / –", False),
        ("AO02", "TD SP RED / PRS, COV / –", True),
        ("AO02", "TD SP RED / PRS / –", False),
        ("AO02", "TD SP RED / COV / –", False),
        ("AO14", "FG SP REC, PBL / COV / –", True),
        ("AO14", "TD SP RED / COV / –", False),
        ("AO15", "TD SP RED / COV / –", True),
        ("AO15", "FG SP REC, PBL / COV / –", False),
        ("AO01", "TD SP RED / PRS / –", True),
        ("AO01", "TD SP RED / COV / –", False),
    ],
)
def test_conditions_and_preconditions_must_hold(call: str, play: str, playable: bool) -> None:
    scene = Scene("TE{RED 60}", play, calls=[call]).attempt()
    assert (scene.asked == "Line.offer") is playable


@pytest.mark.rule("MG-9.7")
def test_a_played_audible_lies_before_its_owner_until_resolve() -> None:
    scene = Scene("TE{RED 1}", calls=["AX01"], answers=["AD12", "AX02"]).attempt().call("AX01").defend().call("AD12")
    assert [scene.seen(CALLED, seat, None) for seat in (0, 1)] == [("AX01",), ("AD12",)]
    scene.act("pass")
    assert [scene.size(CALLED, seat) for seat in (0, 1)] == [0, 0]
    assert [scene.seen(PB_DISC, seat, None) for seat in (0, 1)] == [("AX01",), ("AD12",)]


@pytest.mark.rule("MG-9.8")
@pytest.mark.parametrize(
    ("call", "result", "number", "stops"),
    [
        ("AO10", "TD", 78, ("PRS", "COV")),
        ("AO02", "TD", 72, ("COV",)),
        ("AX02", "TD", 72, ("PRS", "COV")),
    ],
)
def test_after_a_line_audible_the_announcement_is_repeated(
    call: str, result: str, number: int, stops: tuple[str, ...]
) -> None:
    scene = Scene(calls=[call]).attempt().call(call)
    [said] = scene.told(Announced)
    assert (said.result, said.number, said.stops) == (result, number, stops)


@pytest.mark.rule("MG-9.9")
def test_only_effects_that_say_so_discard_a_play() -> None:
    scene = Scene("TE{RED 72, REC 80}", calls=["AO18"])
    scene.stack_book(0, "TD LP REC / COV / –", "FG SP REC, PBL / COV / –")
    old, other = scene.s.zones[PB_HAND(0)][0], scene.zone(PB_DECK)[-2]
    scene.attempt().call("AO18").act("pick 1")
    assert scene.zone(PB_DISC) == [old, other]
    verbs = {verb.name for verb in scene.s.game.actions.verbs}
    assert "discard" in verbs
    assert scene.defend().act("kick").asked == "Turn.lay"
    with pytest.raises(IllegalAction):
        scene.act("discard 1")


@pytest.mark.rule("MG-9.10")
def test_what_audibles_use_up_is_replaced_in_replenish_only() -> None:
    scene = Scene("RB{RUS 1}", RUN, others=["T", "T"], mates=["S", "S"], calls=["AO06"], answers=["AD18"])
    drawn = len(scene.told(Drew))
    scene.attempt().call("AO06").act("pick 1")
    assert (scene.size(OFF_HAND), scene.size(PB_HAND)) == (1, 2)
    scene.defend().call("AD18")
    assert (scene.size(DEF_HAND, 1), scene.size(PB_HAND, 1), len(scene.told(Drew))) == (2, 3, drawn)
    scene.act("pick 1")
    assert [scene.size(kind, seat) for seat in (0, 1) for kind in (OFF_HAND, DEF_HAND, PB_HAND)] == [3, 3, 4] * 2


@pytest.mark.rule("MG-9.11")
def test_there_is_no_line_on_a_punt() -> None:
    assert Scene(calls=["AX01"]).punt().asked == "Turn.defend"


ON_A_PUNT = {
    "BOOST 4": True, "DRAIN 4": True, "OPEN TAC": False, "HOLD": False, "RETURN TD 8": True, "TAKEAWAY 8 3": False,
    "GANG": True, "CANCEL": False, "FORCE pb_hand audibles": True, "FORCE off_hand victim": True,
    "CYCLE pb_hand 3": True, "CYCLE def_hand 2": True, "SUB 2": True, "STACK 3": True,
}  # fmt: skip


@pytest.mark.rule("MG-9.11")
@pytest.mark.parametrize("effect", ON_A_PUNT)
def test_only_some_effects_may_be_played_on_a_punt(effect: str) -> None:
    scene = Scene(answers=[f"DEF REACT: {effect}"], mates=["S"]).punt().defend()
    assert (scene.asked == "React.offer") is ON_A_PUNT[effect]


@pytest.mark.rule("MG-9.11")
def test_check_follows_on_a_punt_as_on_any_turn() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 90}", calls=["AX03"], answers=["AD01"]).punt().defend().call("AD01")
    assert scene.asked == "Check.offer"
    scene.call("AX03")
    assert (scene.defence_points, scene.outcome) == (0, "p")


@pytest.mark.rule("MG-9.12")
def test_after_a_punt_without_a_play_there_is_neither_react_nor_check() -> None:
    scene = Scene(answers=["AX01", "AD07"])
    scene.hold_book(0, "AO01", "AX03")
    scene.s.zones[PB_DECK(0)] = []
    scene.again().act("done", "punt alone 1").defend()
    assert (scene.s.turn, scene.told(AudiblePlayed)) == (2, [])


@pytest.mark.rule("MG-9.12")
def test_an_audible_of_the_huddle_does_not_open_check_after_such_a_punt() -> None:
    scene = Scene()
    scene.hold_book(0, "AO17", "AX03")
    scene.s.zones[PB_DECK(0)] = []
    scene.again().call("AO17").act("done", "punt alone 1").defend()
    assert (scene.s.turn, scene.s.outcomes[0]) == (2, "b")


@pytest.mark.rule("MG-9.13")
def test_a_cancelled_audible_ends_but_its_cards_stay_where_they_are() -> None:
    scene = Scene("RB{RUS 60}", RUN, "LB{TAC 62}", others=["T{RBL 80}", "T"], calls=["AO06"], answers=["AX03"])
    spent = scene.zone(OFF_HAND)[1]
    scene.attempt().call("AO06").act("pick 1")
    assert scene.told(Announced)[-1].number == 70
    scene.defend().call("AX03")
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.outcome, spent in scene.zone(OFF_DISC)) == (60, "stopped", True)
    assert scene.told(CallCancelled)[0].card % BOOK == scene.s.game.cards.places["AO06"]


@pytest.mark.rule("MG-9.13")
def test_only_cancellable_audibles_of_the_other_side_can_be_cancelled() -> None:
    scene = Scene(calls=["AO10", "AO19"], answers=["AX03"]).attempt().call("AO10", "AO19").act("keep").defend()
    scene.call("AX03")
    assert scene.told(CallCancelled)[0].card % BOOK == scene.s.game.cards.places["AO10"]
    scene = Scene(calls=["AO19"], answers=["AX03", "AX01"]).attempt().call("AO19").act("keep").defend()
    assert not scene.can_call("AX03")


@pytest.mark.rule("MG-9.14")
def test_a_cancel_can_not_be_cancelled() -> None:
    scene = Scene(calls=["AO10", "AX03"], answers=["ANY CHECK/REACT: CANCEL"]).attempt().call("AO10").defend()
    scene.act("play 4")
    [end] = scene.told(Resolved)
    assert (len(scene.told(CallCancelled)), end.offence_number) == (1, 72)


@pytest.mark.rule("MG-9.15")
def test_one_return_a_turn() -> None:
    scene = Scene("TE{RED 10}", FADE, "LB{PRS 90, COV 90}", answers=["AD01", "AD03", "AX01"]).attempt().defend()
    assert scene.can_call("AD03")
    scene.call("AD01")
    assert (scene.can_call("AD03"), scene.can_call("AX01")) == (False, True)


@pytest.mark.rule("MG-9.16")
@pytest.mark.parametrize(("rush", "coverage", "number"), [(60, 70, 70), (63, 70, 71), (70, 60, 78)])
def test_a_modifier_with_a_rating_is_for_that_rating_alone(rush: int, coverage: int, number: int) -> None:
    scene = Scene("TE{RED 72}", FADE, f"LB{{PRS {rush}, COV {coverage}}}", answers=["AD09"]).attempt().defend()
    assert scene.call("AD09").told(Resolved)[0].defence_number == number


@pytest.mark.rule("MG-9.16")
def test_a_drain_with_a_rating_leaves_the_others_alone() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 70, COV 65}", calls=["AO01"]).attempt().call("AO01").defend()
    [end] = scene.told(Resolved)
    assert (end.defence_number, end.defence_terms) == (65, (("COV", 65),))


@pytest.mark.rule("MG-9.17")
def test_a_closed_rating_can_not_be_opened_again() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 90, COV 50}", calls=["AO02"], answers=["AD15", "AD14", "AX03"])
    scene.attempt().call("AO02").defend()
    assert (scene.can_call("AD15"), scene.can_call("AD14"), scene.can_call("AX03")) == (False, True, True)
    scene.call("AX03")
    scene.act("pass")
    assert scene.told(Resolved)[0].defence_number == 90


@pytest.mark.rule("MG-9.18")
def test_the_stop_list_never_becomes_empty() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 90, COV 50}", calls=["AO02", "AO03"]).attempt().call("AO02")
    assert scene.asked == "Turn.defend"
    assert scene.told(Announced)[-1].stops == ("COV",)


@pytest.mark.rule("MG-9.18")
def test_a_close_that_would_empty_the_list_of_a_new_play_is_passed_over() -> None:
    scene = Scene("TE{RED 60, REC 60}", FADE, "LB{PRS 90, COV 50}", calls=["AO02", "AO18"])
    scene.stack_book(0, "TD LP REC / PRS / –", "FG")
    scene.attempt().call("AO02", "AO18").act("pick 1")
    assert scene.told(Announced)[-1].stops == ("PRS",)


@pytest.mark.rule("MG-9.18")
def test_the_use_list_keeps_its_printed_ratings() -> None:
    scene = Scene("WR{RED 70, RUS 40}", FADE, calls=["AO12"]).attempt().call("AO12")
    assert scene.told(Announced)[-1].terms == (("RED", 70),)
    scene = Scene("WR{RED 40, RUS 70}", FADE, calls=["AO12"]).attempt().call("AO12")
    assert scene.told(Announced)[-1].terms == (("RUS", 70),)


@pytest.mark.rule("MG-9.19")
def test_passing_is_told_to_nobody() -> None:
    scene = Scene(calls=["AX01"], answers=["AX01"]).attempt()
    assert [decision.known for decision in scene.s.pending()] == [False]
    told = len(scene.log)
    scene.act("pass")
    assert len(scene.log) == told
    scene.defend()
    assert [decision.known for decision in scene.s.pending()] == [False]
    told = len(scene.log)
    scene.act("pass")
    assert isinstance(scene.log[told], Resolved)


@pytest.mark.rule("MG-9.20")
def test_who_stacks_his_deck_sees_its_order_and_nobody_else_does() -> None:
    scene = Scene(calls=["AX07"], huddle=True)
    top = scene.zone(PB_DECK)[::-1][:3]
    scene.call("AX07").act("pick 1", "pick 1")
    # the offence has drawn one for the Audible
    rest = [top[1], top[0]]
    assert scene.zone(PB_HAND)[-1] == top[2]
    assert scene.zone(PB_TOP)[::-1] == rest
    assert [scene.seen(PB_TOP, 0, seat) is None for seat in (0, 1, None)] == [False, True, True]
    worlds = [imagine(scene.s, seat, Chance.of(seed)) for seat in (0,) for seed in range(5)]
    assert all(world.zones[PB_TOP(0)] == scene.zone(PB_TOP) for world in worlds)
    others = {tuple(imagine(scene.s, 1, Chance.of(seed)).zones[PB_TOP(0)]) for seed in range(8)}
    assert len(others) > 4


@pytest.mark.rule("MG-9.20")
def test_who_puts_players_under_his_deck_sees_them_there() -> None:
    scene = Scene("TE{RED 1}", answers=["AX05"], mates=["S", "S"]).attempt().defend()
    [one, two] = scene.zone(DEF_HAND, 1)
    scene.call("AX05").act("pick 1", "pick 1")
    assert scene.zone(DEF_UNDER, 1)[::-1] == [one, two]
    assert [scene.seen(DEF_UNDER, 1, seat) is None for seat in (0, 1, None)] == [True, False, True]


@pytest.mark.rule("MG-9.21")
@pytest.mark.parametrize("call", ["AX05", "AO19"])
def test_places_filled_unseen_are_unknown_and_the_others_stay_known(call: str) -> None:
    scene = Scene("TE{RED 1}", FADE, calls=[call], others=["T", "T"])
    scene.s.zones[OFF_OPEN(0)], scene.s.zones[OFF_DECK(0)] = scene.zone(OFF_DECK), []
    order = scene.zone(OFF_OPEN)[::-1]
    if call == "AX05":
        scene.again().call("AX05").act("pick 2", "done")
        taken, under = 1, 1
    else:
        scene.again().act("done").attempt().call("AO19").act("keep")
        taken, under = 2, 2
    assert scene.zone(OFF_OPEN)[::-1] == order[taken:]
    assert scene.size(OFF_UNDER) == under
    for seat in (1, None):
        assert scene.seen(OFF_OPEN, 0, seat) is not None
        assert scene.seen(OFF_UNDER, 0, seat) is None


@pytest.mark.rule("MG-9.21")
def test_a_stacked_public_playbook_is_unknown_on_top() -> None:
    scene = Scene(answers=["AX07"])
    scene.s.zones[PB_OPEN(1)], scene.s.zones[PB_DECK(1)] = scene.zone(PB_DECK, 1), []
    order = scene.zone(PB_OPEN, 1)[::-1]
    scene.attempt().defend().call("AX07").act("pick 1", "pick 1")
    assert scene.zone(PB_OPEN, 1)[::-1] == order[3:]
    assert scene.seen(PB_TOP, 1, 0) is None
    assert len(scene.seen(PB_OPEN, 1, 0) or ()) == len(order) - 3


@pytest.mark.rule("MG-9.22")
def test_results_are_tested_against_the_current_result() -> None:
    """Fake Kick makes a Touchdown of a Field Goal: now it can be held, and settled for."""
    play = "FG SP REC, PBL / COV / –"
    plain = Scene("TE{REC 60}", play, answers=["AD17"]).attempt().defend()
    assert plain.asked != "React.offer"
    raised = Scene("TE{REC 60}", play, calls=["AO14", "AO15"], answers=["AD17"]).attempt()
    assert not raised.can_call("AO15")
    raised.call("AO14")
    assert raised.can_call("AO15")
    raised.act("pass").defend()
    assert raised.can_call("AD17")


@pytest.mark.rule("MG-9.22")
def test_upgrade_looks_at_the_printed_result_and_stays_in_force() -> None:
    scene = Scene("TE{REC 90}", "FG SP REC, PBL / COV / –", calls=["AO14"]).attempt().call("AO14").defend()
    assert (scene.points, scene.outcome) == (7, "T")


@pytest.mark.rule("MG-9.22")
@pytest.mark.parametrize(("offence", "playable"), [("TE{RED 60}", True), ("WR{RED 60}", False)])
def test_positions_are_those_of_the_owners_laid_player(offence: str, playable: bool) -> None:
    scene = Scene(offence, FADE, calls=["OFF LINE: BOOST 6 if TE"]).attempt()
    assert (scene.asked == "Line.offer") is playable


@pytest.mark.rule("MG-9.22")
@pytest.mark.parametrize(("defence", "playable"), [("CB{COV 60}", True), ("LB{COV 60}", False)])
def test_positions_of_a_defensive_audible_are_those_of_the_defender(defence: str, playable: bool) -> None:
    scene = Scene("TE{RED 60}", FADE, defence, answers=["DEF REACT: BOOST 6 if CB"]).attempt().defend()
    assert (scene.asked == "React.offer") is playable


@pytest.mark.rule("MG-9.22")
def test_an_audible_of_the_huddle_has_no_conditions() -> None:
    with pytest.raises(CardError, match="no conditions"):
        audible("OFF HUDDLE: SILENCE if SP")


@pytest.mark.rule("MG-9.7")
def test_an_audible_that_scored_goes_to_the_side() -> None:
    scene = Scene("TE{RED 10}", FADE, "CB{COV 90}", answers=["AD01", "AX01"]).attempt().defend().call("AD01", "AX01")
    assert (scene.seen(SIDE, 1, None), scene.seen(PB_DISC, 1, None)) == (("AD01",), ("AX01",))
    assert (scene.size(SPOTS, 1), scene.size(DEF_DISC, 1), scene.size(DEF_OPEN, 1)) == (0, 1, 0)
    assert scene.size(DEF_DECK, 1) == 7

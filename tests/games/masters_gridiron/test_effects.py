"""What each effect of the Audibles does, needs, and how effects meet each other."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import (
    Announced,
    CallCancelled,
    CarryWon,
    Cycled,
    ForcedOut,
    Laid,
    Looked,
    Recalled,
    Resolved,
    Scouted,
)
from playcall.games.masters_gridiron.zones import (
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    DEF_UNDER,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_UNDER,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    PLAYBOOK,
    SPOTS,
)
from playcall.kernel import Chance, imagine
from tests.games.masters_gridiron.story import Scene

FADE = "TD SP RED / PRS, COV / –"
KICK = "FG SP REC, PBL / COV / –"
RUN = "TD OR RUS / TAC / –"


def line(call: str, offence: str = "TE{RED 60}", play: str = FADE) -> bool:
    """Whether an Audible may be played at the line."""
    return Scene(offence, play, calls=[call]).attempt().asked == "Line.offer"


def react(call: str, defence: str = "LB{PRS 60, COV 60}", play: str = FADE, offence: str = "TE{RED 60}") -> bool:
    return Scene(offence, play, defence, answers=[call]).attempt().defend().asked == "React.offer"


# Numbers --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-9.6")
def test_boost_with_a_rating_needs_it_in_the_list_and_on_the_card() -> None:
    assert line("OFF LINE: BOOST 5 with RED")
    assert not line("OFF LINE: BOOST 5 with REC")
    assert not line("OFF LINE: BOOST 5 with PAS", play="TD SP PAS, RED / COV / –")
    assert react("DEF REACT: BOOST 5 with COV")
    assert not react("DEF REACT: BOOST 5 with TAC")


@pytest.mark.rule("MG-9.6")
def test_drain_with_a_rating_needs_it_where_it_works() -> None:
    assert line("OFF LINE: DRAIN 5 with COV")
    assert not line("OFF LINE: DRAIN 5 with TAC")
    assert react("DEF REACT: DRAIN 5 with RED")
    assert not react("DEF REACT: DRAIN 5 with REC")
    assert not react("DEF REACT: DRAIN 5 with PAS", play="TD SP PAS, RED / COV / –")


@pytest.mark.rule("MG-5.9")
def test_drain_of_the_offence_meets_whatever_card_follows() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 63}", calls=["AX02"]).attempt().call("AX02").defend()
    assert (scene.told(Resolved)[0].defence_number, scene.points) == (59, 7)


@pytest.mark.rule("MG-5.9")
def test_drain_of_the_defence_lowers_the_offence() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 56}", answers=["AX02"]).attempt().defend().call("AX02")
    assert (scene.told(Resolved)[0].offence_number, scene.points) == (56, 0)


@pytest.mark.rule("MG-9.6")
def test_open_needs_a_rating_that_is_neither_printed_nor_added() -> None:
    assert react("AD14")
    assert not react("AD15")
    scene = Scene(answers=["AD14", "DEF REACT: OPEN TAC", "AX01"]).attempt().defend().call("AD14")
    assert scene.can_call("AX01")
    assert len(scene.options()) == 2


@pytest.mark.rule("MG-5.9")
def test_an_opened_rating_can_stop() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{TAC 70}", answers=["AD14"]).attempt().defend().call("AD14")
    assert (scene.told(Resolved)[0].defence_number, scene.points) == (70, 0)


@pytest.mark.rule("MG-9.6")
def test_also_needs_a_rating_he_has_that_is_not_listed() -> None:
    assert line("AO12", "WR{RUS 60}")
    assert not line("AO12", "TE{RED 60}")
    assert not line("AO13", "RB{RUS 50}", "TD OR RUS, REC / TAC / –")


@pytest.mark.rule("MG-5.9")
def test_upgrade_makes_a_touchdown_at_a_price_until_it_is_cancelled() -> None:
    scene = Scene("TE{REC 70}", KICK, "CB{COV 65}", calls=["AO14"], answers=["AX03"]).attempt().call("AO14")
    assert (scene.told(Announced)[-1].result, scene.told(Announced)[-1].number) == ("TD", 64)
    scene.defend().call("AX03")
    assert (scene.told(Resolved)[0].offence_number, scene.points) == (70, 3)


@pytest.mark.rule("MG-5.10")
def test_upgrade_counts_only_while_a_field_goal_lies() -> None:
    scene = Scene("TE{REC 70, RED 60}", KICK, "CB{COV 1}", calls=["AO14", "AO18"])
    scene.stack_book(0, FADE, "FG")
    scene.attempt().call("AO14", "AO18").act("pick 1")
    assert (scene.told(Announced)[-1].result, scene.told(Announced)[-1].number) == ("TD", 60)


@pytest.mark.rule("MG-5.10")
def test_settle_counts_only_while_a_touchdown_lies() -> None:
    scene = Scene("TE{REC 60, RED 60}", FADE, "CB{COV 62}", calls=["AO15", "AO18"])
    scene.stack_book(0, KICK, "FG")
    scene.attempt().call("AO15", "AO18").act("pick 1").defend()
    assert (scene.points, scene.outcome) == (0, "x")


@pytest.mark.rule("MG-5.6")
def test_settle_saves_three_points_without_a_conversion() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 68}", calls=["AO15"]).attempt().call("AO15").defend()
    assert (scene.points, scene.outcome, scene.s.turn) == (3, "F", 2)


@pytest.mark.rule("MG-9.13")
def test_hold_can_be_cancelled() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 1}", calls=["AX03"], answers=["AD17"]).attempt().defend().call("AD17")
    assert scene.call("AX03").points == 7


# Takeaway -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-5.9")
@pytest.mark.parametrize(("coverage", "carry"), [(62, 0), (63, 8)])
def test_takeaway_needs_its_margin(coverage: int, carry: int) -> None:
    scene = Scene("TE{RED 60}", FADE, f"CB{{COV {coverage}}}", answers=["AD19"]).attempt().defend().call("AD19")
    assert scene.s.carry == [0, carry]


@pytest.mark.rule("MG-5.9")
def test_takeaway_does_not_pay_with_settle_but_with_a_return_it_does() -> None:
    settled = Scene("TE{RED 60}", FADE, "CB{COV 65}", calls=["AO15"], answers=["AD19"])
    settled.attempt().call("AO15").defend().call("AD19")
    assert (settled.points, settled.s.carry) == (3, [0, 0])
    scored = Scene("TE{RED 60}", FADE, "CB{COV 80}", answers=["AD19", "AD01"]).attempt().defend().call("AD19", "AD01")
    assert (scored.defence_points, scored.s.carry) == (7, [0, 8])


@pytest.mark.rule("MG-5.9")
def test_carries_add_up() -> None:
    answers = ["AD19", "DEF REACT: TAKEAWAY 5 3"]
    scene = Scene("TE{RED 60}", FADE, "CB{COV 80}", answers=answers).attempt().defend().call("AD19")
    scene.act(scene.options()[0])
    assert (scene.s.carry, [event.amount for event in scene.told(CarryWon)]) == ([0, 13], [8, 5])


@pytest.mark.rule("MG-5.9")
def test_a_carry_can_not_be_cancelled_and_is_used_up() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 60}", answers=["AX03"])
    scene.s.carry = [8, 0]
    scene.attempt()
    assert scene.told(Laid)[0].terms == (("RED", 60), ("carry", 8))
    scene.defend()
    assert (scene.asked, scene.points, scene.s.carry) == ("Turn.convert", 7, [0, 0])


# Spending players -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-9.6")
def test_escort_needs_another_player_with_the_rating() -> None:
    scene = Scene("RB{RUS 60}", RUN, others=["QB", "QB"], calls=["AO06"]).attempt()
    assert scene.asked == "Turn.defend"
    scene = Scene("RB{RUS 60}", RUN, others=["QB", "T{RBL 63}"], calls=["AO06"]).attempt().call("AO06")
    assert scene.told(Announced)[-1].number == 67


@pytest.mark.rule("MG-9.6")
def test_gang_adds_an_eighth_of_the_best_rating_in_the_list() -> None:
    mates = ["S{RDF 99, PRS 20, TAC 99, COV 55}", "S"]
    scene = Scene("TE{RED 60}", FADE, "CB{COV 55}", mates=mates, answers=["AD18"]).attempt().defend().call("AD18")
    scene.act("pick 1")
    assert (scene.told(Resolved)[0].defence_number, scene.points) == (61, 0)
    alone = Scene("TE{RED 60}", FADE, "CB{COV 55}", answers=["AD18"])
    alone.s.zones[DEF_HAND(1)] = alone.zone(DEF_HAND, 1)[:1]
    assert alone.attempt().asked != "React.offer"


# Huddle ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-9.4")
def test_silence_closes_react_for_the_turn() -> None:
    scene = Scene(calls=["AO16"], answers=["AD12", "AX03"], huddle=True).call("AO16").attempt().defend()
    assert (scene.asked, scene.points) == ("Turn.convert", 7)
    assert not scene.act("kick").s.silenced


@pytest.mark.rule("MG-9.4")
def test_scout_shows_the_defense_hand_for_this_turn() -> None:
    scene = Scene("TE{RED 99}", calls=["AO17"], huddle=True)
    hand = scene.zone(DEF_HAND, 1)[:]
    assert scene.seen(DEF_HAND, 1, 0) is None
    scene.call("AO17")
    assert len(scene.seen(DEF_HAND, 1, 0) or ()) == 3
    assert scene.seen(DEF_HAND, 1, None) is None
    event = scene.told(Scouted)[0]
    assert [event.seen_by(seat).cards for seat in (0, 1, None)] == [tuple(hand), None, None]
    assert imagine(scene.s, 0, Chance.of(3)).zones[DEF_HAND(1)] == hand
    scene.attempt()
    scene.defend()
    assert scene.asked == "Turn.convert"
    assert scene.seen(DEF_HAND, 1, 0) is None
    scene.act("kick")
    assert scene.seen(DEF_HAND, 1, 0) is None


@pytest.mark.rule("MG-9.4", "MG-1.9")
@pytest.mark.parametrize("rosters", ["on", "off"])
def test_a_scout_remembers_the_hand_when_it_is_closed_again(rosters: str) -> None:
    scene = Scene("TE{RED 99}", calls=["AO17"], huddle=True, open_rosters=rosters)
    hand = set(scene.zone(DEF_HAND, 1))
    scene.call("AO17").attempt().defend().act("kick")
    left = hand & set(scene.zone(DEF_HAND, 1))
    assert len(left) == 2
    assert scene.seen(DEF_HAND, 1, 0) is None
    worlds = [set(imagine(scene.s, 0, Chance.of(seed)).zones[DEF_HAND(1)]) for seed in range(20)]
    assert set.intersection(*worlds) == left
    assert all(len(world) == 3 for world in worlds)
    scene.s.lose_sight(1, [*left])
    worlds = [set(imagine(scene.s, 0, Chance.of(seed)).zones[DEF_HAND(1)]) for seed in range(20)]
    assert not set.intersection(*worlds)


@pytest.mark.rule("MG-9.10")
def test_force_random_takes_a_card_by_chance_that_is_replaced_later() -> None:
    taken = set()
    for seed in range(12):
        scene = Scene(calls=["AO20"], huddle=True)
        hand = scene.zone(DEF_HAND, 1)[:]
        scene.s.chance = Chance.of(seed)
        scene.call("AO20")
        [lost] = scene.zone(DEF_DISC, 1)
        taken.add(hand.index(lost))
        assert scene.size(DEF_HAND, 1) == 2
    assert taken == {0, 1, 2}
    scene.attempt().defend()
    assert scene.size(DEF_HAND, 1) == 3


@pytest.mark.rule("MG-9.6")
@pytest.mark.parametrize(("cards", "playable"), [(1, False), (2, True)])
def test_force_needs_two_players_to_choose_from(cards: int, playable: bool) -> None:
    scene = Scene(calls=["AO20"])
    scene.s.zones[DEF_HAND(1)] = scene.zone(DEF_HAND, 1)[:cards]
    scene.again()
    assert scene.can_call("AO20") is playable


@pytest.mark.rule("MG-9.10")
def test_force_victim_lets_the_opponent_choose() -> None:
    scene = Scene(calls=["OFF HUDDLE: FORCE def_hand victim"], huddle=True).act("play 4")
    assert (scene.s.to_move(), scene.options()) == (1, ["pick 1", "pick 2", "pick 3"])
    card = scene.zone(DEF_HAND, 1)[1]
    scene.act("pick 2")
    assert (scene.zone(DEF_DISC, 1), scene.s.to_move()) == ([card], 0)


@pytest.mark.rule("MG-9.10")
@pytest.mark.parametrize("answers", [(), ("AX01",), ("AX01", "AD12", "AO01")])
def test_force_audibles_takes_every_audible_and_maybe_none(answers: tuple[str, ...]) -> None:
    scene = Scene(calls=["AX08"], answers=answers, huddle=True).call("AX08")
    assert len(scene.told(ForcedOut)[0].cards) == len(answers)
    assert (scene.size(PB_DISC, 1), scene.size(PB_HAND, 1)) == (len(answers), 4 - len(answers))
    scene.attempt().defend()
    assert scene.size(PB_HAND, 1) == 4


# Cycling, recalling, stacking -----------------------------------------------------------------------------------------


@pytest.mark.rule("MG-9.9")
def test_cycle_discards_plays_face_up_and_draws_as_many() -> None:
    scene = Scene(calls=["AX04"], huddle=True)
    hand, deck = scene.zone(PB_HAND)[:3], scene.zone(PB_DECK)[::-1]
    scene.call("AX04").act("pick 1", "pick 1", "pick 1")
    assert scene.zone(PB_DISC) == hand
    assert scene.zone(PB_HAND) == deck[:4]
    event = scene.told(Cycled)[0]
    assert (event.count, event.seen_by(1).drawn) == (3, None)


@pytest.mark.rule("MG-9.20")
def test_cycle_puts_players_under_the_deck_in_chosen_order() -> None:
    scene = Scene(calls=["AX05"], huddle=True)
    one, two, three = scene.zone(OFF_HAND)
    deck = scene.zone(OFF_DECK)[::-1]
    scene.call("AX05").act("pick 3", "pick 1")
    assert scene.zone(OFF_HAND) == [two, *deck[:2]]
    assert scene.zone(OFF_UNDER)[::-1] == [three, one]
    assert scene.size(OFF_DISC) == 0


@pytest.mark.rule("MG-9.6")
def test_cycle_may_stop_early_and_needs_a_deck() -> None:
    scene = Scene(calls=["AX05"], huddle=True).call("AX05").act("done")
    assert scene.told(Cycled)[0].count == 0
    scene = Scene(calls=["AX05"])
    scene.s.zones[OFF_DECK(0)] = []
    assert not scene.again().can_call("AX05")


@pytest.mark.rule("MG-4.11")
def test_recall_exchanges_a_player_for_a_discarded_one() -> None:
    scene = Scene(calls=["AX06"])
    assert not scene.again().can_call("AX06")
    scene.s.zones[OFF_DISC(0)] = [scene.zone(OFF_DECK).pop(), scene.zone(OFF_DECK).pop()]
    first, second = scene.zone(OFF_DISC)
    given = scene.zone(OFF_HAND)[1]
    scene.again().call("AX06").act("pick 2", "pick 1")
    assert (scene.zone(OFF_DISC), scene.zone(OFF_HAND)[-1]) == ([second, given], first)
    assert scene.told(Recalled)[0].taken == first
    worlds = [imagine(scene.s, 1, Chance.of(seed)).zones[OFF_HAND(0)] for seed in range(12)]
    assert all(first in hand for hand in worlds), "Everybody has seen it go there."
    assert len({tuple(sorted(hand)) for hand in worlds}) > 1


@pytest.mark.rule("MG-9.20")
def test_who_puts_players_of_a_hand_under_the_deck_keeps_it_secret_which() -> None:
    scene = Scene(calls=["AX05"], huddle=True)
    scene.s.noted[1] = scene.zone(OFF_HAND)[:]
    scene.call("AX05").act("pick 3", "done")
    worlds = [set(imagine(scene.s, 1, Chance.of(seed)).zones[OFF_HAND(0)]) for seed in range(20)]
    assert not set.intersection(*worlds)


@pytest.mark.rule("MG-4.11")
def test_recall_on_defence_never_takes_the_card_laid_this_turn() -> None:
    scene = Scene("TE{RED 1}", answers=["AX06"])
    old = scene.zone(DEF_DECK, 1).pop()
    scene.s.zones[DEF_DISC(1)] = [old]
    laid = scene.zone(DEF_HAND, 1)[0]
    scene.attempt().defend().call("AX06").act("pick 1")
    assert old in scene.zone(DEF_HAND, 1)
    assert laid in scene.zone(DEF_DISC, 1)
    assert Scene("TE{RED 1}", answers=["AX06"]).attempt().defend().asked != "React.offer"


@pytest.mark.rule("MG-9.20")
def test_sub_looks_at_the_top_and_may_replace_the_laid_player() -> None:
    scene = Scene("TE{RED 60}", FADE, calls=["AO19"])
    scene.stack_players(OFF_DECK, 0, "T", "WR{RED 80}")
    first, second = scene.zone(OFF_DECK)[::-1][:2]
    laid = scene.zone(OFF_HAND)[0]
    scene.attempt().call("AO19")
    assert scene.told(Looked)[0].seen_by(1).cards is None
    assert scene.options() == ["pick 2", "keep"]
    scene.act("pick 2")
    assert (scene.s.offence_card, scene.zone(OFF_DISC)) == (second, [second])
    assert scene.zone(OFF_UNDER)[::-1] == [laid, first]
    assert scene.told(Announced)[-1].number == 80


@pytest.mark.rule("MG-9.20")
def test_sub_may_keep_the_laid_player() -> None:
    scene = Scene("TE{RED 1}", FADE, "CB{COV 55}", answers=["AD20"])
    top = scene.zone(DEF_DECK, 1)[::-1][:2]
    scene.attempt().defend().call("AD20").act("keep")
    assert scene.zone(DEF_UNDER, 1)[::-1] == top
    assert scene.told(Resolved)[0].defence_number == 55


@pytest.mark.rule("MG-9.9")
def test_newplay_replaces_the_play_on_its_spot() -> None:
    scene = Scene("TE{RED 60, REC 70}", FADE, calls=["AO18"])
    scene.stack_book(0, "TD SP PAS / COV / –", "TD LP REC / TAC / TE +6")
    useless, good = scene.zone(PB_DECK)[::-1][:2]
    old = scene.zone(PB_HAND)[0]
    scene.attempt().call("AO18")
    assert scene.options() == ["pick 2", "keep"]
    scene.act("pick 2")
    assert (scene.zone(SPOTS), scene.zone(PB_DISC)) == ([good], [old, useless])
    said = scene.told(Announced)[-1]
    assert (said.number, said.stops) == (76, ("TAC",))


@pytest.mark.rule("MG-9.9")
def test_newplay_may_keep_the_play_and_discards_what_it_drew() -> None:
    scene = Scene(calls=["AO18"])
    drawn = scene.zone(PB_DECK)[::-1][:2]
    scene.attempt().call("AO18")
    if scene.asked == "ChangePlay.choose":
        scene.act("keep")
    assert scene.zone(PB_DISC) == drawn


@pytest.mark.rule("MG-9.20")
def test_stack_puts_cards_back_in_any_order_the_last_on_top() -> None:
    scene = Scene(answers=["AX07"])
    one, two, three = scene.zone(PB_DECK, 1)[::-1][:3]
    scene.attempt().defend().call("AX07").act("pick 2", "pick 2")
    # put back: the second, then the third, then the first, which lies on top and is drawn for the Audible
    assert scene.zone(PB_HAND, 1)[-1] == one
    assert scene.s.top(PLAYBOOK, 1) == three
    assert scene.s.top(PLAYBOOK, 1) == two


@pytest.mark.rule("MG-9.6")
@pytest.mark.parametrize(("cards", "playable"), [(1, False), (2, True)])
def test_stack_needs_two_cards(cards: int, playable: bool) -> None:
    scene = Scene(calls=["AX07"])
    scene.s.zones[PB_DECK(0)] = scene.zone(PB_DECK)[:cards]
    assert scene.again().can_call("AX07") is playable


# Interplay ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-9.13")
def test_two_cancels_take_two_audibles() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 50}", calls=["AO10", "AX01"], answers=["AX03", "DEF REACT: CANCEL"])
    scene.attempt().call("AO10", "AX01").defend().call("AX03").act("pick 1")
    scene.act(scene.options()[0])
    assert len(scene.told(CallCancelled)) == 2
    assert scene.told(Resolved)[0].offence_number == 60


@pytest.mark.rule("MG-5.10")
def test_a_boost_with_a_closed_rating_has_no_effect() -> None:
    scene = Scene("TE{RED 60}", FADE, "LB{PRS 90, COV 50}", calls=["AO02"], answers=["AD09"])
    scene.attempt().call("AO02").defend()
    assert scene.asked != "React.offer"
    assert scene.told(Resolved)[0].defence_number == 50

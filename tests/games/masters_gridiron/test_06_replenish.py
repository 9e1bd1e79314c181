"""MG-6  Replenishing hands."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.cards import PLAYERS
from playcall.games.masters_gridiron.events import Drew, Resolved, TurnedOver, WentForTwo
from playcall.games.masters_gridiron.zones import (
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    DEF_OPEN,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_OPEN,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    PB_OPEN,
    SPOTS,
)
from playcall.kernel import ZoneKind
from tests.games.masters_gridiron.story import Scene, Season, random_play, start


@pytest.mark.rule("MG-6.1")
def test_both_seats_fill_their_hands_after_resolve_the_offence_first() -> None:
    scene = Scene("TE{RED 10}", calls=["AX01"], answers=["AD18"], mates=["S", "S"])
    scene.attempt().call("AX01").defend().call("AD18").act("pick 1")
    after = scene.log[scene.log.index(scene.told(Resolved)[0]) :]
    drawn = [event for event in after if isinstance(event, Drew)]
    assert [(event.owner, event.counts) for event in drawn] == [(0, (1, 0, 2)), (1, (0, 2, 1))]
    for seat in (0, 1):
        assert [scene.size(hand, seat) for hand in (OFF_HAND, DEF_HAND, PB_HAND)] == [3, 3, 4]


@pytest.mark.rule("MG-6.1")
def test_when_the_home_team_attacks_it_draws_first() -> None:
    tale = Season().play("stop", "stop")
    assert [event.owner for event in tale.told(Drew)] == [0, 1, 0, 1, 1, 0][2:]


@pytest.mark.rule("MG-6.2")
def test_hands_are_filled_before_a_conversion() -> None:
    scene = Scene("TE{RED 99}").attempt()
    deck = scene.zone(PB_DECK)[:]
    scene.defend()
    assert (scene.asked, scene.size(PB_HAND), scene.zone(PB_HAND)[-1]) == ("Turn.convert", 4, deck[-1])
    assert scene.act("go").told(WentForTwo)[0].cards == (deck[-2], deck[-3])


@pytest.mark.rule("MG-6.3")
def test_an_empty_pile_leaves_the_hand_smaller() -> None:
    scene = Scene("TE{RED 10}")
    scene.s.zones[OFF_DECK(0)], scene.s.zones[DEF_DECK(1)], scene.s.zones[PB_DECK(0)] = [], [], []
    scene.attempt().defend()
    assert [scene.size(OFF_HAND, 0), scene.size(DEF_HAND, 1), scene.size(PB_HAND, 0)] == [2, 2, 3]
    assert scene.s.to_move() == 1


@pytest.mark.rule("MG-6.4")
@pytest.mark.parametrize("seed", range(3))
def test_without_audibles_the_player_piles_last_exactly(seed: int) -> None:
    tale = start(seed, stock_form="basic")
    random_play(tale, lambda s: s.turn == 16, seed)
    random_play(tale, lambda s: s.period > 0 or len(s.outcomes[0]) + len(s.outcomes[1]) == 16, seed)
    for seat in (0, 1):
        for deck, hand, discard in ((OFF_DECK, OFF_HAND, OFF_DISC), (DEF_DECK, DEF_HAND, DEF_DISC)):
            assert [tale.size(zone, seat) for zone in (deck, hand, discard)] == [0, 3, 8]


@pytest.mark.rule("MG-6.5")
@pytest.mark.parametrize(
    ("hand", "discard", "opened", "seat"), [(OFF_HAND, OFF_DISC, OFF_OPEN, 0), (DEF_HAND, DEF_DISC, DEF_OPEN, 1)]
)
def test_a_seat_without_a_card_to_lay_turns_its_discards_over(
    hand: ZoneKind, discard: ZoneKind, opened: ZoneKind, seat: int
) -> None:
    scene = Scene()
    deck = OFF_DECK if hand is OFF_HAND else DEF_DECK
    pile = scene.zone(hand, seat) + scene.zone(deck, seat)
    scene.s.zones[hand(seat)], scene.s.zones[deck(seat)], scene.s.zones[discard(seat)] = [], [], pile
    scene.s.turn = 0
    scene.again("begin")
    assert scene.zone(hand, seat) == pile[:3]
    assert scene.zone(opened, seat)[::-1] == pile[3:]
    assert scene.zone(discard, seat) == []
    assert scene.told(TurnedOver)[0].cards == tuple(pile)


@pytest.mark.rule("MG-6.6")
def test_every_view_shows_the_order_of_a_pile_that_was_turned_over() -> None:
    tale = Season(17, (20, 20)).play("stop", "stop", "stop")
    discards = {seat: tale.zone(DEF_DISC, seat)[:] for seat in (0, 1)}
    last = tale.zone(DEF_HAND, 1)[0]
    tale.play("stop")
    for seat in (0, 1, None):
        order = [*discards[1], last][2:]
        assert tale.seen(DEF_OPEN, 1, seat) == tuple(f"{card % PLAYERS + 1:03}" for card in reversed(order))


@pytest.mark.rule("MG-6.6")
def test_a_shuffled_pile_has_no_order_for_anybody() -> None:
    tale = start()
    for seat in (0, 1, None):
        seen = tale.seen(OFF_DECK, 0, seat)
        if seen is not None:
            assert list(seen) == sorted(seen)


@pytest.mark.rule("MG-6.7")
def test_the_playbook_deck_is_never_refilled_in_regulation() -> None:
    tale = Season()
    for seat in (0, 1):
        tale.s.zones[PB_DECK(seat)] = tale.zone(PB_DECK, seat)[:2]
    sizes = []
    for _ in range(14):
        if tale.zone(PB_HAND, tale.s.offence):
            tale.turn("stop")
        else:
            tale.act("punt alone 1", "defend 1")
        sizes.append(tale.size(PB_HAND, 0) + tale.size(PB_DECK, 0))
    assert (sizes[0], sizes[-1], sizes == sorted(sizes, reverse=True)) == (5, 0, True)
    assert [tale.size(kind, 0) for kind in (SPOTS, PB_OPEN, PB_DISC)] == [6, 0, 0]

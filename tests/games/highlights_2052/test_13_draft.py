"""FH-13  The pre-game draft."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import Drafted
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    DISPLAY,
    DRAFT_DISCARD,
    HANDS,
    OPEN_DISCARD,
    PACKS,
    PLAY_DECK,
    PLAYBOOK,
    ROSTER,
)
from playcall.kernel import Chance, imagine, view
from tests.games.highlights_2052.story import Tale, start


def draft(seed: int = 1) -> Tale:
    """Seat 0 is the Visitor, seat 1 Home; six cards each are dealt."""
    tale = start(seed, GAME, setup="draft", teams="haulers,sentinels").act("heads")
    return tale.act("start" if tale.s.to_move() == 0 else "home")


def open_draft() -> Tale:
    return draft().play_on("DisplayDraft.take_one")


def packs(tale: Tale) -> tuple[list[int], list[int]]:
    return tale.zone(PACKS, VISITOR), tale.zone(PACKS, HOME)


@pytest.mark.rule("FH-13.1", "FH-24.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_see_all_stars_whatever_else_is_drafted(seat: int) -> None:
    tale = open_draft()
    rival = HOME if seat == 0 else VISITOR
    stars = {card for card in tale.zone(ROSTER, rival) if tale.s.cards[card].set == "star"}
    picked = set(tale.zone(ROSTER, rival)) - stars
    assert (len(stars), len(picked)) == (5, 5)
    worlds = []
    for n in range(5):
        world = imagine(tale.s, seat, Chance.of(n))
        assert isinstance(world, Table)
        worlds.append(set(world.zones[ROSTER(rival)]))
    assert all(stars <= world for world in worlds)
    assert any(world != stars | picked for world in worlds)


@pytest.mark.rule("FH-13.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_hands_a_pack_across_knows_it_and_misses_what_is_gone_when_it_comes_back(seat: int) -> None:
    """Of the rival's five picks the first came from a pack never seen before, and what the last left is not shown."""
    tale, rival = draft(), 1 - seat
    for turn in range(5):
        worlds = [imagine(tale.s, seat, Chance.of(n)) for n in range(6)]
        whole = all(sorted(world.zones[PACKS(rival)]) == sorted(tale.zone(PACKS, rival)) for world in worlds)
        assert whole == (turn > 0)
        tale.act(*(f"{who}: {tale.options(who)[turn % 2]}" for who in (0, 1)))
    picks = [event.card for event in tale.told(Drafted) if event.owner == rival]
    worlds = [imagine(tale.s, seat, Chance.of(n)) for n in range(20)]
    assert [all(card in world.zones[ROSTER(rival)] for world in worlds) for card in picks] == [
        False, True, True, True, False,
    ]  # fmt: skip
    [left] = tale.s.zones[DRAFT_DISCARD()][1 - seat :][:1]
    assert all(left in world.zones[DRAFT_DISCARD()] for world in worlds)


@pytest.mark.rule("FH-13.2")
def test_six_cards_each_and_both_pick_at_once() -> None:
    tale = draft()
    visitor, home = packs(tale)
    assert (len(visitor), len(home)) == (6, 6)
    assert tale.asked_seats == [0, 1]
    assert tale.options(0) == [f"take {GAME.card_id('play', card)}" for card in visitor]
    assert tale.options(1) == [f"take {GAME.card_id('play', card)}" for card in home]


@pytest.mark.rule("FH-13.2", "FH-24.2")
def test_a_pick_stays_secret() -> None:
    tale = draft()
    before = view(tale.s, 1).zones
    tale.act(f"0: {tale.options(0)[2]}")
    assert view(tale.s, 1).zones == before
    tale.act(f"1: {tale.options(1)[0]}")
    mine, theirs = tale.told(Drafted)
    assert mine.seen_by(0).card == tale.zone(ROSTER, VISITOR)[-1]
    assert mine.seen_by(1).card is None
    assert theirs.seen_by(0).card is None
    assert next(z for z in view(tale.s, 1).zones if (z.zone, z.holder) == ("roster", VISITOR)).cards is None


@pytest.mark.rule("FH-13.2")
def test_five_picks_are_made_and_the_rest_is_passed_across_each_time() -> None:
    tale = draft()
    sizes = []
    while tale.asked == "PackDraft.pick":
        visitor, home = (pack.copy() for pack in packs(tale))
        sizes.append(len(visitor))
        tale.act(f"0: {tale.options(0)[-1]}", f"1: {tale.options(1)[-1]}")
        assert visitor[-1] in tale.zone(ROSTER, VISITOR)
        assert home[-1] in tale.zone(ROSTER, HOME)
        if tale.asked == "PackDraft.pick":
            assert packs(tale) == (home[:-1], visitor[:-1])
    assert sizes == [6, 5, 4, 3, 2]


@pytest.mark.rule("FH-13.3")
def test_each_gains_five_and_one_card_of_each_pack_is_discarded() -> None:
    tale = draft()
    dealt = [card for pack in packs(tale) for card in pack]
    tale.play_on("DisplayDraft.take_one")
    kept = tale.zone(ROSTER, VISITOR)[5:] + tale.zone(ROSTER, HOME)[5:]
    assert len(kept) == 10
    assert len(tale.zone(DRAFT_DISCARD)) == 2
    assert sorted(kept + tale.zone(DRAFT_DISCARD)) == sorted(dealt)
    assert packs(tale) == ([], [])


@pytest.mark.rule("FH-13.4")
def test_ten_cards_lie_open_for_both() -> None:
    tale = open_draft()
    assert len(tale.zone(DISPLAY)) == 10
    assert tale.options() == [f"take {card}" for card in tale.ids(DISPLAY)]
    for seat in (0, 1):
        assert next(z for z in view(tale.s, seat).zones if z.zone == "display").cards == tuple(tale.ids(DISPLAY))


@pytest.mark.rule("FH-13.4", "FH-13.5")
def test_the_turns_go_one_then_two_each_and_home_takes_one_of_the_last_two() -> None:
    tale = open_draft()
    eleventh = tale.zone(PLAY_DECK)[-1]
    order, sizes = "", []
    while tale.asked == "DisplayDraft.take_one":
        order += "VH"[tale.s.to_move()]
        sizes.append(len(tale.options()))
        assert (eleventh in tale.zone(DISPLAY)) == (len(order) == 10)
        tale.act(tale.options()[0])
    assert order == "VHHVVHHVVH"
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2, 2]


@pytest.mark.rule("FH-13.5")
def test_the_card_nobody_wants_is_discarded() -> None:
    tale = open_draft()
    while len(tale.zone(ROSTER, HOME)) < 14 or len(tale.zone(ROSTER, VISITOR)) < 15:
        tale.act(tale.options()[0])
    taken, left = tale.zone(DISPLAY)
    tale.act(tale.options()[0])
    assert tale.zone(OPEN_DISCARD) == [left]
    assert tale.zone(DISPLAY) == []
    assert taken not in tale.zone(OPEN_DISCARD)


@pytest.mark.rule("FH-13.6")
def test_after_the_draft_both_have_fifteen_and_fifty_two_cards_are_left() -> None:
    tale = draft().play_on("Half.set_audibles")
    for side in (VISITOR, HOME):
        assert sum(len(tale.zone(kind, side)) for kind in (HANDS, PLAYBOOK)) == 15
    assert len(tale.zone(PLAY_DECK)) == 52
    assert len(tale.zone(DRAFT_DISCARD) + tale.zone(OPEN_DISCARD)) == 3

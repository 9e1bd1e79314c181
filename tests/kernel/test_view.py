"""Zones, views and imagined positions: what a seat may know."""

from __future__ import annotations

from itertools import permutations

import pytest

from playcall.kernel import DONE, Chance, Event, Observation, Sees, State, ZoneKind, ZoneLayout, imagine, view
from playcall.testing import Story, play_random
from tests.kernel.toy import BIN, DECK, DOWN, HAND, PACK, TOY, Drew, Table, table


def story() -> Story:
    """Seat 1 has taken c1 (12) in the open; everybody has binned or committed something."""
    deck = [12, 13, 14, 15, 16, 17, 0, 1, 2, 3, 4, 5]
    told = Story.of(TOY, {"draft": "open"}, numbers={"coin": [1]}, decks={"deck": deck})
    return told.act(1, "take c1").act(2, "take c2").act(0, "take c3")


def cards(state: State) -> list[int]:
    return sorted(card for zone in state.zones for card in zone)


def test_zones_stand_in_a_row() -> None:
    deck = ZoneKind("deck", Sees.NOBODY, back="x")
    hands = ZoneKind("hand", Sees.OWNER, back="x", per="seat", holders=3)
    layout = ZoneLayout((deck, hands))
    assert (deck(), hands(0), hands(2), len(layout.slots)) == (0, 1, 3, 4)
    assert layout.empty() == [[], [], [], []]
    assert (deck.group, deck.per, deck.holders) == ("deck", "table", 1)


def test_a_zone_has_one_place_in_all_layouts() -> None:
    deck, hand = (ZoneKind(name, Sees.ALL, back="x") for name in ("deck", "hand"))
    ZoneLayout((deck, hand))
    ZoneLayout((deck,))
    with pytest.raises(ValueError, match="Zone 'hand' stands at two places"):
        ZoneLayout((hand, deck))


def test_a_view_shows_own_cards_and_counts() -> None:
    state = TOY.start(seed=1)
    zones = {(zone.zone, zone.holder): zone for zone in view(state, 1).zones}
    assert zones["pack", 1].cards == tuple(TOY.card_id("magpie", card) for card in state.zones[PACK(1)])
    assert (zones["pack", 0].cards, zones["pack", 0].count) == (None, 3)
    assert (zones["deck", 0].cards, zones["deck", 0].count) == (None, 9)
    assert zones["discard", 0].cards == ()


def test_a_view_shows_the_facts_and_the_own_options() -> None:
    state = TOY.start(seed=1)
    seen = view(state, 2)
    assert seen.facts == {"points": [0, 0, 0], "first": table(state).first, "shown": [-1] * 18}
    assert seen.legal == tuple(TOY.actions.token(action) for action in state.legal(2))
    assert (seen.waiting_for, seen.where) == ((0, 1, 2), "PassingDraft.pick")
    assert (seen.path, seen.about) == (("Match", "PassingDraft"), (("leave", 1),))
    assert view(state, None).legal == ()


def test_nobody_learns_who_is_asked_secretly() -> None:
    deck = [5, 0, 1, 2, 6, 7, 8, 9, 12, 13, 14, 15]
    told = Story.of(TOY, {"draft": "none"}, decks={"deck": deck}, numbers={"coin": [0]})
    for seat in range(3):
        told.act(seat, "enough")
    for seat, token in enumerate(("commit a1", "commit b1", "commit c1")):
        told.act(seat, token)
    told.assert_asked(0, "Jinx.offer")
    for onlooker in (0, 1, 2, None):
        seen = view(told.state, onlooker)
        assert (seen.waiting_for, seen.where) == ((), "")
    assert view(told.state, 0).legal == ("jinx a6", "pass")


def test_secrets_of_events_are_for_their_owner() -> None:
    event = Drew(1, 7)
    assert event.seen_by(1) is event
    for seat in (0, 2, None):
        assert event.seen_by(seat) == Drew(1, None)


def test_a_secret_without_owner_is_nobodys() -> None:
    class Buried(Event, frozen=True):
        secret = ("card",)
        owner: int | None
        card: int | None

    assert Buried(None, 7).seen_by(None) == Buried(None, None)


def test_what_is_known_stays_with_its_owner() -> None:
    told = story()
    told.act(1, "bin c1")
    for seat in (0, 2, None):
        places = set()
        for word in range(40):
            twin = imagine(told.state, seat, Chance.of(word))
            held = [*twin.zones[HAND(1)], *twin.zones[BIN(1)]]
            assert 12 in held
            places.add(12 in twin.zones[BIN(1)])
        assert places == {True, False}


def test_an_imagined_position_keeps_what_the_seat_sees() -> None:
    told = story()
    told.act(0, "bin c3")
    state = told.state
    decks = set()
    for word in range(20):
        twin = imagine(state, 0, Chance.of(word))
        assert view(twin, 0) == view(state, 0)
        assert twin.zones[HAND(0)] == state.zones[HAND(0)]
        assert [len(zone) for zone in twin.zones] == [len(zone) for zone in state.zones]
        assert cards(twin) == cards(state)
        decks.add(tuple(twin.zones[DECK()]))
    assert len(decks) > 10


def test_others_are_offered_what_they_hold_in_the_imagined_position() -> None:
    state = TOY.start(seed=3)
    twin = imagine(state, 0, Chance.of(9))
    for seat in (1, 2):
        assert twin.legal(seat) == [
            TOY.actions.parse(f"take {TOY.card_id('magpie', c)}") for c in twin.zones[PACK(seat)]
        ]
        assert twin.legal(seat) != state.legal(seat)


def test_secret_answers_are_open_again_but_the_own() -> None:
    state = TOY.start(seed=3)
    state.apply(0, state.legal(0)[0])
    state.apply(1, state.legal(1)[1])
    assert imagine(state, 0, Chance.of(1)).held == {0: state.held[0]}
    assert [decision.seat for decision in imagine(state, 2, Chance.of(1)).pending()] == [0, 1, 2]
    assert imagine(state, None, Chance.of(1)).held == {}


def test_secret_fields_are_made_up() -> None:
    state = TOY.start(seed=3)
    assert "lucky" not in view(state, 0).facts
    assert {table(imagine(state, 0, Chance.of(word))).lucky for word in range(60)} == set(range(5))


def test_equal_cards_are_counted_not_named() -> None:
    """A game may use one number for all copies of a card: knowing one of them does not claim the others."""

    class Copies(Table):
        __slots__ = ()

        def known_in(self, group: str, owner: int | None, seat: int | None) -> list[int]:
            return [7] if group == "hand" and owner == 1 and seat != 1 else []

    first = TOY.blank(TOY.options(), Chance.of(0))
    state: State = Copies(TOY, TOY.options(), Chance.of(0), first.zones)
    state.zones[HAND(1)], state.zones[HAND(2)], state.zones[DOWN(1)] = [7, 1], [7, 2], [7]
    twin = imagine(state, 0, Chance.of(5))
    assert cards(twin) == [1, 2, 7, 7, 7]
    assert 7 in twin.zones[HAND(1)] + twin.zones[DOWN(1)]


def test_the_owner_of_a_shuffled_pile_knows_its_cards_but_not_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PACK, "sees", Sees.SET)
    state = TOY.start(seed=1)
    for order in permutations(state.zones[PACK(1)]):
        state.zones[PACK(1)] = list(order)
        zones = {(zone.zone, zone.holder): zone.cards for zone in view(state, 1).zones}
        assert zones["pack", 1] == tuple(sorted(TOY.card_id("magpie", card) for card in order))
        assert zones["pack", 0] is None
    assert {zone.cards for zone in view(state, None).zones if zone.zone == "pack"} == {None}


def test_a_rule_may_show_a_closed_zone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "shows", lambda self, kind, holder, seat: (kind, holder, seat) == (PACK, 1, 0))
    state = TOY.start(seed=1)
    packs = {seat: [zone.cards for zone in view(state, seat).zones if zone.zone == "pack"] for seat in (0, 2, None)}
    assert [cards is not None for cards in packs[0]] == [True, True, False]
    assert [cards is not None for cards in packs[2]] == [False, False, True]
    assert packs[None] == [None, None, None]
    assert imagine(state, 0, Chance.of(1)).zones[PACK(1)] == state.zones[PACK(1)]
    play_random(TOY, None, 1, checks=("views", "rest", "imagined"), every=1)


def test_what_others_built_in_private_is_guessed() -> None:
    """The imagined cards of a private list come from the game's guess, not from what really lies there."""

    class Private(Table):
        __slots__ = ()

        def known_in(self, group: str, owner: int | None, seat: int | None) -> list[int]:
            return [7] if group == "hand" and owner == 1 and seat != 1 else []

        def guess(
            self, group: str, owner: int | None, seat: int | None, number: int, chance: Chance
        ) -> list[int] | None:
            return [100 + i for i in range(number)] if group == "hand" and owner == 1 and seat != 1 else None

    first = TOY.blank(TOY.options(), Chance.of(0))
    state: State = Private(TOY, TOY.options(), Chance.of(0), first.zones)
    state.zones[HAND(1)], state.zones[HAND(2)], state.zones[DOWN(1)] = [7, 1], [4, 2], [3]
    for word in range(10):
        twin = imagine(state, 0, Chance.of(word))
        assert sorted(twin.zones[HAND(1)] + twin.zones[DOWN(1)]) == [7, 100, 101]
        assert sorted(twin.zones[HAND(2)]) == [2, 4]
    assert imagine(state, 1, Chance.of(1)).zones[HAND(1)] == [7, 1]


def test_imagined_cards_are_alike_where_everybody_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odd and even cards are told apart: each unseen place keeps its kind, with other cards of it."""
    monkeypatch.setattr(Table, "likeness", lambda self, back, card: f"{back} {card % 2}")
    state = TOY.start(seed=1)
    packs = [PACK(seat) for seat in (1, 2)]
    seen = set()
    for word in range(10):
        twin = imagine(state, 0, Chance.of(word))
        for pack in packs:
            assert sum(c % 2 for c in twin.zones[pack]) == sum(c % 2 for c in state.zones[pack])
        seen.add(tuple(twin.zones[packs[0]]))
    assert len(seen) > 1
    play_random(TOY, None, 1, checks=("views", "rest", "imagined", "news"), every=1)


def test_imagining_that_a_step_does_not_ask_leaves_the_position_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other cards a step may go on by itself; the procedures of the true position must not move with it."""
    state = TOY.start(seed=1)
    before, top = state.to_json(), type(state.stack[-1])
    asked = getattr(top, state.stack[-1].at)
    monkeypatch.setattr(top, state.stack[-1].at, lambda self, s: asked(self, s) if s is state else DONE)
    twin = imagine(state, 0, Chance.of(1))
    assert twin.to_json()["stack"] != before["stack"]
    assert state.to_json() == before


def test_a_view_holds_the_facts_that_only_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "own_facts", lambda self, seat: {} if seat is None else {"purse": 10 + seat})
    state = TOY.start(seed=1)
    assert [view(state, seat).facts.get("purse") for seat in (0, 2, None)] == [10, 12, None]


def test_an_observation_offers_what_a_bot_may_know() -> None:
    state = TOY.start(seed=4)
    seen = Observation(state, 1)
    assert seen.view() == view(state, 1)
    assert seen.legal() == state.legal(1)
    assert seen.imagine(Chance.of(2)) == imagine(state, 1, Chance.of(2))
    assert not [name for name in dir(seen) if isinstance(getattr(seen, name, None), State) and "__state" not in name]


def test_a_finished_game_can_be_viewed_and_imagined() -> None:
    record = play_random(TOY, None, 6, checks=())
    state = TOY.start(seed=6)
    for seat, token in record.actions:
        state.act(seat, token)
    assert view(state, 0).legal == ()
    assert imagine(state, 0, Chance.of(1)).over

"""Observations as numbers: of fixed size, named, and blind to what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from playcall.contract import Game
from playcall.games import all_games, load
from playcall.kernel import Chance, State, imagine, view
from playcall.research import Observer

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def positions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    state, chance, ply = game.start(None, seed), Chance.of(seed), 0
    while (seat := state.to_move()) >= 0:
        if ply % every == 0:
            yield state
        legal = state.legal(seat)
        state.apply(seat, legal[chance.number("play", len(legal))])
        ply += 1
    yield state


@GAMES
def test_what_a_seat_cannot_see_does_not_reach_its_numbers(game: Game) -> None:
    observer, chance, compared, moved = Observer(game), Chance.of(5), 0, 0
    for state in positions(game, 40, every=5):
        for seat in range(observer.seats):
            twin = imagine(state, seat, chance)
            if view(twin, seat) != view(state, seat):  # another step: what others can do turns on their cards
                continue
            compared += 1
            moved += twin.zones != state.zones
            assert np.array_equal(observer.vector(state, seat), observer.vector(twin, seat))
            assert np.array_equal(observer.tokens(state, seat), observer.tokens(twin, seat))
            assert np.array_equal(observer.mask(state, seat), observer.mask(twin, seat))
    assert compared > 10
    assert moved > 10


@GAMES
def test_own_cards_and_public_facts_do_reach_them(game: Game) -> None:
    observer = Observer(game)
    seen = {observer.vector(state, 0).tobytes() for state in positions(game, 41, every=4)}
    views = {str(view(state, 0).zones) for state in positions(game, 41, every=4)}
    assert len(seen) >= 0.9 * len(views)


def test_the_cards_in_hand_are_in_the_hand_of_the_vector() -> None:
    game = load("sport_jockeys")
    observer = Observer(game)
    state = game.start(None, 3)
    seat = state.to_move()
    named = observer.named(observer.vector(state, seat))
    [hand] = [zone.cards for zone in view(state, seat).zones if (zone.zone, zone.holder) == ("hand", seat)]
    places = np.flatnonzero(named["zones.hand.0"][1:])
    ids = list(observer.layout.backs["action"])
    assert sorted(ids[place] for place in places) == sorted(hand or ())
    assert not named["zones.hand.1"][1:].any()


def test_tokens_name_the_cards_and_count_those_face_down() -> None:
    game = load("sport_jockeys")
    observer = Observer(game)
    state = next(state for state in positions(game, 3) if state.zones[1] and state.zones[2])
    tokens = observer.tokens(state, 0)
    zones = {zone: number for number, zone in enumerate((kind.name for kind in observer.layout.kinds), 1)}
    hands = [tuple(token) for token in tokens.tolist() if token[1] == zones["hand"]]
    own, other = view(state, 0).zones[1:3]
    names = [face.id for face in observer.layout.faces]
    assert [names[token[0] - 1] for token in hands if token[2] == 1] == list(own.cards or ())
    assert [token for token in hands if token[2] == 2] == [(0, zones["hand"], 2, 0, other.count)]


@GAMES
def test_the_fields_follow_each_other_without_gap(game: Game) -> None:
    observer = Observer(game)
    at = 0
    for field in observer.layout.fields:
        assert (field.start, bool(field.holds)) == (at, True)
        at += field.size
    assert at == observer.size == len(observer.vector(game.start(None, 1), 0))
    assert Observer(game).layout.digest == observer.layout.digest


def test_features_are_what_rlcard_agents_get() -> None:
    game = load("highlights_2052")
    state = game.start(None, 2)
    seat = state.to_move()
    features = Observer(game).features(state, seat)
    assert list(features["legal_actions"]) == state.legal(seat)
    assert [game.actions.parse(token) for token in features["raw_legal_actions"]] == state.legal(seat)
    assert features["raw_obs"]["seat"] == seat

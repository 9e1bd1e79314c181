"""What seats know of hidden cards holds in every position they imagine, and no longer than they can know it."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy.moves import discard, draw, put_back, reshuffle
from playcall.games.gridiron_fantasy.rules.squad import Exchange
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Chance, imagine
from tests.games.gridiron_fantasy.story import BOOK, DECK, DISCARD, HAND, RESERVE, TOP, Scene, quick_game
from tests.games.gridiron_fantasy.test_effects import action

CALLED = 18


def dreams(scene: Scene, seat: int, number: int = 12) -> list[Table]:
    worlds = [imagine(scene.s, seat, Chance.of(seed)) for seed in range(number)]
    assert all(isinstance(world, Table) for world in worlds)
    return worlds  # type: ignore[return-value]


def ids(world: Table, zone: int, team: int) -> list[str]:
    return [world.faces[card].id for card in world.zone(zone, team)]


def test_v51_a_hand_that_was_seen_to_choose_from_stays_known() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01", "DA-03"])
    card = action(scene, 0, '{ do = "discard", who = "opp", n = 1, by = "opp" }')
    scene.play("OP-07", "DP-02").act(f"action {card}", "discard DA-08")
    assert all(sorted(ids(world, HAND + 1, 1)) == ["DA-01", "DA-03"] for world in dreams(scene, 0))
    assert len({tuple(ids(world, HAND, 0)) for world in dreams(scene, 1)}) > 1


def test_v53_a_hand_stays_known_through_the_deck() -> None:
    """Put back on top and drawn again, cards are in the hand again."""
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, '{ do = "look", what = "opp_hand" }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    put_back(scene.s)
    assert all(sorted(ids(world, TOP + 1, 1)) == ["DA-01", "DA-08"] for world in dreams(scene, 0))
    draw(scene.s, 1, 3)
    for world in dreams(scene, 0):
        assert {"DA-01", "DA-08"} < set(ids(world, HAND + 1, 1))


def test_v53_who_draws_one_of_the_cards_put_back_keeps_it_secret_which() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, '{ do = "look", what = "opp_hand" }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    put_back(scene.s)
    draw(scene.s, 1, 1)
    assert len({tuple(ids(world, HAND + 1, 1)) for world in dreams(scene, 0)}) > 2


@pytest.mark.parametrize("what", ["opp_deck", "own_deck"])
def test_v53_the_top_of_a_deck_stays_as_it_was_seen(what: str) -> None:
    role = int(what == "opp_deck")
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, f'{{ do = "look", what = "{what}", n = 2 }}')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    top = scene.ids(DECK + role, role)[-2:]
    worlds = dreams(scene, 0)
    assert all(ids(world, DECK + role, role)[-2:] == top for world in worlds)
    assert len({tuple(ids(world, DECK + role, role)) for world in worlds}) > 1
    draw(scene.s, role, 1)
    for world in dreams(scene, 0):
        assert top[1] in ids(world, HAND + role, role)
        assert ids(world, DECK + role, role)[-1] == top[0]
    reshuffle(scene.s, role, role)
    assert len({ids(world, DECK + role, role)[-1] for world in dreams(scene, 0)}) > 1


def test_v53_a_playbook_stays_known_but_not_what_is_called_from_it() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    scene.put(RESERVE + 1, 1, "DP-04", "DP-06", "DP-07")
    card = action(scene, 0, '{ do = "look", what = "opp_playbook" }', "call")
    scene.books("OP-07", "DP-02", ([], ["DP-03", "DP-05"])).skip("Down.declare").act("play", f"action {card}")
    book = ["DP-02", "DP-03", "DP-05"]
    assert all(sorted(ids(world, BOOK + 1, 1)) == book for world in dreams(scene, 0))
    scene.s.called(1).append(scene.s.book(1).pop())
    worlds = dreams(scene, 0)
    assert all(sorted(ids(world, BOOK + 1, 1) + ids(world, CALLED + 1, 1)) == book for world in worlds)
    assert {ids(world, CALLED + 1, 1)[0] for world in worlds} == set(book)


def test_v56_what_was_put_back_in_order_stays_in_order() -> None:
    scene = Scene(off_hand=["OA-07"])
    card = action(scene, 0, '{ do = "arrange", n = 3 }')
    scene.play("OP-07", "DP-02").act(f"action {card}", "pick OA-26", "pick OA-24")
    assert all(ids(world, TOP, 0) == ["OA-26", "OA-24", "OA-25"] for world in dreams(scene, 0))
    assert len({tuple(ids(world, TOP, 0)) for world in dreams(scene, 1)}) > 1


def test_v56_cards_seen_on_a_deck_stay_known_when_their_owner_arranges_them() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    look = action(scene, 0, '{ do = "look", what = "opp_deck", n = 2 }')
    arrange = action(scene, 1, '{ do = "arrange", n = 3 }')
    scene.play("OP-07", "DP-02").act(f"action {look}", "lay OA-07", "end turn", f"action {arrange}")
    top = scene.ids(TOP + 1, 1)
    scene.act(f"pick {top[2]}", f"pick {top[1]}")
    for world in dreams(scene, 0):
        assert set(top[1:]) < set(ids(world, TOP + 1, 1))
    assert len({tuple(ids(world, TOP + 1, 1)) for world in dreams(scene, 0)}) > 3


@pytest.mark.parametrize("called", ["OP-01", "OP-02"])
def test_v63_the_kind_that_was_read_is_the_kind_that_is_imagined(called: str) -> None:
    scene = Scene()
    card = action(scene, 1, '{ do = "read" }', "call")
    scene.put(RESERVE, 0, "OP-03", "OP-04", "OP-05", "OP-06", "OP-07")
    scene.books("OP-01", "DP-02", (["OP-02"], ["DP-03"])).skip("Down.declare").act("play", f"action {card}")
    scene.both(f"call {called}", "call DP-02")
    assert scene.asked == "ReadCall.change"
    kind = scene.s.faces[scene.s.called(0)[0]].kind
    worlds = dreams(scene, 1, 30)
    assert {world.faces[world.zone(CALLED, 0)[0]].kind for world in worlds} == {kind}
    assert len({world.zone(CALLED, 0)[0] for world in worlds}) > 2
    assert all(
        sorted(world.zone(CALLED, 0) + world.zone(BOOK, 0) + world.zone(RESERVE, 0)) == plays(scene, 0)
        for world in worlds
    )
    assert len({world.faces[world.zone(CALLED, 0)[0]].kind for world in dreams(scene, 0)}) == 1, "it is its own call"


def plays(scene: Scene, team: int) -> list[int]:
    return sorted(scene.s.zone(CALLED, team) + scene.s.zone(BOOK, team) + scene.s.zone(RESERVE, team))


def test_plays_that_were_shown_are_known_to_be_in_the_playbook_until_one_is_exchanged() -> None:
    scene = Scene(start=False)
    scene.put(RESERVE, 0, "OP-03", "OP-04", "OP-05", "OP-06")
    scene.begin().play("OP-01", "DP-02", others=(["OP-02", "OP-07"], ["DP-03"])).settle()
    worlds = dreams(scene, 1)
    assert all("OP-01" in ids(world, BOOK, 0) for world in worlds)
    assert not all("OP-02" in ids(world, BOOK, 0) for world in worlds)
    scene.run(Exchange(0, 1)).act("take out OP-02", "put in OP-03")
    assert not all("OP-01" in ids(world, BOOK, 0) for world in dreams(scene, 1))


def test_a_card_that_came_back_from_the_discards_is_known_to_all() -> None:
    scene = Scene(off_hand=["OA-07"])
    scene.put(DISCARD, 0, "OA-14", "OA-05", "OA-06")
    card = action(scene, 0, '{ do = "recover", n = 1, filter = "challenge" }')
    scene.play("OP-07", "DP-02").act(f"action {card}", "pick OA-06")
    worlds = dreams(scene, 1)
    assert all("OA-06" in ids(world, HAND, 0) for world in worlds)
    assert not all("OA-07" in ids(world, HAND, 0) for world in worlds)
    assert scene.view(1).facts["seen"] == []


def test_a_card_that_was_shuffled_into_the_deck_and_drawn_again_is_not_known() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, '{ do = "look", what = "opp_hand" }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    discard(scene.s, 1, [scene.s.hand(1)[0]])
    reshuffle(scene.s, 1, 1)
    draw(scene.s, 1, scene.s.deck_size(1))
    assert "DA-08" in scene.hand(1)
    assert scene.view(0).facts["seen"] == ["DA-01"]


def test_listed_playbooks_of_printed_decks_are_open_to_all() -> None:
    tale = quick_game(3)
    worlds = [imagine(tale.s, 0, Chance.of(seed)) for seed in range(4)]
    for zone in (BOOK, BOOK + 1):
        place = zone * tale.s.n + 1
        assert tale.s.zones[place]
        assert all(sorted(world.zones[place]) == sorted(tale.s.zones[place]) for world in worlds)

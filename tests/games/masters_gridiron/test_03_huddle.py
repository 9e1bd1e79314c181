"""MG-3  The Huddle: discarding Audibles."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import AudibleDiscarded, Drew
from playcall.games.masters_gridiron.zones import PB_DECK, PB_DISC, PB_HAND
from playcall.kernel import IllegalAction
from playcall.testing.secrecy import received
from tests.games.masters_gridiron.story import Scene


def huddle(*hand: str, deck: tuple[str, ...] | None = None) -> Scene:
    """The offence holds these cards; with `deck` its Playbook deck is nothing but that."""
    scene = Scene()
    if deck is not None:
        scene.s.zones[PB_DECK(0)] = []
        scene.stack_book(0, *deck)
    scene.hold_book(0, *hand)
    scene.again()
    return scene


@pytest.mark.rule("MG-3.1")
def test_any_audible_may_be_discarded_face_up() -> None:
    scene = huddle("TD", "AO01", "FG", "AD01")
    assert scene.options() == ["discard 2", "discard 4", "done"]
    card = scene.zone(PB_HAND)[3]
    scene.act("discard 4")
    assert scene.zone(PB_DISC) == [card]
    assert scene.seen(PB_DISC, 0, 1) == ("AD01",)
    assert scene.told(AudibleDiscarded)[0].card == card


@pytest.mark.rule("MG-3.2")
def test_after_a_discard_the_offence_draws_to_four() -> None:
    scene = huddle("TD", "AO01", "AO02", "FG")
    top = scene.zone(PB_DECK)[-1]
    scene.act("discard 2")
    assert (scene.size(PB_HAND), scene.zone(PB_HAND)[-1]) == (4, top)
    assert scene.told(Drew)[-1].counts == (0, 0, 1)


@pytest.mark.rule("MG-3.2")
def test_an_empty_deck_gives_nothing() -> None:
    scene = huddle("TD", "AO01", "AO02", "FG", deck=())
    scene.act("discard 2")
    assert (scene.size(PB_HAND), scene.options()) == (3, ["discard 2", "done"])


@pytest.mark.rule("MG-3.3")
def test_audibles_just_drawn_may_be_discarded_without_limit() -> None:
    scene = huddle("TD", "AO01", "FG", "FG", deck=("AO02", "AO03", "AO04", "AO05", "FG"))
    for _ in range(5):
        scene.act(next(token for token in scene.options() if token.startswith("discard")))
    assert (scene.size(PB_DISC), scene.asked) == (5, "Turn.lay")


@pytest.mark.rule("MG-3.4")
def test_a_play_can_not_be_discarded() -> None:
    scene = huddle("TD", "AO01", "FG", "AO02")
    for token in ("discard 1", "discard 3"):
        with pytest.raises(IllegalAction):
            scene.act(token)


@pytest.mark.rule("MG-3.4")
def test_an_audible_may_discard_a_play() -> None:
    scene = huddle("TD", "FG", "FG", "AX04")
    play = scene.zone(PB_HAND)[1]
    scene.call("AX04").act("pick 2", "done")
    assert play in scene.zone(PB_DISC)


@pytest.mark.rule("MG-3.5")
def test_discards_are_made_one_at_a_time_each_with_its_draw() -> None:
    scene = huddle("TD", "AO01", "AO02", "AO03")
    for discarded in (1, 2):
        scene.act("discard 2")
        assert (scene.size(PB_HAND), scene.size(PB_DISC)) == (4, discarded)
    kinds = [type(event) for event in scene.log if isinstance(event, AudibleDiscarded | Drew)]
    assert kinds == [AudibleDiscarded, Drew] * 2


@pytest.mark.rule("MG-3.6")
def test_without_a_play_the_huddle_can_not_be_ended() -> None:
    scene = huddle("AO01", "AO02", "AO03", "AX07", deck=("AO04", "TD", "FG"))
    assert not scene.may("done")
    assert scene.verbs() == {"discard", "play"}
    scene.act("discard 1")
    assert not scene.may("done")
    scene.act("discard 1")
    assert scene.may("done")


@pytest.mark.rule("MG-3.6")
def test_with_an_empty_deck_it_can() -> None:
    scene = huddle("AO01", "AO02", "AO03", "AO04", deck=())
    assert scene.may("done")
    scene.act("done")
    assert (scene.asked, scene.verbs()) == ("Turn.lay", {"punt alone"})


@pytest.mark.rule("MG-3.7")
def test_the_defence_keeps_its_audibles() -> None:
    scene = Scene(answers=["AO01", "AO02"])
    held = scene.zone(PB_HAND, 1)[:]
    scene.attempt()
    assert scene.verbs() == {"defend"}
    scene.defend()
    scene.act("kick")
    assert scene.zone(PB_HAND, 1) == held
    assert (scene.asked, scene.s.to_move()) == ("Huddle.choose", 1)
    assert scene.may("discard 4")


@pytest.mark.rule("MG-3.8")
def test_without_an_audible_there_is_no_huddle() -> None:
    assert huddle("TD", "FG", "FG", "TD").asked == "Turn.lay"
    assert huddle("TD", "FG", "AO01", "TD").asked == "Huddle.choose"


@pytest.mark.rule("MG-3.1")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_is_told_whether_the_offence_holds_an_audible(seat: int | None) -> None:
    with_one, without = huddle("TD", "FG", "AO01", "TD").s, huddle("TD", "FG", "FG", "TD").s
    assert (with_one.situation(), without.situation()) == ("Huddle.choose", "Turn.lay")
    told, otherwise = received(with_one, seat), received(without, seat)
    assert (told["where"], told["waiting_for"]) == ("Turn.lay", (0,))
    assert told == otherwise

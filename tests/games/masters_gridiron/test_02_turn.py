"""MG-2  The turn: its steps, the roles, the spots."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.events import TurnBegins
from playcall.games.masters_gridiron.zones import DEF_DISC, DEF_HAND, OFF_DISC, OFF_HAND, PB_DISC, PB_HAND, SPOTS
from tests.games.masters_gridiron.story import Scene, Season, random_play, start


@pytest.mark.rule("MG-2.1")
def test_the_steps_of_a_turn_come_in_order() -> None:
    scene = Scene("TE{RED 99}", answers=["AX02"], huddle=True, calls=["AX07", "AX01", "AX03"])
    scene.stack_book(0, "FG", "FG", "FG", "FG")
    asked = [(scene.asked, scene.s.to_move())]
    for token in ("play 4", "pick 1", "pick 1", "done", "attempt 1 1", "AX01", "defend 1", "AX02", "AX03"):
        scene.act(scene.token_of(token) if token.startswith("AX") else token)
        asked.append((scene.asked, scene.s.to_move()))
    steps = list(dict.fromkeys(asked))
    assert steps == [
        ("Huddle.choose", 0),
        ("StackBook.put_back", 0),
        ("Turn.lay", 0),
        ("Line.offer", 0),
        ("Turn.defend", 1),
        ("React.offer", 1),
        ("Check.offer", 0),
        ("Turn.convert", 0),
    ]
    kinds = [type(event) for event in scene.log]
    assert kinds.index(events.Resolved) < kinds.index(events.Drew, kinds.index(events.Resolved))


@pytest.mark.rule("MG-2.2")
@pytest.mark.parametrize("outcome", ["td", "fg", "stop", "punt", "return"])
def test_the_roles_swap_whatever_the_turn_brought(outcome: str) -> None:
    tale = Season().turn(outcome)
    assert (tale.s.turn, tale.s.offence, tale.s.to_move()) == (2, 1, 1)
    assert tale.turn("stop").s.offence == 0


@pytest.mark.rule("MG-2.3")
@pytest.mark.parametrize("visitor", [0, 1])
def test_regulation_is_sixteen_turns_in_turn(visitor: int) -> None:
    tale = random_play(start(3, visitor=f"seat{visitor + 1}"))
    turns = [event for event in tale.told(TurnBegins) if not event.period]
    assert [event.turn for event in turns] == list(range(1, 17))
    names = tale.s.names
    assert [event.team for event in turns] == [names[visitor], names[1 - visitor]] * 8


@pytest.mark.rule("MG-2.4")
def test_a_play_goes_to_the_lowest_empty_spot() -> None:
    tale = Season()
    laid: list[int] = []
    for outcome in ("td", "stop", "punt"):
        assert tale.s.spot(0) == len(laid) + 1
        tale.turn(outcome)
        laid = tale.zone(SPOTS, 0)[:]
        tale.turn("stop")
    assert (len(laid), tale.s.outcomes[0]) == (3, "Txp")
    assert [event.spot for event in tale.told(TurnBegins)] == [1, 2, 2, 3, 3, 4]


@pytest.mark.rule("MG-2.5")
@pytest.mark.parametrize("outcome", ["td", "stop", "punt"])
def test_a_turn_takes_one_player_and_one_play_and_one_defender(outcome: str) -> None:
    tale = Season().turn(outcome)
    assert [tale.size(kind, 0) for kind in (OFF_DISC, SPOTS, DEF_DISC, PB_DISC)] == [1, 1, 0, 0]
    assert [tale.size(kind, 1) for kind in (OFF_DISC, SPOTS, DEF_DISC, PB_DISC)] == [0, 0, 1, 0]
    assert [tale.size(kind, seat) for seat in (0, 1) for kind in (OFF_HAND, DEF_HAND, PB_HAND)] == [3, 3, 4] * 2


@pytest.mark.rule("MG-2.6")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_chooses_at_the_same_time(seed: int) -> None:
    asked = set()

    def look(s: object) -> bool:
        asked.add(len(tale.s.pending()))
        return False

    tale = start(seed)
    random_play(tale, look, seed)
    assert asked == {1}

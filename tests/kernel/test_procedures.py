"""Procedures: order, jump, call, done, and the three ways to ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from playcall.kernel import DONE, Ask, IllegalAction, Procedure, State, Step, draw
from playcall.testing import ScriptedChance, Story
from tests.kernel import toy
from tests.kernel.toy import BURY, DECK, DISCARD, ENOUGH, HAND, KEEP, PASS, PEEK, TOY, Bin, Jinx, Match, Throw, table

TRAIL: list[str] = []


def trail() -> list[str]:
    """Which steps were run since the last start."""
    return TRAIL


def run(procedure: Procedure) -> State:
    """An otherwise empty table with this procedure alone."""
    TRAIL.clear()
    state = TOY.blank(TOY.options(), ScriptedChance(0))
    state.call(procedure)
    state.advance()
    return state


@dataclass(slots=True)
class Walk(Procedure):
    """Steps one after the other, a jump, a call and an early end."""

    laps: int = 2

    order = ("one", "two", "three", "four", "never")

    def one(self, s: State) -> Step:
        TRAIL.append("one")
        return None

    def two(self, s: State) -> Step:
        TRAIL.append("two")
        return Inner("a")

    def three(self, s: State) -> Step:
        TRAIL.append("three")
        self.laps -= 1
        return self.two if self.laps else None

    def four(self, s: State) -> Step:
        TRAIL.append("four")
        return DONE

    def never(self, s: State) -> Step:
        raise AssertionError("DONE leaves the procedure")


@dataclass(slots=True)
class Inner(Procedure):
    name: str

    order = ("say",)
    loud: ClassVar[bool] = True

    def say(self, s: State) -> Step:
        TRAIL.append(f"inner {self.name}")
        return None


@dataclass(slots=True)
class Alone(Procedure):
    """One seat is asked."""

    options: tuple[int, ...]
    even_forced: bool = False

    order = ("choose", "then")

    def choose(self, s: State) -> Step:
        return Ask(1, list(self.options), even_forced=self.even_forced)

    def on_choose(self, s: State, action: int) -> Step:
        TRAIL.append(f"chose {action}")
        return Inner("b") if action == KEEP() else None

    def then(self, s: State) -> Step:
        TRAIL.append("after")
        return None


@dataclass(slots=True)
class Together(Procedure):
    """All are asked at once."""

    counts: tuple[int, ...]
    even_forced: bool = False

    order = ("choose",)

    def choose(self, s: State) -> Step:
        choices = {seat: [KEEP(), BURY(), PASS()][:count] for seat, count in enumerate(self.counts)}
        return Ask.together(choices, even_forced=self.even_forced)

    def on_choose(self, s: State, answers: dict[int, int]) -> Step:
        TRAIL.append(f"chose {answers}")
        return None


def test_steps_jumps_calls_and_done() -> None:
    state = run(Walk())
    assert trail() == ["one", "two", "inner a", "three", "two", "inner a", "three", "four"]
    assert state.over
    assert state.pending() == []
    assert state.to_move() == -1


def test_a_step_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="Lame has no step 'leg'"):

        class Lame(Procedure):
            order = ("leg",)


def test_class_variables_are_no_fields() -> None:
    assert Inner.field_names() == ("name",)
    assert Jinx.field_names() == ("turn", "passes")
    assert Bin(finished=(1,)).fields() == ((1,),)
    assert Match(3).fields() == (3,)


def test_a_procedure_without_fields_is_cloned_too() -> None:
    class Bare(Procedure):
        order = ("step",)

        def step(self, s: State) -> Step:
            return None

    bare = Bare()
    bare.at = "step"
    assert bare.clone().at == "step"
    assert bare.fields() == ()
    assert str(bare) == "Bare.step()"


def test_asking_alone_waits_and_goes_on() -> None:
    state = run(Alone((PASS(), KEEP())))
    assert [(d.seat, d.about, d.known) for d in state.pending()] == [(1, "Alone.choose", True)]
    assert state.to_move() == 1
    assert (state.legal(0), state.legal(1)) == ([], [PASS(), KEEP()])
    state.apply(1, KEEP())
    assert trail() == [f"chose {KEEP()}", "inner b", "after"]


def test_a_single_option_is_taken_without_asking() -> None:
    assert run(Alone((PASS(),))).over
    assert trail() == [f"chose {PASS()}", "after"]


def test_a_single_option_is_asked_when_the_procedure_wants_it() -> None:
    state = run(Alone((PASS(),), even_forced=True))
    assert state.legal(1) == [PASS()]


def test_choices_together_are_held_until_the_last_is_in() -> None:
    state = run(Together((2, 3, 2)))
    state.apply(2, BURY())
    state.apply(0, KEEP())
    assert trail() == []
    assert [decision.seat for decision in state.pending()] == [1]
    assert state.legal(2) == []
    with pytest.raises(IllegalAction, match="it is not your turn"):
        state.apply(2, KEEP())
    state.apply(1, PASS())
    answers = {0: KEEP(), 1: PASS(), 2: BURY()}
    assert trail() == [f"chose {answers}"]
    assert state.held == {}


def test_a_forced_seat_has_chosen_already() -> None:
    state = run(Together((2, 1, 2)))
    assert [decision.seat for decision in state.pending()] == [0, 2]
    assert run(Together((1, 1, 1))).over
    assert trail() == [f"chose {dict.fromkeys(range(3), KEEP())}"]
    assert len(run(Together((1, 1, 1), even_forced=True)).pending()) == 3


def test_seats_apart_go_at_their_own_pace() -> None:
    story = Story.of(TOY, {"draft": "none", "jinxes": "off"}, decks={"deck": list(range(12))}, numbers={"coin": [0]})
    story.act(2, "bin b3").act(0, "enough").act(2, "bin b4")
    assert [decision.seat for decision in story.state.pending()] == [1, 2]
    assert story.options(2) == ["enough"]
    story.act(1, "bin a5").act(1, "enough").act(2, "enough")
    story.assert_asked(0, "commit")


def test_a_reaction_window_asks_those_who_can_react_until_all_pass() -> None:
    deck = [5, 0, 1, 2, 6, 7, 8, 9, 11, 17, 12, 13]
    story = Story.of(TOY, {"draft": "none"}, decks={"deck": deck}, numbers={"coin": [0], "die": [0, 0]})
    for seat in range(3):
        story.act(seat, "enough")
    story.act(0, "commit a1").act(1, "commit b1").act(2, "commit c1")
    assert story.options() == ["jinx a6", "pass"]
    assert [decision.known for decision in story.state.pending()] == [False]
    story.act("pass")
    story.assert_asked(2, "Jinx.offer")
    story.act("jinx c6")
    story.assert_asked(0, "offer")
    story.act("pass")
    assert story.options(2) == ["jinx b6", "pass"]
    story.act("pass")
    assert story.state.situation() != "Jinx.offer"


def test_a_window_in_which_nobody_can_react_does_not_open() -> None:
    story = Story.of(TOY, {"draft": "none"}, decks={"deck": [0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15]})
    for seat in range(3):
        story.act(seat, "enough")
    for seat in range(3):
        story.act(seat, story.options(seat)[0])
    assert "Jinx" not in story.state.sentence()


def test_a_procedure_serves_several_callers() -> None:
    state = TOY.blank(TOY.options(), ScriptedChance(0, numbers={"die": [3, 4]}))
    state.call(Throw(1))
    state.advance()
    state.act(1, "push")
    state.act(1, "stop")
    assert table(state).points == [0, 9, 0]
    assert state.over


def test_a_deck_is_made_anew_from_its_discards() -> None:
    state = TOY.blank(TOY.options(), ScriptedChance(0, decks={"deck": [4]}))
    state.zones[DISCARD()] = [3, 4, 5]
    assert draw(state, DECK(), DISCARD(), "deck") == 4
    assert (sorted(state.zones[DECK()]), state.zones[DISCARD()]) == ([3, 5], [])
    draw(state, DECK(), DISCARD(), "deck")
    draw(state, DECK(), DISCARD(), "deck")
    assert draw(state, DECK(), DISCARD(), "deck") is None


def test_packs_go_round_until_few_are_left() -> None:
    story = Story.of(TOY, decks={"deck": list(range(9))}, numbers={"coin": [0]})
    assert [story.options(seat) for seat in range(3)] == [
        ["take a1", "take a2", "take a3"],
        ["take a4", "take a5", "take a6"],
        ["take b1", "take b2", "take b3"],
    ]
    story.act(0, "take a1").act(1, "take a4").act(2, "take b1")
    assert story.options(1) == ["take a2", "take a3"]
    story.act(0, "take b2").act(1, "take a2").act(2, "take a5")
    assert [event.card for event in story.events(toy.Drafted)] == [0, 3, 6, 7, 1, 4]


def test_an_open_draft_takes_turns_and_turns_cards_up() -> None:
    story = Story.of(TOY, {"draft": "open"}, decks={"deck": list(range(7))}, numbers={"coin": [1]})
    for seat, token in ((1, "take a2"), (2, "take a6"), (0, "take b1")):
        story.assert_asked(seat, "FaceUpDraft.take_one")
        story.act(token)
    assert table(story.state).shown[:7] == [-1, 1, -1, -1, -1, 2, 0]


def test_the_stack_prints_as_a_sentence() -> None:
    state = TOY.start(seed=1)
    assert state.sentence() == "Match > PassingDraft.pick(leave=1)"
    assert state.situation() == "PassingDraft.pick"
    assert repr(state) == "<magpies at Match > PassingDraft.pick(leave=1)>"
    assert repr(run(Walk())) == "<magpies at the end>"


def test_an_illegal_action_names_the_choices() -> None:
    state = run(Alone((PEEK(), ENOUGH())))
    with pytest.raises(IllegalAction) as caught:
        state.act(1, "bury")
    assert str(caught.value) == "'bury' is not possible now; choose one of: peek, enough."
    assert caught.value.legal == ("peek", "enough")
    with pytest.raises(IllegalAction, match=r"'-1' is not possible now; it is not your turn"):
        state.apply(0, -1)
    with pytest.raises(IllegalAction, match="the game is over"):
        run(Walk()).apply(0, 0)


@dataclass(slots=True)
class WhileCardsLast(Procedure):
    """Asks only while there are cards in the deck."""

    order = ("offer",)

    def offer(self, s: State) -> Step:
        return Ask(0, [KEEP(), BURY()]) if s.zones[DECK()] else DONE

    def on_offer(self, s: State, action: int) -> Step:
        return DONE


def test_a_clone_that_is_not_asked_any_more_leaves_the_original_alone() -> None:
    state = TOY.blank(TOY.options(), ScriptedChance(0))
    state.zones[DECK()] = [1]
    state.call(WhileCardsLast())
    state.advance()
    twin = state.clone()
    twin.zones[DECK()] = []
    twin.ask_again()
    assert twin.over
    assert state.stack[-1].at == "offer"
    state.apply(0, KEEP())


def test_events_cost_nothing_without_a_listener() -> None:
    state = TOY.start(seed=1)
    assert state.log is None
    log = state.listen()
    state.tell(toy.Tossed(0))
    assert log == [toy.Tossed(0)]
    assert state.clone().log is None
    assert HAND(2) == HAND.first + 2

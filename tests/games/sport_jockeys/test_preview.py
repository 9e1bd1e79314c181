"""What the table shows of options before they are taken: labels, tags, tones, outcomes, steps with their rules."""

from __future__ import annotations

import random

import pytest

from playcall.contract import Mode, Preview
from playcall.contract.speech import LANGUAGES
from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.preview import foresee
from playcall.games.sport_jockeys.table import Table
from tests.games.sport_jockeys.story import Scene, say

WORDS = GAME.words
LONGEST_TAG = 24


def preview(scene: Scene, token: str) -> Preview:
    return GAME.preview(scene.s, scene.s.to_move(), GAME.actions.parse(token))


def shown(scene: Scene, token: str) -> tuple[str | None, str, str, str]:
    """Card, label, tag and tone of an option."""
    option = preview(scene, token)
    return option.card, say(option.label), say(option.tag), option.tone


def steps(scene: Scene, token: str) -> list[str]:
    return [say(step.text) for step in preview(scene, token).steps()]


def rules(scene: Scene, token: str) -> set[str]:
    return {rule for step in preview(scene, token).steps() for rule in step.rules}


def test_an_answer_says_what_it_beats_and_brings() -> None:
    scene = Scene("C22 C28 C48", "C38 C45 C01").play("C38")
    assert shown(scene, "play C22") == ("C22", "Pass/Kick (C22)", "beats TAC, 4", "good")
    assert shown(scene, "none") == (None, "No card", "tie 1 to 1, r4c2", "half")
    assert steps(scene, "play C28") == [
        "You answer the Tackle with Dive: 1 card + 2 white boxes = 3. So far 4 for you, 1 for Player 2.",
        "The play ends unless they counter the Dive, but without a touchdown.",
        "Player 2 holds 2 cards; PEN, INJ, TAC or FUM would answer it.",
        "Unanswered: you win 4 to 1, cube to r3c2.",
    ]
    assert {"SJ-13.1", "SJ-18.3", "SJ-3.8", "SJ-10.6", "SJ-13.5"} <= rules(scene, "play C28")
    assert steps(scene, "play C22")[-1] == "Unanswered: automatic touchdown, 6 points for you."


def test_no_card_is_told_as_it_will_be() -> None:
    scene = Scene("C22 C28 C48", "C38 C45 C01").play("C38")
    assert steps(scene, "none") == [
        "You play no card.",
        "Tally: 1 for you, 1 for Player 2. A tied play.",
        "The cube goes right, r4c1 to r4c2.",
    ]
    assert preview(scene, "none").outcome["to"] == [4, 2]


def test_a_flag_may_come_before_the_end() -> None:
    scene = Scene("C20 C16 C48", "C38 C13 C06 C50", at="r3c2").play("C38").play("C20 C16").play("C13").play("C48")
    scene.act("accept", "play C06")
    assert steps(scene, "done")[-1].startswith("Unanswered: you lose")
    scene.act("play C50")
    assert shown(scene, "enforce") == (None, "Enforce the Penalty", "win 8 to 3, r2c3", "good")
    assert shown(scene, "decline") == (None, "Decline", "lose 8 to 10, r4c3", "bad")
    assert steps(scene, "decline")[-1] == "The cube goes right and down, r3c2 to r4c3."


def test_what_follows_is_told_only_as_far_as_nothing_hidden_has_a_part_in_it() -> None:
    loose = Scene("C01 C13", "C37 C28", at="r5c2").play("C37")
    told = foresee(loose.s, 0, GAME.actions.parse("none"))
    assert [type(event) for event in told] == [events.NoCard, events.LooseBall]
    assert steps(loose, "none")[-1] == "If they do not recover it, you lose 1 to 2, cube to r5c3."


def test_a_sloppy_tackle_says_why_the_card_is_of_no_other_use() -> None:
    scene = Scene("C27", "C38 C13", at="r1c4")
    assert shown(scene, "sloppy C13") == ("C13", "Sloppy Tackle, C13 face down", "ends 1 to 4", "bad")
    assert shown(scene, "none") == (None, "No card", "touchdown, −7", "bad")
    assert steps(scene, "sloppy C13") == [
        "Face up: only against a pass.",
        "Sloppy Tackle! You lay C13 face down: +1, and +3 for Player 1.",
        "Tally: 1 + 3 = 4 for Player 1, 1 for you. Player 1 wins the play by 3 on offense.",
        "The cube goes right and up, r1c4 to the points.",
        "TOUCHDOWN WITH 2-POINT CONVERSION! 8 points for Player 1: now 8 for Player 1, 0 for you. "
        "You receive the kickoff.",
    ]
    assert {"SJ-4.3", "SJ-4.4", "SJ-18.7", "SJ-5.4"} <= rules(scene, "sloppy C13")
    assert len(steps(scene, "sloppy C38")) == 4


@pytest.mark.rule("SJ-14.5", "SJ-14.8")
def test_a_recovery_is_judged_from_the_swapped_row() -> None:
    scene = Scene("C13 C38", "C37 C01 C28", at="r5c2").play("C37")
    assert steps(scene, "play C01")[-1] == "Unanswered: automatic touchdown, 7 points for you."
    assert shown(scene, "none")[2] == "win 2 to 1, r5c3"
    assert steps(scene, "none")[1] == "Nobody recovers: the ball is dead and stays with Player 1."
    scene.act("play C01")
    assert steps(scene, "play C28")[-1] == "Unanswered: you win 8 to 1, cube to r1c3."
    top = Scene("C13 C38", "C37 C01", at="r1c2").play("C37")
    assert steps(top, "play C01")[-1] == "Unanswered: automatic touchdown, 6 points for you."
    assert preview(top, "play C01").outcome["to"] == [4, 3]


def test_cards_that_join_say_what_they_add() -> None:
    scene = Scene("C33 C16 C36 C40", "C20 C15", at="r3c2").play("C20 C15").act("play C33")
    assert shown(scene, "play C16") == ("C16", "Add Pass/Kick (C16)", "joins, +4", "good")
    assert shown(scene, "done")[1:3] == ("Play it alone", "1 point")
    assert "All share class B, an advanced combo: 2 points more." in steps(scene, "play C16")
    simple = Scene("C27", "C28 C32 C38").act("play C28")
    assert "Cards of one action make a simple combo: 1 point more." in steps(simple, "play C38")


def test_a_card_that_only_goes_in_a_combo_says_so() -> None:
    scene = Scene("C36 C16", "C20 C15", at="r3c2").play("C20 C15")
    assert shown(scene, "play C36") == ("C36", "Adrenaline (C36)", "in a combo", "")
    assert rules(scene, "play C36") == {"SJ-13.1", "SJ-13.3"}


def test_an_outcome_is_what_then_lies_on_the_table() -> None:
    scene = Scene("C22 C28 C48", "C38 C45 C01").play("C38")
    outcome = preview(scene, "play C22").outcome
    assert (outcome["points"], outcome["to"], outcome["link"]) == ([5, 1], [3, 2], ("P/K", "TAC"))
    scene.act("play C22")
    assert scene.s.exchange[-1:] == outcome["deeds"]
    assert scene.points == (5, 1)


def test_the_end_of_a_unit_says_what_follows() -> None:
    scene = Scene("C01", "C07", deck=0, huddle=True)
    assert shown(scene, "end unit")[1:3] == ("End the quarter", "new cards for both")
    assert steps(scene, "end unit") == ["The discards become the deck, and play goes on."]
    half = Scene("C01", "C07", at="r3c2", deck=0, huddle=True, period=2)
    assert steps(half, "end unit") == ["Halftime: this drive is dropped."]
    extra = Scene("C01", "C07", deck=0, huddle=True, period=5, tie_break="sudden_death")
    assert shown(extra, "end unit")[1:3] == ("End overtime", "overtime is over")


@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.id)
def test_everything_has_a_tag_steps_and_rules(mode: Mode) -> None:
    known = {rule.id for rule in GAME.rulebook().rules}
    for seed in range(3):
        state, chance = GAME.start(GAME.parse_options(mode.options), seed), random.Random(seed)
        assert isinstance(state, Table)
        log = state.listen()
        while (seat := state.to_move()) >= 0:
            legal = state.legal(seat)
            assert set(WORDS.rules_now(state)) <= known
            assert WORDS.rules_now(state)
            for action in legal:
                seen = GAME.preview(state, seat, action)
                assert max(len(say(seen.tag, language)) for language in LANGUAGES) <= LONGEST_TAG
                named = GAME.actions.token(action).rpartition(" ")[2]
                assert seen.card == (named if named.startswith("C") and named[1:].isdigit() else None)
                assert all(say(step.text)[-1] in ".!" and set(step.rules) <= known for step in seen.steps())
            labels = [say(GAME.preview(state, seat, action).label) for action in legal]
            assert len(set(labels)) == len(labels)
            state.apply(seat, chance.choice(legal))
            for event in log:
                stress = WORDS.stress(state, event)
                assert stress.side in (None, 0, 1)
                assert stress.weight in (0, 1, 2)
            log.clear()


def test_moments_are_scores_thefts_and_the_clock() -> None:
    state = GAME.start(GAME.options(), 1)
    weight = {
        events.Scored(0, "field-goal", 3, (3, 0), 1, True): 2,
        events.Scored(0, "no-score", 0, (0, 0), 1, False): 1,
        events.Recovered(1, False): 2,
        events.Recovered(0, True): 1,
        events.Intercepted(1): 2,
        events.NoCard(0, True, 3): 0,
    }
    assert {event: WORDS.stress(state, event).weight for event in weight} == weight
    assert WORDS.stress(state, events.Tallied(0, ((1,), (3,)), (1, 3), False)).side == 1
    assert WORDS.stress(state, events.GameOver((7, 7), -1)).side is None

"""What the table shows of options before they are taken: tags, tones, steps with rules; and how lines are stressed."""

from __future__ import annotations

import random

import pytest

from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.stresses import RULES_NOW
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Explanation, Glance, Mode
from tests.games.sport_jockeys.story import Scene

WORDS = GAME.words
LONGEST_TAG = 24


def seat_of(scene: Scene) -> int:
    return scene.s.to_move()


def glance(scene: Scene, token: str) -> Glance:
    return WORDS.glance(scene.s, seat_of(scene), GAME.actions.parse(token))


def unfold(scene: Scene, token: str) -> Explanation:
    return WORDS.unfold(scene.s, seat_of(scene), GAME.actions.parse(token))


def steps(scene: Scene, token: str) -> list[str]:
    return [step.text for step in unfold(scene, token).steps]


def rules(scene: Scene, token: str) -> set[str]:
    return {rule for step in unfold(scene, token).steps for rule in step.rules}


def test_an_answer_says_what_it_beats_and_brings() -> None:
    scene = Scene("C22 C28 C48", "C38 C45 C01").play("C38")
    assert glance(scene, "play C22") == Glance("C22", "beats TAC, 4", "good")
    assert glance(scene, "none") == Glance(None, "tie 1 to 1, r4c2", "half")
    assert unfold(scene, "play C28").title == "If you play Dive"
    assert steps(scene, "play C28") == [
        "Dive counters the Tackle.",
        "Play Points: 1 card + 2 white boxes = 3. Then it stands 4 to 1 for you.",
        "The play ends unless they counter the Dive; no touchdown comes of it.",
        "Unanswered: you win 4 to 1, cube to r3c2.",
        "Team 2 holds 2 cards; it is answered by PEN, INJ, TAC or FUM.",
    ]
    assert {"SJ-13.4", "SJ-18.3", "SJ-3.8", "SJ-10.6", "SJ-13.5"} <= rules(scene, "play C28")


def test_a_sloppy_tackle_says_why_the_card_is_of_no_other_use() -> None:
    scene = Scene("C27", "C38 C13", at="r1c4")
    assert glance(scene, "sloppy C13") == Glance("C13", "ends 1 to 4", "bad")
    assert glance(scene, "none") == Glance(None, "touchdown, −7", "bad")
    assert steps(scene, "sloppy C13")[0] == "Face up it needs a pass."
    assert steps(scene, "sloppy C13")[-1] == "The play ends: you lose 1 to 4, 8 points for Team 1."
    assert {"SJ-4.3", "SJ-4.4", "SJ-18.7", "SJ-5.4"} <= rules(scene, "sloppy C13")
    assert len(steps(scene, "sloppy C38")) == 3


def test_cards_that_join_say_what_they_add() -> None:
    scene = Scene("C33 C16 C36 C40", "C20 C15", at="r3c2").play("C20 C15").act("play C33")
    assert glance(scene, "play C16") == Glance("C16", "joins, +4", "good")
    assert glance(scene, "done").tag == "1 point"
    assert "All share class B, an advanced combo: 2 points more." in steps(scene, "play C16")


def test_a_card_that_only_goes_in_a_combo_says_so() -> None:
    scene = Scene("C36 C16", "C20 C15", at="r3c2").play("C20 C15")
    assert glance(scene, "play C36") == Glance("C36", "in a combo")
    assert rules(scene, "play C36") == {"SJ-13.1", "SJ-13.3"}


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
                seen = WORDS.glance(state, seat, action)
                assert len(seen.tag) <= LONGEST_TAG
                named = GAME.actions.token(action).rpartition(" ")[2]
                assert seen.card == (named if named.startswith("C") and named[1:].isdigit() else None)
                told = WORDS.unfold(state, seat, action)
                assert told.title
                assert all(step.text.endswith(".") and set(step.rules) <= known for step in told.steps)
            state.apply(seat, chance.choice(legal))
            for event in log:
                stress = WORDS.stress(state, event)
                assert stress.side in (None, 0, 1)
                assert stress.weight in (0, 1, 2)
            log.clear()


def test_moments_are_scores_thefts_and_the_clock() -> None:
    state = GAME.start(GAME.options(), 1)
    weight = {
        events.Scored(0, "field goal", 3, (3, 0), 1, True): 2,
        events.Scored(0, "no score", 0, (0, 0), 1, False): 1,
        events.Recovered(1, False): 2,
        events.Recovered(0, True): 1,
        events.Intercepted(1): 2,
        events.NoCard(0, True, 3): 0,
    }
    assert {event: WORDS.stress(state, event).weight for event in weight} == weight
    assert WORDS.stress(state, events.Tallied(0, ((1,), (3,)), (1, 3), False)).side == 1
    assert WORDS.stress(state, events.GameOver((7, 7), -1)).side is None


def test_every_question_has_its_rules() -> None:
    from playcall.games.sport_jockeys.prompts import PROMPTS

    assert set(RULES_NOW) == set(PROMPTS)

"""What an option would do: its tag and tone, its steps with their rules, and how lines are stressed."""

from __future__ import annotations

import pytest

from playcall.contract import Preview, Stress
from playcall.contract.speech import LANGUAGES
from playcall.games.highlights_2052 import GAME, events
from playcall.games.highlights_2052.actions import ACTIVATE, KEEP, KICK, NO_KICK, PLACE, PLAY
from playcall.kernel import Chance, Event
from tests.games.highlights_2052.story import Scene, first_half, say

PASS_LEFT = ("P L 15", 20)
"""The threat of the worked picture: a pass of 15 on the left, from the 20."""


def tag(offence: str | list[str], defence: str, ball: int) -> tuple[str, str]:
    scene = Scene(offence, defence, ball=ball, defend=False)
    shown = GAME.preview(scene.s, 1, PLAY(scene.answer))
    assert shown.card == GAME.card_id("play", scene.answer)
    return tagged(shown)


def tagged(shown: Preview) -> tuple[str, str]:
    return say(shown.tag), shown.tone


@pytest.mark.rule("FH-19.3", "FH-19.5", "FH-19.6", "FH-19.8", "FH-19.9")
@pytest.mark.parametrize(
    ("defence", "tags"),
    [
        ("P {L1} INTERCEPTION 15 !", ("Interception", "good")),
        ("P {L1,C1} LOSS 10 !", ("Sack, to 30", "good")),
        ("M {C1,R1} NO_GAIN", ("+15, to 5", "half")),
        ("R {L1} LOSS 5", ("+10 & draw", "bad")),
        ("R {C1} LOSS 5", ("+15 & draw", "bad")),
        ("M {L1,R1} HOLD_TO 5", ("+5, to 15", "good")),
        ("P {L1,C1,R1} MINUS 10", ("+5, to 15", "good")),
        ("M {L2} NO_GAIN + NO_KICK", ("Stop, no kick", "good")),
        ("P {L1} BLITZ 10", ("−10 or +15", "half")),
        ("M {L1} END_DRIVE", ("End Drive", "good")),
        ("M {L1} FUMBLE 0 10", ("Fumble", "good")),
        ("M {L1} STRIP 5", ("fumble or 0", "good")),
    ],
)
def test_a_hand_card_carries_what_it_would_do(defence: str, tags: tuple[str, str]) -> None:
    offence, ball = PASS_LEFT
    assert tag(offence, defence, ball) == tags


@pytest.mark.rule("FH-5.2", "FH-5.5", "FH-8.1", "FH-19.13")
@pytest.mark.parametrize(
    ("offence", "defence", "ball", "tags"),
    [
        ("P L 25", "P {C1} NO_GAIN", 15, ("Overthrown", "good")),
        ("P L 25", "P {L1} MINUS 5", 15, ("No gain", "good")),
        ("R L 15", "M {C1} NO_GAIN", 15, ("Touchdown", "bad")),
        ("R L 15", "M {L1} LOSS 5", 45, ("Tackle, safety", "good")),
        ("R L 15", "R {L1} LOSS 10", 35, ("Tackle, to 45", "good")),
        ("P L 15 [QUICK_RELEASE]", "P {L1} LOSS 5", 45, ("No gain", "good")),
        ("P L 15 [SECURE]", "P {L1} INTERCEPTION 5", 45, ("No gain", "good")),
        ("R L 5 [EXTRA_DRAW 2]", "P {C1} NO_GAIN", 45, ("+5 & 3 draws", "bad")),
        ("R L 10", "M {L2} NO_GAIN", 45, ("No gain", "good")),
        ("P L 40 [QUICK_RELEASE]", "P {L1} BLITZ 10", 40, ("0 or TD", "half")),
    ],
)
def test_tags_at_the_ends_of_the_field(offence: str, defence: str, ball: int, tags: tuple[str, str]) -> None:
    assert tag(offence, defence, ball) == tags


@pytest.mark.rule("FH-19.1")
def test_of_several_plays_the_tag_names_the_one_that_the_offence_will_choose() -> None:
    assert tag(["P L 15", "R C 10"], "P {L1} NO_GAIN", 30) == ("+10 & draw", "bad")
    assert tag(["P L 15", "P C 15"], "P {L1,C1} NO_GAIN", 30) == ("No gain", "good")


def test_the_offence_sees_the_same_from_its_side() -> None:
    scene = Scene(["P L 15", "R C 10"], "P {L1} NO_GAIN", ball=30, audibles=(0, 0))
    assert scene.asked == "Down.choose_play"
    assert tagged(GAME.preview(scene.s, 0, ACTIVATE(0))) == ("No gain", "bad")
    assert tagged(GAME.preview(scene.s, 0, ACTIVATE(1))) == ("+10 & draw", "good")
    assert say(GAME.preview(scene.s, 0, ACTIVATE(1)).label) == "Run Center 10 · +10 & draw"


def test_labels_without_a_card_say_what_happens() -> None:
    kick = Scene("R C 10", "R {L1} NO_GAIN", ball=35)
    assert say(GAME.preview(kick.s, 0, KICK()).label) == "Kick for 3 · 18 of 30, 60%"
    assert say(GAME.preview(kick.s, 0, NO_KICK()).label) == "No kick · Play 2 of 4 next"
    assert tagged(GAME.preview(kick.s, 0, KICK())) == ("18 of 30, 60%", "good")
    assert say(GAME.preview(kick.s, 0, KICK()).button) == "Kick for 3 points"
    far = Scene("R C 5", "R {L1} NO_GAIN", ball=45, fg=1)
    assert say(GAME.preview(far.s, 0, KICK()).label) == "Kick for 3 · Out of reach"


def test_an_opening_card_tells_its_threat_and_a_placed_one_its_id() -> None:
    tale = first_half()
    card = tale.s.legal(0)[0]
    assert GAME.preview(tale.s, 0, card).card == GAME.card_id("play", (PLACE if card in PLACE else PLAY).argument(card))


# Step by step --------------------------------------------------------------------------------------------------------


def steps(shown: Preview) -> list[tuple[str, tuple[str, ...]]]:
    return [(say(step.text), step.rules) for step in shown.steps()]


@pytest.mark.rule("FH-19.3", "FH-19.5", "FH-10.1", "FH-19.9", "FH-15.5")
def test_an_answer_is_told_in_steps_with_its_rules() -> None:
    scene = Scene("P L 15", "P {L1} INTERCEPTION 15 !", ball=20, opponent=30, defend=False)
    shown = GAME.preview(scene.s, 1, PLAY(scene.answer))
    face = scene.s.cards[scene.answer]
    assert say(shown.button) == f"Play No {face.number:02}: Interception"
    assert steps(shown) == [
        ("Type: Pass meets Pass, a match.", ("FH-19.3",)),
        ("Left: 1 helmet against 1 football; the box is triggered.", ("FH-19.5", "FH-19.6")),
        (f"Flag: an Action card first; {fouls(scene)} of 30 Action cards show a foul.", ("FH-10.1",)),
        (
            "Interception: Tidebreakers RESET to the 45; the defense advances from the 30 to the 15.",
            ("FH-19.8", "FH-19.9"),
        ),
        (
            "Then it turns round: your next threat is Run Center 5. Unstopped it goes from the 15 to the 10.",
            ("FH-15.5",),
        ),
    ]


def fouls(scene: Scene) -> int:
    return sum(card.penalty != "none" for card in scene.s.action_cards)


@pytest.mark.rule("FH-19.4")
@pytest.mark.parametrize(
    ("offence", "defence", "expected"),
    [
        ("R C 10", "P {C1} NO_GAIN", "10 − 5 + a card (mean 8)."),
        ("R C 10", "R {L1} NO_GAIN", "10 yards, from the 40 to the 30."),
        ("R C x2 15", "R {C1} NO_GAIN", "15 − 5 = 10, from the 40 to the 30."),
        ("R C 10", "R {C1} MINUS 15", "Minus 15 takes all of the 10."),
        ("R C 10", "R {C1} HOLD_TO 5", "Contain: 5 yards at most, so 5, from the 40 to the 35."),
        ("R C 10", "R {C1} LOSS 5", "Back Field Tackle: 40 + 5 = 45."),
        (
            "R C 10",
            "R {C1} LOSS 10",
            "Back Field Tackle: 40 + 10 = 50, a safety: +2 for the defense, and its ball advances 10.",
        ),
        ("R C 10", "R {C1} NO_GAIN", "No Gain, the ball stays on the 40."),
        (
            "R C 10",
            "R {C1} FUMBLE 0 5",
            "Fumble: Tidebreakers RESET to the 45; the defense advances from the 45 to the 40.",
        ),
        ("P C 20", "R {L1} NO_GAIN", "20 + a card (mean 10), a touchdown on 5 of 30."),
        ("R C 10 [BREAKAWAY 2]", "P {L1} NO_GAIN", "10 + the best of 2 cards (mean 12)."),
        ("R C 15", "R {C1} MINUS 10", "Minus 10: 15 − 10 = 5, from the 40 to the 35."),
        ("P C 15 [QUICK_RELEASE]", "P {C1} LOSS 5", "No Gain (Quick Release), the ball stays on the 40."),
        (
            "R C 15",
            "R {C1} STRIP 5",
            "Strip, good on 15 of 30 Action cards. Fumble: Tidebreakers RESET to the 45; the defense advances from the"
            " 45 to the 40. Otherwise No Gain, the ball stays on the 40.",
        ),
    ],
)
def test_the_last_step_has_the_arithmetic(offence: str, defence: str, expected: str) -> None:
    scene = Scene(offence, defence, ball=40, defend=False)
    assert steps(GAME.preview(scene.s, 1, PLAY(scene.answer)))[-2][0] == expected


@pytest.mark.rule("FH-9.3", "FH-9.5", "FH-9.6")
def test_a_kick_is_told_in_steps() -> None:
    kick = Scene("R C 10", "R {L1} NO_GAIN", ball=35)
    shown = GAME.preview(kick.s, 0, KICK())
    assert steps(shown)[1] == (
        "3 on the card, so an Action card of 3 or more is good for 3 points: 18 of 30 Action cards, 60%.",
        ("FH-9.3", "FH-9.4"),
    )
    assert [rules for _, rules in steps(shown)] == [("FH-9.2",), ("FH-9.3", "FH-9.4"), ("FH-9.5",), ("FH-9.6",)]


def test_keeping_a_card_is_told_like_an_answer() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=40, audibles=(3, 3))
    assert scene.asked == "Down.offence_audible"
    assert steps(GAME.preview(scene.s, 0, KEEP()))[-1][0] == "10 yards, from the 40 to the 30."


# Stress --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "weight", "is_sum"),
    [
        (events.Threat(0, 1, 1, 45), 1, False),
        (events.Gain(0, 10, 5, 0, (), 5, 40, False), 1, True),
        (events.Gain(0, 30, 0, 0, (), 0, 10, True), 1, False),
        (events.BoxApplied(1, 3, "gain", 5, ""), 1, True),
        (events.BoxApplied(1, 3, "interception", 5, ""), 2, False),
        (events.BoxApplied(1, 3, "end_drive", 0, ""), 2, False),
        (events.KickTried(0, 2, 0, 7, 5, 6, 0, True), 1, True),
        (events.KickTried(0, 2, 0, 4, 0, 6, 15, False), 2, False),
        (events.Scored(0, "touchdown", 7, "play", (0, 1), (7, 0)), 2, False),
        (events.PlayOver(0, 4, "drive", 1, 30), 0, False),
        (events.Flag("offside", 0, True, 5), 1, False),
        (events.Flag("offside", 0, False, 5), 0, False),
        (events.MatchOver((0, 1), (7, 0), 0), 2, False),
    ],
)
def test_the_weight_of_a_line(event: Event, weight: int, is_sum: bool) -> None:
    state = Scene("R C 10", "R {L1} NO_GAIN").s
    shown = GAME.words.stress(state, event)
    assert (shown.weight, shown.sum) == (weight, is_sum)


def test_a_line_belongs_to_the_side_of_its_team() -> None:
    state = Scene("R C 10", "R {L1} NO_GAIN").s
    assert state.teams == [0, 1]
    assert GAME.words.stress(state, events.Threat(1, 1, 1, 45)).side == 1
    assert GAME.words.stress(state, events.Threat(3, 1, 1, 45)).side is None
    assert GAME.words.stress(state, events.OvertimeBegins(1)) == Stress(2)


@pytest.mark.parametrize("settings", [{}, {"mode": "solo"}, {"two_point": "on", "injuries": "on"}])
def test_tags_are_short_in_real_games(settings: dict[str, str]) -> None:
    for seed in range(4):
        state, chance = GAME.start(GAME.parse_options(settings), seed), Chance.of(seed)
        while (seat := state.to_move()) >= 0:
            legal = state.legal(seat)
            for action in legal:
                shown = GAME.preview(state, seat, action)
                for language in LANGUAGES:
                    assert len(say(shown.tag, language)) <= 24, shown.tag
                assert shown.steps()
            state.apply(seat, legal[chance.number("choice", len(legal))])

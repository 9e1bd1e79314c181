"""What Sport Jockeys says: exact sentences, the tally term by term, a word for every event and question, no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.table import Table
from playcall.games.sport_jockeys.words import SportJockeysWords, tell
from playcall.kernel import Chance, Event, imagine
from tests.games.sport_jockeys.story import ASKING, Scene, Tale, say, start, tallied

WORDS = SportJockeysWords(GAME)
SILENT = {events.NotChallenged}
"""Events that never have a line."""
WIDTHS = (40, 80, 120)
MOST_LINES = 24
GAMES: list[dict[str, Any]] = [
    {},
    {"mode": "quick"},
    {"unit": "game", "challenge_scope": "rulings", "challenge_review": "coin"},
    {"unit": "game", "tie_break": "sudden_death"},
]


def told(tale: Tale, seat: int | None = None) -> list[str]:
    """The play-by-play of a tale."""
    lines = (WORDS.line(event, seat) for event in tale.log)
    return [say(line) for line in lines if line is not None]


def prompt(tale: Tale) -> str:
    return say(WORDS.prompt(tale.s, tale.s.to_move()))


def table(s: Table, seat: int | None, width: int) -> str:
    return GAME.screen(s, seat, width, say)


def play_through(seed: int, **settings: Any) -> Iterator[Table]:
    """A random game, at each of its decisions and at its end; it is told of."""
    tale, player = start(seed, **settings), Chance.of(seed + 1000)
    while not tale.s.over:
        yield tale.s
        legal = tale.s.legal(tale.s.to_move())
        tale.s.apply(tale.s.to_move(), legal[player.number("choice", len(legal))])
    yield tale.s


# The sample play ------------------------------------------------------------------------------------------------------


def sample_play(**settings: Any) -> Scene:
    return Scene("C20 C15", "C07 C17 C01 C41", **settings).play("C07 C17").play("C01 C41").play("C20 C15")


@pytest.mark.rule("SJ-20.5", "SJ-18.10", "SJ-14.11")
def test_the_sample_play_as_it_is_told() -> None:
    assert told(sample_play(mode="quick"))[:11] == [
        "Down 1, the cube on r4c1: Player 1 snaps the ball.",
        "Player 2 answers the Snap with Tackle + Fumble, combo B without a bonus (Tackle counters): 2. "
        "So far 1 for Player 1, 2 for Player 2.",
        "Player 1 plays no card.",
        "The ball is loose, and Player 2 may go after it.",
        "Player 2 goes after the ball with Run/Kick + Block, combo A without a bonus: 2. "
        "So far 1 for Player 1, 4 for Player 2.",
        "Player 2 recovers the fumble!",
        "The ball changes hands: Player 2 is on offense, the cube swaps rows, r4c1 to r2c1.",
        "Player 1 answers the Run/Kick with Tackle + Block, combo C without a bonus (Block counters): "
        "2 cards + 1 white box = 3. So far 4 for Player 1, 4 for Player 2.",
        "Player 2 plays no card and has none left.",
        "Tally: 2 + 2 = 4 for Player 2, 1 + 3 = 4 for Player 1. A tied play.",
        "The cube goes right, r2c1 to r2c2.",
    ]


@pytest.mark.rule("SJ-18.5", "SJ-18.9")
def test_the_sample_play_of_the_full_game_as_seat_1_hears_it() -> None:
    lines = told(sample_play(), 1)
    assert lines[1] == (
        "You answer the Snap with Tackle + Fumble, combo B (Tackle counters): 2 cards + 2 for the combo = 4. "
        "So far 1 for Player 1, 4 for you."
    )
    assert lines[8:11] == [
        "You play no card and have none left.",
        "Tally: 4 + 4 = 8 for you, 1 + 5 = 6 for Player 1. You win the play by 2 on offense.",
        "The cube goes right and up, r2c1 to r1c2.",
    ]
    assert lines[11] == "You draw C51 INJ|INC, C49 PEN|INT, C47 PEN|ADR, C45 BLO|TAC and C43 BLO|INT."
    assert told(sample_play(), 0)[11] == "Player 2 draws 5 cards."


# Exact sentences ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-18.8", "SJ-15.2")
def test_a_penalty_and_its_tally() -> None:
    scene = Scene("C20 C16 C48", "C38 C13 C06 C50", at="r3c2").play("C38").play("C20 C16").play("C13").play("C48")
    assert prompt(scene) == "Challenge the Penalty of Player 1?"
    scene.act("accept").play("C06 C50")
    assert prompt(scene) == "Enforce your Penalty? 8 to 10 would become 8 to 3."
    assert told(scene.act("enforce"), 0)[2:10] == [
        "You answer the Tackle with Pass/Kick + Pass/Kick, combo B: 2 cards + 3 white boxes + 2 for the combo = 7. "
        "So far 8 for you, 1 for Player 2.",
        "Player 2 answers the Pass/Kick with Incomplete: 1 card + 1 white box = 2. So far 8 for you, 3 for Player 2.",
        "You answer the Incomplete with Penalty: 0. So far 8 for you, 3 for Player 2.",
        "Player 2 answers the Penalty with Tackle + Tackle, a simple combo: "
        "2 cards + 4 white boxes + 1 for the combo = 7. So far 8 for you, 10 for Player 2.",
        "You play no card and have none left.",
        "You enforce the Penalty: all points after it are ignored, so it is 8 for you, 3 for Player 2, "
        "not 8 for you, 10 for Player 2.",
        "Tally: 1 + 7 + 0 = 8 for you, 1 + 2 = 3 for Player 2. You win the play by 5 on offense.",
        "The cube goes right and up, r3c2 to r2c3.",
    ]


def test_a_challenge() -> None:
    gone = Scene("C48 C27", "C38 C45").play("C38").play("C48").act("challenge")
    assert told(gone, 1)[-1] == (
        "You challenge! Penalty is struck and the whole action is gone; Player 1 may reply again. "
        "So far 1 for Player 1, 1 for you."
    )
    stands = Scene("C46 C34", "C38 C45").play("C38").play("C46 C34").act("challenge")
    assert told(stands)[-1] == (
        "Player 2 challenges! Penalty is struck, Hand-off stands: 1 card + 1 white box = 2. "
        "So far 3 for Player 1, 1 for Player 2."
    )
    failed = Scene("C48", "C38 C45", challenge_review="coin", script={"review": [1]}).play("C38").play("C48")
    assert told(failed.act("challenge"))[-1] == "Player 2 challenges! The coin shows tails: the call stands."


def test_a_sloppy_tackle_tells_its_card_to_its_owner_alone() -> None:
    scene = Scene("C27", "C50").act("sloppy C50")
    assert told(scene, 1)[1] == "Sloppy Tackle! You lay C50 face down: +1, and +3 for Player 1."
    assert told(scene, 0)[1] == "Sloppy Tackle! Player 2 lays a card face down: +1, and +3 for you."
    assert told(scene)[2] == "Tally: 1 + 3 = 4 for Player 1, 1 for Player 2. Player 1 wins the play by 3 on offense."


def test_a_big_margin_counts_double() -> None:
    assert told(tallied("r3c2", 11))[2:4] == [
        "Tally: 9 + 3 = 12 for Player 1, 1 for Player 2. Player 1 wins the play by 11 on offense, which counts double.",
        "The cube goes right and up two, r3c2 to r1c3.",
    ]
    assert told(tallied("r3c2", -10))[3] == "The cube goes right and down two, r3c2 to r5c3."


def test_a_kick_a_touchback_and_a_spike() -> None:
    kick = Scene("C28 C22", "C11 C38", kick="C11").act("touchback C22")
    assert told(kick)[:4] == [
        "Player 2 kicks off with Kickoff + Run/Kick, no bonus for a kick: 2 cards + 2 white boxes = 4.",
        "Player 1 declares a Touchback instead of a return, a card face down.",
        "Touchback: 2 for Player 1, 4 for Player 2. Player 2 has more: 1 column to the right.",
        "The cube goes right, r4c1 to r4c2.",
    ]
    free = Scene("C28 C22", "C38", kick="").act("touchback C22", "none")
    assert told(free)[3] == "Touchback: 2 for Player 1, 1 for Player 2. That does not hold it: 2 columns to the right."
    assert told(kick, 0)[1] == "You declare a Touchback instead of a return, C22 face down."
    assert told(Scene("C01", "C38", kick=""))[0] == "Player 2 kicks off with the Kickoff alone: 1."
    spike = Scene("C16 C01 C41", "C07", at="r3c3", snap=False).act("spike C16")
    assert told(spike)[0] == "Player 1 spikes the ball: 3 cards discarded for a new hand, and the cube stays."


def test_an_interception_and_a_lateral() -> None:
    scene = Scene("C14 C25", "C45 C43", at="r5c4").play("C45").play("C14").play("C43")
    assert told(scene)[5:7] == [
        "INTERCEPTED! Player 2 has the pass, and the return begins.",
        "The ball changes hands: Player 2 is on offense, the cube swaps rows, r5c4 to r1c4.",
    ]
    lateral = Scene("C03 C22", "C38 C45 C01").play("C38").play("C03").play("C45").play("C22")
    assert told(lateral)[-1] == (
        "Player 1 answers the Tackle with Pass/Kick (a lateral): 0. So far 2 for Player 1, 2 for Player 2."
    )


def test_an_automatic_touchdown_and_the_passing_of_time() -> None:
    scene = Scene("C01", "", at="r1c2", top="C33")
    assert told(scene, 0)[:5] == [
        "Down 2, the cube on r1c2: you snap the ball.",
        "Player 2 plays no card and has none left.",
        "Nobody stops you: automatic touchdown, no tally.",
        "TOUCHDOWN WITH EXTRA POINT! 7 points for you: now 7 for you, 0 for Player 2. Player 2 receives the kickoff.",
        "Time passes: nobody used a card, so C33 (Hand-off / Block) goes from the deck to the discards.",
    ]
    assert (
        told(tallied("r5c4", -1))[4]
        == "SAFETY! 2 points for Player 2: now 0 for Player 1, 2 for Player 2. Player 2 receives the kickoff."
    )
    assert told(tallied("r4c4", 0))[4] == (
        "The drive ends without a score (0 for Player 1, 0 for Player 2). Player 2 takes over with a snap."
    )


def test_a_time_out_and_a_delay() -> None:
    scene = Scene("C01 C02", "C38", deck=12, top="C20 C21", huddle=True).act("timeout", "swap C01", "done", "delay")
    assert told(scene, 0) == [
        "Time Out: you exchange 1 card, C01 R/K|INC for C20 P/K|TAC; the clock stands still.",
        "Delay of Game: you discard your whole hand (C02 R/K|BLI, C20 P/K|TAC) and may draw 1.",
        *told(scene, 0)[2:],
    ]
    assert told(scene, 1)[0] == "Time Out: Player 1 exchanges 1 card; the clock stands still."


# Questions and options ------------------------------------------------------------------------------------------------


def test_what_is_asked() -> None:
    assert prompt(Scene("C22", "C38 C45").play("C38")) == "Answer the Tackle, or stop here: you 1, they 1."
    assert prompt(Scene("C27", "C38 C13")) == (
        "Answer the Snap: you 0, they 1. Or end the play with a Sloppy Tackle (+3 for them), or play no card."
    )
    assert prompt(Scene("C27", "C28 C32 C38").act("play C28")) == "Tackle: add another card to the combo?"


def test_the_end_of_a_unit_is_named() -> None:
    scene = Scene("C01", "C07", deck=0, huddle=True)
    assert prompt(scene) == "The deck is empty (you hold 1 card, they hold 1): play on, or end the quarter?"
    extra = Scene("C01", "C07", deck=0, huddle=True, period=5, tie_break="sudden_death")
    assert prompt(extra).endswith("end overtime?")


def hand_lines(tale: Tale, seat: int) -> list[str]:
    return [line.strip() for line in table(tale.s, seat, 120).split("\n") if line.startswith("   C")]


@pytest.mark.rule("SJ-5.1", "SJ-5.6", "SJ-13.6", "SJ-13.7")
def test_the_table_says_why_a_card_cannot_be_played() -> None:
    run = Scene("C03 C04 C32 C31 C13", "C38 C45").play("C38").play("C03").play("C45")
    assert [line.split("  ")[-1].strip() for line in hand_lines(run, 0)] == [
        "a runner does not run out of the Tackle that has him (SJ-13.6)",
        "only as your first action (SJ-5.1)",
        "only as your first action (SJ-5.1)",
        "C13 P/K | INC□ D",
    ]
    passed = Scene("C14 C13 C28 C40 C27", "C38 C45").play("C38").play("C14").play("C45")
    assert [line.split("  ")[-1].strip() for line in hand_lines(passed, 0)][:3] == [
        "no pass out of a Tackle after a pass (SJ-13.7)",
        "needs a run of your own before it (SJ-5.6)",
        "does not counter the Tackle (SJ-13.1)",
    ]
    snap = Scene("C27", "C38 C13 C05 C43 C12")
    assert [line.split("  ")[-1].strip() for line in hand_lines(snap, 1)][1:] == [
        "only against a pass (SJ-5.4)",
        "does not counter the Snap (SJ-13.1)",
        "only against a pass (SJ-5.4)",
        "does not counter the Snap (SJ-13.1)",
    ]
    kickoff = Scene("C31 C01", "C38", kick="")
    assert hand_lines(kickoff, 0)[0].endswith("never on a Kickoff (SJ-3.9)")


@pytest.mark.rule("SJ-17.1", "SJ-17.2", "SJ-17.3")
def test_the_offense_card_is_drawn() -> None:
    grid = table(Scene("C01", "C38", at="r3c2").s, None, 60).split("\n")[6:14]
    assert grid == [
        "        c1     c2     c3     c4    points",
        "                                   8",
        " r1 A    ·      ·   win 10    ·    7",
        " r2 B    ·      ·     win     ·    6",
        " r3 C    ·      ■     tie     ·    3",
        " r4 B  START    ·    loss     ·    0",
        " r5 A    ·      ·   loss 10   ·    0",
        "                                   2 safety",
    ]
    last = table(Scene("C01", "C38", at="r1c4").s, None, 60).split("\n")[6:14]
    assert [line[35:] for line in last[1:]] == ["8 ← win", "7 ← tie", "6 ← loss", "3 ← loss 10", "0", "0", "2 safety"]


@pytest.mark.rule("SJ-18.9", "SJ-18.11")
def test_outcomes_are_named_from_the_readers_side() -> None:
    scene = Scene("C01", "C38", at="r3c2")
    attack, defend = (table(scene.s, seat, 60).split("\n")[7:14] for seat in (0, 1))
    assert [line.split()[4] for line in attack[1:5]] == ["win", "win", "tie", "loss"]
    assert [line.split()[4] for line in defend[1:5]] == ["loss", "loss", "tie", "win"]


def test_nothing_is_cut_off() -> None:
    scene = Scene("C20 C16 C48 C39", "C38 C13 C06", at="r3c4").play("C38").play("C20 C16").play("C13").play("C48")
    scene.act("challenge")
    whole = " ".join(table(scene.s, 0, 200).split())
    for width in range(40, 120, 5):
        drawn = table(scene.s, 0, width)
        assert "…" not in drawn
        for part in ("P/K□□ +", "struck", "(C48)", "To answer: INC", "held", "safety" if width > 47 else "Challenge"):
            assert part in " ".join(drawn.split())
            assert part in whole


def test_the_whole_action_to_answer_is_named() -> None:
    scene = Scene("C22 C27", "C20 C15").play("C20 C15")
    assert "To answer: TAC in TAC□ + BLO□ [C]".replace("TAC□ ", "TAC ") in " ".join(table(scene.s, 0, 120).split())


def test_a_lateral_stands_beside_its_card() -> None:
    scene = Scene("C03 C14 C36", "C38 C45 C01").play("C38").play("C03").play("C45").play("C14 C36")
    assert "with Pass/Kick (a lateral) + Adrenaline, combo B" in told(scene)[-1]


@pytest.mark.rule("SJ-16.8")
@pytest.mark.parametrize(("at", "said"), [("r3c2", "Halftime: the drive is dropped."), ("r4c1", "Halftime.")])
def test_only_a_drive_that_has_begun_is_dropped(at: str, said: str) -> None:
    scene = Scene("C01 C02", "C07", at=at, deck=0, period=2, huddle=True)
    [step] = GAME.preview(scene.s, 0, GAME.actions.parse("end unit")).steps()
    assert say(step.text) == said.replace("the drive", "this drive")
    assert any(line.startswith(f"{said} Player") for line in told(scene.act("end unit")))


def test_the_exchange_is_drawn() -> None:
    scene = Scene("C20 C16 C48 C39", "C38 C13 C06", at="r3c2").play("C38").play("C20 C16").play("C13").play("C48")
    scene.act("challenge")
    lines = [line.split("│")[1].strip() for line in table(scene.s, 0, 120).split("\n") if "│" in line]
    assert lines[:7] == [
        "Play Points: You 8 – 3 Player 2",
        "1  You       SNA",
        "1  Player 2  TAC",
        "7  You       P/K□□ + P/K□ [B]",
        "2  Player 2  INC□",
        "0  You       struck (C48)",
        "To answer: INC",
    ]


def test_headline_and_results() -> None:
    assert say(WORDS.headline(start().s)) == "Before the game"
    scene = Scene("C01", "C38", at="r3c2", scores=(7, 3))
    assert say(WORDS.headline(scene.s)) == (
        "Player 1 7 – 3 Player 2 · 1st quarter, 49 cards left in the deck · Player 1 on offense, cube on r3c2"
    )
    for scores, line in (
        ((9, 8), "Player 1 wins, 9 – 8: more Game Points when time ran out (SJ-1.3)."),
        ((0, 2), "Player 2 wins, 2 – 0: more Game Points when time ran out (SJ-1.3)."),
        ((7, 7), "A tie, 7 – 7: level when time ran out (SJ-21.1)."),
    ):
        over = Scene("C01", "C07", scores=scores, deck=0, period=4, huddle=True).act("end unit")
        assert over.s.result is not None
        assert say(WORDS.result(over.s.result)) == line
        assert say(WORDS.headline(over.s)) == f"Final score: Player 1 {scores[0]} – {scores[1]} Player 2"


# Everything has words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", events.EVENT_KINDS.values(), ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event]) -> None:
    assert tell.dispatch(kind) is not tell.dispatch(Event)


def test_every_question_has_a_prompt_and_its_rules() -> None:
    for asked in ASKING:
        name, _, step = asked.partition(".")
        kind = GAME.procedures[name]
        assert hasattr(kind, f"asks_{step}"), asked
        assert kind.rules_now[step], asked  # type: ignore[attr-defined]


def read_question(s: Table, seat: int) -> None:
    asked = say(WORDS.prompt(s, seat))
    assert asked[-1] in "?."
    assert "\n" not in asked


def read_table(s: Table, seat: int | None) -> None:
    for width in WIDTHS:
        lines = table(s, seat, width).split("\n")
        assert max(map(len, lines)) <= width
        assert len(lines) <= MOST_LINES or width < 80


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_every_moment_of_a_game_can_be_read(settings: dict[str, Any]) -> None:
    for number, s in enumerate(play_through(3, **settings)):
        if number % 3 == 0 and not s.over:
            read_question(s, s.to_move())
            read_table(s, s.to_move())
        assert "\n" not in say(WORDS.headline(s))
        assert s.log is not None
        for event in s.log:
            for seat in (0, 1, None):
                line = WORDS.line(event, seat)
                assert line == WORDS.line(event.seen_by(seat), seat)
                assert line is None or say(line)[-1] in ".!"
        s.log.clear()


def test_every_event_is_told_some_time() -> None:
    heard: set[type[Event]] = set()
    for seed in range(12):
        for settings in GAMES:
            for s in play_through(seed, **settings):
                assert s.log is not None
                heard |= {type(event) for event in s.log if WORDS.line(event, None) is not None}
                s.log.clear()
    rare = [events.ExtraToss("tails", 1), events.ClockTicked(3), events.DeadBall(0), events.PlaysOn(1)]
    heard |= {type(event) for event in rare if WORDS.line(event, None) is not None}
    assert set(events.EVENT_KINDS.values()) - heard == SILENT


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-22.2")
@pytest.mark.parametrize("settings", GAMES[:2], ids=str)
def test_words_do_not_turn_on_hidden_cards(settings: dict[str, Any]) -> None:
    chance = Chance.of(11)
    for number, s in enumerate(play_through(5, **settings)):
        if number % 7 == 0 and not s.over:
            for seat in (0, 1, None):
                other = imagine(s, seat, chance)
                assert isinstance(other, Table)
                assert everything(s, seat) == everything(other, seat)


def everything(s: Table, seat: int | None) -> list[object]:
    """All that is said to a seat about a position."""
    said: list[object] = [WORDS.headline(s), table(s, seat, 120)]
    if seat is not None and s.legal(seat):
        said.append(WORDS.prompt(s, seat))
        for action in s.legal(seat):
            shown = GAME.preview(s, seat, action)
            said += [shown.label, shown.tag, shown.tone, shown.outcome, shown.steps()]
    return said

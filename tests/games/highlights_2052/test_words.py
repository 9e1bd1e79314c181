"""What Football Highlights 2052 says: exact sentences, a word for every event and question, and no secrets told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playcall.games.highlights_2052 import GAME, Highlights, events
from playcall.games.highlights_2052.actions import PLAY
from playcall.games.highlights_2052.faces import all_faces
from playcall.games.highlights_2052.playbyplay import tell
from playcall.games.highlights_2052.procedures import PROCEDURES
from playcall.games.highlights_2052.prompts import PROMPTS
from playcall.games.highlights_2052.table import AUTOMATON, Table
from playcall.games.highlights_2052.words import HighlightsWords
from playcall.kernel import Chance, Event, Result, imagine
from tests.games.highlights_2052.story import Scene, Tale, first_half

SILENT = {events.KickDeclined}
"""Events that never have a line: the next line shows what they mean."""
EVENTS = sorted(
    (
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ),
    key=lambda kind: kind.__name__,
)
RARE = [events.CoinDecides(1), events.Filled(0, 1, 2), events.ActionReshuffled(30)]
"""Events that few games have."""
WORDS = HighlightsWords(GAME)
MOST_LINES = 24


def words_of(tale: Tale) -> HighlightsWords:
    """Words that know the cards written for a scene."""
    return HighlightsWords(Highlights(tale.s.cards[: GAME.set_size]))


def told(tale: Tale, seat: int | None = None) -> list[str]:
    """The play-by-play of a tale."""
    words = words_of(tale)
    lines = (words.line(event.seen_by(seat), seat) for event in tale.log)
    return [line for line in lines if line is not None]


def play_through(seed: int, **settings: str) -> Iterator[Table]:
    """A random game, at each of its decisions; it is told of."""
    options = GAME.parse_options(settings)
    state, chance = GAME.blank(options, Chance.of(seed)), Chance.of(seed + 1000)
    state.listen()
    state.call(GAME.opening(options))
    state.advance()
    while (seat := state.to_move()) >= 0:
        yield state
        legal = state.legal(seat)
        state.apply(seat, legal[chance.number("choice", len(legal))])
    yield state


# Exact sentences ---------------------------------------------------------------------------------------------------


def test_a_mismatch_tells_its_whole_sum() -> None:
    lines = told(Scene("R C 10", "P {C1} NO_GAIN", turned=[7]))
    assert lines[0] == "Haulers answer with answer: Pass defence, 1 helmet Center."
    assert lines[1] == "Type: Run against Pass, a mismatch. Center: 1 football, 1 helmet."
    assert lines[2] == (
        "Tidebreakers gain 20: 10 on the card − 5 for a helmet + 15 from Action card 7 = 20; ball on the 25."
    )
    assert len(lines) == 3


def test_helmets_that_leave_nothing_are_not_counted_out() -> None:
    lines = told(Scene("R L 5", "P {L2} NO_GAIN", turned=[12]))
    assert lines[-1] == (
        "Tidebreakers gain 5: 5 on the card − 5 for helmets + 5 from Action card 12 = 5; ball on the 40."
    )


def test_too_few_helmets() -> None:
    lines = told(Scene("R L x2 15", "R {L1,C1} NO_GAIN"))
    assert lines[1:] == [
        "Type: Run against Run, a match. Left: 2 footballs, 1 helmet.",
        "Not every football is stopped: the box is not triggered.",
        "Tidebreakers gain 10: 15 on the card − 5 for a helmet = 10; ball on the 35.",
    ]


def test_a_triggered_box_and_the_end_of_the_play() -> None:
    lines = told(Scene("R C 15", "R {C1,R1} MINUS 10 + NO_KICK"))
    assert lines[1:5] == [
        "Type: Run against Run, a match. Center: 1 football, 1 helmet.",
        "Every football meets a helmet, so the box decides. answer: “Minus 10. No kick after this play.”",
        "answer gives up 5: 15 on the card − 10 = 5. No kick after this play.",
        "Tidebreakers: 1 of 10 plays made, ball on the 40.",
    ]
    assert lines[5] == "Haulers on the 45, play 1 of 4. answer threatens Center: Run 5."


def test_an_overthrown_pass() -> None:
    lines = told(Scene("P C 15", "P {L1} NO_GAIN", ball=5))
    assert lines[1].endswith("A pass of 15 from here goes past the End Zone: overthrown.")
    assert lines[-1] == "Incomplete: the 15-yard pass sails over everybody. No Gain, Tidebreakers stay on the 5."


def test_a_kick() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=35, turned=[12], scores=(7, 7)).act("kick")
    assert told(scene)[-6:-2] == [
        "Tidebreakers gain 10: 10 on the card; ball on the 25.",
        "The snap, the hold: Action card 12 says 5.",
        "Tidebreakers kick: 3 on the card + 5 on Action card 12 = 8, needs 6: good!",
        "Three points for Tidebreakers: +3 (Tidebreakers 10, Haulers 7).",
    ]


def test_a_blocked_kick_run_back() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=35, opponent=10, turned=[4]).act("kick")
    assert told(scene)[3:7] == [
        "Tidebreakers gain 10: 10 on the card; ball on the 25.",
        "The snap, the hold: Action card 4 says BLOCK 15.",
        "Tidebreakers kick: BLOCKED! The drive is over, and the defence takes 15 yards.",
        "Haulers run with the blocked kick: from the 10 into the End Zone.",
    ]
    assert (
        told(scene)[7]
        == "TOUCHDOWN, Haulers, with a blocked kick under the arm! +7 (Tidebreakers 0, Haulers 7). Back to START."
    )


def test_an_interception_return() -> None:
    scene = Scene("P L 15", "P {L1} INTERCEPTION 20", ball=20, opponent=45, drive="RR")
    assert told(scene)[2:6] == [
        "Every football meets a helmet, so the box decides. answer: “Interception: OFF RESETS, return 20.”",
        "INTERCEPTED! answer picks it off for Haulers, 20 yards to return.",
        "The drive is over for Tidebreakers on its third play: RESET to START.",
        "Haulers bring it back: from the 45 to the 25.",
    ]


def test_a_safety() -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", opponent=35)
    assert told(scene)[3:7] == [
        "Sack! answer drops the ball carrier for a loss of 5.",
        "SAFETY! Haulers catch them behind START: +2 (Tidebreakers 0, Haulers 2).",
        "The drive is over for Tidebreakers on its first play: RESET to START.",
        "Haulers advance 10 after the safety: from the 35 to the 25.",
    ]


def test_a_flag() -> None:
    scene = Scene("R C 20", "R {C1} NO_GAIN !", ball=30, turned=[2])
    assert words_of(scene).prompt(scene.s, 0) == (
        "Accept the penalty? WHRR calls defensive holding: 10 yards forward. Declined, the box counts: No Gain."
    )
    assert told(scene.act("accept"))[3:6] == [
        "WHRR, the robot head referee, throws a flag! Action card 2: defensive holding.",
        "Tidebreakers accept the defensive holding: 10 yards forward instead of the play.",
        "The ball of Tidebreakers moves from the 30 to the 20.",
    ]


def test_a_blitz() -> None:
    lines = told(Scene("P C 15", "P {C1} BLITZ 5", ball=30, turned=[6]))
    assert lines[3:5] == [
        "Blitz! Action card 6 has pass 10: it gets home.",
        "Sack! answer drops the ball carrier for a loss of 5.",
    ]


def test_a_try_for_two() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=10, turned=[21], two_point="on").act("two run")
    assert (
        "TOUCHDOWN, Tidebreakers, over the line and into the lights! +6 (Tidebreakers 6, Haulers 0). Back to START."
        in told(scene)
    )
    assert (
        "Tidebreakers go for two with a run: Action card 21 has run 20, pass 0, good! +2 (Tidebreakers 8, Haulers 0)."
        in told(scene)
    )


def test_an_audible_card_is_named_to_its_owner_alone() -> None:
    event = events.AudibleSet(0, 0, True, 0)
    assert WORDS.line(event, 0) == "You put Marisol Vane in the Audible space."
    assert WORDS.line(event, 1) == "Tidebreakers put a card in the Audible space."
    assert WORDS.line(event.seen_by(1), 1) == WORDS.line(event, None)


def test_prompts_say_what_is_at_stake() -> None:
    scene = Scene("P L 15", "P {L1} NO_GAIN", ball=30, drive="R", defend=False)
    words = words_of(scene)
    assert words.prompt(scene.s, 1) == (
        "Defend against Pass Left 15. Ball on the 30, play 2 of 4; your card then turns round and attacks."
    )
    assert words.prompt(scene.s, 0) == "Waiting for Haulers."
    kick = Scene("R C 10", "R {L1} NO_GAIN", ball=35)
    assert words.prompt(kick.s, 0) == (
        "Kick a field goal? Ball on the 25: 6 needed, 3 on the card, good on 18 of 30 Action cards, 60%."
    )


@pytest.mark.parametrize(
    ("offence", "defence", "ball", "outlook"),
    [
        ("R C 10", "R {C1} NO_GAIN", 45, "match, triggered: No Gain"),
        ("R C 10", "P {C1} NO_GAIN", 45, "mismatch: 10 − 5 + a card (mean 8)"),
        ("P C 20", "R {L1} NO_GAIN", 30, "mismatch: 20 + a card (mean 10), touchdown on 18 of 30"),
        ("R C 10 [BREAKAWAY 2]", "P {L1} NO_GAIN", 45, "mismatch: 10 + the best of 2 cards (mean 12)"),
        ("R C 15", "R {C1} MINUS 10 !", 45, "match, triggered: 15 − 10 = 5, after a penalty check"),
        ("P C 15", "P {C1} LOSS 5", 45, "match, triggered: Sack, loss of 5, a safety"),
        ("P C 15 [QUICK_RELEASE]", "P {C1} LOSS 5", 45, "match, triggered: No Gain (Quick Release)"),
        ("R C 15", "R {C1} FUMBLE 5 10", 30, "match, triggered: Fumble, return 10"),
        ("R C 15", "R {C1} STRIP 5", 30, "match, triggered: Strip: on 15 of 30 cards a fumble, return 5, else No Gain"),
        ("P C 15", "P {L1} NO_GAIN", 5, "overthrown: No Gain"),
        ("M C 15", "R {L1} NO_GAIN", 10, "match, not triggered: 15 yards, touchdown"),
    ],
)
def test_a_defence_card_says_what_it_would_do(offence: str, defence: str, ball: int, outlook: str) -> None:
    scene = Scene(offence, defence, ball=ball, defend=False)
    assert words_of(scene).explain(scene.s, 1, PLAY(scene.answer)) == outlook


def test_a_hand_card_shows_both_ends() -> None:
    tale = first_half()
    hand = [WORDS.label(tale.s, 0, action) for action in tale.s.legal(0)]
    both = [line for line in hand if " · defends " in line and line.count(" · ") == 3]
    assert both == hand


def test_headline() -> None:
    scene = Scene("P L 15", "P {L1} NO_GAIN", ball=25, scores=(10, 7), made=(5, 4), defend=False)
    assert (
        WORDS.headline(scene.s) == "Tidebreakers 10 – 7 Haulers · 1st half · Tidebreakers play 6 of 10 · ball on the 25"
    )


def test_results() -> None:
    won = Result((10, 17), 1, "more points after two halves", "FH-20.1")
    assert WORDS.result(won) == "Player 2 wins, 17 – 10: more points after two halves (FH-20.1)."
    tie = Result((17, 17), None, "a tie after two overtime rounds", "FH-20.6")
    assert WORDS.result(tie) == "A tie, 17 – 17: a tie after two overtime rounds (FH-20.6)."
    cup = Result((2, 0, 1, 0), 0, "winning the tournament", "FH-21.2")
    assert WORDS.result(cup) == (
        "Player 1 wins the tournament (FH-21.2). Games won: Player 1 2, Player 2 0, Player 3 1, Player 4 0."
    )


def test_the_second_copy_of_a_team_and_the_machines_have_names() -> None:
    assert WORDS.names.team(4) == "Tidebreakers II"
    assert WORDS.names.team(AUTOMATON) == "Machines"
    assert WORDS.names.card(GAME.set_size) == "Marisol Vane (2)"


# Everything has words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event]) -> None:
    assert tell.dispatch(kind) is not tell.dispatch(Event), f"{kind.__name__} is told by nobody."


def test_every_question_has_a_prompt() -> None:
    asking = {
        f"{name}.{step}" for name, kind in PROCEDURES.items() for step in kind.order if hasattr(kind, f"on_{step}")
    }
    assert asking - {"OvertimeDown.offence_audible"} == set(PROMPTS)


GAMES = [
    ({}, 1),
    ({"halftime_draft": "open", "final_offensive_audible": "on", "fifty_space": "on"}, 1),
    ({"setup": "draft", "promo": "on", "injuries": "on"}, 1),
    ({"two_point": "on"}, 1),
    ({"mode": "solo"}, 1),
    ({"mode": "solo", "solo_draft": "on", "injuries": "on"}, 1),
    ({"mode": "tournament", "players": "8"}, 29),
    ({"mode": "tournament", "players": "5", "keep_adjustments": "on"}, 13),
    ({"mode": "league", "players": "3"}, 11),
    ({"mode": "league", "players": "8"}, 61),
]
"""Settings, and every how many decisions of a game are read."""

GAMES_TO_HEAR = [settings for settings, every in GAMES if every < 20]


@pytest.mark.parametrize(("settings", "every"), GAMES, ids=str)
def test_every_moment_of_a_game_can_be_read(settings: dict[str, str], every: int) -> None:
    for number, state in enumerate(play_through(3, **settings)):
        if number % every == 0 or state.over:
            for seat in (state.to_move(), 0, None):
                read_table(state, None if seat == -1 else seat)
            if not state.over:
                read_question(state, state.to_move())
        read_news(state)
    assert state.result is not None
    assert WORDS.result(state.result)


def read_table(state: Table, seat: int | None) -> None:
    for width in (40, 80, 120):
        lines = WORDS.table(state, seat, width).split("\n")
        assert max(map(len, lines)) <= width
        assert len(lines) <= MOST_LINES or width < 80
    assert "\n" not in WORDS.headline(state)


def read_question(state: Table, seat: int) -> None:
    prompt = WORDS.prompt(state, seat)
    assert prompt[-1] in "?."
    assert "\n" not in prompt
    labels = [WORDS.label(state, seat, action) for action in state.legal(seat)]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for action in state.legal(seat):
        assert "\n" not in WORDS.explain(state, seat, action)


def read_news(state: Table) -> None:
    assert state.log is not None
    for event in state.log:
        for seat in (0, 1, None):
            line = WORDS.line(event, seat)
            assert line == WORDS.line(event.seen_by(seat), seat)
            assert line is None if type(event) in SILENT else line is None or line[-1] in ".!”"
    state.log.clear()


def test_every_event_is_told_some_time() -> None:
    heard: set[type[Event]] = set()
    for seed in range(6):
        for settings in GAMES_TO_HEAR:
            for state in play_through(seed, **settings):
                assert state.log is not None
                heard |= {type(event) for event in state.log if WORDS.line(event, None) is not None}
                state.log.clear()
    heard |= {type(event) for event in RARE if WORDS.line(event, None) is not None}
    assert set(EVENTS) - heard == SILENT


def test_random_games_reach_every_question() -> None:
    asked = set()
    runs = [dict(settings) for settings, every in GAMES if every == 1 or settings["mode"] == "league"]
    for seed in range(8):
        for settings in runs[:6] if seed else runs:
            asked |= {state.situation() for state in play_through(seed, **settings) if not state.over}
    assert asked == set(PROMPTS)


# Secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [settings for settings, _ in GAMES], ids=str)
def test_words_do_not_turn_on_hidden_cards(settings: dict[str, str]) -> None:
    chance = Chance.of(11)
    step = 97 if settings.get("mode") in ("tournament", "league") else 5
    for number, state in enumerate(play_through(5, **settings)):
        if number % step == 0:
            seats = GAME.seat_count(state.options)
            for seat in (*range(seats), None):
                other = imagine(state, seat, chance)
                assert isinstance(other, Table)
                assert everything(state, seat) == everything(other, seat)


def everything(state: Table, seat: int | None) -> list[str]:
    """All that is said to a seat about a position."""
    said = [WORDS.headline(state), WORDS.table(state, seat, 120)]
    if seat is not None:
        said.append(WORDS.prompt(state, seat) if state.legal(seat) else "")
        for action in state.legal(seat):
            said += [WORDS.label(state, seat, action), WORDS.explain(state, seat, action)]
            said += [str(WORDS.glance(state, seat, action)), str(WORDS.unfold(state, seat, action))]
    return said


# Faces -------------------------------------------------------------------------------------------------------------


def test_all_faces() -> None:
    faces = all_faces()
    assert len(faces) == 155 == len({face.id for face in faces})
    kinds = [face.kind for face in faces]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {"star": 20, "team": 40, "play": 35, "solo": 25, "promo": 5, "action": 30}
    first, last = faces[0], faces[-1]
    assert (first.id, first.title) == ("hb01", "Marisol Vane")
    assert first.lines == (
        "Star 1 of the Halcyon Bay Tidebreakers, Halcyon Bay",
        "Defence: Pass, 1 helmet Right",
        "Box: Sack: loss of 10.",
        "Penalty icon",
        "Attack Center, 1 football: Quick Release: Pass 15. A loss is No Gain.",
        "Attack Right, 1 football: Quick Release: Pass 15. A loss is No Gain.",
        "Field-goal number 1",
        "Throws before the tide has decided which way it is going.",
    )
    assert (last.id, last.title) == ("a30", "Action card 30")

"""What Football Highlights 2052 says: exact sentences, a word for every event and question, and no secrets told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playcall.games.highlights_2052 import GAME, Highlights, events
from playcall.games.highlights_2052.faces.lines import all_faces
from playcall.games.highlights_2052.phases import RULES_NOW
from playcall.games.highlights_2052.rules import PROCEDURES
from playcall.games.highlights_2052.table import AUTOMATON, Table
from playcall.games.highlights_2052.words import HighlightsWords, tell
from playcall.kernel import Chance, Event, Result, imagine
from tests.games.highlights_2052.story import OvertimeScene, Scene, Tale, first_half, say

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
RARE = [
    events.CoinDecides(1),
    events.Filled(0, 1, 2),
    events.ActionReshuffled(30),
    events.SafetyForNothing(0, 30),
]
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
    return [say(line) for line in lines if line is not None]


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
    assert lines[0] == "Haulers answer with answer: Pass defense, 1 helmet Center."
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
        "Every football meets a helmet, so the box of answer decides: −10, no kick.",
        "answer gives up 5: 15 on the card − 10 = 5. No kick after this play.",
        "Tidebreakers: 1 of 10 plays made, ball on the 40.",
    ]
    assert lines[5] == "Haulers on the 45, play 1 of 4. answer threatens Run Center 5."


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
        "Field goal, Tidebreakers: +3 (Tidebreakers 10, Haulers 7).",
    ]


def test_a_blocked_kick_run_back() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=35, opponent=10, turned=[4]).act("kick")
    assert told(scene)[3:7] == [
        "Tidebreakers gain 10: 10 on the card; ball on the 25.",
        "The snap, the hold: Action card 4 says BLOCK 15.",
        "Tidebreakers kick: BLOCKED! The drive is over, and the defense takes 15 yards.",
        "Haulers run with the blocked kick: from the 10 into the End Zone.",
    ]
    assert (
        told(scene)[7]
        == "TOUCHDOWN, Haulers, with a blocked kick under the arm! +7 (Tidebreakers 0, Haulers 7). Back to the 45."
    )


def test_an_interception_return() -> None:
    scene = Scene("P L 15", "P {L1} INTERCEPTION 20", ball=20, opponent=45, drive="RR")
    assert told(scene)[2:6] == [
        "Every football meets a helmet, so the box of answer decides: Interception, return 20.",
        "INTERCEPTED! answer picks it off for Haulers, 20 yards to return.",
        "The drive is over for Tidebreakers on play 3: RESET to the 45.",
        "Haulers bring it back: from the 45 to the 25.",
    ]


def test_a_safety() -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", opponent=35)
    assert told(scene)[3:7] == [
        "Sack! answer drops the ball carrier for a loss of 5.",
        "SAFETY! Haulers catch them behind START: +2 (Tidebreakers 0, Haulers 2).",
        "The drive is over for Tidebreakers on play 1: RESET to the 45.",
        "Haulers advance after the safety: from the 35 to the 25.",
    ]


def test_a_flag() -> None:
    scene = Scene("R C 20", "R {C1} NO_GAIN !", ball=30, turned=[2])
    assert say(words_of(scene).prompt(scene.s, 0)) == (
        "Accept the penalty? WHRR calls defensive holding: 10 yards forward. "
        "Declined, the box counts: No Gain, the ball stays on the 30."
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
        "TOUCHDOWN, Tidebreakers, over the line and into the lights! +6 (Tidebreakers 6, Haulers 0). Back to the 45."
        in told(scene)
    )
    assert (
        "Tidebreakers go for two with a run: Action card 21 has run 20, pass 0, good! +2 (Tidebreakers 8, Haulers 0)."
        in told(scene)
    )


def test_an_audible_card_is_named_to_its_owner_alone() -> None:
    event = events.AudibleSet(0, 0, True, 0)
    assert say(WORDS.line(event, 0)) == "You put Marisol Vane in the Audible space."
    assert say(WORDS.line(event, 1)) == "Tidebreakers put a card in the Audible space."
    assert WORDS.line(event.seen_by(1), 1) == WORDS.line(event, None)


def test_prompts_say_what_is_at_stake() -> None:
    scene = Scene("P L 15", "P {L1} NO_GAIN", ball=30, drive="R", defend=False)
    words = words_of(scene)
    assert say(words.prompt(scene.s, 1)) == (
        "Defend against Pass Left 15. Ball on the 30, play 2 of 4; your card then turns round and attacks."
    )
    assert say(words.prompt(scene.s, 0)) == "Waiting for Haulers."
    kick = Scene("R C 10", "R {L1} NO_GAIN", ball=35)
    assert say(words.prompt(kick.s, 0)) == (
        "Kick a field goal? Ball on the 25: 6 needed, 3 on the card, good on 18 of 30 Action cards, 60%."
    )


def test_a_hand_card_shows_both_ends() -> None:
    tale = first_half()
    hand = [say(GAME.preview(tale.s, 0, action).label) for action in tale.s.legal(0)]
    both = [line for line in hand if " · defends " in line and line.count(" · ") == 3]
    assert both == hand


def test_headline() -> None:
    scene = Scene("P L 15", "P {L1} NO_GAIN", ball=25, scores=(10, 7), made=(5, 4), defend=False)
    assert (
        say(WORDS.headline(scene.s))
        == "Tidebreakers 10, Haulers 7 · 1st half · Tidebreakers play 6 of 10 · ball on the 25"
    )


def test_results() -> None:
    won = Result((10, 17), 1, "more points after two halves", "FH-20.1", names=("Haulers", "Sentinels"))
    assert say(WORDS.result(won)) == "Sentinels win, 17 – 10: more points after two halves (FH-20.1)."
    tie = Result((17, 17), None, "a tie after two overtime rounds", "FH-20.6")
    assert say(WORDS.result(tie)) == "A tie, 17 – 17: still level after overtime (FH-20.6)."
    teams = ("Haulers", "Sentinels", "Tidebreakers", "Switchbacks")
    cup = Result((2, 0, 1, 0), 0, "winning the tournament", "FH-21.2", names=teams)
    assert say(WORDS.result(cup)) == (
        "Haulers win the tournament (FH-21.2). Games won: Haulers 2, Sentinels 0, Tidebreakers 1, Switchbacks 0."
    )


@pytest.mark.parametrize("settings", [{"mode": "solo"}, {"mode": "league", "players": "2"}, {}], ids=str)
def test_a_game_is_won_by_a_team(settings: dict[str, str]) -> None:
    *_, end = play_through(4, **settings)
    assert end.result is not None
    assert len(end.result.names) == len(end.result.scores)
    assert "Player" not in say(WORDS.result(end.result))
    assert ("Machines" in end.result.names) is (settings.get("mode") == "solo")


def test_a_stunt_says_why_a_maul_does_not_match() -> None:
    scene = Scene("M C 10 [STUNT]", "M {C1} NO_GAIN", turned=[7])
    assert told(scene)[1] == (
        "Type: Maul against Maul, a mismatch, for Statue of Liberty fools a Maul defense. Center: 1 football, 1 helmet."
    )
    plain = Scene("R C 10 [STUNT]", "P {C1} NO_GAIN", turned=[7])
    assert told(plain)[1].startswith("Type: Run against Pass, a mismatch. ")


def test_a_breakaway_names_every_card_it_turns() -> None:
    scene = Scene("R C 10 [BREAKAWAY 3]", "P {L1} NO_GAIN", turned=[5, 4, 1])
    assert told(scene)[2] == (
        "Tidebreakers gain 25: 10 on the card + 15 from Action card 4 "
        "(the best of card 5 with 5, card 4 with 15, card 1 with 0) = 25; ball on the 20."
    )


def test_a_play_that_does_not_count_in_the_drive_says_so() -> None:
    scene = Scene("P L 10 [HURRY_UP]", "P {R1} NO_GAIN", drive="RP").no_kick()
    assert "Tidebreakers: 1 of 10 plays made, ball on the 35. Hurry Up: the play does not count in the drive." in told(
        scene
    )


def test_a_safety_in_overtime_says_that_it_scores_nothing() -> None:
    scene = OvertimeScene(["R C 10 | M {} -"], ["R C 0 | R {C1} LOSS 10"])
    scene.s.ball[0] = 40
    lines = told(scene.pair())
    assert "SAFETY! In overtime it scores no points, but Tidebreakers RESET to the 30." in lines
    assert "Haulers advance after the safety: from the 30 to the 20." in lines


def test_a_drive_in_overtime_goes_back_to_its_own_start() -> None:
    scene = OvertimeScene(["P C 30 | M {} -"])
    assert any(line.endswith("Back to the 30.") for line in told(scene.pair()))
    ball = say(WORDS.headline(OvertimeScene().s))
    assert ball.endswith("overtime, round 1 · Tidebreakers on the 30, Haulers on the 30")


def test_games_of_others_are_told_by_their_scores() -> None:
    heard: list[Event] = []
    for state in play_through(5, mode="tournament"):
        assert state.log is not None
        heard += WORDS.heard(state, state.log, 0)
        state.log.clear()
    games = [event for event in heard if isinstance(event, events.FixtureBegins)]
    assert len(games) == len([event for event in heard if isinstance(event, events.MatchOver)]) == 3
    plays = [(seats, event) for seats, event in owners(heard) if isinstance(event, events.Threat)]
    assert plays
    assert all(0 in seats for seats, _ in plays)


def owners(heard: list[Event]) -> Iterator[tuple[tuple[int, int], Event]]:
    """Each event with the seats that play the game it belongs to."""
    seats = (-1, -1)
    for event in heard:
        if isinstance(event, events.FixtureBegins):
            seats = (event.visitor, event.home)
        yield seats, event


def test_the_second_copy_of_a_team_and_the_machines_have_names() -> None:
    assert WORDS.names.team(4) == "Tidebreakers II"
    assert WORDS.names.team(AUTOMATON) == "Machines"
    assert WORDS.names.card(GAME.set_size) == "Marisol Vane (2)"


# Everything has words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event]) -> None:
    assert tell.dispatch(kind) is not tell.dispatch(Event), f"{kind.__name__} is told by nobody."


ASKING = {f"{name}.{step}" for name, kind in PROCEDURES.items() for step in kind.order if hasattr(kind, f"on_{step}")}
ASKING -= {"OvertimeDown.offence_audible"}


def test_every_question_has_a_prompt_beside_its_step_and_knows_its_rules() -> None:
    for asking in ASKING:
        kind, _, step = asking.partition(".")
        assert hasattr(PROCEDURES[kind], f"asks_{step}"), asking
    assert set(RULES_NOW) == ASKING
    ids = {rule.id for rule in GAME.rulebook().rules}
    assert {rule for rules in RULES_NOW.values() for rule in rules} <= ids


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
        lines = GAME.screen(state, seat, width, say).split("\n")
        assert max(map(len, lines)) <= width
        assert len(lines) <= MOST_LINES or width < 80
    assert "\n" not in say(WORDS.headline(state))


def read_question(state: Table, seat: int) -> None:
    prompt = say(WORDS.prompt(state, seat))
    assert prompt[-1] in "?."
    assert "\n" not in prompt
    shown = [GAME.preview(state, seat, action) for action in state.legal(seat)]
    labels = [say(one.label) for one in shown]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for one in shown:
        steps = [say(step.text) for step in one.steps()]
        assert steps
        assert all(text and "\n" not in text and "  " not in text for text in steps)


def read_news(state: Table) -> None:
    assert state.log is not None
    for event in state.log:
        for seat in (0, 1, None):
            line = WORDS.line(event, seat)
            assert line == WORDS.line(event.seen_by(seat), seat)
            assert line is None if type(event) in SILENT else line is None or say(line)[-1] in ".!”"
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
    assert asked == ASKING


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
    said = [str(WORDS.headline(state)), GAME.screen(state, seat, 120, say), str(state.own_facts(seat))]
    if seat is not None:
        said.append(str(WORDS.prompt(state, seat)) if state.legal(seat) else "")
        for action in state.legal(seat):
            shown = GAME.preview(state, seat, action)
            said += [str((shown.label, shown.tag, shown.tone, shown.card, shown.outcome)), str(shown.steps())]
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
        "Defense: Pass, 1 helmet Right",
        "Box: Sack: loss of 10.",
        "Penalty icon",
        "Attack Center, 1 football: Quick Release: Pass 15. A loss is No Gain.",
        "Attack Right, 1 football: Quick Release: Pass 15. A loss is No Gain.",
        "Field-goal number 1",
        "Throws before the tide has decided which way it is going.",
    )
    assert (last.id, last.title) == ("a30", "Action card 30")

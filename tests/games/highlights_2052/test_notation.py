"""The notation of cards: both directions, the printed text, and what bad lines and files are told."""

from pathlib import Path

import pytest

from playcall.games.highlights_2052.cards import Card, load, load_file, make_card, parse
from playcall.games.highlights_2052.effects import (
    MAUL,
    PASS,
    RUN,
    Always,
    Bonus,
    Down,
    Fumble,
    GoalLineStand,
    If,
    Interception,
    Loss,
    Minus,
    Momentum,
    NoKick,
    OffType,
    Secure,
    Situation,
    Stunt,
)
from playcall.games.highlights_2052.notation import (
    CardError,
    format_defence,
    format_play,
    parse_defence,
    parse_play,
)
from playcall.games.highlights_2052.printed import printed_defence, printed_play
from tests.looping import each

DEFENCES = [
    "R {C1,R1} MINUS 15",
    "P {L2} INTERCEPTION pass",
    "M {} -",
    "R {C1} FUMBLE 10 20",
    "R {C1} GOAL_LINE_STAND",
    "M {C1,R2} IF OFF_TYPE M: LOSS 5",
    "P {L1,C1} MINUS 10 + NO_KICK !",
    "M {L1,C1,R1} HOLD_TO 10 + MOMENTUM 5",
    "P {R1} LOSS 10 !",
    "P {R3} BLITZ 5",
    "M {R1} STRIP 0",
    "R {L1} END_DRIVE",
    "P {L1} INTERCEPTION 0",
    "R {L1} IF DOWN 3/4: END_DRIVE !",
    "P {L1} IF BALL_AT_LEAST 40: LOSS 10 !",
    "M {L1} IF TRAILING: NO_GAIN",
]
PLAYS = [
    "R C 10",
    "R L x2 15",
    "P C 20 [SITUATION DOWN 4 -> 30; SECURE]",
    "P L 20 [BONUS always 10]",
    "M C 10 [STUNT]",
    "P R 0 [BONUS DEF_TYPE R 10]",
    "R R x3 40 [BREAKAWAY 3; HURRY_UP]",
    "M L 5 [SITUATION PREV_TYPE R -> 15]",
    "M L 5 [BONUS CLEAR_AREA 15; MISDIRECTION 1]",
    "R L 5 [EXTRA_DRAW 2; KICK_SETUP 1]",
    "P L 5 [QUICK_RELEASE; HARD_COUNT]",
    "R C 5 [SITUATION BALL_AT_MOST 10 -> 10]",
    "P C 5 [SITUATION DOWN 3/4 -> 20]",
]


@pytest.mark.parametrize("line", DEFENCES)
def test_defence_lines_round_trip(line: str) -> None:
    assert format_defence(parse_defence(line)) == line


@pytest.mark.parametrize("line", PLAYS)
def test_play_lines_round_trip(line: str) -> None:
    assert format_play(parse_play(line)) == line


@pytest.mark.rule("FH-2.4")
@each("card", load().cards)
def test_cards_round_trip(card: Card) -> None:
    again = make_card(card.id, format_defence(card), [format_play(play) for play in card.plays], card.fg, card.injury)
    assert parse_defence(format_defence(card)) == (card.def_type, card.helmets, card.box, card.rider, card.penalty)
    assert again.plays == card.plays
    assert (again.defence_text, again.offence_texts) == (card.defence_text, card.offence_texts)


def test_a_defence_line_means_what_it_says() -> None:
    end = parse_defence("P {L1,C1} MINUS 10 + NO_KICK !")
    assert (end.def_type, end.helmets, end.box, end.rider, end.penalty) == (PASS, (1, 1, 0), Minus(10), NoKick(), True)
    assert parse_defence("R {C1} FUMBLE 10 20").box == Fumble(10, 20)
    assert parse_defence("P {L2} INTERCEPTION pass").box == Interception("pass")
    assert parse_defence("M {C1,R2} IF OFF_TYPE M: LOSS 5").box == If(OffType(MAUL), Loss(5))
    assert parse_defence("R {C1} GOAL_LINE_STAND + MOMENTUM 5")[2:4] == (GoalLineStand(), Momentum(5))
    assert parse_defence("M {} -") == (MAUL, (0, 0, 0), None, None, False)


def test_a_play_line_means_what_it_says() -> None:
    play = parse_play("P C 20 [SITUATION DOWN 4 -> 30; SECURE]")
    assert play == (PASS, 1, 1, 20, (Situation(Down((4,)), 30), Secure()))
    assert parse_play("R L x2 15") == (RUN, 0, 2, 15, ())
    assert parse_play("P L 20 [BONUS always 10]").effects == (Bonus(Always(), 10),)
    assert parse_play("M C 10 [STUNT]").effects == (Stunt(),)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("P {L1} LOSS 5", "Sack: loss of 5."),
        ("R {L1} LOSS 5", "Back Field Tackle: loss of 5."),
        ("M {L1} LOSS 10", "Gang Tackle: loss of 10."),
        ("P {L1,C1} MINUS 10 + NO_KICK !", "Minus 10. No kick after this play."),
        ("R {C1} GOAL_LINE_STAND", "Goal Line Stand: on the 15 or closer, END DRIVE: OFF RESETS."),
        ("R {C1} FUMBLE 0 0", "Fumble: OFF RESETS."),
        ("R {C1} IF DOWN 4: END_DRIVE", "Fourth Down Stop: on the 4th play, END DRIVE: OFF RESETS."),
        ("R {C1} IF DOWN 3/4: MINUS 5", "On the 3rd or 4th play, minus 5."),
        ("M {} -", ""),
    ],
)
def test_printed_defence(line: str, text: str) -> None:
    assert printed_defence(parse_defence(line)) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("R C 10", "Run 10"),
        ("R C 5 [SITUATION BALL_AT_MOST 10 -> 10]", "Quarterback Sneak: Run 5, or 10 on the 10 or closer."),
        ("P C 20 [SITUATION DOWN 4 -> 30]", "Fake Kick: Pass 20, or 30 on the 4th play."),
        ("P C 15 [BONUS DEF_TYPE R 10]", "Flea Flicker: Pass 15. Add 10 against a Run defence."),
        ("P C 5 [EXTRA_DRAW 2]", "Screen: Pass 5. Turn 2 Action cards and add the pass numbers."),
        ("R L 10 [STUNT]", "Gadget: Run 10. A Maul defence is a mismatch."),
        ("M L 10 [MISDIRECTION 1]", "Double Reverse: Maul 10. Ignore 1 helmet in this area."),
    ],
)
def test_printed_play(line: str, text: str) -> None:
    assert printed_play(parse_play(line)) == text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("R C1 MINUS 15", "is not of the form"),
        ("X {C1} MINUS 15", "'X' is no play type"),
        ("R {Q1} MINUS 15", "'Q' is no area"),
        ("R {R1,C1} MINUS 15", "in the order L, C, R"),
        ("R {C1,C1} MINUS 15", "name each area once"),
        ("R {C} MINUS 15", "needs a number"),
        ("R {C1} MINUS 7", "MINUS takes 5, 10, 15, 20, not 7"),
        ("R {C1} MINUS", "MINUS needs a number, not ''"),
        ("R {C1} NO_GAIN 5", "NO_GAIN takes no number"),
        ("R {C1} TACKLE 5", "'TACKLE' is no defensive action; known are"),
        ("R {C1} SACK 5", "SACK is the printed name of LOSS on a P defence"),
        ("R {C1} FUMBLE 15 0", "FUMBLE takes 0, 5 or 10 yards back"),
        ("R {C1} IF DOWN 4 END_DRIVE", "lacks the ': '"),
        ("R {C1} IF CLEAR_AREA: NO_GAIN", "cannot be the condition of a defence"),
        ("R {C1} IF DOWN 5: NO_GAIN", "DOWN takes plays 1 to 4"),
        ("R {C1} NO_GAIN + MOMENTUM 20", "MOMENTUM takes 5, 10, not 20"),
        ("R {C1} NO_GAIN + SPIRIT", "'SPIRIT' is no rider"),
    ],
)
def test_bad_defence_lines(line: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_defence(line)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("R C", "is not of the form"),
        ("R C x1 10", "without x1"),
        ("R C ten", "needs a number, not 'ten'"),
        ("R C 10 [JUMP]", "'JUMP' is no effect"),
        ("R C 10 [EXTRA_DRAW 3]", "EXTRA_DRAW takes 1, 2, not 3"),
        ("R C 10 [SITUATION DOWN 4 20]", "lacks a condition or its yards"),
        ("R C 10 [SITUATION always -> 20]", "cannot be the condition of a SITUATION"),
        ("R C 10 [BONUS OFF_TYPE R 5]", "cannot be the condition of a BONUS"),
        ("R C 10 [BONUS WINNING 5]", "'WINNING' is no condition"),
    ],
)
def test_bad_play_lines(line: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_play(line)
    assert message in str(caught.value)


@pytest.mark.rule("FH-2.4", "FH-2.5", "FH-2.6")
@pytest.mark.parametrize(
    ("defence", "offence", "message"),
    [
        ("R {L2,C2} MINUS 5", ["R C 10"], "field 'defence': a card shows 0 to 3 helmets, not 4"),
        ("R {C1} -", ["R C 10"], "field 'defence': only a card without helmets may lack an action"),
        ("R {} - !", ["R C 10"], "field 'defence': a rider or penalty icon needs an action"),
        ("R {C1} INTERCEPTION 5", ["R C 10"], "field 'defence': INTERCEPTION 5 is only for Pass defences"),
        ("M {C1} IF DOWN 4: BLITZ 5", ["R C 10"], "field 'defence': BLITZ 5 is only for Pass defences"),
        ("P {C1} STRIP 5", ["R C 10"], "field 'defence': STRIP 5 is only for Run or Maul defences"),
        ("P {C1} GOAL_LINE_STAND", ["R C 10"], "field 'defence': GOAL_LINE_STAND is only for Run or Maul defences"),
        ("R {C1} NO_GAIN", ["R L x2 10", "R C x2 10"], "field 'offence': a card shows 0 to 3 footballs, not 4"),
        ("R {C1} NO_GAIN", ["R L x0 10"], "field 'offence': a play has at least one football"),
        ("R {C1} NO_GAIN", ["R R 10", "R L 10"], "field 'offence': plays are printed by area L, C, R"),
        ("R {C1} NO_GAIN", ["P L 10", "R L 10"], "field 'offence': plays are printed by area L, C, R"),
        ("R {C1} NO_GAIN", ["R L 10", "R L 5"], "field 'offence': two plays may share an area only if"),
        ("R {C1} NO_GAIN", ["R L 12"], "field 'offence': yards are 0 to 40 in steps of 5"),
        ("R {C1} NO_GAIN", ["R L 45"], "field 'offence': yards are 0 to 40 in steps of 5"),
        ("R {C1} NO_GAIN", ["R L 5 [STUNT; SECURE; HURRY_UP]"], "field 'offence': a play carries at most two effects"),
        ("R {C1} NO_GAIN", ["R L 5 [STUNT; STUNT]"], "field 'offence': a play carries an effect only once"),
        ("R {C1} NO_GAIN", ["R L 5 [SECURE; QUICK_RELEASE]"], "field 'offence': SECURE and QUICK_RELEASE never"),
    ],
)
def test_shapes_that_no_card_has(defence: str, offence: list[str], message: str) -> None:
    with pytest.raises(CardError) as caught:
        make_card("q01", defence, offence)
    assert f"card 'q01', {message}" in str(caught.value)


ENTRY = """
[[card]]
id = "q01"
number = 1
name = "Quill"
location = "Inkwell"
defence = "P {L1} LOSS 5"
offence = ["R C 10"]
fg = 3
text.defence = "Sack: loss of 5."
text.offence = ["Run 10"]
"""


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ENTRY, encoding="utf-8")
    [card] = load_file(file)
    assert (card.set, card.team, card.box, card.defence_text) == ("play", None, Loss(5), "Sack: loss of 5.")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("LOSS 5", "SACK", "cards.toml: card 'q01', field 'defence': SACK is the printed name of LOSS"),
        ("fg = 3", "fg = 6", "cards.toml: card 'q01', field 'fg': a field-goal number is 1 to 5, not 6"),
        ("fg = 3", 'fg = "3"', "cards.toml: card 'q01', field 'fg': Expected `int`"),
        ("fg = 3", "", "cards.toml: card 'q01', field 'fg': Object missing required field"),
        ("fg = 3", "fg = 3\nspeed = 9", "cards.toml: card 'q01', field 'speed': Object contains unknown field"),
        ("fg = 3", 'fg = 3\ndeck = "play"', "cards.toml: card 'q01', field 'deck': promo cards name a deck"),
        ('["Run 10"]', '["Run 15"]', "cards.toml: card 'q01', field 'text': 'Run 15' should read 'Run 10'"),
        ('["Run 10"]', "[]", "cards.toml: card 'q01', field 'text': 1 plays need as many texts"),
        ("[[card]]", 'set = "best"\n[[card]]', "cards.toml: Invalid enum value 'best'"),
        ("[[card]]", "[[card", "cards.toml: not valid TOML"),
    ],
)
def test_errors_name_file_card_and_field(old: str, new: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        parse(ENTRY.replace(old, new), "cards.toml")
    assert str(caught.value).startswith(message)


def test_ids_and_numbers_are_unique() -> None:
    with pytest.raises(CardError, match="card 'q01', field 'id': used twice"):
        parse(ENTRY + ENTRY, "cards.toml")
    with pytest.raises(CardError, match="card 'q02', field 'number': 1 is used twice"):
        parse(ENTRY + ENTRY.replace("q01", "q02"), "cards.toml")


@pytest.mark.rule("FH-1.3")
def test_a_team_file_holds_five_stars_and_ten_team_cards() -> None:
    def entry(n: int) -> str:
        star = '\nset = "star"' if n <= 5 else ""
        return ENTRY.replace("q01", f"q{n:02}").replace("number = 1", f"number = {n}{star}")

    team = 'team = "quills"' + "".join(map(entry, range(1, 16)))
    assert {card.team for card in parse(team, "quills.toml")} == {"quills"}
    with pytest.raises(CardError, match=r"quills\.toml: a team is 5 Star cards followed by 10 Team cards"):
        parse(team.replace('set = "star"', "", 1), "quills.toml")


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"nowhere\.toml: cannot be read as text"):
        load_file(tmp_path / "nowhere.toml")

"""Messages put into words: lists, numbers, names, other messages, and what to do where a language lacks one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, ast

from playcall.contract import Said, Text, joined, msg
from playcall.contract.speech import LANGUAGES, SHARED, Speaker, catalogue, entries, say, speaker
from tests.kernel.toy import TOY

ENGLISH = """
### A catalogue.

-team = Bears
-side = { $case ->
   *[bare] offense
    [of] of the offense
  }

## Plays
gain = { $yards ->
    [one] one yard
   *[other] { $yards } yards
  }
told = The { -team } gain { gain }.
call = { $kind ->
    [run] A run
   *[pass] A pass
  } for { gain }
whose = The ball { -side(case: "of") }
two-lines =
    First.
    Second.
nested = Then: { $what }
titled = Play
    .hint = a hint
only-english = Only English has this.
"""
GERMAN = """
-team = Bären
gain = { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
  }
told = Die { -team } gewinnen { gain }.
nested = Dann: { $what }
"""


@pytest.fixture
def english() -> Speaker:
    return Speaker("en", catalogue(SHARED, "en"), ENGLISH)


@pytest.fixture
def german(english: Speaker) -> Speaker:
    return Speaker("de", catalogue(SHARED, "de"), GERMAN, otherwise=english)


def test_a_name_is_the_same_in_every_language(english: Speaker, german: Speaker) -> None:
    assert english("Red Dog") == german("Red Dog") == "Red Dog"


@pytest.mark.parametrize(("yards", "shown"), [(0, "0 yards"), (1, "one yard"), (2, "2 yards"), (-2, "-2 yards")])
def test_numbers_choose_singular_or_plural(english: Speaker, yards: int, shown: str) -> None:
    assert english(msg("gain", yards=yards)) == shown


def test_minus_one_is_singular_so_a_loss_is_told_with_a_positive_number(english: Speaker) -> None:
    assert english(msg("gain", yards=-1)) == "one yard"


@pytest.mark.parametrize(("yards", "shown"), [(0, "0 Yards"), (1, "ein Yard"), (2, "2 Yards")])
def test_each_language_has_plurals_of_its_own(german: Speaker, yards: int, shown: str) -> None:
    assert german(msg("gain", yards=yards)) == shown


@pytest.mark.parametrize(("kind", "shown"), [("run", "A run for 2 yards"), ("pass", "A pass for 2 yards")])
def test_a_keyword_chooses_a_variant(english: Speaker, kind: str, shown: str) -> None:
    assert english(msg("call", kind=kind, yards=2)) == shown


def test_a_message_may_refer_to_another_and_to_a_term(english: Speaker) -> None:
    assert english(msg("told", yards=1)) == "The Bears gain one yard."


def test_a_term_may_have_cases(english: Speaker) -> None:
    assert english(msg("whose")) == "The ball of the offense"


def test_a_message_may_be_an_argument_of_another(english: Speaker, german: Speaker) -> None:
    inner = msg("told", yards=3)
    assert english(msg("nested", what=inner)) == "Then: The Bears gain 3 yards."
    assert german(msg("nested", what=inner)) == "Dann: Die Bären gewinnen 3 Yards."


def test_a_message_may_have_several_lines(english: Speaker) -> None:
    assert english(msg("two-lines")) == "First.\nSecond."


@pytest.mark.parametrize(
    ("how", "one", "two", "three"),
    [
        ("and", "A", "A and B", "A, B and C"),
        ("or", "A", "A or B", "A, B or C"),
        ("comma", "A", "A, B", "A, B, C"),
        ("then", "A", "A, then B", "A, B, then C"),
        ("space", "A", "A B", "A B C"),
        ("plus", "A", "A + B", "A + B + C"),
    ],
)
def test_lists_are_said_as_people_say_them(how: str, one: str, two: str, three: str) -> None:
    assert [say(joined("ABC"[:n], how)) for n in (1, 2, 3)] == [one, two, three]
    assert say(joined("", how)) == ""


def test_lists_follow_the_language() -> None:
    assert say(joined("ABC"), language="de") == "A, B und C"
    assert say(joined("AB", "or"), language="de") == "A oder B"


def test_a_list_as_an_argument_is_said_with_and(english: Speaker) -> None:
    assert english(msg("nested", what=("A", "B", "C"))) == "Then: A, B and C"
    assert english(msg("nested", what=("A", msg("gain", yards=1)))) == "Then: A and one yard"
    assert english(msg("nested", what=joined([1, 2], "plus"))) == "Then: 1 + 2"


def test_what_a_language_lacks_is_said_in_english(german: Speaker) -> None:
    assert german(msg("only-english")) == "Only English has this."
    assert german(msg("call", kind="run", yards=1)) == "A run for one yard"


def test_what_no_language_has_shows_its_id(german: Speaker) -> None:
    assert german(msg("nobody-knows", yards=3)) == "nobody-knows"
    assert not german.knows("nobody-knows")


def test_a_message_without_one_of_its_arguments_is_an_error(english: Speaker) -> None:
    with pytest.raises(AssertionError, match=r"The message 'gain' cannot be said with \{\}"):
        english(msg("gain"))


def test_every_message_is_known_before_and_after_it_is_first_said(english: Speaker) -> None:
    assert english.knows("gain")
    english(msg("gain", yards=1))
    assert english.knows("gain")
    assert english(msg("gain", yards=2)) == "2 yards"


def test_no_marks_surround_what_is_put_in(english: Speaker) -> None:
    assert english(msg("nested", what="Ann")).isascii()


def test_entries_are_read_without_the_comments_before_them() -> None:
    found = dict(entries(ENGLISH))
    assert list(found)[:3] == ["-team", "-side", "gain"]
    assert found["gain"].startswith("gain = {")
    assert dict(entries("")) == {}


def test_a_package_without_a_catalogue_has_an_empty_one() -> None:
    assert catalogue("playcall.kernel", "en") == ""
    assert catalogue(TOY.package, "fr") == ""
    assert catalogue("no.such.package", "en") == ""


def test_a_game_speaks_its_own_messages_and_the_shared_ones() -> None:
    speak = speaker(TOY.package, "de")
    assert speak(msg("ty-tossed", seat=1)) == "Platz 1 beginnt."
    assert speak(msg("end")) == say(msg("end"), language="de")
    assert speaker(TOY.package, "de") is speak, "a catalogue is read once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_catalogues_hold_nothing_but_messages(language: str) -> None:
    read = FluentParser().parse(catalogue(SHARED, language)).body
    assert not [entry.content for entry in read if isinstance(entry, ast.Junk)]
    assert {id_ for id_, _ in entries(catalogue(SHARED, language))} == {
        id_ for id_, _ in entries(catalogue(SHARED, "en"))
    }


def test_a_speaker_says_whatever_may_be_said() -> None:
    speak: Callable[[Said], str] = speaker(TOY.package)
    assert speak(Text("ty-tied")) == "Nobody wins."

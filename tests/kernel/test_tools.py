"""Stories, golden games, the exhaustive runner and rule coverage, on the toy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playcall.kernel import IllegalAction, Record, Rulebook, replay
from playcall.testing import (
    Coverage,
    Report,
    Story,
    golden,
    modes,
    rule_coverage,
    run_exhaustively,
)
from playcall.testing.coverage import marks
from playcall.testing.exhaustive import features_of, tracing
from tests.kernel import toy
from tests.kernel.toy import TOY, Drew, Round, Thrown, Took, Tossed

# Stories --------------------------------------------------------------------------------------------------------------


def open_story() -> Story:
    return Story.of(TOY, {"draft": "open"}, numbers={"coin": [1]}, decks={"deck": list(range(7))})


def test_a_story_is_told_by_tokens() -> None:
    story = open_story()
    assert story.may("take a3")
    assert not story.may("take c6")
    assert not story.may(0, "take a3")
    assert story.options() == ["take a1", "take a2", "take a3", "take a4", "take a5"]
    story.act("take a3").act(2, "take a6")
    assert [event.card for event in story.events(Took)] == [2, 5]
    assert story.last(Tossed).seat == 1
    story.assert_asked(0, "take_one")
    story.assert_asked(0, "FaceUpDraft.take_one")
    story.assert_asked(0)


def test_a_story_says_what_is_wrong() -> None:
    story = open_story()
    with pytest.raises(AssertionError, match=r"Seat 0 is not asked, but \[1\]"):
        story.assert_asked(0)
    with pytest.raises(AssertionError, match=r"Seat 1 is asked FaceUpDraft.take_one, not commit"):
        story.assert_asked(1, "commit")
    with pytest.raises(AssertionError, match="No Thrown was told"):
        story.last(Thrown)
    with pytest.raises(AssertionError, match="The game is not over"):
        story.assert_over()
    with pytest.raises(AssertionError, match="Say what the seat chooses"):
        story.act(1)
    with pytest.raises(IllegalAction):
        story.act("pass")


def test_a_story_wants_to_know_who_is_meant() -> None:
    story = Story.of(TOY)
    with pytest.raises(AssertionError, match=r"Say which seat is meant: \[0, 1, 2\]"):
        story.act("take a1")


def test_a_story_can_begin_anywhere() -> None:
    state = TOY.start(seed=1)
    log = state.listen()
    assert Story(state).log is log


# Golden games ---------------------------------------------------------------------------------------------------------


def test_a_golden_game_is_a_record_with_remarks(tmp_path: Path) -> None:
    written = golden.write([TOY], tmp_path)
    assert written == [golden.golden_path(TOY, mode, tmp_path) for mode in ("three", "duel", "long")]
    text = written[0].read_text(encoding="utf-8")
    assert re.search(r"\n#   Seat \d begins\.\n", text)
    assert "\n#   Seat 0 gets a card.\n" in text
    assert replay(Record.from_text(text), TOY).over
    assert golden.differences(TOY, text) == []
    assert golden.write([TOY], tmp_path) == []


def test_differences_name_the_line(tmp_path: Path) -> None:
    [path, *_] = golden.write([TOY], tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    place = lines.index("#   Seat 0 gets a card.")
    lines[place] = "#   Drew nothing"
    found = golden.differences(TOY, "\n".join(lines))
    assert found == [f"line {place + 1}: '#   Drew nothing' is now '#   Seat 0 gets a card.'"]
    assert golden.differences(TOY, "\n".join([*lines, "# more"]))[-1].endswith(f"are now {len(lines)}")
    assert golden.differences(TOY, "nonsense") == ["This is not a record: its first line is not 'playcall record 1'."]


def test_a_golden_game_is_played_afresh_only_when_it_must_be(tmp_path: Path) -> None:
    [path, *_] = golden.write([TOY], tmp_path)
    preset = modes(TOY)[0]
    other = golden.annotated(TOY, golden.play_golden(TOY, preset, seed=1))
    path.write_text(other.replace("begins", "starts"), encoding="utf-8")
    golden.write([TOY], tmp_path)
    assert path.read_text(encoding="utf-8") == other
    golden.write([TOY], tmp_path, afresh=True)
    assert path.read_text(encoding="utf-8") != other
    path.write_text(other.replace("cards: 18-5", "cards: 18-4"), encoding="utf-8")
    golden.write([TOY], tmp_path)
    assert "seed: 2052" in path.read_text(encoding="utf-8")


def test_a_shorter_sample_stands_in_for_a_long_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = {"golden long": {"rounds": "1", "draft": "none"}}
    monkeypatch.setattr(toy.Magpies, "samples", lambda self: tiny, raising=False)
    *_, path = golden.write([TOY], tmp_path)
    assert path.name == "long.txt"
    assert "options: draft=none rounds=1\n" in path.read_text(encoding="utf-8")


def test_the_command_checks_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "all_games", lambda: [TOY])
    folder = ["--folder", str(tmp_path)]
    assert golden.main(folder) == 1
    assert "it is missing" in capsys.readouterr().err
    assert golden.main([*folder, "--write"]) == 0
    assert "three.txt" in capsys.readouterr().out
    assert golden.main(folder) == 0


# The exhaustive runner ------------------------------------------------------------------------------------------------


def test_everything_in_the_toy_is_played() -> None:
    report = run_exhaustively(TOY, games=300)
    assert report.never == ()
    assert report.games < 300
    assert report.seen["card a1"] > 0
    assert report.seen["step Jinx.on_offer"] > 0


def test_the_report_lists_what_was_never_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "all_features", lambda self: {"card a1", "card joker"})
    report = run_exhaustively(TOY, games=40)
    assert isinstance(report, Report)
    assert report.games == 40
    assert "card joker" in report.never
    assert "card a1" not in report.never


def test_rare_features_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "all_features", lambda self: {"card joker"})
    report = run_exhaustively(TOY, games=300, rare={"card joker"})
    assert report.never == ()
    assert report.games < 300
    with pytest.raises(AssertionError, match="magpies has no such features"):
        run_exhaustively(TOY, games=1, rare={"card jack"})


def test_features_name_modes_options_verbs_steps_and_the_games_own() -> None:
    wanted = features_of(TOY)
    assert {"mode duel", "option draft=open", "verb jinx", "step Round.commit", "step Round.on_commit"} <= wanted
    assert {"step Jinx.next_seat", "card c6", "die 6"} <= wanted
    assert "step Round.on_draw" not in wanted


def test_tracing_leaves_the_procedures_as_they_were() -> None:
    before = {name: dict(vars(kind)) for name, kind in TOY.procedures.items()}
    seen: list[str] = []
    with tracing(TOY, lambda kind, step: seen.append(f"{kind.__name__}.{step}")):
        assert Round.commit is not before["Round"]["commit"]
        TOY.start(seed=1)
    assert seen[:4] == ["Match.toss", "Match.shuffle", "Match.deal", "Match.draft"]
    after = {name: dict(vars(kind)) for name, kind in TOY.procedures.items()}
    assert {n: {k: v for k, v in d.items() if k != "_fields"} for n, d in after.items()} == {
        n: {k: v for k, v in d.items() if k != "_fields"} for n, d in before.items()
    }


def test_what_a_game_offers_is_optional() -> None:
    assert not TOY.reveals(Drew(0, 1))
    assert TOY.stage(TOY.start(seed=1)) == ""
    assert list(TOY.features_seen(Drew(0, 1))) == []


# Rule coverage --------------------------------------------------------------------------------------------------------

TESTS = """
import pytest
from pytest import mark
from marks import rule

pytestmark = pytest.mark.rule("TY-1.1")

@pytest.mark.rule("TY-1.2", "TY-2.1")
@mark.rule("TY-2.2")
@rule("TY-2.3")
def test_it(): ...

CASES = [pytest.param(1, marks=pytest.mark.rule("TY-2.4")), pytest.param(2, marks=[rule("TY-2.5")])]
@pytest.mark.parametrize("x", CASES)
def test_more(x): book.rule("TY-4.1"); other(rule="TY-4.1"); "TY-4.1"

@pytest.mark.rule("TY-9.9", "XX-1.1")
def test_nothing(): ...
"""


def test_marks_are_found_wherever_they_stand() -> None:
    assert sorted(rule for rule, _ in marks(TESTS)) == [
        "TY-1.1", "TY-1.2", "TY-2.1", "TY-2.2", "TY-2.3", "TY-2.4", "TY-2.5", "TY-9.9", "XX-1.1",
    ]  # fmt: skip


def test_coverage_compares_the_marks_with_the_rulebook(tmp_path: Path) -> None:
    (tmp_path / "chapter").mkdir()
    (tmp_path / "chapter" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    coverage = rule_coverage(TOY, tmp_path)
    assert isinstance(coverage, Coverage)
    assert coverage.game == "magpies"
    assert len(coverage.rules) == 11
    assert coverage.uncovered == ("TY-1.3", "TY-3.1", "TY-3.2", "TY-4.1")
    assert coverage.covered["TY-2.2"] == ("chapter/test_toy.py:9",)
    assert coverage.unknown == {"TY-9.9": ("chapter/test_toy.py:17",)}


def test_a_rulebook_is_read_with_its_chapters() -> None:
    book = Rulebook.parse(toy.RULES, "TY")
    rule = book.find("TY-2.3")
    assert rule is not None
    assert (rule.chapter, rule.text) == ("TY-2 A round", "Everybody commits a card face down, all at once.")
    assert book.find("TY-2.9") is None
    assert Rulebook.parse(toy.RULES, "XX").rules == ()

"""What the game says: every event has its line, every question its prompt, and the table its field."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.events import EVENT_KINDS
from playcall.games.gridiron_fantasy.playbyplay import TELLERS
from playcall.games.gridiron_fantasy.procedures import PROCEDURES
from playcall.games.gridiron_fantasy.prompts import PROMPTS
from playcall.games.gridiron_fantasy.table import Table
from tests.games.gridiron_fantasy.story import Scene, quick_game, random_play


def test_every_event_has_a_line() -> None:
    assert set(EVENT_KINDS.values()) == set(TELLERS)


def test_every_step_that_asks_has_a_prompt() -> None:
    asking = {
        f"{name}.{step}" for name, kind in PROCEDURES.items() for step in kind.order if hasattr(kind, f"on_{step}")
    }
    assert asking == set(PROMPTS)


def test_the_field_shows_ball_and_mark() -> None:
    scene = Scene(los=20)
    row = next(line for line in GAME.words.table(scene.s, 0, 100).splitlines() if "●" in line)
    start = row.index("█") + 1
    assert (row.index("●") - start, row.index("╎") - start) == (10, 15)


def test_the_table_shows_totals_and_who_has_the_advantage() -> None:
    scene = Scene(def_hand=["DA-01"]).play("OP-01", "DP-01")
    text = GAME.words.table(scene.s, 1, 100)
    assert "▸Bob: Slant" in text
    assert "Skill is Dominant: Bob 2 – 1 Joe" in text
    assert "Mirror Coverage" in text
    assert "Mirror Coverage" not in GAME.words.table(scene.s, 0, 100)


def test_no_line_of_the_table_is_too_wide() -> None:
    for seed in range(3):
        tale = quick_game(seed)
        random_play(tale, until=lambda s: s.plays > 2, seed=seed)
        for width in (60, 80, 120):
            assert all(len(line) <= width for line in GAME.words.table(tale.s, 0, width).splitlines())


def test_every_line_of_a_game_is_a_sentence() -> None:
    tale = random_play(quick_game(4))
    for event in tale.log:
        line = GAME.words.line(event, 0)
        assert line is None or line.endswith((".", "!"))


def test_a_sum_names_everything_that_counts() -> None:
    scene = Scene(def_hand=["DA-01"], def_team=["TM-27"]).play("OP-01", "DP-01")
    lines = [str(GAME.words.line(event, None)) for event in scene.log]
    assert any("Joe 2 (Greased Pigskin +1, Percy “Velcro” Lund +1)" in line for line in lines)


def test_an_option_explains_itself_with_its_rules() -> None:
    scene = Scene(off_hand=["OA-07"]).play("OP-07", "DP-02")
    told = GAME.words.unfold(scene.s, 0, GAME.actions.parse("lay OA-07"))
    assert told.steps[0].text == "Power: 2 + 3 = 5, against 3."
    assert "GF-8.14" in told.steps[1].rules
    assert "risk 3" in told.steps[2].text
    scene = Scene(los=60).skip("Down.declare")
    told = GAME.words.unfold(scene.s, 0, GAME.actions.parse("punt"))
    assert (told.steps[0].text, told.steps[0].rules) == ("The ball comes down on their own 20.", ("GF-12.3",))


def committing(context: str) -> Table:
    """A game in which cards are committed to such a kick."""

    def asked(s: Table) -> bool:
        return s.situation() == "QuickChallenge.commit" and s.context == context

    played = (random_play(quick_game(seed), asked, seed=seed).s for seed in range(20))
    return next(s for s in played if not s.over)


def test_who_commits_cards_is_told_what_they_are_worth() -> None:
    s = committing("kickoff")
    kicks, returns = (GAME.words.prompt(s, s.seat(role)) for role in (0, 1))
    assert returns.endswith("Each symbol you show more is worth 5 yards, each one fewer costs 2.")
    assert kicks.endswith("Each symbol you show more costs them 2 yards, each one fewer is worth 5 yards to them.")
    s = committing("field_goal")
    assert all(GAME.words.prompt(s, seat).endswith(f"it needs {s.ytg}.") for seat in (0, 1))

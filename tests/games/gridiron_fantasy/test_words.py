"""What the game says: every event has its line, every question its prompt, and the table its field."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.events import EVENT_KINDS, ObjectiveFixed
from playcall.games.gridiron_fantasy.game import PROCEDURES
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.words import HEADINGS, MOMENTS, RULES_NOW, TELLERS
from playcall.kernel import Result
from tests.games.gridiron_fantasy.story import Scene, quick_game, random_play, say


def screen(s: Table, seat: int, width: int = 100, language: str = "en") -> str:
    return GAME.screen(s, seat, width, lambda said: say(said, language))


def test_every_event_has_a_line() -> None:
    assert set(EVENT_KINDS.values()) == set(TELLERS)


def test_every_step_that_asks_has_a_prompt() -> None:
    asking = {(name, step) for name, kind in PROCEDURES.items() for step in kind.order if hasattr(kind, f"on_{step}")}
    assert all(hasattr(PROCEDURES[name], f"asks_{step}") for name, step in asking)
    told = {(name, word) for name, kind in PROCEDURES.items() for word in vars(kind) if word.startswith("asks_")}
    assert {(name, f"asks_{step}") for name, step in asking} == told


def test_the_field_shows_ball_and_mark() -> None:
    scene = Scene(los=20)
    row = next(line for line in screen(scene.s, 0).splitlines() if "●" in line)
    start = row.index("█") + 1
    assert (row.index("●") - start, row.index("╎") - start) == (10, 15)


@pytest.mark.rule("GF-12.21", "GF-12.18")
def test_after_a_change_of_possession_the_field_is_that_of_the_new_team() -> None:
    scene = Scene(los=30, down=4)
    scene.play("OP-02", "DP-02").settle_to("LeaveField.discard_any")
    row = next(line for line in screen(scene.s, 0).splitlines() if "●" in line)
    spot = (row.index("●") - row.index("█") - 1) * 2
    assert scene.s.los > 50
    assert abs(spot - scene.s.los) < 2
    assert row.endswith("Joe →")  # who took over, from their own goal line
    assert "╎" not in row


@pytest.mark.rule("GF-12.15")
def test_after_a_score_there_is_no_ball_on_the_field() -> None:
    scene = Scene(los=97).play("OP-02", "DP-03").settle()
    assert "●" in screen(scene.s, 0)  # the try
    scene.act("kick").settle_to("LeaveField.discard_any")
    assert "●" not in screen(scene.s, 0)


def test_marks_of_cards_have_a_legend() -> None:
    scene = Scene()
    foul = scene.new("oa", 'symbols = { power = 1 }\npenalty = { risk = 2, yards = 5, foul = "Holding" }')
    text = screen(scene.give(0, foul).s, 0)
    assert "!2)" in text
    assert "Penalty Risk of 2" in text
    assert "Referee Alert of 1" in text
    assert "Penalty Risk" not in screen(Scene().s, 0)


def lines(scene: Scene) -> list[str]:
    return [say(scene.s.game.words.line(event, None)) for event in scene.log]


@pytest.mark.rule("GF-7.23")
def test_an_action_says_what_it_does_and_the_new_total() -> None:
    scene = Scene(off_hand=["OA-03"], def_hand=["DA-08"])
    boost = scene.new("oa", 'windows = ["challenge"]\neffects = [{ do = "add_symbols", ability = "power", n = 2 }]')
    scene.give(0, boost).play("OP-02", "DP-02").act(f"action {boost}")
    told = lines(scene)
    place = told.index("Bob play A card: +2 Power.")
    assert told[place + 1] == "Power is now 5 to 3."


@pytest.mark.rule("GF-7.20")
def test_a_secondary_is_told_with_its_card_and_what_it_brings() -> None:
    scene = Scene(def_hand=["DA-04"]).play("OP-05", "DP-03").act("lay DA-04").settle()
    told = lines(scene)
    assert "Ball Hawk Zone of Joe opens a Secondary Challenge in Speed: 0 to 0." in told
    assert "Joe lay Eagle Eye: Skill 1 to 2, Speed 0 to 1." in told
    assert "The Secondary Challenge of Ball Hawk Zone succeeds for Joe, Speed 1 to 0: the pass is intercepted." in told


@pytest.mark.rule("GF-8.24")
@pytest.mark.parametrize(
    ("do", "line"),
    [
        ("lose_down", "Bob lose a down."),
        ("repeat_down", "Bob play the same down again, by a card."),
        ("first_down", "A first down for Bob, by a card."),
    ],
)
def test_what_an_effect_does_to_the_downs_is_told(do: str, line: str) -> None:
    scene = Scene()
    play = scene.new("op", f'kind = "run"\nsymbols = {{ power = 3 }}\nobjective = 4\non_success = [{{ do = "{do}" }}]')
    scene.play(play, "DP-03").settle()
    assert line in lines(scene)


def test_the_table_shows_totals_and_who_has_the_advantage() -> None:
    scene = Scene(def_hand=["DA-01"]).play("OP-01", "DP-01")
    text = screen(scene.s, 1)
    assert "▸Bob: Slant" in text
    assert "Skill is Dominant: Bob 2 to 1 Joe" in text
    assert "Mirror Coverage" in text
    assert "Mirror Coverage" not in screen(scene.s, 0)
    assert "Technik entscheidet: Bob 2 zu 1 Joe" in screen(scene.s, 1, language="de")


def test_no_line_of_the_table_is_too_wide() -> None:
    for seed in range(3):
        tale = quick_game(seed)
        random_play(tale, until=lambda s: s.plays > 2, seed=seed)
        for width in (60, 80, 120):
            assert all(len(line) <= width for line in screen(tale.s, 0, width).splitlines())


def test_every_line_of_a_game_is_a_sentence() -> None:
    tale = random_play(quick_game(4))
    for event in tale.log:
        line = GAME.words.line(event, 0)
        assert line is None or all(say(line, language).endswith((".", "!")) for language in ("en", "de"))


def test_a_sum_names_everything_that_counts() -> None:
    scene = Scene(def_hand=["DA-01"], def_team=["TM-27"]).play("OP-01", "DP-01")
    lines = [say(GAME.words.line(event, None)) for event in scene.log]
    assert any("Joe 2 (Greased Pigskin +1, Percy “Velcro” Lund +1)" in line for line in lines)


def test_teams_are_called_by_their_nicknames() -> None:
    s = quick_game(1).s
    home, visitor = (s.names[team].split()[-1] for team in (s.home, s.away))
    headline = say(GAME.words.headline(s))
    assert headline.startswith(f"{home} 0, {visitor} 0 · ")


def test_steps_of_an_objective_name_their_source_and_their_own_amount() -> None:
    steps = (("printed", 0, -3, -3), ("added", 1, -2, -5), ("floor", 2, 4, -1))
    line = say(GAME.words.line(ObjectiveFixed("Bob", 0, steps, -1), None))
    first, second, third = (GAME.prints[place].name for place in (0, 1, 2))
    assert line == f"Objective of {first}: −3 printed, −2 by {second}, held at −1 by {third} = −1."


def committing(context: str) -> Table:
    """A game in which cards are committed to such a kick."""

    def asked(s: Table) -> bool:
        return s.situation() == "QuickChallenge.commit" and s.context == context

    played = (random_play(quick_game(seed), asked, seed=seed).s for seed in range(20))
    return next(s for s in played if not s.over)


def test_who_commits_cards_is_told_what_they_are_worth() -> None:
    s = committing("kickoff")
    kicks, returns = (say(GAME.words.prompt(s, s.seat(role))) for role in (0, 1))
    assert returns.endswith("Each symbol more than theirs brings you 5 yards, each one fewer costs you 2.")
    assert kicks.endswith("Each symbol more than theirs costs them 2 yards, each one fewer brings them 5 yards.")
    s = committing("field_goal")
    assert all(say(GAME.words.prompt(s, seat)).endswith(f"it takes {s.ytg}.") for seat in (0, 1))


def test_whoever_is_not_asked_is_told_whom_everybody_waits_for() -> None:
    scene = Scene().skip("Down.declare")
    assert say(GAME.words.prompt(scene.s, 1)) == "Waiting for Bob."


def test_rules_of_the_moment_are_rules() -> None:
    known = {rule.id for rule in GAME.rulebook().rules}
    assert {rule for rules in RULES_NOW.values() for rule in rules} <= known


def test_scores_are_moments_and_plays_are_headings() -> None:
    told = random_play(quick_game(2), seed=2)
    weights = {type(event).__name__: GAME.words.stress(told.s, event).weight for event in told.log}
    assert weights["PlaysRevealed"] == 1
    assert weights["GameOver"] == 2
    assert all(weights.get(kind.__name__, 2) == 2 for kind in MOMENTS)
    assert not set(HEADINGS) & set(MOMENTS)


@pytest.mark.parametrize(("by", "text"), [("points", "on points"), ("overtime", "overtime"), ("draw", "still level")])
def test_the_result_says_how_it_came_about(by: str, text: str) -> None:
    winner = None if by == "draw" else 0
    assert text in say(GAME.words.result(Result((7, 3) if winner == 0 else (3, 3), winner, by, "GF-13.5")))

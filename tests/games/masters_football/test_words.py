"""What people read: lines with their arithmetic, prompts, labels, tags, the table."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from playcall.games.masters_football import GAME, events
from playcall.games.masters_football.coach import RATERS
from playcall.games.masters_football.odds import goals
from playcall.games.masters_football.procedures import PROCEDURES
from playcall.games.masters_football.stresses import RULES_NOW
from playcall.kernel import BadOption, Event
from tests.games.masters_football.story import MISS, Scene, start

WORDS = GAME.words
RULES = (Path(__file__).resolve().parents[3] / "src/playcall/games/masters_football/rules.md").read_text("utf-8")


def lines(scene: Scene, kind: type[Event], seat: int | None = None) -> list[str]:
    return [WORDS.line(event, seat) or "" for event in scene.told(kind)]


def test_a_tactical_roll_with_every_term() -> None:
    scene = Scene(managers=("tactician",), numbers={"tactic": [1, 3], "tactic genius": [5, 0]}).tactics()
    assert lines(scene, events.TacticalRoll)[0] == (
        "Tactical roll: Larkmoor 2 + G (2) + skills 8 + manager 3 = 15; St Corvin 4 + 1 + skills 7 = 12. "
        "Larkmoor wins it (the higher value): Possession for both."
    )


def test_strengths_with_every_term() -> None:
    scene = Scene(hands=("ST01", ""), money=(9, 0), managers=("joga_bonito",)).tactics().until("AnnounceStrength.ask")
    told = lines(scene.act("cards"), events.Strengths)
    assert told[0] == (
        "Larkmoor in Possession: attack 2 + 2 + 5 +2 Call to Arms +2 manager = 13, purple; "
        "defence 5 + 2 + 2 +2 Call to Arms = 11, purple."
    )
    level = lines(Scene().tactics("Di", "Di"), events.Strengths)
    assert "green, down to orange by home advantage" in level[1]


def test_dice_and_results() -> None:
    scene = Scene().dice((4, 3, 0, 0), *[MISS] * 12).tactics()
    assert lines(scene, events.DiceRolled)[0] == "Larkmoor rolls blue 4 and 2; St Corvin green 2 and 1."
    assert lines(scene, events.Settled)[0] == "Larkmoor 4 + 2 = 6 against 2 + 1 = 3: goal! Larkmoor 1–0 St Corvin."
    assert "no goal" in lines(scene, events.Settled)[1]


def test_every_asking_step_has_words_rules_and_a_coach() -> None:
    asking = {
        f"{name}.{step}" for name, kind in PROCEDURES.items() for step in kind.order if hasattr(kind, f"on_{step}")
    }
    assert asking == {*RATERS, "Buy.choose"}
    assert asking == {*RULES_NOW, "Window.offer"}


def test_tags_say_what_a_card_would_do() -> None:
    scene = Scene(hands=("EV04", ""), money=(9, 0)).tactics().until("AnnounceStrength.ask").act("cards")
    tags = {WORDS.glance(scene.s, 0, action).tag for action in scene.s.legal(0)}
    assert tags == {"own att +1"}
    dive = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    chance = [round(100 * goals(4, 3, bonus) / 1296) for bonus in (0, 2)]
    assert WORDS.glance(dive.s, 0, dive.s.legal(0)[0]).tag == f"{chance[0]} → {chance[1]} %"
    steps = WORDS.unfold(dive.s, 0, dive.s.legal(0)[0]).steps
    assert steps[0].rules
    assert any("costs 1 M" in step.text for step in steps)


def test_the_table_shows_match_league_and_pad() -> None:
    scene = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    scene.s.results = [1, 2, 3, 2, 1]
    text = WORDS.table(scene.s, 0, 100)
    for part in ("Larkmoor", "Match tactics: Possession", "League table", "After matchday 1", "Your hand", "C–D 2–1"):
        assert part in text, part
    assert all(len(line) <= 100 for line in text.splitlines())
    assert "Theatrical Dive" not in WORDS.table(scene.s, 1, 100)
    assert WORDS.headline(scene.s) == "Matchday 1: Larkmoor 0–0 St Corvin 0'"


def test_prompts_and_labels() -> None:
    tale = start(1)
    assert WORDS.prompt(tale.s, 0) == "Which manager do you hire?"
    assert WORDS.label(tale.s, 0, tale.s.legal(0)[0]) in [face.title for face in GAME.faces()]
    scene = Scene("S02 S08 S14 S15")
    assert WORDS.label(scene.s, 0, scene.s.legal(0)[0]) == "Cultured Left Foot, Engine Room, Link-Up Striker"
    assert "Possession 9/9 blue/blue" in WORDS.explain(scene.s, 0, scene.s.legal(0)[0])


def test_a_goal_is_a_moment() -> None:
    scene = Scene().dice((4, 3, 0, 0), *[MISS] * 12).tactics()
    stress = WORDS.stress(scene.s, scene.told(events.Settled)[0])
    assert (stress.weight, stress.side, stress.sum) == (2, 0, True)


def test_options_that_contradict_each_other() -> None:
    with pytest.raises(BadOption, match="for two"):
        GAME.parse_options({"mode": "friendly", "players": "3"})


def test_the_rules_are_numbered_without_gaps() -> None:
    ids = [tuple(map(int, found)) for found in re.findall(r"^- \*\*MF-(\d+)\.(\d+)\*\*", RULES, re.MULTILINE)]
    assert len(ids) == 230
    for (chapter, number), (next_chapter, next_number) in itertools.pairwise(ids):
        assert (next_chapter, next_number) in ((chapter, number + 1), (chapter + 1, 1))
    named = set(re.findall(r"MF-\d+\.\d+", RULES))
    assert named == {f"MF-{chapter}.{number}" for chapter, number in ids}

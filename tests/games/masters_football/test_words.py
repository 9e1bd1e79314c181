"""What people read: lines with their arithmetic, prompts, labels, tags, steps, the table in the terminal."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from playcall.games.masters_football import GAME, events
from playcall.games.masters_football.actions import ACTIONS
from playcall.games.masters_football.coach import RATERS
from playcall.games.masters_football.preview import previews
from playcall.games.masters_football.rules import PROCEDURES
from playcall.games.masters_football.rules.legality import WHISTLEBLOWER
from playcall.games.masters_football.rules.strength import ROLLS, goals
from playcall.games.masters_football.words import LINES
from playcall.kernel import BadOption, Event, Result
from tests.games.masters_football.story import MISS, Scene, Tale, say, start

WORDS = GAME.words
RULES = (Path(__file__).resolve().parents[3] / "src/playcall/games/masters_football/rules.md").read_text("utf-8")


def lines(scene: Scene, kind: type[Event], seat: int | None = None) -> list[str]:
    return [say(WORDS.line(event, seat) or "") for event in scene.told(kind)]


def labels(tale: Tale) -> list[str]:
    seat = tale.seat
    return [say(GAME.preview(tale.s, seat, action).label) for action in tale.s.legal(seat)]


def tags(tale: Tale, seat: int) -> list[str]:
    return [say(GAME.preview(tale.s, seat, action).tag or "") for action in tale.s.legal(seat)]


def steps(tale: Tale, seat: int, option: int = 0) -> list[str]:
    return [say(step.text) for step in GAME.preview(tale.s, seat, tale.s.legal(seat)[option]).steps()]


def test_a_tactical_roll_is_told_with_every_term() -> None:
    scene = Scene(managers=("tactician",), numbers={"tactic": [1, 3], "tactic genius": [5, 0]}).tactics()
    assert lines(scene, events.TacticalRoll)[0] == (
        "Tactical roll: Larkmoor 2 + G (2) + 8 skill + 3 manager = 15; St Corvin 4 + 1 + 7 skill = 12. "
        "Larkmoor win it with the higher value: Possession for both."
    )


def test_strengths_are_told_with_every_term_and_the_tie_shift() -> None:
    scene = Scene(hands=("ST01", ""), money=(9, 0), managers=("joga_bonito",)).tactics().until("AnnounceStrength.ask")
    told = lines(scene.act("cards"), events.Strengths)
    assert told[0] == (
        "Larkmoor in Possession: attack 2 + 2 + 5 + 2 Call to Arms + 2 manager = 13, purple; "
        "defence 5 + 2 + 2 + 2 Call to Arms = 11, purple."
    )
    level = lines(Scene().tactics("Di", "Di"), events.Strengths)
    assert "green, down to orange by home advantage" in level[1]


def test_dice_are_told_by_what_they_show() -> None:
    scene = Scene().dice((4, 3, 0, 5), *[MISS] * 12).tactics()
    assert lines(scene, events.DiceRolled)[0] == "Larkmoor roll 4 (blue) and 2; St Corvin 2 (green) and G."
    assert lines(scene, events.Settled)[0] == "Larkmoor 4 + 2 = 6 against 2 + 2 = 4: goal! Larkmoor 1–0 St Corvin."
    assert lines(scene, events.Settled)[1].endswith("no goal.")


def test_a_die_rolled_again_is_told_by_what_it_showed_and_shows() -> None:
    scene = Scene(hands=("EV07", ""), money=(9, 0)).dice(MISS, *[MISS] * 12).tactics().until("Window.offer")
    scene.script(attack=(5,)).act("play EV07")
    assert lines(scene, events.DiceRerolled)[0] == "Larkmoor roll again: attack die 1 becomes 6."


def test_your_own_doings_are_told_to_you_and_by_club_to_others() -> None:
    scene = Scene(hands=("ST01", ""), money=(9, 0)).tactics().until("AnnounceStrength.ask").act("cards")
    [you], [others] = (lines(scene, events.CardPlayed, seat) for seat in (0, 1))
    assert you.startswith("You play Call to Arms for 2 M (7 M left): own team attack +2, defence +2")
    assert others.startswith("Larkmoor play Call to Arms for 2 M (7 M left)")


def test_a_player_who_lies_face_down_is_not_named() -> None:
    scene = Scene(hands=("EV05", ""), money=(9, 0)).tactics().act("cards", "play EV05 home 2")
    assert "Born Leader on player 2 of Larkmoor" in lines(scene, events.CardPlayed, 1)[0]


def test_every_kind_of_event_has_a_line() -> None:
    assert {*LINES} == {*GAME.event_kinds.values()}


def test_every_verb_has_a_preview() -> None:
    assert {*previews.found} == {verb.name for verb in ACTIONS.verbs}


def test_every_asking_step_has_a_question_its_rules_and_a_rating() -> None:
    for name, kind in PROCEDURES.items():
        for step in kind.order:
            if hasattr(kind, f"on_{step}"):
                question = getattr(kind, f"asks_{step}", None)
                assert question is not None, f"{name}.{step} asks nothing."
                assert re.findall(r"MF-\d+\.\d+", question.__doc__ or ""), f"{name}.{step} names no rule."
                assert getattr(kind, step).__qualname__ in RATERS.found, f"{name}.{step} is not rated."


def test_tags_say_what_a_card_would_do() -> None:
    scene = Scene(hands=("EV04", ""), money=(9, 0)).tactics().until("AnnounceStrength.ask").act("cards")
    assert {*tags(scene, 0)} == {"+1 att"}
    dive = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    now, then = (round(100 * goals(4, 3, bonus) / ROLLS) for bonus in (0, 2))
    assert tags(dive, 0)[0] == f"{now}% → {then}%"
    assert "It costs 1 M." in steps(dive, 0)
    assert all(step.rules for step in GAME.preview(dive.s, 0, dive.s.legal(0)[0]).steps())


def test_outcomes_are_data_for_whoever_draws_them() -> None:
    dive = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    shown = GAME.preview(dive.s, 0, dive.s.legal(0)[0]).outcome
    assert (shown["price"], shown["left"]) == (1, 8)
    assert shown["chances"] == [goals(4, 3) / ROLLS, goals(4, 3, 2) / ROLLS]
    team = Scene("S02 S08 S14 S15")
    columns = GAME.preview(team.s, 0, team.s.legal(0)[0]).outcome["columns"]
    assert columns[0] == {"attack": 9, "attack_level": 4, "defence": 9, "defence_level": 4}


def test_the_terminal_shows_match_league_and_pad() -> None:
    scene = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    scene.s.results = [1, 2, 3, 2, 1]
    text = GAME.screen(scene.s, 0, 100, say)
    for part in (
        "Larkmoor",
        "Match tactics: Possession",
        "League table",
        "After matchday 1",
        "Your hand",
        "Port Ember 2–1 Hollowgate",
    ):
        assert part in text, part
    assert all(len(line) <= 100 for line in text.splitlines())
    assert "Theatrical Dive" not in GAME.screen(scene.s, 1, 100, say)
    assert say(WORDS.headline(scene.s)) == "Matchday 1 of 6: Larkmoor 0–0 St Corvin, 0'"


def test_the_terminal_says_how_to_read_a_player() -> None:
    tale = start(3, mode="friendly").until("SwapRound.offer")
    text = " ".join(GAME.screen(tale.s, 0, 100, say).split())
    assert "attack/defence in Possession, Direct, Physical, Defensive, tactical skill in brackets" in text
    assert "A*, D* and T* are Attacking, Defensive and Tactical Genius" in text


def test_every_club_has_one_name() -> None:
    scene = Scene(hands=("AF03", ""), money=(9, 0)).tactics().until("Window.offer")
    scene.s.results = [1, 2, 3, 2, 1]
    text = GAME.screen(scene.s, 0, 100, say)
    assert not re.findall(r"\b[A-D] (?:Larkmoor|St Corvin|Port Ember|Hollowgate)|\b[A-D]–[A-D]\b", text)
    assert "After matchday 1: Larkmoor 0, St Corvin 0, Port Ember 3, Hollowgate 0" in text


def test_a_card_on_a_player_names_him() -> None:
    scene = Scene(hands=("EV04", "AF03"), money=(9, 9)).tactics().until("AnnounceStrength.ask")
    scene.act("no cards", "cards", "play EV04 home 1").until("Window.offer")
    assert "In play: Peak Form of Larkmoor on Cultured Left Foot" in GAME.screen(scene.s, 1, 100, say)


def test_the_whistle_is_asked_for_with_who_plays_what_at_whom() -> None:
    scene = Scene(hands=("CO03", "EV03"), money=(9, 9)).dice(*[MISS] * 13).tactics().until("Window.offer")
    scene.act("play CO03 away")
    assert scene.asked == "Whistle.offer"
    whistle = GAME.cards.actions[WHISTLEBLOWER].name
    asked = f"Larkmoor play Bribed Linesman on St Corvin: do you stop it with {whistle}?"
    assert say(WORDS.prompt(scene.s, 1)).startswith(asked)


def test_the_winner_is_a_club() -> None:
    ended = start(3, mode="friendly", friendly_decider="shootout").until("the end of the game")
    result = ended.s.result
    assert result is not None
    assert result.winner is not None
    name = ("Larkmoor", "St Corvin")[ended.s.seat_clubs[result.winner]]
    assert say(WORDS.result(result)).startswith(f"{name} win, ")
    alone = start(2, players="1").until("the end of the game").s
    assert alone.result is not None
    assert "Player" not in say(WORDS.result(alone.result))
    assert say(WORDS.result(Result((1, 0), 0, "goals", "MF-22.2"))).startswith("Player 1 wins")


def test_prompts_and_labels() -> None:
    tale = start(1)
    assert say(WORDS.prompt(tale.s, 0)) == "Which manager do you hire?"
    assert labels(tale)[0].removeprefix("Hire ") in [face.title for face in GAME.faces()]
    scene = Scene("S02 S08 S14 S15")
    assert labels(scene)[0] == "Field Cultured Left Foot, Engine Room and Link-Up Striker"
    assert "Possession: attack 9 (blue), defence 9 (blue)." in steps(scene, 0)[0]


def test_a_goal_is_a_moment_in_the_colour_of_its_club() -> None:
    scene = Scene().dice((4, 3, 0, 0), *[MISS] * 12).tactics()
    stress = WORDS.stress(scene.s, scene.told(events.Settled)[0])
    assert (stress.weight, stress.side, stress.sum) == (2, 0, True)


@pytest.mark.parametrize(
    ("settings", "refusal"),
    [
        ("mode=friendly players=3", "Option 'players' belongs to a championship; this is a friendly."),
        ("mode=two_leg players=2", "Option 'players' belongs to a championship; this is a two-leg tie."),
        ("mode=friendly parallel_matches=on", "'parallel_matches' belongs to a championship"),
        ("mode=friendly outsiders=off", "'outsiders' belongs to a championship"),
        ("mode=two_leg super_agent_market_extra=on", "'super_agent_market_extra' belongs to a championship"),
        ("mode=friendly league_last_tie=shared", "'league_last_tie' belongs to a championship of up to 4 persons"),
        ("players=8 league_last_tie=shared", "this is a championship with 8 persons."),
        ("npt_strength=hard", "'npt_strength' belongs to a championship with 1 to 3 or 5 to 7 persons"),
        ("friendly_decider=shootout", "'friendly_decider' belongs to a friendly"),
        ("mode=two_leg friendly_decider=shootout", "'friendly_decider' belongs to a friendly; this is a two-leg tie"),
    ],
)
def test_an_option_without_its_mode_is_refused(settings: str, refusal: str) -> None:
    given = dict(setting.split("=") for setting in settings.split())
    with pytest.raises(BadOption, match=re.escape(refusal)):
        GAME.parse_options(given)


def test_the_rules_are_numbered_without_gaps() -> None:
    ids = [tuple(map(int, found)) for found in re.findall(r"^- \*\*MF-(\d+)\.(\d+)\*\*", RULES, re.MULTILINE)]
    assert len(ids) == 230
    for (chapter, number), (next_chapter, next_number) in itertools.pairwise(ids):
        assert (next_chapter, next_number) in ((chapter, number + 1), (chapter + 1, 1))
    named = set(re.findall(r"MF-\d+\.\d+", RULES))
    assert named == {f"MF-{chapter}.{number}" for chapter, number in ids}

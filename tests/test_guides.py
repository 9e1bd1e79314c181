"""Guided first games go as they are written: every question comes, every token is open, bots answer alike."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from playcall.contract import Game, Said, Text
from playcall.contract.guide import Guide, GuideStep, guide_of, is_guided, scripted
from playcall.contract.speech import LANGUAGES, speaker
from playcall.games import game_ids, load
from playcall.tables.ledger import Setup, acts
from playcall.tables.livetable import LiveTable
from playcall.tables.thinking import Task, think
from tests.kernel.toy import TOY

GUIDED = [game for game in map(load, game_ids()) if guide_of(game) is not None]
WORDS_PER_MINUTE = 180
SECONDS_PER_CHOICE = 6


def guide(game: Game) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


def say(game: Game, said: Said) -> str:
    return speaker(game.package)(said)


def table(game: Game) -> LiveTable:
    found = guide(game)
    setup = Setup("guided", game.id, found.options, found.seed, game.rules_version, game.card_hash())
    return LiveTable(game, setup, 0.0)


def bot_answers(live: LiveTable, found: Guide) -> None:
    """Let every bot that is asked choose, as the host does."""
    own = found.seats.index("me")
    while bots := [seat for seat in live.asked() if seat != own]:
        done = tuple((entry.seat, entry.text) for entry in acts(live.entries))
        seat = bots[0]
        task = Task("guided", live.game.id, found.options, found.seed, done, seat, found.seats[seat])
        live.fold(live.act(seat, live.asked_at[seat], think(task), 0.0))


def choose(live: LiveTable, token: str, own: int) -> None:
    assert token in [live.game.actions.token(action) for action in live.legal(own)], f"'{token}' is not open."
    live.fold(live.act(own, live.asked_at[own], token, 0.0))


def reach(live: LiveTable, found: Guide, turn: int) -> None:
    """Up to the player's next question, or the one of this turn: those with a single option may have no word."""
    own = found.seats.index("me")
    while not (legal := live.legal(own)) or (live.turn(own) < turn and len(legal) == 1):
        if legal:
            choose(live, live.game.actions.token(legal[0]), own)
        else:
            bot_answers(live, found)


def by_question(found: Guide) -> list[tuple[int, list[GuideStep]]]:
    return [(turn, list(steps)) for turn, steps in groupby(found.steps, key=lambda step: step.turn)]


@pytest.mark.parametrize("hurried", [False, True], ids=["after the bot", "before the bot"])
@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_the_game_goes_as_the_guide_says(game: Game, hurried: bool) -> None:
    """Also when the player answers a question of several before the bot has."""
    live, found = table(game), guide(game)
    own = found.seats.index("me")
    for turn, steps in by_question(found):
        reach(live, found, turn)
        if not hurried:
            bot_answers(live, found)
        assert live.turn(own) == turn, (
            f"The question of turn {turn} comes at turn {live.turn(own)}: {live.state.situation()}."
        )
        if steps[-1].do is not None:
            choose(live, steps[-1].do, own)
    assert not live.over


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_every_question_on_the_way_has_its_word(game: Game) -> None:
    live, found = table(game), guide(game)
    own = found.seats.index("me")
    turns = dict(by_question(found))
    while live.turn(own) < max(turns) or not live.legal(own):
        bot_answers(live, found)
        reach(live, found, min(turn for turn in turns if turn >= live.turn(own)))
        assert live.turn(own) in turns, f"Nothing is said at turn {live.turn(own)}."
        token = turns[live.turn(own)][-1].do
        if token is None:
            break
        choose(live, token, own)
    assert live.turn(own) == max(turns)


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_only_the_last_word_at_a_question_says_what_to_choose(game: Game) -> None:
    questions = by_question(guide(game))
    assert [turn for turn, _ in questions] == sorted({turn for turn, _ in questions})
    for turn, steps in questions[:-1]:
        assert [step.do is not None for step in steps] == [False] * (len(steps) - 1) + [True], f"turn {turn}"
    assert questions[-1][1][-1].do is None, "The last step sets the player free."


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_it_takes_about_five_minutes(game: Game) -> None:
    found = guide(game)
    choices = sum(step.do is not None for step in found.steps)
    texts = [say(game, step.text) for step in found.steps]
    goal = say(game, found.goal)
    words = sum(len(text.split()) for text in [*texts, goal])
    minutes = words / WORDS_PER_MINUTE + choices * SECONDS_PER_CHOICE / 60
    assert 12 <= choices <= 24
    assert 3 <= minutes <= 6, f"{minutes:.1f} minutes, {words} words"
    assert len(re.findall(r"[.?!](?:\s|$)", goal)) == 2
    assert all(len(text) <= 260 for text in texts), "A word is a word, not a lecture."


@pytest.mark.parametrize("game", [game for game in GUIDED if guide(game).answers], ids=lambda game: game.id)
def test_the_bot_answers_as_written_while_the_player_does_as_told(game: Game) -> None:
    live, found = table(game), guide(game)
    own = found.seats.index("me")
    for turn, steps in by_question(found):
        reach(live, found, turn)
        bot_answers(live, found)
        if steps[-1].do is not None:
            choose(live, steps[-1].do, own)
    answered = [entry.text for entry in acts(live.entries) if entry.seat != own]
    assert answered[: len(found.answers)] == list(found.answers)


def test_the_bot_thinks_for_itself_once_the_player_goes_another_way() -> None:
    game = load("gridiron_fantasy")
    found = guide(game)
    begun = [(1, found.answers[0]), (0, "turn up TM-41")]
    assert scripted(game, found.options, found.seed, [*begun, (0, "turn up TM-42")], 1) == found.answers[1]
    assert scripted(game, found.options, found.seed, [*begun, (0, "turn up TM-43")], 1) is None
    assert scripted(game, found.options, found.seed + 1, begun, 1) is None
    assert scripted(game, found.options, found.seed, begun, 0) is None
    assert scripted(TOY, {}, 1, [], 1) is None


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_a_guide_speaks_every_language(game: Game) -> None:
    found = guide(game)
    for said in (found.title, found.goal, found.closing, *(step.text for step in found.steps)):
        assert isinstance(said, Text), f"'{said}' is not the id of a message."
        english, german = (speaker(game.package, language)(said) for language in LANGUAGES)
        assert english != german
        assert len(german) <= 300


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_the_guide_knows_its_table(game: Game) -> None:
    found = guide(game)
    options = game.options_to_json(game.parse_options(found.options))
    assert options == found.options
    assert is_guided(game, options, found.seed)
    assert not is_guided(game, options, found.seed + 1)
    assert not is_guided(game, {}, found.seed)


def test_a_game_may_do_without() -> None:
    assert guide_of(TOY) is None
    assert not is_guided(TOY, {}, 1)


def test_highlights_has_one() -> None:
    assert "highlights_2052" in [game.id for game in GUIDED]

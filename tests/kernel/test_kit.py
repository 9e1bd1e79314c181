"""The kit itself: the toy passes it, and every check finds the fault made for it."""

from __future__ import annotations

import os

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playcall.contract import Game, Preview, PreviewStep, Stress, Words, game_of, msg
from playcall.contract.speech import speaker
from playcall.kernel import ActionSpace, Result, Sees, view
from playcall.testing import checks, secrecy
from playcall.testing.conformance import DEAR, Preset, modes, option_values, play_random, presets
from playcall.testing.saying import is_name
from tests.kernel import toy
from tests.kernel.broken import FAULTS, Fault, OpenDrew, draw_and_publish, end_with, lose_a_card
from tests.kernel.toy import DECK, DISCARD, HAND, NAMES, TOY

EXAMPLES = 60 if "PLAYCALL_EVERY_GAME" in os.environ else 8
"""More for `make torture`."""


@pytest.mark.parametrize("preset", presets(TOY), ids=lambda preset: preset.name)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_the_toy_passes(preset: Preset, seed: int) -> None:
    play_random(TOY, preset.options(TOY), seed, every=8)


@pytest.mark.parametrize("preset", modes(TOY), ids=lambda preset: preset.name)
def test_the_toy_passes_at_every_decision(preset: Preset) -> None:
    for seed in range(EXAMPLES // 4):
        play_random(TOY, preset.options(TOY), seed, every=1)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_check_can_fail(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.target, fault.attribute, fault.broken)
    game = toy.Magpies()
    with pytest.raises(AssertionError, match=fault.says):
        play_some(game, [fault.check] if fault.check else [])


def play_some(game: Game, names: list[str]) -> None:
    for preset in modes(game):
        for seed in range(8):
            play_random(game, preset.options(game), seed, checks=names, every=1)


def test_every_dear_check_has_a_fault() -> None:
    tested = {fault.check for fault in FAULTS} | {"tokens", "views"}
    assert set(DEAR) <= tested


def test_a_failure_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "bound", lambda self, options: 5)
    with pytest.raises(AssertionError) as caught:
        play_random(TOY, TOY.parse_options({"rounds": "1"}), seed=77)
    [note] = caught.value.__notes__
    assert "magpies {'rounds': '1'} seed 77, after 6 actions" in note


def test_too_many_options_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_OPTIONS", 3)
    with pytest.raises(AssertionError, match="has 5 options, 3 at most"):
        play_some(TOY, [])


@pytest.mark.parametrize("token", ["= 3", "# 3", "a\nb", "two  spaces"])
def test_odd_tokens_are_found(token: str) -> None:
    space = ActionSpace()
    space.verb("fine")
    space.verb(token)
    with pytest.raises(AssertionError, match="The token"):
        checks.check_action_space(space)


def test_tokens_that_are_read_otherwise_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    space = ActionSpace()
    space.verb("fine")
    space.verb("good")
    monkeypatch.setattr(space, "parse", lambda token: 0)
    with pytest.raises(AssertionError, match="names another action"):
        checks.check_action_space(space)


def test_a_winner_may_be_crowned_without_the_most_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "crowned", lambda self, options: options.seats == "2", raising=False)
    monkeypatch.setattr(toy.Match, "count", end_with(Result((1, 2, 0), 0, "x", "TY-4.1")))
    play_random(TOY, TOY.parse_options({"seats": "2"}), 1, checks=())
    with pytest.raises(AssertionError, match="0 won, but has not the most"):
        play_random(TOY, None, 1, checks=())
    monkeypatch.setattr(toy.Match, "count", end_with(Result((1, 2, 0), None, "x", "TY-4.1")))
    with pytest.raises(AssertionError, match="Nobody was crowned"):
        play_random(TOY, TOY.parse_options({"seats": "2"}), 1, checks=())


def test_scores_may_be_compared_after_a_handicap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Match, "count", end_with(Result((1, 2, 0), 0, "x", "TY-4.1")))
    monkeypatch.setattr(toy.Magpies, "handicap", lambda self, state: (1.5, 0, 0), raising=False)
    play_random(TOY, None, 1, checks=())
    monkeypatch.setattr(toy.Magpies, "handicap", lambda self, state: (0.5, 0, 0), raising=False)
    with pytest.raises(AssertionError, match="0 won, but has not the most"):
        play_random(TOY, None, 1, checks=())


def test_the_order_of_a_pile_is_no_news_to_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 knows which cards lie in the deck; were their order to reach it, the leak test would find it."""
    monkeypatch.setattr(DECK, "sees", Sees.SET)
    monkeypatch.setattr(DECK, "per", "seat")
    monkeypatch.setattr(toy.Table, "known_in", know_the_own_deck)
    play_random(TOY, None, 1, checks=("views", "rest", "imagined", "news"), every=1)
    monkeypatch.setattr(toy.Round, "draw", draw_and_publish)
    monkeypatch.setattr(secrecy, "seats_of", lambda state: [0])
    with pytest.raises(AssertionError, match=r"the view of seat 0|tells seat 0"):
        play_some(TOY, ["news"])


def know_the_own_deck(self: toy.Table, group: str, owner: int | None, seat: int | None) -> list[int]:
    return self.zones[DECK()] if group == "deck" and owner == seat == 0 else []


def test_cards_may_change_with_the_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Round, "tidy", lose_a_card)
    monkeypatch.setattr(toy.Magpies, "stage", lambda self, state: str(len(state.zones[DISCARD()])), raising=False)
    play_random(TOY, TOY.parse_options({"rounds": "1"}), 2, checks=())
    monkeypatch.setattr(toy.Magpies, "stage", lambda self, state: "always", raising=False)
    with pytest.raises(AssertionError, match="not conserved"):
        play_random(TOY, TOY.parse_options({"rounds": "1"}), 2, checks=())


def test_a_view_with_too_much_is_found() -> None:
    state = TOY.start(seed=1)
    shown = view(state, 0)
    for place, zone in enumerate(shown.zones):
        if zone.cards is None and zone.count:
            opened = msgspec.structs.replace(zone, cards=("a1",) * zone.count)
            zones = (*shown.zones[:place], opened, *shown.zones[place + 1 :])
            with pytest.raises(AssertionError, match="is shown the cards"):
                secrecy.check_view(state, msgspec.structs.replace(shown, zones=zones))


def test_a_view_with_too_little_or_wrong_counts_is_found() -> None:
    state = TOY.start(seed=1)
    shown = view(state, 0)
    own = next(i for i, zone in enumerate(shown.zones) if zone.zone == "pack" and zone.holder == 0)
    for change, says in (({"cards": None}, "does not see"), ({"count": 9}, "counts")):
        zone = msgspec.structs.replace(shown.zones[own], **change)
        zones = (*shown.zones[:own], zone, *shown.zones[own + 1 :])
        with pytest.raises(AssertionError, match=says):
            secrecy.check_view(state, msgspec.structs.replace(shown, zones=zones))


def test_a_spectator_with_options_is_found() -> None:
    state = TOY.start(seed=1)
    with pytest.raises(AssertionError, match="shows the options"):
        secrecy.check_view(state, msgspec.structs.replace(view(state, None), legal=("take a1",)))


def test_a_spectator_sees_open_zones_only() -> None:
    state = TOY.start(seed=1)
    for zone in view(state, None).zones:
        assert (zone.cards is not None) == (zone.zone in ("discard", "display", "up", "trophies"))


def test_every_mode_and_option_value_is_a_preset() -> None:
    assert [preset.name for preset in modes(TOY)] == ["three", "duel", "long"]
    assert [preset.name for preset in option_values(TOY)] == [
        "three+rounds=1", "duel+rounds=1", "long+rounds=1",
        "three+rounds=3",
        "duel+seats=3",
        "three+seats=2", "long+seats=2",
        "duel+draft=pass", "long+draft=pass",
        "three+draft=open",
        "three+draft=none", "duel+draft=none",
        "three+jinxes=off", "duel+jinxes=off", "long+jinxes=off",
    ]  # fmt: skip


def test_a_preset_is_a_mode_with_one_option_changed() -> None:
    [preset] = [preset for preset in option_values(TOY) if preset.name == "duel+draft=none"]
    assert TOY.options_to_json(preset.options(TOY)) == {"seats": "2", "draft": "none"}
    assert len(presets(TOY)) == 3 + 15


def test_a_game_can_want_more_to_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "samples", lambda self: {"tiny": {"rounds": "1", "seats": "2"}}, raising=False)
    assert option_values(TOY)[-1] == Preset("tiny", {"rounds": "1", "seats": "2"})


def test_an_option_value_that_no_mode_takes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Magpies, "modes", toy.Magpies.modes[2:])
    with pytest.raises(AssertionError, match="No mode of magpies takes draft=open"):
        option_values(TOY)


def test_a_rule_that_reveals_ends_the_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "Drew", OpenDrew)
    monkeypatch.setattr(toy.Magpies, "reveals", lambda self, event: True, raising=False)
    play_random(TOY, None, 3, checks=["news"], every=1)


def test_a_game_that_offers_nothing_more_gets_plain_answers() -> None:
    state = TOY.start(TOY.parse_options({"draft": "none"}), 3)
    seat, speak = state.to_move(), speaker(TOY.package)
    action = state.legal(seat)[0]
    shown = Game.preview(TOY, state, seat, action)
    assert speak(shown.label) == TOY.actions.token(action)
    assert (shown.card, shown.partner, shown.tag, shown.tone, shown.outcome) == (None, None, None, "", {})
    assert shown.steps() == ()
    assert TOY.words.stress(state, toy.Tossed(0)) == Stress()
    assert TOY.words.rules_now(state) == ("TY-2.2", "TY-2", "TY-1", "TY-4")
    head, _, *zones = Game.screen(TOY, state, seat, 80, speak).splitlines()
    assert head == "Points: 0, 0, 0"
    assert "deck 0: 6" in zones
    assert f"hand {seat}: {' '.join(NAMES[card] for card in state.zones[HAND(seat)])}" in zones


def test_the_question_of_a_step_stands_beside_it() -> None:
    state = TOY.start(TOY.parse_options({"draft": "open"}), 3)
    assert TOY.words.prompt(state, state.to_move()) == msg("ty-asks-draft", left=5)


def test_the_steps_of_a_preview_are_made_when_somebody_asks() -> None:
    asked = []

    def steps() -> list[PreviewStep]:
        asked.append(True)
        return [PreviewStep(msg("ty-asks-bin"))]

    shown = Preview(msg("ty-option", token="x"), steps=steps)
    assert not asked
    assert shown.steps() == (PreviewStep(msg("ty-asks-bin")),)
    assert asked


def test_the_game_of_a_position_is_the_whole_game() -> None:
    assert game_of(TOY.start(seed=1)) is TOY
    assert isinstance(game_of(TOY.start(seed=1)).words, Words)


@pytest.mark.parametrize("text", ["+3", "6:2", "A1", "−2", ""])
def test_what_has_no_words_needs_no_message(text: str) -> None:
    assert is_name(TOY, text)
    assert not is_name(TOY, "three points")

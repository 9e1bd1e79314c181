"""Checks of what a table says: headline, prompts, and what it shows beside the options."""

from __future__ import annotations

from playcall.contract import Game, Preview, Text, game_of
from playcall.contract.speech import LANGUAGES, speaker
from playcall.kernel import Chance, State
from playcall.testing.saying import check_said

LONGEST_TAG = 24
TONES = ("", "good", "half", "bad")


def check_hints(state: State, _: Chance) -> None:
    """Everything can be said in every language; tags fit, tones exist, cards lie on the table, rules are real."""
    game = game_of(state)
    words, rules = game.words, known_rules(game)
    chapters = {rule.partition(".")[0] for rule in rules}
    unknown = [rule for rule in words.rules_now(state) if rule not in rules | chapters]
    assert not unknown, f"The phase names rules that are not in the rulebook: {unknown}."
    check_said(game, words.headline(state), "the headline")
    cards = card_ids(state)
    for seat in (decision.seat for decision in state.pending()):
        check_said(game, words.prompt(state, seat), f"the prompt of {state.situation()}")
        for action in state.legal(seat):
            token = state.game.actions.token(action)
            shown = game.preview(state, seat, action)
            check_preview(game, shown, cards, token)
            steps = shown.steps()
            for step in steps:
                check_said(game, step.text, f"a step of '{token}'")
            unknown = [rule for step in steps for rule in step.rules if rule not in rules]
            assert not unknown, f"The explanation of '{token}' names rules that are not in the rulebook: {unknown}."


def check_preview(game: Game, shown: Preview, cards: set[str], token: str) -> None:
    assert shown.label, f"'{token}' has no label."
    check_said(game, shown.label, f"the label of '{token}'")
    check_said(game, shown.tag or "", f"the tag of '{token}'")
    for language in LANGUAGES if isinstance(shown.tag, Text) else LANGUAGES[:1]:
        tag = speaker(game.package, language)(shown.tag or "")
        assert len(tag) <= LONGEST_TAG, f"The tag of '{token}' has more than {LONGEST_TAG} characters: {tag}"
    assert shown.tone in TONES, f"The tone of '{token}' is none of {TONES}: '{shown.tone}'."
    missing = [card for card in (shown.card, shown.partner) if card is not None and card not in cards]
    assert not missing, f"'{token}' is about a card that is not there: {', '.join(missing)}."
    assert shown.partner is None or shown.card is not None, f"'{token}' names a second card and no first."


def card_ids(state: State) -> set[str]:
    """The ids of all cards on the table."""
    slots = state.game.layout(state.options_used()).slots
    return {
        state.game.card_id(kind.back, card)
        for (kind, _), cards in zip(slots, state.zones, strict=True)
        for card in cards
    }


_RULES: dict[int, tuple[Game, frozenset[str]]] = {}


def known_rules(game: Game) -> frozenset[str]:
    """The ids of a game's rulebook."""
    if id(game) not in _RULES:
        _RULES[id(game)] = (game, frozenset(rule.id for rule in game.rulebook().rules))
    return _RULES[id(game)][1]

"""Checks of what a table shows beside its options: glances, explanations, and the rules of the phase."""

from __future__ import annotations

from playcall.kernel import Chance, Game, Glance, State

LONGEST_TAG = 24
TONES = ("", "good", "half", "bad")


def check_hints(state: State, _: Chance) -> None:
    """Tags fit, tones exist, cards lie on the table, and every rule that is named stands in the rulebook."""
    words, rules = state.game.words, known_rules(state.game)
    chapters = {rule.partition(".")[0] for rule in rules}
    unknown = [rule for rule in words.rules_now(state) if rule not in rules | chapters]
    assert not unknown, f"The phase names rules that are not in the rulebook: {unknown}."
    cards = card_ids(state)
    for seat in (decision.seat for decision in state.pending()):
        for action in state.legal(seat):
            token = state.game.actions.token(action)
            check_glance(words.glance(state, seat, action), cards, token)
            unfolded = words.unfold(state, seat, action)
            assert unfolded.title, f"The explanation of '{token}' has no title."
            unknown = [rule for step in unfolded.steps for rule in step.rules if rule not in rules]
            assert not unknown, f"The explanation of '{token}' names rules that are not in the rulebook: {unknown}."


def check_glance(glance: Glance, cards: set[str], token: str) -> None:
    assert len(glance.tag) <= LONGEST_TAG, f"The tag of '{token}' has more than {LONGEST_TAG} characters: {glance.tag}"
    assert glance.tone in TONES, f"The tone of '{token}' is none of {TONES}: '{glance.tone}'."
    missing = [card for card in (glance.card, glance.partner) if card is not None and card not in cards]
    assert not missing, f"'{token}' is about a card that is not there: {', '.join(missing)}."
    assert glance.partner is None or glance.card is not None, f"'{token}' names a second card and no first."


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

"""The text printed on an Audible, made from its effect so that both can never say different things."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_RATINGS,
    OFFENCE_CODES,
    OFFENCE_RATINGS,
    POSITION_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Window,
)
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Cancel,
    Close,
    Cycle,
    Drain,
    Effect,
    Escort,
    Force,
    Gang,
    Hold,
    NewPlay,
    Open,
    Recall,
    Return,
    Scout,
    Settle,
    Silence,
    Stack,
    Sub,
    Takeaway,
    Upgrade,
)

RATING_NAMES: Final = dict(zip((*OFFENCE_CODES, *DEFENCE_CODES), (*OFFENCE_RATINGS, *DEFENCE_RATINGS), strict=True))
SCORE_NAMES: Final = {"TD": "a touchdown", "FG": "a field goal", "SAFETY": "a safety"}
HAND_NAMES: Final = {
    "off_hand": "Offense cards",
    "def_hand": "Defense cards",
    "players": "Offense cards (on defence: Defense cards)",
    "pb_hand": "Playbook cards",
}


def printed(effect: Effect, types: Iterable[str], results: Iterable[str], positions: Iterable[str]) -> str:
    """The whole text: what it does, then what it needs."""
    needs = [
        *(TYPE_NAMES[kind] for kind in TYPE_NAMES if kind in types),
        *(RESULT_NAMES[result] for result in RESULT_NAMES if result in results),
        *(POSITION_NAMES[pos] for pos in POSITION_NAMES if pos in positions),
    ]
    only = f" {' or '.join(needs).capitalize()} only." if needs else ""
    return f"{_does(effect)}{only}"


def _does(effect: Effect) -> str:
    match effect:
        case Boost(n, rating):
            return f"Your number +{n} this turn{_with(rating)}."
        case Drain(n, rating):
            return f"Their number −{n} this turn{_with(rating)}."
        case Close(rating):
            return f"{RATING_NAMES[rating]} cannot stop this attempt."
        case Open(rating):
            return f"{RATING_NAMES[rating]} can stop this attempt too."
        case Also(rating):
            return f"Your player may use {RATING_NAMES[rating]} too."
        case Upgrade(n):
            return f"Your Field Goal becomes a Touchdown, your number −{n}."
        case Settle(m):
            return f"If you are stopped by {m} or less, score a field goal."
        case Hold():
            return "If they score a touchdown, it counts as a field goal."
        case Return(score, m, rating):
            return f"Score {SCORE_NAMES[score]} if you stop them by {m} or more{_with(rating)}."
        case Takeaway(n, m):
            return f"If you stop them by {m} or more, your next attempt is +{n}."
    return _moves(effect)


def _moves(effect: Effect) -> str:
    match effect:
        case Escort(rating):
            return f"Discard another Offense card: your number + an eighth of its {RATING_NAMES[rating]}."
        case Gang():
            return "Discard another Defense card: your number + an eighth of its best rating that can stop them."
        case Cancel():
            return "Cancel one Audible they played this turn."
        case Silence():
            return "They may play no Audibles this turn."
        case Scout():
            return "Look at their Defense hand for this turn."
        case Force(zone, mode):
            return _force(zone, mode)
        case Cycle(zone, k):
            return f"Put away up to {k} {HAND_NAMES[zone]} and draw as many."
        case Recall():
            return "Exchange a player in hand for one of your discard pile."
        case Sub(n):
            return f"Look at your top {n} players; one may replace the one you laid."
        case NewPlay(n):
            return f"Draw {n} Playbook cards; a play among them may replace the one you laid."
        case Stack(n):
            return f"Look at the top {n} cards of your Playbook deck and put them back in any order."
    raise TypeError(f"There are no words for {effect}.")


def _force(zone: str, mode: str) -> str:
    if mode == "audibles":
        return "They discard every Audible in hand."
    one = {"off_hand": "an Offense card", "def_hand": "a Defense card", "pb_hand": "a Playbook card"}
    card = one.get(zone, "a player card")
    return f"They discard {card} {'by chance' if mode == 'random' else 'of their choice'}."


def _with(rating: str) -> str:
    return f" with {RATING_NAMES[rating]}" if rating else ""


def window_names(windows: Collection[Window]) -> str:
    """`Line or React`."""
    return " or ".join(window.value.capitalize() for window in Window if window in windows)

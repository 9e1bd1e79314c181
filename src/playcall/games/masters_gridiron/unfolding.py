"""What an option would do, step by step, each step with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_gridiron import outlook
from playcall.games.masters_gridiron.actions import (
    ATTEMPT,
    DEFEND,
    DISCARD,
    DONE,
    GO,
    KEEP,
    KICK,
    PASS,
    PICK,
    PLAY,
    PUNT,
    PUNT_ALONE,
    TEAM,
    pair,
)
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES
from playcall.games.masters_gridiron.cards import BOOK, as_play
from playcall.games.masters_gridiron.labels import explain, label
from playcall.games.masters_gridiron.matchup import defence_number, offence_number, printed_answer, standing
from playcall.games.masters_gridiron.names import Names, count, player_name, stop_words
from playcall.games.masters_gridiron.odds import stock_of, unseen_players
from playcall.games.masters_gridiron.outlook import number_of
from playcall.games.masters_gridiron.table import POINTS, Table
from playcall.games.masters_gridiron.zones import DEF_HAND, DEFENSE, OFF_HAND, PB_HAND
from playcall.kernel import Explanation, Reason, Verb

Unfold = Callable[[Table, int, int], Explanation]
"""Table, seat and the argument of the action; of a pair the action itself."""


def unfold(s: Table, seat: int, action: int) -> Explanation:
    """What an option would do, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    steps = _STEPS.get(verb)
    if steps is None:
        return _plain(s, seat, action)
    return steps(s, seat, action if verb is ATTEMPT else verb.argument(action))


def _plain(s: Table, seat: int, action: int) -> Explanation:
    """The sentence of the option, with the rule that offers it."""
    text = explain(s, seat, action)
    sentence = text[:1].upper() + text[1:] + ("" if text.endswith((".", "]", "”")) else ".")
    rules = _RULES[s.game.actions.verb_of(action)]
    return Explanation(label(s, seat, action), (Reason(sentence, rules),) if text else ())


def _attempt(s: Table, seat: int, action: int) -> Explanation:
    place, at = pair(action)
    face, play = s.players[s.zones[OFF_HAND(seat)][place]], as_play(s.book[s.zones[PB_HAND(seat)][at] % BOOK])
    number = number_of(s, seat, face, play)
    stops = stop_words([DEFENCE_CODES[rating] for rating in play.stops])
    worth = POINTS[play.result[0]]
    steps = [
        Reason(f"{Names(s.game).sum(number.terms, number.total)}.", ("MG-4.3", "MG-4.4")),
        *_no_bonus(play.bonuses, face.pos),
        Reason(f"{stops} of {number.total} or more stops it; else it scores {worth}.", ("MG-5.4", "MG-5.5")),
        *_odds(s, seat, number.total, play.stop_mask),
    ]
    return Explanation(f"If you lay {player_name(face)} with {play.name}", tuple(steps))


def _no_bonus(bonuses: dict[str, int], pos: str) -> list[Reason]:
    if not bonuses or pos in bonuses:
        return []
    return [Reason(f"The bonus is for {' and '.join(bonuses)} only: +0 for a {pos}.", ("MG-4.5",))]


def _odds(s: Table, seat: int, number: int, stops: int) -> list[Reason]:
    """How many of the unseen can stop it."""
    if not s.options.open_rosters or s.scouted:
        return []
    unseen = unseen_players(s, DEFENSE, 1 - seat, seat)
    able = sum(printed_answer(s.players[card], stops) >= number for card in unseen)
    hand = len(s.zones[DEF_HAND(1 - seat)])
    chance = outlook.chance_against(s, seat, stops, number)
    odds = "" if chance is None else f": {chance:.0%} that none of these can"
    return [Reason(f"{able} of {len(unseen)} unseen defenders reach it; they hold {hand}{odds}.", ("MG-1.9",))]


def _defend(s: Table, seat: int, place: int) -> Explanation:
    card = s.zones[DEF_HAND(seat)][place]
    twin = s.clone()
    twin.defence_card = card
    now = standing(twin)
    title = f"If you answer with {player_name(s.players[card])}"
    words = outlook.answer_words(s, card)
    first = Reason(words[:1].upper() + words[1:] + ".", ("MG-5.2",))
    if s.punting or not now.stops:
        return Explanation(
            title, (first, Reason("They punt: they cannot score in this turn.", ("MG-10.6", "MG-10.11")))
        )
    offence, defence = offence_number(twin, now).total, defence_number(twin, now).total
    if defence > offence:
        result = Reason(f"{defence} is more than {offence}: stopped by {defence - offence}.", ("MG-5.5",))
    elif defence == offence:
        result = Reason(f"{defence} is level with {offence}: stopped.", ("MG-5.5",))
    else:
        result = Reason(f"{defence} is less than {offence}: they score.", ("MG-5.4",))
    return Explanation(title, (first, result))


def _go(s: Table, seat: int, argument: int) -> Explanation:
    stock = stock_of(s, seat)
    deck = f"{count(stock.field_goals, 'Field Goal')} among {stock.total} cards of your Playbook deck"
    return Explanation(
        "If you go for two",
        (
            Reason("The top two cards of your Playbook deck are flipped and leave it.", ("MG-11.2", "MG-11.6")),
            Reason("Exactly one Field Goal makes the touchdown 8, none or two make it 6.", ("MG-11.3",)),
            Reason(f"{deck}: {stock.conversion:.0%}.", ("MG-11.3",)),
        ),
    )


_STEPS: Final[dict[Verb, Unfold]] = {ATTEMPT: _attempt, DEFEND: _defend, GO: _go}

_RULES: Final[dict[Verb, tuple[str, ...]]] = {
    TEAM: ("MG-1.10", "MG-14.1"),
    DISCARD: ("MG-3.1", "MG-3.2"),
    PLAY: ("MG-9.3",),
    DONE: ("MG-3.6",),
    PUNT: ("MG-10.6", "MG-10.9"),
    PUNT_ALONE: ("MG-10.10",),
    PASS: ("MG-9.3",),
    KICK: ("MG-11.1",),
    PICK: ("MG-9.3",),
    KEEP: ("MG-9.3",),
}
"""The rules that offer each kind of option."""

"""What each option means, and what it would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_gridiron import outlook
from playcall.games.masters_gridiron.actions import (
    ACTIONS,
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
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, RESULT_NAMES, TYPE_NAMES
from playcall.games.masters_gridiron.cards import BOOK, as_play
from playcall.games.masters_gridiron.matchup import printed_number
from playcall.games.masters_gridiron.names import (
    Names,
    book_details,
    listed,
    player_name,
    ratings_of,
    stop_words,
)
from playcall.games.masters_gridiron.odds import stock_of
from playcall.games.masters_gridiron.procedures.effects import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
)
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import (
    DEF_HAND,
    DEFENSE,
    OFF_HAND,
    OFFENSE,
    PB_HAND,
    PB_LOOK,
    PILES,
    PLAYBOOK,
    Pile,
)
from playcall.kernel import Verb

Tell = Callable[[Table, int, int], str]


def label(s: Table, seat: int, action: int) -> str:
    verb = ACTIONS.verb_of(action)
    return _LABELS[verb](s, seat, action if verb in (ATTEMPT, PUNT) else verb.argument(action))


def explain(s: Table, seat: int, action: int) -> str:
    verb = ACTIONS.verb_of(action)
    tell = _EXPLANATIONS.get(verb)
    return tell(s, seat, action if verb in (ATTEMPT, PUNT) else verb.argument(action)) if tell else ""


def _said(words: str) -> Tell:
    return lambda s, seat, argument: words


# Teams, Huddle, windows -----------------------------------------------------------------------------------------------


def _team(s: Table, seat: int, place: int) -> str:
    team = s.game.cards.teams[place]
    return f"{team.name} ({team.code})"


def _about_team(s: Table, seat: int, place: int) -> str:
    team = s.game.cards.teams[place]
    deck = s.game.stock(place, s.options)
    stars = [
        p for p in (s.game.cards.players[card] for card in deck.players) if p.tier not in ("REGULAR", "SPECIALIST")
    ]
    named = listed([player_name(star) for star in stars])
    lean = {"EVEN": "balanced", "SHORT": "short passes", "AIR": "through the air"}.get(team.lean, team.lean.lower())
    return f"payroll ${s.game.payroll(deck)} million; {team.offence} offence, {team.defence} defence, {lean}; {named}"


def _audible_name(s: Table, seat: int, place: int) -> str:
    return s.audible(s.zones[PB_HAND(seat)][place]).name


def _discard(s: Table, seat: int, place: int) -> str:
    return f"Discard {_audible_name(s, seat, place)} and draw"


def _about_card(s: Table, seat: int, place: int) -> str:
    return s.audible(s.zones[PB_HAND(seat)][place]).text


def _play(s: Table, seat: int, place: int) -> str:
    card = s.audible(s.zones[PB_HAND(seat)][place])
    return f"Play {card.name}: {card.text}"


def _about_play(s: Table, seat: int, place: int) -> str:
    words = outlook.audible(s, s.zones[PB_HAND(seat)][place])
    return "" if words == _about_card(s, seat, place) else words


def _done(s: Table, seat: int, argument: int) -> str:
    return "Enough" if isinstance(s.stack[-1], CycleHand) else "Go to the line"


# The attempt ----------------------------------------------------------------------------------------------------------


def _attempt(s: Table, seat: int, action: int) -> str:
    player, play = _laying(s, seat, action)
    face, card = s.players[player], as_play(s.book[play % BOOK])
    number = printed_number(face, card) + s.carry[seat]
    stops = stop_words([DEFENCE_CODES[rating] for rating in card.stops])
    return f"{player_name(face)}, {card.name}: {RESULT_NAMES[card.result]} {number} against {stops}"


def _about_attempt(s: Table, seat: int, action: int) -> str:
    player, play = _laying(s, seat, action)
    card = as_play(s.book[play % BOOK])
    kind = f"{TYPE_NAMES[card.type]} for {RESULT_NAMES[card.result]}"
    return f"{kind}: {outlook.attempt(s, seat, s.players[player], card)}"


def _punt(s: Table, seat: int, action: int) -> str:
    player, play = _laying(s, seat, action)
    return f"Punt with {Names(s.game).player(player)} and {Names(s.game).card(play)}"


def _about_punt(s: Table, seat: int, action: int) -> str:
    player, _ = _laying(s, seat, action)
    return f"no score; a defensive score would be measured against {s.players[player].best}"


def _laying(s: Table, seat: int, action: int) -> tuple[int, int]:
    player, play = pair(action)
    return s.zones[OFF_HAND(seat)][player], s.zones[PB_HAND(seat)][play]


def _punt_alone(s: Table, seat: int, place: int) -> str:
    return f"Punt with {Names(s.game).player(s.zones[OFF_HAND(seat)][place])} alone"


def _defend(s: Table, seat: int, place: int) -> str:
    card = s.zones[DEF_HAND(seat)][place]
    return f"{Names(s.game).player(card)}: {outlook.answer(s, card)}"


def _about_defend(s: Table, seat: int, place: int) -> str:
    return outlook.answer_words(s, s.zones[DEF_HAND(seat)][place])


def _about_go(s: Table, seat: int, argument: int) -> str:
    stock = stock_of(s, seat)
    deck = f"{stock.field_goals} of {stock.total} cards are Field Goals"
    return f"flip two Playbook cards: exactly one Field Goal makes 8, else 6. {deck}: {stock.conversion:.0%}"


# Picks ----------------------------------------------------------------------------------------------------------------


def _pick(s: Table, seat: int, place: int) -> str:
    if isinstance(s.stack[-1], CancelOne):
        return f"Cancel {Names(s.game).card(s.calls[place])}"
    pile, card = picked(s, seat, place)
    return Names(s.game).card(card) if pile is PLAYBOOK else player_name(s.players[card])


def _about_pick(s: Table, seat: int, place: int) -> str:
    top = s.stack[-1]
    if isinstance(top, CancelOne):
        return s.audible(s.calls[place]).text
    pile, card = picked(s, seat, place)
    details = book_details(s.book[card % BOOK]) if pile is PLAYBOOK else ratings_of(s.players[card])
    if isinstance(top, SpendPlayer):
        code, number = top.worth(s, card)
        return f"{code} {number} / 8 = +{number // 8}; {details}"
    if isinstance(top, SubPlayer | ChangePlay):
        return f"{outlook.replaced(s, card)}; {details}"
    return details


def picked(s: Table, seat: int, place: int) -> tuple[Pile, int]:
    """The pile and the card that a pick names at the step that asks."""
    top = s.stack[-1]
    own = OFFENSE if seat == s.offence else DEFENSE
    match top:
        case SpendPlayer(rating=rating):
            pile = OFFENSE if rating else DEFENSE
            return pile, s.zones[pile.hand + seat][place]
        case CycleHand(pile=index) | ForceOut(pile=index):
            return PILES[index], s.zones[PILES[index].hand + seat][place]
        case RecallPlayer():
            return own, s.zones[(own.hand if top.at == "give" else own.discard) + seat][place]
        case SubPlayer():
            return own, s.zones[own.look + seat][place]
        case ChangePlay() | StackBook():
            return PLAYBOOK, s.zones[PB_LOOK(seat)][place]
    raise TypeError(f"Nothing is picked at {s.situation()}.")


def _keep(s: Table, seat: int, argument: int) -> str:
    if isinstance(s.stack[-1], ChangePlay):
        return f"Keep {Names(s.game).card(s.play_card)}"
    return f"Keep {Names(s.game).player(s.offence_card if seat == s.offence else s.defence_card)}"


_LABELS: Final[dict[Verb, Tell]] = {
    TEAM: _team,
    DISCARD: _discard,
    PLAY: _play,
    DONE: _done,
    ATTEMPT: _attempt,
    PUNT: _punt,
    PUNT_ALONE: _punt_alone,
    PASS: _said("No Audible"),
    DEFEND: _defend,
    KICK: _said("Take the kick: 7 points"),
    GO: _said("Go for two"),
    PICK: _pick,
    KEEP: _keep,
}

_EXPLANATIONS: Final[dict[Verb, Tell]] = {
    TEAM: _about_team,
    DISCARD: _about_card,
    PLAY: _about_play,
    ATTEMPT: _about_attempt,
    PUNT: _about_punt,
    DEFEND: _about_defend,
    GO: _about_go,
    PICK: _about_pick,
}

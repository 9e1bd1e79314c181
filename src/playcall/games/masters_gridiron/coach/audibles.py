"""Whether to play an Audible: in the Huddle, at the line, in React and in Check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from playcall.contract import ByStep, Text, msg
from playcall.contract.rating import Rated
from playcall.games.masters_gridiron.actions import DISCARD, PASS, PLAY
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.anatomy import Audible, Window
from playcall.games.masters_gridiron.cards import BOOK, PLAYS, as_play
from playcall.games.masters_gridiron.coach.pairings import Attack, Stops, everybody, mean, scoring_chance, unseen
from playcall.games.masters_gridiron.coach.worth import (
    attempts_left,
    best_answer,
    best_of_draws,
    stakes,
    value,
    with_call,
    without_call,
)
from playcall.games.masters_gridiron.effects import (
    Cancel,
    Cycle,
    Effect,
    Escort,
    Force,
    Gang,
    NewPlay,
    Recall,
    Scout,
    Silence,
    Stack,
    Sub,
)
from playcall.games.masters_gridiron.rules.audibles import AudibleWindow, Line, pile_of, playable
from playcall.games.masters_gridiron.rules.choices import cancellable, escorts, recallable, share_of
from playcall.games.masters_gridiron.rules.matchup import RATING, standing
from playcall.games.masters_gridiron.rules.turn import Huddle
from playcall.games.masters_gridiron.table import NO_CARD, Table
from playcall.games.masters_gridiron.zones import (
    DEF_HAND,
    DEFENSE,
    OFF_HAND,
    OFFENSE,
    PB_DECK,
    PB_HAND,
    PLAYBOOK,
)

WORTHWHILE: Final = 0.05
"""An Audible is played when it brings at least this many points, and early in a game more."""
HOPED_FOR: Final = 0.3
"""What it may bring on a later turn."""
KEPT: Final = 2.0
"""What an Audible is worth in hand, if nothing better is known."""
KEPT_WORTH: Final = {Cancel: 0.5, Silence: 0.4, Stack: 0.1}
FEW_PLAYS: Final = 1
"""With this few plays in hand an Audible stands in the way."""
PLANNED: Final = 0.8
"""How much an Audible counts that is meant to follow."""
CROWDED: Final = 0.3
LATER: Final = 0.55
"""How much a better hand counts, in its worth beyond the average."""


Rater = Callable[[Table, int], Iterator[Rated]]
ratings: ByStep[Rater] = ByStep()
"""How the options of each decision are rated, by the step that asks."""


def kept(s: Table, seat: int, effect: Effect) -> float:
    """What an Audible is still good for in hand; nothing once the game runs out."""
    left = attempts_left(s, seat) + attempts_left(s, 1 - seat)
    return KEPT_WORTH.get(type(effect), KEPT) * min(1.0, left / 6)


def least_gain(s: Table, seat: int) -> float:
    """What an Audible must bring to be played now rather than kept."""
    left = attempts_left(s, seat) + attempts_left(s, 1 - seat)
    return WORTHWHILE + HOPED_FOR * min(1.0, left / 6)


# The Huddle -----------------------------------------------------------------------------------------------------------


@ratings.at(Huddle.choose)
def rate_huddle(s: Table, seat: int) -> Iterator[Rated]:
    """Play what helps, discard what stands in the way, or go to the line."""
    best, fresh = laying(s, seat)
    for action in s.legal(seat):
        if action in ENOUGH:
            yield action, 0.0, msg("mg-coach-line")
            continue
        verb = PLAY if action in PLAY else DISCARD
        effect = s.audible(s.zones[PB_HAND(seat)][verb.argument(action)]).effect
        held = kept(s, seat, effect)
        if action in PLAY:
            gain = in_huddle(s, seat, effect, best, fresh)
            yield action, gain + fresh - WORTHWHILE, msg("mg-coach-huddle")
        else:
            yield action, fresh - held, (discard_text, fresh, held)


def discard_text(fresh: float, held: float) -> Text:
    return msg("mg-coach-discard", fresh=round(fresh, 1), held=round(held, 1))


def laying(s: Table, seat: int) -> tuple[float, float]:
    """The best attempt of the hand, and how much another card from the deck would add to it."""
    plays = [card for card in s.zones[PB_HAND(seat)] if card % BOOK < PLAYS]
    worth = play_worths(s, seat)
    best = max((worth[card] for card in plays), default=0.0)
    deck = [worth.get(card, 0.0) for card in s.zones[PB_DECK(seat)]]
    crowded = CROWDED if len(plays) <= FEW_PLAYS else 0.0
    fresh = mean(max(0.0, new - best) for new in deck) + crowded if deck else 0.0
    return best, fresh


def play_worths(s: Table, seat: int) -> dict[int, float]:
    """What each play of hand and deck would bring with the best player in hand."""
    hand, stake, extra = unseen(s, seat), stakes(s), s.carry[seat]
    players = s.zones[OFF_HAND(seat)]
    worths = {}
    for card in everybody(s, PLAYBOOK, seat):
        if card % BOOK < PLAYS:
            points = stake.of(s.game.pairings.plays[card % BOOK].result)
            chances = [points * scoring_chance(s, player, card, hand, extra) for player in players]
            worths[card] = max(chances, default=0.0)
    return worths


def in_huddle(s: Table, seat: int, effect: Effect, best: float, fresh: float) -> float:
    """What an effect of the Huddle brings, beside the card drawn for it."""
    match effect:
        case Silence():
            return 0.08 * best
        case Scout():
            return 0.5
        case Force(zone, mode):
            return forced(s, seat, zone, mode, best)
        case Cycle(zone, _):
            return fresh if pile_of(s, seat, zone) is PLAYBOOK else cycled(s, seat)
        case Recall():
            return recalled(s, seat)
        case Stack():
            return 0.15
    return 0.0


def forced(s: Table, seat: int, zone: str, mode: str, best: float) -> float:
    """A smaller hand stops less; Audibles of the other side may be gone."""
    if zone == "pb_hand":
        return 0.25 if mode == "audibles" else 0.4
    hand = len(s.zones[DEF_HAND(1 - seat)])
    return 0.5 * best / max(1, hand) if zone != "off_hand" else 0.3


def cycled(s: Table, seat: int) -> float:
    """Players below the average of the deck are exchanged for average ones."""
    worth = player_worths(s, seat)
    hand = OFF_HAND(seat) if seat == s.offence else DEF_HAND(seat)
    average = mean(worth.values())
    low = sorted(worth[card] for card in s.zones[hand])[:2]
    return LATER * sum(max(0.0, average - one) for one in low)


def recalled(s: Table, seat: int) -> float:
    """The best of the discard pile for the worst in hand."""
    pile = OFFENSE if seat == s.offence else DEFENSE
    worth = player_worths(s, seat, discards=True)
    hand = s.zones[pile.hand + seat]
    back = [s.zones[pile.discard + seat][place] for place in recallable(s, seat)]
    if not hand or not back:
        return 0.0
    return LATER * max(0.0, max(worth[card] for card in back) - min(worth[card] for card in hand))


def player_worths(s: Table, seat: int, discards: bool = False) -> dict[int, float]:
    """What the players of the seat's role are worth for later, by card."""
    pile = OFFENSE if seat == s.offence else DEFENSE
    cards = everybody(s, pile, seat) + (s.zones[pile.discard + seat] if discards else [])
    if pile is DEFENSE:
        stops = Stops(s, seat)
        return {card: stops.worth(card) for card in cards}
    attack = Attack(s, seat, unseen(s, seat), extra=s.zones[pile.discard + seat] if discards else ())
    return {card: attack.players[card] for card in cards}


# Line, React and Check ------------------------------------------------------------------------------------------------


@ratings.at(AudibleWindow.offer)
def rate_window(s: Table, seat: int) -> Iterator[Rated]:
    return rate_line(s, seat) if isinstance(s.stack[-1], Line) else rate_reaction(s, seat)


def gain_text(id: str, gain: float) -> Text:
    return Text(id, {"points": round(gain, 1)})


def rate_line(s: Table, seat: int) -> Iterator[Rated]:
    """An Audible of the offence is worth what it adds to the expected points."""
    now, least = value(s), least_gain(s, seat)
    for action in s.legal(seat):
        if action in PASS:
            yield action, 0.0, msg("mg-coach-pass-line")
        else:
            card = s.zones[PB_HAND(seat)][PLAY.argument(action)]
            gain = gain_at_line(s, seat, card, now)
            yield action, gain - least, (gain_text, "mg-coach-adds", gain)


class Planned:
    """What the best Audible in hand would add to cards that are not laid yet."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat = seat
        self.trial = s.clone() if s.in_book_hand(seat, Audible) else None

    def at_line(self, player: int, play: int) -> float:
        """Once a pair is laid."""
        s = self.trial
        if s is None:
            return 0.0
        s.offence_card, s.play_card = player, play
        now, hand = value(s), s.zones[PB_HAND(self.seat)]
        return planned([gain_at_line(s, self.seat, hand[place], now) for place in playable(s, self.seat, Window.LINE)])

    def reaction(self, defender: int) -> float:
        """Once a defender is laid."""
        s, seat = self.trial, self.seat
        if s is None or s.silenced or s.play_card == NO_CARD:
            return 0.0
        defenders = s.zones[DEF_HAND(seat)]
        s.defence_card, s.zones[DEF_HAND(seat)] = defender, [card for card in defenders if card != defender]
        now, hand = value(s), s.zones[PB_HAND(seat)]
        gains = [gain_in_reaction(s, seat, hand[place], now, -1) for place in playable(s, seat, Window.REACT)]
        s.zones[DEF_HAND(seat)] = defenders
        return planned(gains)


def planned(gains: Sequence[float]) -> float:
    return PLANNED * max(0.0, max(gains, default=0.0) - WORTHWHILE)


def gain_at_line(s: Table, seat: int, card: int, now: float) -> float:
    match s.audible(card).effect:
        case Escort(rating):
            attack = Attack(s, seat, unseen(s, seat))
            hand = s.zones[OFF_HAND(seat)]
            spends = [hand[place] for place in escorts(s, seat, RATING[rating])]
            return max(
                with_call(s, card, share_of(s.players[one].ratings[RATING[rating]])) - now - LATER * attack.player(one)
                for one in spends
            )
        case Sub(n):
            return best_of_draws([with_player(s, one) for one in others(s, seat)], n, now) - now
        case NewPlay(n):
            return best_of_draws([with_play(s, one) for one in s.zones[PB_DECK(seat)]], n, now) - now
    return with_call(s, card) - now


def rate_reaction(s: Table, seat: int) -> Iterator[Rated]:
    """In React and Check the outcome is known: an Audible is worth what it changes."""
    sign = 1 if seat == s.offence else -1
    now, least = value(s), least_gain(s, seat)
    for action in s.legal(seat):
        if action in PASS:
            yield action, 0.0, msg("mg-coach-pass")
        else:
            card = s.zones[PB_HAND(seat)][PLAY.argument(action)]
            gain = gain_in_reaction(s, seat, card, now, sign)
            yield action, gain - least, (gain_text, "mg-coach-changes", gain)


def gain_in_reaction(s: Table, seat: int, card: int, now: float, sign: int) -> float:
    effect = s.audible(card).effect
    match effect:
        case Cancel():
            return max(sign * (without_call(s, place) - now) for place in cancellable(s, seat))
        case Gang():
            return max(gang_up(s, seat, card, place, now) for place in range(len(s.zones[DEF_HAND(seat)])))
        case Sub(n):
            return best_of_draws([-with_player(s, one) for one in others(s, seat)], n, -now) + now
        case Force(zone, mode):
            return forced(s, seat, zone, mode, 0.0) if zone == "pb_hand" else 0.3
        case Cycle(zone, _):
            return 0.2 if zone == "pb_hand" else cycled(s, seat)
        case Recall():
            return recalled(s, seat)
        case Stack():
            return 0.15
    return sign * (with_call(s, card) - now)


def gang_up(s: Table, seat: int, card: int, place: int, now: float) -> float:
    """A further defender for a share of his rating."""
    spent = s.zones[DEF_HAND(seat)][place]
    amount = share_of(best_answer(standing(s)._replace(defence=[]), s.players[spent].ratings))
    return now - with_call(s, card, amount) - Stops(s, seat).worth(spent)


def others(s: Table, seat: int) -> list[int]:
    """The cards that a substitute may come from."""
    pile = OFFENSE if seat == s.offence else DEFENSE
    return [card for part in pile.deck for card in s.zones[part + seat]]


def with_player(s: Table, card: int) -> float:
    """The worth of the attempt with another laid player."""
    laid = s.offence_card, s.defence_card
    if s.players[card].side == "DEFENSE":
        s.defence_card = card
    elif s.players[card].has & s.laid_play.use_mask:
        s.offence_card = card
    else:
        return 0.0
    worth = value(s)
    s.offence_card, s.defence_card = laid
    return worth


def with_play(s: Table, card: int) -> float:
    """The worth of the attempt with another play; nothing where it cannot replace the laid one."""
    if card % BOOK >= PLAYS or not s.laid_player.has & as_play(s.book[card % BOOK]).use_mask:
        return 0.0
    laid, s.play_card = s.play_card, card
    worth = value(s)
    s.play_card = laid
    return worth

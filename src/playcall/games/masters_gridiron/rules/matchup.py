"""MG-4, MG-5, MG-10  The two numbers of an attempt, and what Audibles make of them: pure judgements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeVar

from playcall.contract import Text, msg
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, Audible, Play, Player
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Close,
    Drain,
    Escort,
    Gang,
    Hold,
    Open,
    Return,
    Settle,
    Takeaway,
    Upgrade,
)
from playcall.games.masters_gridiron.events import Terms
from playcall.games.masters_gridiron.names import call_text
from playcall.games.masters_gridiron.table import NO_CARD, SPOTS_TO_FILL, TURNS, Table
from playcall.games.masters_gridiron.zones import seat_of_book

RATING: Final = {code: place for codes in (OFFENCE_CODES, DEFENCE_CODES) for place, code in enumerate(codes)}
_Kind = TypeVar("_Kind")
EVERY: Final = -1
"""A modifier that does not ask which rating is used."""


class Modifier(NamedTuple):
    """What is added to one of the numbers, and for which rating."""

    source: str
    amount: int
    rating: int


class Standing(NamedTuple):
    """An attempt or punt as it stands after the Audibles played so far."""

    result: str
    uses: int
    stops: int
    counted: int
    """Printed stop ratings that are not closed: those that count for a RETURN."""
    offence: list[Modifier]
    defence: list[Modifier]
    settle: int
    """The margin up to which a field goal is saved, or -1."""
    held: bool
    returning: int
    """Place in `calls` of the RETURN in force, or -1."""
    takeaways: list[Takeaway]


class Number(NamedTuple):
    """A number with its summands."""

    total: int
    terms: Terms


def mates(player: Player, play: Play) -> bool:
    """MG-4.2  Whether a pair is a scoring attempt."""
    return bool(player.has & play.use_mask)


def printed_number(player: Player, play: Play) -> int:
    """MG-4.3, MG-4.4  The offence number of a pair, without Audibles."""
    return best_use(player, play.uses) + play.bonuses.get(player.pos, 0)


def best_use(player: Player, uses: tuple[int, ...]) -> int:
    """MG-4.3  The highest rating of a use list; 0 when the card has none of it."""
    ratings = player.ratings
    return max([ratings[use] for use in uses])


def printed_answer(player: Player, stops: int) -> int:
    """MG-5.2  The defence number of a card against a stop list."""
    return max(rating for place, rating in enumerate(player.ratings) if stops >> place & 1)


def stopped(offence: int, defence: int) -> bool:
    """MG-5.4, MG-5.5  Whether a defence number stops an offence number: a tie does."""
    return defence >= offence


def beats(number: int, defender: Player, stops: int) -> bool:
    """MG-5.4  Whether an offence number gets past a defender, without Audibles."""
    return not stopped(number, printed_answer(defender, stops))


def answers(player: Player, stops: int) -> list[tuple[str, int]]:
    """MG-5.2  The ratings of a Defense card that are in a stop list, by their codes."""
    return [(code, player.ratings[place]) for place, code in enumerate(DEFENCE_CODES) if stops >> place & 1]


# The lists and modifiers as they stand --------------------------------------------------------------------------------


def standing(s: Table) -> Standing:
    """MG-5.9, MG-5.10  Lists, result and modifiers from the cards that lie now and the Audibles still in force."""
    if s.play_card == NO_CARD:
        return Standing("", 0, 0, 0, [], [], -1, False, -1, [])
    play = s.laid_play
    carry = [Modifier("carry", s.carry[s.offence], EVERY)] if s.carry[s.offence] and not s.punting else []
    if not s.calls:
        return Standing(play.result, play.use_mask, play.stop_mask, play.stop_mask, carry, [], -1, False, -1, [])
    result = current_result(s, play)
    live = [place for place in range(len(s.calls)) if place not in s.cancelled and in_force(s, place, result)]
    uses, stops, counted = _lists(s, live, play)
    offence, defence = _modifiers(s, live)
    settle = max((e.m for e in _effects(s, live, Settle)), default=-1) if result == "TD" else -1
    returning = next((place for place in live if isinstance(s.audible(s.calls[place]).effect, Return)), -1)
    held = any(True for _ in _effects(s, live, Hold))
    return Standing(
        result, uses, stops, counted, carry + offence, defence, settle, held, returning, [*_effects(s, live, Takeaway)]
    )


def current_result(s: Table, play: Play) -> str:
    """UPGRADE counts while the laid play is a Field Goal (MG-9.22: its own condition looks at the printed result)."""
    if play.result == "FG":
        for place, card in enumerate(s.calls):
            call = s.audible(card)
            if isinstance(call.effect, Upgrade) and place not in s.cancelled and holds(s, call, card, play.result):
                return "TD"
    return play.result


def in_force(s: Table, place: int, result: str) -> bool:
    """MG-5.10  Whether the conditions of a played Audible hold for the cards that lie now."""
    card = s.calls[place]
    call = s.audible(card)
    return holds(s, call, card, s.laid_play.result if isinstance(call.effect, Upgrade) else result)


def holds(s: Table, call: Audible, card: int, result: str) -> bool:
    """MG-9.22  Play type, result, and the position of the owner's laid player."""
    if call.types and s.laid_play.type not in call.types:
        return False
    if call.results and result not in call.results:
        return False
    if not call.positions:
        return True
    laid = s.offence_card if seat_of_book(card) == s.offence else s.defence_card
    return laid != NO_CARD and s.players[laid].pos in call.positions


def _effects(s: Table, live: Iterable[int], kind: type[_Kind]) -> Iterator[_Kind]:
    for place in live:
        effect = s.audible(s.calls[place]).effect
        if isinstance(effect, kind):
            yield effect


def _lists(s: Table, live: list[int], play: Play) -> tuple[int, int, int]:
    """Use list = printed + ALSO; stop list = printed − CLOSE + OPEN, in the order played (MG-9.17, MG-9.18)."""
    uses, stops, counted = play.use_mask, play.stop_mask, play.stop_mask
    for place in live:
        match s.audible(s.calls[place]).effect:
            case Also(rating):
                uses |= 1 << RATING[rating]
            case Close(rating):
                bit = 1 << RATING[rating]
                if play.stop_mask & bit and stops & ~bit:
                    stops &= ~bit
                    counted &= ~bit
            case Open(rating):
                if not play.stop_mask >> RATING[rating] & 1:
                    stops |= 1 << RATING[rating]
    return uses, stops, counted


def _modifiers(s: Table, live: list[int]) -> tuple[list[Modifier], list[Modifier]]:
    """What is added to the offence number and to the defence number."""
    offence: list[Modifier] = []
    defence: list[Modifier] = []
    for place in live:
        card = s.calls[place]
        call = s.audible(card)
        own, other = (offence, defence) if seat_of_book(card) == s.offence else (defence, offence)
        match call.effect:
            case Boost(n, rating):
                own.append(Modifier(call.id, n, RATING.get(rating, EVERY)))
            case Drain(n, rating):
                other.append(Modifier(call.id, -n, RATING.get(rating, EVERY)))
            case Escort() | Gang():
                own.append(Modifier(call.id, s.call_amounts[place], EVERY))
            case Upgrade(n) if s.laid_play.result == "FG":
                own.append(Modifier(call.id, -n, EVERY))
    return offence, defence


# The numbers ----------------------------------------------------------------------------------------------------------


def offence_number(s: Table, now: Standing) -> Number:
    """MG-5.9  The best of the use list with bonus and modifiers; on a punt the best rating of the card (MG-10.9)."""
    player = s.laid_player
    if s.punting:
        return _best(player, player.has, OFFENCE_CODES, now.offence)
    best = _best(player, now.uses & player.has, OFFENCE_CODES, now.offence)
    bonus = s.laid_play.bonuses.get(player.pos, 0)
    if not bonus:
        return best
    return Number(best.total + bonus, (best.terms[0], (player.pos, bonus), *best.terms[1:]))


def defence_number(s: Table, now: Standing) -> Number:
    """MG-5.9  The best of the stop list with modifiers; nothing when no play was laid."""
    return _best(s.laid_defender, now.stops, DEFENCE_CODES, now.defence)


def counted_number(s: Table, now: Standing, effect: Return) -> int | None:
    """MG-10.2, MG-10.3  What a RETURN is measured with; None when no rating counts."""
    counted = now.counted
    if effect.rating:
        counted &= 1 << RATING[effect.rating]
    return _best(s.laid_defender, counted, DEFENCE_CODES, now.defence).total if counted else None


def _best(player: Player, ratings: int, codes: tuple[str, ...], modifiers: list[Modifier]) -> Number:
    """MG-4.6, MG-9.16  The highest sum; a modifier bound to a rating counts for that rating alone."""
    best = Number(0, ())
    for place, code in enumerate(codes):
        if ratings >> place & 1:
            extra = [(m.source, m.amount) for m in modifiers if m.rating in (EVERY, place)]
            total = player.ratings[place] + sum(amount for _, amount in extra)
            if not best.terms or total > best.total:
                best = Number(total, ((code, player.ratings[place]), *extra))
    return best


def stop_names(stops: int) -> tuple[str, ...]:
    """The codes of a stop list."""
    return tuple(code for place, code in enumerate(DEFENCE_CODES) if stops >> place & 1)


# In words -------------------------------------------------------------------------------------------------------------


def standing_text(s: Table) -> Text:
    """The announcement as it stands."""
    if s.play_card == NO_CARD:
        return msg("mg-call-alone")
    now = standing(s)
    return call_text("PUNT" if s.punting else now.result, offence_number(s, now).total, stop_names(now.stops))


def when_text(s: Table) -> Text:
    """`turn 3 of 16`, or `overtime 1`."""
    return msg("mg-when-overtime", period=s.period) if s.period else msg("mg-when", turn=min(s.turn, TURNS), of=TURNS)


def spot_text(spot: int) -> Text:
    """MG-2.4  `spot 3`, or `spot OT-1` beyond the eighth."""
    if spot <= SPOTS_TO_FILL:
        return msg("mg-at-spot", spot=spot)
    return msg("mg-at-spot-overtime", spot=spot - SPOTS_TO_FILL)

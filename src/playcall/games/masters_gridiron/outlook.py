"""What an option would do, told before it happens: numbers, margins and chances as far as a seat can know them."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, Play, Player
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Close,
    Drain,
    Hold,
    Open,
    Return,
    Settle,
    Upgrade,
)
from playcall.games.masters_gridiron.matchup import (
    Number,
    counted_number,
    defence_number,
    offence_number,
    printed_answer,
    printed_number,
    standing,
    stop_names,
)
from playcall.games.masters_gridiron.names import Names, listed, result_word, stop_words
from playcall.games.masters_gridiron.odds import chance_to_score
from playcall.games.masters_gridiron.printed import RATING_NAMES
from playcall.games.masters_gridiron.table import NO_CARD, Table
from playcall.games.masters_gridiron.zones import OFF_LOOK, PB_LOOK

SIMPLE = (Boost, Drain, Close, Open, Also, Upgrade, Settle, Hold, Return)
"""Effects whose outcome can be worked out without choices."""


def attempt(s: Table, seat: int, player: Player, play: Play) -> str:
    """The announcement a pair would make, and how likely it is to score."""
    number = number_of(s, seat, player, play)
    codes = tuple(DEFENCE_CODES[rating] for rating in play.stops)
    sums = Names(s.game).sum(number.terms, number.total)
    share = chance(s, seat, player, play)
    odds = f"; {share:.0%} that nobody they hold can stop it" if share is not None else ""
    return f"{sums}, against {stop_words(codes)}{odds}"


def number_of(s: Table, seat: int, player: Player, play: Play) -> Number:
    """The number a pair would have, with its summands."""
    bonus = play.bonuses.get(player.pos, 0)
    extra = [(player.pos, bonus)] if bonus else []
    carry = [("carry", s.carry[seat])] if s.carry[seat] else []
    used = max(play.uses, key=lambda rating: player.ratings[rating])
    first = (OFFENCE_CODES[used], player.ratings[used])
    return Number(printed_number(player, play) + s.carry[seat], (first, *extra, *carry))


def chance(s: Table, seat: int, player: Player, play: Play) -> float | None:
    """How likely it is that nobody they hold can stop a pair; None where that cannot be known."""
    return chance_against(s, seat, play.stop_mask, printed_number(player, play) + s.carry[seat])


def chance_against(s: Table, seat: int, stops: int, number: int) -> float | None:
    return chance_to_score(s, seat, lambda defender: printed_answer(defender, stops) >= number)


def answer(s: Table, card: int) -> str:
    """`72, stops it` or `70, 2 short`."""
    margin, number = margin_of(s, card)
    if s.punting:
        return str(number)
    return f"{number}, stops it" if margin >= 0 else f"{number}, {-margin} short"


def answer_words(s: Table, card: int) -> str:
    """The rating of a Defense card that would count, and those that would not."""
    twin = s.clone()
    twin.defence_card = card
    now = standing(twin)
    if not now.stops:
        return "no play was laid, so nothing is measured"
    number = defence_number(twin, now)
    against = "" if s.punting else f" against {offence_number(twin, now).total}"
    others = _others(s.players[card], now.stops, number.terms[0][0])
    return "; ".join([f"{Names(s.game).sum(number.terms, number.total)}{against}", *others])


def _others(player: Player, stops: int, used: str) -> Iterator[str]:
    """The ratings that are lower than the one used, and those that cannot stop this play."""
    named = {code: f"{RATING_NAMES[code]} {player.ratings[place]}" for place, code in enumerate(DEFENCE_CODES)}
    lower = [named[code] for code in stop_names(stops) if code != used]
    idle = [words for code, words in named.items() if code not in stop_names(stops)]
    if lower:
        yield f"{listed(lower)} {'is' if len(lower) == 1 else 'are'} lower"
    if idle:
        yield f"{listed(idle)} {'does' if len(idle) == 1 else 'do'} not count"


def margin_of(s: Table, card: int) -> tuple[int, int]:
    """By how much a Defense card would stop the attempt, and its number."""
    twin = s.clone()
    twin.defence_card = card
    now = standing(twin)
    if not now.stops:
        return 0, 0
    number = defence_number(twin, now).total
    return number - offence_number(twin, now).total, number


def replaced(s: Table, card: int) -> str:
    """How the attempt would stand with another card in the place of the one laid: a player or a play."""
    twin = s.clone()
    if card in s.zones[OFF_LOOK(s.offence)]:
        twin.offence_card = card
    elif card in s.zones[PB_LOOK(s.offence)]:
        twin.play_card = card
    else:
        return answer(s, card)
    now = standing(twin)
    return f"it would stand at “{_announced(now.result, offence_number(twin, now).total, now.stops)}”"


def _announced(result: str, number: int, stops: int) -> str:
    return f"{result_word(result)}, {number}, {stop_words(stop_names(stops))}"


def audible(s: Table, card: int) -> str:
    """How the attempt would stand after an Audible."""
    call = s.audible(card)
    if s.play_card == NO_CARD or not isinstance(call.effect, SIMPLE):
        return call.text
    twin = s.clone()
    twin.calls.append(card)
    twin.call_amounts.append(0)
    now = standing(twin)
    offence = offence_number(twin, now).total
    if twin.defence_card == NO_CARD:
        return f"it would stand at “{_announced(now.result, offence, now.stops)}”"
    if isinstance(call.effect, Return):
        counted = counted_number(twin, now, call.effect) or 0
        return f"{counted} − {offence} = {counted - offence}, {call.effect.m} needed"
    defence = defence_number(twin, now).total
    if s.punting:
        return f"{defence} against {offence}; a punt scores nothing"
    return f"{defence} against {offence}: {'stopped' if defence >= offence else _scores(now.held, now.result)}"


def _scores(held: bool, result: str) -> str:
    return "they score a field goal" if held or result == "FG" else "they score a touchdown"

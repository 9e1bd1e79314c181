"""LG-4  Trades: offered, reviewed, protested against, done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from playcall.contract.leagues import Building, Roster
from playcall.leagues.book import Phase, Trade, TradeState
from playcall.leagues.characters import content_with, style_of
from playcall.leagues.entries import PROGRAM, Answered, Entry, Offered, Recalled, Reviewed, Settled, Voted
from playcall.leagues.office import Chapter, Office, unless_commissioner, unless_own, unless_program
from playcall.leagues.picking import circle_of, held_by_others
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import HOUR
from playcall.leagues.turns import picks_in_all, running, turn

PENDING = (TradeState.WINDOW, TradeState.DUE)
"""LG-4.6  While a trade is here, no round opens."""
FAIR = 1.25
"""How much more a bot may offer than it asks for."""
UNDECIDED = (TradeState.OFFERED, TradeState.REVIEW)


class Scales(msgspec.Struct, frozen=True):
    """LG-4.2  What the two sides of a trade are worth."""

    gives: int
    takes: int

    @property
    def flagged(self) -> bool:
        """Whether one is more than twice the other."""
        return max(self.gives, self.takes) > 2 * min(self.gives, self.takes)


def is_pick(word: str) -> bool:
    """LG-3.7  A pick is SEASON.ROUND.TEAM."""
    parts = word.split(".")
    return len(parts) == 3 and all(part.isdecimal() for part in parts)


def scales(office: Office, trade: Trade | Offered) -> Scales:
    def worth(words: Sequence[str]) -> int:
        return sum(office.play.value_of_pick if is_pick(word) else office.play.value(word) for word in words)

    return Scales(worth(trade.gives), worth(trade.takes))


# What may be traded ---------------------------------------------------------------------------------------------------


def trading(office: Office) -> Refusal | None:
    """LG-4.1, LG-4.6  Between rounds until the deadline, and after the season; during a draft picks alone."""
    book = office.book
    if not book.settings.trades:
        return no("LG-4.1", "lg-no-trades")
    if book.phase is Phase.BREAK:
        last = book.settings.trade_deadline
        return no("LG-4.6", "lg-trade-deadline") if last is not None and office.season.round > last else None
    draft = running(office)
    if book.phase is Phase.OFFSEASON or (draft is not None and draft.kind is Building.ROUNDS):
        return None
    return no("LG-4.1", "lg-trade-between-rounds")


def trade_problem(office: Office, trade: Trade | Offered) -> Refusal | None:
    """LG-4.1, LG-4.5  Why two teams may not make this trade as things are now."""
    sides = ((trade.team, trade.partner, trade.gives), (trade.partner, trade.team, trade.takes))
    for giver, taker, words in sides:
        for word in words:
            if refusal := _word_problem(office, giver, taker, word):
                return refusal
    for team, gives, takes in ((trade.team, trade.gives, trade.takes), (trade.partner, trade.takes, trade.gives)):
        problems = office.play.roster_problems(_after(office, team, gives, takes))
        if problems and any(not is_pick(word) for word in (*gives, *takes)):
            return no("LG-4.1", "lg-trade-illegal", team=office.name(team), why=problems[0])
    return None


def _word_problem(office: Office, giver: int, taker: int, word: str) -> Refusal | None:
    if is_pick(word):
        return _pick_problem(office, giver, word)
    title = office.play.title(word)
    if word not in office.teams[giver].roster.cards:
        return no("LG-4.5", "lg-trade-not-held", team=office.name(giver), card=title)
    if not office.play.tradable(word):
        return no("LG-4.1", "lg-trade-excluded", card=title)
    if word in office.book.settings.banned:
        return no("LG-4.5", "lg-pick-banned", card=title)
    elsewhere = circle_of(office, giver) != circle_of(office, taker) and word in held_by_others(office, taker)
    if elsewhere or word in office.teams[taker].roster.cards:
        return no("LG-3.3", "lg-pick-taken", card=title)
    return no("LG-4.1", "lg-trade-between-rounds") if running(office) is not None else None


def _pick_problem(office: Office, giver: int, word: str) -> Refusal | None:
    """LG-3.7  A pick of this draft that is still to come, or of a later season."""
    if not office.book.settings.trade_picks:
        return no("LG-3.7", "lg-trade-no-picks")
    season, number, team = map(int, word.split("."))
    if not _to_come(office, season, number, team) or office.book.picks.get(word, team) != giver:
        return no("LG-3.7", "lg-trade-no-such-pick", team=office.name(giver))
    return None


def picks_of(office: Office, team: int) -> list[str]:
    """LG-3.7  The picks that a team may give away, the next ones first."""
    book, draft = office.book, running(office)
    rounds = {*(draft.rounds if draft else ()), *office.play.draft_rounds(book.settings.season_start)}
    words = (
        f"{season}.{number}.{original}"
        for season in range(office.season.number, book.settings.seasons + 1)
        for number in sorted(rounds)
        for original in range(office.n)
        if book.picks.get(f"{season}.{number}.{original}", original) == team
    )
    return [word for word in words if _pick_problem(office, team, word) is None]


def _to_come(office: Office, season: int, number: int, team: int) -> bool:
    book = office.book
    if team >= office.n or book.settings.building is not Building.ROUNDS:
        return False
    if season > office.season.number:
        return season <= book.settings.seasons and number in office.play.draft_rounds(book.settings.season_start)
    draft = running(office)
    if season != office.season.number or draft is None or draft.called or draft.kind is not Building.ROUNDS:
        return False
    return any(turn(draft, at) == (number, team) for at in range(draft.at + 1, picks_in_all(draft)))


def _after(office: Office, team: int, gives: Sequence[str], takes: Sequence[str]) -> Roster:
    roster = office.teams[team].roster
    kept = tuple(card for card in roster.cards if card not in gives)
    return msgspec.structs.replace(roster, cards=(*kept, *(word for word in takes if not is_pick(word))))


# OFFERED --------------------------------------------------------------------------------------------------------------


def may_offer(office: Office, entry: Offered) -> Refusal | None:
    if refusal := _not_theirs(office, entry) or trading(office):
        return refusal
    words = (*entry.gives, *entry.takes)
    if not 0 <= entry.partner < office.n or entry.partner == entry.team or len({*words}) < max(1, len(words)):
        return no("LG-4.1", "lg-trade-nothing")
    if entry.counters is not None:
        old = _trade(office, entry.counters)
        if old is None or old.state is not TradeState.OFFERED or old.teams != (entry.partner, entry.team):
            return no("LG-4.1", "lg-no-such-trade")
    return trade_problem(office, entry)


def _not_theirs(office: Office, entry: Offered) -> Refusal | None:
    """Members offer for their own teams; the program for bots that like to trade."""
    bots = entry.who == PROGRAM and 0 <= entry.team < office.n and style_of(office.teams[entry.team]).offers
    return None if bots else unless_own(office, entry)


def offer(office: Office, entry: Offered) -> None:
    trades = office.season.trades
    if entry.counters is not None:
        trades[entry.counters].state = TradeState.DECLINED
    trades.append(Trade(len(trades), entry.team, entry.partner, entry.gives, entry.takes, since=entry.when))


def _trade(office: Office, number: int, *states: TradeState) -> Trade | None:
    trades = office.book.season.trades if office.book.season else []
    found = trades[number] if 0 <= number < len(trades) else None
    return found if found and (not states or found.state in states) else None


def _at(office: Office, number: int) -> Trade:
    return office.season.trades[number]


def may_answer(office: Office, entry: Answered) -> Refusal | None:
    trade = _trade(office, entry.trade, TradeState.OFFERED)
    if trade is None:
        return no("LG-4.1", "lg-no-such-trade")
    bots = entry.who == PROGRAM and office.is_bot(trade.partner)
    if not bots and not office.has(entry.who, trade.partner):
        return no("LG-2.5", "lg-not-yours")
    return (trading(office) or trade_problem(office, trade)) if entry.accepts else None


def answer(office: Office, entry: Answered) -> None:
    trade = _at(office, entry.trade)
    trade.state = TradeState.REVIEW if entry.accepts else TradeState.DECLINED
    trade.public, trade.since = entry.accepts, entry.when


def may_recall(office: Office, entry: Recalled) -> Refusal | None:
    trade = _trade(office, entry.trade, TradeState.OFFERED)
    if trade is None:
        return no("LG-4.1", "lg-no-such-trade")
    return None if office.has(entry.who, trade.team) else no("LG-2.5", "lg-not-yours")


def recall(office: Office, entry: Recalled) -> None:
    _at(office, entry.trade).state = TradeState.WITHDRAWN


# REVIEW and WINDOW ----------------------------------------------------------------------------------------------------


def may_review(office: Office, entry: Reviewed) -> Refusal | None:
    if _trade(office, entry.trade, TradeState.REVIEW) is None:
        return no("LG-4.2", "lg-no-such-trade")
    if not entry.approves and not entry.why.strip():
        return no("LG-4.2", "lg-needs-reason")
    return unless_commissioner(office, entry)


def review(office: Office, entry: Reviewed) -> None:
    """LG-4.3  Approved, it can be protested against for a while."""
    trade = _at(office, entry.trade)
    trade.state = TradeState.WINDOW if entry.approves else TradeState.REJECTED
    trade.closes = entry.when + office.book.settings.protest_hours * HOUR


def outside(office: Office, trade: Trade) -> list[int]:
    """LG-4.3  The teams that are not involved."""
    return [team for team in range(office.n) if team not in trade.teams]


def window_closes(office: Office, trade: Trade) -> int:
    """LG-4.3  At once when only bots are left to vote."""
    people = [team for team in outside(office, trade) if not office.is_bot(team) and team not in trade.voted]
    return trade.closes if people else office.book.now


def may_vote(office: Office, entry: Voted) -> Refusal | None:
    trade = _trade(office, entry.trade, TradeState.WINDOW)
    if trade is None or entry.when >= trade.closes:
        return no("LG-4.3", "lg-no-window")
    if entry.team not in outside(office, trade):
        return no("LG-4.3", "lg-vote-involved")
    return unless_own(office, entry)


def vote(office: Office, entry: Voted) -> None:
    """LG-4.3  A unanimous vote of all teams not involved cancels it at once; not voting is not a vote against."""
    trade = _at(office, entry.trade)
    trade.voted = sorted({*trade.voted, entry.team})
    others = [team for team in trade.against if team != entry.team]
    trade.against = sorted([*others, entry.team]) if entry.against else others
    if trade.against == outside(office, trade):
        trade.state = TradeState.CANCELLED


# DUE ------------------------------------------------------------------------------------------------------------------


def may_settle(office: Office, entry: Settled) -> Refusal | None:
    trade = _trade(office, entry.trade, *PENDING)
    if trade is None or (trade.state is TradeState.WINDOW and entry.when < window_closes(office, trade)):
        return no("LG-4.3", "lg-no-such-trade")
    if trade.state is TradeState.DUE and _playing(office, trade):
        return no("LG-4.4", "lg-trade-live")
    return unless_program(office, entry)


def settle(office: Office, entry: Settled) -> None:
    """LG-4.4, LG-4.5  Cards change hands unless one of the two is playing; what has become illegal is void."""
    trade = _at(office, entry.trade)
    if _playing(office, trade):
        trade.state = TradeState.DUE
    elif refusal := trade_problem(office, trade):
        trade.state, trade.void = TradeState.VOID, refusal.text
    else:
        trade.state = TradeState.DONE
        _exchange(office, trade)


def _playing(office: Office, trade: Trade) -> bool:
    return any(map(office.live, trade.teams))


def _exchange(office: Office, trade: Trade) -> None:
    sides = ((trade.team, trade.gives, trade.takes), (trade.partner, trade.takes, trade.gives))
    for team, gives, takes in sides:
        office.teams[team].roster = _after(office, team, gives, takes)
        office.book.picks.update({word: team for word in takes if is_pick(word)})


def lapse(office: Office) -> None:
    """LG-4.6  A round opens: offers and reviews that are still open lapse."""
    for trade in office.season.trades:
        if trade.state in UNDECIDED:
            trade.state = TradeState.LAPSED


def pending(office: Office) -> bool:
    """LG-4.6"""
    return any(trade.state in PENDING for trade in office.season.trades)


# What comes by itself -------------------------------------------------------------------------------------------------


def coming(office: Office) -> Iterator[tuple[int, Callable[[int], Entry]]]:
    """Bots answer and offer, `auto` reviews, windows close."""
    if office.book.phase is Phase.BREAK and trading(office) is None:
        yield from _dealings(office)
    for trade in office.book.season.trades if office.book.season else []:
        if trade.state is TradeState.OFFERED and office.is_bot(trade.partner):
            yield trade.since, _answered(office, trade)
        elif trade.state is TradeState.REVIEW and office.presides(PROGRAM):
            yield trade.since, _reviewed(office, trade)
        elif trade.state is TradeState.WINDOW:
            yield window_closes(office, trade), _settled(trade)
        elif trade.state is TradeState.DUE and not _playing(office, trade):
            yield trade.closes, _settled(trade)


def _dealings(office: Office) -> Iterator[tuple[int, Callable[[int], Entry]]]:
    """Between two rounds a bot that likes to trade offers one to somebody."""
    dealers = [number for number, team in enumerate(office.teams) if style_of(team).offers]
    for team in dealers if office.persons and office.season.round > 1 else ():
        asked = any(each.team == team and each.since >= office.book.since for each in office.season.trades)
        swap = None if asked else _swap(office, team)
        if swap is not None:
            yield office.book.since, _at_moment(swap)


def _at_moment(swap: Offered) -> Callable[[int], Entry]:
    return lambda when: msgspec.structs.replace(swap, when=when)


def _swap(office: Office, team: int) -> Offered | None:
    """A card for one of the same group, of a person's team, that is worth as much or a little less."""
    play, number, people = office.play, office.season.round, office.persons
    partner = people[number % len(people)]
    swaps = [
        Offered(PROGRAM, 0, team=team, partner=partner, gives=(given,), takes=(wanted,))
        for given in office.teams[team].roster.cards
        for wanted in office.teams[partner].roster.cards
        if given != wanted and play.group(given) == play.group(wanted)
        and play.value(wanted) <= play.value(given) <= FAIR * play.value(wanted)
    ]  # fmt: skip
    chosen = swaps[office.draw(f"swap {team}", number).number("swap", len(swaps))] if swaps else None
    return None if chosen is None or trade_problem(office, chosen) else chosen


def _answered(office: Office, trade: Trade) -> Callable[[int], Entry]:
    """A bot takes what is worth enough to it."""
    weighed = scales(office, trade)
    content = content_with(office, trade.partner, weighed.gives, weighed.takes)
    fair = content and not trading(office) and not trade_problem(office, trade)
    return lambda when: Answered(PROGRAM, when, trade=trade.number, accepts=fair)


def _reviewed(office: Office, trade: Trade) -> Callable[[int], Entry]:
    """LG-4.2  `auto` rejects flagged trades."""
    weighed = scales(office, trade)
    why = f"{weighed.gives} : {weighed.takes}" if weighed.flagged else ""
    return lambda when: Reviewed(PROGRAM, when, why, trade=trade.number, approves=not weighed.flagged)


def _settled(trade: Trade) -> Callable[[int], Entry]:
    return lambda when: Settled(PROGRAM, when, trade=trade.number)


CHAPTER: Chapter = {
    Offered: (may_offer, offer),
    Answered: (may_answer, answer),
    Recalled: (may_recall, recall),
    Reviewed: (may_review, review),
    Voted: (may_vote, vote),
    Settled: (may_settle, settle),
}

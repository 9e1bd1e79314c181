"""Rosters, trades and what they are about, as they are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from playcall.contract import Text, msg
from playcall.contract.leagues import Roster, Slot
from playcall.contract.rosters import placed
from playcall.leagues import TradeState
from playcall.leagues.book import Trade
from playcall.leagues.entries import Offered
from playcall.leagues.office import Office
from playcall.leagues.seeing import own_teams, seen
from playcall.leagues.trades import is_pick, outside, picks_of, scales, trade_problem
from playcall.server import leaguedraftmodels as models

Can = Literal["accept", "decline", "counter", "withdraw", "approve", "reject", "vote"]
NO_TRADE = -1
PICKS = 60
"""Draft picks that are listed, the next ones first."""


def told(said: Any) -> Any:
    """A message as it is sent."""
    return msgspec.to_builtins(said)


# Names of trades ------------------------------------------------------------------------------------------------------


def trade_id(office: Office, number: int) -> str:
    """LG-10.4  What a trade is called outside: numbers would have gaps where others have made secret offers."""
    words = f"{office.season.number} {number}".encode()
    return blake2b(words, key=office.book.seed.to_bytes(8, "big"), digest_size=6).hexdigest()


def trade_number(office: Office, id_: str) -> int:
    """The trade of this name; one that there is not where nothing is called so."""
    trades = office.book.season.trades if office.book.season else ()
    return next((each.number for each in trades if trade_id(office, each.number) == id_), NO_TRADE)


# Rosters --------------------------------------------------------------------------------------------------------------


def show_roster(office: Office, team: int, who: str | None) -> models.RosterOut:
    play, roster = office.play, seen(office, who).teams[team].roster
    cards = sorted(roster.cards, key=lambda card: (play.group(card), -play.value(card), card))
    return models.RosterOut(
        team=team, name=office.name(team), cards=[thing(office, card) for card in cards],
        slots=[_slot(office, slot, placed(play, roster)[0]) for slot in play.slots],
        picks=[thing(office, word) for word in picks_of(office, team)[:PICKS]] if office.book.season else [],
        extra=roster.extra, value=sum(map(play.value, cards)), price=sum(map(play.price, cards)), cap=play.cap(),
        brings=play.brings and office.book.season is not None and team in own_teams(office, who),
        problems=_problems(office, roster),
    )  # fmt: skip


def _slot(office: Office, slot: Slot, still_open: Sequence[Slot]) -> models.RosterPlaces:
    missing = [each.groups for each in still_open].count(slot.groups)
    titles = [told(office.play.group_title(group)) for group in slot.groups]
    return models.RosterPlaces(groups=titles, count=slot.count, filled=slot.count - missing)


def _problems(office: Office, roster: Roster) -> list[Any]:
    return [told(each) for each in office.play.roster_problems(roster)] if roster.cards else []


def thing(office: Office, word: str) -> models.ThingOut:
    """A card, or a draft pick."""
    play = office.play
    if is_pick(word):
        return models.ThingOut(
            id=word, title=told(_pick(office, word)), value=play.value_of_pick, price=0, group="", group_title=""
        )
    group = play.group(word)
    return models.ThingOut(
        id=word, title=told(play.title(word)), value=play.value(word), price=play.price(word), group=group,
        group_title=told(play.group_title(group)),
    )  # fmt: skip


def _pick(office: Office, word: str) -> Text:
    """LG-3.7  A pick as it stands in a list."""
    season, number, team = map(int, word.split("."))
    later = "yes" if season > office.season.number else "no"
    return msg("league-pick", season=season, round=number, team=office.name(team), later=later)


# Trades ---------------------------------------------------------------------------------------------------------------


def _verdict(office: Office, offer: Trade | Offered) -> dict[str, Any]:
    weighed = scales(office, offer)
    id_ = "lg-trade-flagged" if weighed.flagged else "lg-trade-fair"
    verdict = {"id": id_, "args": {"gives": weighed.gives, "takes": weighed.takes}}
    return {"given": weighed.gives, "taken": weighed.takes, "flagged": weighed.flagged, "verdict": verdict}


def weigh(office: Office, offer: Offered) -> models.WeighedOut:
    """What an offer would be worth, and why it could not be made."""
    problem = trade_problem(office, offer)
    return models.WeighedOut(**_verdict(office, offer), problem=told(problem.text) if problem else None)


def show_trade(office: Office, trade: Trade, who: str | None) -> models.TradeOut:
    """`trade` is as the viewer may see it."""
    open_ = trade.state in (TradeState.OFFERED, TradeState.REVIEW, TradeState.WINDOW, TradeState.DUE)
    problem = trade_problem(office, trade) if open_ else None
    why = problem.text if problem else trade.void
    return models.TradeOut(
        id=trade_id(office, trade.number), team=trade.team, partner=trade.partner,
        gives=[thing(office, word) for word in trade.gives], takes=[thing(office, word) for word in trade.takes],
        **_verdict(office, trade), state=trade.state.value, since=trade.since, closes=trade.closes or None,
        against=list(trade.against), voters=outside(office, trade), problem=told(why) if why else None,
        can=list(_can(office, trade, who)),
    )  # fmt: skip


def _can(office: Office, trade: Trade, who: str | None) -> Iterator[Can]:
    own = own_teams(office, who)
    if trade.state is TradeState.OFFERED and trade.partner in own:
        yield from ("accept", "decline", "counter")
    if trade.state is TradeState.OFFERED and trade.team in own:
        yield "withdraw"
    if trade.state is TradeState.REVIEW and who and office.presides(who):
        yield from ("approve", "reject")
    if trade.state is TradeState.WINDOW and {*own} & {*outside(office, trade)}:
        yield "vote"

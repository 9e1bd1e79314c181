"""LG-2.4  What the public log says: each entry as a message, told by the competition as it stands after it.

Entries of earlier seasons are told with the names and trades of their page.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from playcall.contract import Arg, Said, Text, msg
from playcall.leagues.book import AUTO, SeasonPage, Trade
from playcall.leagues.entries import (
    Answered,
    Backed,
    Begun,
    BotAdded,
    Came,
    Dropped,
    Entry,
    Filled,
    Forfeited,
    Founded,
    Given,
    HandedOver,
    Joined,
    Mended,
    Offered,
    Picked,
    Played,
    Queued,
    Recalled,
    Recorded,
    Reviewed,
    Ruled,
    Settled,
    Shared,
    Voted,
)
from playcall.leagues.office import Office
from playcall.leagues.trades import is_pick, scales

UNKNOWN = 998
"""A team that nobody knows: of an offer that was nobody else's business, seasons ago."""


def line(office: Office, entry: Entry) -> Text:
    """What somebody did; `why` and `when` stand beside it."""
    teller = Teller(office, entry.when)
    known: dict[str, Arg] = {"who": member(office, entry.who)}
    team = getattr(entry, "team", None)
    if isinstance(team, int):
        known["team"] = teller.name(team)
    tag = str(type(entry).__struct_config__.tag)
    return Text(f"lg-did-{tag}", {**known, **_told(teller, entry)})


def member(office: Office, who: str) -> Said:
    """A member's name, or the program."""
    found = office.book.members.get(who)
    return found.name if found else msg("lg-the-program")


def things(office: Office, words: Sequence[str]) -> Arg:
    """Cards and picks by their names."""
    return Teller(office, office.book.now).things(words)


def verdict(office: Office, number: int) -> Text:
    """LG-4.2  Both sums of a trade, and whether it is flagged."""
    weighed = scales(office, office.season.trades[number])
    return msg("lg-trade-flagged" if weighed.flagged else "lg-trade-fair", gives=weighed.gives, takes=weighed.takes)


class Teller:
    """Knows what teams were called and what was traded at a moment."""

    def __init__(self, office: Office, when: int) -> None:
        self.office = office
        self.when = when

    @cached_property
    def page(self) -> SeasonPage | None:
        """The page of the season, where that is over."""
        return next((page for page in self.office.book.past if self.when <= page.closed), None)

    def name(self, team: int) -> str:
        """The name of a team; its number where nobody knows it any more."""
        names = self.page.names if self.page else [each.name for each in self.office.teams]
        return names[team] if team < len(names) else f"#{team + 1}"

    def trade(self, number: int) -> Trade | None:
        """A trade; None for an offer of earlier seasons that nobody else was told of."""
        season = self.office.book.season
        trades = self.page.trades if self.page else season.trades if season else ()
        return next((trade for trade in trades if trade.number == number), None)

    def pairing(self, key: str) -> dict[str, Arg]:
        """The two teams of a fixture."""
        pages = [page for page in self.office.book.past if key.startswith(f"{page.number}.")]
        found = self.office.fixture(key) or next((m for page in pages for m in page.matches if m.key == key), None)
        return {"home": self.name(found.home), "away": self.name(found.away)} if found else {"home": key, "away": ""}

    def things(self, words: Sequence[str]) -> Arg:
        return tuple(map(self._thing, words)) if words else msg("lg-nothing")

    def _thing(self, word: str) -> Said:
        if not is_pick(word):
            stock = {each.id: each.title for each in self.office.play.stock()}
            return stock[word] if word in stock else self.office.play.title(word)
        season, number, team = map(int, word.split("."))
        return msg("lg-a-pick", season=season, round=number, team=self.name(team))

    def goods(self, gives: Sequence[str], takes: Sequence[str]) -> dict[str, Arg]:
        return {"gives": self.things(gives), "takes": self.things(takes)}


def _told(teller: Teller, entry: Entry) -> dict[str, Arg]:
    match entry:
        case Founded():
            return {"who": entry.founder, "name": entry.name}
        case Joined():
            return {"who": entry.name, "team": entry.team}
        case Shared():
            return {"who": entry.name, "team": teller.name(entry.team)}
        case BotAdded():
            return {"team": entry.team}
        case Dropped():
            return {"team": entry.name or f"#{entry.team + 1}"}
        case Recorded():
            return {"title": entry.title}
        case Given():
            return {"member": entry.name}
        case HandedOver(to=other) | Backed(candidate=other):
            return {"member": msg("lg-the-program") if other == AUTO else member(teller.office, other)}
        case Picked(cards=cards) | Queued(cards=cards) | Filled(takes=cards):
            return {"cards": teller.things(cards)}
        case Mended():
            return {"card": teller.office.play.title(entry.card) if entry.card else "none"}
        case Offered():
            return {"partner": teller.name(entry.partner), **teller.goods(entry.gives, entry.takes)}
        case Answered() | Recalled() | Reviewed() | Voted() | Settled():
            return _of_trade(teller, entry)
        case Came() | Begun() | Played() | Forfeited() | Ruled():
            return _of_fixture(teller, entry)
    return {}


def _of_trade(teller: Teller, entry: Answered | Recalled | Reviewed | Voted | Settled) -> dict[str, Arg]:
    trade = teller.trade(entry.trade) or Trade(entry.trade, UNKNOWN, UNKNOWN, (), ())
    told: dict[str, Arg] = {
        "team": teller.name(trade.team), "partner": teller.name(trade.partner), "state": trade.state.value,
        **teller.goods(trade.gives, trade.takes),
    }  # fmt: skip
    match entry:
        case Answered():
            told["accepts"] = _yes(entry.accepts)
        case Reviewed():
            told["approves"] = _yes(entry.approves)
        case Voted():
            told |= {"against": _yes(entry.against), "voter": teller.name(entry.team)}
    return told


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _of_fixture(teller: Teller, entry: Came | Begun | Played | Forfeited | Ruled) -> dict[str, Arg]:
    told = teller.pairing(entry.fixture)
    score = entry.report.score if isinstance(entry, Played) else entry.score if isinstance(entry, Ruled) else None
    if score is not None:
        told |= {"scored": score[0], "conceded": score[1]}
    if isinstance(entry, Forfeited):
        told["teams"] = tuple(map(teller.name, entry.teams))
    return told

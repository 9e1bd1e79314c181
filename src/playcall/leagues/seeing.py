"""LG-10.4  What each member, the commissioner and strangers see: the book with everything left out that is not theirs.

Rosters, public picks, trades from the review on, votes after the window, tables and the log are public. Queues, offers,
secret builds, packs and what was picked from them are their owners' alone; the commissioner sees no more than others.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from playcall.contract import Said, Text
from playcall.contract.leagues import Building, Roster
from playcall.leagues.book import Book, Draft, Phase, Season, Team, Trade, TradeState
from playcall.leagues.entries import Answered, Entry, Offered, Picked, Queued, Recalled, Voted
from playcall.leagues.office import Office
from playcall.leagues.telling import Teller, line, member

STRANGER = None


def seen(office: Office, viewer: str | None) -> Book:
    """The book as somebody may see it. The seed stays closed until the end; seasons that are over have their pages.

    How many entries there are, and when the last was made, would tell of what others do in secret.
    """
    book = office.book
    own = own_teams(office, viewer)
    draft = book.season.draft if book.season else None
    return replace(
        book, seed=book.seed if book.phase is Phase.ARCHIVED else 0, past=[], entries=0, now=0,
        queues={team: cards for team, cards in book.queues.items() if team in own},
        backing={who: whom for who, whom in book.backing.items() if who == viewer},
        teams=[_team(office, number, number in own, draft) for number in range(office.n)],
        season=_season(book.season, own) if book.season else None,
    )  # fmt: skip


def fingerprint(office: Office, viewer: str | None) -> str:
    """What somebody sees, in a word: another one when that has changed, and only then."""
    return blake2b(msgspec.json.encode(seen(office, viewer)), digest_size=8).hexdigest()


def own_teams(office: Office, viewer: str | None) -> list[int]:
    return [team for team in range(office.n) if viewer is not None and office.has(viewer, team)]


def _team(office: Office, number: int, own: bool, draft: Draft | None) -> Team:
    """Collections are private; so is what a team has picked from packs until the draft is done."""
    team = office.teams[number]
    if own:
        return team
    if draft is None or draft.done or draft.kind is not Building.PASS:
        return replace(team, owned=None, roster=_public(office, team.roster))
    stars = {each.id: each.roster for each in office.play.stock()}
    return replace(team, owned=None, roster=stars.get(draft.taken.get(number, ""), Roster()))


def _public(office: Office, roster: Roster) -> Roster:
    """Without the plays that somebody brings."""
    shown = {name: text for name, text in roster.extra.items() if name not in office.play.private}
    return Roster(roster.cards, shown)


def _season(season: Season, own: list[int]) -> Season:
    trades = [_trade(trade, own) for trade in season.trades if trade.public or set(own) & set(trade.teams)]
    return replace(season, trades=trades, draft=_draft(season.draft, own) if season.draft else None)


def _trade(trade: Trade, own: list[int]) -> Trade:
    """Votes are shown when the window has closed; before that everybody sees the own one."""
    if trade.state is not TradeState.WINDOW:
        return trade
    return replace(
        trade,
        against=[team for team in trade.against if team in own],
        voted=[team for team in trade.voted if team in own],
    )


def _draft(draft: Draft, own: list[int]) -> Draft:
    return replace(
        draft,
        packs=[pack if team in own else [] for team, pack in enumerate(draft.packs)],
        handed_in={team: cards if team in own else () for team, cards in draft.handed_in.items()},
        built={team: roster if team in own else Roster() for team, roster in draft.built.items()},
    )


class LogLine(msgspec.Struct, frozen=True):
    """LG-2.4  A line of the public log: who, when, what and why."""

    who: Said
    when: int
    what: Text
    why: str


def log_line(office: Office, entry: Entry, viewer: str | None) -> LogLine | None:
    """An entry as somebody may read it; None if it is not shown. Entries themselves are shown to nobody."""
    if not may_see(office, entry, viewer):
        return None
    return LogLine(member(office, entry.who), entry.when, line(office, entry), entry.why)


def may_see(office: Office, entry: Entry, viewer: str | None) -> bool:
    """Whether the log tells somebody of an entry, as things stand now."""
    if viewer is not None and entry.who == viewer:
        return True
    match entry:
        case Queued() | Recalled():
            return False
        case Offered():
            return _is_one_of(office, viewer, entry.team, entry.partner)
        case Answered():
            return entry.accepts or _is_party(office, viewer, entry.trade, entry.when)
        case Voted():
            return not _in_window(office, entry)
        case Picked():
            return not _from_pack(office, entry)
    return True


def _is_one_of(office: Office, viewer: str | None, *teams: int) -> bool:
    return bool(set(teams) & set(own_teams(office, viewer)))


def _is_party(office: Office, viewer: str | None, number: int, when: int) -> bool:
    trade = Teller(office, when).trade(number)
    return trade is not None and _is_one_of(office, viewer, *trade.teams)


def _in_window(office: Office, entry: Voted) -> bool:
    trade = Teller(office, entry.when).trade(entry.trade)
    return trade is not None and trade.state is TradeState.WINDOW


def _from_pack(office: Office, entry: Picked) -> bool:
    """Packs make the picks of a pick-and-pass secret for good; what is taken before them is public."""
    if office.book.settings.building is not Building.PASS:
        return False
    return not set(entry.cards) <= {each.id for each in office.play.stock()}

"""LG-3.1, LG-3.6, LG-3.7  Whose pick it is in a draft, and until when."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.contract.leagues import Building, StockRoster
from playcall.leagues.book import Draft
from playcall.leagues.office import Office
from playcall.leagues.settings import HOUR


def running(office: Office) -> Draft | None:
    draft = office.book.season.draft if office.book.season else None
    return draft if draft is not None and not draft.done else None


def turn(draft: Draft, at: int) -> tuple[int, int]:
    """LG-3.1  The round and the original team of a pick; every other round is reversed."""
    number, place = divmod(at, len(draft.order))
    return draft.rounds[number], draft.order[place] if number % 2 == 0 else draft.order[-1 - place]


def picks_in_all(draft: Draft) -> int:
    return len(draft.rounds) * len(draft.order)


def holder(office: Office, draft: Draft, at: int) -> int:
    """LG-3.7  Who chooses: the place in the order stays that of the original team."""
    number, team = turn(draft, at)
    return team if draft.called else office.book.picks.get(f"{office.season.number}.{number}.{team}", team)


def picks_left(office: Office, draft: Draft, team: int) -> int:
    """LG-3.9  The picks that a team has after this one."""
    return sum(holder(office, draft, at) == team for at in range(draft.at + 1, picks_in_all(draft)))


def on_the_clock(office: Office) -> list[int]:
    """The teams that must choose now."""
    draft = office.book.season.draft if office.book.season else None
    if draft is None or draft.done or draft.paused is not None:
        return []
    if draft.kind is Building.ROUNDS:
        return [holder(office, draft, draft.at)] if draft.at < picks_in_all(draft) else []
    if draft.kind is Building.STOCK or draft.choosing:
        waiting = [team for team in draft.order if team not in draft.taken]
        return waiting if free_choice(office.play.stock()) else waiting[:1]
    if draft.kind is Building.PASS:
        return [team for team in range(office.n) if team not in draft.handed_in]
    return [team for team in range(office.n) if team not in draft.built]


def free_choice(stock: Sequence[StockRoster]) -> bool:
    """Where everybody may take what he likes, nobody waits for another."""
    return all(each.copies is None for each in stock)


def stock_left(office: Office, draft: Draft) -> list[StockRoster]:
    taken = list(draft.taken.values())
    return [each for each in office.play.stock() if each.copies is None or taken.count(each.id) < each.copies]


def bot_picks_at(office: Office, team: int) -> int:
    """LG-3.6  From when on the queue or the bot picks for a team: at once for a bot's."""
    draft, settings = office.season.draft, office.book.settings
    assert draft is not None
    if office.is_bot(team):
        return draft.since
    return draft.since + (settings.build_hours * HOUR if draft.kind is Building.CAP else settings.pick_seconds)

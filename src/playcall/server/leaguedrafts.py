"""Drafts as they are shown: who picks, what was picked, what there is to pick from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from playcall.contract.leagues import Building, Slot
from playcall.contract.rosters import placed
from playcall.leagues import Book
from playcall.leagues.book import Draft
from playcall.leagues.draft import circles
from playcall.leagues.office import Office
from playcall.leagues.picking import PAGE, drafted_from, legal_picks, pick_problem, shown
from playcall.leagues.season import mend_options
from playcall.leagues.telling import things
from playcall.leagues.turns import bot_picks_at, holder, on_the_clock, picks_in_all, picks_left, stock_left, turn
from playcall.server import leaguedraftmodels as models
from playcall.server.leaguetrades import told

WISHES = 5
"""What a bot would pick, at most."""
ALL = ""
"""The group of all cards."""

# The draft ------------------------------------------------------------------------------------------------------------


def show_draft(office: Office, draft: Draft, own: Sequence[int], book: Book) -> models.DraftOut:
    """`draft` and `book` are as the viewer may see them."""
    clocked, packs = on_the_clock(office), office.play.packs
    stocked = draft.kind is Building.STOCK or draft.choosing
    return models.DraftOut(
        kind=draft.kind.value, done=draft.done, paused=draft.paused is not None, rounds=len(draft.rounds),
        picks=packs.passes if packs and draft.kind is Building.PASS else picks_in_all(draft), at=draft.at,
        order=draft.order, on_the_clock=clocked,
        until=bot_picks_at(office, clocked[0]) if clocked else None,
        log=[_pick(office, draft, at) for at in range(len(draft.log))], coming=list(_coming(office, draft)),
        choosing=draft.choosing, stock=[_stock(draft, each) for each in stock_left(office, draft)] if stocked else [],
        packs={team: list(draft.packs[team]) for team in own if team < len(draft.packs)},
        ring=_ring(office, draft, own), pick=packs.pick if packs else 1, handed_in=sorted(draft.handed_in),
        chosen={team: list(cards) for team, cards in draft.handed_in.items() if team in own},
        built=sorted(draft.built), queues={team: list(cards) for team, cards in book.queues.items()},
    )  # fmt: skip


def _pick(office: Office, draft: Draft, at: int) -> models.PickOut:
    number, team, card = draft.log[at]
    by_rounds = draft.kind is Building.ROUNDS
    named = things(office, (card,)) if card else ("",)
    return models.PickOut(
        number=at + 1 if by_rounds else 0, round=number, of=turn(draft, at)[1] if by_rounds else team, team=team,
        card=card, title=told(named[0] if isinstance(named, tuple) else named),
        group=office.play.group(card) if card and by_rounds else "",
    )  # fmt: skip


def _coming(office: Office, draft: Draft) -> Iterator[models.TurnOut]:
    if draft.done or draft.kind is not Building.ROUNDS:
        return
    for at in range(draft.at, picks_in_all(draft)):
        number, team = turn(draft, at)
        yield models.TurnOut(number=at + 1, round=number, of=team, team=holder(office, draft, at))


def _ring(office: Office, draft: Draft, own: Sequence[int]) -> list[int]:
    """LG-3.4  To the left, or to the right in even rounds where that is so; of several circles the viewer's."""
    packs = office.play.packs
    if draft.kind is not Building.PASS or packs is None:
        return []
    rings = circles(office, draft)
    teams = next((ring for ring in rings if set(ring) & set(own)), rings[0])
    return teams[::-1] if packs.turning and draft.at % 2 else teams


def _stock(draft: Draft, stock: Any) -> models.StockOut:
    left = None if stock.copies is None else stock.copies - list(draft.taken.values()).count(stock.id)
    return models.StockOut(id=stock.id, title=told(stock.title), cards=list(stock.roster.cards), left=left)


# The pool -------------------------------------------------------------------------------------------------------------


def show_pool(office: Office, team: int, group: str | None, page: int, query: str) -> models.PoolOut:
    """LG-3.10  What a team may look at: in a draft what is left, for a repair what fits, from packs its own."""
    season = office.book.season
    draft = season.draft if season and season.draft and not season.draft.done else None
    mending = bool(season and season.mending and season.mending[0] == team)
    cards = [card for card in _offered(office, draft, team, mending) if _fits(office, card, query)]
    found = {ALL: _by_value(office, [card for card in cards if _is_open(office, draft, card)]), **shown(office, cards)}
    wanted = group if group in found else ALL
    pages = found[wanted] or [[]]
    here, looked = pages[min(page, len(pages) - 1)], _Looked(office, draft, team, mending)
    return models.PoolOut(
        team=team, group=wanted, page=min(page, len(pages) - 1),
        groups=[_group(office, *each) for each in found.items()], cards=[looked.at(card) for card in here],
        wishes=list(islice(_wishes(office, draft, team), WISHES)) if draft else [],
    )  # fmt: skip


def _offered(office: Office, draft: Draft | None, team: int, mending: bool) -> Sequence[str]:
    if mending:
        return mend_options(office, team)
    if draft is not None and draft.kind is Building.PASS and not draft.choosing:
        return draft.packs[team]
    return drafted_from(office, team)


def _is_open(office: Office, draft: Draft | None, card: str) -> bool:
    """LG-3.12  Whether a card is picked in this round at all."""
    if draft is None or draft.kind is not Building.ROUNDS or draft.at >= picks_in_all(draft):
        return True
    return office.play.open_in_round(card, turn(draft, draft.at)[0])


def _by_value(office: Office, cards: Sequence[str]) -> list[list[str]]:
    ordered = sorted(cards, key=lambda card: (-office.play.value(card), card))
    return [ordered[first : first + PAGE] for first in range(0, len(ordered), PAGE)]


def _wishes(office: Office, draft: Draft, team: int) -> Iterator[str]:
    """What a bot would pick in a rounds draft, the best first."""
    if draft.kind is Building.ROUNDS and draft.at < picks_in_all(draft):
        yield from legal_picks(office, team, turn(draft, draft.at)[0], picks_left(office, draft, team))


def _fits(office: Office, card: str, query: str) -> bool:
    return not query or query.casefold() in f"{card} {office.play.title(card)}".casefold()


def _group(office: Office, group: str, pages: list[list[str]]) -> models.PoolGroup:
    title = told(office.play.group_title(group)) if group != ALL else ""
    return models.PoolGroup(id=group, title=title, cards=sum(map(len, pages)), pages=len(pages))


class _Looked:
    """A team that looks at cards: what it may pick, and what that would fill."""

    def __init__(self, office: Office, draft: Draft | None, team: int, mending: bool) -> None:
        by_card = draft is not None and draft.kind in (Building.ROUNDS, Building.PASS) and not draft.choosing
        self.office, self.draft, self.team = office, draft, team
        self.picks_now = mending or (by_card and team in on_the_clock(office))
        self.queue = office.book.queues.get(team, ())
        self.still_open: Sequence[Slot] = placed(office.play, office.teams[team].roster)[0]

    def at(self, card: str) -> models.PoolCard:
        play, problem = self.office.play, self._problem(card)
        group = play.group(card)
        place = next((slot for slot in self.still_open if group in slot.groups), None)
        return models.PoolCard(
            id=card, title=told(play.title(card)), group=group, value=play.value(card), price=play.price(card),
            queued=card in self.queue, legal=self.picks_now and problem is None, why_not=problem,
            fills=[told(play.group_title(each)) for each in place.groups] if place else [],
        )  # fmt: skip

    def _problem(self, card: str) -> Any:
        """LG-3.9"""
        draft = self.draft
        if draft is None or draft.kind is not Building.ROUNDS or draft.at >= picks_in_all(draft):
            return None
        number, left = turn(draft, draft.at)[0], picks_left(self.office, draft, self.team)
        problem = pick_problem(self.office, self.team, card, number, left)
        return told(problem.text) if problem else None

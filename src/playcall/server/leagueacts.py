"""From what somebody sends to an entry of a competition's log. Whether it may be made, the competition judges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playcall.contract.leagues import Roster
from playcall.leagues import (
    Advanced,
    Answered,
    Backed,
    Brought,
    Built,
    Closed,
    DraftCalled,
    Dropped,
    Entry,
    Forfeited,
    HandedOver,
    Left,
    Mended,
    Offered,
    Opened,
    Passed,
    Paused,
    Picked,
    Queued,
    Ready,
    Recalled,
    Resumed,
    Reviewed,
    Ruled,
    Started,
    Voted,
    Withdrawn,
)
from playcall.leagues.office import Office
from playcall.seasons.clubhouse import Clubhouse
from playcall.seasons.desk import Desk
from playcall.server import leaguewishes as wishes
from playcall.server.leaguetrades import trade_number
from playcall.tables.ports import PersonInfo

PLAIN: dict[str, type[Any]] = {
    "start": Started, "pause": Paused, "resume": Resumed, "call_draft": DraftCalled, "open": Opened,
    "close": Closed,
    "advance": Advanced, "leave": Left,
}  # fmt: skip
OF_A_TEAM: dict[str, type[Any]] = {"ready": Ready, "resign": Withdrawn, "drop": Dropped}
LISTS = {"ban": "banned", "free": "free", "duplicate": "duplicates"}
SIDES = {"home": 0, "away": 1, None: None}
Told = tuple[type[Any], dict[str, Any]]
"""The kind of an entry, and what it says beside who, when and why."""


async def perform(house: Clubhouse, desk: Desk, person: PersonInfo, act: wishes.Act) -> None:
    """Do what is asked for; raises `Refused`."""
    match act:
        case wishes.SettingsAct():
            await house.change(desk, person, act.why, act.settings)
        case wishes.CardsAct():
            await house.change(desk, person, act.why, {LISTS[act.do]: act.cards})
        case wishes.GiveAct():
            await house.give(desk, person, act.team, act.member, act.why)
        case wishes.BotsAct():
            await house.add_bots(desk, person, act.count)
        case wishes.PlainAct(do="start"):
            await house.start(desk, person, act.why)
        case _:
            kind, facts = TOLD[type(act)](act, desk.competition.office)
            await house.act(desk, lambda when: _entry(kind, person.id, when, act.why, facts))


def _entry(kind: type[Any], who: str, when: int, why: str, facts: dict[str, Any]) -> Entry:
    entry: Entry = kind(who, when, why, **facts)
    return entry


def _picked(act: wishes.PickAct, office: Office) -> Told:
    return Picked, {"team": act.team, "cards": tuple(act.cards)}


def _passed(act: wishes.PassAct, office: Office) -> Told:
    return Passed, {"team": act.team}


def _built(act: wishes.BuildAct, office: Office) -> Told:
    return Built, {"team": act.team, "roster": Roster(tuple(act.cards), act.extra)}


def _brought(act: wishes.BringAct, office: Office) -> Told:
    return Brought, {"team": act.team, "deck": act.deck}


def _queued(act: wishes.QueueAct, office: Office) -> Told:
    return Queued, {"team": act.team, "cards": tuple(act.cards)}


def _offered(act: wishes.OfferAct, office: Office) -> Told:
    counters = None if act.counters is None else trade_number(office, act.counters)
    goods = {"gives": tuple(act.gives), "takes": tuple(act.takes)}
    return Offered, {"team": act.team, "partner": act.partner, "counters": counters, **goods}


def _of_trade(act: wishes.TradeAct, office: Office) -> Told:
    number = trade_number(office, act.trade)
    if act.do in ("accept", "decline"):
        return Answered, {"trade": number, "accepts": act.do == "accept"}
    if act.do == "withdraw":
        return Recalled, {"trade": number}
    return Reviewed, {"trade": number, "approves": act.do == "approve"}


def _voted(act: wishes.VoteAct, office: Office) -> Told:
    return Voted, {"trade": trade_number(office, act.trade), "team": act.team, "against": act.against}


def _mended(act: wishes.MendAct, office: Office) -> Told:
    return Mended, {"team": act.team, "card": act.card}


def _of_team(act: wishes.TeamAct, office: Office) -> Told:
    return OF_A_TEAM[act.do], {"team": act.team}


def _forfeited(act: wishes.ForfeitAct, office: Office) -> Told:
    return Forfeited, {"fixture": act.fixture, "teams": (act.team,)}


def _of_office(act: wishes.HandOverAct, office: Office) -> Told:
    return (Backed, {"candidate": act.member}) if act.do == "back" else (HandedOver, {"to": act.member})


def _ruled(act: wishes.RuleAct, office: Office) -> Told:
    return Ruled, {"fixture": act.fixture, "score": act.score, "winner": SIDES[act.winner]}


def _plain(act: wishes.PlainAct, office: Office) -> Told:
    return PLAIN[act.do], {}


TOLD: Mapping[type[Any], Callable[[Any, Office], Told]] = {
    wishes.PickAct: _picked,
    wishes.PassAct: _passed,
    wishes.BuildAct: _built,
    wishes.BringAct: _brought,
    wishes.QueueAct: _queued,
    wishes.OfferAct: _offered,
    wishes.TradeAct: _of_trade,
    wishes.VoteAct: _voted,
    wishes.MendAct: _mended,
    wishes.TeamAct: _of_team,
    wishes.ForfeitAct: _forfeited,
    wishes.HandOverAct: _of_office,
    wishes.RuleAct: _ruled,
    wishes.PlainAct: _plain,
}

"""LG-3.3, LG-3.9 to LG-3.12  Which cards a team may take, and how a bot takes and completes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec

from playcall.contract.leagues import Left, Roster
from playcall.contract.rosters import placed
from playcall.leagues.characters import to_taste
from playcall.leagues.office import Office
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import DraftPool
from playcall.leagues.standings import seated

PAGE: Final = 60
"""LG-3.10  Cards on a page of a group."""
ENOUGH: Final = 1000
"""More picks than any roster has places."""


def circle_of(office: Office, team: int) -> int:
    """LG-3.3  Teams of the same circle never hold the same card."""
    within = office.play.unique_within()
    if within == "league":
        return 0
    if not within:
        return 1 + team
    for number, division in enumerate(seated(office)):
        if team in division.teams:
            return division.conference if within == "conference" else number
    return 1 + team


def held_by_others(office: Office, team: int) -> set[str]:
    """LG-3.3, LG-2.3  The cards that a team cannot have because another one of its circle has them."""
    own, exempt = circle_of(office, team), set(office.book.settings.duplicates)
    held: set[str] = set()
    for other in range(office.n):
        if other != team and circle_of(office, other) == own:
            held.update(office.teams[other].roster.cards)
    return held - exempt


def undrafted(office: Office, team: int) -> list[str]:
    """What a team might still take: of everybody's pool, not banned, not free, nobody else's, not gone."""
    settings = office.book.settings
    out = {*settings.banned, *(settings.free or ()), *office.book.gone, *office.teams[team].roster.cards}
    out |= held_by_others(office, team)
    return [card for card in dict.fromkeys(office.play.cards()) if card not in out]


def drafted_from(office: Office, team: int) -> list[str]:
    """LG-3.11  The same, and of the own collection where only that is drafted."""
    owned = office.teams[team].owned if office.book.settings.draft_pool is DraftPool.OWN else None
    cards = undrafted(office, team)
    return cards if owned is None else [card for card in cards if card in set(owned)]


def by_groups(office: Office, cards: Sequence[str]) -> Left:
    """The cards by their groups, the cheapest first."""
    groups: dict[str, list[str]] = {}
    wanted = set(cards)
    for card, group in office.cheapest_first:
        if card in wanted:
            groups.setdefault(group, []).append(card)
    return groups


def with_card(roster: Roster, card: str) -> Roster:
    return msgspec.structs.replace(roster, cards=(*roster.cards, card))


def without(roster: Roster, cards: Collection[str]) -> Roster:
    return msgspec.structs.replace(roster, cards=tuple(card for card in roster.cards if card not in cards))


# Picks ----------------------------------------------------------------------------------------------------------------


def legal_picks(office: Office, team: int, round_number: int, picks: int) -> Iterator[str]:
    """LG-3.9  What a team may pick with so many picks left after this one; the bot's wishes first."""
    cards, roster = drafted_from(office, team), office.teams[team].roster
    left = by_groups(office, cards)
    offered = [card for card in cards if office.play.open_in_round(card, round_number)]
    for card in to_taste(office, team, office.play.wishes(roster, offered)):
        if not office.play.incomplete(with_card(roster, card), left, picks):
            yield card


def pick_problem(office: Office, team: int, card: str, round_number: int, picks: int) -> Refusal | None:
    """LG-3.9  Why a team may not pick a card, with the reason."""
    title, cards = office.play.title(card), drafted_from(office, team)
    if card not in cards:
        return _not_offered(office, team, card)
    if not office.play.open_in_round(card, round_number):
        return no("LG-3.12", "lg-pick-not-this-round", card=title, round=round_number)
    roster = with_card(office.teams[team].roster, card)
    problems = office.play.incomplete(roster, by_groups(office, cards), picks)
    return no("LG-3.9", "lg-pick-spoils", card=title, why=problems[0]) if problems else None


def _not_offered(office: Office, team: int, card: str) -> Refusal:
    settings, title = office.book.settings, office.play.title(card)
    if card not in office.play.cards():
        return no("LG-3.10", "lg-pick-unknown", card=card)
    if card in settings.banned:
        return no("LG-2.3", "lg-pick-banned", card=title)
    if card in (settings.free or ()):
        return no("LG-2.3", "lg-pick-free", card=title)
    if card in held_by_others(office, team) or card in office.teams[team].roster.cards:
        return no("LG-3.3", "lg-pick-taken", card=title)
    if card in office.book.gone:
        return no("LG-8.1", "lg-pick-gone", card=title)
    return no("LG-3.11", "lg-pick-not-owned", card=title)


def shown(office: Office, cards: Sequence[str]) -> dict[str, list[list[str]]]:
    """LG-3.10  Cards as they are picked: by group, the highest value first, in pages."""
    groups: dict[str, list[str]] = {}
    for card in sorted(cards, key=lambda card: (-office.play.value(card), card)):
        groups.setdefault(office.play.group(card), []).append(card)
    return {
        group: [found[first : first + PAGE] for first in range(0, len(found), PAGE)]
        for group, found in sorted(groups.items())
    }


# CHECK ----------------------------------------------------------------------------------------------------------------


def completion(office: Office, team: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """CHECK  What a bot takes and gives so that a roster becomes legal, as far as undrafted cards allow."""
    before = office.teams[team].roster
    roster = _exchanged(office, team, _filled(office, team, before))
    return (
        tuple(card for card in roster.cards if card not in before.cards),
        tuple(card for card in before.cards if card not in roster.cards),
    )


def _filled(office: Office, team: int, roster: Roster) -> Roster:
    """The highest value that fits; under a cap the cheapest."""
    play, cards = office.play, undrafted(office, team)
    if not play.slots:
        return _completed(office, roster, cards)
    cheap = play.cap() is not None
    for card in sorted(cards, key=lambda card: (play.price(card) if cheap else -play.value(card), card)):
        still_open = placed(play, roster)[0]
        if not still_open:
            return roster
        if any(play.group(card) in slot.groups for slot in still_open):
            roster = with_card(roster, card)
    return roster


def _completed(office: Office, roster: Roster, cards: Sequence[str]) -> Roster:
    """Wish by wish, where the game knows no places."""
    play, left = office.play, by_groups(office, cards)
    while play.roster_problems(roster):
        others = [card for card in cards if card not in roster.cards]
        fitting = (
            card for card in play.wishes(roster, others) if not play.incomplete(with_card(roster, card), left, ENOUGH)
        )
        card = next(fitting, None)
        if card is None:
            return roster
        roster = with_card(roster, card)
    return roster


def _exchanged(office: Office, team: int, roster: Roster) -> Roster:
    """While over the cap, the dearest card that has a cheaper undrafted one of its position goes for the cheapest."""
    play, cap = office.play, office.play.cap()
    while cap is not None and sum(map(play.price, roster.cards)) > cap:
        left = by_groups(office, [card for card in undrafted(office, team) if card not in roster.cards])
        cheaper = {card: left[play.group(card)][0] for card in roster.cards if left.get(play.group(card))}
        dear = [card for card, other in cheaper.items() if play.price(other) < play.price(card)]
        if not dear:
            return roster
        gone = max(dear, key=lambda card: (play.price(card), card))
        roster = with_card(without(roster, (gone,)), cheaper[gone])
    return roster

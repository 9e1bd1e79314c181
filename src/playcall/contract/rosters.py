"""Rosters with places: which are open, and whether the cards that are left can fill them (LG-3.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from itertools import islice

from playcall.contract.leagues import LeaguePlay, Left, Roster, Slot
from playcall.contract.text import Said, msg


def placed(play: LeaguePlay, roster: Roster) -> tuple[list[Slot], list[str]]:
    """The places that stay open, one by one, and the groups of cards that find none: narrow slots are filled first."""
    held, still_open = Counter(map(play.group, roster.cards)), []
    for slot in play.slots:
        for _ in range(slot.count):
            group = next((group for group in slot.groups if held[group]), None)
            if group is None:
                still_open.append(Slot(slot.groups))
            else:
                held[group] -= 1
    return still_open, [group for group in held if held[group]]


def unfilled(play: LeaguePlay, roster: Roster, left: Left, picks: int) -> Sequence[Said]:
    """Why the open places cannot be filled with so many of the cheapest cards that are left."""
    still_open, surplus = placed(play, roster)
    own, bought, spent = set(roster.cards), Counter[str](), sum(map(play.price, roster.cards))
    for number, slot in enumerate(still_open):
        found = min(_offers(play, slot, left, own, bought), default=None) if number < picks else None
        if found is None:
            return (msg("league-slot-open", groups=tuple(map(play.group_title, slot.groups))),)
        spent += found[0]
        bought[found[1]] += 1
    if surplus and play.slots:
        return (msg("league-too-many", groups=tuple(map(play.group_title, surplus))),)
    cap = play.cap()
    return (msg("league-over-cap", cost=spent, cap=cap),) if cap is not None and spent > cap else ()


def _offers(play: LeaguePlay, slot: Slot, left: Left, own: Set[str], bought: Counter[str]) -> Iterator[tuple[int, str]]:
    """The price of the cheapest card of each group that nobody has and that was not bought before."""
    for group in slot.groups:
        others = (card for card in left.get(group, ()) if card not in own)
        card = next(islice(others, bought[group], None), None)
        if card is not None:
            yield play.price(card), group

"""LG-1.2, GF-18.28  Plays of one's own: what a member brings to matches beside the cards of the roster."""

from __future__ import annotations

from playcall.contract.leagues import Roster
from playcall.kernel import BadOption
from playcall.leagues.entries import Brought
from playcall.leagues.office import Chapter, Office, unless_own
from playcall.leagues.refusing import Refusal, no

LONGEST = 8000
"""Letters of a deck."""


def may_bring(office: Office, entry: Brought) -> Refusal | None:
    """Between matches, where the game has it so."""
    if refusal := unless_own(office, entry):
        return refusal
    if office.book.season is None or not office.play.brings:
        return no("LG-1.2", "lg-nothing-to-bring")
    if office.live(entry.team):
        return no("LG-1.2", "lg-bring-live")
    if len(entry.deck) > LONGEST:
        return no("LG-1.2", "lg-bring-long", letters=LONGEST)
    try:
        problems = office.play.plays_problems(_brought(office, entry))
    except BadOption as problem:
        return no("LG-1.2", "lg-bad-option", problem=str(problem))
    return no("LG-1.2", "lg-bring-illegal", why=problems[0]) if problems else None


def bring(office: Office, entry: Brought) -> None:
    office.teams[entry.team].roster = _brought(office, entry)


def _brought(office: Office, entry: Brought) -> Roster:
    return office.play.bringing(office.teams[entry.team].roster, entry.deck)


CHAPTER: Chapter = {Brought: (may_bring, bring)}

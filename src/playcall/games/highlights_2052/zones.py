"""Where cards lie (the zone table of the rules), who sees them, and what a seat knows of those it cannot see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from playcall.kernel import Sees, ZoneKind, ZoneLayout

if TYPE_CHECKING:
    from playcall.games.highlights_2052.table import Table


def _side(name: str, sees: Sees, group: str | None = None) -> ZoneKind:
    return ZoneKind(name, sees, back="play", per="side", holders=2, group=group)


def _shared(name: str, sees: Sees, back: str = "play", group: str | None = None) -> ZoneKind:
    return ZoneKind(name, sees, back=back, group=group)


HANDS = _side("hand", Sees.OWNER, "team")
PLAYBOOK = _side("playbook", Sees.NOBODY, "team")
AUDIBLE_SPACE = _side("audible", Sees.OWNER, "team")
USED_AUDIBLE = _side("used_audible", Sees.OWNER, "team")
USED_AUDIBLE_OPEN = _side("used_audible_open", Sees.ALL)
IN_PLAY = _side("in_play", Sees.ALL)
DRIVE = _side("drive_stack", Sees.ALL)
DISCARDS = _side("discard", Sees.ALL)
ROSTER = _side("roster", Sees.OWNER, "team")
PACKS = _side("pack", Sees.OWNER)
CUTS = _side("cut", Sees.OWNER, "team")
INJURED = _side("injured", Sees.ALL)
ACTION_DECK = _shared("action_deck", Sees.NOBODY, "action")
ACTION_DISCARD = _shared("action_discard", Sees.ALL, "action")
PLAY_DECK = _shared("play_deck", Sees.NOBODY)
DISPLAY = _shared("display", Sees.ALL)
DRAFT_DISCARD = _shared("draft_discard", Sees.NOBODY)
OPEN_DISCARD = _shared("open_draft_discard", Sees.ALL)
AI_STACK = _shared("ai_stack", Sees.NOBODY, group="solo")
SOLO_DECK = _shared("solo_deck", Sees.NOBODY, group="solo")
MATCH_ZONES = (
    HANDS, PLAYBOOK, AUDIBLE_SPACE, USED_AUDIBLE, USED_AUDIBLE_OPEN, IN_PLAY, DRIVE, DISCARDS, ROSTER, PACKS, CUTS,
    INJURED, ACTION_DECK, ACTION_DISCARD, PLAY_DECK, DISPLAY, DRAFT_DISCARD, OPEN_DISCARD, AI_STACK, SOLO_DECK,
)  # fmt: skip
CLUB = ZoneKind("club", Sees.OWNER, back="play", per="seat", holders=8, group="team")
CLUB_INJURED = ZoneKind("club_injured", Sees.ALL, back="play", per="seat", holders=8)
LEAGUE_PACKS = ZoneKind("league_pack", Sees.OWNER, back="play", per="seat", holders=8)
POOL = _shared("pool", Sees.NOBODY)

MATCH_LAYOUT = ZoneLayout(MATCH_ZONES)
COMPETITION_LAYOUT = ZoneLayout((*MATCH_ZONES, CLUB, CLUB_INJURED, LEAGUE_PACKS, POOL))


def known_in(s: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    """Cards that a seat knows to lie in the zones of a group."""
    zones = s.zones
    if group == "solo":
        return [*zones[AI_STACK()], *zones[SOLO_DECK()]]
    if group in (PACKS.group, DRAFT_DISCARD.group):
        return handed_across(s, group, seat)
    if group != "team" or owner is None:
        return ()
    if owner == seat:
        return [card for side in s.sides_of(owner) for card in zones[PLAYBOOK(side)]]
    known = s.listed[owner] | spotted(s, owner, seat)
    return [card for zone in team_zones(s, owner) for card in zones[zone] if known >> card & 1]


def spotted(s: Table, owner: int, seat: int | None) -> int:
    """FH-13.2  The picks of the other side that a seat has missed in packs that came back to it."""
    for side in (0, 1):
        if s.seats[side] == seat and s.seats[1 - side] == owner:
            return s.spotted[side]
    return 0


def handed_across(s: Table, group: str, seat: int | None) -> list[int]:
    """FH-13.2  What a seat knows of the other side's pack, or of the draft's discards: it has passed them on."""
    for side in (0, 1):
        if s.seats[side] == seat:
            pile = s.zones[PACKS(1 - side) if group == PACKS.group else DRAFT_DISCARD()]
            return [card for card in pile if s.passed[side] >> card & 1]
    return []


def team_zones(s: Table, seat: int) -> list[int]:
    """Where cards of a seat's team may lie unseen."""
    zones = [kind(side) for side in s.sides_of(seat) for kind in _HIDDEN]
    return [*zones, CLUB(seat)] if s.options.competition else zones


_HIDDEN = (HANDS, PLAYBOOK, AUDIBLE_SPACE, USED_AUDIBLE, ROSTER, CUTS)

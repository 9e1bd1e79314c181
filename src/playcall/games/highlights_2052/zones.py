"""Where cards lie (the zone table of the rules): who sees them, and what their backs look like."""

from __future__ import annotations

from playcall.kernel import Sees, ZoneKind, ZoneLayout


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

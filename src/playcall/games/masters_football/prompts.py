"""What a seat is asked, in one sentence."""

from __future__ import annotations

from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import action, club, millions, tactic
from playcall.games.masters_football.procedures.academy import AcademyVisit
from playcall.games.masters_football.procedures.turn import Whistle
from playcall.games.masters_football.table import LIMIT, Table
from playcall.games.masters_football.zones import HAND, MANAGER, SQUAD

_FIXED = {
    "Setup.pick_manager": "Which manager do you hire?",
    "ResolveTactics.plan_b": "Do you cancel one of their cards with Plan B?",
    "ResolveTactics.spy": "You have seen their team and tactic: which tactic do you lay?",
    "RollAgain.ask": "Your Tactical Genius may roll the tactic die again.",
    "AnnounceSubstitutions.ask": "Do you substitute, and if so before or after the tactical roll?",
    "Substitute.ask": "Whom do you replace, and by whom?",
    "SubstituteLate.ask": "Whom do you replace, and by whom? You may also leave it.",
}


def prompt(s: Table, seat: int) -> str:
    situation = s.situation()
    if situation in _FIXED:
        return _FIXED[situation]
    purse = millions(s.purse(seat))
    match situation:
        case "Buy.choose":
            return f"Which player do you buy? You have {purse} left."
        case "SwapRound.offer":
            return f"Swap an action card for 1 M? You have {purse}."
        case "CutSquads.ask":
            squad = len(s.zones[SQUAD(s.seat_clubs[seat])])
            return f"You have {squad} players, {LIMIT} are allowed: who leaves?"
        case "TransferMarket.discard":
            return f"You hold {len(s.zones[HAND(seat)])} action cards, 5 are allowed: which one do you discard?"
        case "AcademyVisit.prepare" | "AcademyVisit.pick":
            return _academy(s, seat)
    return _match(s, seat, situation)


def _academy(s: Table, seat: int) -> str:
    visit = s.stack[-1]
    assert isinstance(visit, AcademyVisit)
    limit = s.cards.managers[s.zones[MANAGER(seat)][0]].academy_limit
    if visit.at == "prepare":
        return f"The academy: roll for players (your limit is {millions(limit)})."
    free = ", one of any cost" if visit.wonder and not visit.dear else ""
    return f"Who joins you from the academy? Your limit is {millions(limit)}{free}."


def match_of(s: Table) -> Match:
    """The match that asks now."""
    return s.matches[getattr(s.stack[-1], "slot", 0)]


def _match(s: Table, seat: int, situation: str) -> str:
    m = match_of(s)
    purse = millions(s.purse(seat))
    step = situation.partition(".")[0]
    if step == "ChooseTeams":
        return f"Which three players do you field? {_teams(m)}."
    if step == "ChooseTactics":
        half = "first" if m.half == 1 else "second"
        return f"Which tactic do you lay for the {half} half? {_teams(m)}."
    if step in ("Announce", "AnnounceStrength"):
        now = "tactics" if step == "Announce" else f"attack and defence ({tactic(m.tactic)})"
        return f"Do you play cards on {now}? You have {purse}."
    if step in ("ChooseCards", "ChooseStrengthCards"):
        return f"Which card do you add? You have {purse} left."
    if step == "HalfTimeWindow":
        return f"Half-time: do you play or swap cards? {m.score[0]}–{m.score[1]}, you have {purse}."
    top = s.stack[-1]
    if isinstance(top, Whistle):
        return f"{action(top.card)} is played: do you blow the whistle? You have {purse}."
    return f"{_question(m)} {m.minute} {m.score[0]}–{m.score[1]}, you have {purse}."


def _teams(m: Match) -> str:
    return f"{club(m.clubs[0])} – {club(m.clubs[1])}"


def _question(m: Match) -> str:
    attacker = club(m.clubs[m.attacker])
    return {
        "BT": f"Do you act before {attacker} attacks?",
        "AR": f"{attacker} attacks: do the dice stand?",
        "AG": f"{attacker} scored: does the goal stand?",
        "AM": f"The attack of {attacker} failed: do you act?",
    }[m.window]

"""What a seat is asked: a short question for every step that asks, then what helps to answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.highlights_2052.matchup import current
from playcall.games.highlights_2052.names import FOULS, HALVES, Names, count, player, spot, threat_words
from playcall.games.highlights_2052.odds import share
from playcall.games.highlights_2052.outlook import box_outlook
from playcall.games.highlights_2052.procedures.competition import PairDraft
from playcall.games.highlights_2052.procedures.drafts import DisplayDraft, KeepOne, PackDraft
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.overtime import Overtime
from playcall.games.highlights_2052.procedures.penalty import YARDS, PenaltyCheck
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, TEAM_SIZE, Table
from playcall.games.highlights_2052.zones import DISPLAY, HANDS, LEAGUE_PACKS, PACKS, ROSTER

Prompt = Callable[[Table, int], str]


def prompt(s: Table, seat: int) -> str:
    """What the seat is asked, or whom it waits for."""
    if not s.legal(seat):
        return waiting(s, seat)
    return PROMPTS[s.situation()](s, seat)


def waiting(s: Table, seat: int | None) -> str:
    asked = [decision.seat for decision in s.pending() if decision.known]
    if not asked:
        return "The game is over."
    return f"Waiting for {' and '.join(seat_name(s, other, seat) for other in asked)}."


def seat_name(s: Table, seat: int, viewer: int | None) -> str:
    """A seat by its team, once it has one."""
    sides = s.sides_of(seat)
    team = s.club_teams[seat] if s.options.competition else s.teams[sides[0]] if sides else -1
    return Names(s.game).team(team) if team >= 0 else player(seat, viewer)


def name_of_side(s: Table, side: int) -> str:
    return Names(s.game).team(s.teams[side])


def where(s: Table, side: int) -> str:
    """`ball on the 30, play 2 of 4`."""
    return f"ball {spot(s.ball[side], s.safety_space)}, play {s.down(side)} of {PLAYS_PER_DRIVE}"


# Set-up and drafts -------------------------------------------------------------------------------------------------


def _call_coin(s: Table, seat: int) -> str:
    return "Call the coin: heads or tails? A right call gives you the Option."


def _choose_order(s: Table, seat: int) -> str:
    return "Will you be Visitor or Home? The Visitor begins the first half, Home the second."


def _pick_team(s: Table, seat: int) -> str:
    stars = s.options.solo_draft if s.options.solo else s.options.setup == "draft"
    if s.options.competition:
        stars = s.options.league_draft
    return f"Pick your team. You take its {'5 Stars; the rest are drafted' if stars else '15 cards'}."


def _take_from_pack(s: Table, seat: int) -> str:
    [side] = s.sides_of(seat)
    assert isinstance(s.stack[-1], PackDraft)
    return f"Take one of {len(s.zones[PACKS(side)])} cards. The rest go to the {name_of_side(s, 1 - side)}."


def _take_from_display(s: Table, seat: int) -> str:
    draft = s.stack[-1]
    assert isinstance(draft, DisplayDraft)
    again = draft.turn + 1 < len(draft.turns) and draft.turns[draft.turn + 1] == draft.turns[draft.turn]
    more = " It is the first of two in a row." if again else ""
    return f"Take one of the {len(s.zones[DISPLAY()])} open cards.{more}"


def _keep_one(s: Table, seat: int) -> str:
    keep = s.stack[-1]
    assert isinstance(keep, KeepOne)
    return f"Keep one of these two cards. The other is discarded; {count(keep.times, 'pick')} to make."


def _take_pair(s: Table, seat: int) -> str:
    assert isinstance(s.stack[-1], PairDraft)
    neighbour = seat_name(s, (seat + 1) % s.options.players, seat)
    return f"Take two of {len(s.zones[LEAGUE_PACKS(seat)])} cards. The rest go on to {neighbour}."


def _cut(s: Table, seat: int) -> str:
    [side] = s.sides_of(seat)
    return f"Which card do you cut? You have {len(s.zones[ROSTER(side)])}, {TEAM_SIZE} may stay."


# The half ----------------------------------------------------------------------------------------------------------


def _set_audible(s: Table, seat: int) -> str:
    half = HALVES[s.half]
    return f"Which card goes into your Audible space? Face down for the {half}, and you draw another; or put none."


def _first_card(s: Table, seat: int) -> str:
    return f"Open the {HALVES[s.half]} with a card. Only its football end will count."


def _answer(s: Table, seat: int) -> str:
    spot_and_play = where(s, s.offence).capitalize()
    return f"Defend against {threat_words(s.offensive_card)}. {spot_and_play}; your card then turns round and attacks."


def _discard(s: Table, seat: int) -> str:
    return "Which card do you give up for the Audible? It leaves face down; then you choose the new defence."


def _source(s: Table, seat: int) -> str:
    return f"Which card defends after your Audible? The threat is {threat_words(s.offensive_card)}."


def _final_source(s: Table, seat: int) -> str:
    threat = threat_words(s.offensive_card)
    return f"Which card is your last defence of the half? Free of charge, against {threat}; {where(s, s.offence)}."


def _offence_audible(s: Table, seat: int) -> str:
    names = Names(s.game, s.cards)
    own, other = names.card(s.facing[s.offence]), names.card(s.facing[s.defence])
    return f"Keep your card, or call an Audible? {other} answers {own}; {count(s.audibles[s.offence], 'Audible')} left."


def _choose_play(s: Table, seat: int) -> str:
    names = Names(s.game, s.cards)
    facing = names.card(s.facing[s.defence])
    return f"Which play do you choose? {names.card(s.facing[s.offence])} against {facing}; {where(s, s.offence)}."


# Decisions in a play -----------------------------------------------------------------------------------------------


def _overthrow(s: Table, seat: int) -> str:
    m = current(s)
    return f"Use your box? Their pass of {m.base} is overthrown, No Gain as it is; the box: {box_outlook(s, m)}."


def _penalty(s: Table, seat: int) -> str:
    check = s.stack[-1]
    assert isinstance(check, PenaltyCheck)
    yards = YARDS[check.foul]
    way = f"{yards} yards forward" if yards > 0 else "they go back 10"
    fresh = " and a fresh set of plays" if check.foul == "interference" else ""
    box = box_outlook(s, current(s))
    return f"Accept the penalty? WHRR calls {FOULS[check.foul]}: {way}{fresh}. Declined, the box counts: {box}."


def _kick(s: Table, seat: int) -> str:
    number, chance = sum(kicking_number(s)), kick_chance(s)
    need = s.field_count(s.offence)
    last = s.made[s.offence] + 1 == PLAYS_PER_HALF
    end = " It is your last play of the half." if last else ""
    sums = f"{need} needed, {number} on the card, good on {chance}"
    return f"Kick a field goal? Ball on the {s.ball[s.offence]}: {sums}.{end}"


def kick_chance(s: Table) -> str:
    """FH-9.3  How many of the unseen Action cards make the kick good."""
    missing = s.field_count(s.offence) - sum(kicking_number(s))
    return share(s, lambda card: not card.block and card.kick >= missing)


def _conversion(s: Table, seat: int) -> str:
    return "Kick the extra point, or go for two? The kick is certain; two need an Action card that fits."


def _overtime(s: Table, seat: int) -> str:
    [side] = s.sides_of(seat)
    assert isinstance(s.stack[-1], Overtime)
    left = count(len(s.zones[HANDS(side)]), "card")
    spots = f"your ball {spot(s.ball[side])}, theirs {spot(s.ball[1 - side])}"
    return f"Overtime: choose one of {left}. It attacks and defends at once; round {s.overtime_round}, {spots}."


PROMPTS: Final[dict[str, Prompt]] = {
    "CoinToss.call_coin": _call_coin,
    "CoinToss.choose_order": _choose_order,
    "PickTeams.home_picks": _pick_team,
    "PickTeams.visitor_picks": _pick_team,
    "Rosters.pick_team": _pick_team,
    "PackDraft.pick": _take_from_pack,
    "DisplayDraft.take_one": _take_from_display,
    "KeepOne.keep": _keep_one,
    "PairDraft.pick": _take_pair,
    "CutToFifteen.cut": _cut,
    "Half.set_audibles": _set_audible,
    "Half.first_card": _first_card,
    "Defend.answer": _answer,
    "Defend.discard_card": _discard,
    "Defend.source": _source,
    "FinalDefence.source": _final_source,
    "Down.offence_audible": _offence_audible,
    "Down.choose_play": _choose_play,
    "OvertimeDown.choose_play": _choose_play,
    "Resolve.overthrow_choice": _overthrow,
    "PenaltyCheck.answer": _penalty,
    "FieldGoal.decide": _kick,
    "Touchdown.conversion": _conversion,
    "Overtime.choose": _overtime,
}
"""By the step that asks."""

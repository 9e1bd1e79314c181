"""Play-by-play: one line for each event of a play, with its whole arithmetic. `chronicle` tells the rest."""

from __future__ import annotations

from functools import singledispatch

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import (
    AREA_NAMES,
    TYPE_NAMES,
    Blitz,
    GoalLineStand,
    HoldTo,
    Minus,
    NoKick,
)
from playcall.games.highlights_2052.matchup import action_of
from playcall.games.highlights_2052.names import (
    FOULS,
    MINUS,
    Names,
    alike,
    areas_of,
    count,
    helmet_words,
    more_of,
    play_words,
    spot,
    threat_words,
    yards_of,
)
from playcall.games.highlights_2052.printed import LOSS_NAMES, play_name
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF
from playcall.kernel import Event


@singledispatch
def tell(event: Event, names: Names, seat: int | None) -> str | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


# Threat and defence ------------------------------------------------------------------------------------------------


@tell.register
def _threat(event: events.Threat, names: Names, seat: int | None) -> str:
    card = names.face(event.card)
    plays = [
        f"{areas_of(same)}: {TYPE_NAMES[same[0].type]} {yards_of(same[0])}{more_of(same[0])}" for same in alike(card)
    ]
    threat = f"threatens {'; or '.join(plays)}" if plays else "threatens nothing: it has no footballs"
    where = f"{names.team(event.team)} {spot(event.ball)}, play {event.down} of {PLAYS_PER_DRIVE}"
    return f"{where}. {names.card(event.card)} {threat}."


@tell.register
def _defence(event: events.Defence, names: Names, seat: int | None) -> str:
    card = names.face(event.card)
    source = {
        "hand": "",
        "audible": " from the Audible space",
        "playbook": " from the top of the Playbook",
        "final": ", the last defence of the half",
    }[event.source]
    name = f"{names.team(event.team)} answer with {names.card(event.card)}{source}"
    return f"{name}: {TYPE_NAMES[card.def_type]} defence, {helmet_words(card)}."


@tell.register
def _defensive_audible(event: events.DefensiveAudible, names: Names, seat: int | None) -> str:
    left = f"{event.left} left"
    if seat == event.owner and event.discarded is not None:
        return f"You call an Audible ({left}) and give up {names.card(event.discarded)}, face down."
    return f"Audible on defence! {names.team(event.team)} give up a card, face down ({left})."


@tell.register
def _offensive_audible(event: events.OffensiveAudible, names: Names, seat: int | None) -> str:
    source = "the Audible space" if event.source == "audible" else "the top of the Playbook"
    old, new = names.card(event.removed), names.card(event.card)
    plays = threat_words(names.face(event.card))
    call = f"Audible on offence! {names.team(event.team)} ({event.left} left)"
    return f"{call} bring {new} from {source} for {old}. It threatens {plays}."


# The two checks ----------------------------------------------------------------------------------------------------


@tell.register
def _activated(event: events.Activated, names: Names, seat: int | None) -> str:
    card, defence = names.face(event.card), names.face(event.defence)
    play = card.plays[event.play]
    chosen = f"{names.team(event.team)} go with {play_words(play)}. " if len(card.plays) > 1 else ""
    types = f"{TYPE_NAMES[play.type]} against {TYPE_NAMES[defence.def_type]}"
    verdict = "a mismatch" if event.mismatch else "a match"
    ignored = defence.helmets[play.area] - event.helmets
    faked = f" ({play_name(play)} ignores {ignored})" if ignored else ""
    area = f"{AREA_NAMES[play.area]}: {count(event.footballs, 'football')}, {count(event.helmets, 'helmet')}{faked}"
    return f"{chosen}Type: {types}, {verdict}. {area}.{_base_note(event, play.yards)}"


def _base_note(event: events.Activated, printed: int) -> str:
    switched = f" It counts {event.base} yards here." if event.base != printed else ""
    thrown = f" A pass of {event.base} from here goes past the End Zone: overthrown." if event.overthrown else ""
    return switched + thrown


@tell.register
def _nothing_threatened(event: events.NothingThreatened, names: Names, seat: int | None) -> str:
    return f"No footballs on {names.card(event.card)}: No Gain for {names.team(event.team)}, and no box."


@tell.register
def _box_triggered(event: events.BoxTriggered, names: Names, seat: int | None) -> str:
    return f"Every football meets a helmet, so the box decides. {_box_text(names, event.card)}"


@tell.register
def _box_not_triggered(event: events.BoxNotTriggered, names: Names, seat: int | None) -> str | None:
    match event.why:
        case "mismatch":
            return None  # the check said so already
        case "unmatched":
            return "Not every football is stopped: the box is not triggered."
        case "condition":
            return f"The box is not triggered, for its condition fails. {_box_text(names, event.card)}"
    return f"{names.team(event.team)} leave their box alone and let the pass fly by."


def _box_text(names: Names, card: int) -> str:
    return f"{names.card(card)}: “{names.face(card).defence_text}”"


# Results -----------------------------------------------------------------------------------------------------------


@tell.register
def _gain(event: events.Gain, names: Names, seat: int | None) -> str:
    team = names.team(event.team)
    if event.overthrown:
        return f"Incomplete: the {event.base}-yard pass sails over everybody. No Gain, {team} stay {spot(event.ball)}."
    terms = _terms(event)
    total = f" = {event.total}" if len(terms) > 1 else ""
    result = f"{team} gain {event.total}" if event.total else f"No Gain for {team}"
    return f"{result}: {' '.join(terms)}{total}; ball {spot(event.ball)}."


def _terms(event: events.Gain) -> list[str]:
    """`10 on the card`, `− 5 for a helmet`, `+ 15 from Action card 7`."""
    terms = [f"{event.base} on the card"]
    if event.helmets:
        exact = event.helmets < event.base  # below 0 there is nothing more to lose
        number = event.helmets // 5
        helmets = "helmets" if not exact else "a helmet" if number == 1 else f"{number} helmets"
        terms.append(f"{MINUS} {event.helmets} for {helmets}")
    if event.bonus:
        terms.append(f"+ {event.bonus} bonus")
    return terms + [f"+ {yards} from Action card {number}" for number, yards in event.draws]


@tell.register
def _box_applied(event: events.BoxApplied, names: Names, seat: int | None) -> str:
    card = names.face(event.card)
    barred = " No kick after this play." if isinstance(card.rider, NoKick) else ""
    return f"{_applied(event, card, names.team(event.team))}{barred}"


def _applied(event: events.BoxApplied, card: Card, team: str) -> str:
    match event.what:
        case "gain":
            return _shortened(event.yards, card)
        case "no_gain":
            return f"{_saved(event.saved_by)}No Gain against {card.name}."
        case "loss":
            return f"{LOSS_NAMES[card.def_type]}! {card.name} drops the ball carrier for a loss of {event.yards}."
        case "end_drive":
            stand = "Goal Line Stand! " if isinstance(action_of(card), GoalLineStand) else ""
            return f"{stand}END DRIVE! {card.name} shuts the door."
        case "interception":
            return f"INTERCEPTED! {card.name} picks it off for {team}{_returns(event.yards)}."
        case "fumble":
            return f"FUMBLE! {card.name} knocks the ball loose."
    return "Even shortened the pass goes past the End Zone: incomplete, No Gain."


def _shortened(yards: int, card: Card) -> str:
    match action_of(card):
        case Minus(n) if yards:
            return f"{card.name} gives up {yards}: {yards + n} on the card {MINUS} {n} = {yards}."
        case Minus(n):
            return f"{card.name} gives up nothing: minus {n} leaves 0."
        case HoldTo(n):
            return f"Contained: {yards} yards, {n} at most."
        case Blitz():
            return f"The blitz is beaten: {yards} yards, all that is on the card."
    return f"The play gains {yards}."


def _saved(saved_by: str) -> str:
    if saved_by == "QUICK_RELEASE":
        return "Quick Release, so no loss: "
    return "Secure hands, so the ball is safe: " if saved_by else ""


def _returns(yards: int) -> str:
    return f", {yards} yards to return" if yards else ""


@tell.register
def _ball_moved(event: events.BallMoved, names: Names, seat: int | None) -> str | None:
    way = f"from the {event.old} to the {event.new}" if event.new > 0 else f"from the {event.old} into the End Zone"
    team = names.team(event.team)
    match event.why:
        case "play":
            return None  # the gain or the box said so
        case "return":
            return f"{team} bring it back: {way}."
        case "safety":
            return f"{team} advance 10 after the safety: {way}."
        case "block":
            return f"{team} run with the blocked kick: {way}."
        case "momentum":
            return f"Momentum for {team}: {way}."
    return f"The ball of {team} moves {way}."


@tell.register
def _play_over(event: events.PlayOver, names: Names, seat: int | None) -> str:
    made = f"{event.made} of {PLAYS_PER_HALF} plays made, " if event.made <= PLAYS_PER_HALF else ""  # not in overtime
    return f"{names.team(event.team)}: {made}ball {spot(event.ball)}."


# Action cards and flags --------------------------------------------------------------------------------------------


@tell.register
def _action_turned(event: events.ActionTurned, names: Names, seat: int | None) -> str | None:
    card = f"Action card {event.number}"
    match event.purpose:
        case "run" | "pass" | "conversion":
            return None  # the gain or the try names the card
        case "blitz":
            return f"Blitz! {card} has pass {event.reads}: {'it gets home' if int(event.reads) <= 10 else 'too late'}."
        case "strip":
            loose = "the ball comes out" if int(event.reads) <= 5 else "it stays in"
            return f"They go for the ball: {card} has run {event.reads}, {loose}."
        case "kick":
            return f"The snap, the hold: {card} says {event.reads}."
        case "penalty":
            return _whistle(card, event.reads)
        case "injury":
            return f"Injury check: {card} says {event.reads}."
    return f"{card} gives the return: {event.purpose.removeprefix('return ')} {event.reads}."


def _whistle(card: str, foul: str) -> str:
    if foul == "none":
        return f"WHRR, the robot head referee, whirrs over {card} and keeps the flag in: no foul."
    return f"WHRR, the robot head referee, throws a flag! {card}: {FOULS[foul]}."


@tell.register
def _action_reshuffled(event: events.ActionReshuffled, names: Names, seat: int | None) -> str:
    return f"The Action Deck is empty: its {event.cards} cards are shuffled again."


@tell.register
def _flag(event: events.Flag, names: Names, seat: int | None) -> str:
    team, foul = names.team(event.team), FOULS[event.foul]
    if event.foul == "offsetting":
        return f"Fouls on both sides: No Gain for {team}, and the play does not count in the drive."
    if not event.accepted:
        return f"{team} decline the {foul}; the box is applied."
    way = "the offence goes back 10" if event.yards < 0 else f"{event.yards} yards forward"
    fresh = ", with a fresh set of plays" if event.foul == "interference" else ""
    return f"{team} accept the {foul}: {way} instead of the play{fresh}."


@tell.register
def _injury_checked(event: events.InjuryChecked, names: Names, seat: int | None) -> str:
    out = {
        "none": "is fine and jogs back",
        "minor": "is hurt and misses the rest of this game",
        "moderate": "is hurt and misses the rest of this game and the next one",
        "serious": "is carried off: out for this game and the next 3",
        "season": "is out for the season",
    }[event.severity]
    return f"{names.card(event.card)} of {names.team(event.team)} {out}."

"""Play-by-play: one sentence for each event, with the arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.names import (
    ABILITY,
    CONTEXTS,
    Names,
    count,
    down_words,
    from_spot,
    listed,
    on_spot,
    signed,
    special_of,
    spot,
    yards,
)
from playcall.games.gridiron_fantasy.printed import INJURIES
from playcall.kernel import Event

HOW = {
    "punt": "a punt", "field goal": "a field goal", "missed field goal": "a missed field goal",
    "touchdown": "a touchdown", "safety": "a safety", "downs": "failing on fourth down",
    "interception": "an interception", "fumble": "a fumble", "blocked kick": "a blocked kick",
    "return touchdown": "a touchdown on the return", "": "the end of the game",
}  # fmt: skip
DECLARED = {
    "play": "lines up for a Play", "punt": "punts", "field goal": "tries a field goal",
    "touchback": "takes a touchback", "return": "runs it back", "fair_catch": "calls a fair catch",
    "extra point": "kicks the extra point", "two points": "goes for two",
}  # fmt: skip
LOOKED = {
    "opp_hand": "the opponent's hand", "opp_playbook": "the opponent's Playbook",
    "opp_deck": "the top of the opponent's deck", "own_deck": "the top of the own deck",
}  # fmt: skip


def tell(event: Event, names: Names, seat: int | None) -> str | None:
    """The line about an event; None where nothing is worth one."""
    teller = TELLERS.get(type(event))
    return teller(event.seen_by(seat), names) if teller else None


def _kick_begins(event: e.KickBegins, names: Names) -> str:
    where = f" from {from_spot(event.spot)}" if event.spot else ""
    return f"{CONTEXTS[event.context].capitalize()}: {event.team}{where} to {event.other}."


def _quick(event: e.QuickRevealed, names: Names) -> str:
    sides = []
    for team, cards, total, bonus in (
        (event.kicking, event.kick_cards, event.kick_count, event.bonuses[0]),
        (event.receiving, event.return_cards, event.return_count, event.bonuses[1]),
    ):
        extra = f", Team cards {signed(bonus)}" if bonus else ""
        sides.append(f"{team} {total} ({names.cards(cards)}{extra})")
    return f"{ABILITY[event.ability]}: {sides[0]}, {sides[1]}; difference {signed(event.difference)}."


def _ball_placed(event: e.BallPlaced, names: Names) -> str:
    if not event.rate:
        return f"{event.team} has the ball {on_spot(event.los, 'its')}."
    where = "for a touchdown" if event.los >= 100 else f"to {from_spot(event.los, 'its')}"
    sign = signed(event.difference * event.rate)
    return f"{event.team} brings the ball {where}: {spot(event.baseline)} {sign} (difference × {event.rate})."


def _field_goal(event: e.FieldGoalTried, names: Names) -> str:
    verdict = "good" if event.good else "no good"
    return f"The kick of {event.team} carries {event.distance} yards, {event.needed} are needed: {verdict}."


def _drawn(event: e.CardsDrawn, names: Names) -> str:
    if event.cards is None:
        return f"{event.team} draws {count(event.count, 'card')}."
    return f"{event.team} draws {names.cards(event.cards)}."


def _put_back(event: e.CardsPutBack, names: Names) -> str:
    what = count(event.count, "card") if event.cards is None else names.cards(event.cards)
    return f"{event.team} puts {what} back on top."


def _looked(event: e.LookedAt, names: Names) -> str:
    saw = "" if event.cards is None else f": {names.cards(event.cards)}"
    return f"{event.team} looks at {LOOKED[event.what]} ({count(event.count, 'card')}){saw}."


def _swapped(event: e.PlaySwapped, names: Names) -> str:
    if event.out is None or event.into is None:
        return f"{event.team} exchanges a Play."
    return f"{event.team} exchanges {names.card(event.out)} for {names.card(event.into)}."


def _advantage(event: e.AdvantageFixed, names: Names) -> str:
    reason = "by a card" if event.by_effect else f"{event.off_kind.capitalize()} against {event.def_kind.capitalize()}"
    return f"The Advantage is with {event.team} ({reason})."


def _dominant(event: e.DominantFixed, names: Names) -> str:
    reason = "set by a card" if event.by_effect else f"on the Play of {event.team}"
    return f"{ABILITY[event.ability]} is Dominant ({reason})."


def _totals(event: e.TotalsCounted, names: Names) -> str:
    sides = []
    for role, team, total in ((0, event.offence, event.off_total), (1, event.defence, event.def_total)):
        parts = [f"{names.of_id(name)} {signed(number)}" for who, name, _, number in event.parts if who == role]
        sides.append(f"{team} {total}" + (f" ({', '.join(parts)})" if parts else ""))
    return f"{ABILITY[event.ability]}: {sides[0]} – {sides[1]}."


def _laid(event: e.CardLaid, names: Names) -> str:
    named = f" as {ABILITY[event.named]}" if event.named >= 0 else ""
    totals = f"{ABILITY[event.ability]} {event.off_total} – {event.def_total}"
    return f"{event.team} lays {names.card(event.card)}{named}: {totals}."


def _over(event: e.ChallengeOver, names: Names) -> str:
    what = "the Play is Successful" if event.success else "the Play is Stopped"
    return f"{event.team} wins {ABILITY[event.ability]} {event.off_total} – {event.def_total}: {what}."


def _secondary(event: e.SecondaryResult, names: Names) -> str:
    verdict = "succeeds" if event.success else "fails"
    return f"The Secondary Challenge of {event.team} in {ABILITY[event.key]} {verdict}, {event.own} – {event.other}."


def _objective(event: e.ObjectiveFixed, names: Names) -> str:
    steps = ", ".join(f"{what} {signed(number)}" for what, number in event.steps)
    return f"Objective of {names.card(event.card)}: {steps}."


def _special(event: e.SpecialApplied, names: Names) -> str:
    return f"Special Result of {names.card(event.card)}: {special_of(names.faces[event.card])}"


def _sum(event: e.YardsAdded, names: Names) -> str:
    end = "a touchdown" if event.los >= 100 else "the own end zone" if event.los <= 0 else from_spot(event.los)
    extra = f", Special {signed(event.special)}" if event.special else ""
    return f"Objective {signed(event.objective)}{extra} = {yards(event.yards)}: {end}."


def _injured(event: e.Injured, names: Names) -> str:
    shift = f" ({signed(event.shift)} by cards)" if event.shift else ""
    return f"{names.card(event.card)} of {event.team}: {INJURIES[event.level]}{shift}."


def _risks(event: e.RisksCompared, names: Names) -> str | None:
    if not event.fouling:
        return None
    risks = f"{event.offence} {event.off_risk or 'none'}, {event.defence} {event.def_risk or 'none'}"
    return f"Risks: {risks}; {event.fouling} is the fouling team."


def _complained(event: e.Complained, names: Names) -> str:
    parts = [f"{names.card(card)} {names.faces[card].alert}" for card in event.alerts]
    parts += [f"bonus {event.bonus}"] if event.bonus else []
    return (
        f"{event.team} complains about {names.card(event.card)} (risk {event.risk}) with {listed(parts)}: {event.foul}!"
    )


def _flag(event: e.FlagDecided, names: Names) -> str:
    if not event.accepted:
        return f"{event.team} declines the penalty; the result stands."
    return f"{event.team} accepts: {event.yards} yards against {event.against}, ball {on_spot(event.los)}."


def _down(event: e.DownMarked, names: Names) -> str:
    return f"{event.team}: {down_words(event.down, event.to_go, event.los)} {on_spot(event.los)}."


def _turnover(event: e.Turnover, names: Names) -> str:
    how = {"downs": "on downs", "blocked kick": "after a block"}.get(event.how, f"by {HOW[event.how]}")
    return f"{event.team} takes over {how}, {on_spot(event.los, 'its')}."


def _scored(event: e.Scored, names: Names) -> str:
    score = ", ".join(f"{name} {points}" for name, points in zip(event.names, event.scores, strict=True) if name)
    return f"{event.what.capitalize()} for {event.team}, {event.points}! {score}."


def _drive(event: e.DriveBegins, names: Names) -> str:
    which = f"Drive {event.drive} of {event.of}" if event.drive <= event.of else "Overtime drive"
    return f"{which}: {event.team} {on_spot(event.los, 'its')}."


def _replaced(event: e.TeamReplaced, names: Names) -> str:
    instead = f"{names.card(event.new)} comes in" if event.new >= 0 else "nobody can come in"
    return f"{names.card(event.old)} is taken already; {instead} for {event.team}."


def _game_over(event: e.GameOver, names: Names) -> str:
    score = ", ".join(f"{name} {points}" for name, points in zip(event.names, event.scores, strict=True))
    return f"The game is over: {score}. " + (f"{event.winner} wins." if event.winner else "A draw.")


TELLERS: dict[type[Event], Callable[[Any, Names], str | None]] = {
    e.DeckBrought: lambda v, n: f"Player {v.seat + 1} brings {v.deck}.",
    e.DeckBuilt: lambda v, n: f"{v.team}: {v.side} Action deck of {count(v.size, 'card')}.",
    e.Tossed: lambda v, n: f"{v.team} wins the toss.",
    e.HomeVisitor: lambda v, n: f"{v.home} at home against {v.visitor}.",
    e.TeamRevealed: lambda v, n: f"{v.team} shows {n.card(v.card)}.",
    e.TeamReplaced: _replaced,
    e.KickBegins: _kick_begins,
    e.Declared: lambda v, n: f"{v.team} {DECLARED[v.what]}.",
    e.AbilityDeclared: lambda v, n: f"{v.team} declares {ABILITY[v.ability]}.",
    e.QuickRevealed: _quick,
    e.BallPlaced: _ball_placed,
    e.FieldGoalTried: _field_goal,
    e.CardsDrawn: _drawn,
    e.CardsPutBack: _put_back,
    e.LookedAt: _looked,
    e.PlaySwapped: _swapped,
    e.KindRead: lambda v, n: f"{v.team} reads the call" + (f": a {v.kind.capitalize()}." if v.kind else "."),
    e.Switched: lambda v, n: f"{v.team} has {n.cards(v.active)} Active.",
    e.PlaysRevealed: lambda v, n: f"{v.offence}: {n.card(v.off_card)}. {v.defence}: {n.card(v.def_card)}.",
    e.PlayReplaced: lambda v, n: f"{v.team} changes {n.card(v.old)} to {n.card(v.new)}.",
    e.AdvantageFixed: _advantage,
    e.DominantFixed: _dominant,
    e.TotalsCounted: _totals,
    e.SecondaryOpened: lambda v, n: f"{n.card(v.card)} opens a Secondary in {ABILITY[v.key]}: {v.own} – {v.other}.",
    e.CardLaid: _laid,
    e.StarApplied: lambda v, n: f"{v.team} applies {n.card(v.card)}: {v.off_total} – {v.def_total}.",
    e.ActionPlayed: lambda v, n: f"{v.team} plays {n.card(v.card)}.",
    e.ActionCancelled: lambda v, n: f"{n.card(v.card)} has no effect.",
    e.AbilityUsed: lambda v, n: f"{v.team} uses {n.card(v.card)}.",
    e.Passed: lambda v, n: f"{v.team} passes.",
    e.ChallengeOver: _over,
    e.SecondaryResult: _secondary,
    e.ObjectiveFixed: _objective,
    e.SpecialApplied: _special,
    e.YardsAdded: _sum,
    e.Injured: _injured,
    e.Benched: lambda v, n: f"{n.card(v.card)} of {v.team} is benched.",
    e.CameBack: lambda v, n: f"{n.card(v.card)} of {v.team} is back.",
    e.PatchedUp: lambda v, n: f"{n.card(v.card)} of {v.team} is patched up: {INJURIES[v.level]}.",
    e.CalledUp: lambda v, n: f"{v.team} calls up {n.card(v.into)} for {n.card(v.out)}.",
    e.RisksCompared: _risks,
    e.Complained: _complained,
    e.FlagDecided: _flag,
    e.DownMarked: _down,
    e.Turnover: _turnover,
    e.Scored: _scored,
    e.TryFailed: lambda v, n: f"The try of {v.team} fails.",
    e.ContinuingStarted: lambda v, n: f"{n.card(v.card)} of {v.team} stays in force.",
    e.ContinuingEnded: lambda v, n: f"{n.card(v.card)} of {v.team} is over.",
    e.Discarded: lambda v, n: f"{v.team} discards {n.cards(v.cards)}.",
    e.Recovered: lambda v, n: f"{v.team} recovers {n.card(v.card)}.",
    e.CardRemoved: lambda v, n: f"{n.card(v.card)} of {v.team} is removed.",
    e.Reshuffled: lambda v, n: f"{v.team} shuffles a deck of {count(v.size, 'card')}.",
    e.CoinFlipped: lambda v, n: f"A coin for {v.team}: {'heads' if v.heads else 'tails'}.",
    e.DriveBegins: _drive,
    e.DriveOver: lambda v, n: f"The drive of {v.team} ends with {HOW[v.how]}.",
    e.HalftimeBegins: lambda v, n: "Halftime.",
    e.FinalKick: lambda v, n: f"A last kick is owed: {v.team} kicks.",
    e.OvertimeBegins: lambda v, n: f"Overtime! {v.team} kicks off; the first score wins.",
    e.CutShown: lambda v, n: f"{v.team} cuts {n.card(v.shown)}.",
    e.TookField: lambda v, n: f"{v.team} takes the field on {v.role}" + (f", tagged by {v.by}." if v.by else "."),
    e.FixtureBegins: lambda v, n: f"{v.name.capitalize()}: {v.one} against {v.two}.",
    e.FixtureOver: lambda v, n: f"{v.winner} beats {v.loser}{' by a coin' if v.by_coin else ''}.",
    e.GameOver: _game_over,
}

"""What Masters of Football says: play-by-play with dice, levels and every term, headline and result, as messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from playcall.contract import Arg, SideScore, Stress, Text, Words, joined, msg, signed
from playcall.contract.endings import ending
from playcall.games.masters_football import events as told
from playcall.games.masters_football import league
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import (
    action,
    actions,
    aim_of,
    by,
    club,
    die_name,
    does,
    level,
    manager,
    percent,
    player,
    players,
    tactic,
    told_target,
)
from playcall.games.masters_football.rules.championship import LEGS, NPT
from playcall.games.masters_football.rules.turn import IN_WINDOW_NOW, Window
from playcall.games.masters_football.table import Table
from playcall.kernel import Event, Result, State

if TYPE_CHECKING:
    from playcall.games.masters_football.game import MastersOfFootball

Telling = Callable[[Any, int | None], Text]
"""An event as its viewer sees it, and the viewer."""
_RULE = re.compile(r"MF-\d+\.\d+")


class MastersWords(Words):
    """Everything the game says. It keeps nothing: messages come from an event or a position alone."""

    def __init__(self, game: MastersOfFootball) -> None:
        self.game = game

    def line(self, event: Event, seat: int | None) -> Text | None:
        tell = LINES.get(type(event))
        return tell(event.seen_by(seat), seat) if tell else None

    def headline(self, state: State) -> Text:
        assert isinstance(state, Table)
        scores = joined([score_line(m) for m in state.matches], "comma")
        return msg("mf-headline", occasion=occasion(state), scores=scores) if state.matches else occasion(state)

    def score(self, state: State) -> tuple[SideScore, ...]:
        assert isinstance(state, Table)
        match = state.matches[0] if len(state.matches) == 1 else None
        return () if match is None else tuple(map(SideScore, map(club, match.clubs), match.score))

    def result(self, result: Result) -> Text:
        why, number, npt = [*result.by.split(" "), "", ""][:3]
        if result.winner is None:
            return ending(result, msg("mf-ended", why="draw" if why == "draw" else "shared"), by="")
        won = ending(result, "", by=msg("mf-why-won", why=why))
        if not number:
            return won
        winner = msg("mf-winner", club=club(int(number)), npt="yes" if npt == NPT else "no")
        return msg("mf-won-by", **{**won.args, "who": winner})

    def stress(self, state: State, event: Event) -> Stress:
        """A line's side is a club, so that it keeps its colour when the match is over."""
        side = getattr(event, "attacker", getattr(event, "spy", getattr(event, "club", -1)))
        weight = WEIGHTS.get(type(event), DETAIL)
        if isinstance(event, told.Settled):
            weight = MOMENT if event.goal or event.why == "denied" else DETAIL
        return Stress(weight, side if side >= 0 else None, isinstance(event, SUMS))

    def rules_now(self, state: State) -> tuple[str, ...]:
        """The rules at the head of the question; a window of a turn has its own."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Window):
            return IN_WINDOW_NOW.get(top.name, ())
        question = getattr(top, f"asks_{top.at}", None) if top is not None else None
        return tuple(_RULE.findall((question and question.__doc__) or ""))


# Score and situation -----------------------------------------------------------------------------------------------


def score_line(m: Match) -> Text:
    """`Larkmoor 1–0 St Corvin, 53'`."""
    return msg("mf-score-now", **_score(m.clubs, m.score), minute=m.minute or "0'")


def _score(clubs: Sequence[int], scores: Sequence[int]) -> dict[str, Arg]:
    return {"home": club(clubs[0]), "one": scores[0], "other": scores[1], "away": club(clubs[1])}


def occasion(s: Table) -> Text:
    """`Matchday 4 of 6`, `Friendly`, `Final, match 1`."""
    if s.stage in ("setup", "academy", "market", "over"):
        return msg("mf-stage", stage=s.stage)
    if not s.options.league:
        return msg("mf-friendly") if s.options.mode == "friendly" else _leg(s.matchday)
    return match_day(s.matchday)


def _leg(number: int) -> Text:
    return msg("mf-leg", leg=number, of=LEGS)


def match_day(day: int) -> Text:
    """A matchday of the season, or a match of the final."""
    if day <= league.MATCHDAYS:
        return msg("mf-matchday-of", day=day, of=league.MATCHDAYS)
    return msg("mf-final-match", leg=day - league.MATCHDAYS)


# How lines are shown -------------------------------------------------------------------------------------------------

DETAIL, HEADING, MOMENT = range(3)
WEIGHTS: Final[dict[type[Event], int]] = {
    told.ManagerChosen: HEADING,
    told.MatchdayBegins: HEADING,
    told.MatchBegins: HEADING,
    told.TeamRevealed: HEADING,
    told.TacticalRoll: HEADING,
    told.TacticForced: MOMENT,
    told.CardPlayed: HEADING,
    told.CardCountered: MOMENT,
    told.AbilityUsed: HEADING,
    told.TurnBegins: HEADING,
    told.GoalNullified: MOMENT,
    told.HalfTime: MOMENT,
    told.Substituted: HEADING,
    told.InjuryTime: HEADING,
    told.FinalWhistle: MOMENT,
    told.PadLine: HEADING,
    told.ChampionCrowned: MOMENT,
    told.FinalWon: MOMENT,
}
SUMS: Final = (told.TacticalRoll, told.Strengths, told.Settled)
LINES: Final[dict[type[Event], Telling]] = {}
"""How each kind of event is told."""


def tells(kind: type[Event]) -> Callable[[Telling], Telling]:
    def register(line: Telling) -> Telling:
        LINES[kind] = line
        return line

    return register


# Before and between matches ------------------------------------------------------------------------------------------


@tells(told.LettersDrawn)
def _letters(event: told.LettersDrawn, viewer: int | None) -> Text:
    led = [msg("mf-led", club=club(number), **_leader(seat, viewer)) for number, seat in enumerate(event.seats)]
    return msg("mf-clubs-led", clubs=joined(led, "comma"))


def _leader(seat: int, viewer: int | None) -> dict[str, Arg]:
    who = "npt" if seat < 0 else "you" if seat == viewer else "person"
    return {"who": who, "person": msg("player", number=seat + 1)}


@tells(told.ManagerChosen)
def _manager(event: told.ManagerChosen, viewer: int | None) -> Text:
    return msg("mf-hires", **_by(event, viewer), manager=manager(event.manager), budget=event.budget)


def _by(event: Any, viewer: int | None) -> dict[str, Arg]:
    """The club of a seat's event, or the viewer."""
    return {**by(event.club, getattr(event, "seat", getattr(event, "owner", -1)), viewer)}


@tells(told.MoneyChanged)
def _money(event: told.MoneyChanged, viewer: int | None) -> Text:
    change, way = abs(event.change), "in" if event.change > 0 else "out"
    return msg("mf-money", **_by(event, viewer), way=way, change=change, why=event.why, money=event.money)


@tells(told.PlayersDealt)
def _dealt(event: told.PlayersDealt, viewer: int | None) -> Text:
    return msg("mf-draws", **_by(event, viewer), what=_players(event.count, event.cards))


def _players(count: int, cards: tuple[int, ...] | None) -> Arg:
    """Players by name for those who know them, else how many."""
    return players(cards) if cards else msg("mf-count-players", count=count)


@tells(told.SquadDrawn)
def _squad(event: told.SquadDrawn, viewer: int | None) -> Text:
    return msg("mf-draws", who="club", club=club(event.club), what=players(event.cards))


@tells(told.Bought)
def _bought(event: told.Bought, viewer: int | None) -> Text:
    left: dict[str, Arg] = {"rest": len(event.left), "left": players(event.left)}
    return msg("mf-buys", **_by(event, viewer), what=_players(event.count, event.cards), paid=event.paid, **left)


@tells(told.WoodDrawn)
def _wood(event: told.WoodDrawn, viewer: int | None) -> Text:
    what = msg("mf-a-wood-player") if event.card is None else player(event.card)
    return msg("mf-draws-wood", **_by(event, viewer), what=what, why=event.why)


@tells(told.CardsDealt)
def _cards(event: told.CardsDealt, viewer: int | None) -> Text:
    what = actions(event.cards) if event.cards else msg("mf-count-action-cards", count=event.count)
    return msg("mf-draws", **_by(event, viewer), what=what)


@tells(told.Swapped)
def _swapped(event: told.Swapped, viewer: int | None) -> Text:
    return msg("mf-swaps", **_by(event, viewer), card=action(event.discarded), price=event.paid, money=event.money)


@tells(told.AcademyRolled)
def _academy(event: told.AcademyRolled, viewer: int | None) -> Text:
    return msg("mf-academy-rolls", club=club(event.club), dice=event.dice)


@tells(told.PlayerJoined)
def _joined(event: told.PlayerJoined, viewer: int | None) -> Text:
    who = msg("mf-a-player") if event.card is None else player(event.card)
    return msg("mf-joins", player=who, club=club(event.club))


@tells(told.PlayersDiscarded)
def _released(event: told.PlayersDiscarded, viewer: int | None) -> Text:
    who: dict[str, Arg] = {"players": players(event.cards), "count": len(event.cards)}
    return msg("mf-released", club=club(event.club), why=event.why, **who)


@tells(told.CardDiscarded)
def _discarded(event: told.CardDiscarded, viewer: int | None) -> Text:
    return msg("mf-discards", **_by(event, viewer), card=action(event.card))


# Before kick-off -----------------------------------------------------------------------------------------------------


@tells(told.MatchdayBegins)
def _matchday(event: told.MatchdayBegins, viewer: int | None) -> Text:
    if event.kind in ("friendly", "tie"):
        return msg("mf-heading", what=msg("mf-friendly") if event.kind == "friendly" else _leg(event.matchday))
    return msg("mf-heading", what=match_day(event.matchday))


@tells(told.MatchBegins)
def _match(event: told.MatchBegins, viewer: int | None) -> Text:
    return msg("mf-match", home=club(event.home), away=club(event.away), advantage=club(event.advantage))


@tells(told.TeamChosen)
def _team_chosen(event: told.TeamChosen, viewer: int | None) -> Text:
    return msg("mf-team-chosen", club=club(event.club))


@tells(told.TacticChosen)
def _tactic_chosen(event: told.TacticChosen, viewer: int | None) -> Text:
    return msg("mf-tactic-chosen", club=club(event.club))


@tells(told.Announced)
def _announced(event: told.Announced, viewer: int | None) -> Text:
    cards = "yes" if event.cards else "no"
    return msg("mf-announces", club=club(event.club), window=event.window, cards=cards)


@tells(told.TacticForced)
def _forced(event: told.TacticForced, viewer: int | None) -> Text:
    return msg("mf-dictates", club=club(event.club), tactic=tactic(event.tactic))


@tells(told.Spied)
def _spied(event: told.Spied, viewer: int | None) -> Text:
    who = by(event.spy, event.owner, viewer)
    if event.players is None or event.tactic is None:
        return msg("mf-spies", who=who["who"], club=who["club"], other=club(event.club))
    seen: dict[str, Arg] = {"players": players(event.players), "tactic": tactic(event.tactic)}
    return msg("mf-spied", who=who["who"], club=who["club"], other=club(event.club), **seen)


@tells(told.TacticKept)
def _kept(event: told.TacticKept, viewer: int | None) -> Text:
    if event.tactic is None:
        return msg("mf-may-have-changed", club=club(event.club))
    return msg("mf-goes-with", **_by(event, viewer), tactic=tactic(event.tactic))


@tells(told.TeamRevealed)
def _revealed(event: told.TeamRevealed, viewer: int | None) -> Text:
    return msg("mf-fields", club=club(event.club), players=players(event.players))


@tells(told.TacticalRoll)
def _roll(event: told.TacticalRoll, viewer: int | None) -> Text:
    home, away = (_tactical_sum(event, side) for side in (0, 1))
    won: dict[str, Arg] = {"winner": club(event.winner), "why": event.why, "tactic": tactic(event.tactic)}
    return msg("mf-tactical-roll", home=home, away=away, **won)


def _tactical_sum(event: told.TacticalRoll, side: int) -> Text:
    die, genius = event.dice[side], event.rolls[side] - event.dice[side]
    shown: Arg = genius if event.genius[side] == str(genius) else msg("mf-genius-counts", value=genius)
    terms: list[Arg] = [die, shown, msg("mf-term-skills", value=event.skills[side])]
    terms += [msg("mf-term-cards", value=event.cards[side])] if event.cards[side] else []
    terms += [msg("mf-term-manager", value=event.abilities[side])] if event.abilities[side] else []
    return msg("mf-sum", what=club(event.clubs[side]), terms=joined(terms, "plus"), value=event.values[side])


@tells(told.TacticDieRerolled)
def _tactic_die(event: told.TacticDieRerolled, viewer: int | None) -> Text:
    return msg("mf-tactic-die-again", club=club(event.club), old=event.old, new=event.new)


@tells(told.Strengths)
def _strengths(event: told.Strengths, viewer: int | None) -> Text:
    attack = value_sum("attack", [line[1] for line in event.players], [line[:2] for line in event.cards], event.ability)
    defence = value_sum("defence", [line[2] for line in event.players], [(line[0], line[2]) for line in event.cards])
    return msg(
        "mf-strengths", club=club(event.club), tactic=tactic(event.tactic), attack=attack,
        attackDie=die(event.attack_level, event.attack_die), defence=defence,
        defenceDie=die(event.defence_level, event.defence_die),
    )  # fmt: skip


def value_terms(figures: Sequence[int], cards: Sequence[tuple[int, int]], ability: int = 0) -> Text:
    """`2 + 2 + 5 + 2 Call to Arms + 2 manager`."""
    more: list[Arg] = [
        msg("mf-term-card", sign="minus" if change < 0 else "plus", value=abs(change), card=action(card))
        for card, change in cards
        if change
    ]
    more += [msg("mf-term-plus-manager", value=ability)] if ability else []
    return joined([joined(figures, "plus"), *more], "space")


def value_sum(kind: str, figures: Sequence[int], cards: Sequence[tuple[int, int]], ability: int = 0) -> Text:
    """`attack 2 + 2 + 5 + 2 Call to Arms + 2 manager = 13`."""
    terms = value_terms(figures, cards, ability)
    value = sum(figures) + sum(change for _, change in cards) + ability
    return msg("mf-sum", what=msg("mf-word", what=kind), terms=terms, value=value)


def die(printed: int, shifted: int) -> Text:
    """The die of a value, and what home advantage made of it on equal levels."""
    shift = "none" if printed == shifted else "down" if shifted < printed else "up"
    return msg("mf-die", shift=shift, level=level(printed), die=level(shifted))


# Cards ---------------------------------------------------------------------------------------------------------------


@tells(told.CardPlayed)
def _played(event: told.CardPlayed, viewer: int | None) -> Text:
    aim = told_target(event.target, event.touched, event.player)
    paid: dict[str, Arg] = {"price": event.paid, "money": event.money, "does": does(event.card)}
    if aim is None:
        return msg("mf-plays", **_by(event, viewer), card=action(event.card), **paid)
    named: dict[str, Arg] = {"card": action(event.card), "target": aim, "aim": aim_of(event.target)}
    return msg("mf-plays-on", **_by(event, viewer), **named, **paid)


@tells(told.CardCountered)
def _countered(event: told.CardCountered, viewer: int | None) -> Text:
    whose: dict[str, Arg] = {"whose": "you" if event.owner == viewer else "club", "owner": club(event.owning)}
    return msg("mf-cancels", **_by(event, viewer), card=action(event.card), by=action(event.by), **whose)


@tells(told.UseMade)
def _used(event: told.UseMade, viewer: int | None) -> Text:
    return msg("mf-uses-again", **_by(event, viewer), card=action(event.card), left=event.left)


@tells(told.AbilityUsed)
def _ability(event: told.AbilityUsed, viewer: int | None) -> Text:
    return msg("mf-uses-ability", **_by(event, viewer), manager=manager(event.manager))


@tells(told.CardLost)
def _lost(event: told.CardLost, viewer: int | None) -> Text:
    return msg("mf-card-lost", card=action(event.card), club=club(event.club), why=event.why)


# Play ----------------------------------------------------------------------------------------------------------------


@tells(told.TurnBegins)
def _turn(event: told.TurnBegins, viewer: int | None) -> Text:
    when: dict[str, Arg] = {"turn": event.turn, "minute": event.minute, "injury": "yes" if event.injury_time else "no"}
    return msg("mf-turn", **when, club=club(event.club), percent=percent(event.chance))


@tells(told.AttackCancelled)
def _cancelled(event: told.AttackCancelled, viewer: int | None) -> Text:
    return msg("mf-attack-cancelled", club=club(event.club))


@tells(told.DiceRolled)
def _dice(event: told.DiceRolled, viewer: int | None) -> Text:
    attack, genius, defence, other = event.dice
    return msg(
        "mf-dice", attacker=club(event.attacker), attack=attack, attackLevel=level(event.levels[0]), genius=genius,
        bonus=event.bonus, more=signed(event.bonus), defender=club(event.defender), defence=defence,
        defenceLevel=level(event.levels[1]), other=other,
    )  # fmt: skip


@tells(told.DiceRerolled)
def _rerolled(event: told.DiceRerolled, viewer: int | None) -> Text:
    named = zip(event.rolled, event.old, strict=True)
    changes = [msg("mf-becomes", die=die_name(number), old=old, new=event.dice[number]) for number, old in named]
    return msg("mf-rolls-again", club=club(event.club), changes=joined(changes, "comma"))


@tells(told.Settled)
def _settled(event: told.Settled, viewer: int | None) -> Text:
    attack, genius, bonus = event.attack
    shot: dict[str, Arg] = {"attack": attack, "genius": genius, "bonus": bonus}
    block: dict[str, Arg] = {"defence": event.defence[0], "other": event.defence[1], "against": sum(event.defence)}
    result = msg("mf-verdict", why=event.why, spent="yes" if event.spent else "no")
    parts: list[Arg] = [msg("mf-shot", club=club(event.attacker), **shot, total=sum(event.attack), **block), result]
    parts += [msg("mf-score", **_score(event.clubs, event.scores))] if event.goal else []
    return joined(parts, "space")


@tells(told.GoalNullified)
def _nullified(event: told.GoalNullified, viewer: int | None) -> Text:
    return msg("mf-goal-nullified", club=club(event.club), score=msg("mf-score", **_score(event.clubs, event.scores)))


@tells(told.ExtraAttackWon)
def _extra_attack(event: told.ExtraAttackWon, viewer: int | None) -> Text:
    return msg("mf-attacks-at-once", club=club(event.club), bonus=signed(event.bonus))


@tells(told.HalfTime)
def _half_time(event: told.HalfTime, viewer: int | None) -> Text:
    return msg("mf-half-time-score", score=msg("mf-score", **_score(event.clubs, event.scores)))


@tells(told.SubstitutionAnnounced)
def _substitution(event: told.SubstitutionAnnounced, viewer: int | None) -> Text:
    return msg("mf-announces-substitution", club=club(event.club), when=event.when)


@tells(told.Substituted)
def _substituted(event: told.Substituted, viewer: int | None) -> Text:
    return msg("mf-substituted", club=club(event.club), on=player(event.on), off=player(event.off))


@tells(told.InjuryTime)
def _injury_time(event: told.InjuryTime, viewer: int | None) -> Text:
    extra = "yes" if event.extra else "no"
    return msg("mf-injury-roll", club=club(event.club), die=event.die, needed=event.needed, extra=extra)


# The end -------------------------------------------------------------------------------------------------------------


@tells(told.FinalWhistle)
def _whistle(event: told.FinalWhistle, viewer: int | None) -> Text:
    return msg("mf-full-time", score=msg("mf-score", **_score(event.clubs, event.scores)))


@tells(told.PadLine)
def _pad(event: told.PadLine, viewer: int | None) -> Text:
    clubs = [league.TEAMS * event.championship + place for place in range(len(event.points))]
    rows = [msg("mf-points-of", club=club(one), points=p) for one, p in zip(clubs, event.points, strict=True)]
    return msg("mf-pad-line", day=event.matchday, points=joined(rows, "comma"))


@tells(told.KickTaken)
def _kick(event: told.KickTaken, viewer: int | None) -> Text:
    shot: dict[str, Arg] = {"die": event.die, "needed": event.needed, "scored": "yes" if event.scored else "no"}
    return msg("mf-kick", round=event.round, club=club(event.club), **shot)


@tells(told.ChampionCrowned)
def _crowned(event: told.ChampionCrowned, viewer: int | None) -> Text:
    names = tuple(map(club, event.clubs))
    why = msg("mf-why-won", why=event.why)
    return msg("mf-crowned", clubs=names, number=event.championship + 1, count=len(names), why=why)


@tells(told.FinalWon)
def _final(event: told.FinalWon, viewer: int | None) -> Text:
    if event.club < 0:
        return msg("mf-drawn-game")
    return msg("mf-final-won", club=club(event.club), why=msg("mf-why-won", why=event.why))

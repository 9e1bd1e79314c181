"""What Gridiron Fantasy Football says: a line for each event, the headline, the result, and how lines are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from playcall.contract import Said, SideScore, Stress, Text, Words, joined, msg, signed
from playcall.contract.endings import ending, score_line
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.catalogue import SECS, Face
from playcall.games.gridiron_fantasy.names import key, yes
from playcall.games.gridiron_fantasy.printed import effects, special
from playcall.games.gridiron_fantasy.rules.challenge import Challenge, Flags, PlayAction, Window
from playcall.games.gridiron_fantasy.rules.kicks import DeclareAbility, Kickoff, Punt, QuickChallenge
from playcall.games.gridiron_fantasy.rules.match import Overtime
from playcall.games.gridiron_fantasy.rules.more_than_two import TagIn
from playcall.games.gridiron_fantasy.rules.play import Down, Scrimmage, Try
from playcall.games.gridiron_fantasy.rules.result import Finish, LeaveField, NewDecks, Result
from playcall.games.gridiron_fantasy.rules.setup import (
    BringDecks,
    BuildDecks,
    ChoosePlaybooks,
    ChooseTeam,
    RevealTeams,
    Toss,
)
from playcall.games.gridiron_fantasy.rules.squad import Exchange, Injury, Switching
from playcall.games.gridiron_fantasy.table import GOAL_LINE, Table
from playcall.kernel import Event, State
from playcall.kernel import Result as Ending

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.game import GridironFantasy

FROM_A_TEE: Final = ("kickoff", "safety_kick")
DETAIL, HEADING, MOMENT = range(3)
MOMENTS: Final = (
    e.Scored, e.Turnover, e.GameOver, e.HalftimeBegins, e.OvertimeBegins, e.FixtureBegins, e.FixtureOver,
)  # fmt: skip
HEADINGS: Final = (e.DriveBegins, e.DownMarked, e.KickBegins, e.PlaysRevealed, e.FlagDecided, e.ChallengeOver)
SUMS: Final = (e.TotalsCounted, e.ObjectiveFixed, e.YardsAdded, e.QuickRevealed, e.BallPlaced, e.RisksCompared)


class FantasyWords(Words):
    """Everything the game says. It keeps nothing: messages come from an event or a position alone."""

    def __init__(self, game: GridironFantasy) -> None:
        self.faces = game.prints
        self.by_id = {face.id: face.name for face in game.prints}

    def line(self, event: Event, seat: int | None) -> Text | None:
        teller = TELLERS.get(type(event))
        return teller(self, by_nickname(event.seen_by(seat))) if teller else None

    def prompt(self, state: State, seat: int) -> Said:
        return super().prompt(state, seat) if state.legal(seat) else waiting(_table(state))

    def headline(self, state: State) -> Text:
        return headline(_table(state))

    def score(self, state: State) -> tuple[SideScore, ...]:
        s = _table(state)
        teams = s.scoreboard if s.drive else ()
        return tuple(SideScore(n.short(s.names[team]), s.scores[team]) for team in teams)

    def result(self, result: Ending) -> Text:
        how = msg("gf-result-by", by=result.by)
        if result.winner is None or not result.names:
            return ending(result, msg("gf-result-draw"), by=how)
        names = tuple(map(n.short, result.names))
        if result.by == "bracket":
            games = n.score(names, result.scores)
            return msg("gf-bracket-won", team=names[result.winner], games=games, rule=result.rule)
        scores = score_line(dict(zip(names, result.scores, strict=True)).values())
        return msg("gf-won", team=names[result.winner], scores=scores, how=how, rule=result.rule)

    def stress(self, state: State, event: Event) -> Stress:
        """A side is a team."""
        flagged = isinstance(event, e.FlagDecided) and event.accepted
        weight = MOMENT if flagged or isinstance(event, MOMENTS) else HEADING if isinstance(event, HEADINGS) else DETAIL
        name, teams = getattr(event, "team", "") or getattr(event, "offence", ""), _table(state).names
        return Stress(weight, teams.index(name) if name and name in teams else None, isinstance(event, SUMS))

    def rules_now(self, state: State) -> tuple[str, ...]:
        return RULES_NOW.get(state.situation(), ())

    # Cards by their names -----------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        return self.faces[card].name

    def cards(self, cards: Iterable[int]) -> Text:
        return n.cards(self.faces, cards)

    def some(self, cards: tuple[int, ...] | None, count: int) -> Text:
        """Cards that are seen, or how many there are."""
        return msg("gf-cards", number=count) if cards is None else self.cards(cards)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


TEAMS: Final = frozenset((
    "team", "other", "offence", "defence", "home", "visitor", "kicking", "receiving", "against", "fouling", "by", "one",
    "two", "winner", "loser",
))  # fmt: skip
"""Fields of events that name a team."""


def by_nickname(event: Event) -> Event:
    """An event with its teams called as fans call them."""
    fields = type(event).__struct_fields__
    values = [(field, getattr(event, field)) for field in fields if field in TEAMS]
    changed: dict[str, Any] = {field: n.short(name) for field, name in values if isinstance(name, str)}
    if "scores" in fields:
        changed["names"] = tuple(map(n.short, event.names))  # type: ignore[attr-defined]
    return msgspec.structs.replace(event, **changed) if changed else event


def waiting(s: Table) -> Text:
    """For whoever is not asked: whom everybody waits for, as far as that is known."""
    if s.over:
        return msg("gf-over")
    asked = [decision.seat for decision in s.pending() if decision.known]
    if not asked:
        return msg("gf-wait")
    name = n.short(s.names[s.team_of_seat(asked[0])])
    return msg("gf-waiting", who=name or msg("player", number=asked[0] + 1))


# Headline -----------------------------------------------------------------------------------------------------------


def headline(s: Table) -> Text:
    """Score and situation in one line."""
    teams = s.scoreboard
    names = [n.short(s.names[team]) or msg("gf-team-number", number=team + 1) for team in teams]
    pairs = zip(names, teams, strict=True)
    score = joined([msg("gf-score", team=name, points=s.scores[team]) for name, team in pairs], "comma")
    if not s.drive:
        return msg("gf-headline-before", score=score)
    drive = msg("gf-headline-drive", drive=min(s.drive, s.last_drive), of=s.last_drive)
    return msg("gf-headline", score=score, drive=msg("gf-headline-overtime") if s.overtime else drive, situation=now(s))


def now(s: Table) -> Text:
    """`3rd and 4 at their own 35`, or which kick it is."""
    if s.context in FROM_A_TEE:
        return n.kick(s.context)
    if s.context == "try" or s.scorer >= 0:
        return msg("gf-headline-touchdown")
    if s.context in ("punt", "field_goal"):
        return msg("gf-headline-kick-from", kick=n.kick(s.context), place=n.from_(s.los))
    return msg("gf-headline-end") if s.drive_over else n.situation(s)


# Play-by-play -------------------------------------------------------------------------------------------------------


def _kick_begins(w: FantasyWords, v: e.KickBegins) -> Text:
    if v.spot:
        return msg("gf-line-kick-from", kick=n.kick(v.context), place=n.from_(v.spot), team=v.team, other=v.other)
    return msg("gf-line-kick", kick=n.kick(v.context), team=v.team, other=v.other)


def _quick(w: FantasyWords, v: e.QuickRevealed) -> Text:
    one, two = (
        msg("gf-line-quick-side", team=team, total=total, cards=w.cards(cards), bonus=bonus, signed=signed(bonus))
        for team, cards, total, bonus in (
            (v.kicking, v.kick_cards, v.kick_count, v.bonuses[0]),
            (v.receiving, v.return_cards, v.return_count, v.bonuses[1]),
        )
    )
    more = v.receiving if v.difference > 0 else v.kicking
    return msg("gf-line-quick", ability=n.ability(v.ability), one=one, two=two, more=more, by=abs(v.difference))


def _ball_placed(w: FantasyWords, v: e.BallPlaced) -> Text:
    if v.onside:
        return msg("gf-line-onside", team=v.team, place=n.at(v.los), difference=signed(-v.difference))
    if not v.rate:
        return msg("gf-line-ball", team=v.team, place=n.at(v.los))
    told: dict[str, Any] = {
        "team": v.team, "baseline": n.spot(v.baseline), "moved": signed(v.difference * v.rate),
        "difference": signed(v.difference), "rate": v.rate,
    }  # fmt: skip
    if v.los >= GOAL_LINE:
        return msg("gf-line-returned-td", **told)
    return msg("gf-line-returned", place=n.to(v.los), **told)


def _swapped(w: FantasyWords, v: e.PlaySwapped) -> Text:
    if v.out is None or v.into is None:
        return msg("gf-line-swapped-unseen", team=v.team)
    return msg("gf-line-swapped", team=v.team, out=w.card(v.out), into=w.card(v.into))


def _advantage(w: FantasyWords, v: e.AdvantageFixed) -> Text:
    if v.by_effect:
        return msg("gf-line-advantage-card", team=v.team)
    return msg("gf-line-advantage", team=v.team, off=n.kind(v.off_kind), **{"def": n.kind(v.def_kind)})


def _dominant(w: FantasyWords, v: e.DominantFixed) -> Text:
    if v.by_effect:
        return msg("gf-line-dominant-card", ability=n.ability(v.ability))
    return msg("gf-line-dominant", ability=n.ability(v.ability), team=v.team)


def _totals(w: FantasyWords, v: e.TotalsCounted) -> Text:
    sides = []
    for role, team, total in ((0, v.offence, v.off_total), (1, v.defence, v.def_total)):
        parts = [(w.by_id.get(name, name), number) for who, name, _, number in v.parts if who == role]
        told = [msg("gf-line-part", name=name, number=signed(number)) for name, number in parts]
        if told:
            sides.append(msg("gf-line-totals-parts", team=team, total=total, parts=joined(told, "comma")))
        else:
            sides.append(msg("gf-line-totals-side", team=team, total=total))
    return msg("gf-line-totals", ability=n.ability(v.ability), one=sides[0], two=sides[1])


def _both(v: Any) -> dict[str, Any]:
    return {"ability": n.ability(v.ability), "off": v.off_total, "def": v.def_total}


def _laid(w: FantasyWords, v: e.CardLaid) -> Text:
    counted = ((v.ability, v.off_total, v.def_total), *v.beside)
    totals = joined(
        [msg("gf-line-total", ability=n.ability(key), off=off, **{"def": other}) for key, off, other in counted],
        "comma",
    )
    if v.named >= 0:
        return msg("gf-line-laid-as", team=v.team, card=w.card(v.card), named=n.ability(v.named), totals=totals)
    return msg("gf-line-laid", team=v.team, card=w.card(v.card), totals=totals)


def _action(w: FantasyWords, v: e.ActionPlayed) -> Text:
    told = effects([fx.print for fx in w.faces[v.card].effects])
    return msg("gf-line-action", team=v.team, card=w.card(v.card), effects=told)


def _used(w: FantasyWords, v: e.AbilityUsed) -> Text:
    told = effects([fx.print for fx in w.faces[v.card].abilities[v.number].effects])
    return msg("gf-line-used", team=v.team, card=w.card(v.card), effects=told)


def _secondary_result(w: FantasyWords, v: e.SecondaryResult) -> Text:
    sec = SECS[v.number]
    told: dict[str, Any] = {"ability": n.ability(v.key), "own": v.own, "other": v.other, "team": v.team}
    card = w.faces[sec.effects[0].place].name
    if not v.success:
        return msg("gf-line-secondary-failed", card=card, **told)
    return msg("gf-line-secondary-succeeded", card=card, effects=effects([fx.print for fx in sec.effects]), **told)


def _challenge(w: FantasyWords, v: e.ChallengeOver) -> Text:
    own, other = (v.off_total, v.def_total) if v.success else (v.def_total, v.off_total)
    told: dict[str, Any] = {"team": v.team, "ability": n.ability(v.ability), "own": own, "other": other}
    return msg("gf-line-challenge", success=yes(v.success), tie=yes(own == other), **told)


def objective_steps(faces: tuple[Face, ...], steps: e.ObjectiveSteps) -> list[Text]:
    """GF-8.5 to GF-8.11  Every step of an Objective with what it comes from and its own amount."""
    return [
        msg(
            "gf-objective-step", what=key(what), card=faces[place].name if place >= 0 else "", amount=signed(amount),
            now=signed(now),
        )
        for what, place, amount, now in steps
    ]  # fmt: skip


def _objective(w: FantasyWords, v: e.ObjectiveFixed) -> Text:
    if len(v.steps) == 1:
        return msg("gf-line-objective-plain", card=w.card(v.card), yards=signed(v.yards))
    steps = joined(objective_steps(w.faces, v.steps), "comma")
    return msg("gf-line-objective", card=w.card(v.card), steps=steps, yards=signed(v.yards))


def _special(w: FantasyWords, v: e.SpecialApplied) -> Text:
    told = special(w.faces[v.card])
    if told is None:
        return msg("gf-line-no-special", card=w.card(v.card))
    return msg("gf-line-special", card=w.card(v.card), effects=told)


def _sum(w: FantasyWords, v: e.YardsAdded) -> Text:
    end = "touchdown" if v.los >= GOAL_LINE else "safety" if v.los <= 0 else "spot"
    where = msg("gf-line-where", end=end, place=n.to(min(max(v.los, 0), GOAL_LINE)))
    if not v.special:
        return msg("gf-line-yards-plain", team=v.team, yards=n.yards(v.yards), place=where)
    told: dict[str, Any] = {"objective": signed(v.objective), "special": signed(v.special)}
    return msg("gf-line-yards", team=v.team, yards=n.yards(v.yards), place=where, **told)


def _injured(w: FantasyWords, v: e.Injured) -> Text:
    told: dict[str, Any] = {"card": w.card(v.card), "team": v.team, "injury": n.injury(v.level)}
    return msg("gf-line-injured-shift", shift=signed(v.shift), **told) if v.shift else msg("gf-line-injured", **told)


def _risks(w: FantasyWords, v: e.RisksCompared) -> Text | None:
    if not v.fouling:
        return None
    one = msg("gf-line-risk", team=v.offence, risk=v.off_risk)
    return msg("gf-line-risks", one=one, two=msg("gf-line-risk", team=v.defence, risk=v.def_risk), team=v.fouling)


def _complained(w: FantasyWords, v: e.Complained) -> Text:
    shown = [msg("gf-line-alert", card=w.card(card), alert=w.faces[card].alert) for card in v.alerts]
    shown += [msg("gf-line-alert-bonus", bonus=v.bonus)] if v.bonus else []
    return msg(
        "gf-line-complaint", team=v.team, card=w.card(v.card), risk=v.risk, alerts=joined(shown), foul=n.foul(v.foul)
    )  # fmt: skip


def _flag(w: FantasyWords, v: e.FlagDecided) -> Text:
    if not v.accepted:
        return msg("gf-line-declined", team=v.team)
    return msg("gf-line-accepted", team=v.team, yards=v.yards, against=v.against, place=n.at(v.los))


def _replaced(w: FantasyWords, v: e.TeamReplaced) -> Text:
    if v.new < 0:
        return msg("gf-line-not-replaced", old=w.card(v.old), team=v.team)
    return msg("gf-line-replaced", old=w.card(v.old), new=w.card(v.new), team=v.team)


def _drive(w: FantasyWords, v: e.DriveBegins) -> Text:
    if v.drive > v.of:
        return msg("gf-line-drive-overtime", team=v.team, place=n.at(v.los))
    return msg("gf-line-drive", drive=v.drive, of=v.of, team=v.team, place=n.at(v.los))


def _took_field(w: FantasyWords, v: e.TookField) -> Text:
    if v.by:
        return msg("gf-line-tagged", team=v.team, role=v.role, by=v.by)
    return msg("gf-line-field", team=v.team, role=v.role)


def _game_over(w: FantasyWords, v: e.GameOver) -> Text:
    score = n.score(v.names, v.scores)
    if not v.winner:
        return msg("gf-line-game-draw", score=score)
    return msg("gf-line-bracket-over" if v.bracket else "gf-line-game-over", score=score, winner=v.winner)


def _fixture(name: str) -> Text:
    return msg("gf-fixture", name=key(name))


def _card(id_: str) -> Callable[[FantasyWords, Any], Text]:
    """The line about one card of a team."""
    return lambda w, v: msg(id_, team=v.team, card=w.card(v.card))


def _team(id_: str) -> Callable[[FantasyWords, Any], Text]:
    return lambda w, v: msg(id_, team=v.team)


TELLERS: dict[type[Event], Callable[[FantasyWords, Any], Text | None]] = {
    e.DeckBrought: lambda w, v: msg("gf-line-brought", player=msg("player", number=v.seat + 1), deck=v.deck),
    e.DeckBuilt: lambda w, v: msg("gf-line-built", team=v.team, role=v.role, size=v.size),
    e.Tossed: _team("gf-line-toss"),
    e.HomeVisitor: lambda w, v: msg("gf-line-home", home=v.home, visitor=v.visitor),
    e.TeamRevealed: _card("gf-line-revealed"),
    e.TeamReplaced: _replaced,
    e.KickBegins: _kick_begins,
    e.Declared: lambda w, v: msg("gf-line-declared", team=v.team, what=key(v.what)),
    e.AbilityDeclared: lambda w, v: msg("gf-line-ability", team=v.team, ability=n.ability(v.ability)),
    e.QuickRevealed: _quick,
    e.BallPlaced: _ball_placed,
    e.FieldGoalTried: lambda w, v: msg(
        "gf-line-field-goal", team=v.team, distance=v.distance, needed=v.needed, good=yes(v.good)
    ),
    e.CardsDrawn: lambda w, v: msg("gf-line-drawn", team=v.team, cards=w.some(v.cards, v.count)),
    e.CardsPutBack: lambda w, v: msg("gf-line-put-back", team=v.team, cards=w.some(v.cards, v.count)),
    e.LookedAt: lambda w, v: msg("gf-line-looked", team=v.team, what=v.what, cards=w.some(v.cards, v.count)),
    e.PlaySwapped: _swapped,
    e.KindRead: lambda w, v: (
        msg("gf-line-read", team=v.team, kind=n.kind(v.kind)) if v.kind else msg("gf-line-read-unseen", team=v.team)
    ),
    e.Switched: lambda w, v: msg("gf-line-active", team=v.team, cards=w.cards(v.active)),
    e.PlaysRevealed: lambda w, v: msg(
        "gf-line-plays", offence=v.offence, defence=v.defence, off=w.card(v.off_card), **{"def": w.card(v.def_card)}
    ),
    e.PlayReplaced: lambda w, v: msg("gf-line-changed", team=v.team, old=w.card(v.old), new=w.card(v.new)),
    e.AdvantageFixed: _advantage,
    e.DominantFixed: _dominant,
    e.TotalsCounted: _totals,
    e.SecondaryOpened: lambda w, v: msg(
        "gf-line-secondary", card=w.card(v.card), team=v.team, ability=n.ability(v.key), own=v.own, other=v.other
    ),
    e.CardLaid: _laid,
    e.StarApplied: lambda w, v: msg("gf-line-applied", team=v.team, card=w.card(v.card), **_both(v)),
    e.ActionPlayed: _action,
    e.TotalsChanged: lambda w, v: msg("gf-line-totals-now", **_both(v)),
    e.DownsChanged: lambda w, v: msg("gf-line-downs", team=v.team, how=v.how, number=v.number),
    e.ActionCancelled: lambda w, v: msg("gf-line-cancelled", card=w.card(v.card)),
    e.AbilityUsed: _used,
    e.Passed: _team("gf-line-passed"),
    e.ChallengeOver: _challenge,
    e.SecondaryResult: _secondary_result,
    e.ObjectiveFixed: _objective,
    e.SpecialApplied: _special,
    e.YardsAdded: _sum,
    e.Injured: _injured,
    e.Benched: _card("gf-line-benched"),
    e.CameBack: _card("gf-line-back"),
    e.PatchedUp: lambda w, v: msg("gf-line-patched", team=v.team, card=w.card(v.card), injury=n.injury(v.level)),
    e.CalledUp: lambda w, v: msg("gf-line-called-up", team=v.team, into=w.card(v.into), out=w.card(v.out)),
    e.RisksCompared: _risks,
    e.Complained: _complained,
    e.FlagDecided: _flag,
    e.DownMarked: lambda w, v: msg(
        "gf-line-down", team=v.team, down=n.down(v.down, v.to_go, v.los), place=n.at(v.los)
    ),
    e.Turnover: lambda w, v: msg("gf-line-turnover", team=v.team, how=key(v.how), place=n.at(v.los)),
    e.Scored: lambda w, v: msg(
        "gf-line-scored", what=key(v.what), team=v.team, points=v.points, score=n.score(v.names, v.scores)
    ),
    e.TryFailed: _team("gf-line-try-failed"),
    e.ContinuingStarted: _card("gf-line-stays"),
    e.ContinuingEnded: _card("gf-line-ended"),
    e.Discarded: lambda w, v: msg("gf-line-discarded", team=v.team, cards=w.cards(v.cards)),
    e.Recovered: _card("gf-line-recovered"),
    e.CardRemoved: _card("gf-line-removed"),
    e.Reshuffled: lambda w, v: msg("gf-line-reshuffled", team=v.team, size=v.size),
    e.CoinFlipped: lambda w, v: msg("gf-line-coin", team=v.team, heads=yes(v.heads)),
    e.DriveBegins: _drive,
    e.DriveOver: lambda w, v: msg("gf-line-drive-over", team=v.team, how=key(v.how)),
    e.HalftimeBegins: lambda w, v: msg("gf-line-halftime", score=n.score(v.names, v.scores)),
    e.FinalKick: _team("gf-line-final-kick"),
    e.OvertimeBegins: _team("gf-line-overtime"),
    e.CutShown: lambda w, v: msg("gf-line-cut", team=v.team, card=w.card(v.shown)),
    e.TookField: _took_field,
    e.FixtureBegins: lambda w, v: msg("gf-line-fixture", fixture=_fixture(v.name), one=v.one, two=v.two),
    e.FixtureOver: lambda w, v: msg("gf-line-fixture-over", winner=v.winner, loser=v.loser, coin=yes(v.by_coin)),
    e.GameOver: _game_over,
}  # fmt: skip

_SETTING_UP: Final = ("GF-2.5", "GF-2.11", "GF-2.19")
_REVEALING: Final = ("GF-3.4", "GF-3.6")
_QUICK: Final = ("GF-4.6", "GF-4.7", "GF-4.8", "GF-4.9")
_FLAGS: Final = ("GF-10.3", "GF-10.6", "GF-10.7", "GF-10.11")
_TAGGING: Final = ("GF-17.9", "GF-17.11")
_PHASES: Final[dict[Callable[..., Any], tuple[str, ...]]] = {
    BringDecks.choose: _SETTING_UP,
    BuildDecks.choose: ("GF-15.3", "GF-2.15", "GF-2.16"),
    ChooseTeam.choose: _SETTING_UP,
    ChoosePlaybooks.choose: _SETTING_UP,
    Toss.choose: ("GF-3.1", "GF-3.2"),
    RevealTeams.turn_up: _REVEALING,
    RevealTeams.replace: _REVEALING,
    Kickoff.choose: ("GF-4.3", "GF-4.9"),
    Punt.choose: ("GF-12.2", "GF-12.3"),
    DeclareAbility.declare: _QUICK,
    QuickChallenge.commit: _QUICK,
    Exchange.choose: ("GF-5.2", "GF-5.3"),
    Switching.switch: ("GF-6.1", "GF-6.2", "GF-6.3"),
    Down.declare: ("GF-6.8", "GF-12.2", "GF-12.6"),
    Scrimmage.call: ("GF-6.10", "GF-6.14"),
    Scrimmage.dominant: ("GF-6.15", "GF-6.16"),
    Challenge.turn: ("GF-7.3", "GF-7.4", "GF-7.6", "GF-7.13"),
    Challenge.name_wild: ("GF-1.5",),
    Window.offer: ("GF-7.23", "GF-7.29"),
    PlayAction.answer: ("GF-7.27",),
    Result.minimum_loss: ("GF-8.9",),
    Flags.complain: _FLAGS,
    Flags.show_alerts: _FLAGS,
    Flags.decide: ("GF-10.11", "GF-10.12", "GF-10.16"),
    Finish.discard_one: ("GF-11.5",),
    NewDecks.choose: ("GF-11.6",),
    LeaveField.discard_any: ("GF-12.24",),
    Try.choose: ("GF-12.11", "GF-12.13"),
    Injury.choose_victim: ("GF-9.1", "GF-9.3"),
    Overtime.choose: ("GF-13.8", "GF-13.9"),
    TagIn.first: _TAGGING,
    TagIn.second: _TAGGING,
}
RULES_NOW: Final = {step.__qualname__: rules for step, rules in _PHASES.items()}
"""The rules of each phase, by the step that asks."""

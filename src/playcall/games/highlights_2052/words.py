"""What the game says: one line for each event with its whole arithmetic, headline, result, and how lines are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Final

from playcall.contract import Said, SideScore, Stress, Text, Words, joined, msg
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import MAUL, TYPE_LETTERS
from playcall.games.highlights_2052.names import (
    Names,
    area_name,
    box_words,
    form,
    helmet_words,
    play_words,
    player,
    seat_name,
    spot,
    threat_words,
    type_name,
)
from playcall.games.highlights_2052.phases import RULES_NOW
from playcall.games.highlights_2052.printed import play_name
from playcall.games.highlights_2052.rules.box import TURNOVERS
from playcall.games.highlights_2052.rules.competition import ScheduledGame, played
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.matchup import mismatched
from playcall.games.highlights_2052.rules.overtime import Overtime
from playcall.games.highlights_2052.table import PLAYS_PER_HALF, Table
from playcall.kernel import Event, Result, State

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

SCORE_LINES: Final = (
    events.FixtureBegins, events.MatchOver, events.CoinDecides, events.Standings, events.CompetitionWon,
)  # fmt: skip
"""What is told of a game of others."""
ENDINGS: Final = {
    "FH-20.1": "fh-by-points",
    "FH-20.4": "fh-by-overtime",
    "FH-20.6": "fh-by-tie",
    "FH-20.12": "fh-by-coin",
    "FH-21.2": "fh-by-tournament",
    "FH-22.8": "fh-by-league",
}
"""How a game ended, by the rule that ended it."""


class HighlightsWords(Words):
    """Everything the game says. It keeps nothing: sentences come from an event or a position alone."""

    def __init__(self, game: Highlights) -> None:
        self.names = Names(game)

    def line(self, event: Event, seat: int | None) -> Said | None:
        return tell(event, self.names, seat)

    def heard(self, state: State, told: Sequence[Event], seat: int | None) -> Sequence[Event]:
        """Games of others in a competition: which, and the score at the end."""
        assert isinstance(state, Table)
        if not state.options.competition or seat is None:
            return told
        begins = [place for place, event in enumerate(told) if isinstance(event, events.FixtureBegins)]
        games, first = played(state), begins[0] if begins else 0
        abroad = bool(games) and seat not in (games[-1].visitor, games[-1].home)
        playing = state.seats[0] != state.seats[1]
        return [*_heard(told[:first], abroad), *_heard(told[first:], playing and seat not in state.seats)]

    def prompt(self, state: State, seat: int) -> Said:
        """What the seat is asked, or whom it waits for."""
        assert isinstance(state, Table)
        return super().prompt(state, seat) if state.legal(seat) else waiting(state, seat)

    def headline(self, state: State) -> Said:
        assert isinstance(state, Table)
        return headline(state)

    def score(self, state: State) -> tuple[SideScore, ...]:
        assert isinstance(state, Table)
        if min(state.teams) < 0 or (state.options.competition and not scheduled(state)):
            return ()
        names = Names(state.game)
        return tuple(SideScore(names.team(state.teams[side]), state.scores[side]) for side in (0, 1))

    def result(self, result: Result) -> Said:
        winner = None if result.winner is None else named(result, result.winner)
        if result.rule in ("FH-21.2", "FH-22.8") and winner is not None:
            scored = enumerate(result.scores)
            everybody = [msg("fh-scored-by", who=named(result, n), points=points) for n, points in scored]
            return msg(ENDINGS[result.rule], who=winner, rule=result.rule, everybody=joined(everybody, "comma"))
        scores = msg("fh-scores", one=max(result.scores), other=min(result.scores))
        how = msg(ENDINGS[result.rule]) if result.rule in ENDINGS else result.by
        if winner is None:
            return msg("ending-level", level=msg("fh-tie"), scores=scores, how=how, rule=result.rule)
        return msg("ending-won", who=winner, winners=2 if result.names else 1, scores=scores, how=how, rule=result.rule)

    def stress(self, state: State, event: Event) -> Stress:
        """How a line is shown. A side is that of the match in hand: 0 Visitor, 1 Home."""
        assert isinstance(state, Table)
        team = getattr(event, "team", -1)
        side = state.teams.index(team) if team >= 0 and team in state.teams else None
        return Stress(_weight(event), side, _is_sum(event))

    def rules_now(self, state: State) -> tuple[str, ...]:
        return RULES_NOW.get(state.situation(), ())


def _heard(told: Sequence[Event], abroad: bool) -> list[Event]:
    return [event for event in told if not abroad or isinstance(event, SCORE_LINES)]


def named(result: Result, place: int) -> Said:
    """Who has these points: a team, as far as the result knows."""
    return result.names[place] if result.names else player(place)


def waiting(s: Table, seat: int | None) -> Text:
    asked = [decision.seat for decision in s.pending() if decision.known]
    if not asked:
        return msg("fh-over")
    return msg("fh-waiting", who=joined([seat_name(s, other, seat) for other in asked]))


# The headline ------------------------------------------------------------------------------------------------------


def headline(s: Table) -> Text:
    """Score and situation in one line."""
    stage = _stage(s)
    if s.options.competition and not scheduled(s):
        return joined_dots([s.game.title, *stage])
    if min(s.teams) < 0:
        return joined_dots([s.game.title, msg("fh-now-before")])
    return joined_dots([*stage, msg("fh-final-score" if s.over else "fh-score", **score_of(s)), *_now(s)])


def joined_dots(parts: list[Said]) -> Text:
    """`a · b · c`."""
    whole: Said = parts[0]
    for part in parts[1:]:
        whole = msg("fh-dot", a=whole, b=part)
    return whole if isinstance(whole, Text) else msg("fh-plain", text=whole)


def score_of(s: Table) -> dict[str, Said | int]:
    names = Names(s.game)
    return {
        "visitor": names.team(s.teams[0]), "one": s.scores[0], "home": names.team(s.teams[1]), "other": s.scores[1],
    }  # fmt: skip


def scheduled(s: Table) -> ScheduledGame | None:
    """The game of a competition that is being played."""
    return next((procedure for procedure in s.stack if isinstance(procedure, ScheduledGame)), None)


def _stage(s: Table) -> list[Said]:
    if not s.options.competition:
        return []
    game = scheduled(s)
    stage = game.stage if game else "over" if s.over else "before"
    return [msg("fh-stage-now", mode=s.options.mode, stage=stage)]


def _now(s: Table) -> list[Said]:
    """Half, play and ball."""
    if s.over:
        return []
    if not any(isinstance(procedure, (Half, Overtime)) for procedure in s.stack):
        return [msg("fh-now-halftime" if s.half else "fh-now-before")]
    if s.overtime:
        names, spots = Names(s.game), [spot(ball, s.safety_space) for ball in s.ball]
        one, other = names.team(s.teams[0]), names.team(s.teams[1])
        balls = msg("fh-now-balls", visitor=one, one=spots[0], home=other, other=spots[1])
        return [msg("fh-now-overtime", round=s.overtime_round), balls]
    team, play = Names(s.game).team(s.teams[s.offence]), min(PLAYS_PER_HALF, s.made[s.offence] + 1)
    made = msg("fh-now-play", team=team, play=play, of=PLAYS_PER_HALF)
    return [msg("fh-now-half", half=s.half), made, msg("fh-now-ball", spot=spot(s.ball[s.offence], s.safety_space))]


# Play-by-play ------------------------------------------------------------------------------------------------------


@singledispatch
def tell(event: Event, names: Names, seat: int | None) -> Said | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


@tell.register
def _threat(event: events.Threat, names: Names, seat: int | None) -> Text:
    return msg(
        "fh-threat", team=names.team(event.team), spot=spot(event.ball), down=event.down, of=event.of,
        card=names.card(event.card), threat=threat_words(names.face(event.card)),
    )  # fmt: skip


@tell.register
def _defence(event: events.Defence, names: Names, seat: int | None) -> Text:
    card = names.face(event.card)
    return msg(
        "fh-defence", team=names.team(event.team), card=names.card(event.card), source=event.source,
        type=type_name(card.def_type), helmets=helmet_words(card),
    )  # fmt: skip


@tell.register
def _defensive_audible(event: events.DefensiveAudible, names: Names, seat: int | None) -> Text:
    if seat == event.owner and event.discarded is not None:
        return msg("fh-audible-own", left=event.left, card=names.card(event.discarded))
    return msg("fh-audible-defence", team=names.team(event.team), left=event.left)


@tell.register
def _offensive_audible(event: events.OffensiveAudible, names: Names, seat: int | None) -> Text:
    return msg(
        "fh-audible-offence", team=names.team(event.team), left=event.left, source=event.source,
        old=names.card(event.removed), new=names.card(event.card), threat=threat_words(names.face(event.card)),
    )  # fmt: skip


@tell.register
def _activated(event: events.Activated, names: Names, seat: int | None) -> Text:
    card, defence = names.face(event.card), names.face(event.defence)
    play = card.plays[event.play]
    check = msg(
        "fh-check", type=type_name(play.type), defence=type_name(defence.def_type), meets=meets(play, defence),
        area=area_name(play.area), footballs=event.footballs, helmets=event.helmets,
        faked=defence.helmets[play.area] - event.helmets, fake=play_name(play),
    )  # fmt: skip
    parts: list[Text] = [check]
    if len(card.plays) > 1:
        parts.insert(0, msg("fh-chosen", team=names.team(event.team), play=play_words(play)))
    if event.base != play.yards:
        parts.append(msg("fh-counts", yards=event.base))
    if event.overthrown:
        parts.append(msg("fh-too-far", yards=event.base))
    return joined(parts, "space")


def meets(play: Play, defence: Card) -> str:
    """FH-19.3  How the types meet: a `match`, a `mismatch`, or one that only a `stunt` makes."""
    if not mismatched(play, defence):
        return "match"
    return "stunt" if play.stunt and defence.def_type == MAUL else "mismatch"


@tell.register
def _nothing_threatened(event: events.NothingThreatened, names: Names, seat: int | None) -> Text:
    return msg("fh-no-play", card=names.card(event.card), team=names.team(event.team))


@tell.register
def _box_triggered(event: events.BoxTriggered, names: Names, seat: int | None) -> Text:
    return msg("fh-triggered", card=names.card(event.card), box=box_words(names.face(event.card)))


@tell.register
def _box_not_triggered(event: events.BoxNotTriggered, names: Names, seat: int | None) -> Text | None:
    if event.why == "mismatch":
        return None  # the check said so already
    box, team = box_words(names.face(event.card)), names.team(event.team)
    return msg("fh-not-triggered", why=event.why, card=names.card(event.card), box=box, team=team)


@tell.register
def _gain(event: events.Gain, names: Names, seat: int | None) -> Text:
    team, where = names.team(event.team), spot(event.ball)
    if event.overthrown:
        return msg("fh-incomplete", yards=event.base, team=team, spot=where)
    terms = [msg("fh-term-card", yards=event.base)]
    if event.helmets:
        terms.append(msg("fh-term-helmets", yards=event.helmets, helmets=event.counted))
    if event.bonus:
        terms.append(msg("fh-term-bonus", yards=event.bonus))
    terms += [msg("fh-term-action", yards=yards, number=number) for number, yards in event.draws]
    if event.turned:
        cards = [msg("fh-turned-card", number=number, yards=yards) for number, yards in event.turned]
        terms.append(msg("fh-term-best", cards=joined(cards, "comma")))
    several = "yes" if len(terms) > 1 else "no"
    return msg("fh-gain", team=team, total=event.total, terms=joined(terms, "space"), several=several, spot=where)


@tell.register
def _box_applied(event: events.BoxApplied, names: Names, seat: int | None) -> Text:
    card = names.face(event.card)
    line = msg(
        f"fh-applied-{event.what}", card=names.card(event.card), team=names.team(event.team), yards=event.yards,
        kind=event.kind, n=event.n, base=event.base, saved=event.saved_by or "no", type=TYPE_LETTERS[card.def_type],
    )  # fmt: skip
    return joined([line, msg("fh-no-kick-after")], "space") if event.no_kick else line


@tell.register
def _ball_moved(event: events.BallMoved, names: Names, seat: int | None) -> Text | None:
    if event.why == "play":
        return None  # the gain or the box said so
    return msg("fh-moved", why=event.why, team=names.team(event.team), way=way(event.old, event.new))


def way(old: int, new: int) -> Text:
    """`from the 30 to the 20`."""
    return msg("fh-way", old=old, new=new, scores="yes" if new <= 0 else "no")


@tell.register
def _play_over(event: events.PlayOver, names: Names, seat: int | None) -> Text:
    hurried = event.to == "discard" and not event.ended and any(p.hurry_up for p in names.face(event.card).plays)
    return msg(
        "fh-play-over", team=names.team(event.team), made=event.made, of=event.of, spot=spot(event.ball),
        hurried="yes" if hurried else "no",
    )  # fmt: skip


@tell.register
def _action_turned(event: events.ActionTurned, names: Names, seat: int | None) -> Text | None:
    if event.purpose in ("run", "pass", "conversion"):
        return None  # the gain or the try names the card
    purpose, _, column = event.purpose.partition(" ")
    suits = "yes" if event.suits else "no"
    if purpose in ("penalty", "injury"):
        says = msg("fh-foul" if purpose == "penalty" else "fh-injury", foul=event.reads, injury=event.reads)
        foul = "no" if event.reads == "none" else "yes"
        return msg(f"fh-turned-{purpose}", number=event.number, says=says, foul=foul)
    column_name = msg("fh-column", column=column or "run")
    return msg(f"fh-turned-{purpose}", number=event.number, reads=event.reads, suits=suits, column=column_name)


@tell.register
def _action_reshuffled(event: events.ActionReshuffled, names: Names, seat: int | None) -> Text:
    return msg("fh-reshuffled", cards=event.cards)


@tell.register
def _flag(event: events.Flag, names: Names, seat: int | None) -> Text:
    team, foul = names.team(event.team), msg("fh-foul", foul=event.foul)
    if event.foul == "offsetting":
        return msg("fh-flag-offset", team=team)
    if not event.accepted:
        return msg("fh-flag-declined", team=team, foul=foul)
    to = "back" if event.yards < 0 else "forward"
    fresh = "yes" if event.fresh else "no"
    return msg("fh-flag-accepted", team=team, foul=foul, yards=abs(event.yards), way=to, fresh=fresh)


@tell.register
def _injury_checked(event: events.InjuryChecked, names: Names, seat: int | None) -> Text:
    card, team = names.card(event.card), names.team(event.team)
    return msg("fh-injured-line", card=card, team=team, severity=event.severity, games=event.games)


# Scores and drives -------------------------------------------------------------------------------------------------


def score(names: Names, event: events.Scored | events.Conversion | events.HalfEnds | events.MatchOver) -> Text:
    visitor, home = (names.team(team) for team in event.teams)
    return msg("fh-score", visitor=visitor, one=event.scores[0], home=home, other=event.scores[1])


@tell.register
def _scored(event: events.Scored, names: Names, seat: int | None) -> Text:
    team = names.team(event.team)
    return msg(
        f"fh-scored-{event.what}", team=team, points=event.points, why=event.why, score=score(names, event),
        start=event.start,
    )  # fmt: skip


@tell.register
def _safety_for_nothing(event: events.SafetyForNothing, names: Names, seat: int | None) -> Text:
    return msg("fh-safety-for-nothing", team=names.team(event.team), start=event.start)


@tell.register
def _conversion(event: events.Conversion, names: Names, seat: int | None) -> Text:
    return msg(
        "fh-conversion-kick" if event.how == "kick" else "fh-conversion-try", team=names.team(event.team),
        how=msg("fh-column", column=event.how), number=event.number, run=event.run, pass_=event.passed,
        points=event.points, good="yes" if event.points else "no", score=score(names, event),
    )  # fmt: skip


@tell.register
def _kick_tried(event: events.KickTried, names: Names, seat: int | None) -> Text:
    team = names.team(event.team)
    if event.block:
        return msg("fh-kick-blocked", team=team, yards=event.block)
    return msg(
        "fh-kick-tried", team=team, card=event.field_goal_number, setup=event.setup, kick=event.kick,
        number=event.number, total=event.total, need=event.need, good="yes" if event.good else "no",
    )  # fmt: skip


@tell.register
def _kick_declined(event: events.KickDeclined, names: Names, seat: int | None) -> None:
    """Silent: the play goes on the stack, as the next line says."""


@tell.register
def _drive_ended(event: events.DriveEnded, names: Names, seat: int | None) -> Text | None:
    if event.why in ("touchdown", "kick"):
        return None  # the score or the kick said so
    why = "spent" if event.why == "fourth_play" else "ended"
    return msg(
        "fh-drive-over", why=why, plays=event.cards, down=event.cards + 1, team=names.team(event.team),
        start=event.start,
    )  # fmt: skip


# The course of a game ----------------------------------------------------------------------------------------------


@tell.register
def _coin_flipped(event: events.CoinFlipped, names: Names, seat: int | None) -> Text:
    return msg(
        "fh-coin", caller=player(event.caller), form=form(event.caller, seat), call=event.call, landed=event.landed,
        option=player(event.option), option_form=form(event.option, seat),
    )  # fmt: skip


@tell.register
def _order_chosen(event: events.OrderChosen, names: Names, seat: int | None) -> Text:
    return msg(
        "fh-order", visitor=player(event.visitor), form=form(event.visitor, seat), home=player(event.home),
        home_form=form(event.home, seat),
    )  # fmt: skip


@tell.register
def _team_picked(event: events.TeamPicked, names: Names, seat: int | None) -> Text:
    return msg("fh-team-picked", who=player(event.seat), form=form(event.seat, seat), team=names.team(event.team))


@tell.register(events.Drafted)
@tell.register(events.Cut)
@tell.register(events.Filled)
def _secretly(event: events.Drafted | events.Cut | events.Filled, names: Names, seat: int | None) -> Text:
    what = type(event).__name__.lower()
    if seat == event.owner and event.card is not None:
        return msg(f"fh-own-{what}", card=names.card(event.card))
    return msg(f"fh-unseen-{what}", team=names.team(event.team))


@tell.register
def _open_pick(event: events.OpenPick, names: Names, seat: int | None) -> Text:
    return msg("fh-open-pick", team=names.team(event.team), card=names.card(event.card))


@tell.register
def _audible_set(event: events.AudibleSet, names: Names, seat: int | None) -> Text:
    own, placed = seat == event.owner, "yes" if event.placed else "no"
    if own:
        card = names.card(event.card) if event.card is not None else ""
        return msg("fh-audible-set-own", placed=placed, card=card)
    return msg("fh-audible-set", placed=placed, team=names.team(event.team))


@tell.register
def _half_begins(event: events.HalfBegins, names: Names, seat: int | None) -> Text:
    return msg("fh-half-begins", half=event.half, team=names.team(event.first), spot=event.spot)


@tell.register
def _half_ends(event: events.HalfEnds, names: Names, seat: int | None) -> Text:
    return msg("fh-half-ends", half=event.half, score=score(names, event))


@tell.register
def _overtime_begins(event: events.OvertimeBegins, names: Names, seat: int | None) -> Text:
    return msg("fh-overtime-begins", round=event.round, cards=event.cards, spot=event.spot)


@tell.register
def _overtime_cards(event: events.OvertimeCards, names: Names, seat: int | None) -> Text:
    return msg("fh-overtime-cards", one=names.card(event.visitor_card), other=names.card(event.home_card))


@tell.register
def _coin_decides(event: events.CoinDecides, names: Names, seat: int | None) -> Text:
    return msg("fh-coin-decides", team=names.team(event.team))


@tell.register
def _match_over(event: events.MatchOver, names: Names, seat: int | None) -> Text:
    team = names.team(event.winner) if event.winner >= 0 else ""
    return msg("fh-match-over", score=score(names, event), tied="no" if team else "yes", team=team)


@tell.register
def _seeds_drawn(event: events.SeedsDrawn, names: Names, seat: int | None) -> Text:
    return msg("fh-seeds", seats=joined([player(other) for other in event.seats]))


@tell.register
def _fixture_begins(event: events.FixtureBegins, names: Names, seat: int | None) -> Text:
    stage = msg("fh-stage", stage=event.stage)
    visitor, home = (names.team(team) for team in event.teams)
    return msg("fh-fixture", number=event.number, stage=stage, visitor=visitor, home=home)


@tell.register
def _standings(event: events.Standings, names: Names, seat: int | None) -> Text:
    places = enumerate(zip(event.teams, event.points, strict=True), 1)
    told = [msg("fh-standing", place=n, who=names.team(team), points=points) for n, (team, points) in places]
    return msg("fh-standings-line", places=joined(told, "comma"))


@tell.register
def _competition_won(event: events.CompetitionWon, names: Names, seat: int | None) -> Text:
    return msg("fh-champions", who=names.team(event.team), form=form(event.seat, seat))


# Weights -----------------------------------------------------------------------------------------------------------

DETAIL, HEADING, MOMENT = range(3)
_WEIGHTS: Final[dict[type[Event], int]] = {
    **dict.fromkeys(
        (
            events.Threat, events.DefensiveAudible, events.OffensiveAudible, events.Gain, events.NothingThreatened,
            events.KickTried, events.Conversion, events.HalfBegins, events.OvertimeCards, events.FixtureBegins,
            events.Standings,
        ),
        HEADING,
    ),
    **dict.fromkeys(
        (
            events.Scored, events.HalfEnds, events.OvertimeBegins, events.CoinDecides, events.MatchOver,
            events.CompetitionWon,
        ),
        MOMENT,
    ),
}  # fmt: skip


def _weight(event: Event) -> int:
    match event:
        case events.BoxApplied(what=what):
            return MOMENT if what in TURNOVERS else HEADING
        case events.KickTried(block=block) if block:
            return MOMENT
        case events.Flag(accepted=True):
            return HEADING
        case events.InjuryChecked(severity=severity) if severity != "none":
            return HEADING
    return _WEIGHTS.get(type(event), DETAIL)


def _is_sum(event: Event) -> bool:
    match event:
        case events.Gain(overthrown=overthrown):
            return not overthrown
        case events.BoxApplied(what="gain"):
            return True
        case events.KickTried(block=block):
            return not block
    return False

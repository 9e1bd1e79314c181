"""GF-8, GF-11, GF-12.24  Results: the Objective step by step, the sum of yards, the ball, the end of a Play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events, names
from playcall.games.gridiron_fantasy.actions import DISCARD, KEEP, LOSE, RESHUFFLE
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.catalogue import FX, NEXT_PLAY, OBJECTIVE, SECS, TD, Face, Fx, holds
from playcall.games.gridiron_fantasy.improving import ball_is_safe
from playcall.games.gridiron_fantasy.moves import (
    count_out_play,
    discard,
    draw,
    draw_fresh,
    end_play_effects,
    lasting,
    put_back,
    refill_to,
    reshuffle,
    score,
)
from playcall.games.gridiron_fantasy.rules.challenge import open_window
from playcall.games.gridiron_fantasy.rules.effects import Carry, faces_of
from playcall.games.gridiron_fantasy.rules.kicks import TOUCHBACK_SPOT, QuickChallenge, returned_to
from playcall.games.gridiron_fantasy.table import GOAL_LINE, NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import met
from playcall.games.gridiron_fantasy.zones import BOOK, EVERYBODY, SHOWN, forget, learn
from playcall.kernel import DONE, Ask, Procedure, Step

LAST_DOWN = 4
FIRST_DOWN_YARDS = 10


@dataclass(slots=True)
class Result(Procedure):
    """GF-8.3  Everything from the end of the Challenge to the sum of yards, in order."""

    succeeded: tuple[int, ...] = ()
    """Numbers of the Secondaries that succeeded."""

    order = (
        "fix", "window", "secondaries", "objective_effects", "objective", "minimum_loss", "success", "special",
        "add_up", "sack_effects",
    )  # fmt: skip

    def fix(self, s: Table) -> Step:  # GF-7.16, GF-8.1
        s.final = [s.totals[s.dominant], s.totals[4 + s.dominant]]
        s.winner = int(not s.leads(0, s.dominant))
        s.tell(events.ChallengeOver(s.seat_names(s.winner), s.winner == 0, s.dominant, *s.final))
        return None

    def window(self, s: Table) -> Step:
        return open_window(s, "result")

    def secondaries(self, s: Table) -> Step:  # GF-7.20
        succeeded = []
        for role, number in s.secondaries:
            sec = SECS[number]
            success = role == s.winner and met(s, role, sec.key, sec.need)
            if success:
                succeeded.append(number)
            own, other = s.totals[role * 4 + sec.key], s.totals[4 - role * 4 + sec.key]
            s.tell(events.SecondaryResult(s.seat_names(role), sec.key, own, other, success, number))
        self.succeeded = tuple(succeeded)
        return None

    def effects(self, s: Table) -> list[Fx]:
        """GF-8.3  On success, then of Secondaries in the order opened."""
        found = list(s.faces[s.shown[s.winner]].success)
        for number in self.succeeded:
            found += SECS[number].effects
        return found

    def objective_effects(self, s: Table) -> Step:  # GF-8.4
        numbers = tuple([fx.number for fx in self.effects(s) if about_objective(fx)])
        return Carry(s.team(s.winner), s.shown[s.winner], numbers) if numbers else None

    def objective(self, s: Table) -> Step:  # GF-8.5 to GF-8.7
        s.objective = objective_steps(s)[-1].now
        return None

    def minimum_loss(self, s: Table) -> Step:  # GF-8.8
        losses = sorted({fx.n for fx in minimum_losses(s)})
        return Ask(s.seat(1), [KEEP(), *LOSE.of([yards - 1 for yards in losses])])

    def asks_minimum_loss(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-loss", yards=names.yards(s.objective))

    def on_minimum_loss(self, s: Table, action: int) -> Step:  # GF-8.9, GF-8.11
        steps = objective_steps(s)
        if action in LOSE:
            loss = LOSE.argument(action) + 1
            place = next(fx.place for fx in minimum_losses(s) if fx.n == loss)
            steps.append(steps[-1].then("minimum loss", place, -loss))
        limit_objective(s, steps)
        s.objective = steps[-1].now
        if s.log is not None:
            s.tell(events.ObjectiveFixed(s.seat_names(s.winner), s.shown[s.winner], tuple(steps), s.objective))
        return None

    def success(self, s: Table) -> Step:
        numbers = [fx.number for fx in self.effects(s) if not about_objective(fx) and not about_sack(fx)]
        return Carry(s.team(s.winner), s.shown[s.winner], tuple(numbers)) if numbers else None

    def special(self, s: Table) -> Step:  # GF-8.14, GF-8.15
        card = s.last[s.winner]
        if card == NO_CARD or not s.faces[card].challenge:
            return None
        s.tell(events.SpecialApplied(s.seat_names(s.winner), card))
        numbers = tuple([fx.number for fx in s.faces[card].special if not about_sack(fx)])
        return Carry(s.team(s.winner), card, numbers) if numbers else None

    def add_up(self, s: Table) -> Step:  # GF-8.17, GF-8.21
        special = s.yards
        s.yards = s.objective + special
        s.sack = s.faces[s.shown[0]].kind == "pass" and s.yards < 0
        s.tell(events.YardsAdded(s.names[s.off], s.objective, special, s.yards, s.los + s.yards))
        return None

    def sack_effects(self, s: Table) -> Step:
        play, last = s.shown[s.winner], s.last[s.winner]
        numbers = [fx.number for fx in self.effects(s) if about_sack(fx)]
        if last != NO_CARD:
            numbers += [fx.number for fx in s.faces[last].special if about_sack(fx)]
        return Carry(s.team(s.winner), play, tuple(numbers)) if numbers else None


def about_objective(fx: Fx) -> bool:
    """GF-8.3  An effect on the Objective, or a choice or coin around one."""
    return any(leaf.do in OBJECTIVE for leaf in fx.leaves())


def about_sack(fx: Fx) -> bool:
    return fx.condition is not None and fx.condition.sack is not None


class ObjectiveStep(NamedTuple):
    """A step of the computation, with the card that it comes from by its place in the set."""

    what: str
    place: int
    amount: int
    now: int

    def then(self, what: str, place: int, now: int) -> ObjectiveStep:
        """The step after this one, by the yards it leads to."""
        return ObjectiveStep(what, place, now - self.now, now)


def objective_steps(s: Table) -> list[ObjectiveStep]:
    """GF-8.5 to GF-8.7, GF-8.12  The printed Objective, what sets it, what is added."""
    role = s.winner
    face = s.faces[s.shown[role]]
    printed = objective_yards(s, face)
    steps = [ObjectiveStep("printed", face.place, printed, printed)]
    found = [("set", fx) for fx in setters(s, role)[-1:]]
    found += [("added", fx) for fx in s.in_force(role, "objective_add")]
    found += [("by margin", fx) for fx in s.in_force(role, "per_margin")]
    for what, fx in found:
        steps.append(steps[-1].then(what, fx.place, changed_by(s, fx, steps[-1].now, role, s.margin)))
    return steps


def changed_by(s: Table, fx: Fx, yards: int, winner: int, margin: int) -> int:
    """V20 to V26  What an effect makes of the Objective of the role that wins by so much."""
    forward = 1 if winner == 0 else -1
    if fx.do == "objective_add":
        return yards + forward * fx.n
    if fx.do == "per_margin":
        return yards + forward * min(int(fx.p["max"]), fx.n * margin)
    if fx.do == "objective_td":
        return s.ytg
    if fx.do == "min_loss":
        return min(yards, -fx.n)
    if fx.do == "objective_set":
        return _gain(fx)
    return min(yards, _gain(fx)) if fx.do == "objective_cap" else max(yards, _gain(fx))


def objective_yards(s: Table, face: Face) -> int:
    """GF-8.12  The printed Objective in yards; a touchdown is all the way to the goal line."""
    return s.ytg if face.objective == TD else face.objective


def minimum_losses(s: Table) -> list[Fx]:
    """GF-8.8  Minimum losses that would change a stop."""
    return [fx for fx in s.in_force(1, "min_loss") if -fx.n != s.objective] if s.winner == 1 else []


def setters(s: Table, role: int) -> list[Fx]:
    """GF-8.6  Effects that set the Objective, the card that came into play last at the end."""
    team, faces = s.team(role), s.faces
    found: list[Fx] = []
    for card in s.sources(role):
        found += [fx for do in ("objective_set", "objective_td") for fx in faces[card].force.get(do, ())]
    started = [
        (card != s.shown[role], FX[number])
        for number, owner, card, until, _, _ in s.running
        if owner == team and until != NEXT_PLAY and FX[number].do in ("objective_set", "objective_td")
    ]
    found += [fx for later, fx in started if not later] + [fx for later, fx in started if later]
    return [fx for fx in found if holds(s, fx.tests, team) and (fx.do != "objective_td" or role == 0)]


def limit_objective(s: Table, steps: list[ObjectiveStep]) -> None:
    """GF-8.9, GF-8.11  The loser's cap or floor, and the goal line where it cuts."""
    now = steps[-1].now
    if s.winner == 0:
        caps = [fx for fx in s.in_force(1, "objective_cap") if not (fx.p["unless_doubled"] and s.final_double(0))]
        lowest = min(caps, key=_gain, default=None)
        if lowest is not None and _gain(lowest) < now:
            steps.append(steps[-1].then("capped", lowest.place, _gain(lowest)))
        if s.options.special_yards == "clamp" and steps[-1].now > s.ytg:
            steps.append(steps[-1].then("goal line", -1, s.ytg))
    else:
        highest = max(s.in_force(0, "objective_floor"), key=_gain, default=None)
        if highest is not None and _gain(highest) > now:
            steps.append(steps[-1].then("floor", highest.place, _gain(highest)))


def _gain(fx: Fx) -> int:
    gain: int = fx.p["gain"]
    return gain


@dataclass(slots=True)
class Settlement(Procedure):
    """GF-8.24, GF-12  The outcome takes effect: spot, downs, turnover or score; an interception is run back."""

    order = ("outcome", "refresh_hands", "run_back", "place")

    def outcome(self, s: Table) -> Step:
        if s.flagged:
            return self.place_flag(s)
        s.turnover = ball_lost(s)
        if s.turnover:
            return self.lose_ball(s)
        after = after_yards(s, s.yards)
        if s.context == "try":
            settle_try(s, after.end == TWO_POINTS)
        elif after.end == TOUCHDOWN:  # GF-12.10
            s.drive_over, s.scorer = TOUCHDOWN, s.off
            score(s, s.off, TOUCHDOWN)
        elif after.end == SAFETY:  # GF-12.16
            s.drive_over = SAFETY
            score(s, s.dfn, SAFETY)
            s.owed, s.kicker = "safety_kick", s.off
        else:
            mark_down(s, after)
        return DONE

    def refresh_hands(self, s: Table) -> Step:  # GF-12.20
        if s.options.int_runback_hand == "fresh":
            draw_fresh(s)
        return None

    def run_back(self, s: Table) -> Step:  # GF-12.19
        s.context = "interception"
        return QuickChallenge()

    def place(self, s: Table) -> Step:
        los = returned_to(s, interception_spot(s), "interception")
        if los >= GOAL_LINE:
            s.scorer, s.returned = s.dfn, True
            score(s, s.dfn, "return touchdown")
        else:
            s.owed, s.kicker, s.los = "ball", s.dfn, los
        return None

    def lose_ball(self, s: Table) -> Step:
        if s.context == "try":  # GF-12.14
            settle_try(s, False)
            return DONE
        s.drive_over = s.turnover
        if s.turnover == "interception":
            s.tell(events.Turnover(s.names[s.dfn], "interception", interception_spot(s)))
            return None
        s.owed, s.kicker, s.los = "ball", s.dfn, GOAL_LINE - s.los  # GF-12.21
        s.tell(events.Turnover(s.names[s.dfn], "fumble", s.los))
        return DONE

    def place_flag(self, s: Table) -> Step:
        """GF-10.13"""
        if s.context == "play":
            again = replayed(s, s.los)
            s.down, s.mark = again.down, again.mark
            s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, s.down == 1))
        return DONE


def settle_try(s: Table, good: bool) -> None:
    """GF-12.13"""
    s.drive_over = s.drive_over or TOUCHDOWN
    if good:
        score(s, s.off, TWO_POINTS)
    else:
        s.tell(events.TryFailed(s.names[s.off]))
    s.owed, s.kicker, s.scorer = "kickoff", s.off, -1


class After(NamedTuple):
    """What comes of a Play: how it ends the drive or a try, or the next down, its mark and where the ball lies."""

    end: str
    down: int = 0
    mark: int = 0
    los: int = 0


TOUCHDOWN, SAFETY, DOWNS, TWO_POINTS, NO_POINTS = "touchdown", "safety", "downs", "two points", "no points"


def first_mark(los: int) -> int:
    """GF-5.8  The mark of a first down."""
    return min(los + FIRST_DOWN_YARDS, GOAL_LINE)


def after_yards(s: Table, yards: int) -> After:
    """GF-8.24, GF-11.1, GF-12.10, GF-12.13, GF-12.16, GF-12.18  What a gain or loss leads to."""
    new = s.los + yards
    if s.context == "try":
        return After(TWO_POINTS if new >= GOAL_LINE else NO_POINTS, los=new)
    if new >= GOAL_LINE:
        return After(TOUCHDOWN, los=GOAL_LINE)
    if new <= 0:
        return After(SAFETY)
    if s.gained_first_down or new >= s.mark:
        return After("", 1, first_mark(new), new)
    down = s.down + (0 if s.repeats_down else 1) + s.lost_downs
    return After(DOWNS if down > LAST_DOWN else "", down, s.mark, new)


def ball_lost(s: Table) -> str:
    """V33  How the ball is lost, unless safe hands keep it."""
    return "" if s.turnover and ball_is_safe(s) else s.turnover


def after_play(s: Table) -> After:
    """What the Play leads to if no penalty is accepted."""
    lost = ball_lost(s)
    if lost:
        return After(NO_POINTS if s.context == "try" else lost)
    return after_yards(s, s.yards)


def replayed(s: Table, los: int) -> After:
    """GF-10.13  The down again from another spot; past the mark it is a first down."""
    return After("", 1, first_mark(los), los) if los >= s.mark else After("", s.down, s.mark, los)


def new_downs(s: Table) -> None:
    """GF-5.8, GF-11.1"""
    s.down, s.mark = 1, first_mark(s.los)


def mark_down(s: Table, after: After) -> None:
    """GF-11.1, GF-12.18  The next down, a first down, or the end of the drive."""
    tell_downs(s, after)
    s.down, s.mark, s.los = after.down, after.mark, after.los
    if after.end == DOWNS:
        s.drive_over = DOWNS
        s.owed, s.kicker, s.los = "ball", s.dfn, GOAL_LINE - s.los
        s.tell(events.Turnover(s.names[s.dfn], DOWNS, s.los))
        return
    s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, s.down == 1))


def tell_downs(s: Table, after: After) -> None:
    """What effects have done to the downs, where it makes a difference."""
    if after.los >= s.mark:
        return
    if s.gained_first_down:
        s.tell(events.DownsChanged(s.names[s.off], "first", 1))
        return
    if s.repeats_down:
        s.tell(events.DownsChanged(s.names[s.off], "repeat", 1))
    if s.lost_downs:
        s.tell(events.DownsChanged(s.names[s.off], "lost", s.lost_downs))


def interception_spot(s: Table) -> int:
    """GF-12.20  From the interceptor's side."""
    objective = s.faces[s.shown[0]].objective
    spot = s.los + objective
    return TOUCHBACK_SPOT if objective == TD or spot >= GOAL_LINE else GOAL_LINE - spot


@dataclass(slots=True)
class Finish(Procedure):
    """GF-11  Window, cards away, a discard each, a new deck where one is empty, and the refill."""

    order = ("window", "put_away", "discard_one", "make_deck", "refill")

    def window(self, s: Table) -> Step:  # GF-11.4
        return open_window(s, "finish")

    def put_away(self, s: Table) -> Step:  # GF-11.2, GF-11.3
        for role in (0, 1):
            team = s.team(role)
            shown = s.zone(SHOWN + role, team)
            for card in shown:
                if lasting(s, card):
                    s.plays_beside(role).append(card)
                else:
                    s.book(role).append(card)
                    learn(s, EVERYBODY, BOOK + role, team, [card])
            shown.clear()
            for card in s.played(role):
                (s.beside(role) if lasting(s, card) else s.discards(role)).append(card)
            s.played(role).clear()
        return None

    def discard_one(self, s: Table) -> Step:  # GF-11.5
        asked = {s.seat(role): [*DISCARD.of(faces_of(s.hand(role))), KEEP()] for role in (0, 1)}
        return Ask.together(asked, even_forced=True)

    def asks_discard_one(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-discard-one")

    def on_discard_one(self, s: Table, answers: dict[int, int]) -> Step:
        for role in (0, 1):
            action = answers[s.seat(role)]
            if action in DISCARD:
                place = DISCARD.argument(action)
                discard(s, role, [next(card for card in s.hand(role) if place_of(card) == place)])
        return None

    def make_deck(self, s: Table) -> Step:  # GF-11.6
        return NewDecks() if empty_decks(s) else None

    def refill(self, s: Table) -> Step:  # GF-11.7, GF-11.8
        for role in (0, 1):
            draw(s, role, refill_to(s, role) - len(s.hand(role)))
        end_play_effects(s)
        count_out_play(s)
        forget(s)
        s.shown = [-1, -1]
        s.context = ""
        if s.plays >= s.options.play_guard and not s.ended:
            s.ended = "guard"  # GF-13.11
        return None


def empty_decks(s: Table) -> list[int]:
    """Roles whose deck in use is empty while there are discards."""
    return [role for role in (0, 1) if not s.deck_size(role) and s.discards(role)]


@dataclass(slots=True)
class NewDecks(Procedure):
    """GF-11.6, GF-12.25  A team whose deck is empty may shuffle its discards into a new one."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        return Ask.together({s.seat(role): [RESHUFFLE(), KEEP()] for role in empty_decks(s)})

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-new-deck")

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:
        for role in empty_decks(s):
            if answers[s.seat(role)] in RESHUFFLE:
                reshuffle(s, role, s.team(role))
        return None


@dataclass(slots=True)
class LeaveField(Procedure):
    """GF-12.24 to GF-12.27  Both may discard any cards; the rest of their hands goes on top of the decks."""

    ready: tuple[int, ...] = ()

    order = ("begin", "discard_any", "throw_away", "make_deck", "put_on_top")

    def begin(self, s: Table) -> Step:
        for role in (0, 1):
            s.aside[s.team(role)] = []
        return None

    def discard_any(self, s: Table) -> Step:  # GF-12.24
        asked = {}
        for role in (0, 1):
            if role not in self.ready:
                left = [card for card in s.hand(role) if card not in s.aside[s.team(role)]]
                asked[s.seat(role)] = [*DISCARD.of(faces_of(left)), ENOUGH()]
        return Ask.apart(asked) if asked else None

    def asks_discard_any(self, s: Table, seat: int) -> Text:
        return joined([msg("gf-ask-leave"), msg("gf-ask-leave-more")], "space")

    def on_discard_any(self, s: Table, seat: int, action: int) -> Step:
        role = int(seat != s.seat(0))
        if action in ENOUGH:
            self.ready = tuple(sorted((*self.ready, role)))
        else:
            aside, place = s.aside[s.team(role)], DISCARD.argument(action)
            aside.append(next(card for card in s.hand(role) if card not in aside and place_of(card) == place))
        return None

    def throw_away(self, s: Table) -> Step:
        for role in (0, 1):
            team = s.team(role)
            discard(s, role, s.aside[team])
            s.aside[team] = []
        return None

    def make_deck(self, s: Table) -> Step:  # GF-12.25
        return NewDecks() if empty_decks(s) else None

    def put_on_top(self, s: Table) -> Step:
        put_back(s)
        s.tell(events.DriveOver(s.names[s.off], s.drive_over))
        return None

"""GF-4, GF-12.2 to GF-12.9, GF-12.16  Quick Challenges, kickoffs, safety kicks, punts and field goals."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events, names
from playcall.games.gridiron_fantasy.actions import (
    COMMIT,
    DECLARE,
    FAIR_CATCH,
    MOST_FITTING,
    RETURN,
    SET_ASIDE,
    TOUCHBACK,
    subset,
)
from playcall.games.gridiron_fantasy.catalogue import DOMINANT, EACH, FX, WILD, holds
from playcall.games.gridiron_fantasy.effects import ABILITIES
from playcall.games.gridiron_fantasy.moves import (
    clear_play,
    draw_fresh,
    end_play_effects,
    line_up_for_kick,
    put_back,
    score,
    spend,
)
from playcall.games.gridiron_fantasy.rules.challenge import open_window
from playcall.games.gridiron_fantasy.rules.effects import faces_of
from playcall.games.gridiron_fantasy.table import GOAL_LINE, Table, place_of
from playcall.games.gridiron_fantasy.totals import usable
from playcall.kernel import DONE, Ask, Procedure, Step

RATES = {"kickoff": (5, 2), "punt": (5, 2), "safety_kick": (5, 2), "interception": (4, 0)}
"""GF-4.18  Yards forward and back for each symbol."""
TOUCHBACK_SPOT = 20
"""GF-4.3, GF-12.3, GF-12.20"""
KICK_YARDS = 20
"""GF-12.6"""
ALL_SUBSETS = [COMMIT.of(range(1 << number)) for number in range(MOST_FITTING + 1)]


@dataclass(slots=True)
class DeclareAbility(Procedure):
    """GF-4.6  The kicking or throwing side declares, unless an effect gives that to another."""

    order = ("declare",)

    def declare(self, s: Table) -> Step:
        return Ask(s.seat(declarer(s)), DECLARE.of(range(4)))

    def asks_declare(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-declare", kick=names.kick(s.context))

    def on_declare(self, s: Table, action: int) -> Step:
        s.declared = DECLARE.argument(action)
        s.tell(events.AbilityDeclared(s.seat_names(declarer(s)), s.declared))
        return None


def declarer(s: Table) -> int:
    """GF-4.18, V86"""
    claims = bool(s.in_force(0, "claim_declare")), bool(s.in_force(1, "claim_declare"))
    return 1 if claims == (False, True) else 0


@dataclass(slots=True)
class QuickChallenge(Procedure):
    """GF-4.6 to GF-4.10  Declare, commit, compare; the difference is left on the table."""

    order = ("declare", "set_aside", "commit", "clear")

    def declare(self, s: Table) -> Step:
        for team in (s.off, s.dfn):
            s.aside[team] = []
        return DeclareAbility() if s.declared < 0 else None

    def set_aside(self, s: Table) -> Step:  # GF-4.7
        asked = {}
        for role in (0, 1):
            cards = fitting(s, role)
            if len(cards) > MOST_FITTING:
                asked[s.seat(role)] = SET_ASIDE.of(faces_of(cards))
        return Ask.apart(asked, known=False) if asked else None

    def asks_set_aside(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-set-aside", most=MOST_FITTING)

    def on_set_aside(self, s: Table, seat: int, action: int) -> Step:
        role, place = int(seat != s.seat(0)), SET_ASIDE.argument(action)
        card = next(card for card in fitting(s, role) if place_of(card) == place)
        s.aside[s.team(role)].append(card)
        return None

    def commit(self, s: Table) -> Step:  # GF-4.7
        return Ask.together({s.seat(role): commitments(s, role) for role in (0, 1)}, even_forced=True)

    def asks_commit(self, s: Table, seat: int) -> Text:
        question = msg("gf-ask-commit", kick=names.kick(s.context), ability=names.ability(s.declared))
        worth = stake(s, seat)
        return question if worth is None else joined([question, worth], "space")

    def on_commit(self, s: Table, answers: dict[int, int]) -> Step:  # GF-4.8
        cards = [committed(s, role, COMMIT.argument(answers[s.seat(role)])) for role in (0, 1)]
        bonuses = bonus(s, 0), bonus(s, 1)
        counts = [bonuses[role] + sum(symbols(s, card) for card in cards[role]) for role in (0, 1)]
        for role in (0, 1):
            for card in cards[role]:
                s.hand(role).remove(card)
                spend(s, s.team(role), place_of(card), s.faces[card].limit)
            s.discards(role).extend(cards[role])
        s.difference = counts[1] - counts[0]
        s.tell(
            events.QuickRevealed(
                s.context, s.names[s.off], s.names[s.dfn], s.declared, tuple(cards[0]), tuple(cards[1]), counts[0],
                counts[1], bonuses, s.difference,
            )
        )  # fmt: skip
        return None

    def clear(self, s: Table) -> Step:
        for team in (s.off, s.dfn):
            s.aside[team] = []
        return None


def stake(s: Table, seat: int) -> Text | None:
    """GF-4.9, GF-12.6, V80, V84  What each symbol more or fewer is worth in this Quick Challenge."""
    blocks = [procedure for procedure in s.stack if isinstance(procedure, Block)]
    if blocks:
        return msg("gf-stake-block", margin=FX[blocks[-1].effect].p["margin"])
    if s.onside >= 0:
        return msg("gf-stake-onside", margin=FX[s.onside].p["margin"])
    if s.context == "field_goal":
        return msg("gf-stake-goal", carries=kick_distance(s), needed=s.ytg)
    if s.context not in RATES:
        return None
    forward, back = rates(s, s.context)
    return msg("gf-stake-returner" if seat == s.seat(1) else "gf-stake-kicker", forward=forward, back=back)


def kick_distance(s: Table, difference: int = 0) -> int:
    """GF-12.6  How far a field goal carries, with a difference of symbols (receiving less kicking side)."""
    return KICK_YARDS - difference + baseline(s, "field_goal")


def committed(s: Table, role: int, mask: int) -> list[int]:
    """GF-4.7  The cards that a commitment names."""
    return subset(mask, fitting(s, role)[:MOST_FITTING])


def symbols(s: Table, card: int) -> int:
    printed = s.faces[card].symbols
    return printed[s.declared] + printed[WILD]


def fitting(s: Table, role: int) -> list[int]:
    """GF-4.7, GF-14.4  Cards in hand that may be committed and are not set aside."""
    team, faces, found = s.team(role), s.faces, []
    aside = s.aside[team]
    for card in s.hand(role):
        face = faces[card]
        if face.challenge and symbols(s, card) and card not in aside and usable(s, team, face.place, face.limit):
            found.append(card)
    return found


def commitments(s: Table, role: int) -> list[int]:
    """GF-4.7, GF-2.21  Every subset of the fitting cards; those that differ only in copies once."""
    cards = fitting(s, role)[:MOST_FITTING]
    if len({place_of(card) for card in cards}) == len(cards):
        return ALL_SUBSETS[len(cards)]
    seen, found = set(), []
    for mask in range(1 << len(cards)):
        faces = tuple(sorted(place_of(card) for card in subset(mask, cards)))
        if faces not in seen:
            seen.add(faces)
            found.append(COMMIT(mask))
    return found


def bonus(s: Table, role: int, ability: int = -1) -> int:
    """GF-4.12  Symbols that Team cards give in this kick, in the declared ability or another."""
    team, number = s.team(role), 0
    ability = s.declared if ability < 0 else ability
    for card in s.active[team]:
        for fx in s.faces[card].symbol_effects:
            counts = fx.do == "add_symbols" and fx.ability in (ability, DOMINANT, EACH)
            if counts and holds(s, fx.tests, team):
                number += fx.n
    return number


def rates(s: Table, context: str) -> tuple[int, int]:
    """GF-4.18, V81  Yards forward and back."""
    changed = [fx for role in (0, 1) for fx in s.in_force(role, "kick_rate") if fx.p["context"] == context]
    if changed:
        return changed[-1].p["forward"], changed[-1].p["back"]
    return RATES[context]


def baseline(s: Table, context: str) -> int:
    """V82  What effects add to a baseline, a punt or a kick."""
    return sum(fx.n for role in (0, 1) for fx in s.in_force(role, "baseline") if fx.p["context"] == context)


def returned_to(s: Table, start: int, context: str) -> int:
    """GF-4.9, GF-4.14  Where a return ends, from the returner's side; 100 and more is a touchdown."""
    forward, back = rates(s, context)
    rate = forward if s.difference > 0 else back
    los = max(1, start + s.difference * rate)
    s.tell(events.BallPlaced(s.names[s.dfn], min(los, GOAL_LINE), start, rate if s.difference else 0, s.difference))
    return los


@dataclass(slots=True)
class Block(Procedure):
    """V84  Before the kick a Quick Challenge in a key ability; far enough ahead, the defence blocks it."""

    effect: int

    order = ("challenge", "judge")

    def challenge(self, s: Table) -> Step:
        s.declared = ABILITIES.index(FX[self.effect].p["key"])
        s.tell(events.AbilityDeclared(s.names[s.dfn], s.declared))
        return QuickChallenge()

    def judge(self, s: Table) -> Step:
        s.blocked = s.difference >= FX[self.effect].p["margin"]
        s.declared = -1
        return None


SAFETY_SPOT = 40
PUNT_YARDS = 40


def fake_play() -> Procedure:
    """V85  A Play instead of the kick."""
    from playcall.games.gridiron_fantasy.rules.play import Scrimmage

    return Scrimmage(True)


def begin_kick(s: Table, context: str, spot: int) -> None:
    clear_play(s)
    line_up_for_kick(s, context)
    if s.log is not None:
        s.tell(events.KickBegins(s.names[s.off], s.names[s.dfn], context, spot))


def clear_kick(s: Table) -> None:
    """GF-4.10  Actions played in a kick are discarded, and what they did is over."""
    for role in (0, 1):
        s.discards(role).extend(s.played(role))
        s.played(role).clear()
    end_play_effects(s)


def take_over(s: Table, team: int, los: int) -> None:
    """GF-4.16  A team is on offence from now on."""
    if team != s.off:
        s.off, s.dfn = s.dfn, s.off
    s.los = los


@dataclass(slots=True)
class Kickoff(Procedure):
    """GF-4.1 to GF-4.5, GF-12.16  A kickoff or a safety kick: fresh hands, cards for it, then touchback or return."""

    context: str = "kickoff"
    returns: bool = False

    order = ("draw", "window", "announce", "choose", "challenge", "place")

    def draw(self, s: Table) -> Step:  # GF-4.1, GF-4.17
        begin_kick(s, self.context, 0)
        draw_fresh(s)
        return None

    def window(self, s: Table) -> Step:  # GF-4.2, GF-12.17
        return open_window(s, "kickoff")

    def announce(self, s: Table) -> Step:  # GF-4.5
        early = s.options.announce_before_return and self.context == "kickoff" and s.onside < 0
        return DeclareAbility() if early else None

    def choose(self, s: Table) -> Step:  # GF-4.3, GF-12.17
        stay = TOUCHBACK() if self.context == "kickoff" else FAIR_CATCH()
        if s.onside >= 0:
            return self.challenge
        if any(fx.p["context"] == self.context for role in (0, 1) for fx in s.in_force(role, "no_return")):
            return Ask(s.seat(1), [stay])
        if self.context == "kickoff" or s.options.safety_kick_fair_catch:
            return Ask(s.seat(1), [stay, RETURN()])
        return Ask(s.seat(1), [RETURN()])

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-kickoff", stay="touchback" if self.context == "kickoff" else "fair-catch")

    def on_choose(self, s: Table, action: int) -> Step:
        if action in RETURN:
            self.returns = True
            s.tell(events.Declared(s.names[s.dfn], "return"))
            return None
        s.tell(events.Declared(s.names[s.dfn], "touchback" if action in TOUCHBACK else "fair_catch"))
        return self.place

    def challenge(self, s: Table) -> Step:
        return QuickChallenge()

    def place(self, s: Table) -> Step:  # GF-4.4, GF-4.9, GF-4.10, GF-4.11
        team, los = self.outcome(s)
        put_back(s)
        clear_kick(s)
        s.context = ""
        if los >= GOAL_LINE:  # GF-4.15, GF-12.22
            s.scorer, s.drive_over = team, "return touchdown"
            score(s, team, "return touchdown")
        else:
            take_over(s, team, los)
        return None

    def outcome(self, s: Table) -> tuple[int, int]:
        """Who has the ball where, from its own side."""
        spot = self.caught(s)
        if s.onside >= 0:  # V80
            effect = FX[s.onside]
            at, kept = effect.p["spot"], -s.difference >= effect.p["margin"]
            team, los = (s.off, at) if kept else (s.dfn, GOAL_LINE - at)
            s.tell(events.BallPlaced(s.names[team], los, at, 0, s.difference, onside=True))
            return team, los
        if self.returns:
            return s.dfn, returned_to(s, spot, self.context)
        return s.dfn, self.stays(s)

    def caught(self, s: Table) -> int:
        """GF-4.9, GF-12.17  Where a return begins."""
        return (TOUCHBACK_SPOT if self.context == "kickoff" else SAFETY_SPOT) + baseline(s, self.context)

    def stays(self, s: Table) -> int:
        """GF-4.3  Where the ball lies without a return."""
        return TOUCHBACK_SPOT if self.context == "kickoff" else self.caught(s)


@dataclass(slots=True)
class Punt(Procedure):
    """GF-12.2 to GF-12.5  The ball goes forty yards downfield and is caught, or run back."""

    spot: int = 0
    """Where it comes down, from the receiver's side."""
    faked: bool = False

    order = ("begin", "window", "stopped", "land", "choose", "challenge", "run_back", "clear")

    def begin(self, s: Table) -> Step:
        begin_kick(s, "punt", s.los)
        return None

    def window(self, s: Table) -> Step:  # GF-12.4
        return open_window(s, "kick")

    def stopped(self, s: Table) -> Step:  # GF-12.29
        if s.blocked:
            block_kick(s)
            return self.clear
        self.faked = s.faked
        return fake_play() if self.faked else None

    def land(self, s: Table) -> Step:  # GF-12.2, GF-12.3
        if self.faked:
            return DONE
        s.drive_over = "punt"
        self.spot = punt_spot(s)
        s.tell(events.BallPlaced(s.names[s.dfn], self.spot, self.spot, 0, 0))
        return None

    def choose(self, s: Table) -> Step:  # GF-12.5
        if any(fx.p["context"] == "punt" for role in (0, 1) for fx in s.in_force(role, "no_return")):
            return Ask(s.seat(1), [FAIR_CATCH()])
        return Ask(s.seat(1), [FAIR_CATCH(), RETURN()])

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-punt")

    def on_choose(self, s: Table, action: int) -> Step:
        if action in RETURN:
            s.tell(events.Declared(s.names[s.dfn], "return"))
            return None
        s.tell(events.Declared(s.names[s.dfn], "fair_catch"))
        lost_ball(s, self.spot)
        return self.clear

    def challenge(self, s: Table) -> Step:
        return QuickChallenge()

    def run_back(self, s: Table) -> Step:
        settle_return(s, returned_to(s, self.spot, "punt"))
        return None

    def clear(self, s: Table) -> Step:
        clear_kick(s)
        return None


def punt_yards(s: Table) -> int:
    """GF-12.2, V82"""
    return PUNT_YARDS + baseline(s, "punt")


def punt_spot(s: Table) -> int:
    """GF-12.2, GF-12.3  Where a punt comes down, from the receiver's side; in the end zone it is a touchback."""
    down = s.los + punt_yards(s)
    return TOUCHBACK_SPOT if down >= GOAL_LINE else GOAL_LINE - down


def least_distance(s: Table) -> int:
    """GF-12.7  How far a field goal must carry to be good."""
    return s.ytg if s.options.fg_exact_good else s.ytg + 1


def lost_ball(s: Table, los: int) -> None:
    """The defence will have the ball there; roles change when the drive is finished."""
    s.kicker = s.dfn
    s.los = los
    s.owed = "ball"


def settle_return(s: Table, los: int) -> None:
    """GF-12.22  A runback has ended at a spot, or in a touchdown."""
    if los >= GOAL_LINE:
        s.scorer, s.returned = s.dfn, True
        score(s, s.dfn, "return touchdown")
    else:
        lost_ball(s, los)


def block_kick(s: Table) -> None:
    """GF-12.29, V84  A blocked kick is the defence's ball at the line of scrimmage."""
    s.drive_over = "blocked kick"
    s.tell(events.Turnover(s.names[s.dfn], "blocked kick", GOAL_LINE - s.los))
    lost_ball(s, GOAL_LINE - s.los)


@dataclass(slots=True)
class FieldGoal(Procedure):
    """GF-12.6 to GF-12.9  A Quick Challenge sets the distance of the kick."""

    faked: bool = False

    order = ("begin", "window", "stopped", "challenge", "judge", "clear")

    def begin(self, s: Table) -> Step:
        begin_kick(s, "field_goal", s.los)
        return None

    def window(self, s: Table) -> Step:  # GF-12.9
        return open_window(s, "kick")

    def stopped(self, s: Table) -> Step:  # GF-12.29
        if s.blocked:
            block_kick(s)
            return self.clear
        self.faked = s.faked
        return fake_play() if self.faked else None

    def challenge(self, s: Table) -> Step:
        return DONE if self.faked else QuickChallenge()

    def judge(self, s: Table) -> Step:  # GF-12.6 to GF-12.8
        distance = kick_distance(s, s.difference)
        good = distance >= least_distance(s)
        s.tell(events.FieldGoalTried(s.names[s.off], distance, s.ytg, good))
        if good:
            s.drive_over = "field goal"
            score(s, s.off, "field goal")
            s.owed, s.kicker = "kickoff", s.off
        else:
            s.drive_over = "missed field goal"
            lost_ball(s, GOAL_LINE - s.los)
        return None

    def clear(self, s: Table) -> Step:
        clear_kick(s)
        return None

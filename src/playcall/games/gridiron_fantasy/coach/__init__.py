"""The coach: every option rated in expected points, after what a strong player thinks about, with the reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import log
from typing import TYPE_CHECKING, Any, Final, TypeVar

from playcall.contract import Advice, Coach, Text, joined, msg
from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.catalogue import WILD
from playcall.games.gridiron_fantasy.coach import calls, challenge
from playcall.games.gridiron_fantasy.coach.calls import good_chance, guess_pass, symbols_in_hand
from playcall.games.gridiron_fantasy.coach.challenge import answer_chance
from playcall.games.gridiron_fantasy.coach.worth import (
    CARD,
    HOPELESS,
    Stakes,
    after_a_try,
    drives_after,
    keep_worth,
    last_chance,
)
from playcall.games.gridiron_fantasy.moves import POINTS
from playcall.games.gridiron_fantasy.printed import special
from playcall.games.gridiron_fantasy.rules.challenge import (
    Challenge,
    Flags,
    PlayAction,
    Window,
    flagged_spot,
    penalty_yards,
)
from playcall.games.gridiron_fantasy.rules.effects import ChooseOne, NameAbility, Recover, Redraw
from playcall.games.gridiron_fantasy.rules.kicks import DeclareAbility, Kickoff, Punt, QuickChallenge, punt_spot
from playcall.games.gridiron_fantasy.rules.match import Halftime, Overtime
from playcall.games.gridiron_fantasy.rules.play import Down, ReadCall, Scrimmage, Try
from playcall.games.gridiron_fantasy.rules.result import (
    LAST_DOWN,
    Finish,
    LeaveField,
    NewDecks,
    Result,
    after_play,
    replayed,
)
from playcall.games.gridiron_fantasy.rules.setup import Toss
from playcall.games.gridiron_fantasy.rules.squad import Audible, Bench, Injury, Switching
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.zones import HAND
from playcall.kernel import State

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.game import GridironFantasy


Why = Callable[[Table, int, int], tuple[Text, ...]]


def reasons(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    """What speaks for an option; nothing where there is no more to say than its label does."""
    why = WHY.get(s.situation())
    return why(s, seat, action) if why else ()


def _role(s: Table, seat: int) -> int:
    return int(seat != s.seat(0))


def _percent(share: float) -> int:
    return round(100 * share)


def _declare(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    if action in a.FIELD_GOAL:
        return (msg("gf-coach-goal", needed=s.ytg, percent=_percent(good_chance(s))),)
    if action in a.PUNT:
        return (msg("gf-coach-punt", place=n.theirs(punt_spot(s))),)
    return (msg("gf-coach-downs", yards=s.mark - s.los, left=LAST_DOWN - s.down),)


def _call(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    role, face = _role(s, seat), s.faces[a.CALL.argument(action)]
    main = max(range(4), key=lambda ability: face.symbols[ability])
    passes = guess_pass(s, role)
    same = passes if face.kind == "pass" else 1 - passes
    return (
        msg("gf-coach-hand", symbols=symbols_in_hand(s, role)[main], ability=n.ability(main)),
        msg("gf-coach-advantage", percent=_percent(same if role else 1 - same)),
    )


def _turn(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    top = s.stack[-1]
    if not isinstance(top, Challenge) or not top.primary:
        return ()
    role, dominant = top.role, s.dominant
    own, other = s.totals[role * 4 + dominant], s.totals[4 - role * 4 + dominant]
    if action in a.LAY:
        face = s.faces[a.LAY.argument(action)]
        chance = answer_chance(s, role, own + face.symbols[dominant] + face.symbols[WILD] - other)
        effects = special(face)
        return (
            msg("gf-coach-answer", cards=len(s.hand(1 - role)), percent=_percent(chance)),
            msg("gf-coach-last-none") if effects is None else msg("gf-coach-last", effects=effects),
        )
    if action in a.PASS or action in a.END_TURN:
        return (msg("gf-coach-lead" if s.leads(role, dominant) else "gf-coach-save"),)
    return ()


def _decide(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    if action in a.ACCEPT:
        yards = penalty_yards(s, top.fouling, top.foul(s).yards)
        after = replayed(s, flagged_spot(s, top.fouling, yards))
        return (msg("gf-coach-again", after=n.after(s, seat, after)),)
    return (msg("gf-coach-stands", after=n.after(s, seat, after_play(s))),)


def _return(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    totals = symbols_in_hand(s, 1)
    held = [msg("gf-coach-symbol", ability=n.ability(ability), number=totals[ability]) for ability in range(4)]
    return (msg("gf-coach-symbols", symbols=joined(held, "comma")),)


def _toss(s: Table, seat: int, action: int) -> tuple[Text, ...]:
    return (msg("gf-coach-visitor" if s.options.length != "full" else "gf-coach-full"),)


_BY_STEP: Final[dict[Callable[..., Any], Why]] = {
    Down.declare: _declare, Scrimmage.call: _call, Challenge.turn: _turn, Flags.decide: _decide,
    Kickoff.choose: _return, Punt.choose: _return, Toss.choose: _toss,
}  # fmt: skip
WHY: Final = {step.__qualname__: why for step, why in _BY_STEP.items()}


R = TypeVar("R")
Rating = Callable[[Table, int, int], float]
Sheet = Callable[[Table, int], Callable[[int], float]]
"""What is the same for all options is worked out once."""
MIX: Final = 0.25
"""How much worse a Play may be to be called a third as often as another: a readable bot is beaten."""
TOLD: Final = 3
"""How many options are given reasons."""


class FantasyCoach(Coach):
    """Rates every option; ties, and calls that are nearly as good, are mixed by what only the seat knows."""

    def __init__(self, game: GridironFantasy) -> None:
        self.game = game

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        assert isinstance(imagined, Table)
        rated = self._rated(imagined, seat)
        rated.sort(key=lambda each: -each[0])
        return [
            Advice(action, worth, reasons(imagined, seat, action) if place < TOLD else ())
            for place, (worth, action) in enumerate(rated)
        ]

    def favourite(self, imagined: State, seat: int) -> int:
        assert isinstance(imagined, Table)
        return max(self._rated(imagined, seat), key=lambda each: each[0])[1]

    def _rated(self, s: Table, seat: int) -> list[tuple[float, int]]:
        situation = s.situation()
        sheet = SHEETS.get(situation)
        rate = sheet(s, seat) if sheet else partial(RATINGS.get(situation, plain), s, seat)
        mixing = mixer(s, seat)
        spread = often if situation == CALL else seldom
        return [(round(rate(action) + spread(mixing(action)), 4), action) for action in s.legal(seat)]


def often(number: float) -> float:
    """Better Plays are called more often, and every Play now and then."""
    return -MIX * log(-log(min(0.999, max(0.001, number))))


def seldom(number: float) -> float:
    """Only what is as good as something else is mixed with it."""
    return 0.01 * number


def mixer(s: Table, seat: int) -> Callable[[int], float]:
    """Numbers from 0 to 1, always the same, that nobody can foresee who does not know the seat's hand."""
    if not s.drive:
        return lambda action: s.chance.number("mix", 1000) / 1000  # before the game everything is alike
    team = s.team_of_seat(seat)
    known = sum(s.zone(HAND, team)) + 3 * sum(s.zone(HAND + 1, team)) + 977 * s.plays + 31 * s.los + 5 * s.drive
    start = known * 0x9E3779B1 + seat * 0xC2B2AE35

    def mixed(action: int) -> float:
        bits = (start + action * 0x85EBCA6B) & 0xFFFFFFFF
        bits = ((bits ^ (bits >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
        return (bits ^ (bits >> 13)) / 0x100000000

    return mixed


def role_of(s: Table, seat: int) -> int:
    return int(seat != s.seat(0))


def plain(s: Table, seat: int, action: int) -> float:
    """Where nothing better is known: take what is listed, use what can be used."""
    if action in a.LISTED:
        return 2.0
    if action in a.DECLINE or action in a.KEEP or action in a.DONE:
        return 0.3
    return 0.5 if action in a.ACTION or action in a.ABILITY else 0.2


def toss(s: Table, seat: int, action: int) -> float:
    """GF-3.2  Visitor has the last drive of a Short or Medium game."""
    return 1.0 if (action in a.VISITOR) == (s.options.length != "full") else 0.0


def switch(s: Table, seat: int, action: int) -> float:
    """Everything that may be Active is, unless it only does harm."""
    if action in a.READY:
        return 0.5
    team = s.team_of_seat(seat)
    card = next(card for card in s.team_cards(team) if place_of(card) == a.SWITCH.argument(action))
    useful = (
        sum(fx.n > 0 for fx in s.faces[card].symbol_effects) + len(s.faces[card].force) + len(s.faces[card].abilities)
    )
    on = card in s.active[team]
    return 0.6 if not on and useful and not any(_same(s, card, other) for other in s.active[team]) else 0.0


def _same(s: Table, card: int, other: int) -> bool:
    one, two = s.faces[card], s.faces[other]
    return one.position == two.position if one.position else one.subtype == two.subtype


def dominant(s: Table, seat: int, action: int) -> float:
    role, ability = role_of(s, seat), a.NAME.argument(action)
    symbols = [s.faces[card].symbols[ability] if card >= 0 else 0 for card in s.shown]
    return calls.symbols_in_hand(s, role)[ability] + 1.5 * (symbols[role] - symbols[1 - role])


def complain(s: Table, seat: int, action: int) -> float:
    """Worth it if accepting would be."""
    if action in a.DECLINE:
        return 0.0
    top = s.stack[-1]
    assert isinstance(top, Flags)
    yards = s.faces[a.COMPLAIN.argument(action)].penalty
    return _flag_gain(s, top.fouling, yards.yards if yards else 5) - 4 * CARD


def _flag_gain(s: Table, fouling: int, yards: int) -> float:
    """What an accepted penalty is worth to the other team."""
    stakes = Stakes(s)
    again = replayed(s, flagged_spot(s, fouling, penalty_yards(s, fouling, yards)))
    replay = stakes.situation(again.los, again.down, again.mark)
    if s.turnover:
        stands = stakes.lost(100 - s.los)
    elif s.context == "try":
        replay, stands = 1.0, 2.0 if s.los + s.yards >= 100 else 0.0
    else:
        stands = stakes.after(s.yards)
    return (replay - stands) * (1 if fouling == 1 else -1)


def decide(s: Table, seat: int, action: int) -> float:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    if action in a.ACCEPT:
        return _flag_gain(s, top.fouling, top.foul(s).yards)
    if top.fouling == 1 and last_chance(s) and after_play(s).end in GIVEN_AWAY:
        return -HOPELESS
    return 0.0


GIVEN_AWAY: Final = ("downs", "fumble", "interception")
"""How a Play ends the last drive without a point."""


def alert(s: Table, seat: int, action: int) -> float:
    face = s.faces[a.ALERT.argument(action)]
    return face.alert - 0.3 * keep_worth(s, role_of(s, seat), face.place)


def discard_one(s: Table, seat: int, action: int) -> float:
    """One dead card every Play."""
    if action in a.KEEP or action in a.DONE:
        return 0.0
    role, place = role_of(s, seat), a.DISCARD.argument(action)
    return 0.75 - keep_worth(s, role, place)


def discard_any(s: Table, seat: int, action: int) -> float:
    return discard_one(s, seat, action) - 0.15


def minimum_loss(s: Table, seat: int, action: int) -> float:
    return -Stakes(s).after(s.objective if action in a.KEEP else -a.LOSE.argument(action) - 1)


def try_choice(s: Table, seat: int, action: int) -> float:
    """GF-12.11  One point for sure or two perhaps, by the chance to win; nearly the same early in a game."""
    lead = max(-20, min(20, s.scores[s.off] - s.scores[s.dfn]))
    points = POINTS["two points"] if action in a.GO_FOR_TWO else POINTS["extra point"]
    if last_chance(s) and lead + points < 0:
        return -HOPELESS
    return 10 * after_a_try(lead, drives_after(s), action in a.GO_FOR_TWO)


def victim(s: Table, seat: int, action: int) -> float:
    face = s.faces[a.VICTIM.argument(action)]
    worth = len(face.symbol_effects) + 0.5 * len(face.force) + 0.5 * len(face.abilities)
    own = any(place_of(card) == face.place for card in s.team_cards(s.team_of_seat(seat)))
    return -worth if own else worth


def pick_card(s: Table, seat: int, action: int) -> float:
    if action in a.DONE:
        return 0.1
    if action not in a.PICK:
        return plain(s, seat, action)
    return keep_worth(s, role_of(s, seat), a.PICK.argument(action))


def receive(s: Table, seat: int, action: int) -> float:
    return 1.0 if action in a.RECEIVE else 0.0


def reshuffle(s: Table, seat: int, action: int) -> float:
    return 1.0 if action in a.RESHUFFLE else 0.0


def by_step(table: dict[Callable[..., Any], R]) -> dict[str, R]:
    return {step.__qualname__: entry for step, entry in table.items()}


CALL: Final = Scrimmage.call.__qualname__
SHEETS: Final[dict[str, Sheet]] = by_step({
    Down.declare: calls.declare, Scrimmage.call: calls.sheet, ReadCall.change: calls.sheet,
    Audible.replace: calls.sheet, DeclareAbility.declare: calls.declare_ability,
    QuickChallenge.commit: calls.commit, Kickoff.choose: calls.returning, Punt.choose: calls.returning,
    Challenge.turn: challenge.turn, Window.offer: challenge.offer, PlayAction.answer: challenge.offer,
    ChooseOne.choose: challenge.choose_one,
})  # fmt: skip
RATINGS: Final[dict[str, Rating]] = by_step({
    Toss.choose: toss, Switching.switch: switch, Scrimmage.dominant: dominant, NameAbility.name: dominant,
    Challenge.name_wild: dominant, Flags.complain: complain, Flags.decide: decide, Flags.show_alerts: alert,
    Finish.discard_one: discard_one, LeaveField.discard_any: discard_any, Redraw.choose: discard_any,
    Result.minimum_loss: minimum_loss, Try.choose: try_choice, Injury.choose_victim: victim, Bench.choose: victim,
    Recover.choose: pick_card, Overtime.choose: receive, NewDecks.choose: reshuffle, Halftime.shuffle: reshuffle,
})  # fmt: skip

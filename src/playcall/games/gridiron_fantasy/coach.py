"""The coach: every option rated in expected points, after what a strong player thinks about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import log
from typing import TYPE_CHECKING, Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.coaching import calls, challenge, kicks, windows
from playcall.games.gridiron_fantasy.coaching.reasons import reasons
from playcall.games.gridiron_fantasy.coaching.worth import CARD, Stakes, after_a_try, drives_after, keep_worth
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, penalty_yards
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.zones import HAND
from playcall.kernel import Advice, Coach, State

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

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
        spread = often if situation == "Scrimmage.call" else seldom
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
    moved = penalty_yards(s, fouling, yards)
    new = s.los + (moved if fouling == 1 else -moved)
    replay = stakes.situation(new, s.down, s.mark) if new < s.mark else stakes.first_down(new)
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
    return _flag_gain(s, top.fouling, top.foul(s).yards) if action in a.ACCEPT else 0.0


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


SHEETS: Final[dict[str, Sheet]] = {
    "Down.declare": kicks.declare, "Scrimmage.call": calls.sheet, "ReadCall.change": calls.sheet,
    "Audible.replace": calls.sheet, "DeclareAbility.declare": kicks.declare_ability,
    "QuickChallenge.commit": kicks.commit, "Kickoff.choose": kicks.returning, "Punt.choose": kicks.returning,
    "Challenge.turn": challenge.turn, "Window.offer": windows.offer, "PlayAction.answer": windows.offer,
    "ChooseOne.choose": windows.choose_one,
}  # fmt: skip
RATINGS: Final[dict[str, Rating]] = {
    "Toss.choose": toss, "Switching.switch": switch, "Scrimmage.dominant": dominant, "NameAbility.name": dominant,
    "Challenge.name_wild": dominant, "Flags.complain": complain,
    "Flags.decide": decide, "Flags.show_alerts": alert, "Finish.discard_one": discard_one,
    "LeaveField.discard_any": discard_any, "Redraw.choose": discard_any, "Result.minimum_loss": minimum_loss,
    "Try.choose": try_choice, "Injury.choose_victim": victim, "Bench.choose": victim, "Recover.choose": pick_card,
    "Overtime.choose": receive, "NewDecks.choose": reshuffle, "Halftime.shuffle": reshuffle,
}  # fmt: skip

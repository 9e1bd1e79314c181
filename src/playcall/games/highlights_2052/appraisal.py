"""What a card is worth before it meets another, and the chance to win from here.

The numbers of the curve are in `win_chance.toml`, fitted to simulated games by `tools/win_chance.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import sqrt, tanh
from typing import TYPE_CHECKING

from playcall.contract import Outlook
from playcall.contract.winning import curve_of, points_of, sumprod
from playcall.games.highlights_2052.cards import ActionCard, Card, load
from playcall.games.highlights_2052.effects import MAUL, PASS, TYPE_LETTERS
from playcall.games.highlights_2052.finish import STAKES, Finish, is_late
from playcall.games.highlights_2052.names import odds
from playcall.games.highlights_2052.options import Options, Rulings
from playcall.games.highlights_2052.prospects import (
    Drawn,
    Meetings,
    Prospect,
    Situation,
    expected_points,
    outcome,
    plays_left,
    worth,
)
from playcall.games.highlights_2052.rules.match import winning_side
from playcall.games.highlights_2052.rules.matchup import current, judge
from playcall.games.highlights_2052.rules.scoring import (
    FieldGoal,
    Touchdown,
    kick_is_good,
    kick_missing,
    kicking_number,
)
from playcall.games.highlights_2052.table import PLAYS_PER_HALF, START_SPOT, TEAM_SIZE, Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, DRIVE, HANDS, IN_PLAY, PLAYBOOK
from playcall.kernel import Chance

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

SPARRING = 40
"""How many typical cards a card is tried against."""
FITTING = 2 / 3
"""The share of meetings that a defender with a hand to choose from lets happen."""
HUNCH = 2.2
"""Nobody knows which cards are coming: the usual error, in points, of a card's worth to a team."""
SCENES = ((START_SPOT, 1), (25, 3))
"""Ball and play of the drive for which a team is built."""
WANTED_TYPES = (5, 5, 4)
"""Run, Pass and Maul defences of a balanced team of fifteen."""
LONG_PASS = 25
REMEMBERED = 1000
"""Situations that are remembered."""


class Appraiser:
    """Rates single cards in expected points, trying them against typical opposition; results are remembered.

    How two cards meet depends on some rulings: what is remembered of one table must not be said of another.
    """

    def __init__(self) -> None:
        self.threats: dict[tuple[str, int, int, Rulings], float] = {}
        self.leaves: dict[tuple[str, Rulings], list[float]] = {}
        self.makings: dict[tuple[str, Rulings], tuple[float, float, float]] = {}
        self.meetings: dict[Situation, Meetings] = {}

    def attack(self, view: Prospect, attack: Card, defence: Card) -> float:
        """What the offence may expect of a card against a defence."""
        if view.meetings is None:
            if len(self.meetings) >= REMEMBERED:
                self.meetings.clear()
            view.meetings = self.meetings.setdefault(view.situation(), {})
        found = view.meetings.get((attack.id, defence.id))
        if found is None:
            found = view.meetings[attack.id, defence.id] = outcomes(view.s, view, attack, defence)
        return best_of(view, found)

    def threat(self, s: Table, card: Card, ball: int, down: int) -> float:
        """Points a card's offence may add to a drive from here, against typical defences."""
        key = (card.id, min(ball, 50), min(down, 4), s.options.rulings)
        found = self.threats.get(key)
        if found is None:
            found = self.threats[key] = chosen(attacks(s, card, ball, down))
        return found

    def stop(self, s: Table, card: Card) -> float:
        """Points a card's defence takes from typical threats, compared with what typical defences take."""
        return self.makings_of(s, card)[1]

    def makings_of(self, s: Table, card: Card) -> tuple[float, float, float]:
        """Threat, stopping power and field-goal number of a card."""
        key = (card.id, s.options.rulings)
        found = self.makings.get(key)
        if found is None:
            threat = mean([self.threat(s, card, *spot) for spot in SCENES])
            found = self.makings[key] = (threat, -chosen(self.left_by(s, card)), float(card.fg))
        return found

    def answers(self, s: Table, hand: Sequence[int]) -> float:
        """Points that a hand takes from typical threats, each met with the best answer."""
        left = [self.left_by(s, s.cards[card]) for card in hand]
        return -mean([min(each) for each in zip(*left, strict=True)]) if left else 0.0

    def left_by(self, s: Table, card: Card) -> list[float]:
        """Points a card's defence leaves each typical threat beyond what typical defences leave it, over the scenes."""
        key = (card.id, s.options.rulings)
        found = self.leaves.get(key)
        if found is None:
            allowed = [self.allowed(s, card, *spot) for spot in SCENES]
            found = self.leaves[key] = [mean(both) for both in zip(*allowed, strict=True)]
        return found

    def fit(self, s: Table, card: int, team: list[int]) -> float:
        """How much a card adds to a team: both ends, the balance, and a hunch about the half to come."""
        face = s.cards[card]
        threat, stop, _ = self.makings_of(s, face)
        return threat + stop + balance(s, face, team) + hunch(s)

    def allowed(self, s: Table, card: Card, ball: int, down: int) -> list[float]:
        """The same for one scene."""
        probe, view = scene(s, ball, down)
        base = view.drive_over()
        return [
            attack_worth(probe, view, attack, card) - base - self.threat(s, attack, ball, down) for attack in sparring()
        ]


@cache
def appraiser() -> Appraiser:
    """The one that all tables of a process share."""
    return Appraiser()


def chosen(values: Sequence[float]) -> float:
    """The mean without the third that suits the defence least: defenders choose."""
    ranked = sorted(values)
    return mean(ranked[: max(1, round(len(ranked) * FITTING))])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def hunch(s: Table) -> float:
    """A number around 0, three draws together, so that most hunches are small."""
    return HUNCH * sum(s.chance.number("hunch", 2001) / 1000 - 1 for _ in range(3))


def attacks(s: Table, card: Card, ball: int, down: int) -> list[float]:
    """Points a card's offence may add to a drive from here, against each typical defence."""
    probe, view = scene(s, ball, down)
    base = view.drive_over()
    return [attack_worth(probe, view, card, defence) - base for defence in sparring()]


def balance(s: Table, face: Card, team: list[int]) -> float:
    """Draft and cut for balance: a type the team is short of is worth more, a fourth long pass less."""
    cards = [s.cards[card] for card in team]
    same = sum(card.def_type == face.def_type for card in cards)
    short = WANTED_TYPES[face.def_type] * max(len(cards), TEAM_SIZE) / TEAM_SIZE - same
    crowded = is_long(face) and sum(is_long(card) for card in cards) >= 3
    return 0.1 * short - (0.2 if crowded else 0.0)


def is_long(card: Card) -> bool:
    return any(play.type == PASS and play.yards >= LONG_PASS for play in card.plays)


def attack_worth(s: Table, view: Prospect, attack: Card, defence: Card) -> float:
    """What the offence may expect of a card against a defence: it picks the play that suits it best."""
    return best_of(view, outcomes(s, view, attack, defence))


def best_of(view: Prospect, found: Sequence[float | Drawn]) -> float:
    return max([one.worth(view) if isinstance(one, Drawn) else one for one in found])


def outcomes(s: Table, view: Prospect, attack: Card, defence: Card) -> list[float | Drawn]:
    """What may come of each play of a card against a defence."""
    if not attack.plays:
        return [view.at(view.ball, attack.fg)]
    meetings = [judge(s, view.side, play, attack, defence) for play in attack.plays]
    return [outcome(s, view, m, attack.fg + m.play.kick_setup) for m in meetings]


@cache
def sparring() -> tuple[Card, ...]:
    """Typical cards: every few of the whole set."""
    cards = [card for card in load().cards if card.set in ("star", "team", "play")]
    return tuple(cards[:: max(1, len(cards) // SPARRING)])


def scene(s: Table, ball: int, down: int) -> tuple[Table, Prospect]:
    """A table in mid-half with the ball here, to try cards on."""
    return _scene(s.game, s.options, ball, down)


@lru_cache(maxsize=256)
def _scene(game: Highlights, options: Options, ball: int, down: int) -> tuple[Table, Prospect]:
    probe = game.blank(options, Chance.of(0))
    probe.seats, probe.half, probe.made = [0, 1], 1, [4, 4]
    probe.ball = [ball, 30]
    probe.zones[DRIVE(0)] = [0] * (down - 1)
    probe.drive_types[0] = TYPE_LETTERS[MAUL] * (down - 1)
    return probe, Prospect(probe, 0)


PACKAGE = "playcall.games.highlights_2052"
MIDDLING = (1.9, 0.0, 3.0)
"""Threat, stopping power and field-goal number of a middling card."""
OVERTIME_PLAYS = 4
"""Plays that overtime is reckoned to have left: a pair decides, if not this then the next."""


def win_chance(s: Table, side: int, more: float = 0.0) -> float:
    """The chance of a side to win, a tie counting half, were it `more` points better off."""
    if s.over or s.result is not None:
        winner = winning_side(s)
        return 0.5 if winner is None else float(winner == side)
    if is_late(s):
        return min(1.0, max(0.0, standing(s, side) + more / STAKES))
    found = curve_of(PACKAGE)
    return chance(lead(s, side) + more, left(s), found.steepness, found.settling)


def standing(s: Table, side: int) -> float:
    """The chance of a side to win near the end, where cards in play, hands and the deck tell what can still happen."""
    offence = in_hand(s, Finish(s, s.offence)) / STAKES
    return offence if side == s.offence else 1 - offence


def in_hand(s: Table, view: Finish) -> float:
    """What the play in hand promises the offence, both sides choosing well."""
    if isinstance(s.stack[-1], FieldGoal):
        return max(view.stay(), view.kick(*kick_odds(s)))
    if isinstance(scored := s.stack[-1], Touchdown):
        return view.converted(scored.side == s.offence)
    if not s.zones[IN_PLAY(s.offence)]:
        return STAKES / 2 if s.overtime and not view.lead else view.drive_over()
    if s.activated >= 0:
        return worth(s, view, current(s), sum(kicking_number(s)))
    eyes, attack = appraiser(), s.offensive_card
    if s.zones[IN_PLAY(s.defence)]:
        return eyes.attack(view, attack, s.cards[s.facing[s.defence]])
    hand = [[card] for card in s.zones[HANDS(s.defence)]]
    sources = hand or [cards for kind in (AUDIBLE_SPACE, PLAYBOOK) if (cards := s.zones[kind(s.defence)])]
    return min(mean([eyes.attack(view, attack, s.cards[card]) for card in cards]) for cards in sources)


def kick_odds(s: Table) -> tuple[float, float]:
    """FH-9.3, FH-9.5  The chances that a kick by the offence is good and that it is blocked."""
    missing = kick_missing(s, s.offence, sum(kicking_number(s)))
    return share_of(s, lambda card: kick_is_good(card, missing)), share_of(s, lambda card: card.block > 0)


def share_of(s: Table, good: Callable[[ActionCard], bool]) -> float:
    """How many of the Action cards that may come next are good."""
    hits, cards = odds(s, good)
    return hits / cards


def chance(ahead: float, plays: int, steepness: float, settling: float) -> float:
    """The logistic curve, written with its twin the tanh, which no lead is too large for."""
    return 0.5 + 0.5 * tanh(steepness * ahead / sqrt(plays + settling) / 2)


def expected_scores(s: Table) -> Outlook:
    """What both sides may expect, by seat; of solitaire the automatic opponent comes last."""
    order = (0, 1) if s.seats[0] == 0 else (1, 0)
    return Outlook(
        tuple(s.scores[side] + _hopes(s, side) for side in order),
        left(s),
        (s.scores[order[0]], s.scores[order[1]]),
        tuple(holdings(s, side) for side in order),
    )


def holdings(s: Table, side: int) -> tuple[float, ...]:
    """What a side has beside the score and the ball's place: Audibles, the next play, and its cards."""
    left = plays_left(s, side)
    return s.audibles[side] * left / PLAYS_PER_HALF, float(side == s.offence), *_cards(s, side, left)


def _cards(s: Table, side: int, left: int) -> tuple[float, ...]:
    """How well the hand answers typical threats; what the team has beyond a middling one for the rest of the half.

    The automatic opponent's cards are taken to be as good as those of the other side.
    """
    owner = 1 - side if s.automatic(side) else side
    hand = s.zones[HANDS(owner)]
    team = [*hand, *s.zones[PLAYBOOK(owner)], *s.zones[AUDIBLE_SPACE(owner)]]
    if not team or not left:
        return 0.0, 0.0, 0.0, 0.0
    eyes = appraiser()
    makings = zip(*[eyes.makings_of(s, s.cards[card]) for card in team], strict=True)
    more = [sum(column) / len(team) - middling for column, middling in zip(makings, MIDDLING, strict=True)]
    return eyes.answers(s, hand), *[left * each for each in more]


def lead(s: Table, side: int) -> float:
    """Points ahead, with all that both may expect."""
    return promise(s, side) - promise(s, 1 - side)


def promise(s: Table, side: int) -> float:
    """The score of a side with what it may expect and what it holds."""
    return s.scores[side] + _hopes(s, side) + sumprod(points_of(type(s.game)), holdings(s, side))


def _hopes(s: Table, side: int) -> float:
    return expected_points(plays_left(s, side), min(4, s.down(side)), s.ball[side])


def left(s: Table) -> int:
    """Plays left in the game, of both sides."""
    if s.overtime:
        return OVERTIME_PLAYS
    return 2 * PLAYS_PER_HALF * (s.half < 2) + sum(PLAYS_PER_HALF - made for made in s.made)

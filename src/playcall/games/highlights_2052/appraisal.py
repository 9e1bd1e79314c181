"""What a card is worth before it meets another: its threat, its stopping power, and how it fits a team."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from playcall.games.highlights_2052.cards import Card, load
from playcall.games.highlights_2052.effects import MAUL, PASS, TYPE_LETTERS
from playcall.games.highlights_2052.matchup import judge
from playcall.games.highlights_2052.options import Rulings
from playcall.games.highlights_2052.prospects import Drawn, Meetings, Outlook, Situation, outcome
from playcall.games.highlights_2052.table import START_SPOT, TEAM_SIZE, Table
from playcall.games.highlights_2052.zones import DRIVE

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

    def attack(self, view: Outlook, attack: Card, defence: Card) -> float:
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


def attack_worth(s: Table, view: Outlook, attack: Card, defence: Card) -> float:
    """What the offence may expect of a card against a defence: it picks the play that suits it best."""
    return best_of(view, outcomes(s, view, attack, defence))


def best_of(view: Outlook, found: Sequence[float | Drawn]) -> float:
    return max([one.worth(view) if isinstance(one, Drawn) else one for one in found])


def outcomes(s: Table, view: Outlook, attack: Card, defence: Card) -> list[float | Drawn]:
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


def scene(s: Table, ball: int, down: int) -> tuple[Table, Outlook]:
    """A table in mid-half with the ball here, to try cards on."""
    probe = s.game.blank(s.options, s.chance.clone())
    probe.seats, probe.half, probe.made = [0, 1], 1, [4, 4]
    probe.ball = [ball, 30]
    probe.zones[DRIVE(0)] = [0] * (down - 1)
    probe.drive_types[0] = TYPE_LETTERS[MAUL] * (down - 1)
    return probe, Outlook(probe, 0)

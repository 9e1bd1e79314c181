"""What a card is worth before it meets another: its threat, its stopping power, and how it fits a team."""

from __future__ import annotations

from playcall.games.highlights_2052.cards import Card, load
from playcall.games.highlights_2052.effects import MAUL, PASS, TYPE_LETTERS
from playcall.games.highlights_2052.matchup import judge
from playcall.games.highlights_2052.prospects import Outlook, look, worth
from playcall.games.highlights_2052.table import DRIVE, TEAM_SIZE, Table

SPARRING = 16
"""How many typical cards a card is tried against."""
WANTED_TYPES = (5, 5, 4)
"""Run, Pass and Maul defences of a balanced team of fifteen."""
LONG_PASS = 25


class Appraiser:
    """Rates single cards in expected points, trying them against typical opposition; results are remembered."""

    def __init__(self) -> None:
        self.threats: dict[tuple[str, int, int, str], float] = {}
        self.stops: dict[tuple[str, str], float] = {}

    def threat(self, s: Table, card: Card, ball: int, down: int) -> float:
        """Points a card's offence may add to a drive from here, against typical defences."""
        key = (card.id, min(ball, 50), min(down, 4), s.options.helmet_reduction)
        if key not in self.threats:
            probe, view = scene(s, ball, down)
            base = view.drive_over()
            hopes = [best(probe, view, card, defence) - base for defence in sparring()]
            self.threats[key] = sum(hopes) / len(hopes)
        return self.threats[key]

    def stop(self, s: Table, card: Card) -> float:
        """Points a card's defence takes from typical threats, compared with no defence at all."""
        key = (card.id, s.options.helmet_reduction)
        if key not in self.stops:
            probe, view = scene(s, 30, 2)
            saved = [self.threat(s, attack, 30, 2) - best(probe, view, attack, card) for attack in sparring()]
            self.stops[key] = sum(saved) / len(saved) + view.drive_over()
        return self.stops[key]

    def fit(self, s: Table, card: int, team: list[int]) -> float:
        """How much a card adds to a team: both ends, the kick, the balance of types and areas, and a sample of luck."""
        face = s.cards[card]
        ends = 0.5 * (self.threat(s, face, 45, 1) + self.threat(s, face, 25, 3)) + self.stop(s, face)
        whim = (s.chance.number("whim", 1000) / 1000 - 0.5) * 0.5
        return ends + 0.08 * face.fg + balance(s, face, team) + whim


def balance(s: Table, face: Card, team: list[int]) -> float:
    """Draft and cut for balance: a type the team is short of is worth more, a fourth long pass less."""
    cards = [s.cards[card] for card in team]
    same = sum(card.def_type == face.def_type for card in cards)
    short = WANTED_TYPES[face.def_type] * max(len(cards), TEAM_SIZE) / TEAM_SIZE - same
    long_passes = sum(is_long(card) for card in cards)
    return 0.1 * short - (0.2 if is_long(face) and long_passes >= 3 else 0.0)


def is_long(card: Card) -> bool:
    return any(play.type == PASS and play.yards >= LONG_PASS for play in card.plays)


def best(probe: Table, view: Outlook, attack: Card, defence: Card) -> float:
    """The offence's best play of a card against a defence."""
    if not attack.plays:
        return view.at(view.ball, attack.fg)
    meetings = [judge(probe, probe.offence, play, attack, defence) for play in attack.plays]
    return max(worth(probe, view, m, attack.fg + m.play.kick_setup) for m in meetings)


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
    return probe, look(probe, 0)

"""Short words for rule tests: set a match in a line, act by token, ask in the game's words.

    scene = Scene(hands=("ST01", "", "", ""), money=(5, 5, 5, 5)).tactics("Po", "Di").act("cards", "play ST01", "done")
    assert scene.m.attack == [11, 4]

Seat 0 leads club 0 and is at home to seat 1, club 1; seats 2 and 3 look on. Nothing is asked that nobody can do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self, TypeVar

from playcall.contract.speech import speaker
from playcall.games.masters_football import GAME
from playcall.games.masters_football import __file__ as GAME_FILE  # noqa: N812
from playcall.games.masters_football.actions import TRIO_OF
from playcall.games.masters_football.cards import ACTION, BRONZE, GOLD, LEVEL, SILVER, WOOD, load
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.rules.match import PlayMatches
from playcall.games.masters_football.table import (
    ACTION_STACK,
    HAND,
    MANAGER,
    SIDES,
    SQUAD,
    STACK,
    TACTIC_SET,
    Table,
)
from playcall.kernel import Event, Procedure, ZoneKind
from playcall.testing import ScriptedChance

E = TypeVar("E", bound=Event)

HOME_TEAM = "S02 S08 S14"
"""Po 9/9, Di 7/7, Ph 6/6, De 4/9; tactical skill 8; no genius."""
AWAY_TEAM = "S01 S10 S18"
"""Po 4/7, Di 7/7, Ph 5/9, De 6/12; tactical skill 7; no genius."""
HOME_WINS = {"tactic": [5, 0, 5, 0], "tactic genius": [0, 0, 0, 0]}
QUIET = ("no cards", "done", "pass", "substitute none", "no sub", "stand")


RULES = (Path(GAME_FILE).parent / "rules.md").read_text(encoding="utf-8")


def counted(rule: str) -> dict[str, int]:
    """The counts that a rule names: `{"managers": 10, "players": 66}`."""
    [text] = re.findall(rf"^- \*\*{rule}\*\* (.*)$", RULES, re.MULTILINE)
    found = re.findall(r"(\d+) (?:are )?([A-Za-z][A-Za-z-]*(?: cards?)?)", text)
    return {what: int(number) for number, what in found}


say = speaker(GAME.package)
"""Says messages in English."""


def card(card_id: str) -> int:
    return load().action(card_id)


def player(card_id: str) -> int:
    return load().player(card_id)


def players(ids: str) -> list[int]:
    return [player(card_id) for card_id in ids.split()]


def cards(ids: str) -> list[int]:
    return [card(card_id) for card_id in ids.split()]


class Tale:
    """A table and what is told of it."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log: list[Event] = table.listen()

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked first; `1: token` names the seat."""
        for token in tokens:
            seat, colon, rest = token.partition(": ")
            if colon:
                self.s.act(int(seat), rest)
            else:
                self.s.act(self.s.to_move(), token)
        return self

    def options(self, seat: int | None = None) -> list[str]:
        who = self.s.to_move() if seat is None else seat
        return [GAME.actions.token(action) for action in self.s.legal(who)]

    def may(self, token: str) -> bool:
        return token in self.options()

    def until(self, step: str) -> Self:
        """Answer quietly until this step asks."""
        while not self.s.over and self.asked != step:
            options = self.options()
            self.act(next((token for token in QUIET if token in options), options[0]))
        return self

    @property
    def asked(self) -> str:
        return self.s.situation()

    @property
    def seat(self) -> int:
        return self.s.to_move()

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.told(kind)[-1]

    def zone(self, kind: ZoneKind, holder: int = 0) -> list[int]:
        return self.s.zones[kind(holder)]

    def ids(self, kind: ZoneKind, holder: int = 0) -> str:
        return " ".join(GAME.card_id(kind.back, number) for number in self.zone(kind, holder))

    def script(self, **numbers: Sequence[int]) -> Self:
        """What the dice will show; `_` in a label stands for a space."""
        chance = self.s.chance
        assert isinstance(chance, ScriptedChance)
        chance.numbers.update({label.replace("_", " "): list(values) for label, values in numbers.items()})
        return self


def blank(
    settings: Mapping[str, str],
    *,
    managers: Sequence[str] = (),
    squads: Sequence[str] = (),
    hands: Sequence[str] = (),
    money: Sequence[int] = (),
    numbers: Mapping[str, Sequence[int]] | None = None,
    decks: Mapping[str, Sequence[int]] | None = None,
) -> Table:
    """A championship with everything set; players and cards that nobody has lie in their stacks."""
    options = GAME.parse_options(settings)
    s = GAME.blank(options, ScriptedChance(1, numbers, decks))
    seats = options.seats
    for club in range(len(s.club_seats)):
        if club < seats:
            s.club_seats[club], s.seat_clubs[club] = club, club
    for seat in range(seats):
        s.zones[MANAGER(seat)] = [load().manager(managers[seat] if seat < len(managers) else "tycoon")]
    for club, ids in enumerate(squads):
        s.zones[SQUAD(club)] = sorted(players(ids))
    for seat, ids in enumerate(hands):
        s.zones[HAND(seat)] = sorted(cards(ids))
    for seat, amount in enumerate(money):
        s.money[seat] = amount
    used = [number for zone in range(SQUAD(0), SQUAD(7) + 1) for number in s.zones[zone]]
    for level in (GOLD, SILVER, BRONZE, WOOD):
        free = [n for n in range(load().printed) if LEVEL[n] == level and n not in used]
        s.zones[STACK(level)] = free[::-1]
    held = [number for zone in range(HAND(0), HAND(7) + 1) for number in s.zones[zone]]
    stack = [i for i, design in enumerate(ACTION) for _ in range(design.count)]
    for number in held:
        if number in stack:
            stack.remove(number)
    s.zones[ACTION_STACK()] = stack
    for side in range(SIDES):
        s.zones[TACTIC_SET(side)] = [0, 1, 2, 3]
    s.stage, s.matchday = "season", 1
    return s


class Scene(Tale):
    """A match between seat 0 (home) and seat 1 (away), from the choice of teams on."""

    def __init__(
        self,
        home: str = HOME_TEAM,
        away: str = AWAY_TEAM,
        *,
        managers: Sequence[str] = (),
        hands: Sequence[str] = (),
        money: Sequence[int] = (),
        numbers: Mapping[str, Sequence[int]] | None = None,
        others: Sequence[str] = (),
        fixtures: Sequence[int] = (0, 1),
        then: Procedure | None = None,
        **settings: str,
    ) -> None:
        """With three players a team is chosen without asking; a fourth in `home` or `away` is a bench."""
        table = blank(
            settings, managers=managers, squads=[home, away, *others], hands=hands, money=money,
            numbers={**HOME_WINS, **(numbers or {})},
        )  # fmt: skip
        super().__init__(table)
        table.call(then or PlayMatches(tuple(fixtures)))
        table.advance()

    @property
    def m(self) -> Match:
        return self.s.matches[0]

    def team(self, seat: int, ids: str) -> Self:
        """Choose three players of the squad."""
        squad = self.s.zones[SQUAD(self.s.seat_clubs[seat])]
        places = tuple(sorted(squad.index(number) for number in players(ids)))
        assert places in TRIO_OF
        return self.act(f"{seat}: team {' '.join(str(place + 1) for place in places)}")

    def tactics(self, home: str = "Po", away: str = "Po") -> Self:
        """Both lay a tactic card."""
        for seat, tactic in zip(self.m.seats, (home, away), strict=True):
            if seat >= 0:
                self.act(f"{seat}: tactic {tactic}")
        return self

    def dice(self, *rolls: tuple[int, int, int, int]) -> Self:
        """The faces of the coming attacks, by index: attack, genius, defence, genius."""
        attack, genius, defence, other = zip(*rolls, strict=True)
        return self.script(attack=attack, attack_genius=genius, defence=defence, defence_genius=other)

    @property
    def levels(self) -> tuple[list[int], list[int]]:
        return self.m.attack_level, self.m.defence_level


MISS = (0, 0, 5, 3)
"""Faces with which only an attack far stronger than the defence scores."""
G = 5
"""The index of the genius face."""


def start(seed: int = 1, **settings: str) -> Tale:
    """A new game, before its first decision."""
    state = GAME.start(GAME.parse_options(settings), seed)
    assert isinstance(state, Table)
    return Tale(state)


def told_from_start(seed: int = 1, **settings: str) -> Tale:
    """A new game with everything told from its very beginning."""
    options = GAME.parse_options(settings)
    tale = Tale(GAME.blank(options, ScriptedChance(seed)))
    tale.s.call(GAME.opening(options))
    tale.s.advance()
    return tale


def hurry(tale: Tale, step: str = "") -> Tale:
    """Play on with the first options, quietly, to a step or to the end."""
    return tale.until(step)

"""Each rule once: a constant of the rules is changed, and whatever tells of it follows without another edit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from playcall.games.gridiron_fantasy import GAME, moves
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.rules import kicks, result
from playcall.games.gridiron_fantasy.table import Table
from playcall.tables.audience import question, told
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Choice, Question
from tests.games.gridiron_fantasy.story import idle, say

QUICK = {"length": "short", "team_cards": "3", "listed": "on", "home": "seat1", "deck1": "F", "deck2": "A"}


class Browser:
    """A table as those who sit at it see it, played with idle answers."""

    def __init__(self) -> None:
        setup = Setup("table", GAME.id, QUICK, 7, GAME.rules_version, GAME.card_hash())
        self.live = LiveTable(GAME, setup, 0.0)

    @property
    def s(self) -> Table:
        state = self.live.state
        assert isinstance(state, Table)
        return state

    def act(self, seat: int, token: str) -> None:
        self.live.fold(self.live.act(seat, self.live.asked_at[seat], token, 0.0))

    def until(self, step: str) -> Browser:
        for _ in range(100):
            if self.s.situation() == step:
                return self
            seat = self.live.asked()[0]
            self.act(seat, idle([GAME.actions.token(action) for action in self.live.legal(seat)]))
        raise AssertionError(f"never came to {step}, but to {self.s.situation()}")

    def question(self, seat: int) -> Question:
        asked = question(self.live, seat)
        assert asked is not None
        return asked

    def choice(self, token: str) -> Choice:
        return next(one for one in self.question(self.s.seat(0)).options if one.token == token)

    def lines(self) -> list[str]:
        return [say(line.text) for line in told(self.live, None, 0)]

    def screen(self) -> str:
        seat = self.s.seat(0)
        return f"{say(GAME.words.headline(self.s))}\n{GAME.screen(self.s, seat, 100, say)}"


def sent(message: Any) -> str:
    """All that a browser is sent, as text."""
    return msgspec.json.encode(message).decode()


@pytest.mark.parametrize("yards", [10, 15])
def test_the_yards_of_a_first_down(yards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result, "FIRST_DOWN_YARDS", yards)
    table = Browser().until("Down.declare")
    seat = table.s.seat(0)
    assert say(table.question(seat).prompt).startswith(f"1st and {yards} on your 20: ")
    play = table.choice("play")
    assert say(play.tag) == f"1st and {yards}, your 20"
    assert play.outcome["to_go"] == yards
    assert any(line.endswith(f"1st and {yards} at their own 20.") for line in table.lines())
    assert f"1st and {yards} at their own 20" in table.screen()
    row = next(line for line in table.screen().splitlines() if "●" in line)
    assert row.index("╎") - row.index("●") == (20 + yards) // 2 - 10
    assert f'"yards":{yards}' in sent(table.question(seat))


@pytest.mark.parametrize("yards", [20, 27])
def test_the_distance_that_a_field_goal_carries(yards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kicks, "KICK_YARDS", yards)
    table = Browser().until("Down.declare")
    kick = table.choice("field goal")
    needed = table.s.ytg
    assert (kick.outcome["carries"], kick.outcome["short"]) == (yards, needed - yards)
    steps = GAME.preview(table.s, table.s.seat(0), GAME.actions.parse("field goal")).steps()
    assert say(steps[0].text).startswith(f"The kick carries {yards} yards, ")
    assert say(steps[1].text) == f"Good if you show {needed - yards} symbols more than they do."
    table.act(table.s.seat(0), "field goal")
    table.until("QuickChallenge.commit")
    assert f"The kick carries {yards} yards, " in say(table.question(table.s.seat(0)).prompt)
    for seat in (0, 1):
        table.act(seat, "commit none")
    tried = next(event for event in table.live.events if isinstance(event, e.FieldGoalTried))
    assert any(f"kick {tried.distance} yards, it takes {needed}: no good." in line for line in table.lines())
    bonuses = next(event.bonuses for event in table.live.events if isinstance(event, e.QuickRevealed))
    assert tried.distance == yards + bonuses[0] - bonuses[1]


@pytest.mark.parametrize("yards", [40, 33])
def test_the_yards_of_a_punt(yards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kicks, "PUNT_YARDS", yards)
    table = Browser().until("Down.declare")
    punt, line = table.choice("punt"), 100 - 20 - yards
    assert say(punt.label) == f"Punt: down on their {line}"
    assert punt.outcome["los"] == line
    advice = GAME.coach.advise(table.s, table.s.seat(0))
    reasons = [say(reason) for each in advice if each.action == GAME.actions.parse("punt") for reason in each.reasons]
    assert reasons == [f"They would start on their {line}."]
    table.act(table.s.seat(0), "punt")
    table.until("Punt.choose")
    assert any(text.endswith(f"have the ball at their own {line}.") for text in table.lines())
    options = table.question(table.s.seat(1)).options
    assert say(options[0].label) == f"Fair catch: ball on your {line}"


@pytest.mark.parametrize("rates", [(5, 2), (7, 3)])
def test_what_a_symbol_is_worth_in_a_return(rates: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kicks.RATES, "kickoff", rates)
    table = Browser().until("Kickoff.choose")
    seat = table.s.seat(1)
    runs = GAME.preview(table.s, seat, GAME.actions.parse("return")).steps()[0].text
    forward, back = rates
    assert f"{forward} yards forward for each symbol more than theirs, {back} back" in say(runs)
    table.act(seat, "return")
    table.until("QuickChallenge.commit")
    assert f"brings you {forward} yards, each one fewer costs you {back}." in say(table.question(seat).prompt)
    most = max(table.question(seat).options, key=lambda option: option.outcome["total"])
    table.act(seat, most.token)
    table.act(1 - seat, "commit none")
    placed = next(event for event in table.live.events if isinstance(event, e.BallPlaced))
    assert placed.rate in rates
    assert any(f"× {placed.rate})." in line for line in table.lines())


@pytest.mark.parametrize("points", [1, 4])
def test_the_points_of_a_try(points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moves.POINTS, "extra point", points)
    table = Browser().until("Down.declare")
    s = table.s
    label = GAME.preview(s, s.seat(0), GAME.actions.parse("kick")).label
    assert say(label).startswith(f"Kick the extra point: {'one point' if points == 1 else f'{points} points'}")
    s.listen()
    moves.score(s, s.off, "extra point")
    assert s.scores[s.off] == points
    line = say(GAME.words.line(e.Scored("One", "extra point", points, ("One", "Two"), (points, 0)), None))
    assert line.endswith(f"One {points}, Two 0.")

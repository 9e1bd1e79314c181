"""SJ-22  What is hidden, where chance comes from, and why the game ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.events import Drawn, SloppyTackle, TimedOut, TouchbackDeclared
from playcall.games.sport_jockeys.table import DECK, HANDS, Table
from playcall.kernel import Chance, Event, imagine, view
from tests.games.sport_jockeys.story import Scene, opening, options, random_play, start

MODES = [pytest.param(dict(mode.options), id=mode.id) for mode in GAME.modes]


class Recorder(Chance):
    """Chance that remembers what was drawn."""

    __slots__ = ("draws",)

    def __init__(self, word: int) -> None:
        super().__init__(word)
        self.draws: list[str] = []

    def number(self, label: str, below: int) -> int:
        self.draws.append(label)
        return super().number(label, below)

    def shuffle(self, label: str, cards: list[int]) -> None:
        super().shuffle(label, cards)
        self.draws.append(label)


def decisions(settings: dict[str, Any], seed: int) -> Iterator[Table]:
    """Every position of a random game in which somebody must choose."""
    tale, player = start(seed, **settings), Chance.of(seed)
    while not tale.s.over:
        yield tale.s
        legal = tale.s.legal(tale.s.to_move())
        tale.s.apply(tale.s.to_move(), legal[player.number("choice", len(legal))])


# Chance ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-22.1")
@pytest.mark.parametrize("settings", MODES)
def test_the_same_seed_and_the_same_choices_are_the_same_game(settings: dict[str, Any]) -> None:
    one, other = (random_play(start(5, **settings), lambda s: s.over, seed=5) for _ in range(2))
    assert one.s == other.s
    assert start(6, **settings).s != start(5, **settings).s


@pytest.mark.rule("SJ-22.1")
def test_chance_is_coin_shuffles_injuries_and_reviews() -> None:
    chance = Recorder(3)
    settings: dict[str, Any] = {"challenge_review": "coin", "tie_break": "sudden_death"}
    random_play(start(chance=chance, **settings), lambda s: s.over, seed=1)
    assert chance.draws[:2] == ["coin", "deck"]
    assert set(chance.draws) <= {"coin", "deck", "injury", "review"}
    hurt = Scene("C13 C14", "C11 C12 C38 C45")
    hurt.s.chance = chance = Recorder(3)
    hurt.play("C11")
    assert chance.draws == ["injury"]


# Who sees what --------------------------------------------------------------------------------------------------------


def shown(s: Table, seat: int | None, zone: str, holder: int = 0) -> tuple[str, ...] | None:
    return next(z.cards for z in view(s, seat).zones if (z.zone, z.holder) == (zone, holder))


@pytest.mark.rule("SJ-22.2")
def test_hands_belong_to_their_owners_and_nobody_sees_the_deck() -> None:
    tale = opening()
    for seat in (0, 1):
        assert shown(tale.s, seat, "hand", seat) == tuple(tale.hand(seat))
        assert shown(tale.s, 1 - seat, "hand", seat) is None
        assert shown(tale.s, None, "hand", seat) is None
    assert [shown(tale.s, seat, "deck") for seat in (0, 1, None)] == [None] * 3
    counts = {z.zone: z.count for z in view(tale.s, 1).zones if z.holder == 0}
    assert (counts["deck"], counts["hand"]) == (41, 5)


@pytest.mark.rule("SJ-22.2")
def test_face_down_cards_are_seen_by_their_owner_alone() -> None:
    scene = Scene("C13 C01", "C38", snap=False).act("touchback C01")
    assert [shown(scene.s, seat, "face_down", 0) for seat in (0, 1, None)] == [("C01",), None, None]
    scene.act("none")
    assert [shown(scene.s, seat, "buried", 0) for seat in (0, 1, None)] == [("C01",), None, None]
    declared = scene.last(TouchbackDeclared)
    assert [declared.seen_by(seat).card for seat in (0, 1, None)] == [0, None, None]
    sloppy = Scene("C13", "C38").act("sloppy C38").last(SloppyTackle)
    assert [sloppy.seen_by(seat).card for seat in (0, 1, None)] == [None, 37, None]


@pytest.mark.rule("SJ-22.2")
def test_cards_drawn_and_exchanged_are_their_owners_secret() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C38", deck=12, huddle=True).act("timeout", "swap C01")
    assert [shown(scene.s, seat, "picked", 0) for seat in (0, 1, None)] == [("C01",), None, None]
    timed_out = scene.act("done").last(TimedOut)
    for seat in (1, None):
        seen = timed_out.seen_by(seat)
        assert (seen.number, seen.set_aside, seen.drawn) == (1, None, None)
    assert timed_out.seen_by(0).set_aside == (0,)
    drawn = opening(2).told(Drawn)
    assert [event.seen_by(1 - event.owner).cards for event in drawn] == [None, None]
    assert [event.seen_by(1 - event.owner).number for event in drawn] == [5, 5]


@pytest.mark.rule("SJ-22.2")
def test_all_else_is_open() -> None:
    scene = Scene("C13 C27", "C38 C45").play("C38").play("C13")
    for seat in (0, 1, None):
        assert shown(scene.s, seat, "row", 0) == ("C13",)
        assert shown(scene.s, seat, "discard") == ()
        assert shown(scene.s, seat, "special", 1) == ("C54", "C56")
        facts = view(scene.s, seat).facts
        assert [sum(deed["points"]) for deed in facts["exchange"]] == [1, 1, 1]
        assert (facts["row"], facts["column"], facts["scores"], facts["unit"]) == (4, 1, [0, 0], 1)


@pytest.mark.rule("SJ-22.2")
def test_what_is_unknown_may_lie_anywhere() -> None:
    tale = opening()
    worlds = [imagine(tale.s, 0, Chance.of(seed)) for seed in range(20)]
    assert all(world.zones[HANDS(0)] == tale.s.zones[HANDS(0)] for world in worlds)
    assert len({tuple(world.zones[HANDS(1)]) for world in worlds}) == 20
    assert len({tuple(world.zones[DECK()]) for world in worlds}) == 20


@pytest.mark.rule("SJ-15.9", "SJ-22.2")
def test_who_puts_cards_into_the_deck_knows_that_they_are_there_until_the_other_draws() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C38 C39 C40", deck=12, huddle=True)
    scene.act("timeout", "swap C01", "swap C04", "done")
    back = {0, 3}
    worlds = [imagine(scene.s, 0, Chance.of(seed)) for seed in range(20)]
    assert all(back <= set(world.zones[DECK()]) for world in worlds)
    assert len({tuple(world.zones[DECK()]) for world in worlds}) == 20
    others = [imagine(scene.s, 1, Chance.of(seed)) for seed in range(20)]
    assert not all(back <= set(world.zones[DECK()]) for world in others)
    scene.act("ready", "delay")
    worlds = [imagine(scene.s, 0, Chance.of(seed)) for seed in range(20)]
    assert not all(back <= set(world.zones[DECK()]) for world in worlds)


# Why it ends ----------------------------------------------------------------------------------------------------------


def spent(log: list[Event]) -> list[int]:
    """How many cards each play took from the hands or the deck; the end of a unit for want of time counts as one."""
    plays = [0]
    for event in log:
        match event:
            case events.ActionPlayed() | events.Kicked() | events.Delayed():
                plays[-1] += len(event.cards)
            case events.SloppyTackle() | events.TouchbackDeclared() | events.Injured():
                plays[-1] += 1
            case events.ClockTicked() | events.UnitEnds(why="no_time"):
                plays[-2] += 1
            case events.Spiked():
                plays[-1] += 1 + len(event.discarded)
                plays.append(0)
            case events.CubeMoved():
                plays.append(0)
    return plays[:-1]


@pytest.mark.rule("SJ-22.3", "SJ-16.10")
@pytest.mark.parametrize("settings", MODES)
def test_every_play_takes_a_card_from_the_hands_or_the_deck(settings: dict[str, Any]) -> None:
    for seed in range(3):
        tale = random_play(start(seed, **settings), lambda s: s.over, seed)
        assert min(spent(tale.log)) >= 1


@pytest.mark.rule("SJ-22.3")
def test_nobody_draws_during_a_play() -> None:
    length, held = 0, [0, 0]
    for s in decisions({}, 12):
        now = [len(s.zones[HANDS(seat)]) for seat in (0, 1)]
        if len(s.exchange) > length > 0:
            assert now[0] <= held[0]
            assert now[1] <= held[1]
        length, held = len(s.exchange), now


@pytest.mark.rule("SJ-22.3")
def test_a_game_stays_within_its_bound() -> None:
    for seed in range(3):
        assert sum(1 for _ in decisions({}, seed)) < GAME.bound(options())


@pytest.mark.rule("SJ-22.4")
@pytest.mark.parametrize("settings", MODES)
def test_whoever_must_choose_has_something_to_choose(settings: dict[str, Any]) -> None:
    for s in decisions(settings, 4):
        tokens = [GAME.actions.token(action) for action in s.legal(s.to_move())]
        assert 2 <= len(tokens) <= 37
        step = s.situation()
        if step == "Defend.choose":
            assert sum(token.startswith("sloppy") for token in tokens) == len(s.zones[HANDS(s.to_move())])
        if step in ("Defend.choose", "Answer.choose", "Recover.choose", "Return.choose"):
            assert "none" in tokens

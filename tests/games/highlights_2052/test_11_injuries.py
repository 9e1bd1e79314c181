"""FH-11  Injuries, in single games and in competitions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import Cut, Filled, InjuryChecked, KickTried
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    AI_STACK,
    CLUB_INJURED,
    DISCARDS,
    DRAFT_DISCARD,
    DRIVE,
    HANDS,
    INJURED,
    OPEN_DISCARD,
    PACKS,
    PLAY_DECK,
    PLAYBOOK,
    ROSTER,
    SOLO_DECK,
)
from playcall.kernel import view
from tests.games.highlights_2052.story import Scene, Tale, first_half, overtime, skip_to, start

NONE, MINOR, MODERATE, SERIOUS, SEASON = 12, 14, 3, 13, 22
"""Action cards by the injury they show."""


def hurt_play(turned: int = MINOR, ball: int = 45, drive: str = "", made: int = 0, **settings: Any) -> Scene:
    """A Run of 10 that works, on a card with the injury icon; no other card has one."""
    scene = Scene("R C 10", ball=ball, drive=drive, turned=[turned], injury=True, made=(made, made), **settings)
    return only_icon(scene)


def only_icon(scene: Scene) -> Scene:
    attack = scene.s.cards[scene.attack]
    without_icons(scene)
    scene.write_card(scene.attack, attack)
    return scene


def without_icons(tale: Tale) -> None:
    tale.s.cards = tuple(replace(card, injury=False) for card in tale.s.cards)


def hurt(tale: Tale, side: int, *games: int) -> list[int]:
    """Cards of a hand are injured; each misses this many games after this one."""
    cards = tale.zone(HANDS, side)[: len(games)]
    tale.s.hurt += cards
    tale.s.hurt_games += games
    return cards


def half_is_over(**settings: Any) -> Scene:
    """The last pair of plays of the first half is to be made."""
    scene = Scene("R C 5", made=(9, 9), injuries="on", **settings)
    without_icons(scene)
    return scene


def team(tale: Tale, side: int) -> list[int]:
    """The cards a side plays with."""
    return [card for kind in (ROSTER, HANDS, PLAYBOOK) for card in tale.zone(kind, side)]


class SeasonScene(Scene):
    """The first play of the first game of a competition."""

    def kick_off(self, solo: str, settings: dict[str, str]) -> Table:
        tale = start(1, GAME, **settings)
        tale.play_on("Half.first_card", "place none")
        return tale.act(tale.options()[0]).s


def season(turned: int = NONE, **settings: Any) -> SeasonScene:
    settings = {"mode": "league", "roster": "starter", **settings}
    scene = SeasonScene("R C 10", turned=[turned], injury=True, **settings)
    only_icon(scene)
    return scene


def finish_game(tale: Tale) -> None:
    """Up to the first question of the next game."""
    games = len(tale.s.fixtures)
    while len(tale.s.fixtures) == games:
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])


# When a card is checked --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-11.1")
@pytest.mark.parametrize(("injuries", "checked"), [("by_mode", 0), ("on", 1), ("off", 0)])
def test_a_single_game_has_no_injuries_unless_asked_for(injuries: str, checked: int) -> None:
    scene = hurt_play(injuries=injuries).no_kick()
    assert len(scene.told(InjuryChecked)) == checked
    assert len(scene.turned()) == checked


@pytest.mark.rule("FH-11.1")
@pytest.mark.parametrize("mode", ["tournament", "league"])
@pytest.mark.parametrize(("injuries", "checked"), [("by_mode", 1), ("off", 0)])
def test_competitions_have_injuries(mode: str, injuries: str, checked: int) -> None:
    scene = season(MINOR, mode=mode, injuries=injuries).no_kick()
    assert len(scene.told(InjuryChecked)) == checked


@pytest.mark.rule("FH-11.2")
def test_the_check_follows_the_field_goal() -> None:
    scene = Scene("R C 10", ball=35, turned=[15, MINOR], injury=True, injuries="on").act("kick")
    told = [type(event) for event in scene.log if isinstance(event, KickTried | InjuryChecked)]
    assert told == [KickTried, InjuryChecked]
    assert scene.points == 3
    assert scene.turned() == [15, MINOR]
    assert scene.told(InjuryChecked)[0].severity == "minor"


@pytest.mark.rule("FH-11.2")
def test_a_card_without_the_icon_is_not_checked() -> None:
    scene = Scene("R C 10", turned=[MINOR], injuries="on").no_kick()
    assert scene.turned() == []


@pytest.mark.rule("FH-11.2")
def test_the_card_checked_is_the_one_on_offence() -> None:
    scene = hurt_play(injuries="on").no_kick()
    assert [check.card for check in scene.told(InjuryChecked)] == [scene.attack]
    assert scene.s.hurt == [scene.attack]


@pytest.mark.rule("FH-11.3")
@pytest.mark.parametrize(
    ("offence", "defence", "answers", "checked"),
    [
        ("R C 10", "P {C1} NO_GAIN", (), True),  # mismatch
        ("R C 10", "R {L1} NO_GAIN", (), True),  # unmatched
        ("R C 10", "R {C1} GOAL_LINE_STAND", (), True),  # condition failed
        ("P C 40", "P {L1} NO_GAIN", (), True),  # overthrown
        ("P C 40", "P {C1} NO_GAIN", ("decline",), True),  # overthrown, box declined
        ("R C 10", "R {C1} MINUS 5", (), True),
        ("R C 10", "R {C1} HOLD_TO 5", (), True),
        ("P C 10", "P {C1} BLITZ 5", (), True),  # beaten by a pass number of 15
        ("R C 10", "R {C1} NO_GAIN", (), False),
        ("R C 10", "R {C1} LOSS 5", (), False),
        ("R C 10 [QUICK_RELEASE]", "R {C1} LOSS 5", (), False),
        ("R C 10", "R {C1} END_DRIVE", (), False),
        ("R C 10 [SECURE]", "R {C1} END_DRIVE", (), False),
        ("R C 10", "R {C1} FUMBLE 0 5", (), False),
        ("R C 10", "R {C1} STRIP 5", (), False),
        ("P C 10", "P {C1} INTERCEPTION 5", (), False),
        ("R C 10", "R {C1} MINUS 5 !", ("accept",), False),  # a foul of the defence
        ("R C 10", "R {C1} MINUS 5 !", ("decline",), True),
        ([], "R {C1} NO_GAIN", (), False),  # no footballs
    ],
)
def test_only_an_offensive_box_that_gave_the_result_is_checked(
    offence: str | list[str], defence: str, answers: tuple[str, ...], checked: bool
) -> None:
    turned = 2  # run 10, pass 15, def_holding
    scene = Scene(offence, defence, ball=30, turned=[turned], injury=True, injuries="on").act(*answers)
    if scene.may_kick:
        scene.no_kick()
    assert bool(scene.told(InjuryChecked)) == checked


@pytest.mark.rule("FH-11.3")
@pytest.mark.parametrize(("turned", "checked"), [(2, True), (12, False)])
def test_a_blitz_that_gets_home_overrides_the_offence(turned: int, checked: bool) -> None:
    scene = Scene("P C 10", "P {C1} BLITZ 5", ball=30, turned=[turned], injury=True, injuries="on").no_kick()
    assert bool(scene.told(InjuryChecked)) == checked


@pytest.mark.rule("FH-11.3")
def test_offsetting_fouls_spare_the_card() -> None:
    scene = Scene("R C 10", "R {C1} MINUS 5 !", turned=[4], injury=True, injuries="on").no_kick()
    assert not scene.told(InjuryChecked)


# How long it is out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-11.4")
def test_no_injury_leaves_the_card_alone() -> None:
    scene = hurt_play(NONE, injuries="on").no_kick()
    assert [check.severity for check in scene.told(InjuryChecked)] == ["none"]
    assert scene.s.hurt == []


@pytest.mark.rule("FH-11.4", "FH-21.6")
@pytest.mark.parametrize(
    ("turned", "missed"),
    [
        (NONE, [0, 0, 0, 0, 0]),
        (MINOR, [0, 0, 0, 0, 0]),
        (MODERATE, [1, 0, 0, 0, 0]),
        (SERIOUS, [1, 1, 1, 0, 0]),
        (SEASON, [1, 1, 1, 1, 1]),
    ],
)
def test_an_injury_lasts_as_many_games_of_the_team_as_it_says(turned: int, missed: list[int]) -> None:
    scene = season(turned).no_kick()
    seat, card = scene.s.seats[scene.offence], scene.attack
    scene.write_card(card, msgspec.structs.replace(scene.s.cards[card], injury=False))  # it is hurt only once
    out: list[int] = []
    while len(out) < len(missed):
        finish_game(scene)
        for side in scene.s.sides_of(seat):
            out.append(int(card not in team(scene, side)))
    assert out == missed


@pytest.mark.rule("FH-11.4")
@pytest.mark.parametrize(("turned", "out"), [(NONE, False), (MINOR, True), (SEASON, True)])
def test_an_injured_card_misses_the_rest_of_the_game(turned: int, out: bool) -> None:
    scene = hurt_play(turned, injuries="on").no_kick()
    scene.play_on("CutToFifteen.cut", "no kick")
    assert (scene.attack in scene.zone(INJURED, scene.offence)) == out
    assert (scene.attack in scene.zone(ROSTER, scene.offence)) != out


@pytest.mark.rule("FH-11.5")
def test_an_injured_card_stays_in_its_drive_until_that_ends() -> None:
    scene = hurt_play(drive="R", injuries="on").no_kick()
    assert scene.zone(DRIVE, scene.offence)[-1] == scene.attack
    assert scene.drive == 2
    assert not scene.zone(INJURED, scene.offence)
    while scene.attack in scene.zone(DRIVE, scene.offence):
        scene.act("no kick" if scene.may("no kick") else scene.options()[0])
    assert scene.zone(INJURED, scene.offence) == [scene.attack]
    assert scene.attack not in scene.discards
    assert len(scene.discards) >= 1


@pytest.mark.rule("FH-11.5")
@pytest.mark.parametrize(("ball", "drive"), [(10, "R"), (45, "RPM")])  # a touchdown, a fourth play
def test_an_injured_card_leaves_at_once_when_its_play_ended_the_drive(ball: int, drive: str) -> None:
    scene = hurt_play(ball=ball, drive=drive, injuries="on")
    if scene.may_kick:
        scene.no_kick()
    assert scene.zone(INJURED, scene.offence) == [scene.attack]
    assert len(scene.discards) == len(drive)


@pytest.mark.rule("FH-11.5", "FH-17.1")
def test_an_injured_card_on_the_stack_is_not_gathered_when_the_half_ends() -> None:
    scene = hurt_play(made=9, injuries="on").no_kick()
    scene.play_on("PackDraft.pick", "no kick")
    assert scene.zone(INJURED, scene.offence) == [scene.attack]
    assert len(scene.zone(ROSTER, scene.offence)) == 14
    assert len(scene.zone(ROSTER, scene.defence)) == 15


# Filling the places ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-11.6")
def test_at_halftime_a_side_with_injured_cards_cuts_fewer() -> None:
    scene = half_is_over()
    hurt(scene, VISITOR, 0, 0)
    scene.play_on("CutToFifteen.cut", "no kick")
    assert (len(scene.zone(ROSTER, VISITOR)), len(scene.zone(ROSTER, HOME))) == (18, 20)
    scene.play_on("Half.set_audibles")
    visitor, home = scene.s.teams
    assert [sum(cut.team == side for cut in scene.told(Cut)) for side in (visitor, home)] == [3, 5]
    assert (len(team(scene, VISITOR)), len(team(scene, HOME))) == (15, 15)


@pytest.mark.rule("FH-11.6")
def test_a_side_with_fewer_than_fifteen_adds_top_cards_unseen() -> None:
    scene = half_is_over()
    injured = hurt(scene, VISITOR, *[0] * 7)
    scene.play_on("CutToFifteen.cut", "no kick")
    assert len(scene.zone(ROSTER, VISITOR)) == 13
    assert scene.asked_seats == [scene.s.seats[HOME]]
    top = scene.zone(PLAY_DECK)[-2:]
    scene.play_on("Half.set_audibles")
    assert [filled.card for filled in scene.told(Filled)] == top[::-1]
    assert set(top) <= set(team(scene, VISITOR))
    assert not set(injured) & set(team(scene, VISITOR))
    assert len(team(scene, VISITOR)) == 15


@pytest.mark.rule("FH-11.7")
def test_places_of_injured_cards_are_filled_before_the_next_game_one_of_two() -> None:
    tale = season(players="2")
    injured = {tale.s.seats[VISITOR]: hurt(tale, VISITOR, 1), tale.s.seats[HOME]: hurt(tale, HOME, 1, 3)}
    finish_game(tale)
    visitor, home = tale.s.seats
    asked = []
    while tale.asked == "KeepOne.keep":
        [seat] = tale.asked_seats
        [side] = tale.s.sides_of(seat)
        kept, left = tale.zone(PACKS, side)
        asked.append(seat)
        assert tale.options() == [f"take {GAME.card_id('play', card)}" for card in (kept, left)]
        tale.act(tale.options()[0])
        assert kept in team(tale, side)
        assert tale.zone(DRAFT_DISCARD)[-1] == left
    assert asked == [visitor] * len(injured[visitor]) + [home] * len(injured[home])
    assert tale.asked == "Half.set_audibles"
    assert (len(team(tale, VISITOR)), len(team(tale, HOME))) == (15, 15)


@pytest.mark.rule("FH-11.7")
def test_a_seat_sees_only_its_own_draws() -> None:
    tale = season(players="2")
    hurt(tale, VISITOR, 1)
    finish_game(tale)
    [seat] = tale.asked_seats
    [side] = tale.s.sides_of(seat)

    def pack(viewer: int) -> tuple[str, ...] | None:
        return next(z.cards for z in view(tale.s, viewer).zones if (z.zone, z.holder) == ("pack", side))

    assert len(pack(seat) or ()) == 2
    assert pack(1 - seat) is None


@pytest.mark.rule("FH-11.7")
def test_a_card_that_filled_a_place_stays_for_one_game() -> None:
    tale = season(players="2")
    [injured] = hurt(tale, VISITOR, 1)
    seat = tale.s.seats[VISITOR]
    finish_game(tale)
    [side] = tale.s.sides_of(seat)
    filled = tale.zone(PACKS, side)[0]
    tale.act(tale.options()[0])
    finish_game(tale)
    [side] = tale.s.sides_of(seat)
    assert filled not in team(tale, side)
    assert injured in team(tale, side)


@pytest.mark.rule("FH-11.8")
def test_an_empty_play_deck_is_reshuffled_from_the_draft_discards() -> None:
    scene = half_is_over().no_kick()
    deck = scene.zone(PLAY_DECK)
    scene.s.zones[DRAFT_DISCARD()], scene.s.zones[PLAY_DECK()] = deck[:9], deck[9:12]
    scene.play_on("PackDraft.pick", "no kick")
    dealt = scene.zone(PACKS, VISITOR) + scene.zone(PACKS, HOME)
    assert sorted(dealt) == sorted(deck[:12])
    assert scene.zone(DRAFT_DISCARD) == scene.zone(PLAY_DECK) == []


@pytest.mark.rule("FH-11.8")
@pytest.mark.parametrize(
    ("draft", "cards", "held"), [("pick_pass", 12, True), ("pick_pass", 11, False), ("open", 11, True)]
)
def test_a_halftime_draft_that_cannot_be_dealt_in_full_is_left_out(draft: str, cards: int, held: bool) -> None:
    scene = half_is_over(halftime_draft=draft)
    deck = scene.zone(PLAY_DECK)
    scene.s.zones[DRAFT_DISCARD()], scene.s.zones[PLAY_DECK()] = deck[:2], deck[2:cards]
    scene.play_on("Half.set_audibles", "no kick")
    assert bool(scene.told(Cut)) == held
    left = [card for kind in (PLAY_DECK, DRAFT_DISCARD, OPEN_DISCARD) for card in scene.zone(kind)]
    assert len(left) == cards - 10 * held


@pytest.mark.rule("FH-11.8")
def test_places_left_over_go_to_the_least_injured_then_to_the_lowest_number() -> None:
    scene = half_is_over()
    long, third, first, second = hurt(scene, VISITOR, 1, 0, 0, 0)
    for number, card in enumerate((long, first, second, third)):
        scene.write_card(card, replace(scene.s.cards[card], number=number))
    two = scene.zone(PLAY_DECK)[:2]
    scene.s.zones[PLAY_DECK()] = two.copy()
    scene.play_on("Half.set_audibles", "no kick")
    assert {*two, first, second} <= set(team(scene, VISITOR))
    assert sorted(scene.zone(INJURED, VISITOR)) == sorted([long, third])
    assert len(team(scene, VISITOR)) == 15


@pytest.mark.rule("FH-11.8")
def test_when_the_play_cards_run_out_before_a_game_the_injured_of_the_roster_play() -> None:
    tale = season(players="2")
    tale.s.zones[PLAY_DECK()] = [card] = tale.zone(PLAY_DECK)[:1]
    tale.play_on("Half.set_audibles", "no kick").play_on("Half.first_card", "place none")
    seat, (long, short) = tale.s.seats[VISITOR], hurt(tale, VISITOR, 3, 1)
    finish_game(tale)
    [side] = tale.s.sides_of(seat)
    assert tale.asked == "Half.set_audibles"  # a single card is no choice
    assert {card, short} <= set(team(tale, side))
    assert tale.zone(CLUB_INJURED, seat) == [long]
    assert len(team(tale, side)) == 15


# Overtime, and whom it concerns ------------------------------------------------------------------------------------


@pytest.mark.rule("FH-11.9")
def test_there_are_no_injury_checks_in_overtime() -> None:
    tale = overtime(injuries="on", must_have_winner="on")
    tale.s.cards = tuple(replace(card, injury=True) for card in tale.s.cards)
    tale.play_on("the end of the game")
    assert tale.s.over
    assert not tale.told(InjuryChecked)


@pytest.mark.rule("FH-11.9")
def test_a_card_injured_before_takes_no_part_in_overtime() -> None:
    tale = first_half(injuries="on", must_have_winner="on")
    [injured] = hurt(tale, VISITOR, 0)
    skip_to(tale, "overtime", (0, 0))
    assert len(tale.zone(HANDS, VISITOR) + tale.zone(PLAYBOOK, VISITOR)) == 14
    assert tale.zone(INJURED, VISITOR) == [injured]


@pytest.mark.rule("FH-11.10")
@pytest.mark.parametrize("kind", ["star", "team", "play"])
def test_star_team_and_play_cards_are_injured_alike(kind: str) -> None:
    scene = Scene("R C 10", ball=10, turned=[SEASON], injury=True, injuries="on", defend=False)
    scene.write_card(scene.attack, replace(scene.s.cards[scene.attack], set=kind))
    scene.act(f"play {GAME.card_id('play', scene.answer)}")
    assert scene.zone(INJURED, scene.offence) == [scene.attack]


@pytest.mark.rule("FH-11.10")
@pytest.mark.parametrize(("injuries", "cards"), [("by_mode", 25), ("on", 24)])
def test_an_injured_solo_card_is_left_out_of_the_second_half(injuries: str, cards: int) -> None:
    scene = Scene("R C 10", turned=[MINOR], injury=True, solo="offence", injuries=injuries)
    only_icon(scene)
    assert bool(scene.told(InjuryChecked)) == (injuries == "on")
    scene.play_on("Half.set_audibles", "no kick")
    stack = scene.zone(AI_STACK) + scene.zone(SOLO_DECK)
    assert len(stack) == cards
    assert (scene.attack in stack) == (injuries != "on")
    assert not scene.zone(DISCARDS, scene.offence)

"""MF-7, MF-8  Teams, tactic cards, the tactics window, the tactical roll."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import POSITIONS, load
from playcall.games.masters_football.table import (
    ACTION_DISCARD,
    DISCARDS,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAID,
    PITCH,
    SQUAD,
    TACTIC_SET,
)
from playcall.kernel import view
from tests.games.masters_football.story import MISS, G, Scene, card, player


@pytest.mark.rule("MF-7.1", "MF-7.2")
def test_legal_teams_are_three_of_at_least_two_positions() -> None:
    scene = Scene("S01 S02 S03 S08")
    assert scene.options(0) == ["team 1 2 4", "team 1 3 4", "team 2 3 4"]
    assert Scene("S01 S02 S08 S14").options(0) == ["team 1 2 3", "team 1 2 4", "team 1 3 4", "team 2 3 4"]


@pytest.mark.rule("MF-7.3", "MF-4.11")
def test_a_squad_without_a_legal_team_draws_wood_until_it_has_one() -> None:
    scene = Scene("S01 S02 S03 S04")
    drawn = [event.card for event in scene.told(events.WoodDrawn)]
    assert drawn == [player(i) for i in ("W01", "W02", "W03", "W04", "W05")]
    squad = scene.zone(SQUAD, 0)
    last = squad.index(player("W05")) + 1
    assert all(str(last) in token.split() for token in scene.options(0))
    assert len(scene.options(0)) == 28


@pytest.mark.rule("MF-7.4")
@pytest.mark.parametrize("stays", ["on", "off"])
def test_drawn_wood_stays_or_goes(stays: str) -> None:
    scene = Scene("S01 S02 S03", drawn_wood_stays=stays)
    scene.act(f"0: {scene.options(0)[0]}").tactics().dice(*[MISS] * 13).until("the end of the game")
    assert ("W05" in scene.ids(SQUAD, 0)) == (stays == "on")
    assert ("W05" in scene.ids(DISCARDS, 3)) == (stays == "off")
    assert scene.s.drawn == []


@pytest.mark.rule("MF-7.5", "MF-7.6")
def test_team_and_tactic_are_secret_and_simultaneous() -> None:
    scene = Scene("S01 S02 S08 S14", "S03 S10 S18 S11").team(1, "S03 S10 S18")
    assert [decision.seat for decision in scene.s.pending()] == [0]
    assert not scene.zone(FACE_DOWN, 1)
    scene.team(0, "S01 S08 S14")
    hidden = {(zone.zone, zone.holder): zone.cards for zone in view(scene.s, 1).zones}
    assert hidden["team face down", 0] is None
    assert hidden["team face down", 1] == ("S03", "S10", "S18")
    assert hidden["squad", 0] is None
    scene.act("1: tactic Di")
    assert not scene.zone(LAID, 1)
    scene.act("0: tactic Ph")
    roll = scene.last(events.TacticalRoll)
    assert roll.tactics == (2, 1)


@pytest.mark.rule("MF-7.7", "MF-7.11", "MF-10.19", "MF-20.4")
def test_each_window_takes_its_own_cards() -> None:
    everything = " ".join(design.id for design in load().actions)
    scene = Scene(hands=(everything, ""), money=(99, 0)).tactics("Po", "Po").act("cards")
    offered = {token.split()[1] for token in scene.options()}
    assert offered == {"ST07", "ST08", "EV05", "AF06"}
    scene.act("play EV05 home 1", "done").act("cards")
    offered = {token.split()[1] for token in scene.options()}
    assert offered == {"ST01", "ST02", "ST04", "ST09", "EV01", "EV04", "AF02"}
    scene.act("play ST01", "done")
    offered = {token.split()[1] for token in scene.options() if token.startswith("play")}
    assert offered == {"ST09", "EV04", "AF02", "AF03", "CO04"}


@pytest.mark.rule("MF-7.8", "MF-15.2")
@pytest.mark.parametrize(("managers", "order"), [((), [1, 0]), (("tycoon", "peoples_club"), [0, 1])])
def test_without_home_advantage_one_announces_first(managers: tuple[str, ...], order: list[int]) -> None:
    scene = Scene(managers=managers, hands=("ST07", "ST07"), money=(5, 5)).tactics()
    assert scene.seat == order[0]
    scene.act("cards")
    assert scene.last(events.Announced).cards
    assert scene.seat == order[1]


@pytest.mark.rule("MF-7.9")
def test_yes_needs_a_card_and_binds() -> None:
    assert Scene(hands=("ST07", ""), money=(1, 0)).tactics().options() == ["cards", "no cards", "swap ST07"]
    assert Scene(hands=("ST07 AF06", ""), money=(0, 0)).tactics().options() == ["cards", "no cards"]
    assert Scene(hands=("ST01", ""), money=(3, 0)).tactics().options() == ["no cards", "swap ST01"]
    scene = Scene(hands=("ST07 AF06", ""), money=(1, 0)).tactics().act("cards")
    assert scene.options() == ["play ST07", "play AF06"]


@pytest.mark.rule("MF-7.10", "MF-20.3", "MF-20.11")
def test_cards_are_chosen_in_secret_and_shown_together() -> None:
    scene = Scene(hands=("ST07 ST07 AF06", "EV05"), money=(2, 1)).tactics().act("cards", "cards")
    assert {decision.seat for decision in scene.s.pending()} == {0, 1}
    before = view(scene.s, 1)
    scene.act("0: play ST07")
    assert view(scene.s, 1).facts == before.facts
    assert view(scene.s, 1).zones == before.zones
    assert view(scene.s, 0).facts["aside"] == ["ST07"]
    assert scene.s.purse(0) == 1
    scene.act("0: play ST07", "0: done", "1: play EV05 away 2")
    assert [event.card for event in scene.told(events.CardPlayed)] == [card("ST07"), card("ST07"), card("EV05")]
    assert scene.s.money[:2] == [0, 0]
    assert scene.last(events.TacticalRoll).cards == (6, 0)
    assert scene.last(events.TacticalRoll).skills == (8, 9)


@pytest.mark.rule("MF-7.12", "MF-20.14", "MF-10.24")
def test_plan_b_comes_first_and_nobody_hears_of_the_question() -> None:
    scene = Scene(hands=("ST08 ST07", "ST10"), money=(3, 0)).tactics("Po", "Di")
    scene.act("cards", "play ST08 Ph", "play ST07")
    assert (scene.asked, scene.seat) == ("ResolveTactics.plan_b", 1)
    assert scene.options() == ["counter ST07", "counter ST08", "pass"]
    assert view(scene.s, 0).waiting_for == ()
    assert view(scene.s, 0).where == ""
    told = len(scene.log)
    scene.act("counter ST08")
    assert isinstance(scene.log[told], events.CardPlayed)
    assert not scene.told(events.TacticForced)
    assert scene.s.money[0] == 0
    assert sorted(scene.zone(ACTION_DISCARD)) == sorted([card("ST08"), card("ST10")])
    assert scene.last(events.TacticalRoll).cards == (3, 0)
    assert scene.m.tactic == 0


@pytest.mark.rule("MF-7.12", "MF-20.6")
def test_a_spy_looks_and_may_change_the_tactic() -> None:
    scene = Scene(hands=("", "AF06"), numbers={"tactic": [0, 5], "tactic genius": [0, 0]}).tactics("Ph", "Po")
    scene.act("cards")
    assert (scene.asked, scene.seat) == ("ResolveTactics.spy", 1)
    zones = {(zone.zone, zone.holder): zone.cards for zone in view(scene.s, 1).zones}
    assert zones["team face down", 0] == ("S02", "S08", "S14")
    assert zones["tactic face down", 0] == ("Ph",)
    other = {(zone.zone, zone.holder): zone.cards for zone in view(scene.s, 2).zones}
    assert other["team face down", 0] is None
    scene.act("tactic De")
    assert scene.m.tactic == 3
    assert scene.last(events.TacticKept).seen_by(0).tactic is None
    assert card("AF06") in scene.zone(ACTION_DISCARD)


@pytest.mark.rule("MF-7.13")
def test_fielded_players_are_known_from_now_on() -> None:
    scene = Scene("S02 S08 S14 S15").team(0, "S02 S08 S14").tactics()
    assert sorted(scene.s.seen) == sorted(scene.zone(PITCH, 0) + scene.zone(PITCH, 1))
    scene.dice(*[MISS] * 13).until("the end of the game")
    assert view(scene.s, 2).facts["seen"][0] == ["S02", "S08", "S14"]


@pytest.mark.rule("MF-8.1", "MF-8.2", "MF-8.7")
def test_the_tactical_value_and_its_terms() -> None:
    scene = Scene(
        managers=("tactician",), hands=("ST07", ""), money=(1, 0), numbers={"tactic": [1, 3], "tactic genius": [3, 0]}
    )
    scene.tactics("Po", "Po").act("cards")
    roll = scene.last(events.TacticalRoll)
    assert roll.values == (2 + 2 + 8 + 3 + 3, 4 + 1 + 7)
    assert roll.winner == 0


@pytest.mark.rule("MF-8.3", "MF-15.3")
@pytest.mark.parametrize(("away", "winner"), [("tycoon", 0), ("peoples_club", 1)])
def test_w10_equal_values_go_to_home_advantage(away: str, winner: int) -> None:
    numbers = {"tactic": [2, 1], "tactic genius": [0, 0]}
    home, visitors = "S08 B12 B22", "S01 S09 S16"
    scene = Scene(home, visitors, managers=("tycoon", away), numbers=numbers).tactics("Po", "Di")
    roll = scene.told(events.TacticalRoll)[0]
    assert roll.skills == (4, 5)
    assert roll.values == (8, 8)
    assert (roll.winner, roll.why) == (winner, "home")


@pytest.mark.rule("MF-8.4")
def test_w11_a_tactical_genius_wins_on_the_genius_face() -> None:
    numbers = {"tactic": [5, 0], "tactic genius": [0, G]}
    scene = Scene(away="S07 S10 S18", numbers=numbers).tactics("Po", "Di")
    roll = scene.last(events.TacticalRoll)
    assert roll.values[0] > roll.values[1]
    assert (roll.winner, roll.why, scene.m.tactic) == (1, "genius", 1)
    both = Scene("S02 B13 S14", "S07 S10 S18", numbers={"tactic": [5, 0], "tactic genius": [G, G]}).tactics()
    assert both.last(events.TacticalRoll).why == "higher"


@pytest.mark.rule("MF-8.5", "MF-21.6")
def test_with_reroll_a_tactical_genius_may_roll_again() -> None:
    numbers = {"tactic": [5, 0, 5], "tactic genius": [G, G]}
    scene = Scene(away="S07 S10 S18", numbers=numbers, tactical_genius="reroll").tactics("Po", "Di")
    assert (scene.asked, scene.seat, scene.options()) == ("RollAgain.ask", 1, ["reroll", "stand"])
    scene.act("reroll")
    assert scene.last(events.TacticDieRerolled).new == 6
    roll = scene.last(events.TacticalRoll)
    assert roll.values == (6 + 2 + 8, 6 + 2 + 8)
    assert roll.why == "home"
    npt = Scene(away="S07 S10 S18", numbers=numbers, tactical_genius="reroll", players="1").tactics("Po")
    assert npt.last(events.TacticDieRerolled).club == 1


@pytest.mark.rule("MF-8.6", "MF-8.9", "MF-9.3")
def test_the_winners_tactic_rules_both() -> None:
    scene = Scene().tactics("De", "Po")
    assert scene.m.tactic == 3
    assert (scene.m.attack, scene.m.defence) == ([4, 6], [9, 12])
    assert scene.zone(TACTIC_SET, 0) == [0, 1, 2, 3]


@pytest.mark.rule("MF-8.8", "MF-20.8", "MF-20.5", "MF-11.8")
def test_a_dictated_tactic_rules_the_whole_match_without_a_roll() -> None:
    scene = Scene(home="S02 S08 S14 B01", hands=("ST08", "ST08"), money=(2, 2))
    scene.team(0, "S02 S08 S14").tactics("Po", "Po")
    assert scene.options() == ["no cards", "swap ST08"]
    scene.act("no cards", "cards")
    assert scene.options() == [f"play ST08 {tactic}" for tactic in ("Po", "Di", "Ph", "De")]
    scene.act("play ST08 Ph")
    assert (scene.m.forced, scene.m.tactic, scene.m.roll_winner) == (2, 2, -1)
    assert not scene.told(events.TacticalRoll)
    assert scene.m.laid == [-1, -1]
    scene.until("AnnounceSubstitutions.ask").act("substitute after")
    assert scene.asked == "SubstituteLate.ask"
    assert scene.may("sub 3 1"), "no limit on tactical skill without a roll"
    scene.until("the end of the game")
    assert len(scene.told(events.TacticChosen)) == 2
    assert not scene.told(events.TacticalRoll)


def test_positions_are_known() -> None:
    assert {face.pos for face in load().players} == set(POSITIONS)


def test_the_hand_shrinks_by_what_was_played() -> None:
    scene = Scene(hands=("ST07 ST05", ""), money=(1, 0)).tactics().act("cards")
    assert scene.ids(HAND, 0) == "ST05"
    assert scene.ids(IN_PLAY, 0) == "ST07"

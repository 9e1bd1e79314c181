"""The thirty worked examples of the rules."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.decks import copy_limit
from playcall.games.gridiron_fantasy.moves import line_up
from playcall.games.gridiron_fantasy.names import spot
from playcall.games.gridiron_fantasy.rules.more_than_two import TagIn
from playcall.games.gridiron_fantasy.rules.play import Try
from playcall.games.gridiron_fantasy.rules.setup import RevealTeams
from playcall.games.gridiron_fantasy.zones import EXTRA, HIDDEN
from tests.games.gridiron_fantasy.story import DECK, DISCARD, TEAM, TOP, Scene, number, options, say, start

SKILL, SPEED = 2, 1


@pytest.mark.rule("GF-4.4", "GF-4.6", "GF-4.8", "GF-4.9", "GF-4.10", "GF-4.16")
def test_01_kickoff_return() -> None:
    scene = Scene(start=False).empty()
    scene.put(DECK, 1, "OA-12", "OA-11", "OA-58", "OA-10", "OA-09")
    text = "symbols = { mental = 1 }"
    scene.new("oa", text, like="OA-58")
    scene.put(DECK + 1, 0, "DA-01", "DA-03", "DA-04", "DA-08", "DA-02")
    scene.kickoff(kicker=1).act("return", "declare mental")
    scene.commit(kicking=["OA-09", "OA-10", "OA-58"], receiving=["DA-02"])
    assert (scene.s.off, scene.s.los, scene.s.down) == (0, 16, 1)
    scene.skip("Switching.switch")
    assert scene.s.mark == 26
    assert sorted(scene.ids(DISCARD, 1)) == ["OA-09", "OA-10", "OA-58"]
    assert scene.ids(DISCARD + 1, 0) == ["DA-02"]
    assert len(scene.ids(TOP, 1)) == 2
    assert len(scene.ids(TOP + 1, 0)) == 4


@pytest.mark.rule("GF-2.16")
@pytest.mark.parametrize(("size", "copies"), [(23, 1), (40, 2)])
def test_02_deck_size(size: int, copies: int) -> None:
    assert copy_limit(size, options()) == copies


@pytest.mark.rule("GF-6.2")
def test_03_switching() -> None:
    scene = Scene(off_team=["TM-11"], def_team=["TM-19"])
    line_up(scene.s, 0)
    line_up(scene.s, 1)
    assert [scene.s.faces[card].id for card in scene.s.active[0]] == ["TM-11"]
    assert scene.s.active[1] == []
    assert not scene.may("switch TM-19", 1)


@pytest.mark.rule("GF-6.14", "GF-6.15", "GF-6.17", "GF-6.19", "GF-7.2")
def test_04_and_05_advantage_first_totals_and_first_turn() -> None:
    scene = Scene(los=16, def_hand=["DA-01"], def_team=["TM-27"]).play("OP-01", "DP-01")
    assert scene.last(e.AdvantageFixed).team == "Bob"
    assert scene.s.dominant == SKILL
    assert scene.totals() == (2, 2)
    assert scene.seat == 1


def bomb() -> Scene:
    hand = ["OA-04", "OA-05", "OA-06", "OA-01"]
    scene = Scene(los=16, off_hand=hand, def_hand=["DA-01"], def_team=["TM-27"]).play("OP-01", "DP-01")
    scene.act("lay DA-01", "end turn", "lay OA-04", "lay OA-05", "end turn")
    scene.act("action OA-01", "lay OA-06", "end turn")
    return scene


@pytest.mark.rule("GF-7.9", "GF-7.13", "GF-8.6")
def test_06_the_challenge() -> None:
    scene = bomb()
    assert scene.totals() == (10, 5)
    scene.settle()
    play, action = (number(card, 0) for card in ("OP-01", "OA-01"))
    assert scene.last(e.ObjectiveFixed).steps == (("printed", play, 6, 6), ("set", action, 78, 84))


@pytest.mark.rule("GF-8.12", "GF-8.14")
def test_07_a_special_result_foils_it() -> None:
    scene = bomb().settle()
    assert scene.last(e.YardsAdded).yards == 81
    assert (scene.s.los, scene.s.down, scene.s.mark) == (97, 1, 100)
    assert scene.scores == (0, 0)


@pytest.mark.rule("GF-9.3", "GF-9.4")
def test_08_injury() -> None:
    scene = Scene(off_hand=["OA-14", "OA-13", "OA-12"], def_team=["TM-03"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 1 }\nobjective = 0')
    scene.play("OP-02", force)
    assert scene.totals() == (3, 3)
    scene.act("action OA-14", "lay OA-12", "end turn", "pass", "pass").settle_to("Window.offer")
    scene.act("action OA-13")
    told = scene.last(e.Injured)
    assert (told.level, told.shift) == (3, 2)
    assert scene.s.outs[0][1] == 3


@pytest.mark.rule("GF-10.6", "GF-10.7")
@pytest.mark.parametrize("alerts", [["DA-02", "DA-03", "DA-05"], ["DA-04", "DA-02"], ["DA-04", "DA-05"]])
def test_09_flag(alerts: list[str]) -> None:
    scene = Scene(off_hand=["OA-07", "OA-08"], def_hand=alerts)
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 1, speed = 1 }\nobjective = 5')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 2, speed = 1 }\nobjective = 1')
    scene.play(play, force)
    scene.act("lay OA-07", "end turn", "pass", "pass")
    scene.skip("Flags.complain")
    assert scene.seat == 1
    assert scene.may("complain OA-07")


@pytest.mark.rule("GF-10.6")
def test_09_the_other_team_picks_what_the_referee_sees() -> None:
    scene = Scene(off_hand=["OA-07", "OA-08"], def_hand=["DA-04", "DA-05", "DA-03"])
    play = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { power = 1 }\n"
        "objective = 5\n"
        'secondaries = [{ key = "speed", effects = [{ do = "first_down" }] }]',
    )
    scene.play(play, "DP-02")
    scene.act("lay OA-07", "lay OA-08", "end turn", "pass", "pass").skip("Flags.complain")
    assert {"complain OA-07", "complain OA-08"} <= set(scene.options())
    scene.act("complain OA-08", "alert DA-04", "alert DA-03")
    assert scene.asked == "Flags.decide"
    assert scene.last(e.Complained).risk == 3


@pytest.mark.rule("GF-10.16")
def test_10_half_the_distance() -> None:
    from playcall.games.gridiron_fantasy.rules.challenge import penalty_yards

    scene = Scene(los=89)
    assert penalty_yards(scene.s, 1, 15) == 5


@pytest.mark.rule("GF-12.6", "GF-12.7", "GF-12.8")
def test_11_and_14_field_goal() -> None:
    scene = Scene(los=76, off_hand=["OA-11", "OA-07"], def_hand=["DA-03", "DA-09"], start=False)
    power = scene.new("da", "symbols = { power = 2 }")
    scene.give(1, power).field_goal().act("declare power")
    scene.commit(["OA-11", "OA-07"], [power])
    told = scene.last(e.FieldGoalTried)
    assert (told.distance, told.needed, told.good) == (25, 24, True)
    assert scene.scores == (3, 0)
    assert (scene.s.owed, scene.s.kicker) == ("kickoff", 0)


@pytest.mark.rule("GF-12.7")
def test_14_no_extra_kicking_yards() -> None:
    scene = Scene(los=75, off_hand=["OA-11", "OA-03"], start=False).field_goal().act("declare power")
    scene.commit(["OA-11"])
    assert scene.last(e.FieldGoalTried).needed == 25


@pytest.mark.rule("GF-14.9", "GF-14.10")
def test_12_grind_them_down() -> None:
    scene = Scene(off_hand=["OA-03", "OA-03"], def_team=["TM-27"])
    scene.play("OP-07", "DP-02").act("lay OA-03", "end turn", "pass", "pass").settle()
    assert len(scene.s.running) == 1
    assert len(scene.ids(10, 0)) == 1
    scene.play("OP-07", "DP-02").act("lay OA-03", "end turn", "pass", "pass")
    assert len(scene.s.running) == 1
    scene.settle()
    assert scene.ids(DISCARD, 0).count("OA-03") == 1


@pytest.mark.rule("GF-16.3")
def test_13_across_midfield() -> None:
    assert (say(spot(47)), say(spot(47 + 5))) == ("own 47", "opponent’s 48")


@pytest.mark.rule("GF-10.12", "GF-10.13", "GF-10.14")
def test_15_a_penalty_keeps_special_results() -> None:
    scene = Scene(los=40, down=2, mark=47, off_hand=["OA-15"], def_hand=["DA-05"])
    foul = 'penalty = { risk = 3, yards = 10, foul = "Holding" }'
    play = scene.new("op", f'kind = "pass"\nsymbols = {{ power = 2 }}\nobjective = 5\n{foul}')
    force = scene.new("dp", 'kind = "pass"\nsymbols = { power = 2 }\nobjective = 0')
    scene.play(play, force, others=(["OP-02", "OP-01"], []))
    scene.act("lay OA-15").settle_to("Flags.complain")
    assert scene.s.yards == 5 + 3
    scene.act(f"complain {play}", "accept").settle()
    assert (scene.s.los, scene.s.down, scene.s.mark) == (30, 2, 47)
    scene.skip("Down.declare").act("play").skip("Scrimmage.call")
    assert scene.options(0) == ["call OP-02"]


@pytest.mark.rule("GF-17.11", "GF-17.12", "GF-17.13")
def test_16_tag_team() -> None:
    tale = start(
        form="tag", players="5", team_cards="3", listed="on", deck1="A", deck2="B", deck3="C", deck4="D", deck5="E"
    )
    s = tale.s
    s.stack = s.stack[:1]
    s.off, s.dfn, s.stints, s.owed = 0, 1, [1, 1, 0, 0, 0], "ball"
    s.call(TagIn())
    s.advance()
    assert tale.seat == 1
    assert tale.options() == ["tag 3", "tag 4", "tag 5"]
    tale.act("tag 4")
    assert tale.seat == 0
    assert tale.options() == ["tag 3", "tag 5"]
    s.stack[0].at = "finish"
    s.act(0, "tag 3")
    assert (s.off, s.dfn) == (3, 2)


@pytest.mark.rule("GF-1.6")
@pytest.mark.parametrize(("strict", "laid"), [("off", True), ("on", False)])
def test_17_a_tie_may_be_enough(strict: str, laid: bool) -> None:
    scene = Scene(off_hand=["OA-05"], def_hand=["DA-01"], strict_exceed=strict)
    one = scene.new("oa", "symbols = { skill = 1 }")
    play = scene.new("op", 'kind = "pass"\nsymbols = { skill = 3 }\nobjective = 4')
    scene.give(0, one).s.zone(0, 0).pop(0)
    force = scene.new("dp", 'kind = "run"\nsymbols = { skill = 1 }\nobjective = 0')
    scene.play(play, force).act("lay DA-01", "end turn")
    assert scene.totals() == (3, 4)
    assert scene.may(f"lay {one}") == laid


@pytest.mark.rule("GF-7.12")
def test_18_no_piling_on() -> None:
    scene = Scene(off_hand=["OA-05"], def_hand=["DA-01"]).play("OP-01", "DP-02")
    assert scene.seat == 1
    scene.act("pass")
    assert scene.seat == 0 or scene.asked != "Challenge.turn"
    assert not scene.may("lay OA-05", 0)


@pytest.mark.rule("GF-7.14", "GF-7.15")
@pytest.mark.parametrize("matters", [True, False])
def test_19_escaping_a_double(matters: bool) -> None:
    scene = Scene(off_hand=["OA-01"] if matters else [], def_hand=["DA-03"])
    one = scene.new("da", "symbols = { skill = 1 }")
    scene.give(1, one)
    play = scene.new("op", 'kind = "pass"\nsymbols = { skill = 3 }\nobjective = 4')
    more = scene.new(
        "tm",
        'subtype = "coach"\n'
        'plaque = "copper"\n'
        'static = [{ do = "add_symbols", ability = "skill", n = 3, if = { role = "offence" } }]',
    )
    scene.put(TEAM, 0, more)
    force = scene.new("dp", 'kind = "run"\nsymbols = { skill = 3 }\nobjective = 0')
    scene.play(play, force)
    assert scene.totals() == (6, 3)
    if matters:
        scene.act("action OA-01", "end turn")
        assert scene.seat == 1
        assert scene.options() == [f"lay {one}", "pass"]
    else:
        assert scene.s.winner == 0  # Joe could do nothing but pass
        assert not scene.told(e.CardLaid)


@pytest.mark.rule("GF-7.19", "GF-12.19", "GF-12.20")
def test_20_secondary() -> None:
    scene = Scene(los=30, off_hand=["OA-11"], def_hand=["DA-04", "DA-09"])
    scene.play("OP-05", "DP-03")
    assert (scene.s.advantage, scene.s.dominant, scene.totals()) == (1, SKILL, (1, 2))
    assert scene.totals(SPEED) == (0, 0)
    assert scene.may("lay DA-04")
    scene.act("lay DA-04", "end turn")
    assert scene.totals(SPEED) == (0, 1)
    scene.settle_to("DeclareAbility.declare")
    assert scene.last(e.Turnover).los == 61
    assert scene.seat == 0
    scene.act("declare speed").commit()
    assert scene.s.los == 61


@pytest.mark.rule("GF-8.18", "GF-8.19", "GF-8.20")
def test_21_additional_secondary() -> None:
    scene = Scene(los=30, def_hand=["DA-07", "DA-01"])
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 2, skill = 1 }\nobjective = 5')
    force = scene.new("dp", 'kind = "pass"\nsymbols = { power = 1, skill = 1 }\nobjective = 1')
    scene.play(play, force).act("lay DA-07")
    assert scene.asked == "Challenge.turn"
    assert (scene.seat, scene.totals(SKILL)) == (1, (1, 1))
    scene.act("lay DA-01", "end turn")
    scene.settle_to("LeaveField.discard_any")
    assert (scene.s.drive_over, scene.s.los) == ("fumble", 70)
    assert [scene.s.faces[event.card].id for event in scene.told(e.SpecialApplied)] == ["DA-07"]


@pytest.mark.rule("GF-8.8", "GF-8.9")
@pytest.mark.parametrize(("dp", "team", "loss"), [("DP-02", [], -5), ("DP-02", ["TM-47"], 0)])
def test_22_minimum_loss(dp: str, team: list[str], loss: int) -> None:
    scene = Scene(los=30, def_hand=["DA-09"], off_team=team).play("OP-03", dp).passes(1)
    if scene.asked == "Challenge.turn":
        scene.act("pass")
    scene.skip("Window.offer").act("action DA-09")
    assert {"keep", "lose 5"} == set(scene.options())
    scene.act("lose 5")
    assert scene.s.objective == loss


@pytest.mark.rule("GF-8.8")
def test_22_no_choice_where_it_makes_no_difference() -> None:
    scene = Scene(los=30, def_hand=["DA-09"]).play("OP-01", "DP-04")
    scene.settle_to("Window.offer")
    scene.act("action DA-09").settle()
    assert scene.s.objective == -5


@pytest.mark.rule("GF-8.9")
@pytest.mark.parametrize(("symbols", "yards"), [(4, 12 + 5), (6, 30 + 5)])
def test_23_cap(symbols: int, yards: int) -> None:
    scene = Scene(los=20)
    bonus = scene.new(
        "oa", f'symbols = {{ mental = {symbols - 1 if symbols < 5 else 4} }}\nspecial = [{{ do = "yards", n = 5 }}]'
    )
    coach = scene.new(
        "tm", 'subtype = "coach"\nplaque = "copper"\nstatic = [{ do = "add_symbols", ability = "mental", n = 1 }]'
    )
    if symbols == 6:
        scene.put(TEAM, 0, coach)
    scene.give(0, bonus).play("OP-04", "DP-05")
    assert scene.totals()[1] == 3
    scene.act(f"lay {bonus}", "end turn")
    assert scene.totals() == (symbols, 3)
    scene.settle()
    assert scene.last(e.YardsAdded).yards == yards


@pytest.mark.rule("GF-10.3")
def test_24_equal_risks() -> None:
    from playcall.games.gridiron_fantasy.rules.challenge import fouling_role

    scene = Scene().play("OP-01", "DP-02")
    third = scene.new("da", 'symbols = { power = 1 }\npenalty = { risk = 3, yards = 5, foul = "Tripping" }')
    fifth = scene.new("da", 'symbols = { power = 1 }\npenalty = { risk = 5, yards = 5, foul = "Tripping" }')
    scene.s.used = [*scene.put(8, 0, "OA-07", "OA-08"), *scene.put(9, 1, third)]
    assert fouling_role(scene.s) == -1
    scene.s.used = scene.put(9, 1, fifth)
    assert fouling_role(scene.s) == 1


@pytest.mark.rule("GF-12.2", "GF-12.3", "GF-12.5")
@pytest.mark.parametrize(
    ("los", "lands", "difference", "ends"), [(35, 25, 2, 35), (35, 25, -3, 19), (60, 20, 0, 20), (59, 1, 0, 1)]
)
def test_25_punts(los: int, lands: int, difference: int, ends: int) -> None:
    scene = Scene(los=los, off_hand=["OA-05"], start=False)
    two = scene.new("da", "symbols = { skill = 2 }")
    scene.give(1, two).punt()
    assert scene.last(e.BallPlaced).los == lands
    scene.act("return", "declare skill")
    scene.commit(["OA-05"] if difference < 0 else [], [two] if difference > 0 else [])
    assert scene.s.difference == difference
    assert scene.s.los == ends


@pytest.mark.rule("GF-12.16")
@pytest.mark.parametrize(("difference", "ends"), [(1, 45), (-4, 32)])
def test_26_safety_and_kick(difference: int, ends: int) -> None:
    scene = Scene(los=4).play("OP-01", "DP-04").settle()
    assert scene.scores == (0, 2)
    assert (scene.s.owed, scene.s.kicker) == ("safety_kick", 0)
    scene = Scene(start=False).empty()
    four = scene.new("oa", "symbols = { power = 4 }")
    one = scene.new("da", "symbols = { power = 1 }")
    scene.put(DECK, 0, four, "OA-09", "OA-10")
    scene.put(DECK + 1, 1, one, "DA-02", "DA-04")
    scene.kickoff(kicker=0, context="safety_kick").act("declare power")
    scene.commit([four] if difference < 0 else [], [one] if difference > 0 else [])
    assert scene.last(e.QuickRevealed).difference == difference
    assert (scene.s.off, scene.s.los) == (1, ends)


@pytest.mark.rule("GF-12.14")
@pytest.mark.parametrize(("fouling", "ends"), [(1, 99), (0, 88)])
def test_27_two_point_try_with_a_foul(fouling: int, ends: int) -> None:
    risky = 'penalty = { risk = 1, yards = 10, foul = "Shoving" }'
    scene = Scene(los=98, mark=100, off_hand=["OA-17"], def_hand=["DA-05"])
    op = scene.new("op", 'kind = "run"\nsymbols = { power = 1 }\nobjective = 1\n' + (risky if fouling == 0 else ""))
    dp = scene.new("dp", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 0\n' + (risky if fouling == 1 else ""))
    scene.books(op, dp)
    scene.s.scorer = 0
    scene.run(Try()).act("go for two").skip("Scrimmage.call").both(f"call {op}", f"call {dp}")
    scene.settle_to("Flags.complain")
    scene.act(scene.options()[0])
    while scene.asked == "Flags.show_alerts":
        scene.act(scene.options()[0])
    scene.act("accept")
    scene.skip("Switching.switch")
    assert scene.s.los == ends
    assert scene.s.scorer == 0


@pytest.mark.rule("GF-11.6", "GF-11.7", "GF-11.8")
def test_28_deck_runs_dry() -> None:
    scene = Scene(off_hand=["OA-03", "OA-12"])
    scene.s.zone(DECK, 0).clear()
    scene.put(DECK, 0, "OA-21")
    scene.put(DISCARD, 0, "OA-22", "OA-23", "OA-24")
    scene.play("OP-01", "DP-02").settle()
    assert len(scene.hand(0)) == 3
    scene.play("OP-01", "DP-02")
    scene.settle_to("NewDecks.choose")
    scene.act("reshuffle")
    assert len(scene.hand(0)) == 5


@pytest.mark.rule("GF-3.4", "GF-3.5", "GF-3.6")
def test_29_reveal_order() -> None:
    scene = Scene(start=False).empty()
    scene.put(HIDDEN, 1, "TM-09", "TM-10", "TM-11", "TM-12", "TM-13")
    scene.put(HIDDEN, 0, "TM-01", "TM-11", "TM-03", "TM-04", "TM-05")
    scene.put(EXTRA, 0, "TM-06", "TM-13")
    scene.s.names = ["Home", "Visitor"]
    scene.run(RevealTeams())
    scene.act("turn up TM-11", "turn up TM-01", "turn up TM-11")
    assert scene.asked == "RevealTeams.replace"
    scene.act("put in TM-06")
    assert scene.ids(TEAM, 0) == ["TM-01", "TM-06"]
    while scene.asked == "RevealTeams.turn_up":
        scene.act(scene.options()[0])
    shown = [event.team for event in scene.told(e.TeamRevealed)]
    order = ["Visitor", "Home", "Home", "Visitor", "Visitor", "Home", "Home", "Visitor", "Visitor", "Home"]
    assert shown == order


@pytest.mark.rule("GF-14.2")
@pytest.mark.parametrize(("length", "usable"), [("medium", False), ("full", True)])
def test_30_limited_use(length: str, usable: bool) -> None:
    from playcall.games.gridiron_fantasy.moves import spend
    from playcall.games.gridiron_fantasy.totals import usable as may_use

    scene = Scene(length=length)
    spend(scene.s, 0, 5, "once_per_half")
    assert not may_use(scene.s, 0, 5, "once_per_half")
    scene.s.drive, scene.s.half = 6, 2
    assert may_use(scene.s, 0, 5, "once_per_half") == usable

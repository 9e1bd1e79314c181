"""GF-7  The Challenge."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.zones import SHOWN
from tests.games.gridiron_fantasy.story import PLAYED, TEAM, Scene

POWER, SPEED, SKILL, MENTAL = range(4)


def close(off_hand: list[str], def_hand: list[str]) -> Scene:
    """Power 2 against 3, the Advantage with the defence; nothing but the lead is at stake."""
    scene = Scene(off_hand=off_hand, def_hand=def_hand)
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    return scene.play(play, "DP-02")


@pytest.mark.rule("GF-7.1")
def test_a_tie_is_won_by_the_advantage() -> None:
    scene = Scene().play("OP-02", "DP-02").settle()
    assert scene.last(e.ChallengeOver).team == "Joe"
    scene = Scene()
    force = scene.new("dp", 'kind = "pass"\nsymbols = { power = 3 }\nobjective = 1')
    assert scene.play("OP-02", force).settle().last(e.ChallengeOver).team == "Bob"


@pytest.mark.rule("GF-7.2", "GF-7.3")
def test_who_does_not_lead_begins_and_turns_alternate() -> None:
    scene = close(["OA-07", "OA-12"], ["DA-08", "DA-07"])
    seats = []
    for token in ("lay OA-07", "lay DA-08", "pass"):
        seats.append(scene.seat)
        scene.act(token)
    assert seats == [0, 1, 0]
    assert [event.team for event in scene.told(e.Passed)] == ["Bob", "Joe"]
    assert scene.s.winner == 1


@pytest.mark.rule("GF-7.4")
def test_several_cards_make_one_improvement() -> None:
    scene = Scene(off_hand=["OA-15", "OA-12"], def_hand=["DA-08"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 1 }\nobjective = 1')
    scene.play("OP-07", force)
    assert scene.totals() == (2, 4)
    scene.act("lay OA-15")
    assert scene.totals() == (5, 4)  # the only card left that completes the turn has followed by itself
    assert scene.seat == 1


@pytest.mark.rule("GF-7.5")
def test_nobody_has_to_play_a_card() -> None:
    scene = close(["OA-07"], [])
    assert scene.options() == ["lay OA-07", "pass"]
    scene.act("pass").settle()
    assert scene.last(e.ChallengeOver).team == "Joe"


@pytest.mark.rule("GF-7.6")
def test_a_card_is_offered_only_if_the_turn_can_be_completed_with_it() -> None:
    scene = Scene(off_hand=["OA-15"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 1 }\nobjective = 1')
    scene.play("OP-07", force)
    assert scene.s.winner == 1  # 3 of 4 would not be enough
    scene = Scene(off_hand=["OA-15", "OA-12", "OA-09"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 1 }\nobjective = 1')
    scene.play("OP-07", force)
    assert scene.options() == ["lay OA-15", "lay OA-12", "pass"]  # Mental symbols serve nothing
    scene.act("lay OA-15")
    assert scene.last(e.CardLaid).off_total in (3, 5)
    assert [scene.s.faces[event.card].id for event in scene.told(e.CardLaid)] == ["OA-15", "OA-12"]


@pytest.mark.rule("GF-7.7")
def test_no_further_card_once_the_turn_is_complete() -> None:
    scene = close(["OA-07", "OA-12"], ["DA-08"])
    scene.act("lay OA-07")
    assert scene.seat == 1  # the turn has ended by itself


@pytest.mark.rule("GF-7.7")
def test_more_cards_may_achieve_a_further_improvement() -> None:
    scene = Scene(off_hand=["OA-07", "OA-11"], def_hand=["DA-08"])
    scene.play("OP-07", "DP-02")  # Chain Mover: a Double matters
    scene.act("lay OA-07")
    assert set(scene.options()) == {"lay OA-11", "end turn"}
    scene.act("lay OA-11")
    assert scene.totals() == (9, 3)


def three_powers(force: str, *texts: str) -> tuple[Scene, list[str]]:
    """Cards of the offence against 3 Power of the defence, which wins ties."""
    scene = Scene(def_hand=["DA-08"])
    cards: list[str] = []
    for text in texts:
        cards.append(scene.new("oa", text))
        scene.give(0, cards[-1])
    return scene.play(force, "DP-02"), cards


@pytest.mark.rule("GF-7.7")
def test_a_card_laid_after_completeness_must_bring_a_further_improvement() -> None:
    scene, [first, *more] = three_powers("OP-07", *[f"symbols = {{ power = {number} }}" for number in (2, 1, 1)])
    scene.act(f"lay {first}")  # 4 to 3: the lead
    assert set(scene.options()) == {*[f"lay {card}" for card in more], "end turn"}
    scene.act(f"lay {more[0]}")  # 5 to 3 is no Double: the turn is open again, and the last card must follow
    assert scene.totals() == (6, 3)
    assert scene.seat == 1


@pytest.mark.rule("GF-7.7")
def test_a_card_laid_after_completeness_serves_the_further_improvement_itself() -> None:
    scene = Scene(def_hand=["DA-08"])
    play = scene.new(
        "op",
        'kind = "run"\nsymbols = { power = 2 }\nobjective = 4\n'
        'secondaries = [{ key = "skill", effects = [{ do = "first_down" }] }]',
    )
    first, power, skill = (
        scene.new("oa", f"symbols = {{ {text} }}") for text in ("power = 2", "power = 1", "skill = 1")
    )
    scene.give(0, first, power, skill).play(play, "DP-02").act(f"lay {first}")
    assert set(scene.options()) == {f"lay {skill}", "end turn"}


@pytest.mark.rule("GF-7.7", "GF-7.6")
def test_before_completeness_any_order_will_do() -> None:
    scene = Scene(def_hand=["DA-08"])
    play = scene.new(
        "op",
        'kind = "run"\nsymbols = { power = 2 }\nobjective = 4\n'
        'secondaries = [{ key = "skill", effects = [{ do = "first_down" }] }]',
    )
    one, two, skill = (scene.new("oa", f"symbols = {{ {text} }}") for text in ("power = 1", "power = 1", "skill = 1"))
    scene.give(0, one, two, skill).play(play, "DP-02").act(f"lay {one}")
    assert set(scene.options()) == {f"lay {two}", f"lay {skill}"}


@pytest.mark.rule("GF-7.8")
def test_a_turn_with_an_action_is_no_pass() -> None:
    scene = Scene(off_hand=["OA-14"]).play("OP-02", "DP-03")
    assert scene.seat == 0  # Joe can do nothing about Power
    scene.act("action OA-14")
    assert scene.last(e.ChallengeOver).team == "Bob"
    passes = [event.team for event in scene.told(e.Passed)]
    assert passes == ["Joe", "Joe", "Bob"]


@pytest.mark.rule("GF-7.9", "GF-7.10")
def test_taking_the_lead_is_an_improvement() -> None:
    scene = close(["OA-07"], [])
    assert scene.may("lay OA-07")
    scene.act("lay OA-07")
    assert scene.s.winner == 0


@pytest.mark.rule("GF-7.11", "GF-7.17", "GF-7.18")
def test_taking_a_secondary_is_an_improvement_of_either_side() -> None:
    scene = Scene(off_hand=["OA-08"], def_hand=["DA-04"]).play("OP-05", "DP-03")
    assert scene.seat == 1
    scene.act("lay DA-04")
    assert scene.seat == 0
    assert scene.options() == ["lay OA-08", "pass"]  # Speed 3 to 1 breaks it
    scene.act("lay OA-08")
    assert scene.totals(SPEED) == (3, 1)
    scene.settle()
    assert not scene.last(e.SecondaryResult).success


@pytest.mark.rule("GF-7.12")
def test_who_leads_lays_cards_for_a_secondary_or_a_double_only() -> None:
    scene = Scene(def_hand=["DA-01", "DA-04"]).play("OP-05", "DP-03")
    assert scene.options() == ["lay DA-04", "pass"]


@pytest.mark.rule("GF-7.13")
@pytest.mark.parametrize(
    ("own", "other", "double"), [(2, 1, True), (3, 2, False), (1, 0, True), (0, 0, False), (4, 2, True)]
)
def test_a_double_is_twice_the_other_and_at_least_one(own: int, other: int, double: bool) -> None:
    scene = Scene(off_hand=["OA-09"]).play("OP-02", "DP-02")
    scene.s.final = [own, other]
    assert scene.s.final_double(0) == double


@pytest.mark.rule("GF-7.14")
@pytest.mark.parametrize(("op", "matters"), [("OP-07", True), ("OP-02", False)])
def test_a_double_is_worth_cards_only_while_it_matters(op: str, matters: bool) -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene(off_hand=["OA-11"]).play(op, "DP-03")
    assert it_matters(scene.s, 0) == matters
    assert bool(scene.told(e.Passed)) or scene.may("lay OA-11") == matters


@pytest.mark.rule("GF-7.14")
def test_a_special_result_does_not_make_a_double_matter() -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene(def_hand=["DA-08"])
    card = scene.new("oa", 'symbols = { power = 2 }\nspecial = [{ do = "first_down", if = { doubled = "own" } }]')
    scene.give(0, card).play("OP-02", "DP-02").act(f"lay {card}")
    assert not it_matters(scene.s, 0)


@pytest.mark.rule("GF-7.14")
def test_what_asks_for_more_than_holds_does_not_make_a_double_matter() -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene()
    play = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { power = 2 }\n"
        "objective = 4\n"
        'on_success = [{ do = "first_down", if = { doubled = "own", down_in = [3] } }]',
    )
    assert not it_matters(scene.play(play, "DP-03").s, 0)
    scene = Scene(down=3)
    play = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { power = 2 }\n"
        "objective = 4\n"
        'on_success = [{ do = "first_down", if = { doubled = "own", down_in = [3] } }]',
    )
    scene.give(1, "DA-08")
    assert it_matters(scene.play(play, "DP-03").s, 0)


@pytest.mark.rule("GF-7.16")
def test_doubles_are_judged_by_the_final_totals() -> None:
    scene = Scene(off_hand=["OA-11"], def_hand=["DA-03"]).play("OP-07", "DP-03")
    scene.settle()
    assert scene.s.down == 1
    assert scene.last(e.DownMarked).first


@pytest.mark.rule("GF-7.19")
@pytest.mark.parametrize(
    ("need", "symbols", "met"),
    [("lead", 1, True), ("double", 2, True), ("double", 1, False), ("by:2", 3, True), ("by:2", 2, False)],
)
def test_what_a_secondary_asks(need: str, symbols: int, met: bool) -> None:
    scene = Scene(off_hand=["OA-09"])
    play = scene.new(
        "op",
        f'kind = "run"\n'
        f"symbols = {{ power = 3, skill = {min(symbols, 2)} }}\n"
        f"objective = 4\n"
        f'secondaries = [{{ key = "skill", need = "{need}", effects = [{{ do = "first_down" }}] }}]',
    )
    more = scene.new(
        "tm",
        f'subtype = "coach"\n'
        f'plaque = "copper"\n'
        f'static = [{{ do = "add_symbols", ability = "skill", n = {symbols - min(symbols, 2)} }}]',
    )
    if symbols > 2:
        scene.put(25, 0, more)
    force = scene.new("dp", 'kind = "pass"\nsymbols = { power = 1, skill = 1 }\nobjective = 4')
    scene.play(play, force).settle()
    assert scene.last(e.SecondaryResult).success == met


@pytest.mark.rule("GF-7.19")
def test_nobody_meets_a_secondary_without_a_symbol() -> None:
    scene = Scene().play("OP-05", "DP-03").settle()
    told = scene.last(e.SecondaryResult)
    assert (told.own, told.other, told.success) == (0, 0, False)


@pytest.mark.rule("GF-7.20")
def test_a_secondary_needs_the_primary_too() -> None:
    scene = Scene(off_hand=["OA-05"], def_hand=["DA-04"]).play("OP-05", "DP-03")
    scene.act("lay OA-05", "lay DA-04").settle()
    assert scene.last(e.ChallengeOver).team == "Bob"
    assert not scene.last(e.SecondaryResult).success
    assert not scene.told(e.Turnover)


@pytest.mark.rule("GF-7.21")
def test_several_secondaries_run_beside_each_other() -> None:
    scene = Scene(off_hand=["OA-04"], def_hand=["DA-04"]).play("OP-08", "DP-03")
    assert len(scene.s.secondaries) == 2
    assert [event.key for event in scene.told(e.SecondaryOpened)] == [SKILL, SPEED]
    scene = Scene()
    play = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { power = 3 }\n"
        "objective = 4\n"
        'secondaries = [{ key = "power", effects = [{ do = "first_down" }] }]',
    )
    scene.play(play, "DP-05").settle()
    assert (scene.last(e.SecondaryResult).own, scene.last(e.SecondaryResult).success) == (3, True)


@pytest.mark.rule("GF-7.22")
def test_one_card_may_serve_several_improvements() -> None:
    scene = Scene(def_hand=["DA-01"])
    card = scene.new("oa", "symbols = { speed = 2, skill = 1 }")
    force = scene.new("dp", 'kind = "run"\nsymbols = { speed = 3 }\nobjective = 1')
    scene.give(0, card).play("OP-08", force).act(f"lay {card}")
    assert (scene.totals(SPEED), scene.totals(SKILL)) == ((4, 3), (1, 0))
    scene.act("pass").settle()
    assert scene.last(e.SecondaryResult).success


@pytest.mark.rule("GF-7.23", "GF-7.24")
def test_actions_of_the_challenge_come_before_or_after_an_improvement_never_within() -> None:
    scene = Scene(off_hand=["OA-14", "OA-15", "OA-12"], def_hand=["DA-08"])
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 1 }\nobjective = 1')
    extra = scene.new("oa", "symbols = { power = 1 }")
    scene.give(0, extra).play("OP-07", force)
    assert scene.may("action OA-14")
    scene.act("lay OA-15")
    assert not scene.may("action OA-14")
    scene.act("lay OA-12")
    assert scene.may("action OA-14")
    scene.act("action OA-14", "end turn")
    assert scene.seat == 1


@pytest.mark.rule("GF-7.25")
def test_a_challenge_card_is_never_played_for_its_text_alone() -> None:
    scene = Scene(off_hand=["OA-04", "OA-14"]).play("OP-07", "DP-02")
    assert scene.options() == ["action OA-14", "pass"]
    totals = scene.totals()
    scene.act("action OA-14")
    assert (scene.s.final[0], scene.s.final[1]) == totals


@pytest.mark.rule("GF-7.26", "GF-8.14")
@pytest.mark.parametrize(("order", "special"), [(["OA-06", "OA-04"], 2), (["OA-04", "OA-06"], -3)])
def test_the_order_of_laying_is_free_and_matters(order: list[str], special: int) -> None:
    scene = Scene(off_hand=["OA-06", "OA-04"])
    force = scene.new("dp", 'kind = "pass"\nsymbols = { skill = 3, wild = 2 }\nobjective = 0')
    more = scene.new(
        "tm", 'subtype = "coach"\nplaque = "copper"\nstatic = [{ do = "add_symbols", ability = "skill", n = 1 }]'
    )
    scene.put(25, 1, more)
    scene.play("OP-01", force)
    assert scene.totals() == (2, 6)
    scene.act(*[f"lay {card_id}" for card_id in order][:1])
    scene.settle()
    assert scene.last(e.YardsAdded).special == special


@pytest.mark.rule("GF-7.27")
def test_an_action_may_be_answered_once() -> None:
    scene = Scene(off_hand=["OA-01", "OA-04"], def_hand=["DA-10", "DA-01"]).play("OP-01", "DP-02")
    scene.act("pass", "action OA-01")
    assert (scene.asked, scene.seat) == ("PlayAction.answer", 1)
    scene.act("action DA-10")
    assert scene.last(e.ActionCancelled).team == "Bob"
    assert scene.s.running == []


@pytest.mark.rule("GF-7.27")
def test_a_response_cannot_be_answered() -> None:
    scene = Scene(off_hand=["OA-01"], def_hand=["DA-10", "DA-01"])
    own = scene.new("oa", 'windows = ["response"]\neffects = [{ do = "cancel_action", filter = "any" }]')
    scene.give(0, own).play("OP-01", "DP-02").act("pass", "action OA-01", "action DA-10")
    assert scene.told(e.ActionCancelled)


@pytest.mark.rule("GF-7.28", "GF-7.30")
def test_who_has_nothing_to_play_is_not_asked_and_nobody_is_told_who_is() -> None:
    scene = Scene(def_hand=["DA-12"]).play("OP-01", "DP-02", others=([], ["DP-03"]))
    assert (scene.asked, scene.seat) == ("Window.offer", 1)
    assert scene.view(0).waiting_for == ()
    assert scene.view(0).where == ""
    before = len(scene.log)
    scene.act("decline")
    assert not any(isinstance(event, e.Passed | e.ActionPlayed) for event in scene.log[before : before + 1])


@pytest.mark.rule("GF-7.29")
@pytest.mark.parametrize(("down", "playable"), [(3, True), (2, False)])
def test_a_card_that_requires_something_is_playable_while_it_holds(down: int, playable: bool) -> None:
    scene = Scene(down=down)
    card = scene.new(
        "oa", 'windows = ["challenge"]\neffects = [{ do = "objective_add", yards = 3 }]\nrequires = { down_in = [3] }'
    )
    scene.give(0, card, "OA-07").play("OP-07", "DP-02")
    assert scene.may(f"action {card}") == playable


@pytest.mark.rule("GF-7.30")
def test_a_forced_pass_is_told_as_if_it_were_chosen() -> None:
    scene = Scene().play("OP-07", "DP-02")
    assert [event.team for event in scene.told(e.Passed)] == ["Bob", "Joe"]


@pytest.mark.rule("GF-7.30")
def test_in_simultaneous_choices_everybody_is_asked() -> None:
    scene = Scene().books("OP-01", "DP-01").skip("Down.declare").act("play")
    assert (scene.options(0), scene.options(1)) == (["call OP-01"], ["call DP-01"])


@pytest.mark.rule("GF-7.31")
def test_an_ability_is_used_once_in_a_play() -> None:
    scene = Scene(off_hand=["OA-07"])
    coach = scene.new(
        "tm",
        'subtype = "coach"\n'
        'plaque = "copper"\n'
        'abilities = [{ window = "challenge", effects = [{ do = "add_symbols", ability = "power", n = 1 }] }]',
    )
    scene.put(25, 0, coach)
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 2 }\nobjective = 1')
    scene.play("OP-02", force).act(f"ability {coach}")
    assert not scene.may(f"ability {coach}")
    scene.settle().play("OP-02", force)
    assert scene.may(f"ability {coach}")


@pytest.mark.rule("GF-7.32")
def test_who_takes_the_lead_by_an_action_may_not_add_cards_for_it() -> None:
    scene = Scene(off_hand=["OA-03"], def_hand=["DA-08"])
    boost = scene.new("oa", 'windows = ["challenge"]\neffects = [{ do = "add_symbols", ability = "power", n = 2 }]')
    scene.give(0, boost).play("OP-02", "DP-02")
    assert scene.may("lay OA-03")
    scene.act(f"action {boost}")
    assert scene.seat == 1
    assert scene.ids(PLAYED, 0) == [boost]


@pytest.mark.rule("GF-7.14")
def test_a_cancelled_action_does_not_make_a_double_matter() -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene(off_hand=["OA-01", "OA-05"], def_hand=["DA-10", "DA-01"]).play("OP-01", "DP-02")
    scene.act("pass", "action OA-01", "action DA-10")
    assert not it_matters(scene.s, 0)


@pytest.mark.rule("GF-7.14")
@pytest.mark.parametrize(("team", "matters"), [("nobody", False), ("LB", False), ("QB", True)])
def test_an_injury_without_a_victim_does_not_make_a_double_matter(team: str, matters: bool) -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene()
    blitz = scene.new(
        "dp",
        'kind = "pass"\nsymbols = { power = 3 }\nobjective = 1\n'
        'on_success = [{ do = "injure", who = "opp", level = 2, filter = "QB", if = { doubled = "own" } }]',
    )
    star = next((face for face in scene.s.faces if face.position == team), None)
    scene.s.active[0] = scene.put(TEAM, 0, star.id) if star else []
    assert it_matters(reveal(scene, "OP-01", blitz).s, 1) == matters


@pytest.mark.rule("GF-7.14")
@pytest.mark.parametrize(("kind", "matters"), [("run", False), ("pass", True)])
def test_an_interception_of_a_run_does_not_make_a_double_matter(kind: str, matters: bool) -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene()
    play = scene.new("op", f'kind = "{kind}"\nsymbols = {{ power = 2 }}\nobjective = 4')
    zone = scene.new(
        "dp",
        'kind = "pass"\nsymbols = { power = 3 }\nobjective = 1\n'
        'on_success = [{ do = "interception", if = { doubled = "own" } }]',
    )
    assert it_matters(reveal(scene, play, zone).s, 1) == matters


@pytest.mark.rule("GF-7.14")
def test_a_fumble_that_safe_hands_prevent_does_not_make_a_double_matter() -> None:
    from playcall.games.gridiron_fantasy.improving import matters as it_matters

    scene = Scene()
    coach = scene.new("tm", 'subtype = "coach"\nplaque = "copper"\nstatic = [{ do = "safe_hands" }]')
    assert it_matters(reveal(scene, "OP-02", "DP-01").s, 1)
    scene.s.active[0] = scene.put(TEAM, 0, coach)
    assert not it_matters(scene.s, 1)


def reveal(scene: Scene, op: str, dp: str) -> Scene:
    """Both Plays lie open, in the middle of the Challenge; nobody has more than a card that helps nothing."""
    s = scene.s
    s.shown = [scene.put(SHOWN, 0, op)[0], scene.put(SHOWN + 1, 1, dp)[0]]
    s.context, s.dominant, s.advantage = "play", POWER, 1
    return scene

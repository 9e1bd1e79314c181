"""The vocabulary of effects at work, V01 to V95; those that rules speak of have their tests there."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.catalogue import PASSIVE
from playcall.games.gridiron_fantasy.effects import VERBS
from playcall.games.gridiron_fantasy.rules.challenge import fouls, penalty_yards
from playcall.games.gridiron_fantasy.rules.effects import AT_ONCE
from tests.games.gridiron_fantasy.story import BOOK, DECK, DISCARD, RESERVE, TEAM, TOP, Scene

POWER, SPEED, SKILL, MENTAL = range(4)
RUN, STOP = 'kind = "run"\nsymbols = { power = 3 }\n', 'kind = "pass"\nsymbols = { mental = 1 }\n'


def action(scene: Scene, role: int, effects: str, window: str = "challenge") -> str:
    """An Action with these effects in a hand."""
    card = scene.new("da" if role else "oa", f'windows = ["{window}"]\neffects = [{effects}]')
    scene.give(role, card)
    return card


def coach(scene: Scene, team: int, static: str) -> None:
    scene.put(TEAM, team, scene.new("tm", f'subtype = "coach"\nplaque = "copper"\nstatic = [{static}]'))


def trailing(off_hand: list[str], effects: str = "") -> tuple[Scene, str]:
    """Power 3 to 5, the Advantage with Joe; Bob has an Action with these effects."""
    scene = Scene(off_hand=off_hand, def_hand=["DA-02"])
    card = action(scene, 0, effects) if effects else ""
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 3, wild = 2 }\nobjective = 1')
    return scene.play("OP-02", force), card


def test_every_verb_of_the_vocabulary_is_carried_out() -> None:
    assert set(VERBS) == PASSIVE | set(AT_ONCE)


def test_v01_a_choice_of_ability_is_named() -> None:
    scene, card = trailing([], '{ do = "add_symbols", ability = "choice", n = 1 }')
    scene.act(f"action {card}")
    assert scene.asked == "NameAbility.name"
    scene.act("name skill")
    assert scene.s.totals[SKILL] == 1


def test_v03_per_card_counts_cards_up_to_a_limit() -> None:
    scene, card = trailing(["OA-03", "OA-15"], '{ do = "per_card", ability = "power", n = 2, max = 3 }')
    scene.act(f"action {card}", "lay OA-15")
    assert scene.totals() == (3 + 1 + 2, 5)
    scene = Scene(off_hand=["OA-03", "OA-15"])
    card = action(scene, 0, '{ do = "per_card", ability = "power", n = 2, max = 3 }')
    scene.s.laid = []
    scene.play("OP-02", "DP-02").act(f"action {card}", "lay OA-03")
    assert scene.s.final == [3 + 2 + 2, 3]


def test_v04_amplify_doubles_the_next_card_only() -> None:
    scene, card = trailing(["OA-12", "OA-03"], '{ do = "amplify", factor = 2 }')
    scene.act(f"action {card}")
    assert scene.may("lay OA-12")
    scene.act("lay OA-12")
    assert scene.totals() == (7, 5)
    assert scene.s.running == []


def test_v05_mute_silences_cards_laid_afterwards() -> None:
    scene = Scene(off_hand=["OA-07", "OA-03"], def_hand=["DA-08"])
    mute = action(scene, 1, '{ do = "mute", ability = "dominant" }')
    scene.play("OP-07", "DP-02").act("lay OA-07", "end turn")
    assert scene.totals() == (5, 3)
    scene.act(f"action {mute}", "lay DA-08", "end turn")
    assert scene.totals() == (5, 7)
    assert scene.s.winner == 1  # Bob's other card would count nothing


@pytest.mark.parametrize("ability", ["skill", "choice"])
def test_v06_set_dominant(ability: str) -> None:
    scene = Scene(def_hand=["DA-01"])
    card = action(scene, 0, f'{{ do = "set_dominant", ability = "{ability}" }}', "reveal")
    scene.play("OP-02", "DP-02").act(f"action {card}")
    if ability == "choice":
        scene.act("name skill")
    assert (scene.s.dominant, scene.last(e.DominantFixed).by_effect) == (SKILL, True)
    assert scene.last(e.AdvantageFixed).team == "Joe"


def test_v07_take_advantage() -> None:
    scene = Scene(def_hand=["DA-08"])
    card = action(scene, 0, '{ do = "take_advantage" }', "reveal")
    scene.play("OP-03", "DP-02").act(f"action {card}")
    assert (scene.last(e.AdvantageFixed).team, scene.s.dominant) == ("Bob", SPEED)


@pytest.mark.parametrize(("both", "winner"), [(False, "Bob"), (True, "Joe")])
def test_v08_win_ties(both: bool, winner: str) -> None:
    scene = Scene()
    coach(scene, 0, '{ do = "win_ties" }')
    if both:
        coach(scene, 1, '{ do = "win_ties" }')
    assert scene.play("OP-02", "DP-02").settle().last(e.ChallengeOver).team == winner


def test_v10_hush_silences_team_cards() -> None:
    scene = Scene(def_team=["TM-03", "TM-01"], off_hand=["OA-07"])
    card = action(scene, 0, '{ do = "hush", filter = "star" }')
    scene.play("OP-02", "DP-02")
    assert scene.totals() == (3, 6)
    scene.act(f"action {card}")
    assert scene.totals() == (3, 4)


def test_v11_lay_limit() -> None:
    scene = Scene(off_hand=["OA-07", "OA-12"], def_hand=["DA-08", "DA-07"])
    limit = action(scene, 1, '{ do = "lay_limit", n = 0 }')
    scene.play("OP-07", "DP-02").act("lay OA-07", "end turn", f"action {limit}", "lay DA-08", "end turn")
    assert scene.s.winner == 1
    assert "OA-12" in scene.hand(0)


def test_v33_safe_hands() -> None:
    scene = Scene()
    coach(scene, 0, '{ do = "safe_hands" }')
    play = scene.new("op", 'kind = "run"\nsymbols = { mental = 1 }\nobjective = 9')
    force = scene.new("dp", f'{RUN}objective = 1\non_success = [{{ do = "fumble" }}]')
    scene.play(play, force).settle()
    assert not scene.told(e.Turnover)
    assert scene.s.los == 31


def test_v34_to_v36_downs() -> None:
    for effect, down in (("first_down", 1), ("repeat_down", 2), ("lose_down", 4)):
        scene = Scene(down=2, mark=50)
        play = scene.new("op", f'{RUN}objective = 5\non_success = [{{ do = "{effect}" }}]')
        scene.play(play, "DP-05").settle()
        assert scene.s.down == down
    assert scene.s.mark == 50


def test_v36_a_lost_fourth_down_ends_the_drive() -> None:
    scene = Scene(down=3, mark=50)
    play = scene.new("op", f'{RUN}objective = 5\non_success = [{{ do = "lose_down" }}]')
    assert scene.play(play, "DP-05").settle().s.drive_over == "downs"


def test_v42_bench() -> None:
    scene = Scene(def_team=["TM-03", "TM-06"], off_hand=["OA-07"])
    card = action(scene, 0, '{ do = "bench", who = "opp", filter = "star", for = "drive" }')
    scene.play("OP-02", "DP-02").act(f"action {card}")
    assert (scene.asked, scene.seat) == ("Bench.choose", 0)
    scene.act("victim TM-03")
    assert scene.totals() == (3, 3)
    scene.settle()
    assert scene.options(1) == ["switch TM-06", "ready"]


def test_v43_protect() -> None:
    scene = Scene(def_team=["TM-03", "TM-06"])
    coach(scene, 1, '{ do = "protect", filter = "DT" }')
    play = scene.new(
        "op", f'{RUN}objective = 4\non_success = [{{ do = "injure", who = "opp", level = 2, filter = "star" }}]'
    )
    scene.play(play, "DP-05").settle()
    assert scene.s.faces[scene.last(e.Injured).card].id == "TM-06"


def test_v45_call_up() -> None:
    from playcall.games.gridiron_fantasy.rules.squad import CallUp

    scene = Scene(off_team=["TM-04", "TM-02"], off_extra=["TM-05", "TM-10"], start=False)
    scene.run(CallUp(0)).act("pick TM-04")
    assert scene.ids(TEAM, 0) == ["TM-05", "TM-02"]  # a second coach was not offered
    scene = Scene(off_team=["TM-04", "TM-02"], off_extra=["TM-05", "TM-10"], start=False)
    scene.run(CallUp(0)).act("pick TM-02", "put in TM-10")
    assert scene.ids(TEAM, 0) == ["TM-04", "TM-10"]
    assert scene.last(e.CalledUp).team == "Bob"


def test_v50_draw_goes_above_five() -> None:
    scene, card = trailing(["OA-04", "OA-05", "OA-06", "OA-07", "OA-08"], '{ do = "draw", n = 2 }')
    scene.act(f"action {card}")
    assert len(scene.hand(0)) == 7
    assert scene.last(e.CardsDrawn).seen_by(1).cards is None


@pytest.mark.parametrize(("by", "asked"), [("owner", 1), ("opp", 0), ("random", None)])
def test_v51_discard(by: str, asked: int | None) -> None:
    scene = Scene(def_hand=["DA-01", "DA-02", "DA-03"], off_hand=["OA-07"])
    card = action(scene, 0, f'{{ do = "discard", who = "opp", n = 1, by = "{by}" }}')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    if asked is not None:
        assert (scene.asked, scene.seat) == ("DiscardSome.choose", asked)
        scene.act("discard DA-02")
        assert scene.ids(DISCARD + 1, 1) == ["DA-02"]
    assert len(scene.hand(1)) == 2
    seen = scene.view(0).facts["seen"]
    assert seen == (["DA-01", "DA-02", "DA-03"] if by == "opp" else [])


def test_v52_hand_size() -> None:
    scene = Scene()
    coach(scene, 0, '{ do = "hand_size", who = "own", delta = 1 }')
    coach(scene, 1, '{ do = "hand_size", who = "own", delta = -9 }')
    scene.play("OP-01", "DP-02").settle()
    assert (len(scene.hand(0)), len(scene.hand(1))) == (6, 1)


@pytest.mark.parametrize(
    ("what", "seen"),
    [
        ("opp_hand", ["DA-08", "DA-01"]),
        ("opp_playbook", ["DP-03"]),
        ("opp_deck", ["DA-20", "DA-19"]),
        ("own_deck", ["OA-26", "OA-25"]),
    ],
)
def test_v53_look(what: str, seen: list[str]) -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, f'{{ do = "look", what = "{what}", n = 2 }}')
    scene.play("OP-07", "DP-02", others=([], ["DP-03"])).act(f"action {card}")
    told = scene.last(e.LookedAt)
    assert [scene.s.faces[c].id for c in told.cards or ()] == seen
    assert told.seen_by(1).cards is None
    assert scene.view(0).facts["seen"] == seen
    assert scene.view(1).facts["seen"] == []


def test_v53_what_was_seen_is_forgotten_when_it_moves() -> None:
    scene = Scene(off_hand=["OA-07"], def_hand=["DA-08", "DA-01"])
    card = action(scene, 0, '{ do = "look", what = "opp_hand" }')
    scene.play("OP-07", "DP-02").act(f"action {card}", "lay OA-07", "end turn", "lay DA-08", "end turn").settle()
    assert scene.view(0).facts["seen"] == ["DA-01"]


def test_v54_recover() -> None:
    scene = Scene(off_hand=["OA-07"])
    scene.put(DISCARD, 0, "OA-14", "OA-05", "OA-06")
    card = action(scene, 0, '{ do = "recover", n = 2, filter = "challenge" }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    assert scene.options() == ["pick OA-05", "pick OA-06", "done"]
    scene.act("pick OA-06", "done")
    assert "OA-06" in scene.hand(0)


def test_v55_redraw() -> None:
    scene = Scene(off_hand=["OA-07", "OA-05", "OA-06"])
    card = action(scene, 0, '{ do = "redraw" }')
    scene.play("OP-07", "DP-02").act(f"action {card}", "discard OA-05", "discard OA-06", "done")
    assert scene.hand(0) == ["OA-07", "OA-26", "OA-25"]


def test_v56_arrange() -> None:
    scene = Scene(off_hand=["OA-07"])
    card = action(scene, 0, '{ do = "arrange", n = 3 }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    assert set(scene.options()) == {"pick OA-26", "pick OA-25", "pick OA-24"}
    scene.act("pick OA-26", "pick OA-24")
    assert scene.ids(TOP, 0)[::-1] == ["OA-25", "OA-24", "OA-26"]


def test_v61_forbid_repeat() -> None:
    scene = Scene()
    coach(scene, 1, '{ do = "forbid_repeat", who = "opp" }')
    scene.play("OP-01", "DP-02", others=(["OP-02"], [])).settle().skip("Down.declare").act("play")
    assert scene.options(0) == ["call OP-02"]


def test_v63_read() -> None:
    scene = Scene()
    card = action(scene, 1, '{ do = "read" }', "call")
    scene.books("OP-01", "DP-02", (["OP-02"], ["DP-03"])).skip("Down.declare").act("play", f"action {card}")
    scene.both("call OP-01", "call DP-02")
    assert (scene.asked, scene.seat) == ("ReadCall.change", 1)
    assert (scene.last(e.KindRead).seen_by(1).kind, scene.last(e.KindRead).seen_by(0).kind) == ("pass", None)
    scene.act("call DP-03")
    assert scene.s.faces[scene.last(e.PlaysRevealed).def_card].id == "DP-03"


def test_v64_extra_swap() -> None:
    from playcall.games.gridiron_fantasy.rules.squad import Exchange

    scene = Scene(start=False)
    scene.put(BOOK, 0, "OP-01", "OP-02", "OP-05")
    scene.put(RESERVE, 0, "OP-03", "OP-04")
    scene.run(Exchange(0, 2)).act("take out OP-01", "put in OP-03", "take out OP-02", "put in OP-04")
    assert sorted(scene.ids(BOOK, 0)) == ["OP-03", "OP-04", "OP-05"]
    assert scene.asked != "Exchange.choose"


def test_v72_no_flag() -> None:
    scene = Scene(def_hand=["DA-05"], off_team=["TM-26"])
    foul = 'penalty = { risk = 1, yards = 10, foul = "Shoving" }'
    play = scene.new("op", f"{RUN}objective = 5\n{foul}")
    scene.play(play, "DP-05").settle_to("Window.offer")
    if scene.seat == 1:
        scene.act("decline")
    scene.act("ability TM-26").settle()
    assert not scene.told(e.Complained)


def test_v73_flag_yards() -> None:
    scene = Scene(los=50)
    coach(scene, 1, '{ do = "flag_yards", n = 5 }')
    scene.begin()
    assert (penalty_yards(scene.s, 0, 10), penalty_yards(scene.s, 1, 10)) == (15, 10)


def test_v74_frame() -> None:
    scene = Scene(off_hand=["OA-09", "OA-17"], def_hand=["DA-05"])
    card = action(scene, 1, '{ do = "frame", risk = 2, yards = 15 }', "result")
    scene.play("OP-02", "DP-05").act(f"action {card}")
    assert [(foul.risk, foul.yards) for foul in fouls(scene.s, 0)] == [(2, 15)]
    scene.settle_to("Flags.complain")
    scene.act(f"complain {card}", "accept").settle()
    assert scene.s.los == 15


@pytest.mark.parametrize(("shown", "off", "los"), [(["OA-11", "OA-07"], 1, 50), (["OA-11"], 0, 50)])
def test_v80_onside(shown: list[str], off: int, los: int) -> None:
    scene = Scene(start=False).empty()
    scene.put(DECK, 1, "OA-02", "OA-11", "OA-07")
    scene.put(DECK + 1, 0, "DA-01")
    scene.put(BOOK, 1, "OP-01")
    scene.put(BOOK + 1, 0, "DP-01")
    scene.kickoff(kicker=1).act("action OA-02", "declare power").commit(shown)
    assert (scene.s.off, scene.s.los) == (off, los)


def test_v81_and_v82_rates_and_baselines() -> None:
    scene = Scene(los=40, def_hand=["DA-08"], start=False)
    coach(
        scene,
        1,
        '{ do = "kick_rate", context = "punt", forward = 7, back = 1 }, { do = "baseline", context = "punt", n = -4 }',
    )
    scene.punt().act("return", "declare power").commit([], ["DA-08"])
    assert scene.s.los == 24 + 4 * 7


def test_v82_a_longer_field_goal() -> None:
    scene = Scene(los=79, off_team=["TM-40"], start=False).field_goal().act("declare power").commit()
    assert (scene.last(e.FieldGoalTried).distance, scene.scores) == (21, (3, 0))


def test_v83_no_return() -> None:
    scene = Scene(los=40, start=False)
    card = action(scene, 0, '{ do = "no_return", context = "punt" }', "kick")
    scene.punt().act(f"action {card}")
    assert scene.last(e.Declared).what == "fair_catch"


def test_v86_claim_declare() -> None:
    scene = Scene(los=75, start=False)
    card = action(scene, 1, '{ do = "claim_declare" }', "kick")
    scene.field_goal().act(f"action {card}")
    assert (scene.asked, scene.seat) == ("DeclareAbility.declare", 1)


def test_v90_an_action_may_open_a_secondary() -> None:
    scene = Scene(off_hand=["OA-04"], def_hand=["DA-01"])
    card = action(scene, 0, '{ do = "secondary", key = "skill", need = "lead", effects = [{ do = "first_down" }] }')
    scene.play("OP-02", "DP-05").act(f"action {card}")
    assert scene.may("lay OA-04")
    scene.act("lay OA-04", "end turn", "pass").settle()
    assert scene.last(e.SecondaryResult).success


@pytest.mark.parametrize(("by", "seat"), [("own", 0), ("opp", 1)])
def test_v94_choose(by: str, seat: int) -> None:
    options = '[{ do = "draw", n = 1 }], [{ do = "draw", n = 2 }]'
    scene, card = trailing(["OA-07"], f'{{ do = "choose", by = "{by}", options = [{options}] }}')
    scene.act(f"action {card}")
    assert (scene.asked, scene.seat, scene.options()) == ("ChooseOne.choose", seat, ["choose 1", "choose 2"])
    scene.act("choose 2")
    assert len(scene.hand(0)) == 3


@pytest.mark.parametrize(("flip", "cards"), [(0, 2), (1, 3)])
def test_v95_coin(flip: int, cards: int) -> None:
    scene = Scene(off_hand=["OA-07"], numbers={"coin": [flip]})
    card = action(scene, 0, '{ do = "coin", heads = [{ do = "draw", n = 1 }], tails = [{ do = "draw", n = 2 }] }')
    scene.play("OP-07", "DP-02").act(f"action {card}")
    assert len(scene.hand(0)) == cards


def test_a_choice_around_the_objective_belongs_to_it() -> None:
    scene = Scene()
    options = '[{ do = "objective_add", yards = 3 }], [{ do = "draw", n = 1 }]'
    play = scene.new("op", f'{RUN}objective = 5\non_success = [{{ do = "choose", by = "own", options = [{options}] }}]')
    scene.play(play, "DP-05").act("choose 1").settle()
    assert scene.last(e.ObjectiveFixed).yards == 8


def test_v94_a_choice_among_what_is_in_force_is_made_at_the_reveal() -> None:
    scene = Scene()
    picks = '[{ do = "add_symbols", ability = "power", n = 1 }], [{ do = "add_symbols", ability = "skill", n = 1 }]'
    play = scene.new("op", f'{RUN}objective = 5\nin_force = [{{ do = "choose", by = "own", options = [{picks}] }}]')
    scene.play(play, "DP-05")
    assert (scene.asked, scene.seat) == ("ChooseOne.choose", 0)
    scene.act("choose 1")
    assert scene.s.final[0] == 4

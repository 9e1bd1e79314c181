"""GF-13, GF-14, GF-16  Halftime, the end, overtime; limits and continuing effects; football as used here."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.catalogue import CARDS
from playcall.games.gridiron_fantasy.effects import GOLD_POSITIONS, SILVER_POSITIONS
from playcall.games.gridiron_fantasy.moves import end_drive_effects, end_half_effects, spend
from playcall.games.gridiron_fantasy.moves import start as begin_effect
from playcall.games.gridiron_fantasy.names import spot
from playcall.games.gridiron_fantasy.rules.match import Halftime, LastKick, Overtime
from playcall.games.gridiron_fantasy.rules.play import advance_marker
from playcall.games.gridiron_fantasy.totals import usable
from playcall.games.gridiron_fantasy.zones import RESERVE_ACTIONS
from tests.games.gridiron_fantasy.story import (
    BESIDE,
    BOOK,
    DECK,
    DISCARD,
    PLAYS_BESIDE,
    RESERVE,
    Scene,
    quick_game,
    random_play,
    say,
)

RUN, STOP = 'kind = "run"\nsymbols = { power = 3 }\n', 'kind = "pass"\nsymbols = { mental = 1 }\n'
TAX = '{ do = "continue", effects = [{ do = "tax_symbols", ability = "skill", n = 1 }], for = "%s" }'


def halftime(**settings: Any) -> Scene:
    scene = Scene(start=False, length="full", drive=6, **{"listed": "off", "playbook_size": "4", **settings})
    for team in (0, 1):
        scene.put(BOOK, team, "OP-01", "OP-02", "OP-03", "OP-05")
        scene.put(RESERVE, team, "OP-04", "OP-07")
        scene.put(BOOK + 1, team, "DP-01", "DP-02", "DP-03", "DP-05")
        scene.put(RESERVE + 1, team, "DP-04")
        scene.put(DISCARD, team, "OA-04", "OA-05")
    scene.s.stack = scene.s.stack[:2]
    scene.s.call(Halftime())
    scene.s.advance()
    return scene


@pytest.mark.rule("GF-13.1", "GF-14.8")
def test_new_playbooks_at_halftime() -> None:
    scene = halftime()
    assert scene.asked == "ChoosePlaybooks.choose"
    assert {"pick OP-04", "pick OP-01"} <= set(scene.options(0))
    for token in ("pick OP-04", "pick OP-07", "pick OP-01", "pick OP-02"):
        scene.act(f"0: {token}")
    assert scene.ids(BOOK, 0) == ["OP-04", "OP-07", "OP-01", "OP-02"]


@pytest.mark.rule("GF-13.2")
def test_each_deck_may_be_reshuffled_with_its_discards() -> None:
    scene = halftime(listed="on")
    assert scene.asked == "Halftime.shuffle"
    scene.act("0: reshuffle", "1: keep")
    assert (len(scene.ids(DECK, 0)), scene.ids(DISCARD, 0)) == (10, [])
    assert len(scene.ids(DISCARD, 1)) == 2
    assert scene.asked == "Halftime.shuffle"  # the Defensive Action decks


@pytest.mark.rule("GF-13.2")
def test_decks_may_be_kept_by_agreement() -> None:
    scene = halftime(listed="on", halftime_decks="keep")
    assert not scene.told(e.Reshuffled)
    assert (scene.s.owed, scene.s.kicker) == ("kickoff", 0)


@pytest.mark.rule("GF-13.2")
def test_decks_may_be_rebuilt_by_agreement_within_their_limits() -> None:
    scene = Scene(start=False, length="full", drive=6, halftime_decks="rebuild")
    scene.s.zone(DECK, 0).clear()
    scene.put(DECK, 0, *[f"OA-{number:02}" for number in range(19, 34)])
    scene.put(RESERVE_ACTIONS, 0, "OA-05", "OA-19")
    for team in (0, 1):
        scene.put(BOOK, team, "OP-01", "OP-02")
    scene.s.stack = scene.s.stack[:2]
    scene.s.call(Halftime())
    scene.s.advance()
    assert scene.asked == "Rebuild.exchange"
    scene.act("0: take out OA-20")
    assert scene.options(0) == ["put in OA-05"]  # a second OA-19 would leave fourteen different ones
    scene.act("0: put in OA-05")
    assert "OA-05" in scene.ids(DECK, 0)
    assert scene.ids(RESERVE_ACTIONS, 0) == ["OA-19", "OA-20"]


@pytest.mark.rule("GF-13.3")
def test_everything_but_what_lasts_for_the_game_ends_at_halftime() -> None:
    scene = Scene(start=False, length="full", drive=5)
    for lasts in ("half", "drives:3", "game"):
        card_id = scene.new(
            "oa",
            f'windows = ["challenge"]\neffects = [{{ do = "tax_symbols", ability = "skill", n = 1, for = "{lasts}" }}]',
        )
        [card] = scene.put(BESIDE, 0, card_id)
        begin_effect(scene.s, scene.s.faces[card].effects[0], 0, card)
    scene.s.outs = [(card, 3, 3, 0) for card in scene.put(25, 0, "TM-04")] + [
        (c, 4, 4, 0) for c in scene.put(25, 0, "TM-05")
    ]
    end_half_effects(scene.s, everything=True)
    assert len(scene.s.running) == 1
    assert [out[1] for out in scene.s.outs] == [4]
    assert len(scene.ids(BESIDE, 0)) == 1


@pytest.mark.rule("GF-13.4")
def test_the_second_half_starts_with_a_kickoff_by_home() -> None:
    scene = halftime(listed="on", halftime_decks="keep")
    assert (scene.s.half, scene.s.owed, scene.s.kicker) == (2, "kickoff", scene.s.home)


@pytest.mark.rule("GF-13.6", "GF-13.7")
@pytest.mark.parametrize(("setting", "played"), [("on", True), ("off", False)])
def test_a_kick_still_owed_is_played(setting: str, played: bool) -> None:
    scene = (
        Scene(los=85, drive=6, scores=(0, 6), start=False, final_kick=setting)
        .field_goal()
        .act("declare power")
        .commit()
    )
    assert scene.scores == (3, 6)
    scene.skip("Kickoff.choose")
    assert (scene.asked == "Kickoff.choose") == played
    assert scene.s.over != played
    if played:
        scene.act("touchback")
        assert scene.s.over
        assert scene.told(e.FinalKick)
        assert (scene.s.result.winner, scene.s.result.scores) == (1, (3, 6))  # type: ignore[union-attr]


@pytest.mark.rule("GF-13.7")
def test_a_return_on_the_final_kick_can_still_win() -> None:
    scene = Scene(start=False, drive=7, scores=(9, 6)).empty()
    strong = [scene.new("da", "symbols = { power = 4 }") for _ in range(4)]
    scene.put(DECK + 1, 1, *strong)
    scene.put(DECK, 1, "OA-04")
    scene.put(BOOK, 1, "OP-01")
    scene.s.owed, scene.s.kicker = "kickoff", 0
    scene.s.stack = scene.s.stack[:2]
    scene.s.stack[1].at = "overtime"
    scene.s.call(LastKick())
    scene.s.advance()
    scene.act("return", "declare power").commit([], strong)
    assert scene.scores == (9, 12)
    scene.act("kick")
    assert scene.s.over
    assert scene.scores == (9, 13)


@pytest.mark.rule("GF-13.8", "GF-13.9")
@pytest.mark.parametrize(("choice", "kicker"), [("receive", 1), ("kick off", 0)])
def test_overtime_begins_with_a_coin_and_its_winners_choice(choice: str, kicker: int) -> None:
    scene = Scene(start=False, drive=7, numbers={"coin": [0]})
    scene.s.stack = scene.s.stack[:1]
    scene.s.call(Overtime())
    scene.s.advance()
    assert (scene.seat, scene.options()) == (0, ["receive", "kick off"])
    scene.act(choice)
    assert (scene.s.off, scene.s.context) == (kicker, "kickoff")


@pytest.mark.rule("GF-13.8", "GF-13.9")
def test_the_first_score_wins_at_once_and_no_try_follows() -> None:
    scene = Scene(los=95, mark=100, drive=7)
    scene.s.overtime = True
    play = scene.new("op", f"{RUN}objective = 9")
    scene.s.stack[1].at = ""
    scene.play(play, "DP-05").settle()
    assert scene.s.over
    assert scene.s.result
    assert (scene.s.result.winner, scene.s.result.scores, scene.s.result.by) == (0, (6, 0), "overtime")


@pytest.mark.rule("GF-13.9")
def test_overtime_has_a_limit_and_then_the_game_is_a_draw() -> None:
    scene = Scene(los=40, drive=8, overtime_drives="1", start=False)
    scene.s.overtime = True
    scene.s.drive = 7
    scene.s.stack[1].at = ""
    scene.punt().act("fair catch").skip()
    assert scene.s.over
    assert scene.s.result
    assert (scene.s.result.winner, scene.s.result.rule) == (None, "GF-13.9")


@pytest.mark.rule("GF-13.9")
def test_overtime_without_a_limit_goes_on() -> None:
    scene = Scene(los=40, drive=8, overtime_drives="0", start=False)
    scene.s.overtime = True
    scene.s.drive = 7 + 99
    scene.s.stack[1].at = ""
    scene.punt().act("fair catch").skip("Down.declare")
    assert not scene.s.over
    assert scene.s.drive == 7 + 100


@pytest.mark.rule("GF-13.10")
def test_overtime_goes_on_with_the_last_half() -> None:
    scene = Scene(start=False, drive=7, numbers={"coin": [0]}, off_team=["TM-04"])
    scene.s.outs = [(scene.s.team_cards(0)[0], 3, 3, 0)]
    spend(scene.s, 0, 5, "once_per_half")
    scene.s.stack = scene.s.stack[:1]
    scene.s.call(Overtime())
    scene.s.advance()
    scene.act("receive")
    assert (scene.s.half, len(scene.s.outs), usable(scene.s, 0, 5, "once_per_half")) == (2, 1, False)


@pytest.mark.rule("GF-13.11")
def test_a_game_that_never_ends_is_ended() -> None:
    scene = Scene(play_guard="20", scores=(3, 3))
    scene.s.plays = 19
    scene.s.stack[2].at = "extra"
    scene.play("OP-01", "DP-02").settle()
    scene.skip()
    assert scene.s.over
    assert scene.s.result
    assert (scene.s.result.winner, scene.s.result.rule) == (None, "GF-13.11")


# GF-14 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-14.1")
def test_what_forbids_prevails_over_what_allows() -> None:
    scene = Scene(off_hand=["OA-09"], def_hand=["DA-12"])
    lock = scene.new("op", 'kind = "pass"\nsymbols = { skill = 2 }\nobjective = 6\nin_force = [{ do = "lock_calls" }]')
    scene.play(lock, "DP-02", others=([], ["DP-03"]))
    assert not scene.told(e.ActionPlayed)
    assert scene.asked != "Window.offer"


@pytest.mark.rule("GF-14.3")
@pytest.mark.parametrize(
    ("length", "drive", "allowed"), [("short", 2, True), ("short", 3, False), ("medium", 3, True), ("medium", 4, False)]
)
def test_first_half_cards_in_short_games(length: str, drive: int, allowed: bool) -> None:
    assert usable(Scene(length=length, drive=drive).s, 0, 5, "first_half") == allowed


@pytest.mark.rule("GF-14.2")
@pytest.mark.parametrize(("limit", "first", "second"), [("once_per_half", True, True), ("once_per_game", True, False)])
def test_limits_of_a_full_game(limit: str, first: bool, second: bool) -> None:
    scene = Scene(length="full")
    assert usable(scene.s, 0, 5, limit) == first
    spend(scene.s, 0, 5, limit)
    assert not usable(scene.s, 0, 5, limit)
    assert usable(scene.s, 1, 5, limit)
    scene.s.half = 2
    assert usable(scene.s, 0, 5, limit) == second


@pytest.mark.rule("GF-14.4")
def test_a_used_up_card_may_be_shown_for_its_alert_but_not_played() -> None:
    scene = Scene(off_hand=["OA-04"])
    limited = scene.new("da", 'symbols = { skill = 2 }\nalert = 3\nlimit = "once_per_game"')
    foul = 'penalty = { risk = 3, yards = 5, foul = "Shoving" }'
    play = scene.new("op", f'kind = "pass"\nsymbols = {{ skill = 1 }}\nobjective = 6\n{foul}')
    scene.give(1, limited)
    spend(scene.s, 1, scene.s.faces[scene.s.zone(1, 1)[0]].place, "once_per_game")
    scene.play(play, "DP-02")
    assert scene.s.winner == 0  # it could not be laid
    assert scene.asked == "Flags.complain"


@pytest.mark.rule("GF-14.4")
def test_a_play_is_used_when_revealed() -> None:
    scene = Scene()
    play = scene.new("op", f'{RUN}objective = 4\nlimit = "once_per_game"')
    scene.play(play, "DP-05", others=(["OP-01"], [])).settle().skip("Down.declare").act("play")
    assert scene.options(0) == ["call OP-01"]


@pytest.mark.rule("GF-14.5", "GF-14.6")
def test_a_play_with_a_continuing_effect_leaves_the_playbook_until_it_ends() -> None:
    scene = Scene(off_hand=["OA-04"]).play("OP-06", "DP-03", others=(["OP-01"], []))
    scene.settle()
    assert scene.ids(PLAYS_BESIDE, 0) == ["OP-06"]
    assert scene.last(e.ContinuingStarted).team == "Bob"
    scene.skip("Down.declare").act("play")
    assert scene.options(0) == ["call OP-01"]
    end_drive_effects(scene.s)
    assert (scene.ids(PLAYS_BESIDE, 0), "OP-06" in scene.ids(BOOK, 0)) == ([], True)


@pytest.mark.rule("GF-14.7")
def test_a_continuing_play_may_be_exchanged_without_ending_its_effect() -> None:
    from playcall.games.gridiron_fantasy.rules.squad import Exchange

    scene = Scene().play("OP-06", "DP-03", others=(["OP-01", "OP-02"], [])).settle()
    scene.put(RESERVE, 0, "OP-03")
    scene.run(Exchange(0)).act("take out OP-06", "put in OP-03")
    assert scene.ids(PLAYS_BESIDE, 0) == ["OP-06"]
    assert len(scene.s.running) == 1
    end_drive_effects(scene.s)
    assert "OP-06" in scene.ids(RESERVE, 0)
    assert "OP-03" in scene.ids(BOOK, 0)


@pytest.mark.rule("GF-14.9", "GF-14.11")
def test_the_same_card_of_the_other_team_starts_its_own_effect() -> None:
    scene = Scene(start=False)
    first, other = scene.put(BESIDE, 0, "OA-03")[0], scene.put(BESIDE, 1, "OA-03")[0]
    fx = scene.s.faces[first].special[0].inner[0][0]
    for team, card in ((0, first), (1, other), (0, scene.put(BESIDE, 0, "OA-03")[0])):
        begin_effect(scene.s, fx, team, card, until=2, left=1)
    assert [entry[1] for entry in scene.s.running] == [0, 1]
    end_drive_effects(scene.s)
    assert "OA-03" in scene.ids(DISCARD, 0)


@pytest.mark.rule("GF-14.12")
def test_an_effect_on_the_next_play_lapses_with_the_drive() -> None:
    scene = Scene(off_hand=["OA-15"])
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    scene.play(play, force, others=(["OP-01"], [])).act("lay OA-15").settle()
    assert len(scene.s.running) == 1
    twin = scene.s.clone()
    end_drive_effects(twin)
    assert twin.running == []
    scene.skip("Down.declare").act("play")
    assert scene.options(0) == [f"call {play}"]
    scene.both(f"call {play}", f"call {force}").settle()
    assert scene.s.running == []


@pytest.mark.rule("GF-14.13")
def test_an_effect_for_two_drives_ends_with_the_second_end_of_a_drive() -> None:
    scene = Scene(start=False, drive=3)
    card_id = scene.new(
        "oa", 'windows = ["challenge"]\neffects = [{ do = "tax_symbols", ability = "skill", n = 1, for = "drives:2" }]'
    )
    [card] = scene.put(BESIDE, 0, card_id)
    begin_effect(scene.s, scene.s.faces[card].effects[0], 0, card)
    advance_marker(scene.s)
    assert (len(scene.s.running), scene.s.half) == (1, 2)  # across the middle of a Medium game
    advance_marker(scene.s)
    assert scene.s.running == []


# GF-16 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-16.1", "GF-16.2")
def test_the_ball_lies_on_a_whole_yard_of_a_hundred() -> None:
    for seed in range(12):
        tale = quick_game(seed)
        random_play(tale, until=lambda s: not 1 <= s.los <= 99, seed=seed)
        assert tale.s.over
    assert [say(spot(los)) for los in (1, 49, 50, 51, 99)] == [
        "own 1",
        "own 49",
        "midfield",
        "opponent’s 49",
        "opponent’s 1",
    ]


@pytest.mark.rule("GF-16.5")
def test_what_scores_are_worth() -> None:
    worth = {"touchdown": 6, "return touchdown": 6, "extra point": 1, "two points": 2, "field goal": 3, "safety": 2}
    seen = {
        event.what: event.points
        for seed in range(40)
        for event in random_play(quick_game(seed), seed=seed).told(e.Scored)
    }
    assert "field goal" in seen
    assert all(worth[what] == points for what, points in seen.items())


@pytest.mark.rule("GF-16.7")
def test_goal_to_go() -> None:
    scene = Scene(los=93, mark=100)
    play = scene.new("op", f"{RUN}objective = 5")
    scene.play(play, "DP-05").settle()
    assert (scene.s.los, scene.s.down, scene.s.mark) == (98, 2, 100)
    assert "goal" in say(GAME.words.headline(scene.s))


@pytest.mark.rule("GF-16.9")
def test_positions_of_stars() -> None:
    stars = [face for face in CARDS if face.subtype == "star"]
    for face in stars:
        assert face.position in (GOLD_POSITIONS if face.plaque == "gold" else SILVER_POSITIONS)
    assert {face.position for face in stars} == {*GOLD_POSITIONS, *SILVER_POSITIONS}


@pytest.mark.rule("GF-16.11")
@pytest.mark.parametrize(("card", "run", "other"), [("TM-07", 1, 0), ("TM-15", -1, 2), ("TM-23", 2, -1)])
def test_defensive_formations_against_run_and_pass(card: str, run: int, other: int) -> None:
    scene = Scene(def_team=[card])
    play = scene.new("op", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    throw = scene.new("op", 'kind = "pass"\nsymbols = { power = 2 }\nobjective = 4')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    assert scene.play(play, force).s.final[1] == 2 + run
    scene = Scene(def_team=[card])
    throw = scene.new("op", 'kind = "pass"\nsymbols = { power = 2 }\nobjective = 4')
    force = scene.new("dp", 'kind = "run"\nsymbols = { power = 2 }\nobjective = 4')
    assert scene.play(throw, force).s.final[1] == 2 + other

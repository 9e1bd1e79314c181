"""The worked examples of the rulebook, one test each, with their exact figures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import (
    BallMoved,
    Defence,
    DriveEnded,
    KickTried,
    OffensiveAudible,
    Scored,
    Threat,
)
from playcall.games.highlights_2052.rules.automaton import value
from playcall.games.highlights_2052.rules.matchup import judge
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import (
    AUDIBLE_SPACE,
    CLUB,
    CUTS,
    DISCARDS,
    DISPLAY,
    DRIVE,
    HANDS,
    IN_PLAY,
    INJURED,
    LEAGUE_PACKS,
    OPEN_DISCARD,
    PLAY_DECK,
    PLAYBOOK,
    ROSTER,
    USED_AUDIBLE_OPEN,
)
from tests.games.highlights_2052.story import NO_DEFENCE, Scene, Tale, overtime, start


def write(tale: Tale, card: int, defence: str, *offence: str) -> str:
    """Give a card its two ends; returns the token that plays it."""
    tale.write_card(card, make_card("written", defence, offence))
    return f"play {tale.s.game.card_id('play', card)}"


@pytest.mark.rule("FH-3.4")
def test_example_01_yardage() -> None:
    assert Scene("R C 15", ball=45).ball == 30


@pytest.mark.rule("FH-5.2", "FH-5.4")
def test_example_02_overthrown() -> None:
    for yards in (15, 20, 25, 30, 40):
        scene = Scene(f"P C {yards}", "P {L1} NO_GAIN", ball=5)
        assert (scene.ball, scene.points, scene.turned()) == (5, 0, [])


@pytest.mark.rule("FH-5.5")
def test_example_03_catch_in_the_end_zone() -> None:
    for defence in ("P {R1} NO_GAIN", "R {R1} NO_GAIN"):
        scene = Scene("P L 20", defence, ball=15)
        assert (scene.points, scene.ball, scene.turned()) == (7, 45, [])


@pytest.mark.rule("FH-19.4", "FH-5.7")
def test_example_04_run_after_catch() -> None:
    scene = Scene("P R 20", "R {L1} MINUS 10", ball=30, turned=[16])
    assert (scene.points, scene.ball, scene.turned()) == (7, 45, [16])


@pytest.mark.rule("FH-7.11")
def test_example_05_conversion() -> None:
    fails = Scene("R C 10", ball=10, two_point="on", turned=[29]).act("two run")
    succeeds = Scene("R C 10", ball=10, two_point="on", turned=[21]).act("two run")
    assert (fails.points, succeeds.points) == (6, 8)


@pytest.mark.rule("FH-19.7", "FH-10.1", "FH-10.9")
def test_example_06_goal_line_stand_out_of_range() -> None:
    far = Scene("R C 10", "R {C1} GOAL_LINE_STAND !", ball=20).no_kick()
    assert (far.ball, far.turned()) == (15, [])
    near = Scene("R C 10", "R {C1} GOAL_LINE_STAND !", ball=15, turned=[1])
    assert (near.ball, near.turned()) == (45, [1])
    assert not near.may_kick


@pytest.mark.rule("FH-19.5", "FH-19.6")
def test_example_07_two_footballs() -> None:
    assert Scene("R L x2 15", "R {L1,C1} NO_GAIN", ball=45).ball == 35
    assert Scene("R L x2 15", "R {L2} NO_GAIN", ball=45).ball == 45


@pytest.mark.rule("FH-19.8", "FH-15.5")
def test_example_08_first_play_of_the_game() -> None:
    scene = Scene("R C 5", "R {C1,R1} MINUS 15", ball=45)
    write(scene, scene.answer, "R {C1,R1} MINUS 15", "P L 15")
    scene.no_kick()
    assert (scene.ball, scene.drive, scene.turned()) == (45, 1, [])
    assert [(threat.card, threat.down) for threat in scene.told(Threat)] == [(scene.answer, 1)]
    assert (scene.s.offence, scene.asked_seats) == (HOME, [0])


@pytest.mark.rule("FH-19.1", "FH-19.3", "FH-19.4")
@pytest.mark.parametrize(
    ("defence", "play", "turned", "ball"),
    [("R {R1} NO_GAIN", 1, [20], 25), ("R {R1} NO_GAIN", 2, [], 45), ("P {L1,R1} NO_GAIN", 2, [19], 20),
     ("M {C1} NO_GAIN", 1, [], 40), ("M {C1} NO_GAIN", 2, [], 35)],
)  # fmt: skip
def test_example_09_a_card_of_two_types(defence: str, play: int, turned: list[int], ball: int) -> None:
    scene = Scene(["P L 5", "R R 10"], defence, ball=45, turned=turned).act(f"activate {play}")
    assert (scene.ball, scene.turned()) == (ball, turned)


@pytest.mark.rule("FH-13.4", "FH-13.5")
def test_example_10_open_draft() -> None:
    tale = start(setup="draft", teams="tidebreakers,haulers").play_on("DisplayDraft.take_one")
    left, takers = [], []
    for _ in range(10):
        takers.append(tale.s.seats.index(tale.s.to_move()))
        tale.act(tale.options()[0])
        left.append(len(tale.zone(DISPLAY)))
    v, h = VISITOR, HOME
    assert takers == [v, h, h, v, v, h, h, v, v, h]
    assert left == [9, 8, 7, 6, 5, 4, 3, 2, 2, 0]
    assert len(tale.zone(OPEN_DISCARD)) == 1
    assert [takers.count(side) for side in (v, h)] == [5, 5]


def with_an_audible_card() -> Tale:
    """The first half of a quick game: the Visitor has placed an Audible card, Home has not."""
    tale = start(teams="tidebreakers,haulers").play_on("Half.set_audibles")
    visitor, home = tale.s.seats
    return tale.act(f"{visitor}: {tale.options(visitor)[0]}", f"{home}: place none")


@pytest.mark.rule("FH-14.3")
def test_example_11_the_cards_of_a_half() -> None:
    tale = with_an_audible_card()
    kinds = (HANDS, AUDIBLE_SPACE, PLAYBOOK)
    assert [len(tale.zone(kind, VISITOR)) for kind in kinds] == [10, 1, 4]
    assert [len(tale.zone(kind, HOME)) for kind in kinds] == [10, 0, 5]


@pytest.mark.rule("FH-22.2")
def test_example_12_a_league_pack() -> None:
    tale = start(mode="league", players="4").play_on("PairDraft.pick")
    packs, options = [], []
    for _ in range(5):
        packs.append([len(tale.zone(LEAGUE_PACKS, seat)) for seat in range(4)])
        options.append(len(tale.options()))
        for _ in range(4):
            tale.act(tale.options()[0])
    assert packs == [[size] * 4 for size in (11, 9, 7, 5, 3)]
    assert options == [55, 36, 21, 10, 3]
    playing = [len(tale.zone(HANDS, side)) + len(tale.zone(PLAYBOOK, side)) for side in (VISITOR, HOME)]
    waiting = sorted(len(tale.zone(CLUB, seat)) for seat in range(4))
    assert (playing, waiting) == ([15, 15], [0, 0, 15, 15])
    assert len(tale.zone(PLAY_DECK)) == 75 - 4 * 11 + 4


@pytest.mark.rule("FH-19.4", "FH-19.10")
def test_example_13_helmets_on_a_mismatch() -> None:
    assert Scene("P C 10", "R {C2} MINUS 5", ball=40, turned=[6]).ball == 30
    assert Scene("P C 10", "R {C2} MINUS 5", ball=40, turned=[6], helmet_reduction="paired").ball == 25


@pytest.mark.rule("FH-19.4")
def test_example_14_helmets_stop_at_zero() -> None:
    assert Scene("R L 5", "P {L2} NO_GAIN", ball=45, turned=[12]).ball == 40


@pytest.mark.rule("FH-5.3")
def test_example_15_no_rescue_by_a_helmet() -> None:
    scene = Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10)
    assert (scene.ball, scene.points) == (10, 0)
    assert Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10, overthrow_test="after_helmets").points == 7


@pytest.mark.rule("FH-7.6", "FH-7.7", "FH-7.8")
def test_example_16_the_defenders_choice() -> None:
    declined = Scene("P C 25", "P {C1} MINUS 15", ball=10).act("decline")
    assert (declined.ball, declined.points) == (10, 0)
    activated = Scene("P C 25", "P {C1} MINUS 15", ball=10).act("use box")
    assert (activated.ball, activated.points) == (45, 7)
    intercepted = Scene("P C 25", "P {C1} INTERCEPTION 10", ball=10, opponent=30).act("use box")
    assert (intercepted.ball, intercepted.opponent_ball) == (45, 20)


@pytest.mark.rule("FH-9.2", "FH-9.3", "FH-9.4", "FH-9.5", "FH-9.6")
def test_example_17_field_goal() -> None:
    for card, points, opponent_points, opponent in ((12, 3, 0, 10), (3, 0, 0, 10), (4, 0, 7, 45)):
        scene = Scene("R C 10", ball=35, opponent=10, fg=3, turned=[card])
        assert scene.ball == 25
        scene.act("kick")
        [tried] = scene.told(KickTried)
        assert tried.need == 6
        assert (scene.points, scene.opponent_points) == (points, opponent_points)
        assert (scene.ball, scene.opponent_ball) == (45, opponent)


@pytest.mark.rule("FH-8.1", "FH-8.2")
def test_example_18_safety() -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", ball=45, opponent=35)
    assert (scene.ball, scene.opponent_points, scene.opponent_ball) == (45, 2, 25)
    assert [moved.new for moved in scene.told(BallMoved)] == [50, 25]
    assert [ended.why for ended in scene.told(DriveEnded)] == ["safety"]
    near = Scene("P R 15", "P {R1} LOSS 5", ball=45, opponent=10)
    assert (near.opponent_points, near.opponent_ball) == (9, 45)
    assert [scored.points for scored in near.told(Scored)] == [2, 7]


@pytest.mark.rule("FH-8.1", "FH-9.1")
def test_example_19_a_sack_without_a_safety() -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", ball=40)
    assert (scene.ball, scene.opponent_points, scene.may_kick) == (45, 0, True)
    assert scene.s.field_count(scene.offence) == 10


@pytest.mark.rule("FH-10.3", "FH-10.4", "FH-10.5", "FH-10.6", "FH-10.7")
def test_example_20_penalty() -> None:
    def foul(card: int) -> Scene:
        return Scene("R C 20", "R {C1} NO_GAIN !", ball=30, drive="RP", turned=[card])

    accepted = foul(2).act("accept").no_kick()
    assert (accepted.ball, accepted.drive) == (20, 3)
    assert foul(2).act("decline").ball == 30
    fresh = foul(25).act("accept").no_kick()
    assert (fresh.ball, fresh.drive, len(fresh.discards)) == (15, 1, 2)
    assert fresh.zone(DRIVE, fresh.offence) == [fresh.attack]
    holding = foul(27)
    assert holding.asked_seats == [holding.defence]
    assert holding.act("accept").ball == 40
    offset = foul(4).no_kick()
    assert (offset.ball, offset.drive, offset.discards) == (30, 2, [offset.attack])


@pytest.mark.rule("FH-5.8")
def test_example_21_touchdown_by_penalty() -> None:
    assert Scene("R C 20", "R {C1} NO_GAIN !", ball=10, turned=[11]).act("accept").points == 7


@pytest.mark.rule("FH-3.7", "FH-19.3")
def test_example_22_maul() -> None:
    assert Scene("M L 15", "P {L1} MINUS 10", ball=45).ball == 40
    unmatched = Scene("M L 15", "R {R2} NO_GAIN", ball=45)
    assert (unmatched.ball, unmatched.turned()) == (30, [])
    assert Scene("M L 15", "R {R2} NO_GAIN", ball=10).points == 7
    assert Scene("M L x2 15", "R {L1,R1} NO_GAIN", ball=10).points == 7
    assert Scene("M L 15", "P {L1} MINUS 10", ball=10).ball == 5
    assert Scene("M L 40", "R {R2} NO_GAIN", ball=10).points == 7


@pytest.mark.rule("FH-19.3", "FH-19.4", "FH-19.6")
def test_example_23_stunt() -> None:
    scene = Scene("M C 10 [STUNT]", "M {C1} NO_GAIN", ball=45, turned=[7])
    assert (scene.ball, scene.turned()) == (25, [7])
    assert Scene("M C 10 [STUNT]", "R {C1} NO_GAIN", ball=45).ball == 45


@pytest.mark.rule("FH-19.14")
def test_example_24_bonus_and_overthrow() -> None:
    offence = "P L 20 [BONUS always 10]"
    assert Scene(offence, "P {R1} NO_GAIN", ball=15).points == 7
    assert Scene(offence, "P {R1} NO_GAIN", ball=35).ball == 5


@pytest.mark.rule("FH-4.4", "FH-9.6")
def test_example_25_fourth_play() -> None:
    for answer, points in (("no kick", 0), ("kick", 3)):
        scene = Scene("R C 10", ball=30, drive="RPM", fg=2, turned=[15])
        assert scene.ball == 20
        scene.act(answer)
        assert (scene.points, scene.ball, scene.drive, len(scene.discards)) == (points, 45, 0, 4)


@pytest.mark.rule("FH-6.2", "FH-6.8", "FH-4.5")
def test_example_26_audibles() -> None:
    defence = Scene("R C 10", defend=False, audibles=(3, 3))
    write(defence, defence.zone(PLAYBOOK, HOME)[-1], NO_DEFENCE, "R C 10")
    defence.act("audible").act(defence.options()[0])
    assert (defence.asked, defence.in_play) == ("FieldGoal.decide", [defence.attack])
    offence = Scene("R C 10", NO_DEFENCE, audibles=(3, 3))
    card = offence.zone(HANDS, VISITOR).pop()
    offence.s.zones[AUDIBLE_SPACE(VISITOR)] = [card]
    write(offence, card, NO_DEFENCE, "R C 15")
    offence.reopen()
    offence.act("from audible", "no kick")
    assert offence.zone(USED_AUDIBLE_OPEN, VISITOR) == [offence.attack]
    assert (offence.ball, offence.zone(DRIVE, VISITOR)) == (30, [card])


@pytest.mark.rule("FH-16.2", "FH-16.4")
def test_example_27_final_defence() -> None:
    tale = with_an_audible_card()
    playbook: list[int] = []
    while not [told for told in tale.told(Defence) if told.source == "final"]:
        playbook = list(tale.zone(PLAYBOOK, VISITOR))
        sources = ("from audible", "from playbook")
        tale.act(next((source for source in sources if tale.may(source)), tale.options()[0]))
    calls = [told.source for told in tale.told(OffensiveAudible) if told.team == tale.s.teams[VISITOR]]
    assert (calls, len(playbook)) == (["audible", "playbook", "playbook"], 2)
    [final] = [told.card for told in tale.told(Defence) if told.source == "final"]
    assert final == playbook[-1]
    assert tale.s.audibles[VISITOR] == 0
    tale.play_on("PackDraft.pick")
    assert final not in [threat.card for threat in tale.told(Threat)]


@pytest.mark.rule("FH-19.17", "FH-4.8")
def test_example_28_interception_return() -> None:
    scene = Scene("P L 10", "P {L1} INTERCEPTION 20", ball=20, opponent=20, drive="RP", opponent_drive="MR")
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert (scene.opponent_points, scene.opponent_ball) == (7, 45)
    assert (len(scene.zone(DISCARDS, HOME)), scene.zone(DRIVE, HOME)) == (2, [])
    assert scene.zone(IN_PLAY, HOME) == [scene.answer]
    assert [(threat.card, threat.down) for threat in scene.told(Threat)] == [(scene.answer, 1)]


@pytest.mark.rule("FH-4.2", "FH-4.4")
def test_example_29_hurry_up() -> None:
    scene = Scene("R C 10 [HURRY_UP]", ball=35, drive="RPM").no_kick()
    assert (scene.ball, scene.drive, scene.discards) == (25, 3, [scene.attack])


@pytest.mark.rule("FH-23.8")
def test_example_30_solo_draw() -> None:
    met = Scene("R R 10", "P {R1} NO_GAIN", ball=45, solo="defence", turned=[7])
    assert (met.ball, met.turned()) == (40, [])
    clear = Scene("R R 10", "P {C1} NO_GAIN", ball=45, solo="defence", turned=[7])
    assert (clear.ball, clear.turned()) == (20, [7])


@pytest.mark.rule("FH-23.7")
def test_example_31_a_pass_of_the_automatic_opponent() -> None:
    assert Scene("P C 30", "R {L1} NO_GAIN", ball=10, solo="offence").points == 7


@pytest.mark.rule("FH-23.10")
def test_example_32_the_automatic_opponent_chooses() -> None:
    scene = Scene(["P L 15", "R C 10"], "P {L1} NO_GAIN", ball=45, solo="offence", turned=[12], defend=False)
    attack, answer = scene.s.cards[scene.attack], scene.s.cards[scene.answer]
    worth = [value(scene.s, judge(scene.s, scene.offence, play, attack, answer)) for play in attack.plays]
    assert worth == [0, 20]
    scene.act(scene.options()[0])
    assert (scene.ball, scene.turned()) == (30, [12])
    assert scene.s.drive_types[scene.offence] == "R"


def overtime_pair(home_yards: int) -> Tale:
    """17-17: the Visitor's pass is not matched, Home runs for the yards given."""
    tale = overtime()
    tale.s.scores = [17, 17]
    visitor = write(tale, tale.zone(HANDS, VISITOR)[0], "R {L1} NO_GAIN", "P C 30")
    home = write(tale, tale.zone(HANDS, HOME)[0], "P {R1} NO_GAIN", f"R C {home_yards}")
    assert tale.s.ball == [30, 30]
    return tale.act(f"0: {visitor}", f"1: {home}")


@pytest.mark.rule("FH-20.3", "FH-20.4", "FH-20.9")
def test_example_33_overtime() -> None:
    won = overtime_pair(home_yards=20)
    assert (won.scores, won.s.ball[HOME]) == ((24, 17), 10)
    assert won.s.over
    assert won.s.result is not None
    assert won.s.result.winner == 0
    level = overtime_pair(home_yards=30)
    assert (level.scores, level.s.ball, level.asked) == ((24, 24), [30, 30], "Overtime.choose")
    assert len(level.options()) == 2


@pytest.mark.rule("FH-11.2", "FH-11.4", "FH-11.6")
def test_example_34_injury() -> None:
    scene = Scene("M C 15", "R {L1} MINUS 5", ball=40, injury=True, fg=3, turned=[12, 14], injuries="on")
    assert scene.ball == 25
    scene.act("kick")
    assert (scene.points, scene.turned(), scene.zone(INJURED, VISITOR)) == (3, [12, 14], [scene.attack])
    scene.s.cards = tuple(replace(card, injury=False) for card in scene.s.cards)
    scene.play_on("PackDraft.pick")
    assert len(scene.zone(ROSTER, VISITOR)) == 14
    scene.play_on("CutToFifteen.cut")
    assert [len(scene.zone(ROSTER, side)) for side in (VISITOR, HOME)] == [19, 20]
    scene.play_on("Half.set_audibles")
    assert [len(scene.zone(CUTS, side)) for side in (VISITOR, HOME)] == [4, 5]

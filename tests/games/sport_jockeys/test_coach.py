"""The coach: what strong players think about, in scenes where the right choice is plain."""

from __future__ import annotations

import pytest

from playcall.contract import Advice
from playcall.games.sport_jockeys import GAME, balance
from playcall.games.sport_jockeys.coach import LAST_CARDS, RATERS
from playcall.games.sport_jockeys.coach.appraisal import Appraisal, Sight
from playcall.games.sport_jockeys.coach.prospects import prospect, square_worth
from playcall.games.sport_jockeys.handbook import bits
from playcall.games.sport_jockeys.table import BURIED, DECK, HANDS
from playcall.kernel import Chance, imagine
from playcall.lab.balance import count_game
from tests.games.sport_jockeys.story import ASKING, Scene, Tale, cards

DOUBLES, SEVENS = True, True


def advice(tale: Tale, seed: int = 1) -> list[Advice]:
    seat = tale.s.to_move()
    return GAME.coach.advise(imagine(tale.s, seat, Chance.of(seed)), seat)


def best(tale: Tale) -> str:
    return GAME.actions.token(advice(tale)[0].action)


def worth(tale: Tale, token: str) -> float:
    return next(option.worth for option in advice(tale) if GAME.actions.token(option.action) == token)


def follow(tale: Tale) -> Tale:
    """The team that is asked does what the coach says until the other one is asked."""
    seat = tale.s.to_move()
    while tale.s.to_move() == seat:
        tale.act(best(tale))
    return tale


# Squares and chances --------------------------------------------------------------------------------------------------


def test_every_question_has_a_rater() -> None:
    written = {name: kind.__mro__ for name, kind in GAME.procedures.items()}
    unrated = [
        asked
        for asked in ASKING
        for name, _, step in [asked.partition(".")]
        if not any(f"{kind.__name__}.{step}" in RATERS.found for kind in written[name])
    ]
    assert not unrated


def test_higher_squares_are_worth_more() -> None:
    for column in range(1, 5):
        worths = [square_worth(row, column, DOUBLES, SEVENS) for row in range(1, 6)]
        assert worths == sorted(worths, reverse=True)


def test_the_last_column_knows_the_points() -> None:
    here = prospect(1, 4, DOUBLES, SEVENS)
    assert here.ended(1) - here.ended(0) == here.ended(0) - here.ended(-1) == 1
    low = prospect(5, 4, DOUBLES, SEVENS)
    assert (low.ended(0) - low.ended(-1), low.ended(1) - low.ended(0)) == (2, 0)


def test_fewer_defenders_are_better_for_the_offence() -> None:
    here = prospect(4, 1, DOUBLES, SEVENS)
    worths = [here.to_stop(1, defenders, 4) for defenders in range(6)]
    assert worths[0] == here.touchdown
    assert worths == sorted(worths, reverse=True)


def test_the_chance_of_an_answer_is_counted_from_the_unseen_cards() -> None:
    scene = Scene("C01 C02", "C06 C07 C08", deck=7)
    sight = Sight(scene.s, 1)
    assert (sight.number, sight.mine, sight.theirs) == (9, 3, 2)
    assert sight.chance(0, 2) == 0
    assert sight.chance(bits(cards("C01")), 2) == pytest.approx(1 - 8 / 9 * 7 / 8)
    assert sight.chance(sight.unseen, 1) == 1
    assert sight.chance(bits(cards("C06")), 2) == 0


def test_advice_does_not_turn_on_where_the_unseen_cards_lie() -> None:
    scene = Scene("C33 C16 C36 C40 C31", "C20 C15 C06 C14 C41").play("C20 C15")
    assert advice(scene, 1) == advice(scene, 2)


# The exchange ---------------------------------------------------------------------------------------------------------


def test_stop_when_ahead_and_nothing_more_can_be_won() -> None:
    scene = Scene("C20 C16 C03", "C45 C14 C06", at="r3c2").play("C14").play("C20 C16").play("C06")
    assert scene.points == (8, 5)
    assert best(scene) == "none"


def test_answer_when_behind() -> None:
    scene = Scene("C33 C16 C36 C40 C31", "C20 C15 C06 C14 C41").play("C20 C15")
    assert best(scene) != "none"
    follow(scene)
    assert scene.points[0] > scene.points[1]


def test_a_sloppy_tackle_wins_with_three_points_to_spare() -> None:
    scene = Scene("C03 C27", "C06 C50 C48 C02", at="r4c4").play("C06 C50 C48").play("C27")
    assert scene.points == (3, 10)
    assert best(scene) == "sloppy C02"


def test_an_offence_takes_the_touchdown_of_a_defence_without_cards() -> None:
    scene = Scene("C03 C28", "C38").play("C38")
    assert best(scene) == "play C03"


def test_an_injury_takes_the_last_card() -> None:
    scene = Scene("C51 C27", "C38 C45", specials=False).play("C38")
    assert best(scene) == "play C51"


@pytest.mark.rule("SJ-10.6")
def test_no_card_against_a_dive_gives_nothing_away() -> None:
    scene = (
        Scene("C03 C28", "C38 C05 C27 C44", at="r4c2", specials=False).play("C38").play("C03").play("C05").play("C28")
    )
    assert scene.asks == (1, "Defend.choose")
    none = worth(scene, "none")
    assert none == pytest.approx(-Appraisal(scene.s, 1).here.ended(scene.points[0] - scene.points[1]))
    assert none > max(worth(scene, token) for token in scene.options() if token.startswith("sloppy"))


@pytest.mark.rule("SJ-4.3", "SJ-16.4")
def test_the_last_cards_are_not_given_away_for_a_sloppy_tackle() -> None:
    hands = ("C03 C27 C10", "C38 C45 C06")
    full, gone = Scene(*hands, at="r4c2", deck=20), Scene(*hands, at="r4c2", deck=0).act("continue")
    lost = {token: worth(full, token) - worth(gone, token) for token in ("sloppy C38", "play C38", "none")}
    assert lost["sloppy C38"] == pytest.approx(LAST_CARDS)
    assert lost["none"] == pytest.approx(0)


def test_a_defence_fights_before_it_concedes() -> None:
    scene = Scene("C03 C27 C10", "C38 C45 C06 C14 C25")
    assert worth(scene, "none") == min(option.worth for option in advice(scene))


def test_the_picks_lead_to_the_best_set() -> None:
    scene = Scene("C33 C16 C36 C40 C31", "C20 C15 C06 C14 C41").play("C20 C15")
    promised = advice(scene)[0].worth
    token = best(scene)
    scene.act(token)
    if scene.s.to_move() == 0:
        assert advice(scene)[0].worth == pytest.approx(promised)


def test_recover_a_ball_worth_having() -> None:
    scene = Scene("C27", "C37 C10 C03 C38", at="r5c4").play("C37")
    assert scene.asks == (1, "Recover.choose")
    assert best(scene).startswith("play ")


# Flags ----------------------------------------------------------------------------------------------------------------


def test_enforce_what_wins_and_decline_what_loses() -> None:
    ahead = Scene("C20 C16 C48", "C38 C13 C06 C50", at="r3c2", specials=False)
    ahead.play("C38").play("C20 C16").play("C13").play("C48").play("C06 C50")
    assert (ahead.asked, best(ahead)) == ("EndOfPlay.penalty", "enforce")


def test_challenge_the_flag_that_would_decide() -> None:
    scene = Scene("C48", "C06 C02", at="r3c4").play("C06").play("C48")
    assert scene.asks == (1, "Answer.challenge")
    assert best(scene) == "challenge"
    harmless = Scene("C48 C03 C27 C10", "C06 C50 C14 C38", at="r4c1").play("C06 C50").play("C48")
    assert best(harmless) == "accept"


# Before the play ------------------------------------------------------------------------------------------------------


def test_the_leader_ends_the_game_and_the_others_play_on() -> None:
    hands = ("C01 C02 C03 C04", "C06 C07 C08")
    for scores, choice in (((9, 3), "end unit"), ((3, 9), "continue"), ((6, 6), "continue")):
        assert best(Scene(*hands, deck=0, period=4, huddle=True, scores=scores)) == choice


def test_a_defence_without_cards_is_met_at_once() -> None:
    assert best(Scene("C01", "", deck=0, period=1, huddle=True, scores=(0, 6))) == "continue"


def test_a_good_hand_is_kept() -> None:
    scene = Scene("C50 C51 C11 C41 C02", "C06 C07", huddle=True)
    assert (scene.asks, best(scene)) == ((0, "Huddle.choose"), "ready")


def test_a_poor_hand_is_exchanged_in_a_time_out() -> None:
    scene = Scene("C13 C22 C30 C46 C29", "C06 C07", huddle=True)
    assert best(scene) == "timeout"
    scene.act("timeout")
    while scene.asked == "Huddle.set_aside":
        scene.act(best(scene))
    assert len(set(scene.hand(0)) & {"C13", "C22", "C30", "C46", "C29"}) <= 2


def test_a_poor_hand_is_spiked_away() -> None:
    scene = Scene("C13 C21 C30 C46 C48", "C06 C07 C08 C09 C10", at="r4c2", snap=False, specials=False)
    assert best(scene).startswith("spike ")


def test_a_leader_burns_the_clock() -> None:
    hands = {"offence": "C13 C15 C27 C32 C40", "defence": "C06 C07 C08 C09 C10", "at": "r4c2"}
    level, ahead = (
        Scene(**hands, snap=False, period=4, specials=False, scores=scores)  # type: ignore[arg-type]
        for scores in ((0, 0), (9, 0))
    )
    gap = [worth(scene, "spike C13") - worth(scene, "snap") for scene in (level, ahead)]
    assert gap[1] > gap[0]


def test_kick_cards_are_weighed_against_the_return() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C12 C22 C06 C14 C25", huddle=True)
    scene.s.kickoff_due = True
    scene.begin_play()
    scene.ready()
    assert scene.asks == (1, "Kick.add")
    assert worth(scene, "play C22") > worth(scene, "done")


def test_a_touchback_is_for_strong_kicks() -> None:
    hand = "C46 C48 C30 C29 C49"
    weak, strong = Scene(hand, "C01 C06 C07", kick="C01"), Scene(hand, "C22 C12 C11 C06", kick="C22 C12 C11")
    assert not best(weak).startswith("touchback")
    assert best(strong).startswith("touchback")


# Balance --------------------------------------------------------------------------------------------------------------


def test_a_game_is_counted_for_the_measures() -> None:
    [main, *_] = balance.runs(10)
    sums = count_game(GAME, main, 5)
    assert sums["main.games"] == 1
    assert sums["main.units"] == 4
    outcomes = ("won", "tied", "lost", "touchdown")
    for kind in ("snap", "kickoff"):
        assert sums[f"main.{kind} plays"] == sum(sums[f"main.{kind} {outcome}"] for outcome in outcomes)
    assert sums["main.plays"] == sums["main.snap plays"] + sums["main.kickoff plays"]
    assert sums["main.drives"] > 0


def test_the_measures_have_ranges() -> None:
    sums = count_game(GAME, balance.runs(10)[0], 5) + count_game(GAME, balance.runs(10)[1], 5)
    rows = balance.report(sums)
    assert len({row.name for row in rows}) == len(rows) >= 30
    assert all(row.low < row.high for row in rows)


def test_sight_knows_its_own_face_down_cards() -> None:
    scene = Scene("C01 C02", "C06 C07").act("sloppy C06")
    assert scene.ids(BURIED, 1) == ["C06"]
    assert not Sight(scene.s, 1).unseen & bits(cards("C06"))
    assert Sight(scene.s, 0).unseen == bits([*scene.s.zones[DECK()], *scene.s.zones[HANDS(1)], *cards("C06")])

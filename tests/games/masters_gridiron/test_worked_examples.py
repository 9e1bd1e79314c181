"""The worked examples of the rules, card by card."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, PLAYS
from playcall.games.masters_gridiron.decks.check import check_deck
from playcall.games.masters_gridiron.events import Announced, Drew, Laid, Punted, Resolved
from playcall.games.masters_gridiron.making.players import evaluation, salary
from playcall.games.masters_gridiron.rules.match import spread_of, winner_against_spread
from playcall.games.masters_gridiron.zones import (
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_OPEN,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    SPOTS,
)
from tests.games.masters_gridiron.story import Scene, Season

FADE = "TD SP RED / PRS, COV / WR +8"
END = "TE{RBL 60, PBL 55, REC 66, RED 72}"
TACKLE = "T{RBL 70, PBL 75}"


@pytest.mark.rule("MG-4.3", "MG-4.4", "MG-4.7")
def test_01_an_announcement() -> None:
    [laid] = Scene(END, FADE).attempt().told(Laid)
    assert (laid.result, laid.number, laid.stops, laid.terms) == ("TD", 72, ("PRS", "COV"), (("RED", 72),))


@pytest.mark.rule("MG-4.3", "MG-4.4")
def test_02_a_bonus() -> None:
    [laid] = Scene("WR{REC 74, RED 72}", FADE).attempt().told(Laid)
    assert (laid.number, laid.terms) == (80, (("RED", 72), ("WR", 8)))


@pytest.mark.rule("MG-5.2", "MG-5.4", "MG-5.6")
def test_03_a_touchdown() -> None:
    scene = Scene(END, FADE, "LB{RDF 60, PRS 64, TAC 75, COV 70}").attempt().defend()
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number, end.defence_terms) == (72, 70, (("COV", 70),))
    assert (scene.points, scene.outcome) == (7, "T")


@pytest.mark.rule("MG-5.5", "MG-5.7", "MG-5.8")
def test_04_level_numbers() -> None:
    scene = Scene(END, FADE, "CB{RDF 30, PRS 25, TAC 50, COV 72}").attempt().defend()
    [end] = scene.told(Resolved)
    assert end.defence_number - end.offence_number == 0
    assert (scene.points, scene.outcome, scene.size(SPOTS)) == (0, "x", 1)


@pytest.mark.rule("MG-4.3", "MG-5.5")
@pytest.mark.parametrize(("tackling", "points"), [(67, 7), (68, 0)])
def test_05_the_higher_of_two_ratings(tackling: int, points: int) -> None:
    back = "RB{RBL 40, PBL 46, RUS 59, GOL 68, REC 51, RED 39}"
    scene = Scene(back, "TD IR RUS, GOL / TAC / –", f"LB{{TAC {tackling}}}").attempt().defend()
    assert scene.told(Laid)[0].number == 68
    assert scene.points == points


@pytest.mark.rule("MG-4.2", "MG-10.6", "MG-10.8")
def test_06_no_match() -> None:
    scene = Scene(TACKLE, FADE)
    assert not scene.may("attempt 1 1")
    scene.punt()
    [punted] = scene.told(Punted)
    assert (punted.number, punted.stops) == (75, ("PRS", "COV"))
    scene.defend()
    assert (scene.points, scene.outcome, scene.s.spot(0)) == (0, "p", 2)


@pytest.mark.rule("MG-10.3", "MG-10.5", "MG-10.9", "MG-10.12", "MG-11.1")
@pytest.mark.parametrize(("coverage", "points"), [(84, 7), (83, 7), (82, 0)])
def test_07_a_score_on_a_punt(coverage: int, points: int) -> None:
    corner = f"CB{{RDF 31, PRS 26, TAC 54, COV {coverage}}}"
    scene = Scene(TACKLE, FADE, corner, answers=["AD01"]).punt().defend().call("AD01")
    assert scene.scores == (0, points)
    if points:
        assert (scene.asked, scene.s.to_move(), scene.options()) == ("Turn.convert", 1, ["kick", "go"])
        scene.act("kick")
    assert (scene.s.offence, scene.s.turn) == (1, 2)


@pytest.mark.rule("MG-11.3", "MG-11.4", "MG-11.5")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("FG", "TD"), 8), (("TD", "FG"), 8), (("FG", "FG"), 6), (("TD", "TD"), 6),
        (("AX01", "FG"), 8), (("AX01", "TD"), 6), (("AX01", "AX02"), 6),
    ],
)  # fmt: skip
def test_08_conversions(cards: tuple[str, str], points: int) -> None:
    scene = Scene(END, FADE, "CB").attempt().defend()
    scene.stack_book(0, *cards)
    assert scene.act("go").points == points


@pytest.mark.rule("MG-15.2", "MG-15.3", "MG-15.5")
@pytest.mark.parametrize(("ahead", "winner"), [(-7, 1), (0, 1), (1, 1), (3, 1), (4, 0), (7, 0)])
def test_09_a_spread(ahead: int, winner: int) -> None:
    tale = Scene(spread="on")
    tale.s.payrolls = [121, 104]
    tale.s.scores = [20 + ahead, 20]
    assert spread_of(17, "half") == 35
    assert winner_against_spread(tale.s) == winner


@pytest.mark.rule("MG-12.7", "MG-12.9")
def test_10_half_field_goals() -> None:
    deck = GAME.named_deck("EAS", Scene(stock_form="basic").s.options)._replace(stock=-1)
    assert [p for p in check_deck(deck) if p.code != "over_cap"] == []
    one_more = deck._replace(book=(*deck.book, PLAYS))
    assert [p.code for p in check_deck(one_more) if p.code != "over_cap"] == ["field_goal_share"]
    extra = next(c for c in GAME.cards.teams[7].full if c not in deck.book and c < PLAYS)
    mended = deck._replace(book=(*one_more.book, extra))
    assert (len(mended.book), [p for p in check_deck(mended) if p.code != "over_cap"]) == (26, [])


@pytest.mark.rule("MG-8.5", "MG-8.6", "MG-8.7")
@pytest.mark.parametrize(
    ("turns", "scores"),
    [(("td",), (27, 23)), (("stop",), (20, 23)), (("fg", "stop", "fg"), (26, 23))],
)
def test_11_the_reply(turns: tuple[str, ...], scores: tuple[int, int]) -> None:
    tale = Season(17, (20, 20)).turn("fg")
    assert (tale.scores, tale.s.reply, tale.s.offence) == ((20, 23), True, 0)
    tale.play(*turns)
    assert tale.s.over
    assert (tale.scores, tale.s.result and tale.s.result.winner) == (scores, int(scores[1] > scores[0]))


@pytest.mark.rule("MG-8.4", "MG-8.6")
@pytest.mark.parametrize(("turns", "winner"), [(("td",), 1), (("stop", "fg"), 0)])
def test_12_sudden_death(turns: tuple[str, ...], winner: int) -> None:
    tale = Season(17, (20, 20))
    assert not tale.s.over
    tale.play(*turns)
    assert tale.s.result
    assert tale.s.result.winner == winner


@pytest.mark.rule("MG-6.6", "MG-8.11", "MG-8.12", "MG-8.13")
def test_13_a_refill() -> None:
    tale = Season(17, (20, 20)).play("stop", "stop", "stop")
    [held] = tale.zone(OFF_HAND, 1)
    discards = tale.zone(OFF_DISC, 1)[:]
    assert len(discards) == 10
    tale.play("stop")
    assert tale.zone(OFF_HAND, 1) == [held, *discards[:2]]
    assert tale.zone(OFF_OPEN, 1)[::-1] == discards[2:]
    shown = [tale.seen(OFF_OPEN, 1, seat) for seat in (0, 1, None)]
    assert shown[0] == shown[1] == shown[2] == tuple(f"{card % PLAYERS + 1:03}" for card in reversed(discards[2:]))


@pytest.mark.rule("MG-3.1", "MG-3.2", "MG-3.3", "MG-3.4")
def test_14_a_huddle() -> None:
    scene = Scene()
    scene.hold_book(0, "TD", "FG", "AO01", "AO02")
    scene.stack_book(0, "AO03", "TD")
    scene.again()
    assert scene.options() == ["discard 3", "discard 4", "done"]
    scene.act("discard 4", "discard 4", "done")
    kinds = [GAME.cards.places.get(scene.s.book[card % BOOK].id, 0) >= PLAYS for card in scene.zone(PB_HAND)]
    assert kinds == [False, False, True, False]
    assert [scene.s.book[card % BOOK].id for card in scene.zone(PB_DISC)] == ["AO02", "AO03"]


@pytest.mark.rule("MG-6.4", "MG-7.1")
def test_15_the_end_of_regulation() -> None:
    tale = Season(17)
    for seat in (0, 1):
        assert [tale.size(zone, seat) for zone in (PB_DECK, PB_HAND, SPOTS)] == [12, 4, 8]
        for deck, hand, discard in ((OFF_DECK, OFF_HAND, OFF_DISC), (DEF_DECK, DEF_HAND, DEF_DISC)):
            assert [tale.size(zone, seat) for zone in (deck, hand, discard)] == [0, 3, 8]


PASSER = "QB{PAS 73, RED 64, RUS 50, GOL 48}"
BOMB = "FG LP PAS, REC / COV / QB +4"


@pytest.mark.rule("MG-5.9", "MG-9.1", "MG-9.5", "MG-9.13")
@pytest.mark.parametrize(("challenge", "points"), [(False, 0), (True, 3)])
def test_16_boost_and_cancel(challenge: bool, points: int) -> None:
    scene = Scene(PASSER, BOMB, "S{COV 80}", calls=["AO11", "AX03"], answers=["AD13"])
    scene.attempt().call("AO11")
    assert scene.told(Announced)[-1].number == 83
    scene.defend().call("AD13")
    assert (scene.asked, scene.s.to_move()) == ("Check.offer", 0)
    if challenge:
        scene.call("AX03")
    else:
        scene.act("pass")
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number) == (83, 80 if challenge else 86)
    assert scene.points == points


@pytest.mark.rule("MG-5.9", "MG-9.8")
@pytest.mark.parametrize(
    ("defender", "number", "points"),
    [("DE{RDF 60, PRS 83, TAC 55, COV 33}", 33, 7), ("CB{COV 74}", 74, 0)],
)
def test_17_a_closed_rating(defender: str, number: int, points: int) -> None:
    scene = Scene("WR{REC 71}", "TD LP REC / PRS, COV / –", defender, calls=["AO02"])
    scene.attempt().call("AO02")
    assert scene.told(Announced)[-1].stops == ("COV",)
    scene.defend()
    assert (scene.told(Resolved)[0].defence_number, scene.points) == (number, points)


@pytest.mark.rule("MG-9.8", "MG-9.22", "MG-11.8")
def test_18_a_fake_kick_held() -> None:
    scene = Scene("G{RBL 70}", "FG IR RUS, RBL / RDF / –", "DT{RDF 60}", calls=["AO14"], answers=["AD17"])
    scene.attempt().call("AO14")
    said = scene.told(Announced)[-1]
    assert (said.result, said.number, said.stops) == ("TD", 64, ("RDF",))
    scene.defend().call("AD17")
    assert (scene.points, scene.told(Resolved)[0].outcome, scene.s.turn) == (3, "held", 2)


@pytest.mark.rule("MG-5.9", "MG-9.10")
def test_19_spent_players() -> None:
    scene = Scene(
        "RB{RUS 66}", "TD OR RUS / TAC / –", "LB{TAC 69}",
        others=["T{RBL 71, PBL 60}", "G"], mates=["S{TAC 63}"], calls=["AO06"], answers=["AD18"],
    )  # fmt: skip
    scene.attempt().call("AO06").act("pick 1").defend().call("AD18").act("pick 1")
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number, end.outcome) == (74, 76, "stopped")
    drawn = {event.owner: event.counts for event in scene.told(Drew)}
    assert (drawn[0][0], drawn[1][1]) == (2, 2)


@pytest.mark.rule("MG-5.9", "MG-9.7")
@pytest.mark.parametrize("punts", [False, True])
def test_20_a_carry(punts: bool) -> None:
    scene = Scene("TE{RED 60}", FADE, "CB{COV 65}", answers=["AD19"]).attempt().defend().call("AD19")
    assert scene.s.carry == [0, 8]
    scene.hold_players(OFF_HAND, 1, "QB{PAS 70}")
    scene.zone(PB_HAND, 1)[0] = scene.new_play(1, "TD SP PAS / COV / –")
    scene.again()
    if punts:
        scene.punt().defend()
    else:
        assert scene.attempt().told(Laid)[-1].number == 78
        scene.defend()
    assert scene.s.carry == [0, 0]


@pytest.mark.rule("MG-13.3")
def test_21_a_salary() -> None:
    ratings = {"PAS": 80, "RED": 78, "RUS": 60, "GOL": 55}
    assert (evaluation("QB", ratings), salary("QB", ratings)) == (77, 15)

"""The worked examples of the rulebook, in order."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.deckcheck import check_deck
from playcall.games.masters_gridiron.decks import Deck
from playcall.games.masters_gridiron.events import Announced, Drew, Laid, Punted, Resolved, TurnedOver
from playcall.games.masters_gridiron.press.salary import evaluation, salary
from playcall.games.masters_gridiron.spread import spread_of, winner_against_spread
from playcall.games.masters_gridiron.zones import (
    DEF_DISC,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_OPEN,
    PB_DISC,
    PB_HAND,
    PILES,
    PLAYBOOK,
    SPOTS,
)
from tests.games.masters_gridiron.overtime import at_overtime
from tests.games.masters_gridiron.story import Scene, game

CORNER_FADE = "TD SP RED / PRS, COV / WR +8"
TIGHT_END = "TE{RBL 60, PBL 55, REC 66, RED 72}"


@pytest.mark.rule("MG-4.3", "MG-4.4", "MG-4.7")
def test_example_1_an_announcement() -> None:
    laid = Scene(TIGHT_END, CORNER_FADE).lay().last(Laid)
    assert (laid.result, laid.number, laid.stops) == ("TD", 72, ("PRS", "COV"))
    assert laid.terms == (("RED", 72),)


@pytest.mark.rule("MG-4.3", "MG-4.4")
def test_example_2_a_bonus() -> None:
    laid = Scene("WR{REC 74, RED 72}", CORNER_FADE).lay().last(Laid)
    assert (laid.number, laid.terms) == (80, (("RED", 72), ("WR", 8)))


@pytest.mark.rule("MG-5.2", "MG-5.4", "MG-5.6")
def test_example_3_a_touchdown() -> None:
    scene = Scene(TIGHT_END, CORNER_FADE, "LB{RDF 60, PRS 64, TAC 75, COV 70}").lay().defend()
    assert scene.last(Resolved).defence_number == 70
    assert (scene.outcome, scene.scores) == ("T", [7, 0])
    assert len(scene.cards(SPOTS, 0)) == 1


@pytest.mark.rule("MG-5.5", "MG-5.7", "MG-5.8")
def test_example_4_level_numbers() -> None:
    scene = Scene(TIGHT_END, CORNER_FADE, "CB{RDF 30, PRS 25, TAC 50, COV 72}").lay().defend()
    resolved = scene.last(Resolved)
    assert resolved.defence_number - resolved.offence_number == 0
    assert (scene.outcome, scene.scores, scene.s.spot(0)) == ("x", [0, 0], 2)


@pytest.mark.rule("MG-4.3", "MG-5.5")
@pytest.mark.parametrize(("tackling", "scores"), [(67, [7, 0]), (68, [0, 0])])
def test_example_5_the_higher_of_two_ratings(tackling: int, scores: list[int]) -> None:
    sample = "RB{RBL 40, PBL 46, RUS 59, GOL 68, REC 51, RED 39}"
    scene = Scene(sample, "TD IR RUS, GOL / TAC / –", f"LB{{TAC {tackling}}}").lay()
    assert scene.last(Laid).number == 68
    assert scene.defend().scores == scores


@pytest.mark.rule("MG-4.2", "MG-10.6", "MG-10.8")
def test_example_6_no_match() -> None:
    scene = Scene("T{RBL 70, PBL 75}", CORNER_FADE)
    assert "punt 1 1" in scene.options()
    assert "attempt 1 1" not in scene.options()
    punt = scene.act("punt 1 1").last(Punted)
    assert (punt.number, punt.stops) == (75, ("PRS", "COV"))
    assert (scene.defend().outcome, scene.scores) == ("p", [0, 0])


@pytest.mark.rule("MG-10.3", "MG-10.5", "MG-10.9", "MG-10.12", "MG-11.1")
@pytest.mark.parametrize(("coverage", "points"), [(84, 7), (82, 0)])
def test_example_7_a_score_on_a_punt(coverage: int, points: int) -> None:
    defender = f"CB{{RDF 31, PRS 26, TAC 54, COV {coverage}}}"
    scene = Scene("T{RBL 70, PBL 75}", CORNER_FADE, defender, answers=["AD01"]).act("punt 1 1").defend()
    scene.act("play 1")
    assert scene.scores == [0, points]
    if points:
        assert (scene.asked, scene.s.to_move(), scene.options()) == ("Turn.convert", 1, ["kick", "go"])
        scene.act("kick")
    assert scene.s.offence == 1


@pytest.mark.rule("MG-11.3", "MG-11.4", "MG-11.5")
@pytest.mark.parametrize(
    ("deck", "points"),
    [
        (["FSP01", "TSP02"], 8),
        (["FSP01", "FSP02"], 6),
        (["TSP02", "TSP03"], 6),
        (["AO01", "FSP01"], 8),
        (["AO01", "TSP02"], 6),
    ],
)
def test_example_8_conversions(deck: list[str], points: int) -> None:
    scene = Scene().deck(0, book=["TIR01", *deck]).lay().defend()  # one card is drawn in Replenish
    assert scene.asked == "Turn.convert"
    assert scene.act("go").scores == [points, 0]


@pytest.mark.rule("MG-15.2", "MG-15.3", "MG-15.5")
def test_example_9_a_spread() -> None:
    assert spread_of(121 - 104, "half") == 35
    s = game(spread="on").s  # Eastvale 121, Ashgrove 104
    assert abs(s.payrolls[0] - s.payrolls[1]) in (16, 17, 18)
    s.payrolls = [121, 104]
    for margin, winner in ((-3, 1), (0, 1), (3, 1), (4, 0), (20, 0)):
        s.scores = [30 + margin, 30]
        assert winner_against_spread(s) == winner


@pytest.mark.rule("MG-12.7", "MG-12.9")
def test_example_10_half_field_goals() -> None:
    stock = GAME.stock(0, GAME.parse_options({"stock_form": "basic"}))
    with_audible = Deck("x", stock.offence, stock.defence, (*stock.book, GAME.cards.places["AO01"]))
    assert [problem.code for problem in check_deck(with_audible)] == ["field_goal_share"]
    fg = next(place for place, card in enumerate(GAME.cards.book) if card.id == "FSP05")
    assert check_deck(Deck("x", stock.offence, stock.defence, (*with_audible.book, fg))) == []


@pytest.mark.rule("MG-8.5", "MG-8.6", "MG-8.7")
def test_example_11_the_reply() -> None:
    touchdown = at_overtime().field_goal().touchdown()
    assert touchdown.s.over
    assert touchdown.by_side == (27, 23)
    stopped = at_overtime().field_goal().stopped()
    assert stopped.s.over
    assert stopped.by_side == (20, 23)
    again = at_overtime().field_goal().field_goal()
    assert not again.s.over
    assert again.by_side == (23, 23)
    again.stopped().field_goal()
    assert again.s.over
    assert again.by_side == (26, 23)


@pytest.mark.rule("MG-8.4", "MG-8.6")
def test_example_12_sudden_death() -> None:
    assert at_overtime().touchdown().by_side == (20, 27)
    visitor = at_overtime().stopped().field_goal()
    assert visitor.s.over
    assert visitor.by_side == (23, 20)


@pytest.mark.rule("MG-8.11", "MG-8.12", "MG-8.13", "MG-6.6")
def test_example_13_a_refill() -> None:
    tale = at_overtime()
    first = tale.cards(OFF_DISC, 0)[0]
    for _ in range(3):
        tale.stopped()
    assert (len(tale.cards(OFF_HAND, 1)), len(tale.cards(OFF_DISC, 1))) == (1, 10)
    played, held = tale.cards(OFF_DISC, 0)[:], tale.cards(OFF_HAND, 0)[:]
    assert (len(played), len(held), played[0]) == (9, 2, first)
    tale.stopped()
    order = tale.events(TurnedOver)[-2].cards if tale.s.visitor == 1 else tale.last(TurnedOver).cards
    del order
    turned = next(event for event in tale.events(TurnedOver) if event.seat == 0 and event.deck == "offense")
    assert turned.cards[:9] == tuple(played)
    assert tale.cards(OFF_HAND, 0)[-2:] == list(turned.cards[:2])
    assert tale.cards(OFF_OPEN, 0)[::-1] == list(turned.cards[2:])
    assert len(tale.cards(OFF_OPEN, 0)) == 8


@pytest.mark.rule("MG-3.1", "MG-3.2", "MG-3.3", "MG-3.4")
def test_example_14_a_huddle() -> None:
    scene = Scene(play="TD SP RED / COV / –", plays=[], calls=["FSP01", "AO01", "AO02"])
    scene.deck(0, book=["AO03", "TSP04", "TSP05"])
    scene.s.stack[-1].at = "huddle"
    scene.s.ask_again()
    assert [token for token in scene.options() if token.startswith("discard")] == ["discard 3", "discard 4"]
    scene.act("discard 3", "discard 4", "done")
    kinds = ["A" if card % 240 >= 192 else scene.s.book[card % 240].id[:1] for card in scene.cards(PB_HAND, 0)]
    assert len(kinds) == 4
    assert [GAME.card_id("playbook", card) for card in scene.cards(PB_DISC, 0)] == ["AO01", "AO03"]
    assert GAME.card_id("playbook", scene.cards(PB_HAND, 0)[-1]) == "TSP04"
    assert scene.asked == "Turn.lay"


@pytest.mark.rule("MG-6.4", "MG-7.1")
def test_example_15_the_end_of_regulation() -> None:
    tale = game(stock_form="basic", seed=3)
    while not tale.s.over and tale.s.period == 0:
        before = [[len(zone) for zone in tale.s.zones], tale.s.turn]
        tale.act(next((o for o in tale.options() if o == "kick"), tale.options()[0]))
    del before
    s = tale.s
    for seat in (0, 1):
        offense, defense, _ = ((len(s.zones[pile.hand + seat]), s.deck_size(pile, seat)) for pile in PILES)
        if not s.period:
            assert offense == defense == (3, 0)
            assert (len(s.zones[PLAYBOOK.hand + seat]), s.deck_size(PLAYBOOK, seat)) == (4, 12)
            assert (len(tale.cards(OFF_DISC, seat)), len(tale.cards(DEF_DISC, seat))) == (8, 8)
            assert len(tale.cards(SPOTS, seat)) == 8


@pytest.mark.rule("MG-5.9", "MG-9.1", "MG-9.5", "MG-9.13")
@pytest.mark.parametrize(("challenged", "points"), [(False, 0), (True, 3)])
def test_example_16_boost_and_cancel(challenged: bool, points: int) -> None:
    passer, play = "QB{PAS 73, RED 64, RUS 50, GOL 48}", "FG LP PAS, REC / COV / QB +4"
    scene = Scene(passer, play, "S{COV 80}", calls=["AO11", "AX03"], answers=["AD13"]).lay()
    assert scene.act("play 1").last(Announced).number == 83
    scene.defend().act("play 1")
    assert scene.asked == "Check.offer"
    scene.act("play 1" if challenged else "pass")
    resolved = scene.last(Resolved)
    assert (resolved.offence_number, resolved.defence_number) == (83, 80 if challenged else 86)
    assert scene.scores == [points, 0]


@pytest.mark.rule("MG-5.9", "MG-9.8")
@pytest.mark.parametrize(
    ("defender", "number", "scores"),
    [("DE{RDF 60, PRS 83, TAC 55, COV 33}", 33, [7, 0]), ("CB{COV 74}", 74, [0, 0])],
)
def test_example_17_a_closed_rating(defender: str, number: int, scores: list[int]) -> None:
    scene = Scene("WR{REC 71}", "TD LP REC / PRS, COV / –", defender, calls=["AO02"]).lay().act("play 1")
    assert scene.last(Announced).stops == ("COV",)
    scene.defend()
    assert scene.last(Resolved).defence_number == number
    assert scene.scores == scores


@pytest.mark.rule("MG-9.8", "MG-9.22", "MG-11.8")
def test_example_18_a_fake_kick_held() -> None:
    scene = Scene("G{RBL 70}", "FG IR RUS, RBL / RDF / –", "DT{RDF 60}", calls=["AO14"], answers=["AD17"])
    told = scene.lay().act("play 1").last(Announced)
    assert (told.result, told.number, told.stops) == ("TD", 64, ("RDF",))
    scene.defend().act("play 1")
    assert scene.last(Resolved).outcome == "held"
    assert (scene.scores, scene.outcome) == ([3, 0], "F")
    assert scene.asked != "Turn.convert"


@pytest.mark.rule("MG-5.9", "MG-9.10")
def test_example_19_spent_players() -> None:
    scene = Scene(
        "RB{RUS 66}",
        "TD OR RUS / TAC / –",
        "LB{TAC 69}",
        players=["T{RBL 71, PBL 60}"],
        defenders=["S{TAC 63}"],
        calls=["AO06"],
        answers=["AD18"],
    )
    scene.lay().act("play 1", "pick 1")
    assert scene.last(Announced).number == 74
    scene.defend().act("play 1", "pick 1")
    resolved = scene.last(Resolved)
    assert (resolved.offence_number, resolved.defence_number, scene.outcome) == (74, 76, "x")
    drawn = scene.events(Drew)[-2:]
    assert [event.counts for event in drawn] == [(2, 0, 2), (0, 2, 1)]


@pytest.mark.rule("MG-5.9", "MG-9.7")
@pytest.mark.parametrize(("choice", "number"), [("attempt", 78), ("punt", 70)])
def test_example_20_a_carry(choice: str, number: int) -> None:
    scene = Scene("QB{PAS 60}", "TD LP PAS / COV / –", "CB{COV 65}", answers=["AD19"]).lay().defend().act("play 1")
    assert scene.s.carry == [0, 8]
    scene.hand(OFF_HAND, 1, ["QB{PAS 70}"])
    scene.book(PB_HAND, 1, ["FG LP PAS / COV / –"])
    scene.s.ask_again()
    scene.act(f"{choice} 1 1")
    told = scene.last(Laid) if choice == "attempt" else scene.last(Punted)
    assert told.number == number
    scene.defend()
    assert scene.s.carry == [0, 0]


def test_example_21_a_salary() -> None:
    ratings = {"PAS": 80, "RED": 78, "RUS": 60, "GOL": 55}
    assert (evaluation("QB", ratings), salary("QB", ratings)) == (77, 15)
    sample = {"RBL": 40, "PBL": 46, "RUS": 59, "GOL": 68, "REC": 51, "RED": 39}
    assert (evaluation("RB", sample), salary("RB", sample)) == (60, 2)


def test_example_21_the_sample_card_is_in_the_set() -> None:
    assert GAME.cards.players[1].ratings[5:] == (40, 46)
    assert (GAME.cards.players[1].salary, OFF_DECK.name) == (2, "off_deck")

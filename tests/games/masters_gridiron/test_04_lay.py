"""MG-4  Laying the attempt, and its announcement."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.cards import BOOK, PLAYERS
from playcall.games.masters_gridiron.events import Laid, Resolved
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.words import GridironWords
from playcall.games.masters_gridiron.zones import (
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    PB_HAND,
    SPOTS,
)
from playcall.kernel import IllegalAction
from tests.games.masters_gridiron.story import Scene, random_play, say, start

FADE = "TD SP RED / PRS, COV / WR +8"


def number(offence: str, play: str) -> int:
    """What the offence announces."""
    return Scene(offence, play).attempt().told(Laid)[0].number


@pytest.mark.rule("MG-4.1")
def test_both_cards_are_laid_face_up_in_their_places() -> None:
    scene = Scene()
    player, play = scene.zone(OFF_HAND)[0], scene.zone(PB_HAND)[0]
    scene.attempt()
    assert (scene.zone(OFF_DISC), scene.zone(SPOTS)) == ([player], [play])
    assert player not in scene.zone(OFF_HAND)
    assert play not in scene.zone(PB_HAND)
    for seat in (0, 1, None):
        assert scene.seen(OFF_DISC, 0, seat) == (f"{player % PLAYERS + 1:03}",)
        assert len(scene.seen(SPOTS, 0, seat) or ()) == 1


@pytest.mark.rule("MG-4.1")
def test_every_player_may_be_laid_with_every_play_he_fits() -> None:
    scene = Scene("TE{RED 5}", FADE, others=["T", "WR"])
    scene.hold_book(0, FADE, "FG SP PBL / COV / –", "FG SP PAS / COV / –", "TD LP REC / COV / –")
    scene.again()
    attempts = [token for token in scene.options() if token.startswith("attempt")]
    assert attempts == [f"attempt {pair}" for pair in ("1 1", "1 2", "1 4", "2 2", "3 1", "3 2", "3 4")]


@pytest.mark.rule("MG-4.2")
def test_a_pair_without_a_common_rating_can_only_be_punted() -> None:
    scene = Scene("T{RBL 99, PBL 99}", FADE)
    assert (scene.may("attempt 1 1"), scene.may("punt 1 1")) == (False, True)
    with pytest.raises(IllegalAction):
        scene.attempt()
    assert Scene("T{RBL 1, PBL 1}", "TD SP RED, PBL / COV / –").may("attempt 1 1")


@pytest.mark.rule("MG-4.3")
@pytest.mark.parametrize(
    ("offence", "play", "expected"),
    [
        ("QB{PAS 50, RED 61, RUS 99}", "TD SP PAS, RED / COV / –", 61),
        ("QB{PAS 62, RED 61, RUS 99}", "TD SP PAS, RED / COV / –", 62),
        ("WR{REC 40, RED 90}", "FG SP PAS, REC, PBL / COV / –", 40),
        ("G{RBL 33}", "FG IR RUS, GOL, RBL / TAC / –", 33),
    ],
)
def test_the_highest_listed_rating_that_he_has_counts(offence: str, play: str, expected: int) -> None:
    assert number(offence, play) == expected


@pytest.mark.rule("MG-4.4")
@pytest.mark.parametrize(("ratings", "expected"), [("REC 60, RED 50", 68), ("REC 50, RED 61", 69)])
def test_a_bonus_is_added_whichever_rating_is_used(ratings: str, expected: int) -> None:
    assert number(f"WR{{{ratings}}}", "TD SP REC, RED / COV / WR +8") == expected


@pytest.mark.rule("MG-4.5")
@pytest.mark.parametrize(
    ("offence", "play"),
    [
        ("FB{RUS 60}", "TD OR RUS / TAC / RB +6"),
        ("RB{RUS 60}", "TD OR RUS / TAC / FB +6"),
        ("G{RBL 60}", "FG IR RUS, RBL / RDF / T +10"),
        ("C{RBL 60}", "FG IR RUS, RBL / RDF / T +10"),
        ("TE{RED 60}", "TD SP RED / COV / WR +8"),
    ],
)
def test_a_bonus_is_for_exactly_the_position_printed(offence: str, play: str) -> None:
    assert number(offence, play) == 60


@pytest.mark.rule("MG-4.6")
def test_numbers_have_no_ceiling() -> None:
    scene = Scene("WR{RED 99}", "TD SP RED / COV / WR +12", "CB{COV 99}", calls=["AO10"], answers=["AX01", "AD12"])
    scene.attempt().call("AO10").defend().call("AX01", "AD12")
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number) == (117, 109)


@pytest.mark.rule("MG-4.6")
def test_numbers_have_no_floor() -> None:
    scene = Scene("WR{RED 1}", "TD SP RED / PRS / –", "CB{PRS 2}", calls=["AO01"], answers=["AX02"])
    scene.attempt().call("AO01").defend().call("AX02")
    [end] = scene.told(Resolved)
    assert (end.offence_number, end.defence_number, end.outcome) == (-3, -5, "touchdown")


@pytest.mark.rule("MG-4.7")
@pytest.mark.parametrize(
    ("play", "result", "stops"),
    [
        ("TD SP RED / PRS, COV / TE +4", "TD", ("PRS", "COV")),
        ("FG SP REC, PBL / TAC / –", "FG", ("TAC",)),
    ],
)
def test_result_number_and_stops_are_announced(play: str, result: str, stops: tuple[str, ...]) -> None:
    [laid] = Scene("TE{RED 72, REC 60}", play).attempt().told(Laid)
    assert (laid.result, laid.stops, laid.number) == (result, stops, 76 if result == "TD" else 60)


@pytest.mark.rule("MG-4.8")
def test_everybody_hears_the_announcement_with_all_its_terms() -> None:
    scene = Scene("WR{RED 72}", FADE).attempt()
    [laid] = scene.told(Laid)
    assert laid.terms == (("RED", 72), ("WR", 8))
    words = GridironWords(scene.s.game)
    lines = {say(words.line(laid.seen_by(seat), seat)) for seat in (0, 1, None)}
    assert len(lines) == 1
    assert "“Touchdown, 80, Pass Rush or Coverage”" in str(lines.pop())


@pytest.mark.rule("MG-4.8")
@pytest.mark.parametrize("seed", range(4))
def test_the_announcement_is_always_true(seed: int) -> None:
    tale = random_play(start(seed), seed=seed)
    for laid in tale.told(Laid):
        face, play = tale.s.players[laid.player], tale.s.book[laid.play % BOOK]
        best = max(face.ratings[use] for use in play.uses if face.has >> use & 1)  # type: ignore[union-attr]
        carry = sum(n for code, n in laid.terms if code == "carry")
        assert laid.number == best + play.bonuses.get(face.pos, 0) + carry  # type: ignore[union-attr]
        assert laid.result == play.result  # type: ignore[union-attr]


@pytest.mark.rule("MG-4.9")
def test_a_laid_pair_can_not_be_taken_back() -> None:
    scene = Scene(calls=["AX01"]).attempt()
    assert scene.verbs() == {"play", "pass"}
    scene.act("pass")
    assert (scene.s.to_move(), scene.verbs()) == (1, {"defend"})
    with pytest.raises(IllegalAction):
        scene.s.act(0, "attempt 1 1")


@pytest.mark.rule("MG-4.10")
@pytest.mark.parametrize("punt", ["any", "no_match", "forced"])
def test_an_offence_must_lay_something(punt: str) -> None:
    offered = set()

    def look(s: Table) -> bool:
        if s.situation() == "Turn.lay":
            offered.update(tale.verbs())
        return False

    for seed in range(3):
        tale = start(seed, punt=punt)
        random_play(tale, look, seed)
    assert "attempt" in offered
    assert offered <= {"attempt", "punt", "punt alone"}


@pytest.mark.rule("MG-4.11")
def test_players_lie_on_their_discard_piles_from_the_moment_they_are_laid() -> None:
    scene = Scene(answers=["AX01"])
    attacker, defender = scene.zone(OFF_HAND)[0], scene.zone(DEF_HAND, 1)[0]
    scene.attempt()
    assert scene.zone(OFF_DISC) == [attacker]
    scene.defend()
    assert (scene.asked, scene.zone(DEF_DISC, 1)) == ("React.offer", [defender])


@pytest.mark.rule("MG-4.11")
def test_a_substitute_takes_the_place_of_the_laid_player() -> None:
    """The card spent on an Audible before lies above both."""
    scene = Scene("RB{RUS 50}", "TD OR RUS / TAC / –", others=["T{RBL 70}", "T"], calls=["AO06", "AO19"])
    laid, spent = scene.zone(OFF_HAND)[:2]
    scene.stack_players(OFF_DECK, 0, "RB{RUS 90}", "QB")
    new = scene.zone(OFF_DECK)[-1]
    scene.attempt().call("AO06").act("pick 1").call("AO19").act("pick 1")
    assert scene.zone(OFF_DISC) == [new, spent]
    assert laid not in scene.zone(OFF_DISC)
    assert scene.s.offence_card == new


@pytest.mark.rule("MG-4.11")
def test_a_substitute_of_the_defence_takes_the_place_of_the_laid_defender() -> None:
    scene = Scene(answers=["AD18", "AD20"], mates=["S", "S"])
    laid, spent = scene.zone(DEF_HAND, 1)[:2]
    new = scene.zone(DEF_DECK, 1)[-1]
    scene.attempt().defend().call("AD18").act("pick 1").call("AD20").act("pick 1")
    assert scene.zone(DEF_DISC, 1) == [new, spent]
    assert laid not in scene.zone(DEF_DISC, 1)

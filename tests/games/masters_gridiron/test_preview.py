"""What the table says of options before they are chosen: cards, tags, tones and steps with their rules."""

from __future__ import annotations

import pytest

from playcall.contract import Preview
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.words import GridironWords
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND, PB_DECK, PB_HAND
from tests.games.masters_gridiron.story import Scene, Tale, say, start

FADE = "TD SP RED / PRS, COV / WR +8"


def shown(tale: Tale, token: str) -> Preview:
    s = tale.s
    return s.game.preview(s, s.to_move(), s.game.actions.parse(token))


def tag(tale: Tale, token: str) -> str:
    return say(shown(tale, token).tag or "")


def sentences(tale: Tale, token: str) -> str:
    return " ".join(say(step.text) for step in shown(tale, token).steps())


def test_an_attempt_names_both_cards_its_number_and_its_chance() -> None:
    scene = Scene("WR{RED 72}", FADE)
    seen = shown(scene, "attempt 1 1")
    assert seen.card == scene.s.game.card_id("offense", scene.zone(OFF_HAND)[0])
    assert seen.partner == scene.s.game.card_id("playbook", scene.zone(PB_HAND)[0])
    assert tag(scene, "attempt 1 1").startswith("TD 80, ")
    assert tag(scene, "attempt 1 1").endswith("%")
    assert seen.outcome["offence"] == {"total": 80, "terms": (("RED", 72), ("WR", 8))}
    assert seen.outcome["stops"] == ("PRS", "COV")
    assert seen.outcome["expected"] == pytest.approx(7 * seen.outcome["chance"], abs=0.01)


def test_the_tone_follows_the_chance() -> None:
    assert shown(Scene("WR{RED 99}", FADE), "attempt 1 1").tone == "good"
    assert shown(Scene("WR{RED 12}", FADE), "attempt 1 1").tone == "bad"


def test_with_closed_rosters_there_is_no_chance_to_tell() -> None:
    scene = Scene("WR{RED 72}", FADE, open_rosters="off")
    assert (tag(scene, "attempt 1 1"), shown(scene, "attempt 1 1").tone) == ("TD 80", "")


def test_a_carry_counts_in_advance() -> None:
    scene = Scene("WR{RED 72}", FADE)
    scene.s.carry[0] = 8
    assert tag(scene, "attempt 1 1").startswith("TD 88")
    assert "+ 8 carried over = 88" in sentences(scene, "attempt 1 1")


def test_steps_say_why_a_bonus_does_not_count() -> None:
    scene = Scene("TE{RED 72}", FADE)
    told = shown(scene, "attempt 1 1").steps()
    assert "The bonus is for WR only: +0 for a TE." in sentences(scene, "attempt 1 1")
    assert ("MG-4.5",) in [step.rules for step in told]
    assert "Pass Rush or Coverage of 72 or more stops it; otherwise it scores 7." in sentences(scene, "attempt 1 1")


def test_a_punt_is_measured_by_the_best_rating() -> None:
    scene = Scene("T{RBL 70, PBL 75}", FADE)
    assert (tag(scene, "punt 1 1"), shown(scene, "punt 1 1").tone) == ("Punt, 75", "")


def test_defenders_say_whether_they_stop_it() -> None:
    scene = Scene("TE{RED 72}", FADE, "CB{COV 72}", mates=["LB{PRS 64, COV 70}", "DE{PRS 90}"]).attempt()
    assert [(tag(scene, f"defend {n}"), shown(scene, f"defend {n}").tone) for n in (1, 2, 3)] == [
        ("72, stops", "good"),
        ("70, 2 short", "bad"),
        ("90, stops", "good"),
    ]
    assert shown(scene, "defend 1").card == scene.s.game.card_id("defense", scene.zone(DEF_HAND, 1)[0])
    assert "Coverage 72 ties Red Zone 72: stopped, a tie goes to the defense." in sentences(scene, "defend 1")
    assert "Red Zone 72 beats Coverage 70: touchdown. 7 points for Engines." in sentences(scene, "defend 2")
    assert "Pass Rush 90 stops Red Zone 72 by 18." in sentences(scene, "defend 3")
    assert [shown(scene, f"defend {n}").outcome["margin"] for n in (1, 2, 3)] == [0, -2, 18]
    assert shown(scene, "defend 2").outcome["points"] == (7, 0)


def test_on_a_punt_there_is_nothing_to_stop() -> None:
    scene = Scene("T{RBL 70, PBL 75}", FADE, "CB{COV 82}").act("punt 1 1")
    assert (tag(scene, "defend 1"), shown(scene, "defend 1").tone) == ("82", "")
    assert "A punt: Engines fill the spot without a score." in sentences(scene, "defend 1")


def test_audibles_at_the_line_say_what_they_change() -> None:
    tags = {
        "AO10": "TD 78", "AX02": "Their number −4", "AO03": "No Coverage", "AO15": "3 if stopped by 0–8",
        "AO01": "Pass Rush −7",
    }  # fmt: skip
    for card, words in tags.items():
        scene = Scene("TE{RED 72}", FADE, calls=[card]).attempt()
        assert tag(scene, "play 3") == words, card


def test_audibles_of_the_defence_say_how_it_would_stand() -> None:
    standing = {
        "AD12": ("76, stops", "good"),
        "AX01": ("74, stops", "good"),
        "AD17": ("Counts 3, not 7", "half"),
        "AD01": ("70, 2 short", "bad"),
    }
    for card, expected in standing.items():
        scene = Scene("TE{RED 72}", FADE, "LB{COV 70}", answers=[card]).attempt().defend()
        assert (tag(scene, "play 4"), shown(scene, "play 4").tone) == expected, card


def test_a_further_player_says_what_he_adds() -> None:
    scene = Scene(
        "RB{RUS 66}", "TD OR RUS / TAC / –", others=["T{RBL 71, PBL 60}", "G{RBL 40}"], calls=["AO06"]
    ).attempt()
    scene.act("play 3")
    assert [tag(scene, f"pick {n}") for n in (1, 2)] == ["+8", "+5"]


def test_a_try_for_two_says_its_chance() -> None:
    scene = Scene("TE{RED 99}", FADE, "LB{COV 70}").attempt().defend()
    assert tag(scene, "go").startswith("8 or 6, ")
    assert tag(scene, "kick") == "7 for certain"
    assert str(scene.size(PB_DECK)) in sentences(scene, "go")


def test_teams_say_their_payroll() -> None:
    tale = start(1, deck1="pick")
    assert (tag(tale, "team EAS"), shown(tale, "team EAS").card) == ("$122M", None)


def test_scores_are_moments_and_sums_are_told_as_sums() -> None:
    scene = Scene("TE{RED 99}", FADE, "LB{COV 70}").attempt().defend()
    words = GridironWords(scene.s.game)
    [scored], [resolved] = scene.told(events.Scored), scene.told(events.Resolved)
    assert (words.stress(scene.s, scored).weight, words.stress(scene.s, scored).side) == (2, 0)
    assert words.stress(scene.s, resolved).sum
    assert words.rules_now(scene.s)[0] == "MG-11.1"

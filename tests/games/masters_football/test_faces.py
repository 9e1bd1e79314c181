"""The faces of Masters of Football: every printed field is there, every word fits, every card has its own picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast
from playcall.art.lettering import NARROWEST
from playcall.games.masters_football import GAME
from playcall.games.masters_football.cards import TACTICS, TYPE_NAMES, ActionCard, Manager, Player, load
from playcall.games.masters_football.faces import drawings
from playcall.games.masters_football.faces.action import when
from playcall.games.masters_football.faces.marks import INK, MATERIALS, TYPES, WIDTH, emblems
from tests.games.masters_football.story import counted
from tests.looping import each

DRAWN = drawings()
CARDS = load()


def root(card: str) -> ElementTree.Element:
    return ElementTree.fromstring(DRAWN.cards[card])


def words(element: ElementTree.Element) -> str:
    return " ".join(" ".join("".join(text.itertext()) for text in element.iter("text")).split())


def drawing(card: str, which: str) -> ElementTree.Element:
    [found] = [each for each in root(card) if each.get("class") == f"face-{which}"]
    return found


@pytest.mark.rule("MF-2.8")
@each("card", CARDS.faced_players)
def test_a_player_shows_every_printed_field(card: Player) -> None:
    face = root(card.id)
    said = words(face)
    assert card.name in said
    assert f"Tactics {card.tac}" in said
    assert f"{card.cost} M" in said
    columns = {
        each.get("class"): words(each) for each in face.iter("g") if (each.get("class") or "").startswith("col ")
    }
    for n, tactic in enumerate(TACTICS):
        assert columns[f"col col-{tactic}"] == f"{tactic} {card.attack[n]} {card.defence[n]}"
    marks = [each.get("href") for each in face.iter("use") if "genius" in (each.get("href") or "")]
    assert marks == ([f"#mf-genius-{card.genius}"] if card.genius else [])
    filled = [each for each in face.iter("circle") if each.get("r") == "5.4" and each.get("fill") == INK]
    assert len(filled) == card.tac


@each("card", CARDS.actions)
def test_an_action_card_says_type_time_cost_and_text(card: ActionCard) -> None:
    both = words(root(card.id))
    assert TYPE_NAMES[card.type] in both
    assert when(card) in both
    assert ("Pts" if card.cost == "POINTS" else f"{card.cost} M") in both
    for which in ("hand", "full"):
        said = words(drawing(card.id, which))
        assert card.name in said
        assert card.text.replace(" -", " −") in said
    if len(card.tactics) < len(TACTICS):
        [chips] = [words(each) for each in root(card.id).iter("g") if each.get("class") == "tactics"]
        assert chips == " ".join(card.tactics)


@each("card", CARDS.managers)
def test_a_manager_shows_ability_budget_and_limit(card: Manager) -> None:
    said = words(root(card.id))
    assert card.name in said
    assert f"Budget {card.budget} M" in said
    assert f"Academy limit {card.academy_limit} M" in said
    assert all(card.text in words(drawing(card.id, which)) for which in ("hand", "full"))
    assert card.flavour in words(drawing(card.id, "full"))


def scale_of(element: ElementTree.Element) -> float:
    found = (element.get("transform") or "").partition("scale(")[2]
    return float(found.split()[0]) if found else 1.0


def lines_with_font(
    element: ElementTree.Element, inherited: dict[str, Any]
) -> list[tuple[ElementTree.Element, dict[str, Any]]]:
    look = {**inherited, **{k: v for k, v in element.attrib.items() if k in ("font-size", "font-weight")}}
    look["squeeze"] = look["squeeze"] * scale_of(element)
    found = [(element, look)] if element.tag == "text" else []
    return found + [pair for child in element for pair in lines_with_font(child, look)]


@each("card", [*DRAWN.cards])
def test_no_word_is_cut_or_unreadably_narrow(card: str) -> None:
    for element, look in lines_with_font(root(card), {"squeeze": 1.0}):
        assert not "".join(element.itertext()).endswith("…"), f"{card} is cut short"
        assert look["squeeze"] >= NARROWEST / 100 + 0.04, f"{card} is squeezed: {''.join(element.itertext())}"


def test_every_card_has_a_picture_of_its_own() -> None:
    pictured = {card.id for card in CARDS.players[: CARDS.printed]}
    pictured |= {card.id for card in CARDS.actions} | {card.id for card in CARDS.managers}
    assert pictured | {"LAD"} == {*emblems()}
    assert len({*emblems().values()}) == len(emblems())


def test_colours_can_be_read() -> None:
    assert all(contrast(ground, letters) >= 4.5 for ground, letters in TYPES.values())
    assert all(contrast(INK, material) >= 4.5 for material in MATERIALS.values())


@pytest.mark.rule("MF-23.3")
def test_local_lads_of_one_position_look_alike() -> None:
    lads = range(CARDS.printed, len(CARDS.players))
    assert {CARDS.face_id(lad) for lad in lads} == {"L01D", "L01M", "L01F"}
    assert all(CARDS.players[lad].pos == CARDS.face_id(lad)[-1] for lad in lads)
    assert [CARDS.face_id(card) for card in range(3)] == ["G01", "G02", "G03"]


@pytest.mark.rule("MF-2.1")
def test_the_box_holds_all_copies() -> None:
    counts: dict[str, int] = {}
    for face in GAME.faces():
        if not face.id.startswith("L0"):
            counts[face.kind] = counts.get(face.kind, 0) + face.copies
    box = counted("MF-2.1")
    assert counts == {kind: box.get(f"{kind}s", box.get(f"{kind} cards")) for kind in counts}
    assert DRAWN.size[0] == WIDTH

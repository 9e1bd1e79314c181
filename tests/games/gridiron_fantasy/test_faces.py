"""The faces of Gridiron Fantasy Football: every printed field is there, every word fits, every card has a picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast
from playcall.contract import signed
from playcall.contract.speech import LANGUAGES, speaker
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.effects import Action, AnyCard, Play, Symbols, Team
from playcall.games.gridiron_fantasy.faces.face import FULL, HAND, Layout, _words, drawings
from playcall.games.gridiron_fantasy.faces.pictures import INK, STOCKS, TEXT_INK, in_order, kit_of, picture_of, portrait
from playcall.games.gridiron_fantasy.printed import brief, rules_text

CARDS = load().cards
DRAWN = drawings()
SAMPLE = [card for place, card in enumerate(CARDS) if place % 4 == 0]
LAYOUTS = pytest.mark.parametrize("layout", [HAND, FULL], ids=["hand", "full"])


def face(card: AnyCard, layout: Layout) -> ElementTree.Element:
    """One of the two drawings of a card."""
    root = ElementTree.fromstring(DRAWN.cards[card.id])
    wanted = "face-full" if layout.full else "face-hand"
    [found] = [each for each in root if each.get("class") == wanted]
    return found


def words(element: ElementTree.Element) -> str:
    """All words in the order they stand, single spaces between them."""
    return " ".join(" ".join("".join(text.itertext()) for text in element.iter("text")).split())


@LAYOUTS
def test_no_word_of_any_card_is_cut(layout: Layout) -> None:
    cut = [card.id for card in CARDS if "…" in words(face(card, layout))]
    assert not cut


@LAYOUTS
def test_names_symbols_and_rules_are_printed(layout: Layout) -> None:
    for card in SAMPLE:
        drawn = face(card, layout)
        told = words(drawn)
        assert card.name.upper() in told
        assert _words(card, layout) in told
        if isinstance(card, Team):
            continue
        tokens = [use.get("href", "") for use in drawn.iter("use") if "-ab-" in use.get("href", "")]
        assert tokens == [f"#gf-ab-{name}" for name in in_order(card.symbols, card.main)]


def test_the_enlarged_card_has_every_printed_field() -> None:
    for card in CARDS:
        told = words(face(card, FULL))
        assert card.flavour in told
        assert card.id in told
        if isinstance(card, Play):
            assert ("TD" if card.objective == "TD" else signed(card.objective)) in told
            assert f"{card.kind.upper()} · " in told
        if isinstance(card, Play | Action) and card.penalty:
            assert f"{card.penalty.foul}, {card.penalty.yards} yards." in told
        if isinstance(card, Team) and card.position:
            assert f" {card.position} " in told
        for line in rules_text(card):
            assert line.replace("Special Result:", "Last card:") in told


def test_a_disk_shows_risk_or_alert() -> None:
    risk, alert = "#0d0a08", "#ffd21f"
    for card in CARDS:
        disks = {circle.get("fill") for circle in face(card, FULL).iter("circle")} & {risk, alert}
        fouled = isinstance(card, Play | Action) and card.penalty is not None
        assert (risk in disks) == fouled
        assert (alert in disks) == (isinstance(card, Action) and card.alert > 0)


def test_every_card_has_a_picture() -> None:
    for card in CARDS:
        assert picture_of(card.id) or (isinstance(card, Team) and portrait(card))
    assert set(re.findall(r"gf-pic-(\w+)", "".join(DRAWN.cards.values()))) == set(
        re.findall(r'id="gf-pic-(\w+)"', DRAWN.defs)
    ), "no picture is drawn for nothing"


def test_no_two_stars_look_alike() -> None:
    stars = [portrait(card) for card in CARDS if isinstance(card, Team) and card.subtype == "star"]
    assert len(set(stars)) == len(stars)


def test_words_can_be_read_on_their_stock() -> None:
    for stock in STOCKS.values():
        assert contrast(TEXT_INK, stock.paper) > 7
        assert contrast(INK, stock.header) > 5
    for card in CARDS:
        if isinstance(card, Team):
            dark, light = kit_of(card)
            assert contrast(dark, light) > 2.4


def test_symbols_stand_with_the_main_ability_first() -> None:
    assert in_order(Symbols(power=1, skill=2, wild=1), "skill") == ["skill", "skill", "power", "wild"]


def test_the_deck_builder_shows_the_picture_of_each_card() -> None:
    """The part of a face that it shows is the ground of the picture, within the card in the hand."""
    builder = GAME.workshop.builder()
    for shown in builder.cards:
        ground = next(face(load().card(shown.id), HAND).iter("rect"))
        box = tuple(round(float(ground.get(name, "nan"))) for name in ("x", "y", "width", "height"))
        assert shown.picture == box, shown.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_card_in_a_low_hand_and_on_a_plaque_is_short(language: str) -> None:
    say = speaker(GAME.package, language)
    for card in CARDS:
        text = brief(card)
        if isinstance(card, Team):
            assert text is not None, card.id
        if text is not None:
            assert 3 <= len(say(text)) <= (14 if isinstance(card, Team) else 32), (card.id, say(text))

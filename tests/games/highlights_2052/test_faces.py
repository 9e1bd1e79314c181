"""The faces of Highlights: every printed field is there, every word fits, every card has a picture."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any
from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast
from playcall.art.faces import standalone
from playcall.art.figures import POSES
from playcall.art.heads import HEADS
from playcall.art.lettering import FONTS, Font
from playcall.games.highlights_2052.cards import Card, load, parse
from playcall.games.highlights_2052.effects import AREA_LETTERS, TYPE_LETTERS
from playcall.games.highlights_2052.faces import card_face, drawings
from playcall.games.highlights_2052.faces.action import INJURIES
from playcall.games.highlights_2052.faces.lines import box_words, effect_words, printed_box, printed_effects
from playcall.games.highlights_2052.faces.pictures import picture, signal
from playcall.games.highlights_2052.faces.pieces import BADGE_LETTER, SMALLEST, SMALLEST_IN_HAND
from playcall.games.highlights_2052.faces.stock import FRAME, HEIGHT, KITS, STOCK, TYPES, WEAVES, WIDTH, kit_of
from playcall.games.highlights_2052.printed import FOULS
from tests.looping import each

CARDS = load().cards
DRAWN = drawings()
by_id = each("card", CARDS)


def face(card: Card, which: str) -> ElementTree.Element:
    """One of the two drawings of a card."""
    root = ElementTree.fromstring(DRAWN.cards[card.id])
    [found] = [each for each in root if each.get("class") == f"face-{which}"]
    return found


def words(element: ElementTree.Element) -> str:
    """All words in the order they stand, single spaces between them."""
    return " ".join(" ".join("".join(text.itertext()) for text in element.iter("text")).split())


def part(element: ElementTree.Element, name: str) -> ElementTree.Element:
    [found] = [each for each in element.iter("g") if each.get("class") == name]
    return found


def uses(element: ElementTree.Element, symbol: str) -> int:
    return sum(each.get("href") == f"#fh-{symbol}" for each in element.iter("use"))


# Every printed field --------------------------------------------------------------------------------------------------


def test_every_card_of_the_game_is_drawn() -> None:
    assert len(DRAWN.cards) == 155
    assert {*DRAWN.backs} == {*DRAWN.behind.values()} == {"play", "action"}


@by_id
@pytest.mark.parametrize("which", ["hand", "full"])
def test_numbers_marks_and_lanes(card: Card, which: str) -> None:
    drawn = face(card, which)
    defence, offence, plate = part(drawn, "end-def"), part(drawn, "end-off"), part(drawn, "plate")
    assert uses(defence, "helmet") == sum(card.helmets)
    assert uses(defence, f"type-{TYPE_LETTERS[card.def_type]}") == 1
    assert uses(defence, "flag") == card.penalty
    assert uses(offence, "football") == sum(play.footballs for play in card.plays)
    assert uses(offence, "posts") == 1
    assert uses(offence, "cross") == card.injury
    assert uses(plate, "star") == (card.set == "star")
    for area, letter in enumerate(AREA_LETTERS):
        lanes = [each for each in drawn.iter("g") if each.get("class") == f"lane-{letter}"]
        plays = [play for play in card.plays if play.area == area]
        assert sum(uses(lane, "helmet") for lane in lanes) == card.helmets[area]
        assert sum(uses(lane, "football") for lane in lanes) == sum(play.footballs for play in plays)
        shown = [word for lane in lanes for word in words(lane).split()]
        assert shown == [str(play.yards) for play in plays]
        for play in plays:
            assert sum(uses(lane, f"type-{TYPE_LETTERS[play.type]}") for lane in lanes)


@by_id
@pytest.mark.parametrize("which", ["hand", "full"])
def test_name_place_number_and_kick(card: Card, which: str) -> None:
    drawn = face(card, which)
    told = words(part(drawn, "plate"))
    assert told.startswith(f"{card.number:02} {card.name}")
    assert card.location in told
    assert told.endswith(kit_of(card).mark)
    assert str(card.fg) in words(part(drawn, "end-off")).split()


@by_id
def test_the_enlarged_card_has_the_whole_text(card: Card) -> None:
    drawn = face(card, "full")
    box = box_words(card)
    heading = f"{box.name} {box.number}".strip()
    assert words(part(drawn, "end-def")) == f"{heading} {printed_box(card)}".strip()
    told = words(part(drawn, "end-off"))
    assert printed_effects(card).replace("\u00a0", " ") in told
    assert card.flavour in told


@by_id
def test_heading_and_text_together_say_what_is_printed(card: Card) -> None:
    box = box_words(card)
    said = f"{box.name} {box.number} {printed_box(card)}".lower()
    missing = [word for word in re.findall(r"\w+", card.defence_text.lower()) if word not in said]
    assert not missing


@by_id
def test_the_card_in_the_hand_says_it_in_short(card: Card) -> None:
    drawn, box = face(card, "hand"), box_words(card)
    told = words(part(drawn, "end-def"))
    for said in (box.name, box.number, *box.notes):
        assert said.replace("\u00a0", " ") in told
    assert effect_words(card).replace("\u00a0", " ") in words(part(drawn, "end-off"))
    assert bool(effect_words(card)) == any(play.effects for play in card.plays)


@each("card", load().actions, lambda card: f"a{card.no:02}")
def test_every_field_of_an_action_card(card: Any) -> None:
    root = ElementTree.fromstring(DRAWN.cards[f"a{card.no:02}"])
    kick = f"Blocked +{card.block}" if card.block else f"Kick {card.kick}"
    told = f"Action {card.no} Run {card.run} Pass {card.pass_} {kick} {FOULS[card.penalty].capitalize()}"
    assert words(root) == f"{told} {INJURIES[card.injury]}"
    assert uses(root, f"pose-{signal(card)}") == 1


# Every word fits ------------------------------------------------------------------------------------------------------


def fonts_of(element: ElementTree.Element) -> Iterator[tuple[ElementTree.Element, Font, float]]:
    """Every text with its font and size; groups hand theirs down."""

    def walk(each: ElementTree.Element, look: dict[str, str]) -> Iterator[Any]:
        look = look | {key: value for key, value in each.items() if key.startswith("font-")}
        if each.tag == "text":
            family = look["font-family"].split(",")[0].strip("'")
            font = next(f for f in FONTS if f.family == family and f.weight == int(look["font-weight"]))
            yield each, font, float(look["font-size"])
        for child in each:
            if child.tag != "tspan":
                yield from walk(child, look)

    yield from walk(element, {"font-family": "Barlow Condensed"})


def span(text: ElementTree.Element, font: Font, size: float) -> tuple[float, float]:
    """Where a line begins and ends."""
    width = font.width(text.text or "", size)
    for inner in text:
        bold = next(f for f in FONTS if f.family == font.family and f.weight == int(inner.get("font-weight", "0")))
        width += bold.width(inner.text or "", float(inner.get("font-size", "0")))
    x = float(text.get("x", "0"))
    turned = re.match(r"translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)", text.get("transform", ""))
    if turned:
        x, width = float(turned[1]), width * float(turned[2])
    anchor = text.get("text-anchor", "start")
    left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
    return left, left + width


@each("card", DRAWN.cards)
def test_no_word_leaves_the_frame_or_is_cut(card: str) -> None:
    root = ElementTree.fromstring(DRAWN.cards[card])
    for text, font, size in fonts_of(root):
        left, right = span(text, font, size)
        assert left >= FRAME, "".join(text.itertext())
        assert right <= WIDTH - FRAME + 0.5, "".join(text.itertext())
        assert "…" not in "".join(text.itertext())


@by_id
@pytest.mark.parametrize("which", ["hand", "full"])
def test_names_end_before_the_diamond_and_are_hardly_squeezed(card: Card, which: str) -> None:
    plate = part(face(card, which), "plate")
    *lines, (diamond, font, size) = fonts_of(plate)
    edge = span(diamond, font, size)[0]
    for text, font, size in lines:
        assert span(text, font, size)[1] <= edge
    squeezed = [float(scale) for scale in re.findall(r"scale\((0[\d.]+) 1\)", ElementTree.tostring(plate, "unicode"))]
    assert all(scale >= 0.82 for scale in squeezed)


@by_id
def test_words_of_a_box_end_before_flag_and_effects_before_the_posts(card: Card) -> None:
    drawn = face(card, "hand")
    for end, icon in (("end-def", "flag"), ("end-off", "cross"), ("end-off", "posts")):
        places = [
            float(each.get("x", "0")) for each in part(drawn, end).iter("use") if each.get("href") == f"#fh-{icon}"
        ]
        if places:
            lines = [each for each in fonts_of(part(drawn, end)) if each[0].get("text-anchor") is None]
            top = [line for line in lines if end == "end-def" or float(line[0].get("y", "0")) < 242]
            assert all(span(*line)[1] <= places[0] for line in top)


@by_id
def test_nothing_in_the_hand_is_too_small_to_read(card: Card) -> None:
    drawn = face(card, "hand")
    assert min(size for _, _, size in fonts_of(drawn)) >= SMALLEST_IN_HAND
    badges = [float(each.get("width", "0")) for each in drawn.iter("use") if "type-" in each.get("href", "")]
    assert min(badges) * BADGE_LETTER / 30 >= SMALLEST_IN_HAND
    assert min(size for _, _, size in fonts_of(face(card, "full"))) >= SMALLEST


@by_id
def test_plays_keep_clear_of_each_other(card: Card) -> None:
    for which in ("hand", "full"):
        offence = part(face(card, which), "end-off")
        lanes = [
            each for each in offence if (each.get("class") or "").startswith("lane-") and each.find("text") is not None
        ]
        right = float(FRAME)
        for lane in lanes:
            badge = lane.find("use")
            assert badge is not None
            assert float(badge.get("x", "0")) >= right
            right = max(span(*line)[1] for line in fonts_of(lane))
        assert right <= WIDTH - FRAME


# Every picture --------------------------------------------------------------------------------------------------------


@by_id
def test_every_card_has_a_picture_that_somebody_has_drawn(card: Card) -> None:
    seen = picture(card)
    assert seen.head in HEADS
    assert {seen.defending, seen.attacking} <= {*POSES}
    for which in ("hand", "full"):
        drawn = face(card, which)
        assert uses(drawn, f"pose-{seen.defending}") >= 1
        assert uses(drawn, f"head-{seen.head}") >= 1


def test_pictures_of_their_own_belong_to_cards_that_exist() -> None:
    folder = resources.files("playcall.games.highlights_2052.faces")
    own = tomllib.loads((folder / "pictures.toml").read_text(encoding="utf-8"))
    assert {*own} <= {card.id for card in CARDS}
    assert {key for entry in own.values() for key in entry} == {"head", "defending", "attacking"}


def test_pictures_differ_within_a_team() -> None:
    for team in load().teams:
        seen = [picture(CARDS[place]) for place in team.cards]
        assert len(set(seen)) >= 14


def test_every_team_and_deck_has_a_colour_and_a_weave_of_its_own() -> None:
    assert {kit_of(card).id for card in CARDS} == {*KITS}
    assert len({kit.colour for kit in KITS.values()}) == len({kit.weave for kit in KITS.values()}) == len(KITS)
    assert {kit.weave for kit in KITS.values()} == {*WEAVES}
    for kit in KITS.values():
        assert contrast(kit.colour, "#06121a") >= 4.5
        assert contrast("#eef3ff", kit.tint(0.4)) >= 4.5
    assert all(contrast(ink, STOCK) >= 4.5 for ink in TYPES)


# Markup ---------------------------------------------------------------------------------------------------------------


def test_faces_bring_no_style_sheet_no_script_and_no_address() -> None:
    everything = "".join([DRAWN.defs, *DRAWN.cards.values(), *DRAWN.backs.values()])
    assert not re.search(r"<style|<script|style=|https?:|url\(| on\w+=", everything)
    assert not re.search(r'(?:id|href="#)="(?!fh-)', everything)


def test_ids_are_unique_and_defined() -> None:
    ids = re.findall(r' id="([^"]+)"', DRAWN.defs)
    assert len(set(ids)) == len(ids)
    assert not re.search(r' id="', "".join(DRAWN.cards.values()))
    for card in DRAWN.cards.values():
        assert {*re.findall(r'href="#([^"]+)"', card)} <= {*ids}


def test_a_face_stands_alone() -> None:
    root = ElementTree.fromstring(standalone(DRAWN.cards["hb01"], DRAWN))
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))


def test_cards_of_ones_own_are_drawn_however_long_their_words() -> None:
    [card] = parse(LONG, "long.toml")
    root = ElementTree.fromstring(card_face(card))
    for text, font, size in fonts_of(root):
        assert span(text, font, size)[1] <= WIDTH - FRAME + 0.5


LONG = """
set = "play"
[[card]]
id = "long"
number = 1
name = "Bartholomew Featherstonehaugh-Cholmondeley the Third"
location = "A Village Beyond the Very Last Mountain <of> the North & East"
flavour = "A sentence that goes on and on, as such sentences do, until somebody takes the pen away and hides it well."
defence = "M {L2,R1} IF DOWN 1/2/3/4: STRIP 10 + MOMENTUM 10 !"
offence = [
    "R C 10 [SITUATION BALL_AT_LEAST 45 -> 40; EXTRA_DRAW 2]",
    "P C 40 [BONUS PREV_TYPE M 10; SECURE]",
    "M C 40 [STUNT]",
]
fg = 5
injury = true
"""

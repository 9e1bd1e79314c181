"""SVG as text: escaping, short numbers, standalone files with just what they need."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast, mix
from playcall.art.faces import face_svg, standalone, wrapped
from playcall.art.figures import HEIGHT, POSES, WIDTH, bodies, extent, joints, player
from playcall.art.heads import HEADS, heads
from playcall.art.icons import ICONS, icons
from playcall.art.svg import NOTHING, Svg, el, group, number, use
from playcall.contract import Drawings


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


def test_text_is_escaped_and_markup_is_not() -> None:
    assert el("text", "a < b & c") == "<text>a &lt; b &amp; c</text>"
    assert el("g", el("path", d="M0 0")) == '<g><path d="M0 0"/></g>'
    assert el("text", "</text><script>").count("<") == 2
    assert parsed(el("text", "x", fill='"><script')).find(".//{*}text").get("fill") == '"><script'  # type: ignore[union-attr]


def test_names_and_numbers_of_attributes() -> None:
    assert el("rect", font_size=12.0, class_="x", x=None, y=0.126) == '<rect font-size="12" class="x" y="0.13"/>'
    assert [number(value) for value in (0, -0.001, 10, 2.5, 1 / 3)] == ["0", "0", "10", "2.5", "0.33"]


def test_an_empty_group_is_nothing() -> None:
    assert group() == group(NOTHING) == ""
    assert isinstance(group("x"), Svg)


def test_a_face_stands_alone_with_the_symbols_it_uses_and_those_these_use() -> None:
    defs = '<symbol id="a"><use href="#b"/></symbol><symbol id="b"><path d="M0 0"/></symbol><symbol id="c"></symbol>'
    face = face_svg((10, 20), use("a", 0, 0, 5), hand=[el("text", "short")], full=[el("text", "long")])
    drawings = Drawings(defs, (10, 20), {"x": face}, {}, {})
    alone = standalone(face, drawings)
    root = ElementTree.fromstring(alone)
    assert {symbol.get("id") for symbol in root.findall(".//{*}symbol")} == {"a", "b"}
    assert (root.get("width"), root.get("viewBox")) == ("10", "0 0 10 20")
    assert 'class="face-hand" display="none"' in alone
    assert ElementTree.fromstring(wrapped(defs)).get("width") == "0"


@pytest.mark.parametrize("pose", POSES)
def test_every_pose_stays_within_its_space(pose: str) -> None:
    left, right, top = extent(pose)
    assert left >= -12
    assert right <= WIDTH + 12
    assert top >= -2
    feet = [joints(POSES[pose]).near_leg[1][1], joints(POSES[pose]).far_leg[1][1]]
    assert max(feet) <= HEIGHT


def test_figures_heads_and_marks_are_well_formed() -> None:
    symbols = parsed(bodies("x-") + heads("x-") + icons("x-", ICONS))
    assert len(symbols) == len(POSES) + len(HEADS) + len(ICONS)
    ids = [symbol.get("id") for symbol in symbols]
    assert len(set(ids)) == len(ids)
    drawn = parsed(player("x-", "run", "plain", 1, 2, 60, flip=True, stroke="#123456", fill="#abcdef"))
    assert {each.get("href") for each in drawn.findall(".//{*}use")} == {"#x-pose-run", "#x-head-plain"}


def test_colours() -> None:
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
    assert mix("#2fd0bf", "#0b1030", 1) == "#2fd0bf"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)

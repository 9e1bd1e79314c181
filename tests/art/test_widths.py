"""The table of widths is that of the fonts, as long as they are there to be asked."""

from __future__ import annotations

import json

import pytest

from playcall import printing
from playcall.art.lettering import FONTS

pytest.importorskip("fontTools")
pytestmark = pytest.mark.skipif(not printing.has_fonts(), reason="the fonts come with the browser client: make web")


def test_the_table_is_that_of_the_fonts() -> None:
    from tools.font_widths import TABLE, made_from

    assert json.loads(TABLE.read_text(encoding="utf-8")) == made_from(printing.FONTS)


def test_every_font_that_is_used_is_in_the_package() -> None:
    from tools.font_widths import made_from

    assert {f"{font.family} {font.weight}" for font in FONTS} == {*made_from(printing.FONTS)}

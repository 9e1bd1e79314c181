"""Print-and-play: cards, or everything that lies in the box of a game, on sheets of paper; a PDF made by typst."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import typst

from playcall import __version__
from playcall.art.lid import lid_of
from playcall.art.plain import drawings_of
from playcall.contract import CardFace, Drawings, Game, Say, msg
from playcall.contract.speech import speaker
from playcall.printing.booklet import folded, illustrated, in_reading_order, sample
from playcall.printing.box import Pictures, Printing, Section, cards, cards_told, sections
from playcall.printing.choosing import choose
from playcall.printing.errors import CannotPrint as CannotPrint
from playcall.printing.pictures import lid_picture
from playcall.printing.sheets import PAPERS as PAPERS
from playcall.printing.sheets import Sheet, paper_named

FONTS = Path(__file__).parent / "fonts"
"""Filled when the browser client is built; without it the type is typst's own."""
HEADS, TEXT = "Barlow", "Atkinson Hyperlegible Next"
SPARE = "Libertinus Serif"
BLEED, MOST_BLEED = 1.5, 5.0
"""Millimetres of colour over the cut: for everything in the box if none are named, and at most."""
NOTES = ("size", "check", "sides", "cut")
WORDS = ("contents", "how", "check-title", "check-square", "check-card", "check-ruler", "check-register")


class Printed(NamedTuple):
    """A PDF and what is in it."""

    pdf: bytes
    cards: int
    pages: int
    own_fonts: bool
    """False if the fonts of the faces are missing."""


class Wish(NamedTuple):
    """What to print, and how."""

    paper: str = "a4"
    cards: Sequence[str] = ()
    """Only the cards that these words name."""
    backs: bool | None = None
    """On both sides; if not said, everything is and cards alone are not."""
    bleed: float | None = None
    language: str = "en"


def print_cards(game: Game, paper: str = "a4", wishes: Sequence[str] = (), backs: bool = False) -> Printed:
    """The cards of a game that fit the wishes (all without any), with their backs if wanted; raises `CannotPrint`."""
    return print_chosen(game, Wish(paper, wishes, backs))


def print_chosen(game: Game, wish: Wish) -> Printed:
    """Cards alone; raises `CannotPrint`."""
    how, say = _printing(wish, 0), _speaker(game, wish)
    chosen, drawings = choose(game, wish.cards), drawings_of(game)
    section, pictures = cards(game, chosen, drawings, how, say)
    return _printed(game, how, say, chosen, [section], pictures)


def print_everything(game: Game, wish: Wish) -> Printed:
    """Cards, all that lies in the box beside them, and the rules as a booklet; raises `CannotPrint`."""
    how, say = _printing(wish._replace(backs=wish.backs is not False), BLEED), _speaker(game, wish)
    chosen, drawings = choose(game, wish.cards), drawings_of(game)
    section, pictures = cards(game, chosen, drawings, how, say)
    others, more = sections(game.contents(say), drawings, how, say)
    pictures.update(more)
    found = [each for each in others if each.name == "board"] + [section]
    found += [each for each in others if each.name != "board"]
    return _printed(game, how, say, chosen, found, pictures, _booklet(game, how, say, others, drawings))


def has_fonts() -> bool:
    """Whether the fonts of the faces are there."""
    return any(FONTS.glob("*.ttf"))


def _printing(wish: Wish, usual: float) -> Printing:
    bleed = usual if wish.bleed is None else wish.bleed
    if not 0 <= bleed <= MOST_BLEED:
        raise CannotPrint(f"Colour runs over the cut by 0 to {MOST_BLEED:g} mm, not by {bleed:g}.")
    return Printing(paper_named(wish.paper), bleed, bool(wish.backs))


def _speaker(game: Game, wish: Wish) -> Say:
    return speaker(game.package, wish.language, __package__)


# The file -------------------------------------------------------------------------------------------------------------


def _printed(
    game: Game, how: Printing, say: Say, chosen: Sequence[CardFace], found: Sequence[Section], pictures: Pictures,
    booklet: bytes = b"",
) -> Printed:  # fmt: skip
    """The title, the page to check the printer by where there is room for one, the sheets, the booklet."""
    titles = 2 if how.backs or booklet else 1
    spreads = _spreads(booklet, how)
    pages = titles + sum(len(section.sheets) for section in found) + len(spreads)
    job = {
        **_look(game, say),
        "paper": how.paper[1:],
        "bleed": how.bleed,
        "size": drawings_of(game).millimetres,
        "summary": say(msg(f"{game.prefix.lower()}-summary")) if game.described("summary") else "",
        "words": {name: say(msg(f"print-{name}")) for name in WORDS},
        "contents": [*_contents(found, titles, len(spreads), say), *_facts(game, chosen, how, say)],
        "notes": [say(msg(f"print-note-{note}", backs=str(how.backs).lower())) for note in NOTES],
        "credits": [say(msg("print-credit", game=game.title, version=__version__)), say(msg("print-credit-type"))],
        "cover": [f"card-{face.id}.svg" for face in _cover(chosen)],
        "check": titles > 1,
        "register": how.backs,
        "sheets": [_sheet(game, section, sheet, say) for section in found for sheet in section.sheets],
        "spreads": [{"pages": pages, "turn": turn} for pages, turn in spreads],
    }
    files = {**pictures, "booklet.json": json.dumps(list(booklet)).encode()}
    count = sum(face.copies for face in chosen)
    return Printed(_compile("sheets.typ", job, files), count, pages, has_fonts())


def _look(game: Game, say: Say) -> dict[str, Any]:
    ground, second, _, accent = game.on_the_box.colours
    return {
        "title": game.title,
        "fonts": {"heads": HEADS, "text": TEXT} if has_fonts() else {"heads": SPARE, "text": SPARE},
        "colours": {"ground": ground, "second": second, "accent": accent},
        "language": say(msg("print-language")),
    }


def _sheet(game: Game, section: Section, sheet: Sheet, say: Say) -> dict[str, Any]:
    foot = say(msg("print-foot", game=game.title, section=msg(f"print-{section.name}"))) if sheet.spots else ""
    return {"spots": [spot._asdict() for spot in sheet.spots], "marks": sheet.marks, "foot": foot}


def _contents(found: Sequence[Section], titles: int, spreads: int, say: Say) -> list[tuple[str, str, str]]:
    """What there is, and on which pages."""
    rows, page = [], titles
    for section in found:
        span = f"{page + 1}–{page + len(section.sheets)}"
        rows.append((say(msg(f"print-{section.name}")), section.told, span))
        page += len(section.sheets)
    if spreads:
        rows.append((say(msg("print-rules")), say(msg("print-rules-told")), f"{page + 1}–{page + spreads}"))
    return rows


def _facts(game: Game, chosen: Sequence[CardFace], how: Printing, say: Say) -> list[tuple[str, str, str]]:
    width, height = drawings_of(game).millimetres
    return [
        (say(msg("print-size")), f"{width} × {height} mm", ""),
        (say(msg("print-paper")), how.paper.name, ""),
        (say(msg("print-version")), say(msg("print-version-told", rules=game.rules_version, set=game.card_hash())), ""),
    ]


def _cover(chosen: Sequence[CardFace]) -> list[CardFace]:
    """A few cards for the title page, from all over the set."""
    count = min(5, len(chosen))
    return [chosen[place * (len(chosen) - 1) // max(1, count - 1)] for place in range(count)]


# The booklet ----------------------------------------------------------------------------------------------------------


def _booklet(game: Game, how: Printing, say: Say, others: Sequence[Section], drawings: Drawings) -> bytes:
    """The rules on pages of half the size, as a PDF of their own."""
    plain = Printing(how.paper, 0, False)
    faces = game.faces()
    kinds, told = sample(faces), illustrated(game, faces)
    shown = {face.id for face in kinds} | {card for block in told for card in block.get("cards", ())}
    _, pictures = cards(game, [face for face in faces if face.id in shown], drawings, plain, say)
    job = {
        **_look(game, say),
        "page": (how.paper.height / 2, how.paper.width),
        "rules": say(msg("print-rules")),
        "box": say(msg("print-box")),
        "about": [(say(msg("print-cards")), cards_told(game, faces, say)), *_listed(others, say)],
        "version": say(msg("print-version-told", rules=game.rules_version, set=game.card_hash())),
        "kinds": [{"file": f"card-{face.id}.svg", "name": face.title} for face in kinds],
        "blocks": told,
    }
    return _compile("booklet.typ", job, {**pictures, "lid.svg": lid_picture(lid_of(game))})


def _listed(found: Sequence[Section], say: Say) -> list[tuple[str, str]]:
    return [(say(msg(f"print-{section.name}")), section.told) for section in found]


def _spreads(booklet: bytes, how: Printing) -> list[tuple[tuple[int, int], int]]:
    """Two pages side by side on a sheet, turned to lie on it; on the back they are turned the other way."""
    pages = page_count(booklet)
    if not how.backs:
        return [(side, 90) for side in in_reading_order(pages)]
    return [(side, 90 if place % 2 == 0 else -90) for place, side in enumerate(folded(pages))]


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def _compile(template: str, job: Mapping[str, Any], pictures: Mapping[str, bytes]) -> bytes:
    main = resources.files(__package__).joinpath(template).read_bytes()
    files: Any = {"main.typ": main, "job.json": json.dumps(job).encode(), **pictures}
    fonts = [str(FONTS)] if has_fonts() else []
    pdf = typst.compile(files, format="pdf", font_paths=fonts, ignore_system_fonts=True)  # the same on every machine
    assert isinstance(pdf, bytes)
    return pdf

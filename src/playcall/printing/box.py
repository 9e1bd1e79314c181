"""Everything in the box, section by section: what lies on which sheets, and the pictures that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playcall.contract import CardFace, Drawings, Game, Say
from playcall.contract.contents import Contents, Die, Piece, Sort
from playcall.contract.text import joined, msg
from playcall.printing.nets import net, net_size
from playcall.printing.pictures import card_picture, piece_picture
from playcall.printing.sheets import Loose, Paper, Sheet, in_grid, on_shelves, turned_over

MANY = 6
"""From so many of one size on, they lie in a grid."""


class Printing(NamedTuple):
    """How it is to be printed."""

    paper: Paper
    bleed: float
    """Millimetres by which colour runs over the cut."""
    backs: bool
    """On both sides."""


class Section(NamedTuple):
    """Sheets of one sort."""

    name: str
    told: str
    sheets: list[Sheet]


class Pictures(dict[str, bytes]):
    """Files by name, and which of them lies behind which."""

    def __init__(self) -> None:
        super().__init__()
        self.behind: dict[str, str] = {}

    def back_of(self, file: str) -> str:
        return self.behind.get(file, "")


def cards(
    game: Game, chosen: Sequence[CardFace], drawings: Drawings, how: Printing, say: Say
) -> tuple[Section, Pictures]:
    """The cards, each as often as it is in the box."""
    pictures = Pictures()
    for name, back in drawings.backs.items() if how.backs else ():
        pictures[f"back-{name}.svg"] = card_picture(back, drawings, how.bleed)
    for face in chosen:
        pictures[f"card-{face.id}.svg"] = card_picture(drawings.cards[face.id], drawings, how.bleed)
        pictures.behind[f"card-{face.id}.svg"] = f"back-{drawings.behind[face.kind]}.svg"
    files = [f"card-{face.id}.svg" for face in chosen for _ in range(face.copies)]
    laid = in_grid(files, drawings.millimetres, how.paper, how.bleed)
    return Section("cards", cards_told(game, chosen, say), _with_backs(laid, pictures, how)), pictures


def cards_told(game: Game, chosen: Sequence[CardFace], say: Say) -> str:
    """How many cards there are of each kind."""
    facet = next((facet for facet in game.gallery.facets if facet.filter.id == "kind"), None)
    titles = {value.id: say(value.title) for value in facet.filter.values} if facet else {}
    kinds: dict[str, int] = {}
    for face in chosen:
        kind = next(iter(facet.of(face)), face.kind) if facet else face.kind
        kinds[titles.get(kind, kind)] = kinds.get(titles.get(kind, kind), 0) + face.copies
    parts = [msg("print-kind", count=count, kind=kind) for kind, count in kinds.items()]
    return say(msg("print-cards-told", count=sum(kinds.values()), kinds=joined(parts, "comma")))


def sections(contents: Contents, drawings: Drawings, how: Printing, say: Say) -> tuple[list[Section], Pictures]:
    """What else is in the box: boards, reference cards, dice with markers, money, pads."""
    pictures, found = Pictures(), []
    for sort in Sort:
        pieces = [piece for piece in contents.pieces if piece.sort is sort]
        dice = contents.dice if sort is Sort.MARKER else ()
        if pieces or dice:
            laid = _laid(sort, pieces, dice, drawings, how, pictures)
            told = say(joined([*_dice_told(dice, say), *(_told(piece, say) for piece in pieces)], "comma"))
            found.append(Section(sort.value, told, _with_backs(laid, pictures, how)))
    return found, pictures


def _told(piece: Piece, say: Say) -> str:
    return say(msg("copies-of", copies=piece.copies, card=piece.title)) if piece.copies > 1 else piece.title


def _dice_told(dice: Sequence[Die], say: Say) -> Iterator[str]:
    for name, blank in (("dice", False), ("cubes", True)):
        if count := sum(die.copies for die in dice if (not any(die.faces)) is blank):
            yield say(msg(f"print-{name}", count=count))


def _laid(
    sort: Sort, pieces: Sequence[Piece], dice: Sequence[Die], drawings: Drawings, how: Printing, pictures: Pictures
) -> list[Sheet]:
    loose = []
    for place, die in enumerate(dice):
        pictures[f"die-{place}.svg"] = piece_picture(net(die), drawings, net_size(die))
        loose += [Loose(f"die-{place}.svg", *net_size(die), marked=False)] * die.copies
    for place, piece in enumerate(pieces):
        loose += [_drawn(f"{sort}-{place}", piece, drawings, how, pictures)] * piece.copies
    if len(loose) >= MANY and not dice and len({each[1:] for each in loose}) == 1 and not loose[0].ring:
        return in_grid([each.file for each in loose], loose[0][1:3], how.paper, how.bleed)
    return on_shelves(loose, how.paper, how.bleed)


def _drawn(name: str, piece: Piece, drawings: Drawings, how: Printing, pictures: Pictures) -> Loose:
    file = f"{name}.svg"
    pictures[file] = piece_picture(piece.front, drawings, piece.size, how.bleed, piece.ground)
    if piece.back and how.backs:
        pictures[f"{name}-back.svg"] = piece_picture(piece.back, drawings, piece.size, how.bleed, piece.ground)
        pictures.behind[file] = f"{name}-back.svg"
    return Loose(file, *piece.size, ring=piece.round)


def _with_backs(sheets: Sequence[Sheet], pictures: Pictures, how: Printing) -> list[Sheet]:
    """On paper that is printed on both sides every sheet has another behind it, if only an empty one."""
    if not how.backs:
        return list(sheets)
    return [side for sheet in sheets for side in (sheet, turned_over(sheet, how.paper, pictures.back_of))]

"""The nouns that all messages of Gridiron Fantasy Football share: cards, abilities, symbols, spots, downs, scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from playcall.art.colour import contrast, lightened
from playcall.contract import Said, Text, joined, msg, signed
from playcall.games.gridiron_fantasy.cards import Franchise, load
from playcall.games.gridiron_fantasy.catalogue import TD, WILD, Face
from playcall.games.gridiron_fantasy.table import GOAL_LINE, Table

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.rules.result import After

MIDFIELD = GOAL_LINE // 2


def yes(holds: bool) -> str:
    """What messages select by."""
    return "yes" if holds else "no"


def key(word: str) -> str:
    """A word of the rules as messages select by it: `field goal` is `field-goal`; nothing at all is the end."""
    return word.replace(" ", "-").replace("_", "-") or "end"


@lru_cache(maxsize=256)
def short(team: str) -> str:
    """`Yetis II` for the second `Granite Falls Yetis`, `Yetis + Mules` for shared ones; other decks as they are."""
    return " + ".join(map(_nickname, team.split(" + ")))


def _nickname(team: str) -> str:
    franchise = franchise_of(team)
    return team.removeprefix(franchise.place).strip() if franchise else team


BADGES: Final = {
    "A": ("AFO", "#ff9d6e"), "B": ("KIB", "#8fd0f5"), "C": ("GFY", "#d5dfe6"), "D": ("PTL", "#f7c948"),
    "E": ("MDD", "#ffb38a"), "F": ("BVS", "#a8dc6a"), "G": ("SSO", "#ffc04d"), "H": ("CCM", "#8fd3c2"),
}  # fmt: skip
"""The letters of a franchise's badge and its light colour; the browser's `franchises.json` has the same."""
ON_BLACK: Final = 6.5
"""The contrast with black that a team's light colour has at least."""


def badge_of(franchise: Franchise) -> tuple[str, str]:
    """Three letters and a light colour; those of a franchise of somebody's own follow from its name and colours."""
    if franchise.letter in BADGES:
        return BADGES[franchise.letter]
    letters = "".join(word[0] for word in franchise.name.split())
    light = max(franchise.colours, key=lambda colour: contrast(colour, "#000000"))
    return (letters + franchise.nickname[1:])[:3].upper(), lightened(light, "#000000", ON_BLACK)


def franchise_of(team: str) -> Franchise | None:
    return next((one for one in load().franchises if team.startswith(one.name)), None)


def ability(number: int) -> Text:
    return msg("gf-ability", ability=number)


def kind(word: str) -> Text:
    return msg("gf-kind", kind=word)


def kick(context: str) -> Text:
    return msg("gf-kick", kick=context)


def injury(level: int) -> Text:
    return msg("gf-injury", level=level)


def cards(faces: Sequence[Face], numbers: Iterable[int]) -> Text:
    """`A, B and C`, or nothing."""
    names = [faces[card].name for card in numbers]
    return joined(names) if names else msg("gf-nothing")


def foul(printed: str) -> Said:
    """V74  A foul as it is printed; one without a name is framed."""
    return printed or msg("gf-framed")


def sign(number: int) -> str:
    """What messages select by."""
    return "plus" if number > 0 else "minus" if number else "none"


def yards(number: int) -> Text:
    """`+4 yards`."""
    return msg("gf-yards", sign=sign(number), number=abs(number))


def symbols(printed: Sequence[int]) -> Text:
    """`Sk2 Pw1`."""
    return joined([msg("gf-symbols", ability=n, number=printed[n]) for n in range(WILD + 1) if printed[n]], "space")


def counted_symbols(printed: Sequence[int]) -> Text:
    """`1 Power, 2 Skill`."""
    held = [n for n in range(WILD + 1) if printed[n]]
    return joined([msg("gf-counted-symbols", ability=ability(n), number=printed[n]) for n in held], "comma")


def objective(face: Face) -> Said:
    return msg("gf-objective-td") if face.objective == TD else signed(face.objective)


def side_and_line(los: int) -> tuple[str, int]:
    """GF-16.2, GF-16.3  The half of the field, and the line in it."""
    if los == MIDFIELD:
        return "mid", los
    return ("own", los) if los < MIDFIELD else ("opp", GOAL_LINE - los)


def spot(los: int) -> Text:
    """`own 16`, `opponent's 24`, `midfield`."""
    side, line = side_and_line(los)
    return msg("gf-spot", side=side, line=line)


def at(los: int) -> Text:
    """`at their own 16`, `at midfield`."""
    side, line = side_and_line(los)
    return msg("gf-at", side=side, line=line)


def to(los: int) -> Text:
    """`to their own 16`."""
    side, line = side_and_line(los)
    return msg("gf-to", side=side, line=line)


def from_(los: int) -> Text:
    """`from their own 16`."""
    side, line = side_and_line(los)
    return msg("gf-from", side=side, line=line)


def down(number: int, to_go: int, los: int) -> Text:
    """`3rd and 4`, or `2nd and goal`."""
    return msg("gf-down-to-go", down=number, goal=yes(los + to_go >= GOAL_LINE), yards=to_go)


def down_at(number: int, to_go: int, los: int) -> Text:
    """`3rd and 4 at their own 35`."""
    return msg("gf-down-place", down=down(number, to_go, los), place=at(los))


def situation(s: Table, seat: int | None = None) -> Text:
    """GF-16.4  The down and where the ball lies; in a try there are no downs."""
    return down_for(s, seat, s.down, s.mark - s.los, s.los)


def down_for(s: Table, seat: int | None, number: int, to_go: int, los: int) -> Text:
    """`3rd and 4 on your 35`: a down of the offence as a seat says it."""
    if s.context == "try" or s.scorer >= 0:
        return msg("gf-two-point-try")
    if seat is None:
        return down_at(number, to_go, los)
    place = yours(los) if seat in s.coaches[s.off] else theirs(los)
    return msg("gf-down-place", down=down(number, to_go, los), place=place)


def after(s: Table, seat: int, comes: After) -> Text:
    """`1st and 10 on their 38`, or how a Play ends."""
    if comes.end:
        return msg("gf-after-end", end=key(comes.end))
    return down_for(s, seat, comes.down, comes.mark - comes.los, comes.los)


def yours(los: int) -> Text:
    """`on your 16`, `on their 24`: where one's own team has the ball."""
    side, line = side_and_line(los)
    return msg("gf-yours", side=side, line=line)


def theirs(los: int) -> Text:
    """The same where the other team has it."""
    return yours(GOAL_LINE - los)


def score(names: Iterable[str], points: Iterable[int]) -> Text:
    """`Mules 7, Yetis 3`."""
    pairs = [(name, number) for name, number in zip(names, points, strict=True) if name]
    return joined([msg("gf-score", team=name, points=number) for name, number in pairs], "comma")

"""Card sets of one's own: further teams and promo cards (FH-1.3), and what they can be made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from playcall.contract import msg
from playcall.contract.expansions import Expansion, card_error
from playcall.contract.vocabulary import Block, Field, Kind, Vocabulary
from playcall.games.highlights_2052 import notation
from playcall.games.highlights_2052.cards import (
    MOST_YARDS,
    TYPES_OF_ACTION,
    Card,
    CardEntry,
    TeamEntry,
    make_play,
    misfit,
    read_card,
)
from playcall.games.highlights_2052.effects import AREA_LETTERS, MAUL, PASS, RUN, TYPE_LETTERS, Always, OffType
from playcall.games.highlights_2052.printed import box_phrase, condition_phrase, effect_phrase, rider_phrase

WEAVES: Final = ("waves", "gables", "switchbacks", "rays", "yards", "diamonds")
KINDS: Final = ("star", "team", "promo")
STARS, OTHERS = 5, 10
_CARD_ID: Final = re.compile(r"[a-z]{1,6}[0-9]{1,3}")
_TEAM_ID: Final = re.compile(r"[a-z][a-z_]{2,19}")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_MARK: Final = re.compile(r"[A-Z]{1,2}")
_LENGTHS: Final = {"name": 32, "nickname": 16, "location": 32, "flavour": 120, "about": 200}


def add_set(expansion: Expansion, teams: list[TeamEntry], cards: list[Card]) -> None:
    """Add the teams and cards of a set to those that are there; raises CardError."""
    for table in expansion.cards.keys() - {"team", "card"}:
        problem = "a set of this game has teams and cards: [[team]], [[card]]"
        raise card_error(problem, file=expansion.source, field=table)
    known = {team.id for team in teams}
    new = [_team(raw, known, expansion.source) for raw in expansion.cards.get("team", [])]
    made = [_card(raw, new, expansion.source) for raw in expansion.cards.get("card", [])]
    for team in new:
        own = [card.set for card in made if card.team == team.id]
        if sorted(own) != ["star"] * STARS + ["team"] * OTHERS:
            counts = f"{own.count('star')} and {own.count('team')}"
            said = f"a team is {STARS} Star cards and {OTHERS} Team cards, not {counts}"
            raise card_error(said, file=expansion.source, card=team.id, rule="FH-1.3")
    teams += new
    for card in sorted(made, key=lambda card: card.set != "star"):  # the Stars of a team come first
        last = max(one.number for one in cards if one.set == card.set)
        cards.append(msgspec.structs.replace(card, number=last + 1))


def _team(raw: Mapping[str, Any], known: set[str], source: str) -> TeamEntry:
    try:
        team = msgspec.convert(raw, TeamEntry)
    except msgspec.ValidationError as error:
        raise misfit(error, dict(raw), source) from None
    _check_lengths(team, source)
    for field, holds, problem in (
        ("id", _TEAM_ID.fullmatch(team.id), "is a word of small letters"),
        ("id", team.id not in known, "there is a team of this name already"),
        ("nickname", team.name.endswith(f" {team.nickname}"), "is how the whole name ends"),
        ("mark", _MARK.fullmatch(team.mark), "is one or two capital letters for the diamond"),
        ("colour", _COLOUR.fullmatch(team.colour) and _bright(team.colour), "is #rrggbb, bright enough for dark stock"),
        ("weave", team.weave in WEAVES, f"is one of {', '.join(WEAVES)}"),
    ):
        if not holds:
            raise card_error(problem, file=source, card=team.id[:40], field=field)
    known.add(team.id)
    return team


def _bright(colour: str) -> bool:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.3 * red + 0.6 * green + 0.1 * blue >= 110


def _check_lengths(entry: TeamEntry | CardEntry, source: str) -> None:
    for field, most in _LENGTHS.items():
        text = getattr(entry, field, None)
        if text is not None and (len(text) > most or (field in ("name", "nickname") and not text.strip())):
            raise card_error(f"has 1 to {most} letters", file=source, card=entry.id[:40], field=field)


def _card(raw: Mapping[str, Any], teams: Sequence[TeamEntry], source: str) -> Card:
    plain = {"location": "", **raw, "number": 0}
    team = plain.pop("team", None)
    try:
        plain["defence"] = written_defence(raw.get("defence"))
        plain["offence"] = [written_play(play) for play in raw.get("offence", ())]
        entry = msgspec.convert(plain, CardEntry)
    except msgspec.ValidationError as error:
        raise misfit(error, dict(raw), source) from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        field = "offence" if isinstance(plain.get("defence"), str) else "defence"
        problem = f"is a line of the notation, or a table with its parts; {error} does not fit"
        raise card_error(problem[:200], file=source, card=str(raw.get("id", "?"))[:40], field=field) from None
    _check_entry(entry, team, teams, source)
    assert entry.set is not None
    return read_card(entry, entry.set, team, source)


def _check_entry(entry: CardEntry, team: object, teams: Sequence[TeamEntry], source: str) -> None:
    _check_lengths(entry, source)
    for field, holds, problem in (
        ("id", _CARD_ID.fullmatch(entry.id), "is a few small letters and a number, such as hb07"),
        ("set", entry.set in KINDS, f"is one of {', '.join(KINDS)}"),
        ("team", entry.set == "promo" or team in [one.id for one in teams], "is the id of a [[team]] of the same set"),
        ("team", entry.set != "promo" or team is None, "a promo card is of no team"),
    ):
        if not holds:
            raise card_error(problem, file=source, card=entry.id[:40], field=field)


# The notation, from its parts -------------------------------------------------------------------------------------

FORMS: Final = {
    "IF": "IF {condition}: {action}",
    "SITUATION": "SITUATION {condition} -> {yards}",
    "BONUS": "BONUS {condition} {yards}",
    "FUMBLE": "FUMBLE {back} {returned}",
    "INTERCEPTION": "INTERCEPTION {returned}",
    "STRIP": "STRIP {returned}",
    "DOWN": "DOWN {downs}",
    "DEF_TYPE": "DEF_TYPE {t}",
    "OFF_TYPE": "OFF_TYPE {t}",
    "PREV_TYPE": "PREV_TYPE {t}",
}
"""How a block is written whose parameters are not just `n`."""


def written(block: Any) -> str:
    """A block in the notation: a word, or a table with `do` and its parameters."""
    if isinstance(block, str):
        return block
    parts = {str(name): _part(value) for name, value in block.items() if name != "do"}
    word = str(block["do"])
    return FORMS[word].format(**parts) if word in FORMS else " ".join([word, *parts.values()])


def _part(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value))
    return written(value) if isinstance(value, dict) else str(value)


def written_defence(end: Any) -> Any:
    """A helmet end in the notation, from a table with type, helmets, box, rider and penalty."""
    if not isinstance(end, dict):
        return end
    helmets = end.get("helmets", {})
    spread = ",".join(f"{area}{helmets[area]}" for area in AREA_LETTERS if helmets.get(area))
    box = written(end["box"]) if end.get("box") else "-"
    rider = f" + {written(end['rider'])}" if end.get("rider") else ""
    return f"{end['type']} {{{spread}}} {box}{rider}{' !' if end.get('penalty') else ''}"


def written_play(play: Any) -> Any:
    """A play in the notation, from a table with type, area, footballs, yards and effects."""
    if not isinstance(play, dict):
        return play
    footballs = play.get("footballs", 1)
    effects = "; ".join(map(written, play.get("effects", [])))
    many = f" x{footballs}" if footballs != 1 else ""
    return f"{play['type']} {play['area']}{many} {play['yards']}{f' [{effects}]' if effects else ''}"


# What there is to build with --------------------------------------------------------------------------------------


def vocabulary() -> Vocabulary:
    """The tables of a set, and all building blocks of the notation with what they print."""
    return Vocabulary((_team_kind(), _card_kind()), (*_conditions(), *_actions(), *_riders(), *_effects()))


def _team_kind() -> Kind:
    fields = (
        Field("id", "text", longest=20), Field("name", "text", longest=32), Field("nickname", "text", longest=16),
        Field("mark", "text", longest=2), Field("colour", "colour"), Field("weave", "choice", values=WEAVES),
        Field("about", "text", required=False, longest=200),
    )  # fmt: skip
    sample = {
        "id": "lanterns", "name": "Harbor Lanterns", "nickname": "Lanterns", "mark": "HL", "colour": "#ffd84d",
        "weave": "rays",
    }  # fmt: skip
    return Kind("team", msg("fh-set-team"), fields, most=8, rules=("FH-1.3",), face=False, sample=sample)


def _card_kind() -> Kind:
    lanes = tuple(Field(area, "number", low=0, high=3, required=False, default=0) for area in AREA_LETTERS)
    helmets = Field("helmets", "table", fields=lanes, rule="FH-2.6")
    kind = Field("type", "choice", values=tuple(TYPE_LETTERS), rule="FH-2.5")
    yards = Field("yards", "number", low=0, high=MOST_YARDS, step=5, rule="FH-3.4")
    defence = (
        kind, helmets, Field("box", "block", blocks=("action",), required=False),
        Field("rider", "block", blocks=("rider",), required=False),
        Field("penalty", "switch", required=False, default=False),
    )  # fmt: skip
    play = (
        kind, Field("area", "choice", values=tuple(AREA_LETTERS)),
        Field("footballs", "number", low=1, high=3, required=False, default=1), yards,
        Field("effects", "blocks", blocks=("effect",), required=False, most=2),
    )  # fmt: skip
    fields = (
        Field("id", "text", longest=9), Field("set", "choice", values=KINDS),
        Field("team", "reference", of="team", required=False),
        Field("deck", "choice", values=("play", "solo"), required=False, rule="FH-1.4"),
        Field("name", "text", longest=32),
        Field("location", "text", longest=32, required=False), Field("flavour", "text", longest=120, required=False),
        Field("defence", "table", fields=defence, rule="FH-2.4"),
        Field("offence", "tables", fields=play, most=3, rule="FH-2.4"),
        Field("fg", "number", low=1, high=5), Field("injury", "switch", required=False, default=False),
    )  # fmt: skip
    sample = {
        "id": "my01", "set": "promo", "deck": "play", "name": "Nell Hawser", "fg": 3,
        "defence": {"type": "R", "helmets": {"C": 1, "R": 1}, "box": {"do": "MINUS", "n": 15}},
        "offence": [{"type": "R", "area": "C", "yards": 10}],
    }  # fmt: skip
    return Kind("card", msg("fh-set-card"), fields, rules=("FH-2.4", "FH-2.6"), sample=sample)


_N: Final = "n"
_CONDITION: Final = Field("condition", "block", blocks=("condition",))
_YARDS: Final = Field("yards", "number", low=0, high=MOST_YARDS, step=5, rule="FH-3.4")


def _conditions() -> Iterator[Block]:
    for word in notation.BARE_CONDITIONS:
        yield _condition(word)
    for word, (_, allowed) in notation.NUMBERED_CONDITIONS.items():
        yield _condition(word, Field(_N, "choice", values=allowed))
    yield _condition("DOWN", Field("downs", "choices", values=(1, 2, 3, 4), fewest=1))
    for word in notation.TYPED_CONDITIONS:
        yield _condition(word, Field("t", "choice", values=tuple(TYPE_LETTERS)))


def _condition(word: str, *fields: Field) -> Block:
    condition = notation.parse_condition(_sample(word, *fields))
    of_plays = isinstance(condition, (*notation.OFFENCE_ONLY, Always))
    end = "offence" if of_plays else "defence" if isinstance(condition, OffType) else ""
    only = {"end": (end,)} if end else {}
    return Block(word, "condition", fields, condition_phrase(condition).full, ("FH-19.15",), only=only)


def _actions() -> Iterator[Block]:
    for word in notation.BARE_ACTIONS:
        yield _action(word)
    for word, (_, allowed) in notation.NUMBERED_ACTIONS.items():
        drawn = ("run", "pass") if word == "INTERCEPTION" else ()
        name = "returned" if word in FORMS else _N
        yield _action(word, Field(name, "choice", values=(*allowed, *drawn)))
    back = Field("back", "choice", values=notation.LOST)
    yield _action("FUMBLE", back, Field("returned", "choice", values=notation.RETURNS))
    words = box_phrase(notation.parse_action("IF DOWN 4: NO_GAIN"), RUN).full
    fields = (_CONDITION, Field("action", "block", blocks=("action",)))
    yield Block("IF", "action", fields, words, ("FH-19.7",))


def _action(word: str, *fields: Field) -> Block:
    action = notation.parse_action(_sample(word, *fields))
    types = TYPES_OF_ACTION.get(type(action), (RUN, PASS, MAUL))
    only = {"type": tuple(TYPE_LETTERS[one] for one in types)} if len(types) < len(TYPE_LETTERS) else {}
    return Block(word, "action", fields, box_phrase(action, types[0]).full, ("FH-19.9",), only=only)


def _riders() -> Iterator[Block]:
    for word in notation.BARE_RIDERS:
        yield Block(word, "rider", (), rider_phrase(notation.BARE_RIDERS[word]()).full)
    for word, (make, allowed) in notation.NUMBERED_RIDERS.items():
        yield Block(word, "rider", (Field(_N, "choice", values=allowed),), rider_phrase(make(allowed[0])).full)


def _effects() -> Iterator[Block]:
    for word in notation.BARE_EFFECTS:
        yield _effect(word)
    for word, (_, allowed) in notation.NUMBERED_EFFECTS.items():
        yield _effect(word, Field(_N, "choice", values=allowed))
    for word, sample in (("SITUATION", "TRAILING -> 20"), ("BONUS", "CLEAR_AREA 5")):
        yield _effect(word, _CONDITION, _YARDS, sample=f"{word} {sample}")


def _effect(word: str, *fields: Field, sample: str = "") -> Block:
    play = make_play(notation.parse_play(f"R C 10 [{sample or _sample(word, *fields)}]"))
    return Block(word, "effect", fields, effect_phrase(play.effects[0], play).full.lstrip(", "), ("FH-19.13",))


def _sample(word: str, *fields: Field) -> str:
    """The block with the first values that it takes."""
    return written({"do": word, **{field.name: field.values[0] for field in fields}})

"""Card sets of one's own: further teams with their players (MG-14), players, plays and Audibles."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar, get_args, get_type_hints

import msgspec

from playcall.art.colour import contrast
from playcall.contract import msg
from playcall.contract.expansions import Expansion, card_error, tables_of
from playcall.contract.speech import say
from playcall.contract.vocabulary import Block, Field, Kind, Vocabulary
from playcall.games.masters_gridiron.anatomy import (
    CODES,
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    POSITIONS,
    RESULT_NAMES,
    TYPES,
    Audible,
    AudibleSide,
    Play,
    Player,
    Role,
    Tier,
    Window,
)
from playcall.games.masters_gridiron.cards import (
    AudibleEntry,
    PlayEntry,
    PlayerEntry,
    Printed,
    StockEntry,
    Team,
    assemble,
    load,
    make_audible,
    make_play,
    make_player,
    own,
    toml,
)
from playcall.games.masters_gridiron.effects import WORDS, Effect, effect_text
from playcall.games.masters_gridiron.making.players import (
    BASES,
    LAST_SEED,
    LEAST_PAYROLL,
    MOST_PAYROLL,
    SHOWN_UNITS,
    UNITS,
    Lists,
    Ratings,
    evaluation,
    flavour,
    salary,
    tier_of,
)
from playcall.games.masters_gridiron.making.stock import LEANS, USUAL_AUDIBLES, League, choose_plays, strength_of
from playcall.kernel import Chance

TABLES: Final = ("team", "player", "play", "audible")
OFFENCES: Final = ("POWER", "ACE", "SPREAD", "TWIN")
DEFENCES: Final = ("4-3", "3-4", "NICKEL", "BIG")
MOST_SQUAD: Final = 40
"""Players of a team."""
LONGEST: Final = {"name": 28, "place": 20, "nickname": 16, "note": 80, "college": 24}
_ID: Final = re.compile(r"[A-Z]{2,3}[0-9]{2}")
_CODE: Final = re.compile(r"[A-Z]{3}")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_PAPER: Final = "#eadfc0"
"""What the first colour of a team stands on."""
_Entry = TypeVar("_Entry")


class _Team(msgspec.Struct, forbid_unknown_fields=True):
    """A team. Without plays it gets those of its lean that suit its players best, and the usual Audibles."""

    code: str
    place: str
    nickname: str
    colours: tuple[str, str]
    offence: str
    defence: str
    lean: str
    plays: list[str] = []
    extra: list[str] = []
    audibles: list[str] = []


class _Player(msgspec.Struct, forbid_unknown_fields=True):
    """A player; a salary that is not given follows from the ratings, as on the cards of the game."""

    id: str
    name: str
    team: str
    pos: str
    ratings: dict[str, int]
    role: Role = "RESERVE"
    salary: int | None = None
    tier: Tier | None = None
    college: str = ""
    note: str = ""


def with_cards(own: Printed, expansions: Sequence[Expansion]) -> Printed:
    """The game's own cards, and behind those of each kind the ones of sets; raises CardError."""
    for expansion in expansions:
        for table in expansion.cards.keys() - set(TABLES):
            problem = "a set of this game has teams, players, plays and Audibles: " + ", ".join(
                f"[[{name}]]" for name in TABLES
            )
            raise card_error(problem, file=expansion.source, field=table)
    entries = [(source, _team(raw, source)) for source, raw in tables_of(expansions, "team")]
    codes = [team.code for team in own.teams]
    for source, entry in entries:
        _require(entry.code not in codes, source, entry.code, "code", "there is a team of this code already")
        codes.append(entry.code)
    players = list(own.players)
    for source, raw in tables_of(expansions, "player"):
        players.append(_player(raw, source, len(players) + 1, codes, {one.code for _, one in entries}))
    plays = (*own.plays, *(_play(raw, source) for source, raw in tables_of(expansions, "play")))
    audibles = (*own.audibles, *(_audible(raw, source) for source, raw in tables_of(expansions, "audible")))
    _check_ids([*(player for player in players if player.code), *plays, *audibles], expansions)
    made = Printed(tuple(players), plays, audibles, own.teams, own.stock)
    return _with_teams(made, entries)


def _require(holds: object, source: str, card: str, field: str, problem: str, rule: str = "") -> None:
    if not holds:
        raise card_error(problem, file=source, card=card[:40], field=field, rule=rule)


def _check_ids(cards: Sequence[Player | Play | Audible], expansions: Sequence[Expansion]) -> None:
    seen: set[str] = set()
    for card in cards:
        source = ", ".join(expansion.source for expansion in expansions)
        _require(card.id not in seen, source, card.id, "id", "is used twice")
        seen.add(card.id)


def _read(raw: dict[str, Any], kind: type[_Entry], source: str) -> _Entry:
    """An entry, with texts of a length that a card has room for; raises CardError naming file, card and field."""
    card = str(raw.get("id", raw.get("code", "?")))
    try:
        entry = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        named = (field[1] or field[2]) if field else ""
        raise card_error(str(error), file=source, card=card[:40], field=named) from None
    for field_name, most in LONGEST.items():
        text = getattr(entry, field_name, None)
        blank = field_name in ("name", "place", "nickname") and text is not None and not text.strip()
        _require(
            text is None or (len(text) <= most and not blank), source, card, field_name, f"has 1 to {most} letters"
        )
    identified = "id" not in raw or _ID.fullmatch(card)
    _require(identified, source, card, "id", "is two or three capital letters and two figures, such as LH01")
    return entry


# Cards --------------------------------------------------------------------------------------------------------------


def _player(raw: dict[str, Any], source: str, number: int, codes: Sequence[str], new: set[str]) -> Player:
    entry = _read(raw, _Player, source)
    for field, holds, problem, rule in (
        ("team", entry.team in codes, "is the code of a team of the game or of the set", ""),
        ("role", entry.role == "RESERVE" or entry.team in new, "the teams of the game have their starters", "MG-14.1"),
        ("pos", entry.pos in POSITIONS, f"is one of {', '.join(POSITIONS)}", "MG-13.1"),
    ):
        _require(holds, source, entry.id, field, problem, rule)
    wanted = _codes(entry.pos)
    right = set(entry.ratings) == set(wanted) and all(1 <= number <= 99 for number in entry.ratings.values())
    said = f"a {entry.pos} has {', '.join(wanted)}, each 1 to 99"
    _require(right, source, entry.id, "ratings", said, "MG-13.1")
    ratings = {code: entry.ratings[code] for code in wanted}
    price = salary(entry.pos, ratings) if entry.salary is None else entry.salary
    _require(1 <= price <= 25, source, entry.id, "salary", f"is $1 to $25 million, not {price}", "MG-13.3")
    made = make_player(_printed(entry, ratings, price, number))
    return msgspec.structs.replace(made, code=entry.id)


def _codes(pos: str) -> list[str]:
    """The ratings of a position, in the order in which they are printed."""
    if pos in OFFENCE_POSITIONS:
        return [OFFENCE_CODES[rating] for rating in OFFENCE_POSITIONS[pos]]
    return [DEFENCE_CODES[rating] for rating in DEFENCE_POSITIONS[pos]]


def _printed(entry: _Player, ratings: Ratings, price: int, number: int) -> PlayerEntry:
    """The whole card; its small print (MG-13.2) is always the same for the same entry."""
    seed = int.from_bytes(blake2b(msgspec.json.encode(entry), digest_size=6).digest(), "big")
    colleges = toml(own("names.toml"), "names.toml", Lists).colleges
    body = flavour(entry.pos, ratings, entry.role == "STARTER", colleges, Chance.of(seed))
    height, weight, age, season, college, stats = body
    tier = entry.tier or tier_of(evaluation(entry.pos, ratings))
    return PlayerEntry(
        number, entry.team, entry.pos, entry.role, tier, entry.name, ratings, price, height, weight, age, season,
        entry.college or college, stats, entry.note,
    )  # fmt: skip


def _play(raw: dict[str, Any], source: str) -> Play:
    """A play by its line, or by the parts of it."""
    by_parts = "card" not in raw
    if by_parts:
        raw = {"card": _line(raw, source)} | {name: value for name, value in raw.items() if name not in _PARTS}
    return make_play(_read(raw, PlayEntry, source), source, by_parts)


_PARTS: Final = ("result", "type", "uses", "stops", "bonuses")


class _Play(msgspec.Struct):
    result: str
    type: str
    uses: list[str]
    stops: list[str]
    bonuses: dict[str, int] = {}


def _line(raw: dict[str, Any], source: str) -> str:
    parts = _read({name: raw[name] for name in ("id", *_PARTS) if name in raw}, _Play, source)
    bonuses = ", ".join(f"{pos} +{number}" for pos, number in parts.bonuses.items() if number) or "–"
    return f"{parts.result} {parts.type} {', '.join(parts.uses)} / {', '.join(parts.stops)} / {bonuses}"


def _audible(raw: dict[str, Any], source: str) -> Audible:
    written = dict(raw)
    if isinstance(raw.get("effect"), dict):
        written["effect"] = written_effect(raw["effect"])
    if isinstance(raw.get("when"), list):
        written["when"] = ", ".join(map(str, raw["when"]))
    return make_audible(_read(written, AudibleEntry, source), source)


def written_effect(block: dict[str, Any]) -> str:
    """An effect in the words of a card file, from a table with `do` and its parameters: `DRAIN 7 with PRS`."""
    words = [str(block.get("do"))]
    for name, value in block.items():
        if name != "do" and value != "":
            words += ["with", str(value)] if name == "rating" and len(words) > 1 else [str(value)]
    return " ".join(words)


# Teams --------------------------------------------------------------------------------------------------------------


def _team(raw: dict[str, Any], source: str) -> _Team:
    entry = _read(raw, _Team, source)
    for field, holds, problem in (
        ("code", _CODE.fullmatch(entry.code), "is three capital letters"),
        ("colours", all(map(_COLOUR.fullmatch, entry.colours)), "are two colours such as #5a2d6b"),
        ("offence", entry.offence in OFFENCES, f"is one of {', '.join(OFFENCES)}"),
        ("defence", entry.defence in DEFENCES, f"is one of {', '.join(DEFENCES)}"),
        ("lean", entry.lean in LEANS, f"is one of {', '.join(LEANS)}"),
        ("plays", bool(entry.plays) == bool(entry.extra), "a playbook is plays, extra and audibles, or none of them"),
        ("audibles", bool(entry.plays) == bool(entry.audibles), "a playbook is plays, extra and audibles, or none"),
    ):
        _require(holds, source, entry.code, field, problem)
    first, second = entry.colours
    readable = min(contrast(first, "#ffffff"), contrast(first, _PAPER)) >= 4.5 and contrast(first, second) >= 3
    _require(readable, source, entry.code, "colours", "the first is dark enough for white letters, the second light")
    return entry


def _with_teams(made: Printed, entries: Sequence[tuple[str, _Team]]) -> Printed:
    teams, stock = list(made.teams), list(made.stock)
    league = League.of(made.players)
    for source, entry in entries:
        squad = [player for player in made.players if player.team == entry.code]
        starters = [player for player in squad if player.role == "STARTER"]
        _require(len(squad) <= MOST_SQUAD, source, entry.code, "", f"a team has at most {MOST_SQUAD} players")
        sides = [sum(player.side == side for player in starters) for side in ("OFFENSE", "DEFENSE")]
        told = f"a team is 11 starters on offense and 11 on defense, not {sides[0]} and {sides[1]}"
        _require(sides == [11, 11], source, entry.code, "", told, "MG-14.1")
        teams.append(_made_team(entry, starters))
        stock.append(_stock(entry, made, league) if not entry.plays else _named_stock(entry, made, source))
    return Printed(made.players, made.plays, made.audibles, tuple(teams), tuple(stock))


def _made_team(entry: _Team, starters: Sequence[Player]) -> Team:
    return Team(
        entry.code, entry.place, entry.nickname, entry.offence, entry.defence, entry.lean, tuple(_grades(starters)),
        sum(player.salary for player in starters), "", "", colours=entry.colours,
    )  # fmt: skip


def _grades(starters: Sequence[Player]) -> Iterator[int]:
    """How far each unit is above or below the usual, in steps of two points."""
    for unit in range(max(UNITS.values()) + 1):
        of_unit = [player for player in starters if UNITS[player.pos] == unit]
        usual = sum(sum(BASES[player.pos].values()) for player in of_unit)
        there = sum(sum(player.ratings) for player in of_unit)
        count = sum(len(BASES[player.pos]) for player in of_unit)
        yield max(-3, min(3, round((there - usual) / (2 * max(1, count)))))


def _stock(entry: _Team, made: Printed, league: League) -> StockEntry:
    roster = league.offences[_order(made.players).index(entry.code)]
    strength = {place: strength_of(play, roster, league) for place, play in enumerate(made.plays)}
    ids = [made.plays[place].id for place in choose_plays(made.plays, entry.lean, strength)]
    return StockEntry(entry.code, ids[:24], ids[24:], list(USUAL_AUDIBLES))


def _order(players: Sequence[Player]) -> list[str]:
    return list(dict.fromkeys(player.team for player in players if player.role == "STARTER"))


def _named_stock(entry: _Team, made: Printed, source: str) -> StockEntry:
    plays, audibles = {card.id for card in made.plays}, {card.id for card in made.audibles}
    for field, ids, known in (
        ("plays", entry.plays, plays), ("extra", entry.extra, plays), ("audibles", entry.audibles, audibles),
    ):  # fmt: skip
        strange = next((card for card in ids if card not in known), "")
        _require(not strange, source, entry.code, field, f"there is no such card as '{strange[:20]}'", "MG-14.1")
    return StockEntry(entry.code, entry.plays, entry.extra, entry.audibles)


# The whole ----------------------------------------------------------------------------------------------------------


def check(expansions: Sequence[Expansion]) -> None:
    """Put the game together with sets, and look at the stock decks of their teams; raises CardError."""
    from playcall.games.masters_gridiron.decks import stock_deck
    from playcall.games.masters_gridiron.decks.check import check_deck
    from playcall.games.masters_gridiron.options import Options

    cards = assemble(expansions)
    options = Options(cap=0)
    sources = {str(raw.get("code")): source for source, raw in tables_of(expansions, "team")}
    for place, team in enumerate(cards.teams):
        for form, size in (("full", 28), ("basic", 24)) if team.code in sources else ():
            deck = stock_deck(cards, place, form)
            _require(len(deck.book) == size, sources[team.code], team.code, "plays", _SIZES, "MG-14.1")
            for problem in check_deck(deck, options, cards):  # MG-14.3
                said = problem.told("playcall.games.masters_gridiron")
                raise card_error(said, file=sources[team.code], card=team.code, rule=problem.rule)


_SIZES: Final = "a stock playbook is 24 plays, 2 more in extra, and 2 Audibles"


# What there is to build with --------------------------------------------------------------------------------------


PACKAGE: Final = "playcall.games.masters_gridiron"
SAMPLES: Final[Mapping[str, int | str]] = {
    "n": 5, "m": 3, "k": 2, "rating": "PRS", "score": "TD", "zone": "pb_hand", "mode": "random",
}  # fmt: skip
"""Parameters with which the words of a block are said."""
_ID_FIELD: Final = Field("id", "text", longest=5)
_NAME_FIELD: Final = Field("name", "text", longest=LONGEST["name"])


def vocabulary() -> Vocabulary:
    """The four tables of a set, and every effect that an Audible may have."""
    return Vocabulary(
        (_team_kind(), _player_kind(), _play_kind(), _audible_kind()), tuple(map(_block, WORDS)), profile=_profile()
    )


def _team_kind() -> Kind:
    fields = (
        Field("code", "text", longest=3), Field("place", "text", longest=LONGEST["place"]),
        Field("nickname", "text", longest=LONGEST["nickname"]),
        Field("colours", "colours", fewest=2, most=2), Field("offence", "choice", values=OFFENCES),
        Field("defence", "choice", values=DEFENCES), Field("lean", "choice", values=tuple(LEANS)),
        *(Field(name, "texts", required=False, most=most) for name, most in _BOOK.items()),
    )  # fmt: skip
    sample = {
        "code": "LHB", "place": "Lantern Hill", "nickname": "Bellringers", "colours": ["#5a2d6b", "#f2c14e"],
        "offence": "SPREAD", "defence": "NICKEL", "lean": "AIR",
    }  # fmt: skip
    return Kind("team", msg("mg-set-team"), fields, most=4, rules=("MG-14.1", "MG-14.3"), face=False, sample=sample)


_BOOK: Final = {"plays": 24, "extra": 2, "audibles": 2}


def _profile() -> tuple[Field, ...]:
    """What a whole team is made to."""
    grades = tuple(Field(unit, "number", low=-3, high=3, required=False, default=0) for unit in SHOWN_UNITS)
    return (
        *_team_kind().fields[: -len(_BOOK)],
        Field("payroll", "number", low=LEAST_PAYROLL, high=MOST_PAYROLL, default=105, rule="MG-15.1"),
        Field("grades", "table", fields=grades, required=False),
        Field("seed", "number", low=1, high=LAST_SEED, required=False, default=1),
    )


def _player_kind() -> Kind:
    ratings = tuple(
        Field(code, "number", low=1, high=99, rule="MG-13.1", only={"pos": tuple(_with(code))}) for code in CODES
    )
    fields = (
        _ID_FIELD, _NAME_FIELD, Field("team", "reference", of="team", values=tuple(team.code for team in load().teams)),
        Field("pos", "choice", values=POSITIONS, rule="MG-13.1"), Field("ratings", "table", fields=ratings),
        Field("role", "choice", values=get_args(Role)[::-1], required=False, default="RESERVE", rule="MG-14.1"),
        Field("salary", "number", low=1, high=25, required=False, rule="MG-13.3"),
        Field("tier", "choice", values=get_args(Tier), required=False),
        Field("college", "text", longest=LONGEST["college"], required=False),
        Field("note", "text", longest=LONGEST["note"], required=False),
    )  # fmt: skip
    sample = {
        "id": "LH90", "name": "Odo Bellwright", "team": load().teams[0].code, "pos": "QB",
        "ratings": {"PAS": 71, "RED": 68, "RUS": 44, "GOL": 41},
    }  # fmt: skip
    return Kind("player", msg("mg-set-player"), fields, rules=("MG-13.1", "MG-13.3"), sample=sample)


def _with(code: str) -> Iterator[str]:
    """The positions that have a rating."""
    if code in OFFENCE_CODES:
        rating = OFFENCE_CODES.index(code)
        return (pos for pos, has in OFFENCE_POSITIONS.items() if rating in has)
    return iter(DEFENCE_POSITIONS)


def _play_kind() -> Kind:
    bonuses = tuple(
        Field(pos, "choice", values=tuple(range(4, 13, 2)), required=False, rule="MG-4.4") for pos in OFFENCE_POSITIONS
    )
    fields = (
        _ID_FIELD, _NAME_FIELD, Field("result", "choice", values=tuple(RESULT_NAMES)),
        Field("type", "choice", values=TYPES),
        Field("uses", "choices", values=OFFENCE_CODES, fewest=1, most=3, rule="MG-4.3"),
        Field("stops", "choices", values=DEFENCE_CODES, fewest=1, most=3, rule="MG-5.2"),
        Field("bonuses", "table", fields=bonuses, required=False, most=3, rule="MG-4.4"),
    )  # fmt: skip
    sample = {
        "id": "LH70", "name": "Belfry Fade", "result": "TD", "type": "LP", "uses": ["REC"], "stops": ["COV"],
        "bonuses": {"WR": 6},
    }  # fmt: skip
    return Kind("play", msg("mg-set-play"), fields, rules=("MG-4.3", "MG-4.4"), sample=sample)


def _audible_kind() -> Kind:
    needs = (*TYPES, *RESULT_NAMES, *POSITIONS)
    fields = (
        _ID_FIELD, _NAME_FIELD, Field("side", "choice", values=get_args(AudibleSide), rule="MG-9.2"),
        Field("windows", "choices", values=tuple(window.value for window in Window), fewest=1, rule="MG-9.2"),
        Field("effect", "block", blocks=("effect",), rule="MG-9.6"),
        Field("when", "choices", values=needs, required=False, rule="MG-9.22"),
    )  # fmt: skip
    sample = {
        "id": "LH80", "name": "Snuffed Lantern", "side": "DEF", "windows": ["REACT"],
        "effect": {"do": "DRAIN", "n": 5},
    }  # fmt: skip
    return Kind("audible", msg("mg-set-audible"), fields, rules=("MG-9.2", "MG-9.6"), sample=sample)


def _block(word: str) -> Block:
    kind = WORDS[word]
    hints = get_type_hints(kind)
    fields = tuple(
        _parameter(field.name, hints[field.name], field.default is msgspec.NODEFAULT)
        for field in msgspec.structs.fields(kind)
    )
    needed = {field.name: SAMPLES[field.name] for field in fields if field.required}
    sample: Effect = msgspec.convert(needed, kind)
    return Block(word, "effect", fields, say(effect_text(sample), PACKAGE), ("MG-9.6",), only={"windows": kind.windows})


def _parameter(name: str, hint: object, required: bool) -> Field:
    if hint is int:
        return Field(name, "number", low=1, high=30, required=required, default=SAMPLES[name])
    values = CODES if name == "rating" else get_args(hint)
    return Field(name, "choice", values=values, required=required, default=SAMPLES[name] if required else None)

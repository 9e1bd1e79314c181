"""The card set: players, plays, Audibles, teams and their stock playbooks, read from the files in `cards/`."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple, TypeVar, cast

import msgspec

from playcall.contract.expansions import Expansion, card_error, taken_in
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    POSITIONS,
    Audible,
    AudibleSide,
    Play,
    Player,
    Role,
    Side,
    Tier,
    Window,
    format_effect,
    format_play,
    mask,
    parse_conditions,
    parse_effect,
    parse_play,
    require,
)
from playcall.kernel import CardError

BookCard = Play | Audible


class Team(msgspec.Struct, frozen=True):
    """A team with the numbers of its cards: places of players, and of Playbook cards."""

    code: str
    place: str
    nickname: str
    offence: str
    defence: str
    lean: str
    grades: tuple[int, ...]
    payroll: int
    star: str
    stopper: str
    exchanged: tuple[str, ...] = ()
    """Plays of its stock playbook that are exchanged for others, as `OLD NEW`, so that every team wins about as often;
    only `making` reads them."""
    offence_cards: tuple[int, ...] = ()
    """MG-14.1  The eleven starters, as places in `CardSet.players`."""
    defence_cards: tuple[int, ...] = ()
    reserves: tuple[int, ...] = ()
    full: tuple[int, ...] = ()
    """MG-14.1  The 28 Playbook cards, as places in `CardSet.book`."""
    basic: tuple[int, ...] = ()
    colours: tuple[str, str] | None = None
    """Those of a team of somebody's own set; the game's own have theirs with the faces."""

    @property
    def name(self) -> str:
        return f"{self.place} {self.nickname}"


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the game in their fixed order."""

    players: tuple[Player, ...]
    book: tuple[BookCard, ...]
    """The plays, then the Audibles."""
    teams: tuple[Team, ...]
    hash: str
    places: dict[str, int]
    """Playbook cards by id."""
    codes: dict[str, int] = {}
    """Players of sets by id."""

    def player(self, word: str) -> int | None:
        """The place of a player by his number, or by the id that a set gave him."""
        place = int(word) - 1 if word.isdecimal() else self.codes.get(word.upper(), -1)
        return place if 0 <= place < len(self.players) else None

    def team(self, code: str) -> int | None:
        """The place of a team by its code."""
        return next((place for place, team in enumerate(self.teams) if team.code == code.upper()), None)


class PlayerEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of `players.jsonl`."""

    number: int
    team: str
    pos: str
    role: Role
    tier: Tier
    name: str
    ratings: dict[str, int]
    salary: int
    height: str
    weight: int
    age: int
    season: int
    college: str
    stats: str
    note: str = ""


class PlayEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    card: str


class AudibleEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    side: AudibleSide
    windows: list[Window]
    effect: str
    when: str = ""
    text: str = ""


class _Plays(msgspec.Struct, forbid_unknown_fields=True):
    play: list[PlayEntry] = []
    audible: list[AudibleEntry] = []


class _Teams(msgspec.Struct, forbid_unknown_fields=True):
    team: list[Team]


class StockEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A stock playbook as it stands in `stock.toml`: ids, the two extra Field Goals of the full form apart."""

    team: str
    plays: list[str]
    extra: list[str]
    audibles: list[str]


class _Stock(msgspec.Struct, forbid_unknown_fields=True):
    stock: list[StockEntry]


_Read = TypeVar("_Read")


class Printed(NamedTuple):
    """What a card set is put together from."""

    players: tuple[Player, ...]
    plays: tuple[Play, ...]
    audibles: tuple[Audible, ...]
    teams: tuple[Team, ...]
    stock: tuple[StockEntry, ...]


@cache
def load() -> CardSet:
    """The cards of this edition: the game's own, and then those of the sets it is played with."""
    return assemble(taken_in(__package__))


def assemble(expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards with those of sets; raises CardError."""
    from playcall.games.masters_gridiron.sets import with_cards  # it reads cards the way this module does

    printed = with_cards(own_cards(), expansions) if expansions else own_cards()
    players = printed.players
    book: tuple[BookCard, ...] = (*printed.plays, *printed.audibles)
    places = {card.id: place for place, card in enumerate(book)}
    stock = {entry.team: entry for entry in printed.stock}
    teams = tuple(_with_cards(team, players, stock, places) for team in printed.teams)
    codes = {player.code: place for place, player in enumerate(players) if player.code}
    return CardSet(players, book, teams, content_hash(players, book, teams), places, codes)


@cache
def own_cards() -> Printed:
    """The cards that come with the game."""
    plays = read_book(own("plays.toml"), "plays.toml")
    audibles = read_book(own("audibles.toml"), "audibles.toml")
    _check_unique((*plays, *audibles), "cards")
    stock = toml(own("stock.toml"), "stock.toml", _Stock).stock
    return Printed(
        tuple(map(make_player, read_players())),
        tuple(map(as_play, plays)),
        tuple(map(as_audible, audibles)),
        tuple(read_teams()),
        tuple(stock),
    )


def own(name: str) -> str:
    return (resources.files(__package__) / "cards" / name).read_text(encoding="utf-8")


def toml(text: str, source: str, kind: type[_Read]) -> _Read:
    """A TOML file of a certain shape; raises CardError."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{source}: not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise CardError(f"{source}: {error}") from error


def read_teams() -> list[Team]:
    return toml(own("teams.toml"), "teams.toml", _Teams).team


def read_players() -> list[PlayerEntry]:
    return msgspec.json.decode(f"[{','.join(own('players.jsonl').splitlines())}]", type=list[PlayerEntry])


def make_player(entry: PlayerEntry) -> Player:
    """A player card; raises CardError when its ratings are not those of its position."""
    where = f"player {entry.number}"
    require(entry.pos in POSITIONS, f"{where}, field 'pos': '{entry.pos}' is not a position")
    offence = entry.pos in OFFENCE_POSITIONS
    codes: Sequence[str] = OFFENCE_CODES if offence else DEFENCE_CODES
    needed = (OFFENCE_POSITIONS if offence else DEFENCE_POSITIONS)[entry.pos]
    wanted = [codes[rating] for rating in needed]
    require(list(entry.ratings) == wanted, f"{where}, field 'ratings': a {entry.pos} has {', '.join(wanted)}")
    fits = all(1 <= rating <= 99 for rating in entry.ratings.values())
    require(fits, f"{where}, field 'ratings': a rating is 1 to 99")
    require(1 <= entry.salary <= 25, f"{where}, field 'salary': $1 to $25 million, not {entry.salary}")
    ratings = tuple(entry.ratings.get(code, 0) for code in codes)
    side: Side = "OFFENSE" if offence else "DEFENSE"
    return Player(
        entry.number, side, entry.pos, ratings, mask(needed), entry.salary, entry.team, entry.name, entry.role,
        entry.tier, entry.height, entry.weight, entry.age, entry.season, entry.college, entry.stats, entry.note,
    )  # fmt: skip


def read_book(text: str, source: str) -> tuple[BookCard, ...]:
    """The Playbook cards of a card file; raises CardError naming file, card and field."""
    file = toml(text, source, _Plays)
    cards: tuple[BookCard, ...] = tuple(make_play(entry, source) for entry in file.play)
    cards += tuple(make_audible(entry, source) for entry in file.audible)
    _check_unique(cards, source)
    return cards


def make_play(entry: PlayEntry, source: str, by_parts: bool = False) -> Play:
    """A play from its entry; raises CardError, with the part that is wrong where it was given by its parts."""
    try:
        return parse_play(entry.card, entry.id, entry.name)
    except CardError as error:
        field = str(error.told.get("field")) if by_parts else "card"
        raise card_error(str(error), file=source, card=entry.id, field=field, rule=_rule(error)) from None


def _rule(error: CardError) -> str:
    return str(error.told.get("rule", ""))


def make_audible(entry: AudibleEntry, source: str) -> Audible:
    """An Audible from its entry; raises CardError."""
    field = "effect"
    try:
        effect = parse_effect(entry.effect)
        field = "windows"
        allowed = [window for window in effect.windows if entry.side in _sides(window)]
        require(bool(entry.windows), "an Audible has a window")
        for window in entry.windows:
            require(window.value in allowed, f"{entry.effect} for {entry.side} may have {', '.join(allowed) or 'none'}")
        field = "when"
        conditions = parse_conditions(entry.when)
        bare = Window.HUDDLE not in entry.windows or not any(conditions)
        require(bare, "an Audible of the Huddle has no conditions")  # MG-9.22
        field = "text"
        card = Audible(entry.id, entry.name, entry.side, frozenset(entry.windows), effect, *conditions)
        if entry.text:
            require(entry.text == card.text, f"'{entry.text}' should read '{card.text}'")
    except CardError as error:
        rule = {"windows": "MG-9.2", "when": "MG-9.22"}.get(field, "")
        raise card_error(str(error), file=source, card=entry.id, field=field, rule=rule) from None
    return card


def _sides(window: str) -> tuple[str, str]:
    """MG-9.2  Whose cards may be played in a window."""
    return ("DEF", "ANY") if window == Window.REACT else ("OFF", "ANY")


def _check_unique(cards: Iterable[BookCard], source: str) -> None:
    ids: set[str] = set()
    for card in cards:
        require(card.id not in ids, f"{source}: card '{card.id}', field 'id': used twice")
        ids.add(card.id)


def _with_cards(team: Team, players: Sequence[Player], stock: dict[str, StockEntry], places: dict[str, int]) -> Team:
    """MG-14.1, MG-14.2  A team with its starters, reserves and stock playbook."""
    squad = [place for place, player in enumerate(players) if player.team == team.code]
    starters = [place for place in squad if players[place].role == "STARTER"]
    entry = stock[team.code]
    basic = tuple(places[card] for card in entry.plays)
    return msgspec.structs.replace(
        team,
        offence_cards=tuple(place for place in starters if players[place].side == "OFFENSE"),
        defence_cards=tuple(place for place in starters if players[place].side == "DEFENSE"),
        reserves=tuple(place for place in squad if players[place].role == "RESERVE"),
        full=basic + tuple(places[card] for card in [*entry.extra, *entry.audibles]),
        basic=basic,
    )


def content_hash(players: Iterable[Player], book: Iterable[BookCard], teams: Iterable[Team]) -> str:
    """A short hash of everything the rules read; names and flavour may change without changing it."""
    lines = [f"{p.number} {p.pos} {p.ratings} {p.salary} {p.team} {p.role}" for p in players]
    lines += [f"{card.id} {_rules_of(card)}" for card in book]
    lines += [f"{team.code} {team.full} {team.basic}" for team in teams]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _rules_of(card: BookCard) -> str:
    if isinstance(card, Play):
        return format_play(card)
    needs = sorted(card.types | card.results | card.positions)
    windows = sorted(window.value for window in card.windows)
    return f"{card.side} {windows} {format_effect(card.effect)} {needs}"


def as_play(card: BookCard) -> Play:
    """A Playbook card that is known to be an offensive play."""
    return cast(Play, card)


def as_audible(card: BookCard) -> Audible:
    """A Playbook card that is known to be an Audible."""
    return cast(Audible, card)


PLAYERS: Final = len(load().players)
NUMBERED: Final = len(own_cards().players)
"""Players with a number of the printed set."""
PLAYS: Final = sum(isinstance(card, Play) for card in load().book)
BOOK: Final = len(load().book)
"""MG-14.1  Distinct Playbook cards: the plays, then the Audibles."""

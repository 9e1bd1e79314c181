"""The cards of Football Highlights 2052: the card set, and how card files are read."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from playcall.games.highlights_2052.anatomy import ActionCard as ActionCard
from playcall.games.highlights_2052.anatomy import Card as Card
from playcall.games.highlights_2052.anatomy import (
    DeckName,
    Injury,
    Penalty,
    SetName,
    check_defence,
    check_plays,
    make_play,
    require,
)
from playcall.games.highlights_2052.anatomy import Play as Play
from playcall.games.highlights_2052.notation import (
    CardError,
    format_defence,
    format_play,
    parse_defence,
    parse_play,
)
from playcall.games.highlights_2052.printed import printed_defence, printed_play

FIELD_GOAL_NUMBERS: Final = range(1, 6)
KICK_NUMBERS: Final = range(1, 8)
BLOCKS: Final = (10, 15, 20)


class Team(msgspec.Struct, frozen=True):
    """A team and the indexes of its 15 cards, the 5 Stars first."""

    id: str
    name: str
    nickname: str
    blurb: str
    cards: tuple[int, ...]


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the game in their fixed order: the teams, the Play Deck, the Solo Deck, the promo cards."""

    cards: tuple[Card, ...]
    actions: tuple[ActionCard, ...]
    teams: tuple[Team, ...]
    positions: dict[str, int]
    hash: str

    def index(self, card_id: str) -> int:
        """The place of a card; raises KeyError."""
        return self.positions[card_id]

    def members(self, *sets: SetName) -> tuple[int, ...]:
        """The cards of these sets."""
        return tuple(place for place, card in enumerate(self.cards) if card.set in sets)

    def play_deck(self, promo: bool = False) -> tuple[int, ...]:
        """FH-1.4  The Play Deck, with its promo cards if they are in."""
        return self.members("play") + (self._promo("play") if promo else ())

    def solo_deck(self, promo: bool = False) -> tuple[int, ...]:
        """FH-1.4  The Solo Deck, with its promo cards if they are in."""
        return self.members("solo") + (self._promo("solo") if promo else ())

    def _promo(self, deck: DeckName) -> tuple[int, ...]:
        return tuple(place for place in self.members("promo") if self.cards[place].deck == deck)


class _TextEntry(msgspec.Struct, forbid_unknown_fields=True):
    defence: str
    offence: list[str]


class _CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    number: int
    name: str
    location: str
    defence: str
    offence: list[str]
    fg: int
    injury: bool = False
    text: _TextEntry | None = None
    flavour: str = ""
    set: SetName | None = None
    deck: DeckName | None = None


class _ActionEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    no: int
    run: int
    pass_: int
    penalty: Penalty
    injury: Injury
    kick: int = 0
    block: int = 0


class _TeamEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    nickname: str
    blurb: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    team: str | None = None
    set: SetName = "play"
    card: list[dict[str, object]] = []


class _Teams(msgspec.Struct, forbid_unknown_fields=True):
    team: list[_TeamEntry]


class _Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: list[_ActionEntry]


_Read = TypeVar("_Read")


@cache
def load() -> CardSet:
    """The game's own cards."""
    teams = _toml(_own("teams"), "teams.toml", _Teams).team
    names = [*(team.id for team in teams), "play", "solo", "promo"]
    cards = tuple(card for name in names for card in parse(_own(name), f"{name}.toml"))
    _check_unique(cards, "cards")
    actions = tuple(map(_action_card, _toml(_own("actions"), "actions.toml", _Actions).action))
    positions = {card.id: place for place, card in enumerate(cards)}
    return CardSet(cards, actions, tuple(_team(team, cards) for team in teams), positions, content_hash(cards, actions))


def load_file(path: Path | str) -> tuple[Card, ...]:
    """The cards of a file of one's own; raises CardError."""
    file = Path(path)
    try:
        return parse(file.read_text(encoding="utf-8"), file.name)
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{file.name}: cannot be read as text ({error})") from error


def parse(text: str, source: str) -> tuple[Card, ...]:
    """The cards of one card file; raises CardError naming file, card and field.

    A file opens with `team = "..."` (5 entries with `set = "star"`, 10 without) or with `set = "..."`.
    """
    file = _toml(text, source, _File)
    default: SetName = file.set if file.team is None else "team"
    cards = tuple(_read(raw, file.team, default, source) for raw in file.card)
    _check_unique(cards, source)
    if file.team is not None and [card.set for card in cards] != ["star"] * 5 + ["team"] * 10:
        raise CardError(f"{source}: a team is 5 Star cards followed by 10 Team cards")  # FH-1.3
    return cards


def make_card(card_id: str, defence: str, offence: Sequence[str], fg: int = 3, injury: bool = False) -> Card:
    """A card without a name, from the notation of its two ends; raises CardError."""
    entry = _CardEntry(card_id, 1, card_id, "", defence, list(offence), fg, injury)
    return _card(entry, "play", None, "card")


def content_hash(cards: Iterable[Card], actions: Iterable[ActionCard]) -> str:
    """A short hash of everything the rules read; names and flavour may change without changing it."""
    lines = [f"{card.id} {card.set} {card.team} {card.deck} {card.fg} {card.injury}" for card in cards]
    lines += [" / ".join([format_defence(card), *map(format_play, card.plays)]) for card in cards]
    lines += [repr(action) for action in actions]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _own(name: str) -> str:
    return (resources.files(__package__) / "cards" / f"{name}.toml").read_text(encoding="utf-8")


def _toml(text: str, source: str, kind: type[_Read]) -> _Read:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{source}: not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise CardError(f"{source}: {error}") from error


def _read(raw: dict[str, object], team: str | None, default: SetName, source: str) -> Card:
    try:
        entry = msgspec.convert(raw, _CardEntry)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        named = f", field '{field[1] or field[2]}'" if field else ""
        raise CardError(f"{source}: card '{raw.get('id', '?')}'{named}: {error}") from error
    return _card(entry, entry.set or default, team, source)


def _card(entry: _CardEntry, set_name: SetName, team: str | None, source: str) -> Card:
    with _field(source, entry, "defence"):
        defence = parse_defence(entry.defence)
        check_defence(defence)
    with _field(source, entry, "offence"):
        plays = tuple(make_play(parse_play(line)) for line in entry.offence)
        check_plays(plays)
    with _field(source, entry, "fg"):
        require(entry.fg in FIELD_GOAL_NUMBERS, f"a field-goal number is 1 to 5, not {entry.fg}")
    with _field(source, entry, "deck"):
        require((set_name == "promo") == (entry.deck is not None), "promo cards name a deck and no others do")
    card = Card(
        entry.id,
        entry.number,
        set_name,
        team,
        entry.name,
        entry.location,
        *defence,
        plays,
        entry.fg,
        entry.injury,
        printed_defence(defence),
        tuple(map(printed_play, plays)),
        entry.flavour,
        entry.deck,
    )
    with _field(source, entry, "text"):
        _check_text(entry, card)
    return card


@contextmanager
def _field(source: str, entry: _CardEntry, field: str) -> Iterator[None]:
    try:
        yield
    except CardError as error:
        raise CardError(f"{source}: card '{entry.id}', field '{field}': {error}") from None


def _check_text(entry: _CardEntry, card: Card) -> None:
    if entry.text is not None:
        for given, made in zip([entry.text.defence, *entry.text.offence], _texts(card), strict=False):
            require(given == made, f"'{given}' should read '{made}'")
        require(len(entry.text.offence) == len(card.plays), f"{len(card.plays)} plays need as many texts")


def _texts(card: Card) -> list[str]:
    return [card.defence_text, *card.offence_texts]


def _check_unique(cards: Sequence[Card], source: str) -> None:
    ids: set[str] = set()
    numbers: set[tuple[str, int]] = set()
    for card in cards:
        require(card.id not in ids, f"{source}: card '{card.id}', field 'id': used twice")
        place = (card.set, card.number)
        require(place not in numbers, f"{source}: card '{card.id}', field 'number': {card.number} is used twice")
        ids.add(card.id)
        numbers.add(place)


def _action_card(entry: _ActionEntry) -> ActionCard:
    kick = (entry.kick in KICK_NUMBERS) != (entry.block in BLOCKS)
    require(kick, f"actions.toml: action {entry.no}, field 'kick': a kick of 1 to 7 or a block of 10, 15 or 20")
    return ActionCard(entry.no, entry.run, entry.pass_, entry.kick, entry.block, entry.penalty, entry.injury)


def _team(entry: _TeamEntry, cards: Sequence[Card]) -> Team:
    own = tuple(place for place, card in enumerate(cards) if card.team == entry.id)
    return Team(entry.id, entry.name, entry.nickname, entry.blurb, own)

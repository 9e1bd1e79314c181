"""What a card shows, and how card files are read and checked."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from playcall.contract.expansions import Expansion, card_error, taken_in
from playcall.games.highlights_2052.effects import (
    BLITZ_HOLDS,
    MAUL,
    PASS,
    RUN,
    STRIP_HOLDS,
    TYPE_NAMES,
    Action,
    Blitz,
    Bonus,
    Breakaway,
    Effect,
    ExtraDraw,
    Fumble,
    GoalLineStand,
    HardCount,
    HurryUp,
    If,
    Interception,
    KickSetup,
    Misdirection,
    QuickRelease,
    Rider,
    Secure,
    Situation,
    Strip,
    Stunt,
)
from playcall.games.highlights_2052.notation import (
    CardError,
    DefenceLine,
    PlayLine,
    format_action,
    format_defence,
    format_play,
    parse_defence,
    parse_play,
)
from playcall.games.highlights_2052.printed import printed_defence, printed_play

SetName: TypeAlias = Literal["star", "team", "play", "solo", "promo"]
DeckName: TypeAlias = Literal["play", "solo"]
Penalty: TypeAlias = Literal["none", "offside", "def_holding", "interference", "off_holding", "offsetting"]
Injury: TypeAlias = Literal["none", "minor", "moderate", "serious", "season"]

MOST_YARDS: Final = 40

TYPES_OF_ACTION: Final[dict[type[Action], tuple[int, ...]]] = {
    Interception: (PASS,),
    Blitz: (PASS,),
    Fumble: (RUN, MAUL),
    Strip: (RUN, MAUL),
    GoalLineStand: (RUN, MAUL),
}


_Kind = TypeVar("_Kind", bound=Effect)


class Play(msgspec.Struct, frozen=True):
    """One play of a football end; the fields after `effects` repeat them, ready to be looked up."""

    type: int
    area: int
    footballs: int
    yards: int
    effects: tuple[Effect, ...] = ()
    situation: Situation | None = None
    bonus: Bonus | None = None
    extra_draw: int = 0
    breakaway: int = 0
    misdirection: int = 0
    stunt: bool = False
    secure: bool = False
    quick_release: bool = False
    hurry_up: bool = False
    kick_setup: int = 0
    hard_count: bool = False


class Card(msgspec.Struct, frozen=True):
    """A play card with its two ends: helmets to defend with, footballs to threaten with."""

    id: str
    number: int
    set: SetName
    team: str | None
    name: str
    location: str
    def_type: int
    helmets: tuple[int, int, int]
    box: Action | None
    rider: Rider | None
    penalty: bool
    plays: tuple[Play, ...]
    fg: int
    injury: bool
    defence_text: str
    offence_texts: tuple[str, ...]
    flavour: str = ""
    deck: DeckName | None = None  # where a promo card belongs


class ActionCard(msgspec.Struct, frozen=True):
    """An Action card; `kick` is 0 where `block` gives the yards of a blocked kick."""

    no: int
    run: int
    pass_: int
    kick: int
    block: int
    penalty: Penalty
    injury: Injury

    def suits(self, purpose: str) -> bool:
        """Whether it says what a blitz, a strip or a kick needs: not too much, or no block."""
        match purpose:
            case "blitz":
                return self.pass_ <= BLITZ_HOLDS
            case "strip":
                return self.run <= STRIP_HOLDS
        return not self.block

    def reads(self, purpose: str) -> str:
        """What it says for a purpose."""
        match purpose:
            case "kick":
                return str(self.block or self.kick)
            case "penalty":
                return self.penalty
            case "injury":
                return self.injury
            case "pass" | "blitz" | "return pass":
                return str(self.pass_)
        return str(self.run)


def make_play(line: PlayLine) -> Play:
    """A play with its effects spread out, ready to be looked up."""
    effects = line.effects
    return Play(
        *line,
        situation=_find(effects, Situation),
        bonus=_find(effects, Bonus),
        extra_draw=_k(_find(effects, ExtraDraw)),
        breakaway=_k(_find(effects, Breakaway)),
        misdirection=_k(_find(effects, Misdirection)),
        stunt=Stunt() in effects,
        secure=Secure() in effects,
        quick_release=QuickRelease() in effects,
        hurry_up=HurryUp() in effects,
        kick_setup=_k(_find(effects, KickSetup)),
        hard_count=HardCount() in effects,
    )


def check_defence(end: DefenceLine) -> None:
    """The rules of the helmet end; raises CardError."""
    helmets = sum(end.helmets)
    require(helmets <= 3, f"a card shows 0 to 3 helmets, not {helmets}", "FH-2.6")
    require(end.box is not None or helmets == 0, "only a card without helmets may lack an action", "FH-2.4")
    require(end.box is not None or not (end.rider or end.penalty), "a rider or penalty icon needs an action", "FH-2.4")
    action = end.box.action if isinstance(end.box, If) else end.box
    allowed = (RUN, PASS, MAUL) if action is None else TYPES_OF_ACTION.get(type(action), (RUN, PASS, MAUL))
    if action is not None and end.def_type not in allowed:
        kinds = " or ".join(TYPE_NAMES[t] for t in allowed)
        raise CardError(f"{format_action(action)} is only for {kinds} defences")


def check_plays(plays: Sequence[Play]) -> None:
    """The rules of the football end; raises CardError."""
    footballs = sum(play.footballs for play in plays)
    require(footballs <= 3, f"a card shows 0 to 3 footballs, not {footballs}", "FH-2.6")
    places = [(play.area, play.type) for play in plays]
    require(places == sorted(places), "plays are printed by area L, C, R and within one area Run, Pass, Maul")
    require(len(set(places)) == len(places), "two plays may share an area only if their types differ")
    for play in plays:
        _check_play(play)


def _check_play(play: Play) -> None:
    require(play.footballs >= 1, "a play has at least one football")
    yards = [play.yards, *(effect.yards for effect in (play.situation, play.bonus) if effect)]
    require(all(0 <= n <= MOST_YARDS and n % 5 == 0 for n in yards), "yards are 0 to 40 in steps of 5", "FH-3.4")
    kinds = [type(effect) for effect in play.effects]
    require(len(kinds) <= 2, "a play carries at most two effects")
    require(len(set(kinds)) == len(kinds), "a play carries an effect only once")
    require(not (play.secure and play.quick_release), "SECURE and QUICK_RELEASE never stand on one play")


def require(holds: bool, message: str, rule: str = "") -> None:
    """Raise CardError with this sentence unless the rule holds."""
    if not holds:
        raise CardError(message, rule=rule)


def _find(effects: tuple[Effect, ...], kind: type[_Kind]) -> _Kind | None:
    return next((effect for effect in effects if isinstance(effect, kind)), None)


def _k(effect: ExtraDraw | Breakaway | Misdirection | KickSetup | None) -> int:
    return effect.k if effect else 0


FIELD_GOAL_NUMBERS: Final = range(1, 6)
KICK_NUMBERS: Final = range(1, 8)
BLOCKS: Final = (10, 15, 20)


class Team(msgspec.Struct, frozen=True):
    """A team and the indexes of its 15 cards, the 5 Stars first; a team of a set brings its kit and its own words."""

    id: str
    name: str
    nickname: str
    cards: tuple[int, ...]
    mark: str = ""
    colour: str = ""
    weave: str = ""
    about: str = ""


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the game in their fixed order: the teams, the Play Deck, the Solo Deck, the promo cards."""

    cards: tuple[Card, ...]
    actions: tuple[ActionCard, ...]
    teams: tuple[Team, ...]
    positions: dict[str, int]
    hash: str
    own: int
    """How many of the cards come with the game; those of sets follow."""

    def index(self, card_id: str) -> int:
        """The place of a card; raises KeyError."""
        return self.positions[card_id]

    def members(self, *sets: SetName) -> tuple[int, ...]:
        """The cards of these sets."""
        return tuple(place for place, card in enumerate(self.cards) if card.set in sets)

    def play_deck(self, promo: bool = False) -> tuple[int, ...]:
        """FH-1.4  The Play Deck, with its promo cards if they are in; those of a set always are."""
        return self.members("play") + self._promo("play", promo)

    def solo_deck(self, promo: bool = False) -> tuple[int, ...]:
        """FH-1.4  The Solo Deck, with its promo cards if they are in; those of a set always are."""
        return self.members("solo") + self._promo("solo", promo)

    def _promo(self, deck: DeckName, all_in: bool) -> tuple[int, ...]:
        return tuple(
            place for place in self.members("promo") if self.cards[place].deck == deck and (all_in or place >= self.own)
        )


class _TextEntry(msgspec.Struct, forbid_unknown_fields=True):
    defence: str
    offence: list[str]


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
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


class TeamEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    nickname: str
    mark: str = ""
    colour: str = ""
    weave: str = ""
    about: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    team: str | None = None
    set: SetName = "play"
    card: list[dict[str, object]] = []


class _Teams(msgspec.Struct, forbid_unknown_fields=True):
    team: list[TeamEntry]


class _Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: list[_ActionEntry]


_Read = TypeVar("_Read")


@cache
def load() -> CardSet:
    """The cards of this edition: the game's own, then those of the sets it is played with."""
    return assemble(taken_in(__package__))


def assemble(expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards with those of sets behind them; raises CardError."""
    from playcall.games.highlights_2052.sets import add_set  # it reads cards the way this module does

    entries, own, actions = _own_cards()
    teams, cards = list(entries), list(own)
    for expansion in expansions:
        add_set(expansion, teams, cards)
    check_unique(cards, "cards")
    positions = {card.id: place for place, card in enumerate(cards)}
    made = tuple(_team(team, cards) for team in teams)
    return CardSet(tuple(cards), actions, made, positions, content_hash(cards, actions), len(own))


@cache
def _own_cards() -> tuple[tuple[TeamEntry, ...], tuple[Card, ...], tuple[ActionCard, ...]]:
    teams = _toml(_own("teams"), "teams.toml", _Teams).team
    names = (*(team.id for team in teams), "play", "solo", "promo")
    actions = map(_action_card, _toml(_own("actions"), "actions.toml", _Actions).action)
    return tuple(teams), tuple(card for name in names for card in parse(_own(name), f"{name}.toml")), tuple(actions)


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
    check_unique(cards, source)
    if file.team is not None and [card.set for card in cards] != ["star"] * 5 + ["team"] * 10:
        raise CardError(f"{source}: a team is 5 Star cards followed by 10 Team cards")  # FH-1.3
    return cards


def make_card(card_id: str, defence: str, offence: Sequence[str], fg: int = 3, injury: bool = False) -> Card:
    """A card without a name, from the notation of its two ends; raises CardError."""
    entry = CardEntry(card_id, 1, card_id, "", defence, list(offence), fg, injury)
    return read_card(entry, "play", None, "card")


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
        entry = msgspec.convert(raw, CardEntry)
    except msgspec.ValidationError as error:
        raise misfit(error, raw, source) from error
    return read_card(entry, entry.set or default, team, source)


def misfit(error: msgspec.ValidationError, raw: dict[str, object], source: str) -> CardError:
    """What msgspec found wrong with an entry, with its card and field."""
    field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
    return card_error(
        str(error), file=source, card=str(raw.get("id", "?")), field=(field[1] or field[2]) if field else ""
    )


def read_card(entry: CardEntry, set_name: SetName, team: str | None, source: str) -> Card:
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
def _field(source: str, entry: CardEntry, field: str) -> Iterator[None]:
    try:
        yield
    except CardError as error:
        rule = str(error.told.get("rule", ""))
        raise card_error(str(error), file=source, card=entry.id, field=field, rule=rule) from None


def _check_text(entry: CardEntry, card: Card) -> None:
    if entry.text is not None:
        for given, made in zip([entry.text.defence, *entry.text.offence], _texts(card), strict=False):
            require(given == made, f"'{given}' should read '{made}'")
        require(len(entry.text.offence) == len(card.plays), f"{len(card.plays)} plays need as many texts")


def _texts(card: Card) -> list[str]:
    return [card.defence_text, *card.offence_texts]


def check_unique(cards: Sequence[Card], source: str) -> None:
    """Refuse an id, or a number within a set, that is used twice."""
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


def _team(entry: TeamEntry, cards: Sequence[Card]) -> Team:
    own = tuple(place for place, card in enumerate(cards) if card.team == entry.id)
    return Team(entry.id, entry.name, entry.nickname, own, entry.mark, entry.colour, entry.weave, entry.about)

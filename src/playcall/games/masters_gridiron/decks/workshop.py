"""The deck builder's bench: decks as text in, problems, descriptions and suggestions out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from playcall.contract import Arg, Said, Text, joined, msg
from playcall.contract.decks import (
    Area,
    Builder,
    Filter,
    Group,
    Held,
    Meter,
    Note,
    Part,
    PoolCard,
    Problem,
    Sheet,
    Slot,
    Start,
    Value,
)
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    RESULT_NAMES,
    TYPES,
    Audible,
    Play,
    Player,
    Window,
)
from playcall.games.masters_gridiron.cards import BookCard, CardSet, load
from playcall.games.masters_gridiron.decks import (
    CODE,
    DEFENCE,
    FEWEST_PLAYBOOK,
    OFFENCE,
    ROSTER_SIDE,
    Deck,
    Slots,
    deck_code,
    deck_text,
    payroll,
    sample_decks,
    stock_deck,
)
from playcall.games.masters_gridiron.decks.check import Composition, check_deck, composition
from playcall.games.masters_gridiron.faces.inks import AUDIBLE, PASS, RESULTS, RUN, inks
from playcall.games.masters_gridiron.making.stock import LEANS
from playcall.games.masters_gridiron.names import type_text
from playcall.games.masters_gridiron.options import Options
from playcall.kernel import BadOption

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron


class Workshop:
    """What a command line or a page needs to build decks. Decks are named by team, sample, text or code."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.game = game
        self.deck_options = {"deck1": 0, "deck2": 1}
        self.rule_options = ("cap", "cap_on_stock", "fg_share", "playbook_copies", "playbook_max", "stock_form")

    def blank(self, name: str) -> str:
        """A deck without cards, with a word on how to fill it."""
        return "\n".join([
            f"deck: {name}",
            "# One card a line: its number or id (002, TSP01), or its name; '2 x TSP01' for two.",
            f"# Wanted: {ROSTER_SIDE} Offense, {ROSTER_SIDE} Defense, at least {FEWEST_PLAYBOOK} Playbook cards, "
            "half of them Field Goals.",
            "",
        ])  # fmt: skip

    def text(self, deck: str, options: Options, name: str = "") -> str:
        """The deck for people; `name` gives it another name."""
        found = self._deck(deck, options)
        return deck_text(found._replace(name=name) if name else found, self.game.cards)

    def code(self, deck: str, options: Options) -> str:
        """The deck in one word, for options and links."""
        return deck_code(self._deck(deck, options), self.game.cards)

    def check(self, deck: str, options: Options) -> list[Problem]:
        """MG-12.13  Every broken rule at once; stock teams need not keep the cap (MG-14.3)."""
        found = self._deck(deck, options)
        problems = check_deck(found, options, self.game.cards)
        exempt = found.stock >= 0 and not options.cap_on_stock
        return [problem for problem in problems if not (exempt and problem.code == "over_cap")]

    def summary(self, deck: str, options: Options) -> Text:
        """`Night Shift: $120 million; 28 Playbook cards: 12 Touchdowns, …`."""
        found = self._deck(deck, options)
        made = composition(found, self.game.cards)
        types = [msg("mg-deck-type", plays=number, type=type_text(kind)) for kind, number in made.types.items()]
        return msg(
            "mg-deck-summary", deck=found.name, payroll=payroll(found, self.game.cards), cap=options.cap,
            cards=made.total, touchdowns=made.touchdowns, goals=made.field_goals, audibles=made.audibles,
            types=joined(types, "comma"),
        )  # fmt: skip

    def suggest(
        self, options: Options, lean: str, name: str, keep: str = "", pool: Mapping[str, int] | None = None
    ) -> str:
        """A legal deck under the cap, as text; what it can keep of another deck stays."""
        from playcall.games.masters_gridiron.decks.suggest import suggest_deck

        if pool is not None:
            raise BadOption(f"The cards of {self.game.title} are not collected.")
        kept = self._deck(keep, options) if keep else None
        return deck_text(suggest_deck(options, lean.upper(), name, self.game.cards, kept), self.game.cards)

    def samples(self) -> list[str]:
        """Names of the decks that come with the game."""
        return list(sample_decks())

    def builder(self) -> Builder:
        """What there is to choose from."""

        return builder()

    def sheet(self, deck: str, options: Options) -> Sheet:
        """The deck as it stands."""

        return sheet_of(self._deck(deck, options), self.check(deck, options), options, self.game.cards)

    def secrets(self, options: Options) -> dict[str, int]:
        """MG-1.9  Lists of cards that are not public; stock teams and the game's own decks are known to everybody."""
        if options.open_rosters and options.open_playbooks:
            return {}
        return {name: seat for name, seat in self.deck_options.items() if CODE.fullmatch(getattr(options, name))}

    def _deck(self, deck: str, options: Options) -> Deck:
        return self.game.named_deck(deck, options)


PLAYER_PICTURE: Final = (52, 20, 136, 136)
PLAY_PICTURE: Final = (58, 50, 124, 124)
AUDIBLE_PICTURE: Final = (66, 42, 108, 108)
"""The parts of the faces that are enough in a small picture."""
TIERS: Final = ("LEGEND", "STAR", "STANDOUT", "SPECIALIST", "REGULAR")
SIDES: Final = ("OFF", "DEF", "ANY")
PRICE: Final = "${price}M"


@cache
def builder() -> Builder:
    """MG-12.1  Every card of the set, whatever its team."""
    cards = load()
    pool = tuple(map(_player, cards.players)) + tuple(map(_book_card, cards.book))
    leans = tuple(Value(lean.lower(), Text(f"mg-deck-lean-{lean}")) for lean in LEANS)
    return Builder(_groups(cards), pool, tuple(_starts(cards)), leans, PRICE, "MG-12.1")


def _groups(cards: CardSet) -> tuple[Group, ...]:
    teams = Filter("team", msg("mg-fact-team"), tuple(Value(team.code, team.name, team.code) for team in cards.teams))
    tiers = Filter("tier", msg("mg-fact-tier"), tuple(Value(tier, Text(f"mg-fact-tier-{tier}")) for tier in TIERS))
    ratings, stops = _values("rating", OFFENCE_CODES), _values("rating", DEFENCE_CODES)
    plays = (
        Filter("result", msg("mg-fact-result"), _values("result", RESULT_NAMES)),
        Filter("type", msg("mg-fact-type"), _values("type", TYPES)),
        Filter("uses", msg("mg-fact-uses"), ratings), Filter("stops", msg("mg-fact-stops"), stops),
    )  # fmt: skip
    calls = (
        Filter("side", msg("mg-fact-side"), tuple(Value(side, Text(f"mg-fact-side-{side}")) for side in SIDES)),
        Filter("window", msg("mg-fact-windows"), tuple(Value(w.value, Text(f"mg-window-{w.value}")) for w in Window)),
    )
    return (
        Group(
            "offense",
            msg("mg-number-offence"),
            True,
            True,
            (_positions(OFFENCE_POSITIONS), teams, tiers),
            ratings,
            PLAYER_PICTURE,
        ),
        Group(
            "defense",
            msg("mg-number-defence"),
            True,
            True,
            (_positions(DEFENCE_POSITIONS), teams, tiers),
            stops,
            PLAYER_PICTURE,
        ),
        Group("plays", msg("mg-deck-plays"), False, False, plays, picture=PLAY_PICTURE),
        Group("audibles", msg("mg-audibles"), False, False, calls, picture=AUDIBLE_PICTURE),
    )


def _values(kind: str, codes: Iterable[str]) -> tuple[Value, ...]:
    return tuple(Value(code, Text(f"mg-{kind}-{code}"), code) for code in codes)


def _positions(positions: Mapping[str, object]) -> Filter:
    return Filter("position", msg("mg-fact-pos"), tuple(Value(p, Text(f"mg-fact-pos-{p}"), p) for p in positions))


def _player(player: Player) -> PoolCard:
    offence = player.side == "OFFENSE"
    codes = OFFENCE_CODES if offence else DEFENCE_CODES
    order = (OFFENCE_POSITIONS if offence else DEFENCE_POSITIONS)[player.pos]
    return PoolCard(
        player.id, player.side.lower(), player.name, player.pos, player.team, player.salary,
        {"position": player.pos, "team": player.team, "tier": player.tier},
        {codes[rating]: player.ratings[rating] for rating in order},
        ink=inks()[player.team].first,
    )  # fmt: skip


def _book_card(card: BookCard) -> PoolCard:
    return _play(card) if isinstance(card, Play) else _audible(card)


def _play(play: Play) -> PoolCard:
    uses = [OFFENCE_CODES[rating] for rating in play.uses]
    stops = [DEFENCE_CODES[rating] for rating in play.stops]
    bonuses = " ".join(f"{pos} +{number}" for pos, number in play.bonuses.items())
    line = msg("mg-deck-play", uses=" ".join(uses), stops=" ".join(stops), bonuses=bonuses or "–")
    facts = {"result": play.result, "type": play.type, "uses": " ".join(uses), "stops": " ".join(stops)}
    return PoolCard(
        play.id, "plays", play.name, play.type, play.result, facts=facts, line=line, ink=RESULTS[play.result]
    )


def _audible(card: Audible) -> PoolCard:
    windows = " ".join(window.value for window in Window if window in card.windows)
    facts = {"side": card.side, "window": windows}
    return PoolCard(card.id, "audibles", card.name, "A", card.side, facts=facts, line=card.told, ink=AUDIBLE)


def _starts(cards: CardSet) -> Iterable[Start]:
    for name, deck in sample_decks().items():
        yield Start(name, deck.name, False, msg("mg-price", price=payroll(deck, cards)))
    for place, team in enumerate(cards.teams):
        cost = payroll(stock_deck(cards, place, "full"), cards)
        yield Start(team.code, team.name, True, msg("mg-price", price=cost))


ELEVENTH: Final = "11"
DEFENCE_ROWS: Final = (("S", ELEVENTH, "S"), ("CB", "LB", "LB", "LB", "CB"), ("DE", "DT", "DE"))
OFFENCE_ROWS: Final = (("WR", "T", "G", "C", "G", "T", "TE", "WR"), ("RB", "QB", ELEVENTH))
"""As they line up, both seen from behind the offence."""
SIDE_INKS: Final = {"offense": "#2c5f8d", "defense": "#7a3a2a"}
TYPE_INKS: Final = {"IR": RUN, "OR": RUN, "SP": PASS, "LP": PASS}
CHECKS: Final = 13
"""MG-12.13  The codes of the check."""
LEAST_SALARY: Final = 1
"""In $ million, for a place that is still empty."""
BEYOND_CAP: Final = 9 / 8
"""So much of the cap is the bar of the payroll long."""


def sheet_of(deck: Deck, problems: Sequence[Problem], options: Options, cards: CardSet) -> Sheet:
    """Everything about a deck; its problems are given."""
    held = Counter(cards.players[place].id for place in deck.players)
    held.update(cards.book[place].id for place in deck.book)
    made = composition(deck, cards)
    codes = {problem.code for problem in problems}
    areas = (
        _side(
            "defense", msg("mg-number-defence"), DEFENCE_ROWS, DEFENCE, [cards.players[place] for place in deck.defence]
        ),
        _side(
            "offense", msg("mg-number-offence"), OFFENCE_ROWS, OFFENCE, [cards.players[place] for place in deck.offence]
        ),
        _playbook(deck, cards),
    )
    meters = (_payroll(deck, options, cards, codes), _results(made, options, codes), _types(made, codes))
    room = options.cap - payroll(deck, cards) if options.cap else None
    return Sheet(
        deck.name, deck_text(deck, cards), deck_code(deck, cards), dict(held), areas, meters, tuple(problems), CHECKS,
        room,
    )  # fmt: skip


# Areas ----------------------------------------------------------------------------------------------------------------


def _side(group: str, title: Text, rows: Sequence[Sequence[str]], slots: Slots, players: Sequence[Player]) -> Area:
    """MG-12.3, MG-12.4  Players at their places; those without one are listed beyond."""
    waiting: dict[str, list[str]] = {}
    for player in players:
        waiting.setdefault(player.pos, []).append(player.id)
    fixed = {pos: [waiting[pos].pop(0) for _ in range(slots.fixed.count(pos)) if waiting.get(pos)] for pos in waiting}
    eleventh = next((waiting[pos].pop(0) for pos in slots.eleventh if waiting.get(pos)), None)
    placed = tuple(
        tuple(
            Slot("", {"group": group}, eleventh, msg("mg-deck-eleventh"))
            if pos == ELEVENTH
            else Slot(pos, {"group": group, "position": pos}, fixed[pos].pop(0) if fixed.get(pos) else None)
            for pos in row
        )
        for row in rows
    )
    beyond = Counter(card for rest in waiting.values() for card in rest)
    return Area(group, title, group, len(players), ROSTER_SIDE, placed, beyond=_held(beyond))


def _playbook(deck: Deck, cards: CardSet) -> Area:
    shelf = Counter(cards.book[place].id for place in sorted(deck.book))
    return Area("playbook", msg("mg-pile-playbook"), "plays", len(deck.book), FEWEST_PLAYBOOK, shelf=_held(shelf))


def _held(counted: Counter[str]) -> tuple[Held, ...]:
    return tuple(Held(card, copies) for card, copies in counted.items())


# Meters ---------------------------------------------------------------------------------------------------------------


def _payroll(deck: Deck, options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """MG-12.2  What the players cost, against the cap."""
    sides = {"offense": deck.offence, "defense": deck.defence}
    sums = {side: sum(cards.players[place].salary for place in places) for side, places in sides.items()}
    total, cap = sum(sums.values()), options.cap
    titles = {"offense": msg("mg-number-offence"), "defense": msg("mg-number-defence")}
    parts = tuple(Part(titles[side], number, SIDE_INKS[side]) for side, number in sums.items())
    notes = []
    if cap:
        left = cap - total
        notes.append(_note("room" if left >= 0 else "over", money=abs(left)))
    empty = 2 * ROSTER_SIDE - len(deck.players)
    if empty > 0:
        notes.append(_note("empty", places=empty, money=empty * LEAST_SALARY))
    full = max(round(cap * BEYOND_CAP), total, 1)
    label: Said = msg("mg-price", price=cap) if cap else ""
    return Meter(
        "payroll", msg("mg-payroll"), msg("mg-price", price=total), "over_cap" not in codes, "sum", parts, full,
        cap or None, label, True, tuple(notes),
    )  # fmt: skip


def _results(made: Composition, options: Options, codes: set[str]) -> Meter:
    """MG-12.5 to MG-12.7  The Field Goals against half of the playbook."""
    parts = (
        Part(msg("mg-short-field_goal"), made.field_goals, RESULTS["FG"]),
        Part(msg("mg-short-touchdown"), made.touchdowns, RESULTS["TD"]),
        Part(msg("mg-audible-short"), made.audibles, AUDIBLE),
    )  # fmt: skip
    needed = made.field_goals_needed
    note = _note("half", share=options.fg_share, needed=needed, touchdowns=made.touchdowns, audibles=made.audibles)
    good = not codes & {"few_playbook", "many_playbook", "few_touchdowns", "field_goal_share"}
    full = max(made.total, FEWEST_PLAYBOOK)
    return Meter(
        "playbook", msg("mg-pile-playbook"), str(made.total), good, "sum", parts, full, full / 2, "", False, (note,)
    )


def _types(made: Composition, codes: set[str]) -> Meter:
    """MG-12.8  Every type against twice the rarest."""
    parts = tuple(Part(kind, made.types[kind], TYPE_INKS[kind]) for kind in TYPES)
    allowed = made.most_of_a_type
    note = _note("twice", most=allowed)
    full = max(*made.types.values(), allowed, 4)
    return Meter(
        "types", msg("mg-deck-types"), "", "type_ratio" not in codes, "rows", parts, full, allowed, "", True, (note,)
    )


def _note(code: str, **args: Arg) -> Note:
    return Note(Text(f"mg-note-{code}", args), code)

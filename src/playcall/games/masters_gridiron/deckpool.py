"""What builders of decks choose from: all cards in four groups, what they are looked for by, decks to begin with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from playcall.booklet.decks import Builder, Filter, Group, PoolCard, Start, Value
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    DEFENCE_RATINGS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    OFFENCE_RATINGS,
    POSITION_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Audible,
    Play,
    Player,
    Window,
)
from playcall.games.masters_gridiron.art.palette import AUDIBLE, RESULTS, inks
from playcall.games.masters_gridiron.cards import BookCard, CardSet, load
from playcall.games.masters_gridiron.decks import payroll, sample_decks, stock_deck
from playcall.games.masters_gridiron.press.stock import LEANS

PLAYER_PICTURE: Final = (52, 20, 136, 136)
PLAY_PICTURE: Final = (58, 50, 124, 124)
AUDIBLE_PICTURE: Final = (66, 42, 108, 108)
"""The parts of the faces that are enough in a small picture."""
TIERS: Final = ("LEGEND", "STAR", "STANDOUT", "SPECIALIST", "REGULAR")
SIDES: Final = {"OFF": "Offence", "DEF": "Defence", "ANY": "Either side"}
PRICE: Final = "${price}M"


@cache
def builder() -> Builder:
    """MG-12.1  Every card of the set, whatever its team."""
    cards = load()
    pool = tuple(map(_player, cards.players)) + tuple(map(_book_card, cards.book))
    leans = tuple(Value(lean.lower(), lean.capitalize()) for lean in LEANS)
    return Builder(_groups(cards), pool, tuple(_starts(cards)), leans, PRICE, "MG-12.1")


def _groups(cards: CardSet) -> tuple[Group, ...]:
    teams = Filter("team", "Team", tuple(Value(team.code, team.name, team.code) for team in cards.teams))
    tiers = Filter("tier", "Tier", tuple(Value(tier, tier.capitalize()) for tier in TIERS))
    ratings = _values(zip(OFFENCE_CODES, OFFENCE_RATINGS, strict=True))
    stops = _values(zip(DEFENCE_CODES, DEFENCE_RATINGS, strict=True))
    plays = (
        Filter("result", "Result", _values(RESULT_NAMES.items())), Filter("type", "Type", _values(TYPE_NAMES.items())),
        Filter("uses", "Uses", ratings), Filter("stops", "Stopped by", stops),
    )  # fmt: skip
    calls = (
        Filter("side", "Side", tuple(Value(side, title) for side, title in SIDES.items())),
        Filter("window", "Window", tuple(Value(window.value, window.value.capitalize()) for window in Window)),
    )
    return (
        Group("offense", "Offence", True, True, (_positions(OFFENCE_POSITIONS), teams, tiers), ratings, PLAYER_PICTURE),
        Group("defense", "Defence", True, True, (_positions(DEFENCE_POSITIONS), teams, tiers), stops, PLAYER_PICTURE),
        Group("plays", "Plays", False, False, plays, picture=PLAY_PICTURE),
        Group("audibles", "Audibles", False, False, calls, picture=AUDIBLE_PICTURE),
    )


def _values(named: Iterable[tuple[str, str]]) -> tuple[Value, ...]:
    return tuple(Value(code, title, code) for code, title in named)


def _positions(positions: Mapping[str, object]) -> Filter:
    named = tuple(Value(pos, POSITION_NAMES[pos].capitalize(), pos) for pos in positions)
    return Filter("position", "Position", named)


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
    line = " · ".join(filter(None, [" ".join(uses), f"Stop {' '.join(stops)}", bonuses]))
    facts = {"result": play.result, "type": play.type, "uses": " ".join(uses), "stops": " ".join(stops)}
    return PoolCard(
        play.id, "plays", play.name, play.type, play.result, facts=facts, line=line, ink=RESULTS[play.result]
    )


def _audible(card: Audible) -> PoolCard:
    windows = " ".join(window.value for window in Window if window in card.windows)
    facts = {"side": card.side, "window": windows}
    return PoolCard(card.id, "audibles", card.name, "A", card.side, facts=facts, line=card.text, ink=AUDIBLE)


def _starts(cards: CardSet) -> Iterable[Start]:
    for name, deck in sample_decks().items():
        yield Start(name, deck.name, False, PRICE.format(price=payroll(deck, cards)))
    for place, team in enumerate(cards.teams):
        cost = payroll(stock_deck(cards, place, "full"), cards)
        yield Start(team.code, team.name, True, PRICE.format(price=cost))

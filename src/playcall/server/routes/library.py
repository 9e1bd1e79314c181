"""Games, rules and cards: what there is to play with."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from playcall.bots import LEVELS
from playcall.contract import Game
from playcall.contract.guide import guide_of
from playcall.games import all_games, load
from playcall.kernel import Rulebook
from playcall.kernel.options import write
from playcall.server.chat import PHRASES
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import (
    CardOut,
    GameDetail,
    GameId,
    GameOut,
    GamesOut,
    GuideOut,
    ModeOut,
    OptionOut,
    RuleId,
    RuleOut,
    RulesOut,
)
from playcall.server.tablemodels import SeatsOut, SeatsWish
from playcall.tables.errors import Refused

router = APIRouter(prefix="/api", tags=["library"])
REPEATED = ("id", "name", "text", "flavour")
"""Facts of a card that its own id, title or lines tell as well."""


@router.get("/games")
def games() -> GamesOut:
    """The games that can be played."""
    return GamesOut(games=[_game(game) for game in all_games()])


@router.get("/games/{game}", responses=refusals(404))
def one_game(game: GameId) -> GameDetail:
    """A game with its options and bots."""
    found = load(game)
    workshop = found.workshop
    return GameDetail(
        **_game(found).model_dump(), options=_options(found), bots=list(LEVELS), coaches=found.coaches,
        deck_options=dict(workshop.deck_options) if workshop else {},
        deck_rules=list(workshop.rule_options) if workshop else [],
    )  # fmt: skip


@router.post("/games/{game}/seats", responses=refusals(404))
def seats(game: GameId, wish: SeatsWish) -> SeatsOut:
    """How many seats a table with these options has; options that contradict each other are refused."""
    found = load(game)
    return SeatsOut(seats=found.seat_count(found.parse_options(wish.options)))


@router.get("/games/{game}/guide", responses=refusals(404))
def guide(game: GameId) -> GuideOut:
    """The guided first game: what to say at which question, and what to choose."""
    found = guide_of(load(game))
    if found is None:
        raise Refused("guide/none", game=load(game).title)
    plain = msgspec.to_builtins(found)
    steps = [{**step, "at": {"decision": step["turn"]}} for step in plain["steps"]]
    return GuideOut.model_validate({**plain, "game": game, "steps": steps})


@router.get("/games/{game}/rules", responses=refusals(404))
def rules(game: GameId) -> RulesOut:
    """The numbered rules, and the text they stand in."""
    book = _book(load(game))
    listed = [RuleOut(id=rule.id, chapter=rule.chapter, text=rule.text) for rule in book.rules]
    return RulesOut(game=game, rules=listed, text=book.text)


@router.get("/games/{game}/rules/{rule}", responses=refusals(404))
def one_rule(game: GameId, rule: RuleId) -> RuleOut:
    """One rule by its id."""
    found = _book(load(game)).find(rule)
    if found is None:
        raise Refused("rule/unknown", game=load(game).title, rule=rule)
    return RuleOut(id=found.id, chapter=found.chapter, text=found.text)


@router.get(
    "/games/{game}/cards",
    response_class=Response,
    responses={200: {"model": list[CardOut], "description": "The cards."}, **UNCHANGED, **refusals(404)},
)
def cards(
    game: GameId,
    request: Request,
    version: Version = None,
    brief: Annotated[bool, Query(description="Without lines, which then come with the faces.")] = False,
) -> Response:
    """Every card, as text and as data. `ETag` is the version."""
    return _cards(load(game), brief).answer(request, version)


@lru_cache(maxsize=16)
def _cards(game: Game, brief: bool) -> Document:
    found = [CardOut.model_validate(face, from_attributes=True) for face in game.faces()]
    return Document.of([(_brief(card) if brief else card).model_dump() for card in found])


def _brief(card: CardOut) -> CardOut:
    facts = {name: fact for name, fact in card.facts.items() if name not in REPEATED}
    return card.model_copy(update={"lines": [], "facts": facts})


@router.get("/phrases")
def phrases() -> dict[str, str]:
    """What can be said at every table, by id."""
    return PHRASES


def _game(game: Game) -> GameOut:
    modes = [
        ModeOut(
            id=mode.id, title=game.described(f"mode-{mode.id}") or mode.id,
            summary=game.described(f"mode-{mode.id}-summary"), options=mode.options,
        )
        for mode in game.modes
    ]  # fmt: skip
    low, high = game.seats
    box = game.on_the_box
    return GameOut(
        id=game.id, title=game.title, name=box.name or game.title, prefix=game.prefix.lower(), colours=box.colours,
        kind=game.described("box"), players=box.players, minutes=box.minutes, difficulty=box.difficulty,
        summary=game.described("summary"),
        recommended=box.recommended,
        guided=guide_of(game) is not None, fewest_seats=low, most_seats=high, modes=modes, cards=len(game.faces()),
        rules=len(_book(game).rules), rules_version=game.rules_version, card_hash=game.card_hash(),
        has_decks=game.workshop is not None, has_packs=game.packs is not None,
    )  # fmt: skip


def _options(game: Game) -> list[OptionOut]:
    listed = []
    for option in fields(game.options):
        facts = option.metadata
        low, high = facts.get("range", (None, None))
        values, default = list(facts.get("values", ())), write(option.default)
        shown = OptionOut(
            name=option.name, default=default, values=values, low=low, high=high, rule=facts.get("rule", ""),
            doc=game.described(f"option-{option.name}-doc"),
        )  # fmt: skip
        listed.append(shown)
    return listed


@lru_cache(maxsize=16)
def _book(game: Game) -> Rulebook:
    return game.rulebook()

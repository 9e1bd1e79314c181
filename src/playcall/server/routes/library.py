"""Games, rules and cards: what there is to play with."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query

from playcall.booklet.box import Box
from playcall.booklet.collecting import packs_of
from playcall.booklet.decks import workshop_of
from playcall.booklet.guide import guide_in, guide_of
from playcall.bots import LEVELS
from playcall.games import BOXES, PLAYABLE, TITLES, all_games, box_of, load
from playcall.host.errors import Refused
from playcall.kernel import Game, Rulebook
from playcall.kernel.options import write
from playcall.server.chat import PHRASES
from playcall.server.errors import refusals
from playcall.server.models import (
    BoxOut,
    CardOut,
    GameDetail,
    GameId,
    GameOut,
    GamesOut,
    GuideAt,
    GuideOut,
    GuideStepOut,
    ModeOut,
    OptionOut,
    RuleId,
    RuleOut,
    RulesOut,
)
from playcall.server.tablemodels import SeatsOut, SeatsWish

router = APIRouter(prefix="/api", tags=["library"])


@router.get("/games")
def games() -> GamesOut:
    """The games that can be played, and those that cannot yet."""
    waiting = [game for game in TITLES if game not in PLAYABLE]
    in_training = [BoxOut(**_box(game, TITLES[game], BOXES[game], playable=False)) for game in waiting]
    return GamesOut(games=[_game(game) for game in all_games()], in_training=in_training)


@router.get("/games/{game}", responses=refusals(404))
def one_game(game: GameId) -> GameDetail:
    """A game with its options and bots."""
    found = load(game)
    workshop = workshop_of(found)
    return GameDetail(
        **_game(found).model_dump(), options=_options(found), bots=list(LEVELS),
        deck_options=dict(workshop.deck_options) if workshop else {},
        deck_rules=list(workshop.rule_options) if workshop else [],
    )  # fmt: skip


@router.post("/games/{game}/seats", responses=refusals(404))
def seats(game: GameId, wish: SeatsWish) -> SeatsOut:
    """How many seats a table with these options has; options that contradict each other are refused."""
    found = load(game)
    return SeatsOut(seats=found.seat_count(found.parse_options(wish.options)))


@router.get("/games/{game}/guide", responses=refusals(404))
def guide(game: GameId, language: Annotated[str, Query(max_length=8)] = "en") -> GuideOut:
    """The guided first game: what to say at which question, and what to choose."""
    found = guide_in(load(game), language)
    if found is None:
        raise Refused("guide/none", f"{load(game).title} has no guided first game.")
    steps = [
        GuideStepOut(at=GuideAt(decision=step.turn), text=step.text, point=step.point, do=step.do)
        for step in found.steps
    ]
    return GuideOut(
        game=game, title=found.title, goal=found.goal, options=found.options, seats=list(found.seats), steps=steps,
        closing=found.closing, language=found.language,
    )  # fmt: skip


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
        raise Refused("rule/unknown", f"{load(game).title} has no rule '{rule}'.")
    return RuleOut(id=found.id, chapter=found.chapter, text=found.text)


@router.get("/games/{game}/cards", responses=refusals(404))
def cards(game: GameId) -> list[CardOut]:
    """Every card, as text and as data."""
    return [CardOut.model_validate(face, from_attributes=True) for face in load(game).faces()]


@router.get("/phrases")
def phrases() -> dict[str, str]:
    """What can be said at every table, by id."""
    return PHRASES


def _game(game: Game) -> GameOut:
    modes = [ModeOut(id=mode.id, title=mode.title, summary=mode.summary, options=mode.options) for mode in game.modes]
    low, high = game.seats
    box = box_of(game)
    return GameOut(
        **_box(game.id, game.title, box, playable=True), summary=game.summary, recommended=box.recommended,
        guided=guide_of(game) is not None, fewest_seats=low, most_seats=high, modes=modes, cards=len(game.faces()),
        rules=len(_book(game).rules), rules_version=game.rules_version, card_hash=game.card_hash(),
        has_decks=workshop_of(game) is not None, has_packs=packs_of(game) is not None,
    )  # fmt: skip


def _box(game: str, title: str, box: Box, *, playable: bool) -> dict[str, Any]:
    return {
        "id": game, "title": title, "playable": playable, "kind": box.kind, "players": box.players,
        "minutes": box.minutes, "difficulty": box.difficulty,
    }  # fmt: skip


def _options(game: Game) -> list[OptionOut]:
    listed = []
    for option in fields(game.options):
        facts = option.metadata
        low, high = facts.get("range", (None, None))
        values, default = list(facts.get("values", ())), write(option.default)
        shown = OptionOut(
            name=option.name, default=default, values=values, low=low, high=high, rule=facts.get("rule", ""),
            doc=facts.get("doc", ""),
        )  # fmt: skip
        listed.append(shown)
    return listed


@lru_cache(maxsize=16)
def _book(game: Game) -> Rulebook:
    return game.rulebook()

"""The faces of all cards as text, with every printed field."""

from __future__ import annotations

from functools import cache
from typing import Any

from playcall.games.highlights_2052.cards import ActionCard, Card, CardSet, Play, load
from playcall.games.highlights_2052.effects import AREA_NAMES, TYPE_LETTERS, TYPE_NAMES
from playcall.games.highlights_2052.names import FOULS, count, helmet_words, short_box
from playcall.kernel import CardFace


@cache
def all_faces() -> tuple[CardFace, ...]:
    """FH-1.1  The play cards in their fixed order, then the Action cards."""
    cards = load()
    return tuple(play_face(card, cards) for card in cards.cards) + tuple(map(action_face, cards.actions))


def play_face(card: Card, cards: CardSet) -> CardFace:
    lines = (_origin(card, cards), *_helmet_end(card), *_football_end(card))
    return CardFace(card.id, card.name, card.set, lines, _facts(card))


def action_face(card: ActionCard) -> CardFace:
    kick = f"blocked kick, {card.block} yards for the defence" if card.block else f"kick {card.kick}"
    lines = (
        f"Yards: run {card.run}, pass {card.pass_}",
        f"Field goal: {kick}",
        f"Penalty: {FOULS[card.penalty]}",
        f"Injury: {card.injury}",
    )
    facts = {
        "no": card.no, "run": card.run, "pass": card.pass_, "kick": card.kick, "block": card.block,
        "penalty": card.penalty, "injury": card.injury,
    }  # fmt: skip
    return CardFace(f"a{card.no:02}", f"Action card {card.no}", "action", lines, facts)


def _origin(card: Card, cards: CardSet) -> str:
    kinds = {"star": "Star", "team": "Team card", "play": "Play card", "solo": "Solo card", "promo": "Promo card"}
    team = next((f" of the {team.name}" for team in cards.teams if team.id == card.team), "")
    deck = f" for the {card.deck.capitalize()} Deck" if card.deck else ""
    place = f", {card.location}" if card.location else ""
    return f"{kinds[card.set]} {card.number}{team}{deck}{place}"


def _helmet_end(card: Card) -> list[str]:
    end = f"Defence: {TYPE_NAMES[card.def_type]}, {helmet_words(card)}"
    flag = ["Penalty icon"] if card.penalty else []
    return [end, f"Box: {card.defence_text}" if card.defence_text else "No box", *flag]


def _football_end(card: Card) -> list[str]:
    plays = [
        f"Attack {AREA_NAMES[play.area]}, {count(play.footballs, 'football')}: {text}"
        for play, text in zip(card.plays, card.offence_texts, strict=True)
    ]
    injury = ["Injury icon"] if card.injury else []
    flavour = [card.flavour] if card.flavour else []
    return [*(plays or ["Attack: no footballs"]), f"Field-goal number {card.fg}", *injury, *flavour]


def _facts(card: Card) -> dict[str, Any]:
    """What a table compares and counts: helmets against footballs, area by area."""
    return {
        "number": card.number, "team": card.team, "place": card.location, "star": card.set == "star",
        "defends": TYPE_LETTERS[card.def_type], "helmets": list(card.helmets),
        "box": short_box(card.box, card.def_type) if card.box else "", "box_text": card.defence_text,
        "flag": card.penalty, "kick": card.fg, "injury": card.injury,
        "plays": [_play(play, text) for play, text in zip(card.plays, card.offence_texts, strict=True)],
    }  # fmt: skip


def _play(play: Play, text: str) -> dict[str, Any]:
    return {
        "type": TYPE_LETTERS[play.type], "area": play.area, "footballs": play.footballs, "yards": play.yards,
        "other_yards": play.situation.yards if play.situation else None, "text": text,
    }  # fmt: skip

"""The faces of all cards as text: with every printed field, and in the few words that stand on a card in the hand."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from playcall.art.lettering import SEAM
from playcall.contract import CardFace, Text
from playcall.contract.speech import speaker
from playcall.games.highlights_2052.cards import ActionCard, Card, CardSet, Play, Team, load
from playcall.games.highlights_2052.effects import AREA_LETTERS, AREA_NAMES, TYPE_LETTERS, TYPE_NAMES
from playcall.games.highlights_2052.faces.stock import kit_of
from playcall.games.highlights_2052.names import alike, helmet_words, short_box
from playcall.games.highlights_2052.printed import FOULS, box_phrase, effect_phrase, rider_phrase


def card_text(text: Text) -> str:
    """What is printed on cards is English."""
    return speaker("playcall.games.highlights_2052")(text)


@cache
def all_faces() -> tuple[CardFace, ...]:
    """FH-1.1  The play cards in their fixed order, then the Action cards."""
    cards = load()
    return tuple(play_face(card, cards) for card in cards.cards) + tuple(map(action_face, cards.actions))


def play_face(card: Card, cards: CardSet) -> CardFace:
    lines = (_origin(card, cards), *_helmet_end(card), *_football_end(card))
    facts = _facts(card)
    if card.set == "star":
        facts["club"] = next(_club(team) for team in cards.teams if team.id == card.team)
    return CardFace(card.id, card.name, card.set, lines, facts)


def _club(team: Team) -> list[str]:
    """City and nickname of a team; one of a card set says of itself what the others have a message for."""
    return [team.name.removesuffix(team.nickname).strip(), team.nickname, team.about]


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
    end = f"Defense: {TYPE_NAMES[card.def_type]}, {card_text(helmet_words(card))}"
    flag = ["Penalty icon"] if card.penalty else []
    return [end, f"Box: {card.defence_text}" if card.defence_text else "No box", *flag]


def _football_end(card: Card) -> list[str]:
    plays = [
        f"Attack {AREA_NAMES[play.area]}, {play.footballs} football{'' if play.footballs == 1 else 's'}: {text}"
        for play, text in zip(card.plays, card.offence_texts, strict=True)
    ]
    injury = ["Injury icon"] if card.injury else []
    flavour = [card.flavour] if card.flavour else []
    return [*(plays or ["Attack: no footballs"]), f"Field-goal number {card.fg}", *injury, *flavour]


def _facts(card: Card) -> dict[str, Any]:
    """What a table compares, counts and draws small: helmets against footballs, area by area."""
    box, kit = box_words(card), kit_of(card)
    return {
        "number": card.number, "team": card.team, "place": card.location, "star": card.set == "star",
        "defends": TYPE_LETTERS[card.def_type], "helmets": list(card.helmets),
        "box": card_text(short_box(card.box, card.def_type)) if card.box else "", "box_text": card.defence_text,
        "box_name": box.name, "box_number": box.number, "colour": kit.colour, "mark": kit.mark,
        "flag": card.penalty, "kick": card.fg, "injury": card.injury,
        "plays": [_play(play, text) for play, text in zip(card.plays, card.offence_texts, strict=True)],
    }  # fmt: skip


def _play(play: Play, text: str) -> dict[str, Any]:
    return {
        "type": TYPE_LETTERS[play.type], "area": play.area, "footballs": play.footballs, "yards": play.yards,
        "other_yards": play.situation.yards if play.situation else None, "text": text,
    }  # fmt: skip


# In few words --------------------------------------------------------------------------------------------------------


class BoxWords(NamedTuple):
    """An action box: its name, its number, and notes below."""

    name: str
    number: str
    notes: tuple[str, ...]


def box_words(card: Card) -> BoxWords:
    """What the box says in short: `Sack`, `−10`, `No kick`."""
    if card.box is None:
        return BoxWords("No box", "", ())
    said = box_phrase(card.box, card.def_type)
    riders = (rider_phrase(card.rider).short,) if card.rider else ()
    return BoxWords(said.name, said.number, (*((said.note,) if said.note else ()), *riders))


def printed_box(card: Card) -> str:
    """The printed text of the box without the heading that stands above it: `Loss of 10.`, nothing for `No Gain.`"""
    words = box_words(card)
    heading = f"{words.name} {words.number}".rstrip()
    rest = card.defence_text.removeprefix(f"{words.name}: ").removeprefix(f"{heading}.").lstrip()
    return rest[:1].upper() + rest[1:]


def effect_words(card: Card) -> str:
    """What the plays do beyond their yards; the areas are named where it is not the same everywhere."""
    groups = [plays for plays in alike(card) if plays[0].effects]
    return " ".join(f"{_areas(card, plays)}{_effects(plays[0])}" for plays in groups)


def printed_effects(card: Card) -> str:
    """The printed text of the plays that do more than gain yards."""
    texts = dict(zip(card.plays, card.offence_texts, strict=True))
    groups = [plays for plays in alike(card) if plays[0].effects]
    return " ".join(f"{_areas(card, plays)}{texts[plays[0]]}" for plays in groups)


def _areas(card: Card, plays: list[Play]) -> str:
    if len(plays) == len(card.plays):
        return ""
    return f"{'/'.join(AREA_LETTERS[play.area] for play in plays)}:{SEAM}"


def _effects(play: Play) -> str:
    return ", ".join(effect_phrase(effect, play).short for effect in play.effects)

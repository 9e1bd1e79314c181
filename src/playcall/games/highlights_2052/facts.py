"""What a view holds beside zones and fields, for whoever draws the table; it follows from what everybody sees."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec

from playcall.contract import Text, msg
from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import AREA_LETTERS, MAUL, PASS, RUN, TYPE_LETTERS
from playcall.games.highlights_2052.names import alike, odds, play_words
from playcall.games.highlights_2052.rules.competition import played, playoff_places, schedule, stages
from playcall.games.highlights_2052.rules.half import AUDIBLES_PER_HALF
from playcall.games.highlights_2052.rules.matchup import overthrown
from playcall.games.highlights_2052.rules.scoring import kick_is_good, kick_missing
from playcall.games.highlights_2052.rules.season import Fixture, records, rounds
from playcall.games.highlights_2052.table import (
    HAND,
    PLAYS_PER_DRIVE,
    PLAYS_PER_HALF,
    SPACE,
    TEAM_SIZE,
    Table,
    field_count,
)
from playcall.games.highlights_2052.zones import (
    CLUB,
    CLUB_INJURED,
    DISPLAY,
    IN_PLAY,
    LEAGUE_PACKS,
    PACKS,
    ROSTER,
)

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

GOOD_KICK = 4
"""A field-goal number that counts as good."""
REST_OF_SEASON = 20
"""Games to miss that are told as the rest of the season."""


def public_facts(s: Table) -> dict[str, Any]:
    """What every view shows beside the public fields."""
    picking = s.half == 0 and (min(s.teams) < 0 or -1 in s.club_teams)
    return {
        "rules": rules_facts(s.start_spot, s.safety_space), "downs": [s.down(0), s.down(1)],
        "meeting": meeting_facts(s),
        "known": [known_cards(s, side) for side in (0, 1)] if drafting(s) else None,
        "profiles": profiles(s.game) if picking else None, "season": season_facts(s) if s.order else None,
    }  # fmt: skip


def own_facts(s: Table, seat: int | None) -> dict[str, Any]:
    """What the view of a seat shows beside that."""
    return {"roster": roster_facts([s.cards[card] for card in own_roster(s, seat)]) if drafting(s) else None}


@lru_cache(maxsize=8)
def rules_facts(start: int, safety: int) -> dict[str, Any]:
    """Numbers of the rules that a table draws places for."""
    return {
        "plays": PLAYS_PER_HALF, "drive": PLAYS_PER_DRIVE, "hand": HAND, "audibles": AUDIBLES_PER_HALF,
        "team": TEAM_SIZE, "space": SPACE, "start": start, "safety": safety,
        "kicks": [field_count(ball) for ball in range(SPACE, safety, SPACE)],
    }  # fmt: skip


# The cards in play -------------------------------------------------------------------------------------------------


def landing(s: Table, side: int, play: Play, ball: int) -> int | None:
    """Where a play would bring the ball if nothing stopped it; None when the pass is overthrown (FH-5.2)."""
    if overthrown(s, side, play, s.ball[side] - ball + play.yards):
        return None
    return ball - play.yards


def lanes(attack: Card, defence: Card | None, activated: int) -> list[tuple[int, int | None, bool, bool]]:
    """FH-2.12  Area against area: footballs, helmets, whether there is a play, and whether every football meets one."""
    found = []
    for area in range(len(AREA_LETTERS)):
        plays = [play.footballs for n, play in enumerate(attack.plays) if play.area == area and activated in (-1, n)]
        helmets = None if defence is None else defence.helmets[area]
        footballs = max(plays, default=0)
        covered = helmets is not None and helmets >= footballs
        found.append((footballs, helmets, bool(plays), covered))
    return found


def threat_facts(s: Table, side: int, card: int, activated: int = -1) -> dict[str, Any]:
    """What a card threatens from where the ball of its side lies."""
    face, ball = s.cards[card], s.ball[side]
    plays = [(n, play) for n, play in enumerate(face.plays) if activated in (-1, n)]
    spots = {n: landing(s, side, play, ball) for n, play in plays}
    reach = min([to for to in spots.values() if to is not None], default=None)
    kind = "none" if not plays else "overthrown" if reach is None else "touchdown" if reach <= 0 else "lands"
    footballs = max([play.footballs for _, play in plays], default=0)
    threats, effects = threat_texts(face, activated)
    return {
        "side": side, "card": s.game.card_id("play", card), "play": activated,
        "arcs": [{"play": n, "to": to} for n, to in spots.items()],
        "threats": threats, "note": msg("fh-threat-note", ball=ball, footballs=footballs, kind=kind, to=reach or 0),
        "effects": effects, "kick": None if s.overtime else kick_facts(s, side, face, activated),
    }  # fmt: skip


@lru_cache(maxsize=1024)
def threat_texts(face: Card, activated: int) -> tuple[list[Any], list[str]]:
    """What a card threatens in words, and what its effects say; of the play that was chosen alone, if one was."""
    groups = [[face.plays[activated]]] if activated >= 0 else alike(face)
    texts = [text for n, text in enumerate(face.offence_texts) if activated in (-1, n) and face.plays[n].effects]
    return msgspec.to_builtins([play_words(*group) for group in groups]), list(dict.fromkeys(texts))


def kick_facts(s: Table, side: int, face: Card, activated: int) -> dict[str, Any]:
    """FH-9.3  What a kick from where the ball lies would need after this card."""
    need = s.field_count(side)
    number = face.fg + (face.plays[activated].kick_setup if activated >= 0 else 0)
    missing = kick_missing(s, side, number)
    good, of = odds(s, lambda card: kick_is_good(card, missing))
    text = msg("fh-kick-note", number=number, missing=missing, good=good, of=of, reach="yes" if good else "no")
    return {"ball": s.ball[side], "need": need, "text": text}


def meeting_facts(s: Table) -> dict[str, Any] | None:
    """The threat in play and the card that answers it; in overtime a card stays shown after it has left (FH-20.14)."""
    side = s.offence
    if not s.zones[IN_PLAY(side)]:
        return None
    card = s.zones[IN_PLAY(side)][0]
    laid = s.zones[IN_PLAY(1 - side)]
    answer = laid[0] if laid else s.facing[1 - side] if s.overtime else None
    defence = None if answer is None or answer < 0 else s.cards[answer]
    found = {
        "threat": threat_facts(s, side, card, s.activated), "lanes": lanes(s.cards[card], defence, s.activated),
        "defence": None if defence is None or answer is None else s.game.card_id("play", answer),
    }  # fmt: skip
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


# Rosters and teams -------------------------------------------------------------------------------------------------


def drafting(s: Table) -> bool:
    """Cards are being drafted, cut or kept."""
    league = s.options.competition and any(s.zones[LEAGUE_PACKS(seat)] for seat in range(s.options.players))
    packs = s.zones[PACKS(0)] or s.zones[PACKS(1)] or s.zones[DISPLAY()]
    return bool(league or packs or max(len(s.zones[ROSTER(side)]) for side in (0, 1)) > TEAM_SIZE)


def own_roster(s: Table, seat: int | None) -> list[int]:
    """The cards of a seat's team so far."""
    if seat is None:
        return []
    cards = [card for side in s.sides_of(seat) for card in s.zones[ROSTER(side)]]
    return cards or (s.zones[CLUB(seat)] if s.options.competition else [])


def roster_facts(cards: list[Card]) -> dict[str, Any]:
    """Defence types, helmets by area, and kickers: what a roster is short of."""
    return {
        "types": {letter: sum(card.def_type == kind for card in cards) for kind, letter in enumerate(TYPE_LETTERS)},
        "helmets": {letter: sum(card.helmets[area] for card in cards) for area, letter in enumerate(AREA_LETTERS)},
        "kickers": sum(card.fg >= GOOD_KICK for card in cards), "kick": GOOD_KICK,
    }  # fmt: skip


def known_cards(s: Table, side: int) -> list[int]:
    """FH-24.6  Cards publicly known to belong to a side, whether it has kept them or not."""
    if s.seats[0] == s.seats[1] or s.seats[side] < 0:
        return []
    mask = s.listed[s.seats[side]]
    return [card for card in range(len(s.cards)) if mask >> card & 1]


TRAITS = {"run": (3.0, 12.0), "pass": (3.0, 12.5), "defence": (1.1, 2.3), "kick": (1.4, 3.8)}
"""What teams are compared in, with the least and the most that a team can have on average."""


@lru_cache(maxsize=4)
def profiles(game: Highlights) -> dict[str, dict[str, float]]:
    """What each team is strong in, from 0 to 1."""
    return {team.id: profile([game.cards[card] for card in team.cards]) for team in game.teams}


def profile(cards: list[Card]) -> dict[str, float]:
    values = {
        "run": fmean(_longest(card, RUN) for card in cards), "pass": fmean(_longest(card, PASS) for card in cards),
        "defence": fmean(sum(card.helmets) for card in cards), "kick": fmean(card.fg for card in cards),
    }  # fmt: skip
    return {
        name: round(max(0.08, min(1.0, (values[name] - low) / (high - low))), 3) for name, (low, high) in TRAITS.items()
    }


def _longest(card: Card, kind: int) -> int:
    return max([play.yards for play in card.plays if play.type in (kind, MAUL)], default=0)


# Competitions ------------------------------------------------------------------------------------------------------


def season_facts(s: Table) -> dict[str, Any]:
    """FH-21, FH-22  Standings or bracket, the results so far, who is injured."""
    games = played(s)
    league = s.options.mode == "league"
    length = len(schedule(s)) if league else len(s.order) - 1
    found: dict[str, Any] = {
        "played": min(len(games), length), "length": length, "playoffs": league and len(games) >= length,
        "number": min(len(games) + 1, length), "through": playoff_places(s.options.players) if league else 0,
        "standings": [row._asdict() for row in records(games[:length], s.order)] if league else [],
        "rounds": [] if league else [_round(pairs, stage) for pairs, stage in _stages(s, games)],
        "results": [_result(game) for game in reversed(games[-8:])], "injuries": _injuries(s),
    }  # fmt: skip
    return found


def _stages(s: Table, games: list[Fixture]) -> list[tuple[list[tuple[int | None, int | None, Fixture | None]], str]]:
    found = rounds(s.order, games)
    return list(zip(found, stages(len(found)), strict=True))


def _round(pairs: list[tuple[int | None, int | None, Fixture | None]], stage: str) -> dict[str, Any]:
    told = [{"seats": [upper, lower], "game": None if game is None else _result(game)} for upper, lower, game in pairs]
    return {"stage": stage, "pairs": told}


def _result(game: Fixture) -> dict[str, Any]:
    return {
        "seats": [game.visitor, game.home], "points": [game.visitor_points, game.home_points], "winner": game.winner,
    }  # fmt: skip


def _injuries(s: Table) -> list[dict[str, Any]]:
    """Cards that wait to be fit again, with the games they still miss."""
    found: list[dict[str, Any]] = []
    for seat in range(s.options.players):
        for card in s.zones[CLUB_INJURED(seat)]:
            games = s.club_games[len(found)]
            text = msgspec.to_builtins(out_for(games))
            found.append({"seat": seat, "card": s.game.card_id("play", card), "text": text})
    return found


def out_for(games: int) -> Text:
    return msg("fh-out", games=games, rest="yes" if games >= REST_OF_SEASON else "no")
